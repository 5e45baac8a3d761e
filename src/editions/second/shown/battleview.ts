import { ref } from '../../../engine/phrase.ts';
import type { BattleView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { successesPerToken } from '../battle/battle.ts';

import { seatAt } from '../investigators/playerorder.ts';
import type { Game } from '../state/state.ts';
import { signed } from './boardtext.ts';

/** The final battle as a picture shows it (2E-3806 to 2E-3817). */
export function battleView(game: Game, words: Words): BattleView {
  const { state } = game;
  const { ancientOne, cursor } = state;
  const rating = ancientOne.combatRating ?? game.content.ancientOne(ancientOne.id).combatRating;
  const attacks = cursor.step === 'battle.attack' ? seatAt(state, cursor.turnIndex) : null;
  const fraction = `${ancientOne.tally}/${successesPerToken(game)}`;
  return {
    ancientOne: ancientOne.id,
    round: words.say('battle-round', { round: ancientOne.round }),
    numbers: [
      { label: words.say('battle-successes'), value: fraction },
      ...(rating === null ? [] : [{ label: words.say('battle-rating'), value: signed(rating) }]),
    ],
    fighters: state.investigators.map(({ seat, sheet, sanity, stamina, eliminated }) => ({
      seat,
      sheet,
      name: words.name(ref('sheet', sheet)),
      sanity,
      stamina,
      acts: seat === attacks,
      out: eliminated ? words.say('battle-devoured') : '',
    })),
  };
}
