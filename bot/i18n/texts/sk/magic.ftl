# Spells: the list, one casting and what the caster learns of it, consent.

spells-text = ✨ máš pripravené · ▫️ je minuté · 🔒 príde s vyššou úrovňou. Čo sa dá vyvolať hneď, mimo boja, je v zozname; stačí aj [/cast].
spells-no-phase = ✨ máš pripravené · ▫️ je minuté · 🔒 príde s vyššou úrovňou. Teraz nebeží žiadna fáza; počkaj, kým ju ORG otvorí cez [/phase open].
spells-none = Táto postava neovláda žiadnu školu mágie. Čo vie, ukáže [/ability list].
spells-prompt = Vyvolaj kúzlo

cast-target-prompt = { $count ->
        [one] Vyber, na koho
       *[other] Vyber, na koho; najviac { $count }
    }
cast-choice-prompt = Vyber jednu možnosť
cast-lasts = Účinok sa skončí { $at }, ak čas nestojí; presne to ukáže [/timers].
cast-done = Kúzlo **{ $spell }** je vyvolané a v tejto fáze minuté. Čo ti zostáva, ukáže [/spells].
cast-none = Kúzlo **{ $spell }** je minuté, no nič sa nestalo. Čo ti zostáva, ukáže [/spells].

## Consent: asked before the spell is spent

consent-asked = Najprv musí súhlasiť **{ $name }**. Odpoveď ti príde ako správa; kúzlo zatiaľ minuté nie je. Ostatné ukáže [/spells].
consent-given = Súhlas platí a kúzlo je vyvolané. Otázka ti príde ako správa; odpovieš tlačidlom alebo cez [/answer].
consent-refused = Odmietnutie platí: kúzlo nebolo vyvolané a nikto oň neprišiel. Kto je s tebou v scéne, ukáže [/scene show].
consent-yes = Súhlasím
consent-no = Nesúhlasím

## Why a hidden thing was in the way: for the ORG log alone

hidden-no_condition = niet čo liečiť ani snímať
hidden-target_level_too_high = úroveň nie je nižšia
hidden-target_not_undead = nie je nemŕtvy
hidden-target_not_animal = nie je zviera
hidden-target_not_living = nie je živá bytosť
hidden-target_is_undead = je nemŕtvy
hidden-target_not_demon = nie je démon
