# Conditions and animal forms, as ORGs record them.

condition-curse = prokletí
condition-disease = nemoc
condition-affliction = tělesné postižení
condition-mounted = jízda na zvířeti
conditions-added = Zapsáno: **{ $name }**, { $kind }. Zrušíš to přes [/condition remove].
conditions-removed = Zrušeno: **{ $name }**, { $kind }. Znovu to zapíšeš přes [/condition add].
form-recorded = Zapsáno: **{ $name }** zná podobu **{ $form }**. Kdo umí Proměnu, vezme si ji přes [/cast].
