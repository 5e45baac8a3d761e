### Co se říká vedle otázek prvního případu s průvodcem (`data/second/guide/`).

second-guide-start = Jsi Joe Diamond, soukromé očko, tři kola na vlastní pěst proti Azathothovi. Každý ukazatel drží dvě dovednosti: když jedna stoupne, druhá klesne. Za každý bod dovednosti házíš jednou kostkou a 5 nebo 6 je úspěch. Začni uprostřed, tam je všechno na dosah.
second-guide-upkeep = Na Náměstí Nezávislosti se otevřela brána do Snových říší a vylezla z ní nestvůra. Projdi branou, za dvě kola se vrať a uzavři ji: jiná není, takže tím vyhraješ. Kolo začíná údržbou, při níž posouváš ukazatele, nejvýš { $focus ->
    [one] o jednu pozici
    [few] o { $focus } pozice
   *[other] o { $focus } pozic
  }. Proti nestvůře se hodí síla. Opatrný hráč by zvolil: { $option }.
second-guide-movement = Teď pohyb: každý krok stojí bod pohybu a ty jich máš { $points }. Na bránu dosáhneš, a kdo se u ní zastaví, toho při setkáních vtáhne dovnitř. Jenže v cestě stojí nestvůra, takže si ji nejdřív vyřiď. Tvůj cíl: { $option }.
second-guide-monster = Zůstat tu můžeš, až si nestvůru vyřídíš. Vyhnout se jí znamená hod na plížení. Boj začíná hodem na strach, který prověří nervy (vůle), a pak přijde každé kolo hod na souboj (síla a tvá zbraň), dokud nepadne ona, nebo ty. Máš u sebe pistoli: { $option }.
second-guide-horror-missed = To byl hod: { $dice ->
    [0] ani jediná kostka, tak málo máš vůle
    [one] jedna kostka, a ne 5 ani 6
    [few] { $dice } kostky, a ani jedna 5 nebo 6
   *[other] { $dice } kostek, a ani jedna 5 nebo 6
  }. Za stopu by byly další kostky. Jenže tenhle neúspěch stojí pouhou 1 příčetnost (máš { $sanity }) a stopy se ti víc vyplatí u brány: { $option }.
second-guide-fight = Tvůj hod na souboj: { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
  }, a { $needed ->
    [one] stačí jeden úspěch
    [few] stačí { $needed } úspěchy
   *[other] stačí { $needed } úspěchů
  }. Když to nevyjde, nestvůra tě zraní a začne další kolo; jak moc, říká řádek nahoře, a zdraví máš { $stamina }. Do toho: { $option }.
second-guide-fight-missed = Na kostkách nic, a bylo jich { $dice }: to se stává. I tady si můžeš za stopy přikoupit, ale neúspěch stojí pouhé 1 zdraví (máš { $stamina }) a souboj pokračuje: { $option }.
second-guide-fight-again = Prohrané kolo ještě není prohraná hra: zdraví ti zbývá { $stamina }. Při 0 se probudíš v nemocnici bez poloviny svých věcí a hraješ dál. Kostek máš znovu { $dice }: { $option }.
second-guide-beaten = Dostalo se ti výprasku, a přece jsi dál ve hře, se zdravím { $stamina } a příčetností { $sanity }. Stálo tě to čas a možná pár věcí, ale kvůli tomu nikdo nekončí. Brána na Náměstí Nezávislosti je navíc pořád otevřená. Opatrný hráč by ukazatele nastavil takhle: { $option }.
second-guide-beyond = Brána tě vtáhla do Snových říší a tam čekalo setkání. Pak přišel mýtus, konec každého kola: karta, podle níž se otevírají brány, hýbou nestvůry a šíří zprávy. V tomto kole dojdeš do druhé poloviny a potkáš něco dalšího; v příštím budeš zpátky. Opatrný hráč by zvolil: { $option }.
second-guide-clues-kept = Nemusí ti vyjít každý hod. Cena neúspěchu je napsaná nahoře a dá se snést. { $clues ->
    [one] Svou stopu
    [few] Své { $clues } stopy
   *[other] Svých { $clues } stop
  } si nech na bránu: { $option }.
second-guide-back = Teď se vracíš do Arkhamu, rovnou k bráně. Máš ji prozkoumanou, takže ji při svém setkání můžeš uzavřít: hodem na vědomosti nebo na sílu. Síly máš { $fight }, takže je z těch dvou lepší. Opatrný hráč by zvolil: { $option }.
second-guide-close = A je to tady: hod na vědomosti nebo na sílu, a k tomu se počítá modifikátor brány. Uzavřená brána je trofej, a když jiná otevřená není, vyhrává hru. Šance je { $percent } %: { $option }.
second-guide-close-missed = Ani jeden úspěch, a tentokrát na tom záleží. Přesně na tohle stopy šetříš: každá přinese { $each ->
    [one] jednu kostku
    [few] { $each } kostky
   *[other] { $each } kostek
  } a utrácejí se po jedné, jen dokud je třeba: { $option }.
second-guide-farewell = Tři kola s průvodcem jsou za tebou a znáš z nich všechny fáze kola. Hra jde dál jako každá jiná. `Proč?` řekne, proč se tě hra ptá a odkud se berou tvé kostky, `/tip`, co by udělal opatrný hráč, `/pravidla` všechno ostatní. Hodně štěstí!
