## Třetí edice: Arkham Advertiser

third-press-name = Arkham Advertiser
third-press-number = Číslo { $number }
third-press-date = Arkham v Massachusetts, { $date }
third-press-price = Dva centy
third-press-number-special = Zvláštní vydání
third-press-price-special = Pět centů
third-press-weather = Počasí
third-press-motto-head = Založeno 1832
third-press-motto = Tiskne se každou noc v Northsidu, ať dole rámusí, co chce.
third-press-kicker-headline = Zprávy dne
third-press-kicker-rumor = Povídá se
third-press-kicker-town = Od vlastního zpravodaje
third-press-kicker-quiet = Z města a okolí
third-press-quiet = Nic k hlášení
third-press-quiet-text = Naši zpravodajové vyšli jako obvykle a vrátili se dřív. Noční redaktor to přičítá roční době a dvakrát je přepočítal.
third-press-town = Nálada ve městě
third-press-town-calm = Krámy zavíraly ve svůj čas a tramvaj jezdila na minutu. Kdo poslouchal u kanálů, slyšel vodu.
third-press-town-uneasy = Lampy se rozsvěcejí o hodinu dřív, než žádá kalendář. Obchodníci se závorami si psali do Bostonu o další.
third-press-town-afraid = Po mnohých schodech se snášejí kufry. Škola pouští žáky domů ve dvojicích a dvojice počítá.
third-press-town-desperate = Nemá se za moudré jmenovat ulice, které jsou ještě bezpečné, neboť by dlouho bezpečné nezůstaly.
third-press-obituaries = Úmrtí
third-press-obituary-defeated = { $occupation }. { $order ->
    [0] Ranní nález mlékaře, který od té doby tudy nejezdí. Rodina prosí nedávat květiny.
    [1] Podle svědků ještě jednou na nohou, což ohledavač vynechal.
    [2] Zanechává hodinky, které od té chvíle jdou pozpátku.
    [3] Nájem zaplacen do konce měsíce; přesnost ve všem všudy.
    [4] Přátelé mluví o krátké nemoci. Měla dlouhé ruce.
   *[other] Bude chybět u obvyklého stolu, kde už židli otočili ke zdi.
  }
third-press-obituary-devoured = { $occupation }. { $order ->
    [0] Našel se klobouk. Obřad se bude konat nad kloboukem.
    [1] Našla se bota, zašněrovaná. Jakýsi obřad se konat bude.
    [2] Nenašlo se nic a nikdo se pro to nevracel.
    [3] Ulice je spláchnutá hadicí. Smuteční zpěvy ve čtyři.
    [4] Odchod oknem, které bylo zavřené. Sklo je celé.
   *[other] Policie uzavřela případ, a sklep také.
  }
third-press-caption-place = { $name }, pohled z ulice.
third-press-caption-monster = Podle popisu očitého svědka.
third-press-caption-sheet = { $name } v lepších časech.

third-press-left-head = { $name } je pryč
third-press-left = { $why ->
    [retired] { GENDER($name) ->
        [feminine] { $name } zaplatila všechny účty, sedla s jedním kufříkem do ranního vlaku a dívala se oknem na druhou stranu.
       *[animate] { $name } zaplatil všechny účty, sedl s jedním kufříkem do ranního vlaku a díval se oknem na druhou stranu.
      }
   *[other] Přátelé { NAME($name, case: "genitive") } ať se laskavě nechodí dívat.
  }
third-press-epicDefeated-head = Je po { NAME($thing, case: "locative") }
third-press-epicDefeated = { $name ->
    [nobody] Ulehlo to samo a místo pod tím je ohrazeno provazem.
   *[other] Byl{ GENDER($name) ->
        [feminine] a
       *[animate] {""}
      } při tom { $name }, ale popsat to odmítá. Hasiči ještě splachují ulici.
  }
third-press-gateBurst-head = Průlom brány { NAME($place, role: "at") }
third-press-gateBurst = { $variant ->
    [0] Mezi jednou minutou a druhou tam povolil vzduch. Okna se vysypala dovnitř a pach soli a rozpáleného kovu ležel na domech do poledne.
   *[other] Ránu nikdo neslyšel, zato všichni psi ve čtvrti naráz zmlkli. Policie hledá dobrovolníky, kterým se nic nezdává.
  }
third-press-outbreak-head = Šíří se to { NAME($place, role: "from") }
third-press-outbreak = Co se stahovalo { NAME($place, role: "at") }, už tam nezůstalo. Z domů vedle hlásí stejný pach, stejný průvan a stejný sen.
third-press-anomaly-head = Na mapě to není
third-press-anomaly = { $place }: jeden kus je pryč a na jeho místě je kus něčeho jiného. Donáška se tam do odvolání nekoná.
third-press-anomalyRemoved-head = Jako dřív
third-press-anomalyRemoved = { $place }: všechno je zase na svém místě, pokud mohou obyvatelé odpřisáhnout. Jednomu z nich chybí schod.
third-press-scar-head = Trhlina { NAME($place, role: "at") }
third-press-scar = Vzduch se tam rozpáral jako šev. Ptáci, kteří z jedné strany vlétli, z druhé nevylétli.
third-press-scarMended-head = Zašito
third-press-scarMended = { $place }: co tam bylo rozpárané, to drobnými stehy stáhl kdosi, kdo nečekal na poděkování.
third-press-codex-head = „{ $thing }“
third-press-codex = { $variant ->
    [0] Pod tímto nadpisem si jistí soukromí badatelé založili v sešitě novou stránku. Viděli jsme je kupovat provázek.
   *[other] Ta slova stojí v poznámkách osob, které nás požádaly, abychom netiskli, co víme. Je toho málo.
  }
third-press-marker-head = Nález { NAME($place, role: "at") }
third-press-marker = { $name ->
    [nobody] Cosi skrytého tam vyšlo najevo, a zase bylo přikryto.
   *[other] { $name } { GENDER($name) ->
        [feminine] obrátila
       *[animate] obrátil
      } to, co se nikomu jinému nechtělo zvednout. Sběhli se lidé, podívali se a šli beze slova domů.
  }
third-press-rumor-head = Zvěst
third-press-rumor = „{ $thing }“ – o ničem jiném se u pultů ve městě nemluví. Potvrdit to nelze a podruhé to nikdo nezkoušel.
third-press-rumorLeft-head = Zvěst vyvrácena
third-press-rumorLeft = „{ $thing }“ – už se to neříká. Dokud se to říkalo, byla to pravda.
third-press-lodge-head = Ze společnosti
third-press-lodge = { $name } { GENDER($name) ->
    [feminine] povečeřela
   *[animate] povečeřel
  } s pány z Lóže a pochvaluje si prý sůl.
third-press-newcomer-head = Kdo k nám přijel
third-press-newcomer = { $name } { GENDER($name) ->
    [feminine] přijela vlakem, vyžádala si pokoj s okny do ulice a převzala
   *[animate] přijel vlakem, vyžádal si pokoj s okny do ulice a převzal
  } jisté papíry, které tu zůstaly po někom jiném.
third-press-allyJoined-head = Často pospolu
third-press-allyJoined = { $thing } se poslední dobou ukazuje ve společnosti { NAME($name, case: "genitive") }. V jaké záležitosti, to neřekne ani jedna strana.
third-press-blessed-head = { $variant ->
    [0] Z kostela
   *[other] O vlásek
  }
third-press-blessed = { $variant ->
    [0] { CAPITAL(NAME($name, case: "accusative")) } bylo vidět vracet se z modliteb lehkým krokem a s deseticentem, který ležel na cestě.
   *[other] Cihla, která včera spadla z římsy, minula { NAME($name, case: "accusative") } o šířku klobouku. Klobouk je bez zranění.
  }
third-press-cursed-head = { $variant ->
    [0] Smůla
   *[other] Z povětrnosti
  }
third-press-cursed = { $variant ->
    [0] Kočky přecházejí na druhý chodník, aby se { NAME($name, case: "dative") } vyhnuly. Mluví o tom celá ulice.
   *[other] Od pondělka prší na { NAME($name, case: "accusative") } a na nikoho jiného.
  }
third-press-darkPact-head = Od notáře
third-press-darkPact = { $name } { GENDER($name) ->
    [feminine] podepsala
   *[animate] podepsal
  } jistou listinu. Notář si pamatuje inkoust, druhou stranu nikoli.
third-press-defeated-head = Konec { NAME($thing, case: "genitive") }
third-press-defeated = { $name ->
    [nobody] Leželo to na silnici. Nikdo se k tomu nepřihlásil a po nikom se nepátrá.
   *[other] { $variant ->
        [0] Postaral{ GENDER($name) ->
            [feminine] a
           *[animate] {""}
          } se o to { $name }, podle jednoho svědectví ještě před snídaní. Okresní ohledavač odmítl nahlédnout pod plachtu.
       *[other] Děkovat se má { NAME($name, case: "dative") }. Kluci z toho prodávají kousky po pěti centech; pravé nejsou.
      }
  }
third-press-researched-head = { $variant ->
    [0] V knihovně
   *[other] Staré papíry
  }
third-press-researched = { $variant ->
    [0] { $name } { GENDER($name) ->
        [feminine] seděla
       *[animate] seděl
      } nad účetními knihami, dokud se nezhaslo. Výtěžek: { $count ->
        [one] jeden opsaný řádek.
        [few] { $count } opsané stránky.
       *[other] { $count } opsaných stránek.
      }
   *[other] { GENDER($name) ->
        [feminine] { $name } si v matrice vyžádala listiny, které nikdo nepostrádal, vstoje je přečetla a kýchla.
       *[animate] { $name } si v matrice vyžádal listiny, které nikdo nepostrádal, vstoje je přečetl a kýchl.
      }
  }
third-press-warded-head = Noční práce { NAME($place, role: "at") }
third-press-warded = { $variant ->
    [0] { CAPITAL(NAME($name, case: "accusative")) } tam viděli s křídou a lucernou. Obyvatelé hlásí první klidnou noc po dlouhé době.
   *[other] Na prazích se našly značky, psané rukou { NAME($name, case: "genitive") }. Prosíme, nedrhněte je.
  }
third-press-doomed-head = Neklid { NAME($place, role: "at") }
third-press-doomed = { $variant ->
    [0] Mléko tam do hodiny zkysne a hodiny se musejí vynášet před dům, aby šly natáhnout.
   *[other] Návštěvy odcházejí { NAME($place, role: "from") } jinými dveřmi, než kterými přišly, a neumějí říct proč.
  }
third-press-clue-head = { $variant ->
    [0] Informace
   *[other] Zaslechli jsme
  }
third-press-clue = { $variant ->
    [0] Kdosi { NAME($place, role: "at") } ví víc, než zatím řekl. Redakce by to ráda slyšela první.
   *[other] { CAPITAL(NAME($place, role: "at")) } koluje věta, ke které se nikdo nechce znát.
  }
third-press-sighted-head = Spatřeno { NAME($place, role: "at") }
third-press-sighted = { $variant ->
    [0] Tři osoby, jedna z nich střízlivá, popisují totéž: { NAME($thing, case: "accusative") }.
   *[other] Dáma na cestě domů potkala něco, čemu říká „{ $thing }“, a na představení nečekala.
  }
third-press-bought-head = { $variant ->
    [0] Z obchodu
   *[other] U pultu
  }
third-press-bought = { $variant ->
    [0] { $name } si { GENDER($name) ->
        [feminine] koupila
       *[animate] koupil
      } { NAME($thing, case: "accusative") }. Obchodník se neptal a náš list nehádá.
   *[other] { $thing }: dvakrát zabaleno a odneseno pod kabátem. Kabát { GENDER($name) ->
        [feminine] měla
       *[animate] měl
      } na sobě { $name }.
  }

# Zvláštní vydání
third-press-special-won-codex = Arkham stojí
third-press-special-won-lodge = Lóže děkuje
third-press-special-won-nobody = Arkham stojí
third-press-special-lost-codex = Konec Arkhamu
third-press-special-lost-lodge = Lóže lituje
third-press-special-lost-nobody = Už se není koho ptát
third-press-special-kicker = { $scenario } · { $result ->
    [won] případ je uzavřen
   *[lost] poslední číslo tohoto listu
  } · { $round }. kolo
third-press-chart = Zkáza a stopy, kolo po kole
third-press-stories = Co se s nimi stalo
third-press-luckiest = Nejšťastnější ruka
third-press-unluckiest = Nejnešťastnější ruka
third-press-only-hand = Ruka, která házela
third-press-luck = { $name }: { $successes ->
    [one] { $successes } úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  } na { $dice } { $dice ->
    [one] kostce
    [few] kostkách
   *[other] kostkách
  }; průměr by byl { $expected }.
third-press-story-quiet = { $order ->
    [0] Klade správné otázky.
    [1] Je vždycky jinde a vždycky už skoro tady.
    [2] Vede si deník, a pak ho pálí.
    [3] Zná každou ulici i potmě.
    [4] Píše domů dopisy, v nichž nic nestojí.
   *[other] Nosí lucernu.
  }
third-press-story-steady = { $order ->
    [0] Spí tvrdě, aspoň většinu nocí.
    [1] Co je v té tašce, neprozradí.
    [2] Platí kávu.
    [3] Počítá ostatní, ráno a večer.
    [4] Na řeku nedá dopustit.
   *[other] Mluví málo a má pravdu.
  }
third-press-story-fate = { $fate ->
    [defeated] Konce se nedočká.
    [devoured] Pohlcení; nenašlo se nic.
    [retired] Opouští případ včas.
    [late] Sedí ještě ve vlaku.
    [lodge] Slouží teď Lóži.
    [betrayed] Zůstává venku.
    [street] Konce se dočká na otevřené ulici.
   *[other] Konce se dočká { NAME($place, role: "at") }.
  }
third-press-story-when = { $round ->
    [0] Od začátku
   *[other] { $round }. kolo
  }
third-press-story-epicDefeated = { third-press-story-when }: konec { NAME($thing, case: "genitive") }.
third-press-story-lodge = { third-press-story-when }: vstup do Lóže.
third-press-story-marker = { third-press-story-when }: odhalení toho, co leželo { NAME($place, role: "at") }.
third-press-story-newcomer = { third-press-story-when }: příjezd do města, na místo někoho jiného.
third-press-story-allyJoined = { third-press-story-when }: { $round ->
    [0] přátelství { NAME($thing, role: "with") }.
   *[other] nové přátelství { NAME($thing, role: "with") }.
  }
third-press-story-blessed = { third-press-story-when }: požehnání.
third-press-story-cursed = { third-press-story-when }: prokletí.
third-press-story-darkPact = { third-press-story-when }: podpis temného paktu.
third-press-story-defeated = { third-press-story-when }: konec { NAME($thing, case: "genitive") }.
third-press-story-researched = { third-press-story-when }: bádání přináší { $count ->
    [one] 1 stopu
    [few] { $count } stopy
   *[other] { $count } stop
  }.
third-press-story-warded = { third-press-story-when }: zažehnání zkázy { NAME($place, role: "at") }.
third-press-story-anomalyRemoved = { third-press-story-when }: návrat { NAME($place, case: "genitive") } na mapu.
third-press-story-scarMended = { third-press-story-when }: zacelení jizvy { NAME($place, role: "at") }.
third-ending-story = **{ $name }** · { $story }
third-ending-luck = { $which }: { $luck }

# Mapa vedle otázky
third-alt-from = { CAPITAL(NAME($place, role: "from")) }
third-alt-reach = { $place } ({ $steps ->
    [one] 1 pole
    [few] { $steps } pole
   *[other] { $steps } polí
  })
third-alt-reaches = V dosahu: { $choices }
third-alt-choice = { $label } { $place }
third-alt-choices = Na mapě: { $choices }
