### Was beim geführten ersten Fall neben den Fragen gesagt wird (`data/second/guide/`).

second-guide-start = Du bist Joe Diamond, Privatdetektiv, drei Runden lang allein gegen Azathoth. Jeder Regler hält zwei Fertigkeiten: Steigt die eine, sinkt die andere. Wirst du auf die Probe gestellt, wirfst du für jeden Punkt der Fertigkeit einen Würfel, und eine 5 oder 6 ist ein Erfolg. Beginn in der Mitte, da ist nichts außer Reichweite.
second-guide-upkeep = Auf dem Independence Square hat sich ein Tor in die Traumlande geöffnet, und ein Monster ist herausgekommen. Geh hindurch, komm in zwei Runden zurück und schließ das Tor: Es ist das einzige, also ist das Spiel damit gewonnen. Eine Runde beginnt mit dem Unterhalt. Da verschiebst du deine Regler, um höchstens { $focus ->
    [one] eine Position
   *[other] { $focus } Positionen
  }. Gegen das Monster hilft Kampfkraft. Mit Bedacht gespielt: { $option }.
second-guide-movement = Nun die Bewegung: Jeder Schritt kostet einen Bewegungspunkt, und du hast { $points }. Das Tor ist in Reichweite, und wer dort stehen bleibt, wird hindurchgezogen, sobald die Begegnungen kommen. Nur versperrt das Monster den Weg, also musst du erst mit ihm fertigwerden. Dein Ziel: { $option }.
second-guide-monster = Bleiben kannst du erst, wenn du mit dem Monster fertig bist. Entkommen ist eine Heimlichkeitsprobe. Ein Kampf beginnt mit einer Horrorprobe für deine Nerven (Willenskraft), dann kommt in jeder Kampfrunde eine Kampfprobe (Kampfkraft und deine Waffe), bis es am Boden liegt oder du. Du trägst eine Waffe: { $option }.
second-guide-horror-missed = Das war eine Probe: { $dice ->
    [0] gar kein Würfel, so wenig Willenskraft hast du
    [one] ein Würfel, und keine 5 oder 6
   *[other] { $dice } Würfel, und nicht eine 5 oder 6
  }. Für einen Hinweis gäbe es weitere Würfel. Aber dieser Misserfolg kostet nur 1 von deinen { $sanity } Punkten geistiger Gesundheit, und am Tor sind deine Hinweise mehr wert: { $option }.
second-guide-fight = Deine Kampfprobe: { $dice } Würfel, und { $needed ->
    [one] ein Erfolg genügt
   *[other] { $needed } Erfolge genügen
  }. Misslingt sie, verletzt dich das Monster, und die nächste Kampfrunde beginnt; wie schwer, sagt die Zeile oben, und du hast { $stamina } Ausdauer. Nur zu: { $option }.
second-guide-fight-missed = Alle { $dice } Würfel daneben: Das kommt vor. Auch hier könntest du für Hinweise nachlegen, aber der Misserfolg kostet nur 1 von deinen { $stamina } Punkten Ausdauer, und der Kampf geht weiter: { $option }.
second-guide-fight-again = Eine verlorene Kampfrunde ist kein verlorenes Spiel: Du hast noch { $stamina } Ausdauer. Bei 0 würdest du ohne die Hälfte deiner Sachen im Krankenhaus aufwachen und weiterspielen. Wieder hast du { $dice } Würfel: { $option }.
second-guide-beaten = Du wurdest geschlagen und bist doch noch im Spiel, mit { $stamina } Ausdauer und { $sanity } geistiger Gesundheit. Es hat dich Zeit gekostet und vielleicht ein paar Sachen, aber deswegen scheidet niemand aus. Auch das Tor auf dem Independence Square steht noch offen. So stünden die Regler mit Bedacht: { $option }.
second-guide-beyond = Das Tor hat dich in die Traumlande gezogen, und dort wartete eine Begegnung. Dann kam der Mythos, das Ende jeder Runde: eine Karte, nach der sich Tore öffnen, Monster ziehen und Nachrichten die Runde machen. In dieser Runde gehst du in den zweiten Bereich weiter und triffst auf etwas anderes; in der nächsten bist du zurück. Mit Bedacht gespielt: { $option }.
second-guide-clues-kept = Du musst nicht jede Probe bestehen. Was ein Misserfolg kostet, steht oben, und du kannst es verkraften. Heb dir { $clues ->
    [one] deinen Hinweis
   *[other] deine { $clues } Hinweise
  } für das Tor auf: { $option }.
second-guide-back = Jetzt kommst du zurück nach Arkham, direkt an das Tor. Du hast es erkundet, also kannst du es bei deiner Begegnung schließen: mit einer Probe auf Wissen oder Kampfkraft. Deine Kampfkraft ist { $fight }, also die bessere von beiden. Mit Bedacht gespielt: { $option }.
second-guide-close = Jetzt gilt es: eine Probe auf Wissen oder Kampfkraft, und der Modifikator des Tors zählt mit. Ein geschlossenes Tor ist eine Trophäe, und wenn kein anderes offen ist, gewinnt es dir das Spiel. Die Chance steht bei { $percent } %: { $option }.
second-guide-close-missed = Nicht ein Erfolg, und diesmal kommt es darauf an. Genau dafür hast du deine Hinweise aufgehoben: Jeder bringt { $each ->
    [one] einen Würfel
   *[other] { $each } Würfel
  }, und ausgegeben werden sie einer nach dem anderen, nur solange es nötig ist: { $option }.
second-guide-farewell = Deine drei geführten Runden sind vorbei, und du hast jede Phase einer Runde gesehen. Das Spiel geht weiter wie jedes andere. `Warum?` sagt dir, weshalb du gefragt wirst und woher deine Würfel kommen, `/tipp`, was sich mit Bedacht empfiehlt, `/regeln` alles Übrige. Viel Glück!
