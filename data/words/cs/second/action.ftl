### Otázky na to, co vyšetřovatel dělá: Údržba, pohyb, nestvůry, souboj, kouzla, brány, směny.
### $seat je jméno vyšetřovatele.

## Údržba

ask-upkeep-return = { $seat } se vrací z míst mimo čas a prostor. Kam?
ask-upkeep-next = { $seat }: chceš před pohybem něco použít?
option-upkeep-roll = Hodit hned: { $card }
option-upkeep-done = Hotovo
option-clue-hand-on = Stopu bere { $seat }
option-clue-put-back = Nechat stopu { NAME($place, role: "at") }
option-move-sliders = Posunout ukazatele
option-sitting-go-on = Dál
ask-sitting-begin = { $seat }: odehraješ teď svůj tah? Zatím není o čem rozhodovat.
ask-upkeep-sheet = { $seat }: jak naložíš s tímto kolem? Ulož si plán, nebo nastav ukazatele a o zbytku rozhoduj, až přijde.
ask-upkeep-sliders = { $seat }: ukazatele posuň { $focus ->
    [one] nejvýš o 1 pozici.
    [few] nejvýš o { $focus } pozice.
   *[other] nejvýš o { $focus } pozic.
  }
option-sliders = { $moved }
slider-name-speed-sneak = Rychlost / Plížení
slider-name-fight-will = Síla / Vůle
slider-name-lore-luck = Vědomosti / Štěstí
slider-speed-sneak = Rychlost { $speed } / Plížení { $sneak }
slider-fight-will = Síla { $fight } / Vůle { $will }
slider-lore-luck = Vědomosti { $lore } / Štěstí { $luck }
note-sliders = Rychlost { $speed }, plížení { $sneak }; síla { $fight }, vůle { $will }; vědomosti { $lore }, štěstí { $luck }
sliders-beyond = To je moc: soustředění ti dovolí { $focus ->
    [one] posun jen o 1 pozici
    [few] posun jen o { $focus } pozice
   *[other] posun jen o { $focus } pozic
  }.
slider-brief = { $skill ->
    [speed] Rychlost
    [fight] Síla
   *[lore] Vědomosti
  } { $value }
option-sliders-keep = Nechat ukazatele
option-sliders-middle = Začít uprostřed

## Pohyb

ask-move-next = { $seat } { NAME($place, role: "at") }: { $points ->
    [0] kroky došly. Co teď?
    [one] zbývá 1 krok. Kam?
    [few] zbývají { $points } kroky. Kam?
   *[other] zbývá { $points } kroků. Kam?
  }
ask-move-met = { $seat } { NAME($place, role: "at") }: { AGREES($monsters) ->
    [one] číhá tu
   *[other] číhají tu
  } { NAME($monsters) }. Nejdřív se vyhni, nebo bojuj.
option-go = { $place }
note-go = { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  }{ $number ->
    [0] { "" }
   *[other] { " " }· na mapě { $number }
  }
brings-clues = { $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  }
brings-gate = brána
# K čemu vede, když se zůstane
brings-encounter = setkání
brings-unknown-gate = brána
brings-world = { NAME($world, role: "to") }
option-wagon = Vozem { NAME($place, role: "to") }
option-stop-here = { $clues ->
    [0] Zůstat tady
    [one] Zůstat · 1 stopa
    [few] Zůstat · { $clues } stopy
   *[other] Zůstat · { $clues } stop
  }
option-stop-leaving = { $clues ->
    [0] Zůstat · stopy nechat ležet
    [one] Zůstat · vzít jen 1 stopu
    [few] Zůstat · vzít jen { $clues } stopy
   *[other] Zůstat · vzít jen { $clues } stop
  }
option-leave-clues = Nechat stopy ležet…
ask-move-clues = { $after ->
    [true] { $seat }: kolik stop necháš { NAME($place, role: "at") } ležet?
   *[other] { $seat }: kolik stop necháš ležet tam, kde se v tomto kole zastavíš?
  }
option-leave = { $clues ->
    [0] Vzít všechny stopy
    [one] Nechat 1 stopu
    [few] Nechat { $clues } stopy
   *[other] Nechat { $clues } stop
  }
ask-move-world = { $seat } jde dál Jiným světem. Chceš předtím něco použít?
ask-move-world-after = { $seat } je v Jiném světě. Chceš něco použít, než se ukáže, co tam čeká?
option-world-stay = Zůstat
option-world-on = Jít dál
option-world-back = Zpátky do Arkhamu
ask-return-gate = { $seat } se vrací { NAME($world, role: "from") }. Kterou branou?
option-return-gate = { $place }
note-return-gate = Uzavření { $modifier }{ $count ->
    [0] {""}
    [one] , hlídá ji { NAME($monsters) }
   *[other] , hlídají ji { NAME($monsters) }
  }

## Setkání s nestvůrami

ask-combat-face = { $seat } naráží na { NAME($monsters, case: "accusative") }. Vyhnout se, nebo bojovat?
option-evade = Únik: { $monster }
# Tolik z dlouhého jména, kolik se vejde na tlačítko i se šancí.
option-monster-brief = { $id ->
    [dimensional-shambler] Slídič
    [god-of-the-bloody-tongue] Krvavý jazyk
    [haunter-of-the-dark] Přízrak
    [hound-of-tindalos] Pes
    [the-bloated-woman] Odulá žena
    [the-dark-pharaoh] Temný faraon
   *[other] { $monster }
  }
option-fight = Boj: { $monster }
note-check = { $dice ->
    [0] Kostky jen za stopy
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
  }, potřeba { $needed ->
    [one] 1 úspěch
    [few] { $needed } úspěchy
   *[other] { $needed } úspěchů
  }
note-dice = { $dice ->
    [0] Kostky jen za stopy
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
  }, počítá se každý úspěch
note-staked = { $check }. { $stakes }
note-fight = { $check }; předtím hod na strach ({ $dice ->
    [0] bez kostek
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
  }): neúspěch znamená příčetnost −{ $damage }{ $nightmarish ->
    [0] {""}
   *[other] , i úspěch −{ $nightmarish }
  }
ask-combat-start = { CAPITAL(NAME($monster)) } se obrací na { NAME($seat, case: "accusative") }. Chceš před hodem na strach něco seslat?
option-go-on = Čelit hrůze
ask-check-reroll = Kterou kostku přehodit?
option-reroll-die = { $die ->
    [1] Jedničku
    [2] Dvojku
    [3] Trojku
    [4] Čtyřku
    [5] Pětku
    [6] Šestku
   *[other] { $die }
  }
option-act-no = Dál
ask-battle-trade = { $seat }: chceš před útoky s někým směňovat?
ask-battle-ward = { $seat }: { $ancientOne } se chystá k útoku. Chceš útok odvrátit?
ask-window-act = { $seat }, { $before ->
    [mythos] za chvíli se otočí karta mýtu
   *[encounter] za chvíli začne setkání
  }. Chceš předtím něco použít?
ask-combat-round = { $seat } proti { NAME($monster, case: "dative") }, { $round }. kolo souboje. { $stakes }
option-flee = Utéct
option-escape = Zmizet
option-other-hands = Do rukou něco jiného…
option-hands-back = Zpět
ask-combat-hands = { $seat }: které zbraně nebo kouzla?
option-hands = { $cards }
option-hands-two = { $one } + { $other }
option-hand-brief = { $id ->
    [derringer-18] .18
    [revolver-38] .38
    [automatic-45] .45
    [cavalry-saber] Šavle
    [enchanted-blade] Zač. čepel
    [enchanted-knife] Zač. nůž
    [powder-of-ibn-ghazi] Prášek
    [dread-curse-of-azathoth] Kletba
    [red-sign-of-shudde-mell] Rudé znamení
   *[other] { $card }
  }
option-hands-none = Holé ruce
note-hands = { $dice ->
    [0] Žádné kostky navíc
    [one] +1 kostka
    [few] +{ $dice } kostky
   *[other] +{ $dice } kostek
  }{ $toCast ->
    [0] {""}
   *[other] , podaří-li se seslat { NAME($spells, case: "accusative") }
  }
ask-combat-damage = { CAPITAL(NAME($monster)) } zasahuje { NAME($seat, case: "accusative") }.
option-damage-take = Ztratit { $damage } zdraví
ask-battle-attack = { $seat } útočí na Prastarého. Jak?

## Co na hodu závisí

stakes-evade = { $damage ->
    [0] Neúspěch: { $fleeing ->
        [true] souboj pokračuje.
       *[false] začíná souboj.
      }
   *[other] Neúspěch: zdraví −{ $damage } (teď { $stamina }){ $out ->
        [true] : **bezvědomí**.
       *[false] { $fleeing ->
            [true] , a souboj pokračuje.
           *[false] , a začíná souboj.
          }
      }
  }
stakes-horror = Neúspěch: příčetnost −{ $damage } (teď { $sanity }){ $out ->
    [true] : **šílenství**.
   *[false] .
  }{ $nightmarish ->
    [0] {""}
   *[other] {" "}I úspěch stojí { $nightmarish }.
  }
stakes-fight = { $damage ->
    [0] Neúspěch: bez následků.
   *[other] Neúspěch: zdraví −{ $damage } (teď { $stamina }){ $out ->
        [true] : **bezvědomí**.
       *[false] .
      }
  }
stakes-attack = Počítá se každý úspěch.
stakes-cast = Neúspěch: { $card } { AGREES($card) ->
    [one] nezabere
   *[other] nezaberou
  }.
stakes-close = Neúspěch: brána zůstane otevřená.

## Kouzla

option-cast = Seslat { NAME($card, case: "accusative") }
note-cast = { $check }{ $hands ->
    [0] {""}
    [one] , 1 ruka
    [few] , { $hands } ruce
   *[other] , { $hands } rukou
  }. { $text }
note-for-attack = { $text } Stojí tě příští útok, a to jen jednou za bitvu.
note-attack = Stojí tě příští útok, a to jen jednou za bitvu.
note-use-check = { $check }. { $text }
ask-spell-weapon = { $seat }: kterou zbraň začarovat?
option-weapon = { $card }
ask-spell-ignore = O kterou schopnost { NAME($monster) } do konce souboje přijde?
monster-ability-physical-resistance = Odolnost vůči fyzickému zranění
monster-ability-physical-immunity = Imunita vůči fyzickému zranění
monster-ability-magical-resistance = Odolnost vůči magii
monster-ability-magical-immunity = Imunita vůči magii
monster-ability-nightmarish = Hrůzostrašnost
monster-ability-overwhelming = Protiúder
monster-ability-ambush = Přepadení
monster-ability-endless = Nehynoucí

## Brány

ask-gate-close = { $seat } stojí u brány { NAME($gate, role: "to") }. Uzavřít ji?
option-close = Uzavřít: { $skill }
option-elder-sign = Zapečetit: { $card }
note-elder-sign = Bez hodu
option-gate-leave = Nechat otevřenou
ask-gate-seal = Brána { NAME($place, role: "at") } je uzavřena. Utratit { $clues ->
    [one] 1 stopu
    [few] { $clues } stopy
   *[other] { $clues } stop
  } a zapečetit ji navždy?
option-seal = Zapečetit · { $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  }
option-no-seal = Nechat si stopy

## Směny

option-trade = Směna { NAME($partner, role: "with") }
ask-trade-offer = { $seat } směňuje { NAME($partner, role: "with") }. Které karty?
option-trade-give = Dát { NAME($card, case: "accusative") }
option-trade-take = Chtít { NAME($card, case: "accusative") }
note-exhausted = Vyčerpaná karta
ask-trade-money = { $seat } směňuje { NAME($partner, role: "with") }. A co peníze?
option-trade-no-money = Bez peněz
option-trade-pay = Dát ${ $amount }
option-trade-get = Chtít ${ $amount }
ask-trade-consent = { $partner } nabízí směnu. { $seat } dostane: { NAME($gets) }. Dá: { NAME($gives) }. Souhlasíš?
trade-exhausted = { NAME($card) } (vyčerpáno)
trade-money = ${ $amount }
trade-nothing = nic
option-trade-accept = Souhlasit
option-trade-refuse = Odmítnout
option-pay-back = Splatit { NAME($card, case: "accusative") } · $10

# Proč se příkaz teď nedá použít a co s tím
why-delayed = Máš zpoždění: na nohy se postavíš ve své příští fázi pohybu a jít můžeš zase až v kole po ní.
why-phase-move = Jdeš ve fázi pohybu svého tahu; teď je na řadě { $phase }.
why-monster = V cestě stojí nestvůra: { $monsters }. Nejdřív se vyhni, nebo bojuj.
why-no-steps = V tomto kole už ti nezbývají žádné kroky.
why-no-monster = Tam, kde stojíš, žádná nestvůra není.
why-no-gate = Otevřená brána { NAME($place, role: "at") } není.
why-unexplored = Nejdřív bránou projdi: uzavřít ji můžeš, až se vrátíš z Jiného světa.
why-phase-close = Bránu uzavíráš ve fázi setkání v Arkhamu, místo setkání.
why-seal = Bránu pečetíš hned po uzavření, za 5 stop (teď máš { $clues }), nebo Starodávným symbolem.
