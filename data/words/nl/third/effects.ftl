## Derde editie: vragen die de teksten van kaarten, monsters en de codex stellen
## $seat is de naam van de onderzoeker, $source de kaart, het monster … wiens tekst het is, $asking dat met waar het om gaat.
## Wat allen samen beslissen eindigt op -together; het noemt niemand.

third-asking = { CAPITAL($source) }:
third-asking-for = { CAPITAL($source) }: { $what }
third-source-sheet = de gave van { $who }
third-source-with = { $source } ({ $card })

## Keuzes

third-ask-effect-choose = { $asking } { $seat }, wat kies je?
third-ask-effect-choose-together = { $asking } Wat kiezen jullie?
third-asked-choose-together = { $source }:
third-choice-stay = Blijven voor het tweede deel
third-choice-leave = Daarvoor weggaan
third-ask-effect-may = { $asking } { $seat }, doe je het?
third-ask-effect-may-together = { $asking } Doet iemand het?
third-ask-effect-repeat = { $asking } { $seat }, nog eens? Zo vaak als je wilt.
third-option-decline = Nee
third-option-decline-for = Nee: { $otherwise }
third-option-volunteer = { $seat }: { $cost }
third-ask-effect-amount = { $asking } { $seat }, hoeveel?
third-ask-effect-amount-together = { $asking } Hoeveel?
third-ask-effect-place = { $asking } { $seat }, welk vak?
third-ask-effect-place-together = { $asking } Welk vak?
third-ask-effect-investigator = { $asking } { $seat }, wie?
third-ask-effect-investigator-together = { $asking } Wie?
third-ask-effect-monster = { $asking } { $seat }, welk monster?
third-ask-effect-monster-together = { $asking } Welk monster?

## Kosten

third-ask-cost-card = { CAPITAL($source) }: { $seat }, welke { $count ->
    [one] kaart leg je af?
   *[other] { $count } kaarten leg je af?
  }
third-ask-cost-clue = { $asking } { $seat }, wiens clue?
third-ask-cost-clue-together = { $asking } Wiens clue?
third-option-clue-seat = { $seat } ({ $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  })
third-option-clue-sheet = Het scenarioblad ({ $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  })

## Letsel en herstel

third-ask-effect-split = { CAPITAL($source) }: { $seat } loopt in totaal { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } op. Hoeveel daarvan is schade?
third-option-split = { $damage } schade, { $horror } horror
third-ask-effect-prevent = { CAPITAL($source) }: { $seat }, wat voorkom je?
third-option-prevent-damage = Schade
third-option-prevent-horror = Horror
third-ask-effect-recover = { CAPITAL($source) }: wie herstelt er, { $seat }?
third-option-recover = { $who } ({ $damage } schade, { $horror } horror)
third-ask-effect-focus = { CAPITAL($source) }: { $seat }, op welke { $count ->
    [one] vaardigheid leg je Focus?
   *[other] { $count } vaardigheden leg je Focus?
  }

## Overnemen

third-option-who = { $who }
third-ask-effect-exchange = { CAPITAL($source) }: { $seat }, hoeveel { $kind ->
    [damage] schade
   *[horror] horror
  } verplaats je van of naar { $who }?
third-option-give = { $who } neemt { $amount } { $kind ->
    [damage] schade
   *[horror] horror
  }
third-option-get = { $seat } neemt { $amount } { $kind ->
    [damage] schade
   *[horror] horror
  } van { $who }
third-option-keep = Geen { $kind ->
    [damage] schade
   *[horror] horror
  }
third-term-exchange = { $amount } { $kind ->
    [damage] schade
   *[horror] horror
  } van { $from } naar { $to }
third-ask-effect-exchange-consent = { CAPITAL($source) }: { $terms }. Gaat { $seat } akkoord?
