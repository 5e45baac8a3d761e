# Why a careful player would do something, in brackets behind it: what decides it. Numbers are those of the game as it is.

third-reason-ward = to ward off doom: { $doom } { NAME($space, role: "at") }
third-reason-story = to bring the story on { NAME($space, role: "at") }
third-reason-fight = { $known ->
    [yes] to fight { NAME($monster, article: "the") }
   *[no] for the fight
  }
third-reason-research = to research: { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  } in hand
third-reason-encounter = for the encounter { NAME($space, role: "at") }
third-reason-component = for what the card does
third-reason-focus = for a focus token; { $tokens } so far
third-reason-money = ${ $money } in hand
third-reason-kill = { $known ->
    [yes] to be rid of { NAME($monster, article: "the") }
   *[no] to be rid of a monster
  }
third-reason-blow = every damage counts
third-reason-heal = { $health } health and { $sanity } sanity left: there is something to heal
third-reason-doom = for the doom on the board
third-reason-card = for the card
third-reason-pull = it’s nearer to what comes next
third-reason-held = { $count ->
    [one] 1 monster holds
   *[other] { $count } monsters hold
  } the turn up
third-reason-danger = the monsters elsewhere are too dangerous
third-reason-harm = { $health } health and { $sanity } sanity left
third-reason-keep = to keep what’s in hand
third-reason-token = { $kept ->
    [yes] to keep a focus token for a test that matters more
   *[no] the skill that’s needed most
  }
third-reason-focusToken = { $tokens ->
    [one] to keep the 1 focus token
   *[other] to keep the { $tokens } focus tokens
  } for later
third-reason-clueToken = { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  } in hand, and the story needs them
third-reason-fare = ${ $money } in hand, and an encounter may ask for it
third-reason-lastDollar = ${ $money } in hand, and the last dollar is worth keeping
third-reason-patience = nobody else has to wait
third-reason-odds = for the odds
third-reason-price = it’s the cheaper way
third-reason-effects = for what its text brings

# Fixed rules
third-reason-by-standUp = nothing else can be done before
third-reason-by-spare = nothing else is worth an action, and it does no harm
third-reason-by-free = it costs nothing
third-reason-by-lend = it helps, and costs nothing that’s needed now
third-reason-by-remnants = { $remnants ->
    [one] 1 remnant
   *[other] { $remnants } remnants
  } in hand, and the story hangs on it
third-reason-by-strike = it makes the attack stronger
third-reason-by-leastFirst = so that an anomaly opens last
third-reason-by-skilled = good at what is tested most
third-reason-by-noWait = nothing’s gained by waiting
third-reason-by-anyOrder = it makes little difference
third-reason-by-nobody = nobody gains enough by doing it again
third-reason-by-enough = another success would be worth too little
third-reason-by-again = whoever gains most by doing it again
third-reason-by-mostLikely = the best odds
third-reason-by-costless = it costs nothing
third-reason-by-declined = nothing here is worth its price now
third-reason-by-only = there’s nothing else to choose
third-reason-by-usual = it’s what silence would choose, and no other answer promises more
