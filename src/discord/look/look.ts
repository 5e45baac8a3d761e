import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Lookup } from '../../editions/edition/edition.ts';
import type { Seat } from '../../engine/decision.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { GameView, SeatView } from '../../table/game/view.ts';
import { plain } from '../../words/noun.ts';
import type { Words } from '../../words/words.ts';
import type { Answer } from '../commands/reply.ts';
import { type Services, tellingWords, wordsOf } from '../connection/services.ts';
import { drawAttachments } from '../message/attachment.ts';
import { customId } from '../message/customid.ts';
import { withWords } from '../message/keptpicture.ts';
import { granted, refusal } from '../message/refusal.ts';
import { type Button, buttonRows } from '../message/row.ts';
import { wholeLines } from '../message/told.ts';

/** Lines of the log that are told at once. */
const LATEST = 5;

/** The board as it stands: a picture, or all of it in words. @throws Refusal before the start */
export async function boardAnswer(services: Services, view: GameView, asText: boolean): Promise<Answer> {
  const { live, edition } = granted(services.table.reading.position(view.id));
  const words = wordsOf(services, view);
  const { state } = live.play;
  const givenUp = view.status === 'ended' ? [words.say('board-given-up')] : [];
  const text = [...givenUp, ...edition.boardText(state, words)];
  if (asText) return { lines: text };
  const lines = [...givenUp, words.text(edition.headline(state))];
  return pictured(services, lines, edition.board(state, words, []), text);
}

/** A part of the board from near, by its name or a piece of it. @throws Refusal when there is none */
export async function closeUpAnswer(
  services: Services,
  view: GameView,
  place: string,
  asText: boolean,
): Promise<Answer> {
  const { live, edition } = granted(services.table.reading.position(view.id));
  const words = wordsOf(services, view);
  const { state } = live.play;
  const wanted = plain(place);
  const parts = edition.closeUps(state, words);
  const part =
    parts.find(({ name }) => plain(name) === wanted) ?? parts.find(({ name }) => plain(name).includes(wanted));
  const found = part ? edition.lookup(state, part.look, words) : null;
  if (!found) throw refusal('look-nothing', { query: place });
  return lookAnswer(services, found, asText);
}

/** Something looked at, with its picture unless only words are wanted. */
export async function lookAnswer(services: Services, found: Lookup, asText = false): Promise<Answer> {
  const pictures = found.picture && !asText ? [found.picture] : [];
  const attachments = await drawAttachments(pictures, services.draw, services.log);
  return { lines: [`**${found.title}**`, ...found.lines], attachments };
}

/** One investigator's sheet. @throws Refusal before the start */
export async function sheetAnswer(services: Services, view: GameView, seat: Seat, asText: boolean): Promise<Answer> {
  const { live, edition } = granted(services.table.reading.position(view.id));
  const words = wordsOf(services, view);
  const { state } = live.play;
  const text = edition.sheetText(state, seat, words);
  if (asText) return { lines: text };
  const player = view.seats.find((candidate) => candidate.seat === seat)?.name ?? '';
  const rules = edition.sheetRules(state, seat, words);
  return pictured(services, rules, edition.sheet(state, seat, words, player), text);
}

/** The latest number of the newspaper. @throws Refusal before there is one */
export async function paperAnswer(services: Services, view: GameView): Promise<Answer> {
  const kept = services.table.reading.paper(view.id);
  const [paper] = kept ? withWords(services, view.id, [kept]) : [];
  if (!paper) throw refusal('paper-none');
  return pictured(services, [], paper, [paper.alt]);
}

/**
 * The latest that happened since the person's last look, with a button for the rest.
 * @param scope `rest`: everything since then; `all`: the latest that is still remembered
 */
export function logAnswer(
  services: Services,
  view: GameView,
  person: string,
  scope: 'news' | 'rest' | 'all' = 'news',
): Answer {
  const words = wordsOf(services, view);
  const { reading } = services.table;
  if (scope === 'news') {
    const { lines, more } = newsOf(services, view.id, person, LATEST);
    if (more > 0) return { lines, components: buttonRows([restButton(view, more, words)]) };
    return { lines: lines.length > 0 ? lines : [words.say('log-nothing-new')] };
  }
  const told = reading.log(view.id, person, scope === 'all');
  const lines = wholeLines(told, tellingWords(services, view.id));
  return { lines: lines.length > 0 ? lines : [words.say(scope === 'all' ? 'log-empty' : 'log-nothing-new')] };
}

/** The latest of what happened since the person's last look, which this is from now on if it is all of it. */
export function newsOf(
  services: Services,
  game: string,
  person: string,
  most: number,
): { lines: string[]; more: number } {
  const { reading } = services.table;
  const lines = wholeLines(reading.news(game, person), tellingWords(services, game));
  if (lines.length <= most) reading.looked(game, person);
  return { lines: lines.slice(-most), more: Math.max(0, lines.length - most) };
}

/** The button that tells everything since the person's last look. */
function restButton(view: GameView, count: number, words: Words): Button {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: words.say('button-log-rest', { count }),
    custom_id: customId({ on: 'look', act: 'log', game: view.id, page: 1 }),
  };
}

/** The seat a person means by themselves: their first one still played in person. @throws Refusal when there is none */
export function ownSeat(view: GameView, person: string): SeatView {
  const seat = view.seats.find((candidate) => candidate.person === person);
  if (!seat) throw refusal('refused-not-at-table');
  return seat;
}

/** Where the picture can't be drawn, the same in words. */
async function pictured(services: Services, lines: string[], picture: PictureSpec, text: string[]): Promise<Answer> {
  const attachments = await drawAttachments([picture], services.draw, services.log);
  return attachments.length > 0 ? { lines, attachments, instead: text } : { lines: text };
}
