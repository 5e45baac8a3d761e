## Third edition: the rules text of cards, made from what they do

third-rules-number = { $face }
third-rules-named = { $name }
third-rules-sentence = { CAPITAL($clause) }.
third-rules-button = { CAPITAL($clause) }
third-rules-text = { $first } { $rest }
third-rules-then = then { $clause }
third-rules-in-either-case = in either case, { $clause }
third-rules-clauses = { $clauses }
third-rules-or = { $first } or { $second }
third-rules-or-last = { $first }, or { $second }
third-rules-comma = { $first }, { $rest }
third-rules-parted = { $first }; { $rest }
third-rules-and-then = { $first }; then { $rest }
third-rules-and-you = { $first }, and you { $rest }
third-rules-pay-and = { $cost }, and { $clause }
third-rules-nothing-happens = nothing happens
third-rules-do-nothing = do nothing

# Amounts
third-rules-amount-money = ${ $count }
third-rules-amount-remnant = { $count ->
     [one] 1 remnant
    *[other] { $count } remnants
  }
third-rules-amount-clue = { $count ->
     [one] 1 clue
    *[other] { $count } clues
  }
third-rules-amount-focus = { $count ->
     [one] 1 focus token
    *[other] { $count } focus tokens
  }
third-rules-amount-sheetClue = { $count ->
     [one] 1 clue
    *[other] { $count } clues
  } from the scenario sheet
third-rules-amount-damage = { $count } damage
third-rules-amount-horror = { $count } horror
third-rules-amount-directHorror = { $count } horror that no asset can take
third-rules-amount-health = { $count } health
third-rules-amount-sanity = { $count } sanity
third-rules-amount-doom = { $count } doom
third-rules-amount-die = { $count ->
     [one] 1 die
    *[other] { $count } dice
  }
third-rules-amount-space = { $count ->
     [one] 1 space
    *[other] { $count } spaces
  }
third-rules-amount-success = { $count ->
     [one] 1 success
    *[other] { $count } successes
  }
third-rules-stuff-money = money
third-rules-stuff-remnant = remnants
third-rules-stuff-clue = clues
third-rules-stuff-focus = focus tokens
third-rules-stuff-sheetClue = clues from the scenario sheet
third-rules-stuff-damage = damage
third-rules-stuff-horror = horror
third-rules-stuff-directHorror = horror
third-rules-stuff-health = health
third-rules-stuff-sanity = sanity
third-rules-stuff-doom = doom
third-rules-stuff-die = dice
third-rules-stuff-space = spaces
third-rules-stuff-success = successes
third-rules-amount-all = all { $what }
third-rules-amount-die-shows = as much { $what } as a die shows
third-rules-amount-same = that much { $what }
third-rules-amount-each = { $what } for each { $each }
third-rules-amount-sum = { $first } plus { $second }
third-rules-amount-less = { $first }, less { $second }
third-rules-amount-any = any number of { $what }
third-rules-amount-up-to = up to { $what }
third-rules-each-success = success
third-rules-each-doomInYourSpace = doom in { $form ->
     [third] their
    *[other] your
  } space
third-rules-each-monstersInYourNeighborhood = monster in { $form ->
     [third] their
    *[other] your
  } neighborhood
third-rules-each-remainingHealthOfThatMonster = health it has left
third-rules-each-cluesYouHave = clue { $form ->
     [third] they have
    *[other] you have
  }
third-rules-each-cluesInYourNeighborhood = clue in { $form ->
     [third] their
    *[other] your
  } neighborhood
third-rules-each-spellsYouHave = spell { $form ->
     [third] they have
    *[other] you have
  }
third-rules-each-horrorYouHaveSuffered = horror on { $form ->
     [third] their
    *[other] your
  } sheet

# Places. `at` where it is, `from`, `to`, `of` whose.
third-rules-place-named = { NAME($place, article: "the") }
third-rules-place-yourSpace = { $form ->
     [third] their
    *[other] your
  } space
third-rules-place-thisSpace = its space
third-rules-place-thatSpace = that space
third-rules-place-spaceOfThatMonster = its space
third-rules-place-spaceOfThatInvestigator = that investigator’s space
third-rules-place-anySpace = any space
third-rules-place-anySpaceInYourNeighborhood = any space of { $form ->
     [third] their
    *[other] your
  } neighborhood
third-rules-place-anotherSpaceInYourNeighborhood = another space of { $form ->
     [third] their
    *[other] your
  } neighborhood
third-rules-place-eachSpaceInYourNeighborhood = each space of { $form ->
     [third] their
    *[other] your
  } neighborhood
third-rules-place-eachOtherSpaceOfThatNeighborhood = each other space of that neighborhood
third-rules-place-adjacentSpace = an adjacent space
third-rules-place-adjacentSpaceWithMostDoom = the adjacent space with the most doom
third-rules-place-adjacentStreet = an adjacent street
third-rules-place-unstableSpace = the unstable space
third-rules-place-spaceWithMostDoom = the space with the most doom
third-rules-place-spaceWithMostDoomInThatNeighborhood = that neighborhood’s space with the most doom
third-rules-place-startingSpace = the starting space
third-rules-place-anySpaceWithDoom = any space with doom
third-rules-place-anySpaceInNeighborhoodWithAnomaly = any space of a neighborhood with an anomaly
third-rules-place-neighborhoodWithAnomaly = a neighborhood with an anomaly
third-rules-place-spaceWithScar = a space with a scar
third-rules-place-eachSpaceWithScar = each space with a scar
third-rules-place-spaceOfBlueMarker = the space of the blue marker
third-rules-place-spaceOfRedMarker = the space of the red marker
third-rules-place-thatNeighborhood = that neighborhood
third-rules-place-eachNeighborhood = the center of each neighborhood
third-rules-place-anywhere = any space
third-rules-place-display = the display
third-rules-place-nearestStreet-leader = the street nearest to the leader
third-rules-place-nearestStreet-prey = the street nearest to its prey

# What is gained and suffered
third-rules-gain = { $form ->
     [third] gains
    *[other] gain
  } { $what }
third-rules-lose = { $form ->
     [third] loses
    *[other] lose
  } { $what }
third-rules-spend = { $form ->
     [third] spends
    *[other] spend
  } { $what }
third-rules-suffer = { $form ->
     [third] suffers
    *[other] suffer
  } { $what }
third-rules-recover = { $who ->
     [youOrAlly] you or one of your allies recovers { $what }
     [investigatorOrAllyInYourSpace] an investigator or ally in your space recovers { $what }
    *[other] { $form ->
     [third] recovers { $what }
    *[other] recover { $what }
  }
  }
third-rules-clue-of-neighborhood = 1 clue from { $form ->
     [third] their
    *[other] your
  } neighborhood
third-rules-drawn-spell = { $count ->
     [one] 1 spell
    *[other] { $count } spells
  }
third-rules-drawn-ally = { $count ->
     [one] 1 ally
    *[other] { $count } allies
  }
third-rules-item-common = { $count ->
     [one] 1 common item
    *[other] common items
  }
third-rules-item-curio = { $count ->
     [one] 1 curio
    *[other] curios
  }
third-rules-item-tome = { $count ->
     [one] 1 tome
    *[other] tomes
  }
third-rules-item-cultist = { $count }
third-rules-item-human = { $count }
third-rules-item-lodge = { $count }
third-rules-item-any = { $count ->
     [one] 1 item
    *[other] items
  }
third-rules-item-at-most = { $item } worth ${ $value } or less
third-rules-item-at-least = { $item } worth ${ $value } or more
third-rules-dark-pact = a Dark Pact
third-rules-restore-health = all { $form ->
     [third] their
    *[other] your
  } health
third-rules-restore-sanity = all { $form ->
     [third] their
    *[other] your
  } sanity
third-rules-restore-monster = it recovers all its health
third-rules-suffer-split = { $form ->
     [third] rolls
    *[other] roll
  } a die and { $form ->
     [third] suffers
    *[other] suffer
  } that much, divided between damage and horror as { $form ->
     [third] they like
    *[other] you like
  }
third-rules-status-blessed = { $form ->
     [third] becomes
    *[other] become
  } Blessed
third-rules-status-cursed = { $form ->
     [third] becomes
    *[other] become
  } Cursed
third-rules-status-darkPact = { $form ->
     [third] gains
    *[other] gain
  } a Dark Pact
third-rules-status-delayed = { $form ->
     [third] becomes
    *[other] become
  } delayed
third-rules-status-devoured = { $other ->
     [true] another investigator of your choice is devoured
    *[other] { $form ->
     [third] is devoured
     [infinitive] be devoured
    *[other] you are devoured
  }
  }
third-rules-status-lodgeMember = { $form ->
     [third] joins
    *[other] join
  } the Silver Twilight Lodge
third-rules-retire = { $form ->
     [third] retires
    *[other] retire
  }
third-rules-focus-any = { $count ->
     [one] { $form ->
     [third] focuses
    *[other] focus
  } a skill of your choice
    *[other] { $form ->
     [third] focuses
    *[other] focus
  } { $count } different skills of your choice
  }{ $exceed ->
     [true] { " " }(even beyond your limit)
    *[other] { "" }
  }
third-rules-focus-every = { $form ->
     [third] focuses
    *[other] focus
  } every skill{ $exceed ->
     [true] { " " }(even beyond your limit)
    *[other] { "" }
  }
third-rules-focus-skill = { $form ->
     [third] focuses
    *[other] focus
  } { $skill }{ $exceed ->
     [true] { " " }(even beyond your limit)
    *[other] { "" }
  }
third-rules-research = { $form ->
     [third] moves
    *[other] move
  } { $what } of { $form ->
     [third] theirs
    *[other] yours
  } to the scenario sheet
third-rules-prevent = prevent { $what }
third-rules-add-as-many = add your successes to the other test
third-rules-add-to-test = add { $what } to the test
third-rules-add-to-die-one = add { $by } to one die
third-rules-add-to-die-each = add { $by } to each die
third-rules-add-damage = add { $what } to this attack
third-rules-exchange = exchange any number of damage and horror tokens with another investigator or an ally, wherever they are
third-rules-grant-action = let another investigator, wherever they are, perform the same action
third-rules-repeat-action = perform again an action you have already performed this round
third-rules-draw-mythos = { $form ->
     [third] draws
    *[other] draw
  } { $count ->
     [one] a mythos token
    *[other] { $count } mythos tokens
  }
third-rules-read-headline = { $form ->
     [third] reads
    *[other] read
  } { $count ->
     [one] a headline
    *[other] { $count } headlines
  }
third-rules-choose-investigator = choose another investigator
third-rules-encounter-anomaly = have an anomaly encounter
third-rules-move-to = { $form ->
     [third] moves
    *[other] move
  } directly to { $place }
third-rules-move-steps = { $form ->
     [third] moves
    *[other] move
  } { $spaces }
third-rules-move-toward = { $form ->
     [third] moves
    *[other] move
  } { $spaces } toward { $place }{ $along ->
     [true] { " " }together with this monster
    *[other] { "" }
  }
third-rules-move-up-to = { $form ->
     [third] moves
    *[other] move
  } up to { $spaces }{ $ignore ->
     [true] , ignoring monsters
    *[other] { "" }
  }
third-rules-move-paid = { $clause }; you may spend ${ $money } to move { $spaces } farther

# Cards
third-rules-take-leader = the leader gains { $card }
third-rules-discard-this = discard this card
third-rules-discard-item = { $form ->
     [third] discards
    *[other] discard
  } { $count ->
     [one] 1 item
    *[other] { $count } items
  }
third-rules-discard-tome = { $form ->
     [third] discards
    *[other] discard
  } { $count ->
     [one] 1 tome
    *[other] { $count } tomes
  }
third-rules-discard-thatItem = discard it
third-rules-discard-thatSpell = discard it
third-rules-discard-clues = discard { $count } clues from investigators or the scenario sheet
third-rules-discard-sheet-clues = discard all clues from the scenario sheet
third-rules-token-damage = { $count } damage
third-rules-token-horror = { $count } horror
third-rules-token-doom = { $count } doom
third-rules-token-clue = { $count ->
     [one] 1 clue
    *[other] { $count } clues
  }
third-rules-tokens-on = put { $what } on this card
third-rules-tokens-off = take { $what } off this card
third-rules-ignore = ignore this card until the end of the round
third-rules-place-under = put the top { $count } cards of the { $deck } face down under this card
third-rules-gain-cards-under = gain the cards under this one
third-rules-flip = turn this card over

# Monsters
third-rules-monster-this = this monster
third-rules-monster-thatMonster = it
third-rules-spawned-any = a monster
third-rules-spawned-search = { $count ->
     [one] a { $trait }
    *[other] { $count } { $trait }
  }
third-rules-spawned-where-printed = where its card says
third-rules-spawn = spawn { $what } { $printed ->
     [true] { $where }
    *[other] in { $where }
  }{ $exhausted ->
     [true] , exhausted
    *[other] { "" }
  }
third-rules-spawn-each-space = spawn a monster in each space of your neighborhood
third-rules-spawn-engaged-you = spawn { $what } engaged with you
third-rules-spawn-engaged-leader = spawn { $what } engaged with the leader
third-rules-trait-cultist = { $count ->
     [one] cultist
    *[other] cultists
  }
third-rules-trait-human = human
third-rules-trait-lodge = member of the Lodge
third-rules-which-thatMonster = that monster
third-rules-which-oneEngagedWithYou = a monster you are engaged with
third-rules-which-eachEngagedWithYou = each monster you are engaged with
third-rules-which-oneInYourSpaceOrAdjacent = a monster in your space or an adjacent space
third-rules-damage-monster = deal { $what } to { $which }
third-rules-defeat-monster = defeat { $monster }
third-rules-exhaust-thatMonster = exhaust it
third-rules-exhaust-thoseMonsters = exhaust them
third-rules-disengage-all = { $form ->
     [third] disengages
    *[other] disengage
  } from all monsters
third-rules-disengage-otherMonsters = { $form ->
     [third] disengages
    *[other] disengage
  } from all other monsters
third-rules-disengage-thoseMonsters = { $form ->
     [third] disengages
    *[other] disengage
  } from them
third-rules-engage = { $form ->
     [third] engages
    *[other] engage
  } { $monster }
third-rules-monster-attacks = { $monster } attacks
third-rules-move-monster = move { $monster } { $spaces } toward { $place }
third-rules-move-monster-to = move { $monster } to { $place }
third-rules-return-to-box = return it to the box
third-rules-choose-monster = choose a { $epic ->
     [false] non-epic monster
    *[other] monster
  }, wherever it is

# The board
third-rules-place-doom = { $form ->
     [third] places
    *[other] place
  } { $what } in { $place }
third-rules-remove-doom = { $form ->
     [third] removes
    *[other] remove
  } { $what } from { $place }
third-rules-remove-doom-spaces = { $form ->
     [third] removes
    *[other] remove
  } { $what } from each of up to { $spaces } spaces
third-rules-sheet-clue = place { $what } on the scenario sheet
third-rules-sheet-doom = place { $what } on the scenario sheet
third-rules-sheet-marker = place { $count ->
     [one] 1 marker
    *[other] { $count } markers
  } on the scenario sheet
third-rules-move-token = move { $count ->
     [one] 1 clue
    *[other] { $count } clues
  } from the scenario sheet to { $card }
third-rules-spread-doom = { $count ->
     [one] spread doom
    *[other] spread doom { $count } times
  }
third-rules-spawn-clue = { $count ->
     [one] spawn a clue
    *[other] spawn { $count } clues
  }
third-rules-gate-burst = { $count ->
     [one] resolve a gate burst
    *[other] resolve { $count } gate bursts
  }
third-rules-reckoning = resolve a reckoning
third-rules-cup-token = { $count ->
     [one] a { $token } token
    *[other] { $count } { $token } tokens
  }
third-rules-add-to-cup = add { $tokens } to the mythos cup
third-rules-anomaly = an anomaly appears in { $place }
third-rules-remove-anomaly = remove the anomaly from { $place }
third-rules-place-markers = place the blue, the red, and three white markers at random, face down, one each at { $places }
third-rules-place-marker = place a { $color ->
     [blue] blue marker
     [red] red marker
     [white] white marker
    *[other] marker
  } face { $up ->
     [true] up
    *[other] down
  } in { $place }
third-rules-reveal-marker = reveal the marker in { $place }
third-rules-reveal-all-markers = reveal all markers
third-rules-discard-that-marker = discard it
third-rules-discard-marker = discard the { $marker }
third-rules-discard-marker-at = discard the marker in { $place }
third-rules-discard-other-markers = discard all markers but the { $markers }
third-rules-scar = { $count ->
     [one] place a scar
    *[other] place { $count } scars
  }{ $apart ->
     [true] , each in { $place } of a different neighborhood
    *[other] { " " }in { $place }{ $unscarred ->
     [true] { " " }of a neighborhood
    *[other] { "" }
  }
  }{ $unscarred ->
     [true] { " " }that has neither a scar nor a mended scar
    *[other] { "" }
  }
third-rules-mend-scar = mend the scar in { $place }
third-rules-scar-scar = scar
third-rules-scar-mendedScar = mended scar

# The codex
third-rules-archive-card = card { $number }
third-rules-this-card = this card
third-rules-codex-add = add { $what } to the codex
third-rules-codex-add-back = add { $card } to the codex with its back up
third-rules-archive-flip = turn { $card } over
third-rules-archive-return = return { $what } to the archive
third-rules-read-part = read { $part } on { $card }
third-rules-read-back = read the back of { $card }
third-rules-set-aside = set { $cards } aside
third-rules-set-aside-named = set the { $count } { $name } cards aside
third-rules-attach = put { $cards }, chosen at random from those set aside, beside its neighborhood’s deck
third-rules-attach-named = put a random { $name } beside its neighborhood’s deck
third-rules-shuffled = { $card } into the { $deck } deck
third-rules-shuffle-in = shuffle { $what } (each among the top { $who } cards)
third-rules-shuffle-in-monsters = shuffle the set-aside members of the Lodge into the monster deck
third-rules-game-over-won = you win the game
third-rules-game-over-lost = you lose the game
third-rules-game-over-wonByLodge = the investigators who joined the Lodge win the game and the others lose it

# Tests, dice, choices
third-rules-test-plain = { $skill }
third-rules-test-modified = { $skill } ({ $mod })
third-rules-test-evade = { $skill } with its evade modifier
third-rules-test = { $form ->
     [third] tests
    *[other] test
  } { $noun }{ $extra }
third-rules-test-extra = , with { $dice } more { $dice ->
     [one] die
    *[other] dice
  } for each remnant { $form ->
     [third] they spend
    *[other] you spend
  }
third-rules-test-outcomes = { $test }: { $outcomes }
third-rules-test-always = { $test }, then { $clause }
third-rules-test-bands = { $test }: { $bands }
third-rules-on-pass = { $form ->
     [third] whoever passes { $clause }
    *[other] if you pass, { $clause }
  }
third-rules-on-fail = { $form ->
     [third] whoever fails { $clause }
    *[other] if you fail, { $clause }
  }
third-rules-band-or-more = with { $min } or more, { $clause }
third-rules-band-range = with { $min } or { $max } successes, { $clause }
third-rules-band-exactly = { $min ->
     [0] with no success
    *[other] with { $min }
  }, { $clause }
third-rules-roll = { $form ->
     [third] rolls
    *[other] roll
  } { $dice ->
     [one] 1 die
    *[other] { $dice } dice
  }{ $sum ->
     [true] { " " }and { $form ->
     [third] adds
    *[other] add
  } them up
    *[other] { "" }
  }: { $bands }
third-rules-faces = on { $faces }, { $clause }
third-rules-face = { $min }
third-rules-face-range = { $min }–{ $max }
third-rules-face-else = on anything else, nothing happens
third-rules-either = { $form ->
     [third] either { $first }
    *[other] either { $first }
  } or { $second }
third-rules-option = ({ $number }) { $clause }
third-rules-choose = { $form ->
     [third] chooses
    *[other] choose
  } one: { $options }
third-rules-choose-together = decide together: { $options }
third-rules-pay-to = { $cost } to { $clause }
third-rules-may = { $form ->
     [anyone] any one investigator may
     [third] may
    *[other] you may
  } { $clause }
third-rules-may-pay = { $form ->
     [anyone] any one investigator may
     [third] may
    *[other] you may
  } { $cost } to { $clause }
third-rules-may-pay-then = { $form ->
     [anyone] any one investigator may
     [third] may
    *[other] you may
  } { $cost }; if { $form ->
     [anyone] somebody does
     [third] they do
    *[other] you do
  }, { $clause }
third-rules-may-else = { $first }; if { $form ->
     [anyone] nobody does
     [third] they do not
    *[other] you do not
  }, { $otherwise }
third-rules-if = if { $condition }, { $clause }
third-rules-if-else = if { $condition }, { $clause }; otherwise { $otherwise }
third-rules-if-if-not = if { $condition }, { $clause }; if { $denial }, { $otherwise }
third-rules-repeat = as often as you like, { $cost } to { $clause }
third-rules-buy-item = { $max ->
     [0] any number of { $item }
    *[other] { $item }
  }
third-rules-buy-spells = { $draw ->
     [1] it
    *[other] { $max ->
     [0] any number of them
     [1] one of them
    *[other] up to { $max } of them
  }
  }
third-rules-buy-display = { $form ->
     [third] they
    *[other] you
  } may buy { $what } from the display{ $cost }
third-rules-buy-spell = { $form ->
     [third] they
    *[other] you
  } may look at the top { $draw ->
     [one] card
    *[other] { $draw } cards
  } of the spell deck and buy { $what }{ $cost }
third-rules-price-list = { "" }
third-rules-price-halfUp = { " " }for half its value, rounded up
third-rules-price-fixed = { " " }for ${ $money }
third-rules-buy-then = { $first }; if { $form ->
     [third] they buy
    *[other] you buy
  } anything, { $clause }
third-rules-each-investigator = each investigator { $clause }
third-rules-each-investigator-at = each investigator in { $place } { $clause }
third-rules-each-monster = for each monster on the board: { $clause }
third-rules-each-monster-trait = for each { $trait }, { $clause }
third-rules-for-each-ownItem = for each item you have, { $clause }
third-rules-for-each-ownSpell = for each spell you have, { $clause }
third-rules-for-each-ownClue = for each clue you have, { $clause }
third-rules-for-each-clueInYourNeighborhood = for each clue in your neighborhood, { $clause }

# Conditions, after "if". `not`: that it is not so.
third-rules-if-anyone = { $not ->
     [true] no investigator
    *[other] any investigator
  } is { $condition }
third-rules-if-has-tome = you have { $not ->
     [true] no tome
    *[other] a tome
  }
third-rules-if-status = you are { $not ->
     [true] not { "" }
    *[other] { "" }
  }{ $status }
third-rules-if-status-blessed = Blessed
third-rules-if-status-cursed = Cursed
third-rules-if-status-darkPact = bound by a Dark Pact
third-rules-if-status-delayed = delayed
third-rules-if-status-devoured = devoured
third-rules-if-status-lodgeMember = a member of the Silver Twilight Lodge
third-rules-if-in = you are { $not ->
     [true] not { "" }
    *[other] { "" }
  }in { $place }
third-rules-if-counter = { $not ->
     [true] more than { $max } were discarded
    *[other] fewer than 2 were discarded
  }
third-rules-if-codex-has = card { $number } is { $not ->
     [true] not { "" }
    *[other] { "" }
  }in the codex{ $side ->
     [back] { " " }with its back up
     [front] { " " }with its front up
    *[other] { "" }
  }
third-rules-if-sheet-clues = the scenario sheet holds { $count ->
     [one] a clue
    *[other] at least { $count } clues
  }
third-rules-if-sheet-clues-max = the scenario sheet holds at most { $count } clues
third-rules-if-sheet-doom = the scenario sheet holds at least { $count } doom
third-rules-if-sheet-doom-max = the scenario sheet holds at most { $count } doom
third-rules-if-sheet-clues-and-doom = the scenario sheet holds at least { $count } clues and doom together
third-rules-if-sheet-clues-and-doom-max = the scenario sheet holds at most { $count } clues and doom together
third-rules-if-sheet-markers = the scenario sheet holds at least { $count } markers
third-rules-if-sheet-markers-max = the scenario sheet holds at most { $count } markers
third-rules-if-space-doom = a space of a neighborhood holds at least { $count } doom
third-rules-if-space-doom-max = a space of a neighborhood holds at most { $count } doom
third-rules-if-neighborhood-doom = the spaces of a neighborhood together hold at least { $count } doom
third-rules-if-neighborhood-doom-max = { $count ->
     [0] a neighborhood with an anomaly holds no doom
    *[other] a neighborhood with an anomaly holds at most { $count } doom
  }
third-rules-if-mended-scars = { $count ->
     [one] a scar has
    *[other] at least { $count } scars have
  } been mended
third-rules-if-mended-scars-max = at most { $count } scars have been mended
third-rules-if-markers-on-board = there { $count ->
     [0] are no markers
     [one] is 1 marker
    *[other] are { $count } markers
  } on the board
third-rules-if-revealed = the { $markers } have been revealed
third-rules-if-neighborhood-has = that neighborhood has { $not ->
     [true] no
    *[other] a
  } { $scars }
third-rules-if-engaged-that = you are { $not ->
     [true] not { "" }
    *[other] { "" }
  }engaged with it
third-rules-if-engaged-this = you are { $not ->
     [true] not { "" }
    *[other] { "" }
  }engaged with this monster
third-rules-if-monster = it is { $not ->
     [true] not { "" }
    *[other] { "" }
  }{ $monsters }
third-rules-if-group-worshiper = it is { $not ->
     [true] not { "" }
    *[other] { "" }
  }one of the six worshipers
third-rules-if-trait = it is { $not ->
     [true] not { "" }
    *[other] { "" }
  }{ $trait }
third-rules-if-epic = it is { $not ->
     [true] not epic
    *[other] epic
  }
third-rules-if-check-attack = you attack{ $inUse ->
     [true] { " " }with this card
    *[other] { "" }
  }
third-rules-if-mentions = it mentions { $name }
third-rules-if-card = it is { $card }
third-rules-if-ability = it is that ability
third-rules-if-this-cast = you have { $what } in casting it
third-rules-cast-sufferedDamage = suffered damage
third-rules-cast-spentRemnant = spent a remnant
third-rules-if-other-hand = your other hand is empty
third-rules-if-focus-limit = you have as many focus tokens as you can have
third-rules-if-resource-max = you have { $money ->
     [true] ${ $max } or less
    *[other] { $max } { $stuff } or fewer
  }
third-rules-if-resource-min = you have { $money ->
     [true] ${ $min } or more
    *[other] { $min ->
     [1] any { $stuff }
    *[other] { $min } { $stuff } or more
  }
  }
third-rules-if-tokens = this card holds at least { $what }

# What an ability waits for
third-rules-monster-acted-on = { $acts } a { $epic ->
     [false] non-epic { $trait } monster
     [true] epic { $trait } monster
    *[any] { $trait } monster
  }
third-rules-act-youDamageMonster = you damage
third-rules-act-youDisengageMonster = disengage from
third-rules-act-monsterDamagesYou = are damaged by
third-rules-after = after { $event }{ $during ->
     [casting] { " " }while you cast a spell
    *[other] { "" }
  }
third-rules-before = before { $event }
third-rules-before-or-after = before or after { $event }
third-rules-when = when { $event }
third-rules-as-soon-as = when { $condition }
third-rules-event-gatherResourcesAction = you gather resources
third-rules-event-moveAction = you perform a move action
third-rules-event-researchAction = you perform a research action
third-rules-event-focusAction = you perform a focus action
third-rules-event-yourAction = you perform an action
third-rules-event-castSpell = you cast a spell
third-rules-event-encounter = your encounter
third-rules-event-gainClue = you gain one or more clues
third-rules-event-spendRemnant = you spend one or more remnants
third-rules-event-spendFocusToReroll = you spend a focus token to reroll
third-rules-event-failTest = you fail a test
third-rules-event-passTest = you pass a test
third-rules-event-youSufferHorror = you suffer horror
third-rules-event-thisSuffersHorror = this card suffers horror
third-rules-event-thisGainedFromDeck = you gain this card from its deck
third-rules-event-youRemoveDoomFromYourSpace = you remove { $min ->
     [0] doom
     [1] doom
    *[other] { $min } or more doom
  } from your space
third-rules-event-youDefeatMonster = you defeat a monster
third-rules-event-youDefeatMonsterByAttack = you defeat a monster by attacking it
third-rules-event-youDefeatThis = you defeat this monster
third-rules-event-youDefeatThisByAttack = you defeat this monster by attacking it
third-rules-event-youDisengageThis = you disengage from this monster
third-rules-event-youDisengageMonster = you disengage from a monster
third-rules-event-youEvadeThis = you evade this monster
third-rules-event-youFailToEvadeThis = you fail to evade this monster
third-rules-event-youDamageMonster = you damage a monster
third-rules-event-monsterDamagesYou = a monster damages you
third-rules-event-monsterDamagesYouOrThis = a monster damages you or this ally
third-rules-event-investigatorDamagesMonsterInYourSpace = an investigator damages a monster in your space
third-rules-event-thisAttacks = this monster attacks you
third-rules-event-monsterSpawns = a monster spawns in a neighborhood
third-rules-event-monsterDefeated = a monster is defeated
third-rules-event-anomalyAppears = an anomaly appears in a neighborhood
third-rules-event-markerRevealed = a { $color ->
     [blue] blue marker
     [red] red marker
     [white] white marker
    *[other] marker
  } is revealed
third-rules-event-buyFromDisplay = you buy from the display
third-rules-event-monstersAttackYou = monsters attack you
third-rules-event-thisWouldSufferDamage = this card would suffer { $min ->
     [0] damage
     [1] damage
    *[other] { $min } or more damage
  }
third-rules-event-thisWouldSufferHorror = this card would suffer { $min ->
     [0] horror
     [1] horror
    *[other] { $min } or more horror
  }
third-rules-event-youWouldSufferDamageOrHorror = you would suffer damage or horror
third-rules-event-anyInvestigatorOrAllyWouldSufferDamage = any investigator or ally would suffer damage
third-rules-event-anotherInvestigatorAnywhereTests = another investigator makes a test, wherever they are
third-rules-event-monsterWouldEngageAnotherInvestigatorInYourSpace = a monster would engage another investigator in your space
third-rules-event-additionalActionFromEvade = the additional action of an evade action

# Abilities
third-rules-once-a-round = once a round: { $clause }
third-rules-once-a-roll = once for each roll: { $clause }
third-rules-provided = { $clause } if { $condition }
third-rules-afterwards = { $clause }; then { $rest }
third-rules-moment-in = { $moment } in { $place }
third-rules-reaction = { $moment }, { $clause }
third-rules-reaction-if = { $moment }, if { $condition }, { $clause }
third-rules-bonus = { $by } { $skill } { $during }{ $instead ->
     [true] { " " }instead
    *[other] { "" }
  }
third-rules-use-attack = while you attack
third-rules-use-evade = while you evade
third-rules-use-ward = while you ward
third-rules-use-research = while you research
third-rules-use-casting = while you cast a spell
third-rules-use-encounterPhase = in encounters
third-rules-tests-any = any of your tests
third-rules-tests-of = any of your { $skills } tests
third-rules-tests-attack = any of your attack tests
third-rules-tests-evade = any of your evade tests
third-rules-tests-ward = any of your ward tests
third-rules-tests-research = any of your research tests
third-rules-tests-casting = any test of your spells
third-rules-tests-encounterPhase = any test in your encounters
third-rules-tests-anyone-here = a test that you or another investigator in your space makes
third-rules-rolls-any = any of your rolls
third-rules-dice-one = one die
third-rules-dice-any = any number of dice
third-rules-dice-oneOrAll = one die or all dice
third-rules-dice-up-to = up to { $what }
third-rules-bonus-dice = add { $dice } to { $tests }
third-rules-bonus-dice-counted = add dice to { $tests }: { $dice }
third-rules-may-bonus-dice = you may add { $dice } to { $tests }
third-rules-may-bonus-dice-counted = you may add dice to { $tests }: { $dice }
third-rules-may-reroll = you may reroll { $dice } in { $tests }
third-rules-may-reroll-counted = you may reroll dice in { $tests }, up to { $dice }
third-rules-may-reroll-for = you may { $cost } to reroll { $dice } in { $tests }
third-rules-replace-reroll = when you spend a focus token to reroll, you may reroll { $dice } instead of one
third-rules-nudge-one = you may add { $by } to one die in { $tests }
third-rules-nudge-each = you may add { $by } to each die in { $tests }
third-rules-success-faces = your dice succeed on { $faces }
third-rules-modify-successesPerSix = each 6 you roll in an attack with this card is worth { $value } successes
third-rules-modify-focusPerSkill = you can have { $value } focus tokens on a skill
third-rules-modify-reckoningDice = roll { $value } dice, not one, for the reckoning of a Dark Pact
third-rules-modify-health = { $by } health{ $per ->
     [sheetMarker] { " " }for each marker on the scenario sheet
     [unmendedScar] { " " }for each scar that is not mended
    *[other] { "" }
  }
third-rules-of-monster = { $name } has { $clause }
third-rules-modify-check = { $by } to all tests of whoever is engaged with this monster
third-rules-modify-focusLimit = your focus limit is { $amount } higher
third-rules-modify-actions = you may perform { $amount ->
     [one] 1 more action
    *[other] { $amount } more actions
  } each round
third-rules-modify-itemValue = items on display cost ${ $amount } more
third-rules-modify-gain-money = the action on your sheet gains you ${ $amount } more
third-rules-replace-skill = { $act }, you may cast this spell to test { $skill } instead of { $from }; the monster’s modifier counts
third-rules-replace-action = when you perform a move action, you may instead { $clause }
third-rules-action = Action{ $engaged ->
     [true] { " " }(also while engaged)
    *[other] { "" }
  }: { $clause }
third-rules-at-place = in { $place }, { $clause }
third-rules-during = { $during }{ $monster ->
     [true] { " " }this monster
    *[other] { "" }
  }, { $clause }
third-rules-replace-status = when you would become { $status }, { $clause } instead
third-rules-replace-mentions = when an encounter mentions { $name }, stop it and instead { $clause }
third-rules-replace-placeDoom = when doom would be placed in { $place }, { $clause } instead
third-rules-replace-encounter = when you would have an encounter in { $place }, { $clause } instead
third-rules-at-reckoning = at each reckoning, { $clause }
third-rules-half-price = once a round: you may buy an item for half its value, rounded up
third-rules-cannot-have = you cannot be { $statuses }{ $discard ->
     [true] ; if you are, discard that condition
    *[other] { "" }
  }
third-rules-undiscardable = this card is never discarded, even when it is full
third-rules-unseen-by = non-epic monsters neither hunt nor engage you until you attack or damage them
third-rules-may-replace = whenever you would suffer horror in casting a spell, you may suffer it as damage instead
third-rules-share-focus = other investigators in your space have { $by } in each skill that you have focused
third-rules-forbid = no investigator can enter { $place }

# Cards, monsters and sheets
third-rules-cast-horror = To cast it, suffer { $horror } horror.
third-rules-endurance = It can take { $health ->
     [0] { $sanity } horror
    *[other] { $sanity ->
     [0] { $health } damage
    *[other] { $health } damage and { $sanity } horror
  }
  }.
third-rules-hidden-back = Its other side is secret until it is turned over.
third-rules-speed = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }
third-rules-speed-direct = any distance
third-rules-hunter = Hunter: moves { $pace } toward { $prey }.
third-rules-patrol = Patrol: moves { $pace } toward { $target } and engages { $prey } there.
third-rules-lurker = Lurker: { $text }
third-rules-prey-anyone = anybody
third-rules-prey-nearest = the nearest investigator
third-rules-prey-lowestLore = the investigator with the lowest Lore
third-rules-prey-highestLore = the investigator with the highest Lore
third-rules-prey-lowestInfluence = the investigator with the lowest Influence
third-rules-prey-highestInfluence = the investigator with the highest Influence
third-rules-prey-lowestObservation = the investigator with the lowest Observation
third-rules-prey-highestObservation = the investigator with the highest Observation
third-rules-prey-lowestStrength = the investigator with the lowest Strength
third-rules-prey-highestStrength = the investigator with the highest Strength
third-rules-prey-lowestWill = the investigator with the lowest Will
third-rules-prey-highestWill = the investigator with the highest Will
third-rules-prey-mostClues = the investigator with the most clues
third-rules-prey-mostRemnants = the investigator with the most remnants
third-rules-prey-mostSpells = the investigator with the most spells
third-rules-keyword-elusive = Elusive: never engages anybody by itself.
third-rules-keyword-watcher = Watcher: does not restrict the actions or encounters of the investigator it is engaged with, and moves along with them.
third-rules-keyword-massive = Massive: engages everybody in its space and cannot be exhausted.
third-rules-keyword-elite = Elite: { $elite } more health for each investigator at the start of the game.
third-rules-keyword-feed = Feed: recovers as much health as the damage it deals.
third-rules-keyword-retaliate = Retaliate: attacks whoever attacks it without damaging it.
third-rules-reward = Reward: { $text }
third-rules-is-worshiper = Is one of the six worshipers.
third-rules-leaves-remnant = Leaves a remnant when defeated by an attack.
third-rules-spawns = Spawns in { $place }.
third-rules-starting = Begins with { $cards }.
third-rules-starting-choice = Begins with { $cards }, and with either { $choice }.
third-rules-starting-may = Begins with { $cards }. You may also take { $gift }.
third-rules-each-reckoning = At each reckoning: { $text }
third-rules-is-rumor = A rumor: it stays in the codex until something removes it or another rumor comes.

# Archive cards
third-rules-on-add = When added: { $text }
third-rules-on-flip = When turned over: { $text }
third-rules-is-space = This card is a space; doom that would lie here goes to the scenario sheet.
third-rules-objective = Objective: { $text }
third-rules-setback = Doom: { $text }
third-rules-term-scar = A white marker face up is a scar.
third-rules-term-mended-scar = A white marker face down is a mended scar.
