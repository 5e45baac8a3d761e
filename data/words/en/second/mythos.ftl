# Mythos phase, gates, rumors, the end: questions and their options.

ask-mythos-card = Keeper: two Mythos cards, shown to you alone. Which one hits Arkham?
option-mythos = { $number ->
    [1] The first card
   *[other] The second card
  }
keeper-cards = Your two Mythos cards, for your eyes alone:
keeper-card = **{ $number }. { $card }** · gate: { $gate } · clue: { $clue } · white: { $white } · black: { $black }
keeper-none = none

ask-mythos-surge = { $count ->
    [one] The surge leaves 1 odd monster. Which gate gets it?
   *[other] The surge leaves { $count } odd monsters. Which gates get one each?
  }
asked-mythos-surge = { $count ->
    [one] The odd monster:
   *[other] The odd monsters:
  }
ask-mythos-surge-share = Arkham has room for only { $left } more. How many come out { NAME($place, role: "at") }?
option-surge-note = { $monsters ->
    [0] no monsters
    [one] 1 monster
   *[other] { $monsters } monsters
  } there now, { $investigators ->
    [0] no investigators
    [one] 1 investigator
   *[other] { $investigators } investigators
  }

ask-mythos-clue = A clue appears { NAME($place, role: "at") }. Who takes it?
option-clue-take = { $seat } Takes It
option-clue-leave = Leave It There

ask-mythos-order = Monsters move, and one of them strikes from a distance. Which goes first?
option-monsters-first = { $monster } First
option-monsters-last = { $monster } Last

ask-mythos-prey = { CAPITAL(NAME($monster, article: "the")) } could reach investigators in several places. Where does it go?
option-prey = { $place }: { $seats }

ask-rumor-pay = { $seat }, you can end this rumor: { $rumor }
option-rumor-pay = End It · { $cost }
option-rumor-leave = Not Now
ask-rumor-both = The rumor passes and fails at once: { $rumor } Which counts?
option-rumor-passes = It Passes
option-rumor-fails = It Fails

ask-gate-guilt = { $seat } closed { $stranded }’s way back from { NAME($world, article: "the") }. Should that cost { $seat } Sanity?
option-guilty = Guilty · Loses Sanity
option-not-guilty = Not Guilty

name-track-terror = Arkham’s terror level
name-track-outskirts = the Outskirts are full
