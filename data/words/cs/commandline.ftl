# Co se říká v příkazové řádce
export-usage = Kterou hru? npm run export -- HRA [SOUBOR]
export-game = { $game } ({ $status }) v kanálu { $channel }
export-exists = { $file } už existuje; nic se nezapsalo.
export-done = Zapsáno: { $file }. Jsou v něm balíčky i zárodek, a tak ho hráčům neukazuj, dokud hra neskončí.
export-failed = Nic se nevyvezlo: { $why }
import-usage = Který soubor? npm run import -- SOUBOR [KANÁL]
import-done = Hra { $game } ze souboru { $file } je v databázi. Pokračovat bude, až se bot spustí.
import-failed = Nic se nenačetlo: { $why }
archive-no-such-game = hra toho jména není.
archive-already-there = ta hra už v této databázi je.
archive-not-an-archive = tohle není hra vyvezená tímto programem.

# Stěhování všech her
move-usage =
    Kam? Nejdřív zastav bota i se všemi jeho procesy.
    npm run move -- --to postgres://user@host:5432/database     zkopíruje všechny hry ze souboru DATABASE_PATH do prázdné databáze PostgreSQL
    npm run move -- --from postgres://user@host:5432/database   zkopíruje je zpátky do nového souboru DATABASE_PATH
    Heslo dej do PGPASSWORD (do prostředí nebo do souboru .env), aby je neukázal žádný výpis procesů.
move-no-address = To není adresa databáze PostgreSQL. Vypadá takto: postgres://user@host:5432/database. Nic se nezkopírovalo.
move-begins = Z { $from } do { $to }:
move-table = { $table }: { $done ->
    [one] 1 řádek
    [few] { $done } řádky
   *[other] { $done } řádků
  }
move-step = { $table }: řádky { $done } z { $all }
move-done-to = Zkopírované řádky: { $rows }; počty i otisky všech tabulek souhlasí. Dej DATABASE_URL do .env a spusť bota. Soubor { $path } je, jak byl: přesuň ho jinam, aby z něj nikdo omylem nehrál dál.
move-done-from = Zkopírované řádky: { $rows }; počty i otisky všech tabulek souhlasí. Odstraň DATABASE_URL z .env a spusť bota: hry jsou teď v { $path }.
move-failed = Nic se nezkopírovalo: { $why }
move-refused-unreachable = server není dosažitelný ({ $why }). Zkontroluj adresu, a zda server běží.
move-refused-refused = server nás nepouští dovnitř ({ $why }). Zkontroluj uživatele, heslo a název databáze; databáze už musí existovat.
move-refused-not-empty = ta databáze není prázdná (tabulka { $why } má řádky). Založ prázdnou, třeba příkazem createdb, a uveď tu.
move-refused-file-there = { $why } už existuje. Přesuň ho jinam, nebo nastav DATABASE_PATH na nový soubor.
move-refused-no-games = v té databázi žádné hry nejsou. Zkontroluj její název.
move-refused-older = tu databázi zapsala starší verze tohoto programu. Spusť jednou bota, tím ji dostaneš do dnešní podoby, zastav ho a zkus to znovu.
move-refused-newer = tu databázi zapsala novější verze tohoto programu. Aktualizuj ho, prosím.
move-refused-running = k té databázi je připojen bot. Nejdřív zastav všechny jeho procesy.
move-refused-differs = co dorazilo do tabulky { $why }, není, co se poslalo. Ohlas to, prosím.
move-refused-other = { $why }

# Limity, o které se dělí víc procesů
proxy-ready = REST API Discordu pro víc procesů, s limity hlídanými pro všechny dohromady. Každému z nich dej DISCORD_API={ $api }
proxy-bad-port = --port musí být celé číslo od 0 (kterýkoli volný port) do 65535, ne „{ $port }“.
proxy-port-taken = Port { $port } je obsazený. Zastav program, který ho používá, nebo zvol jiný pomocí --port.

# Odkud se o každém druhu události říká, že přišla (npm run causes)
causes-head = { $edition }, { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
  }: vypráví se { $types ->
    [one] o 1 druhu událostí
    [few] o { $types } druzích událostí
   *[other] o { $types } druzích událostí
  }.
causes-row = { $type }: jmenováno { $named }; zjevné { $evident } ({ $example })
causes-foot = { $edition }: { $count ->
    [one] 1 druh událostí je zjevný
    [few] { $count } druhy událostí jsou zjevné
   *[other] { $count } druhů událostí je zjevných
  } i bez příčiny, třeba jen jednou: { $types }.

# npm run owner
owner-no-port = Nastav v .env HEALTH_PORT a spusť bota znovu: tam svému provozovateli odpovídá.
owner-nobody = Na portu { $port } tohoto stroje nikdo neodpovídá. Běží bot s tímto HEALTH_PORT?
owner-refused = Bot, který odpovídá, má jiný DISCORD_TOKEN než zdejší nastavení.
owner-failed = Bot nemohl odpovědět (stav { $status }); proč, říká jeho protokol.
owner-notice-length = Oznámení má 1 až { $most } znaků.
owner-noticed = { $count ->
    [one] Oznamuje se jednomu stolu.
    [few] Oznamuje se { $count } stolům.
   *[other] Oznamuje se { $count } stolům.
  }
owner-version = Verze { $version }, běží od { $since } UTC.
owner-connected = Připojen k Discordu; čekající oznámení: { $waiting }.
owner-not-connected = Nepřipojen k Discordu; čekající oznámení: { $waiting }.
owner-backup = Poslední záloha: { $at } UTC.
owner-no-backup = Bot sám žádnou zálohu neudělal.
owner-games = Hry: { $games }.
owner-parked = Odstaveno: { $count }.
owner-parked-game = • { $game } na serveru { $guild }, kanál { $channel }: { $reason }
owner-failing = Selhává: { $count }.
owner-failing-game = • { $game } na serveru { $guild }, kanál { $channel }: { $waiting } čeká od { $since } UTC; naposled { $why }
flags-refused = { $why }. K dispozici je: { $known }
game-status = { $status ->
    [lobby] v čekárně
    [playing] rozehraná
    [over] dohraná
   *[ended] ukončená
  }
owner-status = { $status } { $count }
