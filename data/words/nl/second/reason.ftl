# Waarom een voorzichtige speler iets zou doen, tussen haakjes erachter: wat de doorslag geeft. De getallen zijn die van het spel zoals het staat.

reason-close = om de poort { NAME($place, role: "at") } te sluiten{ $told ->
    [yes] {""}
   *[no] , { $percent }%
  }
reason-enter = { $known ->
    [yes] om door de poort { NAME($place, role: "at") } { NAME($world, role: "to") } te gaan
   *[no] om door de poort { NAME($place, role: "at") } te gaan
  }
reason-clues = voor de { $clues ->
    [one] clue
   *[other] { $clues } clues
  } { NAME($place, role: "at") }
reason-hunt = om op { NAME($monster, article: "the") } te jagen, tot { $percent }%
reason-rumor = vanwege “{ $rumor }”
reason-ability = om wat er { NAME($place, role: "at") } te halen valt
reason-wait = voor een ontmoeting { NAME($place, role: "at") }
reason-heal = Sanity { $sanity } van { $maxSanity }, Stamina { $stamina } van { $maxStamina }: er valt iets te herwinnen
reason-trophy = de trofee is de moeite waard
reason-clue = { $clues ->
    [0] nog geen clues
    [one] 1 clue
   *[other] { $clues } clues
  }, en een zegel kost er { $price }
reason-card = voor de kaart
reason-success = het treft harder, en de Ancient One heeft nog { $doom } doem
reason-keep = om te houden wat er op hand is
reason-usedUp = wat op is, is voorgoed weg
reason-money = ${ $money } op zak
reason-sanity = nog { $sanity } Sanity
reason-stamina = nog { $stamina } Stamina
reason-breakdown = Sanity { $sanity }, Stamina { $stamina }: raakt een van beide op, dan wordt het te duur
reason-patience = verder hoeft niemand te wachten
reason-danger = de monsters elders zijn te gevaarlijk
reason-exposure = op de andere plaatsen kan een poort opengaan
reason-way = { $steps ->
    [0] { NAME($place, article: "the") } is het doel
    [one] nog 1 stap { NAME($place, role: "to") }
   *[other] nog { $steps } stappen { NAME($place, role: "to") }
  }
reason-taken = bij de andere is al iemand
reason-share = daar gaan vaak poorten open: op { $cards } van de { $all } mythoskaarten
reason-speed = { $steps ->
    [one] 1 stap { NAME($place, role: "to") }
   *[other] { $steps } stappen { NAME($place, role: "to") }
  }
reason-skills = voor de tests van deze ronde
reason-withstand = Sanity { $sanity }, Stamina { $stamina }: de aanval moet worden doorstaan
reason-odds = om de kansen
reason-price = dat is goedkoper
reason-effects = om wat de tekst oplevert

# Vaste regels
reason-by-colleague = een collega zou zonder terugweg komen te zitten
reason-by-wins = daarmee is het spel gewonnen
reason-by-sign = een Elder Sign vraagt geen test
reason-by-likeliest = de kansrijkste test
reason-by-free = het kost niets
reason-by-lend = het helpt, en kost niets wat nu nodig is
reason-by-prevents = het voorkomt een verlies
reason-by-restores = Sanity { $sanity } van { $maxSanity }, Stamina { $stamina } van { $maxStamina }
reason-by-useful = het is meer waard dan het kost
reason-by-toll = het houdt “{ $rumor }” tegen
reason-by-strongest = niets anders treft harder
reason-by-noBetter = niets anders belooft meer
reason-by-seals = daar kan geen poort meer opengaan
reason-by-begins = er valt nergens op te wachten
reason-by-noUse = niets is het nu waard om te gebruiken
reason-by-anyOrder = het maakt weinig uit
reason-by-nearSeal = wie het dichtst bij een zegel is, heeft er het meest aan
reason-by-middle = in het midden is niets buiten bereik
reason-by-findGate = { $casts ->
    [yes] de kans is groot genoeg
   *[no] geen spreuk zou nu helpen
  }
reason-by-nowhere = nergens is het beter
reason-by-healthy = Sanity { $sanity }, Stamina { $stamina }
reason-by-mostLikely = de beste kansen
reason-by-costless = het kost niets
reason-by-declined = niets hier is nu zijn prijs waard
reason-by-only = er valt niets anders te kiezen
reason-by-usual = bij zwijgen zou het ook zo gaan, en geen ander antwoord belooft meer
