import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { adjacentSpaces, shortestSteps } from '../../board/area.ts';
import { findMonster } from '../../board/monster.ts';
import type { EffectOf, Move } from '../../content/effect.ts';
import { investigator, upset, upsets } from '../../investigators/investigator.ts';
import { forbiddenSpaces, moveInvestigator } from '../../movement/move.ts';
import { walk } from '../../movement/walk.ts';
import { settle } from '../../reactions/settle.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { amountOf } from '../amount.ts';
import { pickSpace, placesOf } from '../place.ts';

/** Moves the acting investigator: as far as he likes, exactly so far, or straight there (3E-424). */
export function* move(game: Game, seat: Seat, how: Move, context: EffectContext): Flow {
  if ('to' in how) yield* moveTo(game, seat, how.to, context);
  else if ('steps' in how) yield* moveSteps(game, seat, how, context);
  else {
    const { upTo, ...ways } = how;
    const most = yield* amountOf(game, seat, upTo, context);
    yield* walk(game, seat, { ...ways, upTo: most, rule: context.rule ?? '3E-424.3' });
  }
}

/** 3E-424.4. */
function* moveTo(game: Game, seat: Seat, to: string, context: EffectContext): Flow {
  const from = investigator(game, seat).at;
  const closed = forbiddenSpaces(game.state);
  const fits = (space: string) => !closed.includes(space);
  const [goal] = yield* placesOf(game, seat, to, context, { from, fits });
  if (goal !== undefined) yield* moveInvestigator(game, seat, goal, 'effect');
}

/** Step by step, all of them; toward a place by a shortest way. Whom a monster engages on the way stops (3E-404.3). */
function* moveSteps(
  game: Game,
  seat: Seat,
  { steps, toward, with: along }: Extract<EffectOf<'move'>['move'], { steps: number }>,
  context: EffectContext,
): Flow {
  const before = upsets(game, seat);
  const here = () => investigator(game, seat).at;
  const [goal] = toward === undefined ? [] : yield* placesOf(game, seat, toward, context, { from: here() });
  if (toward !== undefined && goal === undefined) return;
  const next = () => {
    const closed = forbiddenSpaces(game.state);
    const ways = goal === undefined ? adjacentSpaces(game.state, here()) : shortestSteps(game.state, here(), goal);
    return ways.filter((space) => !closed.includes(space));
  };
  for (let step = 0; step < steps && !upset(game, seat, before); step++) {
    const space = yield* pickSpace(game, seat, next, { ...context, about: { ...context.about, place: here() } });
    if (space === null) return;
    const companion =
      along === 'this' && context.monster !== undefined ? findMonster(game.state, context.monster) : null;
    if (companion && !companion.engagedWith.includes(seat)) {
      const from = companion.at;
      companion.at = space;
      game.events.push({ type: 'MonsterMoved', monster: companion.id, from, to: space, direct: true });
    }
    const result = yield* moveInvestigator(game, seat, space, 'step');
    if (result !== 'moved') break;
  }
  yield* settle(game);
}
