# Messages that nothing says any more and that rows of games begun before hold: they stay, for such a game may be opened at any
# time. Never delete a message that sentences or closed questions were kept with: move it here.

# The second edition
# The spell that a check was for
check-cast = { " " }({ $card })
check-clue = { $count ->
    [one] 1 Pista
   *[other] { $count } Pistas
  }
awaits-clues = { $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  }
awaits-gate = puerta
note-use = { $text } Coste: { $price }.
note-used-up = gastado: { $cards }
option-change-hands = Cambiar lo que empuñas
option-change-hands-to = { $cards }…
second-guide-knocked-out = Te dejaron inconsciente, y te ha costado un turno y algunas de tus cosas. Por eso nadie queda fuera. Estás en el hospital con { $stamina } de Resistencia, y la puerta sigue abierta. Puedes descansar, comprar lo que perdiste o volver allí. Con prudencia, los controles quedarían así: { $option }.

# The third edition
third-awaits-doom = Perdición { $doom }
third-note-test-cast = Lanzarlo cuesta { $horror } de horror.
third-moment-codex = «{ $card }» se da la vuelta
third-moment-codex-why = { $what ->
    [objective] Se ha cumplido el objetivo.
   *[doom] El peligro se ha hecho realidad.
  }
third-event-CodexFlipped = **«{ $card }» se da la vuelta**
