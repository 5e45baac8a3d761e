# Der Spielplan und die Statusnachricht
headline = Runde { $turn } · { $phase }
headline-setup = Spielaufbau
headline-over = Das Ende, Runde { $turn }
status-goal = **Ziel:** { $sealsOf ->
    [0] jedes Tor geschlossen
   *[other] Siegel **{ $seals }/{ $sealsOf }** – oder jedes Tor geschlossen
  } (offen: **{ $gates }**), mit { $trophiesOf ->
    [one] 1 Tortrophäe
   *[other] { $trophiesOf } Tortrophäen
  } (jetzt **{ $trophies }**)
status-goal-awake = **Ziel:** **{ $ancientOne }** besiegen – der Schlaf ist vorbei
status-danger = **Gefahr:** **{ $ancientOne }** erwacht bei Verderben **{ $doom }/{ $doomOf }** oder Toren **{ $gates }/{ $gatesOf }** · Terror **{ $terror }/10**
status-stand = Verderben **{ $doom }/{ $doomOf }** · Tore **{ $gates }/{ $gatesOf }**{ $seals ->
    [0] { "" }
   *[other] { " " }· Siegel **{ $seals }/6**
  }{ $terror ->
    [0] { "" }
   *[other] { " " }· Terror **{ $terror }/10**
  }
status-town = Monster **{ $monsters }/{ $monstersOf }** · Stadtrand { $outskirts }/{ $outskirtsOf } · Startspieler: { $first }
status-environment = Umgebung: { $card }
status-rumor = Gerücht: **{ $card }**{ $monsters ->
    [0] { $tokens ->
        [0] { "" }
        [one] { " " }({ $of ->
            [0] 1 Hinweis
           *[other] 1/{ $of } Hinweise
          })
       *[other] { " " }({ $of ->
            [0] { $tokens } Hinweise
           *[other] { $tokens }/{ $of } Hinweise
          })
      }
    [one] { " " }({ $of ->
        [0] 1 Monster
       *[other] 1/{ $of } Monster
      })
   *[other] { " " }({ $of ->
        [0] { $monsters } Monster
       *[other] { $monsters }/{ $of } Monster
      })
  }
status-rumor-last = -# **Noch eins, und es wird wahr.** { $effects }
status-two-cards = Von nun an bringt jede Runde zwei Mythoskarten; von der ersten zählt nur das Tor.
status-lasting = Gilt noch immer: { $cards }
text-investigator = { $seat }: { $place }, geistige Gesundheit { $sanity }, Ausdauer { $stamina }{ $delayed ->
    [true] , aufgehalten
   *[other] { "" }
  }{ $explored ->
    [true] , Tor erkundet
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] , zurück in Runde { $returns }
  }.
standing = { $place } · geistige Gesundheit { $sanity }/{ $sanityOf } · Ausdauer { $stamina }/{ $staminaOf } · { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  } · ${ $money }{ $delayed ->
    [true] { " " }· aufgehalten
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] { " " }· zurück in Runde { $returns }
  }
standing-out = aus dem Spiel
text-place = { $place }: { $here }.
text-gate = Tor { NAME($gate, role: "to") } (Modifikator { $modifier }, { $dimension })
text-gate-hidden = Tor in eine unbekannte Welt
text-sealed = versiegelt
text-activity = Aktivitätsmarker
text-awake = { $ancientOne } ist erwacht.
text-monster = { $monster }: Bewegung { $movement }, Dimension { $dimension }, Zähigkeit { $toughness }, Kampfschaden { $damage }.
text-neighborhood = { $name }: { $places }. Von den Straßen geht es weiter { NAME($streets, role: "to") }.
text-unstable = { $place } (instabil)
text-world = { $name }: { $colors }.
color-blue = Blau
color-green = Grün
color-red = Rot
color-yellow = Gelb
text-closed = geschlossen
text-clues = { $amount ->
    [one] 1 Hinweis
   *[other] { $amount } Hinweise
  }
battle-round = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round }
  }
battle-successes = Erfolge bis zum nächsten Verderben­marker
battle-rating = Kampfwert
battle-devoured = Verschlungen
board-doom = Verderben
board-awake = Erwacht
board-terror = Terror
board-turn = Runde
board-gates = Tore
board-seals = Siegel
board-monsters = Monster
board-outskirts = Stadtrand
board-environment = Umgebung
board-rumor = Gerücht
board-first = Startspieler
board-closed = Geschlossen
board-none = keine
board-noLimit = kein Limit
board-sky = Himmel
# Was sich geändert hat, vor allem anderen, was das Bild zeigt
alt-changed = Neu: { $changes }
alt-changed-gate = ein Tor { NAME($place, role: "at") }
alt-changed-seal = ein Siegel { NAME($place, role: "at") }
alt-changed-clue = ein Hinweis { NAME($place, role: "at") }
alt-changed-closed = { NAME($place, article: "the") } geschlossen
alt-changed-monster = { NAME($monster, article: "a") } { NAME($place, role: "at") }
alt-changed-moved = { $who } jetzt { NAME($place, role: "at") }
alt-way-ahead = { CAPITAL(NAME($place, role: "from")) } kommst du { $reach }
alt-reach = { NAME($place, role: "to") } ({ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  })

# Der Ermittlerbogen
sheet-title = **{ $name }**, { $occupation } · { $place }
sheet-health = Geistige Gesundheit **{ $sanity }/{ $maxSanity }** · Ausdauer **{ $stamina }/{ $maxStamina }** · ${ $money } · { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  } · Fokus { $focus }
sheet-track = { $a } **{ $first }** / { $b } **{ $second }**
sheet-card = • **{ $name }** ({ $kind }{ $exhausted ->
    [true] , erschöpft
   *[other] { "" }
  }{ $tokens ->
    [0] { "" }
    [one] , 1 Marker
   *[other] , { $tokens } Marker
  }) { $text }
sheet-trophy-list = Trophäen: { $trophies }.
sheet-sanity = Verstand
sheet-stamina = Ausdauer
sheet-money = Geld
sheet-clues = Hinweise
sheet-focus = Fokus
sheet-cards = Besitz
sheet-trophies = Trophäen
sheet-exhausted = erschöpft
sheet-home = Heimatort
sheet-none = nichts
condition-delayed = aufgehalten
condition-arrested = verhaftet
condition-lost = verschollen in Raum und Zeit
condition-explored = Erkundet-Marker
condition-lostTurn = setzt Runde { $turn } aus

# Nachschlagen
mythos-type-headline = Schlagzeile
mythos-type-environment = Umgebung
mythos-type-rumor = Gerücht
mythos-type-special = Mythos
family-world = Andere Welt
family-monster = Monster
family-ancientOne = Großer Alter
fact-awareness = Aufmerksamkeit
fact-horror = Horror
fact-toughness = Zähigkeit
fact-combat = Kampf
fact-rating = { $rating } (Schaden { $damage })
fact-movement = Bewegung
fact-dimension = Dimension
fact-price = Preis
fact-hands = Hände
fact-doom = Verderbens­leiste
fact-combatRating = Kampfwert
fact-sanity = Geistige Gesundheit
fact-stamina = Ausdauer
fact-focus = Fokus
fact-home = Heimatort
movement-normal = normal
movement-fast = schnell
movement-stationary = unbeweglich
movement-flying = fliegend
movement-unique = besonders
dimension-circle = Kreis
dimension-crescent = Sichel
dimension-diamond = Raute
dimension-hexagon = Sechseck
dimension-plus = Plus
dimension-slash = Schrägstrich
dimension-square = Quadrat
dimension-star = Stern
dimension-triangle = Dreieck
look-gate = Ein offenes Tor **{ NAME($gate, role: "to") }**.
look-sealed = **Versiegelt** mit einem Älteren Zeichen.
look-clues = { $amount ->
    [one] **1 Hinweis** liegt hier.
   *[other] **{ $amount } Hinweise** liegen hier.
  }
look-monsters = Monster hier: { $monsters }.
look-people = Ermittler hier: { $people }.
fact-special = besonders

# Das Ende eines Spiels
ending-score = **Punktzahl { $total }**: Verderbensleiste { $doomTrack } − Terror { $terror } − Kredite { $loans } − Ältere Zeichen { $elderSigns } + Tortrophäen { $gateTrophies } + ein Drittel der Monstertrophäen { $monsterTrophies } + Überlebende { $survivors }.
ending-first-citizen = { $count ->
    [one] Ehrenbürgerwürde von Arkham: **{ $names }**.
   *[other] Ehrenbürgerwürde von Arkham: **{ $names }**.
  }

# Wer bei Gleichstand entscheidet
second-first-player = Startspieler
