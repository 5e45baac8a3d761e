import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { isA } from '../../../content/effect.ts';
import { inPlay } from '../../../investigators/investigator.ts';
import { moveMonster as shift } from '../../../monsters/activation.ts';
import { endSlips, engage, slips } from '../../../monsters/engage.ts';
import { settle } from '../../../reactions/settle.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import { witnessed } from '../../../state/witness.ts';
import type { Operation } from '../../operation.ts';
import { exact, place, positive, text } from '../../terms/field.ts';
import { meant } from '../../terms/meaning.ts';
import { amountText, monsterName, placeText, say } from '../../terms/noun.ts';
import { placesOf } from '../../terms/place.ts';

/** `which`: `this`, or the id of a monster. */
const schema = exact({
  moveMonster: z.union([exact({ which: text, to: place }), exact({ which: text, steps: positive, toward: place })]),
});
export type MoveMonster = z.output<typeof schema>;

/** A movement that is not its activation: so many spaces toward a place, or straight there. */
export const moveMonster: Operation<MoveMonster> = {
  schema,
  personal: false,
  run: (game, seat, { moveMonster: how }, context) => moveIt(game, seat, how, context),
  words: {
    kind: 'order',
    clause({ moveMonster: how }, form) {
      const monster = monsterName(how.which);
      if ('to' in how) return say('move-monster-to', { monster, place: placeText(how.to, 'to', form), form });
      const spaces = amountText('space', how.steps, form);
      return say('move-monster', { monster, spaces, place: placeText(how.toward, 'to', form), form });
    },
  },
  worth: () => 0,
  changes: (game, _seat, { moveMonster: { which } }, context) => meant(game, which, context) !== null,
  befallsWorld: () => true,
  /** Where it gets to it engages them and nobody else: it is not asked whom it meets there (card 27). */
  together(movement, next) {
    const { moveMonster: how } = movement;
    if (!isA(next, 'engage') || next.engage !== how.which) return undefined;
    return function* (game, seat, context) {
      witnessed(movement);
      witnessed(next);
      const since = slips(game);
      const monster = meant(game, how.which, context);
      if (monster)
        game.state.slipped = [
          ...(game.state.slipped ?? []),
          ...inPlay(game.state).map((other) => ({ seat: other, monster: monster.id })),
        ];
      yield* moveIt(game, seat, how, context);
      const there = meant(game, how.which, context);
      if (there) engage(game, there.id, seat);
      endSlips(game, since);
      yield* settle(game);
    };
  },
};

function* moveIt(game: Game, seat: Seat | null, how: MoveMonster['moveMonster'], context: EffectContext): Flow {
  const monster = meant(game, how.which, context);
  if (!monster) return;
  const aim = { place: 'to' in how ? how.to : how.toward, from: monster.at };
  const [goal] = yield* placesOf(game, seat, aim, context);
  if (goal !== undefined) yield* shift(game, monster.id, goal, 'to' in how ? 'direct' : how.steps);
}
