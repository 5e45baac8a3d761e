### Preguntas que hacen los efectos de cartas y lugares: encuentros, elecciones, costes, compras, trofeos.
### $seat es el nombre del investigador.

## Encuentros

ask-encounter-choose = { $seat } { NAME($place, role: "at") }: ¿y ahora?
option-encounter-have = Tener un encuentro
option-location-ability = { $ability }
option-gate-enter = Cruzar la puerta { NAME($gate, role: "to") }
option-gate-enter-hidden = Cruzar la puerta
ask-encounter-keep = { $seat } ha robado varias cartas para { NAME($place, article: "the") }. ¿Cuál se cumple?
option-encounter-card = { $number ->
    [1] La primera carta
    [2] La segunda carta
    [3] La tercera carta
   *[other] Carta { $number }
  }
ask-encounter-gateCard = { $seat } ha robado varias cartas para { NAME($world, article: "the") }. ¿Cuál se cumple?
option-gate-card = { $number ->
    [1] La primera carta
    [2] La segunda carta
    [3] La tercera carta
   *[other] Carta { $number }
  }
ask-encounter-redraw = { $seat } ha robado esta carta. ¿La conservas o robas otra?
option-encounter-read = Conservar esta carta
option-card-use = Usar { $card }

## Elecciones

ask-effect-choose = { $seat }: ¿qué eliges?
ask-effect-may = { $seat }: ¿lo haces?
option-may = Sí
option-may-pay = Sí · { $cost }
option-decline = No
ask-effect-split = { $seat }: de { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
  }, ¿cuánto va a la Cordura? El resto va a la Resistencia.
ask-effect-receiver = { $seat }: ¿para quién es?
option-seat = { $seat }
ask-effect-move = { $seat }: ¿adónde?
ask-effect-locationDeck = { $seat }: ¿de qué ubicación destapas la primera carta?
option-place = { $place }
ask-effect-nearestGate = Varias puertas están igual de cerca de { $seat }. ¿Cuál cuenta?
ask-effect-closeGate = { $seat }: ¿qué puerta se cierra?
option-gate = { $place } ({ NAME($gate, role: "to") })
option-gate-hidden = { $place }
ask-effect-claim = { $seat }: ¿con qué monstruo te quedas?
option-monster-at = { $monster } ({ $place })
ask-effect-fightFromCard = { $seat }: ¿contra cuál de estos monstruos luchas?
option-rumor-fight = Luchar { NAME($monster, role: "with") }
option-rumor-stop = Dejar de luchar
ask-effect-investigator = { $seat } queda fuera de la partida. ¿Quién se hace cargo del caso?
ask-combat-check = { $seat } hace una tirada de Combate. ¿Cómo?

## Costes

ask-cost-amount = { $seat }: ¿cuánto gastas? ({ $what })
ask-cost-cards = { $seat }: { $count ->
    [one] ¿qué carta entregas?
   *[other] ¿qué { $count } cartas entregas?
  }
ask-cost-clueCards = { $seat } debe { $amount ->
    [one] 1 Pista
   *[other] { $amount } Pistas
  }. ¿Qué cartas usas en su lugar?
option-card-discard = Descartar { $card }
word-resource-clue = Pistas
word-resource-money = dinero
word-resource-sanity = Cordura
word-resource-stamina = Resistencia
word-resource-maxsanity = Cordura máxima
word-resource-maxstamina = Resistencia máxima
word-resource-movementpoints = puntos de movimiento

## Trofeos

ask-trophy-monsters = { $seat }: ¿qué trofeos de monstruo gastas? Deben sumar { $toughness } de dureza.
ask-trophy-monster = { $seat }: { $count ->
    [one] ¿qué trofeo de monstruo entregas?
   *[other] ¿qué { $count } trofeos de monstruo entregas?
  }
ask-trophy-gate = { $seat }: { $count ->
    [one] ¿qué trofeo de puerta entregas?
   *[other] ¿qué { $count } trofeos de puerta entregas?
  }
option-trophy-monster = { $monster } (dureza { $toughness })
option-trophy-gate = { $gate }

## Compras

ask-shop-buy = { $seat } tiene ${ $money }. ¿Qué compras?
option-ware = { $card } · ${ $price }
option-shop-done = Listo
ask-shop-sell = { $seat }: ¿qué vendes?
ask-shop-wish = Una venta abierta a todos, estén donde estén. { $seat } tiene ${ $money }. ¿Qué compras?
ask-shop-dispute = Varios quieren { NAME($card, article: "the") }. { $seat }: ¿para quién es?
