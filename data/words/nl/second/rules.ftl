### Regeltekst van de tweede editie, samengesteld uit de effecten van de kaarten.
###
### Een zinsdeel krijgt $form: imperative en infinitive zijn hier allebei de opdracht aan jou („trek 1 Spreuk“), third gaat over
### een ander („trekt 1 Spreuk“). Alleen prijzen (pay, spend) en rules-return-if-gate hebben een echte, kale infinitief: „je mag
### $3 betalen“. Wat op een voorwaarde of een worp volgt, staat na een dubbele punt, zodat daar ook een gewone zin kan staan
### („er verschijnt een monster“). Voorwaarden eindigen op hun werkwoord. Plaatsen brengen hun voorzetsel mee (at, to).

## Zinnen

rules-sentence = { CAPITAL($clause) }.
rules-label = { CAPITAL($clause) }
rules-text = { $first } { $rest }
rules-clauses = { $clauses }
rules-and-then = { $first }; daarna: { $rest }
rules-and-separately = { $first }; { $rest }
rules-parted = { $first }; { $rest }
rules-then = daarna: { $clause }
rules-in-either-case = in beide gevallen: { $clause }
rules-and-in-either-case = { $first }; in beide gevallen: { $rest }
rules-and-then-if = { $first }; daarna, { $rest }
rules-and-lastly = { $first }; daarna: { $rest }
rules-having-done = daarna, { $clause }
rules-then-if = daarna, { $clause }
rules-for-each-of-it = { $first }; voor elk punt: { $rest }
rules-or = { $first } of { $second }
rules-or-last = { $first } of { $second }
rules-either = óf { $first }, óf { $second }
rules-and-also = { $first }; { $rest }
rules-pay-and = { $cost } en { $clause }
rules-lasting-all = { $clause }, en wel { $until }
rules-comma = { $first }, { $rest }
rules-times = doe { $count ->
    [2] twee keer
   *[other] { $count } keer
  } het volgende: { $clause }
rules-otherwise = anders: { $clause }
rules-if = als { $condition }: { $clause }
rules-if-else = als { $condition }: { $clause }; anders: { $otherwise }
rules-unless = tenzij { $condition }: { $clause }
rules-may = { $form ->
    [third] mag { $clause }
   *[other] als je wilt, { $clause }
  }
rules-may-pay = je mag { $cost }; zo ja: { $clause }
rules-may-pay-then = je mag { $cost }; zo ja: { $clause }
rules-pay-to = { $cost }: { $clause }
rules-pay-then = { $cost }; daarna: { $clause }
rules-choose = { $form ->
    [third] kiest één mogelijkheid: { $options }
   *[other] kies één mogelijkheid: { $options }
  }
rules-if-able = { $clause } (naar keuze uit wat je hebt)
rules-option = ({ $number }) { $clause }
rules-nothing-happens = er gebeurt niets
rules-do-nothing = { $form ->
    [third] doet niets
   *[other] doe niets
  }
rules-at-moment = { $moment }: { $clause }
rules-lasting = { $clause } { $until }
rules-phased = { $phase } – { $text }
rules-when = { $event }: { $clause }
rules-when-true = als { $conditions }

## Tests en dobbelstenen

rules-check = een { $skill }-test ({ $mod }){ $difficulty ->
    [1] {""}
   *[other] {" "}met minstens { $difficulty } successen
  }
rules-check-made = een { $skill }-test ({ $mod }){ $difficulty ->
    [1] {""}
   *[other] {" "}waarvoor { $difficulty } successen nodig zijn
  }
rules-make-check = { $form ->
    [third] doet { $check }
   *[other] doe { $check }
  }
rules-check-pass = { $form ->
    [third] mag { $check } doen; wie die haalt, { $pass }
    [infinitive] doe { $check }; gehaald: { $pass }
   *[other] haal { $check } en { $pass }
  }
rules-check-fail = { $form ->
    [third] doet { $check }; wie die niet haalt, { $told }
   *[other] haal { $check } of { $fail }
  }
rules-check-fail-apart = { $form ->
    [third] doet { $check }; wie die niet haalt, { $fail }
   *[other] doe { $check }; niet gehaald: { $fail }
  }
rules-check-both = haal { $check } en { $pass }; zo niet: { $fail }
rules-check-outcomes = { $form ->
    [third] doet { $check }; wie die haalt, { $pass }; wie die niet haalt, { $fail }
   *[other] doe { $check }; gehaald: { $pass }; niet gehaald: { $fail }
  }
rules-if-pass = gehaald: { $clause }
rules-on-pass = gehaald: { $clause }
rules-on-fail = niet gehaald: { $clause }
rules-if-fail = niet gehaald: { $clause }
rules-check-per-success = { $form ->
    [third] doet { $check } en { $each } voor elk succes
   *[other] doe { $check } en { $each } voor elk succes
  }
rules-check-per-success-else = { $form ->
    [third] doet { $check } en { $each } voor elk succes; geen succes: { $none }
   *[other] doe { $check } en { $each } voor elk succes; geen succes: { $none }
  }
rules-check-bands = { $form ->
    [third] doet { $check }; { $bands }
   *[other] doe { $check }; { $bands }
  }
rules-with-successes-exactly = { $min ->
    [0] geen succes: { $clause }
    [one] { $min } succes: { $clause }
   *[other] { $min } successen: { $clause }
  }
rules-with-successes-or-more = { $min } of meer: { $clause }
rules-with-successes-range = { $min ->
    [0] { $max ->
        [one] hoogstens { $max } succes: { $clause }
       *[other] hoogstens { $max } successen: { $clause }
      }
   *[other] { $min } of { $max } successen: { $clause }
  }
rules-roll-scale = { $form ->
    [third] gooit { $dice } en { $clauses }
   *[other] gooi { $dice } en { $clauses }
  }
rules-roll-scale-less = { $form ->
    [third] gooit { $dice }, trekt er { $less } af en { $clauses }
   *[other] gooi { $dice }, trek er { $less } af en { $clauses }
  }
rules-roll = { $form ->
    [third] gooit { $dice }; { $parts }
   *[other] gooi { $dice }; { $parts }
  }
rules-dice = { $count ->
    [one] een dobbelsteen
   *[other] { $count } dobbelstenen
  }
rules-dice-currentSanity = { $form ->
    [third] een dobbelsteen voor elk punt eigen Sanity
   *[other] een dobbelsteen voor elk punt Sanity dat je hebt
  }
rules-dice-currentStamina = { $form ->
    [third] een dobbelsteen voor elk punt eigen Stamina
   *[other] een dobbelsteen voor elk punt Stamina dat je hebt
  }
rules-on-success = bij een succes: { $clause }
rules-on-failure = bij een misser: { $clause }
rules-on-face = bij een { $min }: { $clause }
rules-on-faces = bij { $min }–{ $max }: { $clause }
rules-each-die = voor elke { $min }–{ $max }: { $clause }
rules-each-success = voor elk succes: { $clause }
rules-each-failure = voor elke misser: { $clause }
rules-skill-speed = Speed
rules-skill-sneak = Sneak
rules-skill-fight = Fight
rules-skill-will = Will
rules-skill-lore = Lore
rules-skill-luck = Luck
rules-skill-combat = Combat
rules-checks-speed = Speed-tests
rules-check-speed = een Speed-test
rules-checks-sneak = Sneak-tests
rules-check-sneak = een Sneak-test
rules-checks-fight = Fight-tests
rules-check-fight = een Fight-test
rules-checks-will = Will-tests
rules-check-will = een Will-test
rules-checks-lore = Lore-tests
rules-check-lore = een Lore-test
rules-checks-luck = Luck-tests
rules-check-luck = een Luck-test
rules-checks-evade = Evade-tests
rules-check-evade = een Evade-test
rules-checks-horror = Horror-tests
rules-check-horror = een Horror-test
rules-checks-combat = Combat-tests
rules-check-combat = een Combat-test
rules-checks-spell = Spell-tests
rules-check-spell = een Spell-test
rules-check-any = één vaardigheidstest naar keuze
rules-check-gateClose = de test om een poort te sluiten

## Iedereen

rules-each-investigator = elke onderzoeker { $clause }
rules-each-investigator-where = elke onderzoeker { $where } { $clause }
rules-that-investigator = die onderzoeker { $clause }
rules-each-investigator-who = elke onderzoeker die { $condition }, { $clause }
rules-each-other-investigator = { $first }; elke andere onderzoeker { $clause }
rules-each-investigator-except = elke onderzoeker { $clause }, behalve wie { $condition }
rules-each-investigator-own-item = per eigen voorwerp: elke onderzoeker { $clause }
rules-first-player = de startspeler { $clause }
rules-each-open-gate = voor elke open poort: { $clause }
rules-each-own-item = voor elk van je voorwerpen: { $clause }

## Voorraden

rules-amount-money = ${ $count }
rules-amount-clue = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
  }
rules-amount-sanity = { $count } Sanity
rules-amount-stamina = { $count } Stamina
rules-amount-maxSanity = { $count } maximale Sanity
rules-amount-maxStamina = { $count } maximale Stamina
rules-amount-movementPoints = { $count ->
    [one] { $count } verplaatsingspunt
   *[other] { $count } verplaatsingspunten
  }
rules-amount-monsterTrophy = { $count ->
    [one] { $count } monstertrofee
   *[other] { $count } monstertrofeeën
  }
rules-amount-gateTrophy = { $count ->
    [one] { $count } poorttrofee
   *[other] { $count } poorttrofeeën
  }
rules-stock-money = geld
rules-stock-clue = clues
rules-stock-sanity = Sanity
rules-stock-stamina = Stamina
rules-stock-maxSanity = maximale Sanity
rules-stock-maxStamina = maximale Stamina
rules-stock-movementPoints = verplaatsingspunten
rules-stock-monsterTrophy = monstertrofeeën
rules-stock-gateTrophy = poorttrofeeën
rules-amount-all = al je { $what }
rules-amount-halfDown = de helft van je { $what } (naar beneden afgerond)
rules-amount-halfUp = de helft van je { $what } (naar boven afgerond)
rules-amount-d6 = zoveel { $what } als een dobbelsteen aangeeft
rules-amount-2d6 = zoveel { $what } als 2 dobbelstenen samen aangeven
rules-amount-spent = zoveel { $what } als je hebt uitgegeven
rules-amount-per-success = { $what } voor elk succes
rules-amount-up-to = hoogstens { $what }
rules-amount-up-to-card = zoveel { $what } als je wilt
rules-gain = { $form ->
    [third] ontvangt { $what }
   *[other] ontvang { $what }
  }
rules-gain-oneInSameArea = geef één onderzoeker in jouw gebied { $what }
rules-gain-oneAnywhere = geef één onderzoeker naar keuze { $what }
rules-lose = { $form ->
    [third] verliest { $what }
   *[other] verlies { $what }
  }
rules-lose-maximum = { $form ->
    [third] verlaagt de eigen { $what } met { $count }
   *[other] verlaag je { $what } met { $count }
  }
rules-rolled-sanity = evenveel Sanity
rules-rolled-stamina = evenveel Stamina
rules-rolled-clue = evenveel clues
rules-rolled-money = evenveel geld
rules-restore = { $form ->
    [third] herwint alle { $what }
   *[other] herwin al je { $what }
  }
rules-split = { $form ->
    [third] ontvangt { $count ->
        [one] { $count } punt
       *[other] { $count } punten
      } Sanity en Stamina, naar eigen keuze verdeeld
   *[other] ontvang { $count ->
        [one] { $count } punt
       *[other] { $count } punten
      } Sanity en Stamina, naar keuze verdeeld
  }
rules-split-d6 = { $form ->
    [third] ontvangt zoveel punten Sanity en Stamina als een dobbelsteen aangeeft, naar eigen keuze verdeeld
   *[other] ontvang zoveel punten Sanity en Stamina als een dobbelsteen aangeeft, naar keuze verdeeld
  }
rules-split-spent = { $form ->
    [third] ontvangt voor elke betaalde $1 naar keuze 1 Sanity of 1 Stamina
   *[other] ontvang voor elke betaalde $1 naar keuze 1 Sanity of 1 Stamina
  }
rules-pay = { $form ->
    [third] betaalt { $what }
    [infinitive] { $what } betalen
   *[other] betaal { $what }
  }
rules-spend = { $form ->
    [third] geeft { $what } uit
    [infinitive] { $what } uitgeven
   *[other] geef { $what } uit
  }
rules-discard = { $form ->
    [third] legt { $what } af
   *[other] leg { $what } af
  }

## Kaarten en trofeeën

rules-kind-item = { $count ->
    [one] { $count } voorwerp
   *[other] { $count } voorwerpen
  }
rules-kind-common = { $count ->
    [one] { $count } Gewoon voorwerp
   *[other] { $count } Gewone voorwerpen
  }
rules-kind-unique = { $count ->
    [one] { $count } Uniek voorwerp
   *[other] { $count } Unieke voorwerpen
  }
rules-kind-spell = { $count ->
    [one] { $count } Spreuk
   *[other] { $count } Spreuken
  }
rules-kind-skill = { $count ->
    [one] { $count } Vaardigheid
   *[other] { $count } Vaardigheden
  }
rules-kind-ally = { $count ->
    [one] { $count } Bondgenoot
   *[other] { $count } Bondgenoten
  }
rules-kind-weapon = { $count ->
    [one] { $count } wapen
   *[other] { $count } wapens
  }
rules-kind-tome = { $count ->
    [one] { $count } Tome
   *[other] { $count } Tomes
  }
rules-kind-clue = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
  }
rules-kind-monsterTrophy = { $count ->
    [one] { $count } monstertrofee
   *[other] { $count } monstertrofeeën
  }
rules-kind-gateTrophy = { $count ->
    [one] { $count } poorttrofee
   *[other] { $count } poorttrofeeën
  }
rules-kinds-item = voorwerpen
rules-kinds-common = Gewone voorwerpen
rules-kinds-unique = Unieke voorwerpen
rules-kinds-spell = Spreuken
rules-kinds-skill = Vaardigheden
rules-kinds-ally = Bondgenoten
rules-kinds-weapon = wapens
rules-kinds-tome = Tomes
rules-kinds-clue = clues
rules-kinds-monsterTrophy = monstertrofeeën
rules-kinds-gateTrophy = poorttrofeeën
rules-deck-common = Gewone voorwerpen
rules-deck-unique = Unieke voorwerpen
rules-deck-spell = Spreuken
rules-deck-skill = Vaardigheden
rules-deck-ally = Bondgenoten
rules-this-card = deze kaart
rules-that-item = dat voorwerp
rules-card-one = 1 kaart “{ $card }”
rules-card-the = de kaart “{ $card }”
rules-card-own = je { $card }
rules-card-every = elke kaart “{ $card }”
rules-card-ally = de Bondgenoot { $card }
rules-trophies-worth = monstertrofeeën met samen weerbaarheid { $count }
rules-draw = { $form ->
    [third] trekt { $what }
   *[other] trek { $what }
  }
rules-draw-keep = { $form ->
    [third] trekt { $what } en houdt er { $keep } van
   *[other] trek { $what } en houd er { $keep } van
  }
rules-draw-search = { $form ->
    [third] neemt { $what } naar eigen keuze uit de stapel
   *[other] neem { $what } naar keuze uit de stapel
  }
rules-draw-filter = { $form ->
    [third] trekt { $what } uit de stapel { $deck }
   *[other] trek { $what } uit de stapel { $deck }
  }
rules-take = { $form ->
    [third] neemt { $what }
   *[other] neem { $what }
  }
rules-take-else = { $clause } (niet beschikbaar? { CAPITAL($otherwise) })
rules-price-list = voor de vastgestelde prijs
rules-price-list-1 = voor $1 minder dan de vastgestelde prijs
rules-price-list-plus-1 = voor $1 meer dan de vastgestelde prijs
rules-price-halfUp = voor de halve vastgestelde prijs (naar boven afgerond)
rules-price-double = tweemaal de vastgestelde prijs
rules-buy-one-of = { $form ->
    [third] trekt { $what } en moet er daarvan één kopen { $price }, als er genoeg geld is
   *[other] trek { $what }; je moet er één van kopen { $price }, als je geld genoeg hebt
  }
rules-buy-drawn = { $form ->
    [third] trekt { $what } en mag die kaart kopen { $price }
   *[other] trek { $what }; je mag die kaart kopen { $price }
  }
rules-buy-any = { $form ->
    [third] trekt { $what } en mag er zoveel van kopen als gewenst, { $price }
   *[other] trek { $what }; je mag er zoveel van kopen als je wilt, { $price }
  }
rules-buy-search = { $form ->
    [third] zoekt in de stapel { $what } { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
      } uit en mag die kopen { $price }
   *[other] zoek in de stapel { $what } { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
      } uit; je mag die kopen { $price }
  }
rules-sell = { $form ->
    [third] verkoopt { $what } voor { $price }
   *[other] verkoop { $what } voor { $price }
  }
rules-sale = { $form ->
    [third] legt { $common } en { $unique } open neer; elke onderzoeker mag daarvan kopen voor de vastgestelde prijs; wie ze neerlegde, beslist bij onenigheid en legt de rest af
   *[other] leg { $common } en { $unique } open neer; elke onderzoeker mag daarvan kopen voor de vastgestelde prijs; jij beslist bij onenigheid en legt de rest af
  }
rules-discard-ally-from-deck = leg { $count ->
    [one] { $count } willekeurige Bondgenoot
   *[other] { $count } willekeurige Bondgenoten
  } uit de stapel terug in de doos
rules-trophies-to-board = { $form ->
    [third] zet alle { NAME($monsters, number: "plural") } uit de eigen monstertrofeeën terug op het bord, { $place }
   *[other] zet alle { NAME($monsters, number: "plural") } uit je monstertrofeeën terug op het bord, { $place }
  }
rules-claim-trophy-cup = neem een willekeurig monster (ook als het Endless is) uit de monstervoorraad als trofee
rules-claim-trophy-board = neem 1 monster naar keuze van het bord als trofee
rules-exhaust = put { $what } uit
rules-return-this-to-box = leg deze kaart terug in de doos
rules-marker-on-card = leg { $count ->
    [one] { $count } Staminafiche
   *[other] { $count } Staminafiches
  } op deze kaart (leg de kaart af zodra er { $limit } liggen)
rules-tokens-on-card = { $count ->
    [one] leg { $count } clue op deze kaart
   *[other] leg { $count } clues op deze kaart
  }
rules-tokens-off-card = haal er evenveel van deze kaart
rules-monsters-on-card = { $count ->
    [one] leg { $count } monster uit de monstervoorraad op deze kaart
   *[other] leg { $count } monsters uit de monstervoorraad op deze kaart
  }
rules-fight-from-card = bevecht monsters van deze kaart
rules-counts-as-clue = { $count ->
    [one] geef { $count } clue minder uit
   *[other] geef { $count } clues minder uit
  }
rules-replace-investigator = vervang je onderzoeker door een ongebruikte, die van voren af aan begint
rules-peek-mythos = trek mythoskaarten en leg ze af tot er een de locatie van een poort noemt
rules-look-bottom = bekijk de onderste kaart van de stapels { $decks }
rules-reveal-top = draai de bovenste kaart van een locatiestapel naar keuze om; die wordt als volgende van die stapel getrokken
rules-reshuffle-mythos = schud de mythosstapel met deze kaart erbij en trek opnieuw
rules-reshuffle-gate = schud de poortstapel met deze kaart erbij en trek opnieuw

## Toestanden

rules-status-blessed = { $form ->
    [third] wordt Blessed
   *[other] word Blessed
  }
rules-status-cursed = { $form ->
    [third] wordt Cursed
   *[other] word Cursed
  }
rules-status-delayed = { $form ->
    [third] raakt vertraagd
   *[other] raak vertraagd
  }
rules-status-loseNextTurn = { $form ->
    [third] slaat de volgende beurt over
   *[other] sla je volgende beurt over
  }
rules-status-arrested = { $form ->
    [third] wordt gearresteerd
    [infinitive] word gearresteerd
   *[other] je wordt gearresteerd
  }
rules-status-lostInTimeAndSpace = { $form ->
    [third] raakt lost in time and space
    [infinitive] raak lost in time and space
   *[other] je raakt lost in time and space
  }
rules-status-devoured = { $form ->
    [third] wordt verslonden
    [infinitive] word verslonden
   *[other] je wordt verslonden
  }
rules-status-blessed-oneAnywhere = maak één onderzoeker naar keuze Blessed
rules-status-cursed-oneAnywhere = maak één onderzoeker naar keuze Cursed

## Verplaatsing en ontmoetingen

rules-to-street = naar de straat
rules-to-anyStreetOrLocation = naar een straat of locatie naar keuze
rules-to-gateLocationOfPeekedCard = naar die locatie
rules-to-nextArea = naar het volgende gebied
rules-move-stay = { $form ->
    [third] gaat { $place }
   *[other] ga { $place }
  }
rules-move-encounter = { $form ->
    [third] gaat { $place } en gaat daar een ontmoeting aan
   *[other] ga { $place } en ga daar een ontmoeting aan
  }
rules-return = { $form ->
    [third] keert terug naar Arkham
   *[other] keer terug naar Arkham
  }
rules-return-if-gate = { $form ->
    [third] keert terug naar Arkham, als er een poort terugleidt
    [infinitive] naar Arkham terugkeren, als er een poort terugleidt
   *[other] keer terug naar Arkham, als er een poort terugleidt
  }
rules-move-through-nearest-gate = { $form ->
    [third] wordt door de dichtstbijzijnde open poort getrokken
    [infinitive] word door de dichtstbijzijnde open poort getrokken
   *[other] je wordt door de dichtstbijzijnde open poort getrokken
  }
rules-move-monster-nearest = het gaat rechtstreeks naar de dichtstbijzijnde onderzoeker op een locatie in Arkham ({ $places } zijn veilig); bij gelijke afstand telt de laagste Sneak
rules-encounter-inner-sanctum = ga in plaats daarvan een ontmoeting aan in het Binnenste Heiligdom
rules-encounter-different = ga hier een andere ontmoeting aan
rules-encounter-draw-keep = ga daar een ontmoeting aan: trek { $draw } kaarten en gebruik er { $keep }
rules-encounter-at = ga { $place } een ontmoeting aan
rules-redraw-encounter = trek een andere kaart in plaats van de zojuist getrokken kaart

## Monsters, poorten en de stad

rules-monster-appears = { $count ->
    [one] er verschijnt een monster
   *[other] er verschijnen { $count } monsters
  }
rules-monsters-at = { $count ->
    [one] zet { $count } monster uit de monstervoorraad { $place }
   *[other] zet { $count } monsters uit de monstervoorraad { $place }
  }
rules-monsters-from-card-at = zet alle monsters van deze kaart { $place }
rules-gate-and-monster = hier verschijnen een poort en een monster
rules-gate-appears = hier verschijnt een poort
rules-close-gate-seal-trophy = sluit en verzegel de poort hier zonder test (de poort houd je als trofee)
rules-close-gate-here = sluit de poort hier
rules-close-gate-any = sluit één poort naar keuze
rules-close-gate-that = sluit die
rules-close-gate-entered = sluit de poort waardoor je gekomen bent
rules-doom-add = { $count ->
    [one] leg { $count } doemfiche op het doemspoor
   *[other] leg { $count } doemfiches op het doemspoor
  }
rules-doom-remove = { $count ->
    [one] verwijder { $count } doemfiche van het doemspoor
   *[other] verwijder { $count } doemfiches van het doemspoor
  }
rules-terror = verhoog het angstniveau met { $count }
rules-terror-to-10 = verhoog het angstniveau stap voor stap tot 10
rules-close = sluit { $what } { $until }
rules-release = { $form ->
    [third] verlaat { $place } en is de volgende ronde gewoon aan de beurt
   *[other] verlaat { $place } en je bent de volgende ronde gewoon aan de beurt
  }
rules-return-this-to-cup = leg dit monster terug in de monstervoorraad
rules-return-to-cup = leg alle { NAME($monsters, number: "plural") } { $where } terug in de monstervoorraad
rules-redraw-monster = leg het monster terug in de monstervoorraad en trek een ander
rules-remove-elder-signs = verwijder alle elder signs van het bord
rules-defeat-monsters = versla elk monster in je gebied
rules-add-masks-to-cup = doe alle Masks in de monstervoorraad
rules-monsters = monsters
rules-where-places = in { $places }
rules-where-neighborhood = { NAME($neighborhood, role: "at") }
rules-where-streets = in straatgebieden
rules-where-locations = op locaties
rules-where-arkham = in Arkham
rules-where-street = in een straatgebied
rules-where-otherWorld = in een Andere Wereld
rules-where-anywhere = in het spel

## Plaatsen

rules-place = { $role ->
    [at] { NAME($place, role: "at") }
    [to] { NAME($place, role: "to") }
   *[other] { NAME($place, article: "the") }
  }
rules-area = { $role ->
    [at] in { "" }
    [to] naar { "" }
   *[other] { "" }
  }{ $order ->
    [1] het eerste gebied { NAME($world, role: "of") }
   *[other] het tweede gebied { NAME($world, role: "of") }
  }

## Voorwaarden

rules-condition-all = { $conditions }
rules-if-none-left = { $form ->
    [third] geen { $what } meer heeft
   *[other] je geen { $what } meer hebt
  }
rules-if-any-left = { $form ->
    [third] nog { $what } heeft
   *[other] je nog { $what } hebt
  }
rules-if-at-least = { $form ->
    [third] minstens { $what } heeft
   *[other] je minstens { $what } hebt
  }
rules-if-has-card = { $form ->
    [third] een kaart “{ $card }” heeft
   *[other] je de kaart “{ $card }” hebt
  }
rules-if-has-at-most = { $form ->
    [third] hoogstens { $what } heeft
   *[other] je hoogstens { $what } hebt
  }
rules-if-has-any = { $form ->
    [third] { $what } heeft
   *[other] je { $what } hebt
  }
rules-if-blessed = { $form ->
    [third] Blessed is
   *[other] je Blessed bent
  }
rules-if-cursed = { $form ->
    [third] Cursed is
   *[other] je Cursed bent
  }
rules-if-arrested = { $form ->
    [third] in de Jail Cell zit
   *[other] je in de Jail Cell zit
  }
rules-if-lostInTimeAndSpace = { $form ->
    [third] lost in time and space is
   *[other] je lost in time and space bent
  }
rules-if-in-arkham = { $form ->
    [third] in Arkham is
   *[other] je in Arkham bent
  }
rules-if-in-street = { $form ->
    [third] in een straatgebied is
   *[other] je in een straatgebied bent
  }
rules-if-in-otherWorld = { $form ->
    [third] in een Andere Wereld is
   *[other] je in een Andere Wereld bent
  }
rules-if-in-anywhere = { $form ->
    [third] in het spel is
   *[other] je in het spel bent
  }
rules-if-at = { $form ->
    [third] { $place } is
   *[other] je { $place } bent
  }
rules-if-first-player = { $form ->
    [third] de startspeler is
   *[other] je de startspeler bent
  }
rules-if-any-returned = er minstens één werd teruggelegd
rules-if-any-ally-available = er nog een Bondgenoot in de stapel zit
rules-if-available = de kaart “{ $card }” beschikbaar is
rules-if-not-has-card = { $form ->
    [third] geen { $card } heeft
   *[other] je geen { $card } hebt
  }
rules-if-defaulted = { $form ->
    [third] ooit een Banklening onbetaald heeft gelaten
   *[other] je ooit een Banklening onbetaald hebt gelaten
  }
rules-if-not-defaulted = { $form ->
    [third] er nog nooit een onbetaald heeft gelaten
   *[other] je er nog nooit een onbetaald hebt gelaten
  }
rules-if-not = het niet zo is dat { $condition }
rules-if-terror = het angstniveau { $count } of hoger is
rules-if-environment = de Environment “{ $card }” geldt
rules-if-open-gate = { $form ->
    [third] bij een open poort staat
   *[other] hier een open poort is
  }
rules-if-unstable = { $form ->
    [third] op een onstabiele locatie is
   *[other] de locatie onstabiel is
  }
rules-if-stable = { $form ->
    [third] op een stabiele locatie is
   *[other] de locatie stabiel is
  }
rules-if-explored = { $form ->
    [third] een verkend fiche heeft
   *[other] je een verkend fiche hebt
  }
rules-if-other-hand-empty = { $form ->
    [third] een hand vrij heeft
   *[other] je andere hand leeg is
  }
rules-if-opponent = het monster { $ability } heeft
rules-if-no-tokens-on-card = er geen clues meer op deze kaart liggen
rules-if-tokens-on-card = { $count ->
    [one] er { $count } clue op deze kaart ligt
   *[other] er { $count } clues op deze kaart liggen
  }
rules-if-no-monsters-on-card = er geen monsters meer op deze kaart liggen
rules-if-monsters-on-card = { $count ->
    [one] er { $count } monster op deze kaart ligt
   *[other] er { $count } monsters op deze kaart liggen
  }
rules-if-one-spends = één onderzoeker { $place } { $phase } { $what }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } bij 5 of meer spelers)
  } uitgeeft
rules-if-one-discards = één onderzoeker { $place } { $phase } { $what }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } bij 5 of meer spelers)
  } aflegt
rules-if-ally-deck-empty = er een Bondgenoot weg moet en de stapel Bondgenoten leeg is
rules-if-ancient-one-awakens = de Ancient One ontwaakt

## Hoe lang

rules-until-endOfCheck = bij deze test
rules-until-endOfCombat = tot het einde van het gevecht
rules-until-endOfRound = in deze gevechtsronde
rules-until-endOfTurn = tot het einde van de ronde
rules-until-endOfNextTurn = tot het einde van de volgende ronde
rules-until-ancientOneAwakens = tot de Ancient One ontwaakt
rules-until-endOfGame = tot het einde van het spel

## Blijvende effecten

rules-modify-check = { $by } op { $check }
rules-checks-in-arkham = In Arkham: { $checks }.
rules-check-changed = { $skill } { $by }
rules-modify-check-arkham = { $by } op { $check } in Arkham
rules-modify-check-all = ontvang { $by } op al je tests
rules-modify-movement = { $change ->
    [less] { $count ->
        [one] onderzoekers krijgen { $count } verplaatsingspunt minder
       *[other] onderzoekers krijgen { $count } verplaatsingspunten minder
      }
   *[more] { $count ->
        [one] onderzoekers krijgen { $count } verplaatsingspunt meer
       *[other] onderzoekers krijgen { $count } verplaatsingspunten meer
      }
  }
rules-modify-movement-type = { $from } monsters verplaatsen zich als { $to }
rules-movement-normal = normale
rules-movement-fast = snelle
rules-movement-stationary = stationaire
rules-movement-flying = vliegende
rules-movement-unique = unieke
rules-modify-toughness-opponent = verlaag de weerbaarheid van het monster met { $count } (tot minimaal { $min })
rules-modify-toughness-undead = Undead monsters hebben { $by } weerbaarheid
rules-modify-toughness-all = alle monsters hebben { $by } weerbaarheid
rules-modify-toughness = { NAME($monsters, number: "plural") } hebben { $by } weerbaarheid
rules-modify-no-combat-damage = loop geen gevechtsschade op
rules-modify-combat-skill = bij Combat-tests tegen dit monster telt { $skill } in plaats van Fight
rules-modify-gate-difficulty = een poort sluiten vraagt { $count ->
    [one] { $count } succes
   *[other] { $count } successen
  } meer
rules-modify-gate-difficulty-world = een poort { NAME($world, role: "to") } sluiten vraagt { $count ->
    [one] { $count } succes
   *[other] { $count } successen
  } meer
rules-modify-seal-cost = een poort verzegelen kost { $count ->
    [one] { $count } clue
   *[other] { $count } clues
  } { $change ->
    [less] minder
   *[more] meer
  }
rules-modify-spells-free = Spreuken kosten geen Sanity
rules-modify-maximum = { $form ->
    [third] verlaagt de eigen { $what } met { $count } { $until }
   *[other] verlaag je { $what } met { $count } { $until }
  }
rules-modify-success-from = je dobbelstenen zijn een succes bij een { $face } of hoger
rules-modify-success-only = je dobbelstenen zijn alleen een succes bij een { $face }
rules-modify-sixes = elke 6 die je met dit wapen gooit, telt als { $count ->
    [one] { $count } succes
   *[other] { $count } successen
  }
rules-modify-dice-per-clue = elke clue die je uitgeeft, levert { $count ->
    [one] { $count } extra dobbelsteen
   *[other] { $count } extra dobbelstenen
  } op
rules-modify-weapon-magical = maak de bonus van een van je Fysieke wapens magisch
rules-modify-no-monster-limit = er is geen monstermaximum
rules-modify-return-gate = kom terug door een open poort naar keuze
rules-forbid-gain = niemand ontvangt { $what }, behalve { $except }
rules-except-location = { $place }
rules-except-investigator = van { $investigator }
rules-forbid-arrest = niemand kan worden gearresteerd
rules-forbid-move = geen onderzoeker mag { $place } betreden of verlaten
rules-forbid-monster-move = vliegende monsters verplaatsen zich niet
rules-forbid-here = waar jij bent, verschijnt { $what }
rules-forbid-gateAppears = geen poort
rules-forbid-monsterAppears = geen monster
rules-forbid-terror = het angstniveau kan niet stijgen
rules-forbid-seal = poorten kunnen niet worden verzegeld
rules-forbid-spells = Spreuken kunnen niet worden uitgesproken
rules-cancel-mythosAbility = de tekst van Weather Environments telt niet
rules-cancel-ancientOneAttack = de aanval van de Ancient One vervalt deze gevechtsronde
rules-ignore = { $ability } heeft op jou geen vat
rules-ignore-endless = je mag ook Endless monsters als trofee nemen
rules-ignore-any = negeer één eigenschap van het monster naar keuze, behalve { $not }
rules-prevent-each = telkens als je { $what } verliest, verlies je er { $count } minder
rules-prevent = verminder één verlies van { $what } met { $count }
rules-prevent-all = negeer één verlies van { $what }
rules-reroll-all = werp alle dobbelstenen van { $check } opnieuw
rules-reroll-one = werp één dobbelsteen van { $check } opnieuw
rules-reroll-failures = { $whose ->
    [checker] laat een onderzoeker naar keuze alle missers van { $check } opnieuw werpen
   *[other] werp alle missers van { $check } opnieuw
  }
rules-auto-pass = haal { $check } zonder te gooien
rules-auto-fail = { $checks } { AGREES($checks) ->
    [one] mislukt
   *[other] mislukken
  } automatisch
rules-next-check-horror = de Horror-test
rules-next-check-combat = de eerste Combat-test
rules-value-ability = { $ability }
rules-monster-has = het heeft { $what }
rules-value-combat-rating = gevechtswaarde { $rating }
rules-value-combat-damage = gevechtsschade { $damage }
rules-set-combat-rating-terror = de gevechtswaarde van de Ancient One wordt min het angstniveau
rules-mythos-draw = de rest van het spel worden er elke ronde { $cards } mythoskaarten getrokken (van de eerste telt alleen de poort)
rules-mark-defaulted = neem nooit meer een Banklening
rules-game-lost = het spel is verloren
rules-draw-extra-discard = trek { $extra ->
    [one] { $extra } extra kaart
   *[other] { $extra } extra kaarten
  } en leg { $discard } van de getrokken kaarten af
rules-draw-extra-keep = trek { $extra ->
    [one] { $extra } extra kaart
   *[other] { $extra } extra kaarten
  } en kies welke je gebruikt
rules-draw-either-end = neem elke kaart naar keuze van boven of van onder de stapel

## Eigenschappen van monsters

rules-ability-physical-resistance = Physical Resistance
rules-ability-physical-immunity = Physical Immunity
rules-ability-magical-resistance = Magical Resistance
rules-ability-magical-immunity = Magical Immunity
rules-ability-nightmarish = Nightmarish
rules-ability-overwhelming = Overwhelming
rules-ability-ambush = Ambush
rules-ability-endless = Endless
rules-ability-undead = Undead
rules-ability-mask = Mask
rules-ability-rated = { $ability } { $count }.
rules-moves-fast = snel: verplaatst zich twee keer
rules-moves-stationary = stationair: verplaatst zich nooit
rules-moves-flying = vliegend: duikt op onderzoekers in aangrenzende straten, stijgt anders op naar The Sky
rules-monster-trigger-movement = als het zich zou verplaatsen
rules-monster-trigger-combatDamage = als het gevechtsschade toebrengt
rules-monster-trigger-beforeHorrorCheck = vóór de Horror-test
rules-monster-trigger-defeatedInCombat = als je het in een gevecht verslaat

## Gebeurtenissen

rules-either-event = { $first }, of { $second }
rules-on-loss = als je { $what } zou verliezen
rules-event-end-of-mythos = aan het einde van elke Mythosfase
rules-event-end-of-mythos-next = aan het einde van elke Mythosfase na deze
rules-event-movement-ends = als je je verplaatsing { $place } beëindigt
rules-event-movement-ends-street = als je je verplaatsing in een straatgebied beëindigt
rules-event-monster-defeated = telkens als { NAME($monster, article: "a") } wordt verslagen
rules-event-passes-combat = als je een Combat-test tegen { NAME($monster, article: "a") } haalt
rules-event-monster-enters = als { NAME($monster, article: "a") } in het spel komt
rules-event-you-are-lost = lost in time and space te raken
rules-event-anyone-is-lost = telkens als een onderzoeker lost in time and space raakt
rules-event-cards-drawn = telkens als je { $decks } trekt
rules-event-location-card-drawn = als je een Locatiekaart trekt
rules-event-gate-card-drawn = als je een Poortkaart trekt
rules-event-clue-spent = telkens als je clues uitgeeft bij een test
rules-event-encounter = telkens als je { $place } een ontmoeting zou aangaan
rules-event-encounter-card-drawn = als je een Locatie- of Poortkaart trekt
rules-event-return = als je terugkeert naar Arkham
rules-event-combat-ends = na elk gevecht
rules-event-awakens = als de Ancient One ontwaakt
rules-moment-replace = in plaats van { $event }
rules-moment-instead = in plaats van { $check } te doen
rules-moment-after-fail = als je { $check } niet hebt gehaald
rules-moment-after-check = na { $check } die je ermee hebt gedaan
rules-moment-acquire = als deze Bondgenoot zich bij je aansluit
rules-moment-ancient-one-attack = als de Ancient One aanvalt
rules-once-a-turn = eenmaal per ronde

## Kaarten

rules-phase-upkeep = Onderhoud
rules-phase-movement = Verplaatsing
rules-phase-arkhamEncounters = Ontmoetingen in Arkham
rules-phase-otherWorldEncounters = Ontmoetingen in Andere Wereld
rules-phase-mythos = Mythos
rules-phase-finalBattle = Eindstrijd
rules-phase-any = Iedere fase
rules-in-phase-upkeep = tijdens het Onderhoud
rules-in-phase-movement = tijdens de Verplaatsing
rules-in-phase-arkhamEncounters = tijdens de Ontmoetingen in Arkham
rules-in-phase-otherWorldEncounters = tijdens de Ontmoetingen in Andere Wereld
rules-in-phase-mythos = tijdens de Mythosfase
rules-in-phase-finalBattle = tijdens de eindstrijd
rules-in-phase-any = op elk moment
rules-type-weapon-physical = Fysiek wapen, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } handen
  }.
rules-type-weapon-magical = Magisch wapen, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } handen
  }.
rules-type-tome = Tome.
rules-bonus = { $by } op { $to }
rules-bonus-skill = { $by } { $skill }
rules-bonus-maximum = { $by } { $what }
rules-bonus-other-hand-empty = in plaats daarvan { $by } als je andere hand leeg is
rules-bonus-if = { $by } op { $to } als { $condition }
rules-bonus-against = { $by } op { $to } tegen { $ability } monsters
rules-bonus-cast = { $by } op { $to } tot het einde van het gevecht
rules-dice-on-checks = { $clause } bij { $checks }
rules-not-against-ancient-one = { $text } Niet in de eindstrijd.
rules-one-shot = leg deze kaart af na één Combat-test
rules-discarded-at-awakening = leg deze kaart af als de Ancient One ontwaakt
rules-protected = tegen je wil kun je deze kaart niet verliezen of afleggen
rules-casting = Uitspreken: { $modifier }. Kosten: { $sanity } Sanity.{ $hands ->
    [0] {""}
    [one] {" "}{ $hands } hand.
   *[other] {" "}{ $hands } handen.
  }
rules-monster-awareness = de oplettendheid van het monster
rules-cast-and-exhaust = spreek uit en put deze Spreuk uit
rules-cast-and-discard = spreek uit en leg deze Spreuk af
rules-cast-in-other-world = in een Andere Wereld
rules-cast-for = { $cost }: { $bonus }
rules-cast-toughness = de Spell-test vraagt zoveel successen als de weerbaarheid van het monster
rules-on-gain = Bij ontvangst – { $text }
rules-upkeep-after-first = { $phase } (niet het eerste) – { $text }
rules-may-instead-of-moving = in plaats van je gewoon te verplaatsen, als je in Arkham bent en dat wilt: { $clause }
rules-lost-on-defeat = je verliest deze kaart als je krankzinnig of bewusteloos raakt
rules-no-upkeep-in-final-battle = telt niet in de eindstrijd
rules-on-enter = Als de kaart in het spel komt – { $text }
rules-activity = Elke onderzoeker { $place } { $phase } – { $text }
rules-activity-brief = Ontmoetingen { $place } – { $text }
rules-rumor-grows = Vanaf de volgende ronde bij elke Mythos: { $what ->
    [monster] { $count ->
        [one] 1 monster meer
       *[other] { $count } monsters meer
      }
   *[clue] { $count ->
        [one] 1 clue meer
       *[other] { $count } clues meer
      }
  } op deze kaart.
rules-each-mythos = Vanaf de volgende ronde bij elke Mythos – { $text }
rules-rumor-pass-at = Pass { $count ->
    [0] als er niets meer ligt
   *[other] bij { $count }
  } – { $text }
rules-rumor-fail-at = Fail bij { $count } – { $text }
rules-rumor-pass = Pass – { $text }
rules-rumor-fail = Fail – { $text }
rules-power = { $power }: { $text }
rules-power-awakens = als de Ancient One ontwaakt
rules-power-setup = bij het opzetten van het spel
rules-start-of-battle = Begin van de strijd – { $text }
rules-attack = Aanval – { $text }
rules-attack-after = daarna: { $clause }
rules-attack-grows = de test wordt elke gevechtsronde 1 zwaarder
rules-worshippers = Aanhangers: { NAME($monsters, number: "plural") } hebben { $changes }.
rules-worship-flying = vliegende verplaatsing
rules-worship-toughness = { $by } weerbaarheid
rules-worship-horror-rating = gruwelwaarde { $rating }
rules-worship-horror-damage = horrorschade { $damage }
rules-worship-combat-rating = gevechtswaarde { $rating }
rules-worship-combat-damage = gevechtsschade { $damage }
rules-named-ability = { $ability }: { $text }
