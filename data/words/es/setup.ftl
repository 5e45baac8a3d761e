# Lo que se dice antes de instalar nada: una línea cada uno, con variables y nada más de Fluent
setup-node-old = Este programa necesita Node.js 20.12 o más nuevo; este es { $version }. Instala uno más nuevo desde nodejs.org.
setup-foreign = { $folder } pertenece a otro usuario (número { $owner }), así que { $user } no puede escribir ahí. Da el proyecto entero a { $user } y arranca de nuevo:
setup-waits = Aquí hay otra instalación en marcha: se espera a que acabe. Si no hay ninguna, borra { $file }.
setup-waits-for = Aquí hay otra instalación en marcha (proceso { $pid }): se espera a que acabe. Si no hay ninguna, borra { $file }.
setup-installs = Preparando: se instalan los paquetes con npm ci (tarda uno o dos minutos, una sola vez).
setup-not-installed = npm ci ha fallado; lo que dice arriba cuenta por qué. Donde haya que compilar un paquete, hace falta esto:
setup-then-again = Después, arranca de nuevo.
setup-not-loading = El paquete { $name } está instalado pero no carga: { $why }
setup-loads-not = El paquete { $name } no carga: { $why }
setup-not-found = Aquí falta: { $missing }. Si sin eso npm ci no logra compilar un paquete, instálalo primero:
setup-installs-those = Preparando: falta { $missing }; se instala con apt-get: { $packages }
setup-no-packages = apt-get ha fallado; lo que dice arriba cuenta por qué. Instala esto y arranca de nuevo:
setup-windows = véase { $address }
start-as-root = Arrancado como root: se sigue como el usuario (número { $user }) a quien pertenece el proyecto.
run-no-program = En src no hay ningún programa «{ $program }».
run-not-bundled = No se pudo empaquetar el programa a partir de sus fuentes en src/. { $why }
