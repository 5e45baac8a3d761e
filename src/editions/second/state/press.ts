import type { Flow } from '../../../engine/flow.ts';
import type { Ref } from '../../../engine/phrase.ts';
import { ref } from '../../../engine/phrase.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/marker.ts';
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

/** One thing that the newspaper may report. */
export interface Notice {
  kind: NoticeKind;
  turn: number;
  /** Whom it happened to: the sheet, for seats change hands when somebody is devoured. */
  sheet?: string;
  place?: string;
  /** A monster, gate, card or world. */
  thing?: Ref;
  /** A terror level, or a number of monsters. */
  count?: number;
  weight: number;
}

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

/** The most that is kept of a turn, and of an investigator's story. */
const MOST_NOTICES = 30;
const MOST_MEMORIES = 6;
const MEMORABLE = 4;

/** Nothing to report yet. */
export function blankPress(players: number): Press {
  const rolls = Array.from({ length: players }, () => ({ dice: 0, sixths: 0, successes: 0 }));
  return { notices: [], mythos: null, tracks: [], rolls, memoirs: {} };
}

/**
 * Runs a flow and writes down what its events report, before each question and at its end: by then nobody has taken
 * the events away, so that a game played through and one resumed keep the same notes.
 */
export function* reported(game: Game, flow: Flow): Flow {
  let from = game.events.length;
  const report = (): void => {
    for (const event of game.events.slice(from)) write(game.state, event);
    from = game.events.length;
  };
  try {
    let result = flow.next();
    while (!result.done) {
      report();
      const reply = yield result.value;
      from = game.events.length;
      result = flow.next(reply);
    }
  } finally {
    report();
  }
}

/** The turn is over: what it left to report, which is then forgotten. */
export function publish({ press, turn, ancientOne, terror }: State): Extract<SecondEvent, { type: 'TurnEnded' }> {
  const { mythos, notices } = press;
  press.tracks.push([ancientOne.doom, terror]);
  press.notices = [];
  press.mythos = null;
  return { type: 'TurnEnded', turn, mythos, notices };
}

function write(state: State, event: SecondEvent): void {
  const { press } = state;
  if (event.type === 'MythosDrawn' && event.purpose !== 'discarded' && event.purpose !== 'peek')
    press.mythos = event.card;
  if (event.type === 'CheckRolled' || event.type === 'ClueSpent' || event.type === 'Rerolled') {
    const rolls = press.rolls[event.seat];
    if (!rolls) return;
    rolls.dice += event.dice.length;
    rolls.sixths += event.dice.length * event.faces.length;
    rolls.successes += event.dice.filter((die) => event.faces.includes(die)).length;
    return;
  }
  const notice = noticeOf(state, event);
  if (!notice) return;
  if (press.notices.length < MOST_NOTICES) press.notices.push(notice);
  if (notice.sheet !== undefined && notice.weight >= MEMORABLE) remember(press, notice.sheet, notice);
}

/** Keeps the heaviest of somebody's story; of equals, the earlier. */
function remember({ memoirs }: Press, sheet: string, notice: Notice): void {
  const memories = [...(memoirs[sheet] ?? []), notice];
  if (memories.length > MOST_MEMORIES) {
    const least = Math.min(...memories.map(({ weight }) => weight));
    memories.splice(
      memories.findLastIndex(({ weight }) => weight === least),
      1,
    );
  }
  memoirs[sheet] = memories;
}

function noticeOf(state: State, event: SecondEvent): Notice | null {
  const notice = (kind: NoticeKind, more: Partial<Notice> = {}): Notice => ({
    kind,
    turn: state.turn,
    ...('seat' in event && event.seat !== undefined ? { sheet: state.investigators[event.seat]?.sheet ?? '' } : {}),
    weight: WEIGHTS[kind],
    ...more,
  });
  switch (event.type) {
    case 'GateOpened': {
      const thing = event.hidden ? {} : { thing: ref('gate', kindOf(event.gate)) };
      return notice('gateOpened', { place: event.place, ...thing });
    }
    case 'GateClosed':
      return notice('gateClosed', { place: event.place });
    case 'GateSealed':
      return notice('gateSealed', { place: event.place });
    case 'SealBroken':
      return notice('sealBroken', { place: event.place });
    case 'Surge':
      return notice('surge', { place: event.place, count: event.count });
    case 'MonsterAppeared':
      return event.gate || !loadContent().places.has(event.place)
        ? null
        : notice('sighted', { place: event.place, thing: ref('monster', kindOf(event.monster)) });
    case 'MonsterDefeated': {
      const { toughness } = loadContent().monster(event.monster);
      const thing = ref('monster', kindOf(event.monster));
      return notice('defeated', { thing, weight: WEIGHTS.defeated + (toughness > 2 ? 1 : 0) });
    }
    case 'OutskirtsEmptied':
      return notice('outskirts', { count: event.monsters.length });
    case 'WentInsane':
      return notice('insane');
    case 'FellUnconscious':
      return notice('unconscious');
    case 'LostInTimeAndSpace':
      return notice('lost');
    case 'Arrested':
      return notice('arrested');
    case 'Devoured':
      return notice('devoured', { sheet: event.sheet });
    case 'Replaced':
      return notice('replaced', { sheet: event.sheet });
    case 'Blessed':
      return notice('blessed');
    case 'Cursed':
      return notice('cursed');
    case 'Moved':
      if (event.how === 'gate') return notice('wentThrough', { place: event.from });
      return event.how === 'return' ? notice('returned', { place: event.to }) : null;
    case 'CardGained':
      return cardNotice(event.card, event.from, notice);
    case 'TerrorRose':
      return notice('terror', { count: event.level });
    case 'AllyLeft':
      return notice('allyLeft', { thing: ref('card', kindOf(event.card)) });
    case 'PlaceClosed':
      return notice('placeClosed', { place: event.place });
    case 'PlaceReopened':
      return notice('placeReopened', { place: event.place });
    case 'RumorEntered':
      return notice('rumor', { thing: ref('mythos', event.card) });
    case 'RumorPassed':
      return notice('rumorPassed', { thing: ref('mythos', event.card) });
    case 'RumorFailed':
      return notice('rumorFailed', { thing: ref('mythos', event.card) });
    default:
      return null;
  }
}

function cardNotice(
  card: string,
  from: string,
  notice: (kind: NoticeKind, more: Partial<Notice>) => Notice,
): Notice | null {
  const thing = ref('card', kindOf(card));
  if (from === 'shop') return notice('bought', { thing });
  return from !== 'start' && loadContent().card(card).deck === 'ally' ? notice('allyJoined', { thing }) : null;
}
