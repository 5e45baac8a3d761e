import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Something a card, a place or a question of the FAQ says beside the numbered rules, in our own words. */
const statementSchema = z.strictObject({
  id: z.string(),
  /** The component it is about, by its id; of a question of the FAQ, its subject. */
  of: z.string(),
  text: z.string(),
});

export type Statement = z.output<typeof statementSchema>;

/** The statements about components of an edition. @param folder the edition's in `data` */
export function statementsOf(folder: string): Statement[] {
  return z.array(statementSchema).parse(read(folder, 'statements.json'));
}

/**
 * The numbers beside those of the rulebook that tests, scenarios and rulings may name: of decisions, worked examples,
 * printings, timing and variants. `D-01..80` in the file stands for eighty of them.
 */
export function seriesOf(folder: string): string[] {
  const ranges = z.array(z.string().regex(/^.*\d+\.\.\d+$/)).parse(read(folder, 'series.json'));
  return ranges.flatMap((range) => {
    const [, name = '', from = '', to = ''] = /^(.*?)(\d+)\.\.(\d+)$/.exec(range) ?? [];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => {
      return `${name}${String(Number(from) + index).padStart(from.length, '0')}`;
    });
  });
}

function read(folder: string, file: string): unknown {
  const place = new URL(`../../../data/${folder}/rules/${file}`, import.meta.url);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : [];
}
