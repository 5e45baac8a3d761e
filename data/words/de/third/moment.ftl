# Große Augenblicke: die Überschrift, was gleich darunter steht, und die Zeile unter dem Bild
third-moment-round = Runde { $round }
third-moment-left = { $who } { $why ->
    [devoured] wird verschlungen
   *[other] ist besiegt und aus dem Spiel
  }{ $because }
third-moment-epic = { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
    [one] ist
   *[other] sind
  } besiegt
third-moment-turned = { $what ->
    [objective] Ziel erreicht: „{ $card }“ wird umgedreht
    [doom] Gefahr eingetreten: „{ $card }“ wird umgedreht
   *[other] „{ $card }“ wird umgedreht
  }
third-moment-outbreak = Ausbruch { NAME($places, role: "at") }{ $because }
third-moment-anomaly = { CAPITAL(NAME($places, role: "at")) } öffnet sich eine Anomalie{ $because }
