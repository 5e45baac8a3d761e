import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { strengthsOf } from '../../shown/strength.ts';
import type { Content } from '../content/content.ts';

/** Occupation, best skills, health and sanity. */
export function sheetNote(content: Content, sheet: string, words: Words): string {
  const { skills, health, sanity } = content.investigator(sheet);
  const best = strengthsOf(new Map(Object.entries(skills)));
  return words.say('third-sheet-note', {
    occupation: ref('occupation', sheet),
    count: best.length,
    best: best.map((skill) => ref('skill', skill)),
    health,
    sanity,
  });
}
