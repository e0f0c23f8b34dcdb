# Abilities: chosen, granted, taken away.

choose-title = { $name }: výber schopnosti
choose-text = Toto si môžeš vybrať za úroveň { $level }. Vyber v zozname pod textom; žiadosť potom príde ORGovi.
choose-prompt = Vyber schopnosť
choose-asked = Žiadosť je odoslaná: **{ $ability }** pre postavu **{ $name }**. Keď ORG rozhodne, dostaneš správu.
deity-question = Meno boha, ktorému bude slúžiť
ability-granted = Postava **{ $name }** má novú schopnosť: **{ $ability }**. Vezmeš ju späť cez [/ability revoke].
ability-revoked = Postava **{ $name }** už nemá schopnosť **{ $ability }**. Vrátiš ju cez [/ability grant].
ability-granted-count = Schopnosti: { $have }, úroveň na začiatku: { $level }.
