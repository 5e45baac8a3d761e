### Wat er naast de vragen van de begeleide eerste zaak gezegd wordt (`data/second/guide/`).

second-guide-start = Je bent Joe Diamond, privédetective, drie ronden lang alleen tegen Azathoth. Elke markeerder bedient twee vaardigheden: schuif de ene omhoog en de andere zakt. Word je op de proef gesteld, dan gooi je één dobbelsteen per punt van de vaardigheid, en een 5 of 6 is een succes. Begin in het midden, daar is niets buiten bereik.
second-guide-upkeep = Op Independence Square heeft zich een poort naar The Dreamlands geopend, en er is een monster uit gekomen. Ga erdoor, kom over twee ronden terug en sluit de poort: het is de enige, dus daarmee is het spel gewonnen. Een ronde begint met het Onderhoud, waarin je je markeerders verschuift, hoogstens { $focus ->
    [one] één positie
   *[other] { $focus } posities
  }. Tegen het monster helpt Fight. Een voorzichtige speler zou kiezen: { $option }.
second-guide-movement = Nu de Verplaatsing: elke stap kost een verplaatsingspunt, en je hebt er { $points }. De poort is binnen bereik, en wie daar blijft staan, wordt erdoorheen getrokken zodra de ontmoetingen komen. Het monster verspert de weg, dus daar moet je eerst mee afrekenen. Ga naar { $option }.
second-guide-monster = Blijven kun je pas als je met het monster hebt afgerekend. Ontwijken is een test op Sneak. Een gevecht begint met een Horror-test voor je zenuwen (Will); daarna volgt elke gevechtsronde een Combat-test (Fight en je wapen), tot het monster tegen de grond gaat, of jij. Je draagt een wapen: { $option }.
second-guide-horror-missed = Dat was een test: { $dice ->
    [0] geen enkele dobbelsteen, zo laag is je Will
    [one] één dobbelsteen, en geen 5 of 6
   *[other] { $dice } dobbelstenen, en niet één 5 of 6
  }. Een clue zou meer dobbelstenen kopen. Maar deze misser kost je maar 1 van je { $sanity } Sanity, en bij de poort zijn je clues meer waard: { $option }.
second-guide-fight = Je Combat-test: { $dice } dobbelstenen, en { $needed ->
    [one] één succes
   *[other] { $needed } successen
  } is genoeg. Mis je, dan verwondt het monster je en begint de volgende gevechtsronde; hoe erg staat in de regel hierboven, en je hebt { $stamina } Stamina. Ga je gang: { $option }.
second-guide-fight-missed = Alle { $dice } dobbelstenen mis: dat gebeurt. Ook hier zou je er met clues meer kunnen kopen, maar de misser kost maar 1 van je { $stamina } Stamina, en het gevecht gaat door: { $option }.
second-guide-fight-again = Een verloren gevechtsronde is nog geen verloren spel: je hebt nog { $stamina } Stamina. Bij 0 zou je wakker worden in het ziekenhuis, zonder de helft van je spullen, en verder spelen. Je hebt weer { $dice } dobbelstenen: { $option }.
second-guide-beaten = Je bent verslagen, en toch nog in het spel, met { $stamina } Stamina en { $sanity } Sanity. Het heeft je tijd gekost, en misschien wat spullen, maar daar ligt niemand van uit. Ook de poort op Independence Square staat nog open. Een voorzichtige speler zou de markeerders zo zetten: { $option }.
second-guide-beyond = De poort heeft je The Dreamlands in getrokken, en daar wachtte een ontmoeting. Toen kwam de mythos, het einde van elke ronde: een kaart waardoor poorten opengaan, monsters rondtrekken en nieuws de ronde doet. Deze ronde ga je verder naar het tweede gebied en ontmoet je iets anders; volgende ronde ben je terug. Een voorzichtige speler zou kiezen: { $option }.
second-guide-clues-kept = Je hoeft niet elke test te halen. Wat een misser kost staat hierboven, en dat kun je dragen. Bewaar je { $clues ->
    [one] clue
   *[other] { $clues } clues
  } voor de poort: { $option }.
second-guide-back = Nu kom je terug in Arkham, vlak bij de poort. Je bent erdoorheen geweest, dus kun je hem bij je ontmoeting sluiten: een test op Lore of Fight. Je Fight is { $fight }, de beste van de twee. Een voorzichtige speler zou kiezen: { $option }.
second-guide-close = Nu komt het erop aan: een test op Lore of Fight, en de poort zelf telt ook mee, met een bonus of malus. Een gesloten poort is een trofee, en als er geen andere openstaat, win je er het spel mee. De kans is { $percent }%: { $option }.
second-guide-close-missed = Niet één succes, en deze keer doet het ertoe. Hiervoor heb je je clues bewaard: elke clue koopt { $each ->
    [one] één dobbelsteen
   *[other] { $each } dobbelstenen
  }, en je geeft ze één voor één uit, niet langer dan nodig is: { $option }.
second-guide-farewell = Je drie begeleide ronden zijn voorbij, en je hebt elke fase van een ronde gezien. Het spel gaat verder als elk ander. `Waarom?` zegt waarom je iets gevraagd wordt en waar je dobbelstenen vandaan komen, `/tip` wat een voorzichtige speler zou doen, `/regels` al het andere. Veel geluk!
