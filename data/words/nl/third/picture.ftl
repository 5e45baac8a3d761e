## Derde editie: woorden in prenten

third-map-round = Ronde
third-map-leader = Leider
third-map-doom = Doem
third-map-clues = Clues
third-map-markers = Fiches
third-map-codex = Codex
third-map-rumor = Rumor
third-map-cup = Mythosbeker
third-map-next = Volgende clue of poort
third-map-display = Uitstalling
third-map-goal = Doel
third-map-danger = Gevaar
third-map-none = geen

third-map-street-residential = Woonstraat
third-map-street-bridge = Brug
third-map-street-scenic = Promenade

third-map-marker-blue = B
third-map-marker-red = R
third-map-marker-white = W

third-map-wait-sheetClues = { $form ->
    [line] clues op het blad
   *[map] Clues
  }
third-map-wait-sheetDoom = { $form ->
    [line] doem op het blad
   *[map] Doem
  }
third-map-wait-sheetCluesPlusDoom = { $form ->
    [line] clues en doem op het blad
   *[map] Clues en doem
  }
third-map-wait-sheetMarkers = { $form ->
    [line] fiches op het blad
   *[map] Fiches
  }
third-map-wait-mendedScars = { $form ->
    [line] littekens helen
   *[map] Littekens geheeld
  }
third-map-wait-noMarkers = { $form ->
    [line] geen fiches meer op het bord
   *[map] Geen fiches meer op het bord
  }
third-map-wait-spaceDoom = { $count } doem in één vak
third-map-wait-neighborhoodDoom = { $count } doem in één stadsdeel
third-map-wait-revealed = { $form ->
    [line] fiches
   *[map] Fiches
  } van { $count } kleuren omgedraaid
third-map-wait-count = { $text } { $now }/{ $of }
third-map-wait-and = { $first }; { $second }
third-map-wait-defeat = { $form ->
    [line] versla { NAME($monster, article: "the") }
   *[map] Versla { NAME($monster, article: "the") }
  }
third-map-wait-happens = { $form ->
    [line] er moet iets gebeuren: zie de kaart
   *[map] Er moet iets gebeuren: zie de kaart
  }
third-map-wait-action = { $form ->
    [line] doe de actie { $place }
   *[map] Een actie: { $place }
  }
third-map-wait-action-anywhere = { $form ->
    [line] doe de actie, waar dan ook
   *[map] Een actie van om het even welke onderzoeker
  }
third-map-place-at = { NAME($place, role: "at") }
third-map-place-blue = waar het blauwe fiche ligt
third-map-place-red = waar het rode fiche ligt
third-map-place-white = waar het witte fiche ligt
third-map-place-scar = waar een litteken is
third-map-place-other = waar de kaart het zegt
third-alt-head = { $scenario }, ronde { $round }, { $phase }, leider { $leader }. Op het blad: { $doom } doem, { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  }, { $markers ->
    [one] 1 fiche
   *[other] { $markers } fiches
  }
third-alt-person = { $name } is { NAME($place, role: "at") }{ $state ->
    [inactive] { " (beurt gehad)" }
    [delayed] { " (vertraagd)" }
   *[active] { "" }
  }{ $foes ->
    [none] { "" }
   *[some] { ", belaagd door" } { $with }
  }
third-alt-foe = { $name } ({ $state ->
    [exhausted] uitgeput
   *[ready] gereed
  }, { $health } Health) { NAME($place, role: "at") }
third-alt-unstable = Onstabiel: { $places }
third-alt-doom = Doem: { $places }
third-alt-count = { $place } { $count }
third-alt-next = Volgende clue of poort: { $place }, { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
  } in de gebeurtenisstapel
third-alt-next-none = Geen kaarten meer in de gebeurtenisstapel
third-alt-clues = Clues: { $places }
third-alt-anomalies = Anomalieën: { $places }
third-alt-codex = Codex: { $cards }
third-alt-rumor = Rumor: { $name }
third-alt-cup = In de mythosbeker: { $tokens }
third-alt-display = In de uitstalling: { $items }
third-alt-changed = Nieuw: { $changes }
third-alt-changed-doom = doem { NAME($place, role: "at") } ({ $doom })
third-alt-changed-outbreak = een uitbraak { NAME($place, role: "at") }
third-alt-changed-clue = een clue { NAME($place, role: "at") }
third-alt-changed-anomaly = een anomalie { NAME($place, role: "at") }
third-alt-changed-marker = een fiche { NAME($place, role: "at") }
third-alt-changed-scar = een litteken { NAME($place, role: "at") }
third-alt-changed-monster = { NAME($monster, article: "a") } { NAME($place, role: "at") }
third-alt-changed-moved = { $who } nu { NAME($place, role: "at") }

third-dossier-health = Health
third-dossier-sanity = Sanity
third-dossier-money = Geld
third-dossier-clues = Clues
third-dossier-remnants = Restanten
third-dossier-skills = Vaardigheden
third-dossier-focus = Focus
third-dossier-cards = Kaarten
third-dossier-exhausted = gebruikt
third-dossier-none = geen
third-dossier-delayed = vertraagd
third-dossier-lodge = trouw aan de Loge
third-dossier-turn-taken = beurt gehad
third-dossier-left-defeated = verslagen
third-dossier-left-devoured = verslonden
third-dossier-left-retired = teruggetrokken
third-dossier-type-item = Voorwerp
third-dossier-type-spell = Spreuk
third-dossier-type-ally = Bondgenoot
third-dossier-type-talent = Talent
third-dossier-type-condition = Toestand
third-dossier-hands = { $count ->
    [one] 1 hand
   *[other] { $count } handen
  }
third-dossier-alt-head = { $name }, { $occupation }; plaats: { $place }. Health { $health } van { $maxHealth }, Sanity { $sanity } van { $maxSanity }. ${ $money }, { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  }, { $remnants ->
    [one] 1 restant
   *[other] { $remnants } restanten
  }
third-dossier-alt-skills = Vaardigheden: { $skills }. Focus { $now } van { $limit }
third-dossier-alt-skill = { $name } { $value }{ $focus ->
    [0] { "" }
    [one] { " met Focus" }
   *[other] { " met" } { $focus } Focus
  }
third-dossier-alt-ability = { $name }: { $text }
third-dossier-alt-cards = Kaarten: { $cards }
