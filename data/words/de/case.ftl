### Fälle, die viele Tische aus einem versiegelten Seed spielen.

command-game-new-case = fall
command-game-new-case-description = Code eines versiegelten Falls, den auch andere Tische spielen; ein neuer Code eröffnet einen neuen
command-history-case = fall
command-history-case-description = Wie sich die Tische dieses Falls schlugen, sobald er geöffnet ist

# In der Lobby und im Stand
case-lobby = 🔒 Versiegelter Fall **{ $code }**: Andere Tische spielen ihn auch, mit denselben Karten und Würfeln. Er bleibt versiegelt, bis der letzte fertig ist, oder bis zum { $date }.
case-lobby-open = Der Fall **{ $code }** ist geöffnet: `/chronik fall:{ $code }` vergleicht seine Tische.
case-knowing = ⚠️ { $people } { $count ->
    [one] kennt
   *[other] kennen
  } diesen Fall schon von einem anderen Tisch und { $count ->
    [one] ahnt
   *[other] ahnen
  } vielleicht, was kommt.
case-you-know = ⚠️ Du kennst den Fall { $code } schon von einem anderen Tisch und ahnst vielleicht, was kommt. Alle an diesem Tisch können das sehen. Bitte verrate nichts.
case-of-month = Fall des Monats { $month }, { $edition }

# Der Seed
seed-in-case = -# Der Würfel-Seed bleibt mit dem Fall { $code } versiegelt, bis dessen letzter Tisch fertig ist, oder bis zum { $date }. Behaltet die Karten bis dahin bitte für euch.
case-opened = Der Fall **{ $code }** ist geöffnet. `/chronik fall:{ $code }` vergleicht seine Tische.

# Der Vergleich
case-sealed-until = Der Fall **{ $code }** ist versiegelt, bis sein letzter Tisch fertig ist, oder bis zum { $date }. Es spielen: { $playing }; fertig: { $finished }.
case-title = Der Fall **{ $code }** ({ $edition }): { $finished ->
    [one] 1 Tisch ist
   *[other] { $finished } Tische sind
  } fertig{ $playing ->
    [0] .
   *[other] , { $playing } { $playing ->
      [one] spielt
     *[other] spielen
    } noch.
  }
case-table = **{ $place }** · { $people } Ermittler · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , Punktzahl { $score }
  }.
case-playing = **{ $place }** · { $people } Ermittler · noch im Spiel.
case-elsewhere = ein anderer Server
case-luckiest = Glücklichste Würfel: { $sheet }, { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
  } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  } ({ $share } %; zu erwarten: { $promised } %).
case-luckiest-of-all = Die glücklichsten Würfel von allen: { $sheet }, { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
  } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
  } ({ $share } %; zu erwarten: { $promised } %).
second-history-figures = Verderben { $doom }, Siegel { $seals }, verschlungen { $devoured }.
third-history-figures = Verderben { $doom }, Hinweise { $clues }, verlorene Ermittler { $lost }.

# Abgelehnt
refused-no-such-code = Der Code eines Falls hat 3 bis 32 Buchstaben (ohne Umlaute und ß), Ziffern oder Bindestriche, etwa `nebel-hafen`.
refused-no-such-case = Einen Fall mit diesem Code gibt es nicht.
refused-no-case-of-month = Das ist nicht der Fall dieses Monats, oder dieser Bot bietet keinen an. Jeder andere Code eröffnet einen eigenen Fall.
refused-case-closed = Der Fall { $code } ist geöffnet und nimmt keine neuen Tische mehr auf. `/chronik fall:{ $code }` vergleicht seine Tische.
refused-case-edition = Der Fall { $code } gehört zur anderen Edition.
refused-case-fixed = Diese Option teilen alle Tische des Falls { $code }, darum lässt sie sich hier nicht ändern.
refused-case-sealed = Das gehört zum Fall { $code }, und der ist versiegelt, bis sein letzter Tisch fertig ist, oder bis zum { $date }.
settings-case-of-the-month = CASE_OF_THE_MONTH muss yes oder no sein, nicht „{ $value }“.
