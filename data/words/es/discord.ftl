# Preguntas
question-head = { $who } · { $headline }
question-who = { $who }
question-asked = { $head } · { $ask }
question-odds = { $label } · { $odds }
question-numbered = { $number }. { $label }
# $chance: never (0), sure (1), else likely, with $percent.
odds-by-clues = pide Pistas
odds-pass = { $chance ->
    [never] imposible
    [sure] seguro
   *[likely] { $percent } %
  }
odds-win = { $chance ->
    [never] no gana
    [sure] gana seguro
   *[likely] gana: { $percent } %
  }
odds-best = { $chance ->
    [never] no gana
    [sure] puede ganar seguro
   *[likely] hasta { $percent } %
  }
odds-hit = { $chance ->
    [never] no acierta
    [sure] acierta seguro
   *[likely] acierta: { $percent } %
  }
odds-kill = { $chance ->
    [never] no mata
    [sure] mata seguro
   *[likely] mata: { $percent } %
  }
odds-both = { $chance ->
    [never] nunca ambas
    [sure] ambas seguro
   *[likely] ambas: { $percent } %
  }
odds-all = { $chance ->
    [never] nunca todo
    [sure] todo seguro
   *[likely] todo: { $percent } %
  }
# Behind a price as it is known before: what is lost in any case
prospect-price = cuesta { $price }
# $fate: usedUp, discarded, removed (out of the game), exhausted
price-card = { $card } ({ $fate ->
    [usedUp] { AGREES($card) ->
        [one] se gasta
       *[other] se gastan
      }
    [discarded] { AGREES($card) ->
        [one] se descarta
       *[other] se descartan
      }
    [removed] { AGREES($card) ->
        [one] sale de la partida
       *[other] salen de la partida
      }
   *[exhausted] { AGREES($card) ->
        [one] se agota
       *[other] se agotan
      }
  })
price-card-short = { $fate ->
    [usedUp] se gasta
    [discarded] se descarta
    [removed] se gasta
   *[exhausted] se agota
  }
odds-close = { $chance ->
    [never] no cierra
    [sure] cierra seguro
   *[likely] cierra: { $percent } %
  }
question-note = **{ $label }:** { $note }
question-votes = { $choice } { $count } ({ $names })
question-settles = Se cierra en cuanto esté decidido.
question-closes = Se cierra { $when }, o en cuanto esté decidido.
question-tie = Si hay empate, decide { $name }, { $first }.
question-left = { $count ->
    [one] { $names } deja la decisión al resto.
   *[other] { $names } dejan la decisión al resto.
  }
question-withdrawn = { $question } – retirada
question-answered = { $question } – **{ $choice }**
question-plain = **{ $who }**: { $asks } Los botones no se pueden mostrar ahora; responde con `/elegir`.
question-answered-autopilot = { $question } – **{ $choice }** (piloto automático)
question-exactly = Elige { $count }.
question-several = Elige de { $min } a { $max }.
question-none = Nada
question-choose = Elegir…
question-form = Hacer una oferta
button-try-again = Reintentar
question-form-title = Tu elección
question-form-field = Tu elección
question-form-side = { $owner } da
question-adjust = Ajustar…
question-keep-lasting = Dejar así hasta nuevo aviso
question-kept-lasting = Se queda así, y no se te volverá a preguntar. Si cambias de idea: `/órdenes`.
question-menu = Elegir…
question-menu-part = Elegir… ({ $from }–{ $to })
question-others = Otra cosa…
question-go-to = Ir a…
question-go = Ir a: { $label }
question-advised = Consejo: { $label }
question-further = { $label }…
question-turn = { $before }, luego { $action }
question-turn-whole = El turno entero
question-turn-short = { $before } + { $action }
question-go-within = { $group }: ir a…
question-previous = ◀ Atrás
question-next = Más ▶
question-offers = Usar…
question-more-offers = { $count } más…
question-offer-of = { $investigator } ({ $name }): { $offer }
question-withdraw = Retirar la oferta
question-why = ¿Por qué?

# Lo que se dice en privado
press-decided = Eso ya está decidido.
ledger-away = Ahora mismo no puedo consultar los registros de la mesa, así que no sé si eso ha contado. Vuelve a mirar dentro de un minuto.
press-others-question = Esto lo { AGREES($names) ->
    [one] decide
   *[other] deciden
  } { $names }. Lo tuyo está en un mensaje aparte.
press-withdrawn = Alguien se te adelantó. Podrás jugar cuando termine.
sure-question = **{ $choice }.** Esto no se puede retirar. ¿Adelante?
button-sure = Sí, adelante
why-asked = Esto lo { AGREES($names) ->
    [one] decide
   *[other] deciden
  } { $names }, según la regla { $rule }.
why-check = La tirada: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  }; { $needed ->
    [one] hace falta 1 éxito
   *[other] hacen falta { $needed } éxitos
  }. Un 5 o un 6 es un éxito, salvo que una bendición o una maldición diga otra cosa.
why-formula = Los dados: { $terms }.
why-term = { $source } { $sign ->
    [none] { "" }
    [minus] −
   *[plus] +
  }{ $dice }
why-odds = { $label }: { $odds }.
why-vote = Puedes cambiar tu voto hasta que se cierre la votación.
why-default = Si nadie responde: { $choice }.
play-done = Hecho: { $choice }.
play-voted = Tu voto: { $choice }.
play-which = ¿Cuál de estas opciones?
play-not-among = «{ $wanted }» no se puede ahora. Puedes:
play-asked-otherwise = Ahora no. Primero: { $ask } Puedes responder:
play-more = … y { $count } más. `/elegir` las sugiere mientras escribes.
play-unknown-here = `/{ $command }` no es cosa de la { $edition }. `/elegir` responde a cualquier pregunta.
play-not-your-turn = No es tu turno. { AGREES($names) ->
    [one] Le toca
   *[other] Les toca
  } a { $names }: { $ask }
unknown-command = Ese comando ha cambiado. Inténtalo de nuevo dentro de un minuto.
answer-no-files = Discord no deja pasar ahora imágenes ni archivos en este servidor, así que aquí van solo las palabras.
answer-unsaid = Discord no aceptó mi respuesta, por eso no la ves. Puede que tu jugada cuente: mira antes de repetirla. Si vuelve a ocurrir, dale este número a quien lleva el bot: { $reference }.
answer-unsaid-here = { $person } Discord no acepta ahora mis respuestas privadas para ti. Puede que tu jugada cuente: mira antes de repetirla.
error-unexpected = La culpa es nuestra; la partida está intacta. Si vuelve a ocurrir, dale este número a quien lleva el bot: { $reference }.
check-well = **Aquí todo está en orden.**
check-head = **Hay algo que mirar:**
check-rights = Permisos: el bot puede hacer aquí todo lo que necesita.
check-rights-wrong = Permisos: al bot le falta esto: { $permissions }. Se lo puede dar quien administra el servidor: Ajustes del servidor → Roles, o los ajustes de este canal.
check-threads = Hilos: `/partida nueva hilo:Sí` puede crear una partida en un hilo.
check-threads-wrong = Hilos: el bot no puede crearlos, así que `/partida nueva hilo:Sí` no funcionará; en el propio canal sí se puede jugar. Haría falta el permiso Crear hilos públicos.
check-pin = Mensaje fijado: el estado de la partida está fijado.
check-pin-wrong = Mensaje fijado: el estado de la partida no está fijado, porque el bot no puede hacerlo aquí. Dale el permiso Fijar mensajes y lo fijará por su cuenta.
check-pin-gone-wrong = Mensaje fijado: alguien ha quitado el estado de la partida de los mensajes fijados. Vuelve a fijarlo a mano, o déjalo; la partida sigue igual.
check-files = Imágenes y archivos: pasan sin problema; esta respuesta trae uno.
check-files-wrong = Imágenes y archivos: Discord no deja pasar ninguno ahora en este servidor, así que la partida sigue con palabras. No hay que hacer nada; las imágenes volverán solas.
check-reached = Canal: el bot puede escribir aquí.
check-reached-wrong = Canal: la partida espera, porque el bot no pudo escribir aquí la última vez. Con este comando lo ha vuelto a intentar.
check-questions = Preguntas: cada una de las abiertas tiene aquí su mensaje.
check-questions-wrong = Preguntas: una ha perdido su mensaje. Ya viene otro en camino; mientras tanto se responde con `/elegir`.
check-sent = Mensajes: está todo enviado.
check-sent-wrong = Mensajes: { $count ->
    [one] uno espera
   *[other] { $count } esperan
  } todavía su envío. Discord va lento, o se niega; se sigue intentando sin que hagas nada, y `/diario` cuenta lo que ha pasado.
check-language = ℹ️ Idioma: español.
check-file = comprobacion.txt
permission-missing = El bot no puede trabajar en este canal sin { $permissions }. Lo puede permitir quien administra el servidor; después, inténtalo de nuevo.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
happening-aside = -# Ha pasado algo que ahora no se puede mostrar. Está en `/diario`, y aquí se contará más tarde.
happening-late = -# Contado con retraso: Discord no lo aceptó antes.
happening-skipped = -# Ha pasado algo que aquí no se puede mostrar. Lo cuenta `/diario`.
parked-channel-gone = El canal de tu partida ha desaparecido. La partida está a salvo: usa `/partida trasladar` en otro canal para seguir allí.
parked-no-access = El bot no puede ver { $channel }, así que tu partida espera allí. Devuélvele el acceso y usa en ese canal cualquiera de sus comandos.
parked-no-permission = El bot no puede escribir en { $channel }, así que tu partida espera allí. Devuélvele el permiso y usa en ese canal cualquiera de sus comandos.
uploads-refused = Discord no deja pasar imágenes ahora en tu servidor, así que tu partida en { $channel } sigue con palabras. No se ha perdido nada ni tienes que hacer nada: las imágenes volverán solas.
parked-question-refused = Discord no acepta una pregunta de tu partida en { $channel }, así que tu partida espera allí. `/partida estado` dice a quién le toca, y `/elegir` responde. Si AutoMod está activo, exime al bot.
parked-thread-closed = El hilo { $channel } está bloqueado o archivado, así que tu partida espera allí. Ábrelo y usa en él cualquiera de los comandos del bot.

# Propuestas
proposal-agree = A favor: { $names }.
proposal-refuse = En contra: { $names }.
proposal-needed = { $needed ->
    [one] Debe aceptar 1 de { $voters }.
   *[other] Deben aceptar { $needed } de { $voters }.
  }
proposal-waiting = { $what } Falta la respuesta de { $names }.
proposal-waits-for-you = ¿Estás de acuerdo? { $what }
button-agree = Aceptar
button-refuse = Rechazar
vote-agree = Aceptar: { $what }
vote-refuse = Rechazar: { $what }

# La sala
edition-second = segunda edición
edition-third = tercera edición
lobby-title = **Un nuevo caso en Arkham** · { $edition } · { $min }–{ $max } investigadores
lobby-host = Organiza: { $host }.
lobby-seat = • { $name } – *{ $sheet }*
lobby-free = { $count ->
    [one] ✦ 1 asiento libre
   *[other] ✦ { $count } asientos libres
  }
lobby-at-random = al azar
lobby-options = { $options }. Por lo demás, las reglas impresas.
lobby-no-options = Reglas: las impresas.
lobby-no-options-second = Primigenio: al azar. Reglas: las impresas.
options-title = **Opciones de la { $edition }**; las fija en la sala quien organiza:
options-option = **{ $name }:** { $explanation }
lobby-option = { $name }: { $value }
lobby-option-now = Ahora: { $value }
lobby-advice = Únanse y elijan investigador. Cuando no falte nadie, empieza quien organiza. Una sala que nadie usa se cierra al cabo de una semana.
lobby-closed = La sala se ha cerrado. No empezó ninguna partida.
lobby-choose-sheet = Investigador…
lobby-options-title = **Opciones de esta partida**
lobby-options-menu = { $part ->
    [1] Ver una opción o cambiarla
   *[other] Más opciones
  }
lobby-seated = { $count ->
    [one] Ya tienes un asiento. Con otro llevarías dos investigadores.
   *[other] Tienes { $count } asientos, y en cada uno llevas un investigador.
  }
lobby-fill = ¿Cuántos asientos juega el piloto automático?
lobby-person-menu = O elige a otra persona
lobby-fill-menu = Asientos del piloto automático
lobby-fill-count = { $count ->
    [0] Ninguno
    [one] 1 asiento
   *[other] { $count } asientos
  }
lobby-filled = { $count ->
    [0] El piloto automático no juega ningún asiento.
    [one] El piloto automático juega 1 asiento.
   *[other] El piloto automático juega { $count } asientos.
  }
button-join = Unirse
button-another = Ocupar otro asiento
button-leave = Salir
button-options = Opciones
button-fill = Completar mesa
button-start = Empezar
button-again = Otra vez, misma mesa

# El mensaje de estado
status-head = **{ $headline }**
status-picture-from = La imagen muestra { $headline }; la siguiente llega en menos de un minuto.
status-picture-moment = La imagen es un instante anterior a estas palabras; la siguiente llega en menos de un minuto.
status-given-up = **La mesa abandonó este caso.**
status-over = **Caso cerrado.**
status-seat = **{ $investigator }** ({ $name })
status-keeper = Guardián: { $name }
status-seal = Semilla de los dados, sellada: `{ $seal }`{ $chain ->
    [none] {""}
   *[other] , cadena `{ $chain }`
  }. Se abre cuando se cierra el caso.
status-seed-open = La semilla de los dados está abierta: `/verificar` comprueba cada tirada.
board-given-up = La mesa abandonó este caso; así quedó todo.
mine-autopilot = El piloto automático juega por ti con { $seats }. `/partida piloto-automático activar:No` te devuelve a la partida.
refused-not-a-choice = «{ $value }» no está entre las opciones. Elige una de estas: { $choices }.
status-waiting = { AGREES($names) ->
    [one] Le toca
   *[other] Les toca
  } a { $names } (pregunta de { $since })
status-waiting-race = Puede jugar quien quiera: { $names } (pregunta de { $since })
status-linked = { $line } → [la pregunta]({ $link })
button-look-board = Tablero
button-look-sheet = Mi hoja
button-look-log = ¿Qué ha pasado?
button-look-paper = Prensa de hoy
paper-none = Todavía no ha salido ningún periódico. El primero sale al final del primer turno.
status-standing = { $mark } { $seat } · { $standing }

# Respuestas a los comandos
game-opened = La sala está abierta; lo demás está en el mensaje del canal.
game-joined = Tienes asiento.
game-left = Tu asiento vuelve a estar libre.
too-many-presses = Fueron demasiadas cosas a la vez, y no ha valido ninguna. Espera diez segundos y vuelve a pulsar lo que aún importe.
game-left-closed = No quedaba nadie más, así que la sala se ha cerrado.
game-started = Empieza la partida.
game-undone = Tu última respuesta queda retirada.
game-asked = Primero { AGREES($names) ->
    [one] debe
   *[other] deben
  } aceptar { $names }.
game-asked-undo = Desde entonces ha pasado algo, así que primero { AGREES($names) ->
    [one] debe
   *[other] deben
  } aceptar { $names }.
game-ended = La partida ha terminado.
game-changed = Hecho. La mesa ya lo sabe.
game-autopilot-plays = El piloto automático juega ahora con { $seat }. `/partida piloto-automático activar:No` le pone fin.
game-autopilot-rests = El piloto automático ya no juega con { $seat }.
game-left-free = Tu asiento queda libre para otra persona.
game-left-kept = El piloto automático juega ahora por ti. `/partida piloto-automático activar:No` te devuelve a la partida.
game-leaving = ¿Cómo quieres salir de esta partida?
game-leaving-kept = **Por ahora:** juega el piloto automático, el asiento sigue siendo tuyo y `/partida piloto-automático activar:No` te devuelve a la partida.
game-leaving-free = **Del todo:** el asiento queda libre y nadie te pregunta nada más. Juega el piloto automático hasta que alguien lo ocupe con `/partida unirse`; también puedes hacerlo tú, si toda la mesa está de acuerdo.
button-leave-kept = Salir por ahora
button-leave-free = Salir del todo
game-substitute-too = { $name } también puede responder por ti.
game-substitute-instead = { $name } responde en tu lugar hasta que vuelvas a responder tú.
game-substitute-none = Ahora solo respondes tú.
game-report-sent = La posición, tal como la ve toda la mesa, ha llegado a quien lleva este bot; aquí la tienes tú también. No revela nada oculto.
report-of = Informe de la partida `{ $game }`.
game-report = La posición, tal como la ve toda la mesa, para adjuntarla al informe de un error. No revela nada oculto.
game-report-pages = Discord no deja pasar archivos ahora en este servidor. Aquí está la posición, tal como la ve toda la mesa, para copiarla en el informe de un error:
game-status-lobby = La sala está abierta.
report-file = posicion
button-report = Informar
plan-offer = Ese fue tu turno. ¿Planeas el siguiente mientras esperas?
button-plan-next = Planear el próximo
button-log-rest = El resto ({ $count })
log-empty = Aún no ha pasado nada.
log-nothing-new = No ha pasado nada desde tu última visita. `/diario todo:Sí` repite lo más reciente.
sheet-choice = { $investigator } ({ $name })
look-nothing = Aquí nada se llama «{ $query }». Prueba con un nombre de la lista que aparece al escribir.
rules-nothing = Ninguna regla responde a «{ $topic }». Prueba con un tema de la lista que aparece al escribir.
rules-related = { $rule } · véase también { $related }
rules-number = En esta mesa, N es { $number }.
rules-more = { $count ->
    [one] Hay 1 regla más que lo menciona
   *[other] Hay { $count } reglas más que lo mencionan
  }; un tema más preciso { $count ->
    [one] la
   *[other] las
  } encuentra.
verify-same = **Todas las tiradas cuadran.** { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  }, { $picks ->
    [one] 1 sorteo
   *[other] { $picks } sorteos
  } y { $shuffles ->
    [one] 1 mezcla
   *[other] { $shuffles } mezclas
  } son lo que dice la semilla en sus direcciones, y la cadena del registro está entera.
verify-from = Esta partida empezó antes de que el bot guardara lo que sortea: se puede comprobar desde { $part ->
    [turn] el turno { $number }
    [round] la ronda { $number }
    [battle] la batalla final
   *[setup] la preparación
  }.
verify-never = **Todavía no hay nada que comprobar.** El bot no ha guardado lo que se ha sorteado hasta ahora en esta partida.
verify-broken-address = **Un sorteo no es el que dice la semilla.** Está en la dirección `{ $address }`. Alguien ha cambiado lo que el bot tiene guardado; avisa a quien lleva el bot.
verify-broken-row = **La cadena del registro está rota en la fila { $row }.** Alguien ha cambiado lo que el bot tiene guardado; avisa a quien lleva el bot.
verify-chain = Cadena: `{ $chain }`. El estado fijado y el comienzo de cada turno muestran los seis dígitos que tenía al empezar el turno.
verify-rules = { $count ->
    [one] Versión de las reglas: { $rules }
   *[other] Versiones de las reglas, una tras otra: { $rules }
  }
verify-list = Van adjuntos todos los sorteos: dirección, rango, resultado.
verify-list-name = sorteos
verify-seal = Sello, anunciado al principio: `{ $seal }`
verify-seed = Semilla: `{ $seed }`
verify-sealed = La semilla sigue sellada hasta que se cierre el caso.
verify-how = -# El sello es el SHA-256 de los 32 bytes de la semilla. Un número es HMAC-SHA256(semilla, dirección): los seis primeros bytes, módulo el número de opciones.
hint-answer = { $ask } Yo elegiría **{ $choice }** ({ $why }).
help-asked = Te toca: { $ask } Pulsa un botón bajo la pregunta, o usa `/elegir`.
help-waiting = { AGREES($names) ->
    [one] Le toca
   *[other] Les toca
  } a { $names }. Ahora mismo no tienes nada que responder.
help-lobby = Aquí hay una sala abierta: pulsa **Unirse** en su mensaje, o usa `/partida unirse`.
help-no-game = Aquí aún no hay partida. `/partida nueva` abre una sala.
help-elsewhere = Te toca en { $channel }.
help-looking = **Mirar:** `/tablero`, `/hoja`, `/consultar`, `/diario`, `/reglas`, `/consejo`, `/partida estado`; `/estado` abarca todas tus partidas; `/nota` guarda notas que solo tú lees
help-playing = **Jugar:** con los botones, o con `/mover`, `/evadir`, `/luchar`, `/lanzar`, `/usar`, `/concentrar`, `/encuentro`, `/comprar`, `/intercambiar`, `/gastar`, `/pasar`, `/votar`; segunda edición: `/cerrar` y `/sellar`; tercera: `/conjurar`, `/investigar` y `/reunir`. `/elegir` responde a todo; `/plan` y `/órdenes` responden por adelantado
help-game = **La partida:** `/partida nueva`, `unirse`, `salir`, `opciones`, `completar`, `empezar`, `deshacer`, `piloto-automático`, `comprobar`, `informe`, `terminar`; `ritmo`, `sustituto`, `suplente`, `saltar`, `ceder`, `expulsar`, `seguir`, `trasladar`; `/breve` para menos palabras. Si quien organiza sale de la sala, la cede; si pasa un día sin responder, puede empezar la partida cualquiera de la sala; la que nadie usa se cierra en una semana. Después: `/verificar` comprueba los dados, `/repetición` vuelve a mostrar la partida, `/partida archivo` la guarda, `/historial` las enumera todas y `/yo trayectoria`, las tuyas. `/partida nueva caso:` juega un caso sellado que también juegan otras mesas; `/partida nueva guía:`, un primer caso a solas con cada paso explicado
help-server = **El servidor:** quien puede gestionar canales tiene `/servidor partidas` (quién crea partidas, dónde, cuántas a la vez), `/servidor canal` (ninguna en este canal), y `/servidor terminar` y `/servidor trasladar` para cualquier partida. Quién ve estos comandos se decide en Discord: Ajustes del servidor → Integraciones
help-patience = Cuando te toca, se te menciona una vez y luego se te recuerda al ritmo de la mesa, pero nunca en tus horas de silencio (`/ajustes`). No hay prisa: una partida puede durar una semana.
me-nothing = No se guarda nada sobre ti.
me-kept = Lo que el bot guarda sobre ti está en el archivo ({ $count ->
    [one] una fila
   *[other] { $count } filas
}): tu número de Discord, tus ajustes y ausencias y, de cada partida, tu asiento, tus respuestas y tus votos. `/yo olvidar` lo borra.
me-not-sure = Eso no se puede deshacer, así que necesita `de-verdad:Sí`.
me-forgotten = Todo lo que se guardaba sobre ti está borrado. En las partidas que has jugado o dejado, ahora eres «alguien». Lo que hay en los canales sigue ahí.
help-fan = Un proyecto de aficionados, no oficial y sin relación con la editorial.

# Al arrancar el programa
settings-bad = Corrige estos ajustes (en el entorno o en el archivo .env):
settings-discord-token = DISCORD_TOKEN debe ser solo el token, de una pieza y sin espacios. Déjalo vacío para jugar en este equipo.
settings-database-path = DATABASE_PATH debe ser la ruta de un archivo, no «{ $value }».
settings-shards = SHARDS debe ser un número entero de 1 a 1024, no «{ $value }».
settings-database-url = DATABASE_URL debe ser la dirección de una base de datos PostgreSQL, postgres://user:password@host:5432/database. En la contraseña, escribe @ como %40, / como %2F y : como %3A. Déjala vacía para guardar las partidas en un archivo.
settings-person-presses = PERSON_PRESSES debe ser un número entero de 0 a 100000, no «{ $value }».
settings-server-presses = SERVER_PRESSES debe ser un número entero de 0 a 1000000, no «{ $value }».
settings-emoji = EMOJI debe ser yes o no, y no «{ $value }».
settings-report-channel = REPORT_CHANNEL debe ser el id de un canal de Discord (un número largo), no «{ $value }».
settings-health-port = HEALTH_PORT debe ser un número entero de 1 a 65535, no «{ $value }».
settings-status-seconds = STATUS_SECONDS debe ser un número entero de 1 a 3600, no «{ $value }».
settings-local-port = LOCAL_PORT debe ser un número entero de 0 a 65535, no «{ $value }».
settings-log-level = LOG_LEVEL debe ser { $levels }, no «{ $value }».
settings-discord-api = DISCORD_API debe ser una dirección que empiece por http, no «{ $value }».
start-server-unreachable = No se puede llegar al servidor PostgreSQL de DATABASE_URL ({ $server }: { $why }). Comprueba la dirección y que el servidor esté en marcha.
start-server-refused = El servidor PostgreSQL de DATABASE_URL no deja entrar al programa ({ $server }: { $why }). Comprueba el usuario, la contraseña y el nombre de la base de datos; la base de datos ya debe existir.
start-idle = Todos los servidores están atendidos; este proceso queda en reserva.
start-local = La mesa está servida en { $url }
start-invite = { $name } ha iniciado sesión. Enlace para invitarlo a un servidor: { $link }
start-gateway-closed = Discord ha cerrado la conexión definitivamente (código { $code }), así que el programa se detiene; los mensajes sin enviar se conservan. { $number ->
    [4004] El token no es válido: pon el nuevo en .env.
    [4013] El bot pidió un intent que no existe: actualiza el programa.
    [4014] La aplicación del bot no tiene permitido un intent que pide: mira su página «Bot» en https://discord.com/developers/applications.
   *[other] Vuelve a arrancarlo; si ocurre a menudo, avísanos.
}
start-database-in-use = Otro proceso tiene abierto { $path }. Detenlo primero, o pon otro archivo en DATABASE_PATH.
start-database-newer = { $path } lo escribió una versión más nueva de este programa. Actualízalo.
start-database-unusable = No se pueden abrir las partidas de { $path }: { $why }. Comprueba que este programa pueda leer y escribir ahí, y que el disco no esté lleno.
start-database-foreign = { $path } pertenece a otro usuario (número { NUMBER($owner, useGrouping: 0) }), así que { $user } no puede abrir las partidas. ¿Arrancó el programa por primera vez otro usuario, por ejemplo root? Dáselas a { $user } y arranca de nuevo: { $command }
start-database-damaged = { $path } está dañado ({ $why }), así que el programa no arrancó ni cambió nada. Aparta ese archivo y su -wal, copia el último respaldo de { $directory } a { $path } y arranca de nuevo (README, «Restore»).
start-database-emptied = { $path } no contiene partidas, pero { $beside } { $count ->
    [one] dice
   *[other] dicen
  } que las tuvo, así que el programa no arrancó ni cambió nada. Si el { $path } bueno sigue en alguna parte, devuélvelo a su sitio. Si no, mueve { $files } a otra carpeta, copia { $copy } a { $path } y arranca de nuevo: se pierde lo jugado desde esa copia. Para empezar de cero, sin las partidas de antes, mueve esos mismos archivos y no copies nada (README, «Restore»).
start-database-in-log = { $path } está vacío o ha desaparecido, pero todo lo que contenía sigue en { $log }, así que el programa no arrancó ni cambió nada. Para seguir donde estaban, pon en su lugar una página de ceros con este comando y arranca de nuevo: { $command } Para empezar de cero sin nada de eso, mueve { $files } a otra carpeta (README, «Restore»).
start-database-emptied-bare = { $path } no contiene partidas, pero { $beside } { $count ->
    [one] dice
   *[other] dicen
  } que las tuvo, así que el programa no arrancó ni cambió nada. Si el { $path } bueno sigue en alguna parte, devuélvelo a su sitio. En { $directory } no hay ninguna copia con partidas; si tienes una en otro lugar, mueve { $files } a otra carpeta, cópiala a { $path } y arranca de nuevo. Para empezar de cero, sin las partidas de antes, mueve esos mismos archivos y no copies nada (README, «Restore»).
start-database-emptied-here = { $path } está vacío, pero { $beside } { $count ->
    [one] dice
   *[other] dicen
  } que contenía los canales y mensajes de la mesa de este equipo, así que el programa no arrancó ni cambió nada. Si el { $path } bueno, o una copia, sigue en alguna parte, ponlo en su lugar. Para empezar de cero, con los canales vacíos, mueve { $files } a otra carpeta y arranca de nuevo.
start-database-foreign-log = { $log } no es el registro de { $path }, sino el del archivo que había antes, así que el programa no arrancó ni cambió nada. Para seguir con { $path } tal como está, mueve { $log } a otra carpeta y arranca de nuevo. Para seguir con lo que había antes, devuelve ese archivo a su lugar (README, «Restore»).
start-port-taken = El puerto { $port } está ocupado. Detén el programa que lo usa, o elige otro puerto en .env (LOCAL_PORT, HEALTH_PORT).
start-token-refused = Discord no conoce este DISCORD_TOKEN. Cópialo otra vez de la página Bot de tu aplicación.
start-failed = El programa no pudo arrancar: { $why }
start-stopping = Deteniendo.

# Una línea para quien se encuentra con un paso por primera vez
second-turns-sitting = Puede jugar cualquiera: juega quien pulse antes. Cuando toda la mesa haya tenido su turno, llegan los Mitos.
second-turns-book = Uno tras otro, fase por fase: los botones te llegan cuando te toca.
second-turns-sheet = Cada cual dice por adelantado qué hará; ocurre en el orden de los jugadores, y lo que vaya surgiendo lo decides tú.
second-lesson-setup-sliders = Las habilidades van de dos en dos con un mismo control: si una sube, la otra baja. Podrás volver a moverlos en cada Mantenimiento.
second-lesson-upkeep-next = Mantenimiento: tus cartas usadas se actualizan, algunas piden una tirada para ver si se quedan, y otras se pueden usar ahora.
second-lesson-upkeep-sliders = Controles: sube una habilidad de la pareja y la otra baja. Tu Concentración dice cuántas posiciones puedes moverlos en total.
second-lesson-move-next = Movimiento: cada paso cuesta 1 punto de movimiento. Evade al monstruo o lucha contra él antes de salir de donde está o de detenerte ahí.
second-lesson-move-world = Otros Mundos: pasas de la primera área a la segunda, y de ahí vuelves a Arkham.
second-lesson-return-gate = Vuelves a Arkham por una puerta al mundo que dejas. En la fase de Encuentros en Arkham puedes intentar cerrarla.
second-lesson-combat-face = Un monstruo cierra el paso. Para evadirlo se tira Sigilo; si fallas, te golpea y tienes que luchar.
second-lesson-combat-round = Un combate va por rondas: cada una es una tirada de Combate con armas y hechizos, o un intento de huir. Fallar cuesta Resistencia.
second-lesson-combat-hands = Tienes 2 manos. Las armas y los hechizos las ocupan durante toda la ronda.
second-lesson-check-spend = Cada Pista que gastas añade 1 dado a esta tirada. Puedes gastarlas de una en una.
second-lesson-encounter-choose = En una ubicación, o tienes un encuentro, o usas lo que la ubicación ofrece.
second-lesson-gate-close = En una puerta que has explorado, una tirada de Saber o de Lucha contra el número de la puerta la cierra.
second-lesson-gate-seal = 5 Pistas sellan para siempre una puerta cerrada: ahí no vuelve a abrirse ninguna. Con 6 sellos se gana la partida.
second-lesson-loss-items = Pierdes algo, pero puedes elegir qué.
second-lesson-shop-buy = Compra con el dinero que tienes. Lo que dejes vuelve a su mazo.
second-lesson-trade-offer = Quienes están en el mismo lugar pueden intercambiar. Elige qué darías y qué quieres; la otra persona debe aceptar.
second-lesson-trade-consent = Un intercambio deben aceptarlo ambas partes. Pueden cambiar de manos el dinero, los Objetos comunes, los Objetos únicos y los Hechizos, incluso a cambio de nada.
second-lesson-mythos-clue = Un investigador que esté ahí puede tomar la Pista en el acto.
second-lesson-battle-attack = El Primigenio ha despertado. Se suman los éxitos de toda la mesa; si bastan, retiran 1 ficha de Perdición. Retírenlas todas para ganar.
third-lesson-setup-startingCards = Cada investigador empieza con unas cuantas cartas. Aquí puedes elegir.
third-lesson-action-turn = En cada ronda todo el mundo tiene un turno, en cualquier orden: el siguiente es de quien pulse antes.
third-lesson-action-next = Puedes hacer cada acción una vez por ronda. Con un monstruo enfrentado solo puedes atacar, evadir, concentrarte o hacer aquello que diga expresamente que puedes.
third-lesson-move-step = Puedes moverte 2 casillas, y más a $1 cada una; algunas cartas lo cambian. Si topas con un monstruo preparado, ahí acaba el movimiento: se enfrenta a ti.
third-lesson-action-focus = Una ficha de Concentración suma 1 a su habilidad. También puedes gastarla en una tirada para volver a tirar 1 dado.
third-lesson-attack-target = Un ataque es una tirada: cada éxito causa 1 de daño.
third-lesson-evade-which = Cada éxito te libra de 1 monstruo y lo agota. Si te libras de todos, tienes 1 acción más.
third-lesson-test-prepare = Tiras 1 dado por cada punto de la habilidad; un 5 o un 6 es un éxito. Las cartas pueden añadir dados, pero solo antes de tirar.
third-lesson-test-spend = Con una Pista o con una ficha de Concentración de esta habilidad vuelves a tirar 1 dado.
third-lesson-harm-assign = El daño va contra la Salud; el horror, contra la Cordura. Algunas de tus cartas pueden recibirlo por ti.
third-lesson-encounter-turn = En la fase de encuentros tienes un encuentro donde estás, salvo que haya un monstruo enfrentado a ti. En un vecindario con Pistas, puede valerte una.
third-lesson-shop-buy = Puedes comprar lo que está a la vista por su valor.
third-lesson-reaction-may = Acaba de pasar algo a lo que puede responder una de tus cartas.
third-lesson-spell-remnants = Lanzar un hechizo cuesta horror. Cada remanente que gastas evita 1.
third-lesson-reckoning-order = Una Retribución activa todos los textos marcados con ella: en la hoja, en el Códice y en las cartas.
third-lesson-monster-prey = Los monstruos siguen sus cartas. Donde una carta deja elegir, vota toda la mesa.
third-lesson-doom-order = La Perdición se acumula en el tablero. La acción de conjurar la retira de tu casilla.
third-lesson-codex-order = Las cartas de Códice guardan la meta y el peligro. Cuando una de las dos cosas se cumple, su carta dice qué pasa después.
third-lesson-focus-discard = Tu hoja limita cuántas fichas de Concentración puedes tener a la vez.
third-lesson-trade-consent = Un intercambio deben aceptarlo ambas partes. Pueden cambiar de manos aliados, objetos, hechizos, dinero, Pistas y remanentes, incluso a cambio de nada.
