# The ORG log: what was done and by whom.

log-character-created = 🆕 Postava **{ $name }** ({ $character_class }) · hrá { $owner } · zapisuje { $actor }
log-character-edited = ✏️ Zmena postavy **{ $name }** · { $actor }
log-character-retired = 🕯️ Koniec postavy **{ $name }** · { $actor }
log-lives = ❤️ **{ $name }**: životy { $amount }, teraz { $lives } · { $actor } · { $reason }
log-xp = ⭐ **{ $name }**: { $amount } XP, spolu { $xp }, úroveň { $level } · { $actor }{ $reason }
log-ability-granted = 🎁 **{ $name }**: { $ability } navyše · { $actor }{ $reason }
log-ability-revoked = 🗑️ **{ $name }**: už bez schopnosti { $ability } · { $actor }{ $reason }
log-request-approved = ✅ **{ $name }**: { $ability } · schvaľuje { $actor }
log-request-declined = ❌ **{ $name }**: { $ability } · zamieta { $actor }
log-request-reopened = ↩️ **{ $name }**: { $ability } znova čaká · rozhodnutie vracia { $actor }
log-setting = ⚙️ { $what }: { $value } · { $actor }
log-set-up = ⚙️ Nastavenie servera je hotové, môže sa hrať.
log-phase-opened = 🌅 Začína sa **{ $name }** · { $actor }
log-phase-closed = 🌙 Končí sa **{ $name }** · { $actor }
log-phase-over = 🌙 Podľa plánu sa teraz končí **{ $name }**. Zatvor fázu cez [/phase close]; dovtedy trvá ďalej.
log-request-waits = ⏳ Žiadosť č. { $number } (**{ $name }**) čaká na ORGa už { $hours } hodín. Rozhodneš ju cez [/approvals].
log-cast = ✨ **{ $name }** vyvoláva kúzlo **{ $spell }** · cieľ: { $targets } · { $actor }{ $hidden }
log-question = ❓ Pýta sa **{ $asker }**, odpovie **{ $target }**: „{ $question }“
log-question-org = ❓ Pýta sa **{ $asker }**, odpovie ORG: „{ $question }“ · { $actor }
log-answer = 💬 Pýta sa **{ $asker }**, odpovedá **{ $target }**: „{ $question }“ **{ $answer }** · { $actor }
log-condition-added = 🩹 **{ $name }**: pribudlo: { $kind } ({ $text }) · { $actor }
log-condition-removed = 🩹 **{ $name }**: zrušené: { $kind } ({ $text }) · { $actor }
log-out-of-game-left = 🙌 **{ $name }** je mimo hry · { $actor }{ $reason }
log-out-of-game-returning = 🙌 **{ $name }** sa vracia do hry · { $actor }{ $reason }
log-out-of-game-lifted = 🙌 **{ $name }** je hneď späť v hre · { $actor }{ $reason }
log-undone = ↩️ **{ $name }**: zápis #{ $number } vrátený späť ({ $what }) · { $actor }{ $reason }
