# Parties: made, joined by invitation, left.

party-created = Družina je založená. Ďalších pozveš cez [/party invite].
party-invited = Pozvánka je odoslaná: **{ $name }**. Družinu ukáže [/party show].
party-joined = Patríš do družiny. Kedykoľvek ju ukáže [/party show].
party-left = Postava **{ $name }** už v družine nie je. Novú založíš cez [/party create].
party-kicked = Postava **{ $name }** už v družine nie je. Znova ju pozveš cez [/party invite].
party-shown = Ďalších pozve vodca družiny cez [/party invite], odísť môžeš cez [/party leave].
party-waiting = ⏳ { $name } (pozvánka čaká)
party-of = Družina: { $name }
button-leave-party = Odísť z družiny
