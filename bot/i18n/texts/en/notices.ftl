# What players are told when they did not ask.

notice-bell = There is a message for you. Tap the button; only you will see it.
notice-read = Read
notice-level = ⭐ **{ $name }** has reached level **{ $level }**. See it with [/character show].
notice-level-pick = Choose an ability with [/ability choose]. On offer: { $abilities }.
notice-level-spells = New spells: { $spells }. [/rules] tells what they do.
notice-lives = **{ $name }** now has { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    } (at most { $maximum }). See more with [/character show].
    Reason: { $reason }
notice-request-approved = ✅ Approved: **{ $ability }** for **{ $name }**. See it with [/character show].
notice-request-declined = ❌ Declined: **{ $ability }** for **{ $name }**. Choose another with [/ability choose] or ask an ORG.
notice-request-reopened = ↩️ The decision is taken back: **{ $ability }** for **{ $name }** waits for an ORG again. See how things stand with [/character show].
notice-request-reason =
    Why **{ $ability }** for **{ $name }** is declined: { $reason }
    Choose another with [/ability choose].
notice-ability-granted = **{ $name }** has the ability **{ $ability }** from an ORG. [/ability list] tells what it does.
notice-ability-revoked = **{ $name }** no longer has the ability **{ $ability }**. [/character history] tells why.
notice-character-received = **{ $name }** is your character now. Play it with [/character switch].
notice-party-invited = **{ $name }** is invited into a party led by **{ $leader }**. Accept with [/party accept].
notice-party-joined = **{ $name }** has joined your party. See all of it with [/party show].
notice-party-kicked = **{ $name }** is no longer in the party. Start a new one with [/party create].
notice-reaction-refused =
    Your reaction changed nothing.
    { $refusal }

## Magic

notice-spell = ✨ The spell **{ $spell }** by **{ $caster }** has worked on your character **{ $name }**. See what changed with [/character show].
notice-consent =
    With the spell **{ $spell }**, **{ $caster }** wants to work on your character **{ $name }**.
    What happens if you agree: you get one question, and your character answers it truthfully with YES, NO or DON'T KNOW. It loses no lives and nothing else.
    If you refuse, nothing happens and the spell is not used up. Answer with a button or with [/consent].
notice-consent-given = **{ $name }** agrees and the spell is cast. Write your question with the button or with [/ask].
notice-consent-refused = **{ $name }** does not agree. The spell is still yours; choose another in [/spells].
notice-question =
    The spell **{ $spell }**: **{ $asker }** asks your character **{ $name }**:
    “{ $question }”
    Answer truthfully with YES, NO or DON'T KNOW: with a button, or with [/answer].
notice-answer =
    💬 The answer for **{ $name }**: **{ $answer }**{ $text }
    The question was: “{ $question }”
    See what is left with [/spells].
notice-answer-open =
    🔮 A vision for **{ $name }**: { $text }
    The question was: “{ $question }”
    See what is left with [/spells].

## Conditions, forms, time

notice-condition-added =
    Your character **{ $name }** has something new: { $kind }. What it does: { $text }
    See all that is on it with [/character show].
notice-condition-removed =
    Your character **{ $name }** is free of this: { $kind } ({ $text }).
    See what is still on it with [/character show].
notice-form-recorded = **{ $name }** knows a new form: **{ $form }**. With Shapechange it takes it by [/cast].
notice-timer-effect = ⌛ The effect of **{ $spell }** on **{ $name }** is over. See what is left with [/spells].
notice-timer-wake = ⌛ **{ $name }** has come round and can play on. See its lives with [/character show].
notice-timer-dead = ⌛ The head ORG now decides about **{ $name }**. Until then, see how it stands with [/character show].
notice-timer-return = ⌛ **{ $name }** is back in the game. See who is in the scene with [/scene show].
notice-undone =
    ↩️ An ORG has undone entry #{ $number } of **{ $name }**. See the whole history with [/journal].
    Reason: { $reason }
