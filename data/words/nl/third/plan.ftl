### Derde editie: plannen en vaste orders. Wat beide edities zeggen, staat in plan.ftl.

## Wat een plan kan bevatten

third-plan-field-step = Actie { $number }
third-plan-field-extra = Extra actie
third-plan-field-goal = Verplaats je naar
third-plan-field-skill = Focus
third-plan-field-tests = Bij de tests van deze beurt
third-plan-tests-free = Gebruik wat niets kost, aanvaard dan
third-plan-tests-focus = Zonder succes: geef Focus uit
third-plan-tests-clues = Zonder succes: geef Focus uit, dan clues
third-plan-field-encounter = De ontmoeting
third-plan-encounter-begin = Begin ermee zodra het kan
third-plan-preview = Kans dat elk van deze tests slaagt en elke aanval doodt, zonder opnieuw te werpen: ongeveer { $percent }%.

## Waarom een deel van een plan vervalt

third-plan-misfit-who = het was voor iemand anders gemaakt; nu speelt { $seat }
third-plan-misfit-delayed = opstaan kost een actie
third-plan-misfit-gone = { NAME($monster, article: "the") } is niet meer { NAME($place, role: "at") }
third-plan-misfit-held = { NAME($monster, article: "the") } houdt de onderzoeker vast
third-plan-misfit-cost = de weg { NAME($place, role: "to") } kost meer dan gepland
third-plan-misfit-skill = op { $skill } past geen Focusfiche meer

## Wat vaste orders kunnen bevatten

third-order-told-focus = { $value ->
    [never] Bij een test geef ik geen Focus uit.
    [fail] Bij een test geef ik Focus uit zolang er geen succes is.
   *[always] Bij een test geef ik Focus uit zodra 1 succes meer zou helpen.
  }
third-order-told-clues = { $value ->
    [never] Bij een test geef ik geen clues uit.
    [fail] Bij een test geef ik clues uit zolang er geen succes is.
   *[always] Bij een test geef ik clues uit zodra 1 succes meer zou helpen.
  }
third-order-told-engaged = { $value ->
    [evade] Word ik in mijn beurt belaagd, dan ontwijk ik.
    [attack-25] Word ik in mijn beurt belaagd, dan val ik aan bij 25% of meer kans om te doden; anders ontwijk ik.
    [attack-50] Word ik in mijn beurt belaagd, dan val ik aan bij 50% of meer kans om te doden; anders ontwijk ik.
    [attack-75] Word ik in mijn beurt belaagd, dan val ik aan bij 75% of meer kans om te doden; anders ontwijk ik.
   *[attack] Word ik in mijn beurt belaagd, dan val ik aan.
  }
third-order-told-harm = { $value ->
    [self] Schade en horror neem ik zelf, tenzij ik eraan onderdoor ga.
   *[cards] Mijn kaarten vangen zo veel schade en horror op als ze kunnen.
  }
third-order-told-bearers = Alleen deze kaarten vangen iets op, in deze volgorde: { $choice }.
third-order-told-votes = Gezamenlijke beslissingen laat ik aan de leider.
third-order-told-pass = Het gewone antwoord geef ik bij: { $choice }.
third-order-field-focus = Focus bij een test
third-order-focus-never = Geef niets uit
third-order-focus-fail = Geef uit zolang er geen succes is
third-order-focus-always = Geef uit zodra 1 succes meer zou helpen
third-order-field-clues = Clues bij een test
third-order-clues-never = Geef niets uit
third-order-clues-fail = Geef uit zolang er geen succes is
third-order-clues-always = Geef uit zodra 1 succes meer zou helpen
third-order-field-engaged = Belaagd in mijn beurt
third-order-engaged-evade = Ontwijk
third-order-engaged-attack-25 = Val aan bij 25% kans of meer om te doden, anders ontwijken
third-order-engaged-attack-50 = Val aan bij 50% kans of meer om te doden, anders ontwijken
third-order-engaged-attack-75 = Val aan bij 75% kans of meer om te doden, anders ontwijken
third-order-engaged-attack = Val aan
third-order-field-harm = Schade en horror
third-order-harm-self = Ik neem ze zelf, tenzij ik eraan onderdoor ga
third-order-harm-cards = Mijn kaarten vangen op wat ze kunnen
third-order-field-bearers = Alleen deze kaarten, in deze volgorde
third-order-field-votes = Gezamenlijke beslissingen
third-order-votes-leader = Ik laat ze aan de leider
third-order-field-pass = Geef het gewone antwoord
third-order-pass-encounter = Mijn ontmoeting beginnen: zodra het kan
third-order-pass-prepare = Wat ik bij een test gebruik: de meeste gratis dobbelstenen
third-order-pass-lend = Anderen bij hun tests helpen: nee
third-order-pass-reaction = Reacties die mijn kaarten bieden: ja, als ze niets kosten
third-order-pass-may = Wat een kaart me laat doen: nee
third-order-pass-shop = Kopen: niets
third-order-pass-trade = Ruilen: geschenken, verder niets
third-order-pass-monsters = Hoe monsters lopen en wie ze belagen
third-order-pass-order = De volgorde van doem en afrekeningen, en waar doem komt
