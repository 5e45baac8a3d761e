### Otázky na jednoho vyšetřovatele: příprava, tahání karet, hody, ztráty, neštěstí.
### $seat je jméno vyšetřovatele.

## Příprava hry

ask-setup-sliders = { $seat }: kde budou na začátku ukazatele?
ask-setup-draft = Kterého vyšetřovatele chceš?
ask-setup-sheet = Kterého vyšetřovatele chceš?
ask-setup-team = Který vyšetřovatel zasedne na toto místo?
option-sheet = { $sheet }

## Prosté odpovědi

option-yes = Ano
option-no = Ne
option-amount = { $amount }
option-card = { $card }

## Tahání karet

ask-draw-end = { $seat } táhne z balíčku { $deck }. Svrchu, nebo zespodu?
ask-draw-keep = { $seat } má karty z balíčku { $deck }. { $count ->
    [one] Kterou si nechat?
    [few] Které { $count } si nechat?
   *[other] Kterých { $count } si nechat?
  }
ask-draw-search = { $seat } prohledává balíček { $deck }. { $count ->
    [one] Kterou kartu vzít?
    [few] Které { $count } karty vzít?
   *[other] Kterých { $count } karet vzít?
  }
option-draw-top = Vrchní karta
option-draw-bottom = Spodní karta: { $card }
deck-name-common = běžných předmětů
deck-name-unique = unikátních předmětů
deck-name-spell = kouzel
deck-name-skill = dovedností
deck-name-ally = spojenců

## Hody

ask-check-before = { $seat }, { $check }. Chceš předtím něco použít?
ask-check-spend = { $counting ->
    [true] { $seat }, { $check }: { $successes ->
        [one] 1 úspěch
        [few] { $successes } úspěchy
       *[other] { $successes } úspěchů
      }, a každý se počítá. Další kostky?
   *[false] { $seat }, { $check }: { $successes } { $difficulty ->
        [one] z 1 potřebného úspěchu.
        [few] ze { $difficulty } potřebných úspěchů.
       *[other] z { $difficulty } potřebných úspěchů.
      }{ $staked ->
        [true] { " " }{ $stakes }
       *[other] {""}
      }{" "}Další kostky?
  }
ask-check-lend = { $owner }: necháš přehodit neúspěšné kostky, které má { $seat } ({ $ability })? { CAPITAL($check) }, úspěchy { $successes }/{ $difficulty }.
option-roll = Hodit
option-accept = Přijmout výsledek
option-accept-failure = Přijmout neúspěch
option-clue = 1 stopa{ $dice ->
    [one] {""}
    [few] {" "}({ $dice } kostky)
   *[other] {" "}({ $dice } kostek)
  }
option-clues = { $count ->
    [one] Až 1 stopa
    [few] Až { $count } stopy
   *[other] Až { $count } stop
  }
option-use-card = Použít { NAME($card, case: "accusative") }
option-use-ability = { $ability }
option-ask-lend = Požádat { NAME($seat, case: "accusative") } ({ $ability })

## Ztráty

ask-loss-prevent = { $seat } má ztratit { $loss }. Chceš z toho něco odvrátit?
ask-loss-items = { $what ->
    [item] { $count ->
        [one] { $seat } ztrácí 1 předmět. Který?
        [few] { $seat } ztrácí { $count } předměty. Které?
       *[other] { $seat } ztrácí { $count } předmětů. Které?
      }
   *[card] { $count ->
        [one] { $seat } ztrácí 1 kartu. Kterou?
        [few] { $seat } ztrácí { $count } karty. Které?
       *[other] { $seat } ztrácí { $count } karet. Které?
      }
  }
ask-loss-memory = { $seat } propadá šílenství a ztrácí 1 kouzlo nebo dovednost. Co to bude?
loss-sanity = { $amount ->
    [one] 1 příčetnost
    [few] { $amount } příčetnosti
   *[other] { $amount } příčetností
  }
loss-stamina = { $amount } zdraví
loss-both = { $sanity ->
    [one] 1 příčetnost
    [few] { $sanity } příčetnosti
   *[other] { $sanity } příčetností
  } a { $stamina } zdraví
point-sanity = příčetnosti
point-stamina = zdraví
option-take-loss = Snést to
option-prevent = { $all ->
    [true] { $card }: bez ztráty { $what }
   *[false] { $card }: ztráta { $what } −{ $amount }
  }

## Neštěstí

ask-misfortune-order = { $seat } nemá ani příčetnost, ani zdraví. Co přijde dřív?
option-first-insane = Nejdřív šílenství
option-first-unconscious = Nejdřív bezvědomí
sheet-note = { $occupation } · přednosti: { $count ->
    [0] ode všeho něco
   *[other] { $best }
  } · příčetnost { $sanity }, zdraví { $stamina }
