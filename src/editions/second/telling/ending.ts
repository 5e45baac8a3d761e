import { phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Telling } from '../../edition/edition.ts';
import { type Great, headed } from '../../telling/moment.ts';
import { boardPicture } from '../shown/boardview.ts';
import { prose } from '../shown/prose.ts';
import type { Outcome, State } from '../state/state.ts';
import { advertiser } from './newspaper.ts';
import { specialEdition, story, tracksOf } from './special.ts';

/** The picture of every way a game can end. */
const ENDS: Record<Outcome['way'], Great['scene']> = {
  closing: 'wonClosing',
  sealing: 'wonSealing',
  banishing: 'wonBanishing',
  devoured: 'lostDevoured',
  destruction: 'lostDestruction',
};

/** The last words: the Ancient One's end or ours, the score with its sum, and who did what. */
export function ending(state: State, words: Words): Telling {
  const { outcome } = state;
  if (!outcome) return { lines: [], pictures: [] };
  const moment = outcome.result === 'won' ? 'banished' : 'defeat';
  const moral = prose('ancient-ones', [state.ancientOne.id, moment], words.locale);
  const lines = moral ? [`*${moral}*`] : [];
  const { score } = outcome;
  if (score) {
    const { firstCitizens, ...numbers } = score;
    // The words have the signs.
    const taken = { terror: -score.terror, loans: -score.loans, elderSigns: -score.elderSigns };
    lines.push(words.say('ending-score', { ...numbers, ...taken }));
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
    const name = ref('investigator', investigator.sheet);
    lines.push(words.say('ending-story', { name, story: story(state, investigator, words).join(' ') }));
  }
  for (const { head, text } of advertiser.luck(state.press.rolls, words))
    lines.push(words.say('ending-luck', { which: head, luck: text }));
  const tracks = tracksOf(state).map(([doom, terror]) => `${doom}/${terror}`);
  lines.push(words.say('ending-tracks', { tracks: tracks.join(' · ') }));
  const told = { lines, pictures: [specialEdition(state, outcome, words), boardPicture(state, words, [])] };
  return headed(told, greatEnd(state, outcome, words), state.options.theme, words);
}

/** How the game ended, above all that is told of it. */
function greatEnd({ ancientOne }: State, { result, way, turn }: Outcome, words: Words): Great {
  const headline = words.say(`press-special-${result}-${way}`);
  return {
    scene: ENDS[way],
    heading: words.say('moment-end', { headline }),
    title: headline,
    note: words.say('moment-end-note', { turn }),
    figure: ancientOne.id,
    used: [],
  };
}
