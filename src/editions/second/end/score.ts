import type { Seat } from '../../../engine/decision.ts';
import type { Content } from '../content/content.ts';

import type { Game, Investigator, Score } from '../state/state.ts';

/** Monster trophies that make one point (2E-2007). */
const MONSTERS_A_POINT = 3;

/** What a victory is worth, each line as it is added to the total (2E-2003 to 2E-2010; an example: 2E-2011). */
export function scoreOf(game: Game): Score {
  const { state } = game;
  const { investigators } = state;
  const { scoring } = game.content.tables;
  const doomTrack = game.content.ancientOne(state.ancientOne.id).doomTrack;
  const unpaid = count(
    investigators,
    (one) => one.cards.filter((card) => game.content.card(card.id).role === 'bankLoan').length,
  );
  const gates = count(investigators, (one) => one.gateTrophies.length);
  const monsters = count(investigators, (one) => one.monsterTrophies.length);
  const lines = {
    doomTrack,
    terror: negative(state.terror),
    loans: (unpaid + state.loansDefaulted) * scoring.perUnpaidOrDefaultedBankLoan || 0,
    // 2E-2005
    elderSigns: state.elderSignsPlayed * scoring.perElderSignCardPlayed || 0,
    // 2E-2006
    gateTrophies: gates * scoring.perUnspentGateTrophy,
    // 2E-2007
    monsterTrophies: Math.floor(monsters / MONSTERS_A_POINT) * scoring.perThreeUnspentMonsterTrophies,
    // 2E-2008
    survivors:
      investigators.filter((one) => isAliveAndSane(game.content, one)).length * scoring.perSaneSurvivingInvestigator,
  };
  const total = Object.values(lines).reduce((sum, line) => sum + line, 0);
  return { ...lines, total, firstCitizens: firstCitizens(investigators) };
}

/** Most gate trophies, then most monster trophies; still tied, they share the title (2E-2001, 2E-2002). */
function firstCitizens(investigators: readonly Investigator[]): Seat[] {
  const gates = Math.max(0, ...investigators.map((one) => one.gateTrophies.length));
  const best = investigators.filter((one) => one.gateTrophies.length === gates);
  const monsters = Math.max(0, ...best.map((one) => one.monsterTrophies.length));
  return best.filter((one) => one.monsterTrophies.length === monsters).map((one) => one.seat);
}

/** In the game, not lost in time and space, at least 1 Sanity and 1 Stamina (2E-2009). */
function isAliveAndSane(content: Content, one: Investigator): boolean {
  return !one.eliminated && content.town.areaKind(one.at) !== 'lost' && one.sanity > 0 && one.stamina > 0;
}

function count(investigators: readonly Investigator[], amount: (one: Investigator) => number): number {
  return investigators.reduce((sum, one) => sum + amount(one), 0);
}

/** Without the minus zero, which JSON does not know. */
function negative(value: number): number {
  return value === 0 ? 0 : -value;
}
