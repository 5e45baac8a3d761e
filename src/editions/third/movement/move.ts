import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { spacesOfMarker } from '../board/marker.ts';
import { engagedMonsters, hasKeyword, part } from '../board/monster.ts';
import { codexRules } from '../codex/codex.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { engageAll, isEngaged } from '../monsters/engage.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';

/** Spaces no investigator can enter now (archive card 7). */
export function forbiddenSpaces(game: Game): string[] {
  // 3E-413.2
  return codexRules(game).flatMap(({ rule }) => {
    if (!('forbid' in rule)) return [];
    const { into } = rule.forbid;
    return into === 'spaceOfRedMarker' ? spacesOfMarker(game.state, 'red') : [into];
  });
}

/**
 * Moves an investigator to a space, one step or straight there. Engaged monsters go along in their play area
 * (3E-422.4); massive ones stay where they lie. @returns `engaged` when a monster there has engaged them, which ends a
 * movement (3E-404.3); `forbidden` when they could not enter; `gone` when they have left the game
 * @param how `passing`: a step from which they go on at once, unnoticed by monsters; `by`: what moves them straight there
 */
export function* moveInvestigator(
  game: Game,
  seat: Seat,
  to: string,
  how: 'step' | 'passing' | { by: Cause },
): Flow<'moved' | 'engaged' | 'forbidden' | 'gone'> {
  const one = investigator(game, seat);
  // 3E-002
  if (forbiddenSpaces(game).includes(to)) return 'forbidden';
  const before = upsets(game, seat);
  const wasEngaged = engagedMonsters(game.state, seat).map(({ id }) => id);
  const from = one.at;
  if (from === to) return 'moved';
  // 3E-424.2
  one.at = to;
  game.events.push({
    type: 'Moved',
    seat,
    from,
    to,
    ...(typeof how === 'string' ? { how: 'step' } : { how: 'effect', ...how }),
  });
  for (const monster of engagedMonsters(game.state, seat)) {
    if (hasKeyword(game, monster, 'massive')) part(game, monster, seat);
    else {
      // 3E-447.8
      monster.at = to;
      game.events.push({ type: 'MonsterMoved', monster: monster.id, from, to, direct: true });
    }
  }
  if (how === 'passing') return 'moved';
  yield* engageAll(game);
  yield* game.rules.settle(game);
  if (upset(game, seat, before)) return 'gone';
  const fresh = engagedMonsters(game.state, seat).some(({ id }) => !wasEngaged.includes(id));
  return fresh && isEngaged(game, seat) ? 'engaged' : 'moved';
}
