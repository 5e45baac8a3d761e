### Third edition: plans and standing orders. What both editions say stands in plan.ftl.

## What a plan can hold

third-plan-field-step = Action { $number }
third-plan-field-extra = Free of them all: one thing more
third-plan-field-goal = Move to
third-plan-field-skill = Focus
third-plan-field-tests = On the tests of this turn
third-plan-tests-free = Use what costs nothing, then accept
third-plan-tests-focus = Without a success, spend focus
third-plan-tests-clues = Without a success, spend focus, then clues
third-plan-field-encounter = The encounter afterwards
third-plan-encounter-begin = Begin it as soon as I may
third-plan-preview = Chance of a success in every one of these tests, and of bringing down what is attacked, without rerolls: about { $percent } %.

## Why some of a plan is dropped

third-plan-misfit-who = it was made for somebody else, and { $seat } is here now
third-plan-misfit-delayed = standing up takes an action
third-plan-misfit-gone = the { $monster } is not at { $place } any more
third-plan-misfit-held = the { $monster } holds your investigator
third-plan-misfit-cost = the way to { $place } costs more than you meant to pay
third-plan-misfit-skill = { $skill } can’t take another focus token

## What standing orders can hold

third-order-field-focus = Focus on a test
third-order-focus-never = Spend none
third-order-focus-fail = Spend while there is no success
third-order-focus-always = Spend whenever a success more would help
third-order-field-clues = Clues on a test
third-order-clues-never = Spend none
third-order-clues-fail = Spend while there is no success
third-order-clues-always = Spend whenever a success more would help
third-order-field-engaged = Engaged in my turn
third-order-engaged-evade = Evade
third-order-engaged-attack-25 = Attack if it falls at once with 25 % or better, else evade
third-order-engaged-attack-50 = Attack if it falls at once with 50 % or better, else evade
third-order-engaged-attack-75 = Attack if it falls at once with 75 % or better, else evade
third-order-engaged-attack = Attack
third-order-field-harm = Damage and horror
third-order-harm-self = I take it, unless it is my end
third-order-harm-cards = My cards take as much as they can
third-order-field-bearers = Only these cards take it, the first one first
third-order-field-votes = What all decide
third-order-votes-leader = I leave it to the leader
third-order-field-pass = Leave to the usual answer
third-order-pass-encounter = Beginning my encounter: as soon as I may
third-order-pass-research = Clues to research: as many as I can
third-order-pass-prepare = What to use in a test: the most dice for nothing
third-order-pass-lend = Helping in tests of others: no
third-order-pass-reaction = What a card lets me answer: if it costs nothing
third-order-pass-may = What a text says I may do: no
third-order-pass-shop = Buying: nothing
third-order-pass-trade = Trades: gifts, and nothing else
third-order-pass-monsters = How monsters move and whom they engage
third-order-pass-order = In what order doom and reckonings come, and where doom goes
