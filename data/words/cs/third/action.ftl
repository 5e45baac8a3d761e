## Třetí edice: tahy, akce, karty, reakce
## $seat je jméno vyšetřovatele.

## Tahy

third-ask-action-turn = { $waiting ->
    [one] Na tahu: { $seat }, { $left ->
        [one] 1 akce.
        [few] { $left } akce.
       *[other] { $left } akcí.
      }
   *[other] Na tah může { $seat }, { $left ->
        [one] 1 akce. Pořadí je na vás: hraje, kdo stiskne první.
        [few] { $left } akce. Pořadí je na vás: hraje, kdo stiskne první.
       *[other] { $left } akcí. Pořadí je na vás: hraje, kdo stiskne první.
      }
  }
third-ask-action-turn-delayed = { $seat } má zpoždění: první akce padne na vstávání.
third-option-stand-up = Na tah: vstát
third-ask-action-next = { $seat }: { $left ->
    [one] zbývá 1 akce
    [few] zbývají { $left } akce
   *[other] zbývá { $left } akcí
  }. Co teď?
third-option-end-turn = Ukončit tah
third-ask-action-additional = { $seat } má 1 akci navíc. Kterou?
third-ask-action-additional-thanks = { CAPITAL($source) }: { $seat } získává 1 akci navíc. Kterou?
third-option-no-action = Hotovo

## Akce

third-option-attack = Útok na { NAME($monster, case: "accusative") }
third-brief-attack = { $count ->
    [1] Útok
   *[other] { $monster }
  }
third-note-attack = { $health ->
    [one] Je třeba 1 zranění
    [few] Je třeba { $health } zranění
   *[other] Je třeba { $health } zranění
  }{ $status ->
    [own] {""}
    [engaged] ; opustí toho, s kým je ve střetu
    [ready] ; střetne se s tebou
   *[exhausted] ; zůstane vyčerpaná
  }
third-option-evade = Uniknout { NAME($monsters, case: "dative") }
third-option-evade-many = Uniknout všem ({ $count })
third-brief-evade = Uniknout
third-note-evade = { $count ->
    [one] Vyjde-li to, máš 1 akci navíc
   *[other] Každý úspěch tě zbaví 1 nestvůry; zbavíš-li se všech, máš 1 akci navíc
  }
third-option-move = Pohyb
third-note-move = Až o { $steps ->
    [one] 1 pole
    [few] { $steps } pole
   *[other] { $steps } polí
  }{ $more ->
    [0] {""}
    [one] , o 1 dál za $1
    [few] , až o { $more } dál po $1
   *[other] , až o { $more } dál po $1
  }
third-option-ward = Zažehnat
third-note-ward = { $doom ->
    [0] Zkáza tu žádná není, byl by to jen hod
    [one] Je tu 1 zkáza
    [few] Jsou tu { $doom } zkázy; odstranit 2 naráz přinese pozůstatek
   *[other] Je tu { $doom } zkáz; odstranit 2 naráz přinese pozůstatek
  }
third-option-research = Bádat
third-note-research = { $clues ->
    [0] Nemáš žádnou stopu, byl by to jen hod
    [one] Máš 1 stopu; každý úspěch probádá 1
    [few] Máš { $clues } stopy; každý úspěch probádá 1
   *[other] Máš { $clues } stop; každý úspěch probádá 1
  }
third-option-focus = Soustředit se
third-note-focus = Žetony soustředění: { $tokens }/{ $limit }
third-note-focus-unlimited = { $tokens ->
    [one] 1 žeton soustředění
    [few] { $tokens } žetony soustředění
   *[other] { $tokens } žetonů soustředění
  }, bez limitu
third-option-gather = Obstarat prostředky
third-note-gather = Máš ${ $money }
third-note-stands-up = Místo toho vstane
third-turn-stand-up = Vstát
third-turn-move = Jít: { $label }
third-turn-focus = Soustředit se: { $label }
third-turn-attack = Útok
third-turn-gather = Obstarat
third-option-trade = Směna { NAME($partners, role: "with") }
third-option-codex-action = Akce „{ $card }“
third-option-cast = Seslat { NAME($card, case: "accusative") }
third-note-cast = Nejdřív { $horror } zděšení, nebo { $horror ->
    [one] pozůstatek
    [few] za každé pozůstatek
   *[other] za každé pozůstatek
  }.
third-note-cast-and = { $cast } { $text }

third-ask-action-focus = { $seat } se soustředí. Na kterou dovednost?
third-option-focus-skill = { $skill }
third-note-skill = Dovednost { $value }
third-ask-attack-target = { $seat } útočí. Na kterou nestvůru?
third-ask-attack-during = { $seat } útočí. Použít ještě něco?
third-ask-evade-which = { $seat } uniká { $count ->
    [one] 1 nestvůře. Které?
    [few] { $count } nestvůrám. Kterým?
   *[other] { $count } nestvůrám. Kterým?
  }
third-ask-evade-beside = { $seat } uniká. Jít hned teď?
third-option-later = Až po akci

## Směna

third-ask-trade-partner = { $seat } směňuje. S kým?
third-option-trade-done = Konec směny
third-ask-trade-goods = { $seat } a { $partner }: které karty směnit?
third-option-trade-give = Dát { NAME($card, case: "accusative") }
third-option-trade-take = Chtít { NAME($card, case: "accusative") }
third-note-trade-used = V této fázi už použitá: znovu až v příští
third-ask-trade-money = { $seat } a { $partner }: a peníze?
third-option-trade-no-money = Žádné peníze
third-option-trade-give-money = Dát ${ $amount }
third-option-trade-take-money = Chtít ${ $amount }
third-ask-trade-clues = { $seat } a { $partner }: a stopy?
third-option-trade-no-clue = Žádné stopy
third-option-trade-give-clue = Dát { $amount ->
    [one] 1 stopu
    [few] { $amount } stopy
   *[other] { $amount } stop
  }
third-option-trade-take-clue = Chtít { $amount ->
    [one] 1 stopu
    [few] { $amount } stopy
   *[other] { $amount } stop
  }
third-ask-trade-remnants = { $seat } a { $partner }: a pozůstatky?
third-option-trade-no-remnant = Žádné pozůstatky
third-option-trade-give-remnant = Dát { $amount ->
    [one] 1 pozůstatek
    [few] { $amount } pozůstatky
   *[other] { $amount } pozůstatků
  }
third-option-trade-take-remnant = Chtít { $amount ->
    [one] 1 pozůstatek
    [few] { $amount } pozůstatky
   *[other] { $amount } pozůstatků
  }
third-ask-trade-consent = { $partner } navrhuje směnu: { NAME($gets, case: "accusative") } za { NAME($gives, case: "accusative") }. Souhlasí { $seat }?
third-option-trade-accept = Souhlasit
third-option-trade-refuse = Odmítnout
third-trade-money = ${ $amount }
third-trade-clue = { $amount ->
    [one] 1 stopu
    [few] { $amount } stopy
   *[other] { $amount } stop
  }
third-trade-remnant = { $amount ->
    [one] 1 pozůstatek
    [few] { $amount } pozůstatky
   *[other] { $amount } pozůstatků
  }
third-trade-nothing = nic

## Karty

third-ask-card-item = { $seat } získává předmět. Který?
third-option-card = { $card }
third-note-value = Hodnota { $value }. { $text }
third-option-item-deck = Vytáhnout z balíčku předmětů
third-ask-shop-buy = { $seat } má ${ $money }. Co koupit?
third-option-buy = { $card } · ${ $amount }
third-option-buy-half = { $card } · ${ $amount }, za půl ceny ({ $by })
third-option-buy-nothing = { $bought ->
    [0] Nic nekoupit
   *[other] Hotovo
  }
third-ask-shop-discard = { $seat } nekupuje nic. Odhodit z nabídky až 2 karty?
third-ask-spell-remnants = { $seat } sesílá { NAME($card, case: "accusative") }: { $horror ->
    [one] 1 zděšení.
    [few] { $horror } zděšení.
   *[other] { $horror } zděšení.
  } Každý utracený pozůstatek odvrátí 1. Kolik jich padne?
third-ask-spell-harm = { $seat } sesílá { NAME($card, case: "accusative") }. Vzít místo zděšení zranění?

## Reakce

third-option-use = Použít { NAME($what, case: "accusative") }
third-option-use-own = Použít svou schopnost
third-option-use-against = Zasáhnout: { $what }
third-option-none = Ne
third-ask-reaction-may = { $event ->
    [gatherResourcesAction] { $seat } obstarává prostředky. Použít?
    [moveAction] { $seat } má za sebou pohyb. Použít?
    [researchAction] { $seat } má za sebou bádání. Použít?
    [focusAction] { $seat } má za sebou soustředění. Použít?
    [yourAction] { $seat } má za sebou akci. Ať ji někdo zopakuje?
    [castSpell] { $seat } sesílá kouzlo. Použít?
    [encounter] { $seat } má za sebou setkání. Použít?
    [gainClue] { $seat } získává stopu. Použít?
    [youRemoveDoomFromYourSpace] { $seat } odstraňuje zkázu. Použít?
    [youSufferHorror] { $seat } dostává zděšení. Použít?
    [youDefeatMonster] { $seat } poráží { NAME($monster, case: "accusative") }. Použít?
    [youDefeatMonsterByAttack] { $seat } poráží { NAME($monster, case: "accusative") }. Použít?
    [youDisengageMonster] { $seat } uniká { NAME($monster, case: "dative") }. Použít?
    [youDamageMonster] { $seat } zraňuje { NAME($monster, case: "accusative") }. Použít?
    [monsterDamagesYou] { CAPITAL(NAME($monster)) } zraňuje { NAME($seat, case: "accusative") }. Použít?
    [monstersAttackYou] Na { NAME($seat, case: "accusative") } se chystají zaútočit nestvůry. Použít?
    [buyFromDisplay] { $seat } se chystá nakoupit. Použít předtím?
    [youWouldSufferDamageOrHorror] { $seat } má dostat zranění nebo zděšení. Odvrátit něco z toho?
    [anyInvestigatorOrAllyWouldSufferDamage] { $whom } má dostat zranění. Zakročí { $seat }?
    [monsterWouldEngageAnotherInvestigatorInYourSpace] { CAPITAL(NAME($monster)) } se chystá střetnout { NAME($whom, role: "with") }. Odláká { $seat } nestvůru k sobě?
   *[other] { $seat } tohle teď může použít. Použít?
  }

## Proč příkaz teď použít nejde a co se s tím dá dělat

third-why-phase = Na to je čas jen ve fázi akcí ({ $action }); teď běží { $phase }.
third-why-done = V tomto kole už máš svůj tah za sebou.
third-why-engaged = Jsi ve střetu { NAME($monsters, role: "with") }: zaútoč, unikni, nebo se soustřeď.
third-why-performed = To už v tomto kole máš za sebou: { $action }. Každá akce jde jen jednou za kolo.
third-why-no-monster = Na tvém poli žádná nestvůra není.
third-why-not-engaged = Žádná nestvůra s tebou ve střetu není.
third-why-no-clues = Nemáš žádné stopy. Získáš je při setkáních ve čtvrtích, kde nějaké leží.
third-why-no-doom = { CAPITAL(NAME($place, role: "at")) } žádná zkáza není. Zažehnávej ji na poli, kde nějaká leží.
