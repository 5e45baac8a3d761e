import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Cause } from '../state/event.ts';
import { chooseMany } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { monsterValues, returnMonster } from './monster.ts';

/** Toughness of one trophy as everything in force modifies it now (2E-4309). */
function toughnessOf(game: Game, marker: Copy): number {
  return monsterValues(game, marker).toughness;
}

/** Toughness of all monster trophies of an investigator together. */
export function trophyToughness(game: Game, seat: Seat): number {
  return investigator(game, seat).monsterTrophies.reduce((sum, marker) => sum + toughnessOf(game, marker), 0);
}

/**
 * Spends monster trophies of the owner's choice whose toughness adds up to at least `toughness`; the excess is lost
 * (2E-4309) and the markers go to the cup (2E-4307).
 * @returns false, nothing spent, when they do not add up to it
 */
export function* spendToughness(game: Game, seat: Seat, toughness: number, on?: Cause): Flow<boolean> {
  if (trophyToughness(game, seat) < toughness) return false;
  const chosen: Copy[] = [];
  let missing = toughness;
  while (missing > 0) {
    const left = () => investigator(game, seat).monsterTrophies.filter((marker) => !chosen.includes(marker));
    const sorted = () => [...left()].sort((a, b) => toughnessOf(game, a) - toughnessOf(game, b));
    const picked = yield* chooseMany(
      game,
      {
        seat,
        kind: 'trophy.monsters',
        rule: '2E-4306',
        count: () => ({ min: reaching(game, sorted().reverse(), missing), max: reaching(game, sorted(), missing) }),
      },
      () => left().map((marker) => trophyOption(game, marker)),
      () => ({
        args: { toughness: missing },
        // §5: the trophies of least toughness go first.
        default: sorted().slice(0, reaching(game, sorted(), missing)),
      }),
    );
    chosen.push(...picked);
    missing = toughness - chosen.reduce((sum, marker) => sum + toughnessOf(game, marker), 0);
  }
  giveUpMonsters(game, seat, chosen);
  game.events.push({ type: 'Spent', seat, what: 'monsterTrophy', amount: chosen.length, ...(on ? { on } : {}) });
  return true;
}

/** Returns monster trophies to the cup. */
export function giveUpMonsters(game: Game, seat: Seat, markers: readonly Copy[]): void {
  const one = investigator(game, seat);
  one.monsterTrophies = one.monsterTrophies.filter((marker) => !markers.includes(marker));
  for (const marker of markers) returnMonster(game, marker, 'cup');
}

/**
 * Lets the owner pick monster trophies, `count` of them or as many as there are, and returns them to the cup.
 * @returns the markers given up
 */
export function* giveUpMonsterTrophies(game: Game, seat: Seat, count: number, rule = '2E-4306'): Flow<string[]> {
  const all = () => investigator(game, seat).monsterTrophies;
  const picked = yield* chooseMany(
    game,
    { seat, kind: 'trophy.monster', rule, count: { min: count, max: count } },
    () => all().map((marker) => trophyOption(game, marker)),
    () => ({
      args: { count },
      default: [...all()].sort((a, b) => toughnessOf(game, a) - toughnessOf(game, b)).slice(0, count),
    }),
  );
  giveUpMonsters(game, seat, picked);
  return picked;
}

/**
 * Lets the owner pick gate trophies, `count` of them or as many as there are; they go face down under the stack
 * (2E-3709, 2E-4308). Markers to the same world are alike and not asked about.
 * @returns the markers given up
 */
export function* giveUpGateTrophies(game: Game, seat: Seat, count: number, rule = '2E-4306'): Flow<string[]> {
  const all = () => investigator(game, seat).gateTrophies;
  const alike = new Set(all().map(kindOf)).size <= 1;
  const picked = alike
    ? all().slice(0, count)
    : yield* chooseMany(
        game,
        { seat, kind: 'trophy.gate', rule, count: { min: count, max: count } },
        () =>
          all().map((marker) => ({
            id: marker,
            label: phrase('option-trophy-gate', { gate: ref('gate', marker) }),
            about: { ref: 'gate', id: marker },
          })),
        // §5: the oldest goes first.
        () => ({ args: { count }, default: all().slice(0, count) }),
      );
  const one = investigator(game, seat);
  one.gateTrophies = one.gateTrophies.filter((marker) => !picked.includes(marker));
  game.state.gateStack.push(...picked);
  return picked;
}

function trophyOption(game: Game, marker: Copy) {
  return {
    id: marker,
    label: phrase('option-trophy-monster', { monster: ref('monster', marker), toughness: toughnessOf(game, marker) }),
    about: { ref: 'monster', id: marker },
  };
}

/** How many of the markers, taken in that order, reach the toughness. */
function reaching(game: Game, markers: readonly Copy[], toughness: number): number {
  let sum = 0;
  let count = 0;
  for (const marker of markers) {
    if (sum >= toughness) break;
    sum += toughnessOf(game, marker);
    count += 1;
  }
  return Math.max(1, count);
}
