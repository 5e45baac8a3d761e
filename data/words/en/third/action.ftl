## Third edition: turns, actions, cards, reactions
## $seat is the investigator's name.

## Turns

third-ask-action-turn = { $waiting ->
    [one] { $seat }’s turn: { $left ->
        [one] 1 action.
       *[other] { $left } actions.
      }
   *[other] { $seat } can go now, with { $left ->
        [one] 1 action. Any order: press to go next.
       *[other] { $left } actions. Any order: press to go next.
      }
  }
third-ask-action-turn-delayed = { $seat } is delayed. Standing up takes the first action.
third-option-stand-up = Go: Stand Up
third-ask-action-next = { $seat }: { $left ->
    [one] 1 action
   *[other] { $left } actions
  } left. What now?
third-option-end-turn = End the Turn
third-ask-action-additional = { $seat } has 1 additional action. Which?
third-ask-action-additional-thanks = { CAPITAL($source) }: { $seat } gets 1 additional action. Which?
third-option-no-action = Done

## Actions

third-option-attack = Attack { $monster }
third-brief-attack = { $count ->
    [1] Attack
   *[other] { $monster }
  }
third-note-attack = { $health ->
    [one] Needs 1 damage
   *[other] Needs { $health } damage
  }{ $status ->
    [own] {""}
    [engaged] ; it leaves the investigator it’s engaged with
    [ready] ; it engages you
   *[exhausted] ; it stays exhausted
  }
third-option-evade = Evade { $monsters }
third-option-evade-many = Evade All { $count }
third-brief-evade = Evade
third-note-evade = { $count ->
    [one] Free of it, you get 1 more action
   *[other] Free of 1 monster per success; free of all, you get 1 more action
  }
third-option-move = Move
third-note-move = Up to { $steps } spaces{ $more ->
    [0] {""}
    [one] , 1 more for $1
   *[other] , up to { $more } more for $1 each
  }
third-option-ward = Ward
third-note-ward = { $doom ->
    [0] No doom here; you’d only roll
    [one] 1 doom here
   *[other] { $doom } doom here; removing 2 at once brings a remnant
  }
third-option-research = Research
third-note-research = { $clues ->
    [0] You have no clues; you’d only roll
    [one] You have 1 clue; each success researches 1
   *[other] You have { $clues } clues; each success researches 1
  }
third-option-focus = Focus a Skill
third-note-focus = { $tokens } of { $limit } focus tokens
third-note-focus-unlimited = { $tokens ->
    [one] 1 focus token, no limit
   *[other] { $tokens } focus tokens, no limit
  }
third-option-gather = Gather Resources
third-note-gather = You have ${ $money }
third-note-stands-up = Stands up instead
third-turn-stand-up = Stand Up
third-turn-move = Go to { $label }
third-turn-focus = Focus { $label }
third-turn-attack = Attack
third-turn-gather = Gather
third-option-trade = Trade With { $partners }
third-option-codex-action = “{ $card }” Action
third-option-cast = Cast { $card }
third-note-cast = { $horror } horror first, or { $horror ->
    [one] a remnant
   *[other] a remnant for each
  }.
third-note-cast-and = { $cast } { $text }

third-ask-action-focus = { $seat } focuses. Which skill?
third-option-focus-skill = { $skill }
third-note-skill = Skill { $value }
third-ask-attack-target = { $seat } attacks. Which monster?
third-ask-attack-during = { $seat } is attacking. Use anything else?
third-ask-evade-which = { $seat } evades { $count ->
    [one] 1 monster. Which?
   *[other] { $count } monsters. Which?
  }
third-ask-evade-beside = { $seat } got away. Move right now?
third-option-later = Not Before the Action

## Trade

third-ask-trade-partner = { $seat } trades. With whom?
third-option-trade-done = Done Trading
third-ask-trade-goods = { $seat } and { $partner }: which cards to trade?
third-option-trade-give = Give { $card }
third-option-trade-take = Ask for { $card }
third-note-trade-used = Used this phase: can’t be used again before the next
third-ask-trade-money = { $seat } and { $partner }: any money?
third-option-trade-no-money = No Money
third-option-trade-give-money = Give ${ $amount }
third-option-trade-take-money = Ask for ${ $amount }
third-ask-trade-clues = { $seat } and { $partner }: any clues?
third-option-trade-no-clue = No Clues
third-option-trade-give-clue = Give { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
third-option-trade-take-clue = Ask for { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
third-ask-trade-remnants = { $seat } and { $partner }: any remnants?
third-option-trade-no-remnant = No Remnants
third-option-trade-give-remnant = Give { $amount ->
    [one] 1 remnant
   *[other] { $amount } remnants
  }
third-option-trade-take-remnant = Ask for { $amount ->
    [one] 1 remnant
   *[other] { $amount } remnants
  }
third-ask-trade-consent = { $partner } offers { NAME($gets, article: "the") } for { NAME($gives, article: "the") }. Does { $seat } agree?
third-option-trade-accept = Agree
third-option-trade-refuse = Refuse
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
third-option-item-deck = Draw From the Item Deck
third-ask-shop-buy = { $seat } has ${ $money }. Buy what?
third-option-buy = { $card } · ${ $amount }
third-option-buy-half = { $card } · ${ $amount }, half price ({ $by })
third-option-buy-nothing = { $bought ->
    [0] Buy Nothing
   *[other] Done
  }
third-ask-shop-discard = { $seat } bought nothing. Discard up to 2 cards from the display?
third-ask-spell-remnants = { $seat } casts { $card }: { $horror ->
    [one] 1 horror.
   *[other] { $horror } horror.
  } Each remnant spent prevents 1. How many?
third-ask-spell-harm = { $seat } casts { $card }. Take its horror as damage instead?

## Reactions

third-option-use = Use { $what }
third-option-use-own = Use Your Ability
third-option-use-against = Act on { $what }
third-option-none = No
third-ask-reaction-may = { $event ->
    [gatherResourcesAction] { $seat } gathered resources. Use this?
    [moveAction] { $seat } moved. Use this?
    [researchAction] { $seat } researched. Use this?
    [focusAction] { $seat } focused. Use this?
    [yourAction] { $seat } took an action. Have somebody do the same?
    [castSpell] { $seat } cast a spell. Use this?
    [encounter] { $seat } had an encounter. Use this?
    [gainClue] { $seat } gained a clue. Use this?
    [youRemoveDoomFromYourSpace] { $seat } removed doom. Use this?
    [youSufferHorror] { $seat } suffered horror. Use this?
    [youDefeatMonster] { $seat } defeated { NAME($monster, article: "the") }. Use this?
    [youDefeatMonsterByAttack] { $seat } defeated { NAME($monster, article: "the") }. Use this?
    [youDisengageMonster] { $seat } got away from { NAME($monster, article: "the") }. Use this?
    [youDamageMonster] { $seat } damaged { NAME($monster, article: "the") }. Use this?
    [monsterDamagesYou] { CAPITAL(NAME($monster, article: "the")) } damaged { $seat }. Use this?
    [monstersAttackYou] Monsters are about to attack { $seat }. Use this?
    [buyFromDisplay] { $seat } is about to buy. Use this first?
    [youWouldSufferDamageOrHorror] { $seat } is about to suffer damage or horror. Prevent any?
    [anyInvestigatorOrAllyWouldSufferDamage] { $whom } is about to suffer damage. Does { $seat } step in?
    [monsterWouldEngageAnotherInvestigatorInYourSpace] { CAPITAL(NAME($monster, article: "the")) } is about to engage { $whom }. Does { $seat } draw it off?
   *[other] { $seat } can use this now. Use it?
  }

## Why a command can't be used now, and what can be done about it

third-why-phase = You can only do that in the Action Phase ({ $action }); this is the { $phase }.
third-why-done = You’ve already taken your turn this round.
third-why-engaged = You’re engaged with { NAME($monsters, article: "the") }: attack, evade, or focus.
third-why-performed = You’ve already done that this round: { $action }. Each action works once a round.
third-why-no-monster = There’s no monster in your space.
third-why-not-engaged = No monster is engaged with you.
third-why-no-clues = You have no clues. To get some, have encounters in neighborhoods with clues.
third-why-no-doom = There’s no doom { NAME($place, role: "at") }. Ward in a space that has some.
