### Zaken die veel tafels uit één verzegelde seed spelen.

command-game-new-case = zaak
command-game-new-case-description = De code van een verzegelde zaak die ook anderen spelen; een nieuwe code begint een nieuwe zaak
command-history-case = zaak
command-history-case-description = Hoe de tafels van deze zaak het ervan afbrachten, zodra die open is

# In de lobby en de status
case-lobby = 🔒 Verzegelde zaak **{ $code }**: andere tafels spelen die ook, met dezelfde kaarten en dobbelstenen. Het zegel blijft tot de laatste klaar is, of tot { $date }.
case-lobby-open = De zaak **{ $code }** is geopend: `/geschiedenis zaak:{ $code }` vergelijkt de tafels.
case-knowing = ⚠️ { $people } { $count ->
    [one] heeft
   *[other] hebben
  } deze zaak al aan een andere tafel gezien en { $count ->
    [one] weet
   *[other] weten
  } misschien wat er komt.
case-you-know = ⚠️ Je hebt de zaak { $code } al aan een andere tafel gezien, dus misschien weet je wat er komt. Iedereen aan deze tafel kan dat zien. Verklap alsjeblieft niets.
case-of-month = Zaak van de maand { $month }, { $edition }

# De seed
seed-in-case = -# De seed van de dobbelstenen blijft met de zaak { $code } verzegeld tot de laatste tafel klaar is, of tot { $date }. Houd de kaarten tot dan alsjeblieft voor jullie.
case-opened = De zaak **{ $code }** is geopend. `/geschiedenis zaak:{ $code }` vergelijkt de tafels.

# Vergelijken
case-sealed-until = De zaak **{ $code }** is verzegeld tot de laatste tafel klaar is, of tot { $date }. Nog bezig: { $playing }; klaar: { $finished }.
case-title = De zaak **{ $code }** ({ $edition }): { $finished ->
    [one] 1 tafel is
   *[other] { $finished } tafels zijn
  } klaar{ $playing ->
    [0] .
   *[other] , { $playing } { $playing ->
      [one] speelt
     *[other] spelen
    } nog.
  }
case-table = **{ $place }** · { $people ->
    [one] 1 onderzoeker
   *[other] { $people } onderzoekers
  } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , score { $score }
  }.
case-playing = **{ $place }** · { $people ->
    [one] 1 onderzoeker
   *[other] { $people } onderzoekers
  } · nog bezig.
case-elsewhere = een andere server
case-luckiest = Gelukkigste dobbelstenen: { $sheet }, { $successes ->
    [one] 1 succes
   *[other] { $successes } successen
  } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  } ({ $share }%; verwacht { $promised }%).
case-luckiest-of-all = Gelukkigste dobbelstenen van allemaal: { $sheet }, { $successes ->
    [one] 1 succes
   *[other] { $successes } successen
  } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  } ({ $share }%; verwacht { $promised }%).
second-history-figures = Doem { $doom }, zegels { $seals }, verslonden { $devoured }.
third-history-figures = Doem { $doom }, clues { $clues }, verloren onderzoekers { $lost }.

# Geweigerd
refused-no-such-code = De code van een zaak heeft 3 tot 32 letters (zonder accenten), cijfers of koppeltekens, zoals `haven-in-mist`.
refused-no-such-case = Er is geen zaak met die code.
refused-no-case-of-month = Dat is niet de zaak van deze maand, of deze bot heeft er geen. Met elke andere code begint een eigen zaak.
refused-case-closed = De zaak { $code } is geopend en neemt geen nieuwe tafels meer aan. `/geschiedenis zaak:{ $code }` vergelijkt de tafels.
refused-case-edition = De zaak { $code } hoort bij de andere editie.
refused-case-fixed = Alle tafels van de zaak { $code } delen die optie, dus is die hier niet te veranderen.
refused-case-sealed = Dat hoort bij de zaak { $code }, en die is verzegeld tot de laatste tafel klaar is, of tot { $date }.
settings-case-of-the-month = CASE_OF_THE_MONTH moet yes of no zijn, niet “{ $value }”.
