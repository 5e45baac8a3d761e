import { type Copy, kindOf } from '../../edition/copy.ts';
import { proseOf } from '../../shown/prose.ts';

/** The story at a path inside one of the edition's text files; null when there is none. */
export const prose = proseOf('second');

/** A monster's sentence for a moment. */
export function monsterProse(marker: Copy, moment: 'look' | 'defeated' | 'evaded' | 'hit', locale: string): string {
  return prose('monsters', [kindOf(marker), moment], locale) ?? '';
}

/** A mythos card's story, or how its rumor ends. */
export function mythosProse(card: string, part: 'prose' | 'pass' | 'fail', locale: string): string {
  return prose('mythos', [card, part], locale) ?? '';
}
