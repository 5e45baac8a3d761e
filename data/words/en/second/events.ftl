# What happened, one line an event.
because = { " " }({ $cause })
dice-none = no dice
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
check-line = { $seat } · **{ $formula }** { $dice }
check-more = { $source }: { $dice }
check-clue = { $count ->
    [one] A Clue token more
   *[other] { $count } Clue tokens more
  }
check-card = { $card }
check-reroll = { $by } rolls again
check-later = { $seat } · { $text }
check-later-ended = { $seat } · { $check } check · { $text }
check-passed = *{ $needed ->
    [one] passed
   *[other] passed with { $successes }
  }*
check-failed = *{ $needed ->
    [one] failed
   *[other] failed, { $successes } of { $needed }
  }*

event-GameStarted = # { $ancientOne }
    { $sign }
    { $first } is the first player.
    -# Dice seed sealed: `{ $seal }` — it is opened when the case is closed.
event-InvestigatorDealt = **{ $sheet }**{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
  } · { $who }
event-TurnStarted = **Turn { $turn }** · { $first } has the first player marker.
event-SlidersMoved = { $seat } sets { $moved }.
event-CheckDecided = { $by }: the { $skill } check of { $seat } { $passed ->
    [true] *passes* without a roll.
   *[other] *fails* without a roll.
  }
event-DiceRolled = { $seat } rolls for { $purpose }: { $dice }
event-Gained = { $seat } gains **{ $what ->
    [clue] { $amount ->
        [one] 1 Clue token
       *[other] { $amount } Clue tokens
      }
    [money] ${ $amount }
    [sanity] { $amount } Sanity
    [stamina] { $amount } Stamina
    [maxSanity] { $amount } maximum Sanity
    [maxStamina] { $amount } maximum Stamina
   *[other] { $amount ->
        [one] 1 movement point
       *[other] { $amount } movement points
      }
  }**{ $by }.
event-Lost = { $seat } loses **{ $what ->
    [clue] { $amount ->
        [one] 1 Clue token
       *[other] { $amount } Clue tokens
      }
    [money] ${ $amount }
    [sanity] { $amount } Sanity
    [stamina] { $amount } Stamina
    [maxSanity] { $amount } maximum Sanity
    [maxStamina] { $amount } maximum Stamina
   *[other] { $amount ->
        [one] 1 movement point
       *[other] { $amount } movement points
      }
  }**{ $by }.
event-Spent = { $seat } spends { $what ->
    [clue] { $amount ->
        [one] 1 Clue token
       *[other] { $amount } Clue tokens
      }
    [money] ${ $amount }
    [sanity] { $amount } Sanity
    [stamina] { $amount } Stamina
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
  }{ $by }.
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
  } **{ $card }**.
event-CardDiscarded = { $seat } { $to ->
    [box] puts { $item ->
        [true] the { $card }
       *[other] { $card }
      } back in the box.
    [supply] is rid of { $card }.
   *[other] discards { $item ->
        [true] the { $card }
       *[other] { $card }
      }.
  }
event-CardUsed = { $seat } uses { $item ->
    [true] the { $card }
   *[other] { $card }
  }.
event-AbilityUsed = { $seat } uses *{ $ability }*.
event-CardsOffered = { $seat } turns up { $cards }{ $dear ->
    [true] , and can afford none of them
   *[other] { "" }
  }.
event-DeckEmpty = The { $deck } deck is empty; nothing is drawn.
event-SpellCast = { $seat } casts { $card }: { $passed ->
    [true] *it takes hold*.
   *[other] *it comes to nothing*.
  }
event-Traded = { $from } hands { $to } { $money ->
    [0] { $cards }
   *[other] { $count ->
        [0] ${ $money }
       *[other] { $cards } and ${ $money }
      }
  }.
event-TradeRefused = { $to } declines the trade with { $from }.
event-Blessed = { $seat } is **Blessed**: 4, 5 and 6 are successes.
event-Cursed = { $seat } is **Cursed**: only 6 is a success.
event-BlessingEnded = The Blessing of { $seat } is gone.
event-CurseEnded = The Curse of { $seat } is lifted.
event-Delayed = { $seat } is delayed.
event-ClueHandedOn = { $from } hands the Clue token on to { $to }.
event-SittingBegan = { $seat } takes the turn.
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
event-StoodUp = { $seat } is no longer delayed.
event-TurnLost = { $seat } loses the next turn.
event-Arrested = **{ $seat } is arrested** and spends the night in the Jail Cell.
event-WentInsane = **{ $seat } goes insane** and wakes in Arkham Asylum.
event-FellUnconscious = **{ $seat } falls unconscious** and wakes in St. Mary's Hospital.
event-LostInTimeAndSpace = **{ $seat } is lost in time and space.**
event-Eliminated = { $seat } is out of the game.
event-Devoured = **{ $sheet } is devoured.** Nobody asks where the hat came from.
event-Replaced = **{ $sheet }** takes up the case.
event-Moved = { $how ->
    [step] { $seat } goes to { $to }.
    [gate] { $seat } passes through the gate to { $to }.
    [return] { $seat } returns to Arkham: { $to }.
    [world] { $seat } goes on to { $to }.
   *[other] { $seat } finds the way to { $to }.
  }
event-CluesTaken = { $seat } takes **{ $amount ->
    [one] 1 Clue token
   *[other] { $amount } Clue tokens
  }** from { $place }.
event-ExploredMarker = { $seat } has explored the gate at { $place }.
event-Evaded = { $passed ->
    [true] { $seat } *evades* the { $monster }. { $prose }
   *[other] The { $monster } notices { $seat }.
  }
event-CombatStarted = { $seat } faces the **{ $monster }**.
event-HandsFilled = { $seat } has in hand: { $cards }.
event-MonsterDefeated = **The { $monster } is defeated.** { $prose }{ $trophy ->
    [true] { " " }{ $seat } keeps it as a trophy.
   *[other] { "" }
  }
event-CombatEnded = { $how ->
    [fled] { $seat } flees from the { $monster }.
   *[other] { $seat } gets away from the { $monster }.
  }
event-MonsterHits = { $prose }
event-MonsterAppeared = A monster appears at { $place }: **{ $monster }**.
event-MonsterToOutskirts = Arkham is full, so this one waits in the Outskirts: { $monster }.
event-OutskirtsEmptied = The Outskirts overflow: { $count ->
    [one] 1 monster goes
   *[other] { $count } monsters go
  } back to the cup.
event-MonsterMoved = The { $monster } { $why ->
    [flying] flies
   *[other] moves
  }: { $from } → **{ $to }**.
event-MonsterReturned = The { $monster } leaves { $from }{ $to ->
    [box] { " " }for good
   *[other] { "" }
  }.
event-MonsterClaimed = { $seat } claims the { $monster } as a trophy.
event-GateOpened = **A gate opens at { $place }**, to { $gate }.
event-GateOpened-hidden = **A gate opens at { $place }.** Nobody knows where it leads.
event-GateRevealed = The gate at { $place } leads to { $gate }.
event-DrawnThrough = { $seat } is drawn through to { $world }{ $delayed ->
    [true] { " " }and is delayed
   *[other] { "" }
  }.
event-GateClosed = **{ $seat } closes the gate** at { $place }{ $trophy ->
    [true] { " " }and keeps it as a trophy
   *[other] { "" }
  }.
event-GateClosed-itself = The gate at { $place } closes by itself.
event-GateSealed = **{ $place } is sealed**{ $with ->
    [clues] { " " }with what was learned
    [elderSign] { " " }with an Elder Sign
   *[other] { "" }
  }. No gate will open there again.
event-SealBroken = **The seal at { $place } is broken.**
event-Surge = **Monster surge** at { $place }: { $count ->
    [one] 1 monster
   *[other] { $count } monsters
  }.
event-EncounterDrawn = { $seat } has an encounter at **{ $place }**.
event-GateCardDrawn = { $seat } has an encounter in **{ $world }**.
event-LocationCardRevealed = The top card of the { $place } deck is turned face up: card { $number }.
event-LocationAbility = { $seat } uses **{ $ability }** at { $place }.
event-MythosDrawn = ## Mythos · { $card }
event-MythosDrawn-discarded = { $why ->
    [rumor] { $card } is put aside: no Rumor begins the game.
    [noGate] { $card } is put aside: it names no gate.
   *[none] { $card } is put aside.
  }
event-MythosDrawn-gateOnly = A second Mythos card, of which only the gate counts: { $card } ({ $place }).
event-MythosDrawn-gateOnly-none = no gate
event-MythosDrawn-peek = A glance ahead: { $card }.
event-CluePlaced = A Clue token appears at **{ $place }**.
event-CluesRemoved = { $amount ->
    [one] The Clue token at { $place } is lost.
   *[other] The { $amount } Clue tokens at { $place } are lost.
  }
event-GateBlocked = No gate opens at { $place }: { $by } stands in the way.
event-EnvironmentEntered = The new environment: **{ $card }**.
event-RumorEntered = A rumor goes round: **{ $card }**.
event-RumorIgnored = { $card }: one rumor is enough; its text is ignored.
event-RumorPassed = **{ $card }: averted.**
event-RumorFailed = **{ $card }: it has come true.**
event-RumorTokens = { $card }: { $monsters ->
    [0] { $tokens ->
        [one] 1 Clue token
       *[other] { $tokens } Clue tokens
      } on the card.
   *[other] { $monsters ->
        [one] 1 monster
       *[other] { $monsters } monsters
      } on the card.
  }
event-MythosTextCancelled = The text of { $card } has no effect: { $by }.
event-MythosLeft = { $card } is over.
event-DoomChanged = **Doom { $doom }/{ $of }**{ $change ->
    [one] { "" }
   *[other] { "" }
  }.
event-TerrorRose = **Terror rises to { $level }.**
event-AllyLeft = { $card } leaves Arkham.
event-PlaceClosed = **{ $place } closes**{ $until ->
    [endOfGame] { " " }for good
   *[other] { "" }
  }.
event-PlaceReopened = { $place } is open again.
event-Awakened = # { $ancientOne } awakens
    { $reason ->
        [doom] The doom track is full.
        [gates] Too many gates stand open.
        [noGateMarker] There is no gate left that could open.
        [emptyCup] Nothing is left in the cup; everything is already here.
       *[monsters] The town is overrun.
      }
event-BattleRound = **Final battle, round { $round }** · { $first } has the first player marker.
event-AttackTallied = { $seat } adds { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  }; tally { $tally } of { $needed }.
event-DoomTokenRemoved = **A doom token falls.** { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
  }
event-AncientOneAttacks = **{ $ancientOne } attacks.**
event-AttackCancelled = { $by } turns the attack aside.
event-GameEnded-won-closing = # The investigators have won
    The last gate is closed, in turn { $turn }.
event-GameEnded-won-sealing = # The investigators have won
    Six seals hold the doors of Arkham shut, in turn { $turn }.
event-GameEnded-won-banishing = # The investigators have won
    What woke has been sent back to its sleep, in turn { $turn }.
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
