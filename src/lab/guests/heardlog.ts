import { createLog, type Log } from '../../log.ts';
import type { Outcomes } from './outcomes.ts';

/** Lines of these levels are complaints. */
const COMPLAINTS: readonly unknown[] = ['warn', 'error'];

/**
 * A log by which guests hear what came of what they did.
 * @param secrets texts that never appear in a line
 * @param complain told warnings and errors
 */
export function heardLog(outcomes: Outcomes, secrets: readonly string[], complain: (line: string) => void): Log {
  return createLog('debug', secrets, (line) => {
    outcomes.hear(line);
    const { level } = JSON.parse(line) as { level?: unknown };
    if (COMPLAINTS.includes(level)) complain(line);
  });
}
