# Characters: created, shown, listed, changed.

## Creating

create-faction-title = { $name }: frakce
create-faction-text = Kam postava patří? Podle frakce se potom nabídnou povolání.
create-faction-prompt = Vyber frakci
create-class-title = { $name }: povolání
create-class-text = Čím postava je? Na povolání závisí životy, zbraně i schopnosti. Víc řekne [/rules].
create-class-prompt = Vyber povolání
create-done-title = { $name }
create-done-story = Postava začíná na úrovni { $level }. Její schopnosti určí ORG: přidej je přes [/ability grant].
create-done = Postava je vytvořená. Kdykoli ji ukáže [/character show].
create-done-choose = Postava je vytvořená. Ještě jí je potřeba vybrat schopnost: [/ability choose].

## The sheet

sheet-headline = { $character_class } · { $faction } · úroveň **{ $level }**
sheet-lives = { $lives } / { $maximum ->
        [one] { $maximum } život
        [few] { $maximum } životy
        [many] { $maximum } života
       *[other] { $maximum } životů
    }
sheet-xp = { $xp } / { $next } XP · do další úrovně { $missing ->
        [one] chybí { $missing } XP
        [few] chybí { $missing } XP
        [many] chybí { $missing } XP
       *[other] chybí { $missing } XP
    }
sheet-xp-last = { $xp } XP · nejvyšší úroveň
sheet-granted = (od ORGa)
sheet-spell-later = { $spell } (od úrovně { $level })
sheet-no-abilities = Zatím bez schopností.
sheet-open-picks = 🎯 Čeká výběr schopnosti za úroveň { $levels }: [/ability choose]
sheet-deity = Bůh: { $deity }
sheet-worn = Na sobě
sheet-upon = Právě na ní působí
sheet-condition = 🩹 { $kind }: { $text }
sheet-form = 🐾 v podobě: { $form }
sheet-absent = 🙌 mimo hru: { $reason }
sheet-returning = 🙌 vrací se do hry (mimo hru: { $reason })
sheet-footer = Hraje: { $owner }
sheet-stranger =
    { $faction } · hraje { $owner }
    Víc o postavě vidí jen její hráč a ORGové.

## Lists

roster-title = Postavy
roster-line = **{ $name }** · { $character_class } · úroveň { $level }
roster-active = ▶️ **{ $name }** · { $character_class } · úroveň { $level } · právě ji hraješ
roster-retired = ~~{ $name }~~ · { $character_class } · úroveň { $level } · ukončená
roster-empty = Zatím tu není žádná postava. Vytvoříš ji přes [/character create].
history-title = Historie: { $name }
history-empty = Zatím se nic nestalo.

## Changes

switch-done = Teď hraješ tuto postavu: **{ $name }**. Ukáže ji [/character show].
edit-done = Změna je uložená: **{ $name }**. Výsledek ukáže [/character show].
retire-sure =
    Opravdu chceš ukončit postavu **{ $name }**? Zpět to nejde a její čekající žádosti se stáhnou. Historie zůstane.
    Pokud ne, tuto zprávu jen zavři.
retire-done = Postava **{ $name }** je ukončená. Další ukáže [/character list], novou vytvoří [/character create].
