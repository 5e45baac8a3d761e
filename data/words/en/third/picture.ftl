## Third edition: words in pictures

third-map-round = Round
third-map-leader = Leader
third-map-doom = Doom
third-map-clues = Clues
third-map-markers = Markers
third-map-codex = Codex
third-map-rumor = Rumor
third-map-cup = Mythos cup
third-map-next = Next clue or gate
third-map-display = On display
third-map-goal = Goal
third-map-danger = Danger
third-map-none = none

third-map-street-residential = Residential
third-map-street-bridge = Bridge
third-map-street-scenic = Scenic

third-map-marker-blue = B
third-map-marker-red = R
third-map-marker-white = W

third-map-wait-sheetClues = { $form ->
    [line] clues on the sheet
   *[map] Clues
  }
third-map-wait-sheetDoom = { $form ->
    [line] doom on the sheet
   *[map] Doom
  }
third-map-wait-sheetCluesPlusDoom = { $form ->
    [line] clues and doom on the sheet
   *[map] Clues and doom
  }
third-map-wait-sheetMarkers = { $form ->
    [line] markers on the sheet
   *[map] Markers
  }
third-map-wait-mendedScars = { $form ->
    [line] mend scars
   *[map] Scars mended
  }
third-map-wait-noMarkers = { $form ->
    [line] no markers left on the board
   *[map] No markers left on the board
  }
third-map-wait-spaceDoom = { $count } doom in one space
third-map-wait-neighborhoodDoom = { $count } doom in one neighborhood
third-map-wait-revealed = { $form ->
    [line] markers
   *[map] Markers
  } of { $count } colors revealed
third-map-wait-count = { $text } { $now }/{ $of }
third-map-wait-and = { $first }; { $second }
third-map-wait-defeat = { $form ->
    [line] defeat { NAME($monster, article: "the") }
   *[map] Defeat { $monster }
  }
third-map-wait-happens = { $form ->
    [line] something must happen: see the card
   *[map] Something must happen: see the card
  }
third-map-wait-action = { $form ->
    [line] take its action { $place }
   *[map] An action: { $place }
  }
third-map-wait-action-anywhere = { $form ->
    [line] take its action, anywhere
   *[map] An action of any investigator
  }
third-map-place-at = { NAME($place, role: "at") }
third-map-place-blue = where the blue marker lies
third-map-place-red = where the red marker lies
third-map-place-white = where the white marker lies
third-map-place-scar = where there is a scar
third-map-place-other = where the card says
third-alt-head = { $scenario }, round { $round }, { $phase }, leader { $leader }. On the sheet: { $doom } doom, { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  }, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
  }
third-alt-person = { $name } is { NAME($place, role: "at") }{ $state ->
    [inactive] { " (turn taken)" }
    [delayed] { " (delayed)" }
   *[active] { "" }
  }{ $foes ->
    [none] { "" }
   *[some] { ", engaged with" } { $with }
  }
third-alt-foe = { $name } ({ $state ->
    [exhausted] exhausted
   *[ready] ready
  }, { $health } health) { NAME($place, role: "at") }
third-alt-unstable = Unstable: { $places }
third-alt-doom = Doom: { $places }
third-alt-count = { $place } { $count }
third-alt-next = Next clue or gate burst: { $place }, { $left ->
    [one] 1 card
   *[other] { $left } cards
  } in the event deck
third-alt-next-none = No cards left in the event deck
third-alt-clues = Clues: { $places }
third-alt-anomalies = Anomalies: { $places }
third-alt-codex = Codex: { $cards }
third-alt-rumor = Rumor: { $name }
third-alt-cup = In the cup: { $tokens }
third-alt-display = On display: { $items }
third-alt-changed = New: { $changes }
third-alt-changed-doom = doom { NAME($place, role: "at") } ({ $doom })
third-alt-changed-outbreak = an outbreak { NAME($place, role: "at") }
third-alt-changed-clue = a clue in { NAME($place, article: "the") }
third-alt-changed-anomaly = an anomaly in { NAME($place, article: "the") }
third-alt-changed-marker = a marker { NAME($place, role: "at") }
third-alt-changed-scar = a scar { NAME($place, role: "at") }
third-alt-changed-monster = { NAME($monster, article: "a") } { NAME($place, role: "at") }
third-alt-changed-moved = { $who } now { NAME($place, role: "at") }

third-dossier-health = Health
third-dossier-sanity = Sanity
third-dossier-money = Money
third-dossier-clues = Clues
third-dossier-remnants = Remnants
third-dossier-skills = Skills
third-dossier-focus = Focus
third-dossier-cards = Cards
third-dossier-exhausted = used
third-dossier-none = none
third-dossier-delayed = delayed
third-dossier-lodge = loyal to the Lodge
third-dossier-turn-taken = turn taken
third-dossier-left-defeated = defeated
third-dossier-left-devoured = devoured
third-dossier-left-retired = retired
third-dossier-type-item = Item
third-dossier-type-spell = Spell
third-dossier-type-ally = Ally
third-dossier-type-talent = Talent
third-dossier-type-condition = Condition
third-dossier-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
  }
third-dossier-alt-head = { $name }, { $occupation }, { NAME($place, role: "at") }. Health { $health } of { $maxHealth }, sanity { $sanity } of { $maxSanity }. ${ $money }, { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  }, { $remnants ->
    [one] 1 remnant
   *[other] { $remnants } remnants
  }
third-dossier-alt-skills = Skills: { $skills }. Focus { $now } of { $limit }
third-dossier-alt-skill = { $name } { $value }{ $focus ->
    [0] { "" }
    [one] { " with focus" }
   *[other] { " with" } { $focus } focus
  }
third-dossier-alt-ability = { $name }: { $text }
third-dossier-alt-cards = Cards: { $cards }
