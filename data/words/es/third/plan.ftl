### Tercera edición: planes y órdenes permanentes. Lo que dicen ambas ediciones está en plan.ftl.

## Lo que puede contener un plan

third-plan-field-step = Acción { $number }
third-plan-field-extra = Acción adicional
third-plan-field-goal = Ir a
third-plan-field-skill = Concentrarse en
third-plan-field-tests = En las tiradas de este turno
third-plan-tests-free = Usar lo que no cueste nada y aceptar
third-plan-tests-focus = Sin un éxito, gastar Concentración
third-plan-tests-clues = Sin un éxito, gastar Concentración y luego Pistas
third-plan-field-encounter = El encuentro
third-plan-encounter-begin = Empezarlo en cuanto pueda
third-plan-preview = Probabilidad de superar cada una de estas tiradas y de que cada ataque mate, sin repetir dados: alrededor del { $percent } %.

## Por qué se descarta parte de un plan

third-plan-misfit-who = se hizo para otra persona; ahora juega { $seat }
third-plan-misfit-delayed = levantarse cuesta una acción
third-plan-misfit-gone = { NAME($monster, article: "the") } ya no { AGREES($monster) ->
    [one] está
   *[other] están
  } { NAME($place, role: "at") }
third-plan-misfit-held = { NAME($monster, article: "the") } { AGREES($monster) ->
    [one] retiene
   *[other] retienen
  } al investigador
third-plan-misfit-cost = el camino { NAME($place, role: "to") } cuesta más de lo planeado
third-plan-misfit-skill = en { $skill } no cabe otra ficha de Concentración

## Lo que pueden contener las órdenes permanentes

third-order-told-focus = { $value ->
    [never] En las tiradas no gasto Concentración.
    [fail] En las tiradas gasto Concentración mientras no haya ningún éxito.
   *[always] En las tiradas gasto Concentración siempre que 1 éxito más sirva de algo.
  }
third-order-told-clues = { $value ->
    [never] En las tiradas no gasto Pistas.
    [fail] En las tiradas gasto Pistas mientras no haya ningún éxito.
   *[always] En las tiradas gasto Pistas siempre que 1 éxito más sirva de algo.
  }
third-order-told-engaged = { $value ->
    [evade] Con un monstruo enfrente en mi turno, evado.
    [attack-25] Con un monstruo enfrente en mi turno, ataco si la probabilidad de matar es del 25 % o más; si no, evado.
    [attack-50] Con un monstruo enfrente en mi turno, ataco si la probabilidad de matar es del 50 % o más; si no, evado.
    [attack-75] Con un monstruo enfrente en mi turno, ataco si la probabilidad de matar es del 75 % o más; si no, evado.
   *[attack] Con un monstruo enfrente en mi turno, ataco.
  }
third-order-told-harm = { $value ->
    [self] El daño y el horror me los llevo yo, salvo que me derroten.
   *[cards] Mis cartas absorben todo el daño y el horror que puedan.
  }
third-order-told-bearers = Solo los absorben estas cartas, en este orden: { $choice }.
third-order-told-votes = Las decisiones compartidas se las dejo a quien lidera.
third-order-told-pass = Doy la respuesta habitual en: { $choice }.
third-order-field-focus = Concentración en una tirada
third-order-focus-never = No gastarla
third-order-focus-fail = Gastarla mientras no haya éxitos
third-order-focus-always = Gastarla siempre que 1 éxito más sirva
third-order-field-clues = Pistas en una tirada
third-order-clues-never = No gastarlas
third-order-clues-fail = Gastarlas mientras no haya éxitos
third-order-clues-always = Gastarlas siempre que 1 éxito más sirva
third-order-field-engaged = Con un monstruo enfrente en mi turno
third-order-engaged-evade = Evadir
third-order-engaged-attack-25 = Atacar con 25 % de matar o más; si no, evadir
third-order-engaged-attack-50 = Atacar con 50 % de matar o más; si no, evadir
third-order-engaged-attack-75 = Atacar con 75 % de matar o más; si no, evadir
third-order-engaged-attack = Atacar
third-order-field-harm = Daño y horror
third-order-harm-self = Me los llevo yo, salvo que me derroten
third-order-harm-cards = Mis cartas absorben todo lo que puedan
third-order-field-bearers = Solo estas cartas, en este orden
third-order-field-votes = Decisiones compartidas
third-order-votes-leader = Se las dejo a quien lidera
third-order-field-pass = Dar la respuesta habitual
third-order-pass-encounter = Empezar mi encuentro: en cuanto pueda
third-order-pass-prepare = Qué usar en una tirada: los más dados gratis
third-order-pass-lend = Ayudar en tiradas ajenas: no
third-order-pass-reaction = Reacciones de mis cartas: sí, si son gratis
third-order-pass-may = Lo que una carta me permite: no
third-order-pass-shop = Comprar: nada
third-order-pass-trade = Intercambios: regalos y nada más
third-order-pass-monsters = Cómo se mueven los monstruos y a quién se enfrentan
third-order-pass-order = El orden de la Perdición y las Retribuciones, y adónde va la Perdición
