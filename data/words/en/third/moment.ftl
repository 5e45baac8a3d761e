# Great moments: the heading of each, what stands right under it, and the caption of its picture
third-moment-round = Round { $round }
third-moment-left = { $who } { $why ->
    [devoured] is devoured
   *[other] is defeated and out of the game
  }{ $because }
third-moment-epic = { CAPITAL(NAME($who, article: "the")) } is down
third-moment-turned = { $what ->
    [objective] Goal met: { $card } turns over
    [doom] Danger come true: { $card } turns over
   *[other] { $card } turns over
  }
third-moment-outbreak = Outbreak { NAME($places, role: "at") }{ $because }
third-moment-anomaly = An anomaly opens in { NAME($places, article: "the") }{ $because }
