### Vragen die kaarten en plaatsen stellen: ontmoetingen, keuzes, kosten, winkels, trofeeën.
### $seat is de naam van de onderzoeker.

## Ontmoetingen

ask-encounter-choose = { $seat } { NAME($place, role: "at") }: wat nu?
option-encounter-have = Ga een ontmoeting aan
option-location-ability = { $ability }
option-gate-enter = Door de poort { NAME($gate, role: "to") }
option-gate-enter-hidden = Ga door de poort
ask-encounter-keep = { $seat } heeft meerdere kaarten getrokken voor { NAME($place, article: "the") }. Welke geldt?
option-encounter-card = { $number ->
    [1] De eerste kaart
    [2] De tweede kaart
    [3] De derde kaart
   *[other] Kaart { $number }
  }
ask-encounter-gateCard = { $seat } heeft meerdere kaarten getrokken voor { NAME($world, article: "the") }. Welke geldt?
option-gate-card = { $number ->
    [1] De eerste kaart
    [2] De tweede kaart
    [3] De derde kaart
   *[other] Kaart { $number }
  }
ask-encounter-redraw = { $seat } heeft deze kaart getrokken. Houd je die, of trek je een andere?
option-encounter-read = Houd deze kaart
option-card-use = Gebruik { $card }

## Keuzes

ask-effect-choose = { $seat }: wat kies je?
ask-effect-may = { $seat }: doe je het?
option-may = Ja
option-may-pay = Ja · { $cost }
option-decline = Nee
ask-effect-split = { $seat }: hoeveel van { $amount ->
    [one] dit ene punt gaat
   *[other] deze { $amount } punten gaan
  } naar Sanity? De rest gaat naar Stamina.
ask-effect-receiver = { $seat }: wie krijgt het?
option-seat = { $seat }
ask-effect-move = { $seat }: waarheen?
ask-effect-locationDeck = { $seat }: van welke locatie draai je de bovenste kaart om?
option-place = { $place }
ask-effect-nearestGate = Meer dan één poort is even dicht bij { $seat }. Welke geldt?
ask-effect-closeGate = { $seat }: welke poort gaat dicht?
option-gate = { $place } ({ NAME($gate, role: "to") })
option-gate-hidden = { $place }
ask-effect-claim = { $seat }: welk monster neem je?
option-monster-at = { $monster } ({ $place })
ask-effect-fightFromCard = { $seat }: welk van deze monsters bevecht je?
option-rumor-fight = Bevecht { NAME($monster, article: "the") }
option-rumor-stop = Stop met vechten
ask-effect-investigator = { $seat } ligt uit het spel. Wie neemt de zaak over?
ask-combat-check = { $seat } legt een Combat-test af. Hoe?

## Kosten

ask-cost-amount = { $seat }: hoeveel { $what } geef je uit?
ask-cost-cards = { $seat }: welke { $count ->
    [one] kaart
   *[other] { $count } kaarten
  } sta je af?
ask-cost-clueCards = { $seat } is { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  } schuldig. Welke kaarten gebruik je in plaats daarvan?
option-card-discard = Leg { $card } af
word-resource-clue = clues
word-resource-money = geld
word-resource-sanity = Sanity
word-resource-stamina = Stamina
word-resource-maxsanity = maximale Sanity
word-resource-maxstamina = maximale Stamina
word-resource-movementpoints = verplaatsingspunten

## Trofeeën

ask-trophy-monsters = { $seat }: welke monstertrofeeën geef je uit? Samen moeten ze goed zijn voor weerbaarheid { $toughness }.
ask-trophy-monster = { $seat }: welke { $count ->
    [one] monstertrofee
   *[other] { $count } monstertrofeeën
  } sta je af?
ask-trophy-gate = { $seat }: welke { $count ->
    [one] poorttrofee
   *[other] { $count } poorttrofeeën
  } sta je af?
option-trophy-monster = { $monster } (weerbaarheid { $toughness })
option-trophy-gate = { $gate }

## Winkels

ask-shop-buy = { $seat } heeft ${ $money }. Wat koop je?
option-ware = { $card } · ${ $price }
option-shop-done = Klaar
ask-shop-sell = { $seat }: wat verkoop je?
ask-shop-wish = Een uitverkoop voor iedereen, waar je ook bent. { $seat } heeft ${ $money }. Wat koop je?
ask-shop-dispute = Meer dan één wil { NAME($card, article: "the") }. { $seat }: wie krijgt de kaart?
