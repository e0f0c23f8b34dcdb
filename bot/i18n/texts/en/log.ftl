# The ORG log: what was done and by whom.

log-character-created = 🆕 Character **{ $name }** ({ $character_class }) · played by { $owner } · entered by { $actor }
log-character-edited = ✏️ Character **{ $name }** changed · { $actor }
log-character-retired = 🕯️ Character **{ $name }** retired · { $actor }
log-lives = ❤️ **{ $name }**: lives { $amount }, now { $lives } · { $actor } · { $reason }
log-xp = ⭐ **{ $name }**: { $amount } XP, { $xp } in all, level { $level } · { $actor }{ $reason }
log-ability-granted = 🎁 **{ $name }**: { $ability } granted · { $actor }{ $reason }
log-ability-revoked = 🗑️ **{ $name }**: { $ability } taken away · { $actor }{ $reason }
log-request-approved = ✅ **{ $name }**: { $ability } · approved by { $actor }
log-request-declined = ❌ **{ $name }**: { $ability } · declined by { $actor }
log-request-reopened = ↩️ **{ $name }**: { $ability } waits again · decision taken back by { $actor }
log-setting = ⚙️ { $what }: { $value } · { $actor }
log-set-up = ⚙️ The server is set up, the game can begin.
log-phase-opened = 🌅 **{ $name }** begins · { $actor }
log-phase-closed = 🌙 **{ $name }** ends · { $actor }
log-phase-over = 🌙 By the plan **{ $name }** was to end now. [/phase close] closes it; until then it goes on.
log-request-waits = ⏳ Request no. { $number } (**{ $name }**) has waited for an ORG for { $hours } hours. [/approvals] decides it.
log-cast = ✨ **{ $name }** casts **{ $spell }** · target: { $targets } · { $actor }{ $hidden }
log-question = ❓ **{ $asker }** asks, **{ $target }** will answer: “{ $question }”
log-question-org = ❓ **{ $asker }** asks, an ORG will answer: “{ $question }” · { $actor }
log-answer = 💬 **{ $asker }** asked, **{ $target }** answers: “{ $question }” **{ $answer }** · { $actor }
log-condition-added = 🩹 **{ $name }**: new: { $kind } ({ $text }) · { $actor }
log-condition-removed = 🩹 **{ $name }**: gone: { $kind } ({ $text }) · { $actor }
log-out-of-game-left = 🙌 **{ $name }** is out of game · { $actor }{ $reason }
log-out-of-game-returning = 🙌 **{ $name }** is coming back into the game · { $actor }{ $reason }
log-out-of-game-lifted = 🙌 **{ $name }** is back in the game at once · { $actor }{ $reason }
log-undone = ↩️ **{ $name }**: entry #{ $number } undone ({ $what }) · { $actor }{ $reason }
