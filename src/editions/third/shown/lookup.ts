import { type Phrase, ref } from '../../../engine/phrase.ts';
import type { CardView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Lookup } from '../../edition/edition.ts';
import { cardAlt } from '../../shown/alt.ts';
import { neighborhoodOf, neighborhoodsOnBoard, streets } from '../board/area.ts';
import type { AssetCard } from '../content/card.ts';
import { loadContent } from '../content/content.ts';
import { MYTHOS_TOKENS } from '../content/vocabulary.ts';
import { investigatorsAt } from '../investigators/investigator.ts';
import {
  archiveText,
  cardText,
  headlineText,
  investigatorText,
  monsterText,
  reckoningText,
  startingText,
  tokenText,
} from '../language/rulestext.ts';
import type { State } from '../state/state.ts';
import { monsterLine, thingsAround, thingsOn } from './boardtext.ts';
import { closeUpPicture } from './boardview.ts';
import { FAMILIES, type Family, factsOf } from './fact.ts';
import { archiveProse, prose } from './prose.ts';

/** How ids of neighborhoods begin; only those on the board can be looked at. */
export const NEIGHBORHOOD = 'neighborhood:';

/** Colors of card families, for their pictures. */
const COLORS: Record<Exclude<Family, 'card'>, string> = {
  space: '#7a5c3a',
  monster: '#7d2b2b',
  headline: '#3d3a4b',
  sheet: '#6b4a2b',
  scenario: '#27322c',
  archive: '#4b3f72',
  token: '#4a4c58',
};

/** Colors of the decks of asset cards. */
const DECKS: Record<AssetCard['deck'], string> = {
  item: '#5a5a2c',
  spell: '#523570',
  ally: '#2f5d62',
  special: '#4a4c58',
  starting: '#20577f',
  condition: '#7a4a1c',
};

/** Things whose name contains the query, at most 25; those that begin with it first. */
export function search(state: State | null, query: string, words: Words): { id: string; name: string }[] {
  const wanted = query.trim().toLowerCase();
  const found = everything(state, words).filter((thing) => thing.name.toLowerCase().includes(wanted));
  const begins = (thing: { name: string }): number => (thing.name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b) || a.name.localeCompare(b.name)).slice(0, 25);
}

/** A thing by its id from `search`, or by its exact name. */
export function lookup(state: State | null, query: string, words: Words): Lookup | null {
  const things = everything(state, words);
  const thing =
    things.find((candidate) => candidate.id === query) ??
    things.find((candidate) => candidate.name.toLowerCase() === query.trim().toLowerCase()) ??
    search(state, query, words)[0];
  if (!thing) return null;
  const on = neighborhoodIn(thing.id);
  if (on !== null) return state && neighborhoodLook(state, on, words);
  const [family, id] = splitId(thing.id);
  const story = storyOf(family, id, state, words.locale);
  const rules = rulesOf(family, id, state).map((text) => words.text(text));
  const facts = factsOf(family, id, state, words);
  const lines = [
    ...(story ? [`*${story}*`] : []),
    ...facts.map((fact) => `${fact.label}: **${fact.value}**`),
    ...rules,
    ...nowOf(family, id, state, words),
  ];
  const view: CardView = {
    family: cardFamily(family, id),
    title: thing.name,
    subtitle: subtitleOf(family, id, words),
    color: family === 'card' ? DECKS[loadContent().asset(id).deck] : COLORS[family],
    prose: story,
    rules: rules.join('\n'),
    facts,
    ...(family === 'monster' || family === 'sheet' ? { art: { kind: family, id } } : {}),
    ...(family === 'space' ? { art: { kind: 'place', id } } : {}),
  };
  const picture: PictureSpec = { kind: 'card', view, alt: cardAlt(view) };
  return { id: thing.id, title: thing.name, lines, picture };
}

/** The neighborhood that an id from `search` means; null for other things. */
function neighborhoodIn(id: string): string | null {
  return id.startsWith(NEIGHBORHOOD) ? id.slice(NEIGHBORHOOD.length) : null;
}

/** A neighborhood on the board from near, and who and what is on its spaces and the streets beside it. */
function neighborhoodLook(state: State, id: string, words: Words): Lookup {
  const { name, spaces } = loadContent().neighborhood(id);
  const beside = streets(state).filter(({ from, to }) => [from, to].includes(id));
  const lines = [
    ...aroundNow(state, id, words),
    ...[...spaces, ...beside].map((space) =>
      [`**${words.name(ref('space', space.id))}**`, ...hereNow(state, space.id, words)].join(' · '),
    ),
  ];
  return { id: `${NEIGHBORHOOD}${id}`, title: name, lines, picture: closeUpPicture(state, id, words) };
}

function cardFamily(family: Family, id: string): CardView['family'] {
  switch (family) {
    case 'space':
      return 'encounter';
    case 'sheet':
      return 'ally';
    case 'archive':
    case 'monster':
    case 'headline':
    case 'token':
    case 'scenario':
      return family;
    case 'card':
      return loadContent().asset(id).type;
    default:
      return family satisfies never;
  }
}

function subtitleOf(family: Family, id: string, words: Words): string {
  const content = loadContent();
  switch (family) {
    case 'card':
      return words.say(`third-kind-${content.asset(id).type}`);
    case 'sheet':
      return content.investigator(id).occupation;
    case 'space': {
      const neighborhood = neighborhoodOf(id);
      return neighborhood ? content.neighborhood(neighborhood).name : words.say('third-family-street');
    }
    case 'archive':
      return words.say('third-name-archive', { number: Number(id) });
    case 'monster':
      return words.say(content.monster(id).epic ? 'third-family-epic' : 'third-family-monster');
    case 'headline':
      return words.say(content.headline(id).rumor ? 'third-family-rumor' : 'third-family-headline');
    case 'scenario':
    case 'token':
      return words.say(`third-family-${family}`);
    default:
      return family satisfies never;
  }
}

function storyOf(family: Family, id: string, state: State | null, locale: string): string {
  const text = (file: string, ...path: string[]): string => prose(file, path, locale) ?? '';
  switch (family) {
    case 'space':
      return text('places', id);
    case 'card':
      return text('cards', id);
    case 'monster':
      return text('monsters', id, 'look');
    case 'headline':
      return text('headlines', id);
    case 'sheet':
      return text('investigators', id, 'story');
    case 'scenario':
      return text('scenarios', id, 'opening');
    case 'archive':
      return archiveProse(Number(id), sideOf(Number(id), state), locale) ?? '';
    case 'token':
      return '';
    default:
      return family satisfies never;
  }
}

function rulesOf(family: Family, id: string, state: State | null): Phrase[] {
  const content = loadContent();
  switch (family) {
    case 'space':
      return [];
    case 'card':
      return cardText(content.asset(id));
    case 'monster':
      return monsterText(content.monster(id));
    case 'headline':
      return headlineText(content.headline(id));
    case 'sheet': {
      const sheet = content.investigator(id);
      return [...investigatorText(sheet), startingText(sheet)];
    }
    case 'scenario':
      return [reckoningText(content.scenario(id))];
    case 'archive':
      return archiveText(content.archiveCard(Number(id)), sideOf(Number(id), state));
    case 'token': {
      const token = MYTHOS_TOKENS.find((candidate) => candidate === id);
      return token ? [tokenText(token)] : [];
    }
    default:
      return family satisfies never;
  }
}

/** The side of an archive card that lies up. */
function sideOf(number: number, state: State | null): 'front' | 'back' {
  return state?.codex.find((card) => card.number === number)?.side ?? 'front';
}

/** What is there now. */
function nowOf(family: Family, id: string, state: State | null, words: Words): string[] {
  if (!state) return [];
  if (family === 'monster') {
    return state.monsters.filter(({ kind }) => kind === id).map((monster) => monsterLine(state, monster, words));
  }
  if (family !== 'space') return [];
  const neighborhood = neighborhoodOf(id);
  return [...hereNow(state, id, words), ...(neighborhood === null ? [] : aroundNow(state, neighborhood, words))];
}

/** What and who is on a space now. */
function hereNow(state: State, space: string, words: Words): string[] {
  const people = investigatorsAt(state, space).map((seat) => words.name(ref('seat', String(seat))));
  const here = [...thingsOn(state, space, words), ...people];
  return here.length > 0 ? [words.say('third-look-here', { here })] : [];
}

function aroundNow(state: State, neighborhood: string, words: Words): string[] {
  const here = thingsAround(state, neighborhood, words);
  const { name } = loadContent().neighborhood(neighborhood);
  return here.length > 0 ? [words.say('third-look-around', { neighborhood: name, here })] : [];
}

/** All that has a name: with a state only the spaces and archive cards that this game shows. */
function everything(state: State | null, words: Words): { id: string; name: string }[] {
  const content = loadContent();
  const named = (family: Family, things: Iterable<{ id: string; name: string }>): { id: string; name: string }[] =>
    [...things].map(({ id, name }) => ({ id: `${family}:${id}`, name }));
  const archive = state ? state.codex.map(({ number }) => String(number)) : [];
  const neighborhoods = state ? neighborhoodsOnBoard(state) : [];
  return [
    ...neighborhoods.map((id) => ({ id: `${NEIGHBORHOOD}${id}`, name: content.neighborhood(id).name })),
    ...named('space', content.spaces.values()),
    ...(state ? streets(state) : []).map(({ id }) => ({ id: `space:${id}`, name: words.name(ref('space', id)) })),
    ...named(
      'card',
      [...content.assets.values()].filter(({ repeats }) => repeats === undefined),
    ),
    ...named('monster', content.monsters.values()),
    ...named('headline', content.headlines.values()),
    ...named('sheet', content.investigators.values()),
    ...named('scenario', content.scenarios.values()),
    ...archive.map((number) => ({ id: `archive:${number}`, name: words.name(ref('archive', number)) })),
    ...MYTHOS_TOKENS.map((token) => ({ id: `token:${token}`, name: words.name(ref('token', token)) })),
  ];
}

function splitId(id: string): [Family, string] {
  const [name, rest = ''] = id.split(':');
  const family = FAMILIES.find((candidate) => candidate === name);
  if (!family) throw new Error(`no such family: ${id}`);
  return [family, rest];
}
