import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { openGates } from '../../../board/area.ts';
import { closeGate as shut } from '../../../gates/gate.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { forbidden } from '../../../investigators/modifier.ts';
import type { EffectContext } from '../../../state/context.ts';
import { choose } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order } from '../../terms/way.ts';
import { gateOption } from './gateoption.ts';

const which = z.enum(['here', 'any', 'that', 'entered']);
const schema = z.strictObject({
  closeGate: z.union([
    z.strictObject({ which }),
    z.strictObject({ which: z.literal('here'), seal: z.literal(true), trophy: z.literal(true) }),
  ]),
});

/**
 * `{ "closeGate": { "which": "any" } }`: without a check, nobody's trophy and no seal unless the effect says so
 * (FAQ-83). `any`: of the owner's choice; `that`: at hand; `entered`: the one the investigator came by.
 */
export type CloseGate = z.output<typeof schema>;

export const closeGate: Operation<CloseGate> = {
  schema,
  *run(game, seat, { closeGate: spec }, context) {
    const place = yield* gateToClose(game, seat, spec.which, context);
    if (place === null || !game.state.places[place]?.gate) return;
    const full = 'seal' in spec;
    const sealed = full && !forbidden(game, 'sealGate', { seat, place: investigator(game, seat).at });
    yield* shut(game, place, { seat, trophy: full, ...(sealed ? { seal: 'effect' as const } : {}) });
  },
  words: order(({ closeGate: spec }, form) =>
    say('seal' in spec ? 'close-gate-seal-trophy' : `close-gate-${spec.which}`, { form }),
  ),
  worth: (effect, judge) => (effect.closeGate.which === 'that' ? 1 : 5 + 3 * judge.urgency),
  changes: (game) => Object.values(game.state.places).some(({ gate }) => gate !== null),
  befallsWorld: ({ closeGate: spec }) => spec.which === 'entered' || spec.which === 'that',
};

function* gateToClose(
  game: Game,
  seat: Seat,
  what: z.output<typeof which>,
  context: EffectContext,
): Flow<string | null> {
  switch (what) {
    case 'here':
      return investigator(game, seat).at;
    case 'that':
      return context.place ?? null;
    case 'entered':
      return context.enteredBy ?? null;
    case 'any':
      return yield* choose(
        game,
        { seat, kind: 'effect.closeGate', rule: context.rule ?? '2E-101' },
        () => openGates(game).map(({ place }) => gateOption(game, place)),
        { about: context.about ?? {} },
      );
    default:
      return what satisfies never;
  }
}
