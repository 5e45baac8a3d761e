import { expect } from 'vitest';
import { eventsOf, optionIds, seatOf } from '../../../table.ts';

import { cases, doom, hers, monster, one, two } from './case.ts';

export const monsters = cases({
  spawnMonster: [
    {
      says: 'brings the bottom card of the deck where the text says, exhausted if it says so',
      effects: [{ spawnMonster: { at: 'velmasDiner', exhausted: true } }],
      shows: (game) => expect(game.state.monsters).toMatchObject([{ at: 'velmasDiner', status: 'exhausted' }]),
    },
    {
      says: 'brings a set-aside monster, engaged',
      effects: [{ spawnMonster: { monster: 'maskedHunter', engagedWith: 'leader' } }],
      shows: (game) =>
        expect(monster(game, 'maskedHunter')).toMatchObject({ at: 'graveyard', status: 'engaged', engagedWith: [0] }),
    },
    {
      says: 'searches the deck from the bottom, the others turned up go on top',
      prepare: ({ state }) => {
        const { monster: deck } = state.decks;
        const cultist = deck.find((id) => id.startsWith('ghoulAcolyte'))!;
        const ghouls = deck.filter((id) => id.startsWith('fleshEater'));
        const rest = deck.filter((id) => id !== cultist && !ghouls.includes(id));
        state.decks.monster = [...rest, cultist, ...ghouls];
      },
      effects: [{ spawnMonster: { search: { trait: 'cultist', count: 1 }, at: 'velmasDiner' } }],
      shows: (game) => {
        expect(game.state.monsters.map(({ kind, at }) => [kind, at])).toEqual([['ghoulAcolyte', 'velmasDiner']]);
        expect(game.state.decks.monster.slice(0, 2).sort()).toEqual(['fleshEater#1', 'fleshEater#2']);
      },
    },
  ],
  damageMonster: [
    {
      says: 'deals damage to one in his space or beside it',
      on: one(
        {},
        {
          monsters: [
            { kind: 'creepingGhoul', at: 'blackCave' },
            { kind: 'fleshEater#1', at: 'velmasDiner' },
          ],
        },
      ),
      context: { successes: 2 },
      effects: [{ damageMonster: { which: 'oneInYourSpaceOrAdjacent', amount: { per: 'success' } } }],
      shows: (game, { decisions }) => {
        expect(decisions).toHaveLength(0);
        expect(monster(game, 'creepingGhoul')?.damage).toBe(2);
      },
    },
    {
      says: 'deals it to one or each engaged with him, the one at hand',
      on: one(
        {},
        {
          monsters: [
            { kind: 'creepingGhoul', with: 0 },
            { kind: 'ghoulPriest', with: 0 },
          ],
        },
      ),
      context: { thatMonster: 'ghoulPriest#1' },
      answers: { 'effect.monster': 'creepingGhoul#1' },
      effects: [
        { damageMonster: { which: 'eachEngagedWithYou', amount: 1 } },
        { damageMonster: { which: 'oneEngagedWithYou', amount: 1 } },
        { damageMonster: { which: 'thatMonster', amount: 2 } },
      ],
      shows: (game) =>
        expect([monster(game, 'creepingGhoul')?.damage, monster(game, 'ghoulPriest')?.damage]).toEqual([2, 3]),
    },
  ],
  defeatMonster: [
    {
      says: 'defeats it without damage',
      on: one({}, { monsters: [{ kind: 'creepingGhoul', at: 'velmasDiner' }] }),
      context: { monster: 'creepingGhoul#1' },
      effects: [{ defeatMonster: 'this' }],
      shows: (game) => {
        expect(game.state.monsters).toEqual([]);
        expect(eventsOf(game, 'MonsterDamaged')).toEqual([]);
      },
    },
  ],
  exhaustMonster: [
    {
      says: 'exhausts it, no longer engaged',
      on: one({}, { monsters: [{ kind: 'creepingGhoul', with: 0 }] }),
      context: { thoseMonsters: ['creepingGhoul#1'] },
      effects: [{ exhaustMonster: 'thoseMonsters' }],
      shows: (game) => expect(monster(game, 'creepingGhoul')).toMatchObject({ status: 'exhausted', engagedWith: [] }),
    },
  ],
  disengage: [
    {
      says: 'parts him from the others, not from the one the text stands on; in the space they engage again afterwards',
      on: one(
        {},
        {
          monsters: [
            { kind: 'creepingGhoul', with: 0 },
            { kind: 'ghoulPriest', with: 0 },
          ],
        },
      ),
      context: { monster: 'creepingGhoul#1' },
      effects: [{ disengage: 'otherMonsters' }],
      shows: (game) => {
        expect(eventsOf(game, 'MonsterDisengaged').map(({ monster: id }) => id)).toEqual(['ghoulPriest#1']);
        expect(monster(game, 'ghoulPriest')?.engagedWith).toEqual([0]);
      },
    },
    {
      says: 'leaves ready monsters behind when he then goes away',
      on: one({}, { monsters: [{ kind: 'creepingGhoul', with: 0 }] }),
      effects: [{ disengage: 'all' }, { move: { to: 'velmasDiner' } }],
      shows: (game) => {
        expect(hers(game).at).toBe('velmasDiner');
        expect(monster(game, 'creepingGhoul')).toMatchObject({ at: 'graveyard', status: 'ready', engagedWith: [] });
      },
    },
  ],
  engage: [
    {
      says: 'engages him with it',
      on: one({}, { monsters: [{ kind: 'hoodedStalker#1', at: 'velmasDiner' }] }),
      context: { thatMonster: 'hoodedStalker#1' },
      effects: [{ engage: 'thatMonster' }],
      shows: (game) => expect(monster(game, 'hoodedStalker')).toMatchObject({ engagedWith: [0], at: 'graveyard' }),
    },
  ],
  monsterAttacks: [
    {
      says: 'deals its damage and horror to whoever is engaged with it',
      on: { ...two, monsters: [{ kind: 'fleshEater#1', with: 1 }] },
      seat: 0,
      effects: [{ monsterAttacks: 'fleshEater' }],
      shows: (game) => {
        expect(hers(game)).toMatchObject({ damage: 0, horror: 0 });
        expect(seatOf(game, 1)).toMatchObject({ damage: 1, horror: 1 });
      },
    },
  ],
  moveMonster: [
    {
      says: 'moves it so many steps toward a place, or straight there',
      on: one(
        {},
        {
          monsters: [
            { kind: 'ghoulAcolyte#1', at: 'hibbsRoadhouse' },
            { kind: 'fleshEater#1', at: 'hibbsRoadhouse' },
          ],
        },
      ),
      context: { monster: 'ghoulAcolyte#1' },
      effects: [
        { moveMonster: { which: 'this', steps: 1, toward: 'easttownRivertownStreet' } },
        { moveMonster: { which: 'fleshEater', to: 'southChurch' } },
      ],
      shows: (game) => {
        expect(monster(game, 'ghoulAcolyte')?.at).toBe('policeStation');
        expect(monster(game, 'fleshEater')?.at).toBe('southChurch');
      },
    },
  ],
  returnToBox: [
    {
      says: 'takes it out of the game, also from the deck',
      on: one({}, { monsters: [{ kind: 'ghoulAcolyte#1', at: 'hibbsRoadhouse' }] }),
      context: { thatMonster: 'ghoulAcolyte#1' },
      effects: [{ defeatMonster: 'thatMonster' }, { returnToBox: 'thatMonster' }],
      shows: (game) => {
        expect(game.state.decks.monster).not.toContain('ghoulAcolyte#1');
        expect(game.state.box).toContain('ghoulAcolyte#1');
      },
    },
  ],
  chooseMonster: [
    {
      says: 'makes his choice the monster at hand, an epic one only where it may be',
      on: one(
        {},
        {
          monsters: [
            { kind: 'fleshEater#1', at: 'velmasDiner' },
            { kind: 'ghoulAcolyte#1', at: 'velmasDiner' },
            { kind: 'umordhoth', at: 'hangmansHill' },
          ],
        },
      ),
      answers: { 'effect.monster': 'ghoulAcolyte#1' },
      effects: [
        { chooseMonster: { epic: false, in: 'anywhere' } },
        { placeDoom: { at: 'spaceOfThatMonster', amount: 1 } },
        { defeatMonster: 'thatMonster' },
      ],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['fleshEater#1', 'ghoulAcolyte#1']);
        expect(monster(game, 'ghoulAcolyte')).toBeUndefined();
        expect(doom(game, 'velmasDiner')).toBe(1);
      },
    },
    {
      says: 'means none when there is none',
      context: { thatMonster: 'ghoulAcolyte#1' },
      effects: [{ chooseMonster: { in: 'anywhere' } }, { damage: { count: 'remainingHealthOfThatMonster' } }],
      shows: (game, _driven, { thatMonster }) => {
        expect(thatMonster).toBeUndefined();
        expect(hers(game).damage).toBe(0);
      },
    },
  ],
});
