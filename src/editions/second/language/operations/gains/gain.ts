import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import { investigator, maxSanity, maxStamina } from '../../../investigators/investigator.ts';
import { forbidden } from '../../../investigators/modifier.ts';
import { gain as receive } from '../../../misfortune/loss.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { amountsOf, perSuccess } from '../../terms/amount.ts';
import { walkOf } from '../../terms/held.ts';
import { resources } from '../../terms/noun.ts';
import { positive, receiver } from '../../terms/scalar.ts';
import { shared } from '../../terms/way.ts';
import { receiverOf } from './receiver.ts';
import { amountsWorth, multiplied } from './resources.ts';
import { worked } from './worked.ts';

const schema = z.strictObject({
  gain: amountsOf(
    ['clue', 'money', 'sanity', 'stamina', 'movementPoints'],
    z.union([positive, z.enum(['d6', '2d6']), perSuccess]),
  ),
  to: receiver.optional(),
});

/** `{ "gain": { "clue": 2 } }`, or `"to"` another receiver of the acting investigator's choice. */
export type Gain = z.output<typeof schema>;

/** Whether there is room for the points, and nothing forbids what gives them. */
function helps(game: Game, amounts: { sanity?: unknown; stamina?: unknown }, by: string) {
  return (seat: Seat): boolean => {
    const one = investigator(game, seat);
    const rises = (what: 'sanity' | 'stamina', most: number) =>
      Boolean(amounts[what]) && one[what] < most && !forbidden(game, `gain:${what}`, { seat, by });
    return rises('sanity', maxSanity(game, seat)) || rises('stamina', maxStamina(game, seat));
  };
}

export const gain: Operation<Gain> = {
  schema,
  own: true,
  *run(game, seat, effect, context) {
    const { movementPoints, ...plain } = worked(game, seat, effect.gain, context);
    const points = Boolean(plain.sanity || plain.stamina);
    const useful = helps(game, plain, context.source.id);
    const chosen = yield* receiverOf(game, seat, { to: effect.to, helps: (one) => !points || useful(one) }, context);
    receive(game, chosen, plain, context.source);
    if (!movementPoints) return;
    const movement = context.movement ?? walkOf(game, chosen);
    if (movement) movement.points += movementPoints;
    const what = 'movementPoints';
    game.events.push({ type: 'Gained', seat: chosen, what, amount: movementPoints, by: context.source });
  },
  words: shared(({ gain: amounts, to }) => ({
    key: to ? `gain-${to}` : 'gain',
    args: {},
    what: resources(amounts, 'object'),
  })),
  worth: ({ gain: amounts }, judge) => amountsWorth(amounts, 1, judge),
  holding: ({ gain: { movementPoints } }) => (movementPoints === undefined ? 0.8 : 0.5),
  changes: (game, seat, { gain: amounts, to }, { source }) => {
    const { sanity, stamina, ...others } = amounts;
    return to !== undefined || Object.keys(others).length > 0 || helps(game, { sanity, stamina }, source.id)(seat);
  },
  together: () => 'first',
  times: ({ gain: amounts, to }, count) => {
    const all = to === undefined ? multiplied(amounts, count) : undefined;
    return all && { gain: all };
  },
};
