### The patience: what it has beyond the toy.

patience-option-strict = Fehler werden nicht verziehen.
patience-option-time = Wie lange eine Runde dauern darf.
