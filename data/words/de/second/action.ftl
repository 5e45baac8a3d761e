### Fragen zu dem, was ein Ermittler tut: Unterhalt, Bewegung, Monster, Kampf, Zauber, Tore, Tausch.
### $seat ist der Name des Ermittlers.

## Unterhalt

ask-upkeep-return = { $seat } kehrt von jenseits von Raum und Zeit zurück. Wohin?
ask-upkeep-next = { $seat }: Vor der Bewegung noch etwas nutzen?
option-upkeep-roll = Jetzt würfeln: { $card }
option-upkeep-done = Fertig
option-clue-hand-on = Hinweis an { $seat }
option-clue-put-back = { CAPITAL(NAME($place, role: "at")) } lassen
option-move-sliders = Regler verschieben
option-sitting-go-on = Weiter
ask-sitting-begin = { $seat }: Spielst du jetzt deinen Zug? Noch gibt es nichts zu entscheiden.
ask-upkeep-sheet = { $seat }: Was hast du in dieser Runde vor? Leg einen Plan fest – oder stell nur die Regler ein und entscheide den Rest, wenn er kommt.
ask-upkeep-sliders = { $seat }: Verschiebe deine Regler um höchstens { $focus ->
    [one] 1 Position.
   *[other] { $focus } Positionen.
  }
option-sliders = { $moved }
slider-name-speed-sneak = Geschwindigkeit / Heimlichkeit
slider-name-fight-will = Kampfkraft / Willenskraft
slider-name-lore-luck = Wissen / Glück
slider-speed-sneak = Geschwindigkeit { $speed } / Heimlichkeit { $sneak }
slider-fight-will = Kampfkraft { $fight } / Willenskraft { $will }
slider-lore-luck = Wissen { $lore } / Glück { $luck }
note-sliders = Geschwindigkeit { $speed }, Heimlichkeit { $sneak }; Kampfkraft { $fight }, Willenskraft { $will }; Wissen { $lore }, Glück { $luck }
sliders-beyond = Das ist zu viel: Dein Fokus erlaubt nur { $focus ->
    [one] 1 Position
   *[other] { $focus } Positionen
  }.
slider-brief = { $skill ->
    [speed] Geschwindigkeit
    [fight] Kampfkraft
   *[lore] Wissen
  } { $value }
option-sliders-keep = Regler so lassen
option-sliders-middle = In der Mitte beginnen

## Bewegung

ask-move-next = { $seat } { NAME($place, role: "at") }: { $points ->
    [0] keine Schritte mehr. Was jetzt?
    [one] noch 1 Schritt. Wohin?
   *[other] noch { $points } Schritte. Wohin?
  }
ask-move-met = { $seat } { NAME($place, role: "at") }: Hier { AGREES($monsters) ->
    [one] lauert
   *[other] lauern
  } { NAME($monsters, article: "the") }. Erst entkommen oder kämpfen.
option-go = { $place }
note-go = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }{ $number ->
    [0] { "" }
   *[other] { " " }· { $number } auf dem Plan
  }
brings-clues = { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  }
brings-gate = Tor
# Wohin es führt, wenn du bleibst
brings-encounter = Begegnung
brings-unknown-gate = Tor
brings-world = { NAME($world, role: "to") }
option-wagon = Per Wagen { NAME($place, role: "to") }
option-stop-here = { $clues ->
    [0] Hier bleiben
    [one] Bleiben · 1 Hinweis
   *[other] Bleiben · { $clues } Hinweise
  }
option-stop-leaving = { $clues ->
    [0] Bleiben · Hinweise liegen lassen
    [one] Bleiben · nur 1 Hinweis nehmen
   *[other] Bleiben · nur { $clues } Hinweise nehmen
  }
option-leave-clues = Hinweise liegen lassen …
ask-move-clues = { $after ->
    [true] { $seat }: Wie viele Hinweise lässt du { NAME($place, role: "at") } liegen?
   *[other] { $seat }: Wie viele Hinweise lässt du dort liegen, wo du diese Runde stehen bleibst?
  }
option-leave = { $clues ->
    [0] Alle Hinweise nehmen
    [one] 1 Hinweis liegen lassen
   *[other] { $clues } Hinweise liegen lassen
  }
ask-move-world = { $seat } geht weiter durch eine Andere Welt. Vorher noch etwas nutzen?
ask-move-world-after = { $seat } ist in einer Anderen Welt. Noch etwas nutzen, ehe sich zeigt, was dort wartet?
option-world-stay = Bleiben
option-world-on = Weitergehen
option-world-back = Zurück nach Arkham
ask-return-gate = { $seat } kehrt zurück { NAME($world, role: "from") }. Durch welches Tor?
option-return-gate = { $place }
note-return-gate = Schließen { $modifier }{ $count ->
    [0] {""}
   *[other] , bewacht: { NAME($monsters, article: "a") }
  }

## Begegnungen mit Monstern

ask-combat-face = { $seat } trifft auf { NAME($monsters, article: "a", case: "accusative") }. Entkommen oder kämpfen?
option-evade = Entkommen: { $monster }
# So viel von einem langen Namen, wie mit den Chancen auf einen Knopf passt.
option-monster-brief = { $id ->
    [dimensional-shambler] Schlurfer
    [god-of-the-bloody-tongue] Blutige Zunge
    [haunter-of-the-dark] Jäger
    [hound-of-tindalos] Hund
    [the-bloated-woman] Aufgedunsene
    [the-dark-pharaoh] Pharao
   *[other] { $monster }
  }
option-fight = Kämpfen: { $monster }
note-check = { $dice ->
    [0] Nur Würfel für Hinweise
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }, { $needed ->
    [one] 1 Erfolg
   *[other] { $needed } Erfolge
  } nötig
note-dice = { $dice ->
    [0] Nur Würfel für Hinweise
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }, jeder Erfolg zählt
note-staked = { $check }. { $stakes }
note-fight = { $check }; davor eine Horrorprobe ({ $dice ->
    [0] kein Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }): −{ $damage } geistige Gesundheit, wenn sie misslingt{ $nightmarish ->
    [0] {""}
   *[other] , und −{ $nightmarish }, wenn sie gelingt
  }
ask-combat-start = { CAPITAL(NAME($monster, article: "the")) } wendet sich { $seat } zu. Vor der Horrorprobe noch etwas wirken?
option-go-on = Dem Grauen ins Auge sehen
ask-check-reroll = Welchen Würfel neu werfen?
option-reroll-die = Eine { $die }
option-act-no = Weiter
ask-battle-trade = { $seat }: Vor den Angriffen noch mit jemandem tauschen?
ask-battle-ward = { $seat }: { $ancientOne } holt zum Angriff aus. Den Angriff abwehren?
ask-window-act = { $seat }, { $before ->
    [mythos] gleich wird die Mythoskarte gezogen
   *[encounter] gleich beginnt die Begegnung
  }. Vorher noch etwas nutzen?
ask-combat-round = { $seat } gegen { NAME($monster, article: "the", case: "accusative") }, Kampfrunde { $round }. { $stakes }
option-flee = Fliehen
option-escape = Sich davonmachen
option-other-hands = Anderes in die Hände …
option-hands-back = Zurück
ask-combat-hands = { $seat }: Welche Waffen oder Zauber?
option-hands = { $cards }
option-hands-two = { $one } + { $other }
option-hand-brief = { $id ->
    [derringer-18] 18er
    [revolver-38] 38er
    [automatic-45] 45er
    [cavalry-saber] Säbel
    [enchanted-blade] Verz. Klinge
    [enchanted-knife] Verz. Messer
    [powder-of-ibn-ghazi] Pulver
    [dread-curse-of-azathoth] Grauser Fluch
    [red-sign-of-shudde-mell] Rotes Zeichen
   *[other] { $card }
  }
option-hands-none = Bloße Hände
note-hands = { $dice ->
    [0] Keine Würfel dazu
    [one] +1 Würfel
   *[other] +{ $dice } Würfel
  }{ $toCast ->
    [0] {""}
   *[other] , falls sich wirken lässt: { $spells }
  }
ask-combat-damage = { CAPITAL(NAME($monster, article: "the")) } trifft { $seat }.
option-damage-take = { $damage } Ausdauer verlieren
ask-battle-attack = { $seat } greift den Großen Alten an. Wie?

## Was an einer Probe hängt

stakes-evade = { $damage ->
    [0] Misserfolg: { $fleeing ->
        [true] Der Kampf geht weiter.
       *[false] Der Kampf beginnt.
      }
   *[other] Misserfolg: −{ $damage } Ausdauer (noch { $stamina }){ $out ->
        [true] : **bewusstlos**.
       *[false] { $fleeing ->
            [true] , und der Kampf geht weiter.
           *[false] , und der Kampf beginnt.
          }
      }
  }
stakes-horror = Misserfolg: −{ $damage } geistige Gesundheit (noch { $sanity }){ $out ->
    [true] : **wahnsinnig**.
   *[false] .
  }{ $nightmarish ->
    [0] {""}
   *[other] {" "}Selbst ein Erfolg kostet { $nightmarish }.
  }
stakes-fight = { $damage ->
    [0] Misserfolg: kein Schaden.
   *[other] Misserfolg: −{ $damage } Ausdauer (noch { $stamina }){ $out ->
        [true] : **bewusstlos**.
       *[false] .
      }
  }
stakes-attack = Jeder Erfolg zählt.
stakes-cast = Misserfolg: „{ $card }“ bewirkt nichts.
stakes-close = Misserfolg: Das Tor bleibt offen.

## Zauber

option-cast = „{ $card }“ wirken
note-cast = { $check }{ $hands ->
    [0] {""}
    [one] , 1 Hand
   *[other] , { $hands } Hände
  }. { $text }
note-for-attack = { $text } Kostet den nächsten Angriff, und nur einmal im Endkampf.
note-attack = Kostet den nächsten Angriff, und nur einmal im Endkampf.
note-use-check = { $check }. { $text }
ask-spell-weapon = { $seat }: Welche Waffe verzaubern?
option-weapon = { $card }
ask-spell-ignore = Welche Eigenschaft verliert { NAME($monster, article: "the") } bis zum Ende des Kampfes?
monster-ability-physical-resistance = Physische Resistenz
monster-ability-physical-immunity = Physische Immunität
monster-ability-magical-resistance = Magische Resistenz
monster-ability-magical-immunity = Magische Immunität
monster-ability-nightmarish = Albtraumhaft
monster-ability-overwhelming = Überwältigend
monster-ability-ambush = Hinterhalt
monster-ability-endless = Endlos

## Tore

ask-gate-close = { $seat } steht am Tor { NAME($gate, role: "to") }. Schließen?
option-close = Schließen mit { $skill }
option-elder-sign = Versiegeln { NAME($card, role: "with") }
note-elder-sign = Ohne Probe
option-gate-leave = Offen lassen
ask-gate-seal = Das Tor { NAME($place, role: "at") } ist geschlossen. Für { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  } auf immer versiegeln?
option-seal = Versiegeln · { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  }
option-no-seal = Hinweise behalten

## Tauschen

option-trade = Mit { $partner } tauschen
ask-trade-offer = { $seat } tauscht mit { $partner }. Welche Karten?
option-trade-give = { NAME($card, case: "accusative") } geben
option-trade-take = { NAME($card, case: "accusative") } erbitten
note-exhausted = Erschöpft
ask-trade-money = { $seat } tauscht mit { $partner }. Und Geld?
option-trade-no-money = Kein Geld
option-trade-pay = ${ $amount } geben
option-trade-get = ${ $amount } erbitten
ask-trade-consent = { $partner } bietet einen Tausch an: { $seat } bekommt { NAME($gets, article: "the", case: "accusative") } und gibt dafür { NAME($gives, article: "the", case: "accusative") }. Einverstanden?
trade-exhausted = { NAME($card, article: "the", case: "accusative") } (erschöpft)
trade-money = ${ $amount }
trade-nothing = nichts
option-trade-accept = Einverstanden
option-trade-refuse = Ablehnen
option-pay-back = { NAME($card, case: "accusative") } zurückzahlen · $10

# Warum ein Befehl jetzt nicht geht und was sich dagegen tun lässt
why-delayed = Du bist aufgehalten: In deiner nächsten Bewegungsphase stehst du auf, und erst eine Runde später kannst du wieder gehen.
why-phase-move = Gehen kannst du in der Bewegungsphase deines eigenen Zuges; jetzt läuft: { $phase }.
why-monster = Ein Monster versperrt den Weg: { $monsters }. Erst entkommen oder kämpfen.
why-no-steps = Diese Runde hast du keine Schritte mehr.
why-no-monster = Wo du bist, ist kein Monster.
why-no-gate = { CAPITAL(NAME($place, role: "at")) } ist kein offenes Tor.
why-unexplored = Geh erst durch das Tor: Wenn du aus der Anderen Welt zurück bist, kannst du es schließen.
why-phase-close = Ein Tor schließt du in der Phase der Begegnungen in Arkham, statt eine Begegnung zu haben.
why-seal = Ein Tor versiegelst du, gleich nachdem du es geschlossen hast, für 5 Hinweise (du hast { $clues }), oder mit einem Älteren Zeichen.
