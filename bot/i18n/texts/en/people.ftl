# Languages and the ways to be called.

language-chosen = From now on I answer you in English. Change it with [/language].

notify-mention-chosen = When somebody waits for you, I mention you in the channel where you play. Only you see what it is about.
notify-dm-chosen = When somebody waits for you, I send you a direct message.
notify-digest-chosen = I send you all news together, once a day.
notify-silence-chosen = I will not call you. To see what is new, use [/help] and [/character history].
notify-quiet = { $hours ->
        [none] You have no quiet hours. Set them with [/notify].
       *[other] Quiet hours: { $hours }. Change them with [/notify].
    }
