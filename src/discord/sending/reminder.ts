import { messageLink } from 'discord.js';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { OutboxRow } from '../../store/outbox.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Reminder } from '../../table/told/happening.ts';
import { readPace } from '../../table/waiting/pace.ts';
import { spanPhrase } from '../../table/waiting/pacewords.ts';
import { sinceOf } from '../../table/waiting/timer.ts';
import type { Outgoing, Sent } from '../connection/post.ts';
import { type Services, wordsOf, writingTo } from '../connection/services.ts';
import { customId, digest } from '../message/customid.ts';
import { mayPlan, planButton } from '../message/planbutton.ts';
import { type Button, buttonRows, type Row } from '../message/row.ts';
import { removeSurface } from '../message/surface.ts';
import { readSurface, surfaceName } from '../message/surfacename.ts';
import { nameOf } from '../question/question.ts';
import { rowOf } from '../question/questiondraft.ts';
import { isSomethingLost } from './lookout.ts';
import { followQuestions } from './openquestion.ts';

/**
 * Reminds somebody of what they are asked: by a mention in the channel, or directly if they like that better. Dropped when
 * they have answered meanwhile; put off when it would fall in their quiet time.
 * @param known the bot's latest messages when it may have been sent before
 * @returns id of the message in the channel, or null when there is none
 */
export async function sendReminder(
  services: Services,
  row: OutboxRow,
  known: readonly Sent[] | null,
): Promise<string | null> {
  const { person, stage, since } = JSON.parse(row.body) as Reminder;
  const view = services.table.reading.game(row.game);
  const awaited = services.store.votes.awaited(row.game).find((candidate) => candidate.person === person);
  if (view?.status !== 'playing' || !awaited) return null;
  if (stage === 'asked' ? awaited.since > row.at : sinceOf(awaited) !== since) return null;
  if (services.table.preferences.isQuiet(person)) {
    services.table.deadlines.postpone(row.game, person, stage);
    return null;
  }
  if (!(await isStillHere(services, view, person))) {
    services.table.place.gone(row.game, person);
    return null;
  }
  // What it links to must be there, or nobody finds the question.
  await seenTo(services, view);
  const nonce = digest(`${row.game} ${row.id}`);
  const theirs = writingTo(services, person);
  const letter = { content: reminderLines(theirs, view, { person, stage, since }, true).join('\n'), nonce };
  if (services.table.preferences.of(person).notify === 'direct') {
    const components = reminderRow(theirs, view, person, stage);
    if (await toldDirectly(services, person, { ...letter, components })) return null;
  }
  const content = reminderLines(services, view, { person, stage, since }, false).join('\n');
  const found = known?.find((sent) => sent.content === content && sent.at >= row.at);
  const components = reminderRow(services, view, person, stage);
  const mentioned = { content, components, mention: [person], nonce };
  const id = found?.id ?? (await sentAnyhow(services, view.channel, { mentioned, letter }, person));
  if (id === null) return null;
  await dropReminder(services, view.id, person);
  const surface = surfaceName({ on: 'reminder', person });
  const note: ReminderNote = { since };
  services.store.messages.keep({ game: view.id, surface, id, channel: view.channel, body: JSON.stringify(note) });
  return id;
}

/** Posts what is missing of what they are asked. Where that is refused for long they are reminded all the same. */
async function seenTo(services: Services, view: GameView): Promise<void> {
  try {
    if (await isSomethingLost(services, view.id)) await followQuestions(services, view, { known: null });
  } catch (error) {
    if (services.sort(error).kind !== 'final') throw error;
    services.log.warn('reminder.unlinked', { game: view.id, error });
  }
}

/**
 * Sends a reminder to the channel, if need be without its buttons; where the channel takes none, directly.
 * @returns id of the message in the channel, or null when it went directly
 */
async function sentAnyhow(
  services: Services,
  channel: string,
  { mentioned, letter }: { mentioned: Outgoing; letter: Outgoing },
  person: string,
): Promise<string | null> {
  const { post, log } = services;
  const { components: _, ...plain } = mentioned;
  let refused: unknown = null;
  for (const form of mentioned.components?.length ? [mentioned, plain] : [plain])
    try {
      return await post.send(channel, form);
    } catch (error) {
      if (services.sort(error).kind !== 'final') throw error;
      log.warn('reminder.refused', { channel, person, error });
      refused = error;
    }
  if (await toldDirectly(services, person, letter)) return null;
  throw refused;
}

/** What is kept of a reminder in the channel: when the clock began that it is about. */
type ReminderNote = Pick<Reminder, 'since'>;

/** Deletes reminders of what has been answered. */
export async function followReminders(services: Services, game: string): Promise<void> {
  const awaited = services.store.votes.awaited(game);
  for (const row of services.store.messages.of(game)) {
    const shown = readSurface(row.surface);
    if (shown?.on !== 'reminder') continue;
    const { since } = JSON.parse(row.body) as ReminderNote;
    const stands = awaited.some((entry) => entry.person === shown.person && sinceOf(entry) === since);
    if (!stands) await removeSurface(services, row);
  }
}

/** A reminder that another one follows goes. */
async function dropReminder(services: Services, game: string, person: string): Promise<void> {
  const surface = surfaceName({ on: 'reminder', person });
  const row = services.store.messages.of(game).find((candidate) => candidate.surface === surface);
  if (row) await removeSurface(services, row);
}

/** What a reminder says: what is asked, where, and what happens if it is not answered. */
function reminderLines(services: Services, view: GameView, { person, stage }: Reminder, direct: boolean): string[] {
  const words = wordsOf(services, view);
  const asked = view.open.filter(({ awaited }) => awaited.includes(person));
  const [first, ...others] = asked;
  const rows = services.store.messages.of(view.id);
  const row = first && rowOf(rows, view, first.decision.id);
  const who = direct ? nameOf(person, view) : `<@${person}>`;
  const where = direct ? words.say('reminder-where', { channel: `<#${view.channel}>` }) : '';
  const ask = first ? first.decision.ask : '';
  const racing = first?.decision.race && view.open.filter(({ decision }) => decision.race).length > 1;
  const key = racing && stage !== 'asked' ? `reminder-${stage}-race` : `reminder-${stage}`;
  const plain = words.say(key, { who, where, ask });
  const line = others.length > 0 ? words.say('reminder-more', { line: plain, count: others.length }) : plain;
  const linked = row ? words.say('reminder-link', { line, link: messageLink(row.channel, row.id, view.guild) }) : line;
  const deadline = view.awaited.find((entry) => entry.person === person)?.deadline ?? null;
  const alone = asked.some(({ persons }) => persons.length === 1);
  if (stage === 'asked' || deadline === null || !alone) return [linked];
  const seconds = Math.floor(deadline / 1000);
  const more = spanPhrase(readPace(view.pace)?.deadline ?? null);
  const silence = services.table.reading.silenceFor(view.id, person);
  return [
    linked,
    words.say(`reminder-deadline-${silence}`, { when: `<t:${seconds}:R>`, time: `<t:${seconds}:f>`, more }),
  ];
}

/** Buttons to plan one's turn by, and to give more time to whom the autopilot is announced to. */
function reminderRow(services: Services, view: GameView, person: string, stage: Reminder['stage']): Row[] {
  if (stage === 'asked') return [];
  const announced = stage === 'second' && services.table.reading.silenceFor(view.id, person) === 'turn';
  const ends = view.awaited.some((entry) => entry.person === person && entry.deadline !== null);
  const words = wordsOf(services, view);
  const wait: Button = {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: words.say('button-wait'),
    custom_id: customId({ on: 'wait', game: view.id, person }),
  };
  const plans = mayPlan(services, view, person);
  return buttonRows([...(announced && ends ? [wait] : []), ...(plans ? [planButton(view.id, null, words)] : [])]);
}

/** False when the person does not take direct messages: then they are mentioned after all. */
async function toldDirectly(services: Services, person: string, letter: Outgoing): Promise<boolean> {
  try {
    await services.post.direct(person, letter);
    return true;
  } catch (error) {
    if (services.sort(error).kind === 'retry') throw error;
    services.log.info('reminder.not-direct', { person, why: error instanceof Error ? error.message : error });
    return false;
  }
}

/** Whether the person is still on the server; where that can't be found out, they are. */
async function isStillHere(services: Services, view: GameView, person: string): Promise<boolean> {
  try {
    return await services.post.isMember(view.guild, person);
  } catch (error) {
    if (services.sort(error).kind === 'retry') throw error;
    services.log.info('member.unknown', { person, why: error instanceof Error ? error.message : error });
    return true;
  }
}
