### Questions about one investigator: setup, draws, checks, losses, misfortunes.
### $seat is the investigator's name.

## Setup

ask-setup-sliders = { $seat }: where do your sliders start?
ask-setup-draft = Which investigator do you want?
ask-setup-sheet = Which investigator do you want?
ask-setup-team = Which investigator takes this seat?
option-sheet = { $sheet }

## Plain answers

option-yes = Yes
option-no = No
option-amount = { $amount }
option-card = { $card }

## Drawing cards

ask-draw-end = { $seat } draws from the { $deck }. Top or bottom?
ask-draw-keep = { $seat } has drawn from the { $deck }. { $count ->
    [one] Which card to keep?
   *[other] Which { $count } cards to keep?
  }
ask-draw-search = { $seat } looks through the { $deck }. { $count ->
    [one] Which card to take?
   *[other] Which { $count } cards to take?
  }
option-draw-top = The Top Card
option-draw-bottom = The Bottom Card: { $card }
deck-name-common = Common Items
deck-name-unique = Unique Items
deck-name-spell = Spells
deck-name-skill = Skills
deck-name-ally = Allies

## Checks

ask-check-before = { $seat }’s { $check } check. Use anything first?
ask-check-spend = { $counting ->
    [true] { $successes ->
        [one] { $seat }’s { $check } check: 1 success, and each one counts. More dice?
       *[other] { $seat }’s { $check } check: { $successes } successes, and each one counts. More dice?
      }
   *[false] { $difficulty ->
        [one] { $seat }’s { $check } check: { $successes } of the 1 success it needs.
       *[other] { $seat }’s { $check } check: { $successes } of the { $difficulty } successes it needs.
      }{ $staked ->
        [true] { " " }{ $stakes }
       *[other] {""}
      }{" "}More dice?
  }
ask-check-lend = { $owner }: reroll { $seat }’s failed dice with { $ability }? { $seat } has { $successes } of { $difficulty } on the { $check } check.
option-roll = Roll
option-accept = Accept the Result
option-accept-failure = Accept the Failure
option-clue = 1 Clue{ $dice ->
    [one] {""}
   *[other] {" "}({ $dice } dice)
  }
option-clues = Up to { $count } Clues
option-use-card = Use { $card }
option-use-ability = Use { $ability }
option-ask-lend = Ask { $seat } for { $ability }

## Losses

ask-loss-prevent = { $seat } is about to lose { $loss }. Prevent any of it?
ask-loss-items = { $what ->
    [item] { $count ->
        [one] { $seat } loses 1 item. Which?
       *[other] { $seat } loses { $count } items. Which?
      }
   *[card] { $count ->
        [one] { $seat } loses 1 card. Which?
       *[other] { $seat } loses { $count } cards. Which?
      }
  }
ask-loss-memory = { $seat } goes insane and loses 1 Spell or Skill. Which?
loss-sanity = { $amount } Sanity
loss-stamina = { $amount } Stamina
loss-both = { $sanity } Sanity and { $stamina } Stamina
point-sanity = Sanity
point-stamina = Stamina
option-take-loss = Take It
option-prevent = { $all ->
    [true] { $card }: Lose No { $what }
   *[false] { $card }: Lose { $amount } Less { $what }
  }

## Misfortunes

ask-misfortune-order = { $seat } has no Sanity and no Stamina left. Which comes first?
option-first-insane = Insane First
option-first-unconscious = Unconscious First
sheet-note = { $occupation } · { $count ->
    [0] good at everything
   *[other] best at { $best }
  } · Sanity { $sanity }, Stamina { $stamina }
