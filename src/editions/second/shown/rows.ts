import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { InvestigatorToken, RowView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { gameOf } from '../game/game.ts';
import { maxSanity, maxStamina } from '../investigators/investigator.ts';
import { turnIndexOf } from '../investigators/playerorder.ts';
import type { Investigator, State } from '../state/state.ts';

/** Everybody's row below the board, by seat. */
export function rowsOf(
  state: State,
  words: Words,
  token: (investigator: Investigator, words: Words) => InvestigatorToken,
): RowView[] {
  const game = gameOf(state);
  return state.investigators.map((one): RowView => {
    const { seat, eliminated, at, sanity, stamina, clues, money } = one;
    if (eliminated) return { token: token(one, words), place: words.say('standing-out'), values: [], turn: 'out' };
    return {
      token: token(one, words),
      place: words.name(ref('place', at)),
      values: [
        { sign: 'sanity', now: sanity, of: maxSanity(game, seat) },
        { sign: 'stamina', now: stamina, of: maxStamina(game, seat) },
        { sign: 'clues', now: clues },
        { sign: 'money', now: money },
      ],
      turn: turnOf(state, seat),
    };
  });
}

/** Whether a phase that goes round the table, or a turn in sittings, has come to a seat. */
function turnOf(state: State, seat: Seat): RowView['turn'] {
  const { cursor, sitting } = state;
  if (sitting && cursor.step.startsWith('sitting.')) {
    if (sitting.shares[seat]?.next === 'sat') return 'done';
    return sitting.seat === null || sitting.seat === seat ? 'now' : 'ahead';
  }
  if (!('turnIndex' in cursor)) return 'ahead';
  const at = turnIndexOf(state, seat);
  if (at === cursor.turnIndex) return 'now';
  return at < cursor.turnIndex ? 'done' : 'ahead';
}
