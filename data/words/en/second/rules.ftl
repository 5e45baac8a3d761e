### Rules text of the second edition, generated from the effects of the cards.
###
### Clauses get $form: imperative (an order to the reader), infinitive (after "to", "or", "may") or third (about
### another person). Nouns get $role: object, subject, of, to, at, with. English needs little of either; a language that
### conjugates or declines selects on them. CAPITAL() raises the first letter of a sentence.

## Sentences

rules-sentence = { CAPITAL($clause) }.
rules-label = { CAPITAL($clause) }
rules-text = { $first } { $rest }
rules-clauses = { $clauses }
rules-and-then = { $first }, then { $rest }
rules-and-separately = { $first }; { $rest }
rules-parted = { $first }; { $rest }
rules-then = then { $clause }
rules-in-either-case = in either case, { $clause }
rules-and-in-either-case = { $first }; { $form ->
    [third] whether they pass or fail
   *[other] whether you pass or fail
  }, { $rest }
rules-and-then-if = { $first }; then, { $rest }
rules-and-lastly = { $first }; then { $rest }
rules-having-done = after doing so, { $clause }
rules-then-if = then, { $clause }
rules-for-each-of-it = { $first }; { $rest } for each
rules-or = { $first } or { $second }
rules-or-last = { $first }, or { $second }
rules-either = either { $first }, or { $second }
rules-and-also = { $first }, and { $rest }
rules-pay-and = { $cost } and { $clause }
rules-lasting-all = { $clause }, { $until }
rules-comma = { $first }, { $rest }
rules-times = do this { $count ->
    [2] twice
   *[other] { $count } times
  }: { $clause }
rules-otherwise = otherwise { $clause }
rules-if = if { $condition }, { $clause }
rules-if-else = if { $condition }, { $clause }; otherwise { $otherwise }
rules-unless = unless { $condition }, { $clause }
rules-may = { $form ->
    [third] may { $clause }
   *[other] you may { $clause }
  }
rules-may-pay = you may { $cost } to { $clause }
rules-may-pay-then = you may { $cost }; if you do, then { $clause }
rules-pay-to = { $cost } to { $clause }
rules-pay-then = { $cost }, then { $clause }
rules-choose = { $form ->
    [third] chooses one: { $options }
   *[other] choose one: { $options }
  }
rules-if-able = { $clause } (your choice among what you have)
rules-option = ({ $number }) { $clause }
rules-nothing-happens = nothing happens
rules-do-nothing = { $form ->
    [third] does nothing
   *[other] do nothing
  }
rules-at-moment = { $moment }, { $clause }
rules-lasting = { $clause } { $until }
rules-phased = { $phase }: { $text }
rules-when = { $event }, { $clause }
rules-when-true = if { $conditions }

## Checks and dice

rules-check = a { $skill } ({ $mod }) check{ $difficulty ->
    [1] {""}
   *[other] {" "}with { $difficulty } or more successes
  }
rules-check-made = a { $skill } ({ $mod }) check{ $difficulty ->
    [1] {""}
   *[other] {" "}that needs { $difficulty } successes
  }
rules-make-check = { $form ->
    [third] makes { $check }
   *[other] make { $check }
  }
rules-check-pass = { $form ->
    [third] may make { $check }: whoever passes { $pass }
    [infinitive] make { $check }: if you pass, { $pass }
   *[other] pass { $check } to { $pass }
  }
rules-check-fail = { $form ->
    [third] must pass { $check } or { $fail }
   *[other] pass { $check } or { $fail }
  }
rules-check-fail-apart = { $form ->
    [third] must make { $check }: whoever fails { $fail }
   *[other] make { $check }: if you fail, { $fail }
  }
rules-check-both = pass { $check } to { $pass }; otherwise { $fail }
rules-check-outcomes = { $form ->
    [third] makes { $check }: whoever passes { $pass }; whoever fails { $fail }
   *[other] make { $check }: if you pass, { $pass }; if you fail, { $fail }
  }
rules-if-pass = if you pass, { $clause }
rules-on-pass = if you pass: { $clause }
rules-on-fail = if you fail: { $clause }
rules-if-fail = if you fail, { $clause }
rules-check-per-success = { $form ->
    [third] makes { $check } and { $each } for each success
   *[other] make { $check } and { $each } for each success
  }
rules-check-per-success-else = { $form ->
    [third] makes { $check } and { $each } for each success; with no success, { $none }
   *[other] make { $check } and { $each } for each success; with no success, { $none }
  }
rules-check-bands = { $form ->
    [third] makes { $check }: { $bands }
   *[other] make { $check }: { $bands }
  }
rules-with-successes-exactly = { $min ->
    [0] with no success, { $clause }
    [one] with { $min } success, { $clause }
   *[other] with { $min } successes, { $clause }
  }
rules-with-successes-or-more = with { $min } or more, { $clause }
rules-with-successes-range = { $min ->
    [0] with { $max } success or none, { $clause }
   *[other] with { $min } or { $max }, { $clause }
  }
rules-roll-scale = { $form ->
    [third] rolls { $dice }: { $clauses }
   *[other] roll { $dice }: { $clauses }
  }
rules-roll-scale-less = { $form ->
    [third] rolls { $dice } and subtracts { $less }: { $clauses }
   *[other] roll { $dice } and subtract { $less }: { $clauses }
  }
rules-roll = { $form ->
    [third] rolls { $dice }: { $parts }
   *[other] roll { $dice }: { $parts }
  }
rules-dice = { $count ->
    [one] a die
   *[other] { $count } dice
  }
rules-dice-currentSanity = { $form ->
    [third] a die for each point of their Sanity
   *[other] a die for each point of your Sanity
  }
rules-dice-currentStamina = { $form ->
    [third] a die for each point of their Stamina
   *[other] a die for each point of your Stamina
  }
rules-on-success = on a success, { $clause }
rules-on-failure = on a failure, { $clause }
rules-on-face = on a { $min }, { $clause }
rules-on-faces = on a { $min }–{ $max }, { $clause }
rules-each-die = for each { $min }–{ $max }, { $clause }
rules-each-success = for each success, { $clause }
rules-each-failure = for each failure, { $clause }
rules-skill-speed = Speed
rules-skill-sneak = Sneak
rules-skill-fight = Fight
rules-skill-will = Will
rules-skill-lore = Lore
rules-skill-luck = Luck
rules-skill-combat = Combat
rules-checks-speed = Speed checks
rules-check-speed = a Speed check
rules-checks-sneak = Sneak checks
rules-check-sneak = a Sneak check
rules-checks-fight = Fight checks
rules-check-fight = a Fight check
rules-checks-will = Will checks
rules-check-will = a Will check
rules-checks-lore = Lore checks
rules-check-lore = a Lore check
rules-checks-luck = Luck checks
rules-check-luck = a Luck check
rules-checks-evade = Evade checks
rules-check-evade = an Evade check
rules-checks-horror = Horror checks
rules-check-horror = a Horror check
rules-checks-combat = Combat checks
rules-check-combat = a Combat check
rules-checks-spell = Spell checks
rules-check-spell = a Spell check
rules-check-any = any one skill check
rules-check-gateClose = the check to close a gate

## Everybody

rules-each-investigator = each investigator { $clause }
rules-each-investigator-where = each investigator { $where } { $clause }
rules-that-investigator = that investigator { $clause }
rules-each-investigator-who = each investigator who { $condition } { $clause }
rules-each-other-investigator = { $first }; each other investigator { $clause }
rules-each-investigator-except = each investigator { $clause }, except whoever { $condition }
rules-each-investigator-own-item = for each of their items, each investigator { $clause }
rules-first-player = the first player { $clause }
rules-each-open-gate = for each open gate, { $clause }
rules-each-own-item = for each of your items, { $clause }

## Resources

rules-amount-money = ${ $count }
rules-amount-clue = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
  }
rules-amount-sanity = { $count } Sanity
rules-amount-stamina = { $count } Stamina
rules-amount-maxSanity = { $count } maximum Sanity
rules-amount-maxStamina = { $count } maximum Stamina
rules-amount-movementPoints = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
  }
rules-amount-monsterTrophy = { $count ->
    [one] { $count } monster trophy
   *[other] { $count } monster trophies
  }
rules-amount-gateTrophy = { $count ->
    [one] { $count } gate trophy
   *[other] { $count } gate trophies
  }
rules-stock-money = money
rules-stock-clue = clues
rules-stock-sanity = Sanity
rules-stock-stamina = Stamina
rules-stock-maxSanity = maximum Sanity
rules-stock-maxStamina = maximum Stamina
rules-stock-movementPoints = movement points
rules-stock-monsterTrophy = monster trophies
rules-stock-gateTrophy = gate trophies
rules-amount-all = all your { $what }
rules-amount-halfDown = half your { $what } (rounded down)
rules-amount-halfUp = half your { $what } (rounded up)
rules-amount-d6 = { $what } equal to the roll of a die
rules-amount-2d6 = { $what } equal to the roll of 2 dice
rules-amount-spent = as many { $what } as you spent
rules-amount-per-success = { $what } for each success
rules-amount-up-to = up to { $what }
rules-amount-up-to-card = any number of { $what }
rules-gain = { $form ->
    [third] gains { $what }
   *[other] gain { $what }
  }
rules-gain-oneInSameArea = let one investigator in your area gain { $what }
rules-gain-oneAnywhere = let any one investigator gain { $what }
rules-lose = { $form ->
    [third] loses { $what }
   *[other] lose { $what }
  }
rules-lose-maximum = { $form ->
    [third] reduces their { $what } by { $count }
   *[other] reduce your { $what } by { $count }
  }
rules-rolled-sanity = that much Sanity
rules-rolled-stamina = that much Stamina
rules-rolled-clue = that many clues
rules-rolled-money = that much money
rules-restore = { $form ->
    [third] restores all their { $what }
   *[other] restore all your { $what }
  }
rules-split = { $form ->
    [third] gains { $count } points of Sanity and Stamina, divided as they like
   *[other] gain { $count } points of Sanity and Stamina, divided as you like
  }
rules-split-d6 = { $form ->
    [third] gains points of Sanity and Stamina equal to the roll of a die, divided as they like
   *[other] gain points of Sanity and Stamina equal to the roll of a die, divided as you like
  }
rules-split-spent = { $form ->
    [third] gains 1 Sanity or Stamina for each $1 paid, divided as they like
   *[other] gain 1 Sanity or Stamina for each $1 paid, divided as you like
  }
rules-pay = { $form ->
    [third] pays { $what }
   *[other] pay { $what }
  }
rules-spend = { $form ->
    [third] spends { $what }
   *[other] spend { $what }
  }
rules-discard = { $form ->
    [third] discards { $what }
   *[other] discard { $what }
  }

## Cards and trophies

rules-kind-item = { $count ->
    [one] { $count } item
   *[other] { $count } items
  }
rules-kind-common = { $count ->
    [one] { $count } Common Item
   *[other] { $count } Common Items
  }
rules-kind-unique = { $count ->
    [one] { $count } Unique Item
   *[other] { $count } Unique Items
  }
rules-kind-spell = { $count ->
    [one] { $count } Spell
   *[other] { $count } Spells
  }
rules-kind-skill = { $count ->
    [one] { $count } Skill
   *[other] { $count } Skills
  }
rules-kind-ally = { $count ->
    [one] { $count } Ally
   *[other] { $count } Allies
  }
rules-kind-weapon = { $count ->
    [one] { $count } Weapon
   *[other] { $count } Weapons
  }
rules-kind-tome = { $count ->
    [one] { $count } Tome
   *[other] { $count } Tomes
  }
rules-kind-clue = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
  }
rules-kind-monsterTrophy = { $count ->
    [one] { $count } monster trophy
   *[other] { $count } monster trophies
  }
rules-kind-gateTrophy = { $count ->
    [one] { $count } gate trophy
   *[other] { $count } gate trophies
  }
rules-kinds-item = items
rules-kinds-common = Common Items
rules-kinds-unique = Unique Items
rules-kinds-spell = Spells
rules-kinds-skill = Skills
rules-kinds-ally = Allies
rules-kinds-weapon = Weapons
rules-kinds-tome = Tomes
rules-kinds-clue = clues
rules-kinds-monsterTrophy = monster trophies
rules-kinds-gateTrophy = gate trophies
rules-deck-common = Common Item
rules-deck-unique = Unique Item
rules-deck-spell = Spell
rules-deck-skill = Skill
rules-deck-ally = Ally
rules-this-card = this card
rules-that-item = that item
rules-card-one = 1 { $card } card
rules-card-the = the { $card } card
rules-card-own = your { $card }
rules-card-every = every { $card } card
rules-card-ally = the Ally { $card }
rules-trophies-worth = { $count } toughness worth of monster trophies
rules-draw = { $form ->
    [third] draws { $what }
   *[other] draw { $what }
  }
rules-draw-keep = { $form ->
    [third] draws { $what } and keeps { $keep } of them
   *[other] draw { $what } and keep { $keep } of them
  }
rules-draw-search = { $form ->
    [third] takes { $what } of your choice from the deck
   *[other] take { $what } of your choice from the deck
  }
rules-draw-filter = { $form ->
    [third] draws { $what } from the { $deck } deck
   *[other] draw { $what } from the { $deck } deck
  }
rules-take = { $form ->
    [third] takes { $what }
   *[other] take { $what }
  }
rules-take-else = { $clause } (if not available, { $otherwise } instead)
rules-price-list = at list price
rules-price-list-1 = at $1 below list price
rules-price-list-plus-1 = at $1 above list price
rules-price-halfUp = at half the list price (rounded up)
rules-price-double = twice its list price
rules-buy-one-of = { $form ->
    [third] draws { $what }; they must buy one of them { $price } if they can afford any
   *[other] draw { $what }; you must buy one of them { $price } if you can afford any
  }
rules-buy-drawn = { $form ->
    [third] draws { $what }, which they may buy { $price }
   *[other] draw { $what }, which you may buy { $price }
  }
rules-buy-any = { $form ->
    [third] draws { $what }, any of which they may buy { $price }
    [infinitive] draw { $what } and buy any number of them { $price }
   *[other] draw { $what }, any of which you may buy { $price }
  }
rules-buy-search = { $form ->
    [third] searches the { $what } deck for { $count } card, which they may buy { $price }
   *[other] search the { $what } deck for { $count } card, which you may buy { $price }
  }
rules-sell = { $form ->
    [third] sells { $what } for { $price }
   *[other] sell { $what } for { $price }
  }
rules-sale = { $form ->
    [third] turns up { $common } and { $unique }: any investigator may buy any of them at list price; you settle disputes and discard the rest
   *[other] turn up { $common } and { $unique }: any investigator may buy any of them at list price; you settle disputes and discard the rest
  }
rules-discard-ally-from-deck = return { $count } random Ally from the Ally deck to the box
rules-trophies-to-board = { $form ->
    [third] puts all { NAME($monsters, number: "plural") } among their monster trophies on the board { $place }
   *[other] put all { NAME($monsters, number: "plural") } among your monster trophies on the board { $place }
  }
rules-claim-trophy-cup = take a random monster (even an Endless one) from the cup as a trophy
rules-claim-trophy-board = take 1 monster of your choice from the board as a trophy
rules-exhaust = exhaust { $what }
rules-return-this-to-box = return this to the box
rules-marker-on-card = put { $count } Stamina token on this card (discard it when it holds { $limit })
rules-tokens-on-card = { $count ->
    [one] put { $count } clue on this card
   *[other] put { $count } clues on this card
  }
rules-tokens-off-card = remove as many from this card
rules-monsters-on-card = { $count ->
    [one] put { $count } monster from the cup on this card
   *[other] put { $count } monsters from the cup on this card
  }
rules-fight-from-card = fight monsters from this card
rules-counts-as-clue = { $count ->
    [one] spend { $count } fewer clue
   *[other] spend { $count } fewer clues
  }
rules-replace-investigator = replace your investigator with an unused one, who starts afresh
rules-peek-mythos = draw and discard Mythos cards until one names a gate location
rules-look-bottom = look at the bottom card of the { $decks } decks
rules-reveal-top = turn up the top card of a location deck of your choice; it is the next one drawn from that deck
rules-reshuffle-mythos = shuffle the Mythos deck, this card included, and draw again
rules-reshuffle-gate = shuffle the gate deck, this card included, and draw again

## Statuses

rules-status-blessed = { $form ->
    [third] becomes Blessed
    [infinitive] become Blessed
   *[other] become Blessed
  }
rules-status-cursed = { $form ->
    [third] becomes Cursed
    [infinitive] become Cursed
   *[other] become Cursed
  }
rules-status-delayed = { $form ->
    [third] is delayed
    [infinitive] be delayed
   *[other] you are delayed
  }
rules-status-loseNextTurn = { $form ->
    [third] loses the next turn
    [infinitive] lose your next turn
   *[other] lose your next turn
  }
rules-status-arrested = { $form ->
    [third] is arrested
    [infinitive] be arrested
   *[other] you are arrested
  }
rules-status-lostInTimeAndSpace = { $form ->
    [third] is lost in time and space
    [infinitive] be lost in time and space
   *[other] you are lost in time and space
  }
rules-status-devoured = { $form ->
    [third] is devoured
    [infinitive] be devoured
   *[other] you are devoured
  }
rules-status-blessed-oneAnywhere = make any one investigator Blessed
rules-status-cursed-oneAnywhere = make any one investigator Cursed

## Movement and encounters

rules-to-street = the street
rules-to-anyStreetOrLocation = any street or location
rules-to-gateLocationOfPeekedCard = that location
rules-to-nextArea = the next area
rules-move-stay = { $form ->
    [third] moves to { $place }
   *[other] move to { $place }
  }
rules-move-encounter = { $form ->
    [third] moves to { $place } and has an encounter there
   *[other] move to { $place } and have an encounter there
  }
rules-return = { $form ->
    [third] returns to Arkham
   *[other] return to Arkham
  }
rules-return-if-gate = { $form ->
    [third] returns to Arkham, if a gate leads back
   *[other] return to Arkham, if a gate leads back
  }
rules-move-through-nearest-gate = { $form ->
    [third] is drawn through the nearest open gate
    [infinitive] be drawn through the nearest open gate
   *[other] you are drawn through the nearest open gate
  }
rules-move-monster-nearest = it goes straight to the nearest investigator in a location in Arkham ({ $places } are safe); ties go to the lowest Sneak
rules-encounter-inner-sanctum = have an encounter in the Inner Sanctum instead
rules-encounter-different = have a different encounter here
rules-encounter-draw-keep = have an encounter there, drawing { $draw } cards and using { $keep }
rules-encounter-at = have an encounter { $place }
rules-redraw-encounter = draw another card in place of the one just drawn

## Monsters, gates and the city

rules-monster-appears = { $count ->
    [one] a monster appears
   *[other] { $count } monsters appear
  }
rules-monsters-at = { $count ->
    [one] place { $count } monster from the cup { $place }
   *[other] place { $count } monsters from the cup { $place }
  }
rules-monsters-from-card-at = place all monsters on this card { $place }
rules-gate-and-monster = a gate and a monster appear here
rules-gate-appears = a gate appears here
rules-close-gate-seal-trophy = close and seal the gate here without a check, keeping the gate as a trophy,
rules-close-gate-here = close the gate here
rules-close-gate-any = close any one gate
rules-close-gate-that = close it
rules-close-gate-entered = close the gate you came through
rules-doom-add = { $count ->
    [one] add { $count } doom token to the doom track
   *[other] add { $count } doom tokens to the doom track
  }
rules-doom-remove = { $count ->
    [one] remove { $count } doom token from the doom track
   *[other] remove { $count } doom tokens from the doom track
  }
rules-terror = raise the terror level by { $count }
rules-terror-to-10 = raise the terror level step by step to 10
rules-close = close { $what } { $until }
rules-release = { $form ->
    [third] leaves { $place } and takes the next turn as usual
   *[other] leave { $place } and take your next turn as usual
  }
rules-return-this-to-cup = return this monster to the cup
rules-return-to-cup = return all { NAME($monsters, number: "plural") } { $where } to the cup
rules-redraw-monster = return it to the cup and draw a different monster
rules-remove-elder-signs = remove all elder signs from the board
rules-defeat-monsters = defeat every monster in your area
rules-add-masks-to-cup = add all Masks to the monster cup
rules-monsters = monsters
rules-where-places = in { $places }
rules-where-neighborhood = in the { $neighborhood } neighborhood
rules-where-streets = in street areas
rules-where-locations = in locations
rules-where-arkham = in Arkham
rules-where-street = in a street area
rules-where-otherWorld = in an Other World
rules-where-anywhere = in play

## Places

rules-place = { $role ->
    [at] { NAME($place, role: "at") }
   *[other] { NAME($place, article: "the") }
  }
rules-area = { $role ->
    [at] in { "" }
   *[other] { "" }
  }{ $order ->
    [1] the first area of { NAME($world, article: "the") }
   *[other] the second area of { NAME($world, article: "the") }
  }

## Conditions

rules-condition-all = { $conditions }
rules-if-none-left = { $form ->
    [third] has no { $what } left
   *[other] you have no { $what } left
  }
rules-if-any-left = { $form ->
    [third] has any { $what } left
   *[other] you have any { $what } left
  }
rules-if-at-least = { $form ->
    [third] has at least { $what }
   *[other] you have at least { $what }
  }
rules-if-has-card = { $form ->
    [third] has a { $card } card
   *[other] you have the { $card } card
  }
rules-if-has-at-most = { $form ->
    [third] has no more than { $what }
   *[other] you have no more than { $what }
  }
rules-if-has-any = { $form ->
    [third] has any { $what }
   *[other] you have any { $what }
  }
rules-if-blessed = { $form ->
    [third] is Blessed
   *[other] you are Blessed
  }
rules-if-cursed = { $form ->
    [third] is Cursed
   *[other] you are Cursed
  }
rules-if-arrested = { $form ->
    [third] is in the Jail Cell
   *[other] you are in the Jail Cell
  }
rules-if-lostInTimeAndSpace = { $form ->
    [third] is lost in time and space
   *[other] you are lost in time and space
  }
rules-if-in-arkham = { $form ->
    [third] is in Arkham
   *[other] you are in Arkham
  }
rules-if-in-street = { $form ->
    [third] is in a street area
   *[other] you are in a street area
  }
rules-if-in-otherWorld = { $form ->
    [third] is in an Other World
   *[other] you are in an Other World
  }
rules-if-in-anywhere = { $form ->
    [third] is in play
   *[other] you are in play
  }
rules-if-at = { $form ->
    [third] is { $place }
   *[other] you are { $place }
  }
rules-if-first-player = { $form ->
    [third] is the first player
   *[other] you are the first player
  }
rules-if-any-returned = any were returned
rules-if-any-ally-available = any Ally is left in the Ally deck
rules-if-available = the { $card } card is available
rules-if-not-has-card = { $form ->
    [third] has no { $card }
   *[other] you have no { $card }
  }
rules-if-defaulted = { $form ->
    [third] has defaulted on a Bank Loan
   *[other] you have defaulted on a Bank Loan
  }
rules-if-not-defaulted = { $form ->
    [third] has never defaulted on one
   *[other] you have never defaulted on one
  }
rules-if-not = it isn’t true that { $condition }
rules-if-terror = the terror level is { $count } or higher
rules-if-environment = the environment is { $card }
rules-if-open-gate = { $form ->
    [third] is on an open gate
   *[other] there is an open gate here
  }
rules-if-unstable = { $form ->
    [third] is in an unstable location
   *[other] the location is unstable
  }
rules-if-stable = { $form ->
    [third] is in a stable location
   *[other] the location is stable
  }
rules-if-explored = { $form ->
    [third] has an explored marker
   *[other] you have an explored marker
  }
rules-if-other-hand-empty = { $form ->
    [third] has an empty hand
   *[other] your other hand is empty
  }
rules-if-opponent = the monster is { $ability }
rules-if-no-tokens-on-card = no clues are left on this card
rules-if-tokens-on-card = { $count } clues are on this card
rules-if-no-monsters-on-card = no monsters are left on this card
rules-if-monsters-on-card = { $count } monsters are on this card
rules-if-one-spends = one investigator { $place } spends { $what }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } with 5 or more players)
  } { $phase }
rules-if-one-discards = one investigator { $place } discards { $what }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } with 5 or more players)
  } { $phase }
rules-if-ally-deck-empty = an Ally must leave and the Ally deck is empty
rules-if-ancient-one-awakens = the Ancient One awakens

## Durations

rules-until-endOfCheck = for this check
rules-until-endOfCombat = until the end of combat
rules-until-endOfRound = for this round
rules-until-endOfTurn = until the end of the turn
rules-until-endOfNextTurn = until the end of the next turn
rules-until-ancientOneAwakens = until the Ancient One awakens
rules-until-endOfGame = for the rest of the game

## Lasting effects

rules-modify-check = { $by } to { $check }
rules-checks-in-arkham = In Arkham: { $checks }.
rules-check-changed = { $skill } { $by }
rules-modify-check-arkham = { $by } to { $check } in Arkham
rules-modify-check-all = get { $by } to all your checks
rules-modify-movement = { $change ->
    [less] investigators get { $count } fewer movement point
   *[more] investigators get { $count } more movement point
  }
rules-modify-movement-type = { $from } monsters move as { $to } ones
rules-movement-normal = normal
rules-movement-fast = fast
rules-movement-stationary = stationary
rules-movement-flying = flying
rules-movement-unique = special
rules-modify-toughness-opponent = reduce the monster’s toughness by { $count } (to no less than { $min })
rules-modify-toughness-undead = Undead monsters have { $by } toughness
rules-modify-toughness-all = all monsters have { $by } toughness
rules-modify-toughness = { NAME($monsters, number: "plural") } have { $by } toughness
rules-modify-no-combat-damage = take no combat damage
rules-modify-combat-skill = Combat checks against it use { $skill } instead of Fight
rules-modify-gate-difficulty = { $count ->
    [one] closing a gate takes { $count } more success
   *[other] closing a gate takes { $count } more successes
  }
rules-modify-gate-difficulty-world = { $count ->
    [one] closing a gate to { NAME($world, article: "the") } takes { $count } more success
   *[other] closing a gate to { NAME($world, article: "the") } takes { $count } more successes
  }
rules-modify-seal-cost = { $change ->
    [less] sealing a gate costs { $count } fewer clues
   *[more] sealing a gate costs { $count } more clues
  }
rules-modify-spells-free = Spells cost no Sanity
rules-modify-maximum = { $form ->
    [third] has their { $what } reduced by { $count } { $until }
   *[other] have your { $what } reduced by { $count } { $until }
  }
rules-modify-success-from = your dice succeed on a { $face } or higher
rules-modify-success-only = your dice succeed only on a { $face }
rules-modify-sixes = each 6 rolled with this weapon counts as { $count } successes
rules-modify-dice-per-clue = { $count ->
    [one] each clue you spend adds { $count } more die
   *[other] each clue you spend adds { $count } more dice
  }
rules-modify-weapon-magical = make the bonus of one of your Physical Weapons magical
rules-modify-no-monster-limit = there is no monster limit
rules-modify-return-gate = return through any open gate
rules-forbid-gain = nobody gains { $what }, except { $except }
rules-except-location = { $place }
rules-except-investigator = from { $investigator }
rules-forbid-arrest = nobody can be arrested
rules-forbid-move = no investigator may enter or leave { $place }
rules-forbid-monster-move = flying monsters do not move
rules-forbid-here = { $what } where you are
rules-forbid-gateAppears = no gate opens
rules-forbid-monsterAppears = no monster appears
rules-forbid-terror = the terror level cannot rise
rules-forbid-seal = gates cannot be sealed
rules-forbid-spells = Spells cannot be cast
rules-cancel-mythosAbility = the text of Weather environments is ignored
rules-cancel-ancientOneAttack = cancel the Ancient One’s attack for this round
rules-ignore = you are not affected by { $ability }
rules-ignore-endless = you may take Endless monsters as trophies
rules-ignore-any = ignore one of the monster’s abilities, of your choice, except { $not }
rules-prevent-each = each of your losses of { $what } is reduced by { $count }
rules-prevent = reduce a loss of { $what } by { $count }
rules-prevent-all = ignore one loss of { $what }
rules-reroll-all = reroll all dice of { $check }
rules-reroll-one = reroll one die of { $check }
rules-reroll-failures = { $whose ->
    [checker] let any investigator reroll all failed dice of { $check }
   *[other] reroll all failed dice of { $check }
  }
rules-auto-pass = pass { $check }
rules-auto-fail = automatically fail { $checks }
rules-next-check-horror = the Horror check
rules-next-check-combat = the first Combat check
rules-value-ability = the { $ability } ability
rules-monster-has = it has { $what }
rules-value-combat-rating = combat rating { $rating }
rules-value-combat-damage = combat damage { $damage }
rules-set-combat-rating-terror = the Ancient One’s combat rating becomes minus the terror level
rules-mythos-draw = for the rest of the game, { $cards } Mythos cards are drawn each turn, the first for its gate step only
rules-mark-defaulted = never take a Bank Loan again
rules-game-lost = the game is lost
rules-draw-extra-discard = draw { $extra } extra card and discard { $discard } of those drawn
rules-draw-extra-keep = draw { $extra } extra card and choose which one to use
rules-draw-either-end = take each card from the top or the bottom of the deck

## Monster abilities

rules-ability-physical-resistance = Physical Resistance
rules-ability-physical-immunity = Physical Immunity
rules-ability-magical-resistance = Magical Resistance
rules-ability-magical-immunity = Magical Immunity
rules-ability-nightmarish = Nightmarish
rules-ability-overwhelming = Overwhelming
rules-ability-ambush = Ambush
rules-ability-endless = Endless
rules-ability-undead = Undead
rules-ability-mask = Mask
rules-ability-rated = { $ability } { $count }.
rules-moves-fast = fast: moves twice
rules-moves-stationary = stationary: never moves
rules-moves-flying = flying: swoops on investigators in adjacent streets, otherwise takes to the Sky
rules-monster-trigger-movement = when it would move
rules-monster-trigger-combatDamage = when it deals combat damage
rules-monster-trigger-beforeHorrorCheck = before the Horror check
rules-monster-trigger-defeatedInCombat = when you defeat it in combat

## Events

rules-either-event = { $first }, or { $second }
rules-on-loss = when you would lose { $what }
rules-event-end-of-mythos = at the end of each Mythos Phase
rules-event-end-of-mythos-next = at the end of each Mythos Phase after this one
rules-event-movement-ends = if you end your movement { $place }
rules-event-movement-ends-street = if you end your movement in a street area
rules-event-monster-defeated = whenever { NAME($monster, article: "a") } is defeated
rules-event-passes-combat = when you pass a Combat check against { NAME($monster, article: "a") }
rules-event-monster-enters = if { NAME($monster, article: "a") } enters play
rules-event-you-are-lost = being lost in time and space
rules-event-anyone-is-lost = whenever an investigator is lost in time and space
rules-event-cards-drawn = whenever you draw { $decks }
rules-event-location-card-drawn = when you draw a location card
rules-event-gate-card-drawn = when you draw a gate card
rules-event-clue-spent = whenever you spend clues on a check
rules-event-encounter = whenever you would have an encounter { $place }
rules-event-encounter-card-drawn = when you draw a location or gate card
rules-event-return = when you return to Arkham
rules-event-combat-ends = after each combat
rules-event-awakens = when the Ancient One awakens
rules-moment-replace = instead of { $event }
rules-moment-instead = instead of making { $check }
rules-moment-after-fail = after failing { $check }
rules-moment-after-check = after { $check } made with it
rules-moment-acquire = when this Ally joins you
rules-moment-ancient-one-attack = when the Ancient One attacks
rules-once-a-turn = once each turn

## Cards

rules-phase-upkeep = Upkeep
rules-phase-movement = Movement
rules-phase-arkhamEncounters = Arkham Encounters
rules-phase-otherWorldEncounters = Other World Encounters
rules-phase-mythos = Mythos
rules-phase-finalBattle = Final Battle
rules-phase-any = Any Phase
rules-in-phase-upkeep = during Upkeep
rules-in-phase-movement = during Movement
rules-in-phase-arkhamEncounters = during Arkham Encounters
rules-in-phase-otherWorldEncounters = during Other World Encounters
rules-in-phase-mythos = during the Mythos Phase
rules-in-phase-finalBattle = during the final battle
rules-in-phase-any = at any time
rules-type-weapon-physical = Physical Weapon, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
  }.
rules-type-weapon-magical = Magical Weapon, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
  }.
rules-type-tome = Tome.
rules-bonus = { $by } to { $to }
rules-bonus-skill = { $by } { $skill }
rules-bonus-maximum = { $by } { $what }
rules-bonus-other-hand-empty = { $by } instead if your other hand is empty
rules-bonus-if = { $by } to { $to } if { $condition }
rules-bonus-against = { $by } to { $to } against { $ability } monsters
rules-bonus-cast = { $by } to { $to } until the end of combat
rules-dice-on-checks = { $clause } to { $checks }
rules-not-against-ancient-one = { $text } Not in the final battle.
rules-one-shot = discard it after one Combat check
rules-discarded-at-awakening = discard this card when the Ancient One awakens
rules-protected = nothing can make you lose or discard it unless you allow it
rules-casting = Casting modifier: { $modifier }. Sanity cost: { $sanity }.{ $hands ->
    [0] {""}
    [one] {" "}{ $hands } hand.
   *[other] {" "}{ $hands } hands.
  }
rules-monster-awareness = the monster’s awareness
rules-cast-and-exhaust = cast and exhaust
rules-cast-and-discard = cast and discard
rules-cast-in-other-world = in an Other World
rules-cast-for = { $cost } for { $bonus }
rules-cast-toughness = the Spell check needs as many successes as the monster has toughness
rules-on-gain = When gained: { $text }
rules-upkeep-after-first = { $phase } (not the first): { $text }
rules-may-instead-of-moving = you may { $clause } instead of moving as usual, if you are in Arkham
rules-lost-on-defeat = it is lost when you go insane or unconscious
rules-no-upkeep-in-final-battle = ignored in the final battle
rules-on-enter = On entering play: { $text }
rules-activity = Any investigator { $place } { $phase }: { $text }
rules-activity-brief = Encounters { $place }: { $text }
rules-rumor-grows = Each Mythos from next turn: { $what ->
    [monster] { $count ->
        [one] 1 more monster
       *[other] { $count } more monsters
      }
   *[clue] { $count ->
        [one] 1 more clue
       *[other] { $count } more clues
      }
  } on this card.
rules-each-mythos = Each Mythos from next turn: { $text }
rules-rumor-pass-at = Pass with { $count ->
    [0] none left
   *[other] { $count }
  }: { $text }
rules-rumor-fail-at = Fail at { $count }: { $text }
rules-rumor-pass = Pass: { $text }
rules-rumor-fail = Fail: { $text }
rules-power = { $power }: { $text }
rules-power-awakens = when the Ancient One awakens
rules-power-setup = during setup
rules-start-of-battle = Start of battle: { $text }
rules-attack = Attack: { $text }
rules-attack-after = afterward, { $clause }
rules-attack-grows = the modifier falls by 1 each round
rules-worshippers = Worshippers: { NAME($monsters, number: "plural") } have { $changes }.
rules-worship-flying = flying movement
rules-worship-toughness = { $by } toughness
rules-worship-horror-rating = horror rating { $rating }
rules-worship-horror-damage = horror damage { $damage }
rules-worship-combat-rating = combat rating { $rating }
rules-worship-combat-damage = combat damage { $damage }
rules-named-ability = { $ability } — { $text }
