import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { doomAt } from '../../../board/area.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { removeDoom as remove } from '../../../mythos/doom.ts';
import { happened } from '../../../reactions/reaction.ts';
import { asked } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import { chooseMany } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { amount, CARD_TEXT, shareOf } from '../../terms/amount.ts';
import { exact, place, positive } from '../../terms/field.ts';
import { amountText, placeText, say } from '../../terms/noun.ts';
import { placesOf, spacesOf } from '../../terms/place.ts';

const schema = exact({
  removeDoom: z.union([
    exact({ from: place, amount }),
    exact({ from: z.literal('anySpace'), amount, spaces: exact({ upTo: positive }) }),
  ]),
});
export type RemoveDoom = z.output<typeof schema>;

/** Up to so much doom off one space, or off each of up to so many different ones. */
export const removeDoom: Operation<RemoveDoom> = {
  schema,
  personal: false,
  *run(game, seat, { removeDoom: what }, context) {
    const fits = (space: string) => doomAt(game.state, space) > 0;
    const open = () => spacesOf(game, seat, what.from, context).filter(fits);
    const spaces =
      'spaces' in what
        ? yield* someSpaces(game, seat, { spaces: open, most: what.spaces.upTo }, context)
        : yield* placesOf(game, seat, { place: what.from, fits, silence: 'mostDoom' }, context);
    for (const space of spaces) {
      const share = { amount: what.amount, have: doomAt(game.state, space) };
      yield* takeOff(game, seat, { space, much: yield* shareOf(game, seat, share, context) }, context);
    }
  },
  words: {
    kind: 'order',
    clause({ removeDoom: removal }, form) {
      const what = amountText('doom', removal.amount, form);
      return 'spaces' in removal
        ? say('remove-doom-spaces', { what, spaces: removal.spaces.upTo, form })
        : say('remove-doom', { what, place: placeText(removal.from, 'from', form), form });
    },
  },
  worth({ removeDoom: { from, amount: value } }, judge) {
    const much = judge.much(value);
    if (from !== 'yourSpace') return 0.6 * much;
    const { at } = investigator(judge.game, judge.seat);
    return judge.doom(at, -Math.min(much, doomAt(judge.game.state, at)));
  },
  changes: (game, seat, effect, context) =>
    spacesOf(game, seat, effect.removeDoom.from, context).some((space) => doomAt(game.state, space) > 0),
  isGood: true,
};

function* takeOff(
  game: Game,
  seat: Seat | null,
  { space, much }: { space: string; much: number },
  { source }: EffectContext,
): Flow {
  const removed = remove(game, space, much, { seat: seat ?? undefined, by: source });
  if (removed > 0 && seat !== null && investigator(game, seat).at === space)
    yield* happened(game, { event: 'youRemoveDoomFromYourSpace', seat, space, amount: removed });
}

/** Their choice of different spaces; silence takes those with the most doom. */
function* someSpaces(
  game: Game,
  seat: Seat | null,
  { spaces, most }: { spaces: () => string[]; most: number },
  context: EffectContext,
): Flow<string[]> {
  const { leader, investigators } = game.state;
  return yield* chooseMany(
    game,
    { seat: seat ?? leader, kind: 'effect.place', rule: context.rule ?? CARD_TEXT, count: { min: 1, max: most } },
    () =>
      spaces().map((space) => ({
        id: space,
        label: phrase('third-option-space', { space: ref('space', space) }),
        note: phrase('third-note-doom', { doom: doomAt(game.state, space) }),
      })),
    () =>
      asked(game, seat, context, {
        kind: 'effect.place',
        default: [...spaces()].sort((a, b) => doomAt(game.state, b) - doomAt(game.state, a)).slice(0, most),
        ...(seat === null ? { mode: 'group', seats: investigators.map((one) => one.seat), subject: null } : {}),
      }),
  );
}
