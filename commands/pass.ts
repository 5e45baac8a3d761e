import { playCommand } from '../src/discord/play.ts';

const PASSING = /^(stop|done|pass|no|accept|keep|take|roll|go-on|top)$/;

/** Leaves things as they are: stops moving, declines, accepts a roll, is done. */
export const command = playCommand({
  id: 'pass',
  option: 'question',
  fits: (_decision, { id }) => PASSING.test(id),
  passes: true,
});
