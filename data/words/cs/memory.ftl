### Co se pamatuje, přehrává, říká stručně a uchovává v bezpečí.

# Přehrávání
command-replay = přehrát
command-replay-description = Ukáže skončenou hru znovu, scénu po scéně, s obrázky
command-replay-game = hra
command-replay-game-description = Která hra tohoto serveru; bez udání poslední v kanálu
command-replay-show = všem
command-replay-show-description = Ukázat všem v kanálu
replay-head = **{ $headline }** · scéna { $index } z { $last } · { $time }
replay-head-by = **{ $headline }** · scéna { $index } z { $last } · { $name } · { $time }
replay-choice = { $date } · { $foe } · { $result ->
    [won] výhra
    [lost] prohra
   *[none] vzdáno
  }, { $turns }
button-replay-start = ⏮ Začátek
button-replay-back = ◀ Zpět
button-replay-on = ▶ Dál
button-replay-turn = ⏩ Další kolo
button-replay-end = ⏭ Konec
refused-not-over = Ta hra ještě běží. Přehrát si ji a dostat její soubor můžeš, až skončí.
refused-replay-no-further = Tímto směrem už žádná scéna není.
refused-replay-untold = Z toho, co se v této hře vyprávělo, nic nezbylo, a tak se nedá přehrát.
refused-no-finished-game = Zatím se tu žádná hra nedohrála.

# Soubor hry
command-game-file = soubor
command-game-file-description = Celá hra jako soubor, jakmile skončí
file-name = pripad
file-here = Celý případ i se zárodkem. Načíst ho umí každý takový bot: `npm run import -- SOUBOR`.
file-too-large = Soubor této hry je na Discord příliš velký. Provozovatel bota ho může zapsat na svém stroji: `npm run export -- { $game }`.

# Co má kdo za sebou
record-none = { $name }: zatím žádná dohraná hra.
record-title = **{ $name }** · { $games ->
    [one] 1 dohraná hra
    [few] { $games } dohrané hry
   *[other] { $games } dohraných her
  }: výhry { $won }, prohry { $lost }{ $given ->
    [0] { "" }
   *[other] , vzdáno { $given }
  }.
record-edition = **{ CAPITAL($edition) }:** { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
  }, výhry { $won } · { $endings ->
    [0] zatím žádné zakončení
    [one] 1 zakončení
    [few] { $endings } různá zakončení
   *[other] { $endings } různých zakončení
  }
record-foes-second = Prastaří: { $foes }
record-foes-third = Scénáře: { $foes }
record-foe = { $of } (výhry { $won }, hry { $games })
record-sheets = Vyšetřovatelé: { $sheets }
record-sheet = { $of }{ $games ->
    [1] { "" }
   *[other] { " " }(×{ $games })
  }
record-figures-second = Pečetě na konci: { $seals } · pohlcení vyšetřovatelé: { $lost }
record-figures-third = Ztracení vyšetřovatelé: { $lost }
record-answers = Obvyklý čas odpovědi: { $span }.
record-seen-by-you = -# Zeptat se na to můžeš jen ty. Změní to `/nastavení bilance`.
record-seen-by-others = -# Zeptat se na to mohou i ostatní. Změní to `/nastavení bilance`.
refused-record-private = Tuto bilanci vidí jen ten, komu patří. Ostatním ji otevře jeho vlastní `/nastavení bilance`.

# Co má za sebou skupina
command-history = historie
command-history-description = Skončené hry tohoto serveru
command-history-show = všem
command-history-show-description = Ukázat všem v kanálu
history-none = Na tomto serveru se zatím žádná hra nedohrála.
history-title = **{ $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
  }**: výhry { $won }, prohry { $lost }{ $given ->
    [0] { "" }
   *[other] , vzdáno { $given }
  }.
history-game = **{ $date }** · { $foe } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , ohodnocení { $score }
  }.
second-history-turns = { $turns ->
    [one] 1 kolo
    [few] { $turns } kola
   *[other] { $turns } kol
  }
third-history-turns = { $turns ->
    [one] 1 kolo
    [few] { $turns } kola
   *[other] { $turns } kol
  }
history-players = -# { $players }
history-player = { $name } ({ $sheet })
history-luckiest = Nejšťastnější kostky: { $name }, { $successes ->
    [one] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  } na { $dice ->
    [one] 1 kostce
    [few] { $dice } kostkách
   *[other] { $dice } kostkách
  } ({ $share } %; očekávalo se { $promised } %).
history-luckiest-ever = Nejšťastnější kostky za všechny hry: { $name }, { $successes ->
    [one] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  } na { $dice ->
    [one] 1 kostce
    [few] { $dice } kostkách
   *[other] { $dice } kostkách
  } ({ $share } %; očekávalo se { $promised } %).
history-earlier = -# { $count ->
    [one] 1 dřívější hra tu není.
    [few] { $count } dřívější hry tu nejsou.
   *[other] { $count } dřívějších her tu není.
  }
history-record = -# Tvé vlastní hry ze všech serverů: `/já bilance`.
past-given-up = Vzdáno
past-won-closing = Výhra: poslední brána je uzavřena
past-won-sealing = Výhra: šest pečetí drží
past-won-banishing = Výhra: { $foe } zase spí
past-lost-devoured = Prohra: { $foe } všechny { GENDER($foe) ->
    [feminine] pohltila
    [neuter] pohltilo
   *[animate] pohltil
  }
past-lost-destruction = Prohra: { $foe } { GENDER($foe) ->
    [feminine] procitla
    [neuter] procitlo
   *[animate] procitl
  } a všemu byl konec

# Stručně
command-quiet = stručně
command-quiet-description = Kolik tu bot hlásí: jen to, co nesmí nikomu ujít, nebo všechno
command-quiet-on = zapnout
command-quiet-on-description = Ano: stručná hlášení. Ne: úplná
quiet-on = { $person } zapíná stručná hlášení: otázky a to, co nesmí nikomu ujít. Ostatní je v `/deník`.
quiet-off = { $person } zapíná zase úplná hlášení.
quiet-done-on = Stručná hlášení jsou zapnutá: otázky a to, co nesmí nikomu ujít. Všechno vrátí `/stručně zapnout:Ne`.
quiet-done-off = Úplná hlášení jsou zase zapnutá.
refused-quiet-already = Stručná hlášení už jsou zapnutá. Vypne je `/stručně zapnout:Ne`.
refused-quiet-not = Úplná hlášení už jsou zapnutá.
brief-mythos = **Mýtus** · { $card }
brief-defeated = { $who } { AGREES($who) ->
    [one] poráží
   *[other] porážejí
  } { NAME($monster, case: "accusative") }.

# Včera v Arkhamu
command-settings-digest = souhrn
command-settings-digest-description = Jednou denně ve zvolenou hodinu zpráva o tvých hrách
command-settings-digest-at = kdy
command-settings-digest-at-description = Kdy, třeba 8:00; bez udání nikdy
settings-digest = „Včera v Arkhamu“ přijde soukromou zprávou, stane-li se něco. Čas: { $time }.
settings-no-digest = Žádný denní souhrn.
refused-no-such-time = „{ $time }“ není denní doba. Piš 8:00 nebo 20:30.
refused-no-such-minute = To není denní doba. Piš 8:00 nebo 20:30.
digest-title = ## Včera v Arkhamu
digest-game = { $channel } · **{ $headline }**
digest-over = Případ je uzavřen
digest-ended = Stůl případ vzdal
digest-more = - … a předtím { $count ->
    [one] 1 věc
    [few] { $count } věci
   *[other] { $count } věcí
  } (víc tam ukáže `/deník`)
digest-little = - Nic moc se nezměnilo.
digest-asked = Jsi na tahu: { $ask }
digest-waiting = Čeká se: { $names }.
digest-nobody = Na nikoho se nečeká.

# Zálohy a stěhování
settings-backup-directory = BACKUP_DIRECTORY musí být cesta ke složce, ne „{ $value }“.
settings-backup-days = BACKUP_DAYS musí být celé číslo od 0 (žádné zálohy) do 3650, ne „{ $value }“.
restore-usage = Použití: npm run restore -- SOUBOR [SLOŽKA]. Vytvoří databázi SOUBOR z nejnovější kopie v BACKUP_DIRECTORY nebo ve SLOŽCE a ze všeho, co se od té doby změnilo.
restore-done = { $at ->
    [copy] { $file } vznikl z kopie v { $chain }. Od té doby se nic nezměnilo.
   *[other] { $file } vznikl z kopie v { $chain } a ze všeho, co se změnilo, až do { $at } ({ $changes ->
      [one] 1 soubor
      [few] { $changes } soubory
     *[other] { $changes } souborů
    }).
  }
restore-other = V { $other } { $games ->
    [one] je také 1 hra
    [few] jsou také { $games } hry
   *[other] je také { $games } her
  }. Obnovit místo toho tuhle: npm run restore -- SOUBOR { $other }
restore-broken = { $broken } není to, co v řetězu následovalo: chybí, je poškozený, nebo patří k jinému. Co přišlo odtud dál, je vynecháno.
restore-no-chain = V { $folder } není žádná kopie se změnami.
restore-there-already = { $file } už existuje, nebo vedle něj soubor -wal, -shm či -reached. Nejdřív je přesuň jinam; zůstat nesmějí.
restore-failed = Databázi se nepodařilo vytvořit: { $why }
backup-fewer = V záloze { $file } { $games ->
    [one] je 1 hra
    [few] jsou { $games } hry
   *[other] je { $games } her
  }, ale v { $kept } { $keptGames ->
    [one] je { $keptGames }
    [few] jsou { $keptGames }
   *[other] je jich { $keptGames }
  }, proto se ta uchovává, ať je jakkoli stará. Jestliže hry chybějí, zastav program a vrať ji zpátky (README, „Restore“). Jestliže žádné nechybějí, přesuň ji ze složky pryč.
opening-on-server = DATABASE_URL je nastaveno, hry jsou tedy na serveru PostgreSQL, a tento příkaz pracuje se souborem. Zkopíruj je do souboru příkazem „npm run move -- --from …“, nebo nech DATABASE_URL prázdné.
opening-in-use = { $path } má otevřený jiný proces. Nejdřív zastav bota.
opening-missing = V { $path } žádné hry nejsou. Nastav DATABASE_PATH na soubor, který je obsahuje.
opening-newer = { $path } zapsala novější verze tohoto programu. Aktualizuj ho, prosím.
opening-failed = { $path } nejde otevřít: { $why }
import-unread = { $file } nejde přečíst: { $why }
