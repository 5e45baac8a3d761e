# Fragen
question-head = { $who } · { $headline }
question-who = { $who }
question-asked = { $head } · { $ask }
question-odds = { $label } · { $odds }
question-numbered = { $number }. { $label }
odds-by-clues = braucht Hinweise
odds-pass = { $chance ->
    [never] aussichtslos
    [sure] sicher
   *[likely] { $percent } %
  }
odds-win = { $chance ->
    [never] chancenlos
    [sure] sicherer Sieg
   *[likely] Sieg { $percent } %
  }
odds-best = { $chance ->
    [never] chancenlos
    [sure] bis zu 100 %
   *[likely] bis zu { $percent } %
  }
odds-hit = { $chance ->
    [never] trifft nie
    [sure] trifft sicher
   *[likely] trifft { $percent } %
  }
odds-kill = { $chance ->
    [never] tötet nie
    [sure] tötet sicher
   *[likely] tötet { $percent } %
  }
odds-both = { $chance ->
    [never] nie beide
    [sure] sicher beide
   *[likely] beide { $percent } %
  }
odds-all = { $chance ->
    [never] nie alle
    [sure] sicher alle
   *[likely] alle { $percent } %
  }
prospect-price = kostet { $price }
price-card = { NAME($card, case: "accusative") } ({ $fate ->
    [usedUp] verbraucht
    [discarded] abgelegt
    [removed] aus dem Spiel
   *[exhausted] erschöpft
  })
price-card-short = { $fate ->
    [usedUp] wird verbraucht
    [discarded] wird abgelegt
    [removed] wird verbraucht
   *[exhausted] wird erschöpft
  }
odds-close = { $chance ->
    [never] schließt nie
    [sure] schließt sicher
   *[likely] schließt { $percent } %
  }
question-note = **{ $label }:** { $note }
question-votes = { $choice } { $count } ({ $names })
question-settles = Schließt, sobald es entschieden ist.
question-closes = Schließt { $when } oder sobald es entschieden ist.
question-tie = Bei Gleichstand entscheidet { $name } ({ $first }).
question-left = { $count ->
    [one] { $names } überlässt es den anderen.
   *[other] { $names } überlassen es den anderen.
  }
question-withdrawn = { $question } – zurückgezogen
question-answered = { $question } – **{ $choice }**
question-plain = **{ $who }**: { $asks } Die Knöpfe lassen sich gerade nicht zeigen; antworte mit `/wählen`.
question-answered-autopilot = { $question } – **{ $choice }** (Autopilot)
question-exactly = Wähle { $count }.
question-several = Wähle { $min } bis { $max }.
question-none = Nichts
question-choose = Wählen …
question-form = Angebot machen
button-try-again = Noch einmal
question-form-title = Deine Wahl
question-form-field = Deine Wahl
question-form-side = { $owner } gibt
question-adjust = Anpassen …
question-keep-lasting = Regler dauerhaft so lassen
question-kept-lasting = So bleibt es, und du wirst nicht mehr gefragt. Mit `/anweisungen` kannst du es dir anders überlegen.
question-menu = Wählen …
question-menu-part = Wählen … ({ $from }–{ $to })
question-others = Anderes …
question-go-to = Wohin gehen?
question-go = Ziel: { $label }
question-advised = Rat: { $label }
question-further = { $label }…
question-turn = { $before }, dann: { $action }
question-turn-whole = Der ganze Zug
question-turn-short = { $before } + { $action }
question-go-within = { $group }: wohin gehen?
question-previous = ◀ Zurück
question-next = Weiter ▶
question-offers = Benutzen …
question-more-offers = { $count } weitere …
question-offer-of = { $investigator } ({ $name }): { $offer }
question-withdraw = Angebot zurückziehen
question-why = Warum?

# Was man unter vier Augen sagt
press-decided = Das ist schon entschieden.
ledger-away = Ich komme gerade nicht an die Akten des Tisches und kann nicht sagen, ob das gezählt hat. Sieh bitte in einer Minute noch einmal nach.
press-others-question = Darüber { AGREES($names) ->
    [one] entscheidet
   *[other] entscheiden
  } { $names }. Deine Frage steht in einer eigenen Nachricht.
press-withdrawn = Da war jemand schneller. Du bist an der Reihe, sobald dieser Zug vorbei ist.
sure-question = **{ $choice }.** Das lässt sich nicht zurücknehmen. Wirklich?
button-sure = Ja, nur zu
why-asked = Das { AGREES($names) ->
    [one] entscheidet
   *[other] entscheiden
  } { $names }, nach Regel { $rule }.
why-check = Der Wurf: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }, nötig { $needed ->
    [one] ist 1 Erfolg
   *[other] sind { $needed } Erfolge
  }. Eine 5 oder 6 ist ein Erfolg, sofern Segen oder Fluch nichts anderes sagen.
why-formula = Die Würfel: { $terms }.
why-term = { $source } { $sign ->
    [none] { "" }
    [minus] −
   *[plus] +
  }{ $dice }
why-odds = { $label }: { $odds }.
why-vote = Du kannst deine Stimme ändern, bis die Abstimmung schließt.
why-default = Wenn niemand antwortet: { $choice }.
play-done = Erledigt: { $choice }.
play-voted = Deine Stimme: { $choice }.
play-which = Was davon?
play-not-among = „{ $wanted }“ geht jetzt nicht. Das geht:
play-asked-otherwise = Jetzt nicht. Zuerst: { $ask } Du kannst antworten:
play-more = … und { $count } weitere. `/wählen` schlägt sie beim Tippen vor.
play-unknown-here = Die { $edition } kennt kein `/{ $command }`. `/wählen` beantwortet jede Frage.
play-not-your-turn = Du bist nicht am Zug. Am Zug: { $names }. { $ask }
unknown-command = Dieser Befehl hat sich geändert. Versuch es in einer Minute noch einmal.
answer-no-files = Discord lässt auf diesem Server gerade keine Bilder und Dateien durch, darum gibt es hier nur die Worte.
answer-unsaid = Discord hat meine Antwort nicht angenommen, darum siehst du sie nicht. Was du getan hast, zählt vielleicht trotzdem: Sieh nach, bevor du es wiederholst. Passiert das öfter, gib dem Betreiber des Bots diese Nummer: { $reference }.
answer-unsaid-here = { $person } Discord nimmt meine privaten Antworten an dich gerade nicht an. Was du getan hast, zählt vielleicht trotzdem: Sieh nach, bevor du es wiederholst.
error-unexpected = Das ist unsere Schuld; dem Spiel ist nichts passiert. Kommt es noch einmal vor, gib dem Betreiber des Bots diese Nummer: { $reference }.
check-well = **Hier ist alles in Ordnung.**
check-head = **Hier sollte jemand nachsehen:**
check-rights = Rechte: Der Bot darf hier alles, was er braucht.
check-rights-wrong = Rechte: Dem Bot fehlt etwas, nämlich { $permissions }. Wer den Server verwaltet, kann ihm das geben: Servereinstellungen → Rollen, oder die Einstellungen dieses Kanals.
check-threads = Threads: `/spiel neu thread:Ja` kann ein Spiel in einem Thread eröffnen.
check-threads-wrong = Threads: Der Bot darf keinen eröffnen, `/spiel neu thread:Ja` geht also nicht; Spiele direkt im Kanal schon. Dafür bräuchte er „Öffentliche Threads erstellen“.
check-pin = Pin: Der Stand des Spiels ist angepinnt.
check-pin-wrong = Pin: Der Stand des Spiels ist nicht angepinnt, weil der Bot hier nicht anpinnen darf. Gib ihm „Nachrichten anpinnen“, dann tut er es von selbst.
check-pin-gone-wrong = Pin: Jemand hat den Stand des Spiels abgelöst. Pinne ihn selbst wieder an, oder lass es; das Spiel geht so oder so weiter.
check-files = Bilder und Dateien: Sie kommen durch, wie der Anhang dieser Antwort zeigt.
check-files-wrong = Bilder und Dateien: Discord lässt auf diesem Server gerade keine durch, darum geht das Spiel in Worten weiter. Zu tun ist nichts; die Bilder kommen von selbst wieder.
check-reached = Kanal: Der Bot kann hier schreiben.
check-reached-wrong = Kanal: Das Spiel wartet, weil der Bot hier zuletzt nicht schreiben konnte. Mit diesem Befehl hat er es gerade noch einmal versucht.
check-questions = Fragen: Jede offene hat hier ihre Nachricht.
check-questions-wrong = Fragen: Eine hat ihre Nachricht verloren. Sie ist schon wieder unterwegs; solange beantwortet `/wählen` sie.
check-sent = Nachrichten: Alles ist abgeschickt.
check-sent-wrong = Nachrichten: { $count ->
    [one] Eine wartet
   *[other] { $count } warten
  } noch darauf, abgeschickt zu werden. Discord ist langsam oder weigert sich; es wird von selbst weiter versucht, und `/protokoll` weiß, was geschehen ist.
check-language = ℹ️ Sprache: Deutsch.
check-file = pruefung.txt
permission-missing = Der Bot kann in diesem Kanal nicht arbeiten. Ihm fehlt: { $permissions }. Wer den Server verwaltet, kann das erlauben; versuch es dann noch einmal.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-attach-files = „Dateien anhängen“
permission-read-message-history = „Nachrichtenverlauf anzeigen“
happening-aside = -# Etwas ist geschehen, das sich gerade nicht zeigen lässt. `/protokoll` weiß es, und hier wird es später erzählt.
happening-late = -# Verspätet erzählt: Vorher hat Discord es nicht angenommen.
happening-skipped = -# Etwas ist geschehen, das sich hier nicht zeigen lässt. `/protokoll` erzählt es.
parked-channel-gone = Der Kanal deines Spiels ist weg. Das Spiel selbst ist in Sicherheit: `/spiel verlegen` in einem anderen Kanal, und dort geht es weiter.
parked-no-access = Der Bot kann { $channel } nicht sehen, darum wartet dein Spiel dort. Gib ihm wieder Zugang und benutze dann in jenem Kanal irgendeinen seiner Befehle.
parked-no-permission = Der Bot darf in { $channel } nicht schreiben, darum wartet dein Spiel dort. Gib ihm das Recht zurück und benutze dann in jenem Kanal irgendeinen seiner Befehle.
uploads-refused = Discord lässt auf deinem Server gerade keine Bilder durch, darum geht dein Spiel in { $channel } in Worten weiter. Verloren ist nichts, und zu tun ist auch nichts: Die Bilder kommen von selbst wieder.
parked-question-refused = Discord nimmt eine Frage deines Spiels in { $channel } nicht an, darum wartet es dort. `/spiel stand` sagt, wer am Zug ist, und `/wählen` antwortet. Falls AutoMod an ist, nimm den Bot davon aus.
parked-thread-closed = Der Thread { $channel } ist gesperrt oder archiviert, darum wartet dein Spiel dort. Öffne ihn und benutze dann darin irgendeinen Befehl des Bots.

# Vorschläge
proposal-agree = Dafür: { $names }.
proposal-refuse = Dagegen: { $names }.
proposal-needed = { $needed ->
    [one] 1 von { $voters } muss zustimmen.
   *[other] { $needed } von { $voters } müssen zustimmen.
  }
proposal-waiting = { $what } Noch ohne Antwort: { $names }.
proposal-waits-for-you = Stimmst du zu? { $what }
button-agree = Zustimmen
button-refuse = Ablehnen
vote-agree = Zustimmen: { $what }
vote-refuse = Ablehnen: { $what }

# Die Lobby
edition-second = zweite Edition
edition-third = dritte Edition
lobby-title = **Ein neuer Fall in Arkham** · { $edition } · { $min }–{ $max } Ermittler
lobby-host = Host: { $host }.
lobby-seat = • { $name } – *{ $sheet }*
lobby-free = { $count ->
    [one] ✦ 1 Platz frei
   *[other] ✦ { $count } Plätze frei
  }
lobby-at-random = zufällig
lobby-options = { $options }. Sonst wie gedruckt.
lobby-no-options = Regeln: wie gedruckt.
lobby-no-options-second = Großer Alter: zufällig. Regeln: wie gedruckt.
options-title = **Optionen, { $edition }**; in der Lobby stellt der Host sie ein:
options-option = **{ $name }:** { $explanation }
lobby-option = { $name }: { $value }
lobby-option-now = Jetzt: { $value }
lobby-advice = Spielt mit und sucht euch einen Ermittler aus. Sind alle da, startet der Host. Eine Lobby, in der sich nichts tut, schließt nach einer Woche.
lobby-closed = Die Lobby ist geschlossen. Kein Spiel hat begonnen.
lobby-choose-sheet = Ermittler …
lobby-options-title = **Optionen dieses Spiels**
lobby-options-menu = { $part ->
    [1] Option ansehen oder ändern
   *[other] Weitere Optionen
  }
lobby-seated = { $count ->
    [one] Du hast schon einen Platz. Ein zweiter heißt: Du spielst zwei Ermittler.
   *[other] Du hast { $count } Plätze und spielst auf jedem einen Ermittler.
  }
lobby-fill = Wie viele Plätze soll der Autopilot spielen?
lobby-person-menu = Oder wähle jemand anderen
lobby-fill-menu = Plätze für den Autopiloten
lobby-fill-count = { $count ->
    [0] Keine
    [one] 1 Platz
   *[other] { $count } Plätze
  }
lobby-filled = { $count ->
    [0] Der Autopilot spielt keinen Platz.
    [one] Der Autopilot spielt 1 Platz.
   *[other] Der Autopilot spielt { $count } Plätze.
  }
button-join = Mitspielen
button-another = Noch ein Platz
button-leave = Verlassen
button-options = Optionen
button-fill = Autopilot dazu
button-start = Starten
button-again = Noch einmal, selber Tisch

# Die Nachricht mit dem Stand
status-head = **{ $headline }**
status-picture-from = Das Bild zeigt { $headline }; das nächste folgt binnen einer Minute.
status-picture-moment = Das Bild ist einen Augenblick älter als diese Worte; das nächste folgt binnen einer Minute.
status-given-up = **Der Tisch hat diesen Fall aufgegeben.**
status-over = **Der Fall ist abgeschlossen.**
status-seat = **{ $investigator }** ({ $name })
status-keeper = Spielleitung: { $name }
status-seal = Würfel-Seed versiegelt: `{ $seal }`{ $chain ->
    [none] {""}
   *[other] , Kette `{ $chain }`
  }. Das Siegel bricht, wenn der Fall abgeschlossen ist.
status-seed-open = Der Würfel-Seed liegt offen: `/nachprüfen` prüft jeden Wurf.
board-given-up = Der Tisch hat diesen Fall aufgegeben; so stand es zuletzt.
mine-autopilot = Der Autopilot spielt für dich: { $seats }. `/spiel autopilot aktiv:Nein` holt dich zurück.
refused-not-a-choice = „{ $value }“ steht nicht zur Wahl. Wähle daraus: { $choices }.
status-waiting = Es { AGREES($names) ->
    [one] fehlt
   *[other] fehlen
  }: { $names }, gefragt { $since }
status-waiting-race = Wer mag, ist dran: { $names }, gefragt { $since }
status-linked = { $line } → [zur Frage]({ $link })
button-look-board = Spielplan
button-look-sheet = Mein Bogen
button-look-log = Was ist passiert?
button-look-paper = Zeitung von heute
paper-none = Noch ist keine Zeitung erschienen. Die erste kommt am Ende der ersten Runde.
status-standing = { $mark } { $seat } · { $standing }

# Antworten auf Befehle
game-opened = Die Lobby ist offen; alles Weitere steht in der Nachricht im Kanal.
game-joined = Du hast einen Platz.
game-left = Dein Platz ist wieder frei.
too-many-presses = Das war viel auf einmal, darum zählt nichts davon. Warte zehn Sekunden und drücke noch einmal, was dir noch wichtig ist.
game-left-closed = Außer dir war niemand da, darum ist die Lobby geschlossen.
game-started = Das Spiel beginnt.
game-undone = Deine letzte Antwort ist zurückgenommen.
game-asked = Zuerst { AGREES($names) ->
    [one] muss
   *[other] müssen
  } zustimmen: { $names }.
game-asked-undo = Seither ist etwas geschehen, darum { AGREES($names) ->
    [one] muss
   *[other] müssen
  } zuerst zustimmen: { $names }.
game-ended = Das Spiel ist beendet.
game-changed = Erledigt. Der Tisch weiß Bescheid.
game-autopilot-plays = Der Autopilot spielt jetzt { $seat }. `/spiel autopilot aktiv:Nein` beendet das.
game-autopilot-rests = Der Autopilot spielt { $seat } nicht mehr.
game-left-free = Dein Platz ist frei für jemand anderen.
game-left-kept = Jetzt spielt der Autopilot für dich. `/spiel autopilot aktiv:Nein` holt dich zurück.
game-leaving = Wie willst du dieses Spiel verlassen?
game-leaving-kept = **Auf Zeit:** Der Autopilot spielt, der Platz bleibt deiner, und `/spiel autopilot aktiv:Nein` holt dich zurück.
game-leaving-free = **Für immer:** Der Platz ist frei, und niemand fragt dich mehr etwas. Der Autopilot spielt, bis jemand mit `/spiel mitspielen` übernimmt; auch du kannst das, wenn alle zustimmen.
button-leave-kept = Auf Zeit verlassen
button-leave-free = Für immer verlassen
game-substitute-too = Auch { $name } kann nun für dich antworten.
game-substitute-instead = An deiner Stelle antwortet { $name }, bis du selbst wieder antwortest.
game-substitute-none = Für dich antwortest jetzt nur noch du.
game-report-sent = Der Spielstand, wie ihn alle sehen, ist an den Betreiber des Bots gegangen; hier hast du ihn auch. Verborgenes verrät er nicht.
report-of = Ein Bericht über das Spiel `{ $game }`.
game-report = Der Spielstand, wie ihn alle sehen, als Anhang für einen Fehlerbericht. Verborgenes verrät er nicht.
game-report-pages = Discord lässt auf diesem Server gerade keine Dateien durch. Hier ist der Spielstand, wie ihn alle sehen, zum Kopieren in einen Fehlerbericht:
game-status-lobby = Die Lobby ist offen.
report-file = spielstand
button-report = Melden
plan-offer = Das war dein Zug. Magst du beim Warten schon den nächsten planen?
button-plan-next = Nächsten Zug planen
button-log-rest = Der Rest ({ $count })
log-empty = Noch ist nichts geschehen.
log-nothing-new = Seit deinem letzten Besuch ist nichts geschehen. `/protokoll alles:Ja` zeigt das Letzte noch einmal.
sheet-choice = { $investigator } ({ $name })
look-nothing = Hier heißt nichts „{ $query }“. Versuch einen Namen aus der Liste, die beim Tippen erscheint.
rules-nothing = Keine Regel passt zu „{ $topic }“. Versuch ein Thema aus der Liste, die beim Tippen erscheint.
rules-related = { $rule } · siehe auch { $related }
rules-number = An diesem Tisch ist N { $number }.
rules-more = { $count ->
    [one] 1 weitere Regel erwähnt
   *[other] { $count } weitere Regeln erwähnen
  } es; ein engeres Thema findet sie.
verify-same = **Jeder Wurf stimmt.** Genau das sagt der Seed an seinen Adressen: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }, { $picks ->
    [one] 1 Ziehung
   *[other] { $picks } Ziehungen
  } und { $shuffles ->
    [one] 1 Mischvorgang
   *[other] { $shuffles } Mischvorgänge
  }. Und die Kette des Journals ist lückenlos.
verify-from = Dieses Spiel begann, bevor der Bot aufbewahrte, was er zieht; prüfen lässt es sich { $part ->
    [turn] ab Runde { $number }
    [round] ab Runde { $number }
    [battle] ab dem Endkampf
   *[setup] ab dem Spielaufbau
  }.
verify-never = **Noch gibt es nichts zu prüfen.** Was in diesem Spiel bisher gezogen wurde, hat der Bot nicht aufbewahrt.
verify-broken-address = **Eine Ziehung ist nicht das, was der Seed sagt.** Sie steht an der Adresse `{ $address }`. Jemand hat verändert, was der Bot gespeichert hat; sag es dem Betreiber des Bots.
verify-broken-row = **Die Kette des Journals ist an Zeile { $row } gerissen.** Jemand hat verändert, was der Bot gespeichert hat; sag es dem Betreiber des Bots.
verify-chain = Kette: `{ $chain }`. Der angepinnte Stand und der Beginn jeder Runde zeigen die sechs Stellen, die sie bei Rundenbeginn hatte.
verify-rules = { $count ->
    [one] Version der Regeln: { $rules }
   *[other] Versionen der Regeln, der Reihe nach: { $rules }
  }
verify-list = Alle Ziehungen hängen an: Adresse, Bereich, Ergebnis.
verify-list-name = ziehungen
verify-seal = Siegel, zu Beginn bekannt gegeben: `{ $seal }`
verify-seed = Seed: `{ $seed }`
verify-sealed = Der Seed bleibt versiegelt, bis der Fall abgeschlossen ist.
verify-how = -# Das Siegel ist der SHA-256-Wert der 32 Bytes des Seeds. Eine Zahl ist HMAC-SHA256(Seed, Adresse): die ersten sechs Bytes, modulo Zahl der Möglichkeiten.
hint-answer = { $ask } Ich nähme **{ $choice }** ({ $why }).
help-asked = Du bist am Zug: { $ask } Drücke einen Knopf unter der Frage oder nimm `/wählen`.
help-waiting = Es { AGREES($names) ->
    [one] fehlt
   *[other] fehlen
  }: { $names }. Von dir will gerade niemand etwas wissen.
help-lobby = Hier ist eine Lobby offen: Drücke unter ihrer Nachricht **Mitspielen** oder nimm `/spiel mitspielen`.
help-no-game = Hier gibt es noch kein Spiel. `/spiel neu` eröffnet eine Lobby.
help-elsewhere = Du bist am Zug, und zwar in { $channel }.
help-looking = **Schauen:** `/spielplan`, `/bogen`, `/nachschlagen`, `/protokoll`, `/regeln`, `/tipp`, `/spiel stand`; `/status` umfasst alle deine Spiele; `/notiz` bewahrt Notizen, die nur du lesen kannst
help-playing = **Spielen:** mit den Knöpfen oder mit `/gehen`, `/entkommen`, `/kämpfen`, `/wirken`, `/benutzen`, `/fokus`, `/begegnung`, `/kaufen`, `/tauschen`, `/ausgeben`, `/passen`, `/abstimmen`; zweite Edition: `/schließen` und `/versiegeln`; dritte: `/bannen`, `/nachforschen` und `/beschaffen`. `/wählen` beantwortet alles; `/plan` und `/anweisungen` antworten im Voraus
help-game = **Das Spiel:** `/spiel neu`, `mitspielen`, `verlassen`, `optionen`, `auffüllen`, `starten`, `zurücknehmen`, `autopilot`, `prüfen`, `bericht`, `beenden`; `tempo`, `vertretung`, `einspringen`, `übergehen`, `übergeben`, `ausschließen`, `verfolgen`, `verlegen`; `/kurz` für weniger Worte. Verlässt der Host die Lobby, rückt jemand nach; schweigt der Host einen Tag lang, darf starten, wer dort sitzt; eine Lobby, in der sich nichts tut, schließt nach einer Woche. Hinterher: `/nachprüfen` prüft die Würfel, `/rückblick` zeigt das Spiel noch einmal, `/spiel datei` sichert es, `/chronik` führt alle auf, `/ich bilanz` deine eigenen. `/spiel neu fall:` spielt einen versiegelten Fall, den auch andere Tische spielen, `/spiel neu einführung:` einen ersten Fall allein, Schritt für Schritt erklärt
help-server = **Der Server:** Wer Kanäle verwalten darf, hat `/server spiele` (wer Spiele starten darf, wo und wie viele zugleich), `/server kanal` (hier keine Spiele) sowie `/server beenden` und `/server verlegen` für jedes Spiel. Wer diese Befehle sieht, steht bei Discord unter Servereinstellungen → Integrationen
help-patience = Bist du am Zug, wirst du einmal erwähnt und dann im Tempo des Tisches erinnert, nie aber in deiner Ruhezeit (`/einstellungen`). Es eilt nicht: Ein Spiel darf eine Woche dauern.
me-nothing = Über dich ist nichts gespeichert.
me-kept = Was der Bot über dich speichert, steht in der Datei ({ $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}): deine Nummer bei Discord, deine Einstellungen und Abwesenheiten und für jedes Spiel dein Platz, deine Antworten und Stimmen. `/ich vergessen` löscht es.
me-not-sure = Das lässt sich nicht rückgängig machen, darum braucht es `sicher:Ja`.
me-forgotten = Alles, was über dich gespeichert war, ist gelöscht. In Spielen, die du beendet oder verlassen hast, bist du nun „jemand“. Was in Kanälen steht, bleibt dort.
help-fan = Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag.

# Der Start des Programms
settings-bad = Bitte berichtige diese Einstellungen (in der Umgebung oder in der Datei .env):
settings-discord-token = DISCORD_TOKEN muss nur das Token sein, an einem Stück und ohne Leerzeichen. Lass es leer, um auf diesem Rechner zu spielen.
settings-database-path = DATABASE_PATH muss der Pfad einer Datei sein, nicht „{ $value }“.
settings-shards = SHARDS muss eine ganze Zahl von 1 bis 1024 sein, nicht „{ $value }“.
settings-database-url = DATABASE_URL muss die Adresse einer PostgreSQL-Datenbank sein, postgres://user:password@host:5432/database. Im Passwort steht %40 für @, %2F für / und %3A für :. Lass es leer, um die Spiele in einer Datei aufzubewahren.
settings-person-presses = PERSON_PRESSES muss eine ganze Zahl von 0 bis 100000 sein, nicht „{ $value }“.
settings-server-presses = SERVER_PRESSES muss eine ganze Zahl von 0 bis 1000000 sein, nicht „{ $value }“.
settings-emoji = EMOJI muss yes oder no sein, nicht „{ $value }“.
settings-report-channel = REPORT_CHANNEL muss die Discord-ID eines Kanals sein (eine lange Zahl), nicht „{ $value }“.
settings-health-port = HEALTH_PORT muss eine ganze Zahl von 1 bis 65535 sein, nicht „{ $value }“.
settings-status-seconds = STATUS_SECONDS muss eine ganze Zahl von 1 bis 3600 sein, nicht „{ $value }“.
settings-local-port = LOCAL_PORT muss eine ganze Zahl von 0 bis 65535 sein, nicht „{ $value }“.
settings-log-level = LOG_LEVEL muss eines davon sein: { $levels }, nicht „{ $value }“.
settings-discord-api = DISCORD_API muss eine Adresse sein, die mit http beginnt, nicht „{ $value }“.
start-server-unreachable = Der PostgreSQL-Server aus DATABASE_URL ist nicht erreichbar ({ $server }: { $why }). Prüfe die Adresse und ob der Server läuft.
start-server-refused = Der PostgreSQL-Server aus DATABASE_URL lässt das Programm nicht herein ({ $server }: { $why }). Prüfe Benutzer, Passwort und Namen der Datenbank; die Datenbank muss es schon geben.
start-idle = Alle Server sind versorgt; dieser Worker hält sich bereit.
start-local = Der Tisch ist gedeckt: { $url }
start-invite = Angemeldet als { $name }. Lade den Bot auf einen Server ein: { $link }
start-gateway-closed = Discord hat die Verbindung endgültig geschlossen (Code { $code }), darum hält das Programm an; nicht abgeschickte Nachrichten bleiben aufbewahrt. { $number ->
    [4004] Das Token ist ungültig: Trage das neue in .env ein.
    [4013] Der Bot hat einen Intent verlangt, den es nicht gibt: bitte aktualisieren.
    [4014] Der Anwendung des Bots ist ein Intent nicht erlaubt, den sie verlangt: siehe ihre Seite „Bot“ unter https://discord.com/developers/applications.
   *[other] Starte es neu; kommt das öfter vor, melde es bitte.
}
start-database-in-use = Ein anderer Prozess hat { $path } geöffnet. Halte erst diesen an, oder setze DATABASE_PATH auf eine andere Datei.
start-database-newer = { $path } stammt von einer neueren Version dieses Programms. Bitte aktualisieren.
start-database-unusable = Die Spiele in { $path } lassen sich nicht öffnen: { $why }. Prüfe, ob das Programm dort lesen und schreiben darf und ob auf dem Datenträger noch Platz ist.
start-database-foreign = { $path } gehört jemand anderem (Nummer { NUMBER($owner, useGrouping: 0) }), darum kann { $user } die Spiele nicht öffnen. Wurde das Programm zuerst unter einem anderen Namen gestartet, etwa als root? Übergib sie an { $user } und starte noch einmal: { $command }
start-database-damaged = { $path } ist beschädigt ({ $why }), darum ist das Programm nicht gestartet und hat nichts verändert. Räume die Datei samt ihrer -wal-Datei beiseite, kopiere die neueste Sicherung aus { $directory } nach { $path } und starte noch einmal (README, „Restore“).
start-database-emptied = { $path } enthält keine Spiele, aber { $beside } { $count ->
    [one] sagt
   *[other] sagen
  }, dass es so war; darum ist das Programm nicht gestartet und hat nichts verändert. Ist die richtige Datei { $path } noch irgendwo, lege sie an ihren Platz zurück. Wenn nicht, verschiebe { $files } in einen anderen Ordner, kopiere { $copy } nach { $path } und starte noch einmal: Was seit dieser Kopie gespielt wurde, ist verloren. Um neu anzufangen, ohne die früheren Spiele, verschiebe dieselben Dateien und kopiere nichts (README, „Restore“).
start-database-in-log = { $path } ist leer oder weg, aber alles, was darin stand, ist noch in { $log }; darum ist das Programm nicht gestartet und hat nichts verändert. Um weiterzumachen, wo ihr wart, setze mit diesem Befehl eine Seite Nullen an seine Stelle und starte noch einmal: { $command } Um ohne all das neu anzufangen, verschiebe stattdessen { $files } in einen anderen Ordner (README, „Restore“).
start-database-emptied-bare = { $path } enthält keine Spiele, aber { $beside } { $count ->
    [one] sagt
   *[other] sagen
  }, dass es so war; darum ist das Programm nicht gestartet und hat nichts verändert. Ist die richtige Datei { $path } noch irgendwo, lege sie an ihren Platz zurück. In { $directory } gibt es keine Kopie mit Spielen; hast du anderswo eine, verschiebe { $files } in einen anderen Ordner, kopiere sie nach { $path } und starte noch einmal. Um neu anzufangen, ohne die früheren Spiele, verschiebe dieselben Dateien und kopiere nichts (README, „Restore“).
start-database-emptied-here = { $path } ist leer, aber { $beside } { $count ->
    [one] sagt
   *[other] sagen
  }, dass die Kanäle und Nachrichten des Tisches auf diesem Rechner darin standen; darum ist das Programm nicht gestartet und hat nichts verändert. Ist die richtige Datei { $path } oder eine Kopie davon noch irgendwo, lege sie an ihren Platz. Um neu anzufangen, mit leeren Kanälen, verschiebe { $files } in einen anderen Ordner und starte noch einmal.
start-database-foreign-log = { $log } ist nicht das Log von { $path }, sondern das der Datei, die vorher dort war; darum ist das Programm nicht gestartet und hat nichts verändert. Um mit { $path } weiterzumachen, wie es ist, verschiebe { $log } in einen anderen Ordner und starte noch einmal. Um mit dem weiterzumachen, was vorher dort war, lege jene Datei an ihren Platz zurück (README, „Restore“).
start-port-taken = Port { $port } ist belegt. Halte das Programm an, das ihn benutzt, oder wähle in .env einen anderen (LOCAL_PORT, HEALTH_PORT).
start-token-refused = Discord kennt dieses DISCORD_TOKEN nicht. Kopiere es noch einmal von der Seite „Bot“ deiner Anwendung.
start-failed = Das Programm konnte nicht starten: { $why }
start-stopping = Wird beendet.

# Eine Zeile für alle, denen ein Schritt zum ersten Mal begegnet
second-turns-sitting = Alle dürfen: Wer zuerst drückt, spielt. Waren alle dran, kommt der Mythos.
second-turns-book = Der Reihe nach, Phase um Phase: Du bekommst Knöpfe, wenn du am Zug bist.
second-turns-sheet = Alle sagen vorab, was sie tun werden; es geschieht in Spielerreihenfolge, und was sich dabei ergibt, entscheidest du.
second-lesson-setup-sliders = Je zwei Fertigkeiten teilen sich einen Regler: Steigt die eine, sinkt die andere. In jedem Unterhalt kannst du sie wieder verschieben.
second-lesson-upkeep-next = Unterhalt: Benutzte Karten werden aufgefrischt, für manche wird gewürfelt, ob sie bleiben, und einige kannst du jetzt benutzen.
second-lesson-upkeep-sliders = Regler: Steigt eine Fertigkeit des Paars, sinkt die andere. Dein Fokus sagt, um wie viele Positionen du insgesamt verschieben darfst.
second-lesson-move-next = Bewegung: Jeder Schritt kostet 1 Bewegungspunkt. Wo ein Monster steht, musst du ihm entkommen oder kämpfen, bevor du weitergehst oder stehen bleibst.
second-lesson-move-world = Andere Welten: Du gehst vom ersten Bereich in den zweiten, dann zurück nach Arkham.
second-lesson-return-gate = Nach Arkham kommst du durch ein Tor zu der Welt zurück, die du verlässt. In der Phase „Begegnungen in Arkham“ kannst du versuchen, es zu schließen.
second-lesson-combat-face = Ein Monster versperrt den Weg. Zum Entkommen brauchst du eine Probe auf Heimlichkeit; misslingt sie, trifft es dich, und du musst kämpfen.
second-lesson-combat-round = Ein Kampf hat Runden: Jede ist eine Kampfprobe mit Waffen und Zaubern oder ein Fluchtversuch. Ein Fehlschlag kostet Ausdauer.
second-lesson-combat-hands = Du hast 2 Hände. Waffen und Zauber füllen sie für die ganze Kampfrunde.
second-lesson-check-spend = Jeder Hinweis, den du ausgibst, bringt bei dieser Probe 1 Würfel mehr. Du kannst sie einzeln ausgeben.
second-lesson-encounter-choose = An einem Standort hast du entweder eine Begegnung oder nutzt, was der Standort bietet.
second-lesson-gate-close = Ein Tor, das du erkundet hast, schließt du mit einer Probe auf Wissen oder Kampfkraft gegen die Zahl des Tores.
second-lesson-gate-seal = 5 Hinweise versiegeln ein geschlossenes Tor für immer: Dort öffnet sich keines mehr. 6 Siegel gewinnen das Spiel.
second-lesson-loss-items = Du verlierst etwas, darfst aber wählen, was.
second-lesson-shop-buy = Kaufe mit dem Geld, das du hast. Was du liegen lässt, kommt zurück in seinen Stapel.
second-lesson-trade-offer = Ermittler am selben Ort können tauschen. Wähle, was du gibst und nimmst; die Gegenseite muss zustimmen.
second-lesson-trade-consent = Einem Tausch müssen beide zustimmen. Geld, Gewöhnliche und Einzigartige Gegenstände sowie Zauber können den Besitzer wechseln, auch geschenkt.
second-lesson-mythos-clue = Wer dort steht, kann den Hinweis sofort nehmen.
second-lesson-battle-attack = Der Große Alte ist wach. Die Erfolge aller zählen zusammen; sind es genug, verschwindet 1 Verderbenmarker. Sind alle fort, habt ihr gewonnen.
third-lesson-setup-startingCards = Jeder Ermittler beginnt mit ein paar Karten. Hier darfst du wählen.
third-lesson-action-turn = In jeder Runde haben alle einen Zug, in beliebiger Reihenfolge: Wer zuerst drückt, ist als Nächstes dran.
third-lesson-action-next = Jede Aktion geht einmal pro Runde. Im Kampf mit einem Monster kannst du nur angreifen, entkommen, dich fokussieren oder tun, was ausdrücklich erlaubt ist.
third-lesson-move-step = Du kannst dich 2 Felder weit bewegen, für je $1 weiter; manche Karten ändern das. Triffst du auf ein spielbereites Monster, endet die Bewegung: Es stellt dich zum Kampf.
third-lesson-action-focus = Ein Fokusmarker erhöht seine Fertigkeit um 1. Du kannst ihn auch in einer Probe ausgeben, um 1 Würfel neu zu werfen.
third-lesson-attack-target = Ein Angriff ist eine Probe: Jeder Erfolg fügt 1 Schaden zu.
third-lesson-evade-which = Jeder Erfolg befreit dich von 1 Monster und erschöpft es. Bist du alle los, bekommst du 1 Aktion mehr.
third-lesson-test-prepare = Du wirfst für jeden Punkt der Fertigkeit 1 Würfel; eine 5 oder 6 ist ein Erfolg. Karten können Würfel hinzufügen, aber nur vor dem Wurf.
third-lesson-test-spend = Mit einem Hinweis oder einem Fokusmarker dieser Fertigkeit wirfst du 1 Würfel neu.
third-lesson-harm-assign = Schaden geht auf die Ausdauer, Horror auf die geistige Gesundheit. Manche deiner Karten können dir das abnehmen.
third-lesson-encounter-turn = In der Begegnungsphase hast du eine Begegnung, wo du stehst, außer im Kampf mit einem Monster. In einem Stadtviertel mit Hinweisen kann sie dir einen einbringen.
third-lesson-shop-buy = Du kannst kaufen, was ausliegt, zum aufgedruckten Preis.
third-lesson-reaction-may = Gerade ist etwas geschehen, worauf eine deiner Karten antworten kann.
third-lesson-spell-remnants = Einen Zauber zu wirken kostet Horror. Jeder Überrest, den du ausgibst, verhindert 1 davon.
third-lesson-reckoning-order = Eine Abrechnung löst jeden Text aus, der so gekennzeichnet ist: auf dem Bogen, im Kodex und auf Karten.
third-lesson-monster-prey = Monster folgen ihren Karten. Wo eine Karte die Wahl lässt, stimmt ihr alle ab.
third-lesson-doom-order = Auf dem Spielplan häuft sich das Verderben. Die Aktion „Bannen“ entfernt es von deinem Feld.
third-lesson-codex-order = Kodexkarten bergen das Ziel und die Gefahr. Tritt eines von beiden ein, sagt die Karte, wie es weitergeht.
third-lesson-focus-discard = Dein Bogen begrenzt, wie viele Fokusmarker du zugleich haben darfst.
third-lesson-trade-consent = Einem Tausch müssen beide zustimmen. Verbündete, Gegenstände, Zauber, Geld, Hinweise und Überreste können den Besitzer wechseln, auch geschenkt.
