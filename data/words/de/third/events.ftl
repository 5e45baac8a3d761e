## Dritte Edition: was geschehen ist. Was jede Nachricht sonst noch bekommt, steht in story.ftl.

# Ein Wurf: wessen und wofür; die Würfel sind zu sehen; dann was sie geändert hat, wie es ausging und was daraus wurde
third-test-roll = { $subject ->
     [same] { $occasion ->
         [attack] Greift { NAME($against, article: "the", case: "accusative") } an.{ " " }
         [evade] Will entkommen.{ " " }
         [ward] Bannt Verderben.{ " " }
         [research] Forscht nach.{ " " }
        *[other] { "" }
      }
    *[other] { $who }{ $occasion ->
         [attack] { " " }greift { NAME($against, article: "the", case: "accusative") } an.{ " " }
         [evade] { " " }will entkommen.{ " " }
         [ward] { " " }bannt Verderben.{ " " }
         [research] { " " }forscht nach.{ " " }
        *[other] { " " }würfelt{ " " }
      }
  }{ $skill }{ $because }{ $count ->
     [0] , kein Würfel
    *[other] { $full ->
         [yes] { $faces ->
             [usual] , { $count } Würfel
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
    *[next] { " " }–{ " " }
  }**{ $some ->
     [yes] { $plain ->
         [yes] { $results }
        *[no] { $passed ->
             [yes] bestanden
            *[no] gescheitert
          }: { $results }
      }
    *[no] { $passed ->
         [yes] bestanden
        *[no] gescheitert
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
    *[no] { $source }, neu geworfen: { $dice }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-test-by-clue = Hinweis
third-test-by-focus = Fokus
third-test-added = +{ $amount ->
     [one] 1 Erfolg
    *[other] { $amount } Erfolge
  }
third-test-faces = { " " }({ $count ->
     [0] nichts ist ein Erfolg
     [one] nur die 6 ist ein Erfolg
    *[other] Erfolg ab { $lowest }
  }{ $known ->
     [yes] , { $by }
    *[no] { "" }
  })

# Was bei einer Probe herauskommt, in so wenigen Wörtern wie möglich
third-result-Gained = +{ $amounts }
third-result-Lost = −{ $amounts }
third-result-Recovered = +{ $amounts }
third-result-Restored = +{ $amounts } für { NAME($card, article: "the", case: "accusative") }
third-result-Researched = { $amount ->
     [one] 1 Hinweis
    *[other] { $amount } Hinweise
  } auf den Bogen ({ $clues })
third-result-Focused = { $how ->
     [instead] Fokus auf { $skill } statt auf { $other }
     [full] kein Platz für mehr Fokus
    *[plain] Fokus auf { $skill }
  }
third-result-CardGained = +{ $card }
third-result-DoomPlaced = +{ $amount } Verderben { NAME($space, role: "at") } ({ $doom })
third-result-DoomBreaks = Verderben { NAME($space, role: "at") }
third-result-DoomRemoved = −{ $amount } Verderben { NAME($space, role: "at") }, { $doom ->
     [0] keines mehr
    *[other] noch { $doom }
  }
third-result-MonsterDamaged = { $amount } Schaden{ $left ->
     [0] { "" }
    *[other] , noch { $left } übrig
  }
third-result-MonsterDamaged-by = { $by }: { $amount } Schaden{ $left ->
     [0] { "" }
    *[other] , noch { $left } übrig
  }
third-result-MonsterDefeated = { NAME($monster, article: "the") } { AGREES($monster) ->
     [one] ist
    *[other] sind
  } besiegt
third-result-MonsterDisengaged = { NAME($monster, article: "the", case: "dative") } entkommen
third-result-Delayed = aufgehalten
third-harm-bare = { $amounts }
third-harm-own = { $amounts } für { $name }
third-harm-asset = { NAME($card, article: "the") } { AGREES($card) ->
     [one] fängt
    *[other] fangen
  } { $amounts } ab
third-harm-spared = { $name } { AGREES($name) ->
     [one] entgeht
    *[other] entgehen
  } { $amounts }
third-harm-spared-by = { $name } { AGREES($name) ->
     [one] entgeht
    *[other] entgehen
  } { $amounts } ({ $cause })
# Was aus einem Angriff wird, aus dem, was ein Lauernder tut, aus Würfeln, aus einem Marker, aus einer Abrechnung
third-attack-end = { $joint ->
     [first] { "" }
    *[next] :{ " " }
  }{ $some ->
     [yes] { $results }
    *[no] ohne Folgen
  }.
third-lurking-end = { $some ->
     [yes] { $joint ->
         [first] { CAPITAL($results) }
        *[next] : { $results }
      }
    *[no] { "" }
  }.
story-came = { $some ->
     [yes] { " " }– { $results }
    *[no] { " " }– nichts geschieht
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
        *[next] { " " }– { $results }
      }
    *[no] { " " }– nichts zu tun
  }.

# Die Runde
third-event-GameStarted = { $scenario }
third-event-AtStart = Von Anfang an auf dem Plan: { $monsters }.
third-event-Leader = { $leader } ist { GENDER($leader) ->
     [feminine] Anführerin
    *[masculine] Anführer
  }.
third-event-InvestigatorDealt = **{ $sheet }** ({ $player }), { $occupation }{ $told ->
    [yes] { " " }· { $text }
   *[no] { "" }
  }
third-event-RoundStarted = **Runde { $round }** · { $leader } führt an
third-event-PhaseStarted = { $phase ->
    [monster] Monster
   *[mythos] Mythos
  }
third-event-ActionPerformed = { $subject ->
    [same] { $subjects ->
        [one] Nutzt
       *[other] Nutzen
      }
   *[other] { $who } { $subjects ->
        [one] nutzt
       *[other] nutzen
      }
  } **{ $action }**.
third-event-StoodUp = { $subject ->
    [same] Steht
   *[other] { $who } steht
  } auf.
third-event-Moved = { $how ->
     [step] { $subject ->
    [same] Geht
   *[other] { $who } geht
  }{ $money ->
         [0] { "" }
        *[other] { " " }für ${ $money }
      } { NAME($to, role: "to") }{ $because }.
    *[effect] { $subject ->
    [same] { $subjects ->
        [one] Landet
       *[other] Landen
      }
   *[other] { $who } { $subjects ->
        [one] landet
       *[other] landen
      }
  } { NAME($to, role: "at") }{ $because }.
  }
third-event-Traded = { $who } tauscht mit { $to }: { NAME($given, article: "the", case: "accusative") } gegen { NAME($taken, article: "the", case: "accusative") }.
third-event-TradeRefused = { $who } lehnt den Tausch mit { $from } ab.
third-goods-none = nichts
third-event-DiceRolled = { CAPITAL($purpose) }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-DiceRolled-several = { CAPITAL(NAME($purpose, number: "plural")) }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-roll-of = { $roller } { $dice }

# Marker, Gesundheit und Schaden
third-event-Gained = { $subject ->
    [same] { $subjects ->
        [one] Erhält
       *[other] Erhalten je
      }
   *[other] { $who } { $subjects ->
        [one] erhält
       *[other] erhalten je
      }
  } **{ $value }**{ $because }.
third-event-Lost = { $subject ->
    [same] { $subjects ->
        [one] Verliert
       *[other] Verlieren je
      }
   *[other] { $who } { $subjects ->
        [one] verliert
       *[other] verlieren je
      }
  } **{ $value }**{ $because }.
third-event-Spent = { $subject ->
    [same] Gibt
   *[other] { $who } gibt
  } { $value } aus{ $because }.
third-event-Focused = { $how ->
     [full] { $subject ->
    [same] Hat
   *[other] { $who } hat
  } keinen Platz für mehr Fokus{ $because }.
     [instead] { $subject ->
    [same] Erhält
   *[other] { $who } erhält
  } Fokus auf **{ $skill }** statt auf { $other }{ $because }.
    *[plain] { $subject ->
    [same] Erhält
   *[other] { $who } erhält
  } Fokus auf **{ $skill }**{ $because }.
  }
third-event-FocusLost = { $spent ->
     [yes] { $subject ->
    [same] { $subjects ->
        [one] Gibt
       *[other] Geben je
      }
   *[other] { $who } { $subjects ->
        [one] gibt
       *[other] geben je
      }
  } den Fokus auf { $skill } aus.
    *[no] { $subject ->
    [same] { $subjects ->
        [one] Gibt
       *[other] Geben je
      }
   *[other] { $who } { $subjects ->
        [one] gibt
       *[other] geben je
      }
  } den Fokus auf { $skill } her.
  }
third-event-Suffered = { $subject ->
    [same] { $subjects ->
        [one] Erleidet
       *[other] Erleiden je
      }
   *[other] { $who } { $subjects ->
        [one] erleidet
       *[other] erleiden je
      }
  } **{ $value }**{ $because }.
third-event-AssetSuffered = { CAPITAL(NAME($card, article: "the")) }{ $subject ->
     [same] { "" }
    *[other] { " " }({ $who })
  } { AGREES($card) ->
     [one] fängt
    *[other] fangen
  } **{ $value }** ab{ $because }.
third-event-Prevented = { $subject ->
    [same] Entgeht
   *[other] { $who } entgeht
  } **{ $value }**{ $because }.
third-event-Recovered = { $subject ->
    [same] Regeneriert
   *[other] { $who } regeneriert
  } **{ $value }**{ $because }.
third-event-Restored = { $subject ->
    [same] Regeneriert
   *[other] { $who } regeneriert
  } **{ $value }** für { NAME($card, article: "the", case: "accusative") }{ $because }.
third-event-Researched = { $subject ->
    [same] Legt
   *[other] { $who } legt
  } **{ $amount ->
     [one] 1 Hinweis
    *[other] { $amount } Hinweise
  }** auf den Szenariobogen ({ $clues }).

# Karten und Leute
third-event-CardGained = { $joins ->
     [becomes] { $subject ->
         [same] { $subjects ->
             [one] Erhält
            *[other] Erhalten je
          }
        *[other] { $who } { $subjects ->
             [one] erhält
            *[other] erhalten je
          }
      } **{ NAME($card, article: "a", case: "accusative") }**{ $because }.
     [yes] { $subjects ->
         [one] { $subject ->
             [same] Unterschreibt
            *[other] { $who } unterschreibt
          }
        *[other] { $who } unterschreiben
      }{ $because }: **{ $card }** und die Mitgliedschaft in der Loge des Silbernen Zwielichts.
    *[no] { $from ->
         [bought] { $subject ->
             [same] Kauft
            *[other] { $who } kauft
          } { $costs ->
             [yes] **{ $value }** und{ " " }
            *[no] { "" }
          }**{ NAME($card, article: "a", case: "accusative") }**{ $because }.
        *[other] { $subject ->
             [same] { $from ->
                 [start] Beginnt mit
                 [trade] Bekommt
                *[other] Erhält
              }
            *[other] { $who } { $from ->
                 [start] beginnt mit
                 [trade] bekommt
                *[other] erhält
              }
          }: { $costs ->
             [yes] **{ $value }** und{ " " }
            *[no] { "" }
          }**{ $card }**{ $because }.
      }
  }
third-event-CardDiscarded = { $kind ->
     [cursed] { $subject ->
        [same] Ist
       *[other] { $who } ist
      } den Fluch los{ $because }.
     [blessed] { $subject ->
        [same] Verliert
       *[other] { $who } verliert
      } den Segen{ $because }.
    *[other] { $subject ->
    [same] Legt
   *[other] { $who } legt
  } { NAME($card, article: "the", case: "accusative") } ab{ $because }.
  }
third-event-CardFlipped = { $subject ->
    [same] Dreht
   *[other] { $who } dreht
  } { NAME($card, article: "the", case: "accusative") } um: **{ $back }**{ $because }.
third-event-CardUsed = { $spent ->
     [yes] { $kind ->
         [cursed] { $subject ->
        [same] Ist
       *[other] { $who } ist
      } den Fluch los.
         [blessed] { $subject ->
        [same] Verbraucht
       *[other] { $who } verbraucht
      } den Segen.
        *[other] { $subject ->
    [same] Verbraucht
   *[other] { $who } verbraucht
  } { NAME($card, article: "the", case: "accusative") }.
      }
    *[no] { $subject ->
    [same] { $subjects ->
        [one] Nutzt
       *[other] Nutzen
      }
   *[other] { $who } { $subjects ->
        [one] nutzt
       *[other] nutzen
      }
  } { NAME($card, article: "the", case: "accusative") }.
  }
third-event-bought = { $subject ->
    [same] Kauft
   *[other] { $who } kauft
  } **{ NAME($card, article: "a", case: "accusative") }** für ${ $money }.
third-event-AbilityUsed = { $subject ->
    [same] { $subjects ->
        [one] Nutzt
       *[other] Nutzen
      }
   *[other] { $who } { $subjects ->
        [one] nutzt
       *[other] nutzen
      }
  } „{ $ability }“.
third-event-SpellCast = { $subject ->
    [same] Wirkt
   *[other] { $who } wirkt
  } **{ $card }**.
third-event-SpellCast-against = { $subject ->
    [same] Wirkt
   *[other] { $who } wirkt
  } **{ $card }** gegen { $harm }{ $own ->
    [yes] { "" }
   *[no] { " " }bei { $whom }
  }.
third-event-CardsUnder = { $amount ->
     [one] Eine Karte kommt
    *[other] { $amount } Karten kommen
  } verdeckt unter { NAME($card, article: "the", case: "accusative") }{ $because }.
third-event-CardMarked = { $card }: { $what } ({ $amount }){ $because }.
third-event-DeckEmpty = { $subject ->
    [same] Geht
   *[other] { $who } geht
  } leer aus: keine Karten mehr ({ $deck }).
third-event-Delayed = { $subject ->
    [same] { $subjects ->
        [one] Wird
       *[other] Werden
      }
   *[other] { $who } { $subjects ->
        [one] wird
       *[other] werden
      }
  } **aufgehalten**{ $because }.
third-event-JoinedLodge = { $subject ->
    [same] { $subjects ->
        [one] Tritt
       *[other] Treten
      }
   *[other] { $who } { $subjects ->
        [one] tritt
       *[other] treten
      }
  } der Loge des Silbernen Zwielichts bei{ $because }.
third-event-InvestigatorLeft = **{ $who }** { $why ->
     [defeated] ist besiegt und aus dem Spiel
     [devoured] wird verschlungen
    *[other] zieht sich aus dem Fall zurück
  }{ $because }.

# Monster
third-spawned-at = { NAME($monster, article: "a") } { NAME($at, role: "at") }{ $status ->
     [exhausted] , erschöpft
    *[other] { "" }
  }{ $engages ->
     [yes] { " " }(im Kampf mit { $seats })
    *[no] { "" }
  }
third-event-MonsterSpawned = { $subject ->
     [same] { AGREES($who) ->
         [one] Erscheint
        *[other] Erscheinen
      }
    *[other] **{ CAPITAL(NAME($who, article: "a")) }** { AGREES($who) ->
         [one] erscheint
        *[other] erscheinen
      }
  } { NAME($at, role: "at") }{ $status ->
     [exhausted] , erschöpft
    *[other] { "" }
  }{ $because }{ $engages ->
     [yes] { $status ->
         [exhausted] ,{ " " }
        *[other] { " " }
      }und { AGREES($who) ->
         [one] stellt
        *[other] stellen
      } { $seats } zum Kampf
    *[no] { "" }
  }.
third-event-MonsterMoved = **{ $who }** → { $way }{ $known ->
     [yes] , { $drawn }
    *[no] { "" }
  }.
third-monster-way = { $to }{ $engages ->
     [yes] { " " }(im Kampf mit { $seats })
    *[no] { "" }
  }
third-monster-drawn = { $kind ->
     [hunter] auf der Jagd nach { $aim }
    *[patrol] { $aim } entgegen
  }
# Mehrere: „Auf der Jagd nach dem nächsten Opfer: Ghul (2) → Friedhof, Byakhee → Wald (im Kampf mit Rex).“
third-event-MonstersMoved = { $ways }
third-monsters-drawn = { CAPITAL($drawn) }: { $ways }.
third-monsters-way = **{ $monsters }** → { $way }
third-aim-nearest = dem nächsten Opfer
third-aim-lowestLore = dem geringsten Wissen
third-aim-highestLore = dem größten Wissen
third-aim-lowestInfluence = dem geringsten Einfluss
third-aim-highestInfluence = dem größten Einfluss
third-aim-lowestObservation = der geringsten Beobachtung
third-aim-highestObservation = der größten Beobachtung
third-aim-lowestStrength = der geringsten Stärke
third-aim-highestStrength = der größten Stärke
third-aim-lowestWill = der geringsten Willenskraft
third-aim-highestWill = der größten Willenskraft
third-aim-mostClues = den meisten Hinweisen
third-aim-mostRemnants = den meisten Überresten
third-aim-mostSpells = den meisten Zaubern
third-aim-spaceWithMostDoom = dem meisten Verderben
third-aim-unstableSpace = dem instabilen Feld
third-event-MonsterEngaged = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Stellt
            *[other] Stellen
          }
        *[other] Stellen
      }
    *[other] **{ CAPITAL(NAME($who, article: "the")) }** { $subjects ->
         [one] { AGREES($who) ->
             [one] stellt
            *[other] stellen
          }
        *[other] stellen
      }
  } { $seats } zum Kampf{ $because }.
third-event-LetGo = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Lässt
            *[other] Lassen
          }
        *[other] Lassen
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { $subjects ->
         [one] { AGREES($who) ->
             [one] lässt
            *[other] lassen
          }
        *[other] lassen
      }
  } von { $seat } ab{ $because }.
third-event-MonsterDisengaged = { $subject ->
    [same] Entkommt
   *[other] { $who } entkommt
  } { NAME($monster, article: "the", case: "dative") }{ $because }.
third-event-drawn-off = { $subject ->
    [same] Lockt
   *[other] { $who } lockt
  } { NAME($monster, article: "the", case: "accusative") } von { $from } fort.
third-event-MonsterExhausted = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Ist
            *[other] Sind
          }
        *[other] Sind
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { $subjects ->
         [one] { AGREES($who) ->
             [one] ist
            *[other] sind
          }
        *[other] sind
      }
  } erschöpft{ $because }.
third-event-MonsterReadied = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Ist
            *[other] Sind
          }
        *[other] Sind
      }
    *[other] **{ CAPITAL(NAME($who, article: "the")) }** { $subjects ->
         [one] { AGREES($who) ->
             [one] ist
            *[other] sind
          }
        *[other] sind
      }
  } wieder spielbereit.
third-event-MonsterActivated = { $subject ->
     [same] { AGREES($who) ->
         [one] Lauert
        *[other] Lauern
      }
    *[other] **{ CAPITAL(NAME($who, article: "the")) }** { AGREES($who) ->
         [one] lauert
        *[other] lauern
      }{ $known ->
         [yes] { " " }{ NAME($place, role: "at") }
        *[no] { "" }
      }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDamaged = { $subject ->
     [same] { AGREES($who) ->
         [one] Erleidet
        *[other] Erleiden
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
         [one] erleidet
        *[other] erleiden
      }
  } **{ $amount } Schaden**{ $left ->
     [0] { "" }
    *[other] , noch { $left } übrig
  }{ $because }.
third-event-MonsterRecovered = { $subject ->
     [same] { AGREES($who) ->
         [one] Regeneriert
        *[other] Regenerieren
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
         [one] regeneriert
        *[other] regenerieren
      }
  } { $amount } Ausdauer{ $because }.
third-event-MonsterAttacked = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Greift
            *[other] Greifen
          }
        *[other] Greifen nacheinander
      }
    *[other] **{ CAPITAL(NAME($who, article: "the")) }** { $subjects ->
         [one] { AGREES($who) ->
             [one] greift
            *[other] greifen
          }
        *[other] greifen nacheinander
      }
  } { $seat } an{ $because }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDefeated = **{ CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
     [one] ist
    *[other] sind
  } besiegt**{ $because }.
third-event-MonsterGone = { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
     [one] { $to ->
         [box] ist aus dem Spiel
         [archive] kehrt ins Archiv zurück
         [setAside] kommt beiseite
        *[other] verlässt den Plan
      }
    *[other] { $to ->
         [box] sind aus dem Spiel
         [archive] kehren ins Archiv zurück
         [setAside] kommen beiseite
        *[other] verlassen den Plan
      }
  }{ $because }.
third-event-NoMonster = Kein Monster ist mehr übrig, das erscheinen könnte{ $because }.

# Der Spielplan
third-event-doom = Verderben: { $spaces }{ $because }.
third-event-spilled = Es greift über: { $spaces }{ $known ->
     [yes] ; auf dem Bogen { $sheet }
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
third-event-DoomRemoved = **−{ $amount } Verderben { NAME($space, role: "at") }**, { $doom ->
     [0] keines mehr
    *[other] noch { $doom }
  }{ $because }.
third-event-SheetDoom = Verderben auf dem Bogen: { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $because }.
third-sheet-doom = Bogen { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $known ->
     [yes] { " " }({ $anomaly })
    *[no] { "" }
  }
third-result-SheetDoom = +{ $by } Verderben auf dem Bogen ({ $doom }{ $known ->
     [yes] , { $anomaly }
    *[no] { "" }
  })
third-anomaly-in = Anomalie { NAME($place, role: "at") }
third-event-SheetClues = { $all ->
     [yes] Die Hinweise auf dem Bogen sind ausgegeben{ $because }.
    *[no] Hinweise auf dem Bogen: **{ $clues }**{ $because }.
  }
third-event-SheetMarkers = Marker auf dem Bogen: **{ $markers }**{ $because }.
third-event-EventDeckRefilled = Der Ereignisstapel ist leer: Aus seinen abgelegten Karten wird ein neuer.
third-event-ClueSpawned = { $count ->
     [one] Ein Hinweis erscheint
    *[other] Hinweise erscheinen
  } **{ NAME($places, role: "at") }**{ $because }.
third-event-GateBurst = **Ein Tor bricht auf** { NAME($neighborhood, role: "at") }.
third-event-Outbreak = **Ausbruch** { NAME($space, role: "at") }.
third-event-AnomalyAppeared = **{ CAPITAL(NAME($neighborhood, role: "at")) } öffnet sich eine Anomalie.**
third-event-AnomalyRemoved = Die Anomalie { NAME($neighborhood, role: "at") } schließt sich{ $because }.
third-event-MarkerPlaced = { $count ->
     [one] { CAPITAL(NAME($marker, article: "a")) } erscheint
    *[other] { CAPITAL(NAME($marker, number: "plural")) } erscheinen
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerHidden = { $count ->
     [one] Ein verdeckter Marker erscheint
    *[other] Verdeckte Marker erscheinen
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerRevealed = Aufgedeckt { NAME($at, role: "at") }{ $because }: **{ $count ->
     [one] { NAME($marker, article: "a") }
    *[other] { NAME($marker, number: "plural") }
  }**.
third-event-MarkerRevealed-gone = Aufgedeckt { NAME($at, role: "at") }{ $because }: { $count ->
     [one] **{ NAME($marker, article: "a") }** – wird abgelegt
    *[other] **{ NAME($marker, number: "plural") }** – werden abgelegt
  }.
third-event-MarkerGone = { $count ->
     [one] { CAPITAL(NAME($marker, article: "the")) } { NAME($at, role: "at") } verschwindet
    *[other] { CAPITAL(NAME($marker, number: "plural", article: "the")) } { NAME($at, role: "at") } verschwinden
  }{ $because }.
third-event-MarkerGone-shown = { $count ->
     [one] Der Gast { NAME($at, role: "at") } hat sich gezeigt: Der Marker verschwindet.
    *[other] Die Gäste { NAME($at, role: "at") } haben sich gezeigt: Ihre Marker verschwinden.
  }
third-event-MarkerGone-hidden = { $count ->
     [one] Der Marker { NAME($at, role: "at") } verschwindet
    *[other] Die Marker { NAME($at, role: "at") } verschwinden
  }{ $because }.
third-event-ScarAppeared = **{ CAPITAL(NAME($at, role: "at")) } { $count ->
     [one] öffnet sich eine Narbe
    *[other] öffnen sich Narben
  }**{ $because }.
third-event-ScarMended = **Die Narbe { NAME($at, role: "at") } ist geheilt**{ $because }.

# Begegnungen und der Mythos
third-event-EncounterDrawn = { $full ->
     [yes] **{ CAPITAL($place) }:**{ " " }
    *[no] { "" }
  }*{ $story }*
third-event-EncounterMissed = { $subject ->
    [same] Hat
   *[other] { $who } hat
  } keine Begegnung (im Kampf).
third-event-EncounterBroken = { $subject ->
     [same] Die
    *[other] { NAME($who, case: "genitive") }
  } Begegnung endet vorzeitig: { $by }.
third-event-EventReturned = Kein Hinweis: Das Ereignis bleibt { NAME($place, role: "at") }.
third-event-TokenDrawn = { $subject ->
     [same] { "" }
    *[other] { $who }:{ " " }
  }**{ $token }**{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-BlankDrawn = { $subject ->
     [same] { $count ->
         [one] Ein leerer Marker
         [2] Zwei leere Marker
         [3] Drei leere Marker
        *[other] { $count } leere Marker
      }
    *[other] { $who }: { $count ->
         [one] ein leerer Marker
         [2] zwei leere Marker
         [3] drei leere Marker
        *[other] { $count } leere Marker
      }
  }.
third-event-CupRefilled = Der Mythosbecher wird neu gefüllt: { $tokens } Marker.
third-event-CupGained = In den Mythosbecher{ $because }: { $tokens }.
third-event-HeadlineRead = { $drawn ->
     [yes] { $who }:{ " " }
    *[no] { "" }
  }**„{ $headline }“** *{ $story }*
third-event-RumorEntered = { $known ->
     [yes] **Ein Gerücht: Es bleibt**
    *[no] Das Gerücht **„{ $headline }“** bleibt
  }{ $other ->
     [yes] , anstelle von „{ $replaced }“
    *[no] { "" }
  }.
third-event-RumorLeft = Das Gerücht „{ $headline }“ verstummt{ $because }.
third-rumor = das Gerücht
# Wo gefragt wird, was daraus wird, folgt nichts davon
third-event-Reckoning = { $last ->
     [yes] Abrechnung: { $by }.
    *[no] { CAPITAL($by) }
  }

# Der Kodex
third-event-CodexAdded = **{ $kind ->
     [objective] Neues Ziel, „{ $card }“: { $goals }
     [doom] Neue Gefahr, „{ $card }“: { $dangers }
     [both] Neues Ziel, „{ $card }“: { $goals } · Gefahr: { $dangers }
    *[none] { $card }
  }**
third-event-CodexRead = **{ $card }**
third-event-CodexFired = { $what ->
     [objective] „{ $card }“: Das Ziel ist erreicht.
     [doom] „{ $card }“: Die Gefahr ist eingetreten.
    *[other] „{ $card }“ tritt in Kraft.
  }
third-event-CodexReturned = Zurück ins Archiv { $count ->
     [one] geht
    *[other] gehen
  }{ $because }: { $cards }.
third-event-CodexAttached = Neu { NAME($deck, role: "at") }: **{ $card }**. Eine Begegnung dort kann die Karte schließen.
third-event-ArchiveShuffledIn = { $count ->
     [one] Weit oben im Stapel „{ $decks }“ ist eine Archivkarte versteckt{ $marked ->
         [yes] , und dort liegt ein verdeckter Marker
        *[no] { "" }
      }.
    *[other] Weit oben in diesen Stapeln ist je eine Archivkarte versteckt{ $marked ->
         [yes] , und dort liegt je ein verdeckter Marker
        *[no] { "" }
      }: { $decks }.
  }
third-event-GameEnded-won-codex-head = Der Fall ist abgeschlossen
third-event-GameEnded-won-codex = Die Ermittler haben in Runde { $round } gewonnen.
third-event-GameEnded-won-lodge-head = Zwielicht
third-event-GameEnded-won-lodge = Die Loge hat in Runde { $round } gewonnen, und ihre Mitglieder mit ihr.
third-event-GameEnded-won-nobody-head = Der Fall ist abgeschlossen
third-event-GameEnded-won-nobody = Die Ermittler haben in Runde { $round } gewonnen.
third-event-GameEnded-lost-codex-head = Das Ende
third-event-GameEnded-lost-codex = In Runde { $round } ist Arkham verloren.
third-event-GameEnded-lost-lodge-head = Das Ende
third-event-GameEnded-lost-lodge = In Runde { $round } ist Arkham verloren.
third-event-GameEnded-lost-nobody-head = Das Ende
third-event-GameEnded-lost-nobody = In Runde { $round } ist niemand mehr übrig.
third-brief-defeated = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
     [one] ist
    *[other] sind
  } besiegt.
third-brief-headline = Schlagzeile: „{ $headline }“.
