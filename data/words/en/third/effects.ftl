## Third edition: questions that texts of cards, monsters and the codex ask
## $seat is the investigator's name, $source the card, monster … whose text it is, $asking that with what it is for.
## What all decide together ends in -together; it names nobody.

third-asking = { CAPITAL($source) }:
third-asking-for = { CAPITAL($source) }: { $what }
third-source-sheet = { $who }’s ability
third-source-with = { $source } ({ $card })

## Choices

third-ask-effect-choose = { $asking } { $seat }, which one?
third-ask-effect-choose-together = { $asking } Which one?
third-asked-choose-together = { $source }:
third-choice-stay = Stay for the second part
third-choice-leave = Leave before it
third-ask-effect-may = { $asking } { $seat }, do it?
third-ask-effect-may-together = { $asking } Will anybody?
third-ask-effect-repeat = { $asking } { $seat }, again? As often as you like.
third-option-decline = No
third-option-decline-for = No: { $otherwise }
third-option-volunteer = { $seat }: { $cost }
third-ask-effect-amount = { $asking } { $seat }, how many?
third-ask-effect-amount-together = { $asking } How many?
third-ask-effect-place = { $asking } { $seat }, which space?
third-ask-effect-place-together = { $asking } Which space?
third-ask-effect-investigator = { $asking } { $seat }, who?
third-ask-effect-investigator-together = { $asking } Who?
third-ask-effect-monster = { $asking } { $seat }, which monster?
third-ask-effect-monster-together = { $asking } Which monster?

## Costs

third-ask-cost-card = { CAPITAL($source) }: { $seat }, discard { $count ->
    [one] which card?
   *[other] which { $count } cards?
  }
third-ask-cost-clue = { $asking } { $seat }, whose clue?
third-ask-cost-clue-together = { $asking } Whose clue?
third-option-clue-seat = { $seat } ({ $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  })
third-option-clue-sheet = The scenario sheet ({ $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  })

## Harm and recovery

third-ask-effect-split = { CAPITAL($source) }: { $seat } suffers { $points ->
    [one] 1 point
   *[other] { $points } points
  } in all. How much of it is damage?
third-option-split = { $damage } damage, { $horror } horror
third-ask-effect-prevent = { CAPITAL($source) }: { $seat }, prevent which?
third-option-prevent-damage = Damage
third-option-prevent-horror = Horror
third-ask-effect-recover = { CAPITAL($source) }: who recovers, { $seat }?
third-option-recover = { $who } ({ $damage } damage, { $horror } horror)
third-ask-effect-focus = { CAPITAL($source) }: { $seat }, focus which { $count ->
    [one] skill?
   *[other] { $count } skills?
  }

## Exchanges

third-option-who = { $who }
third-ask-effect-exchange = { CAPITAL($source) }: { $seat }, move how much { $kind ->
    [damage] damage
   *[horror] horror
  }, to or from { $who }?
third-option-give = { $who } takes { $amount } { $kind ->
    [damage] damage
   *[horror] horror
  }
third-option-get = { $seat } takes { $amount } { $kind ->
    [damage] damage
   *[horror] horror
  } of { $who }
third-option-keep = No { $kind ->
    [damage] damage
   *[horror] horror
  }
third-term-exchange = { $amount } { $kind ->
    [damage] damage
   *[horror] horror
  } from { $from } to { $to }
third-ask-effect-exchange-consent = { CAPITAL($source) }: { $terms }. Does { $seat } agree?
