# Great moments: what stands above a frame of its own, and in its picture
moment-awakens = awakens
moment-devoured = ## { $who } { $count ->
    [one] is
   *[other] are
  } devoured{ $by }
moment-sealed = ## { $who } seals { NAME($place, article: "the") }{ $with ->
    [clues] { " " }with clues
    [elderSign] { " " }with an Elder Sign
   *[other] { "" }
  }
moment-sealed-itself = ## { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] is
   *[other] are
  } sealed
moment-sealed-now = { $trophy ->
    [true] { $who } takes the gate as a trophy.{ " " }
   *[other] { "" }
  }No gate will open there again. **Seals { $seals }/6.**
moment-seals = Seals { $seals }/6
moment-broken = ## The seal { NAME($place, role: "at") } breaks
moment-broken-now = A gate can open there again. **Seals { $seals }/6.**
moment-closed = ## { $who } closes the gate { NAME($place, role: "at") }
moment-closed-itself = ## The gate { NAME($place, role: "at") } closes on its own
moment-closed-several = ## { $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] { $count }
  } gates slam shut
moment-trophy = { $who } takes the gate as a trophy.
moment-gates = Gates { $gates }/{ $of }
moment-gates-now = **Open gates: { $gates } of { $of }.**
moment-drawn = ## { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] opens
   *[other] open
  } under { $seats }
moment-rumor = ## { $card } { $passed ->
    [true] is averted
   *[other] comes true
  }
moment-rumor-note = { $passed ->
    [true] averted
   *[other] comes true
  }
moment-terror = ## Terror rises to { $level }{ $by }
moment-terror-title = Terror rises
moment-terror-note = { $level }/10
moment-end = ## { $headline }
moment-end-note = Turn { $turn }
