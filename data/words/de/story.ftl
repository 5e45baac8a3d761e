# Woraus die Erzählung beider Editionen besteht. Mengen (story-amount) lauten im Nominativ wie im Akkusativ gleich.
story-counted = { $thing } ({ $count })
story-text = { $text }
because = { " " }({ $cause })
# Was alle zu Beginn einer Runde tun, in einem Absatz
story-upkeep = **Unterhalt:**
story-prose = *{ $story }*
story-amount = { $what ->
    [clue] { $amount ->
        [one] 1 Hinweis
       *[other] { $amount } Hinweise
      }
    [money] ${ $amount }
    [sanity] { $amount } geistige Gesundheit
    [stamina] { $amount } Ausdauer
    [health] { $amount } Ausdauer
    [damage] { $amount } Schaden
    [horror] { $amount } Horror
    [remnant] { $amount ->
        [one] 1 Überrest
       *[other] { $amount } Überreste
      }
    [doom] { $amount } Verderben
    [focus] { $amount } Fokusmarker
    [card] { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
      }
    [toughness] { $amount } Zähigkeit an Trophäen
    [maxSanity] { $amount } maximale geistige Gesundheit
    [maxStamina] { $amount } maximale Ausdauer
    [movementPoints] { $amount ->
        [one] 1 Bewegungspunkt
       *[other] { $amount } Bewegungspunkte
      }
    [monsterTrophy] { $amount ->
        [one] 1 Monstertrophäe
       *[other] { $amount } Monstertrophäen
      }
    [gateTrophy] { $amount ->
        [one] 1 Tortrophäe
       *[other] { $amount } Tortrophäen
      }
   *[other] { $amount } { $what }
  }
# Verlorene Kampfrunden, die Erfolge jeder einzelnen und was sie kosteten
story-rounds = { $count ->
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] { $count }
  } Kampfrunden vergebens: { $rounds } von { $needed }{ $costs ->
    [yes] { " " }– **−{ $value }**
   *[no] { "" }
  }.
