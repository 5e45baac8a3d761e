# Proč by to opatrný hráč udělal, v závorce za tím: co rozhodlo. Čísla jsou ze hry, jak právě stojí.

third-reason-ward = zažehnat zkázu: { $doom } { NAME($space, role: "at") }
third-reason-story = posunout příběh { NAME($space, role: "at") }
third-reason-fight = { $known ->
    [yes] bojovat { NAME($monster, role: "with") }
   *[no] kvůli boji
  }
third-reason-research = bádat: v ruce { $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  }
third-reason-encounter = kvůli setkání { NAME($space, role: "at") }
third-reason-component = kvůli tomu, co karta dělá
third-reason-focus = získat žeton soustředění; zatím { $tokens }
third-reason-money = v kapse ${ $money }
third-reason-kill = { $known ->
    [yes] zbavit se { NAME($monster, case: "genitive") }
   *[no] zbavit se nestvůry
  }
third-reason-blow = počítá se každé zranění
third-reason-heal = zbývá zdraví { $health } a příčetnost { $sanity }: je co léčit
third-reason-doom = kvůli zkáze na plánu
third-reason-card = kvůli té kartě
third-reason-pull = je to blíž tomu, co přijde potom
third-reason-held = tah zdržuje { $count ->
    [one] 1 nestvůra
    [few] { $count } nestvůry
   *[other] { $count } nestvůr
  }
third-reason-danger = nestvůry jinde jsou příliš nebezpečné
third-reason-harm = zbývá zdraví { $health } a příčetnost { $sanity }
third-reason-keep = nechat si, co je v ruce
third-reason-token = { $kept ->
    [yes] nechat si žeton soustředění na důležitější hod
   *[no] nejpotřebnější dovednost
  }
third-reason-focusToken = { $tokens ->
    [one] nechat si 1 žeton soustředění
    [few] nechat si { $tokens } žetony soustředění
   *[other] nechat si { $tokens } žetonů soustředění
  } na potom
third-reason-clueToken = v ruce { $clues ->
    [one] 1 stopa a příběh ji
    [few] { $clues } stopy a příběh je
   *[other] { $clues } stop a příběh je
  } potřebuje
third-reason-fare = v kapse ${ $money } a setkání si o ně může říct
third-reason-lastDollar = v kapse ${ $money } a poslední dolar se vyplatí šetřit
third-reason-patience = nikdo jiný kvůli tomu nečeká
third-reason-odds = kvůli šancím
third-reason-price = vyjde to levněji
third-reason-effects = kvůli tomu, co přinese text

# Pevná pravidla
third-reason-by-standUp = dřív nic jiného dělat nejde
third-reason-by-spare = nic jiného za akci nestojí a škodit to nemůže
third-reason-by-free = nic to nestojí
third-reason-by-lend = pomůže to a nestojí to nic, co je teď potřeba
third-reason-by-remnants = v ruce { $remnants ->
    [one] 1 pozůstatek
    [few] { $remnants } pozůstatky
   *[other] { $remnants } pozůstatků
  } a visí na tom příběh
third-reason-by-strike = útok tím zesílí
third-reason-by-leastFirst = aby se anomálie otevřela až nakonec
third-reason-by-skilled = vyniká v tom, nač se hází nejčastěji
third-reason-by-noWait = čekáním se nic nezíská
third-reason-by-anyOrder = moc na tom nezáleží
third-reason-by-nobody = nikdo by opakováním dost nezískal
third-reason-by-enough = další úspěch by už moc nepřinesl
third-reason-by-again = kdo opakováním získá nejvíc
third-reason-by-mostLikely = nejlepší šance
third-reason-by-costless = nic to nestojí
third-reason-by-declined = nic tu teď nestojí za svou cenu
third-reason-by-only = nic jiného vybrat nejde
third-reason-by-usual = to by zvolilo i mlčení a žádná jiná odpověď neslibuje víc
