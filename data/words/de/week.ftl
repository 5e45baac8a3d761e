# Tempo, was beim Schweigen geschieht, Zeitspannen
pace = Tempo
pace-explanation = Wie lange das Spiel auf eine Antwort wartet: Erinnerungen, Frist, Abstimmungen. Zählt das Tempo nur wache Stunden, bleiben Nächte und Abwesenheiten außer Betracht.
pace-week = etwa eine Woche
pace-unhurried = ohne Eile, für niemanden wird gespielt
pace-evening = ein Abend
pace-blitz = Blitz
pace-none = keine Fristen, keine Erinnerungen
pace-named = { $name } ({ $times })
pace-times = Erinnerungen: { $first } und { $second }, Frist: { $deadline }, Abstimmungen: { $vote }
pace-times-waking = wache Stunden; Erinnerungen: { $first } und { $second }, Frist: { $deadline }, Abstimmungen: { $vote }
span-never = unbegrenzt
span-days = { $count } Tage
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
silence = Wenn eine Antwort ausbleibt
silence-explanation = Was geschieht, wenn eine Frist ohne Antwort verstreicht.
silence-turn = der Autopilot spielt wie angekündigt diesen einen Zug, es sei denn, jemand drückt „Warten“
silence-wait = das Spiel wartet, und die anderen können über eine Vertretung abstimmen
silence-default = es gilt die Standardantwort der Frage
silence-autopilot = der Autopilot spielt bis zur Rückkehr
pace-deadline = Frist: { $deadline }
pace-line = Tempo: { $pace } · Bleibt eine Antwort aus: { $silence }.
pace-now = Der Tisch hat sich auf ein neues Tempo geeinigt: { $pace }. Alle Uhren beginnen von vorn.
silence-now = Der Tisch hat sich geeinigt. Bleibt eine Antwort aus, gilt jetzt: { $silence }.
choice-none = nichts

# Standardantworten und Fristen, immer vor allen gesagt
careful-by-silence = { $name } hat nicht rechtzeitig geantwortet, also tut es der Autopilot: { $ask } **{ $choice }** (Regel { $rule }.)
default-by-silence = { $name } hat nicht rechtzeitig geantwortet. Nach der Regel dieses Tisches gilt die Standardantwort: { $ask } **{ $choice }** (Regel { $rule }.)
default-for-keeper = { $name } leitet dieses Spiel und hat nicht rechtzeitig geantwortet, also gilt die Standardantwort: { $ask } **{ $choice }** (Regel { $rule }.)
default-by-vote = Per Abstimmung wird { $name } übergangen, und es gilt die Standardantwort: { $ask } **{ $choice }** (Regel { $rule }.)
autopilot-by-silence = { $name }, gefragt { $since }, hat nicht rechtzeitig geantwortet. Nach der Regel dieses Tisches spielt der Autopilot bis zur Rückkehr (`/spiel autopilot aktiv:Nein`).
turn-played = { $name }, gefragt { $since }, hat nicht rechtzeitig geantwortet. Wie angekündigt spielt der Autopilot diesen einen Zug; am Platz ändert sich nichts.
time-given = { $by } gibt mehr Zeit: { $name } hat nun bis { $until }.
autopilot-on-voted = Per Abstimmung spielt der Autopilot für { $names }, und zwar bis zur Rückkehr (`/spiel autopilot aktiv:Nein`).
silent-waiting = { $name }, gefragt { $since }: Die Zeit ist um. Das Spiel wartet; die anderen können abstimmen, wer solange handelt.
vote-line = { $ask } **{ $choice }** ({ $tally })
vote-for = { $names }
vote-else = für { $choice }: { $names }
vote-closed = Die Abstimmung ist beendet: { $ask } **{ $choice }**, mit { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
  }. (Regel { $rule }.)
vote-default = Die Abstimmung ist beendet, und niemand hat gestimmt; also gilt die Standardantwort: { $ask } **{ $choice }** (Regel { $rule }.)
vote-waits = Die Zeit für die Abstimmung ist um, und niemand hat gestimmt. Nach der Regel dieses Tisches bleibt sie offen: { $ask }
vote-tied = Die Abstimmung steht unentschieden: { $ask } { $name } ({ $first }) kann den Ausschlag geben.
proposal-lapsed = Hinfällig, zu wenige stimmten rechtzeitig zu: { $what }

# Kommen und Gehen
stand-in = { $to } antwortet jetzt für { $names }. Die nächste eigene Antwort beendet die Vertretung.
substitute-named = { $to } kann jetzt auch für { $names } antworten.
substitute-gone = Für { $names } antwortet jetzt niemand anders mehr.
back-in-person = { $names } { AGREES($names) ->
    [one] ist
   *[other] sind
  } wieder da.
dropped-out = { $names } { AGREES($names) ->
    [one] hat
   *[other] haben
  } das Spiel für immer verlassen. Freie Plätze: { $seats }. `/spiel mitspielen` übernimmt einen; bis dahin spielt der Autopilot.
sent-away = Per Abstimmung { AGREES($names) ->
    [one] ist
   *[other] sind
  } { $names } aus diesem Spiel ausgeschieden. Freie Plätze: { $seats }. `/spiel mitspielen` übernimmt einen; bis dahin spielt der Autopilot.
seat-admit = { $to } übernimmt { $seats }.
seat-hand = { $names } { AGREES($names) ->
    [one] übergibt
   *[other] übergeben
  } { $seats } an { $to }.
host-passed = { $host } ist jetzt Host.
left-server = { $name } hat den Server verlassen. Das Spiel wartet; die anderen können den Platz für jemand anderen öffnen.
moved-here = Das Spiel geht hier weiter. Nichts ist verloren, und alle Uhren beginnen von vorn.

# Vorschläge
proposal-autopilot-silent = Soll der Autopilot für { $names } spielen, bis zur Rückkehr?
proposal-sitting = { $by } schlägt vor, dass der Autopilot nur diesen Zug für { $names } spielt.
proposal-sitting-silent = Alle anderen waren schon dran. Soll der Autopilot nur diesen Zug für { $names } spielen? Am Platz ändert sich nichts.
proposal-option = { $by } schlägt vor, ab der nächsten Runde so zu spielen: { $wanted }.
option-changed = Angenommen, ab der nächsten Runde.
option-wanted = { $name }: { $value }
sitting-by-vote = Per Abstimmung spielt der Autopilot diesen einen Zug für { $names }. Am Platz ändert sich nichts.
sitting-by-silence = { $names }, gefragt { $since }: keine Antwort in der Frist. Nach der Regel dieses Tisches spielt der Autopilot diesen einen Zug; am Platz ändert sich nichts.
sitting-played = { $names } { AGREES($names) ->
    [one] kann
   *[other] können
  } wieder spielen.
sitting-lapsed = { $names } { AGREES($names) ->
    [one] hat
   *[other] haben
  } { $since } einen Zug begonnen und liegen lassen. Er wird zurückgenommen, und wer gerade da ist, kann spielen.
proposal-kick-silent = { $names } { AGREES($names) ->
    [one] ist
   *[other] sind
  } fort. Den Platz ({ $seats }) für jemand anderen öffnen?
proposal-replace = { $by } schlägt vor, dass { $to } vorerst für { $names } einspringt.
proposal-kick = { $by } schlägt vor, { $names } aus diesem Spiel auszuschließen. Frei würde damit: { $seats }.
proposal-skip = { $by } schlägt vor, { $names } bei dieser Frage zu übergehen und die Standardantwort zu nehmen.
proposal-admit = { $to } möchte { $seats } übernehmen (bisher { $names }). Alle am Tisch müssen zustimmen.
proposal-hand = { $by } möchte { $seats } an { $to } übergeben.
proposal-pace = { $by } schlägt ein neues Tempo vor: { $pace }.
proposal-silence = { $by } schlägt vor, was beim Ausbleiben einer Antwort gilt: { $silence }.
proposal-pace-and-silence = { $by } schlägt ein neues Tempo vor: { $pace }. Und bleibt eine Antwort aus, gilt: { $silence }.
proposal-where = { $what } Abstimmen kannst du in { $channel }.
proposal-closes = Endet { $when }.
button-act-for = Ich handle solange

# Absagen
refused-own-substitute = Das ist dieselbe Person. Nenne jemand anderen.
refused-seat-taken = Diesen Ermittler spielt schon jemand. Übernehmen kannst du einen freien Platz oder einen, auf dem der Autopilot spielt.
refused-no-free-seat = Hier ist kein Platz frei, und auf keinem spielt der Autopilot. `/spiel verfolgen` lässt dich zusehen.
refused-not-awaited = Auf diese Person wartet das Spiel nicht.
refused-nobody-there = Diese Person hat hier keinen Platz.
refused-about-oneself = Das bist du. `/spiel verlassen` oder `/spiel autopilot` erledigt das ohne Abstimmung.
refused-no-such-pace = „{ $pace }“ ist kein Tempo. Nimm eines aus der Liste oder gib eigene Zeiten an: 30m, 12h oder 2d, von 1 Minute bis 90 Tage, oder - für keine; jede muss länger sein als die davor.
refused-waits-already = Das Spiel wartet schon, und zwar bis { $until }.
refused-already-here = Dieses Spiel ist schon in diesem Kanal.
refused-autopilot-for-you = Der Autopilot spielt für dich. `/spiel autopilot aktiv:Nein` holt dich zurück.
refused-no-such-zone = „{ $zone }“ ist keine Zeitzone. Tippe eine Stadt und wähle aus der Liste.
refused-no-such-hours = Eine Ruhezeit braucht Anfang und Ende, geschrieben 22:00 oder 22.
refused-no-such-absence = Eine Abwesenheit muss in der Zukunft enden und darf höchstens 120 Tage dauern. Schreib Tage so: 2026-12-24.
refused-no-thread = Der Bot kann hier keinen Thread eröffnen. Er braucht einen Textkanal und das Recht „Öffentliche Threads erstellen“.
refused-not-seen = Der Bot sieht diesen Kanal nicht. Erwähne ihn im Thread, das lässt ihn herein, oder gib ihm hier das Recht „Kanal ansehen“, und versuch es noch einmal.
refused-no-person = Bots können nicht am Tisch sitzen. Nenne einen Menschen.
refused-no-such-game = Keines deiner Spiele heißt so.

# Erinnerungen
reminder-asked = { $who }, du bist am Zug{ $where }: { $ask }
reminder-first = { $who }, du bist immer noch am Zug{ $where }: { $ask }
reminder-second = { $who }, letzte Erinnerung: Du bist am Zug{ $where }: { $ask }
reminder-first-race = { $who }, dein Zug steht noch aus{ $where }: { $ask }
reminder-second-race = { $who }, letzte Erinnerung: Dein Zug steht noch aus{ $where }: { $ask }
reminder-more = { $line } Und { $count ->
    [one] 1 weitere Frage
   *[other] { $count } weitere Fragen
  }.
reminder-where = { " " }in { $channel }
reminder-link = { $line } → [zur Frage]({ $link })
reminder-deadline-turn = -# Frist: { $time } ({ $when }), dann spielt der Autopilot diesen einen Zug für dich. Wer mag, auch du, kann „Warten“ drücken: { $more } mehr.
reminder-deadline-wait = -# Die Frist endet { $when }; dann können die anderen jemanden für dich handeln lassen.
reminder-deadline-default = -# Die Frist endet { $when }; dann gilt die Standardantwort.
reminder-deadline-autopilot = -# Die Frist endet { $when }; dann spielt der Autopilot, bis du zurück bist.

# Wie lange ein Spiel dauert
lobby-foretold = Mit diesen Einstellungen und nach euren bisherigen Antworten: etwa { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }.
foretold-was = -# Der Fall dauerte { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }; vorhergesagt: { $foretold ->
    [one] ein Tag
   *[other] { $foretold } Tage
  }.
history-tempo = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
  } · übliche Antwortzeit: { $people }
history-answers = { $name } { $span }

# Der Stand
status-deadline = { $line } · Frist endet { $when }
status-latest = Zuletzt:
status-happened = { $line } [↗]({ $link })
status-pace = Tempo: { $pace }.
status-parked = Der Bot kann in diesem Kanal nicht schreiben. Das Spiel und seine Uhren warten.
status-spectators = Es sehen zu: { $names }.
status-stand-in = { $substitute } antwortet für { $names }.
status-autopilot = Mit Autopilot: { $names }.
mine-none = Du bist in keinem Spiel. `/spiel neu` eröffnet eines.
mine-head = **{ $channel }** · { $headline }
mine-asked = Du bist am Zug, gefragt { $since }: { $ask }
mine-may-answer = Du kannst für { $names } antworten: { $ask }
mine-waiting = Für dich gibt es nichts zu beantworten. Es { AGREES($names) ->
    [one] fehlt
   *[other] fehlen
  }: { $names }.
mine-quiet = Niemand hat etwas zu beantworten.
mine-lobby = Die Lobby ist offen.
mine-following = Du verfolgst dieses Spiel.
mine-notes = Deine Notizen:
note-none = Du hast keine Notizen zu diesem Spiel.
mine-news = Seit deinem letzten Besuch:
mine-no-news = Seit deinem letzten Besuch ist nichts geschehen.
mine-more-news = … und davor { $count ->
    [one] noch etwas
   *[other] noch { $count } Dinge
  }: `/protokoll` dort.

# Einstellungen
settings-title = **Deine Einstellungen**, für alle deine Spiele
settings-notify = Dass du am Zug bist, erfährst du { $notify }.
notify-mention = durch eine Erwähnung im Kanal
notify-direct = durch eine Direktnachricht
settings-zone = Zeitzone: { $zone } (dort ist es jetzt { $time }).
settings-quiet = Ruhezeit: von { $from } bis { $to }. Solange gibt es keine Pings, und keine Frist läuft ab.
settings-no-quiet = Keine Ruhezeit.
settings-away = Abwesend von { $from } bis { $until }. Die Fristen warten auf dich.
settings-not-away = Nicht abwesend.
settings-played = Ist deine Zeit um, kann der Autopilot einen Zug für dich spielen, wenn der Tisch es erlaubt.
settings-language = Antworten, die nur du siehst: { $language }.
language-of-discord = die Sprache deines Discords
language-en = English
language-cs = Čeština
language-de = Deutsch
language-nl = Nederlands
language-es = Español
language = Sprache
language-explanation = In welcher Sprache im Kanal erzählt wird. Antworten, die nur du siehst, und Befehle kommen in deiner eigenen (`/einstellungen sprache`).
language-now = Von hier an wird in dieser Sprache erzählt: { $language }.
settings-record-me = Deine Bilanz siehst nur du (`/ich bilanz`).
settings-record-others = Deine Bilanz können auch andere sehen (`/ich bilanz`).
settings-never-played = Der Autopilot spielt nie für dich; ist deine Zeit um, wartet der Tisch.
absence-ask = **Wann bist du wieder da?** Die Fristen warten auf dich. (`/einstellungen abwesenheit bis:` nimmt jedes Datum.)
absence-until = bis { $day } ({ $days ->
    [one] morgen
   *[other] in { $days } Tagen
  })
absence-back = Ich bin wieder da
status-away = { $name } ist weg bis { $until }.
button-wait = Warten

# Antworten auf Befehle
game-thread = Die Lobby ist offen in { $channel }.
game-moved = Das Spiel ist jetzt in diesem Kanal.
game-moved-away = -# Das Spiel geht in { $channel } weiter.
game-follows = Du verfolgst jetzt dieses Spiel: `/status` und `/protokoll` sagen dir, was geschieht, und kein Ping stört dich.
game-follows-not = Du verfolgst dieses Spiel nicht mehr.
game-pace-shown = { $line } Ändern kannst du es mit den Optionen dieses Befehls.
thread-name = Ein Fall in Arkham, Host: { $host }

# Was die Serververwaltung bestimmt
server-who-everybody = alle
server-who-role = die Mitglieder einer Rolle
server-who-nobody = niemand
server-rules-who = { $who ->
    [role] Spiele starten dürfen { $role } und wer den Server verwaltet.
    [nobody] Spiele starten darf nur, wer den Server verwaltet.
   *[everybody] Spiele starten dürfen alle.
  }
server-rules-anywhere = In jedem Kanal.
server-rules-only = Nur in { $channels }.
server-rules-closed = Nicht in { $channels }.
server-rules-most = { $most ->
    [0] So viele Spiele zugleich, wie man mag.
    [one] Ein Spiel zugleich.
   *[other] Bis zu { $most } Spiele zugleich.
  }
server-games = { $count ->
    [0] Gerade keine Spiele.
    [one] Gerade ein Spiel:
   *[other] Gerade { $count } Spiele:
  }
server-game = { $channel }: { $status ->
    [lobby] eine Lobby
   *[playing] läuft
  }, Host { $host } (`{ $game }`)
server-channel-open = In diesem Kanal dürfen Spiele gestartet werden.
server-channel-closed = In diesem Kanal werden keine Spiele mehr gestartet. Laufende gehen weiter; `/server beenden` beendet eines.
server-ended = Das Spiel ist beendet; der Kanal weiß Bescheid.
refused-managers-only = Das darf nur, wer jenen Kanal oder den Server verwaltet.
refused-server-managers-only = Was auf dem ganzen Server gilt, bestimmt nur, wer den Server verwalten darf.
refused-no-role = Sag mit `rolle`, um die Mitglieder welcher Rolle es geht.

# Befehle
command-settings = einstellungen
command-settings-description = Wie und wann der Bot dir sagt, dass du am Zug bist, in allen deinen Spielen
command-settings-show = zeigen
command-settings-show-description = Deine Einstellungen
command-settings-notify = benachrichtigen
command-settings-notify-description = Wie der Bot dir sagt, dass du am Zug bist
command-settings-notify-by = wie
command-settings-notify-by-description = Durch eine Erwähnung im Kanal oder durch eine Direktnachricht
command-settings-timezone = zeitzone
command-settings-timezone-description = Deine Zeitzone, für deine Ruhezeit
command-settings-timezone-zone = zone
command-settings-timezone-zone-description = Eine Stadt oder Region; Passendes erscheint beim Tippen
command-settings-quiet = ruhezeit
command-settings-quiet-description = Stunden ohne Pings, in denen keine deiner Fristen abläuft; ohne Zeiten: keine
command-settings-quiet-from = von
command-settings-quiet-from-description = Anfang, etwa 22:00
command-settings-quiet-to = bis
command-settings-quiet-to-description = Ende, etwa 8:00
command-settings-away = abwesenheit
command-settings-away-description = Sagt, dass du weg sein wirst; ohne Datum fragt ein Formular danach
command-settings-away-back = zurück
command-settings-away-back-description = Ja: Du bist früher zurück
command-settings-autopilot = autopilot
command-settings-autopilot-description = Ob der Autopilot einen Zug für dich spielen darf, wenn deine Zeit um ist
command-settings-autopilot-on = erlaubt
command-settings-autopilot-on-description = Ja: Er darf. Nein: niemals
command-settings-language = sprache
command-settings-language-description = In welcher Sprache du Antwort bekommst
command-settings-language-to = welche
command-settings-language-to-description = Die Sprache, oder die deines Discords
command-settings-record = bilanz
command-settings-record-description = Wer deine Bilanz sehen kann: nur du, wenn du nichts anderes sagst
command-settings-record-to = für
command-settings-record-to-description = Wer sie sehen kann
record-to-me = Nur ich
record-to-others = Alle, die danach fragen
command-settings-away-days = tage
command-settings-away-days-description = Für wie viele Tage
command-settings-away-from = von
command-settings-away-from-description = Erster Tag, etwa 2026-12-24; ohne Angabe: jetzt
command-settings-away-until = bis
command-settings-away-until-description = Der Tag deiner Rückkehr, etwa 2027-01-02
command-status = status
command-status-description = Deine offenen Fragen in allen Spielen und was seit deinem letzten Besuch geschah
command-game-new-thread = thread
command-game-new-thread-description = Ja: Das Spiel bekommt einen eigenen Thread
command-game-pace = tempo
command-game-pace-description = Wie lange das Spiel wartet und was dann geschieht; in der Lobby vom Host, später per Abstimmung
command-game-pace-preset = vorgabe
command-game-pace-preset-description = Etwa eine Woche, ohne Eile, ein Abend, Blitz
command-game-pace-first = erste
command-game-pace-first-description = Zeit bis zur ersten Erinnerung: 30m, 12h, 2d oder - für nie
command-game-pace-second = zweite
command-game-pace-second-description = Zeit bis zur zweiten Erinnerung
command-game-pace-deadline = frist
command-game-pace-deadline-description = Zeit bis zum Ablauf der Frist
command-game-pace-vote = abstimmung
command-game-pace-vote-description = Zeit für Abstimmungen
command-game-pace-silence = schweigen
command-game-pace-silence-description = Was geschieht, wenn jemand nicht rechtzeitig antwortet
command-game-substitute = vertretung
command-game-substitute-description = Nennt jemanden, der für dich antworten kann; ohne Angabe: niemand
command-game-substitute-player = wer
command-game-substitute-player-description = Wer für dich antworten kann
command-game-substitute-instead = an-meiner-stelle
command-game-substitute-instead-description = Ja: antwortet an deiner Stelle, bis du selbst wieder antwortest
command-game-hand = übergeben
command-game-hand-description = Übergibt deinen Platz an jemanden, mit dessen Zustimmung
command-game-hand-player = an
command-game-hand-player-description = Wer ihn bekommt
command-game-standin = einspringen
command-game-standin-description = Schlägt vor, dass jemand für eine Person handelt, die weg ist
command-game-standin-for = für
command-game-standin-for-description = Wer weg ist
command-game-standin-by = wer
command-game-standin-by-description = Wer solange handelt; ohne Angabe: du
command-game-kick = ausschließen
command-game-kick-description = Schlägt vor, jemanden auszuschließen; der Platz wird frei
command-game-kick-player = wen
command-game-kick-player-description = Wen
command-game-skip = übergehen
command-game-skip-description = Schlägt vor, jemanden bei einer Frage zu übergehen; es gilt die Standardantwort
command-game-skip-player = wen
command-game-skip-player-description = Wessen Frage
command-game-follow = verfolgen
command-game-follow-description = Ein Spiel verfolgen, ohne Platz und ohne Pings
command-game-follow-on = aktiv
command-game-follow-on-description = Nein: nicht mehr verfolgen
command-game-move = verlegen
command-game-move-description = Verlegt eines deiner Spiele in diesen Kanal
command-game-move-game = spiel
command-game-move-game-description = Welches Spiel; die Liste zeigt, was sich hierher verlegen lässt
