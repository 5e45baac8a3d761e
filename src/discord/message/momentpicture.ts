import { inBrief } from '../../editions/shown/alt.ts';
import { isPhrase, type Phrase, type Ref } from '../../engine/phrase.ts';
import type { MomentView } from '../../render/moments/view.ts';
import type { PictureSpec } from '../../render/view.ts';
import { ACCENTS, type Accent, type Great } from '../../story/great.ts';
import { type Happening, isOlder, type OlderHappening } from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';

/** A great moment as it is shown: the color of its frame, and its wide picture. */
export interface Moment {
  accent: Accent;
  picture: PictureSpec;
  /** It has the frame alone. */
  bare: boolean;
}

/** The great moment that a happening begins with; null where it is none, or the table is quiet. */
export function momentOf(happening: Happening | OlderHappening, words: Words): Moment | null {
  const { moment } = happening;
  if (!moment) return null;
  if (isOlder(happening)) {
    const { moment: older, short } = happening;
    return older && !short ? { accent: older.accent, picture: older.picture, bare: older.bare === true } : null;
  }
  const great = happening.sentences.find((sentence) => sentence.great)?.great;
  if (!great || happening.quiet) return null;
  return { accent: ACCENTS[great.scene], picture: momentPicture(great, words), bare: moment.bare === true };
}

/** The wide picture of a great moment. */
export function momentPicture({ scene, title, note, figure, theme }: Great, words: Words): PictureSpec {
  const view: MomentView = {
    scene,
    title: textOf(title, words),
    note: note ? words.text(note) : '',
    theme,
    ...(figure === undefined ? {} : { figure }),
  };
  return { kind: 'moment', view, alt: inBrief([words.say(`moment-alt-${scene}`), view.title, view.note]) };
}

function textOf(thing: Phrase | Ref, words: Words): string {
  return isPhrase(thing) ? words.text(thing) : words.name(thing);
}
