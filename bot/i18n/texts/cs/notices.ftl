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

## Magic

notice-spell = ✨ Kouzlo **{ $spell }** od postavy **{ $caster }** zapůsobilo na tvoji postavu **{ $name }**. Co se změnilo, ukáže [/character show].
notice-consent =
    Kouzlem **{ $spell }** chce na tvoji postavu **{ $name }** působit **{ $caster }**.
    Co se stane, když souhlasíš: dostaneš jednu otázku a tvoje postava na ni po pravdě odpoví ANO, NE nebo NEVÍM. O životy ani o nic jiného nepřijde.
    Když odmítneš, nestane se nic a kouzlo se nevyčerpá. Odpověz tlačítkem nebo přes [/consent].
notice-consent-given = **{ $name }** souhlasí a kouzlo je vyvolané. Svoji otázku napiš tlačítkem nebo přes [/ask].
notice-consent-refused = **{ $name }** nesouhlasí. Kouzlo ti zůstává; jiné vybereš ve [/spells].
notice-question =
    Kouzlo **{ $spell }**: **{ $asker }** se ptá tvojí postavy **{ $name }**:
    „{ $question }“
    Odpověz po pravdě ANO, NE nebo NEVÍM: tlačítkem, nebo přes [/answer].
notice-answer =
    💬 Odpověď pro postavu **{ $name }**: **{ $answer }**{ $text }
    Otázka byla: „{ $question }“
    Co ti ještě zbývá, ukáže [/spells].
notice-answer-open =
    🔮 Vize pro postavu **{ $name }**: { $text }
    Otázka byla: „{ $question }“
    Co ti ještě zbývá, ukáže [/spells].

## Conditions, forms, time

notice-condition-added =
    Na tvoji postavu **{ $name }** přibylo: { $kind }. Co to dělá: { $text }
    Všechno, co na ní je, ukáže [/character show].
notice-condition-removed =
    Na tvojí postavě **{ $name }** už není: { $kind } ({ $text }).
    Co na ní ještě je, ukáže [/character show].
notice-form-recorded = Postava **{ $name }** zná novou podobu: **{ $form }**. Jestli umí Proměnu, vezme si ji přes [/cast].
notice-timer-effect = ⌛ Postavě **{ $name }** skončil účinek kouzla **{ $spell }**. Co ti zbývá, ukáže [/spells].
notice-timer-wake = ⌛ Postava **{ $name }** se probrala a může hrát dál. Kolik má životů, ukáže [/character show].
notice-timer-dead = ⌛ O postavě **{ $name }** teď rozhoduje hlavní ORG. Než rozhodne, její stav ukáže [/character show].
notice-timer-return = ⌛ Postava **{ $name }** je zpátky ve hře. Kdo je ve scéně, ukáže [/scene show].
notice-undone =
    ↩️ ORG vrátil zpět zápis #{ $number } postavy **{ $name }**. Celou historii ukáže [/journal].
    Důvod: { $reason }
