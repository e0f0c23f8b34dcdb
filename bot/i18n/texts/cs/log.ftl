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
