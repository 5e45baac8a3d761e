import type { MomentView, Scene } from '../../render/moments/view.ts';
import type { Theme } from '../../render/theme.ts';
import type { Words } from '../../words/words.ts';
import type { Accent, Moment, Telling } from '../edition/edition.ts';
import { inBrief } from '../shown/alt.ts';
import type { Told } from './telling.ts';

/** A great moment among events. */
export interface Great {
  scene: Scene;
  /** What the frame says above all else, and what belongs right under it. */
  heading: string;
  detail?: readonly string[];
  /** The detail is what came of all that is told: it stands below that. */
  outcome?: boolean;
  /** What the picture is about, and how things stand. */
  title: string;
  note: string;
  figure?: string;
  /** It crowns the moment told last in the same message. */
  instead?: boolean;
  /** The places of the events that heading and detail tell. */
  used: readonly number[];
}

/** What each scene is to the table. */
const ACCENTS: Record<Scene, Accent> = {
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
};

/** Of these there may be several in a turn, beside something greater. */
const MINOR: readonly Scene[] = ['anomaly', 'outbreak', 'terror'];

/** The telling of events with the great moment among them above all else. */
export function headed(telling: Telling, great: Great, theme: Theme, words: Words): Telling {
  const { continued: _, ...rest } = telling;
  const { heading, detail = [], outcome = false } = great;
  const lines = [heading, ...(outcome ? [] : detail), ...telling.lines, ...(outcome ? detail : [])];
  return { ...rest, lines, moment: momentOf(great, theme, words) };
}

/** Its frame and picture, with words for that. */
function momentOf({ scene, title, note, figure, instead = false }: Great, theme: Theme, words: Words): Moment {
  const view: MomentView = { scene, title, note, theme, ...(figure === undefined ? {} : { figure }) };
  const alt = inBrief([words.say(`moment-alt-${scene}`), title, note]);
  return {
    accent: ACCENTS[scene],
    picture: { kind: 'moment', view, alt },
    ...(instead ? { instead: true } : {}),
    ...(MINOR.includes(scene) ? { minor: true } : {}),
  };
}

/** A teller of what the heading says already: it needs no line of its own. */
export function toldAbove(great: Great | null): (events: unknown, index: number) => Told | null {
  return (_, index) => (great?.used.includes(index) ? { lines: [], used: [index] } : null);
}

/** The places of events among others that fulfil a condition. */
export function placesOf<E>(events: readonly E[], wanted: (event: E) => boolean): number[] {
  return events.flatMap((event, index) => (wanted(event) ? [index] : []));
}
