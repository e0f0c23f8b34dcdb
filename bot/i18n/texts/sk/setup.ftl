# Setting up a server: the guided pages, the overview, the check with its repairs.

## The two guided pages

setup-first-title = Nastavenie: 1. krok z 2
setup-first-text =
    V každom zozname je už niečo predvolené. Zmeň, čo ti nesedí.

    1. jazyk servera
    2. pravidlá, podľa ktorých sa hrá
    3. časti bota, ktoré potrebujete
    4. ako rýchlo plynie herný čas

    Potom ťukni na **Ďalej**.
setup-zone-line = Časové pásmo: { $zone }. Iné nastavíš cez [/setup timezone].
setup-second-title = Nastavenie: 2. krok z 2
setup-second-text =
    Komu má bot veriť ako ORGovi a kam má písať?
    Vyber rolu a kanály. Čo nevyberieš, bot vytvorí, keď ťukneš na **Doplniť a skončiť**.
setup-make = Doplniť a skončiť
setup-finish = Hotovo
setup-done-title = Hotovo, môže sa hrať
setup-done-text =
    Príkazy sa v zozname ukážu o chvíľu.

    • Hráči začnú cez [/character create], poradí im [/help].
    • Žiadosti hráčov prídu do kanála na schvaľovanie; rozhoduje o nich, kto má rolu ORG.
    • Či botovi niečo nechýba, overí [/setup check].

## Names of settings

setup-line = { $what }: { $value }
setup-language-prompt = Jazyk servera
setup-language-sk = Slovenčina
    .about = Karty, záznamy aj príkazy po slovensky
setup-language-cs = Čeština
    .about = Karty, záznamy aj príkazy po česky
setup-language-en = English
    .about = Karty, záznamy aj príkazy po anglicky
setup-rulesets-prompt = Pravidlá
setup-rulesets-dbf = DBF
    .about = Povolania, úrovne, schopnosti a školy mágie
setup-modules-prompt = Časti bota
setup-modules-play_by_post = Hra cez Discord
    .about = Hráte písaním v kanáloch
setup-modules-live = Hra naživo
    .about = Hráte v teréne a bot pomáha
setup-modules-registration = Prihlasovanie
    .about = Prihlášky na akcie
setup-modules-story = Príbeh
    .about = Reč postáv, stopy a úlohy
setup-tempo-prompt = Herný čas
setup-tempo-by_post = Čas cez Discord
    .about = Herná minúta trvá hodinu
setup-tempo-live = Čas naživo
    .about = Herná minúta je skutočná minúta
setup-timezone = Časové pásmo
setup-factions = Vlastné frakcie
setup-role-prompt = Rola, ktorú majú ORGovia
setup-role-org = Rola ORG
setup-role-head-org = Rola hlavného ORGa
setup-role-player = Rola hráča
setup-channel-approvals = Kanál na schvaľovanie
setup-channel-log = Kanál so záznamom pre ORGov
setup-channel-announcements = Kanál na oznamy
setup-channel-registration = Kanál na prihlasovanie
setup-channel-name-approvals = schvaľovanie
setup-channel-name-log = org-záznam
setup-channel-name-announcements = oznamy

## The overview

setup-show-title = Nastavenia servera
setup-show-more = Herné nastavenia vypíše [/setup rule]. Či botovi niečo nechýba, overí [/setup check].

## The check: what is wrong, and its repair

check-fine = Všetko je v poriadku, botovi nič nechýba. Nastavenia ukáže [/setup show].
check-title = Treba opraviť: { $count ->
        [one] { $count } vec
        [few] { $count } veci
        [many] { $count } veci
       *[other] { $count } vecí
    }
check-role-unset = { $role } nie je nastavená. Správca servera ju zvolí cez [/setup role].
check-role-gone = { $role } už na serveri nie je. Správca servera zvolí inú cez [/setup role].
check-channel-unset = { $channel } nie je nastavený. Zvoľ ho cez [/setup channel].
check-channel-gone = { $channel } už na serveri nie je. Zvoľ iný cez [/setup channel].
check-channel-right = V kanáli { $channel } botovi chýba právo: { $right }. Pridaj ho v nastaveniach kanála.
check-channel-open = Do kanála { $channel } vidia všetci. V nastaveniach kanála ho skry pred každým, kto nie je ORG.
check-guild-right = Na serveri botovi chýba právo: { $right }. Pridaj ho jeho role v nastaveniach servera.
check-not-finished = Nastavenie ešte nie je dokončené. Správca servera ho dokončí cez [/setup start].
check-commands = Zoznam príkazov je zastaraný. Obnoví sa, keď znova uložíš jazyk cez [/setup language].

right-view-channel = vidieť kanál (View Channel)
right-send-messages = posielať správy (Send Messages)
right-embed-links = vkladať odkazy (Embed Links)
right-attach-files = prikladať súbory (Attach Files)
right-add-reactions = pridávať reakcie (Add Reactions)
right-read-message-history = čítať históriu správ (Read Message History)
right-manage-messages = spravovať správy (Manage Messages)
right-manage-webhooks = spravovať webhooky (Manage Webhooks)
right-create-public-threads = vytvárať verejné vlákna (Create Public Threads)
right-send-messages-in-threads = písať vo vláknach (Send Messages in Threads)
