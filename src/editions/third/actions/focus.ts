import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { SKILLS, type Skill } from '../content/vocabulary.ts';
import { focusable, focusSkill } from '../investigators/focus.ts';
import { sheetOf } from '../investigators/investigator.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** The focus action: one skill of their choice (3E-406.2). Asks `action.focus`; silence takes the highest (A11). */
export function* focus(game: Game, seat: Seat): Flow<boolean> {
  const { skills } = sheetOf(game, seat);
  const chosen = yield* choose(
    game,
    { seat, kind: 'action.focus', rule: '3E-406.2' },
    () =>
      focusable(game, seat).map((skill) => ({
        id: skill,
        label: phrase('third-option-focus-skill', { skill: ref('skill', skill) }),
        note: phrase('third-note-skill', { value: skills[skill] }),
        about: ref('skill', skill),
      })),
    () => ({ default: highest(focusable(game, seat), skills) }),
  );
  const skill = SKILLS.find((one) => one === chosen);
  return skill !== undefined && (yield* focusSkill(game, seat, skill));
}

function highest(open: readonly Skill[], skills: Record<Skill, number>): string[] {
  return [...open].sort((a, b) => skills[b] - skills[a]).slice(0, 1);
}
