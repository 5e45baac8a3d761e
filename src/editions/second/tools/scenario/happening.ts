import { z } from 'zod';
import type { Flow } from '../../../../engine/flow.ts';
import type { Copy } from '../../../edition/copy.ts';
import { isOf } from '../../../tools/box.ts';
import { count } from '../../../tools/scenario/format.ts';
import { seatOf } from '../../../tools/scenario/playing.ts';
import { keyed, Misplaced, suggestion } from '../../../tools/scenario/reading.ts';
import type { Happening } from '../../../tools/scenario/stage.ts';
import { placeState } from '../../board/area.ts';
import { check } from '../../checks/check.ts';
import { meet } from '../../combat/combat.ts';

import type { Content } from '../../content/content.ts';
import { misnamed } from '../../content/reference.ts';
import { CHECKS, DIMENSIONS } from '../../content/vocabulary.ts';
import { encounterAt } from '../../encounters/encounter.ts';
import { ruled } from '../../game/game.ts';
import { monstersAtNewGate, openGate } from '../../gates/gate.ts';
import { surge } from '../../gates/surge.ts';
import { seatAt } from '../../investigators/playerorder.ts';
import { effect } from '../../language/table.ts';
import { placeMonster, spawn } from '../../monsters/monster.ts';
import { moveMonsters } from '../../monsters/monstermove.ts';
import { MYTHOS_PARTS, resolve } from '../../mythos/mythos.ts';
import type { SecondEvent } from '../../state/event.ts';
import { reported } from '../../state/press.ts';
import type { Cursor, Game, State } from '../../state/state.ts';
import { upkeepOf } from '../../upkeep/upkeep.ts';
import type { ThingNames } from './name.ts';

const seat = count.optional();
const dimensions = z.array(z.enum(DIMENSIONS)).default([]);

const STEPS = [
  'setup.possessions',
  'setup.sliders',
  'setup.mythos',
  'upkeep',
  'movement',
  'arkham',
  'otherWorld',
  'mythos',
  'battle.start',
  'battle.refresh',
  'battle.attack',
  'battle.ancientOne',
] as const;

/** Effects whose names are all of things there are. */
const effectsOf = (content: Content) =>
  z.array(effect).superRefine((list, context) => {
    for (const { path, what, name, known } of misnamed(content, list))
      context.addIssue({ code: 'custom', path, message: `no such ${what}: ${name}; ${suggestion(name, known)}` });
  });

/** What can be made to happen, each by the key that it must have. `seat`: to whom; the first player if not said. */
export const happeningsOf = (content: Content, { card, monster, mythosCard, place, encounterCard }: ThingNames) => ({
  /** Any effects, as of a card that is held, of a monster or at a place. */
  do: keyed({
    do: effectsOf(content),
    seat,
    card: card.optional(),
    monster: monster.optional(),
    place: place.optional(),
  }),
  check: keyed({
    check: z.enum(CHECKS),
    modifier: z.int().default(0),
    difficulty: z.int().min(1).default(1),
    seat,
  }),
  /** Monsters appear: so many out of the cup, or that one. */
  spawn: keyed({ spawn: place, count: z.int().min(1).default(1), monster: monster.optional() }),
  gate: keyed({
    gate: place,
    from: z.enum(['mythos', 'setup', 'encounter']).default('mythos'),
    monsters: count.optional(),
  }),
  surge: keyed({ surge: place }),
  /** Monsters move by the boxes of a Mythos card. */
  monstersMove: keyed({ monstersMove: keyed({ white: dimensions, black: dimensions }) }),
  fight: keyed({ fight: monster, seat }),
  evade: keyed({ evade: monster, seat }),
  /** The encounter at their place, with that card. */
  encounter: keyed({ encounter: encounterCard, seat }),
  /** A Mythos card, or a part of it alone. */
  mythos: keyed({
    mythos: mythosCard,
    part: z.enum(MYTHOS_PARTS).optional(),
    from: z.enum(['mythos', 'setup']).default('mythos'),
  }),
  upkeepOf: keyed({ upkeepOf: count, battle: z.boolean().default(false) }),
  /** One step of the order of play alone; of a step that each has for themselves, the seat's. */
  step: keyed({ step: z.enum(STEPS), seat }),
});

type Happenings = ReturnType<typeof happeningsOf>;
export type SecondMove = z.output<Happenings[keyof Happenings]>;

/** What a move makes happen, or `step` when the state stands at the step to be played. @throws Misplaced */
export function happening(content: Content, move: SecondMove, state: State): Happening<State, SecondEvent> | 'step' {
  if ('step' in move) {
    state.cursor = cursorOf(state, move);
    return 'step';
  }
  return (engine) => {
    const game = ruled(engine, content);
    refuseIdle(game, move);
    return reported(game, flowOf(game, move));
  };
}

/** @throws Misplaced where nothing at all would come of it */
function refuseIdle(game: Game, move: Exclude<SecondMove, { step: unknown }>): void {
  if ('gate' in move && placeState(game, move.gate).gate)
    throw new Misplaced(['gate'], `a gate is open at ${move.gate} already`);
  if ('surge' in move && !placeState(game, move.surge).gate)
    throw new Misplaced(['surge'], `no gate is open at ${move.surge}`);
  const part = 'mythos' in move ? move.part : undefined;
  if ('mythos' in move && (part === 'gate' || part === 'clue') && game.content.mythos(move.mythos)[part] === null)
    throw new Misplaced(['part'], `${move.mythos} names no place for that`);
}

function flowOf(game: Game, move: Exclude<SecondMove, { step: unknown }>): Flow {
  const { state } = game;
  const whose = 'seat' in move ? seatOf(move.seat, state.first, state.investigators.length) : state.first;
  if ('do' in move) return game.rules.run(game, whose, move.do, contextOf(state, move));
  if ('check' in move) {
    const { check: kind, modifier, difficulty } = move;
    return ignoring(check(game, whose, { kind, modifier, difficulty, rule: '2E-2202' }));
  }
  if ('spawn' in move) return appear(game, move);
  if ('gate' in move) {
    const { gate: at, from, monsters } = move;
    const usual = from === 'encounter' ? 1 : monstersAtNewGate(game, from);
    return ignoring(openGate(game, at, { from, monsters: monsters ?? usual }));
  }
  if ('surge' in move) return surge(game, move.surge);
  if ('monstersMove' in move) return moveMonsters(game, move.monstersMove);
  if ('fight' in move) return ignoring(meet(game, whose, onBoard(state, move.fight, 'fight'), 'fight'));
  if ('evade' in move) return ignoring(meet(game, whose, onBoard(state, move.evade, 'evade'), 'evade'));
  if ('encounter' in move) {
    state.forced?.draws.unshift(move.encounter);
    return encounterAt(game, whose, null);
  }
  if ('mythos' in move) return resolve(game, move.mythos, move.from, move.part ? [move.part] : MYTHOS_PARTS);
  return upkeepOf(game, seatOf(move.upkeepOf, 0, state.investigators.length), { battle: move.battle });
}

function contextOf(state: State, move: Extract<SecondMove, { do: unknown }>) {
  const held = state.investigators.flatMap(({ cards }) => cards.map(({ id }) => id));
  const card = move.card === undefined ? undefined : meant(held, move.card, 'card');
  return {
    source: card === undefined ? { ref: 'place', id: move.place ?? 'sky' } : { ref: 'card', id: card },
    ...(card === undefined ? {} : { card }),
    ...(move.monster === undefined ? {} : { monster: onBoard(state, move.monster, 'monster') }),
    ...(move.place === undefined ? {} : { place: move.place }),
  };
}

function* appear(game: Game, { spawn: at, count: many, monster: kind }: Extract<SecondMove, { spawn: unknown }>): Flow {
  if (kind === undefined) return yield* spawn(game, at, many);
  const marker = meant(game.state.cup, kind, 'monster');
  game.state.cup = game.state.cup.filter((other) => other !== marker);
  yield* placeMonster(game, marker, at);
}

/** The marker on the board that is meant. @throws Misplaced */
function onBoard(state: State, wanted: string, key: string): Copy {
  return meant(
    state.monsters.map(({ marker }) => marker),
    wanted,
    key,
  );
}

function meant<T extends string>(there: readonly T[], wanted: string, key: string): T {
  const found = there.find((id) => isOf(id, wanted));
  if (found === undefined) throw new Misplaced([key], `${wanted} is not there; ${suggestion(wanted, there)}`);
  return found;
}

function cursorOf(state: State, { step, seat: whose }: Extract<SecondMove, { step: unknown }>): Cursor {
  switch (step) {
    case 'movement':
    case 'arkham':
    case 'otherWorld':
    case 'battle.attack': {
      const wanted = seatOf(whose, state.first, state.investigators.length);
      const turnIndex = state.investigators.findIndex((_, index) => seatAt(state, index) === wanted);
      return { step, turnIndex };
    }
    default:
      return { step };
  }
}

function* ignoring(flow: Flow<unknown>): Flow {
  yield* flow;
}
