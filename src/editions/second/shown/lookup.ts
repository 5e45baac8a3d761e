import { type Phrase, ref } from '../../../engine/phrase.ts';
import type { CardView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Lookup } from '../../edition/edition.ts';
import { cardAlt } from '../../shown/alt.ts';
import type { Card } from '../content/card.ts';
import { loadContent } from '../content/content.ts';
import {
  ancientOneText,
  cardText,
  investigatorText,
  locationAbilityText,
  monsterText,
  mythosText,
} from '../language/rulestext.ts';
import { monsterValues } from '../monsters/monster.ts';
import { lookedAt } from '../state/lookedat.ts';
import type { State } from '../state/state.ts';
import { neighborhoodIn, neighborhoodLook, nowAt } from './closeup.ts';
import { prose } from './prose.ts';

const FAMILIES = ['place', 'world', 'card', 'monster', 'mythos', 'ancientOne', 'sheet'] as const;
type Family = (typeof FAMILIES)[number];

/** Colors of the decks. */
const DECKS: Record<Card['deck'], string> = {
  common: '#5a5a2c',
  unique: '#7a4a1c',
  spell: '#523570',
  skill: '#20577f',
  ally: '#2f5d62',
  special: '#4a4c58',
};

/** Colors of card families, for their pictures. */
const COLORS: Record<Family, string> = {
  place: '#7a5c3a',
  world: '#4b3f72',
  card: '#2f5d62',
  monster: '#7d2b2b',
  mythos: '#3d3a4b',
  ancientOne: '#27322c',
  sheet: '#6b4a2b',
};

/** Things whose name contains the query, at most 25; those that begin with it first. */
export function search(query: string): { id: string; name: string }[] {
  const wanted = query.trim().toLowerCase();
  const found = everything().filter((thing) => thing.name.toLowerCase().includes(wanted));
  const begins = (thing: { name: string }): number => (thing.name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b) || a.name.localeCompare(b.name)).slice(0, 25);
}

/** A thing by its id from `search`, or by its exact name. */
export function lookup(state: State | null, query: string, words: Words): Lookup | null {
  const around = neighborhoodIn(query);
  if (around !== null) return state && neighborhoodLook(state, around, words);
  const things = everything();
  const thing =
    things.find((candidate) => candidate.id === query) ??
    things.find((candidate) => candidate.name.toLowerCase() === query.trim().toLowerCase()) ??
    search(query)[0];
  if (!thing) return null;
  const [family, id = ''] = splitId(thing.id);
  const story = storyOf(family, id, words.locale);
  const rules = rulesOf(family, id).map((text) => words.text(text));
  const now = family === 'place' && state ? nowAt(state, id, words) : [];
  const facts = factsOf(family, id, state, words);
  const lines = [
    ...(story ? [`*${story}*`] : []),
    ...facts.map((fact) => `${fact.label}: **${fact.value}**`),
    ...rules,
    ...now,
  ];
  return {
    id: thing.id,
    title: thing.name,
    lines,
    picture: picture(thing.name, family, id, story, rules, facts, words),
  };
}

function picture(
  title: string,
  family: Family,
  id: string,
  story: string,
  rules: string[],
  facts: CardView['facts'],
  words: Words,
): PictureSpec {
  const view: CardView = {
    family: cardFamily(family, id),
    title,
    subtitle: subtitleOf(family, id, words),
    color: family === 'card' ? DECKS[loadContent().card(id).deck] : COLORS[family],
    prose: story,
    rules: rules.join('\n'),
    facts,
    ...(family === 'monster' || family === 'place' || family === 'sheet' ? { art: { kind: family, id } } : {}),
  };
  return { kind: 'card', view, alt: cardAlt(view) };
}

function cardFamily(family: Family, id: string): CardView['family'] {
  switch (family) {
    case 'place':
    case 'world':
      return 'encounter';
    case 'sheet':
      return 'ally';
    case 'monster':
    case 'mythos':
    case 'ancientOne':
      return family;
    case 'card': {
      const { deck } = loadContent().card(id);
      return deck === 'common' || deck === 'unique' ? 'item' : deck;
    }
    default:
      return family satisfies never;
  }
}

function subtitleOf(family: Family, id: string, words: Words): string {
  const content = loadContent();
  switch (family) {
    case 'card':
      return words.name(ref('deck', content.card(id).deck));
    case 'sheet':
      return content.investigator(id).occupation;
    case 'mythos':
      return words.say(`mythos-type-${content.mythos(id).type}`);
    case 'place':
      return content.neighborhood(content.place(id).neighborhood).name;
    case 'world':
    case 'monster':
    case 'ancientOne':
      return words.say(`family-${family}`);
    default:
      return family satisfies never;
  }
}

function storyOf(family: Family, id: string, locale: string): string {
  const text = (file: string, ...path: string[]): string => prose(file, path, locale) ?? '';
  switch (family) {
    case 'place':
    case 'world':
      return text('places', id);
    case 'card':
      return text('cards', id);
    case 'monster':
      return text('monsters', id, 'look');
    case 'mythos':
      return text('mythos', id, 'prose');
    case 'ancientOne':
      return text('ancient-ones', id, 'sign');
    case 'sheet':
      return `${text('investigators', id, 'who')} ${text('investigators', id, 'story')}`;
    default:
      return family satisfies never;
  }
}

function rulesOf(family: Family, id: string): Phrase[] {
  const content = loadContent();
  switch (family) {
    case 'place': {
      const { ability } = content.place(id);
      return ability ? [locationAbilityText(ability)] : [];
    }
    case 'world':
      return [];
    case 'card':
      return cardText(content.card(id));
    case 'monster':
      return monsterText(content.monster(id));
    case 'mythos':
      return mythosText(content.mythos(id));
    case 'ancientOne':
      return ancientOneText(content.ancientOne(id));
    case 'sheet':
      return investigatorText(content.investigator(id));
    default:
      return family satisfies never;
  }
}

/** Printed numbers, or those in force where a game is being played. */
function factsOf(family: Family, id: string, state: State | null, words: Words): CardView['facts'] {
  const content = loadContent();
  const fact = (key: string, value: string | number | null): CardView['facts'] =>
    value === null ? [] : [{ label: words.say(`fact-${key}`), value: String(value) }];
  if (family === 'monster') {
    const values = state ? monsterValues(lookedAt(state), id) : content.monster(id);
    const rating = (pair: { rating: number; damage: number } | null): string | null =>
      pair ? words.say('fact-rating', { rating: pair.rating, damage: pair.damage }) : null;
    return [
      ...fact('awareness', values.awareness),
      ...fact('horror', rating(values.horror)),
      ...fact('toughness', values.toughness),
      ...fact('combat', rating(values.combat)),
      ...fact('movement', words.say(`movement-${values.movement}`)),
      ...fact('dimension', words.say(`dimension-${values.dimension}`)),
    ];
  }
  if (family === 'card') return cardFacts(content.card(id), fact);
  if (family === 'ancientOne') {
    const ancientOne = content.ancientOne(id);
    return [
      ...fact('doom', ancientOne.doomTrack),
      ...fact('combatRating', ancientOne.combatRating ?? words.say('fact-special')),
    ];
  }
  if (family === 'sheet') {
    const sheet = content.investigator(id);
    return [
      ...fact('sanity', sheet.sanity),
      ...fact('stamina', sheet.stamina),
      ...fact('focus', sheet.focus),
      ...fact('home', words.name(ref('place', sheet.home))),
    ];
  }
  return [];
}

function cardFacts(
  card: Card,
  fact: (key: string, value: string | number | null) => CardView['facts'],
): CardView['facts'] {
  const price = 'price' in card && typeof card.price === 'number' ? fact('price', card.price) : [];
  const hands = 'hands' in card && typeof card.hands === 'number' && card.hands > 0 ? fact('hands', card.hands) : [];
  return [...price, ...hands];
}

let all: { id: string; name: string }[] | null = null;

function everything(): { id: string; name: string }[] {
  if (all) return all;
  const content = loadContent();
  const family = (name: Family, things: readonly { id: string; name: string }[]): { id: string; name: string }[] =>
    things.map((thing) => ({ id: `${name}:${thing.id}`, name: thing.name }));
  all = [
    ...family('place', content.locations),
    ...family(
      'place',
      content.streets.map((street) => ({ id: street.id, name: street.name })),
    ),
    ...family('world', content.worlds),
    ...family('card', content.cards),
    ...family('monster', content.monsters),
    ...family('mythos', content.mythosCards),
    ...family('ancientOne', content.ancientOnes),
    ...family('sheet', content.investigators),
  ];
  return all;
}

function splitId(id: string): [Family, string] {
  const [name, rest = ''] = id.split(':');
  const family = FAMILIES.find((candidate) => candidate === name);
  if (!family) throw new Error(`no such family: ${id}`);
  return [family, rest];
}
