## Third edition: monsters and moving

third-option-seat = { $seat }
third-option-prey = { $seat } at { $space }
third-option-monster = { $monster }
third-option-monster-at = { $monster } at { $space }
third-option-stay = Stay at { $space }
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
    [one] , { $monsters } waits there
   *[other] , { $monsters } wait there
}
third-ask-monster-engage = { $monster } has several to choose from. Whom does it engage?
third-ask-monster-prey = { $monster } could go after any of you. Whom does it hunt?
third-ask-monster-destination = { $monster } has two ways to go. Where to?
third-ask-monster-path = { $monster } could come through more than one street. Which way?
third-ask-monster-order = The monsters stir. Which one moves first?
third-ask-monster-attacker = Several monsters are at { $target }. Which strikes first?
third-ask-monster-space = { $monster } appears. Where?
third-ask-move-step = { $seat } at { $space }: where to?
