### Texto de reglas de la segunda edición, compuesto a partir de los efectos de las cartas.
###
### Las oraciones reciben $form: imperative e infinitive son aquí lo mismo, una orden a quien lee («roba 1 Hechizo»); third habla
### de otra persona («roba 1 Hechizo»). Solo los precios (pay, spend) tienen un infinitivo de verdad: «puedes pagar $3». Las cosas
### van sin artículo en rules-stock-… y rules-kinds-…; rules-deck-… trae su «de»; rules-checks-… son nombres a secas, y los mensajes
### dicen «las tiradas de …». «La» es siempre la tirada.

## Oraciones

rules-sentence = { CAPITAL($clause) }.
rules-label = { CAPITAL($clause) }
rules-text = { $first } { $rest }
rules-clauses = { $clauses }
rules-and-then = { $first }, y después { $rest }
rules-and-separately = { $first }; { $rest }
rules-parted = { $first }; { $rest }
rules-then = después, { $clause }
rules-in-either-case = tanto si la superas como si no, { $clause }
rules-and-in-either-case = { $first }; { $form ->
    [third] tanto si la supera como si no
   *[other] tanto si la superas como si no
  }, { $rest }
rules-and-then-if = { $first }; después, { $rest }
rules-and-lastly = { $first }; después, { $rest }
rules-having-done = tras hacerlo, { $clause }
rules-then-if = después, { $clause }
rules-for-each-of-it = { $first }; por cada punto, { $rest }
rules-or = { $first } o { $second }
rules-or-last = { $first } o { $second }
rules-either = o bien { $first }, o bien { $second }
rules-and-also = { $first }; además, { $rest }
rules-pay-and = { $cost } y { $clause }
rules-lasting-all = { $clause }, { $until }
rules-comma = { $first }, { $rest }
rules-times = haz esto { $count ->
    [2] dos veces
   *[other] { $count } veces
  }: { $clause }
rules-otherwise = de lo contrario, { $clause }
rules-if = si { $condition }, { $clause }
rules-if-else = si { $condition }, { $clause }; de lo contrario, { $otherwise }
rules-unless = salvo si { $condition }, { $clause }
rules-may = { $form ->
    [third] { $clause }, si quiere
   *[other] si quieres, { $clause }
  }
rules-may-pay = puedes { $cost }; si lo haces, { $clause }
rules-may-pay-then = puedes { $cost }; si lo haces, { $clause }
rules-pay-to = { $cost } y, a cambio, { $clause }
rules-pay-then = { $cost } y, después, { $clause }
rules-choose = { $form ->
    [third] elige una opción: { $options }
   *[other] elige una opción: { $options }
  }
rules-if-able = { $clause } (a elegir entre lo que tengas)
rules-option = ({ $number }) { $clause }
rules-nothing-happens = no ocurre nada
rules-do-nothing = { $form ->
    [third] no hace nada
   *[other] no hagas nada
  }
rules-at-moment = { $moment }, { $clause }
rules-lasting = { $clause } { $until }
rules-phased = { $phase }: { $text }
rules-when = { $event }, { $clause }
rules-when-true = si { $conditions }

## Tiradas y dados

rules-check = una tirada de { $skill } ({ $mod }){ $difficulty ->
    [1] {""}
   *[other] {" "}de dificultad { $difficulty }
  }
rules-check-made = una tirada de { $skill } ({ $mod }){ $difficulty ->
    [1] {""}
   *[other] {" "}de dificultad { $difficulty }
  }
rules-make-check = { $form ->
    [third] hace { $check }
   *[other] haz { $check }
  }
rules-check-pass = { $form ->
    [third] puede hacer { $check }: si la supera, { $pass }
   *[other] haz { $check }: si la superas, { $pass }
  }
rules-check-fail = { $form ->
    [third] hace { $check }: si la falla, { $fail }
   *[other] haz { $check }: si la fallas, { $fail }
  }
rules-check-fail-apart = { $form ->
    [third] hace { $check }: si la falla, { $fail }
   *[other] haz { $check }: si la fallas, { $fail }
  }
rules-check-both = haz { $check }: si la superas, { $pass }; si la fallas, { $fail }
rules-check-outcomes = { $form ->
    [third] hace { $check }: si la supera, { $pass }; si la falla, { $fail }
   *[other] haz { $check }: si la superas, { $pass }; si la fallas, { $fail }
  }
rules-if-pass = si la superas, { $clause }
rules-on-pass = si la superas: { $clause }
rules-on-fail = si la fallas: { $clause }
rules-if-fail = si la fallas, { $clause }
rules-check-per-success = { $form ->
    [third] hace { $check } y, por cada éxito, { $each }
   *[other] haz { $check } y, por cada éxito, { $each }
  }
rules-check-per-success-else = { $form ->
    [third] hace { $check } y, por cada éxito, { $each }; sin ningún éxito, { $none }
   *[other] haz { $check } y, por cada éxito, { $each }; sin ningún éxito, { $none }
  }
rules-check-bands = { $form ->
    [third] hace { $check }: { $bands }
   *[other] haz { $check }: { $bands }
  }
rules-with-successes-exactly = { $min ->
    [0] sin ningún éxito, { $clause }
    [one] con { $min } éxito, { $clause }
   *[other] con { $min } éxitos, { $clause }
  }
rules-with-successes-or-more = con { $min } o más, { $clause }
rules-with-successes-range = { $min ->
    [0] { $max ->
        [one] con { $max } éxito o ninguno, { $clause }
       *[other] con { $max } éxitos o menos, { $clause }
      }
   *[other] con { $min } o { $max }, { $clause }
  }
rules-roll-scale = { $form ->
    [third] tira { $dice }: { $clauses }
   *[other] tira { $dice }: { $clauses }
  }
rules-roll-scale-less = { $form ->
    [third] tira { $dice } y resta { $less }: { $clauses }
   *[other] tira { $dice } y resta { $less }: { $clauses }
  }
rules-roll = { $form ->
    [third] tira { $dice }: { $parts }
   *[other] tira { $dice }: { $parts }
  }
rules-dice = { $count ->
    [one] un dado
   *[other] { $count } dados
  }
rules-dice-currentSanity = { $form ->
    [third] un dado por cada punto de su Cordura
   *[other] un dado por cada punto de tu Cordura
  }
rules-dice-currentStamina = { $form ->
    [third] un dado por cada punto de su Resistencia
   *[other] un dado por cada punto de tu Resistencia
  }
rules-on-success = con un éxito, { $clause }
rules-on-failure = con un fallo, { $clause }
rules-on-face = con un { $min }, { $clause }
rules-on-faces = con un { $min }–{ $max }, { $clause }
rules-each-die = por cada { $min }–{ $max }, { $clause }
rules-each-success = por cada éxito, { $clause }
rules-each-failure = por cada fallo, { $clause }
rules-skill-speed = Velocidad
rules-skill-sneak = Sigilo
rules-skill-fight = Lucha
rules-skill-will = Voluntad
rules-skill-lore = Saber
rules-skill-luck = Suerte
rules-skill-combat = Combate
rules-checks-speed = Velocidad
rules-check-speed = una tirada de Velocidad
rules-checks-sneak = Sigilo
rules-check-sneak = una tirada de Sigilo
rules-checks-fight = Lucha
rules-check-fight = una tirada de Lucha
rules-checks-will = Voluntad
rules-check-will = una tirada de Voluntad
rules-checks-lore = Saber
rules-check-lore = una tirada de Saber
rules-checks-luck = Suerte
rules-check-luck = una tirada de Suerte
rules-checks-evade = Evasión
rules-check-evade = una tirada de Evasión
rules-checks-horror = Horror
rules-check-horror = una tirada de Horror
rules-checks-combat = Combate
rules-check-combat = una tirada de Combate
rules-checks-spell = Hechizo
rules-check-spell = una tirada de Hechizo
rules-check-any = una tirada de habilidad cualquiera
rules-check-gateClose = la tirada para cerrar una puerta

## Todo el mundo

rules-each-investigator = cada investigador { $clause }
rules-each-investigator-where = cada investigador { $where } { $clause }
rules-that-investigator = ese investigador { $clause }
rules-each-investigator-who = cada investigador que { $condition } { $clause }
rules-each-other-investigator = { $first }; cada uno de los demás investigadores { $clause }
rules-each-investigator-except = cada investigador { $clause }, excepto quien { $condition }
rules-each-investigator-own-item = por cada uno de sus objetos, cada investigador { $clause }
rules-first-player = el primer jugador { $clause }
rules-each-open-gate = por cada puerta abierta, { $clause }
rules-each-own-item = por cada uno de tus objetos, { $clause }

## Recursos

rules-amount-money = ${ $count }
rules-amount-clue = { $count ->
    [one] { $count } Pista
   *[other] { $count } Pistas
  }
rules-amount-sanity = { $count } de Cordura
rules-amount-stamina = { $count } de Resistencia
rules-amount-maxSanity = { $count } de Cordura máxima
rules-amount-maxStamina = { $count } de Resistencia máxima
rules-amount-movementPoints = { $count ->
    [one] { $count } punto de movimiento
   *[other] { $count } puntos de movimiento
  }
rules-amount-monsterTrophy = { $count ->
    [one] { $count } trofeo de monstruo
   *[other] { $count } trofeos de monstruo
  }
rules-amount-gateTrophy = { $count ->
    [one] { $count } trofeo de puerta
   *[other] { $count } trofeos de puerta
  }
rules-stock-money = dinero
rules-stock-clue = Pistas
rules-stock-sanity = Cordura
rules-stock-stamina = Resistencia
rules-stock-maxSanity = Cordura máxima
rules-stock-maxStamina = Resistencia máxima
rules-stock-movementPoints = puntos de movimiento
rules-stock-monsterTrophy = trofeos de monstruo
rules-stock-gateTrophy = trofeos de puerta
rules-amount-all = todo lo que tengas en { $what }
rules-amount-halfDown = la mitad de lo que tengas en { $what } (redondeando hacia abajo)
rules-amount-halfUp = la mitad de lo que tengas en { $what } (redondeando hacia arriba)
rules-amount-d6 = en { $what } lo que saques en un dado
rules-amount-2d6 = en { $what } lo que sumen 2 dados
rules-amount-spent = en { $what } lo mismo que hayas gastado
rules-amount-per-success = { $what } por cada éxito
rules-amount-up-to = hasta { $what }
rules-amount-up-to-card = en { $what } la cantidad que quieras
rules-gain = { $form ->
    [third] recibe { $what }
   *[other] recibe { $what }
  }
rules-gain-oneInSameArea = un investigador de tu área, a tu elección, recibe { $what }
rules-gain-oneAnywhere = un investigador cualquiera, a tu elección, recibe { $what }
rules-lose = { $form ->
    [third] pierde { $what }
   *[other] pierde { $what }
  }
rules-lose-maximum = { $form ->
    [third] reduce en { $count } su { $what }
   *[other] reduce en { $count } tu { $what }
  }
rules-rolled-sanity = esa cantidad de Cordura
rules-rolled-stamina = esa cantidad de Resistencia
rules-rolled-clue = esa cantidad de Pistas
rules-rolled-money = esa cantidad de dinero
rules-restore = { $form ->
    [third] recupera toda su { $what }
   *[other] recupera toda tu { $what }
  }
rules-split = { $form ->
    [third] recibe { $count ->
        [one] { $count } punto de Cordura o de Resistencia, a su elección
       *[other] { $count } puntos, repartidos como quiera entre Cordura y Resistencia
      }
   *[other] recibe { $count ->
        [one] { $count } punto de Cordura o de Resistencia, a tu elección
       *[other] { $count } puntos, repartidos como quieras entre Cordura y Resistencia
      }
  }
rules-split-d6 = { $form ->
    [third] recibe tantos puntos como saque en un dado, repartidos como quiera entre Cordura y Resistencia
   *[other] recibe tantos puntos como saques en un dado, repartidos como quieras entre Cordura y Resistencia
  }
rules-split-spent = { $form ->
    [third] recibe 1 de Cordura o de Resistencia, a su elección, por cada $1 que haya pagado
   *[other] recibe 1 de Cordura o de Resistencia, a tu elección, por cada $1 que hayas pagado
  }
rules-pay = { $form ->
    [third] paga { $what }
    [infinitive] pagar { $what }
   *[other] paga { $what }
  }
rules-spend = { $form ->
    [third] gasta { $what }
    [infinitive] gastar { $what }
   *[other] gasta { $what }
  }
rules-discard = { $form ->
    [third] descarta { $what }
   *[other] descarta { $what }
  }

## Cartas y trofeos

rules-kind-item = { $count ->
    [one] { $count } objeto
   *[other] { $count } objetos
  }
rules-kind-common = { $count ->
    [one] { $count } Objeto común
   *[other] { $count } Objetos comunes
  }
rules-kind-unique = { $count ->
    [one] { $count } Objeto único
   *[other] { $count } Objetos únicos
  }
rules-kind-spell = { $count ->
    [one] { $count } Hechizo
   *[other] { $count } Hechizos
  }
rules-kind-skill = { $count ->
    [one] { $count } Habilidad
   *[other] { $count } Habilidades
  }
rules-kind-ally = { $count ->
    [one] { $count } Aliado
   *[other] { $count } Aliados
  }
rules-kind-weapon = { $count ->
    [one] { $count } arma
   *[other] { $count } armas
  }
rules-kind-tome = { $count ->
    [one] { $count } Tomo
   *[other] { $count } Tomos
  }
rules-kind-clue = { $count ->
    [one] { $count } Pista
   *[other] { $count } Pistas
  }
rules-kind-monsterTrophy = { $count ->
    [one] { $count } trofeo de monstruo
   *[other] { $count } trofeos de monstruo
  }
rules-kind-gateTrophy = { $count ->
    [one] { $count } trofeo de puerta
   *[other] { $count } trofeos de puerta
  }
rules-kinds-item = objetos
rules-kinds-common = Objetos comunes
rules-kinds-unique = Objetos únicos
rules-kinds-spell = Hechizos
rules-kinds-skill = Habilidades
rules-kinds-ally = Aliados
rules-kinds-weapon = armas
rules-kinds-tome = Tomos
rules-kinds-clue = Pistas
rules-kinds-monsterTrophy = trofeos de monstruo
rules-kinds-gateTrophy = trofeos de puerta
rules-deck-common = de Objetos comunes
rules-deck-unique = de Objetos únicos
rules-deck-spell = de Hechizos
rules-deck-skill = de Habilidades
rules-deck-ally = de Aliados
rules-this-card = esta carta
rules-that-item = ese objeto
rules-card-one = 1 carta de { $card }
rules-card-the = la carta de { $card }
rules-card-own = tu { $card }
rules-card-every = todas las cartas de { $card }
rules-card-ally = la carta de Aliado { NAME($card, role: "of") }
rules-trophies-worth = trofeos de monstruo por valor de { $count } de dureza
rules-draw = { $form ->
    [third] roba { $what }
   *[other] roba { $what }
  }
rules-draw-keep = { $form ->
    [third] roba { $what } y conserva { $keep }
   *[other] roba { $what } y conserva { $keep }
  }
rules-draw-search = { $form ->
    [third] toma del mazo { $what } a su elección
   *[other] toma del mazo { $what } a tu elección
  }
rules-draw-filter = { $form ->
    [third] roba { $what } del mazo { $deck }
   *[other] roba { $what } del mazo { $deck }
  }
rules-take = { $form ->
    [third] toma { $what }
   *[other] toma { $what }
  }
rules-take-else = { $clause } (si no está disponible, { $otherwise })
rules-price-list = al precio de lista
rules-price-list-1 = a $1 menos del precio de lista
rules-price-list-plus-1 = a $1 más del precio de lista
rules-price-halfUp = a la mitad del precio de lista (redondeando hacia arriba)
rules-price-double = al doble del precio de lista
rules-buy-one-of = { $form ->
    [third] roba { $what }; si le alcanza el dinero para alguna de estas cartas, debe comprar una { $price }
   *[other] roba { $what }; si te alcanza el dinero para alguna de estas cartas, debes comprar una { $price }
  }
rules-buy-drawn = { $form ->
    [third] roba { $what }; puede comprar esa carta { $price }
   *[other] roba { $what }; puedes comprar esa carta { $price }
  }
rules-buy-any = { $form ->
    [third] roba { $what }; puede comprar de esas cartas las que quiera { $price }
   *[other] roba { $what }; puedes comprar de esas cartas las que quieras { $price }
  }
rules-buy-search = { $form ->
    [third] busca en el mazo { $what } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
      }, que puede comprar { $price }
   *[other] busca en el mazo { $what } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
      }, que puedes comprar { $price }
  }
rules-sell = { $form ->
    [third] vende { $what } { $price }
   *[other] vende { $what } { $price }
  }
rules-sale = { $form ->
    [third] muestra { $common } y { $unique }: cualquier investigador puede comprar al precio de lista lo que quiera; en las disputas decides tú, y lo que sobre se descarta
   *[other] muestra { $common } y { $unique }: cualquier investigador puede comprar al precio de lista lo que quiera; en las disputas decides tú, y lo que sobre se descarta
  }
rules-discard-ally-from-deck = { $count ->
    [one] devuelve a la caja { $count } Aliado al azar del mazo de Aliados
   *[other] devuelve a la caja { $count } Aliados al azar del mazo de Aliados
  }
rules-trophies-to-board = { $form ->
    [third] devuelve al tablero, { $place }, { GENDER($monsters) ->
        [feminine] todas
       *[masculine] todos
      } { NAME($monsters, number: "plural", article: "the") } que haya entre sus trofeos de monstruo
   *[other] devuelve al tablero, { $place }, { GENDER($monsters) ->
        [feminine] todas
       *[masculine] todos
      } { NAME($monsters, number: "plural", article: "the") } que haya entre tus trofeos de monstruo
  }
rules-claim-trophy-cup = toma como trofeo un monstruo al azar de la taza (incluso uno Interminable)
rules-claim-trophy-board = toma como trofeo 1 monstruo del tablero a tu elección
rules-exhaust = agota { $what }
rules-return-this-to-box = devuelve esto a la caja
rules-marker-on-card = { $count ->
    [one] pon { $count } ficha de Resistencia en esta carta (descártala cuando tenga { $limit })
   *[other] pon { $count } fichas de Resistencia en esta carta (descártala cuando tenga { $limit })
  }
rules-tokens-on-card = { $count ->
    [one] pon { $count } Pista en esta carta
   *[other] pon { $count } Pistas en esta carta
  }
rules-tokens-off-card = quita otras tantas de esta carta
rules-monsters-on-card = { $count ->
    [one] pon { $count } monstruo de la taza en esta carta
   *[other] pon { $count } monstruos de la taza en esta carta
  }
rules-fight-from-card = lucha contra monstruos de esta carta
rules-counts-as-clue = { $count ->
    [one] gasta { $count } Pista menos
   *[other] gasta { $count } Pistas menos
  }
rules-replace-investigator = cambia tu investigador por otro sin usar, que empieza de cero
rules-peek-mythos = roba y descarta cartas de Mitos hasta que una indique la ubicación de una puerta
rules-look-bottom = mira la carta del fondo de los mazos { $decks }
rules-reveal-top = pon boca arriba la primera carta de un mazo de ubicación a tu elección; será la próxima que se robe de ese mazo
rules-reshuffle-mythos = baraja el mazo de Mitos, con esta carta incluida, y roba otra vez
rules-reshuffle-gate = baraja el mazo de puertas, con esta carta incluida, y roba otra vez

## Estados

rules-status-blessed = { $form ->
    [third] recibe una Bendición
   *[other] recibe una Bendición
  }
rules-status-cursed = { $form ->
    [third] recibe una Maldición
   *[other] recibe una Maldición
  }
rules-status-delayed = { $form ->
    [third] sufre un retraso
   *[other] sufres un retraso
  }
rules-status-loseNextTurn = { $form ->
    [third] pierde su próximo turno
   *[other] pierdes tu próximo turno
  }
rules-status-arrested = { $form ->
    [third] queda bajo arresto
   *[other] quedas bajo arresto
  }
rules-status-lostInTimeAndSpace = { $form ->
    [third] se pierde en el tiempo y el espacio
   *[other] te pierdes en el tiempo y el espacio
  }
rules-status-devoured = { $form ->
    [third] es devorado
   *[other] te devoran
  }
rules-status-blessed-oneAnywhere = un investigador cualquiera, a tu elección, recibe una Bendición
rules-status-cursed-oneAnywhere = un investigador cualquiera, a tu elección, recibe una Maldición

## Movimiento y encuentros

rules-to-street = a la calle
rules-to-anyStreetOrLocation = a cualquier calle o ubicación
rules-to-gateLocationOfPeekedCard = a esa ubicación
rules-to-nextArea = a la siguiente área
rules-move-stay = { $form ->
    [third] va { $place }
   *[other] ve { $place }
  }
rules-move-encounter = { $form ->
    [third] va { $place } y tiene un encuentro allí
   *[other] ve { $place } y ten un encuentro allí
  }
rules-return = { $form ->
    [third] vuelve a Arkham
   *[other] vuelve a Arkham
  }
rules-return-if-gate = { $form ->
    [third] vuelve a Arkham (siempre que haya una puerta de vuelta)
   *[other] vuelve a Arkham (siempre que haya una puerta de vuelta)
  }
rules-move-through-nearest-gate = { $form ->
    [third] atraviesa la puerta abierta más cercana
   *[other] la puerta abierta más cercana te arrastra al otro lado
  }
rules-move-monster-nearest = va directo hacia el investigador más cercano que esté en una ubicación de Arkham (a salvo quedan { $places }); en caso de empate, hacia el de menor Sigilo
rules-encounter-inner-sanctum = ten en su lugar un encuentro en el Sanctasanctórum
rules-encounter-different = ten otro encuentro aquí
rules-encounter-draw-keep = { $draw ->
    [one] ten un encuentro allí (roba { $draw } carta y usa { $keep })
   *[other] ten un encuentro allí (roba { $draw } cartas y usa { $keep })
  }
rules-encounter-at = ten un encuentro { $place }
rules-redraw-encounter = roba otra carta en lugar de la que acabas de robar

## Monstruos, puertas y la ciudad

rules-monster-appears = { $count ->
    [one] aparece un monstruo
   *[other] aparecen { $count } monstruos
  }
rules-monsters-at = { $count ->
    [one] coloca { $count } monstruo de la taza { $place }
   *[other] coloca { $count } monstruos de la taza { $place }
  }
rules-monsters-from-card-at = coloca todos los monstruos de esta carta { $place }
rules-gate-and-monster = aquí aparecen una puerta y un monstruo
rules-gate-appears = aquí aparece una puerta
rules-close-gate-seal-trophy = cierra y sella sin hacer ninguna tirada la puerta que hay aquí (te la quedas como trofeo)
rules-close-gate-here = cierra la puerta que hay aquí
rules-close-gate-any = cierra una puerta cualquiera
rules-close-gate-that = ciérrala
rules-close-gate-entered = cierra la puerta por la que viniste
rules-doom-add = { $count ->
    [one] pon { $count } ficha de Perdición en el marcador de Perdición
   *[other] pon { $count } fichas de Perdición en el marcador de Perdición
  }
rules-doom-remove = { $count ->
    [one] quita { $count } ficha de Perdición del marcador de Perdición
   *[other] quita { $count } fichas de Perdición del marcador de Perdición
  }
rules-terror = sube en { $count } el nivel de terror
rules-terror-to-10 = sube el nivel de terror paso a paso hasta 10
rules-close = cierra { $what } { $until }
rules-release = { $form ->
    [third] deja { $place } y juega su próximo turno con normalidad
   *[other] deja { $place } y juega tu próximo turno con normalidad
  }
rules-return-this-to-cup = devuelve este monstruo a la taza
rules-return-to-cup = devuelve { GENDER($monsters) ->
    [feminine] todas
   *[masculine] todos
  } { NAME($monsters, number: "plural", article: "the") } { $where } a la taza
rules-redraw-monster = devuélvelo a la taza y roba otro monstruo
rules-remove-elder-signs = quita todos los signos ancianos del tablero
rules-defeat-monsters = derrota a todos los monstruos de tu área
rules-add-masks-to-cup = añade todas las Máscaras a la taza de monstruos
rules-monsters = los monstruos
rules-where-places = en { $places }
rules-where-neighborhood = en el vecindario { NAME($neighborhood, role: "of") }
rules-where-streets = en las áreas de la calle
rules-where-locations = en las ubicaciones
rules-where-arkham = en Arkham
rules-where-street = en un área de la calle
rules-where-otherWorld = en un Otro Mundo
rules-where-anywhere = en juego

## Lugares

rules-place = { $role ->
    [at] { NAME($place, role: "at") }
    [to] { NAME($place, role: "to") }
   *[other] { NAME($place, article: "the") }
  }
rules-area = { $role ->
    [at] en { "" }
    [to] a { "" }
   *[other] { "" }
  }{ $order ->
    [1] la primera área { NAME($world, role: "of") }
   *[other] la segunda área { NAME($world, role: "of") }
  }

## Condiciones

rules-condition-all = { $conditions }
rules-if-none-left = { $form ->
    [third] ya no tiene { $what }
   *[other] ya no tienes { $what }
  }
rules-if-any-left = { $form ->
    [third] aún tiene { $what }
   *[other] aún tienes { $what }
  }
rules-if-at-least = { $form ->
    [third] tiene al menos { $what }
   *[other] tienes al menos { $what }
  }
rules-if-has-card = { $form ->
    [third] tiene una carta de { $card }
   *[other] tienes la carta de { $card }
  }
rules-if-has-at-most = { $form ->
    [third] no tiene más de { $what }
   *[other] no tienes más de { $what }
  }
rules-if-has-any = { $form ->
    [third] tiene { $what }
   *[other] tienes { $what }
  }
rules-if-blessed = { $form ->
    [third] tiene una Bendición
   *[other] tienes una Bendición
  }
rules-if-cursed = { $form ->
    [third] tiene una Maldición
   *[other] tienes una Maldición
  }
rules-if-arrested = { $form ->
    [third] está en la Celda
   *[other] estás en la Celda
  }
rules-if-lostInTimeAndSpace = { $form ->
    [third] se ha perdido en el tiempo y el espacio
   *[other] te has perdido en el tiempo y el espacio
  }
rules-if-in-arkham = { $form ->
    [third] está en Arkham
   *[other] estás en Arkham
  }
rules-if-in-street = { $form ->
    [third] está en un área de la calle
   *[other] estás en un área de la calle
  }
rules-if-in-otherWorld = { $form ->
    [third] está en un Otro Mundo
   *[other] estás en un Otro Mundo
  }
rules-if-in-anywhere = { $form ->
    [third] está en juego
   *[other] estás en juego
  }
rules-if-at = { $form ->
    [third] está { $place }
   *[other] estás { $place }
  }
rules-if-first-player = { $form ->
    [third] tiene el marcador de primer jugador
   *[other] tienes el marcador de primer jugador
  }
rules-if-any-returned = se devolvió alguno
rules-if-any-ally-available = queda algún Aliado en el mazo de Aliados
rules-if-available = la carta de { $card } está disponible
rules-if-not-has-card = { $form ->
    [third] no tiene { GENDER($card) ->
        [feminine] ninguna
       *[masculine] ningún
      } { $card }
   *[other] no tienes { GENDER($card) ->
        [feminine] ninguna
       *[masculine] ningún
      } { $card }
  }
rules-if-defaulted = { $form ->
    [third] ha dejado de pagar un Préstamo bancario
   *[other] has dejado de pagar un Préstamo bancario
  }
rules-if-not-defaulted = { $form ->
    [third] nunca ha dejado uno sin pagar
   *[other] nunca has dejado uno sin pagar
  }
rules-if-not = no se cumple esto: { $condition }
rules-if-terror = el nivel de terror es { $count } o más
rules-if-environment = el Entorno es «{ $card }»
rules-if-open-gate = { $form ->
    [third] está en una puerta abierta
   *[other] hay aquí una puerta abierta
  }
rules-if-unstable = { $form ->
    [third] está en una ubicación inestable
   *[other] la ubicación es inestable
  }
rules-if-stable = { $form ->
    [third] está en una ubicación estable
   *[other] la ubicación es estable
  }
rules-if-explored = { $form ->
    [third] tiene un marcador explorado
   *[other] tienes un marcador explorado
  }
rules-if-other-hand-empty = { $form ->
    [third] tiene una mano libre
   *[other] tienes libre la otra mano
  }
rules-if-opponent = el monstruo tiene «{ $ability }»
rules-if-no-tokens-on-card = no queda ninguna Pista en esta carta
rules-if-tokens-on-card = { $count ->
    [one] hay { $count } Pista en esta carta
   *[other] hay { $count } Pistas en esta carta
  }
rules-if-no-monsters-on-card = no queda ningún monstruo en esta carta
rules-if-monsters-on-card = { $count ->
    [one] hay { $count } monstruo en esta carta
   *[other] hay { $count } monstruos en esta carta
  }
rules-if-one-spends = un investigador { $place } gasta { $what }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } si hay 5 jugadores o más)
  } { $phase }
rules-if-one-discards = un investigador { $place } descarta { $what }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } si hay 5 jugadores o más)
  } { $phase }
rules-if-ally-deck-empty = debe irse un Aliado y el mazo de Aliados está vacío
rules-if-ancient-one-awakens = despierta el Primigenio

## Duración

rules-until-endOfCheck = en esta tirada
rules-until-endOfCombat = hasta el final del combate
rules-until-endOfRound = en esta ronda de combate
rules-until-endOfTurn = hasta el final del turno
rules-until-endOfNextTurn = hasta el final del próximo turno
rules-until-ancientOneAwakens = hasta que despierte el Primigenio
rules-until-endOfGame = hasta el final de la partida

## Efectos duraderos

rules-modify-check = { $by } a las tiradas de { $check }
rules-checks-in-arkham = En Arkham: { $checks }.
rules-check-changed = { $skill } { $by }
rules-modify-check-arkham = { $by } a las tiradas de { $check } en Arkham
rules-modify-check-all = recibe { $by } a todas tus tiradas
rules-modify-movement = { $change ->
    [less] { $count ->
        [one] cada investigador recibe { $count } punto de movimiento menos
       *[other] cada investigador recibe { $count } puntos de movimiento menos
      }
   *[more] { $count ->
        [one] cada investigador recibe { $count } punto de movimiento más
       *[other] cada investigador recibe { $count } puntos de movimiento más
      }
  }
rules-modify-movement-type = los monstruos { $from } se mueven como los { $to }
rules-movement-normal = normales
rules-movement-fast = rápidos
rules-movement-stationary = estacionarios
rules-movement-flying = voladores
rules-movement-unique = únicos
rules-modify-toughness-opponent = reduce en { $count } la dureza del monstruo (hasta un mínimo de { $min })
rules-modify-toughness-undead = los monstruos no muertos tienen { $by } de dureza
rules-modify-toughness-all = todos los monstruos tienen { $by } de dureza
rules-modify-toughness = { NAME($monsters, number: "plural", article: "the") } tienen { $by } de dureza
rules-modify-no-combat-damage = no sufres daño de combate
rules-modify-combat-skill = las tiradas de Combate contra este monstruo usan { $skill } en lugar de Lucha
rules-modify-gate-difficulty = { $count ->
    [one] cerrar una puerta exige { $count } éxito más
   *[other] cerrar una puerta exige { $count } éxitos más
  }
rules-modify-gate-difficulty-world = { $count ->
    [one] cerrar una puerta { NAME($world, role: "to") } exige { $count } éxito más
   *[other] cerrar una puerta { NAME($world, role: "to") } exige { $count } éxitos más
  }
rules-modify-seal-cost = { $change ->
    [less] { $count ->
        [one] sellar una puerta cuesta { $count } Pista menos
       *[other] sellar una puerta cuesta { $count } Pistas menos
      }
   *[more] { $count ->
        [one] sellar una puerta cuesta { $count } Pista más
       *[other] sellar una puerta cuesta { $count } Pistas más
      }
  }
rules-modify-spells-free = los Hechizos no cuestan Cordura
rules-modify-maximum = { $form ->
    [third] resta { $count } a su { $what } { $until }
   *[other] resta { $count } a tu { $what } { $until }
  }
rules-modify-success-from = tus dados tienen éxito con { $face } o más
rules-modify-success-only = tus dados solo tienen éxito con un { $face }
rules-modify-sixes = { $count ->
    [one] cada 6 que saques con esta arma cuenta como { $count } éxito
   *[other] cada 6 que saques con esta arma cuenta como { $count } éxitos
  }
rules-modify-dice-per-clue = { $count ->
    [one] cada Pista que gastes añade { $count } dado más
   *[other] cada Pista que gastes añade { $count } dados más
  }
rules-modify-weapon-magical = vuelve mágica la bonificación de una de tus armas físicas
rules-modify-no-monster-limit = no hay límite de monstruos
rules-modify-return-gate = regresa por cualquier puerta abierta
rules-forbid-gain = nadie recibe { $what }, excepto { $except }
rules-except-location = { $place }
rules-except-investigator = de manos de { $investigator }
rules-forbid-arrest = nadie puede quedar bajo arresto
rules-forbid-move = ningún investigador puede entrar en { $place } ni salir de allí
rules-forbid-monster-move = los monstruos voladores no se mueven
rules-forbid-here = { $what } donde tú estás
rules-forbid-gateAppears = no se abre ninguna puerta
rules-forbid-monsterAppears = no aparece ningún monstruo
rules-forbid-terror = el nivel de terror no puede subir
rules-forbid-seal = no se puede sellar ninguna puerta
rules-forbid-spells = no se puede lanzar ningún Hechizo
rules-cancel-mythosAbility = no se aplica el texto de los Entornos de Clima
rules-cancel-ancientOneAttack = anula el ataque del Primigenio en esta ronda
rules-ignore = «{ $ability }» no te afecta
rules-ignore-endless = puedes quedarte monstruos Interminables como trofeos
rules-ignore-any = ignora una habilidad del monstruo, a tu elección, salvo { $not }
rules-prevent-each = cada una de tus pérdidas de { $what } se reduce en { $count }
rules-prevent = reduce en { $count } una pérdida de { $what }
rules-prevent-all = ignora una pérdida de { $what }
rules-reroll-all = vuelve a tirar todos los dados de { $check }
rules-reroll-one = vuelve a tirar un dado de { $check }
rules-reroll-failures = { $whose ->
    [checker] deja que un investigador cualquiera vuelva a tirar todos los dados fallados de { $check }
   *[other] vuelve a tirar todos los dados fallados de { $check }
  }
rules-auto-pass = supera { $check } sin tirar
rules-auto-fail = fallas automáticamente { $checks }
rules-next-check-horror = la tirada de Horror
rules-next-check-combat = la primera tirada de Combate
rules-value-ability = la habilidad «{ $ability }»
rules-monster-has = tiene { $what }
rules-value-combat-rating = valor de combate { $rating }
rules-value-combat-damage = daño de combate { $damage }
rules-set-combat-rating-terror = el valor de combate del Primigenio pasa a ser el nivel de terror en negativo
rules-mythos-draw = hasta el final de la partida se roban { $cards } cartas de Mitos cada turno, la primera solo para su paso de puerta
rules-mark-defaulted = no vuelvas a tomar nunca un Préstamo bancario
rules-game-lost = la partida está perdida
rules-draw-extra-discard = { $extra ->
    [one] roba { $extra } carta más y descarta { $discard } de las robadas
   *[other] roba { $extra } cartas más y descarta { $discard } de las robadas
  }
rules-draw-extra-keep = { $extra ->
    [one] roba { $extra } carta más y elige cuál usas
   *[other] roba { $extra } cartas más y elige cuál usas
  }
rules-draw-either-end = toma cada carta de la parte de arriba o del fondo del mazo

## Habilidades de los monstruos

rules-ability-physical-resistance = Resistencia física
rules-ability-physical-immunity = Inmunidad física
rules-ability-magical-resistance = Resistencia mágica
rules-ability-magical-immunity = Inmunidad mágica
rules-ability-nightmarish = Pesadillesco
rules-ability-overwhelming = Abrumador
rules-ability-ambush = Emboscada
rules-ability-endless = Interminable
rules-ability-undead = No muerto
rules-ability-mask = Máscara
rules-ability-rated = { $ability } { $count }.
rules-moves-fast = rápido: se mueve dos veces
rules-moves-stationary = estacionario: nunca se mueve
rules-moves-flying = volador: cae sobre los investigadores de las calles adyacentes y, si no hay ninguno, se va al Cielo
rules-monster-trigger-movement = cuando fuera a moverse
rules-monster-trigger-combatDamage = cuando cause daño de combate
rules-monster-trigger-beforeHorrorCheck = antes de la tirada de Horror
rules-monster-trigger-defeatedInCombat = cuando lo derrotes en combate

## Sucesos

rules-either-event = { $first }, o { $second }
rules-on-loss = cuando fueras a perder { $what }
rules-event-end-of-mythos = al final de cada fase de Mitos
rules-event-end-of-mythos-next = al final de cada fase de Mitos a partir de la siguiente
rules-event-movement-ends = al terminar tu movimiento { $place }
rules-event-movement-ends-street = al terminar tu movimiento en un área de la calle
rules-event-monster-defeated = cada vez que { NAME($monster, article: "a") } es { GENDER($monster) ->
    [feminine] derrotada
   *[masculine] derrotado
  }
rules-event-passes-combat = cuando superes una tirada de Combate contra { NAME($monster, article: "a") }
rules-event-monster-enters = si { NAME($monster, article: "a") } entra en juego
rules-event-you-are-lost = perderte en el tiempo y el espacio
rules-event-anyone-is-lost = cada vez que un investigador se pierde en el tiempo y el espacio
rules-event-cards-drawn = siempre que robes { $decks }
rules-event-location-card-drawn = cuando robes una carta de ubicación
rules-event-gate-card-drawn = cuando robes una carta de puerta
rules-event-clue-spent = siempre que gastes Pistas en una tirada
rules-event-encounter = siempre que fueras a tener un encuentro { $place }
rules-event-encounter-card-drawn = cuando robes una carta de ubicación o de puerta
rules-event-return = cuando vuelvas a Arkham
rules-event-combat-ends = después de cada combate
rules-event-awakens = cuando despierte el Primigenio
rules-moment-replace = en lugar de { $event }
rules-moment-instead = en lugar de hacer { $check }
rules-moment-after-fail = tras fallar { $check }
rules-moment-after-check = después de { $check } con esta arma
rules-moment-acquire = cuando este Aliado se una a ti
rules-moment-ancient-one-attack = cuando ataque el Primigenio
rules-once-a-turn = una vez por turno

## Cartas

rules-phase-upkeep = Mantenimiento
rules-phase-movement = Movimiento
rules-phase-arkhamEncounters = Encuentros en Arkham
rules-phase-otherWorldEncounters = Otros encuentros mundiales
rules-phase-mythos = Mitos
rules-phase-finalBattle = Batalla final
rules-phase-any = Cualquier fase
rules-in-phase-upkeep = durante el Mantenimiento
rules-in-phase-movement = durante el Movimiento
rules-in-phase-arkhamEncounters = durante los Encuentros en Arkham
rules-in-phase-otherWorldEncounters = durante los Otros encuentros mundiales
rules-in-phase-mythos = durante la fase de Mitos
rules-in-phase-finalBattle = durante la batalla final
rules-in-phase-any = en cualquier momento
rules-type-weapon-physical = Arma física, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
  }.
rules-type-weapon-magical = Arma mágica, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
  }.
rules-type-tome = Tomo.
rules-bonus = { $by } a las tiradas de { $to }
rules-bonus-skill = { $by } de { $skill }
rules-bonus-maximum = { $by } de { $what }
rules-bonus-other-hand-empty = en lugar de eso, { $by } si tienes libre la otra mano
rules-bonus-if = { $by } a las tiradas de { $to } si { $condition }
rules-bonus-against = { $by } a las tiradas de { $to } contra monstruos con «{ $ability }»
rules-bonus-cast = { $by } a las tiradas de { $to } hasta el final del combate
rules-dice-on-checks = { $clause } a las tiradas de { $checks }
rules-not-against-ancient-one = { $text } No vale en la batalla final.
rules-one-shot = descarta esta carta tras una tirada de Combate
rules-discarded-at-awakening = descarta esta carta cuando despierte el Primigenio
rules-protected = nada puede hacerte perder ni descartar esta carta si tú no quieres
rules-casting = Modificador de lanzamiento: { $modifier }. Coste de Cordura: { $sanity }.{ $hands ->
    [0] {""}
    [one] {" "}{ $hands } mano.
   *[other] {" "}{ $hands } manos.
  }
rules-monster-awareness = la percepción del monstruo
rules-cast-and-exhaust = lanza y agota este Hechizo
rules-cast-and-discard = lanza y descarta este Hechizo
rules-cast-in-other-world = en un Otro Mundo
rules-cast-for = { $cost } y, a cambio, recibe { $bonus }
rules-cast-toughness = la tirada de Hechizo necesita tantos éxitos como dureza tenga el monstruo
rules-on-gain = Al recibir esta carta: { $text }
rules-upkeep-after-first = { $phase } (salvo el primero): { $text }
rules-may-instead-of-moving = si estás en Arkham y quieres, { $clause } en lugar de moverte como siempre
rules-lost-on-defeat = pierdes esta carta si caes inconsciente o enloqueces
rules-no-upkeep-in-final-battle = no se aplica en la batalla final
rules-on-enter = Al entrar en juego: { $text }
rules-activity = Cualquier investigador { $place } { $phase }: { $text }
rules-activity-brief = Encuentros { $place }: { $text }
rules-rumor-grows = En cada fase de Mitos desde el próximo turno: { $what ->
    [monster] { $count ->
        [one] 1 monstruo más
       *[other] { $count } monstruos más
      }
   *[clue] { $count ->
        [one] 1 Pista más
       *[other] { $count } Pistas más
      }
  } en esta carta.
rules-each-mythos = En cada fase de Mitos desde el próximo turno: { $text }
rules-rumor-pass-at = { $count ->
    [0] Queda en nada cuando la carta se vacía
   *[other] Queda en nada al llegar a { $count }
  }: { $text }
rules-rumor-fail-at = Se cumple al llegar a { $count }: { $text }
rules-rumor-pass = Si queda en nada: { $text }
rules-rumor-fail = Si se cumple: { $text }
rules-power = { $power }: { $text }
rules-power-awakens = cuando despierte el Primigenio
rules-power-setup = durante la preparación
rules-start-of-battle = Inicio de la batalla: { $text }
rules-attack = Ataque: { $text }
rules-attack-after = después, { $clause }
rules-attack-grows = el modificador baja en 1 cada ronda
rules-worshippers = Adoradores: { NAME($monsters, number: "plural", article: "the") } tienen { $changes }.
rules-worship-flying = movimiento volador
rules-worship-toughness = { $by } de dureza
rules-worship-horror-rating = valor de horror { $rating }
rules-worship-horror-damage = daño de horror { $damage }
rules-worship-combat-rating = valor de combate { $rating }
rules-worship-combat-damage = daño de combate { $damage }
rules-named-ability = { $ability } – { $text }
