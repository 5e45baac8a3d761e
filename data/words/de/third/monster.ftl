## Dritte Edition: Monster und Bewegung

third-option-seat = { $seat }
third-option-prey = { $seat } { NAME($space, role: "at") }
third-option-monster = { $monster }
third-option-monster-at = { $monster } { NAME($space, role: "at") }
third-option-stay = Bleiben { NAME($space, role: "at") }
third-brief-stay = Hier bleiben
third-note-destination = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  }
# Wohin es führt, wenn du bleibst
third-brings-encounter = { $kind ->
    [street] Straßenbegegnung
    [anomaly] Anomaliebegegnung
   *[space] Begegnung
  }
third-brings-doom = Verderben { $doom }
third-ask-monster-engage = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] kann
   *[other] können
  } mehrere Ermittler zum Kampf stellen. Wen?
third-ask-monster-prey = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] hat
   *[other] haben
  } mehrere gleichwertige Ziele. Wem gilt die Jagd?
third-ask-monster-destination = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] hat
   *[other] haben
  } mehrere gleichwertige Ziele. Wohin geht der Weg?
third-ask-monster-path = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] kann
   *[other] können
  } durch mehrere Straßen kommen. Auf welchem Weg?
third-ask-monster-order = Mehrere Monster werden aktiv. Welches zuerst?
third-ask-monster-attacker = Mehrere Monster greifen { $target } an. Welches zuerst?
third-ask-monster-space = { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
    [one] erscheint
   *[other] erscheinen
  }. Wo?
third-ask-move-step = { $seat } { NAME($space, role: "at") }: Wohin?
