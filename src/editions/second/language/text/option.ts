import type { Phrase } from '../../../../engine/phrase.ts';
import type { Effect, Option } from '../../content/effect.ts';
import { optionClause } from './choice.ts';
import { clausesOf } from './compound.ts';
import { joinedClause } from './joined.ts';
import { say } from './noun.ts';

/** An option of a choice as the label of a button: capitalised, without a full stop. */
export function optionText(option: Option): Phrase {
  return say('label', { clause: optionClause(option, 'imperative', clausesOf) });
}

/** A cost as clauses: "pay $3", "exhaust this card and spend 1 Sanity". */
export function costText(cost: readonly Effect[]): Phrase {
  return joinedClause(cost, 'imperative', clausesOf);
}
