# De Arkham Advertiser. Elk bericht heeft een kop (`-head`) en een tekst; $variant (0 of 1) verandert de bewoording.
press-name = The Arkham Advertiser
press-number = No. { $number }
press-date = Arkham, Massachusetts, { $date }
press-price = Twee cent
press-number-special = Extra editie
press-price-special = Vijf cent
press-weather = Het weer
press-motto-head = Sedert 1832
press-motto = Al het nieuws dat gedrukt mag worden, en een weinig dat slechts werd opgebeld.
press-kicker-headline = Het nieuws van den dag
press-kicker-environment = De stand van zaken
press-kicker-rumor = Men zegt
press-kicker-special = Van onze eigen verslaggever
press-kicker-quiet = Stad en land
press-quiet = Een stille dag in Arkham
press-quiet-text = Bij het ter perse gaan was aan ons bureau niets gemeld. De nachtredacteur heeft niettemin verzocht de lampen aan te laten.
press-town = De stemming in de stad
press-obituaries = Overleden
press-obituary = { CAPITAL($occupation) }. { $order ->
    [0] Verslonden. De jas is gevonden, de rest niet. Een dienst wordt niet gehouden.
    [1] Ging zonder avondmaal de deur uit, en werd er een. De hospita verzoekt om de sleutel.
    [2] Laat een tante in Kingsport na, een kat, en drie boeken van de bibliotheek.
    [3] Zei bij het laatste levensteken dat het maar de wind was.
    [4] Bezat een retourbiljet, en een theorie. Beide liggen aan ons bureau ter inzage.
    [5] Is nooit iemand een cent schuldig geweest. De kist zal licht zijn.
    [6] Was gewaarschuwd niet te kijken, en had een camera bij zich. De foto leent zich niet voor de druk.
   *[other] Verdween tussen twee lantaarns, die beide brandden. De vrienden komen om twaalf uur bijeen, binnenshuis.
  }
press-caption-place = { CAPITAL(NAME($name, article: "the")) }, van de straat af gezien.
press-caption-monster = Naar de beschrijving van een ooggetuige.
press-caption-sheet = { $name }, in gelukkiger dagen.

press-devoured-head = { $name } is dood
press-devoured = De vrienden van { $name } wordt verzocht niet te komen kijken. De politie heeft een kamerscherm voor de deur gezet.
press-gateSealed-head = Metselaars aan het werk
press-gateSealed = { CAPITAL(NAME($place, article: "the")) }: { $variant ->
    [0] in de steen is daar een teken gehouwen, en de honden lopen er weer langs.
   *[other] wat daar openstond is dicht, en iemand heeft er een zegel op gezet.
  }
press-gateClosed-head = Een deur is dicht
press-gateClosed = { $name ->
    [nobody] { CAPITAL(NAME($place, article: "the")) }: de lichten die men daar zag, zijn vanzelf gedoofd.
   *[other] { CAPITAL(NAME($place, article: "the")) }: de lichten doofden na een bezoek van { $name }, die ons niet te woord wilde staan.
  }
press-gateOpened-head = Lichten { NAME($place, role: "at") }
press-gateOpened = { $variant ->
    [0] De buren melden tocht uit het niets, en uitzicht op iets wat Arkham niet is.
   *[other] De lucht zou er openstaan als een deur. De politie verzoekt nieuwsgierigen op een afstand te blijven.
  }
press-rumorFailed-head = Het was waar
press-rumorFailed = Wat men over “{ $thing }” zei, is uitgekomen. Dit blad betreurt het dat het van praatjes heeft gesproken.
press-rumorPassed-head = Gerucht ontzenuwd
press-rumorPassed = Van het gepraat over “{ $thing }” is niets over, dankzij zekere personen die liever ongenoemd blijven.
press-rumor-head = Een gerucht
press-rumor = “{ $thing }”: daarover spreekt men aan elke toonbank. Bevestigen laat het zich niet, en niemand heeft het tweemaal beproefd.
press-lost-head = Vermist
press-lost = { $name } is het laatst gezien op twee plaatsen tegelijk, en sindsdien nergens meer. Wie meer weet, vervoege zich bij de politie.
press-sealBroken-head = Zegel verbroken
press-sealBroken = { CAPITAL(NAME($place, article: "the")) }: de steen is langs het teken gespleten, van binnenuit.
press-insane-head = Naar het gesticht
press-insane = { $variant ->
    [0] { $name } is gisternacht naar Arkham Asylum geleid, in alle rust, en tellende.
   *[other] { $name } rust uit in Arkham Asylum. Men gelieve geen spiegels mee te brengen.
  }
press-unconscious-head = In St. Mary’s
press-unconscious = { $variant ->
    [0] { $name } is St. Mary’s Hospital binnengedragen. De doktoren gewagen van beten, en daarna van niets meer.
   *[other] { $name } ligt in St. Mary’s Hospital en zal het naar verwachting halen, waar de ziekendragers van opkeken.
  }
press-terror-head = Angst op straat
press-terror = { $count ->
    [10] Er is in de stad geen hoek meer die men na donker nog bij de naam noemt.
   *[other] Deze week zijn meer koffers verkocht dan in het gehele vorige jaar. De burgemeester noemt dit bemoedigend voor de handel.
  }
press-arrested-head = Uit het politierapport
press-arrested = { $name } bracht de nacht door als gast van de sheriff, op een aanklacht die niemand wenste voor te lezen.
press-surge-head = Alarm { NAME($place, role: "at") }
press-surge = { $count ->
    [one] Eén gestalte zag men naar buiten komen waar er geen naar binnen was gegaan.
    [2] Twee gestalten zag men naar buiten komen waar er geen naar binnen was gegaan.
    [3] Drie gestalten telde men die naar buiten kwamen waar er geen naar binnen was gegaan.
    [4] Vier gestalten telde men die naar buiten kwamen waar er geen naar binnen was gegaan.
    [5] Vijf gestalten telde men die naar buiten kwamen waar er geen naar binnen was gegaan.
   *[other] Meer gestalten dan iemand tellen wilde, kwamen naar buiten waar er geen naar binnen was gegaan.
  }
press-placeClosed-head = Deuren dichtgespijkerd
press-placeClosed = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] is
   *[other] zijn
  } tot nader order gesloten. De geachte clientèle wordt bedankt voor haar klandizie en naar huis verwezen.
press-placeReopened-head = Weder geopend
press-placeReopened = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] heeft
   *[other] hebben
  } de planken weggenomen, in de hoop dat de clientèle zich niet aan de lucht zal storen.
press-allyLeft-head = Naar Boston vertrokken
press-allyLeft = { $which ->
    [duke] Duke ging met de vroege trein, alleen, in de bagagewagen, en gromde tegen de stad tot die uit het zicht was.
   *[other] { $thing } vertrok met de vroege trein, met één koffer, en gaf niemand een fooi.
  }
press-allyJoined-head = Samen gezien
press-allyJoined = { $which ->
    [duke] Duke volgt { $name } tegenwoordig op de voet, en gaat bepaalde deuren voor geen kluif voorbij.
   *[other] { $thing } en { $name } ziet men veel in elkaars gezelschap. In welke aangelegenheid, zegt geen van beiden.
  }
press-returned-head = Weder thuis
press-returned = { $name } is terug, { NAME($place, role: "at") }, aan één kant door de zon verbrand, en niet van zins te zeggen waarvandaan.
press-wentThrough-head = Verdwenen { NAME($place, role: "at") }
press-wentThrough = { $name } ging daar voor getuigen naar binnen, en kwam niet naar buiten door enige deur die de getuigen bekend is.
press-blessed-head = Kerknieuws
press-blessed = Men zag { $name } met lichte tred uit South Church komen.
press-cursed-head = Pech
press-cursed = De katten steken over om { $name } te ontlopen. De hele straat spreekt ervan.
press-replaced-head = Aangekomen
press-replaced = { $name } is in de stad aangekomen en heeft zekere papieren overgenomen die een ander achterliet.
press-defeated-head = { $thing } onschadelijk gemaakt
press-defeated = { $variant ->
    [0] Het was { $name }, naar een lezing nog vóór het ontbijt. De lijkschouwer der gemeente weigerde onder het laken te kijken.
   *[other] De eer komt { $name } toe. Jongens verkopen er splinters van, een stuiver het stuk; zij zijn niet echt.
  }
press-outskirts-head = Buiten de stadsgrens
press-outskirts = { $count ->
    [one] Een gedaante die buiten de stad had gewacht, is weg,
    [2] Twee gedaanten die buiten de stad hadden gewacht, zijn weg,
    [3] Drie gedaanten die buiten de stad hadden gewacht, zijn weg,
    [4] Vier gedaanten die buiten de stad hadden gewacht, zijn weg,
   *[other] De gedaanten die buiten de stad hadden gewacht, zijn weg,
  } en niemand wenst te zeggen langs welke weg.
press-sighted-head = Gezien { NAME($place, role: "at") }
press-sighted = { $variant ->
    [0] Drie personen, van wie een nuchter, beschrijven hetzelfde: { NAME($thing, article: "a") }.
   *[other] Een dame trof op weg naar huis wat zij “{ NAME($thing, article: "a") }” noemt, en wachtte niet tot zij werd voorgesteld.
  }
press-bought-head = Handel en nering
press-bought = { $name } heeft { NAME($thing, article: "a") } gekocht. De winkelier vroeg niets, en dit blad gist niet.

# De extra editie
press-special-won-closing = Elke deur is dicht
press-special-won-sealing = Verzegeld
press-special-won-banishing = Het slaapt weer
press-special-lost-devoured = Niemand meer om het te vragen
press-special-lost-destruction = Het einde van Arkham
press-special-kicker = { $result ->
    [won] Arkham is gered · ronde { $turn }
   *[lost] Het laatste nummer van dit blad · ronde { $turn }
  }
press-score = De score
press-score-total = Totaal
press-score-doomTrack = Doemspoor
press-score-terror = Angst
press-score-loans = Bankleningen
press-score-elderSigns = Elder signs
press-score-gateTrophies = Poorttrofeeën
press-score-monsterTrophies = Monstertrofeeën
press-score-survivors = Overlevenden
press-chart = Doem en angst, ronde na ronde
press-stories = Hoe het hun verging
press-first-citizen = { $count ->
    [one] First Citizen of Arkham
   *[other] First Citizens of Arkham
  }
press-luckiest = De gelukkigste hand
press-unluckiest = De ongelukkigste hand
press-only-hand = De hand die gooide
press-luck = { $name }: { $successes ->
    [one] { $successes } succes
   *[other] { $successes } successen
  } met { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
  }; te verwachten: { $expected }.
press-story-fate = { $fate ->
    [devoured] Heeft dit niet meer kunnen lezen.
    [lost] Is nog altijd elders.
   *[alive] { $gates ->
        [0] { $monsters ->
            [0] { $order ->
                [0] Gaat met lege zakken naar huis, maar gaat naar huis.
                [1] Hield er niets aan over dan de hoest.
                [2] Heeft een kamer genomen met uitzicht op baksteen.
                [3] Zou het zo weer doen, en vraagt niet gevraagd te worden.
                [4] Verliet de stad met de eerste trein die een plaats vrij had.
                [5] Slaapt met de lamp aan, en betaalt de gasrekening.
                [6] Is weer aan het werk, een weinig verlaat.
               *[other] Geeft de planten water van wie niet terug zijn.
              }
            [one] { $order ->
                [0] Bewaart één trofee, en houdt die afgedekt.
                [1] Heeft iets op de plank waarnaar het bezoek niet tweemaal vraagt.
                [2] Heeft één trofee in de tuin begraven, flink diep.
               *[other] Draagt een tand aan de horlogeketting. Hij is niet van een hond.
              }
           *[other] Bewaart { $monsters } trofeeën, en houdt ze afgedekt.
          }
        [one] Bewaart de schaduw van één poort{ $monsters ->
            [0] .
            [one] {" "}en van één monster.
           *[other] {" "}en van { $monsters } monsters.
          }
       *[other] Bewaart de schaduwen van { $gates } poorten{ $monsters ->
            [0] .
            [one] {" "}en van één monster.
           *[other] {" "}en van { $monsters } monsters.
          }
      }
  }
press-story-quiet = { $order ->
    [0] Stelde de juiste vragen.
    [1] Hield de lamp gevuld, en zei dat ook.
    [2] Kende elke trede in de stad die kraakt.
    [3] Las wat anderen niet uit hadden gelezen.
    [4] Ging nooit als eerste door een deur, en nooit als laatste.
    [5] Schreef alles op, en verbrandde daarna het meeste.
    [6] Merkte dat de rivier een tweede stem heeft.
   *[other] Droeg het touw.
  }
press-story-steady = { $order ->
    [0] Sliep goed, de meeste nachten.
    [1] Betaalde de koffie.
    [2] Hield in de eerste week op met fluiten.
    [3] Verloor een hoed, en ging er niet voor terug.
    [4] Telde de anderen, ’s morgens en ’s avonds.
    [5] Kijkt nog steeds achter het gordijn.
    [6] Leerde de taart van de diner waarderen.
   *[other] Zei weinig, en had gelijk.
  }
press-story-when = { $turn ->
    [0] Van meet af aan
   *[other] Ronde { $turn }
  }
press-story-gateSealed = { press-story-when }: verzegelde { NAME($place, article: "the") }.
press-story-gateClosed = { press-story-when }: sloot de poort { NAME($place, role: "at") }.
press-story-devoured = { press-story-when }: verslonden.
press-story-lost = { press-story-when }: lost in time and space.
press-story-insane = { press-story-when }: naar Arkham Asylum gebracht.
press-story-unconscious = { press-story-when }: St. Mary’s Hospital binnengedragen.
press-story-arrested = { press-story-when }: bracht de nacht door in de cel.
press-story-wentThrough = { press-story-when }: ging door de poort { NAME($place, role: "at") }.
press-story-returned = { press-story-when }: kwam terug { NAME($place, role: "at") }.
press-story-blessed = { press-story-when }: Blessed.
press-story-cursed = { press-story-when }: Cursed.
press-story-allyJoined = { press-story-when }: { $turn ->
    [0] bevriend met { $thing }.
   *[other] vond een vriend in { $thing }.
  }
press-story-replaced = { press-story-when }: kwam in andermans plaats naar de stad.
press-story-defeated = { press-story-when }: velde { NAME($thing, article: "a") }.
ending-story = **{ $name }** · { $story }
ending-luck = { $which }: { $luck }
ending-tracks = Doem en angst, ronde na ronde: { $tracks }.
