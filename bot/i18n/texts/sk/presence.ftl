# Out of game and back, and the call for help.

out-of-game-left = Postava **{ $name }** je mimo hry: nekoná a nikto na ňu nemieri. Vrátiš sa cez [/outofgame].
out-of-game-returning = Návrat postavy **{ $name }** je ohlásený, platiť začne o chvíľu. Koľko zostáva, ukáže [/timers].
out-of-game-lifted = Postava **{ $name }** je hneď späť v hre. Ukáže ju [/character show].

emergency-sent = ORGovia majú tvoje volanie; ak tu beží scéna, zastavila sa. Ostaňte na bezpečnom mieste, a ak ide o zdravie, zavolaj aj číslo 112.
emergency-title = 🚨 Niekto volá o pomoc
emergency-call =
    { $caller } volá, kanál { $place }:
    { $text }
    Ozvi sa hneď. Ak tam bola scéna, stojí; keď bude po všetkom, pustí ju [/scene resume].
