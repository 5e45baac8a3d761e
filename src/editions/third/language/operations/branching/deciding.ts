import type { DecisionMatter, Option as Offer, Offered, Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { type Phrase, phrase } from '../../../../../engine/phrase.ts';
import type { Prospect } from '../../../../../engine/prospect.ts';
import type { Cost, Effect } from '../../../content/effect.ts';
import { ask } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { Language } from '../../operation.ts';
import { CARD_TEXT } from '../../terms/amount.ts';
import { button } from '../../terms/option.ts';

/** What is paid for and done. */
interface Bargain {
  cost?: readonly Cost[];
  do: readonly Effect[];
}

/** Who acts on a text: the investigator at hand, or (null) the group. */
export interface Acting {
  game: Game;
  seat: Seat | null;
  context: EffectContext;
}

/** Pays in full, then does; nothing if it can't be paid or paying was the end of whoever pays (3E-400.1f). */
export function* payAndDo(
  language: Language,
  { game, seat, context }: Acting,
  { cost = [], do: effects }: Bargain,
): Flow {
  const owed = context.owed?.length ?? 0;
  if (cost.length > 0 && !(yield* language.pay(game, seat, cost, context))) return;
  yield* language.perform(game, seat, effects, context);
  yield* language.payDebts(game, context, owed);
}

interface Draft {
  options: Offered[];
  said: () => Said;
}

/** What is said with it. */
interface Said {
  silent: string;
  rules: Phrase;
  /** What each option would cost and do, for whoever weighs them. */
  effects: Record<string, { cost?: readonly Cost[]; do?: readonly Effect[] }>;
}

/** Asks whoever acts. */
export function* decide(
  { game, seat, context }: Acting,
  kind: 'effect.choose' | 'effect.may' | 'effect.repeat',
  draft: () => Draft,
): Flow<string | null> {
  const rule = context.rule ?? CARD_TEXT;
  const options = () => draft().options;
  const extra = () => {
    const { silent, rules, effects } = draft().said();
    return { default: silent, about: { ...matter(context, rules), effects } };
  };
  return yield* ask(game, seat, context, { kind, rule, options, extra });
}

/** What is shown with a question: the prose it stands under and the rules text of what it decides. */
function matter(context: EffectContext, rules: Phrase): DecisionMatter {
  return { ...(context.card === undefined ? {} : { card: context.card }), ...context.about, rules };
}

/** Yes, where it is possible, or no. */
export function yesOrNo(
  language: Language,
  { rules, prospect, able }: { rules: () => Phrase; prospect: () => Prospect & Pick<Offer, 'label'>; able: boolean },
  taking: Bargain,
  otherwise: readonly Effect[] = [],
): Draft {
  const no = declining(language, otherwise);
  const yes = { id: 'yes', prospect };
  const effects = { yes: taking, no: { do: otherwise } };
  return { options: able ? [yes, no] : [no], said: () => ({ silent: 'no', rules: rules(), effects }) };
}

/** "No", with what comes of it: on the button, if it is short. */
export function declining({ speech }: Language, otherwise: readonly Effect[]): Offered {
  const no = { id: 'no', label: phrase('third-option-decline') };
  if (otherwise.length === 0) return no;
  const prospect = () =>
    speech.plain(otherwise)
      ? { label: phrase('third-option-decline-for', { otherwise: button(speech.clauses(otherwise, 'imperative')) }) }
      : { note: speech.text(otherwise) };
  return { ...no, prospect };
}
