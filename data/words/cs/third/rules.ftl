## Třetí edice: text pravidel na kartách, skládaný z toho, co karty dělají
#
# Věty: $form imperative a infinitive jsou česky rozkaz, third je o někom jiném. Množství a věci stojí ve 4. pádě,
# third-rules-stuff-… ve 2. pádě množného čísla, místa mají předložku v sobě (at „na poli“, from „z pole“, to „na pole“).
# Žádná věta nezačíná příklonkou (se, si, tě), aby mohla stát i za „jinak“ nebo „a za to“.

third-rules-number = { $face }
third-rules-named = { NAME($name, case: "accusative") }
third-rules-sentence = { CAPITAL($clause) }.
third-rules-button = { CAPITAL($clause) }
third-rules-text = { $first } { $rest }
third-rules-then = { $clause }
third-rules-in-either-case = ať uspěješ, nebo ne, { $clause }
third-rules-clauses = { $clauses }
third-rules-or = { $first } nebo { $second }
third-rules-or-last = { $first } nebo { $second }
third-rules-comma = { $first }, { $rest }
third-rules-parted = { $first }; { $rest }
third-rules-and-then = { $first }; { $rest }
third-rules-and-you = { $first } a { $rest }
third-rules-pay-and = { $cost } a { $clause }
third-rules-nothing-happens = nic se neděje
third-rules-do-nothing = nedělej nic

# Množství
third-rules-amount-money = ${ $count }
third-rules-amount-remnant = { $count ->
     [one] 1 pozůstatek
     [few] { $count } pozůstatky
    *[other] { $count } pozůstatků
  }
third-rules-amount-clue = { $count ->
     [one] 1 stopu
     [few] { $count } stopy
    *[other] { $count } stop
  }
third-rules-amount-focus = { $count ->
     [one] 1 žeton soustředění
     [few] { $count } žetony soustředění
    *[other] { $count } žetonů soustředění
  }
third-rules-amount-sheetClue = { $count ->
     [one] 1 stopu
     [few] { $count } stopy
    *[other] { $count } stop
  } z listu scénáře
third-rules-amount-damage = { $count } zranění
third-rules-amount-horror = { $count } zděšení
third-rules-amount-directHorror = { $count } zděšení (kartám majetku ho přidělit nelze)
third-rules-amount-health = { $count } zdraví
third-rules-amount-sanity = { $count ->
     [one] 1 příčetnost
     [few] { $count } příčetnosti
    *[other] { $count } příčetností
  }
third-rules-amount-doom = { $count ->
     [one] 1 zkázu
     [few] { $count } zkázy
    *[other] { $count } zkáz
  }
third-rules-amount-die = { $count ->
     [one] 1 kostku
     [few] { $count } kostky
    *[other] { $count } kostek
  }
third-rules-amount-space = { $count ->
     [one] 1 pole
     [few] { $count } pole
    *[other] { $count } polí
  }
third-rules-amount-success = { $count ->
     [one] 1 úspěch
     [few] { $count } úspěchy
    *[other] { $count } úspěchů
  }
third-rules-stuff-money = peněz
third-rules-stuff-remnant = pozůstatků
third-rules-stuff-clue = stop
third-rules-stuff-focus = žetonů soustředění
third-rules-stuff-sheetClue = stop z listu scénáře
third-rules-stuff-damage = zranění
third-rules-stuff-horror = zděšení
third-rules-stuff-directHorror = zděšení
third-rules-stuff-health = zdraví
third-rules-stuff-sanity = příčetností
third-rules-stuff-doom = zkáz
third-rules-stuff-die = kostek
third-rules-stuff-space = polí
third-rules-stuff-success = úspěchů
third-rules-amount-all = plný počet { $what }
third-rules-amount-die-shows = tolik { $what }, kolik padne na kostce
third-rules-amount-same = právě tolik { $what }
third-rules-amount-each = { $what } za { $each }
third-rules-amount-sum = { $first } plus { $second }
third-rules-amount-less = { $first } minus { $second }
third-rules-amount-any = libovolný počet { $what }
third-rules-amount-up-to = až { $what }
third-rules-each-success = každý úspěch
third-rules-each-doomInYourSpace = každou zkázu na svém poli
third-rules-each-monstersInYourNeighborhood = každou nestvůru ve své čtvrti
third-rules-each-remainingHealthOfThatMonster = každé její zbývající zdraví
third-rules-each-cluesYouHave = každou svou stopu
third-rules-each-cluesInYourNeighborhood = každou stopu ve své čtvrti
third-rules-each-spellsYouHave = každé své kouzlo
third-rules-each-horrorYouHaveSuffered = každé zděšení na svém listu

# Místa. `at` kde, `from` odkud, `to` kam, `of` čí.
third-rules-place-named = { NAME($place, role: "at") }
third-rules-place-yourSpace = { $role ->
     [from] ze svého pole
     [to] na své pole
     [of] svého pole
    *[at] na svém poli
  }
third-rules-place-thisSpace = { $role ->
     [from] z jejího pole
     [to] na její pole
     [of] jejího pole
    *[at] na jejím poli
  }
third-rules-place-thatSpace = { $role ->
     [from] z toho pole
     [to] na to pole
     [of] toho pole
    *[at] na tom poli
  }
third-rules-place-spaceOfThatMonster = { $role ->
     [from] z pole té nestvůry
     [to] na pole té nestvůry
     [of] pole té nestvůry
    *[at] na poli té nestvůry
  }
third-rules-place-spaceOfThatInvestigator = { $role ->
     [from] z pole toho vyšetřovatele
     [to] na pole toho vyšetřovatele
     [of] pole toho vyšetřovatele
    *[at] na poli toho vyšetřovatele
  }
third-rules-place-anySpace = { $role ->
     [from] z kteréhokoli pole
     [to] na kterékoli pole
     [of] kteréhokoli pole
    *[at] na kterémkoli poli
  }
third-rules-place-anySpaceInYourNeighborhood = { $role ->
     [from] z kteréhokoli pole své čtvrti
     [to] na kterékoli pole své čtvrti
     [of] kteréhokoli pole své čtvrti
    *[at] na kterémkoli poli své čtvrti
  }
third-rules-place-anotherSpaceInYourNeighborhood = { $role ->
     [from] z jiného pole své čtvrti
     [to] na jiné pole své čtvrti
     [of] jiného pole své čtvrti
    *[at] na jiném poli své čtvrti
  }
third-rules-place-eachSpaceInYourNeighborhood = { $role ->
     [from] z každého pole své čtvrti
     [to] na každé pole své čtvrti
     [of] každého pole své čtvrti
    *[at] na každém poli své čtvrti
  }
third-rules-place-eachOtherSpaceOfThatNeighborhood = { $role ->
     [from] z každého dalšího pole té čtvrti
     [to] na každé další pole té čtvrti
     [of] každého dalšího pole té čtvrti
    *[at] na každém dalším poli té čtvrti
  }
third-rules-place-adjacentSpace = { $role ->
     [from] ze sousedního pole
     [to] na sousední pole
     [of] sousedního pole
    *[at] na sousedním poli
  }
third-rules-place-adjacentSpaceWithMostDoom = { $role ->
     [from] ze sousedního pole s největší zkázou
     [to] na sousední pole s největší zkázou
     [of] sousedního pole s největší zkázou
    *[at] na sousedním poli s největší zkázou
  }
third-rules-place-adjacentStreet = { $role ->
     [from] ze sousední ulice
     [to] do sousední ulice
     [of] sousední ulice
    *[at] v sousední ulici
  }
third-rules-place-unstableSpace = { $role ->
     [from] z nestálého pole
     [to] na nestálé pole
     [of] nestálého pole
    *[at] na nestálém poli
  }
third-rules-place-spaceWithMostDoom = { $role ->
     [from] z pole s největší zkázou
     [to] na pole s největší zkázou
     [of] pole s největší zkázou
    *[at] na poli s největší zkázou
  }
third-rules-place-spaceWithMostDoomInThatNeighborhood = { $role ->
     [from] z pole s největší zkázou v té čtvrti
     [to] na pole s největší zkázou v té čtvrti
     [of] pole s největší zkázou v té čtvrti
    *[at] na poli s největší zkázou v té čtvrti
  }
third-rules-place-startingSpace = { $role ->
     [from] z výchozího pole
     [to] na výchozí pole
     [of] výchozího pole
    *[at] na výchozím poli
  }
third-rules-place-anySpaceWithDoom = { $role ->
     [from] z kteréhokoli pole se zkázou
     [to] na kterékoli pole se zkázou
     [of] kteréhokoli pole se zkázou
    *[at] na kterémkoli poli se zkázou
  }
third-rules-place-anySpaceInNeighborhoodWithAnomaly = { $role ->
     [from] z kteréhokoli pole ve čtvrti s anomálií
     [to] na kterékoli pole ve čtvrti s anomálií
     [of] kteréhokoli pole ve čtvrti s anomálií
    *[at] na kterémkoli poli ve čtvrti s anomálií
  }
third-rules-place-neighborhoodWithAnomaly = { $role ->
     [from] ze čtvrti s anomálií
     [to] do čtvrti s anomálií
     [of] čtvrti s anomálií
    *[at] ve čtvrti s anomálií
  }
third-rules-place-spaceWithScar = { $role ->
     [from] z pole s jizvou
     [to] na pole s jizvou
     [of] pole s jizvou
    *[at] na poli s jizvou
  }
third-rules-place-eachSpaceWithScar = { $role ->
     [from] z každého pole s jizvou
     [to] na každé pole s jizvou
     [of] každého pole s jizvou
    *[at] na každém poli s jizvou
  }
third-rules-place-spaceOfBlueMarker = { $role ->
     [from] z pole s modrým žetonem
     [to] na pole s modrým žetonem
     [of] pole s modrým žetonem
    *[at] na poli s modrým žetonem
  }
third-rules-place-spaceOfRedMarker = { $role ->
     [from] z pole s červeným žetonem
     [to] na pole s červeným žetonem
     [of] pole s červeným žetonem
    *[at] na poli s červeným žetonem
  }
third-rules-place-thatNeighborhood = { $role ->
     [from] z té čtvrti
     [to] do té čtvrti
     [of] té čtvrti
    *[at] v té čtvrti
  }
third-rules-place-eachNeighborhood = { $role ->
     [from] ze středu každé čtvrti
     [to] do středu každé čtvrti
     [of] středu každé čtvrti
    *[at] ve středu každé čtvrti
  }
third-rules-place-anywhere = { $role ->
     [from] z kteréhokoli pole
     [to] na kterékoli pole
     [of] kteréhokoli pole
    *[at] na kterémkoli poli
  }
third-rules-place-display = { $role ->
     [from] z nabídky
     [to] do nabídky
     [of] nabídky
    *[at] v nabídce
  }
third-rules-place-nearestStreet-leader = { $role ->
     [from] z ulice nejblíž vůdci
     [to] do ulice nejblíž vůdci
     [of] ulice nejblíž vůdci
    *[at] v ulici nejblíž vůdci
  }
third-rules-place-nearestStreet-prey = { $role ->
     [from] z ulice nejblíž své kořisti
     [to] do ulice nejblíž své kořisti
     [of] ulice nejblíž své kořisti
    *[at] v ulici nejblíž své kořisti
  }

# Co se získá a utrpí
third-rules-gain = { $form ->
     [third] získá
    *[other] získej
  } { $what }
third-rules-lose = { $form ->
     [third] ztratí
    *[other] ztrať
  } { $what }
third-rules-spend = { $form ->
     [third] utratí
    *[other] utrať
  } { $what }
third-rules-suffer = { $form ->
     [third] utrpí
    *[other] utrp
  } { $what }
third-rules-recover = { $form ->
     [third] vyléčí
    *[other] vyleč
  }{ $who ->
     [youOrAlly] { " " }sobě nebo jednomu ze svých spojenců
     [investigatorOrAllyInYourSpace] { " " }jednomu vyšetřovateli nebo spojenci na svém poli
    *[other] { "" }
  } { $what }
third-rules-clue-of-neighborhood = 1 stopu ze své čtvrti
third-rules-drawn-spell = { $count ->
     [one] 1 kouzlo
     [few] { $count } kouzla
    *[other] { $count } kouzel
  }
third-rules-drawn-ally = { $count ->
     [one] 1 spojence
     [few] { $count } spojence
    *[other] { $count } spojenců
  }
# Jeden ve 4. pádě, jinak 2. pád množného čísla (za „libovolný počet“ nebo „z“).
third-rules-item-common = { $count ->
     [one] 1 běžný předmět
    *[other] běžných předmětů
  }
third-rules-item-curio = { $count ->
     [one] 1 kuriozitu
    *[other] kuriozit
  }
third-rules-item-tome = { $count ->
     [one] 1 knihu
    *[other] knih
  }
third-rules-item-cultist = { $count }
third-rules-item-human = { $count }
third-rules-item-lodge = { $count }
third-rules-item-any = { $count ->
     [one] 1 předmět
    *[other] předmětů
  }
third-rules-item-at-most = { $item } v hodnotě nejvýš ${ $value }
third-rules-item-at-least = { $item } v hodnotě aspoň ${ $value }
third-rules-dark-pact = Temný pakt
third-rules-restore-health = všechno zdraví
third-rules-restore-sanity = všechnu příčetnost
third-rules-restore-monster = vyleč té nestvůře všechno zdraví
third-rules-suffer-split = { $form ->
     [third] hodí
    *[other] hoď
  } kostkou a { $form ->
     [third] utrpí
    *[other] utrp
  } právě tolik, a to jako zranění a zděšení v libovolném poměru
third-rules-status-blessed = { $form ->
     [third] získá
    *[other] získej
  } požehnání
third-rules-status-cursed = { $form ->
     [third] propadne
    *[other] propadni
  } prokletí
third-rules-status-darkPact = { $form ->
     [third] získá
    *[other] získej
  } Temný pakt
third-rules-status-delayed = { $form ->
     [third] nabere
    *[other] naber
  } zpoždění
third-rules-status-devoured = { $other ->
     [true] jiný vyšetřovatel podle tvé volby bude pohlcen
    *[other] { $form ->
     [third] bude pohlcen
     [infinitive] tvůj vyšetřovatel bude pohlcen
    *[other] tvůj vyšetřovatel bude pohlcen
  }
  }
third-rules-status-lodgeMember = { $form ->
     [third] vstoupí
    *[other] vstup
  } do Lóže Stříbrného soumraku
third-rules-retire = { $form ->
     [third] odejde
    *[other] odejdi
  } na odpočinek
third-rules-focus-any = { $count ->
     [one] { $form ->
     [third] získá
    *[other] získej
  } soustředění na jednu dovednost podle své volby
     [few] { $form ->
     [third] získá
    *[other] získej
  } soustředění na { $count } různé dovednosti podle své volby
    *[other] { $form ->
     [third] získá
    *[other] získej
  } soustředění na { $count } různých dovedností podle své volby
  }{ $exceed ->
     [true] { " " }(i nad svůj limit)
    *[other] { "" }
  }
third-rules-focus-every = { $form ->
     [third] získá
    *[other] získej
  } soustředění na každou dovednost{ $exceed ->
     [true] { " " }(i nad svůj limit)
    *[other] { "" }
  }
third-rules-focus-skill = { $form ->
     [third] získá
    *[other] získej
  } soustředění na { NAME($skill, case: "accusative") }{ $exceed ->
     [true] { " " }(i nad svůj limit)
    *[other] { "" }
  }
third-rules-research = { $form ->
     [third] přesune
    *[other] přesuň
  } { $what } ze svých zásob na list scénáře
third-rules-prevent = odvrať { $what }
third-rules-add-as-many = přičti své úspěchy k původnímu hodu
third-rules-add-to-test = přičti k hodu { $what }
third-rules-add-to-die-one = přičti { $by } k jedné kostce
third-rules-add-to-die-each = přičti { $by } ke každé kostce
third-rules-add-damage = přidej k tomuto útoku { $what }
third-rules-exchange = vyměň libovolný počet žetonů zranění a zděšení s jiným vyšetřovatelem nebo spojencem, ať je kdekoli
third-rules-grant-action = nech jiného vyšetřovatele kdekoli na plánu provést stejnou akci
third-rules-repeat-action = proveď znovu akci, kterou už máš v tomto kole za sebou
third-rules-draw-mythos = { $form ->
     [third] vytáhne
    *[other] vytáhni
  } { $count ->
     [one] žeton mýtu
     [few] { $count } žetony mýtu
    *[other] { $count } žetonů mýtu
  }
third-rules-read-headline = { $form ->
     [third] přečte
    *[other] přečti
  } { $count ->
     [one] titulek
     [few] { $count } titulky
    *[other] { $count } titulků
  }
third-rules-choose-investigator = vyber jiného vyšetřovatele
third-rules-encounter-anomaly = prožij setkání u anomálie
# „Umístit“ snese kde (v Budoucnosti) i kam (na nestálé pole).
third-rules-move-to = { $form ->
     [third] umístí svou figurku
    *[other] umísti svou figurku
  } rovnou { $place }
third-rules-move-steps = { $form ->
     [third] ujde
    *[other] ujdi
  } { $spaces }
third-rules-move-toward = { $form ->
     [third] ujde
    *[other] ujdi
  } { $spaces } směrem { $place }{ $along ->
     [true] { " " }spolu s touto nestvůrou
    *[other] { "" }
  }
third-rules-move-up-to = { $form ->
     [third] ujde
    *[other] ujdi
  } až { $spaces }{ $ignore ->
     [true] { " " }bez ohledu na nestvůry
    *[other] { "" }
  }
third-rules-move-paid = { $clause }; za ${ $money } můžeš ujít ještě { $spaces } navíc

# Karty
third-rules-take-leader = vůdce získá { NAME($card, case: "accusative") }
third-rules-discard-this = odhoď tuto kartu
third-rules-discard-item = { $form ->
     [third] odhodí
    *[other] odhoď
  } { $count ->
     [one] 1 předmět
     [few] { $count } předměty
    *[other] { $count } předmětů
  }
third-rules-discard-tome = { $form ->
     [third] odhodí
    *[other] odhoď
  } { $count ->
     [one] 1 knihu
     [few] { $count } knihy
    *[other] { $count } knih
  }
third-rules-discard-thatItem = odhoď ten předmět
third-rules-discard-thatSpell = odhoď to kouzlo
third-rules-discard-clues = odhoď stopy vyšetřovatelů nebo z listu scénáře, celkem { $count }
third-rules-discard-sheet-clues = odhoď z listu scénáře všechny stopy
third-rules-token-damage = { $count } zranění
third-rules-token-horror = { $count } zděšení
third-rules-token-doom = { $count ->
     [one] 1 zkázu
     [few] { $count } zkázy
    *[other] { $count } zkáz
  }
third-rules-token-clue = { $count ->
     [one] 1 stopu
     [few] { $count } stopy
    *[other] { $count } stop
  }
third-rules-tokens-on = polož na tuto kartu { $what }
third-rules-tokens-off = odeber z této karty { $what }
third-rules-ignore = tato karta pro tebe do konce kola neplatí
third-rules-place-under = polož lícem dolů pod tuto kartu { $count ->
     [one] vrchní kartu
     [few] { $count } vrchní karty
    *[other] { $count } vrchních karet
  } { NAME($deck, case: "genitive") }
third-rules-gain-cards-under = získej karty pod touto kartou
third-rules-flip = obrať tuto kartu

# Nestvůry
third-rules-monster-this = tuto nestvůru
third-rules-monster-thatMonster = tu nestvůru
third-rules-spawned-any = nestvůru
third-rules-spawned-search = { $count ->
     [one] 1 { $trait }
    *[other] { $count } { $trait }
  }
third-rules-spawned-where-printed = podle její karty
third-rules-spawn = přiveď do hry { $what } { $where }{ $exhausted ->
     [true] { " " }(ve vyčerpaném stavu)
    *[other] { "" }
  }
third-rules-spawn-each-space = přiveď do hry nestvůru na každém poli své čtvrti
third-rules-spawn-engaged-you = přiveď do hry { $what } rovnou do střetu s tebou
third-rules-spawn-engaged-leader = přiveď do hry { $what } rovnou do střetu s vůdcem
# Čtvrtý pád: „za každého kultistu“, „jde o člověka“.
third-rules-trait-cultist = { $count ->
     [one] kultistu
     [few] kultisty
    *[other] kultistů
  }
third-rules-trait-human = člověka
third-rules-trait-lodge = člena Lóže
third-rules-which-thatMonster = té nestvůře
third-rules-which-oneEngagedWithYou = jedné nestvůře ve střetu s tebou
third-rules-which-eachEngagedWithYou = každé nestvůře ve střetu s tebou
third-rules-which-oneInYourSpaceOrAdjacent = jedné nestvůře na svém nebo sousedním poli
third-rules-damage-monster = způsob { $which } { $what }
third-rules-defeat-monster = poraz { $monster }
third-rules-exhaust-thatMonster = vyčerpej tu nestvůru
third-rules-exhaust-thoseMonsters = vyčerpej ty nestvůry
third-rules-disengage-all = { $form ->
     [third] vyvázne
    *[other] vyvázni
  } ze střetu se všemi nestvůrami
third-rules-disengage-otherMonsters = { $form ->
     [third] vyvázne
    *[other] vyvázni
  } ze střetu se všemi ostatními nestvůrami
third-rules-disengage-thoseMonsters = { $form ->
     [third] vyvázne
    *[other] vyvázni
  } ze střetu s nimi
third-rules-engage = { $form ->
     [third] vyzve
    *[other] vyzvi
  } ke střetu { $monster }
third-rules-monster-attacks = nech { $monster } zaútočit
third-rules-move-monster = přesuň { $monster } o { $spaces } směrem { $place }
third-rules-move-monster-to = přesuň { $monster } { $place }
third-rules-return-to-box = vrať tu nestvůru do krabice
third-rules-choose-monster = vyber kdekoli na plánu { $epic ->
     [false] neepickou nestvůru
    *[other] nestvůru
  }

# Hrací plán
third-rules-place-doom = { $form ->
     [third] umístí
    *[other] umísti
  } { $what } { $place }
third-rules-remove-doom = { $form ->
     [third] odstraní
    *[other] odstraň
  } { $what } { $place }
third-rules-remove-doom-spaces = { $form ->
     [third] vybere
    *[other] vyber
  } { $spaces ->
     [one] až { $spaces } pole
     [few] až { $spaces } pole
    *[other] až { $spaces } polí
  } a z každého { $form ->
     [third] odstraní
    *[other] odstraň
  } { $what }
third-rules-sheet-clue = polož na list scénáře { $what }
third-rules-sheet-doom = polož na list scénáře { $what }
third-rules-sheet-marker = polož na list scénáře { $count ->
     [one] 1 žeton
     [few] { $count } žetony
    *[other] { $count } žetonů
  }
third-rules-move-token = přesuň z listu scénáře { $count ->
     [one] 1 stopu
     [few] { $count } stopy
    *[other] { $count } stop
  } na { $card }
third-rules-spread-doom = { $count ->
     [one] šiř zkázu
     [few] šiř zkázu { $count }krát
    *[other] šiř zkázu { $count }krát
  }
third-rules-spawn-clue = { $count ->
     [one] přines do hry novou stopu
     [few] přines do hry { $count } nové stopy
    *[other] přines do hry { $count } nových stop
  }
third-rules-gate-burst = { $count ->
     [one] proveď průlom brány
     [few] proveď { $count } průlomy brány
    *[other] proveď { $count } průlomů brány
  }
third-rules-reckoning = proveď zúčtování
third-rules-cup-token = { $count ->
     [one] žeton { $token }
     [few] { $count } žetony { $token }
    *[other] { $count } žetonů { $token }
  }
third-rules-add-to-cup = přidej do zásobníku mýtu { $tokens }
third-rules-anomaly = vzniká { $place } anomálie
third-rules-remove-anomaly = odstraň anomálii { $place }
third-rules-place-markers = rozmísti náhodně a lícem dolů modrý, červený a tři bílé žetony, po jednom { $places }
third-rules-place-marker = umísti { $color ->
     [blue] modrý žeton
     [red] červený žeton
     [white] bílý žeton
    *[other] žeton
  } lícem { $up ->
     [true] vzhůru
    *[other] dolů
  } { $place }
third-rules-reveal-marker = odhal žeton { $place }
third-rules-reveal-all-markers = odhal všechny žetony
third-rules-discard-that-marker = odhoď ten žeton
third-rules-discard-marker = odhoď { NAME($marker, case: "accusative") }
third-rules-discard-marker-at = odhoď žeton { $place }
third-rules-discard-other-markers = odhoď všechny žetony kromě { NAME($markers, case: "genitive") }
third-rules-scar = { $count ->
     [one] umísti jizvu
     [few] umísti { $count } jizvy
    *[other] umísti { $count } jizev
  }{ $apart ->
     [true] , každou { $place } jiné čtvrti
    *[other] { " " }{ $place }{ $unscarred ->
     [true] { " " }čtvrti
    *[other] { "" }
  }
  }{ $unscarred ->
     [true] { " " }bez jizvy i bez zacelené jizvy
    *[other] { "" }
  }
third-rules-mend-scar = zacel jizvu { $place }
third-rules-scar-scar = jizvu
third-rules-scar-mendedScar = zacelenou jizvu

# Kodex
third-rules-archive-card = kartu { $number }
third-rules-this-card = tuto kartu
third-rules-codex-add = přidej do kodexu { $what }
third-rules-codex-add-back = přidej do kodexu { $card } rubem vzhůru
third-rules-archive-flip = obrať { $card }
third-rules-archive-return = vrať do archivu { $what }
third-rules-read-part = přečti část „{ $part }“ (viz { $card })
third-rules-read-back = přečti rub (viz { $card })
third-rules-set-aside = odlož stranou { $cards }
third-rules-set-aside-named = odlož stranou { $count ->
     [one] kartu
     [few] { $count } karty
    *[other] { $count } karet
  } „{ $name }“
third-rules-attach = polož náhodně jednu z odložených karet vedle balíčku její čtvrti; v úvahu připadá: { $cards }
third-rules-attach-named = polož náhodnou kartu „{ $name }“ vedle balíčku její čtvrti
third-rules-shuffled = { $card } do balíčku { NAME($deck, case: "genitive") }
third-rules-shuffle-in = zamíchej { $what } (každou do hloubky { $who } karet)
third-rules-shuffle-in-monsters = zamíchej odložené členy Lóže do balíčku nestvůr
third-rules-game-over-won = vyhráváte
third-rules-game-over-lost = prohráváte
third-rules-game-over-wonByLodge = vyšetřovatelé, kteří vstoupili do Lóže, vyhrávají a ostatní prohrávají

# Hody, kostky, volby
third-rules-test-plain = na { NAME($skill, case: "accusative") }
third-rules-test-modified = na { NAME($skill, case: "accusative") } ({ $mod })
third-rules-test-evade = na { NAME($skill, case: "accusative") } s modifikátorem úniku té nestvůry
third-rules-test = { $form ->
     [third] hodí
    *[other] hoď
  } { $noun }{ $extra }
third-rules-test-extra = { $dice ->
     [one] { " " }s { $dice } kostkou
     [few] { " " }se { $dice } kostkami
    *[other] { " " }s { $dice } kostkami
  } navíc za každý pozůstatek, { $form ->
     [third] který utratí
    *[other] který utratíš
  }
third-rules-test-outcomes = { $test }: { $outcomes }
third-rules-test-always = { $test } a pak { $clause }
third-rules-test-bands = { $test }: { $bands }
third-rules-on-pass = { $form ->
     [third] kdo uspěje, { $clause }
    *[other] pokud uspěješ, { $clause }
  }
third-rules-on-fail = { $form ->
     [third] kdo neuspěje, { $clause }
    *[other] pokud neuspěješ, { $clause }
  }
third-rules-band-or-more = při { $min } a více úspěších { $clause }
third-rules-band-range = při { $min } nebo { $max } úspěších { $clause }
third-rules-band-exactly = { $min ->
     [0] bez úspěchu
     [1] při 1 úspěchu
    *[other] při { $min } úspěších
  } { $clause }
third-rules-roll = { $form ->
     [third] hodí
    *[other] hoď
  } { $dice ->
     [one] { $dice } kostkou
     [few] { $dice } kostkami
    *[other] { $dice } kostkami
  }{ $sum ->
     [true] { " " }a { $form ->
     [third] sečte
    *[other] sečti
  } je
    *[other] { "" }
  }: { $bands }
third-rules-faces = padne-li { $faces }, { $clause }
third-rules-face = { $min }
third-rules-face-range = { $min }–{ $max }
third-rules-face-else = jinak se nic neděje
third-rules-either = buď { $first }, nebo { $second }
third-rules-option = ({ $number }) { $clause }
third-rules-choose = { $form ->
     [third] zvolí
    *[other] vyber
  } jedno: { $options }
third-rules-choose-together = rozhodněte společně: { $options }
third-rules-pay-to = { $cost } a za to { $clause }
third-rules-may = { $form ->
     [anyone] kterýkoli jeden vyšetřovatel může využít této možnosti:
     [third] může využít této možnosti:
    *[other] chceš-li,
  } { $clause }
third-rules-may-pay = { $form ->
     [anyone] kterýkoli jeden vyšetřovatel může využít této možnosti:
     [third] může využít této možnosti:
    *[other] chceš-li,
  } { $cost } a za to { $clause }
third-rules-may-pay-then = { $form ->
     [anyone] kterýkoli jeden vyšetřovatel může využít této možnosti: { $cost }; pokud to někdo udělá, { $clause }
     [third] může využít této možnosti: { $cost }; pokud to udělá, { $clause }
    *[other] chceš-li, { $cost } a pak { $clause }
  }
third-rules-may-else = { $first }; { $form ->
     [anyone] pokud to nikdo neudělá
     [third] pokud to neudělá
    *[other] pokud to neuděláš
  }, { $otherwise }
third-rules-if = pokud { $condition }, { $clause }
third-rules-if-else = pokud { $condition }, { $clause }; jinak { $otherwise }
third-rules-if-if-not = pokud { $condition }, { $clause }; pokud { $denial }, { $otherwise }
third-rules-repeat = kolikrát chceš, tolikrát { $cost } a za to { $clause }
third-rules-buy-item = { $max ->
     [0] libovolný počet { $item }
     [1] { $item }
    *[other] nejvýš { $max } z { $item }
  }
third-rules-buy-spells = { $draw ->
     [1] ji
    *[other] { $max ->
     [0] kterékoli z nich
     [1] jednu z nich
    *[other] nejvýš { $max } z nich
  }
  }
third-rules-buy-display = { $form ->
     [third] může
    *[other] můžeš
  } koupit z nabídky { $what }{ $cost }
third-rules-buy-spell = { $form ->
     [third] může
    *[other] můžeš
  } si prohlédnout { $draw ->
     [one] vrchní kartu
     [few] { $draw } vrchní karty
    *[other] { $draw } vrchních karet
  } balíčku kouzel a koupit { $what }{ $cost }
third-rules-price-list = { "" }
third-rules-price-halfUp = { " " }za polovinu hodnoty (zaokrouhleno nahoru)
third-rules-price-fixed = { " " }za ${ $money }
third-rules-buy-then = { $first }; { $form ->
     [third] pokud něco koupí
    *[other] pokud něco koupíš
  }, { $clause }
third-rules-each-investigator = každý vyšetřovatel { $clause }
third-rules-each-investigator-at = každý vyšetřovatel { $place } { $clause }
third-rules-each-monster = pro každou nestvůru na plánu platí: { $clause }
third-rules-each-monster-trait = za každého { $trait } { $clause }
third-rules-for-each-ownItem = za každý svůj předmět { $clause }
third-rules-for-each-ownSpell = za každé své kouzlo { $clause }
third-rules-for-each-ownClue = za každou svou stopu { $clause }
third-rules-for-each-clueInYourNeighborhood = za každou stopu ve své čtvrti { $clause }

# Podmínky za „pokud“ a „jakmile“. `not`: že to tak není.
third-rules-if-anyone = { $not ->
     [true] žádný vyšetřovatel nemá
    *[other] některý vyšetřovatel má
  } { $condition }
third-rules-if-has-tome = { $not ->
     [true] nemáš knihu
    *[other] máš knihu
  }
third-rules-if-status = { $not ->
     [true] nemáš { "" }
    *[other] máš { "" }
  }{ $status }
third-rules-if-status-blessed = požehnání
third-rules-if-status-cursed = prokletí
third-rules-if-status-darkPact = Temný pakt
third-rules-if-status-delayed = zpoždění
third-rules-if-status-devoured = pohlceného vyšetřovatele
third-rules-if-status-lodgeMember = členství v Lóži Stříbrného soumraku
third-rules-if-in = { $not ->
     [true] nejsi { "" }
    *[other] jsi { "" }
  }{ $place }
third-rules-if-counter = { $not ->
     [true] se jich odhodilo víc než { $max }
    *[other] se jich odhodilo méně než 2
  }
third-rules-if-codex-has = { $not ->
     [true] není { "" }
    *[other] je { "" }
  }karta { $number } v kodexu{ $side ->
     [back] { " " }rubem vzhůru
     [front] { " " }lícem vzhůru
    *[other] { "" }
  }
third-rules-if-sheet-clues = { $count ->
     [one] je na listu scénáře aspoň 1 stopa
     [few] jsou na listu scénáře aspoň { $count } stopy
    *[other] je na listu scénáře aspoň { $count } stop
  }
third-rules-if-sheet-clues-max = { $count ->
     [one] je na listu scénáře nejvýš { $count } stopa
     [few] jsou na listu scénáře nejvýš { $count } stopy
    *[other] je na listu scénáře nejvýš { $count } stop
  }
third-rules-if-sheet-doom = { $count ->
     [one] je na listu scénáře aspoň { $count } zkáza
     [few] jsou na listu scénáře aspoň { $count } zkázy
    *[other] je na listu scénáře aspoň { $count } zkáz
  }
third-rules-if-sheet-doom-max = { $count ->
     [one] je na listu scénáře nejvýš { $count } zkáza
     [few] jsou na listu scénáře nejvýš { $count } zkázy
    *[other] je na listu scénáře nejvýš { $count } zkáz
  }
third-rules-if-sheet-clues-and-doom = dají stopy a zkázy na listu scénáře dohromady aspoň { $count }
third-rules-if-sheet-clues-and-doom-max = dají stopy a zkázy na listu scénáře dohromady nejvýš { $count }
third-rules-if-sheet-markers = { $count ->
     [one] je na listu scénáře aspoň { $count } žeton
     [few] jsou na listu scénáře aspoň { $count } žetony
    *[other] je na listu scénáře aspoň { $count } žetonů
  }
third-rules-if-sheet-markers-max = { $count ->
     [one] je na listu scénáře nejvýš { $count } žeton
     [few] jsou na listu scénáře nejvýš { $count } žetony
    *[other] je na listu scénáře nejvýš { $count } žetonů
  }
third-rules-if-space-doom = { $count ->
     [one] je na některém poli čtvrti aspoň { $count } zkáza
     [few] jsou na některém poli čtvrti aspoň { $count } zkázy
    *[other] je na některém poli čtvrti aspoň { $count } zkáz
  }
third-rules-if-space-doom-max = { $count ->
     [one] je na některém poli čtvrti nejvýš { $count } zkáza
     [few] jsou na některém poli čtvrti nejvýš { $count } zkázy
    *[other] je na některém poli čtvrti nejvýš { $count } zkáz
  }
third-rules-if-neighborhood-doom = { $count ->
     [one] je na polích některé čtvrti dohromady aspoň { $count } zkáza
     [few] jsou na polích některé čtvrti dohromady aspoň { $count } zkázy
    *[other] je na polích některé čtvrti dohromady aspoň { $count } zkáz
  }
third-rules-if-neighborhood-doom-max = { $count ->
     [0] není v některé čtvrti s anomálií žádná zkáza
     [one] je v některé čtvrti s anomálií nejvýš { $count } zkáza
     [few] jsou v některé čtvrti s anomálií nejvýš { $count } zkázy
    *[other] je v některé čtvrti s anomálií nejvýš { $count } zkáz
  }
third-rules-if-mended-scars = { $count ->
     [one] je zacelena aspoň 1 jizva
     [few] jsou zaceleny aspoň { $count } jizvy
    *[other] je zaceleno aspoň { $count } jizev
  }
third-rules-if-mended-scars-max = { $count ->
     [one] je zacelena nejvýš { $count } jizva
     [few] jsou zaceleny nejvýš { $count } jizvy
    *[other] je zaceleno nejvýš { $count } jizev
  }
third-rules-if-markers-on-board = { $count ->
     [0] není na plánu žádný žeton
     [one] je na plánu 1 žeton
     [few] jsou na plánu { $count } žetony
    *[other] je na plánu { $count } žetonů
  }
third-rules-if-revealed = { AGREES($markers) ->
     [one] je odhalen { $markers }
    *[other] jsou odhaleny { $markers }
  }
third-rules-if-neighborhood-has = ta čtvrť { $not ->
     [true] nemá
    *[other] má
  } { $scars }
third-rules-if-engaged-that = { $not ->
     [true] nejsi { "" }
    *[other] jsi { "" }
  }s tou nestvůrou ve střetu
third-rules-if-engaged-this = { $not ->
     [true] nejsi { "" }
    *[other] jsi { "" }
  }s touto nestvůrou ve střetu
third-rules-if-monster = { $not ->
     [true] nejde o { "" }
    *[other] jde o { "" }
  }{ $monsters }
third-rules-if-group-worshiper = { $not ->
     [true] nejde o { "" }
    *[other] jde o { "" }
  }jednoho ze šesti uctívačů
third-rules-if-trait = { $not ->
     [true] nejde o { "" }
    *[other] jde o { "" }
  }{ $trait }
third-rules-if-epic = { $not ->
     [true] jde o neepickou nestvůru
    *[other] jde o epickou nestvůru
  }
third-rules-if-check-attack = útočíš{ $inUse ->
     [true] { " " }s touto kartou
    *[other] { "" }
  }
third-rules-if-mentions = padne tam jméno { $name }
third-rules-if-card = jde o { NAME($card, case: "accusative") }
third-rules-if-ability = jde o tuto schopnost
third-rules-if-this-cast = při jeho seslání { $what }
third-rules-cast-sufferedDamage = utrpíš zranění
third-rules-cast-spentRemnant = utratíš pozůstatek
third-rules-if-other-hand = máš druhou ruku prázdnou
third-rules-if-focus-limit = máš tolik žetonů soustředění, kolik jich mít můžeš
third-rules-if-resource-max = { $money ->
     [true] máš nejvýš ${ $max }
    *[other] počet { $stuff }, které máš, je nejvýš { $max }
  }
third-rules-if-resource-min = { $money ->
     [true] máš aspoň ${ $min }
    *[other] { $min ->
     [1] nejsi bez { $stuff }
    *[other] počet { $stuff }, které máš, je aspoň { $min }
  }
  }
third-rules-if-tokens = tato karta nese aspoň { $what }

# Na co schopnost čeká
third-rules-monster-acted-on = { $acts } (jen jde-li o { $epic ->
     [false] neepického { $trait }
     [true] epického { $trait }
    *[any] { $trait }
  })
third-rules-act-youDamageMonster = zraníš nestvůru
third-rules-act-youDisengageMonster = vyvázneš ze střetu s nestvůrou
third-rules-act-monsterDamagesYou = nestvůra zraní tebe
third-rules-after = poté, co { $event }{ $during ->
     [casting] { " " }při sesílání kouzla
    *[other] { "" }
  }
third-rules-before = než { $event }
third-rules-before-or-after = než { $event } nebo až skončí
third-rules-when = když { $event }
third-rules-as-soon-as = jakmile { $condition }
third-rules-event-gatherResourcesAction = obstaráš prostředky
third-rules-event-moveAction = provedeš akci pohybu
third-rules-event-researchAction = provedeš akci bádání
third-rules-event-focusAction = provedeš akci soustředění
third-rules-event-yourAction = provedeš akci
third-rules-event-castSpell = sešleš kouzlo
third-rules-event-encounter = proběhne tvé setkání
third-rules-event-gainClue = získáš jednu nebo více stop
third-rules-event-spendRemnant = utratíš jeden nebo více pozůstatků
third-rules-event-spendFocusToReroll = utratíš žeton soustředění na přehození
third-rules-event-failTest = neuspěješ v hodu
third-rules-event-passTest = uspěješ v hodu
third-rules-event-youSufferHorror = utrpíš zděšení
third-rules-event-thisSuffersHorror = tato karta utrpí zděšení
third-rules-event-thisGainedFromDeck = získáš tuto kartu z jejího balíčku
third-rules-event-youRemoveDoomFromYourSpace = odstraníš ze svého pole { $min ->
     [0] zkázu
     [1] zkázu
    *[other] { $min } nebo více zkáz
  }
third-rules-event-youDefeatMonster = porazíš nestvůru
third-rules-event-youDefeatMonsterByAttack = porazíš nestvůru útokem
third-rules-event-youDefeatThis = porazíš tuto nestvůru
third-rules-event-youDefeatThisByAttack = porazíš tuto nestvůru útokem
third-rules-event-youDisengageThis = vyvázneš ze střetu s touto nestvůrou
third-rules-event-youDisengageMonster = vyvázneš ze střetu s nestvůrou
third-rules-event-youEvadeThis = unikneš této nestvůře
third-rules-event-youFailToEvadeThis = se ti nepodaří uniknout této nestvůře
third-rules-event-youDamageMonster = zraníš nestvůru
third-rules-event-monsterDamagesYou = nestvůra zraní tebe
third-rules-event-monsterDamagesYouOrThis = nestvůra zraní tebe nebo tohoto spojence
third-rules-event-investigatorDamagesMonsterInYourSpace = některý vyšetřovatel zraní nestvůru na tvém poli
third-rules-event-thisAttacks = na tebe tato nestvůra zaútočí
third-rules-event-monsterSpawns = se v některé čtvrti objeví nestvůra
third-rules-event-monsterDefeated = padne nestvůra
third-rules-event-anomalyAppears = vznikne v některé čtvrti anomálie
third-rules-event-markerRevealed = je odhalen { $color ->
     [blue] modrý žeton
     [red] červený žeton
     [white] bílý žeton
    *[other] žeton
  }
third-rules-event-buyFromDisplay = nakoupíš z nabídky
third-rules-event-monstersAttackYou = na tebe nestvůry zaútočí
third-rules-event-thisWouldSufferDamage = má tato karta utrpět { $min ->
     [0] zranění
     [1] zranění
    *[other] { $min } nebo více zranění
  }
third-rules-event-thisWouldSufferHorror = má tato karta utrpět { $min ->
     [0] zděšení
     [1] zděšení
    *[other] { $min } nebo více zděšení
  }
third-rules-event-youWouldSufferDamageOrHorror = máš utrpět zranění nebo zděšení
third-rules-event-anyInvestigatorOrAllyWouldSufferDamage = má kterýkoli vyšetřovatel nebo spojenec utrpět zranění
third-rules-event-anotherInvestigatorAnywhereTests = kdekoli na plánu hází jiný vyšetřovatel
third-rules-event-monsterWouldEngageAnotherInvestigatorInYourSpace = má nestvůra začít střet s jiným vyšetřovatelem na tvém poli
third-rules-event-additionalActionFromEvade = začne akce navíc po úniku

# Schopnosti
third-rules-once-a-round = jednou za kolo: { $clause }
third-rules-once-a-roll = jednou za každý hod: { $clause }
third-rules-provided = { $clause }, pokud { $condition }
third-rules-afterwards = { $clause }; { $rest }
third-rules-moment-in = { $moment } { $place }
third-rules-reaction = { $moment }, { $clause }
third-rules-reaction-if = { $moment }, pokud { $condition }, { $clause }
third-rules-bonus = { $instead ->
     [true] místo toho { "" }
    *[other] { "" }
  }{ $by } k { NAME($skill, case: "dative") } { $during }
third-rules-use-attack = při útoku
third-rules-use-evade = při úniku
third-rules-use-ward = při zažehnání
third-rules-use-research = při bádání
third-rules-use-casting = při sesílání kouzla
third-rules-use-encounterPhase = při setkáních
third-rules-tests-any = při kterémkoli svém hodu
third-rules-tests-of = při kterémkoli svém hodu na dovednost { $skills }
third-rules-tests-attack = při kterémkoli svém hodu na útok
third-rules-tests-evade = při kterémkoli svém hodu na únik
third-rules-tests-ward = při kterémkoli svém hodu na zažehnání
third-rules-tests-research = při kterémkoli svém hodu na bádání
third-rules-tests-casting = při kterémkoli hodu svých kouzel
third-rules-tests-encounterPhase = při kterémkoli hodu ve svých setkáních
third-rules-tests-anyone-here = při hodu svém nebo jiného vyšetřovatele na svém poli
third-rules-rolls-any = při kterémkoli svém vrhu kostkami
third-rules-dice-one = jednu kostku
third-rules-dice-any = libovolný počet kostek
third-rules-dice-oneOrAll = jednu kostku nebo všechny
third-rules-dice-up-to = až { $what }
third-rules-bonus-dice = přidej { $dice } { $tests }
third-rules-bonus-dice-counted = přidej kostky { $tests }: { $dice }
third-rules-may-bonus-dice = můžeš přidat { $dice } { $tests }
third-rules-may-bonus-dice-counted = můžeš přidat kostky { $tests }: { $dice }
third-rules-may-reroll = můžeš přehodit { $dice } { $tests }
third-rules-may-reroll-counted = můžeš přehodit kostky { $tests }, nejvýš { $dice }
third-rules-may-reroll-for = chceš-li, { $cost } a za to přehoď { $dice } { $tests }
third-rules-replace-reroll = když utratíš žeton soustředění na přehození, můžeš místo jedné kostky přehodit { $dice }
third-rules-nudge-one = můžeš přičíst { $by } k jedné kostce { $tests }
third-rules-nudge-each = můžeš přičíst { $by } ke každé kostce { $tests }
third-rules-success-faces = úspěchem je pro tebe { $faces }
third-rules-modify-successesPerSix = každá šestka, kterou hodíš při útoku s touto kartou, platí za { $value ->
     [one] { $value } úspěch
     [few] { $value } úspěchy
    *[other] { $value } úspěchů
  }
third-rules-modify-focusPerSkill = na jedné dovednosti můžeš mít { $value ->
     [one] { $value } žeton soustředění
     [few] { $value } žetony soustředění
    *[other] { $value } žetonů soustředění
  }
third-rules-modify-reckoningDice = při zúčtování Temného paktu hoď { $value } kostkami místo jedné
third-rules-modify-health = { $by } ke zdraví{ $per ->
     [sheetMarker] { " " }za každý žeton na listu scénáře
     [unmendedScar] { " " }za každou nezacelenou jizvu
    *[other] { "" }
  }
third-rules-of-monster = { NAME($name) } má { $clause }
third-rules-modify-check = { $by } ke všem hodům každého, kdo je ve střetu s touto nestvůrou
third-rules-modify-focusLimit = tvůj limit soustředění je o { $amount } vyšší
third-rules-modify-actions = každé kolo můžeš provést o { $amount ->
     [one] 1 akci
     [few] { $amount } akce
    *[other] { $amount } akcí
  } víc
third-rules-modify-itemValue = předměty v nabídce stojí o ${ $amount } víc
third-rules-modify-gain-money = akce na tvém listu ti vynese o ${ $amount } víc
third-rules-replace-skill = { $act } můžeš seslat toto kouzlo a hodit na { NAME($skill, case: "accusative") } místo { NAME($from, case: "genitive") }; modifikátor nestvůry platí
third-rules-replace-action = akci pohybu můžeš nahradit takto: { $clause }
third-rules-action = Akce{ $engaged ->
     [true] { " " }(i ve střetu)
    *[other] { "" }
  }: { $clause }
third-rules-at-place = { $place } { $clause }
third-rules-during = { $during }{ $monster ->
     [true] { " " }(jen u této nestvůry)
    *[other] { "" }
  }, { $clause }
third-rules-replace-status = když máš získat { $status }, místo toho { $clause }
third-rules-replace-mentions = když v setkání padne jméno { $name }, ukonči ho a místo toho { $clause }
third-rules-replace-placeDoom = když má { $place } přibýt zkáza, místo toho { $clause }
third-rules-replace-encounter = když tě čeká setkání { $place }, místo toho { $clause }
third-rules-at-reckoning = při každém zúčtování { $clause }
third-rules-half-price = jednou za kolo: můžeš koupit předmět za polovinu hodnoty (zaokrouhleno nahoru)
third-rules-cannot-have = nemůžeš mít { $statuses }{ $discard ->
     [true] ; máš-li takový stav, odhoď ho
    *[other] { "" }
  }
third-rules-undiscardable = tato karta se nikdy neodhazuje, ani když je plná
third-rules-unseen-by = neepické nestvůry tě neloví a nestřetávají se s tebou, dokud na ně nezaútočíš nebo je nezraníš
third-rules-may-replace = kdykoli máš při sesílání kouzla utrpět zděšení, můžeš místo něj utrpět zranění
third-rules-share-focus = ostatní vyšetřovatelé na tvém poli mají { $by } ke každé dovednosti, na kterou máš soustředění
third-rules-forbid = žádný vyšetřovatel nesmí stanout { $place }

# Karty, nestvůry a listy
third-rules-cast-horror = Za seslání utrp { $horror } zděšení.
third-rules-endurance = Unese { $health ->
     [0] { $sanity } zděšení
    *[other] { $sanity ->
     [0] { $health } zranění
    *[other] { $health } zranění a { $sanity } zděšení
  }
  }.
third-rules-hidden-back = Její rub je tajný, dokud se neobrátí.
third-rules-speed = { $spaces ->
    [one] o 1 pole
    [few] o { $spaces } pole
   *[other] o { $spaces } polí
  }
third-rules-speed-direct = na libovolnou vzdálenost
third-rules-hunter = Lovec: pohybuje se { $pace } za svou kořistí ({ $prey }).
third-rules-patrol = Hlídka: pohybuje se { $pace } směrem { $target } a tam se střetává s kořistí ({ $prey }).
third-rules-lurker = Číhač: { $text }
third-rules-prey-anyone = kdokoli
third-rules-prey-nearest = nejbližší vyšetřovatel
third-rules-prey-lowestLore = vyšetřovatel s nejnižšími Vědomostmi
third-rules-prey-highestLore = vyšetřovatel s nejvyššími Vědomostmi
third-rules-prey-lowestInfluence = vyšetřovatel s nejnižším Vlivem
third-rules-prey-highestInfluence = vyšetřovatel s nejvyšším Vlivem
third-rules-prey-lowestObservation = vyšetřovatel s nejnižším Pozorováním
third-rules-prey-highestObservation = vyšetřovatel s nejvyšším Pozorováním
third-rules-prey-lowestStrength = vyšetřovatel s nejnižší Silou
third-rules-prey-highestStrength = vyšetřovatel s nejvyšší Silou
third-rules-prey-lowestWill = vyšetřovatel s nejnižší Vůlí
third-rules-prey-highestWill = vyšetřovatel s nejvyšší Vůlí
third-rules-prey-mostClues = vyšetřovatel s nejvíce stopami
third-rules-prey-mostRemnants = vyšetřovatel s nejvíce pozůstatky
third-rules-prey-mostSpells = vyšetřovatel s nejvíce kouzly
third-rules-keyword-elusive = Nepolapitelnost: sama od sebe se s nikým nestřetává.
third-rules-keyword-watcher = Pozorovatel: vyšetřovatele, se kterým je ve střetu, neomezuje v akcích ani v setkáních a chodí s ním.
third-rules-keyword-massive = Kolos: střetává se s každým na svém poli a nelze ji vyčerpat.
third-rules-keyword-elite = Elita: o { $elite } zdraví víc za každého vyšetřovatele na začátku hry.
third-rules-keyword-feed = Sycení: vyléčí si tolik zdraví, kolik zranění způsobí.
third-rules-keyword-retaliate = Odveta: zaútočí na každého, kdo na ni útočí, a nezraní ji.
third-rules-reward = Odměna: { $text }
third-rules-is-worshiper = Patří k šesti uctívačům.
third-rules-leaves-remnant = Padne-li útokem, zbude po ní pozůstatek.
third-rules-spawns = Objevuje se { $place }.
third-rules-starting = Na začátku máš { NAME($cards, case: "accusative") }.
third-rules-starting-choice = Na začátku máš { NAME($cards, case: "accusative") } a k tomu podle volby { $choice }.
third-rules-starting-may = Na začátku máš { NAME($cards, case: "accusative") }. Chceš-li, přiber i { $gift }.
third-rules-each-reckoning = Při každém zúčtování: { $text }
third-rules-is-rumor = Zvěst: zůstává v kodexu, dokud ji něco neodstraní nebo nepřijde jiná zvěst.

# Karty archivu
third-rules-on-add = Při přidání: { $text }
third-rules-on-flip = Po obrácení: { $text }
third-rules-is-space = Tato karta je pole; zkáza, která by na něm měla ležet, přijde na list scénáře.
third-rules-objective = Cíl: { $text }
third-rules-setback = Zkáza: { $text }
third-rules-term-scar = Bílý žeton lícem vzhůru je jizva.
third-rules-term-mended-scar = Bílý žeton lícem dolů je zacelená jizva.
