# What happened, one line an event.
because = { " " }({ $cause })
formula = { $terms } = { $total } { $total ->
    [one] die
   *[other] dice
  }
dice-title = { $seat } · { $skill }
dice-formula = { $formula }, needs { $difficulty }
dice-result = { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
  }
dice-result-later = { $successes ->
    [0] no success in all
    [one] 1 success in all
   *[other] { $successes } successes in all
  }
dice-blessed = Blessed · { $faces } succeed
dice-cursed = Cursed · { $count ->
    [one] only { $faces } succeeds
   *[other] { $faces } succeed
  }
dice-other = { $count ->
    [0] Nothing succeeds
    [one] Only { $faces } succeeds
   *[other] { $faces } succeed
  }
check-line = { $seat }: { $check }, { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
  }{ $by }{ $formula }{ $count ->
    [0] { "" }
   *[other] : { $dice }
  }
check-formula = { " " }({ $terms })
check-more = { $source }: { $dice }
check-clue = { $count ->
    [one] 1 clue
   *[other] { $count } clues
  }
check-card = { $card }
check-reroll = { $by } rerolls
check-later = { $seat }: { $text }
check-later-ended = { $seat }: { $check } check, { $text }
check-passed = **{ $needed ->
    [one] passed
   *[other] passed with { $successes }
  }**
check-failed = **{ $needed ->
    [one] failed
   *[other] failed, { $successes } of { $needed }
  }**

event-GameStarted = # { $ancientOne }
    { $sign }
    { $first } is the first player.
    -# Dice seed sealed: `{ $seal }`. It’s opened when the case is closed.
event-InvestigatorDealt = **{ $sheet }**{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
  } · { $who }
event-TurnStarted = **Turn { $turn } · { $first } leads**
event-SlidersMoved = { $seat } sets { $moved }.
event-CheckDecided = { $by }: { $seat }’s { $skill } check { $passed ->
    [true] *passes* without a roll.
   *[other] *fails* without a roll.
  }
event-DiceRolled = { $known ->
    [true] { $seat } rolls { $count ->
        [one] a die
       *[other] { $count } dice
      }
   *[false] { $seat } rolls for { NAME($purpose, article: "the") }
  }: { $dice }{ $idle ->
    [true] { " " }— nothing comes of it.
   *[false] .
  }
# So much of something that one has
event-amount = { $what ->
    [clue] { $amount ->
        [one] 1 clue
       *[other] { $amount } clues
      }
    [money] ${ $amount }
    [sanity] { $amount } Sanity
    [stamina] { $amount } Stamina
    [maxSanity] { $amount } maximum Sanity
    [maxStamina] { $amount } maximum Stamina
    [movementPoints] { $amount ->
        [one] 1 movement point
       *[other] { $amount } movement points
      }
    [monsterTrophy] { $amount ->
        [one] 1 monster trophy
       *[other] { $amount } monster trophies
      }
    [gateTrophy] { $amount ->
        [one] 1 gate trophy
       *[other] { $amount } gate trophies
      }
   *[other] { $amount } { $what }
  }
event-Gained = { $seat } gains **{ $value }**{ $by }.
event-Lost = { $seat } loses **{ $value }**{ $by }.
event-Lost-each = { $seats } each lose **{ $value }**{ $by }.
event-Spent = { $seat } spends { $value }{ $by }.
event-Bought = { $seat } buys **{ NAME($card, article: "a") }** for ${ $money }.
event-LossPrevented = { $own ->
    [true] { $seat } is spared
   *[other] { $by } spares { $seat }
  } { $amount } { $what ->
    [sanity] Sanity
   *[other] Stamina
  }.
event-CardGained = { $seat } { $from ->
    [shop] buys
    [start] begins with
    [supply] receives
   *[other] gains
  } **{ NAME($card, article: "a") }**.
event-CardDiscarded = { $seat } { $to ->
    [box] puts { NAME($card, article: "the") } back in the box.
    [supply] loses { NAME($card, article: "the") }.
   *[other] discards { NAME($card, article: "the") }.
  }
event-CardsDiscarded = { $seat } { $to ->
    [box] puts { NAME($cards, article: "the") } back in the box.
    [supply] loses { NAME($cards, article: "the") }.
   *[other] discards { NAME($cards, article: "the") }.
  }
event-CardUsed = { $seat } uses { NAME($card, article: "the") }.
event-AbilityUsed = { $seat } uses *{ $ability }*.
event-CardsOffered = { $put ->
    [0] { $seat } turns up { NAME($cards, article: "a") }
   *[other] { $seat } puts { NAME($back, article: "the") } back
  }{ $dear ->
    [true] , and can’t afford any of { $put ->
        [0] them
       *[other] the rest
      }
   *[other] { "" }
  }.
event-NothingBought = { $all ->
    [true] Nobody buys anything.
   *[false] { $seat } buys nothing.
  }
event-DeckEmpty = The { $deck } deck is empty, so nobody draws.
event-SpellCast = { $seat } casts { NAME($card, article: "the") }: { $passed ->
    [true] *it works*.
   *[other] *it fails*.
  }
event-Traded = { $from } hands { $to } { $money ->
    [0] { NAME($cards, article: "the") }
   *[other] { $count ->
        [0] ${ $money }
       *[other] { NAME($cards, article: "the") } and ${ $money }
      }
  }.
event-TradeRefused = { $to } declines the trade with { $from }.
event-Blessed = { $seat } is **Blessed**: 4, 5 and 6 succeed.
event-Cursed = { $seat } is **Cursed**: only 6 succeeds.
event-BlessingEnded = { $seat }’s Blessing ends.
event-CurseEnded = { $seat }’s Curse ends.
event-Delayed = { $seat } is delayed and misses their next move.
event-ClueHandedOn = { $from } passes the clue to { $to }.
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
event-StoodUp = { $at ->
    [lost] { $seat } is still lost; the delay is over.
   *[other] { $seat } stands up instead of moving.
  }
event-TurnLost = { $seat } loses their next turn.
event-Arrested = **{ $seat } is arrested**: off to the Jail Cell, and their next turn is lost.
event-WentInsane = **{ $seat } goes insane** and wakes in Arkham Asylum.
event-FellUnconscious = **{ $seat } is knocked out** and wakes in St. Mary’s Hospital.
event-LostInTimeAndSpace = **{ $seat } is lost in time and space.**
event-Eliminated = { $seat } is out of the game.
event-Devoured = **{ $sheet } is devoured.**
event-Replaced = **{ $sheet }** takes up the case.
event-Moved = { $how ->
    [step] { $seat } goes to { NAME($to, article: "the") }.
    [ride] { $seat } rides to { NAME($to, article: "the") }{ $by }.
    [gate] { $seat } goes through the gate to { NAME($to, article: "the") }.
    [return] { $seat } is back in Arkham, { NAME($to, role: "at") }.
    [found] { $seat } is back, { NAME($to, role: "at") }.
    [world] { $seat } goes on to { NAME($to, article: "the") }.
    [unpaid] { $seat } doesn’t pay the ${ $unpaid }, and is shown out to { NAME($to, article: "the") }.
    [freed] { $seat } is let out, to { NAME($to, article: "the") }.
   *[other] { $seat } ends up { NAME($to, role: "at") }.
  }
event-CluesTaken = { $seat } finds **{ $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }**.
event-Returned = { $seat } is back in Arkham, { NAME($place, role: "at") }, with the gate explored.
event-ExploredMarker = { $seat } has explored the gate { NAME($place, role: "at") }.
event-Evaded = { $passed ->
    [true] { $seat } evades { NAME($monster, article: "the") }. { $prose }
   *[other] { CAPITAL(NAME($monster, article: "the")) } notices { $seat }.
  }
event-CombatStarted = { $seat } faces **{ NAME($monster, article: "the") }**.
event-HandsFilled = { $seat } fights with { NAME($cards, article: "the") }.
event-MonsterDefeated = **{ CAPITAL(NAME($monster, article: "the")) } is defeated{ $end ->
    [trophy] : a trophy
    [cup] { " " }and returns to the cup
    [box] { " " }and leaves for good
   *[none] { "" }
  }.** { $prose }
event-CombatEnded = { $how ->
    [fled] { $seat } flees from { NAME($monster, article: "the") }.
   *[other] { $seat } gets away from { NAME($monster, article: "the") }.
  }
event-MonsterHits = { $prose }
event-MonsterAppeared = { $gate ->
    [true] Out of the gate { NAME($place, role: "at") }: **{ NAME($monster, article: "a") }**.
   *[false] A monster appears { NAME($place, role: "at") }{ $by }: **{ NAME($monster, article: "a") }**.
  }
event-MonstersAppeared-there = Out of the gate: **{ NAME($monsters, article: "a") }**.
event-MonstersAppeared = { $gate ->
    [true] Out of the gate { NAME($place, role: "at") }: **{ NAME($monsters, article: "a") }**.
   *[false] Monsters appear { NAME($place, role: "at") }{ $by }: **{ NAME($monsters, article: "a") }**.
  }
event-MonstersFromGates = Out of the gates: { $arrivals }.
event-MonstersFromGates-one = **{ NAME($monsters, article: "a") }** { NAME($place, role: "at") }
event-MonstersToOutskirts = Arkham is full{ $by }: { NAME($monsters, article: "the") } wait in the Outskirts.
event-MonsterToOutskirts = Arkham is full{ $by }: { NAME($monster, article: "the") } waits in the Outskirts.
event-OutskirtsEmptied = The Outskirts are full: { $count ->
    [one] 1 monster returns
   *[other] { $count } monsters return
  } to the cup.
event-MonsterMoved = { CAPITAL(NAME($monster, article: "the")) } { $reason ->
    [flying] flies
    [unique] moves in its own way
   *[other] moves ({ $dimension })
  } to **{ NAME($to, article: "the") }**.
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
event-MonsterWay = { $monsters } to **{ NAME($to, article: "the") }**
event-MonsterWay-kind = { $monster }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
  }
event-MonstersReturned = { $why ->
    [gate] { CAPITAL($monsters) } go with the gate, back to the { $to ->
        [box] box
       *[cup] cup
      }.
   *[other] Back to the { $to ->
        [box] box
       *[cup] cup
      }{ $by }: { $monsters }.
  }
event-MonstersReturned-one = { $why ->
    [gate] { NAME($monster, article: "the") }
   *[other] { NAME($monster, article: "the") } from { NAME($from, article: "the") }
  }
event-MonsterReturned = { $why ->
    [gate] { CAPITAL(NAME($monster, article: "the")) } goes with the gate, back to the { $to ->
        [box] box
       *[cup] cup
      }.
   *[other] { CAPITAL(NAME($monster, article: "the")) } leaves { NAME($from, article: "the") }{ $to ->
        [box] { " " }for good
       *[other] { "" }
      }{ $by }.
  }
event-MonsterClaimed = { $seat } takes { NAME($monster, article: "the") } as a trophy.
event-GateOpened = **A gate opens { NAME($place, role: "at") }**, to { NAME($gate, article: "the") }.
event-GateOpened-hidden = **A gate opens { NAME($place, role: "at") }.** Nobody knows where it leads.
event-GateRevealed = The gate { NAME($place, role: "at") } leads to { NAME($gate, article: "the") }.
event-DrawnThrough = { $delayed ->
    [true] { $seat } falls into { NAME($world, article: "the") } and misses their next move.
   *[other] { $seat } steps through the gate into { NAME($world, article: "the") }.
  }
event-GateClosed = **{ $seat } closes the gate** { NAME($place, role: "at") }{ $trophy ->
    [true] { " " }and takes it as a trophy
   *[other] { "" }
  }.
event-GateClosed-itself = The gate { NAME($place, role: "at") } closes on its own.
event-GateSealed = **{ CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] is
   *[other] are
  } sealed**{ $with ->
    [clues] { " " }with clues
    [elderSign] { " " }with an Elder Sign
   *[other] { "" }
  }. No gate will open there again.
event-SealBroken = **The seal { NAME($place, role: "at") } is broken.**
event-Surge = **Monster surge** { NAME($place, role: "at") }: { $count ->
    [one] 1 monster
   *[other] { $count } monsters
  }.
event-EncounterDrawn = **{ $place }:** { $story }
event-GateCardDrawn = **{ $world }:** { $story }
event-LocationCardRevealed = The top card for { NAME($place, article: "the") } is turned up: card { $number }.
event-LocationAbility = { $seat } uses **{ $ability }** ({ $place }).
event-MythosDrawn = ## Mythos · { $card }
event-MythosDrawn-discarded = { $why ->
    [rumor] { $card } is put aside: no Rumor begins the game.
    [noGate] { $card } is put aside: it names no gate.
   *[none] { $card } is put aside.
  }
event-MythosDrawn-gateOnly = A second Mythos card; only its gate counts: { $card } ({ $place }).
event-MythosDrawn-gateOnly-none = no gate
event-MythosDrawn-peek = The next Mythos card: { $card }.
event-CluePlaced = A clue appears { NAME($place, role: "at") }.
event-CluesRemoved = { $amount ->
    [one] The clue { NAME($place, role: "at") } is lost to the gate.
   *[other] The { $amount } clues { NAME($place, role: "at") } are lost to the gate.
  }
event-CluesRemoved-there = { $amount ->
    [one] The clue there is lost.
   *[other] The { $amount } clues there are lost.
  }
event-GateBlocked = No gate opens { NAME($place, role: "at") }: { $by } prevents it.
event-EnvironmentEntered = New environment: **{ $card }**.
event-EnvironmentReplaced = **{ $card }** replaces { $before }.
event-RumorEntered = { $known ->
    [true] **A new rumor**
   *[false] New rumor: **{ $card }**
  }{ $on ->
    [none] { "" }
   *[other] , { $on }
  }.
event-RumorIgnored = { $card } is ignored: a rumor is already in play.
event-RumorPassed = **{ $card } is averted.**
event-RumorFailed = **{ $card } comes true.**
event-RumorTokens = **{ $card }:** { $on }.
event-RumorTokens-on = { $amount ->
    [0] nothing on the card
   *[other] { $what ->
        [monster] monsters
       *[clue] clues
      } { $amount }{ $of ->
        [0] { "" }
       *[other] /{ $of }
      }
  }
event-MythosTextCancelled = { $by } cancels the text of { $card }.
event-MythosLeft = { $card } ends.
event-DoomChanged = **Doom { $doom }/{ $of }**{ $by }.
event-DoomChanged-gate = { $known ->
    [true] **Doom { $doom }/{ $of }:** a gate opened.
   *[false] **Doom { $doom }/{ $of }.**
  }
event-TerrorRose = **Terror rises to { $level }**{ $by }.
event-AllyLeft = { $card } leaves Arkham.
event-PlaceClosed = **{ CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] closes
   *[other] close
  }{ $until ->
    [endOfGame] { " " }for good
   *[other] { "" }
  }**.
event-PlacesClosed = **{ CAPITAL(NAME($places, article: "the")) } close{ $until ->
    [endOfGame] { " " }for good
   *[other] { "" }
  }**.
event-PutOut = { CAPITAL(NAME($who, article: "the")) } { $count ->
    [one] is
   *[other] are
  } put out on { NAME($to, article: "the") }.
event-PlacesReopened = { CAPITAL(NAME($places, article: "the")) } reopen.
event-PlaceReopened = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] reopens
   *[other] reopen
  }.
event-Awakened = # { $ancientOne } awakens
    { $reason ->
        [doom] The doom track is full.
        [gates] Too many gates are open.
        [noGateMarker] A gate should open, but no gate marker is left.
        [emptyCup] A monster should appear, but the cup is empty.
       *[monsters] Monsters overrun the town.
      }
event-BattleRound = **Final battle, round { $round }** · { $first } leads
event-AttackTallied = { $seat } adds { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  }: { $tally } of the { $needed } that remove a doom token.
event-DoomTokenRemoved = **A doom token is removed**: { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
  }
event-AncientOneAttacks = **{ $ancientOne } attacks.**
event-AttackCancelled = { $by } cancels the attack.
event-GameEnded-won-closing = # The investigators have won
    The last gate is closed, in turn { $turn }.
event-GameEnded-won-sealing = # The investigators have won
    Six seals hold the doors of Arkham shut, in turn { $turn }.
event-GameEnded-won-banishing = # The investigators have won
    The Ancient One is back asleep, in turn { $turn }.
event-GameEnded-lost-devoured = # The investigators have lost
    Nobody is left to tell it, in turn { $turn }.
event-GameEnded-lost-destruction = # The investigators have lost
    It woke, and there was nothing more, in turn { $turn }.

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

# What stays of a turn in which somebody went nowhere, cast a spell, defeated what they faced
fold-by = { $line } ({ $by }).
fold-cast = { $seat } casts { NAME($card, article: "the") }
fold-defeats = **Defeats it{ $end ->
    [trophy] : a trophy
    [cup] , and it returns to the cup
    [box] , and it leaves for good
   *[none] { "" }
  }.**
fold-upkeep = **Upkeep:** { $text }
fold-stays = { $seat } stays { $where }.
fold-at = { NAME($place, role: "at") }
