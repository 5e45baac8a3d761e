### Co se říká u otázek prvního případu s průvodcem (`data/third/guide/`).

third-guide-start = Jsi Tommy Muldoon, policejní nováček, a čekají tě tři kola o samotě. Každý začíná s několika vlastními kartami a jednu z nich si vybírá. Na lidské nestvůry stačí pouta: { $option }.
third-guide-turn = Kolo má čtyři fáze: tvoje akce, nestvůry, setkání a mýtus. Akcí máš { $actions } a žádná se v jednom kole nepočítá dvakrát. Jdeš po stopách; zkázu musíš držet při zemi. O jedno pole dál, na Hřbitově, obchází Stopař v kápi. Pohyb: vydej se tam.
third-guide-move = Jedna akce tě přenese až o dvě pole. Kdo vejde k připravené nestvůře, dál nedojde: ta se s ním střetne. Dnes chceš právě tohle: { $option }.
third-guide-attack = Ze střetu se odejít nedá: buď zaútoč, nebo unikni. Útok je hod na sílu: jedna kostka za každý bod a k tomu ty, které přidají karty; každá 5 nebo 6 je 1 zranění. Na tuhle nestvůru jich je třeba { $health }: { $option }.
third-guide-harm = Fáze nestvůr: co je s tebou pořád ve střetu, to udeří. Zranění ubírá zdraví (zbývá { $health }), zděšení příčetnost (zbývá { $sanity }) a některá tvá karta je může vzít na sebe. Je to šrám, nic víc. Opatrný hráč by zvolil: { $option }.
third-guide-attack-again = Kdo je ve střetu, nemá setkání. Pak přišel mýtus: žetony ze zásobníku a každý něco nese, třeba zkázu, stopu nebo zúčtování. Na nohou jsi pořád: { $option }.
third-guide-ward = Střet skončil, můžeš se pustit do práce. Na tomhle poli { $doom ->
    [one] leží jedna zkáza
    [few] leží { $doom } zkázy
   *[other] leží { $doom } zkáz
  } a zkázou se hry prohrávají. Zažehnání je hod na vědomosti: každý úspěch odstraní 1: { $option }.
third-guide-research = Máš { $clues ->
    [one] jednu stopu
    [few] { $clues } stopy
   *[other] { $clues } stop
  }. Další ti může přinést setkání ve čtvrti, kde nějaké leží; k cíli se ale počítá jen to, co je probádané, zatím { $researched }. Bádání je hod na pozorování a každý úspěch přesune jednu stopu na list scénáře: { $option }.
third-guide-ward-again = Zbývá jedna akce a { $doom ->
    [one] leží tu jedna zkáza
    [few] leží tu { $doom } zkázy
   *[other] leží tu { $doom } zkáz
  }. Držet ji při zemi je půl hry: { $option }.
third-guide-farewell = Tři kola s průvodcem máš za sebou a víš, jak vypadá každá fáze. Hra teď běží dál jako každá jiná: čím se vyhrává a čím prohrává, říká kodex. `Proč?` vysvětlí, nač se ptáme a odkud máš kostky, `/tip` poradí, co by udělal opatrný hráč, a `/pravidla` ví všechno ostatní. Hodně štěstí!
