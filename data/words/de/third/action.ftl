## Dritte Edition: Züge, Aktionen, Karten, Reaktionen
## $seat ist der Name des Ermittlers.

## Züge

third-ask-action-turn = { $waiting ->
    [one] { $seat } ist am Zug: { $left ->
        [one] 1 Aktion.
       *[other] { $left } Aktionen.
      }
   *[other] { $seat } kann jetzt ziehen, mit { $left ->
        [one] 1 Aktion. Die Reihenfolge ist frei: Wer drückt, zieht als Nächstes.
       *[other] { $left } Aktionen. Die Reihenfolge ist frei: Wer drückt, zieht als Nächstes.
      }
  }
third-ask-action-turn-delayed = { $seat } ist aufgehalten. Das Aufstehen kostet die erste Aktion.
third-option-stand-up = Am Zug: aufstehen
third-ask-action-next = { $seat }: noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
  }. Was jetzt?
third-option-end-turn = Zug beenden
third-ask-action-additional = { $seat } hat 1 zusätzliche Aktion. Welche?
third-ask-action-additional-thanks = { CAPITAL($source) }: { $seat } erhält 1 zusätzliche Aktion. Welche?
third-option-no-action = Fertig

## Aktionen

third-option-attack = Angriff: { $monster }
third-brief-attack = { $count ->
    [1] Angreifen
   *[other] { $monster }
  }
third-note-attack = { $health ->
    [one] Braucht 1 Schaden
   *[other] Braucht { $health } Schaden
  }{ $status ->
    [own] {""}
    [engaged] ; lässt vom bisherigen Gegner ab
    [ready] ; stellt dich zum Kampf
   *[exhausted] ; bleibt erschöpft
  }
third-option-evade = Entkommen: { $monsters }
third-option-evade-many = Allen { $count } entkommen
third-brief-evade = Entkommen
third-note-evade = { $count ->
    [one] Gelingt es, hast du 1 weitere Aktion
   *[other] Je Erfolg bist du 1 Monster los; bist du alle los, hast du 1 weitere Aktion
  }
third-option-move = Bewegen
third-note-move = Bis zu { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  }{ $more ->
    [0] {""}
    [one] , 1 weiteres für $1
   *[other] , bis zu { $more } weitere für je $1
  }
third-option-ward = Bannen
third-note-ward = { $doom ->
    [0] Kein Verderben hier; es bliebe beim Wurf
    [one] 1 Verderben hier
   *[other] { $doom } Verderben hier; 2 auf einmal bringen einen Überrest
  }
third-option-research = Nachforschen
third-note-research = { $clues ->
    [0] Du hast keine Hinweise; es bliebe beim Wurf
    [one] Du hast 1 Hinweis; je Erfolg wird 1 erforscht
   *[other] Du hast { $clues } Hinweise; je Erfolg wird 1 erforscht
  }
third-option-focus = Fertigkeit fokussieren
third-note-focus = { $tokens } von { $limit } Fokusmarkern
third-note-focus-unlimited = { $tokens ->
    [one] 1 Fokusmarker
   *[other] { $tokens } Fokusmarker
  }, kein Limit
third-option-gather = Mittel beschaffen
third-note-gather = Du hast ${ $money }
third-note-stands-up = Steht stattdessen auf
third-turn-stand-up = Aufstehen
third-turn-move = Gehen: { $label }
third-turn-focus = Fokus: { $label }
third-turn-attack = Angreifen
third-turn-gather = Beschaffen
third-option-trade = Mit { $partners } tauschen
third-option-codex-action = Aktion „{ $card }“
third-option-cast = „{ $card }“ wirken
third-note-cast = Erst { $horror } Horror oder { $horror ->
    [one] ein Überrest
   *[other] je ein Überrest
  }.
third-note-cast-and = { $cast } { $text }

third-ask-action-focus = { $seat } fokussiert. Welche Fertigkeit?
third-option-focus-skill = { $skill }
third-note-skill = Fertigkeit { $value }
third-ask-attack-target = { $seat } greift an. Welches Monster?
third-ask-attack-during = { $seat } greift an. Noch etwas nutzen?
third-ask-evade-which = { $seat } entkommt { $count ->
    [one] 1 Monster. Welchem?
   *[other] { $count } Monstern. Welchen?
  }
third-ask-evade-beside = { $seat } ist entkommen. Gleich jetzt bewegen?
third-option-later = Erst nach der Aktion

## Tauschen

third-ask-trade-partner = { $seat } tauscht. Mit wem?
third-option-trade-done = Genug getauscht
third-ask-trade-goods = { $seat } und { $partner }: Welche Karten tauschen?
third-option-trade-give = { NAME($card, case: "accusative") } geben
third-option-trade-take = { NAME($card, case: "accusative") } erbitten
third-note-trade-used = In dieser Phase schon genutzt: erst in der nächsten wieder
third-ask-trade-money = { $seat } und { $partner }: Und Geld?
third-option-trade-no-money = Kein Geld
third-option-trade-give-money = ${ $amount } geben
third-option-trade-take-money = ${ $amount } erbitten
third-ask-trade-clues = { $seat } und { $partner }: Und Hinweise?
third-option-trade-no-clue = Keine Hinweise
third-option-trade-give-clue = { $amount ->
    [one] 1 Hinweis
   *[other] { $amount } Hinweise
  } geben
third-option-trade-take-clue = { $amount ->
    [one] 1 Hinweis
   *[other] { $amount } Hinweise
  } erbitten
third-ask-trade-remnants = { $seat } und { $partner }: Und Überreste?
third-option-trade-no-remnant = Keine Überreste
third-option-trade-give-remnant = { $amount ->
    [one] 1 Überrest
   *[other] { $amount } Überreste
  } geben
third-option-trade-take-remnant = { $amount ->
    [one] 1 Überrest
   *[other] { $amount } Überreste
  } erbitten
third-ask-trade-consent = { $partner } bietet { NAME($gets, article: "the", case: "accusative") } gegen { NAME($gives, article: "the", case: "accusative") }. Ist { $seat } einverstanden?
third-option-trade-accept = Einverstanden
third-option-trade-refuse = Ablehnen
third-trade-money = ${ $amount }
third-trade-clue = { $amount ->
    [one] 1 Hinweis
   *[other] { $amount } Hinweise
  }
third-trade-remnant = { $amount ->
    [one] 1 Überrest
   *[other] { $amount } Überreste
  }
third-trade-nothing = nichts

## Karten

third-ask-card-item = { $seat } erhält einen Gegenstand. Welchen?
third-option-card = { $card }
third-note-value = Wert { $value }. { $text }
third-option-item-deck = Vom Gegenstandsstapel ziehen
third-ask-shop-buy = { $seat } hat ${ $money }. Was kaufen?
third-option-buy = { $card } · ${ $amount }
third-option-buy-half = { $card } · ${ $amount }, halber Preis ({ $by })
third-option-buy-nothing = { $bought ->
    [0] Nichts kaufen
   *[other] Fertig
  }
third-ask-shop-discard = { $seat } hat nichts gekauft. Bis zu 2 Karten aus der Auslage ablegen?
third-ask-spell-remnants = { $seat } wirkt „{ $card }“: { $horror ->
    [one] 1 Horror.
   *[other] { $horror } Horror.
  } Jeder ausgegebene Überrest verhindert 1. Wie viele?
third-ask-spell-harm = { $seat } wirkt „{ $card }“. Den Horror stattdessen als Schaden nehmen?

## Reaktionen

third-option-use = { NAME($what, case: "accusative") } nutzen
third-option-use-own = Eigene Fähigkeit nutzen
third-option-use-against = Eingreifen: { $what }
third-option-none = Nein
third-ask-reaction-may = { $event ->
    [gatherResourcesAction] { $seat } hat Mittel beschafft. Das nutzen?
    [moveAction] { $seat } hat sich bewegt. Das nutzen?
    [researchAction] { $seat } hat nachgeforscht. Das nutzen?
    [focusAction] { $seat } hat fokussiert. Das nutzen?
    [yourAction] { $seat } hat eine Aktion ausgeführt. Soll es jemand gleichtun?
    [castSpell] { $seat } hat einen Zauber gewirkt. Das nutzen?
    [encounter] { $seat } hatte eine Begegnung. Das nutzen?
    [gainClue] { $seat } hat einen Hinweis erhalten. Das nutzen?
    [youRemoveDoomFromYourSpace] { $seat } hat Verderben entfernt. Das nutzen?
    [youSufferHorror] { $seat } hat Horror erlitten. Das nutzen?
    [youDefeatMonster] { $seat } hat { NAME($monster, article: "the", case: "accusative") } besiegt. Das nutzen?
    [youDefeatMonsterByAttack] { $seat } hat { NAME($monster, article: "the", case: "accusative") } besiegt. Das nutzen?
    [youDisengageMonster] { $seat } ist { NAME($monster, article: "the", case: "dative") } entkommen. Das nutzen?
    [youDamageMonster] { $seat } hat { NAME($monster, article: "the", case: "accusative") } verletzt. Das nutzen?
    [monsterDamagesYou] { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
        [one] hat
       *[other] haben
      } { $seat } verletzt. Das nutzen?
    [monstersAttackYou] Gleich greifen Monster { $seat } an. Das nutzen?
    [buyFromDisplay] { $seat } will gleich kaufen. Das vorher nutzen?
    [youWouldSufferDamageOrHorror] { $seat } wird gleich Schaden oder Horror erleiden. Etwas davon verhindern?
    [anyInvestigatorOrAllyWouldSufferDamage] { $whom } wird gleich Schaden erleiden. Springt { $seat } ein?
    [monsterWouldEngageAnotherInvestigatorInYourSpace] { CAPITAL(NAME($monster, article: "the")) } { AGREES($monster) ->
        [one] will
       *[other] wollen
      } { $whom } zum Kampf stellen. Lockt { $seat } das Monster fort?
   *[other] { $seat } hat jetzt die Gelegenheit. Das nutzen?
  }

## Warum ein Befehl jetzt nicht geht und was sich dagegen tun lässt

third-why-phase = Das geht nur in der Aktionsphase ({ $action }); jetzt läuft: { $phase }.
third-why-done = Deinen Zug hast du in dieser Runde schon hinter dir.
third-why-engaged = Du bist im Kampf mit { NAME($monsters, article: "the", case: "dative") }: Greif an, entkomm oder fokussiere.
third-why-performed = Das hast du in dieser Runde schon getan: { $action }. Jede Aktion geht nur einmal je Runde.
third-why-no-monster = Auf deinem Feld ist kein Monster.
third-why-not-engaged = Kein Monster ist im Kampf mit dir.
third-why-no-clues = Du hast keine Hinweise. Du bekommst welche bei Begegnungen in Stadtvierteln, in denen Hinweise liegen.
third-why-no-doom = { CAPITAL(NAME($place, role: "at")) } liegt kein Verderben. Banne auf einem Feld, auf dem welches liegt.
