/** What the abilities of investigators come to, and those of Ancient Ones and monsters. */
import { describe, expect, it } from 'vitest';
import { played } from './played.ts';

describe('investigators, Ancient Ones and monsters', () => {
  it.each([
    [
      '2N-5 under Cthulhu a newcomer begins with the lower maxima too',
      `given: { ancientOne: cthulhu, investigators: [{ sheet: joe-diamond, at: woods }, { sheet: mandy-thompson }] }
steps: 0
draws: [kate-winthrop]
play: [{ expect: { values: { investigators.0.maxSanity: 3, investigators.0.maxStamina: 5 } } }, { do: [{ status: devoured }] }]
expect: { values: { investigators.0.maxSanity: 5, investigators.0.maxStamina: 3 } }`,
    ],
    [
      '2N-4 with Azathoth the game is lost as he wakes, without a battle',
      `given: { ancientOne: azathoth, doom: 13, investigators: [{ sheet: joe-diamond }] }
steps: 0
play: [{ do: [{ doom: 1 }] }]
expect: { state: { outcome.result: lost }, events: [{ type: Awakened }], noEvents: [BattleRound] }`,
    ],
    [
      '2N-7 Hastur makes sealing with Clue tokens cost eight, and an Elder Sign as ever',
      `given:
  phase: arkham
  ancientOne: hastur
  investigators: [{ sheet: joe-diamond, at: woods, explored: true, clues: 7, cards: [elder-sign] }]
  places: { woods: { gate: abyss } }
steps: 1
play:
  - { expect: { open: { kind: gate.close, options: ['seal:elder-sign#1'] } } }
  - { kind: gate.close, answer: 'seal:elder-sign#1' }
expect: { state: { places.woods.sealed: true, investigators.0.clues: 7 } }`,
    ],
    [
      '2N-10 Shub-Niggurath’s point counts in combat and for what trophies are worth',
      `given:
  ancientOne: shub-niggurath
  investigators: [{ sheet: joe-diamond, at: woods, monsterTrophies: [cultist] }]
  monsters: [{ kind: witch, at: woods }]
steps: 0
expect: { values: { 'monsters.witch#1.toughness': 2, investigators.0.trophyToughness: 2 } }`,
    ],
    [
      '2N-39 Pete’s Sanity is 4, and 5 with Duke',
      `given: { investigators: [{ sheet: ashcan-pete }, { sheet: joe-diamond }] }
steps: 0
play:
  - { expect: { values: { investigators.0.maxSanity: 4 } } }
  - { do: [{ take: Duke }], seat: 0 }
expect: { values: { investigators.0.maxSanity: 5 } }`,
    ],
    [
      '2N-41 Carolyn Fern gives nobody more Sanity than their maximum, so that with all well nobody is asked',
      `given: { phase: upkeep, investigators: [{ sheet: carolyn-fern, at: woods }, { sheet: joe-diamond, at: woods }] }
steps: 1
expect: { open: null, state: { investigators.0.sanity: 6, investigators.1.sanity: 4 } }`,
    ],
    [
      '2N-41 she gives one point to whoever lacks it in her place',
      `given: { phase: upkeep, options: { turnOrder: book }, investigators: [{ sheet: carolyn-fern, at: woods }, { sheet: joe-diamond, at: woods, sanity: 2 }] }
steps: 1
play: [{ kind: upkeep.next, answer: 'use:psychology' }]
expect: { state: { investigators.1.sanity: 3 } }`,
    ],
    [
      '2N-42 in the battle Carolyn Fern may help anybody in the refresh step',
      `given:
  phase: battle
  awake: true
  ancientOne: yig
  investigators: [{ sheet: carolyn-fern, at: woods }, { sheet: joe-diamond, at: library, sanity: 2 }]
steps: 1
play: [{ kind: upkeep.next, answer: 'use:psychology' }, { defaultsUntil: over }]
expect: { state: { investigators.1.sanity: 3 } }`,
    ],
    [
      '2N-62 Vincent Lee gives nobody more Stamina than their maximum, so that with all well nobody is asked',
      `given: { phase: upkeep, investigators: [{ sheet: vincent-lee, at: woods }, { sheet: joe-diamond, at: woods }] }
steps: 1
expect: { open: null, state: { investigators.0.stamina: 5, investigators.1.stamina: 6 } }`,
    ],
    [
      '2N-63 in the battle Vincent Lee may help anybody in the refresh step',
      `given:
  phase: battle
  awake: true
  ancientOne: yig
  investigators: [{ sheet: vincent-lee, at: woods }, { sheet: joe-diamond, at: library, stamina: 2 }]
steps: 1
play: [{ kind: upkeep.next, answer: 'use:physician' }, { defaultsUntil: over }]
expect: { state: { investigators.1.stamina: 3 } }`,
    ],
    [
      '2N-48 each loss of Sanity is one smaller for Harvey Walters, and never below 0',
      `given: { investigators: [{ sheet: harvey-walters, at: woods }] }
steps: 0
play:
  - { do: [{ lose: { sanity: 1 } }] }
  - { expect: { state: { investigators.0.sanity: 7 } } }
  - { do: [{ lose: { sanity: 3 } }, { lose: { sanity: 2 } }] }
expect: { state: { investigators.0.sanity: 4 } }`,
    ],
    [
      '2N-58 each loss of Stamina is one smaller for Michael McGlen, and never below 0',
      `given: { investigators: [{ sheet: michael-mcglen, at: woods }] }
steps: 0
play:
  - { do: [{ lose: { stamina: 1 } }] }
  - { expect: { state: { investigators.0.stamina: 7 } } }
  - { do: [{ lose: { stamina: 3 } }, { lose: { stamina: 2 } }] }
expect: { state: { investigators.0.stamina: 4 } }`,
    ],
    [
      '2N-59 Michael McGlen pays a price in Stamina in full',
      `given: { investigators: [{ sheet: michael-mcglen, at: woods }] }
steps: 0
play: [{ do: [{ spend: { stamina: 2 } }] }]
expect: { state: { investigators.0.stamina: 5 } }`,
    ],
    [
      '2N-52 Joe Diamond’s Hunches and a skill card add up to three dice for a Clue token',
      `given: { investigators: [{ sheet: joe-diamond, at: woods, clues: 1, cards: [skill-luck], sliders: [0, 0, 3] }] }
steps: 0
dice: [1, 1, 1, 6]
play: [{ check: luck }, { kind: check.spend, answer: clue }]
expect:
  state: { investigators.0.clues: 0 }
  events: [{ type: CheckRolled, skill: luck }, { type: CheckEnded, passed: true }]`,
    ],
    [
      '2N-44 told to draw two location cards and pick one, Darrell Simmons draws three',
      `given: { investigators: [{ sheet: darrell-simmons, at: woods }] }
steps: 0
draws: [uptown-1, uptown-2, uptown-3]
play: [{ do: [{ encounter: { at: here, draw: 2, keep: 1 } }] , place: woods }]
expect: { open: { kind: encounter.keep, min: 1, max: 1, exactly: ['1', '2', '3'] } }`,
    ],
    [
      '2N-47 told to draw two location cards and pick one, Gloria Goldberg draws two',
      `given: { investigators: [{ sheet: gloria-goldberg, at: woods }] }
steps: 0
draws: [uptown-1, uptown-2]
play: [{ do: [{ encounter: { at: here, draw: 2, keep: 1 } }], place: woods }]
expect: { open: { kind: encounter.keep, min: 1, max: 1, exactly: ['1', '2'] } }`,
    ],
    [
      '2N-56 gates and monsters stay where Kate Winthrop comes to, and monsters walk in to her',
      `given:
  investigators: [{ sheet: kate-winthrop, at: woods }]
  places: { woods: { gate: abyss } }
  monsters: [{ kind: cultist, at: woods }, { kind: witch, at: uptown-streets }]
steps: 0
play: [{ do: [{ move: { to: uptown-streets, then: stay } }] }]
expect: { state: { investigators.0.at: uptown-streets, places.woods.gate: 'abyss#1' }, values: { places.uptown-streets.monsters: { exactly: [witch] } } }`,
    ],
    [
      '2N-60 Sister Mary is not lost: insane in an Other World she loses half of what counts and comes home',
      `given: { investigators: [{ sheet: sister-mary, at: abyss-1, clues: 4, cards: [knife, food] }] }
steps: 0
play: [{ do: [{ lose: { sanity: 7 } }] }, { kind: loss.items, answer: 'food#1' }]
expect: { state: { investigators.0.clues: 2, investigators.0.at: arkham-asylum, investigators.0.cards: { exactly: [{ id: knife }] }, investigators.0.delayed: false }, noEvents: [LostInTimeAndSpace] }`,
    ],
    [
      '2N-61 Sister Mary begins blessed, and does not roll for it in her first Upkeep',
      `given: { phase: setup, investigators: [{ sheet: sister-mary }], decks: { mythos: [mythos-an-evil-fog] } }
draws: [abyss, ghoul]
steps: 4
play: [{ defaultsUntil: upkeep }]
expect: { values: { investigators.0.blessed: true } }`,
    ],
  ])('%s', (_, text) => {
    expect(played(text)).toEqual([]);
  });
});
