### Lo que se recuerda, se repite, se dice en pocas palabras y se pone a salvo.

# La repetición
command-replay = repetición
command-replay-description = Vuelve a mostrar una partida terminada, escena a escena y con imágenes
command-replay-game = partida
command-replay-game-description = Qué partida de este servidor; si no se dice, la última del canal
command-replay-show = a-todos
command-replay-show-description = La muestra a todo el canal
replay-head = **{ $headline }** · escena { $index } de { $last } · { $time }
replay-head-by = **{ $headline }** · escena { $index } de { $last } · { $name } · { $time }
replay-choice = { $date } · { $foe } · { $result ->
    [won] victoria
    [lost] derrota
   *[none] abandono
  } tras { $turns }
button-replay-start = ⏮ Inicio
button-replay-back = ◀ Atrás
button-replay-on = ▶ Adelante
button-replay-turn = ⏩ Otro turno
button-replay-end = ⏭ Final
refused-not-over = Esa partida sigue en curso. Podrás verla de nuevo y obtener su archivo cuando termine.
refused-replay-no-further = En esa dirección no hay más escenas.
refused-replay-untold = No queda nada de lo que se contó en esta partida, así que no se puede repetir.
refused-no-finished-game = Aquí aún no ha terminado ninguna partida.

# El archivo de una partida
command-game-file = archivo
command-game-file-description = La partida entera en un archivo, cuando haya terminado
file-name = caso
file-here = El caso entero, con semilla y todo. Puede cargarlo cualquier bot como este: `npm run import -- ARCHIVO`.
file-too-large = El archivo de esta partida es demasiado grande para Discord. Quien lleva el bot puede escribirlo en su equipo: `npm run export -- { $game }`.

# Lo que cada cual lleva a sus espaldas
record-none = De { $name } aún no consta ninguna partida terminada.
record-title = **{ $name }** · { $games ->
    [one] 1 partida terminada
   *[other] { $games } partidas terminadas
  }: { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
  }, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
  }{ $given ->
    [0] { "" }
    [one] , 1 abandonada
   *[other] , { $given } abandonadas
  }.
record-edition = **{ CAPITAL($edition) }:** { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
  } · { $endings ->
    [0] ningún final visto
    [one] 1 final visto
   *[other] { $endings } finales distintos vistos
  }
record-foes-second = Primigenios: { $foes }
record-foes-third = Escenarios: { $foes }
record-foe = { $of } ({ $won ->
    [one] 1 victoria
   *[other] { $won } victorias
  } de { $games })
record-sheets = Investigadores: { $sheets }
record-sheet = { $of }{ $games ->
    [1] { "" }
   *[other] { " " }(×{ $games })
  }
record-figures-second = Sellos al final: { $seals } · investigadores devorados: { $lost }
record-figures-third = Investigadores perdidos: { $lost }
record-answers = Tiempo habitual hasta una respuesta: { $span }.
record-seen-by-you = -# Solo tú puedes pedir esto. Se cambia con `/ajustes trayectoria`.
record-seen-by-others = -# También otras personas pueden pedir esto. Se cambia con `/ajustes trayectoria`.
refused-record-private = Esa trayectoria solo la ve quien la ha vivido. Con `/ajustes trayectoria` podría dejar que la vieran otras personas.

# Lo que un grupo lleva a sus espaldas
command-history = historial
command-history-description = Las partidas terminadas de este servidor
command-history-show = a-todos
command-history-show-description = Lo muestra a todo el canal
history-none = Este servidor aún no tiene partidas terminadas.
history-title = **{ $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }**: { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
  }, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
  }{ $given ->
    [0] { "" }
    [one] , 1 abandonada
   *[other] , { $given } abandonadas
  }.
history-game = **{ $date }** · { $foe } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , puntuación { $score }
  }.
second-history-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
  }
third-history-turns = { $turns ->
    [one] 1 ronda
   *[other] { $turns } rondas
  }
history-players = -# { $players }
history-player = { $name } ({ $sheet })
history-luckiest = Los dados más afortunados: { $name }, { $successes ->
    [one] 1 éxito
   *[other] { $successes } éxitos
  } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  } ({ $share } %; se esperaba el { $promised } %).
history-luckiest-ever = Los dados más afortunados de todas las partidas: { $name }, { $successes ->
    [one] 1 éxito
   *[other] { $successes } éxitos
  } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  } ({ $share } %; se esperaba el { $promised } %).
history-earlier = -# { $count ->
    [one] No se muestra 1 partida anterior.
   *[other] No se muestran { $count } partidas anteriores.
  }
history-record = -# Tus propias partidas, en todos los servidores: `/yo trayectoria`.
past-given-up = Abandono
past-won-closing = Victoria: se cerró la última puerta
past-won-sealing = Victoria: seis sellos resistieron
past-won-banishing = Victoria: { $foe } volvió a dormir
past-lost-devoured = Derrota: { $foe } devoró a toda la mesa
past-lost-destruction = Derrota: { $foe } despertó, y fue el fin de todo

# En pocas palabras
command-quiet = breve
command-quiet-description = Cuánto cuenta aquí el bot: solo lo que nadie debería perderse, o todo
command-quiet-on = activar
command-quiet-on-description = Sí: relatos breves. No: relatos completos
quiet-on = { $person } activa los relatos breves: preguntas, y lo que nadie debería perderse. Lo demás está en `/diario`.
quiet-off = { $person } vuelve a activar los relatos completos.
quiet-done-on = Los relatos breves están activados: preguntas, y lo que nadie debería perderse. `/breve activar:No` lo trae todo de vuelta.
quiet-done-off = Vuelven los relatos completos.
refused-quiet-already = Los relatos breves ya están activados. `/breve activar:No` los desactiva.
refused-quiet-not = Los relatos completos ya están activados.
brief-mythos = **Mitos** · { $card }
brief-defeated = { $who } { AGREES($who) ->
    [one] derrota
   *[other] derrotan
  } { NAME($monster, role: "to") }.

# Ayer en Arkham
command-settings-digest = resumen
command-settings-digest-description = Una vez al día, a la hora que elijas, un mensaje sobre tus partidas
command-settings-digest-at = hora
command-settings-digest-at-description = Cuándo, por ejemplo 8:00; si no se dice, nunca
settings-digest = «Ayer en Arkham» te llega por mensaje directo (hora: { $time }), si ha pasado algo.
settings-no-digest = Sin resumen diario.
refused-no-such-time = «{ $time }» no es una hora del día. Escríbela 8:00 o 20:30.
refused-no-such-minute = Eso no es una hora del día. Escríbela 8:00 o 20:30.
digest-title = ## Ayer en Arkham
digest-game = { $channel } · **{ $headline }**
digest-over = El caso está cerrado
digest-ended = La mesa abandonó el caso
digest-more = - … { $count ->
    [one] 1 cosa
   *[other] { $count } cosas
  } antes de eso (`/diario` allí)
digest-little = - No ha cambiado gran cosa.
digest-asked = Te toca: { $ask }
digest-waiting = { AGREES($names) ->
    [one] Le toca
   *[other] Les toca
  } a { $names }.
digest-nobody = No se espera a nadie.

# Respaldos y mudanzas
settings-backup-directory = BACKUP_DIRECTORY debe ser la ruta de una carpeta, no «{ $value }».
settings-backup-days = BACKUP_DAYS debe ser un número entero de 0 (sin respaldos) a 3650, no «{ $value }».
restore-usage = Uso: npm run restore -- ARCHIVO [CARPETA]. Crea la base de datos ARCHIVO a partir de la copia más reciente de BACKUP_DIRECTORY, o de CARPETA, y de todo lo que cambió desde entonces.
restore-done = { $at ->
    [copy] { $file } está hecho a partir de la copia de { $chain }. Nada había cambiado desde entonces.
   *[other] { $file } está hecho a partir de la copia de { $chain } y de todo lo que cambió desde entonces, hasta { $at } ({ $changes ->
      [one] 1 archivo
     *[other] { $changes } archivos
    }).
  }
restore-other = En { $other } también hay { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }. Para restaurar esa en su lugar: npm run restore -- ARCHIVO { $other }
restore-broken = { $broken } no es lo que seguía en la cadena: falta, está dañado o es de otra. Lo que venía a partir de ahí queda fuera.
restore-no-chain = En { $folder } no hay ninguna copia con cambios.
restore-there-already = { $file } ya existe, o hay a su lado un archivo -wal, -shm o -reached. Apártalos primero; no deben quedarse.
restore-failed = No se pudo crear la base de datos: { $why }
backup-fewer = El respaldo { $file } tiene { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }, pero { $kept } tiene { $keptGames }, así que este último se conserva por viejo que se haga. Si faltan partidas, detén el programa y restáuralo (README, «Restore»). Si no falta ninguna, sácalo de la carpeta.
opening-on-server = DATABASE_URL está definida, así que las partidas están en un servidor PostgreSQL, y este comando trabaja con un archivo. Cópialas a un archivo con «npm run move -- --from …», o deja DATABASE_URL vacía.
opening-in-use = Otro proceso tiene abierto { $path }. Detén primero el bot.
opening-missing = En { $path } no hay partidas. Pon en DATABASE_PATH el archivo que las contiene.
opening-newer = { $path } lo escribió una versión más nueva de este programa. Actualízalo.
opening-failed = No se puede abrir { $path }: { $why }
import-unread = No se puede leer { $file }: { $why }
