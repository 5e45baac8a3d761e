# What the telling of both editions is made of. Every sentence of a story also gets $who (whom it is about, several joined),
# $subjects (how many they are), $subject (new: it has to be named; first: likewise, it stands out; same: the sentence before
# was about it), $plain (the same, never emphasized: where all is in bold), $because (why, in brackets, or nothing), $value
# (amounts) and $full (yes: a roll counts its dice, a story names its place). What goes on in one also gets $joint (first: it
# begins the sentence), $last, $results (what came of it in few words) and $some (yes: there are any); what is said in few
# words $amounts.
story-counted = { $thing } ({ $count })
story-text = { $text }
because = { " " }({ $cause })
# What all do in the opening of a turn, in one paragraph
story-upkeep = **Upkeep:**
story-prose = *{ $story }*
story-amount = { $what ->
    [clue] { $amount ->
        [one] 1 clue
       *[other] { $amount } clues
      }
    [money] ${ $amount }
    [sanity] { $amount } Sanity
    [stamina] { $amount } Stamina
    [health] { $amount } health
    [damage] { $amount } damage
    [horror] { $amount } horror
    [remnant] { $amount ->
        [one] 1 remnant
       *[other] { $amount } remnants
      }
    [doom] { $amount } doom
    [focus] { $amount ->
        [one] 1 focus token
       *[other] { $amount } focus tokens
      }
    [card] { $amount ->
        [one] 1 card
       *[other] { $amount } cards
      }
    [toughness] { $amount } toughness of trophies
    [maxSanity] { $amount } maximum Sanity
    [maxStamina] { $amount } maximum Stamina
    [movementPoints] { $amount ->
        [one] 1 movement point
       *[other] { $amount } movement points
      }
    [monsterTrophy] { $amount ->
        [one] 1 monster trophy
       *[other] { $amount } monster trophies
      }
    [gateTrophy] { $amount ->
        [one] 1 gate trophy
       *[other] { $amount } gate trophies
      }
   *[other] { $amount } { $what }
  }
# Rounds of a fight that were lost, with the successes of each and what they cost
story-rounds = { $count ->
    [3] Three
    [4] Four
    [5] Five
   *[other] { $count }
  } rounds against it: { $rounds } of { $needed }{ $costs ->
    [yes] { " " }— **−{ $value }**
   *[no] { "" }
  }.
