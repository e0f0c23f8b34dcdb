# The story of a fight, in the present tense. Names stand as they are written, whoever bears them; parts tell the same.

## Small words

fight-somebody = somebody
fight-two = { $first } and { $last }
fight-lives = { $count ->
        [1] one life
        [2] two lives
        [3] three lives
        [4] four lives
        [5] five lives
       *[other] { $count } lives
    }
fight-lives-each = { $count ->
        [1] one life each
        [2] two lives each
        [3] three lives each
        [4] four lives each
        [5] five lives each
       *[other] { $count } lives each
    }
fight-dice = ({ $first } : { $second })
fight-potion = ({ $name })
fight-entered = (as the ORG rules)

## What somebody does or suffers: said after a name, or after several

fight-loses = { $count ->
        [one] loses { $lives }
       *[other] lose { $lives }
    }
fight-unhurt = { $count ->
        [one] comes off without a scratch
       *[other] come off without a scratch
    }
fight-gains = { $count ->
        [one] gains { $lives }
       *[other] gain { $lives }
    }
fight-gains-by = { $count ->
        [one] gains { $lives } from *{ $spell }*
       *[other] gain { $lives } from *{ $spell }*
    }
fight-dodges = { $count ->
        [one] dodges
       *[other] dodge
    }
fight-foresees = { $count ->
        [one] sees the blow coming
       *[other] see the blow coming
    }
fight-late = { $count ->
        [one] is too late to dodge
       *[other] are too late to dodge
    }
fight-falls = { $count ->
        [one] drops unconscious
       *[other] drop unconscious
    }
    .second = { $count ->
        [one] crumples to the ground
       *[other] crumple to the ground
    }
    .third = { $count ->
        [one] is left lying senseless
       *[other] are left lying senseless
    }
    .fourth = { $count ->
        [one] goes down like a felled tree
       *[other] go down like felled trees
    }
fight-falls-away = { $count ->
        [one] drops unconscious far from the others
       *[other] drop unconscious far from the others
    }
fight-falls-asleep = { $count ->
        [one] sinks into a deep sleep
       *[other] sink into a deep sleep
    }
    .second = { $count ->
        [one] falls asleep on the spot
       *[other] fall asleep on the spot
    }
fight-dies = { $count ->
        [one] dies
       *[other] die
    }
fight-lies = { $count ->
        [one] is left lying
       *[other] are left lying
    }
fight-wakes = { $count ->
        [one] comes round, though still on the ground
       *[other] come round, though still on the ground
    }
fight-wakes-outside = { $count ->
        [one] comes round, but outside the fight
       *[other] come round, but outside the fight
    }
fight-laid = { $count ->
        [one] is sent sprawling
       *[other] are sent sprawling
    }
    .second = { $count ->
        [one] hits the ground
       *[other] hit the ground
    }
fight-charmed = { $count ->
        [one] does not fight this round
       *[other] do not fight each other this round
    }
fight-runs = { $count ->
        [one] flees the fight
       *[other] flee the fight
    }
fight-flees = { $count ->
        [one] flees the fight and loses { $lives } on the way
       *[other] flee the fight and lose { $lives } on the way
    }
fight-flight-fails = { $count ->
        [one] tries to flee, loses { $lives }
       *[other] try to flee, lose { $lives }
    }
fight-frightened = { $count ->
        [one] flees the fight in terror
       *[other] flee the fight in terror
    }
fight-vanishes = { $count ->
        [one] vanishes from the fight before all eyes
       *[other] vanish from the fight before all eyes
    }
fight-let-go = { $count ->
        [one] walks out of the fight past the quiet animals
       *[other] walk out of the fight past the quiet animals
    }
fight-sidelined = { $count ->
        [one] steps aside, out of the fight
       *[other] step aside, out of the fight
    }
fight-taken-out = { $count ->
        [one] leaves the fight at the word of an ORG
       *[other] leave the fight at the word of an ORG
    }

## The challenge and the sides

fight-opened = A challenge rings out. { $ours ->
        [one] { $challengers } issues it
       *[other] { $challengers } issue it
    }; { $theirs ->
        [one] { $challenged } faces it
       *[other] { $challenged } face it
    }.
    .second = A fight is brewing. { $ours ->
        [one] { $challengers } speaks the challenge
       *[other] { $challengers } speak the challenge
    }; across from them { $theirs ->
        [one] stands { $challenged }
       *[other] stand { $challenged }
    }.
fight-joined-challenger = { $count ->
        [one] { $who } joins the challengers
       *[other] { $who } join the challengers
    }.
    .second = The challengers get help: { $count ->
        [one] { $who } steps into the fight
       *[other] { $who } step into the fight
    }.
fight-joined-challenged = { $count ->
        [one] { $who } joins the challenged
       *[other] { $who } join the challenged
    }.
    .second = The challenged get help: { $count ->
        [one] { $who } steps into the fight
       *[other] { $who } step into the fight
    }.

## Rounds and pairs

fight-round = **Round { $number }.** { $told }
fight-round-first = **Round { $number }.** Both sides size each other up.
fight-round-alone = **Round { $number }.** Both sides brace for the next clash.
    .second = **Round { $number }.** A short breath, and the fight goes on.
    .third = **Round { $number }.** A moment of silence, and it all begins again.
fight-paired-anew = The ORG changes the pairs that were drawn. { $told }
fight-pairs-one = { $first } stand face to face.
    .second = { $first } go for each other.
    .third = { $first } try each other's strength.
fight-pairs-two = { $first } stand face to face, not far off { $second }.
    .second = { $first } go for each other, a little further on { $second }.
    .third = One duel is between { $first }, the other between { $second }.
fight-pairs-three = { $first } stand face to face, not far off { $second }, and just beside them { $third }.
    .second = { $first } go for each other, a little further on { $second }, at the very edge { $third }.
    .third = One duel is between { $first }, another between { $second }, the third between { $third }.
fight-reshuffled = The lines shift. { $told }
    .second = After the spells the field looks different. { $told }
    .third = The fighters regroup. { $told }

## Silence

fight-silent-opening = { $count ->
        [one] { $who } lets the challenge pass without a word.
       *[other] { $who } let the challenge pass without a word.
    }
fight-silent-pairing = { $count ->
        [one] { $who } keeps silent, so the dice make the pairs.
       *[other] { $who } keep silent, so the dice make the pairs.
    }
    .second = { $count ->
        [one] { $who } hesitates too long, and the choice falls to the dice.
       *[other] { $who } hesitate too long, and the choice falls to the dice.
    }
fight-silent-undrawn = { $count ->
        [one] { $who } keeps silent and picks no opponent.
       *[other] { $who } keep silent and pick no opponent.
    }
fight-silent-potion = { $count ->
        [one] { $who } leaves the potion corked.
       *[other] { $who } leave their potions corked.
    }
    .second = { $count ->
        [one] { $who } reaches for no potion.
       *[other] { $who } reach for no potion.
    }
fight-silent-spells = { $count ->
        [one] { $who } keeps silent, and the moment for spells goes by.
       *[other] { $who } keep silent, and the moment for spells goes by.
    }
    .second = { $count ->
        [one] The time for spells is over before { $who } speaks.
       *[other] The time for spells is over before { $who } speak.
    }
fight-silent-duel = { $count ->
        [one] { $who } keeps silent, so the dice decide the duel.
       *[other] { $who } keep silent, so the dice decide the duel.
    }
    .second = { $count ->
        [one] The awaited word does not come, { $who } is silent, and the dice settle the duel.
       *[other] The awaited word does not come, { $who } are silent, and the dice settle the duel.
    }
fight-silent-unrolled = { $count ->
        [one] { $who } says nothing of how the duel ended.
       *[other] { $who } say nothing of how the duel ended.
    }
fight-silent-end_of_round = { $count ->
        [one] { $who } keeps silent and stays put.
       *[other] { $who } keep silent and stay put.
    }
    .second = { $count ->
        [one] Without a word { $who } stands fast.
       *[other] Without a word { $who } stand fast.
    }
fight-on-orders = From now on { $count ->
        [one] { $who } fights by orders given beforehand.
       *[other] { $who } fight by orders given beforehand.
    }

## Potions

fight-drinks = { $who } drinks a potion{ $potion } and gains { $lives }.
    .second = { $who } empties a vial{ $potion } and gains { $lives }.
fight-drinks-vain = { $who } drinks a potion{ $potion }, but it adds no lives.

## Spells

fight-spell = { $by } casts *{ $spell }*: { $clauses }.
    .second = *{ $spell }*, cast by { $by }, works at once: { $clauses }.
    .third = { $by } raises both hands and *{ $spell }* fills the air: { $clauses }.
    .fourth = At the call of { $by }, *{ $spell }* takes hold: { $clauses }.
    .fifth = { $by } calls up *{ $spell }*, and all can see what it does: { $clauses }.
fight-spell-self = { $by } casts *{ $spell }* and { $does }.
    .second = { $by } whispers *{ $spell }* and { $does }.
fight-spell-touched = { $count ->
        [one] { $by } casts *{ $spell }*, and { $who } feels its power.
       *[other] { $by } casts *{ $spell }*, and { $who } feel its power.
    }
    .second = { $count ->
        [one] { $by } calls up *{ $spell }*; under its power is { $who }.
       *[other] { $by } calls up *{ $spell }*; under its power are { $who }.
    }
    .third = { $count ->
        [one] { $by } raises both hands, and *{ $spell }* settles upon { $who }.
       *[other] { $by } raises both hands, and *{ $spell }* settles upon { $who }.
    }
fight-spell-own = { $by } turns *{ $spell }* inward.
    .second = { $by } whispers *{ $spell }*.
    .third = { $by } gathers the power of *{ $spell }*.
fight-spell-alone = { $by } casts *{ $spell }*.
    .second = *{ $spell }* rings out, cast by { $by }.
fight-swarm = A swarm of insects bites and stings: { $clauses }.
    .second = Insects press in from all sides: { $clauses }.
    .third = The air hums and the skin burns: { $clauses }.
fight-swarm-ended = The insects are dying; from the next round on they bite nobody.
fight-failed = *For ORGs only:* *{ $spell }*, cast by { $by }, has no effect; target: { $target } ({ $reason }).

## Duels and blows

fight-won = { $winner } finds a gap in the guard{ $dice }: { $loser } { $does }.
    .second = { $winner } is the quicker one{ $dice }, and { $loser } { $does }.
    .third = { $winner } strikes without hesitation{ $dice }: { $loser } { $does }.
    .fourth = { $winner } has the upper hand{ $dice }: { $loser } { $does }.
    .fifth = One feint, one blow{ $dice }: { $winner } scores, and { $loser } { $does }.
    .sixth = { $winner } makes use of the first mistake{ $dice }, and { $loser } { $does }.
fight-won-alone = { $winner } strikes true{ $dice }, and the blow is meant for { $loser }.
    .second = The duel goes to whoever does not waver{ $dice }: { $winner } strikes, { $loser } is the target.
    .third = The guard gives way{ $dice }: { $winner } drives a blow home where { $loser } stands.
fight-dodged = { $winner } strikes with full force{ $dice }, but { $loser } dodges.
    .second = The blow of { $winner } is well aimed{ $dice }, but { $loser } slips away at the last moment.
    .third = { $winner } all but has the hit{ $dice }, yet { $loser } leaps aside and the blow cuts the air.
fight-foreseen = { $winner } strikes true{ $dice }, but { $loser } has sensed it and the blow never lands.
    .second = A premonition is quicker than a blow{ $dice }: { $winner } strikes, { $loser } is already a step away.
fight-both = A wound for a wound{ $dice }: { $clauses }.
    .second = Two blows land at the same moment{ $dice }: { $clauses }.
    .third = Neither gives way, both sides are hit{ $dice }: { $clauses }.
fight-both-averted = Blow meets blow{ $dice }: { $clauses }.
fight-both-alone = { $first } and { $second } strike at the same moment{ $dice }.
    .second = Blow meets blow{ $dice }: { $first } and { $second } attack as one.
fight-overruled = The ORG rules otherwise, and the duel before does not count. { $first } and { $second } stand face to face.
fight-none = { $first } and { $second } circle each other{ $dice }, but no hit comes.
    .second = { $first } and { $second } trade blows{ $dice } and all of them go wide.
    .third = The duel of { $first } and { $second } ends without a hit{ $dice }.
fight-unarmed = { $first } and { $second } grapple with bare hands, and nobody is hurt.
    .second = { $first } and { $second } face each other unarmed; no blood flows.
fight-wound = The blow struck by { $by } lands true: { $clauses }.
    .second = { $by } deals a wound: { $clauses }.

## The end

fight-over = **The fight is over.** { $told }
fight-end-side_empty = There is nobody left to fight.
fight-end-ice_storm = The ice storm silences the whole field.
fight-end-fog = The field is lost in impenetrable fog.
fight-end-sleep = A magic sleep puts an end to it.
fight-end-unarmed = Without weapons there is no going on.
fight-end-org = An ORG ends it.
fight-end-time_stop = Time stands still, and the fight with it.
fight-verdict-challenger = The challenging side wins.
fight-verdict-challenged = The challenged side wins.
fight-verdict-draw = Nobody wins, for neither side is on its feet.
fight-verdict-none = There is no winner.
fight-standing = { $count ->
        [one] { $who } is still standing.
       *[other] { $who } are still standing.
    }
fight-withdrawn = { $count ->
        [one] { $who } withdraws { $metres ->
            [one] { $metres } metre
           *[other] { $metres } metres
        }.
       *[other] { $who } withdraw { $metres ->
            [one] { $metres } metre
           *[other] { $metres } metres
        }.
    }
fight-withdrawn-away = { $count ->
        [one] { $who } withdraws.
       *[other] { $who } withdraw.
    }
fight-time-stopped = { $by } stops time, and the challenge is void.
fight-held = { $count ->
        [one] { $who } stands rooted to the spot for { $minutes ->
            [one] { $minutes } game minute
           *[other] { $minutes } game minutes
        }.
       *[other] { $who } stand rooted to the spot for { $minutes ->
            [one] { $minutes } game minute
           *[other] { $minutes } game minutes
        }.
    }

## In two lines, for the card

fight-brief-end = 🏁 { $told }
fight-brief-felled = 💫 { $told }
fight-brief-departed = 🏃 { $told }
fight-brief-duels = ⚔️ { $told }
fight-brief-won = { $first } → { $second }
fight-brief-both = { $first } ⇄ { $second }
fight-brief-none = { $first } – { $second }
fight-brief-loss = (−{ $lives } ❤️)
fight-brief-averted = (unhurt)
fight-brief-spells = ✨ { $told }
fight-brief-spell = { $by }: *{ $spell }*
fight-brief-lives = ❤️ { $told }
fight-brief-joined = 🛡️ { $told }
fight-brief-round = ⏳ **Round { $number }** begins.
