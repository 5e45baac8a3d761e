# Co se stalo, na událost jeden řádek.

# Hod: kdo hází, na co, kolika kostkami a co padlo; pak co na kostkách něco změnilo a jak to dopadlo
check-line = { $subject ->
    [same] { CAPITAL($check) }
   *[other] { $who }: { $check }
  }{ $count ->
    [0] , bez kostek
   *[other] { $full ->
        [yes] { $count ->
            [one] , 1 kostka
            [few] , { $count } kostky
           *[other] , { $count } kostek
          }
       *[no] { "" }
      }
  }{ $because }{ $count ->
    [0] { "" }
   *[other] : { $dice }
  }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-to-close = { $check } k uzavření brány
check-spell = { $subject ->
    [same] Sesílá
   *[other] { $who } sesílá
  } { NAME($spell, case: "accusative") }{ $count ->
    [0] , bez kostek
   *[other] { $full ->
        [yes] { $count ->
            [one] , 1 kostka
            [few] , { $count } kostky
           *[other] , { $count } kostek
          }
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
    [same] { CAPITAL($check) }:{ " " }
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
    [one] 1 stopa
    [few] { $times } stopy
   *[other] { $times } stop
  }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-card = { $card }
check-reroll = přehozeno ({ $by })
check-passed = { $told ->
    [yes] { $joint ->
        [first] **povedlo se**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " – " }
      }**{ $needed ->
        [one] povedlo se
       *[other] povedlo se ({ $successes ->
            [one] 1 úspěch
            [few] { $successes } úspěchy
           *[other] { $successes } úspěchů
          })
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
check-failed = { $told ->
    [yes] { $joint ->
        [first] **nepovedlo se**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " – " }
      }**{ $needed ->
        [one] nepovedlo se
        [few] nepovedlo se, { $successes } ze { $needed }
       *[other] nepovedlo se, { $successes } z { $needed }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
dice-came = { $came ->
    [ended] { " – " }končí.
    [stays] { " – " }trvá dál.
    [nothing] { " – " }nic se nestane.
   *[something] { $some ->
        [yes] { " – " }{ $results }.
       *[no] .
      }
  }

# Hra a kolo
event-GameStarted = { $ancientOne }
event-GameStarted-aim = **Cíl pro { $players ->
    [one] 1 vyšetřovatele
    [few] { $players } vyšetřovatele
   *[other] { $players } vyšetřovatelů
  }:** { $sealsOf ->
    [0] uzavřete všechny brány
    [one] zapečeťte 1 bránu, nebo uzavřete všechny
    [few] zapečeťte { $sealsOf } brány, nebo uzavřete všechny
   *[other] zapečeťte { $sealsOf } bran, nebo uzavřete všechny
  } a mějte při tom dohromady { $trophiesOf ->
    [one] 1 trofej brány
    [few] { $trophiesOf } trofeje bran
   *[other] { $trophiesOf } trofejí bran
  }. { $ancientOne } procitne, až zkáza dosáhne { $doomOf } nebo až { $gatesOf ->
    [one] bude otevřena 1 brána
    [few] budou otevřeny { $gatesOf } brány
   *[other] bude otevřeno { $gatesOf } bran
  }.
event-FirstPlayer = První hráč: { $first }.
event-Sealed = Zárodek kostek je zapečetěný: `{ $seal }`. Otevře se, až se případ uzavře.
event-InvestigatorDealt = **{ $sheet }** ({ $player }) · { $text }
event-InvestigatorDealt-anew = **{ $sheet }** ({ $player }) přebírá případ · { $text }
event-InvestigatorDealt-alone = **{ $sheet }** · { $text }
event-TurnStarted = **{ $turn }. kolo · začíná { $first }**
event-TurnOrderAgreed = Od příštího kola: { $turnOrder ->
    [sheet] podle pravidel, s odevzdanými pokyny
    [sitting] kdo je zrovna tu, odehraje celý svůj tah
   *[book] jeden po druhém, podle pravidel
  }.
event-TurnOrderChanged = Pořadí tahů: { $turnOrder ->
    [sheet] podle pravidel, s odevzdanými pokyny
    [sitting] kdo je zrovna tu, odehraje celý svůj tah
   *[book] jeden po druhém, podle pravidel
  }.
event-CheckDecided = { $subject ->
    [same] { CAPITAL($check) }
   *[other] { $who }: { $check }
  } se { $passed ->
    [true] *povede* i bez házení
   *[other] *nepovede*, bez házení
  } ({ $by }).
event-DiceRolled = { $subject ->
    [same] { "" }
   *[other] { $who },{ " " }
  }{ $purpose }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }

# Peníze, stopy, zdraví
event-Gained = { $subject ->
    [same] { $subjects ->
        [one] Získává
       *[other] Shodně získávají
      }
   *[other] { $who } { $subjects ->
        [one] získává
       *[other] shodně získávají
      }
  } **{ $value }**{ $because }.
event-Gained-on = **+{ $amounts }**{ $why }
event-Lost = { $subject ->
    [same] { $subjects ->
        [one] Ztrácí
       *[other] Shodně ztrácejí
      }
   *[other] { $who } { $subjects ->
        [one] ztrácí
       *[other] shodně ztrácejí
      }
  } **{ $value }**{ $because }.
event-Lost-on = **−{ $amounts }**{ $why }
event-Spent = { $subject ->
    [same] Utrácí
   *[other] { $who } utrácí
  } { $value }{ $because }.
event-Bought = { $subject ->
    [same] Kupuje
   *[other] { $who } kupuje
  } **{ NAME($card, case: "accusative") }** za ${ $money }.
event-LossPrevented = { $subject ->
    [same] { $subjects ->
        [one] Zachraňuje si
       *[other] Zachraňují si
      }
   *[other] { $who } si { $subjects ->
        [one] zachraňuje
       *[other] zachraňují
      }
  } { $value }{ $because }.
event-LossPrevented-card = { $subject ->
    [same] Odhazuje
   *[other] { $who } odhazuje
  } { NAME($card, case: "accusative") }, a tak si zachraňuje { $value }.
event-LossPrevented-given = zachraňuje si { $amounts }, odhozeno: { $card }
event-LossPrevented-on = zachraňuje si { $amounts }{ $why }
event-NothingBought = { $all ->
    [yes] Nikdo nic nekupuje.
   *[no] { $subject ->
        [same] Nic nekupuje.
       *[other] { $who } nic nekupuje.
      }
  }
event-Traded = { $subject ->
    [same] Předává
   *[other] { $who } předává
  } { NAME($to, case: "dative") } { $money ->
    [0] { NAME($cards, case: "accusative") }
   *[other] { $count ->
        [0] ${ $money }
       *[other] { NAME($cards, case: "accusative") } a ${ $money }
      }
  }.
event-TradeRefused = { $who } odmítá směnu { NAME($from, role: "with") }.

# Karty
event-CardGained = { $subject ->
    [same] { $from ->
        [shop] Kupuje
        [start] Do začátku má
        [supply] Dostává
       *[other] Získává
      }
   *[other] { $who } { $from ->
        [shop] kupuje
        [start] má do začátku
        [supply] dostává
       *[other] získává
      }
  } { $costs ->
    [yes] **{ $value }** a{ " " }
   *[no] { "" }
  }**{ NAME($card, case: "accusative") }**{ $because }.
event-CardDiscarded = { $to ->
    [box] { $subject ->
        [same] Vrací
       *[other] { $who } vrací
      } { NAME($card, case: "accusative") } do krabice{ $because }.
    [supply] { $subject ->
        [same] Přichází
       *[other] { $who } přichází
      } o { NAME($card, case: "accusative") }{ $because }.
   *[other] { $subject ->
        [same] Odhazuje
       *[other] { $who } odhazuje
      } { NAME($card, case: "accusative") }{ $because }.
  }
event-CardUsed = { $subject ->
    [same] Používá
   *[other] { $who } používá
  } { NAME($card, case: "accusative") }.
event-AbilityUsed = { $subject ->
    [same] Využívá
   *[other] { $who } využívá
  } schopnost *{ $ability }*.
event-CardsOffered = { $subject ->
    [same] Na výběr
   *[other] Na výběr pro { NAME($who, case: "accusative") }
  }{ $because }: { NAME($cards) }{ $dear ->
    [yes] { " " }– na nic z toho nejsou peníze
   *[no] { "" }
  }.
event-DeckEmpty = Balíček „{ $deck }“ je prázdný, takže nikdo nic netáhne{ $because }.
event-SpellCast = { $subject ->
    [same] Sesílá
   *[other] { $who } sesílá
  } { NAME($card, case: "accusative") }: { $passed ->
    [yes] *povedlo se*.
   *[no] *nepovedlo se*.
  }

# Co na kom ulpí
event-Blessed = { $subject ->
    [same] { $subjects ->
        [one] Získává
       *[other] Získávají
      }
   *[other] { $who } { $subjects ->
        [one] získává
       *[other] získávají
      }
  } **požehnání**{ $because }: úspěchem je 4, 5 i 6.
event-Cursed = { $subject ->
    [same] { $subjects ->
        [one] Propadá
       *[other] Propadají
      }
   *[other] { $who } { $subjects ->
        [one] propadá
       *[other] propadají
      }
  } **prokletí**{ $because }: úspěchem je jen 6.
event-BlessingEnded = { $subject ->
    [same] { AGREES($who) ->
        [one] Přichází
       *[other] Přicházejí
      }
   *[other] { $who } { AGREES($who) ->
        [one] přichází
       *[other] přicházejí
      }
  } o požehnání{ $because }.
event-CurseEnded = { $subject ->
    [same] { AGREES($who) ->
        [one] Zbavuje
       *[other] Zbavují
      } se
   *[other] { $who } se { AGREES($who) ->
        [one] zbavuje
       *[other] zbavují
      }
  } prokletí{ $because }.
event-Delayed = { $subject ->
    [same] { $subjects ->
        [one] Má
       *[other] Mají
      }
   *[other] { $who } { $subjects ->
        [one] má
       *[other] mají
      }
  } zpoždění{ $because } a { $subjects ->
    [one] přichází
   *[other] přicházejí
  } o příští pohyb.
event-StoodUp = { $lost ->
    [yes] { $subject ->
        [same] Zpoždění pominulo, ale z času a prostoru cesta nevede.
       *[other] { $who } už nemá zpoždění, ale z času a prostoru cesta nevede.
      }
   *[no] { $subject ->
        [same] Místo pohybu se staví
       *[other] { $who } se místo pohybu staví
      } zpátky na nohy.
  }
event-TurnLost = { $subject ->
    [same] { AGREES($who) ->
        [one] Ztrácí
       *[other] Ztrácejí
      }
   *[other] { $who } { AGREES($who) ->
        [one] ztrácí
       *[other] ztrácejí
      }
  } příští kolo{ $because }.
event-Arrested = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Putuje
       *[other] Putují
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] putuje
       *[other] putují
      }
  } za mříže**{ $because }: do Vězeňské cely, a příští kolo propadá.
event-WentInsane = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Propadá
       *[other] Propadají
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] propadá
       *[other] propadají
      }
  } šílenství**{ $because } a { AGREES($plain) ->
    [one] probouzí
   *[other] probouzejí
  } se v Arkhamském blázinci.
event-FellUnconscious = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Upadá
       *[other] Upadají
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] upadá
       *[other] upadají
      }
  } do bezvědomí**{ $because } a { AGREES($plain) ->
    [one] probouzí
   *[other] probouzejí
  } se v Nemocnici Panny Marie.
event-LostInTimeAndSpace = **{ $plain } se { $subjects ->
    [one] ztrácí
   *[other] ztrácejí
  } v čase a prostoru**{ $because }.
event-Eliminated = { $subject ->
    [same] { AGREES($who) ->
        [one] Vypadává
       *[other] Vypadávají
      }
   *[other] { $who } { AGREES($who) ->
        [one] vypadává
       *[other] vypadávají
      }
  } ze hry.
event-Devoured = **{ CAPITAL(NAME($plain, case: "accusative")) } pohltila temnota.**
event-Replaced = Případu se ujímá **{ $sheet }**.
event-CutShort = { $subject ->
    [same] Co tam mělo přijít ještě
   *[other] Co tam mělo { NAME($who, case: "accusative") } ještě potkat
  }, to už se nestane.

# Cesty
event-Moved = { $subject ->
    [same] { $how ->
        [step] { $subjects ->
            [one] Jde
           *[other] Jdou
          } { NAME($to, role: "to") }.
        [gate] { $subjects ->
            [one] Prochází
           *[other] Procházejí
          } bránou { NAME($to, role: "to") }.
        [return] { $subjects ->
            [one] Vrací
           *[other] Vracejí
          } se do Arkhamu, { NAME($to, role: "to") }.
        [explored] { $subjects ->
            [one] Vrací
           *[other] Vracejí
          } se do Arkhamu, { NAME($to, role: "to") }, a tamní brána je prozkoumaná.
        [world] { $subjects ->
            [one] Pokračuje
           *[other] Pokračují
          } { NAME($to, role: "to") }.
        [shut] Musí ven, { NAME($to, role: "to") }.
        [freed] { $subjects ->
            [one] Opouští
           *[other] Opouštějí
          } vězení{ $because } a míří { NAME($to, role: "to") }.
        [back] { $subjects ->
            [one] Je
           *[other] Jsou
          } zpátky, { NAME($to, role: "at") }.
       *[other] { $subjects ->
            [one] Putuje
           *[other] Putují
          } { NAME($to, role: "to") }{ $because }.
      }
   *[other] { $who } { $how ->
        [step] { $subjects ->
            [one] jde
           *[other] jdou
          } { NAME($to, role: "to") }.
        [gate] { $subjects ->
            [one] prochází
           *[other] procházejí
          } bránou { NAME($to, role: "to") }.
        [return] se { $subjects ->
            [one] vrací
           *[other] vracejí
          } do Arkhamu, { NAME($to, role: "to") }.
        [explored] se { $subjects ->
            [one] vrací
           *[other] vracejí
          } do Arkhamu, { NAME($to, role: "to") }, a tamní brána je prozkoumaná.
        [world] { $subjects ->
            [one] pokračuje
           *[other] pokračují
          } { NAME($to, role: "to") }.
       *[other] { $how ->
            [shut] musí ven, { NAME($to, role: "to") }.
            [freed] { $subjects ->
                [one] opouští
               *[other] opouštějí
              } vězení{ $because } a míří { NAME($to, role: "to") }.
            [back] { $subjects ->
                [one] je
               *[other] jsou
              } zpátky, { NAME($to, role: "at") }.
           *[other] { $subjects ->
                [one] putuje
               *[other] putují
              } { NAME($to, role: "to") }{ $because }.
          }
      }
  }
event-Moved-unpaid = { $subject ->
    [same] Nezaplatí
   *[other] { $who } nezaplatí
  } ${ $money } a musí ven, { NAME($to, role: "to") }.
event-Declined = { $subject ->
    [same] Nechává
   *[other] { $who } nechává
  } to být{ $because }.
event-Declined-price = { $subject ->
    [same] Odmítá
   *[other] { $who } odmítá
  } nabídku „{ $price }“{ $because }.
event-Stays = { $who } zůstává { NAME($place, role: "at") }.
event-CluesTaken = { $subject ->
    [same] Nachází
   *[other] { $who } nachází
  } **{ $value }**.
event-CluesLeft = { $subject ->
    [same] Nechává
   *[other] { $who } nechává
  } { NAME($place, role: "at") } ležet { $value }.
event-ClueHandedOn = { $who } přenechává stopu { NAME($to, case: "dative") }.
event-ExploredMarker = { $subject ->
    [same] Má prozkoumanou
   *[other] { $who } má prozkoumanou
  } bránu { NAME($place, role: "at") }{ $because }.
event-DrawnThrough = { $subject ->
    [same] { $how ->
        [steps] { $subjects ->
            [one] Prochází
           *[other] Procházejí
          } bránou
       *[falls] { $subjects ->
            [one] Padá
           *[other] Padají
          }
      }
   *[other] { $who } { $how ->
        [steps] { $subjects ->
            [one] prochází
           *[other] procházejí
          } bránou
       *[falls] { $subjects ->
            [one] padá
           *[other] padají
          }
      }
  } { NAME($world, role: "to") }{ $delayed ->
    [yes] { " " }a { $subjects ->
        [one] přichází
       *[other] přicházejí
      } o příští pohyb
   *[no] { "" }
  }.

# Nestvůry
event-Evaded = { $passed ->
    [yes] { $subject ->
        [same] Vyhýbá se
       *[other] { $who } se vyhýbá
      } { NAME($monster, case: "dative") }.
   *[no] { CAPITAL(NAME($monster)) } { $subject ->
        [same] si toho všímá
       *[other] si všímá { NAME($who, case: "genitive") }
      }.
  }
event-CombatStarted = { $subject ->
    [same] Čelí
   *[other] { $who } čelí
  } **{ NAME($monster, case: "dative") }**.
event-HandsFilled = { $subject ->
    [same] Sahá
   *[other] { $who } sahá
  } po { NAME($cards, case: "locative") }.
event-MonsterDefeated = **{ $full ->
    [no] { $subject ->
        [same] Vítězí
       *[other] { $plain } vítězí
      }{ $end ->
        [trophy] : trofej
        [cup] , nestvůra se vrací do zásobníku
        [box] , nestvůra mizí nadobro
       *[none] { "" }
      }
   *[yes] { CAPITAL(NAME($monster)) } je { GENDER($monster) ->
        [feminine] poražena
        [neuter] poraženo
       *[animate] poražen
      }{ $end ->
        [trophy] : trofej
        [cup] { " " }a vrací se do zásobníku
        [box] { " " }a mizí nadobro
       *[none] { "" }
      }
  }.**
event-MonsterEnds = { $text }
event-MonsterHits = { $text }
event-CombatEnded = { $how ->
    [fled] { $subject ->
        [same] Utíká
       *[other] { $who } utíká
      } před { NAME($monster, case: "instrumental") }.
   *[other] { $subject ->
        [same] Mizí
       *[other] { $who } mizí
      } z dosahu { NAME($monster, case: "genitive") }.
  }
event-MonsterAppeared = { CAPITAL(NAME($place, role: "at")) } se { $count ->
    [one] objevuje nestvůra
   *[other] objevují nestvůry
  }{ $because }: **{ NAME($monster) }**.
event-MonsterAppeared-gate = Z brány { NAME($place, role: "at") }{ $because }: **{ NAME($monster) }**.
event-MonsterAppeared-there = A z brány: **{ NAME($monster) }**.
event-MonstersFromGates = Z bran{ $because }: { $arrivals }.
event-MonstersFromGates-one = **{ NAME($monsters) }** { NAME($place, role: "at") }
event-MonsterToOutskirts = Arkham je plný{ $because }, v Okolí města číhá: { NAME($monster) }.
event-OutskirtsEmptied = Okolí města je plné: { $count ->
    [one] 1 nestvůra se vrací
    [few] { $count } nestvůry se vracejí
   *[other] { $count } nestvůr se vrací
  } do zásobníku.
event-MonsterMoved = { CAPITAL(NAME($monster)) } { $reason ->
    [flying] letí { NAME($to, role: "to") }
    [unique] jde po svém { NAME($to, role: "to") }
   *[other] jde { NAME($to, role: "to") } (na kartě: { CAPITAL($reason) ->
        [Circle] kruh
        [Crescent] půlměsíc
        [Diamond] kosočtverec
        [Hexagon] šestiúhelník
        [Plus] plus
        [Slash] lomítko
        [Square] čtverec
        [Star] hvězda
       *[Triangle] trojúhelník
      })
  }.
event-MonstersMoved = Nestvůry se hýbou. { $ways }
event-MonstersMoved-by = { $reason ->
    [flying] Letci
    [unique] Po svém
    [circle] Kruhy
    [crescent] Půlměsíce
    [diamond] Kosočtverce
    [hexagon] Šestiúhelníky
    [plus] Plusy
    [slash] Lomítka
    [square] Čtverce
    [star] Hvězdy
   *[triangle] Trojúhelníky
  }: { $ways }.
event-MonsterWay = { NAME($monsters) } { NAME($to, role: "to") }
event-MonsterReturned = { CAPITAL(NAME($monster)) } mizí { NAME($from, role: "from") }{ $to ->
    [box] { " " }nadobro
   *[other] , zpátky do zásobníku
  }{ $because }.
event-MonsterReturned-gate = { CAPITAL(NAME($monster)) } { $count ->
    [one] odchází
   *[other] odcházejí
  } i s bránou, zpátky do zásobníku.
event-MonstersReturned = Mizí{ $because }: { $all }.
event-MonstersReturned-one = { NAME($monsters) } { NAME($from, role: "from") }
event-MonsterClaimed = { $subject ->
    [same] Bere si
   *[other] { $who } si bere
  } { NAME($monster, case: "accusative") } jako trofej{ $because }.

# Brány
event-GateOpened = **{ CAPITAL(NAME($place, role: "at")) } se otevírá brána**{ $because } { NAME($gate, role: "to") }{ $brings ->
    [yes] : **zkáza { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-hidden = **{ CAPITAL(NAME($place, role: "at")) } se otevírá brána**{ $because }; kam vede, neví nikdo{ $brings ->
    [yes] : **zkáza { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-brief = { CAPITAL(NAME($place, role: "at")) } se otevírá brána.
event-GateRevealed = Brána { NAME($place, role: "at") } vede { NAME($gate, role: "to") }{ $because }.
event-GateHeld = { $subject ->
    [same] Bránu { NAME($place, role: "at") } uzavřít nejde
   *[other] { $who } nemůže bránu { NAME($place, role: "at") } uzavřít
  }: proti { NAME($gate, case: "dative") } nedávají ani vědomosti, ani síla jedinou kostku.
event-GateClosed = { $trophy ->
    [yes] **{ $subject ->
        [same] Uzavírá
       *[other] { $plain } uzavírá
      } bránu** { NAME($place, role: "at") } a bere si ji jako trofej.
   *[no] **{ CAPITAL(NAME($place, role: "at")) } se zavírá brána.**
  }
event-GateClosed-itself = { CAPITAL(NAME($place, role: "at")) } se sama zavírá brána{ $because }.
event-Surge = **Příval stvůr** { NAME($place, role: "at") }{ $because }: { $count ->
    [one] 1 nestvůra
    [few] { $count } nestvůry
   *[other] { $count } nestvůr
  }.
event-SurgeBlocked = { CAPITAL(NAME($place, role: "at")) } příval stvůr nenastává: brání tomu { $by }.
event-GateBlocked = { CAPITAL(NAME($place, role: "at")) } se brána neotvírá: brání tomu { $by }.
event-DoomChanged = **Zkáza { $doom }/{ $of }**{ $gate ->
    [yes] : otevřela se brána
   *[no] { $because }
  }.
event-DoomChanged-on = **zkáza { $doom }/{ $of }**

# Setkání
event-EncounterDrawn = { $full ->
    [yes] **{ $place }:**{ " " }
   *[no] { "" }
  }*{ $story }*
event-LocationCardRevealed = Vrchní karta balíčku ({ $place }) se obrací lícem vzhůru{ $because }: karta { $number }.
event-LocationAbility = { $subject ->
    [same] Využívá
   *[other] { $who } využívá
  } schopnost **{ $ability }** ({ $place }).

# Mýtus
event-MythosDrawn = Mýtus · { $card }
event-MythosDrawn-discarded = { $why ->
    [rumor] Karta „{ $card }“ jde stranou: zvěstí se hra nezačíná.
    [noGate] Karta „{ $card }“ jde stranou: nejmenuje žádnou bránu.
   *[none] Karta „{ $card }“ jde stranou.
  }
event-MythosDrawn-gateOnly = Druhá karta mýtu, platí z ní jen brána: { $card } ({ $place }).
event-MythosDrawn-gateOnly-none = žádná brána
event-MythosDrawn-peek = Příští karta mýtu bude „{ $card }“.
event-CluePlaced = { CAPITAL(NAME($place, role: "at")) } se { $count ->
    [one] objevuje stopa
   *[other] objevují stopy
  }{ $because }.
event-CluesRemoved = { $amount ->
    [one] Stopa { NAME($place, role: "at") } mizí v bráně.
    [few] { $amount } stopy { NAME($place, role: "at") } mizejí v bráně.
   *[other] { $amount } stop { NAME($place, role: "at") } mizí v bráně.
  }
event-EnvironmentEntered = { $full ->
    [yes] Nové prostředí: **{ $card }**.
   *[no] { "" }
  }
event-EnvironmentReplaced = { $full ->
    [no] Dosavadní prostředí končí: { $before }.
   *[yes] Dosavadní prostředí ({ $before }) končí, místo něj nastupuje **{ $card }**.
  }
# Co leží na zvěsti a s kolika se naplní
rumor-lying = { $amount ->
    [0] na kartě nic
   *[other] { $what ->
        [monster] nestvůry
       *[clue] stopy
      } { $amount }{ $of ->
        [0] { "" }
       *[other] /{ $of }
      }
  }
event-RumorEntered = { $full ->
    [no] **Nová zvěst**
   *[yes] Nová zvěst: **{ $card }**
  }{ $what ->
    [none] { "" }
   *[other] , { $lying }
  }.
event-RumorIgnored = { $card } se neuplatní: jedna zvěst už ve hře je{ $because }.
event-RumorTokens = **{ $card }:** { $lying }.
event-MythosTextCancelled = Text karty „{ $card }“ se ruší ({ $by }).
event-MythosLeft = „{ $card }“ už neplatí.
event-AllyLeft = { $card } { $count ->
    [one] opouští
   *[other] opouštějí
  } Arkham{ $because }.
event-PlaceClosed = **{ CAPITAL(NAME($place)) } se { AGREES($place) ->
    [one] zavírá
   *[other] zavírají
  }**{ $until ->
    [endOfGame] { " " }nadobro
   *[other] { "" }
  }{ $because }.
event-PlaceReopened = { CAPITAL(NAME($place)) } se { AGREES($place) ->
    [one] znovu otevírá
   *[other] znovu otevírají
  }{ $because }.

# Konec
event-Awakened = { $reason ->
    [doom] Počítadlo zkázy je plné.
    [gates] Otevřených bran je příliš mnoho.
    [noGateMarker] Má se otevřít brána, ale žádný žeton brány už nezbývá.
    [emptyCup] Má se objevit nestvůra, ale zásobník je prázdný.
   *[monsters] Město zaplavily nestvůry.
  }
event-Awakened-brief = { $ancientOne } procitá.
event-BattleRound = **Závěrečná bitva, { $round }. kolo · začíná { $first }**
event-AttackTallied = { $subject ->
    [same] Přidává
   *[other] { $who } přidává
  } { $successes ->
    [0] holou nulu
    [one] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  }: **{ $tally }/{ $needed }** na žeton zkázy.
event-DoomTokenRemoved = **{ $count ->
    [one] Žeton zkázy je pryč
    [few] { $count } žetony zkázy jsou pryč
   *[other] { $count } žetonů zkázy je pryč
  }**: { $left ->
    [0] nezbývá žádný.
    [one] zbývá 1.
    [few] zbývají { $left }.
   *[other] zbývá { $left }.
  }
event-AncientOneAttacks = **{ $ancientOne } útočí.**
event-AttackCancelled = Útok se ruší ({ $by }).
event-GameEnded = Vyšetřovatelé { $result ->
    [won] zvítězili
   *[lost] prohráli
  }
event-GameEnded-won-closing = Bylo { $turn }. kolo, když se zavřela poslední brána.
event-GameEnded-won-sealing = Šest pečetí drží dveře Arkhamu zavřené, od { $turn }. kola.
event-GameEnded-won-banishing = Prastarý zase spí, od { $turn }. kola.
event-GameEnded-lost-devoured = Nezbyl nikdo, kdo by to vyprávěl. Bylo { $turn }. kolo.
event-GameEnded-lost-destruction = Bylo { $turn }. kolo, když to procitlo, a pak už nebylo nic.

# Jména, která jsou slovy a ne tiskem
name-area = { $world } ({ $order ->
    [1] první
   *[other] druhá
  } polovina)
name-streets = { $neighborhood }
name-skill-speed = Rychlost
name-skill-sneak = Plížení
name-skill-fight = Síla
name-skill-will = Vůle
name-skill-lore = Vědomosti
name-skill-luck = Štěstí
name-check-speed = hod na rychlost
name-check-sneak = hod na plížení
name-check-fight = hod na sílu
name-check-will = hod na vůli
name-check-lore = hod na vědomosti
name-check-luck = hod na štěstí
name-check-evade = hod na únik
name-check-horror = hod na strach
name-check-combat = hod na souboj
name-check-spell = hod na čarodějnictví
name-modifier = modifikátor
name-modifier-modifier = modifikátor
name-track-speedSneak = Rychlost a plížení
name-track-fightWill = Síla a vůle
name-track-loreLuck = Vědomosti a štěstí
name-deck-common = Běžný předmět
name-deck-unique = Unikátní předmět
name-deck-spell = Kouzlo
name-deck-skill = Dovednost
name-deck-ally = Spojenec
name-deck-special = Zvláštní karta
name-deck-mythos = Mýtus
name-deck-gate = Brána
name-phase-setup = Příprava hry
name-phase-upkeep = Údržba
name-phase-movement = Pohyb
name-phase-arkham = Setkání v Arkhamu
name-phase-otherWorld = Setkání v Jiných světech
name-phase-sitting = Kdo je zrovna tu
name-phase-mythos = Mýtus
name-phase-battle = Závěrečná bitva
name-phase-over = Konec
name-lying-encounter = Setkání
name-lying-rumor = Zvěst
name-rule = pravidla
name-roll = hod
name-misfortune-insane = došla příčetnost
name-misfortune-unconscious = došlo zdraví
name-stranded-noGate = zpátky nevede žádná brána
name-stranded-insane = došla příčetnost
name-stranded-unconscious = došlo zdraví
