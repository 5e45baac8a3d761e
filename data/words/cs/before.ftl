# Messages that nothing says any more, but that rows of games begun before hold.
third-moment-codex = { $card }: karta se obrací
third-moment-codex-why = { $what ->
    [objective] Cíl je splněn.
   *[doom] Nebezpečí se naplnilo.
  }
third-event-CodexFlipped = **{ $card }: karta se obrací**
