## Derde editie: de Arkham Advertiser. Een bericht heeft een kop (`-head`) en een tekst; $variant (0 of 1) verandert de bewoording.

third-press-name = Arkham Advertiser
third-press-number = No. { $number }
third-press-date = Arkham, Massachusetts, { $date }
third-press-price = Twee cent
third-press-number-special = Extra editie
third-press-price-special = Vijf cent
third-press-weather = Het weer
third-press-motto-head = Sedert 1832
third-press-motto = Iedere nacht gedrukt te Northside, wat men er ook van onder hore.
third-press-kicker-headline = Het nieuws van den dag
third-press-kicker-rumor = Men zegt
third-press-kicker-town = Van onze eigen verslaggever
third-press-kicker-quiet = Stad en land
third-press-quiet = Niets te melden
third-press-quiet-text = Onze verslaggevers gingen als gewoonlijk uit en waren vroeg terug. De nachtredacteur wijt het aan de tijd van het jaar, en heeft hen tweemaal geteld.
third-press-town = De stemming in de stad
third-press-town-calm = De winkels hielden hun uren, en de tram reed op tijd. Wie aan de putten luistert, hoorde water.
third-press-town-uneasy = De lampen gaan een uur eerder aan dan de almanak verlangt. De ijzerhandel heeft grendels nabesteld te Boston.
third-press-town-afraid = Op menige trap wordt een koffer naar beneden gedragen. De school laat haar leerlingen twee aan twee uitgaan, en telt de paren.
third-press-town-desperate = Het geldt niet als verstandig de straten te noemen die nog veilig zijn, want lang zouden zij dat niet blijven.
third-press-obituaries = Overleden
third-press-obituary-defeated = { CAPITAL($occupation) }. { $order ->
    [0] In de ochtend gevonden door een melkboer, die zijn wijk heeft opgegeven. Geen bloemen.
    [1] Stond ten aanschouwen van velen nog eenmaal op, hetgeen de lijkschouwer heeft weggelaten.
    [2] Laat een horloge na dat sindsdien achteruitloopt.
    [3] Had de huur tot het einde van de maand betaald, en was stipt in alles.
    [4] De vrienden spreken van een korte ziekte. Zij had lange armen.
   *[other] Zal worden gemist aan de vaste tafel, waar de stoel naar de muur is gekeerd.
  }
third-press-obituary-devoured = { CAPITAL($occupation) }. { $order ->
    [0] Er is een hoed teruggevonden. De dienst wordt bij de hoed gehouden.
    [1] Er is een schoen teruggevonden, gestrikt. Er komt een dienst van een soort.
    [2] Er is niets teruggevonden, en niemand is ervoor teruggegaan.
    [3] De straat is schoongespoten. Gezangen om vier uur.
    [4] Ging heen door een raam dat dicht was. Het glas is heel.
   *[other] De politie heeft de zaak gesloten, en de kelder.
  }
third-press-caption-place = { CAPITAL(NAME($name, article: "the")) }, van de straat af gezien.
third-press-caption-monster = Naar de beschrijving van een ooggetuige.
third-press-caption-sheet = { $name }, in gelukkiger dagen.

third-press-left-head = { $name } is weg
third-press-left = { $why ->
    [retired] { $name } betaalde iedere rekening, nam met één koffer de vroege trein en keek uit het andere raam.
   *[other] De vrienden van { $name } wordt verzocht niet te komen kijken.
  }
third-press-epicDefeated-head = { CAPITAL(NAME($thing, article: "the")) } is niet meer
third-press-epicDefeated = { $name ->
    [nobody] Het ging uit zichzelf liggen, en de grond eronder is met touwen afgezet.
   *[other] { $name } was erbij en weigert het te beschrijven. De brandweer spuit de straat nog altijd schoon.
  }
third-press-gateBurst-head = Poort barst open { NAME($place, role: "at") }
third-press-gateBurst = { $variant ->
    [0] Van de ene minuut op de andere bezweek daar de lucht. Ruiten vielen naar binnen, en tot twaalf uur hing er een geur van zout en heet metaal over de huizen.
   *[other] Een knal heeft niemand gehoord, maar alle honden in de buurt zwegen opeens. De politie zoekt vrijwilligers die niet dromen.
  }
third-press-outbreak-head = Het bleef niet { NAME($place, role: "at") }
third-press-outbreak = Wat zich { NAME($place, role: "at") } had opgehoopt, is verder getrokken. De huizen ernaast melden dezelfde geur, dezelfde tocht en dezelfde droom.
third-press-anomaly-head = Niet op de kaart
third-press-anomaly = Een deel { NAME($place, role: "of") } is vervangen door een deel van iets anders. Bezorgd wordt er voorlopig niet.
third-press-anomalyRemoved-head = Weer als voorheen
third-press-anomalyRemoved = { CAPITAL(NAME($place, article: "the")) } is weer zichzelf, voor zover de bewoners dat willen bezweren. Een van hen komt een traptrede tekort.
third-press-scar-head = Een scheur { NAME($place, role: "at") }
third-press-scar = De lucht is daar losgegaan als een naad. Vogels die er aan de ene kant invlogen, zijn er aan de andere niet uitgekomen.
third-press-scarMended-head = Dichtgenaaid
third-press-scarMended = { CAPITAL(NAME($place, article: "the")) }: wat daar openlag is dichtgetrokken, met kleine steken, door iemand die geen dank afwachtte.
third-press-codex-head = “{ $thing }”
third-press-codex = { $variant ->
    [0] Onder dit hoofd zijn zekere particuliere speurders een nieuwe bladzijde in hun boek begonnen. Men zag hen touw kopen.
   *[other] Deze woorden staan in de aantekeningen van personen die ons vroegen niet te drukken wat wij weten. Het is weinig.
  }
third-press-marker-head = Gevonden { NAME($place, role: "at") }
third-press-marker = { $name ->
    [nobody] Iets wat daar verborgen was, kwam boven, en werd weer toegedekt.
   *[other] { $name } keerde om wat niemand anders had willen optillen. Het volk liep te hoop, keek, en ging zwijgend naar huis.
  }
third-press-rumor-head = Een gerucht
third-press-rumor = “{ $thing }”: daarover spreekt men aan elke toonbank. Bevestigen laat het zich niet, en niemand heeft het tweemaal beproefd.
third-press-rumorLeft-head = Gerucht ontzenuwd
third-press-rumorLeft = “{ $thing }”: men zegt het niet meer. Het was waar zolang het duurde.
third-press-lodge-head = Uit de betere kringen
third-press-lodge = { $name } dineerde met de heren van de Loge, en zou het zout hebben geprezen.
third-press-newcomer-head = Aangekomen
third-press-newcomer = { $name } kwam met de trein, vroeg een kamer aan de straat, en nam zekere papieren over die een ander achterliet.
third-press-allyJoined-head = Samen gezien
third-press-allyJoined = { $thing } en { $name } ziet men veel in elkaars gezelschap. In welke aangelegenheid, zegt geen van beiden.
third-press-blessed-head = { $variant ->
    [0] Kerknieuws
   *[other] Een geluk
  }
third-press-blessed = { $variant ->
    [0] Men zag { $name } met lichte tred van het gebed komen, en onderweg een dubbeltje vinden.
   *[other] Een steen die gisteren van een kroonlijst viel, miste { $name } op een hoedbreedte. De hoed is ongedeerd.
  }
third-press-cursed-head = { $variant ->
    [0] Pech
   *[other] Weerbericht
  }
third-press-cursed = { $variant ->
    [0] De katten steken over om { $name } te ontlopen. De hele straat spreekt ervan.
   *[other] Sinds maandag regent het op { $name }, en op niemand anders.
  }
third-press-darkPact-head = Van de notaris
third-press-darkPact = { $name } heeft een naam onder een papier gezet. De notaris herinnert zich de inkt, en de wederpartij niet.
third-press-defeated-head = { $thing } onschadelijk gemaakt
third-press-defeated = { $name ->
    [nobody] Het lag op de weg. Niemand heeft zich gemeld, en naar niemand wordt gezocht.
   *[other] { $variant ->
        [0] Het was { $name }, naar een lezing nog vóór het ontbijt. De lijkschouwer der gemeente weigerde onder het laken te kijken.
       *[other] De eer komt { $name } toe. Jongens verkopen er stukken van, een stuiver elk; zij zijn niet echt.
      }
  }
third-press-researched-head = { $variant ->
    [0] In de bibliotheek
   *[other] Oude papieren
  }
third-press-researched = { $variant ->
    [0] { $name } zat over de registers tot de lampen werden gedoofd, en { $count ->
        [one] ging heen met één overgeschreven regel.
       *[other] ging heen met { $count } overgeschreven bladzijden.
      }
   *[other] { $name } vroeg bij het kadaster om akten die niemand had gemist, las ze staande, en niesde.
  }
third-press-warded-head = Nachtwerk { NAME($place, role: "at") }
third-press-warded = { $variant ->
    [0] Men zag { $name } daar met krijt en een lantaarn. De bewoners melden de eerste stille nacht sindsdien.
   *[other] Op de stoepen zijn tekens gevonden, in het handschrift van { $name }. Men gelieve ze niet weg te boenen.
  }
third-press-doomed-head = Onrust { NAME($place, role: "at") }
third-press-doomed = { $variant ->
    [0] De melk is er binnen het uur zuur, en klokken moeten het huis uit worden gedragen om ze op te winden.
   *[other] Bezoekers verlaten { NAME($place, article: "the") } door een andere deur dan zij binnenkwamen, en weten niet waarom.
  }
third-press-clue-head = { $variant ->
    [0] Inlichtingen gevraagd
   *[other] Opgevangen
  }
third-press-clue = { $variant ->
    [0] Iemand { NAME($place, role: "at") } weet meer dan er gezegd is. De redactie zou het gaarne het eerst vernemen.
   *[other] { CAPITAL(NAME($place, role: "at")) } gaat een zin rond die niemand wil zijn begonnen.
  }
third-press-sighted-head = Gezien { NAME($place, role: "at") }
third-press-sighted = { $variant ->
    [0] Drie personen, van wie een nuchter, beschrijven hetzelfde: { NAME($thing, article: "a") }.
   *[other] Een dame trof op weg naar huis wat zij “{ NAME($thing, article: "a") }” noemt, en wachtte niet tot zij werd voorgesteld.
  }
third-press-bought-head = { $variant ->
    [0] Handel en nering
   *[other] Aan de toonbank
  }
third-press-bought = { $variant ->
    [0] { $name } heeft { NAME($thing, article: "a") } gekocht. De winkelier vroeg niets, en dit blad gist niet.
   *[other] Verkocht aan { $name }, tweemaal ingepakt en onder de jas meegenomen: { NAME($thing, article: "a") }.
  }

# De extra editie
third-press-special-won-codex = Arkham houdt stand
third-press-special-won-lodge = De Loge zegt dank
third-press-special-won-nobody = Arkham houdt stand
third-press-special-lost-codex = Het einde van Arkham
third-press-special-lost-lodge = De Loge betreurt het
third-press-special-lost-nobody = Niemand meer om het te vragen
third-press-special-kicker = { $scenario } · { $result ->
    [won] de zaak is gesloten
   *[lost] het laatste nummer van dit blad
  } · ronde { $round }
third-press-chart = Doem en clues, ronde na ronde
third-press-stories = Hoe het hun verging
third-press-luckiest = De gelukkigste hand
third-press-unluckiest = De ongelukkigste hand
third-press-only-hand = De hand die gooide
third-press-luck = { $name }: { $successes ->
    [one] { $successes } succes
   *[other] { $successes } successen
  } met { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
  }; te verwachten: { $expected }.
third-press-story-quiet = { $order ->
    [0] Stelde de juiste vragen.
    [1] Was altijd elders, en altijd bijna daar.
    [2] Hield een dagboek bij, en heeft het verbrand.
    [3] Leerde iedere straat bij nacht kennen.
    [4] Schreef brieven naar huis, waar niets in stond.
   *[other] Droeg de lantaarn.
  }
third-press-story-steady = { $order ->
    [0] Sliep goed, de meeste nachten.
    [1] Vertelde nooit wat er in de tas zat.
    [2] Betaalde de koffie.
    [3] Telde de anderen, ’s morgens en ’s avonds.
    [4] Kreeg de rivier lief.
   *[other] Zei weinig, en had gelijk.
  }
third-press-story-fate = { $fate ->
    [defeated] Kwam er niet doorheen.
    [devoured] Werd verslonden; er is niets gevonden.
    [retired] Verliet de zaak op tijd.
    [late] Zat nog in de trein.
    [lodge] Dient nu de Loge.
    [betrayed] Moest buiten blijven.
    [street] Zag het einde op de open straat.
   *[other] Zag het einde { NAME($place, role: "at") }.
  }
third-press-story-when = { $round ->
    [0] Van meet af aan
   *[other] Ronde { $round }
  }
third-press-story-epicDefeated = { third-press-story-when }: bracht { NAME($thing, article: "the") } ten val.
third-press-story-lodge = { third-press-story-when }: werd lid van de Loge.
third-press-story-marker = { third-press-story-when }: keerde om wat { NAME($place, role: "at") } lag.
third-press-story-newcomer = { third-press-story-when }: kwam in andermans plaats naar de stad.
third-press-story-allyJoined = { third-press-story-when }: { $round ->
    [0] bevriend met { $thing }.
   *[other] vond een vriend in { $thing }.
  }
third-press-story-blessed = { third-press-story-when }: Blessed.
third-press-story-cursed = { third-press-story-when }: Cursed.
third-press-story-darkPact = { third-press-story-when }: tekende een Duister Pact.
third-press-story-defeated = { third-press-story-when }: velde { NAME($thing, article: "a") }.
third-press-story-researched = { third-press-story-when }: onderzocht { $count ->
    [one] 1 clue
   *[other] { $count } clues
  }.
third-press-story-warded = { third-press-story-when }: weerde doem af { NAME($place, role: "at") }.
third-press-story-anomalyRemoved = { third-press-story-when }: bracht { NAME($place, article: "the") } weer in orde.
third-press-story-scarMended = { third-press-story-when }: heelde het litteken { NAME($place, role: "at") }.
third-ending-story = **{ $name }** · { $story }
third-ending-luck = { $which }: { $luck }

# De kaart naast een vraag
third-alt-from = Vertrek { NAME($place, role: "from") }
third-alt-reach = { $place } ({ $steps ->
    [one] 1 vak
   *[other] { $steps } vakken
  })
third-alt-reaches = Binnen bereik: { $choices }
third-alt-choice = { $label } { $place }
third-alt-choices = Op de kaart: { $choices }
