import { describe, expect, it } from 'vitest';
import { placeMarker } from '../../../../../src/editions/third/board/marker.ts';
import { PLACE_WORDS, type PlaceWord } from '../../../../../src/editions/third/content/vocabulary.ts';
import { placesOf, spacesOf } from '../../../../../src/editions/third/language/terms/place.ts';
import type { EffectContext } from '../../../../../src/editions/third/state/context.ts';
import type { Game } from '../../../../../src/editions/third/state/state.ts';
import type { Mode, Seat } from '../../../../../src/engine/decision.ts';
import { type Arrangement, aGame, drive, optionIds } from '../../table.ts';

/** What a place comes to: the spaces, or the choice that is put to somebody. */
interface Meant {
  on?: Arrangement;
  prepare?: (game: Game) => void;
  seat?: Seat | null;
  context?: Partial<EffectContext>;
  from?: string;
  spaces?: string[];
  asks?: { mode: Mode; of: string[]; silence: string };
}

const AGNES = { sheet: 'agnesBaker', at: 'graveyard' };
const ghoul: Arrangement = { investigators: [AGNES], monsters: [{ kind: 'ghoulPriest', at: 'velmasDiner' }] };
const anomaly: Arrangement = { investigators: [AGNES], centers: { uptown: { anomaly: true } } };
const UPTOWN = ['hangmansHill', 'stMarysHospital', 'yeOldeMagickShoppe'];
const RIVERTOWN = ['blackCave', 'graveyard', 'generalStore'];
const scars = (game: Game) => {
  for (const at of ['velmasDiner', 'graveyard']) placeMarker(game, { color: 'white', faceUp: true, at });
  placeMarker(game, { color: 'white', faceUp: false, at: 'blackCave' });
};
const colors = (game: Game) => {
  placeMarker(game, { color: 'blue', faceUp: true, at: 'blackCave' });
  placeMarker(game, { color: 'red', faceUp: true, at: 'velmasDiner' });
};

const TABLE: Record<PlaceWord, Meant[]> = {
  yourSpace: [{ spaces: ['graveyard'] }, { seat: null, spaces: [] }],
  thisSpace: [
    { on: ghoul, context: { monster: 'ghoulPriest#1' }, spaces: ['velmasDiner'] },
    { context: { monster: 'ghoulPriest#1', thatSpace: 'southChurch' }, spaces: ['southChurch'] },
  ],
  thatSpace: [{ context: { thatSpace: 'southChurch' }, spaces: ['southChurch'] }, { spaces: [] }],
  spaceOfThatMonster: [{ on: ghoul, context: { thatMonster: 'ghoulPriest#1' }, spaces: ['velmasDiner'] }],
  spaceOfThatInvestigator: [{ context: { thatInvestigator: 0 }, spaces: ['graveyard'] }, { spaces: [] }],
  anySpace: [],
  anySpaceInYourNeighborhood: [
    {
      on: { investigators: [AGNES], doom: { blackCave: 1 } },
      asks: { mode: 'own', of: RIVERTOWN, silence: 'graveyard' },
    },
    { on: { investigators: [{ ...AGNES, at: 'downtownRivertownStreet' }] }, spaces: [] },
  ],
  anotherSpaceInYourNeighborhood: [{ asks: { mode: 'own', of: ['blackCave', 'generalStore'], silence: 'blackCave' } }],
  eachSpaceInYourNeighborhood: [{ spaces: RIVERTOWN }],
  eachOtherSpaceOfThatNeighborhood: [
    { context: { thatSpace: 'stMarysHospital' }, spaces: ['hangmansHill', 'yeOldeMagickShoppe'] },
  ],
  adjacentSpace: [
    {
      on: ghoul,
      context: { monster: 'ghoulPriest#1' },
      asks: {
        mode: 'group',
        of: ['downtownEasttownStreet', 'hibbsRoadhouse', 'policeStation'],
        silence: 'downtownEasttownStreet',
      },
    },
  ],
  adjacentSpaceWithMostDoom: [
    {
      on: { ...ghoul, doom: { hibbsRoadhouse: 1, policeStation: 1, graveyard: 4 } },
      context: { monster: 'ghoulPriest#1' },
      asks: { mode: 'group', of: ['hibbsRoadhouse', 'policeStation'], silence: 'hibbsRoadhouse' },
    },
    { on: { ...ghoul, doom: { policeStation: 1 } }, context: { monster: 'ghoulPriest#1' }, spaces: ['policeStation'] },
  ],
  adjacentStreet: [
    {
      asks: {
        mode: 'own',
        of: ['easttownRivertownStreet', 'rivertownSouthsideStreet'],
        silence: 'easttownRivertownStreet',
      },
    },
    { seat: null, spaces: [] },
  ],
  unstableSpace: [
    { spaces: ['generalStore'] },
    {
      prepare: ({ state }) => state.decks.eventDiscard.unshift('feastOfUmordhothEvent21'),
      asks: { mode: 'group', of: ['hangmansHill', 'yeOldeMagickShoppe'], silence: 'hangmansHill' },
    },
    {
      prepare: ({ state }) => state.decks.eventDiscard.unshift('feastOfUmordhothEvent21'),
      from: 'rivertownUptownStreet',
      spaces: ['hangmansHill'],
    },
  ],
  spaceWithMostDoom: [
    { on: { investigators: [AGNES], doom: { velmasDiner: 2, blackCave: 1 } }, spaces: ['velmasDiner'] },
    {
      on: { investigators: [AGNES], doom: { velmasDiner: 2, blackCave: 2 } },
      asks: { mode: 'group', of: ['velmasDiner', 'blackCave'], silence: 'velmasDiner' },
    },
    {
      on: { ...ghoul, doom: { velmasDiner: 2, blackCave: 2 } },
      context: { monster: 'ghoulPriest#1' },
      spaces: ['velmasDiner'],
    },
  ],
  spaceWithMostDoomInThatNeighborhood: [
    {
      on: { investigators: [AGNES], doom: { graveyard: 3, hangmansHill: 1, stMarysHospital: 1 } },
      context: { thatNeighborhood: 'uptown' },
      asks: { mode: 'group', of: ['hangmansHill', 'stMarysHospital'], silence: 'hangmansHill' },
    },
  ],
  startingSpace: [{ spaces: ['generalStore'] }],
  anySpaceWithDoom: [
    { spaces: [] },
    {
      on: { investigators: [AGNES], doom: { graveyard: 2, hangmansHill: 1 } },
      asks: { mode: 'own', of: ['graveyard', 'hangmansHill'], silence: 'hangmansHill' },
    },
  ],
  anySpaceInNeighborhoodWithAnomaly: [{ on: anomaly, asks: { mode: 'own', of: UPTOWN, silence: 'hangmansHill' } }],
  neighborhoodWithAnomaly: [{ on: anomaly, asks: { mode: 'own', of: UPTOWN, silence: 'hangmansHill' } }],
  spaceWithScar: [{ prepare: scars, asks: { mode: 'own', of: ['velmasDiner', 'graveyard'], silence: 'velmasDiner' } }],
  eachSpaceWithScar: [{ prepare: scars, spaces: ['velmasDiner', 'graveyard'] }],
  spaceOfBlueMarker: [{ prepare: colors, spaces: ['blackCave'] }],
  spaceOfRedMarker: [{ prepare: colors, spaces: ['velmasDiner'] }],
  thatNeighborhood: [
    { context: { thatNeighborhood: 'uptown' }, spaces: ['uptown'] },
    { context: { thatSpace: 'graveyard' }, spaces: ['rivertown'] },
  ],
  eachNeighborhood: [{ spaces: ['downtown', 'easttown', 'rivertown', 'uptown', 'southside'] }],
  anywhere: [],
  display: [{ spaces: [] }],
};

const contextOf = (context?: Partial<EffectContext>): EffectContext => ({
  source: { ref: 'card', id: 'text' },
  ...context,
});

// Those that mean the whole board have tests of their own below.
describe.each(PLACE_WORDS.filter((word) => TABLE[word].length > 0))('%s', (word) => {
  it.each(TABLE[word].map((meant, index) => [index + 1, meant] as const))('case %i', (_index, meant) => {
    const game = aGame(meant.on ?? { investigators: [AGNES] });
    meant.prepare?.(game);
    const seat = meant.seat === undefined ? 0 : meant.seat;
    const narrowing = meant.from === undefined ? {} : { from: meant.from };
    const { result, decisions } = drive(
      game,
      placesOf(game, seat, { place: word, ...narrowing }, contextOf(meant.context)),
    );
    if (meant.spaces) {
      expect(decisions).toHaveLength(0);
      expect(result).toEqual(meant.spaces);
    }
    if (meant.asks) {
      expect(decisions[0]?.mode).toBe(meant.asks.mode);
      expect(optionIds(decisions[0]).sort()).toEqual([...meant.asks.of].sort());
      expect(result).toEqual([meant.asks.silence]);
    }
  });
});

describe('places', () => {
  it('any space is every space of the board, narrowed to where something can be done', () => {
    const game = aGame({ investigators: [AGNES], doom: { southChurch: 1, velmasDiner: 2 } });
    expect(spacesOf(game, 0, 'anySpace', contextOf())).toHaveLength(21);
    const fits = (space: string) => (game.state.doom[space] ?? 0) > 0;
    const { result, decisions } = drive(
      game,
      placesOf(game, 0, { place: 'anySpace', fits, silence: 'mostDoom' }, contextOf()),
    );
    expect(optionIds(decisions[0])).toEqual(['velmasDiner', 'southChurch']);
    expect(result).toEqual(['velmasDiner']);
  });

  it('anywhere is every space at once', () => {
    const game = aGame({ investigators: [AGNES] });
    expect(drive(game, placesOf(game, null, 'anywhere', contextOf())).result).toHaveLength(21);
  });

  it('an id is that space, street or neighborhood, and nothing where it is not on the board', () => {
    const game = aGame({ investigators: [AGNES] });
    for (const id of ['blackCave', 'downtownRivertownStreet', 'uptown'])
      expect(drive(game, placesOf(game, null, id, contextOf())).result).toEqual([id]);
    for (const id of ['theFuture', 'observatory'])
      expect(drive(game, placesOf(game, null, id, contextOf())).result).toEqual([]);
  });

  it('3E-449.2-2 3E-004-1 without an investigator the group chooses where he would', () => {
    const game = aGame({ investigators: [AGNES, 'rexMurphy'], doom: { graveyard: 1, blackCave: 1 } });
    const { decisions } = drive(game, placesOf(game, null, 'anySpaceWithDoom', contextOf()));
    expect(decisions[0]).toMatchObject({ kind: 'effect.place', mode: 'group', seats: [0, 1] });
  });
});
