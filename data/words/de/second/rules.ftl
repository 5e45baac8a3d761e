### Regeltext der zweiten Edition, aus den Effekten der Karten zusammengesetzt.
###
### Sätze bekommen $form: imperative und infinitive sind im Deutschen beide die Aufforderung an dich („ziehe 1 Zauber“), third
### spricht von jemand anderem („zieht 1 Zauber“). Jede Aufforderung beginnt mit ihrem Verb und kann so nach „sonst“, „danach“,
### „dafür“ oder „falls …,“ stehen; was anders beginnt, steht nach einem Doppelpunkt. Nur Preise (pay, spend) haben einen echten
### Infinitiv: „du darfst $3 zahlen“. Bedingungen enden mit ihrem Verb. Dinge stehen im Akkusativ, rules-stock-… und rules-kinds-…
### ohne Artikel, rules-deck-… im Genitiv nach „Stapel der“.

## Sätze

rules-sentence = { CAPITAL($clause) }.
rules-label = { CAPITAL($clause) }
rules-text = { $first } { $rest }
rules-clauses = { $clauses }
rules-and-then = { $first }, danach { $rest }
rules-and-separately = { $first }; { $rest }
rules-parted = { $first }; { $rest }
rules-then = danach { $clause }
rules-in-either-case = so oder so: { CAPITAL($clause) }
rules-and-in-either-case = { $first }; in jedem Fall { $rest }
rules-and-then-if = { $first }; danach: { $rest }
rules-and-lastly = { $first }; danach: { $rest }
rules-having-done = danach: { CAPITAL($clause) }
rules-then-if = danach: { CAPITAL($clause) }
rules-for-each-of-it = { $first }; { $rest } für jeden Punkt
rules-or = { $first } oder { $second }
rules-or-last = { $first } oder { $second }
rules-either = entweder { $first } oder { $second }
rules-and-also = { $first }, und { $rest }
rules-pay-and = { $cost } und { $clause }
rules-lasting-all = { $clause }, und zwar { $until }
rules-comma = { $first }, { $rest }
rules-times = tue Folgendes { $count ->
    [2] zweimal
   *[other] { $count }-mal
  }: { $clause }
rules-otherwise = sonst { $clause }
rules-if = falls { $condition }, { $clause }
rules-if-else = falls { $condition }, { $clause }; sonst { $otherwise }
rules-unless = außer wenn { $condition }, { $clause }
rules-may = { $form ->
    [third] darf { $clause }
   *[other] wenn du willst, { $clause }
  }
rules-may-pay = du darfst { $cost }; tust du es, { $clause }
rules-may-pay-then = du darfst { $cost }; tust du es: { $clause }
rules-pay-to = { $cost }, dafür { $clause }
rules-pay-then = { $cost }; danach { $clause }
rules-choose = { $form ->
    [third] wählt eines: { $options }
   *[other] wähle eines: { $options }
  }
rules-if-able = { $clause } (nach Wahl, soweit vorhanden)
rules-option = ({ $number }) { $clause }
rules-nothing-happens = keine Folgen
rules-do-nothing = { $form ->
    [third] tut nichts
   *[other] tue nichts
  }
rules-at-moment = { $moment }: { CAPITAL($clause) }
rules-lasting = { $clause } { $until }
rules-phased = { $phase } – { $text }
rules-when = { $event }: { CAPITAL($clause) }
rules-when-true = falls { $conditions }

## Proben und Würfel

rules-check = eine Probe auf { $skill } ({ $mod }){ $difficulty ->
    [1] {""}
   *[other] {" "}mit mindestens { $difficulty } Erfolgen
  }
rules-check-made = eine Probe auf { $skill } ({ $mod }){ $difficulty ->
    [1] {""}
   *[other] {" "}mit mindestens { $difficulty } Erfolgen
  }
rules-make-check = { $form ->
    [third] legt { $check } ab
   *[other] lege { $check } ab
  }
rules-check-pass = { $form ->
    [third] darf { $check } ablegen; wer besteht, { $pass }
   *[other] lege { $check } ab; bestehst du, { $pass }
  }
rules-check-fail = { $form ->
    [third] legt { $check } ab; wer scheitert, { $told }
   *[other] lege { $check } ab; scheiterst du, { $fail }
  }
rules-check-fail-apart = { $form ->
    [third] legt { $check } ab; wer scheitert, { $fail }
   *[other] lege { $check } ab; scheiterst du, { $fail }
  }
rules-check-both = lege { $check } ab; bestehst du, { $pass }; sonst { $fail }
rules-check-outcomes = { $form ->
    [third] legt { $check } ab; wer besteht, { $pass }; wer scheitert, { $fail }
   *[other] lege { $check } ab; bestehst du, { $pass }; scheiterst du, { $fail }
  }
rules-if-pass = bestanden: { CAPITAL($clause) }
rules-on-pass = bestanden: { CAPITAL($clause) }
rules-on-fail = gescheitert: { CAPITAL($clause) }
rules-if-fail = gescheitert: { CAPITAL($clause) }
rules-check-per-success = { $form ->
    [third] legt { $check } ab und { $each } für jeden Erfolg
   *[other] lege { $check } ab; für jeden Erfolg { $each }
  }
rules-check-per-success-else = { $form ->
    [third] legt { $check } ab und { $each } für jeden Erfolg; ohne Erfolg { $none }
   *[other] lege { $check } ab; für jeden Erfolg { $each }; ohne Erfolg { $none }
  }
rules-check-bands = { $form ->
    [third] legt { $check } ab; { $bands }
   *[other] lege { $check } ab; { $bands }
  }
rules-with-successes-exactly = { $min ->
    [0] ohne Erfolg { $clause }
    [one] bei { $min } Erfolg { $clause }
   *[other] bei { $min } Erfolgen { $clause }
  }
rules-with-successes-or-more = { $min ->
    [one] ab { $min } Erfolg { $clause }
   *[other] ab { $min } Erfolgen { $clause }
  }
rules-with-successes-range = { $min ->
    [0] bei höchstens { $max ->
        [one] { $max } Erfolg { $clause }
       *[other] { $max } Erfolgen { $clause }
      }
   *[other] bei { $min } oder { $max } Erfolgen { $clause }
  }
rules-roll-scale = { $form ->
    [third] wirft { $dice }; { $clauses }
   *[other] wirf { $dice }; { $clauses }
  }
rules-roll-scale-less = { $form ->
    [third] wirft { $dice } und zieht { $less } ab; { $clauses }
   *[other] wirf { $dice } und ziehe { $less } ab; { $clauses }
  }
rules-roll = { $form ->
    [third] wirft { $dice }; { $parts }
   *[other] wirf { $dice }; { $parts }
  }
rules-dice = { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  }
rules-dice-currentSanity = { $form ->
    [third] einen Würfel für jeden Punkt der eigenen geistigen Gesundheit
   *[other] einen Würfel für jeden Punkt deiner geistigen Gesundheit
  }
rules-dice-currentStamina = { $form ->
    [third] einen Würfel für jeden Punkt der eigenen Ausdauer
   *[other] einen Würfel für jeden Punkt deiner Ausdauer
  }
rules-on-success = bei einem Erfolg { $clause }
rules-on-failure = bei einem Fehlschlag { $clause }
rules-on-face = bei { $min }: { $clause }
rules-on-faces = bei { $min }–{ $max }: { $clause }
rules-each-die = für jeden Würfel mit { $min }–{ $max } { $clause }
rules-each-success = für jeden Erfolg { $clause }
rules-each-failure = für jeden Fehlschlag { $clause }
rules-skill-speed = Geschwindigkeit
rules-skill-sneak = Heimlichkeit
rules-skill-fight = Kampfkraft
rules-skill-will = Willenskraft
rules-skill-lore = Wissen
rules-skill-luck = Glück
rules-skill-combat = Kampf
rules-checks-speed = Geschwindigkeitsproben
rules-check-speed = eine Geschwindigkeitsprobe
rules-checks-sneak = Heimlichkeitsproben
rules-check-sneak = eine Heimlichkeitsprobe
rules-checks-fight = Kampfkraftproben
rules-check-fight = eine Kampfkraftprobe
rules-checks-will = Willenskraftproben
rules-check-will = eine Willenskraftprobe
rules-checks-lore = Wissensproben
rules-check-lore = eine Wissensprobe
rules-checks-luck = Glücksproben
rules-check-luck = eine Glücksprobe
rules-checks-evade = Entkommensproben
rules-check-evade = eine Entkommensprobe
rules-checks-horror = Horrorproben
rules-check-horror = eine Horrorprobe
rules-checks-combat = Kampfproben
rules-check-combat = eine Kampfprobe
rules-checks-spell = Zauberproben
rules-check-spell = eine Zauberprobe
rules-check-any = eine beliebige Fertigkeitsprobe
rules-check-gateClose = die Probe zum Schließen eines Tores

## Alle

rules-each-investigator = jeder Ermittler { $clause }
rules-each-investigator-where = jeder Ermittler{ $where } { $clause }
rules-that-investigator = dieser Ermittler { $clause }
rules-each-investigator-who = jeder Ermittler, der { $condition }, { $clause }
rules-each-other-investigator = { $first }; jeder andere Ermittler { $clause }
rules-each-investigator-except = jeder Ermittler { $clause }, außer wer { $condition }
rules-each-investigator-own-item = für jeden Gegenstand gilt: Sein Besitzer { $clause }
rules-first-player = der Startspieler { $clause }
rules-each-open-gate = für jedes offene Tor { $clause }
rules-each-own-item = für jeden deiner Gegenstände { $clause }

## Vorräte

rules-amount-money = ${ $count }
rules-amount-clue = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
  }
rules-amount-sanity = { $count } geistige Gesundheit
rules-amount-stamina = { $count } Ausdauer
rules-amount-maxSanity = { $count } maximale geistige Gesundheit
rules-amount-maxStamina = { $count } maximale Ausdauer
rules-amount-movementPoints = { $count ->
    [one] { $count } Bewegungspunkt
   *[other] { $count } Bewegungspunkte
  }
rules-amount-monsterTrophy = { $count ->
    [one] { $count } Monstertrophäe
   *[other] { $count } Monstertrophäen
  }
rules-amount-gateTrophy = { $count ->
    [one] { $count } Tortrophäe
   *[other] { $count } Tortrophäen
  }
rules-stock-money = Dollar
rules-stock-clue = Hinweise
rules-stock-sanity = geistige Gesundheit
rules-stock-stamina = Ausdauer
rules-stock-maxSanity = maximale geistige Gesundheit
rules-stock-maxStamina = maximale Ausdauer
rules-stock-movementPoints = Bewegungspunkte
rules-stock-monsterTrophy = Monstertrophäen
rules-stock-gateTrophy = Tortrophäen
rules-amount-all = sämtliche { $what }
rules-amount-halfDown = die Hälfte deiner { $what } (abgerundet)
rules-amount-halfUp = die Hälfte deiner { $what } (aufgerundet)
rules-amount-d6 = { $what } in Höhe eines Würfelwurfs
rules-amount-2d6 = { $what } in Höhe eines Wurfs mit 2 Würfeln
rules-amount-spent = { $what } in gleicher Höhe
rules-amount-per-success = { $what } für jeden Erfolg
rules-amount-up-to = bis zu { $what }
rules-amount-up-to-card = beliebig viele { $what }
rules-gain = { $form ->
    [third] erhält { $what }
   *[other] erhalte { $what }
  }
rules-gain-oneInSameArea = gib einem Ermittler auf deinem Feld { $what }
rules-gain-oneAnywhere = gib einem beliebigen Ermittler { $what }
rules-lose = { $form ->
    [third] verliert { $what }
   *[other] verliere { $what }
  }
rules-lose-maximum = { $form ->
    [third] verringert die eigene { $what } um { $count }
   *[other] verringere deine { $what } um { $count }
  }
rules-rolled-sanity = ebenso viel geistige Gesundheit
rules-rolled-stamina = ebenso viel Ausdauer
rules-rolled-clue = ebenso viele Hinweise
rules-rolled-money = ebenso viel Geld
rules-restore = { $form ->
    [third] regeneriert die gesamte { $what }
   *[other] regeneriere deine gesamte { $what }
  }
rules-split = { $form ->
    [third] erhält { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
      } geistige Gesundheit und Ausdauer, nach Belieben aufgeteilt
   *[other] erhalte { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
      } geistige Gesundheit und Ausdauer, nach Belieben aufgeteilt
  }
rules-split-d6 = { $form ->
    [third] erhält geistige Gesundheit und Ausdauer in Höhe eines Würfelwurfs, nach Belieben aufgeteilt
   *[other] erhalte geistige Gesundheit und Ausdauer in Höhe eines Würfelwurfs, nach Belieben aufgeteilt
  }
rules-split-spent = { $form ->
    [third] erhält für jeden gezahlten Dollar nach Wahl 1 geistige Gesundheit oder 1 Ausdauer
   *[other] erhalte für jeden gezahlten Dollar nach Wahl 1 geistige Gesundheit oder 1 Ausdauer
  }
rules-pay = { $form ->
    [third] zahlt { $what }
    [infinitive] { $what } zahlen
   *[other] zahle { $what }
  }
rules-spend = { $form ->
    [third] gibt { $what } aus
    [infinitive] { $what } ausgeben
   *[other] gib { $what } aus
  }
rules-discard = { $form ->
    [third] legt { $what } ab
   *[other] lege { $what } ab
  }

## Karten und Trophäen

rules-kind-item = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
  }
rules-kind-common = { $count ->
    [one] { $count } Gewöhnlichen Gegenstand
   *[other] { $count } Gewöhnliche Gegenstände
  }
rules-kind-unique = { $count ->
    [one] { $count } Einzigartigen Gegenstand
   *[other] { $count } Einzigartige Gegenstände
  }
rules-kind-spell = { $count } Zauber
rules-kind-skill = { $count ->
    [one] { $count } Talent
   *[other] { $count } Talente
  }
rules-kind-ally = { $count ->
    [one] { $count } Verbündeten
   *[other] { $count } Verbündete
  }
rules-kind-weapon = { $count ->
    [one] { $count } Waffe
   *[other] { $count } Waffen
  }
rules-kind-tome = { $count ->
    [one] { $count } Folianten
   *[other] { $count } Folianten
  }
rules-kind-clue = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
  }
rules-kind-monsterTrophy = { $count ->
    [one] { $count } Monstertrophäe
   *[other] { $count } Monstertrophäen
  }
rules-kind-gateTrophy = { $count ->
    [one] { $count } Tortrophäe
   *[other] { $count } Tortrophäen
  }
rules-kinds-item = Gegenstände
rules-kinds-common = Gewöhnliche Gegenstände
rules-kinds-unique = Einzigartige Gegenstände
rules-kinds-spell = Zauber
rules-kinds-skill = Talente
rules-kinds-ally = Verbündete
rules-kinds-weapon = Waffen
rules-kinds-tome = Folianten
rules-kinds-clue = Hinweise
rules-kinds-monsterTrophy = Monstertrophäen
rules-kinds-gateTrophy = Tortrophäen
rules-deck-common = Gewöhnlichen Gegenstände
rules-deck-unique = Einzigartigen Gegenstände
rules-deck-spell = Zauber
rules-deck-skill = Talente
rules-deck-ally = Verbündeten
rules-this-card = diese Karte
rules-that-item = diesen Gegenstand
rules-card-one = { NAME($card, article: "a", case: "accusative") }
rules-card-the = die Karte „{ $card }“
rules-card-own = { GENDER($card) ->
    [masculine] deinen
    [feminine] deine
   *[neuter] dein
  } { NAME($card, case: "accusative") }
rules-card-every = jede Karte „{ $card }“
rules-card-ally = { GENDER($card) ->
    [feminine] die Verbündete
   *[masculine] den Verbündeten
  } { $card }
rules-trophies-worth = { $count } Zähigkeit an Monstertrophäen
rules-draw = { $form ->
    [third] zieht { $what }
   *[other] ziehe { $what }
  }
rules-draw-keep = { $form ->
    [third] zieht { $what } und behält { $keep } davon
   *[other] ziehe { $what } und behalte { $keep } davon
  }
rules-draw-search = { $form ->
    [third] nimmt { $what } eigener Wahl aus dem Stapel
   *[other] nimm { $what } deiner Wahl aus dem Stapel
  }
rules-draw-filter = { $form ->
    [third] zieht { $what } vom Stapel der { $deck }
   *[other] ziehe { $what } vom Stapel der { $deck }
  }
rules-take = { $form ->
    [third] nimmt { $what }
   *[other] nimm { $what }
  }
rules-take-else = { $clause } (falls nicht verfügbar, { $otherwise })
rules-price-list = zum Listenpreis
rules-price-list-1 = für $1 unter dem Listenpreis
rules-price-list-plus-1 = für $1 über dem Listenpreis
rules-price-halfUp = zum halben Listenpreis (aufgerundet)
rules-price-double = zum doppelten Listenpreis
rules-buy-one-of = { $form ->
    [third] zieht { $what } und muss, wenn das Geld reicht, { $price } eine dieser Karten kaufen
   *[other] ziehe { $what }; wenn dein Geld reicht, musst du { $price } eine dieser Karten kaufen
  }
rules-buy-drawn = { $form ->
    [third] zieht { $what } und darf diese Karte { $price } kaufen
   *[other] ziehe { $what }; du darfst diese Karte { $price } kaufen
  }
rules-buy-any = { $form ->
    [third] zieht { $what } und darf beliebig viele davon { $price } kaufen
   *[other] ziehe { $what }; du darfst beliebig viele davon { $price } kaufen
  }
rules-buy-search = { $form ->
    [third] sucht aus dem Stapel der { $what } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
      } aus und darf sie { $price } kaufen
   *[other] suche aus dem Stapel der { $what } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
      } aus; du darfst sie { $price } kaufen
  }
rules-sell = { $form ->
    [third] verkauft { $what } { $price }
   *[other] verkaufe { $what } { $price }
  }
rules-sale = { $form ->
    [third] deckt { $common } und { $unique } auf; jeder Ermittler darf davon zum Listenpreis kaufen, was er möchte; bei Streit entscheidest du, und den Rest legst du ab
   *[other] decke { $common } und { $unique } auf; jeder Ermittler darf davon zum Listenpreis kaufen, was er möchte; bei Streit entscheidest du, und den Rest legst du ab
  }
rules-discard-ally-from-deck = lege { $count ->
    [one] { $count } zufälligen Verbündeten
   *[other] { $count } zufällige Verbündete
  } aus dem Verbündetenstapel in die Schachtel zurück
rules-trophies-to-board = { $form ->
    [third] bringt { NAME($monsters, number: "plural", article: "the", case: "accusative") } unter den eigenen Monstertrophäen wieder ins Spiel, und zwar { $place }
   *[other] bringe { NAME($monsters, number: "plural", article: "the", case: "accusative") } unter deinen Monstertrophäen wieder ins Spiel, und zwar { $place }
  }
rules-claim-trophy-cup = nimm ein zufälliges Monster (auch ein endloses) aus dem Monsterbecher als Trophäe
rules-claim-trophy-board = nimm 1 Monster deiner Wahl vom Spielplan als Trophäe
rules-exhaust = erschöpfe { $what }
rules-return-this-to-box = lege diese Karte in die Schachtel zurück
rules-marker-on-card = lege { $count } Ausdauermarker auf diese Karte (liegen { $limit } darauf, lege sie ab)
rules-tokens-on-card = { $count ->
    [one] lege { $count } Hinweis auf diese Karte
   *[other] lege { $count } Hinweise auf diese Karte
  }
rules-tokens-off-card = entferne ebenso viele von dieser Karte
rules-monsters-on-card = lege { $count } Monster aus dem Monsterbecher auf diese Karte
rules-fight-from-card = kämpfe gegen Monster von dieser Karte
rules-counts-as-clue = { $count ->
    [one] gib { $count } Hinweis weniger aus
   *[other] gib { $count } Hinweise weniger aus
  }
rules-replace-investigator = tausche deinen Ermittler gegen einen unbenutzten, der ganz von vorn beginnt
rules-peek-mythos = ziehe Mythoskarten und lege sie ab, bis eine den Standort eines Tores nennt
rules-look-bottom = sieh dir von den Stapeln der { $decks } jeweils die unterste Karte an
rules-reveal-top = decke die oberste Karte eines Standortstapels deiner Wahl auf; sie wird von diesem Stapel als Nächstes gezogen
rules-reshuffle-mythos = mische den Mythosstapel samt dieser Karte und ziehe erneut
rules-reshuffle-gate = mische den Torkartenstapel samt dieser Karte und ziehe erneut

## Zustände

rules-status-blessed = { $form ->
    [third] wird gesegnet
   *[other] werde gesegnet
  }
rules-status-cursed = { $form ->
    [third] wird verflucht
   *[other] werde verflucht
  }
rules-status-delayed = { $form ->
    [third] wird aufgehalten
   *[other] werde aufgehalten
  }
rules-status-loseNextTurn = { $form ->
    [third] setzt in der nächsten Runde aus
   *[other] setze in der nächsten Runde aus
  }
rules-status-arrested = { $form ->
    [third] wird verhaftet
   *[other] werde verhaftet
  }
rules-status-lostInTimeAndSpace = { $form ->
    [third] verschwindet in Raum und Zeit
   *[other] verschwinde in Raum und Zeit
  }
rules-status-devoured = { $form ->
    [third] wird verschlungen
   *[other] werde verschlungen
  }
rules-status-blessed-oneAnywhere = segne einen beliebigen Ermittler
rules-status-cursed-oneAnywhere = verfluche einen beliebigen Ermittler

## Bewegung und Begegnungen

rules-to-street = auf die Straße
rules-to-anyStreetOrLocation = zu einer beliebigen Straße oder einem beliebigen Standort
rules-to-gateLocationOfPeekedCard = zu diesem Standort
rules-to-nextArea = in den nächsten Bereich
rules-move-stay = { $form ->
    [third] geht { $place }
   *[other] gehe { $place }
  }
rules-move-encounter = { $form ->
    [third] geht { $place } und hat dort eine Begegnung
   *[other] gehe { $place } und habe dort eine Begegnung
  }
rules-return = { $form ->
    [third] kehrt nach Arkham zurück
   *[other] kehre nach Arkham zurück
  }
rules-return-if-gate = { $form ->
    [third] kehrt nach Arkham zurück, falls ein Tor zurückführt
    [infinitive] nach Arkham zurückkehren, falls ein Tor zurückführt
   *[other] kehre nach Arkham zurück, falls ein Tor zurückführt
  }
rules-move-through-nearest-gate = { $form ->
    [third] wird durch das nächste offene Tor gezogen
   *[other] werde durch das nächste offene Tor gezogen
  }
rules-move-monster-nearest = es eilt geradewegs zum nächsten Ermittler an einem Standort in Arkham (sicher sind { $places }); bei Gleichstand zu dem mit der geringsten Heimlichkeit
rules-encounter-inner-sanctum = habe stattdessen eine Begegnung im Innersten Heiligtum
rules-encounter-different = habe hier eine andere Begegnung
rules-encounter-draw-keep = habe dort eine Begegnung (ziehe { $draw ->
    [one] { $draw } Karte
   *[other] { $draw } Karten
  }, nutze { $keep })
rules-encounter-at = habe { $place } eine Begegnung
rules-redraw-encounter = ziehe eine andere Karte anstelle der eben gezogenen

## Monster, Tore und die Stadt

rules-monster-appears = { $count ->
    [one] lass ein Monster erscheinen
   *[other] lass { $count } Monster erscheinen
  }
rules-monsters-at = stelle { $count } Monster aus dem Monsterbecher { $place } auf
rules-monsters-from-card-at = stelle alle Monster von dieser Karte { $place } auf
rules-gate-and-monster = lass hier ein Tor und ein Monster erscheinen
rules-gate-appears = lass hier ein Tor erscheinen
rules-close-gate-seal-trophy = schließe und versiegle das Tor hier ohne Probe (es bleibt dir als Trophäe)
rules-close-gate-here = schließe das Tor hier
rules-close-gate-any = schließe ein beliebiges Tor
rules-close-gate-that = schließe es
rules-close-gate-entered = schließe das Tor, durch das du gekommen bist
rules-doom-add = lege { $count } Verderbenmarker auf die Verderbensleiste
rules-doom-remove = entferne { $count } Verderbenmarker von der Verderbensleiste
rules-terror = erhöhe die Terrorstufe um { $count }
rules-terror-to-10 = erhöhe die Terrorstufe Schritt für Schritt auf 10
rules-close = schließe { $what } { $until }
rules-release = { $form ->
    [third] verlässt { $place } und kommt nächste Runde wie gewohnt zum Zug
   *[other] verlasse { $place } und komme nächste Runde wie gewohnt zum Zug
  }
rules-return-this-to-cup = lege dieses Monster in den Monsterbecher zurück
rules-return-to-cup = lege { NAME($monsters, number: "plural", article: "the", case: "accusative") }{ $where } in den Monsterbecher zurück
rules-redraw-monster = lege dieses Monster in den Monsterbecher zurück und ziehe ein anderes
rules-remove-elder-signs = entferne alle Älteren Zeichen vom Spielplan
rules-defeat-monsters = besiege alle Monster auf deinem Feld
rules-add-masks-to-cup = gebt alle Masken in den Monsterbecher
rules-monsters = alle Monster
rules-where-places = , die { $places } heimsuchen,
rules-where-neighborhood = {" "}{ NAME($neighborhood, role: "at") }
rules-where-streets = {" "}auf Straßen
rules-where-locations = {" "}an Standorten
rules-where-arkham = {" "}in Arkham
rules-where-street = {" "}auf einer Straße
rules-where-otherWorld = {" "}in einer Anderen Welt
rules-where-anywhere = {" "}im Spiel

## Orte

rules-place = { $role ->
    [at] { NAME($place, role: "at") }
    [to] { NAME($place, role: "to") }
    [object] { NAME($place, article: "the", case: "accusative") }
   *[other] { NAME($place, article: "the") }
  }
rules-area = { $order ->
    [1] { $role ->
        [at] im ersten Bereich { NAME($world, role: "of") }
        [to] in den ersten Bereich { NAME($world, role: "of") }
        [object] den ersten Bereich { NAME($world, role: "of") }
       *[other] der erste Bereich { NAME($world, role: "of") }
      }
   *[other] { $role ->
        [at] im zweiten Bereich { NAME($world, role: "of") }
        [to] in den zweiten Bereich { NAME($world, role: "of") }
        [object] den zweiten Bereich { NAME($world, role: "of") }
       *[other] der zweite Bereich { NAME($world, role: "of") }
      }
  }

## Bedingungen

rules-condition-all = { $conditions }
rules-if-none-left = { $form ->
    [third] keine { $what } mehr hat
   *[other] du keine { $what } mehr hast
  }
rules-if-any-left = { $form ->
    [third] noch { $what } hat
   *[other] du noch { $what } hast
  }
rules-if-at-least = { $form ->
    [third] mindestens { $what } hat
   *[other] du mindestens { $what } hast
  }
rules-if-has-card = { $form ->
    [third] { NAME($card, article: "a", case: "accusative") } hat
   *[other] du die Karte „{ $card }“ hast
  }
rules-if-has-at-most = { $form ->
    [third] höchstens { $what } hat
   *[other] du höchstens { $what } hast
  }
rules-if-has-any = { $form ->
    [third] { $what } hat
   *[other] du { $what } hast
  }
rules-if-blessed = { $form ->
    [third] gesegnet ist
   *[other] du gesegnet bist
  }
rules-if-cursed = { $form ->
    [third] verflucht ist
   *[other] du verflucht bist
  }
rules-if-arrested = { $form ->
    [third] in Haft sitzt
   *[other] du in Haft sitzt
  }
rules-if-lostInTimeAndSpace = { $form ->
    [third] in Raum und Zeit verschollen ist
   *[other] du in Raum und Zeit verschollen bist
  }
rules-if-in-arkham = { $form ->
    [third] in Arkham ist
   *[other] du in Arkham bist
  }
rules-if-in-street = { $form ->
    [third] auf einer Straße ist
   *[other] du auf einer Straße bist
  }
rules-if-in-otherWorld = { $form ->
    [third] in einer Anderen Welt ist
   *[other] du in einer Anderen Welt bist
  }
rules-if-in-anywhere = { $form ->
    [third] im Spiel ist
   *[other] du im Spiel bist
  }
rules-if-at = { $form ->
    [third] { $place } ist
   *[other] du { $place } bist
  }
rules-if-first-player = { $form ->
    [third] den Startspielermarker hat
   *[other] du den Startspielermarker hast
  }
rules-if-any-returned = mindestens ein Monster zurückgelegt wurde
rules-if-any-ally-available = der Verbündetenstapel nicht leer ist
rules-if-available = die Karte „{ $card }“ verfügbar ist
rules-if-not-has-card = { $form ->
    [third] { GENDER($card) ->
        [masculine] keinen
        [feminine] keine
       *[neuter] kein
      } { NAME($card, case: "accusative") } hat
   *[other] du { GENDER($card) ->
        [masculine] keinen
        [feminine] keine
       *[neuter] kein
      } { NAME($card, case: "accusative") } hast
  }
rules-if-defaulted = { $form ->
    [third] schon einmal einen Bankkredit schuldig geblieben ist
   *[other] du schon einmal einen Bankkredit schuldig geblieben bist
  }
rules-if-not-defaulted = { $form ->
    [third] noch nie einen schuldig geblieben ist
   *[other] du noch nie einen schuldig geblieben bist
  }
rules-if-not = es nicht zutrifft, dass { $condition }
rules-if-terror = die Terrorstufe mindestens { $count } beträgt
rules-if-environment = die Umgebung „{ $card }“ herrscht
rules-if-open-gate = { $form ->
    [third] an einem offenen Tor ist
   *[other] hier ein offenes Tor ist
  }
rules-if-unstable = { $form ->
    [third] an einem instabilen Standort ist
   *[other] der Standort instabil ist
  }
rules-if-stable = { $form ->
    [third] an einem stabilen Standort ist
   *[other] der Standort stabil ist
  }
rules-if-explored = { $form ->
    [third] einen Erkundet-Marker hat
   *[other] du einen Erkundet-Marker hast
  }
rules-if-other-hand-empty = { $form ->
    [third] eine Hand frei hat
   *[other] deine andere Hand frei ist
  }
rules-if-opponent = das Monster die Eigenschaft „{ $ability }“ hat
rules-if-no-tokens-on-card = auf dieser Karte kein Hinweis mehr liegt
rules-if-tokens-on-card = { $count ->
    [one] auf dieser Karte { $count } Hinweis liegt
   *[other] auf dieser Karte { $count } Hinweise liegen
  }
rules-if-no-monsters-on-card = auf dieser Karte kein Monster mehr liegt
rules-if-monsters-on-card = { $count ->
    [one] auf dieser Karte { $count } Monster liegt
   *[other] auf dieser Karte { $count } Monster liegen
  }
rules-if-one-spends = ein Ermittler { $place } { $phase } { $what }{ $more ->
    [0] {""}
   *[other] {" "}(ab 5 Spielern: { $more })
  } ausgibt
rules-if-one-discards = ein Ermittler { $place } { $phase } { $what }{ $more ->
    [0] {""}
   *[other] {" "}(ab 5 Spielern: { $more })
  } ablegt
rules-if-ally-deck-empty = ein Verbündeter gehen muss und der Verbündetenstapel leer ist
rules-if-ancient-one-awakens = der Große Alte erwacht

## Dauer

rules-until-endOfCheck = bei dieser Probe
rules-until-endOfCombat = bis zum Ende des Kampfes
rules-until-endOfRound = in dieser Kampfrunde
rules-until-endOfTurn = bis zum Ende der Runde
rules-until-endOfNextTurn = bis zum Ende der nächsten Runde
rules-until-ancientOneAwakens = bis zum Erwachen des Großen Alten
rules-until-endOfGame = bis zum Ende des Spiels

## Dauerhafte Effekte

rules-modify-check = { $by } auf { $check }
rules-checks-in-arkham = In Arkham: { $checks }.
rules-check-changed = { $skill } { $by }
rules-modify-check-arkham = { $by } auf { $check } in Arkham
rules-modify-check-all = erhalte { $by } auf alle deine Proben
rules-modify-movement = { $change ->
    [less] { $count ->
        [one] jeder Ermittler erhält { $count } Bewegungspunkt weniger
       *[other] jeder Ermittler erhält { $count } Bewegungspunkte weniger
      }
   *[more] { $count ->
        [one] jeder Ermittler erhält { $count } Bewegungspunkt mehr
       *[other] jeder Ermittler erhält { $count } Bewegungspunkte mehr
      }
  }
rules-modify-movement-type = { $from } Monster bewegen sich wie { $to }
rules-movement-normal = normale
rules-movement-fast = schnelle
rules-movement-stationary = unbewegliche
rules-movement-flying = fliegende
rules-movement-unique = einzigartige
rules-modify-toughness-opponent = verringere die Zähigkeit des Monsters um { $count } (auf mindestens { $min })
rules-modify-toughness-undead = untote Monster haben { $by } Zähigkeit
rules-modify-toughness-all = alle Monster haben { $by } Zähigkeit
rules-modify-toughness = { NAME($monsters, number: "plural") } haben { $by } Zähigkeit
rules-modify-no-combat-damage = erleide keinen Kampfschaden
rules-modify-combat-skill = Kampfproben gegen dieses Monster nutzen { $skill } statt Kampfkraft
rules-modify-gate-difficulty = ein Tor zu schließen erfordert { $count ->
    [one] { $count } weiteren Erfolg
   *[other] { $count } weitere Erfolge
  }
rules-modify-gate-difficulty-world = ein Tor { NAME($world, role: "to") } zu schließen erfordert { $count ->
    [one] { $count } weiteren Erfolg
   *[other] { $count } weitere Erfolge
  }
rules-modify-seal-cost = { $change ->
    [less] { $count ->
        [one] ein Tor zu versiegeln kostet { $count } Hinweis weniger
       *[other] ein Tor zu versiegeln kostet { $count } Hinweise weniger
      }
   *[more] { $count ->
        [one] ein Tor zu versiegeln kostet { $count } Hinweis mehr
       *[other] ein Tor zu versiegeln kostet { $count } Hinweise mehr
      }
  }
rules-modify-spells-free = Zauber kosten keine geistige Gesundheit
rules-modify-maximum = { $form ->
    [third] hat { $until } eine um { $count } geringere { $what }
   *[other] habe { $until } eine um { $count } geringere { $what }
  }
rules-modify-success-from = deine Würfel zählen ab { $face } als Erfolg
rules-modify-success-only = deine Würfel zählen nur bei { $face } als Erfolg
rules-modify-sixes = jede 6, die du mit dieser Waffe würfelst, zählt als { $count ->
    [one] { $count } Erfolg
   *[other] { $count } Erfolge
  }
rules-modify-dice-per-clue = jeder Hinweis, den du ausgibst, bringt { $count ->
    [one] { $count } weiteren Würfel
   *[other] { $count } weitere Würfel
  }
rules-modify-weapon-magical = mache den Bonus einer deiner Physischen Waffen magisch
rules-modify-no-monster-limit = es gibt kein Monsterlimit
rules-modify-return-gate = nimm dafür ein beliebiges offenes Tor
rules-forbid-gain = niemand erhält { $what }, außer { $except }
rules-except-location = { $place }
rules-except-investigator = von { $investigator }
rules-forbid-arrest = es gibt keine Verhaftungen
rules-forbid-move = kein Ermittler betritt oder verlässt { $place }
rules-forbid-monster-move = fliegende Monster bewegen sich nicht
rules-forbid-here = auf deinem Feld erscheint { $what }
rules-forbid-gateAppears = kein Tor
rules-forbid-monsterAppears = kein Monster
rules-forbid-terror = die Terrorstufe kann nicht steigen
rules-forbid-seal = Tore können nicht versiegelt werden
rules-forbid-spells = Zauber können nicht gewirkt werden
rules-cancel-mythosAbility = der Text von Umgebungen der Art „Wetter“ gilt nicht
rules-cancel-ancientOneAttack = hebe den Angriff des Großen Alten in dieser Kampfrunde auf
rules-ignore = „{ $ability }“ hat auf dich keine Wirkung
rules-ignore-endless = du darfst auch endlose Monster als Trophäen nehmen
rules-ignore-any = ignoriere eine Eigenschaft des Monsters deiner Wahl (außer: { $not })
rules-prevent-each = immer wenn du { $what } verlierst, verlierst du { $count } weniger
rules-prevent = verliere einmal { $count } { $what } weniger
rules-prevent-all = verliere dieses eine Mal keine { $what }
rules-reroll-all = wirf alle Würfel für { $check } neu
rules-reroll-one = wirf einen Würfel für { $check } neu
rules-reroll-failures = { $whose ->
    [checker] lass einen beliebigen Ermittler alle gescheiterten Würfel für { $check } neu werfen
   *[other] wirf alle gescheiterten Würfel für { $check } neu
  }
rules-auto-pass = bestehe { $check } automatisch
rules-auto-fail = scheitere automatisch an { $checks }
rules-next-check-horror = der Horrorprobe
rules-next-check-combat = der ersten Kampfprobe
rules-value-ability = die Eigenschaft „{ $ability }“
rules-monster-has = es hat { $what }
rules-value-combat-rating = Kampfwert { $rating }
rules-value-combat-damage = Kampfschaden { $damage }
rules-set-combat-rating-terror = der Kampfwert des Großen Alten ist die Terrorstufe mit einem Minus davor
rules-mythos-draw = bis zum Ende des Spiels werden jede Runde { $cards } Mythoskarten gezogen, die erste nur für ihren Torschritt
rules-mark-defaulted = nimm nie wieder einen Bankkredit auf
rules-game-lost = das Spiel ist verloren
rules-draw-extra-discard = ziehe { $extra ->
    [one] { $extra } Karte
   *[other] { $extra } Karten
  } mehr und lege { $discard } der gezogenen ab
rules-draw-extra-keep = ziehe { $extra ->
    [one] { $extra } Karte
   *[other] { $extra } Karten
  } mehr und wähle, welche du nutzt
rules-draw-either-end = nimm jede Karte nach Belieben von oben oder unten vom Stapel

## Eigenschaften der Monster

rules-ability-physical-resistance = Physische Resistenz
rules-ability-physical-immunity = Physische Immunität
rules-ability-magical-resistance = Magische Resistenz
rules-ability-magical-immunity = Magische Immunität
rules-ability-nightmarish = Albtraumhaft
rules-ability-overwhelming = Überwältigend
rules-ability-ambush = Hinterhalt
rules-ability-endless = Endlos
rules-ability-undead = Untot
rules-ability-mask = Maske
rules-ability-rated = { $ability } { $count }.
rules-moves-fast = schnell: bewegt sich zweimal
rules-moves-stationary = unbeweglich: rührt sich nie von der Stelle
rules-moves-flying = fliegend: stürzt sich auf Ermittler auf benachbarten Straßen, steigt sonst in den Himmel auf
rules-monster-trigger-movement = wenn es sich bewegen würde
rules-monster-trigger-combatDamage = wenn es Kampfschaden zufügt
rules-monster-trigger-beforeHorrorCheck = vor der Horrorprobe
rules-monster-trigger-defeatedInCombat = wenn du es im Kampf besiegst

## Ereignisse

rules-either-event = { $first } oder { $second }
rules-on-loss = wenn du { $what } verlieren würdest
rules-event-end-of-mythos = am Ende jeder Mythosphase
rules-event-end-of-mythos-next = am Ende jeder weiteren Mythosphase
rules-event-movement-ends = wenn du deine Bewegung { $place } beendest
rules-event-movement-ends-street = wenn du deine Bewegung auf einer Straße beendest
rules-event-monster-defeated = immer wenn { NAME($monster, article: "a") } besiegt wird
rules-event-passes-combat = wenn du eine Kampfprobe gegen { NAME($monster, article: "a", case: "accusative") } bestehst
rules-event-monster-enters = wenn { NAME($monster, article: "a") } ins Spiel kommt
rules-event-you-are-lost = in Raum und Zeit zu verschwinden
rules-event-anyone-is-lost = immer wenn ein Ermittler in Raum und Zeit verschwindet
rules-event-cards-drawn = immer wenn du { $decks } ziehst
rules-event-location-card-drawn = wenn du eine Standortkarte ziehst
rules-event-gate-card-drawn = wenn du eine Torkarte ziehst
rules-event-clue-spent = immer wenn du bei einer Probe Hinweise ausgibst
rules-event-encounter = immer wenn du { $place } eine Begegnung hättest
rules-event-encounter-card-drawn = wenn du eine Standort- oder Torkarte ziehst
rules-event-return = wenn du nach Arkham zurückkehrst
rules-event-combat-ends = nach jedem Kampf
rules-event-awakens = wenn der Große Alte erwacht
rules-moment-replace = anstatt { $event }
rules-moment-instead = anstatt { $check } abzulegen
rules-moment-after-fail = nachdem du { $check } nicht bestanden hast
rules-moment-after-check = nachdem du damit { $check } abgelegt hast
rules-moment-acquire = wenn diese Karte zu dir kommt
rules-moment-ancient-one-attack = wenn der Große Alte angreift
rules-once-a-turn = einmal pro Runde

## Karten

rules-phase-upkeep = Unterhalt
rules-phase-movement = Bewegung
rules-phase-arkhamEncounters = Begegnungen in Arkham
rules-phase-otherWorldEncounters = Begegnungen in Anderen Welten
rules-phase-mythos = Mythos
rules-phase-finalBattle = Endkampf
rules-phase-any = Jede Phase
rules-in-phase-upkeep = während des Unterhalts
rules-in-phase-movement = während der Bewegung
rules-in-phase-arkhamEncounters = während der Begegnungen in Arkham
rules-in-phase-otherWorldEncounters = während der Begegnungen in Anderen Welten
rules-in-phase-mythos = während der Mythosphase
rules-in-phase-finalBattle = während des Endkampfs
rules-in-phase-any = jederzeit
rules-type-weapon-physical = Physische Waffe, { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
  }.
rules-type-weapon-magical = Magische Waffe, { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
  }.
rules-type-tome = Foliant.
rules-bonus = { $by } auf { $to }
rules-bonus-skill = { $by } { $skill }
rules-bonus-maximum = { $by } { $what }
rules-bonus-other-hand-empty = stattdessen { $by }, falls deine andere Hand frei ist
rules-bonus-if = { $by } auf { $to }, falls { $condition }
rules-bonus-against = { $by } auf { $to } gegen Monster mit der Eigenschaft „{ $ability }“
rules-bonus-cast = { $by } auf { $to } bis zum Ende des Kampfes
rules-dice-on-checks = { $clause } für { $checks }
rules-not-against-ancient-one = { $text } Nicht im Endkampf.
rules-one-shot = lege diese Karte nach einer Kampfprobe ab
rules-discarded-at-awakening = lege diese Karte ab, wenn der Große Alte erwacht
rules-protected = gegen deinen Willen kannst du diese Karte weder verlieren noch ablegen
rules-casting = Zaubermodifikator: { $modifier }. Kosten an geistiger Gesundheit: { $sanity }.{ $hands ->
    [0] {""}
    [one] {" "}{ $hands } Hand.
   *[other] {" "}{ $hands } Hände.
  }
rules-monster-awareness = Aufmerksamkeit des Monsters
rules-cast-and-exhaust = wirke und erschöpfe diesen Zauber
rules-cast-and-discard = wirke diesen Zauber und lege ihn ab
rules-cast-in-other-world = in einer Anderen Welt
rules-cast-for = { $cost }, dafür erhalte { $bonus }
rules-cast-toughness = die Zauberprobe braucht so viele Erfolge, wie das Monster Zähigkeit hat
rules-on-gain = Bei Erhalt: { $text }
rules-upkeep-after-first = { $phase } (außer dem ersten) – { $text }
rules-may-instead-of-moving = falls du in Arkham bist und es willst, { $clause }, anstatt dich wie gewohnt zu bewegen
rules-lost-on-defeat = du verlierst diese Karte, wenn du wahnsinnig oder bewusstlos wirst
rules-no-upkeep-in-final-battle = im Endkampf ohne Wirkung
rules-on-enter = Bei Eintritt ins Spiel: { $text }
rules-activity = Jeder Ermittler { $place } { $phase }: { $text }
rules-activity-brief = Begegnungen { $place }: { $text }
rules-rumor-grows = Ab der nächsten Runde kommt mit jedem Mythos auf diese Karte: { $what ->
    [monster] { $count } Monster
   *[clue] { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
      }
  }.
rules-each-mythos = Ab der nächsten Runde bei jedem Mythos: { $text }
rules-rumor-pass-at = { $count ->
    [0] Erfolg, wenn nichts mehr darauf liegt
   *[other] Erfolg bei { $count }
  }: { $text }
rules-rumor-fail-at = Fehlschlag bei { $count }: { $text }
rules-rumor-pass = Erfolg – { $text }
rules-rumor-fail = Fehlschlag – { $text }
rules-power = { $power } – { $text }
rules-power-awakens = wenn der Große Alte erwacht
rules-power-setup = beim Spielaufbau
rules-start-of-battle = Kampfbeginn – { $text }
rules-attack = Angriff – { $text }
rules-attack-after = danach { $clause }
rules-attack-grows = der Modifikator sinkt jede Kampfrunde um 1
rules-worshippers = Anhänger: { NAME($monsters, number: "plural") } haben { $changes }.
rules-worship-flying = fliegende Bewegung
rules-worship-toughness = { $by } Zähigkeit
rules-worship-horror-rating = Horrorwert { $rating }
rules-worship-horror-damage = Horrorschaden { $damage }
rules-worship-combat-rating = Kampfwert { $rating }
rules-worship-combat-damage = Kampfschaden { $damage }
rules-named-ability = { $ability }: { $text }
