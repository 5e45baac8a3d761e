## Third edition: turns, actions, cards, reactions
## $seat is the investigator's name.

## Turns

third-ask-action-turn = { $waiting ->
    [one] It is the turn of { $seat }, with { $left ->
        [one] 1 action.
       *[other] { $left } actions.
      }
   *[other] { $seat } can take the next turn, with { $left ->
        [one] 1 action. Whoever answers first goes first.
       *[other] { $left } actions. Whoever answers first goes first.
      }
  }
third-ask-action-turn-delayed = { $seat } is delayed. The turn begins with getting up, which takes an action.
third-option-stand-up = Take the turn: get up
third-ask-action-next = { $seat } has { $left ->
    [one] 1 action
   *[other] { $left } actions
  } left. What now?
third-option-end-turn = End the turn
third-ask-action-additional = { $seat } may do one thing more. What?
third-ask-action-additional-thanks = { CAPITAL($source) }: { $seat } may do one thing more. What?
third-option-no-action = Nothing more

## Actions

third-option-attack = Attack { $monster }
third-note-attack = { $health ->
    [one] 1 damage brings it down
   *[other] { $health } damage bring it down
  }{ $status ->
    [own] {""}
    [engaged] , and it lets go of somebody else
    [ready] , and you are engaged
   *[exhausted] , and it stays exhausted
  }
third-option-evade = Evade { $monsters }
third-option-evade-many = Evade all { $count } of them
third-note-evade = { $count ->
    [one] Free of it, you may act once more
   *[other] One for each success; free of all, you may act once more
  }
third-option-move = Move
third-note-move = Up to { $steps } spaces{ $more ->
    [0] {""}
    [one] , 1 more for a dollar
   *[other] , up to { $more } more for a dollar each
  }
third-option-ward = Ward
third-note-ward = { $doom ->
    [0] No doom here
    [one] 1 doom here
   *[other] { $doom } doom here; two off at once bring a remnant
  }
third-option-research = Research
third-note-research = { $clues ->
    [0] You have no clues
    [one] 1 clue in hand
   *[other] { $clues } clues in hand, one for each success
  }
third-option-focus = Focus a skill
third-note-focus = { $tokens } of { $limit } focus
third-note-focus-unlimited = { $tokens } focus, no limit
third-option-gather = Gather resources
third-note-gather = 1 dollar more; you have ${ $money }
third-note-stands-up = Gets up instead
third-option-trade = Trade with { $partners }
third-option-codex-action = Act on “{ $card }”
third-option-cast = Cast { $card }
third-note-cast = { $horror ->
    [0] {""}
    [one] 1 horror first.{" "}
   *[other] { $horror } horror first.{" "}
  }{ $text }

third-ask-action-focus = { $seat } focuses. Which skill?
third-option-focus-skill = { $skill }
third-note-skill = Skill { $value }
third-ask-attack-target = { $seat } attacks. Which one?
third-ask-attack-during = { $seat } is in the thick of it. Anything else for this attack?
third-ask-evade-which = { $seat } slips away from { $count ->
    [one] one of them. Which?
   *[other] { $count } of them. Which?
  }
third-ask-evade-beside = { $seat } has got away. Move on at once?
third-option-later = Not before the action
third-ask-research-amount = { $successes ->
    [one] One success.
   *[other] { $successes } successes.
  } How many clues does { $seat } research?

## Trade

third-ask-trade-partner = { $seat } trades. With whom?
third-option-trade-done = That was all
third-ask-trade-goods = { $seat } and { $partner }: which cards change hands?
third-option-trade-give = Give { $card }
third-option-trade-take = Ask for { $card }
third-note-trade-used = Used in this phase: no more use before the next one
third-ask-trade-money = { $seat } and { $partner }: any money?
third-option-trade-no-money = No money
third-option-trade-give-money = Give ${ $amount }
third-option-trade-take-money = Ask for ${ $amount }
third-ask-trade-clues = { $seat } and { $partner }: any clues?
third-option-trade-no-clue = No clues
third-option-trade-give-clue = Give { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
third-option-trade-take-clue = Ask for { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
third-ask-trade-remnants = { $seat } and { $partner }: any remnants?
third-option-trade-no-remnant = No remnants
third-option-trade-give-remnant = Give { $amount ->
    [one] 1 remnant
   *[other] { $amount } remnants
  }
third-option-trade-take-remnant = Ask for { $amount ->
    [one] 1 remnant
   *[other] { $amount } remnants
  }
third-ask-trade-consent = { $partner } offers { $gets } for { $gives }. Does { $seat } agree?
third-option-trade-accept = Agreed
third-option-trade-refuse = No, thanks
third-trade-money = ${ $amount }
third-trade-clue = { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
third-trade-remnant = { $amount ->
    [one] 1 remnant
   *[other] { $amount } remnants
  }
third-trade-nothing = nothing

## Cards

third-ask-card-item = { $seat } gains an item. Which?
third-option-card = { $card }
third-note-value = Value { $value }. { $text }
third-option-item-deck = Turn up the item deck
third-ask-shop-buy = { $seat } has ${ $money }. Buy something?
third-option-buy = { $card } for ${ $amount }
third-option-buy-half = { $card } for ${ $amount }, half price thanks to { $by }
third-option-buy-nothing = { $bought ->
    [0] Buy nothing
   *[other] Nothing more
  }
third-ask-shop-discard = { $seat } buys nothing and may clear up to two cards off the display.
third-ask-spell-remnants = { $seat } casts { $card }: { $horror ->
    [one] 1 horror.
   *[other] { $horror } horror.
  } How many remnants to hold it off?
third-ask-spell-harm = { $seat } casts { $card }. Suffer its horror as damage instead?

## Reactions

third-option-use = Use { $what }
third-option-use-own = Use your ability
third-option-use-against = Act on { $what }
third-option-none = No
third-ask-reaction-may = { $event ->
    [gatherResourcesAction] { $seat } has gathered resources. Anything more from that?
    [moveAction] { $seat } has moved. Anything more from that?
    [researchAction] { $seat } has researched. Anything more from that?
    [focusAction] { $seat } has focused. Anything more from that?
    [yourAction] { $seat } has acted. Shall somebody follow the example?
    [castSpell] { $seat } has cast a spell. Anything more from that?
    [encounter] { $seat } has had an encounter. Go on with this?
    [gainClue] { $seat } has found a clue. Anything more from that?
    [youRemoveDoomFromYourSpace] { $seat } has taken doom away. Anything more from that?
    [youSufferHorror] { $seat } has suffered horror. Make something of it?
    [youDefeatMonster] { $seat } has defeated { $monster }. Anything more from that?
    [youDefeatMonsterByAttack] { $seat } has defeated { $monster }. Anything more from that?
    [youDisengageMonster] { $seat } has got away from { $monster }. Use this?
    [youDamageMonster] { $seat } has hurt { $monster }. Use this?
    [monsterDamagesYou] { $monster } has hurt { $seat }. Use this?
    [monstersAttackYou] { $seat } is about to be attacked. Use this?
    [buyFromDisplay] { $seat } is about to buy. Try this first?
    [youWouldSufferDamageOrHorror] { $seat } is about to suffer. Hold some of it off?
    [anyInvestigatorOrAllyWouldSufferDamage] { $whom } is about to suffer damage. Does { $seat } step in?
    [monsterWouldEngageAnotherInvestigatorInYourSpace] { $monster } is about to engage { $whom }. Does { $seat } draw it off?
   *[other] { $seat } may use this now. Do so?
  }
