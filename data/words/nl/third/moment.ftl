# Grote ogenblikken: de kop van elk, wat er meteen onder staat, en het bijschrift van de prent
third-moment-round = Ronde { $round }
third-moment-left = { $who } { $why ->
    [devoured] wordt verslonden
   *[other] is verslagen en ligt uit het spel
  }{ $because }
third-moment-epic = { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
    [one] is
   *[other] zijn
  } verslagen
third-moment-codex = { $card }: de kaart wordt omgedraaid
third-moment-codex-why = { $what ->
    [objective] Het doel is bereikt.
   *[doom] Het gevaar is werkelijkheid geworden.
  }
third-moment-outbreak = Uitbraak { NAME($places, role: "at") }{ $because }
third-moment-anomaly = { CAPITAL(NAME($places, role: "at")) } opent zich een anomalie{ $because }
