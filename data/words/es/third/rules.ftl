## Tercera edición: texto de reglas de las cartas, compuesto a partir de lo que hacen
#
# Oraciones: $form imperative te da una orden («recibe $3»), infinitive va detrás de «puedes» o «para» («recibir $3»), third habla
# de otra persona; donde falta third, se dice igual que la orden. Los lugares van con su artículo y sin preposición: los mensajes ponen
# «en», «de» y «hacia». Los sucesos van detrás de «después de», «antes de» o «cuando». Las tiradas («las tiradas», «la superas») son femeninas.

third-rules-number = { $face }
third-rules-named = { NAME($name, article: "the") }
third-rules-sentence = { CAPITAL($clause) }.
third-rules-button = { CAPITAL($clause) }
third-rules-text = { $first } { $rest }
third-rules-then = después, { $clause }
third-rules-in-either-case = tanto si la superas como si no, { $clause }
third-rules-clauses = { $clauses }
third-rules-or = { $first } { GENDER($second) ->
     [feminine] o bien
    *[masculine] o
  } { $second }
third-rules-or-last = { $first } o { $second }
third-rules-comma = { $first }, { $rest }
third-rules-parted = { $first }; { $rest }
third-rules-and-then = { $first }; después, { $rest }
third-rules-and-you = { $first }; además, { $rest }
third-rules-pay-and = { $cost }, y { $clause }
third-rules-nothing-happens = no ocurre nada
third-rules-do-nothing = { $form ->
     [third] no hace nada
     [infinitive] no hacer nada
    *[other] no hagas nada
  }

# Cantidades
third-rules-amount-money = ${ $count }
third-rules-amount-remnant = { $count ->
     [one] 1 remanente
    *[other] { $count } remanentes
  }
third-rules-amount-clue = { $count ->
     [one] 1 Pista
    *[other] { $count } Pistas
  }
third-rules-amount-focus = { $count ->
     [one] 1 ficha de Concentración
    *[other] { $count } fichas de Concentración
  }
third-rules-amount-sheetClue = { $count ->
     [one] 1 Pista
    *[other] { $count } Pistas
  } de la hoja de escenario
third-rules-amount-damage = { $count } de daño
third-rules-amount-horror = { $count } de horror
third-rules-amount-directHorror = { $count } de horror que ninguna carta puede encajar
third-rules-amount-health = { $count } de Salud
third-rules-amount-sanity = { $count } de Cordura
third-rules-amount-doom = { $count } de Perdición
third-rules-amount-die = { $count ->
     [one] 1 dado
    *[other] { $count } dados
  }
third-rules-amount-space = { $count ->
     [one] 1 casilla
    *[other] { $count } casillas
  }
third-rules-amount-success = { $count ->
     [one] 1 éxito
    *[other] { $count } éxitos
  }
third-rules-stuff-money = dinero
third-rules-stuff-remnant = remanentes
third-rules-stuff-clue = Pistas
third-rules-stuff-focus = fichas de Concentración
third-rules-stuff-sheetClue = Pistas de la hoja de escenario
third-rules-stuff-damage = daño
third-rules-stuff-horror = horror
third-rules-stuff-directHorror = horror
third-rules-stuff-health = Salud
third-rules-stuff-sanity = Cordura
third-rules-stuff-doom = Perdición
third-rules-stuff-die = dados
third-rules-stuff-space = casillas
third-rules-stuff-success = éxitos
third-rules-amount-all = todo lo que haya de { $what }
third-rules-amount-die-shows = en { $what } lo que saques en un dado
third-rules-amount-same = esa cantidad de { $what }
third-rules-amount-each = { $what } por cada { $each }
third-rules-amount-sum = { $first } más { $second }
third-rules-amount-less = { $first }, menos { $second }
third-rules-amount-any = la cantidad que quieras de { $what }
third-rules-amount-up-to = hasta { $what }
third-rules-each-success = éxito
third-rules-each-doomInYourSpace = ficha de Perdición de { $form ->
     [third] su
    *[other] tu
  } casilla
third-rules-each-monstersInYourNeighborhood = monstruo de { $form ->
     [third] su
    *[other] tu
  } vecindario
third-rules-each-remainingHealthOfThatMonster = punto de Salud que le quede
third-rules-each-cluesYouHave = Pista que { $form ->
     [third] tenga
    *[other] tengas
  }
third-rules-each-cluesInYourNeighborhood = Pista de { $form ->
     [third] su
    *[other] tu
  } vecindario
third-rules-each-spellsYouHave = Hechizo que { $form ->
     [third] tenga
    *[other] tengas
  }
third-rules-each-horrorYouHaveSuffered = ficha de horror de { $form ->
     [third] su
    *[other] tu
  } hoja

# Lugares, con artículo y sin preposición
third-rules-place-named = { NAME($place, article: "the") }
third-rules-place-yourSpace = { $form ->
     [third] su
    *[other] tu
  } casilla
third-rules-place-thisSpace = su casilla
third-rules-place-thatSpace = esa casilla
third-rules-place-spaceOfThatMonster = su casilla
third-rules-place-spaceOfThatInvestigator = la casilla de ese investigador
third-rules-place-anySpace = cualquier casilla
third-rules-place-anySpaceInYourNeighborhood = cualquier casilla de { $form ->
     [third] su
    *[other] tu
  } vecindario
third-rules-place-anotherSpaceInYourNeighborhood = otra casilla de { $form ->
     [third] su
    *[other] tu
  } vecindario
third-rules-place-eachSpaceInYourNeighborhood = cada casilla de { $form ->
     [third] su
    *[other] tu
  } vecindario
third-rules-place-eachOtherSpaceOfThatNeighborhood = cada una de las demás casillas de ese vecindario
third-rules-place-adjacentSpace = una casilla adyacente
third-rules-place-adjacentSpaceWithMostDoom = la casilla adyacente con más Perdición
third-rules-place-adjacentStreet = una calle adyacente
third-rules-place-unstableSpace = la casilla inestable
third-rules-place-spaceWithMostDoom = la casilla con más Perdición
third-rules-place-spaceWithMostDoomInThatNeighborhood = la casilla de ese vecindario con más Perdición
third-rules-place-startingSpace = la casilla inicial
third-rules-place-anySpaceWithDoom = cualquier casilla con Perdición
third-rules-place-anySpaceInNeighborhoodWithAnomaly = cualquier casilla de un vecindario con anomalía
third-rules-place-neighborhoodWithAnomaly = un vecindario con anomalía
third-rules-place-spaceWithScar = una casilla con cicatriz
third-rules-place-eachSpaceWithScar = cada casilla con cicatriz
third-rules-place-spaceOfBlueMarker = la casilla del marcador azul
third-rules-place-spaceOfRedMarker = la casilla del marcador rojo
third-rules-place-thatNeighborhood = ese vecindario
third-rules-place-eachNeighborhood = el centro de cada vecindario
third-rules-place-anywhere = cualquier casilla
third-rules-place-display = el mostrador
third-rules-place-nearestStreet-leader = la calle más cercana al líder
third-rules-place-nearestStreet-prey = la calle más cercana a su presa

# Lo que se recibe y lo que se sufre
third-rules-gain = { $form ->
     [infinitive] recibir
    *[other] recibe
  } { $what }
third-rules-lose = { $form ->
     [infinitive] perder
    *[other] pierde
  } { $what }
third-rules-spend = { $form ->
     [infinitive] gastar
    *[other] gasta
  } { $what }
third-rules-suffer = { $form ->
     [infinitive] sufrir
    *[other] sufre
  } { $what }
third-rules-recover = { $who ->
     [youOrAlly] tú o uno de tus Aliados recupera { $what }
     [investigatorOrAllyInYourSpace] un investigador o Aliado de tu casilla recupera { $what }
    *[other] { $form ->
         [infinitive] recuperar { $what }
        *[other] recupera { $what }
      }
  }
third-rules-clue-of-neighborhood = 1 Pista de { $form ->
     [third] su
    *[other] tu
  } vecindario
third-rules-drawn-spell = { $count ->
     [one] 1 Hechizo
    *[other] { $count } Hechizos
  }
third-rules-drawn-ally = { $count ->
     [one] 1 Aliado
    *[other] { $count } Aliados
  }
third-rules-item-common = { $count ->
     [one] 1 objeto común
    *[other] objetos comunes
  }
third-rules-item-curio = { $count ->
     [one] 1 curiosidad
    *[other] curiosidades
  }
third-rules-item-tome = { $count ->
     [one] 1 tomo
    *[other] tomos
  }
third-rules-item-cultist = { $count }
third-rules-item-human = { $count }
third-rules-item-lodge = { $count }
third-rules-item-any = { $count ->
     [one] 1 objeto
    *[other] objetos
  }
third-rules-item-at-most = { $item } que valga ${ $value } o menos
third-rules-item-at-least = { $item } que valga ${ $value } o más
third-rules-dark-pact = un Pacto oscuro
third-rules-restore-health = toda { $form ->
     [third] su
    *[other] tu
  } Salud
third-rules-restore-sanity = toda { $form ->
     [third] su
    *[other] tu
  } Cordura
third-rules-restore-monster = el monstruo recupera toda su Salud
third-rules-suffer-split = { $form ->
     [third] tira un dado y sufre esa cantidad, repartida como quiera entre daño y horror
     [infinitive] tirar un dado y sufrir esa cantidad, repartida como quieras entre daño y horror
    *[other] tira un dado y sufre esa cantidad, repartida como quieras entre daño y horror
  }
third-rules-status-blessed = { $form ->
     [infinitive] recibir
    *[other] recibe
  } una Bendición
third-rules-status-cursed = { $form ->
     [infinitive] recibir
    *[other] recibe
  } una Maldición
third-rules-status-darkPact = { $form ->
     [infinitive] recibir
    *[other] recibe
  } un Pacto oscuro
third-rules-status-delayed = { $form ->
     [infinitive] sufrir
    *[other] sufre
  } un retraso
third-rules-status-devoured = { $other ->
     [true] otro investigador a tu elección es devorado
    *[other] { $form ->
         [third] es devorado
         [infinitive] acabar entre sus fauces
        *[other] te devoran
      }
  }
third-rules-status-lodgeMember = { $form ->
     [infinitive] ingresar
    *[other] ingresa
  } en la Silver Twilight Lodge
third-rules-retire = { $form ->
     [third] se retira
     [infinitive] retirarte
    *[other] retírate
  }
third-rules-focus-any = { $count ->
     [one] { $form ->
         [third] se concentra en una habilidad a su elección
         [infinitive] concentrarte en una habilidad a tu elección
        *[other] concéntrate en una habilidad a tu elección
      }
    *[other] { $form ->
         [third] se concentra en { $count } habilidades distintas a su elección
         [infinitive] concentrarte en { $count } habilidades distintas a tu elección
        *[other] concéntrate en { $count } habilidades distintas a tu elección
      }
  }{ $exceed ->
     [true] { " " }(incluso por encima de tu límite)
    *[other] { "" }
  }
third-rules-focus-every = { $form ->
     [third] se concentra
     [infinitive] concentrarte
    *[other] concéntrate
  } en todas las habilidades{ $exceed ->
     [true] { " " }(incluso por encima de tu límite)
    *[other] { "" }
  }
third-rules-focus-skill = { $form ->
     [third] se concentra
     [infinitive] concentrarte
    *[other] concéntrate
  } en { $skill }{ $exceed ->
     [true] { " " }(incluso por encima de tu límite)
    *[other] { "" }
  }
third-rules-research = { $form ->
     [third] pasa { $what } de su reserva
     [infinitive] pasar { $what } de tu reserva
    *[other] pasa { $what } de tu reserva
  } a la hoja de escenario
third-rules-prevent = { $form ->
     [infinitive] evitar
    *[other] evita
  } { $what }
third-rules-add-as-many = { $form ->
     [third] suma sus éxitos
     [infinitive] sumar tus éxitos
    *[other] suma tus éxitos
  } a la otra tirada
third-rules-add-to-test = { $form ->
     [infinitive] sumar
    *[other] suma
  } { $what } a la tirada
third-rules-add-to-die-one = { $form ->
     [infinitive] sumar
    *[other] suma
  } { $by } a un dado
third-rules-add-to-die-each = { $form ->
     [infinitive] sumar
    *[other] suma
  } { $by } a cada dado
third-rules-add-damage = { $form ->
     [infinitive] sumar
    *[other] suma
  } { $what } a este ataque
third-rules-exchange = { $form ->
     [infinitive] intercambiar
    *[other] intercambia
  } fichas de daño y de horror, cuantas se quieran, con otro investigador o con un Aliado, estén donde estén
third-rules-grant-action = { $form ->
     [infinitive] dejar
    *[other] deja
  } que otro investigador, esté donde esté, realice la misma acción
third-rules-repeat-action = { $form ->
     [third] vuelve a realizar una acción que ya haya realizado
     [infinitive] volver a realizar una acción que ya hayas realizado
    *[other] vuelve a realizar una acción que ya hayas realizado
  } en esta ronda
third-rules-draw-mythos = { $form ->
     [infinitive] robar
    *[other] roba
  } { $count ->
     [one] una ficha de Mitos
    *[other] { $count } fichas de Mitos
  }
third-rules-read-headline = { $form ->
     [infinitive] leer
    *[other] lee
  } { $count ->
     [one] un titular
    *[other] { $count } titulares
  }
third-rules-choose-investigator = { $form ->
     [infinitive] elegir
    *[other] elige
  } a otro investigador
third-rules-encounter-anomaly = { $form ->
     [third] tiene
     [infinitive] tener
    *[other] ten
  } un encuentro de anomalía
third-rules-move-to = { $form ->
     [third] se coloca
     [infinitive] colocarte
    *[other] colócate
  } directamente en { $place }
third-rules-move-steps = { $form ->
     [third] se mueve
     [infinitive] moverte
    *[other] muévete
  } { $spaces }
third-rules-move-toward = { $form ->
     [third] se mueve
     [infinitive] moverte
    *[other] muévete
  } { $spaces } hacia { $place }{ $along ->
     [true] { " " }junto con este monstruo
    *[other] { "" }
  }
third-rules-move-up-to = { $form ->
     [third] se mueve
     [infinitive] moverte
    *[other] muévete
  } hasta { $spaces }{ $ignore ->
     [true] { " " }sin hacer caso de los monstruos
    *[other] { "" }
  }
third-rules-move-paid = { $clause }; además, puedes gastar ${ $money } para moverte { $spaces } más

# Cartas
third-rules-take-leader = el líder recibe { NAME($card, article: "the") }
third-rules-discard-this = { $form ->
     [infinitive] descartar
    *[other] descarta
  } esta carta
third-rules-discard-item = { $form ->
     [infinitive] descartar
    *[other] descarta
  } { $count ->
     [one] 1 objeto
    *[other] { $count } objetos
  }
third-rules-discard-tome = { $form ->
     [infinitive] descartar
    *[other] descarta
  } { $count ->
     [one] 1 tomo
    *[other] { $count } tomos
  }
third-rules-discard-thatItem = { $form ->
     [third] lo descarta
     [infinitive] descartarlo
    *[other] descártalo
  }
third-rules-discard-thatSpell = { $form ->
     [third] lo descarta
     [infinitive] descartarlo
    *[other] descártalo
  }
third-rules-discard-clues = descarta en total { $count } Pistas de los investigadores o de la hoja de escenario
third-rules-discard-sheet-clues = descarta todas las Pistas de la hoja de escenario
third-rules-token-damage = { $count } de daño
third-rules-token-horror = { $count } de horror
third-rules-token-doom = { $count } de Perdición
third-rules-token-clue = { $count ->
     [one] 1 Pista
    *[other] { $count } Pistas
  }
third-rules-tokens-on = { $form ->
     [third] pone
     [infinitive] poner
    *[other] pon
  } { $what } en esta carta
third-rules-tokens-off = { $form ->
     [infinitive] quitar
    *[other] quita
  } { $what } de esta carta
third-rules-ignore = { $form ->
     [infinitive] ignorar
    *[other] ignora
  } esta carta hasta el final de la ronda
third-rules-place-under = { $count ->
     [one] pon la primera carta ({ $deck }) boca abajo debajo de esta carta
    *[other] pon las { $count } primeras cartas ({ $deck }) boca abajo debajo de esta carta
  }
third-rules-gain-cards-under = { $form ->
     [infinitive] recibir
    *[other] recibe
  } las cartas que hay debajo de esta
third-rules-flip = { $form ->
     [infinitive] dar
    *[other] da
  } la vuelta a esta carta

# Monstruos
third-rules-monster-this = este monstruo
third-rules-monster-thatMonster = ese monstruo
third-rules-spawned-any = un monstruo
third-rules-spawned-search = { $count ->
     [one] un { $trait }
    *[other] { $count } { $trait }
  }
third-rules-spawned-where-printed = donde indique su carta
third-rules-spawn = { $form ->
     [infinitive] hacer aparecer { $what }
    *[other] haz aparecer { $what }
  } { $printed ->
     [true] { $where }
    *[other] en { $where }
  }{ $exhausted ->
     [true] { " " }(agotado)
    *[other] { "" }
  }
third-rules-spawn-each-space = { $form ->
     [infinitive] hacer aparecer
    *[other] haz aparecer
  } un monstruo en cada casilla de tu vecindario
third-rules-spawn-engaged-you = { $form ->
     [infinitive] hacer aparecer
    *[other] haz aparecer
  } { $what } en combate contigo
third-rules-spawn-engaged-leader = { $form ->
     [infinitive] hacer aparecer
    *[other] haz aparecer
  } { $what } en combate con el líder
third-rules-trait-cultist = { $count ->
     [one] sectario
    *[other] sectarios
  }
third-rules-trait-human = humano
third-rules-trait-lodge = miembro de la Logia
third-rules-which-thatMonster = ese monstruo
third-rules-which-oneEngagedWithYou = un monstruo enfrentado contigo
third-rules-which-eachEngagedWithYou = cada monstruo enfrentado contigo
third-rules-which-oneInYourSpaceOrAdjacent = un monstruo de tu casilla o de una adyacente
third-rules-damage-monster = { $form ->
     [infinitive] causar
    *[other] causa
  } { $what } a { $which }
third-rules-defeat-monster = { $form ->
     [infinitive] derrotar
    *[other] derrota
  } a { $monster }
third-rules-exhaust-thatMonster = { $form ->
     [third] lo agota
     [infinitive] agotarlo
    *[other] agótalo
  }
third-rules-exhaust-thoseMonsters = { $form ->
     [third] los agota
     [infinitive] agotarlos
    *[other] agótalos
  }
third-rules-disengage-all = { $form ->
     [third] se zafa
     [infinitive] zafarte
    *[other] záfate
  } de todos los monstruos
third-rules-disengage-otherMonsters = { $form ->
     [third] se zafa
     [infinitive] zafarte
    *[other] záfate
  } de todos los demás monstruos
third-rules-disengage-thoseMonsters = { $form ->
     [third] se zafa
     [infinitive] zafarte
    *[other] záfate
  } de ellos
third-rules-engage = { $form ->
     [third] se enfrenta
     [infinitive] enfrentarte
    *[other] enfréntate
  } con { $monster }
third-rules-monster-attacks = { $monster } ataca
third-rules-move-monster = { $form ->
     [infinitive] mover
    *[other] mueve
  } { $monster } { $spaces } hacia { $place }
third-rules-move-monster-to = { $form ->
     [infinitive] colocar
    *[other] coloca
  } { $monster } en { $place }
third-rules-return-to-box = { $form ->
     [third] lo devuelve
     [infinitive] devolverlo
    *[other] devuélvelo
  } a la caja
third-rules-choose-monster = { $form ->
     [infinitive] elegir
    *[other] elige
  } un { $epic ->
     [false] monstruo no épico
    *[other] monstruo
  }, esté donde esté

# El tablero
third-rules-place-doom = { $form ->
     [third] pone
     [infinitive] poner
    *[other] pon
  } { $what } en { $place }
third-rules-remove-doom = { $form ->
     [infinitive] quitar
    *[other] quita
  } { $what } de { $place }
third-rules-remove-doom-spaces = { $form ->
     [infinitive] quitar
    *[other] quita
  } { $what } de cada casilla que elijas, hasta { $spaces } en total
third-rules-sheet-clue = { $form ->
     [third] pone
     [infinitive] poner
    *[other] pon
  } { $what } en la hoja de escenario
third-rules-sheet-doom = { $form ->
     [third] pone
     [infinitive] poner
    *[other] pon
  } { $what } en la hoja de escenario
third-rules-sheet-marker = { $form ->
     [third] pone
     [infinitive] poner
    *[other] pon
  } { $count ->
     [one] 1 marcador
    *[other] { $count } marcadores
  } en la hoja de escenario
third-rules-move-token = { $form ->
     [infinitive] pasar
    *[other] pasa
  } { $count ->
     [one] 1 Pista
    *[other] { $count } Pistas
  } de la hoja de escenario a { $card }
third-rules-spread-doom = { $form ->
     [third] extiende la Perdición
     [infinitive] extender la Perdición
    *[other] extiende la Perdición
  }{ $count ->
     [one] { "" }
    *[other] { " " }{ $count } veces
  }
third-rules-spawn-clue = { $form ->
     [infinitive] hacer aparecer
    *[other] haz aparecer
  } { $count ->
     [one] una Pista
    *[other] { $count } Pistas
  }
third-rules-gate-burst = { $count ->
     [one] resuelve un Estallido de puerta
    *[other] resuelve { $count } Estallidos de puerta
  }
third-rules-reckoning = resuelve una Retribución
third-rules-cup-token = { $count ->
     [one] una ficha de «{ $token }»
    *[other] { $count } fichas de «{ $token }»
  }
third-rules-add-to-cup = { $form ->
     [infinitive] añadir
    *[other] añade
  } { $tokens } a la taza de Mitos
third-rules-anomaly = aparece una anomalía en { $place }
third-rules-remove-anomaly = { $form ->
     [infinitive] quitar
    *[other] quita
  } la anomalía de { $place }
third-rules-place-markers = coloca al azar y boca abajo el marcador azul, el rojo y tres blancos, uno en cada uno de estos lugares: { $places }
third-rules-place-marker = { $form ->
     [infinitive] colocar
    *[other] coloca
  } un { $color ->
     [blue] marcador azul
     [red] marcador rojo
     [white] marcador blanco
    *[other] marcador
  } boca { $up ->
     [true] arriba
    *[other] abajo
  } en { $place }
third-rules-reveal-marker = { $form ->
     [infinitive] revelar
    *[other] revela
  } el marcador que hay en { $place }
third-rules-reveal-all-markers = { $form ->
     [infinitive] revelar
    *[other] revela
  } todos los marcadores
third-rules-discard-that-marker = { $form ->
     [third] lo descarta
     [infinitive] descartarlo
    *[other] descártalo
  }
third-rules-discard-marker = { $form ->
     [infinitive] descartar
    *[other] descarta
  } { NAME($marker, article: "the") }
third-rules-discard-marker-at = { $form ->
     [infinitive] descartar
    *[other] descarta
  } el marcador que hay en { $place }
third-rules-discard-other-markers = { $form ->
     [infinitive] descartar
    *[other] descarta
  } todos los marcadores salvo { NAME($markers, article: "the") }
third-rules-scar = { $form ->
     [third] coloca
     [infinitive] colocar
    *[other] coloca
  } { $count ->
     [one] una cicatriz
    *[other] { $count } cicatrices
  }{ $apart ->
     [true] , cada una en { $place } de un vecindario distinto
    *[other] { " " }en { $place }{ $unscarred ->
         [true] { " " }de un vecindario
        *[other] { "" }
      }
  }{ $unscarred ->
     [true] { " " }que no tenga ni cicatriz ni cicatriz sanada
    *[other] { "" }
  }
third-rules-mend-scar = { $form ->
     [infinitive] sanar
    *[other] sana
  } la cicatriz que hay en { $place }
third-rules-scar-scar = cicatriz
third-rules-scar-mendedScar = cicatriz sanada

# El Códice
third-rules-archive-card = la carta { $number }
third-rules-this-card = esta carta
third-rules-codex-add = { $form ->
     [infinitive] añadir
    *[other] añade
  } { $what } al Códice
third-rules-codex-add-back = { $form ->
     [infinitive] añadir
    *[other] añade
  } { $card } al Códice por el reverso
third-rules-archive-flip = { $form ->
     [infinitive] dar
    *[other] da
  } la vuelta a { $card }
third-rules-archive-return = { $form ->
     [third] devuelve
     [infinitive] devolver
    *[other] devuelve
  } { $what } al archivo
third-rules-read-part = { $form ->
     [infinitive] leer
    *[other] lee
  } «{ $part }» en { $card }
third-rules-read-back = { $form ->
     [infinitive] leer
    *[other] lee
  } el reverso de { $card }
third-rules-set-aside = { $form ->
     [infinitive] apartar
    *[other] aparta
  } { $cards }
third-rules-set-aside-named = { $form ->
     [infinitive] apartar
    *[other] aparta
  } las { $count } cartas de «{ $name }»
third-rules-attach = { $form ->
     [infinitive] poner
    *[other] pon
  } junto al mazo de su vecindario una de las cartas apartadas, elegida al azar: { $cards }
third-rules-attach-named = { $form ->
     [infinitive] poner
    *[other] pon
  } una carta de «{ $name }» al azar junto al mazo de su vecindario
third-rules-shuffled = { $card } en el mazo { NAME($deck, role: "of") }
third-rules-shuffle-in = { $form ->
     [infinitive] barajar
    *[other] baraja
  } { $what } (cada una entre las { $who } primeras cartas)
third-rules-shuffle-in-monsters = { $form ->
     [infinitive] barajar
    *[other] baraja
  } en el mazo de monstruos a los miembros de la Logia que estaban apartados
third-rules-game-over-won = ganan la partida
third-rules-game-over-lost = pierden la partida
third-rules-game-over-wonByLodge = los investigadores que ingresaron en la Logia ganan la partida y los demás la pierden

# Tiradas, dados, elecciones
third-rules-test-plain = { $skill }
third-rules-test-modified = { $skill } ({ $mod })
third-rules-test-evade = { $skill } con el modificador de evasión del monstruo
third-rules-test = { $form ->
     [third] hace
     [infinitive] hacer
    *[other] haz
  } una tirada de { $noun }{ $extra }
third-rules-test-extra = , con { $dice ->
     [one] { $dice } dado más
    *[other] { $dice } dados más
  } por cada remanente que { $form ->
     [third] gaste
    *[other] gastes
  }
third-rules-test-outcomes = { $test }: { $outcomes }
third-rules-test-always = { $test } y después { $clause }
third-rules-test-bands = { $test }: { $bands }
third-rules-on-pass = { $form ->
     [third] si la supera, { $clause }
     [infinitive] si la superas, consigues { $clause }
    *[other] si la superas, { $clause }
  }
third-rules-on-fail = { $form ->
     [third] si la falla, { $clause }
     [infinitive] si la fallas, te toca { $clause }
    *[other] si la fallas, { $clause }
  }
third-rules-band-or-more = con { $min } o más, { $clause }
third-rules-band-range = con { $min } o { $max } éxitos, { $clause }
third-rules-band-exactly = { $min ->
     [0] sin ningún éxito
     [one] con { $min } éxito
    *[other] con { $min } éxitos
  }, { $clause }
third-rules-roll = { $form ->
     [infinitive] tirar
    *[other] tira
  } { $dice ->
     [one] 1 dado
    *[other] { $dice } dados
  }{ $sum ->
     [true] { " " }y { $form ->
         [infinitive] sumarlos
         [third] los suma
        *[other] súmalos
      }
    *[other] { "" }
  }: { $bands }
third-rules-faces = con { $faces }, { $clause }
third-rules-face = un { $min }
third-rules-face-range = un { $min }–{ $max }
third-rules-face-else = con cualquier otra cosa, no ocurre nada
third-rules-either = { $form ->
     [third] o bien { $first }
    *[other] o bien { $first }
  }, o bien { $second }
third-rules-option = ({ $number }) { $clause }
third-rules-choose = { $form ->
     [infinitive] elegir
    *[other] elige
  } una opción: { $options }
third-rules-choose-together = decidan entre todos: { $options }
third-rules-pay-to = { $cost } para { $clause }
third-rules-may = { $form ->
     [anyone] un investigador cualquiera puede
     [third] puede
    *[other] puedes
  } { $clause }
third-rules-may-pay = { $form ->
     [anyone] un investigador cualquiera puede
     [third] puede
    *[other] puedes
  } { $cost } para { $clause }
third-rules-may-pay-then = { $form ->
     [anyone] un investigador cualquiera puede
     [third] puede
    *[other] puedes
  } { $cost }; si { $form ->
     [anyone] alguien lo hace
     [third] lo hace
    *[other] lo haces
  }, { $clause }
third-rules-may-else = { $first }; si { $form ->
     [anyone] nadie lo hace
     [third] no lo hace
    *[other] no lo haces
  }, { $otherwise }
third-rules-if = si { $condition }, { $clause }
third-rules-if-else = si { $condition }, { $clause }; de lo contrario, { $otherwise }
third-rules-if-if-not = si { $condition }, { $clause }; si { $denial }, { $otherwise }
third-rules-repeat = tantas veces como quieras, puedes { $cost } para { $clause }
third-rules-buy-item = { $max ->
     [0] { $item } a voluntad
    *[other] { $item }
  }
third-rules-buy-spells = { $draw ->
     [1] esa carta
    *[other] { $max ->
         [0] cuantas quieras
         [1] una de ellas
        *[other] hasta { $max } de ellas
      }
  }
third-rules-buy-display = { $form ->
     [third] puede
    *[other] puedes
  } comprar en el mostrador { $what }{ $cost }
third-rules-buy-spell = { $form ->
     [third] puede
    *[other] puedes
  } mirar { $draw ->
     [one] la primera carta
    *[other] las { $draw } primeras cartas
  } del mazo de Hechizos y comprar { $what }{ $cost }
third-rules-price-list = { "" }
third-rules-price-halfUp = { " " }por la mitad de su valor, redondeando hacia arriba
third-rules-price-fixed = { " " }por ${ $money }
third-rules-buy-then = { $first }; si { $form ->
     [third] compra
    *[other] compras
  } algo, { $clause }
third-rules-each-investigator = cada investigador { $clause }
third-rules-each-investigator-at = cada investigador que esté en { $place } { $clause }
third-rules-each-monster = por cada monstruo del tablero: { $clause }
third-rules-each-monster-trait = por cada { $trait }, { $clause }
third-rules-for-each-ownItem = por cada objeto que tengas, { $clause }
third-rules-for-each-ownSpell = por cada Hechizo que tengas, { $clause }
third-rules-for-each-ownClue = por cada Pista que tengas, { $clause }
third-rules-for-each-clueInYourNeighborhood = por cada Pista de tu vecindario, { $clause }

# Condiciones, detrás de «si». `not`: que no es así.
third-rules-if-anyone = { $not ->
     [true] ningún investigador
    *[other] algún investigador
  } tiene { $condition }
third-rules-if-has-tome = { $not ->
     [true] no tienes ningún tomo
    *[other] tienes un tomo
  }
third-rules-if-status = { $not ->
     [true] no { "" }
    *[other] { "" }
  }tienes { $status }
third-rules-if-status-blessed = una Bendición
third-rules-if-status-cursed = una Maldición
third-rules-if-status-darkPact = un Pacto oscuro
third-rules-if-status-delayed = un retraso
third-rules-if-status-devoured = un final entre fauces
third-rules-if-status-lodgeMember = una membresía de la Silver Twilight Lodge
third-rules-if-in = { $not ->
     [true] no { "" }
    *[other] { "" }
  }estás en { $place }
third-rules-if-counter = { $not ->
     [true] se descartaron más de { $max }
    *[other] se descartaron menos de 2
  }
third-rules-if-codex-has = la carta { $number } { $not ->
     [true] no { "" }
    *[other] { "" }
  }está en el Códice{ $side ->
     [back] { " " }por el reverso
     [front] { " " }por el anverso
    *[other] { "" }
  }
third-rules-if-sheet-clues = la hoja de escenario tiene { $count ->
     [one] una Pista
    *[other] al menos { $count } Pistas
  }
third-rules-if-sheet-clues-max = la hoja de escenario tiene { $count ->
     [one] 1 Pista como mucho
    *[other] { $count } Pistas como mucho
  }
third-rules-if-sheet-doom = la hoja de escenario tiene al menos { $count } de Perdición
third-rules-if-sheet-doom-max = la hoja de escenario tiene { $count } de Perdición como mucho
third-rules-if-sheet-clues-and-doom = la hoja de escenario tiene al menos { $count } entre Pistas y Perdición
third-rules-if-sheet-clues-and-doom-max = la hoja de escenario tiene { $count } entre Pistas y Perdición como mucho
third-rules-if-sheet-markers = la hoja de escenario tiene al menos { $count ->
     [one] 1 marcador
    *[other] { $count } marcadores
  }
third-rules-if-sheet-markers-max = la hoja de escenario tiene { $count ->
     [one] 1 marcador como mucho
    *[other] { $count } marcadores como mucho
  }
third-rules-if-space-doom = una casilla de un vecindario tiene al menos { $count } de Perdición
third-rules-if-space-doom-max = una casilla de un vecindario tiene { $count } de Perdición como mucho
third-rules-if-neighborhood-doom = las casillas de un vecindario tienen entre todas al menos { $count } de Perdición
third-rules-if-neighborhood-doom-max = { $count ->
     [0] un vecindario con anomalía no tiene Perdición
    *[other] un vecindario con anomalía tiene { $count } de Perdición como mucho
  }
third-rules-if-mended-scars = { $count ->
     [one] se ha sanado una cicatriz
    *[other] se han sanado al menos { $count } cicatrices
  }
third-rules-if-mended-scars-max = { $count ->
     [one] se ha sanado 1 cicatriz como mucho
    *[other] se han sanado { $count } cicatrices como mucho
  }
third-rules-if-markers-on-board = { $count ->
     [0] no hay marcadores
     [one] hay 1 marcador
    *[other] hay { $count } marcadores
  } en el tablero
third-rules-if-revealed = { AGREES($markers) ->
     [one] se ha revelado
    *[other] se han revelado
  } { NAME($markers, article: "the") }
third-rules-if-neighborhood-has = ese vecindario { $not ->
     [true] no { "" }
    *[other] { "" }
  }tiene { $scars }
third-rules-if-engaged-that = { $not ->
     [true] no { "" }
    *[other] { "" }
  }te enfrentas con ese monstruo
third-rules-if-engaged-this = { $not ->
     [true] no { "" }
    *[other] { "" }
  }te enfrentas con este monstruo
third-rules-if-monster = { $not ->
     [true] no { "" }
    *[other] { "" }
  }es { $monsters }
third-rules-if-group-worshiper = { $not ->
     [true] no { "" }
    *[other] { "" }
  }es uno de los seis adoradores
third-rules-if-trait = { $not ->
     [true] no { "" }
    *[other] { "" }
  }es { $trait }
third-rules-if-epic = { $not ->
     [true] no es épico
    *[other] es épico
  }
third-rules-if-check-attack = atacas{ $inUse ->
     [true] { " " }con esta carta
    *[other] { "" }
  }
third-rules-if-mentions = menciona a { $name }
third-rules-if-card = es { NAME($card, article: "the") }
third-rules-if-ability = es esa habilidad
third-rules-if-this-cast = para lanzarlo has { $what }
third-rules-cast-sufferedDamage = sufrido daño
third-rules-cast-spentRemnant = gastado un remanente
third-rules-if-other-hand = tienes libre la otra mano
third-rules-if-focus-limit = tienes tantas fichas de Concentración como puedes tener
third-rules-if-resource-max = tienes { $money ->
     [true] ${ $max } o menos
    *[other] { $max } { $stuff } o menos
  }
third-rules-if-resource-min = tienes { $money ->
     [true] ${ $min } o más
    *[other] { $min ->
         [1] { $stuff }
        *[other] { $min } { $stuff } o más
      }
  }
third-rules-if-tokens = esta carta tiene al menos { $what }

# Lo que espera una habilidad
third-rules-monster-acted-on = vértelas con un { $epic ->
     [false] monstruo { $trait } no épico
     [true] monstruo { $trait } épico
    *[any] monstruo { $trait }
  } ({ $acts })
third-rules-act-youDamageMonster = causarle daño
third-rules-act-youDisengageMonster = zafarte de él
third-rules-act-monsterDamagesYou = sufrir daño suyo
third-rules-after = después de { $event }{ $during ->
     [casting] { " " }mientras lanzas un Hechizo
    *[other] { "" }
  }
third-rules-before = antes de { $event }
third-rules-before-or-after = antes o después de { $event }
third-rules-when = cuando { $event }
third-rules-as-soon-as = en cuanto { $condition }
third-rules-event-gatherResourcesAction = reunir recursos
third-rules-event-moveAction = realizar una acción de movimiento
third-rules-event-researchAction = realizar una acción de investigar
third-rules-event-focusAction = realizar una acción de concentrarte
third-rules-event-yourAction = realizar una acción
third-rules-event-castSpell = lanzar un Hechizo
third-rules-event-encounter = tu encuentro
third-rules-event-gainClue = recibir una o más Pistas
third-rules-event-spendRemnant = gastar uno o más remanentes
third-rules-event-spendFocusToReroll = gastar una ficha de Concentración para volver a tirar
third-rules-event-failTest = fallar una tirada
third-rules-event-passTest = superar una tirada
third-rules-event-youSufferHorror = sufrir horror
third-rules-event-thisSuffersHorror = que esta carta sufra horror
third-rules-event-thisGainedFromDeck = recibir esta carta de su mazo
third-rules-event-youRemoveDoomFromYourSpace = quitar { $min ->
     [0] Perdición
     [1] Perdición
    *[other] { $min } o más de Perdición
  } de tu casilla
third-rules-event-youDefeatMonster = derrotar a un monstruo
third-rules-event-youDefeatMonsterByAttack = derrotar a un monstruo con un ataque
third-rules-event-youDefeatThis = derrotar a este monstruo
third-rules-event-youDefeatThisByAttack = derrotar a este monstruo con un ataque
third-rules-event-youDisengageThis = zafarte de este monstruo
third-rules-event-youDisengageMonster = zafarte de un monstruo
third-rules-event-youEvadeThis = evadir a este monstruo
third-rules-event-youFailToEvadeThis = intentar en vano evadir a este monstruo
third-rules-event-youDamageMonster = causar daño a un monstruo
third-rules-event-monsterDamagesYou = que un monstruo te cause daño
third-rules-event-monsterDamagesYouOrThis = que un monstruo te cause daño a ti o a este Aliado
third-rules-event-investigatorDamagesMonsterInYourSpace = que un investigador cause daño a un monstruo de tu casilla
third-rules-event-thisAttacks = que este monstruo te ataque
third-rules-event-monsterSpawns = que aparezca un monstruo en un vecindario
third-rules-event-monsterDefeated = que un monstruo sea derrotado
third-rules-event-anomalyAppears = que aparezca una anomalía en un vecindario
third-rules-event-markerRevealed = que se revele un { $color ->
     [blue] marcador azul
     [red] marcador rojo
     [white] marcador blanco
    *[other] marcador
  }
third-rules-event-buyFromDisplay = comprar en el mostrador
third-rules-event-monstersAttackYou = que te ataquen los monstruos
third-rules-event-thisWouldSufferDamage = esta carta fuera a sufrir { $min ->
     [0] daño
     [1] daño
    *[other] { $min } o más de daño
  }
third-rules-event-thisWouldSufferHorror = esta carta fuera a sufrir { $min ->
     [0] horror
     [1] horror
    *[other] { $min } o más de horror
  }
third-rules-event-youWouldSufferDamageOrHorror = fueras a sufrir daño u horror
third-rules-event-anyInvestigatorOrAllyWouldSufferDamage = cualquier investigador o Aliado fuera a sufrir daño
third-rules-event-anotherInvestigatorAnywhereTests = otro investigador, esté donde esté, haga una tirada
third-rules-event-monsterWouldEngageAnotherInvestigatorInYourSpace = un monstruo fuera a enfrentarse con otro investigador de tu casilla
third-rules-event-additionalActionFromEvade = la acción adicional de una acción de evadir

# Habilidades
third-rules-once-a-round = una vez por ronda, { $clause }
third-rules-once-a-roll = una vez por cada tirada de dados, { $clause }
third-rules-provided = { $clause } si { $condition }
third-rules-afterwards = { $clause }; después, { $rest }
third-rules-moment-in = { $moment } en { $place }
third-rules-reaction = { $moment }, { $clause }
third-rules-reaction-if = { $moment }, si { $condition }, { $clause }
third-rules-bonus = { $instead ->
     [true] en lugar de eso, { "" }
    *[other] { "" }
  }{ $by } de { $skill } { $during }
third-rules-use-attack = al atacar
third-rules-use-evade = al evadir
third-rules-use-ward = al conjurar la Perdición
third-rules-use-research = al investigar
third-rules-use-casting = al lanzar un Hechizo
third-rules-use-encounterPhase = en los encuentros
third-rules-tests-any = cualquiera de tus tiradas
third-rules-tests-of = cualquiera de tus tiradas de { $skills }
third-rules-tests-attack = cualquiera de tus tiradas de ataque
third-rules-tests-evade = cualquiera de tus tiradas de evasión
third-rules-tests-ward = cualquiera de tus tiradas de conjuro
third-rules-tests-research = cualquiera de tus tiradas de investigación
third-rules-tests-casting = cualquier tirada de tus Hechizos
third-rules-tests-encounterPhase = cualquier tirada de tus encuentros
third-rules-tests-anyone-here = una tirada tuya o de otro investigador de tu casilla
third-rules-rolls-any = cualquiera de tus tiradas de dados
third-rules-dice-one = un dado
third-rules-dice-any = cuantos dados quieras
third-rules-dice-oneOrAll = un dado o todos
third-rules-dice-up-to = hasta { $what }
third-rules-bonus-dice = añade { $dice } a { $tests }
third-rules-bonus-dice-counted = añade dados a { $tests }: { $dice }
third-rules-may-bonus-dice = puedes añadir { $dice } a { $tests }
third-rules-may-bonus-dice-counted = puedes añadir dados a { $tests }: { $dice }
third-rules-may-reroll = puedes volver a tirar { $dice } en { $tests }
third-rules-may-reroll-counted = puedes volver a tirar dados en { $tests }, hasta { $dice }
third-rules-may-reroll-for = puedes { $cost } para volver a tirar { $dice } en { $tests }
third-rules-replace-reroll = cuando gastes una ficha de Concentración para volver a tirar, puedes volver a tirar { $dice } en lugar de uno
third-rules-nudge-one = puedes sumar { $by } a un dado en { $tests }
third-rules-nudge-each = puedes sumar { $by } a cada dado en { $tests }
third-rules-success-faces = tus dados tienen éxito con { $faces }
third-rules-modify-successesPerSix = cada 6 que saques en un ataque con esta carta cuenta como { $value ->
     [one] { $value } éxito
    *[other] { $value } éxitos
  }
third-rules-modify-focusPerSkill = puedes tener { $value } fichas de Concentración en una misma habilidad
third-rules-modify-reckoningDice = tira { $value } dados, y no uno, en la Retribución de un Pacto oscuro
third-rules-modify-health = { $by } de Salud{ $per ->
     [sheetMarker] { " " }por cada marcador de la hoja de escenario
     [unmendedScar] { " " }por cada cicatriz sin sanar
    *[other] { "" }
  }
third-rules-of-monster = { $name } tiene { $clause }
third-rules-modify-check = { $by } a todas las tiradas de quien se enfrente con este monstruo
third-rules-modify-focusLimit = tu límite de Concentración aumenta en { $amount }
third-rules-modify-actions = puedes realizar { $amount ->
     [one] 1 acción más
    *[other] { $amount } acciones más
  } cada ronda
third-rules-modify-itemValue = los objetos del mostrador cuestan ${ $amount } más
third-rules-modify-gain-money = la acción de tu hoja te da ${ $amount } más
third-rules-replace-skill = { $act }, puedes lanzar este Hechizo para hacer una tirada de { $skill } en lugar de { $from }; el modificador del monstruo cuenta igual
third-rules-replace-action = cuando realices una acción de movimiento, en lugar de moverte como siempre puedes { $clause }
third-rules-action = Acción{ $engaged ->
     [true] { " " }(también en combate)
    *[other] { "" }
  }: { $clause }
third-rules-at-place = en { $place }, { $clause }
third-rules-during = { $during }{ $monster ->
     [true] { " " }a este monstruo
    *[other] { "" }
  }, { $clause }
third-rules-replace-status = cuando fueras a recibir { $status }, en lugar de eso { $clause }
third-rules-replace-mentions = cuando un encuentro mencione a { $name }, interrúmpelo y, en su lugar, { $clause }
third-rules-replace-placeDoom = cuando fuera a ponerse Perdición en { $place }, en lugar de eso { $clause }
third-rules-replace-encounter = cuando fueras a tener un encuentro en { $place }, en lugar de eso { $clause }
third-rules-at-reckoning = en cada Retribución, { $clause }
third-rules-half-price = una vez por ronda, puedes comprar un objeto por la mitad de su valor, redondeando hacia arriba
third-rules-cannot-have = no puedes tener { $statuses }{ $discard ->
     [true] ; si tienes alguna, descártala
    *[other] { "" }
  }
third-rules-undiscardable = esta carta nunca se descarta, ni aunque esté llena
third-rules-unseen-by = los monstruos no épicos ni te dan caza ni se enfrentan a ti hasta que los ataques o les causes daño
third-rules-may-replace = siempre que fueras a sufrir horror al lanzar un Hechizo, puedes sufrirlo como daño
third-rules-share-focus = los demás investigadores de tu casilla tienen { $by } en cada habilidad en la que tengas Concentración
third-rules-forbid = ningún investigador puede entrar en { $place }

# Cartas, monstruos y hojas
third-rules-cast-horror = Para lanzarlo, sufre { $horror } de horror.
third-rules-endurance = Puede encajar { $health ->
     [0] { $sanity } de horror
    *[other] { $sanity ->
         [0] { $health } de daño
        *[other] { $health } de daño y { $sanity } de horror
      }
  }.
third-rules-hidden-back = Su reverso es secreto hasta que se le dé la vuelta.
third-rules-speed = { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
  }
third-rules-speed-direct = cuanto haga falta
third-rules-hunter = Cazador: se mueve { $pace } hacia { $prey }.
third-rules-patrol = Patrulla: se mueve { $pace } hacia { $target } y se enfrenta allí con { $prey }.
third-rules-lurker = Acechador: { $text }
third-rules-prey-anyone = quienquiera que esté
third-rules-prey-nearest = el investigador más cercano
third-rules-prey-lowestLore = el investigador de menor Saber
third-rules-prey-highestLore = el investigador de mayor Saber
third-rules-prey-lowestInfluence = el investigador de menor Influencia
third-rules-prey-highestInfluence = el investigador de mayor Influencia
third-rules-prey-lowestObservation = el investigador de menor Observación
third-rules-prey-highestObservation = el investigador de mayor Observación
third-rules-prey-lowestStrength = el investigador de menor Fuerza
third-rules-prey-highestStrength = el investigador de mayor Fuerza
third-rules-prey-lowestWill = el investigador de menor Voluntad
third-rules-prey-highestWill = el investigador de mayor Voluntad
third-rules-prey-mostClues = el investigador que tenga más Pistas
third-rules-prey-mostRemnants = el investigador que tenga más remanentes
third-rules-prey-mostSpells = el investigador que tenga más Hechizos
third-rules-keyword-elusive = Esquivo: nunca se enfrenta a nadie por su cuenta.
third-rules-keyword-watcher = Vigilante: no limita las acciones ni los encuentros del investigador con quien se enfrenta, y se mueve con él.
third-rules-keyword-massive = Descomunal: se enfrenta con todo el que esté en su casilla y no se puede agotar.
third-rules-keyword-elite = Élite: { $elite } de Salud más por cada investigador al empezar la partida.
third-rules-keyword-feed = Alimentarse: recupera tanta Salud como daño cause.
third-rules-keyword-retaliate = Represalia: ataca a quien lo ataque sin causarle daño.
third-rules-reward = Recompensa: { $text }
third-rules-is-worshiper = Es uno de los seis adoradores.
third-rules-leaves-remnant = Deja un remanente cuando lo derrota un ataque.
third-rules-spawns = Aparece en { $place }.
third-rules-starting = Empieza con { NAME($cards, article: "the") }.
third-rules-starting-choice = Empieza con { NAME($cards, article: "the") }. Además, a elegir: { $choice }.
third-rules-starting-may = Empieza con { NAME($cards, article: "the") }. También puedes tomar { $gift }.
third-rules-each-reckoning = En cada Retribución: { $text }
third-rules-is-rumor = Rumor: permanece en el Códice hasta que algo lo retire o llegue otro Rumor.

# Cartas de archivo
third-rules-on-add = Al añadirla: { $text }
third-rules-on-flip = Al darle la vuelta: { $text }
third-rules-is-space = Esta carta es una casilla; la Perdición que iría a parar aquí va a la hoja de escenario.
third-rules-objective = Objetivo: { $text }
third-rules-setback = Peligro: { $text }
third-rules-term-scar = Un marcador blanco boca arriba es una cicatriz.
third-rules-term-mended-scar = Un marcador blanco boca abajo es una cicatriz sanada.
