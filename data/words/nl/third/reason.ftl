# Waarom een voorzichtige speler iets zou doen, tussen haakjes erachter: wat de doorslag geeft. De getallen zijn die van het spel zoals het staat.

third-reason-ward = om doem af te weren: { $doom } { NAME($space, role: "at") }
third-reason-story = om het verhaal { NAME($space, role: "at") } vooruit te helpen
third-reason-fight = { $known ->
    [yes] om { NAME($monster, article: "the") } te bevechten
   *[no] voor het gevecht
  }
third-reason-research = om onderzoek te doen: { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  } op zak
third-reason-encounter = voor de ontmoeting { NAME($space, role: "at") }
third-reason-component = om wat de kaart doet
third-reason-focus = voor een Focusfiche; tot nu toe { $tokens }
third-reason-money = ${ $money } op zak
third-reason-kill = { $known ->
    [yes] om van { NAME($monster, article: "the") } af te zijn
   *[no] om van een monster af te zijn
  }
third-reason-blow = elke schade telt
third-reason-heal = nog { $health } Health en { $sanity } Sanity: er valt iets te genezen
third-reason-doom = om de doem op het bord
third-reason-card = voor de kaart
third-reason-pull = dat ligt dichter bij wat er daarna komt
third-reason-held = { $count ->
    [one] 1 monster houdt
   *[other] { $count } monsters houden
  } de beurt op
third-reason-danger = de monsters elders zijn te gevaarlijk
third-reason-harm = nog { $health } Health en { $sanity } Sanity
third-reason-keep = om te houden wat er op hand is
third-reason-token = { $kept ->
    [yes] om een Focusfiche te bewaren voor een test die er meer toe doet
   *[no] de vaardigheid die het meest nodig is
  }
third-reason-focusToken = { $tokens ->
    [one] om het ene Focusfiche te bewaren
   *[other] om de { $tokens } Focusfiches te bewaren
  } voor later
third-reason-clueToken = { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  } op zak, en het verhaal vraagt erom
third-reason-fare = ${ $money } op zak, en een ontmoeting kan erom vragen
third-reason-lastDollar = ${ $money } op zak, en de laatste dollar is het bewaren waard
third-reason-patience = verder hoeft niemand te wachten
third-reason-odds = om de kansen
third-reason-price = dat is goedkoper
third-reason-effects = om wat de tekst oplevert

# Vaste regels
third-reason-by-standUp = eerder kan er niets anders
third-reason-by-spare = niets anders is een actie waard, en kwaad kan het niet
third-reason-by-free = het kost niets
third-reason-by-lend = het helpt, en kost niets wat nu nodig is
third-reason-by-remnants = { $remnants ->
    [one] 1 restant
   *[other] { $remnants } restanten
  } op zak, en het verhaal hangt ervan af
third-reason-by-strike = het maakt de aanval sterker
third-reason-by-leastFirst = zodat een anomalie pas het laatst opengaat
third-reason-by-skilled = goed in wat het meest getest wordt
third-reason-by-noWait = met wachten is niets gewonnen
third-reason-by-anyOrder = het maakt weinig uit
third-reason-by-nobody = niemand heeft er genoeg aan om het nog eens te doen
third-reason-by-enough = nog een succes zou te weinig waard zijn
third-reason-by-again = wie er het meest aan heeft om het nog eens te doen
third-reason-by-mostLikely = de beste kansen
third-reason-by-costless = het kost niets
third-reason-by-declined = niets hier is nu zijn prijs waard
third-reason-by-only = er valt niets anders te kiezen
third-reason-by-usual = bij zwijgen zou het ook zo gaan, en geen ander antwoord belooft meer
