import type { z } from 'zod';
import { townOf } from '../../../board/area.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { placeDoom as place, placeDoomOnEach } from '../../../mythos/doom.ts';
import type { Operation } from '../../operation.ts';
import { amount, amountOf } from '../../terms/amount.ts';
import { exact, place as placeName } from '../../terms/field.ts';
import { amountText, placeText, say } from '../../terms/noun.ts';
import { placesOf, spacesOf } from '../../terms/place.ts';

const schema = exact({ placeDoom: exact({ at: placeName, amount }) });
export type PlaceDoom = z.output<typeof schema>;

/** Doom on the space or spaces, one at a time (3E-R19). */
export const placeDoom: Operation<PlaceDoom> = {
  schema,
  personal: false,
  *run(game, seat, { placeDoom: { at, amount: printed } }, context) {
    const spaces = yield* placesOf(game, seat, at, context);
    const each = yield* amountOf(game, seat, printed, context);
    const [only] = spaces;
    if (spaces.length === 1 && only !== undefined) yield* place(game, only, each, context.source);
    // 3E-462.1
    else
      yield* placeDoomOnEach(
        game,
        spaces.flatMap((space) => Array<string>(each).fill(space)),
        context.source,
      );
  },
  words: {
    kind: 'order',
    clause: ({ placeDoom: { at, amount: value } }, form) =>
      say('place-doom', { what: amountText('doom', value, form), place: placeText(at, 'at', form), form }),
  },
  worth: ({ placeDoom: { at, amount: value } }, judge) =>
    at === 'yourSpace'
      ? judge.doom(investigator(judge.game, judge.seat).at, judge.much(value))
      : -0.5 * judge.much(value),
  changes: (game, seat, effect, context) => spacesOf(game, seat, effect.placeDoom.at, context).length > 0,
  befallsWorld: () => true,
  dread: () => 'doom',
  reach({ placeDoom: { at, amount: value } }, reach) {
    if (typeof value !== 'number') return reach.everything();
    const town = townOf(reach.game);
    for (const space of spacesOf(reach.game, reach.seat, at, reach.context)) {
      reach.adds('doom');
      const landing = town.streetKind(space) === null ? [space] : town.adjacent(space);
      for (let left = value; left > 0; left--) reach.doom(landing);
    }
  },
};
