## Third edition: questions that texts of cards, monsters and the codex ask
## $seat is the investigator's name, $source the card, monster … whose text it is, $asking that with what it is for.
## What all decide together ends in -together; it names nobody.

third-asking = { CAPITAL($source) }:
third-asking-for = { CAPITAL($source) }: { $what }
third-source-sheet = { $who }’s ability
third-source-with = { $source } ({ $card })

## Choices

third-ask-effect-choose = { $asking } Which does { $seat } choose?
third-ask-effect-choose-together = { $asking } Which one?
third-ask-effect-may = { $asking } Does { $seat } do it?
third-ask-effect-may-together = { $asking } Does anybody do it?
third-ask-effect-repeat = { $asking } { $seat } can do it as often as they like. Once more?
third-option-decline = No
third-option-decline-for = No: { $otherwise }
third-option-volunteer = { $seat }: { $cost }
third-ask-effect-amount = { $asking } How many does { $seat } choose?
third-ask-effect-amount-together = { $asking } How many?
third-ask-effect-place = { $asking } Which space does { $seat } choose?
third-ask-effect-place-together = { $asking } Which space?
third-ask-effect-investigator = { $asking } Who does { $seat } choose?
third-ask-effect-investigator-together = { $asking } Who?
third-ask-effect-monster = { $asking } Which monster does { $seat } choose?
third-ask-effect-monster-together = { $asking } Which monster?

## Costs

third-ask-cost-card = { CAPITAL($source) }: { $seat } discards { $count ->
    [one] a card. Which?
   *[other] { $count } cards. Which?
  }
third-ask-cost-clue = { $asking } Whose clue does { $seat } choose?
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
third-ask-effect-prevent = { CAPITAL($source) }: which does { $seat } prevent?
third-option-prevent-damage = Damage
third-option-prevent-horror = Horror
third-ask-effect-recover = { CAPITAL($source) }: who recovers, { $seat }?
third-option-recover = { $who } ({ $damage } damage, { $horror } horror)
third-ask-effect-focus = { CAPITAL($source) }: which { $count ->
    [one] skill does { $seat } focus?
   *[other] { $count } skills does { $seat } focus?
  }

## Exchanges

third-option-who = { $who }
third-ask-effect-exchange = { CAPITAL($source) }: how much { $kind ->
    [damage] damage
   *[horror] horror
  } does { $seat } exchange with { $who }?
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
