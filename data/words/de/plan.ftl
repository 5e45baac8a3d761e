### Pläne und Daueranweisungen: was man sagt, bevor man gefragt wird.

## Was ein Plan enthalten kann

plan-field-upkeep = Extras im Unterhalt
plan-upkeep-nothing = Nichts weiter
plan-field-sliders = Regler
plan-field-begin = Wenn du nicht da bist
plan-begin-without-me = Ohne mich anfangen
plan-field-goal = Ziel
plan-goal-stay = { CAPITAL(NAME($place, role: "at")) } bleiben
plan-field-leave = Hinweise { NAME($place, role: "at") }
plan-field-face = { $monster }, { $place }
plan-face-evade = Entkommen; misslingt es, frag mich
plan-face-evade-fight = Entkommen; misslingt es, bis zum Ende kämpfen
plan-face-fight = Bis zum Ende kämpfen
plan-field-hands = Im Kampf in der Hand
plan-field-rounds = Aus dem Kampf fliehen nach
plan-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
  }
plan-field-gate = Rückkehr durch welches Tor
plan-field-end = Danach { NAME($place, role: "at") }
plan-field-buy = Im Laden kaufen
plan-buy-weapon = Eine Waffe, sonst das Teuerste
plan-buy-tome = Einen Folianten, sonst das Teuerste
plan-buy-dearest = Das Teuerste, was ich mir leisten kann
plan-buy-cheapest = Das Billigste
plan-field-seal = Wenn das Tor sich schließt
plan-seal-seal = Mit Hinweisen versiegeln
plan-seal-keep = Hinweise behalten
plan-field-clues = Wenn eine Probe misslingt
plan-clues = { $count ->
    [0] Keine Hinweise ausgeben
    [one] Bis zu 1 Hinweis ausgeben
   *[other] Bis zu { $count } Hinweise ausgeben
  }
turn-go = Gehe { NAME($place, role: "to") }
turn-stay = Bleiben
turn-sliders = Regler
turn-encounter = Begegnung
turn-gate = Durch das Tor gehen
turn-fight-on = Weiterkämpfen
turn-fight-on-with = { $fight }, immer wieder, bis zum Sieg oder bis der nächste Fehlschlag dich niederstrecken würde
plan-preview = Chance, dass alles glattgeht, ohne Hinweise: etwa { $percent } %.

## Warum etwas aus einem Plan entfällt

plan-misfit-sliders = die Regler lassen sich so nicht setzen
plan-misfit-monster = { NAME($monster, article: "the") } war bei der Planung noch nicht { NAME($place, role: "at") }
plan-misfit-gate = das Tor { NAME($place, role: "at") } hat sich verändert
plan-misfit-way = { NAME($place, article: "the") } { AGREES($place) ->
    [one] ist
   *[other] sind
  } jetzt außer Reichweite
plan-misfit-place = der Ermittler ist jetzt { NAME($place, role: "at") }
plan-misfit-end = das geht { NAME($place, role: "at") } nicht

## Was Daueranweisungen enthalten können

order-field-when = Wann die Anweisungen gelten
order-when-now = Sofort, ohne mich zu fragen
order-when-silence = Erst wenn meine Antwortfrist um ist
order-field-clues = Hinweise bei einer Probe
order-clues-never = Keine ausgeben
order-clues-pass-1 = Ausgeben, solange 1 Erfolg fehlt
order-clues-pass-2 = Ausgeben, solange höchstens 2 Erfolge fehlen
order-clues-pass-3 = Ausgeben, solange höchstens 3 Erfolge fehlen
order-clues-harm = Nur gegen Monster ausgeben
order-clues-always = Ausgeben, wann immer es helfen könnte
order-field-lastClue = Der letzte Hinweis
order-lastClue-keep = Nie für eine Probe ausgeben
order-field-leave = Hinweise, wo ich stehen bleibe
order-leave-all = Den anderen überlassen
order-field-monsters = Monster im Weg
order-monsters-evade = Entkommen und fliehen
order-monsters-fight-50 = Ab 50 % kämpfen, sonst entkommen
order-monsters-fight-60 = Ab 60 % kämpfen, sonst entkommen
order-monsters-fight-70 = Ab 70 % kämpfen, sonst entkommen
order-monsters-fight-80 = Ab 80 % kämpfen, sonst entkommen
order-monsters-fight-90 = Ab 90 % kämpfen, sonst entkommen
order-monsters-fight = Immer kämpfen
order-field-weapons = Waffen, die liebste zuerst
order-field-spells = Zauber im Kampf
order-spells-no = Keine wirken
order-spells-yes = Die wirken, die ich habe
order-field-losses = Was zuerst verloren geht
order-field-route = Mein Ziel
order-field-gate = An einem erkundeten Tor
order-gate-close = Schließen, Hinweise behalten
order-gate-seal = Schließen und mit Hinweisen versiegeln
order-gate-elder-sign = Älteres Zeichen benutzen, sonst schließen
order-gate-wait = Warten
order-field-trade = Annehmen, ohne zu fragen
order-trade-gifts = Geschenke, von wem auch immer
order-field-encounter = An einem Ort mit Fähigkeit
order-encounter-encounter = Eine Begegnung haben
order-encounter-ability = Die Fähigkeit nutzen
order-field-abilityAt = Wo ich die Fähigkeit nutze
order-field-clueTaker = Ein Hinweis, der bei mir erscheint
order-clueTaker-me = Für mich
order-clueTaker-others = Zuerst für die anderen
order-field-before = Kann ich handeln, frag mich vorher
order-before-encounter = Meine Begegnung
order-before-mythos = Mythoskarte
order-before-attack = Angriffe im Endkampf
order-field-pass = Immer passen bei
order-pass-upkeep-next = Extras im Unterhalt
order-pass-upkeep-sliders = Regler verschieben
order-pass-move-world = Extras in Anderen Welten
order-pass-combat-start = Zauber vor der Horrorprobe
order-pass-check-before = Karten und Zauber vor einer Probe
order-pass-check-lend = Anderen meine Fähigkeiten leihen
order-pass-loss-prevent = Verluste verhindern
order-pass-effect-may = Was eine Karte mir freistellt
order-pass-encounter-redraw = Eine andere Begegnung ziehen
order-pass-shop-wish = Verkäufe
order-pass-rumor-pay = Für Gerüchte zahlen
order-pass-trade-consent = Tausch, außer Geschenken
order-pass-window-act = Handeln vor einer Begegnung oder Mythoskarte

## Daueranweisungen in Sätzen

order-told-when = { $value ->
    [silence] Diese Anweisungen gelten erst, wenn meine Antwortfrist um ist.
   *[now] Diese Anweisungen gelten sofort, ohne mich zu fragen.
  }
order-told-clues = { $value ->
    [never] Bei einer Probe gebe ich keine Hinweise aus.
    [pass-1] Bei einer Probe gebe ich Hinweise aus, solange 1 Erfolg fehlt.
    [pass-2] Bei einer Probe gebe ich Hinweise aus, solange höchstens 2 Erfolge fehlen.
    [pass-3] Bei einer Probe gebe ich Hinweise aus, solange höchstens 3 Erfolge fehlen.
    [harm] Hinweise gebe ich nur bei Proben gegen Monster aus.
   *[always] Bei einer Probe gebe ich Hinweise aus, wann immer es helfen könnte.
  }
order-told-lastClue = Meinen letzten Hinweis gebe ich nie für eine Probe aus.
order-told-leave = Wo ich stehen bleibe, lasse ich die Hinweise liegen.
order-told-monsters = { $value ->
    [evade] Monstern im Weg entkomme ich, und aus Kämpfen fliehe ich.
    [fight-50] Monster im Weg bekämpfe ich ab 50 %, den anderen entkomme ich.
    [fight-60] Monster im Weg bekämpfe ich ab 60 %, den anderen entkomme ich.
    [fight-70] Monster im Weg bekämpfe ich ab 70 %, den anderen entkomme ich.
    [fight-80] Monster im Weg bekämpfe ich ab 80 %, den anderen entkomme ich.
    [fight-90] Monster im Weg bekämpfe ich ab 90 %, den anderen entkomme ich.
   *[fight] Ich bekämpfe jedes Monster im Weg.
  }
order-told-weapons = Im Kampf greife ich zuerst hierzu: { $choice }.
order-told-spells = { $value ->
    [no] Im Kampf wirke ich keine Zauber.
   *[yes] Im Kampf wirke ich die Zauber, die ich habe.
  }
order-told-losses = Muss ich etwas verlieren, dann zuerst: { $choice }.
order-told-route = Mein Ziel: { $choice }.
order-told-gate = { $value ->
    [close] Ein Tor, das ich erkundet habe, schließe ich und behalte die Hinweise.
    [seal] Ein Tor, das ich erkundet habe, schließe ich und versiegle es mit Hinweisen.
    [elder-sign] An einem Tor, das ich erkundet habe, benutze ich ein Älteres Zeichen, sonst schließe ich es.
   *[wait] An einem Tor, das ich erkundet habe, warte ich.
  }
order-told-trade = Ohne Rückfrage nehme ich an: { $choice }.
order-told-encounter = { $value ->
    [encounter] An einem Ort mit Fähigkeit habe ich eine Begegnung.
   *[ability] An einem Ort mit Fähigkeit nutze ich diese.
  }
order-told-abilityAt = Hier nutze ich die Fähigkeit: { $choice }.
order-told-clueTaker = { $value ->
    [me] Ein Hinweis, der bei mir erscheint, gehört mir.
   *[others] Ein Hinweis, der bei mir erscheint, geht zuerst an die anderen.
  }
order-told-before = Könnte ich etwas tun, frag mich, bevor es so weit ist: { $choice }.
order-told-pass = Ich passe immer bei: { $choice }.
order-misfit-route = { NAME($place, role: "to") } führt jetzt kein Weg

## Das Bild eines Weges in Worten

alt-route = { NAME($investigator, case: "genitive") } geplanter Weg, { NAME($place, role: "from") }:
alt-step = { $step }. { $place }{ $count ->
    [0] { "" }
    [one] ; hier wartet { NAME($monsters, article: "a") }
   *[other] ; hier warten { NAME($monsters, article: "a") }
  }

## Was der Tisch sagt

plan-lead = { $name }, wie geplant: { $choice }.
orders-lead = { $name }, laut Daueranweisung: { $choice }.
orders-by-silence = -# { $name } hat nicht rechtzeitig geantwortet; laut Daueranweisung: { $ask } **{ $choice }** ({ $rule })
plan-misfit = { $name }: Der Plan geht nicht mehr auf – { $why }. Was davon abhing, entfällt.
orders-misfit = { $name }: Eine Daueranweisung entfällt – { $why }.
plan-undone = Mit der zurückgenommenen Antwort { AGREES($names) ->
    [one] verliert { $names } auch den Plan
   *[other] verlieren { $names } auch ihre Pläne
  }.
refused-no-plans = In diesem Spiel wird nicht geplant.
refused-nothing-to-plan = Gerade gibt es nichts zu planen.
refused-plan-empty = Der Plan ist leer. Wähle zuerst etwas.

## Das Formular

button-look-plan = Plan …
button-look-use = Benutzen …
plan-advised = Rat: Das wäre die vorsichtige Wahl
plan-modal-title = { $investigator }: nächster Zug
said-title-plan = **{ $investigator }: nächster Zug.** Was du offenlässt, entscheidest du, wenn es so weit ist.
said-title-orders = **{ $investigator }: Daueranweisungen.** Sie gelten, bis du sie änderst.
said-row = **{ $label }:** { $choice }
said-open-plan = Noch offen: { $labels }.
said-open-orders = Alles andere entscheidest du, wenn es so weit ist.
said-numbered = { $number }. { $label }
said-plan-draft = Noch nicht festgelegt. **Plan festlegen** setzt ihn in Kraft.
said-plan-set = Der Plan steht. Er wird ausgeführt, wenn du am Zug bist, falls dann noch alles so ist wie jetzt.
said-plan-gone = Der Zug, für den du geplant hast, ist schon vorbei.
said-fields = Was planen …
said-ask-me = Offenlassen
said-other-seat = { $investigator }
button-said-set = Plan festlegen
button-said-forget = Alles verwerfen
use-title = Das kannst du jederzeit benutzen:
use-nothing = Du hast gerade nichts, was du benutzen könntest.
use-done = Erledigt: { $choice }.

## Befehle

command-plan = plan
command-plan-description = Vorab sagen, was dein Ermittler im nächsten Zug tut
command-plan-step = schritt
command-plan-step-description = Welcher Teil des Zuges
command-plan-choice = wahl
command-plan-choice-description = Was dann zu tun ist
command-plan-set = festlegen
command-plan-set-description = Den Plan in Kraft setzen
command-plan-forget = verwerfen
command-plan-forget-description = Den Plan verwerfen
command-orders = anweisungen
command-orders-description = Daueranweisungen: was der Bot dich nicht fragen muss
command-orders-step = anweisung
command-orders-step-description = Welche Anweisung
command-orders-choice = wahl
command-orders-choice-description = Was zu tun ist
command-orders-forget = verwerfen
command-orders-forget-description = Alle deine Daueranweisungen verwerfen
