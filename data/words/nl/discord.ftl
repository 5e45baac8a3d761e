# Vragen
question-head = { $who } · { $headline }
question-who = { $who }
question-asked = { $head } · { $ask }
question-odds = { $label } · { $odds }
question-numbered = { $number }. { $label }
# $chance: never (0), sure (1), anders likely, met $percent.
odds-by-clues = vergt clues
odds-pass = { $chance ->
    [never] kansloos
    [sure] zeker
   *[likely] { $percent }%
  }
odds-win = { $chance ->
    [never] kansloos
    [sure] wint zeker
   *[likely] wint { $percent }%
  }
odds-best = { $chance ->
    [never] kansloos
    [sure] tot 100%
   *[likely] tot { $percent }%
  }
odds-hit = { $chance ->
    [never] raakt nooit
    [sure] raakt zeker
   *[likely] raakt { $percent }%
  }
odds-kill = { $chance ->
    [never] doodt nooit
    [sure] doodt zeker
   *[likely] doodt { $percent }%
  }
odds-both = { $chance ->
    [never] nooit beide
    [sure] zeker beide
   *[likely] beide { $percent }%
  }
odds-all = { $chance ->
    [never] nooit alles
    [sure] zeker alles
   *[likely] alles { $percent }%
  }
# Achter een prijs die vooraf bekend is: wat je hoe dan ook kwijt bent
prospect-price = kost { $price }
# $fate: usedUp, discarded, removed (uit het spel), exhausted
price-card = { $card } ({ $fate ->
    [usedUp] opgebruikt
    [discarded] afgelegd
    [removed] uit het spel
   *[exhausted] uitgeput
  })
price-card-short = { $fate ->
    [usedUp] raakt op
    [discarded] wordt afgelegd
    [removed] raakt op
   *[exhausted] raakt uitgeput
  }
odds-close = { $chance ->
    [never] sluit nooit
    [sure] sluit zeker
   *[likely] sluit { $percent }%
  }
question-note = **{ $label }:** { $note }
question-votes = { $choice } { $count } ({ $names })
question-settles = Sluit zodra het beslist is.
question-closes = Sluit { $when }, of zodra het beslist is.
question-tie = Staken de stemmen, dan beslist { $name } ({ $first }).
question-left = { $count ->
    [one] { $names } laat het aan de anderen.
   *[other] { $names } laten het aan de anderen.
  }
question-withdrawn = { $question } – ingetrokken
question-answered = { $question } – **{ $choice }**
question-plain = **{ $who }**: { $asks } De knoppen zijn nu niet te tonen; antwoord met `/kiezen`.
question-answered-autopilot = { $question } – **{ $choice }** (autopiloot)
question-exactly = Kies er { $count }.
question-several = Kies er { $min } tot { $max }.
question-none = Niets
question-choose = Kies…
question-form = Doe een bod
button-try-again = Nog eens
question-form-title = Je keuze
question-form-field = Je keuze
question-form-side = { $owner } geeft
question-adjust = Pas aan…
question-keep-lasting = Laat markeerders voortaan zo
question-kept-lasting = Dat blijft zo, en je krijgt de vraag niet meer. Met `/orders` kom je daarop terug.
question-menu = Kies…
question-menu-part = Kies… ({ $from }–{ $to })
question-others = Iets anders…
question-go-to = Ga naar…
question-go = Ga naar: { $label }
question-advised = Advies: { $label }
question-further = { $label }…
question-turn = { $before }, dan: { $action }
question-turn-whole = De hele beurt
question-turn-short = { $before } + { $action }
question-go-within = { $group }: ga naar…
question-previous = ◀ Terug
question-next = Meer ▶
question-offers = Gebruik…
question-more-offers = Nog { $count }…
question-offer-of = { $investigator } ({ $name }): { $offer }
question-withdraw = Trek het bod in
question-why = Waarom?

# Wat onder vier ogen gezegd wordt
press-decided = Dat is al beslist.
ledger-away = Ik kan even niet bij de boeken van de tafel, dus of dat heeft geteld, kan ik niet zeggen. Kijk over een minuut nog eens.
press-others-question = Die vraag is voor { $names }. De jouwe staat in een eigen bericht.
press-withdrawn = Iemand was je voor. Zodra die beurt voorbij is, mag jij.
sure-question = **{ $choice }.** Dit is niet terug te draaien. Toch doen?
button-sure = Ja, doe het
why-asked = { $names } { AGREES($names) ->
    [one] beslist
   *[other] beslissen
  } dit, volgens regel { $rule }.
why-check = De worp: { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  }, { $needed ->
    [one] 1 succes
   *[other] { $needed } successen
  } nodig. Een 5 of 6 is een succes, tenzij een zegening of vervloeking anders zegt.
why-formula = De dobbelstenen: { $terms }.
why-term = { $source } { $sign ->
    [none] { "" }
    [minus] −
   *[plus] +
  }{ $dice }
why-odds = { $label }: { $odds }.
why-vote = Tot de stemming sluit, kun je je stem nog veranderen.
why-default = Als niemand antwoordt: { $choice }.
play-done = Gedaan: { $choice }.
play-voted = Je stem: { $choice }.
play-which = Welke van deze?
play-not-among = “{ $wanted }” kan nu niet. Dit kan wel:
play-asked-otherwise = Nu niet. Eerst: { $ask } Je kunt antwoorden:
play-more = … en nog { $count }. `/kiezen` stelt ze voor terwijl je typt.
play-unknown-here = De { $edition } kent geen `/{ $command }`. Met `/kiezen` beantwoord je elke vraag.
play-not-your-turn = Je bent niet aan zet. Het wachten is op { $names }: { $ask }
unknown-command = Dat commando is veranderd. Probeer het over een minuut nog eens.
answer-no-files = Discord laat op deze server nu geen afbeeldingen of bestanden door, dus hier zijn alleen de woorden.
answer-unsaid = Discord nam mijn antwoord niet aan, dus je ziet het niet. Misschien telt wat je deed toch: kijk eerst, voor je het nog eens doet. Gebeurt het weer, geef de eigenaar van de bot dan dit nummer: { $reference }.
answer-unsaid-here = { $person } Discord neemt mijn privéantwoorden aan jou nu niet aan. Misschien telt wat je deed toch: kijk eerst, voor je het nog eens doet.
error-unexpected = Dat is onze schuld; het spel is ongedeerd. Gebeurt het weer, geef de eigenaar van de bot dan dit nummer: { $reference }.
check-well = **Hier is alles in orde.**
check-head = **Hier moet iemand naar kijken:**
check-rights = Rechten: de bot mag hier alles wat nodig is.
check-rights-wrong = Rechten: de bot mist { $permissions }. Wie de server beheert, kan dat regelen: Serverinstellingen → Rollen, of de instellingen van dit kanaal.
check-threads = Threads: `/spel nieuw thread:Ja` kan er een spel in beginnen.
check-threads-wrong = Threads: de bot mag er geen beginnen, dus `/spel nieuw thread:Ja` werkt niet; spellen in het kanaal zelf wel. Nodig is “Openbare threads maken”.
check-pin = Vastgepind: de status van het spel.
check-pin-wrong = Vastpinnen: de status van het spel is niet vastgepind, want dat mag de bot hier niet. Geef het recht “Berichten vastpinnen”, en het gebeurt vanzelf.
check-pin-gone-wrong = Vastpinnen: iemand heeft de status van het spel losgemaakt. Pin hem zelf weer vast, of laat het zo; het spel gaat hoe dan ook door.
check-files = Afbeeldingen en bestanden: ze komen door; bij dit antwoord zit er een.
check-files-wrong = Afbeeldingen en bestanden: Discord laat er op deze server nu geen door, dus gaat het spel in woorden verder. Je hoeft niets te doen; de afbeeldingen komen vanzelf terug.
check-reached = Kanaal: de bot kan hier schrijven.
check-reached-wrong = Kanaal: het spel wacht, omdat de bot hier de laatste keer niet kon schrijven. Door dit commando probeert hij het nu opnieuw.
check-questions = Vragen: elke open vraag heeft hier een bericht.
check-questions-wrong = Vragen: van één is het bericht verdwenen. Er is een nieuw onderweg; tot die tijd kun je met `/kiezen` antwoorden.
check-sent = Berichten: alles is verstuurd.
check-sent-wrong = Berichten: { $count ->
    [one] één wacht
   *[other] { $count } wachten
  } nog op verzending. Discord is traag, of weigert; het wordt vanzelf opnieuw geprobeerd, en `/logboek` weet wat er gebeurd is.
check-language = ℹ️ Taal: Nederlands.
check-file = controle.txt
permission-missing = De bot kan in dit kanaal niet werken zonder { $permissions }. Wie de server beheert, kan dat toestaan; probeer het daarna nog eens.
permission-view-channel = “Kanaal bekijken”
permission-send-messages = “Berichten verzenden”
permission-send-messages-in-threads = “Berichten in threads verzenden”
permission-attach-files = “Bestanden bijvoegen”
permission-read-message-history = “Berichtgeschiedenis lezen”
happening-aside = -# Er is iets gebeurd dat nu niet te tonen is. `/logboek` weet het, en later wordt het hier verteld.
happening-late = -# Met vertraging verteld: Discord nam het eerder niet aan.
happening-skipped = -# Er is iets gebeurd dat hier niet te tonen is. `/logboek` vertelt het.
parked-channel-gone = Het kanaal van je spel is weg. Het spel zelf is veilig: gebruik `/spel verhuizen` in een ander kanaal, en daar gaat het verder.
parked-no-access = De bot kan { $channel } niet zien, dus je spel staat daar stil. Geef weer toegang, en gebruik dan in dat kanaal een van zijn commando’s.
parked-no-permission = De bot mag in { $channel } niet schrijven, dus je spel staat daar stil. Geef weer toestemming, en gebruik dan in dat kanaal een van zijn commando’s.
uploads-refused = Discord laat op je server nu geen afbeeldingen door, dus gaat je spel in { $channel } in woorden verder. Er is niets verloren, en je hoeft niets te doen: de afbeeldingen komen vanzelf terug.
parked-question-refused = Discord neemt een vraag van je spel in { $channel } niet aan, dus het staat daar stil. `/spel status` zegt wie er aan zet is, en met `/kiezen` antwoord je. Staat AutoMod aan, maak dan een uitzondering voor de bot.
parked-thread-closed = De thread { $channel } is vergrendeld of gearchiveerd, dus je spel staat daar stil. Open hem, en gebruik er dan een commando van de bot.

# Voorstellen
proposal-agree = Voor: { $names }.
proposal-refuse = Tegen: { $names }.
proposal-needed = { $needed ->
    [one] 1 van de { $voters } moet akkoord gaan.
   *[other] { $needed } van de { $voters } moeten akkoord gaan.
  }
proposal-waiting = { $what } Nog geen antwoord van { $names }.
proposal-waits-for-you = Ga je akkoord? { $what }
button-agree = Ga akkoord
button-refuse = Weiger
vote-agree = Akkoord: { $what }
vote-refuse = Niet akkoord: { $what }

# De lobby
edition-second = tweede editie
edition-third = derde editie
lobby-title = **Een nieuwe zaak in Arkham** · { $edition } · { $min }–{ $max } onderzoekers
lobby-host = Host: { $host }.
lobby-seat = • { $name } – *{ $sheet }*
lobby-free = { $count ->
    [one] ✦ 1 plek vrij
   *[other] ✦ { $count } plekken vrij
  }
lobby-at-random = willekeurig
lobby-options = { $options }. Verder volgens het boekje.
lobby-no-options = Regels: volgens het boekje.
lobby-no-options-second = Ancient One: willekeurig. Regels: volgens het boekje.
options-title = **Opties van de { $edition }**, in de lobby in te stellen door de host:
options-option = **{ $name }:** { $explanation }
lobby-option = { $name }: { $value }
lobby-option-now = Nu: { $value }
lobby-advice = Doe mee en kies een onderzoeker. Is iedereen er, dan start de host. Een lobby waar niets gebeurt, sluit na een week.
lobby-closed = De lobby is gesloten. Er is geen spel begonnen.
lobby-choose-sheet = Onderzoeker…
lobby-options-title = **Opties van dit spel**
lobby-options-menu = { $part ->
    [1] Bekijk een optie of pas die aan
   *[other] Meer opties
  }
lobby-seated = { $count ->
    [one] Je hebt al een plek. Met een tweede speel je twee onderzoekers.
   *[other] Je hebt { $count } plekken, elk met een eigen onderzoeker.
  }
lobby-fill = Hoeveel plekken moet de autopiloot spelen?
lobby-person-menu = Of kies iemand anders
lobby-fill-menu = Plekken voor de autopiloot
lobby-fill-count = { $count ->
    [0] Geen
    [one] 1 plek
   *[other] { $count } plekken
  }
lobby-filled = { $count ->
    [0] De autopiloot speelt geen enkele plek.
    [one] De autopiloot speelt 1 plek.
   *[other] De autopiloot speelt { $count } plekken.
  }
button-join = Doe mee
button-another = Neem nog een plek
button-leave = Vertrek
button-options = Opties
button-fill = Autopiloot erbij
button-start = Start
button-again = Nog eens, zelfde tafel

# Het statusbericht
status-head = **{ $headline }**
status-picture-from = De afbeelding toont { $headline }; de volgende komt binnen een minuut.
status-picture-moment = De afbeelding is iets ouder dan deze woorden; de volgende komt binnen een minuut.
status-given-up = **De tafel heeft deze zaak opgegeven.**
status-over = **De zaak is gesloten.**
status-seat = **{ $investigator }** ({ $name })
status-keeper = Keeper: { $name }
status-seal = Seed van de dobbelstenen verzegeld: `{ $seal }`{ $chain ->
    [none] {""}
   *[other] , keten `{ $chain }`
  }. Hij gaat open als de zaak gesloten is.
status-seed-open = De seed van de dobbelstenen ligt open: `/natrekken` gaat elke worp na.
board-given-up = De tafel heeft deze zaak opgegeven; zo stond het ervoor.
mine-autopilot = De autopiloot speelt { $seats } voor je. Met `/spel autopiloot aan:Nee` speel je weer zelf.
refused-not-a-choice = “{ $value }” is geen van de keuzes. Kies uit: { $choices }.
status-waiting = Het wachten is op { $names }, gevraagd { $since }
status-waiting-race = Wie wil, mag: { $names }, gevraagd { $since }
status-linked = { $line } → [de vraag]({ $link })
button-look-board = Spelbord
button-look-sheet = Mijn personage
button-look-log = Wat is er gebeurd?
button-look-paper = De krant van vandaag
paper-none = Er is nog geen krant verschenen. De eerste komt aan het eind van de eerste ronde.
status-standing = { $mark } { $seat } · { $standing }

# Antwoorden op commando’s
game-opened = De lobby is open; in het bericht in het kanaal staat de rest.
game-joined = Je hebt een plek.
game-left = Je plek is weer vrij.
too-many-presses = Dat was veel tegelijk, dus er is niets van gekomen. Wacht tien seconden, en druk dan nog eens op wat er nog toe doet.
game-left-closed = Je was er alleen, dus de lobby is gesloten.
game-started = Het spel begint.
game-undone = Je laatste antwoord is teruggedraaid.
game-asked = Eerst { AGREES($names) ->
    [one] moet
   *[other] moeten
  } { $names } akkoord gaan.
game-asked-undo = Er is sindsdien iets gebeurd, dus eerst { AGREES($names) ->
    [one] moet
   *[other] moeten
  } { $names } akkoord gaan.
game-ended = Het spel is afgelopen.
game-changed = Gedaan. De tafel weet het.
game-autopilot-plays = De autopiloot speelt nu { $seat }. Met `/spel autopiloot aan:Nee` houdt dat op.
game-autopilot-rests = De autopiloot speelt { $seat } niet meer.
game-left-free = Je plek is vrij voor iemand anders.
game-left-kept = De autopiloot speelt nu voor jou. Met `/spel autopiloot aan:Nee` speel je weer zelf.
game-leaving = Hoe wil je dit spel verlaten?
game-leaving-kept = **Voorlopig:** de autopiloot speelt, de plek blijft van jou, en met `/spel autopiloot aan:Nee` speel je weer zelf.
game-leaving-free = **Voorgoed:** de plek is vrij, en niemand vraagt je nog iets. De autopiloot speelt tot iemand de plek overneemt met `/spel meedoen`; dat kun jij ook zijn, als iedereen akkoord gaat.
button-leave-kept = Vertrek voorlopig
button-leave-free = Vertrek voorgoed
game-substitute-too = Ook { $name } kan nu voor je antwoorden.
game-substitute-instead = { $name } antwoordt in jouw plaats, tot je zelf weer antwoordt.
game-substitute-none = Voor jou antwoord je nu alleen zelf.
game-report-sent = De stand zoals iedereen die ziet, is naar de eigenaar van de bot gestuurd; hier heb je hem ook. Er staat niets verborgens in.
report-of = Een rapport over spel `{ $game }`.
game-report = De stand zoals iedereen die ziet, om bij een bugmelding te voegen. Er staat niets verborgens in.
game-report-pages = Discord laat op deze server nu geen bestanden door. Hier is de stand zoals iedereen die ziet, om in een bugmelding te kopiëren:
game-status-lobby = De lobby is open.
report-file = stand
button-report = Meld het
plan-offer = Dat was je beurt. Plan je alvast de volgende, terwijl je wacht?
button-plan-next = Plan mijn volgende beurt
button-log-rest = De rest ({ $count })
log-empty = Er is nog niets gebeurd.
log-nothing-new = Er is niets gebeurd sinds je laatste bezoek. `/logboek alles:Ja` toont het laatste nog eens.
sheet-choice = { $investigator } ({ $name })
look-nothing = Niets heet hier “{ $query }”. Probeer een naam uit de lijst die verschijnt terwijl je typt.
rules-nothing = Geen enkele regel past bij “{ $topic }”. Probeer een onderwerp uit de lijst die verschijnt terwijl je typt.
rules-related = { $rule } · zie ook { $related }
rules-number = Aan deze tafel is N gelijk aan { $number }.
rules-more = { $count ->
    [one] Nog 1 regel noemt
   *[other] Nog { $count } regels noemen
  } het ook; met een nauwer onderwerp { $count ->
    [one] vind je die
   *[other] vind je ze
  }.
verify-same = **Elke worp klopt.** { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  }, { $picks ->
    [one] 1 trekking
   *[other] { $picks } trekkingen
  } en { $shuffles ->
    [one] 1 schudbeurt
   *[other] { $shuffles } schudbeurten
  }: alles is wat de seed op die adressen zegt, en de keten van het journaal is heel.
verify-from = Dit spel begon voordat de bot bewaarde wat er getrokken wordt; na te gaan is het { $part ->
    [turn] vanaf ronde { $number }
    [round] vanaf ronde { $number }
    [battle] vanaf de eindstrijd
   *[setup] vanaf de opzet
  }.
verify-never = **Er valt nog niets na te gaan.** Wat er in dit spel tot nu toe getrokken is, heeft de bot niet bewaard.
verify-broken-address = **Eén trekking is niet wat de seed zegt.** Die staat op adres `{ $address }`. Iemand heeft veranderd wat de bot heeft opgeslagen; meld het de eigenaar van de bot.
verify-broken-row = **De keten van het journaal is gebroken bij rij { $row }.** Iemand heeft veranderd wat de bot heeft opgeslagen; meld het de eigenaar van de bot.
verify-chain = Keten: `{ $chain }`. De vastgepinde status en het begin van elke ronde tonen de zes cijfers die de keten bij het begin van die ronde had.
verify-rules = { $count ->
    [one] Versie van de regels: { $rules }
   *[other] Versies van de regels, na elkaar: { $rules }
  }
verify-list = Alle trekkingen zijn bijgevoegd: adres, bereik, uitkomst.
verify-list-name = trekkingen
verify-seal = Zegel, bij het begin bekendgemaakt: `{ $seal }`
verify-seed = Seed: `{ $seed }`
verify-sealed = De seed blijft verzegeld tot de zaak gesloten is.
verify-how = -# Het zegel is SHA-256 van de 32 bytes van de seed. Een getal is HMAC-SHA256(seed, adres): de eerste zes bytes, modulo het aantal keuzes.
hint-answer = { $ask } Ik zou gaan voor **{ $choice }** ({ $why }).
help-asked = Jij bent aan zet: { $ask } Druk op een knop onder de vraag, of gebruik `/kiezen`.
help-waiting = Het wachten is op { $names }. Voor jou valt er nu niets te beantwoorden.
help-lobby = Hier staat een lobby open: druk op **Doe mee** onder het bericht, of gebruik `/spel meedoen`.
help-no-game = Hier is nog geen spel. `/spel nieuw` opent een lobby.
help-elsewhere = Jij bent aan zet in { $channel }.
help-looking = **Kijken:** `/spelbord`, `/personage`, `/opzoeken`, `/logboek`, `/regels`, `/tip`, `/spel status`; `/status` gaat over al je spellen; `/notitie` bewaart notities die alleen jij kunt lezen
help-playing = **Spelen:** druk op de knoppen, of gebruik `/verplaatsen`, `/ontwijken`, `/bevechten`, `/uitspreken`, `/gebruiken`, `/focus`, `/ontmoeting`, `/kopen`, `/uitwisselen`, `/uitgeven`, `/passen`, `/stemmen`; tweede editie: `/sluiten` en `/verzegelen`; derde: `/afweren`, `/onderzoeken` en `/vergaren`. `/kiezen` beantwoordt alles; `/plan` en `/orders` antwoorden vooraf
help-game = **Het spel:** `/spel nieuw`, `meedoen`, `vertrekken`, `opties`, `aanvullen`, `starten`, `terugdraaien`, `autopiloot`, `controle`, `rapport`, `stoppen`; `tempo`, `vervanger`, `invaller`, `overslaan`, `overdragen`, `wegsturen`, `volgen`, `verhuizen`; `/beknopt` voor minder woorden. Vertrekt de host uit de lobby, dan neemt iemand anders het over; zwijgt de host een dag lang, dan mag starten wie er een plek heeft; een lobby waar niets gebeurt, sluit na een week. Achteraf: `/natrekken` gaat de dobbelstenen na, `/terugkijken` toont het spel nog eens, `/spel bestand` bewaart het, `/geschiedenis` somt ze allemaal op, `/ik staat-van-dienst` de jouwe. `/spel nieuw zaak:` speelt een verzegelde zaak die ook aan andere tafels gespeeld wordt, `/spel nieuw gids:` een eerste zaak in je eentje, stap voor stap uitgelegd
help-server = **De server:** wie kanalen mag beheren, heeft `/server spellen` (wie spellen mag starten, waar, hoeveel tegelijk), `/server kanaal` (hier geen), `/server stoppen` en `/server verhuizen` voor elk spel. Wie deze commando’s ziet, regel je in Discord bij Serverinstellingen → Integraties
help-patience = Ben je aan zet, dan word je één keer genoemd en er daarna in het tempo van de tafel aan herinnerd, maar nooit in je rusturen (`/instellingen`). Er is geen haast: een spel mag een week duren.
me-nothing = Over jou wordt niets bewaard.
me-kept = Wat de bot over je bewaart, staat in het bestand ({ $count ->
    [one] één rij
   *[other] { $count } rijen
}): je nummer bij Discord, je instellingen en afwezigheden, en per spel je plek, antwoorden en stemmen. `/ik vergeten` wist het.
me-not-sure = Dat is niet terug te draaien, dus is `zeker:Ja` nodig.
me-forgotten = Alles wat over je bewaard werd, is gewist. In spellen die je gespeeld of verlaten hebt, ben je nu “iemand”. Wat in kanalen staat, blijft daar.
help-fan = Een onofficieel fanproject, los van de uitgever.

# Het programma starten
settings-bad = Corrigeer deze instellingen (in de omgeving of in het bestand .env):
settings-discord-token = DISCORD_TOKEN moet het token zijn en niets anders, uit één stuk, zonder spaties. Laat het leeg om op deze computer te spelen.
settings-database-path = DATABASE_PATH moet het pad van een bestand zijn, niet “{ $value }”.
settings-shards = SHARDS moet een geheel getal van 1 tot 1024 zijn, niet “{ $value }”.
settings-database-url = DATABASE_URL moet het adres van een PostgreSQL-database zijn, postgres://user:password@host:5432/database. Schrijf in het wachtwoord @ als %40, / als %2F en : als %3A. Laat het leeg om de spellen in een bestand te bewaren.
settings-person-presses = PERSON_PRESSES moet een geheel getal van 0 tot 100000 zijn, niet “{ $value }”.
settings-server-presses = SERVER_PRESSES moet een geheel getal van 0 tot 1000000 zijn, niet “{ $value }”.
settings-emoji = EMOJI moet yes of no zijn, niet “{ $value }”.
settings-report-channel = REPORT_CHANNEL moet de id zijn die Discord een kanaal geeft (een lang getal), niet “{ $value }”.
settings-health-port = HEALTH_PORT moet een geheel getal van 1 tot 65535 zijn, niet “{ $value }”.
settings-status-seconds = STATUS_SECONDS moet een geheel getal van 1 tot 3600 zijn, niet “{ $value }”.
settings-local-port = LOCAL_PORT moet een geheel getal van 0 tot 65535 zijn, niet “{ $value }”.
settings-log-level = LOG_LEVEL moet { $levels } zijn, niet “{ $value }”.
settings-discord-api = DISCORD_API moet een adres zijn dat met http begint, niet “{ $value }”.
start-server-unreachable = De PostgreSQL-server van DATABASE_URL is niet bereikbaar ({ $server }: { $why }). Controleer het adres, en of de server draait.
start-server-refused = De PostgreSQL-server van DATABASE_URL laat het programma niet binnen ({ $server }: { $why }). Controleer de gebruiker, het wachtwoord en de naam van de database; de database moet al bestaan.
start-idle = Elke server wordt al bediend; deze worker staat klaar.
start-local = De tafel staat klaar op { $url }
start-invite = { $name } is ingelogd. Nodig de bot uit op een server: { $link }
start-gateway-closed = Discord heeft de verbinding voorgoed verbroken (code { $code }), dus het programma stopt; onverzonden berichten blijven bewaard. { $number ->
    [4004] Het token is ongeldig: zet het nieuwe in .env.
    [4013] De bot vroeg om een intent die niet bestaat: werk het programma bij.
    [4014] De applicatie van de bot mag een gevraagde intent niet gebruiken: zie de pagina “Bot” op https://discord.com/developers/applications.
   *[other] Start het opnieuw; gebeurt dit vaak, meld het dan.
}
start-database-in-use = Een ander proces heeft { $path } open. Stop dat eerst, of geef DATABASE_PATH een ander bestand.
start-database-newer = { $path } is geschreven door een nieuwere versie van dit programma. Werk het bij.
start-database-unusable = De spellen in { $path } zijn niet te openen: { $why }. Controleer of dit programma daar kan lezen en schrijven, en of de schijf niet vol is.
start-database-foreign = { $path } is van een andere gebruiker (nummer { NUMBER($owner, useGrouping: 0) }), dus { $user } kan de spellen niet openen. Is het programma de eerste keer door een andere gebruiker gestart, bijvoorbeeld root? Geef ze aan { $user }, en start opnieuw: { $command }
start-database-damaged = { $path } is beschadigd ({ $why }), dus het programma is niet gestart en heeft niets veranderd. Zet het opzij, samen met het -wal-bestand ernaast, kopieer de nieuwste back-up uit { $directory } naar { $path }, en start opnieuw (README, “Restore”).
start-database-emptied = { $path } bevat geen spellen, maar { $beside } { $count ->
    [one] wijst
   *[other] wijzen
  } erop dat dat wel zo was, dus het programma is niet gestart en heeft niets veranderd. Is de juiste { $path } nog ergens, zet die dan terug. Zo niet, verplaats { $files } naar een andere map, kopieer { $copy } naar { $path }, en start opnieuw: wat er na die kopie gespeeld is, ben je kwijt. Wil je opnieuw beginnen, zonder de spellen van vroeger, verplaats dan dezelfde bestanden en kopieer niets (README, “Restore”).
start-database-in-log = { $path } is leeg of weg, maar alles wat erin stond, staat nog in { $log }, dus het programma is niet gestart en heeft niets veranderd. Om verder te gaan waar je was, zet je met dit commando een pagina nullen op die plaats en start je opnieuw: { $command } Wil je opnieuw beginnen, zonder dat alles, verplaats dan { $files } naar een andere map (README, “Restore”).
start-database-emptied-bare = { $path } bevat geen spellen, maar { $beside } { $count ->
    [one] wijst
   *[other] wijzen
  } erop dat dat wel zo was, dus het programma is niet gestart en heeft niets veranderd. Is de juiste { $path } nog ergens, zet die dan terug. In { $directory } is geen kopie met spellen; heb je er elders een, verplaats { $files } dan naar een andere map, kopieer die naar { $path }, en start opnieuw. Wil je opnieuw beginnen, zonder de spellen van vroeger, verplaats dan dezelfde bestanden en kopieer niets (README, “Restore”).
start-database-emptied-here = { $path } is leeg, maar { $beside } { $count ->
    [one] wijst
   *[other] wijzen
  } erop dat de kanalen en berichten van de tafel op deze computer erin stonden, dus het programma is niet gestart en heeft niets veranderd. Is de juiste { $path } nog ergens, of een kopie ervan, zet die dan terug. Wil je opnieuw beginnen, met lege kanalen, verplaats dan { $files } naar een andere map, en start opnieuw.
start-database-foreign-log = { $log } is niet het log van { $path }, maar van het bestand dat er eerder stond, dus het programma is niet gestart en heeft niets veranderd. Wil je verder met { $path } zoals het is, verplaats { $log } dan naar een andere map, en start opnieuw. Wil je verder met wat er eerder stond, zet dat bestand dan terug (README, “Restore”).
start-port-taken = Poort { $port } is bezet. Stop het programma dat hem gebruikt, of kies in .env een andere (LOCAL_PORT, HEALTH_PORT).
start-token-refused = Discord kent dit DISCORD_TOKEN niet. Kopieer het nog eens van de pagina “Bot” van je applicatie.
start-failed = Het programma kon niet starten: { $why }
start-stopping = Bezig met stoppen.

# Eén regel voor wie een stap voor het eerst tegenkomt
second-turns-sitting = Iedereen mag: wie het eerst drukt, speelt. Heeft iedereen een beurt gehad, dan komt de mythos.
second-turns-book = Om de beurt, fase voor fase: ben je aan zet, dan krijg je knoppen.
second-turns-sheet = Iedereen zegt vooraf wat er gaat gebeuren; het gebeurt in spelersvolgorde, en wat zich onderweg voordoet, beslis je zelf.
second-lesson-setup-sliders = Elk paar vaardigheden deelt één markeerder: schuif de ene omhoog en de andere zakt. In elk Onderhoud kun je ze weer verzetten.
second-lesson-upkeep-next = Onderhoud: je gebruikte kaarten worden ververst, voor sommige gooi je om te zien of ze blijven, en een paar kun je nu gebruiken.
second-lesson-upkeep-sliders = Markeerders: schuif een vaardigheid van een paar omhoog en de andere zakt. Je Focus zegt hoeveel posities je in totaal mag schuiven.
second-lesson-move-next = Verplaatsing: elke stap kost 1 verplaatsingspunt. Staat er een monster, dan moet je het ontwijken of bevechten voor je er weggaat of blijft staan.
second-lesson-move-world = Andere Werelden: je gaat van het eerste gebied naar het tweede, en dan terug naar Arkham.
second-lesson-return-gate = Je komt terug in Arkham door een poort naar de wereld die je verlaat. Bij de Ontmoetingen in Arkham kun je proberen die te sluiten.
second-lesson-combat-face = Een monster verspert de weg. Ontwijken is een test op Sneak; mislukt die, dan raakt het je en moet je vechten.
second-lesson-combat-round = Een gevecht gaat in gevechtsronden: elk is een Combat-test met wapens en spreuken, of een poging om te vluchten. Een misser kost Stamina.
second-lesson-combat-hands = Je hebt 2 handen. Wapens en spreuken houden ze de hele gevechtsronde bezet.
second-lesson-check-spend = Elke clue die je uitgeeft, geeft bij deze test 1 dobbelsteen meer. Je kunt ze één voor één uitgeven.
second-lesson-encounter-choose = Op een locatie heb je een ontmoeting, of je gebruikt wat de locatie te bieden heeft.
second-lesson-gate-close = Een poort die je hebt verkend, sluit je met een test op Lore of Fight tegen het getal van de poort.
second-lesson-gate-seal = 5 clues verzegelen een gesloten poort voorgoed: daar opent zich geen poort meer. Met 6 zegels is het spel gewonnen.
second-lesson-loss-items = Je verliest iets, maar je mag kiezen wat.
second-lesson-shop-buy = Koop met het geld dat je hebt. Wat je laat liggen, gaat terug naar de stapel.
second-lesson-trade-offer = Onderzoekers op dezelfde plaats kunnen uitwisselen. Kies wat je geeft en neemt; de andere speler moet akkoord gaan.
second-lesson-trade-consent = Bij een uitwisseling moeten beiden akkoord gaan. Geld, Gewone voorwerpen, Unieke voorwerpen en Spreuken kunnen van hand wisselen, ook zomaar.
second-lesson-mythos-clue = Een onderzoeker die daar staat, kan de clue meteen pakken.
second-lesson-battle-attack = De Ancient One is wakker. Ieders successen worden opgeteld; zijn het er genoeg, dan gaat er 1 doemfiche weg. Zijn ze allemaal weg, dan hebben jullie gewonnen.
third-lesson-setup-startingCards = Elke onderzoeker begint met een paar kaarten. Hier mag je kiezen.
third-lesson-action-turn = In elke ronde krijgt iedereen één beurt, in willekeurige volgorde: wie het eerst drukt, is de volgende.
third-lesson-action-next = Elke actie kun je één keer per ronde doen. Word je belaagd door een monster, dan kun je alleen aanvallen, ontwijken, focussen, of doen wat uitdrukkelijk mag.
third-lesson-move-step = Je kunt 2 vakken ver gaan, en voor elke $1 nog een; sommige kaarten veranderen dat. Kom je een gereed monster tegen, dan eindigt de verplaatsing: het belaagt je.
third-lesson-action-focus = Een Focusfiche telt 1 op bij zijn vaardigheid. Je kunt het ook bij een test uitgeven, om 1 dobbelsteen opnieuw te werpen.
third-lesson-attack-target = Een aanval is een test: elk succes doet 1 schade.
third-lesson-evade-which = Elk succes bevrijdt je van 1 monster en put het uit. Ben je ze allemaal kwijt, dan krijg je 1 actie extra.
third-lesson-test-prepare = Je gooit 1 dobbelsteen voor elk punt van de vaardigheid; een 5 of 6 is een succes. Kaarten kunnen dobbelstenen toevoegen, maar alleen voor de worp.
third-lesson-test-spend = Met een clue of een Focusfiche van deze vaardigheid werp je 1 dobbelsteen opnieuw.
third-lesson-harm-assign = Schade gaat van je Health af, horror van je Sanity. Sommige van je kaarten kunnen het voor je opvangen.
third-lesson-encounter-turn = In de Ontmoetingsfase heb je een ontmoeting waar je staat, tenzij een monster je belaagt. In een stadsdeel met clues kan die je er een opleveren.
third-lesson-shop-buy = Je kunt kopen wat er uitgestald ligt, voor de waarde die erop staat.
third-lesson-reaction-may = Er is net iets gebeurd waar een van je kaarten op kan reageren.
third-lesson-spell-remnants = Een spreuk uitspreken kost horror. Elk restant dat je uitgeeft, voorkomt er 1.
third-lesson-reckoning-order = Een afrekening brengt elke tekst in werking die het teken ervan draagt: op het scenarioblad, in de codex en op kaarten.
third-lesson-monster-prey = Monsters doen wat op hun kaart staat. Laat een kaart iets te kiezen, dan stemmen jullie allemaal.
third-lesson-doom-order = Doem hoopt zich op het bord op. De actie afweren haalt die weg uit je vak.
third-lesson-codex-order = De codexkaarten bevatten het doel en het gevaar. Komt een van beide uit, dan zegt de kaart hoe het verdergaat.
third-lesson-focus-discard = Je personagebeschrijving bepaalt hoeveel Focusfiches je tegelijk mag hebben.
third-lesson-trade-consent = Bij een uitwisseling moeten beiden akkoord gaan. Bondgenoten, voorwerpen, spreuken, geld, clues en restanten kunnen van hand wisselen, ook zomaar.
