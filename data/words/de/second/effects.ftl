### Fragen, die Karten und Orte stellen: Begegnungen, Entscheidungen, Kosten, Läden, Trophäen.
### $seat ist der Name des Ermittlers.

## Begegnungen

ask-encounter-choose = { $seat } { NAME($place, role: "at") }: Was nun?
option-encounter-have = Eine Begegnung haben
option-location-ability = { $ability }
option-gate-enter = Durch das Tor { NAME($gate, role: "to") }
option-gate-enter-hidden = Durch das Tor gehen
ask-encounter-keep = { $seat } hat mehrere Karten für { NAME($place, article: "the", case: "accusative") } gezogen. Welche tritt ein?
option-encounter-card = { $number ->
    [1] Die erste Karte
    [2] Die zweite Karte
    [3] Die dritte Karte
   *[other] Karte { $number }
  }
ask-encounter-gateCard = { $seat } hat mehrere Karten für { NAME($world, article: "the", case: "accusative") } gezogen. Welche tritt ein?
option-gate-card = { $number ->
    [1] Die erste Karte
    [2] Die zweite Karte
    [3] Die dritte Karte
   *[other] Karte { $number }
  }
ask-encounter-redraw = { $seat } hat diese Karte gezogen. Behalten oder eine andere ziehen?
option-encounter-read = Diese Karte behalten
option-card-use = { NAME($card, case: "accusative") } nutzen

## Entscheidungen

ask-effect-choose = { $seat }: Was wählst du?
ask-effect-may = { $seat }: Willst du das tun?
option-may = Ja
option-may-pay = Ja · { $cost }
option-decline = Nein
ask-effect-split = { $seat }: Von { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkten
  }, wie viele gehen an die geistige Gesundheit? Der Rest geht an die Ausdauer.
ask-effect-receiver = { $seat }: Wer bekommt es?
option-seat = { $seat }
ask-effect-move = { $seat }: Wohin?
ask-effect-locationDeck = { $seat }: Die oberste Karte welches Standorts aufdecken?
option-place = { $place }
ask-effect-nearestGate = Mehrere Tore sind gleich nah bei { $seat }. Welches zählt?
ask-effect-closeGate = { $seat }: Welches Tor schließt sich?
option-gate = { $place } ({ NAME($gate, role: "to") })
option-gate-hidden = { $place }
ask-effect-claim = { $seat }: Welches Monster nimmst du?
option-monster-at = { $monster } ({ $place })
ask-effect-fightFromCard = { $seat }: Gegen welches dieser Monster kämpfst du?
option-rumor-fight = Kämpfen: { $monster }
option-rumor-stop = Den Kampf beenden
ask-effect-investigator = { $seat } ist aus dem Spiel. Wer übernimmt den Fall?
ask-combat-check = { $seat } macht eine Kampfprobe. Wie?

## Kosten

ask-cost-amount = { $seat }: Wie { $what } ausgeben?
ask-cost-cards = { $seat }: { $count ->
    [one] Welche Karte
   *[other] Welche { $count } Karten
  } hergeben?
ask-cost-clueCards = { $seat } schuldet { $amount ->
    [one] 1 Hinweis
   *[other] { $amount } Hinweise
  }. Welche Karten stattdessen nutzen?
option-card-discard = { NAME($card, case: "accusative") } ablegen
word-resource-clue = viele Hinweise
word-resource-money = viel Geld
word-resource-sanity = viel geistige Gesundheit
word-resource-stamina = viel Ausdauer
word-resource-maxsanity = viele Punkte vom Maximum der geistigen Gesundheit
word-resource-maxstamina = viele Punkte vom Maximum der Ausdauer
word-resource-movementpoints = viele Bewegungspunkte

## Trophäen

ask-trophy-monsters = { $seat }: Welche Monstertrophäen ausgeben? Zusammen brauchen sie Zähigkeit { $toughness }.
ask-trophy-monster = { $seat }: { $count ->
    [one] Welche Monstertrophäe
   *[other] Welche { $count } Monstertrophäen
  } hergeben?
ask-trophy-gate = { $seat }: { $count ->
    [one] Welche Tortrophäe
   *[other] Welche { $count } Tortrophäen
  } hergeben?
option-trophy-monster = { $monster } (Zähigkeit { $toughness })
option-trophy-gate = { $gate }

## Läden

ask-shop-buy = { $seat } hat ${ $money }. Was kaufen?
option-ware = { $card } · ${ $price }
option-shop-done = Fertig
ask-shop-sell = { $seat }: Was verkaufen?
ask-shop-wish = Ein Ausverkauf für alle, wo sie auch sind. { $seat } hat ${ $money }. Was kaufen?
ask-shop-dispute = { CAPITAL(NAME($card, article: "the", case: "accusative")) } wollen mehrere. { $seat }: Wer bekommt den Zuschlag?
