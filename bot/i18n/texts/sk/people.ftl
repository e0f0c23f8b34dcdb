# Languages and the ways to be called.

language-chosen = Odteraz ti odpovedám po slovensky. Zmeníš to cez [/language].

notify-mention-chosen = Keď na teba niekto čaká, označím ťa v kanáli, kde hráš. O čo ide, uvidíš iba ty.
notify-dm-chosen = Keď na teba niekto čaká, napíšem ti súkromnú správu.
notify-digest-chosen = Čo je nové, ti pošlem naraz, raz denne.
notify-silence-chosen = Volať ťa nebudem. Čo je nové, zistíš cez [/help] a [/character history].
notify-quiet = { $hours ->
        [none] Tiché hodiny nemáš. Nastavíš ich cez [/notify].
       *[other] Tiché hodiny: { $hours }. Zmeníš ich cez [/notify].
    }
