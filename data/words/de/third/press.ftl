## Dritte Edition: der Arkham Advertiser. Jede Meldung hat eine Überschrift (`-head`) und einen Text; $variant (0 oder 1) ändert den Wortlaut.

third-press-name = Arkham Advertiser
third-press-number = Nr. { $number }
third-press-date = Arkham, Massachusetts, { $date }
third-press-price = Zwei Cent
third-press-number-special = Extrablatt
third-press-price-special = Fünf Cent
third-press-weather = Das Wetter
third-press-motto-head = Seit 1832
third-press-motto = Jede Nacht gedruckt in Northside, was immer unten lärmen mag.
third-press-kicker-headline = Das Neueste vom Tage
third-press-kicker-rumor = Man munkelt
third-press-kicker-town = Eigener Bericht
third-press-kicker-quiet = Aus Stadt und Land
third-press-quiet = Nichts zu melden
third-press-quiet-text = Unsere Reporter zogen aus wie immer und kamen früh zurück. Der Nachtredakteur schiebt es auf die Jahreszeit und hat sie zweimal gezählt.
third-press-town = Die Stimmung in der Stadt
third-press-town-calm = Die Läden hielten ihre Zeiten, und die Straßenbahn fuhr pünktlich. Wer an den Gullys horcht, hörte Wasser.
third-press-town-uneasy = Die Lampen werden eine Stunde früher angezündet, als der Kalender verlangt. Die Eisenwarenhändler haben Türriegel in Boston nachbestellt.
third-press-town-afraid = Auf vielen Treppen trägt man Koffer hinunter. Die Schule entlässt ihre Zöglinge paarweise und zählt die Paare.
third-press-town-desperate = Es gilt nicht als klug, die noch sicheren Straßen zu nennen, denn lange blieben sie es nicht.
third-press-obituaries = Nachrufe
third-press-obituary-defeated = { CAPITAL($occupation) }. { $order ->
    [0] Am Morgen von einem Milchmann gefunden, der seine Tour aufgegeben hat. Die Familie bittet, von Blumen abzusehen.
    [1] Stand vor Zeugen noch einmal auf, was der Leichenbeschauer weggelassen hat.
    [2] Hinterlässt eine Uhr, die seither rückwärtsgeht.
    [3] Hatte die Miete bis Monatsende bezahlt und war in allen Dingen pünktlich.
    [4] Die Freunde sprechen von kurzer Krankheit. Sie hatte lange Arme.
   *[other] Wird am gewohnten Tisch fehlen, wo man den Stuhl zur Wand gedreht hat.
  }
third-press-obituary-devoured = { CAPITAL($occupation) }. { $order ->
    [0] Geborgen wurde ein Hut. Die Trauerfeier wird über dem Hut gehalten.
    [1] Geborgen wurde ein Schuh, geschnürt. Eine Art Trauerfeier wird es geben.
    [2] Geborgen wurde nichts, und niemand ist deswegen noch einmal hingegangen.
    [3] Die Straße ist abgespritzt. Choräle um vier.
    [4] Ging durch ein Fenster, das geschlossen war. Das Glas ist heil.
   *[other] Die Polizei hat die Akte geschlossen und den Keller dazu.
  }
third-press-caption-place = { CAPITAL(NAME($name, article: "the")) }, von der Straße aus gesehen.
third-press-caption-monster = Nach der Beschreibung eines Augenzeugen.
third-press-caption-sheet = { $name } in glücklicheren Tagen.

third-press-left-head = { $name } ist fort
third-press-left = { $why ->
    [retired] { $name } beglich jede Rechnung, nahm mit einer Tasche den Frühzug und sah zum anderen Fenster hinaus.
   *[other] Die Freunde von { $name } werden gebeten, nicht zum Schauen zu kommen.
  }
third-press-epicDefeated-head = { CAPITAL(NAME($thing, article: "the")) } ist nicht mehr
third-press-epicDefeated = { $name ->
    [nobody] Es legte sich von selbst nieder, und der Boden darunter ist mit Seilen abgesperrt.
   *[other] { $name } war dabei und lehnt es ab, davon zu erzählen. Die Feuerwehr spritzt noch immer die Straße ab.
  }
third-press-gateBurst-head = Torausbruch { NAME($place, role: "at") }
third-press-gateBurst = { $variant ->
    [0] Von einer Minute auf die andere gab dort die Luft nach. Fenster fielen nach innen, und bis zum Mittag lag ein Geruch nach Salz und heißem Metall über den Häusern.
   *[other] Einen Knall hat niemand gehört, doch alle Hunde der Gegend verstummten auf einen Schlag. Die Polizei sucht Freiwillige, die nicht träumen.
  }
third-press-outbreak-head = { CAPITAL(NAME($place, role: "from")) } greift es um sich
third-press-outbreak = Was sich { NAME($place, role: "at") } zusammengebraut hatte, ist nicht dort geblieben. Die Häuser nebenan melden denselben Geruch, denselben Luftzug und denselben Traum.
third-press-anomaly-head = Nicht auf dem Stadtplan
third-press-anomaly = Ein Stück { NAME($place, role: "of") } ist durch ein Stück von etwas anderem ersetzt worden. Zugestellt wird dort vorläufig nicht.
third-press-anomalyRemoved-head = Wie es vorher war
third-press-anomalyRemoved = { CAPITAL(NAME($place, article: "the")) } ist wieder, wie es sich gehört, soweit die Anwohner das beschwören mögen. Einem von ihnen fehlt eine Treppenstufe.
third-press-scar-head = Ein Riss { NAME($place, role: "at") }
third-press-scar = Die Luft ist dort aufgegangen wie eine Naht. Vögel, die auf der einen Seite hineinflogen, sind auf der anderen nicht herausgekommen.
third-press-scarMended-head = Zugenäht
third-press-scarMended = { CAPITAL(NAME($place, article: "the")) }: Was dort offen stand, ist zusammengezogen worden, mit kleinen Stichen und von jemandem, der keinen Dank abwartete.
third-press-codex-head = „{ $thing }“
third-press-codex = { $variant ->
    [0] Unter dieser Überschrift haben gewisse Privatgelehrte in ihrem Buch eine neue Seite begonnen. Man sah sie Bindfaden kaufen.
   *[other] Diese Worte stehen in den Notizen von Personen, die uns gebeten haben, nicht zu drucken, was wir wissen. Es ist wenig.
  }
third-press-marker-head = Gefunden { NAME($place, role: "at") }
third-press-marker = { $name ->
    [nobody] Etwas, das dort verborgen lag, wurde aufgedeckt und wieder zugedeckt.
   *[other] { $name } drehte um, was sonst niemand hatte anheben mögen. Eine Menge lief zusammen, sah hin und ging wortlos nach Hause.
  }
third-press-rumor-head = Ein Gerücht
third-press-rumor = „{ $thing }“ – davon redet man in der Stadt an jeder Theke. Bestätigen lässt es sich nicht, und zweimal hat es noch niemand versucht.
third-press-rumorLeft-head = Gerücht widerlegt
third-press-rumorLeft = „{ $thing }“ – das sagt jetzt keiner mehr. Es war wahr, solange es währte.
third-press-lodge-head = Aus der Gesellschaft
third-press-lodge = { $name } speiste mit den Herren der Loge und soll das Salz gelobt haben.
third-press-newcomer-head = Angekommen
third-press-newcomer = { $name } kam mit dem Zug, verlangte ein Zimmer zur Straße und übernahm gewisse Papiere, die jemand zurückgelassen hat.
third-press-allyJoined-head = Zusammen gesehen
third-press-allyJoined = { $thing } und { $name } sieht man neuerdings viel beisammen. In welchem Geschäft, verrät keine der beiden Seiten.
third-press-blessed-head = { $variant ->
    [0] Kirchliches
   *[other] Glück gehabt
  }
third-press-blessed = { $variant ->
    [0] Man sah { $name } mit leichtem Schritt vom Gebet kommen und unterwegs zehn Cent finden.
   *[other] Ein Ziegel, der gestern von einem Gesims fiel, verfehlte { $name } um eine Hutkrempe. Der Hut blieb unverletzt.
  }
third-press-cursed-head = { $variant ->
    [0] Pech
   *[other] Zur Wetterlage
  }
third-press-cursed = { $variant ->
    [0] Die Katzen wechseln die Straßenseite, um { $name } aus dem Weg zu gehen. Der ganze Häuserblock spricht davon.
   *[other] Seit Montag regnet es auf { $name } und auf niemanden sonst.
  }
third-press-darkPact-head = Beim Notar
third-press-darkPact = { $name } hat etwas unterschrieben. Der Notar erinnert sich an die Tinte, an die Gegenseite nicht.
third-press-defeated-head = { $thing } erlegt
third-press-defeated = { $name ->
    [nobody] Es lag auf der Straße. Niemand hat sich gemeldet, und nach niemandem wird gesucht.
   *[other] { $variant ->
        [0] Das war { $name }, einem Bericht zufolge noch vor dem Frühstück. Der Leichenbeschauer lehnte es ab, unter das Laken zu sehen.
       *[other] Das Verdienst gebührt { $name }. Jungen verkaufen Stücke davon zu je fünf Cent; echt sind sie nicht.
      }
  }
third-press-researched-head = { $variant ->
    [0] In der Bibliothek
   *[other] Alte Papiere
  }
third-press-researched = { $variant ->
    [0] { $name } saß über den Kirchenbüchern, bis die Lampen gelöscht wurden. Die Ausbeute: { $count ->
        [one] eine abgeschriebene Zeile.
       *[other] { $count } abgeschriebene Seiten.
      }
   *[other] { $name } verlangte auf dem Grundbuchamt Urkunden, die niemand vermisst hatte, las sie im Stehen und nieste.
  }
third-press-warded-head = Nachtarbeit { NAME($place, role: "at") }
third-press-warded = { $variant ->
    [0] Man sah { $name } dort mit Kreide und Laterne. Die Anwohner melden die erste ruhige Nacht seither.
   *[other] Auf den Türschwellen fanden sich Zeichen, in der Handschrift von { $name }. Bitte nicht abschrubben.
  }
third-press-doomed-head = Unruhe { NAME($place, role: "at") }
third-press-doomed = { $variant ->
    [0] Die Milch wird dort binnen einer Stunde sauer, und Uhren muss man zum Aufziehen vors Haus tragen.
   *[other] Besucher verlassen { NAME($place, article: "the", case: "accusative") } durch eine andere Tür, als sie gekommen sind, und können nicht sagen, weshalb.
  }
third-press-clue-head = { $variant ->
    [0] Auskunft erbeten
   *[other] Aufgeschnappt
  }
third-press-clue = { $variant ->
    [0] Jemand { NAME($place, role: "at") } weiß mehr, als bisher gesagt worden ist. Die Redaktion wüsste es gern zuerst.
   *[other] { CAPITAL(NAME($place, role: "at")) } geht ein Satz um, den niemand aufgebracht haben will.
  }
third-press-sighted-head = Gesehen { NAME($place, role: "at") }
third-press-sighted = { $variant ->
    [0] Drei Personen, eine davon nüchtern, beschreiben ein und dasselbe: { NAME($thing, article: "a", case: "accusative") }.
   *[other] Eine Dame traf auf dem Heimweg etwas, das sie „{ NAME($thing, article: "a", case: "accusative") }“ nennt, und wartete nicht ab, bis man sich vorstellte.
  }
third-press-bought-head = { $variant ->
    [0] Aus der Geschäftswelt
   *[other] An der Theke
  }
third-press-bought = { $variant ->
    [0] { $name } hat { NAME($thing, article: "a", case: "accusative") } erworben. Der Händler hat nicht gefragt, und dieses Blatt rät nicht.
   *[other] Verkauft an { $name }, doppelt eingewickelt und unter dem Mantel fortgetragen: { NAME($thing, article: "a") }.
  }

# Das Extrablatt
third-press-special-won-codex = Arkham steht
third-press-special-won-lodge = Die Loge dankt
third-press-special-won-nobody = Arkham steht
third-press-special-lost-codex = Das Ende von Arkham
third-press-special-lost-lodge = Die Loge bedauert
third-press-special-lost-nobody = Niemand mehr da, den man fragen könnte
third-press-special-kicker = { $scenario } · { $result ->
    [won] der Fall ist abgeschlossen
   *[lost] die letzte Nummer dieses Blattes
  } · Runde { $round }
third-press-chart = Verderben und Hinweise, Runde für Runde
third-press-stories = Was aus ihnen wurde
third-press-luckiest = Die glücklichste Hand
third-press-unluckiest = Die unglücklichste Hand
third-press-only-hand = Die Hand, die würfelte
third-press-luck = { $name }: { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
  } mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
  }; zu erwarten: { $expected }.
third-press-story-quiet = { $order ->
    [0] Stellte die richtigen Fragen.
    [1] War immer anderswo und immer schon fast da.
    [2] Führte ein Tagebuch und hat es verbrannt.
    [3] Lernte jede Straße bei Nacht kennen.
    [4] Schrieb Briefe nach Hause, in denen nichts stand.
   *[other] Trug die Laterne.
  }
third-press-story-steady = { $order ->
    [0] Schlief fest, die meisten Nächte.
    [1] Verriet nie, was in der Tasche war.
    [2] Bezahlte den Kaffee.
    [3] Zählte die anderen, morgens und abends.
    [4] Gewann den Fluss lieb.
   *[other] Sagte wenig und behielt recht.
  }
third-press-story-fate = { $fate ->
    [defeated] Hat es nicht überstanden.
    [devoured] Verschlungen; gefunden wurde nichts.
    [retired] Ließ den Fall rechtzeitig ruhen.
    [late] Saß noch im Zug.
    [lodge] Dient jetzt der Loge.
    [betrayed] Blieb draußen.
    [street] Sah das Ende auf offener Straße.
   *[other] Sah das Ende { NAME($place, role: "at") }.
  }
third-press-story-when = { $round ->
    [0] Von Anfang an
   *[other] Runde { $round }
  }
third-press-story-epicDefeated = { third-press-story-when }: brachte { NAME($thing, article: "the", case: "accusative") } zu Fall.
third-press-story-lodge = { third-press-story-when }: trat der Loge bei.
third-press-story-marker = { third-press-story-when }: deckte auf, was { NAME($place, role: "at") } lag.
third-press-story-newcomer = { third-press-story-when }: kam für jemand anderen in die Stadt.
third-press-story-allyJoined = { third-press-story-when }: { $round ->
    [0] gut befreundet mit { $thing }.
   *[other] schloss Freundschaft mit { $thing }.
  }
third-press-story-blessed = { third-press-story-when }: gesegnet.
third-press-story-cursed = { third-press-story-when }: verflucht.
third-press-story-darkPact = { third-press-story-when }: unterschrieb einen Dunklen Pakt.
third-press-story-defeated = { third-press-story-when }: erlegte { NAME($thing, article: "a", case: "accusative") }.
third-press-story-researched = { third-press-story-when }: erforschte { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
  }.
third-press-story-warded = { third-press-story-when }: bannte das Verderben { NAME($place, role: "at") }.
third-press-story-anomalyRemoved = { third-press-story-when }: brachte { NAME($place, article: "the", case: "accusative") } zurück.
third-press-story-scarMended = { third-press-story-when }: heilte die Narbe { NAME($place, role: "at") }.
third-ending-story = **{ $name }** · { $story }
third-ending-luck = { $which }: { $luck }

# Der Plan neben einer Frage
third-alt-from = { CAPITAL(NAME($place, role: "from")) }
third-alt-reach = { $place } ({ $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  })
third-alt-reaches = In Reichweite: { $choices }
third-alt-choice = { $label } { $place }
third-alt-choices = Auf dem Plan: { $choices }
