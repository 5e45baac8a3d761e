# Wat er gezegd wordt voor er iets is geïnstalleerd: elk één regel, met variabelen en verder niets van Fluent
setup-node-old = Dit programma heeft Node.js 20.12 of nieuwer nodig; dit is { $version }. Installeer een nieuwere van nodejs.org.
setup-foreign = { $folder } is van een andere gebruiker (nummer { $owner }), dus { $user } kan er niet schrijven. Geef het hele project aan { $user }, en start opnieuw:
setup-waits = Hier is al een andere installatie bezig: er wordt gewacht tot die klaar is. Is er geen, verwijder dan { $file }.
setup-waits-for = Hier is al een andere installatie bezig (proces { $pid }): er wordt gewacht tot die klaar is. Is er geen, verwijder dan { $file }.
setup-installs = Voorbereiding: npm ci installeert de pakketten (eenmalig, het duurt een minuut of twee).
setup-not-installed = npm ci is mislukt; waarom, staat hierboven. Moet er een pakket gebouwd worden, dan is daarvoor nodig:
setup-then-again = Start daarna opnieuw.
setup-not-loading = Het pakket { $name } is geïnstalleerd, maar laadt niet: { $why }
setup-loads-not = Het pakket { $name } laadt niet: { $why }
setup-not-found = Hier ontbreekt: { $missing }. Kan npm ci zonder dat een pakket niet bouwen, installeer dan eerst:
setup-installs-those = Voorbereiding: { $missing } ontbreekt; apt-get installeert: { $packages }
setup-no-packages = apt-get is mislukt; waarom, staat hierboven. Installeer dit en start opnieuw:
setup-windows = zie { $address }
start-as-root = Als root gestart: het gaat verder als de gebruiker (nummer { $user }) van wie het project is.
run-no-program = In src is er geen programma “{ $program }”.
run-not-bundled = Het programma kon niet uit zijn bronnen in src/ gebundeld worden. { $why }
