## Third edition: what happened

third-test-passed = *{ $successes ->
     [one] passed
    *[other] passed with { $successes } successes
  }*
third-test-failed = *failed*
third-test-rerolled = { $how ->
     [clue] spends a clue and rerolls
     [focus] spends focus and rerolls
    *[card] rerolls with { $by }
  }: { $dice }
third-test-changed = { $by }: { $dice }
third-test-added = { $by }: +{ $amount ->
     [one] 1 success
    *[other] { $amount } successes
  }

third-test-alone = { $seat } · { $text }
third-test-again = { $seat } { $text }
third-test-faces = { " " }({ $count ->
     [0] nothing succeeds
     [one] only { $faces } succeeds
    *[other] { $faces } succeed
  }{ $known ->
     [yes] : { $by }
    *[no] { "" }
  })

third-event-GameStarted = # { $scenario }
    { $story }
    On the map from the start: { $monsters }.
    { $leader } is the leader.
    -# Dice seed sealed: `{ $seal }`. It’s opened when the case is closed.
third-event-InvestigatorDealt = **{ $sheet }**{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
  }, { $occupation } · { $story }
third-event-RoundStarted = **Round { $round }** · { $leader } leads
third-event-PhaseStarted = ## { $phase }
third-event-ActionPerformed = { $seat } · **{ $action }**{ $additional ->
     [true] { " " }(additional)
    *[other] { "" }
  }
third-event-StoodUp = { $seat } stands up, which takes the action.
third-event-Moved = { $seat } moves: { $way }.
third-event-Moved-effect = { $seat } is moved to **{ $to }**.
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
third-event-DiceRolled = { $seat } rolls for { $purpose }: { $dice }
third-event-tokens = { $seat } { $clauses }{ $by }.
third-clause-Gained = gains **{ $what }**
third-clause-Lost = loses **{ $what }**
third-clause-Spent = spends { $what }
third-clause-Focused = focuses **{ $skill }**
third-clause-FocusLost = { $spent ->
     [true] spends
    *[other] loses
  } the { $skill } focus token
third-clause-Suffered = suffers **{ $what }**
third-clause-Prevented = is spared { $what } by { $by }
third-clause-Recovered = recovers **{ $what }**{ $card ->
     [none] { "" }
    *[other] { " " }for { $card }
  }
third-clause-Researched = moves **{ $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  }** to the scenario sheet ({ $clues } there)
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
third-event-AssetSuffered = { $seat }’s { $card } takes { $what }.
third-event-CardGained = { $seat } { $from ->
     [start] begins with
     [bought] buys
     [trade] is given
    *[other] gains
  } **{ $cards }**.
third-event-CardDiscarded = { $seat } discards { $card }.
third-event-CardFlipped = { $seat } turns { $card } over: **{ $back }**. { $story }
    -# { $rules }
third-event-CardUsed = { $seat } uses { $card }.
third-event-AbilityUsed = { $seat } uses “{ $ability }”.
third-event-SpellCast = { $seat } casts **{ $card }**.
third-event-CardsUnder = { $count ->
     [one] A card goes
    *[other] { $count } cards go
  } face down under { $card }.
third-event-CardMarked = { $card }: { $by ->
     [one] 1 { $what }
    *[other] { $by } { $what }
  }.
third-event-DeckEmpty = The { $deck } is empty; { $seat } gets nothing.
third-event-DisplayChanged-discarded = Leaving the display: { $cards }.
third-event-DisplayChanged = On display now: { $cards }.
third-event-Delayed = { $seat } is delayed: standing up takes their next action.
third-event-JoinedLodge = { $seat } joins the Silver Twilight Lodge.
third-event-InvestigatorLeft = **{ $sheet }** { $why ->
     [defeated] is defeated and out of the game
     [devoured] is devoured
    *[other] retires from the case
  }{ $by }.
third-event-MonsterSpawned = **{ $monster }** appears at { $at }{ $status ->
     [exhausted] , exhausted
    *[other] { "" }
  }{ $by }. { $story }
third-event-MonsterMoved = { $monster } moves: { $way }{ $aim }.
third-monster-aim = { " " }(after { $aim })
third-event-MonsterEngaged = **{ $monster }** engages { $seats }.
third-event-MonsterDisengaged = { $taken ->
    [yes] { $monster } lets go of { $seat }.
   *[no] { $seat } gets away from { $monster }. { $story }
  }
third-event-MonsterExhausted = { $monsters } { $count ->
     [one] is
    *[other] are
  } exhausted.
third-event-MonsterReadied = { $monsters } { $count ->
     [one] is
    *[other] are
  } ready again.
third-event-MonsterActivated = { $monster } lurks.
third-event-MonsterDamaged = { $monster } takes **{ $amount } damage**{ $left ->
     [0] { "" }
    *[other] { " " }({ $damage } of { $health })
  }.
third-event-MonsterRecovered = { $monster } recovers { $amount } health.
third-event-MonsterAttacked = **{ $monster }** attacks { $seat }. { $story }
third-event-MonsterDefeated = **{ $monster } is defeated.** { $story }
third-event-MonsterGone = { $monster } { $to ->
     [box] is out of the game
     [archive] returns to the archive
     [setAside] is set aside
    *[other] leaves the board
  }.
third-event-NoMonster = No monster is left to appear.
third-event-doom = Doom: { $spaces }{ $by }.
third-doom-at = { $space } **+{ $amount }** ({ $doom })
third-event-DoomRemoved = { $who ->
     [nobody] { "" }
    *[other] { $seat }:{ " " }
  }{ $space } loses { $amount } doom ({ $doom } left).
third-event-SheetDoom = **Doom on the scenario sheet: { $doom }** ({ $by }){ $cause }.
third-event-SheetClues = Clues on the scenario sheet: **{ $clues }** ({ $by }).
third-event-SheetMarkers = Markers on the scenario sheet: **{ $markers }** ({ $by }).
third-event-EventDeckRefilled = The event deck is out: its discards are shuffled into a new one.
third-event-ClueSpawned = { $count ->
     [one] A clue appears in **{ $places }**.
    *[other] Clues appear in **{ $places }**.
  }
third-event-GateBurst = **A gate bursts** in { $neighborhood }.
third-event-Outbreak = **Outbreak** at { $space }.
third-event-AnomalyAppeared = **An anomaly opens in { $neighborhood }.**
third-event-AnomalyRemoved = The anomaly in { $neighborhood } closes.
third-event-MarkersPlaced = Face-down markers appear at { $places }.
third-event-MarkerPlaced = { $up ->
     [true] A { $marker } appears
    *[other] A face-down marker appears
  } at { $at }.
third-event-MarkerRevealed = The marker at { $at } is turned up: **{ $marker }**.
third-event-MarkerGone = { $up ->
     [true] The { $marker }
    *[other] The marker
  } at { $at } is removed.
third-event-ScarAppeared = **A scar opens at { $at }.**
third-event-ScarMended = **The scar at { $at } is mended.**
third-event-EncounterDrawn = **{ $place }** · { $seat }
third-event-EncounterMissed = { $seat } is engaged with { $monsters }: no encounter.
third-event-EncounterBroken = { $seat }’s encounter ends early: { $by }.
third-event-EventReturned = The event goes back into the { $neighborhood } deck.
third-event-TokenDrawn = { $seat } draws **{ $token }**.
third-event-CupRefilled = The cup is empty, so it’s refilled: { $tokens } tokens.
third-event-CupGained = A { $token } token joins the cup.
third-event-HeadlineRead = **“{ $headline }”** · { $seat }
third-event-RumorEntered = New rumor: **“{ $headline }”**.
third-event-RumorEntered-replaced = New rumor: **“{ $headline }”**, in place of “{ $replaced }”.
third-event-RumorLeft = The rumor “{ $headline }” ends.
third-event-Reckoning = Reckoning: { $by }.
third-event-CodexAdded = ### { $card }
third-event-CodexFlipped = ### { $card } · turned over
third-event-CodexRead = ### { $card }
third-event-CodexRead-part = ### { $part }
third-event-CodexFired = **{ $card }**: { $what ->
     [objective] the goal is met
     [doom] doom wins out
    *[other] it happens
  }.
third-event-CodexReturned = { $card } goes back to the archive.
third-event-CodexAttached = { $card } now lies at { $deck }.
third-event-ArchiveShuffledIn = { $count ->
     [one] An archive card is hidden in the { $decks } deck.
    *[other] An archive card is hidden in each of the decks of { $decks }.
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
third-brief-defeated = { $monster } is defeated.
third-brief-headline = Headline: “{ $headline }”.
