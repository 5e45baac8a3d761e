## Tercera edición: monstruos y movimiento

third-option-seat = { $seat }
third-option-prey = { $seat } { NAME($space, role: "at") }
third-option-monster = { $monster }
third-option-monster-at = { $monster } { NAME($space, role: "at") }
third-option-stay = Quedarse { NAME($space, role: "at") }
third-brief-stay = Quedarse aquí
third-note-destination = { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}
# A qué lleva quedarse
third-brings-encounter = { $kind ->
    [street] encuentro de calle
    [anomaly] encuentro de anomalía
   *[space] encuentro
  }
third-brings-doom = Perdición { $doom }
third-ask-monster-engage = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] puede enfrentarse
   *[other] pueden enfrentarse
  } a varios investigadores. ¿A quién?
third-ask-monster-prey = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] tiene
   *[other] tienen
  } varios blancos iguales. ¿A quién da caza?
third-ask-monster-destination = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] tiene
   *[other] tienen
  } varios blancos iguales. ¿Adónde va?
third-ask-monster-path = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] puede
   *[other] pueden
  } venir por varias calles. ¿Por cuál?
third-ask-monster-order = Se activan varios monstruos. ¿Cuál primero?
third-ask-monster-attacker = Varios monstruos atacan a { $target }. ¿Cuál primero?
third-ask-monster-space = { AGREES($monster) ->
    [one] Aparece
   *[other] Aparecen
  } { NAME($monster, article: "the") }. ¿Dónde?
third-ask-move-step = { $seat } { NAME($space, role: "at") }: ¿adónde?
