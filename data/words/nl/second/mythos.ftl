# Mythosfase, poorten, Rumors, het einde: vragen en hun antwoorden.

ask-mythos-card = Keeper: twee mythoskaarten, alleen voor jou. Welke treft Arkham?
option-mythos = { $number ->
    [1] De eerste kaart
   *[other] De tweede kaart
  }
keeper-cards = Jouw twee mythoskaarten, voor jouw ogen alleen:
keeper-card = **{ $number }. { $card }** · poort: { $gate } · clue: { $clue } · wit: { $white } · zwart: { $black }
keeper-none = geen

ask-mythos-surge = { $count ->
    [one] De monstergolf laat 1 monster over. Welke poort krijgt het?
   *[other] De monstergolf laat { $count } monsters over. Welke poorten krijgen er elk een?
  }
asked-mythos-surge = { $count ->
    [one] Het overgebleven monster:
   *[other] De overgebleven monsters:
  }
ask-mythos-surge-share = In Arkham is nog maar plaats voor { $left }. Hoeveel komen er { NAME($place, role: "at") } naar buiten?
option-surge-note = daar nu { $monsters ->
    [0] geen monsters
    [one] 1 monster
   *[other] { $monsters } monsters
  }, { $investigators ->
    [0] geen onderzoekers
    [one] 1 onderzoeker
   *[other] { $investigators } onderzoekers
  }

ask-mythos-clue = { CAPITAL(NAME($place, role: "at")) } verschijnt een clue. Wie neemt hem?
option-clue-take = { $seat } neemt hem
option-clue-leave = Laat hem liggen

ask-mythos-order = De monsters trekken rond, en één ervan slaat toe van een afstand. Wie gaat er eerst?
option-monsters-first = Eerst { $monster }
option-monsters-last = { $monster } het laatst

ask-mythos-prey = { CAPITAL(NAME($monster, article: "the")) } kan op meer dan één plaats onderzoekers bereiken. Waarheen?
option-prey = { $place }: { $seats }

ask-rumor-pay = { $seat }, je kunt deze Rumor beëindigen: { $rumor }
option-rumor-pay = Beëindig hem · { $cost }
option-rumor-leave = Nu niet
ask-rumor-both = De Rumor slaagt en faalt tegelijk: { $rumor } Wat telt?
option-rumor-passes = Hij slaagt
option-rumor-fails = Hij faalt

ask-gate-guilt = { $seat } heeft voor { $stranded } de terugweg { NAME($world, role: "from") } afgesloten. Moet dat { $seat } Sanity kosten?
option-guilty = Schuldig · verliest Sanity
option-not-guilty = Onschuldig

name-track-terror = het angstniveau van Arkham
name-track-outskirts = de Outskirts zijn vol
