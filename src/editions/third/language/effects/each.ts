import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { findMonster } from '../../board/monster.ts';
import type { EffectOf } from '../../content/effect.ts';
import { heldCard, inPlay, investigator } from '../../investigators/investigator.ts';
import { cardsWith } from '../../investigators/playarea.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { countOf } from '../amount.ts';
import { holds } from '../conditions.ts';
import { perform } from './run.ts';

/** Does a list for everyone or everything that fits, one after another. What has gone meanwhile is passed over. */
export function* each(game: Game, seat: Seat | null, effect: EffectOf<'each'>, context: EffectContext): Flow {
  switch (effect.each) {
    case 'investigator':
      return yield* eachInvestigator(game, effect, context);
    case 'monster':
      return yield* eachMonster(game, seat, effect, context);
    case 'ownItem':
    case 'ownSpell':
      return yield* eachCard(game, seat, effect, context);
    case 'ownClue':
    case 'clueInYourNeighborhood': {
      const count = countOf(
        game,
        seat,
        effect.each === 'ownClue' ? 'cluesYouHave' : 'cluesInYourNeighborhood',
        context,
      );
      return yield* times(game, seat, count, effect, context);
    }
    default:
      return effect.each satisfies never;
  }
}

/** In player order; the investigator at hand is the acting one. */
function* eachInvestigator(game: Game, { where, do: effects }: EffectOf<'each'>, context: EffectContext): Flow {
  const all = inPlay(game.state);
  for (const seat of all) {
    if (investigator(game, seat).left !== null || (where && !holds(game, seat, where, context))) continue;
    yield* perform(game, seat, effects, { ...context });
  }
}

/** In the order in which they came. */
function* eachMonster(
  game: Game,
  seat: Seat | null,
  { where, do: effects }: EffectOf<'each'>,
  context: EffectContext,
): Flow {
  for (const { id } of [...game.state.monsters]) {
    const monster = findMonster(game.state, id);
    if (!monster) continue;
    const about = { ...context, thatMonster: id, thatSpace: monster.at };
    if (!where || holds(game, null, where, about)) yield* perform(game, seat, effects, about);
  }
}

function* eachCard(
  game: Game,
  seat: Seat | null,
  { each: what, where, do: effects }: EffectOf<'each'>,
  context: EffectContext,
): Flow {
  if (seat === null) return;
  for (const { id } of cardsWith(game, seat, { type: what === 'ownItem' ? 'item' : 'spell' })) {
    const about = { ...context, thatCard: id };
    if (heldCard(game, seat, id) && (!where || holds(game, seat, where, about)))
      yield* perform(game, seat, effects, about);
  }
}

/** For things that are all alike: as often as there were some at the start. */
function* times(
  game: Game,
  seat: Seat | null,
  count: number,
  { where, do: effects }: EffectOf<'each'>,
  context: EffectContext,
): Flow {
  for (let done = 0; done < count; done++) {
    if (seat === null || investigator(game, seat).left !== null) return;
    if (!where || holds(game, seat, where, context)) yield* perform(game, seat, effects, context);
  }
}
