# Messages that nothing says any more, but that rows of games begun before hold.
third-moment-codex = { $card }: de kaart wordt omgedraaid
third-moment-codex-why = { $what ->
    [objective] Het doel is bereikt.
   *[doom] Het gevaar is werkelijkheid geworden.
  }
third-event-CodexFlipped = **{ $card }: de kaart wordt omgedraaid**
