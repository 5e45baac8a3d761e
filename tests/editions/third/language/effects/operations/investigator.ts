import { expect } from 'vitest';
import { optionIds, seatOf } from '../../../table.ts';

import { cases, hers, monster, one, two } from './case.ts';

export const investigator = cases({
  focus: [
    {
      says: 'goes on a skill, above the limit only where the text says so',
      on: one({ focus: { lore: 1, influence: 1 } }),
      effects: [{ focus: { skill: 'will', exceedLimit: true } }],
      shows: (game) => expect(hers(game).focus).toMatchObject({ lore: 1, influence: 1, will: 1 }),
    },
    {
      says: 'discards one token above the limit',
      on: one({ focus: { lore: 1, influence: 1 } }),
      answers: { 'focus.discard': 'lore' },
      effects: [{ focus: { skill: 'will' } }],
      shows: (game) => expect(hers(game).focus).toMatchObject({ lore: 0, influence: 1, will: 1 }),
    },
    {
      says: 'goes on different skills of his choice, or on every one',
      on: { investigators: [{ sheet: 'rexMurphy' }, { sheet: 'rexMurphy' }].slice(0, 1) },
      answers: { 'effect.focus': ['will', 'strength'] },
      effects: [{ focus: { skill: 'any', count: 2 } }],
      shows: (game) => expect(hers(game).focus).toMatchObject({ lore: 0, strength: 1, will: 1 }),
    },
    {
      says: 'goes on all five',
      on: { investigators: ['rexMurphy'] },
      effects: [{ focus: { skill: 'every' } }],
      shows: (game) => expect(Object.values(hers(game).focus)).toEqual([1, 1, 1, 1, 1]),
    },
  ],
  status: [
    {
      says: 'makes him delayed, or somebody else of his choice devoured',
      on: two,
      effects: [{ status: 'delayed' }, { status: 'devoured', to: 'anotherInvestigator' }],
      shows: (game) => {
        expect(hers(game)).toMatchObject({ delayed: true, left: null });
        expect(seatOf(game, 1).left).toBe('devoured');
      },
    },
  ],
  retire: [
    {
      says: 'takes him out of the game, without a defeat',
      on: two,
      effects: [{ retire: true }],
      shows: (game) => {
        expect(hers(game).left).toBe('retired');
        expect(game.state.sheet.doom).toBe(0);
      },
    },
  ],
  move: [
    {
      says: 'goes straight to a place of his choice',
      on: one({}, { doom: { velmasDiner: 1, laBellaLuna: 2 } }),
      answers: { 'effect.place': 'velmasDiner' },
      effects: [{ move: { to: 'anySpaceWithDoom' } }],
      shows: (game, { decisions }) => {
        expect(hers(game).at).toBe('velmasDiner');
        expect(optionIds(decisions[0])).toEqual(['laBellaLuna', 'velmasDiner']);
      },
    },
    {
      says: 'goes step by step as far as he likes',
      answers: { 'move.step': 'blackCave' },
      effects: [{ move: { upTo: 1 } }],
      shows: (game) => expect(hers(game).at).toBe('blackCave'),
    },
    {
      says: 'goes exactly so many steps toward a place, a monster along',
      on: one({ at: 'blackCave' }, { monsters: [{ kind: 'abyssalServant', at: 'blackCave', exhausted: true }] }),
      context: { monster: 'abyssalServant#1' },
      effects: [{ move: { steps: 1, toward: 'rivertownUptownStreet', with: 'this' } }],
      shows: (game) => {
        expect(hers(game).at).toBe('generalStore');
        expect(monster(game, 'abyssalServant')?.at).toBe('generalStore');
      },
    },
  ],
  research: [
    {
      says: 'moves own clues to the sheet',
      on: one({ clues: 2 }),
      effects: [{ research: 1 }],
      shows: (game) => {
        expect(hers(game).clues).toBe(1);
        expect(game.state.sheet.clues).toBe(1);
      },
    },
  ],
});
