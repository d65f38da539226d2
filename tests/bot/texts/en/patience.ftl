### The patience: what it has beyond the toy.

patience-option-strict = Mistakes are not forgiven.
patience-option-time = How long a round may take.
