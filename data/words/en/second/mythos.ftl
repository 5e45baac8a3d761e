# Mythos phase, gates, rumors, the end: questions and their options.

ask-mythos-card = Keeper, two Mythos cards have been shown to you alone. Which of them shall befall Arkham?
option-mythos = { $number ->
    [1] The first card
   *[other] The second card
  }
keeper-cards = Your two Mythos cards, for your eyes alone:
keeper-card = **{ $number }. { $card }** · gate: { $gate } · clue: { $clue } · white: { $white } · black: { $black }
keeper-none = none

ask-mythos-surge = Monsters pour out of the open gates. { $count ->
    [one] Which gate does the odd one come from?
   *[other] Which { $count } gates does one more come from?
  }
ask-mythos-surge-share = Arkham holds only { $left } more. How many of them come out at { $place }?
option-surge-note = { $monsters ->
    [0] no monsters
    [one] one monster
   *[other] { $monsters } monsters
  } there now, { $investigators ->
    [0] nobody in harm's way
    [one] one investigator
   *[other] { $investigators } investigators
  }

ask-mythos-clue = A clue has come to light: { $place }. Who picks it up?
option-clue-take = { $seat } takes it
option-clue-leave = Leave it lying

ask-mythos-order = Monsters are on the move, and one of them may strike from afar. Which comes first?
option-monsters-first = First { $monster }, then the others
option-monsters-last = First the others, then { $monster }

ask-mythos-prey = The { $monster } scents prey in more than one place. Where does it go?
option-prey = { $place }: { $seats }

ask-rumor-pay = { $seat }, you can put an end to this rumor yourself: { $rumor }
option-rumor-pay = End it ({ $cost })
option-rumor-leave = Not now
ask-rumor-both = It could end either way, this very moment: { $rumor }
option-rumor-passes = It passes
option-rumor-fails = It fails

ask-gate-guilt = { $seat } closed the way back from { $world } on { $stranded }. Shall it weigh on the mind?
option-guilty = Guilty: it costs Sanity
option-not-guilty = It could not be helped

name-track-terror = The terror in Arkham
