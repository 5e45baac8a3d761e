import { z } from 'zod';
import { defaultMark, investigator } from '../../../investigators/investigator.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { text } from '../../terms/scalar.ts';
import { atOnce, statement } from '../../terms/way.ts';

const schema = z.strictObject({ mark: z.strictObject({ defaultedOn: text }) });

/** `{ "mark": { "defaultedOn": "Bank Loan" } }`: a lasting note; of Bank Loans the game keeps count (2E-2004). */
export type Mark = z.output<typeof schema>;

export const mark: Operation<Mark> = {
  schema,
  run: atOnce((game, seat, effect) => {
    const { marks } = investigator(game, seat);
    const name = defaultMark(effect.mark.defaultedOn);
    if (!marks.includes(name)) marks.push(name);
    game.state.loansDefaulted += 1;
  }),
  words: statement((_effect, form) => say('mark-defaulted', { form })),
  worth: () => 0,
};
