import type { Outcome } from '../../../src/editions/third/state/event.ts';
import type { Notice } from '../../../src/editions/third/state/notice.ts';
import type { State } from '../../../src/editions/third/state/state.ts';
import { newspaper } from '../../../src/editions/third/telling/paper/newspaper.ts';
import { specialEdition } from '../../../src/editions/third/telling/paper/special.ts';
import { ref } from '../../../src/engine/phrase.ts';
import type { Locale } from '../../../src/locale.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { gameOf, thirdWords } from '../../third.ts';
import { crowded } from '../map/examples.ts';

const notice = (kind: Notice['kind'], weight: number, more: Partial<Notice> = {}): Notice => ({
  kind,
  round: 1,
  weight,
  ...more,
});

const EVENTFUL: Notice[] = [
  notice('gateBurst', 9, { place: 'merchantDistrict' }),
  notice('outbreak', 8, { place: 'masBoardingHouse' }),
  notice('anomaly', 8, { place: 'downtown' }),
  notice('defeated', 4, { sheet: 'michaelMcglen', thing: ref('monster', 'servitorOfYogSothoth') }),
  notice('sighted', 3, { place: 'generalStore', thing: ref('monster', 'occultRitualist') }),
  notice('warded', 4, { sheet: 'jennyBarnes', place: 'arkhamAdvertiser', count: 2 }),
];
const DEAD = notice('left', 10, { sheet: 'agnesBaker', why: 'devoured' });

/** The end of a long case of six. */
function ended(): { state: State; outcome: Outcome } {
  const state = crowded();
  state.chart = Array.from({ length: 10 }, (_, round) => ({ doom: round, clues: Math.floor(round / 3) }));
  state.luck = state.investigators.map((_, seat) => ({ dice: 30 + seat, sixths: 60, successes: 5 + seat * 2 }));
  for (const { sheet } of state.investigators)
    state.press.memoirs[sheet] = EVENTFUL.filter((one) => one.sheet !== undefined).map((one) => ({ ...one, sheet }));
  return { state, outcome: { result: 'won', way: 'codex', card: 1, round: 11 } };
}

/** Front pages of the third edition in a language: all layouts, a death, a quiet round, the end. */
export function thirdPapers(locale: Locale): Record<string, PictureSpec> {
  const state = crowded();
  const words = thirdWords(locale, state);
  const paper = (round: number, notices: Notice[], headlines: string[] = []): PictureSpec =>
    newspaper({ type: 'RoundEnded', round, headlines, notices }, gameOf(state), words);
  const { state: last, outcome } = ended();
  return {
    ...Object.fromEntries(
      [5, 6, 7, 8, 9].map((round) => [`third/${round}`, paper(round, EVENTFUL, ['fullMoonLinkedToAberrantBehavior'])]),
    ),
    'third/mournful': paper(8, [DEAD, ...EVENTFUL]),
    'third/quiet': paper(6, []),
    'third/won': specialEdition(gameOf(last), outcome, thirdWords(locale, last)),
  };
}
