import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Lookup } from '../../edition/edition.ts';
import { type Facts, type Family, lookupIn } from '../../shown/lookup.ts';
import type { Card } from '../content/card.ts';
import type { Content } from '../content/content.ts';

import { gameOf } from '../game/game.ts';
import { mythosText } from '../language/text/mythos.ts';
import {
  ancientOneText,
  cardText,
  investigatorText,
  locationAbilityText,
  monsterText,
} from '../language/text/sheet.ts';
import { monsterValues } from '../monsters/monster.ts';
import type { State } from '../state/state.ts';
import { signed } from './boardtext.ts';
import { neighborhoodIn, neighborhoodLook, nowAt } from './closeup.ts';
import { mythosProse, prose } from './prose.ts';

/** Colors of the decks. */
const DECKS: Record<Card['deck'], string> = {
  common: '#5a5a2c',
  unique: '#7a4a1c',
  spell: '#523570',
  skill: '#20577f',
  ally: '#2f5d62',
  special: '#4a4c58',
};

const families = (content: Content): Readonly<Record<string, Family<State>>> => ({
  place: {
    things: () => [...content.locations, ...content.streets],
    card: () => 'encounter',
    color: (id) => content.neighborhood(content.place(id).neighborhood).hex,
    art: 'place',
    subtitle: (id, words) => words.name(ref('neighborhood', content.place(id).neighborhood)),
    story: (id, locale) => prose('places', [id], locale),
    rules(id) {
      const { ability } = content.place(id);
      return ability ? [locationAbilityText(content, ability)] : [];
    },
    now: (id, words, state) => nowAt(state, id, words),
  },
  world: {
    things: () => content.worlds,
    card: () => 'encounter',
    color: () => '#4b3f72',
    subtitle: (_id, words) => words.say('family-world'),
    story: (id, locale) => prose('places', [id], locale),
  },
  card: {
    things: () => content.cards,
    card(id) {
      const { deck } = content.card(id);
      return deck === 'common' || deck === 'unique' ? 'item' : deck;
    },
    color: (id) => DECKS[content.card(id).deck],
    art: 'card',
    subtitle: (id, words) => words.name(ref('deck', content.card(id).deck)),
    story: (id, locale) => prose('cards', [id], locale),
    rules: (id) => cardText(content, content.card(id)),
    facts(id, words) {
      const card = content.card(id);
      const price = 'price' in card && typeof card.price === 'number' ? card.price : null;
      const hands = 'hands' in card && typeof card.hands === 'number' && card.hands > 0 ? card.hands : null;
      return facts({ price: price === null ? null : `$${price}`, hands }, words);
    },
  },
  monster: {
    things: () => content.monsters,
    card: () => 'monster',
    color: () => '#7d2b2b',
    art: 'monster',
    subtitle: (_id, words) => words.say('family-monster'),
    story: (id, locale) => prose('monsters', [id, 'look'], locale),
    rules: (id) => monsterText(content, content.monster(id)),
    facts(id, words, state) {
      const values = state ? monsterValues(gameOf(content, state), id) : content.monster(id);
      const rating = (pair: { rating: number; damage: number } | null): string | null =>
        pair ? words.say('fact-rating', { rating: signed(pair.rating), damage: pair.damage }) : null;
      const { awareness, toughness } = values;
      const figures = facts(
        {
          awareness: signed(awareness),
          horror: rating(values.horror),
          toughness,
          combat: rating(values.combat),
          movement: words.say(`movement-${values.movement}`),
        },
        words,
      );
      const { dimension } = values;
      return [
        ...figures,
        { label: words.say('fact-dimension'), value: words.say(`dimension-${dimension}`), symbol: dimension },
      ];
    },
  },
  mythos: {
    things: () => content.mythosCards,
    card: () => 'mythos',
    color: () => '#3d3a4b',
    subtitle: (id, words) => words.say(`mythos-type-${content.mythos(id).type}`),
    story: (id, locale) => mythosProse(id, 'prose', locale),
    rules: (id) => mythosText(content, content.mythos(id)),
  },
  ancientOne: {
    things: () => content.ancientOnes,
    card: () => 'ancientOne',
    color: () => '#27322c',
    art: 'ancientOne',
    subtitle: (_id, words) => words.say('family-ancientOne'),
    story: (id, locale) => prose('ancient-ones', [id, 'sign'], locale),
    rules: (id) => ancientOneText(content, content.ancientOne(id)),
    facts(id, words) {
      const { doomTrack, combatRating } = content.ancientOne(id);
      const rating = combatRating === null ? words.say('fact-special') : signed(combatRating);
      return facts({ doom: doomTrack, combatRating: rating }, words);
    },
  },
  sheet: {
    things: () => content.investigators,
    card: () => 'ally',
    color: () => '#6b4a2b',
    art: 'sheet',
    subtitle: (id, words) => words.name(ref('occupation', id)),
    story: (id, locale) => ['who', 'story'].map((part) => prose('investigators', [id, part], locale) ?? '').join(' '),
    rules: (id) => investigatorText(content, content.investigator(id)),
    facts(id, words) {
      const { sanity, stamina, focus, home } = content.investigator(id);
      return facts({ sanity, stamina, focus, home: words.name(ref('place', home)) }, words);
    },
  },
});

/** Finds the things of a content by their names, and shows what is printed of one. */
export function lookups(content: Content) {
  const things = lookupIn(families(content));

  /** A thing by its id from `search`, or by its exact name; a neighborhood by its id. */
  function lookup(state: State | null, query: string, words: Words): Lookup | null {
    const around = neighborhoodIn(content, query);
    if (around !== null) return state && neighborhoodLook(gameOf(content, state), around, words);
    return things.lookup(state, query, words);
  }

  return { ...things, lookup };
}

function facts(figures: Record<string, string | number | null>, words: Words): Facts {
  return Object.entries(figures).flatMap(([key, value]) =>
    value === null ? [] : [{ label: words.say(`fact-${key}`), value: String(value) }],
  );
}
