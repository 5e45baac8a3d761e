import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import type { Copy } from '../../../../edition/copy.ts';

import { claimMonster, drawFromCup } from '../../../monsters/monster.ts';
import { monsterHas } from '../../../monsters/monstervalue.ts';
import type { EffectContext } from '../../../state/context.ts';
import { choose } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ claimTrophy: z.strictObject({ from: z.enum(['cup', 'board']) }) });

/**
 * `{ "claimTrophy": { "from": "board" } }`: a monster becomes a trophy without a fight, from the cup by chance and even
 * an Endless one, or from the board by choice.
 */
export type ClaimTrophy = z.output<typeof schema>;

export const claimTrophy: Operation<ClaimTrophy> = {
  schema,
  *run(game, seat, { claimTrophy: { from } }, context) {
    const marker = from === 'cup' ? drawFromCup(game, false) : yield* chosenFromBoard(game, seat, context);
    if (marker !== null) claimMonster(game, seat, marker, from === 'cup');
  },
  words: order((effect, form) => say(`claim-trophy-${effect.claimTrophy.from}`, { form })),
  worth: () => 1.2,
};

/** Arkham and the Sky are the board; an Endless monster cannot be kept and is not on offer. */
function* chosenFromBoard(game: Game, seat: Seat, context: EffectContext): Flow<Copy | null> {
  const { places } = game.content;
  return yield* choose(
    game,
    { seat, kind: 'effect.claim', rule: context.rule ?? '2E-101' },
    () =>
      game.state.monsters
        .filter(({ at }) => at === 'sky' || places.has(at))
        .filter(({ marker }) => !monsterHas(game, marker, 'endless', seat))
        .map(({ marker, at }) => ({
          id: marker,
          label: phrase('option-monster-at', { monster: ref('monster', marker), place: ref('place', at) }),
          about: { ref: 'monster', id: marker },
        })),
    { about: context.about ?? {} },
  );
}
