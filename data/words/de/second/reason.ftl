# Warum jemand mit Bedacht etwas täte, in Klammern dahinter: was den Ausschlag gibt. Die Zahlen sind die des Spiels, wie es steht.

reason-close = um das Tor { NAME($place, role: "at") } zu schließen{ $told ->
    [yes] {""}
   *[no] , { $percent } %
  }
reason-enter = { $known ->
    [yes] um durch das Tor { NAME($place, role: "at") } { NAME($world, role: "to") } zu gehen
   *[no] um durch das Tor { NAME($place, role: "at") } zu gehen
  }
reason-clues = { $clues ->
    [one] für den Hinweis
   *[other] für die { $clues } Hinweise
  } { NAME($place, role: "at") }
reason-hunt = um { NAME($monster, article: "the", case: "accusative") } zu jagen, bis zu { $percent } %
reason-rumor = wegen des Gerüchts „{ $rumor }“
reason-ability = für das, was es { NAME($place, role: "at") } gibt
reason-wait = für eine Begegnung { NAME($place, role: "at") }
reason-heal = geistige Gesundheit { $sanity } von { $maxSanity }, Ausdauer { $stamina } von { $maxStamina }: Da gibt es etwas zu heilen
reason-trophy = die Trophäe lohnt sich
reason-clue = { $clues ->
    [0] noch kein Hinweis
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  }, und ein Siegel kostet { $price }
reason-card = für die Karte
reason-success = es trifft härter, und der Große Alte hat noch { $doom ->
    [one] 1 Verderben
   *[other] { $doom } Verderben
  }
reason-keep = um zu behalten, was noch da ist
reason-usedUp = was verbraucht ist, ist für immer fort
reason-money = ${ $money } in der Tasche
reason-sanity = noch { $sanity } geistige Gesundheit
reason-stamina = noch { $stamina } Ausdauer
reason-breakdown = geistige Gesundheit { $sanity }, Ausdauer { $stamina }: Ginge eine davon aus, käme das zu teuer
reason-patience = sonst muss niemand warten
reason-danger = anderswo sind die Monster zu gefährlich
reason-exposure = an den anderen Orten könnte sich ein Tor öffnen
reason-way = { $steps ->
    [0] { NAME($place, article: "the") } { AGREES($place) ->
        [one] ist
       *[other] sind
      } das Ziel
    [one] 1 Schritt { NAME($place, role: "to") }
   *[other] { $steps } Schritte { NAME($place, role: "to") }
  }
reason-taken = beim anderen ist schon jemand
reason-share = dort öffnen sich oft Tore: auf { $cards } von { $all } Mythoskarten
reason-speed = { $steps ->
    [one] 1 Schritt { NAME($place, role: "to") }
   *[other] { $steps } Schritte { NAME($place, role: "to") }
  }
reason-skills = für die Proben dieser Runde
reason-withstand = geistige Gesundheit { $sanity }, Ausdauer { $stamina }: Der Angriff will überstanden sein
reason-odds = der Chancen wegen
reason-price = es ist der billigere Weg
reason-effects = für das, was der Text bringt

# Feste Regeln
reason-by-colleague = sonst bliebe jemand ohne Rückweg
reason-by-wins = es gewinnt das Spiel
reason-by-sign = ein Älteres Zeichen braucht keine Probe
reason-by-likeliest = die aussichtsreichere Probe
reason-by-free = es kostet nichts
reason-by-lend = es hilft und kostet nichts, was jetzt gebraucht wird
reason-by-prevents = es verhindert einen Verlust
reason-by-restores = geistige Gesundheit { $sanity } von { $maxSanity }, Ausdauer { $stamina } von { $maxStamina }
reason-by-useful = es bringt mehr, als es kostet
reason-by-toll = es hält das Gerücht „{ $rumor }“ auf
reason-by-strongest = nichts anderes träfe härter
reason-by-noBetter = nichts anderes verspricht mehr
reason-by-seals = dort kann sich kein Tor mehr öffnen
reason-by-begins = es gibt nichts abzuwarten
reason-by-noUse = jetzt lohnt es sich nicht, etwas zu nutzen
reason-by-anyOrder = es macht kaum einen Unterschied
reason-by-nearSeal = wer einem Siegel am nächsten ist, soll es haben
reason-by-middle = in der Mitte ist nichts außer Reichweite
reason-by-findGate = { $casts ->
    [yes] es dürfte gelingen
   *[no] kein Zauber würde jetzt helfen
  }
reason-by-nowhere = nirgends wäre es besser
reason-by-healthy = geistige Gesundheit { $sanity }, Ausdauer { $stamina }
reason-by-mostLikely = die besten Chancen
reason-by-costless = es kostet nichts
reason-by-declined = nichts hier ist jetzt seinen Preis wert
reason-by-only = es gibt nichts anderes zu wählen
reason-by-usual = so fiele es auch bei Schweigen aus, und keine andere Antwort verspricht mehr
