## Third edition: what happened. What each message also gets is said in story.ftl.

# A roll: whose and what for; the dice are to be seen; then what changed them, how it ended and what came of it
third-test-roll = { $subject ->
     [same] { $occasion ->
         [attack] Attacks { NAME($against, article: "the") }.{ " " }
         [evade] Evades.{ " " }
         [ward] Wards.{ " " }
         [research] Researches.{ " " }
        *[other] { "" }
      }
    *[other] { $who }{ $occasion ->
         [attack] { " " }attacks { NAME($against, article: "the") }.{ " " }
         [evade] { " " }evades.{ " " }
         [ward] { " " }wards.{ " " }
         [research] { " " }researches.{ " " }
        *[other] { " " }rolls{ " " }
      }
  }{ $skill }{ $because }{ $count ->
     [0] , no dice
    *[other] { $full ->
         [yes] { $faces ->
             [usual] { $count ->
                 [one] , 1 die
                *[other] , { $count } dice
              }
            *[other] { $which }
          }
        *[no] { "" }
      }: { $dice }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-test-end = { $joint ->
     [first] { "" }
    *[next] { " " }—{ " " }
  }**{ $some ->
     [yes] { $plain ->
         [yes] { $results }
        *[no] { $passed ->
             [yes] passed
            *[no] failed
          }: { $results }
      }
    *[no] { $passed ->
         [yes] passed
        *[no] failed
      }
  }**.
third-test-later = { $subjects ->
     [0] { "" }
    *[other] { $subject ->
         [same] { "" }
        *[other] { $who }:{ " " }
      }
  }
third-test-changed = { $joint ->
     [first] { "" }
    *[next] { " " }·{ " " }
  }{ $added ->
     [yes] { $source } { $dice }
    *[no] { $source } rerolls: { $dice }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-test-by-clue = a clue
third-test-by-focus = focus
third-test-added = adds { $amount ->
     [one] 1 success
    *[other] { $amount } successes
  }
third-test-faces = { " " }({ $count ->
     [0] nothing succeeds
     [one] only 6
    *[other] { $lowest } and up
  }{ $known ->
     [yes] , { $by }
    *[no] { "" }
  })

# What a test comes to, in as few words as can be
third-result-Gained = +{ $amounts }
third-result-Lost = −{ $amounts }
third-result-Recovered = +{ $amounts }
third-result-Restored = +{ $amounts } on { NAME($card, article: "the") }
third-result-Researched = { $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  } to the sheet ({ $clues })
third-result-Focused = { $how ->
     [instead] +{ $skill } focus in place of { $other }
     [full] no room for more focus
    *[plain] +{ $skill } focus
  }
third-result-CardGained = +{ $card }
third-result-DoomPlaced = +{ $amount } doom { NAME($space, role: "at") } ({ $doom })
third-result-DoomBreaks = doom { NAME($space, role: "at") }
third-result-DoomRemoved = { $amount } doom off { NAME($space, article: "the") }, { $doom } left
third-result-MonsterDamaged = { $amount } damage{ $left ->
     [0] { "" }
    *[other] , { $left } left
  }
third-result-MonsterDamaged-by = { $amount } damage by { NAME($by, article: "the") }{ $left ->
     [0] { "" }
    *[other] , { $left } left
  }
third-result-MonsterDefeated = { NAME($monster, article: "the") } down
third-result-MonsterDisengaged = free of { NAME($monster, article: "the") }
third-result-Delayed = delayed
third-harm-bare = { $amounts }
third-harm-own = { $amounts } to { $name }
third-harm-asset = { $card } takes { $amounts }
third-harm-spared = { $name } is spared { $amounts }
third-harm-spared-by = { $name } is spared { $amounts } ({ $cause })
# What comes of an attack, of what a lurker does, of dice, of a token, of a reckoning
third-attack-end = { $joint ->
     [first] { "" }
    *[next] :{ " " }
  }{ $some ->
     [yes] { $results }
    *[no] no harm
  }.
third-lurking-end = { $some ->
     [yes] { $joint ->
         [first] { CAPITAL($results) }
        *[next] : { $results }
      }
    *[no] { "" }
  }.
story-came = { $some ->
     [yes] { " " }— { $results }
    *[no] { " " }— nothing comes of it
  }.
third-token-end = { $some ->
     [yes] { $joint ->
         [first] { CAPITAL($results) }
        *[next] : { $results }
      }
    *[no] { "" }
  }.
third-reckoning-end = { $some ->
     [yes] { $joint ->
         [first] { CAPITAL($results) }
        *[next] { " " }— { $results }
      }
    *[no] { " " }— nothing to do
  }.

# The round
third-event-GameStarted = { $scenario }
third-event-AtStart = On the map from the start: { $monsters }.
third-event-Leader = { $leader } is the leader.
third-event-InvestigatorDealt = **{ $sheet }** ({ $player }), { $occupation }{ $told ->
    [yes] { " " }· { $text }
   *[no] { "" }
  }
third-event-RoundStarted = **Round { $round }** · { $leader } leads
third-event-PhaseStarted = { $phase ->
    [monster] Monsters
   *[mythos] Mythos
  }
third-event-ActionPerformed = { $subject ->
    [same] Uses
   *[other] { $who } { $subjects ->
        [one] uses
       *[other] use
      }
  } **{ $action }**.
third-event-StoodUp = { $subject ->
    [same] Stands
   *[other] { $who } stands
  } up.
third-event-Moved = { $how ->
     [step] { $subject ->
    [same] Goes
   *[other] { $who } goes
  } { NAME($to, role: "to") }{ $money ->
         [0] { "" }
        *[other] { " " }for ${ $money }
      }{ $because }.
    *[effect] { $subject ->
    [same] Is sent
   *[other] { $who } { $subjects ->
        [one] is sent
       *[other] are sent
      }
  } { NAME($to, role: "to") }{ $because }.
  }
third-event-Traded = { $who } and { $to } trade: { $who } gives { $given }; { $to } gives { $taken }.
third-event-TradeRefused = { $who } declines the trade with { $from }.
third-goods-none = nothing
third-event-DiceRolled = { $purpose }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-DiceRolled-several = { NAME($purpose, number: "plural") }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-roll-of = { $roller } { $dice }

# Tokens, health and harm
third-event-Gained = { $subject ->
    [same] Gains
   *[other] { $who } { $subjects ->
        [one] gains
       *[other] each gain
      }
  } **{ $value }**{ $because }.
third-event-Lost = { $subject ->
    [same] Loses
   *[other] { $who } { $subjects ->
        [one] loses
       *[other] each lose
      }
  } **{ $value }**{ $because }.
third-event-Spent = { $subject ->
    [same] Spends
   *[other] { $who } spends
  } { $value }{ $because }.
third-event-Focused = { $how ->
     [full] { $subject ->
    [same] Can’t hold
   *[other] { $who } can’t hold
  } more focus{ $because }.
     [instead] { $subject ->
    [same] Focuses
   *[other] { $who } focuses
  } **{ $skill }** in place of { $other }{ $because }.
    *[plain] { $subject ->
    [same] Focuses
   *[other] { $who } focuses
  } **{ $skill }**{ $because }.
  }
third-event-FocusLost = { $spent ->
     [yes] { $subject ->
    [same] Spends
   *[other] { $who } spends
  } the { $skill } focus.
    *[no] { $subject ->
    [same] Gives up
   *[other] { $who } { $subjects ->
        [one] gives up
       *[other] each give up
      }
  } the { $skill } focus.
  }
third-event-Suffered = { $subject ->
    [same] Suffers
   *[other] { $who } { $subjects ->
        [one] suffers
       *[other] each suffer
      }
  } **{ $value }**{ $because }.
third-event-AssetSuffered = { $subject ->
     [same] { $card }
    *[other] { $who }’s { $card }
  } takes **{ $value }**{ $because }.
third-event-Prevented = { $subject ->
    [same] Is spared
   *[other] { $who } is spared
  } **{ $value }**{ $because }.
third-event-Recovered = { $subject ->
    [same] Recovers
   *[other] { $who } recovers
  } **{ $value }**{ $because }.
third-event-Restored = { $subject ->
    [same] Restores
   *[other] { $who } restores
  } **{ $value }** on { NAME($card, article: "the") }{ $because }.
third-event-Researched = { $subject ->
    [same] Moves
   *[other] { $who } moves
  } **{ $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  }** to the sheet ({ $clues }).

# Cards and people
third-event-CardGained = { $joins ->
     [becomes] { $subject ->
         [same] { $subjects ->
             [one] Becomes
            *[other] Become
          }
        *[other] { $who } { $subjects ->
             [one] becomes
            *[other] become
          }
      } **{ $card }**{ $because }.
     [yes] { $subjects ->
         [one] { $subject ->
             [same] Signs
            *[other] { $who } signs
          }
        *[other] { $who } each sign
      }{ $because }: **{ $card }**, and membership of the Silver Twilight Lodge.
    *[no] { $subject ->
         [same] { $from ->
             [start] Begins with
             [bought] Buys
             [trade] Is given
            *[other] Gains
          }
        *[other] { $who } { $from ->
             [start] begins with
             [bought] buys
             [trade] is given
            *[other] gains
          }
      } { $costs ->
         [yes] **{ $value }** and{ " " }
        *[no] { "" }
      }**{ NAME($card, article: "a") }**{ $because }.
  }
third-event-CardDiscarded = { $kind ->
     [cursed] { $subject ->
        [same] The
       *[other] { $who }’s
      } curse is lifted{ $because }.
     [blessed] { $subject ->
        [same] The
       *[other] { $who }’s
      } blessing ends{ $because }.
    *[other] { $subject ->
    [same] Discards
   *[other] { $who } discards
  } { NAME($card, article: "the") }{ $because }.
  }
third-event-CardFlipped = { $subject ->
    [same] Turns
   *[other] { $who } turns
  } { NAME($card, article: "the") } over: **{ $back }**{ $because }.
third-event-CardUsed = { $spent ->
     [yes] { $kind ->
         [cursed] { $subject ->
        [same] The
       *[other] { $who }’s
      } curse is lifted.
         [blessed] { $subject ->
        [same] The
       *[other] { $who }’s
      } blessing is spent.
        *[other] { $subject ->
    [same] Uses up
   *[other] { $who } uses up
  } { NAME($card, article: "the") }.
      }
    *[no] { $subject ->
    [same] Uses
   *[other] { $who } { $subjects ->
        [one] uses
       *[other] use
      }
  } { NAME($card, article: "the") }.
  }
third-event-bought = { $subject ->
    [same] Buys
   *[other] { $who } buys
  } **{ NAME($card, article: "a") }** for ${ $money }.
third-event-AbilityUsed = { $subject ->
    [same] Uses
   *[other] { $who } { $subjects ->
        [one] uses
       *[other] use
      }
  } “{ $ability }”.
third-event-SpellCast = { $subject ->
    [same] Casts
   *[other] { $who } casts
  } **{ $card }**.
third-event-SpellCast-against = { $subject ->
    [same] Casts
   *[other] { $who } casts
  } **{ $card }** against { $harm }{ $own ->
    [yes] { "" }
   *[no] { " " }to { $whom }
  }.
third-event-CardsUnder = { $amount ->
     [one] A card goes
    *[other] { $amount } cards go
  } face down under { NAME($card, article: "the") }{ $because }.
third-event-CardMarked = { $card }: { $amount } { $what }{ $because }.
third-event-DeckEmpty = { $subject ->
    [same] Gets
   *[other] { $who } gets
  } nothing: no cards left ({ $deck }).
third-event-Delayed = { $subject ->
    [same] Is **delayed**
   *[other] { $who } { $subjects ->
        [one] is **delayed**
       *[other] are **delayed**
      }
  }{ $because }.
third-event-JoinedLodge = { $subject ->
    [same] Joins
   *[other] { $who } { $subjects ->
        [one] joins
       *[other] join
      }
  } the Silver Twilight Lodge{ $because }.
third-event-InvestigatorLeft = **{ $who }** { $why ->
     [defeated] is defeated and out of the game
     [devoured] is devoured
    *[other] retires from the case
  }{ $because }.

# Monsters
third-spawned-at = { NAME($monster, article: "a") } { NAME($at, role: "at") }{ $status ->
     [exhausted] , exhausted
    *[other] { "" }
  }{ $engages ->
     [yes] { " " }(engages { $seats })
    *[no] { "" }
  }
third-event-MonsterSpawned = { $subject ->
     [same] { AGREES($who) ->
         [one] Appears
        *[other] Appear
      }
    *[other] **{ $who }** { AGREES($who) ->
         [one] appears
        *[other] appear
      }
  } { NAME($at, role: "at") }{ $status ->
     [exhausted] , exhausted
    *[other] { "" }
  }{ $because }{ $engages ->
     [yes] { " " }and { AGREES($who) ->
         [one] engages
        *[other] engage
      } { $seats }
    *[no] { "" }
  }.
third-event-MonsterMoved = **{ $who }** → { $way }{ $known ->
     [yes] , { $drawn }
    *[no] { "" }
  }.
third-monster-way = { NAME($to, article: "the") }{ $engages ->
     [yes] { " " }(engages { $seats })
    *[no] { "" }
  }
third-monster-drawn = { $kind ->
     [hunter] hunting { $aim }
    *[patrol] drawn by { $aim }
  }
# Several: "Hunting the nearest: Ghoul (2) → the Graveyard, Ghast → the Woods (engages Rex)."
third-event-MonstersMoved = { $ways }
third-monsters-drawn = { CAPITAL($drawn) }: { $ways }.
third-monsters-way = **{ $monsters }** → { $way }
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
third-event-MonsterEngaged = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Engages
            *[other] Engage
          }
        *[other] Engage
      }
    *[other] **{ $who }** { $subjects ->
         [one] { AGREES($who) ->
             [one] engages
            *[other] engage
          }
        *[other] engage
      }
  } { $seats }{ $because }.
third-event-LetGo = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Lets
            *[other] Let
          }
        *[other] Let
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { $subjects ->
         [one] { AGREES($who) ->
             [one] lets
            *[other] let
          }
        *[other] let
      }
  } go of { $seat }{ $because }.
third-event-MonsterDisengaged = { $subject ->
    [same] Gets away
   *[other] { $who } gets away
  } from { NAME($monster, article: "the") }{ $because }.
third-event-drawn-off = { $subject ->
    [same] Draws
   *[other] { $who } draws
  } { NAME($monster, article: "the") } off { $from }.
third-event-MonsterExhausted = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Is
            *[other] Are
          }
        *[other] Are
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { $subjects ->
         [one] { AGREES($who) ->
             [one] is
            *[other] are
          }
        *[other] are
      }
  } exhausted{ $because }.
third-event-MonsterReadied = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Readies
            *[other] Ready
          }
        *[other] Ready
      }
    *[other] **{ $who }** { $subjects ->
         [one] { AGREES($who) ->
             [one] readies
            *[other] ready
          }
        *[other] ready
      }
  }.
third-event-MonsterActivated = { $subject ->
     [same] { AGREES($who) ->
         [one] Lurks
        *[other] Lurk
      }
    *[other] **{ $who }**{ $known ->
         [yes] , { NAME($place, role: "at") },
        *[no] { "" }
      } { AGREES($who) ->
         [one] lurks
        *[other] lurk
      }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDamaged = { $subject ->
     [same] { AGREES($who) ->
         [one] Takes
        *[other] Take
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
         [one] takes
        *[other] take
      }
  } **{ $amount } damage**{ $left ->
     [0] { "" }
    *[other] , { $left } left
  }{ $because }.
third-event-MonsterRecovered = { $subject ->
     [same] { AGREES($who) ->
         [one] Recovers
        *[other] Recover
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
         [one] recovers
        *[other] recover
      }
  } { $amount } health{ $because }.
third-event-MonsterAttacked = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Attacks
            *[other] Attack
          }
        *[other] Each attack
      }
    *[other] **{ $who }** { $subjects ->
         [one] { AGREES($who) ->
             [one] attacks
            *[other] attack
          }
        *[other] each attack
      }
  } { $seat }{ $because }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDefeated = **{ CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
     [one] is
    *[other] are
  } down**{ $because }.
third-event-MonsterGone = { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
     [one] { $to ->
         [box] is out of the game
         [archive] returns to the archive
         [setAside] is set aside
        *[other] leaves the board
      }
    *[other] { $to ->
         [box] are out of the game
         [archive] return to the archive
         [setAside] are set aside
        *[other] leave the board
      }
  }{ $because }.
third-event-NoMonster = No monster is left to appear{ $because }.

# The board
third-event-doom = Doom: { $spaces }{ $because }.
third-event-spilled = It spills over: { $spaces }{ $known ->
     [yes] ; on the sheet { $sheet }
    *[no] { "" }
  }.
third-sheet-spilled = **{ $doom }**{ $by ->
     [one] { "" }
    *[other] { " " }(+{ $by })
  }
third-doom-at = { $space } { $amount ->
     [one] **{ $doom }**
    *[other] **{ $doom }** (+{ $amount })
  }
third-event-DoomRemoved = **{ $amount } doom off { NAME($space, article: "the") }**, { $doom } left{ $because }.
third-event-SheetDoom = Doom on the sheet: { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $because }.
third-sheet-doom = sheet { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $known ->
     [yes] { " " }({ $anomaly })
    *[no] { "" }
  }
third-result-SheetDoom = +{ $by } doom on the sheet ({ $doom }{ $known ->
     [yes] , { $anomaly }
    *[no] { "" }
  })
third-anomaly-in = anomaly in { NAME($place, article: "the") }
third-event-SheetClues = { $all ->
     [yes] The sheet’s clues are spent{ $because }.
    *[no] Clues on the sheet: **{ $clues }**{ $because }.
  }
third-event-SheetMarkers = Markers on the sheet: **{ $markers }**{ $because }.
third-event-EventDeckRefilled = The event deck has run out: its discards become a new one.
third-event-ClueSpawned = { $count ->
     [one] A clue appears
    *[other] Clues appear
  } in **{ NAME($places, article: "the") }**{ $because }.
third-event-GateBurst = **A gate bursts** in { NAME($neighborhood, article: "the") }.
third-event-Outbreak = **Outbreak** { NAME($space, role: "at") }.
third-event-AnomalyAppeared = **An anomaly opens in { NAME($neighborhood, article: "the") }.**
third-event-AnomalyRemoved = The anomaly in { NAME($neighborhood, article: "the") } closes{ $because }.
third-event-MarkerPlaced = { $count ->
     [one] { CAPITAL(NAME($marker, article: "a")) } appears
    *[other] { CAPITAL(NAME($marker, number: "plural")) } appear
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerHidden = { $count ->
     [one] A face-down marker appears
    *[other] Face-down markers appear
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerRevealed = Turned up { NAME($at, role: "at") }{ $because }: **{ $count ->
     [one] { NAME($marker, article: "a") }
    *[other] { NAME($marker, number: "plural") }
  }**.
third-event-MarkerRevealed-gone = Turned up { NAME($at, role: "at") }{ $because }: { $count ->
     [one] **{ NAME($marker, article: "a") }**, which is discarded
    *[other] **{ NAME($marker, number: "plural") }**, which are discarded
  }.
third-event-MarkerGone = { $count ->
     [one] { CAPITAL(NAME($marker, article: "the")) } { NAME($at, role: "at") } goes
    *[other] The { NAME($marker, number: "plural") } { NAME($at, role: "at") } go
  }{ $because }.
third-event-MarkerGone-shown = { $count ->
     [one] { NAME($at, case: "genitive") } guest has shown itself: the marker goes.
    *[other] The guests of { $at } have shown themselves: their markers go.
  }
third-event-MarkerGone-hidden = { $count ->
     [one] The marker { NAME($at, role: "at") } goes
    *[other] The markers { NAME($at, role: "at") } go
  }{ $because }.
third-event-ScarAppeared = **{ $count ->
     [one] A scar opens
    *[other] Scars open
  } { NAME($at, role: "at") }**{ $because }.
third-event-ScarMended = **The scar { NAME($at, role: "at") } is mended**{ $because }.

# Encounters and the Mythos
third-event-EncounterDrawn = { $full ->
     [yes] **{ CAPITAL($place) }:**{ " " }
    *[no] { "" }
  }*{ $story }*
third-event-EncounterMissed = { $subject ->
    [same] Has
   *[other] { $who } has
  } no encounter (engaged).
third-event-EncounterBroken = { $subject ->
     [same] The
    *[other] { $who }’s
  } encounter ends early: { $by }.
third-event-EventReturned = No clue: it stays in { NAME($place, article: "the") }.
third-event-TokenDrawn = { $subject ->
     [same] { "" }
    *[other] { $who }:{ " " }
  }**{ $token }**{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-BlankDrawn = { $subject ->
     [same] { $count ->
         [one] A blank
         [2] Two blanks
         [3] Three blanks
        *[other] { $count } blanks
      }
    *[other] { $who }: { $count ->
         [one] a blank
         [2] two blanks
         [3] three blanks
        *[other] { $count } blanks
      }
  }.
third-event-CupRefilled = Cup refilled: { $tokens } tokens.
third-event-CupGained = Into the cup{ $because }: { $tokens }.
third-event-HeadlineRead = { $drawn ->
     [yes] { $who }:{ " " }
    *[no] { "" }
  }**“{ $headline }”** *{ $story }*
third-event-RumorEntered = { $known ->
     [yes] **A rumor: it stays**
    *[no] The rumor **“{ $headline }”** stays
  }{ $other ->
     [yes] , in place of “{ $replaced }”
    *[no] { "" }
  }.
third-event-RumorLeft = The rumor “{ $headline }” ends{ $because }.
third-rumor = the rumor
# Where what comes of it is asked, nothing of it follows
third-event-Reckoning = { $last ->
     [yes] Reckoning: { $by }.
    *[no] { CAPITAL($by) }
  }

# The codex
third-event-CodexAdded = **{ $kind ->
     [objective] New goal, { $card }: { $goals }
     [doom] New danger, { $card }: { $dangers }
     [both] New goal, { $card }: { $goals } · danger: { $dangers }
    *[none] { $card }
  }**
third-event-CodexRead = **{ $card }**
third-event-CodexFired = { $what ->
     [objective] { $card }: the goal is met.
     [doom] { $card }: the danger has come true.
    *[other] { $card } takes effect.
  }
third-event-CodexReturned = { $cards } { $count ->
     [one] goes
    *[other] go
  } back to the archive{ $because }.
third-event-CodexAttached = New in { NAME($deck, article: "the") }: **{ $card }**. An encounter there can close it.
third-event-ArchiveShuffledIn = { $count ->
     [one] An archive card is hidden near the top of the { $decks } deck{ $marked ->
         [yes] , and a face-down marker lies there
        *[no] { "" }
      }.
    *[other] Archive cards are hidden near the top of these decks{ $marked ->
         [yes] , each with a face-down marker
        *[no] { "" }
      }: { $decks }.
  }
third-event-GameEnded-won-codex-head = The case is closed
third-event-GameEnded-won-codex = The investigators have won in round { $round }.
third-event-GameEnded-won-lodge-head = Twilight
third-event-GameEnded-won-lodge = The Lodge has won in round { $round }, and its members with it.
third-event-GameEnded-won-nobody-head = The case is closed
third-event-GameEnded-won-nobody = The investigators have won in round { $round }.
third-event-GameEnded-lost-codex-head = The end
third-event-GameEnded-lost-codex = Arkham is lost in round { $round }.
third-event-GameEnded-lost-lodge-head = The end
third-event-GameEnded-lost-lodge = Arkham is lost in round { $round }.
third-event-GameEnded-lost-nobody-head = The end
third-event-GameEnded-lost-nobody = Nobody is left in round { $round }.
third-brief-defeated = { CAPITAL(NAME($monster, article: "the")) } is defeated.
third-brief-headline = Headline: “{ $headline }”.
