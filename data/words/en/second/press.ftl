# The Arkham Advertiser. Each notice has a heading (`-head`) and a text; $variant (0 or 1) changes its wording.
press-name = The Arkham Advertiser
press-number = No. { $number }
press-date = Arkham, Massachusetts, { $date }
press-price = Two Cents
press-number-special = Special Edition
press-price-special = Five Cents
press-weather = The Weather
press-motto-head = Since 1832
press-motto = All the news that may be printed, and some that was telephoned in.
press-kicker-headline = The news of the day
press-kicker-environment = How matters stand
press-kicker-rumor = It is being said
press-kicker-special = From our own correspondent
press-kicker-quiet = Town and country
press-quiet = A quiet day in Arkham
press-quiet-text = Nothing was reported to this office by the hour of going to press. The night editor has asked that the lamps be left on all the same.
press-town = The Temper of the Town
press-obituaries = Obituaries
press-obituary = { $occupation }. { $order ->
    [0] Devoured. The coat was found; the rest was not. No service will be held.
    [1] Went out without supper, and became one. The landlady asks for the key.
    [2] Is survived by an aunt in Kingsport, a cat, and three library books.
    [3] Was last heard saying that it was only the wind.
    [4] Had a round-trip ticket, and a theory. Both are on view at this office.
    [5] Never owed anybody a cent. The casket will be light.
    [6] Had been told not to look, and had a camera with them. The picture isn’t fit to print.
   *[other] Was taken between two lamps, both of them lit. Friends will meet at noon, indoors.
  }
press-caption-place = { CAPITAL(NAME($name, article: "the")) }, seen from the street.
press-caption-monster = From the description of a witness.
press-caption-sheet = { $name }, in happier days.

press-devoured-head = { $name } is dead
press-devoured = Friends of { $name } are told not to come and look. The Police have put a screen across the doorway.
press-gateSealed-head = Masons at work
press-gateSealed = { CAPITAL(NAME($place, article: "the")) }: { $variant ->
    [0] a sign is cut into the stone there, and dogs will pass the place again.
   *[other] whatever stood open there has been shut, and somebody has put a seal on it.
  }
press-gateClosed-head = A door is shut
press-gateClosed = { $name ->
    [nobody] { CAPITAL(NAME($place, article: "the")) }: the lights seen there went out by themselves.
   *[other] { CAPITAL(NAME($place, article: "the")) }: the lights went out after a visit by { $name }, who gave no interview.
  }
press-gateOpened-head = Lights at { $place }
press-gateOpened = { $variant ->
    [0] Neighbors report a draft from nowhere, and a view of somewhere that isn’t Arkham.
   *[other] The air there is said to stand open like a door. The police would like the curious to keep away.
  }
press-rumorFailed-head = It was true
press-rumorFailed = What was said about “{ $thing }” has come to pass. This paper regrets having called it idle talk.
press-rumorPassed-head = Rumor denied
press-rumorPassed = There’s nothing left of the talk about “{ $thing }”, thanks to certain persons who prefer not to be named.
press-rumor-head = A rumor
press-rumor = “{ $thing }” is the talk of every counter in town. It cannot be confirmed, and nobody has tried twice.
press-lost-head = Missing
press-lost = { $name } was last seen in two places at once, and hasn’t been seen since. Anyone who knows more should see the police.
press-sealBroken-head = Seal broken
press-sealBroken = { CAPITAL(NAME($place, article: "the")) }: the stone has split along the sign, from inside.
press-insane-head = Taken to the Asylum
press-insane = { $variant ->
    [0] { $name } was led to Arkham Asylum last night, quite calm, and counting.
   *[other] { $name } is resting at Arkham Asylum. Please bring no mirrors.
  }
press-unconscious-head = At St. Mary’s
press-unconscious = { $variant ->
    [0] { $name } was carried to St. Mary’s Hospital. The doctors mention bites, and then mention nothing more.
   *[other] { $name } lies at St. Mary’s Hospital and is expected to live, which surprised the ambulance crew.
  }
press-terror-head = Fear in the streets
press-terror = { $count ->
    [10] There is no corner of the town left that people will name after dark.
   *[other] More trunks were sold this week than in the whole of last year. The Mayor finds this encouraging for trade.
  }
press-arrested-head = Police blotter
press-arrested = { $name } spent the night as a guest of the Sheriff, on a charge nobody would read aloud.
press-surge-head = Alarm at { $place }
press-surge = { $count ->
    [one] One figure was seen coming out where none had gone in.
    [2] Two figures were seen coming out where none had gone in.
    [3] Three figures were counted coming out where none had gone in.
    [4] Four figures were counted coming out where none had gone in.
    [5] Five figures were counted coming out where none had gone in.
   *[other] More figures than anybody cared to count came out where none had gone in.
  }
press-placeClosed-head = Doors nailed up
press-placeClosed = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] is
   *[other] are
  } shut until further notice. Patrons are thanked for their custom and told to go home.
press-placeReopened-head = Open again
press-placeReopened = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] has taken down its boards and hopes its
   *[other] have taken down their boards and hope their
  } patrons won’t mind the smell.
press-allyLeft-head = Gone to Boston
press-allyLeft = { $which ->
    [duke] Duke boarded the early train in the baggage car, alone, and growled at the town until it was out of sight.
   *[other] { $thing } left by the early train with one bag, and tipped nobody.
  }
press-allyJoined-head = Seen together
press-allyJoined = { $which ->
    [duke] Duke walks at the heel of { $name } these days, and won’t pass certain doorways for any bone.
   *[other] { $thing } has been keeping company with { $name }. Neither will say on what business.
  }
press-returned-head = Home again
press-returned = { $name } is back, { NAME($place, role: "at") }, sunburned on one side only, and unwilling to say from where.
press-wentThrough-head = Gone from { $place }
press-wentThrough = { $name } went in there before witnesses, and did not come out by any door the witnesses know of.
press-blessed-head = Church news
press-blessed = { $name } was seen leaving South Church with an easy step.
press-cursed-head = Bad luck
press-cursed = Cats cross the street to avoid { $name }. It is the talk of the block.
press-replaced-head = Arrivals
press-replaced = { $name } has come to town and taken up certain papers left behind by another.
press-defeated-head = { $thing } put down
press-defeated = { $variant ->
    [0] { $name } did it, before breakfast by one account. The County Coroner declined to look under the sheet.
   *[other] Credit goes to { $name }. Boys are selling splinters of it at a nickel apiece; they are not genuine.
  }
press-outskirts-head = Beyond the town line
press-outskirts = { $count ->
    [one] A shape that had waited outside the town is gone,
    [2] Two shapes that had waited outside the town are gone,
    [3] Three shapes that had waited outside the town are gone,
    [4] Four shapes that had waited outside the town are gone,
   *[other] The shapes that had waited outside the town are gone,
  } and nobody cares to say by which road.
press-sighted-head = Seen at { $place }
press-sighted = { $variant ->
    [0] Three people, one of them sober, describe the same thing: { NAME($thing, article: "a") }.
   *[other] A lady on her way home met with what she calls “{ NAME($thing, article: "a") }”, and did not stay to be introduced.
  }
press-bought-head = Trade notes
press-bought = { $name } has bought { NAME($thing, article: "a") }. The shopkeeper did not ask, and this paper does not guess.

# The special edition
press-special-won-closing = Every door is shut
press-special-won-sealing = Sealed
press-special-won-banishing = It sleeps again
press-special-lost-devoured = Nobody left to ask
press-special-lost-destruction = The end of Arkham
press-special-kicker = { $result ->
    [won] Arkham is saved · turn { $turn }
   *[lost] The last number of this paper · turn { $turn }
  }
press-score = The Score
press-score-total = Total
press-score-doomTrack = Doom track
press-score-terror = Terror
press-score-loans = Bank loans
press-score-elderSigns = Elder Signs
press-score-gateTrophies = Gate trophies
press-score-monsterTrophies = Monster trophies
press-score-survivors = Survivors
press-chart = Doom and Terror, Turn by Turn
press-stories = What Became of Them
press-first-citizen = { $count ->
    [one] First Citizen
   *[other] First Citizens
  }
press-luckiest = Luckiest hand
press-unluckiest = Unluckiest hand
press-only-hand = The hand that rolled
press-luck = { $name }: { $successes } successes with { $dice } dice; expected { $expected }.
press-story-fate = { $fate ->
    [devoured] Did not live to read this.
    [lost] Is still somewhere else.
   *[alive] { $gates ->
        [0] { $monsters ->
            [0] { $order ->
                [0] Goes home with empty pockets, but goes home.
                [1] Keeps nothing of it but the cough.
                [2] Has taken a room with a view of brick.
                [3] Would do it again, and has asked not to be asked.
                [4] Has left town by the first train that had a seat.
                [5] Sleeps with the lamp on, and pays the gas bill.
                [6] Has gone back to work, a little late.
               *[other] Waters the plants of those who are not back.
              }
            [one] { $order ->
                [0] Keeps one trophy, and keeps it covered.
                [1] Has one thing on the shelf that visitors don’t ask about twice.
                [2] Buried one trophy in the yard, good and deep.
               *[other] Wears one tooth on a watch chain. It isn’t a dog’s.
              }
           *[other] Keeps { $monsters } trophies, and keeps them covered.
          }
        [one] Keeps the shadow of one gate{ $monsters ->
            [0] .
            [one] {" "}and of one monster.
           *[other] {" "}and of { $monsters } monsters.
          }
       *[other] Keeps the shadows of { $gates } gates{ $monsters ->
            [0] .
            [one] {" "}and of one monster.
           *[other] {" "}and of { $monsters } monsters.
          }
      }
  }
press-story-quiet = { $order ->
    [0] Asked the right questions.
    [1] Kept the lamp filled, and said so.
    [2] Knew every stair in town that creaks.
    [3] Read what others had not finished.
    [4] Was never the first through a door, nor the last.
    [5] Wrote it all down, and then burned most of it.
    [6] Found that the river has a second voice.
   *[other] Carried the rope.
  }
press-story-steady = { $order ->
    [0] Slept soundly, most nights.
    [1] Paid for the coffee.
    [2] Stopped whistling in the first week.
    [3] Lost a hat, and did not go back for it.
    [4] Counted the others, mornings and evenings.
    [5] Still looks behind the curtain.
    [6] Learned to like the diner’s pie.
   *[other] Said little, and was right.
  }
press-story-when = { $turn ->
    [0] From the start
   *[other] Turn { $turn }
  }
press-story-gateSealed = { press-story-when }: sealed { NAME($place, article: "the") }.
press-story-gateClosed = { press-story-when }: closed the gate { NAME($place, role: "at") }.
press-story-devoured = { press-story-when }: devoured.
press-story-lost = { press-story-when }: lost in time and space.
press-story-insane = { press-story-when }: taken to Arkham Asylum.
press-story-unconscious = { press-story-when }: carried to St. Mary’s Hospital.
press-story-arrested = { press-story-when }: spent the night in jail.
press-story-wentThrough = { press-story-when }: went through the gate { NAME($place, role: "at") }.
press-story-returned = { press-story-when }: came back to { NAME($place, article: "the") }.
press-story-blessed = { press-story-when }: blessed.
press-story-cursed = { press-story-when }: cursed.
press-story-allyJoined = { press-story-when }: { $turn ->
    [0] friends with { $thing }.
   *[other] found a friend in { $thing }.
  }
press-story-replaced = { press-story-when }: came to town in another’s place.
press-story-defeated = { press-story-when }: put down { NAME($thing, article: "a") }.
ending-story = **{ $name }** · { $story }
ending-luck = { $which }: { $luck }
ending-tracks = Doom and terror, turn by turn: { $tracks }.
