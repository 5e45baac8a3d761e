import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Lookup } from '../../edition/edition.ts';
import { lookupIn } from '../../shown/lookup.ts';
import { townOf } from '../board/area.ts';
import type { AssetCard } from '../content/card.ts';
import type { Content } from '../content/content.ts';
import { MYTHOS_TOKENS } from '../content/vocabulary.ts';
import { gameOf } from '../game/game.ts';
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
import type { Game, State } from '../state/state.ts';
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
export function lookups(content: Content) {
  const game = (state: State): Game => gameOf(content, state);
  return lookupIn<State>({
    neighborhood: {
      things: (state) => (state ? content.town(state.scenario).neighborhoods : []).map(content.neighborhood),
      look: (id, words, state) => neighborhoodLook(game(state), id, words),
    },
    space: {
      things: (state, words) => [
        ...content.spaces.values(),
        ...(state ? content.town(state.scenario).streets : []).map(({ id }) => ({
          id,
          name: words.name(ref('space', id)),
        })),
      ],
      card: () => 'encounter',
      color: (id) => districtColor(content, content.neighborhoodOf(id)),
      art: 'place',
      subtitle(id, words) {
        const neighborhood = content.neighborhoodOf(id);
        return neighborhood ? words.name(ref('neighborhood', neighborhood)) : words.say('third-family-street');
      },
      story: (id, locale) => prose('places', [id], locale),
      facts: (id, words, state) => spaceFacts(content, id, words, state),
      now(id, words, state) {
        const neighborhood = content.neighborhoodOf(id);
        return [
          ...hereNow(game(state), id, words),
          ...(neighborhood === null ? [] : aroundNow(state, neighborhood, words)),
        ];
      },
    },
    card: {
      things: () => [...content.assets.values()].filter(({ repeats }) => repeats === undefined),
      card: (id) => content.asset(id).type,
      color: (id) => DECKS[content.asset(id).deck],
      art: 'card',
      subtitle: (id, words) => words.say(`third-kind-${content.asset(id).type}`),
      story: (id, locale) => prose('cards', [id], locale),
      rules: (id) => cardText(content.asset(id)),
      facts: (id, words) => assetFacts(content, id, words),
    },
    monster: {
      things: () => content.monsters.values(),
      card: () => 'monster',
      color: () => '#7d2b2b',
      art: 'monster',
      subtitle: (id, words) => words.say(content.monster(id).epic ? 'third-family-epic' : 'third-family-monster'),
      story: (id, locale) => prose('monsters', [id, 'look'], locale),
      rules: (id) => monsterText(content.monster(id)),
      facts: (id, words) => monsterFacts(content, id, words),
      now: (id, words, state) =>
        state.monsters.filter(({ kind }) => kind === id).map((monster) => monsterLine(game(state), monster, words)),
    },
    headline: {
      things: () => content.headlines.values(),
      card: () => 'headline',
      color: () => '#3d3a4b',
      subtitle: (id, words) => words.say(content.headline(id).rumor ? 'third-family-rumor' : 'third-family-headline'),
      story: (id, locale) => prose('headlines', [id], locale),
      rules: (id) => headlineText(content.headline(id)),
    },
    sheet: {
      things: () => content.investigators.values(),
      card: () => 'ally',
      color: () => '#6b4a2b',
      art: 'sheet',
      subtitle: (id, words) => words.name(ref('occupation', id)),
      story: (id, locale) => prose('investigators', [id, 'story'], locale),
      rules(id) {
        const sheet = content.investigator(id);
        return [...investigatorText(sheet), startingText(sheet)];
      },
      facts: (id, words) => sheetFacts(content, id, words),
    },
    scenario: {
      things: () => content.scenarios.values(),
      card: () => 'scenario',
      color: () => '#27322c',
      subtitle: (_id, words) => words.say('third-family-scenario'),
      story: (id, locale) => prose('scenarios', [id, 'opening'], locale),
      rules: (id) => [reckoningText(content.scenario(id))],
      facts: (id, words) => scenarioFacts(content, id, words),
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
      rules: (id, state) => archiveText(content.archiveCard(Number(id)), sideOf(Number(id), state)),
    },
    token: {
      things: (_state, words) => MYTHOS_TOKENS.map((id) => ({ id, name: words.name(ref('token', id)) })),
      card: () => 'token',
      color: () => '#4a4c58',
      subtitle: (_id, words) => words.say('third-family-token'),
      story: () => null,
      rules: (id) => MYTHOS_TOKENS.filter((token) => token === id).map((token) => tokenText(content.tokens.get(token))),
    },
  });
}

/** A neighborhood on the board from near, and who and what is on its spaces and the streets beside it. */
function neighborhoodLook(game: Game, id: string, words: Words): Lookup {
  const { content, state } = game;
  const { spaces } = content.neighborhood(id);
  const beside = townOf(game).streets.filter(({ from, to }) => [from, to].includes(id));
  const lines = [
    ...aroundNow(state, id, words),
    ...[...spaces, ...beside].map((space) =>
      [`**${words.name(ref('space', space.id))}**`, ...hereNow(game, space.id, words)].join(' · '),
    ),
  ];
  return {
    id: `${NEIGHBORHOOD}${id}`,
    title: words.name(ref('neighborhood', id)),
    lines,
    picture: closeUpPicture(game, id, words),
  };
}

/** The side of an archive card that lies up. */
function sideOf(number: number, state: State | null): 'front' | 'back' {
  return state?.codex.find((card) => card.number === number)?.side ?? 'front';
}

/** What and who is on a space now. */
function hereNow(game: Game, space: string, words: Words): string[] {
  const people = investigatorsAt(game.state, space).map((seat) => words.name(ref('seat', String(seat))));
  const here = [...thingsOn(game, space, words), ...people];
  return here.length > 0 ? [words.say('third-look-here', { here })] : [];
}

function aroundNow(state: State, neighborhood: string, words: Words): string[] {
  const here = thingsAround(state, neighborhood, words);
  const around = { neighborhood: ref('neighborhood', neighborhood), here };
  return here.length > 0 ? [words.say('third-look-around', around)] : [];
}
