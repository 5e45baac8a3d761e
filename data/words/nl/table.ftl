# Weigeringen: beleefd, onder vier ogen, en met wat er te doen valt.
refused-table-full = Alle { $most } plekken zijn bezet. Meekijken kan met `/spel volgen`, `/spelbord` en `/logboek`.
refused-not-at-table = Je hebt geen plek in dit spel. Met `/spel meedoen` neem je een vrije; met `/spel volgen`, `/spelbord` en `/logboek` kijk je mee.
refused-not-in-lobby = Je hebt geen plek in deze lobby. Met **Doe mee** onder het bericht krijg je er een.
refused-no-such-option = Er is geen optie “{ $option }”. `/spel opties` somt ze op.
refused-no-such-value = “{ $value }” is geen van de keuzes. Kies er een uit de lijst die verschijnt terwijl je typt.
refused-no-such-investigator = Zo heet geen enkele onderzoeker. Kies er een uit de lijst die verschijnt terwijl je typt.
refused-investigator-taken = { $name } heeft die onderzoeker al. Kies een andere.
refused-no-such-edition = Die editie bestaat niet. Kies er een uit de lijst die verschijnt terwijl je typt.
refused-no-scenarios = Die editie heeft geen scenario’s. Laat het scenario weg, of zet er `editie:derde` bij.
refused-channel-taken = In dit kanaal is al een spel. Beëindig het met `/spel stoppen`, of start het jouwe in een ander kanaal.
refused-games-by-role = Op deze server worden spellen gestart door { $role }.
refused-games-by-nobody = Op deze server mag voorlopig alleen wie hem beheert spellen starten.
refused-games-not-here = Geen spellen in dit kanaal. Wie het beheert, bepaalt dat met `/server kanaal`.
refused-games-elsewhere = Op deze server worden spellen gestart in { $channels }.
refused-games-at-once = Op deze server lopen al zo veel spellen als er mogen: { $most }. Is er een afgelopen, dan kan een nieuw beginnen.
refused-too-many-alone = Je speelt hier in je eentje al { $most ->
    [one] een spel
   *[other] { $most } spellen
  }. Speel er een uit, of sluit er een met `/spel stoppen`.
refused-too-many-lobbies = Je hebt hier al { $most ->
    [one] een lobby
   *[other] { $most } lobby’s
  } open. Start er een, of sluit er een met `/spel stoppen`.
refused-host-only = Dat kan alleen de host: { $host }. Blijft die een dag lang stil, dan kan wie hier een plek heeft het ook.
refused-too-few-seats = Te weinig spelers: eerst { $least ->
    [one] moet er minstens { $least } plek
   *[other] moeten er minstens { $least } plekken
  } bezet zijn.
unplayable-team-players = Een team van onderzoekers is voor 1 of 2 spelers. Zet “Team van onderzoekers” uit, of laat { $most ->
    [one] 1 speler
   *[other] hoogstens { $most } spelers
  } een plek nemen.
unplayable-double-gates-players = “Dubbele poorten” vergt minstens { $least } onderzoekers. Zet het uit, of laat meer spelers meedoen.
unplayable-guilt-vote-alone = “Schuld bij stemming” werkt alleen met “Schuld om gestrande collega’s”. Zet dat ook aan.
unplayable-strict-order-alone = “Strikte volgorde” werkt alleen met de beurtvolgorde “Om de beurt, fase voor fase, volgens het boekje”.
unplayable-seats = Dit spel is voor { $min } tot { $max } onderzoekers.
unplayable-same-sheet = Twee plekken hebben dezelfde onderzoeker. Een van de twee moet een andere kiezen.
refused-already-seated = Je hebt hier al een plek. Nog eens `/spel meedoen` biedt je er nog een aan.
refused-seats-changed = Dat is al meegeteld; in het bericht van de lobby staat wie waar zit.
refused-keeper-has-no-seat = Je bent in dit spel de Keeper: je leidt het, en hebt geen onderzoeker.
refused-stale = Dat is al beslist.
refused-unknown-option = Die keuze is er niet meer. `/kiezen` somt op wat er nog is.
refused-twice = Kies elk maar één keer.
refused-too-few = Te weinig. Kies er meer.
refused-too-many = Te veel. Kies er minder.
refused-no-such-offer = Dat kun je nu niet gebruiken. `Gebruik…` onder het statusbericht somt op wat er wel kan.
somebody = iemand
refused-said-by-other = { $name } heeft dit al vastgelegd, en daar blijft het bij. Je kunt het zien en namens die speler antwoorden, maar het niet veranderen.
refused-too-busy = Te veel mensen bekijken nu oude spellen. Probeer het over een minuut nog eens.
refused-too-long = Dat is te lang: hoogstens { $most } tekens, graag.
refused-note-empty = Die notitie is leeg.
refused-no-such-note = Je hebt geen notitie { $number }. `/notitie lijst` toont ze.
refused-too-many-notes = Je kunt { $most } notities bij een spel bewaren. Wis er eerst een.
refused-still-playing = Je zit nog in een spel: { $channels }. Verlaat dat eerst (`/spel vertrekken`), of draag het over aan een andere host.
refused-not-your-seat = Die plek is van iemand anders.
refused-nothing-to-undo = Je hebt geen antwoord om terug te draaien.
refused-not-your-turn = Je bent niet aan zet. Het wachten is op { $names }.
refused-autopilot-turn = De autopiloot is aan het kiezen. Een ogenblik.
refused-no-game = Geen spel in dit kanaal. `/spel nieuw` opent er een.
refused-already-started = Het spel is al begonnen.
refused-not-started = Het spel is nog niet begonnen. De host drukt op **Start**.
refused-game-over = Dit spel is afgelopen. `/spel nieuw` opent een ander.
refused-nothing-asked = Er valt nu niets te beantwoorden.

# Wat de tafel zelf zegt
autopilot-name = Autopiloot { $number }
autopilot-on = De autopiloot speelt nu voor { $names }.
autopilot-off = { $names } { AGREES($names) ->
    [one] is
   *[other] zijn
  } terug.
left-to-autopilot = { $names } { AGREES($names) ->
    [one] is
   *[other] zijn
  } er even niet; zolang speelt de autopiloot { $seats }.
taken-back = { $person } draait een antwoord terug: { $what } { $count ->
    [0] Er was nog niets van gekomen.
    [one] Het bericht erover is gemarkeerd en telt niet meer.
   *[other] De { $count } berichten erover tellen niet meer; de laatste zijn gemarkeerd.
  } Dobbelstenen en kaarten vallen straks weer precies zo.
taken-back-mark = ↩ **Teruggedraaid{ $person ->
    [nobody] {""}
   *[other] { " " }door { $person }
  }.**
given-answer = { $ask } – **{ $choice }**.
given-offer = **{ $offer }**.
given-unknown = het laatste.
given-up = De tafel heeft deze zaak opgegeven. Arkham zal op zichzelf moeten passen.
ended-by-server = Dit spel is beëindigd door wie de server beheert.
owner-notice = **Van de eigenaar van deze bot:** { $text }
lobby-closes = In deze lobby gebeurt al dagen niets. De lobby sluit { $when }, tenzij iemand meedoet, vertrekt of iets kiest.
lobby-expired = De lobby is gesloten: niemand kwam terug. `/spel nieuw` opent een andere.
lobby-ended = De lobby is gesloten door wie de server beheert.
lobby-host-silent = { $host } heeft hier al een dag niets gedaan. Wie hier een plek heeft, mag nu starten of de opties aanpassen, en is daarmee de host.
seed-opened = -# De seed van de dobbelstenen ligt open: `{ $seed }`. `/natrekken` gaat elke worp na.
step-restarted = Een herstelde fout heeft deze stap veranderd; hij begint opnieuw. Alles daarvoor blijft staan.
proposal-undo = { $by } wil een antwoord terugdraaien: { $what }{ $count ->
    [0] { "" }
    [one] { " " }1 later antwoord vervalt mee.
   *[other] { " " }{ $count } latere antwoorden vervallen mee.
  }{ $several ->
    [0] { "" }
   *[other] { " " }Ook wat anderen deden, vervalt: { $others }.
  }
proposal-end = { $by } stelt voor dit spel op te geven.
proposal-autopilot = { $by } stelt voor de autopiloot te laten spelen voor { $names }.
proposal-replace-oneself = { $by } biedt aan voorlopig in te vallen voor { $names }.
proposal-ended = **{ $outcome }** { $what }
proposal-over-agreed = Aangenomen door { $names }.
proposal-over-refused = Verworpen door { $names }.
proposal-over-stale = Vervallen: het spel ging verder.
proposal-over-back = Vervallen: het spel ging terug.
proposal-over-game = Vervallen: het spel is afgelopen.
proposal-over-late = Vervallen: te weinig spelers gingen op tijd akkoord.
proposal-over-answered = Vervallen: de vraag is beantwoord.
proposal-over-gone = Vervallen: { $name } heeft de tafel verlaten.
proposal-over-moved = Vervallen: de plek is nu van iemand anders.
proposal-over-replaced = Vervangen door een nieuw voorstel van { $name }.
proposal-over-renewed = Vervangen: hetzelfde is opnieuw voorgesteld.

# Opties die anders hetzelfde zouden luiden
option-twin = { $label } ({ $number })
turn-chained = { $opening } · keten `{ $chain }`
