## Dritte Edition: Verderben, Kodex, Begegnungen, Abrechnungen

third-option-space = { $space }
third-note-doom = { $doom ->
    [0] kein Verderben dort
    [one] 1 Verderben dort
   *[other] { $doom } Verderben dort
}
third-ask-doom-order = Mehrere Felder bekommen zugleich Verderben. Welches zuerst?
third-ask-doom-street = { CAPITAL(NAME($space, role: "to")) } kann kein Verderben kommen. Auf welches angrenzende Feld kommt es?
third-ask-encounter-turn = { $seat } { NAME($space, role: "at") }: Jetzt können alle ihre Begegnung haben.
third-option-encounter = Begegnung
third-ask-codex-order = Bei mehreren Kodexkarten ist es zugleich so weit. Welche zuerst?
third-option-codex-objective = „{ $card }“: Ziel erreicht
third-option-codex-doom = „{ $card }“: die Gefahr
third-option-codex-rule = „{ $card }“ { NAME($where, role: "at") }
third-ask-reckoning-order = Eine Abrechnung. Was geschieht zuerst?
third-option-in-order = In dieser Reihenfolge
third-option-usual = Wie üblich, die ganze Phase
third-note-usual = Jetzt „{ $usual }“, und bis zum Ende der Phase keine Abstimmungen über Monster mehr
third-option-reckoning = { $source }
third-ask-scar-space = Wo öffnet sich die Narbe?
third-option-amount = { $amount }
third-option-yes = Ja
third-option-no = Nein
