import { expect, it } from 'vitest';
import { Strangers } from '../../../src/lab/strangers/strangers.ts';
import { controlsOf } from '../../../src/local/robot.ts';
import type { OpenDecision } from '../../../src/table/game/view.ts';
import { tried } from '../../length.ts';

/** Answers that are given of each game: a little of it, or as many as a game may take to its end. */
const MOST = tried(8, 1500);

/** What somebody learns who has the words of a question alone, and must know to answer it. */
function learned(open: OpenDecision, content: string, labels: readonly string[], standing: string): string[] {
  const [seat, ...others] = open.decision.seats;
  const all = [content, ...labels].join('\n');
  const wanting: string[] = [];
  // A vote is about all of them, and the status has a line for each.
  if (seat !== undefined && others.length === 0 && !content.includes(standing)) wanting.push(`standing: ${standing}`);
  for (const { odds, chances } of open.decision.options)
    if ((odds !== undefined || chances?.length) && !/\d %|sure|can’t|needs clues/.test(all)) wanting.push('odds');
  if (labels.some((label) => !/[\p{L}\d?]/u.test(label))) wanting.push('labels');
  return wanting;
}

/** What the message says that shows how things stand. */
function statusOf(strangers: Strangers): string {
  const isStatus = ({ customId }: { customId: string }) => customId.startsWith('x:');
  return strangers.messages().find((one) => controlsOf(one).some(isStatus))?.content ?? '';
}

it.each(['second', 'third'])('a game of the %s edition can be played by its words alone', async (edition) => {
  const strangers = await Strangers.meet(edition, `blind ${edition}`);
  try {
    let told = 0;
    for (let answers = 0; answers < MOST && (answers === 0 || strangers.turn !== null); answers++) {
      for (const { open, message } of strangers.questions) {
        if (!message) throw new Error(`${open.decision.kind} is on no message`);
        const [seat = 0] = open.decision.seats;
        // A menu of sliders has no name of its own: it shows the stop that is set.
        const buttons = controlsOf(message).filter(({ kind }) => kind === 'button');
        const labels = buttons.map(({ label }) => label);
        expect(learned(open, message.content, labels, strangers.standing(seat)), open.decision.kind).toEqual([]);
        told += 1;
      }
      if (strangers.statusStands) expect(statusOf(strangers)).toMatch(/\*\*(?:Goal|Danger):\*\*/);
      await strangers.answer();
    }
    await expect.poll(() => strangers.statusStands).toBe(true);
    if (strangers.turn !== null) expect(statusOf(strangers)).toMatch(/\*\*(?:Goal|Danger):\*\*/);
    expect(told).toBeGreaterThan(5);
    if (MOST > 100) expect(strangers.turn).toBeNull();
  } finally {
    await strangers.leave();
  }
});
