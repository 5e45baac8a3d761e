import { z } from 'zod';
import { type Status as Name, STATUSES } from '../../../content/vocabulary.ts';
import { inPlay, playerOrder } from '../../../investigators/investigator.ts';
import { becomeStatus, canBecome, hasStatus } from '../../../investigators/status.ts';
import type { Judge } from '../../judge.ts';
import type { Operation, Payable } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { pickInvestigator } from '../../terms/picking.ts';

const own = exact({ status: z.enum(STATUSES) });
const schema = z.union([own, exact({ status: z.literal('devoured'), to: z.literal('anotherInvestigator') })]);
export type Status = z.output<typeof schema>;
export type OwnStatus = z.output<typeof own>;

/** They become delayed, blessed, cursed …; or somebody else of their choice is devoured. */
export const status: Operation<Status> = {
  schema,
  personal: true,
  *run(game, seat, effect, context) {
    const fits = (one: number) => one !== seat && canBecome(game, one, effect.status);
    const other = 'to' in effect ? yield* pickInvestigator(game, seat, context, fits) : seat;
    if (other !== null) yield* becomeStatus(game, other, effect.status, context.source);
  },
  words: {
    kind: ({ status: name }) => (name === 'devoured' ? 'statement' : 'order'),
    clause: (effect, form) =>
      effect.status === 'darkPact'
        ? { key: 'gain', what: [say('dark-pact')] }
        : say(`status-${effect.status}`, { form, other: String('to' in effect) }),
  },
  worth: ({ status: name }, judge) => worthOf(name, judge),
  changes(game, seat, effect) {
    const whom = 'to' in effect ? inPlay(game.state).filter((other) => other !== seat) : [seat];
    return whom.some((other) => canBecome(game, other, effect.status));
  },
  dread: ({ status: name }) => (name === 'devoured' ? 'grave' : undefined),
};

/** A status must not be held yet (3E-400.1g, 3E-400.1h). */
export const statusCost: Payable<OwnStatus> = {
  schema: own,
  // 3E-414.5
  canPay: (game, seat, cost) => seat !== null && canBecome(game, seat, cost.status),
  *pay(game, seat, cost, context) {
    if (seat !== null) yield* becomeStatus(game, seat, cost.status, context.source);
  },
};

function worthOf(name: Name, judge: Judge): number {
  switch (name) {
    case 'blessed':
      return hasStatus(judge.game, judge.seat, 'blessed') ? 0 : 0.8;
    case 'cursed':
      return hasStatus(judge.game, judge.seat, 'cursed') ? 0 : -0.7;
    case 'darkPact':
      return -1.2;
    case 'delayed':
      return -0.5;
    case 'devoured':
      return -5;
    case 'lodgeMember':
      return lodgeWorth(judge);
    default:
      return name satisfies never;
  }
}

/**
 * The Lodge spares the table its enemies in the cup and the deck (card 20), but only if all are of one mind: whoever is
 * asked first joins, the others do as those before them did.
 */
function lodgeWorth({ game: { state }, seat }: Judge): number {
  const order = playerOrder(state).filter((other) => inPlay(state).includes(other));
  const before = order.slice(0, Math.max(0, order.indexOf(seat)));
  return before.every((other) => state.investigators[other]?.lodge) ? 3 : 0;
}
