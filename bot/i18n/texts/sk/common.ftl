# Words and buttons that several rooms share.

word-yes = áno
word-on = zapnuté
word-off = vypnuté
posted = Hotovo, správa je v kanáli a vidia ju všetci.
form-late = Trvalo to dlhšie než zvyčajne. Pokračuj tlačidlom.

button-approve = Schváliť
button-choose-ability = Vybrať schopnosť
button-decline = Zamietnuť
button-history = História
button-newer = Novšie
button-next = Ďalej
button-older = Staršie
button-reason = Dôvod
button-retire = Ukončiť postavu
button-sheet = Postava
button-switch = Hrať: { $name }
button-undo = Vrátiť späť
button-withdraw = Stiahnuť žiadosť
button-xp-log = Záznam XP
