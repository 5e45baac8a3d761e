import { describe, expect, it } from 'vitest';
import { run } from '../../../../../src/editions/third/language/table.ts';
import type { Game, State } from '../../../../../src/editions/third/state/state.ts';
import { sampled } from '../../../../length.ts';
import { CONTENT, gameOf } from '../../../../third.ts';
import { idleQuestions, type Text } from '../../../idle.ts';
import { type Arrangement, aGame } from '../../table.ts';
import { everythingAt, TABLE, TEXTS } from './everytext.ts';

const who = TABLE.investigators?.[0];
const others = TABLE.investigators?.slice(1) ?? [];
const placed = typeof who === 'object' ? who : { sheet: 'agnesBaker' };
const { health, sanity } = CONTENT.investigator('agnesBaker');
/** Nothing that could be healed, spent or removed. */
const BARE: Arrangement = { scenario: 'veilOfTwilight', investigators: [{ sheet: 'agnesBaker', at: 'blackCave' }] };
const POOR: Arrangement = {
  ...TABLE,
  investigators: [{ ...placed, money: 0, clues: 0, remnants: 0, damage: health - 1, horror: sanity - 1 }, ...others],
};
const FORTUNES = [
  ['rich', aGame(TABLE).state],
  ['poor', aGame(POOR).state],
  ['bare', aGame(BARE).state],
] as const;

/** Those that stand in no other. */
const OUTER = TEXTS.filter(({ name }) => !TEXTS.some((other) => name.startsWith(`${other.name} `)));

const texts: Text<State, Game>[] = OUTER.map(({ name, source, effects }) => ({
  title: name,
  tries: FORTUNES.map(([fortune, state]) => ({
    name: fortune,
    state,
    *rule(game: Game) {
      const context = everythingAt(game.state, source);
      yield* run(game, 0, effects, context);
      // What is left of a harm that is prevented is to be seen, too.
      Object.assign(game.state, { harm: context.harm });
    },
  })),
}));

/**
 * Whoever is defeated however they assign a harm is asked all the same: a card that is full goes to its deck, all others to the
 * box (3E-R7).
 */
const OF_LOSERS = /^poor: harm\.assign /;

describe('a question whose answers all come to the same is not asked', () => {
  it('looks at all there is', () => {
    expect(texts.length).toBeGreaterThan(400);
  });

  for (const { title, tries } of sampled(texts, 20))
    it(`3E-400.1f-1 ${title}`, () => {
      const idle = tries.flatMap((one) => idleQuestions(gameOf, one).map((question) => `${one.name}: ${question}`));
      expect(idle.filter((question) => !OF_LOSERS.test(question))).toEqual([]);
    });
});
