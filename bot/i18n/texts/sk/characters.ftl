# Characters: created, shown, listed, changed.

## Creating

create-faction-title = { $name }: frakcia
create-faction-text = Kam postava patrí? Podľa frakcie sa potom ponúknu povolania.
create-faction-prompt = Vyber frakciu
create-class-title = { $name }: povolanie
create-class-text = Čím postava je? Od povolania závisia životy, zbrane aj schopnosti. Viac povie [/rules].
create-class-prompt = Vyber povolanie
create-done-title = { $name }
create-done-story = Postava začína na úrovni { $level }. Jej schopnosti určí ORG: pridaj ich cez [/ability grant].
create-done = Postava je vytvorená. Kedykoľvek ju ukáže [/character show].
create-done-choose = Postava je vytvorená. Ešte jej treba vybrať schopnosť: [/ability choose].

## The sheet

sheet-headline = { $character_class } · { $faction } · úroveň **{ $level }**
sheet-lives = { $lives } / { $maximum ->
        [one] { $maximum } život
        [few] { $maximum } životy
        [many] { $maximum } života
       *[other] { $maximum } životov
    }
sheet-xp = { $xp } / { $next } XP · do ďalšej úrovne { $missing ->
        [one] chýba { $missing } XP
        [few] chýbajú { $missing } XP
        [many] chýba { $missing } XP
       *[other] chýba { $missing } XP
    }
sheet-xp-last = { $xp } XP · najvyššia úroveň
sheet-granted = (od ORGa)
sheet-spell-later = { $spell } (od úrovne { $level })
sheet-no-abilities = Zatiaľ bez schopností.
sheet-open-picks = 🎯 Čaká výber schopnosti za úroveň { $levels }: [/ability choose]
sheet-deity = Boh: { $deity }
sheet-worn = Na sebe
sheet-upon = Práve na nej pôsobí
sheet-condition = 🩹 { $kind }: { $text }
sheet-form = 🐾 v podobe: { $form }
sheet-absent = 🙌 mimo hry: { $reason }
sheet-returning = 🙌 vracia sa do hry (mimo hry: { $reason })
sheet-footer = Hrá: { $owner }
sheet-stranger =
    { $faction } · hrá { $owner }
    Viac o postave vidí iba jej hráč a ORGovia.

## Lists

roster-title = Postavy
roster-line = **{ $name }** · { $character_class } · úroveň { $level }
roster-active = ▶️ **{ $name }** · { $character_class } · úroveň { $level } · práve ju hráš
roster-retired = ~~{ $name }~~ · { $character_class } · úroveň { $level } · ukončená
roster-empty = Zatiaľ tu nie je žiadna postava. Vytvoríš ju cez [/character create].
history-title = História: { $name }
history-empty = Zatiaľ sa nič nestalo.

## Changes

switch-done = Teraz hráš túto postavu: **{ $name }**. Ukáže ju [/character show].
edit-done = Zmena je uložená: **{ $name }**. Výsledok ukáže [/character show].
retire-sure =
    Naozaj chceš ukončiť postavu **{ $name }**? Späť to nejde a jej čakajúce žiadosti sa stiahnu. História ostane.
    Ak nie, túto správu iba zatvor.
retire-done = Postava **{ $name }** je ukončená. Ďalšie ukáže [/character list], novú vytvorí [/character create].
