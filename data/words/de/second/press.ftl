# Der Arkham Advertiser. Jede Meldung hat eine Überschrift (`-head`) und einen Text; $variant (0 oder 1) ändert den Wortlaut.
press-name = Arkham Advertiser
press-number = Nr. { $number }
press-date = Arkham, Massachusetts, { $date }
press-price = Zwei Cent
press-number-special = Extrablatt
press-price-special = Fünf Cent
press-weather = Das Wetter
press-motto-head = Seit 1832
press-motto = Alles, was gedruckt werden darf, und manches, was nur durchs Telefon kam.
press-kicker-headline = Das Neueste vom Tage
press-kicker-environment = Wie die Dinge stehen
press-kicker-rumor = Man munkelt
press-kicker-special = Eigener Bericht
press-kicker-quiet = Aus Stadt und Land
press-quiet = Ein ruhiger Tag in Arkham
press-quiet-text = Bis Redaktionsschluss ist in diesem Hause keine Meldung eingegangen. Der Nachtredakteur hat gleichwohl gebeten, die Lampen brennen zu lassen.
press-town = Die Stimmung in der Stadt
press-obituaries = Nachrufe
press-obituary = { CAPITAL($occupation) }. { $order ->
    [0] Verschlungen. Der Mantel wurde gefunden, das Übrige nicht. Eine Feier findet nicht statt.
    [1] Ging ohne Abendbrot aus dem Haus und wurde selbst eines. Die Wirtin bittet um den Schlüssel.
    [2] Es trauern eine Tante in Kingsport, eine Katze und drei Bücher der Leihbibliothek.
    [3] Die letzten Worte, die jemand hörte: „Das ist nur der Wind.“
    [4] Besaß eine Rückfahrkarte und eine Theorie. Beides liegt in unserer Redaktion zur Ansicht aus.
    [5] Ist nie einem Menschen einen Cent schuldig geblieben. Der Sarg wird leicht sein.
    [6] Sollte auf keinen Fall hinsehen und hatte eine Kamera dabei. Das Bild eignet sich nicht zum Abdruck.
   *[other] Verschwand zwischen zwei Laternen, die beide brannten. Die Freunde treffen sich zu Mittag, unter Dach.
  }
press-caption-place = { CAPITAL(NAME($name, article: "the")) }, von der Straße aus gesehen.
press-caption-monster = Nach der Beschreibung eines Augenzeugen.
press-caption-sheet = { $name } in glücklicheren Tagen.

press-devoured-head = { $name } ist tot
press-devoured = Die Freunde von { $name } werden gebeten, nicht zum Schauen zu kommen. Die Polizei hat einen Wandschirm vor die Tür gestellt.
press-gateSealed-head = Maurer am Werk
press-gateSealed = { CAPITAL(NAME($place, article: "the")) }: { $variant ->
    [0] In den Stein ist dort ein Zeichen gehauen, und die Hunde gehen wieder daran vorbei.
   *[other] Was dort offen stand, ist zu, und jemand hat ein Siegel daraufgesetzt.
  }
press-gateClosed-head = Eine Tür ist zu
press-gateClosed = { $name ->
    [nobody] { CAPITAL(NAME($place, article: "the")) }: Die Lichter, die man dort sah, sind von selbst erloschen.
   *[other] { CAPITAL(NAME($place, article: "the")) }: Die Lichter erloschen nach einem Besuch von { $name }. Um ein Interview baten wir vergebens.
  }
press-gateOpened-head = Lichter { NAME($place, role: "at") }
press-gateOpened = { $variant ->
    [0] Die Nachbarn melden Zugluft von nirgendwo und eine Aussicht auf etwas, das nicht Arkham ist.
   *[other] Die Luft soll dort offen stehen wie eine Tür. Die Polizei bittet alle Neugierigen, sich fernzuhalten.
  }
press-rumorFailed-head = Es war die Wahrheit
press-rumorFailed = Was über „{ $thing }“ geredet wurde, ist eingetroffen. Dieses Blatt bedauert, es leeres Gerede genannt zu haben.
press-rumorPassed-head = Gerücht widerlegt
press-rumorPassed = Von all dem Gerede über „{ $thing }“ ist nichts geblieben, dank gewissen Personen, die lieber ungenannt bleiben.
press-rumor-head = Ein Gerücht
press-rumor = „{ $thing }“ – davon redet man in der Stadt an jeder Theke. Bestätigen lässt es sich nicht, und zweimal hat es noch niemand versucht.
press-lost-head = Vermisst
press-lost = { $name } wurde zuletzt an zwei Orten zugleich gesehen und seither an keinem. Wer mehr weiß, melde sich bei der Polizei.
press-sealBroken-head = Siegel gebrochen
press-sealBroken = { CAPITAL(NAME($place, article: "the")) }: Der Stein ist genau am Zeichen entlang gesprungen, und zwar von innen.
press-insane-head = Ins Sanatorium gebracht
press-insane = { $variant ->
    [0] { $name } wurde gestern Nacht ins Arkham-Sanatorium geführt, in aller Ruhe und laut zählend.
   *[other] { $name } erholt sich im Arkham-Sanatorium. Spiegel bitte nicht mitbringen.
  }
press-unconscious-head = Im St. Mary’s
press-unconscious = { $variant ->
    [0] { $name } wurde ins St.-Mary’s-Krankenhaus getragen. Die Ärzte sprechen von Bissen und dann von gar nichts mehr.
   *[other] { $name } liegt im St.-Mary’s-Krankenhaus und dürfte am Leben bleiben, worüber sich auch die Sanitäter gewundert haben.
  }
press-terror-head = Angst auf den Straßen
press-terror = { $count ->
    [10] Es gibt in der Stadt keinen Winkel mehr, den man nach Einbruch der Dunkelheit noch beim Namen nennt.
   *[other] In dieser Woche wurden mehr Koffer verkauft als im ganzen vorigen Jahr. Der Herr Bürgermeister sieht darin eine Belebung des Handels.
  }
press-arrested-head = Aus dem Polizeibericht
press-arrested = { $name } verbrachte die Nacht als Gast des Sheriffs, einer Anklage wegen, die niemand laut verlesen mochte.
press-surge-head = Alarm { NAME($place, role: "at") }
press-surge = { $count ->
    [one] Eine Gestalt sah man herauskommen, wo keine hineingegangen war.
    [2] Zwei Gestalten sah man herauskommen, wo keine hineingegangen war.
    [3] Drei Gestalten zählte man, die herauskamen, wo keine hineingegangen war.
    [4] Vier Gestalten zählte man, die herauskamen, wo keine hineingegangen war.
    [5] Fünf Gestalten zählte man, die herauskamen, wo keine hineingegangen war.
   *[other] Mehr Gestalten, als irgendjemand zählen mochte, kamen heraus, wo keine hineingegangen war.
  }
press-placeClosed-head = Türen vernagelt
press-placeClosed = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] ist
   *[other] sind
  } bis auf Weiteres geschlossen. Der werten Kundschaft wird für ihre Treue gedankt und der Heimweg empfohlen.
press-placeReopened-head = Wieder geöffnet
press-placeReopened = { CAPITAL(NAME($place, article: "the")) }: Die Bretter sind ab, und die werte Kundschaft wird den Geruch hoffentlich entschuldigen.
press-allyLeft-head = Abgereist nach Boston
press-allyLeft = { $which ->
    [duke] Duke bestieg den Frühzug, allein und im Gepäckwagen, und knurrte die Stadt an, bis sie außer Sicht war.
   *[other] { $thing } nahm den Frühzug, mit einer einzigen Tasche und ohne irgendjemandem ein Trinkgeld zu geben.
  }
press-allyJoined-head = Zusammen gesehen
press-allyJoined = { $which ->
    [duke] Duke folgt { $name } dieser Tage bei Fuß und geht für keinen Knochen durch gewisse Türen.
   *[other] { $thing } und { $name } sieht man neuerdings viel beisammen. In welchem Geschäft, verrät keine der beiden Seiten.
  }
press-returned-head = Wieder daheim
press-returned = { $name } ist zurück, { NAME($place, role: "at") }, mit Sonnenbrand auf nur einer Seite und ohne Lust zu sagen, woher.
press-wentThrough-head = Verschwunden { NAME($place, role: "at") }
press-wentThrough = { $name } ging dort vor Zeugen hinein und kam durch keine Tür wieder heraus, von der die Zeugen wüssten.
press-blessed-head = Kirchliches
press-blessed = Man sah { $name } mit leichtem Schritt aus der Südkirche kommen.
press-cursed-head = Pech
press-cursed = Die Katzen wechseln die Straßenseite, um { $name } aus dem Weg zu gehen. Der ganze Häuserblock spricht davon.
press-replaced-head = Angekommen
press-replaced = { $name } ist in der Stadt eingetroffen und hat gewisse Papiere übernommen, die jemand zurückgelassen hat.
press-defeated-head = { $thing } erlegt
press-defeated = { $variant ->
    [0] Das war { $name }, einem Bericht zufolge noch vor dem Frühstück. Der Leichenbeschauer lehnte es ab, unter das Laken zu sehen.
   *[other] Das Verdienst gebührt { $name }. Jungen verkaufen Splitter davon, das Stück zu fünf Cent; echt sind sie nicht.
  }
press-outskirts-head = Jenseits der Stadtgrenze
press-outskirts = { $count ->
    [one] Eine Gestalt, die vor der Stadt gewartet hatte, ist fort,
    [2] Zwei Gestalten, die vor der Stadt gewartet hatten, sind fort,
    [3] Drei Gestalten, die vor der Stadt gewartet hatten, sind fort,
    [4] Vier Gestalten, die vor der Stadt gewartet hatten, sind fort,
   *[other] Die Gestalten, die vor der Stadt gewartet hatten, sind fort,
  } und niemand mag sagen, auf welcher Straße.
press-sighted-head = Gesehen { NAME($place, role: "at") }
press-sighted = { $variant ->
    [0] Drei Personen, eine davon nüchtern, beschreiben ein und dasselbe: { NAME($thing, article: "a", case: "accusative") }.
   *[other] Eine Dame traf auf dem Heimweg etwas, das sie „{ NAME($thing, article: "a", case: "accusative") }“ nennt, und wartete nicht ab, bis man sich vorstellte.
  }
press-bought-head = Aus der Geschäftswelt
press-bought = { $name } hat { NAME($thing, article: "a", case: "accusative") } erworben. Der Händler hat nicht gefragt, und dieses Blatt rät nicht.

# Das Extrablatt
press-special-won-closing = Alle Türen sind zu
press-special-won-sealing = Versiegelt
press-special-won-banishing = Es schläft wieder
press-special-lost-devoured = Niemand mehr da, den man fragen könnte
press-special-lost-destruction = Das Ende von Arkham
press-special-kicker = { $result ->
    [won] Arkham ist gerettet · Runde { $turn }
   *[lost] Die letzte Nummer dieses Blattes · Runde { $turn }
  }
press-score = Die Punktzahl
press-score-total = Gesamt
press-score-doomTrack = Verderbens­leiste
press-score-terror = Terror
press-score-loans = Bankkredite
press-score-elderSigns = Ältere Zeichen
press-score-gateTrophies = Tortrophäen
press-score-monsterTrophies = Monster­trophäen
press-score-survivors = Überlebende
press-chart = Verderben und Terror, Runde für Runde
press-stories = Was aus ihnen wurde
press-first-citizen = { $count ->
    [one] Ehrenbürgerwürde von Arkham
   *[other] Ehrenbürgerwürde von Arkham
  }
press-luckiest = Die glücklichste Hand
press-unluckiest = Die unglücklichste Hand
press-only-hand = Die Hand, die würfelte
press-luck = { $name }: { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
  } mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
  }; zu erwarten: { $expected }.
press-story-fate = { $fate ->
    [devoured] Hat diese Zeilen nicht mehr erlebt.
    [lost] Ist noch immer anderswo.
   *[alive] { $gates ->
        [0] { $monsters ->
            [0] { $order ->
                [0] Geht mit leeren Taschen heim, aber geht heim.
                [1] Behält nichts davon als den Husten.
                [2] Hat ein Zimmer mit Blick auf Backstein gemietet.
                [3] Täte es wieder und bittet, nicht gefragt zu werden.
                [4] Hat die Stadt mit dem ersten Zug verlassen, in dem ein Platz frei war.
                [5] Schläft bei brennender Lampe und zahlt die Gasrechnung.
                [6] Geht wieder zur Arbeit, ein wenig verspätet.
               *[other] Gießt die Blumen derer, die nicht zurück sind.
              }
            [one] { $order ->
                [0] Behält eine Trophäe und hält sie zugedeckt.
                [1] Hat etwas im Regal, nach dem kein Besuch zweimal fragt.
                [2] Hat eine Trophäe im Hof vergraben, schön tief.
               *[other] Trägt einen Zahn an der Uhrkette. Von einem Hund ist er nicht.
              }
           *[other] Behält { $monsters } Trophäen und hält sie zugedeckt.
          }
        [one] Behält den Schatten eines Tores{ $monsters ->
            [0] .
            [one] {" "}und den eines Monsters.
           *[other] {" "}und die von { $monsters } Monstern.
          }
       *[other] Behält die Schatten von { $gates } Toren{ $monsters ->
            [0] .
            [one] {" "}und den eines Monsters.
           *[other] {" "}und die von { $monsters } Monstern.
          }
      }
  }
press-story-quiet = { $order ->
    [0] Stellte die richtigen Fragen.
    [1] Hielt die Lampe gefüllt und erwähnte es auch.
    [2] Kannte in der Stadt jede Stufe, die knarrt.
    [3] Las, was andere nicht zu Ende gelesen hatten.
    [4] Ging nie als Erstes durch eine Tür und nie als Letztes.
    [5] Schrieb alles auf und verbrannte dann das meiste.
    [6] Fand heraus, dass der Fluss eine zweite Stimme hat.
   *[other] Trug das Seil.
  }
press-story-steady = { $order ->
    [0] Schlief fest, die meisten Nächte.
    [1] Bezahlte den Kaffee.
    [2] Hörte in der ersten Woche auf zu pfeifen.
    [3] Verlor einen Hut und ließ ihn liegen.
    [4] Zählte die anderen, morgens und abends.
    [5] Schaut noch heute hinter den Vorhang.
    [6] Kam auf den Geschmack beim Kuchen im Diner.
   *[other] Sagte wenig und behielt recht.
  }
press-story-when = { $turn ->
    [0] Von Anfang an
   *[other] Runde { $turn }
  }
press-story-gateSealed = { press-story-when }: versiegelte { NAME($place, article: "the", case: "accusative") }.
press-story-gateClosed = { press-story-when }: schloss das Tor { NAME($place, role: "at") }.
press-story-devoured = { press-story-when }: verschlungen.
press-story-lost = { press-story-when }: verschollen in Raum und Zeit.
press-story-insane = { press-story-when }: ins Arkham-Sanatorium gebracht.
press-story-unconscious = { press-story-when }: ins St.-Mary’s-Krankenhaus getragen.
press-story-arrested = { press-story-when }: verbrachte die Nacht hinter Gittern.
press-story-wentThrough = { press-story-when }: ging durch das Tor { NAME($place, role: "at") }.
press-story-returned = { press-story-when }: kam zurück { NAME($place, role: "to") }.
press-story-blessed = { press-story-when }: gesegnet.
press-story-cursed = { press-story-when }: verflucht.
press-story-allyJoined = { press-story-when }: { $turn ->
    [0] gut befreundet mit { $thing }.
   *[other] schloss Freundschaft mit { $thing }.
  }
press-story-replaced = { press-story-when }: kam für jemand anderen in die Stadt.
press-story-defeated = { press-story-when }: erlegte { NAME($thing, article: "a", case: "accusative") }.
ending-story = **{ $name }** · { $story }
ending-luck = { $which }: { $luck }
ending-tracks = Verderben und Terror, Runde für Runde: { $tracks }.
