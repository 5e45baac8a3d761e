import type { Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import { Unplayable } from '../../edition/unplayable.ts';
import { type Options, readOptions } from '../state/options.ts';

/** Seats of a team under L13. */
export const TEAM = 4;

/** Players from which on L10 works (L10.1). */
const DOUBLE_GATES_FROM = 5;

/** Players a team may have (L13). */
const TEAM_PLAYERS = 2;

/**
 * Refuses variants that do not go together with each other or with the number of investigators.
 * @throws Unplayable
 */
export function agree({ variants, strictOrder, turnOrder }: Options, players: number): void {
  // 2E-T01
  if (strictOrder && turnOrder !== null && turnOrder !== 'book') throw new Unplayable('strict-order-alone');
  if (variants.team && players !== TEAM) throw new Unplayable('team-players', { most: TEAM_PLAYERS });
  if (variants.doubleGates && players < DOUBLE_GATES_FROM)
    throw new Unplayable('double-gates-players', { least: DOUBLE_GATES_FROM });
  if (variants.strandingGuiltByVote && !variants.strandingGuilt) throw new Unplayable('guilt-vote-alone');
}

/**
 * Which of the seats taken at the table plays each investigator: one each, or a team of four played by one or
 * by two in turn (L13.2, L13.5).
 * @throws Unplayable when there are too many for a team
 */
export function holders(options: unknown, taken: number): Seat[] {
  const team = readOptions(options).variants.team;
  if (team && taken > TEAM_PLAYERS) throw new Unplayable('team-players', { most: TEAM_PLAYERS });
  return Array.from({ length: team ? TEAM : taken }, (_, seat) => (team ? seat % taken : seat));
}

/** Who was agreed on as the Keeper (L12); null = nobody. */
export function keeperOf(options: unknown): string | null {
  return readOptions(options).variants.keeper;
}

/** What the table should know about what it agreed on. */
export function remarks(options: unknown): Phrase[] {
  const { variants } = readOptions(options);
  const { hiddenGates, voluntaryGates, noSealVictory, doubleGates, stormknight, team, draft } = variants;
  return [
    ...(hiddenGates && !voluntaryGates ? [phrase('remark-hidden-gates')] : []),
    ...(noSealVictory && doubleGates && stormknight ? [phrase('remark-very-hard')] : []),
    ...(team && draft > 0 ? [phrase('remark-team-draft')] : []),
  ];
}
