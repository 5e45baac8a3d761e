import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Copy } from '../../edition/copy.ts';
import { engagedMonsters, ferocity, printed } from '../board/monster.ts';
import { useOption } from '../cards/useoption.ts';
import { abilitiesOfKind, useCard } from '../investigators/ability.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { exhaust } from '../monsters/engage.ts';
import { monsterHealth } from '../monsters/health.ts';
import { test } from '../skilltests/test.ts';
import type { TestSpec } from '../skilltests/testspec.ts';
import { choose, chooseMany } from '../state/question.ts';
import type { Game, Monster } from '../state/state.ts';

/** The test of an evade: of several monsters only the worst modifier counts (3E-405.4). */
export function evadeSpec(game: Game, seat: Seat): TestSpec {
  const [worst] = engagedMonsters(game.state, seat).sort(
    (a, b) => printed(game, a).evade.mod - printed(game, b).evade.mod,
  );
  return {
    // 3E-437.6
    skill: 'observation',
    // 3E-405.3, 3E-457.8g
    mod: worst ? printed(game, worst).evade.mod : 0,
    occasion: 'evade',
    cause: worst ? { ref: 'monster', id: worst.id } : { ref: 'action', id: 'evade' },
    rule: '3E-405.2-1',
    ...(worst ? { monster: worst.id, about: { monster: worst.id } } : {}),
  };
}

/**
 * The evade action (3E-405): a monster for each success. @returns whether they are free of all, and may perform one
 * action more
 */
export function* evade(game: Game, seat: Seat): Flow<boolean> {
  const before = upsets(game, seat);
  const { interrupted } = yield* test(game, seat, {
    ...evadeSpec(game, seat),
    afterwards: ({ successes }) => slipAway(game, seat, successes),
  });
  return !interrupted && !upset(game, seat, before) && engagedMonsters(game.state, seat).length === 0;
}

/** Disengages from and exhausts one monster for each success; those still engaged may make something of it. */
function* slipAway(game: Game, seat: Seat, successes: number): Flow {
  const before = upsets(game, seat);
  for (const id of yield* chooseEvaded(game, seat, successes)) {
    if (!isEngagedWith(game, seat, id)) continue;
    const space = investigator(game, seat).at;
    yield* exhaust(game, id, seat);
    if (upset(game, seat, before)) return;
    yield* game.rules.happened(game, { event: 'youEvadeThis', seat, monster: id, space });
    if (upset(game, seat, before)) return;
  }
  for (const { id } of engagedMonsters(game.state, seat)) {
    if (!isEngagedWith(game, seat, id)) continue;
    yield* game.rules.happened(game, {
      event: 'youFailToEvadeThis',
      seat,
      monster: id,
      space: investigator(game, seat).at,
    });
    if (upset(game, seat, before)) return;
  }
}

const isEngagedWith = (game: Game, seat: Seat, id: Copy): boolean =>
  engagedMonsters(game.state, seat).some((monster) => monster.id === id);

/** 3E-405.2-1: they choose which; silence the most harmful, then those with the most health (A9). */
function* chooseEvaded(game: Game, seat: Seat, successes: number): Flow<Copy[]> {
  const open = () => engagedMonsters(game.state, seat).sort(worstFirst(game));
  return yield* chooseMany(
    game,
    {
      seat,
      kind: 'evade.which',
      rule: '3E-405.2-1',
      count: () => ({ min: Math.min(successes, open().length), max: successes }),
    },
    () =>
      open().map((monster) => ({
        id: monster.id,
        label: phrase('third-option-monster', { monster: ref('monster', monster.kind) }),
        about: ref('monster', monster.kind),
      })),
    () => ({ args: { count: Math.min(successes, open().length) } }),
  );
}

function worstFirst(game: Game): (a: Monster, b: Monster) => number {
  return (a, b) => ferocity(game, b) - ferocity(game, a) || monsterHealth(game, b) - monsterHealth(game, a);
}

/** What they can do beside the additional action (`additionalActionFromEvade`). @returns whether they did */
export function* besideIt(game: Game, seat: Seat, time: 'before' | 'after'): Flow<boolean> {
  const own = () =>
    abilitiesOfKind(game, seat, 'when').filter(({ ability }) => ability.when === 'additionalActionFromEvade');
  if (own().length === 0) return false;
  const chosen = yield* choose(
    game,
    { seat, kind: 'evade.beside', rule: '3E-001-1' },
    () => [
      ...own().map(({ key, source, card, ability }) => useOption(game, seat, { key, source, card, text: ability })),
      { id: 'none', label: phrase(time === 'before' ? 'third-option-later' : 'third-option-none') },
    ],
    { default: 'none' },
  );
  const one = own().find(({ key }) => key === chosen);
  if (!one) return false;
  useCard(game, seat, one.card);
  if (one.source.ref === 'sheet') game.events.push({ type: 'AbilityUsed', seat, sheet: one.source.id });
  yield* game.rules.run(game, seat, one.ability.do, {
    source: one.source,
    ...(one.card === null ? {} : { card: one.card }),
  });
  return true;
}
