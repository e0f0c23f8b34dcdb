# Parties: made, joined by invitation, left.

party-created = Družina je založená. Další pozveš přes [/party invite].
party-invited = Pozvánka je odeslaná: **{ $name }**. Družinu ukáže [/party show].
party-joined = Patříš do družiny. Kdykoli ji ukáže [/party show].
party-left = Postava **{ $name }** už v družině není. Novou založíš přes [/party create].
party-kicked = Postava **{ $name }** už v družině není. Znovu ji pozveš přes [/party invite].
party-shown = Další pozve vůdce družiny přes [/party invite], odejít můžeš přes [/party leave].
party-waiting = ⏳ { $name } (pozvánka čeká)
party-of = Družina: { $name }
button-leave-party = Odejít z družiny
