### Was beim geführten ersten Fall neben den Fragen gesagt wird (`data/third/guide/`).

third-guide-start = Du bist Tommy Muldoon, frisch bei der Polizei und drei Runden lang allein. Alle beginnen mit ein paar eigenen Karten, und eine davon wählst du. Handschellen werden mit menschlichen Monstern fertig: { $option }.
third-guide-turn = Eine Runde hat vier Phasen: deine Aktionen, die Monster, eine Begegnung und den Mythos. Du hast { $actions } Aktionen, und keine zählt in einer Runde zweimal. Auf Hinweise bist du aus; das Verderben musst du kleinhalten. Ein Feld weiter, auf dem Friedhof, geht ein Vermummter Häscher um. Beweg dich: Geh hin.
third-guide-move = Eine Aktion bringt dich bis zu zwei Felder weit. Wer auf ein spielbereites Monster trifft, kommt nicht weiter: Es stellt dich zum Kampf. Heute willst du genau das: { $option }.
third-guide-attack = Im Kampf kannst du nicht weitergehen: Greif das Monster an oder entkomm ihm. Ein Angriff ist eine Probe auf Stärke: ein Würfel für jeden Punkt, dazu, was deine Karten bringen, und jede 5 oder 6 ist 1 Schaden. Um dieses zu besiegen, braucht es { $health }: { $option }.
third-guide-harm = Die Phase der Monster: Was noch mit dir im Kampf ist, schlägt zu. Schaden geht auf deine Ausdauer (noch { $health }), Horror auf deine geistige Gesundheit (noch { $sanity }), und eine deiner Karten kann ihn für dich abfangen. Es ist ein Rückschlag, mehr nicht. Mit Bedacht gespielt: { $option }.
third-guide-attack-again = Da du im Kampf warst, hattest du keine Begegnung. Dann kam der Mythos: Marker aus dem Becher, und jeder bringt etwas, etwa Verderben, einen Hinweis oder eine Abrechnung. Du stehst noch auf den Beinen: { $option }.
third-guide-ward = Nichts ist mehr im Kampf mit dir, also kannst du an die Arbeit gehen. Auf diesem Feld { $doom ->
    [one] liegt 1 Verderben
   *[other] liegen { $doom } Verderben
  }, und am Verderben gehen Spiele verloren. Bannen ist eine Probe auf Wissen: Jeder Erfolg entfernt 1: { $option }.
third-guide-research = Du hast { $clues ->
    [one] einen Hinweis
   *[other] { $clues } Hinweise
  }. Eine Begegnung in einem Stadtviertel mit Hinweisen kann dir einen einbringen; fürs Ziel zählt, was erforscht ist, bisher { $researched }. Nachforschen ist eine Probe auf Beobachtung, und jeder Erfolg legt einen Hinweis auf den Szenariobogen: { $option }.
third-guide-ward-again = Noch eine Aktion, und hier { $doom ->
    [one] liegt 1 Verderben
   *[other] liegen { $doom } Verderben
  }. Es kleinzuhalten ist das halbe Spiel: { $option }.
third-guide-farewell = Deine drei geführten Runden sind vorbei, und du hast jede Phase gesehen. Das Spiel geht weiter wie jedes andere: Was es gewinnt und was es verliert, sagt der Kodex. `Warum?` sagt dir, weshalb du gefragt wirst und woher deine Würfel kommen, `/tipp`, was sich mit Bedacht empfiehlt, `/regeln` alles Übrige. Viel Glück!
