### Questions that effects of cards and places ask: encounters, choices, costs, shops, trophies.
### $seat is the investigator's name.

## Encounters

ask-encounter-choose = { $seat } { NAME($place, role: "at") }: what now?
option-encounter-have = Have an Encounter
option-location-ability = { $ability }
option-gate-enter = Enter the Gate to { $gate }
option-gate-enter-hidden = Enter the Gate
ask-encounter-keep = { $seat } drew several cards for { NAME($place, article: "the") }. Which one happens?
option-encounter-card = { $number ->
    [1] The First Card
    [2] The Second Card
    [3] The Third Card
   *[other] Card { $number }
  }
ask-encounter-gateCard = { $seat } drew several cards for { NAME($world, article: "the") }. Which one happens?
option-gate-card = { $number ->
    [1] The First Card
    [2] The Second Card
    [3] The Third Card
   *[other] Card { $number }
  }
ask-encounter-redraw = { $seat } drew this card. Keep it, or draw another?
option-encounter-read = Keep This Card
option-card-use = Use { $card }

## Choices

ask-effect-choose = { $seat }: which one?
ask-effect-may = { $seat }: do it?
option-may = Yes
option-may-pay = Yes · { $cost }
option-decline = No
ask-effect-split = { $seat }: of { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }, how many go to Sanity? The rest go to Stamina.
ask-effect-receiver = { $seat }: who gets it?
option-seat = { $seat }
ask-effect-move = { $seat }: where to?
ask-effect-locationDeck = { $seat }: turn up the top card of which location?
option-place = { $place }
ask-effect-nearestGate = Several gates are equally near { $seat }. Which one?
ask-effect-closeGate = { $seat }: which gate closes?
option-gate = { $place } (to { $gate })
option-gate-hidden = { $place }
ask-effect-claim = { $seat }: take which monster?
option-monster-at = { $monster } ({ $place })
ask-effect-fightFromCard = { $seat }: fight which of these monsters?
option-rumor-fight = Fight { NAME($monster, article: "the") }
option-rumor-stop = Stop Fighting
ask-effect-investigator = { $seat } is out of the game. Who takes up the case?
ask-combat-check = { $seat } makes a Combat check. How?

## Costs

ask-cost-amount = { $seat }: how much { $what } to spend?
ask-cost-cards = { $seat }: which { $count ->
    [one] card
   *[other] { $count } cards
  } to give up?
ask-cost-clueCards = { $seat } owes { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }. Which cards to use instead?
option-card-discard = Discard { $card }
word-resource-clue = clues
word-resource-money = money
word-resource-sanity = Sanity
word-resource-stamina = Stamina
word-resource-maxsanity = maximum Sanity
word-resource-maxstamina = maximum Stamina
word-resource-movementpoints = movement points

## Trophies

ask-trophy-monsters = { $seat }: which monster trophies to spend? They must add up to { $toughness } toughness.
ask-trophy-monster = { $seat }: which { $count ->
    [one] monster trophy
   *[other] { $count } monster trophies
  } to give up?
ask-trophy-gate = { $seat }: which { $count ->
    [one] gate trophy
   *[other] { $count } gate trophies
  } to give up?
option-trophy-monster = { $monster } (toughness { $toughness })
option-trophy-gate = { $gate }

## Shops

ask-shop-buy = { $seat } has ${ $money }. Buy what?
option-ware = { $card } · ${ $price }
option-shop-done = Done
ask-shop-sell = { $seat }: sell what?
ask-shop-wish = A sale, open to everybody, wherever they are. { $seat } has ${ $money }. Buy what?
ask-shop-dispute = Several want { NAME($card, article: "the") }. { $seat }: who gets it?
