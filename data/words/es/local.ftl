## La página de la mesa local

title-plain = Mesa local
title = { $calls ->
    [0] #{ $channel } · { $bot }
   *[other] ({ $calls }) #{ $channel } · { $bot }
  }
no-script = Esta página necesita JavaScript.
nowhere = Aquí aún no hay ningún canal. Añade un servidor a la izquierda.
close = Cerrar
cancel = Cancelar
add = Añadir
submit = Enviar
send = Enviar
yes = Sí
no = No
required = obligatorio
optional = opcional
everyone = todo el mundo
jump = #{ $channel } › mensaje

## Negativas del Discord local

refusal = { $code ->
    [unknownPerson] Esta persona ya no está.
    [unknownGuild] Este servidor ya no está.
    [unknownChannel] Este canal ya no está.
    [unknownMessage] Este mensaje ya no está.
    [unknownCommand] Este comando ya no está.
    [unknownComponent] Este botón ya no está.
    [disabledComponent] Este botón está desactivado.
    [unknownModal] Este formulario está cerrado.
    [archivedThread] Este hilo está archivado. Escribe algo en él para abrirlo y vuelve a intentarlo.
    [badName] Este nombre no sirve. Usa letras, cifras y algún símbolo, y que sea corto.
    [nameTaken] Este nombre ya está en uso.
    [badContent] Un mensaje tiene de 1 a 2000 caracteres.
    [badOptions] Las opciones de este comando no encajan.
    [badValues] Esta elección no encaja.
    [unreachable] La mesa local no responde. ¿Sigue en marcha?
   *[other] La mesa local no ha entendido esto.
  }

## Servidores, canales, personas

servers = Servidores
server-add = Añadir un servidor
server-name = Nombre del servidor
channels = Canales
channel-add = Añadir un canal
channel-name = Nombre del canal
channel-gone = Este canal ya no está, o esta persona no puede verlo.
channel-delete = Borrar este canal
channel-delete-sure = ¿Borrar #{ $channel } con todos sus mensajes e hilos?
direct = Mensajes directos
direct-none = Aún no hay mensajes directos.
unread-in = { $name }, sin leer
calls-in = { $name }, { $calls ->
    [one] 1 mención
   *[other] { $calls } menciones
  }
archived = Archivados
archived-in = { $name } (archivado)
menu-open = Mostrar servidores y canales
menu-close = Ocultar servidores y canales
people = Personas
people-acting = Actúas como
act-as = { $host ->
    [yes] Actuar como { $name }, que organiza
   *[no] Actuar como { $name }
  }
act-as-called = { $host ->
    [yes] Actuar como { $name }, que organiza, con { $calls ->
        [one] 1 mención
       *[other] { $calls } menciones
      } entretanto
   *[no] Actuar como { $name }, con { $calls ->
        [one] 1 mención
       *[other] { $calls } menciones
      } entretanto
  }
person-add = Añadir una persona
person-name = Nombre de la persona
role-host = Organiza
bot-status = { $online ->
    [yes] { $bot } está en línea
   *[no] { $bot } está sin conexión
  }
connection-lost = Conexión perdida, reintentando…

## Un canal

log-label = Mensajes
intro-title = Te damos la bienvenida a { $channel }
intro-text = Este es el comienzo de { $channel }. Escribe / abajo para ver lo que sabe hacer el bot.
intro-direct = Este es el comienzo de tu conversación con { $channel }.
to-end = Ir al final
new = Nuevo
pins = Mensajes fijados
pins-none = En este canal no hay nada fijado.
pin-jump = Ir
message-gone = Este mensaje ya no está.
typing = { $count ->
    [one] { $names } está escribiendo…
   *[other] { $names } están escribiendo…
  }

## El menú de moderación

moderator = Moderación
moderator-thread = Este hilo
moderator-locked = Bloqueado
moderator-channel = { $bot } en este canal
moderator-role = { $bot } en este servidor, por sus roles
moderator-right = { $right ->
    [view] puede verlo
    [write] puede escribir
    [attach] puede adjuntar archivos
   *[history] puede leer lo ya dicho
  }
moderator-guild = Quién está en este servidor
moderator-block = Palabras que bloquea AutoMod
moderator-block-set = Bloquear
moderator-connection = El propio Discord
moderator-trouble = { $trouble ->
    [errors] Las peticiones fallan
    [hanging] Las peticiones se quedan colgadas
    [limited] Demasiadas peticiones
   *[oldEdits] Demasiadas ediciones de mensajes antiguos
  }
moderator-gateway = { $what ->
    [reconnect] Hacer que se reconecte
    [invalidate] Terminar su sesión
    [drop] Cortar su conexión
    [expire] Dejar que caduquen sus tokens
    [token] Rechazar su token (4004)
    [intents] Rechazar sus intents (4014)
   *[shards] Pedir un shard más (4011)
  }
moderator-pin = { $pinned ->
    [yes] Quitar de fijados
   *[no] Fijar
  }
moderator-delete = Borrar mensaje

## Mensajes

app-tag = App
moment = { $day }, { $time }
moment-today = Hoy, { $time }
moment-yesterday = Ayer, { $time }
embed-moment = { $day }, { $time }
edited = (editado)
used = usó
thinking = { $who } está pensando…
sending = Enviando el comando…
private = Solo tú puedes ver esto
dismiss = Descartar mensaje
quoted-gone = El mensaje al que este responde se ha borrado.
quoted-attachment = Toca para ver el mensaje.
notice-pinned = { $who } ha fijado un mensaje en este canal.
notice-thread = { $who } ha creado un hilo: { $thread }
thread-open = Abrir el hilo { $thread }
thread-see = Ver hilo ›
message-tools = Herramientas del mensaje
message-commands = Comandos
command-on = { $command }
reply = Responder
replying = Respuesta a { $who }
reply-stop = No responder
unknown-person = persona desconocida
unknown-role = rol desconocido
unknown-channel = canal desconocido
spoiler = Spoiler oculto. Pulsa para mostrarlo.
spoiler-veil = Spoiler
picture-enlarge = Ampliar la imagen
picture-plain = Imagen sin descripción
picture-original = Abrir el original
size-bytes = { $size } bytes
size-kilobytes = { $size } KB
size-megabytes = { $size } MB
failure-command = { $reason ->
    [offline] La aplicación no ha respondido: no está conectada.
    [expired] La aplicación no ha respondido en quince minutos.
   *[silent] La aplicación no ha respondido.
  }
failure-component = { $reason ->
    [offline] La interacción ha fallado: la aplicación no está conectada.
    [expired] La interacción ha fallado: sin respuesta en quince minutos.
   *[silent] La interacción ha fallado.
  }
failure-modal = { $reason ->
    [offline] La aplicación no está conectada. Lo que escribiste se conserva; inténtalo más tarde.
   *[silent] Algo ha fallado. Lo que escribiste se conserva; inténtalo de nuevo.
  }

## Menús de selección y formularios

menu-placeholder = Elige algo
menu-done = Listo
menu-count = { $least ->
    [0] { $count } de { $most } como máximo
   *[other] { $count } por ahora; hacen falta de { $least } a { $most }
  }
modal-required = Rellena esto, por favor.
modal-shortest = Al menos { $limit ->
    [one] { $limit } carácter
   *[other] { $limit } caracteres
  }.
modal-longest = Como mucho { $limit ->
    [one] { $limit } carácter
   *[other] { $limit } caracteres
  }.
modal-least = Elige al menos { $limit }.
modal-most = Elige como mucho { $limit }.

## El cuadro de mensaje

composer-label = Mensaje para { $channel }
composer-as = Mensaje para { $channel } como { $who }
composer-locked = Este hilo está cerrado.
composer-commands = Comandos
commands = Comandos
commands-none = Ningún comando coincide.
command-unknown = No hay ningún comando { $command }. Escribe / para verlos todos.
entry-tail = Más opciones
entry-optional = opciones…
entry-send = Intro envía
entry-leave = Salir
entry-loading = preguntando al bot…
entry-none = sin coincidencias
option-required = { $name }, obligatorio
option-problem = { $problem ->
    [required] Hay que rellenar «{ $name }».
    [integer] «{ $name }» debe ser un número entero.
    [number] «{ $name }» debe ser un número.
    [boolean] «{ $name }» solo puede ser Sí o No.
    [choice] «{ $name }» debe salir de la lista.
    [person] «{ $name }» debe ser una persona de la lista.
    [channel] «{ $name }» debe ser un canal de la lista.
    [role] «{ $name }» debe ser un rol de la lista.
    [attachment] Esta página no puede enviar archivos.
    [smallest] «{ $name }» debe ser { $limit } o más.
    [largest] «{ $name }» debe ser { $limit } o menos.
    [shortest] «{ $name }» necesita al menos { $limit ->
        [one] { $limit } carácter
       *[other] { $limit } caracteres
      }.
   *[longest] «{ $name }» admite como mucho { $limit ->
        [one] { $limit } carácter
       *[other] { $limit } caracteres
      }.
  }
