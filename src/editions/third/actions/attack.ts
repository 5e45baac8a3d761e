import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { Copy } from '../../edition/copy.ts';
import { findMonster, hasKeyword, monstersAt, printed } from '../board/monster.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { attackAtOnce } from '../monsters/attackstep.ts';
import { engage } from '../monsters/engage.ts';
import { remainingHealth } from '../monsters/health.ts';
import { damageMonster } from '../monsters/monsterharm.ts';
import { offerDuring } from '../reactions/during.ts';
import { test } from '../skilltests/test.ts';
import type { TestSpec } from '../skilltests/testspec.ts';
import { choose } from '../state/question.ts';
import type { Game, Monster } from '../state/state.ts';

/** The monsters they can attack: all in their space, their own first, then those with the least health left (A7). */
export function attackable(game: Game, seat: Seat): Monster[] {
  const rank = ({ engagedWith }: Monster) => (engagedWith.includes(seat) ? 0 : engagedWith.length === 0 ? 1 : 2);
  // 3E-402.2-1
  return monstersAt(game.state, investigator(game, seat).at).sort(
    (a, b) => rank(a) - rank(b) || remainingHealth(game, a) - remainingHealth(game, b),
  );
}

/** The test of an attack: only this monster's modifier counts (3E-402.4, 3E-402.5-2). */
export function attackSpec(game: Game, monster: Monster): TestSpec {
  return {
    // 3E-437.7
    skill: 'strength',
    // 3E-457.8f
    mod: printed(game, monster).attack.mod,
    occasion: 'attack',
    cause: { ref: 'monster', id: monster.id },
    rule: '3E-402.2-2',
    monster: monster.id,
    about: { monster: monster.id },
  };
}

/**
 * The attack action (3E-402). Asks `attack.target` where none is named.
 * @returns whether there was a monster to attack
 */
export function* attack(game: Game, seat: Seat, target: string | null): Flow<boolean> {
  const id = target ?? (yield* chooseTarget(game, seat));
  const monster = id === null ? null : findMonster(game.state, id);
  if (!monster) return false;
  if (!monster.provokedBy.includes(seat)) monster.provokedBy.push(seat);
  // An exhausted one stays as it is (3E-402.6, 3E-419.2-2, 3E-447.11).
  if (monster.status !== 'exhausted') engage(game, monster.id, seat);
  yield* test(game, seat, {
    ...attackSpec(game, monster),
    afterwards: ({ successes }) => strike(game, seat, monster.id, successes),
  });
  return true;
}

/** One damage for each success, and what else belongs to the attack (3E-402.2-2, 3E-401.6). */
function* strike(game: Game, seat: Seat, id: Copy, successes: number): Flow {
  const before = upsets(game, seat);
  const already = findMonster(game.state, id)?.damage ?? 0;
  yield* offerDuring(game, seat, id, successes);
  if (upset(game, seat, before)) return;
  const amount = successes + (game.state.action?.damage ?? 0);
  // 3E-402.5-1
  if (amount > 0) yield* damageMonster(game, id, amount, { seat, attack: true });
  else yield* retaliate(game, seat, id, already);
}

/** A monster with retaliate that the attack did not damage attacks whoever it is engaged with. */
function* retaliate(game: Game, seat: Seat, id: Copy, already: number): Flow {
  const monster = findMonster(game.state, id);
  if (!monster || !hasKeyword(game, monster, 'retaliate') || monster.damage > already) return;
  if (monster.engagedWith.includes(seat)) yield* attackAtOnce(game, monster.id, seat);
}

/** What is left of a monster, and whom it is engaged with. */
export function attackNote(game: Game, seat: Seat, monster: Monster): Phrase {
  const status = monster.engagedWith.includes(seat) ? 'own' : monster.status;
  return phrase('third-note-attack', { health: remainingHealth(game, monster), status });
}

function* chooseTarget(game: Game, seat: Seat): Flow<string | null> {
  return yield* choose(game, { seat, kind: 'attack.target', rule: '3E-402.2-1' }, () =>
    attackable(game, seat).map((monster) => ({
      id: monster.id,
      label: phrase('third-option-attack', { monster: ref('monster', monster.kind) }),
      note: attackNote(game, seat, monster),
      about: ref('monster', monster.kind),
    })),
  );
}
