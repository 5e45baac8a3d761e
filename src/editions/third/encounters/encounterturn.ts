import type { Seat } from '../../../engine/decision.ts';
import { type Flow, race } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { questionOf } from '../../../engine/question.ts';
import { asksNobody } from '../../../engine/trial.ts';
import { engagedMonsters } from '../board/monster.ts';
import { acting, inPlay, investigator, upset, upsets } from '../investigators/investigator.ts';
import { isHeld } from '../monsters/engage.ts';
import { askKey } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { encounterOf, replacementAt } from './encounter.ts';

/**
 * One encounter turn, of whoever comes first (3E-203). The engaged have none, those with watchers
 * alone apart, and turn their tokens (3E-203.3, 3E-R12).
 */
export function* encounterTurn(game: Game): Flow {
  if (free(game).length === 0) {
    for (const seat of waiting(game))
      game.events.push({
        type: 'EncounterMissed',
        seat,
        monsters: engagedMonsters(game.state, seat).map(({ id }) => id),
      });
    // 3E-410.3
    for (const seat of waiting(game)) investigator(game, seat).inactive = false;
    return;
  }
  const seat = unasked(game) ?? (yield* comesFirst(game, free(game)));
  if (seat !== undefined) yield* turnOf(game, seat);
}

/** Whose tokens are to be turned (3E-R28). */
const waiting = (game: Game): Seat[] => inPlay(game.state).filter((seat) => investigator(game, seat).inactive);

/** Who of them has an encounter. */
const free = (game: Game): Seat[] => waiting(game).filter((seat) => !isHeld(game, seat));

/** Who of them has their encounter next (3E-203.2-1): the only one, or whoever says so first. */
function* comesFirst(game: Game, asked: readonly Seat[]): Flow<Seat | undefined> {
  const winner = yield* race(game.state, () =>
    asked.map((seat) =>
      questionOf(game.state, {
        seat,
        kind: 'encounter.turn',
        key: askKey('encounter.turn'),
        rule: '3E-203.2-1',
        count: { min: 1, max: 1 },
        options: [
          {
            id: 'encounter',
            label: phrase('third-option-encounter'),
          },
        ],
        extra: {
          args: { space: ref('space', investigator(game, seat).at) },
          about: { place: investigator(game, seat).at },
        },
      }),
    ),
  );
  return winner === null ? undefined : asked[winner.index];
}

/** The first whose encounter leaves nobody anything to choose, and may come at any time: nobody is asked to begin it. */
export function unasked(game: Game): Seat | undefined {
  if (!game.state.options.plainEncounters) return undefined;
  return alone(game, free(game)).find((seat) => asksNobody(game, (copy) => turnOf(copy, seat)));
}

/** Those for whom it makes no difference when they have their encounter: nothing is known of what they will draw. */
function alone(game: Game, asked: readonly Seat[]): Seat[] {
  const matters = asked.map((seat) => matterOf(game, seat));
  return asked.filter(
    (_, index) => matters[index] === null || matters.filter((one) => one === matters[index]).length < 2,
  );
}

/** What their encounter has to do with: a card of the codex, or those that were shuffled among the top ones of a deck. */
function matterOf(game: Game, seat: Seat): string | null {
  if (replacementAt(game, seat)) return 'codex';
  const neighborhood = game.content.neighborhoodOf(investigator(game, seat).at);
  return neighborhood !== null && (game.state.shuffled?.[neighborhood] ?? 0) > 0 ? neighborhood : null;
}

/** Whether somebody's encounter may come at any time, before or after those of the others. */
export const mayComeFirst = (game: Game, seat: Seat): boolean => alone(game, free(game)).includes(seat);

function* turnOf(game: Game, seat: Seat): Flow {
  game.events.push({ type: 'TurnStarted', seat, phase: 'encounter' });
  const before = upsets(game, seat);
  yield* acting(game, seat, encounterOf(game, seat));
  // 3E-203.2-2
  if (!upset(game, seat, before)) investigator(game, seat).inactive = false;
  game.events.push({ type: 'TurnEnded', seat, phase: 'encounter' });
}
