### Planes y órdenes permanentes: lo que se dice antes de que nadie pregunte.

## Lo que cabe en un plan

plan-field-upkeep = Extras del Mantenimiento
plan-upkeep-nothing = Nada más
plan-field-sliders = Controles
plan-field-begin = Si no estás
plan-begin-without-me = Empezar sin mí
plan-field-goal = Adónde ir
plan-goal-stay = Quedarse { NAME($place, role: "at") }
plan-field-leave = Pistas { NAME($place, role: "at") }
plan-field-face = { $monster }, { $place }
plan-face-evade = Evadir; si falla, preguntarme
plan-face-evade-fight = Evadir; si falla, luchar hasta el final
plan-face-fight = Luchar hasta el final
plan-field-hands = En combate, empuñar
plan-field-rounds = En combate, huir tras
plan-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
  }
plan-field-gate = Puerta de regreso
plan-field-end = Después, { NAME($place, role: "at") }
plan-field-buy = En la tienda, comprar
plan-buy-weapon = Un arma; si no, lo más caro
plan-buy-tome = Un tomo; si no, lo más caro
plan-buy-dearest = Lo más caro que pueda pagar
plan-buy-cheapest = Lo más barato
plan-field-seal = Si la puerta se cierra
plan-seal-seal = Sellarla con Pistas
plan-seal-keep = Guardar las Pistas
plan-field-clues = Si falla una tirada
plan-clues = { $count ->
    [0] No gastar Pistas
    [one] Gastar hasta 1 Pista
   *[other] Gastar hasta { $count } Pistas
  }
turn-go = Ir { NAME($place, role: "to") }
turn-stay = Quedarse
turn-sliders = Controles
turn-encounter = Encuentro
turn-gate = Cruzar la puerta
turn-fight-on = Seguir luchando
turn-fight-on-with = { $fight }, una y otra vez, hasta vencer o hasta que un fallo más pueda dejarte fuera de combate
plan-preview = Probabilidad de que todo salga bien, sin Pistas: cerca del { $percent } %.

## Por qué cae parte de un plan

plan-misfit-sliders = los controles no se pueden poner así
plan-misfit-monster = { NAME($monster, article: "the") } no estaba { NAME($place, role: "at") } cuando se hizo el plan
plan-misfit-gate = la puerta { NAME($place, role: "at") } ha cambiado
plan-misfit-way = ya no se puede llegar { NAME($place, role: "to") }
plan-misfit-place = el investigador está ahora { NAME($place, role: "at") }
plan-misfit-end = eso no se puede hacer { NAME($place, role: "at") }

## Lo que cabe en las órdenes permanentes

order-field-when = Cuándo valen las órdenes
order-when-now = Al momento, sin preguntarme
order-when-silence = Solo cuando se me acabe el tiempo
order-field-clues = Pistas en una tirada
order-clues-never = No gastar ninguna
order-clues-pass-1 = Gastar mientras falte 1 éxito
order-clues-pass-2 = Gastar mientras falten como mucho 2 éxitos
order-clues-pass-3 = Gastar mientras falten como mucho 3 éxitos
order-clues-harm = Gastar solo contra monstruos
order-clues-always = Gastar siempre que pueda servir
order-field-lastClue = La última Pista
order-lastClue-keep = No gastarla nunca en una tirada
order-field-leave = Pistas donde me detengo
order-leave-all = Dejarlas para el resto
order-field-monsters = Monstruos en el camino
order-monsters-evade = Evadir y huir
order-monsters-fight-50 = Luchar al 50 % o más; si no, evadir
order-monsters-fight-60 = Luchar al 60 % o más; si no, evadir
order-monsters-fight-70 = Luchar al 70 % o más; si no, evadir
order-monsters-fight-80 = Luchar al 80 % o más; si no, evadir
order-monsters-fight-90 = Luchar al 90 % o más; si no, evadir
order-monsters-fight = Luchar siempre
order-field-weapons = Armas, la favorita primero
order-field-spells = Hechizos en combate
order-spells-no = No lanzar ninguno
order-spells-yes = Lanzar los que tenga
order-field-losses = Qué perder primero
order-field-route = Caminar hacia
order-field-gate = En una puerta explorada
order-gate-close = Cerrarla y guardar las Pistas
order-gate-seal = Cerrarla y sellarla con Pistas
order-gate-elder-sign = Usar un signo anciano; si no, cerrarla
order-gate-wait = Esperar
order-field-trade = Aceptar sin preguntar
order-trade-gifts = Regalos de cualquiera
order-field-encounter = En un lugar con habilidad
order-encounter-encounter = Tener un encuentro
order-encounter-ability = Usar la habilidad
order-field-abilityAt = Dónde usar la habilidad
order-field-clueTaker = Una Pista que aparece donde estoy
order-clueTaker-me = Para mí
order-clueTaker-others = Primero, para el resto
order-field-before = Si puedo actuar, preguntarme antes de
order-before-encounter = Mi encuentro
order-before-mythos = La carta de Mitos
order-before-attack = Los ataques de la batalla final
order-field-pass = Renunciar siempre a
order-pass-upkeep-next = Extras del Mantenimiento
order-pass-upkeep-sliders = Mover los controles
order-pass-move-world = Extras en los Otros Mundos
order-pass-combat-start = Hechizos antes de la tirada de Horror
order-pass-check-before = Cartas y hechizos antes de una tirada
order-pass-check-lend = Prestar mis habilidades
order-pass-loss-prevent = Evitar pérdidas
order-pass-effect-may = Lo que una carta me permite hacer
order-pass-encounter-redraw = Robar otro encuentro
order-pass-shop-wish = Ventas
order-pass-rumor-pay = Pagar por los rumores
order-pass-trade-consent = Intercambios, salvo regalos
order-pass-window-act = Actuar antes de un encuentro o carta de Mitos

## Las órdenes permanentes, en frases

order-told-when = { $value ->
    [silence] Estas órdenes valen solo cuando se me acaba el tiempo para responder.
   *[now] Estas órdenes valen al momento, sin preguntarme.
  }
order-told-clues = { $value ->
    [never] En una tirada no gasto Pistas.
    [pass-1] En una tirada gasto Pistas mientras falte 1 éxito.
    [pass-2] En una tirada gasto Pistas mientras falten como mucho 2 éxitos.
    [pass-3] En una tirada gasto Pistas mientras falten como mucho 3 éxitos.
    [harm] Gasto Pistas solo en tiradas contra monstruos.
   *[always] En una tirada gasto Pistas siempre que puedan servir.
  }
order-told-lastClue = Nunca gasto mi última Pista en una tirada.
order-told-leave = Donde me detengo, dejo las Pistas.
order-told-monsters = { $value ->
    [evade] Evado a los monstruos del camino y huyo de los combates.
    [fight-50] Lucho contra los monstruos del camino al 50 % o más, y evado a los demás.
    [fight-60] Lucho contra los monstruos del camino al 60 % o más, y evado a los demás.
    [fight-70] Lucho contra los monstruos del camino al 70 % o más, y evado a los demás.
    [fight-80] Lucho contra los monstruos del camino al 80 % o más, y evado a los demás.
    [fight-90] Lucho contra los monstruos del camino al 90 % o más, y evado a los demás.
   *[fight] Lucho contra todos los monstruos del camino.
  }
order-told-weapons = En combate echo mano primero de: { $choice }.
order-told-spells = { $value ->
    [no] En combate no lanzo hechizos.
   *[yes] En combate lanzo los hechizos que tengo.
  }
order-told-losses = Si tengo que perder algo, primero: { $choice }.
order-told-route = Camino hacia: { $choice }.
order-told-gate = { $value ->
    [close] Cierro la puerta que haya explorado y guardo las Pistas.
    [seal] Cierro la puerta que haya explorado y la sello con Pistas.
    [elder-sign] En una puerta que haya explorado uso un signo anciano; si no, la cierro.
   *[wait] En una puerta que haya explorado, espero.
  }
order-told-trade = Acepto sin que se me pregunte: { $choice }.
order-told-encounter = { $value ->
    [encounter] En un lugar con habilidad tengo un encuentro.
   *[ability] En un lugar con habilidad, la uso.
  }
order-told-abilityAt = Uso la habilidad aquí: { $choice }.
order-told-clueTaker = { $value ->
    [me] Una Pista que aparece donde estoy es mía.
   *[others] Una Pista que aparece donde estoy se ofrece primero al resto.
  }
order-told-before = Si puedo hacer algo, que se me pregunte antes de: { $choice }.
order-told-pass = Renuncio siempre a: { $choice }.
order-misfit-route = ahora no hay camino { NAME($place, role: "to") }

## La imagen de un camino, en palabras

alt-route = Camino previsto de { $investigator }, desde { NAME($place, article: "the") }:
alt-step = { $step }. { $place }{ $count ->
    [0] { "" }
    [one] , donde aguarda { NAME($monsters, article: "a") }
   *[other] , donde aguardan { NAME($monsters, article: "a") }
  }

## Lo que dice la mesa

plan-lead = { $name }, según el plan: { $choice }.
orders-lead = { $name }, por orden permanente: { $choice }.
orders-by-silence = -# { $name } no respondió a tiempo; por orden permanente: { $ask } **{ $choice }** ({ $rule })
plan-misfit = El plan de { $name } ya no encaja: { $why }. Lo que dependía de ello queda descartado.
orders-misfit = La orden permanente de { $name } queda descartada: { $why }.
plan-undone = Con la respuesta retirada { AGREES($names) ->
    [one] cae también el plan
   *[other] caen también los planes
  } de { $names }.
refused-no-plans = En esta partida no hay planes.
refused-nothing-to-plan = Ahora mismo no hay nada que planear.
refused-plan-empty = El plan está vacío. Elige algo primero.

## El formulario

button-look-plan = Plan…
button-look-use = Usar…
plan-advised = Consejo: lo que elegiría alguien prudente
plan-modal-title = { $investigator }: próximo turno
said-title-plan = **{ $investigator }: próximo turno.** Lo que dejes abierto lo decides cuando llegue.
said-title-orders = **{ $investigator }: órdenes permanentes.** Valen hasta que las cambies.
said-row = **{ $label }:** { $choice }
said-open-plan = Queda abierto: { $labels }.
said-open-orders = Todo lo demás lo decides cuando llegue.
said-numbered = { $number }. { $label }
said-plan-draft = Aún no está fijado. **Fijar el plan** lo pone en marcha.
said-plan-set = El plan está fijado. Se cumple cuando llegue tu turno, si todo sigue entonces como ahora.
said-plan-gone = El turno que planeabas ya pasó.
said-fields = Qué planear…
said-ask-me = Dejarlo abierto
said-other-seat = { $investigator }
button-said-set = Fijar el plan
button-said-forget = Olvidar todo
use-title = Esto lo puedes usar en cualquier momento:
use-nothing = Ahora no tienes nada que usar.
use-done = Hecho: { $choice }.

## Comandos

command-plan = plan
command-plan-description = Di por adelantado qué hace tu investigador en su próximo turno
command-plan-step = paso
command-plan-step-description = Qué parte del turno
command-plan-choice = opción
command-plan-choice-description = Qué hacer entonces
command-plan-set = fijar
command-plan-set-description = Pone el plan en marcha
command-plan-forget = olvidar
command-plan-forget-description = Descarta el plan
command-orders = órdenes
command-orders-description = Órdenes permanentes: lo que el bot no necesita preguntarte
command-orders-step = orden
command-orders-step-description = Qué orden
command-orders-choice = opción
command-orders-choice-description = Qué hacer
command-orders-forget = olvidar
command-orders-forget-description = Descarta todas tus órdenes permanentes
