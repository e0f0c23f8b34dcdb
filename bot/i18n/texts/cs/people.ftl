# Languages and the ways to be called.

language-chosen = Od teď ti odpovídám česky. Změníš to přes [/language].

notify-mention-chosen = Když na tebe někdo čeká, označím tě v kanálu, kde hraješ. O co jde, uvidíš jen ty.
notify-dm-chosen = Když na tebe někdo čeká, napíšu ti soukromou zprávu.
notify-digest-chosen = Co je nového, ti pošlu naráz, jednou denně.
notify-silence-chosen = Volat tě nebudu. Co je nového, zjistíš přes [/help] a [/character history].
notify-quiet = { $hours ->
        [none] Tiché hodiny nemáš. Nastavíš je přes [/notify].
       *[other] Tiché hodiny: { $hours }. Změníš je přes [/notify].
    }
