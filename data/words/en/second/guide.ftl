### What is said beside the questions of the guided first case (`data/second/guide/`).

second-guide-start = You’re Joe Diamond, private eye, alone against Azathoth for three turns. Each slider holds two skills: raise one and the other drops. When you’re tested, you roll one die for each point of the skill, and a 5 or 6 is a success. Start in the middle, where nothing is out of reach.
second-guide-upkeep = A gate to the Dreamlands has opened at Independence Square, and a monster came out of it. Go through, come back in two turns and close the gate: it’s the only one, so that wins the game. A turn begins with the Upkeep, in which you move your sliders, by { $focus ->
    [one] one stop
   *[other] { $focus } stops
  } at most. Fight helps against the monster. A careful player’s choice: { $option }.
second-guide-movement = Now the Movement: each step costs a movement point, and you have { $points }. The gate is within reach, and whoever stops beside it is drawn through when the encounters come. The monster there bars the way, so you’ll have to deal with it first. Go to { $option }.
second-guide-monster = You can’t stay before you’ve dealt with the monster. Evading is a Sneak check. A fight begins with a Horror check for your nerves (Will), then comes a Combat check each round (Fight and your weapon) until it’s down or you are. You carry a gun: { $option }.
second-guide-horror-missed = That was a check: { $dice ->
    [0] no die at all, so low is your Will
    [one] one die, and no 5 or 6
   *[other] { $dice } dice, and not one 5 or 6
  }. A clue would buy more dice. But this miss costs just 1 of your { $sanity } Sanity, and your clues will be worth more at the gate: { $option }.
second-guide-fight = Your Combat check: { $dice } dice, and { $needed ->
    [one] one success
   *[other] { $needed } successes
  } will do. If you miss, the monster hurts you and the next round begins; the line above says how much, and you have { $stamina } Stamina. Go ahead: { $option }.
second-guide-fight-missed = All { $dice } dice missed: it happens. You could buy more with clues here, too, but the miss costs just 1 of your { $stamina } Stamina, and the fight goes on: { $option }.
second-guide-fight-again = A lost round isn’t a lost game: you have { $stamina } Stamina left. At 0 you’d wake up in the hospital without half of your things, and play on. You have { $dice } dice again: { $option }.
second-guide-beaten = You were beaten, and you’re still in the game, with { $stamina } Stamina and { $sanity } Sanity. It cost you time, and maybe some of your things, but nobody is out for that. The gate at Independence Square is still open, too. A careful player’s choice of sliders: { $option }.
second-guide-beyond = The gate drew you into the Dreamlands, and an encounter waited there. Then came the Mythos, the end of each turn: a card by which gates open, monsters move, and news breaks. This turn you’ll go on to the second area and meet something else; next turn you’ll be back. A careful player’s choice: { $option }.
second-guide-clues-kept = You don’t have to pass every check. What a miss costs stands above, and you can bear it. Keep your { $clues ->
    [one] clue
   *[other] { $clues } clues
  } for the gate: { $option }.
second-guide-back = Now you come back to Arkham, beside the gate. Having been through it, you can close it in your encounter: a check of Lore or Fight. Your Fight is { $fight }, so that’s the better of the two. A careful player’s choice: { $option }.
second-guide-close = This is it: a check of Lore or Fight, and the gate’s own modifier counts, too. A closed gate is a trophy, and with no other gate open it wins you the game. At { $percent } %, it’s { $option }.
second-guide-close-missed = Not one success, and this time it matters. This is what you kept your clues for: each buys { $each ->
    [one] one die
   *[other] { $each } dice
  }, and they’re spent one by one, only as long as it takes: { $option }.
second-guide-farewell = Your three guided turns are over, and you’ve been through every phase of a turn. The game goes on like any other. `Why?` says why you’re asked and where your dice come from, `/hint` what a careful player would do, `/rules` everything else. Good luck!
