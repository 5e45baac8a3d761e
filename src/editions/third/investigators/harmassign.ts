import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { Price } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import type { AssetType } from '../content/vocabulary.ts';
import type { Cause } from '../state/event.ts';
import { BORNE } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { heldCard, investigator, sheetOf } from './investigator.ts';
import { isUndiscardable } from './playarea.ts';

/** What is put on one asset. */
export interface Assignment {
  card: Copy;
  damage: number;
  horror: number;
}

type Kind = 'damage' | 'horror';
const KINDS = ['damage', 'horror'] as const satisfies readonly Kind[];

/** Usual ways that have a button each, at most. */
const MOST_USUAL = 4;

/** More ways than this are asked kind by kind. */
const MOST_WAYS = 20;

/** What goes where of one kind: null = all on the sheet. */
interface Part {
  kind: Kind;
  card: Copy | null;
  amount: number;
}

/** Harm about to be assigned. */
interface Pending {
  seat: Seat;
  damage: number;
  horror: number;
}

/** Damage and horror that would just defeat them. */
export function capacity(game: Game, seat: Seat): Record<Kind, number> {
  const { damage, horror } = investigator(game, seat);
  const { health, sanity } = sheetOf(game, seat);
  return { damage: health - damage, horror: sanity - horror };
}

/** What an asset can still be assigned of one kind (3E-446.12, 3E-485.9, 3E-R6). */
export function room(game: Game, seat: Seat, card: Copy, kind: Kind): number {
  const held = heldCard(game, seat, card);
  const { health = 0, sanity = 0 } = game.content.asset(card);
  // 3E-482.1
  if (!held) return 0;
  // 3E-440.4, 3E-466.12, 3E-482.2, 3E-485.7-1, 3E-485.7-2, 3E-486.1, 3E-486.2
  return kind === 'damage' ? Math.max(0, health - held.damage) : Math.max(0, sanity - held.horror);
}

/** Whether so much harm would defeat them, with as much of it as possible on their assets. */
export function wouldDefeat(game: Game, seat: Seat, harm: Record<Kind, number>): boolean {
  const bears = capacity(game, seat);
  return KINDS.some((kind) => {
    const rooms = investigator(game, seat).cards.map(({ id }) => room(game, seat, id, kind));
    return harm[kind] > 0 && harm[kind] - Math.max(0, ...rooms) >= bears[kind];
  });
}

/** Whether an asset has all the damage or horror it bears and is to be discarded (3E-446.11, 3E-466.11, 3E-485.8). */
export function isFull(game: Game, seat: Seat, card: Copy): boolean {
  const held = heldCard(game, seat, card);
  if (!held || isUndiscardable(game, card)) return false;
  const { health, sanity } = game.content.asset(card);
  return (held.damage > 0 && held.damage >= (health ?? 0)) || (held.horror > 0 && held.horror >= (sanity ?? 0));
}

/**
 * They assign all or part of the damage to one asset and all or part of the horror to one, the same or another
 * (3E-446.7, 3E-466.7, 3E-R5). One question, or one for each kind where there are very many ways.
 */
export function* assign(game: Game, at: Pending, cause: Cause): Flow<Assignment[]> {
  const parts = () => KINDS.map((kind) => partsOf(game, at, kind));
  const [damage = [], horror = []] = parts();
  const chosen =
    damage.length * horror.length <= MOST_WAYS
      ? yield* askWay(game, at, cause, () => {
          const [first = [], second = []] = parts();
          return first.flatMap((one) => second.map((other) => [one, other]));
        })
      : [
          ...(yield* askWay(game, at, cause, () => partsOf(game, at, 'damage').map((part) => [part]))),
          ...(yield* askWay(game, at, cause, () => partsOf(game, at, 'horror').map((part) => [part]))),
        ];
  return gathered(chosen);
}

/** The ways to split one kind: all oneself first, then each asset from much to little. */
function partsOf(game: Game, at: Pending, kind: Kind): Part[] {
  const ways: Part[] = [{ kind, card: null, amount: 0 }];
  for (const { id } of investigator(game, at.seat).cards)
    for (let amount = Math.min(at[kind], room(game, at.seat, id, kind)); amount > 0; amount--)
      ways.push({ kind, card: id, amount });
  return ways;
}

function* askWay(game: Game, at: Pending, cause: Cause, ways: () => Part[][]): Flow<Part[]> {
  const chosen = yield* choose(
    game,
    { seat: at.seat, kind: 'harm.assign', rule: at.damage > 0 ? '3E-466.7' : '3E-446.7' },
    () => {
      const all = ways();
      const first = usual(game, at, all);
      return all.map((way) => optionOf(game, at, way, all.length <= MOST_USUAL + 1 || first.includes(way)));
    },
    () => {
      const all = ways();
      return {
        default: wayId(silent(game, at, all)),
        args: { harm: harmPhrase(at), cause },
        about: { harm: { damage: at.damage, horror: at.horror }, cause },
        first: usual(game, at, all).map(wayId),
        ...grave(game, at, all),
      };
    },
  );
  return ways().find((way) => wayId(way) === chosen) ?? [];
}

/** The usual ways: all on themselves, as much as it takes on one asset, and what silence means. */
function usual(game: Game, at: Pending, ways: readonly Part[][]): Part[][] {
  const most = new Map<Copy | null, Part[]>();
  for (const way of ways) {
    const [card = null, ...others] = gathered(way).map((one) => one.card);
    const known = most.get(card);
    if (others.length === 0 && (!known || amountOf(way) > amountOf(known))) most.set(card, way);
  }
  return [...new Set([...[...most.values()].slice(0, MOST_USUAL - 1), silent(game, at, ways)])];
}

const amountOf = (way: readonly Part[]): number => way.reduce((sum, { amount }) => sum + amount, 0);

/** Ways that defeat them are confirmed, where another one would not. */
function grave(game: Game, at: Pending, ways: readonly Part[][]): { sure?: string[] } {
  const bears = capacity(game, at.seat);
  const defeats = (way: readonly Part[]) =>
    way.some(({ kind }) => {
      const given = way.reduce((sum, part) => (part.kind === kind ? sum + part.amount : sum), 0);
      return at[kind] > 0 && at[kind] - given >= bears[kind];
    });
  const fatal = ways.filter(defeats);
  return fatal.length === 0 || fatal.length === ways.length ? {} : { sure: fatal.map(wayId) };
}

/** M8: they take it themselves unless that defeats them; then as much as possible goes to the sturdiest assets. */
function silent(game: Game, at: Pending, ways: readonly Part[][]): Part[] {
  const bears = capacity(game, at.seat);
  const worth = (way: readonly Part[]): number =>
    way.reduce((sum, { kind, card, amount }) => {
      if (at[kind] < bears[kind]) return sum - amount * 1000;
      return (
        sum +
        amount * 1000 +
        (card === null ? 0 : room(game, at.seat, card, kind) * 10 - ORDER.indexOf(typeOf(game, card)))
      );
    }, 0);
  return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best), ways[0] ?? []);
}

/** Items before allies before talents (M8). */
const ORDER: readonly AssetType[] = ['item', 'ally', 'talent', 'condition', 'spell'];
const typeOf = (game: Game, card: Copy): AssetType => game.content.asset(card).type;

function gathered(parts: readonly Part[]): Assignment[] {
  const assets: Assignment[] = [];
  for (const { kind, card, amount } of parts) {
    if (card === null) continue;
    const known = assets.find((one) => one.card === card) ?? { card, damage: 0, horror: 0 };
    if (!assets.includes(known)) assets.push(known);
    known[kind] += amount;
  }
  return assets;
}

const borneBy = (kind: Kind, card: Copy, amount: number): [Kind, [Copy, number]] => [kind, [card, amount]];

function wayId(way: readonly Part[]): string {
  const parts = way.flatMap(({ kind, card, amount }) => (card === null ? [] : [borneBy(kind, card, amount)]));
  return parts.length === 0 ? 'self' : BORNE.write(parts);
}

/** @param brief it has a button, with little room */
function optionOf(game: Game, at: Pending, way: readonly Part[], brief: boolean): Option {
  const assets = gathered(way);
  const [first, ...others] = assets;
  if (!first) return { id: 'self', label: phrase('third-option-harm-self') };
  const own = {
    damage: assets.reduce((left, { damage }) => left - damage, at.damage),
    horror: assets.reduce((left, { horror }) => left - horror, at.horror),
  };
  const rest = own.damage + own.horror > 0 ? { rest: harmPhrase(own) } : null;
  const parts = { parts: assets.map(assetPhrase) };
  const price = assets.filter((one) => wearsOut(game, at.seat, one)).map(({ card }) => discarded(card));
  const option = { id: wayId(way), about: ref('card', first.card), ...(price.length > 0 ? { price } : {}) };
  if (brief && (others.length > 0 || (first.damage > 0 && first.horror > 0))) {
    const on = others.length > 0 ? phrase('third-harm-own-cards') : ref('card', first.card);
    return {
      ...option,
      label: phrase(rest ? 'third-option-harm-most' : 'third-option-harm-all', { on }),
      note: rest ? phrase('third-note-harm-most', { ...parts, ...rest }) : phrase('third-note-harm-all', parts),
    };
  }
  return {
    ...option,
    label: phrase('third-option-harm-assign', parts),
    ...(rest ? { note: phrase('third-note-harm-rest', rest) } : {}),
  };
}

/** Whether a card is discarded once it bears that much more (3E-440.4). */
function wearsOut(game: Game, seat: Seat, { card, damage, horror }: Assignment): boolean {
  if (isUndiscardable(game, card)) return false;
  return (
    (damage > 0 && damage >= room(game, seat, card, 'damage')) ||
    (horror > 0 && horror >= room(game, seat, card, 'horror'))
  );
}

const discarded = (card: Copy): Price => ({ fate: 'discarded', card: ref('card', kindOf(card)) });

function assetPhrase({ card, damage, horror }: Assignment): Phrase {
  return phrase('third-harm-on-card', { harm: harmPhrase({ damage, horror }), card: ref('card', card) });
}

/** Damage and horror in words. */
function harmPhrase({ damage, horror }: { damage: number; horror: number }): Phrase {
  if (damage > 0 && horror > 0) return phrase('third-harm-both', { damage, horror });
  return damage > 0 ? phrase('third-harm-damage', { damage }) : phrase('third-harm-horror', { horror });
}
