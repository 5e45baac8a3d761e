import type { DecisionMatter, Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, type PhraseArgument, phrase, type Ref, ref } from '../../../engine/phrase.ts';
import { fresh } from '../../../engine/question.ts';
import type { EffectContext } from './context.ts';
import type { DecisionKind } from './decisionkind.ts';
import { askKey, choose, chooseTogether, type Extra, type Fresh } from './question.ts';
import type { Game } from './state.ts';

/** Questions that the investigator at hand decides or, without one, all together. */
type Shared = Extract<
  DecisionKind,
  `effect.${'choose' | 'may' | 'repeat' | 'place' | 'investigator' | 'monster' | 'amount'}` | 'cost.clue'
>;

/** A question, and the rule it names. */
interface TextQuestion<I extends string> {
  kind: Shared;
  rule: string;
  options: Fresh<readonly Offered<I>[]>;
  extra?: Fresh<Extra>;
}

/** What a question says beside its options. */
interface Said extends Extra {
  kind: Shared;
}

/**
 * Asks the investigator at hand or, without one, all together: then nobody is named, for it is about nobody
 * (3E-432.4). The question says which text asks it and, unless it comes with rules of its own, what for.
 */
export function* ask<I extends string>(
  game: Game,
  seat: Seat | null,
  context: EffectContext,
  { kind, rule, options, extra = {} }: TextQuestion<I>,
): Flow<I | null> {
  const said = () => asked(game, seat, context, { kind, ...fresh(extra) });
  return seat === null
    ? yield* chooseTogether(game, { kind, rule }, options, said)
    : yield* choose(game, { seat, kind, rule }, options, said);
}

/** What such a question says, wherever it is put. */
export function asked(game: Game, seat: Seat | null, context: EffectContext, { kind, ...extra }: Said): Extra {
  const args = { asking: askingOf(game, context, extra.about?.rules !== undefined), ...extra.args };
  return {
    ...fromText(context, extra),
    args,
    ...(seat === null ? { ask: phrase(`${askKey(kind)}-together`, args) } : {}),
    // What the table has chosen says enough beside the text that asked.
    ...(seat === null && kind === 'effect.choose'
      ? { asked: phrase('third-asked-choose-together', { source: sourceOf(context) }) }
      : {}),
  };
}

/** What a question says that is always somebody's own: which text asks it. */
export function fromText(context: EffectContext, { args, about, ...extra }: Extra = {}): Extra {
  const matter: DecisionMatter = { ...context.about, ...about };
  return {
    ...extra,
    args: { source: sourceOf(context), ...args },
    ...(Object.keys(matter).length > 0 ? { about: matter } : {}),
  };
}

/** "Occult Ritualist: Place 1 doom in an adjacent space." */
function askingOf({ rules }: Game, context: EffectContext, explained: boolean): Phrase {
  const source = sourceOf(context);
  const { doing } = context;
  if (explained || doing === undefined) return phrase('third-asking', { source });
  return phrase('third-asking-for', { source, what: rules.text.effects(doing) });
}

/** The card, monster, headline … whose text it is; of an investigator, the ability. With the card it is about. */
export function sourceOf({ source, thatCard }: Pick<EffectContext, 'source' | 'thatCard'>): PhraseArgument {
  const { ref: kind, id } = source;
  const own = kind === 'sheet' ? phrase('third-source-sheet', { who: ref('sheet', id) }) : ref(kind, id);
  return thatCard === undefined ? own : phrase('third-source-with', { source: own, card: ref('card', thatCard) });
}

/** What somebody's own ability goes by: its name, not theirs. Every other cause stays what it is. */
export function abilityOf(cause: Ref): Ref {
  return cause.ref === 'sheet' ? ref('ability', cause.id) : cause;
}
