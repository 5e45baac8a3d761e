# An der Befehlszeile gesagt
flags-refused = { $why }. Es gibt: { $known }
game-status = { $status ->
    [lobby] in der Lobby
    [playing] läuft
    [over] vorbei
   *[ended] beendet
  }
export-usage = Welches Spiel? npm run export -- SPIEL [DATEI]
export-game = { $game } ({ $status }) im Kanal { $channel }
export-exists = { $file } gibt es schon; nichts wurde geschrieben.
export-done = Geschrieben: { $file }. Die Datei enthält die Stapel und den Seed, halte sie also von den Spielern fern, bis das Spiel vorbei ist.
export-failed = Nichts wurde exportiert: { $why }
import-usage = Welche Datei? npm run import -- DATEI [KANAL]
import-done = Das Spiel { $game } aus { $file } ist in der Datenbank. Es geht weiter, wenn der Bot startet.
import-failed = Nichts wurde importiert: { $why }
archive-no-such-game = kein Spiel heißt so.
archive-already-there = dieses Spiel ist schon in dieser Datenbank.
archive-not-an-archive = das ist kein Spiel, das dieses Programm exportiert hat.

# Alle Spiele umziehen
move-usage =
    Wohin? Halte zuerst den Bot an, mit allen seinen Workern.
    npm run move -- --to postgres://user@host:5432/database     kopiert alle Spiele aus der Datei in DATABASE_PATH in eine leere PostgreSQL-Datenbank
    npm run move -- --from postgres://user@host:5432/database   kopiert sie zurück in eine neue Datei in DATABASE_PATH
    Das Passwort gehört in PGPASSWORD (in der Umgebung oder in der Datei .env), damit keine Prozessliste es zeigt.
move-no-address = Das ist nicht die Adresse einer PostgreSQL-Datenbank. So sieht eine aus: postgres://user@host:5432/database. Nichts wurde kopiert.
move-begins = Von { $from } nach { $to }:
move-table = { $table }: { $done ->
    [one] 1 Zeile
   *[other] { $done } Zeilen
  }
move-step = { $table }: { $done } von { $all } Zeilen
move-done-to = { $rows ->
    [one] 1 Zeile wurde
   *[other] { $rows } Zeilen wurden
  } kopiert; Anzahl und Prüfsumme stimmen bei allen Tabellen. Trage DATABASE_URL in .env ein und starte den Bot. Die Datei { $path } ist, wie sie war: Räume sie beiseite, damit niemand aus Versehen mit ihr weiterspielt.
move-done-from = { $rows ->
    [one] 1 Zeile wurde
   *[other] { $rows } Zeilen wurden
  } kopiert; Anzahl und Prüfsumme stimmen bei allen Tabellen. Nimm DATABASE_URL aus .env und starte den Bot: Die Spiele sind jetzt in { $path }.
move-failed = Nichts wurde kopiert: { $why }
move-refused-unreachable = der Server ist nicht erreichbar ({ $why }). Prüfe die Adresse und ob der Server läuft.
move-refused-refused = der Server lässt uns nicht herein ({ $why }). Prüfe Benutzer, Passwort und Namen der Datenbank; die Datenbank muss es schon geben.
move-refused-not-empty = diese Datenbank ist nicht leer (die Tabelle { $why } hat Zeilen). Lege eine leere an, etwa mit createdb, und nenne diese.
move-refused-file-there = { $why } gibt es schon. Räume die Datei beiseite, oder setze DATABASE_PATH auf eine neue.
move-refused-no-games = in dieser Datenbank sind keine Spiele. Prüfe ihren Namen.
move-refused-older = diese Datenbank stammt von einer älteren Version dieses Programms. Starte den Bot einmal, das bringt sie auf den neuesten Stand, halte ihn an und versuch es noch einmal.
move-refused-newer = diese Datenbank stammt von einer neueren Version dieses Programms. Bitte aktualisieren.
move-refused-running = ein Bot ist mit dieser Datenbank verbunden. Halte zuerst alle Worker an.
move-refused-differs = was in der Tabelle { $why } ankam, ist nicht, was abgeschickt wurde. Bitte melde das.
move-refused-other = { $why }

# Grenzen, die sich mehrere Worker teilen
proxy-ready = Discords REST-API für mehrere Worker, mit Grenzen, die für alle zusammen gelten. Gib jedem von ihnen DISCORD_API={ $api }
proxy-bad-port = --port muss eine ganze Zahl von 0 (irgendein freier Port) bis 65535 sein, nicht „{ $port }“.
proxy-port-taken = Port { $port } ist belegt. Halte das Programm an, das ihn benutzt, oder wähle mit --port einen anderen.

# Woher jede Art von Ereignis laut Erzählung kommt (npm run causes)
causes-head = { $edition }, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }: Erzählt { $types ->
    [one] wird 1 Art
   *[other] werden { $types } Arten
  } von Ereignissen.
causes-row = { $type }: benannt { $named }; offensichtlich { $evident } ({ $example })
causes-foot = { $edition }: Ohne Ursache offensichtlich, und sei es nur einmal, { $count ->
    [one] ist 1 Art
   *[other] sind { $count } Arten
  } von Ereignissen: { $types }.

# npm run owner
owner-no-port = Setze HEALTH_PORT in .env und starte den Bot neu: Dort antwortet er seinem Betreiber.
owner-nobody = An Port { $port } dieses Rechners antwortet niemand. Läuft der Bot, und zwar mit diesem HEALTH_PORT?
owner-refused = Der Bot, der antwortet, hat ein anderes DISCORD_TOKEN als die Einstellungen hier.
owner-failed = Der Bot konnte nicht antworten (Status { $status }); sein Log sagt, warum.
owner-notice-length = Eine Mitteilung hat 1 bis { $most } Zeichen.
owner-noticed = { $count ->
    [one] Ein Tisch erfährt es.
   *[other] { $count } Tische erfahren es.
  }
owner-version = Version { $version }, läuft seit { $since } UTC.
owner-connected = Mit Discord verbunden; wartende Ankündigungen: { $waiting }.
owner-not-connected = Nicht mit Discord verbunden; wartende Ankündigungen: { $waiting }.
owner-backup = Letzte Sicherung: { $at } UTC.
owner-no-backup = Keine Sicherung durch den Bot selbst.
owner-games = Spiele: { $games }.
owner-status = { $status } { $count }
owner-parked = Geparkt: { $count }.
owner-parked-game = • { $game } auf Server { $guild }, Kanal { $channel }: { $reason }
owner-failing = Gestört: { $count }.
owner-failing-game = • { $game } auf Server { $guild }, Kanal { $channel }: { $waiting } wartend seit { $since } UTC; zuletzt { $why }
