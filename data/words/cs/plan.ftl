### Plány a stálé pokyny: co lidé řeknou dřív, než jsou tázáni.

## Co může být v plánu

plan-field-upkeep = Možnosti navíc v údržbě
plan-upkeep-nothing = Nic dalšího
plan-field-sliders = Ukazatele
plan-field-begin = Když tu nejsi
plan-begin-without-me = Začít beze mě
plan-field-goal = Kam jít
plan-goal-stay = Zůstat { NAME($place, role: "at") }
plan-field-leave = Stopy { NAME($place, role: "at") }
plan-field-face = { $monster }, { $place }
plan-face-evade = Vyhnout se; když to nevyjde, zeptat se mě
plan-face-evade-fight = Vyhnout se; když to nevyjde, bojovat až do konce
plan-face-fight = Bojovat až do konce
plan-field-hands = Do rukou v boji
plan-field-rounds = V boji utéct po
plan-rounds = { $count ->
    [one] 1 kole
    [few] { $count } kolech
   *[other] { $count } kolech
  }
plan-field-gate = Návrat branou v lokaci
plan-field-end = Potom { NAME($place, role: "at") }
plan-field-buy = V obchodě pořídit
plan-buy-weapon = Zbraň, jinak to nejdražší
plan-buy-tome = Knihu, jinak to nejdražší
plan-buy-dearest = To nejdražší, nač mám
plan-buy-cheapest = To nejlevnější
plan-field-seal = Když se brána uzavře
plan-seal-seal = Zapečetit ji stopami
plan-seal-keep = Nechat si stopy
plan-field-clues = Když hod nevyjde
plan-clues = { $count ->
    [0] Neutratit žádné stopy
    [one] Utratit nejvýš 1 stopu
    [few] Utratit nejvýš { $count } stopy
   *[other] Utratit nejvýš { $count } stop
  }
turn-go = Jít { NAME($place, role: "to") }
turn-stay = Zůstat
turn-sliders = Ukazatele
turn-encounter = Setkání
turn-gate = Vstoupit do brány
turn-fight-on = Bojovat dál
turn-fight-on-with = { $fight }, znovu a znovu, až do výhry nebo do chvíle, kdy by tě další neúspěch složil
plan-preview = Šance, že to všechno dobře dopadne, bez stop: asi { $percent } %.

## Proč něco z plánu padá

plan-misfit-sliders = ukazatele takto nastavit nejdou
plan-misfit-monster = { $monster } { NAME($place, role: "at") } při plánování ještě { GENDER($monster) ->
    [feminine] nebyla
    [neuter] nebylo
   *[animate] nebyl
  }
plan-misfit-gate = brána { NAME($place, role: "at") } se změnila
plan-misfit-way = { NAME($place, role: "to") } se teď nedá dojít
plan-misfit-place = vyšetřovatel je teď { NAME($place, role: "at") }
plan-misfit-end = tohle { NAME($place, role: "at") } udělat nejde

## Co může být ve stálých pokynech

order-field-when = Kdy pokyny platí
order-when-now = Hned, bez ptaní
order-when-silence = Až když mi vyprší čas na odpověď
order-field-clues = Stopy při hodu
order-clues-never = Neutrácet žádné
order-clues-pass-1 = Utrácet, dokud chybí 1 úspěch
order-clues-pass-2 = Utrácet, dokud chybí nejvýš 2 úspěchy
order-clues-pass-3 = Utrácet, dokud chybí nejvýš 3 úspěchy
order-clues-harm = Utrácet jen proti nestvůrám
order-clues-always = Utrácet, kdykoli to může pomoct
order-field-lastClue = Poslední stopa
order-lastClue-keep = Za hod ji nikdy neutratit
order-field-leave = Stopy tam, kde zastavím
order-leave-all = Nechat je ostatním
order-field-monsters = Nestvůry v cestě
order-monsters-evade = Vyhýbat se a utíkat
order-monsters-fight-50 = Bojovat od 50 % výš, jinak se vyhnout
order-monsters-fight-60 = Bojovat od 60 % výš, jinak se vyhnout
order-monsters-fight-70 = Bojovat od 70 % výš, jinak se vyhnout
order-monsters-fight-80 = Bojovat od 80 % výš, jinak se vyhnout
order-monsters-fight-90 = Bojovat od 90 % výš, jinak se vyhnout
order-monsters-fight = Bojovat vždy
order-field-weapons = Zbraně, nejmilejší první
order-field-spells = Kouzla v boji
order-spells-no = Žádná nesesílat
order-spells-yes = Sesílat ta, která mám
order-field-losses = Co ztratit nejdřív
order-field-route = Kam jít
order-field-gate = U prozkoumané brány
order-gate-close = Uzavřít ji, stopy si nechat
order-gate-seal = Uzavřít ji a zapečetit stopami
order-gate-elder-sign = Použít Starodávný symbol, jinak ji uzavřít
order-gate-wait = Čekat
order-field-trade = Přijmout bez ptaní
order-trade-gifts = Dary od kohokoli
order-field-encounter = Na místě se schopností
order-encounter-encounter = Prožít setkání
order-encounter-ability = Použít schopnost
order-field-abilityAt = Kde použít schopnost
order-field-clueTaker = Stopa, která se objeví u mě
order-clueTaker-me = Pro mě
order-clueTaker-others = Nejdřív pro ostatní
order-field-before = Můžu-li něco udělat, zeptej se, než přijde
order-before-encounter = Moje setkání
order-before-mythos = Karta mýtu
order-before-attack = Útok v závěrečné bitvě
order-field-pass = Pokaždé vynechat
order-pass-upkeep-next = Možnosti navíc v údržbě
order-pass-upkeep-sliders = Posouvání ukazatelů
order-pass-move-world = Možnosti navíc v Jiných světech
order-pass-combat-start = Kouzla před hodem na strach
order-pass-check-before = Karty a kouzla před hodem
order-pass-check-lend = Půjčování mých schopností ostatním
order-pass-loss-prevent = Předcházení ztrátám
order-pass-effect-may = Co mi karta jen dovoluje
order-pass-encounter-redraw = Tažení jiného setkání
order-pass-shop-wish = Výprodeje
order-pass-rumor-pay = Placení za zvěsti
order-pass-trade-consent = Směny, kromě darů
order-pass-window-act = Zásah před setkáním nebo kartou mýtu

## Stálé pokyny ve větách

order-told-when = { $value ->
    [silence] Tyto pokyny platí, až když mi vyprší čas na odpověď.
   *[now] Tyto pokyny platí hned, bez ptaní.
  }
order-told-clues = { $value ->
    [never] Při hodu neutrácím žádné stopy.
    [pass-1] Při hodu utrácím stopy, dokud chybí 1 úspěch.
    [pass-2] Při hodu utrácím stopy, dokud chybí nejvýš 2 úspěchy.
    [pass-3] Při hodu utrácím stopy, dokud chybí nejvýš 3 úspěchy.
    [harm] Stopy utrácím jen při hodech proti nestvůrám.
   *[always] Při hodu utrácím stopy, kdykoli to může pomoct.
  }
order-told-lastClue = Poslední stopu za hod nikdy neutratím.
order-told-leave = Stopy tam, kde zastavím, nechávám být.
order-told-monsters = { $value ->
    [evade] Nestvůrám v cestě se vyhýbám a z boje utíkám.
    [fight-50] S nestvůrami v cestě bojuji od 50 % výš, ostatním se vyhýbám.
    [fight-60] S nestvůrami v cestě bojuji od 60 % výš, ostatním se vyhýbám.
    [fight-70] S nestvůrami v cestě bojuji od 70 % výš, ostatním se vyhýbám.
    [fight-80] S nestvůrami v cestě bojuji od 80 % výš, ostatním se vyhýbám.
    [fight-90] S nestvůrami v cestě bojuji od 90 % výš, ostatním se vyhýbám.
   *[fight] Bojuji s každou nestvůrou v cestě.
  }
order-told-weapons = V boji sahám nejdřív po: { $choice }.
order-told-spells = { $value ->
    [no] V boji žádná kouzla nesesílám.
   *[yes] V boji sesílám kouzla, která mám.
  }
order-told-losses = Musím-li něco ztratit, pak nejdřív: { $choice }.
order-told-route = Cíl mé cesty: { $choice }.
order-told-gate = { $value ->
    [close] Prozkoumanou bránu uzavřu a stopy si nechám.
    [seal] Prozkoumanou bránu uzavřu a zapečetím ji stopami.
    [elder-sign] U prozkoumané brány použiji Starodávný symbol, jinak ji uzavřu.
   *[wait] U prozkoumané brány čekám.
  }
order-told-trade = Bez ptaní přijmu: { $choice }.
order-told-encounter = { $value ->
    [encounter] Na místě se schopností volím setkání.
   *[ability] Na místě se schopností ji použiji.
  }
order-told-abilityAt = Schopnost použiji zde: { $choice }.
order-told-clueTaker = { $value ->
    [me] Stopa, která se objeví u mě, je moje.
   *[others] Stopu, která se objeví u mě, nechávám nejdřív ostatním.
  }
order-told-before = Můžu-li něco udělat, zeptej se mě, než přijde: { $choice }.
order-told-pass = Pokaždé vynechávám: { $choice }.
order-misfit-route = { NAME($place, role: "to") } teď nevede žádná cesta

## Obraz cesty ve slovech

alt-route = Plánovaná cesta { NAME($investigator, case: "genitive") } { NAME($place, role: "from") }:
alt-step = { $step }. { $place }{ $count ->
    [0] { "" }
    [one] , kde číhá { NAME($monsters) }
    [few] , kde číhají { NAME($monsters) }
   *[other] , kde číhá { NAME($monsters) }
  }

## Co říká stůl

plan-lead = { $name }, podle plánu: { $choice }.
orders-lead = { $name }, podle stálých pokynů: { $choice }.
orders-by-silence = -# { $name }: čas na odpověď vypršel; podle stálých pokynů: { $ask } **{ $choice }** ({ $rule })
plan-misfit = { $name }: plán už nesedí – { $why }. Co na tom záviselo, padá.
orders-misfit = { $name }: stálý pokyn padá – { $why }.
plan-undone = S odpovědí vzatou zpět padá i plán: { $names }.
refused-no-plans = V této hře se neplánuje.
refused-nothing-to-plan = Teď není co plánovat.
refused-plan-empty = Plán je prázdný. Nejdřív něco vyber.

## Formulář

button-look-plan = Plán…
button-look-use = Použít…
plan-advised = Rada: tak by volil opatrný hráč
plan-modal-title = { $investigator }: příští tah
said-title-plan = **{ $investigator }: příští tah.** Co necháš otevřené, rozhodneš, až to přijde.
said-title-orders = **{ $investigator }: stálé pokyny.** Platí, dokud je nezměníš.
said-row = **{ $label }:** { $choice }
said-open-plan = Otevřené zůstává: { $labels }.
said-open-orders = Všechno ostatní rozhodneš, až to přijde.
said-numbered = { $number }. { $label }
said-plan-draft = Ještě neplatí. V platnost ho uvede **Uložit plán**.
said-plan-set = Plán platí. Spustí se, až přijde tvůj tah, pokud se do té doby nic nezmění.
said-plan-gone = Tah, pro který byl plán, už je pryč.
said-fields = Co naplánovat…
said-ask-me = Nechat otevřené
said-other-seat = { $investigator }
button-said-set = Uložit plán
button-said-forget = Zahodit vše
use-title = Tohle můžeš použít kdykoli:
use-nothing = Teď nemáš co použít.
use-done = Hotovo: { $choice }.

## Příkazy

command-plan = plán
command-plan-description = Řekni předem, co tvůj vyšetřovatel udělá v příštím tahu
command-plan-step = krok
command-plan-step-description = Která část tahu
command-plan-choice = volba
command-plan-choice-description = Co v ní udělat
command-plan-set = uložit
command-plan-set-description = Uvést plán v platnost
command-plan-forget = zrušit
command-plan-forget-description = Zahodit plán
command-orders = pokyny
command-orders-description = Stálé pokyny: nač se tě bot nemusí ptát
command-orders-step = pokyn
command-orders-step-description = Který pokyn
command-orders-choice = volba
command-orders-choice-description = Co udělat
command-orders-forget = zrušit
command-orders-forget-description = Zahodit všechny stálé pokyny
