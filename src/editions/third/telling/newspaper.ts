import { ref } from '../../../engine/phrase.ts';
import type { ArticleView, EngravingView, NewspaperView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { distinct } from '../../press/article.ts';
import { inBrief } from '../../shown/alt.ts';
import { neighborhoodOf, neighborhoodSpaces } from '../board/area.ts';
import { loadContent } from '../content/content.ts';
import type { EventOf } from '../state/event.ts';
import type { Notice } from '../state/press.ts';
import type { State } from '../state/state.ts';
import { articleOf, capital, isDeath, printedNotices } from './notice.ts';
import { prose } from './prose.ts';

/** The first day of every game. */
const FIRST_DAY = Date.UTC(1926, 9, 1);
const DAY = 24 * 60 * 60 * 1000;
const MOST_ADVERTISEMENTS = 9;
/** Steps through lists without coming back soon; spaces come in threes and texts in twenties. */
const STRIDE = 11;
/** The advertisers' own house. */
const OFFICE = 'arkhamAdvertiser';
/** Doom on the whole board from which the town has such a temper. */
const TEMPERS = [
  { from: 16, temper: 'desperate' },
  { from: 10, temper: 'afraid' },
  { from: 5, temper: 'uneasy' },
  { from: 0, temper: 'calm' },
] as const;

/** The front page when a round has ended: its headline, or else the gravest of what happened. */
export function newspaper(event: EventOf<'RoundEnded'>, state: State, words: Words): PictureSpec {
  const { round } = event;
  // A rumor's own headline says it.
  const notices = printedNotices(event.notices.filter(({ kind }) => kind !== 'rumor' || event.headlines.length === 0));
  const articles = distinct(notices.map((notice, index) => articleOf(notice, words, variantOf(notices, index))));
  const [headline, ...others] = event.headlines;
  const [first] = articles;
  const lead = headline === undefined ? first : headlineArticle(headline, words);
  const view: NewspaperView = {
    ...paper(state, words, round),
    dateline: [
      words.say('third-press-number', { number: round }),
      dateOf(round, words),
      words.say('third-press-price'),
    ],
    kicker: words.say(`third-press-kicker-${kickerOf(headline, first)}`),
    headline: lead?.head ?? words.say('third-press-quiet'),
    lead: lead?.text ?? words.say('third-press-quiet-text'),
    engraving: engraving(event, notices, words),
    articles: [
      ...others.map((other) => headlineArticle(other, words)),
      ...(headline === undefined ? articles.slice(1) : articles),
      { head: words.say('third-press-town'), text: words.say(`third-press-town-${temperOf(state)}`) },
    ],
    obituaries: obituaries(event.notices, words),
  };
  return { kind: 'newspaper', view, alt: paperText(view) };
}

/** What every number of the paper has: its name, ears and advertisements. */
export function paper(
  state: State,
  words: Words,
  round: number,
): Pick<NewspaperView, 'day' | 'name' | 'ears' | 'advertisements' | 'theme'> {
  const weather = listOf('weather', [], words.locale);
  return {
    day: round,
    name: words.name(ref('space', OFFICE)),
    ears: [
      { head: words.say('third-press-weather'), text: weather[(round * STRIDE) % Math.max(1, weather.length)] ?? '' },
      { head: words.say('third-press-motto-head'), text: words.say('third-press-motto') },
    ],
    advertisements: advertisements(state, words, round),
    theme: state.options.theme,
  };
}

/** The date of a round: the calendar goes on a day each. */
export function dateOf(round: number, words: Words): string {
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' });
  return words.say('third-press-date', { date: format.format(FIRST_DAY + (Math.max(1, round) - 1) * DAY) });
}

/** The page in words, the most important first, as many as go with a picture. */
export function paperText(view: NewspaperView): string {
  const { special } = view;
  const tracks = special ? [special.chart.doom, special.chart.terror] : [];
  const articles = (all: readonly ArticleView[]): string[] => all.map(({ head, text }) => `${head}: ${text}`);
  return inBrief([
    `${view.name}, ${view.dateline[1]}.`,
    `${view.headline}. ${view.lead}`,
    ...tracks.map(({ label, levels }) => `${label}: ${levels.join(', ')}.`),
    ...articles(special?.honors ?? []),
    ...(special?.stories ?? []).map(({ name, lines }) => `${name}: ${lines.join(' ')}`),
    ...articles(view.obituaries?.people ?? []),
    ...articles(view.articles),
    ...articles(view.ears.slice(0, 1)),
  ]);
}

/** Two of a kind are worded differently. */
function variantOf(notices: readonly Notice[], index: number): number {
  const notice = notices[index];
  const before = notices.slice(0, index).filter(({ kind }) => kind === notice?.kind).length;
  return (notice?.round ?? 0) + before;
}

function headlineArticle(headline: string, words: Words): ArticleView {
  return {
    head: words.name(ref('headline', headline)),
    text: prose('headlines', [headline], words.locale) ?? '',
  };
}

function kickerOf(headline: string | undefined, first: ArticleView | undefined): string {
  if (headline === undefined) return first ? 'town' : 'quiet';
  return loadContent().headline(headline).rumor ? 'rumor' : 'headline';
}

function temperOf({ doom }: State): string {
  const total = Object.values(doom).reduce((sum, one) => sum + one, 0);
  return TEMPERS.find(({ from }) => total >= from)?.temper ?? 'calm';
}

function obituaries(notices: readonly Notice[], words: Words): NewspaperView['obituaries'] {
  const people = notices.filter(isDeath).flatMap(({ sheet, why }) =>
    sheet === undefined || why === undefined
      ? []
      : [
          {
            sheet,
            head: words.name(ref('sheet', sheet)),
            text: capital(
              words.say(`third-press-obituary-${why}`, { occupation: loadContent().investigator(sheet).occupation }),
            ),
          },
        ],
  );
  return people.length === 0 ? null : { title: words.say('third-press-obituaries'), people };
}

/** Who died, a monster that was met, or a place in the news. */
function engraving({ notices, round }: EventOf<'RoundEnded'>, inPrint: readonly Notice[], words: Words): EngravingView {
  const dead = notices.find(isDeath)?.sheet;
  if (dead !== undefined)
    return { kind: 'sheet', id: dead, caption: words.say('third-press-caption-sheet', { name: ref('sheet', dead) }) };
  const monster = inPrint.find(({ thing }) => thing?.ref === 'monster')?.thing;
  const place = inPrint.flatMap(({ place: at }) => placeOf(at, round))[0];
  if (monster && (place === undefined || round % 2 === 0))
    return { kind: 'monster', id: monster.id, caption: words.say('third-press-caption-monster') };
  const id = place ?? OFFICE;
  return { kind: 'place', id, caption: words.say('third-press-caption-place', { name: ref('space', id) }) };
}

/** A named space to draw: itself, or one of the neighborhood's. */
function placeOf(at: string | undefined, round: number): string[] {
  if (at === undefined) return [];
  if (neighborhoodOf(at) !== null) return [at];
  const spaces = loadContent().neighborhoods.get(at)?.spaces ?? [];
  const space = spaces[round % Math.max(1, spaces.length)];
  return space ? [space.id] : [];
}

/** Spaces of the map advertise, other ones each day; where a monster stands nobody does business. */
function advertisements(state: State, { locale }: Words, round: number): ArticleView[] {
  const spaces = neighborhoodSpaces(state);
  return spaces
    .map((_, index) => spaces[((round + index) * STRIDE) % spaces.length] ?? '')
    .filter((space) => state.monsters.every(({ at }) => at !== space))
    .slice(0, MOST_ADVERTISEMENTS)
    .flatMap((space): ArticleView[] => {
      const of = (which: number, part: string): string | null =>
        prose('advertisements', [space, String(which), part], locale);
      const which = of(round % 2, 'head') === null ? 0 : round % 2;
      const head = of(which, 'head');
      return head === null ? [] : [{ head, text: of(which, 'text') ?? '' }];
    });
}

function listOf(file: string, path: readonly string[], locale: string): string[] {
  const texts: string[] = [];
  for (let text = prose(file, [...path, '0'], locale); text !== null; )
    text = prose(file, [...path, String(texts.push(text))], locale);
  return texts;
}
