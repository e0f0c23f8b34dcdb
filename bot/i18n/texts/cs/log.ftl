# The ORG log: what was done and by whom.

log-character-created = 🆕 Postava **{ $name }** ({ $character_class }) · hraje { $owner } · zapisuje { $actor }
log-character-edited = ✏️ Změna postavy **{ $name }** · { $actor }
log-character-retired = 🕯️ Konec postavy **{ $name }** · { $actor }
log-lives = ❤️ **{ $name }**: životy { $amount }, teď { $lives } · { $actor } · { $reason }
log-xp = ⭐ **{ $name }**: { $amount } XP, celkem { $xp }, úroveň { $level } · { $actor }{ $reason }
log-ability-granted = 🎁 **{ $name }**: { $ability } navíc · { $actor }{ $reason }
log-ability-revoked = 🗑️ **{ $name }**: už bez schopnosti { $ability } · { $actor }{ $reason }
log-request-approved = ✅ **{ $name }**: { $ability } · schvaluje { $actor }
log-request-declined = ❌ **{ $name }**: { $ability } · zamítá { $actor }
log-request-reopened = ↩️ **{ $name }**: { $ability } znovu čeká · rozhodnutí vrací { $actor }
log-setting = ⚙️ { $what }: { $value } · { $actor }
log-set-up = ⚙️ Nastavení serveru je hotové, může se hrát.
log-phase-opened = 🌅 Začíná **{ $name }** · { $actor }
log-phase-closed = 🌙 Končí **{ $name }** · { $actor }
log-phase-over = 🌙 Podle plánu teď končí **{ $name }**. Zavři fázi přes [/phase close]; do té doby trvá dál.
log-request-waits = ⏳ Žádost č. { $number } (**{ $name }**) čeká na ORGa už { $hours } hodin. Rozhodneš ji přes [/approvals].
log-cast = ✨ **{ $name }** vyvolává kouzlo **{ $spell }** · cíl: { $targets } · { $actor }{ $hidden }
log-question = ❓ Ptá se **{ $asker }**, odpoví **{ $target }**: „{ $question }“
log-question-org = ❓ Ptá se **{ $asker }**, odpoví ORG: „{ $question }“ · { $actor }
log-answer = 💬 Ptá se **{ $asker }**, odpovídá **{ $target }**: „{ $question }“ **{ $answer }** · { $actor }
log-condition-added = 🩹 **{ $name }**: přibylo: { $kind } ({ $text }) · { $actor }
log-condition-removed = 🩹 **{ $name }**: zrušeno: { $kind } ({ $text }) · { $actor }
log-out-of-game-left = 🙌 **{ $name }** je mimo hru · { $actor }{ $reason }
log-out-of-game-returning = 🙌 **{ $name }** se vrací do hry · { $actor }{ $reason }
log-out-of-game-lifted = 🙌 **{ $name }** je hned zpátky ve hře · { $actor }{ $reason }
log-undone = ↩️ **{ $name }**: zápis #{ $number } vrácený zpět ({ $what }) · { $actor }{ $reason }
