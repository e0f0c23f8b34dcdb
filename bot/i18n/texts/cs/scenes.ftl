# Scenes: what the caller is told, and what everybody in the channel reads.

scene-open-done = Tento kanál je odteď scéna. Postavy vejdou přes [/scene enter] nebo prvními slovy; ukončíš ji přes [/scene close].
scene-close-done = Scéna je ukončená, nikdo v ní už není. Novou otevřeš přes [/scene open].
scene-enter-done = Postava **{ $name }** je ve scéně. Kdo je tu s ní, ukáže [/scene show].
scene-leave-done = Postava **{ $name }** už ve scéně není. Do další vejdeš v jejím kanálu přes [/scene enter].
scene-pause-done = Scéna stojí, s ní i lhůty a herní čas. V klidu si promluvte; dál ji pustí ORG přes [/scene resume].
scene-resume-done = Scéna jde dál a čas zase běží. Kdo v ní je, ukáže [/scene show].
scene-empty = Zatím tu nikdo není. Vejdeš přes [/scene enter].
scene-paused-by = ⏸️ Scéna stojí ({ $by }). Dál ji pustí ORG přes [/scene resume].

button-enter-scene = Vejít
button-leave-scene = Odejít
button-pause-scene = Zastavit scénu
button-resume-scene = Pustit dál

## What everybody in the channel reads; never anything hidden

scene-opened = 🎬 Začíná scéna **{ $name }**. Vejdi přes [/scene enter], nebo sem rovnou napiš.
scene-closed = 🎬 Scéna **{ $name }** skončila. Co komu ještě běží, ukáže [/timers].
scene-entered = ➡️ Do scény vchází **{ $character }**.
scene-left = ⬅️ Ze scény odchází **{ $character }**.
scene-paused = ⏸️ Scéna stojí ({ $by }), s ní i lhůty a herní čas. Dál ji pustí ORG přes [/scene resume]; když někdo potřebuje pomoc, je tu [/emergency].
scene-resumed = ▶️ Scéna jde dál a čas zase běží. Kdo v ní je, ukáže [/scene show].
scene-cast = ✨ **{ $caster }** vyvolává kouzlo **{ $spell }**.
scene-cast-at = ✨ **{ $caster }** vyvolává kouzlo **{ $spell }**. Cíl: { $targets }.
