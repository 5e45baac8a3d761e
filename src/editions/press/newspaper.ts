/** The newspaper as every edition prints it: its name and date, articles, obituaries, who had luck. */
import type { Seat } from '../../engine/decision.ts';
import { type Phrase, type PhraseArgument, phrase, type Ref, ref } from '../../engine/phrase.ts';
import type { ArticleView, NewspaperView, PictureSpec } from '../../render/view.ts';
import type { Words } from '../../words/words.ts';
import { inBrief } from '../shown/alt.ts';
import type { Happening } from './notice.ts';

/** Of a kind at most so many are printed in one number. */
export const MOST_OF_A_KIND = 2;
const MOST_ARTICLES = 10;
export const MOST_ADVERTISEMENTS = 9;
const DAY = 24 * 60 * 60 * 1000;
const SIXTHS = 6;

/** Dice that somebody rolled for checks: how many, sixths of a success they promised, successes they were. */
export interface Rolls {
  dice: number;
  sixths: number;
  successes: number;
}

/** What is said of somebody in the special edition. */
interface Honor {
  head: Phrase;
  text: Phrase;
}

/** The same as it is printed. */
export function honored(honors: readonly Honor[], words: Words): ArticleView[] {
  return honors.map(({ head, text }) => ({ head: words.text(head), text: words.text(text) }));
}

/**
 * What the numbers of an edition's newspaper have in common.
 * @param prefix begins the keys of its messages
 * @param firstDay the date of the first turn of every game, in milliseconds
 */
export function press(prefix: string, firstDay: number) {
  const say = (words: Words, key: string, args: Record<string, PhraseArgument> = {}): string =>
    words.say(`${prefix}-${key}`, args);

  /** The date of a turn: the calendar goes on a day each. */
  function dateOf(turn: number, words: Words): string {
    const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' });
    return say(words, 'date', { date: format.format(firstDay + (Math.max(1, turn) - 1) * DAY) });
  }

  /** Number, date and price of a number, or of the special edition. */
  function dateline(turn: number, words: Words, special = false): NewspaperView['dateline'] {
    const number = special ? say(words, 'number-special') : say(words, 'number', { number: turn });
    return [number, dateOf(turn, words), say(words, special ? 'price-special' : 'price')];
  }

  /** The corners beside its name: the weather and the motto. */
  function ears(weather: string, words: Words): NewspaperView['ears'] {
    return [
      { head: say(words, 'weather'), text: weather },
      { head: say(words, 'motto-head'), text: say(words, 'motto') },
    ];
  }

  /** A notice as an article, in one of two wordings. */
  function article(kind: string, words: Words, variant: number, args: Record<string, PhraseArgument>): ArticleView {
    const all = { ...args, variant: variant % 2 };
    return {
      head: words.capital(say(words, `${kind}-head`, all).trim()),
      text: words.capital(say(words, kind, all).trim()),
    };
  }

  /** What is said of the dead; null where nobody died. */
  function obituaries(dead: readonly { sheet: string; text: string }[], words: Words): NewspaperView['obituaries'] {
    if (dead.length === 0) return null;
    const people = dead.map(({ sheet, text }) => ({ sheet, head: words.name(ref('investigator', sheet)), text }));
    return { title: say(words, 'obituaries'), people };
  }

  /** The sentences of a story: what was worth remembering, or that nothing was, and what became of somebody. */
  function story(memories: readonly Phrase[], fate: Phrase, order = 0): Phrase[] {
    const quiet = ['story-quiet', 'story-steady'].map((key) => phrase(`${prefix}-${key}`, { order }));
    return [...memories, ...quiet.slice(0, quiet.length - memories.length), fate];
  }

  /**
   * Who rolled best and worst, measured by what the dice promised; only one of them where only one rolled, or where even
   * the worst had as much as was promised.
   */
  function luck(rolls: readonly Rolls[], nameOf: (seat: Seat) => Ref): Honor[] {
    const hands = rolls
      .flatMap((all, seat) => (all.sixths > 0 ? [{ ...all, seat, ratio: all.successes / all.sixths }] : []))
      .sort((a, b) => b.ratio - a.ratio);
    const best = hands[0];
    const worst = hands.at(-1);
    if (!best || !worst) return [];
    const line = (key: string, { seat, dice, sixths, successes }: Rolls & { seat: Seat }): Honor => {
      const expected = Math.round(sixths / SIXTHS);
      const text = phrase(`${prefix}-luck`, { name: nameOf(seat), dice, successes, expected });
      return { head: phrase(`${prefix}-${key}`), text };
    };
    if (best === worst) return [line('only-hand', best)];
    const hadLess = worst.successes < Math.round(worst.sixths / SIXTHS);
    return [line('luckiest', best), ...(hadLess ? [line('unluckiest', worst)] : [])];
  }

  return { say, dateline, ears, article, obituaries, story, luck };
}

/** The heaviest notices that are printed, as many as there is room for. */
export function gravest<N extends Happening>(notices: readonly N[], isPrinted: (notice: N) => boolean): N[] {
  return [...notices]
    .sort((a, b) => b.weight - a.weight)
    .filter(isPrinted)
    .slice(0, MOST_ARTICLES);
}

/** Notices as articles, each made knowing how many of its kind stand before it, so as to be worded differently. */
export function articlesOf<N extends Happening>(
  notices: readonly N[],
  article: (notice: N, before: number) => ArticleView,
): ArticleView[] {
  const before = (notice: N, index: number) =>
    notices.slice(0, index).filter(({ kind }) => kind === notice.kind).length;
  return distinct(notices.map((notice, index) => article(notice, before(notice, index))));
}

/** The articles of a page, none of them twice: what happened twice alike is news once. */
export function distinct(articles: readonly ArticleView[]): ArticleView[] {
  const same = (one: ArticleView, other: ArticleView) => one.head === other.head && one.text === other.text;
  return articles.filter((one, index) => articles.findIndex((other) => same(one, other)) === index);
}

/** The page as a picture, described in words: the most important first, as many as go with it. */
export function paperPicture(view: NewspaperView): PictureSpec {
  const { special } = view;
  const { sum = [], total = '' } = special?.score ?? {};
  const tracks = special ? [special.chart.doom, special.chart.terror] : [];
  const texts = (all: readonly ArticleView[]): string[] => all.map(({ head, text }) => `${head}: ${text}`);
  const alt = inBrief([
    `${view.name}, ${view.dateline[1]}.`,
    `${view.headline}. ${view.lead}`,
    ...(sum.length > 0 ? [`${sum.map(({ label, value }) => `${label} ${value}`).join(', ')}.`, total] : []),
    ...tracks.map(({ label, levels }) => `${label}: ${levels.join(', ')}.`),
    ...texts(special?.honors ?? []),
    ...(special?.stories ?? []).map(({ name, lines }) => `${name}: ${lines.join(' ')}`),
    ...texts(view.obituaries?.people ?? []),
    ...texts(view.articles),
    ...texts(view.ears.slice(0, 1)),
  ]);
  return { kind: 'newspaper', view, alt };
}
