## Third edition: monsters and moving

third-option-seat = { $seat }
third-option-prey = { $seat } { NAME($space, role: "at") }
third-option-monster = { $monster }
third-option-monster-at = { $monster } { NAME($space, role: "at") }
third-option-stay = Stay { NAME($space, role: "at") }
third-brief-stay = Stay Here
third-note-destination = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
# What staying leads to
third-brings-encounter = { $kind ->
    [street] street encounter
    [anomaly] anomaly encounter
   *[space] encounter
  }
third-brings-doom = doom { $doom }
third-ask-monster-engage = { CAPITAL(NAME($monster, article: "the")) } could engage several investigators. Which one?
third-ask-monster-prey = { CAPITAL(NAME($monster, article: "the")) } has several equal targets. Which one does it hunt?
third-ask-monster-destination = { CAPITAL(NAME($monster, article: "the")) } has several equal targets. Where does it go?
third-ask-monster-path = { CAPITAL(NAME($monster, article: "the")) } could come through several streets. Which way?
third-ask-monster-order = Several monsters activate. Which one first?
third-ask-monster-attacker = Several monsters attack { $target }. Which one first?
third-ask-monster-space = { CAPITAL(NAME($monster, article: "the")) } appears. Where?
third-ask-move-step = { $seat } { NAME($space, role: "at") }: where to?
