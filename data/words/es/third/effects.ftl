## Tercera edición: preguntas que hacen los textos de cartas, monstruos y Códice
## $seat es el nombre del investigador, $source la carta, el monstruo … de quien es el texto, $asking lo mismo con aquello para lo que es.
## Lo que deciden todos juntos acaba en -together; no nombra a nadie.

third-asking = { CAPITAL($source) }:
third-asking-for = { CAPITAL($source) }: { $what }
third-source-sheet = la habilidad de { $who }
third-source-with = { $source } ({ $card })

## Elecciones

third-ask-effect-choose = { $asking } { $seat }, ¿qué eliges?
third-ask-effect-choose-together = { $asking } ¿Qué eligen?
third-asked-choose-together = { $source }:
third-choice-stay = Quedarse a la segunda parte
third-choice-leave = Irse antes
third-ask-effect-may = { $asking } { $seat }, ¿lo haces?
third-ask-effect-may-together = { $asking } ¿Lo hace alguien?
third-ask-effect-repeat = { $asking } { $seat }, ¿otra vez? Tantas como quieras.
third-option-decline = No
third-option-decline-for = No: { $otherwise }
third-option-volunteer = { $seat }: { $cost }
third-ask-effect-amount = { $asking } { $seat }, ¿cuánto?
third-ask-effect-amount-together = { $asking } ¿Cuánto?
third-ask-effect-place = { $asking } { $seat }, ¿qué casilla?
third-ask-effect-place-together = { $asking } ¿Qué casilla?
third-ask-effect-investigator = { $asking } { $seat }, ¿quién?
third-ask-effect-investigator-together = { $asking } ¿Quién?
third-ask-effect-monster = { $asking } { $seat }, ¿qué monstruo?
third-ask-effect-monster-together = { $asking } ¿Qué monstruo?

## Costes

third-ask-cost-card = { CAPITAL($source) }: { $seat }, { $count ->
    [one] ¿qué carta descartas?
   *[other] ¿qué { $count } cartas descartas?
  }
third-ask-cost-clue = { $asking } { $seat }, ¿la Pista de quién?
third-ask-cost-clue-together = { $asking } ¿La Pista de quién?
third-option-clue-seat = { $seat } ({ $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  })
third-option-clue-sheet = La hoja de escenario ({ $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  })

## Daño y recuperación

third-ask-effect-split = { CAPITAL($source) }: { $seat } sufre { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } en total. ¿Cuánto de ello es daño?
third-option-split = { $damage } de daño, { $horror } de horror
third-ask-effect-prevent = { CAPITAL($source) }: { $seat }, ¿qué evitas?
third-option-prevent-damage = Daño
third-option-prevent-horror = Horror
third-ask-effect-recover = { CAPITAL($source) }: { $seat }, ¿quién se recupera?
third-option-recover = { $who } ({ $damage } de daño, { $horror } de horror)
third-ask-effect-focus = { CAPITAL($source) }: { $seat }, { $count ->
    [one] ¿en qué habilidad te concentras?
   *[other] ¿en qué { $count } habilidades te concentras?
  }

## Traspasos

third-option-who = { $who }
third-ask-effect-exchange = { CAPITAL($source) }: { $seat }, ¿cuánto { $kind ->
    [damage] daño
   *[horror] horror
  } pasas a { $who } o tomas de { $who }?
third-option-give = { $who } toma { $amount } de { $kind ->
    [damage] daño
   *[horror] horror
  }
third-option-get = { $seat } toma { $amount } de { $kind ->
    [damage] daño
   *[horror] horror
  } de { $who }
third-option-keep = Nada de { $kind ->
    [damage] daño
   *[horror] horror
  }
third-term-exchange = { $amount } de { $kind ->
    [damage] daño
   *[horror] horror
  } { NAME($from, role: "from") } { NAME($to, role: "to") }
third-ask-effect-exchange-consent = { CAPITAL($source) }: { $terms }. ¿De acuerdo, { $seat }?
