import { type PhraseArgument, ref } from '../../../engine/phrase.ts';
import type { ArticleView, EngravingView, NewspaperView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import {
  articlesOf,
  gravest,
  MOST_ADVERTISEMENTS,
  MOST_OF_A_KIND,
  paperPicture,
  press,
} from '../../press/newspaper.ts';
import { proseList } from '../../shown/prose.ts';
import type { Content } from '../content/content.ts';
import { mythosProse, prose } from '../shown/prose.ts';
import type { EventOf } from '../state/event.ts';
import type { Notice } from '../state/press.ts';
import type { Game } from '../state/state.ts';

/** The first day of every game. */
const FIRST_DAY = Date.UTC(1926, 8, 1);
/** Steps through lists of so many entries without coming back soon. */
const STRIDE = 7;

export const advertiser = press('press', FIRST_DAY);

/** The day's front page, when a turn has ended. */
export function newspaper(event: EventOf<'TurnEnded'>, game: Game, words: Words): PictureSpec {
  const { state } = game;
  const { turn, mythos } = event;
  const articles = articlesOf(printed(event.notices), (notice, before) => article(notice, words, before));
  const [first] = articles;
  const mood = prose('terror', [String(state.terror)], words.locale) ?? '';
  return paperPicture({
    ...paper(game, words, turn),
    dateline: advertiser.dateline(turn, words),
    kicker: words.say(`press-kicker-${mythos ? game.content.mythos(mythos).type : 'quiet'}`),
    headline: mythos ? words.name(ref('mythos', mythos)) : (first?.head ?? words.say('press-quiet')),
    lead: mythos ? mythosProse(mythos, 'prose', words.locale) : (first?.text ?? words.say('press-quiet-text')),
    engraving: engraving(game.content, event, words),
    articles: [...(mythos ? articles : articles.slice(1)), { head: words.say('press-town'), text: mood }],
    obituaries: obituaries(event.notices, words),
  });
}

/** What every number of the paper has: its name, ears and advertisements. */
export function paper(
  game: Game,
  words: Words,
  turn: number,
): Pick<NewspaperView, 'day' | 'name' | 'ears' | 'advertisements'> {
  return {
    day: turn,
    name: words.say('press-name'),
    ears: advertiser.ears(cycled('weather', turn, words.locale)[0] ?? '', words),
    advertisements: advertisements(game, words, turn),
  };
}

/** The closing of a gate that was sealed at once goes without saying. */
export function isSealing({ kind, place, turn }: Notice, notices: readonly Notice[]): boolean {
  return (
    kind === 'gateClosed' &&
    notices.some((other) => other.kind === 'gateSealed' && other.place === place && other.turn === turn)
  );
}

/** What a notice's messages are filled with. */
export function argumentsOf({ sheet, place, thing, count, turn }: Notice): Record<string, PhraseArgument> {
  return {
    name: sheet ? ref('investigator', sheet) : 'nobody',
    place: place ? ref('place', place) : '',
    thing: thing ? ref(thing.ref, kindNamed(thing.id)) : '',
    which: thing ? kindNamed(thing.id) : '',
    count: count ?? 0,
    turn,
  };
}

/** The heaviest notices, not too many of a kind, nobody's death twice. */
function printed(notices: readonly Notice[]): Notice[] {
  const counts = new Map<string, number>();
  return gravest(notices, (notice) => {
    const { kind } = notice;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return kind !== 'devoured' && !isSealing(notice, notices) && count <= MOST_OF_A_KIND;
  });
}

/** Worded differently from those of its kind before it, and from those of the turn before. */
function article(notice: Notice, words: Words, before: number): ArticleView {
  return advertiser.article(notice.kind, words, notice.turn + before, argumentsOf(notice));
}

function obituaries(notices: readonly Notice[], words: Words): NewspaperView['obituaries'] {
  const dead = notices.flatMap(({ kind, sheet }) => (kind === 'devoured' && sheet ? [sheet] : []));
  const text = (sheet: string, order: number) =>
    words.say('press-obituary', { occupation: ref('occupation', sheet), order });
  return advertiser.obituaries(
    dead.map((sheet, order) => ({ sheet, text: text(sheet, order) })),
    words,
  );
}

/** A place in the news, somebody who died, or what was put down. */
function engraving(content: Content, { notices, mythos, turn }: EventOf<'TurnEnded'>, words: Words): EngravingView {
  const dead = notices.find(({ kind }) => kind === 'devoured')?.sheet;
  if (dead) {
    return { kind: 'sheet', id: dead, caption: words.say('press-caption-sheet', { name: ref('investigator', dead) }) };
  }
  const monster = notices.find(({ kind, thing }) => (kind === 'defeated' || kind === 'sighted') && thing)?.thing;
  const gate = notices.find(({ kind }) => kind === 'gateOpened')?.place;
  if (monster && (!gate || turn % 2 === 0)) {
    return { kind: 'monster', id: monster.id, caption: words.say('press-caption-monster') };
  }
  const news = gate ?? (mythos ? content.mythos(mythos).gate : null);
  const place = news && content.places.get(news)?.kind === 'location' ? news : content.locationFor('newspaper').id;
  return { kind: 'place', id: place, caption: words.say('press-caption-place', { name: ref('place', place) }) };
}

/** Places that are closed don't advertise, and nobody pays for two notices on one page. */
function advertisements({ content, state: { places } }: Game, { locale }: Words, turn: number): ArticleView[] {
  const all = content.locations.flatMap(({ id }) => noticesOf(id, locale).map((notice) => ({ id, notice })));
  const open = inTurn(all, turn).filter(({ id }) => (places[id]?.closed.length ?? 0) === 0);
  return open
    .filter(({ id }, index) => open.findIndex((other) => other.id === id) === index)
    .slice(0, MOST_ADVERTISEMENTS)
    .map(({ notice }) => notice);
}

/** What a place has printed. */
function noticesOf(place: string, locale: string): ArticleView[] {
  const texts = (part: string) => proseList((path) => prose('advertisements', [place, ...path, part], locale));
  const heads = texts('head');
  return texts('text').map((text, index) => ({ head: heads[index] ?? '', text }));
}

/** The entries of a list of texts, beginning where the day wants. */
function cycled(file: string, turn: number, locale: string): string[] {
  return inTurn(
    proseList((path) => prose(file, path, locale)),
    turn,
  );
}

function inTurn<T>(list: readonly T[], turn: number): T[] {
  return list.flatMap((_, index) => list[(turn * STRIDE + index * STRIDE) % list.length] ?? []);
}
