# Mythosphase, Tore, Gerüchte, das Ende: Fragen und ihre Antworten.

ask-mythos-card = Spielleitung: zwei Mythoskarten, nur dir gezeigt. Welche trifft Arkham?
option-mythos = { $number ->
    [1] Die erste Karte
   *[other] Die zweite Karte
  }
keeper-cards = Deine zwei Mythoskarten, nur für deine Augen:
keeper-card = **{ $number }. { $card }** · Tor: { $gate } · Hinweis: { $clue } · Weiß: { $white } · Schwarz: { $black }
keeper-none = nichts

ask-mythos-surge = { $count ->
    [one] Von der Monsterflut bleibt 1 Monster übrig. Welches Tor bekommt es?
   *[other] Von der Monsterflut bleiben { $count } Monster übrig. Welche Tore bekommen je eins?
  }
asked-mythos-surge = { $count ->
    [one] Das übrige Monster erscheint hier:
   *[other] Die übrigen Monster erscheinen hier:
  }
ask-mythos-surge-share = In Arkham ist nur noch Platz für { $left }. Wie viele kommen { NAME($place, role: "at") } heraus?
option-surge-note = jetzt dort: { $monsters ->
    [0] keine Monster
    [one] 1 Monster
   *[other] { $monsters } Monster
  }, { $investigators ->
    [0] keine Ermittler
    [one] 1 Ermittler
   *[other] { $investigators } Ermittler
  }

ask-mythos-clue = { CAPITAL(NAME($place, role: "at")) } taucht ein Hinweis auf. Wer nimmt ihn?
option-clue-take = { $seat } nimmt ihn
option-clue-leave = Liegen lassen

ask-mythos-order = Die Monster ziehen, und eines schlägt aus der Ferne zu. Was kommt zuerst?
option-monsters-first = { $monster } zuerst
option-monsters-last = { $monster } zuletzt

ask-mythos-prey = { CAPITAL(NAME($monster, article: "the")) } kann an mehreren Orten Ermittler erreichen. Wohin zieht { GENDER($monster) ->
    [masculine] er
    [feminine] sie
   *[neuter] es
  }?
option-prey = { $place }: { $seats }

ask-rumor-pay = { $seat }, du kannst dieses Gerücht beenden: „{ $rumor }“
option-rumor-pay = Beenden · { $cost }
option-rumor-leave = Jetzt nicht
ask-rumor-both = Erfolg und Fehlschlag treten zugleich ein: „{ $rumor }“. Was gilt?
option-rumor-passes = Der Erfolg
option-rumor-fails = Der Fehlschlag

ask-gate-guilt = { $seat } hat { $stranded } den Rückweg { NAME($world, role: "from") } verschlossen. Soll das { $seat } geistige Gesundheit kosten?
option-guilty = Schuldig · geist. Gesundheit weg
option-not-guilty = Nicht schuldig

name-track-terror = die Terrorstufe von Arkham
name-track-outskirts = der Stadtrand ist voll
