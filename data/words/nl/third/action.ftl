## Derde editie: beurten, acties, kaarten, reacties
## $seat is de naam van de onderzoeker.

## Beurten

third-ask-action-turn = { $waiting ->
    [one] De beurt van { $seat }: { $left ->
        [one] 1 actie.
       *[other] { $left } acties.
      }
   *[other] { $seat } kan nu gaan, met { $left ->
        [one] 1 actie. De volgorde is vrij: wie drukt, is aan de beurt.
       *[other] { $left } acties. De volgorde is vrij: wie drukt, is aan de beurt.
      }
  }
third-ask-action-turn-delayed = { $seat } is vertraagd. Opstaan kost de eerste actie.
third-option-stand-up = Begin: sta op
third-ask-action-next = { $seat }: nog { $left ->
    [one] 1 actie
   *[other] { $left } acties
  }. Wat nu?
third-option-end-turn = Beëindig de beurt
third-ask-action-additional = { $seat } heeft 1 extra actie. Welke?
third-ask-action-additional-thanks = { CAPITAL($source) }: { $seat } krijgt 1 extra actie. Welke?
third-option-no-action = Klaar

## Acties

third-option-attack = Val { $monster } aan
third-brief-attack = { $count ->
    [1] Val aan
   *[other] { $monster }
  }
third-note-attack = { $health } schade nodig{ $status ->
    [own] {""}
    [engaged] ; het laat los wie het nu belaagt
    [ready] ; het gaat jou belagen
   *[exhausted] ; het blijft uitgeput
  }
third-option-evade = Ontwijk { $monsters }
third-option-evade-many = Ontwijk alle { $count }
third-brief-evade = Ontwijk
third-note-evade = { $count ->
    [one] Kom je los, dan krijg je 1 extra actie
   *[other] Per succes kom je los van 1 monster; kom je van alle los, dan krijg je 1 extra actie
  }
third-option-move = Verplaats je
third-note-move = { $steps ->
    [one] 1 vak
   *[other] Tot { $steps } vakken
  }{ $more ->
    [0] {""}
    [one] , 1 verder voor $1
   *[other] , tot { $more } verder voor $1 per vak
  }
third-option-ward = Weer doem af
third-note-ward = { $doom ->
    [0] Hier ligt geen doem; je zou alleen gooien
    [one] Hier ligt 1 doem
   *[other] Hier ligt { $doom } doem; haal je er 2 tegelijk weg, dan krijg je een restant
  }
third-option-research = Doe onderzoek
third-note-research = { $clues ->
    [0] Je hebt geen clues; je zou alleen gooien
    [one] Je hebt 1 clue; elk succes onderzoekt er 1
   *[other] Je hebt { $clues } clues; elk succes onderzoekt er 1
  }
third-option-focus = Leg Focus op een vaardigheid
third-note-focus = { $tokens } van { $limit } Focusfiches
third-note-focus-unlimited = { $tokens ->
    [one] 1 Focusfiche, geen maximum
   *[other] { $tokens } Focusfiches, geen maximum
  }
third-option-gather = Vergaar middelen
third-note-gather = Je hebt ${ $money }
third-note-stands-up = Staat in plaats daarvan op
third-turn-stand-up = Sta op
third-turn-move = Ga: { $label }
third-turn-focus = Focus { $label }
third-turn-attack = Val aan
third-turn-gather = Vergaar
third-option-trade = Wissel uit met { $partners }
third-option-codex-action = Actie “{ $card }”
third-option-cast = Spreuk: { $card }
third-note-cast = Eerst { $horror } horror, of { $horror ->
    [one] een restant
   *[other] een restant voor elke horror
  }.
third-note-cast-and = { $cast } { $text }

third-ask-action-focus = { $seat } legt Focus. Op welke vaardigheid?
third-option-focus-skill = { $skill }
third-note-skill = Vaardigheid { $value }
third-ask-attack-target = { $seat } valt aan. Welk monster?
third-ask-attack-during = { $seat } valt aan. Gebruik je nog iets?
third-ask-evade-which = { $seat } ontwijkt { $count ->
    [one] 1 monster. Welk?
   *[other] { $count } monsters. Welke?
  }
third-ask-evade-beside = { $seat } is ontkomen. Ga je meteen verder?
third-option-later = Pas na de actie

## Uitwisselen

third-ask-trade-partner = { $seat } wisselt uit. Met wie?
third-option-trade-done = Klaar met uitwisselen
third-ask-trade-goods = { $seat } en { $partner }: welke kaarten wisselen jullie uit?
third-option-trade-give = Geef { $card }
third-option-trade-take = Vraag { $card }
third-note-trade-used = Deze fase al gebruikt: pas in de volgende weer bruikbaar
third-ask-trade-money = { $seat } en { $partner }: ook geld?
third-option-trade-no-money = Geen geld
third-option-trade-give-money = Geef ${ $amount }
third-option-trade-take-money = Vraag ${ $amount }
third-ask-trade-clues = { $seat } en { $partner }: ook clues?
third-option-trade-no-clue = Geen clues
third-option-trade-give-clue = Geef { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
third-option-trade-take-clue = Vraag { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
third-ask-trade-remnants = { $seat } en { $partner }: ook restanten?
third-option-trade-no-remnant = Geen restanten
third-option-trade-give-remnant = Geef { $amount ->
    [one] 1 restant
   *[other] { $amount } restanten
  }
third-option-trade-take-remnant = Vraag { $amount ->
    [one] 1 restant
   *[other] { $amount } restanten
  }
third-ask-trade-consent = { $partner } biedt { NAME($gets, article: "the") } voor { NAME($gives, article: "the") }. Gaat { $seat } akkoord?
third-option-trade-accept = Akkoord
third-option-trade-refuse = Weiger
third-trade-money = ${ $amount }
third-trade-clue = { $amount ->
    [one] 1 clue
   *[other] { $amount } clues
  }
third-trade-remnant = { $amount ->
    [one] 1 restant
   *[other] { $amount } restanten
  }
third-trade-nothing = niets

## Kaarten

third-ask-card-item = { $seat } krijgt een voorwerp. Welk?
third-option-card = { $card }
third-note-value = Waarde { $value }. { $text }
third-option-item-deck = Trek van de voorwerpenstapel
third-ask-shop-buy = { $seat } heeft ${ $money }. Wat koop je?
third-option-buy = { $card } · ${ $amount }
third-option-buy-half = { $card } · ${ $amount }, halve prijs ({ $by })
third-option-buy-nothing = { $bought ->
    [0] Koop niets
   *[other] Klaar
  }
third-ask-shop-discard = { $seat } heeft niets gekocht. Leg je tot 2 kaarten uit de uitstalling af?
third-ask-spell-remnants = { $seat } spreekt { $card } uit: { $horror ->
    [one] 1 horror.
   *[other] { $horror } horror.
  } Elk restant dat je uitgeeft, voorkomt er 1. Hoeveel?
third-ask-spell-harm = { $seat } spreekt { $card } uit. Loop je in plaats van die horror schade op?

## Reacties

third-option-use = Gebruik { $what }
third-option-use-own = Gebruik je eigen gave
third-option-use-against = Grijp in: { $what }
third-option-none = Nee
third-ask-reaction-may = { $event ->
    [gatherResourcesAction] { $seat } heeft middelen vergaard. Gebruik je dit?
    [moveAction] { $seat } heeft zich verplaatst. Gebruik je dit?
    [researchAction] { $seat } heeft onderzoek gedaan. Gebruik je dit?
    [focusAction] { $seat } heeft Focus gelegd. Gebruik je dit?
    [yourAction] { $seat } heeft een actie gedaan. Laat je iemand hetzelfde doen?
    [castSpell] { $seat } heeft een spreuk uitgesproken. Gebruik je dit?
    [encounter] { $seat } heeft een ontmoeting gehad. Gebruik je dit?
    [gainClue] { $seat } heeft een clue gekregen. Gebruik je dit?
    [youRemoveDoomFromYourSpace] { $seat } heeft doem weggehaald. Gebruik je dit?
    [youSufferHorror] { $seat } heeft horror opgelopen. Gebruik je dit?
    [youDefeatMonster] { $seat } heeft { NAME($monster, article: "the") } verslagen. Gebruik je dit?
    [youDefeatMonsterByAttack] { $seat } heeft { NAME($monster, article: "the") } verslagen. Gebruik je dit?
    [youDisengageMonster] { $seat } is losgekomen van { NAME($monster, article: "the") }. Gebruik je dit?
    [youDamageMonster] { $seat } heeft { NAME($monster, article: "the") } verwond. Gebruik je dit?
    [monsterDamagesYou] { CAPITAL(NAME($monster, article: "the")) } heeft { $seat } verwond. Gebruik je dit?
    [monstersAttackYou] Monsters staan op het punt { $seat } aan te vallen. Gebruik je dit?
    [buyFromDisplay] { $seat } gaat iets kopen. Gebruik je eerst dit?
    [youWouldSufferDamageOrHorror] { $seat } dreigt schade of horror op te lopen. Voorkom je daar iets van?
    [anyInvestigatorOrAllyWouldSufferDamage] { $whom } dreigt schade op te lopen. Springt { $seat } ertussen?
    [monsterWouldEngageAnotherInvestigatorInYourSpace] { CAPITAL(NAME($monster, article: "the")) } staat op het punt { $whom } te belagen. Lokt { $seat } het weg?
   *[other] { $seat } kan dit nu gebruiken. Doe je het?
  }

## Waarom een commando nu niet kan, en wat eraan te doen is

third-why-phase = Dat kan alleen in de Actiefase ({ $action }); dit is: { $phase }.
third-why-done = Je hebt je beurt deze ronde al gehad.
third-why-engaged = { CAPITAL(NAME($monsters, article: "the")) } { AGREES($monsters) ->
    [one] belaagt
   *[other] belagen
  } je: val aan, ontwijk of leg Focus.
third-why-performed = Dat heb je deze ronde al gedaan: { $action }. Elke actie kan één keer per ronde.
third-why-no-monster = In je vak is geen monster.
third-why-not-engaged = Je wordt door geen monster belaagd.
third-why-no-clues = Je hebt geen clues. Die vind je bij ontmoetingen in stadsdelen waar clues liggen.
third-why-no-doom = { CAPITAL(NAME($place, role: "at")) } ligt geen doem. Weer doem af in een vak waar die wel ligt.
