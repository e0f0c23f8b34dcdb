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

## Magic

notice-spell = ✨ Kúzlo **{ $spell }** od postavy **{ $caster }** zapôsobilo na tvoju postavu **{ $name }**. Čo sa zmenilo, ukáže [/character show].
notice-consent =
    Kúzlom **{ $spell }** chce na tvoju postavu **{ $name }** pôsobiť **{ $caster }**.
    Čo sa stane, ak súhlasíš: dostaneš jednu otázku a tvoja postava na ňu po pravde odpovie ÁNO, NIE alebo NEVIEM. O životy ani o nič iné nepríde.
    Ak odmietneš, nestane sa nič a kúzlo sa neminie. Odpovedz tlačidlom alebo cez [/consent].
notice-consent-given = **{ $name }** súhlasí a kúzlo je vyvolané. Svoju otázku napíš tlačidlom alebo cez [/ask].
notice-consent-refused = **{ $name }** nesúhlasí. Kúzlo ti zostáva; iné vyberieš v [/spells].
notice-question =
    Kúzlo **{ $spell }**: **{ $asker }** sa pýta tvojej postavy **{ $name }**:
    „{ $question }“
    Odpovedz po pravde ÁNO, NIE alebo NEVIEM: tlačidlom, alebo cez [/answer].
notice-answer =
    💬 Odpoveď pre postavu **{ $name }**: **{ $answer }**{ $text }
    Otázka bola: „{ $question }“
    Čo ti ešte zostáva, ukáže [/spells].
notice-answer-open =
    🔮 Vízia pre postavu **{ $name }**: { $text }
    Otázka bola: „{ $question }“
    Čo ti ešte zostáva, ukáže [/spells].

## Conditions, forms, time

notice-condition-added =
    Na tvoju postavu **{ $name }** pribudlo: { $kind }. Čo to robí: { $text }
    Všetko, čo na nej je, ukáže [/character show].
notice-condition-removed =
    Na tvojej postave **{ $name }** už nie je: { $kind } ({ $text }).
    Čo na nej ešte je, ukáže [/character show].
notice-form-recorded = Postava **{ $name }** pozná novú podobu: **{ $form }**. Ak vie Premenu, vezme si ju cez [/cast].
notice-timer-effect = ⌛ Postave **{ $name }** sa skončil účinok kúzla **{ $spell }**. Čo ti zostáva, ukáže [/spells].
notice-timer-wake = ⌛ Postava **{ $name }** sa prebrala a môže hrať ďalej. Koľko má životov, ukáže [/character show].
notice-timer-dead = ⌛ O postave **{ $name }** teraz rozhoduje hlavný ORG. Kým rozhodne, jej stav ukáže [/character show].
notice-timer-return = ⌛ Postava **{ $name }** je späť v hre. Kto je v scéne, ukáže [/scene show].
notice-undone =
    ↩️ ORG vrátil späť zápis #{ $number } postavy **{ $name }**. Celú históriu ukáže [/journal].
    Dôvod: { $reason }
