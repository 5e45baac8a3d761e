# Hrací plán a zpráva o stavu
headline = { $turn }. kolo · { $phase }
headline-setup = Příprava hry
headline-over = Konec, { $turn }. kolo
status-goal = **Cíl:** { $sealsOf ->
    [0] uzavřít všechny brány
   *[other] pečetě **{ $seals }/{ $sealsOf }**, nebo uzavřít všechny brány
  } (otevřeno **{ $gates }**) a mít při tom { $trophiesOf ->
    [one] 1 trofej brány
    [few] { $trophiesOf } trofeje bran
   *[other] { $trophiesOf } trofejí bran
  } (teď **{ $trophies }**)
status-goal-awake = **Cíl:** porazit **{ NAME($ancientOne, case: "accusative") }** – už nespí
status-danger = **Nebezpečí:** **{ $ancientOne }** procitne, až se naplní zkáza **{ $doom }/{ $doomOf }** nebo brány **{ $gates }/{ $gatesOf }** · strach **{ $terror }/10**
status-stand = Zkáza **{ $doom }/{ $doomOf }** · brány **{ $gates }/{ $gatesOf }**{ $seals ->
    [0] { "" }
   *[other] { " " }· pečetě **{ $seals }/6**
  }{ $terror ->
    [0] { "" }
   *[other] { " " }· strach **{ $terror }/10**
  }
status-town = Nestvůry **{ $monsters }/{ $monstersOf }** · Okolí města { $outskirts }/{ $outskirtsOf } · první hráč: { $first }
status-environment = Prostředí: { $card }
status-rumor = Zvěst: **{ $card }**{ $monsters ->
    [0] { $tokens ->
        [0] { "" }
        [one] { " " }({ $of ->
            [0] 1 stopa
           *[other] stopy 1/{ $of }
          })
        [few] { " " }({ $of ->
            [0] { $tokens } stopy
           *[other] stopy { $tokens }/{ $of }
          })
       *[other] { " " }({ $of ->
            [0] { $tokens } stop
           *[other] stopy { $tokens }/{ $of }
          })
      }
    [one] { " " }({ $of ->
        [0] 1 nestvůra
       *[other] nestvůry 1/{ $of }
      })
    [few] { " " }({ $of ->
        [0] { $monsters } nestvůry
       *[other] nestvůry { $monsters }/{ $of }
      })
   *[other] { " " }({ $of ->
        [0] { $monsters } nestvůr
       *[other] nestvůry { $monsters }/{ $of }
      })
  }
status-rumor-last = -# **Ještě jedna, a naplní se.** { $effects }
status-two-cards = Každé kolo přináší už napořád dvě karty mýtu; z první platí jen brána.
status-lasting = Stále platí: { $cards }
text-investigator = { $seat }: { $place }, příčetnost { $sanity }, zdraví { $stamina }{ $delayed ->
    [true] , má zpoždění
   *[other] { "" }
  }{ $explored ->
    [true] , brána prozkoumána
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] , návrat: { $returns }. kolo
  }.
standing = { $place } · příčetnost { $sanity }/{ $sanityOf } · zdraví { $stamina }/{ $staminaOf } · { $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  } · ${ $money }{ $delayed ->
    [true] { " " }· má zpoždění
   *[other] { "" }
  }{ $returns ->
    [0] { "" }
   *[other] { " " }· návrat: { $returns }. kolo
  }
standing-out = mimo hru
text-place = { $place }: { $here }.
text-gate = brána { NAME($gate, role: "to") } (modifikátor { $modifier }, { $dimension })
text-gate-hidden = brána do neznámého světa
text-sealed = zapečetěno
text-activity = žeton aktivity
text-awake = { $ancientOne } už nespí.
text-monster = { $monster }: pohyb { $movement }, { $dimension }, houževnatost { $toughness }, útočnost { $damage }.
text-neighborhood = { $name }: { $places }. Odtud se jde { NAME($streets, role: "to") }.
text-unstable = { $place } (nestálá)
text-world = { $name }: { $colors }.
color-blue = modrá
color-green = zelená
color-red = červená
color-yellow = žlutá
text-closed = zavřeno
text-clues = { $amount ->
    [one] 1 stopa
    [few] { $amount } stopy
   *[other] { $amount } stop
  }
battle-round = { $round ->
    [0] Před 1. kolem
   *[other] { $round }. kolo
  }
battle-successes = úspěchy na další žeton zkázy
battle-rating = bojeschopnost
battle-devoured = V temnotě
board-doom = Zkáza
board-awake = Nespí
board-terror = Strach
board-turn = Kolo
board-gates = Brány
board-seals = Pečetě
board-monsters = Nestvůry
board-outskirts = Okolí města
board-environment = Prostředí
board-rumor = Zvěst
board-first = První hráč
board-closed = Zavřeno
board-none = nic
board-noLimit = bez limitu
board-sky = Obloha
# Co se změnilo, přede vším, co obrázek ukazuje
alt-changed = Nové: { $changes }
alt-changed-gate = brána { NAME($place, role: "at") }
alt-changed-seal = pečeť { NAME($place, role: "at") }
alt-changed-clue = stopa { NAME($place, role: "at") }
alt-changed-closed = { $place } – zavřeno
alt-changed-monster = { NAME($monster) } { NAME($place, role: "at") }
alt-changed-moved = { $who } teď { NAME($place, role: "at") }
alt-way-ahead = { CAPITAL(NAME($place, role: "from")) } se dá jít { $reach }
alt-reach = { NAME($place, role: "to") } ({ $steps ->
    [one] 1 krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  })

# Karta vyšetřovatele
sheet-title = **{ $name }**, { $occupation } · { $place }
sheet-health = Příčetnost **{ $sanity }/{ $maxSanity }** · zdraví **{ $stamina }/{ $maxStamina }** · ${ $money } · { $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  } · soustředění { $focus }
sheet-track = { $a } **{ $first }** / { $b } **{ $second }**
sheet-card = • **{ $name }** ({ $kind }{ $exhausted ->
    [true] , vyčerpáno
   *[other] { "" }
  }{ $tokens ->
    [0] { "" }
    [one] , 1 žeton
    [few] , { $tokens } žetony
   *[other] , { $tokens } žetonů
  }) { $text }
sheet-trophy-list = Trofeje: { $trophies }.
sheet-sanity = Příčetnost
sheet-stamina = Zdraví
sheet-money = Peníze
sheet-clues = Stopy
sheet-focus = Soustředění
sheet-cards = Majetek
sheet-trophies = Trofeje
sheet-exhausted = vyčerpáno
sheet-home = Domov
sheet-none = nic
condition-delayed = má zpoždění
condition-arrested = za mřížemi
condition-lost = bloudí v čase a prostoru
condition-explored = žeton průzkumu
condition-lostTurn = ztrácí { $turn }. kolo

# Vyhledávání
mythos-type-headline = Titulek
mythos-type-environment = Prostředí
mythos-type-rumor = Zvěst
mythos-type-special = Mýtus
family-world = Jiný svět
family-monster = Nestvůra
family-ancientOne = Prastarý
fact-awareness = Vnímavost
fact-horror = Hrůzostrašnost
fact-toughness = Houževnatost
fact-combat = Bojeschopnost
fact-rating = { $rating } (ztráta { $damage })
fact-movement = Pohyb
fact-dimension = Dimenze
fact-price = Cena
fact-hands = Ruce
fact-doom = Počítadlo zkázy
fact-combatRating = Bojeschopnost
fact-sanity = Příčetnost
fact-stamina = Zdraví
fact-focus = Soustředění
fact-home = Domov
movement-normal = běžný
movement-fast = rychlý
movement-stationary = žádný
movement-flying = létající
movement-unique = zvláštní
dimension-circle = kruh
dimension-crescent = půlměsíc
dimension-diamond = kosočtverec
dimension-hexagon = šestiúhelník
dimension-plus = plus
dimension-slash = lomítko
dimension-square = čtverec
dimension-star = hvězda
dimension-triangle = trojúhelník
look-gate = Otevřená brána **{ NAME($gate, role: "to") }**.
look-sealed = **Zapečetěno** starodávným symbolem.
look-clues = { $amount ->
    [one] Leží tu **1 stopa**.
    [few] Leží tu **{ $amount } stopy**.
   *[other] Leží tu **{ $amount } stop**.
  }
look-monsters = Nestvůry: { $monsters }.
look-people = Vyšetřovatelé: { $people }.
fact-special = zvláštní

# Konec hry
ending-score = **Ohodnocení vítězství { $total }**: počítadlo zkázy { $doomTrack } − strach { $terror } − půjčky { $loans } − Starodávné symboly { $elderSigns } + trofeje bran { $gateTrophies } + třetina trofejí nestvůr { $monsterTrophies } + přeživší { $survivors }.
ending-first-citizen = { $count ->
    [one] První občan města Arkhamu: **{ $names }**.
   *[other] První občané města Arkhamu: **{ $names }**.
  }

# Kdo rozhoduje nerozhodné hlasování
second-first-player = první hráč
