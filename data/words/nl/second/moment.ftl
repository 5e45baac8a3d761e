# Grote ogenblikken: de kop van elk, wat er meteen onder staat, en het bijschrift van de prent
moment-awakens = ontwaakt
moment-awakened = { $ancientOne } ontwaakt
moment-devoured = { $who } { $subjects ->
    [one] wordt
   *[other] worden
  } verslonden{ $because }
moment-sealed = { $who } verzegelt { NAME($place, article: "the") }{ $with ->
    [clues] { " " }met clues
    [elderSign] { " " }met een Elder Sign
   *[other] { "" }
  }
moment-sealed-itself = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] is
   *[other] zijn
  } verzegeld
moment-sealed-now = { $trophy ->
    [yes] { $who } neemt de poort als trofee.{ " " }
   *[no] { "" }
  }Daar opent zich nooit meer een poort. **Zegels { $seals }/6.**
moment-seals = Zegels { $seals }/6
moment-broken = Het zegel { NAME($place, role: "at") } breekt{ $because }
moment-broken-now = Daar kan zich weer een poort openen. **Zegels { $seals }/6.**
moment-closed = { $trophy ->
    [yes] { $who } sluit de poort { NAME($place, role: "at") }{ $because }
   *[no] De poort { NAME($place, role: "at") } sluit zich{ $because }
  }
moment-closed-itself = De poort { NAME($place, role: "at") } sluit zich vanzelf
moment-closed-now = { $trophy ->
    [yes] { $who } neemt de poort als trofee.{ " " }
   *[no] { "" }
  }**Open poorten: { $gates } van { $of }.**
moment-closed-several = { $count ->
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
   *[other] { $count }
  } poorten slaan dicht
moment-gates = Poorten { $gates }/{ $of }
moment-drawn = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] splijt
   *[other] splijten
  } open onder { $seats }{ $because }
moment-rumor = “{ $card }” { $passed ->
    [yes] is afgewend
   *[no] komt uit
  }
moment-rumor-note = { $passed ->
    [yes] afgewend
   *[no] komt uit
  }
moment-terror = De angst stijgt naar { $level }{ $because }
moment-terror-title = De angst stijgt
moment-terror-note = { $level }/10
moment-end-note = Ronde { $turn }
