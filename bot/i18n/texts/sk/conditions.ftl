# Conditions and animal forms, as ORGs record them.

condition-curse = prekliatie
condition-disease = choroba
condition-affliction = telesné postihnutie
condition-mounted = jazda na zvierati
conditions-added = Zapísané: **{ $name }**, { $kind }. Zrušíš to cez [/condition remove].
conditions-removed = Zrušené: **{ $name }**, { $kind }. Znova to zapíšeš cez [/condition add].
form-recorded = Zapísané: **{ $name }** pozná podobu **{ $form }**. Kto vie Premenu, vezme si ju cez [/cast].
