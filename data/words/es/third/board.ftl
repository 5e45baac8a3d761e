## Tercera edición: el tablero y el mensaje de estado

third-headline = Ronda { $round } · { $phase }
third-headline-setup = { $scenario } · preparación
third-headline-over = El fin, ronda { $round }
third-status-sheet = **{ $scenario }** · Perdición **{ $doom }** · Pistas **{ $clues }**{ $markers ->
     [0] { "" }
    *[other] { " " }· marcadores **{ $markers }**
  }
third-status-town = Perdición en la ciudad **{ $doom }** · monstruos **{ $monsters }** · fichas en la taza { $cup } · líder: { $leader }
third-status-next = Próxima Pista o estallido de puerta: **{ $place }** · cartas en el mazo de eventos { $left }
third-status-next-none = No quedan cartas en el mazo de eventos
third-goal-objective = **Objetivo:** { $waits }
third-goal-doom = **Peligro:** { $waits }
third-goal-count = { $text } **{ $now }/{ $of }**
third-goal-wait = { $text } ({ $card })
third-goal-card = { $acts ->
     [true] la acción de «{ $card }»
    *[false] { $card }
  }
third-goal-measured = { $text } **{ $now }/{ $of }** ({ $card })
third-status-rumor = Rumor: **{ $headline }**{ $tokens ->
     [0] { "" }
    *[other] { " " }({ $tokens } de Perdición)
  }
third-text-investigator = { $seat }: { $place }, Salud { $health }, Cordura { $sanity }, { $clues ->
     [one] 1 Pista
    *[other] { $clues } Pistas
  }{ $delayed ->
     [true] , con retraso
    *[other] { "" }
  }.
third-standing = { $place } · Salud { $health }/{ $healthOf } · Cordura { $sanity }/{ $sanityOf } · { $clues ->
     [one] 1 Pista
    *[other] { $clues } Pistas
  }{ $remnants ->
     [0] { "" }
     [one] { " " }· 1 remanente
    *[other] { " " }· { $remnants } remanentes
  } · ${ $money }{ $delayed ->
     [true] { " " }· con retraso
    *[other] { "" }
  }
third-standing-out = fuera de la partida
third-text-place = { $place }: { $here }.
third-text-doom = { $doom } de Perdición
third-text-unstable = inestable
third-text-clues = { $clues ->
     [one] 1 Pista
    *[other] { $clues } Pistas
  }
third-text-anomaly = anomalía
third-text-marker-down = marcador boca abajo
third-text-monster = { $monster } { NAME($place, role: "at") }: { $status ->
     [engaged] se enfrenta a { $seats }
     [exhausted] { GENDER($monster) ->
         [feminine] agotada
        *[masculine] agotado
      }
    *[other] { GENDER($monster) ->
         [feminine] preparada
        *[masculine] preparado
      }
  }, daño { $damage } de { $health }.
third-text-codex = Códice { $number }, «{ $card }», { $side ->
     [front] anverso
    *[back] reverso
  }{ $deck ->
     [none] { "" }
    *[other] , vecindario { $deck }
  }{ $tokens ->
     [0] { "" }
     [one] , 1 ficha
    *[other] , { $tokens } fichas
  }.
third-text-display = En el mostrador: { $items }.
third-text-item = { $card } (${ $value })
third-text-neighborhood = { $name }: { $places }.
third-text-street = { $street }: une { NAME($places, article: "the") }.

# Quién deshace los empates
third-first-player = líder
