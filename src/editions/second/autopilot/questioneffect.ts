/** What a question is about in the effect language: the effects behind it, found again from what it shows. */

import type { Decision } from '../../../engine/decision.ts';
import { onceEach } from '../../../engine/once.ts';
import type { Content } from '../content/content.ts';

import type { Effect, EffectOf } from '../content/effect.ts';
import { effectsText } from '../language/text/text.ts';

type Asking = EffectOf<'choose'> | EffectOf<'may'>;

/** The `choose` or `may` that an `effect.…` question comes from: they are known by their rules text. */
export function askingEffect(content: Content, decision: Decision): Asking | null {
  const rules = decision.about?.rules;
  if (!rules) return null;
  return allAsking(content).get(JSON.stringify(rules)) ?? null;
}

/** The whole text a question stands under: an encounter's entry, or nothing. */
export function effectsAsked(content: Content, decision: Decision): readonly Effect[] {
  const prose = decision.about?.prose;
  if (!prose) return [];
  if (prose.file === 'encounters') {
    const [neighborhood = '', place = '', index = ''] = prose.path;
    return content.encounter(neighborhood, place, Number(index) + 1).effects;
  }
  if (prose.file === 'gate-cards') {
    const [card = '', entry = ''] = prose.path;
    return content.gateCard(card).entries[entry]?.effects ?? [];
  }
  return [];
}

/** By their rules text. */
const allAsking = onceEach((content: Content): ReadonlyMap<string, Asking> => {
  const found = new Map<string, Asking>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one);
    else if (isThing(value)) {
      if (isAsking(value)) found.set(JSON.stringify(effectsText(content, [value])), value);
      for (const one of Object.values(value)) look(one);
    }
  };
  look(content.locationCards);
  look(content.gateCards);
  look(content.locations);
  look(content.mythosCards);
  look(content.cards);
  look(content.monsters);
  look(content.ancientOnes);
  look(content.investigators);
  return found;
});

function isThing(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isAsking(value: object): value is Asking {
  if ('may' in value) return isThing(value.may) && 'do' in value.may;
  return 'choose' in value && Array.isArray(value.choose) && value.choose.every((one) => isThing(one) && 'do' in one);
}
