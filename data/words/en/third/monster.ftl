## Third edition: monsters and moving

third-option-seat = { $seat }
third-option-prey = { $seat } at { $space }
third-option-monster = { $monster }
third-option-monster-at = { $monster } at { $space }
third-option-stay = Stay at { $space }
third-brief-stay = Stay Here
third-note-destination = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}{ $money ->
    [0] {""}
   *[other] , ${ $money }
}{ $doom ->
    [0] {""}
   *[other] , doom { $doom }
}{ $count ->
    [0] {""}
    [one] , { NAME($monsters, article: "a") } waits there
   *[other] , { NAME($monsters, article: "a") } wait there
}
third-awaits-doom = doom { $doom }
third-ask-monster-engage = { CAPITAL(NAME($monster, article: "the")) } could engage several investigators. Which one?
third-ask-monster-prey = { CAPITAL(NAME($monster, article: "the")) } has several equal targets. Which one does it hunt?
third-ask-monster-destination = { CAPITAL(NAME($monster, article: "the")) } has several equal targets. Where does it go?
third-ask-monster-path = { CAPITAL(NAME($monster, article: "the")) } could come through several streets. Which way?
third-ask-monster-order = Several monsters activate. Which one first?
third-ask-monster-attacker = Several monsters attack { $target }. Which one first?
third-ask-monster-space = { CAPITAL(NAME($monster, article: "the")) } appears. Where?
third-ask-move-step = { $seat } { NAME($space, role: "at") }: where to?
