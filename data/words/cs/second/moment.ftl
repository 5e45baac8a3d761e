# Velké okamžiky: nadpis každého, co stojí hned pod ním a popisek jeho obrázku
moment-awakens = procitá
moment-awakened = { $ancientOne } procitá
moment-devoured = { CAPITAL(NAME($who, case: "accusative")) } pohltila temnota{ $because }
moment-sealed = { $who } pečetí { NAME($place, case: "accusative") }{ $with ->
    [clues] { " " }stopami
    [elderSign] { " " }Starodávným symbolem
   *[other] { "" }
  }
moment-sealed-itself = Pečeť uzavírá { NAME($place, case: "accusative") }
moment-sealed-now = { $trophy ->
    [yes] { $who } si bere bránu jako trofej.{ " " }
   *[no] { "" }
  }Tady se už žádná brána neotevře. **Pečetě { $seals }/6.**
moment-seals = Pečetě { $seals }/6
moment-broken = Pečeť { NAME($place, role: "at") } praská{ $because }
moment-broken-now = Může se tu znovu otevřít brána. **Pečetě { $seals }/6.**
moment-closed = { $trophy ->
    [yes] { $who } uzavírá bránu { NAME($place, role: "at") }{ $because }
   *[no] { CAPITAL(NAME($place, role: "at")) } se zavírá brána{ $because }
  }
moment-closed-itself = { CAPITAL(NAME($place, role: "at")) } se sama zavírá brána
moment-closed-now = { $trophy ->
    [yes] { $who } si bere bránu jako trofej.{ " " }
   *[no] { "" }
  }**Otevřené brány: { $gates } z { $of }.**
moment-closed-several = { $count ->
    [2] Dvě brány se s třeskem zavírají
    [3] Tři brány se s třeskem zavírají
    [4] Čtyři brány se s třeskem zavírají
    [5] Pět bran se s třeskem zavírá
   *[other] { $count } bran se s třeskem zavírá
  }
moment-gates = Brány { $gates }/{ $of }
moment-drawn = { CAPITAL(NAME($place)) } se { AGREES($place) ->
    [one] otevírá
   *[other] otevírají
  } pod { NAME($seats, case: "instrumental") }{ $because }
moment-rumor = { $card }: { $passed ->
    [yes] zvěst je odvrácena
   *[no] zvěst se naplňuje
  }
moment-rumor-note = { $passed ->
    [yes] odvrácena
   *[no] naplňuje se
  }
moment-terror = Strach stoupá na { $level }{ $because }
moment-terror-title = Strach stoupá
moment-terror-note = { $level }/10
moment-end-note = { $turn }. kolo
