### Vragen over wat een onderzoeker doet: Onderhoud, Verplaatsing, monsters, gevecht, spreuken, poorten, uitwisselen.
### $seat is de naam van de onderzoeker.

## Onderhoud

ask-upkeep-return = { $seat } komt terug van buiten tijd en ruimte. Waarheen?
ask-upkeep-next = { $seat }: gebruik je nog iets voor je gaat?
option-upkeep-roll = Gooi nu voor { $card }
option-upkeep-done = Klaar
option-clue-hand-on = Geef { $seat } de clue
option-clue-put-back = Laat de clue { NAME($place, role: "at") }
option-move-sliders = Verschuif de markeerders
option-sitting-go-on = Ga verder
ask-sitting-begin = { $seat }: speel je nu je beurt? Er valt nog niets te beslissen.
ask-upkeep-sheet = { $seat }: wat zijn je orders voor deze ronde? Leg een plan vast, of zet de markeerders en beslis de rest als het zover is.
ask-upkeep-sliders = De markeerders van { $seat }: { $focus ->
    [one] verschuif hoogstens 1 positie.
   *[other] verschuif hoogstens { $focus } posities.
  }
option-sliders = { $moved }
slider-name-speed-sneak = Speed / Sneak
slider-name-fight-will = Fight / Will
slider-name-lore-luck = Lore / Luck
slider-speed-sneak = Speed { $speed } / Sneak { $sneak }
slider-fight-will = Fight { $fight } / Will { $will }
slider-lore-luck = Lore { $lore } / Luck { $luck }
note-sliders = Speed { $speed }, Sneak { $sneak }; Fight { $fight }, Will { $will }; Lore { $lore }, Luck { $luck }
sliders-beyond = Dat is meer dan { $focus ->
    [one] de ene positie
   *[other] de { $focus } posities
  } die je Focus toelaat.
slider-brief = { $skill ->
    [speed] Speed
    [fight] Fight
   *[lore] Lore
  } { $value }
option-sliders-keep = Laat de markeerders staan
option-sliders-middle = Begin in het midden

## Verplaatsing

ask-move-next = { $seat } { NAME($place, role: "at") }: { $points ->
    [0] geen stappen meer. Wat nu?
    [one] nog 1 stap. Waarheen?
   *[other] nog { $points } stappen. Waarheen?
  }
ask-move-met = { $seat } { NAME($place, role: "at") }: { AGREES($monsters) ->
    [one] hier loert
   *[other] hier loeren
  } { NAME($monsters, article: "the") }. Eerst ontwijken of bevechten.
option-go = { $place }
note-go = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
  }{ $number ->
    [0] { "" }
   *[other] { " " }· { $number } op de kaart
  }
brings-clues = { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  }
brings-gate = poort
# Waartoe blijven leidt
brings-encounter = ontmoeting
brings-unknown-gate = poort
brings-world = { NAME($world, role: "to") }
option-wagon = Patrol Wagon { NAME($place, role: "to") }
option-stop-here = { $clues ->
    [0] Blijf hier
    [one] Blijf · 1 clue
   *[other] Blijf · { $clues } clues
  }
option-stop-leaving = { $clues ->
    [0] Blijf · laat de clues liggen
    [one] Blijf · neem maar 1 clue
   *[other] Blijf · neem maar { $clues } clues
  }
option-leave-clues = Laat clues liggen…
ask-move-clues = { $after ->
    [true] { $seat }: hoeveel clues laat je { NAME($place, role: "at") } liggen?
   *[other] { $seat }: hoeveel clues laat je liggen waar je deze ronde stopt?
  }
option-leave = { $clues ->
    [0] Neem alle clues
    [one] Laat 1 clue liggen
   *[other] Laat { $clues } clues liggen
  }
ask-move-world = { $seat } gaat verder door een Andere Wereld. Gebruik je eerst nog iets?
ask-move-world-after = { $seat } is in een Andere Wereld. Gebruik je nog iets vóór wat daar wacht?
option-world-stay = Blijf
option-world-on = Ga verder
option-world-back = Terug naar Arkham
ask-return-gate = { $seat } komt terug { NAME($world, role: "from") }. Door welke poort?
option-return-gate = { $place }
note-return-gate = Sluiten { $modifier }{ $count ->
    [0] {""}
   *[other] , bewaakt door { NAME($monsters, article: "a") }
  }

## Monsters ontmoeten

ask-combat-face = { $seat } ontmoet { NAME($monsters, article: "a") }. Ontwijken of bevechten?
option-evade = Ontwijk { $monster }
# Zoveel van een lange naam als met de kansen op een knop past.
option-monster-brief = { $id ->
    [dimensional-shambler] Shambler
    [god-of-the-bloody-tongue] Bloedige Tong
    [haunter-of-the-dark] Bezoeker
    [hound-of-tindalos] Hound
    [the-bloated-woman] Opgezwollen Vrouw
    [the-dark-pharaoh] Duistere Farao
   *[other] { $monster }
  }
option-fight = Bevecht { $monster }
note-check = { $dice ->
    [0] Alleen dobbelstenen voor clues
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  }, { $needed ->
    [one] 1 succes
   *[other] { $needed } successen
  } nodig
note-dice = { $dice ->
    [0] Alleen dobbelstenen voor clues
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  }, elk succes telt
note-staked = { $check }. { $stakes }
note-fight = { $check }; eerst een Horror-test ({ $dice ->
    [0] geen dobbelstenen
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  }): −{ $damage } Sanity bij een misser{ $nightmarish ->
    [0] {""}
   *[other] , −{ $nightmarish } als je hem haalt
  }
ask-combat-start = { CAPITAL(NAME($monster, article: "the")) } keert zich naar { $seat }. Spreek je nog iets uit vóór de Horror-test?
option-go-on = Zie het onder ogen
ask-check-reroll = Welke dobbelsteen werp je opnieuw?
option-reroll-die = Een { $die }
option-act-no = Ga verder
ask-battle-trade = { $seat }: wissel je met iemand uit vóór de aanvallen?
ask-battle-ward = { $seat }: { $ancientOne } gaat aanvallen. Weer je de aanval af?
ask-window-act = { $seat }, { $before ->
    [mythos] zo meteen wordt de mythoskaart getrokken
   *[encounter] zo meteen begint de ontmoeting
  }. Gebruik je eerst nog iets?
ask-combat-round = { $seat } tegen { NAME($monster, article: "the") }, gevechtsronde { $round }. { $stakes }
option-flee = Vlucht
option-escape = Maak je uit de voeten
option-other-hands = Neem iets anders ter hand…
option-hands-back = Terug
ask-combat-hands = { $seat }: welke wapens of spreuken?
option-hands = { $cards }
option-hands-two = { $one } + { $other }
option-hand-brief = { $id ->
    [derringer-18] .18
    [revolver-38] .38
    [automatic-45] .45
    [cavalry-saber] Sabel
    [enchanted-blade] Betov. Kling
    [enchanted-knife] Betov. Mes
    [powder-of-ibn-ghazi] Poeder
    [dread-curse-of-azathoth] Gruwelvloek
    [red-sign-of-shudde-mell] Rood Teken
   *[other] { $card }
  }
option-hands-none = Blote handen
note-hands = { $dice ->
    [0] Geen extra dobbelstenen
    [one] +1 dobbelsteen
   *[other] +{ $dice } dobbelstenen
  }{ $toCast ->
    [0] {""}
   *[other] , als het uitspreken lukt: { $spells }
  }
ask-combat-damage = { CAPITAL(NAME($monster, article: "the")) } treft { $seat }.
option-damage-take = Verlies { $damage } Stamina
ask-battle-attack = { $seat } valt de Ancient One aan. Hoe?

## Wat er van een test afhangt

stakes-evade = { $damage ->
    [0] Misser: { $fleeing ->
        [true] het gevecht gaat door.
       *[false] het gevecht begint.
      }
   *[other] Misser: −{ $damage } Stamina (nog { $stamina }){ $out ->
        [true] : **bewusteloos**.
       *[false] { $fleeing ->
            [true] , en het gevecht gaat door.
           *[false] , en het gevecht begint.
          }
      }
  }
stakes-horror = Misser: −{ $damage } Sanity (nog { $sanity }){ $out ->
    [true] : **krankzinnig**.
   *[false] .
  }{ $nightmarish ->
    [0] {""}
   *[other] {" "}Zelfs een gehaalde test kost er { $nightmarish }.
  }
stakes-fight = { $damage ->
    [0] Misser: geen schade.
   *[other] Misser: −{ $damage } Stamina (nog { $stamina }){ $out ->
        [true] : **bewusteloos**.
       *[false] .
      }
  }
stakes-attack = Elk succes telt.
stakes-cast = Misser: { NAME($card, article: "the") } doet niets.
stakes-close = Misser: de poort blijft open.

## Spreuken

option-cast = Spreuk: { $card }
note-cast = { $check }{ $hands ->
    [0] {""}
    [one] , 1 hand
   *[other] , { $hands } handen
  }. { $text }
note-for-attack = { $text } Kost de volgende aanval, en kan maar één keer in de strijd.
note-attack = Kost de volgende aanval, en kan maar één keer in de strijd.
note-use-check = { $check }. { $text }
ask-spell-weapon = { $seat }: welk wapen betover je?
option-weapon = { $card }
ask-spell-ignore = Welke eigenschap verliest { NAME($monster, article: "the") } tot het gevecht voorbij is?
monster-ability-physical-resistance = Physical Resistance
monster-ability-physical-immunity = Physical Immunity
monster-ability-magical-resistance = Magical Resistance
monster-ability-magical-immunity = Magical Immunity
monster-ability-nightmarish = Nightmarish
monster-ability-overwhelming = Overwhelming
monster-ability-ambush = Ambush
monster-ability-endless = Endless

## Poorten

ask-gate-close = { $seat } staat bij de poort { NAME($gate, role: "to") }. Sluit je die?
option-close = Sluit met { $skill }
option-elder-sign = Verzegel { NAME($card, role: "with") }
note-elder-sign = Zonder test
option-gate-leave = Laat open
ask-gate-seal = De poort { NAME($place, role: "at") } is dicht. Geef je { $clues } clues uit om hem voorgoed te verzegelen?
option-seal = Verzegel · { $clues } clues
option-no-seal = Houd de clues

## Uitwisselen

option-trade = Wissel uit met { $partner }
ask-trade-offer = { $seat } wisselt uit met { $partner }. Welke kaarten?
option-trade-give = Geef { $card }
option-trade-take = Vraag { $card }
note-exhausted = Uitgeput
ask-trade-money = { $seat } wisselt uit met { $partner }. Ook geld?
option-trade-no-money = Geen geld
option-trade-pay = Geef ${ $amount }
option-trade-get = Vraag ${ $amount }
ask-trade-consent = { $partner } stelt een ruil voor: { $seat } krijgt { NAME($gets, article: "the") } en geeft { NAME($gives, article: "the") }. Akkoord?
trade-exhausted = { NAME($card, article: "the") } (uitgeput)
trade-money = ${ $amount }
trade-nothing = niets
option-trade-accept = Akkoord
option-trade-refuse = Weiger
option-pay-back = Los { NAME($card, article: "the") } af · $10

# Waarom een commando nu niet kan, en wat eraan te doen is
why-delayed = Je bent vertraagd: in je volgende Verplaatsing sta je op, en de ronde daarna kun je weer op pad.
why-phase-move = Je verplaatst je in de Verplaatsing van je eigen beurt; dit is: { $phase }.
why-monster = Een monster verspert de weg: { $monsters }. Eerst ontwijken of bevechten.
why-no-steps = Je hebt deze ronde geen stappen meer.
why-no-monster = Waar je bent, is geen monster.
why-no-gate = { CAPITAL(NAME($place, role: "at")) } is geen open poort.
why-unexplored = Ga eerst door de poort: ben je terug uit de Andere Wereld, dan kun je hem sluiten.
why-phase-close = Een poort sluit je tijdens de Ontmoetingen in Arkham, in plaats van een ontmoeting aan te gaan.
why-seal = Een poort verzegel je zodra je hem hebt gesloten, voor 5 clues (je hebt er { $clues }), of met een Elder Sign.
