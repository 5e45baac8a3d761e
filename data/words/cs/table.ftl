# Odmítnutí: zdvořilá, soukromá, s radou, co dělat.
refused-table-full = Všechna místa jsou obsazená ({ $most }). Hru můžeš sledovat: `/hra sledovat`, `/mapa` a `/deník`.
refused-not-at-table = V této hře nemáš místo. `/hra přisednout` ti dá volné; `/hra sledovat`, `/mapa` a `/deník` ti dovolí přihlížet.
refused-not-in-lobby = V této čekárně nemáš místo. Získáš ho tlačítkem **Přisednout** pod její zprávou.
refused-no-such-option = Možnost „{ $option }“ tu není. Všechny vypíše `/hra možnosti`.
refused-no-such-value = „{ $value }“ není mezi volbami. Vyber ze seznamu, který se ukáže při psaní.
refused-no-such-investigator = Vyšetřovatel toho jména tu není. Vyber ze seznamu, který se ukáže při psaní.
refused-investigator-taken = Tohoto vyšetřovatele už má { $name }. Vyber si jiného.
refused-no-such-edition = Taková edice není. Vyber ze seznamu, který se ukáže při psaní.
refused-no-scenarios = Tato edice nemá scénáře. Vynech scénář, nebo přidej `edice:třetí`.
refused-channel-taken = V tomto kanálu už jedna hra běží. Ukonči ji příkazem `/hra ukončit`, nebo začni svou v jiném kanálu.
refused-games-by-role = Na tomto serveru smějí zakládat hry jen členové role { $role } a správci.
refused-games-by-nobody = Na tomto serveru teď zakládají hry jen jeho správci.
refused-games-not-here = V tomto kanálu se nehraje. Povolit to může jeho správce příkazem `/server kanál`.
refused-games-elsewhere = Na tomto serveru se hry zakládají jinde: { $channels }.
refused-games-at-once = Na tomto serveru už běží tolik her, kolik jich dovolí naráz: { $most }. Nová může začít, až některá skončí.
refused-too-many-alone = Hraješ tu o samotě už { $most ->
    [one] { $most } hru
    [few] { $most } hry
   *[other] { $most } her
  }. Některou dohraj, nebo ji zavři příkazem `/hra ukončit`.
refused-too-many-lobbies = Máš tu už { $most ->
    [one] { $most } otevřenou čekárnu
    [few] { $most } otevřené čekárny
   *[other] { $most } otevřených čekáren
  }. Začni v některé hrát, nebo ji zavři příkazem `/hra ukončit`.
refused-host-only = To může jen hostitel: { $host }. Když se celý den neozve, může to kdokoli, kdo tu sedí.
refused-too-few-seats = Málo hráčů: nejdřív { $least ->
    [one] musí být obsazeno aspoň { $least } místo
    [few] musí být obsazena aspoň { $least } místa
   *[other] musí být obsazeno aspoň { $least } míst
  }.
unplayable-team-players = Tým vyšetřovatelů je pro 1 nebo 2 hráče. Vypněte „Tým vyšetřovatelů“, nebo ať u stolu { $most ->
    [one] sedí jediný hráč
    [few] sedí nejvýš { $most } hráči
   *[other] sedí nejvýš { $most } hráčů
  }.
unplayable-double-gates-players = „Dvojité brány“ chtějí { $least ->
    [one] aspoň { $least } vyšetřovatele
    [few] aspoň { $least } vyšetřovatele
   *[other] aspoň { $least } vyšetřovatelů
  }. Vypněte je, nebo ať přisedne víc hráčů.
unplayable-guilt-vote-alone = „Vina podle hlasování“ funguje jen s možností „Vina za odříznutí“. Zapněte i tu.
unplayable-strict-order-alone = „Přísné pořadí“ funguje jen s pořadím tahů „Jeden po druhém“.
unplayable-seats = Tuto hru hraje { $min } až { $max } vyšetřovatelů.
unplayable-same-sheet = Na dvou místech sedí týž vyšetřovatel. Na jednom z nich vyberte jiného.
refused-already-seated = Místo tu už máš. Chceš-li další, použij `/hra přisednout` ještě jednou.
refused-seats-changed = To už se započítalo; kdo kde sedí, říká zpráva čekárny.
refused-keeper-has-no-seat = Jsi strážce této hry: vedeš ji a vyšetřovatele nemáš.
refused-stale = To už je rozhodnuto.
refused-unknown-option = Tahle volba už není. Co zbývá, vypíše `/vybrat`.
refused-twice = Každou volbu vyber jen jednou.
refused-too-few = To je málo. Vyber jich víc.
refused-too-many = To je moc. Vyber jich méně.
refused-no-such-offer = To teď použít nemůžeš. Co můžeš, ukáže `Použít…` pod zprávou o stavu.
somebody = někdo
refused-said-by-other = To už má nastavené { $name } a platí to. Můžeš se na to podívat a odpovídat v zastoupení, ale měnit to nemůžeš.
refused-too-busy = Ve starých hrách teď listuje příliš mnoho lidí. Zkus to za minutu.
refused-too-long = To je příliš dlouhé: nejvýš { $most ->
    [one] { $most } znak
    [few] { $most } znaky
   *[other] { $most } znaků
  }, prosím.
refused-note-empty = Ta poznámka je prázdná.
refused-no-such-note = Poznámku { $number } nemáš. Všechny ti ukáže `/poznámka vypsat`.
refused-too-many-notes = K jedné hře si můžeš uložit { $most ->
    [one] { $most } poznámku
    [few] { $most } poznámky
   *[other] { $most } poznámek
  }. Nejdřív některou smaž.
refused-still-playing = Ještě jsi ve hře: { $channels }. Nejdřív ji opusť (`/hra odejít`), nebo ji předej jinému hostiteli.
refused-not-your-seat = To místo patří někomu jinému.
refused-nothing-to-undo = Nemáš žádnou odpověď, kterou by šlo vzít zpět.
refused-not-your-turn = Teď nejsi na tahu. Čeká se: { $names }.
refused-autopilot-turn = Vybírá autopilot. Okamžik, prosím.
refused-no-game = V tomto kanálu žádná hra není. Otevře ji `/hra nová`.
refused-already-started = Hra už začala.
refused-not-started = Hra ještě nezačala. Hostitel stiskne **Začít**.
refused-game-over = Tahle hra skončila. Další otevře `/hra nová`.
refused-nothing-asked = Teď není nač odpovídat.

# Co říká stůl sám
autopilot-name = Autopilot { $number }
autopilot-on = { $names } { AGREES($names) ->
    [one] přenechává
   *[other] přenechávají
  } hru autopilotovi.
autopilot-off = { $names } { AGREES($names) ->
    [one] je
   *[other] jsou
  } zpátky ve hře.
left-to-autopilot = { $names } { AGREES($names) ->
    [one] si dává
   *[other] si dávají
  } pauzu; za { NAME($seats, case: "accusative") } hraje autopilot.
taken-back = { $person } bere odpověď zpět: { $what } { $count ->
    [0] Ještě z ní nic nevzešlo.
    [one] Zpráva o ní je označená a už neplatí.
    [few] { $count } zprávy o ní už neplatí; nejnovější jsou označené.
   *[other] { $count } zpráv o ní už neplatí; nejnovější jsou označené.
  } Kostky i karty padnou znovu stejně.
taken-back-mark = ↩ **Vzato zpět{ $person ->
    [nobody] {""}
   *[other] { " " }– { $person }
  }.**
given-answer = { $ask } – **{ $choice }**.
given-offer = **{ $offer }**.
given-unknown = tu poslední.
given-up = Stůl tento případ vzdává. Arkham se o sebe bude muset postarat sám.
ended-by-server = Tuto hru ukončil správce serveru.
owner-notice = **Od provozovatele tohoto bota:** { $text }
lobby-closes = V této čekárně se už celé dny nic nestalo. Zavře se { $when }, ledaže někdo přisedne, odejde nebo něco vybere.
lobby-expired = Čekárna je zavřená: nikdo se do ní nevrátil. Další otevře `/hra nová`.
lobby-ended = Čekárnu zavřel správce serveru.
lobby-host-silent = { $host } se tu celý den neozývá. Kdokoli, kdo tu sedí, teď může začít nebo změnit možnosti, a stane se tím hostitelem.
seed-opened = -# Zárodek kostek je odkryt: `{ $seed }`. `/ověřit` přezkouší každý hod.
step-restarted = Oprava chyby změnila tento krok; začíná se znovu od jeho začátku. Vše předtím platí.
proposal-undo = { $by } chce vzít odpověď zpět: { $what }{ $count ->
    [0] { "" }
    [one] { " " }Padne s ní 1 pozdější odpověď.
    [few] { " " }Padnou s ní { $count } pozdější odpovědi.
   *[other] { " " }Padne s ní { $count } pozdějších odpovědí.
  }{ $several ->
    [0] { "" }
   *[other] { " " }A padne i to, co mezitím udělali jiní: { $others }.
  }
proposal-end = { $by } navrhuje tuto hru vzdát.
proposal-autopilot = { $by } navrhuje, ať { $names } { AGREES($names) ->
    [one] přenechá
   *[other] přenechají
  } hru autopilotovi.
proposal-replace-oneself = { $by } se nabízí jako dočasný záskok. Zastoupí: { $names }.
proposal-ended = **{ $outcome }** { $what }
proposal-over-agreed = Schváleno. Pro: { $names }.
proposal-over-refused = Zamítnuto. Proti: { $names }.
proposal-over-stale = Návrh propadl: hra pokročila.
proposal-over-back = Návrh propadl: hra se vrátila.
proposal-over-game = Návrh propadl: hra skončila.
proposal-over-late = Návrh propadl: souhlasů nepřišlo včas dost.
proposal-over-answered = Návrh propadl: otázka je zodpovězena.
proposal-over-gone = Návrh propadl: { $name } už u stolu nesedí.
proposal-over-moved = Návrh propadl: místo patří někomu jinému.
proposal-over-replaced = Nahrazeno novým návrhem ({ $name }).
proposal-over-renewed = Nahrazeno: táž věc je navržena znovu.

# Volby, které by zněly stejně
option-twin = { $label } ({ $number })
turn-chained = { $opening } · řetěz `{ $chain }`
