# Great moments: what stands above a frame of its own, and in its picture
third-moment-round = Round { $round }
third-moment-left = ## { $sheet } { $why ->
    [devoured] is devoured
   *[other] is defeated and out of the game
  }{ $by }
third-moment-epic = ## { CAPITAL(NAME($monster, article: "the")) } is down
third-moment-codex = ## { $card } turns over
third-moment-codex-why = { $what ->
    [objective] The goal is met.
   *[doom] The danger has come true.
  }
third-moment-outbreak = ## Outbreak { NAME($places, role: "at") }
third-moment-anomaly = ## An anomaly opens in { NAME($places, article: "the") }
third-moment-end = ## { $headline }
