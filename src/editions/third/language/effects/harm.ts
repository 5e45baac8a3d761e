import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase } from '../../../../engine/phrase.ts';
import type { Amount, EffectOf } from '../../content/effect.ts';
import type { Harm } from '../../content/vocabulary.ts';
import { suffer as dealt, type Harm as HarmDealt } from '../../investigators/harm.ts';
import { capacity } from '../../investigators/harmassign.ts';
import { settle } from '../../reactions/settle.ts';
import { fromText } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import { choose } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { witnessed } from '../../state/witness.ts';
import { amountOf, CARD_TEXT } from '../amount.ts';

/** Damage, horror, or horror that no asset can take. */
export function* suffer(
  game: Game,
  seat: Seat,
  kind: 'damage' | 'horror' | 'directHorror',
  amount: Amount,
  context: EffectContext,
): Flow {
  const much = yield* amountOf(game, seat, amount, context);
  const harm: HarmDealt =
    kind === 'damage' ? { damage: much } : { horror: much, ...(kind === 'directHorror' ? { direct: true } : {}) };
  yield* dealt(game, seat, harm, context.source);
}

/** Damage and horror next to each other are one event (3E-R5). */
export function* sufferTogether(
  game: Game,
  seat: Seat,
  effects: readonly EffectOf<'damage' | 'horror'>[],
  context: EffectContext,
): Flow {
  const harm = { damage: 0, horror: 0 };
  for (const effect of effects) {
    witnessed(effect);
    if ('damage' in effect) harm.damage += yield* amountOf(game, seat, effect.damage, context);
    else harm.horror += yield* amountOf(game, seat, effect.horror, context);
  }
  yield* dealt(game, seat, harm, context.source);
  yield* settle(game);
}

/** So many points in all, split by the investigator; silence keeps him furthest from defeat. */
export function* sufferSplit(game: Game, seat: Seat, amount: Amount, context: EffectContext): Flow {
  const points = yield* amountOf(game, seat, amount, context);
  if (points < 1) return;
  const ways = Array.from({ length: points + 1 }, (_, damage) => ({ damage, horror: points - damage }));
  const chosen = yield* choose(
    game,
    seat,
    'effect.split',
    context.rule ?? CARD_TEXT,
    ways.map((way) => ({ id: String(way.damage), label: phrase('third-option-split', way) })),
    () => {
      const bears = capacity(game, seat);
      const left = (way: { damage: number; horror: number }) =>
        Math.min(bears.damage - way.damage, bears.horror - way.horror);
      const [best] = [...ways].sort((a, b) => left(b) - left(a));
      return fromText(context, { default: String(best?.damage ?? 0), args: { points } });
    },
  );
  const damage = Number(chosen ?? 0);
  yield* dealt(game, seat, { damage, horror: points - damage }, context.source);
}

/** So much of the harm at hand is not suffered; of a list of kinds it is one of them, the owner's choice (3E-488). */
export function* prevent(
  game: Game,
  seat: Seat,
  { loss, amount }: EffectOf<'prevent'>['prevent'],
  context: EffectContext,
): Flow {
  const { harm } = context;
  if (!harm) return;
  const kinds = (Array.isArray(loss) ? loss : [loss]).filter((kind) => harm[kind] > 0);
  const kind = yield* kindToPrevent(game, seat, kinds, context);
  if (kind === null) return;
  const much = yield* amountOf(game, seat, amount, context, harm[kind]);
  harm[kind] = Math.max(0, harm[kind] - much);
}

/** Silence prevents what would bring whoever suffers nearer to defeat. */
function* kindToPrevent(game: Game, seat: Seat, kinds: readonly Harm[], context: EffectContext): Flow<Harm | null> {
  const { harm } = context;
  const chosen = yield* choose(
    game,
    seat,
    'effect.prevent',
    '3E-488.1',
    kinds.map((kind) => ({ id: kind, label: phrase(`third-option-prevent-${kind}`) })),
    () => {
      if (!harm) return fromText(context);
      const bears = capacity(game, harm.seat);
      const [worst] = [...kinds].sort((a, b) => bears[a] - harm[a] - (bears[b] - harm[b]));
      return fromText(context, worst ? { default: worst } : {});
    },
  );
  return kinds.find((kind) => kind === chosen) ?? null;
}
