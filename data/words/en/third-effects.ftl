## Third edition: questions that texts of cards, monsters and the codex ask
## $seat is the investigator's name.

## Choices

third-ask-effect-choose = { $seat }: which will it be?
third-ask-effect-may = { $seat } may do this. Do you?
third-ask-effect-repeat = { $seat }: once more?
third-option-decline = No
third-option-volunteer = { $seat }: { $cost }
third-ask-effect-amount = { $seat }: how many?
third-ask-effect-place = { $seat }: where?
third-ask-effect-investigator = { $seat }: who?
third-ask-effect-monster = { $seat }: which monster?

## Costs

third-ask-cost-card = { $seat } discards a card. Which one?
third-ask-cost-clue = { $seat }: whose clue goes?
third-option-clue-seat = { $seat } ({ $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  })
third-option-clue-sheet = The scenario sheet ({ $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  })

## Harm and recovery

third-ask-effect-split = { $seat } suffers { $points ->
    [one] 1 point
   *[other] { $points } points
  } in all. How much of it is damage?
third-option-split = { $damage } damage, { $horror } horror
third-ask-effect-prevent = { $seat }: which of the two is prevented?
third-option-prevent-damage = Damage
third-option-prevent-horror = Horror
third-ask-effect-recover = { $seat }: who recovers?
third-option-recover = { $who } ({ $damage } damage, { $horror } horror)
third-ask-effect-focus = { $seat }: which { $count ->
    [one] skill takes
   *[other] skills take
  } a focus token?

## Exchanges

third-option-who = { $who }
third-ask-effect-exchange = { $seat }: how much { $kind ->
    [damage] damage
   *[horror] horror
  } changes hands with { $who }?
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
third-ask-effect-exchange-consent = { $seat } is asked to agree: { $terms }. All right?
