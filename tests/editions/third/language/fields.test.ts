import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { abilityShapes } from '../../../../src/editions/third/content/ability.ts';
import { archiveSchema, objectiveShapes, ruleShapes } from '../../../../src/editions/third/content/archive.ts';
import {
  alliesSchema,
  conditionsSchema,
  itemsSchema,
  specialsSchema,
  spellsSchema,
  startingCardsSchema,
} from '../../../../src/editions/third/content/card.ts';
import type { Condition, Effect } from '../../../../src/editions/third/content/effect.ts';
import { headlinesSchema } from '../../../../src/editions/third/content/headline.ts';
import { monstersSchema } from '../../../../src/editions/third/content/monster.ts';
import { CONDITIONS, conditionText, holds } from '../../../../src/editions/third/language/conditions/table.ts';
import { GRAMMAR } from '../../../../src/editions/third/language/grammar.ts';
import { OPERATIONS, run, speech } from '../../../../src/editions/third/language/table.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import type { Phrase } from '../../../../src/engine/phrase.ts';
import { thirdWords } from '../../../third.ts';
import { optionalFields, within, without } from '../../second/language/fields.ts';
import { aGame, drive } from '../table.ts';
import { ABILITY_SAMPLES } from './abilitysamples.ts';
import { PRINTED } from './printsamples.ts';
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

const printed = { ...ABILITY_SAMPLES, ...PRINTED };
const spoken = (said: Phrase | (Phrase | string)[]) =>
  [said].flat().map((one) => (typeof one === 'string' ? one : words.text(one)));
const titled = (bearer: string, kinds: Record<string, z.ZodType>) =>
  Object.entries(kinds).map(([kind, schema]): [string, z.ZodType] => [`${bearer} ${kind}`, schema]);

const SHAPES = abilityShapes(GRAMMAR);

/** Abilities for each that bears them, and what is printed besides. */
const PRINTED_SCHEMAS: [string, z.ZodType][] = [
  ...titled('card', SHAPES.held),
  ...titled('monster', SHAPES.monster),
  ...titled('rumor', SHAPES.rumor),
  ...titled('archive', { ...ruleShapes(GRAMMAR), ...objectiveShapes(GRAMMAR) }),
  ['item', within(itemsSchema(GRAMMAR), 'items', '*')],
  ['spell', within(spellsSchema(GRAMMAR), 'spells', '*')],
  ['ally', within(alliesSchema(GRAMMAR), 'allies', '*')],
  ['special', within(specialsSchema(GRAMMAR), 'specials', '*')],
  ['starting', within(startingCardsSchema(GRAMMAR), 'cards', '*')],
  ['condition', within(conditionsSchema(GRAMMAR), 'conditions', '*')],
  ['monster', within(monstersSchema(GRAMMAR), 'monsters', '*')],
  ['epic monster', within(monstersSchema(GRAMMAR), 'epicMonsters', '*')],
  ['headline', within(headlinesSchema(GRAMMAR), 'headlines', '*')],
  ['archive card', within(archiveSchema(GRAMMAR), 'cards', '*')],
];

/**
 * Names (an ability's is for the conditions of other cards, one that a story mentions is told by the story), and the
 * words a card explains. What is looked at by itself: the rules and actions on a side.
 */
const SAID_ONLY = /(^card action id| name|\.name|\.terms(\.\w+)?|\.mentions|\.(doom|actions)\.\*\..+)$/;

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

  for (const [title, schema] of PRINTED_SCHEMAS)
    for (const way of optionalFields(schema)) {
      const name = `${title} ${way.join('.')}`;
      if (seen.has(name) || SAID_ONLY.test(name)) continue;
      seen.add(name);
      it(`${name} is done and said, or refused`, () => {
        const sample = printed[name];
        if (!sample) throw new Error(`no sample of ${name}: give one to printsamples.ts or abilitysamples.ts`);
        const read = schema.parse(sample.value) as never;
        const bare = without(sample.value, way);
        expect(bare, 'the sample has the field').not.toBeNull();
        const other = schema.safeParse(bare);
        if (!other.success) return;
        expect(spoken(sample.says(other.data as never)), 'what it says').not.toEqual(spoken(sample.says(read)));
        expect(sample.shows(other.data as never), 'what it does').not.toEqual(sample.shows(read));
      });
    }

  it('has no sample of a field that is gone', () => {
    expect(Object.keys({ ...SAMPLES, ...printed }).filter((name) => !seen.has(name))).toEqual([]);
  });
});
