import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { STATUSES, type Status } from '../../../content/vocabulary.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { bless, curse } from '../../../investigators/status.ts';
import { arrest, delay, devour, loseInTimeAndSpace, loseNextTurn } from '../../../misfortune/misfortune.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { Judge } from '../../judge.ts';
import type { Operation } from '../../operation.ts';
import { hasStatus } from '../../terms/held.ts';
import { say } from '../../terms/noun.ts';
import { order } from '../../terms/way.ts';
import { receiverOf } from './receiver.ts';

const schema = z
  .strictObject({ status: z.enum(STATUSES), to: z.literal('oneAnywhere').optional() })
  .refine(
    ({ status, to }) => !to || status === 'blessed' || status === 'cursed',
    'is for the acting investigator only',
  );

/** `{ "status": "blessed", "to": "oneAnywhere" }` */
export type GetStatus = z.output<typeof schema>;

/** What a status does to whoever gets it, and what that is worth to them. */
const BECOME: {
  readonly [S in Status]: (game: Game, seat: Seat, context: EffectContext) => Flow | undefined;
} = {
  blessed: (game, seat) => void bless(game, seat),
  cursed: (game, seat) => void curse(game, seat),
  delayed: (game, seat) => void delay(game, seat),
  loseNextTurn: (game, seat) => void loseNextTurn(game, seat),
  arrested: (game, seat, { source }) => void arrest(game, seat, source),
  lostInTimeAndSpace: (game, seat, { source }) => loseInTimeAndSpace(game, seat, source),
  devoured: (game, seat, { source }) => devour(game, seat, source),
};

const WORTH: { readonly [S in Status]: (judge: Judge) => number } = {
  blessed: () => 2.2,
  cursed: () => -2.2,
  delayed: () => -1,
  loseNextTurn: () => -1,
  arrested: ({ game, seat }) => -1.8 - 0.1 * investigator(game, seat).money,
  lostInTimeAndSpace: () => -3,
  devoured: ({ game, seat }) => -8 - investigator(game, seat).clues,
};

export const status: Operation<GetStatus> = {
  schema,
  *run(game, seat, effect, context) {
    const helps = (one: Seat) => !hasStatus(game, one, effect.status);
    const receiver = yield* receiverOf(game, seat, { to: effect.to, helps }, context);
    const flow = BECOME[effect.status](game, receiver, context);
    if (flow) yield* flow;
  },
  words: {
    ...order(({ status: name, to }, form) => say(`status-${to ? `${name}-${to}` : name}`, { form })),
    follows: true,
  },
  worth: (effect, judge) => WORTH[effect.status](judge),
  hurts: (effect) => effect.status !== 'blessed',
  together: ({ status: name }) => {
    if (name === 'delayed') return 'after';
    return name === 'blessed' || name === 'cursed' ? 'first' : undefined;
  },
  /** What the card goes on to say befalls whoever is arrested, too (Temperence Fever). */
  goesOn: (effect) => effect.status === 'arrested',
};
