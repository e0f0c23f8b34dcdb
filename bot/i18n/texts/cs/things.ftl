# Things as ORGs type them, and how amounts of them are told.

haul-ducats = { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
    [many] { $count } dukátu
   *[other] { $count } dukátů
}
haul-nothing = nic

refusal-things_unreadable = Této části nerozumím: { $part }
    .way = Piš to takto: 5 dukátů, 2 máta, bylina: šalvěj, lektvar: jméno, předmět: jméno, věc: jméno. Části odděl čárkou; lektvary ukáže [/potion list].
refusal-things_too_many = To je najednou příliš mnoho druhů věcí.
    .way = Uveď jich nejvýš { $most }, zbytek přidej dalším příkazem; poradí [/help].
refusal-potion_undefined = Lektvar { $name } v této hře není.
    .way = Které jsou, ukáže [/potion list]; nový zapíše ORG přes [/potion define].
