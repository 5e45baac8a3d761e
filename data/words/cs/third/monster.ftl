## Třetí edice: nestvůry a pohyb

third-option-seat = { $seat }
third-option-prey = { $seat } { NAME($space, role: "at") }
third-option-monster = { $monster }
third-option-monster-at = { $monster } { NAME($space, role: "at") }
third-option-stay = Zůstat { NAME($space, role: "at") }
third-brief-stay = Zůstat tady
third-note-destination = { $steps ->
    [one] 1 pole
    [few] { $steps } pole
   *[other] { $steps } polí
  }
# K čemu vede, když kdo zůstane
third-brings-encounter = { $kind ->
    [street] setkání na ulici
    [anomaly] setkání u anomálie
   *[space] setkání
  }
third-brings-doom = zkáza { $doom }
third-ask-monster-engage = { CAPITAL(NAME($monster)) } se { AGREES($monster) ->
    [one] může
   *[other] mohou
  } střetnout s několika vyšetřovateli. S kterým?
third-ask-monster-prey = { CAPITAL(NAME($monster)) } { AGREES($monster) ->
    [one] má
   *[other] mají
  } několik stejných cílů. Koho loví?
third-ask-monster-destination = { CAPITAL(NAME($monster)) } { AGREES($monster) ->
    [one] má
   *[other] mají
  } několik stejných cílů. Kam míří?
third-ask-monster-path = { CAPITAL(NAME($monster)) } { AGREES($monster) ->
    [one] může
   *[other] mohou
  } přijít několika ulicemi. Kudy?
third-ask-monster-order = Jedná několik nestvůr. Která první?
third-ask-monster-attacker = Na { NAME($target, case: "accusative") } útočí několik nestvůr. Která první?
third-ask-monster-space = { CAPITAL(NAME($monster)) } se { AGREES($monster) ->
    [one] objevuje
   *[other] objevují
  }. Kde?
third-ask-move-step = { $seat } { NAME($space, role: "at") }: kam dál?
