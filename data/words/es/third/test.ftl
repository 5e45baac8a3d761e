### Tercera edición: tiradas, daño, Concentración, nuevos investigadores.

## Tiradas: antes de tirar

third-ask-test-prepare = { $seat }, tirada de { $skill }. ¿Cómo la haces?
third-option-test-roll = Tirar { $dice ->
    [1] 1 dado
   *[other] { $dice } dados
  }
third-option-test-with = { $cards }: { $dice ->
    [1] 1 dado
   *[other] { $dice } dados
  }
third-ask-test-remnants = { $seat }, tirada de { $skill }. ¿Gastas remanentes a cambio de 1 dado cada uno?

## Tiradas: después de tirar

third-ask-test-spend = { $seat }, { $skill }: { $successes ->
    [0] ningún éxito
    [1] 1 éxito
   *[other] { $successes } éxitos
  }. ¿Vuelves a tirar?
third-option-test-accept = Aceptar { $successes ->
    [0] el fallo
    [1] 1 éxito
   *[other] { $successes } éxitos
  }
third-option-test-focus = Ficha de { $skill }: repetir{ $dice ->
    [1] {""}
   *[other] {" "}{ $dice }
  }
third-option-test-clue = 1 Pista de { $clues }: repetir
third-option-test-reroll = { $by }: repetir { $dice ->
    [1] 1 dado
   *[other] { $dice } dados
  }
third-option-test-nudge = { $by }: +{ $more } en 1 dado
third-option-test-use = Usar { $by }
third-option-test-ask = Pedir ayuda a { $seat }
third-ask-test-lend = { $owner }: { $seat } lleva { $successes ->
    [0] cero éxitos
    [1] 1 éxito
   *[other] { $successes } éxitos
  } en la tirada de { $skill }. ¿Ayudas?
third-option-test-decline = No ayudar

## Dados fuera de una tirada

third-ask-test-reroll = { $seat }, puedes pagar para volver a tirar con { $by }. ¿Qué dados?
third-option-die = El { $die }

## Daño

third-ask-harm-assign = { CAPITAL(NAME($cause, article: "the")) }: { $seat } sufre { $harm }. ¿Quién se lo lleva?
third-option-harm-self = Llevármelo todo
third-option-harm-assign = { $parts }
third-option-harm-all = Todo para { NAME($on, article: "the") }
third-option-harm-most = Casi todo para { NAME($on, article: "the") }
third-harm-own-cards = tus cartas
third-harm-on-card = { $harm } para { NAME($card, article: "the") }
third-harm-damage = { $damage } de daño
third-harm-horror = { $horror } de horror
third-harm-both = { $damage } de daño y { $horror } de horror
third-note-harm-rest = Para ti: { $rest }.
third-note-harm-all = { CAPITAL($parts) }.
third-note-harm-most = { CAPITAL($parts) }; para ti: { $rest }.

## Concentración

third-ask-focus-discard = { $seat } tiene demasiadas fichas de Concentración. ¿Cuál se va?
third-ask-focus-spend = { CAPITAL($source) }: { $seat }, ¿a qué ficha de Concentración renuncias?
third-option-focus-token = { $skill }

## Cartas iniciales y nuevos investigadores

third-ask-setup-startingCards = { $sheet } empieza con una de estas cosas. ¿Con cuál?
third-option-starting = { $gifts }
third-note-card = { $text } { $more }
third-option-starting-none = Listo
third-starting-card = { $card }
third-starting-status = el estado «{ $status }»
third-ask-investigator-new = ¿Quién ocupa el lugar de { $seat }?
third-option-sheet = { $sheet }
