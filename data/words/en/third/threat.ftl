## Third edition: doom, codex, encounters, reckonings

third-option-space = { $space }
third-note-doom = { $doom ->
    [0] no doom there
    [one] 1 doom there
   *[other] { $doom } doom there
}
third-ask-doom-order = Several spaces get doom at once. Which one first?
third-ask-doom-street = Doom can’t go on { NAME($space, article: "the") }. Which adjacent space gets it?
third-ask-encounter-turn = { $seat } { NAME($space, role: "at") }: anyone can have their encounter now.
third-option-encounter = Encounter
third-ask-codex-order = Several codex cards are met at once. Which one first?
third-option-codex-objective = { $card }: The Goal Is Met
third-option-codex-doom = { $card }: The Danger Comes True
third-option-codex-rule = { $card } { $where }
third-ask-reckoning-order = A reckoning. What happens first?
third-option-in-order = In This Order
third-option-usual = As Usual, All Phase
third-note-usual = { $usual } now, and no more votes on monsters until the phase is over
third-option-reckoning = { $source }
third-ask-scar-space = Where does the scar appear?
third-option-amount = { $amount }
third-option-yes = Yes
third-option-no = No
