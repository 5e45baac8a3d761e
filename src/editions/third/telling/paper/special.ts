import { type Phrase, phrase, ref } from '../../../../engine/phrase.ts';
import type { PictureSpec, SpecialView } from '../../../../render/view.ts';
import type { Words } from '../../../../words/words.ts';
import { honored, paperPicture } from '../../../press/newspaper.ts';
import { townOf } from '../../board/area.ts';
import { prose } from '../../shown/prose.ts';
import type { Outcome } from '../../state/event.ts';
import type { Notice } from '../../state/notice.ts';
import type { Game, Investigator, State } from '../../state/state.ts';
import type { Leaving } from '../../state/vocabulary.ts';
import { officeOf, paper } from './newspaper.ts';
import { advertiser, memoryOf } from './notice.ts';

/** As many stories as a page has room for. */
const MOST_STORIES = 8;

/** Somebody who took part, to the end or for a while. */
interface Part {
  sheet: string;
  fate: Leaving | 'late' | 'lodge' | 'betrayed' | 'street' | 'alive';
  at: string | null;
  /** Beginning with 0, to word what is alike differently. */
  order: number;
}

/** The last front page: how it ended, doom and clues over the rounds, everybody's story and who had luck. */
export function specialEdition(game: Game, outcome: Outcome, words: Words): PictureSpec {
  const { state } = game;
  const { result, way, round } = outcome;
  const scenario = ref('scenario', state.scenario);
  const moment = result === 'won' ? 'victory' : 'defeat';
  return paperPicture({
    ...paper(game, words, round),
    dateline: advertiser.dateline(round, words, true),
    kicker: words.say('third-press-special-kicker', { scenario, result, round }),
    headline: words.say(`third-press-special-${result}-${way}`),
    lead: prose('scenarios', [state.scenario, moment], words.locale) ?? '',
    engraving: { kind: 'place', id: officeOf(game), caption: words.name(scenario) },
    articles: [],
    obituaries: null,
    special: {
      score: null,
      chart: chart(state, words),
      storiesTitle: words.say('third-press-stories'),
      stories: parts(game)
        .slice(0, MOST_STORIES)
        .map((part) => ({
          sheet: part.sheet,
          name: words.name(ref('investigator', part.sheet)),
          lines: story(state, part).map((line) => words.text(line).trim()),
        })),
      honors: honored(luck(state), words),
    },
  });
}

function chart(state: State, words: Words): SpecialView['chart'] {
  const tracks = tracksOf(state);
  return {
    title: words.say('third-press-chart'),
    turn: words.say('third-map-round'),
    doom: { label: words.say('third-map-doom'), of: null, levels: tracks.map(({ doom }) => doom) },
    terror: { label: words.say('third-map-clues'), of: null, levels: tracks.map(({ clues }) => clues) },
  };
}

/** Doom and clues on the scenario sheet at the end of each round, the round in which the game ended among them. */
export function tracksOf({ chart: rounds, sheet: { doom, clues }, outcome }: State): State['chart'] {
  return outcome && outcome.round <= rounds.length ? rounds : [...rounds, { doom, clues }];
}

/** Everybody who took part: who held the seats at the end, then who had left them to others. */
export function parts(game: Game): Part[] {
  const { state } = game;
  const present = state.investigators.map(
    (one): Part => ({ sheet: one.sheet, fate: fateOf(game, one), at: one.at, order: one.seat }),
  );
  const gone = Object.entries(state.press.memoirs).flatMap(([sheet, memories], index): Part[] => {
    const left = memories.findLast(({ kind }) => kind === 'left');
    if (!left?.why || present.some((part) => part.sheet === sheet)) return [];
    return [{ sheet, fate: left.why, at: null, order: present.length + index }];
  });
  return [...present, ...gone];
}

function fateOf(game: Game, { left, entering, lodge, at }: Investigator): Part['fate'] {
  if (left !== null) return entering ? 'late' : left;
  if (game.state.outcome?.way === 'lodge') return lodge ? 'lodge' : 'betrayed';
  return townOf(game).streetKind(at) ? 'street' : 'alive';
}

/** Who rolled best and worst. */
export function luck({ luck: rolls, investigators }: State) {
  return advertiser.luck(rolls, (seat) => ref('sheet', investigators[seat]?.sheet ?? ''));
}

/** Three sentences: what was worth remembering, and what became of them. */
export function story(state: State, { sheet, fate, at, order }: Part): Phrase[] {
  const memories = worthTelling(state.press.memoirs[sheet] ?? [])
    .map(memoryOf)
    .filter((line) => line !== null);
  const end = phrase('third-press-story-fate', { fate, place: at === null ? '' : ref('space', at) });
  return advertiser.story(memories, end, order);
}

/** The two heaviest, of the same kind only where there is nothing else, in the order in which they happened. */
function worthTelling(memories: readonly Notice[]): Notice[] {
  const told = memories.filter(({ kind }) => kind !== 'left').sort((a, b) => b.weight - a.weight);
  const [first] = told;
  const second = told.find(({ kind }) => kind !== first?.kind) ?? told[1];
  return [first, second].filter((memory) => memory !== undefined).sort((a, b) => a.round - b.round);
}
