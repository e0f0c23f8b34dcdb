# Abilities: chosen, granted, taken away.

choose-title = { $name }: výběr schopnosti
choose-text = Tohle si můžeš vybrat za úroveň { $level }. Vyber v seznamu pod textem; žádost potom přijde ORGovi.
choose-prompt = Vyber schopnost
choose-asked = Žádost je odeslaná: **{ $ability }** pro postavu **{ $name }**. Až ORG rozhodne, dostaneš zprávu.
deity-question = Jméno boha, kterému bude sloužit
ability-granted = Postava **{ $name }** má novou schopnost: **{ $ability }**. Vezmeš ji zpět přes [/ability revoke].
ability-revoked = Postava **{ $name }** už nemá schopnost **{ $ability }**. Vrátíš ji přes [/ability grant].
ability-granted-count = Schopnosti: { $have }, úroveň na začátku: { $level }.
