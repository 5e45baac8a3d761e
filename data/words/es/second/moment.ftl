# Grandes momentos: el titular de cada uno, lo que va justo debajo y el pie de su imagen
moment-awakens = despierta
moment-awakened = { $ancientOne } despierta
moment-devoured = { $who } { $subjects ->
    [one] es { GENDER($who) ->
        [feminine] devorada
       *[masculine] devorado
      }
   *[other] son { GENDER($who) ->
        [feminine] devoradas
       *[masculine] devorados
      }
  }{ $because }
moment-sealed = { $who } sella la puerta { NAME($place, role: "of") }{ $with ->
    [clues] { " " }con Pistas
    [elderSign] { " " }con un signo anciano
   *[other] { "" }
  }
moment-sealed-itself = Queda sellada la puerta { NAME($place, role: "of") }
moment-sealed-now = { $trophy ->
    [yes] { $who } se queda la puerta como trofeo.{ " " }
   *[no] { "" }
  }Allí no volverá a abrirse ninguna puerta. **Sellos { $seals }/6.**
moment-seals = Sellos { $seals }/6
moment-broken = Se rompe el sello { NAME($place, role: "of") }{ $because }
moment-broken-now = Allí puede volver a abrirse una puerta. **Sellos { $seals }/6.**
moment-closed = { $trophy ->
    [yes] { $who } cierra la puerta
   *[no] Se cierra la puerta
  } { NAME($place, role: "of") }{ $because }
moment-closed-itself = La puerta { NAME($place, role: "of") } se cierra sola
moment-closed-now = { $trophy ->
    [yes] { $who } se queda la puerta como trofeo.{ " " }
   *[no] { "" }
  }**Puertas abiertas: { $gates } de { $of }.**
moment-closed-several = { $count ->
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
   *[other] { $count }
  } puertas se cierran de golpe
moment-gates = Puertas { $gates }/{ $of }
moment-drawn = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] se abre
   *[other] se abren
  } bajo los pies de { $seats }{ $because }
moment-rumor = «{ $card }» { $passed ->
    [yes] queda en nada
   *[no] se cumple
  }
moment-rumor-note = { $passed ->
    [yes] queda en nada
   *[no] se cumple
  }
moment-terror = El terror sube a { $level }{ $because }
moment-terror-title = Sube el terror
moment-terror-note = { $level }/10
moment-end-note = Turno { $turn }
