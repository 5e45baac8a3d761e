import type { Offered, Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Chance, Prospect } from '../../../engine/prospect.ts';
import { doomAt, townOf } from '../board/area.ts';
import { engagedMonsters } from '../board/monster.ts';
import { useOption } from '../cards/useoption.ts';
import { codexActions, contextOf as ofCodex } from '../codex/codexaction.ts';
import type { ActionText } from '../content/ability.ts';
import { focusable, focusLimit, focusTotal } from '../investigators/focus.ts';
import { investigator } from '../investigators/investigator.ts';
import { has } from '../investigators/resource.ts';
import { isHeld } from '../monsters/engage.ts';
import { isIdle, setsOff } from '../reactions/idle.ts';
import { testChances } from '../skilltests/test.ts';
import { enoughFor, type TestSpec } from '../skilltests/testspec.ts';
import type { EffectContext } from '../state/context.ts';
import { OPTION } from '../state/option.ts';
import type { Game, Monster } from '../state/state.ts';
import { attackable, attackNote, attackSpec } from './attack.ts';
import { componentActions, componentKey, contextOf as ofComponent } from './component.ts';
import { evadeSpec } from './evade.ts';
import { MORE_STEPS, otherMoves, STEPS } from './move.ts';
import { researchSpec } from './research.ts';
import { tradePartners } from './trade.ts';
import { wardSpec } from './ward.ts';

/** An action that an investigator can perform now, as an option of their menu. */
export type ActionOffer = Offered & {
  /** As what it is performed: each at most once a round (3E-401.4). */
  action: string;
};

/** What narrows or widens the choice. */
export interface Menu {
  /** Only these actions. */
  only?: readonly string[];
  /** Also what they have performed this round. */
  again?: boolean;
}

/**
 * The actions they can perform now, in the order of the menu. None while they are delayed (3E-414.2-1). Actions that
 * could change nothing but what they cost are left out, unless somebody else may follow their example.
 */
export function legalActions(game: Game, seat: Seat, { only, again }: Menu = {}): ActionOffer[] {
  const one = investigator(game, seat);
  if (one.left !== null || one.delayed) return [];
  // 3E-401.4
  const wanted = (action: string) => (again || !one.performed.includes(action)) && (!only || only.includes(action));
  return offers(game, seat, wanted);
}

/** The offer of that id, or the first that is performed as that; undefined where it is not legal. */
export function legalAction(game: Game, seat: Seat, id: string, { only, ...menu }: Menu = {}): ActionOffer | undefined {
  const action = OPTION.attack.is(id) ? 'attack' : OPTION.move.is(id) ? 'move' : id;
  if (only && !only.includes(action)) return undefined;
  return legalActions(game, seat, { ...menu, only: [action] }).find((legal) => legal.id === id || legal.action === id);
}

/** Something that takes so many successes. */
interface Further {
  of: Chance['of'];
  successes: number;
}

const PASS: Further = { of: 'pass', successes: 1 };

/** The chance of passing a test and what more may come of it. */
function chance(game: Game, seat: Seat, spec: TestSpec, more: readonly Further[] = []): Prospect {
  const ahead = testChances(game, seat, spec);
  const chances = more.flatMap((further) => chanceOf(ahead, further));
  const odds = ahead.ofPassing;
  if (chances.length > 0 || odds > 0) return { odds, ...(chances.length > 0 ? { chances } : {}) };
  const best = chanceOf(ahead, PASS).filter((one) => one.of === 'best');
  return { odds, ...(best.length > 0 ? { chances: best } : {}) };
}

/**
 * What is said of one outcome: not that it can't be where a way that costs something could still bring it, which is asked
 * next.
 */
function chanceOf({ of: by, atBest }: ReturnType<typeof testChances>, { of, successes }: Further): Chance[] {
  const odds = by(successes);
  const best = odds > 0 ? 0 : atBest(successes);
  if (best <= 0) return [{ of, odds }];
  return successes === 1 ? [{ of: 'best', odds: best }] : [];
}

function offers(game: Game, seat: Seat, wanted: (action: string) => boolean): ActionOffer[] {
  const held = isHeld(game, seat);
  // 3E-401.5
  const free = (action: string) => !held && wanted(action);
  return [
    ...(wanted('attack') ? attacks(game, seat) : []),
    ...(wanted('evade') ? evades(game, seat) : []),
    ...(free('move') ? moves(game, seat) : []),
    ...(free('ward') ? wards(game, seat) : []),
    ...(free('research') ? researches(game, seat) : []),
    ...components(game, seat, held, wanted),
    ...(wanted('focus') ? focuses(game, seat) : []),
    ...(free('gatherResources') ? gathers(game, seat) : []),
    ...(free('trade') ? trades(game, seat) : []),
  ];
}

function attacks(game: Game, seat: Seat): ActionOffer[] {
  return attackable(game, seat).map((monster, _, all) => ({
    id: OPTION.attack.write(monster.id),
    action: 'attack',
    label: phrase('third-option-attack', { monster: ref('monster', monster.kind) }),
    prospect: () => ({
      brief: phrase('third-brief-attack', { count: all.length, monster: ref('monster', monster.kind) }),
      note: attackNote(game, seat, monster),
      ...attackProspect(game, seat, monster),
    }),
    about: ref('monster', monster.kind),
  }));
}

/** To hit is to deal at least 1 damage, told where that does not bring it down; `odds` is the chance of that. */
function attackProspect(game: Game, seat: Seat, monster: Monster): Prospect {
  const spec = attackSpec(game, monster);
  const kill: Further = { of: 'kill', successes: enoughFor(game, seat, spec) };
  const { odds = 0, chances = [] } = chance(game, seat, spec, [{ of: 'hit', successes: 1 }, kill]);
  return { odds, chances: chances.filter((one) => one.of !== 'hit' || one.odds !== odds) };
}

/** One success, and as many as there is something to gain. */
function upTo(most: number, of: Chance['of']): Further[] {
  return most > 1 ? [PASS, { of, successes: most }] : [];
}

function evades(game: Game, seat: Seat): ActionOffer[] {
  // 3E-405.5
  const engaged = engagedMonsters(game.state, seat);
  if (engaged.length === 0) return [];
  return [
    {
      id: 'evade',
      action: 'evade',
      label: phrase(engaged.length > 2 ? 'third-option-evade-many' : 'third-option-evade', {
        monsters: engaged.map(({ kind }) => ref('monster', kind)),
        count: engaged.length,
      }),
      prospect: () => ({
        brief: phrase('third-brief-evade'),
        note: phrase('third-note-evade', { count: engaged.length }),
        ...chance(game, seat, evadeSpec(game, seat), upTo(engaged.length, 'all')),
      }),
    },
  ];
}

function moves(game: Game, seat: Seat): ActionOffer[] {
  const { at, money } = investigator(game, seat);
  if (townOf(game).adjacent(at).length === 0) return [];
  const other = otherMoves(game, seat).map(({ key, card, source, ability }) => ({
    ...useOption(game, seat, { key: OPTION.move.write(key), source, card, text: ability }),
    action: 'move',
  }));
  const plain = {
    id: 'move',
    action: 'move',
    label: phrase('third-option-move'),
    note: phrase('third-note-move', { steps: STEPS, more: Math.min(MORE_STEPS, money) }),
  };
  return [plain, ...other];
}

function wards(game: Game, seat: Seat): ActionOffer[] {
  const doom = doomAt(game.state, investigator(game, seat).at);
  if (isUseless(game, seat, { action: 'ward', text: WARD })) return [];
  return [
    {
      id: 'ward',
      action: 'ward',
      label: phrase('third-option-ward'),
      prospect: () => ({
        note: phrase('third-note-ward', { doom }),
        // Without any, nothing is warded off whatever is rolled.
        ...(doom > 0 ? chance(game, seat, wardSpec(game, seat), upTo(Math.min(doom, 2), 'both')) : {}),
      }),
    },
  ];
}

function researches(game: Game, seat: Seat): ActionOffer[] {
  const clues = has(game, seat, 'clue');
  if (isUseless(game, seat, { action: 'research', text: RESEARCH })) return [];
  return [
    {
      id: 'research',
      action: 'research',
      label: phrase('third-option-research'),
      prospect: () => ({
        note: phrase('third-note-research', { clues }),
        ...(clues > 0 ? chance(game, seat, researchSpec(), upTo(Math.min(clues, 2), 'both')) : {}),
      }),
    },
  ];
}

/** Their cards' actions, and those of codex cards, which nobody performs while held by a monster. */
function components(game: Game, seat: Seat, held: boolean, wanted: (action: string) => boolean): ActionOffer[] {
  const isOf = (action: string, text: ActionText, context: EffectContext) =>
    wanted(action) && !isUseless(game, seat, { action, text, context });
  const own = componentActions(game, seat, held)
    .filter((owned) => isOf(componentKey(owned), owned.ability.action, ofComponent(owned)))
    .map((owned) => {
      const action = componentKey(owned);
      return {
        ...useOption(game, seat, { key: action, source: owned.source, card: owned.card, text: owned.ability.action }),
        action,
      };
    });
  // 3E-201.4
  const codex = codexActions(game, seat)
    .filter(({ text }) => !held || text.whileEngaged)
    .filter(({ action, card, text }) => isOf(action, text, ofCodex(card)))
    .map(({ action, card, text }) => ({
      ...useOption(game, seat, { key: action, source: { ref: 'archive', id: String(card.number) }, card: null, text }),
      action,
    }));
  return [...codex, ...own];
}

function focuses(game: Game, seat: Seat): ActionOffer[] {
  if (focusable(game, seat).length === 0 || isUseless(game, seat, { action: 'focus', text: FOCUS })) return [];
  const limit = focusLimit(game, seat);
  const tokens = focusTotal(game, seat);
  return [
    {
      id: 'focus',
      action: 'focus',
      label: phrase('third-option-focus'),
      note: Number.isFinite(limit)
        ? phrase('third-note-focus', { tokens, limit })
        : phrase('third-note-focus-unlimited', { tokens }),
      // 3E-438.9
      ...(tokens >= limit ? { price: [{ what: 'focus', amount: 1 }] } : {}),
    },
  ];
}

function gathers(game: Game, seat: Seat): ActionOffer[] {
  return [
    {
      id: 'gatherResources',
      action: 'gatherResources',
      label: phrase('third-option-gather'),
      brings: [phrase('story-amount', { what: 'money', amount: 1 })],
      note: phrase('third-note-gather', { money: has(game, seat, 'money') }),
    },
  ];
}

function trades(game: Game, seat: Seat): ActionOffer[] {
  const partners = tradePartners(game, seat);
  if (partners.length === 0) return [];
  return [
    {
      id: 'trade',
      action: 'trade',
      label: phrase('third-option-trade', { partners: partners.map((other) => ref('seat', String(other))) }),
    },
  ];
}

/** What the plain actions do, for the judgment whether they can do anything. */
const WARD: ActionText = {
  do: [{ check: { skill: 'lore', mod: 0, pass: [{ removeDoom: { from: 'yourSpace', amount: 1 } }] } }],
};
const RESEARCH: ActionText = { do: [{ check: { skill: 'observation', mod: 0, pass: [{ research: 1 }] } }] };
const FOCUS: ActionText = { do: [{ focus: { skill: 'any', count: 1 } }] };

/** What somebody could do: as what it is performed, what it says, and what its effects know. */
interface Doable {
  action: string;
  text: ActionText;
  context?: EffectContext;
}

/** Whether an action could change nothing, and nobody may follow their example either. */
function isUseless(game: Game, seat: Seat, { action, text, context }: Doable): boolean {
  const known = context ?? { source: { ref: 'action', id: action } };
  return isIdle(game, seat, text, known) && !setsOff(game, { event: 'yourAction', seat, action });
}

/** The actions as options. */
export function menuOf(game: Game, seat: Seat, menu: Menu = {}): Offered[] {
  return legalActions(game, seat, menu).map(({ action: _action, ...option }) => option);
}

/**
 * What silence does, at no cost and no risk (A3): gather resources, or else focus below the limit; nothing if neither
 * is legal.
 */
export function silentAction(game: Game, seat: Seat, menu: Menu = {}): string | null {
  if (!isHeld(game, seat) && legalAction(game, seat, 'gatherResources', menu)) return 'gatherResources';
  const roomLeft = focusTotal(game, seat) < focusLimit(game, seat);
  return roomLeft && legalAction(game, seat, 'focus', menu) ? 'focus' : null;
}
