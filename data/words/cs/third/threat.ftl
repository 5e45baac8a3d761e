## Třetí edice: zkáza, kodex, setkání, zúčtování

third-option-space = { $space }
third-note-doom = { $doom ->
    [0] zkáza tam není
    [one] je tam 1 zkáza
    [few] jsou tam { $doom } zkázy
   *[other] je tam { $doom } zkáz
  }
third-ask-doom-order = Zkáza přibývá na několika polích zároveň. Kam přijde první?
third-ask-doom-street = { CAPITAL(NAME($space, role: "to")) } zkáza nemůže. Na které sousední pole přijde?
third-ask-encounter-turn = { $seat } { NAME($space, role: "at") }: svoje setkání teď může mít kdokoli.
third-option-encounter = Setkání
third-ask-codex-order = Naplnilo se několik karet kodexu zároveň. Která přijde první?
third-option-codex-objective = { $card }: cíl je splněn
third-option-codex-doom = { $card }: nebezpečí
third-option-codex-rule = { $card } { NAME($where, role: "at") }
third-ask-reckoning-order = Zúčtování. Co přijde první?
third-option-in-order = V tomto pořadí
third-option-usual = Jako obvykle, celou fázi
third-note-usual = Teď „{ $usual }“ a do konce fáze se o nestvůrách už nehlasuje
third-option-reckoning = { $source }
third-ask-scar-space = Kde se objeví jizva?
third-option-amount = { $amount }
third-option-yes = Ano
third-option-no = Ne
