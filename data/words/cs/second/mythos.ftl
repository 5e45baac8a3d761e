# Fáze mýtu, brány, zvěsti, konec: otázky a volby.

ask-mythos-card = Strážce: dvě karty mýtu, jen pro tvé oči. Která dopadne na Arkham?
option-mythos = { $number ->
    [1] První karta
   *[other] Druhá karta
  }
keeper-cards = Tvoje dvě karty mýtu, jen pro tvé oči:
keeper-card = **{ $number }. { $card }** · brána: { $gate } · stopa: { $clue } · bílá: { $white } · černá: { $black }
keeper-none = nic

ask-mythos-surge = { $count ->
    [one] Z přívalu přebývá 1 nestvůra. Které bráně připadne?
    [few] Z přívalu přebývají { $count } nestvůry. Kterým branám připadne po jedné?
   *[other] Z přívalu přebývá { $count } nestvůr. Kterým branám připadne po jedné?
  }
asked-mythos-surge = { $count ->
    [one] Přebývající nestvůra:
   *[other] Přebývající nestvůry:
  }
ask-mythos-surge-share = Arkham pojme už jen { $left ->
    [one] 1 nestvůru
    [few] { $left } nestvůry
   *[other] { $left } nestvůr
  }. Kolik se jich vyhrne { NAME($place, role: "at") }?
option-surge-note = teď tam: { $monsters ->
    [0] žádné nestvůry
    [one] 1 nestvůra
    [few] { $monsters } nestvůry
   *[other] { $monsters } nestvůr
  }, { $investigators ->
    [0] žádní vyšetřovatelé
    [one] 1 vyšetřovatel
    [few] { $investigators } vyšetřovatelé
   *[other] { $investigators } vyšetřovatelů
  }

ask-mythos-clue = { CAPITAL(NAME($place, role: "at")) } se objevuje stopa. Kdo si ji vezme?
option-clue-take = Vezme si ji { $seat }
option-clue-leave = Nechat ji ležet

ask-mythos-order = Nestvůry se hýbou a jedna z nich udeří zdálky. Co bude dřív?
option-monsters-first = Nejdřív { $monster }
option-monsters-last = { $monster } až nakonec

ask-mythos-prey = { CAPITAL(NAME($monster)) } má vyšetřovatele na dosah na několika místech. Kam půjde?
option-prey = { $place }: { $seats }

ask-rumor-pay = { $seat }, tuhle zvěst můžeš ukončit: { $rumor }
option-rumor-pay = Ukončit · { $cost }
option-rumor-leave = Teď ne
ask-rumor-both = { $rumor }: zvěst se odvrací i naplňuje zároveň. Co platí?
option-rumor-passes = Je odvrácena
option-rumor-fails = Naplní se

ask-gate-guilt = { $seat } má na svědomí zavřenou bránu, a { $stranded } tak { AGREES($stranded) ->
    [one] nemá
   *[other] nemají
  } cestu zpátky { NAME($world, role: "from") }. Má to { NAME($seat, case: "accusative") } stát příčetnost?
option-guilty = Vina · ztráta příčetnosti
option-not-guilty = Bez viny

name-track-terror = úroveň strachu v Arkhamu
name-track-outskirts = Okolí města je plné
