/** What is held: Allies, Skills, items, Spells and special cards. */
import { describe, expect, it } from 'vitest';
import { played } from './played.ts';

describe('what investigators hold', () => {
  it.each([
    [
      '2N-1 Duke gives back all Sanity up to the maximum that is left without him',
      `given: { phase: movement, investigators: [{ sheet: joe-diamond, sanity: 2, cards: [duke] }] }
play: [{ expect: { values: { investigators.0.maxSanity: 5 } } }, { interrupt: 'use:duke#1' }]
expect: { state: { investigators.0.sanity: 4, investigators.0.cards: { count: 0 } } }`,
    ],
    [
      '2N-1 without Duke the value falls with the maximum',
      `given: { investigators: [{ sheet: joe-diamond, cards: [duke] }] }
steps: 0
play: [{ expect: { state: { investigators.0.sanity: 5 } } }, { do: [{ discard: { what: Duke, count: 1 } }] }]
expect: { state: { investigators.0.sanity: 4 } }`,
    ],
    [
      '2N-3 Sir William Brinton fills up to the maximum that is left without him',
      `given: { phase: movement, investigators: [{ sheet: joe-diamond, stamina: 2, cards: [sir-william-brinton] }] }
play: [{ expect: { values: { investigators.0.maxStamina: 7 } } }, { interrupt: 'use:sir-william-brinton#1' }]
expect: { state: { investigators.0.stamina: 6, investigators.0.cards: { count: 0 } } }`,
    ],
    [
      '2N-106 Speed is a point of movement more',
      `given: { investigators: [{ sheet: joe-diamond, sliders: [0, 0, 0], cards: [skill-speed] }] }
steps: 0
expect: { values: { investigators.0.speed: 4, investigators.0.dice.speed: 4 } }`,
    ],
    [
      '2N-107 Sneak is a die more in Evade checks',
      `given: { investigators: [{ sheet: joe-diamond, sliders: [0, 0, 0], cards: [skill-sneak] }] }
steps: 0
expect: { values: { investigators.0.dice.sneak: 5, investigators.0.dice.evade: 5 } }`,
    ],
    [
      '2N-108 Fight is a die more in Combat checks',
      `given: { investigators: [{ sheet: joe-diamond, sliders: [0, 0, 0], cards: [skill-fight] }] }
steps: 0
expect: { values: { investigators.0.dice.fight: 3, investigators.0.dice.combat: 3 } }`,
    ],
    [
      '2N-109 Will is a die more in Horror checks',
      `given: { investigators: [{ sheet: joe-diamond, sliders: [0, 0, 0], cards: [skill-will] }] }
steps: 0
expect: { values: { investigators.0.dice.will: 4, investigators.0.dice.horror: 4 } }`,
    ],
    [
      '2N-110 Lore is a die more in Spell checks',
      `given: { investigators: [{ sheet: joe-diamond, sliders: [0, 1, 1], cards: [skill-lore] }] }
steps: 0
expect: { values: { investigators.0.dice.lore: 2, investigators.0.dice.spell: 2 } }`,
    ],
    [
      '2N-111 after one Bank Loan was paid off another may be taken',
      `given: { phase: movement, investigators: [{ sheet: joe-diamond, at: bank-of-arkham, money: 10, cards: [bank-loan] }] }
play:
  - { interrupt: 'pay:bank-loan#1' }
  - { expect: { state: { investigators.0.money: 0, investigators.0.cards: { count: 0 } } } }
  - { kind: move.next, answer: stop }
  - { kind: encounter.choose, answer: ability }
steps: 2
expect: { state: { investigators.0.money: 10, investigators.0.cards: { contains: [{ id: bank-loan }], count: 1 } } }`,
    ],
    [
      '2N-112 who defaults loses Common and Unique Items, Spells and the Wagon, and keeps the rest and what is safe',
      `given:
  phase: upkeep
  investigators:
    - sheet: joe-diamond
      cards: [knife, holy-water, wither, deputys-revolver, patrol-wagon, duke, skill-luck, deputy-of-arkham, { card: bank-loan }]
dice: [1]
play:
  - { kind: effect.choose, answer: default }
expect: { state: { investigators.0.cards: { exactly: [{ id: duke }, { id: skill-luck }, { id: deputy-of-arkham }, { id: deputys-revolver }] } } }`,
    ],
    [
      '2N-117 while one investigator is the Deputy nobody else becomes it',
      `given: { investigators: [{ sheet: joe-diamond, cards: [deputy-of-arkham] }, { sheet: mandy-thompson }] }
steps: 0
play: [{ do: [{ take: Deputy of Arkham }], seat: 1 }]
expect: { state: { investigators.1.cards: { absent: [{ id: deputy-of-arkham }] } } }`,
    ],
    [
      '2N-119 the Patrol Wagon goes anywhere in place of the movement points',
      `given: { investigators: [{ sheet: joe-diamond, at: library, cards: [patrol-wagon] }] }
steps: 1
play: [{ kind: move.next, answer: 'wagon:graveyard' }]
expect: { state: { investigators.0.at: graveyard }, open: null }`,
    ],
    [
      '2N-119 the Patrol Wagon does not carry who is delayed',
      `given: { investigators: [{ sheet: joe-diamond, at: library, cards: [patrol-wagon], delayed: true }] }
steps: 1
expect: { state: { investigators.0.at: library, investigators.0.delayed: false }, open: null }`,
    ],
    [
      '2N-118 nobody loses the Deputy’s Revolver against their will',
      `given: { investigators: [{ sheet: joe-diamond, cards: [deputys-revolver, knife] }] }
steps: 0
play:
  - { do: [{ discard: { what: item, count: 1, as: lost } }] }
  - { kind: loss.items, answer: 'knife#1' }
  - { do: [{ discard: { what: item, count: 1, as: lost } }] }
expect: { state: { investigators.0.cards: { count: 1, contains: [{ id: deputys-revolver }] } } }`,
    ],
    [
      '2N-121 under Enchant Weapon the whole bonus of the Tommy Gun hurts a Ghost, immune to what is physical',
      `given:
  investigators: [{ sheet: joe-diamond, at: woods, sliders: [0, 0, 3], cards: [tommy-gun, enchant-weapon, skill-will] }]
  monsters: [{ kind: ghost, at: woods }]
steps: 0
dice: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1]
play:
  - { fight: ghost }
  - { kind: combat.round, answer: 'cast:enchant-weapon#1' }
  - { kind: combat.round, answer: fight }
expect: { events: [{ type: CheckRolled, skill: combat, dice: { count: 5 } }, { type: MonsterDefeated }] }`,
    ],
    [
      '2N-121 until the end of the combat, and no longer',
      `given:
  investigators: [{ sheet: joe-diamond, at: woods, sliders: [0, 0, 3], cards: [tommy-gun, enchant-weapon, skill-will] }]
  monsters: [{ kind: 'ghost#1', at: woods }, { kind: 'ghost#2', at: woods }]
steps: 0
dice: [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 6, 6]
play:
  - { fight: 'ghost#1' }
  - { kind: combat.round, answer: 'cast:enchant-weapon#1' }
  - { kind: combat.round, answer: fight }
  - { kind: combat.round, answer: fight }
  - { expect: { events: [{ type: CheckRolled, skill: combat, dice: { count: 5 } }, { type: CheckRolled, skill: combat, dice: { count: 5 } }, { type: MonsterDefeated }], state: { lasting: { count: 0 } } } }
  - { fight: 'ghost#2' }
  - { kind: combat.round, answer: fight }
expect: { state: { investigators.0.stamina: 2, investigators.0.monsterTrophies: { count: 1 } } }`,
    ],
    [
      '2N-121 nothing else of it: the sixes of a Shotgun still count twice',
      `given:
  investigators: [{ sheet: joe-diamond, at: woods, sliders: [0, 0, 3], cards: [shotgun, enchant-weapon, skill-will] }]
  monsters: [{ kind: formless-spawn, at: woods }]
steps: 0
dice: [6, 6, 6, 6, 6, 6, 6, 1, 1, 1]
play:
  - { fight: formless-spawn }
  - { kind: combat.round, answer: 'cast:enchant-weapon#1' }
  - { kind: combat.round, answer: fight }
expect: { events: [{ type: CheckRolled, skill: combat, dice: { count: 4 } }, { type: MonsterDefeated }] }`,
    ],
    [
      '2N-121 nor of another weapon: the Knife beside an enchanted Axe stays physical',
      `given:
  investigators: [{ sheet: joe-diamond, at: woods, sliders: [0, 0, 3], cards: [axe, knife, enchant-weapon, skill-will] }]
  monsters: [{ kind: ghost, at: woods }]
steps: 0
dice: [6, 6, 6, 6, 6, 6]
play:
  - { fight: ghost }
  - { kind: combat.round, answer: 'cast:enchant-weapon#1' }
  - { kind: spell.weapon, answer: 'use:axe#1' }
  - { kind: combat.round, answer: other-hands }
  - { kind: combat.hands, answer: 'axe#1+knife#1' }
expect: { events: [{ type: CheckRolled, skill: combat, dice: { count: 1 } }, { type: MonsterDefeated }] }`,
    ],
    [
      '2N-124 Heal gives one point for a success, all to one investigator of the place',
      `given:
  phase: upkeep
  options: { turnOrder: book }
  investigators:
    - { sheet: joe-diamond, at: woods, stamina: 3, sliders: [0, 0, 0], cards: [heal, skill-lore] }
    - { sheet: mandy-thompson, at: woods, stamina: 1 }
dice: [6, 6]
steps: 1
play: [{ kind: upkeep.next, answer: 'cast:heal#1' }, { kind: effect.receiver, answer: '1' }]
expect: { state: { investigators.0.stamina: 3, investigators.1.stamina: 3 } }`,
    ],
    [
      '2N-124 nor does Heal lead above the maximum',
      `given: { phase: upkeep, investigators: [{ sheet: joe-diamond, at: woods, stamina: 5, sliders: [0, 0, 0], cards: [heal, skill-lore] }] }
dice: [6, 6]
steps: 1
play: [{ kind: upkeep.next, answer: 'cast:heal#1' }]
expect: { state: { investigators.0.stamina: 6 } }`,
    ],
    [
      '2N-130 the Alien Statue’s die is no skill check, and a Curse makes only 6 a success',
      `given: { investigators: [{ sheet: joe-diamond, at: woods, clues: 2, cards: [alien-statue, curse] }] }
dice: [5]
play: [{ kind: move.next, answer: 'use:alien-statue#1' }]
expect:
  state: { investigators.0.sanity: 3, investigators.0.stamina: 4, investigators.0.clues: 2 }
  noEvents: [CheckRolled]`,
    ],
    [
      '2N-130 a Blessing makes a 4 a success of the Alien Statue',
      `given: { investigators: [{ sheet: joe-diamond, at: woods, cards: [alien-statue, blessing] }] }
dice: [4]
play: [{ kind: move.next, answer: 'use:alien-statue#1' }, { kind: effect.choose, answer: clues }]
expect: { state: { investigators.0.clues: 3, investigators.0.stamina: 6 } }`,
    ],
    [
      '2N-131 of the Ancient Tablet’s two dice each is worth its own reward',
      `given: { investigators: [{ sheet: joe-diamond, at: woods, cards: [ancient-tablet] }] }
dice: [6, 1]
draws: [wither]
play: [{ kind: move.next, answer: 'use:ancient-tablet#1' }]
expect: { state: { investigators.0.clues: 2, investigators.0.cards: { exactly: [{ id: wither }] } } }`,
    ],
    [
      '2N-131 two failures of the Ancient Tablet are four Clue tokens',
      `given: { investigators: [{ sheet: joe-diamond, at: woods, cards: [ancient-tablet] }] }
dice: [1, 1]
play: [{ kind: move.next, answer: 'use:ancient-tablet#1' }]
expect: { state: { investigators.0.clues: 4, investigators.0.cards: { count: 0 } } }`,
    ],
    [
      '2N-134 the Enchanted Jewelry wards off three points, one after the other, and is used up',
      `given: { investigators: [{ sheet: joe-diamond, at: woods, cards: [enchanted-jewelry] }] }
steps: 0
play:
  - { do: [{ lose: { stamina: 1 } }] }
  - { kind: loss.prevent, answer: 'use:enchanted-jewelry#1' }
  - { expect: { state: { investigators.0.stamina: 6, investigators.0.cards: { contains: [{ tokens: 1, exhausted: false }] } } } }
  - { do: [{ lose: { stamina: 1 } }] }
  - { kind: loss.prevent, answer: 'use:enchanted-jewelry#1' }
  - { do: [{ lose: { stamina: 1 } }] }
  - { kind: loss.prevent, answer: 'use:enchanted-jewelry#1' }
expect: { state: { investigators.0.stamina: 6, investigators.0.cards: { count: 0 } } }`,
    ],
    [
      '2N-135 with exactly 3 Sanity and 3 Stamina the Flute defeats the monsters and its owner is devoured',
      `given:
  investigators: [{ sheet: joe-diamond, at: woods, sanity: 3, stamina: 3, cards: [flute-of-the-outer-gods] }]
  monsters: [{ kind: cultist, at: woods }, { kind: witch, at: woods }]
steps: 0
play: [{ fight: cultist }, { kind: combat.round, answer: 'use:flute-of-the-outer-gods#1' }]
expect:
  state: { monsters: { count: 0 } }
  events: [{ type: MonsterDefeated, monster: 'cultist#1' }, { type: Devoured, seat: 0 }]`,
    ],
    [
      '2N-136 with the Gate Box one comes back by any open gate, and is not lost where none leads to that world',
      `given:
  investigators: [{ sheet: joe-diamond, at: abyss-2, cards: [gate-box] }]
  places: { woods: { gate: yuggoth }, graveyard: { gate: plateau-of-leng } }
steps: 1
play: [{ kind: return.gate, answer: 'go:graveyard' }]
expect: { state: { investigators.0.at: graveyard, investigators.0.explored: true } }`,
    ],
    [
      '2N-136 without it nobody comes back by a gate to another world',
      `given: { investigators: [{ sheet: joe-diamond, at: abyss-2 }], places: { woods: { gate: yuggoth } } }
steps: 1
expect: { state: { investigators.0.at: lost-in-time-and-space } }`,
    ],
  ])('%s', (_, text) => {
    expect(played(text)).toEqual([]);
  });
});
