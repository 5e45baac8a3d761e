### Preguntas sobre un investigador: preparación, robos, tiradas, pérdidas, desgracias.
### $seat es el nombre del investigador.

## Preparación

ask-setup-sliders = { $seat }: ¿dónde empiezan tus controles?
ask-setup-draft = ¿Qué investigador quieres?
ask-setup-sheet = ¿Qué investigador quieres?
ask-setup-team = ¿Qué investigador ocupa este asiento?
option-sheet = { $sheet }

## Respuestas sencillas

option-yes = Sí
option-no = No
option-amount = { $amount }
option-card = { $card }

## Robar cartas

ask-draw-end = { $seat } roba del mazo de { $deck }. ¿De arriba o del fondo?
ask-draw-keep = { $seat } ha robado del mazo de { $deck }. { $count ->
    [one] ¿Con qué carta te quedas?
   *[other] ¿Con qué { $count } cartas te quedas?
  }
ask-draw-search = { $seat } busca en el mazo de { $deck }. { $count ->
    [one] ¿Qué carta tomas?
   *[other] ¿Qué { $count } cartas tomas?
  }
option-draw-top = La carta de arriba
option-draw-bottom = La del fondo: { $card }
deck-name-common = Objetos comunes
deck-name-unique = Objetos únicos
deck-name-spell = Hechizos
deck-name-skill = Habilidades
deck-name-ally = Aliados

## Tiradas

ask-check-before = { $seat }, tirada de { $check }: ¿usas algo antes?
ask-check-spend = { $counting ->
    [true] { $successes ->
        [one] { $seat }, tirada de { $check }: 1 éxito, y cada uno cuenta. ¿Más dados?
       *[other] { $seat }, tirada de { $check }: { $successes } éxitos, y cada uno cuenta. ¿Más dados?
      }
   *[false] { $difficulty ->
        [one] { $seat }, tirada de { $check }: hace falta 1 éxito y llevas { $successes }.
       *[other] { $seat }, tirada de { $check }: hacen falta { $difficulty } éxitos y llevas { $successes }.
      }{ $staked ->
        [true] { " " }{ $stakes }
       *[other] {""}
      }{" "}¿Más dados?
  }
ask-check-lend = { $owner }: ¿dejas que { $seat } repita sus dados fallados ({ $ability })? Lleva { $successes } de { $difficulty } en la tirada de { $check }.
option-roll = Tirar
option-accept = Aceptar el resultado
option-accept-failure = Aceptar el fallo
option-clue = 1 Pista{ $dice ->
    [one] {""}
   *[other] {" "}({ $dice } dados)
  }
option-clues = { $count ->
    [one] Hasta 1 Pista
   *[other] Hasta { $count } Pistas
  }
option-use-card = Usar { $card }
option-use-ability = Usar { $ability }
option-ask-lend = Pedir { $ability } a { $seat }

## Pérdidas

ask-loss-prevent = { $seat } está a punto de perder { $loss }. ¿Evitas algo?
ask-loss-items = { $what ->
    [item] { $count ->
        [one] { $seat } pierde 1 objeto. ¿Cuál?
       *[other] { $seat } pierde { $count } objetos. ¿Cuáles?
      }
   *[card] { $count ->
        [one] { $seat } pierde 1 carta. ¿Cuál?
       *[other] { $seat } pierde { $count } cartas. ¿Cuáles?
      }
  }
ask-loss-memory = { $seat } enloquece y pierde 1 Hechizo o Habilidad. ¿Cuál?
loss-sanity = { $amount } de Cordura
loss-stamina = { $amount } de Resistencia
loss-both = { $sanity } de Cordura y { $stamina } de Resistencia
point-sanity = Cordura
point-stamina = Resistencia
option-take-loss = Aceptar la pérdida
option-prevent = { $all ->
    [true] { $card }: no perder { $what }
   *[false] { $card }: { $amount } menos de { $what }
  }

## Desgracias

ask-misfortune-order = { $seat } se ha quedado sin Cordura y sin Resistencia. ¿Qué va primero?
option-first-insane = Primero, la locura
option-first-unconscious = Primero, la inconsciencia
sheet-note = { $occupation } · { $count ->
    [0] vale para todo
   *[other] lo mejor: { $best }
  } · Cordura { $sanity }, Resistencia { $stamina }
