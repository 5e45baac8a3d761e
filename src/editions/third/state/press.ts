import type { Flow } from '../../../engine/flow.ts';
import { ref } from '../../../engine/phrase.ts';
import { kindNamed, kindOf } from '../../edition/copy.ts';
import { keep, type Reported, type Reports, reportedBy, reportOf, sheetIn } from '../../press/notice.ts';
import type { Content } from '../content/content.ts';
import type { EventOf, ThirdEvent } from './event.ts';
import { NOTICE_WEIGHTS, type Notice, type Press } from './notice.ts';
import type { Game, State } from './state.ts';

/** Doom on one space that people begin to talk about. */
const TALKED_OF = 3;

/** Nothing to report yet. */
export function blankPress(): Press {
  return { notices: [], headlines: [], memoirs: {} };
}

/** Runs a flow and writes down what its events report. */
export function reported(game: Game, flow: Flow): Flow {
  return reportedBy(game, flow, (_, event) => write(game, event));
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
function write(game: Game, event: ThirdEvent): void {
  const { press, round, investigators } = game.state;
  if (round === 0) return;
  if (event.type === 'HeadlineRead') press.headlines.push(event.headline);
  const told = reportOf(REPORTS, event, game);
  if (told) keep(press, { round, ...sheetIn(event, investigators), weight: NOTICE_WEIGHTS[told.kind], ...told });
}

const REPORTS: Reports<Game, ThirdEvent, Notice> = {
  InvestigatorLeft: ({ sheet, why }) => ({ kind: 'left', sheet, why }),
  InvestigatorDealt: ({ sheet }) => ({ kind: 'newcomer', sheet }),
  JoinedLodge: () => ({ kind: 'lodge' }),
  GateBurst: ({ neighborhood }) => ({ kind: 'gateBurst', place: neighborhood }),
  Outbreak: ({ space }) => ({ kind: 'outbreak', place: space }),
  AnomalyAppeared: ({ neighborhood }) => ({ kind: 'anomaly', place: neighborhood }),
  AnomalyRemoved: ({ neighborhood }) => ({ kind: 'anomalyRemoved', place: neighborhood }),
  ScarAppeared: ({ at }) => ({ kind: 'scar', place: at }),
  ScarMended: ({ at }) => ({ kind: 'scarMended', place: at }),
  MarkerRevealed: ({ at }) => ({ kind: 'marker', place: at }),
  CodexAdded: ({ card }, game) => ofCodex(game, card),
  CodexFlipped: ({ card }, game) => ofCodex(game, card),
  RumorEntered: ({ headline }) => ({ kind: 'rumor', thing: ref('headline', headline) }),
  RumorLeft: ({ headline }) => ({ kind: 'rumorLeft', thing: ref('headline', headline) }),
  MonsterDefeated: ({ monster }, { content }) => {
    const kind = kindOf(monster);
    return { kind: content.monster(kind).epic ? 'epicDefeated' : 'defeated', thing: ref('monster', kind) };
  },
  MonsterSpawned: ({ at, monster }) => ({ kind: 'sighted', place: at, thing: ref('monster', kindOf(monster)) }),
  // Doom on a named space, once it is enough to be talked of.
  DoomPlaced: ({ space, amount, doom }, { content, state }) =>
    amount > 0 && doom >= TALKED_OF && (state.doom[space] ?? 0) > 0 && content.spaces.has(space)
      ? { kind: 'doomed', place: space, count: doom }
      : null,
  DoomRemoved: ({ seat, space, amount }) =>
    seat === undefined ? null : { kind: 'warded', place: space, count: amount },
  ClueSpawned: ({ neighborhood }) => ({ kind: 'clue', place: neighborhood }),
  Researched: ({ amount }) => (amount > 0 ? { kind: 'researched', count: amount } : null),
  CardGained: ({ card, from }, { content }) => {
    if (from === 'start' || from === 'trade') return null;
    const thing = ref('card', kindOf(card));
    const deck = content.assets.get(kindOf(card))?.deck;
    if (deck === 'ally') return { kind: 'allyJoined', thing };
    if (deck === 'condition') return ofStatus(content, kindOf(card));
    return from === 'bought' ? { kind: 'bought', thing } : null;
  },
  CardFlipped: ({ back }, { content }) => ofStatus(content, kindNamed(back)),
};

/** Only cards with a title of their own make a story. */
function ofCodex({ content }: Game, number: number): Reported<Notice> | null {
  const { name, back } = content.archiveCard(number);
  return (name ?? back?.name) ? { kind: 'codex', thing: ref('archive', String(number)) } : null;
}

function ofStatus({ assets }: Content, card: string): Reported<Notice> | null {
  const status = assets.get(card)?.status;
  return status ? { kind: status } : null;
}
