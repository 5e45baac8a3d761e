## Derde editie: wat er gebeurd is. Wat elk bericht nog meer krijgt, staat in story.ftl.

# Een worp: wie en waarop; de dobbelstenen zijn te zien; dan wat ze veranderde, hoe het afliep en wat ervan kwam
third-test-roll = { $subject ->
     [same] { $occasion ->
         [attack] Valt { NAME($against, article: "the") } aan.{ " " }
         [evade] Probeert te ontwijken.{ " " }
         [ward] Weert doem af.{ " " }
         [research] Doet onderzoek.{ " " }
        *[other] { "" }
      }
    *[other] { $who }{ $occasion ->
         [attack] { " " }valt { NAME($against, article: "the") } aan.{ " " }
         [evade] { " " }probeert te ontwijken.{ " " }
         [ward] { " " }weert doem af.{ " " }
         [research] { " " }doet onderzoek.{ " " }
        *[other] { " " }gooit{ " " }
      }
  }{ $skill }{ $because }{ $count ->
     [0] , geen dobbelsteen
    *[other] { $full ->
         [yes] { $faces ->
             [usual] { $count ->
                 [one] , 1 dobbelsteen
                *[other] , { $count } dobbelstenen
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
    *[next] { " " }–{ " " }
  }**{ $some ->
     [yes] { $plain ->
         [yes] { $results }
        *[no] { $passed ->
             [yes] gehaald
            *[no] niet gehaald
          }: { $results }
      }
    *[no] { $passed ->
         [yes] gehaald
        *[no] niet gehaald
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
    *[no] opnieuw geworpen ({ $source }): { $dice }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-test-by-clue = clue
third-test-by-focus = Focus
third-test-added = +{ $amount ->
     [one] 1 succes
    *[other] { $amount } successen
  }
third-test-faces = { " " }({ $count ->
     [0] niets is een succes
     [one] alleen een 6
    *[other] { $lowest } of hoger
  }{ $known ->
     [yes] , { $by }
    *[no] { "" }
  })

# Wat er van een test komt, in zo weinig mogelijk woorden
third-result-Gained = +{ $amounts }
third-result-Lost = −{ $amounts }
third-result-Recovered = +{ $amounts }
third-result-Restored = +{ $amounts } voor { NAME($card, article: "the") }
third-result-Researched = { $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  } naar het blad ({ $clues })
third-result-Focused = { $how ->
     [instead] Focus op { $skill } in plaats van { $other }
     [full] geen plaats voor meer Focus
    *[plain] Focus op { $skill }
  }
third-result-CardGained = +{ $card }
third-result-DoomPlaced = +{ $amount } doem { NAME($space, role: "at") } ({ $doom })
third-result-DoomBreaks = doem { NAME($space, role: "at") }
third-result-DoomRemoved = −{ $amount } doem { NAME($space, role: "at") }, { $doom ->
     [0] niets meer over
    *[other] nog { $doom } over
  }
third-result-MonsterDamaged = { $amount } schade{ $left ->
     [0] { "" }
    *[other] , nog { $left } te gaan
  }
third-result-MonsterDamaged-by = { $by }: { $amount } schade{ $left ->
     [0] { "" }
    *[other] , nog { $left } te gaan
  }
third-result-MonsterDefeated = { NAME($monster, article: "the") } verslagen
third-result-MonsterDisengaged = los van { NAME($monster, article: "the") }
third-result-Delayed = vertraagd
third-harm-bare = { $amounts }
third-harm-own = { $amounts } voor { $name }
third-harm-asset = { NAME($card, article: "the") } { AGREES($card) ->
     [one] vangt
    *[other] vangen
  } { $amounts } op
third-harm-spared = { $name } ontloopt { $amounts }
third-harm-spared-by = { $name } ontloopt { $amounts } ({ $cause })
# Wat er komt van een aanval, van wat een loerder doet, van dobbelstenen, van een fiche, van een afrekening
third-attack-end = { $joint ->
     [first] { "" }
    *[next] :{ " " }
  }{ $some ->
     [yes] { $results }
    *[no] zonder gevolg
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
    *[no] { " " }– er gebeurt niets
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
    *[no] { " " }– er gebeurt niets
  }.

# De ronde
third-event-GameStarted = { $scenario }
third-event-AtStart = Van meet af aan op het bord: { $monsters }.
third-event-Leader = { $leader } is de leider.
third-event-InvestigatorDealt = **{ $sheet }** ({ $player }), { $occupation }{ $told ->
    [yes] { " " }· { $text }
   *[no] { "" }
  }
third-event-RoundStarted = **Ronde { $round }** · { $leader } leidt
third-event-PhaseStarted = { $phase ->
    [monster] Monsters
   *[mythos] Mythos
  }
third-event-ActionPerformed = { $subject ->
    [same] { $subjects ->
        [one] Gebruikt
       *[other] Gebruiken
      }
   *[other] { $who } { $subjects ->
        [one] gebruikt
       *[other] gebruiken
      }
  } **{ $action }**.
third-event-StoodUp = { $subject ->
    [same] Staat
   *[other] { $who } staat
  } op.
third-event-Moved = { $how ->
     [step] { $subject ->
    [same] Gaat
   *[other] { $who } gaat
  } { NAME($to, role: "to") }{ $money ->
         [0] { "" }
        *[other] { " " }voor ${ $money }
      }{ $because }.
    *[effect] { $subject ->
    [same] { $subjects ->
        [one] Belandt
       *[other] Belanden
      }
   *[other] { $who } { $subjects ->
        [one] belandt
       *[other] belanden
      }
  } { NAME($to, role: "at") }{ $because }.
  }
third-event-Traded = { $who } en { $to } wisselen uit: { $who } geeft { NAME($given, article: "the") }; { $to } geeft { NAME($taken, article: "the") }.
third-event-TradeRefused = { $who } slaat de ruil met { $from } af.
third-goods-none = niets
third-event-DiceRolled = { CAPITAL($purpose) }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-DiceRolled-several = { CAPITAL(NAME($purpose, number: "plural")) }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-roll-of = { $roller } { $dice }

# Fiches, gezondheid en letsel
third-event-Gained = { $subject ->
    [same] { $subjects ->
        [one] Krijgt
       *[other] Krijgen elk
      }
   *[other] { $who } { $subjects ->
        [one] krijgt
       *[other] krijgen elk
      }
  } **{ $value }**{ $because }.
third-event-Lost = { $subject ->
    [same] { $subjects ->
        [one] Verliest
       *[other] Verliezen elk
      }
   *[other] { $who } { $subjects ->
        [one] verliest
       *[other] verliezen elk
      }
  } **{ $value }**{ $because }.
third-event-Spent = { $subject ->
    [same] Geeft
   *[other] { $who } geeft
  } { $value } uit{ $because }.
third-event-Focused = { $how ->
     [full] { $subject ->
    [same] Kan
   *[other] { $who } kan
  } geen Focus meer kwijt{ $because }.
     [instead] { $subject ->
    [same] Legt
   *[other] { $who } legt
  } Focus op **{ $skill }** in plaats van { $other }{ $because }.
    *[plain] { $subject ->
    [same] Legt
   *[other] { $who } legt
  } Focus op **{ $skill }**{ $because }.
  }
third-event-FocusLost = { $spent ->
     [yes] { $subject ->
    [same] { $subjects ->
        [one] Geeft
       *[other] Geven elk
      }
   *[other] { $who } { $subjects ->
        [one] geeft
       *[other] geven elk
      }
  } de Focus op { $skill } uit.
    *[no] { $subject ->
    [same] { $subjects ->
        [one] Staat
       *[other] Staan elk
      }
   *[other] { $who } { $subjects ->
        [one] staat
       *[other] staan elk
      }
  } de Focus op { $skill } af.
  }
third-event-Suffered = { $subject ->
    [same] { $subjects ->
        [one] Loopt
       *[other] Lopen elk
      }
   *[other] { $who } { $subjects ->
        [one] loopt
       *[other] lopen elk
      }
  } **{ $value }** op{ $because }.
third-event-AssetSuffered = { CAPITAL(NAME($card, article: "the")) }{ $subject ->
     [same] { "" }
    *[other] { " " }van { $who }
  } { AGREES($card) ->
     [one] vangt
    *[other] vangen
  } **{ $value }** op{ $because }.
third-event-Prevented = { $subject ->
    [same] Ontloopt
   *[other] { $who } ontloopt
  } **{ $value }**{ $because }.
third-event-Recovered = { $subject ->
    [same] Herwint
   *[other] { $who } herwint
  } **{ $value }**{ $because }.
third-event-Restored = { $subject ->
    [same] Herstelt
   *[other] { $who } herstelt
  } **{ $value }** van { NAME($card, article: "the") }{ $because }.
third-event-Researched = { $subject ->
    [same] Legt
   *[other] { $who } legt
  } **{ $amount ->
     [one] 1 clue
    *[other] { $amount } clues
  }** op het scenarioblad ({ $clues }).

# Kaarten en mensen
third-event-CardGained = { $joins ->
     [becomes] { $subject ->
         [same] { $subjects ->
             [one] Krijgt
            *[other] Krijgen elk
          }
        *[other] { $who } { $subjects ->
             [one] krijgt
            *[other] krijgen elk
          }
      } **{ NAME($card, article: "a") }**{ $because }.
     [yes] { $subjects ->
         [one] { $subject ->
             [same] Tekent
            *[other] { $who } tekent
          }
        *[other] { $who } tekenen elk
      }{ $because }: **{ $card }**, en daarmee het lidmaatschap van de Silver Twilight Lodge.
    *[no] { $subject ->
         [same] { $from ->
             [start] Begint met
             [bought] Koopt
             [trade] Ontvangt
            *[other] Krijgt
          }
        *[other] { $who } { $from ->
             [start] begint met
             [bought] koopt
             [trade] ontvangt
            *[other] krijgt
          }
      } { $costs ->
         [yes] **{ $value }** en{ " " }
        *[no] { "" }
      }**{ NAME($card, article: "a") }**{ $because }.
  }
third-event-CardDiscarded = { $kind ->
     [cursed] De Vervloeking{ $subject ->
        [same] { "" }
       *[other] { " " }van { $who }
      } is opgeheven{ $because }.
     [blessed] De Zegening{ $subject ->
        [same] { "" }
       *[other] { " " }van { $who }
      } is uitgewerkt{ $because }.
    *[other] { $subject ->
    [same] Legt
   *[other] { $who } legt
  } { NAME($card, article: "the") } af{ $because }.
  }
third-event-CardFlipped = { $subject ->
    [same] Draait
   *[other] { $who } draait
  } { NAME($card, article: "the") } om: **{ $back }**{ $because }.
third-event-CardUsed = { $spent ->
     [yes] { $kind ->
         [cursed] De Vervloeking{ $subject ->
        [same] { "" }
       *[other] { " " }van { $who }
      } is opgeheven.
         [blessed] De Zegening{ $subject ->
        [same] { "" }
       *[other] { " " }van { $who }
      } is verbruikt.
        *[other] { $subject ->
    [same] Verbruikt
   *[other] { $who } verbruikt
  } { NAME($card, article: "the") }.
      }
    *[no] { $subject ->
    [same] { $subjects ->
        [one] Gebruikt
       *[other] Gebruiken
      }
   *[other] { $who } { $subjects ->
        [one] gebruikt
       *[other] gebruiken
      }
  } { NAME($card, article: "the") }.
  }
third-event-bought = { $subject ->
    [same] Koopt
   *[other] { $who } koopt
  } **{ NAME($card, article: "a") }** voor ${ $money }.
third-event-AbilityUsed = { $subject ->
    [same] { $subjects ->
        [one] Gebruikt
       *[other] Gebruiken
      }
   *[other] { $who } { $subjects ->
        [one] gebruikt
       *[other] gebruiken
      }
  } “{ $ability }”.
third-event-SpellCast = { $subject ->
    [same] Spreekt
   *[other] { $who } spreekt
  } **{ $card }** uit.
third-event-SpellCast-against = { $subject ->
    [same] Spreekt
   *[other] { $who } spreekt
  } **{ $card }** uit tegen { $harm }{ $own ->
    [yes] { "" }
   *[no] { " " }voor { $whom }
  }.
third-event-CardsUnder = { $amount ->
     [one] Er gaat een kaart
    *[other] Er gaan { $amount } kaarten
  } gedekt onder { NAME($card, article: "the") }{ $because }.
third-event-CardMarked = { $card }: { $amount } { $what }{ $because }.
third-event-DeckEmpty = { $subject ->
    [same] Krijgt
   *[other] { $who } krijgt
  } niets: er zijn geen kaarten meer ({ $deck }).
third-event-Delayed = { $subject ->
    [same] { $subjects ->
        [one] Is
       *[other] Zijn
      }
   *[other] { $who } { $subjects ->
        [one] is
       *[other] zijn
      }
  } **vertraagd**{ $because }.
third-event-JoinedLodge = { $subject ->
    [same] { $subjects ->
        [one] Sluit
       *[other] Sluiten
      }
   *[other] { $who } { $subjects ->
        [one] sluit
       *[other] sluiten
      }
  } zich aan bij de Silver Twilight Lodge{ $because }.
third-event-InvestigatorLeft = **{ $who }** { $why ->
     [defeated] is verslagen en ligt uit het spel
     [devoured] wordt verslonden
    *[other] trekt zich terug uit de zaak
  }{ $because }.

# Monsters
third-spawned-at = { NAME($monster, article: "a") } { NAME($at, role: "at") }{ $status ->
     [exhausted] , uitgeput
    *[other] { "" }
  }{ $engages ->
     [yes] { " " }({ $seats } belaagd)
    *[no] { "" }
  }
third-event-MonsterSpawned = { $subject ->
     [same] { AGREES($who) ->
         [one] Verschijnt
        *[other] Verschijnen
      }
    *[other] **{ $who }** { AGREES($who) ->
         [one] verschijnt
        *[other] verschijnen
      }
  } { NAME($at, role: "at") }{ $status ->
     [exhausted] , uitgeput
    *[other] { "" }
  }{ $because }{ $engages ->
     [yes] { " " }en { AGREES($who) ->
         [one] belaagt
        *[other] belagen
      } { $seats }
    *[no] { "" }
  }.
third-event-MonsterMoved = **{ $who }** → { $way }{ $known ->
     [yes] , { $drawn }
    *[no] { "" }
  }.
third-monster-way = { NAME($to, article: "the") }{ $engages ->
     [yes] { " " }({ $seats } belaagd)
    *[no] { "" }
  }
third-monster-drawn = { $kind ->
     [hunter] op jacht naar { $aim }
    *[patrol] gelokt door { $aim }
  }
# Meerdere: „Op jacht naar de dichtstbijzijnde: Ghoul (2) → de Graveyard, Byakhee → de Woods (Rex belaagd).“
third-event-MonstersMoved = { $ways }
third-monsters-drawn = { CAPITAL($drawn) }: { $ways }.
third-monsters-way = **{ $monsters }** → { $way }
third-aim-nearest = de dichtstbijzijnde
third-aim-lowestLore = de laagste Lore
third-aim-highestLore = de hoogste Lore
third-aim-lowestInfluence = de laagste Influence
third-aim-highestInfluence = de hoogste Influence
third-aim-lowestObservation = de laagste Observation
third-aim-highestObservation = de hoogste Observation
third-aim-lowestStrength = de laagste Strength
third-aim-highestStrength = de hoogste Strength
third-aim-lowestWill = de laagste Will
third-aim-highestWill = de hoogste Will
third-aim-mostClues = de meeste clues
third-aim-mostRemnants = de meeste restanten
third-aim-mostSpells = de meeste spreuken
third-aim-spaceWithMostDoom = de meeste doem
third-aim-unstableSpace = het onstabiele vak
third-event-MonsterEngaged = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Belaagt
            *[other] Belagen
          }
        *[other] Belagen
      }
    *[other] **{ $who }** { $subjects ->
         [one] { AGREES($who) ->
             [one] belaagt
            *[other] belagen
          }
        *[other] belagen
      }
  } { $seats }{ $because }.
third-event-LetGo = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Laat
            *[other] Laten
          }
        *[other] Laten
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { $subjects ->
         [one] { AGREES($who) ->
             [one] laat
            *[other] laten
          }
        *[other] laten
      }
  } { $seat } met rust{ $because }.
third-event-MonsterDisengaged = { $subject ->
    [same] Komt
   *[other] { $who } komt
  } los van { NAME($monster, article: "the") }{ $because }.
third-event-drawn-off = { $subject ->
    [same] Lokt
   *[other] { $who } lokt
  } { NAME($monster, article: "the") } weg van { $from }.
third-event-MonsterExhausted = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Is
            *[other] Zijn
          }
        *[other] Zijn
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { $subjects ->
         [one] { AGREES($who) ->
             [one] is
            *[other] zijn
          }
        *[other] zijn
      }
  } uitgeput{ $because }.
third-event-MonsterReadied = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Is
            *[other] Zijn
          }
        *[other] Zijn
      }
    *[other] **{ $who }** { $subjects ->
         [one] { AGREES($who) ->
             [one] is
            *[other] zijn
          }
        *[other] zijn
      }
  } weer gereed.
third-event-MonsterActivated = { $subject ->
     [same] { AGREES($who) ->
         [one] Loert
        *[other] Loeren
      }
    *[other] **{ $who }**{ $known ->
         [yes] , { NAME($place, role: "at") },
        *[no] { "" }
      } { AGREES($who) ->
         [one] loert
        *[other] loeren
      }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDamaged = { $subject ->
     [same] { AGREES($who) ->
         [one] Krijgt
        *[other] Krijgen
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
         [one] krijgt
        *[other] krijgen
      }
  } **{ $amount } schade**{ $left ->
     [0] { "" }
    *[other] , nog { $left } te gaan
  }{ $because }.
third-event-MonsterRecovered = { $subject ->
     [same] { AGREES($who) ->
         [one] Herwint
        *[other] Herwinnen
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
         [one] herwint
        *[other] herwinnen
      }
  } { $amount } Health{ $because }.
third-event-MonsterAttacked = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Valt
            *[other] Vallen
          }
        *[other] Vallen elk
      }
    *[other] **{ $who }** { $subjects ->
         [one] { AGREES($who) ->
             [one] valt
            *[other] vallen
          }
        *[other] vallen elk
      }
  } { $seat } aan{ $because }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDefeated = **{ CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
     [one] is
    *[other] zijn
  } verslagen**{ $because }.
third-event-MonsterGone = { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
     [one] { $to ->
         [box] ligt uit het spel
         [archive] gaat terug naar het archief
         [setAside] wordt apart gelegd
        *[other] verlaat het bord
      }
    *[other] { $to ->
         [box] liggen uit het spel
         [archive] gaan terug naar het archief
         [setAside] worden apart gelegd
        *[other] verlaten het bord
      }
  }{ $because }.
third-event-NoMonster = Er is geen monster meer dat kan verschijnen{ $because }.

# Het bord
third-event-doom = Doem: { $spaces }{ $because }.
third-event-spilled = De doem stroomt over: { $spaces }{ $known ->
     [yes] ; op het blad { $sheet }
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
third-event-DoomRemoved = **{ $amount } doem minder { NAME($space, role: "at") }**, { $doom ->
     [0] niets meer over
    *[other] nog { $doom } over
  }{ $because }.
third-event-SheetDoom = Doem op het blad: { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $because }.
third-sheet-doom = blad { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $known ->
     [yes] { " " }({ $anomaly })
    *[no] { "" }
  }
third-result-SheetDoom = +{ $by } doem op het blad ({ $doom }{ $known ->
     [yes] , { $anomaly }
    *[no] { "" }
  })
third-anomaly-in = anomalie { NAME($place, role: "at") }
third-event-SheetClues = { $all ->
     [yes] De clues op het blad zijn uitgegeven{ $because }.
    *[no] Clues op het blad: **{ $clues }**{ $because }.
  }
third-event-SheetMarkers = Fiches op het blad: **{ $markers }**{ $because }.
third-event-EventDeckRefilled = De gebeurtenisstapel is op: de afgelegde kaarten vormen een nieuwe.
third-event-ClueSpawned = { $count ->
     [one] Er verschijnt een clue
    *[other] Er verschijnen clues
  } **{ NAME($places, role: "at") }**{ $because }.
third-event-GateBurst = **Een poort barst open** { NAME($neighborhood, role: "at") }.
third-event-Outbreak = **Uitbraak** { NAME($space, role: "at") }.
third-event-AnomalyAppeared = **{ CAPITAL(NAME($neighborhood, role: "at")) } opent zich een anomalie.**
third-event-AnomalyRemoved = De anomalie { NAME($neighborhood, role: "at") } sluit zich{ $because }.
third-event-MarkerPlaced = { $count ->
     [one] { CAPITAL(NAME($marker, article: "a")) } verschijnt
    *[other] { CAPITAL(NAME($marker, number: "plural")) } verschijnen
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerHidden = { $count ->
     [one] Een gedekt fiche verschijnt
    *[other] Gedekte fiches verschijnen
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerRevealed = Omgedraaid { NAME($at, role: "at") }{ $because }: **{ $count ->
     [one] { NAME($marker, article: "a") }
    *[other] { NAME($marker, number: "plural") }
  }**.
third-event-MarkerRevealed-gone = Omgedraaid { NAME($at, role: "at") }{ $because }: { $count ->
     [one] **{ NAME($marker, article: "a") }**, die wordt afgelegd
    *[other] **{ NAME($marker, number: "plural") }**, die worden afgelegd
  }.
third-event-MarkerGone = { $count ->
     [one] { CAPITAL(NAME($marker, article: "the")) } { NAME($at, role: "at") } verdwijnt
    *[other] { CAPITAL(NAME($marker, article: "the", number: "plural")) } { NAME($at, role: "at") } verdwijnen
  }{ $because }.
third-event-MarkerGone-shown = { $count ->
     [one] De gast { NAME($at, role: "at") } heeft zich laten zien: het fiche verdwijnt.
    *[other] De gasten { NAME($at, role: "at") } hebben zich laten zien: hun fiches verdwijnen.
  }
third-event-MarkerGone-hidden = { $count ->
     [one] Het fiche { NAME($at, role: "at") } verdwijnt
    *[other] De fiches { NAME($at, role: "at") } verdwijnen
  }{ $because }.
third-event-ScarAppeared = **{ CAPITAL(NAME($at, role: "at")) } { $count ->
     [one] verschijnt een litteken
    *[other] verschijnen littekens
  }**{ $because }.
third-event-ScarMended = **Het litteken { NAME($at, role: "at") } is geheeld**{ $because }.

# Ontmoetingen en de mythos
third-event-EncounterDrawn = { $full ->
     [yes] **{ CAPITAL($place) }:**{ " " }
    *[no] { "" }
  }*{ $story }*
third-event-EncounterMissed = { $subject ->
    [same] Heeft
   *[other] { $who } heeft
  } geen ontmoeting (belaagd).
third-event-EncounterBroken = De ontmoeting{ $subject ->
     [same] { "" }
    *[other] { " " }van { $who }
  } breekt voortijdig af: { $by }.
third-event-EventReturned = Geen clue: die blijft { NAME($place, role: "at") }.
third-event-TokenDrawn = { $subject ->
     [same] { "" }
    *[other] { $who }:{ " " }
  }**{ $token }**{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-BlankDrawn = { $subject ->
     [same] { $count ->
         [one] Een leeg fiche
         [2] Twee lege fiches
         [3] Drie lege fiches
        *[other] { $count } lege fiches
      }
    *[other] { $who }: { $count ->
         [one] een leeg fiche
         [2] twee lege fiches
         [3] drie lege fiches
        *[other] { $count } lege fiches
      }
  }.
third-event-CupRefilled = Mythosbeker bijgevuld: { $tokens } fiches.
third-event-CupGained = In de mythosbeker{ $because }: { $tokens }.
third-event-HeadlineRead = { $drawn ->
     [yes] { $who }:{ " " }
    *[no] { "" }
  }**“{ $headline }”** *{ $story }*
third-event-RumorEntered = { $known ->
     [yes] **Een Rumor, en hij blijft**
    *[no] De Rumor **“{ $headline }”** blijft
  }{ $other ->
     [yes] , in plaats van “{ $replaced }”
    *[no] { "" }
  }.
third-event-RumorLeft = De Rumor “{ $headline }” is voorbij{ $because }.
third-rumor = de Rumor
# Waar gevraagd wordt wat ervan komt, volgt er niets van
third-event-Reckoning = { $last ->
     [yes] Afrekening: { $by }.
    *[no] { CAPITAL($by) }
  }

# De codex
third-event-CodexAdded = **{ $kind ->
     [objective] Nieuw doel, { $card }: { $goals }
     [doom] Nieuw gevaar, { $card }: { $dangers }
     [both] Nieuw doel, { $card }: { $goals } · gevaar: { $dangers }
    *[none] { $card }
  }**
third-event-CodexRead = **{ $card }**
third-event-CodexFired = { $what ->
     [objective] { $card }: het doel is bereikt.
     [doom] { $card }: het gevaar is werkelijkheid geworden.
    *[other] { $card } treedt in werking.
  }
third-event-CodexReturned = { $cards } { $count ->
     [one] gaat
    *[other] gaan
  } terug naar het archief{ $because }.
third-event-CodexAttached = Nieuw { NAME($deck, role: "at") }: **{ $card }**. Een ontmoeting daar kan er een eind aan maken.
third-event-ArchiveShuffledIn = { $count ->
     [one] Hoog in de stapel { NAME($decks, role: "of") } zit nu een archiefkaart verborgen{ $marked ->
         [yes] , en er ligt een gedekt fiche
        *[no] { "" }
      }.
    *[other] Hoog in deze stapels zit nu een archiefkaart verborgen{ $marked ->
         [yes] , elk met een gedekt fiche
        *[no] { "" }
      }: { $decks }.
  }
third-event-GameEnded-won-codex-head = De zaak is gesloten
third-event-GameEnded-won-codex = In ronde { $round } hebben de onderzoekers gewonnen.
third-event-GameEnded-won-lodge-head = Schemering
third-event-GameEnded-won-lodge = In ronde { $round } heeft de Loge gewonnen, en haar leden met haar.
third-event-GameEnded-won-nobody-head = De zaak is gesloten
third-event-GameEnded-won-nobody = In ronde { $round } hebben de onderzoekers gewonnen.
third-event-GameEnded-lost-codex-head = Het einde
third-event-GameEnded-lost-codex = In ronde { $round } is Arkham verloren.
third-event-GameEnded-lost-lodge-head = Het einde
third-event-GameEnded-lost-lodge = In ronde { $round } is Arkham verloren.
third-event-GameEnded-lost-nobody-head = Het einde
third-event-GameEnded-lost-nobody = In ronde { $round } bleef er niemand over.
third-brief-defeated = { CAPITAL(NAME($monster, article: "the")) } is verslagen.
third-brief-headline = Headline: “{ $headline }”.
