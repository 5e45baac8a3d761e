import type { Seat } from '../../../../engine/decision.ts';
import { boardSpaces, doomAt, doomIn, townOf, unstableSpaces } from '../../board/area.ts';
import { monstersAt } from '../../board/monster.ts';
import type { Content } from '../../content/content.ts';
import { SKILLS, type Skill, STATUSES } from '../../content/vocabulary.ts';
import { gameOf } from '../../game/game.ts';
import { focusLimit } from '../../investigators/focus.ts';
import { capacity } from '../../investigators/harmassign.ts';
import { investigatorsAt, playerOrder } from '../../investigators/investigator.ts';
import { hasStatus } from '../../investigators/status.ts';
import { isEngaged } from '../../monsters/engage.ts';
import { monsterHealth, remainingHealth } from '../../monsters/health.ts';
import { nextNeighborhood } from '../../mythos/eventdeck.ts';
import { testDice } from '../../skilltests/test.ts';
import type { Game, State } from '../../state/state.ts';

/** What is worked out from a state, as scenarios name it. */
export function values(content: Content, state: State) {
  const game = gameOf(content, state);
  return {
    investigators: state.investigators.map(({ seat }) => personal(game, seat)),
    monsters: Object.fromEntries(
      state.monsters.map((monster) => [
        monster.id,
        { ...monster, health: monsterHealth(game, monster), remaining: remainingHealth(game, monster) },
      ]),
    ),
    spaces: Object.fromEntries(boardSpaces(game).map((space) => [space, local(state, space)])),
    neighborhoods: Object.fromEntries(townOf(game).neighborhoods.map((id) => [id, { doom: doomIn(game, id) }])),
    unstableSpaces: unstableSpaces(game),
    nextEvent: nextNeighborhood(game),
    order: playerOrder(state),
  };
}

function personal(game: Game, seat: Seat) {
  const dice = (skill: Skill) =>
    testDice(game, seat, { skill, mod: 0, occasion: 'other', cause: { ref: 'token', id: 'blank' }, rule: '3E-463' });
  const { damage: health, horror: sanity } = capacity(game, seat);
  return {
    /** The dice of a test without a modifier. */
    ...Object.fromEntries(SKILLS.map((skill) => [skill, dice(skill)])),
    /** What they can still bear. */
    health,
    sanity,
    focusLimit: focusLimit(game, seat),
    engaged: isEngaged(game, seat),
    statuses: STATUSES.filter((status) => hasStatus(game, seat, status)),
  };
}

function local(state: State, space: string) {
  return {
    doom: doomAt(state, space),
    monsters: monstersAt(state, space).map(({ id }) => id),
    investigators: investigatorsAt(state, space),
  };
}
