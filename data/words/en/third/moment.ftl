# Great moments: the heading of each, what stands right under it, and the caption of its picture
third-moment-round = Round { $round }
third-moment-left = { $who } { $why ->
    [devoured] is devoured
   *[other] is defeated and out of the game
  }{ $because }
third-moment-epic = { CAPITAL(NAME($who, article: "the")) } is down
third-moment-codex = { $card } turns over
third-moment-codex-why = { $what ->
    [objective] The goal is met.
   *[doom] The danger has come true.
  }
third-moment-outbreak = Outbreak { NAME($places, role: "at") }{ $because }
third-moment-anomaly = An anomaly opens in { NAME($places, article: "the") }{ $because }
