import { phrase, ref } from '../../../engine/phrase.ts';
import { type Chronicle, seatChronicles } from '../../edition/chronicle.ts';
import type { State } from '../state/state.ts';

/** What is remembered of a game: which scenario, how it ended, who played, and who rolled how well. */
export function chronicle({ scenario, round, outcome, investigators, luck, sheet }: State): Chronicle {
  const foe = ref('scenario', scenario);
  const played = investigators.map((one) => ({ sheet: one.sheet, lost: one.incarnation + Number(one.left !== null) }));
  return {
    foe,
    turns: outcome?.round ?? round,
    result: outcome?.result ?? null,
    how: outcome ? phrase(`third-past-${outcome.result}-${outcome.way}`, { foe }) : null,
    score: null,
    figures: phrase('third-history-figures', {
      doom: sheet.doom,
      clues: sheet.clues,
      lost: played.reduce((sum, { lost }) => sum + lost, 0),
    }),
    seats: seatChronicles(played, luck),
  };
}
