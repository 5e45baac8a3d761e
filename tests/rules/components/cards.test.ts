/** Places, location cards and Mythos cards. */

import { describe, expect, it } from 'vitest';
import { content } from '../../second.ts';

import { played } from './played.ts';

describe('places and what is drawn', () => {
  it.each([
    [
      '2N-14 who pays at the South Church chooses whom to bless, wherever they are',
      `given:
  phase: arkham
  investigators: [{ sheet: joe-diamond, at: south-church, gateTrophies: [abyss] }, { sheet: mandy-thompson, at: abyss-1 }]
steps: 1
play: [{ kind: encounter.choose, answer: ability }, { kind: effect.receiver, answer: '1' }]
expect: { values: { investigators.0.blessed: false, investigators.1.blessed: true } }`,
    ],
    [
      '2N-15 at Ma’s Boarding House any Ally of the deck may be chosen, and the others stay',
      `given:
  phase: arkham
  investigators: [{ sheet: joe-diamond, at: mas-boarding-house, gateTrophies: [abyss, yuggoth] }]
  piles: { ally: [duke, eric-colt, ruby-standish] }
steps: 1
play: [{ kind: encounter.choose, answer: ability }, { kind: draw.search, answer: 'eric-colt#1' }]
expect: { state: { investigators.0.cards: { exactly: [{ id: eric-colt }] }, decks.ally: { exactly: [duke, ruby-standish] } } }`,
    ],
    [
      '2N-27 whom the River Docks bring to 0 Sanity gets no item',
      `given: { investigators: [{ sheet: joe-diamond, at: river-docks, sanity: 2, sliders: [0, 3, 0] }] }
steps: 0
play: [{ encounter: merchant-district-5 }]
expect: { events: [{ type: WentInsane }], noEvents: [CardGained], state: { investigators.0.cards: { count: 0 } } }`,
    ],
    [
      '2N-28 who is driven insane at the Unnamable gets neither ally nor Clue tokens',
      `given: { investigators: [{ sheet: joe-diamond, at: unnamable, sanity: 2 }] }
steps: 0
play: [{ encounter: merchant-district-2 }, { kind: effect.may, answer: 'yes' }]
expect: { events: [{ type: WentInsane }], state: { investigators.0.cards: { count: 0 }, investigators.0.clues: 0 } }`,
    ],
    [
      '2N-28 with Sanity left it is Eric Colt',
      `given: { investigators: [{ sheet: joe-diamond, at: unnamable, sanity: 3 }] }
steps: 0
play: [{ encounter: merchant-district-2 }, { kind: effect.may, answer: 'yes' }]
expect: { state: { investigators.0.sanity: 1, investigators.0.cards: { exactly: [{ id: eric-colt }] } } }`,
    ],
    [
      '2N-29 who is knocked out in the Science Building gets neither ally nor money',
      `given: { investigators: [{ sheet: joe-diamond, at: science-building, stamina: 2 }] }
steps: 0
play: [{ encounter: miskatonic-university-4 }, { kind: effect.may, answer: 'yes' }]
expect: { events: [{ type: FellUnconscious }], state: { investigators.0.cards: { count: 0 }, investigators.0.money: 0 } }`,
    ],
    [
      '2N-30 both top cards are seen, and one, both or neither may be bought',
      `given: { investigators: [{ sheet: joe-diamond, at: curiositie-shoppe, money: 9, sliders: [0, 0, 0] }] }
steps: 0
dice: [6, 6]
draws: [knife, gate-box]
play:
  - { encounter: northside-6 }
  - { expect: { open: { kind: shop.buy, exactly: ['knife#1', 'gate-box#1', done] } } }
  - { kind: shop.buy, answer: 'knife#1' }
  - { kind: shop.buy, answer: 'gate-box#1' }
expect: { state: { investigators.0.money: 3, investigators.0.cards: { exactly: [{ id: knife }, { id: gate-box }] } } }`,
    ],
    [
      '2N-33 the top card of a location deck is turned up and is the next one drawn',
      `given: { investigators: [{ sheet: joe-diamond, at: ye-olde-magick-shoppe }, { sheet: mandy-thompson, at: graveyard }] }
steps: 0
play:
  - { encounter: uptown-2, seat: 0 }
  - { kind: effect.locationDeck, answer: rivertown }
  - { expect: { state: { revealed: { contains: [rivertown] } } } }
  - { set: { revealed.rivertown: 4 } }
  - { step: arkham, seat: 1 }
expect: { events: [{ type: EncounterDrawn, seat: 1, entry: 4 }], state: { revealed: { count: 0 } } }`,
    ],
    [
      '2N-34 whatever the check comes to, the gate one entered by closes',
      `given:
  investigators: [{ sheet: joe-diamond, at: the-dreamlands-1, enteredBy: woods }]
  places: { woods: { gate: the-dreamlands } }
steps: 0
play: [{ encounter: gate-02 }]
expect: { state: { investigators.0.at: lost-in-time-and-space, places.woods.gate: null } }`,
    ],
    [
      '2N-34 if that gate is gone no other closes in its place',
      `given:
  investigators: [{ sheet: joe-diamond, at: the-dreamlands-1, enteredBy: woods }]
  places: { graveyard: { gate: the-dreamlands } }
steps: 0
play: [{ encounter: gate-02 }]
expect: { state: { places.graveyard.gate: 'the-dreamlands#1' } }`,
    ],
    [
      '2N-77 who stands in the parade stays there, whom it binds can neither leave nor enter, and a monster may',
      `given:
  turn: 3
  investigators: [{ sheet: joe-diamond, at: merchant-district-streets }, { sheet: mandy-thompson, at: river-docks }]
  monsters: [{ kind: cultist, at: unnamable }]
steps: 0
play:
  - { mythos: mythos-fourth-of-july-parade, part: text }
  - { do: [{ move: { to: woods, then: stay } }], seat: 0 }
  - { do: [{ move: { to: merchant-district-streets, then: stay } }], seat: 1 }
  - { monstersMove: { white: [crescent], black: [] } }
expect:
  state: { investigators.0.at: merchant-district-streets, investigators.1.at: river-docks }
  events: [{ type: MonsterMoved, monster: cultist, to: merchant-district-streets }]
  noEvents: [Moved]`,
    ],
    [
      '2N-96 any number of own Clue tokens may be spent on Good Work Undone, each for one token on it',
      `given:
  phase: arkham
  rumor: { card: mythos-good-work-undone, tokens: 6 }
  investigators: [{ sheet: joe-diamond, at: easttown-streets, clues: 4 }, { sheet: mandy-thompson, clues: 9 }]
steps: 1
play:
  - { kind: effect.may, answer: 'yes' }
  - { expect: { open: { kind: cost.amount, seat: 0, exactly: ['1', '2', '3', '4'] } } }
  - { kind: cost.amount, answer: '3' }
expect: { state: { investigators.0.clues: 1, investigators.1.clues: 9, rumor.tokens: 3 } }`,
    ],
    [
      '2N-100 one or more monsters of The Terrible Experiment may be fought, and a defeated one is a trophy',
      `given:
  phase: arkham
  rumor: { card: mythos-the-terrible-experiment, monsters: [cultist, maniac, zombie] }
  investigators: [{ sheet: michael-mcglen, at: miskatonic-university-streets, sliders: [0, 3, 0], cards: [tommy-gun] }]
steps: 1
dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
play:
  - { kind: effect.may, answer: 'yes' }
  - { expect: { open: { kind: effect.fightFromCard, seat: 0, exactly: ['cultist#1', 'maniac#1', 'zombie#1'] } } }
  - { kind: effect.fightFromCard, answer: 'cultist#1' }
  - { kind: combat.round, answer: fight }
  - { kind: effect.fightFromCard, answer: 'maniac#1' }
  - { kind: combat.round, answer: fight }
  - { kind: effect.fightFromCard, answer: stop }
expect:
  state:
    investigators.0.monsterTrophies: { exactly: [cultist, maniac] }
    monsters: { exactly: [{ marker: zombie, at: rumor }] }`,
    ],
    [
      '2N-66 the Elder Thing takes a weapon or spell besides the Stamina, each time',
      `given:
  investigators: [{ sheet: amanda-sharpe, at: woods, sliders: [0, 0, 0], sanity: 4, stamina: 4, cards: [duke, knife, wither] }]
  monsters: [{ kind: elder-thing, at: woods }]
steps: 0
play:
  - { force: { dice: [6, 1, 1, 1, 1] } }
  - { fight: elder-thing }
  - { kind: combat.round, answer: fight }
  - { kind: loss.items, answer: 'wither#1' }
  - { expect: { state: { investigators.0.stamina: 3, investigators.0.cards: { exactly: [{ id: duke }, { id: knife }] } } } }
  - { kind: combat.round, answer: fight }
expect: { state: { investigators.0.stamina: 2, investigators.0.cards: { exactly: [{ id: duke }] } } }`,
    ],
    [
      '2N-101 the monsters of The Terrible Experiment never move, and are not on the board',
      `given:
  rumor: { card: mythos-the-terrible-experiment, monsters: [cultist, byakhee] }
  investigators: [{ sheet: joe-diamond, at: woods }]
steps: 0
play:
  - { monstersMove: { white: [crescent, circle, diamond, hexagon, plus, slash, square, star, triangle], black: [] } }
expect:
  values: { monstersInArkham: 0 }
  state: { monsters: { exactly: [{ marker: cultist, at: rumor }, { marker: byakhee, at: rumor }] } }
  noEvents: [MonsterMoved]`,
    ],
    [
      '2N-80 the Dimensional Rift takes its monsters from Arkham alone',
      `given:
  investigators: [{ sheet: joe-diamond }]
  monsters: [{ kind: dimensional-shambler, at: woods }, { kind: 'hound-of-tindalos#1', at: outskirts }]
steps: 0
play: [{ mythos: mythos-scientist-warns-of-dimensional-rift, part: text }]
expect: { state: { terror: 1, monsters: { exactly: [{ marker: hound-of-tindalos }] } } }`,
    ],
    [
      '2N-84 in An Evil Fog Horror checks shift with Will, and Evade checks with Sneak',
      `given: { environment: mythos-an-evil-fog, investigators: [{ sheet: joe-diamond, at: woods, sliders: [0, 0, 0] }] }
steps: 0
expect: { values: { investigators.0.dice.will: 2, investigators.0.dice.horror: 2, investigators.0.dice.sneak: 5, investigators.0.dice.evade: 5 } }`,
    ],
    [
      '2N-85 in the Blackest Night the Haunter of the Dark fights at -5, else at -2',
      `given:
  environment: mythos-blackest-night
  ancientOne: nyarlathotep
  investigators: [{ sheet: joe-diamond, at: library }]
  monsters: [{ kind: haunter-of-the-dark, at: woods }]
steps: 0
play: [{ expect: { values: { 'monsters.haunter-of-the-dark#1.combat.rating': -5 } } }, { set: { environment: null } }]
expect: { values: { 'monsters.haunter-of-the-dark#1.combat.rating': -2 } }`,
    ],
    [
      '2N-87 at Darke’s Carnival neither the Clue token nor the check can be declined',
      `given:
  environment: mythos-darkes-carnival-arrives
  investigators: [{ sheet: joe-diamond, at: northside-streets, sliders: [0, 3, 0] }]
steps: 1
play: [{ kind: move.next, answer: stop }, { kind: check.spend, answer: accept }]
expect: { state: { investigators.0.clues: 1, investigators.0.sanity: 3 } }`,
    ],
    [
      '2N-89 in a Heat Wave Combat checks shift with Fight, and Spell checks with Lore',
      `given: { environment: mythos-heat-wave, investigators: [{ sheet: joe-diamond, at: woods, sliders: [0, 0, 0] }] }
steps: 0
expect: { values: { investigators.0.dice.fight: 1, investigators.0.dice.combat: 1, investigators.0.dice.lore: 1, investigators.0.dice.spell: 1 } }`,
    ],
    [
      '2N-92 a Fire Vampire that would come in the rain goes back to the cup, and another monster is drawn',
      `given:
  environment: mythos-raining-cats-and-dogs
  investigators: [{ sheet: joe-diamond, at: library }]
  piles: { cup: ['fire-vampire#1', 'fire-vampire#2', ghoul] }
steps: 0
play: [{ spawn: woods }]
expect: { state: { monsters: { exactly: [{ marker: ghoul }] }, cup: { exactly: ['fire-vampire#1', 'fire-vampire#2'] } } }`,
    ],
    [
      '2N-94 the Haunter of the Dark that would come when it is sunny goes back, and another monster is drawn',
      `given:
  environment: mythos-sunny-and-clear
  ancientOne: nyarlathotep
  investigators: [{ sheet: joe-diamond, at: library }]
  piles: { cup: [haunter-of-the-dark, ghoul] }
steps: 0
play: [{ spawn: woods }]
expect: { state: { monsters: { exactly: [{ marker: ghoul }] }, cup: { exactly: [haunter-of-the-dark] } } }`,
    ],
    [
      '2N-95 The Chill of the Grave strengthens Ghost, Vampire and Zombie, and no other',
      `given:
  environment: mythos-the-chill-of-the-grave
  investigators: [{ sheet: joe-diamond, at: library }]
  monsters: [{ kind: ghost, at: woods }, { kind: vampire, at: woods }, { kind: zombie, at: woods }, { kind: ghoul, at: woods }]
steps: 0
expect: { values: { 'monsters.ghost#1.toughness': 2, 'monsters.vampire#1.toughness': 3, 'monsters.zombie#1.toughness': 2, 'monsters.ghoul#1.toughness': 1 } }`,
    ],
  ])('%s', (_, text) => {
    expect(played(text)).toEqual([]);
  });

  it('2N-16 the arrows of both colors lead once round all nine streets, in opposite directions', () => {
    const { places } = content;
    const round = (color: 'white' | 'black') => {
      const way: string[] = [];
      for (let at = 'downtown-streets'; !way.includes(at); at = places.get(at)?.[color] ?? '') way.push(at);
      return way;
    };
    expect(new Set(round('white')).size).toBe(9);
    expect(round('black')).toEqual([round('white')[0], ...round('white').slice(1).reverse()]);
  });

  it('2N-25 each neighborhood has seven cards, and each of them an entry for every place of it', () => {
    const { neighborhoods, locationCards } = content;
    for (const { id, locations } of neighborhoods) {
      const cards = locationCards.filter((card) => card.id.startsWith(`${id}-`));
      expect(cards, id).toHaveLength(7);
      for (const place of locations)
        for (let entry = 1; entry <= 7; entry++)
          expect(content.encounter(id, place, entry).effects, `${place} ${entry}`).toBeDefined();
    }
  });

  it('2N-73 sixty-six Mythos cards name a gate: four locations ten times, three six times, four twice', () => {
    const named = content.mythosCards.flatMap(({ gate, copies }) => (gate ? Array(copies).fill(gate) : []));
    const counts = [...new Set(named)].map((gate) => named.filter((other) => other === gate).length);
    expect(counts.sort((one, other) => other - one)).toEqual([10, 10, 10, 10, 6, 6, 6, 2, 2, 2, 2]);
    expect(content.mythosCards.filter(({ gate }) => gate === null)).toHaveLength(1);
  });

  it('2N-88 Happy Days moves diamond and square along white, and the circle along black', () => {
    expect(content.mythos('mythos-happy-days-are-here-again').movement).toEqual({
      white: ['diamond', 'square'],
      black: ['circle'],
    });
  });
});
