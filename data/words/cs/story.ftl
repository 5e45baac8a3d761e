# Z čeho je vyprávění obou edic. Množství (story-amount) stojí ve 4. pádě: „získává 1 stopu“.
story-counted = { $thing } ({ $count })
story-text = { $text }
because = { " " }({ $cause })
# Co dělají všichni na začátku kola, v jednom odstavci
story-upkeep = **Údržba:**
story-prose = *{ $story }*
story-amount = { $what ->
    [clue] { $amount ->
        [one] 1 stopu
        [few] { $amount } stopy
       *[other] { $amount } stop
      }
    [money] ${ $amount }
    [sanity] { $amount ->
        [one] 1 příčetnost
        [few] { $amount } příčetnosti
       *[other] { $amount } příčetností
      }
    [stamina] { $amount } zdraví
    [health] { $amount } zdraví
    [damage] { $amount } zranění
    [horror] { $amount } zděšení
    [remnant] { $amount ->
        [one] 1 pozůstatek
        [few] { $amount } pozůstatky
       *[other] { $amount } pozůstatků
      }
    [doom] { $amount ->
        [one] 1 zkázu
        [few] { $amount } zkázy
       *[other] { $amount } zkáz
      }
    [focus] { $amount ->
        [one] 1 žeton soustředění
        [few] { $amount } žetony soustředění
       *[other] { $amount } žetonů soustředění
      }
    [card] { $amount ->
        [one] 1 kartu
        [few] { $amount } karty
       *[other] { $amount } karet
      }
    [toughness] { $amount ->
        [one] 1 bod houževnatosti v trofejích
        [few] { $amount } body houževnatosti v trofejích
       *[other] { $amount } bodů houževnatosti v trofejích
      }
    [maxSanity] { $amount ->
        [one] 1 bod maxima příčetnosti
        [few] { $amount } body maxima příčetnosti
       *[other] { $amount } bodů maxima příčetnosti
      }
    [maxStamina] { $amount ->
        [one] 1 bod maxima zdraví
        [few] { $amount } body maxima zdraví
       *[other] { $amount } bodů maxima zdraví
      }
    [movementPoints] { $amount ->
        [one] 1 bod pohybu
        [few] { $amount } body pohybu
       *[other] { $amount } bodů pohybu
      }
    [monsterTrophy] { $amount ->
        [one] 1 trofej nestvůry
        [few] { $amount } trofeje nestvůr
       *[other] { $amount } trofejí nestvůr
      }
    [gateTrophy] { $amount ->
        [one] 1 trofej brány
        [few] { $amount } trofeje bran
       *[other] { $amount } trofejí bran
      }
   *[other] { $amount } { $what }
  }
# Prohraná kola boje, úspěchy každého z nich a co stála
story-rounds = { $count ->
    [3] Tři kola
    [4] Čtyři kola
    [5] Pět kol
   *[other] { $count } kol
  } nadarmo: { $rounds } z potřebných { $needed }{ $costs ->
    [yes] { " " }– **−{ $value }**
   *[no] { "" }
  }.
