import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { Play } from '../../../../src/engine/play.ts';
import { content } from '../../../second.ts';
import { BOOK } from '../book.ts';
import type { Faults, Tale } from './tale.ts';

/** L2.1 to L2.3, L13.1 to L13.3: how many sheets are dealt, and that those not kept are there again. */
export function dealFaults({ start }: Tale): Faults {
  const { options, seed } = start;
  const { draft, team } = options.variants;
  const people = team ? Math.min(2, start.players) : start.players;
  const state = createState(content, { options, seats: start.investigators.map(() => ({ sheet: null })), seed });
  const play = new Play(BOOK.edition, state);
  const faults: Faults = [];
  const all = content.investigators.length;
  for (let picked = 0; play.open[0] && /^setup\.(?:draft|team)$/.test(play.open[0].kind); picked++) {
    const [decision] = play.open;
    const dealt = decision.options.length;
    const wanted = team ? 6 - picked : Math.min(draft, Math.floor(all / people));
    if (dealt !== wanted) faults.push(`${dealt} sheets, not ${wanted}`);
    const last = decision.options.at(-1)?.id;
    if (last) play.answer({ decision: decision.id, chosen: [last] });
  }
  const { investigators, sheets, players } = play.state;
  const kept = investigators.map(({ sheet }) => sheet);
  if (new Set([...kept, ...sheets]).size !== all || kept.length + sheets.length !== all)
    faults.push(`${kept} are kept, ${sheets.length} of ${all} left`);
  if (team && players !== 4) faults.push(`${players} players`);
  return faults;
}
