import { describe, expect, it } from 'vitest';
import { placeMarker } from '../../../../src/editions/third/board/marker.ts';
import type { Condition } from '../../../../src/editions/third/content/effect.ts';
import { holds } from '../../../../src/editions/third/language/conditions/table.ts';
import type { EffectContext } from '../../../../src/editions/third/state/context.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import type { Seat } from '../../../../src/engine/decision.ts';
import { type Arrangement, aGame } from '../table.ts';

interface Asked {
  condition: Condition;
  on?: Arrangement;
  prepare?: (game: Game) => void;
  seat?: Seat | null;
  context?: Partial<EffectContext>;
  yes: boolean;
}

const AGNES = { sheet: 'agnesBaker', at: 'graveyard' };
const one = (more: object = {}, rest: Arrangement = {}): Arrangement => ({
  investigators: [{ ...AGNES, ...more }],
  ...rest,
});
const both = (condition: Condition, yes: Omit<Asked, 'condition' | 'yes'>, no: Omit<Asked, 'condition' | 'yes'>) => [
  { ...yes, condition, yes: true },
  { ...no, condition, yes: false },
];
const scarred = (faceUp: boolean) => (game: Game) => placeMarker(game, { color: 'white', faceUp, at: 'blackCave' });

const CASES: Asked[] = [
  ...both({ resource: 'money', min: 2 }, { on: one({ money: 2 }) }, { on: one({ money: 1 }) }),
  ...both({ resource: 'clue', max: 1 }, { on: one({ clues: 1 }) }, { on: one({ clues: 2 }) }),
  ...both({ resource: 'remnant', min: 1 }, { on: one({ remnants: 1 }) }, { on: one({ remnants: 1 }), seat: null }),
  ...both({ resource: 'sheetClue', min: 2 }, { on: one({}, { sheet: { clues: 2 } }), seat: null }, {}),
  ...both(
    { resource: 'focus', min: 'focusLimit' },
    { on: one({ focus: { lore: 1, will: 1 } }) },
    { on: one({ focus: { lore: 1 } }) },
  ),
  ...both({ has: 'tome' }, { on: one({ cards: ['mysticTome'] }) }, { on: one({ cards: ['knife'] }) }),
  ...both({ status: 'darkPact' }, { on: one({ cards: ['darkPact'] }) }, {}),
  ...both({ status: 'delayed' }, { on: one({ delayed: true }) }, { on: one({ delayed: true }), seat: null }),
  ...both({ in: 'graveyard' }, {}, { on: one({ at: 'blackCave' }) }),
  ...both({ in: 'velmasDiner' }, { seat: null, context: { thatSpace: 'velmasDiner' } }, { seat: null }),
  ...both({ in: 'neighborhoodWithAnomaly' }, { on: one({}, { centers: { rivertown: { anomaly: true } } }) }, {}),
  ...both(
    { in: 'spaceOfRedMarker' },
    { prepare: (game) => placeMarker(game, { color: 'red', faceUp: true, at: 'graveyard' }) },
    { prepare: (game) => placeMarker(game, { color: 'red', faceUp: false, at: 'graveyard' }) },
  ),
  ...both(
    { in: 'theFuture' },
    { on: { scenario: 'approachOfAzathoth', investigators: [{ ...AGNES, at: 'theFuture' }], codex: [9] } },
    { on: { scenario: 'approachOfAzathoth', investigators: [AGNES], codex: [9] } },
  ),
  ...both(
    { in: 'display' },
    { on: one({}, { display: ['knife'] }), context: { thatCard: 'knife#1' } },
    { on: one({ cards: ['knife'] }), context: { thatCard: 'knife#1' } },
  ),
  ...both({ neighborhood: ['rivertown'] }, {}, { on: one({ at: 'downtownRivertownStreet' }) }),
  ...both({ not: { codexHas: 10 } }, {}, { on: one({}, { codex: [10] }) }),
  ...both(
    { any: [{ sheetDoom: { min: 1 } }, { sheetClues: { min: 1 } }] },
    { on: one({}, { sheet: { clues: 1 } }) },
    {},
  ),
  ...both(
    { all: [{ sheetDoom: { min: 1 } }, { sheetClues: { min: 1 } }] },
    { on: one({}, { sheet: { clues: 1, doom: 1 } }) },
    { on: one({}, { sheet: { clues: 1 } }) },
  ),
  ...both({ anyInvestigator: { status: 'lodgeMember' } }, { on: one({ lodge: true }), seat: null }, { seat: null }),
  ...both({ counter: 'gone', max: 1 }, { context: { counters: { gone: 1 } } }, { context: { counters: { gone: 2 } } }),
  ...both(
    { tokensOnCard: { clue: 5 } },
    { on: one({}, { codex: [{ number: 10, tokens: { clue: 5 } }] }), context: { archive: 10 } },
    { on: one({}, { codex: [{ number: 10, tokens: { clue: 4 } }] }), context: { archive: 10 } },
  ),
  ...both(
    { tokensOnCard: { horror: 1 } },
    { on: one({ cards: [{ id: 'tokenOfFaith', horror: 1 }] }), context: { card: 'tokenOfFaith#1' } },
    { on: one({ cards: ['tokenOfFaith'] }), context: { card: 'tokenOfFaith#1' } },
  ),
  ...both(
    { codexHas: 10, side: 'back' },
    { on: one({}, { codex: [{ number: 10, side: 'back' }] }) },
    { on: one({}, { codex: [10] }) },
  ),
  ...both({ sheetClues: { min: 3 } }, { on: one({}, { sheet: { clues: 3 } }) }, {}),
  ...both({ sheetDoom: { min: 3 } }, { on: one({}, { sheet: { doom: 3 } }) }, {}),
  ...both({ sheetCluesPlusDoom: { min: 2 } }, { on: one({}, { sheet: { doom: 1, clues: 1 } }) }, {}),
  ...both({ sheetMarkers: { min: 5 } }, { on: one({}, { sheet: { markers: 5 } }) }, {}),
  ...both(
    { spaceDoom: { min: 4 } },
    { on: one({}, { doom: { velmasDiner: 4 } }) },
    { on: one({}, { doom: { velmasDiner: 4 } }), context: { thatSpace: 'graveyard' } },
  ),
  ...both(
    { neighborhoodDoom: { min: 5 } },
    { on: one({}, { doom: { velmasDiner: 3, policeStation: 2 } }) },
    { on: one({}, { doom: { velmasDiner: 3, graveyard: 2 } }) },
  ),
  ...both(
    { neighborhoodDoom: { max: 0 } },
    { on: one({}, { centers: { rivertown: { anomaly: true } } }) },
    { on: one({}, { centers: { rivertown: { anomaly: true } }, doom: { graveyard: 1 } }) },
  ),
  ...both({ markersOnBoard: 1 }, { prepare: scarred(true) }, {}),
  ...both(
    { revealed: ['blue', 'red'] },
    { prepare: ({ state }) => state.revealed.push('red', 'blue') },
    { prepare: ({ state }) => state.revealed.push('red') },
  ),
  ...both({ mendedScars: { min: 1 } }, { prepare: scarred(false) }, { prepare: scarred(true) }),
  ...both(
    { neighborhoodHas: ['scar'] },
    { prepare: scarred(true), context: { thatNeighborhood: 'rivertown' } },
    { prepare: scarred(true), context: { thatNeighborhood: 'downtown' } },
  ),
  ...both(
    { engaged: 'thatMonster' },
    { on: one({}, { monsters: [{ kind: 'ghoulPriest', with: 0 }] }), context: { thatMonster: 'ghoulPriest#1' } },
    {
      on: one({}, { monsters: [{ kind: 'ghoulPriest', at: 'velmasDiner' }] }),
      context: { thatMonster: 'ghoulPriest#1' },
    },
  ),
  ...both(
    { engagedWith: 'this' },
    { on: one({}, { monsters: [{ kind: 'ghoulPriest', with: 0 }] }), context: { monster: 'ghoulPriest#1' } },
    {
      on: { investigators: [AGNES, 'rexMurphy'], monsters: [{ kind: 'ghoulPriest', with: 1 }] },
      context: { monster: 'ghoulPriest#1' },
    },
  ),
  ...both(
    { monsters: ['umordhoth'] },
    { context: { thatMonster: 'umordhoth#1' } },
    { context: { thatMonster: 'ghoulPriest#1' } },
  ),
  ...both(
    { group: 'worshiper' },
    { context: { thatMonster: 'almaHill#1' } },
    { context: { thatMonster: 'ghoulPriest#1' } },
  ),
  ...both(
    { all: [{ trait: 'human' }, { epic: false }] },
    { context: { thatMonster: 'almaHill#1' } },
    { context: { thatMonster: 'servitorOfYogSothoth#1' } },
  ),
  ...both({ check: 'attack' }, { context: { during: 'attack' } }, { context: { during: 'evade' } }),
  ...both(
    { check: 'attack', inUse: 'this' },
    { context: { during: 'attack', card: 'knife#1', chosen: ['knife#1'] } },
    { context: { during: 'attack', card: 'knife#1', chosen: [] } },
  ),
  ...both({ card: 'darkPact' }, { context: { thatCard: 'darkPact#2' } }, { context: { thatCard: 'blessed#1' } }),
  ...both({ ability: 'jennyBarnesAction' }, { context: { ability: 'jennyBarnesAction' } }, {}),
  ...both(
    { thisCast: ['spentRemnant'] },
    { prepare: ({ state }) => (state.casting = { seat: 0, card: 'wither#1', befell: ['spentRemnant'] }) },
    { prepare: ({ state }) => (state.casting = { seat: 0, card: 'wither#1', befell: ['sufferedDamage'] }) },
  ),
  { condition: { otherHand: 'empty' }, yes: true },
  { condition: { all: [{ resource: 'money', min: 1 }, { in: 'blackCave' }] }, on: one({ money: 1 }), yes: false },
];

describe('conditions', () => {
  it.each(CASES.map((asked) => [JSON.stringify(asked.condition), asked.yes, asked] as const))(
    '%s: %s',
    (_text, yes, { on, prepare, seat, condition, context }) => {
      const game = aGame(on ?? one());
      prepare?.(game);
      const about = { source: { ref: 'card', id: 'text' }, ...context };
      expect(holds(game, seat === undefined ? 0 : seat, condition, about)).toBe(yes);
    },
  );
});
