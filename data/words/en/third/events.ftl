## Third edition: what happened

# A roll: whose and what for; the dice are to be seen
third-test-roll = { $seat }{ $occasion ->
     [attack] { " " }attacks { NAME($against, article: "the") }. { $skill }
     [evade] { " " }evades. { $skill }
     [ward] { " " }wards. { $skill }
     [research] { " " }researches. { $skill }
     [cause] { " " }rolls { $skill } for { NAME($against, article: "the") }
     [encounter] , { $skill }
    *[other] { " " }rolls { $skill }
  }{ $count ->
     [0] , no dice
    *[other] { "" }
  }{ $faces }: { $dice }
third-test-end = { " " }— { $some ->
     [yes] { $plain ->
         [true] **{ $result }**.
        *[other] **{ $passed ->
             [true] passed
            *[other] failed
          }: { $result }**.
      }
    *[other] **{ $passed ->
         [true] passed
        *[other] failed
      }**.
  }
third-test-rerolled = rerolls { $dice } ({ $by })
third-test-changed = { $dice } ({ $by })
third-test-added = { $by } +{ $amount ->
     [one] 1 success
    *[other] { $amount } successes
  }
third-test-later = { $seat }: { $text }
third-test-faces = { " " }({ $count ->
     [0] nothing succeeds
     [one] only 6
    *[other] { $lowest } and up
  }{ $known ->
     [yes] , { $by }
    *[no] { "" }
  })

# What a test comes to, in as few words as can be
third-result-Gained = +{ $what }
third-result-Lost = −{ $what }
third-result-Spent = −{ $what }
third-result-AssetSuffered = { $what } on { NAME($card, article: "the") }
third-result-Recovered = +{ $what }
third-result-Researched = { $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  } to the sheet ({ $clues })
third-result-Focused = +{ $skill } focus
third-result-Focused-instead = +{ $skill } focus in place of { $other }
third-result-CardGained = { $status ->
     [none] +{ $card }
    *[other] { $card }
  }
third-result-DoomRemoved = { $amount } doom off { NAME($space, article: "the") }, { $doom } left
third-result-MonsterDamaged = { $amount } damage{ $left ->
     [0] { "" }
    *[other] , { $left } left
  }
third-result-MonsterDefeated = { $monster } down
third-result-MonsterDisengaged = free of { NAME($monster, article: "the") }
third-result-Delayed = delayed

third-event-GameStarted = # { $scenario }
    { $story }
    On the map from the start: { $monsters }.
    { $leader } is the leader.
    -# Dice seed sealed: `{ $seal }`. It’s opened when the case is closed.
third-event-GameStarted-monster = { NAME($monster, article: "a") } { NAME($space, role: "at") }
third-event-InvestigatorDealt = **{ $sheet }**{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
  }, { $occupation }{ $story ->
    [none] { "" }
   *[other] { " " }· { $story }
  }
third-event-RoundStarted = **Round { $round }** · { $leader } leads
third-event-PhaseStarted = ## { $phase ->
    [monster] Monsters
   *[mythos] Mythos
  }
third-event-ActionPerformed = { $seat } uses **{ $action }**.
third-event-StoodUp = { $seat } stands up.
third-event-Moved = { $seat } goes to { NAME($to, article: "the") }{ $money ->
     [0] { "" }
    *[other] { " " }for ${ $money }
  }.
third-event-Moved-effect = { $seat } ends up { NAME($to, role: "at") }{ $by }.
third-event-Traded = { $from } and { $to } trade: { $from } gives { $given }; { $to } gives { $taken }.
third-event-TradeRefused = { $to } declines the trade with { $from }.
third-goods-none = nothing
third-goods-money = ${ $amount }
third-goods-clues = { $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  }
third-goods-remnants = { $amount ->
     [one] 1 remnant
    *[other] { $amount } remnants
  }
third-event-DiceRolled = { $seat } rolls for { NAME($purpose, article: "the") }: { $dice }{ $idle ->
     [true] . Nothing comes of it.
    *[false] { "" }
  }
third-event-DiceRolled-known = { $seat } rolls { $dice }{ $idle ->
     [true] { " " }— nothing comes of it.
    *[false] .
  }
third-event-rolled-idle = { $count ->
     [one] { $card }
    *[other] { NAME($card, number: "plural") }
  }: { $rolls } — nothing comes of it.
third-rolled = { $seat } { $dice }
third-event-tokens = { $seat } { $clauses }{ $by }.
third-clause-Gained = gains **{ $what }**
third-clause-Lost = loses **{ $what }**
third-clause-Spent = spends { $what }
third-clause-Focused = focuses **{ $skill }**
third-clause-Focused-instead = focuses **{ $skill }** in place of { $other }
third-clause-Focused-full = can’t hold more focus
third-clause-FocusLost = { $spent ->
     [true] spends
    *[other] gives up
  } the { $skill } focus
third-clause-Recovered = { $card ->
     [none] recovers **{ $what }**
     [it] restores **{ $what }** on it
    *[other] restores **{ $what }** on { NAME($card, article: "the") }
  }
third-clause-Researched = moves **{ $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  }** to the sheet ({ $clues })
third-amount-money = ${ $amount }
third-amount-clue = { $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  }
third-amount-remnant = { $amount ->
     [one] 1 remnant
    *[other] { $amount } remnants
  }
third-amount-damage = { $amount } damage
third-amount-horror = { $amount } horror
third-amount-health = { $amount } health
third-amount-sanity = { $amount } sanity
third-event-CardGained = { $seat } { $from ->
     [start] begins with
     [bought] buys
     [trade] is given
     [status] becomes
    *[other] gains
  } **{ NAME($cards, article: "a") }**.
third-event-CardGained-several = { $seats } each { $from ->
     [status] become
    *[other] gain
  } **{ NAME($card, article: "a") }**{ $joins ->
     [yes] { " " }and join the Silver Twilight Lodge
    *[no] { "" }
  }.
third-event-CardDiscarded = { $status ->
     [blessed] { $seat }’s blessing ends.
     [cursed] { $seat }’s curse is lifted.
    *[none] { $seat } discards { NAME($card, article: "the") }.
  }
third-event-CardFlipped = { $seat } turns { NAME($card, article: "the") } over: **{ $back }**. { $story }
third-event-CardUsed = { $seat } uses { NAME($card, article: "the") }.
third-event-CardUsedUp = { $status ->
     [blessed] { $seat } spends the blessing.
     [cursed] { $seat } is free of the curse.
    *[none] { $seat } uses up { NAME($card, article: "the") }.
  }
# What is used, and what comes of it at once
third-event-sequel = { $lead }: { $what }
third-event-bought = { $seat } buys **{ NAME($card, article: "a") }** for ${ $money }.
third-event-AbilityUsed = { $seat } uses “{ $ability }”.
third-event-SpellCast = { $seat } casts **{ $card }**.
third-event-CardsUnder = { $count ->
     [one] A card goes
    *[other] { $count } cards go
  } face down under { NAME($card, article: "the") }.
third-event-CardMarked = { $card }: { $by ->
     [one] 1 { $what }
    *[other] { $by } { $what }
  }.
third-event-DeckEmpty = { $seat } gets nothing: no cards left ({ $deck }).
third-event-DisplayChanged-discarded = Off display: { $cards }.
third-event-DisplayChanged = On display: { $cards }.
third-event-Delayed = { $seat } is **delayed**.
third-event-JoinedLodge = { $seat } joins the Silver Twilight Lodge.
third-event-InvestigatorLeft = **{ $sheet }** { $why ->
     [defeated] is defeated and out of the game
     [devoured] is devoured
    *[other] retires from the case
  }{ $by }.
third-event-harm = { $harm }{ $by }.
third-harm-own = { $seats } { $count ->
     [one] suffers
    *[other] suffer
  } **{ $what }**
third-harm-bare = **{ $what }**
third-harm-asset = { $whose ->
     [known] { $card }
    *[named] { $seat }’s { $card }
  } takes { $what }
third-event-prevented = { $seat }’s { $card } prevents **{ $what }**.
third-harm-spared = { $seat } is spared { $what }
third-spawned-at = { NAME($monster, article: "a") } { NAME($at, role: "at") }{ $status ->
     [exhausted] , exhausted
    *[other] { "" }
  }{ $engages ->
     [yes] , engaging { $seats }
    *[no] { "" }
  }
third-event-MonsterSpawned = **{ $monster }** appears { NAME($at, role: "at") }{ $status ->
     [exhausted] , exhausted
    *[other] { "" }
  }{ $by }{ $engages ->
     [yes] { " " }and engages { $seats }
    *[no] { "" }
  }. { $story }
third-event-MonsterMoved = **{ $monster }** → { $to }{ $aim }{ $engages ->
     [yes] ; engages { $seats }
    *[no] { "" }
  }.
third-monster-on = on to { $to }
third-monster-aim = , { $kind ->
     [hunter] hunting
    *[patrol] drawn by
  } { $aim }
third-aim-nearest = the nearest
third-aim-lowestLore = the lowest Lore
third-aim-highestLore = the highest Lore
third-aim-lowestInfluence = the lowest Influence
third-aim-highestInfluence = the highest Influence
third-aim-lowestObservation = the lowest Observation
third-aim-highestObservation = the highest Observation
third-aim-lowestStrength = the lowest Strength
third-aim-highestStrength = the highest Strength
third-aim-lowestWill = the lowest Will
third-aim-highestWill = the highest Will
third-aim-mostClues = the most clues
third-aim-mostRemnants = the most remnants
third-aim-mostSpells = the most spells
third-aim-spaceWithMostDoom = the most doom
third-aim-unstableSpace = the unstable space
third-event-MonsterEngaged = **{ $monsters }** { $count ->
     [one] engages
    *[other] engage
  } { $seats }.
third-event-MonsterDisengaged = { $taken ->
    [yes] { CAPITAL(NAME($monsters, article: "the")) } { $count ->
        [one] lets
       *[other] let
      } go of { $seat }.
   *[no] { $seat } gets away from { NAME($monsters, article: "the") }.
  }
third-event-drawn-off = { $by } draws { NAME($monster, article: "the") } off { $seat }.
third-event-readied-engaged = **{ $monster }** readies and engages { $seats }.
third-event-MonsterExhausted = { CAPITAL(NAME($monsters, article: "the")) } { $count ->
     [one] is
    *[other] are
  } exhausted.
third-event-MonsterReadied = **{ $monsters }** { $count ->
     [one] readies
    *[other] ready
  }.
third-event-MonsterActivated = **{ $monster }**{ $known ->
     [yes] , { NAME($at, role: "at") }, lurks
    *[no] { " " }lurks
  }{ $harm }.
third-event-MonsterDamaged = { CAPITAL(NAME($monster, article: "the")) } takes **{ $amount } damage**{ $left ->
     [0] { "" }
    *[other] , { $left } left
  }.
third-event-MonsterRecovered = { CAPITAL(NAME($monster, article: "the")) } recovers { $amount } health.
third-event-MonsterAttacked = **{ $monster }** attacks { $seat }{ $harm ->
     [none] : no harm
    *[some] { $harm }
  }. { $story }
third-event-MonsterDefeated = **{ $monster } down.** { $story }
third-event-MonsterGone = { CAPITAL(NAME($monster, article: "the")) } { $to ->
     [box] is out of the game
     [archive] returns to the archive
     [setAside] is set aside
    *[other] leaves the board
  }.
third-event-NoMonster = No monster is left to appear.
third-event-doom = Doom at { $spaces }{ $by }.
third-doom-at = { $form ->
     [sentence] { NAME($space, article: "the") }
    *[label] { $space }
  } { $amount ->
     [one] **{ $doom }**
    *[other] **{ $doom }** (+{ $amount })
  }
third-event-DoomRemoved = **{ $amount } doom off { NAME($space, article: "the") }**, { $doom } left{ $by }.
third-event-SheetDoom = Doom on the { $text }.
third-sheet-doom = sheet **{ $doom }**{ $some ->
     [no] { "" }
    *[yes] { " " }({ $notes })
  }
third-anomaly-in = anomaly in { NAME($place, article: "the") }
third-event-SheetClues = { $clues ->
     [0] The sheet’s clues are spent.
    *[other] Clues on the sheet: **{ $clues }** ({ $by }).
  }
third-event-SheetMarkers = { $markers ->
     [0] The sheet’s markers are spent.
    *[other] Markers on the sheet: **{ $markers }** ({ $by }).
  }
third-event-EventDeckRefilled = The event deck has run out: its discards become a new one.
third-event-ClueSpawned = { $count ->
     [one] A clue appears in **{ NAME($places, article: "the") }**.
    *[other] Clues appear in **{ NAME($places, article: "the") }**.
  }
third-event-GateBurst = **A gate bursts** in { NAME($neighborhood, article: "the") }.
third-event-Outbreak = **Outbreak** { NAME($space, role: "at") }.
# What outbreaks have moved about, in the end
third-event-spilled = { $some ->
     [yes] Doom spills over: { $spaces }{ $sheet ->
         [yes] ; on the sheet **{ $doom }** ({ $by })
        *[no] { "" }
      }.
    *[no] Doom on the sheet **{ $doom }** ({ $by }).
  }
third-event-AnomalyAppeared = **An anomaly opens in { NAME($neighborhood, article: "the") }.**
third-event-AnomalyRemoved = The anomaly in { NAME($neighborhood, article: "the") } closes.
third-event-MarkersPlaced = Face-down markers appear { NAME($places, role: "at") }.
third-event-MarkerPlaced = { $up ->
     [true] { CAPITAL(NAME($marker, article: "a")) } appears
    *[other] A face-down marker appears
  } { NAME($at, role: "at") }.
third-markers-at = { $marker } { NAME($places, role: "at") }
third-event-MarkerRevealed-several = Markers turned up: { $markers }.
third-event-MarkerGone-several = Removed: { $markers }.
third-event-MarkerRevealed = The marker { NAME($at, role: "at") } is turned up: **{ $marker }**.
third-event-MarkerGone = { $up ->
     [true] { CAPITAL(NAME($marker, article: "the")) } { NAME($at, role: "at") } goes.
     [shown] { CAPITAL(NAME($around, case: "genitive", article: "the")) } guest has shown itself: the marker goes.
    *[other] The marker { NAME($at, role: "at") } goes.
  }
third-event-ScarAppeared = **A scar opens { NAME($at, role: "at") }.**
third-event-ScarMended = **The scar { NAME($at, role: "at") } is mended.**
third-event-EncounterDrawn = **{ CAPITAL($place) }:** { $story }
third-event-EncounterMissed = { $seat } has no encounter (engaged).
third-event-EncounterBroken = { $seat }’s encounter ends early: { $by }.
third-event-EventReturned = No clue: it stays in { NAME($neighborhood, article: "the") }.
third-event-TokenDrawn = { $seat }: **{ $token }**{ $what }.
third-event-blanks = { $seat }: **{ $count ->
     [2] two blanks
     [3] three blanks
    *[other] { $count } blanks
  }**.
third-event-CupRefilled = Cup refilled: { $tokens } tokens.
third-event-CupGained = Into the cup: { $tokens }.
third-event-headline-drawn = { $seat }: { $text }
third-event-HeadlineRead = **“{ $headline }”** { $story }
third-event-RumorEntered = **A rumor: it stays.**
third-event-RumorEntered-replaced = **A rumor: it stays**, in place of “{ $replaced }”.
third-event-RumorLeft = The rumor “{ $headline }” ends.
third-rumor = The rumor
third-event-Reckoning = { $idle ->
     [true] Reckoning: { $by } — nothing to do.
    *[false] { $by } stirs.
  }
third-event-CodexAdded = ### { $kind ->
     [objective] New goal, { $card }: { $waits }
     [doom] New danger, { $card }: { $waits }
    *[none] { $card }
  }
third-event-CodexFlipped = ### { $card } · turned over
third-event-CodexRead = ### { $card }
third-event-CodexRead-part = ### { $part }
third-event-CodexFired = { $what ->
     [objective] { $card }: the goal is met.
     [doom] { $card }: the danger has come true.
    *[other] { $card } takes effect.
  }
third-event-CodexReturned = { $cards } { $count ->
     [one] goes
    *[other] go
  } back to the archive.
third-event-CodexAttached = New in { NAME($deck, article: "the") }: **{ $card }**. An encounter there can close it.
third-event-ArchiveShuffledIn = { $count ->
     [one] An archive card is hidden near the top of the { $decks } deck.
    *[other] Archive cards are hidden near the top of the decks of { $decks }.
  }
third-event-hidden = { $count ->
     [one] An archive card is hidden near the top of the { $decks } deck, with a face-down marker there.
    *[other] An archive card is hidden near the top of each of these decks, with a face-down marker there: { $decks }.
  }
third-event-GameEnded-won-codex = # The case is closed
    The investigators have won in round { $round }.
third-event-GameEnded-won-lodge = # Twilight
    The Lodge has won in round { $round }, and its members with it.
third-event-GameEnded-won-nobody = # The case is closed
    The investigators have won in round { $round }.
third-event-GameEnded-lost-codex = # The end
    Arkham is lost in round { $round }.
third-event-GameEnded-lost-lodge = # The end
    Arkham is lost in round { $round }.
third-event-GameEnded-lost-nobody = # The end
    Nobody is left in round { $round }.
third-brief-defeated = { CAPITAL(NAME($monster, article: "the")) } is defeated.
third-brief-headline = Headline: “{ $headline }”.
