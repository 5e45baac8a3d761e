# Messages that nothing says any more, but that rows of games begun before hold.
third-moment-codex = { $card } turns over
third-moment-codex-why = { $what ->
    [objective] The goal is met.
   *[doom] The danger has come true.
  }
third-event-CodexFlipped = **{ $card } turns over**
