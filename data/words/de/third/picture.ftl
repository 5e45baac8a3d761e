## Dritte Edition: Wörter in Bildern

third-map-round = Runde
third-map-leader = Anführer
third-map-doom = Verderben
third-map-clues = Hinweise
third-map-markers = Marker
third-map-codex = Kodex
third-map-rumor = Gerücht
third-map-cup = Mythosbecher
third-map-next = Nächster Hinweis oder Tor
third-map-display = Auslage
third-map-goal = Ziel
third-map-danger = Gefahr
third-map-none = keine

third-map-street-residential = Wohnstraße
third-map-street-bridge = Brücke
third-map-street-scenic = Promenade

third-map-marker-blue = B
third-map-marker-red = R
third-map-marker-white = W

third-map-wait-sheetClues = { $form ->
    [line] Hinweise auf dem Bogen
   *[map] Hinweise
  }
third-map-wait-sheetDoom = { $form ->
    [line] Verderben auf dem Bogen
   *[map] Verderben
  }
third-map-wait-sheetCluesPlusDoom = { $form ->
    [line] Hinweise und Verderben auf dem Bogen
   *[map] Hinweise und Verderben
  }
third-map-wait-sheetMarkers = { $form ->
    [line] Marker auf dem Bogen
   *[map] Marker
  }
third-map-wait-mendedScars = { $form ->
    [line] Narben heilen
   *[map] Geheilte Narben
  }
third-map-wait-noMarkers = { $form ->
    [line] kein Marker mehr auf dem Plan
   *[map] Kein Marker mehr auf dem Plan
  }
third-map-wait-spaceDoom = { $count } Verderben auf einem Feld
third-map-wait-neighborhoodDoom = { $count } Verderben in einem Viertel
third-map-wait-revealed = { $form ->
    [line] aufgedeckte Marker
   *[map] Aufgedeckte Marker
  } in { $count ->
    [one] 1 Farbe
   *[other] { $count } Farben
  }
third-map-wait-count = { $text } { $now }/{ $of }
third-map-wait-and = { $first }; { $second }
third-map-wait-defeat = { $form ->
    [line] { NAME($monster, article: "the", case: "accusative") } besiegen
   *[map] { CAPITAL(NAME($monster, case: "accusative")) } besiegen
  }
third-map-wait-happens = { $form ->
    [line] etwas muss geschehen: siehe Karte
   *[map] Etwas muss geschehen: siehe Karte
  }
third-map-wait-action = { $form ->
    [line] Aktion der Karte ausführen: { $place }
   *[map] Eine Aktion: { $place }
  }
third-map-wait-action-anywhere = { $form ->
    [line] Aktion der Karte ausführen, gleich wo
   *[map] Eine Aktion irgendeines Ermittlers
  }
third-map-place-at = { NAME($place, role: "at") }
third-map-place-blue = wo der blaue Marker liegt
third-map-place-red = wo der rote Marker liegt
third-map-place-white = wo der weiße Marker liegt
third-map-place-scar = wo eine Narbe ist
third-map-place-other = wo die Karte es sagt
third-alt-head = { $scenario }, Runde { $round }, { $phase }, es führt an: { $leader }. Auf dem Bogen: { $doom } Verderben, { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  }, { $markers ->
    [one] 1 Marker
   *[other] { $markers } Marker
  }
third-alt-person = { $name } ist { NAME($place, role: "at") }{ $state ->
    [inactive] { " (Zug vorbei)" }
    [delayed] { " (aufgehalten)" }
   *[active] { "" }
  }{ $foes ->
    [none] { "" }
   *[some] { ", im Kampf mit:" } { $with }
  }
third-alt-foe = { $name } ({ $state ->
    [exhausted] erschöpft
   *[ready] spielbereit
  }, { $health } Ausdauer) { NAME($place, role: "at") }
third-alt-unstable = Instabil: { $places }
third-alt-doom = Verderben: { $places }
third-alt-count = { $place } { $count }
third-alt-next = Nächster Hinweis oder Torausbruch: { $place }, { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
  } im Ereignisstapel
third-alt-next-none = Keine Karten mehr im Ereignisstapel
third-alt-clues = Hinweise: { $places }
third-alt-anomalies = Anomalien: { $places }
third-alt-codex = Kodex: { $cards }
third-alt-rumor = Gerücht: { $name }
third-alt-cup = Im Mythosbecher: { $tokens }
third-alt-display = In der Auslage: { $items }
third-alt-changed = Neu: { $changes }
third-alt-changed-doom = Verderben { NAME($place, role: "at") } ({ $doom })
third-alt-changed-outbreak = ein Ausbruch { NAME($place, role: "at") }
third-alt-changed-clue = ein Hinweis { NAME($place, role: "at") }
third-alt-changed-anomaly = eine Anomalie { NAME($place, role: "at") }
third-alt-changed-marker = ein Marker { NAME($place, role: "at") }
third-alt-changed-scar = eine Narbe { NAME($place, role: "at") }
third-alt-changed-monster = { NAME($monster, article: "a") } { NAME($place, role: "at") }
third-alt-changed-moved = { $who } jetzt { NAME($place, role: "at") }

third-dossier-health = Ausdauer
third-dossier-sanity = Verstand
third-dossier-money = Geld
third-dossier-clues = Hinweise
third-dossier-remnants = Überreste
third-dossier-skills = Fertigkeiten
third-dossier-focus = Fokus
third-dossier-cards = Karten
third-dossier-exhausted = genutzt
third-dossier-none = keine
third-dossier-delayed = aufgehalten
third-dossier-lodge = der Loge treu
third-dossier-turn-taken = Zug vorbei
third-dossier-left-defeated = besiegt
third-dossier-left-devoured = verschlungen
third-dossier-left-retired = zurückgezogen
third-dossier-type-item = Gegenstand
third-dossier-type-spell = Zauber
third-dossier-type-ally = Verbündeter
third-dossier-type-talent = Talent
third-dossier-type-condition = Zustand
third-dossier-hands = { $count ->
    [one] 1 Hand
   *[other] { $count } Hände
  }
third-dossier-alt-head = { $name }, { $occupation }, Ort: { $place }. Ausdauer { $health } von { $maxHealth }, geistige Gesundheit { $sanity } von { $maxSanity }. ${ $money }, { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  }, { $remnants ->
    [one] 1 Überrest
   *[other] { $remnants } Überreste
  }
third-dossier-alt-skills = Fertigkeiten: { $skills }. Fokus { $now } von { $limit }
third-dossier-alt-skill = { $name } { $value }{ $focus ->
    [0] { "" }
    [one] { " mit Fokus" }
   *[other] { " mit" } { $focus } Fokus
  }
third-dossier-alt-ability = { $name }: { $text }
third-dossier-alt-cards = Karten: { $cards }
