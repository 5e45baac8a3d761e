# Waar het verhaal van beide edities uit bestaat.
story-counted = { $thing } ({ $count })
story-text = { $text }
because = { " " }({ $cause })
# Wat iedereen aan het begin van een ronde doet, in één alinea
story-upkeep = **Onderhoud:**
story-prose = *{ $story }*
story-amount = { $what ->
    [clue] { $amount ->
        [one] 1 clue
       *[other] { $amount } clues
      }
    [money] ${ $amount }
    [sanity] { $amount } Sanity
    [stamina] { $amount } Stamina
    [health] { $amount } Health
    [damage] { $amount } schade
    [horror] { $amount } horror
    [remnant] { $amount ->
        [one] 1 restant
       *[other] { $amount } restanten
      }
    [doom] { $amount } doem
    [focus] { $amount ->
        [one] 1 Focusfiche
       *[other] { $amount } Focusfiches
      }
    [card] { $amount ->
        [one] 1 kaart
       *[other] { $amount } kaarten
      }
    [toughness] { $amount } weerbaarheid aan trofeeën
    [maxSanity] { $amount } maximale Sanity
    [maxStamina] { $amount } maximale Stamina
    [movementPoints] { $amount ->
        [one] 1 verplaatsingspunt
       *[other] { $amount } verplaatsingspunten
      }
    [monsterTrophy] { $amount ->
        [one] 1 monstertrofee
       *[other] { $amount } monstertrofeeën
      }
    [gateTrophy] { $amount ->
        [one] 1 poorttrofee
       *[other] { $amount } poorttrofeeën
      }
   *[other] { $amount } { $what }
  }
# Verloren gevechtsronden, met de successen van elk en wat ze kostten
story-rounds = { $count ->
    [3] Drie
    [4] Vier
    [5] Vijf
   *[other] { $count }
  } vergeefse gevechtsronden: { $rounds } van { $needed }{ $costs ->
    [yes] { " " }– **−{ $value }**
   *[no] { "" }
  }.
