### Vragen over één onderzoeker: opzet, trekken, tests, verliezen, tegenspoed.
### $seat is de naam van de onderzoeker.

## Opzet

ask-setup-sliders = { $seat }: waar beginnen je markeerders?
ask-setup-draft = Welke onderzoeker wil je?
ask-setup-sheet = Welke onderzoeker wil je?
ask-setup-team = Welke onderzoeker komt op deze plek?
option-sheet = { $sheet }

## Gewone antwoorden

option-yes = Ja
option-no = Nee
option-amount = { $amount }
option-card = { $card }

## Kaarten trekken

ask-draw-end = { $seat } trekt van de stapel “{ $deck }”. Bovenop of onderop?
ask-draw-keep = { $seat } heeft getrokken van de stapel “{ $deck }”. { $count ->
    [one] Welke kaart houd je?
   *[other] Welke { $count } kaarten houd je?
  }
ask-draw-search = { $seat } doorzoekt de stapel “{ $deck }”. { $count ->
    [one] Welke kaart neem je?
   *[other] Welke { $count } kaarten neem je?
  }
option-draw-top = De bovenste kaart
option-draw-bottom = De onderste kaart: { $card }
deck-name-common = Gewone voorwerpen
deck-name-unique = Unieke voorwerpen
deck-name-spell = Spreuken
deck-name-skill = Vaardigheden
deck-name-ally = Bondgenoten

## Tests

ask-check-before = { $seat }, { $check }: gebruik je eerst nog iets?
ask-check-spend = { $counting ->
    [true] { $successes ->
        [one] { $seat }, { $check }: 1 succes, en elk succes telt. Meer dobbelstenen?
       *[other] { $seat }, { $check }: { $successes } successen, en elk succes telt. Meer dobbelstenen?
      }
   *[false] { $difficulty ->
        [one] { $seat }, { $check }: { $successes ->
            [0] nog geen succes
            [one] 1 succes
           *[other] { $successes } successen
          }, en er is er 1 nodig.
       *[other] { $seat }, { $check }: { $successes } van de { $difficulty } successen die nodig zijn.
      }{ $staked ->
        [true] { " " }{ $stakes }
       *[other] {""}
      }{" "}Meer dobbelstenen?
  }
ask-check-lend = { $owner }: laat je { $seat } de mislukte dobbelstenen opnieuw werpen met { $ability }? Stand van de { $check }: { $successes } van { $difficulty }.
option-roll = Gooi
option-accept = Aanvaard de uitslag
option-accept-failure = Aanvaard de mislukking
option-clue = 1 clue{ $dice ->
    [one] {""}
   *[other] {" "}({ $dice } dobbelstenen)
  }
option-clues = Tot { $count } clues
option-use-card = Gebruik { $card }
option-use-ability = Gebruik { $ability }
option-ask-lend = Vraag { $seat } om { $ability }

## Verliezen

ask-loss-prevent = { $seat } dreigt te verliezen: { $loss }. Voorkom je daar iets van?
ask-loss-items = { $what ->
    [item] { $count ->
        [one] { $seat } verliest 1 voorwerp. Welk?
       *[other] { $seat } verliest { $count } voorwerpen. Welke?
      }
   *[card] { $count ->
        [one] { $seat } verliest 1 kaart. Welke?
       *[other] { $seat } verliest { $count } kaarten. Welke?
      }
  }
ask-loss-memory = { $seat } wordt krankzinnig en verliest 1 spreuk of vaardigheid. Welke?
loss-sanity = { $amount } Sanity
loss-stamina = { $amount } Stamina
loss-both = { $sanity } Sanity en { $stamina } Stamina
point-sanity = Sanity
point-stamina = Stamina
option-take-loss = Aanvaard het verlies
option-prevent = { $all ->
    [true] { $card }: verlies geen { $what }
   *[false] { $card }: verlies { $amount } minder { $what }
  }

## Tegenspoed

ask-misfortune-order = { $seat } heeft geen Sanity en geen Stamina meer. Wat komt het eerst?
option-first-insane = Eerst krankzinnig
option-first-unconscious = Eerst bewusteloos
sheet-note = { $occupation } · { $count ->
    [0] goed in alles
   *[other] het best in { $best }
  } · Sanity { $sanity }, Stamina { $stamina }
