## Third edition: doom, codex, encounters, reckonings

third-option-space = { $space }
third-note-doom = { $doom ->
    [0] no doom there
    [one] 1 doom there
   *[other] { $doom } doom there
}
third-ask-doom-order = Several doom come at once. Which space is marked first?
third-ask-doom-street = Doom can't lie on { $space }. Which space beside it takes the doom?
third-ask-encounter-turn = { $seat } at { $space }: whoever is ready has an encounter now.
third-option-encounter = See what happens at { $space }
third-ask-codex-order = Several things come true at once. Which is carried out first?
third-option-codex-objective = { $card }: the goal is met
third-option-codex-doom = { $card }: the worse comes about
third-option-codex-rule = { $card } { $where }
third-ask-reckoning-order = A reckoning. What happens first?
third-option-in-order = In this order, one after the other
third-option-reckoning = { $source }
third-ask-scar-space = Where does the scar appear?
third-option-amount = { $amount }
third-option-yes = Yes
third-option-no = No
