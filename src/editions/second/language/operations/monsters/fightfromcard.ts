import { z } from 'zod';
import type { Offered } from '../../../../../engine/decision.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import type { Copy } from '../../../../edition/copy.ts';
import { fight, fightProspect } from '../../../combat/combat.ts';
import { upset, upsets } from '../../../investigators/investigator.ts';
import { choose } from '../../../state/question.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { positive } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ fightFromCard: z.strictObject({ min: positive, choose: z.literal('owner') }) });

/**
 * `{ "fightFromCard": { "min": 1, "choose": "owner" } }`: fights against monsters on the rumor, one after the other, at
 * least so many of them; the owner may stop after that.
 */
export type FightFromCard = z.output<typeof schema>;

export const fightFromCard: Operation<FightFromCard> = {
  schema,
  *run(game, seat, effect, context) {
    const before = upsets(game, seat);
    const fought: string[] = [];
    const options = () => {
      const left = game.state.monsters.filter(({ marker, at }) => at === 'rumor' && !fought.includes(marker));
      const found: Offered<Copy | 'stop'>[] = left.map(({ marker }) => ({
        id: marker,
        label: phrase('option-rumor-fight', { monster: ref('monster', marker) }),
        prospect: () => fightProspect(game, seat, marker),
        about: { ref: 'monster', id: marker },
      }));
      if (fought.length >= effect.fightFromCard.min && found.length > 0)
        found.push({ id: 'stop', label: phrase('option-rumor-stop') });
      return found;
    };
    for (;;) {
      const extras = { default: 'stop', about: context.about ?? {} };
      const chosen = yield* choose(
        game,
        { seat, kind: 'effect.fightFromCard', rule: context.rule ?? '2E-101' },
        options,
        extras,
      );
      if (chosen === null || chosen === 'stop') return;
      fought.push(chosen);
      // L8.2: an escape ends the turn.
      const outcome = yield* fight(game, seat, chosen);
      if (outcome === 'escaped' || upset(game, seat, before)) return;
    }
  },
  words: order((effect, form) => say('fight-from-card', { count: effect.fightFromCard.min, form })),
  worth: () => 0,
  changes: (game) => game.state.monsters.some(({ at }) => at === 'rumor'),
};
