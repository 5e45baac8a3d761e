import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { inAnyOrder } from '../../../engine/trial.ts';
import type { Copy } from '../../edition/copy.ts';
import { engagedMonsters, ferocity, findMonster, hasKeyword, printed } from '../board/monster.ts';
import { suffer } from '../investigators/harm.ts';
import { inPlay, investigator, upset, upsets } from '../investigators/investigator.ts';
import { groupChoose } from '../state/question.ts';
import type { Game, Monster, State } from '../state/state.ts';
import { feed } from './monsterharm.ts';

/** Every engaged monster deals its harm, the leader's first, then in player order (3E-202.3, 3E-432.2). */
export function* attackStep(game: Game): Flow {
  // 3E-202.3a-2
  for (const seat of inPlay(game.state)) {
    if (investigator(game, seat).left === null) yield* attacksOn(game, seat);
  }
}

function* attacksOn(game: Game, seat: Seat): Flow {
  const before = upsets(game, seat);
  // 3E-202.3d, 3E-434.3
  const ids = () =>
    engagedMonsters(game.state, seat)
      .sort((a, b) => ferocity(game, b) - ferocity(game, a))
      .map(({ id }) => id);
  if (ids().length === 0) return;
  yield* game.rules.impending(game, {
    event: 'monstersAttackYou',
    seat,
    monsters: ids(),
    space: investigator(game, seat).at,
  });
  const done = new Set<Copy>();
  for (;;) {
    if (upset(game, seat, before)) return;
    // 3E-447.7
    const left = ids().filter((id) => !done.has(id));
    const next = yield* pickAttacker(game, seat, left);
    if (next === null) return;
    done.add(next);
    yield* monsterAttacks(game, next, seat);
  }
}

/**
 * 3E-004-2: the group orders the attacks on one investigator; asked only where more than harm comes of one, and not always
 * the same of all of them (2E-T62).
 */
function* pickAttacker(game: Game, seat: Seat, ids: readonly Copy[]): Flow<Copy | null> {
  const [first] = ids;
  if (first === undefined) return null;
  const special = ids.some((id) => {
    const monster = findMonster(game.state, id);
    return monster !== null && isSpecial(game, monster);
  });
  if (ids.length < 2 || !special || inAnyOrder(game, ids, (copy, order) => attackEach(copy, seat, order))) return first;
  return yield* groupChoose(
    game,
    { kind: 'monster.attacker', rule: '3E-004-2' },
    {
      options: ids.map((id) => ({ id, label: phrase('third-option-monster', { monster: ref('monster', id) }) })),
      default: first,
      args: { target: ref('seat', String(seat)) },
    },
  );
}

function* attackEach(game: Game, seat: Seat, ids: readonly Copy[]): Flow<State> {
  const before = upsets(game, seat);
  for (const id of ids) if (!upset(game, seat, before)) yield* monsterAttacks(game, id, seat);
  return game.state;
}

function isSpecial(game: Game, monster: Monster): boolean {
  return (
    hasKeyword(game, monster, 'feed') ||
    (printed(game, monster).abilities ?? []).some((ability) => 'after' in ability && ability.after === 'thisAttacks')
  );
}

/** The attack of a monster outside the attack step, which can be forestalled like those (`monstersAttackYou`). */
export function* attackAtOnce(game: Game, id: Copy, seat: Seat): Flow {
  yield* game.rules.impending(game, {
    event: 'monstersAttackYou',
    seat,
    monsters: [id],
    space: investigator(game, seat).at,
  });
  if (findMonster(game.state, id)?.engagedWith.includes(seat)) yield* monsterAttacks(game, id, seat);
}

/** One monster deals its damage and horror to an investigator (3E-202.3a-1, 3E-202.3b), with what comes of it. */
export function* monsterAttacks(game: Game, id: Copy, seat: Seat): Flow {
  const monster = findMonster(game.state, id);
  if (!monster || investigator(game, seat).left !== null) return;
  // 3E-457.8i
  const { damage, horror } = printed(game, monster);
  game.events.push({ type: 'MonsterAttacked', monster: monster.id, seat });
  const dealt = yield* suffer(game, seat, { damage, horror }, { ref: 'monster', id: monster.id });
  // 3E-425.2: what an item took does not feed it.
  const byItems = dealt.assets
    .filter(({ card }) => game.content.asset(card).type !== 'ally')
    .reduce((sum, { damage: taken }) => sum + taken, 0);
  // 3E-425.3
  feed(game, monster.id, dealt.damage - byItems);
  // 3E-457.8h
  yield* game.rules.happened(game, { event: 'thisAttacks', seat, monster: monster.id, space: monster.at });
  yield* game.rules.settle(game);
}
