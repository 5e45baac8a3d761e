# Was geschehen ist, eine Zeile je Ereignis.

# Eine Probe: wer sie macht, welche, mit wie vielen Würfeln und was sie zeigen; dann was daran geändert wurde und wie sie ausging
check-line = { $subject ->
    [same] { "" }
   *[other] { $who } würfelt{ " " }
  }{ $check }{ $count ->
    [0] , kein Würfel
   *[other] { $full ->
        [yes] , { $count } Würfel
       *[no] { "" }
      }
  }{ $because }{ $count ->
    [0] { "" }
   *[other] : { $dice }
  }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-to-close = { $check } zum Schließen des Tors
check-spell = { $subject ->
    [same] Wirkt
   *[other] { $who } wirkt
  } „{ $spell }“{ $count ->
    [0] , kein Würfel
   *[other] { $full ->
        [yes] , { $count } Würfel
       *[no] { "" }
      }: { $dice }
  }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-later = { $subject ->
    [same] { "" }
   *[other] { $who }:{ " " }
  }
check-later-ended = { $subject ->
    [same] { $check }:{ " " }
   *[other] { $who }: { $check },{ " " }
  }
check-more = { $joint ->
    [first] { "" }
   *[next] { " – " }
  }{ $source }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-clues = { $joint ->
    [first] { "" }
   *[next] { " – " }
  }{ $times ->
    [one] 1 Hinweis
   *[other] { $times } Hinweise
  }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-card = { $card }
check-reroll = neu geworfen ({ $by })
check-passed = { $told ->
    [yes] { $joint ->
        [first] **bestanden**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " – " }
      }**{ $needed ->
        [one] bestanden
       *[other] bestanden mit { $successes ->
            [one] 1 Erfolg
           *[other] { $successes } Erfolgen
          }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
check-failed = { $told ->
    [yes] { $joint ->
        [first] **gescheitert**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " – " }
      }**{ $needed ->
        [one] gescheitert
       *[other] gescheitert, { $successes } von { $needed }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
dice-came = { $came ->
    [ended] { " – " }damit ist es vorbei.
    [stays] { " – " }es bleibt dabei.
    [nothing] { " – " }nichts geschieht.
   *[something] { $some ->
        [yes] { " – " }{ $results }.
       *[no] .
      }
  }

# Das Spiel und die Runde
event-GameStarted = { $ancientOne }
event-GameStarted-aim = **So gewinnt ihr mit { $players ->
    [one] 1 Ermittler
   *[other] { $players } Ermittlern
  }:** { $sealsOf ->
    [0] Schließt jedes Tor
   *[other] Versiegelt { $sealsOf } Tore – oder schließt jedes Tor
  } und habt dabei zusammen { $trophiesOf ->
    [one] 1 Tortrophäe
   *[other] { $trophiesOf } Tortrophäen
  }. { $ancientOne } erwacht, sobald das Verderben { $doomOf } erreicht oder { $gatesOf } Tore offen stehen.
event-FirstPlayer = { $first } hat den Startspielermarker.
event-Sealed = Der Würfel-Seed ist versiegelt: `{ $seal }`. Geöffnet wird er, wenn der Fall abgeschlossen ist.
event-InvestigatorDealt = **{ $sheet }** ({ $player }) · { $text }
event-InvestigatorDealt-anew = **{ $sheet }** ({ $player }) übernimmt den Fall · { $text }
event-InvestigatorDealt-alone = **{ $sheet }** · { $text }
event-TurnStarted = **Runde { $turn } · { $first } beginnt**
event-TurnOrderAgreed = Ab der nächsten Runde: { $turnOrder ->
    [sheet] wie in den Regeln, mit vorab abgegebenen Anweisungen
    [sitting] wer gerade da ist, spielt den ganzen Zug
   *[book] der Reihe nach, wie in den Regeln
  }.
event-TurnOrderChanged = Zugfolge: { $turnOrder ->
    [sheet] wie in den Regeln, mit vorab abgegebenen Anweisungen
    [sitting] wer gerade da ist, spielt den ganzen Zug
   *[book] der Reihe nach, wie in den Regeln
  }.
event-CheckDecided = { $passed ->
    [true] { $subject ->
        [same] Besteht
       *[other] { $who } besteht
      } die { $check } *ohne Würfeln*
   *[other] { $subject ->
        [same] Scheitert
       *[other] { $who } scheitert
      } *ohne Würfeln* an der { $check }
  } ({ $by }).
event-DiceRolled = { $subject ->
    [same] { "" }
   *[other] { $who },{ " " }
  }{ $purpose }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }

# Geld, Hinweise, Gesundheit
event-Gained = { $subject ->
    [same] { $subjects ->
        [one] Erhält
       *[other] Erhalten je
      }
   *[other] { $who } { $subjects ->
        [one] erhält
       *[other] erhalten je
      }
  } **{ $value }**{ $because }.
event-Gained-on = **+{ $amounts }**{ $why }
event-Lost = { $subject ->
    [same] { $subjects ->
        [one] Verliert
       *[other] Verlieren je
      }
   *[other] { $who } { $subjects ->
        [one] verliert
       *[other] verlieren je
      }
  } **{ $value }**{ $because }.
event-Lost-on = **−{ $amounts }**{ $why }
event-Spent = { $subject ->
    [same] Gibt
   *[other] { $who } gibt
  } { $value } aus{ $because }.
event-Bought = { $subject ->
    [same] Kauft
   *[other] { $who } kauft
  } **{ NAME($card, article: "a", case: "accusative") }** für ${ $money }.
event-LossPrevented = { $subject ->
    [same] { $subjects ->
        [one] Rettet
       *[other] Retten
      }
   *[other] { $who } { $subjects ->
        [one] rettet
       *[other] retten
      }
  } { $value }{ $because }.
event-LossPrevented-card = { $subject ->
    [same] Legt
   *[other] { $who } legt
  } { NAME($card, article: "the", case: "accusative") } ab und rettet { $value }.
event-LossPrevented-given = { $amounts } gerettet, abgelegt: { $card }
event-LossPrevented-on = { $amounts } gerettet{ $why }
event-NothingBought = { $all ->
    [yes] Niemand kauft etwas.
   *[no] { $subject ->
        [same] Kauft
       *[other] { $who } kauft
      } nichts.
  }
event-Traded = { $subject ->
    [same] Gibt
   *[other] { $who } gibt
  } { $to } { $money ->
    [0] { NAME($cards, article: "the", case: "accusative") }
   *[other] { $count ->
        [0] ${ $money }
       *[other] { NAME($cards, article: "the", case: "accusative") }, dazu ${ $money }
      }
  }.
event-TradeRefused = { $who } lehnt den Tausch mit { $from } ab.

# Karten
event-CardGained = { $from ->
    [shop] { $subject ->
        [same] Kauft
       *[other] { $who } kauft
      } { $costs ->
        [yes] **{ $value }** und{ " " }
       *[no] { "" }
      }**{ NAME($card, article: "a", case: "accusative") }**{ $because }.
   *[other] { $subject ->
        [same] { $from ->
            [start] Beginnt mit
            [supply] Bekommt
           *[other] Erhält
          }
       *[other] { $who } { $from ->
            [start] beginnt mit
            [supply] bekommt
           *[other] erhält
          }
      }: { $costs ->
        [yes] **{ $value }** und{ " " }
       *[no] { "" }
      }**{ $card }**{ $because }.
  }
event-CardDiscarded = { $to ->
    [box] { $subject ->
        [same] Legt
       *[other] { $who } legt
      } { NAME($card, article: "the", case: "accusative") } zurück in die Schachtel{ $because }.
    [supply] { $subject ->
        [same] Verliert
       *[other] { $who } verliert
      } { NAME($card, article: "the", case: "accusative") }{ $because }.
   *[other] { $subject ->
        [same] Legt
       *[other] { $who } legt
      } { NAME($card, article: "the", case: "accusative") } ab{ $because }.
  }
event-CardUsed = { $subject ->
    [same] Nutzt
   *[other] { $who } nutzt
  } { NAME($card, article: "the", case: "accusative") }.
event-AbilityUsed = { $subject ->
    [same] Nutzt
   *[other] { $who } nutzt
  } *{ NAME($ability, case: "accusative") }*.
event-CardsOffered = { $subject ->
    [same] Zur Auswahl
   *[other] Zur Auswahl für { $who }
  }{ $because }: { $cards }{ $dear ->
    [yes] { " " }– alles zu teuer
   *[no] { "" }
  }.
event-DeckEmpty = Der Stapel „{ $deck }“ ist leer, also zieht niemand{ $because }.
event-SpellCast = { $subject ->
    [same] Wirkt
   *[other] { $who } wirkt
  } „{ $card }“: { $passed ->
    [yes] *Es gelingt*.
   *[no] *Es misslingt*.
  }

# Zustände
event-Blessed = { $subject ->
    [same] { $subjects ->
        [one] Ist
       *[other] Sind
      }
   *[other] { $who } { $subjects ->
        [one] ist
       *[other] sind
      }
  } jetzt **gesegnet**{ $because }: Erfolge sind 4, 5 und 6.
event-Cursed = { $subject ->
    [same] { $subjects ->
        [one] Ist
       *[other] Sind
      }
   *[other] { $who } { $subjects ->
        [one] ist
       *[other] sind
      }
  } jetzt **verflucht**{ $because }: Nur die 6 ist ein Erfolg.
event-BlessingEnded = { $subject ->
    [same] { AGREES($who) ->
        [one] Verliert
       *[other] Verlieren
      }
   *[other] { $who } { AGREES($who) ->
        [one] verliert
       *[other] verlieren
      }
  } den Segen{ $because }.
event-CurseEnded = { $subject ->
    [same] { AGREES($who) ->
        [one] Ist
       *[other] Sind
      }
   *[other] { $who } { AGREES($who) ->
        [one] ist
       *[other] sind
      }
  } den Fluch los{ $because }.
event-Delayed = { $subject ->
    [same] { $subjects ->
        [one] Wird
       *[other] Werden
      }
   *[other] { $who } { $subjects ->
        [one] wird
       *[other] werden
      }
  } aufgehalten{ $because } und { $subjects ->
    [one] verpasst
   *[other] verpassen
  } die nächste Bewegung.
event-StoodUp = { $lost ->
    [yes] { $subject ->
        [same] Ist nicht mehr aufgehalten, aber immer noch verschollen.
       *[other] { $who } ist nicht mehr aufgehalten, aber immer noch verschollen.
      }
   *[no] { $subject ->
        [same] Steht auf, statt sich zu bewegen.
       *[other] { $who } steht auf, statt sich zu bewegen.
      }
  }
event-TurnLost = { $subject ->
    [same] { AGREES($who) ->
        [one] Setzt
       *[other] Setzen
      }
   *[other] { $who } { AGREES($who) ->
        [one] setzt
       *[other] setzen
      }
  } nächste Runde aus{ $because }.
event-Arrested = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Wird
       *[other] Werden
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] wird
       *[other] werden
      }
  } verhaftet**{ $because }: ab in die Gefängniszelle, und die nächste Runde ist dahin.
event-WentInsane = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Wird
       *[other] Werden
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] wird
       *[other] werden
      }
  } wahnsinnig**{ $because } und { AGREES($plain) ->
    [one] erwacht
   *[other] erwachen
  } im Arkham-Sanatorium.
event-FellUnconscious = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Wird
       *[other] Werden
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] wird
       *[other] werden
      }
  } bewusstlos**{ $because } und { AGREES($plain) ->
    [one] erwacht
   *[other] erwachen
  } im St.-Mary’s-Krankenhaus.
event-LostInTimeAndSpace = **{ $plain } { $subjects ->
    [one] ist
   *[other] sind
  } verschollen in Raum und Zeit**{ $because }.
event-Eliminated = { $subject ->
    [same] { AGREES($who) ->
        [one] Scheidet
       *[other] Scheiden
      }
   *[other] { $who } { AGREES($who) ->
        [one] scheidet
       *[other] scheiden
      }
  } aus dem Spiel aus.
event-Devoured = **{ $plain } { AGREES($plain) ->
    [one] wird
   *[other] werden
  } verschlungen.**
event-Replaced = **{ $sheet }** übernimmt den Fall.
event-CutShort = Was { $subject ->
    [same] dort sonst noch geschehen wäre
   *[other] { $who } dort sonst noch widerfahren wäre
  }, bleibt aus.

# Wege
event-Moved = { $subject ->
    [same] { $how ->
        [step] { $subjects ->
            [one] Geht
           *[other] Gehen
          } { NAME($to, role: "to") }.
        [gate] { $subjects ->
            [one] Geht
           *[other] Gehen
          } durch das Tor { NAME($to, role: "to") }.
        [return] { $subjects ->
            [one] Kehrt
           *[other] Kehren
          } nach Arkham zurück, { NAME($to, role: "to") }.
        [explored] { $subjects ->
            [one] Kehrt
           *[other] Kehren
          } nach Arkham zurück, { NAME($to, role: "to") }; das Tor dort ist erkundet.
        [world] { $subjects ->
            [one] Geht
           *[other] Gehen
          } weiter { NAME($to, role: "to") }.
        [shut] { $subjects ->
            [one] Muss
           *[other] Müssen
          } hinaus { NAME($to, role: "to") }.
        [freed] { $subjects ->
            [one] Kommt
           *[other] Kommen
          } aus der Haft frei{ $because } und { $subjects ->
            [one] ist
           *[other] sind
          } jetzt { NAME($to, role: "at") }.
        [back] { $subjects ->
            [one] Ist
           *[other] Sind
          } zurück, { NAME($to, role: "at") }.
       *[other] { $subjects ->
            [one] Landet
           *[other] Landen
          } { NAME($to, role: "at") }{ $because }.
      }
   *[other] { $who } { $how ->
        [step] { $subjects ->
            [one] geht
           *[other] gehen
          } { NAME($to, role: "to") }.
        [gate] { $subjects ->
            [one] geht
           *[other] gehen
          } durch das Tor { NAME($to, role: "to") }.
        [return] { $subjects ->
            [one] kehrt
           *[other] kehren
          } nach Arkham zurück, { NAME($to, role: "to") }.
        [explored] { $subjects ->
            [one] kehrt
           *[other] kehren
          } nach Arkham zurück, { NAME($to, role: "to") }; das Tor dort ist erkundet.
        [world] { $subjects ->
            [one] geht
           *[other] gehen
          } weiter { NAME($to, role: "to") }.
        [shut] { $subjects ->
            [one] muss
           *[other] müssen
          } hinaus { NAME($to, role: "to") }.
        [freed] { $subjects ->
            [one] kommt
           *[other] kommen
          } aus der Haft frei{ $because } und { $subjects ->
            [one] ist
           *[other] sind
          } jetzt { NAME($to, role: "at") }.
        [back] { $subjects ->
            [one] ist
           *[other] sind
          } zurück, { NAME($to, role: "at") }.
       *[other] { $subjects ->
            [one] landet
           *[other] landen
          } { NAME($to, role: "at") }{ $because }.
      }
  }
event-Moved-unpaid = { $subject ->
    [same] Zahlt
   *[other] { $who } zahlt
  } die ${ $money } nicht und muss hinaus { NAME($to, role: "to") }.
event-Declined = { $subject ->
    [same] Lässt
   *[other] { $who } lässt
  } es bleiben{ $because }.
event-Declined-price = { $subject ->
    [same] Will
   *[other] { $who } will
  } lieber nicht { $price }{ $because }.
event-Stays = { $who } bleibt { NAME($place, role: "at") }.
event-CluesTaken = { $subject ->
    [same] Findet
   *[other] { $who } findet
  } **{ $value }**.
event-CluesLeft = { $subject ->
    [same] Lässt
   *[other] { $who } lässt
  } { $value } { NAME($place, role: "at") } liegen.
event-ClueHandedOn = { $who } überlässt { $to } den Hinweis.
event-ExploredMarker = { $subject ->
    [same] Hat
   *[other] { $who } hat
  } das Tor { NAME($place, role: "at") } erkundet{ $because }.
event-DrawnThrough = { $subject ->
    [same] { $how ->
        [steps] { $subjects ->
            [one] Tritt
           *[other] Treten
          } durch das Tor
       *[falls] { $subjects ->
            [one] Stürzt
           *[other] Stürzen
          } durch das Tor
      }
   *[other] { $who } { $how ->
        [steps] { $subjects ->
            [one] tritt
           *[other] treten
          } durch das Tor
       *[falls] { $subjects ->
            [one] stürzt
           *[other] stürzen
          } durch das Tor
      }
  } { NAME($world, role: "to") }{ $delayed ->
    [yes] { " " }und { $subjects ->
        [one] verpasst
       *[other] verpassen
      } die nächste Bewegung
   *[no] { "" }
  }.

# Monster
event-Evaded = { $passed ->
    [yes] { $subject ->
        [same] Entkommt
       *[other] { $who } entkommt
      } { NAME($monster, article: "the", case: "dative") }.
   *[no] { CAPITAL(NAME($monster, article: "the")) } { $subject ->
        [same] merkt es
       *[other] bemerkt { $who }
      }.
  }
event-CombatStarted = { $subject ->
    [same] Stellt
   *[other] { $who } stellt
  } sich **{ NAME($monster, article: "the", case: "dative") }**.
event-HandsFilled = { $subject ->
    [same] Kämpft
   *[other] { $who } kämpft
  } mit { NAME($cards, article: "the", case: "dative") }.
event-MonsterDefeated = **{ $full ->
    [no] { $subject ->
        [same] Siegt
       *[other] { $plain } siegt
      }{ $end ->
        [trophy] : eine Trophäe
        [cup] , und das Monster kommt zurück in den Becher
        [box] , und das Monster ist für immer fort
       *[none] { "" }
      }
   *[yes] { CAPITAL(NAME($monster, article: "the")) } ist besiegt{ $end ->
        [trophy] : eine Trophäe
        [cup] { " " }und kommt zurück in den Becher
        [box] { " " }und für immer fort
       *[none] { "" }
      }
  }.**
event-MonsterEnds = { $text }
event-MonsterHits = { $text }
event-CombatEnded = { $how ->
    [fled] { $subject ->
        [same] Flieht
       *[other] { $who } flieht
      } vor { NAME($monster, article: "the", case: "dative") }.
   *[other] { $subject ->
        [same] Entwischt
       *[other] { $who } entwischt
      } { NAME($monster, article: "the", case: "dative") }.
  }
event-MonsterAppeared = { CAPITAL(NAME($place, role: "at")) } { $count ->
    [one] erscheint ein Monster
   *[other] erscheinen Monster
  }{ $because }: **{ $monster }**.
event-MonsterAppeared-gate = Aus dem Tor { NAME($place, role: "at") }{ $because }: **{ $monster }**.
event-MonsterAppeared-there = Aus dem Tor: **{ $monster }**.
event-MonstersFromGates = Aus den Toren{ $because }: { $arrivals }.
event-MonstersFromGates-one = **{ $monsters }** { NAME($place, role: "at") }
event-MonsterToOutskirts = Arkham ist voll{ $because }; neu am Stadtrand: { $monster }.
event-OutskirtsEmptied = Der Stadtrand ist voll: { $count ->
    [one] 1 Monster kommt
   *[other] { $count } Monster kommen
  } zurück in den Becher.
event-MonsterMoved = { CAPITAL(NAME($monster, article: "the")) } { $reason ->
    [flying] fliegt { NAME($to, role: "to") }
    [unique] zieht auf eigene Art { NAME($to, role: "to") }
   *[other] zieht { NAME($to, role: "to") } (auf der Karte: { CAPITAL($reason) ->
        [Circle] Kreis
        [Crescent] Sichel
        [Diamond] Raute
        [Hexagon] Sechseck
        [Plus] Plus
        [Slash] Schrägstrich
        [Square] Quadrat
        [Star] Stern
       *[Triangle] Dreieck
      })
  }.
event-MonstersMoved = Die Monster ziehen. { $ways }
event-MonstersMoved-by = { $reason ->
    [flying] Im Flug
    [unique] Auf eigene Art
    [circle] Kreise
    [crescent] Sicheln
    [diamond] Rauten
    [hexagon] Sechsecke
    [plus] Pluszeichen
    [slash] Schrägstriche
    [square] Quadrate
    [star] Sterne
   *[triangle] Dreiecke
  }: { $ways }.
event-MonsterWay = { $monsters } { NAME($to, role: "to") }
event-MonsterReturned = { CAPITAL(NAME($monster, article: "the")) } verschwindet{ $to ->
    [box] { " " }für immer
   *[other] { "" }
  } { NAME($from, role: "from") }{ $to ->
    [box] { "" }
   *[other] , zurück in den Becher
  }{ $because }.
event-MonsterReturned-gate = { CAPITAL(NAME($monster, article: "the")) } { $count ->
    [one] verschwindet
   *[other] verschwinden
  } mitsamt dem Tor, zurück in den Becher.
event-MonstersReturned = Fort{ $because }: { $all }.
event-MonstersReturned-one = { $monsters } { NAME($from, role: "from") }
event-MonsterClaimed = { $subject ->
    [same] Nimmt
   *[other] { $who } nimmt
  } { NAME($monster, article: "the", case: "accusative") } als Trophäe{ $because }.

# Tore
event-GateOpened = **{ CAPITAL(NAME($place, role: "at")) } öffnet sich ein Tor**{ $because } { NAME($gate, role: "to") }{ $brings ->
    [yes] : **Verderben { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-hidden = **{ CAPITAL(NAME($place, role: "at")) } öffnet sich ein Tor**{ $because }; wohin es führt, weiß niemand{ $brings ->
    [yes] : **Verderben { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-brief = { CAPITAL(NAME($place, role: "at")) } öffnet sich ein Tor.
event-GateRevealed = Das Tor { NAME($place, role: "at") } führt { NAME($gate, role: "to") }{ $because }.
event-GateHeld = { $subject ->
    [same] Kann
   *[other] { $who } kann
  } das Tor { NAME($place, role: "at") } nicht schließen: Gegen { NAME($gate, article: "the", case: "accusative") } bringen weder Wissen noch Kampfkraft auch nur einen Würfel.
event-GateClosed = { $trophy ->
    [yes] **{ $subject ->
        [same] Schließt
       *[other] { $plain } schließt
      } das Tor** { NAME($place, role: "at") } und nimmt es als Trophäe.
   *[no] **Das Tor { NAME($place, role: "at") } schließt sich.**
  }
event-GateClosed-itself = Das Tor { NAME($place, role: "at") } schließt sich von selbst{ $because }.
event-Surge = **Monsterflut** { NAME($place, role: "at") }{ $because }: { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
  }.
event-SurgeBlocked = { CAPITAL(NAME($place, role: "at")) } bleibt die Monsterflut aus ({ $by }).
event-GateBlocked = { CAPITAL(NAME($place, role: "at")) } öffnet sich kein Tor ({ $by }).
event-DoomChanged = **Verderben { $doom }/{ $of }**{ $gate ->
    [yes] : Ein Tor hat sich geöffnet
   *[no] { $because }
  }.
event-DoomChanged-on = **Verderben { $doom }/{ $of }**

# Begegnungen
event-EncounterDrawn = { $full ->
    [yes] **{ $place }:**{ " " }
   *[no] { "" }
  }*{ $story }*
event-LocationCardRevealed = Die oberste Karte des Stapels ({ $place }) wird aufgedeckt{ $because }: Karte { $number }.
event-LocationAbility = { $subject ->
    [same] Nutzt
   *[other] { $who } nutzt
  } **{ NAME($ability, case: "accusative") }** ({ $place }).

# Der Mythos
event-MythosDrawn = Mythos · { $card }
event-MythosDrawn-discarded = { $why ->
    [rumor] „{ $card }“ kommt beiseite: Mit einem Gerücht beginnt kein Spiel.
    [noGate] „{ $card }“ kommt beiseite: Die Karte nennt kein Tor.
   *[none] „{ $card }“ kommt beiseite.
  }
event-MythosDrawn-gateOnly = Eine zweite Mythoskarte, von der nur das Tor zählt: „{ $card }“ ({ $place }).
event-MythosDrawn-gateOnly-none = kein Tor
event-MythosDrawn-peek = Die nächste Mythoskarte: „{ $card }“.
event-CluePlaced = { CAPITAL(NAME($place, role: "at")) } { $count ->
    [one] taucht ein Hinweis
   *[other] tauchen Hinweise
  } auf{ $because }.
event-CluesRemoved = { $amount ->
    [one] Der Hinweis { NAME($place, role: "at") } geht im Tor verloren.
   *[other] Die { $amount } Hinweise { NAME($place, role: "at") } gehen im Tor verloren.
  }
event-EnvironmentEntered = { $full ->
    [yes] **{ $card }** ist die neue Umgebung.
   *[no] { "" }
  }
event-EnvironmentReplaced = { $full ->
    [no] „{ $before }“ ist vorüber.
   *[yes] „{ $before }“ ist vorüber: Die neue Umgebung ist **{ $card }**.
  }
# Was auf einem Gerücht liegt und bei wie viel es wahr wird
rumor-lying = { $amount ->
    [0] nichts auf der Karte
   *[other] { $what ->
        [monster] Monster
       *[clue] Hinweise
      } { $amount }{ $of ->
        [0] { "" }
       *[other] /{ $of }
      }
  }
event-RumorEntered = { $full ->
    [no] **Ein neues Gerücht**
   *[yes] Neues Gerücht: **{ $card }**
  }{ $what ->
    [none] { "" }
   *[other] , { $lying }
  }.
event-RumorIgnored = „{ $card }“ verpufft: Ein Gerücht ist schon im Spiel{ $because }.
event-RumorTokens = **{ $card }:** { $lying }.
event-MythosTextCancelled = Der Text von „{ $card }“ entfällt ({ $by }).
event-MythosLeft = „{ $card }“ ist vorüber.
event-AllyLeft = { $card } { $count ->
    [one] verlässt
   *[other] verlassen
  } Arkham{ $because }.
event-PlaceClosed = **{ CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] schließt
   *[other] schließen
  }**{ $until ->
    [endOfGame] { " " }für immer
   *[other] { "" }
  }{ $because }.
event-PlaceReopened = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] öffnet
   *[other] öffnen
  } wieder{ $because }.

# Das Ende
event-Awakened = { $reason ->
    [doom] Die Verderbensleiste ist voll.
    [gates] Zu viele Tore stehen offen.
    [noGateMarker] Ein Tor soll sich öffnen, aber kein Tormarker ist mehr da.
    [emptyCup] Ein Monster soll erscheinen, aber der Becher ist leer.
   *[monsters] Monster überrennen die Stadt.
  }
event-Awakened-brief = { $ancientOne } erwacht.
event-BattleRound = **Endkampf, Runde { $round } · { $first } beginnt**
event-AttackTallied = { $subject ->
    [same] Steuert
   *[other] { $who } steuert
  } { $successes ->
    [0] keinen Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
  } bei: **{ $tally }/{ $needed }** für einen Verderbenmarker.
event-DoomTokenRemoved = **{ $count ->
    [one] Ein Verderbenmarker ist
   *[other] { $count } Verderbenmarker sind
  } fort**: { $left ->
    [0] Keiner ist übrig.
    [one] 1 ist noch übrig.
   *[other] { $left } sind noch übrig.
  }
event-AncientOneAttacks = **{ $ancientOne } greift an.**
event-AttackCancelled = Der Angriff bleibt aus ({ $by }).
event-GameEnded = Die Ermittler haben { $result ->
    [won] gewonnen
   *[lost] verloren
  }
event-GameEnded-won-closing = In Runde { $turn } ist das letzte Tor geschlossen.
event-GameEnded-won-sealing = Sechs Siegel halten die Türen Arkhams verschlossen, seit Runde { $turn }.
event-GameEnded-won-banishing = Der Große Alte schläft wieder, seit Runde { $turn }.
event-GameEnded-lost-devoured = In Runde { $turn } ist niemand mehr übrig, der davon erzählen könnte.
event-GameEnded-lost-destruction = In Runde { $turn } ist es erwacht, und danach war nichts mehr.

# Namen, die Wörter sind und nicht gedruckt
name-area = { $world } ({ $order ->
    [1] erster
   *[other] zweiter
  } Bereich)
name-streets = { $neighborhood }
name-skill-speed = Geschwindigkeit
name-skill-sneak = Heimlichkeit
name-skill-fight = Kampfkraft
name-skill-will = Willenskraft
name-skill-lore = Wissen
name-skill-luck = Glück
name-check-speed = Geschwindigkeitsprobe
name-check-sneak = Heimlichkeitsprobe
name-check-fight = Kampfkraftprobe
name-check-will = Willenskraftprobe
name-check-lore = Wissensprobe
name-check-luck = Glücksprobe
name-check-evade = Entkommensprobe
name-check-horror = Horrorprobe
name-check-combat = Kampfprobe
name-check-spell = Zauberprobe
name-modifier = Modifikator
name-modifier-modifier = Modifikator
name-track-speedSneak = Geschwindigkeit und Heimlichkeit
name-track-fightWill = Kampfkraft und Willenskraft
name-track-loreLuck = Wissen und Glück
name-deck-common = Gewöhnlicher Gegenstand
name-deck-unique = Einzigartiger Gegenstand
name-deck-spell = Zauber
name-deck-skill = Talent
name-deck-ally = Verbündeter
name-deck-special = Spezialkarte
name-deck-mythos = Mythos
name-deck-gate = Tor
name-phase-setup = Spielaufbau
name-phase-upkeep = Unterhalt
name-phase-movement = Bewegung
name-phase-arkham = Begegnungen in Arkham
name-phase-otherWorld = Begegnungen in Anderen Welten
name-phase-sitting = Wer gerade da ist
name-phase-mythos = Mythos
name-phase-battle = Endkampf
name-phase-over = Das Ende
name-lying-encounter = Begegnung
name-lying-rumor = Gerücht
name-rule = die Regeln
name-roll = der Wurf
name-misfortune-insane = keine geistige Gesundheit mehr
name-misfortune-unconscious = keine Ausdauer mehr
name-stranded-noGate = kein Tor führt zurück
name-stranded-insane = keine geistige Gesundheit mehr
name-stranded-unconscious = keine Ausdauer mehr
