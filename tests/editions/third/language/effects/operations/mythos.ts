import { expect } from 'vitest';
import { run } from '../../../../../../src/editions/third/language/table.ts';
import { drive, eventsOf, optionIds } from '../../../table.ts';

import { cards, cases, hers, one, two } from './case.ts';

export const mythos = cases({
  sheetClue: [
    {
      says: 'adds clues to the sheet',
      effects: [{ sheetClue: 2 }],
      shows: (game) => expect(game.state.sheet.clues).toBe(2),
    },
  ],
  sheetDoom: [
    {
      says: 'adds doom to the sheet',
      effects: [{ sheetDoom: 2 }],
      shows: (game) => expect(game.state.sheet.doom).toBe(2),
    },
  ],
  sheetMarker: [
    {
      says: 'adds markers to the sheet',
      effects: [{ sheetMarker: 2 }],
      shows: (game) => expect(game.state.sheet.markers).toBe(2),
    },
  ],
  moveToken: [
    {
      says: 'moves clues of the sheet onto a card in the codex, as many as there are',
      on: one({}, { sheet: { clues: 1 }, codex: [10] }),
      effects: [
        { moveToken: { clue: 1, from: 'sheet', to: { card: 10 } } },
        { moveToken: { clue: 1, from: 'sheet', to: { card: 10 } } },
      ],
      shows: (game) => {
        expect(game.state.sheet.clues).toBe(0);
        expect(game.state.codex[0]?.tokens).toEqual({ clue: 1 });
      },
    },
  ],
  tokensOnCard: [
    {
      says: 'puts damage and horror on an asset, which discards it when it is full',
      on: one({ cards: ['contrabandWhiskey'] }),
      context: { card: 'contrabandWhiskey#1' },
      effects: [{ tokensOnCard: { horror: 2 } }, { tokensOnCard: { horror: { minus: 1 } } }],
      shows: (game) => {
        expect(hers(game).cards[0]).toMatchObject({ horror: 1 });
        drive(
          game,
          run(game, 0, [{ tokensOnCard: { horror: 2 } }], {
            source: { ref: 'card', id: 'x' },
            card: 'contrabandWhiskey#1',
          }),
        );
        expect(cards(game)).toEqual([]);
      },
    },
    {
      says: 'puts doom on the rumor and clues on an archive card',
      on: one({}, { rumor: 'rogueCometApproaches' }),
      context: { source: { ref: 'headline', id: 'rogueCometApproaches' } },
      effects: [{ tokensOnCard: { doom: 2 } }],
      shows: (game) => expect(game.state.rumor?.tokens).toEqual({ doom: 2 }),
    },
  ],
  placeDoom: [
    {
      says: 'goes on his space, or on each of several',
      context: { thatSpace: 'blackCave' },
      effects: [
        { placeDoom: { at: 'yourSpace', amount: 2 } },
        { placeDoom: { at: 'eachOtherSpaceOfThatNeighborhood', amount: 1 } },
      ],
      shows: (game) => expect(game.state.doom).toMatchObject({ graveyard: 3, generalStore: 1 }),
    },
    {
      says: 'on a street goes to a space beside it',
      on: one({ at: 'downtownRivertownStreet' }),
      answers: { 'doom.street': 'laBellaLuna' },
      effects: [{ placeDoom: { at: 'yourSpace', amount: 1 } }],
      shows: (game) => expect(game.state.doom).toEqual({ laBellaLuna: 1 }),
    },
  ],
  removeDoom: [
    {
      says: 'comes off one space where there is some, his choice',
      on: one({}, { doom: { graveyard: 1, blackCave: 3 } }),
      effects: [{ removeDoom: { from: 'anySpaceInYourNeighborhood', amount: 2 } }],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['blackCave', 'graveyard']);
        expect(game.state.doom).toMatchObject({ graveyard: 1, blackCave: 1 });
      },
    },
    {
      says: 'comes off each of up to two different spaces',
      on: one({}, { doom: { graveyard: 1, velmasDiner: 2, southChurch: 1 } }),
      answers: { 'effect.place': ['graveyard', 'velmasDiner'] },
      effects: [{ removeDoom: { from: 'anySpace', spaces: { upTo: 2 }, amount: 1 } }],
      shows: (game) => expect(game.state.doom).toMatchObject({ graveyard: 0, velmasDiner: 1, southChurch: 1 }),
    },
  ],
  spreadDoom: [
    {
      says: 'spreads doom so many times',
      effects: [{ spreadDoom: 2 }],
      shows: (game) => {
        expect(eventsOf(game, 'DoomSpread')).toHaveLength(2);
        expect(game.state.decks.eventDiscard).toHaveLength(2);
      },
    },
  ],
  spawnClue: [
    {
      says: 'spawns so many clues',
      effects: [{ spawnClue: 2 }],
      shows: (game) => expect(eventsOf(game, 'ClueSpawned')).toHaveLength(2),
    },
  ],
  gateBurst: [
    {
      says: 'is a gate burst',
      effects: [{ gateBurst: 1 }],
      shows: (game) => {
        expect(eventsOf(game, 'GateBurst')).toHaveLength(1);
        expect(game.state.decks.eventDiscard).toEqual([]);
      },
    },
  ],
  readHeadline: [
    {
      says: 'reads one to the acting player',
      on: { ...two, decks: { headline: ['riverSurprise'].slice(1) } },
      seat: 1,
      effects: [{ readHeadline: 1 }],
      shows: (game) => expect(eventsOf(game, 'HeadlineRead')[0]?.seat).toBe(1),
    },
    {
      says: 'reads it to whoever drew the token, or else to the leader, where nobody acts',
      on: { ...two, leader: 1 },
      seat: null,
      effects: [{ readHeadline: 1 }],
      shows: (game) => expect(eventsOf(game, 'HeadlineRead')[0]?.seat).toBe(1),
    },
  ],
  drawMythos: [
    {
      says: 'draws and resolves so many tokens',
      on: one({}, { cup: ['blank', 'blank', 'blank'] }),
      effects: [{ drawMythos: 2 }],
      shows: (game) => {
        expect(eventsOf(game, 'TokenDrawn')).toHaveLength(2);
        expect(game.state.cup).toEqual(['blank']);
      },
    },
  ],
  reckoning: [
    {
      says: 'resolves every reckoning effect in play',
      on: one({ cards: ['darkPact'] }, { dice: [2] }),
      effects: [{ reckoning: true }],
      shows: (game) => expect(eventsOf(game, 'Reckoning').map(({ by }) => by.id)).toContain('darkPact#1'),
    },
  ],
  addToCup: [
    {
      says: 'adds tokens to the cup',
      on: one({}, { cup: ['blank'] }),
      effects: [{ addToCup: { spreadDoom: 1, gateBurst: 1 } }],
      shows: (game) => expect(game.state.cup).toEqual(['blank', 'gateBurst', 'spreadDoom']),
    },
  ],
});
