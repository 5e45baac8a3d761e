import type { Phrase, Ref } from '../engine/phrase.ts';
import type { Scene } from '../render/moments/view.ts';
import type { Theme } from '../render/theme.ts';

/** What a great moment is to the table: ground won, ground lost, or the story that goes on. */
export const ACCENTS = {
  gateSealed: 'won',
  sealBroken: 'lost',
  gateClosed: 'won',
  drawnThrough: 'lost',
  devoured: 'lost',
  terror: 'lost',
  rumorPassed: 'won',
  rumorFailed: 'lost',
  ritualStopped: 'won',
  awakening: 'lost',
  codex: 'story',
  epicDown: 'won',
  anomaly: 'lost',
  outbreak: 'lost',
  wonClosing: 'won',
  wonSealing: 'won',
  wonBanishing: 'won',
  lostDevoured: 'lost',
  lostDestruction: 'lost',
  wonCase: 'won',
  wonLodge: 'story',
  lostCase: 'lost',
  lostNobody: 'lost',
} as const satisfies Record<Scene, 'won' | 'lost' | 'story'>;
export type Accent = (typeof ACCENTS)[Scene];

/**
 * Which of several great moments in one stretch has the frame: what befalls people goes before what befalls gates, and
 * what ends the game before everything.
 */
export const GRAVITY = [
  ...(['lostDestruction', 'lostDevoured', 'lostCase', 'lostNobody', 'wonLodge', 'wonCase'] as const),
  ...(['wonBanishing', 'wonSealing', 'wonClosing', 'awakening', 'devoured', 'drawnThrough'] as const),
  ...(['epicDown', 'codex', 'gateSealed', 'gateClosed', 'sealBroken'] as const),
  ...(['rumorFailed', 'ritualStopped', 'rumorPassed', 'outbreak', 'anomaly', 'terror'] as const),
] as const satisfies readonly Scene[];

/** Of these there may be several in a turn, beside something greater. */
export const MINOR: readonly Scene[] = ['anomaly', 'outbreak', 'terror'];

/** What makes a sentence a great moment, which has a frame and a picture of its own; the sentence is its heading. */
export interface Great {
  scene: Scene;
  /** What its picture is about, and how things stand. */
  title: Phrase | Ref;
  note?: Phrase;
  /** Whose shape is seen: a monster or an Ancient One. */
  figure?: string;
  theme: Theme;
  /** It crowns the moment told last in the same message, whose place it takes (a gate closed, then sealed). */
  crowns?: true;
}
