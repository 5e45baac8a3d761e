# Het spelbord en het statusbericht
headline = Ronde { $turn } · { $phase }
headline-setup = Opzet
headline-over = Het einde, ronde { $turn }
status-goal = **Doel:** { $sealsOf ->
    [0] alle poorten dicht
   *[other] zegels **{ $seals }/{ $sealsOf }**, of alle poorten dicht
  } (**{ $gates }** open) met { $trophiesOf ->
    [one] 1 poorttrofee
   *[other] { $trophiesOf } poorttrofeeën
  } (**{ $trophies }**)
status-goal-awake = **Doel:** versla **{ $ancientOne }**, nu die ontwaakt is
status-danger = **Gevaar:** **{ $ancientOne }** ontwaakt bij doem **{ $doom }/{ $doomOf }** of poorten **{ $gates }/{ $gatesOf }** · angst **{ $terror }/10**
status-stand = Doem **{ $doom }/{ $doomOf }** · poorten **{ $gates }/{ $gatesOf }**{ $seals ->
    [0] { "" }
   *[other] { " " }· zegels **{ $seals }/6**
  }{ $terror ->
    [0] { "" }
   *[other] { " " }· angst **{ $terror }/10**
  }
status-town = Monsters **{ $monsters }/{ $monstersOf }** · Outskirts { $outskirts }/{ $outskirtsOf } · startspeler: { $first }
status-environment = Environment: { $card }
status-rumor = Rumor: **{ $card }**{ $monsters ->
    [0] { $tokens ->
        [0] { "" }
        [one] { " " }({ $of ->
            [0] 1 clue
           *[other] 1/{ $of } clues
          })
       *[other] { " " }({ $of ->
            [0] { $tokens } clues
           *[other] { $tokens }/{ $of } clues
          })
      }
    [one] { " " }({ $of ->
        [0] 1 monster
       *[other] 1/{ $of } monsters
      })
   *[other] { " " }({ $of ->
        [0] { $monsters } monsters
       *[other] { $monsters }/{ $of } monsters
      })
  }
status-rumor-last = -# **Nog één, en hij komt uit.** { $effects }
status-two-cards = Voortaan brengt elke ronde twee mythoskaarten; van de eerste telt alleen de poort.
status-lasting = Nog van kracht: { $cards }
text-investigator = { $seat }: { $place }, Sanity { $sanity }, Stamina { $stamina }{ $delayed ->
    [true] , vertraagd
   *[other] { "" }
  }{ $explored ->
    [true] , poort verkend
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] , terug in ronde { $returns }
  }.
standing = { $place } · Sanity { $sanity }/{ $sanityOf } · Stamina { $stamina }/{ $staminaOf } · { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  } · ${ $money }{ $delayed ->
    [true] { " " }· vertraagd
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] { " " }· terug in ronde { $returns }
  }
standing-out = uit het spel
text-place = { $place }: { $here }.
text-gate = poort { NAME($gate, role: "to") } (bij het sluiten { $modifier }, { $dimension })
text-gate-hidden = poort naar een onbekende wereld
text-sealed = verzegeld
text-activity = activiteitfiche
text-awake = { $ancientOne } is ontwaakt.
text-monster = { $monster }: verplaatsing { $movement }, dimensie { $dimension }, weerbaarheid { $toughness }, gevechtsschade { $damage }.
text-neighborhood = { $name }: { $places }. De straten leiden { NAME($streets, role: "to") }.
text-unstable = { $place } (onstabiel)
text-world = { $name }: { $colors }.
color-blue = blauw
color-green = groen
color-red = rood
color-yellow = geel
text-closed = gesloten
text-clues = { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
battle-round = { $round ->
    [0] Voor ronde 1
   *[other] Ronde { $round }
  }
battle-successes = successen voor het volgende doemfiche
battle-rating = gevechtswaarde
battle-devoured = Verslonden
board-doom = Doem
board-awake = Ontwaakt
board-terror = Angst
board-turn = Ronde
board-gates = Poorten
board-seals = Zegels
board-monsters = Monsters
board-outskirts = Outskirts
board-environment = Environment
board-rumor = Rumor
board-first = Startspeler
board-closed = Gesloten
board-none = geen
board-noLimit = geen maximum
board-sky = The Sky
# Wat er veranderde, vóór al het andere dat de prent toont
alt-changed = Nieuw: { $changes }
alt-changed-gate = een poort { NAME($place, role: "at") }
alt-changed-seal = een zegel { NAME($place, role: "at") }
alt-changed-clue = een clue { NAME($place, role: "at") }
alt-changed-closed = { NAME($place, article: "the") } gesloten
alt-changed-monster = { NAME($monster, article: "a") } { NAME($place, role: "at") }
alt-changed-moved = { $who } nu { NAME($place, role: "at") }
alt-way-ahead = { CAPITAL(NAME($place, role: "from")) } kun je { $reach }
alt-reach = { NAME($place, role: "to") } ({ $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
  })

# De personagebeschrijving
sheet-title = **{ $name }**, { $occupation } · { $place }
sheet-health = Sanity **{ $sanity }/{ $maxSanity }** · Stamina **{ $stamina }/{ $maxStamina }** · ${ $money } · { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  } · Focus { $focus }
sheet-track = { $a } **{ $first }** / { $b } **{ $second }**
sheet-card = • **{ $name }** ({ $kind }{ $exhausted ->
    [true] , uitgeput
   *[other] { "" }
  }{ $tokens ->
    [0] { "" }
    [one] , 1 fiche
   *[other] , { $tokens } fiches
  }) { $text }
sheet-trophy-list = Trofeeën: { $trophies }.
sheet-sanity = Sanity
sheet-stamina = Stamina
sheet-money = Geld
sheet-clues = Clues
sheet-focus = Focus
sheet-cards = Bezittingen
sheet-trophies = Trofeeën
sheet-exhausted = uitgeput
sheet-home = Home
sheet-none = geen
condition-delayed = vertraagd
condition-arrested = gearresteerd
condition-lost = lost in time and space
condition-explored = verkend fiche
condition-lostTurn = slaat ronde { $turn } over

# Opzoeken
mythos-type-headline = Headline
mythos-type-environment = Environment
mythos-type-rumor = Rumor
mythos-type-special = Mythos
family-world = Andere Wereld
family-monster = Monster
family-ancientOne = Ancient One
fact-awareness = Oplettendheid
fact-horror = Horror
fact-toughness = Weerbaarheid
fact-combat = Gevecht
fact-rating = { $rating } (schade { $damage })
fact-movement = Verplaatsing
fact-dimension = Dimensie
fact-price = Prijs
fact-hands = Handen
fact-doom = Doemspoor
fact-combatRating = Gevechtswaarde
fact-sanity = Sanity
fact-stamina = Stamina
fact-focus = Focus
fact-home = Home
movement-normal = normaal
movement-fast = snel
movement-stationary = stationair
movement-flying = vliegend
movement-unique = uniek
dimension-circle = cirkel
dimension-crescent = maansikkel
dimension-diamond = ruit
dimension-hexagon = zeshoek
dimension-plus = plus
dimension-slash = schuine streep
dimension-square = vierkant
dimension-star = ster
dimension-triangle = driehoek
look-gate = Een open poort **{ NAME($gate, role: "to") }**.
look-sealed = **Verzegeld** met een elder sign.
look-clues = { $amount ->
    [one] Hier ligt **1 clue**.
   *[other] Hier liggen **{ $amount } clues**.
  }
look-monsters = Monsters hier: { $monsters }.
look-people = Onderzoekers hier: { $people }.
fact-special = bijzonder

# Het einde van een spel
ending-score = **Score { $total }**: doemspoor { $doomTrack } − angst { $terror } − leningen { $loans } − elder signs { $elderSigns } + poorttrofeeën { $gateTrophies } + een derde van de monstertrofeeën { $monsterTrophies } + overlevenden { $survivors }.
ending-first-citizen = { $count ->
    [one] First Citizen of Arkham: **{ $names }**.
   *[other] First Citizens of Arkham: **{ $names }**.
  }

# Wie bij gelijke stand beslist
second-first-player = startspeler
