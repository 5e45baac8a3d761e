# Absagen: höflich, unter vier Augen und mit Rat, was zu tun ist.
refused-table-full = Alle { $most } Plätze sind besetzt. Zusehen kannst du mit `/spiel verfolgen`, `/spielplan` und `/protokoll`.
refused-not-at-table = Du hast in diesem Spiel keinen Platz. `/spiel mitspielen` nimmt einen freien; mit `/spiel verfolgen`, `/spielplan` und `/protokoll` siehst du zu.
refused-not-in-lobby = Du hast in dieser Lobby keinen Platz. **Mitspielen** unter ihrer Nachricht verschafft dir einen.
refused-no-such-option = Eine Option „{ $option }“ gibt es nicht. `/spiel optionen` führt alle auf.
refused-no-such-value = „{ $value }“ steht nicht zur Wahl. Nimm etwas aus der Liste, die beim Tippen erscheint.
refused-no-such-investigator = So heißt hier kein Ermittler. Nimm jemanden aus der Liste, die beim Tippen erscheint.
refused-investigator-taken = Diesen Ermittler hat schon { $name }. Nimm einen anderen.
refused-no-such-edition = So eine Edition gibt es nicht. Nimm eine aus der Liste, die beim Tippen erscheint.
refused-no-scenarios = Diese Edition hat keine Szenarien. Lass das Szenario weg oder ergänze `edition:dritte`.
refused-channel-taken = In diesem Kanal läuft schon ein Spiel. Beende es mit `/spiel beenden` oder starte deines in einem anderen Kanal.
refused-games-by-role = Auf diesem Server starten Spiele nur Mitglieder dieser Rolle: { $role }.
refused-games-by-nobody = Auf diesem Server startet Spiele vorerst nur, wer ihn verwaltet.
refused-games-not-here = Keine Spiele in diesem Kanal. Wer ihn verwaltet, bestimmt das mit `/server kanal`.
refused-games-elsewhere = Auf diesem Server werden Spiele hier gestartet: { $channels }.
refused-games-at-once = Mehr Spiele zugleich erlaubt dieser Server nicht: { $most }. Ein neues kann beginnen, wenn eines vorbei ist.
refused-too-many-alone = Du spielst hier allein schon { $most ->
    [one] ein Spiel
   *[other] { $most } Spiele
  }. Spiel eines zu Ende oder schließe es mit `/spiel beenden`.
refused-too-many-lobbies = Du hast hier schon { $most ->
    [one] eine Lobby
   *[other] { $most } Lobbys
  } offen. Starte ein Spiel oder schließe eine Lobby mit `/spiel beenden`.
refused-host-only = Das kann nur der Host: { $host }. Schweigt der Host einen Tag lang, dürfen es alle, die hier sitzen.
refused-too-few-seats = Zu wenige Leute: Zuerst { $least ->
    [one] muss mindestens { $least } Platz
   *[other] müssen mindestens { $least } Plätze
  } besetzt sein.
unplayable-team-players = Ein Ermittlerteam ist für 1 oder 2 Spieler. Schaltet „Ermittlerteam“ aus, oder besetzt { $most ->
    [one] nur einen Platz
   *[other] höchstens { $most } Plätze
  }.
unplayable-double-gates-players = „Doppelte Tore“ braucht mindestens { $least } Ermittler. Schaltet es aus, oder holt noch jemanden an den Tisch.
unplayable-guilt-vote-alone = „Schuldgefühle per Abstimmung“ geht nur mit „Schuldgefühle“. Schaltet auch das ein.
unplayable-strict-order-alone = „Strenge Reihenfolge“ geht nur mit der Zugfolge „Der Reihe nach“.
unplayable-seats = Dieses Spiel ist für { $min } bis { $max } Ermittler.
unplayable-same-sheet = Auf zwei Plätzen sitzt derselbe Ermittler. Auf einem davon braucht es einen anderen.
refused-already-seated = Du hast hier schon einen Platz. Noch einmal `/spiel mitspielen` bietet dir einen weiteren an.
refused-seats-changed = Das ist schon gezählt; die Nachricht der Lobby sagt, wer wo sitzt.
refused-keeper-has-no-seat = Du hast hier die Spielleitung: Du führst durch das Spiel und hast keinen Ermittler.
refused-stale = Das ist schon entschieden.
refused-unknown-option = Diese Wahl gibt es nicht mehr. `/wählen` führt auf, was noch geht.
refused-twice = Wähle jedes nur einmal.
refused-too-few = Zu wenige. Wähle mehr.
refused-too-many = Zu viele. Wähle weniger.
refused-no-such-offer = Das kannst du jetzt nicht benutzen. `Benutzen …` unter der Nachricht mit dem Stand zeigt, was geht.
somebody = jemand
refused-said-by-other = Das hat schon { $name } festgelegt, und dabei bleibt es. Du kannst es ansehen und in Vertretung antworten, es aber nicht ändern.
refused-too-busy = Zu viele Leute blättern gerade in alten Spielen. Versuch es in einer Minute noch einmal.
refused-too-long = Das ist zu lang: höchstens { $most } Zeichen, bitte.
refused-note-empty = Diese Notiz ist leer.
refused-no-such-note = Eine Notiz { $number } hast du nicht. `/notiz liste` zeigt alle.
refused-too-many-notes = Zu einem Spiel kannst du { $most } Notizen aufheben. Lösche erst eine.
refused-still-playing = Du bist noch in einem Spiel: { $channels }. Verlass es zuerst (`/spiel verlassen`), oder übergib es einem anderen Host.
refused-not-your-seat = Dieser Platz gehört jemand anderem.
refused-nothing-to-undo = Du hast keine Antwort, die sich zurücknehmen ließe.
refused-not-your-turn = Du bist nicht am Zug. Am Zug: { $names }.
refused-autopilot-turn = Der Autopilot überlegt. Einen Augenblick.
refused-no-game = In diesem Kanal gibt es kein Spiel. `/spiel neu` eröffnet eines.
refused-already-started = Das Spiel hat schon begonnen.
refused-not-started = Das Spiel hat noch nicht begonnen. Der Host drückt **Starten**.
refused-game-over = Dieses Spiel ist vorbei. `/spiel neu` eröffnet ein weiteres.
refused-nothing-asked = Gerade gibt es nichts zu beantworten.

# Was der Tisch selbst sagt
autopilot-name = Autopilot { $number }
autopilot-on = { $names } { AGREES($names) ->
    [one] überlässt
   *[other] überlassen
  } das Spiel jetzt dem Autopiloten.
autopilot-off = { $names } { AGREES($names) ->
    [one] ist
   *[other] sind
  } wieder da.
left-to-autopilot = { $names } { AGREES($names) ->
    [one] macht
   *[other] machen
  } Pause; solange spielt der Autopilot: { $seats }.
taken-back = { $person } nimmt eine Antwort zurück: { $what } { $count ->
    [0] Geschehen war daraufhin noch nichts.
    [one] Die Nachricht darüber ist gekennzeichnet und gilt nicht mehr.
   *[other] Die { $count } Nachrichten darüber gelten nicht mehr; die neuesten sind gekennzeichnet.
  } Würfel und Karten fallen wieder genauso.
taken-back-mark = ↩ **Zurückgenommen{ $person ->
    [nobody] {""}
   *[other] { " " }von { $person }
  }.**
given-answer = { $ask } – **{ $choice }**.
given-offer = **{ $offer }**.
given-unknown = die letzte.
given-up = Der Tisch hat diesen Fall aufgegeben. Arkham wird auf sich selbst aufpassen müssen.
ended-by-server = Die Serververwaltung hat dieses Spiel beendet.
owner-notice = **Vom Betreiber dieses Bots:** { $text }
lobby-closes = In dieser Lobby tut sich seit Tagen nichts. Sie schließt { $when }, es sei denn, jemand spielt mit, verlässt sie oder wählt etwas.
lobby-expired = Die Lobby ist geschlossen: Niemand kam zurück. `/spiel neu` eröffnet eine neue.
lobby-ended = Die Serververwaltung hat die Lobby geschlossen.
lobby-host-silent = { $host } hat sich hier seit einem Tag nicht gerührt. Wer hier sitzt, darf jetzt starten oder die Optionen ändern und ist damit Host.
seed-opened = -# Der Würfel-Seed liegt offen: `{ $seed }`. `/nachprüfen` prüft jeden Wurf.
step-restarted = Ein Fehler ist behoben, und dieser Schritt beginnt deshalb von vorn. Alles davor bleibt bestehen.
proposal-undo = { $by } möchte eine Antwort zurücknehmen: { $what }{ $count ->
    [0] { "" }
    [one] { " " }1 spätere Antwort entfällt mit ihr.
   *[other] { " " }{ $count } spätere Antworten entfallen mit ihr.
  }{ $several ->
    [0] { "" }
   *[other] { " " }Auch was andere getan haben, entfällt: { $others }.
  }
proposal-end = { $by } schlägt vor, dieses Spiel aufzugeben.
proposal-autopilot = { $by } schlägt vor, dass der Autopilot für { $names } spielt.
proposal-replace-oneself = { $by } bietet an, vorerst für { $names } einzuspringen.
proposal-ended = **{ $outcome }** { $what }
proposal-over-agreed = Angenommen von { $names }.
proposal-over-refused = Abgelehnt von { $names }.
proposal-over-stale = Hinfällig: Das Spiel ging weiter.
proposal-over-back = Hinfällig: Das Spiel ging zurück.
proposal-over-game = Hinfällig: Das Spiel ist vorbei.
proposal-over-late = Hinfällig: Zu wenige stimmten rechtzeitig zu.
proposal-over-answered = Hinfällig: Die Frage ist beantwortet.
proposal-over-gone = Hinfällig: { $name } hat den Tisch verlassen.
proposal-over-moved = Hinfällig: Der Platz gehört jemand anderem.
proposal-over-replaced = Ersetzt durch einen neuen Vorschlag ({ $name }).
proposal-over-renewed = Ersetzt: Dasselbe wurde noch einmal vorgeschlagen.

# Optionen, die gleich lauten würden
option-twin = { $label } ({ $number })
turn-chained = { $opening } · Kette `{ $chain }`
