# Arkham Advertiser
press-name = Arkham Advertiser
press-number = Číslo { $number }
press-date = Arkham v Massachusetts, { $date }
press-price = Dva centy
press-number-special = Zvláštní vydání
press-price-special = Pět centů
press-weather = Počasí
press-motto-head = Založeno 1832
press-motto = Vše, co se tisknout smí, a leccos, co nám kdo zatelefonoval.
press-kicker-headline = Zprávy dne
press-kicker-environment = Jak se věci mají
press-kicker-rumor = Povídá se
press-kicker-special = Od vlastního zpravodaje
press-kicker-quiet = Z města a okolí
press-quiet = Klidný den v Arkhamu
press-quiet-text = Do uzávěrky nedošla redakci žádná zpráva. Noční redaktor si přesto vyžádal, aby se v domě nezhasínalo.
press-town = Nálada ve městě
press-obituaries = Úmrtí
press-obituary = { CAPITAL($occupation) }. { $order ->
    [0] Příčina: pohlcení. Kabát se našel, ostatní nikoli. Obřad se nekoná.
    [1] Odchází z domu bez večeře a vzápětí se večeří stává. Bytná prosí o vrácení klíče.
    [2] Pozůstalí: teta v Kingsportu, kočka a tři knihy z knihovny.
    [3] Poslední slova, jak je svědkové zaslechli: „To je jenom vítr.“
    [4] V pozůstalosti zpáteční jízdenka a jedna teorie. Obojí je k vidění v naší redakci.
    [5] Dluhy žádné, nikdy a u nikoho. Rakev bude lehká.
    [6] Varování znělo: nedívat se. Fotografický přístroj byl po ruce. Snímek se k otištění nehodí.
   *[other] Zmizení mezi dvěma lucernami, jež obě svítily. Přátelé se sejdou v poledne, pod střechou.
  }
press-caption-place = { $name }, pohled z ulice.
press-caption-monster = Podle popisu očitého svědka.
press-caption-sheet = { $name } v lepších časech.

press-devoured-head = { GENDER($name) ->
    [feminine] Zemřela
   *[animate] Zemřel
  } { $name }
press-devoured = Přátelé { NAME($name, case: "genitive") } ať se laskavě nechodí dívat. Policie zastavila vchod zástěnou.
press-gateSealed-head = Zedníci při práci
press-gateSealed = { $place }: { $variant ->
    [0] do kamene tam kdosi vytesal znak a psi už zase chodí kolem.
   *[other] co tam stálo dokořán, je zavřeno, a někdo na to přitiskl pečeť.
  }
press-gateClosed-head = Dveře se zavřely
press-gateClosed = { $name ->
    [nobody] { $place }: světla, která tam bývalo vidět, zhasla sama od sebe.
   *[other] { $place }: světla tam zhasla po návštěvě { NAME($name, case: "genitive") }. O rozhovor jsme žádali marně.
  }
press-gateOpened-head = Světla { NAME($place, role: "at") }
press-gateOpened = { $variant ->
    [0] Sousedé hlásí průvan odnikud a vyhlídku někam, kde to není Arkham.
   *[other] Vzduch tam prý stojí otevřený jako dveře. Policie žádá zvědavce, aby se drželi opodál.
  }
press-rumorFailed-head = Byla to pravda
press-rumorFailed = „{ $thing }“: co se o tom povídalo, to se vyplnilo. Náš list lituje, že to nazval planými řečmi.
press-rumorPassed-head = Zvěst vyvrácena
press-rumorPassed = „{ $thing }“: po všech těch řečech není ani památky, díky jistým osobám, které si nepřejí být jmenovány.
press-rumor-head = Zvěst
press-rumor = „{ $thing }“ – o ničem jiném se u pultů ve městě nemluví. Potvrdit to nelze a podruhé to nikdo nezkoušel.
press-lost-head = Pohřešuje se
press-lost = { CAPITAL(NAME($name, case: "accusative")) } viděli naposled na dvou místech zároveň a od té doby nikde. Kdo ví víc, ať se hlásí na policii.
press-sealBroken-head = Pečeť pukla
press-sealBroken = { $place }: kámen praskl přesně podél znaku, a to zevnitř.
press-insane-head = Odvoz do blázince
press-insane = { $variant ->
    [0] { CAPITAL(NAME($name, case: "accusative")) } odvedli včera v noci do Arkhamského blázince. Šlo to v naprostém klidu; bylo slyšet jen počítání.
   *[other] { $name } odpočívá v Arkhamském blázinci. Zrcadla, prosíme, nenoste.
  }
press-unconscious-head = U Panny Marie
press-unconscious = { $variant ->
    [0] { CAPITAL(NAME($name, case: "accusative")) } přinesli do Nemocnice Panny Marie. Lékaři se zmiňují o kousnutích a pak už o ničem.
   *[other] { $name } leží v Nemocnici Panny Marie a bude žít, což překvapilo i posádku sanitky.
  }
press-terror-head = Strach v ulicích
press-terror = { $count ->
    [10] Není už ve městě kouta, který by lidé po setmění jmenovali.
   *[other] Tento týden se prodalo víc kufrů než za celý loňský rok. Pan starosta v tom vidí povzbuzení pro obchod.
  }
press-arrested-head = Z policejní kroniky
press-arrested = { $name } { GENDER($name) ->
    [feminine] strávila
   *[animate] strávil
  } noc jako host pana šerifa, a to pro obvinění, které nikdo nechtěl přečíst nahlas.
press-surge-head = Poplach { NAME($place, role: "at") }
press-surge = { $count ->
    [one] Jedna postava vyšla odtud, kam žádná nevešla.
    [2] Dvě postavy vyšly odtud, kam žádná nevešla.
    [3] Napočítali jsme tři postavy, které vyšly odtud, kam žádná nevešla.
    [4] Napočítali jsme čtyři postavy, které vyšly odtud, kam žádná nevešla.
    [5] Napočítali jsme pět postav, které vyšly odtud, kam žádná nevešla.
   *[other] Postav, které vyšly odtud, kam žádná nevešla, bylo víc, než se komu chtělo počítat.
  }
press-placeClosed-head = Zatlučené dveře
press-placeClosed = { $place }: do odvolání zavřeno. P. t. obecenstvu se děkuje za přízeň a radí se mu jít domů.
press-placeReopened-head = Zase otevřeno
press-placeReopened = { $place }: prkna jsou dole a p. t. obecenstvo snad ten zápach promine.
press-allyLeft-head = Odjezd do Bostonu
press-allyLeft = { $which ->
    [duke] Duke nastoupil do ranního vlaku, do vozu pro zavazadla, sám, a vrčel na město, dokud mu nezmizelo z očí.
   *[other] Ranním vlakem a s jediným kufříkem { GENDER($thing) ->
        [feminine] odjela
       *[animate] odjel
      } { $thing }. Spropitné nedostal nikdo.
  }
press-allyJoined-head = Často pospolu
press-allyJoined = { $which ->
    [duke] Duke chodí poslední dobou { NAME($name, case: "dative") } u nohy a do jistých dveří nevkročí ani za kost.
   *[other] { $thing } se poslední dobou ukazuje ve společnosti { NAME($name, case: "genitive") }. V jaké záležitosti, to neřekne ani jedna strana.
  }
press-returned-head = Zase doma
press-returned = { $name } je zpátky, { NAME($place, role: "at") }, s opálením jen po jedné straně a bez chuti říci, odkud.
press-wentThrough-head = Zmizení { NAME($place, role: "at") }
press-wentThrough = { $name } tam { GENDER($name) ->
    [feminine] vešla před svědky a nevyšla
   *[animate] vešel před svědky a nevyšel
  } žádnými dveřmi, o nichž by svědkové věděli.
press-blessed-head = Z kostela
press-blessed = { CAPITAL(NAME($name, case: "accusative")) } bylo vidět odcházet z Jižního kostela lehkým krokem.
press-cursed-head = Smůla
press-cursed = Kočky přecházejí na druhý chodník, aby se { NAME($name, case: "dative") } vyhnuly. Mluví o tom celá ulice.
press-replaced-head = Kdo k nám přijel
press-replaced = Do města { GENDER($name) ->
    [feminine] přijela
   *[animate] přijel
  } { $name } a přebírá jisté papíry, které tu zůstaly po někom jiném.
press-defeated-head = Konec { NAME($thing, case: "genitive") }
press-defeated = { $variant ->
    [0] Postaral{ GENDER($name) ->
        [feminine] a
       *[animate] {""}
      } se o to { $name }, podle jednoho svědectví ještě před snídaní. Okresní ohledavač odmítl nahlédnout pod plachtu.
   *[other] Děkovat se má { NAME($name, case: "dative") }. Kluci z toho prodávají úlomky po pěti centech; pravé nejsou.
  }
press-outskirts-head = Za hranicí města
press-outskirts = { $count ->
    [one] Stín, který čekal za městem, je pryč
    [2] Dva stíny, které čekaly za městem, jsou pryč
    [3] Tři stíny, které čekaly za městem, jsou pryč
    [4] Čtyři stíny, které čekaly za městem, jsou pryč
   *[other] Stíny, které čekaly za městem, jsou pryč
  } a nikdo nemá chuť povědět, kterou cestou.
press-sighted-head = Spatřeno { NAME($place, role: "at") }
press-sighted = { $variant ->
    [0] Tři osoby, jedna z nich střízlivá, popisují totéž: { NAME($thing, case: "accusative") }.
   *[other] Dáma na cestě domů potkala něco, čemu říká „{ $thing }“, a na představení nečekala.
  }
press-bought-head = Z obchodu
press-bought = { $name } si { GENDER($name) ->
    [feminine] koupila
   *[animate] koupil
  } { NAME($thing, case: "accusative") }. Obchodník se neptal a náš list nehádá.

# Zvláštní vydání
press-special-won-closing = Všechny dveře zavřeny
press-special-won-sealing = Zapečetěno
press-special-won-banishing = Zase to spí
press-special-lost-devoured = Už se není koho ptát
press-special-lost-destruction = Konec Arkhamu
press-special-kicker = { $result ->
    [won] Arkham je zachráněn · { $turn }. kolo
   *[lost] Poslední číslo tohoto listu · { $turn }. kolo
  }
press-score = Ohodnocení vítězství
press-score-total = Celkem
press-score-doomTrack = Počítadlo zkázy
press-score-terror = Strach
press-score-loans = Půjčky od banky
press-score-elderSigns = Starodávné symboly
press-score-gateTrophies = Trofeje bran
press-score-monsterTrophies = Trofeje nestvůr
press-score-survivors = Přeživší
press-chart = Zkáza a strach, kolo po kole
press-stories = Co se s nimi stalo
press-first-citizen = { $count ->
    [one] První občan města Arkhamu
   *[other] První občané města Arkhamu
  }
press-luckiest = Nejšťastnější ruka
press-unluckiest = Nejnešťastnější ruka
press-only-hand = Ruka, která házela
press-luck = { $name }: { $successes ->
    [one] { $successes } úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  } na { $dice } { $dice ->
    [one] kostce
    [few] kostkách
   *[other] kostkách
  }; průměr by byl { $expected }.
press-story-fate = { $fate ->
    [devoured] Těchto řádků se nedočká.
    [lost] Je dosud někde jinde.
   *[alive] { $gates ->
        [0] { $monsters ->
            [0] { $order ->
                [0] Odchází s prázdnými kapsami, ale odchází domů.
                [1] Nezbývá z toho nic, jen ten kašel.
                [2] Bydlí teď v pokoji s výhledem na cihlovou zeď.
                [3] Jde do toho kdykoli znovu a prosí, aby se nikdo neptal.
                [4] Opouští město prvním vlakem, v němž je místo.
                [5] Spí při lampě a účet za plyn platí.
                [6] Vrací se do práce, trochu pozdě.
               *[other] Zalévá květiny těm, kdo se nevrátili.
              }
            [one] { $order ->
                [0] Má jednu trofej a má ji přikrytou.
                [1] Má na polici věc, na kterou se návštěvy podruhé neptají.
                [2] Jednu trofej má na dvoře, hezky hluboko pod zemí.
               *[other] Nosí na řetízku od hodinek jeden zub. Psí není.
              }
            [few] Má { $monsters } trofeje a má je přikryté.
           *[other] Má { $monsters } trofejí a má je přikryté.
          }
        [one] Zůstává stín jedné brány{ $monsters ->
            [0] .
            [one] {" "}a jedné nestvůry.
            [few] {" "}a { $monsters } nestvůr.
           *[other] {" "}a { $monsters } nestvůr.
          }
        [few] Zůstávají stíny { $gates } bran{ $monsters ->
            [0] .
            [one] {" "}a jedné nestvůry.
            [few] {" "}a { $monsters } nestvůr.
           *[other] {" "}a { $monsters } nestvůr.
          }
       *[other] Zůstávají stíny { $gates } bran{ $monsters ->
            [0] .
            [one] {" "}a jedné nestvůry.
            [few] {" "}a { $monsters } nestvůr.
           *[other] {" "}a { $monsters } nestvůr.
          }
      }
  }
press-story-quiet = { $order ->
    [0] Klade správné otázky.
    [1] Dolévá lampu a nezapomíná se o tom zmínit.
    [2] Zná ve městě každý schod, který vrže.
    [3] Čte, co jiní nedočetli.
    [4] Do dveří nechodí napřed, ale ani naposled.
    [5] Všechno si zapisuje a většinu z toho pak pálí.
    [6] Ví už, že řeka má ještě druhý hlas.
   *[other] Nosí lano.
  }
press-story-steady = { $order ->
    [0] Spí tvrdě, aspoň většinu nocí.
    [1] Platí kávu.
    [2] Od prvního týdne si nepíská.
    [3] Pro ztracený klobouk se nevrací.
    [4] Počítá ostatní, ráno a večer.
    [5] Ještě pořád se dívá za závěs.
    [6] Přichází na chuť koláči z jídelny.
   *[other] Mluví málo a má pravdu.
  }
press-story-when = { $turn ->
    [0] Od začátku
   *[other] { $turn }. kolo
  }
press-story-gateSealed = { press-story-when }: zapečetění { NAME($place, case: "genitive") }.
press-story-gateClosed = { press-story-when }: uzavření brány { NAME($place, role: "at") }.
press-story-devoured = { press-story-when }: pohlcení.
press-story-lost = { press-story-when }: bloudění v čase a prostoru.
press-story-insane = { press-story-when }: odvoz do Arkhamského blázince.
press-story-unconscious = { press-story-when }: převoz do Nemocnice Panny Marie.
press-story-arrested = { press-story-when }: noc za mřížemi.
press-story-wentThrough = { press-story-when }: odchod branou { NAME($place, role: "at") }.
press-story-returned = { press-story-when }: návrat { NAME($place, role: "to") }.
press-story-blessed = { press-story-when }: požehnání.
press-story-cursed = { press-story-when }: prokletí.
press-story-allyJoined = { press-story-when }: { $turn ->
    [0] přátelství { NAME($thing, role: "with") }.
   *[other] nové přátelství { NAME($thing, role: "with") }.
  }
press-story-replaced = { press-story-when }: příjezd do města, na místo někoho jiného.
press-story-defeated = { press-story-when }: konec { NAME($thing, case: "genitive") }.
ending-story = **{ $name }** · { $story }
ending-luck = { $which }: { $luck }
ending-tracks = Zkáza a strach, kolo po kole: { $tracks }.
