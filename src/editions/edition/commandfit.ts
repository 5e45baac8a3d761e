import type { Decision, Option } from '../../engine/decision.ts';
import type { Interrupt } from '../../engine/edition.ts';

/** Commands by which a player does something that means something else in every edition, or nothing at all. */
const PLAY_COMMANDS = [
  'buy',
  'cast',
  'close',
  'encounter',
  'evade',
  'fight',
  'focus',
  'gather',
  'move',
  'pass',
  'research',
  'seal',
  'spend',
  'trade',
  'use',
  'ward',
] as const;
export type PlayCommand = (typeof PLAY_COMMANDS)[number];

/** Which of the choices before a player a command means. */
export interface CommandFit {
  /** Which options of a decision it takes. */
  answers(decision: Decision, option: Option): boolean;
  /** Which offers it takes up. */
  offers?(offer: Interrupt): boolean;
}

/** The commands an edition knows; what is missing is nothing one could do in it. */
export type CommandFits = Readonly<Partial<Record<PlayCommand, CommandFit>>>;
