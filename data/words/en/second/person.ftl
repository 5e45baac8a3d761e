### Questions about one investigator: setup, draws, checks, losses, misfortunes.
### $seat is the investigator's name.

## Setup

ask-setup-sliders = { $seat }: where do the sliders of your skills start?
ask-setup-draft = Which of these investigators will you be?
ask-setup-sheet = Which investigator will you be?
ask-setup-team = Which investigator takes this seat?
option-sheet = { $sheet }

## Plain answers

option-yes = Yes
option-no = No
option-amount = { $amount }
option-card = { $card }

## Drawing cards

ask-draw-end = { $seat } draws from the { $deck }: from which end?
ask-draw-keep = { $seat } has drawn from the { $deck }. { $count ->
    [one] Which card do you keep?
   *[other] Which { $count } cards do you keep?
  }
ask-draw-search = { $seat } looks through the { $deck }. { $count ->
    [one] Which card do you take?
   *[other] Which { $count } cards do you take?
  }
option-draw-top = The top card
option-draw-bottom = The bottom card: { $card }
deck-name-common = Common Items
deck-name-unique = Unique Items
deck-name-spell = Spells
deck-name-skill = Skills
deck-name-ally = Allies

## Checks

ask-check-before = { $seat } faces a check: { $check }. Roll, or let something else decide it?
ask-check-spend = { $counting ->
    [true] { $successes ->
        [one] { $seat } has 1 success on the { $check } check, and every success counts. More dice?
       *[other] { $seat } has { $successes } successes on the { $check } check, and every success counts. More dice?
      }
   *[false] { $difficulty ->
        [one] { $seat } has { $successes } of the 1 success needed on the { $check } check.
       *[other] { $seat } has { $successes } of the { $difficulty } successes needed on the { $check } check.
      }{ $staked ->
        [true] { " " }{ $stakes }
       *[other] {""}
      }{" "}What now?
  }
ask-check-lend = { $seat } stands at { $successes } of { $difficulty } on the { $check } check. { $owner }: use { $ability } to have the failed dice rolled again?
option-roll = Roll the dice
option-accept = Let it stand
option-clue = Spend a Clue token ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
  })
option-clues = Spend up to { $count } Clue tokens (at most { $dice } dice)
option-use-card = Use { $card }
option-use-ability = Use { $ability }
option-ask-lend = Ask { $seat } for { $ability }

## Losses

ask-loss-prevent = { $seat } is about to lose { $loss }. Does anything help?
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
ask-loss-memory = The mind gives way, and { $seat } forgets one Spell or Skill. Which?
loss-sanity = { $amount } Sanity
loss-stamina = { $amount } Stamina
loss-both = { $sanity } Sanity and { $stamina } Stamina
point-sanity = Sanity
point-stamina = Stamina
option-take-loss = Take it
option-prevent = { $all ->
    [true] { $card }: lose no { $what }
   *[false] { $card }: lose { $amount } { $what } less
  }

## Misfortunes

ask-misfortune-order = { $seat } has neither Sanity nor Stamina left. Which comes first?
option-first-insane = The mind gives way, then the body
option-first-unconscious = The body gives way, then the mind
