import type { Seat } from '../../../engine/decision.ts';
import { townOf } from '../board/area.ts';
import type { Prey, Skill } from '../content/vocabulary.ts';
import { abilitiesOfKind } from '../investigators/ability.ts';
import { inPlay, investigator, sheetOf } from '../investigators/investigator.ts';
import type { Game, Monster } from '../state/state.ts';

const SKILL_OF = {
  Lore: 'lore',
  Influence: 'influence',
  Observation: 'observation',
  Strength: 'strength',
  Will: 'will',
} as const satisfies Record<string, Skill>;

/** Everybody who fits the monster's criterion best, over the whole board (3E-423); ties stay ties. */
export function preyOf(game: Game, monster: Monster, prey: Prey): Seat[] {
  const seen = inPlay(game.state).filter((seat) => sees(game, monster, seat));
  const best = preyAmong(game, monster, prey, seen);
  return nearestSeats(game, monster, best);
}

/** The best by the criterion among some; of `nearest` the nearest. */
export function preyAmong(game: Game, monster: Monster, prey: Prey, seats: readonly Seat[]): Seat[] {
  if (prey === 'nearest') return nearestSeats(game, monster, seats);
  const worth = (seat: Seat) => criterion(game, seat, prey);
  const most = Math.max(...seats.map(worth));
  // 3E-423.1-2
  return seats.filter((seat) => worth(seat) === most);
}

/** Those among whom it has the shortest way to go (3E-202.2g-1). */
function nearestSeats(game: Game, monster: Monster, seats: readonly Seat[]): Seat[] {
  const known = townOf(game).distances(monster.at);
  const far = (seat: Seat) => known.get(investigator(game, seat).at) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(...seats.map(far));
  return seats.filter((seat) => far(seat) === least);
}

/** The skill that a criterion asks for, or null where it asks for something else. */
export function skillOfPrey(prey: Prey): Skill | null {
  const name = prey.replace(/^(lowest|highest)/, '');
  return name in SKILL_OF ? SKILL_OF[name as keyof typeof SKILL_OF] : null;
}

/** Higher is more wanted. Focus raises a skill also in the eyes of monsters (3E-438.6). */
function criterion(game: Game, seat: Seat, prey: Exclude<Prey, 'nearest'>): number {
  const one = investigator(game, seat);
  switch (prey) {
    case 'mostClues':
      return one.clues;
    case 'mostRemnants':
      return one.remnants;
    case 'mostSpells':
      return one.cards.filter(({ id }) => game.content.asset(id).type === 'spell').length;
    default: {
      const skill = skillOfPrey(prey);
      const value = skill === null ? 0 : sheetOf(game, seat).skills[skill] + one.focus[skill];
      // 3E-423.1-1
      return prey.startsWith('lowest') ? -value : value;
    }
  }
}

/** Whether the monster can be aware of them: not through a disguise it has not seen through (`unseenBy`). */
export function sees(game: Game, monster: Monster, seat: Seat): boolean {
  if (monster.provokedBy.includes(seat)) return true;
  const { epic } = game.content.monster(monster.kind);
  // 3E-413.5f
  return !abilitiesOfKind(game, seat, 'unseenBy').some(({ ability: { unseenBy } }) => unseenBy.monsters.epic === epic);
}
