### Dritte Edition: Pläne und Daueranweisungen. Was beide Editionen sagen, steht in plan.ftl.

## Was ein Plan enthalten kann

third-plan-field-step = Aktion { $number }
third-plan-field-extra = Zusätzliche Aktion
third-plan-field-goal = Wohin gehen
third-plan-field-skill = Fokus
third-plan-field-tests = Bei den Proben dieses Zuges
third-plan-tests-free = Nutzen, was nichts kostet, dann annehmen
third-plan-tests-focus = Ohne Erfolg Fokus ausgeben
third-plan-tests-clues = Ohne Erfolg Fokus ausgeben, dann Hinweise
third-plan-field-encounter = Die Begegnung
third-plan-encounter-begin = Beginnen, sobald es geht
third-plan-preview = Chance, dass jede dieser Proben gelingt und jeder Angriff tötet, ohne neu zu werfen: etwa { $percent } %.

## Warum etwas aus einem Plan wegfällt

third-plan-misfit-who = er galt für jemand anderen; jetzt spielt { $seat }
third-plan-misfit-delayed = das Aufstehen kostet eine Aktion
third-plan-misfit-gone = { NAME($monster, article: "the") } { AGREES($monster) ->
    [one] ist
   *[other] sind
  } nicht mehr { NAME($place, role: "at") }
third-plan-misfit-held = { NAME($monster, article: "the") } { AGREES($monster) ->
    [one] hält
   *[other] halten
  } den Ermittler fest
third-plan-misfit-cost = der Weg { NAME($place, role: "to") } kostet mehr als geplant
third-plan-misfit-skill = auf { $skill } ist kein Platz für einen weiteren Fokusmarker

## Was Daueranweisungen enthalten können

third-order-told-focus = { $value ->
    [never] Bei einer Probe gebe ich keinen Fokus aus.
    [fail] Bei einer Probe gebe ich Fokus aus, solange ein Erfolg fehlt.
   *[always] Bei einer Probe gebe ich Fokus aus, wann immer 1 weiterer Erfolg hilft.
  }
third-order-told-clues = { $value ->
    [never] Bei einer Probe gebe ich keine Hinweise aus.
    [fail] Bei einer Probe gebe ich Hinweise aus, solange ein Erfolg fehlt.
   *[always] Bei einer Probe gebe ich Hinweise aus, wann immer 1 weiterer Erfolg hilft.
  }
third-order-told-engaged = { $value ->
    [evade] Bin ich in meinem Zug im Kampf, versuche ich zu entkommen.
    [attack-25] Bin ich in meinem Zug im Kampf, greife ich ab 25 % Chance auf einen Sieg an; sonst versuche ich zu entkommen.
    [attack-50] Bin ich in meinem Zug im Kampf, greife ich ab 50 % Chance auf einen Sieg an; sonst versuche ich zu entkommen.
    [attack-75] Bin ich in meinem Zug im Kampf, greife ich ab 75 % Chance auf einen Sieg an; sonst versuche ich zu entkommen.
   *[attack] Bin ich in meinem Zug im Kampf, greife ich an.
  }
third-order-told-harm = { $value ->
    [self] Schaden und Horror nehme ich selbst, es sei denn, sie besiegen mich.
   *[cards] Meine Karten fangen so viel Schaden und Horror ab, wie sie können.
  }
third-order-told-bearers = Abfangen sollen das nur diese Karten, in dieser Reihenfolge: { $choice }.
third-order-told-votes = Gemeinsame Entscheidungen überlasse ich der Führung.
third-order-told-pass = Die übliche Antwort gebe ich bei: { $choice }.
third-order-field-focus = Fokus bei einer Probe
third-order-focus-never = Keinen ausgeben
third-order-focus-fail = Ausgeben, solange ein Erfolg fehlt
third-order-focus-always = Ausgeben, wann immer 1 weiterer Erfolg hilft
third-order-field-clues = Hinweise bei einer Probe
third-order-clues-never = Keine ausgeben
third-order-clues-fail = Ausgeben, solange ein Erfolg fehlt
third-order-clues-always = Ausgeben, wann immer 1 weiterer Erfolg hilft
third-order-field-engaged = Im Kampf in meinem Zug
third-order-engaged-evade = Entkommen
third-order-engaged-attack-25 = Ab 25 % Siegchance angreifen, sonst entkommen
third-order-engaged-attack-50 = Ab 50 % Siegchance angreifen, sonst entkommen
third-order-engaged-attack-75 = Ab 75 % Siegchance angreifen, sonst entkommen
third-order-engaged-attack = Angreifen
third-order-field-harm = Schaden und Horror
third-order-harm-self = Selbst nehmen, wenn es mich nicht besiegt
third-order-harm-cards = Meine Karten fangen ab, was sie können
third-order-field-bearers = Nur diese Karten, in dieser Reihenfolge
third-order-field-votes = Gemeinsame Entscheidungen
third-order-votes-leader = Überlasse ich der Führung
third-order-field-pass = Die übliche Antwort geben
third-order-pass-encounter = Meine Begegnung beginnen: sobald es geht
third-order-pass-prepare = Was bei einer Probe nutzen: die meisten Würfel umsonst
third-order-pass-lend = Bei Proben anderer helfen: nein
third-order-pass-reaction = Reaktionen meiner Karten: ja, wenn sie nichts kosten
third-order-pass-may = Was eine Karte mich tun lässt: nein
third-order-pass-shop = Kaufen: nichts
third-order-pass-trade = Tauschen: nur Geschenke
third-order-pass-monsters = Wie Monster ziehen und wen sie zum Kampf stellen
third-order-pass-order = Reihenfolge von Verderben und Abrechnungen, und wohin das Verderben kommt
