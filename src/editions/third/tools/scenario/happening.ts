import { z } from 'zod';
import type { Flow } from '../../../../engine/flow.ts';
import type { Copy } from '../../../edition/copy.ts';
import { isOf } from '../../../tools/box.ts';
import { count } from '../../../tools/scenario/format.ts';
import { seatOf } from '../../../tools/scenario/playing.ts';
import { keyed, Misplaced, suggestion } from '../../../tools/scenario/reading.ts';
import type { Happening } from '../../../tools/scenario/stage.ts';
import type { Content } from '../../content/content.ts';
import { MYTHOS_TOKENS, SKILLS } from '../../content/vocabulary.ts';
import { anomalyEncounter, encounterOf } from '../../encounters/encounter.ts';
import { phaseOf } from '../../game/edition.ts';
import { ruled } from '../../game/game.ts';
import { effects } from '../../language/table.ts';
import { activate } from '../../monsters/activation.ts';
import { engage } from '../../monsters/engage.ts';
import { spawnMonster } from '../../monsters/spawn.ts';
import { spawnClue } from '../../mythos/clue.ts';
import { placeDoom, spreadDoom } from '../../mythos/doom.ts';
import { gateBurst } from '../../mythos/gateburst.ts';
import { readHeadline } from '../../mythos/headline.ts';
import { drawToken } from '../../mythos/mythos.ts';
import { reckoning } from '../../mythos/reckoning.ts';
import { test } from '../../skilltests/test.ts';
import type { EffectContext } from '../../state/context.ts';
import type { ThirdEvent } from '../../state/event.ts';
import { reported } from '../../state/press.ts';
import type { Cursor, Game, State } from '../../state/state.ts';
import { TEST_OCCASIONS } from '../../state/vocabulary.ts';
import { namesOf } from './name.ts';

/** Steps between which a position can lie. */
export const STEPS = [
  'setup.equipment',
  'setup.board',
  'action.start',
  'action.turn',
  'monster.activation',
  'monster.attack',
  'monster.ready',
  'encounter.turn',
  'mythos.turn',
  'round.end',
] as const;

/** What may happen by itself, without anything to be said of it. */
const EVENTS = {
  spreadDoom,
  spawnClue,
  gateBurst,
  reckoning,
} as const satisfies Record<string, (game: Game) => Flow>;

const seat = count.optional();

/** What can be made to happen, each by the key that it must have. `seat`: to whom; the leader if not said. */
export function happenings(content: Content) {
  const { card, headline, monster, space } = namesOf(content);
  return {
    /** Any effects, as of a card that is held or of a monster. */
    do: keyed({ do: z.lazy(effects), seat, card: card.optional(), monster: monster.optional() }),
    test: keyed({
      test: z.enum(SKILLS),
      modifier: z.int().default(0),
      occasion: z.enum(TEST_OCCASIONS).default('other'),
      seat,
    }),
    /** A monster out of the deck (by its spawn text, or in that space), or that one, set aside. */
    spawn: keyed({ spawn: z.union([space, z.literal('bySpawnText')]), monster: monster.optional() }),
    doom: keyed({ doom: space, count: z.int().min(1).default(1) }),
    happen: keyed({ happen: z.enum(Object.keys(EVENTS) as [keyof typeof EVENTS]) }),
    /** Somebody draws that token. */
    token: keyed({ token: z.enum(MYTHOS_TOKENS), seat }),
    headline: keyed({ headline, seat }),
    activate: keyed({ activate: monster }),
    engage: keyed({ engage: monster, seat }),
    /** The encounter at their space, or an anomaly's. */
    encounter: keyed({ encounter: z.enum(['space', 'anomaly']), seat }),
    /** One step of the order of play alone. */
    step: keyed({ step: z.enum(STEPS), index: count.default(0) }),
  };
}

type Happenings = ReturnType<typeof happenings>;
export type ThirdMove = z.output<Happenings[keyof Happenings]>;

/** What a move makes happen, or `step` when the state stands at the step to be played. @throws Misplaced */
export function happening(content: Content, move: ThirdMove, state: State): Happening<State, ThirdEvent> | 'step' {
  if ('step' in move) {
    state.cursor = cursorOf(move);
    state.phase = phaseOf(state.cursor);
    return 'step';
  }
  return (engine) => {
    const game = ruled(engine, content);
    return reported(game, settled(game, flowOf(game, move)));
  };
}

/** A place in the order of play. */
export function cursorOf({ step, index }: { step: (typeof STEPS)[number]; index: number }): Cursor {
  return step === 'mythos.turn' ? { step, index } : { step };
}

function* settled(game: Game, flow: Flow<unknown> | undefined): Flow {
  if (flow) yield* flow;
  yield* game.rules.settle(game);
}

function flowOf(game: Game, move: Exclude<ThirdMove, { step: unknown }>): Flow<unknown> | undefined {
  const { state } = game;
  const whose = seatOf('seat' in move ? move.seat : undefined, state.leader, state.investigators.length);
  const source = { ref: 'token', id: 'blank' };
  if ('do' in move) return game.rules.run(game, whose, move.do, contextOf(state, move));
  if ('test' in move) {
    const { test: skill, modifier: mod, occasion } = move;
    return test(game, whose, { skill, mod, occasion, cause: source, rule: '3E-463' });
  }
  if ('spawn' in move) return spawning(game, move, source);
  if ('doom' in move) return placeDoom(game, move.doom, move.count);
  if ('happen' in move) return EVENTS[move.happen](game);
  if ('token' in move) {
    state.forced?.draws.unshift(move.token);
    return drawToken(game, whose);
  }
  if ('headline' in move) {
    const { decks } = state;
    if (!decks.headline.includes(move.headline)) throw new Misplaced(['headline'], 'it is not in the deck any more');
    decks.headline = [move.headline, ...decks.headline.filter((id) => id !== move.headline)];
    return readHeadline(game, whose);
  }
  if ('activate' in move) return activate(game, onBoard(state, move.activate, 'activate'));
  if ('engage' in move) {
    engage(game, onBoard(state, move.engage, 'engage'), whose);
    return undefined;
  }
  return move.encounter === 'anomaly' ? anomalyEncounter(game, whose) : encounterOf(game, whose);
}

function contextOf(state: State, move: Extract<ThirdMove, { do: unknown }>): EffectContext {
  const held = state.investigators.flatMap(({ cards }) => cards.map(({ id }) => id));
  const of = move.card === undefined ? undefined : meant(held, move.card, 'card');
  return {
    source: of === undefined ? { ref: 'token', id: 'blank' } : { ref: 'card', id: of },
    ...(of === undefined ? {} : { card: of }),
    ...(move.monster === undefined ? {} : { monster: onBoard(state, move.monster, 'monster') }),
  };
}

/** The wanted monster goes to where it is drawn from. */
function spawning(
  game: Game,
  { spawn: at, monster: kind }: Extract<ThirdMove, { spawn: unknown }>,
  source: EffectContext['source'],
): Flow<unknown> {
  const { decks, setAside } = game.state;
  if (kind !== undefined) {
    const pile = [decks.monster, setAside.monsters].find((each) => each.some((id) => isOf(id, kind))) ?? [];
    const id = meant(pile, kind, 'monster');
    pile.splice(pile.indexOf(id), 1);
    decks.monster.push(id);
  }
  return spawnMonster(game, null, at === 'bySpawnText' ? {} : { at }, { source });
}

function onBoard(state: State, wanted: string, key: string): Copy {
  return meant(
    state.monsters.map(({ id }) => id),
    wanted,
    key,
  );
}

function meant(there: readonly Copy[], wanted: string, key: string): Copy {
  const found = there.find((id) => isOf(id, wanted));
  if (found === undefined) throw new Misplaced([key], `${wanted} is not there; ${suggestion(wanted, there)}`);
  return found;
}
