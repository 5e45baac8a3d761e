### Wat herinnerd wordt, nog eens getoond, kort gezegd en veilig bewaard.

# Terugkijken
command-replay = terugkijken
command-replay-description = Toont een afgelopen spel nog eens, scène voor scène, met afbeeldingen
command-replay-game = spel
command-replay-game-description = Welk spel van deze server; leeg: het laatste in dit kanaal
command-replay-show = tonen
command-replay-show-description = Toon het aan iedereen in het kanaal
replay-head = **{ $headline }** · scène { $index } van { $last } · { $time }
replay-head-by = **{ $headline }** · scène { $index } van { $last } · { $name } · { $time }
replay-choice = { $date } · { $foe } · { $result ->
    [won] gewonnen
    [lost] verloren
   *[none] opgegeven
  } na { $turns }
button-replay-start = ⏮ Begin
button-replay-back = ◀ Terug
button-replay-on = ▶ Verder
button-replay-turn = ⏩ Volgende ronde
button-replay-end = ⏭ Einde
refused-not-over = Dat spel loopt nog. Terugkijken kan, en het bestand komt, als het afgelopen is.
refused-replay-no-further = In die richting zijn er geen scènes meer.
refused-replay-untold = Van wat er in dit spel verteld is, is niets meer over, dus terugkijken kan niet.
refused-no-finished-game = Hier is nog geen enkel spel afgelopen.

# Het bestand van een spel
command-game-file = bestand
command-game-file-description = Het hele spel als bestand, zodra het afgelopen is
file-name = zaak
file-here = De hele zaak, met seed en al. Elke bot zoals deze kan dit bestand laden: `npm run import -- BESTAND`.
file-too-large = Het bestand van dit spel is te groot voor Discord. De eigenaar van de bot kan het op de machine van de bot schrijven: `npm run export -- { $game }`.

# Wat iemand achter de rug heeft
record-none = Op de staat van dienst van { $name } staat nog geen afgelopen spel.
record-title = **{ $name }** · { $games ->
    [one] 1 afgelopen spel
   *[other] { $games } afgelopen spellen
  }: { $won } gewonnen, { $lost } verloren{ $given ->
    [0] { "" }
   *[other] , { $given } opgegeven
  }.
record-edition = **{ CAPITAL($edition) }:** { $games ->
    [one] 1 spel
   *[other] { $games } spellen
  }, { $won } gewonnen · { $endings ->
    [0] nog geen einde gezien
    [one] 1 einde gezien
   *[other] { $endings } verschillende eindes gezien
  }
record-foes-second = Ancient Ones: { $foes }
record-foes-third = Scenario’s: { $foes }
record-foe = { $of } ({ $won } van { $games } gewonnen)
record-sheets = Onderzoekers: { $sheets }
record-sheet = { $of }{ $games ->
    [1] { "" }
   *[other] { " " }(×{ $games })
  }
record-figures-second = Zegels op het eind: { $seals } · verslonden onderzoekers: { $lost }
record-figures-third = Verloren onderzoekers: { $lost }
record-answers = Gebruikelijke antwoordtijd: { $span }.
record-seen-by-you = -# Alleen jij kunt dit opvragen. Met `/instellingen staat-van-dienst` verander je dat.
record-seen-by-others = -# Ook anderen kunnen dit opvragen. Met `/instellingen staat-van-dienst` verander je dat.
refused-record-private = Die staat van dienst is niet openbaar. Alleen de speler zelf kan dat veranderen, met `/instellingen staat-van-dienst`.

# Wat een groep achter de rug heeft
command-history = geschiedenis
command-history-description = De afgelopen spellen van deze server
command-history-show = tonen
command-history-show-description = Toon het aan iedereen in het kanaal
history-none = Op deze server is nog geen enkel spel afgelopen.
history-title = **{ $games ->
    [one] 1 spel
   *[other] { $games } spellen
  }**: { $won } gewonnen, { $lost } verloren{ $given ->
    [0] { "" }
   *[other] , { $given } opgegeven
  }.
history-game = **{ $date }** · { $foe } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , score { $score }
  }.
second-history-turns = { $turns ->
    [one] 1 ronde
   *[other] { $turns } ronden
  }
third-history-turns = { $turns ->
    [one] 1 ronde
   *[other] { $turns } ronden
  }
history-players = -# { $players }
history-player = { $name } ({ $sheet })
history-luckiest = Gelukkigste dobbelstenen: { $name }, { $successes ->
    [one] 1 succes
   *[other] { $successes } successen
  } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  } ({ $share }%; verwacht { $promised }%).
history-luckiest-ever = Gelukkigste dobbelstenen in alle spellen: { $name }, { $successes ->
    [one] 1 succes
   *[other] { $successes } successen
  } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  } ({ $share }%; verwacht { $promised }%).
history-earlier = -# { $count ->
    [one] 1 eerder spel
   *[other] { $count } eerdere spellen
  } niet getoond.
history-record = -# Je eigen spellen, op alle servers: `/ik staat-van-dienst`.
past-given-up = Opgegeven
past-won-closing = Gewonnen: de laatste poort werd gesloten
past-won-sealing = Gewonnen: zes zegels hielden stand
past-won-banishing = Gewonnen: { $foe } slaapt weer
past-lost-devoured = Verloren: { $foe } heeft iedereen verslonden
past-lost-destruction = Verloren: { $foe } ontwaakte, en dat was het einde van alles

# In weinig woorden
command-quiet = beknopt
command-quiet-description = Hoeveel de bot hier meldt: alleen wat niemand mag missen, of alles
command-quiet-on = aan
command-quiet-on-description = Ja: beknopte berichten. Nee: volledige
quiet-on = { $person } zet de berichten op beknopt: vragen, en wat niemand mag missen. De rest staat in `/logboek`.
quiet-off = { $person } zet de berichten weer op volledig.
quiet-done-on = De berichten zijn nu beknopt: vragen, en wat niemand mag missen. `/beknopt aan:Nee` brengt alles terug.
quiet-done-off = De berichten zijn weer volledig.
refused-quiet-already = De berichten zijn al beknopt. Met `/beknopt aan:Nee` zet je dat uit.
refused-quiet-not = De berichten zijn al volledig.
brief-mythos = **Mythos** · { $card }
brief-defeated = { $who } { AGREES($who) ->
    [one] verslaat
   *[other] verslaan
  } { NAME($monster, article: "the") }.

# Gisteren in Arkham
command-settings-digest = overzicht
command-settings-digest-description = Eén keer per dag, op een tijdstip naar keuze, een bericht over je spellen
command-settings-digest-at = tijdstip
command-settings-digest-at-description = Wanneer, bijvoorbeeld 8:00; leeg: nooit
settings-digest = “Gisteren in Arkham” komt om { $time } als privébericht, als er iets is gebeurd.
settings-no-digest = Geen dagelijks overzicht.
refused-no-such-time = “{ $time }” is geen tijdstip. Schrijf het als 8:00 of 20:30.
refused-no-such-minute = Dat is geen tijdstip. Schrijf het als 8:00 of 20:30.
digest-title = ## Gisteren in Arkham
digest-game = { $channel } · **{ $headline }**
digest-over = De zaak is gesloten
digest-ended = De tafel gaf de zaak op
digest-more = - … en daarvoor nog { $count ->
    [one] 1 ding
   *[other] { $count } dingen
  } (`/logboek` daar)
digest-little = - Veel is er niet veranderd.
digest-asked = Jij bent aan zet: { $ask }
digest-waiting = Het wachten is op { $names }.
digest-nobody = Het wachten is op niemand.

# Back-ups en verhuizen
settings-backup-directory = BACKUP_DIRECTORY moet het pad van een map zijn, niet “{ $value }”.
settings-backup-days = BACKUP_DAYS moet een geheel getal van 0 (geen back-ups) tot 3650 zijn, niet “{ $value }”.
restore-usage = Gebruik: npm run restore -- BESTAND [MAP]. Het maakt de database BESTAND uit de nieuwste kopie in BACKUP_DIRECTORY, of in MAP, en alles wat er sindsdien was veranderd.
restore-done = { $at ->
    [copy] { $file } is gemaakt uit de kopie in { $chain }. Er was sindsdien niets veranderd.
   *[other] { $file } is gemaakt uit de kopie in { $chain } en alles wat er sindsdien was veranderd, tot { $at } ({ $changes ->
      [one] 1 bestand
     *[other] { $changes } bestanden
    }).
  }
restore-other = In { $other } { $games ->
    [one] staat ook 1 spel
   *[other] staan ook { $games } spellen
  }. Moet dat in plaats hiervan terug: npm run restore -- BESTAND { $other }
restore-broken = { $broken } is niet wat er in de keten volgde: het ontbreekt, is beschadigd of hoort bij een andere. Wat er vanaf daar kwam, is weggelaten.
restore-no-chain = In { $folder } is geen kopie met veranderingen.
restore-there-already = { $file } bestaat al, of er staat een -wal-, -shm- of -reached-bestand naast. Verplaats ze eerst; ze mogen niet blijven.
restore-failed = De database kon niet gemaakt worden: { $why }
backup-fewer = De back-up { $file } heeft { $games ->
    [one] 1 spel
   *[other] { $games } spellen
  }, maar { $kept } heeft er { $keptGames }, dus die wordt bewaard, hoe oud hij ook wordt. Ontbreken er spellen, stop dan het programma en zet hem terug (README, “Restore”). Ontbreekt er niets, haal hem dan uit de map.
opening-on-server = DATABASE_URL is ingesteld, dus de spellen staan op een PostgreSQL-server, en dit commando werkt op een bestand. Kopieer ze naar een bestand met “npm run move -- --from …”, of laat DATABASE_URL leeg.
opening-in-use = Een ander proces heeft { $path } open. Stop eerst de bot.
opening-missing = Er staan geen spellen in { $path }. Stel DATABASE_PATH in op het bestand waar ze in staan.
opening-newer = { $path } is geschreven door een nieuwere versie van dit programma. Werk het bij.
opening-failed = { $path } is niet te openen: { $why }
import-unread = { $file } is niet te lezen: { $why }
