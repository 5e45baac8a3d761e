# El tablero y el mensaje de estado
headline = Turno { $turn } · { $phase }
headline-setup = Preparación
headline-over = El fin, turno { $turn }
status-goal = **Objetivo:** { $sealsOf ->
    [0] cerrar todas las puertas
   *[other] sellos **{ $seals }/{ $sealsOf }**, o cerrar todas las puertas
  } (abiertas: **{ $gates }**) con { $trophiesOf ->
    [one] 1 trofeo
   *[other] { $trophiesOf } trofeos
  } de puerta (**{ $trophies }**)
status-goal-awake = **Objetivo:** derrotar a **{ $ancientOne }**, que ya ha despertado
status-danger = **Peligro:** **{ $ancientOne }** despierta con Perdición **{ $doom }/{ $doomOf }** o puertas **{ $gates }/{ $gatesOf }** · terror **{ $terror }/10**
status-stand = Perdición **{ $doom }/{ $doomOf }** · puertas **{ $gates }/{ $gatesOf }**{ $seals ->
    [0] { "" }
   *[other] { " " }· sellos **{ $seals }/6**
  }{ $terror ->
    [0] { "" }
   *[other] { " " }· terror **{ $terror }/10**
  }
status-town = Monstruos **{ $monsters }/{ $monstersOf }** · Afueras { $outskirts }/{ $outskirtsOf } · primer jugador: { $first }
status-environment = Entorno: { $card }
status-rumor = Rumor: **{ $card }**{ $monsters ->
    [0] { $tokens ->
        [0] { "" }
        [one] { " " }({ $of ->
            [0] 1 Pista
           *[other] 1/{ $of } Pistas
          })
       *[other] { " " }({ $of ->
            [0] { $tokens } Pistas
           *[other] { $tokens }/{ $of } Pistas
          })
      }
    [one] { " " }({ $of ->
        [0] 1 monstruo
       *[other] 1/{ $of } monstruos
      })
   *[other] { " " }({ $of ->
        [0] { $monsters } monstruos
       *[other] { $monsters }/{ $of } monstruos
      })
  }
status-rumor-last = -# **Un paso más, y se cumple.** { $effects }
status-two-cards = Cada turno se roban ya para siempre dos cartas de Mitos; de la primera solo cuenta la puerta.
status-lasting = Siguen en vigor: { $cards }
text-investigator = { $seat }: { $place }, Cordura { $sanity }, Resistencia { $stamina }{ $delayed ->
    [true] , con retraso
   *[other] { "" }
  }{ $explored ->
    [true] , puerta explorada
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] , vuelve en el turno { $returns }
  }.
standing = { $place } · Cordura { $sanity }/{ $sanityOf } · Resistencia { $stamina }/{ $staminaOf } · { $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  } · ${ $money }{ $delayed ->
    [true] { " " }· con retraso
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] { " " }· vuelve en el turno { $returns }
  }
standing-out = fuera de la partida
text-place = { $place }: { $here }.
text-gate = puerta { NAME($gate, role: "to") } (modificador { $modifier }, { $dimension })
text-gate-hidden = puerta a un mundo desconocido
text-sealed = sellada
text-activity = marcador de actividad
text-awake = { $ancientOne } ha despertado.
text-monster = { $monster }: movimiento { $movement }, dimensión { $dimension }, dureza { $toughness }, daño de combate { $damage }.
text-neighborhood = { $name }: { $places }. Sus calles llevan { NAME($streets, role: "to") }.
text-unstable = { $place } (inestable)
text-world = { $name }: { $colors }.
color-blue = azul
color-green = verde
color-red = rojo
color-yellow = amarillo
text-closed = cerrado
text-clues = { $amount ->
    [one] 1 Pista
   *[other] { $amount } Pistas
  }
battle-round = { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round }
  }
battle-successes = éxitos para la próxima ficha de Perdición
battle-rating = valor de combate
battle-devoured = En sus fauces
board-doom = Perdición
board-awake = Despierto
board-terror = Terror
board-turn = Turno
board-gates = Puertas
board-seals = Sellos
board-monsters = Monstruos
board-outskirts = Afueras
board-environment = Entorno
board-rumor = Rumor
board-first = Primer jugador
board-closed = Cerrado
board-none = ninguno
board-noLimit = sin límite
board-sky = Cielo
# Lo que ha cambiado, antes de todo lo que muestra la imagen
alt-changed = Nuevo: { $changes }
alt-changed-gate = una puerta { NAME($place, role: "at") }
alt-changed-seal = un sello { NAME($place, role: "at") }
alt-changed-clue = una Pista { NAME($place, role: "at") }
alt-changed-closed = { $place }, ubicación cerrada
alt-changed-monster = { NAME($monster, article: "a") } { NAME($place, role: "at") }
alt-changed-moved = { $who }, ahora { NAME($place, role: "at") }
alt-way-ahead = Desde { NAME($place, article: "the") } se puede ir { $reach }
alt-reach = { NAME($place, role: "to") } ({ $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  })

# La hoja de investigador
sheet-title = **{ $name }**, { $occupation } · { $place }
sheet-health = Cordura **{ $sanity }/{ $maxSanity }** · Resistencia **{ $stamina }/{ $maxStamina }** · ${ $money } · { $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  } · Concentración { $focus }
sheet-track = { $a } **{ $first }** / { $b } **{ $second }**
sheet-card = • **{ $name }** ({ $kind }{ $exhausted ->
    [true] , carta agotada
   *[other] { "" }
  }{ $tokens ->
    [0] { "" }
    [one] , 1 ficha
   *[other] , { $tokens } fichas
  }) { $text }
sheet-trophy-list = Trofeos: { $trophies }.
sheet-sanity = Cordura
sheet-stamina = Resist.
sheet-money = Dinero
sheet-clues = Pistas
sheet-focus = Concentr.
sheet-cards = Posesiones
sheet-trophies = Trofeos
sheet-exhausted = agotada
sheet-home = Inicio
sheet-none = nada
condition-delayed = con retraso
condition-arrested = bajo arresto
condition-lost = a la deriva en el tiempo y el espacio
condition-explored = marcador explorado
condition-lostTurn = pierde el turno { $turn }

# Consultas
mythos-type-headline = Título
mythos-type-environment = Entorno
mythos-type-rumor = Rumor
mythos-type-special = Mitos
family-world = Otro Mundo
family-monster = Monstruo
family-ancientOne = Primigenio
fact-awareness = Percepción
fact-horror = Horror
fact-toughness = Dureza
fact-combat = Combate
fact-rating = { $rating } (daño { $damage })
fact-movement = Movimiento
fact-dimension = Dimensión
fact-price = Precio
fact-hands = Manos
fact-doom = Marcador de Perdición
fact-combatRating = Valor de combate
fact-sanity = Cordura
fact-stamina = Resistencia
fact-focus = Concentración
fact-home = Inicio
movement-normal = normal
movement-fast = rápido
movement-stationary = estacionario
movement-flying = volando
movement-unique = especial
dimension-circle = círculo
dimension-crescent = media luna
dimension-diamond = rombo
dimension-hexagon = hexágono
dimension-plus = cruz
dimension-slash = barra
dimension-square = cuadrado
dimension-star = estrella
dimension-triangle = triángulo
look-gate = Una puerta abierta **{ NAME($gate, role: "to") }**.
look-sealed = **Sellada** con un signo anciano.
look-clues = { $amount ->
    [one] Aquí hay **1 Pista**.
   *[other] Aquí hay **{ $amount } Pistas**.
  }
look-monsters = Monstruos aquí: { $monsters }.
look-people = Investigadores aquí: { $people }.
fact-special = especial

# El final de una partida
ending-score = **Puntuación { $total }**: marcador de Perdición { $doomTrack } − terror { $terror } − préstamos { $loans } − signos ancianos { $elderSigns } + trofeos de puerta { $gateTrophies } + un tercio de los trofeos de monstruo { $monsterTrophies } + supervivientes { $survivors }.
ending-first-citizen = { $count ->
    [one] Primer ciudadano de Arkham: **{ $names }**.
   *[other] Primeros ciudadanos de Arkham: **{ $names }**.
  }

# Quién deshace los empates
second-first-player = primer jugador
