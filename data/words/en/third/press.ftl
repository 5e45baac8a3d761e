## Third edition: the Arkham Advertiser. A notice has a heading (`-head`) and a text; $variant (0 or 1) changes its wording.

third-press-name = Arkham Advertiser
third-press-number = No. { $number }
third-press-date = Arkham, Massachusetts, { $date }
third-press-price = Two Cents
third-press-number-special = Extra
third-press-price-special = Five Cents
third-press-weather = The Weather
third-press-motto-head = Since 1832
third-press-motto = Printed nightly in Northside, whatever the noise from below.
third-press-kicker-headline = The news of the day
third-press-kicker-rumor = It is being said
third-press-kicker-town = From our own correspondent
third-press-kicker-quiet = Town and country
third-press-quiet = Nothing to report
third-press-quiet-text = Our reporters went out as usual and came back early. The night editor has put it down to the season, and has counted them twice.
third-press-town = The Temper of the Town
third-press-town-calm = Shops kept their hours, and the trolley ran to time. Persons who listen at drains heard water.
third-press-town-uneasy = Lamps are lit an hour sooner than the almanac asks. The dealers in door bolts have sent to Boston for more.
third-press-town-afraid = Trunks are being carried down a good many stairs. The school lets its pupils out in pairs, and counts the pairs.
third-press-town-desperate = It is not thought wise to name the streets that are still safe, since they would not be so for long.
third-press-obituaries = Obituaries
third-press-obituary-defeated = { $occupation }. { $order ->
    [0] Found in the morning by a milkman, who has given up the route. The family asks for no flowers.
    [1] Was seen to stand up once more, which the coroner has left out.
    [2] Leaves a watch that has run backward since.
    [3] Had paid the rent to the end of the month, and was punctual in all things.
    [4] Friends speak of a short illness. It had a long reach.
   *[other] Will be missed at the usual table, where the chair has been turned to the wall.
  }
third-press-obituary-devoured = { $occupation }. { $order ->
    [0] A hat was recovered. The service will be held over the hat.
    [1] A shoe was recovered, laced. There will be a service of sorts.
    [2] Nothing was recovered, and nobody went back for it.
    [3] The street has been hosed down. Hymns at four.
    [4] Left by a window that was shut. The glass is whole.
   *[other] The Police have closed the matter, and the cellar.
  }
third-press-caption-place = { CAPITAL(NAME($name, article: "the")) }, seen from the street.
third-press-caption-monster = From the description of a witness.
third-press-caption-sheet = { $name }, in happier days.

third-press-left-head = { $name } has gone
third-press-left = { $why ->
    [retired] { $name } paid every bill, took the early train with one bag, and looked out the window on the other side.
   *[other] Friends of { $name } are told not to come and look.
  }
third-press-epicDefeated-head = { $thing } is no more
third-press-epicDefeated = { $name ->
    [nobody] It lay down by itself, and the ground under it has been roped off.
   *[other] { $name } was there and has declined to describe it. The Fire Department is still hosing down the street.
  }
third-press-gateBurst-head = Gate bursts in { $place }
third-press-gateBurst = { $variant ->
    [0] Between one minute and the next the air gave way there. Windows fell inward, and a smell of salt and hot metal lay on the block until noon.
   *[other] It made no sound that anybody heard, but every dog in the neighborhood stopped at once. The police are looking for volunteers who don’t dream.
  }
third-press-outbreak-head = It has spread from { $place }
third-press-outbreak = What had been gathering { NAME($place, role: "at") } did not stay there. The houses next door report the same smell, the same draft, and the same dream.
third-press-anomaly-head = Not on the map
third-press-anomaly = A part of { NAME($place, article: "the") } has been replaced with a part of something else. Deliveries there are suspended.
third-press-anomalyRemoved-head = As it was before
third-press-anomalyRemoved = { CAPITAL(NAME($place, article: "the")) } is itself again, so far as its residents will swear. One of them is short a stair.
third-press-scar-head = A tear at { $place }
third-press-scar = The air there has come open like a seam. Birds that flew in at one side have not come out at the other.
third-press-scarMended-head = Sewn up
third-press-scarMended = { CAPITAL(NAME($place, article: "the")) }: what was open there has been drawn shut, with small stitches, by somebody who did not stay for thanks.
third-press-codex-head = “{ $thing }”
third-press-codex = { $variant ->
    [0] Under this heading certain private inquirers have begun a new page in their book. They were seen buying string.
   *[other] These words stand in the notes of persons who have asked us not to print what we know, which is little.
  }
third-press-marker-head = Found at { $place }
third-press-marker = { $name ->
    [nobody] Something that had been hidden there was turned up, and covered again.
   *[other] { $name } turned over what nobody else had cared to lift. A crowd collected, looked, and went home without talking.
  }
third-press-rumor-head = A rumor
third-press-rumor = “{ $thing }” is the talk of every counter in town. It cannot be confirmed, and nobody has tried twice.
third-press-rumorLeft-head = Rumor denied
third-press-rumorLeft = “{ $thing }” is no longer being said. It was true while it lasted.
third-press-lodge-head = Society
third-press-lodge = { $name } dined with the gentlemen of the Lodge, and is said to have liked the salt.
third-press-newcomer-head = Arrivals
third-press-newcomer = { $name } has come in by train, asked for a room facing the street, and taken up certain papers left behind by another.
third-press-allyJoined-head = Seen together
third-press-allyJoined = { $thing } has been keeping company with { $name }. Neither will say on what business.
third-press-blessed-head = { $variant ->
    [0] Church news
   *[other] In luck
  }
third-press-blessed = { $variant ->
    [0] { $name } was seen coming from prayers with an easy step, and found a dime on the way.
   *[other] A brick that fell from a cornice yesterday missed { $name } by the breadth of a hat. The hat is unhurt.
  }
third-press-cursed-head = { $variant ->
    [0] Bad luck
   *[other] Weather notes
  }
third-press-cursed = { $variant ->
    [0] Cats cross the street to avoid { $name }. It is the talk of the block.
   *[other] It has rained since Monday on { $name } and on nobody else.
  }
third-press-darkPact-head = Legal notices
third-press-darkPact = { $name } has put a name to a paper. The notary remembers the ink, and not the other party.
third-press-defeated-head = { $thing } put down
third-press-defeated = { $name ->
    [nobody] It was found lying in the road. Nobody has come forward, and nobody is being looked for.
   *[other] { $variant ->
        [0] { $name } did it, before breakfast by one account. The County Coroner declined to look under the sheet.
       *[other] Credit goes to { $name }. Boys are selling pieces of it at a nickel apiece; they are not genuine.
      }
  }
third-press-researched-head = { $variant ->
    [0] At the library
   *[other] Old papers
  }
third-press-researched = { $variant ->
    [0] { $name } sat over the ledgers until the lamps were put out, and { $count ->
        [one] went off with one line copied down.
       *[other] went off with { $count } pages copied down.
      }
   *[other] { $name } has asked at the Registry for deeds that nobody had missed, read them standing, and sneezed.
  }
third-press-warded-head = Night work at { $place }
third-press-warded = { $variant ->
    [0] { $name } was seen there with chalk and a lantern. Residents report the first quiet night since.
   *[other] Marks were found on the doorsteps, in { $name }’s hand. Please don’t scrub them off.
  }
third-press-doomed-head = Uneasy at { $place }
third-press-doomed = { $variant ->
    [0] Milk sours there within the hour, and clocks have to be carried out of the house to be wound.
   *[other] Callers leave { NAME($place, article: "the") } by the door they did not come in by, and can’t say why.
  }
third-press-clue-head = { $variant ->
    [0] Information
   *[other] Overheard
  }
third-press-clue = { $variant ->
    [0] Somebody in { NAME($place, article: "the") } knows more than has been said. The editor would be glad to hear from them first.
   *[other] In { NAME($place, article: "the") } a sentence is going around that nobody will admit to having started.
  }
third-press-sighted-head = Seen at { $place }
third-press-sighted = { $variant ->
    [0] Three people, one of them sober, describe the same thing: { NAME($thing, article: "a") }.
   *[other] A lady on her way home met with what she calls “{ NAME($thing, article: "a") }”, and did not stay to be introduced.
  }
third-press-bought-head = { $variant ->
    [0] Trade notes
   *[other] At the counter
  }
third-press-bought = { $variant ->
    [0] { $name } has bought { NAME($thing, article: "a") }. The shopkeeper did not ask, and this paper does not guess.
   *[other] Sold to { $name }, wrapped twice and carried off under a coat: { NAME($thing, article: "a") }.
  }

# The special edition
third-press-special-won-codex = Arkham stands
third-press-special-won-lodge = The Lodge gives thanks
third-press-special-won-nobody = Arkham stands
third-press-special-lost-codex = The end of Arkham
third-press-special-lost-lodge = The Lodge regrets
third-press-special-lost-nobody = Nobody left to ask
third-press-special-kicker = { $scenario } · { $result ->
    [won] the case is closed
   *[lost] the last number of this paper
  } · round { $round }
third-press-chart = Doom and Clues, Round by Round
third-press-stories = What Became of Them
third-press-luckiest = Luckiest hand
third-press-unluckiest = Unluckiest hand
third-press-only-hand = The hand that rolled
third-press-luck = { $name }: { $successes } successes with { $dice } dice; expected { $expected }.
third-press-story-quiet = { $order ->
    [0] Asked the right questions.
    [1] Was always somewhere else, and always nearly there.
    [2] Kept a diary, and has burned it.
    [3] Learned every street by night.
    [4] Wrote letters home, with nothing in them.
   *[other] Carried the lantern.
  }
third-press-story-steady = { $order ->
    [0] Slept soundly, most nights.
    [1] Never told what was in the bag.
    [2] Paid for the coffee.
    [3] Counted the others, mornings and evenings.
    [4] Grew fond of the river.
   *[other] Said little, and was right.
  }
third-press-story-fate = { $fate ->
    [defeated] Did not come through it.
    [devoured] Was devoured; nothing was found.
    [retired] Left the case in time.
    [late] Was still on the train.
    [lodge] Serves the Lodge now.
    [betrayed] Was left outside.
    [street] Saw it end from the open street.
   *[other] Saw it end { NAME($place, role: "at") }.
  }
third-press-story-when = { $round ->
    [0] From the start
   *[other] Round { $round }
  }
third-press-story-epicDefeated = { third-press-story-when }: brought down { NAME($thing, article: "the") }.
third-press-story-lodge = { third-press-story-when }: joined the Lodge.
third-press-story-marker = { third-press-story-when }: turned up what lay { NAME($place, role: "at") }.
third-press-story-newcomer = { third-press-story-when }: came to town in another’s place.
third-press-story-allyJoined = { third-press-story-when }: { $round ->
    [0] friends with { $thing }.
   *[other] found a friend in { $thing }.
  }
third-press-story-blessed = { third-press-story-when }: blessed.
third-press-story-cursed = { third-press-story-when }: cursed.
third-press-story-darkPact = { third-press-story-when }: signed a dark pact.
third-press-story-defeated = { third-press-story-when }: put down { NAME($thing, article: "a") }.
third-press-story-researched = { third-press-story-when }: researched { $count ->
    [one] 1 clue
   *[other] { $count } clues
  }.
third-press-story-warded = { third-press-story-when }: warded { NAME($place, article: "the") }.
third-press-story-anomalyRemoved = { third-press-story-when }: put { NAME($place, article: "the") } back.
third-press-story-scarMended = { third-press-story-when }: mended the scar { NAME($place, role: "at") }.
third-ending-story = **{ $name }** · { $story }
third-ending-luck = { $which }: { $luck }

# The map beside a question
third-alt-from = From { NAME($place, article: "the") }
third-alt-reach = { $place } ({ $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  })
third-alt-reaches = Within reach: { $choices }
third-alt-choice = { $label } { $place }
third-alt-choices = On the map: { $choices }
