### Plans and standing orders: what people say ahead of being asked.

## What a plan can hold

plan-field-sliders = Sliders
plan-field-begin = If you are not there
plan-begin-without-me = Begin without me
plan-field-goal = Go to
plan-goal-stay = Stay at { $place }
plan-field-face = { $monster }, { $place }
plan-face-evade = Evade; ask me if that fails
plan-face-evade-fight = Evade; if that fails, fight to the end
plan-face-fight = Fight to the end
plan-field-gate = Come back by the gate at
plan-field-end = Then, at { $place }
plan-field-seal = If the gate closes
plan-seal-seal = Seal it with Clue tokens
plan-seal-keep = Keep the Clue tokens
plan-field-clues = If a check fails
plan-clues = { $count ->
    [0] Spend no Clue tokens
    [one] Spend up to 1 Clue token
   *[other] Spend up to { $count } Clue tokens
  }
plan-preview = Chance that all of it goes well, without Clue tokens: about { $percent } %.

## Why some of a plan is dropped

plan-misfit-sliders = the sliders can’t stand as you wished
plan-misfit-monster = the { $monster } at { $place } was not there when you planned
plan-misfit-gate = the gate at { $place } is not what it was
plan-misfit-way = { $place } can’t be reached any more
plan-misfit-place = your investigator is at { $place } now
plan-misfit-end = what you wished to do at { $place } can’t be done

## What standing orders can hold

order-field-when = The orders count
order-when-now = At once, without asking me
order-when-silence = Only when my time to answer is up
order-field-clues = Clue tokens on a check
order-clues-never = Spend none
order-clues-pass-1 = Spend while 1 success is missing
order-clues-pass-2 = Spend while at most 2 successes are missing
order-clues-pass-3 = Spend while at most 3 successes are missing
order-clues-harm = Spend only against monsters
order-clues-always = Spend whenever it may help
order-field-lastClue = The last Clue token
order-lastClue-keep = Never spend it on a check
order-field-monsters = Monsters in the way
order-monsters-evade = Evade and flee
order-monsters-fight-50 = Fight at 50 % or better, else evade
order-monsters-fight-60 = Fight at 60 % or better, else evade
order-monsters-fight-70 = Fight at 70 % or better, else evade
order-monsters-fight-80 = Fight at 80 % or better, else evade
order-monsters-fight-90 = Fight at 90 % or better, else evade
order-monsters-fight = Always fight
order-field-weapons = Weapons, the best liked first
order-field-spells = Spells in combat
order-spells-no = Cast none
order-spells-yes = Cast those I take in hand
order-field-losses = What is lost first, from worthless to precious
order-field-route = Walk to
order-field-gate = At an explored gate
order-gate-close = Close it, keep the Clue tokens
order-gate-seal = Close it, and seal it with Clue tokens
order-gate-elder-sign = Use an Elder Sign, or else close it
order-gate-wait = Wait
order-field-trade = Accept without asking
order-trade-gifts = Gifts from anybody
order-field-encounter = In a place with an ability
order-encounter-encounter = Have an encounter
order-encounter-ability = Use the ability
order-field-abilityAt = Use the ability at
order-field-clueTaker = A clue that appears where I stand
order-clueTaker-me = For me
order-clueTaker-others = For the others first
order-field-before = Let me act, if I could, before
order-before-encounter = My encounter
order-before-mythos = The Mythos card
order-before-attack = The attacks of the final battle
order-field-pass = Always pass on
order-pass-upkeep-next = Extras in the Upkeep
order-pass-upkeep-sliders = Adjusting the sliders
order-pass-move-world = Extras in other worlds
order-pass-combat-start = Spells before the Horror check
order-pass-check-before = Cards and spells before a check
order-pass-check-lend = Lending my abilities to others
order-pass-loss-prevent = Preventing losses
order-pass-effect-may = What a card says I may do
order-pass-encounter-redraw = Drawing another encounter
order-pass-shop-wish = Sales
order-pass-rumor-pay = Paying for rumors
order-pass-trade-consent = Trades, except gifts
order-pass-window-act = Acting before an encounter or a Mythos card
order-misfit-route = there is no way to { $place } any more

## The picture of a way, in words

alt-route = The way { $investigator } means to go, from { $place }:
alt-step = { $step }. { $place }{ $count ->
    [0] { "" }
    [one] { " " }where { $monsters } waits
   *[other] { " " }where { $monsters } wait
  }

## Said by the table

plan-lead = -# { $name }, as planned: { $choice }.
orders-lead = -# { $name }, by standing orders: { $choice }.
orders-by-silence = -# { $name } has not answered in time; by standing orders: { $ask } **{ $choice }** ({ $rule })
plan-misfit = { $name }’s plan no longer fits: { $why }. What hung on that is dropped.
orders-misfit = A standing order of { $name } is dropped: { $why }.
plan-undone = What { $names } had planned goes with the move that is taken back.
refused-no-plans = Nothing can be said ahead in this game.
refused-nothing-to-plan = There is nothing to plan at the moment.
refused-plan-empty = The plan says nothing yet. Choose something first.

## The form

button-look-plan = Plan…
button-look-use = Use…
said-title-plan = **{ $investigator }: the next turn.** What you leave open is asked when it comes.
said-title-orders = **{ $investigator }: standing orders.** They hold until you change them.
said-row = **{ $label }:** { $choice }
said-row-open = { $label }: —
said-numbered = { $number }. { $label }
said-plan-draft = Not set yet. **Set the Plan** puts it in force.
said-plan-set = The plan is set. It runs when its turn comes, as long as things are as they are now.
said-plan-gone = The plan is set, and its time has come.
said-fields = What to say ahead…
said-ask-me = Leave it open: ask me
said-other-seat = { $investigator }
button-said-set = Set the Plan
button-said-forget = Forget All
use-title = What may be used at any time:
use-nothing = You have nothing to use just now.
use-done = Done: { $choice }.

## Commands

command-plan = plan
command-plan-description = Say ahead what your investigator will do when their turn comes
command-plan-step = step
command-plan-step-description = Which part of the turn
command-plan-choice = choice
command-plan-choice-description = What to do then
command-plan-set = set
command-plan-set-description = Put the plan in force
command-plan-forget = forget
command-plan-forget-description = Drop the plan
command-orders = orders
command-orders-description = Standing orders: what need not be asked of you
command-orders-step = order
command-orders-step-description = Which order
command-orders-choice = choice
command-orders-choice-description = What it is to be
command-orders-forget = forget
command-orders-forget-description = Drop all of them
