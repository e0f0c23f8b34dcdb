# Scenes: what the caller is told, and what everybody in the channel reads.

scene-open-done = Tento kanál je odteraz scéna. Postavy vojdú cez [/scene enter] alebo prvými slovami; ukončíš ju cez [/scene close].
scene-close-done = Scéna je ukončená, nikto v nej už nie je. Novú otvoríš cez [/scene open].
scene-enter-done = Postava **{ $name }** je v scéne. Kto je tu s ňou, ukáže [/scene show].
scene-leave-done = Postava **{ $name }** už v scéne nie je. Do ďalšej vojdeš v jej kanáli cez [/scene enter].
scene-pause-done = Scéna stojí, s ňou aj lehoty a herný čas. Pokojne sa porozprávajte; ďalej ju pustí ORG cez [/scene resume].
scene-resume-done = Scéna ide ďalej a čas znova beží. Kto v nej je, ukáže [/scene show].
scene-empty = Zatiaľ tu nikto nie je. Vojdeš cez [/scene enter].
scene-paused-by = ⏸️ Scéna stojí ({ $by }). Ďalej ju pustí ORG cez [/scene resume].

button-enter-scene = Vojsť
button-leave-scene = Odísť
button-pause-scene = Zastaviť scénu
button-resume-scene = Pustiť ďalej

## What everybody in the channel reads; never anything hidden

scene-opened = 🎬 Začína sa scéna **{ $name }**. Vojdi cez [/scene enter], alebo sem rovno napíš.
scene-closed = 🎬 Scéna **{ $name }** sa skončila. Čo komu ešte beží, ukáže [/timers].
scene-entered = ➡️ Do scény vchádza **{ $character }**.
scene-left = ⬅️ Zo scény odchádza **{ $character }**.
scene-paused = ⏸️ Scéna stojí ({ $by }), s ňou aj lehoty a herný čas. Ďalej ju pustí ORG cez [/scene resume]; ak niekto potrebuje pomoc, je tu [/emergency].
scene-resumed = ▶️ Scéna ide ďalej a čas znova beží. Kto v nej je, ukáže [/scene show].
scene-cast = ✨ **{ $caster }** vyvoláva kúzlo **{ $spell }**.
scene-cast-at = ✨ **{ $caster }** vyvoláva kúzlo **{ $spell }**. Cieľ: { $targets }.
