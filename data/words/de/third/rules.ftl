## Dritte Edition: Regeltext der Karten, aus dem zusammengesetzt, was sie tun
#
# Sätze: $form imperative fordert dich auf („erhalte $3“), infinitive steht nach „du darfst“ („$3 erhalten“), third spricht von
# jemand anderem („erhält $3“). Aufforderungen beginnen mit ihrem Verb; was nach Bedingungen anders beginnt, steht nach einem
# Doppelpunkt oder Gedankenstrich. Dinge und Mengen stehen im Akkusativ; Orte bringen ihre Präposition mit (at „auf deinem
# Feld“, from „von deinem Feld“, to „auf dein Feld“ vor „zu“). Bedingungen und Ereignisse enden mit ihrem Verb.

third-rules-number = { $face }
third-rules-named = { NAME($name, article: "the", case: "accusative") }
third-rules-sentence = { CAPITAL($clause) }.
third-rules-button = { CAPITAL($clause) }
third-rules-text = { $first } { $rest }
third-rules-then = { $clause }
third-rules-in-either-case = so oder so: { CAPITAL($clause) }
third-rules-clauses = { $clauses }
third-rules-or = { $first } oder { $second }
third-rules-or-last = { $first } oder { $second }
third-rules-comma = { $first }, { $rest }
third-rules-parted = { $first }; { $rest }
third-rules-and-then = { $first }; { $rest }
third-rules-and-you = { $first } und { $rest }
third-rules-pay-and = { $cost } und { $clause }
third-rules-nothing-happens = keine Folgen
third-rules-do-nothing = { $form ->
     [third] tut nichts
     [infinitive] nichts tun
    *[other] tue nichts
  }

# Mengen
third-rules-amount-money = ${ $count }
third-rules-amount-remnant = { $count ->
     [one] 1 Überrest
    *[other] { $count } Überreste
  }
third-rules-amount-clue = { $count ->
     [one] 1 Hinweis
    *[other] { $count } Hinweise
  }
third-rules-amount-focus = { $count ->
     [one] 1 Fokusmarker
    *[other] { $count } Fokusmarker
  }
third-rules-amount-sheetClue = { $count ->
     [one] 1 Hinweis
    *[other] { $count } Hinweise
  } vom Szenariobogen
third-rules-amount-damage = { $count } Schaden
third-rules-amount-horror = { $count } Horror
third-rules-amount-directHorror = { $count } Horror (auf keine Karte verteilbar)
third-rules-amount-health = { $count } Ausdauer
third-rules-amount-sanity = { $count } geistige Gesundheit
third-rules-amount-doom = { $count } Verderben
third-rules-amount-die = { $count } Würfel
third-rules-amount-space = { $count ->
     [one] 1 Feld
    *[other] { $count } Felder
  }
third-rules-amount-success = { $count ->
     [one] 1 Erfolg
    *[other] { $count } Erfolge
  }
third-rules-stuff-money = Geld
third-rules-stuff-remnant = Überreste
third-rules-stuff-clue = Hinweise
third-rules-stuff-focus = Fokusmarker
third-rules-stuff-sheetClue = Hinweise vom Szenariobogen
third-rules-stuff-damage = Schaden
third-rules-stuff-horror = Horror
third-rules-stuff-directHorror = Horror
third-rules-stuff-health = Ausdauer
third-rules-stuff-sanity = geistige Gesundheit
third-rules-stuff-doom = Verderben
third-rules-stuff-die = Würfel
third-rules-stuff-space = Felder
third-rules-stuff-success = Erfolge
third-rules-amount-all = sämtliche { $what }
third-rules-amount-die-shows = { $what } in Höhe eines Würfelwurfs
third-rules-amount-same = ebenso viel { $what }
third-rules-amount-each = { $what } für { $each }
third-rules-amount-sum = { $first } plus { $second }
third-rules-amount-less = { $first }, abzüglich { $second }
third-rules-amount-any = beliebig viele { $what }
third-rules-amount-up-to = bis zu { $what }
third-rules-each-success = jeden Erfolg
third-rules-each-doomInYourSpace = jedes Verderben auf { $form ->
     [third] dem eigenen
    *[other] deinem
  } Feld
third-rules-each-monstersInYourNeighborhood = jedes Monster { $form ->
     [third] im eigenen
    *[other] in deinem
  } Stadtviertel
third-rules-each-remainingHealthOfThatMonster = jeden seiner verbliebenen Punkte Ausdauer
third-rules-each-cluesYouHave = { $form ->
     [third] jeden eigenen Hinweis
    *[other] jeden deiner Hinweise
  }
third-rules-each-cluesInYourNeighborhood = jeden Hinweis { $form ->
     [third] im eigenen
    *[other] in deinem
  } Stadtviertel
third-rules-each-spellsYouHave = { $form ->
     [third] jeden eigenen Zauber
    *[other] jeden deiner Zauber
  }
third-rules-each-horrorYouHaveSuffered = jeden Horror auf { $form ->
     [third] dem eigenen
    *[other] deinem
  } Bogen

# Orte. `at` wo, `from` woher, `to` wohin, `of` wessen.
third-rules-place-named = { NAME($place, role: "at") }
third-rules-place-yourSpace = { $form ->
     [third] { $role ->
         [from] vom eigenen Feld
         [to] auf das eigene Feld
         [of] des eigenen Feldes
        *[at] auf dem eigenen Feld
      }
    *[other] { $role ->
         [from] von deinem Feld
         [to] auf dein Feld
         [of] deines Feldes
        *[at] auf deinem Feld
      }
  }
third-rules-place-thisSpace = { $role ->
     [from] von seinem Feld
     [to] auf sein Feld
     [of] seines Feldes
    *[at] auf seinem Feld
  }
third-rules-place-thatSpace = { $role ->
     [from] von diesem Feld
     [to] auf dieses Feld
     [of] dieses Feldes
    *[at] auf diesem Feld
  }
third-rules-place-spaceOfThatMonster = { $role ->
     [from] von seinem Feld
     [to] auf sein Feld
     [of] seines Feldes
    *[at] auf seinem Feld
  }
third-rules-place-spaceOfThatInvestigator = { $role ->
     [from] vom Feld dieses Ermittlers
     [to] auf das Feld dieses Ermittlers
     [of] des Feldes dieses Ermittlers
    *[at] auf dem Feld dieses Ermittlers
  }
third-rules-place-anySpace = { $role ->
     [from] von einem beliebigen Feld
     [to] auf ein beliebiges Feld
     [of] eines beliebigen Feldes
    *[at] auf einem beliebigen Feld
  }
third-rules-place-anySpaceInYourNeighborhood = { $role ->
     [from] von einem beliebigen Feld
     [to] auf ein beliebiges Feld
     [of] eines beliebigen Feldes
    *[at] auf einem beliebigen Feld
  } { $form ->
     [third] des eigenen
    *[other] deines
  } Stadtviertels
third-rules-place-anotherSpaceInYourNeighborhood = { $role ->
     [from] von einem anderen Feld
     [to] auf ein anderes Feld
     [of] eines anderen Feldes
    *[at] auf einem anderen Feld
  } { $form ->
     [third] des eigenen
    *[other] deines
  } Stadtviertels
third-rules-place-eachSpaceInYourNeighborhood = { $role ->
     [from] von jedem Feld
     [to] auf jedes Feld
     [of] jedes Feldes
    *[at] auf jedem Feld
  } { $form ->
     [third] des eigenen
    *[other] deines
  } Stadtviertels
third-rules-place-eachOtherSpaceOfThatNeighborhood = { $role ->
     [from] von jedem anderen Feld dieses Stadtviertels
     [to] auf jedes andere Feld dieses Stadtviertels
     [of] jedes anderen Feldes dieses Stadtviertels
    *[at] auf jedem anderen Feld dieses Stadtviertels
  }
third-rules-place-adjacentSpace = { $role ->
     [from] von einem angrenzenden Feld
     [to] auf ein angrenzendes Feld
     [of] eines angrenzenden Feldes
    *[at] auf einem angrenzenden Feld
  }
third-rules-place-adjacentSpaceWithMostDoom = { $role ->
     [from] vom angrenzenden Feld mit dem meisten Verderben
     [to] auf das angrenzende Feld mit dem meisten Verderben
     [of] des angrenzenden Feldes mit dem meisten Verderben
    *[at] auf dem angrenzenden Feld mit dem meisten Verderben
  }
third-rules-place-adjacentStreet = { $role ->
     [from] von einer angrenzenden Straße
     [to] auf eine angrenzende Straße
     [of] einer angrenzenden Straße
    *[at] auf einer angrenzenden Straße
  }
third-rules-place-unstableSpace = { $role ->
     [from] vom instabilen Feld
     [to] auf das instabile Feld
     [of] des instabilen Feldes
    *[at] auf dem instabilen Feld
  }
third-rules-place-spaceWithMostDoom = { $role ->
     [from] vom Feld mit dem meisten Verderben
     [to] auf das Feld mit dem meisten Verderben
     [of] des Feldes mit dem meisten Verderben
    *[at] auf dem Feld mit dem meisten Verderben
  }
third-rules-place-spaceWithMostDoomInThatNeighborhood = { $role ->
     [from] vom Feld dieses Stadtviertels mit dem meisten Verderben
     [to] auf das Feld dieses Stadtviertels mit dem meisten Verderben
     [of] des Feldes dieses Stadtviertels mit dem meisten Verderben
    *[at] auf dem Feld dieses Stadtviertels mit dem meisten Verderben
  }
third-rules-place-startingSpace = { $role ->
     [from] vom Startfeld
     [to] auf das Startfeld
     [of] des Startfelds
    *[at] auf dem Startfeld
  }
third-rules-place-anySpaceWithDoom = { $role ->
     [from] von einem beliebigen Feld mit Verderben
     [to] auf ein beliebiges Feld mit Verderben
     [of] eines beliebigen Feldes mit Verderben
    *[at] auf einem beliebigen Feld mit Verderben
  }
third-rules-place-anySpaceInNeighborhoodWithAnomaly = { $role ->
     [from] von einem beliebigen Feld eines Stadtviertels mit Anomalie
     [to] auf ein beliebiges Feld eines Stadtviertels mit Anomalie
     [of] eines beliebigen Feldes eines Stadtviertels mit Anomalie
    *[at] auf einem beliebigen Feld eines Stadtviertels mit Anomalie
  }
third-rules-place-neighborhoodWithAnomaly = { $role ->
     [from] aus einem Stadtviertel mit Anomalie
     [to] in ein Stadtviertel mit Anomalie
     [of] eines Stadtviertels mit Anomalie
    *[at] in einem Stadtviertel mit Anomalie
  }
third-rules-place-spaceWithScar = { $role ->
     [from] von einem Feld mit Narbe
     [to] auf ein Feld mit Narbe
     [of] eines Feldes mit Narbe
    *[at] auf einem Feld mit Narbe
  }
third-rules-place-eachSpaceWithScar = { $role ->
     [from] von jedem Feld mit Narbe
     [to] auf jedes Feld mit Narbe
     [of] jedes Feldes mit Narbe
    *[at] auf jedem Feld mit Narbe
  }
third-rules-place-spaceOfBlueMarker = { $role ->
     [from] vom Feld des blauen Markers
     [to] auf das Feld des blauen Markers
     [of] des Feldes des blauen Markers
    *[at] auf dem Feld des blauen Markers
  }
third-rules-place-spaceOfRedMarker = { $role ->
     [from] vom Feld des roten Markers
     [to] auf das Feld des roten Markers
     [of] des Feldes des roten Markers
    *[at] auf dem Feld des roten Markers
  }
third-rules-place-thatNeighborhood = { $role ->
     [from] aus diesem Stadtviertel
     [to] in dieses Stadtviertel
     [of] dieses Stadtviertels
    *[at] in diesem Stadtviertel
  }
third-rules-place-eachNeighborhood = { $role ->
     [from] aus dem Zentrum jedes Stadtviertels
     [to] in das Zentrum jedes Stadtviertels
     [of] des Zentrums jedes Stadtviertels
    *[at] im Zentrum jedes Stadtviertels
  }
third-rules-place-anywhere = { $role ->
     [from] von einem beliebigen Feld
     [to] auf ein beliebiges Feld
     [of] eines beliebigen Feldes
    *[at] auf einem beliebigen Feld
  }
third-rules-place-display = { $role ->
     [from] aus der Auslage
     [to] in die Auslage
     [of] der Auslage
    *[at] in der Auslage
  }
third-rules-place-nearestStreet-leader = { $role ->
     [from] von der dem Anführer nächstgelegenen Straße
     [to] auf die dem Anführer nächstgelegene Straße
     [of] der dem Anführer nächstgelegenen Straße
    *[at] auf der dem Anführer nächstgelegenen Straße
  }
third-rules-place-nearestStreet-prey = { $role ->
     [from] von der seiner Beute nächstgelegenen Straße
     [to] auf die seiner Beute nächstgelegene Straße
     [of] der seiner Beute nächstgelegenen Straße
    *[at] auf der Straße, die seiner Beute am nächsten liegt
  }

# Was man erhält und erleidet
third-rules-gain = { $form ->
     [third] erhält { $what }
     [infinitive] { $what } erhalten
    *[other] erhalte { $what }
  }
third-rules-lose = { $form ->
     [third] verliert { $what }
     [infinitive] { $what } verlieren
    *[other] verliere { $what }
  }
third-rules-spend = { $form ->
     [third] gibt { $what } aus
     [infinitive] { $what } ausgeben
    *[other] gib { $what } aus
  }
third-rules-suffer = { $form ->
     [third] erleidet { $what }
     [infinitive] { $what } erleiden
    *[other] erleide { $what }
  }
third-rules-recover = { $who ->
     [youOrAlly] { $form ->
         [third] regeneriert für sich oder einen der eigenen Verbündeten { $what }
         [infinitive] für dich oder einen deiner Verbündeten { $what } regenerieren
        *[other] regeneriere für dich oder einen deiner Verbündeten { $what }
      }
     [investigatorOrAllyInYourSpace] { $form ->
         [third] regeneriert für einen Ermittler oder Verbündeten auf dem eigenen Feld { $what }
         [infinitive] für einen Ermittler oder Verbündeten auf deinem Feld { $what } regenerieren
        *[other] regeneriere für einen Ermittler oder Verbündeten auf deinem Feld { $what }
      }
    *[other] { $form ->
         [third] regeneriert { $what }
         [infinitive] { $what } regenerieren
        *[other] regeneriere { $what }
      }
  }
third-rules-clue-of-neighborhood = 1 Hinweis aus { $form ->
     [third] dem eigenen
    *[other] deinem
  } Stadtviertel
third-rules-drawn-spell = { $count ->
     [one] 1 Zauber
    *[other] { $count } Zauber
  }
third-rules-drawn-ally = { $count ->
     [one] 1 Verbündeten
    *[other] { $count } Verbündete
  }
third-rules-item-common = { $count ->
     [one] 1 gewöhnlichen Gegenstand
    *[other] gewöhnliche Gegenstände
  }
third-rules-item-curio = { $count ->
     [one] 1 Kuriosität
    *[other] Kuriositäten
  }
third-rules-item-tome = { $count ->
     [one] 1 Folianten
    *[other] Folianten
  }
third-rules-item-cultist = { $count }
third-rules-item-human = { $count }
third-rules-item-lodge = { $count }
third-rules-item-any = { $count ->
     [one] 1 Gegenstand
    *[other] Gegenstände
  }
third-rules-item-at-most = { $item } im Wert von höchstens ${ $value }
third-rules-item-at-least = { $item } im Wert von mindestens ${ $value }
third-rules-dark-pact = einen Dunklen Pakt
third-rules-restore-health = { $form ->
     [third] die gesamte
    *[other] deine gesamte
  } Ausdauer
third-rules-restore-sanity = { $form ->
     [third] die gesamte
    *[other] deine gesamte
  } geistige Gesundheit
third-rules-restore-monster = lass es seine gesamte Ausdauer regenerieren
third-rules-suffer-split = { $form ->
     [third] wirft einen Würfel und erleidet ebenso viel, nach Belieben auf Schaden und Horror verteilt
     [infinitive] einen Würfel werfen und ebenso viel erleiden, nach Belieben auf Schaden und Horror verteilt
    *[other] wirf einen Würfel und erleide ebenso viel, nach Belieben auf Schaden und Horror verteilt
  }
third-rules-status-blessed = { $form ->
     [third] wird gesegnet
     [infinitive] gesegnet werden
    *[other] werde gesegnet
  }
third-rules-status-cursed = { $form ->
     [third] wird verflucht
     [infinitive] verflucht werden
    *[other] werde verflucht
  }
third-rules-status-darkPact = { $form ->
     [third] erhält einen Dunklen Pakt
     [infinitive] einen Dunklen Pakt erhalten
    *[other] erhalte einen Dunklen Pakt
  }
third-rules-status-delayed = { $form ->
     [third] wird aufgehalten
     [infinitive] dich aufhalten lassen
    *[other] werde aufgehalten
  }
third-rules-status-devoured = { $other ->
     [true] ein anderer Ermittler deiner Wahl wird verschlungen
    *[other] { $form ->
         [third] wird verschlungen
         [infinitive] verschlungen werden
        *[other] du wirst verschlungen
      }
  }
third-rules-status-lodgeMember = { $form ->
     [third] tritt der Loge des Silbernen Zwielichts bei
     [infinitive] der Loge des Silbernen Zwielichts beitreten
    *[other] tritt der Loge des Silbernen Zwielichts bei
  }
third-rules-retire = { $form ->
     [third] zieht sich zurück
     [infinitive] dich zurückziehen
    *[other] ziehe dich zurück
  }
third-rules-focus-any = { $form ->
     [third] fokussiert { $count ->
         [one] eine Fertigkeit eigener Wahl
        *[other] { $count } verschiedene Fertigkeiten eigener Wahl
      }
     [infinitive] { $count ->
         [one] eine Fertigkeit deiner Wahl
        *[other] { $count } verschiedene Fertigkeiten deiner Wahl
      }
    *[other] fokussiere { $count ->
         [one] eine Fertigkeit deiner Wahl
        *[other] { $count } verschiedene Fertigkeiten deiner Wahl
      }
  }{ $exceed ->
     [true] { " " }(auch über dein Limit hinaus)
    *[other] { "" }
  }{ $form ->
     [infinitive] { " " }fokussieren
    *[other] { "" }
  }
third-rules-focus-every = { $form ->
     [third] fokussiert { "" }
     [infinitive] { "" }
    *[other] fokussiere { "" }
  }jede Fertigkeit{ $exceed ->
     [true] { " " }(auch über dein Limit hinaus)
    *[other] { "" }
  }{ $form ->
     [infinitive] { " " }fokussieren
    *[other] { "" }
  }
third-rules-focus-skill = { $form ->
     [third] fokussiert { "" }
     [infinitive] { "" }
    *[other] fokussiere { "" }
  }{ $skill }{ $exceed ->
     [true] { " " }(auch über dein Limit hinaus)
    *[other] { "" }
  }{ $form ->
     [infinitive] { " " }fokussieren
    *[other] { "" }
  }
third-rules-research = { $form ->
     [third] legt { $what } aus dem eigenen Vorrat auf den Szenariobogen
     [infinitive] { $what } aus deinem Vorrat auf den Szenariobogen legen
    *[other] lege { $what } aus deinem Vorrat auf den Szenariobogen
  }
third-rules-prevent = { $form ->
     [third] verhindert { $what }
     [infinitive] { $what } verhindern
    *[other] verhindere { $what }
  }
third-rules-add-as-many = { $form ->
     [third] fügt der anderen Probe die eigenen Erfolge hinzu
     [infinitive] der anderen Probe deine Erfolge hinzufügen
    *[other] füge der anderen Probe deine Erfolge hinzu
  }
third-rules-add-to-test = { $form ->
     [third] fügt der Probe { $what } hinzu
     [infinitive] der Probe { $what } hinzufügen
    *[other] füge der Probe { $what } hinzu
  }
third-rules-add-to-die-one = { $form ->
     [third] erhöht einen Würfel um { $by }
     [infinitive] einen Würfel um { $by } erhöhen
    *[other] erhöhe einen Würfel um { $by }
  }
third-rules-add-to-die-each = { $form ->
     [third] erhöht jeden Würfel um { $by }
     [infinitive] jeden Würfel um { $by } erhöhen
    *[other] erhöhe jeden Würfel um { $by }
  }
third-rules-add-damage = { $form ->
     [third] fügt diesem Angriff { $what } hinzu
     [infinitive] diesem Angriff { $what } hinzufügen
    *[other] füge diesem Angriff { $what } hinzu
  }
third-rules-exchange = { $form ->
     [third] tauscht beliebig viele Schaden- und Horrormarker mit einem anderen Ermittler oder einem Verbündeten, gleich wo
     [infinitive] beliebig viele Schaden- und Horrormarker mit einem anderen Ermittler oder einem Verbündeten tauschen, gleich wo
    *[other] tausche beliebig viele Schaden- und Horrormarker mit einem anderen Ermittler oder einem Verbündeten, gleich wo
  }
third-rules-grant-action = { $form ->
     [third] lässt einen anderen Ermittler, gleich wo, dieselbe Aktion ausführen
     [infinitive] einen anderen Ermittler, gleich wo, dieselbe Aktion ausführen lassen
    *[other] lass einen anderen Ermittler, gleich wo, dieselbe Aktion ausführen
  }
third-rules-repeat-action = { $form ->
     [third] führt eine Aktion dieser Runde noch einmal aus
     [infinitive] eine Aktion, die du in dieser Runde schon ausgeführt hast, noch einmal ausführen
    *[other] führe eine Aktion, die du in dieser Runde schon ausgeführt hast, noch einmal aus
  }
third-rules-draw-mythos = { $form ->
     [third] zieht { $count ->
         [one] einen Mythosmarker
        *[other] { $count } Mythosmarker
      }
     [infinitive] { $count ->
         [one] einen Mythosmarker
        *[other] { $count } Mythosmarker
      } ziehen
    *[other] ziehe { $count ->
         [one] einen Mythosmarker
        *[other] { $count } Mythosmarker
      }
  }
third-rules-read-headline = { $form ->
     [third] liest { $count ->
         [one] eine Schlagzeile
        *[other] { $count } Schlagzeilen
      }
     [infinitive] { $count ->
         [one] eine Schlagzeile
        *[other] { $count } Schlagzeilen
      } lesen
    *[other] lies { $count ->
         [one] eine Schlagzeile
        *[other] { $count } Schlagzeilen
      }
  }
third-rules-choose-investigator = { $form ->
     [third] wählt einen anderen Ermittler
     [infinitive] einen anderen Ermittler wählen
    *[other] wähle einen anderen Ermittler
  }
third-rules-encounter-anomaly = { $form ->
     [third] hat eine Anomaliebegegnung
     [infinitive] eine Anomaliebegegnung haben
    *[other] habe eine Anomaliebegegnung
  }
# „Platzieren“ verträgt wo (in der Zukunft) und wohin (auf das instabile Feld).
third-rules-move-to = { $form ->
     [third] platziert sich direkt { $place }
     [infinitive] dich direkt { $place } platzieren
    *[other] platziere dich direkt { $place }
  }
third-rules-move-steps = { $form ->
     [third] bewegt sich um { $spaces }
     [infinitive] dich um { $spaces } bewegen
    *[other] bewege dich um { $spaces }
  }
third-rules-move-toward = { $form ->
     [third] bewegt sich um { $spaces } { $place } zu{ $along ->
         [true] , zusammen mit diesem Monster
        *[other] { "" }
      }
     [infinitive] dich { $along ->
         [true] zusammen mit diesem Monster { "" }
        *[other] { "" }
      }um { $spaces } { $place } zubewegen
    *[other] bewege dich um { $spaces } { $place } zu{ $along ->
         [true] , zusammen mit diesem Monster
        *[other] { "" }
      }
  }
third-rules-move-up-to = { $form ->
     [third] bewegt sich um bis zu { $spaces }{ $ignore ->
         [true] , ohne auf Monster zu achten
        *[other] { "" }
      }
     [infinitive] dich { $ignore ->
         [true] ungeachtet aller Monster { "" }
        *[other] { "" }
      }um bis zu { $spaces } bewegen
    *[other] bewege dich um bis zu { $spaces }{ $ignore ->
         [true] , ohne auf Monster zu achten
        *[other] { "" }
      }
  }
third-rules-move-paid = { $clause }; für ${ $money } geht es { $spaces } weiter

# Karten
third-rules-take-leader = der Anführer erhält { NAME($card, article: "the", case: "accusative") }
third-rules-discard-this = { $form ->
     [third] legt diese Karte ab
     [infinitive] diese Karte ablegen
    *[other] lege diese Karte ab
  }
third-rules-discard-item = { $form ->
     [third] legt { $count ->
         [one] 1 Gegenstand
        *[other] { $count } Gegenstände
      } ab
     [infinitive] { $count ->
         [one] 1 Gegenstand
        *[other] { $count } Gegenstände
      } ablegen
    *[other] lege { $count ->
         [one] 1 Gegenstand
        *[other] { $count } Gegenstände
      } ab
  }
third-rules-discard-tome = { $form ->
     [third] legt { $count } Folianten ab
     [infinitive] { $count } Folianten ablegen
    *[other] lege { $count } Folianten ab
  }
third-rules-discard-thatItem = { $form ->
     [third] legt ihn ab
     [infinitive] ihn ablegen
    *[other] lege ihn ab
  }
third-rules-discard-thatSpell = { $form ->
     [third] legt ihn ab
     [infinitive] ihn ablegen
    *[other] lege ihn ab
  }
third-rules-discard-clues = lege insgesamt { $count } Hinweise von Ermittlern oder vom Szenariobogen ab
third-rules-discard-sheet-clues = lege alle Hinweise vom Szenariobogen ab
third-rules-token-damage = { $count } Schaden
third-rules-token-horror = { $count } Horror
third-rules-token-doom = { $count } Verderben
third-rules-token-clue = { $count ->
     [one] 1 Hinweis
    *[other] { $count } Hinweise
  }
third-rules-tokens-on = { $form ->
     [third] legt { $what } auf diese Karte
     [infinitive] { $what } auf diese Karte legen
    *[other] lege { $what } auf diese Karte
  }
third-rules-tokens-off = { $form ->
     [third] entfernt { $what } von dieser Karte
     [infinitive] { $what } von dieser Karte entfernen
    *[other] entferne { $what } von dieser Karte
  }
third-rules-ignore = { $form ->
     [third] ignoriert diese Karte bis zum Ende der Runde
     [infinitive] diese Karte bis zum Ende der Runde ignorieren
    *[other] ignoriere diese Karte bis zum Ende der Runde
  }
third-rules-place-under = { $count ->
     [one] lege die oberste Karte ({ $deck }) verdeckt unter diese Karte
    *[other] lege die obersten { $count } Karten ({ $deck }) verdeckt unter diese Karte
  }
third-rules-gain-cards-under = { $form ->
     [third] erhält die Karten unter dieser
     [infinitive] die Karten unter dieser erhalten
    *[other] erhalte die Karten unter dieser
  }
third-rules-flip = { $form ->
     [third] dreht diese Karte um
     [infinitive] diese Karte umdrehen
    *[other] drehe diese Karte um
  }

# Monster
third-rules-monster-this = dieses Monster
third-rules-monster-thatMonster = es
third-rules-spawned-any = ein Monster
third-rules-spawned-search = { $count ->
     [one] einen { $trait }
    *[other] { $count } { $trait }
  }
third-rules-spawned-where-printed = wo seine Karte es vorsieht
third-rules-spawn = { $printed ->
     [true] { $form ->
         [infinitive] { $what } dort ins Spiel bringen, { $where }
        *[other] bringe { $what } dort ins Spiel, { $where }
      }
    *[other] { $form ->
         [infinitive] { $what } { $where } ins Spiel bringen
        *[other] bringe { $what } { $where } ins Spiel
      }
  }{ $exhausted ->
     [true] { " " }(erschöpft)
    *[other] { "" }
  }
third-rules-spawn-each-space = bringe auf jedem Feld deines Stadtviertels ein Monster ins Spiel
third-rules-spawn-engaged-you = { $form ->
     [infinitive] { $what } im Kampf mit dir ins Spiel bringen
    *[other] bringe { $what } im Kampf mit dir ins Spiel
  }
third-rules-spawn-engaged-leader = { $form ->
     [infinitive] { $what } im Kampf mit dem Anführer ins Spiel bringen
    *[other] bringe { $what } im Kampf mit dem Anführer ins Spiel
  }
# Akkusativ und Dativ, nach „jeden“, „einem“ oder einer Zahl
third-rules-trait-cultist = { $count ->
     [one] Kultisten
    *[other] Kultisten
  }
third-rules-trait-human = Menschen
third-rules-trait-lodge = Angehörigen der Loge
third-rules-which-thatMonster = diesem Monster
third-rules-which-oneEngagedWithYou = einem Monster im Kampf mit dir
third-rules-which-eachEngagedWithYou = jedem Monster im Kampf mit dir
third-rules-which-oneInYourSpaceOrAdjacent = einem Monster auf deinem oder einem angrenzenden Feld
third-rules-damage-monster = { $form ->
     [third] fügt { $which } { $what } zu
     [infinitive] { $which } { $what } zufügen
    *[other] füge { $which } { $what } zu
  }
third-rules-defeat-monster = { $form ->
     [third] besiegt { $monster }
     [infinitive] { $monster } besiegen
    *[other] besiege { $monster }
  }
third-rules-exhaust-thatMonster = { $form ->
     [third] erschöpft es
     [infinitive] es erschöpfen
    *[other] erschöpfe es
  }
third-rules-exhaust-thoseMonsters = { $form ->
     [third] erschöpft sie
     [infinitive] sie erschöpfen
    *[other] erschöpfe sie
  }
third-rules-disengage-all = { $form ->
     [third] löst sich von allen Monstern
     [infinitive] dich von allen Monstern lösen
    *[other] löse dich von allen Monstern
  }
third-rules-disengage-otherMonsters = { $form ->
     [third] löst sich von allen anderen Monstern
     [infinitive] dich von allen anderen Monstern lösen
    *[other] löse dich von allen anderen Monstern
  }
third-rules-disengage-thoseMonsters = { $form ->
     [third] löst sich von ihnen
     [infinitive] den Kampf mit ihnen abbrechen
    *[other] löse dich von ihnen
  }
third-rules-engage = { $form ->
     [third] stellt { $monster } zum Kampf
     [infinitive] { $monster } zum Kampf stellen
    *[other] stelle { $monster } zum Kampf
  }
third-rules-monster-attacks = lass { $monster } angreifen
third-rules-move-monster = { $form ->
     [infinitive] { $monster } um { $spaces } { $place } zubewegen
    *[other] bewege { $monster } um { $spaces } { $place } zu
  }
third-rules-move-monster-to = { $form ->
     [infinitive] { $monster } { $place } versetzen
    *[other] versetze { $monster } { $place }
  }
third-rules-return-to-box = { $form ->
     [infinitive] es in die Schachtel zurücklegen
    *[other] lege es in die Schachtel zurück
  }
third-rules-choose-monster = { $form ->
     [infinitive] irgendwo auf dem Spielplan { $epic ->
         [false] ein nicht episches Monster
        *[other] ein Monster
      } wählen
    *[other] wähle irgendwo auf dem Spielplan { $epic ->
         [false] ein nicht episches Monster
        *[other] ein Monster
      }
  }

# Der Spielplan
third-rules-place-doom = { $form ->
     [third] platziert { $what } { $place }
     [infinitive] { $what } { $place } platzieren
    *[other] platziere { $what } { $place }
  }
third-rules-remove-doom = { $form ->
     [third] entfernt { $what } { $place }
     [infinitive] { $what } { $place } entfernen
    *[other] entferne { $what } { $place }
  }
third-rules-remove-doom-spaces = { $form ->
     [third] entfernt von bis zu { $spaces ->
         [one] { $spaces } Feld
        *[other] { $spaces } Feldern
      } je { $what }
     [infinitive] von bis zu { $spaces ->
         [one] { $spaces } Feld
        *[other] { $spaces } Feldern
      } je { $what } entfernen
    *[other] entferne von bis zu { $spaces ->
         [one] { $spaces } Feld
        *[other] { $spaces } Feldern
      } je { $what }
  }
third-rules-sheet-clue = { $form ->
     [third] legt { $what } auf den Szenariobogen
     [infinitive] { $what } auf den Szenariobogen legen
    *[other] lege { $what } auf den Szenariobogen
  }
third-rules-sheet-doom = { $form ->
     [third] legt { $what } auf den Szenariobogen
     [infinitive] { $what } auf den Szenariobogen legen
    *[other] lege { $what } auf den Szenariobogen
  }
third-rules-sheet-marker = { $form ->
     [infinitive] { $count } Marker auf den Szenariobogen legen
    *[other] lege { $count } Marker auf den Szenariobogen
  }
third-rules-move-token = { $form ->
     [infinitive] { $count ->
         [one] 1 Hinweis
        *[other] { $count } Hinweise
      } vom Szenariobogen auf { $card } legen
    *[other] lege { $count ->
         [one] 1 Hinweis
        *[other] { $count } Hinweise
      } vom Szenariobogen auf { $card }
  }
third-rules-spread-doom = { $form ->
     [infinitive] { $count ->
         [one] Verderben verbreiten
        *[other] { $count }-mal Verderben verbreiten
      }
    *[other] { $count ->
         [one] verbreite Verderben
        *[other] verbreite { $count }-mal Verderben
      }
  }
third-rules-spawn-clue = { $form ->
     [infinitive] { $count ->
         [one] einen Hinweis
        *[other] { $count } Hinweise
      } ins Spiel bringen
    *[other] bringe { $count ->
         [one] einen Hinweis
        *[other] { $count } Hinweise
      } ins Spiel
  }
third-rules-gate-burst = { $count ->
     [one] führe einen Torausbruch durch
    *[other] führe { $count } Torausbrüche durch
  }
third-rules-reckoning = führe eine Abrechnung durch
third-rules-cup-token = { $count ->
     [one] einen Marker „{ $token }“
    *[other] { $count } Marker „{ $token }“
  }
third-rules-add-to-cup = gib { $tokens } in den Mythosbecher
third-rules-anomaly = lass { $place } eine Anomalie entstehen
third-rules-remove-anomaly = entferne die Anomalie { $place }
third-rules-place-markers = platziere zufällig und verdeckt den blauen, den roten und drei weiße Marker, je einen { $places }
third-rules-place-marker = platziere { $up ->
     [true] offen
    *[other] verdeckt
  } einen { $color ->
     [blue] blauen Marker
     [red] roten Marker
     [white] weißen Marker
    *[other] Marker
  } { $place }
third-rules-reveal-marker = { $form ->
     [infinitive] den Marker { $place } aufdecken
    *[other] decke den Marker { $place } auf
  }
third-rules-reveal-all-markers = { $form ->
     [infinitive] alle Marker aufdecken
    *[other] decke alle Marker auf
  }
third-rules-discard-that-marker = { $form ->
     [infinitive] ihn ablegen
    *[other] lege ihn ab
  }
third-rules-discard-marker = { $form ->
     [infinitive] { NAME($marker, article: "the", case: "accusative") } ablegen
    *[other] lege { NAME($marker, article: "the", case: "accusative") } ab
  }
third-rules-discard-marker-at = { $form ->
     [infinitive] den Marker { $place } ablegen
    *[other] lege den Marker { $place } ab
  }
third-rules-discard-other-markers = { $form ->
     [infinitive] alle Marker außer { NAME($markers, article: "the", case: "dative") } ablegen
    *[other] lege alle Marker außer { NAME($markers, article: "the", case: "dative") } ab
  }
third-rules-scar = platziere { $count ->
     [one] eine Narbe
    *[other] { $count } Narben
  }{ $apart ->
     [true] , jede { $place } eines anderen Stadtviertels
    *[other] { " " }{ $place }{ $unscarred ->
         [true] { " " }eines Stadtviertels
        *[other] { "" }
      }
  }{ $unscarred ->
     [true] { " " }ohne Narbe und ohne geheilte Narbe
    *[other] { "" }
  }
third-rules-mend-scar = { $form ->
     [infinitive] die Narbe { $place } heilen
    *[other] heile die Narbe { $place }
  }
third-rules-scar-scar = Narbe
third-rules-scar-mendedScar = geheilte Narbe

# Der Kodex
third-rules-archive-card = Karte { $number }
third-rules-this-card = diese Karte
third-rules-codex-add = { $form ->
     [infinitive] { $what } in den Kodex legen
    *[other] lege { $what } in den Kodex
  }
third-rules-codex-add-back = { $form ->
     [infinitive] { $card } mit der Rückseite nach oben in den Kodex legen
    *[other] lege { $card } mit der Rückseite nach oben in den Kodex
  }
third-rules-archive-flip = { $form ->
     [infinitive] { $card } umdrehen
    *[other] drehe { $card } um
  }
third-rules-archive-return = { $form ->
     [infinitive] { $what } ins Archiv zurücklegen
    *[other] lege { $what } ins Archiv zurück
  }
third-rules-read-part = { $form ->
     [infinitive] „{ $part }“ lesen ({ $card })
    *[other] lies „{ $part }“ ({ $card })
  }
third-rules-read-back = { $form ->
     [infinitive] die Rückseite lesen ({ $card })
    *[other] lies die Rückseite ({ $card })
  }
third-rules-set-aside = { $form ->
     [infinitive] { $cards } beiseitelegen
    *[other] lege { $cards } beiseite
  }
third-rules-set-aside-named = { $form ->
     [infinitive] die { $count } Karten „{ $name }“ beiseitelegen
    *[other] lege die { $count } Karten „{ $name }“ beiseite
  }
third-rules-attach = { $form ->
     [infinitive] eine zufällige der beiseitegelegten Karten ({ $cards }) neben den Stapel ihres Stadtviertels legen
    *[other] lege eine zufällige der beiseitegelegten Karten ({ $cards }) neben den Stapel ihres Stadtviertels
  }
third-rules-attach-named = { $form ->
     [infinitive] eine zufällige Karte „{ $name }“ neben den Stapel ihres Stadtviertels legen
    *[other] lege eine zufällige Karte „{ $name }“ neben den Stapel ihres Stadtviertels
  }
third-rules-shuffled = { $card } in den Stapel { NAME($deck, role: "of") }
third-rules-shuffle-in = mische { $what } (jede unter die obersten { $who } Karten)
third-rules-shuffle-in-monsters = mische die beiseitegelegten Angehörigen der Loge in den Monsterstapel
third-rules-game-over-won = ihr gewinnt das Spiel
third-rules-game-over-lost = ihr verliert das Spiel
third-rules-game-over-wonByLodge = die Ermittler, die der Loge beigetreten sind, gewinnen das Spiel, und die anderen verlieren es

# Proben, Würfel, Entscheidungen
third-rules-test-plain = auf { $skill }
third-rules-test-modified = auf { $skill } ({ $mod })
third-rules-test-evade = auf { $skill } mit seinem Entkommensmodifikator
third-rules-test = { $form ->
     [third] legt eine Probe { $noun }{ $extra } ab
     [infinitive] eine Probe { $noun }{ $extra } ablegen
    *[other] lege eine Probe { $noun }{ $extra } ab
  }
third-rules-test-extra = { " " }mit { $dice ->
     [one] { $dice } zusätzlichen Würfel
    *[other] { $dice } zusätzlichen Würfeln
  } für jeden ausgegebenen Überrest
third-rules-test-outcomes = { $test } – { $outcomes }
third-rules-test-always = { $test } und { $clause }
third-rules-test-bands = { $test } – { $bands }
third-rules-on-pass = { $form ->
     [third] wer besteht, { $clause }
    *[other] bestanden: { $clause }
  }
third-rules-on-fail = { $form ->
     [third] wer scheitert, { $clause }
    *[other] gescheitert: { $clause }
  }
third-rules-band-or-more = { $min ->
     [one] ab { $min } Erfolg: { $clause }
    *[other] ab { $min } Erfolgen: { $clause }
  }
third-rules-band-range = { $min } oder { $max } Erfolge: { $clause }
third-rules-band-exactly = { $min ->
     [0] kein Erfolg
     [1] 1 Erfolg
    *[other] { $min } Erfolge
  }: { $clause }
third-rules-roll = { $form ->
     [third] wirft { $dice ->
         [one] 1 Würfel
        *[other] { $dice } Würfel
      }{ $sum ->
         [true] { " " }und addiert sie
        *[other] { "" }
      }
     [infinitive] { $dice ->
         [one] 1 Würfel werfen
        *[other] { $dice } Würfel werfen
      }{ $sum ->
         [true] { " " }und addieren
        *[other] { "" }
      }
    *[other] wirf { $dice ->
         [one] 1 Würfel
        *[other] { $dice } Würfel
      }{ $sum ->
         [true] { " " }und addiere sie
        *[other] { "" }
      }
  } – { $bands }
third-rules-faces = bei { $faces }: { $clause }
third-rules-face = { $min }
third-rules-face-range = { $min }–{ $max }
third-rules-face-else = sonst: keine Folgen
third-rules-either = { $first } oder { $second }
third-rules-option = ({ $number }) { $clause }
third-rules-choose = { $form ->
     [third] wählt eines: { $options }
     [infinitive] eines wählen: { $options }
    *[other] wähle eines: { $options }
  }
third-rules-choose-together = entscheidet gemeinsam: { $options }
third-rules-pay-to = { $cost }, dafür darfst du { $clause }
third-rules-may = { $form ->
     [anyone] ein beliebiger Ermittler darf
     [third] darf
    *[other] du darfst
  } { $clause }
third-rules-may-pay = { $form ->
     [anyone] ein beliebiger Ermittler darf
     [third] darf
    *[other] du darfst
  } { $cost } und dafür { $clause }
third-rules-may-pay-then = { $form ->
     [anyone] ein beliebiger Ermittler darf { $cost }; tut das jemand, { $clause }
     [third] darf { $cost }; wer das tut, { $clause }
    *[other] du darfst { $cost }; tust du das, { $clause }
  }
third-rules-may-else = { $first }; { $form ->
     [anyone] tut das niemand
     [third] wer es nicht tut
    *[other] tust du das nicht
  }, { $otherwise }
third-rules-if = falls { $condition }, { $clause }
third-rules-if-else = falls { $condition }, { $clause }; sonst { $otherwise }
third-rules-if-if-not = falls { $condition }: { $clause }; falls { $denial }: { $otherwise }
third-rules-repeat = so oft du willst, darfst du { $cost } und dafür { $clause }
third-rules-buy-item = { $max ->
     [0] beliebig viele { $item }
     [1] { $item }
    *[other] bis zu { $max } { $item }
  }
third-rules-buy-spells = { $draw ->
     [1] sie
    *[other] { $max ->
         [0] beliebig viele davon
         [1] eine davon
        *[other] bis zu { $max } davon
      }
  }
third-rules-buy-display = { $form ->
     [third] darf
    *[other] du darfst
  } { $what } aus der Auslage{ $cost } kaufen
third-rules-buy-spell = { $form ->
     [third] darf sich
    *[other] du darfst dir
  } { $draw ->
     [one] die oberste Karte
    *[other] die obersten { $draw } Karten
  } des Zauberstapels ansehen und { $what }{ $cost } kaufen
third-rules-price-list = { "" }
third-rules-price-halfUp = { " " }zum halben Wert (aufgerundet)
third-rules-price-fixed = { " " }für ${ $money }
third-rules-buy-then = { $first }; { $form ->
     [third] wer etwas kauft
    *[other] kaufst du etwas
  }, { $clause }
third-rules-each-investigator = jeder Ermittler { $clause }
third-rules-each-investigator-at = jeder Ermittler { $place } { $clause }
third-rules-each-monster = für jedes Monster auf dem Spielplan: { $clause }
third-rules-each-monster-trait = für jeden { $trait } { $clause }
third-rules-for-each-ownItem = für jeden deiner Gegenstände: { $clause }
third-rules-for-each-ownSpell = für jeden deiner Zauber: { $clause }
third-rules-for-each-ownClue = für jeden deiner Hinweise: { $clause }
third-rules-for-each-clueInYourNeighborhood = für jeden Hinweis in deinem Stadtviertel: { $clause }

# Bedingungen, nach „falls“ und „sobald“. `not`: dass es nicht so ist.
third-rules-if-anyone = { $not ->
     [true] kein Ermittler
    *[other] ein Ermittler
  } { $condition } ist
third-rules-if-has-tome = du { $not ->
     [true] keinen Folianten
    *[other] einen Folianten
  } hast
third-rules-if-status = du { $not ->
     [true] nicht { "" }
    *[other] { "" }
  }{ $status } bist
third-rules-if-status-blessed = gesegnet
third-rules-if-status-cursed = verflucht
third-rules-if-status-darkPact = durch einen Dunklen Pakt gebunden
third-rules-if-status-delayed = aufgehalten
third-rules-if-status-devoured = verschlungen
third-rules-if-status-lodgeMember = Mitglied der Loge des Silbernen Zwielichts
third-rules-if-in = du { $not ->
     [true] nicht { "" }
    *[other] { "" }
  }{ $place } bist
third-rules-if-counter = { $not ->
     [true] mehr als { $max } abgelegt wurde
    *[other] weniger als 2 abgelegt wurden
  }
third-rules-if-codex-has = Karte { $number } { $not ->
     [true] nicht { "" }
    *[other] { "" }
  }{ $side ->
     [back] mit der Rückseite nach oben { "" }
     [front] mit der Vorderseite nach oben { "" }
    *[other] { "" }
  }im Kodex liegt
third-rules-if-sheet-clues = { $count ->
     [one] auf dem Szenariobogen ein Hinweis liegt
    *[other] auf dem Szenariobogen mindestens { $count } Hinweise liegen
  }
third-rules-if-sheet-clues-max = { $count ->
     [one] auf dem Szenariobogen höchstens { $count } Hinweis liegt
    *[other] auf dem Szenariobogen höchstens { $count } Hinweise liegen
  }
third-rules-if-sheet-doom = { $count ->
     [one] auf dem Szenariobogen mindestens { $count } Verderben liegt
    *[other] auf dem Szenariobogen mindestens { $count } Verderben liegen
  }
third-rules-if-sheet-doom-max = { $count ->
     [one] auf dem Szenariobogen höchstens { $count } Verderben liegt
    *[other] auf dem Szenariobogen höchstens { $count } Verderben liegen
  }
third-rules-if-sheet-clues-and-doom = auf dem Szenariobogen zusammen mindestens { $count } Hinweise und Verderben liegen
third-rules-if-sheet-clues-and-doom-max = auf dem Szenariobogen zusammen höchstens { $count } Hinweise und Verderben liegen
third-rules-if-sheet-markers = { $count ->
     [one] auf dem Szenariobogen mindestens { $count } Marker liegt
    *[other] auf dem Szenariobogen mindestens { $count } Marker liegen
  }
third-rules-if-sheet-markers-max = { $count ->
     [one] auf dem Szenariobogen höchstens { $count } Marker liegt
    *[other] auf dem Szenariobogen höchstens { $count } Marker liegen
  }
third-rules-if-space-doom = { $count ->
     [one] auf einem Feld eines Stadtviertels mindestens { $count } Verderben liegt
    *[other] auf einem Feld eines Stadtviertels mindestens { $count } Verderben liegen
  }
third-rules-if-space-doom-max = { $count ->
     [one] auf einem Feld eines Stadtviertels höchstens { $count } Verderben liegt
    *[other] auf einem Feld eines Stadtviertels höchstens { $count } Verderben liegen
  }
third-rules-if-neighborhood-doom = { $count ->
     [one] auf den Feldern eines Stadtviertels zusammen mindestens { $count } Verderben liegt
    *[other] auf den Feldern eines Stadtviertels zusammen mindestens { $count } Verderben liegen
  }
third-rules-if-neighborhood-doom-max = { $count ->
     [0] in einem Stadtviertel mit Anomalie kein Verderben mehr liegt
     [one] in einem Stadtviertel mit Anomalie höchstens { $count } Verderben liegt
    *[other] in einem Stadtviertel mit Anomalie höchstens { $count } Verderben liegen
  }
third-rules-if-mended-scars = { $count ->
     [one] eine Narbe geheilt ist
    *[other] mindestens { $count } Narben geheilt sind
  }
third-rules-if-mended-scars-max = { $count ->
     [one] höchstens { $count } Narbe geheilt ist
    *[other] höchstens { $count } Narben geheilt sind
  }
third-rules-if-markers-on-board = auf dem Spielplan { $count ->
     [0] keine Marker liegen
     [one] 1 Marker liegt
    *[other] { $count } Marker liegen
  }
third-rules-if-revealed = { NAME($markers, article: "the") } aufgedeckt { AGREES($markers) ->
     [one] ist
    *[other] sind
  }
third-rules-if-neighborhood-has = dieses Stadtviertel { $not ->
     [true] keine
    *[other] eine
  } { $scars } hat
third-rules-if-engaged-that = du { $not ->
     [true] nicht { "" }
    *[other] { "" }
  }im Kampf mit ihm bist
third-rules-if-engaged-this = du { $not ->
     [true] nicht { "" }
    *[other] { "" }
  }im Kampf mit diesem Monster bist
third-rules-if-monster = es sich { $not ->
     [true] nicht { "" }
    *[other] { "" }
  }um { $monsters } handelt
third-rules-if-group-worshiper = es { $not ->
     [true] nicht { "" }
    *[other] { "" }
  }zu den sechs Anbetern gehört
third-rules-if-trait = es sich { $not ->
     [true] nicht { "" }
    *[other] { "" }
  }um einen { $trait } handelt
third-rules-if-epic = es { $not ->
     [true] nicht episch
    *[other] episch
  } ist
third-rules-if-check-attack = du { $inUse ->
     [true] mit dieser Karte { "" }
    *[other] { "" }
  }angreifst
third-rules-if-mentions = sie { $name } erwähnt
third-rules-if-card = es sich um { NAME($card, article: "the", case: "accusative") } handelt
third-rules-if-ability = es sich um diese Fähigkeit handelt
third-rules-if-this-cast = du dabei { $what } hast
third-rules-cast-sufferedDamage = Schaden erlitten
third-rules-cast-spentRemnant = einen Überrest ausgegeben
third-rules-if-other-hand = deine andere Hand frei ist
third-rules-if-focus-limit = du so viele Fokusmarker hast, wie du haben darfst
third-rules-if-resource-max = { $money ->
     [true] du höchstens ${ $max } hast
    *[other] du höchstens { $max } { $stuff } hast
  }
third-rules-if-resource-min = { $money ->
     [true] du mindestens ${ $min } hast
    *[other] { $min ->
         [1] du { $stuff } hast
        *[other] du mindestens { $min } { $stuff } hast
      }
  }
third-rules-if-tokens = auf dieser Karte mindestens { $what } liegen

# Worauf eine Fähigkeit wartet
third-rules-monster-acted-on = du { $epic ->
     [false] einem nicht epischen Monster (nur { $trait })
     [true] einem epischen Monster (nur { $trait })
    *[any] einem Monster (nur { $trait })
  } { $acts } hast
third-rules-act-youDamageMonster = Schaden zugefügt
third-rules-act-youDisengageMonster = dich von ihm gelöst
third-rules-act-monsterDamagesYou = von ihm Schaden erlitten
third-rules-after = nachdem { $event }{ $during ->
     [casting] { " " }(beim Wirken eines Zaubers)
    *[other] { "" }
  }
third-rules-before = bevor { $event }
third-rules-before-or-after = vor oder nach { $event }
third-rules-when = wenn { $event }
third-rules-as-soon-as = sobald { $condition }
third-rules-event-gatherResourcesAction = du Mittel beschafft hast
third-rules-event-moveAction = du eine Bewegungsaktion ausgeführt hast
third-rules-event-researchAction = du nachgeforscht hast
third-rules-event-focusAction = du eine Fokusaktion ausgeführt hast
third-rules-event-yourAction = du eine Aktion ausgeführt hast
third-rules-event-castSpell = du einen Zauber gewirkt hast
third-rules-event-encounter = du deine Begegnung hattest
third-rules-event-gainClue = du mindestens einen Hinweis erhalten hast
third-rules-event-spendRemnant = du mindestens einen Überrest ausgegeben hast
third-rules-event-spendFocusToReroll = du einen Fokusmarker für einen Neuwurf ausgegeben hast
third-rules-event-failTest = du an einer Probe gescheitert bist
third-rules-event-passTest = du eine Probe bestanden hast
third-rules-event-youSufferHorror = du Horror erlitten hast
third-rules-event-thisSuffersHorror = diese Karte Horror erlitten hat
third-rules-event-thisGainedFromDeck = du diese Karte von ihrem Stapel erhalten hast
third-rules-event-youRemoveDoomFromYourSpace = du { $min ->
     [0] Verderben
     [1] Verderben
    *[other] mindestens { $min } Verderben
  } von deinem Feld entfernt hast
third-rules-event-youDefeatMonster = du ein Monster besiegt hast
third-rules-event-youDefeatMonsterByAttack = du ein Monster durch einen Angriff besiegt hast
third-rules-event-youDefeatThis = du dieses Monster besiegt hast
third-rules-event-youDefeatThisByAttack = du dieses Monster durch einen Angriff besiegt hast
third-rules-event-youDisengageThis = du dich von diesem Monster gelöst hast
third-rules-event-youDisengageMonster = du dich von einem Monster gelöst hast
third-rules-event-youEvadeThis = du diesem Monster entkommen bist
third-rules-event-youFailToEvadeThis = du diesem Monster nicht entkommen bist
third-rules-event-youDamageMonster = du einem Monster Schaden zugefügt hast
third-rules-event-monsterDamagesYou = ein Monster dir Schaden zugefügt hat
third-rules-event-monsterDamagesYouOrThis = ein Monster dir oder diesem Verbündeten Schaden zugefügt hat
third-rules-event-investigatorDamagesMonsterInYourSpace = ein Ermittler einem Monster auf deinem Feld Schaden zugefügt hat
third-rules-event-thisAttacks = dieses Monster dich angegriffen hat
third-rules-event-monsterSpawns = in einem Stadtviertel ein Monster erschienen ist
third-rules-event-monsterDefeated = ein Monster besiegt wurde
third-rules-event-anomalyAppears = in einem Stadtviertel eine Anomalie entstanden ist
third-rules-event-markerRevealed = { $color ->
     [blue] ein blauer Marker
     [red] ein roter Marker
     [white] ein weißer Marker
    *[other] ein Marker
  } aufgedeckt wurde
third-rules-event-buyFromDisplay = du aus der Auslage kaufst
third-rules-event-monstersAttackYou = Monster dich angreifen
third-rules-event-thisWouldSufferDamage = diese Karte { $min ->
     [0] Schaden
     [1] Schaden
    *[other] mindestens { $min } Schaden
  } erleiden würde
third-rules-event-thisWouldSufferHorror = diese Karte { $min ->
     [0] Horror
     [1] Horror
    *[other] mindestens { $min } Horror
  } erleiden würde
third-rules-event-youWouldSufferDamageOrHorror = du Schaden oder Horror erleiden würdest
third-rules-event-anyInvestigatorOrAllyWouldSufferDamage = irgendein Ermittler oder Verbündeter Schaden erleiden würde
third-rules-event-anotherInvestigatorAnywhereTests = irgendwo ein anderer Ermittler eine Probe ablegt
third-rules-event-monsterWouldEngageAnotherInvestigatorInYourSpace = ein Monster einen anderen Ermittler auf deinem Feld zum Kampf stellen würde
third-rules-event-additionalActionFromEvade = der zusätzlichen Aktion fürs Entkommen

# Fähigkeiten
third-rules-once-a-round = einmal pro Runde – { $clause }
third-rules-once-a-roll = einmal pro Wurf – { $clause }
third-rules-provided = { $clause }, falls { $condition }
third-rules-afterwards = { $clause }; { $rest }
third-rules-moment-in = { $moment } ({ $place })
third-rules-reaction = { $moment }: { CAPITAL($clause) }
third-rules-reaction-if = { $moment }, falls { $condition }: { CAPITAL($clause) }
third-rules-bonus = { $instead ->
     [true] stattdessen { "" }
    *[other] { "" }
  }{ $by } { $skill } { $during }
third-rules-use-attack = beim Angreifen
third-rules-use-evade = beim Entkommen
third-rules-use-ward = beim Bannen
third-rules-use-research = beim Nachforschen
third-rules-use-casting = beim Wirken eines Zaubers
third-rules-use-encounterPhase = bei Begegnungen
third-rules-tests-any = bei einer deiner Proben
third-rules-tests-of = bei einer deiner Proben auf { $skills }
third-rules-tests-attack = bei einer deiner Proben zum Angreifen
third-rules-tests-evade = bei einer deiner Proben zum Entkommen
third-rules-tests-ward = bei einer deiner Proben zum Bannen
third-rules-tests-research = bei einer deiner Proben zum Nachforschen
third-rules-tests-casting = bei einer Probe für deine Zauber
third-rules-tests-encounterPhase = bei einer Probe in deinen Begegnungen
third-rules-tests-anyone-here = bei einer Probe von dir oder einem anderen Ermittler auf deinem Feld
third-rules-rolls-any = bei einem deiner Würfe
third-rules-dice-one = einen Würfel
third-rules-dice-any = beliebig viele Würfel
third-rules-dice-oneOrAll = einen Würfel oder alle Würfel
third-rules-dice-up-to = bis zu { $what }
third-rules-bonus-dice = nimm { $tests } { $dice } dazu
third-rules-bonus-dice-counted = nimm { $tests } Würfel dazu: { $dice }
third-rules-may-bonus-dice = du darfst { $tests } { $dice } dazunehmen
third-rules-may-bonus-dice-counted = du darfst { $tests } Würfel dazunehmen: { $dice }
third-rules-may-reroll = du darfst { $tests } { $dice } neu werfen
third-rules-may-reroll-counted = du darfst { $tests } Würfel neu werfen: bis zu { $dice }
third-rules-may-reroll-for = du darfst { $cost } und dafür { $tests } { $dice } neu werfen
third-rules-replace-reroll = wenn du einen Fokusmarker für einen Neuwurf ausgibst: Du darfst { $dice } statt nur einen neu werfen
third-rules-nudge-one = du darfst { $tests } einen Würfel um { $by } erhöhen
third-rules-nudge-each = du darfst { $tests } jeden Würfel um { $by } erhöhen
third-rules-success-faces = deine Würfel zählen bei { $faces } als Erfolg
third-rules-modify-successesPerSix = jede 6, die du bei einem Angriff mit dieser Karte würfelst, zählt als { $value ->
     [one] { $value } Erfolg
    *[other] { $value } Erfolge
  }
third-rules-modify-focusPerSkill = du darfst { $value } Fokusmarker auf derselben Fertigkeit haben
third-rules-modify-reckoningDice = wirf bei der Abrechnung eines Dunklen Pakts { $value } Würfel statt nur einen
third-rules-modify-health = { $by } Ausdauer{ $per ->
     [sheetMarker] { " " }für jeden Marker auf dem Szenariobogen
     [unmendedScar] { " " }für jede Narbe, die nicht geheilt ist
    *[other] { "" }
  }
third-rules-of-monster = { NAME($name, article: "the") } hat { $clause }
third-rules-modify-check = { $by } auf alle Proben für jeden, der im Kampf mit diesem Monster ist
third-rules-modify-focusLimit = dein Fokuslimit ist um { $amount } höher
third-rules-modify-actions = du darfst jede Runde { $amount ->
     [one] 1 Aktion
    *[other] { $amount } Aktionen
  } mehr ausführen
third-rules-modify-itemValue = Gegenstände in der Auslage kosten ${ $amount } mehr
third-rules-modify-gain-money = die Aktion auf deinem Bogen bringt dir ${ $amount } mehr ein
third-rules-replace-skill = { $act } darfst du diesen Zauber wirken und die Probe auf { $skill } statt { $from } ablegen; der Modifikator des Monsters gilt
third-rules-replace-action = statt dich mit einer Bewegungsaktion zu bewegen, darfst du { $clause }
third-rules-action = Aktion{ $engaged ->
     [true] { " " }(auch im Kampf)
    *[other] { "" }
  }: { CAPITAL($clause) }
third-rules-at-place = bist du { $place }, { $clause }
third-rules-during = { $during }{ $monster ->
     [true] { " " }(nur bei diesem Monster)
    *[other] { "" }
  }: { CAPITAL($clause) }
third-rules-replace-status = anstatt { $status } zu werden: { CAPITAL($clause) }
third-rules-replace-mentions = wenn eine Begegnung { $name } erwähnt: Brich sie ab und tue stattdessen Folgendes: { $clause }
third-rules-replace-placeDoom = anstatt { $place } Verderben zu platzieren: { CAPITAL($clause) }
third-rules-replace-encounter = anstelle einer Begegnung { $place }: { CAPITAL($clause) }
third-rules-at-reckoning = bei jeder Abrechnung: { CAPITAL($clause) }
third-rules-half-price = einmal pro Runde – du darfst einen Gegenstand zum halben Wert (aufgerundet) kaufen
third-rules-cannot-have = du kannst nicht { $statuses } sein{ $discard ->
     [true] ; bist du es, lege diesen Zustand ab
    *[other] { "" }
  }
third-rules-undiscardable = diese Karte wird nie abgelegt, auch wenn sie voll ist
third-rules-unseen-by = nicht epische Monster jagen dich nicht und stellen dich nicht zum Kampf, solange du sie weder angreifst noch ihnen Schaden zufügst
third-rules-may-replace = immer wenn du beim Wirken eines Zaubers Horror erleiden würdest, darfst du ihn stattdessen als Schaden erleiden
third-rules-share-focus = andere Ermittler auf deinem Feld haben { $by } auf jede Fertigkeit, die du fokussiert hast
third-rules-forbid = kein Ermittler kann { $place } eintreffen

# Karten, Monster und Bogen
third-rules-cast-horror = Um ihn zu wirken, erleide { $horror } Horror.
third-rules-endurance = Kann { $health ->
     [0] { $sanity } Horror
    *[other] { $sanity ->
         [0] { $health } Schaden
        *[other] { $health } Schaden und { $sanity } Horror
      }
  } aufnehmen.
third-rules-hidden-back = Die Rückseite bleibt geheim, bis die Karte umgedreht wird.
third-rules-speed = { $spaces ->
    [one] um 1 Feld
   *[other] um { $spaces } Felder
  }
third-rules-speed-direct = beliebig weit
third-rules-hunter = Jäger: bewegt sich { $pace } auf { $prey } zu.
third-rules-patrol = Patrouille: bewegt sich { $pace } { $target } zu und stellt dort { $prey } zum Kampf.
third-rules-lurker = Lauerer – { $text }
third-rules-prey-anyone = jeden
third-rules-prey-nearest = den nächsten Ermittler
third-rules-prey-lowestLore = den Ermittler mit dem geringsten Wissen
third-rules-prey-highestLore = den Ermittler mit dem höchsten Wissen
third-rules-prey-lowestInfluence = den Ermittler mit dem geringsten Einfluss
third-rules-prey-highestInfluence = den Ermittler mit dem höchsten Einfluss
third-rules-prey-lowestObservation = den Ermittler mit der geringsten Beobachtung
third-rules-prey-highestObservation = den Ermittler mit der höchsten Beobachtung
third-rules-prey-lowestStrength = den Ermittler mit der geringsten Stärke
third-rules-prey-highestStrength = den Ermittler mit der höchsten Stärke
third-rules-prey-lowestWill = den Ermittler mit der geringsten Willenskraft
third-rules-prey-highestWill = den Ermittler mit der höchsten Willenskraft
third-rules-prey-mostClues = den Ermittler mit den meisten Hinweisen
third-rules-prey-mostRemnants = den Ermittler mit den meisten Überresten
third-rules-prey-mostSpells = den Ermittler mit den meisten Zaubern
third-rules-keyword-elusive = Schwer fassbar: stellt von sich aus niemanden zum Kampf.
third-rules-keyword-watcher = Beobachter: schränkt Aktionen und Begegnungen des Ermittlers, mit dem es im Kampf ist, nicht ein und zieht mit ihm mit.
third-rules-keyword-massive = Massig: stellt alle auf seinem Feld zum Kampf und kann nicht erschöpft werden.
third-rules-keyword-elite = Elite: { $elite } Ausdauer mehr für jeden Ermittler bei Spielbeginn.
third-rules-keyword-feed = Fressen: regeneriert so viel Ausdauer, wie es Schaden zufügt.
third-rules-keyword-retaliate = Vergeltung: greift jeden an, der es angreift, ohne ihm Schaden zuzufügen.
third-rules-reward = Belohnung – { $text }
third-rules-is-worshiper = Gehört zu den sechs Anbetern.
third-rules-leaves-remnant = Hinterlässt einen Überrest, wenn es durch einen Angriff besiegt wird.
third-rules-spawns = Erscheint { $place }.
third-rules-starting = Hat zu Beginn: { $cards }.
third-rules-starting-choice = Hat zu Beginn: { $cards }, dazu nach Wahl { $choice }.
third-rules-starting-may = Hat zu Beginn: { $cards }. Du darfst dazu { $gift } nehmen.
third-rules-each-reckoning = Bei jeder Abrechnung: { $text }
third-rules-is-rumor = Ein Gerücht: bleibt im Kodex, bis etwas es entfernt oder ein anderes Gerücht kommt.

# Archivkarten
third-rules-on-add = Beim Hinzufügen: { $text }
third-rules-on-flip = Nach dem Umdrehen: { $text }
third-rules-is-space = Diese Karte ist ein Feld; Verderben, das hier liegen würde, kommt auf den Szenariobogen.
third-rules-objective = Ziel – { $text }
third-rules-setback = Gefahr – { $text }
third-rules-term-scar = Ein offener weißer Marker ist eine Narbe.
third-rules-term-mended-scar = Ein verdeckter weißer Marker ist eine geheilte Narbe.
