## Třetí edice: co se stalo. Co každá zpráva dostává navíc, stojí ve story.ftl. Množství ($value, $amounts) jsou ve 4. pádě.

# Hod: kdo a nač; kostky jsou vidět; pak co je změnilo, jak to dopadlo a co z toho vzešlo
third-test-roll = { $subject ->
     [same] { $occasion ->
         [attack] Útočí na { NAME($against, case: "accusative") }.{ " " }
         [evade] Uniká.{ " " }
         [ward] Zažehnává zkázu.{ " " }
         [research] Bádá.{ " " }
        *[other] { "" }
      }
    *[other] { $who }{ $occasion ->
         [attack] { " " }útočí na { NAME($against, case: "accusative") }.{ " " }
         [evade] { " " }uniká.{ " " }
         [ward] { " " }zažehnává zkázu.{ " " }
         [research] { " " }bádá.{ " " }
        *[other] { " " }hází na{ " " }
      }
  }{ $subject ->
     [same] { $skill }
    *[other] { $occasion ->
         [attack] { $skill }
         [evade] { $skill }
         [ward] { $skill }
         [research] { $skill }
        *[other] { NAME($skill, case: "accusative") }
      }
  }{ $because }{ $count ->
     [0] , bez kostek
    *[other] { $full ->
         [yes] { $faces ->
             [usual] { $count ->
                 [one] , 1 kostka
                 [few] , { $count } kostky
                *[other] , { $count } kostek
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
             [yes] úspěch
            *[no] neúspěch
          }: { $results }
      }
    *[no] { $passed ->
         [yes] úspěch
        *[no] neúspěch
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
    *[no] { $source }, přehozeno: { $dice }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-test-by-clue = stopa
third-test-by-focus = soustředění
third-test-added = +{ $amount ->
     [one] 1 úspěch
     [few] { $amount } úspěchy
    *[other] { $amount } úspěchů
  }
third-test-faces = { " " }({ $count ->
     [0] nic neplatí
     [one] platí jen 6
    *[other] platí { $lowest } a víc
  }{ $known ->
     [yes] , { $by }
    *[no] { "" }
  })

# Co z hodu vzejde, co nejméně slovy
third-result-Gained = +{ $amounts }
third-result-Lost = −{ $amounts }
third-result-Recovered = +{ $amounts }
third-result-Restored = +{ $amounts } pro { NAME($card, case: "accusative") }
third-result-Researched = { $amount ->
     [one] 1 stopa
     [few] { $amount } stopy
    *[other] { $amount } stop
  } na list ({ $clues })
third-result-Focused = { $how ->
     [instead] soustředění na { NAME($skill, case: "accusative") } místo { NAME($other, case: "genitive") }
     [full] na další soustředění není místo
    *[plain] soustředění na { NAME($skill, case: "accusative") }
  }
third-result-CardGained = +{ NAME($card, case: "accusative") }
third-result-DoomPlaced = +{ $amount ->
     [one] 1 zkáza
     [few] { $amount } zkázy
    *[other] { $amount } zkáz
  } { NAME($space, role: "at") } ({ $doom })
third-result-DoomBreaks = zkáza { NAME($space, role: "at") }
third-result-DoomRemoved = −{ $amount ->
     [one] 1 zkáza
     [few] { $amount } zkázy
    *[other] { $amount } zkáz
  } { NAME($space, role: "at") }, { $doom ->
     [0] žádná nezbývá
     [one] zbývá 1
     [few] zbývají { $doom }
    *[other] zbývá { $doom }
  }
third-result-MonsterDamaged = { $amount } zranění{ $left ->
     [0] { "" }
     [one] , zbývá 1
     [few] , zbývají { $left }
    *[other] , zbývá { $left }
  }
third-result-MonsterDamaged-by = { $by }: { $amount } zranění{ $left ->
     [0] { "" }
     [one] , zbývá 1
     [few] , zbývají { $left }
    *[other] , zbývá { $left }
  }
third-result-MonsterDefeated = { NAME($monster) } { AGREES($monster) ->
     [one] padá
    *[other] padají
  }
third-result-MonsterDisengaged = pryč od { NAME($monster, case: "genitive") }
third-result-Delayed = zpoždění
third-harm-bare = { $amounts }
third-harm-own = { NAME($name) } { AGREES($name) ->
     [one] dostává
    *[other] dostávají
  } { $amounts }
third-harm-asset = { $card } { AGREES($card) ->
     [one] bere
    *[other] berou
  } na sebe { $amounts }
third-harm-spared = { NAME($name) } { AGREES($name) ->
     [one] odvrací
    *[other] odvracejí
  } { $amounts }
third-harm-spared-by = { NAME($name) } { AGREES($name) ->
     [one] odvrací
    *[other] odvracejí
  } { $amounts } ({ $cause })
# Co vzejde z útoku, z číhání, z kostek, z žetonu, ze zúčtování
third-attack-end = { $joint ->
     [first] { "" }
    *[next] :{ " " }
  }{ $some ->
     [yes] { $results }
    *[no] bez následků
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
    *[no] { " " }– nic z toho není
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
    *[no] { " " }– nic se neděje
  }.

# Kolo
third-event-GameStarted = { $scenario }
third-event-AtStart = Od začátku na mapě: { $monsters }.
third-event-Leader = { GENDER($leader) ->
     [feminine] Vůdkyní
    *[animate] Vůdcem
  } je { $leader }.
third-event-InvestigatorDealt = **{ $sheet }** ({ $player }), { $occupation }{ $told ->
    [yes] { " " }· { $text }
   *[no] { "" }
  }
third-event-RoundStarted = **{ $round }. kolo** · vede { $leader }
third-event-PhaseStarted = { $phase ->
    [monster] Nestvůry
   *[mythos] Mýtus
  }
third-event-ActionPerformed = { $subject ->
    [same] Volí
   *[other] { $who } volí
  } akci **{ $action }**.
third-event-StoodUp = { $subject ->
    [same] Vstává
   *[other] { $who } vstává
  }.
third-event-Moved = { $how ->
     [step] { $subject ->
    [same] Jde
   *[other] { $who } jde
  } { NAME($to, role: "to") }{ $money ->
         [0] { "" }
        *[other] { " " }za ${ $money }
      }{ $because }.
    *[effect] { $subject ->
    [same] { $subjects ->
        [one] Ocitá se
       *[other] Ocitají se
      }
   *[other] { $who } se { $subjects ->
        [one] ocitá
       *[other] ocitají
      }
  } { NAME($to, role: "at") }{ $because }.
  }
third-event-Traded = { $who } směňuje { NAME($to, role: "with") }: { NAME($given, case: "accusative") } za { NAME($taken, case: "accusative") }.
third-event-TradeRefused = { $who } odmítá směnu { NAME($from, role: "with") }.
third-goods-none = nic
third-event-DiceRolled = { CAPITAL($purpose) }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-DiceRolled-several = { CAPITAL(NAME($purpose, number: "plural")) }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-roll-of = { $roller } { $dice }

# Žetony, zdraví a rány
third-event-Gained = { $subject ->
    [same] { $subjects ->
        [one] Získává
       *[other] Shodně získávají
      }
   *[other] { $who } { $subjects ->
        [one] získává
       *[other] shodně získávají
      }
  } **{ $value }**{ $because }.
third-event-Lost = { $subject ->
    [same] { $subjects ->
        [one] Ztrácí
       *[other] Shodně ztrácejí
      }
   *[other] { $who } { $subjects ->
        [one] ztrácí
       *[other] shodně ztrácejí
      }
  } **{ $value }**{ $because }.
third-event-Spent = { $subject ->
    [same] Utrácí
   *[other] { $who } utrácí
  } { $value }{ $because }.
third-event-Focused = { $how ->
     [full] { $subject ->
    [same] Na další soustředění už nemá místo
   *[other] { $who } už nemá místo na další soustředění
  }{ $because }.
     [instead] { $subject ->
    [same] Soustředí se
   *[other] { $who } se soustředí
  } na **{ NAME($skill, case: "accusative") }** místo { NAME($other, case: "genitive") }{ $because }.
    *[plain] { $subject ->
    [same] Soustředí se
   *[other] { $who } se soustředí
  } na **{ NAME($skill, case: "accusative") }**{ $because }.
  }
third-event-FocusLost = { $spent ->
     [yes] { $subject ->
    [same] { $subjects ->
        [one] Utrácí
       *[other] Utrácejí
      }
   *[other] { $who } { $subjects ->
        [one] utrácí
       *[other] utrácejí
      }
  } soustředění na { NAME($skill, case: "accusative") }.
    *[no] { $subject ->
    [same] { $subjects ->
        [one] Vzdává se
       *[other] Vzdávají se
      }
   *[other] { $who } se { $subjects ->
        [one] vzdává
       *[other] vzdávají
      }
  } soustředění na { NAME($skill, case: "accusative") }.
  }
third-event-Suffered = { $subject ->
    [same] { $subjects ->
        [one] Dostává
       *[other] Shodně dostávají
      }
   *[other] { $who } { $subjects ->
        [one] dostává
       *[other] shodně dostávají
      }
  } **{ $value }**{ $because }.
third-event-AssetSuffered = { $subject ->
     [same] { $card }
    *[other] { $card } ({ $who })
  } { AGREES($card) ->
     [one] dostává
    *[other] dostávají
  } **{ $value }**{ $because }.
third-event-Prevented = { $subject ->
    [same] Odvrací
   *[other] { $who } odvrací
  } **{ $value }**{ $because }.
third-event-Recovered = { $subject ->
    [same] Získává zpět
   *[other] { $who } získává zpět
  } **{ $value }**{ $because }.
third-event-Restored = { $subject ->
    [same] Vrací
   *[other] { $who } vrací
  } { NAME($card, case: "dative") } **{ $value }**{ $because }.
third-event-Researched = { $subject ->
    [same] Přesouvá
   *[other] { $who } přesouvá
  } **{ $amount ->
     [one] 1 stopu
     [few] { $amount } stopy
    *[other] { $amount } stop
  }** na list scénáře ({ $clues }).

# Karty a lidé
third-event-CardGained = { $joins ->
     [becomes] { $subject ->
         [same] { $subjects ->
             [one] Dostává
            *[other] Dostávají
          }
        *[other] { $who } { $subjects ->
             [one] dostává
            *[other] dostávají
          }
      } **{ NAME($card, case: "accusative") }**{ $because }.
     [yes] { $subjects ->
         [one] { $subject ->
             [same] Podepisuje
            *[other] { $who } podepisuje
          }
        *[other] { $who } shodně podepisují
      }{ $because }: **{ $card }** a členství v Lóži Stříbrného soumraku.
    *[no] { $subject ->
         [same] { $from ->
             [start] Od začátku má
             [bought] Kupuje
             [trade] Směnou dostává
            *[other] Získává
          }
        *[other] { $who } { $from ->
             [start] má od začátku
             [bought] kupuje
             [trade] směnou dostává
            *[other] získává
          }
      } { $costs ->
         [yes] **{ $value }** a{ " " }
        *[no] { "" }
      }**{ NAME($card, case: "accusative") }**{ $because }.
  }
third-event-CardDiscarded = { $kind ->
     [cursed] { $subject ->
        [same] Zbavuje se
       *[other] { $who } se zbavuje
      } Prokletí{ $because }.
     [blessed] { $subject ->
        [same] Přichází
       *[other] { $who } přichází
      } o Požehnání{ $because }.
    *[other] { $subject ->
    [same] Odhazuje
   *[other] { $who } odhazuje
  } { NAME($card, case: "accusative") }{ $because }.
  }
third-event-CardFlipped = { $subject ->
    [same] Obrací
   *[other] { $who } obrací
  } { NAME($card, case: "accusative") }: **{ $back }**{ $because }.
third-event-CardUsed = { $spent ->
     [yes] { $kind ->
         [cursed] { $subject ->
        [same] Zbavuje se
       *[other] { $who } se zbavuje
      } Prokletí.
         [blessed] { $subject ->
        [same] Vyčerpává
       *[other] { $who } vyčerpává
      } své Požehnání.
        *[other] { $subject ->
    [same] Spotřebovává
   *[other] { $who } spotřebovává
  } { NAME($card, case: "accusative") }.
      }
    *[no] { $subject ->
    [same] { $subjects ->
        [one] Používá
       *[other] Používají
      }
   *[other] { $who } { $subjects ->
        [one] používá
       *[other] používají
      }
  } { NAME($card, case: "accusative") }.
  }
third-event-bought = { $subject ->
    [same] Kupuje
   *[other] { $who } kupuje
  } **{ NAME($card, case: "accusative") }** za ${ $money }.
third-event-AbilityUsed = { $subject ->
    [same] { $subjects ->
        [one] Používá
       *[other] Používají
      }
   *[other] { $who } { $subjects ->
        [one] používá
       *[other] používají
      }
  } schopnost „{ $ability }“.
third-event-SpellCast = { $subject ->
    [same] Sesílá
   *[other] { $who } sesílá
  } **{ NAME($card, case: "accusative") }**.
third-event-SpellCast-against = { $subject ->
    [same] Sesílá
   *[other] { $who } sesílá
  } **{ NAME($card, case: "accusative") }** proti ztrátě ({ $harm }){ $own ->
    [yes] { "" }
   *[no] , která hrozí: { $whom }
  }.
third-event-CardsUnder = { $amount ->
     [one] 1 karta se odkládá
     [few] { $amount } karty se odkládají
    *[other] { $amount } karet se odkládá
  } lícem dolů pod { NAME($card, case: "accusative") }{ $because }.
third-event-CardMarked = { $card }: { $what } ({ $amount }){ $because }.
third-event-DeckEmpty = { $subject ->
    [same] Nezískává
   *[other] { $who } nezískává
  } nic, karty došly ({ $deck }).
third-event-Delayed = { $subject ->
    [same] { $subjects ->
        [one] { GENDER($who) ->
             [feminine] Je **zpožděna**
             [neuter] Je **zpožděno**
            *[animate] Je **zpožděn**
          }
       *[other] Jsou **zpožděni**
      }
   *[other] { $who } { $subjects ->
        [one] { GENDER($who) ->
             [feminine] je **zpožděna**
             [neuter] je **zpožděno**
            *[animate] je **zpožděn**
          }
       *[other] jsou **zpožděni**
      }
  }{ $because }.
third-event-JoinedLodge = { $subject ->
    [same] { $subjects ->
        [one] Vstupuje
       *[other] Vstupují
      }
   *[other] { $who } { $subjects ->
        [one] vstupuje
       *[other] vstupují
      }
  } do Lóže Stříbrného soumraku{ $because }.
third-event-InvestigatorLeft = **{ $who }** { $why ->
     [defeated] { GENDER($who) ->
         [feminine] je poražena
         [neuter] je poraženo
        *[animate] je poražen
      } a opouští hru
     [devoured] { GENDER($who) ->
         [feminine] je pohlcena
         [neuter] je pohlceno
        *[animate] je pohlcen
      }
    *[other] odchází od případu na odpočinek
  }{ $because }.

# Nestvůry
third-spawned-at = { $monster } { NAME($at, role: "at") }{ $status ->
     [exhausted] , { AGREES($monster) ->
         [one] { GENDER($monster) ->
             [feminine] vyčerpaná
             [neuter] vyčerpané
            *[animate] vyčerpaný
          }
        *[other] vyčerpaní
      }
    *[other] { "" }
  }{ $engages ->
     [yes] { " " }(střet { NAME($seats, role: "with") })
    *[no] { "" }
  }
third-event-MonsterSpawned = { $subject ->
     [same] { AGREES($who) ->
         [one] Objevuje se
        *[other] Objevují se
      }
    *[other] **{ $who }** se { AGREES($who) ->
         [one] objevuje
        *[other] objevují
      }
  } { NAME($at, role: "at") }{ $status ->
     [exhausted] , { AGREES($who) ->
         [one] { GENDER($who) ->
             [feminine] vyčerpaná
             [neuter] vyčerpané
            *[animate] vyčerpaný
          }
        *[other] vyčerpaní
      }
    *[other] { "" }
  }{ $because }{ $engages ->
     [yes] { $status ->
         [exhausted] ,{ " " }
        *[other] { " " }
      }a { AGREES($who) ->
         [one] střetává se
        *[other] střetávají se
      } { NAME($seats, role: "with") }
    *[no] { "" }
  }.
third-event-MonsterMoved = **{ $who }** → { $way }{ $known ->
     [yes] , { $drawn }
    *[no] { "" }
  }.
third-monster-way = { $to }{ $engages ->
     [yes] { " " }(střet { NAME($seats, role: "with") })
    *[no] { "" }
  }
third-monster-drawn = { $kind ->
     [hunter] loví toho, { $aim }
    *[patrol] míří tam, { $aim }
  }
# Několik: „Loví toho, kdo je nejblíž: Ghúl (2) → Hřbitov, Upír → Lesy (střet s Rexem).“
third-event-MonstersMoved = { $ways }
third-monsters-drawn = { CAPITAL($drawn) }: { $ways }.
third-monsters-way = **{ $monsters }** → { $way }
third-aim-nearest = kdo je nejblíž
third-aim-lowestLore = kdo má nejnižší Vědomosti
third-aim-highestLore = kdo má nejvyšší Vědomosti
third-aim-lowestInfluence = kdo má nejnižší Vliv
third-aim-highestInfluence = kdo má nejvyšší Vliv
third-aim-lowestObservation = kdo má nejnižší Pozorování
third-aim-highestObservation = kdo má nejvyšší Pozorování
third-aim-lowestStrength = kdo má nejnižší Sílu
third-aim-highestStrength = kdo má nejvyšší Sílu
third-aim-lowestWill = kdo má nejnižší Vůli
third-aim-highestWill = kdo má nejvyšší Vůli
third-aim-mostClues = kdo má nejvíc stop
third-aim-mostRemnants = kdo má nejvíc pozůstatků
third-aim-mostSpells = kdo má nejvíc kouzel
third-aim-spaceWithMostDoom = kde je nejvíc zkázy
third-aim-unstableSpace = kde je nestálé pole
third-event-MonsterEngaged = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Střetává se
            *[other] Střetávají se
          }
        *[other] Střetávají se
      }
    *[other] **{ $who }** se { $subjects ->
         [one] { AGREES($who) ->
             [one] střetává
            *[other] střetávají
          }
        *[other] střetávají
      }
  } { NAME($seats, role: "with") }{ $because }.
third-event-LetGo = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Pouští
            *[other] Pouštějí
          }
        *[other] Pouštějí
      }
    *[other] { CAPITAL(NAME($who)) } { $subjects ->
         [one] { AGREES($who) ->
             [one] pouští
            *[other] pouštějí
          }
        *[other] pouštějí
      }
  } { NAME($seat, case: "accusative") }{ $because }.
third-event-MonsterDisengaged = { $subject ->
    [same] Uniká
   *[other] { $who } uniká
  } { NAME($monster, case: "dative") }{ $because }.
third-event-drawn-off = { $subject ->
    [same] Odlákává
   *[other] { $who } odlákává
  } { NAME($monster, case: "accusative") } od { NAME($from, case: "genitive") }.
third-event-MonsterExhausted = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Vyčerpává se
            *[other] Vyčerpávají se
          }
        *[other] Vyčerpávají se
      }
    *[other] { CAPITAL(NAME($who)) } se { $subjects ->
         [one] { AGREES($who) ->
             [one] vyčerpává
            *[other] vyčerpávají
          }
        *[other] vyčerpávají
      }
  }{ $because }.
third-event-MonsterReadied = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Připravuje se
            *[other] Připravují se
          }
        *[other] Připravují se
      }
    *[other] **{ $who }** se { $subjects ->
         [one] { AGREES($who) ->
             [one] připravuje
            *[other] připravují
          }
        *[other] připravují
      }
  }.
third-event-MonsterActivated = { $subject ->
     [same] { AGREES($who) ->
         [one] Číhá
        *[other] Číhají
      }
    *[other] **{ $who }** { AGREES($who) ->
         [one] číhá
        *[other] číhají
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
         [one] Dostává
        *[other] Dostávají
      }
    *[other] { CAPITAL(NAME($who)) } { AGREES($who) ->
         [one] dostává
        *[other] dostávají
      }
  } **{ $amount } zranění**{ $left ->
     [0] { "" }
     [one] , zbývá 1
     [few] , zbývají { $left }
    *[other] , zbývá { $left }
  }{ $because }.
third-event-MonsterRecovered = { $subject ->
     [same] { AGREES($who) ->
         [one] Získává
        *[other] Získávají
      }
    *[other] { CAPITAL(NAME($who)) } { AGREES($who) ->
         [one] získává
        *[other] získávají
      }
  } zpět { $amount } zdraví{ $because }.
third-event-MonsterAttacked = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Útočí
            *[other] Útočí
          }
        *[other] Shodně útočí
      }
    *[other] **{ $who }** { $subjects ->
         [one] { AGREES($who) ->
             [one] útočí
            *[other] útočí
          }
        *[other] shodně útočí
      }
  } na { NAME($seat, case: "accusative") }{ $because }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDefeated = **{ CAPITAL(NAME($who)) } { AGREES($who) ->
     [one] padá
    *[other] padají
  }**{ $because }.
third-event-MonsterGone = { CAPITAL(NAME($who)) } { AGREES($who) ->
     [one] { $to ->
         [box] mizí ze hry
         [archive] se vrací do archivu
         [setAside] jde stranou
        *[other] mizí z plánu
      }
    *[other] { $to ->
         [box] mizejí ze hry
         [archive] se vracejí do archivu
         [setAside] jdou stranou
        *[other] mizejí z plánu
      }
  }{ $because }.
third-event-NoMonster = Už nezbývá nestvůra, která by se objevila{ $because }.

# Hrací plán
third-event-doom = Zkáza: { $spaces }{ $because }.
third-event-spilled = Přelévá se: { $spaces }{ $known ->
     [yes] ; na listu { $sheet }
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
third-event-DoomRemoved = **−{ $amount ->
     [one] 1 zkáza
     [few] { $amount } zkázy
    *[other] { $amount } zkáz
  } { NAME($space, role: "at") }**, { $doom ->
     [0] žádná nezbývá
     [one] zbývá 1
     [few] zbývají { $doom }
    *[other] zbývá { $doom }
  }{ $because }.
third-event-SheetDoom = Zkáza na listu: { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $because }.
third-sheet-doom = list { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $known ->
     [yes] { " " }({ $anomaly })
    *[no] { "" }
  }
third-result-SheetDoom = +{ $by ->
     [one] 1 zkáza
     [few] { $by } zkázy
    *[other] { $by } zkáz
  } na listu ({ $doom }{ $known ->
     [yes] , { $anomaly }
    *[no] { "" }
  })
third-anomaly-in = anomálie { NAME($place, role: "at") }
third-event-SheetClues = { $all ->
     [yes] Stopy na listu jsou utraceny{ $because }.
    *[no] Stopy na listu: **{ $clues }**{ $because }.
  }
third-event-SheetMarkers = Žetony na listu: **{ $markers }**{ $because }.
third-event-EventDeckRefilled = Balíček událostí došel, z odhozených karet se stává nový.
third-event-ClueSpawned = { $count ->
     [one] Objevuje se stopa
    *[other] Objevují se stopy
  } **{ NAME($places, role: "at") }**{ $because }.
third-event-GateBurst = **Průlom brány** { NAME($neighborhood, role: "at") }.
third-event-Outbreak = **Propuknutí** { NAME($space, role: "at") }.
third-event-AnomalyAppeared = **{ CAPITAL(NAME($neighborhood, role: "at")) } se otevírá anomálie.**
third-event-AnomalyRemoved = Anomálie { NAME($neighborhood, role: "at") } se zavírá{ $because }.
third-event-MarkerPlaced = { $count ->
     [one] { CAPITAL(NAME($marker)) } se objevuje
    *[other] { CAPITAL(NAME($marker, number: "plural")) } se objevují
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerHidden = { $count ->
     [one] Žeton lícem dolů se objevuje
    *[other] Žetony lícem dolů se objevují
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerRevealed = Odkryto { NAME($at, role: "at") }{ $because }: **{ $count ->
     [one] { $marker }
    *[other] { NAME($marker, number: "plural") }
  }**.
third-event-MarkerRevealed-gone = Odkryto { NAME($at, role: "at") }{ $because }: { $count ->
     [one] **{ $marker }** – odhazuje se
    *[other] **{ NAME($marker, number: "plural") }** – odhazují se
  }.
third-event-MarkerGone = { $count ->
     [one] { CAPITAL(NAME($marker)) } { NAME($at, role: "at") } mizí
    *[other] { CAPITAL(NAME($marker, number: "plural")) } { NAME($at, role: "at") } mizejí
  }{ $because }.
third-event-MarkerGone-shown = { $count ->
     [one] Host { NAME($at, role: "from") } se prozradil, žeton mizí.
    *[other] Hosté { NAME($at, role: "from") } se prozradili, jejich žetony mizejí.
  }
third-event-MarkerGone-hidden = { $count ->
     [one] Žeton { NAME($at, role: "at") } mizí
    *[other] Žetony { NAME($at, role: "at") } mizejí
  }{ $because }.
third-event-ScarAppeared = **{ $count ->
     [one] Otevírá se jizva
    *[other] Otevírají se jizvy
  } { NAME($at, role: "at") }**{ $because }.
third-event-ScarMended = **Jizva { NAME($at, role: "at") } je zacelena**{ $because }.

# Setkání a mýtus
third-event-EncounterDrawn = { $full ->
     [yes] **{ CAPITAL($place) }:**{ " " }
    *[no] { "" }
  }*{ $story }*
third-event-EncounterMissed = { $subject ->
    [same] Setkání nemá
   *[other] { $who } nemá setkání
  } (je ve střetu).
third-event-EncounterBroken = { $subject ->
     [same] Setkání
    *[other] Setkání { NAME($who, case: "genitive") }
  } končí předčasně: { $by }.
third-event-EventReturned = Stopa se nenašla: zůstává { NAME($place, role: "at") }.
third-event-TokenDrawn = { $subject ->
     [same] { "" }
    *[other] { $who }:{ " " }
  }**{ $token }**{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-BlankDrawn = { $subject ->
     [same] { $count ->
         [one] Prázdný žeton
         [2] Dva prázdné žetony
         [3] Tři prázdné žetony
         [few] { $count } prázdné žetony
        *[other] { $count } prázdných žetonů
      }
    *[other] { $who }: { $count ->
         [one] prázdný žeton
         [2] dva prázdné žetony
         [3] tři prázdné žetony
         [few] { $count } prázdné žetony
        *[other] { $count } prázdných žetonů
      }
  }.
third-event-CupRefilled = Zásobník se znovu plní: { $tokens ->
     [one] 1 žeton
     [few] { $tokens } žetony
    *[other] { $tokens } žetonů
  }.
third-event-CupGained = Do zásobníku{ $because }: { $tokens }.
third-event-HeadlineRead = { $drawn ->
     [yes] { $who }:{ " " }
    *[no] { "" }
  }**„{ $headline }“** *{ $story }*
third-event-RumorEntered = { $known ->
     [yes] **Je to zvěst, zůstává ve hře**
    *[no] Zvěst **„{ $headline }“** zůstává ve hře
  }{ $other ->
     [yes] , místo zvěsti „{ $replaced }“
    *[no] { "" }
  }.
third-event-RumorLeft = Zvěst „{ $headline }“ končí{ $because }.
third-rumor = zvěst
# Kde se teprve rozhoduje, co z toho vzejde, nic nenásleduje
third-event-Reckoning = { $last ->
     [yes] Zúčtování: { $by }.
    *[no] { CAPITAL($by) }
  }

# Kodex
third-event-CodexAdded = **{ $kind ->
     [objective] Nový cíl, { $card }: { $goals }
     [doom] Nové nebezpečí, { $card }: { $dangers }
     [both] Nový cíl, { $card }: { $goals } · nebezpečí: { $dangers }
    *[none] { $card }
  }**
third-event-CodexRead = **{ $card }**
third-event-CodexFired = { $what ->
     [objective] { $card }: cíl je splněn.
     [doom] { $card }: nebezpečí se naplnilo.
    *[other] { $card }: karta působí.
  }
third-event-CodexReturned = { $cards } { $count ->
     [one] se vrací
    *[other] se vracejí
  } do archivu{ $because }.
third-event-CodexAttached = Nově { NAME($deck, role: "at") }: **{ $card }**. Uzavřít ji může tamní setkání.
third-event-ArchiveShuffledIn = { $count ->
     [one] Mezi vrchními kartami balíčku { NAME($decks, case: "genitive") } se skrývá karta z archivu{ $marked ->
         [yes] { " " }a leží tam žeton lícem dolů
        *[no] { "" }
      }.
    *[other] Mezi vrchními kartami těchto balíčků se skrývá po kartě z archivu{ $marked ->
         [yes] { " " }a v každé z těch čtvrtí leží žeton lícem dolů
        *[no] { "" }
      }: { $decks }.
  }
third-event-GameEnded-won-codex-head = Případ je uzavřen
third-event-GameEnded-won-codex = Vyšetřovatelům přineslo vítězství { $round }. kolo.
third-event-GameEnded-won-lodge-head = Soumrak
third-event-GameEnded-won-lodge = Lóži a jejím členům přineslo vítězství { $round }. kolo.
third-event-GameEnded-won-nobody-head = Případ je uzavřen
third-event-GameEnded-won-nobody = Vyšetřovatelům přineslo vítězství { $round }. kolo.
third-event-GameEnded-lost-codex-head = Konec
third-event-GameEnded-lost-codex = Arkham je ztracen, { $round }. kolo bylo poslední.
third-event-GameEnded-lost-lodge-head = Konec
third-event-GameEnded-lost-lodge = Arkham je ztracen, { $round }. kolo bylo poslední.
third-event-GameEnded-lost-nobody-head = Konec
third-event-GameEnded-lost-nobody = Nikdo nezbyl, { $round }. kolo bylo poslední.
third-brief-defeated = { CAPITAL(NAME($monster)) } { AGREES($monster) ->
     [one] padá
    *[other] padají
  }.
third-brief-headline = Titulek: „{ $headline }“.
