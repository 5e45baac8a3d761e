# Messages that nothing says any more, but that rows of games begun before hold.
third-moment-codex = «{ $card }» se da la vuelta
third-moment-codex-why = { $what ->
    [objective] Se ha cumplido el objetivo.
   *[doom] El peligro se ha hecho realidad.
  }
third-event-CodexFlipped = **«{ $card }» se da la vuelta**
