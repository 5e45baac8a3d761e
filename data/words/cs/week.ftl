# Tempo, co se stane při mlčení, délky času
pace = Tempo
pace-explanation = Jak dlouho hra čeká na odpověď: připomínky, lhůta, hlasování. Při tempu v bdělých hodinách se noc ani nepřítomnost nepočítá.
pace-week = asi týden
pace-unhurried = beze spěchu, za nikoho se nehraje
pace-evening = jeden večer
pace-blitz = blesk
pace-none = bez lhůt, bez připomínek
pace-named = { $name } ({ $times })
pace-times = připomínky { $first } a { $second }, lhůta { $deadline }, hlasování { $vote }
pace-times-waking = v bdělých hodinách: připomínky { $first } a { $second }, lhůta { $deadline }, hlasování { $vote }
span-never = bez omezení
span-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
  }
span-hours = { $count ->
    [one] 60 minut
    [few] { $count } hodiny
   *[other] { $count } hodin
  }
span-minutes = { $count ->
    [one] 1 min
    [few] { $count } minuty
   *[other] { $count } minut
  }
silence = Bez odpovědi včas
silence-explanation = Co se stane, když lhůta uplyne bez odpovědi.
silence-turn = odehraje ten jeden tah autopilot, jak bylo ohlášeno, pokud nikdo nestiskne Počkat
silence-wait = hra čeká a ostatní mohou hlasovat o záskoku
silence-default = platí výchozí volba
silence-autopilot = hraje autopilot, a to až do návratu
pace-deadline = lhůta { $deadline }
pace-line = Tempo: { $pace } · Bez odpovědi včas: { $silence }.
pace-now = Stůl se dohodl na novém tempu: { $pace }. Všechny lhůty běží od začátku.
silence-now = Stůl se dohodl: když odpověď nepřijde včas, { $silence }.
choice-none = nic

# Výchozí volby a lhůty, vždy řečené všem
careful-by-silence = { $name }: čas na odpověď vypršel, odpovídá tedy autopilot: { $ask } **{ $choice }** (Pravidlo { $rule }.)
default-by-silence = { $name }: čas na odpověď vypršel. Podle dohody stolu platí výchozí volba: { $ask } **{ $choice }** (Pravidlo { $rule }.)
default-for-keeper = { $name } vede tuto hru a čas na odpověď vypršel, platí tedy výchozí volba: { $ask } **{ $choice }** (Pravidlo { $rule }.)
default-by-vote = { $name }: podle hlasování se otázka přechází a platí výchozí volba: { $ask } **{ $choice }** (Pravidlo { $rule }.)
autopilot-by-silence = { $name }: otázka padla { $since }, čas na odpověď vypršel. Podle dohody stolu hraje až do návratu autopilot (`/hra autopilot zapnout:Ne`).
turn-played = { $name }: otázka padla { $since }, čas na odpověď vypršel. Jak bylo ohlášeno, tento jeden tah odehraje autopilot; místo u stolu zůstává, čí bylo.
time-given = { $by } přidává čas: { $name } teď smí odpovědět do { $until }.
autopilot-on-voted = Podle hlasování hraje autopilot, dokud se { $names } nevrátí (`/hra autopilot zapnout:Ne`).
silent-waiting = { $name }: otázka padla { $since }, čas vypršel. Hra čeká; ostatní mohou hlasovat, kdo má zatím jednat.
vote-line = { $ask } **{ $choice }** ({ $tally })
vote-for = { $names }
vote-else = { $choice }: { $names }
vote-closed = Hlasování skončilo: { $ask } **{ $choice }**, { $votes ->
    [one] 1 hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
  }. (Pravidlo { $rule }.)
vote-default = Hlasování skončilo bez jediného hlasu, platí tedy výchozí volba: { $ask } **{ $choice }** (Pravidlo { $rule }.)
vote-waits = Čas na hlasování vypršel a nikdo nehlasoval. Podle dohody stolu zůstává otevřené: { $ask }
vote-tied = Hlasy jsou vyrovnané: { $ask } Rozhodnout může { $name } ({ $first }).
proposal-lapsed = Návrh propadl, souhlasů nepřišlo včas dost: { $what }

# Příchody a odchody
stand-in = Dokud { $names } zase { AGREES($names) ->
    [one] neodpoví
   *[other] neodpovědí
  } osobně, odpovídá { $to }.
substitute-named = { $names } { AGREES($names) ->
    [one] má
   *[other] mají
  } zástupce: odpovídat teď může i { $to }.
substitute-gone = { $names } už { AGREES($names) ->
    [one] nemá
   *[other] nemají
  } žádného zástupce.
back-in-person = { $names } { AGREES($names) ->
    [one] je
   *[other] jsou
  } zpátky.
dropped-out = { $names } { AGREES($names) ->
    [one] odchází
   *[other] odcházejí
  } ze hry nadobro. Volná místa: { $seats }. Převzít je lze příkazem `/hra přisednout`; do té doby hraje autopilot.
sent-away = Podle hlasování v této hře končí: { $names }. Volná místa: { $seats }. Převzít je lze příkazem `/hra přisednout`; do té doby hraje autopilot.
seat-admit = { $to } přebírá { NAME($seats, case: "accusative") }.
seat-hand = { $names } { AGREES($names) ->
    [one] předává
   *[other] předávají
  } { NAME($seats, case: "accusative") } dál; teď hraje { $to }.
host-passed = Hostitelem je teď { $host }.
left-server = { $name } už na serveru není. Hra čeká; ostatní mohou místo otevřít někomu jinému.
moved-here = Hra pokračuje tady. Nic se neztratilo a všechny lhůty běží od začátku.

# Návrhy
proposal-autopilot-silent = Má hrát autopilot, dokud se { $names } nevrátí?
proposal-sitting = { $by } navrhuje, ať { $names } { AGREES($names) ->
    [one] přenechá
   *[other] přenechají
  } autopilotovi jen tento tah.
proposal-sitting-silent = Všichni ostatní už svůj tah mají za sebou. { AGREES($names) ->
    [one] Má
   *[other] Mají
  } { $names } přenechat autopilotovi jen tento tah? Místo u stolu zůstává, čí bylo.
proposal-option = { $by } navrhuje od příštího kola: { $wanted }.
option-changed = Dohodnuto; platí od příštího kola.
option-wanted = { $name }: { $value }
sitting-by-vote = Podle hlasování { $names } { AGREES($names) ->
    [one] přenechává
   *[other] přenechávají
  } tento jeden tah autopilotovi. Místo u stolu zůstává, čí bylo.
sitting-by-silence = { $names }: otázka padla { $since }, čas na odpověď vypršel. Podle dohody stolu odehraje tento jeden tah autopilot; místo u stolu zůstává, čí bylo.
sitting-played = { $names } { AGREES($names) ->
    [one] může
   *[other] mohou
  } zase hrát.
sitting-lapsed = { $names }: tah začal { $since } a zůstal ležet. Bere se zpět; hrát může, kdo je zrovna tu.
proposal-kick-silent = { $names } { AGREES($names) ->
    [one] je
   *[other] jsou
  } pryč. Otevřít místo ({ $seats }) někomu jinému?
proposal-replace = { $by } navrhuje dočasný záskok: { $to }. Zastoupí: { $names }.
proposal-kick = { $by } navrhuje vyloučení z této hry: { $names }. Uvolní se: { $seats }.
proposal-skip = { $by } navrhuje přejít otázku, na kterou { $names } { AGREES($names) ->
    [one] neodpovídá
   *[other] neodpovídají
  }, a vzít výchozí volbu.
proposal-admit = { $to } chce převzít { NAME($seats, case: "accusative") } (dosud { $names }). Souhlasit musí celý stůl.
proposal-hand = { $by } chce předat své místo ({ $seats }). Přebírá: { $to }.
proposal-pace = { $by } navrhuje nové tempo: { $pace }.
proposal-silence = { $by } navrhuje: když odpověď nepřijde včas, { $silence }.
proposal-pace-and-silence = { $by } navrhuje nové tempo: { $pace }. A když odpověď nepřijde včas, { $silence }.
proposal-where = { $what } Hlasovat můžeš v kanálu { $channel }.
proposal-closes = Uzavře se { $when }.
button-act-for = Zatím budu jednat já

# Odmítnutí
refused-own-substitute = To je tatáž osoba. Uveď někoho jiného.
refused-seat-taken = Za tohoto vyšetřovatele někdo hraje. Převzít můžeš volné místo nebo místo s autopilotem.
refused-no-free-seat = Žádné místo tu není volné a na žádném nehraje autopilot. `/hra sledovat` ti dovolí přihlížet.
refused-not-awaited = Na tuto osobu hra nečeká.
refused-nobody-there = Tato osoba tu nemá místo.
refused-about-oneself = To jsi ty. Bez hlasování to zařídí `/hra odejít` nebo `/hra autopilot`.
refused-no-such-pace = „{ $pace }“ není tempo. Vyber ze seznamu, nebo uveď vlastní časy: 30m, 12h nebo 2d, od 1 minuty do 90 dní, nebo - pro žádný; každý musí být delší než ten před ním.
refused-waits-already = Hra už čeká do { $until }.
refused-already-here = Ta hra už v tomto kanálu je.
refused-autopilot-for-you = Hraje za tebe autopilot. Zpátky ke hře tě vrátí `/hra autopilot zapnout:Ne`.
refused-no-such-zone = „{ $zone }“ není časové pásmo. Napiš město a vyber ze seznamu.
refused-no-such-hours = Hodiny klidu musí mít začátek i konec. Piš je takto: 22:00, nebo jen 22.
refused-no-such-absence = Nepřítomnost musí končit v budoucnu a trvat nejvýš 120 dní. Dny piš takto: 2026-12-24.
refused-no-thread = Bot tu nemůže založit vlákno. Potřebuje textový kanál a oprávnění Vytvářet veřejná vlákna.
refused-not-seen = Bot tento kanál nevidí. Je-li to vlákno, zmiň v něm bota, tím ho pustíš dovnitř; jinak mu tu dej oprávnění Zobrazit kanál. Pak to zkus znovu.
refused-no-person = Boti u stolu sedět nemohou. Uveď člověka.
refused-no-such-game = Žádná z tvých her se tak nejmenuje.

# Připomínky
reminder-asked = { $who }, jsi na tahu{ $where }: { $ask }
reminder-first = { $who }, pořád jsi na tahu{ $where }: { $ask }
reminder-second = { $who }, poslední připomínka: jsi na tahu{ $where }: { $ask }
reminder-first-race = { $who }, tvůj tah je pořád otevřený{ $where }: { $ask }
reminder-second-race = { $who }, poslední připomínka: tvůj tah je pořád otevřený{ $where }: { $ask }
reminder-more = { $line } A ještě { $count ->
    [one] 1 další otázka
    [few] { $count } další otázky
   *[other] { $count } dalších otázek
  }.
reminder-where = { " " }v kanálu { $channel }
reminder-link = { $line } → [k otázce]({ $link })
reminder-deadline-turn = -# Lhůta končí { $time } ({ $when }), pak tento jeden tah odehraje autopilot za tebe. Kdokoli, i ty, může stisknout Počkat a přidat { $more }.
reminder-deadline-wait = -# Čas vyprší { $when }; pak mohou ostatní určit, kdo bude jednat za tebe.
reminder-deadline-default = -# Čas vyprší { $when }; pak platí výchozí volba.
reminder-deadline-autopilot = -# Čas vyprší { $when }; pak hraje autopilot, dokud se nevrátíš.

# Jak dlouho hra trvá
lobby-foretold = S tímto nastavením a podle toho, jak jste dosud odpovídali: asi { $days ->
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
  }.
foretold-was = -# Případ trval { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
  }; předpověď zněla { $foretold ->
    [one] 1 den
    [few] { $foretold } dny
   *[other] { $foretold } dní
  }.
history-tempo = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
  } · obvyklý čas odpovědi: { $people }
history-answers = { $name } { $span }

# Stav
status-deadline = { $line } · čas vyprší { $when }
status-latest = Poslední dění:
status-happened = { $line } [↗]({ $link })
status-pace = Tempo: { $pace }.
status-parked = Bot do tohoto kanálu nemůže psát. Hra i její lhůty čekají.
status-spectators = Přihlížejí: { $names }.
status-stand-in = { $names }: odpovídá { $substitute }.
status-autopilot = S autopilotem: { $names }.
mine-none = Nejsi v žádné hře. Otevře ji `/hra nová`.
mine-head = **{ $channel }** · { $headline }
mine-asked = Jsi na tahu, otázka padla { $since }: { $ask }
mine-may-answer = Můžeš odpovědět v zastoupení ({ $names }): { $ask }
mine-waiting = Nemáš nač odpovídat. Čeká se: { $names }.
mine-quiet = Nikdo nemá nač odpovídat.
mine-lobby = Čekárna je otevřená.
mine-following = Tuto hru sleduješ.
mine-notes = Tvoje poznámky:
note-none = K této hře nemáš žádné poznámky.
mine-news = Od tvé poslední návštěvy:
mine-no-news = Od tvé poslední návštěvy se nic nestalo.
mine-more-news = … a předtím ještě { $count ->
    [one] 1 věc
    [few] { $count } věci
   *[other] { $count } věcí
  }; víc tam ukáže `/deník`.

# Nastavení
settings-title = **Tvoje nastavení** pro všechny tvé hry
settings-notify = Že jsi na tahu, se dozvíš { $notify }.
notify-mention = zmínkou v kanálu
notify-direct = soukromou zprávou
settings-zone = Časové pásmo: { $zone } (teď je tam { $time }).
settings-quiet = Hodiny klidu: od { $from } do { $to }. V tu dobu nepřijde žádné upozornění a nevyprší žádná lhůta.
settings-no-quiet = Bez hodin klidu.
settings-away = Nepřítomnost od { $from } do { $until }. Lhůty na tebe počkají.
settings-not-away = Žádná nepřítomnost.
settings-played = Když ti vyprší čas, smí za tebe autopilot odehrát tah, dovolí-li to stůl.
settings-language = Odpovědi jen pro tebe: { $language }.
language-of-discord = jazyk tvého Discordu
language-en = English
language-cs = Čeština
language-de = Deutsch
language-nl = Nederlands
language-es = Español
language = Jazyk
language-explanation = Čím se mluví v kanálu. Odpovědi jen pro tebe a příkazy jsou ve tvém jazyce (`/nastavení jazyk`).
language-now = Odteď se tu mluví takto: { $language }.
settings-record-me = Tvou bilanci vidíš jen ty (`/já bilance`).
settings-record-others = Tvou bilanci mohou vidět i ostatní (`/já bilance`).
settings-never-played = Autopilot za tebe nikdy nehraje; když ti vyprší čas, stůl čeká.
absence-ask = **Kdy budeš zpátky?** Lhůty na tebe počkají. (`/nastavení nepřítomnost do:` přijme jakékoli datum.)
absence-until = návrat: { $day } ({ $days ->
    [one] zítra
    [few] za { $days } dny
   *[other] za { $days } dní
  })
absence-back = Jsem zpátky
status-away = { $name } je pryč, návrat: { $until }.
button-wait = Počkat

# Odpovědi na příkazy
game-thread = Čekárna je otevřená: { $channel }.
game-moved = Hra je teď v tomto kanálu.
game-moved-away = -# Hra pokračuje jinde: { $channel }.
game-follows = Tuto hru teď sleduješ: `/stav` a `/deník` ti řeknou, co se děje, a žádné upozornění tě nevyruší.
game-follows-not = Tuto hru už nesleduješ.
game-pace-shown = { $line } Změníš je volbami tohoto příkazu.
thread-name = Případ v Arkhamu, hostitel { $host }

# Co určuje správce serveru
server-who-everybody = všichni
server-who-role = členové jedné role
server-who-nobody = nikdo
server-rules-who = { $who ->
    [role] Hry smějí zakládat členové role { $role } a správci serveru.
    [nobody] Hry smějí zakládat jen správci serveru.
   *[everybody] Hry smí zakládat každý.
  }
server-rules-anywhere = Ve všech kanálech.
server-rules-only = Jen zde: { $channels }.
server-rules-closed = Ne zde: { $channels }.
server-rules-most = { $most ->
    [0] Her najednou, kolik kdo chce.
    [one] Jedna hra najednou.
    [few] Nejvýš { $most } hry najednou.
   *[other] Nejvýš { $most } her najednou.
  }
server-games = { $count ->
    [0] Teď žádné hry.
    [one] Teď jedna hra:
    [few] Teď { $count } hry:
   *[other] Teď { $count } her:
  }
server-game = { $channel }: { $status ->
    [lobby] čekárna
   *[playing] hraje se
  }, hostitel { $host } (`{ $game }`)
server-channel-open = V tomto kanálu se smějí zakládat hry.
server-channel-closed = V tomto kanálu se už nové hry nezakládají. Rozehrané běží dál; ukončí je `/server ukončit`.
server-ended = Je po hře; její kanál už to ví.
refused-managers-only = To je jen pro ty, kdo smějí spravovat tento kanál nebo server.
refused-server-managers-only = Co platí na celém serveru, určují jen ti, kdo smějí server spravovat.
refused-no-role = Volbou `role` urči, o kterou roli jde.

# Příkazy
command-settings = nastavení
command-settings-description = Jak a kdy ti bot řekne, že jsi na tahu, ve všech tvých hrách
command-settings-show = zobrazit
command-settings-show-description = Tvoje nastavení
command-settings-notify = upozornění
command-settings-notify-description = Jak ti bot řekne, že jsi na tahu
command-settings-notify-by = jak
command-settings-notify-by-description = Zmínkou v kanálu, nebo soukromou zprávou
command-settings-timezone = časové-pásmo
command-settings-timezone-description = Tvoje časové pásmo pro hodiny klidu
command-settings-timezone-zone = pásmo
command-settings-timezone-zone-description = Město nebo oblast; návrhy se ukážou při psaní
command-settings-quiet = klid
command-settings-quiet-description = Hodiny bez upozornění, kdy ti neběží žádná lhůta; bez časů žádné
command-settings-quiet-from = od
command-settings-quiet-from-description = Začátek, třeba 22:00
command-settings-quiet-to = do
command-settings-quiet-to-description = Konec, třeba 8:00
command-settings-away = nepřítomnost
command-settings-away-description = Oznámí, že tu nebudeš; bez data se zeptá formulář
command-settings-away-back = zpátky
command-settings-away-back-description = Ano: jsi zpátky dřív
command-settings-autopilot = autopilot
command-settings-autopilot-description = Zda za tebe smí autopilot odehrát tah, když ti vyprší čas
command-settings-autopilot-on = zapnout
command-settings-autopilot-on-description = Ano: smí. Ne: nikdy
command-settings-language = jazyk
command-settings-language-description = V jakém jazyce ti bot odpovídá
command-settings-language-to = na
command-settings-language-to-description = Jazyk, nebo ten z tvého Discordu
command-settings-record = bilance
command-settings-record-description = Kdo vidí tvou bilanci: jen ty, neřekneš-li jinak
command-settings-record-to = komu
command-settings-record-to-description = Kdo ji vidí
record-to-me = Jen já
record-to-others = Každý, kdo se zeptá
command-settings-away-days = dny
command-settings-away-days-description = Na kolik dní
command-settings-away-from = od
command-settings-away-from-description = První den, třeba 2026-12-24; bez udání hned
command-settings-away-until = do
command-settings-away-until-description = Den návratu, třeba 2027-01-02
command-status = stav
command-status-description = Tvé otevřené otázky ve všech hrách a co se stalo od tvé poslední návštěvy
command-game-new-thread = vlákno
command-game-new-thread-description = Ano: hra dostane vlastní vlákno
command-game-pace = tempo
command-game-pace-description = Jak dlouho hra čeká a co pak: určí hostitel v čekárně, později hlasování
command-game-pace-preset = předvolba
command-game-pace-preset-description = Asi týden, beze spěchu, jeden večer, blesk
command-game-pace-first = první
command-game-pace-first-description = Čas do první připomínky: 30m, 12h, 2d, nebo - pro žádnou
command-game-pace-second = druhá
command-game-pace-second-description = Čas do druhé připomínky
command-game-pace-deadline = lhůta
command-game-pace-deadline-description = Čas do konce lhůty
command-game-pace-vote = hlasování
command-game-pace-vote-description = Čas na hlasování
command-game-pace-silence = mlčení
command-game-pace-silence-description = Co se stane, když někdo neodpoví včas
command-game-substitute = zástupce
command-game-substitute-description = Určí, kdo smí odpovídat za tebe; bez udání nikdo
command-game-substitute-player = hráč
command-game-substitute-player-description = Kdo smí odpovídat za tebe
command-game-substitute-instead = místo-mě
command-game-substitute-instead-description = Ano: odpovídá místo tebe, dokud zase neodpovíš ty
command-game-hand = předat
command-game-hand-description = Předá tvé místo někomu, kdo s tím souhlasí
command-game-hand-player = hráč
command-game-hand-player-description = Kdo tvé místo dostane
command-game-standin = záskok
command-game-standin-description = Navrhne, aby někdo jednal za hráče, který tu není
command-game-standin-for = za
command-game-standin-for-description = Kdo tu není
command-game-standin-by = kdo
command-game-standin-by-description = Kdo zatím jedná; bez udání ty
command-game-kick = vyloučit
command-game-kick-description = Navrhne vyloučit hráče; jeho místo se uvolní
command-game-kick-player = hráč
command-game-kick-player-description = Koho
command-game-skip = přeskočit
command-game-skip-description = Navrhne přejít hráčovu otázku; platí výchozí volba
command-game-skip-player = hráč
command-game-skip-player-description = Čí otázku
command-game-follow = sledovat
command-game-follow-description = Sledovat hru bez místa a bez upozornění
command-game-follow-on = zapnout
command-game-follow-on-description = Ne: přestat sledovat
command-game-move = přesunout
command-game-move-description = Přesune některou z tvých her do tohoto kanálu
command-game-move-game = hra
command-game-move-game-description = Kterou hru; seznam ukáže, co sem lze přesunout
