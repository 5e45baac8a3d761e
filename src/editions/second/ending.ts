import { phrase, ref } from '../../engine/phrase.ts';
import type { Words } from '../../words/words.ts';
import type { Telling } from '../edition.ts';
import { boardPicture } from './boardview.ts';
import type { State } from './state.ts';
import { prose } from './telling/prose.ts';

/** The last words: the Ancient One's end or ours, the score with its sum, and who did what. */
export function ending(state: State, words: Words): Telling {
  const { outcome } = state;
  if (!outcome) return { lines: [], pictures: [] };
  const moment = outcome.result === 'won' ? 'banished' : 'defeat';
  const story = prose('ancient-ones', [state.ancientOne.id, moment], words.locale);
  const lines = story ? [`*${story}*`] : [];
  const { score } = outcome;
  if (score) {
    const { firstCitizens, ...numbers } = score;
    lines.push(words.say('ending-score', numbers));
    lines.push(
      words.text(
        phrase('ending-first-citizen', {
          names: firstCitizens.map((seat) => ref('seat', String(seat))),
          count: firstCitizens.length,
        }),
      ),
    );
  }
  for (const investigator of state.investigators) {
    lines.push(
      words.say('ending-investigator', {
        name: ref('sheet', investigator.sheet),
        gates: investigator.gateTrophies.length,
        monsters: investigator.monsterTrophies.length,
        fate: investigator.eliminated ? 'devoured' : 'alive',
      }),
    );
  }
  return { lines, pictures: [boardPicture(state, words, [])] };
}
