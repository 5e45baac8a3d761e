import { type PhraseArgument, ref } from '../../../engine/phrase.ts';
import type { CardView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { signed } from '../../telling/clause.ts';
import { loadContent } from '../content/content.ts';
import type { Monster } from '../content/monster.ts';
import type { State } from '../state/state.ts';

/** The families of things that can be looked at. */
export const FAMILIES = ['space', 'card', 'monster', 'headline', 'sheet', 'scenario', 'archive', 'token'] as const;
export type Family = (typeof FAMILIES)[number];
type Facts = CardView['facts'];

/** The figures printed on a thing, with their labels. */
export function factsOf(family: Family, id: string, state: State | null, words: Words): Facts {
  const content = loadContent();
  const fact = (key: string, value: PhraseArgument | null | undefined): Facts =>
    value === null || value === undefined
      ? []
      : [{ label: words.say(`third-fact-${key}`), value: words.say('third-fact-value', { value }) }];
  if (family === 'monster') return monsterFacts(content.monster(id), fact, words);
  if (family === 'card') {
    const card = content.asset(id);
    return [
      ...fact('worth', card.value === undefined ? null : `$${card.value}`),
      ...fact('hands', card.hands > 0 ? card.hands : null),
      ...fact('health', card.health),
      ...fact('sanity', card.sanity),
      ...(card.traits.length > 0 ? fact('traits', card.traits.join(', ')) : []),
    ];
  }
  if (family === 'sheet') {
    const sheet = content.investigator(id);
    const { focusLimit } = sheet;
    return [
      ...fact('health', sheet.health),
      ...fact('sanity', sheet.sanity),
      ...fact(
        'focus',
        typeof focusLimit === 'number'
          ? focusLimit
          : words.say(focusLimit ? 'third-fact-per-spell' : 'third-fact-no-limit'),
      ),
      ...Object.entries(sheet.skills).flatMap(([skill, value]) => [
        { label: words.name(ref('skill', skill)), value: String(value) },
      ]),
    ];
  }
  if (family === 'space') {
    const { symbols } = content.spaces.get(id) ?? {};
    const named = (all: readonly string[]): string =>
      words.list(all.map((symbol) => words.say(`third-symbol-${symbol}`)));
    return symbols
      ? [...fact('asks', named(symbols.left)), ...fact('gives', named(symbols.right))]
      : streetFacts(id, state, fact, words);
  }
  if (family === 'scenario') {
    const scenario = content.scenario(id);
    return [
      ...fact('start', ref('space', scenario.startingSpace)),
      ...fact(
        'neighborhoods',
        scenario.map.neighborhoods.map((one) => ref('neighborhood', one.id)),
      ),
    ];
  }
  return [];
}

function monsterFacts(
  monster: Monster,
  fact: (key: string, value: PhraseArgument | null) => Facts,
  words: Words,
): Facts {
  const modifier = ({ skill, mod }: { skill: string; mod: number }): string =>
    `${words.name(ref('skill', skill))} ${signed(mod)}`;
  return [
    ...fact(
      'health',
      monster.elite > 0
        ? words.say('third-fact-elite', { health: monster.health, elite: monster.elite })
        : monster.health,
    ),
    ...fact('attack', modifier(monster.attack)),
    ...fact('evade', modifier(monster.evade)),
    ...fact('damage', monster.damage),
    ...fact('horror', monster.horror),
    ...fact('traits', monster.traits.join(', ')),
  ];
}

function streetFacts(
  id: string,
  state: State | null,
  fact: (key: string, value: PhraseArgument | null) => Facts,
  words: Words,
): Facts {
  const street =
    state &&
    loadContent()
      .scenario(state.scenario)
      .map.streets.find((one) => one.id === id);
  return street ? fact('street', words.name(ref('streetKind', street.kind))) : [];
}
