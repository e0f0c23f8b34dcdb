### Spells of the DBF ruleset: names, what each does, and the calls to be spoken.

## Elementy

spell-ohnivy_sip = Fire Arrow
spell-ohnivy_sip-about = In combat you loose a flaming bolt at one opponent, who takes 2 fire wounds.
spell-podkopnutie = Trip
spell-podkopnutie-about = In combat you bring one opponent to the ground. This round's duel begins with them lying, at a disadvantage; it costs no life.
spell-podkopnutie-call = Lie down!
spell-kyselinovy_vejar = Acid Fan
spell-kyselinovy_vejar-about = In combat you spray the other side with acid. Every opponent (three at most) takes 1 acid wound, unpaired ones included.
spell-ladova_burka = Ice Storm
spell-ladova_burka-about = In combat you bury the other side in ice: every opponent (three at most) takes 1 frost wound. This round's duels are still fought, then the combat is over, with no flight and no helpers.
spell-fireball = Fireball
spell-fireball-about = In combat or out of it. A blast within 30 metres deals 1 fire wound to everybody in one party (three at most). From within a combat you can only hit one of its sides; outside combat it is no challenge.

## Počarovanie

spell-priatelstvo = Friendship
spell-priatelstvo-about = Out of combat, on one character. First talk for at least 5 real minutes with at least three posts each, or have an ORG confirm the talk. Then the character gets one question and truthfully says YES, NO or DON'T KNOW.
spell-ocarenie = Charm
spell-ocarenie-about = In combat, on the opponent you are paired with. You both sit out this round's duel and do not wound each other. Spells still reach you, and you may still flee.
spell-neviditelnost = Invisibility
spell-neviditelnost-about = In combat or out of it, on yourself. For 10 game minutes nobody can challenge or target you and you have Stealth; in a live game, hands behind your head. You leave a combat at once, losing no life, but may not return. A strike, a challenge or a spell on others reveals you.
spell-strach = Fear
spell-strach-about = In combat, on one opponent of any level, who loses 1 life and flees 50 metres where you point, never to return to this combat. Pairs are made anew.
spell-strach-call = Run away!
spell-uspanie = Sleep
spell-uspanie-about = In combat, on the whole other side (three at most). Those of a lower level than you fall asleep and are out of it; if no opponent is left, the combat ends at once. They sleep for 5 game minutes after it or until a wound, which is also a challenge.

## Jasnovidectvo

spell-zaostrenie_zmyslov = Sharpened Senses
spell-zaostrenie_zmyslov-about = In combat or out of it, on yourself. For 10 game minutes you have the ability Alertness with all that belongs to it.
spell-predtucha = Premonition
spell-predtucha-about = In combat, on yourself. The first hit you take in a duel does you no harm. Until it comes the protection lasts from round to round, at longest until the combat ends. It is used by itself and before Dodge.
spell-citanie_aury = Aura Reading
spell-citanie_aury-about = Out of combat, by touch. You put one question to somebody knocked out, asleep or in trance, who truthfully answers YES, NO or DON'T KNOW. Anybody awake must first be told what you will do, and agree. The dead are silent.
spell-jasnozrivost = Clear Sight
spell-jasnozrivost-about = Out of combat, on yourself. You put one question to an ORG and are in trance for 5 game minutes, as good as knocked out. At its end you learn the truth: YES, NO or DON'T KNOW. If the trance is cut short, no answer comes.
spell-zastavenie_casu = Time Stop
spell-zastavenie_casu-about = Only in the opening, when somebody has challenged your party. The challenge is void: the challenging party cannot move from the spot for 5 game minutes, and you may stay or go. What a strike from stealth took is not given back.

## Nekromancia

spell-upiri_dotyk = Vampiric Touch
spell-upiri_dotyk-about = In combat, on yourself, for this round. Your hit takes 1 life more, and you gain as many lives as the victim really loses by it, even above your maximum. What is above it is gone when the phase ends.
spell-nepravy_zivot = False Life
spell-nepravy_zivot-about = In combat or out of it, on yourself. Until the phase ends you have 1 life more, even above the maximum. It is the first one you lose; if you lose none, it fades with the phase.
spell-rozkaz_nemrtvemu = Command Undead
spell-rozkaz_nemrtvemu-about = In combat, on one undead; it does nothing to others. The undead steps aside, takes no further part in this combat and counts as defeated after it. Pairs are made anew.
spell-odsatie_zivotnej_energie = Life Drain
spell-odsatie_zivotnej_energie-about = In combat. Every opponent (three at most) takes 1 necrotic wound. Plants and tiny creatures within 3 metres die, so Pestering Insects stops from the next round on. You may get back one used spell of spell level 1 to 3 from any school, but cannot cast it again in this round.
spell-zomri = Die!
spell-zomri-about = In combat, on one living being of a lower level than yours; an equal level withstands it. It loses all lives it has and is knocked out.

## Liečenie

spell-vyliec_zranenie = Cure Wound
spell-vyliec_zranenie-about = In combat or out of it, on one living being. It gets 1 life back, never above the maximum. The knocked out come round; it does not end sleep or trance.
spell-regeneracia = Regeneration
spell-regeneracia-about = In combat or out of it, on one living being. It gets 3 lives back, never above the maximum. The knocked out come round; it does not end sleep or trance.
spell-vlna_zivota = Wave of Life
spell-vlna_zivota-about = In combat or out of it, on one to three living beings, yourself included if you like. Each gets 2 lives back, never above the maximum. The knocked out come round; it does not end sleep or trance.
spell-vyliec_postihnutie = Cure Affliction
spell-vyliec_postihnutie-about = In combat or out of it, on one living being. You rid it of one disease or bodily harm, such as a broken bone. It gives no lives back.
spell-ozivenie = Revive
spell-ozivenie-about = In combat or out of it, on somebody who is knocked out, asleep, in trance, or dead and still lying where they fell. They get up with full lives. In combat they are back at once if their side has room, but begin the duel lying. It does nothing to the undead.

## Príroda

spell-krotenie = Taming
spell-krotenie-about = In combat, on one real animal; a shapechanged caster is none. It steps aside, takes no further part in this combat and counts as defeated after it. Pairs are made anew.
spell-zvieracia_rec = Animal Speech
spell-zvieracia_rec-about = In combat or out of it, on yourself. For 10 game minutes you speak with animals as with people, and none may challenge you or your party. If only animals stand against you, you may all leave the combat at once, losing no life.
spell-hmla = Fog
spell-hmla-about = In combat, whichever side you are on. The combat is over at once and nobody wins. The challenging side withdraws 50 metres, out of the scene, and may not challenge the other for 5 game minutes.
spell-otravny_hmyz = Pestering Insects
spell-otravny_hmyz-about = In combat. The swarm takes 1 life from everybody in the combat but you, allies included: now, and then in every round when spells are due. Life Drain drives it off.
spell-premena = Shapechange
spell-premena-about = In combat or out of it, on yourself. For up to 10 game minutes you are an animal that an ORG has recorded as met by you. You have its lives and strength, cast no spells and cannot talk normally. If you fall in this form, it ends and you are knocked out.

## Bohoslužba

spell-vybrany_bohom = Chosen by the God
spell-vybrany_bohom-about = In combat, on yourself, for this round. The hit you deal takes 1 life more and the hit you take 1 less. In a simultaneous hit both apply.
spell-pozehnanie = Blessing
spell-pozehnanie-about = In combat. Your whole side (three at most, you among them) has the ability Dodge until the combat ends. Whoever joins later does not get it.
spell-odstranenie_prekliatia = Remove Curse
spell-odstranenie_prekliatia-about = In combat or out of it, on one being. You lift one curse from it; diseases and other afflictions remain.
spell-svata_zbran = Holy Weapon
spell-svata_zbran-about = In combat, on one weapon, anybody's. Until the combat ends its hits take 1 life more, against undead and demons 2 more in all.
spell-vizia = Vision
spell-vizia-about = Out of combat, on yourself. You ask your god one question of any kind and are in trance for 5 game minutes, as good as knocked out. Then an ORG sends you a vision as the answer. If the trance is cut short, none comes.
