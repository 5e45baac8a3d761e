## Stránka místního stolu

title-plain = Místní stůl
title = { $calls ->
    [0] #{ $channel } · { $bot }
   *[other] ({ $calls }) #{ $channel } · { $bot }
  }
no-script = Tato stránka potřebuje JavaScript.
nowhere = Žádný kanál tu ještě není. Přidej vlevo server.
close = Zavřít
cancel = Zrušit
add = Přidat
submit = Odeslat
send = Odeslat
yes = Ano
no = Ne
required = povinné
optional = nepovinné
everyone = všichni
jump = #{ $channel } › zpráva

## Odmítnutí místního Discordu

refusal = { $code ->
    [unknownPerson] Tato osoba už tu není.
    [unknownGuild] Tento server už tu není.
    [unknownChannel] Tento kanál už tu není.
    [unknownMessage] Tato zpráva už tu není.
    [unknownCommand] Tento příkaz už tu není.
    [unknownComponent] Toto tlačítko už tu není.
    [disabledComponent] Toto tlačítko je vypnuté.
    [unknownModal] Tento formulář je zavřený.
    [archivedThread] Toto vlákno je archivované. Napiš do něj něco, tím ho otevřeš, a zkus to znovu.
    [badName] Takové jméno nejde. Použij písmena, číslice a pár značek a nepřeháněj to s délkou.
    [nameTaken] Toto jméno je zabrané.
    [badContent] Zpráva má 1 až 2000 znaků.
    [badOptions] Volby tohoto příkazu nesedí.
    [badValues] Tento výběr nesedí.
    [unreachable] Místní stůl neodpovídá. Běží ještě?
   *[other] Tomu místní stůl nerozumí.
  }

## Servery, kanály, lidé

servers = Servery
server-add = Přidat server
server-name = Název serveru
channels = Kanály
channel-add = Přidat kanál
channel-name = Název kanálu
channel-gone = Tento kanál už tu není, nebo ho tato osoba nevidí.
channel-delete = Smazat tento kanál
channel-delete-sure = Smazat #{ $channel } se všemi zprávami a vlákny?
direct = Soukromé zprávy
direct-none = Zatím žádné soukromé zprávy.
unread-in = { $name }, nepřečteno
calls-in = { $name }, { $calls ->
    [one] 1 zmínka
    [few] { $calls } zmínky
   *[other] { $calls } zmínek
  }
archived = Archivované
archived-in = { $name } (archivováno)
menu-open = Ukázat servery a kanály
menu-close = Skrýt servery a kanály
people = Lidé
people-acting = Právě hraje
act-as = { $host ->
    [yes] Jednat jako { $name }, hostitel
   *[no] Jednat jako { $name }
  }
act-as-called = { $host ->
    [yes] Jednat jako { $name }, hostitel, mezitím { $calls ->
        [one] 1 zmínka
        [few] { $calls } zmínky
       *[other] { $calls } zmínek
      }
   *[no] Jednat jako { $name }, mezitím { $calls ->
        [one] 1 zmínka
        [few] { $calls } zmínky
       *[other] { $calls } zmínek
      }
  }
person-add = Přidat osobu
person-name = Jméno osoby
role-host = Hostitel
bot-status = { $online ->
    [yes] { $bot } je připojen
   *[no] { $bot } není připojen
  }
connection-lost = Spojení se ztratilo, zkouší se znovu…

## Kanál

log-label = Zprávy
intro-title = { $channel }: vítej
intro-text = Tady začíná { $channel }. Napiš dole / a uvidíš, co bot umí.
intro-direct = Tady začíná vaše konverzace: { $channel }.
to-end = Na konec
new = Nové
pins = Připnuté zprávy
pins-none = V tomto kanálu není nic připnuto.
pin-jump = Přejít
message-gone = Tato zpráva už tu není.
typing = { $count ->
    [one] { $names } píše…
   *[other] { $names } píší…
  }

## Nabídka moderátora

moderator = Moderátor
moderator-thread = Toto vlákno
moderator-locked = Zamknuto
moderator-channel = { $bot } v tomto kanálu
moderator-role = { $bot } na tomto serveru, podle rolí
moderator-right = { $right ->
    [view] vidí ho
    [write] může psát
    [attach] může přikládat soubory
   *[history] může číst, co už padlo
  }
moderator-guild = Kdo je na tomto serveru
moderator-block = Slova, která AutoMod blokuje
moderator-block-set = Blokovat
moderator-connection = Sám Discord
moderator-trouble = { $trouble ->
    [errors] Požadavky selhávají
    [hanging] Požadavky váznou
    [limited] Příliš mnoho požadavků
   *[oldEdits] Příliš mnoho úprav starých zpráv
  }
moderator-gateway = { $what ->
    [reconnect] Donutit ho k novému připojení
    [invalidate] Ukončit jeho relaci
    [drop] Přerušit mu spojení
    [expire] Nechat vypršet jeho tokeny
    [token] Odmítnout jeho token (4004)
    [intents] Odmítnout jeho intenty (4014)
   *[shards] Chtít o jeden shard víc (4011)
  }
moderator-pin = { $pinned ->
    [yes] Odepnout
   *[no] Připnout
  }
moderator-delete = Smazat zprávu

## Zprávy

app-tag = Aplikace
moment = { $day }, { $time }
moment-today = Dnes v { $time }
moment-yesterday = Včera v { $time }
embed-moment = { $day }, { $time }
edited = (upraveno)
used = zadává
thinking = { $who } přemýšlí…
sending = Posílá se příkaz…
private = Vidíš to jen ty
dismiss = Skrýt zprávu
quoted-gone = Zpráva, na kterou se tu odpovídá, je smazaná.
quoted-attachment = Ťukni a zpráva se ukáže.
notice-pinned = { $who } připíná do tohoto kanálu zprávu.
notice-thread = { $who } zakládá vlákno: { $thread }
thread-open = Otevřít vlákno { $thread }
thread-see = Do vlákna ›
message-tools = Nástroje zprávy
message-commands = Příkazy
command-on = { $command }
reply = Odpovědět
replying = Odpověď: { $who }
reply-stop = Neodpovídat
unknown-person = neznámá osoba
unknown-role = neznámá role
unknown-channel = neznámý kanál
spoiler = Spoiler, skrytý. Stisknutím se ukáže.
spoiler-veil = Spoiler
picture-enlarge = Zvětšit obrázek
picture-plain = Obrázek bez popisu
picture-original = Otevřít původní
size-bytes = { $size ->
    [one] { $size } bajt
    [few] { $size } bajty
   *[other] { $size } bajtů
  }
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
failure-command = { $reason ->
    [offline] Aplikace neodpovídá: není připojena.
    [expired] Aplikace neodpověděla do patnácti minut.
   *[silent] Aplikace neodpověděla.
  }
failure-component = { $reason ->
    [offline] Nepovedlo se: aplikace není připojena.
    [expired] Nepovedlo se: odpověď nepřišla do patnácti minut.
   *[silent] Nepovedlo se.
  }
failure-modal = { $reason ->
    [offline] Aplikace není připojena. Co je napsáno, zůstává; zkus to později.
   *[silent] Něco se pokazilo. Co je napsáno, zůstává; zkus to znovu.
  }

## Nabídky a formuláře

menu-placeholder = Vyber si
menu-done = Hotovo
menu-count = { $least ->
    [0] vybráno { $count } z nejvýš { $most }
   *[other] vybráno { $count }, potřeba { $least } až { $most }
  }
modal-required = Vyplň to, prosím.
modal-shortest = Nejméně { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaky
   *[other] { $limit } znaků
  }.
modal-longest = Nejvýš { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaky
   *[other] { $limit } znaků
  }.
modal-least = Vyber jich nejméně { $limit }.
modal-most = Vyber jich nejvýš { $limit }.

## Pole pro zprávu

composer-label = Zpráva pro { $channel }
composer-as = Zpráva pro { $channel }, píše { $who }
composer-locked = Toto vlákno je zavřené.
composer-commands = Příkazy
commands = Příkazy
commands-none = Žádný takový příkaz.
command-unknown = Příkaz { $command } není. Napiš / a uvidíš všechny.
entry-tail = Další volby
entry-optional = volby…
entry-send = Odešle Enter
entry-leave = Odejít
entry-loading = ptám se bota…
entry-none = nic takového
option-required = { $name }, povinné
option-problem = { $problem ->
    [required] „{ $name }“ musí být vyplněno.
    [integer] „{ $name }“ musí být celé číslo.
    [number] „{ $name }“ musí být číslo.
    [boolean] „{ $name }“ je buď Ano, nebo Ne.
    [choice] „{ $name }“ musí být ze seznamu.
    [person] „{ $name }“ musí být osoba ze seznamu.
    [channel] „{ $name }“ musí být kanál ze seznamu.
    [role] „{ $name }“ musí být role ze seznamu.
    [attachment] Tato stránka neumí posílat soubory.
    [smallest] „{ $name }“ musí být { $limit } nebo víc.
    [largest] „{ $name }“ musí být { $limit } nebo míň.
    [shortest] „{ $name }“ má mít aspoň { $limit ->
        [one] { $limit } znak
        [few] { $limit } znaky
       *[other] { $limit } znaků
      }.
   *[longest] „{ $name }“ má mít nejvýš { $limit ->
        [one] { $limit } znak
        [few] { $limit } znaky
       *[other] { $limit } znaků
      }.
  }
