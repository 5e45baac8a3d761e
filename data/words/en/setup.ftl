# What is said before anything is installed: one line each, with variables and nothing else of Fluent
setup-node-old = This program needs Node.js 20.12 or newer; this is { $version }. Install a newer one from nodejs.org.
setup-foreign = { $folder } belongs to another user (number { $owner }), so { $user } can’t write there. Give the whole project to { $user }, and start again:
setup-waits = Another set-up is under way here: waiting for it to end. If there is none, delete { $file }.
setup-waits-for = Another set-up is under way here (process { $pid }): waiting for it to end. If there is none, delete { $file }.
setup-installs = Setting up: installing packages with npm ci (this takes a minute or two, once).
setup-not-installed = npm ci failed; what it says above tells why. Where a package has to be built, that needs:
setup-then-again = Then start again.
setup-not-loading = The package { $name } is installed but does not load: { $why }
setup-loads-not = The package { $name } does not load: { $why }
setup-not-found = Not found here: { $missing }. If npm ci fails to build a package without them, install them first:
setup-installs-those = Setting up: { $missing } not found; installing with apt-get: { $packages }
setup-no-packages = apt-get failed; what it says above tells why. Install these and start again:
setup-windows = see { $address }
start-as-root = Started as root: going on as the user (number { $user }) to whom the project belongs.
run-no-program = There is no program "{ $program }" in src.
run-not-bundled = The program could not be bundled from its sources in src/. { $why }
