# Questions: put by a spell, answered by a player or by an ORG.

question-granted = The spell gives you one question. Write it with the button, or later with [/ask].
question-put = Your question is put; **{ $name }** answers it. The answer comes to you as a message; see what runs for you with [/timers].
question-put-org = Your question is with the ORGs. The answer comes to you as a message; until they write it, your game time stands still. See it with [/timers].
button-ask = Put the question
ask-question = Your question

answer-yes = Yes
answer-no = No
answer-dont-know = I don't know
question-answered = Your answer is on its way to whoever asked. See what runs for your character with [/timers].
question-answered-org = The answer is kept. A character in trance hears it when the trance is over. See what else waits with [/approvals].

## The card of a question to the ORGs

card-question-title = { $spell }: { $name }
card-question-who = Asked by { $owner } · { $at }
card-question-text = “{ $question }”
card-question-how-closed = Answer truthfully with a button. Until you do, the character's game time stands still.
card-question-how-open = Write the vision with the button. Until you do, the character's game time stands still.
card-question-void = **No answer needed** · the trance was broken
card-answered = **Answered** · { $by } · { $answer }
button-vision = Write the vision
vision-question = What the character sees in the vision
