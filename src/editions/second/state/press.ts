import type { Flow } from '../../../engine/flow.ts';
import { ref } from '../../../engine/phrase.ts';
import { kindOf } from '../../edition/copy.ts';
import { type Happening, keep, type Reports, reportedBy, reportOf, sheetIn } from '../../press/notice.ts';

import type { SecondEvent } from './event.ts';
import type { Game, State } from './state.ts';

/** What the newspaper reports, with how much it weighs there; people remember the heavy ones to the end of the game. */
const WEIGHTS = {
  devoured: 10,
  gateSealed: 9,
  gateClosed: 8,
  gateOpened: 8,
  rumorFailed: 8,
  lost: 7,
  sealBroken: 7,
  insane: 7,
  unconscious: 7,
  rumorPassed: 7,
  terror: 6,
  rumor: 6,
  arrested: 6,
  surge: 6,
  placeClosed: 6,
  allyLeft: 6,
  returned: 5,
  wentThrough: 5,
  allyJoined: 5,
  blessed: 5,
  cursed: 5,
  replaced: 5,
  defeated: 4,
  placeReopened: 3,
  outskirts: 3,
  sighted: 3,
  bought: 2,
} as const;

export type NoticeKind = keyof typeof WEIGHTS;

/** One thing that the newspaper may report; its `count` is a terror level, or a number of monsters. */
export type Notice = Happening<NoticeKind> & { turn: number };

/** What the state keeps for the newspaper and the special edition. */
export interface Press {
  /** Of the turn being played. */
  notices: Notice[];
  /** The Mythos card of the turn. */
  mythos: string | null;
  /** Doom and terror at the end of each turn. */
  tracks: [number, number][];
  /** By seat: dice of checks, sixths of a success they promised, successes they were. */
  rolls: { dice: number; sixths: number; successes: number }[];
  /** By sheet: what was worth remembering, by turn. */
  memoirs: Record<string, Notice[]>;
}

/** Nothing to report yet. */
export function blankPress(players: number): Press {
  const rolls = Array.from({ length: players }, () => ({ dice: 0, sixths: 0, successes: 0 }));
  return { notices: [], mythos: null, tracks: [], rolls, memoirs: {} };
}

/** Runs a flow and writes down what its events report. */
export function reported(game: Game, flow: Flow): Flow {
  return reportedBy(game, flow, (_state, event) => write(game, event));
}

/** The turn is over: what it left to report, which is then forgotten. */
export function publish({ press, turn, ancientOne, terror }: State): Extract<SecondEvent, { type: 'TurnEnded' }> {
  const { mythos, notices } = press;
  press.tracks.push([ancientOne.doom, terror]);
  press.notices = [];
  press.mythos = null;
  return { type: 'TurnEnded', turn, mythos, notices };
}

function write(game: Game, event: SecondEvent): void {
  const { state } = game;
  const { press } = state;
  if (event.type === 'MythosDrawn' && (event.purpose === 'full' || event.purpose === 'setup'))
    press.mythos = event.card;
  if (event.type === 'CheckRolled' || event.type === 'ClueSpent' || event.type === 'Rerolled') {
    const rolls = press.rolls[event.seat];
    if (!rolls) return;
    rolls.dice += event.dice.length;
    rolls.sixths += event.dice.length * event.faces.length;
    rolls.successes += event.dice.filter((die) => event.faces.includes(die)).length;
    return;
  }
  const told = reportOf(REPORTS, event, game);
  if (told)
    keep(press, {
      turn: state.turn,
      ...sheetIn(event, state.investigators),
      weight: WEIGHTS[told.kind],
      ...told,
    });
}

const REPORTS: Reports<Game, SecondEvent, Notice> = {
  GateOpened: ({ place, gate, hidden }) => ({
    kind: 'gateOpened',
    place,
    ...(hidden ? {} : { thing: ref('gate', kindOf(gate)) }),
  }),
  GateClosed: ({ place }) => ({ kind: 'gateClosed', place }),
  GateSealed: ({ place }) => ({ kind: 'gateSealed', place }),
  SealBroken: ({ place }) => ({ kind: 'sealBroken', place }),
  Surge: ({ place, count }) => ({ kind: 'surge', place, count }),
  MonsterAppeared: ({ gate, place, monster }, { content }) =>
    gate || !content.places.has(place) ? null : { kind: 'sighted', place, thing: ref('monster', kindOf(monster)) },
  MonsterDefeated: ({ monster }, { content }) => ({
    kind: 'defeated',
    thing: ref('monster', kindOf(monster)),
    weight: WEIGHTS.defeated + (content.monster(monster).toughness > 2 ? 1 : 0),
  }),
  OutskirtsEmptied: ({ monsters }) => ({ kind: 'outskirts', count: monsters.length }),
  WentInsane: () => ({ kind: 'insane' }),
  FellUnconscious: () => ({ kind: 'unconscious' }),
  LostInTimeAndSpace: () => ({ kind: 'lost' }),
  Arrested: () => ({ kind: 'arrested' }),
  Devoured: ({ sheet }) => ({ kind: 'devoured', sheet }),
  Replaced: ({ sheet }) => ({ kind: 'replaced', sheet }),
  Blessed: () => ({ kind: 'blessed' }),
  Cursed: () => ({ kind: 'cursed' }),
  Moved: ({ how, from, to }) => {
    if (how === 'gate') return { kind: 'wentThrough', place: from };
    return how === 'return' ? { kind: 'returned', place: to } : null;
  },
  CardGained: ({ card, from }, { content }) => {
    const thing = ref('card', kindOf(card));
    if (from === 'shop') return { kind: 'bought', thing };
    return from !== 'start' && content.card(card).deck === 'ally' ? { kind: 'allyJoined', thing } : null;
  },
  TerrorRose: ({ level }) => ({ kind: 'terror', count: level }),
  AllyLeft: ({ card }) => ({ kind: 'allyLeft', thing: ref('card', kindOf(card)) }),
  PlaceClosed: ({ place }) => ({ kind: 'placeClosed', place }),
  PlaceReopened: ({ place }) => ({ kind: 'placeReopened', place }),
  RumorEntered: ({ card }) => ({ kind: 'rumor', thing: ref('mythos', card) }),
  RumorPassed: ({ card }) => ({ kind: 'rumorPassed', thing: ref('mythos', card) }),
  RumorFailed: ({ card }) => ({ kind: 'rumorFailed', thing: ref('mythos', card) }),
};
