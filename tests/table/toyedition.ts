import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { SIGHT } from '../../src/editions/edition/sight.ts';
import { commandFits } from '../../src/editions/second/shown/commandfit.ts';
import type { Decision, Option } from '../../src/engine/decision.ts';
import { ask, type Flow, type Question, together } from '../../src/engine/flow.ts';
import type { EngineState, Game } from '../../src/engine/game.ts';
import { type Phrase, phrase, ref } from '../../src/engine/phrase.ts';
import type { BoardView, PictureSpec } from '../../src/render/view.ts';
import { type Sentence, sentence } from '../../src/story/sentence.ts';
import { put } from '../engine/put.ts';

/** A toy game with every kind of question there is, to try the Discord side with. */
export interface ToyState extends EngineState {
  players: number;
  part: 'sides' | 'stakes' | 'vote' | 'cards' | 'places' | 'over';
  seat: number;
  candles: number[];
  chosen: string[];
  outcome: { how: string } | null;
}

export type ToyEvent = { type: 'Said'; text: string } | { type: 'Rolled'; dice: number[] };

/** Any text, in words that the catalogue has. */
export function said(name: string, value: string | number = '-'): Phrase {
  return phrase('lobby-option', { name, value });
}

export const PLACES = Array.from({ length: 80 }, (_, index) => `place-${index + 1}`);

export function question(seats: number[], kind: string, ids: string[], more: Partial<Decision> = {}): Question {
  return put({
    kind,
    mode: 'own',
    seats,
    ask: said(`Asked ${kind}`),
    options: ids.map((id): Option => ({ id, label: said(id) })),
    min: 1,
    max: 1,
    default: ids.slice(0, 1),
    rule: '2E-101',
    ...more,
  });
}

function* sides(game: Game<ToyState, ToyEvent>, seat: number): Flow {
  const [side] = yield* ask(game.state, () => question([seat], 'upkeep.sliders', ['left', 'right']));
  game.events.push({ type: 'Said', text: `Seat ${seat} went ${side}.` });
  game.state.chosen.push(`${seat}:${side}`);
}

function* stakes(game: Game<ToyState, ToyEvent>, seat: number): Flow {
  const { state } = game;
  for (;;) {
    const [what] = yield* ask(state, () =>
      question([seat], 'move.next', ['go:woods', 'roll', 'burn', 'stop'], {
        sure: ['burn'],
        about: {
          check: { skill: 'luck', dice: 2, difficulty: 1 },
          formula: [
            { source: { ref: 'toy', id: 'Luck' }, dice: 3 },
            { source: { ref: 'toy', id: 'Fog' }, dice: -1 },
          ],
        },
        options: [
          { id: 'go:woods', label: said('The Woods'), note: said('dark', 1) },
          { id: 'roll', label: said('Roll'), odds: 1 / 3 },
          { id: 'burn', label: said('Burn the house') },
          { id: 'stop', label: said('Stop') },
        ],
      }),
    );
    if (what === 'stop') return;
    state.chosen.push(`${seat}:${what}`);
    if (what === 'go:woods') continue;
    if (what === 'roll') {
      game.events.push({ type: 'Rolled', dice: game.chance.dice('roll', 2) });
      continue;
    }
    game.events.push({ type: 'Said', text: 'It burns.' });
  }
}

const NEXT = { sides: 'stakes', stakes: 'vote', vote: 'cards', cards: 'places', places: 'over', over: 'over' } as const;

function* play(game: Game<ToyState, ToyEvent>): Flow {
  const { state } = game;
  const everybody = Array.from({ length: state.players }, (_, seat) => seat);
  switch (state.part) {
    case 'sides':
      yield* together(everybody.map((seat) => sides(game, seat)));
      break;
    case 'stakes':
      yield* stakes(game, state.seat);
      if (++state.seat < state.players) return;
      break;
    case 'vote':
      state.chosen.push(
        ...(yield* ask(state, () => question(everybody, 'mythos.surge', ['red', 'green', 'blue'], { mode: 'group' }))),
      );
      break;
    case 'cards': {
      const ids = ['ace', 'king', 'queen', 'knave', 'ten'];
      state.chosen.push(...(yield* ask(state, () => question([0], 'loss.items', ids, { min: 1, max: 3 }))));
      break;
    }
    case 'places':
      state.chosen.push(...(yield* ask(state, () => question([0], 'effect.move', PLACES))));
      game.events.push({ type: 'Said', text: 'The evening ends.' });
      state.outcome = { how: 'well' };
      break;
    case 'over':
      break;
    default:
      state.part satisfies never;
  }
  state.part = NEXT[state.part];
}

const BOARD: BoardView = {
  title: 'Toy',
  turn: 1,
  phase: 'Evening',
  firstPlayer: '',
  ancientOne: { name: '', doom: 0, of: 10, awake: false },
  terror: { level: 0, of: 10 },
  monsterLimit: { count: 0, of: null },
  outskirts: { count: 0, of: 0 },
  openGates: { count: 0, of: 0 },
  seals: { count: 0, of: 0 },
  environment: null,
  rumor: null,
  neighborhoods: [],
  places: [],
  worlds: [],
  zones: [],
  connections: [],
  changes: [],
  words: {},
};

/** Any text as a sentence. */
export function told(text: string): Sentence {
  return sentence('apart', phrase('story-text', { text }), { because: { evident: 'order' } });
}

/** A picture of whatever is thrown. */
export function rollPicture(dice: string): PictureSpec {
  const view = { title: 'Dice', subtitle: '', color: '#4b3f72', prose: '', rules: dice, facts: [] };
  return { kind: 'card', alt: dice, view: { family: 'skill', ...view } };
}

/** The toy game as an edition. */
export const toyEdition: TableEdition<ToyState, ToyEvent> = {
  id: 'second',
  nextStep: (state) => (state.outcome ? null : `${state.part}/${state.seat}`),
  play,
  interrupts: (state, open: readonly Decision[]) =>
    open.some(({ kind }) => kind === 'move.next')
      ? state.candles.flatMap((left, seat) =>
          left > 0
            ? [{ id: `candle:${seat}`, kind: 'candle', seat, label: said('Light a candle'), rule: '2E-101' }]
            : [],
        )
      : [],
  *interrupt(game, offer): Flow {
    game.state.candles[offer.seat] = (game.state.candles[offer.seat] ?? 0) - 1;
    game.events.push({ type: 'Said', text: `Seat ${offer.seat} lights a candle.` });
    yield* together([]);
  },
  aNewTable: (agreed) => agreed,
  create: ({ seats, seed }) => ({
    edition: 'second',
    seed,
    step: '',
    chances: {},
    asked: 0,
    players: seats.length,
    part: 'sides',
    seat: 0,
    candles: seats.map(() => 1),
    chosen: [],
    outcome: null,
  }),
  seats: { min: 1, max: 8 },
  sheets: ['ann', 'bob', 'cleo'],
  options: [
    {
      id: 'variants.late',
      name: said('Late hours'),
      explanation: said('Plays until dawn'),
      values: [
        { value: false, label: said('no') },
        { value: true, label: said('yes') },
      ],
    },
    {
      id: 'variants.keeper',
      name: said('Keeper'),
      explanation: said('Runs the game without a seat'),
      values: [{ value: null, label: said('nobody') }],
      person: true,
    },
  ],
  keeper: (options) => (options as { variants?: { keeper?: string } }).variants?.keeper ?? null,
  namer: () => (ref) =>
    ref.ref === 'toy' ? ref.id : ref.ref === 'sheet' || ref.ref === 'seat' ? `${ref.ref} ${ref.id}` : null,
  firstSeat: () => 0,
  firstName: said('dealer'),
  seatsInPlay: (state) => state.candles.map((_, seat) => seat),
  headline: (state) => said('Part', state.part),
  status: (state) => [`Chosen so far: ${state.chosen.length}`],
  board: ({ chosen, part }) => ({
    kind: 'board',
    view: { ...BOARD, turn: 1 + chosen.filter((choice) => choice.endsWith('go:woods')).length },
    alt: `The toy board: ${part}.`,
  }),
  closeUps: () => [{ name: 'The mantelpiece', look: 'lamp' }],
  boardText: (state) => [`The toy board: ${state.part}.`],
  sheet: (_state, seat) => {
    throw new Error(`no sheet of seat ${seat}`);
  },
  sheetText: (_state, seat) => [`Sheet of seat ${seat}.`],
  sheetRules: () => [],
  who: (_state, seat) => ref('sheet', String(seat)),
  tell: (events) => events.map((event) => told(event.type === 'Said' ? event.text : `Rolled ${event.dice.join(' ')}.`)),
  scenes: (events) =>
    events.flatMap((event) =>
      event.type === 'Rolled' ? [{ ...SIGHT, sight: 'card', id: event.dice.join(' '), theme: 'paper' }] : [],
    ),
  picture: (sight, words) =>
    sight.sight === 'card' ? rollPicture(sight.id) : toyEdition.board(sight.state, words, []),
  questionPicture: () => null,
  story: ({ kind }) => (kind === 'loss.items' ? ref('toy', 'The cards lie on the table.') : null),
  search: (_state, query) => [{ id: 'lamp', name: `The lamp (${query})` }],
  lookup: (_state, id) => (id === 'lamp' ? { id, title: 'The lamp', lines: ['It flickers.'] } : null),
  rules: (query) =>
    query === 'nothing' ? [] : [{ id: '2E-101', title: 'Of evenings', text: 'Evenings end.', related: [] }],
  ruleTopics: () => [{ id: 'evenings', name: 'Evenings' }],
  seenBy: (state) => state,
  // It comes to an end where people may go on for ever.
  why: () => said('It is what one does.'),
  autopilot: (_seen, { id, options, default: chosen }) => ({
    answer: { decision: id, chosen: options.some((option) => option.id === 'stop') ? ['stop'] : chosen },
  }),
  commands: commandFits,
  report: ({ state }) => `part: ${state.part}\n`,
  ending: () => [told('The lamp goes out.')],
  endingScenes: () => [],
};
