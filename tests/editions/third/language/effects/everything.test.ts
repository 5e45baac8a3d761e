import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../../../src/editions/third/content/content.ts';
import type { Effect, Operation } from '../../../../../src/editions/third/content/effect.ts';
import { gameOf } from '../../../../../src/editions/third/game/game.ts';
import { OPERATION_NAMES, run } from '../../../../../src/editions/third/language/table.ts';
import { thirdWords } from '../../../../../src/editions/third/shown/namer.ts';
import type { Cause } from '../../../../../src/editions/third/state/event.ts';
import type { Game } from '../../../../../src/editions/third/state/state.ts';
import { watchOperations } from '../../../../../src/editions/third/state/witness.ts';
import type { Decision } from '../../../../../src/engine/decision.ts';
import { type Phrase, ref } from '../../../../../src/engine/phrase.ts';
import type { Words } from '../../../../../src/words/words.ts';
import { type Answering, type Arrangement, aGame, drive } from '../../table.ts';

interface Text {
  name: string;
  source: Cause;
  effects: Effect[];
}

/** Every list of effects in the data, wherever it stands, also inside another one. */
function textsOf(value: unknown, name: string, source: Cause): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const effects = value.length > 0 && value.every((one) => typeof one === 'object' && one !== null && isEffect(one));
    const inside = value.flatMap((one, index) => textsOf(one, `${name} ${index}`, source));
    return effects ? [{ name, source, effects: value as Effect[] }, ...inside] : inside;
  }
  return Object.entries(value).flatMap(([key, one]) => (key === 'cost' ? [] : textsOf(one, `${name} ${key}`, source)));
}

/** Leading keys that stand elsewhere too: abilities and places on the map are no effects. */
function isEffect(one: object): boolean {
  if (OPERATION_NAMES.find((name) => name in one) === undefined) return false;
  return !['after', 'before', 'when', 'during', 'reroll', 'id', 'rules', 'to'].some(
    (key) => key in one && !['take', 'status', 'restore'].some((operation) => operation in one),
  );
}

const content = loadContent();
const anomalies = [...content.anomalySets.values()].flatMap(({ cards }) =>
  cards.map((card): [string, unknown] => [card.id, card]),
);
const SOURCES: [string, Iterable<[string | number, unknown]>][] = [
  ['encounter', content.neighborhoodCards],
  ['encounter', content.streetCards],
  ['encounter', content.events],
  ['encounter', anomalies],
  ['headline', content.headlines],
  ['archive', content.archive],
  ['token', content.tokens],
  ['card', content.assets],
  ['sheet', content.investigators],
  ['monster', content.monsters],
];
const TEXTS = SOURCES.flatMap(([kind, map]) =>
  [...map].flatMap(([id, one]) => textsOf(one, String(id), ref(kind, String(id)))),
);

/** Questions that a text asks; the others say themselves what they are about. */
const OF_TEXTS = /^(effect|cost)\.|^focus\.spend$/;

/** Takes the option that stands first, or as many as may be taken; never what ends the game of the test. */
const boldly: Answering = (decision: Decision) =>
  decision.options.slice(0, Math.max(1, decision.max)).map(({ id }) => id);

const BOLD = new Proxy({} as Record<string, Answering>, {
  get: (_, kind) => (kind === 'action.additional' ? 'none' : boldly),
});

/** How a question begins that a text asks. */
function headOf(source: Cause, words: Words): string {
  const name = words.name(source);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${source.ref === 'sheet' ? '’s ability' : ''}`;
}

/** Everything a question says. */
function phrasesOf({ ask, options, about }: Decision): Phrase[] {
  const rules = about?.rules ? [about.rules] : [];
  return [ask, ...rules, ...options.flatMap(({ label, note }) => (note ? [label, note] : [label]))];
}

const TABLE: Arrangement = {
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
  centers: { rivertown: { clues: 2, anomaly: true } },
  sheet: { clues: 6, doom: 1 },
  monsters: [
    { kind: 'fleshEater', with: 0 },
    { kind: 'fleshEater', at: 'velmasDiner' },
  ],
  action: { seat: 0, action: 'attack' },
};

describe('every text in the data', () => {
  const done = new Set<Operation>();
  const named = new Set<string>();
  const foreign = new Set<string>();
  beforeAll(() => {
    watchOperations((effect) => {
      const operation = OPERATION_NAMES.find((name) => name in effect);
      if (operation) done.add(operation);
    });
  });
  afterAll(() => watchOperations(null));

  /** Says all that was asked, and notes in whose name. */
  function hear(game: Game, source: Cause, name: string, decisions: readonly Decision[]): void {
    const words = thirdWords('en', game.state);
    const leader = words.name(ref('seat', String(game.state.leader)));
    for (const { kind, ask, mode } of decisions.filter((decision) => OF_TEXTS.test(decision.kind))) {
      const sentence = words.text(ask);
      expect(sentence, `${name} ${kind}`).toMatch(/^[^:]+: ./);
      (sentence.startsWith(headOf(source, words)) ? named : foreign).add(name);
      if (mode === 'group') expect(sentence, name).not.toContain(leader);
    }
    for (const phrase of decisions.flatMap(phrasesOf)) words.text(phrase);
  }

  it.each([
    ['with silence for an answer', {}, 0],
    ['with the first answer', BOLD, 0],
    ['without an investigator', {}, null],
  ] as const)('can be carried out %s', (_how, answers, seat) => {
    expect(TEXTS.length).toBeGreaterThan(500);
    const base = aGame(TABLE);
    for (const { name, source, effects } of TEXTS) {
      const state = structuredClone(base.state);
      const game = gameOf(state);
      const [engaged, other] = game.state.monsters.map(({ id }) => id);
      const context = {
        source,
        card: 'knife#1' as const,
        ...(engaged ? { monster: engaged } : {}),
        ...(other ? { thatMonster: other, thoseMonsters: [other] } : {}),
        thatSpace: 'graveyard',
        thatInvestigator: 1,
        thatNeighborhood: 'rivertown',
        archive: 21,
        harm: { seat: 0, damage: 2, horror: 2 },
        successes: 1,
      };
      try {
        hear(game, source, name, drive(game, run(game, seat, effects, context), answers).decisions);
      } catch (error) {
        throw new Error(`${name}: ${JSON.stringify(effects).slice(0, 300)}`, { cause: error });
      }
    }
  });

  it('asks in the name of the card, monster or ability whose text it is', () => {
    expect(named.size).toBeGreaterThan(100);
    // Here others ask: what Rex does when clues are spent, and the headline that is read.
    expect([...foreign].sort()).toEqual([
      'astronomersChuffedAsStarsAlign reckoning',
      'fullMoonLinkedToAberrantBehavior reckoning',
      'readHeadline effect',
    ]);
  });

  it('comes to every operation there is', () => {
    expect(OPERATION_NAMES.filter((operation) => !done.has(operation))).toEqual([]);
  });
});
