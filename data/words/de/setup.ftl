# Was gesagt wird, bevor etwas installiert ist: je eine Zeile, mit Variablen und sonst nichts von Fluent
setup-node-old = Dieses Programm braucht Node.js 20.12 oder neuer; das hier ist { $version }. Ein neueres gibt es auf nodejs.org.
setup-foreign = { $folder } gehört einem anderen Benutzer (Nummer { $owner }), darum kann { $user } dort nicht schreiben. Gib { $user } das ganze Projekt und starte neu:
setup-waits = Hier läuft schon eine andere Einrichtung: es wird auf ihr Ende gewartet. Gibt es keine, lösche { $file }.
setup-waits-for = Hier läuft schon eine andere Einrichtung (Prozess { $pid }): es wird auf ihr Ende gewartet. Gibt es keine, lösche { $file }.
setup-installs = Einrichtung: npm ci installiert die Pakete (einmal, es dauert ein bis zwei Minuten).
setup-not-installed = npm ci ist gescheitert; warum, steht darüber. Wo ein Paket gebaut werden muss, braucht das:
setup-then-again = Danach starte neu.
setup-not-loading = Das Paket { $name } ist installiert, lädt aber nicht: { $why }
setup-loads-not = Das Paket { $name } lädt nicht: { $why }
setup-not-found = Hier fehlt: { $missing }. Kann npm ci ohne das ein Paket nicht bauen, installiere zuerst:
setup-installs-those = Einrichtung: { $missing } fehlt; apt-get installiert: { $packages }
setup-no-packages = apt-get ist gescheitert; warum, steht darüber. Installiere das und starte neu:
setup-windows = siehe { $address }
start-as-root = Als root gestartet: weiter geht es als der Benutzer (Nummer { $user }), dem das Projekt gehört.
run-no-program = In src gibt es kein Programm „{ $program }“.
run-not-bundled = Das Programm ließ sich aus den Quellen in src/ nicht bündeln. { $why }
