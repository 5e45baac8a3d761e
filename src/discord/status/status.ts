import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { TableEdition } from '../../editions/edition/edition.ts';
import type { EngineState } from '../../engine/game.ts';
import type { Sign } from '../../render/handles/sign.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { MessageRow } from '../../store/messages.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { inText } from '../connection/emoji.ts';
import type { Outgoing, Sent } from '../connection/post.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { caseLine } from '../lobby/caseline.ts';
import { lobbyClosed, lobbyMessage } from '../lobby/lobby.ts';
import { againRow } from '../message/againbutton.ts';
import { drawAttachments, pictureName } from '../message/attachment.ts';
import { small } from '../message/content.ts';
import { customId, type LookAct, OVER_ACTS, STATUS_ACTS } from '../message/customid.ts';
import { picturedOrNot } from '../message/picture.ts';
import { NOTHING } from '../message/remains.ts';
import { type Button, buttonRows, type Row } from '../message/row.ts';
import { editSurface, noteOf, type SurfaceNote, showing } from '../message/surface.ts';
import { surfaceName } from '../message/surfacename.ts';
import { nameOf } from '../question/question.ts';
import { companyLines } from './company.ts';
import { fittingText } from './fitting.ts';
import { latelyLines } from './lately.ts';
import { seatLines } from './seatline.ts';
import { waitingLines } from './waitingline.ts';

const STATUS = surfaceName({ on: 'status' });

/** A board and its name, which tells one from another. */
interface Board {
  picture: PictureSpec;
  name: string;
}

/** While a game is played what shows how things stand is brought up to date once in this time, in milliseconds. */
const RESTS = 45_000;
/** So many stretches of waiting are remembered of it. */
const MOST_STRETCHES = 24;

/**
 * Brings the one message that shows how things stand up to date: the lobby, the game, its end. Whom a game waits for is
 * shown at once; the rest of its words, and its board, when those shown are old enough.
 * @returns the milliseconds after which to do it again, because what is shown is no longer true; null = all is shown
 */
export async function followStatus(
  services: Services,
  view: GameView,
  known: readonly Sent[] | null,
): Promise<number | null> {
  const row = services.store.messages.of(view.id).find((candidate) => candidate.surface === STATUS);
  const message = statusMessage(services, view);
  const wanted = { message, board: boardPicture(services, view), waits: waitsFor(services, view) };
  if (row) {
    const again = await refresh(services, view, row, wanted);
    if (again !== 'lost') return again;
  }
  if (!row && view.status === 'ended' && view.startedAt === null) return null;
  const marks = [`l:${view.id}:`, `x:${view.id}:`];
  const found = known?.find((sent) => sent.customIds.some((id) => marks.some((mark) => id.startsWith(mark))));
  const whole = await withBoard(services, message, wanted.board);
  const sent = await picturedOrNot(services, view.channel, whole, async (form) => {
    if (!found) return services.post.send(view.channel, form);
    await services.post.edit(view.channel, found.id, form);
    return found.id;
  });
  const { result: id } = sent;
  const board =
    sent.pictured && wanted.board ? { name: wanted.board.name, at: services.clock(), ...headlineOf(view) } : undefined;
  remember(services, view, id, { ...plainNote(wanted), ...(board ? { board } : {}) });
  await pinned(services, view.channel, id);
  return null;
}

/** What the status message is to show. */
interface Wanted {
  message: Outgoing;
  board: Board | null;
  /** Whom the game waits for: everything of which the table hears at once. */
  waits: string[];
}

/** Edits the status message that is there, or puts that off. @returns as `followStatus`, or that the message is gone */
async function refresh(
  services: Services,
  view: GameView,
  row: MessageRow,
  wanted: Wanted,
): Promise<number | null | 'lost'> {
  const before = noteOf(row);
  const now = services.clock();
  const changed = wanted.board && wanted.board.name !== before.board?.name ? wanted.board : null;
  const rest = view.status === 'playing' ? restOf(before, now) : null;
  const isSaid = showing(wanted.message) === before.shows;
  if (isSaid && !changed) return null;
  if (rest !== null && (isSaid || !isPressing(before, wanted))) {
    if (before.board) remember(services, view, row.id, { ...before, board: { ...before.board, stale: true } });
    return rest;
  }
  const isStale = rest !== null && changed !== null;
  const said = statusMessage(services, view, isStale ? before.board : undefined);
  const next = await withBoard(services, said, rest === null ? changed : null);
  const edited = await picturedOrNot(services, view.channel, next, (form) => editSurface(services, row, form));
  if (!edited.result) return 'lost';
  const note = plainNote(wanted);
  const stretches = before.persons.filter((one) => !isProposal(one));
  const persons = [...new Set([...note.persons, ...stretches])].slice(0, MOST_STRETCHES);
  const shown = next.attachments ? (edited.pictured ? wanted.board : null) : before.board;
  const from = rest === null ? { at: now, ...headlineOf(view) } : { at: now, ...before.board };
  const board = shown ? { board: { ...from, name: shown.name, stale: isStale } } : {};
  remember(services, view, row.id, { ...note, persons, ...board });
  return isStale ? rest : null;
}

/** Milliseconds until what is shown is old enough; null = it is. What is of the future was shown before the clock was put back. */
function restOf({ board }: SurfaceNote, now: number): number | null {
  const age = board ? now - board.at : RESTS;
  return age >= 0 && age < RESTS ? RESTS - age : null;
}

/**
 * True when somebody is awaited of whom it has not been said yet (who comes back to a race is one of those it named), or
 * something is proposed, or no longer.
 */
function isPressing({ shows, persons }: SurfaceNote, { waits }: Wanted): boolean {
  const isOver = persons.some((one) => isProposal(one) && !waits.includes(one));
  return shows === '' || isOver || waits.some((one) => !persons.includes(one));
}

function isProposal(waited: string): boolean {
  return waited.startsWith('proposal ');
}

async function withBoard({ draw, log }: Services, message: Outgoing, board: Board | null): Promise<Outgoing> {
  const attachments = board ? await drawAttachments([board.picture], draw, log) : [];
  return attachments.length > 0 ? { ...message, attachments } : message;
}

function plainNote({ message, waits }: Wanted): SurfaceNote {
  return { shows: showing(message), closed: NOTHING, persons: waits, mention: [], lesson: null, labels: {} };
}

function remember({ store }: Services, { id: game, channel }: GameView, id: string, note: SurfaceNote): void {
  store.messages.keep({ game, surface: STATUS, id, channel, body: JSON.stringify(note) });
}

/** Since when a game waits for whom in one stretch, and its proposals. */
function waitsFor({ store }: Services, { id: game, proposals }: GameView): string[] {
  const stretches = store.votes.awaited(game).map(({ person, since }) => `${person} ${since}`);
  return [...stretches, ...proposals.map(({ id }) => `proposal ${id}`)];
}

/** Games whose status message shows what is no longer true. */
export function staleBoards({ ledger, range }: Services): Promise<string[]> {
  return ledger.directory.marked(range, STATUS, '"stale":true');
}

/** The board as it stands. */
function boardPicture(services: Services, view: GameView): Board | null {
  if (view.status === 'lobby') return null;
  const position = services.table.reading.position(view.id);
  if (!position.ok) return null;
  const { live, edition } = position.value;
  const picture = edition.board(live.play.state, wordsOf(services, view), []);
  return { picture, name: pictureName(picture) };
}

/** What the status message says at the moment. @param older the board that still stands below it, where that is another */
export function statusMessage(services: Services, view: GameView, older?: SurfaceNote['board']): Outgoing {
  const words = wordsOf(services, view);
  const { reading } = services.table;
  if (view.status === 'lobby') return lobbyMessage(view, reading.edition(view.edition), words);
  if (view.startedAt === null) return lobbyClosed(words);
  const position = reading.position(view.id);
  const lines = position.ok ? standLines(services, position.value, words) : [];
  const waiting = waitingLines(services, view, words);
  const lately = latelyLines(services, view, words);
  const standing = [
    headLine(view, words),
    ...lines,
    ...seatLines(services, view, words),
    ...keeperLine(services, view, words),
    ...waiting,
    ...companyLines(view, words, services.clock()),
  ];
  const closing = [
    ...caseLine(view, words),
    ...sealLine(view, words),
    ...(older ? [olderLine(view, older, words)] : []),
  ];
  return {
    content: fittingText(standing, lately, closing),
    components:
      view.status === 'playing'
        ? lookRow(services, view, words, statusActs(reading.edition(view.edition)))
        : [...lookRow(services, view, words, OVER_ACTS), ...againRow(view.id, words)],
  };
}

/** How things stand, goal and danger behind their signs where there are any. */
function standLines(
  { emojis }: Services,
  { edition, live }: { edition: TableEdition; live: { play: { state: EngineState } } },
  words: Words,
): string[] {
  const { state } = live.play;
  const goals = edition.goals?.(state, words) ?? {};
  return edition.status(state, words).map((line) => {
    const emoji = line === goals.goal ? emojis.of('goal') : line === goals.danger ? emojis.of('danger') : null;
    return emoji ? `${inText(emoji)} ${line}` : line;
  });
}

/** Where the game stands, or how it came to its end. */
export function headLine({ headline, status }: GameView, words: Words): string {
  if (headline) return words.say('status-head', { headline });
  return words.say(status === 'ended' ? 'status-given-up' : 'status-over');
}

/** From when the board below is: words that can't wait come before it. */
function olderLine({ headline }: GameView, older: NonNullable<SurfaceNote['board']>, words: Words): string {
  const isSame = JSON.stringify(older.headline) === JSON.stringify(headline);
  return small(
    older.headline && !isSame
      ? words.say('status-picture-from', { headline: older.headline })
      : words.say('status-picture-moment'),
  );
}

/** Where the game stood when a board was drawn. */
const headlineOf = ({ headline }: GameView) => (headline ? { headline } : {});

/** Who runs the game without a seat. */
function keeperLine({ table }: Services, view: GameView, words: Words): string[] {
  const keeper = table.reading.edition(view.edition).keeper?.(view.options) ?? null;
  return keeper === null ? [] : [words.say('status-keeper', { name: nameOf(keeper, view) })];
}

/** The seal of the dice; once the case is closed, that its seed is open. */
function sealLine({ seal, seed, chain }: GameView, words: Words): string[] {
  if (!seal) return [];
  if (seed) return [small(words.say('status-seed-open'))];
  return [small(words.say('status-seal', { seal: `${seal.slice(0, 8)}…${seal.slice(-4)}`, chain: chain ?? 'none' }))];
}

/** What the status message has buttons for: not for what the edition knows nothing of. */
function statusActs({ ahead, commands }: TableEdition): LookAct[] {
  const offers = Object.values(commands).some((fit) => fit.offers);
  return STATUS_ACTS.filter((act) => (act !== 'plan' || ahead) && (act !== 'use' || offers));
}

/** What each button shows. */
export const LOOK_SIGNS: Partial<Record<LookAct, Sign>> = {
  board: 'board',
  sheet: 'sheet',
  log: 'log',
  paper: 'paper',
  plan: 'plan',
  use: 'item',
};

function lookRow({ emojis }: Services, view: GameView, words: Words, acts: readonly LookAct[]): Row[] {
  return buttonRows(
    acts.map((act): Button => {
      const emoji = emojis.of(LOOK_SIGNS[act] ?? '');
      return {
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        label: words.say(`button-look-${act}`),
        custom_id: customId({ on: 'look', act, game: view.id }),
        ...(emoji ? { emoji } : {}),
      };
    }),
  );
}

/**
 * Pins the status message of a game again, where somebody has unpinned it or it could not be pinned before.
 * @returns true when it had to
 */
export async function keepPinned(services: Services, game: string): Promise<boolean> {
  const row = services.store.messages.of(game).find(({ surface }) => surface === STATUS);
  if (!row || (await services.post.isPinned(row.channel, row.id))) return false;
  await pinned(services, row.channel, row.id);
  return true;
}

/** Pins it where that is allowed; the game goes on where it is not. */
async function pinned(services: Services, channel: string, id: string): Promise<void> {
  try {
    await services.post.pin(channel, id);
  } catch (error) {
    services.log.info('status.unpinned', { channel, why: error instanceof Error ? error.message : String(error) });
  }
}
