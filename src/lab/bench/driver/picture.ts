import { Replay } from '../adapter/engine.ts';
import { closePainter, drawByPainter, drawHere } from '../adapter/picture.ts';
import type { Journal } from '../adapter/wish.ts';
import { serve } from './serve.ts';

/** Pictures of a game: one whenever its board has changed, as they follow each other in the channel. */
interface Wanted {
  journal: Journal;
  most: number;
}

/** A driver of what draws, in this very process or by the process that draws for the bot. */
const calls = {
  /** Milliseconds of the processor for each picture, drawn and encoded, and how many bytes it has. */
  async pictures(wanted: Wanted): Promise<{ times: number[]; bytes: number[] }> {
    const times: number[] = [];
    const bytes: number[] = [];
    for (const spec of boards(wanted)) {
      const before = process.cpuUsage();
      const { length } = await drawHere(spec);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      bytes.push(length);
    }
    return { times, bytes };
  },

  /** The same pictures, drawn by the process that draws for the bot, which goes on running. @returns how many */
  async painted(wanted: Wanted): Promise<number> {
    let count = 0;
    for (const spec of boards(wanted)) {
      await drawByPainter(spec);
      count += 1;
    }
    return count;
  },

  /** Ends that process. */
  close: (_: null) => closePainter(),
};

export type PictureDriver = typeof calls;

function* boards({ journal, most }: Wanted) {
  const replay = new Replay(journal);
  let before = '';
  let count = 0;
  do {
    const spec = replay.board();
    const now = JSON.stringify(spec);
    if (now === before) continue;
    before = now;
    count += 1;
    yield spec;
  } while (count < most && replay.step());
}

serve(calls);
