import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { sheetClues } from '../board/scenariosheet.ts';
import { cardNote } from '../cards/cardnote.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/copy.ts';
import type { Amount, Cost, Discard, EffectOf, TokenChange } from '../content/effect.ts';
import type { CardToken, Resource } from '../content/vocabulary.ts';
import { spendFocus } from '../investigators/focus.ts';
import { costHarm, type Harm } from '../investigators/harm.ts';
import { heldCard, inPlay, upset, upsets } from '../investigators/investigator.ts';
import { cardsWith, discardCard, isUndiscardable } from '../investigators/playarea.ts';
import { spend } from '../investigators/resource.ts';
import { becomeStatus, canBecome } from '../investigators/status.ts';
import { ask, fromText } from '../state/asking.ts';
import type { EffectContext } from '../state/context.ts';
import { chooseMany } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { witnessed } from '../state/witness.ts';
import { amountOf, leastOf } from './amount.ts';
import { resourceOf, tokensOn } from './conditions.ts';
import { changeTokens, ownerOfThis, roomOnCard } from './effects/tokens.ts';

/** How much a cost list takes of each thing that is spent, at the very least. */
type Needs = Partial<Record<Resource, number>>;

/**
 * Whether all of a cost can be paid now: there must be enough of everything together (3E-400.1f), a status must not be
 * held yet (3E-400.1g, 3E-400.1h). Damage and horror can always be suffered. Without an investigator only clues of the
 * scenario sheet can be spent.
 */
export function canPay(game: Game, seat: Seat | null, costs: readonly Cost[], context: EffectContext): boolean {
  if (seat !== null && !inPlay(game.state).includes(seat)) return false;
  const needs = needsOf(game, seat, costs, context);
  const enough = Object.entries(needs).every(([what, need]) => resourceOf(game, seat, what as Resource) >= need);
  return enough && costs.every((cost) => 'spend' in cost || canPayOne(game, seat, cost, context));
}

function canPayOne(
  game: Game,
  seat: Seat | null,
  cost: Exclude<Cost, EffectOf<'spend'>>,
  context: EffectContext,
): boolean {
  if ('tokensOnCard' in cost) return tokensFit(game, cost.tokensOnCard, context);
  if ('discard' in cost && cost.discard.what === 'clue') return cluesToDiscard(game, seat, cost.discard) > 0;
  if (seat === null) return false;
  if ('discard' in cost) return discardable(game, seat, cost.discard, context).length >= countOfDiscard(cost.discard);
  if ('status' in cost)
    return cost.to === undefined
      ? canBecome(game, seat, cost.status)
      : inPlay(game.state).some((other) => other !== seat && canBecome(game, other, cost.status));
  return true;
}

/**
 * Pays a cost: all of it, or nothing (3E-400.1f). What was spent is `spent` from now on; what spending remnants and
 * suffering sets off waits for the end of the list that is paid for (3E-R33). @returns whether it was paid; not if paying was his end
 */
export function* pay(game: Game, seat: Seat | null, costs: readonly Cost[], context: EffectContext): Flow<boolean> {
  if (!canPay(game, seat, costs, context)) return false;
  const before = seat === null ? 0 : upsets(game, seat);
  const gone = () => seat !== null && upset(game, seat, before);
  context.spent = 0;
  for (const cost of withoutHarm(costs)) {
    witnessed(cost);
    context.doing = [cost];
    yield* payOne(game, seat, cost, context);
    if (gone()) return false;
  }
  const harm = seat === null ? null : yield* harmOf(game, seat, costs, context);
  if (harm && seat !== null)
    for (const moment of yield* costHarm(game, seat, harm, context.source)) owe(context, moment);
  return !gone();
}

type Harmless = Exclude<Cost, EffectOf<'damage' | 'horror' | 'directHorror'>>;

function withoutHarm(costs: readonly Cost[]): Harmless[] {
  return costs.filter((cost): cost is Harmless => !('damage' in cost || 'horror' in cost || 'directHorror' in cost));
}

/** Damage and horror of one cost are one event (3E-R5). */
function* harmOf(game: Game, seat: Seat, costs: readonly Cost[], context: EffectContext): Flow<Harm | null> {
  const harm = { damage: 0, horror: 0, direct: false };
  for (const cost of costs) {
    context.doing = [cost];
    if ('damage' in cost) harm.damage += yield* amountOf(game, seat, cost.damage, context);
    else if ('horror' in cost) harm.horror += yield* amountOf(game, seat, cost.horror, context);
    else if ('directHorror' in cost) {
      harm.horror += yield* amountOf(game, seat, cost.directHorror, context);
      harm.direct = true;
    } else continue;
    witnessed(cost);
  }
  return harm.damage + harm.horror > 0 ? harm : null;
}

function* payOne(game: Game, seat: Seat | null, cost: Harmless, context: EffectContext): Flow {
  if ('spend' in cost) {
    for (const [what, amount] of spendingsOf(cost)) yield* paySpend(game, seat, what, amount, context);
  } else if ('tokensOnCard' in cost) yield* changeTokens(game, seat, cost.tokensOnCard, context);
  else if (seat === null) return;
  else if ('discard' in cost) yield* payDiscard(game, seat, cost.discard, context);
  else yield* becomeStatus(game, seat, cost.status, context.source);
}

function* paySpend(game: Game, seat: Seat | null, what: Resource, amount: Amount, context: EffectContext): Flow {
  const paid = yield* amountOf(game, seat, amount, context, resourceOf(game, seat, what));
  context.spent = (context.spent ?? 0) + paid;
  if (what === 'sheetClue') sheetClues(game, -paid);
  else if (seat === null) return;
  else if (what === 'focus') yield* spendFocus(game, seat, paid, context.source);
  else {
    spend(game, seat, { what, amount: paid }, context.source);
    if (what === 'remnant' && paid > 0) owe(context, { event: 'spendRemnant', seat, amount: paid });
  }
}

function owe(context: EffectContext, moment: NonNullable<EffectContext['owed']>[number]): void {
  context.owed ??= [];
  context.owed.push(moment);
}

function needsOf(game: Game, seat: Seat | null, costs: readonly Cost[], context: EffectContext): Needs {
  const needs: Needs = {};
  for (const cost of costs) {
    if (!('spend' in cost)) continue;
    for (const [what, amount] of spendingsOf(cost))
      needs[what] = (needs[what] ?? 0) + leastOf(game, seat, amount, context, resourceOf(game, seat, what));
  }
  return needs;
}

function spendingsOf({ spend: parts }: EffectOf<'spend'>): [Resource, Amount][] {
  return Object.entries(parts) as [Resource, Amount][];
}

function countOfDiscard({ count = 1 }: Discard): number {
  return count === 'all' ? 1 : count;
}

/** Held cards that a discard can take. */
export function discardable(game: Game, seat: Seat, { what }: Discard, context: EffectContext): string[] {
  const held = (id: string | undefined, owner: Seat | null) =>
    id !== undefined && owner !== null && heldCard(game, owner, id) ? [id] : [];
  const cards = () => {
    switch (what) {
      case 'this':
        return held(context.card, ownerOfThis(game, context));
      case 'thatItem':
      case 'thatSpell':
        return held(context.thatCard, seat);
      case 'item':
        return cardsWith(game, seat, { type: 'item' }).map(({ id }) => id);
      case 'tome':
        return cardsWith(game, seat, { trait: 'tome' }).map(({ id }) => id);
      case 'clue':
        return [];
      default:
        return what satisfies never;
    }
  };
  return cards().filter((id) => !isUndiscardable(id));
}

function* payDiscard(game: Game, seat: Seat, discard: Discard, context: EffectContext): Flow {
  if (discard.what === 'clue') yield* discardClues(game, seat, discard, context);
  else yield* discardCards(game, seat, discard, context);
}

/** Discards cards of his choice; silence the least valuable (E5). @returns how many went */
export function* discardCards(game: Game, seat: Seat, discard: Discard, context: EffectContext): Flow<number> {
  const open = () => discardable(game, seat, discard, context);
  const owner = discard.what === 'this' ? ownerOfThis(game, context) : seat;
  const count = discard.count === 'all' ? open().length : (discard.count ?? 1);
  const chosen = yield* chooseMany(
    game,
    seat,
    'cost.card',
    '3E-417.1',
    () => ({ min: count, max: count }),
    () => open().map((id) => cardOption(game, id)),
    () =>
      fromText(context, {
        default: [...open()].sort((a, b) => worthOf(a) - worthOf(b)).slice(0, count),
        args: { count },
      }),
  );
  let gone = 0;
  for (const card of chosen) if (owner !== null && (yield* discardCard(game, owner, card))) gone += 1;
  return gone;
}

/** A card as something to choose, with what it says. */
function cardOption(game: Game, id: string): Option {
  return {
    id,
    label: phrase('third-option-card', { card: ref('card', kindOf(id)) }),
    ...cardNote(game, id),
    about: ref('card', kindOf(id)),
  };
}

const worthOf = (id: string): number => loadContent().asset(id).value ?? 0;

function cluesToDiscard(game: Game, seat: Seat | null, { from, count }: Discard): number {
  const there = poolsOf(game, seat, from).reduce<number>((sum, pool) => sum + cluesIn(game, pool), 0);
  return there >= (count === 'all' ? 1 : (count ?? 1)) ? there : 0;
}

/** Where clues can be taken from: a seat's own, or the scenario sheet. */
type Pool = Seat | 'sheet';

function poolsOf(game: Game, seat: Seat | null, from: Discard['from']): Pool[] {
  if (from === undefined) return seat === null ? [] : [seat];
  const kinds = typeof from === 'string' ? [from] : from;
  return kinds.flatMap((kind): Pool[] => (kind === 'sheet' ? ['sheet'] : inPlay(game.state)));
}

function cluesIn(game: Game, pool: Pool): number {
  return pool === 'sheet' ? game.state.sheet.clues : resourceOf(game, pool, 'clue');
}

/**
 * Discards clues, as many as there are up to the count; from several investigators or the sheet as the owner chooses
 * (`cost.clue`; silence takes the sheet's last). @returns how many went
 */
export function* discardClues(game: Game, seat: Seat | null, discard: Discard, context: EffectContext): Flow<number> {
  const pools = () => poolsOf(game, seat, discard.from).filter((pool) => cluesIn(game, pool) > 0);
  const there = pools().reduce<number>((sum, pool) => sum + cluesIn(game, pool), 0);
  const count = Math.min(there, discard.count === 'all' ? there : (discard.count ?? 1));
  for (let gone = 0; gone < count; gone++) {
    const chosen = yield* ask(game, seat, context, {
      kind: 'cost.clue',
      rule: '3E-417.1',
      options: () => pools().map((pool) => poolOption(game, pool)),
    });
    if (chosen === 'sheet') sheetClues(game, -1);
    else if (chosen !== null) spend(game, Number(chosen), { what: 'clue', amount: 1 }, context.source);
  }
  return count;
}

function poolOption(game: Game, pool: Pool): Option {
  const clues = cluesIn(game, pool);
  return pool === 'sheet'
    ? { id: 'sheet', label: phrase('third-option-clue-sheet', { clues }) }
    : { id: String(pool), label: phrase('third-option-clue-seat', { seat: ref('seat', String(pool)), clues }) };
}

/** Tokens of a cost must fit on the card (3E-R6), or be there to be taken off. */
function tokensFit(game: Game, changes: Partial<Record<CardToken, TokenChange>>, context: EffectContext): boolean {
  return (Object.entries(changes) as [CardToken, TokenChange][]).every(([token, change]) =>
    typeof change === 'object' && 'minus' in change
      ? tokensOn(game, context, token) >= change.minus
      : leastOf(game, null, change, context) <= roomOnCard(game, context, token),
  );
}
