## Tercera edición: palabras en imágenes

third-map-round = Ronda
third-map-leader = Líder
third-map-doom = Perdición
third-map-clues = Pistas
third-map-markers = Marcadores
third-map-codex = Códice
third-map-rumor = Rumor
third-map-cup = Taza de Mitos
third-map-next = Próxima Pista o puerta
third-map-display = Mostrador
third-map-goal = Objetivo
third-map-danger = Peligro
third-map-none = nada

third-map-street-residential = Residencial
third-map-street-bridge = Puente
third-map-street-scenic = Paseo

third-map-marker-blue = A
third-map-marker-red = R
third-map-marker-white = B

third-map-wait-sheetClues = { $form ->
    [line] Pistas en la hoja
   *[map] Pistas
  }
third-map-wait-sheetDoom = { $form ->
    [line] Perdición en la hoja
   *[map] Perdición
  }
third-map-wait-sheetCluesPlusDoom = { $form ->
    [line] Pistas y Perdición en la hoja
   *[map] Pistas y Perdición
  }
third-map-wait-sheetMarkers = { $form ->
    [line] marcadores en la hoja
   *[map] Marcadores
  }
third-map-wait-mendedScars = { $form ->
    [line] sanar cicatrices
   *[map] Cicatrices sanadas
  }
third-map-wait-noMarkers = { $form ->
    [line] ningún marcador en el tablero
   *[map] Ningún marcador en el tablero
  }
third-map-wait-spaceDoom = { $count } de Perdición en una casilla
third-map-wait-neighborhoodDoom = { $count } de Perdición en un vecindario
third-map-wait-revealed = { $form ->
    [line] marcadores
   *[map] Marcadores
  } de { $count ->
    [one] 1 color
   *[other] { $count } colores
  } al descubierto
third-map-wait-count = { $text } { $now }/{ $of }
third-map-wait-and = { $first }; { $second }
third-map-wait-defeat = { $form ->
    [line] derrotar { NAME($monster, role: "to") }
   *[map] Derrotar { NAME($monster, role: "to") }
  }
third-map-wait-happens = { $form ->
    [line] algo debe ocurrir: ver la carta
   *[map] Algo debe ocurrir: ver la carta
  }
third-map-wait-action = { $form ->
    [line] hacer su acción { $place }
   *[map] Una acción: { $place }
  }
third-map-wait-action-anywhere = { $form ->
    [line] hacer su acción, donde sea
   *[map] Una acción de cualquier investigador
  }
third-map-place-at = { NAME($place, role: "at") }
third-map-place-blue = donde está el marcador azul
third-map-place-red = donde está el marcador rojo
third-map-place-white = donde está el marcador blanco
third-map-place-scar = donde hay una cicatriz
third-map-place-other = donde dice la carta
third-alt-head = { $scenario }, ronda { $round }, { $phase }, líder: { $leader }. En la hoja: { $doom } de Perdición, { $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  }, { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
  }
third-alt-person = { $name } está { NAME($place, role: "at") }{ $state ->
    [inactive] { " (turno jugado)" }
    [delayed] { " (con retraso)" }
   *[active] { "" }
  }{ $foes ->
    [none] { "" }
   *[some] { ", en combate con:" } { $with }
  }
third-alt-foe = { $name } ({ $state ->
    [exhausted] { GENDER($name) ->
        [feminine] agotada
       *[masculine] agotado
      }
   *[ready] { GENDER($name) ->
        [feminine] preparada
       *[masculine] preparado
      }
  }, { $health } de Salud) { NAME($place, role: "at") }
third-alt-unstable = Inestable: { $places }
third-alt-doom = Perdición: { $places }
third-alt-count = { $place } { $count }
third-alt-next = Próxima Pista o estallido de puerta: { $place }, { $left ->
    [one] 1 carta
   *[other] { $left } cartas
  } en el mazo de eventos
third-alt-next-none = No quedan cartas en el mazo de eventos
third-alt-clues = Pistas: { $places }
third-alt-anomalies = Anomalías: { $places }
third-alt-codex = Códice: { $cards }
third-alt-rumor = Rumor: { $name }
third-alt-cup = En la taza: { $tokens }
third-alt-display = En el mostrador: { $items }
third-alt-changed = Nuevo: { $changes }
third-alt-changed-doom = Perdición { NAME($place, role: "at") } ({ $doom })
third-alt-changed-outbreak = un brote { NAME($place, role: "at") }
third-alt-changed-clue = una Pista { NAME($place, role: "at") }
third-alt-changed-anomaly = una anomalía { NAME($place, role: "at") }
third-alt-changed-marker = un marcador { NAME($place, role: "at") }
third-alt-changed-scar = una cicatriz { NAME($place, role: "at") }
third-alt-changed-monster = { NAME($monster, article: "a") } { NAME($place, role: "at") }
third-alt-changed-moved = { $who } ahora { NAME($place, role: "at") }

third-dossier-health = Salud
third-dossier-sanity = Cordura
third-dossier-money = Dinero
third-dossier-clues = Pistas
third-dossier-remnants = Remanentes
third-dossier-skills = Habilidades
third-dossier-focus = Concentración
third-dossier-cards = Cartas
third-dossier-exhausted = usada
third-dossier-none = ninguna
third-dossier-delayed = con retraso
third-dossier-lodge = leal a la Logia
third-dossier-turn-taken = turno jugado
third-dossier-left-defeated = fuera de combate
third-dossier-left-devoured = en sus fauces
third-dossier-left-retired = en retiro
third-dossier-type-item = Objeto
third-dossier-type-spell = Hechizo
third-dossier-type-ally = Aliado
third-dossier-type-talent = Talento
third-dossier-type-condition = Estado
third-dossier-hands = { $count ->
    [one] 1 mano
   *[other] { $count } manos
  }
third-dossier-alt-head = { $name }, { $occupation }, lugar: { $place }. Salud { $health } de { $maxHealth }, Cordura { $sanity } de { $maxSanity }. ${ $money }, { $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  }, { $remnants ->
    [one] 1 remanente
   *[other] { $remnants } remanentes
  }
third-dossier-alt-skills = Habilidades: { $skills }. Concentración { $now } de { $limit }
third-dossier-alt-skill = { $name } { $value }{ $focus ->
    [0] { "" }
    [one] { " con Concentración" }
   *[other] { " con Concentración" } { $focus }
  }
third-dossier-alt-ability = { $name }: { $text }
third-dossier-alt-cards = Cartas: { $cards }
