### Otázky, které kladou karty a místa: setkání, volby, ceny, obchody, trofeje.
### $seat je jméno vyšetřovatele.

## Setkání

ask-encounter-choose = { $seat } { NAME($place, role: "at") }: co teď?
option-encounter-have = Setkání
option-location-ability = { $ability }
option-gate-enter = Projít branou { NAME($gate, role: "to") }
option-gate-enter-hidden = Projít branou
ask-encounter-keep = { $seat } má před sebou několik karet ({ $place }). Která se stane?
option-encounter-card = { $number ->
    [1] První karta
    [2] Druhá karta
    [3] Třetí karta
   *[other] { $number }. karta
  }
ask-encounter-gateCard = { $seat } má před sebou několik karet ({ $world }). Která se stane?
option-gate-card = { $number ->
    [1] První karta
    [2] Druhá karta
    [3] Třetí karta
   *[other] { $number }. karta
  }
ask-encounter-redraw = { $seat } má před sebou tuto kartu. Nechat ji, nebo táhnout jinou?
option-encounter-read = Nechat tuto kartu
option-card-use = Použít { NAME($card, case: "accusative") }

## Volby

ask-effect-choose = { $seat }: co si vybereš?
ask-effect-may = { $seat }: chceš to udělat?
option-may = Ano
option-may-pay = Ano · { $cost }
option-decline = Ne
ask-effect-split = { $seat }: rozdělit je třeba { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }. Kolik připadne příčetnosti? Zbytek dostane zdraví.
ask-effect-receiver = { $seat }: kdo to dostane?
option-seat = { $seat }
ask-effect-move = { $seat }: kam?
ask-effect-locationDeck = { $seat }: vrchní kartu které lokace otočit?
option-place = { $place }
ask-effect-nearestGate = { $seat } to má k několika branám stejně daleko. Která platí?
ask-effect-closeGate = { $seat }: která brána se zavře?
option-gate = { $place } ({ NAME($gate, role: "to") })
option-gate-hidden = { $place }
ask-effect-claim = { $seat }: kterou nestvůru si vezmeš?
option-monster-at = { $monster } ({ $place })
ask-effect-fightFromCard = { $seat }: s kterou z těchto nestvůr bojovat?
option-rumor-fight = Bojovat { NAME($monster, role: "with") }
option-rumor-stop = Už nebojovat
ask-effect-investigator = { $seat } je mimo hru. Kdo se případu ujme?
ask-combat-check = { $seat } hází na souboj. Jak?

## Ceny

ask-cost-amount = { $seat }: kolik { $what } utratit?
ask-cost-cards = { $seat }: { $count ->
    [one] kterou kartu
    [few] které { $count } karty
   *[other] kterých { $count } karet
  } obětovat?
ask-cost-clueCards = { $seat } dluží { $amount ->
    [one] 1 stopu. Které karty použít místo ní?
    [few] { $amount } stopy. Které karty použít místo nich?
   *[other] { $amount } stop. Které karty použít místo nich?
  }
option-card-discard = Odhodit { NAME($card, case: "accusative") }
word-resource-clue = stop
word-resource-money = peněz
word-resource-sanity = příčetnosti
word-resource-stamina = zdraví
word-resource-maxsanity = maxima příčetnosti
word-resource-maxstamina = maxima zdraví
word-resource-movementpoints = bodů pohybu

## Trofeje

ask-trophy-monsters = { $seat }: které trofeje nestvůr utratit? Dohromady musejí mít houževnatost { $toughness }.
ask-trophy-monster = { $seat }: { $count ->
    [one] kterou trofej nestvůry
    [few] které { $count } trofeje nestvůr
   *[other] kterých { $count } trofejí nestvůr
  } obětovat?
ask-trophy-gate = { $seat }: { $count ->
    [one] kterou trofej brány
    [few] které { $count } trofeje bran
   *[other] kterých { $count } trofejí bran
  } obětovat?
option-trophy-monster = { $monster } (houževnatost { $toughness })
option-trophy-gate = { $gate }

## Obchody

ask-shop-buy = { $seat } má ${ $money }. Co koupit?
option-ware = { $card } · ${ $price }
option-shop-done = Hotovo
ask-shop-sell = { $seat }: co prodat?
ask-shop-wish = Výprodej pro všechny, ať jsou kdekoli. { $seat } má ${ $money }. Co koupit?
ask-shop-dispute = { CAPITAL(NAME($card, case: "accusative")) } chce víc lidí. { $seat }: komu to připadne?
