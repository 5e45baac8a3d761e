# Wat er gebeurd is, één regel per gebeurtenis.

# Een test: wie hem aflegt, welke, met hoeveel dobbelstenen en wat ze tonen; dan wat daaraan veranderde en hoe het afliep
check-line = { $subject ->
    [same] { "" }
   *[other] { $who } gooit{ " " }
  }{ $check }{ $count ->
    [0] , geen dobbelsteen
   *[other] { $full ->
        [yes] { $count ->
            [one] , 1 dobbelsteen
           *[other] , { $count } dobbelstenen
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
check-to-close = { $check } om de poort te sluiten
check-spell = { $subject ->
    [same] Spreekt
   *[other] { $who } spreekt
  } { $spell } uit{ $count ->
    [0] , geen dobbelsteen
   *[other] { $full ->
        [yes] { $count ->
            [one] , 1 dobbelsteen
           *[other] , { $count } dobbelstenen
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
    [same] { $check }:{ " " }
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
    [one] 1 clue
   *[other] { $times } clues
  }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-card = { $card }
check-reroll = opnieuw geworpen ({ $by })
check-passed = { $told ->
    [yes] { $joint ->
        [first] **gehaald**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " – " }
      }**{ $needed ->
        [one] gehaald
       *[other] gehaald met { $successes ->
            [one] 1 succes
           *[other] { $successes } successen
          }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
check-failed = { $told ->
    [yes] { $joint ->
        [first] **niet gehaald**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " – " }
      }**{ $needed ->
        [one] niet gehaald
       *[other] niet gehaald, { $successes } van { $needed }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
dice-came = { $came ->
    [ended] { " – " }die eindigt.
    [stays] { " – " }die blijft.
    [nothing] { " – " }er gebeurt niets.
   *[something] { $some ->
        [yes] { " – " }{ $results }.
       *[no] .
      }
  }

# Het spel en de ronde
event-GameStarted = { $ancientOne }
event-GameStarted-aim = **Zo { $players ->
    [one] win je met 1 onderzoeker
   *[other] winnen jullie met { $players } onderzoekers
  }:** { $sealsOf ->
    [0] sluit alle poorten
   *[other] verzegel { $sealsOf } poorten, of sluit alle poorten
  } met in totaal { $trophiesOf ->
    [one] 1 poorttrofee
   *[other] { $trophiesOf } poorttrofeeën
  }. { $ancientOne } ontwaakt bij doem { $doomOf }, of zodra er { $gatesOf } poorten openstaan.
event-FirstPlayer = { $first } is de startspeler.
event-Sealed = De seed van de dobbelstenen is verzegeld: `{ $seal }`. Hij gaat open als de zaak gesloten is.
event-InvestigatorDealt = **{ $sheet }** ({ $player }) · { $text }
event-InvestigatorDealt-anew = **{ $sheet }** ({ $player }) neemt de zaak over · { $text }
event-InvestigatorDealt-alone = **{ $sheet }** · { $text }
event-TurnStarted = **Ronde { $turn } · { $first } begint**
event-TurnOrderAgreed = Vanaf de volgende ronde: { $turnOrder ->
    [sheet] volgens het boekje, met vooraf ingeleverde orders
    [sitting] wie er is, speelt meteen de hele beurt
   *[book] om de beurt, volgens het boekje
  }.
event-TurnOrderChanged = Beurtvolgorde: { $turnOrder ->
    [sheet] volgens het boekje, met vooraf ingeleverde orders
    [sitting] wie er is, speelt meteen de hele beurt
   *[book] om de beurt, volgens het boekje
  }.
event-CheckDecided = { CAPITAL(NAME($by, article: "the")) }: de { $check }{ $subject ->
    [same] { "" }
   *[other] { " " }van { $who }
  } geldt zonder te gooien als { $passed ->
    [true] *gehaald*
   *[other] *niet gehaald*
  }.
event-DiceRolled = { $subject ->
    [same] { "" }
   *[other] { $who },{ " " }
  }{ $purpose }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }

# Geld, clues, gezondheid
event-Gained = { $subject ->
    [same] { $subjects ->
        [one] Krijgt
       *[other] Krijgen elk
      }
   *[other] { $who } { $subjects ->
        [one] krijgt
       *[other] krijgen elk
      }
  } **{ $value }**{ $because }.
event-Gained-on = **+{ $amounts }**{ $why }
event-Lost = { $subject ->
    [same] { $subjects ->
        [one] Verliest
       *[other] Verliezen elk
      }
   *[other] { $who } { $subjects ->
        [one] verliest
       *[other] verliezen elk
      }
  } **{ $value }**{ $because }.
event-Lost-on = **−{ $amounts }**{ $why }
event-Spent = { $subject ->
    [same] Geeft
   *[other] { $who } geeft
  } { $value } uit{ $because }.
event-Bought = { $subject ->
    [same] Koopt
   *[other] { $who } koopt
  } **{ NAME($card, article: "a") }** voor ${ $money }.
event-LossPrevented = { $subject ->
    [same] { $subjects ->
        [one] Behoudt
       *[other] Behouden elk
      }
   *[other] { $who } { $subjects ->
        [one] behoudt
       *[other] behouden elk
      }
  } { $value }{ $because }.
event-LossPrevented-card = { $subject ->
    [same] Legt
   *[other] { $who } legt
  } { NAME($card, article: "the") } af en behoudt { $value }.
event-LossPrevented-given = { $amounts } bespaard, afgelegd: { $card }
event-LossPrevented-on = { $amounts } bespaard{ $why }
event-NothingBought = { $all ->
    [yes] Niemand koopt iets.
   *[no] { $subject ->
        [same] Koopt
       *[other] { $who } koopt
      } niets.
  }
event-Traded = { $subject ->
    [same] Geeft
   *[other] { $who } geeft
  } { $to } { $money ->
    [0] { NAME($cards, article: "the") }
   *[other] { $count ->
        [0] ${ $money }
       *[other] { NAME($cards, article: "the") } en ${ $money }
      }
  }.
event-TradeRefused = { $who } slaat de ruil met { $from } af.

# Kaarten
event-CardGained = { $subject ->
    [same] { $from ->
        [shop] Koopt
        [start] Begint met
        [supply] Ontvangt
       *[other] Krijgt
      }
   *[other] { $who } { $from ->
        [shop] koopt
        [start] begint met
        [supply] ontvangt
       *[other] krijgt
      }
  } { $costs ->
    [yes] **{ $value }** en{ " " }
   *[no] { "" }
  }**{ NAME($card, article: "a") }**{ $because }.
event-CardDiscarded = { $to ->
    [box] { $subject ->
        [same] Legt
       *[other] { $who } legt
      } { NAME($card, article: "the") } terug in de doos{ $because }.
    [supply] { $subject ->
        [same] Verliest
       *[other] { $who } verliest
      } { NAME($card, article: "the") }{ $because }.
   *[other] { $subject ->
        [same] Legt
       *[other] { $who } legt
      } { NAME($card, article: "the") } af{ $because }.
  }
event-CardUsed = { $subject ->
    [same] Gebruikt
   *[other] { $who } gebruikt
  } { NAME($card, article: "the") }.
event-AbilityUsed = { $subject ->
    [same] Gebruikt
   *[other] { $who } gebruikt
  } *{ $ability }*.
event-CardsOffered = { $subject ->
    [same] Aanbod
   *[other] Aanbod voor { $who }
  }{ $because }: { $cards }{ $dear ->
    [yes] { " " }– allemaal te duur
   *[no] { "" }
  }.
event-DeckEmpty = De stapel “{ $deck }” is leeg, dus valt er niets te trekken{ $because }.
event-SpellCast = { $subject ->
    [same] Spreekt
   *[other] { $who } spreekt
  } { $card } uit: { $passed ->
    [yes] *het lukt*.
   *[no] *het mislukt*.
  }

# Toestanden
event-Blessed = { $subject ->
    [same] { $subjects ->
        [one] Is
       *[other] Zijn
      }
   *[other] { $who } { $subjects ->
        [one] is
       *[other] zijn
      }
  } nu **Blessed**{ $because }: 4, 5 en 6 zijn een succes.
event-Cursed = { $subject ->
    [same] { $subjects ->
        [one] Is
       *[other] Zijn
      }
   *[other] { $who } { $subjects ->
        [one] is
       *[other] zijn
      }
  } nu **Cursed**{ $because }: alleen een 6 is een succes.
event-BlessingEnded = De Zegening{ $subject ->
    [same] { "" }
   *[other] { " " }van { $who }
  } is uitgewerkt{ $because }.
event-CurseEnded = De Vervloeking{ $subject ->
    [same] { "" }
   *[other] { " " }van { $who }
  } is uitgewerkt{ $because }.
event-Delayed = { $subject ->
    [same] { $subjects ->
        [one] Is
       *[other] Zijn
      }
   *[other] { $who } { $subjects ->
        [one] is
       *[other] zijn
      }
  } vertraagd{ $because } en { $subjects ->
    [one] mist
   *[other] missen
  } de volgende verplaatsing.
event-StoodUp = { $lost ->
    [yes] { $subject ->
        [same] Nog altijd
       *[other] { $who } is nog altijd
      } lost in time and space, maar niet meer vertraagd.
   *[no] { $subject ->
        [same] Staat op
       *[other] { $who } staat op
      } in plaats van zich te verplaatsen.
  }
event-TurnLost = { $subject ->
    [same] { AGREES($who) ->
        [one] Slaat
       *[other] Slaan
      }
   *[other] { $who } { AGREES($who) ->
        [one] slaat
       *[other] slaan
      }
  } de volgende beurt over{ $because }.
event-Arrested = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Wordt
       *[other] Worden
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] wordt
       *[other] worden
      }
  } gearresteerd**{ $because }: de Jail Cell in, en daar gaat de volgende beurt.
event-WentInsane = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Wordt
       *[other] Worden
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] wordt
       *[other] worden
      }
  } krankzinnig**{ $because } en { AGREES($plain) ->
    [one] ontwaakt
   *[other] ontwaken
  } in Arkham Asylum.
event-FellUnconscious = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Raakt
       *[other] Raken
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] raakt
       *[other] raken
      }
  } bewusteloos**{ $because } en { AGREES($plain) ->
    [one] ontwaakt
   *[other] ontwaken
  } in St. Mary’s Hospital.
event-LostInTimeAndSpace = **{ $plain } { $subjects ->
    [one] is
   *[other] zijn
  } lost in time and space**{ $because }.
event-Eliminated = { $subject ->
    [same] { AGREES($who) ->
        [one] Ligt
       *[other] Liggen
      }
   *[other] { $who } { AGREES($who) ->
        [one] ligt
       *[other] liggen
      }
  } uit het spel.
event-Devoured = **{ $plain } { AGREES($plain) ->
    [one] wordt
   *[other] worden
  } verslonden.**
event-Replaced = **{ $sheet }** neemt de zaak over.
event-CutShort = Wat { $subject ->
    [same] daar verder nog wachtte
   *[other] { $who } daar verder nog te wachten stond
  }, blijft uit.

# Wegen
event-Moved = { $subject ->
    [same] { $how ->
        [step] { $subjects ->
            [one] Gaat
           *[other] Gaan
          } { NAME($to, role: "to") }.
        [gate] { $subjects ->
            [one] Gaat
           *[other] Gaan
          } door de poort { NAME($to, role: "to") }.
        [return] { $subjects ->
            [one] Keert
           *[other] Keren
          } terug naar Arkham, { NAME($to, role: "at") }.
        [explored] { $subjects ->
            [one] Keert
           *[other] Keren
          } terug naar Arkham, { NAME($to, role: "at") }; de poort daar is verkend.
        [world] { $subjects ->
            [one] Gaat
           *[other] Gaan
          } verder { NAME($to, role: "to") }.
        [shut] { $subjects ->
            [one] Wordt
           *[other] Worden
          } de deur uit gezet en { $subjects ->
            [one] staat
           *[other] staan
          } nu { NAME($to, role: "at") }.
        [freed] { $subjects ->
            [one] Komt
           *[other] Komen
          } vrij{ $because } en { $subjects ->
            [one] is
           *[other] zijn
          } weer { NAME($to, role: "at") }.
        [back] { $subjects ->
            [one] Is
           *[other] Zijn
          } terug, { NAME($to, role: "at") }.
       *[other] { $subjects ->
            [one] Belandt
           *[other] Belanden
          } { NAME($to, role: "at") }{ $because }.
      }
   *[other] { $who } { $how ->
        [step] { $subjects ->
            [one] gaat
           *[other] gaan
          } { NAME($to, role: "to") }.
        [gate] { $subjects ->
            [one] gaat
           *[other] gaan
          } door de poort { NAME($to, role: "to") }.
        [return] { $subjects ->
            [one] keert
           *[other] keren
          } terug naar Arkham, { NAME($to, role: "at") }.
        [explored] { $subjects ->
            [one] keert
           *[other] keren
          } terug naar Arkham, { NAME($to, role: "at") }; de poort daar is verkend.
        [world] { $subjects ->
            [one] gaat
           *[other] gaan
          } verder { NAME($to, role: "to") }.
        [shut] { $subjects ->
            [one] wordt
           *[other] worden
          } de deur uit gezet en { $subjects ->
            [one] staat
           *[other] staan
          } nu { NAME($to, role: "at") }.
        [freed] { $subjects ->
            [one] komt
           *[other] komen
          } vrij{ $because } en { $subjects ->
            [one] is
           *[other] zijn
          } weer { NAME($to, role: "at") }.
        [back] { $subjects ->
            [one] is
           *[other] zijn
          } terug, { NAME($to, role: "at") }.
       *[other] { $subjects ->
            [one] belandt
           *[other] belanden
          } { NAME($to, role: "at") }{ $because }.
      }
  }
event-Moved-unpaid = { $subject ->
    [same] Betaalt
   *[other] { $who } betaalt
  } de ${ $money } niet en wordt weggestuurd { NAME($to, role: "to") }.
event-Declined = { $subject ->
    [same] Laat
   *[other] { $who } laat
  } het zo{ $because }.
event-Declined-price = { $subject ->
    [same] Wil
   *[other] { $who } wil
  } niet { $price }{ $because }.
event-Stays = { $who } blijft { NAME($place, role: "at") }.
event-CluesTaken = { $subject ->
    [same] Vindt
   *[other] { $who } vindt
  } **{ $value }**.
event-CluesLeft = { $subject ->
    [same] Laat
   *[other] { $who } laat
  } { $value } { NAME($place, role: "at") } liggen.
event-ClueHandedOn = { $who } laat de clue aan { $to }.
event-ExploredMarker = { $subject ->
    [same] Heeft
   *[other] { $who } heeft
  } de poort { NAME($place, role: "at") } verkend{ $because }.
event-DrawnThrough = { $subject ->
    [same] { $how ->
        [steps] { $subjects ->
            [one] Stapt
           *[other] Stappen
          }
       *[falls] { $subjects ->
            [one] Valt
           *[other] Vallen
          }
      }
   *[other] { $who } { $how ->
        [steps] { $subjects ->
            [one] stapt
           *[other] stappen
          }
       *[falls] { $subjects ->
            [one] valt
           *[other] vallen
          }
      }
  } door de poort { NAME($world, role: "to") }{ $delayed ->
    [yes] { " " }en { $subjects ->
        [one] mist
       *[other] missen
      } de volgende verplaatsing
   *[no] { "" }
  }.

# Monsters
event-Evaded = { $passed ->
    [yes] { $subject ->
        [same] Ontwijkt
       *[other] { $who } ontwijkt
      } { NAME($monster, article: "the") }.
   *[no] { CAPITAL(NAME($monster, article: "the")) } merkt { $subject ->
        [same] het
       *[other] { $who } op
      }.
  }
event-CombatStarted = { $subject ->
    [same] Staat
   *[other] { $who } staat
  } tegenover **{ NAME($monster, article: "the") }**.
event-HandsFilled = { $subject ->
    [same] Vecht
   *[other] { $who } vecht
  } met { NAME($cards, article: "the") }.
event-MonsterDefeated = **{ $full ->
    [no] { $subject ->
        [same] Verslaat
       *[other] { $plain } verslaat
      } het monster{ $end ->
        [trophy] : een trofee
        [cup] ; het gaat terug in de monstervoorraad
        [box] ; het verdwijnt voorgoed
       *[none] { "" }
      }
   *[yes] { CAPITAL(NAME($monster, article: "the")) } is verslagen{ $end ->
        [trophy] : een trofee
        [cup] { " " }en gaat terug in de monstervoorraad
        [box] { " " }en verdwijnt voorgoed
       *[none] { "" }
      }
  }.**
event-MonsterEnds = { $text }
event-MonsterHits = { $text }
event-CombatEnded = { $how ->
    [fled] { $subject ->
        [same] Vlucht
       *[other] { $who } vlucht
      } voor { NAME($monster, article: "the") }.
   *[other] { $subject ->
        [same] Ontkomt
       *[other] { $who } ontkomt
      } aan { NAME($monster, article: "the") }.
  }
event-MonsterAppeared = { CAPITAL(NAME($place, role: "at")) } { $count ->
    [one] verschijnt een monster
   *[other] verschijnen monsters
  }{ $because }: **{ $monster }**.
event-MonsterAppeared-gate = Uit de poort { NAME($place, role: "at") }{ $because }: **{ $monster }**.
event-MonsterAppeared-there = Uit de poort: **{ $monster }**.
event-MonstersFromGates = Uit de poorten{ $because }: { $arrivals }.
event-MonstersFromGates-one = **{ $monsters }** { NAME($place, role: "at") }
event-MonsterToOutskirts = Arkham is vol{ $because }; naar de Outskirts: { $monster }.
event-OutskirtsEmptied = De Outskirts zijn vol: { $count ->
    [one] 1 monster gaat
   *[other] { $count } monsters gaan
  } terug in de monstervoorraad.
event-MonsterMoved = { CAPITAL(NAME($monster, article: "the")) } { $reason ->
    [flying] vliegt { NAME($to, role: "to") }
    [unique] trekt op eigen wijze { NAME($to, role: "to") }
   *[other] trekt { NAME($to, role: "to") } (op de kaart: { CAPITAL($reason) ->
        [Circle] cirkel
        [Crescent] maansikkel
        [Diamond] ruit
        [Hexagon] zeshoek
        [Plus] plus
        [Slash] schuine streep
        [Square] vierkant
        [Star] ster
       *[Triangle] driehoek
      })
  }.
event-MonstersMoved = De monsters trekken rond. { $ways }
event-MonstersMoved-by = { $reason ->
    [flying] Door de lucht
    [unique] Op eigen wijze
    [circle] Cirkels
    [crescent] Maansikkels
    [diamond] Ruiten
    [hexagon] Zeshoeken
    [plus] Plussen
    [slash] Schuine strepen
    [square] Vierkanten
    [star] Sterren
   *[triangle] Driehoeken
  }: { $ways }.
event-MonsterWay = { $monsters } { NAME($to, role: "to") }
event-MonsterReturned = { CAPITAL(NAME($monster, article: "the")) } verdwijnt{ $to ->
    [box] { " " }voorgoed
   *[other] { "" }
  } { NAME($from, role: "from") }{ $to ->
    [box] { "" }
   *[other] , terug in de monstervoorraad
  }{ $because }.
event-MonsterReturned-gate = { CAPITAL(NAME($monster, article: "the")) } { $count ->
    [one] verdwijnt
   *[other] verdwijnen
  } met de poort mee, terug in de monstervoorraad.
event-MonstersReturned = Verdwenen{ $because }: { $all }.
event-MonstersReturned-one = { $monsters } { NAME($from, role: "from") }
event-MonsterClaimed = { $subject ->
    [same] Neemt
   *[other] { $who } neemt
  } { NAME($monster, article: "the") } als trofee{ $because }.

# Poorten
event-GateOpened = **{ CAPITAL(NAME($place, role: "at")) } opent zich een poort** { NAME($gate, role: "to") }{ $because }{ $brings ->
    [yes] : **doem { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-hidden = **{ CAPITAL(NAME($place, role: "at")) } opent zich een poort**{ $because }; niemand weet waarheen{ $brings ->
    [yes] : **doem { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-brief = { CAPITAL(NAME($place, role: "at")) } opent zich een poort.
event-GateRevealed = De poort { NAME($place, role: "at") } leidt { NAME($gate, role: "to") }{ $because }.
event-GateHeld = { $subject ->
    [same] Kan
   *[other] { $who } kan
  } de poort { NAME($place, role: "at") } niet sluiten: tegen { NAME($gate, article: "the") } levert Lore noch Fight ook maar één dobbelsteen op.
event-GateClosed = { $trophy ->
    [yes] **{ $subject ->
        [same] Sluit
       *[other] { $plain } sluit
      } de poort** { NAME($place, role: "at") } en neemt die mee als trofee.
   *[no] **De poort { NAME($place, role: "at") } sluit zich.**
  }
event-GateClosed-itself = De poort { NAME($place, role: "at") } sluit zich vanzelf{ $because }.
event-Surge = **Monstergolf** { NAME($place, role: "at") }{ $because }: { $count ->
    [one] 1 monster
   *[other] { $count } monsters
  }.
event-SurgeBlocked = { CAPITAL(NAME($place, role: "at")) } blijft de monstergolf uit ({ $by }).
event-GateBlocked = { CAPITAL(NAME($place, role: "at")) } opent zich geen poort ({ $by }).
event-DoomChanged = **Doem { $doom }/{ $of }**{ $gate ->
    [yes] : er heeft zich een poort geopend
   *[no] { $because }
  }.
event-DoomChanged-on = **doem { $doom }/{ $of }**

# Ontmoetingen
event-EncounterDrawn = { $full ->
    [yes] **{ $place }:**{ " " }
   *[no] { "" }
  }*{ $story }*
event-LocationCardRevealed = De bovenste locatiekaart ({ $place }) wordt omgedraaid{ $because }: kaart { $number }.
event-LocationAbility = { $subject ->
    [same] Gebruikt
   *[other] { $who } gebruikt
  } **{ $ability }** ({ $place }).

# De mythos
event-MythosDrawn = Mythos · { $card }
event-MythosDrawn-discarded = { $why ->
    [rumor] “{ $card }” gaat opzij: met een Rumor begint geen spel.
    [noGate] “{ $card }” gaat opzij: die kaart noemt geen poort.
   *[none] “{ $card }” gaat opzij.
  }
event-MythosDrawn-gateOnly = Een tweede mythoskaart, waarvan alleen de poort telt: “{ $card }” ({ $place }).
event-MythosDrawn-gateOnly-none = geen poort
event-MythosDrawn-peek = De volgende mythoskaart: “{ $card }”.
event-CluePlaced = { CAPITAL(NAME($place, role: "at")) } { $count ->
    [one] verschijnt een clue
   *[other] verschijnen clues
  }{ $because }.
event-CluesRemoved = { $amount ->
    [one] De clue { NAME($place, role: "at") } verdwijnt in de poort.
   *[other] De { $amount } clues { NAME($place, role: "at") } verdwijnen in de poort.
  }
event-EnvironmentEntered = { $full ->
    [yes] **{ $card }** is de nieuwe Environment.
   *[no] { "" }
  }
event-EnvironmentReplaced = { $full ->
    [no] “{ $before }” is voorbij.
   *[yes] “{ $before }” is voorbij: nu geldt **{ $card }**.
  }
# Wat er op een Rumor ligt, en bij hoeveel hij uitkomt
rumor-lying = { $amount ->
    [0] niets op de kaart
   *[other] { $what ->
        [monster] monsters
       *[clue] clues
      } { $amount }{ $of ->
        [0] { "" }
       *[other] /{ $of }
      }
  }
event-RumorEntered = { $full ->
    [no] **Een nieuwe Rumor**
   *[yes] Nieuwe Rumor: **{ $card }**
  }{ $what ->
    [none] { "" }
   *[other] , { $lying }
  }.
event-RumorIgnored = “{ $card }” telt niet: er is al een Rumor in het spel{ $because }.
event-RumorTokens = **{ $card }:** { $lying }.
event-MythosTextCancelled = De tekst van “{ $card }” vervalt ({ $by }).
event-MythosLeft = “{ $card }” is voorbij.
event-AllyLeft = { $card } { $count ->
    [one] verlaat
   *[other] verlaten
  } Arkham{ $because }.
event-PlaceClosed = **{ CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] sluit
   *[other] sluiten
  }**{ $until ->
    [endOfGame] { " " }voorgoed
   *[other] { "" }
  }{ $because }.
event-PlaceReopened = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] gaat
   *[other] gaan
  } weer open{ $because }.

# Het einde
event-Awakened = { $reason ->
    [doom] Het doemspoor is vol.
    [gates] Er staan te veel poorten open.
    [noGateMarker] Er moet een poort opengaan, maar er is geen poortfiche meer.
    [emptyCup] Er moet een monster verschijnen, maar de monstervoorraad is leeg.
   *[monsters] Monsters overspoelen de stad.
  }
event-Awakened-brief = { $ancientOne } ontwaakt.
event-BattleRound = **Eindstrijd, ronde { $round } · { $first } begint**
event-AttackTallied = { $subject ->
    [same] Voegt
   *[other] { $who } voegt
  } { $successes ->
    [0] geen succes
    [one] 1 succes
   *[other] { $successes } successen
  } toe: **{ $tally }/{ $needed }** voor een doemfiche.
event-DoomTokenRemoved = **{ $count ->
    [one] Er verdwijnt een doemfiche
   *[other] Er verdwijnen { $count } doemfiches
  }**: { $left ->
    [0] er is er geen meer over.
    [one] nog 1 over.
   *[other] nog { $left } over.
  }
event-AncientOneAttacks = **{ $ancientOne } valt aan.**
event-AttackCancelled = De aanval blijft uit ({ $by }).
event-GameEnded = De onderzoekers hebben { $result ->
    [won] gewonnen
   *[lost] verloren
  }
event-GameEnded-won-closing = In ronde { $turn } is de laatste poort dichtgegaan.
event-GameEnded-won-sealing = Zes zegels houden de deuren van Arkham dicht, sinds ronde { $turn }.
event-GameEnded-won-banishing = De Ancient One slaapt weer, sinds ronde { $turn }.
event-GameEnded-lost-devoured = In ronde { $turn } bleef er niemand over om het na te vertellen.
event-GameEnded-lost-destruction = In ronde { $turn } is het wakker geworden, en toen was er niets meer.

# Namen die woorden zijn en niet gedrukt staan
name-area = { $world } ({ $order ->
    [1] eerste
   *[other] tweede
  } gebied)
name-streets = { $neighborhood }
name-skill-speed = Speed
name-skill-sneak = Sneak
name-skill-fight = Fight
name-skill-will = Will
name-skill-lore = Lore
name-skill-luck = Luck
name-check-speed = Speed-test
name-check-sneak = Sneak-test
name-check-fight = Fight-test
name-check-will = Will-test
name-check-lore = Lore-test
name-check-luck = Luck-test
name-check-evade = Evade-test
name-check-horror = Horror-test
name-check-combat = Combat-test
name-check-spell = Spell-test
name-modifier = bonus of malus
name-modifier-modifier = bonus of malus
name-track-speedSneak = Speed en Sneak
name-track-fightWill = Fight en Will
name-track-loreLuck = Lore en Luck
name-deck-common = Gewoon voorwerp
name-deck-unique = Uniek voorwerp
name-deck-spell = Spreuk
name-deck-skill = Vaardigheid
name-deck-ally = Bondgenoot
name-deck-special = Speciale kaart
name-deck-mythos = Mythos
name-deck-gate = Poort
name-phase-setup = Opzet
name-phase-upkeep = Onderhoud
name-phase-movement = Verplaatsing
name-phase-arkham = Ontmoetingen in Arkham
name-phase-otherWorld = Ontmoetingen in Andere Wereld
name-phase-sitting = Wie er is
name-phase-mythos = Mythos
name-phase-battle = Eindstrijd
name-phase-over = Het einde
name-lying-encounter = Ontmoeting
name-lying-rumor = Rumor
name-rule = de regels
name-roll = de worp
name-misfortune-insane = geen Sanity meer
name-misfortune-unconscious = geen Stamina meer
name-stranded-noGate = geen poort leidt terug
name-stranded-insane = geen Sanity meer
name-stranded-unconscious = geen Stamina meer
