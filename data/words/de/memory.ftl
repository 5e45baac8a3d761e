### Was in Erinnerung bleibt, noch einmal gezeigt, kurz gesagt und sicher verwahrt wird.

# Der Rückblick
command-replay = rückblick
command-replay-description = Zeigt ein beendetes Spiel noch einmal, Szene um Szene, mit Bildern
command-replay-game = spiel
command-replay-game-description = Welches Spiel dieses Servers; ohne Angabe: das letzte in diesem Kanal
command-replay-show = für-alle
command-replay-show-description = Allen im Kanal zeigen
replay-head = **{ $headline }** · Szene { $index } von { $last } · { $time }
replay-head-by = **{ $headline }** · Szene { $index } von { $last } · { $name } · { $time }
replay-choice = { $date } · { $foe } · { $result ->
    [won] gewonnen
    [lost] verloren
   *[none] aufgegeben
  } nach { $turns }
button-replay-start = ⏮ Anfang
button-replay-back = ◀ Zurück
button-replay-on = ▶ Weiter
button-replay-turn = ⏩ Nächste Runde
button-replay-end = ⏭ Ende
refused-not-over = Dieses Spiel läuft noch. Einen Rückblick und seine Datei gibt es, wenn es vorbei ist.
refused-replay-no-further = In dieser Richtung gibt es keine Szenen mehr.
refused-replay-untold = Von dem, was in diesem Spiel erzählt wurde, ist nichts mehr da, darum gibt es keinen Rückblick.
refused-no-finished-game = Hier ist noch kein Spiel zu Ende gegangen.

# Die Datei eines Spiels
command-game-file = datei
command-game-file-description = Das ganze Spiel als Datei, sobald es vorbei ist
file-name = fall
file-here = Der ganze Fall samt Seed. Jeder Bot wie dieser kann ihn laden: `npm run import -- DATEI`.
file-too-large = Die Datei dieses Spiels ist zu groß für Discord. Der Betreiber des Bots kann sie auf dessen Rechner schreiben: `npm run export -- { $game }`.

# Was jemand hinter sich hat
record-none = { $name } hat noch kein beendetes Spiel in der Bilanz.
record-title = **{ $name }** · { $games ->
    [one] 1 beendetes Spiel
   *[other] { $games } beendete Spiele
  }: { $won } gewonnen, { $lost } verloren{ $given ->
    [0] { "" }
   *[other] , { $given } aufgegeben
  }.
record-edition = **{ CAPITAL($edition) }:** { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $won } gewonnen · { $endings ->
    [0] noch kein Ende erlebt
    [one] 1 Ende erlebt
   *[other] { $endings } verschiedene Enden erlebt
  }
record-foes-second = Große Alte: { $foes }
record-foes-third = Szenarien: { $foes }
record-foe = { $of } ({ $won } von { $games } gewonnen)
record-sheets = Ermittler: { $sheets }
record-sheet = { $of }{ $games ->
    [1] { "" }
   *[other] { " " }(×{ $games })
  }
record-figures-second = Siegel am Ende: { $seals } · verschlungene Ermittler: { $lost }
record-figures-third = Verlorene Ermittler: { $lost }
record-answers = Übliche Antwortzeit: { $span }.
record-seen-by-you = -# Danach fragen kannst nur du. `/einstellungen bilanz` ändert das.
record-seen-by-others = -# Danach fragen können auch andere. `/einstellungen bilanz` ändert das.
refused-record-private = Diese Bilanz ist privat. Für andere öffnet sie nur, wem sie gehört, mit `/einstellungen bilanz`.

# Was eine Gruppe hinter sich hat
command-history = chronik
command-history-description = Die beendeten Spiele dieses Servers
command-history-show = für-alle
command-history-show-description = Allen im Kanal zeigen
history-none = Auf diesem Server ist noch kein Spiel zu Ende gegangen.
history-title = **{ $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }**: { $won } gewonnen, { $lost } verloren{ $given ->
    [0] { "" }
   *[other] , { $given } aufgegeben
  }.
history-game = **{ $date }** · { $foe } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , Punktzahl { $score }
  }.
second-history-turns = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
  }
third-history-turns = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
  }
history-players = -# { $players }
history-player = { $name } ({ $sheet })
history-luckiest = Glücklichste Würfel: { $name }, { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
  } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  } ({ $share } %; zu erwarten: { $promised } %).
history-luckiest-ever = Die glücklichsten Würfel aller Spiele: { $name }, { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
  } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  } ({ $share } %; zu erwarten: { $promised } %).
history-earlier = -# { $count ->
    [one] 1 früheres Spiel
   *[other] { $count } frühere Spiele
  } nicht gezeigt.
history-record = -# Deine eigenen Spiele, auf allen Servern: `/ich bilanz`.
past-given-up = Aufgegeben
past-won-closing = Gewonnen: Das letzte Tor wurde geschlossen
past-won-sealing = Gewonnen: Sechs Siegel hielten
past-won-banishing = Gewonnen: { $foe } schläft wieder
past-lost-devoured = Verloren: { $foe } hat alle verschlungen
past-lost-destruction = Verloren: { $foe } erwachte, und das war das Ende von allem

# In wenigen Worten
command-quiet = kurz
command-quiet-description = Wie viel der Bot hier berichtet: nur was niemand verpassen sollte, oder alles
command-quiet-on = aktiv
command-quiet-on-description = Ja: kurze Berichte. Nein: ausführliche
quiet-on = { $person } schaltet auf kurze Berichte um: Fragen und was niemand verpassen sollte. Den Rest hat `/protokoll`.
quiet-off = { $person } schaltet wieder auf ausführliche Berichte um.
quiet-done-on = Jetzt kommen kurze Berichte: Fragen und was niemand verpassen sollte. `/kurz aktiv:Nein` bringt alles zurück.
quiet-done-off = Jetzt kommen wieder ausführliche Berichte.
refused-quiet-already = Die Berichte sind schon kurz. `/kurz aktiv:Nein` ändert das.
refused-quiet-not = Die Berichte sind schon ausführlich.
brief-mythos = **Mythos** · { $card }
brief-defeated = { $who } { AGREES($who) ->
    [one] besiegt
   *[other] besiegen
  } { NAME($monster, article: "the", case: "accusative") }.

# Gestern in Arkham
command-settings-digest = zusammenfassung
command-settings-digest-description = Einmal am Tag, zur Stunde deiner Wahl, eine Nachricht über deine Spiele
command-settings-digest-at = wann
command-settings-digest-at-description = Wann, etwa 8:00; ohne Angabe: nie
settings-digest = „Gestern in Arkham“ kommt um { $time } als Direktnachricht, wenn etwas geschehen ist.
settings-no-digest = Keine tägliche Zusammenfassung.
refused-no-such-time = „{ $time }“ ist keine Uhrzeit. Schreib 8:00 oder 20:30.
refused-no-such-minute = Das ist keine Uhrzeit. Schreib 8:00 oder 20:30.
digest-title = ## Gestern in Arkham
digest-game = { $channel } · **{ $headline }**
digest-over = Der Fall ist abgeschlossen
digest-ended = Der Tisch hat den Fall aufgegeben
digest-more = - … und davor { $count ->
    [one] noch etwas
   *[other] noch { $count } Dinge
  } (`/protokoll` dort)
digest-little = - Viel hat sich nicht getan.
digest-asked = Du bist am Zug: { $ask }
digest-waiting = Es { AGREES($names) ->
    [one] fehlt
   *[other] fehlen
  }: { $names }.
digest-nobody = Auf niemanden wird gewartet.

# Sicherungen und Umzug
settings-backup-directory = BACKUP_DIRECTORY muss der Pfad eines Ordners sein, nicht „{ $value }“.
settings-backup-days = BACKUP_DAYS muss eine ganze Zahl von 0 (keine Sicherungen) bis 3650 sein, nicht „{ $value }“.
restore-usage = Aufruf: npm run restore -- DATEI [ORDNER]. Baut die Datenbank DATEI aus der neuesten Kopie in BACKUP_DIRECTORY, oder in ORDNER, und aus allem, was sich seither geändert hatte.
restore-done = { $at ->
    [copy] { $file } ist aus der Kopie in { $chain } entstanden. Seither hatte sich nichts geändert.
   *[other] { $file } ist aus der Kopie in { $chain } entstanden und aus allem, was sich seither geändert hatte, bis { $at } ({ $changes ->
      [one] 1 Datei
     *[other] { $changes } Dateien
    }).
  }
restore-other = In { $other } { $games ->
    [one] liegt auch 1 Spiel
   *[other] liegen auch { $games } Spiele
  }. Soll stattdessen das zurück: npm run restore -- DATEI { $other }
restore-broken = { $broken } ist nicht, was in der Kette folgte: Es fehlt, ist beschädigt oder gehört zu einer anderen. Was von da an kam, bleibt weg.
restore-no-chain = In { $folder } gibt es keine Kopie mit Änderungen.
restore-there-already = { $file } gibt es schon, oder daneben eine -wal-, -shm- oder -reached-Datei. Räume sie erst beiseite; sie dürfen nicht bleiben.
restore-failed = Die Datenbank ließ sich nicht bauen: { $why }
backup-fewer = Die Sicherung { $file } enthält { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $kept } dagegen { $keptGames }; die bleibt darum aufbewahrt, wie alt sie auch wird. Fehlen Spiele, halte das Programm an und spiele sie zurück (README, „Restore“). Fehlen keine, nimm sie aus dem Ordner.
opening-on-server = DATABASE_URL ist gesetzt, die Spiele liegen also auf einem PostgreSQL-Server, und dieser Befehl arbeitet mit einer Datei. Kopiere sie mit „npm run move -- --from …“ in eine Datei, oder lass DATABASE_URL leer.
opening-in-use = Ein anderer Prozess hat { $path } geöffnet. Halte zuerst den Bot an.
opening-missing = Unter { $path } gibt es keine Spiele. Setze DATABASE_PATH auf die Datei, in der sie liegen.
opening-newer = { $path } stammt von einer neueren Version dieses Programms. Bitte aktualisieren.
opening-failed = { $path } lässt sich nicht öffnen: { $why }
import-unread = { $file } lässt sich nicht lesen: { $why }
