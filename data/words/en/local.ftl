## The page of the local table

title-plain = Local table
title = { $calls ->
    [0] #{ $channel } · { $bot }
   *[other] ({ $calls }) #{ $channel } · { $bot }
  }
no-script = This page needs JavaScript.
nowhere = There’s no channel here yet. Add a server on the left.
close = Close
cancel = Cancel
add = Add
submit = Submit
send = Send
yes = True
no = False
required = required
optional = optional
everyone = everyone
jump = #{ $channel } › message

## Refusals of the local Discord

refusal = { $code ->
    [unknownPerson] This person is gone.
    [unknownGuild] This server is gone.
    [unknownChannel] This channel is gone.
    [unknownMessage] This message is gone.
    [unknownCommand] This command is gone.
    [unknownComponent] This button is gone.
    [disabledComponent] This button is switched off.
    [unknownModal] This form is closed.
    [archivedThread] This thread is archived. Write something in it to open it, then try again.
    [badName] This name won’t work. Use letters, digits and a few symbols, and keep it short.
    [nameTaken] This name is taken.
    [badContent] A message holds 1 to 2,000 characters.
    [badOptions] The options of this command don’t fit.
    [badValues] This choice doesn’t fit.
    [unreachable] The local table isn’t answering. Is it still running?
   *[other] The local table didn’t understand this.
  }

## Servers, channels, people

servers = Servers
server-add = Add a server
server-name = Server name
channels = Channels
channel-add = Add a channel
channel-name = Channel name
channel-gone = This channel is gone, or this person can’t see it.
channel-delete = Delete this channel
channel-delete-sure = Delete #{ $channel } with all its messages and threads?
direct = Direct messages
direct-none = No direct messages yet.
unread-in = { $name }, unread
calls-in = { $name }, { $calls ->
    [one] 1 mention
   *[other] { $calls } mentions
  }
archived = Archived
archived-in = { $name } (archived)
menu-open = Show servers and channels
menu-close = Hide servers and channels
people = People
people-acting = Acting as
act-as = { $host ->
    [yes] Act as { $name }, Host
   *[no] Act as { $name }
  }
act-as-called = { $host ->
    [yes] Act as { $name }, Host, mentioned { $calls ->
        [one] 1 time
       *[other] { $calls } times
      } meanwhile
   *[no] Act as { $name }, mentioned { $calls ->
        [one] 1 time
       *[other] { $calls } times
      } meanwhile
  }
person-add = Add a person
person-name = Person’s name
role-host = Host
bot-status = { $online ->
    [yes] { $bot } is online
   *[no] { $bot } is offline
  }
connection-lost = Connection lost, trying again…

## A channel

log-label = Messages
intro-title = Welcome to { $channel }
intro-text = This is the beginning of { $channel }. Type / below to see what the bot can do.
intro-direct = This is the beginning of your conversation with { $channel }.
to-end = Jump to present
new = New
pins = Pinned messages
pins-none = Nothing is pinned in this channel.
pin-jump = Jump
message-gone = This message is gone.
typing = { $count ->
    [one] { $names } is typing…
   *[other] { $names } are typing…
  }

## The moderator menu

moderator = Moderator
moderator-thread = This thread
moderator-locked = Locked
moderator-channel = { $bot } in this channel
moderator-role = { $bot } on this server, by its roles
moderator-right = { $right ->
    [view] can see it
    [write] can write
    [attach] can attach files
   *[history] can read what was said
  }
moderator-guild = Who is on this server
moderator-block = Words that AutoMod blocks
moderator-block-set = Block
moderator-connection = Discord itself
moderator-trouble = { $trouble ->
    [errors] Requests fail
    [hanging] Requests hang
    [limited] Too many requests
   *[oldEdits] Too many edits of old messages
  }
moderator-gateway = { $what ->
    [reconnect] Have it reconnect
    [invalidate] End its session
    [drop] Cut its connection
    [expire] Let its tokens expire
    [token] Refuse its token (4004)
    [intents] Refuse its intents (4014)
   *[shards] Ask for one shard more (4011)
  }
moderator-pin = { $pinned ->
    [yes] Unpin
   *[no] Pin
  }
moderator-delete = Delete message

## Messages

app-tag = App
moment = { $day }, { $time }
moment-today = Today at { $time }
moment-yesterday = Yesterday at { $time }
embed-moment = { $day }, { $time }
edited = (edited)
used = used
thinking = { $who } is thinking…
sending = Sending command…
private = Only you can see this
dismiss = Dismiss message
quoted-gone = The message this answers was deleted.
quoted-attachment = Tap to see the message.
notice-pinned = { $who } pinned a message to this channel.
notice-thread = { $who } started a thread: { $thread }
thread-open = Open the thread { $thread }
thread-see = See thread ›
message-tools = Message tools
message-commands = Commands
command-on = { $command }
reply = Reply
replying = Replying to { $who }
reply-stop = Don’t reply
unknown-person = unknown person
unknown-role = unknown role
unknown-channel = unknown channel
spoiler = Spoiler, hidden. Press to show.
spoiler-veil = Spoiler
picture-enlarge = Enlarge the picture
picture-plain = Picture without a description
picture-original = Open original
size-bytes = { $size } bytes
size-kilobytes = { $size } KB
size-megabytes = { $size } MB
failure-command = { $reason ->
    [offline] The application did not respond: it is not connected.
    [expired] The application did not respond within fifteen minutes.
   *[silent] The application did not respond.
  }
failure-component = { $reason ->
    [offline] This interaction failed: the application is not connected.
    [expired] This interaction failed: no answer within fifteen minutes.
   *[silent] This interaction failed.
  }
failure-modal = { $reason ->
    [offline] The application is not connected. What you typed is kept; try again later.
   *[silent] Something went wrong. What you typed is kept; try again.
  }

## Select menus and forms

menu-placeholder = Make a selection
menu-done = Done
menu-count = { $least ->
    [0] { $count } of up to { $most } chosen
   *[other] { $count } chosen, { $least } to { $most } needed
  }
modal-required = Please fill this in.
modal-shortest = At least { $limit } characters.
modal-longest = At most { $limit } characters.
modal-least = At least { $limit } of these.
modal-most = At most { $limit } of these.

## The message box

composer-label = Message { $channel }
composer-as = Message { $channel } as { $who }
composer-locked = This thread is closed.
composer-commands = Commands
commands = Commands
commands-none = No matching command.
command-unknown = There’s no command { $command }. Type / to see them all.
entry-tail = More options
entry-optional = options…
entry-send = Enter sends
entry-leave = Leave
entry-loading = asking the bot…
entry-none = no matches
option-required = { $name }, required
option-problem = { $problem ->
    [required] “{ $name }” must be filled in.
    [integer] “{ $name }” must be a whole number.
    [number] “{ $name }” must be a number.
    [boolean] “{ $name }” is either True or False.
    [choice] “{ $name }” must be from the list.
    [person] “{ $name }” must be a person from the list.
    [channel] “{ $name }” must be a channel from the list.
    [role] “{ $name }” must be a role from the list.
    [attachment] This page can’t send files.
    [smallest] “{ $name }” must be { $limit } or more.
    [largest] “{ $name }” must be { $limit } or less.
    [shortest] “{ $name }” needs at least { $limit } characters.
   *[longest] “{ $name }” holds at most { $limit } characters.
  }
