import { createHash } from 'node:crypto';
import { ButtonLimits } from '@sapphire/discord-utilities';
import type { Decision, Seat } from '../../engine/decision.ts';
import { AHEAD_KINDS, type AheadKind } from '../../store/plans.ts';
import { REPLAY_ACTS, type ReplayAct } from '../../table/records/replay.ts';

export const QUESTION_ACTS = [
  'answer',
  'further',
  'turn',
  'sure',
  'pick',
  'none',
  'lasting',
  'why',
  'page',
  'offer',
  'withdraw',
  'form',
] as const;
/**
 * `answer` an option; `further`: one and what is asked next, in its detail behind `>` or from a menu; `turn`: all
 * actions of a turn, in its detail their digest; `sure` the same as `answer`, asked again; `pick` one or several from a menu, or `none`; leave dials where they are, `lasting`; `withdraw`
 * the offer it is about; open a `form` for all of it, or hand that in. The detail of `why` is whom it is put to
 * (`askedMark`).
 */
export type QuestionAct = (typeof QUESTION_ACTS)[number];

export const LOBBY_ACTS = [
  'join',
  'another',
  'leave',
  'sheet',
  'options',
  'option',
  'value',
  'person',
  'fill',
  'start',
  'again',
] as const;
export type LobbyAct = (typeof LOBBY_ACTS)[number];

export const LOOK_ACTS = ['board', 'sheet', 'log', 'paper', 'plan', 'use', 'take', 'report'] as const;
/** Those of the status message; those of a game that is over. */
export const STATUS_ACTS = ['board', 'sheet', 'log', 'paper', 'plan', 'use'] as const satisfies readonly LookAct[];
export const OVER_ACTS = ['board', 'sheet', 'log'] as const satisfies readonly LookAct[];
export type LookAct = (typeof LOOK_ACTS)[number];

export const PLAN_ACTS = ['field', 'value', 'set', 'forget', 'seat'] as const;
/** What is done to a plan or to standing orders. */
export type PlanAct = (typeof PLAN_ACTS)[number];

/** What a button or menu means. Everything in it comes back from a person and is checked again. */
export type Press =
  | { on: 'question'; act: QuestionAct; game: string; branch: number; decision: string; detail: string }
  | { on: 'lobby'; act: LobbyAct; game: string; detail: string }
  | { on: 'look'; act: LookAct; game: string; page?: number }
  | { on: 'said'; act: PlanAct; game: string; kind: AheadKind; seat: Seat; detail: string }
  /** `filled`: of the form itself, a digest of what is filled in. */
  | { on: 'next'; game: string; seat: Seat | null; filled?: string }
  | { on: 'replay'; act: ReplayAct; game: string; at: number }
  | { on: 'standin'; game: string; seat: number }
  | { on: 'wait'; game: string; person: string }
  | { on: 'away' }
  /** Their player has got it, and needs no guide any more. */
  | { on: 'guide'; game: string }
  /** To get up from a game in play: for good (`free`), or for a while. */
  | { on: 'leave'; game: string; free: boolean }
  /** `waiting`: who has yet to speak (`waitingMark`). */
  | { on: 'proposal'; game: string; proposal: string; agree: boolean; waiting?: string };

const QUESTION_LETTERS: Record<QuestionAct, string> = {
  answer: 'a',
  further: 't',
  turn: 'q',
  sure: 'y',
  pick: 's',
  none: 'e',
  lasting: 'k',
  why: 'w',
  page: 'p',
  offer: 'i',
  withdraw: 'b',
  form: 'o',
};

/** The custom id of a press: at most 100 characters. */
export function customId(press: Press): string {
  switch (press.on) {
    case 'question': {
      const { act, game, branch, decision, detail } = press;
      return `${QUESTION_LETTERS[act]}:${game}:${branch}:${decision}:${detail}`;
    }
    case 'lobby':
      return `l:${press.game}:${press.act}:${press.detail}`;
    case 'look':
      return `x:${press.game}:${press.act}${press.page === undefined ? '' : `:${press.page}`}`;
    case 'said':
      return `f:${press.game}:${press.act}:${press.kind}/${press.seat}/${press.detail}`;
    case 'next':
      return `n:${press.game}:${press.seat ?? '-'}${press.filled === undefined ? '' : `:${press.filled}`}`;
    case 'replay':
      return `r:${press.game}:${press.act}:${press.at}`;
    case 'standin':
      return `u:${press.game}:${press.seat}`;
    case 'wait':
      return `g:${press.game}:${press.person}`;
    case 'away':
      return 'h:-:until';
    case 'guide':
      return `j:${press.game}:end`;
    case 'leave':
      return `d:${press.game}:${press.free ? 'free' : 'kept'}`;
    case 'proposal': {
      const { game, proposal, agree, waiting } = press;
      return `v:${game}:${agree ? 'yes' : 'no'}${waiting ? `/${waiting}` : ''}:${proposal}`;
    }
    default:
      return press satisfies never;
  }
}

/** Reads a custom id back; null when it is none of ours. */
export function readCustomId(text: string): Press | null {
  const [letter = '', game = '', ...parts] = text.split(':');
  if (game === '' || parts.length === 0) return null;
  const act = QUESTION_ACTS.find((candidate) => QUESTION_LETTERS[candidate] === letter);
  return act ? readQuestion(act, game, parts) : (READERS.get(letter)?.(game, parts) ?? null);
}

type Parts = readonly string[];

const NUMBER = /^\d+$/;

/** By the first letter, what else may be pressed than a question; the parts are those behind the game. */
const READERS: ReadonlyMap<string, (game: string, parts: Parts) => Press | null> = new Map([
  ['l', readLobby],
  ['x', readLook],
  ['n', readNext],
  ['u', readStandIn],
  ['g', (game, [person = '']) => (NUMBER.test(person) ? { on: 'wait', game, person } : null)],
  ['h', () => ({ on: 'away' })],
  ['j', (game) => ({ on: 'guide', game })],
  ['d', (game, [how = '']) => ({ on: 'leave', game, free: how === 'free' })],
  ['r', readReplay],
  ['f', readPlan],
  ['v', readProposal],
]);

function readQuestion(act: QuestionAct, game: string, [branch = '', decision, ...detail]: Parts): Press | null {
  if (decision === undefined || !NUMBER.test(branch)) return null;
  return { on: 'question', act, game, branch: Number(branch), decision, detail: detail.join(':') };
}

function readLobby(game: string, [name, ...detail]: Parts): Press | null {
  const act = LOBBY_ACTS.find((candidate) => candidate === name);
  return act ? { on: 'lobby', act, game, detail: detail.join(':') } : null;
}

function readLook(game: string, [name, page]: Parts): Press | null {
  const act = LOOK_ACTS.find((candidate) => candidate === name);
  if (!act || (page !== undefined && !/^\d{1,4}$/.test(page))) return null;
  return { on: 'look', act, game, ...(page === undefined ? {} : { page: Number(page) }) };
}

function readNext(game: string, [seat = '']: Parts): Press | null {
  return seat === '-' || NUMBER.test(seat) ? { on: 'next', game, seat: seat === '-' ? null : Number(seat) } : null;
}

function readStandIn(game: string, [seat = '']: Parts): Press | null {
  return NUMBER.test(seat) ? { on: 'standin', game, seat: Number(seat) } : null;
}

function readReplay(game: string, [name, at = '']: Parts): Press | null {
  const act = REPLAY_ACTS.find((candidate) => candidate === name);
  return act && /^\d{1,6}$/.test(at) ? { on: 'replay', act, game, at: Number(at) } : null;
}

/** `value:plan/0/face:ghoul#1`: what is done, to which kind, whose, and what about it. */
function readPlan(game: string, [name, ...about]: Parts): Press | null {
  const [said, seat = '', ...detail] = about.join(':').split('/');
  const act = PLAN_ACTS.find((candidate) => candidate === name);
  const kind = AHEAD_KINDS.find((candidate) => candidate === said);
  if (!act || !kind || !NUMBER.test(seat)) return null;
  return { on: 'said', act, game, kind, seat: Number(seat), detail: detail.join('/') };
}

function readProposal(game: string, [voice = '', ...proposal]: Parts): Press | null {
  if (proposal.length === 0) return null;
  const [agree, waiting] = voice.split('/');
  const more = waiting === undefined ? {} : { waiting };
  return { on: 'proposal', game, proposal: proposal.join(':'), agree: agree === 'yes', ...more };
}

/** What all custom ids of one question contain, by which its message can be found again. */
export function questionMark(game: string, branch: number, decision: string): string {
  return `:${game}:${branch}:${decision}:`;
}

/** Longest option id that fits in a custom id as it is. */
const LONGEST = ButtonLimits.MaximumCustomIdCharacters - 40;

/** An option's id as a button carries it: itself, or a digest when it is too long. */
export function optionToken(id: string): string {
  return id.length <= LONGEST && !id.startsWith('#') ? id : `#${digest(id)}`;
}

/** The option a token means; null when the decision has none such. */
export function tokenOption(decision: Pick<Decision, 'options'>, token: string): string | null {
  return decision.options.find((option) => optionToken(option.id) === token)?.id ?? null;
}

/** A short digest of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
