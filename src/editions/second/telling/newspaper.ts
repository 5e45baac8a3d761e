import { type PhraseArgument, ref } from '../../../engine/phrase.ts';
import type { ArticleView, EngravingView, NewspaperView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { distinct } from '../../press/article.ts';
import { inBrief } from '../../shown/alt.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/marker.ts';
import type { EventOf } from '../state/event.ts';
import type { Notice } from '../state/press.ts';
import type { State } from '../state/state.ts';
import { mythosProse, prose } from './prose.ts';

/** The first day of every game. */
const FIRST_DAY = Date.UTC(1926, 8, 1);
const DAY = 24 * 60 * 60 * 1000;
/** Of a kind at most so many are printed on one day. */
const MOST_OF_A_KIND = 2;
const MOST_ARTICLES = 10;
const MOST_ADVERTISEMENTS = 9;
/** Steps through lists of so many entries without coming back soon. */
const STRIDE = 7;

/** The day's front page, when a turn has ended. */
export function newspaper(event: EventOf<'TurnEnded'>, state: State, words: Words): PictureSpec {
  const { turn, mythos } = event;
  const notices = printed(event.notices);
  const articles = distinct(notices.map((notice, index) => article(notice, words, variantOf(notices, index))));
  const [first] = articles;
  const mood = prose('terror', [String(state.terror)], words.locale) ?? '';
  const view: NewspaperView = {
    ...paper(state, words, turn),
    dateline: [words.say('press-number', { number: turn }), dateOf(turn, words), words.say('press-price')],
    kicker: words.say(`press-kicker-${mythos ? loadContent().mythos(mythos).type : 'quiet'}`),
    headline: mythos ? words.name(ref('mythos', mythos)) : (first?.head ?? words.say('press-quiet')),
    lead: mythos ? mythosProse(mythos, 'prose', words.locale) : (first?.text ?? words.say('press-quiet-text')),
    engraving: engraving(event, words),
    articles: [...(mythos ? articles : articles.slice(1)), { head: words.say('press-town'), text: mood }],
    obituaries: obituaries(event.notices, words),
  };
  return { kind: 'newspaper', view, alt: paperText(view) };
}

/** What every number of the paper has: its name, ears and advertisements. */
export function paper(
  state: State,
  words: Words,
  turn: number,
): Pick<NewspaperView, 'day' | 'name' | 'ears' | 'advertisements'> {
  const weather = cycled('weather', turn, words.locale)[0] ?? '';
  return {
    day: turn,
    name: words.say('press-name'),
    ears: [
      { head: words.say('press-weather'), text: weather },
      { head: words.say('press-motto-head'), text: words.say('press-motto') },
    ],
    advertisements: advertisements(state, words, turn),
  };
}

/** The date of a turn: the calendar goes on a day each turn. */
export function dateOf(turn: number, words: Words): string {
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' });
  return words.say('press-date', { date: format.format(FIRST_DAY + (Math.max(1, turn) - 1) * DAY) });
}

/** The page in words, the most important first, as many as go with a picture. */
export function paperText(view: NewspaperView): string {
  const { special } = view;
  const tracks = special ? [special.chart.doom, special.chart.terror] : [];
  return inBrief([
    `${view.name}, ${view.dateline[1]}.`,
    `${view.headline}. ${view.lead}`,
    ...(special?.score ? [`${special.score.sum.map(({ label, value }) => `${label} ${value}`).join(', ')}.`] : []),
    ...(special?.score ? [special.score.total] : []),
    ...tracks.map(({ label, levels }) => `${label}: ${levels.join(', ')}.`),
    ...(special?.honors ?? []).map(({ head, text }) => `${head}: ${text}`),
    ...(special?.stories ?? []).map(({ name, lines }) => `${name}: ${lines.join(' ')}`),
    ...(view.obituaries?.people ?? []).map(({ head, text }) => `${head}: ${text}`),
    ...view.articles.map(({ head, text }) => `${head}: ${text}`),
    ...view.ears.slice(0, 1).map(({ head, text }) => `${head}: ${text}`),
  ]);
}

/** The closing of a gate that was sealed at once goes without saying. */
export function isSealing({ kind, place, turn }: Notice, notices: readonly Notice[]): boolean {
  return (
    kind === 'gateClosed' &&
    notices.some((other) => other.kind === 'gateSealed' && other.place === place && other.turn === turn)
  );
}

/** The heaviest notices, not too many of a kind, nobody's death twice. */
function printed(notices: readonly Notice[]): Notice[] {
  const counts = new Map<string, number>();
  return [...notices]
    .sort((a, b) => b.weight - a.weight)
    .filter((notice) => {
      const { kind } = notice;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return kind !== 'devoured' && !isSealing(notice, notices) && count <= MOST_OF_A_KIND;
    })
    .slice(0, MOST_ARTICLES);
}

/** Articles of one kind differ from each other and from those of the turn before. */
function variantOf(notices: readonly Notice[], index: number): number {
  const notice = notices[index];
  const before = notices.slice(0, index).filter(({ kind }) => kind === notice?.kind).length;
  return (notice?.turn ?? 0) + before;
}

function article(notice: Notice, words: Words, variant: number): ArticleView {
  const args: Record<string, PhraseArgument> = {
    name: notice.sheet ? ref('sheet', notice.sheet) : 'nobody',
    place: notice.place ? ref('place', notice.place) : '',
    thing: notice.thing ? ref(notice.thing.ref, kindOf(notice.thing.id)) : '',
    count: notice.count ?? 0,
    variant: variant % 2,
  };
  return {
    head: capital(words.say(`press-${notice.kind}-head`, args).trim()),
    text: capital(words.say(`press-${notice.kind}`, args).trim()),
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function obituaries(notices: readonly Notice[], words: Words): NewspaperView['obituaries'] {
  const dead = notices.flatMap(({ kind, sheet }) => (kind === 'devoured' && sheet ? [sheet] : []));
  if (dead.length === 0) return null;
  return {
    title: words.say('press-obituaries'),
    people: dead.map((sheet) => ({
      sheet,
      head: words.name(ref('sheet', sheet)),
      text: words.say('press-obituary', { occupation: loadContent().investigator(sheet).occupation }),
    })),
  };
}

/** A place in the news, somebody who died, or what was put down. */
function engraving({ notices, mythos, turn }: EventOf<'TurnEnded'>, words: Words): EngravingView {
  const content = loadContent();
  const dead = notices.find(({ kind }) => kind === 'devoured')?.sheet;
  if (dead) {
    return { kind: 'sheet', id: dead, caption: words.say('press-caption-sheet', { name: ref('sheet', dead) }) };
  }
  const monster = notices.find(({ kind, thing }) => (kind === 'defeated' || kind === 'sighted') && thing)?.thing;
  const gate = notices.find(({ kind }) => kind === 'gateOpened')?.place;
  if (monster && (!gate || turn % 2 === 0)) {
    return { kind: 'monster', id: monster.id, caption: words.say('press-caption-monster') };
  }
  const news = gate ?? (mythos ? content.mythos(mythos).gate : null);
  const place = news && content.places.get(news)?.kind === 'location' ? news : 'newspaper';
  return { kind: 'place', id: place, caption: words.say('press-caption-place', { name: ref('place', place) }) };
}

/** Shops that are closed don't advertise. */
function advertisements({ places }: State, { locale }: Words, turn: number): ArticleView[] {
  const shut = loadContent()
    .locations.filter(({ id }) => (places[id]?.closed.length ?? 0) > 0)
    .map(({ name }) => name.toUpperCase());
  return cycled('advertisements', turn, locale)
    .filter((text) => !shut.some((name) => text.toUpperCase().includes(name)))
    .slice(0, MOST_ADVERTISEMENTS)
    .map((text) => {
      const head = /^[^a-z]+?(?=[.,] [A-Z][a-z])/.exec(text)?.[0] ?? '';
      return { head, text: text.slice(head.length).replace(/^[.,] /, '') };
    });
}

/** The entries of a list of texts, beginning where the day wants. */
function cycled(file: string, turn: number, locale: string): string[] {
  const texts: string[] = [];
  for (let text = prose(file, ['0'], locale); text !== null; text = prose(file, [String(texts.length)], locale))
    texts.push(text);
  return texts.map((_, index) => texts[(turn * STRIDE + index * STRIDE) % texts.length] ?? '');
}
