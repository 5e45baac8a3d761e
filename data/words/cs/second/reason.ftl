# Proč by něco udělal opatrný hráč, v závorce za tím: co rozhoduje. Čísla jsou taková, jak hra právě stojí.

reason-close = kvůli uzavření brány { NAME($place, role: "at") }{ $told ->
    [yes] {""}
   *[no] , { $percent } %
  }
reason-enter = { $known ->
    [yes] kvůli cestě branou { NAME($place, role: "at") } { NAME($world, role: "to") }
   *[no] kvůli cestě branou { NAME($place, role: "at") }
  }
reason-clues = { $clues ->
    [one] kvůli stopě
    [few] kvůli { $clues } stopám
   *[other] kvůli { $clues } stopám
  } { NAME($place, role: "at") }
reason-hunt = kořist: { NAME($monster) }, šance až { $percent } %
reason-rumor = kvůli zvěsti „{ $rumor }“
reason-ability = kvůli tomu, co se nabízí { NAME($place, role: "at") }
reason-wait = kvůli setkání { NAME($place, role: "at") }
reason-heal = příčetnost { $sanity }/{ $maxSanity }, zdraví { $stamina }/{ $maxStamina }: je co léčit
reason-trophy = za tu trofej to stojí
reason-clue = { $clues ->
    [0] zatím žádná stopa
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  }, a pečeť jich stojí { $price }
reason-card = kvůli té kartě
reason-success = udeří to víc a na Prastarého { $doom ->
    [one] zbývá už jen 1 žeton zkázy
    [few] zbývají { $doom } žetony zkázy
   *[other] zbývá { $doom } žetonů zkázy
  }
reason-keep = ať zůstane, co je v ruce
reason-usedUp = co se spotřebuje, je navždy pryč
reason-money = v kapse je ${ $money }
reason-sanity = příčetnosti zbývá { $sanity }
reason-stamina = zdraví zbývá { $stamina }
reason-breakdown = příčetnost { $sanity }, zdraví { $stamina }: kdyby jedno z nich došlo, stálo by to příliš
reason-patience = nikdo jiný nemusí čekat
reason-danger = jinde jsou příliš nebezpečné nestvůry
reason-exposure = na ostatních místech by se mohla otevřít brána
reason-way = { $steps ->
    [0] cílem je { NAME($place) }
    [one] 1 krok { NAME($place, role: "to") }
    [few] { $steps } kroky { NAME($place, role: "to") }
   *[other] { $steps } kroků { NAME($place, role: "to") }
  }
reason-taken = u té druhé už někdo je
reason-share = brány se tam otevírají často: na { $cards } z { $all } karet mýtu
reason-speed = { $steps ->
    [one] 1 krok { NAME($place, role: "to") }
    [few] { $steps } kroky { NAME($place, role: "to") }
   *[other] { $steps } kroků { NAME($place, role: "to") }
  }
reason-skills = kvůli hodům v tomto kole
reason-withstand = příčetnost { $sanity }, zdraví { $stamina }: útok je třeba vydržet
reason-odds = kvůli šancím
reason-price = je to levnější
reason-effects = kvůli tomu, co přináší

# Pevná pravidla
reason-by-colleague = někdo jiný by zůstal bez cesty zpátky
reason-by-wins = tím je vyhráno
reason-by-sign = Starodávný symbol nepotřebuje hod
reason-by-likeliest = hod s lepší šancí
reason-by-free = nic to nestojí
reason-by-lend = pomůže to a nestojí to nic, co je teď potřeba
reason-by-prevents = odvrátí to ztrátu
reason-by-restores = příčetnost { $sanity }/{ $maxSanity }, zdraví { $stamina }/{ $maxStamina }
reason-by-useful = přinese to víc, než stojí
reason-by-toll = zdrží to zvěst „{ $rumor }“
reason-by-strongest = nic jiného by neudeřilo víc
reason-by-noBetter = nic jiného neslibuje víc
reason-by-seals = brána se tam už neotevře
reason-by-begins = není na co čekat
reason-by-noUse = teď se nic použít nevyplatí
reason-by-anyOrder = moc na tom nesejde
reason-by-nearSeal = patří tomu, kdo má nejblíž k pečeti
reason-by-middle = uprostřed není nic z dosahu
reason-by-findGate = { $casts ->
    [yes] dost možná to vyjde
   *[no] žádné kouzlo by teď nepomohlo
  }
reason-by-nowhere = jinde to není lepší
reason-by-healthy = příčetnost { $sanity }, zdraví { $stamina }
reason-by-mostLikely = nejlepší šance
reason-by-costless = nic to nestojí
reason-by-declined = nic tu teď nestojí za svou cenu
reason-by-only = nic jiného se vybrat nedá
reason-by-usual = tak by rozhodlo i mlčení a žádná jiná odpověď neslibuje víc
