## Tercera edición: Perdición, Códice, encuentros, Retribuciones

third-option-space = { $space }
third-note-doom = { $doom ->
    [0] sin Perdición allí
    [one] 1 de Perdición allí
   *[other] { $doom } de Perdición allí
}
third-ask-doom-order = Varias casillas reciben Perdición a la vez. ¿Cuál primero?
third-ask-doom-street = La Perdición no puede ir { NAME($space, role: "to") }. ¿Qué casilla adyacente la recibe?
third-ask-encounter-turn = { $seat } { NAME($space, role: "at") }: ya cualquiera puede tener su encuentro.
third-option-encounter = Encuentro
third-ask-codex-order = Varias cartas del Códice se cumplen a la vez. ¿Cuál primero?
third-option-codex-objective = { $card }: objetivo cumplido
third-option-codex-doom = { $card }: llega el peligro
third-option-codex-rule = { $card } { NAME($where, role: "at") }
third-ask-reckoning-order = Una Retribución. ¿Qué sucede primero?
third-option-in-order = En este orden
third-option-usual = Lo habitual, toda la fase
third-note-usual = Ahora, «{ $usual }», y ninguna votación más sobre monstruos hasta que acabe la fase
third-option-reckoning = { $source }
third-ask-scar-space = ¿Dónde se abre la cicatriz?
third-option-amount = { $amount }
third-option-yes = Sí
third-option-no = No
