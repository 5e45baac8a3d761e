import type { Happening } from '../../press/notice.ts';
import type { Leaving } from './vocabulary.ts';

/** What the newspaper reports, with how much it weighs there; people remember the heavy ones to the end of the game. */
export const NOTICE_WEIGHTS = {
  left: 10,
  epicDefeated: 10,
  gateBurst: 9,
  outbreak: 8,
  anomaly: 8,
  anomalyRemoved: 8,
  scar: 8,
  scarMended: 8,
  codex: 7,
  marker: 6,
  rumor: 6,
  lodge: 6,
  rumorLeft: 5,
  newcomer: 5,
  allyJoined: 5,
  blessed: 5,
  cursed: 5,
  darkPact: 5,
  defeated: 4,
  researched: 4,
  warded: 4,
  doomed: 4,
  clue: 3,
  sighted: 3,
  bought: 2,
} as const;

type NoticeKind = keyof typeof NOTICE_WEIGHTS;

export const NOTICE_KINDS = Object.keys(NOTICE_WEIGHTS) as NoticeKind[];

/** One thing that the newspaper may report; its `place` is a space or a neighborhood. */
export type Notice = Happening<NoticeKind> & { round: number; why?: Leaving };

/** What the state keeps for the newspaper and the special edition. */
export interface Press {
  /** Of the round being played. */
  notices: Notice[];
  /** Headlines read in the round. */
  headlines: string[];
  /** By sheet: what was worth remembering, by round. */
  memoirs: Record<string, Notice[]>;
}
