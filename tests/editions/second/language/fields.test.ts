import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ancientOnesSchema } from '../../../../src/editions/second/content/ancient-one.ts';
import { boardSchema } from '../../../../src/editions/second/content/board.ts';
import { cardSchemas } from '../../../../src/editions/second/content/card.ts';
import { monstersSchema } from '../../../../src/editions/second/content/monster.ts';
import { ability, bonus } from '../../../../src/editions/second/language/ability.ts';
import { CONDITIONS } from '../../../../src/editions/second/language/conditions/table.ts';
import { GRAMMAR } from '../../../../src/editions/second/language/grammar.ts';
import { OPERATIONS } from '../../../../src/editions/second/language/table.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import type { Phrase } from '../../../../src/engine/phrase.ts';
import { Words } from '../../../../src/words/words.ts';
import { content } from '../../../second.ts';
import { optionalFields, within, without } from './fields.ts';
import { PRINTED } from './printsamples.ts';
import { SAMPLES } from './samples.ts';

const words = new Words('en').with(namer(content, null));
const spoken = (said: Phrase | Phrase[]) => (Array.isArray(said) ? said : [said]).map((one) => words.text(one));

/** Every schema of the card language, by what the names of samples begin with. */
const SCHEMAS: [string, z.ZodType][] = [
  ...Object.entries(OPERATIONS).map(([name, { schema }]): [string, z.ZodType] => [name, schema]),
  ...Object.entries(CONDITIONS).map(([name, { schema }]): [string, z.ZodType] => [`condition ${name}`, schema]),
  ['ability', ability],
  ['bonus', bonus],
];

const { item, spell, skill, special } = cardSchemas(GRAMMAR);

/** What is printed. Abilities and bonuses on it are looked at by themselves. */
const PRINTED_SCHEMAS: [string, z.ZodType][] = [
  ['item', item],
  ['spell', spell],
  ['skill', skill],
  ['special', special],
  ['monster', within(monstersSchema(GRAMMAR), 'monsters', '*')],
  ['ancient one', within(ancientOnesSchema(GRAMMAR), 'ancientOnes', '*')],
  ['location', within(boardSchema(GRAMMAR), 'locations', '*', 'ability', '?')],
];

/** Where it stands in the files, not what it says: an entry of the Inner Sanctum. */
const NO_RULES = ['location kind'];

const seen = new Set<string>();
const all = { ...SAMPLES, ...PRINTED };

describe('what a card may say besides', () => {
  for (const [title, schema] of [...SCHEMAS, ...PRINTED_SCHEMAS])
    for (const way of optionalFields(schema)) {
      const name = `${title} ${way.join('.')}`;
      const apart = /^(abilities|bonuses)\.\*\./.test(way.join('.'));
      if (seen.has(name) || apart || NO_RULES.includes(name)) continue;
      seen.add(name);
      it(`2E-101 ${name} is done and said, or refused`, () => {
        const sample = all[name];
        if (!sample) throw new Error(`no sample of ${name}: give one to samples.ts`);
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
    expect(Object.keys(all).filter((name) => !seen.has(name))).toEqual([]);
  });
});
