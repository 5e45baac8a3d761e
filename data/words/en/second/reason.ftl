# Why a careful player would do something, in brackets behind it: what decides it. Numbers are those of the game as it is.

reason-close = to close the gate { NAME($place, role: "at") }{ $told ->
    [yes] {""}
   *[no] , { $percent } %
  }
reason-enter = { $known ->
    [yes] to go through the gate { NAME($place, role: "at") } to { NAME($world, article: "the") }
   *[no] to go through the gate { NAME($place, role: "at") }
  }
reason-clues = for the { $clues ->
    [one] clue
   *[other] { $clues } clues
  } { NAME($place, role: "at") }
reason-hunt = to hunt { NAME($monster, article: "the") }, up to { $percent } %
reason-rumor = because of { $rumor }
reason-ability = for what { NAME($place, article: "the") } offers
reason-wait = for an encounter { NAME($place, role: "at") }
reason-heal = Sanity { $sanity } of { $maxSanity }, Stamina { $stamina } of { $maxStamina }: there is something to restore
reason-trophy = its trophy is worth having
reason-clue = { $clues ->
    [0] no clues yet
    [one] 1 clue
   *[other] { $clues } clues
  }, and a seal takes { $price }
reason-card = for the card
reason-success = it strikes harder, and the Ancient One has { $doom ->
    [one] 1 doom
   *[other] { $doom } doom
  } left
reason-keep = to keep what’s in hand
reason-usedUp = what’s used up is gone for good
reason-money = ${ $money } in hand
reason-sanity = { $sanity } Sanity left
reason-stamina = { $stamina } Stamina left
reason-breakdown = Sanity { $sanity }, Stamina { $stamina }: the end of either would cost too much
reason-patience = nobody else has to wait
reason-danger = the monsters elsewhere are too dangerous
reason-exposure = a gate could open at the other places
reason-way = { $steps ->
    [0] { CAPITAL(NAME($place, article: "the")) } is the goal
    [one] 1 step to { NAME($place, article: "the") }
   *[other] { $steps } steps to { NAME($place, article: "the") }
  }
reason-taken = somebody else is at the other
reason-share = gates open there often: on { $cards } of { $all } Mythos cards
reason-speed = { $steps ->
    [one] 1 step to { NAME($place, article: "the") }
   *[other] { $steps } steps to { NAME($place, article: "the") }
  }
reason-skills = for the checks of this turn
reason-withstand = Sanity { $sanity }, Stamina { $stamina }: the attack has to be withstood
reason-odds = for the odds
reason-price = it’s the cheaper way
reason-effects = for what its text brings

# Fixed rules
reason-by-colleague = a colleague would be left without a way back
reason-by-wins = it wins the game
reason-by-sign = an Elder Sign needs no check
reason-by-likeliest = the likelier check
reason-by-free = it costs nothing
reason-by-lend = it helps, and costs nothing that’s needed now
reason-by-prevents = it prevents a loss
reason-by-restores = Sanity { $sanity } of { $maxSanity }, Stamina { $stamina } of { $maxStamina }
reason-by-useful = it’s worth more than it costs
reason-by-toll = it holds up { $rumor }
reason-by-strongest = nothing else would strike harder
reason-by-noBetter = nothing else promises more
reason-by-seals = no gate can open there again
reason-by-begins = there’s nothing to wait for
reason-by-noUse = nothing’s worth using now
reason-by-anyOrder = it makes little difference
reason-by-nearSeal = whoever is nearest to a seal should have it
reason-by-middle = in the middle, where nothing is out of reach
reason-by-findGate = { $casts ->
    [yes] it’s likely enough to work
   *[no] no spell would help now
  }
reason-by-nowhere = nowhere better to be
reason-by-healthy = Sanity { $sanity }, Stamina { $stamina }
reason-by-mostLikely = the best odds
reason-by-costless = it costs nothing
reason-by-declined = nothing here is worth its price now
reason-by-only = there’s nothing else to choose
reason-by-usual = it’s what silence would choose, and no other answer promises more
