import type { Phrase, Ref } from '../../../../engine/phrase.ts';
import { ref } from '../../../../engine/phrase.ts';
import { loadContent } from '../../content/content.ts';
import type { Effect } from '../../content/effect.ts';
import { amount, archiveCard, type Form, list, say } from './noun.ts';

/** A verb with its objects: neighbors of the same verb share it. */
export interface Verb {
  key: 'gain' | 'lose' | 'spend' | 'suffer' | 'recover' | 'tokens-off' | 'codex-add' | 'archive-return' | 'shuffle-in';
  what: (Phrase | Ref)[];
  /** Whom it is for, where that must be the same to be said together. */
  who?: string;
}

/** The effect as a verb with objects; undefined for effects that are said otherwise. */
export function verbOf(effect: Effect, form: Form): Verb | undefined {
  if ('gain' in effect) return { key: 'gain', what: gained(effect.gain, form) };
  if ('draw' in effect) return { key: 'gain', what: [say(`drawn-${effect.draw.deck}`, { count: effect.draw.count })] };
  if ('gainItem' in effect) {
    const { trait, valueAtMost, valueAtLeast } = effect.gainItem;
    const item = say(`item-${trait}`, { count: 1 });
    if (valueAtMost !== undefined) return { key: 'gain', what: [say('item-at-most', { item, value: valueAtMost })] };
    if (valueAtLeast !== undefined) return { key: 'gain', what: [say('item-at-least', { item, value: valueAtLeast })] };
    return { key: 'gain', what: [item] };
  }
  if ('take' in effect && effect.to === undefined)
    return { key: 'gain', what: [say('named', { name: ref('card', loadContent().specialNamed(effect.take).id) })] };
  if ('status' in effect && effect.status === 'darkPact' && effect.to === undefined)
    return { key: 'gain', what: [say('dark-pact')] };
  if ('lose' in effect) return { key: 'lose', what: resources(effect.lose, form) };
  if ('spend' in effect) return { key: 'spend', what: resources(effect.spend, form) };
  if ('damage' in effect) return { key: 'suffer', what: [amount('damage', effect.damage, form)] };
  if ('horror' in effect) return { key: 'suffer', what: [amount('horror', effect.horror, form)] };
  if ('directHorror' in effect) return { key: 'suffer', what: [amount('directHorror', effect.directHorror, form)] };
  if ('recover' in effect) {
    const { health, sanity, who } = effect.recover;
    return {
      key: 'recover',
      who,
      what: [
        ...(health === undefined ? [] : [amount('health', health, form)]),
        ...(sanity === undefined ? [] : [amount('sanity', sanity, form)]),
      ],
    };
  }
  if ('restore' in effect && effect.to === undefined)
    return { key: 'recover', who: 'you', what: [say(`restore-${effect.restore}`, { form })] };
  return cardVerb(effect);
}

/** What is done to several archive cards at once, and tokens taken off a card. */
function cardVerb(effect: Effect): Verb | undefined {
  if ('codexAdd' in effect && effect.side === undefined)
    return { key: 'codex-add', what: [archiveCard(effect.codexAdd)] };
  if ('archiveReturn' in effect) return { key: 'archive-return', what: [archiveCard(effect.archiveReturn)] };
  if ('shuffleIn' in effect && 'archive' in effect.shuffleIn) {
    const { archive, deck, top } = effect.shuffleIn;
    const what = [say('shuffled', { card: archiveCard(archive), deck: ref('neighborhood', deck) })];
    return { key: 'shuffle-in', who: String(top), what };
  }
  if (!('tokensOnCard' in effect)) return undefined;
  const changes = Object.entries(effect.tokensOnCard);
  const off = changes.flatMap(([kind, change]) =>
    typeof change === 'object' && 'minus' in change
      ? [say(`token-${kind}`, { count: typeof change.minus === 'number' ? change.minus : 1 })]
      : [],
  );
  return off.length === changes.length ? { key: 'tokens-off', what: off } : undefined;
}

/** The verb with all its objects. */
export function verbClause(verb: Verb, form: Form): Phrase {
  return say(verb.key, { what: list(verb.what), form, who: verb.who ?? 'you' });
}

/** True when both can share one verb. */
export function sameVerb(one: Verb, other: Verb): boolean {
  return one.key === other.key && one.who === other.who;
}

function gained(gain: { money?: unknown; remnant?: unknown; clue?: unknown } & Record<string, unknown>, form: Form) {
  const { clue, ...rest } = gain as { clue?: 'neighborhood' } & Parameters<typeof resources>[0];
  return [...resources(rest, form), ...(clue ? [say('clue-of-neighborhood', { form })] : [])];
}

const RESOURCES = ['money', 'remnant', 'clue', 'focus', 'sheetClue'] as const;

function resources(amounts: Partial<Record<(typeof RESOURCES)[number], Parameters<typeof amount>[1]>>, form: Form) {
  return RESOURCES.flatMap((name) => {
    const value = amounts[name];
    return value === undefined ? [] : [amount(name, value, form)];
  });
}
