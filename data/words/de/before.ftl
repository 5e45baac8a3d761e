# Messages that nothing says any more, but that rows of games begun before hold.
third-moment-codex = „{ $card }“ wird umgedreht
third-moment-codex-why = { $what ->
    [objective] Das Ziel ist erreicht.
   *[doom] Die Gefahr ist eingetreten.
  }
third-event-CodexFlipped = **„{ $card }“ wird umgedreht**
