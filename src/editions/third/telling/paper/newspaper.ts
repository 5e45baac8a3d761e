import { ref } from '../../../../engine/phrase.ts';
import type { ArticleView, EngravingView, NewspaperView, PictureSpec } from '../../../../render/view.ts';
import type { Words } from '../../../../words/words.ts';
import { articlesOf, MOST_ADVERTISEMENTS, paperPicture } from '../../../press/newspaper.ts';
import { proseList } from '../../../shown/prose.ts';
import { townOf } from '../../board/area.ts';
import { prose } from '../../shown/prose.ts';
import type { EventOf } from '../../state/event.ts';
import type { Notice } from '../../state/notice.ts';
import type { Game, State } from '../../state/state.ts';
import type { Leaving } from '../../state/vocabulary.ts';
import { advertiser, articleOf, isDeath, printedNotices } from './notice.ts';

/** Steps through lists without coming back soon; spaces come in threes and texts in twenties. */
const STRIDE = 11;
/** Doom on the whole board from which the town has such a temper. */
const TEMPERS = [
  { from: 16, temper: 'desperate' },
  { from: 10, temper: 'afraid' },
  { from: 5, temper: 'uneasy' },
  { from: 0, temper: 'calm' },
] as const;

/** The front page when a round has ended: its headline, or else the gravest of what happened. */
export function newspaper(event: EventOf<'RoundEnded'>, game: Game, words: Words): PictureSpec {
  const { round } = event;
  // A rumor's own headline says it.
  const notices = printedNotices(event.notices.filter(({ kind }) => kind !== 'rumor' || event.headlines.length === 0));
  const articles = articlesOf(notices, (notice, before) => articleOf(notice, words, notice.round + before));
  const [headline, ...others] = event.headlines;
  const [first] = articles;
  const lead = headline === undefined ? first : headlineArticle(headline, words);
  return paperPicture({
    ...paper(game, words, round),
    dateline: advertiser.dateline(round, words),
    kicker: words.say(`third-press-kicker-${kickerOf(game, headline, first)}`),
    headline: lead?.head ?? words.say('third-press-quiet'),
    lead: lead?.text ?? words.say('third-press-quiet-text'),
    engraving: engraving(game, event, notices, words),
    articles: [
      ...others.map((other) => headlineArticle(other, words)),
      ...(headline === undefined ? articles.slice(1) : articles),
      { head: words.say('third-press-town'), text: words.say(`third-press-town-${temperOf(game.state)}`) },
    ],
    obituaries: obituaries(event.notices, words),
  });
}

/** What every number of the paper has: its name, ears and advertisements. */
export function paper(
  game: Game,
  words: Words,
  round: number,
): Pick<NewspaperView, 'day' | 'name' | 'ears' | 'advertisements' | 'theme'> {
  const weather = proseList((path) => prose('weather', path, words.locale));
  return {
    day: round,
    name: words.say('third-press-name'),
    ears: advertiser.ears(weather[(round * STRIDE) % Math.max(1, weather.length)] ?? '', words),
    advertisements: advertisements(game, words, round),
    theme: game.state.options.theme,
  };
}

function headlineArticle(headline: string, words: Words): ArticleView {
  return {
    head: words.name(ref('headline', headline)),
    text: prose('headlines', [headline], words.locale) ?? '',
  };
}

function kickerOf(game: Game, headline: string | undefined, first: ArticleView | undefined): string {
  if (headline === undefined) return first ? 'town' : 'quiet';
  return game.content.headline(headline).rumor ? 'rumor' : 'headline';
}

function temperOf({ doom }: State): string {
  const total = Object.values(doom).reduce((sum, one) => sum + one, 0);
  return TEMPERS.find(({ from }) => total >= from)?.temper ?? 'calm';
}

function obituaries(notices: readonly Notice[], words: Words): NewspaperView['obituaries'] {
  const text = (sheet: string, why: Leaving, order: number) => {
    return words.capital(words.say(`third-press-obituary-${why}`, { occupation: ref('occupation', sheet), order }));
  };
  const dead = notices
    .filter(isDeath)
    .flatMap(({ sheet, why }, order) =>
      sheet === undefined || why === undefined ? [] : [{ sheet, text: text(sheet, why, order) }],
    );
  return advertiser.obituaries(dead, words);
}

/** Who died, a monster that was met, or a place in the news. */
function engraving(
  game: Game,
  { notices, round }: EventOf<'RoundEnded'>,
  inPrint: readonly Notice[],
  words: Words,
): EngravingView {
  const dead = notices.find(isDeath)?.sheet;
  if (dead !== undefined)
    return {
      kind: 'sheet',
      id: dead,
      caption: words.say('third-press-caption-sheet', { name: ref('investigator', dead) }),
    };
  const monster = inPrint.find(({ thing }) => thing?.ref === 'monster')?.thing;
  const place = inPrint.flatMap(({ place: at }) => placeOf(game, at, round))[0];
  if (monster && (place === undefined || round % 2 === 0))
    return { kind: 'monster', id: monster.id, caption: words.say('third-press-caption-monster') };
  const id = place ?? officeOf(game);
  return { kind: 'place', id, caption: words.say('third-press-caption-place', { name: ref('space', id) }) };
}

/** The newspaper's own house; where it has none, there everybody begins. */
export function officeOf(game: Game): string {
  return [...game.content.spaces.values()].find(({ press }) => press)?.id ?? townOf(game).startingSpace;
}

/** A named space to draw: itself, or one of the neighborhood's. */
function placeOf(game: Game, at: string | undefined, round: number): string[] {
  if (at === undefined) return [];
  if (game.content.neighborhoodOf(at) !== null) return [at];
  const spaces = game.content.neighborhoods.get(at)?.spaces ?? [];
  const space = spaces[round % Math.max(1, spaces.length)];
  return space ? [space.id] : [];
}

/** Spaces of the map advertise, other ones each day; where a monster stands nobody does business. */
function advertisements(game: Game, { locale }: Words, round: number): ArticleView[] {
  const spaces = townOf(game).spaces;
  return spaces
    .map((_, index) => spaces[((round + index) * STRIDE) % spaces.length] ?? '')
    .filter((space) => game.state.monsters.every(({ at }) => at !== space))
    .slice(0, MOST_ADVERTISEMENTS)
    .flatMap((space): ArticleView[] => {
      const of = (which: number, part: string): string | null =>
        prose('advertisements', [space, String(which), part], locale);
      const which = of(round % 2, 'head') === null ? 0 : round % 2;
      const head = of(which, 'head');
      return head === null ? [] : [{ head, text: of(which, 'text') ?? '' }];
    });
}
