import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../../src/editions/third/content/content.ts';
import { type Effect, operationOf } from '../../../../src/editions/third/content/effect.ts';
import { OPERATIONS, type Operation } from '../../../../src/editions/third/content/vocabulary.ts';
import { run } from '../../../../src/editions/third/effects/run.ts';
import { watchOperations } from '../../../../src/editions/third/effects/witness.ts';
import { thirdWords } from '../../../../src/editions/third/namer.ts';
import type { Game } from '../../../../src/editions/third/state.ts';
import { Chance } from '../../../../src/engine/chance.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { type Answering, aGame, drive } from '../table.ts';

interface Text {
  name: string;
  effects: Effect[];
}

/** Every list of effects in the data, wherever it stands, also inside another one. */
function textsOf(value: unknown, name: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const effects = value.length > 0 && value.every((one) => typeof one === 'object' && one !== null && isEffect(one));
    const inside = value.flatMap((one, index) => textsOf(one, `${name} ${index}`));
    return effects ? [{ name, effects: value as Effect[] }, ...inside] : inside;
  }
  return Object.entries(value).flatMap(([key, one]) => (key === 'cost' ? [] : textsOf(one, `${name} ${key}`)));
}

/** Leading keys that stand elsewhere too: abilities and places on the map are no effects. */
function isEffect(one: object): boolean {
  if (operationOf(one) === undefined) return false;
  return !['after', 'before', 'when', 'during', 'reroll', 'id', 'rules', 'to'].some(
    (key) => key in one && !['take', 'status', 'restore'].some((operation) => operation in one),
  );
}

const content = loadContent();
const TEXTS = [
  ...[
    content.neighbourhoodCards,
    content.streetCards,
    content.events,
    content.headlines,
    content.archive,
    content.tokens,
  ],
  ...[content.assets, content.investigators, content.monsters, content.anomalySets],
].flatMap((map) => [...map].flatMap(([id, one]) => textsOf(one, String(id))));

/** Takes the option that stands first, or as many as may be taken; never what ends the game of the test. */
const boldly: Answering = (decision: Decision) =>
  decision.options.slice(0, Math.max(1, decision.max)).map(({ id }) => id);

const BOLD = new Proxy({} as Record<string, Answering>, {
  get: (_, kind) => (kind === 'action.additional' ? 'none' : boldly),
});

describe('every text in the data', () => {
  const done = new Set<Operation>();
  beforeAll(() => {
    watchOperations((effect) => {
      const operation = operationOf(effect);
      if (operation) done.add(operation);
    });
  });
  afterAll(() => watchOperations(null));

  it.each([
    ['with silence for an answer', {}, 0],
    ['with the first answer', BOLD, 0],
    ['without an investigator', {}, null],
  ] as const)('can be carried out %s', (_how, answers, seat) => {
    expect(TEXTS.length).toBeGreaterThan(500);
    const base = aGame({
      scenario: 'veilOfTwilight',
      investigators: [
        {
          sheet: 'agnesBaker',
          at: 'blackCave',
          money: 5,
          clues: 3,
          remnants: 3,
          damage: 1,
          horror: 1,
          cards: ['knife'],
        },
        { sheet: 'rexMurphy', at: 'graveyard', clues: 1, damage: 1, cards: ['wither'] },
      ],
      doom: { blackCave: 2, graveyard: 1, riverDocks: 1 },
      centres: { rivertown: { clues: 2, anomaly: true } },
      sheet: { clues: 6, doom: 1 },
      monsters: [
        { kind: 'fleshEater', with: 0 },
        { kind: 'fleshEater', at: 'velmasDiner' },
      ],
      action: { seat: 0, action: 'attack' },
    });
    for (const { name, effects } of TEXTS) {
      const state = structuredClone(base.state);
      const game: Game = { state, events: [], chance: new Chance(state) };
      const [engaged, other] = game.state.monsters.map(({ id }) => id);
      const context = {
        source: { ref: 'card', id: 'knife#1' },
        card: 'knife#1',
        ...(engaged ? { monster: engaged } : {}),
        ...(other ? { thatMonster: other, thoseMonsters: [other] } : {}),
        thatSpace: 'graveyard',
        thatInvestigator: 1,
        thatNeighbourhood: 'rivertown',
        archive: 21,
        harm: { seat: 0, damage: 2, horror: 2 },
        successes: 1,
      };
      try {
        const { decisions } = drive(game, run(game, seat, effects, context), answers);
        const words = thirdWords('en', state);
        for (const { ask, options, about } of decisions) {
          const rules = about?.rules ? [about.rules] : [];
          for (const phrase of [
            ask,
            ...rules,
            ...options.flatMap(({ label, note }) => (note ? [label, note] : [label])),
          ])
            words.text(phrase);
        }
      } catch (error) {
        throw new Error(`${name}: ${JSON.stringify(effects).slice(0, 300)}`, { cause: error });
      }
    }
  });

  it('comes to every operation there is', () => {
    expect(OPERATIONS.filter((operation) => !done.has(operation))).toEqual([]);
  });
});
