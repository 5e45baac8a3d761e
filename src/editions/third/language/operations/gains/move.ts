import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { townOf } from '../../../board/area.ts';
import { findMonster } from '../../../board/monster.ts';
import { investigator, upset, upsets } from '../../../investigators/investigator.ts';
import { forbiddenSpaces, moveInvestigator } from '../../../movement/move.ts';
import { walk } from '../../../movement/walk.ts';
import { settle } from '../../../reactions/settle.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { Form, Operation } from '../../operation.ts';
import { amount, amountOf } from '../../terms/amount.ts';
import { exact, place, positive } from '../../terms/field.ts';
import { amountText, placeText, say } from '../../terms/noun.ts';
import { pickSpace, placesOf, spacesOf } from '../../terms/place.ts';

const schema = exact({
  move: z.union([
    exact({
      upTo: amount,
      ignoreMonsters: z.literal(true).exactOptional(),
      payForMore: exact({ money: positive, steps: positive, max: z.literal(1) }).exactOptional(),
    }),
    exact({ steps: positive }),
    exact({ steps: positive, toward: place, with: z.literal('this').exactOptional() }),
    exact({ to: place }),
  ]),
});
/** Step by step (`upTo`), exactly so many (`steps`), or straight there (`to`, 3E-424.4). */
export type Move = z.output<typeof schema>;
type Way = Move['move'];

/** Moves the acting investigator: as far as they like, exactly so far, or straight there (3E-424). */
export const move: Operation<Move> = {
  schema,
  personal: true,
  *run(game, seat, { move: way }, context) {
    if ('to' in way) yield* moveTo(game, seat, way.to, context);
    else if ('steps' in way) yield* moveSteps(game, seat, way, context);
    else {
      const { upTo, ...ways } = way;
      const most = yield* amountOf(game, seat, upTo, context);
      yield* walk(game, seat, { ...ways, upTo: most, rule: context.rule ?? '3E-424.3' });
    }
  },
  words: { kind: 'order', clause: ({ move: way }, form) => clauseOf(way, form) },
  worth: () => 0.1,
  changes(game, seat, { move: way }, context) {
    const { at } = investigator(game, seat);
    return 'to' in way
      ? spacesOf(game, seat, way.to, context).some((space) => space !== at)
      : townOf(game).adjacent(at).length > 0;
  },
};

/** 3E-424.4. */
function* moveTo(game: Game, seat: Seat, to: string, context: EffectContext): Flow {
  const from = investigator(game, seat).at;
  const closed = forbiddenSpaces(game);
  const fits = (space: string) => !closed.includes(space);
  const [goal] = yield* placesOf(game, seat, { place: to, from, fits }, context);
  if (goal !== undefined) yield* moveInvestigator(game, seat, goal, { by: context.source });
}

/** Step by step, all of them; toward a place by a shortest way. Whom a monster engages on the way stops (3E-404.3). */
function* moveSteps(
  game: Game,
  seat: Seat,
  way: { steps: number; toward?: string; with?: 'this' },
  context: EffectContext,
): Flow {
  const { steps, toward } = way;
  const before = upsets(game, seat);
  const here = () => investigator(game, seat).at;
  const [goal] = toward === undefined ? [] : yield* placesOf(game, seat, { place: toward, from: here() }, context);
  if (toward !== undefined && goal === undefined) return;
  const next = () => {
    const closed = forbiddenSpaces(game);
    const ways = goal === undefined ? townOf(game).adjacent(here()) : townOf(game).shortestSteps(here(), goal);
    return ways.filter((space) => !closed.includes(space));
  };
  for (let step = 0; step < steps && !upset(game, seat, before); step++) {
    const about = { ...context.about, place: here() };
    const space = yield* pickSpace(game, seat, { spaces: next }, { ...context, about });
    if (space === null) return;
    if (way.with === 'this') goAlong(game, seat, space, context);
    const result = yield* moveInvestigator(game, seat, space, 'step');
    if (result !== 'moved') break;
  }
  yield* settle(game);
}

/** The monster whose text it is comes along, unless it is engaged with them and does so anyway. */
function goAlong(game: Game, seat: Seat, space: string, { monster }: EffectContext): void {
  const companion = monster === undefined ? null : findMonster(game.state, monster);
  if (!companion || companion.engagedWith.includes(seat)) return;
  const from = companion.at;
  companion.at = space;
  game.events.push({ type: 'MonsterMoved', monster: companion.id, from, to: space, direct: true });
}

function clauseOf(way: Way, form: Form): Phrase {
  if ('to' in way) return say('move-to', { place: placeText(way.to, 'to', form), form });
  if ('toward' in way) {
    const spaces = amountText('space', way.steps, form);
    const along = String(way.with === 'this');
    return say('move-toward', { spaces, place: placeText(way.toward, 'to', form), along, form });
  }
  if ('steps' in way) return say('move-steps', { spaces: amountText('space', way.steps, form), form });
  const spaces = amountText('space', way.upTo, form);
  const clause = say('move-up-to', { spaces, ignore: String(way.ignoreMonsters ?? false), form });
  if (!way.payForMore) return clause;
  const { money, steps } = way.payForMore;
  return say('move-paid', { clause, money, spaces: amountText('space', steps, form) });
}
