import { type PhraseArgument, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { signed } from '../../shown/clause.ts';
import type { Facts } from '../../shown/lookup.ts';
import type { Content } from '../content/content.ts';
import type { State } from '../state/state.ts';

/** The figures printed on an asset card. */
export function assetFacts(content: Content, id: string, words: Words): Facts {
  const { value, hands, health, sanity, traits } = content.asset(id);
  return facts(
    {
      worth: value === undefined ? null : `$${value}`,
      hands: hands > 0 ? hands : null,
      health,
      sanity,
      traits: traits.length > 0 ? traitsText(traits, words) : null,
    },
    words,
  );
}

/** The figures printed on an investigator sheet. */
export function sheetFacts(content: Content, id: string, words: Words): Facts {
  const { health, sanity, focusLimit, skills } = content.investigator(id);
  const unlimited = focusLimit ? 'third-fact-per-spell' : 'third-fact-no-limit';
  return [
    ...facts({ health, sanity, focus: typeof focusLimit === 'number' ? focusLimit : words.say(unlimited) }, words),
    ...Object.entries(skills).map(([skill, value]) => ({
      label: words.name(ref('skill', skill)),
      value: String(value),
    })),
  ];
}

/** The symbols printed on a space, or which kind of street it is. */
export function spaceFacts(content: Content, id: string, words: Words, state: State | null): Facts {
  const { symbols } = content.spaces.get(id) ?? {};
  if (symbols) {
    const named = (all: readonly string[]): string =>
      words.list(all.map((symbol) => words.say(`third-symbol-${symbol}`)));
    return facts({ asks: named(symbols.left), gives: named(symbols.right) }, words);
  }
  const streets = state ? content.scenario(state.scenario).map.streets : [];
  const street = streets.find((one) => one.id === id);
  return street ? facts({ street: words.name(ref('streetKind', street.kind)) }, words) : [];
}

/** Where a scenario begins, and the neighborhoods of its map. */
export function scenarioFacts(content: Content, id: string, words: Words): Facts {
  const { startingSpace, map } = content.scenario(id);
  const neighborhoods = map.neighborhoods.map((one) => ref('neighborhood', one.id));
  return facts({ start: ref('space', startingSpace), neighborhoods }, words);
}

/** The figures printed on a monster. */
export function monsterFacts(content: Content, id: string, words: Words): Facts {
  const { health, elite, attack, evade, damage, horror, traits } = content.monster(id);
  const modifier = ({ skill, mod }: { skill: string; mod: number }): string =>
    `${words.name(ref('skill', skill))} ${signed(mod)}`;
  return facts(
    {
      health: elite > 0 ? words.say('third-fact-elite', { health, elite }) : health,
      attack: modifier(attack),
      evade: modifier(evade),
      damage,
      horror,
      traits: traitsText(traits, words),
    },
    words,
  );
}

function facts(figures: Record<string, PhraseArgument | null | undefined>, words: Words): Facts {
  return Object.entries(figures).flatMap(([key, value]) =>
    value === null || value === undefined
      ? []
      : [{ label: words.say(`third-fact-${key}`), value: words.say('third-fact-value', { value }) }],
  );
}

function traitsText(traits: readonly string[], words: Words): string {
  return words.row(traits.map((trait) => words.say(`third-trait-${trait.replaceAll(' ', '-')}`)));
}
