/** What effects are worth to somebody. */
import type { Seat } from '../../../engine/decision.ts';
import { doomAt } from '../board/area.ts';
import type { Amount, Effect } from '../content/effect.ts';
import { inPlay, investigator, playerOrder } from '../investigators/investigator.ts';
import { hasStatus } from '../investigators/status.ts';
import { holds } from '../language/conditions.ts';
import { changeWorth, wardWorth } from './doomworth.ts';
import { checkOdds } from './encounterworth.ts';
import { focusWorth } from './focusworth.ts';
import { harmCost, healWorth } from './harmworth.ts';
import { monsterDamageWorth } from './monsterdamage.ts';
import { urgency, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** The sum over a list; a test counts by its odds. What is unknown to it counts nothing. */
export function effectsWorth(view: Viewpoint, seat: Seat, effects: readonly Effect[], depth = 0): number {
  if (depth > 4) return 0;
  return effects.reduce((sum, effect) => sum + effectWorth(view, seat, effect, depth), 0);
}

function effectWorth(view: Viewpoint, seat: Seat, effect: Effect, depth: number): number {
  const { game } = view;
  const one = investigator(game, seat);
  const inner = (list: readonly Effect[] | undefined) => effectsWorth(view, seat, list ?? [], depth + 1);
  if ('check' in effect) {
    const odds = checkOdds(view, seat, effect);
    const { pass, fail, always, bySuccesses } = effect.check;
    if (always) return inner(always);
    if (bySuccesses) return inner(bySuccesses[Math.floor(bySuccesses.length / 2)]?.do);
    return odds * inner(pass) + (1 - odds) * inner(fail);
  }
  if ('choose' in effect)
    return Math.max(...effect.choose.map((option) => inner(option.do) + inner(option.cost as Effect[] | undefined)));
  if ('may' in effect) return Math.max(inner(effect.may.else), inner(effect.may.do) + inner(effect.may.cost));
  if ('if' in effect) {
    const holding = holds(game, seat, effect.if, { source: { ref: 'sheet', id: one.sheet } });
    return inner(holding ? effect.then : effect.else);
  }
  if ('gain' in effect) {
    const { money, remnant, clue } = effect.gain;
    return WEIGHTS.money * number(money) + WEIGHTS.remnant * number(remnant) + (clue ? WEIGHTS.clue : 0);
  }
  if ('lose' in effect) return -WEIGHTS.money * number(effect.lose.money) - WEIGHTS.focus * number(effect.lose.focus);
  if ('spend' in effect) {
    const { money, remnant, clue, focus, sheetClue } = effect.spend;
    return (
      -WEIGHTS.money * number(money) -
      WEIGHTS.remnant * number(remnant) -
      WEIGHTS.clue * number(clue) -
      WEIGHTS.focus * number(focus) -
      0.5 * number(sheetClue)
    );
  }
  if ('damage' in effect) return -harmCost(view, seat, { damage: number(effect.damage), horror: 0 });
  if ('horror' in effect) return -harmCost(view, seat, { damage: 0, horror: number(effect.horror) });
  if ('directHorror' in effect) return -harmCost(view, seat, { damage: 0, horror: number(effect.directHorror) });
  if ('recover' in effect)
    return healWorth(view, seat, { health: number(effect.recover.health), sanity: number(effect.recover.sanity) });
  if ('restore' in effect)
    return effect.to === 'thatMonster'
      ? -0.5
      : healWorth(view, seat, effect.restore === 'health' ? { health: one.damage } : { sanity: one.horror });
  if ('draw' in effect) return effect.draw.deck === 'ally' ? WEIGHTS.ally : WEIGHTS.spell;
  if ('gainItem' in effect) return WEIGHTS.item;
  if ('take' in effect) return WEIGHTS.item;
  if ('buy' in effect) return one.money >= 3 ? 0.4 + inner(effect.buy.ifBought) : 0.05;
  if ('focus' in effect) return focusWorth(view, seat);
  if ('status' in effect) return statusWorth(view, seat, effect.status);
  if ('research' in effect) return one.clues > 0 ? WEIGHTS.research : 0;
  if ('sheetClue' in effect) return (WEIGHTS.clue + WEIGHTS.research) * number(effect.sheetClue);
  if ('sheetDoom' in effect) return -(1 + urgency(view)) * number(effect.sheetDoom);
  if ('sheetMarker' in effect || 'mendScar' in effect) return WEIGHTS.story;
  if ('placeDoom' in effect)
    return effect.placeDoom.at === 'yourSpace'
      ? changeWorth(view, one.at, number(effect.placeDoom.amount))
      : -0.5 * number(effect.placeDoom.amount);
  if ('removeDoom' in effect)
    return removeWorth(view, effect.removeDoom.from, number(effect.removeDoom.amount), one.at);
  if ('spreadDoom' in effect) return -0.6 * effect.spreadDoom;
  if ('spawnClue' in effect) return 0.4 * effect.spawnClue;
  if ('gateBurst' in effect) return -1.4;
  if ('readHeadline' in effect) return -0.3;
  if ('drawMythos' in effect) return -0.35 * effect.drawMythos;
  if ('spawnMonster' in effect) return effect.spawnMonster.monster === undefined ? -0.8 : 0.4;
  if ('defeatMonster' in effect) return 0.8;
  if ('damageMonster' in effect)
    return monsterDamageWorth(view, seat, effect.damageMonster.which, number(effect.damageMonster.amount));
  if ('exhaustMonster' in effect || 'disengage' in effect) return 0.4;
  if ('addDamage' in effect) return 1;
  if ('addToTest' in effect) return 0.3;
  if ('prevent' in effect) return 0.4;
  if ('discard' in effect) return effect.discard.what === 'clue' ? -WEIGHTS.clue : -WEIGHTS.item;
  if ('gameOver' in effect) return effect.gameOver === 'lost' ? -100 : 100;
  if ('archiveFlip' in effect) return WEIGHTS.story;
  // The Servitor now, while few scars feed it, rather than later (card 24).
  if ('read' in effect && effect.read.card === 26) return game.state.sheet.doom <= 8 ? 1 : 0;
  if ('grantAction' in effect) return 0.3;
  if ('repeatAction' in effect) return againWorth(view, seat);
  if ('move' in effect) return 0.1;
  return 0;
}

function removeWorth(view: Viewpoint, from: string, amount: number, at: string): number {
  if (from === 'yourSpace') return changeWorth(view, at, -Math.min(amount, doomAt(view.game.state, at)));
  return 0.6 * amount;
}

/**
 * The Lodge spares the table its enemies in the cup and the deck (card 20), but only if all are of one mind: whoever is
 * asked first joins, the others do as those before them did.
 */
function lodgeWorth({ state }: Viewpoint['game'], seat: Seat): number {
  const order = playerOrder(state).filter((other) => inPlay(state).includes(other));
  const before = order.slice(0, Math.max(0, order.indexOf(seat)));
  return before.every((other) => state.investigators[other]?.lodge) ? 3 : 0;
}

/** Something that he has done this round, once more. */
function againWorth(view: Viewpoint, seat: Seat): number {
  const { performed, at } = investigator(view.game, seat);
  const ward = performed.includes('ward') ? wardWorth(view, seat, at) : 0;
  return Math.max(ward, performed.length > 0 ? 0.05 : 0);
}

function statusWorth({ game }: Viewpoint, seat: Seat, status: string): number {
  switch (status) {
    case 'blessed':
      return hasStatus(game, seat, 'blessed') ? 0 : 0.8;
    case 'cursed':
      return hasStatus(game, seat, 'cursed') ? 0 : -0.7;
    case 'darkPact':
      return -1.2;
    case 'delayed':
      return -0.5;
    case 'devoured':
      return -5;
    case 'lodgeMember':
      return lodgeWorth(game, seat);
    default:
      return -0.3;
  }
}

/** About how much that is. */
function number(amount: Amount | undefined): number {
  if (amount === undefined) return 0;
  if (typeof amount === 'number') return amount;
  if (amount === 'd6') return 3.5;
  if (typeof amount === 'string') return 1;
  if ('upTo' in amount) return number(amount.upTo);
  return 1.3;
}
