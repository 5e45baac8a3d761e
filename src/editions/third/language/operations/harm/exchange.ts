import { z } from 'zod';
import type { Option, Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../../../edition/copy.ts';
import { HARMS, type Harm } from '../../../content/vocabulary.ts';
import { isOverwhelmed, leave } from '../../../investigators/defeat.ts';
import { isFull, room } from '../../../investigators/harmassign.ts';
import { heldCard, inPlay, investigator } from '../../../investigators/investigator.ts';
import { cardsWith, discardCard } from '../../../investigators/playarea.ts';
import { ask, fromText, sourceOf } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Cause } from '../../../state/event.ts';
import { choose, confirm } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { CARD_TEXT } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({
  exchange: exact({
    what: z.array(z.enum(HARMS)).min(1),
    amount: exact({ upTo: z.literal('all') }),
    with: z.literal('anotherInvestigatorOrAlly'),
    in: z.literal('anywhere'),
  }),
});
export type Exchange = z.output<typeof schema>;

/**
 * Moves damage and horror between them and another investigator or an ally of one, either way; the other's player must
 * agree. Silence moves nothing.
 */
export const exchange: Operation<Exchange> = {
  schema,
  personal: true,
  *run(game, seat, { exchange: { what } }, context) {
    const partner = yield* pickPartner(game, seat, context);
    if (!partner) return;
    const terms: Terms = { damage: 0, horror: 0 };
    for (const kind of what) terms[kind] = yield* howMany(game, seat, { partner, kind }, context);
    if (terms.damage === 0 && terms.horror === 0) return;
    const agreed = yield* confirm(
      game,
      { seat: partner.seat, kind: 'effect.exchange', rule: context.rule ?? CARD_TEXT },
      () => ({
        mode: 'pair' as const,
        ask: phrase('third-ask-effect-exchange-consent', {
          source: sourceOf(context),
          seat: ref('seat', String(partner.seat)),
          terms: what.flatMap((kind) => termOf(seat, partner, kind, terms[kind])),
        }),
        default: terms.damage <= 0 && terms.horror <= 0 ? 'yes' : 'no',
      }),
    );
    if (!agreed) return;
    shift(game, { seat, partner, terms }, context.source);
    if (partner.card !== null && isFull(game, partner.seat, partner.card))
      yield* discardCard(game, partner.seat, partner.card);
    for (const one of [seat, partner.seat])
      if (isOverwhelmed(game, one)) yield* leave(game, one, 'defeated', context.source);
  },
  words: { kind: 'order', clause: (_effect, form) => say('exchange', { form }) },
  worth: () => 0,
  changes: (game, seat) => exchanges(game, seat),
};

/** Whether there is anything to move between them and another, or an ally of another. */
function exchanges(game: Game, seat: Seat): boolean {
  const others = inPlay(game.state).filter((other) => other !== seat);
  const bearers = [
    investigator(game, seat),
    ...others.flatMap((other) => [investigator(game, other), ...cardsWith(game, other, { type: 'ally' })]),
  ];
  return others.length > 0 && bearers.some(({ damage, horror }) => damage + horror > 0);
}

/** The other side: an investigator, or an ally of theirs. */
interface Partner {
  id: string;
  seat: Seat;
  card: Copy | null;
}

/** So many tokens of a kind go from the acting investigator to the partner; below 0 the other way. */
type Terms = Record<Harm, number>;

/** What two have agreed on. */
interface Deal {
  seat: Seat;
  partner: Partner;
  terms: Terms;
}

function* pickPartner(game: Game, seat: Seat, context: EffectContext): Flow<Partner | null> {
  const open = () => partners(game, seat);
  const none: Option = { id: 'none', label: phrase('third-option-none') };
  const chosen = yield* ask(game, seat, context, {
    kind: 'effect.investigator',
    rule: context.rule ?? CARD_TEXT,
    options: () =>
      open().length === 0
        ? []
        : [...open().map((one) => ({ id: one.id, label: phrase('third-option-who', { who: nameOf(one) }) })), none],
    extra: { default: 'none' },
  });
  return open().find(({ id }) => id === chosen) ?? null;
}

function partners(game: Game, seat: Seat): Partner[] {
  return inPlay(game.state)
    .filter((other) => other !== seat)
    .flatMap((other) => [
      { id: String(other), seat: other, card: null },
      ...cardsWith(game, other, { type: 'ally' }).map(({ id }) => ({ id, seat: other, card: id })),
    ]);
}

/** What moves of one kind, as the other's player reads it. */
function termOf(seat: Seat, partner: Partner, kind: Harm, amount: number): Phrase[] {
  const own = ref('seat', String(seat));
  const [from, to] = amount > 0 ? [own, nameOf(partner)] : [nameOf(partner), own];
  return amount === 0 ? [] : [phrase('third-term-exchange', { amount: Math.abs(amount), kind, from, to })];
}

const nameOf = ({ seat, card }: Partner) => (card === null ? ref('seat', String(seat)) : ref('card', kindOf(card)));

/** From all they give to all they get; silence leaves it as it is. */
function* howMany(
  game: Game,
  seat: Seat,
  { partner, kind }: { partner: Partner; kind: Harm },
  context: EffectContext,
): Flow<number> {
  const give = () => {
    const own = investigator(game, seat)[kind];
    return partner.card === null ? own : Math.min(own, room(game, partner.seat, partner.card, kind));
  };
  const get = () => tokens(game, partner, kind);
  const chosen = yield* choose(
    game,
    { seat, kind: 'effect.exchange', rule: context.rule ?? CARD_TEXT },
    () =>
      Array.from({ length: give() + get() + 1 }, (_, index) => give() - index).map((amount) => ({
        id: String(amount),
        label: phrase(amount > 0 ? 'third-option-give' : amount < 0 ? 'third-option-get' : 'third-option-keep', {
          amount: Math.abs(amount),
          kind,
          seat: ref('seat', String(seat)),
          who: nameOf(partner),
        }),
      })),
    fromText(context, { default: '0', args: { kind, who: nameOf(partner) } }),
  );
  return Number(chosen ?? 0);
}

function tokens(game: Game, { seat, card }: Partner, kind: Harm): number {
  return (card === null ? investigator(game, seat) : heldCard(game, seat, card))?.[kind] ?? 0;
}

/** What one loses is told as recovered, what the other takes as suffered. */
function shift(game: Game, { seat, partner, terms }: Deal, source: Cause): void {
  const own = investigator(game, seat);
  const other = partner.card === null ? investigator(game, partner.seat) : heldCard(game, partner.seat, partner.card);
  if (!other) return;
  const gives = { damage: Math.max(0, terms.damage), horror: Math.max(0, terms.horror) };
  const gets = { damage: Math.max(0, -terms.damage), horror: Math.max(0, -terms.horror) };
  own.damage -= terms.damage;
  own.horror -= terms.horror;
  other.damage += terms.damage;
  other.horror += terms.horror;
  const card = partner.card === null ? {} : { card: partner.card };
  if (gives.damage + gives.horror > 0) {
    game.events.push({ type: 'Recovered', seat, health: gives.damage, sanity: gives.horror, by: source });
    game.events.push(
      partner.card === null
        ? { type: 'Suffered', seat: partner.seat, ...gives, by: source }
        : { type: 'AssetSuffered', seat: partner.seat, card: partner.card, ...gives, by: source },
    );
  }
  if (gets.damage + gets.horror > 0) {
    game.events.push({
      type: 'Recovered',
      seat: partner.seat,
      health: gets.damage,
      sanity: gets.horror,
      ...card,
      by: source,
    });
    game.events.push({ type: 'Suffered', seat, ...gets, by: source });
  }
}
