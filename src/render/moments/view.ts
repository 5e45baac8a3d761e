import type { Themed } from '../theme.ts';

/** What there are great moments of. */
export const SCENES = [
  'gateSealed',
  'sealBroken',
  'gateClosed',
  'drawnThrough',
  'devoured',
  'terror',
  'rumorPassed',
  'rumorFailed',
  'ritualStopped',
  'awakening',
  'codex',
  'epicDown',
  'anomaly',
  'outbreak',
  'wonClosing',
  'wonSealing',
  'wonBanishing',
  'lostDevoured',
  'lostDestruction',
  'wonCase',
  'wonLodge',
  'lostCase',
  'lostNobody',
] as const;
export type Scene = (typeof SCENES)[number];

/** A great moment, told in a picture of its own. */
export interface MomentView extends Themed {
  scene: Scene;
  /** What it is about: a place, somebody, a card. */
  title: string;
  /** How things stand now, in a few words; `''` = nothing to say. */
  note: string;
  /** Whose shape is seen: a monster or an Ancient One. */
  figure?: string;
}
