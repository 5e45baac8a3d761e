import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { ArticleView, PictureSpec, SpecialView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { honored, paperPicture } from '../../press/newspaper.ts';
import { prose } from '../shown/prose.ts';
import type { Game, Investigator, Outcome, State } from '../state/state.ts';
import { advertiser, argumentsOf, isSealing, paper } from './newspaper.ts';

const SUM = ['doomTrack', 'terror', 'loans', 'elderSigns', 'gateTrophies', 'monsterTrophies', 'survivors'] as const;
/** Lines of a story before its last. */
const BEFORE_FATE = 2;

/** The last front page: how it ended, the score, the tracks over the turns, everybody's story. */
export function specialEdition(game: Game, outcome: Outcome, words: Words): PictureSpec {
  const { state } = game;
  const { result, way, turn } = outcome;
  const { id } = state.ancientOne;
  return paperPicture({
    ...paper(game, words, turn),
    dateline: advertiser.dateline(turn, words, true),
    kicker: words.say('press-special-kicker', { result, turn }),
    headline: words.say(`press-special-${result}-${way}`),
    lead: prose('ancient-ones', [id, result === 'won' ? 'banished' : 'defeat'], words.locale) ?? '',
    engraving: {
      kind: 'place',
      id: game.content.locationFor('newspaper').id,
      caption: words.name(ref('ancientOne', id)),
    },
    articles: [],
    obituaries: null,
    special: special(game, outcome, words),
  });
}

function special(game: Game, outcome: Outcome, words: Words): SpecialView {
  const { state } = game;
  return {
    score: scoreView(outcome, words),
    chart: chart(game, words),
    storiesTitle: words.say('press-stories'),
    stories: state.investigators.map((investigator) => ({
      sheet: investigator.sheet,
      name: words.name(ref('investigator', investigator.sheet)),
      lines: story(state, investigator).map((line) => words.text(line).trim()),
    })),
    honors: [...citizens(outcome, words), ...honored(luck(state), words)],
  };
}

function scoreView({ score }: Outcome, words: Words): SpecialView['score'] {
  if (!score) return null;
  return {
    title: words.say('press-score'),
    sum: SUM.map((line) => ({ label: words.say(`press-score-${line}`), value: signed(score[line], line) })),
    total: `${words.say('press-score-total')} ${score.total}`,
  };
}

function signed(value: number, line: string): string {
  if (line === 'doomTrack') return String(value);
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}

function chart(game: Game, words: Words): SpecialView['chart'] {
  const { state } = game;
  const tracks = tracksOf(game);
  return {
    title: words.say('press-chart'),
    turn: words.say('board-turn'),
    doom: {
      label: words.say('board-doom'),
      of: game.content.ancientOne(state.ancientOne.id).doomTrack,
      levels: tracks.map(([doom]) => doom),
    },
    terror: { label: words.say('board-terror'), of: 10, levels: tracks.map(([, terror]) => terror) },
  };
}

/** Doom and terror at the end of each turn, the turn in which the game ended among them. */
export function tracksOf({ content, state: { press, ancientOne, terror } }: Game): [number, number][] {
  const { doomTrack } = content.ancientOne(ancientOne.id);
  return [...press.tracks, [ancientOne.awake ? doomTrack : ancientOne.doom, terror]];
}

/** Who rolled best and worst. */
export function luck({ press, investigators }: State) {
  return advertiser.luck(press.rolls, (seat) => ref('sheet', investigators[seat]?.sheet ?? ''));
}

/** Three sentences: what was worth remembering, and what became of them. */
export function story(state: State, investigator: Investigator): Phrase[] {
  const { seat, sheet, gateTrophies, monsterTrophies } = investigator;
  const remembered = state.press.memoirs[sheet] ?? [];
  const memories = remembered
    .filter((memory) => memory.kind !== 'devoured' && !isSealing(memory, remembered))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, BEFORE_FATE)
    .sort((a, b) => a.turn - b.turn)
    .map((memory) => phrase(`press-story-${memory.kind}`, argumentsOf(memory)));
  const fate = phrase('press-story-fate', {
    fate: investigator.eliminated ? 'devoured' : investigator.returnsOn === null ? 'alive' : 'lost',
    gates: gateTrophies.length,
    monsters: monsterTrophies.length,
    order: seat,
  });
  return advertiser.story(memories, fate, seat);
}

function citizens({ score }: Outcome, words: Words): ArticleView[] {
  if (!score) return [];
  const names = score.firstCitizens.map((seat) => words.name(ref('seat', String(seat))));
  return [{ head: words.say('press-first-citizen', { count: names.length }), text: `${words.list(names)}.` }];
}
