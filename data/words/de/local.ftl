## Die Seite des lokalen Tisches

title-plain = Lokaler Tisch
title = { $calls ->
    [0] #{ $channel } · { $bot }
   *[other] ({ $calls }) #{ $channel } · { $bot }
  }
no-script = Diese Seite braucht JavaScript.
nowhere = Hier gibt es noch keinen Kanal. Füge links einen Server hinzu.
close = Schließen
cancel = Abbrechen
add = Hinzufügen
submit = Absenden
send = Senden
yes = Ja
no = Nein
required = erforderlich
optional = freiwillig
everyone = alle
jump = #{ $channel } › Nachricht

## Absagen des lokalen Discord

refusal = { $code ->
    [unknownPerson] Diese Person gibt es nicht mehr.
    [unknownGuild] Diesen Server gibt es nicht mehr.
    [unknownChannel] Diesen Kanal gibt es nicht mehr.
    [unknownMessage] Diese Nachricht gibt es nicht mehr.
    [unknownCommand] Diesen Befehl gibt es nicht mehr.
    [unknownComponent] Diesen Knopf gibt es nicht mehr.
    [disabledComponent] Dieser Knopf ist abgeschaltet.
    [unknownModal] Dieses Formular ist geschlossen.
    [archivedThread] Dieser Thread ist archiviert. Schreib etwas hinein, um ihn zu öffnen, und versuch es dann noch einmal.
    [badName] Dieser Name geht nicht. Nimm Buchstaben, Ziffern und ein paar Zeichen, und fass dich kurz.
    [nameTaken] Dieser Name ist vergeben.
    [badContent] Eine Nachricht hat 1 bis 2000 Zeichen.
    [badOptions] Die Optionen dieses Befehls passen nicht.
    [badValues] Diese Wahl passt nicht.
    [unreachable] Der lokale Tisch antwortet nicht. Läuft er noch?
   *[other] Der lokale Tisch hat das nicht verstanden.
  }

## Server, Kanäle, Personen

servers = Server
server-add = Server hinzufügen
server-name = Name des Servers
channels = Kanäle
channel-add = Kanal hinzufügen
channel-name = Name des Kanals
channel-gone = Diesen Kanal gibt es nicht mehr, oder diese Person kann ihn nicht sehen.
channel-delete = Diesen Kanal löschen
channel-delete-sure = #{ $channel } mit allen Nachrichten und Threads löschen?
direct = Direktnachrichten
direct-none = Noch keine Direktnachrichten.
unread-in = { $name }, ungelesen
calls-in = { $name }, { $calls ->
    [one] 1 Erwähnung
   *[other] { $calls } Erwähnungen
  }
archived = Archiviert
archived-in = { $name } (archiviert)
menu-open = Server und Kanäle zeigen
menu-close = Server und Kanäle verbergen
people = Personen
people-acting = Es handelt
act-as = { $host ->
    [yes] Handeln als { $name }, Host
   *[no] Handeln als { $name }
  }
act-as-called = { $host ->
    [yes] Handeln als { $name }, Host, inzwischen { $calls ->
        [one] 1-mal
       *[other] { $calls }-mal
      } erwähnt
   *[no] Handeln als { $name }, inzwischen { $calls ->
        [one] 1-mal
       *[other] { $calls }-mal
      } erwähnt
  }
person-add = Person hinzufügen
person-name = Name der Person
role-host = Host
bot-status = { $online ->
    [yes] { $bot } ist online
   *[no] { $bot } ist offline
  }
connection-lost = Verbindung verloren, neuer Versuch …

## Ein Kanal

log-label = Nachrichten
intro-title = Willkommen in { $channel }
intro-text = Hier beginnt { $channel }. Tippe unten / und sieh, was der Bot kann.
intro-direct = Hier beginnt dein Gespräch mit { $channel }.
to-end = Zum Neuesten springen
new = Neu
pins = Angepinnte Nachrichten
pins-none = In diesem Kanal ist nichts angepinnt.
pin-jump = Hinspringen
message-gone = Diese Nachricht gibt es nicht mehr.
typing = { $count ->
    [one] { $names } schreibt …
   *[other] { $names } schreiben …
  }

## Das Menü der Moderation

moderator = Moderation
moderator-thread = Dieser Thread
moderator-locked = Gesperrt
moderator-channel = { $bot } in diesem Kanal
moderator-role = { $bot } auf diesem Server, nach Rollen
moderator-right = { $right ->
    [view] kann ihn sehen
    [write] kann schreiben
    [attach] kann Dateien anhängen
   *[history] kann lesen, was gesagt wurde
  }
moderator-guild = Wer auf diesem Server ist
moderator-block = Wörter, die AutoMod sperrt
moderator-block-set = Sperren
moderator-connection = Discord selbst
moderator-trouble = { $trouble ->
    [errors] Anfragen schlagen fehl
    [hanging] Anfragen bleiben hängen
    [limited] Zu viele Anfragen
   *[oldEdits] Zu viele Änderungen alter Nachrichten
  }
moderator-gateway = { $what ->
    [reconnect] Neu verbinden lassen
    [invalidate] Sitzung beenden
    [drop] Verbindung kappen
    [expire] Token verfallen lassen
    [token] Token ablehnen (4004)
    [intents] Intents ablehnen (4014)
   *[shards] Einen Shard mehr verlangen (4011)
  }
moderator-pin = { $pinned ->
    [yes] Ablösen
   *[no] Anpinnen
  }
moderator-delete = Nachricht löschen

## Nachrichten

app-tag = App
moment = { $day }, { $time }
moment-today = Heute um { $time }
moment-yesterday = Gestern um { $time }
embed-moment = { $day }, { $time }
edited = (bearbeitet)
used = benutzt
thinking = { $who } denkt nach …
sending = Befehl wird gesendet …
private = Nur du kannst das sehen
dismiss = Nachricht ausblenden
quoted-gone = Die Nachricht, auf die diese antwortet, wurde gelöscht.
quoted-attachment = Tippe, um die Nachricht zu sehen.
notice-pinned = { $who } hat in diesem Kanal eine Nachricht angepinnt.
notice-thread = { $who } hat einen Thread eröffnet: { $thread }
thread-open = Thread { $thread } öffnen
thread-see = Zum Thread ›
message-tools = Werkzeuge der Nachricht
message-commands = Befehle
command-on = { $command }
reply = Antworten
replying = Antwort an { $who }
reply-stop = Nicht antworten
unknown-person = unbekannte Person
unknown-role = unbekannte Rolle
unknown-channel = unbekannter Kanal
spoiler = Spoiler, verborgen. Drücke, um ihn zu zeigen.
spoiler-veil = Spoiler
picture-enlarge = Bild vergrößern
picture-plain = Bild ohne Beschreibung
picture-original = Original öffnen
size-bytes = { $size } Bytes
size-kilobytes = { $size } KB
size-megabytes = { $size } MB
failure-command = { $reason ->
    [offline] Die Anwendung hat nicht geantwortet: Sie ist nicht verbunden.
    [expired] Die Anwendung hat fünfzehn Minuten lang nicht geantwortet.
   *[silent] Die Anwendung hat nicht geantwortet.
  }
failure-component = { $reason ->
    [offline] Das ging schief: Die Anwendung ist nicht verbunden.
    [expired] Das ging schief: keine Antwort in fünfzehn Minuten.
   *[silent] Das ging schief.
  }
failure-modal = { $reason ->
    [offline] Die Anwendung ist nicht verbunden. Was du geschrieben hast, bleibt stehen; versuch es später noch einmal.
   *[silent] Etwas ging schief. Was du geschrieben hast, bleibt stehen; versuch es noch einmal.
  }

## Auswahlmenüs und Formulare

menu-placeholder = Triff eine Auswahl
menu-done = Fertig
menu-count = { $least ->
    [0] { $count } von bis zu { $most } gewählt
   *[other] { $count } gewählt, { $least } bis { $most } nötig
  }
modal-required = Bitte fülle das aus.
modal-shortest = Mindestens { $limit } Zeichen.
modal-longest = Höchstens { $limit } Zeichen.
modal-least = Mindestens { $limit } davon.
modal-most = Höchstens { $limit } davon.

## Das Schreibfeld

composer-label = Nachricht an { $channel }
composer-as = Nachricht an { $channel } als { $who }
composer-locked = Dieser Thread ist geschlossen.
composer-commands = Befehle
commands = Befehle
commands-none = Kein passender Befehl.
command-unknown = Einen Befehl { $command } gibt es nicht. Tippe / und sieh alle.
entry-tail = Weitere Optionen
entry-optional = Optionen …
entry-send = Eingabetaste sendet
entry-leave = Abbrechen
entry-loading = der Bot wird gefragt …
entry-none = nichts Passendes
option-required = { $name }, erforderlich
option-problem = { $problem ->
    [required] „{ $name }“ muss ausgefüllt sein.
    [integer] „{ $name }“ muss eine ganze Zahl sein.
    [number] „{ $name }“ muss eine Zahl sein.
    [boolean] „{ $name }“ ist entweder Ja oder Nein.
    [choice] „{ $name }“ muss aus der Liste sein.
    [person] „{ $name }“ muss eine Person aus der Liste sein.
    [channel] „{ $name }“ muss ein Kanal aus der Liste sein.
    [role] „{ $name }“ muss eine Rolle aus der Liste sein.
    [attachment] Diese Seite kann keine Dateien senden.
    [smallest] „{ $name }“ muss mindestens { $limit } sein.
    [largest] „{ $name }“ darf höchstens { $limit } sein.
    [shortest] „{ $name }“ braucht mindestens { $limit } Zeichen.
   *[longest] „{ $name }“ fasst höchstens { $limit } Zeichen.
  }
