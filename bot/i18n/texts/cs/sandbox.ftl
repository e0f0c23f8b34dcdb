# The sandbox: what its page says, and simcord's own words in its place.

## What it says in the terminal and in its channels

sandbox-running = Zkušebna běží: { $address }
sandbox-started-again =
    Zkušebna se spustila znovu. Staré zprávy zmizely; postavy, žádosti a časy zůstaly.
    Co ještě čeká na ORGa, je znovu v kanálu pro schvalování.

## The bars of the page

sandbox-page-brand = zkušebna
sandbox-page-viewer = Hraješ za
sandbox-page-org = ORG
sandbox-page-keeper = správce
sandbox-page-player = hráč
sandbox-page-direct = Zprávy od bota
sandbox-page-menu = Kanály
sandbox-page-unread = nové zprávy
sandbox-page-clock = Herní čas
sandbox-page-minutes = +5 min
sandbox-page-hour = +1 h
sandbox-page-day = +1 den
sandbox-page-deadline = Nejbližší termín
sandbox-page-deadline-about = Posune čas k nejbližší věci, která na něco čeká
sandbox-page-moving = Čas se posouvá…
sandbox-page-moved = Čas se posunul. Teď je
sandbox-page-nothing-due = Nic nečeká na svůj čas.
sandbox-page-failed = Čas se nepodařilo posunout. Zkus to ještě jednou.
sandbox-page-away = Zkušebna neběží. Spusť ji znovu a stránka se obnoví sama.
sandbox-page-help = Co tu můžu zkusit

## The welcome

sandbox-page-welcome-title = Vítej ve zkušebně
sandbox-page-welcome-what = Tohle je Discord nanečisto: bot je skutečný, lidé jsou vymyšlení a nic neodchází na internet. Nemáš tu co pokazit.
sandbox-page-welcome-who = Nahoře si vybíráš, za koho hraješ. Oliver je ORG, ostatní jsou hráči. Kanály jsou nalevo, na telefonu pod ☰.
sandbox-page-welcome-try = Co zkusit jako první
sandbox-page-welcome-command = Napiš dolů / a vyber příkaz. Kde začít, řekne /help.
sandbox-page-welcome-card = V kanálu schvaľovanie čeká žádost Zuzany. Jako Oliver na ní klikni na ✅.
sandbox-page-welcome-magic = Kouzli: jako Oliver napiš /phase open a /scene open. Potom za Petru (kněžka), Jakuba (čaroděj) či Lenku (druidka) něco řekni a pokračuj přes /spells.
sandbox-page-welcome-clock = Čas posouváš nahoře u hodin 🕒. Nejbližší termín skočí tam, kde něco skončí.
sandbox-page-welcome-empty = Nový svet je prázdný server. Jako Nina ho nastavíš příkazem /setup start.
sandbox-page-welcome-start = Začít
sandbox-page-welcome-show = Ukaž mi /help

## simcord's words

sandbox-chrome-title = Virtual ORG
sandbox-chrome-older = Starší zprávy
sandbox-chrome-newer = Novější zprávy
sandbox-chrome-latest = Nové zprávy, ukaž nejnovější
sandbox-chrome-empty = V tomto kanálu zatím nic není.
sandbox-chrome-message-label = Zpráva
sandbox-chrome-conversation = Rozhovor
sandbox-chrome-dialog = Formulář
sandbox-chrome-save = Uložit
sandbox-chrome-send = Odeslat
sandbox-chrome-enter = { $label } (Enter)
sandbox-chrome-edit-message = Uprav zprávu
sandbox-chrome-commands-only = Tady můžeš používat příkazy
sandbox-chrome-write-to = Napiš zprávu nebo příkaz (/)
sandbox-chrome-editing = Upravuješ zprávu
sandbox-chrome-replying = Odpovídáš: { $name }, { $text }
sandbox-chrome-cancel = Zrušit
sandbox-chrome-cancel-reply = Zrušit odpověď
sandbox-chrome-required = Tohle je třeba vyplnit.
sandbox-chrome-wrong-length = Text je příliš krátký nebo příliš dlouhý.
sandbox-chrome-wrong-range = Číslo je mimo povolený rozsah.
sandbox-chrome-wrong-value = Tohle sem nepatří.
sandbox-chrome-wrong-file = Takový soubor sem nepatří.
sandbox-chrome-large-file = Soubor má víc než 10 MiB.
sandbox-chrome-choose-offered = Vyber z nabídky.
sandbox-chrome-choose-more = Vyber víc možností.
sandbox-chrome-choose-fewer = Vyber méně možností.
sandbox-chrome-at-least = Nejmenší počet znaků: { $count }.
sandbox-chrome-at-most = Největší počet znaků: { $count }.
sandbox-chrome-members = ČLENOVÉ
sandbox-chrome-roles = ROLE
sandbox-chrome-channels = KANÁLY
sandbox-chrome-options = MOŽNOSTI
sandbox-chrome-optional = +{ $count } volitelné
sandbox-chrome-loading = Načítá se…
sandbox-chrome-commands = Příkazy
sandbox-chrome-no-commands = Příkazy se nepodařilo načíst
sandbox-chrome-more-commands = Další příkazy najdeš, když budeš psát
sandbox-chrome-command-gone = Tento příkaz už neplatí. Zruš ho křížkem.
sandbox-chrome-nothing-offered = Nic takového v nabídce není
sandbox-chrome-yes = Ano
sandbox-chrome-no = Ne
sandbox-chrome-choose-file = Vyber soubor
sandbox-chrome-remove = Odebrat: { $what }
sandbox-chrome-private = Vidíš to jen ty
sandbox-chrome-thinking = Přemýšlí…
sandbox-chrome-edited = (upraveno)
sandbox-chrome-edited-after = { " " }(upraveno)
sandbox-chrome-edited-at = Upraveno { $at }
sandbox-chrome-used = { $name } · příkaz{ " " }
sandbox-chrome-used-by-somebody = Příkaz{ " " }
sandbox-chrome-unknown = Neznámý autor
sandbox-chrome-reply = Odpovědět
sandbox-chrome-edit = Upravit
sandbox-chrome-delete = Smazat
sandbox-chrome-pin = Připnout
sandbox-chrome-unpin = Odepnout
sandbox-chrome-app = BOT
sandbox-chrome-close = Zavřít
sandbox-chrome-submit = Odeslat
sandbox-chrome-form-warning = Formulář dostane jen bot. Hesla do něj nepiš.
sandbox-chrome-drop-files = Přetáhni sem soubory nebo{ " " }
sandbox-chrome-browse = vyber
sandbox-chrome-file-limit = Jeden soubor smí mít nejvýš 10 MiB.
sandbox-chrome-select-one = Vyber možnost
sandbox-chrome-select-several = Vyber jednu nebo víc možností
sandbox-chrome-clear = Zrušit výběr
sandbox-chrome-selected = Vybráno: { $count }
sandbox-chrome-search = Hledej
sandbox-chrome-previous = Zpět
sandbox-chrome-next = Dál
sandbox-chrome-offered = Na této straně: { $count }
sandbox-chrome-draft = Hotovo?
sandbox-chrome-apply = Použít
sandbox-chrome-wait = Počkej, až se dokončí předchozí akce.
sandbox-chrome-sure-delete = Smazat tuto zprávu? Zpátky to nejde.
sandbox-chrome-uncertain = Není jisté, jestli se to povedlo. Obnov stránku.
sandbox-chrome-not-done = Nepovedlo se to. Zkus to ještě jednou.
sandbox-chrome-interrupted = Spojení vypadlo, zkouším znovu…
sandbox-chrome-ended = Stránka se odpojila. Obnov ji.
