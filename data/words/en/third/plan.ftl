### Third edition: plans and standing orders. What both editions say stands in plan.ftl.

## What a plan can hold

third-plan-field-step = Action { $number }
third-plan-field-extra = Additional Action
third-plan-field-goal = Move To
third-plan-field-skill = Focus
third-plan-field-tests = On This Turn’s Tests
third-plan-tests-free = Use what costs nothing, then accept
third-plan-tests-focus = Without a success, spend focus
third-plan-tests-clues = Without a success, spend focus, then clues
third-plan-field-encounter = The Encounter
third-plan-encounter-begin = Begin it as soon as I can
third-plan-preview = Chance that each of these tests succeeds and each attack kills, without rerolls: about { $percent } %.

## Why some of a plan is dropped

third-plan-misfit-who = it was made for somebody else; { $seat } plays now
third-plan-misfit-delayed = standing up takes an action
third-plan-misfit-gone = { NAME($monster, article: "the") } has left { NAME($place, article: "the") }
third-plan-misfit-held = { NAME($monster, article: "the") } holds the investigator
third-plan-misfit-cost = the way to { NAME($place, article: "the") } costs more than planned
third-plan-misfit-skill = { $skill } can’t take another focus token

## What standing orders can hold

third-order-told-focus = { $value ->
    [never] On a test I spend no focus.
    [fail] On a test I spend focus while there is no success.
   *[always] On a test I spend focus whenever 1 more success would help.
  }
third-order-told-clues = { $value ->
    [never] On a test I spend no clues.
    [fail] On a test I spend clues while there is no success.
   *[always] On a test I spend clues whenever 1 more success would help.
  }
third-order-told-engaged = { $value ->
    [evade] When I’m engaged on my turn, I evade.
    [attack-25] When I’m engaged on my turn, I attack at 25 % to kill or better, otherwise I evade.
    [attack-50] When I’m engaged on my turn, I attack at 50 % to kill or better, otherwise I evade.
    [attack-75] When I’m engaged on my turn, I attack at 75 % to kill or better, otherwise I evade.
   *[attack] When I’m engaged on my turn, I attack.
  }
third-order-told-harm = { $value ->
    [self] I take damage and horror myself, unless it defeats me.
   *[cards] My cards take as much damage and horror as they can.
  }
third-order-told-bearers = Only these cards take it, in this order: { $choice }.
third-order-told-votes = I leave shared decisions to the leader.
third-order-told-pass = I give the usual answer on: { $choice }.
third-order-field-focus = Focus on a Test
third-order-focus-never = Spend none
third-order-focus-fail = Spend while there is no success
third-order-focus-always = Spend whenever 1 more success would help
third-order-field-clues = Clues on a Test
third-order-clues-never = Spend none
third-order-clues-fail = Spend while there is no success
third-order-clues-always = Spend whenever 1 more success would help
third-order-field-engaged = Engaged on My Turn
third-order-engaged-evade = Evade
third-order-engaged-attack-25 = Attack at 25 % to kill or better, otherwise evade
third-order-engaged-attack-50 = Attack at 50 % to kill or better, otherwise evade
third-order-engaged-attack-75 = Attack at 75 % to kill or better, otherwise evade
third-order-engaged-attack = Attack
third-order-field-harm = Damage and Horror
third-order-harm-self = I take it, unless it defeats me
third-order-harm-cards = My cards take as much as they can
third-order-field-bearers = Only These Cards Take It, in This Order
third-order-field-votes = Shared Decisions
third-order-votes-leader = I leave it to the leader
third-order-field-pass = Give the Usual Answer
third-order-pass-encounter = Beginning my encounter: as soon as I can
third-order-pass-prepare = What to use in a test: the most dice for free
third-order-pass-lend = Helping with others’ tests: no
third-order-pass-reaction = Reactions my cards offer: yes, if free
third-order-pass-may = What a card lets me do: no
third-order-pass-shop = Buying: nothing
third-order-pass-trade = Trades: gifts, nothing else
third-order-pass-monsters = How monsters move and whom they engage
third-order-pass-order = The order of doom and reckonings, and where doom goes
