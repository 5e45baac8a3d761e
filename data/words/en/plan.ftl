### Plans and standing orders: what people say ahead of being asked.

## What a plan can hold

plan-field-upkeep = Extras in the Upkeep
plan-upkeep-nothing = Nothing else
plan-field-sliders = Sliders
plan-field-begin = If You Aren’t There
plan-begin-without-me = Begin without me
plan-field-goal = Go to
plan-goal-stay = Stay { NAME($place, role: "at") }
plan-field-leave = Clues { NAME($place, role: "at") }
plan-field-face = { $monster }, { $place }
plan-face-evade = Evade; ask me if that fails
plan-face-evade-fight = Evade; if that fails, fight to the end
plan-face-fight = Fight to the end
plan-field-hands = In a Fight, Hold
plan-field-rounds = In a Fight, Flee After
plan-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
plan-field-gate = Come back by the gate at
plan-field-end = Then, { NAME($place, role: "at") }
plan-field-buy = In the Shop, Buy
plan-buy-weapon = A weapon, otherwise what costs most
plan-buy-tome = A tome, otherwise what costs most
plan-buy-dearest = What costs most, if I can afford it
plan-buy-cheapest = What costs least
plan-field-seal = If the gate closes
plan-seal-seal = Seal It With Clues
plan-seal-keep = Keep the Clues
plan-field-clues = If a check fails
plan-clues = { $count ->
    [0] Spend no clues
    [one] Spend up to 1 clue
   *[other] Spend up to { $count } clues
  }
turn-go = Go to { NAME($place, article: "the") }
turn-stay = Stay
turn-sliders = Sliders
turn-encounter = Encounter
turn-gate = Enter the Gate
turn-fight-on = Keep Fighting
turn-fight-on-with = { $fight }, again and again, until it’s won or a miss would knock you out
plan-preview = Chance that it all goes well, without clues: about { $percent } %.

## Why some of a plan is dropped

plan-misfit-sliders = the sliders can’t be set that way
plan-misfit-monster = { NAME($monster, article: "the") } { NAME($place, role: "at") } wasn’t there when the plan was made
plan-misfit-gate = the gate { NAME($place, role: "at") } has changed
plan-misfit-way = { NAME($place, article: "the") } { AGREES($place) ->
    [one] is
   *[other] are
  } now out of reach
plan-misfit-place = the investigator is { NAME($place, role: "at") } now
plan-misfit-end = that can’t be done { NAME($place, role: "at") }

## What standing orders can hold

order-field-when = When the Orders Count
order-when-now = At once, without asking me
order-when-silence = Only when my time to answer is up
order-field-clues = Clues on a Check
order-clues-never = Spend none
order-clues-pass-1 = Spend while 1 success is missing
order-clues-pass-2 = Spend while at most 2 successes are missing
order-clues-pass-3 = Spend while at most 3 successes are missing
order-clues-harm = Spend only against monsters
order-clues-always = Spend whenever it could help
order-field-lastClue = The Last Clue
order-lastClue-keep = Never spend it on a check
order-field-leave = Clues Where I Stop
order-leave-all = Leave them for the others
order-field-monsters = Monsters in the Way
order-monsters-evade = Evade and flee
order-monsters-fight-50 = Fight at 50 % or better, otherwise evade
order-monsters-fight-60 = Fight at 60 % or better, otherwise evade
order-monsters-fight-70 = Fight at 70 % or better, otherwise evade
order-monsters-fight-80 = Fight at 80 % or better, otherwise evade
order-monsters-fight-90 = Fight at 90 % or better, otherwise evade
order-monsters-fight = Always fight
order-field-weapons = Weapons, Favorite First
order-field-spells = Spells in Combat
order-spells-no = Cast none
order-spells-yes = Cast the ones I hold
order-field-losses = What to Lose First
order-field-route = Walk To
order-field-gate = At an Explored Gate
order-gate-close = Close it, keep the clues
order-gate-seal = Close it, and seal it with clues
order-gate-elder-sign = Use an Elder Sign, or else close it
order-gate-wait = Wait
order-field-trade = Accept Without Asking
order-trade-gifts = Gifts from anybody
order-field-encounter = At a Place With an Ability
order-encounter-encounter = Have an encounter
order-encounter-ability = Use the ability
order-field-abilityAt = Use the Ability At
order-field-clueTaker = A Clue That Appears Where I Stand
order-clueTaker-me = For me
order-clueTaker-others = For the others first
order-field-before = If I Could Act, Ask Me Before
order-before-encounter = My encounter
order-before-mythos = The Mythos card
order-before-attack = The attacks of the final battle
order-field-pass = Always Pass On
order-pass-upkeep-next = Extras in Upkeep
order-pass-upkeep-sliders = Moving the sliders
order-pass-move-world = Extras in Other Worlds
order-pass-combat-start = Spells before the Horror check
order-pass-check-before = Cards and spells before a check
order-pass-check-lend = Lending my abilities to others
order-pass-loss-prevent = Preventing losses
order-pass-effect-may = What a card lets me do
order-pass-encounter-redraw = Drawing another encounter
order-pass-shop-wish = Sales
order-pass-rumor-pay = Paying for rumors
order-pass-trade-consent = Trades, except gifts
order-pass-window-act = Acting before an encounter or a Mythos card

## Standing orders in sentences

order-told-when = { $value ->
    [silence] These orders count only when my time to answer is up.
   *[now] These orders count at once, without asking me.
  }
order-told-clues = { $value ->
    [never] On a check I spend no clues.
    [pass-1] On a check I spend clues while 1 success is missing.
    [pass-2] On a check I spend clues while at most 2 successes are missing.
    [pass-3] On a check I spend clues while at most 3 successes are missing.
    [harm] I spend clues only on checks against monsters.
   *[always] On a check I spend clues whenever it could help.
  }
order-told-lastClue = I never spend my last clue on a check.
order-told-leave = I leave the clues where I stop.
order-told-monsters = { $value ->
    [evade] I evade monsters in my way, and flee from fights.
    [fight-50] I fight monsters in my way at 50 % or better, and evade the others.
    [fight-60] I fight monsters in my way at 60 % or better, and evade the others.
    [fight-70] I fight monsters in my way at 70 % or better, and evade the others.
    [fight-80] I fight monsters in my way at 80 % or better, and evade the others.
    [fight-90] I fight monsters in my way at 90 % or better, and evade the others.
   *[fight] I fight every monster in my way.
  }
order-told-weapons = In a fight I reach first for: { $choice }.
order-told-spells = { $value ->
    [no] I cast no spells in combat.
   *[yes] I cast the spells I hold in combat.
  }
order-told-losses = If I have to lose something, first: { $choice }.
order-told-route = I walk to { $choice }.
order-told-gate = { $value ->
    [close] I close a gate I have explored, and keep the clues.
    [seal] I close a gate I have explored, and seal it with clues.
    [elder-sign] At a gate I have explored I use an Elder Sign, or else close it.
   *[wait] At a gate I have explored I wait.
  }
order-told-trade = I accept without being asked: { $choice }.
order-told-encounter = { $value ->
    [encounter] At a place with an ability I have an encounter.
   *[ability] At a place with an ability I use it.
  }
order-told-abilityAt = I use the ability at: { $choice }.
order-told-clueTaker = { $value ->
    [me] A clue that appears where I stand is mine.
   *[others] A clue that appears where I stand goes to the others first.
  }
order-told-before = If there’s something I could do, ask me before: { $choice }.
order-told-pass = I always pass on: { $choice }.
order-misfit-route = there’s no way to { NAME($place, article: "the") } now

## The picture of a way, in words

alt-route = { $investigator }’s planned way, from { NAME($place, article: "the") }:
alt-step = { $step }. { CAPITAL(NAME($place, article: "the")) }{ $count ->
    [0] { "" }
    [one] , where { NAME($monsters, article: "a") } waits
   *[other] , where { NAME($monsters, article: "a") } wait
  }

## Said by the table

plan-lead = { $name }, as planned: { $choice }.
orders-lead = { $name }, by standing orders: { $choice }.
orders-by-silence = -# { $name } didn’t answer in time; by standing orders: { $ask } **{ $choice }** ({ $rule })
plan-misfit = { $name }’s plan no longer fits: { $why }. Whatever depended on it is dropped.
orders-misfit = { $name }’s standing order is dropped: { $why }.
plan-undone = { $names }’s { AGREES($names) ->
    [one] plan is
   *[other] plans are
  } dropped along with the answer taken back.
refused-no-plans = This game has no plans.
refused-nothing-to-plan = Nothing to plan right now.
refused-plan-empty = The plan is empty. Choose something first.

## The form

button-look-plan = Plan…
button-look-use = Use…
plan-advised = Advice: a careful player would choose this
plan-modal-title = { $investigator }: next turn
said-title-plan = **{ $investigator }: next turn.** Whatever you leave open, you decide when it comes.
said-title-orders = **{ $investigator }: standing orders.** They hold until you change them.
said-row = **{ $label }:** { $choice }
said-open-plan = Left open: { $labels }.
said-open-orders = You decide everything else as it comes.
said-numbered = { $number }. { $label }
said-plan-draft = Not set yet. **Set the Plan** puts it into effect.
said-plan-set = The plan is set. It runs when your turn comes, if things still stand as they do now.
said-plan-gone = The turn you planned for has come and gone.
said-fields = What to Plan…
said-ask-me = Leave it open
said-other-seat = { $investigator }
button-said-set = Set the Plan
button-said-forget = Forget All
use-title = You can use these at any time:
use-nothing = You have nothing to use now.
use-done = Done: { $choice }.

## Commands

command-plan = plan
command-plan-description = Say in advance what your investigator does on their next turn
command-plan-step = step
command-plan-step-description = Which part of the turn
command-plan-choice = choice
command-plan-choice-description = What to do then
command-plan-set = set
command-plan-set-description = Put the plan into effect
command-plan-forget = forget
command-plan-forget-description = Drop the plan
command-orders = orders
command-orders-description = Standing orders: what the bot doesn’t have to ask you
command-orders-step = order
command-orders-step-description = Which order
command-orders-choice = choice
command-orders-choice-description = What to do
command-orders-forget = forget
command-orders-forget-description = Drop all your standing orders
