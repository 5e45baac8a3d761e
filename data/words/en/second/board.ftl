# The board and the status message
headline = Turn { $turn } · { $phase }
headline-setup = Setup
headline-over = The end, turn { $turn }
status-goal = **Goal:** { $sealsOf ->
    [0] every gate closed
   *[other] seals **{ $seals }/{ $sealsOf }**, or every gate closed
  } (**{ $gates }** open) with { $trophiesOf } gate trophies (**{ $trophies }**)
status-goal-awake = **Goal:** defeat **{ $ancientOne }**, who’s awake
status-danger = **Danger:** **{ $ancientOne }** wakes at doom **{ $doom }/{ $doomOf }** or gates **{ $gates }/{ $gatesOf }** · terror **{ $terror }/10**
status-stand = Doom **{ $doom }/{ $doomOf }** · gates **{ $gates }/{ $gatesOf }**{ $seals ->
    [0] { "" }
   *[other] { " " }· seals **{ $seals }/6**
  }{ $terror ->
    [0] { "" }
   *[other] { " " }· terror **{ $terror }/10**
  }
status-town = Monsters **{ $monsters }/{ $monstersOf }** · Outskirts { $outskirts }/{ $outskirtsOf } · first player: { $first }
status-environment = Environment: { $card }
status-rumor = Rumor: **{ $card }**{ $monsters ->
    [0] { $tokens ->
        [0] { "" }
        [one] { " " }(1{ $of ->
            [0] { "" }
           *[other] /{ $of }
          } clue)
       *[other] { " " }({ $tokens }{ $of ->
            [0] { "" }
           *[other] /{ $of }
          } clues)
      }
    [one] { " " }(1{ $of ->
        [0] { "" }
       *[other] /{ $of }
      } monster)
   *[other] { " " }({ $monsters }{ $of ->
        [0] { "" }
       *[other] /{ $of }
      } monsters)
  }
status-rumor-last = -# **One more, and it comes true.** { $effects }
status-two-cards = Each turn draws two Mythos cards, for good; only the gate counts on the first.
status-lasting = Still in force: { $cards }
text-investigator = { $seat }: { $place }, Sanity { $sanity }, Stamina { $stamina }{ $delayed ->
    [true] , delayed
   *[other] { "" }
  }{ $explored ->
    [true] , gate explored
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] , back in turn { $returns }
  }.
standing = { $place } · Sanity { $sanity }/{ $sanityOf } · Stamina { $stamina }/{ $staminaOf } · { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  } · ${ $money }{ $delayed ->
    [true] { " " }· delayed
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] { " " }· back in turn { $returns }
  }
standing-out = out of the game
text-place = { $place }: { $here }.
text-gate = gate to { NAME($gate, article: "the") } (modifier { $modifier }, { $dimension })
text-gate-hidden = gate to an unknown world
text-sealed = sealed
text-activity = activity marker
text-awake = { $ancientOne } is awake.
text-monster = { $monster }: movement { $movement }, dimension { $dimension }, toughness { $toughness }, combat damage { $damage }.
text-neighborhood = { $name }: { $places }. Its streets lead to { NAME($streets, article: "the") }.
text-unstable = { $place } (unstable)
text-world = { $name }: { $colors }.
color-blue = blue
color-green = green
color-red = red
color-yellow = yellow
text-closed = closed
text-clues = { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
battle-round = { $round ->
    [0] Before round 1
   *[other] Round { $round }
  }
battle-successes = successes for the next doom token
battle-rating = combat rating
battle-devoured = Devoured
board-doom = Doom
board-awake = Awake
board-terror = Terror
board-turn = Turn
board-gates = Gates
board-seals = Seals
board-monsters = Monsters
board-outskirts = Outskirts
board-environment = Environment
board-rumor = Rumor
board-first = First player
board-closed = Closed
board-none = none
board-noLimit = no limit
board-sky = Sky
# What changed, before all that the picture shows
alt-changed = New: { $changes }
alt-changed-gate = a gate { NAME($place, role: "at") }
alt-changed-seal = a seal { NAME($place, role: "at") }
alt-changed-clue = a clue { NAME($place, role: "at") }
alt-changed-closed = { NAME($place, article: "the") } closed
alt-changed-monster = { NAME($monster, article: "a") } { NAME($place, role: "at") }
alt-changed-moved = { $who } now { NAME($place, role: "at") }
alt-way-ahead = From { NAME($place, article: "the") } you can go to { $reach }
alt-reach = { NAME($place, article: "the") } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
  })

# The investigator sheet
sheet-title = **{ $name }**, { $occupation } · { $place }
sheet-health = Sanity **{ $sanity }/{ $maxSanity }** · Stamina **{ $stamina }/{ $maxStamina }** · ${ $money } · { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  } · Focus { $focus }
sheet-track = { $a } **{ $first }** / { $b } **{ $second }**
sheet-card = • **{ $name }** ({ $kind }{ $exhausted ->
    [true] , exhausted
   *[other] { "" }
  }{ $tokens ->
    [0] { "" }
    [one] , 1 token
   *[other] , { $tokens } tokens
  }) { $text }
sheet-trophy-list = Trophies: { $trophies }.
sheet-sanity = Sanity
sheet-stamina = Stamina
sheet-money = Money
sheet-clues = Clues
sheet-focus = Focus
sheet-cards = Possessions
sheet-trophies = Trophies
sheet-exhausted = exhausted
sheet-home = Home
sheet-none = none
condition-delayed = delayed
condition-arrested = arrested
condition-lost = lost in time and space
condition-explored = explored marker
condition-lostTurn = loses turn { $turn }

# Looking things up
mythos-type-headline = Headline
mythos-type-environment = Environment
mythos-type-rumor = Rumor
mythos-type-special = Mythos
family-world = Other World
family-monster = Monster
family-ancientOne = Ancient One
fact-awareness = Awareness
fact-horror = Horror
fact-toughness = Toughness
fact-combat = Combat
fact-rating = { $rating } (damage { $damage })
fact-movement = Movement
fact-dimension = Dimension
fact-price = Price
fact-hands = Hands
fact-doom = Doom track
fact-combatRating = Combat rating
fact-sanity = Sanity
fact-stamina = Stamina
fact-focus = Focus
fact-home = Home
movement-normal = normal
movement-fast = fast
movement-stationary = stationary
movement-flying = flying
movement-unique = special
dimension-circle = circle
dimension-crescent = crescent
dimension-diamond = diamond
dimension-hexagon = hexagon
dimension-plus = plus
dimension-slash = slash
dimension-square = square
dimension-star = star
dimension-triangle = triangle
look-gate = An open gate to **{ NAME($gate, article: "the") }**.
look-sealed = **Sealed** with an elder sign.
look-clues = { $amount ->
    [one] **1 clue** lies here.
   *[other] **{ $amount } clues** lie here.
  }
look-monsters = Monsters here: { $monsters }.
look-people = Investigators here: { $people }.
fact-special = special

# The end of a game
ending-score = **Score { $total }**: doom track { $doomTrack } − terror { $terror } − loans { $loans } − Elder Signs { $elderSigns } + gate trophies { $gateTrophies } + a third of the monster trophies { $monsterTrophies } + survivors { $survivors }.
ending-first-citizen = { $count ->
    [one] First Citizen of Arkham: **{ $names }**.
   *[other] First Citizens of Arkham: **{ $names }**.
  }

# Whoever breaks ties
second-first-player = first player
