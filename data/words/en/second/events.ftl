# What happened, one line an event.

# A check: who makes it, of what, with how many dice, and what they show; then what changed them, and how it ended
check-line = { $subject ->
    [same] { "" }
   *[other] { $who } rolls{ " " }
  }{ $check }{ $count ->
    [0] , no dice
   *[other] { $full ->
        [yes] { $count ->
            [one] , 1 die
           *[other] , { $count } dice
          }
       *[no] { "" }
      }
  }{ $because }{ $count ->
    [0] { "" }
   *[other] : { $dice }
  }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-to-close = { $check } to close the gate
check-spell = { $subject ->
    [same] Casts
   *[other] { $who } casts
  } { $spell }{ $count ->
    [0] , no dice
   *[other] { $full ->
        [yes] { $count ->
            [one] , 1 die
           *[other] , { $count } dice
          }
       *[no] { "" }
      }: { $dice }
  }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-later = { $subject ->
    [same] { "" }
   *[other] { $who }:{ " " }
  }
check-later-ended = { $subject ->
    [same] { $check } check:{ " " }
   *[other] { $who }: { $check } check,{ " " }
  }
check-more = { $joint ->
    [first] { "" }
   *[next] { " — " }
  }{ $source }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-clues = { $joint ->
    [first] { "" }
   *[next] { " — " }
  }{ $times ->
    [one] 1 clue
   *[other] { $times } clues
  }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-card = { $card }
check-reroll = { $by } rerolls
check-passed = { $told ->
    [yes] { $joint ->
        [first] **passed**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " — " }
      }**{ $needed ->
        [one] passed
       *[other] passed with { $successes }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
check-failed = { $told ->
    [yes] { $joint ->
        [first] **failed**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " — " }
      }**{ $needed ->
        [one] failed
       *[other] failed, { $successes } of { $needed }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
dice-came = { $came ->
    [ended] { " — " }it ends.
    [stays] { " — " }it stays.
    [nothing] { " — " }nothing comes of it.
   *[something] { $some ->
        [yes] { " — " }{ $results }.
       *[no] .
      }
  }

# The game and the turn
event-GameStarted = { $ancientOne }
event-GameStarted-aim = **To win with { $players ->
    [one] 1 investigator
   *[other] { $players } investigators
  }:** { $sealsOf ->
    [0] close every gate
   *[other] seal { $sealsOf } gates, or close every gate
  } with { $trophiesOf ->
    [one] 1 gate trophy
   *[other] { $trophiesOf } gate trophies among you
  }. { $ancientOne } wakes at doom { $doomOf }, or when { $gatesOf } gates are open.
event-FirstPlayer = { $first } is the first player.
event-Sealed = Dice seed sealed: `{ $seal }`. It’s opened when the case is closed.
event-InvestigatorDealt = **{ $sheet }** ({ $player }) · { $text }
event-InvestigatorDealt-anew = **{ $sheet }** ({ $player }) takes up the case · { $text }
event-InvestigatorDealt-alone = **{ $sheet }** · { $text }
event-TurnStarted = **Turn { $turn } · { $first } leads**
event-TurnOrderAgreed = From the next turn on: { $turnOrder ->
    [sheet] as printed, with orders handed in
    [sitting] whoever is there takes their whole turn
   *[book] one after the other, as printed
  }.
event-TurnOrderChanged = Turn order: { $turnOrder ->
    [sheet] as printed, with orders handed in
    [sitting] whoever is there takes their whole turn
   *[book] one after the other, as printed
  }.
event-CheckDecided = { CAPITAL(NAME($by, article: "the")) }: { $subject ->
    [same] the
   *[other] { $who }’s
  } { $check } check { $passed ->
    [true] *passes* without a roll
   *[other] *fails* without a roll
  }.
event-DiceRolled = { $subject ->
    [same] { "" }
   *[other] { $who },{ " " }
  }{ $purpose }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }

# Money, clues, health
event-Gained = { $subject ->
    [same] Gains
   *[other] { $who } { $subjects ->
        [one] gains
       *[other] each gain
      }
  } **{ $value }**{ $because }.
event-Gained-on = **+{ $amounts }**{ $why }
event-Lost = { $subject ->
    [same] Loses
   *[other] { $who } { $subjects ->
        [one] loses
       *[other] each lose
      }
  } **{ $value }**{ $because }.
event-Lost-on = **−{ $amounts }**{ $why }
event-Spent = { $subject ->
    [same] Spends
   *[other] { $who } spends
  } { $value }{ $because }.
event-Bought = { $subject ->
    [same] Buys
   *[other] { $who } buys
  } **{ NAME($card, article: "a") }** for ${ $money }.
event-LossPrevented = { $subject ->
    [same] Is
   *[other] { $who } { $subjects ->
        [one] is
       *[other] are
      }
  } spared { $value }{ $because }.
event-LossPrevented-card = { $subject ->
    [same] Discards
   *[other] { $who } discards
  } { NAME($card, article: "the") } to be spared { $value }.
event-LossPrevented-given = { $amounts } spared, { NAME($card, article: "the") } discarded
event-LossPrevented-on = { $amounts } spared{ $why }
event-NothingBought = { $all ->
    [yes] Nobody buys anything.
   *[no] { $subject ->
        [same] Buys
       *[other] { $who } buys
      } nothing.
  }
event-Traded = { $subject ->
    [same] Hands
   *[other] { $who } hands
  } { $to } { $money ->
    [0] { NAME($cards, article: "the") }
   *[other] { $count ->
        [0] ${ $money }
       *[other] { NAME($cards, article: "the") } and ${ $money }
      }
  }.
event-TradeRefused = { $who } declines the trade with { $from }.

# Cards
event-CardGained = { $subject ->
    [same] { $from ->
        [shop] Buys
        [start] Begins with
        [supply] Receives
       *[other] Gains
      }
   *[other] { $who } { $from ->
        [shop] buys
        [start] begins with
        [supply] receives
       *[other] gains
      }
  } { $costs ->
    [yes] **{ $value }** and{ " " }
   *[no] { "" }
  }**{ NAME($card, article: "a") }**{ $because }.
event-CardDiscarded = { $to ->
    [box] { $subject ->
        [same] Puts
       *[other] { $who } puts
      } { NAME($card, article: "the") } back in the box{ $because }.
    [supply] { $subject ->
        [same] Loses
       *[other] { $who } loses
      } { NAME($card, article: "the") }{ $because }.
   *[other] { $subject ->
        [same] Discards
       *[other] { $who } discards
      } { NAME($card, article: "the") }{ $because }.
  }
event-CardUsed = { $subject ->
    [same] Uses
   *[other] { $who } uses
  } { NAME($card, article: "the") }.
event-AbilityUsed = { $subject ->
    [same] Uses
   *[other] { $who } uses
  } *{ $ability }*.
event-CardsOffered = { $subject ->
    [same] On offer
   *[other] On offer for { $who }
  }{ $because }: { $cards }{ $dear ->
    [yes] { " " }— all too dear
   *[no] { "" }
  }.
event-DeckEmpty = The { $deck } deck is empty, so nobody draws{ $because }.
event-SpellCast = { $subject ->
    [same] Casts
   *[other] { $who } casts
  } { $card }: { $passed ->
    [yes] *it works*.
   *[no] *it fails*.
  }

# Statuses
event-Blessed = { $subject ->
    [same] Is
   *[other] { $who } { $subjects ->
        [one] is
       *[other] are
      }
  } **Blessed**{ $because }: 4, 5 and 6 succeed.
event-Cursed = { $subject ->
    [same] Is
   *[other] { $who } { $subjects ->
        [one] is
       *[other] are
      }
  } **Cursed**{ $because }: only 6 succeeds.
event-BlessingEnded = { $subject ->
    [same] The
   *[other] { $who }’s
  } Blessing ends{ $because }.
event-CurseEnded = { $subject ->
    [same] The
   *[other] { $who }’s
  } Curse ends{ $because }.
event-Delayed = { $subject ->
    [same] Is
   *[other] { $who } { $subjects ->
        [one] is
       *[other] are
      }
  } delayed{ $because } and { $subjects ->
    [one] misses
   *[other] miss
  } the next move.
event-StoodUp = { $lost ->
    [yes] { $subject ->
        [same] Still
       *[other] { $who } is still
      } lost; the delay is over.
   *[no] { $subject ->
        [same] Stands up
       *[other] { $who } stands up
      } instead of moving.
  }
event-TurnLost = { $subject ->
    [same] Loses
   *[other] { $who } loses
  } the next turn{ $because }.
event-Arrested = **{ $subject ->
    [same] Arrested
   *[other] { $plain } is arrested
  }**{ $because }: off to the Jail Cell, and the next turn is lost.
event-WentInsane = **{ $subject ->
    [same] Goes
   *[other] { $plain } goes
  } insane**{ $because } and wakes in Arkham Asylum.
event-FellUnconscious = **{ $subject ->
    [same] Is
   *[other] { $plain } is
  } knocked out**{ $because } and wakes in St. Mary’s Hospital.
event-LostInTimeAndSpace = **{ $plain } { $subjects ->
    [one] is
   *[other] are
  } lost in time and space**{ $because }.
event-Eliminated = { $subject ->
    [same] Is
   *[other] { $who } is
  } out of the game.
event-Devoured = **{ $plain } is devoured.**
event-Replaced = **{ $sheet }** takes up the case.
event-CutShort = What else was to befall { $subject ->
    [same] them
   *[other] { $who }
  } there no longer does.

# Ways
event-Moved = { $subject ->
    [same] { $how ->
        [step] Goes { NAME($to, role: "to") }.
        [gate] Goes through the gate { NAME($to, role: "to") }.
        [return] Returns to Arkham, { NAME($to, role: "at") }.
        [explored] Returns to Arkham { NAME($to, role: "at") } and has explored the gate there.
        [world] Goes on { NAME($to, role: "to") }.
        [shut] Is put out into { NAME($to, article: "the") }.
        [freed] Is let out of jail{ $because }, { NAME($to, role: "at") }.
        [back] Is back, { NAME($to, role: "at") }.
       *[other] Is sent { NAME($to, role: "to") }{ $because }.
      }
   *[other] { $who } { $how ->
        [step] goes { NAME($to, role: "to") }.
        [gate] goes through the gate { NAME($to, role: "to") }.
        [return] returns to Arkham, { NAME($to, role: "at") }.
        [explored] returns to Arkham { NAME($to, role: "at") } and has explored the gate there.
        [world] goes on { NAME($to, role: "to") }.
       *[other] { $subjects ->
            [one] is
           *[other] are
          } { $how ->
            [shut] put out into { NAME($to, article: "the") }.
            [freed] let out of jail{ $because }, { NAME($to, role: "at") }.
            [back] back, { NAME($to, role: "at") }.
           *[other] sent { NAME($to, role: "to") }{ $because }.
          }
      }
  }
event-Moved-unpaid = { $subject ->
    [same] Doesn’t
   *[other] { $who } doesn’t
  } pay the ${ $money }, and is shown out { NAME($to, role: "to") }.
event-Declined = { $subject ->
    [same] Lets
   *[other] { $who } lets
  } it be{ $because }.
event-Declined-price = { $subject ->
    [same] Doesn’t
   *[other] { $who } doesn’t
  } { $price }{ $because }.
event-Stays = { $who } stays { NAME($place, role: "at") }.
event-CluesTaken = { $subject ->
    [same] Finds
   *[other] { $who } finds
  } **{ $value }**.
event-CluesLeft = { $subject ->
    [same] Leaves
   *[other] { $who } leaves
  } { $value } lying { NAME($place, role: "at") }.
event-ClueHandedOn = { $who } passes the clue to { $to }.
event-ExploredMarker = { $subject ->
    [same] Has
   *[other] { $who } has
  } explored the gate { NAME($place, role: "at") }{ $because }.
event-DrawnThrough = { $subject ->
    [same] { $how ->
        [steps] Steps through the gate into
       *[falls] Falls into
      }
   *[other] { $who } { $how ->
        [steps] { $subjects ->
            [one] steps
           *[other] step
          } through the gate into
       *[falls] { $subjects ->
            [one] falls
           *[other] fall
          } into
      }
  } { NAME($world, article: "the") }{ $delayed ->
    [yes] { " " }and { $subjects ->
        [one] misses
       *[other] miss
      } the next move
   *[no] { "" }
  }.

# Monsters
event-Evaded = { $passed ->
    [yes] { $subject ->
        [same] Evades
       *[other] { $who } evades
      } { NAME($monster, article: "the") }.
   *[no] { CAPITAL(NAME($monster, article: "the")) } notices { $subject ->
        [same] them
       *[other] { $who }
      }.
  }
event-CombatStarted = { $subject ->
    [same] Faces
   *[other] { $who } faces
  } **{ NAME($monster, article: "the") }**.
event-HandsFilled = { $subject ->
    [same] Fights
   *[other] { $who } fights
  } with { NAME($cards, article: "the") }.
event-MonsterDefeated = **{ $full ->
    [no] { $subject ->
        [same] Defeats it
       *[other] { $plain } defeats it
      }{ $end ->
        [trophy] : a trophy
        [cup] , and it returns to the cup
        [box] , and it leaves for good
       *[none] { "" }
      }
   *[yes] { CAPITAL(NAME($monster, article: "the")) } is defeated{ $end ->
        [trophy] : a trophy
        [cup] { " " }and returns to the cup
        [box] { " " }and leaves for good
       *[none] { "" }
      }
  }.**
event-MonsterEnds = { $text }
event-MonsterHits = { $text }
event-CombatEnded = { $how ->
    [fled] { $subject ->
        [same] Flees
       *[other] { $who } flees
      } from { NAME($monster, article: "the") }.
   *[other] { $subject ->
        [same] Gets
       *[other] { $who } gets
      } away from { NAME($monster, article: "the") }.
  }
event-MonsterAppeared = { $count ->
    [one] A monster appears
   *[other] Monsters appear
  } { NAME($place, role: "at") }{ $because }: **{ $monster }**.
event-MonsterAppeared-gate = Out of the gate { NAME($place, role: "at") }{ $because }: **{ $monster }**.
event-MonsterAppeared-there = Out of the gate: **{ $monster }**.
event-MonstersFromGates = Out of the gates{ $because }: { $arrivals }.
event-MonstersFromGates-one = **{ $monsters }** { NAME($place, role: "at") }
event-MonsterToOutskirts = Arkham is full{ $because }; to the Outskirts: { $monster }.
event-OutskirtsEmptied = The Outskirts are full: { $count ->
    [one] 1 monster returns
   *[other] { $count } monsters return
  } to the cup.
event-MonsterMoved = { CAPITAL(NAME($monster, article: "the")) } { $reason ->
    [flying] flies
    [unique] moves in its own way
   *[other] moves ({ $reason } on the card)
  } { NAME($to, role: "to") }.
event-MonstersMoved = Monsters move. { $ways }
event-MonstersMoved-by = { $reason ->
    [flying] Flying
    [unique] In its own way
    [circle] Circles
    [crescent] Crescents
    [diamond] Diamonds
    [hexagon] Hexagons
    [plus] Pluses
    [slash] Slashes
    [square] Squares
    [star] Stars
   *[triangle] Triangles
  }: { $ways }.
event-MonsterWay = { $monsters } { NAME($to, role: "to") }
event-MonsterReturned = { CAPITAL(NAME($monster, article: "the")) } leaves { NAME($from, article: "the") }{ $to ->
    [box] { " " }for good
   *[other] , back to the cup
  }{ $because }.
event-MonsterReturned-gate = { CAPITAL(NAME($monster, article: "the")) } { $count ->
    [one] goes with its gate
   *[other] go with their gate
  }, back to the cup.
event-MonstersReturned = Gone{ $because }: { $all }.
event-MonstersReturned-one = { $monsters } { NAME($from, role: "from") }
event-MonsterClaimed = { $subject ->
    [same] Takes
   *[other] { $who } takes
  } { NAME($monster, article: "the") } as a trophy{ $because }.

# Gates
event-GateOpened = **A gate opens { NAME($place, role: "at") }**{ $because }, to { NAME($gate, article: "the") }{ $brings ->
    [yes] : **doom { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-hidden = **A gate opens { NAME($place, role: "at") }**{ $because }; nobody knows where it leads{ $brings ->
    [yes] : **doom { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-brief = A gate opens { NAME($place, role: "at") }.
event-GateRevealed = The gate { NAME($place, role: "at") } leads to { NAME($gate, article: "the") }{ $because }.
event-GateHeld = { $subject ->
    [same] Can’t
   *[other] { $who } can’t
  } close the gate { NAME($place, role: "at") }: against { NAME($gate, article: "the") } neither Lore nor Fight gives a die.
event-GateClosed = { $trophy ->
    [yes] **{ $subject ->
        [same] Closes
       *[other] { $plain } closes
      } the gate** { NAME($place, role: "at") } and takes it as a trophy.
   *[no] **The gate closes** { NAME($place, role: "at") }.
  }
event-GateClosed-itself = The gate { NAME($place, role: "at") } closes on its own{ $because }.
event-Surge = **Monster surge** { NAME($place, role: "at") }{ $because }: { $count ->
    [one] 1 monster
   *[other] { $count } monsters
  }.
event-SurgeBlocked = No monsters surge { NAME($place, role: "at") }: { NAME($by, article: "the") } prevents it.
event-GateBlocked = No gate opens { NAME($place, role: "at") }: { NAME($by, article: "the") } prevents it.
event-DoomChanged = **Doom { $doom }/{ $of }**{ $gate ->
    [yes] : a gate opened
   *[no] { $because }
  }.
event-DoomChanged-on = **doom { $doom }/{ $of }**

# Encounters
event-EncounterDrawn = { $full ->
    [yes] **{ $place }:**{ " " }
   *[no] { "" }
  }*{ $story }*
event-LocationCardRevealed = The top card of the { $place } deck is turned up{ $because }: card { $number }.
event-LocationAbility = { $subject ->
    [same] Uses
   *[other] { $who } uses
  } **{ $ability }** ({ NAME($place, article: "the") }).

# The Mythos
event-MythosDrawn = Mythos · { $card }
event-MythosDrawn-discarded = { $why ->
    [rumor] { $card } is put aside: no Rumor begins the game.
    [noGate] { $card } is put aside: it names no gate.
   *[none] { $card } is put aside.
  }
event-MythosDrawn-gateOnly = A second Mythos card; only its gate counts: { $card } ({ $place }).
event-MythosDrawn-gateOnly-none = no gate
event-MythosDrawn-peek = The next Mythos card: { $card }.
event-CluePlaced = { $count ->
    [one] A clue appears
   *[other] Clues appear
  } { NAME($place, role: "at") }{ $because }.
event-CluesRemoved = { $amount ->
    [one] The clue { NAME($place, role: "at") } is lost to the gate.
   *[other] The { $amount } clues { NAME($place, role: "at") } are lost to the gate.
  }
event-EnvironmentEntered = { $full ->
    [yes] **{ $card }** is the new environment.
   *[no] { "" }
  }
event-EnvironmentReplaced = { $full ->
    [no] { $before } is over.
   *[yes] { $before } is over: **{ $card }** takes its place.
  }
# What lies on a rumor, and with how much it comes true
rumor-lying = { $amount ->
    [0] nothing on the card
   *[other] { $what ->
        [monster] monsters
       *[clue] clues
      } { $amount }{ $of ->
        [0] { "" }
       *[other] /{ $of }
      }
  }
event-RumorEntered = { $full ->
    [no] **A new rumor**
   *[yes] New rumor: **{ $card }**
  }{ $what ->
    [none] { "" }
   *[other] , { $lying }
  }.
event-RumorIgnored = { $card } is ignored: a rumor is already in play{ $because }.
event-RumorTokens = **{ $card }:** { $lying }.
event-MythosTextCancelled = { CAPITAL(NAME($by, article: "the")) } cancels the text of { $card }.
event-MythosLeft = { $card } ends.
event-AllyLeft = { $card } { $count ->
    [one] leaves
   *[other] leave
  } Arkham{ $because }.
event-PlaceClosed = **{ CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] closes
   *[other] close
  }**{ $until ->
    [endOfGame] { " " }for good
   *[other] { "" }
  }{ $because }.
event-PlaceReopened = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] reopens
   *[other] reopen
  }{ $because }.

# The end
event-Awakened = { $reason ->
    [doom] The doom track is full.
    [gates] Too many gates are open.
    [noGateMarker] A gate should open, but no gate marker is left.
    [emptyCup] A monster should appear, but the cup is empty.
   *[monsters] Monsters overrun the town.
  }
event-Awakened-brief = { $ancientOne } awakens.
event-BattleRound = **Final battle, round { $round } · { $first } leads**
event-AttackTallied = { $subject ->
    [same] Adds
   *[other] { $who } adds
  } { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
  }: **{ $tally }/{ $needed }** toward a doom token.
event-DoomTokenRemoved = **{ $count ->
    [one] A doom token is
   *[other] { $count } doom tokens are
  } removed**: { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
  }
event-AncientOneAttacks = **{ $ancientOne } attacks.**
event-AttackCancelled = { CAPITAL(NAME($by, article: "the")) } cancels the attack.
event-GameEnded = The investigators have { $result ->
    [won] won
   *[lost] lost
  }
event-GameEnded-won-closing = The last gate is closed, in turn { $turn }.
event-GameEnded-won-sealing = Six seals hold the doors of Arkham shut, in turn { $turn }.
event-GameEnded-won-banishing = The Ancient One is back asleep, in turn { $turn }.
event-GameEnded-lost-devoured = Nobody is left to tell it, in turn { $turn }.
event-GameEnded-lost-destruction = It woke, and there was nothing more, in turn { $turn }.

# Names that are words rather than printed
name-area = { $world } ({ $order ->
    [1] first
   *[other] second
  } area)
name-streets = { $neighborhood } streets
name-skill-speed = Speed
name-skill-sneak = Sneak
name-skill-fight = Fight
name-skill-will = Will
name-skill-lore = Lore
name-skill-luck = Luck
name-check-speed = Speed
name-check-sneak = Sneak
name-check-fight = Fight
name-check-will = Will
name-check-lore = Lore
name-check-luck = Luck
name-check-evade = Evade
name-check-horror = Horror
name-check-combat = Combat
name-check-spell = Spell
name-modifier = modifier
name-modifier-modifier = modifier
name-track-speedSneak = Speed and Sneak
name-track-fightWill = Fight and Will
name-track-loreLuck = Lore and Luck
name-deck-common = Common Item
name-deck-unique = Unique Item
name-deck-spell = Spell
name-deck-skill = Skill
name-deck-ally = Ally
name-deck-special = Special Card
name-deck-mythos = Mythos
name-deck-gate = Gate
name-phase-setup = Setup
name-phase-upkeep = Upkeep
name-phase-movement = Movement
name-phase-arkham = Arkham Encounters
name-phase-otherWorld = Other World Encounters
name-phase-sitting = Whoever is there
name-phase-mythos = Mythos
name-phase-battle = Final battle
name-phase-over = The end
name-lying-encounter = the encounter
name-lying-rumor = the rumor card
name-rule = the rules
name-roll = the roll
name-misfortune-insane = out of Sanity
name-misfortune-unconscious = out of Stamina
name-stranded-noGate = no gate leads back
name-stranded-insane = out of Sanity
name-stranded-unconscious = out of Stamina
