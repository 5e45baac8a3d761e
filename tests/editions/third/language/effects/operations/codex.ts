import { expect } from 'vitest';
import { placeMarker } from '../../../../../../src/editions/third/board/marker.ts';
import { run } from '../../../../../../src/editions/third/language/table.ts';
import { drive, eventsOf, optionIds } from '../../../table.ts';

import { AGNES, cases, hers, marked, one, two } from './case.ts';

export const codex = cases({
  codexAdd: [
    {
      says: 'adds the card and does what it says, nothing if it is there',
      on: { scenario: 'approachOfAzathoth', sheet: { clues: 0 } },
      effects: [{ codexAdd: 5, side: 'back' }, { codexAdd: 5 }],
      shows: (game) => expect(game.state.codex).toMatchObject([{ number: 5, side: 'back' }]),
    },
  ],
  archiveFlip: [
    {
      says: 'turns it over and does what its back says',
      on: {
        scenario: 'echoesOfTheDeep',
        investigators: [{ ...AGNES, at: 'blackCave' }],
        codex: [{ number: 32, deck: 'rivertown' }],
      },
      effects: [{ archiveFlip: 32 }],
      shows: (game) => {
        expect(game.state.sheet.markers).toBe(1);
        expect(game.state.codex).toEqual([]);
      },
    },
  ],
  archiveReturn: [
    {
      says: 'takes the card out of the codex or a deck',
      on: one({}, { codex: [10] }),
      effects: [
        { shuffleIn: { archive: 13, deck: 'downtown', top: 2 } },
        { archiveReturn: 10 },
        { archiveReturn: 13 },
        { archiveReturn: 13 },
      ],
      shows: (game) => {
        expect(game.state.codex).toEqual([]);
        expect(game.state.decks.neighborhood.downtown).not.toContain('archive:13');
        expect(eventsOf(game, 'CodexReturned')).toHaveLength(2);
      },
    },
  ],
  read: [
    {
      says: 'does a part of a card that stays where it is',
      on: { scenario: 'approachOfAzathoth' },
      effects: [{ read: { card: 9, part: 'blindChaos' } }],
      shows: (game, { ended }) => {
        expect(ended).toBe(true);
        expect(game.state.outcome).toMatchObject({ result: 'lost', way: 'codex', card: 9 });
        expect(game.state.codex).toEqual([]);
      },
    },
  ],
  setAside: [
    {
      says: 'lays archive cards ready',
      effects: [{ setAside: [32, 33] }],
      shows: (game) => expect(game.state.setAside.archive).toEqual([32, 33]),
    },
  ],
  attach: [
    {
      says: 'lays a random one of them beside the deck of its neighborhood',
      on: { scenario: 'echoesOfTheDeep', draws: ['34'] },
      effects: [
        { setAside: [32, 34] },
        { attach: { card: { random: [32, 33, 34, 35], from: 'setAside' }, to: 'itsNeighborhoodDeck' } },
      ],
      shows: (game) => {
        const [card] = game.state.codex;
        expect(card?.deck).toBe(card?.number === 32 ? 'rivertown' : 'northside');
        expect(game.state.setAside.archive).toHaveLength(1);
      },
    },
  ],
  shuffleIn: [
    {
      says: 'puts an archive card among the top cards of a deck',
      effects: [{ shuffleIn: { archive: 13, deck: 'downtown', top: 2 } }],
      shows: (game) => expect(game.state.decks.neighborhood.downtown?.slice(0, 3)).toContain('archive:13'),
    },
    {
      says: 'puts the set-aside monsters with that trait into the whole deck',
      on: { scenario: 'veilOfTwilight' },
      effects: [{ shuffleIn: { trait: 'lodge', from: 'setAside', deck: 'monster' } }],
      shows: (game) => {
        expect(game.state.setAside.monsters).toEqual([]);
        expect(game.state.decks.monster).toContain('simonCarter#1');
      },
    },
  ],
  anomaly: [
    {
      says: 'opens one in the center of that neighborhood, one at most',
      context: { thatNeighborhood: 'rivertown' },
      effects: [{ anomaly: 'thatNeighborhood' }, { anomaly: 'thatNeighborhood' }],
      shows: (game) => {
        expect(game.state.centers.rivertown?.anomaly).toBe(true);
        expect(eventsOf(game, 'AnomalyAppeared')).toHaveLength(1);
      },
    },
  ],
  removeAnomaly: [
    {
      says: 'takes it away',
      on: one({}, { centers: { rivertown: { anomaly: true } } }),
      context: { thatNeighborhood: 'rivertown' },
      effects: [{ removeAnomaly: 'thatNeighborhood' }],
      shows: (game) => expect(game.state.centers.rivertown?.anomaly).toBe(false),
    },
  ],
  encounter: [
    {
      says: 'is one from the anomaly deck where he is',
      on: { scenario: 'veilOfTwilight', investigators: [{ ...AGNES, at: 'graveyard' }] },
      effects: [{ encounter: { deck: 'anomaly' } }],
      shows: (game) => expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ seat: 0, kind: 'anomaly' }]),
    },
  ],
  placeMarker: [
    {
      says: 'lays one at each place named',
      effects: [
        { placeMarker: { color: 'red', faceUp: true, at: 'startingSpace' } },
        { placeMarker: { faceUp: false, at: 'eachNeighborhood' } },
      ],
      shows: (game) => {
        expect(game.state.markers[0]).toEqual({ color: 'red', faceUp: true, at: 'generalStore' });
        expect(game.state.markers.slice(1).map(({ at, faceUp }) => [at, faceUp])).toEqual(
          ['downtown', 'easttown', 'rivertown', 'uptown', 'southside'].map((id) => [id, false]),
        );
      },
    },
    {
      says: 'lays mixed ones, one on each space',
      effects: [
        {
          placeMarker: {
            colors: { blue: 1, red: 1 },
            faceUp: false,
            random: true,
            oneEachAt: ['graveyard', 'blackCave'],
          },
        },
      ],
      shows: (game) => {
        expect(game.state.markers.map(({ color }) => color).sort()).toEqual(['blue', 'red']);
        expect(game.state.markers.map(({ at }) => at)).toEqual(['graveyard', 'blackCave']);
      },
    },
  ],
  revealMarker: [
    {
      says: 'turns up the one in his space, or every one on the board',
      prepare: marked,
      effects: [{ revealMarker: { at: 'yourSpace' } }],
      shows: (game) => {
        expect(game.state.markers.map(({ faceUp }) => faceUp)).toEqual([true, false, false]);
        expect(game.state.revealed).toEqual(['blue']);
        drive(game, run(game, 0, [{ revealMarker: { at: 'anywhere' } }], { source: { ref: 'card', id: 'x' } }));
        expect(game.state.revealed).toEqual(['blue', 'red', 'white']);
      },
    },
  ],
  discardMarker: [
    {
      says: 'takes off all but some colors',
      prepare: marked,
      effects: [{ discardMarker: { not: ['blue', 'red'] } }],
      shows: (game) => expect(game.state.markers.map(({ color }) => color)).toEqual(['blue', 'red']),
    },
    {
      says: 'takes off all of a color, and those at a place',
      prepare: marked,
      context: { thatNeighborhood: 'downtown' },
      effects: [{ discardMarker: { color: 'blue' } }, { discardMarker: { at: 'thatNeighborhood' } }],
      shows: (game) => expect(game.state.markers.map(({ color }) => color)).toEqual(['red']),
    },
    {
      says: 'takes off the one of the event',
      prepare: marked,
      context: { thatMarker: 1 },
      effects: [{ discardMarker: { which: 'thatMarker' } }],
      shows: (game) => expect(game.state.markers.map(({ color }) => color)).toEqual(['blue', 'white']),
    },
  ],
  scar: [
    {
      says: 'lays white markers face up on spaces of the group’s choice that fit, each in another neighborhood',
      on: two,
      prepare: (game) => placeMarker(game, { color: 'white', faceUp: true, at: 'graveyard' }),
      answers: { 'scar.space': ({ options }) => options[0]?.id ?? '' },
      effects: [
        {
          scar: {
            count: 2,
            at: 'anySpace',
            where: { not: { neighborhoodHas: ['scar', 'mendedScar'] } },
            differentNeighborhoods: true,
          },
        },
      ],
      shows: (game, { decisions }) => {
        expect(decisions[0]?.mode).toBe('group');
        expect(optionIds(decisions[0])).not.toContain('blackCave');
        expect(game.state.markers).toHaveLength(3);
        expect(game.state.markers[1]).toMatchObject({ color: 'white', faceUp: true, at: 'independenceSquare' });
        expect(game.state.markers[2]?.at).toBe('velmasDiner');
      },
    },
  ],
  mendScar: [
    {
      says: 'turns a scar there face down',
      prepare: (game) => placeMarker(game, { color: 'white', faceUp: true, at: 'graveyard' }),
      effects: [{ mendScar: { at: 'yourSpace' } }],
      shows: (game) => expect(game.state.markers).toEqual([{ color: 'white', faceUp: false, at: 'graveyard' }]),
    },
  ],
  gameOver: [
    {
      says: 'ends the game for good',
      effects: [{ gameOver: 'wonByLodge' }, { gain: { money: 1 } }],
      context: { archive: 20 },
      shows: (game, { ended }) => {
        expect(ended).toBe(true);
        expect(game.state.outcome).toMatchObject({ result: 'won', way: 'lodge', card: 20 });
        expect(hers(game).money).toBe(0);
      },
    },
  ],
});
