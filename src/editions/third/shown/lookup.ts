import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Lookup } from '../../edition/edition.ts';
import { lookupIn } from '../../shown/lookup.ts';
import { neighborhoodOf, neighborhoodsOnBoard, streets } from '../board/area.ts';
import type { AssetCard } from '../content/card.ts';
import { loadContent } from '../content/content.ts';
import { MYTHOS_TOKENS } from '../content/vocabulary.ts';
import { investigatorsAt } from '../investigators/investigator.ts';
import { archiveText } from '../language/text/archive.ts';
import {
  cardText,
  headlineText,
  investigatorText,
  monsterText,
  reckoningText,
  startingText,
  tokenText,
} from '../language/text/sheet.ts';
import type { State } from '../state/state.ts';
import { monsterLine, thingsAround, thingsOn } from './boardtext.ts';
import { closeUpPicture } from './boardview.ts';
import { districtColor } from './district.ts';
import { assetFacts, monsterFacts, scenarioFacts, sheetFacts, spaceFacts } from './fact.ts';
import { archiveProse, prose } from './prose.ts';

/** How ids of neighborhoods begin; only those on the board can be looked at. */
export const NEIGHBORHOOD = 'neighborhood:';

/** Colors of the decks of asset cards. */
const DECKS: Record<AssetCard['deck'], string> = {
  item: '#5a5a2c',
  spell: '#523570',
  ally: '#2f5d62',
  special: '#4a4c58',
  starting: '#20577f',
  condition: '#7a4a1c',
};

/** Finds and shows whatever has a name: with a state only the spaces and archive cards that its game shows. */
export const { search, lookup, cardPicture } = lookupIn<State>({
  neighborhood: {
    things: (state) => (state ? neighborhoodsOnBoard(state) : []).map((id) => loadContent().neighborhood(id)),
    look: (id, words, state) => neighborhoodLook(state, id, words),
  },
  space: {
    things: (state, words) => [
      ...loadContent().spaces.values(),
      ...(state ? streets(state) : []).map(({ id }) => ({ id, name: words.name(ref('space', id)) })),
    ],
    card: () => 'encounter',
    color: (id) => districtColor(neighborhoodOf(id)),
    art: 'place',
    subtitle(id, words) {
      const neighborhood = neighborhoodOf(id);
      return neighborhood ? words.name(ref('neighborhood', neighborhood)) : words.say('third-family-street');
    },
    story: (id, locale) => prose('places', [id], locale),
    facts: spaceFacts,
    now(id, words, state) {
      const neighborhood = neighborhoodOf(id);
      return [...hereNow(state, id, words), ...(neighborhood === null ? [] : aroundNow(state, neighborhood, words))];
    },
  },
  card: {
    things: () => [...loadContent().assets.values()].filter(({ repeats }) => repeats === undefined),
    card: (id) => loadContent().asset(id).type,
    color: (id) => DECKS[loadContent().asset(id).deck],
    art: 'card',
    subtitle: (id, words) => words.say(`third-kind-${loadContent().asset(id).type}`),
    story: (id, locale) => prose('cards', [id], locale),
    rules: (id) => cardText(loadContent().asset(id)),
    facts: assetFacts,
  },
  monster: {
    things: () => loadContent().monsters.values(),
    card: () => 'monster',
    color: () => '#7d2b2b',
    art: 'monster',
    subtitle: (id, words) => words.say(loadContent().monster(id).epic ? 'third-family-epic' : 'third-family-monster'),
    story: (id, locale) => prose('monsters', [id, 'look'], locale),
    rules: (id) => monsterText(loadContent().monster(id)),
    facts: monsterFacts,
    now: (id, words, state) =>
      state.monsters.filter(({ kind }) => kind === id).map((monster) => monsterLine(state, monster, words)),
  },
  headline: {
    things: () => loadContent().headlines.values(),
    card: () => 'headline',
    color: () => '#3d3a4b',
    subtitle: (id, words) =>
      words.say(loadContent().headline(id).rumor ? 'third-family-rumor' : 'third-family-headline'),
    story: (id, locale) => prose('headlines', [id], locale),
    rules: (id) => headlineText(loadContent().headline(id)),
  },
  sheet: {
    things: () => loadContent().investigators.values(),
    card: () => 'ally',
    color: () => '#6b4a2b',
    art: 'sheet',
    subtitle: (id, words) => words.name(ref('occupation', id)),
    story: (id, locale) => prose('investigators', [id, 'story'], locale),
    rules(id) {
      const sheet = loadContent().investigator(id);
      return [...investigatorText(sheet), startingText(sheet)];
    },
    facts: sheetFacts,
  },
  scenario: {
    things: () => loadContent().scenarios.values(),
    card: () => 'scenario',
    color: () => '#27322c',
    subtitle: (_id, words) => words.say('third-family-scenario'),
    story: (id, locale) => prose('scenarios', [id, 'opening'], locale),
    rules: (id) => [reckoningText(loadContent().scenario(id))],
    facts: scenarioFacts,
  },
  archive: {
    things: (state, words) =>
      (state?.codex ?? []).map(({ number }) => ({
        id: String(number),
        name: words.name(ref('archive', String(number))),
      })),
    card: () => 'archive',
    color: () => '#4b3f72',
    subtitle: (id, words) => words.say('third-name-archive', { number: Number(id) }),
    story: (id, locale, state) => archiveProse(Number(id), sideOf(Number(id), state), locale),
    rules: (id, state) => archiveText(loadContent().archiveCard(Number(id)), sideOf(Number(id), state)),
  },
  token: {
    things: (_state, words) => MYTHOS_TOKENS.map((id) => ({ id, name: words.name(ref('token', id)) })),
    card: () => 'token',
    color: () => '#4a4c58',
    subtitle: (_id, words) => words.say('third-family-token'),
    story: () => null,
    rules: (id) => MYTHOS_TOKENS.filter((token) => token === id).map(tokenText),
  },
});

/** A neighborhood on the board from near, and who and what is on its spaces and the streets beside it. */
function neighborhoodLook(state: State, id: string, words: Words): Lookup {
  const { spaces } = loadContent().neighborhood(id);
  const beside = streets(state).filter(({ from, to }) => [from, to].includes(id));
  const lines = [
    ...aroundNow(state, id, words),
    ...[...spaces, ...beside].map((space) =>
      [`**${words.name(ref('space', space.id))}**`, ...hereNow(state, space.id, words)].join(' · '),
    ),
  ];
  return {
    id: `${NEIGHBORHOOD}${id}`,
    title: words.name(ref('neighborhood', id)),
    lines,
    picture: closeUpPicture(state, id, words),
  };
}

/** The side of an archive card that lies up. */
function sideOf(number: number, state: State | null): 'front' | 'back' {
  return state?.codex.find((card) => card.number === number)?.side ?? 'front';
}

/** What and who is on a space now. */
function hereNow(state: State, space: string, words: Words): string[] {
  const people = investigatorsAt(state, space).map((seat) => words.name(ref('seat', String(seat))));
  const here = [...thingsOn(state, space, words), ...people];
  return here.length > 0 ? [words.say('third-look-here', { here })] : [];
}

function aroundNow(state: State, neighborhood: string, words: Words): string[] {
  const here = thingsAround(state, neighborhood, words);
  const around = { neighborhood: ref('neighborhood', neighborhood), here };
  return here.length > 0 ? [words.say('third-look-around', around)] : [];
}
