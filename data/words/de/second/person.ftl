### Fragen zu einem Ermittler: Aufbau, Ziehen, Proben, Verluste, Unglück.
### $seat ist der Name des Ermittlers.

## Aufbau

ask-setup-sliders = { $seat }: Wo stehen deine Regler zu Beginn?
ask-setup-draft = Welchen Ermittler möchtest du?
ask-setup-sheet = Welchen Ermittler möchtest du?
ask-setup-team = Welcher Ermittler nimmt diesen Platz ein?
option-sheet = { $sheet }

## Schlichte Antworten

option-yes = Ja
option-no = Nein
option-amount = { $amount }
option-card = { $card }

## Karten ziehen

ask-draw-end = { $seat } zieht vom Stapel „{ $deck }“. Oben oder unten?
ask-draw-keep = { $seat } hat vom Stapel „{ $deck }“ gezogen. { $count ->
    [one] Welche Karte behalten?
   *[other] Welche { $count } Karten behalten?
  }
ask-draw-search = { $seat } sieht den Stapel „{ $deck }“ durch. { $count ->
    [one] Welche Karte nehmen?
   *[other] Welche { $count } Karten nehmen?
  }
option-draw-top = Die oberste Karte
option-draw-bottom = Die unterste Karte: { $card }
deck-name-common = Gewöhnliche Gegenstände
deck-name-unique = Einzigartige Gegenstände
deck-name-spell = Zauber
deck-name-skill = Talente
deck-name-ally = Verbündete

## Proben

ask-check-before = { $seat }, { $check }: Vorher noch etwas nutzen?
ask-check-spend = { $counting ->
    [true] { $seat }, { $check }: { $successes ->
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
      }, und jeder zählt. Mehr Würfel?
   *[false] { $seat }, { $check }: bisher { $successes ->
        [0] kein Erfolg
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
      }, nötig { $difficulty ->
        [one] ist 1.
       *[other] sind { $difficulty }.
      }{ $staked ->
        [true] { " " }{ $stakes }
       *[other] {""}
      }{" "}Mehr Würfel?
  }
ask-check-lend = { $owner }: { NAME($seat, case: "genitive") } misslungene Würfel neu werfen lassen ({ $ability })? { $check }: bisher { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
  }, nötig { $difficulty ->
    [one] ist 1
   *[other] sind { $difficulty }
  }.
option-roll = Würfeln
option-accept = Ergebnis annehmen
option-accept-failure = Misserfolg annehmen
option-clue = 1 Hinweis{ $dice ->
    [one] {""}
   *[other] {" "}({ $dice } Würfel)
  }
option-clues = { $count ->
    [one] Bis zu 1 Hinweis
   *[other] Bis zu { $count } Hinweise
  }
option-use-card = { NAME($card, case: "accusative") } nutzen
option-use-ability = { NAME($ability, case: "accusative") } nutzen
option-ask-lend = { $seat } um { NAME($ability, case: "accusative") } bitten

## Verluste

ask-loss-prevent = { $seat } droht ein Verlust: { $loss }. Etwas davon abwenden?
ask-loss-items = { $what ->
    [item] { $count ->
        [one] { $seat } verliert 1 Gegenstand. Welchen?
       *[other] { $seat } verliert { $count } Gegenstände. Welche?
      }
   *[card] { $count ->
        [one] { $seat } verliert 1 Karte. Welche?
       *[other] { $seat } verliert { $count } Karten. Welche?
      }
  }
ask-loss-memory = { $seat } wird wahnsinnig und verliert 1 Zauber oder Talent. Was?
loss-sanity = { $amount } geistige Gesundheit
loss-stamina = { $amount } Ausdauer
loss-both = { $sanity } geistige Gesundheit und { $stamina } Ausdauer
point-sanity = geist. Gesundheit
point-stamina = Ausdauer
option-take-loss = Hinnehmen
option-prevent = { $all ->
    [true] { $card } rettet { $what }
   *[false] { $card } rettet { $amount } { $what }
  }

## Unglück

ask-misfortune-order = { $seat } hat weder geistige Gesundheit noch Ausdauer übrig. Was kommt zuerst?
option-first-insane = Erst wahnsinnig
option-first-unconscious = Erst bewusstlos
sheet-note = { $occupation } · { $count ->
    [0] in allem gleich gut
   *[other] stark in { $best }
  } · geistige Gesundheit { $sanity }, Ausdauer { $stamina }
