import type { DecisionMatter, Option, Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { type Phrase, type PhraseArgument, phrase, ref } from '../../../../engine/phrase.ts';
import { fresh } from '../../../../engine/question.ts';
import type { DecisionKind } from '../../state/decisionkind.ts';
import { askKey, choose, type Extra, type Fresh, groupChoose } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { effectsText } from '../rulestext.ts';
import type { EffectContext } from './context.ts';

/** Questions that the investigator at hand decides or, without one, all together. */
type Shared = Extract<
  DecisionKind,
  `effect.${'choose' | 'may' | 'repeat' | 'place' | 'investigator' | 'monster' | 'amount'}` | 'cost.clue'
>;

/**
 * Asks the investigator at hand or, without one, all together: then nobody is named, for it is about nobody
 * (3E-432.4). The question says which text asks it and, unless it comes with rules of its own, what for.
 */
export function* ask(
  game: Game,
  seat: Seat | null,
  kind: Shared,
  context: EffectContext,
  rule: string,
  options: Fresh<Option[]>,
  extra: Fresh<Extra> = {},
): Flow<string | null> {
  const said = () => asked(seat, kind, context, fresh(extra));
  return seat === null
    ? yield* groupChoose(game, kind, rule, options, said)
    : yield* choose(game, seat, kind, rule, options, said);
}

/** What such a question says, wherever it is put. */
export function asked(seat: Seat | null, kind: Shared, context: EffectContext, extra: Extra = {}): Extra {
  const args = { asking: askingOf(context, extra.about?.rules !== undefined), ...extra.args };
  return {
    ...fromText(context, extra),
    args,
    ...(seat === null ? { ask: phrase(`${askKey(kind)}-together`, args) } : {}),
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
function askingOf(context: EffectContext, explained: boolean): Phrase {
  const source = sourceOf(context);
  const { doing } = context;
  if (explained || doing === undefined) return phrase('third-asking', { source });
  return phrase('third-asking-for', { source, what: effectsText(doing) });
}

/** The card, monster, headline … whose text it is; of an investigator, the ability. With the card it is about. */
export function sourceOf({ source, thatCard }: Pick<EffectContext, 'source' | 'thatCard'>): PhraseArgument {
  const { ref: kind, id } = source;
  const own = kind === 'sheet' ? phrase('third-source-sheet', { who: ref('sheet', id) }) : ref(kind, id);
  return thatCard === undefined ? own : phrase('third-source-with', { source: own, card: ref('card', thatCard) });
}
