# Things as ORGs type them, and how amounts of them are told.

haul-ducats = { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
    [many] { $count } dukáta
   *[other] { $count } dukátov
}
haul-nothing = nič

refusal-things_unreadable = Tejto časti nerozumiem: { $part }
    .way = Píš to takto: 5 dukátov, 2 mäta, bylina: šalvia, lektvar: meno, predmet: meno, vec: meno. Časti oddeľ čiarkou; lektvary ukáže [/potion list].
refusal-things_too_many = To je naraz priveľa druhov vecí.
    .way = Uveď ich najviac { $most }, zvyšok pridaj ďalším príkazom; poradí [/help].
refusal-potion_undefined = Lektvar { $name } v tejto hre nie je.
    .way = Ktoré sú, ukáže [/potion list]; nový zapíše ORG cez [/potion define].
