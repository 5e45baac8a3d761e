# Questions
question-head = { $who } · { $headline }
question-who = { $who }
question-asked = { $head } · { $ask }
question-odds = { $label } · { $odds }
question-numbered = { $number }. { $label }
# $chance: never (0), sure (1), else likely, with $percent.
odds-by-clues = chce stopy
odds-pass = { $chance ->
    [never] bez šance
    [sure] jistě
   *[likely] { $percent } %
  }
odds-win = { $chance ->
    [never] bez šance
    [sure] jistá výhra
   *[likely] výhra { $percent } %
  }
odds-best = { $chance ->
    [never] bez šance
    [sure] až jistá výhra
   *[likely] až { $percent } %
  }
odds-hit = { $chance ->
    [never] nezasáhne
    [sure] jistě zasáhne
   *[likely] zasáhne { $percent } %
  }
odds-kill = { $chance ->
    [never] nezabije
    [sure] jistě zabije
   *[likely] zabije { $percent } %
  }
odds-both = { $chance ->
    [never] nikdy obě
    [sure] obě jistě
   *[likely] obě { $percent } %
  }
odds-all = { $chance ->
    [never] nikdy vše
    [sure] vše jistě
   *[likely] vše { $percent } %
  }
# Behind a price as it is known before: what is lost in any case
prospect-price = stojí { $price }
# $fate: usedUp, discarded, removed (out of the game), exhausted
price-card = { NAME($card, case: "accusative") } ({ $fate ->
    [usedUp] { AGREES($card) ->
        [one] spotřebuje se
       *[other] spotřebují se
      }
    [discarded] odhodí se
    [removed] opustí hru
   *[exhausted] { AGREES($card) ->
        [one] vyčerpá se
       *[other] vyčerpají se
      }
  })
price-card-short = { $fate ->
    [usedUp] spotřebuje se
    [discarded] odhodí se
    [removed] spotřebuje se
   *[exhausted] vyčerpá se
  }
odds-close = { $chance ->
    [never] neuzavře
    [sure] jistě uzavře
   *[likely] uzavře { $percent } %
  }
question-note = **{ $label }:** { $note }
question-votes = { $choice } { $count } ({ $names })
question-settles = Skončí, jakmile bude rozhodnuto.
question-closes = Skončí { $when }, nebo jakmile bude rozhodnuto.
question-tie = Při rovnosti rozhodne { $name }, { $first }.
question-left = { $count ->
    [one] { $names } to nechává na ostatních.
   *[other] { $names } to nechávají na ostatních.
  }
question-withdrawn = { $question } – odvoláno
question-answered = { $question } – **{ $choice }**
question-plain = **{ $who }**: { $asks } Tlačítka teď nejde ukázat; odpovídá se příkazem `/vybrat`.
question-answered-autopilot = { $question } – **{ $choice }** (autopilot)
question-exactly = Vyber { $count }.
question-several = Vyber { $min } až { $max }.
question-none = Nic
question-choose = Vybrat…
question-form = Nabídnout směnu
button-try-again = Zkusit znovu
question-form-title = Tvoje volba
question-form-field = Tvoje volba
question-form-side = { $owner } dává
question-adjust = Upravit…
question-keep-lasting = Nechat ukazatele, dokud neřeknu
question-kept-lasting = Zůstane to tak a už se tě nikdo ptát nebude. Změnit to můžeš příkazem `/pokyny`.
question-menu = Vybrat…
question-menu-part = Vybrat… ({ $from }–{ $to })
question-others = Další…
question-go-to = Kam jít…
question-go = Jít: { $label }
question-advised = Rada: { $label }
question-further = { $label }…
question-turn = { $before }, pak: { $action }
question-turn-whole = Celý tah
question-turn-short = { $before } + { $action }
question-go-within = { $group }: kam jít…
question-previous = ◀ Zpět
question-next = Další ▶
question-offers = Použít…
question-more-offers = Ještě { $count }…
question-offer-of = { $investigator } ({ $name }): { $offer }
question-withdraw = Stáhnout nabídku
question-why = Proč?

# What is said privately
press-decided = O tom už je rozhodnuto.
ledger-away = K záznamům stolu se teď nedostanu, a tak nevím, jestli to platí. Podívej se prosím za minutu znovu.
press-others-question = { AGREES($names) ->
    [one] O tomhle rozhoduje { $names }
   *[other] O tomhle rozhodují { $names }
  }. Tvoje otázka je v jiné zprávě.
press-withdrawn = Někdo byl rychlejší. Na řadu přijdeš, až skončí.
sure-question = **{ $choice }.** Tohle už nepůjde vzít zpět. Opravdu?
button-sure = Ano, do toho
why-asked = { AGREES($names) ->
    [one] Rozhoduje { $names }
   *[other] Rozhodují { $names }
  }, a to podle pravidla { $rule }.
why-check = Hod: { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
  }, { $needed ->
    [one] stačí 1 úspěch
    [few] je třeba { $needed } úspěchů
   *[other] je třeba { $needed } úspěchů
  }. Úspěch je 5 nebo 6, pokud požehnání či prokletí neurčí jinak.
why-formula = Kostky: { $terms }.
why-term = { $source } { $sign ->
    [none] { "" }
    [minus] −
   *[plus] +
  }{ $dice }
why-odds = { $label }: { $odds }.
why-vote = Svůj hlas můžeš měnit až do konce hlasování.
why-default = Když nikdo neodpoví: { $choice }.
play-done = Hotovo: { $choice }.
play-voted = Tvůj hlas: { $choice }.
play-which = Co z toho?
play-not-among = „{ $wanted }“ teď nejde. Jde tohle:
play-asked-otherwise = Teď ne. Nejdřív: { $ask } Odpovědět můžeš takto:
play-more = … a ještě { $count }. Při psaní je napoví `/vybrat`.
play-unknown-here = `/{ $command }` k téhle hře nepatří ({ $edition }). Na každou otázku odpovíš příkazem `/vybrat`.
play-not-your-turn = Teď nejsi na tahu. Na tahu: { $names }. { $ask }
unknown-command = Tento příkaz se změnil. Zkus to za minutu znovu.
answer-no-files = Discord na tomto serveru právě nepouští obrázky ani soubory, takže tady jsou jen slova.
answer-unsaid = Discord mou odpověď nepřijal, a tak ji nevidíš. Tvůj tah se přesto možná počítá: než ho zopakuješ, podívej se. Stane-li se to znovu, pošli provozovateli bota toto číslo: { $reference }.
answer-unsaid-here = { $person } Discord mi teď nebere soukromé odpovědi pro tebe. Tvůj tah se přesto možná počítá: než ho zopakuješ, podívej se.
error-unexpected = To je naše chyba; hře se nic nestalo. Stane-li se to znovu, pošli provozovateli bota toto číslo: { $reference }.
check-well = **Všechno je tu v pořádku.**
check-head = **Něco tu chce pozornost:**
check-rights = Práva: bot tu smí všechno, co potřebuje.
check-rights-wrong = Práva: botovi chybí oprávnění { $permissions }. Kdo spravuje server, může mu to povolit: Nastavení serveru → Role, nebo nastavení tohoto kanálu.
check-threads = Vlákna: `/hra nová vlákno:Ano` může založit hru ve vlákně.
check-threads-wrong = Vlákna: bot žádné založit nesmí, takže `/hra nová vlákno:Ano` nepůjde; hrát přímo v kanálu lze. Chtělo by to oprávnění Vytvářet veřejná vlákna.
check-pin = Připnutí: stav hry je připnutý.
check-pin-wrong = Připnutí: stav hry připnutý není, protože bot tu připínat nesmí. Dej mu oprávnění Připínat zprávy a připne si ho sám.
check-pin-gone-wrong = Připnutí: někdo stav hry odepnul. Připni ho znovu ručně, nebo ho nech být; hra běží tak jako tak.
check-files = Obrázky a soubory: procházejí; jeden má i tato odpověď.
check-files-wrong = Obrázky a soubory: Discord na tomto serveru právě žádné nepouští, a tak se hraje jen slovy. Není třeba nic dělat; obrázky se vrátí samy.
check-reached = Kanál: bot sem může psát.
check-reached-wrong = Kanál: hra čeká, protože bot sem naposledy nemohl napsat. Tímto příkazem se o to pokusil znovu.
check-questions = Otázky: každá otevřená tu má svou zprávu.
check-questions-wrong = Otázky: jedna přišla o svou zprávu. Nová už je na cestě; zatím se na ni dá odpovědět příkazem `/vybrat`.
check-sent = Zprávy: všechno odešlo.
check-sent-wrong = Zprávy: { $count ->
    [one] jedna ještě čeká
    [few] { $count } ještě čekají
   *[other] { $count } jich ještě čeká
  } na odeslání. Discord je pomalý, nebo odmítá; zkouší se to dál samo a `/deník` ví, co se stalo.
check-language = ℹ️ Jazyk: čeština.
check-file = kontrola.txt
permission-missing = Bot v tomto kanálu nemůže pracovat, chybí mu oprávnění { $permissions }. Kdo spravuje server, může mu je dát; pak to zkus znovu.
permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílat zprávy
permission-send-messages-in-threads = Odesílat zprávy ve vláknech
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv
happening-aside = -# Něco se stalo, ale teď to nejde ukázat. `/deník` to ví a později se to dozvíte i tady.
happening-late = -# Se zpožděním: Discord to předtím nepřijal.
happening-skipped = -# Něco se stalo, ale tady to ukázat nejde. Poví to `/deník`.
parked-channel-gone = Kanál tvé hry zmizel. Hře samotné se nic nestalo: příkaz `/hra přesunout` v jiném kanálu ji přenese tam.
parked-no-access = Bot nevidí kanál { $channel }, a tak v něm tvoje hra čeká. Dej mu zase přístup a pak v tom kanálu použij kterýkoli jeho příkaz.
parked-no-permission = Bot nesmí psát do kanálu { $channel }, a tak v něm tvoje hra čeká. Dej mu zase oprávnění a pak v tom kanálu použij kterýkoli jeho příkaz.
uploads-refused = Discord na tvém serveru právě nepouští obrázky, a tak hra v kanálu { $channel } pokračuje jen slovy. Nic se neztratilo a nemusíš nic dělat: obrázky se vrátí samy.
parked-question-refused = Discord nepřijímá jednu otázku tvé hry v kanálu { $channel }, a tak v něm hra čeká. `/hra stav` řekne, kdo je na tahu, a `/vybrat` odpoví. Máš-li zapnutý AutoMod, uděl botovi výjimku.
parked-thread-closed = Vlákno { $channel } je zamčené nebo archivované, a tak v něm tvoje hra čeká. Otevři je a použij v něm kterýkoli příkaz bota.

# Proposals
proposal-agree = Pro: { $names }.
proposal-refuse = Proti: { $names }.
proposal-needed = { $needed ->
    [one] Stačí 1 souhlas z { $voters }.
    [few] Potřebné souhlasy: { $needed } z { $voters }.
   *[other] Potřebné souhlasy: { $needed } z { $voters }.
  }
proposal-waiting = { $what } Odpověď ještě chybí: { $names }.
proposal-waits-for-you = Souhlasíš? { $what }
button-agree = Souhlasit
button-refuse = Odmítnout
vote-agree = Souhlasit: { $what }
vote-refuse = Odmítnout: { $what }

# The lobby
edition-second = druhá edice
edition-third = třetí edice
lobby-title = **Nový případ v Arkhamu** · { $edition } · { $min }–{ $max } vyšetřovatelů
lobby-host = Hostitel: { $host }.
lobby-seat = • { $name } – *{ $sheet }*
lobby-free = { $count ->
    [one] ✦ 1 volné místo
    [few] ✦ { $count } volná místa
   *[other] ✦ { $count } volných míst
  }
lobby-at-random = náhodně
lobby-options = { $options }. Jinak podle tištěných pravidel.
lobby-no-options = Podle tištěných pravidel.
lobby-no-options-second = Prastarý: náhodně. Jinak podle tištěných pravidel.
options-title = **Možnosti hry ({ $edition })**, nastavuje je hostitel v čekárně:
options-option = **{ $name }:** { $explanation }
lobby-option = { $name }: { $value }
lobby-option-now = Teď: { $value }
lobby-advice = Přisedněte si a vyberte vyšetřovatele. Až tu budou všichni, hostitel začne. Čekárna, kterou nikdo nepoužívá, se po týdnu zavře.
lobby-closed = Čekárna je zavřená. Žádná hra nezačala.
lobby-choose-sheet = Vyšetřovatel…
lobby-options-title = **Možnosti této hry**
lobby-options-menu = { $part ->
    [1] Prohlédnout nebo změnit možnost
   *[other] Další možnosti
  }
lobby-seated = { $count ->
    [one] Už u stolu sedíš. Druhé místo znamená hrát za dva vyšetřovatele.
    [few] Máš { $count } místa a na každém hraješ za jednoho vyšetřovatele.
   *[other] Máš { $count } míst a na každém hraješ za jednoho vyšetřovatele.
  }
lobby-fill = Na kolika místech má hrát autopilot?
lobby-person-menu = Nebo vyber někoho jiného
lobby-fill-menu = Místa pro autopilota
lobby-fill-count = { $count ->
    [0] Žádné
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
  }
lobby-filled = { $count ->
    [0] Autopilot nehraje na žádném místě.
    [one] Autopilot hraje na 1 místě.
    [few] Autopilot hraje na { $count } místech.
   *[other] Autopilot hraje na { $count } místech.
  }
button-join = Přisednout
button-another = Vzít další místo
button-leave = Odejít
button-options = Možnosti
button-fill = Přidat autopilota
button-start = Začít
button-again = Hrát znovu, stejný stůl

# The status message
status-head = **{ $headline }**
status-picture-from = Na obrázku je { $headline }; další přijde do minuty.
status-picture-moment = Obrázek je o chvilku starší než tato slova; další přijde do minuty.
status-given-up = **Stůl tento případ vzdal.**
status-over = **Případ je uzavřen.**
status-seat = **{ $investigator }** ({ $name })
status-keeper = Strážce: { $name }
status-seal = Zárodek kostek je zapečetěný: `{ $seal }`{ $chain ->
    [none] {""}
   *[other] , řetěz `{ $chain }`
  }. Pečeť se zlomí, až se případ uzavře.
status-seed-open = Zárodek kostek je odkrytý: `/ověřit` zkontroluje každý hod.
board-given-up = Stůl tento případ vzdal; takhle to tehdy vypadalo.
mine-autopilot = Autopilot za tebe hraje: { $seats }. Zpátky do hry tě vrátí `/hra autopilot zapnout:Ne`.
refused-not-a-choice = „{ $value }“ se vybrat nedá. Na výběr je: { $choices }.
status-waiting = Na tahu: { $names } (otázka { $since })
status-waiting-race = Na tah může kdokoli z nich: { $names } (otázka { $since })
status-linked = { $line } → [otázka]({ $link })
button-look-board = Hrací plán
button-look-sheet = Moje karta
button-look-log = Co se stalo?
button-look-paper = Dnešní noviny
paper-none = Zatím žádné noviny nevyšly. První vyjdou na konci prvního kola.
status-standing = { $mark } { $seat } · { $standing }

# Answers to commands
game-opened = Čekárna je otevřená; všechno další je ve zprávě v kanálu.
game-joined = Sedíš u stolu.
game-left = Tvoje místo je zase volné.
too-many-presses = Bylo toho moc najednou, a tak z toho nic není. Počkej deset vteřin a stiskni znovu, na čem ti ještě záleží.
game-left-closed = Nikdo jiný tu nebyl, a tak se čekárna zavřela.
game-started = Hra začíná.
game-undone = Tvoje poslední odpověď je vzata zpět.
game-asked = Nejdřív musí souhlasit { $names }.
game-asked-undo = Od té doby se něco stalo, takže nejdřív musí souhlasit { $names }.
game-ended = Hra skončila.
game-changed = Hotovo. Stůl už to ví.
game-autopilot-plays = Autopilot teď hraje za { NAME($seat, case: "accusative") }. Ukončí to `/hra autopilot zapnout:Ne`.
game-autopilot-rests = Autopilot už nehraje za { NAME($seat, case: "accusative") }.
game-left-free = Tvoje místo je volné pro někoho jiného.
game-left-kept = Teď za tebe hraje autopilot. Zpátky do hry tě vrátí `/hra autopilot zapnout:Ne`.
game-leaving = Jak chceš z této hry odejít?
game-leaving-kept = **Jen na čas:** hraje autopilot, místo zůstává tvoje a `/hra autopilot zapnout:Ne` tě vrátí zpátky.
game-leaving-free = **Nadobro:** místo je volné a nikdo se tě už na nic nezeptá. Autopilot hraje, dokud si na ně někdo nesedne příkazem `/hra přisednout`; můžeš i ty, když budou všichni souhlasit.
button-leave-kept = Odejít na čas
button-leave-free = Odejít nadobro
game-substitute-too = Odpovídat za tebe teď smí i { $name }.
game-substitute-instead = Místo tebe teď odpovídá { $name }, dokud zase neodpovíš ty.
game-substitute-none = Za tebe teď odpovídáš jen ty.
game-report-sent = Stav hry, jak ho vidí všichni, odešel provozovateli tohoto bota; tady je i pro tebe. Nic skrytého neprozrazuje.
report-of = Hlášení o hře `{ $game }`.
game-report = Stav hry, jak ho vidí všichni, k přiložení do hlášení o chybě. Nic skrytého neprozrazuje.
game-report-pages = Discord na tomto serveru právě nepouští soubory. Tady je stav hry, jak ho vidí všichni, ke zkopírování do hlášení o chybě:
game-status-lobby = Čekárna je otevřená.
report-file = stav-hry
button-report = Nahlásit
plan-offer = To byl tvůj tah. Chceš si zatím naplánovat další?
button-plan-next = Naplánovat další tah
button-log-rest = Zbytek ({ $count })
log-empty = Ještě se nic nestalo.
log-nothing-new = Od tvé poslední návštěvy se nic nestalo. Poslední dění zopakuje `/deník vše:Ano`.
sheet-choice = { $investigator } ({ $name })
look-nothing = Nic tu nemá jméno „{ $query }“. Zkus některé ze seznamu, který se ukáže při psaní.
rules-nothing = Slovu „{ $topic }“ neodpovídá žádné pravidlo. Zkus některé téma ze seznamu, který se ukáže při psaní.
rules-related = { $rule } · viz také { $related }
rules-number = U tohoto stolu je N { $number }.
rules-more = { $count ->
    [one] Zmiňuje to ještě 1 pravidlo
    [few] Zmiňují to ještě { $count } pravidla
   *[other] Zmiňuje to ještě { $count } pravidel
  }; užší téma je najde.
verify-same = **Všechny hody souhlasí.** Přesně tohle říká zárodek na svých adresách: { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
  }, { $picks ->
    [one] 1 los
    [few] { $picks } losy
   *[other] { $picks } losů
  } a { $shuffles ->
    [one] 1 zamíchání
    [few] { $shuffles } zamíchání
   *[other] { $shuffles } zamíchání
  }. Řetěz záznamu je celý.
verify-from = Tato hra začala dřív, než si bot ukládal, co losuje: ověřit to jde až { $part ->
    [turn] od { $number }. kola
    [round] od { $number }. kola
    [battle] od závěrečné bitvy
   *[setup] od přípravy hry
  }.
verify-never = **Zatím není co ověřovat.** Co se v této hře dosud losovalo, to si bot neukládal.
verify-broken-address = **Jeden los není takový, jaký říká zárodek.** Je na adrese `{ $address }`. Někdo změnil, co má bot uloženo; řekni to provozovateli bota.
verify-broken-row = **Řetěz záznamu je přetržený na řádku { $row }.** Někdo změnil, co má bot uloženo; řekni to provozovateli bota.
verify-chain = Řetěz: `{ $chain }`. Připnutý stav i začátek každého kola ukazují šest znaků, které měl, když kolo začínalo.
verify-rules = { $count ->
    [one] Verze pravidel: { $rules }
   *[other] Verze pravidel, jedna po druhé: { $rules }
  }
verify-list = Všechny losy jsou v příloze: adresa, rozsah, výsledek.
verify-list-name = losy
verify-seal = Pečeť, oznámená na začátku: `{ $seal }`
verify-seed = Zárodek: `{ $seed }`
verify-sealed = Zárodek zůstane zapečetěný, dokud se případ neuzavře.
verify-how = -# Pečeť je SHA-256 z 32 bajtů zárodku. Číslo je HMAC-SHA256(zárodek, adresa): prvních šest bajtů modulo počet možností.
hint-answer = { $ask } Moje volba: **{ $choice }** ({ $why }).
help-asked = Na tahu jsi ty: { $ask } Stiskni tlačítko pod otázkou, nebo použij `/vybrat`.
help-waiting = Na tahu: { $names }. Tebe se teď nikdo na nic neptá.
help-lobby = Je tu otevřená čekárna: stiskni pod její zprávou **Přisednout**, nebo použij `/hra přisednout`.
help-no-game = Žádná hra tu ještě není. Čekárnu otevře `/hra nová`.
help-elsewhere = Na tahu jsi v kanálu { $channel }.
help-looking = **Podívat se:** `/mapa`, `/vyšetřovatel`, `/vyhledat`, `/deník`, `/pravidla`, `/tip`, `/hra stav`; `/stav` zahrne všechny tvé hry; `/poznámka` uchová poznámky jen pro tebe
help-playing = **Hrát:** tlačítky, nebo příkazy `/jít`, `/uniknout`, `/bojovat`, `/seslat`, `/použít`, `/soustředění`, `/setkání`, `/koupit`, `/směna`, `/utratit`, `/pas`, `/hlasovat`; druhá edice: `/uzavřít` a `/zapečetit`; třetí: `/zažehnat`, `/bádat` a `/obstarat`. `/vybrat` odpoví na cokoli; `/plán` a `/pokyny` odpoví předem
help-game = **Hra:** `/hra nová`, `přisednout`, `odejít`, `možnosti`, `doplnit`, `začít`, `zpět`, `autopilot`, `kontrola`, `hlášení`, `ukončit`; `tempo`, `zástupce`, `záskok`, `přeskočit`, `předat`, `vyloučit`, `sledovat`, `přesunout`; `/stručně`, když má být slov méně. Hostitel, který z čekárny odejde, ji předá; když den mlčí, smí začít kdokoli, kdo v ní sedí; čekárna, kterou nikdo nepoužívá, se po týdnu zavře. Po hře: `/ověřit` zkontroluje kostky, `/přehrát` ukáže hru znovu, `/hra soubor` ji uloží, `/historie` vypíše všechny, `/já bilance` tvoje. `/hra nová případ:` otevře zapečetěný případ, který hrají i jiné stoly, `/hra nová průvodce:` první případ pro jednoho, krok za krokem s výkladem
help-server = **Server:** kdo smí spravovat kanály, má příkazy `/server hry` (kdo smí začínat hry, kde a kolik zároveň), `/server kanál` (tady žádné), `/server ukončit` a `/server přesunout` pro kteroukoli hru. Kdo je uvidí, se určuje na Discordu: Nastavení serveru → Integrace
help-patience = Když jsi na tahu, dostaneš jednu zmínku a potom připomínky podle tempa stolu, nikdy však ve svých hodinách klidu (`/nastavení`). Není kam spěchat: hra může trvat i týden.
me-nothing = O tobě se neuchovává nic.
me-kept = Co o tobě bot uchovává, je v souboru ({ $count ->
    [one] jeden řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}): tvoje číslo na Discordu, tvoje nastavení a nepřítomnosti a z každé hry tvoje místo, odpovědi a hlasy. Smaže to `/já zapomenout`.
me-not-sure = Nejde to vrátit, a tak je k tomu třeba `opravdu:Ano`.
me-forgotten = Všechno, co o tobě bot uchovával, je smazáno. Ve hrách, které máš za sebou, jsi teď „někdo“. Co stojí v kanálech, tam zůstane.
help-fan = Neoficiální fanouškovský projekt, bez spojení s vydavatelem.

# Starting the program
settings-bad = Oprav prosím tato nastavení (v prostředí nebo v souboru .env):
settings-discord-token = DISCORD_TOKEN musí být jen samotný token, vcelku a bez mezer. Chceš-li hrát na tomto počítači, nech ho prázdný.
settings-database-path = DATABASE_PATH musí být cesta k souboru, ne „{ $value }“.
settings-shards = SHARDS musí být celé číslo od 1 do 1024, ne „{ $value }“.
settings-database-url = DATABASE_URL musí být adresa databáze PostgreSQL, postgres://user:password@host:5432/database. V hesle piš @ jako %40, / jako %2F a : jako %3A. Mají-li hry být v souboru, nech ji prázdnou.
settings-person-presses = PERSON_PRESSES musí být celé číslo od 0 do 100000, ne „{ $value }“.
settings-server-presses = SERVER_PRESSES musí být celé číslo od 0 do 1000000, ne „{ $value }“.
settings-emoji = EMOJI musí být yes nebo no, ne „{ $value }“.
settings-report-channel = REPORT_CHANNEL musí být id kanálu na Discordu (dlouhé číslo), ne „{ $value }“.
settings-health-port = HEALTH_PORT musí být celé číslo od 1 do 65535, ne „{ $value }“.
settings-status-seconds = STATUS_SECONDS musí být celé číslo od 1 do 3600, ne „{ $value }“.
settings-local-port = LOCAL_PORT musí být celé číslo od 0 do 65535, ne „{ $value }“.
settings-log-level = LOG_LEVEL musí být něco z tohoto: { $levels }, ne „{ $value }“.
settings-discord-api = DISCORD_API musí být adresa, která začíná na http, ne „{ $value }“.
start-server-unreachable = Server PostgreSQL z DATABASE_URL není dostupný ({ $server }: { $why }). Zkontroluj adresu a to, zda server běží.
start-server-refused = Server PostgreSQL z DATABASE_URL program nepustil dovnitř ({ $server }: { $why }). Zkontroluj uživatele, heslo a jméno databáze; databáze už musí existovat.
start-idle = O všechny servery je postaráno; tento proces je v záloze.
start-local = Stůl je prostřen: { $url }
start-invite = Přihlášeno: { $name }. Pozvánka na server: { $link }
start-gateway-closed = Discord spojení nadobro zavřel (kód { $code }), a tak program končí; neodeslané zprávy zůstávají uložené. { $number ->
    [4004] Token neplatí: vlož do .env nový.
    [4013] Bot žádal o intent, který neexistuje: aktualizuj prosím program.
    [4014] Aplikace bota nemá povolený intent, o který žádá: viz její stránku „Bot“ na https://discord.com/developers/applications.
   *[other] Spusť ho znovu; stává-li se to často, ohlas to prosím.
}
start-database-in-use = { $path } má otevřený jiný proces. Nejdřív zastav ten, nebo nastav DATABASE_PATH na jiný soubor.
start-database-newer = { $path } zapsala novější verze tohoto programu. Aktualizuj ho prosím.
start-database-unusable = Hry v { $path } nejde otevřít: { $why }. Zkontroluj, že tam program smí číst a zapisovat a že disk není plný.
start-database-foreign = { $path } patří jinému uživateli (číslo { NUMBER($owner, useGrouping: 0) }), a tak hry nejde otevřít; program běží jako { $user }. Nespustil program poprvé někdo jiný, třeba root? Tímto příkazem je předáš uživateli { $user }, pak spusť program znovu: { $command }
start-database-damaged = { $path } je poškozený soubor ({ $why }), a tak se program nespustil a nic nezměnil. Odlož ho stranou i s jeho souborem -wal, zkopíruj poslední zálohu z { $directory } do { $path } a spusť program znovu (README, „Restore“).
start-database-emptied = V { $path } nejsou žádné hry, ale { $beside } svědčí o tom, že tam byly, a tak se program nespustil a nic nezměnil. Je-li pravý { $path } ještě někde, vrať ho na místo. Pokud ne, přesuň { $files } do jiné složky, zkopíruj { $copy } do { $path } a spusť program znovu: co se hrálo po vzniku té kopie, je ztraceno. Chceš-li začít nanovo, bez dřívějších her, odlož tytéž soubory a nekopíruj nic (README, „Restore“).
start-database-in-log = { $path } je prázdný, nebo chybí, ale všechno, co obsahoval, je ještě v { $log }, a tak se program nespustil a nic nezměnil. Chceš-li pokračovat, kde se přestalo, dej na jeho místo stránku nul tímto příkazem a spusť program znovu: { $command } Chceš-li začít nanovo a bez toho všeho, přesuň { $files } do jiné složky (README, „Restore“).
start-database-emptied-bare = V { $path } nejsou žádné hry, ale { $beside } svědčí o tom, že tam byly, a tak se program nespustil a nic nezměnil. Je-li pravý { $path } ještě někde, vrať ho na místo. V { $directory } žádná kopie s hrami není; máš-li ji jinde, přesuň { $files } do jiné složky, zkopíruj ji do { $path } a spusť program znovu. Chceš-li začít nanovo, bez dřívějších her, přesuň { $files } do jiné složky a nekopíruj nic (README, „Restore“).
start-database-emptied-here = { $path } je prázdný, ale { $beside } svědčí o tom, že obsahoval kanály a zprávy stolu na tomto počítači, a tak se program nespustil a nic nezměnil. Je-li pravý { $path } nebo jeho kopie ještě někde, vrať ho na místo. Chceš-li začít nanovo s prázdnými kanály, přesuň { $files } do jiné složky a spusť program znovu.
start-database-foreign-log = { $log } není záznam k { $path }, ale k souboru, který tam byl předtím, a tak se program nespustil a nic nezměnil. Chceš-li pokračovat s { $path }, jak je, přesuň { $log } do jiné složky a spusť program znovu. Chceš-li pokračovat s tím, co tam bylo předtím, vrať ten soubor na místo (README, „Restore“).
start-port-taken = Port { $port } je obsazený. Zastav program, který ho používá, nebo zvol v .env jiný port (LOCAL_PORT, HEALTH_PORT).
start-token-refused = Discord tento DISCORD_TOKEN nezná. Zkopíruj ho znovu ze stránky Bot své aplikace.
start-failed = Program se nepodařilo spustit: { $why }
start-stopping = Končím.

# One line for somebody who meets a step for the first time
second-turns-sitting = Na tah může každý: hraje, kdo stiskne první. Až budou mít tah za sebou všichni, přijde mýtus.
second-turns-book = Jeden po druhém, fáze po fázi: tlačítka dostaneš, až budeš na tahu.
second-turns-sheet = Každý řekne předem, co udělá; provede se to v pořadí hráčů a o tom, co se cestou naskytne, rozhoduješ ty.
second-lesson-setup-sliders = Každé dvě dovednosti mají společný ukazatel: jedna stoupne, druhá klesne. V každé údržbě je můžeš znovu posunout.
second-lesson-upkeep-next = Údržba: použité karty se obnoví, u některých se hází, zda ti zůstanou, a některé můžeš použít právě teď.
second-lesson-upkeep-sliders = Ukazatele: jedna dovednost z dvojice stoupne, druhá klesne. Soustředění říká, o kolik pozic smíš posunout celkem.
second-lesson-move-next = Pohyb: každý krok stojí 1 bod pohybu. Kde je nestvůra, vyhni se jí nebo s ní bojuj, než půjdeš dál nebo se zastavíš.
second-lesson-move-world = Jiné světy: z první poloviny jdeš do druhé a pak zpátky do Arkhamu.
second-lesson-return-gate = Do Arkhamu se vracíš branou do světa, který opouštíš. Ve fázi setkání v Arkhamu se ji můžeš pokusit uzavřít.
second-lesson-combat-face = V cestě stojí nestvůra. Vyhneš se jí hodem na plížení; když nevyjde, zraní tě a musíš bojovat.
second-lesson-combat-round = Boj se dělí na kola: v každém je buď hod na souboj se zbraněmi a kouzly, nebo pokus o útěk. Neúspěch stojí zdraví.
second-lesson-combat-hands = Máš 2 ruce. Zbraně a kouzla je zaměstnají na celé kolo boje.
second-lesson-check-spend = Každá utracená stopa přidá k tomuto hodu 1 kostku. Utrácet je můžeš po jedné.
second-lesson-encounter-choose = V lokaci buď prožiješ setkání, nebo využiješ, co lokace nabízí.
second-lesson-gate-close = Bránu, kterou máš prozkoumanou, uzavře hod na vědomosti nebo na sílu proti jejímu číslu.
second-lesson-gate-seal = 5 stop zapečetí uzavřenou bránu nadobro: žádná se tam už neotevře. 6 pečetí vyhrává hru.
second-lesson-loss-items = O něco přijdeš, ale smíš si vybrat, o co.
second-lesson-shop-buy = Kup, nač ti stačí peníze. Co necháš, vrátí se do svého balíčku.
second-lesson-trade-offer = Vyšetřovatelé na stejném místě mohou směňovat. Vyber, co dáš a co chceš; druhý hráč musí souhlasit.
second-lesson-trade-consent = Se směnou musí souhlasit oba. Majitele mohou změnit peníze, běžné předměty, unikátní předměty a kouzla, třeba i zadarmo.
second-lesson-mythos-clue = Vyšetřovatel, který tam stojí, může stopu hned sebrat.
second-lesson-battle-attack = Prastarý procitl. Úspěchy všech se sčítají; když jich je dost, ubude 1 žeton zkázy. Zbavte ho všech a zvítězíte.
third-lesson-setup-startingCards = Každý vyšetřovatel začíná s několika kartami. Tady si smíš vybrat.
third-lesson-action-turn = V každém kole má každý jeden tah, v libovolném pořadí: další hraje, kdo stiskne první.
third-lesson-action-next = Každou akci můžeš provést jednou za kolo. Dokud jsi ve střetu s nestvůrou, smíš jen útočit, unikat, soustředit se, nebo udělat, co se ve střetu výslovně dovoluje.
third-lesson-move-step = Můžeš se pohnout o 2 pole a za každý $1 o jedno další; některé karty to mění. Narazíš-li na připravenou nestvůru, pohyb končí: střetne se s tebou.
third-lesson-action-focus = Žeton soustředění přidá k dovednosti 1. Můžeš ho také při hodu utratit a přehodit 1 kostku.
third-lesson-attack-target = Útok je hod: každý úspěch způsobí 1 zranění.
third-lesson-evade-which = Každý úspěch tě zbaví 1 nestvůry a vyčerpá ji. Zbavíš-li se všech, máš o 1 akci víc.
third-lesson-test-prepare = Házíš 1 kostkou za každý bod dovednosti; 5 nebo 6 je úspěch. Karty mohou kostky přidat, ale jen před hodem.
third-lesson-test-spend = Stopa nebo žeton soustředění této dovednosti přehodí 1 kostku.
third-lesson-harm-assign = Zranění jde proti zdraví, zděšení proti příčetnosti. Něco z toho za tebe mohou vzít tvoje karty.
third-lesson-encounter-turn = Ve fázi setkání prožiješ setkání tam, kde stojíš, pokud nejsi ve střetu s nestvůrou. Ve čtvrti, kde jsou stopy, ti může jednu vynést.
third-lesson-shop-buy = Co je v nabídce, můžeš koupit za jeho hodnotu.
third-lesson-reaction-may = Právě se stalo něco, na co může odpovědět některá z tvých karet.
third-lesson-spell-remnants = Seslání kouzla stojí zděšení. Každý utracený pozůstatek odvrátí 1 zděšení.
third-lesson-reckoning-order = Zúčtování spustí každý text, který je jím označen: na listu, v kodexu i na kartách.
third-lesson-monster-prey = Nestvůry se řídí svými kartami. Kde karta nechává na vybranou, hlasujete všichni.
third-lesson-doom-order = Na plánu se hromadí zkáza. Akce zažehnání ji odstraní z tvého pole.
third-lesson-codex-order = Karty kodexu nesou cíl i hrozbu. Jakmile se jedno z toho naplní, karta řekne, co bude dál.
third-lesson-focus-discard = Tvoje karta vyšetřovatele omezuje, kolik žetonů soustředění smíš mít najednou.
third-lesson-trade-consent = Se směnou musí souhlasit oba. Majitele mohou změnit spojenci, předměty, kouzla, peníze, stopy a pozůstatky, třeba i zadarmo.
