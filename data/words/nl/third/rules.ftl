## Derde editie: de regeltekst van kaarten, samengesteld uit wat ze doen
#
# Een zinsdeel krijgt $form: imperative is de opdracht aan jou („ontvang $3“), infinitive staat na „je mag“ („$3 ontvangen“),
# third gaat over een ander („ontvangt $3“). Plaatsen brengen hun voorzetsel mee (at „in je vak“, from „uit je vak“, to „naar je
# vak“). Voorwaarden en gebeurtenissen eindigen op hun werkwoord; wat erop volgt, staat na een dubbele punt, zodat daar ook
# een gewone zin kan staan. Tussen eisen en gevolgen van een test of worp staat een puntkomma.

third-rules-number = { $face }
third-rules-named = { NAME($name, article: "the") }
third-rules-sentence = { CAPITAL($clause) }.
third-rules-button = { CAPITAL($clause) }
third-rules-text = { $first } { $rest }
third-rules-then = daarna: { $clause }
third-rules-in-either-case = in beide gevallen: { $clause }
third-rules-clauses = { $clauses }
third-rules-or = { $first } of { $second }
third-rules-or-last = { $first } of { $second }
third-rules-comma = { $first }, { $rest }
third-rules-parted = { $first }; { $rest }
third-rules-and-then = { $first }; daarna: { $rest }
third-rules-and-you = { $first }; { $rest }
third-rules-pay-and = { $cost } en { $clause }
third-rules-nothing-happens = er gebeurt niets
third-rules-do-nothing = { $form ->
     [third] doet niets
     [infinitive] niets doen
    *[other] doe niets
  }

# Hoeveelheden
third-rules-amount-money = ${ $count }
third-rules-amount-remnant = { $count ->
     [one] 1 restant
    *[other] { $count } restanten
  }
third-rules-amount-clue = { $count ->
     [one] 1 clue
    *[other] { $count } clues
  }
third-rules-amount-focus = { $count ->
     [one] 1 Focusfiche
    *[other] { $count } Focusfiches
  }
third-rules-amount-sheetClue = { $count ->
     [one] 1 clue
    *[other] { $count } clues
  } van het scenarioblad
third-rules-amount-damage = { $count } schade
third-rules-amount-horror = { $count } horror
third-rules-amount-directHorror = { $count } horror die geen bezitting kan opvangen
third-rules-amount-health = { $count } Health
third-rules-amount-sanity = { $count } Sanity
third-rules-amount-doom = { $count } doem
third-rules-amount-die = { $count ->
     [one] 1 dobbelsteen
    *[other] { $count } dobbelstenen
  }
third-rules-amount-space = { $count ->
     [one] 1 vak
    *[other] { $count } vakken
  }
third-rules-amount-success = { $count ->
     [one] 1 succes
    *[other] { $count } successen
  }
third-rules-stuff-money = geld
third-rules-stuff-remnant = restanten
third-rules-stuff-clue = clues
third-rules-stuff-focus = Focusfiches
third-rules-stuff-sheetClue = clues van het scenarioblad
third-rules-stuff-damage = schade
third-rules-stuff-horror = horror
third-rules-stuff-directHorror = horror
third-rules-stuff-health = Health
third-rules-stuff-sanity = Sanity
third-rules-stuff-doom = doem
third-rules-stuff-die = dobbelstenen
third-rules-stuff-space = vakken
third-rules-stuff-success = successen
third-rules-amount-all = alle { $what }
third-rules-amount-die-shows = zoveel { $what } als een dobbelsteen aangeeft
third-rules-amount-same = evenveel { $what }
third-rules-amount-each = { $what } voor { $each }
third-rules-amount-sum = { $first } plus { $second }
third-rules-amount-less = { $first }, min { $second }
third-rules-amount-any = zoveel { $what } als je wilt
third-rules-amount-up-to = hoogstens { $what }
third-rules-each-success = elk succes
third-rules-each-doomInYourSpace = elk doemfiche in { $form ->
     [third] het eigen
    *[other] je
  } vak
third-rules-each-monstersInYourNeighborhood = elk monster in { $form ->
     [third] het eigen
    *[other] je
  } stadsdeel
third-rules-each-remainingHealthOfThatMonster = elk punt Health dat het nog heeft
third-rules-each-cluesYouHave = { $form ->
     [third] elke eigen clue
    *[other] elke clue die je hebt
  }
third-rules-each-cluesInYourNeighborhood = elke clue in { $form ->
     [third] het eigen
    *[other] je
  } stadsdeel
third-rules-each-spellsYouHave = { $form ->
     [third] elke eigen spreuk
    *[other] elke spreuk die je hebt
  }
third-rules-each-horrorYouHaveSuffered = elk horrorfiche op { $form ->
     [third] het eigen
    *[other] je
  } blad

# Plaatsen. `at` waar, `from` vanwaar, `to` waarheen, `of` waarvan.
third-rules-place-named = { NAME($place, role: "at") }
third-rules-place-yourSpace = { $role ->
     [from] uit { "" }
     [to] naar { "" }
     [of] van { "" }
    *[at] in { "" }
  }{ $form ->
     [third] het eigen
    *[other] je
  } vak
third-rules-place-thisSpace = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } zijn vak
third-rules-place-thatSpace = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } dat vak
third-rules-place-spaceOfThatMonster = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } zijn vak
third-rules-place-spaceOfThatInvestigator = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het vak van die onderzoeker
third-rules-place-anySpace = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een vak naar keuze
third-rules-place-anySpaceInYourNeighborhood = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een vak naar keuze in { $form ->
     [third] het eigen
    *[other] je
  } stadsdeel
third-rules-place-anotherSpaceInYourNeighborhood = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een ander vak in { $form ->
     [third] het eigen
    *[other] je
  } stadsdeel
third-rules-place-eachSpaceInYourNeighborhood = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } elk vak van { $form ->
     [third] het eigen
    *[other] je
  } stadsdeel
third-rules-place-eachOtherSpaceOfThatNeighborhood = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } elk ander vak van dat stadsdeel
third-rules-place-adjacentSpace = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een aangrenzend vak
third-rules-place-adjacentSpaceWithMostDoom = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het aangrenzende vak met de meeste doem
third-rules-place-adjacentStreet = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een aangrenzende straat
third-rules-place-unstableSpace = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het onstabiele vak
third-rules-place-spaceWithMostDoom = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het vak met de meeste doem
third-rules-place-spaceWithMostDoomInThatNeighborhood = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het vak met de meeste doem van dat stadsdeel
third-rules-place-startingSpace = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het beginvak
third-rules-place-anySpaceWithDoom = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een vak met doem naar keuze
third-rules-place-anySpaceInNeighborhoodWithAnomaly = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een vak naar keuze in een stadsdeel met een anomalie
third-rules-place-neighborhoodWithAnomaly = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een stadsdeel met een anomalie
third-rules-place-spaceWithScar = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een vak met een litteken
third-rules-place-eachSpaceWithScar = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } elk vak met een litteken
third-rules-place-spaceOfBlueMarker = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het vak van het blauwe fiche
third-rules-place-spaceOfRedMarker = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het vak van het rode fiche
third-rules-place-thatNeighborhood = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } dat stadsdeel
third-rules-place-eachNeighborhood = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } het midden van elk stadsdeel
third-rules-place-anywhere = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } een vak naar keuze
third-rules-place-display = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } de uitstalling
third-rules-place-nearestStreet-leader = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } de straat het dichtst bij de leider
third-rules-place-nearestStreet-prey = { $role ->
     [from] uit
     [to] naar
     [of] van
    *[at] in
  } de straat het dichtst bij zijn prooi

# Wat je ontvangt en lijdt
third-rules-gain = { $form ->
     [third] ontvangt { $what }
     [infinitive] { $what } ontvangen
    *[other] ontvang { $what }
  }
third-rules-lose = { $form ->
     [third] verliest { $what }
     [infinitive] { $what } verliezen
    *[other] verlies { $what }
  }
third-rules-spend = { $form ->
     [third] geeft { $what } uit
     [infinitive] { $what } uitgeven
    *[other] geef { $what } uit
  }
third-rules-suffer = { $form ->
     [third] lijdt { $what }
     [infinitive] { $what } lijden
    *[other] lijd { $what }
  }
third-rules-recover = { $who ->
     [youOrAlly] { $form ->
         [infinitive] jezelf of een van je bondgenoten { $what } laten herwinnen
        *[other] jij of een van je bondgenoten herwint { $what }
      }
     [investigatorOrAllyInYourSpace] { $form ->
         [infinitive] een onderzoeker of bondgenoot in je vak { $what } laten herwinnen
        *[other] een onderzoeker of bondgenoot in je vak herwint { $what }
      }
    *[other] { $form ->
         [third] herwint { $what }
         [infinitive] { $what } herwinnen
        *[other] herwin { $what }
      }
  }
third-rules-clue-of-neighborhood = 1 clue uit { $form ->
     [third] het eigen
    *[other] je
  } stadsdeel
third-rules-drawn-spell = { $count ->
     [one] 1 spreuk
    *[other] { $count } spreuken
  }
third-rules-drawn-ally = { $count ->
     [one] 1 bondgenoot
    *[other] { $count } bondgenoten
  }
third-rules-item-common = { $count ->
     [one] 1 gewoon voorwerp
    *[other] gewone voorwerpen
  }
third-rules-item-curio = { $count ->
     [one] 1 curiosum
    *[other] curiosa
  }
third-rules-item-tome = { $count ->
     [one] 1 Tome
    *[other] Tomes
  }
third-rules-item-cultist = { $count }
third-rules-item-human = { $count }
third-rules-item-lodge = { $count }
third-rules-item-any = { $count ->
     [one] 1 voorwerp
    *[other] voorwerpen
  }
third-rules-item-at-most = { $item } met waarde ${ $value } of minder
third-rules-item-at-least = { $item } met waarde ${ $value } of meer
third-rules-dark-pact = een Duister Pact
third-rules-restore-health = { $form ->
     [third] alle
    *[other] al je
  } Health
third-rules-restore-sanity = { $form ->
     [third] alle
    *[other] al je
  } Sanity
third-rules-restore-monster = het herwint al zijn Health
third-rules-suffer-split = { $form ->
     [third] gooit een dobbelsteen en lijdt evenveel, naar eigen keuze verdeeld over schade en horror
     [infinitive] een dobbelsteen gooien en evenveel lijden, naar keuze verdeeld over schade en horror
    *[other] gooi een dobbelsteen en lijd evenveel, naar keuze verdeeld over schade en horror
  }
third-rules-status-blessed = { $form ->
     [third] wordt Blessed
     [infinitive] Blessed worden
    *[other] word Blessed
  }
third-rules-status-cursed = { $form ->
     [third] wordt Cursed
     [infinitive] Cursed worden
    *[other] word Cursed
  }
third-rules-status-darkPact = { $form ->
     [third] ontvangt een Duister Pact
     [infinitive] een Duister Pact ontvangen
    *[other] ontvang een Duister Pact
  }
third-rules-status-delayed = { $form ->
     [third] raakt vertraagd
     [infinitive] vertraagd raken
    *[other] raak vertraagd
  }
third-rules-status-devoured = { $other ->
     [true] een andere onderzoeker naar keuze wordt verslonden
    *[other] { $form ->
         [third] wordt verslonden
         [infinitive] verslonden worden
        *[other] je wordt verslonden
      }
  }
third-rules-status-lodgeMember = { $form ->
     [third] wordt lid van de Silver Twilight Lodge
     [infinitive] lid van de Silver Twilight Lodge worden
    *[other] word lid van de Silver Twilight Lodge
  }
third-rules-retire = { $form ->
     [third] trekt zich terug uit de zaak
     [infinitive] je terugtrekken uit de zaak
    *[other] trek je terug uit de zaak
  }
third-rules-focus-any = { $form ->
     [third] legt Focus op{ " " }
     [infinitive] Focus leggen op{ " " }
    *[other] leg Focus op{ " " }
  }{ $count ->
     [one] een vaardigheid naar keuze
    *[other] { $count } verschillende vaardigheden naar keuze
  }{ $exceed ->
     [true] { " " }(ook boven je maximum)
    *[other] { "" }
  }
third-rules-focus-every = { $form ->
     [third] legt Focus op
     [infinitive] Focus leggen op
    *[other] leg Focus op
  } elke vaardigheid{ $exceed ->
     [true] { " " }(ook boven je maximum)
    *[other] { "" }
  }
third-rules-focus-skill = { $form ->
     [third] legt Focus op
     [infinitive] Focus leggen op
    *[other] leg Focus op
  } { $skill }{ $exceed ->
     [true] { " " }(ook boven je maximum)
    *[other] { "" }
  }
third-rules-research = { $form ->
     [third] legt { $what } uit eigen voorraad op het scenarioblad
     [infinitive] { $what } van jezelf op het scenarioblad leggen
    *[other] leg { $what } van jezelf op het scenarioblad
  }
third-rules-prevent = { $form ->
     [third] voorkomt { $what }
     [infinitive] { $what } voorkomen
    *[other] voorkom { $what }
  }
third-rules-add-as-many = { $form ->
     [third] telt de eigen successen op bij de andere test
     [infinitive] je successen bij de andere test optellen
    *[other] tel je successen op bij de andere test
  }
third-rules-add-to-test = { $form ->
     [third] voegt { $what } aan de test toe
     [infinitive] { $what } aan de test toevoegen
    *[other] voeg { $what } aan de test toe
  }
third-rules-add-to-die-one = { $form ->
     [third] verhoogt één dobbelsteen met { $by }
     [infinitive] één dobbelsteen met { $by } verhogen
    *[other] verhoog één dobbelsteen met { $by }
  }
third-rules-add-to-die-each = { $form ->
     [third] verhoogt elke dobbelsteen met { $by }
     [infinitive] elke dobbelsteen met { $by } verhogen
    *[other] verhoog elke dobbelsteen met { $by }
  }
third-rules-add-damage = { $form ->
     [third] voegt { $what } aan deze aanval toe
     [infinitive] { $what } aan deze aanval toevoegen
    *[other] voeg { $what } aan deze aanval toe
  }
third-rules-exchange = { $form ->
     [third] ruilt een aantal schade- en horrorfiches naar keuze met een andere onderzoeker of een bondgenoot, waar die ook is
     [infinitive] een aantal schade- en horrorfiches naar keuze ruilen met een andere onderzoeker of een bondgenoot, waar die ook is
    *[other] ruil een aantal schade- en horrorfiches naar keuze met een andere onderzoeker of een bondgenoot, waar die ook is
  }
third-rules-grant-action = { $form ->
     [third] laat een andere onderzoeker, waar die ook is, dezelfde actie uitvoeren
     [infinitive] een andere onderzoeker, waar die ook is, dezelfde actie laten uitvoeren
    *[other] laat een andere onderzoeker, waar die ook is, dezelfde actie uitvoeren
  }
third-rules-repeat-action = { $form ->
     [third] voert een actie van deze ronde nog eens uit
     [infinitive] een actie die je deze ronde al hebt uitgevoerd, nog eens uitvoeren
    *[other] voer een actie die je deze ronde al hebt uitgevoerd, nog eens uit
  }
third-rules-draw-mythos = { $form ->
     [third] trekt { $count ->
         [one] een mythosfiche
        *[other] { $count } mythosfiches
      }
     [infinitive] { $count ->
         [one] een mythosfiche
        *[other] { $count } mythosfiches
      } trekken
    *[other] trek { $count ->
         [one] een mythosfiche
        *[other] { $count } mythosfiches
      }
  }
third-rules-read-headline = { $form ->
     [third] leest { $count ->
         [one] een Headline
        *[other] { $count } Headlines
      }
     [infinitive] { $count ->
         [one] een Headline
        *[other] { $count } Headlines
      } lezen
    *[other] lees { $count ->
         [one] een Headline
        *[other] { $count } Headlines
      }
  }
third-rules-choose-investigator = { $form ->
     [third] kiest een andere onderzoeker
     [infinitive] een andere onderzoeker kiezen
    *[other] kies een andere onderzoeker
  }
third-rules-encounter-anomaly = { $form ->
     [third] gaat een anomalieontmoeting aan
     [infinitive] een anomalieontmoeting aangaan
    *[other] ga een anomalieontmoeting aan
  }
# „Begeef je“ verdraagt zowel waarheen („naar het onstabiele vak“) als waar („in De Toekomst“).
third-rules-move-to = { $form ->
     [third] begeeft zich rechtstreeks { $place }
     [infinitive] je rechtstreeks { $place } begeven
    *[other] begeef je rechtstreeks { $place }
  }
third-rules-move-steps = { $form ->
     [third] verplaatst zich { $spaces }
     [infinitive] je { $spaces } verplaatsen
    *[other] verplaats je { $spaces }
  }
third-rules-move-toward = { $form ->
     [third] verplaatst zich { $spaces } { $place } toe{ $along ->
         [true] { " " }(samen met dit monster)
        *[other] { "" }
      }
     [infinitive] je { $along ->
         [true] samen met dit monster { "" }
        *[other] { "" }
      }{ $spaces } { $place } toe verplaatsen
    *[other] verplaats je { $spaces } { $place } toe{ $along ->
         [true] { " " }(samen met dit monster)
        *[other] { "" }
      }
  }
third-rules-move-up-to = { $form ->
     [third] verplaatst zich hoogstens { $spaces }{ $ignore ->
         [true] { " " }(monsters tellen niet)
        *[other] { "" }
      }
     [infinitive] je hoogstens { $spaces } verplaatsen{ $ignore ->
         [true] { " " }(monsters tellen niet)
        *[other] { "" }
      }
    *[other] verplaats je hoogstens { $spaces }{ $ignore ->
         [true] { " " }(monsters tellen niet)
        *[other] { "" }
      }
  }
third-rules-move-paid = { $clause }; voor ${ $money } nog { $spaces } verder

# Kaarten
third-rules-take-leader = de leider ontvangt { NAME($card, article: "the") }
third-rules-discard-this = { $form ->
     [third] legt deze kaart af
     [infinitive] deze kaart afleggen
    *[other] leg deze kaart af
  }
third-rules-discard-item = { $form ->
     [third] legt { $count ->
         [one] 1 voorwerp
        *[other] { $count } voorwerpen
      } af
     [infinitive] { $count ->
         [one] 1 voorwerp
        *[other] { $count } voorwerpen
      } afleggen
    *[other] leg { $count ->
         [one] 1 voorwerp
        *[other] { $count } voorwerpen
      } af
  }
third-rules-discard-tome = { $form ->
     [third] legt { $count ->
         [one] 1 Tome
        *[other] { $count } Tomes
      } af
     [infinitive] { $count ->
         [one] 1 Tome
        *[other] { $count } Tomes
      } afleggen
    *[other] leg { $count ->
         [one] 1 Tome
        *[other] { $count } Tomes
      } af
  }
third-rules-discard-thatItem = { $form ->
     [third] legt het af
     [infinitive] het afleggen
    *[other] leg het af
  }
third-rules-discard-thatSpell = { $form ->
     [third] legt die af
     [infinitive] die afleggen
    *[other] leg die af
  }
third-rules-discard-clues = leg in totaal { $count } clues van onderzoekers of het scenarioblad af
third-rules-discard-sheet-clues = leg alle clues van het scenarioblad af
third-rules-token-damage = { $count } schade
third-rules-token-horror = { $count } horror
third-rules-token-doom = { $count } doem
third-rules-token-clue = { $count ->
     [one] 1 clue
    *[other] { $count } clues
  }
third-rules-tokens-on = { $form ->
     [third] legt { $what } op deze kaart
     [infinitive] { $what } op deze kaart leggen
    *[other] leg { $what } op deze kaart
  }
third-rules-tokens-off = { $form ->
     [third] haalt { $what } van deze kaart
     [infinitive] { $what } van deze kaart halen
    *[other] haal { $what } van deze kaart
  }
third-rules-ignore = { $form ->
     [third] negeert deze kaart tot het einde van de ronde
     [infinitive] deze kaart negeren tot het einde van de ronde
    *[other] negeer deze kaart tot het einde van de ronde
  }
third-rules-place-under = { $count ->
     [one] leg de bovenste kaart van de { $deck } gedekt onder deze kaart
    *[other] leg de bovenste { $count } kaarten van de { $deck } gedekt onder deze kaart
  }
third-rules-gain-cards-under = { $form ->
     [third] ontvangt de kaarten onder deze kaart
     [infinitive] de kaarten onder deze kaart ontvangen
    *[other] ontvang de kaarten onder deze kaart
  }
third-rules-flip = { $form ->
     [third] draait deze kaart om
     [infinitive] deze kaart omdraaien
    *[other] draai deze kaart om
  }

# Monsters
third-rules-monster-this = dit monster
third-rules-monster-thatMonster = dat monster
third-rules-spawned-any = een monster
third-rules-spawned-search = { $count ->
     [one] een { $trait }
    *[other] { $count } { $trait }
  }
third-rules-spawned-where-printed = waar zijn kaart dat zegt
third-rules-spawn = { $printed ->
     [true] { $form ->
         [infinitive] { $what } laten verschijnen { $where }
        *[other] laat { $what } verschijnen { $where }
      }
    *[other] { $form ->
         [infinitive] { $what } { $where } laten verschijnen
        *[other] laat { $what } { $where } verschijnen
      }
  }{ $exhausted ->
     [true] { " " }(uitgeput)
    *[other] { "" }
  }
third-rules-spawn-each-space = laat in elk vak van je stadsdeel een monster verschijnen
third-rules-spawn-engaged-you = { $form ->
     [infinitive] { $what } laten verschijnen en jou laten belagen
    *[other] laat { $what } verschijnen en jou belagen
  }
third-rules-spawn-engaged-leader = { $form ->
     [infinitive] { $what } laten verschijnen en de leider laten belagen
    *[other] laat { $what } verschijnen en de leider belagen
  }
third-rules-trait-cultist = { $count ->
     [one] cultist
    *[other] cultisten
  }
third-rules-trait-human = mens
third-rules-trait-lodge = logelid
third-rules-which-thatMonster = dat monster
third-rules-which-oneEngagedWithYou = een monster dat je belaagt
third-rules-which-eachEngagedWithYou = elk monster dat je belaagt
third-rules-which-oneInYourSpaceOrAdjacent = een monster in je vak of een aangrenzend vak
third-rules-damage-monster = { $form ->
     [third] geeft { $which } { $what }
     [infinitive] { $which } { $what } geven
    *[other] geef { $which } { $what }
  }
third-rules-defeat-monster = { $form ->
     [third] verslaat { $monster }
     [infinitive] { $monster } verslaan
    *[other] versla { $monster }
  }
third-rules-exhaust-thatMonster = { $form ->
     [third] put het uit
     [infinitive] het uitputten
    *[other] put het uit
  }
third-rules-exhaust-thoseMonsters = { $form ->
     [third] put ze uit
     [infinitive] ze uitputten
    *[other] put ze uit
  }
third-rules-disengage-all = { $form ->
     [third] komt los van alle monsters
     [infinitive] van alle monsters loskomen
    *[other] kom los van alle monsters
  }
third-rules-disengage-otherMonsters = { $form ->
     [third] komt los van alle andere monsters
     [infinitive] van alle andere monsters loskomen
    *[other] kom los van alle andere monsters
  }
third-rules-disengage-thoseMonsters = { $form ->
     [third] komt ervan los
     [infinitive] ervan loskomen
    *[other] kom ervan los
  }
third-rules-engage = { $form ->
     [third] laat zich belagen door { $monster }
     [infinitive] je laten belagen door { $monster }
    *[other] laat je belagen door { $monster }
  }
third-rules-monster-attacks = { $monster } valt aan
third-rules-move-monster = { $form ->
     [infinitive] { $monster } { $spaces } { $place } toe verplaatsen
    *[other] verplaats { $monster } { $spaces } { $place } toe
  }
third-rules-move-monster-to = { $form ->
     [infinitive] { $monster } { $place } verplaatsen
    *[other] verplaats { $monster } { $place }
  }
third-rules-return-to-box = { $form ->
     [infinitive] het in de doos terugleggen
    *[other] leg het terug in de doos
  }
third-rules-choose-monster = { $form ->
     [infinitive] een { $epic ->
         [false] niet-episch monster
        *[other] monster
      } kiezen, waar dat ook is
    *[other] kies een { $epic ->
         [false] niet-episch monster
        *[other] monster
      }, waar dat ook is
  }

# Het bord
third-rules-place-doom = { $form ->
     [third] legt { $what } { $place }
     [infinitive] { $what } { $place } leggen
    *[other] leg { $what } { $place }
  }
third-rules-remove-doom = { $form ->
     [third] verwijdert { $what } { $place }
     [infinitive] { $what } { $place } verwijderen
    *[other] verwijder { $what } { $place }
  }
third-rules-remove-doom-spaces = { $form ->
     [third] verwijdert { $what } uit elk van hoogstens { $spaces ->
         [one] { $spaces } vak
        *[other] { $spaces } vakken
      }
     [infinitive] { $what } uit elk van hoogstens { $spaces ->
         [one] { $spaces } vak
        *[other] { $spaces } vakken
      } verwijderen
    *[other] verwijder { $what } uit elk van hoogstens { $spaces ->
         [one] { $spaces } vak
        *[other] { $spaces } vakken
      }
  }
third-rules-sheet-clue = { $form ->
     [third] legt { $what } op het scenarioblad
     [infinitive] { $what } op het scenarioblad leggen
    *[other] leg { $what } op het scenarioblad
  }
third-rules-sheet-doom = { $form ->
     [third] legt { $what } op het scenarioblad
     [infinitive] { $what } op het scenarioblad leggen
    *[other] leg { $what } op het scenarioblad
  }
third-rules-sheet-marker = { $form ->
     [infinitive] { $count ->
         [one] 1 fiche
        *[other] { $count } fiches
      } op het scenarioblad leggen
    *[other] leg { $count ->
         [one] 1 fiche
        *[other] { $count } fiches
      } op het scenarioblad
  }
third-rules-move-token = { $form ->
     [infinitive] { $count ->
         [one] 1 clue
        *[other] { $count } clues
      } van het scenarioblad op { $card } leggen
    *[other] leg { $count ->
         [one] 1 clue
        *[other] { $count } clues
      } van het scenarioblad op { $card }
  }
third-rules-spread-doom = { $form ->
     [infinitive] { $count ->
         [one] doem verspreiden
        *[other] { $count } keer doem verspreiden
      }
    *[other] verspreid { $count ->
         [one] doem
        *[other] { $count } keer doem
      }
  }
third-rules-spawn-clue = { $form ->
     [infinitive] { $count ->
         [one] een clue
        *[other] { $count } clues
      } laten verschijnen
    *[other] laat { $count ->
         [one] een clue
        *[other] { $count } clues
      } verschijnen
  }
third-rules-gate-burst = { $count ->
     [one] laat een poort openbarsten
    *[other] laat { $count } poorten openbarsten
  }
third-rules-reckoning = voer een afrekening uit
third-rules-cup-token = { $count ->
     [one] een fiche “{ $token }”
    *[other] { $count } fiches “{ $token }”
  }
third-rules-add-to-cup = doe { $tokens } in de mythosbeker
third-rules-anomaly = { $place } verschijnt een anomalie
third-rules-remove-anomaly = verwijder de anomalie { $place }
third-rules-place-markers = leg willekeurig en gedekt het blauwe, het rode en drie witte fiches, elk op een andere plaats: { $places }
third-rules-place-marker = leg een { $color ->
     [blue] blauw fiche
     [red] rood fiche
     [white] wit fiche
    *[other] fiche
  } { $up ->
     [true] open
    *[other] gedekt
  } { $place }
third-rules-reveal-marker = { $form ->
     [infinitive] het fiche { $place } onthullen
    *[other] onthul het fiche { $place }
  }
third-rules-reveal-all-markers = { $form ->
     [infinitive] alle fiches onthullen
    *[other] onthul alle fiches
  }
third-rules-discard-that-marker = { $form ->
     [infinitive] dat afleggen
    *[other] leg dat af
  }
third-rules-discard-marker = { $form ->
     [infinitive] { NAME($marker, article: "the") } afleggen
    *[other] leg { NAME($marker, article: "the") } af
  }
third-rules-discard-marker-at = { $form ->
     [infinitive] het fiche { $place } afleggen
    *[other] leg het fiche { $place } af
  }
third-rules-discard-other-markers = { $form ->
     [infinitive] alle fiches behalve { NAME($markers, article: "the") } afleggen
    *[other] leg alle fiches behalve { NAME($markers, article: "the") } af
  }
third-rules-scar = leg { $count ->
     [one] een litteken
    *[other] { $count } littekens
  }{ $apart ->
     [true] , elk { $place } van een ander stadsdeel
    *[other] { " " }{ $place }{ $unscarred ->
         [true] { " " }van een stadsdeel
        *[other] { "" }
      }
  }{ $unscarred ->
     [true] { " " }zonder litteken en zonder geheeld litteken
    *[other] { "" }
  }
third-rules-mend-scar = { $form ->
     [infinitive] het litteken { $place } helen
    *[other] heel het litteken { $place }
  }
third-rules-scar-scar = litteken
third-rules-scar-mendedScar = geheeld litteken

# De codex
third-rules-archive-card = kaart { $number }
third-rules-this-card = deze kaart
third-rules-codex-add = { $form ->
     [infinitive] { $what } aan de codex toevoegen
    *[other] voeg { $what } toe aan de codex
  }
third-rules-codex-add-back = { $form ->
     [infinitive] { $card } met de achterkant naar boven aan de codex toevoegen
    *[other] voeg { $card } met de achterkant naar boven toe aan de codex
  }
third-rules-archive-flip = { $form ->
     [infinitive] { $card } omdraaien
    *[other] draai { $card } om
  }
third-rules-archive-return = { $form ->
     [infinitive] { $what } in het archief terugleggen
    *[other] leg { $what } terug in het archief
  }
third-rules-read-part = { $form ->
     [infinitive] “{ $part }” op { $card } lezen
    *[other] lees “{ $part }” op { $card }
  }
third-rules-read-back = { $form ->
     [infinitive] de achterkant van { $card } lezen
    *[other] lees de achterkant van { $card }
  }
third-rules-set-aside = { $form ->
     [infinitive] { $cards } apart leggen
    *[other] leg { $cards } apart
  }
third-rules-set-aside-named = { $form ->
     [infinitive] de { $count } kaarten “{ $name }” apart leggen
    *[other] leg de { $count } kaarten “{ $name }” apart
  }
third-rules-attach = { $form ->
     [infinitive] een willekeurige van de apart gelegde kaarten ({ $cards }) naast de stapel van het bijbehorende stadsdeel leggen
    *[other] leg een willekeurige van de apart gelegde kaarten ({ $cards }) naast de stapel van het bijbehorende stadsdeel
  }
third-rules-attach-named = { $form ->
     [infinitive] een willekeurige kaart “{ $name }” naast de stapel van het bijbehorende stadsdeel leggen
    *[other] leg een willekeurige kaart “{ $name }” naast de stapel van het bijbehorende stadsdeel
  }
third-rules-shuffled = { $card } in de stapel { NAME($deck, role: "of") }
third-rules-shuffle-in = schud { $what } (elk onder de bovenste { $who } kaarten)
third-rules-shuffle-in-monsters = schud de apart gelegde logeleden in de monsterstapel
third-rules-game-over-won = jullie winnen het spel
third-rules-game-over-lost = jullie verliezen het spel
third-rules-game-over-wonByLodge = de onderzoekers die lid van de Loge zijn geworden, winnen het spel en de andere verliezen het

# Tests, dobbelstenen, keuzes
third-rules-test-plain = { $skill }-test
third-rules-test-modified = { $skill }-test ({ $mod })
third-rules-test-evade = { $skill }-test met zijn ontwijkwaarde
third-rules-test = { $form ->
     [third] doet een { $noun }{ $extra }
     [infinitive] een { $noun }{ $extra } doen
    *[other] doe een { $noun }{ $extra }
  }
third-rules-test-extra = { " " }met { $dice ->
     [one] { $dice } extra dobbelsteen
    *[other] { $dice } extra dobbelstenen
  } per uitgegeven restant
third-rules-test-outcomes = { $test }; { $outcomes }
third-rules-test-always = { $test } en { $clause }
third-rules-test-bands = { $test }; { $bands }
third-rules-on-pass = { $form ->
     [third] wie die haalt, { $clause }
     [infinitive] haal je die, dan mag je { $clause }
    *[other] gehaald: { $clause }
  }
third-rules-on-fail = { $form ->
     [third] wie die niet haalt, { $clause }
     [infinitive] haal je die niet, dan moet je { $clause }
    *[other] niet gehaald: { $clause }
  }
third-rules-band-or-more = { $min } of meer: { $clause }
third-rules-band-range = { $min } of { $max } successen: { $clause }
third-rules-band-exactly = { $min ->
     [0] geen succes
     [1] 1 succes
    *[other] { $min } successen
  }: { $clause }
third-rules-roll = { $form ->
     [third] gooit { $dice ->
         [one] 1 dobbelsteen
        *[other] { $dice } dobbelstenen
      }{ $sum ->
         [true] { " " }en telt ze op
        *[other] { "" }
      }
     [infinitive] { $dice ->
         [one] 1 dobbelsteen gooien
        *[other] { $dice } dobbelstenen gooien
      }{ $sum ->
         [true] { " " }en optellen
        *[other] { "" }
      }
    *[other] gooi { $dice ->
         [one] 1 dobbelsteen
        *[other] { $dice } dobbelstenen
      }{ $sum ->
         [true] { " " }en tel ze op
        *[other] { "" }
      }
  }; { $bands }
third-rules-faces = bij { $faces }: { $clause }
third-rules-face = { $min }
third-rules-face-range = { $min }–{ $max }
third-rules-face-else = bij iets anders gebeurt er niets
third-rules-either = óf { $first }, óf { $second }
third-rules-option = ({ $number }) { $clause }
third-rules-choose = { $form ->
     [third] kiest één mogelijkheid: { $options }
     [infinitive] één mogelijkheid kiezen: { $options }
    *[other] kies één mogelijkheid: { $options }
  }
third-rules-choose-together = beslis samen: { $options }
third-rules-pay-to = { $cost }, dan mag je { $clause }
third-rules-may = { $form ->
     [anyone] een onderzoeker naar keuze mag
     [third] mag
    *[other] je mag
  } { $clause }
third-rules-may-pay = { $form ->
     [anyone] een onderzoeker naar keuze mag
     [third] mag
    *[other] je mag
  } { $cost } en daarvoor { $clause }
third-rules-may-pay-then = { $form ->
     [anyone] een onderzoeker naar keuze mag
     [third] mag
    *[other] je mag
  } { $cost }; zo ja: { $clause }
third-rules-may-else = { $first }; { $form ->
     [anyone] doet niemand het: { $otherwise }
     [third] wie het niet doet, { $otherwise }
    *[other] zo niet: { $otherwise }
  }
third-rules-if = als { $condition }: { $clause }
third-rules-if-else = als { $condition }: { $clause }; anders: { $otherwise }
third-rules-if-if-not = als { $condition }: { $clause }; als { $denial }: { $otherwise }
third-rules-repeat = zo vaak als je wilt mag je { $cost } en daarvoor { $clause }
third-rules-buy-item = { $max ->
     [0] een aantal { $item } naar keuze
    *[other] { $item }
  }
third-rules-buy-spells = { $draw ->
     [1] die
    *[other] { $max ->
         [0] er een aantal naar keuze van
         [1] er één van
        *[other] er hoogstens { $max } van
      }
  }
third-rules-buy-display = { $form ->
     [third] mag
    *[other] je mag
  } { $what } uit de uitstalling kopen{ $cost }
third-rules-buy-spell = { $form ->
     [third] mag
    *[other] je mag
  } { $draw ->
     [one] de bovenste kaart
    *[other] de bovenste { $draw } kaarten
  } van de spreukenstapel bekijken en { $what } kopen{ $cost }
third-rules-price-list = { "" }
third-rules-price-halfUp = { " " }voor de halve waarde (naar boven afgerond)
third-rules-price-fixed = { " " }voor ${ $money }
third-rules-buy-then = { $first }; { $form ->
     [third] wie iets koopt, { $clause }
    *[other] koop je iets: { $clause }
  }
third-rules-each-investigator = elke onderzoeker { $clause }
third-rules-each-investigator-at = elke onderzoeker { $place } { $clause }
third-rules-each-monster = voor elk monster op het bord: { $clause }
third-rules-each-monster-trait = voor elk monster dat { $trait } is: { $clause }
third-rules-for-each-ownItem = voor elk voorwerp dat je hebt: { $clause }
third-rules-for-each-ownSpell = voor elke spreuk die je hebt: { $clause }
third-rules-for-each-ownClue = voor elke clue die je hebt: { $clause }
third-rules-for-each-clueInYourNeighborhood = voor elke clue in je stadsdeel: { $clause }

# Voorwaarden, na „als“ en „zodra“. `not`: dat het niet zo is.
third-rules-if-anyone = { $not ->
     [true] geen onderzoeker
    *[other] een onderzoeker
  } { $condition } is
third-rules-if-has-tome = je { $not ->
     [true] geen
    *[other] een
  } Tome hebt
third-rules-if-status = je { $not ->
     [true] niet { "" }
    *[other] { "" }
  }{ $status } bent
third-rules-if-status-blessed = Blessed
third-rules-if-status-cursed = Cursed
third-rules-if-status-darkPact = door een Duister Pact gebonden
third-rules-if-status-delayed = vertraagd
third-rules-if-status-devoured = verslonden
third-rules-if-status-lodgeMember = lid van de Silver Twilight Lodge
third-rules-if-in = je { $not ->
     [true] niet { "" }
    *[other] { "" }
  }{ $place } bent
third-rules-if-counter = { $not ->
     [true] er meer dan { $max } zijn afgelegd
    *[other] er minder dan 2 zijn afgelegd
  }
third-rules-if-codex-has = kaart { $number } { $not ->
     [true] niet { "" }
    *[other] { "" }
  }{ $side ->
     [back] met de achterkant naar boven { "" }
     [front] met de voorkant naar boven { "" }
    *[other] { "" }
  }in de codex ligt
third-rules-if-sheet-clues = { $count ->
     [one] er een clue op het scenarioblad ligt
    *[other] er minstens { $count } clues op het scenarioblad liggen
  }
third-rules-if-sheet-clues-max = { $count ->
     [one] er hoogstens { $count } clue op het scenarioblad ligt
    *[other] er hoogstens { $count } clues op het scenarioblad liggen
  }
third-rules-if-sheet-doom = er minstens { $count } doem op het scenarioblad ligt
third-rules-if-sheet-doom-max = er hoogstens { $count } doem op het scenarioblad ligt
third-rules-if-sheet-clues-and-doom = er samen minstens { $count } clues en doem op het scenarioblad liggen
third-rules-if-sheet-clues-and-doom-max = er samen hoogstens { $count } clues en doem op het scenarioblad liggen
third-rules-if-sheet-markers = { $count ->
     [one] er minstens { $count } fiche op het scenarioblad ligt
    *[other] er minstens { $count } fiches op het scenarioblad liggen
  }
third-rules-if-sheet-markers-max = { $count ->
     [one] er hoogstens { $count } fiche op het scenarioblad ligt
    *[other] er hoogstens { $count } fiches op het scenarioblad liggen
  }
third-rules-if-space-doom = er in een vak van een stadsdeel minstens { $count } doem ligt
third-rules-if-space-doom-max = er in een vak van een stadsdeel hoogstens { $count } doem ligt
third-rules-if-neighborhood-doom = er in de vakken van een stadsdeel samen minstens { $count } doem ligt
third-rules-if-neighborhood-doom-max = { $count ->
     [0] er in een stadsdeel met een anomalie geen doem meer ligt
    *[other] er in een stadsdeel met een anomalie hoogstens { $count } doem ligt
  }
third-rules-if-mended-scars = { $count ->
     [one] er een litteken is geheeld
    *[other] er minstens { $count } littekens zijn geheeld
  }
third-rules-if-mended-scars-max = { $count ->
     [one] er hoogstens { $count } litteken is geheeld
    *[other] er hoogstens { $count } littekens zijn geheeld
  }
third-rules-if-markers-on-board = er { $count ->
     [0] geen fiches op het bord liggen
     [one] 1 fiche op het bord ligt
    *[other] { $count } fiches op het bord liggen
  }
third-rules-if-revealed = { NAME($markers, article: "the") } onthuld { AGREES($markers) ->
     [one] is
    *[other] zijn
  }
third-rules-if-neighborhood-has = dat stadsdeel { $not ->
     [true] geen
    *[other] een
  } { $scars } heeft
third-rules-if-engaged-that = dat monster je { $not ->
     [true] niet { "" }
    *[other] { "" }
  }belaagt
third-rules-if-engaged-this = dit monster je { $not ->
     [true] niet { "" }
    *[other] { "" }
  }belaagt
third-rules-if-monster = het { $not ->
     [true] niet { "" }
    *[other] { "" }
  }{ $monsters } is
third-rules-if-group-worshiper = het { $not ->
     [true] niet { "" }
    *[other] { "" }
  }een van de zes aanbidders is
third-rules-if-trait = het { $not ->
     [true] geen
    *[other] een
  } { $trait } is
third-rules-if-epic = het { $not ->
     [true] niet episch
    *[other] episch
  } is
third-rules-if-check-attack = je { $inUse ->
     [true] met deze kaart { "" }
    *[other] { "" }
  }aanvalt
third-rules-if-mentions = de tekst “{ $name }” noemt
third-rules-if-card = het { NAME($card, article: "the") } is
third-rules-if-ability = het die gave is
third-rules-if-this-cast = je bij het uitspreken { $what } hebt
third-rules-cast-sufferedDamage = schade geleden
third-rules-cast-spentRemnant = een restant uitgegeven
third-rules-if-other-hand = je andere hand leeg is
third-rules-if-focus-limit = je zoveel Focusfiches hebt als je maar kunt hebben
third-rules-if-resource-max = je { $money ->
     [true] ${ $max } of minder hebt
    *[other] hoogstens { $max } { $stuff } hebt
  }
third-rules-if-resource-min = je { $money ->
     [true] ${ $min } of meer hebt
    *[other] { $min ->
         [1] { $stuff } hebt
        *[other] minstens { $min } { $stuff } hebt
      }
  }
third-rules-if-tokens = deze kaart minstens { $what } telt

# Waar een gave op wacht
third-rules-monster-acted-on = je een { $epic ->
     [false] niet-episch monster
     [true] episch monster
    *[any] monster
  } ({ $trait }) { $acts }
third-rules-act-youDamageMonster = hebt verwond
third-rules-act-youDisengageMonster = ervan bent losgekomen
third-rules-act-monsterDamagesYou = er schade van hebt geleden
third-rules-after = nadat { $event }{ $during ->
     [casting] { " " }bij het uitspreken van een spreuk
    *[other] { "" }
  }
third-rules-before = voordat { $event }
third-rules-before-or-after = vóór of na { $event }
third-rules-when = als { $event }
third-rules-as-soon-as = zodra { $condition }
third-rules-event-gatherResourcesAction = je middelen hebt vergaard
third-rules-event-moveAction = je je met een actie hebt verplaatst
third-rules-event-researchAction = je onderzoek hebt gedaan
third-rules-event-focusAction = je een Focusactie hebt uitgevoerd
third-rules-event-yourAction = je een actie hebt uitgevoerd
third-rules-event-castSpell = je een spreuk hebt uitgesproken
third-rules-event-encounter = je je ontmoeting hebt gehad
third-rules-event-gainClue = je een of meer clues hebt ontvangen
third-rules-event-spendRemnant = je een of meer restanten hebt uitgegeven
third-rules-event-spendFocusToReroll = je een Focusfiche hebt uitgegeven om opnieuw te werpen
third-rules-event-failTest = je een test niet hebt gehaald
third-rules-event-passTest = je een test hebt gehaald
third-rules-event-youSufferHorror = je horror hebt geleden
third-rules-event-thisSuffersHorror = deze kaart horror heeft geleden
third-rules-event-thisGainedFromDeck = je deze kaart van de stapel hebt ontvangen
third-rules-event-youRemoveDoomFromYourSpace = je { $min ->
     [0] doem
     [1] doem
    *[other] minstens { $min } doem
  } uit je vak hebt verwijderd
third-rules-event-youDefeatMonster = je een monster hebt verslagen
third-rules-event-youDefeatMonsterByAttack = je een monster met een aanval hebt verslagen
third-rules-event-youDefeatThis = je dit monster hebt verslagen
third-rules-event-youDefeatThisByAttack = je dit monster met een aanval hebt verslagen
third-rules-event-youDisengageThis = je van dit monster bent losgekomen
third-rules-event-youDisengageMonster = je van een monster bent losgekomen
third-rules-event-youEvadeThis = je dit monster hebt ontweken
third-rules-event-youFailToEvadeThis = het ontwijken van dit monster je niet is gelukt
third-rules-event-youDamageMonster = je een monster hebt verwond
third-rules-event-monsterDamagesYou = een monster je heeft verwond
third-rules-event-monsterDamagesYouOrThis = een monster jou of deze bondgenoot heeft verwond
third-rules-event-investigatorDamagesMonsterInYourSpace = een onderzoeker een monster in je vak heeft verwond
third-rules-event-thisAttacks = dit monster je heeft aangevallen
third-rules-event-monsterSpawns = er in een stadsdeel een monster is verschenen
third-rules-event-monsterDefeated = een monster is verslagen
third-rules-event-anomalyAppears = er in een stadsdeel een anomalie is verschenen
third-rules-event-markerRevealed = { $color ->
     [blue] een blauw fiche
     [red] een rood fiche
     [white] een wit fiche
    *[other] een fiche
  } is onthuld
third-rules-event-buyFromDisplay = je iets uit de uitstalling koopt
third-rules-event-monstersAttackYou = monsters je aanvallen
third-rules-event-thisWouldSufferDamage = deze kaart { $min ->
     [0] schade
     [1] schade
    *[other] { $min } of meer schade
  } zou lijden
third-rules-event-thisWouldSufferHorror = deze kaart { $min ->
     [0] horror
     [1] horror
    *[other] { $min } of meer horror
  } zou lijden
third-rules-event-youWouldSufferDamageOrHorror = je schade of horror zou lijden
third-rules-event-anyInvestigatorOrAllyWouldSufferDamage = een onderzoeker of bondgenoot waar dan ook schade zou lijden
third-rules-event-anotherInvestigatorAnywhereTests = een andere onderzoeker waar dan ook een test doet
third-rules-event-monsterWouldEngageAnotherInvestigatorInYourSpace = een monster een andere onderzoeker in je vak zou belagen
third-rules-event-additionalActionFromEvade = de extra actie na het ontwijken

# Gaven
third-rules-once-a-round = eenmaal per ronde: { $clause }
third-rules-once-a-roll = eenmaal per worp: { $clause }
third-rules-provided = { $clause } als { $condition }
third-rules-afterwards = { $clause }; daarna: { $rest }
third-rules-moment-in = { $moment } { $place }
third-rules-reaction = { $moment }: { $clause }
third-rules-reaction-if = { $moment }, als { $condition }: { $clause }
third-rules-bonus = { $instead ->
     [true] in plaats daarvan { "" }
    *[other] { "" }
  }{ $by } { $skill } { $during }
third-rules-use-attack = bij het aanvallen
third-rules-use-evade = bij het ontwijken
third-rules-use-ward = bij het afweren
third-rules-use-research = bij het onderzoeken
third-rules-use-casting = bij het uitspreken van een spreuk
third-rules-use-encounterPhase = bij ontmoetingen
third-rules-tests-any = bij een van je tests
third-rules-tests-of = bij een van je tests op { $skills }
third-rules-tests-attack = bij een van je tests om aan te vallen
third-rules-tests-evade = bij een van je tests om te ontwijken
third-rules-tests-ward = bij een van je tests om af te weren
third-rules-tests-research = bij een van je tests om te onderzoeken
third-rules-tests-casting = bij een test van je spreuken
third-rules-tests-encounterPhase = bij een test in je ontmoetingen
third-rules-tests-anyone-here = bij een test van jou of een andere onderzoeker in je vak
third-rules-rolls-any = bij een van je worpen
third-rules-dice-one = één dobbelsteen
third-rules-dice-any = zoveel dobbelstenen als je wilt
third-rules-dice-oneOrAll = één of alle dobbelstenen
third-rules-dice-up-to = hoogstens { $what }
third-rules-bonus-dice = voeg { $tests } { $dice } toe
third-rules-bonus-dice-counted = voeg { $tests } dobbelstenen toe: { $dice }
third-rules-may-bonus-dice = je mag { $tests } { $dice } toevoegen
third-rules-may-bonus-dice-counted = je mag { $tests } dobbelstenen toevoegen: { $dice }
third-rules-may-reroll = je mag { $tests } { $dice } opnieuw werpen
third-rules-may-reroll-counted = je mag { $tests } dobbelstenen opnieuw werpen: hoogstens { $dice }
third-rules-may-reroll-for = je mag { $cost } en daarvoor { $tests } { $dice } opnieuw werpen
third-rules-replace-reroll = als je een Focusfiche uitgeeft om opnieuw te werpen, mag je { $dice } opnieuw werpen in plaats van één
third-rules-nudge-one = je mag { $tests } één dobbelsteen met { $by } verhogen
third-rules-nudge-each = je mag { $tests } elke dobbelsteen met { $by } verhogen
third-rules-success-faces = je dobbelstenen zijn een succes bij { $faces }
third-rules-modify-successesPerSix = elke 6 die je bij een aanval met deze kaart gooit, telt als { $value ->
     [one] { $value } succes
    *[other] { $value } successen
  }
third-rules-modify-focusPerSkill = je kunt { $value } Focusfiches op één vaardigheid hebben
third-rules-modify-reckoningDice = gooi bij de afrekening van een Duister Pact { $value } dobbelstenen in plaats van één
third-rules-modify-health = { $by } Health{ $per ->
     [sheetMarker] { " " }voor elk fiche op het scenarioblad
     [unmendedScar] { " " }voor elk litteken dat niet is geheeld
    *[other] { "" }
  }
third-rules-of-monster = { NAME($name, article: "the") } heeft { $clause }
third-rules-modify-check = { $by } op alle tests van wie door dit monster wordt belaagd
third-rules-modify-focusLimit = je Focusmaximum is { $amount } hoger
third-rules-modify-actions = je mag elke ronde { $amount ->
     [one] 1 actie
    *[other] { $amount } acties
  } meer uitvoeren
third-rules-modify-itemValue = voorwerpen in de uitstalling kosten ${ $amount } meer
third-rules-modify-gain-money = de actie op je blad levert je ${ $amount } meer op
third-rules-replace-skill = { $act } mag je deze spreuk uitspreken en op { $skill } testen in plaats van op { $from }; de modificatie van het monster telt
third-rules-replace-action = in plaats van je met een actie te verplaatsen, mag je { $clause }
third-rules-action = Actie{ $engaged ->
     [true] { " " }(ook als je belaagd wordt)
    *[other] { "" }
  } – { CAPITAL($clause) }
third-rules-at-place = { $place }: { $clause }
third-rules-during = { $during }{ $monster ->
     [true] { " " }van dit monster
    *[other] { "" }
  }: { $clause }
third-rules-replace-status = als je { $status } zou worden, in plaats daarvan: { $clause }
third-rules-replace-mentions = als een ontmoeting “{ $name }” noemt, breek die dan af; in plaats daarvan: { $clause }
third-rules-replace-placeDoom = als er { $place } doem zou worden gelegd, in plaats daarvan: { $clause }
third-rules-replace-encounter = als je { $place } een ontmoeting zou aangaan, in plaats daarvan: { $clause }
third-rules-at-reckoning = bij elke afrekening: { $clause }
third-rules-half-price = eenmaal per ronde: je mag een voorwerp kopen voor de halve waarde (naar boven afgerond)
third-rules-cannot-have = je kunt niet { $statuses } zijn{ $discard ->
     [true] ; ben je dat toch, leg die toestand dan af
    *[other] { "" }
  }
third-rules-undiscardable = deze kaart wordt nooit afgelegd, ook niet als die vol is
third-rules-unseen-by = niet-epische monsters jagen niet op je en belagen je niet tot je ze aanvalt of verwondt
third-rules-may-replace = telkens als je bij het uitspreken van een spreuk horror zou lijden, mag je die in plaats daarvan als schade lijden
third-rules-share-focus = andere onderzoekers in je vak hebben { $by } op elke vaardigheid waarop jij Focus hebt
third-rules-forbid = geen onderzoeker kan { $place } komen

# Kaarten, monsters en bladen
third-rules-cast-horror = Lijd { $horror } horror om deze spreuk uit te spreken.
third-rules-endurance = Kan { $health ->
     [0] { $sanity } horror
    *[other] { $sanity ->
         [0] { $health } schade
        *[other] { $health } schade en { $sanity } horror
      }
  } opvangen.
third-rules-hidden-back = De achterkant blijft geheim tot de kaart wordt omgedraaid.
third-rules-speed = { $spaces ->
    [one] 1 vak
   *[other] { $spaces } vakken
  }
third-rules-speed-direct = rechtstreeks
third-rules-hunter = Jager: gaat { $pace } naar { $prey } toe.
third-rules-patrol = Patrouille: gaat { $pace } { $target } toe en belaagt daar { $prey }.
third-rules-lurker = Loerder – { $text }
third-rules-prey-anyone = iedereen
third-rules-prey-nearest = de dichtstbijzijnde onderzoeker
third-rules-prey-lowestLore = de onderzoeker met de laagste Lore
third-rules-prey-highestLore = de onderzoeker met de hoogste Lore
third-rules-prey-lowestInfluence = de onderzoeker met de laagste Influence
third-rules-prey-highestInfluence = de onderzoeker met de hoogste Influence
third-rules-prey-lowestObservation = de onderzoeker met de laagste Observation
third-rules-prey-highestObservation = de onderzoeker met de hoogste Observation
third-rules-prey-lowestStrength = de onderzoeker met de laagste Strength
third-rules-prey-highestStrength = de onderzoeker met de hoogste Strength
third-rules-prey-lowestWill = de onderzoeker met de laagste Will
third-rules-prey-highestWill = de onderzoeker met de hoogste Will
third-rules-prey-mostClues = de onderzoeker met de meeste clues
third-rules-prey-mostRemnants = de onderzoeker met de meeste restanten
third-rules-prey-mostSpells = de onderzoeker met de meeste spreuken
third-rules-keyword-elusive = Ongrijpbaar: belaagt uit zichzelf niemand.
third-rules-keyword-watcher = Bespieder: beperkt de acties en ontmoetingen niet van wie het belaagt, en gaat met die onderzoeker mee.
third-rules-keyword-massive = Kolossaal: belaagt iedereen in zijn vak en kan niet worden uitgeput.
third-rules-keyword-elite = Elite: { $elite } Health meer voor elke onderzoeker aan het begin van het spel.
third-rules-keyword-feed = Vreten: herwint zoveel Health als het schade toebrengt.
third-rules-keyword-retaliate = Vergelding: valt aan wie het aanvalt zonder het te verwonden.
third-rules-reward = Beloning – { $text }
third-rules-is-worshiper = Is een van de zes aanbidders.
third-rules-leaves-remnant = Laat een restant achter als het door een aanval wordt verslagen.
third-rules-spawns = Verschijnt { $place }.
third-rules-starting = Begint met { NAME($cards, article: "the") }.
third-rules-starting-choice = Begint met { NAME($cards, article: "the") }, en naar keuze met { $choice }.
third-rules-starting-may = Begint met { NAME($cards, article: "the") }. Je mag ook { $gift } nemen.
third-rules-each-reckoning = Bij elke afrekening – { $text }
third-rules-is-rumor = Een Rumor: blijft in de codex tot iets hem verwijdert of er een andere Rumor komt.

# Archiefkaarten
third-rules-on-add = Bij het toevoegen – { $text }
third-rules-on-flip = Na het omdraaien – { $text }
third-rules-is-space = Deze kaart is een vak; doem die hier zou komen te liggen, gaat naar het scenarioblad.
third-rules-objective = Doel – { $text }
third-rules-setback = Gevaar – { $text }
third-rules-term-scar = Een open wit fiche is een litteken.
third-rules-term-mended-scar = Een gedekt wit fiche is een geheeld litteken.
