# Lives given or taken by an ORG.

lives-changed = **{ $name }**: { $hearts }
