# Setting up a server: the guided pages, the overview, the check with its repairs.

## The two guided pages

setup-first-title = Nastavení: 1. krok ze 2
setup-first-text =
    V každém seznamu už je něco zvoleno. Změň, co ti nesedí.

    1. jazyk serveru
    2. pravidla, podle kterých se hraje
    3. části bota, které potřebujete
    4. jak rychle plyne herní čas

    Potom klepni na **Dál**.
setup-zone-line = Časové pásmo: { $zone }. Jiné nastavíš přes [/setup timezone].
setup-second-title = Nastavení: 2. krok ze 2
setup-second-text =
    Komu má bot věřit jako ORGovi a kam má psát?
    Vyber roli a kanály. Co nevybereš, bot vytvoří, když klepneš na **Doplnit a skončit**.
setup-make = Doplnit a skončit
setup-finish = Hotovo
setup-done-title = Hotovo, může se hrát
setup-done-text =
    Příkazy se v seznamu ukážou za chvíli.

    • Hráči začnou přes [/character create], poradí jim [/help].
    • Žádosti hráčů přijdou do kanálu pro schvalování; rozhoduje o nich, kdo má roli ORG.
    • Jestli botovi něco nechybí, ověří [/setup check].

## Names of settings

setup-line = { $what }: { $value }
setup-language-prompt = Jazyk serveru
setup-language-sk = Slovenčina
    .about = Karty, záznamy i příkazy slovensky
setup-language-cs = Čeština
    .about = Karty, záznamy i příkazy česky
setup-language-en = English
    .about = Karty, záznamy i příkazy anglicky
setup-rulesets-prompt = Pravidla
setup-rulesets-dbf = DBF
    .about = Povolání, úrovně, schopnosti a školy magie
setup-modules-prompt = Části bota
setup-modules-play_by_post = Hra přes Discord
    .about = Hrajete psaním v kanálech
setup-modules-live = Hra naživo
    .about = Hrajete v terénu a bot pomáhá
setup-modules-registration = Přihlašování
    .about = Přihlášky na akce
setup-modules-story = Příběh
    .about = Řeč postav, stopy a úkoly
setup-tempo-prompt = Herní čas
setup-tempo-by_post = Čas přes Discord
    .about = Herní minuta trvá hodinu
setup-tempo-live = Čas naživo
    .about = Herní minuta je skutečná minuta
setup-timezone = Časové pásmo
setup-factions = Vlastní frakce
setup-role-prompt = Role, kterou mají ORGové
setup-role-org = Role ORG
setup-role-head-org = Role hlavního ORGa
setup-role-player = Role hráče
setup-channel-approvals = Kanál pro schvalování
setup-channel-log = Kanál se záznamem pro ORGy
setup-channel-announcements = Kanál pro oznámení
setup-channel-registration = Kanál pro přihlašování
setup-channel-name-approvals = schvalování
setup-channel-name-log = org-záznam
setup-channel-name-announcements = oznámení

## The overview

setup-show-title = Nastavení serveru
setup-show-more = Herní nastavení vypíše [/setup rule]. Jestli botovi něco nechybí, ověří [/setup check].

## The check: what is wrong, and its repair

check-fine = Všechno je v pořádku, botovi nic nechybí. Nastavení ukáže [/setup show].
check-title = Je potřeba opravit: { $count ->
        [one] { $count } věc
        [few] { $count } věci
        [many] { $count } věci
       *[other] { $count } věcí
    }
check-role-unset = { $role } není nastavená. Správce serveru ji zvolí přes [/setup role].
check-role-gone = { $role } už na serveru není. Správce serveru zvolí jinou přes [/setup role].
check-channel-unset = { $channel } není nastavený. Zvol ho přes [/setup channel].
check-channel-gone = { $channel } už na serveru není. Zvol jiný přes [/setup channel].
check-channel-right = V kanálu { $channel } botovi chybí právo: { $right }. Přidej ho v nastavení kanálu.
check-channel-open = Do kanálu { $channel } vidí všichni. V nastavení kanálu ho skryj před každým, kdo není ORG.
check-guild-right = Na serveru botovi chybí právo: { $right }. Přidej ho jeho roli v nastavení serveru.
check-not-finished = Nastavení ještě není dokončené. Správce serveru ho dokončí přes [/setup start].
check-commands = Seznam příkazů je zastaralý. Obnoví se, když znovu uložíš jazyk přes [/setup language].

right-view-channel = vidět kanál (View Channel)
right-send-messages = posílat zprávy (Send Messages)
right-embed-links = vkládat odkazy (Embed Links)
right-attach-files = přikládat soubory (Attach Files)
right-add-reactions = přidávat reakce (Add Reactions)
right-read-message-history = číst historii zpráv (Read Message History)
right-manage-messages = spravovat zprávy (Manage Messages)
right-manage-webhooks = spravovat webhooky (Manage Webhooks)
right-create-public-threads = vytvářet veřejná vlákna (Create Public Threads)
right-send-messages-in-threads = psát ve vláknech (Send Messages in Threads)
