# Gezegd op de opdrachtregel
flags-refused = { $why }. Er zijn: { $known }
game-status = { $status ->
    [lobby] lobby
    [playing] loopt
    [over] afgelopen
   *[ended] beëindigd
  }
export-usage = Welk spel? npm run export -- SPEL [BESTAND]
export-game = { $game } ({ $status }) in kanaal { $channel }
export-exists = { $file } bestaat al; er is niets geschreven.
export-done = Geschreven: { $file }. De stapels en de seed staan erin, dus houd het bij de spelers vandaan tot het spel afgelopen is.
export-failed = Er is niets geëxporteerd: { $why }
import-usage = Welk bestand? npm run import -- BESTAND [KANAAL]
import-done = Spel { $game } uit { $file } staat in de database. Het gaat verder als de bot start.
import-failed = Er is niets geïmporteerd: { $why }
archive-no-such-game = er is geen spel met die naam.
archive-already-there = dat spel staat al in deze database.
archive-not-an-archive = dit is geen spel dat door dit programma is geëxporteerd.

# Alle spellen verhuizen
move-usage =
    Waarheen? Stop eerst de bot, met al zijn workers.
    npm run move -- --to postgres://user@host:5432/database     kopieert alle spellen uit het bestand op DATABASE_PATH naar een lege PostgreSQL-database
    npm run move -- --from postgres://user@host:5432/database   kopieert ze terug naar een nieuw bestand op DATABASE_PATH
    Zet het wachtwoord in PGPASSWORD (in de omgeving of in het bestand .env), zodat geen proceslijst het toont.
move-no-address = Dat is niet het adres van een PostgreSQL-database. Zo ziet er een uit: postgres://user@host:5432/database. Er is niets gekopieerd.
move-begins = Van { $from } naar { $to }:
move-table = { $table }: { $done ->
    [one] 1 rij
   *[other] { $done } rijen
  }
move-step = { $table }: { $done } van { $all } rijen
move-done-to = { $rows ->
    [one] 1 rij is
   *[other] { $rows } rijen zijn
  } gekopieerd; bij alle tabellen kloppen aantal en controlegetal. Zet DATABASE_URL in .env en start de bot. Het bestand { $path } is zoals het was: verplaats het, zodat niemand er per ongeluk mee verder speelt.
move-done-from = { $rows ->
    [one] 1 rij is
   *[other] { $rows } rijen zijn
  } gekopieerd; bij alle tabellen kloppen aantal en controlegetal. Haal DATABASE_URL uit .env en start de bot: de spellen staan nu in { $path }.
move-failed = Er is niets gekopieerd: { $why }
move-refused-unreachable = de server is niet bereikbaar ({ $why }). Controleer het adres, en of de server draait.
move-refused-refused = de server laat ons niet binnen ({ $why }). Controleer de gebruiker, het wachtwoord en de naam van de database; de database moet al bestaan.
move-refused-not-empty = die database is niet leeg (de tabel { $why } heeft rijen). Maak een lege, bijvoorbeeld met createdb, en noem die.
move-refused-file-there = { $why } bestaat al. Verplaats het, of stel DATABASE_PATH in op een nieuw bestand.
move-refused-no-games = in die database staan geen spellen. Controleer de naam.
move-refused-older = die database is geschreven door een oudere versie van dit programma. Start de bot één keer, dan wordt die bijgewerkt, stop hem weer, en probeer het nog eens.
move-refused-newer = die database is geschreven door een nieuwere versie van dit programma. Werk het bij.
move-refused-running = er is een bot met die database verbonden. Stop eerst alle workers.
move-refused-differs = wat er in de tabel { $why } aankwam, is niet wat er verzonden is. Meld dit.
move-refused-other = { $why }

# Limieten die verschillende workers delen
proxy-ready = De REST-API van Discord voor verschillende workers, met limieten die voor allemaal samen gelden. Geef elk ervan DISCORD_API={ $api }
proxy-bad-port = --port moet een geheel getal van 0 (een willekeurige vrije poort) tot 65535 zijn, niet “{ $port }”.
proxy-port-taken = Poort { $port } is bezet. Stop het programma dat hem gebruikt, of kies een andere met --port.

# Waar elke soort gebeurtenis volgens het verhaal vandaan komt (npm run causes)
causes-head = { $edition }, { $games ->
    [one] 1 spel
   *[other] { $games } spellen
  }: { $types ->
    [one] er wordt 1 soort gebeurtenis
   *[other] er worden { $types } soorten gebeurtenissen
  } verteld.
causes-row = { $type }: genoemd { $named }; vanzelfsprekend { $evident } ({ $example })
causes-foot = { $edition }: { $count ->
    [one] 1 soort gebeurtenis is
   *[other] { $count } soorten gebeurtenissen zijn
  } zonder oorzaak vanzelfsprekend, al was het maar één keer: { $types }.

# npm run owner
owner-no-port = Stel HEALTH_PORT in .env in en start de bot opnieuw: daar antwoordt hij zijn eigenaar.
owner-nobody = Op poort { $port } van deze machine antwoordt niemand. Draait de bot, met deze HEALTH_PORT?
owner-refused = De bot die antwoordt, heeft een ander DISCORD_TOKEN dan de instellingen hier.
owner-failed = De bot kon niet antwoorden (status { $status }); in zijn log staat waarom.
owner-notice-length = Een mededeling heeft 1 tot { $most } tekens.
owner-noticed = { $count ->
    [one] Eén tafel krijgt het te horen.
   *[other] { $count } tafels krijgen het te horen.
  }
owner-version = Versie { $version }, draait sinds { $since } UTC.
owner-connected = Verbonden met Discord; wachtende aankondigingen: { $waiting }.
owner-not-connected = Niet verbonden met Discord; wachtende aankondigingen: { $waiting }.
owner-backup = Laatste back-up: { $at } UTC.
owner-no-backup = Geen back-up door de bot zelf.
owner-games = Spellen: { $games }.
owner-status = { $status } { $count }
owner-parked = Geparkeerd: { $count }.
owner-parked-game = • { $game } op server { $guild }, kanaal { $channel }: { $reason }
owner-failing = In storing: { $count }.
owner-failing-game = • { $game } op server { $guild }, kanaal { $channel }: { $waiting } wachtend sinds { $since } UTC; laatst { $why }
