import { phrase, ref, series } from '../../../../engine/phrase.ts';
import type { Great } from '../../../../story/great.ts';
import { type Sentence, sentence } from '../../../../story/sentence.ts';
import { story as told } from '../../../telling/teller.ts';
import { prose } from '../../shown/prose.ts';
import type { Outcome } from '../../state/event.ts';
import type { Game, State } from '../../state/state.ts';
import { luck, parts, story, tracksOf } from './special.ts';

/** The picture of every way a game can end. */
const ENDS: Record<Outcome['result'], Record<Outcome['way'], Great['scene']>> = {
  won: { codex: 'wonCase', lodge: 'wonLodge', nobody: 'wonCase' },
  lost: { codex: 'lostCase', lodge: 'lostCase', nobody: 'lostNobody' },
};

const KNOWN = { because: { evident: 'order' } } as const;

/** The last words: how the scenario ended, what became of everybody, and how the doom grew. */
export function ending(game: Game): Sentence[] {
  const { state } = game;
  const { outcome } = state;
  if (!outcome) return [];
  const { result, way } = outcome;
  const moment = result === 'won' ? 'victory' : 'defeat';
  const hasMoral = prose('scenarios', [state.scenario, moment], 'en') !== null;
  const tracks = tracksOf(state);
  return [
    greatEnd(state, outcome),
    ...(hasMoral
      ? [sentence('prose', phrase('story-prose', { story: told('scenarios', state.scenario, moment) }), KNOWN)]
      : []),
    sentence('apart', phrase(`third-past-${result}-${way}`, { foe: ref('scenario', state.scenario) }), KNOWN),
    ...parts(game).map((part) =>
      sentence(
        'apart',
        phrase('third-ending-story', {
          name: ref('investigator', part.sheet),
          story: series('run', story(state, part)),
        }),
        KNOWN,
      ),
    ),
    ...luck(state).map(({ head, text }) =>
      sentence('apart', phrase('third-ending-luck', { which: head, luck: text }), KNOWN),
    ),
    sentence(
      'apart',
      phrase('third-ending-chart', {
        doom: series(
          'dots',
          tracks.map(({ doom }) => doom),
        ),
        clues: series(
          'dots',
          tracks.map(({ clues }) => clues),
        ),
      }),
      KNOWN,
    ),
  ];
}

/** How the game ended, above all that is told of it. */
function greatEnd({ options }: State, { result, way, round }: Outcome): Sentence {
  const headline = phrase(`third-press-special-${result}-${way}`);
  return sentence('heading', headline, {
    ...KNOWN,
    matters: 3,
    of: { thread: 'moment end', opens: true },
    great: {
      scene: ENDS[result][way],
      title: headline,
      note: phrase('third-moment-round', { round }),
      theme: options.theme,
    },
  });
}
