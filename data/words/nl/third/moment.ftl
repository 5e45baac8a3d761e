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
third-moment-turned = { $what ->
    [objective] Doel bereikt – { $card }: de kaart wordt omgedraaid
    [doom] Gevaar werkelijkheid – { $card }: de kaart wordt omgedraaid
   *[other] { $card }: de kaart wordt omgedraaid
  }
third-moment-outbreak = Uitbraak { NAME($places, role: "at") }{ $because }
third-moment-anomaly = { CAPITAL(NAME($places, role: "at")) } opent zich een anomalie{ $because }
