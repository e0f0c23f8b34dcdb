# Spells: the list, one casting and what the caster learns of it, consent.

spells-text = ✨ máš připravené · ▫️ je vyčerpané · 🔒 přijde s vyšší úrovní. Co se dá vyvolat hned, mimo boj, je v seznamu; stačí i [/cast].
spells-no-phase = ✨ máš připravené · ▫️ je vyčerpané · 🔒 přijde s vyšší úrovní. Teď neběží žádná fáze; počkej, až ji ORG otevře přes [/phase open].
spells-none = Tato postava neovládá žádnou školu magie. Co umí, ukáže [/ability list].
spells-prompt = Vyvolej kouzlo

cast-target-prompt = { $count ->
        [one] Vyber, na koho
       *[other] Vyber, na koho; nejvýš { $count }
    }
cast-choice-prompt = Vyber jednu možnost
cast-lasts = Účinek skončí { $at }, pokud čas nestojí; přesně to ukáže [/timers].
cast-done = Kouzlo **{ $spell }** je vyvolané a v této fázi vyčerpané. Co ti zbývá, ukáže [/spells].
cast-none = Kouzlo **{ $spell }** je vyčerpané, ale nic se nestalo. Co ti zbývá, ukáže [/spells].

## Consent: asked before the spell is spent

consent-asked = Nejdřív musí souhlasit **{ $name }**. Odpověď ti přijde jako zpráva; kouzlo zatím vyčerpané není. Ostatní ukáže [/spells].
consent-given = Souhlas platí a kouzlo je vyvolané. Otázka ti přijde jako zpráva; odpovíš tlačítkem nebo přes [/answer].
consent-refused = Odmítnutí platí: kouzlo nebylo vyvolané a nikdo o ně nepřišel. Kdo je s tebou ve scéně, ukáže [/scene show].
consent-yes = Souhlasím
consent-no = Nesouhlasím

## Why a hidden thing was in the way: for the ORG log alone

hidden-no_condition = není co léčit ani snímat
hidden-target_level_too_high = úroveň není nižší
hidden-target_not_undead = není nemrtvý
hidden-target_not_animal = není zvíře
hidden-target_not_living = není živá bytost
hidden-target_is_undead = je nemrtvý
hidden-target_not_demon = není démon
