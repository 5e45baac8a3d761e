### Questions that effects of cards and places ask: encounters, choices, costs, shops, trophies.
### $seat is the investigator's name.

## Encounters

ask-encounter-choose = { $seat } is at { $place }. What do you do there?
option-encounter-have = Have an encounter
option-location-ability = { $ability }
option-gate-enter = Enter the gate to { $gate }
option-gate-enter-hidden = Enter the gate, wherever it leads
ask-encounter-keep = { $seat } has drawn more than one card for { $place }. Which one happens?
option-encounter-card = Card { $number }
ask-encounter-gateCard = { $seat } has drawn more than one card for { $world }. Which one happens?
option-gate-card = Card { $number }
ask-encounter-redraw = { $seat } has drawn this card. Does it happen, or do you set it aside for another?
option-encounter-read = It happens
option-card-use = Use { $card }

## Choices

ask-effect-choose = { $seat }: which will it be?
ask-effect-may = { $seat }: do you?
option-may = Yes
option-may-pay = Yes ({ $cost })
option-decline = No
ask-effect-split = { $seat }: of { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }, how many go to Sanity? The rest go to Stamina.
ask-effect-receiver = { $seat }: who receives it?
option-seat = { $seat }
ask-effect-move = { $seat }: where to?
ask-effect-locationDeck = { $seat }: the top card of which location deck is turned up?
option-place = { $place }
ask-effect-nearestGate = { $seat } is carried to the nearest gate, and several are as near. Which one?
ask-effect-closeGate = { $seat }: which gate closes?
option-gate = { $place } (to { $gate })
option-gate-hidden = { $place }
ask-effect-claim = { $seat }: which monster do you take?
option-monster-at = { $monster } ({ $place })
ask-effect-fightFromCard = { $seat }: which of these monsters do you fight?
option-rumor-fight = Fight the { $monster }
option-rumor-stop = Fight no more of them
ask-effect-investigator = { $seat }'s story ends here. Who takes it up?
ask-combat-check = { $seat } must make a Combat check. How?

## Costs

ask-cost-amount = { $seat }: how much { $what } do you spend?
ask-cost-cards = { $seat }: which { $count ->
    [one] card
   *[other] { $count } cards
  } do you give up?
ask-cost-clueCards = { $seat } owes { $amount ->
    [one] 1 Clue token
   *[other] { $amount } Clue tokens
  }. Which cards stand in for one?
option-card-discard = Discard { $card }
word-resource-clue = Clue tokens
word-resource-money = money
word-resource-sanity = Sanity
word-resource-stamina = Stamina
word-resource-maxsanity = maximum Sanity
word-resource-maxstamina = maximum Stamina
word-resource-movementpoints = movement points

## Trophies

ask-trophy-monsters = { $seat }: which monster trophies do you spend? They must come to { $toughness } toughness.
ask-trophy-monster = { $seat }: which { $count ->
    [one] monster trophy
   *[other] { $count } monster trophies
  } do you give up?
ask-trophy-gate = { $seat }: which { $count ->
    [one] gate trophy
   *[other] { $count } gate trophies
  } do you give up?
option-trophy-monster = { $monster } (toughness { $toughness })
option-trophy-gate = { $gate }

## Shops

ask-shop-buy = { $seat } has ${ $money }. What do you buy?
option-ware = { $card } (${ $price })
option-shop-done = Nothing more
ask-shop-sell = { $seat }: what do you sell?
ask-shop-wish = Everything here is for sale, wherever you are. { $seat } has ${ $money }. What do you want?
ask-shop-dispute = Several want { $card }. { $seat }: who gets it?
