import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Interrupt } from '../../../engine/edition.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { kindOf } from '../../edition/copy.ts';
import { clueLeftAt, clueTakers, handClueOn, leaveClue } from '../board/clue.ts';
import { useId } from '../cards/ability.ts';
import { anyPhase, useAnyPhase } from '../cards/anyphase.ts';
import { payBack, paymentOptions } from '../cards/loan.ts';
import { trade, tradePartners } from '../cards/trade.ts';
import { useProspect } from '../cards/useprospect.ts';
import { inPlayerOrder } from '../investigators/investigator.ts';
import { isUnplaced } from '../investigators/placing.ts';
import { inOwnUpkeep } from '../investigators/share.ts';
import { leaveClues, leaveOffers } from '../movement/leaving.ts';
import { takeWindowOffer, windowOffers } from '../sitting/window.ts';
import { LEAVE_CLUE, LEAVE_CLUES, OPTION } from '../state/option.ts';
import type { Game, State } from '../state/state.ts';

/**
 * Decisions that wait between two actions. In the middle of a check, a loss, a draw or an encounter nothing may be
 * done on top (FAQ-20, 2E-2909).
 */
const CALM = [
  'upkeep.return',
  'upkeep.next',
  'upkeep.sliders',
  'sitting.begin',
  'move.next',
  'move.world',
  'combat.start',
  'combat.round',
  'encounter.choose',
  'gate.close',
  'mythos.surge',
  'mythos.order',
  'mythos.clue',
  'battle.attack',
  'battle.trade',
  'window.act',
] as const;

/** The offers that stand beside these open decisions. */
export function interrupts(game: Game, open: readonly Decision[]): Interrupt[] {
  const { state } = game;
  if (open.length === 0 || !open.every((one) => isCalm(state, one))) return [];
  // FAQ-20: a monster of an encounter is met before the encounter has ended.
  const meeting = open.some(({ kind }) => kind.startsWith('combat.')) && state.cursor.step !== 'movement';
  if (meeting) return [];
  return [
    ...tradeOffers(game, open),
    ...inPlayerOrder(state).flatMap((seat) => {
      if (isUnplaced(game, seat)) return [];
      const asked = open.filter(({ seats }) => seats.includes(seat)).flatMap(({ options }) => options);
      const uses = useOffers(game, seat).filter(({ id }) => !asked.some((option) => option.id === id));
      const loans = loanOffers(game, seat).filter(({ id }) => !asked.some((option) => option.id === id));
      return [
        ...leaveOffers(game, seat, open),
        ...clueOffers(game, seat),
        ...windowOffers(game, seat),
        ...uses,
        ...loans,
      ];
    }),
  ];
}

/** Whoever has yet to place their sliders when others begin keeps nobody from acting (2E-315, 2E-T20). */
function isCalm({ cursor }: State, { kind }: Decision): boolean {
  return (CALM as readonly string[]).includes(kind) || (kind === 'setup.sliders' && cursor.step === 'sitting.race');
}

/** Carries out an offer. */
export function interrupt(game: Game, offer: Interrupt): Flow {
  return inOwnUpkeep(game, offer.seat, taken(game, offer));
}

function* taken(game: Game, { seat, id }: Interrupt): Flow {
  const partner = OPTION.trade.read(id);
  const loan = OPTION.payBack.read(id);
  const inUpkeep = OPTION.inUpkeep.read(id);
  const taker = OPTION.clueTo.read(id);
  if (inUpkeep !== undefined) yield* takeWindowOffer(game, seat, inUpkeep);
  else if (id === LEAVE_CLUES) yield* leaveClues(game, seat);
  else if (id === LEAVE_CLUE) leaveClue(game);
  else if (taker !== undefined) handClueOn(game, taker);
  else if (partner !== undefined) yield* trade(game, seat, partner);
  else if (loan !== undefined) yield* payBack(game, seat, loan);
  else yield* useAnyPhase(game, seat, id);
}

/**
 * In one's own movement, on the way too (2E-711, 2E-4504), outside combat (2E-4503, 2E-4505), and in the final battle
 * between the refresh and the first attack (2E-3809, 2E-3811).
 */
function tradeOffers(game: Game, open: readonly Decision[]): Interrupt[] {
  const traders = beforeAttacks(game, open)
    ? inPlayerOrder(game.state)
    : // 2E-T29: on the first menu a trade begins the sitting.
      open.filter(({ kind, race }) => kind.startsWith('move.') && !race).flatMap(({ seats }) => seats);
  return [...new Set(traders)].flatMap((seat) =>
    tradePartners(game, seat).map((partner) => ({
      id: OPTION.trade.write(partner),
      kind: 'trade',
      seat,
      label: phrase('option-trade', { partner: ref('seat', String(partner)) }),
      rule: '2E-4503',
    })),
  );
}

function beforeAttacks({ state }: Game, open: readonly Decision[]): boolean {
  const { cursor, combat } = state;
  if (cursor.step === 'battle.refresh') return open.every(({ kind }) => kind === 'battle.trade');
  const begun = combat === undefined || combat.hands !== null || combat.cast.length > 0;
  return cursor.step === 'battle.attack' && cursor.turnIndex === 0 && !begun;
}

/** The Clue token of a Mythos card may be handed on among those who were there, or left (2E-T62). */
function clueOffers(game: Game, seat: Seat): Interrupt[] {
  const takers = clueTakers(game, seat).map((taker) => ({
    id: OPTION.clueTo.write(taker),
    kind: 'clue',
    seat,
    label: phrase('option-clue-hand-on', { seat: ref('seat', String(taker)) }),
    rule: '2E-1504',
  }));
  const place = clueLeftAt(game, seat);
  if (place === null) return takers;
  const label = phrase('option-clue-put-back', { place: ref('place', place) });
  return [...takers, { id: LEAVE_CLUE, kind: 'clue', seat, label, rule: '2E-1505' }];
}

function useOffers(game: Game, seat: Seat): Interrupt[] {
  return anyPhase(game, seat).map((one) => ({
    id: useId(one),
    kind: 'use',
    seat,
    label:
      one.card === undefined
        ? phrase('option-use-ability', { ability: ref('ability', one.ability.id ?? '') })
        : phrase('option-use-card', { card: ref('card', kindOf(one.card)) }),
    ...useProspect(game, seat, one, one.ability),
    rule: '2E-101',
  }));
}

function loanOffers(game: Game, seat: Seat): Interrupt[] {
  return paymentOptions(game, seat).map(({ id, label }) => ({ id, kind: 'pay', seat, label, rule: '2E-101' }));
}
