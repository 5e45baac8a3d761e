import type { Flow } from '../../../engine/flow.ts';
import type { Ref } from '../../../engine/phrase.ts';
import { ref } from '../../../engine/phrase.ts';
import { doomAt, neighborhoodOf } from '../board/area.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/copy.ts';
import type { EventOf, ThirdEvent } from './event.ts';
import type { Game, Leaving, State } from './state.ts';

/** What the newspaper reports, with how much it weighs there; people remember the heavy ones to the end of the game. */
const WEIGHTS = {
  left: 10,
  epicDefeated: 10,
  gateBurst: 9,
  outbreak: 8,
  anomaly: 8,
  anomalyRemoved: 8,
  scar: 8,
  scarMended: 8,
  codex: 7,
  marker: 6,
  rumor: 6,
  lodge: 6,
  rumorLeft: 5,
  newcomer: 5,
  allyJoined: 5,
  blessed: 5,
  cursed: 5,
  darkPact: 5,
  defeated: 4,
  researched: 4,
  warded: 4,
  doomed: 4,
  clue: 3,
  sighted: 3,
  bought: 2,
} as const;

type NoticeKind = keyof typeof WEIGHTS;
export const NOTICE_KINDS = Object.keys(WEIGHTS) as NoticeKind[];

/** One thing that the newspaper may report. */
export interface Notice {
  kind: NoticeKind;
  round: number;
  /** Whom it happened to: the sheet, for seats change hands when somebody leaves. */
  sheet?: string;
  /** A space or a neighborhood. */
  place?: string;
  /** A monster, card or headline. */
  thing?: Ref;
  count?: number;
  why?: Leaving;
  weight: number;
}

/** What the state keeps for the newspaper and the special edition. */
export interface Press {
  /** Of the round being played. */
  notices: Notice[];
  /** Headlines read in the round. */
  headlines: string[];
  /** By sheet: what was worth remembering, by round. */
  memoirs: Record<string, Notice[]>;
}

/** The most that is kept of a round, and of an investigator's story. */
const MOST_NOTICES = 30;
const MOST_MEMORIES = 6;
const MEMORABLE = 4;
/** Doom on one space that people begin to talk about. */
const TALKED_OF = 3;

/** Nothing to report yet. */
export function blankPress(): Press {
  return { notices: [], headlines: [], memoirs: {} };
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

/** The round is over: what it left to report, which is then forgotten, and how the scenario sheet stands. */
export function publish({ press, round, sheet, chart }: State): EventOf<'RoundEnded'> {
  const { headlines, notices } = press;
  chart.push({ doom: sheet.doom, clues: sheet.clues });
  press.notices = [];
  press.headlines = [];
  return { type: 'RoundEnded', round, headlines, notices };
}

/** What lay there before the first round is no news. */
function write(state: State, event: ThirdEvent): void {
  const { press, round } = state;
  if (round === 0) return;
  if (event.type === 'HeadlineRead') press.headlines.push(event.headline);
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

type Writer = (kind: NoticeKind, more?: Partial<Notice>) => Notice;

function noticeOf(state: State, event: ThirdEvent): Notice | null {
  const sheet = 'seat' in event && event.seat !== undefined ? state.investigators[event.seat]?.sheet : undefined;
  const notice: Writer = (kind, more = {}) => ({
    kind,
    round: state.round,
    ...(sheet === undefined ? {} : { sheet }),
    weight: WEIGHTS[kind],
    ...more,
  });
  switch (event.type) {
    case 'InvestigatorLeft':
      return notice('left', { sheet: event.sheet, why: event.why });
    case 'InvestigatorDealt':
      return notice('newcomer', { sheet: event.sheet });
    case 'JoinedLodge':
      return notice('lodge');
    case 'GateBurst':
      return notice('gateBurst', { place: event.neighborhood });
    case 'Outbreak':
      return notice('outbreak', { place: event.space });
    case 'AnomalyAppeared':
      return notice('anomaly', { place: event.neighborhood });
    case 'AnomalyRemoved':
      return notice('anomalyRemoved', { place: event.neighborhood });
    case 'ScarAppeared':
      return notice('scar', { place: event.at });
    case 'ScarMended':
      return notice('scarMended', { place: event.at });
    case 'MarkerRevealed':
      return notice('marker', { place: event.at });
    case 'CodexAdded':
    case 'CodexFlipped':
      return codexNotice(event.card, notice);
    case 'RumorEntered':
      return notice('rumor', { thing: ref('headline', event.headline) });
    case 'RumorLeft':
      return notice('rumorLeft', { thing: ref('headline', event.headline) });
    case 'MonsterDefeated': {
      const { epic } = loadContent().monster(kindOf(event.monster));
      return notice(epic ? 'epicDefeated' : 'defeated', { thing: ref('monster', kindOf(event.monster)) });
    }
    case 'MonsterSpawned':
      return notice('sighted', { place: event.at, thing: ref('monster', kindOf(event.monster)) });
    case 'DoomPlaced':
      return doomNotice(state, event, notice);
    case 'DoomRemoved':
      return sheet === undefined ? null : notice('warded', { place: event.space, count: event.amount });
    case 'ClueSpawned':
      return notice('clue', { place: event.neighborhood });
    case 'Researched':
      return event.amount > 0 ? notice('researched', { count: event.amount }) : null;
    case 'CardGained':
      return cardNotice(event, notice);
    case 'CardFlipped':
      return statusNotice(kindOf(event.back), notice);
    default:
      return null;
  }
}

/** Only cards with a title of their own make a story. */
function codexNotice(number: number, notice: Writer): Notice | null {
  const { name, front, back } = loadContent().archiveCard(number);
  return (name ?? front.name ?? back?.name) ? notice('codex', { thing: ref('archive', String(number)) }) : null;
}

/** Doom on a named space, once it is enough to be talked of. */
function doomNotice(state: State, { space, amount, doom }: EventOf<'DoomPlaced'>, notice: Writer): Notice | null {
  const told = amount > 0 && doom >= TALKED_OF && doomAt(state, space) > 0 && neighborhoodOf(space) !== null;
  return told ? notice('doomed', { place: space, count: doom }) : null;
}

function cardNotice({ card, from }: EventOf<'CardGained'>, notice: Writer): Notice | null {
  if (from === 'start' || from === 'trade') return null;
  const thing = ref('card', kindOf(card));
  const deck = loadContent().assets.get(kindOf(card))?.deck;
  if (deck === 'ally') return notice('allyJoined', { thing });
  if (deck === 'condition') return statusNotice(kindOf(card), notice);
  return from === 'bought' ? notice('bought', { thing }) : null;
}

function statusNotice(card: string, notice: Writer): Notice | null {
  return card === 'blessed' || card === 'cursed' || card === 'darkPact' ? notice(card) : null;
}
