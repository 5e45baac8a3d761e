### Text pravidel druhé edice, skládaný z efektů karet.
###
### Věty dostávají $form: imperative, infinitive (obojí je česky rozkaz) nebo third (o někom jiném). Podstatná jména
### dostávají $role: object = 4. pád, of = 2. pád, subject = 1. pád, at/to s předložkou. Žádná věta nezačíná příklonkou
### (se, si, tě), aby mohla stát i za „pak“, „jinak“ nebo „a za to“. Hody stojí ve 4. pádě za „na“, rules-check-… ve 2.
### nebo 6. pádě („hodu na …“), rules-checks-… ve 3. („hodům na …“).

## Věty

rules-sentence = { CAPITAL($clause) }.
rules-label = { CAPITAL($clause) }
rules-text = { $first } { $rest }
rules-clauses = { $clauses }
rules-and-then = { $first }, pak { $rest }
rules-and-separately = { $first }; { $rest }
rules-parted = { $first }; { $rest }
rules-then = pak { $clause }
rules-in-either-case = ať uspěješ, nebo ne, { $clause }
rules-and-in-either-case = { $first }; { $form ->
    [third] ať uspěje, nebo ne
   *[other] ať uspěješ, nebo ne
  }, { $rest }
rules-and-then-if = { $first }; pak, { $rest }
rules-and-lastly = { $first }; pak { $rest }
rules-having-done = uděláš-li to: { $clause }
rules-then-if = pak, { $clause }
rules-for-each-of-it = { $first }; stejně tolikrát { $rest }
rules-or = { $first } nebo { $second }
rules-or-last = { $first } nebo { $second }
rules-either = buď { $first }, nebo { $second }
rules-and-also = { $first }, a { $rest }
rules-pay-and = { $cost } a { $clause }
rules-lasting-all = { $clause }, a to { $until }
rules-comma = { $first }, { $rest }
rules-times = { $count ->
    [2] dvakrát po sobě
   *[other] { $count }krát po sobě
  } proveď toto: { $clause }
rules-otherwise = jinak { $clause }
rules-if = pokud { $condition }, { $clause }
rules-if-else = pokud { $condition }, { $clause }; jinak { $otherwise }
rules-unless = pokud { $condition }, nic se neděje; jinak { $clause }
rules-may = { $form ->
    [third] může využít této možnosti: { $clause }
   *[other] chceš-li, { $clause }
  }
rules-may-pay = chceš-li, { $cost } a za to { $clause }
rules-may-pay-then = chceš-li, { $cost }; uděláš-li to: { $clause }
rules-pay-to = { $cost } a za to { $clause }
rules-pay-then = { $cost }; poté: { $clause }
rules-choose = { $form ->
    [third] zvolí jedno: { $options }
   *[other] vyber jedno: { $options }
  }
rules-if-able = { $clause } (vyber z toho, co máš)
rules-option = ({ $number }) { $clause }
rules-nothing-happens = vše zůstává při starém
rules-do-nothing = { $form ->
    [third] neudělá nic
   *[other] nedělej nic
  }
rules-at-moment = { $moment }, { $clause }
rules-lasting = { $clause } { $until }
rules-phased = { $phase }: { $text }
rules-when = { $event }, { $clause }
rules-when-true = pokud { $conditions }

## Hody a kostky

rules-check = na { $skill } ({ $mod }){ $difficulty ->
    [1] {""}
   *[other] {" "}s obtížností { $difficulty }
  }
rules-check-made = na { $skill } ({ $mod }){ $difficulty ->
    [1] {""}
   *[other] {" "}s obtížností { $difficulty }
  }
rules-make-check = { $form ->
    [third] hodí { $check }
   *[other] hoď { $check }
  }
rules-check-pass = { $form ->
    [third] může hodit { $check }: kdo uspěje, { $pass }
    [infinitive] hoď { $check }: pokud uspěješ, { $pass }
   *[other] hoď { $check }: pokud uspěješ, { $pass }
  }
rules-check-fail = { $form ->
    [third] hodí { $check }; kdo neuspěje, { $told }
   *[other] hoď { $check }: pokud neuspěješ, { $fail }
  }
rules-check-fail-apart = { $form ->
    [third] hodí { $check }: kdo neuspěje, { $fail }
   *[other] hoď { $check }: pokud neuspěješ, { $fail }
  }
rules-check-both = hoď { $check }: pokud uspěješ, { $pass }; pokud neuspěješ, { $fail }
rules-check-outcomes = { $form ->
    [third] hodí { $check }: kdo uspěje, { $pass }; kdo neuspěje, { $fail }
   *[other] hoď { $check }: pokud uspěješ, { $pass }; pokud neuspěješ, { $fail }
  }
rules-if-pass = pokud uspěješ, { $clause }
rules-on-pass = pokud uspěješ: { $clause }
rules-on-fail = pokud neuspěješ: { $clause }
rules-if-fail = pokud neuspěješ, { $clause }
rules-check-per-success = { $form ->
    [third] hodí { $check } a za každý úspěch { $each }
   *[other] hoď { $check } a za každý úspěch { $each }
  }
rules-check-per-success-else = { $form ->
    [third] hodí { $check } a za každý úspěch { $each }; bez úspěchu { $none }
   *[other] hoď { $check } a za každý úspěch { $each }; bez úspěchu { $none }
  }
rules-check-bands = { $form ->
    [third] hodí { $check }: { $bands }
   *[other] hoď { $check }: { $bands }
  }
rules-with-successes-exactly = { $min ->
    [0] bez úspěchu { $clause }
    [one] při { $min } úspěchu { $clause }
    [few] při { $min } úspěších { $clause }
   *[other] při { $min } úspěších { $clause }
  }
rules-with-successes-or-more = při { $min } a více úspěších { $clause }
rules-with-successes-range = { $min ->
    [0] { $max ->
        [one] bez úspěchu nebo při { $max } úspěchu { $clause }
        [few] bez úspěchu nebo nejvýše při { $max } úspěších { $clause }
       *[other] bez úspěchu nebo nejvýše při { $max } úspěších { $clause }
      }
   *[other] při { $min } nebo { $max } úspěších { $clause }
  }
rules-roll-scale = { $form ->
    [third] hodí { $dice }: { $clauses }
   *[other] hoď { $dice }: { $clauses }
  }
rules-roll-scale-less = { $form ->
    [third] hodí { $dice } a odečte { $less }: { $clauses }
   *[other] hoď { $dice } a odečti { $less }: { $clauses }
  }
rules-roll = { $form ->
    [third] hodí { $dice }: { $parts }
   *[other] hoď { $dice }: { $parts }
  }
rules-dice = { $count ->
    [one] kostkou
    [few] { $count } kostkami
   *[other] { $count } kostkami
  }
rules-dice-currentSanity = { $form ->
    [third] tolika kostkami, kolik má příčetnosti
   *[other] tolika kostkami, kolik máš příčetnosti
  }
rules-dice-currentStamina = { $form ->
    [third] tolika kostkami, kolik má zdraví
   *[other] tolika kostkami, kolik máš zdraví
  }
rules-on-success = padne-li úspěch, { $clause }
rules-on-failure = nepadne-li úspěch, { $clause }
rules-on-face = padne-li { $min }, { $clause }
rules-on-faces = padne-li { $min }–{ $max }, { $clause }
rules-each-die = za každou kostku s { $min }–{ $max } { $clause }
rules-each-success = za každý úspěch { $clause }
rules-each-failure = za každý neúspěch { $clause }
rules-skill-speed = { $role ->
    [to] k rychlosti
   *[object] rychlost
  }
rules-skill-sneak = { $role ->
    [to] k plížení
   *[object] plížení
  }
rules-skill-fight = { $role ->
    [to] k síle
   *[object] sílu
  }
rules-skill-will = { $role ->
    [to] k vůli
   *[object] vůli
  }
rules-skill-lore = { $role ->
    [to] k vědomostem
   *[object] vědomosti
  }
rules-skill-luck = { $role ->
    [to] ke štěstí
   *[object] štěstí
  }
rules-skill-combat = { $role ->
    [to] k souboji
   *[object] souboj
  }
rules-checks-speed = hodům na rychlost
rules-check-speed = hodu na rychlost
rules-checks-sneak = hodům na plížení
rules-check-sneak = hodu na plížení
rules-checks-fight = hodům na sílu
rules-check-fight = hodu na sílu
rules-checks-will = hodům na vůli
rules-check-will = hodu na vůli
rules-checks-lore = hodům na vědomosti
rules-check-lore = hodu na vědomosti
rules-checks-luck = hodům na štěstí
rules-check-luck = hodu na štěstí
rules-checks-evade = hodům na únik
rules-check-evade = hodu na únik
rules-checks-horror = hodům na strach
rules-check-horror = hodu na strach
rules-checks-combat = hodům na souboj
rules-check-combat = hodu na souboj
rules-checks-spell = hodům na čarodějnictví
rules-check-spell = hodu na čarodějnictví
rules-check-any = hodu na kteroukoli dovednost
rules-check-gateClose = hodu na uzavření brány

## Všichni

rules-each-investigator = každý vyšetřovatel { $clause }
rules-each-investigator-where = každý vyšetřovatel { $where } { $clause }
rules-that-investigator = { $clause }
rules-each-investigator-who = každý vyšetřovatel, který { $condition }, { $clause }
rules-each-other-investigator = { $first }; každý jiný vyšetřovatel { $clause }
rules-each-investigator-except = každý vyšetřovatel { $clause }; výjimkou je ten, kdo { $condition }
rules-each-investigator-own-item = každý vyšetřovatel za každý svůj předmět { $clause }
rules-first-player = první hráč { $clause }
rules-each-open-gate = za každou otevřenou bránu { $clause }
rules-each-own-item = za každý svůj předmět { $clause }

## Zásoby

rules-amount-money = ${ $count }
rules-amount-clue = { $count ->
    [one] { $count } stopu
    [few] { $count } stopy
   *[other] { $count } stop
  }
rules-amount-sanity = { $count ->
    [one] { $count } příčetnost
    [few] { $count } příčetnosti
   *[other] { $count } příčetností
  }
rules-amount-stamina = { $count } zdraví
rules-amount-maxSanity = { $count ->
    [one] { $count } bod maximální příčetnosti
    [few] { $count } body maximální příčetnosti
   *[other] { $count } bodů maximální příčetnosti
  }
rules-amount-maxStamina = { $count ->
    [one] { $count } bod maximálního zdraví
    [few] { $count } body maximálního zdraví
   *[other] { $count } bodů maximálního zdraví
  }
rules-amount-movementPoints = { $count ->
    [one] { $count } bod pohybu
    [few] { $count } body pohybu
   *[other] { $count } bodů pohybu
  }
rules-amount-monsterTrophy = { $count ->
    [one] { $count } trofej nestvůry
    [few] { $count } trofeje nestvůr
   *[other] { $count } trofejí nestvůr
  }
rules-amount-gateTrophy = { $count ->
    [one] { $count } trofej brány
    [few] { $count } trofeje bran
   *[other] { $count } trofejí bran
  }
# 2. pád: celou zásobu, polovinu, množství, bez, ztrátu …; object: 4. pád.
rules-stock-money = { $role ->
    [of] peněz
   *[other] peníze
  }
rules-stock-clue = { $role ->
    [of] stop
   *[other] stopy
  }
rules-stock-sanity = { $role ->
    [of] příčetnosti
   *[other] příčetnost
  }
rules-stock-stamina = zdraví
rules-stock-maxSanity = { $role ->
    [of] maximální příčetnosti
   *[other] maximální příčetnost
  }
rules-stock-maxStamina = { $role ->
    [of] maximálního zdraví
   *[other] maximální zdraví
  }
rules-stock-movementPoints = { $role ->
    [of] bodů pohybu
   *[other] body pohybu
  }
rules-stock-monsterTrophy = { $role ->
    [of] trofejí nestvůr
   *[other] trofeje nestvůr
  }
rules-stock-gateTrophy = { $role ->
    [of] trofejí bran
   *[other] trofeje bran
  }
rules-amount-all = { $of ->
    [money] všechny peníze
    [clue] všechny stopy
    [sanity] veškerou příčetnost
    [stamina] všechno zdraví
    [monsterTrophy] všechny trofeje nestvůr
    [gateTrophy] všechny trofeje bran
    [item] všechny předměty
    [common] všechny běžné předměty
    [unique] všechny unikátní předměty
    [spell] všechna kouzla
    [skill] všechny dovednosti
    [ally] všechny spojence
    [weapon] všechny zbraně
    [tome] všechny knihy
   *[other] celou svou zásobu { $what }
  }
rules-amount-halfDown = polovinu { $what } (zaokrouhleno dolů)
rules-amount-halfUp = polovinu { $what } (zaokrouhleno nahoru)
rules-amount-d6 = tolik { $what }, kolik padne na kostce
rules-amount-2d6 = tolik { $what }, kolik padne na 2 kostkách
rules-amount-spent = právě tolik { $what }
rules-amount-per-success = { $what } za každý úspěch
rules-amount-up-to = až { $what }
rules-amount-up-to-card = libovolný počet { $what }
rules-gain = { $form ->
    [third] získá { $what }
   *[other] získej { $what }
  }
rules-gain-oneInSameArea = přidej jednomu vyšetřovateli ve své oblasti { $what }
rules-gain-oneAnywhere = přidej kterémukoli vyšetřovateli { $what }
rules-lose = { $form ->
    [third] ztratí { $what }
   *[other] ztrať { $what }
  }
rules-lose-maximum = { $form ->
    [third] sníží u sebe { $what } o { $count }
   *[other] sniž u sebe { $what } o { $count }
  }
rules-rolled-sanity = právě tolik příčetnosti
rules-rolled-stamina = právě tolik zdraví
rules-rolled-clue = právě tolik stop
rules-rolled-money = právě tolik peněz
rules-restore = { $form ->
    [third] doplní { $what }
   *[other] doplň { $what }
  }
rules-split = { $form ->
    [third] získá celkem { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
      } příčetnosti a zdraví v libovolném poměru
   *[other] získej celkem { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
      } příčetnosti a zdraví v libovolném poměru
  }
rules-split-d6 = { $form ->
    [third] získá tolik bodů, kolik padne na kostce, a rozdělí je mezi příčetnost a zdraví, jak chce
   *[other] získej tolik bodů, kolik padne na kostce, a rozděl je mezi příčetnost a zdraví, jak chceš
  }
rules-split-spent = { $form ->
    [third] získá za každý zaplacený $1 libovolně 1 příčetnost nebo 1 zdraví
   *[other] získej za každý zaplacený $1 libovolně 1 příčetnost nebo 1 zdraví
  }
rules-pay = { $form ->
    [third] zaplatí { $what }
   *[other] zaplať { $what }
  }
rules-spend = { $form ->
    [third] utratí { $what }
   *[other] utrať { $what }
  }
rules-discard = { $form ->
    [third] odhodí { $what }
   *[other] odhoď { $what }
  }

## Karty a trofeje

rules-kind-item = { $count ->
    [one] { $count } předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
  }
rules-kind-common = { $count ->
    [one] { $count } běžný předmět
    [few] { $count } běžné předměty
   *[other] { $count } běžných předmětů
  }
rules-kind-unique = { $count ->
    [one] { $count } unikátní předmět
    [few] { $count } unikátní předměty
   *[other] { $count } unikátních předmětů
  }
rules-kind-spell = { $count ->
    [one] { $count } kouzlo
    [few] { $count } kouzla
   *[other] { $count } kouzel
  }
rules-kind-skill = { $count ->
    [one] { $count } dovednost
    [few] { $count } dovednosti
   *[other] { $count } dovedností
  }
rules-kind-ally = { $count ->
    [one] { $count } spojence
    [few] { $count } spojence
   *[other] { $count } spojenců
  }
rules-kind-weapon = { $count ->
    [one] { $count } zbraň
    [few] { $count } zbraně
   *[other] { $count } zbraní
  }
rules-kind-tome = { $count ->
    [one] { $count } knihu
    [few] { $count } knihy
   *[other] { $count } knih
  }
rules-kind-clue = { $count ->
    [one] { $count } stopu
    [few] { $count } stopy
   *[other] { $count } stop
  }
rules-kind-monsterTrophy = { $count ->
    [one] { $count } trofej nestvůry
    [few] { $count } trofeje nestvůr
   *[other] { $count } trofejí nestvůr
  }
rules-kind-gateTrophy = { $count ->
    [one] { $count } trofej brány
    [few] { $count } trofeje bran
   *[other] { $count } trofejí bran
  }
# Vždy 2. pád množného čísla ($role je vždy of).
rules-kinds-item = předmětů
rules-kinds-common = běžných předmětů
rules-kinds-unique = unikátních předmětů
rules-kinds-spell = kouzel
rules-kinds-skill = dovedností
rules-kinds-ally = spojenců
rules-kinds-weapon = zbraní
rules-kinds-tome = knih
rules-kinds-clue = stop
rules-kinds-monsterTrophy = trofejí nestvůr
rules-kinds-gateTrophy = trofejí bran
# Za „balíček“, tedy 2. pád.
rules-deck-common = běžných předmětů
rules-deck-unique = unikátních předmětů
rules-deck-spell = kouzel
rules-deck-skill = dovedností
rules-deck-ally = spojenců
rules-this-card = tuto kartu
rules-that-item = ten předmět
rules-card-one = 1 kartu { $card }
rules-card-the = kartu { $card }
rules-card-own = svou kartu { $card }
rules-card-every = všechny karty { $card }
rules-card-ally = jako spojence { NAME($card, case: "accusative") }
rules-trophies-worth = trofeje nestvůr (houževnatost celkem { $count })
rules-draw = { $form ->
    [third] vytáhne { $what }
   *[other] vytáhni { $what }
  }
rules-draw-keep = { $form ->
    [third] vytáhne { $what } a { $keep } z nich si nechá
   *[other] vytáhni { $what } a { $keep } z nich si nech
  }
rules-draw-search = { $form ->
    [third] získá z balíčku { $what } podle své volby
   *[other] získej z balíčku { $what } podle své volby
  }
rules-draw-filter = { $form ->
    [third] vytáhne { $what } z balíčku { $deck }
   *[other] vytáhni { $what } z balíčku { $deck }
  }
rules-take = { $form ->
    [third] získá { $what }
   *[other] získej { $what }
  }
rules-take-else = { $clause } (není-li k mání, { $otherwise })
rules-price-list = za obvyklou cenu
rules-price-list-1 = za obvyklou cenu sníženou o $1
rules-price-list-plus-1 = za obvyklou cenu zvýšenou o $1
rules-price-halfUp = za polovinu obvyklé ceny (zaokrouhleno nahoru)
rules-price-double = za dvojnásobek obvyklé ceny
rules-buy-one-of = { $form ->
    [third] vytáhne { $what }; jednu z těchto karet musí pořídit { $price }, má-li na některou dost peněz
   *[other] vytáhni { $what }; jednu z těchto karet musíš pořídit { $price }, máš-li na některou dost peněz
  }
rules-buy-drawn = { $form ->
    [third] vytáhne { $what }; tuto kartu může pořídit { $price }
   *[other] vytáhni { $what }; tuto kartu můžeš pořídit { $price }
  }
rules-buy-any = { $form ->
    [third] vytáhne { $what }; kteroukoli z těchto karet může pořídit { $price }
    [infinitive] vytáhni { $what }; kteroukoli z těchto karet můžeš pořídit { $price }
   *[other] vytáhni { $what }; kteroukoli z těchto karet můžeš pořídit { $price }
  }
rules-buy-search = { $form ->
    [third] vybere z balíčku { $what } { $count ->
        [one] { $count } kartu, kterou
        [few] { $count } karty, které
       *[other] { $count } karet, které
      } může pořídit { $price }
   *[other] vyber z balíčku { $what } { $count ->
        [one] { $count } kartu, kterou
        [few] { $count } karty, které
       *[other] { $count } karet, které
      } můžeš pořídit { $price }
  }
rules-sell = { $form ->
    [third] prodá { $what } { $price }
   *[other] prodej { $what } { $price }
  }
rules-sale = { $form ->
    [third] odkryje { $common } a { $unique }: kterýkoli vyšetřovatel z nich může pořídit cokoli za obvyklou cenu; spory rozhoduješ ty a zbytek odhoď
   *[other] odkryj { $common } a { $unique }: kterýkoli vyšetřovatel z nich může pořídit cokoli za obvyklou cenu; spory rozhoduješ ty a zbytek odhoď
  }
rules-discard-ally-from-deck = vrať z balíčku spojenců do krabice { $count ->
    [one] { $count } náhodného spojence
    [few] { $count } náhodné spojence
   *[other] { $count } náhodných spojenců
  }
rules-trophies-to-board = { $form ->
    [third] vyloží všechny { NAME($monsters, number: "plural", case: "accusative") } ze svých trofejí nestvůr na hrací plán { $place }
   *[other] vylož všechny { NAME($monsters, number: "plural", case: "accusative") } ze svých trofejí nestvůr na hrací plán { $place }
  }
rules-claim-trophy-cup = vezmi jako trofej náhodnou nestvůru ze zásobníku (i nehynoucí)
rules-claim-trophy-board = vezmi jako trofej 1 nestvůru z hracího plánu podle své volby
rules-exhaust = vyčerpej { $what }
rules-return-this-to-box = vrať toto do krabice
rules-marker-on-card = polož na tuto kartu { $count ->
    [one] { $count } žeton zdraví
    [few] { $count } žetony zdraví
   *[other] { $count } žetonů zdraví
  } (až jich na ní bude { $limit }, odhoď ji)
rules-tokens-on-card = { $count ->
    [one] polož na tuto kartu { $count } stopu
    [few] polož na tuto kartu { $count } stopy
   *[other] polož na tuto kartu { $count } stop
  }
rules-tokens-off-card = odeber stejný počet z této karty
rules-monsters-on-card = { $count ->
    [one] polož na tuto kartu { $count } nestvůru ze zásobníku
    [few] polož na tuto kartu { $count } nestvůry ze zásobníku
   *[other] polož na tuto kartu { $count } nestvůr ze zásobníku
  }
rules-fight-from-card = bojuj s nestvůrami z této karty
rules-counts-as-clue = { $count ->
    [one] utrať o { $count } stopu méně
    [few] utrať o { $count } stopy méně
   *[other] utrať o { $count } stop méně
  }
rules-replace-investigator = vyměň svého vyšetřovatele za nepoužitého, který začíná nanovo
rules-peek-mythos = vytahuj a odhazuj karty mýtu, dokud některá neurčí lokaci brány
rules-look-bottom = nahlédni na spodní kartu balíčků { $decks }
rules-reveal-top = odkryj vrchní kartu balíčku lokací podle své volby; příště se z něj vytáhne právě ona
rules-reshuffle-mythos = zamíchej balíček mýtů i s touto kartou a táhni znovu
rules-reshuffle-gate = zamíchej balíček bran i s touto kartou a táhni znovu

## Stavy

rules-status-blessed = { $form ->
    [third] získá požehnání
    [infinitive] získej požehnání
   *[other] získej požehnání
  }
rules-status-cursed = { $form ->
    [third] propadne prokletí
    [infinitive] propadni prokletí
   *[other] propadni prokletí
  }
rules-status-delayed = { $form ->
    [third] nabere zpoždění
    [infinitive] naber zpoždění
   *[other] naber zpoždění
  }
rules-status-loseNextTurn = { $form ->
    [third] vynechá příští kolo
    [infinitive] vynech příští kolo
   *[other] vynech příští kolo
  }
rules-status-arrested = { $form ->
    [third] putuje za mříže
    [infinitive] putuj za mříže
   *[other] putuj za mříže
  }
rules-status-lostInTimeAndSpace = { $form ->
    [third] zmizí v čase a prostoru
    [infinitive] zmizíš v čase a prostoru
   *[other] zmizíš v čase a prostoru
  }
rules-status-devoured = { $form ->
    [third] je pohlcen
    [infinitive] tvůj vyšetřovatel bude pohlcen
   *[other] tvůj vyšetřovatel bude pohlcen
  }
rules-status-blessed-oneAnywhere = dej požehnání kterémukoli vyšetřovateli
rules-status-cursed-oneAnywhere = uval prokletí na kteréhokoli vyšetřovatele

## Pohyb a setkání

rules-to-street = ven na ulici
rules-to-anyStreetOrLocation = do kterékoli ulice nebo lokace
rules-to-gateLocationOfPeekedCard = do té lokace
rules-to-nextArea = do další oblasti
rules-move-stay = { $form ->
    [third] jde { $place }
   *[other] jdi { $place }
  }
rules-move-encounter = { $form ->
    [third] jde { $place } a prožije tam setkání
   *[other] jdi { $place } a prožij tam setkání
  }
rules-return = { $form ->
    [third] jde zpět do Arkhamu
   *[other] jdi zpět do Arkhamu
  }
rules-return-if-gate = { $form ->
    [third] jde zpět do Arkhamu, vede-li zpátky brána
   *[other] jdi zpět do Arkhamu, vede-li zpátky brána
  }
rules-move-through-nearest-gate = { $form ->
    [third] propadne nejbližší otevřenou branou
    [infinitive] propadneš nejbližší otevřenou branou
   *[other] propadneš nejbližší otevřenou branou
  }
rules-move-monster-nearest = jde rovnou k nejbližšímu vyšetřovateli v některé arkhamské lokaci (bezpečná místa: { $places }); při shodě k tomu, kdo má nejmenší plížení
rules-encounter-inner-sanctum = místo toho prožij setkání ve Vnitřní svatyni
rules-encounter-different = prožij tu jiné setkání
rules-encounter-draw-keep = prožij tam setkání (vytáhni { $draw ->
    [one] { $draw } kartu
    [few] { $draw } karty
   *[other] { $draw } karet
  } a použij { $keep })
rules-encounter-at = prožij setkání { $place }
rules-redraw-encounter = vytáhni jinou kartu místo té, která právě přišla

## Nestvůry, brány a město

rules-monster-appears = { $count ->
    [one] přichází nestvůra
    [few] přicházejí { $count } nestvůry
   *[other] přichází { $count } nestvůr
  }
rules-monsters-at = { $count ->
    [one] vylož { $count } nestvůru ze zásobníku { $place }
    [few] vylož { $count } nestvůry ze zásobníku { $place }
   *[other] vylož { $count } nestvůr ze zásobníku { $place }
  }
rules-monsters-from-card-at = vylož všechny nestvůry z této karty { $place }
rules-gate-and-monster = vzniká tu brána a přichází nestvůra
rules-gate-appears = vzniká tu brána
rules-close-gate-seal-trophy = uzavři a zapečeť zdejší bránu bez hodu (zůstane ti jako trofej)
rules-close-gate-here = uzavři zdejší bránu
rules-close-gate-any = uzavři kteroukoli jednu bránu
rules-close-gate-that = uzavři tuto bránu
rules-close-gate-entered = uzavři bránu, kterou vedla tvá cesta sem
rules-doom-add = { $count ->
    [one] přidej { $count } žeton zkázy na počítadlo zkázy
    [few] přidej { $count } žetony zkázy na počítadlo zkázy
   *[other] přidej { $count } žetonů zkázy na počítadlo zkázy
  }
rules-doom-remove = { $count ->
    [one] odeber { $count } žeton zkázy z počítadla zkázy
    [few] odeber { $count } žetony zkázy z počítadla zkázy
   *[other] odeber { $count } žetonů zkázy z počítadla zkázy
  }
rules-terror = zvyš úroveň strachu o { $count }
rules-terror-to-10 = zvyšuj úroveň strachu krok za krokem až na 10
rules-close = zavři { $what } { $until }
rules-release = { $form ->
    [third] opustí { $place } a příští kolo odehraje jako obvykle
   *[other] opusť { $place } a příští kolo odehraj jako obvykle
  }
rules-return-this-to-cup = vrať tuto nestvůru do zásobníku
rules-return-to-cup = vrať do zásobníku všechny { NAME($monsters, number: "plural", case: "accusative") } { $where }
rules-redraw-monster = vrať tuto nestvůru do zásobníku a vytáhni jinou
rules-remove-elder-signs = odstraň z hracího plánu všechny starodávné symboly
rules-defeat-monsters = poraz všechny nestvůry ve své oblasti
rules-add-masks-to-cup = přidej do zásobníku nestvůr všechny maskované stvůry
rules-monsters = nestvůry
rules-where-places = obývající { $places }
rules-where-neighborhood = { NAME($neighborhood, role: "at") }
rules-where-streets = v ulicích
rules-where-locations = v lokacích
rules-where-arkham = v Arkhamu
rules-where-street = v ulicích
rules-where-otherWorld = v Jiném světě
rules-where-anywhere = ve hře

## Místa

rules-place = { $role ->
    [at] { NAME($place, role: "at") }
    [to] { NAME($place, role: "to") }
    [object] { NAME($place, case: "accusative") }
   *[other] { NAME($place) }
  }
rules-area = { $order ->
    [1] { $role ->
        [at] v první polovině { NAME($world, case: "genitive") }
        [to] do první poloviny { NAME($world, case: "genitive") }
        [object] první polovinu { NAME($world, case: "genitive") }
       *[other] první polovina { NAME($world, case: "genitive") }
      }
   *[other] { $role ->
        [at] ve druhé polovině { NAME($world, case: "genitive") }
        [to] do druhé poloviny { NAME($world, case: "genitive") }
        [object] druhou polovinu { NAME($world, case: "genitive") }
       *[other] druhá polovina { NAME($world, case: "genitive") }
      }
  }

## Podmínky

rules-condition-all = { $conditions }
rules-if-none-left = { $form ->
    [third] je zcela bez { $what }
   *[other] jsi zcela bez { $what }
  }
rules-if-any-left = { $form ->
    [third] má ještě trochu { $what }
   *[other] ti zbývá ještě trochu { $what }
  }
rules-if-at-least = { $form ->
    [third] má aspoň { $what }
   *[other] máš aspoň { $what }
  }
rules-if-has-card = { $form ->
    [third] má kartu { $card }
   *[other] máš kartu { $card }
  }
rules-if-has-at-most = { $form ->
    [third] nemá víc než { $what }
   *[other] nemáš víc než { $what }
  }
rules-if-has-any = { $form ->
    [third] není bez { $what }
   *[other] nejsi bez { $what }
  }
rules-if-blessed = { $form ->
    [third] má požehnání
   *[other] máš požehnání
  }
rules-if-cursed = { $form ->
    [third] nese prokletí
   *[other] neseš prokletí
  }
rules-if-arrested = { $form ->
    [third] je ve Vězeňské cele
   *[other] jsi ve Vězeňské cele
  }
rules-if-lostInTimeAndSpace = { $form ->
    [third] bloudí v čase a prostoru
   *[other] bloudíš v čase a prostoru
  }
rules-if-in-arkham = { $form ->
    [third] je v Arkhamu
   *[other] jsi v Arkhamu
  }
rules-if-in-street = { $form ->
    [third] je v ulicích
   *[other] jsi v ulicích
  }
rules-if-in-otherWorld = { $form ->
    [third] je v Jiném světě
   *[other] jsi v Jiném světě
  }
rules-if-in-anywhere = { $form ->
    [third] je ve hře
   *[other] jsi ve hře
  }
rules-if-at = { $form ->
    [third] je { $place }
   *[other] jsi { $place }
  }
rules-if-first-player = { $form ->
    [third] je první hráč
   *[other] máš žeton prvního hráče
  }
rules-if-any-returned = se tak vrátila aspoň jedna nestvůra
rules-if-any-ally-available = zbývá v balíčku spojenců aspoň jeden spojenec
rules-if-available = je k mání karta { $card }
rules-if-not-has-card = { $form ->
    [third] nemá kartu { $card }
   *[other] nemáš kartu { $card }
  }
rules-if-defaulted = { $form ->
    [third] má za sebou nesplacenou Půjčku od banky
   *[other] máš za sebou nesplacenou Půjčku od banky
  }
rules-if-not-defaulted = { $form ->
    [third] žádnou takovou nenechal nesplacenou
   *[other] žádná ti nezůstala nesplacená
  }
rules-if-not = neplatí, že { $condition }
rules-if-terror = je úroveň strachu { $count } nebo vyšší
rules-if-environment = je ve hře prostředí { $card }
rules-if-open-gate = { $form ->
    [third] stojí u otevřené brány
   *[other] je tu otevřená brána
  }
rules-if-unstable = { $form ->
    [third] je v nestálé lokaci
   *[other] lokace je nestálá
  }
rules-if-stable = { $form ->
    [third] je ve stálé lokaci
   *[other] lokace je stálá
  }
rules-if-explored = { $form ->
    [third] má žeton průzkumu
   *[other] máš žeton průzkumu
  }
rules-if-other-hand-empty = { $form ->
    [third] má jednu ruku prázdnou
   *[other] máš druhou ruku prázdnou
  }
rules-if-opponent = nestvůra má vlastnost „{ $ability }“
rules-if-no-tokens-on-card = nezbývá na této kartě žádná stopa
rules-if-tokens-on-card = { $count ->
    [one] je na této kartě { $count } stopa
    [few] jsou na této kartě { $count } stopy
   *[other] je na této kartě { $count } stop
  }
rules-if-no-monsters-on-card = nezbývá na této kartě žádná nestvůra
rules-if-monsters-on-card = { $count ->
    [one] je na této kartě { $count } nestvůra
    [few] jsou na této kartě { $count } nestvůry
   *[other] je na této kartě { $count } nestvůr
  }
rules-if-one-spends = jeden vyšetřovatel { $place } { $phase } utratí { $what }{ $more ->
    [0] {""}
   *[other] {" "}(od 5 hráčů: { $more })
  }
rules-if-one-discards = jeden vyšetřovatel { $place } { $phase } odhodí { $what }{ $more ->
    [0] {""}
   *[other] {" "}(od 5 hráčů: { $more })
  }
rules-if-ally-deck-empty = má odejít spojenec a balíček spojenců je prázdný
rules-if-ancient-one-awakens = Prastarý procitne

## Trvání

rules-until-endOfCheck = při tomto hodu
rules-until-endOfCombat = do konce souboje
rules-until-endOfRound = v tomto kole bitvy
rules-until-endOfTurn = do konce kola
rules-until-endOfNextTurn = do konce příštího kola
rules-until-ancientOneAwakens = do procitnutí Prastarého
rules-until-endOfGame = do konce hry

## Trvalé efekty

rules-modify-check = { $by } k { $check }
rules-checks-in-arkham = V Arkhamu: { $checks }.
rules-check-changed = { $skill } { $by }
rules-modify-check-arkham = { $by } k { $check } v Arkhamu
rules-modify-check-all = získej { $by } ke všem svým hodům
rules-modify-movement = { $change ->
    [less] { $count ->
        [one] vyšetřovatelé dostávají o { $count } bod pohybu méně
        [few] vyšetřovatelé dostávají o { $count } body pohybu méně
       *[other] vyšetřovatelé dostávají o { $count } bodů pohybu méně
      }
   *[more] { $count ->
        [one] vyšetřovatelé dostávají o { $count } bod pohybu více
        [few] vyšetřovatelé dostávají o { $count } body pohybu více
       *[other] vyšetřovatelé dostávají o { $count } bodů pohybu více
      }
  }
rules-modify-movement-type = { $from } nestvůry se pohybují jako { $to }
rules-movement-normal = běžné
rules-movement-fast = rychlé
rules-movement-stationary = nepohyblivé
rules-movement-flying = létající
rules-movement-unique = zvláštní
rules-modify-toughness-opponent = sniž houževnatost nestvůry o { $count } (nejníže na { $min })
rules-modify-toughness-undead = nemrtvé nestvůry mají { $by } k houževnatosti
rules-modify-toughness-all = všechny nestvůry mají { $by } k houževnatosti
rules-modify-toughness = { NAME($monsters, number: "plural") } mají { $by } k houževnatosti
rules-modify-no-combat-damage = neutrpíš žádné zranění
rules-modify-combat-skill = v hodech na souboj proti ní používej místo síly { $skill }
rules-modify-gate-difficulty = { $count ->
    [one] k uzavření brány je třeba o { $count } úspěch více
    [few] k uzavření brány je třeba o { $count } úspěchy více
   *[other] k uzavření brány je třeba o { $count } úspěchů více
  }
rules-modify-gate-difficulty-world = { $count ->
    [one] k uzavření brány { NAME($world, role: "to") } je třeba o { $count } úspěch více
    [few] k uzavření brány { NAME($world, role: "to") } je třeba o { $count } úspěchy více
   *[other] k uzavření brány { NAME($world, role: "to") } je třeba o { $count } úspěchů více
  }
rules-modify-seal-cost = { $change ->
    [less] { $count ->
        [one] zapečetění brány stojí o { $count } stopu méně
        [few] zapečetění brány stojí o { $count } stopy méně
       *[other] zapečetění brány stojí o { $count } stop méně
      }
   *[more] { $count ->
        [one] zapečetění brány stojí o { $count } stopu více
        [few] zapečetění brány stojí o { $count } stopy více
       *[other] zapečetění brány stojí o { $count } stop více
      }
  }
rules-modify-spells-free = kouzla nestojí žádnou příčetnost
rules-modify-maximum = { $form ->
    [third] má { $until } o { $count } nižší { $what }
   *[other] máš { $until } o { $count } nižší { $what }
  }
rules-modify-success-from = úspěchem je pro tebe každé číslo od { $face } výš
rules-modify-success-only = úspěchem je pro tebe jen číslo { $face }
rules-modify-sixes = { $count ->
    [one] každá šestka hozená s touto zbraní platí za { $count } úspěch
    [few] každá šestka hozená s touto zbraní platí za { $count } úspěchy
   *[other] každá šestka hozená s touto zbraní platí za { $count } úspěchů
  }
rules-modify-dice-per-clue = { $count ->
    [one] každá stopa, kterou utratíš, přidává o { $count } kostku více
    [few] každá stopa, kterou utratíš, přidává o { $count } kostky více
   *[other] každá stopa, kterou utratíš, přidává o { $count } kostek více
  }
rules-modify-weapon-magical = změň bonus jedné své fyzické zbraně na magický
rules-modify-no-monster-limit = limit nestvůr neplatí
rules-modify-return-gate = projdi zpět kteroukoli otevřenou branou
rules-forbid-gain = nikdo nezíská { $what }, leda { $except }
rules-except-location = { $place }
rules-except-investigator = od { NAME($investigator, case: "genitive") }
rules-forbid-arrest = nikdo nemůže být uvězněn
rules-forbid-move = žádný vyšetřovatel nesmí opustit { $place } ani tam vstoupit
rules-forbid-monster-move = létající nestvůry zůstávají na místě
rules-forbid-here = tam, kde jsi, platí: { $what }
rules-forbid-gateAppears = nevzniká žádná brána
rules-forbid-monsterAppears = nepřichází žádná nestvůra
rules-forbid-terror = úroveň strachu nemůže stoupnout
rules-forbid-seal = brány nelze zapečetit
rules-forbid-spells = kouzla nelze sesílat
rules-cancel-mythosAbility = text prostředí typu „počasí“ neplatí
rules-cancel-ancientOneAttack = zruš v tomto kole útok Prastarého
rules-ignore = neplatí pro tebe vlastnost nestvůr „{ $ability }“
rules-ignore-endless = smíš brát jako trofeje i nehynoucí nestvůry
rules-ignore-any = zruš jednu vlastnost nestvůry podle své volby (kromě: { $not })
rules-prevent-each = každá tvá ztráta { $what } je o { $count } nižší
rules-prevent = sniž ztrátu { $what } o { $count }
rules-prevent-all = zruš jednu ztrátu { $what }
rules-reroll-all = přehoď všechny kostky { $check }
rules-reroll-one = přehoď jednu kostku { $check }
rules-reroll-failures = { $whose ->
    [checker] nech kteréhokoli vyšetřovatele přehodit všechny neúspěšné kostky { $check }
   *[other] přehoď všechny neúspěšné kostky { $check }
  }
rules-auto-pass = automaticky uspěj v { $check }
rules-auto-fail = automaticky neuspěješ v { $checks }
rules-next-check-horror = hodu na strach
rules-next-check-combat = prvním hodu na souboj
rules-value-ability = vlastnost „{ $ability }“
rules-monster-has = má { $what }
rules-value-combat-rating = bojeschopnost { $rating }
rules-value-combat-damage = útočnost { $damage }
rules-set-combat-rating-terror = bojeschopnost Prastarého se rovná úrovni strachu se znaménkem minus
rules-mythos-draw = do konce hry se každé kolo { $cards ->
    [one] táhne { $cards } karta mýtu
    [few] táhnou { $cards } karty mýtu
   *[other] táhne { $cards } karet mýtu
  }, z první jen krok s bránou
rules-mark-defaulted = už nikdy neber Půjčku od banky
rules-game-lost = hra končí porážkou
rules-draw-extra-discard = vytáhni o { $extra ->
    [one] { $extra } kartu
    [few] { $extra } karty
   *[other] { $extra } karet
  } víc a { $discard } z vytažených odhoď
rules-draw-extra-keep = vytáhni o { $extra ->
    [one] { $extra } kartu
    [few] { $extra } karty
   *[other] { $extra } karet
  } víc a vyber, kterou použiješ
rules-draw-either-end = ber každou kartu z vrchu, nebo ze spodu balíčku

## Vlastnosti nestvůr

rules-ability-physical-resistance = odolnost vůči fyzickému zranění
rules-ability-physical-immunity = imunita vůči fyzickému zranění
rules-ability-magical-resistance = odolnost vůči magii
rules-ability-magical-immunity = imunita vůči magii
rules-ability-nightmarish = hrůzostrašnost
rules-ability-overwhelming = protiúder
rules-ability-ambush = přepadení
rules-ability-endless = nehynoucí
rules-ability-undead = nemrtvá stvůra
rules-ability-mask = maskovaná stvůra
rules-ability-rated = { CAPITAL($ability) } { $count }.
rules-moves-fast = rychlá stvůra: pohybuje se dvakrát
rules-moves-stationary = nepohyblivá stvůra: nikdy se nehne z místa
rules-moves-flying = létající stvůra: vrhá se na vyšetřovatele v sousedních ulicích, jinak vzlétá na Oblohu
rules-monster-trigger-movement = když se má pohnout
rules-monster-trigger-combatDamage = když tě v souboji zraní
rules-monster-trigger-beforeHorrorCheck = než dojde k hodu na strach
rules-monster-trigger-defeatedInCombat = když ji porazíš v souboji

## Události

rules-either-event = { $first }, nebo { $second }
rules-on-loss = kdykoli ti hrozí ztráta { $what }
rules-event-end-of-mythos = kdykoli skončí fáze mýtu
rules-event-end-of-mythos-next = kdykoli skončí fáze mýtu (počínaje příštím kolem)
rules-event-movement-ends = když ukončíš pohyb { $place }
rules-event-movement-ends-street = když ukončíš pohyb v ulicích
rules-event-monster-defeated = kdykoli někdo porazí { NAME($monster, case: "accusative") }
rules-event-passes-combat = když uspěješ v hodu na souboj proti { NAME($monster, case: "dative") }
rules-event-monster-enters = když má do hry vstoupit { NAME($monster) }
rules-event-you-are-lost = zmizení v čase a prostoru
rules-event-anyone-is-lost = kdykoli nějaký vyšetřovatel zmizí v čase a prostoru
rules-event-cards-drawn = kdykoli taháš z balíčku { $decks }
rules-event-location-card-drawn = když taháš kartu lokace
rules-event-gate-card-drawn = když taháš kartu brány
rules-event-clue-spent = kdykoli utratíš stopy při hodu
rules-event-encounter = kdykoli tě čeká setkání { $place }
rules-event-encounter-card-drawn = když taháš kartu lokace nebo brány
rules-event-return = když se vracíš do Arkhamu
rules-event-combat-ends = kdykoli skončí souboj
rules-event-awakens = když Prastarý procitne
rules-moment-replace = místo { $event }
rules-moment-instead = místo aby došlo k { $check }
rules-moment-after-fail = když neuspěješ v { $check }
rules-moment-after-check = jakmile je po { $check } s touto zbraní
rules-moment-acquire = když tohoto spojence získáš
rules-moment-ancient-one-attack = když útočí Prastarý
rules-once-a-turn = jednou za kolo

## Karty

rules-phase-upkeep = Údržba
rules-phase-movement = Pohyb
rules-phase-arkhamEncounters = Setkání v Arkhamu
rules-phase-otherWorldEncounters = Setkání v Jiných světech
rules-phase-mythos = Mýtus
rules-phase-finalBattle = Závěrečná bitva
rules-phase-any = Kterákoli fáze
rules-in-phase-upkeep = během údržby
rules-in-phase-movement = během pohybu
rules-in-phase-arkhamEncounters = během setkání v Arkhamu
rules-in-phase-otherWorldEncounters = během setkání v Jiných světech
rules-in-phase-mythos = během fáze mýtu
rules-in-phase-finalBattle = během závěrečné bitvy
rules-in-phase-any = kdykoli
rules-type-weapon-physical = Fyzická zbraň, { $hands ->
    [one] { $hands } ruka
    [few] { $hands } ruce
   *[other] { $hands } rukou
  }.
rules-type-weapon-magical = Magická zbraň, { $hands ->
    [one] { $hands } ruka
    [few] { $hands } ruce
   *[other] { $hands } rukou
  }.
rules-type-tome = Kniha.
rules-bonus = { $by } k { $to }
rules-bonus-skill = { $by } { $skill }
rules-bonus-maximum = { $by } k hodnotě { $what }
rules-bonus-other-hand-empty = místo toho { $by }, máš-li druhou ruku prázdnou
rules-bonus-if = { $by } k { $to }, pokud { $condition }
rules-bonus-against = { $by } k { $to } proti nestvůrám s vlastností „{ $ability }“
rules-bonus-cast = { $by } k { $to } do konce souboje
rules-dice-on-checks = { $clause } k { $checks }
rules-not-against-ancient-one = { $text } Neplatí v závěrečné bitvě.
rules-one-shot = po jednom hodu na souboj tuto kartu odhoď
rules-discarded-at-awakening = až Prastarý procitne, odhoď tuto kartu
rules-protected = pokud to nedovolíš, nic tě o tuto kartu nepřipraví ani tě nedonutí ji odhodit
rules-casting = Modifikátor seslání: { $modifier }. Cena příčetnosti: { $sanity }.{ $hands ->
    [0] {""}
    [one] {" "}{ $hands } ruka.
    [few] {" "}{ $hands } ruce.
   *[other] {" "}{ $hands } rukou.
  }
rules-monster-awareness = vnímavost nestvůry
rules-cast-and-exhaust = sešli a vyčerpej toto kouzlo
rules-cast-and-discard = sešli a odhoď toto kouzlo
rules-cast-in-other-world = jsi-li v Jiném světě
rules-cast-for = { $cost } a za to získej { $bonus }
rules-cast-toughness = v hodu na čarodějnictví je třeba tolika úspěchů, kolik má nestvůra houževnatosti
rules-on-gain = Při získání: { $text }
rules-upkeep-after-first = { $phase } (kromě první): { $text }
rules-may-instead-of-moving = jsi-li v Arkhamu a chceš-li, místo obvyklého pohybu { $clause }
rules-lost-on-defeat = o tuto kartu přijdeš, když zešílíš nebo upadneš do bezvědomí
rules-no-upkeep-in-final-battle = v závěrečné bitvě to neplatí
rules-on-enter = Při vstupu do hry: { $text }
rules-activity = Kterýkoli vyšetřovatel { $place } { $phase }: { $text }
rules-activity-brief = Setkání { $place }: { $text }
rules-rumor-grows = Při každém mýtu od příštího kola: { $what ->
    [monster] { $count ->
        [one] na této kartě o 1 nestvůru víc
        [few] na této kartě o { $count } nestvůry víc
       *[other] na této kartě o { $count } nestvůr víc
      }
   *[clue] { $count ->
        [one] na této kartě o 1 stopu víc
        [few] na této kartě o { $count } stopy víc
       *[other] na této kartě o { $count } stop víc
      }
  }.
rules-each-mythos = Při každém mýtu od příštího kola: { $text }
rules-rumor-pass-at = { $count ->
    [0] Úspěch, až nezbude nic
   *[other] Úspěch při { $count }
  }: { $text }
rules-rumor-fail-at = Neúspěch při { $count }: { $text }
rules-rumor-pass = Úspěch: { $text }
rules-rumor-fail = Neúspěch: { $text }
rules-power = { $power }: { $text }
rules-power-awakens = když Prastarý procitne
rules-power-setup = když se připravuje hra
rules-start-of-battle = Začátek bitvy: { $text }
rules-attack = Útok: { $text }
rules-attack-after = nakonec { $clause }
rules-attack-grows = modifikátor se každé kolo sníží o 1
rules-worshippers = Uctívači: { NAME($monsters, number: "plural") } mají { $changes }.
rules-worship-flying = létavý pohyb
rules-worship-toughness = { $by } k houževnatosti
rules-worship-horror-rating = hrůzostrašnost { $rating }
rules-worship-horror-damage = zděšení { $damage }
rules-worship-combat-rating = bojeschopnost { $rating }
rules-worship-combat-damage = útočnost { $damage }
rules-named-ability = { $ability } – { $text }
