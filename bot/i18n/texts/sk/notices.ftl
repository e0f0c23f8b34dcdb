# What players are told when they did not ask.

notice-bell = Máš tu správu. Ťukni na tlačidlo, uvidíš ju iba ty.
notice-read = Prečítať
notice-level = ⭐ Postava **{ $name }** má úroveň **{ $level }**. Ukáže ju [/character show].
notice-level-pick = Vyber si schopnosť cez [/ability choose]. Na výber máš: { $abilities }.
notice-level-spells = Nové kúzla: { $spells }. Čo robia, povie [/rules].
notice-lives =
    Postava **{ $name }** má teraz { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
        [many] { $lives } života
       *[other] { $lives } životov
    } (najviac { $maximum }). Viac ukáže [/character show].
    Dôvod: { $reason }
notice-request-approved = ✅ Schválené: **{ $ability }** pre postavu **{ $name }**. Ukáže ju [/character show].
notice-request-declined = ❌ Zamietnuté: **{ $ability }** pre postavu **{ $name }**. Vyber inú cez [/ability choose] alebo sa spýtaj ORGa.
notice-request-reopened = ↩️ Rozhodnutie sa vrátilo späť: **{ $ability }** pre postavu **{ $name }** znova čaká na ORGa. Stav ukáže [/character show].
notice-request-reason =
    Prečo je zamietnutá schopnosť **{ $ability }** pre postavu **{ $name }**: { $reason }
    Inú vyberieš cez [/ability choose].
notice-ability-granted = Postava **{ $name }** má od ORGa schopnosť **{ $ability }**. Čo robí, ukáže [/ability list].
notice-ability-revoked = Postava **{ $name }** už nemá schopnosť **{ $ability }**. Prečo, ukáže [/character history].
notice-character-received = Patrí ti postava **{ $name }**. Hrať ju začneš cez [/character switch].
notice-party-invited = Postava **{ $name }** má pozvánku do družiny, vedie ju **{ $leader }**. Prijmeš ju cez [/party accept].
notice-party-joined = Do družiny pribudla postava **{ $name }**. Celú ju ukáže [/party show].
notice-party-kicked = Postava **{ $name }** už nie je v družine. Novú založíš cez [/party create].
notice-reaction-refused =
    Tvoja reakcia nič nezmenila.
    { $refusal }
