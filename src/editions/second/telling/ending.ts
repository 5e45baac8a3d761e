import { phrase, ref, series } from '../../../engine/phrase.ts';
import type { Great } from '../../../story/great.ts';
import { type Sentence, sentence } from '../../../story/sentence.ts';
import { story as told } from '../../telling/teller.ts';
import { prose } from '../shown/prose.ts';
import type { Game, Outcome, State } from '../state/state.ts';
import { luck, story, tracksOf } from './special.ts';

/** The picture of every way a game can end. */
const ENDS: Record<Outcome['way'], Great['scene']> = {
  closing: 'wonClosing',
  sealing: 'wonSealing',
  banishing: 'wonBanishing',
  devoured: 'lostDevoured',
  destruction: 'lostDestruction',
};

const KNOWN = { because: { evident: 'order' } } as const;

/** The last words: the Ancient One's end or ours, the score with its sum, and who did what. */
export function ending(game: Game): Sentence[] {
  const { state } = game;
  const { outcome, ancientOne } = state;
  if (!outcome) return [];
  const moment = outcome.result === 'won' ? 'banished' : 'defeat';
  const isTold = prose('ancient-ones', [ancientOne.id, moment], 'en') !== null;
  return [
    greatEnd(state, outcome),
    ...(isTold
      ? [sentence('prose', phrase('story-prose', { story: told('ancient-ones', ancientOne.id, moment) }), KNOWN)]
      : []),
    ...scored(state, outcome),
    ...state.investigators.map((investigator) =>
      sentence(
        'apart',
        phrase('ending-story', {
          name: ref('investigator', investigator.sheet),
          story: series('run', story(state, investigator)),
        }),
        KNOWN,
      ),
    ),
    ...luck(state).map(({ head, text }) =>
      sentence('apart', phrase('ending-luck', { which: head, luck: text }), KNOWN),
    ),
    sentence(
      'apart',
      phrase('ending-tracks', {
        tracks: tracksOf(game)
          .map(([doom, terror]) => `${doom}/${terror}`)
          .join(' · '),
      }),
      KNOWN,
    ),
  ];
}

function scored({ investigators }: State, { score }: Outcome): Sentence[] {
  if (!score) return [];
  const { firstCitizens, ...numbers } = score;
  // The words have the signs.
  const taken = { terror: -score.terror, loans: -score.loans, elderSigns: -score.elderSigns };
  const names = firstCitizens.map((seat) => ref('sheet', investigators[seat]?.sheet ?? ''));
  return [
    sentence('apart', phrase('ending-score', { ...numbers, ...taken }), KNOWN),
    sentence('apart', phrase('ending-first-citizen', { names, count: names.length }), KNOWN),
  ];
}

/** How the game ended, above all that is told of it. */
function greatEnd({ ancientOne, options }: State, { result, way, turn }: Outcome): Sentence {
  const headline = phrase(`press-special-${result}-${way}`);
  return sentence('heading', headline, {
    because: { evident: 'order' },
    matters: 3,
    of: { thread: 'moment end', opens: true },
    great: {
      scene: ENDS[way],
      title: headline,
      note: phrase('moment-end-note', { turn }),
      figure: ancientOne.id,
      theme: options.theme,
    },
  });
}
