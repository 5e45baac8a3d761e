/** What tokens, points and dice are worth in the final battle, counted in successes of an attack. */

import type { Seat } from '../../../engine/decision.ts';
import { oddsOf } from '../../../engine/odds.ts';
import { successesPerToken } from '../battle/battle.ts';

import { only, type Spec } from '../content/effect.ts';
import { SKILLS, type Skill } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { printedSkill, skillValue, successFaces } from '../investigators/skill.ts';
import { counts, type Viewpoint } from './viewpoint.ts';

/** What one more round of theirs is worth: the successes of their attack. */
const ROUND = 1.5;

/** Withstanding the Ancient One's attack when one more failure is the end of them. */
const LAST_ROUND = 2;

/** What a Clue token that is kept will bring later: as much as now, and more once a Curse has gone. */
export function tokenKept(view: Viewpoint, seat: Seat): number {
  const { ancientOne } = view.game.state;
  const faces = successFaces(view.game, seat).length;
  const lacking = ancientOne.doom * successesPerToken(view.game) - ancientOne.tally;
  if (lacking <= 1 + (investigator(view.game, seat).clues * faces) / 6) return 0.02;
  return faces < 2 ? 0.28 : 0.3;
}

/** What withstanding the Ancient One's attack is worth to them. */
export function withstanding(view: Viewpoint, seat: Seat): number {
  const { sanity, stamina } = investigator(view.game, seat);
  return Math.min(sanity, stamina) <= 1 ? LAST_ROUND : ROUND;
}

/** What a position of the sliders brings in this round. */
export function battleWorth(view: Viewpoint, seat: Seat, position: readonly number[]): number {
  const { game } = view;
  const { sheet, sliders } = investigator(game, seat);
  const share = successFaces(game, seat).length / 6;
  const value = (skill: Skill) =>
    skillValue(game, seat, skill) -
    printedSkill(game.content, sheet, skill, sliders) +
    printedSkill(game.content, sheet, skill, position);
  // Lore is for spells.
  let worth = counts(view, 'success', share * value('fight') + 0.05 * value('lore'));
  const defense = attackCheck(view);
  const skill = SKILLS.find((one) => one === defense?.skill);
  if (defense && skill) {
    const dice = value(skill) + defense.mod + defense.modPerRound * Math.max(0, game.state.ancientOne.round - 1);
    const odds = oddsOf(Math.max(0, dice), 1, successFaces(game, seat).length);
    worth += counts(view, 'withstand', withstanding(view, seat) * odds);
  }
  return worth;
}

/** The check that the Ancient One's attack asks for, or null. */
function attackCheck(view: Viewpoint): (Spec<'check'> & { modPerRound: number }) | null {
  const { attack } = view.game.content.ancientOne(view.game.state.ancientOne.id);
  const [found] = only(attack?.do ?? [], 'check');
  return found ? { ...found, modPerRound: attack?.modPerRound ?? 0 } : null;
}
