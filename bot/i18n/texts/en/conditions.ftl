# Conditions and animal forms, as ORGs record them.

condition-curse = curse
condition-disease = disease
condition-affliction = bodily affliction
condition-mounted = riding an animal
conditions-added = Recorded: **{ $name }**, { $kind }. Take it away with [/condition remove].
conditions-removed = Taken away: **{ $name }**, { $kind }. Record it again with [/condition add].
form-recorded = Recorded: **{ $name }** knows the form **{ $form }**. Whoever has Shapechange takes it with [/cast].
