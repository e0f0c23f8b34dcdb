# Words and buttons that several rooms share.

word-yes = ano
word-on = zapnuto
word-off = vypnuto
posted = Hotovo, zpráva je v kanálu a vidí ji všichni.
form-late = Trvalo to déle než obvykle. Pokračuj tlačítkem.

button-approve = Schválit
button-choose-ability = Vybrat schopnost
button-decline = Zamítnout
button-history = Historie
button-newer = Novější
button-next = Dál
button-older = Starší
button-reason = Důvod
button-retire = Ukončit postavu
button-sheet = Postava
button-switch = Hrát: { $name }
button-undo = Vrátit zpět
button-withdraw = Stáhnout žádost
button-xp-log = Záznam XP
