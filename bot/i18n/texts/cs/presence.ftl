# Out of game and back, and the call for help.

out-of-game-left = Postava **{ $name }** je mimo hru: nejedná a nikdo na ni nemíří. Vrátíš se přes [/outofgame].
out-of-game-returning = Návrat postavy **{ $name }** je ohlášený, platit začne za chvíli. Kolik zbývá, ukáže [/timers].
out-of-game-lifted = Postava **{ $name }** je hned zpátky ve hře. Ukáže ji [/character show].

emergency-sent = ORGové mají tvoje volání; pokud tu běží scéna, zastavila se. Zůstaňte na bezpečném místě, a jde-li o zdraví, zavolej i číslo 112.
emergency-title = 🚨 Někdo volá o pomoc
emergency-call =
    { $caller } volá, kanál { $place }:
    { $text }
    Ozvi se hned. Pokud tam byla scéna, stojí; až bude po všem, pustí ji [/scene resume].
