## Tercera edición: turnos, acciones, cartas, reacciones
## $seat es el nombre del investigador.

## Turnos

third-ask-action-turn = { $waiting ->
    [one] Turno de { $seat }: { $left ->
        [one] 1 acción.
       *[other] { $left } acciones.
      }
   *[other] { $seat } ya puede jugar, con { $left ->
        [one] 1 acción. El orden es libre: pulsa para ir a continuación.
       *[other] { $left } acciones. El orden es libre: pulsa para ir a continuación.
      }
  }
third-ask-action-turn-delayed = { $seat } sufre un retraso. Levantarse cuesta la primera acción.
third-option-stand-up = Turno: levantarse
third-ask-action-next = { $seat }: { $left ->
    [one] queda 1 acción
   *[other] quedan { $left } acciones
  }. ¿Y ahora?
third-option-end-turn = Terminar el turno
third-ask-action-additional = { $seat } tiene 1 acción adicional. ¿Cuál?
third-ask-action-additional-thanks = { CAPITAL($source) }: { $seat } recibe 1 acción adicional. ¿Cuál?
third-option-no-action = Listo

## Acciones

third-option-attack = Atacar: { $monster }
third-brief-attack = { $count ->
    [1] Atacar
   *[other] { $monster }
  }
third-note-attack = { $health ->
    [one] Hace falta 1 de daño
   *[other] Hacen falta { $health } de daño
  }{ $status ->
    [own] {""}
    [engaged] ; deja a quien tiene enfrente
    [ready] ; se enfrenta a ti
   *[exhausted] ; no reacciona
  }
third-option-evade = Evadir: { $monsters }
third-option-evade-many = Evadir a los { $count }
third-brief-evade = Evadir
third-note-evade = { $count ->
    [one] Si te zafas, tienes 1 acción más
   *[other] Cada éxito te zafa de 1 monstruo; si te zafas de todos, tienes 1 acción más
  }
third-option-move = Moverse
third-note-move = Hasta { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
  }{ $more ->
    [0] {""}
    [one] , 1 más por $1
   *[other] , hasta { $more } más por $1 cada una
  }
third-option-ward = Conjurar
third-note-ward = { $doom ->
    [0] Aquí no hay Perdición: sería tirar por tirar
    [one] 1 de Perdición aquí
   *[other] { $doom } de Perdición aquí; quitar 2 de una vez trae un remanente
  }
third-option-research = Investigar
third-note-research = { $clues ->
    [0] No tienes Pistas: sería tirar por tirar
    [one] Tienes 1 Pista; cada éxito investiga 1
   *[other] Tienes { $clues } Pistas; cada éxito investiga 1
  }
third-option-focus = Concentrarse
third-note-focus = { $tokens } de { $limit } fichas de Concentración
third-note-focus-unlimited = { $tokens ->
    [one] 1 ficha de Concentración, sin límite
   *[other] { $tokens } fichas de Concentración, sin límite
  }
third-option-gather = Reunir recursos
third-note-gather = Tienes ${ $money }
third-note-stands-up = Se levanta en lugar de eso
third-turn-stand-up = Levantarse
third-turn-move = Ir: { $label }
third-turn-focus = Concentrarse: { $label }
third-turn-attack = Atacar
third-turn-gather = Reunir
third-option-trade = Intercambiar con { $partners }
third-option-codex-action = Acción de «{ $card }»
third-option-cast = Lanzar { $card }
third-note-cast = Antes, { $horror } de horror, o { $horror ->
    [one] un remanente
   *[other] un remanente por cada uno
  }.
third-note-cast-and = { $cast } { $text }

third-ask-action-focus = { $seat } se concentra. ¿En qué habilidad?
third-option-focus-skill = { $skill }
third-note-skill = Habilidad { $value }
third-ask-attack-target = { $seat } ataca. ¿A qué monstruo?
third-ask-attack-during = { $seat } está atacando. ¿Usas algo más?
third-ask-evade-which = { $seat } se zafa de { $count ->
    [one] 1 monstruo. ¿De cuál?
   *[other] { $count } monstruos. ¿De cuáles?
  }
third-ask-evade-beside = { $seat } se ha zafado. ¿Te mueves ahora mismo?
third-option-later = No antes de la acción

## Intercambio

third-ask-trade-partner = { $seat } intercambia. ¿Con quién?
third-option-trade-done = Terminar el intercambio
third-ask-trade-goods = { $seat } y { $partner }: ¿qué cartas se intercambian?
third-option-trade-give = Dar { $card }
third-option-trade-take = Pedir { $card }
third-note-trade-used = Usada en esta fase: no se puede volver a usar hasta la próxima
third-ask-trade-money = { $seat } y { $partner }: ¿y dinero?
third-option-trade-no-money = Sin dinero
third-option-trade-give-money = Dar ${ $amount }
third-option-trade-take-money = Pedir ${ $amount }
third-ask-trade-clues = { $seat } y { $partner }: ¿y Pistas?
third-option-trade-no-clue = Sin Pistas
third-option-trade-give-clue = Dar { $amount ->
    [one] 1 Pista
   *[other] { $amount } Pistas
  }
third-option-trade-take-clue = Pedir { $amount ->
    [one] 1 Pista
   *[other] { $amount } Pistas
  }
third-ask-trade-remnants = { $seat } y { $partner }: ¿y remanentes?
third-option-trade-no-remnant = Sin remanentes
third-option-trade-give-remnant = Dar { $amount ->
    [one] 1 remanente
   *[other] { $amount } remanentes
  }
third-option-trade-take-remnant = Pedir { $amount ->
    [one] 1 remanente
   *[other] { $amount } remanentes
  }
third-ask-trade-consent = { $partner } ofrece { NAME($gets, article: "the") } a cambio de { NAME($gives, article: "the") }. ¿De acuerdo, { $seat }?
third-option-trade-accept = De acuerdo
third-option-trade-refuse = Rechazar
third-trade-money = ${ $amount }
third-trade-clue = { $amount ->
    [one] 1 Pista
   *[other] { $amount } Pistas
  }
third-trade-remnant = { $amount ->
    [one] 1 remanente
   *[other] { $amount } remanentes
  }
third-trade-nothing = nada

## Cartas

third-ask-card-item = { $seat } recibe un objeto. ¿Cuál?
third-option-card = { $card }
third-note-value = Valor { $value }. { $text }
third-option-item-deck = Robar del mazo de objetos
third-ask-shop-buy = { $seat } tiene ${ $money }. ¿Qué compras?
third-option-buy = { $card } · ${ $amount }
third-option-buy-half = { $card } · ${ $amount }, mitad de precio ({ $by })
third-option-buy-nothing = { $bought ->
    [0] No comprar nada
   *[other] Listo
  }
third-ask-shop-discard = { $seat } no ha comprado nada. ¿Descartas hasta 2 cartas del mostrador?
third-ask-spell-remnants = { $seat } lanza { $card }: { $horror ->
    [one] 1 de horror.
   *[other] { $horror } de horror.
  } Cada remanente gastado evita 1. ¿Cuántos?
third-ask-spell-harm = { $seat } lanza { $card }. ¿Conviertes su horror en daño?

## Reacciones

third-option-use = Usar { $what }
third-option-use-own = Usar tu habilidad
third-option-use-against = Intervenir: { $what }
third-option-none = No
third-ask-reaction-may = { $event ->
    [gatherResourcesAction] { $seat } ha reunido recursos. ¿Usas esto?
    [moveAction] { $seat } se ha movido. ¿Usas esto?
    [researchAction] { $seat } ha investigado. ¿Usas esto?
    [focusAction] { $seat } se ha concentrado. ¿Usas esto?
    [yourAction] { $seat } ha hecho una acción. ¿Haces que alguien la repita?
    [castSpell] { $seat } ha lanzado un Hechizo. ¿Usas esto?
    [encounter] { $seat } ha tenido un encuentro. ¿Usas esto?
    [gainClue] { $seat } ha recibido una Pista. ¿Usas esto?
    [youRemoveDoomFromYourSpace] { $seat } ha quitado Perdición. ¿Usas esto?
    [youSufferHorror] { $seat } ha sufrido horror. ¿Usas esto?
    [youDefeatMonster] { $seat } ha derrotado { NAME($monster, role: "to") }. ¿Usas esto?
    [youDefeatMonsterByAttack] { $seat } ha derrotado { NAME($monster, role: "to") }. ¿Usas esto?
    [youDisengageMonster] { $seat } se ha zafado { NAME($monster, role: "from") }. ¿Usas esto?
    [youDamageMonster] { $seat } ha herido { NAME($monster, role: "to") }. ¿Usas esto?
    [monsterDamagesYou] { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
        [one] ha herido
       *[other] han herido
      } a { $seat }. ¿Usas esto?
    [monstersAttackYou] Los monstruos están a punto de atacar a { $seat }. ¿Usas esto?
    [buyFromDisplay] { $seat } está a punto de comprar. ¿Usas antes esto?
    [youWouldSufferDamageOrHorror] { $seat } está a punto de sufrir daño u horror. ¿Evitas algo?
    [anyInvestigatorOrAllyWouldSufferDamage] { CAPITAL(NAME($whom, article: "the")) } está a punto de sufrir daño. ¿Te interpones, { $seat }?
    [monsterWouldEngageAnotherInvestigatorInYourSpace] { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
        [one] está
       *[other] están
      } a punto de enfrentarse a { $whom }. ¿Te enfrentas tú, { $seat }?
   *[other] { $seat } puede usar esto ahora. ¿Lo usas?
  }

## Por qué una orden no se puede usar ahora, y qué se puede hacer

third-why-phase = Eso solo se puede hacer en la Fase de Acción ({ $action }); ahora es la { $phase }.
third-why-done = Ya has jugado tu turno de esta ronda.
third-why-engaged = Te estás enfrentando { NAME($monsters, role: "to") }: ataca, evádete o concéntrate.
third-why-performed = Eso ya lo has hecho en esta ronda: { $action }. Cada acción vale una vez por ronda.
third-why-no-monster = No hay ningún monstruo en tu casilla.
third-why-not-engaged = Ningún monstruo se enfrenta a ti.
third-why-no-clues = No tienes Pistas. Para conseguirlas, ten encuentros en vecindarios donde las haya.
third-why-no-doom = No hay Perdición { NAME($place, role: "at") }. Conjura en una casilla que la tenga.
