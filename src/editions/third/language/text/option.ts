import type { Phrase } from '../../../../engine/phrase.ts';
import type { Cost, Effect, Option } from '../../content/effect.ts';
import { clausesOf, effectsText, optionClause } from './compound.ts';
import { joinedClause } from './joined.ts';
import { say } from './noun.ts';

/** What an option of a choice costs and does, as a button says it: without a full stop. */
export function optionText(option: Option): Phrase {
  return say('button', { clause: optionClause(option, 'imperative') });
}

/** What is to be paid, as a button says it. */
export function costText(cost: readonly Cost[]): Phrase {
  return say('button', { clause: joinedClause(cost, 'imperative') });
}

/** What would be done, as a button says it. */
export function doText(effects: readonly Effect[]): Phrase {
  return say('button', { clause: clausesOf(effects, 'imperative') });
}

/** What is paid and what for, as a sentence, and what comes of declining. */
export function bargainText(
  cost: readonly Cost[],
  effects: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Phrase {
  if (otherwise.length > 0) return effectsText([{ may: { cost: [...cost], do: [...effects], else: [...otherwise] } }]);
  if (cost.length === 0) return effectsText(effects);
  return say('sentence', { clause: optionClause({ label: '', cost: [...cost], do: [...effects] }, 'imperative') });
}
