import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { strengthsOf } from '../../shown/strength.ts';
import type { Content } from '../content/content.ts';

import type { Skill } from '../content/vocabulary.ts';

/** The skills of each track, the first rising as the other falls. */
const TRACKS = { speedSneak: ['speed', 'sneak'], fightWill: ['fight', 'will'], loreLuck: ['lore', 'luck'] } as const;

/** Occupation, the skills that can be raised highest, Sanity and Stamina. */
export function sheetNote(content: Content, sheet: string, words: Words): string {
  const { skills, sanity, stamina } = content.investigator(sheet);
  const most = new Map<Skill, number>();
  for (const track of ['speedSneak', 'fightWill', 'loreLuck'] as const)
    for (const [at, skill] of TRACKS[track].entries())
      most.set(skill, Math.max(...skills[track].map((stop) => stop[at] ?? 0)));
  const best = strengthsOf(most);
  return words.say('sheet-note', {
    occupation: ref('occupation', sheet),
    count: best.length,
    best: best.map((skill) => ref('skill', skill)),
    sanity,
    stamina,
  });
}
