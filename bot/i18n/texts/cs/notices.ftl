# What players are told when they did not ask.

notice-bell = Máš tu zprávu. Klepni na tlačítko, uvidíš ji jen ty.
notice-read = Přečíst
notice-level = ⭐ Postava **{ $name }** má úroveň **{ $level }**. Ukáže ji [/character show].
notice-level-pick = Vyber si schopnost přes [/ability choose]. Na výběr máš: { $abilities }.
notice-level-spells = Nová kouzla: { $spells }. Co dělají, řekne [/rules].
notice-lives =
    Postava **{ $name }** má teď { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
        [many] { $lives } života
       *[other] { $lives } životů
    } (nejvýš { $maximum }). Víc ukáže [/character show].
    Důvod: { $reason }
notice-request-approved = ✅ Schváleno: **{ $ability }** pro postavu **{ $name }**. Ukáže ji [/character show].
notice-request-declined = ❌ Zamítnuto: **{ $ability }** pro postavu **{ $name }**. Vyber jinou přes [/ability choose] nebo se zeptej ORGa.
notice-request-reopened = ↩️ Rozhodnutí se vrátilo zpět: **{ $ability }** pro postavu **{ $name }** znovu čeká na ORGa. Stav ukáže [/character show].
notice-request-reason =
    Proč je zamítnutá schopnost **{ $ability }** pro postavu **{ $name }**: { $reason }
    Jinou vybereš přes [/ability choose].
notice-ability-granted = Postava **{ $name }** má od ORGa schopnost **{ $ability }**. Co dělá, ukáže [/ability list].
notice-ability-revoked = Postava **{ $name }** už nemá schopnost **{ $ability }**. Proč, ukáže [/character history].
notice-character-received = Patří ti postava **{ $name }**. Hrát ji začneš přes [/character switch].
notice-party-invited = Postava **{ $name }** má pozvánku do družiny, vede ji **{ $leader }**. Přijmeš ji přes [/party accept].
notice-party-joined = Do družiny přibyla postava **{ $name }**. Celou ji ukáže [/party show].
notice-party-kicked = Postava **{ $name }** už není v družině. Novou založíš přes [/party create].
notice-reaction-refused =
    Tvoje reakce nic nezměnila.
    { $refusal }
