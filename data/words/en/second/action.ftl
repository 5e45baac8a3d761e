### Questions about what an investigator does: Upkeep, movement, monsters, combat, spells, gates, trades.
### $seat is the investigator's name.

## Upkeep

ask-upkeep-return = { $seat } comes back from outside time and space. Where to?
ask-upkeep-next = { $seat } takes stock. Anything before the day begins?
option-upkeep-roll = Roll for { $card } now
option-upkeep-done = Nothing more
option-clue-hand-on = The Clue token goes to { $seat }
option-move-sliders = Move the sliders
option-sitting-go-on = Go on
ask-sitting-begin = { $seat }: take your turn? There is nothing to decide yet.
ask-upkeep-sheet = { $seat }: your orders for this turn? Set a plan, or place the sliders and be asked as things come.
ask-upkeep-sliders = { $seat }: adjust skills? { $focus ->
    [one] 1 stop may be moved.
   *[other] { $focus } stops may be moved.
  }
option-sliders = { $moved }
slider-speed-sneak = Speed { $speed } / Sneak { $sneak }
slider-fight-will = Fight { $fight } / Will { $will }
slider-lore-luck = Lore { $lore } / Luck { $luck }
note-sliders = Speed { $speed }, Sneak { $sneak }; Fight { $fight }, Will { $will }; Lore { $lore }, Luck { $luck }
note-stop = { $stops ->
    [0] As it stands
    [one] 1 stop away
   *[other] { $stops } stops away
  }
sliders-beyond = That takes more than { $focus ->
    [one] the 1 stop
   *[other] the { $focus } stops
  } of your focus.
option-sliders-keep = Keep as is

## Movement

ask-move-next = { $seat } is at { $place }, with { $points ->
    [0] no movement points
    [one] 1 movement point
   *[other] { $points } movement points
  } left. What now?
option-go = { $place }
note-go = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }{ $clues ->
    [0] {""}
    [one] , 1 clue
   *[other] , { $clues } clues
  }{ $gate ->
    [0] {""}
   *[other] , a gate
  }{ $count ->
    [0] {""}
   *[other] , { $monsters }
  }
option-wagon = Patrol Wagon to { $place }
option-stop-here = { $clues ->
    [0] Stay here
    [one] Stay and take the clue
   *[other] Stay and take { $clues } clues
  }
option-stop-leaving = { $clues ->
    [0] Stay and take no clues
    [one] Stay and take only 1 clue
   *[other] Stay and take only { $clues } clues
  }
ask-move-world = { $seat } is about to move on through another world. Anything first?
option-world-on = Go on
option-world-back = Go back to Arkham
ask-return-gate = { $seat } comes back from { $world }. By which gate?
option-return-gate = { $place }
note-return-gate = Closing { $modifier }{ $count ->
    [0] {""}
   *[other] , guarded by { $monsters }
  }

## Meeting monsters

ask-combat-face = { $seat } has run into trouble: { $monsters }. Slip past, or fight?
option-evade = Evade { $monster }
option-fight = Fight { $monster }
note-check = { $dice ->
    [0] No dice
    [one] 1 die
   *[other] { $dice } dice
  }, { $needed ->
    [one] 1 success needed
   *[other] { $needed } successes needed
  }
note-dice = { $dice ->
    [0] No dice
    [one] 1 die
   *[other] { $dice } dice
  }, every success counts
note-fight = { $check }; first a Horror check ({ $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
  }): { $damage } Sanity if failed{ $nightmarish ->
    [0] {""}
   *[other] , { $nightmarish } if passed
  }
ask-combat-start = The { $monster } turns towards { $seat }. Cast something before the Horror check?
option-go-on = Look at it
ask-check-reroll = Which die is rolled again?
option-reroll-die = A { $die }
option-act-no = Go on
ask-battle-trade = { $seat }: trade with anybody before the attacks?
ask-battle-ward = { $seat }: { $ancientOne } is about to attack. Ward it off?
ask-window-act = { $seat }, { $before ->
    [mythos] the Mythos card is about to be drawn
   *[encounter] the encounter is about to begin
  }. Use anything before?
ask-combat-round = { $seat } and the { $monster }, round { $round }. Fight, or get away?
option-fight-bare = Fight with bare hands
option-fight-with = Fight with { $cards }
option-flee = Flee
option-escape = Get away
option-change-hands = Change hands
ask-combat-hands = What does { $seat } take in hand?
option-hands = { $cards }
option-hands-none = Nothing
note-hands = { $dice ->
    [0] No more dice
    [one] +1 die
   *[other] +{ $dice } dice
  }{ $toCast ->
    [0] {""}
   *[other] , if { $spells } can be cast
  }
ask-combat-damage = The { $monster } strikes at { $seat }.
option-damage-take = Lose { $damage } Stamina
ask-battle-attack = { $seat } faces the Ancient One. How?

## What hangs on a check

stakes-evade = { $fleeing ->
    [true] Failed, it strikes for { $damage } Stamina and the combat goes on.
   *[false] Failed, it strikes for { $damage } Stamina and the combat begins.
  }
stakes-horror = { $nightmarish ->
    [0] Failed, it costs { $damage } Sanity (now { $sanity }).
   *[other] Failed, it costs { $damage } Sanity (now { $sanity }); passed, it still costs { $nightmarish }.
  }
stakes-fight = Failed, it strikes for { $damage } Stamina.
stakes-attack = Every success counts.
stakes-cast = Failed, { $card } does nothing.
stakes-close = Failed, the gate stays open.

## Spells

option-cast = Cast { $card }
note-cast = { $check }; { $cost ->
    [0] no Sanity
   *[other] { $cost } Sanity
  }{ $hands ->
    [0] {""}
    [one] , 1 hand
   *[other] , { $hands } hands
  }. { $text }
note-use = { $text } Cost: { $price }.
note-for-attack = { $text } Costs the next attack, and only once in the battle.
note-attack = Costs the next attack, and only once in the battle.
note-use-check = { $check }. { $text }
ask-spell-weapon = Which weapon does { $seat } enchant?
option-weapon = { $card }
ask-spell-ignore = Which ability of the { $monster } is to be ignored until the combat ends?
monster-ability-physical-resistance = Physical resistance
monster-ability-physical-immunity = Physical immunity
monster-ability-magical-resistance = Magical resistance
monster-ability-magical-immunity = Magical immunity
monster-ability-nightmarish = Nightmarish
monster-ability-overwhelming = Overwhelming
monster-ability-ambush = Ambush
monster-ability-endless = Endless

## Gates

ask-gate-close = { $seat } stands at the gate to { $gate }. Close it?
option-close = Close it by { $skill }
option-elder-sign = Seal it with the { $card }
note-elder-sign = No check; costs 1 Sanity and 1 Stamina
option-gate-leave = Leave it open
ask-gate-seal = The gate at { $place } is closed. Spend { $clues } Clue tokens to seal it for good?
option-seal = Seal it ({ $clues } Clue tokens)
option-no-seal = Keep the Clue tokens

## Trading

option-trade = Trade with { $partner }
ask-trade-offer = { $seat } trades with { $partner }. Which cards change hands?
option-trade-give = Give { $card }
option-trade-take = Ask for { $card }
note-exhausted = Exhausted
ask-trade-money = { $seat } trades with { $partner }. Does money change hands?
option-trade-no-money = No money
option-trade-pay = Give ${ $amount }
option-trade-get = Ask for ${ $amount }
ask-trade-consent = { $partner } proposes a trade: { $seat } gets { $gets }, and gives { $gives }.
trade-exhausted = { $card } (exhausted)
trade-money = ${ $amount }
trade-nothing = nothing
option-trade-accept = Accept
option-trade-refuse = Refuse
option-pay-back = Pay back the { $card } ($10)
