### Questions about what an investigator does: Upkeep, movement, monsters, combat, spells, gates, trades.
### $seat is the investigator's name.

## Upkeep

ask-upkeep-return = { $seat } comes back from outside time and space. Where to?
ask-upkeep-next = { $seat }: use anything before moving?
option-upkeep-roll = Roll for { $card } Now
option-upkeep-done = Done
option-clue-hand-on = { $seat } Gets the Clue
option-clue-put-back = Leave the Clue { NAME($place, role: "at") }
option-move-sliders = Move the Sliders
option-sitting-go-on = Go On
ask-sitting-begin = { $seat }: take your turn? There’s nothing to decide yet.
ask-upkeep-sheet = { $seat }: your orders for this turn? Set a plan, or place the sliders and decide the rest as it comes.
ask-upkeep-sliders = { $seat }’s sliders: { $focus ->
    [one] move up to 1 stop.
   *[other] move up to { $focus } stops.
  }
option-sliders = { $moved }
slider-name-speed-sneak = Speed / Sneak
slider-name-fight-will = Fight / Will
slider-name-lore-luck = Lore / Luck
slider-speed-sneak = Speed { $speed } / Sneak { $sneak }
slider-fight-will = Fight { $fight } / Will { $will }
slider-lore-luck = Lore { $lore } / Luck { $luck }
note-sliders = Speed { $speed }, Sneak { $sneak }; Fight { $fight }, Will { $will }; Lore { $lore }, Luck { $luck }
sliders-beyond = That’s more than { $focus ->
    [one] the 1 stop
   *[other] the { $focus } stops
  } your focus allows.
slider-brief = { $skill ->
    [speed] Speed
    [fight] Fight
   *[lore] Lore
  } { $value }
option-sliders-keep = Keep Sliders
option-sliders-middle = Start in the Middle

## Movement

ask-move-next = { $seat } { NAME($place, role: "at") }: { $points ->
    [0] no steps left. What now?
    [one] 1 step left. Where to?
   *[other] { $points } steps left. Where to?
  }
ask-move-met = { $seat } { NAME($place, role: "at") }: { NAME($monsters, article: "the") } { AGREES($monsters) ->
    [one] is
   *[other] are
  } here. Evade or fight first.
option-go = { $place }
note-go = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }{ $number ->
    [0] { "" }
   *[other] { " " }· { $number } on the map
  }
brings-clues = { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  }
brings-gate = gate
# What staying leads to
brings-encounter = encounter
brings-unknown-gate = gate
brings-world = to { NAME($world, article: "the") }
option-wagon = Patrol Wagon to { $place }
option-stop-here = { $clues ->
    [0] Stay Here
    [one] Stay · 1 Clue
   *[other] Stay · { $clues } Clues
  }
option-stop-leaving = { $clues ->
    [0] Stay · Leave the Clues
    [one] Stay · Take Only 1 Clue
   *[other] Stay · Take Only { $clues } Clues
  }
option-leave-clues = Leave Clues…
ask-move-clues = { $after ->
    [true] { $seat }: how many clues do you leave { NAME($place, role: "at") }?
   *[other] { $seat }: how many clues do you leave where you stop this turn?
  }
option-leave = { $clues ->
    [0] Take Every Clue
    [one] Leave 1 Clue
   *[other] Leave { $clues } Clues
  }
ask-move-world = { $seat } is moving on through another world. Use anything first?
ask-move-world-after = { $seat } is in another world. Use anything before what awaits there?
option-world-stay = Stay
option-world-on = Go On
option-world-back = Go Back to Arkham
ask-return-gate = { $seat } comes back from { NAME($world, article: "the") }. Through which gate?
option-return-gate = { $place }
note-return-gate = Closing { $modifier }{ $count ->
    [0] {""}
   *[other] , guarded by { NAME($monsters, article: "a") }
  }

## Meeting monsters

ask-combat-face = { $seat } meets { NAME($monsters, article: "a") }. Evade or fight?
option-evade = Evade { $monster }
# As much of a long name as fits on a button with the odds.
option-monster-brief = { $id ->
    [dimensional-shambler] Shambler
    [god-of-the-bloody-tongue] Bloody Tongue
    [haunter-of-the-dark] Haunter
    [hound-of-tindalos] Hound
    [the-bloated-woman] Bloated Woman
    [the-dark-pharaoh] Dark Pharaoh
   *[other] { $monster }
  }
option-fight = Fight { $monster }
note-check = { $dice ->
    [0] Clue dice only
    [one] 1 die
   *[other] { $dice } dice
  }, needs { $needed }
note-dice = { $dice ->
    [0] Clue dice only
    [one] 1 die
   *[other] { $dice } dice
  }, every success counts
note-staked = { $check }. { $stakes }
note-fight = { $check }; first a Horror check ({ $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
  }): −{ $damage } Sanity on a miss{ $nightmarish ->
    [0] {""}
   *[other] , −{ $nightmarish } on a pass
  }
ask-combat-start = { CAPITAL(NAME($monster, article: "the")) } turns toward { $seat }. Cast anything before the Horror check?
option-go-on = Face It
ask-check-reroll = Reroll which die?
option-reroll-die = A { $die }
option-act-no = Go On
ask-battle-trade = { $seat }: trade with anybody before the attacks?
ask-battle-ward = { $seat }: { $ancientOne } is about to attack. Ward off the attack?
ask-window-act = { $seat }, { $before ->
    [mythos] the Mythos card is about to be drawn
   *[encounter] the encounter is about to begin
  }. Use anything before?
ask-combat-round = { $seat } vs. { $monster }, round { $round }. { $stakes }
option-flee = Flee
option-escape = Get Away
option-other-hands = Change Hands…
option-hands-back = Back
ask-combat-hands = { $seat }: which weapons or spells?
option-hands = { $cards }
option-hands-two = { $one } + { $other }
option-hand-brief = { $id ->
    [derringer-18] .18
    [revolver-38] .38
    [automatic-45] .45
    [cavalry-saber] Saber
    [enchanted-blade] Ench. Blade
    [enchanted-knife] Ench. Knife
    [powder-of-ibn-ghazi] Powder
    [dread-curse-of-azathoth] Dread Curse
    [red-sign-of-shudde-mell] Red Sign
   *[other] { $card }
  }
option-hands-none = Bare Hands
note-hands = { $dice ->
    [0] No extra dice
    [one] +1 die
   *[other] +{ $dice } dice
  }{ $toCast ->
    [0] {""}
   *[other] , if { $spells } can be cast
  }
ask-combat-damage = { CAPITAL(NAME($monster, article: "the")) } hits { $seat }.
option-damage-take = Lose { $damage } Stamina
ask-battle-attack = { $seat } attacks the Ancient One. How?

## What hangs on a check

stakes-evade = { $damage ->
    [0] Miss: { $fleeing ->
        [true] the fight goes on.
       *[false] the fight begins.
      }
   *[other] Miss: −{ $damage } Stamina ({ $stamina } left){ $out ->
        [true] : **knocked out**.
       *[false] { $fleeing ->
            [true] , and the fight goes on.
           *[false] , and the fight begins.
          }
      }
  }
stakes-horror = Miss: −{ $damage } Sanity ({ $sanity } left){ $out ->
    [true] : **insane**.
   *[false] .
  }{ $nightmarish ->
    [0] {""}
   *[other] {" "}Even a pass costs { $nightmarish }.
  }
stakes-fight = { $damage ->
    [0] Miss: no damage.
   *[other] Miss: −{ $damage } Stamina ({ $stamina } left){ $out ->
        [true] : **knocked out**.
       *[false] .
      }
  }
stakes-attack = Each success counts.
stakes-cast = Miss: { NAME($card, article: "the") } does nothing.
stakes-close = Miss: the gate stays open.

## Spells

option-cast = Cast { $card }
note-cast = { $check }{ $hands ->
    [0] {""}
    [one] , 1 hand
   *[other] , { $hands } hands
  }. { $text }
note-for-attack = { $text } Costs the next attack, and only once in the battle.
note-attack = Costs the next attack, and only once in the battle.
note-use-check = { $check }. { $text }
ask-spell-weapon = { $seat }: which weapon to enchant?
option-weapon = { $card }
ask-spell-ignore = Which ability does { NAME($monster, article: "the") } lose until the combat ends?
monster-ability-physical-resistance = Physical resistance
monster-ability-physical-immunity = Physical immunity
monster-ability-magical-resistance = Magical resistance
monster-ability-magical-immunity = Magical immunity
monster-ability-nightmarish = Nightmarish
monster-ability-overwhelming = Overwhelming
monster-ability-ambush = Ambush
monster-ability-endless = Endless

## Gates

ask-gate-close = { $seat } stands at the gate to { NAME($gate, article: "the") }. Close it?
option-close = Close With { $skill }
option-elder-sign = Seal With the { $card }
note-elder-sign = No check
option-gate-leave = Leave It Open
ask-gate-seal = The gate { NAME($place, role: "at") } is closed. Spend { $clues } clues to seal it for good?
option-seal = Seal · { $clues } Clues
option-no-seal = Keep the Clues

## Trading

option-trade = Trade With { $partner }
ask-trade-offer = { $seat } trades with { $partner }. Which cards?
option-trade-give = Give { $card }
option-trade-take = Ask for { $card }
note-exhausted = Exhausted
ask-trade-money = { $seat } trades with { $partner }. Any money?
option-trade-no-money = No Money
option-trade-pay = Give ${ $amount }
option-trade-get = Ask for ${ $amount }
ask-trade-consent = { $partner } offers a trade: { $seat } gets { NAME($gets, article: "the") } and gives { NAME($gives, article: "the") }. Agree?
trade-exhausted = { NAME($card, article: "the") } (exhausted)
trade-money = ${ $amount }
trade-nothing = nothing
option-trade-accept = Agree
option-trade-refuse = Refuse
option-pay-back = Pay Back the { $card } · $10

# Why a command can't be used now, and what can be done about it
why-delayed = You’re delayed: you stand up in your next Movement phase, and can move again the turn after.
why-phase-move = You move in the Movement phase of your own turn; this is { $phase }.
why-monster = A monster bars the way: { $monsters }. Evade or fight first.
why-no-steps = You have no steps left this turn.
why-no-monster = There’s no monster where you are.
why-no-gate = There’s no open gate { NAME($place, role: "at") }.
why-unexplored = Go through the gate first: once you’re back from the Other World, you can close it.
why-phase-close = You close a gate in the Arkham Encounters phase, instead of having an encounter.
why-seal = You seal a gate right after closing it, for 5 clues (you have { $clues }), or with an Elder Sign.
