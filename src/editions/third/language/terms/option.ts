import type { Phrase } from '../../../../engine/phrase.ts';
import type { Cost, Effect } from '../../content/effect.ts';
import type { Form, Speech } from '../operation.ts';
import { say } from './noun.ts';

/** A clause as a button says it: without a full stop. */
export function button(clause: Phrase): Phrase {
  return say('button', { clause });
}

/** What an option of a choice costs and does, as a clause. */
export function optionClause(
  speech: Speech,
  { cost = [], do: effects }: { cost?: readonly Cost[]; do: readonly Effect[] },
  form: Form,
): Phrase {
  if (cost.length === 0) return effects.length === 0 ? say('do-nothing', { form }) : speech.clauses(effects, form);
  const price = speech.joined(cost, form);
  if (effects.length === 0) return price;
  if (speech.costly(effects)) return say('and-then', { first: price, rest: speech.clauses(effects, form) });
  return speech.told(effects)
    ? say('pay-and', { cost: price, clause: speech.clauses(effects, 'imperative') })
    : say('pay-to', { cost: price, clause: speech.clauses(effects, 'infinitive') });
}

/** What is paid and what for, as a sentence, and what comes of declining. */
export function bargainText(
  speech: Speech,
  cost: readonly Cost[],
  effects: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Phrase {
  if (otherwise.length > 0) return speech.text([{ may: { cost: [...cost], do: [...effects], else: [...otherwise] } }]);
  if (cost.length === 0) return speech.text(effects);
  return say('sentence', { clause: optionClause(speech, { cost, do: effects }, 'imperative') });
}
