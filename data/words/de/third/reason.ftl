# Warum jemand mit Bedacht etwas täte, in Klammern dahinter: was den Ausschlag gibt. Die Zahlen sind die des Spiels, wie es steht.

third-reason-ward = um Verderben zu bannen: { $doom } { NAME($space, role: "at") }
third-reason-story = um { NAME($space, role: "at") } die Geschichte voranzubringen
third-reason-fight = { $known ->
    [yes] um gegen { NAME($monster, article: "the", case: "accusative") } zu kämpfen
   *[no] für den Kampf
  }
third-reason-research = um nachzuforschen: { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  } vorrätig
third-reason-encounter = für die Begegnung { NAME($space, role: "at") }
third-reason-component = für das, was die Karte bewirkt
third-reason-focus = für einen Fokusmarker; bisher { $tokens }
third-reason-money = ${ $money } in der Tasche
third-reason-kill = { $known ->
    [yes] um { NAME($monster, article: "the", case: "accusative") } loszuwerden
   *[no] um ein Monster loszuwerden
  }
third-reason-blow = jeder Schaden zählt
third-reason-heal = noch { $health } Ausdauer und { $sanity } geistige Gesundheit: Da gibt es etwas zu heilen
third-reason-doom = wegen des Verderbens auf dem Plan
third-reason-card = für die Karte
third-reason-pull = es ist näher an dem, was als Nächstes kommt
third-reason-held = { $count ->
    [one] 1 Monster hält
   *[other] { $count } Monster halten
  } den Zug auf
third-reason-danger = anderswo sind die Monster zu gefährlich
third-reason-harm = noch { $health } Ausdauer und { $sanity } geistige Gesundheit
third-reason-keep = um zu behalten, was noch da ist
third-reason-token = { $kept ->
    [yes] um einen Fokusmarker für eine wichtigere Probe zu behalten
   *[no] die Fertigkeit, die am meisten gebraucht wird
  }
third-reason-focusToken = um { $tokens ->
    [one] den einen Fokusmarker
   *[other] die { $tokens } Fokusmarker
  } für später zu behalten
third-reason-clueToken = { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  } vorrätig, und die Geschichte verlangt danach
third-reason-fare = ${ $money } in der Tasche, und eine Begegnung könnte danach fragen
third-reason-lastDollar = ${ $money } in der Tasche, und der letzte Dollar will behalten sein
third-reason-patience = sonst muss niemand warten
third-reason-odds = der Chancen wegen
third-reason-price = es ist der billigere Weg
third-reason-effects = für das, was der Text bringt

# Feste Regeln
third-reason-by-standUp = vorher geht nichts anderes
third-reason-by-spare = nichts anderes ist eine Aktion wert, und es schadet nicht
third-reason-by-free = es kostet nichts
third-reason-by-lend = es hilft und kostet nichts, was jetzt gebraucht wird
third-reason-by-remnants = { $remnants ->
    [one] 1 Überrest
   *[other] { $remnants } Überreste
  } vorrätig, und die Geschichte hängt daran
third-reason-by-strike = es macht den Angriff stärker
third-reason-by-leastFirst = damit sich eine Anomalie zuletzt öffnet
third-reason-by-skilled = gut in dem, was am häufigsten geprüft wird
third-reason-by-noWait = mit Warten ist nichts gewonnen
third-reason-by-anyOrder = es macht kaum einen Unterschied
third-reason-by-nobody = niemand hätte genug davon, es zu wiederholen
third-reason-by-enough = ein weiterer Erfolg wäre zu wenig wert
third-reason-by-again = wer von der Wiederholung am meisten hat
third-reason-by-mostLikely = die besten Chancen
third-reason-by-costless = es kostet nichts
third-reason-by-declined = nichts hier ist jetzt seinen Preis wert
third-reason-by-only = es gibt nichts anderes zu wählen
third-reason-by-usual = so fiele es auch bei Schweigen aus, und keine andere Antwort verspricht mehr
