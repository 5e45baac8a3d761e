import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import type { Place } from '../../../../edition/copy.ts';
import { isClosed } from '../../../board/area.ts';
import { moveTo } from '../../../board/move.ts';
import type { Content } from '../../../content/content.ts';

import { arkhamPhase } from '../../../encounters/encounter.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { forbidden } from '../../../investigators/modifier.ts';
import { otherWorldEncounter } from '../../../otherworlds/otherworld.ts';
import { returnToArkham } from '../../../otherworlds/return.ts';
import type { EffectContext } from '../../../state/context.ts';
import { choose } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import { usualReturn } from '../../../upkeep/return.ts';
import type { Operation } from '../../operation.ts';
import { place, say } from '../../terms/noun.ts';
import { text } from '../../terms/scalar.ts';
import { order } from '../../terms/way.ts';

/** Named, because an object literal with this key looks like a promise to tools. */
const THEN = 'then';

const home = z.strictObject({
  to: z.literal('arkham'),
  [THEN]: z.literal('stay'),
  ifNoGate: z.literal('nothing').optional(),
});
const there = z
  .strictObject({ to: text, [THEN]: z.enum(['stay', 'encounter']) })
  .refine(({ to }) => to !== 'arkham', 'has no encounter on the way back');
const schema = z.strictObject({ move: z.union([home, there]) });

/**
 * `{ "move": { "to": "woods", "then": "encounter" } }`: a place or area by its id, `street`, `anyStreetOrLocation`,
 * `gateLocationOfPeekedCard`; `nextArea`: on from the first to the second area of an Other World, or back from that; `arkham`:
 * back out of the Other Worlds.
 */
export type Move = z.output<typeof schema>;

export const move: Operation<Move> = {
  schema,
  /**
   * Whoever is moved meets no monsters and picks up no Clue tokens (FAQ-25, FAQ-30). Where they may not go they stay
   * where they are, and have no encounter.
   */
  *run(game, seat, { move: spec }, context) {
    if (spec.to === 'arkham' || (spec.to === 'nextArea' && isLastArea(game.content, investigator(game, seat).at))) {
      const ifNoGate = 'ifNoGate' in spec && spec.ifNoGate ? { ifNoGate: spec.ifNoGate } : {};
      // 2E-2620: a Nightgaunt's throw, too
      yield* returnToArkham(game, seat, ifNoGate);
      return;
    }
    const to = yield* targetOf(game, seat, spec.to, context);
    if (to === null || !mayGo(game, seat, to)) return;
    comeBack(game, seat);
    const { source, unpaid } = context;
    moveTo(game, seat, to, { how: 'effect', by: source, ...(unpaid ? { unpaid } : {}) });
    // 2E-1109
    if (spec.then === 'encounter') yield* encounterThere(game, seat);
  },
  words: {
    ...order(({ move: spec }, form, { content }) =>
      spec.to === 'arkham'
        ? say('ifNoGate' in spec && spec.ifNoGate ? 'return-if-gate' : 'return', { form })
        : say(`move-${spec.then}`, { place: targetText(content, spec.to), form }),
    ),
    long: ({ move: spec }) => spec.then === 'encounter',
  },
  worth: () => 0,
  together: ({ move: spec }) => (spec.then === 'stay' && spec.to !== 'arkham' ? 'after' : undefined),
};

function isLastArea(content: Content, at: Place): boolean {
  const world = content.town.worldOf(at);
  return world !== null && at === content.town.secondAreaOf(world);
}

function targetText(content: Content, to: string): Phrase {
  const named = ['street', 'anyStreetOrLocation', 'gateLocationOfPeekedCard', 'nextArea'].includes(to);
  return named ? say(`to-${to}`) : place(content, to, 'to');
}

/** An encounter where they are now, as in the phase itself: the gate decides where one is open (2E-1107, FAQ-60). */
function* encounterThere(game: Game, seat: Seat): Flow {
  const one = investigator(game, seat);
  // 2E-1110: not once they have gone insane or unconscious this turn.
  if (one.eliminated || (one.spentTurn === game.state.turn && game.state.turn > 0)) return;
  const kind = game.content.town.areaKind(one.at);
  if (kind === 'location') yield* arkhamPhase(game, seat);
  else if (kind === 'otherWorld') yield* otherWorldEncounter(game, seat);
}

function* targetOf(game: Game, seat: Seat, to: string, context: EffectContext): Flow<string | null> {
  const { at } = investigator(game, seat);
  if (to === 'street') return game.content.town.areaKind(at) === 'otherWorld' ? null : game.content.town.streetOf(at);
  if (to === 'gateLocationOfPeekedCard') return context.peeked ?? null;
  // 2E-1002
  if (to === 'nextArea')
    return game.content.town.areaKind(at) === 'otherWorld'
      ? game.content.town.secondAreaOf(game.content.town.worldOf(at) ?? '')
      : null;
  if (to !== 'anyStreetOrLocation') return to;
  const { places } = game.content;
  return yield* choose(
    game,
    { seat, kind: 'effect.move', rule: context.rule ?? '2E-101' },
    () =>
      [...places.keys()]
        .filter((id) => id !== investigator(game, seat).at && mayGo(game, seat, id))
        .map((id) => ({
          id,
          label: phrase('option-place', { place: ref('place', id) }),
          about: { ref: 'place', id },
        })),
    () => ({ default: usualReturn(game, seat), about: context.about ?? {} }),
  );
}

function mayGo(game: Game, seat: Seat, to: string): boolean {
  const { at } = investigator(game, seat);
  return to === at || (!isClosed(game, to) && !forbidden(game, 'move', { seat, outOf: at, into: to }));
}

/** Somebody taken out of time and space by a card is back; a delay stays and the lost turn is over. */
function comeBack(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  if (game.content.town.areaKind(one.at) !== 'lost') return;
  one.returnsOn = null;
  one.lostTurn = null;
}
