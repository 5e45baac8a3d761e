import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import { kindOf } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';

import type { CheckName, Skill, SpecialCheck } from '../content/vocabulary.ts';
import type { FormulaPart } from '../state/event.ts';
import { type Game, SKILL_TRACKS } from '../state/state.ts';
import { investigator } from './investigator.ts';
import { replaced } from './modifier.ts';

/** The skill each special check is based on. */
export const BASE_SKILL: Readonly<Record<SpecialCheck, Skill>> = {
  evade: 'sneak',
  horror: 'will',
  combat: 'fight',
  spell: 'lore',
};

const TRACK: Readonly<Record<Skill, readonly [track: number, side: 0 | 1]>> = {
  speed: [0, 0],
  sneak: [0, 1],
  fight: [1, 0],
  will: [1, 1],
  lore: [2, 0],
  luck: [2, 1],
};

/** True for a special check, false for a plain skill. */
export function isSpecial(check: CheckName): check is SpecialCheck {
  return check in BASE_SKILL;
}

/** What a skill is on a sheet at a slider's stop (2E-602, 2E-603). */
export function printedSkill(content: Content, sheet: string, skill: Skill, sliders: readonly number[]): number {
  // 2E-601
  const [track, side] = TRACK[skill];
  const name = SKILL_TRACKS[track];
  const stop = name && content.investigator(sheet).skills[name][sliders[track] ?? 0];
  if (!stop) throw new Error(`no stop ${sliders[track]} for ${skill}`);
  return stop[side];
}

/**
 * What a skill is made of: the slider's value and the bonuses of cards that are simply owned. Bonuses that hold for
 * checks alone are in it only with `forCheck`.
 */
export function skillFormula(game: Game, seat: Seat, skill: Skill, forCheck = false): FormulaPart[] {
  const one = investigator(game, seat);
  return [
    { source: { ref: 'skill', id: skill }, dice: printedSkill(game.content, one.sheet, skill, one.sliders) },
    ...bonusesOf(game, seat, skill, forCheck),
  ];
}

/** What owned cards give to a skill or special check (exhausted ones too, 2E-2211, FAQ-123). */
export function bonusesOf(game: Game, seat: Seat, to: CheckName, forCheck: boolean): FormulaPart[] {
  const { content } = game;
  const found: FormulaPart[] = [];
  for (const { id } of investigator(game, seat).cards)
    for (const bonus of content.card(id).bonuses) {
      if (bonus.to !== to || bonus.while !== 'owned' || (bonus.only === 'checks' && !forCheck)) continue;
      const source = ref('card', kindOf(id));
      if (bonus.if && !game.rules.holds(game, seat, [bonus.if], { source, card: id })) continue;
      found.push({ source, dice: bonus.by });
    }
  return found;
}

/** The current value of a skill, as movement points and comparisons use it (2E-702, 2E-1615). */
export function skillValue(game: Game, seat: Seat, skill: Skill): number {
  return skillFormula(game, seat, skill).reduce((sum, part) => sum + part.dice, 0);
}

/** The faces that count as a success: 5 and 6, unless Blessed or Cursed (2E-2205, 2E-3201, 2E-3202, 2E-3205). */
export function successFaces(game: Game, seat: Seat): readonly number[] {
  return replaced<readonly number[]>(game, 'successFaces', game.content.tables.successFaces.normal, { seat });
}
