import { ref } from '../../../../engine/phrase.ts';
import type { Words } from '../../../../words/words.ts';
import type { Telling } from '../../../edition/edition.ts';
import { type Great, headed } from '../../../telling/moment.ts';
import { boardPicture } from '../../shown/boardview.ts';
import { prose } from '../../shown/prose.ts';
import type { Outcome } from '../../state/event.ts';
import type { State } from '../../state/state.ts';
import { advertiser } from './notice.ts';
import { parts, specialEdition, story, tracksOf } from './special.ts';

/** The picture of every way a game can end. */
const ENDS: Record<Outcome['result'], Record<Outcome['way'], Great['scene']>> = {
  won: { codex: 'wonCase', lodge: 'wonLodge', nobody: 'wonCase' },
  lost: { codex: 'lostCase', lodge: 'lostCase', nobody: 'lostNobody' },
};

/** The last words: how the scenario ended, what became of everybody, and how the doom grew. */
export function ending(state: State, words: Words): Telling {
  const { outcome } = state;
  if (!outcome) return { lines: [], pictures: [] };
  const moment = outcome.result === 'won' ? 'victory' : 'defeat';
  const moral = prose('scenarios', [state.scenario, moment], words.locale);
  const lines = moral ? [`*${moral}*`] : [];
  lines.push(words.say(`third-past-${outcome.result}-${outcome.way}`, { foe: ref('scenario', state.scenario) }));
  for (const part of parts(state)) {
    const name = ref('investigator', part.sheet);
    lines.push(words.say('third-ending-story', { name, story: story(state, part, words).join(' ') }));
  }
  for (const { head, text } of advertiser.luck(state.luck, words))
    lines.push(words.say('third-ending-luck', { which: head, luck: text }));
  const tracks = tracksOf(state);
  lines.push(
    words.say('third-ending-chart', {
      doom: tracks.map(({ doom }) => doom).join(' · '),
      clues: tracks.map(({ clues }) => clues).join(' · '),
    }),
  );
  const told = { lines, pictures: [specialEdition(state, outcome, words), boardPicture(state, words, [])] };
  return headed(told, greatEnd(outcome, words), state.options.theme, words);
}

/** How the game ended, above all that is told of it. */
function greatEnd({ result, way, round }: Outcome, words: Words): Great {
  const headline = words.say(`third-press-special-${result}-${way}`);
  return {
    scene: ENDS[result][way],
    heading: words.say('third-moment-end', { headline }),
    title: headline,
    note: words.say('third-moment-round', { round }),
    used: [],
  };
}
