import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../../../../src/editions/third/content/effect.ts';
import { OPERATION_NAMES, run } from '../../../../../src/editions/third/language/table.ts';
import type { Cause } from '../../../../../src/editions/third/state/event.ts';
import type { Game } from '../../../../../src/editions/third/state/state.ts';
import { watchOperations } from '../../../../../src/editions/third/state/witness.ts';
import type { Decision } from '../../../../../src/engine/decision.ts';
import { type Phrase, ref } from '../../../../../src/engine/phrase.ts';
import type { Words } from '../../../../../src/words/words.ts';
import { gameOf, thirdWords } from '../../../../third.ts';
import { type Answering, aGame, drive } from '../../table.ts';
import { everythingAt, TABLE, TEXTS } from './everytext.ts';

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
      const context = everythingAt(state, source);
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
