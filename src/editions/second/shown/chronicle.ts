import { phrase, ref } from '../../../engine/phrase.ts';
import { type Chronicle, seatChronicles } from '../../edition/chronicle.ts';
import type { State } from '../state/state.ts';

/** What is remembered of a game: against whom, how it ended, and who rolled how well. */
export function chronicle({ ancientOne, turn, outcome, investigators, press, places }: State): Chronicle {
  const foe = ref('ancientOne', ancientOne.id);
  const seals = Object.values(places).filter(({ sealed }) => sealed).length;
  const played = investigators.map(({ sheet, incarnation, eliminated }) => ({
    sheet,
    lost: incarnation + Number(eliminated),
  }));
  return {
    foe,
    turns: outcome?.turn ?? turn,
    result: outcome?.result ?? null,
    how: outcome ? phrase(`past-${outcome.result}-${outcome.way}`, { foe }) : null,
    score: outcome?.score?.total ?? null,
    figures: phrase('second-history-figures', {
      doom: ancientOne.doom,
      seals,
      devoured: played.reduce((sum, { lost }) => sum + lost, 0),
    }),
    seals,
    seats: seatChronicles(played, press.rolls),
  };
}
