## De pagina van de lokale tafel

title-plain = Lokale tafel
title = { $calls ->
    [0] #{ $channel } · { $bot }
   *[other] ({ $calls }) #{ $channel } · { $bot }
  }
no-script = Deze pagina heeft JavaScript nodig.
nowhere = Hier is nog geen kanaal. Voeg links een server toe.
close = Sluiten
cancel = Annuleren
add = Toevoegen
submit = Verzenden
send = Versturen
yes = Ja
no = Nee
required = verplicht
optional = optioneel
everyone = iedereen
jump = #{ $channel } › bericht

## Weigeringen van de lokale Discord

refusal = { $code ->
    [unknownPerson] Deze persoon is er niet meer.
    [unknownGuild] Deze server is er niet meer.
    [unknownChannel] Dit kanaal is er niet meer.
    [unknownMessage] Dit bericht is er niet meer.
    [unknownCommand] Dit commando is er niet meer.
    [unknownComponent] Deze knop is er niet meer.
    [disabledComponent] Deze knop staat uit.
    [unknownModal] Dit formulier is gesloten.
    [archivedThread] Deze thread is gearchiveerd. Schrijf er iets in om hem te openen, en probeer het dan nog eens.
    [badName] Deze naam kan niet. Gebruik letters, cijfers en een paar tekens, en houd het kort.
    [nameTaken] Deze naam is al bezet.
    [badContent] Een bericht heeft 1 tot 2000 tekens.
    [badOptions] De opties van dit commando kloppen niet.
    [badValues] Deze keuze klopt niet.
    [unreachable] De lokale tafel antwoordt niet. Staat die nog aan?
   *[other] De lokale tafel heeft dit niet begrepen.
  }

## Servers, kanalen, mensen

servers = Servers
server-add = Server toevoegen
server-name = Naam van de server
channels = Kanalen
channel-add = Kanaal toevoegen
channel-name = Naam van het kanaal
channel-gone = Dit kanaal is er niet meer, of deze persoon kan het niet zien.
channel-delete = Dit kanaal verwijderen
channel-delete-sure = #{ $channel } verwijderen, met alle berichten en threads?
direct = Privéberichten
direct-none = Nog geen privéberichten.
unread-in = { $name }, ongelezen
calls-in = { $name }, { $calls ->
    [one] 1 vermelding
   *[other] { $calls } vermeldingen
  }
archived = Gearchiveerd
archived-in = { $name } (gearchiveerd)
menu-open = Servers en kanalen tonen
menu-close = Servers en kanalen verbergen
people = Mensen
people-acting = Je handelt als
act-as = { $host ->
    [yes] Handel als { $name }, host
   *[no] Handel als { $name }
  }
act-as-called = { $host ->
    [yes] Handel als { $name }, host, intussen { $calls ->
        [one] 1 keer
       *[other] { $calls } keer
      } vermeld
   *[no] Handel als { $name }, intussen { $calls ->
        [one] 1 keer
       *[other] { $calls } keer
      } vermeld
  }
person-add = Persoon toevoegen
person-name = Naam van de persoon
role-host = Host
bot-status = { $online ->
    [yes] { $bot } is online
   *[no] { $bot } is offline
  }
connection-lost = Verbinding verbroken, nieuwe poging…

## Een kanaal

log-label = Berichten
intro-title = Welkom in { $channel }
intro-text = Dit is het begin van { $channel }. Typ hieronder / om te zien wat de bot kan.
intro-direct = Dit is het begin van je gesprek met { $channel }.
to-end = Naar het nieuwste
new = Nieuw
pins = Vastgepinde berichten
pins-none = In dit kanaal is niets vastgepind.
pin-jump = Ga erheen
message-gone = Dit bericht is er niet meer.
typing = { $count ->
    [one] { $names } is aan het typen…
   *[other] { $names } zijn aan het typen…
  }

## Het menu van de moderator

moderator = Moderator
moderator-thread = Deze thread
moderator-locked = Vergrendeld
moderator-channel = { $bot } in dit kanaal
moderator-role = { $bot } op deze server, door zijn rollen
moderator-right = { $right ->
    [view] kan het zien
    [write] kan schrijven
    [attach] kan bestanden bijvoegen
   *[history] kan lezen wat er gezegd is
  }
moderator-guild = Wie er op deze server is
moderator-block = Woorden die AutoMod blokkeert
moderator-block-set = Blokkeren
moderator-connection = Discord zelf
moderator-trouble = { $trouble ->
    [errors] Verzoeken mislukken
    [hanging] Verzoeken blijven hangen
    [limited] Te veel verzoeken
   *[oldEdits] Te veel wijzigingen van oude berichten
  }
moderator-gateway = { $what ->
    [reconnect] Opnieuw laten verbinden
    [invalidate] De sessie beëindigen
    [drop] De verbinding verbreken
    [expire] De tokens laten verlopen
    [token] Het token weigeren (4004)
    [intents] De intents weigeren (4014)
   *[shards] Eén shard meer vragen (4011)
  }
moderator-pin = { $pinned ->
    [yes] Losmaken
   *[no] Vastpinnen
  }
moderator-delete = Bericht verwijderen

## Berichten

app-tag = App
moment = { $day }, { $time }
moment-today = Vandaag om { $time }
moment-yesterday = Gisteren om { $time }
embed-moment = { $day }, { $time }
edited = (bewerkt)
used = gebruikte
thinking = { $who } denkt na…
sending = Commando wordt verstuurd…
private = Alleen jij kunt dit zien
dismiss = Bericht verbergen
quoted-gone = Het bericht waarop dit antwoordt, is verwijderd.
quoted-attachment = Tik om het bericht te zien.
notice-pinned = { $who } heeft in dit kanaal een bericht vastgepind.
notice-thread = { $who } is een thread begonnen: { $thread }
thread-open = De thread { $thread } openen
thread-see = Naar de thread ›
message-tools = Gereedschap van het bericht
message-commands = Commando’s
command-on = { $command }
reply = Antwoorden
replying = Antwoord aan { $who }
reply-stop = Niet antwoorden
unknown-person = onbekende persoon
unknown-role = onbekende rol
unknown-channel = onbekend kanaal
spoiler = Spoiler, verborgen. Druk om hem te tonen.
spoiler-veil = Spoiler
picture-enlarge = De afbeelding vergroten
picture-plain = Afbeelding zonder beschrijving
picture-original = Origineel openen
size-bytes = { $size } bytes
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
failure-command = { $reason ->
    [offline] De applicatie heeft niet gereageerd: die is niet verbonden.
    [expired] De applicatie heeft vijftien minuten lang niet gereageerd.
   *[silent] De applicatie heeft niet gereageerd.
  }
failure-component = { $reason ->
    [offline] Dat is mislukt: de applicatie is niet verbonden.
    [expired] Dat is mislukt: geen antwoord binnen vijftien minuten.
   *[silent] Dat is mislukt.
  }
failure-modal = { $reason ->
    [offline] De applicatie is niet verbonden. Wat je typte, blijft bewaard; probeer het later nog eens.
   *[silent] Er ging iets mis. Wat je typte, blijft bewaard; probeer het nog eens.
  }

## Keuzemenu’s en formulieren

menu-placeholder = Maak een keuze
menu-done = Klaar
menu-count = { $least ->
    [0] { $count } van hoogstens { $most } gekozen
   *[other] { $count } gekozen, { $least } tot { $most } nodig
  }
modal-required = Vul dit in.
modal-shortest = Minstens { $limit } tekens.
modal-longest = Hoogstens { $limit } tekens.
modal-least = Minstens { $limit } hiervan.
modal-most = Hoogstens { $limit } hiervan.

## Het berichtvak

composer-label = Bericht aan { $channel }
composer-as = Bericht aan { $channel } als { $who }
composer-locked = Deze thread is gesloten.
composer-commands = Commando’s
commands = Commando’s
commands-none = Geen passend commando.
command-unknown = Er is geen commando { $command }. Typ / om ze allemaal te zien.
entry-tail = Meer opties
entry-optional = opties…
entry-send = Enter verstuurt
entry-leave = Verlaten
entry-loading = de bot wordt gevraagd…
entry-none = niets gevonden
option-required = { $name }, verplicht
option-problem = { $problem ->
    [required] “{ $name }” moet ingevuld worden.
    [integer] “{ $name }” moet een geheel getal zijn.
    [number] “{ $name }” moet een getal zijn.
    [boolean] “{ $name }” is Ja of Nee.
    [choice] “{ $name }” moet uit de lijst komen.
    [person] “{ $name }” moet een persoon uit de lijst zijn.
    [channel] “{ $name }” moet een kanaal uit de lijst zijn.
    [role] “{ $name }” moet een rol uit de lijst zijn.
    [attachment] Deze pagina kan geen bestanden versturen.
    [smallest] “{ $name }” moet minstens { $limit } zijn.
    [largest] “{ $name }” mag hoogstens { $limit } zijn.
    [shortest] “{ $name }” heeft minstens { $limit } tekens nodig.
   *[longest] “{ $name }” heeft plaats voor hoogstens { $limit } tekens.
  }
