## Derde editie: doem, codex, ontmoetingen, afrekeningen

third-option-space = { $space }
third-note-doom = { $doom ->
    [0] daar geen doem
   *[other] daar { $doom } doem
  }
third-ask-doom-order = Meerdere vakken krijgen tegelijk doem. Welk eerst?
third-ask-doom-street = { CAPITAL(NAME($space, role: "at")) } kan geen doem liggen. Welk aangrenzend vak krijgt hem?
third-ask-encounter-turn = { $seat } { NAME($space, role: "at") }: iedereen kan nu een ontmoeting aangaan.
third-option-encounter = Ontmoeting
third-ask-codex-order = Meerdere codexkaarten komen tegelijk uit. Welke eerst?
third-option-codex-objective = { $card }: het doel is bereikt
third-option-codex-doom = { $card }: het gevaar komt uit
third-option-codex-rule = { $card } { $where }
third-ask-reckoning-order = Een afrekening. Wat gebeurt er eerst?
third-option-in-order = In deze volgorde
third-option-usual = Zoals gewoonlijk, deze hele fase
third-note-usual = Nu { $usual }, en geen stemmingen over monsters meer tot de fase voorbij is
third-option-reckoning = { $source }
third-ask-scar-space = Waar verschijnt het litteken?
third-option-amount = { $amount }
third-option-yes = Ja
third-option-no = Nee
