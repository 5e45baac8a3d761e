import { describe, expect, it } from 'vitest';
import type { Condition, Effect } from '../../../../src/editions/third/content/effect.ts';
import { CONDITIONS, conditionText, holds } from '../../../../src/editions/third/language/conditions/table.ts';
import { OPERATIONS, run, speech } from '../../../../src/editions/third/language/table.ts';
import { thirdWords } from '../../../../src/editions/third/shown/namer.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { optionalFields, without } from '../../second/language/fields.ts';
import { aGame, drive } from '../table.ts';
import { SAMPLES, type Sample } from './samples.ts';

const words = thirdWords('en');

/** A table with something of everything, where the first of two investigators acts. */
function world({ on = {} }: Sample): Game {
  return aGame({
    investigators: [
      {
        sheet: 'agnesBaker',
        at: 'graveyard',
        money: 5,
        clues: 2,
        remnants: 2,
        damage: 2,
        horror: 2,
        focus: { lore: 1, will: 1 },
        cards: ['wither'],
      },
      { sheet: 'rexMurphy', at: 'blackCave', clues: 1 },
    ],
    centers: { rivertown: { clues: 2 } },
    sheet: { clues: 3, doom: 1 },
    ...on,
  });
}

/** Whatever can be seen of doing it: what is left, what happened, what was asked. */
function done(effect: Effect, sample: Sample): string {
  const game = world(sample);
  const context = { source: { ref: 'card', id: 'text' }, ...sample.context };
  const { decisions } = drive(game, run(game, 0, [effect], context), sample.answers ?? {});
  const asked = decisions.map(({ kind, options, seats }) => [kind, seats, options.map(({ id }) => id)]);
  return JSON.stringify([game.state, game.events, asked]);
}

/** Whether it holds, here and in a game of another kind. */
function judged(condition: Condition, sample: Sample): boolean {
  return holds(world(sample), 0, condition, { source: { ref: 'card', id: 'text' }, ...sample.context });
}

const seen = new Set<string>();

/** Whether a value with the field and one without it differ in what they say and in what they do, or one is refused. */
function compare(name: string, way: readonly string[], read: (value: object) => unknown[] | null): void {
  seen.add(name);
  it(`${name} is done and said, or refused`, () => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`no sample of ${name}: give one to samples.ts`);
    const [said, shown] = read(sample.value) ?? [];
    expect(said, 'the sample can be read').toBeDefined();
    const bare = without(sample.value, way);
    if (!bare) throw new Error('the sample lacks the field');
    const other = read(bare);
    if (!other) return;
    expect(other[0], 'what it says').not.toBe(said);
    expect(other[1], 'what it does').not.toBe(shown);
  });
}

describe('3E-400 what a text may say besides', () => {
  for (const [title, { schema }] of Object.entries(OPERATIONS))
    for (const way of optionalFields(schema)) {
      const name = `${title} ${way.join('.')}`;
      if (seen.has(name)) continue;
      compare(name, way, (value) => {
        const { success, data } = schema.safeParse(value);
        return success ? [words.text(speech.text([data])), done(data, SAMPLES[name] as Sample)] : null;
      });
    }

  for (const [title, { schema }] of Object.entries(CONDITIONS))
    for (const way of optionalFields(schema)) {
      const name = `condition ${title} ${way.join('.')}`;
      if (seen.has(name)) continue;
      compare(name, way, (value) => {
        const { success, data } = schema.safeParse(value);
        return success ? [words.text(conditionText(data)), judged(data, SAMPLES[name] as Sample)] : null;
      });
    }

  it('has no sample of a field that is gone', () => {
    expect(Object.keys(SAMPLES).filter((name) => !seen.has(name))).toEqual([]);
  });
});
