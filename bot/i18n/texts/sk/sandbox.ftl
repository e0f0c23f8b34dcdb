# The sandbox: what its page says, and simcord's own words in its place.

## What it says in the terminal and in its channels

sandbox-running = Skúšobňa beží: { $address }
sandbox-started-again =
    Skúšobňa sa spustila znova. Staré správy zmizli; postavy, žiadosti a časy ostali.
    Čo ešte čaká na ORGa, je znova v kanáli na schvaľovanie.

## The bars of the page

sandbox-page-brand = skúšobňa
sandbox-page-viewer = Hráš ako
sandbox-page-org = ORG
sandbox-page-keeper = správca
sandbox-page-player = hráč
sandbox-page-direct = Správy od bota
sandbox-page-menu = Kanály
sandbox-page-unread = nové správy
sandbox-page-clock = Herný čas
sandbox-page-minutes = +5 min
sandbox-page-hour = +1 h
sandbox-page-day = +1 deň
sandbox-page-deadline = Najbližší termín
sandbox-page-deadline-about = Posunie čas k najbližšej veci, ktorá na niečo čaká
sandbox-page-moving = Čas sa posúva…
sandbox-page-moved = Čas sa posunul. Teraz je
sandbox-page-nothing-due = Nič nečaká na svoj čas.
sandbox-page-failed = Čas sa nepodarilo posunúť. Skús to ešte raz.
sandbox-page-away = Skúšobňa nebeží. Spusti ju znova a stránka sa obnoví sama.
sandbox-page-help = Čo tu môžem skúsiť

## The welcome

sandbox-page-welcome-title = Vitaj v skúšobni
sandbox-page-welcome-what = Toto je Discord nanečisto: bot je skutočný, ľudia sú vymyslení a nič neodchádza na internet. Nemáš tu čo pokaziť.
sandbox-page-welcome-who = Hore si vyberáš, za koho hráš. Oliver je ORG, ostatní sú hráči. Kanály sú naľavo, na telefóne pod ☰.
sandbox-page-welcome-try = Čo skúsiť ako prvé
sandbox-page-welcome-command = Napíš dolu / a vyber príkaz. Kde začať, povie /help.
sandbox-page-welcome-card = V kanáli schvaľovanie čaká žiadosť Zuzany. Ako Oliver na nej klikni na ✅.
sandbox-page-welcome-magic = Kúzli: ako Oliver napíš /phase open a /scene open. Potom za Petru (kňažka), Jakuba (čarodej) či Lenku (druidka) niečo povedz a pokračuj cez /spells.
sandbox-page-welcome-clock = Čas posúvaš hore pri hodinách 🕒. Najbližší termín skočí tam, kde sa niečo skončí.
sandbox-page-welcome-empty = Nový svet je prázdny server. Ako Nina ho nastavíš príkazom /setup start.
sandbox-page-welcome-start = Začať
sandbox-page-welcome-show = Ukáž mi /help

## simcord's words

sandbox-chrome-title = Virtual ORG
sandbox-chrome-older = Staršie správy
sandbox-chrome-newer = Novšie správy
sandbox-chrome-latest = Nové správy, ukáž najnovšie
sandbox-chrome-empty = V tomto kanáli zatiaľ nič nie je.
sandbox-chrome-message-label = Správa
sandbox-chrome-conversation = Rozhovor
sandbox-chrome-dialog = Formulár
sandbox-chrome-save = Uložiť
sandbox-chrome-send = Odoslať
sandbox-chrome-enter = { $label } (Enter)
sandbox-chrome-edit-message = Uprav správu
sandbox-chrome-commands-only = Tu môžeš používať príkazy
sandbox-chrome-write-to = Napíš správu alebo príkaz (/)
sandbox-chrome-editing = Upravuješ správu
sandbox-chrome-replying = Odpovedáš: { $name }, { $text }
sandbox-chrome-cancel = Zrušiť
sandbox-chrome-cancel-reply = Zrušiť odpoveď
sandbox-chrome-required = Toto treba vyplniť.
sandbox-chrome-wrong-length = Text je príliš krátky alebo príliš dlhý.
sandbox-chrome-wrong-range = Číslo je mimo dovoleného rozsahu.
sandbox-chrome-wrong-value = Toto sem nepatrí.
sandbox-chrome-wrong-file = Taký súbor sem nepatrí.
sandbox-chrome-large-file = Súbor má viac ako 10 MiB.
sandbox-chrome-choose-offered = Vyber z ponuky.
sandbox-chrome-choose-more = Vyber viac možností.
sandbox-chrome-choose-fewer = Vyber menej možností.
sandbox-chrome-at-least = Najmenší počet znakov: { $count }.
sandbox-chrome-at-most = Najväčší počet znakov: { $count }.
sandbox-chrome-members = ČLENOVIA
sandbox-chrome-roles = ROLY
sandbox-chrome-channels = KANÁLY
sandbox-chrome-options = MOŽNOSTI
sandbox-chrome-optional = +{ $count } voliteľné
sandbox-chrome-loading = Načítava sa…
sandbox-chrome-commands = Príkazy
sandbox-chrome-no-commands = Príkazy sa nepodarilo načítať
sandbox-chrome-more-commands = Ďalšie príkazy nájdeš, keď budeš písať
sandbox-chrome-command-gone = Tento príkaz už neplatí. Zruš ho krížikom.
sandbox-chrome-nothing-offered = Nič také v ponuke nie je
sandbox-chrome-yes = Áno
sandbox-chrome-no = Nie
sandbox-chrome-choose-file = Vyber súbor
sandbox-chrome-remove = Odobrať: { $what }
sandbox-chrome-private = Vidíš to len ty
sandbox-chrome-thinking = Premýšľa…
sandbox-chrome-edited = (upravené)
sandbox-chrome-edited-after = { " " }(upravené)
sandbox-chrome-edited-at = Upravené { $at }
sandbox-chrome-used = { $name } · príkaz{ " " }
sandbox-chrome-used-by-somebody = Príkaz{ " " }
sandbox-chrome-unknown = Neznámy autor
sandbox-chrome-reply = Odpovedať
sandbox-chrome-edit = Upraviť
sandbox-chrome-delete = Zmazať
sandbox-chrome-pin = Pripnúť
sandbox-chrome-unpin = Odopnúť
sandbox-chrome-app = BOT
sandbox-chrome-close = Zavrieť
sandbox-chrome-submit = Odoslať
sandbox-chrome-form-warning = Formulár dostane iba bot. Heslá doň nepíš.
sandbox-chrome-drop-files = Pretiahni sem súbory alebo{ " " }
sandbox-chrome-browse = vyber
sandbox-chrome-file-limit = Jeden súbor smie mať najviac 10 MiB.
sandbox-chrome-select-one = Vyber možnosť
sandbox-chrome-select-several = Vyber jednu alebo viac možností
sandbox-chrome-clear = Zrušiť výber
sandbox-chrome-selected = Vybraté: { $count }
sandbox-chrome-search = Hľadaj
sandbox-chrome-previous = Späť
sandbox-chrome-next = Ďalej
sandbox-chrome-offered = Na tejto strane: { $count }
sandbox-chrome-draft = Hotovo?
sandbox-chrome-apply = Použiť
sandbox-chrome-wait = Počkaj, kým sa dokončí predošlá akcia.
sandbox-chrome-sure-delete = Zmazať túto správu? Späť to nejde.
sandbox-chrome-uncertain = Nie je isté, či sa to podarilo. Obnov stránku.
sandbox-chrome-not-done = Nepodarilo sa to. Skús to ešte raz.
sandbox-chrome-interrupted = Spojenie vypadlo, skúšam znova…
sandbox-chrome-ended = Stránka sa odpojila. Obnov ju.
