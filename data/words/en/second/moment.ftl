# Great moments: the heading of each, what stands right under it, and the caption of its picture
moment-awakens = awakens
moment-awakened = { $ancientOne } awakens
moment-devoured = { $who } { $subjects ->
    [one] is
   *[other] are
  } devoured{ $because }
moment-sealed = { $who } seals { NAME($place, article: "the") }{ $with ->
    [clues] { " " }with clues
    [elderSign] { " " }with an Elder Sign
   *[other] { "" }
  }
moment-sealed-itself = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] is
   *[other] are
  } sealed
moment-sealed-now = { $trophy ->
    [yes] { $who } takes the gate as a trophy.{ " " }
   *[no] { "" }
  }No gate will open there again. **Seals { $seals }/6.**
moment-seals = Seals { $seals }/6
moment-broken = The seal { NAME($place, role: "at") } breaks{ $because }
moment-broken-now = A gate can open there again. **Seals { $seals }/6.**
moment-closed = { $trophy ->
    [yes] { $who } closes the gate
   *[no] The gate closes
  } { NAME($place, role: "at") }{ $because }
moment-closed-itself = The gate { NAME($place, role: "at") } closes on its own
moment-closed-now = { $trophy ->
    [yes] { $who } takes the gate as a trophy.{ " " }
   *[no] { "" }
  }**Open gates: { $gates } of { $of }.**
moment-closed-several = { $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] { $count }
  } gates slam shut
moment-gates = Gates { $gates }/{ $of }
moment-drawn = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] opens
   *[other] open
  } under { $seats }{ $because }
moment-rumor = { $card } { $passed ->
    [yes] is averted
   *[no] comes true
  }
moment-rumor-note = { $passed ->
    [yes] averted
   *[no] comes true
  }
moment-terror = Terror rises to { $level }{ $because }
moment-terror-title = Terror rises
moment-terror-note = { $level }/10
moment-end-note = Turn { $turn }
