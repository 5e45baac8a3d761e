# Tempo, wat er gebeurt bij stilte, tijdsduren
pace = Tempo
pace-explanation = Hoelang het spel op een antwoord wacht: herinneringen, deadline, stemmingen. Bij een tempo van wakkere uren tellen nachten en afwezigheden niet mee.
pace-week = ongeveer een week
pace-unhurried = geen haast, voor niemand wordt gespeeld
pace-evening = één avond
pace-blitz = blitz
pace-none = geen deadlines, geen herinneringen
pace-named = { $name } ({ $times })
pace-times = herinneringen: { $first } en { $second }, deadline: { $deadline }, stemmingen: { $vote }
pace-times-waking = wakkere uren; herinneringen: { $first } en { $second }, deadline: { $deadline }, stemmingen: { $vote }
span-never = onbeperkt
span-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
  }
span-hours = { $count } uur
span-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
  }
silence = Geen antwoord op tijd
silence-explanation = Wat er gebeurt als een deadline zonder antwoord verstrijkt.
silence-turn = de autopiloot speelt die ene beurt, zoals aangekondigd, tenzij iemand op Wacht drukt
silence-wait = het spel wacht, en de anderen kunnen stemmen over een invaller
silence-default = het standaardantwoord van de vraag geldt
silence-autopilot = de autopiloot speelt tot de speler terug is
pace-deadline = deadline na { $deadline }
pace-line = Tempo: { $pace } · Geen antwoord op tijd: { $silence }.
pace-now = De tafel is het eens over een nieuw tempo: { $pace }. Alle klokken beginnen opnieuw.
silence-now = De tafel is het eens over wat er gebeurt als een antwoord uitblijft: { $silence }.
choice-none = niets

# Standaardantwoorden en deadlines, altijd aan iedereen verteld
careful-by-silence = { $name } antwoordde niet op tijd, dus doet de autopiloot het: { $ask } **{ $choice }** (Regel { $rule }.)
default-by-silence = { $name } antwoordde niet op tijd. Volgens de regel van deze tafel geldt het standaardantwoord: { $ask } **{ $choice }** (Regel { $rule }.)
default-for-keeper = { $name } leidt dit spel en antwoordde niet op tijd, dus geldt het standaardantwoord: { $ask } **{ $choice }** (Regel { $rule }.)
default-by-vote = Bij stemming wordt { $name } overgeslagen en geldt het standaardantwoord: { $ask } **{ $choice }** (Regel { $rule }.)
autopilot-by-silence = { $name }, gevraagd { $since }, antwoordde niet op tijd. Volgens de regel van deze tafel speelt de autopiloot tot de speler terug is (`/spel autopiloot aan:Nee`).
turn-played = { $name }, gevraagd { $since }, antwoordde niet op tijd. Zoals aangekondigd speelt de autopiloot deze ene beurt; aan de plek verandert niets.
time-given = { $by } geeft { $name } meer tijd, tot { $until }.
autopilot-on-voted = Bij stemming speelt de autopiloot voor { $names }, tot die terug { AGREES($names) ->
    [one] is
   *[other] zijn
  } (`/spel autopiloot aan:Nee`).
silent-waiting = De tijd is om voor { $name }, gevraagd { $since }. Het spel wacht; de anderen kunnen stemmen over wie zolang handelt.
vote-line = { $ask } **{ $choice }** ({ $tally })
vote-for = { $names }
vote-else = voor { $choice }: { $names }
vote-closed = De stemming is gesloten: { $ask } **{ $choice }**, met { $votes ->
    [one] 1 stem
   *[other] { $votes } stemmen
  }. (Regel { $rule }.)
vote-default = De stemming is gesloten en niemand heeft gestemd, dus geldt het standaardantwoord: { $ask } **{ $choice }** (Regel { $rule }.)
vote-waits = De stemtijd is om, en niemand heeft gestemd. Volgens de regel van deze tafel blijft de stemming open: { $ask }
vote-tied = De stemmen staken: { $ask } { $name } ({ $first }) kan de knoop doorhakken.
proposal-lapsed = Vervallen; te weinig spelers gingen op tijd akkoord: { $what }

# Komen en gaan
stand-in = { $to } antwoordt nu voor { $names }, tot die weer zelf { AGREES($names) ->
    [one] antwoordt
   *[other] antwoorden
  }.
substitute-named = Ook { $to } kan nu voor { $names } antwoorden.
substitute-gone = Niemand anders antwoordt nog voor { $names }.
back-in-person = { $names } { AGREES($names) ->
    [one] is
   *[other] zijn
  } terug.
dropped-out = { $names } { AGREES($names) ->
    [one] heeft
   *[other] hebben
  } het spel voorgoed verlaten. Vrije plekken: { $seats }. Met `/spel meedoen` neem je er een over; tot dan speelt de autopiloot.
sent-away = Bij stemming { AGREES($names) ->
    [one] is
   *[other] zijn
  } { $names } uit dit spel weggestuurd. Vrije plekken: { $seats }. Met `/spel meedoen` neem je er een over; tot dan speelt de autopiloot.
seat-admit = { $to } neemt { $seats } over.
seat-hand = { $names } { AGREES($names) ->
    [one] draagt
   *[other] dragen
  } { $seats } over aan { $to }.
host-passed = { $host } is nu de host.
left-server = { $name } heeft de server verlaten. Het spel wacht; de anderen kunnen de plek openstellen voor iemand anders.
moved-here = Het spel gaat hier verder. Er is niets verloren, en alle klokken beginnen opnieuw.

# Voorstellen
proposal-autopilot-silent = De autopiloot laten spelen voor { $names }, tot die terug { AGREES($names) ->
    [one] is
   *[other] zijn
  }?
proposal-sitting = { $by } stelt voor dat de autopiloot alleen deze beurt speelt voor { $names }.
proposal-sitting-silent = Alle anderen hebben hun beurt gehad. De autopiloot alleen deze beurt laten spelen voor { $names }? Aan de plek verandert niets.
proposal-option = { $by } stelt voor, vanaf de volgende ronde: { $wanted }.
option-changed = Aangenomen, vanaf volgende ronde.
option-wanted = { $name }: { $value }
sitting-by-vote = Bij stemming speelt de autopiloot deze ene beurt voor { $names }. Aan de plek verandert niets.
sitting-by-silence = { $names }, gevraagd { $since }: geen antwoord op tijd. Volgens de regel van deze tafel speelt de autopiloot deze ene beurt; aan de plek verandert niets.
sitting-played = { $names } { AGREES($names) ->
    [one] kan
   *[other] kunnen
  } weer spelen.
sitting-lapsed = { $names } { AGREES($names) ->
    [one] begon
   *[other] begonnen
  } { $since } aan een beurt en { AGREES($names) ->
    [one] liet
   *[other] lieten
  } die liggen. De beurt is teruggedraaid, en wie er is, mag.
proposal-kick-silent = { $names } { AGREES($names) ->
    [one] is
   *[other] zijn
  } weg. De plek ({ $seats }) openstellen voor iemand anders?
proposal-replace = { $by } stelt voor dat { $to } voorlopig invalt voor { $names }.
proposal-kick = { $by } stelt voor { $names } uit dit spel weg te sturen. Dan komt vrij: { $seats }.
proposal-skip = { $by } stelt voor de vraag aan { $names } over te slaan en het standaardantwoord te nemen.
proposal-admit = { $to } wil { $seats } overnemen (nu { $names }). Iedereen aan tafel moet akkoord gaan.
proposal-hand = { $by } wil { $seats } overdragen aan { $to }.
proposal-pace = { $by } stelt een nieuw tempo voor: { $pace }.
proposal-silence = { $by } stelt voor, als een antwoord uitblijft: { $silence }.
proposal-pace-and-silence = { $by } stelt een nieuw tempo voor: { $pace }. En als een antwoord uitblijft: { $silence }.
proposal-where = { $what } Stemmen kan in { $channel }.
proposal-closes = De stemming sluit { $when }.
button-act-for = Laat mij zolang handelen

# Weigeringen
refused-own-substitute = Dat is dezelfde persoon. Noem iemand anders.
refused-seat-taken = Die onderzoeker wordt al door iemand gespeeld. Overnemen kun je een vrije plek, of een die de autopiloot speelt.
refused-no-free-seat = Hier is geen plek vrij, en de autopiloot speelt er geen. Met `/spel volgen` kijk je mee.
refused-not-awaited = Op die speler wacht het spel niet.
refused-nobody-there = Die persoon heeft hier geen plek.
refused-about-oneself = Dat ben jij zelf. Met `/spel vertrekken` of `/spel autopiloot` kan dat zonder stemming.
refused-no-such-pace = “{ $pace }” is geen tempo. Kies er een uit de lijst, of geef eigen tijden: 30m, 12h of 2d, van 1 minuut tot 90 dagen, of - voor geen; elke tijd moet langer zijn dan die ervoor.
refused-waits-already = Het spel wacht al, tot { $until }.
refused-already-here = Dat spel is al in dit kanaal.
refused-autopilot-for-you = De autopiloot speelt voor jou. Met `/spel autopiloot aan:Nee` speel je weer zelf.
refused-no-such-zone = “{ $zone }” is geen tijdzone. Typ een stad en kies uit de lijst.
refused-no-such-hours = Rusturen hebben een begin en een eind nodig, geschreven als 22:00 of 22.
refused-no-such-absence = Een afwezigheid moet in de toekomst eindigen en hoogstens 120 dagen duren. Schrijf dagen als 2026-12-24.
refused-no-thread = De bot kan hier geen thread beginnen. Daarvoor is een tekstkanaal nodig en het recht “Openbare threads maken”.
refused-not-seen = De bot kan dit kanaal niet zien. Noem hem in de thread, dan mag hij erin, of geef hem hier het recht “Kanaal bekijken”, en probeer het nog eens.
refused-no-person = Bots kunnen niet aan tafel zitten. Noem een mens.
refused-no-such-game = Geen van je spellen heet zo.

# Herinneringen
reminder-asked = { $who }, jij bent aan zet{ $where }: { $ask }
reminder-first = { $who }, jij bent nog steeds aan zet{ $where }: { $ask }
reminder-second = { $who }, laatste herinnering: jij bent aan zet{ $where }: { $ask }
reminder-first-race = { $who }, je beurt staat nog open{ $where }: { $ask }
reminder-second-race = { $who }, laatste herinnering: je beurt staat nog open{ $where }: { $ask }
reminder-more = { $line } En nog { $count ->
    [one] 1 vraag
   *[other] { $count } vragen
  }.
reminder-where = { " " }in { $channel }
reminder-link = { $line } → [de vraag]({ $link })
reminder-deadline-turn = -# Om { $time } ({ $when }) speelt de autopiloot deze ene beurt voor je. Iedereen, ook jij, kan op Wacht drukken voor nog { $more }.
reminder-deadline-wait = -# De tijd is om { $when }; dan kunnen de anderen iemand voor je laten handelen.
reminder-deadline-default = -# De tijd is om { $when }; dan geldt het standaardantwoord.
reminder-deadline-autopilot = -# De tijd is om { $when }; dan speelt de autopiloot tot je terug bent.

# Hoelang een spel duurt
lobby-foretold = Met deze instellingen, en afgaand op hoe jullie tot nu toe antwoordden: ongeveer { $days ->
    [one] een dag
   *[other] { $days } dagen
  }.
foretold-was = -# De zaak duurde { $days ->
    [one] een dag
   *[other] { $days } dagen
  }; voorspeld: { $foretold ->
    [one] een dag
   *[other] { $foretold } dagen
  }.
history-tempo = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
  } · antwoord kwam na: { $people }
history-answers = { $name } { $span }

# Status
status-deadline = { $line } · de tijd is om { $when }
status-latest = Het laatste:
status-happened = { $line } [↗]({ $link })
status-pace = Tempo: { $pace }.
status-parked = De bot kan in dit kanaal niet schrijven. Het spel en de klokken staan stil.
status-spectators = Meekijkers: { $names }.
status-stand-in = { $substitute } antwoordt voor { $names }.
status-autopilot = Op de autopiloot: { $names }.
mine-none = Je zit in geen enkel spel. `/spel nieuw` opent er een.
mine-head = **{ $channel }** · { $headline }
mine-asked = Jij bent aan zet, gevraagd { $since }: { $ask }
mine-may-answer = Je kunt antwoorden voor { $names }: { $ask }
mine-waiting = Voor jou valt er niets te beantwoorden. Het wachten is op { $names }.
mine-quiet = Niemand heeft iets te beantwoorden.
mine-lobby = De lobby is open.
mine-following = Je volgt dit spel.
mine-notes = Je notities:
note-none = Je hebt geen notities bij dit spel.
mine-news = Sinds je laatste bezoek:
mine-no-news = Er is niets gebeurd sinds je laatste bezoek.
mine-more-news = … en daarvoor nog { $count ->
    [one] 1 ding
   *[other] { $count } dingen
  }: `/logboek` daar.

# Instellingen
settings-title = **Je instellingen**, voor al je spellen
settings-notify = Dat je aan zet bent, hoor je { $notify }.
notify-mention = via een vermelding in het kanaal
notify-direct = via een privébericht
settings-zone = Tijdzone: { $zone } (daar is het nu { $time }).
settings-quiet = Rusturen: { $from } tot { $to }. Dan zijn er geen pings en loopt er geen klok af.
settings-no-quiet = Geen rusturen.
settings-away = Afwezig van { $from } tot { $until }. De deadlines wachten op je.
settings-not-away = Niet afwezig.
settings-played = Is je tijd om, dan kan de autopiloot een beurt voor je spelen als de tafel dat toestaat.
settings-language = Antwoorden die alleen jij ziet: { $language }.
language-of-discord = de taal van je Discord
language-en = English
language-cs = Čeština
language-de = Deutsch
language-nl = Nederlands
language-es = Español
language = Taal
language-explanation = De taal waarin het kanaal het verhaal hoort. Antwoorden die alleen jij ziet, en commando’s, zijn in je eigen taal (`/instellingen taal`).
language-now = Vanaf hier in deze taal: { $language }.
settings-record-me = Alleen jij ziet je staat van dienst (`/ik staat-van-dienst`).
settings-record-others = Anderen kunnen je staat van dienst zien (`/ik staat-van-dienst`).
settings-never-played = De autopiloot speelt nooit voor je; is je tijd om, dan wacht de tafel.
absence-ask = **Wanneer ben je terug?** De deadlines wachten op je. (`/instellingen afwezig tot:` neemt elke datum.)
absence-until = tot { $day } ({ $days ->
    [one] morgen
   *[other] over { $days } dagen
  })
absence-back = Ik ben terug
status-away = { $name } is er niet tot { $until }.
button-wait = Wacht

# Antwoorden op commando’s
game-thread = De lobby is open in { $channel }.
game-moved = Het spel is nu in dit kanaal.
game-moved-away = -# Het spel gaat verder in { $channel }.
game-follows = Je volgt dit spel nu: `/status` en `/logboek` vertellen je wat er gebeurt, en geen ping stoort je.
game-follows-not = Je volgt dit spel niet meer.
game-pace-shown = { $line } Aanpassen kan met de opties van dit commando.
thread-name = Een zaak in Arkham, host: { $host }

# Wat bepaald wordt door wie de server beheert
server-who-everybody = iedereen
server-who-role = de leden van een rol
server-who-nobody = niemand
server-rules-who = { $who ->
    [role] Spellen starten mogen { $role }, en wie de server beheert.
    [nobody] Alleen wie de server beheert, mag spellen starten.
   *[everybody] Iedereen mag spellen starten.
  }
server-rules-anywhere = In elk kanaal.
server-rules-only = Alleen in { $channels }.
server-rules-closed = Niet in { $channels }.
server-rules-most = { $most ->
    [0] Zo veel spellen tegelijk als men wil.
    [one] Eén spel tegelijk.
   *[other] Hoogstens { $most } spellen tegelijk.
  }
server-games = { $count ->
    [0] Nu geen spellen.
    [one] Nu één spel:
   *[other] Nu { $count } spellen:
  }
server-game = { $channel }: { $status ->
    [lobby] een lobby
   *[playing] wordt gespeeld
  }, host { $host } (`{ $game }`)
server-channel-open = In dit kanaal mogen spellen gestart worden.
server-channel-closed = In dit kanaal worden geen spellen meer gestart. Lopende gaan door; `/server stoppen` beëindigt er een.
server-ended = Het is voorbij; het kanaal heeft het te horen gekregen.
refused-managers-only = Dat is voor wie dat kanaal of de server mag beheren.
refused-server-managers-only = Wat op de hele server geldt, is aan wie de server mag beheren.
refused-no-role = Zeg met `rol` om de leden van welke rol het gaat.

# Commando’s
command-settings = instellingen
command-settings-description = Hoe en wanneer de bot je zegt dat je aan zet bent, in al je spellen
command-settings-show = tonen
command-settings-show-description = Je instellingen
command-settings-notify = meldingen
command-settings-notify-description = Hoe de bot je zegt dat je aan zet bent
command-settings-notify-by = hoe
command-settings-notify-by-description = Via een vermelding in het kanaal, of via een privébericht
command-settings-timezone = tijdzone
command-settings-timezone-description = Je tijdzone, voor je rusturen
command-settings-timezone-zone = zone
command-settings-timezone-zone-description = Een stad of streek; wat past, verschijnt terwijl je typt
command-settings-quiet = rust
command-settings-quiet-description = Uren zonder pings, waarin geen klok van je afloopt; zonder tijden: geen
command-settings-quiet-from = van
command-settings-quiet-from-description = Begin, bijvoorbeeld 22:00
command-settings-quiet-to = tot
command-settings-quiet-to-description = Eind, bijvoorbeeld 8:00
command-settings-away = afwezig
command-settings-away-description = Zegt dat je er niet zult zijn; zonder datum vraagt een formulier ernaar
command-settings-away-back = terug
command-settings-away-back-description = Ja: je bent eerder terug
command-settings-autopilot = autopiloot
command-settings-autopilot-description = Of de autopiloot een beurt voor je mag spelen als je tijd om is
command-settings-autopilot-on = aan
command-settings-autopilot-on-description = Ja: dat mag. Nee: nooit
command-settings-language = taal
command-settings-language-description = In welke taal je antwoord krijgt
command-settings-language-to = welke
command-settings-language-to-description = De taal, of die van je Discord
command-settings-record = staat-van-dienst
command-settings-record-description = Wie je staat van dienst kan zien: alleen jij, tenzij je anders zegt
command-settings-record-to = wie
command-settings-record-to-description = Wie hem kan zien
record-to-me = Alleen ik
record-to-others = Iedereen die ernaar vraagt
command-settings-away-days = dagen
command-settings-away-days-description = Voor hoeveel dagen
command-settings-away-from = vanaf
command-settings-away-from-description = Eerste dag, bijvoorbeeld 2026-12-24; leeg: nu
command-settings-away-until = tot
command-settings-away-until-description = De dag dat je terug bent, bijvoorbeeld 2027-01-02
command-status = status
command-status-description = Je open vragen in al je spellen, en wat er sinds je laatste bezoek is gebeurd
command-game-new-thread = thread
command-game-new-thread-description = Ja: het spel krijgt een eigen thread
command-game-pace = tempo
command-game-pace-description = Hoelang het spel wacht, en wat er dan gebeurt; in de lobby door de host, later bij stemming
command-game-pace-preset = voorinstelling
command-game-pace-preset-description = Ongeveer een week, geen haast, één avond, blitz
command-game-pace-first = eerste
command-game-pace-first-description = Tijd tot de eerste herinnering: 30m, 12h, 2d, of - voor nooit
command-game-pace-second = tweede
command-game-pace-second-description = Tijd tot de tweede herinnering
command-game-pace-deadline = deadline
command-game-pace-deadline-description = Tijd tot de deadline
command-game-pace-vote = stemming
command-game-pace-vote-description = Tijd voor stemmingen
command-game-pace-silence = stilte
command-game-pace-silence-description = Wat er gebeurt als iemand niet op tijd antwoordt
command-game-substitute = vervanger
command-game-substitute-description = Noemt iemand die voor je kan antwoorden; leeg: niemand
command-game-substitute-player = speler
command-game-substitute-player-description = Wie voor je kan antwoorden
command-game-substitute-instead = in-plaats-van-mij
command-game-substitute-instead-description = Ja: antwoordt in jouw plaats, tot je zelf weer antwoordt
command-game-hand = overdragen
command-game-hand-description = Draagt je plek over aan iemand die daarmee akkoord gaat
command-game-hand-player = speler
command-game-hand-player-description = Wie die krijgt
command-game-standin = invaller
command-game-standin-description = Stelt voor dat iemand handelt voor een speler die er niet is
command-game-standin-for = voor
command-game-standin-for-description = Wie er niet is
command-game-standin-by = wie
command-game-standin-by-description = Wie zolang handelt; leeg: jij
command-game-kick = wegsturen
command-game-kick-description = Stelt voor een speler weg te sturen; de plek komt vrij
command-game-kick-player = speler
command-game-kick-player-description = Wie
command-game-skip = overslaan
command-game-skip-description = Stelt voor iemands vraag over te slaan; het standaardantwoord geldt
command-game-skip-player = speler
command-game-skip-player-description = Wiens vraag
command-game-follow = volgen
command-game-follow-description = Volg een spel zonder plek en zonder pings
command-game-follow-on = aan
command-game-follow-on-description = Nee: volg niet meer
command-game-move = verhuizen
command-game-move-description = Verhuist een van je spellen naar dit kanaal
command-game-move-game = spel
command-game-move-game-description = Welk spel; de lijst toont wat hierheen kan verhuizen
