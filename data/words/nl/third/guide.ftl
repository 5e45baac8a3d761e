### Wat er naast de vragen van de begeleide eerste zaak gezegd wordt (`data/third/guide/`).

third-guide-start = Je bent Tommy Muldoon, een kersverse agent, drie ronden lang alleen. Iedereen begint met een paar eigen kaarten, en één daarvan kies je zelf. Met Handboeien reken je menselijke monsters in: { $option }.
third-guide-turn = Een ronde heeft vier fasen: jouw acties, de monsters, een ontmoeting en de mythos. Je hebt { $actions } acties, en geen actie telt twee keer in een ronde. Om clues is het je te doen; doem moet je laag houden. Een Sluiper in Monnikskap waart rond op de Graveyard, één vak verderop. Verplaats je: ga erheen.
third-guide-move = Eén actie brengt je tot twee vakken ver. Loop je tegen een gereed monster aan, dan stop je daar: het belaagt je. Vandaag wil je precies dat: { $option }.
third-guide-attack = Zolang een monster je belaagt, kun je niet verder: val het aan, of ontwijk het. Een aanval is een test op Strength: één dobbelsteen per punt, plus wat je kaarten geven, en elke 5 of 6 is 1 schade. Voor dit monster is er { $health } nodig: { $option }.
third-guide-harm = De fase van de monsters: wat je nog belaagt, slaat toe. Schade gaat van je Health af (nog { $health }), horror van je Sanity (nog { $sanity }), en een kaart van je kan die opvangen. Een tegenslag, meer niet. Een voorzichtige speler zou kiezen: { $option }.
third-guide-attack-again = Je werd belaagd, dus had je geen ontmoeting. Toen kwam de mythos: fiches uit de beker, en elk brengt iets, zoals doem, een clue of een afrekening. Je staat nog overeind: { $option }.
third-guide-ward = Nu niets je belaagt, kun je aan het werk. Er ligt { $doom ->
    [one] één doem
   *[other] { $doom } doem
  } in dit vak, en door doem gaat een spel verloren. Afweren is een test op Lore: elk succes haalt er 1 weg: { $option }.
third-guide-research = Je hebt { $clues ->
    [one] één clue
   *[other] { $clues } clues
  }. Een ontmoeting in een stadsdeel met clues kan er een opleveren; voor het doel telt wat er onderzocht is, tot nu toe { $researched }. Onderzoeken is een test op Observation, en elk succes brengt één clue naar het scenarioblad: { $option }.
third-guide-ward-again = Nog één actie, en hier ligt { $doom ->
    [one] één doem
   *[other] { $doom } doem
  }. Die laag houden is het halve spel: { $option }.
third-guide-farewell = Je drie begeleide ronden zijn voorbij, en je hebt elke fase gezien. Het spel gaat verder als elk ander: de codex zegt waarmee je wint en waarmee je verliest. `Waarom?` zegt waarom je iets gevraagd wordt en waar je dobbelstenen vandaan komen, `/tip` wat een voorzichtige speler zou doen, `/regels` al het andere. Veel geluk!
