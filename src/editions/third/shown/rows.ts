import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { RowView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Place } from '../../edition/copy.ts';
import { townOf } from '../board/area.ts';
import { playerOrder } from '../investigators/investigator.ts';
import type { Game, Investigator, State } from '../state/state.ts';

/** Everybody's row below the map, by seat. */
export function rowsOf(game: Game, words: Words, token: (one: Investigator) => RowView['token']): RowView[] {
  const { state } = game;
  return state.investigators.map((one): RowView => {
    const { seat, sheet, left, at, damage, horror, clues, remnants, money } = one;
    if (left !== null) return { token: token(one), place: words.say('third-standing-out'), values: [], turn: 'out' };
    const { health, sanity } = game.content.investigator(sheet);
    return {
      token: token(one),
      place: placeName(game, at, words),
      values: [
        { sign: 'stamina', now: health - damage, of: health },
        { sign: 'sanity', now: sanity - horror, of: sanity },
        { sign: 'clues', now: clues },
        { sign: 'remnants', now: remnants },
        { sign: 'money', now: money },
      ],
      turn: turnOf(state, seat),
    };
  });
}

/** A street is called by what it joins: there is no room to say what kind it is. */
function placeName(game: Game, at: Place, words: Words): string {
  const street = townOf(game).streets.find(({ id }) => id === at);
  if (!street) return words.name(ref('space', at));
  return [street.from, street.to].map((id) => words.name(ref('neighborhood', id))).join('–');
}

/** In the action phase a turn is over when the token lies on its dark side, in the encounter phase when it doesn't (3E-410). */
function turnOf(state: State, seat: Seat): RowView['turn'] {
  const { cursor, acting, investigators } = state;
  const dark = investigators[seat]?.inactive ?? false;
  switch (cursor.step) {
    case 'action.turn':
    case 'encounter.turn': {
      if (dark === (cursor.step === 'action.turn')) return 'done';
      return acting === undefined || acting === seat ? 'now' : 'ahead';
    }
    case 'mythos.turn': {
      const at = playerOrder(state).indexOf(seat);
      if (at === cursor.index) return 'now';
      return at < cursor.index ? 'done' : 'ahead';
    }
    default:
      return 'ahead';
  }
}
