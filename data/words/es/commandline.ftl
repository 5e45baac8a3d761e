# Dicho en la línea de comandos
flags-refused = { $why }. Existen: { $known }
game-status = { $status ->
    [lobby] en la sala
    [playing] en curso
    [over] acabada
   *[ended] terminada
  }
export-usage = ¿Qué partida? npm run export -- PARTIDA [ARCHIVO]
export-game = { $game } ({ $status }) en el canal { $channel }
export-exists = { $file } ya existe; no se ha escrito nada.
export-done = Escrito: { $file }. Contiene los mazos y la semilla, así que mantenlo lejos de quienes juegan hasta que acabe la partida.
export-failed = No se ha exportado nada: { $why }
import-usage = ¿Qué archivo? npm run import -- ARCHIVO [CANAL]
import-done = La partida { $game } de { $file } está en la base de datos. Se reanuda cuando arranque el bot.
import-failed = No se ha importado nada: { $why }
archive-no-such-game = no hay ninguna partida con ese nombre.
archive-already-there = esa partida ya está en esta base de datos.
archive-not-an-archive = esto no es una partida exportada por este programa.

# Mudanza de todas las partidas
move-usage =
    ¿Adónde? Detén primero el bot, con todos sus procesos.
    npm run move -- --to postgres://user@host:5432/database     copia todas las partidas del archivo de DATABASE_PATH a una base de datos PostgreSQL vacía
    npm run move -- --from postgres://user@host:5432/database   las copia de vuelta a un archivo nuevo en DATABASE_PATH
    Pon la contraseña en PGPASSWORD (en el entorno o en el archivo .env), para que no la muestre ninguna lista de procesos.
move-no-address = Esa no es la dirección de una base de datos PostgreSQL. Es así: postgres://user@host:5432/database. No se ha copiado nada.
move-begins = De { $from } a { $to }:
move-table = { $table }: { $done ->
    [one] 1 fila
   *[other] { $done } filas
  }
move-step = { $table }: { $done } de { $all } filas
move-done-to = { $rows ->
    [one] Se ha copiado 1 fila
   *[other] Se han copiado { $rows } filas
  }; coinciden los recuentos y las huellas de todas las tablas. Pon DATABASE_URL en .env y arranca el bot. El archivo { $path } está como estaba: apártalo, para que nadie siga jugando con él por error.
move-done-from = { $rows ->
    [one] Se ha copiado 1 fila
   *[other] Se han copiado { $rows } filas
  }; coinciden los recuentos y las huellas de todas las tablas. Quita DATABASE_URL de .env y arranca el bot: las partidas están ahora en { $path }.
move-failed = No se ha copiado nada: { $why }
move-refused-unreachable = no se puede llegar al servidor ({ $why }). Comprueba la dirección y que el servidor esté en marcha.
move-refused-refused = el servidor no nos deja entrar ({ $why }). Comprueba el usuario, la contraseña y el nombre de la base de datos; la base de datos ya debe existir.
move-refused-not-empty = esa base de datos no está vacía (la tabla { $why } tiene filas). Crea una vacía, por ejemplo con createdb, y nombra esa.
move-refused-file-there = { $why } ya existe. Apártalo, o pon un archivo nuevo en DATABASE_PATH.
move-refused-no-games = en esa base de datos no hay partidas. Comprueba su nombre.
move-refused-older = esa base de datos la escribió una versión más antigua de este programa. Arranca el bot una vez, que la pone al día, detenlo e inténtalo de nuevo.
move-refused-newer = esa base de datos la escribió una versión más nueva de este programa. Actualízalo.
move-refused-running = hay un bot conectado a esa base de datos. Detén primero todos los procesos.
move-refused-differs = lo que llegó a la tabla { $why } no es lo que se envió. Por favor, avísanos.
move-refused-other = { $why }

# Límites que comparten varios procesos
proxy-ready = La API REST de Discord para varios procesos, con sus límites llevados en común. Da a cada uno DISCORD_API={ $api }
proxy-bad-port = --port debe ser un número entero de 0 (cualquier puerto libre) a 65535, no «{ $port }».
proxy-port-taken = El puerto { $port } está ocupado. Detén el programa que lo usa, o elige otro con --port.

# De qué se dice que viene cada tipo de suceso (npm run causes)
causes-head = { $edition }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }: { $types ->
    [one] se cuenta 1 tipo de suceso
   *[other] se cuentan { $types } tipos de sucesos
  }.
causes-row = { $type }: nombrado { $named }; evidente { $evident } ({ $example })
causes-foot = { $edition }: { $count ->
    [one] 1 tipo de suceso es evidente
   *[other] { $count } tipos de sucesos son evidentes
  } sin una causa, aunque sea una sola vez: { $types }.

# npm run owner
owner-no-port = Pon HEALTH_PORT en .env y vuelve a arrancar el bot: ahí responde a quien lo lleva.
owner-nobody = Nadie responde en el puerto { $port } de este equipo. ¿Está en marcha el bot, con este HEALTH_PORT?
owner-refused = El bot que responde tiene otro DISCORD_TOKEN que el de los ajustes de aquí.
owner-failed = El bot no pudo responder (estado { $status }); su registro dice por qué.
owner-notice-length = Un aviso tiene de 1 a { $most } caracteres.
owner-noticed = { $count ->
    [one] Se está avisando a una mesa.
   *[other] Se está avisando a { $count } mesas.
  }
owner-version = Versión { $version }, en marcha desde { $since } UTC.
owner-connected = Conectado a Discord; anuncios en espera: { $waiting }.
owner-not-connected = Sin conexión con Discord; anuncios en espera: { $waiting }.
owner-backup = Último respaldo: { $at } UTC.
owner-no-backup = El propio bot no hace respaldos.
owner-games = Partidas: { $games }.
owner-status = { $status } { $count }
owner-parked = Detenidas: { $count }.
owner-parked-game = • { $game } en el servidor { $guild }, canal { $channel }: { $reason }
owner-failing = Con fallos: { $count }.
owner-failing-game = • { $game } en el servidor { $guild }, canal { $channel }: { $waiting } en espera desde { $since } UTC; lo último, { $why }
