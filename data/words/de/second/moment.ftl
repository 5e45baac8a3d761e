# Große Augenblicke: die Überschrift, was gleich darunter steht, und die Zeile unter dem Bild
moment-awakens = erwacht
moment-awakened = { $ancientOne } erwacht
moment-devoured = { $who } { $subjects ->
    [one] wird
   *[other] werden
  } verschlungen{ $because }
moment-sealed = { $who } versiegelt { NAME($place, article: "the", case: "accusative") }{ $with ->
    [clues] { " " }mit Hinweisen
    [elderSign] { " " }mit einem Älteren Zeichen
   *[other] { "" }
  }
moment-sealed-itself = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] ist
   *[other] sind
  } versiegelt
moment-sealed-now = { $trophy ->
    [yes] { $who } nimmt das Tor als Trophäe.{ " " }
   *[no] { "" }
  }Dort öffnet sich kein Tor mehr. **Siegel { $seals }/6.**
moment-seals = Siegel { $seals }/6
moment-broken = Das Siegel { NAME($place, role: "at") } zerbricht{ $because }
moment-broken-now = Dort kann sich wieder ein Tor öffnen. **Siegel { $seals }/6.**
moment-closed = { $trophy ->
    [yes] { $who } schließt das Tor { NAME($place, role: "at") }{ $because }
   *[no] Das Tor { NAME($place, role: "at") } schließt sich{ $because }
  }
moment-closed-itself = Das Tor { NAME($place, role: "at") } schließt sich von selbst
moment-closed-now = { $trophy ->
    [yes] { $who } nimmt das Tor als Trophäe.{ " " }
   *[no] { "" }
  }**Offene Tore: { $gates } von { $of }.**
moment-closed-several = { $count ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] { $count }
  } Tore schlagen zu
moment-gates = Tore { $gates }/{ $of }
moment-drawn = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] tut
   *[other] tun
  } sich unter { $seats } auf{ $because }
moment-rumor = „{ $card }“ { $passed ->
    [yes] ist abgewendet
   *[no] wird wahr
  }
moment-rumor-note = { $passed ->
    [yes] abgewendet
   *[no] wird wahr
  }
moment-terror = Der Terror steigt auf { $level }{ $because }
moment-terror-title = Der Terror steigt
moment-terror-note = { $level }/10
moment-end-note = Runde { $turn }
