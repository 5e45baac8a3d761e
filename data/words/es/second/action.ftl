### Preguntas sobre lo que hace un investigador: mantenimiento, movimiento, monstruos, combate, Hechizos, puertas, intercambios.
### $seat es el nombre del investigador.

## Mantenimiento

ask-upkeep-return = { $seat } vuelve de más allá del tiempo y el espacio. ¿Adónde?
ask-upkeep-next = { $seat }: ¿usas algo antes de moverte?
option-upkeep-roll = Tirar ya por { $card }
option-upkeep-done = Listo
option-clue-hand-on = La Pista, para { $seat }
option-clue-put-back = Dejarla { NAME($place, role: "at") }
option-move-sliders = Mover los controles
option-sitting-go-on = Seguir
ask-sitting-begin = { $seat }: ¿juegas tu turno? Todavía no hay nada que decidir.
ask-upkeep-sheet = { $seat }: ¿qué órdenes das para este turno? Fija un plan, o ajusta solo los controles y decide el resto según llegue.
ask-upkeep-sliders = Controles de { $seat }: { $focus ->
    [one] muévelos hasta 1 posición.
   *[other] muévelos hasta { $focus } posiciones.
  }
option-sliders = { $moved }
slider-name-speed-sneak = Velocidad / Sigilo
slider-name-fight-will = Lucha / Voluntad
slider-name-lore-luck = Saber / Suerte
slider-speed-sneak = Velocidad { $speed } / Sigilo { $sneak }
slider-fight-will = Lucha { $fight } / Voluntad { $will }
slider-lore-luck = Saber { $lore } / Suerte { $luck }
note-sliders = Velocidad { $speed }, Sigilo { $sneak }; Lucha { $fight }, Voluntad { $will }; Saber { $lore }, Suerte { $luck }
sliders-beyond = Es demasiado: tu Concentración solo permite { $focus ->
    [one] 1 posición
   *[other] { $focus } posiciones
  }.
slider-brief = { $skill ->
    [speed] Velocidad
    [fight] Lucha
   *[lore] Saber
  } { $value }
option-sliders-keep = Dejarlos como están
option-sliders-middle = Empezar en el centro

## Movimiento

ask-move-next = { $seat } { NAME($place, role: "at") }: { $points ->
    [0] ya no quedan pasos. ¿Y ahora?
    [one] queda 1 paso. ¿Adónde?
   *[other] quedan { $points } pasos. ¿Adónde?
  }
ask-move-met = { $seat } { NAME($place, role: "at") }: aquí { AGREES($monsters) ->
    [one] acecha
   *[other] acechan
  } { NAME($monsters, article: "the") }. Primero hay que evadirse o luchar.
option-go = { $place }
note-go = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  }{ $number ->
    [0] { "" }
   *[other] { " " }· { $number } en el mapa
  }
brings-clues = { $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  }
brings-gate = puerta
# A qué lleva quedarse
brings-encounter = encuentro
brings-unknown-gate = puerta
brings-world = { NAME($world, role: "to") }
option-wagon = En coche patrulla { NAME($place, role: "to") }
option-stop-here = { $clues ->
    [0] Quedarse aquí
    [one] Quedarse · 1 Pista
   *[other] Quedarse · { $clues } Pistas
  }
option-stop-leaving = { $clues ->
    [0] Quedarse · dejar las Pistas
    [one] Quedarse · tomar solo 1 Pista
   *[other] Quedarse · tomar solo { $clues } Pistas
  }
option-leave-clues = Dejar Pistas…
ask-move-clues = { $after ->
    [true] { $seat }: ¿cuántas Pistas dejas { NAME($place, role: "at") }?
   *[other] { $seat }: ¿cuántas Pistas dejas donde te detengas este turno?
  }
option-leave = { $clues ->
    [0] Tomar todas las Pistas
    [one] Dejar 1 Pista
   *[other] Dejar { $clues } Pistas
  }
ask-move-world = { $seat } avanza por el Otro Mundo. ¿Usas algo antes?
ask-move-world-after = { $seat } está en el Otro Mundo. ¿Usas algo antes de ver qué te espera allí?
option-world-stay = Quedarse
option-world-on = Seguir adelante
option-world-back = Volver a Arkham
ask-return-gate = { $seat } vuelve { NAME($world, role: "from") }. ¿Por qué puerta?
option-return-gate = { $place }
note-return-gate = Cierre { $modifier }{ $count ->
    [0] {""}
   *[other] , con { NAME($monsters, article: "a") } de guardia
  }

## Encuentros con monstruos

ask-combat-face = { $seat } se topa con { NAME($monsters, article: "a") }. ¿Te evades o luchas?
option-evade = Evadir: { $monster }
# Lo que cabe de un nombre largo en un botón junto a las probabilidades.
option-monster-brief = { $id ->
    [dimensional-shambler] Merodeador
    [god-of-the-bloody-tongue] Lengua Sangrienta
    [haunter-of-the-dark] Morador
    [hound-of-tindalos] Sabueso
    [the-bloated-woman] Mujer Hinchada
    [the-dark-pharaoh] Faraón Oscuro
   *[other] { $monster }
  }
option-fight = Luchar: { $monster }
note-check = { $dice ->
    [0] Solo dados de Pista
    [one] 1 dado
   *[other] { $dice } dados
  }, { $needed ->
    [one] hace falta 1 éxito
   *[other] hacen falta { $needed } éxitos
  }
note-dice = { $dice ->
    [0] Solo dados de Pista
    [one] 1 dado
   *[other] { $dice } dados
  }, cada éxito cuenta
note-staked = { $check }. { $stakes }
note-fight = { $check }; antes, una tirada de Horror ({ $dice ->
    [0] sin dados
    [one] 1 dado
   *[other] { $dice } dados
  }): −{ $damage } de Cordura si la fallas{ $nightmarish ->
    [0] {""}
   *[other] , −{ $nightmarish } si la superas
  }
ask-combat-start = { CAPITAL(NAME($monster, article: "the")) } se vuelve hacia { $seat }. ¿Lanzas algo antes de la tirada de Horror?
option-go-on = Mirar de frente al horror
ask-check-reroll = ¿Qué dado vuelves a tirar?
option-reroll-die = Un { $die }
option-act-no = Seguir
ask-battle-trade = { $seat }: ¿intercambias con alguien antes de los ataques?
ask-battle-ward = { $seat }: { $ancientOne } está a punto de atacar. ¿Rechazas el ataque?
ask-window-act = { $seat }, { $before ->
    [mythos] está a punto de salir la carta de Mitos
   *[encounter] está a punto de empezar el encuentro
  }. ¿Usas algo antes?
ask-combat-round = { $seat } contra { NAME($monster, article: "the") }, ronda { $round }. { $stakes }
option-flee = Huir
option-escape = Escabullirse
option-other-hands = Cambiar lo que empuñas…
option-hands-back = Volver
ask-combat-hands = { $seat }: ¿qué armas o Hechizos?
option-hands = { $cards }
option-hands-two = { $one } + { $other }
option-hand-brief = { $id ->
    [derringer-18] .18
    [revolver-38] .38
    [automatic-45] .45
    [cavalry-saber] Sable
    [enchanted-blade] Hoja enc.
    [enchanted-knife] Cuchillo enc.
    [powder-of-ibn-ghazi] Polvo
    [dread-curse-of-azathoth] Maldición atroz
    [red-sign-of-shudde-mell] Signo rojo
   *[other] { $card }
  }
option-hands-none = A mano limpia
note-hands = { $dice ->
    [0] Sin dados de más
    [one] +1 dado
   *[other] +{ $dice } dados
  }{ $toCast ->
    [0] {""}
   *[other] , si se logra lanzar { $spells }
  }
ask-combat-damage = { CAPITAL(NAME($monster, article: "the")) } golpea a { $seat }.
option-damage-take = Perder { $damage } de Resistencia
ask-battle-attack = { $seat } ataca al Primigenio. ¿Cómo?

## Lo que depende de una tirada

stakes-evade = { $damage ->
    [0] Si fallas: { $fleeing ->
        [true] el combate sigue.
       *[false] empieza el combate.
      }
   *[other] Si fallas: −{ $damage } de Resistencia (tienes { $stamina }){ $out ->
        [true] : **caes inconsciente**.
       *[false] { $fleeing ->
            [true] , y el combate sigue.
           *[false] , y empieza el combate.
          }
      }
  }
stakes-horror = Si fallas: −{ $damage } de Cordura (tienes { $sanity }){ $out ->
    [true] : **enloqueces**.
   *[false] .
  }{ $nightmarish ->
    [0] {""}
   *[other] {" "}Aun superándola pierdes { $nightmarish }.
  }
stakes-fight = { $damage ->
    [0] Si fallas: ningún daño.
   *[other] Si fallas: −{ $damage } de Resistencia (tienes { $stamina }){ $out ->
        [true] : **caes inconsciente**.
       *[false] .
      }
  }
stakes-attack = Cada éxito cuenta.
stakes-cast = Si fallas: { NAME($card, article: "the") } no surte efecto.
stakes-close = Si fallas: la puerta sigue abierta.

## Hechizos

option-cast = Lanzar { $card }
note-cast = { $check }{ $hands ->
    [0] {""}
    [one] , 1 mano
   *[other] , { $hands } manos
  }. { $text }
note-for-attack = { $text } Cuesta el próximo ataque, y solo una vez en la batalla.
note-attack = Cuesta el próximo ataque, y solo una vez en la batalla.
note-use-check = { $check }. { $text }
ask-spell-weapon = { $seat }: ¿qué arma encantas?
option-weapon = { $card }
ask-spell-ignore = ¿Qué propiedad pierde { NAME($monster, article: "the") } hasta que acabe el combate?
monster-ability-physical-resistance = Resistencia física
monster-ability-physical-immunity = Inmunidad física
monster-ability-magical-resistance = Resistencia mágica
monster-ability-magical-immunity = Inmunidad mágica
monster-ability-nightmarish = Pesadillesco
monster-ability-overwhelming = Abrumador
monster-ability-ambush = Emboscada
monster-ability-endless = Interminable

## Puertas

ask-gate-close = { $seat } está ante la puerta { NAME($gate, role: "to") }. ¿La cierras?
option-close = Cerrar con { $skill }
option-elder-sign = Sellar { NAME($card, role: "with") }
note-elder-sign = Sin tirada
option-gate-leave = Dejarla abierta
ask-gate-seal = La puerta { NAME($place, role: "of") } está cerrada. ¿Gastas { $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  } para sellarla para siempre?
option-seal = Sellar · { $clues ->
    [one] 1 Pista
   *[other] { $clues } Pistas
  }
option-no-seal = Guardar las Pistas

## Intercambios

option-trade = Intercambiar con { $partner }
ask-trade-offer = { $seat } intercambia con { $partner }. ¿Qué cartas?
option-trade-give = Dar { $card }
option-trade-take = Pedir { $card }
note-exhausted = Agotada
ask-trade-money = { $seat } intercambia con { $partner }. ¿Y dinero?
option-trade-no-money = Sin dinero
option-trade-pay = Dar ${ $amount }
option-trade-get = Pedir ${ $amount }
ask-trade-consent = { $partner } propone un intercambio: { $seat } recibe { NAME($gets, article: "the") } y da { NAME($gives, article: "the") }. ¿De acuerdo?
trade-exhausted = { NAME($card, article: "the") } ({ GENDER($card) ->
    [feminine] agotada
   *[masculine] agotado
  })
trade-money = ${ $amount }
trade-nothing = nada
option-trade-accept = De acuerdo
option-trade-refuse = Rechazar
option-pay-back = Saldar { NAME($card, article: "the") } · $10

# Por qué una orden no se puede usar ahora, y qué se puede hacer
why-delayed = Sufres un retraso: te levantas en tu próxima fase de Movimiento y podrás moverte al turno siguiente.
why-phase-move = Te mueves en la fase de Movimiento de tu propio turno; la fase de ahora es { $phase }.
why-monster = Paso cerrado: { $monsters }. Primero evádete o lucha.
why-no-steps = No te quedan pasos este turno.
why-no-monster = Donde estás no hay ningún monstruo.
why-no-gate = No hay ninguna puerta abierta { NAME($place, role: "at") }.
why-unexplored = Primero cruza la puerta: cuando vuelvas del Otro Mundo podrás cerrarla.
why-phase-close = Las puertas se cierran en la fase de Encuentros en Arkham, en lugar de tener un encuentro.
why-seal = Una puerta se sella justo después de cerrarla, con 5 Pistas (tienes { $clues }), o con un signo anciano.
