### Plannen en vaste orders: wat je zegt voor het je gevraagd wordt.

## Wat een plan kan bevatten

plan-field-upkeep = Extra’s in het Onderhoud
plan-upkeep-nothing = Verder niets
plan-field-sliders = Markeerders
plan-field-begin = Als je er niet bent
plan-begin-without-me = Begin zonder mij
plan-field-goal = Ga naar
plan-goal-stay = Blijf { NAME($place, role: "at") }
plan-field-leave = Clues { NAME($place, role: "at") }
plan-field-face = { $monster }, { $place }
plan-face-evade = Ontwijk; vraag het me als dat mislukt
plan-face-evade-fight = Ontwijk; mislukt dat, vecht dan tot het eind
plan-face-fight = Vecht tot het eind
plan-field-hands = Vasthouden in een gevecht
plan-field-rounds = Vlucht uit een gevecht na
plan-rounds = { $count ->
    [one] 1 gevechtsronde
   *[other] { $count } gevechtsronden
  }
plan-field-gate = Terug door welke poort
plan-field-end = Daarna { NAME($place, role: "at") }
plan-field-buy = Koop in de winkel
plan-buy-weapon = Een wapen, anders wat het meest kost
plan-buy-tome = Een Tome, anders wat het meest kost
plan-buy-dearest = Het duurste dat ik kan betalen
plan-buy-cheapest = Wat het minst kost
plan-field-seal = Als de poort sluit
plan-seal-seal = Verzegel met clues
plan-seal-keep = Houd de clues
plan-field-clues = Als een test mislukt
plan-clues = { $count ->
    [0] Geef geen clues uit
    [one] Geef hoogstens 1 clue uit
   *[other] Geef hoogstens { $count } clues uit
  }
turn-go = Ga { NAME($place, role: "to") }
turn-stay = Blijf
turn-sliders = Markeerders
turn-encounter = Ontmoeting
turn-gate = Ga door de poort
turn-fight-on = Vecht door
turn-fight-on-with = { $fight }, keer op keer, tot het gewonnen is of een misser je zou vellen
plan-preview = Kans dat alles goed gaat, zonder clues: ongeveer { $percent }%.

## Waarom een deel van een plan vervalt

plan-misfit-sliders = zo kunnen de markeerders niet staan
plan-misfit-monster = toen het plan werd gemaakt, was { NAME($monster, article: "the") } er nog niet { NAME($place, role: "at") }
plan-misfit-gate = de poort { NAME($place, role: "at") } is veranderd
plan-misfit-way = { NAME($place, article: "the") } { AGREES($place) ->
    [one] is
   *[other] zijn
  } nu buiten bereik
plan-misfit-place = de onderzoeker is nu { NAME($place, role: "at") }
plan-misfit-end = dat kan niet { NAME($place, role: "at") }

## Wat vaste orders kunnen bevatten

order-field-when = Wanneer de orders gelden
order-when-now = Meteen, zonder het mij te vragen
order-when-silence = Alleen als mijn antwoordtijd om is
order-field-clues = Clues bij een test
order-clues-never = Geef er geen uit
order-clues-pass-1 = Geef uit zolang er 1 succes ontbreekt
order-clues-pass-2 = Geef uit bij hoogstens 2 ontbrekende successen
order-clues-pass-3 = Geef uit bij hoogstens 3 ontbrekende successen
order-clues-harm = Geef alleen uit tegen monsters
order-clues-always = Geef uit zodra het kan helpen
order-field-lastClue = De laatste clue
order-lastClue-keep = Geef die nooit uit bij een test
order-field-leave = Clues waar ik blijf staan
order-leave-all = Laat ze voor de anderen
order-field-monsters = Monsters op mijn weg
order-monsters-evade = Ontwijk en vlucht
order-monsters-fight-50 = Vecht vanaf 50%, ontwijk anders
order-monsters-fight-60 = Vecht vanaf 60%, ontwijk anders
order-monsters-fight-70 = Vecht vanaf 70%, ontwijk anders
order-monsters-fight-80 = Vecht vanaf 80%, ontwijk anders
order-monsters-fight-90 = Vecht vanaf 90%, ontwijk anders
order-monsters-fight = Vecht altijd
order-field-weapons = Wapens, het liefste eerst
order-field-spells = Spreuken in een gevecht
order-spells-no = Spreek er geen uit
order-spells-yes = Spreek uit wat ik heb
order-field-losses = Wat ik het eerst verlies
order-field-route = Loop naar
order-field-gate = Bij een verkende poort
order-gate-close = Sluit hem, houd de clues
order-gate-seal = Sluit hem, en verzegel met clues
order-gate-elder-sign = Gebruik een elder sign, sluit hem anders
order-gate-wait = Wacht
order-field-trade = Aanvaard zonder te vragen
order-trade-gifts = Cadeaus, van wie dan ook
order-field-encounter = Op een plaats met een eigenschap
order-encounter-encounter = Begin een ontmoeting
order-encounter-ability = Gebruik de eigenschap
order-field-abilityAt = Gebruik de eigenschap van
order-field-clueTaker = Een clue die bij mij verschijnt
order-clueTaker-me = Voor mij
order-clueTaker-others = Eerst voor de anderen
order-field-before = Kan ik iets doen, vraag het me dan vóór
order-before-encounter = Mijn ontmoeting
order-before-mythos = De mythoskaart
order-before-attack = De aanvallen in de eindstrijd
order-field-pass = Pas altijd bij
order-pass-upkeep-next = Extra’s in het Onderhoud
order-pass-upkeep-sliders = Markeerders verzetten
order-pass-move-world = Extra’s in Andere Werelden
order-pass-combat-start = Spreuken voor de Horror-test
order-pass-check-before = Kaarten en spreuken voor een test
order-pass-check-lend = Mijn gaven uitlenen aan anderen
order-pass-loss-prevent = Verlies voorkomen
order-pass-effect-may = Wat ik van een kaart mag doen
order-pass-encounter-redraw = Een andere ontmoeting trekken
order-pass-shop-wish = Uitverkoop
order-pass-rumor-pay = Betalen voor een Rumor
order-pass-trade-consent = Uitwisselingen, behalve cadeaus
order-pass-window-act = Ingrijpen voor een ontmoeting of mythoskaart

## Vaste orders in zinnen

order-told-when = { $value ->
    [silence] Deze orders gelden alleen als mijn antwoordtijd om is.
   *[now] Deze orders gelden meteen, zonder het mij te vragen.
  }
order-told-clues = { $value ->
    [never] Bij een test geef ik geen clues uit.
    [pass-1] Bij een test geef ik clues uit zolang er 1 succes ontbreekt.
    [pass-2] Bij een test geef ik clues uit zolang er hoogstens 2 successen ontbreken.
    [pass-3] Bij een test geef ik clues uit zolang er hoogstens 3 successen ontbreken.
    [harm] Clues geef ik alleen uit bij tests tegen monsters.
   *[always] Bij een test geef ik clues uit zodra het kan helpen.
  }
order-told-lastClue = Mijn laatste clue geef ik nooit uit bij een test.
order-told-leave = Clues waar ik blijf staan, laat ik liggen.
order-told-monsters = { $value ->
    [evade] Monsters op mijn weg ontwijk ik, en uit gevechten vlucht ik.
    [fight-50] Monsters op mijn weg bevecht ik bij 50% kans of meer, de andere ontwijk ik.
    [fight-60] Monsters op mijn weg bevecht ik bij 60% kans of meer, de andere ontwijk ik.
    [fight-70] Monsters op mijn weg bevecht ik bij 70% kans of meer, de andere ontwijk ik.
    [fight-80] Monsters op mijn weg bevecht ik bij 80% kans of meer, de andere ontwijk ik.
    [fight-90] Monsters op mijn weg bevecht ik bij 90% kans of meer, de andere ontwijk ik.
   *[fight] Ik bevecht elk monster op mijn weg.
  }
order-told-weapons = In een gevecht grijp ik het eerst naar: { $choice }.
order-told-spells = { $value ->
    [no] In een gevecht spreek ik geen spreuken uit.
   *[yes] In een gevecht spreek ik de spreuken uit die ik heb.
  }
order-told-losses = Moet ik iets verliezen, dan eerst: { $choice }.
order-told-route = Ik loop naar: { $choice }.
order-told-gate = { $value ->
    [close] Een poort die ik heb verkend, sluit ik, en de clues houd ik.
    [seal] Een poort die ik heb verkend, sluit ik, en verzegel ik met clues.
    [elder-sign] Bij een poort die ik heb verkend, gebruik ik een elder sign; anders sluit ik hem.
   *[wait] Bij een poort die ik heb verkend, wacht ik.
  }
order-told-trade = Zonder navraag aanvaard ik: { $choice }.
order-told-encounter = { $value ->
    [encounter] Op een plaats met een eigenschap begin ik een ontmoeting.
   *[ability] Op een plaats met een eigenschap gebruik ik die.
  }
order-told-abilityAt = Ik gebruik de eigenschap van: { $choice }.
order-told-clueTaker = { $value ->
    [me] Een clue die bij mij verschijnt, is van mij.
   *[others] Een clue die bij mij verschijnt, is eerst voor de anderen.
  }
order-told-before = Kan ik iets doen, vraag het me dan vóór: { $choice }.
order-told-pass = Ik pas altijd bij: { $choice }.
order-misfit-route = er is nu geen weg { NAME($place, role: "to") }

## Het beeld van een weg, in woorden

alt-route = De geplande weg van { $investigator }, { NAME($place, role: "from") }:
alt-step = { $step }. { $place }{ $count ->
    [0] { "" }
    [one] , waar { NAME($monsters, article: "a") } wacht
   *[other] , waar { NAME($monsters, article: "a") } wachten
  }

## Wat de tafel zegt

plan-lead = { $name }, zoals gepland: { $choice }.
orders-lead = { $name }, volgens vaste orders: { $choice }.
orders-by-silence = -# { $name } antwoordde niet op tijd; volgens vaste orders: { $ask } **{ $choice }** ({ $rule })
plan-misfit = { $name }: het plan klopt niet meer – { $why }. Wat ervan afhing, vervalt.
orders-misfit = { $name }: een vaste order vervalt – { $why }.
plan-undone = Met het teruggedraaide antwoord { AGREES($names) ->
    [one] vervalt ook het plan
   *[other] vervallen ook de plannen
  } van { $names }.
refused-no-plans = Dit spel kent geen plannen.
refused-nothing-to-plan = Er valt nu niets te plannen.
refused-plan-empty = Het plan is leeg. Kies eerst iets.

## Het formulier

button-look-plan = Plan…
button-look-use = Gebruik…
plan-advised = Advies: dit zou een voorzichtige speler kiezen
plan-modal-title = { $investigator }: volgende beurt
said-title-plan = **{ $investigator }: volgende beurt.** Wat je openlaat, beslis je als het zover is.
said-title-orders = **{ $investigator }: vaste orders.** Ze gelden tot je ze verandert.
said-row = **{ $label }:** { $choice }
said-open-plan = Nog open: { $labels }.
said-open-orders = Al het andere beslis je als het zover is.
said-numbered = { $number }. { $label }
said-plan-draft = Nog niet vastgelegd. Met **Leg het plan vast** gaat het gelden.
said-plan-set = Het plan ligt vast. Het wordt uitgevoerd als je aan de beurt komt, mits alles dan nog is zoals nu.
said-plan-gone = De beurt waarvoor je een plan had, is al voorbij.
said-fields = Wat wil je plannen…
said-ask-me = Laat het open
said-other-seat = { $investigator }
button-said-set = Leg het plan vast
button-said-forget = Wis alles
use-title = Dit kun je op elk moment gebruiken:
use-nothing = Je hebt nu niets om te gebruiken.
use-done = Gedaan: { $choice }.

## Commando’s

command-plan = plan
command-plan-description = Zeg vooraf wat je onderzoeker in de volgende beurt doet
command-plan-step = stap
command-plan-step-description = Welk deel van de beurt
command-plan-choice = keuze
command-plan-choice-description = Wat er dan te doen is
command-plan-set = vastleggen
command-plan-set-description = Laat het plan gelden
command-plan-forget = wissen
command-plan-forget-description = Wist het plan
command-orders = orders
command-orders-description = Vaste orders: wat de bot je niet hoeft te vragen
command-orders-step = order
command-orders-step-description = Welke order
command-orders-choice = keuze
command-orders-choice-description = Wat er te doen is
command-orders-forget = wissen
command-orders-forget-description = Wist al je vaste orders
