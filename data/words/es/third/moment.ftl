# Grandes momentos: el titular de cada uno, lo que va justo debajo y el pie de su imagen
third-moment-round = Ronda { $round }
third-moment-left = { $who } { $why ->
    [devoured] es { GENDER($who) ->
        [feminine] devorada
       *[masculine] devorado
      }
   *[other] cae y queda fuera de la partida
  }{ $because }
third-moment-epic = { AGREES($who) ->
    [one] Cae
   *[other] Caen
  } { NAME($who, article: "the") }
third-moment-turned = { $what ->
    [objective] Objetivo cumplido: «{ $card }» se da la vuelta
    [doom] Peligro hecho realidad: «{ $card }» se da la vuelta
   *[other] «{ $card }» se da la vuelta
  }
third-moment-outbreak = Brote { NAME($places, role: "at") }{ $because }
third-moment-anomaly = Se abre una anomalía { NAME($places, role: "at") }{ $because }
