### What is said beside the questions of the guided first case (`data/third/guide/`).

third-guide-start = You’re Tommy Muldoon, a rookie cop, alone for three rounds. Everybody starts with a few cards of their own, and one of them you choose. Handcuffs take care of human monsters: { $option }.
third-guide-turn = A round has four phases: your actions, the monsters, an encounter, and the Mythos. You have { $actions } actions, and no action counts twice in a round. Clues are what you’re after; doom is what you must keep down. A Hooded Stalker haunts the Graveyard, one space away. Move: go there.
third-guide-move = One action takes you up to two spaces. Walking into a ready monster ends the move: it engages you. Today that’s what you want: { $option }.
third-guide-attack = Engaged, you can’t walk on: attack it, or evade it. An attack is a Strength test: one die for each point, what your cards add, and each 5 or 6 is 1 damage. It takes { $health } to defeat this one: { $option }.
third-guide-harm = The monsters’ phase: what’s still engaged with you strikes. Damage counts against your health ({ $health } left), horror against your sanity ({ $sanity } left), and a card of yours can take it for you. It’s a setback, no more. A careful player’s choice: { $option }.
third-guide-attack-again = Being engaged, you had no encounter. Then came the Mythos: tokens from the cup, and each brings something, such as doom, a clue, or a reckoning. You’re still on your feet: { $option }.
third-guide-ward = With nothing engaged with you, you can get to work. { $doom ->
    [one] One doom lies
   *[other] { $doom } doom lie
  } in this space, and doom is how a game is lost. To ward is a Lore test: each success removes 1: { $option }.
third-guide-research = You have { $clues ->
    [one] one clue
   *[other] { $clues } clues
  }. An encounter in a neighborhood with clues can earn you one; what counts for the goal is what has been researched, { $researched } so far. To research is an Observation test, and each success moves one clue to the scenario sheet: { $option }.
third-guide-ward-again = One action left, and { $doom ->
    [one] one doom lies
   *[other] { $doom } doom lie
  } here. Keeping it down is half of the game: { $option }.
third-guide-farewell = Your three guided rounds are over, and you’ve seen every phase. The game goes on like any other: the codex says what wins it and what loses it. `Why?` says why you’re asked and where your dice come from, `/hint` what a careful player would do, `/rules` everything else. Good luck!
