import { MessageFlags } from 'discord.js';
import { withoutEmoji } from '../connection/emoji.ts';
import { isGone, isMissing, isUploadRefused, sortFailure } from '../connection/failure.ts';
import { plainWords, type Services } from '../connection/services.ts';
import type { Attachment } from '../message/attachment.ts';
import { paged, small } from '../message/content.ts';
import type { Row } from '../message/row.ts';

/** After so many milliseconds a private answer that was refused is tried again; some fifteen seconds in all. */
const AGAIN = [500, 1000, 2000, 4000, 7500] as const;
/** Within three seconds Discord must have heard something; after these milliseconds an acknowledgement is tried again. */
const ACKNOWLEDGE_AGAIN = [300, 600, 1000] as const;

/** What was to be said privately wasn't taken in any form. */
export class Unsaid extends Error {
  constructor(cause: unknown) {
    super(`unsaid: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'Unsaid';
  }
}

/** One way to say something privately, by Discord's requests. */
type Form = () => Promise<unknown>;

/** What is said in answer to a command or a press. */
export interface Answer {
  lines: readonly string[];
  attachments?: readonly Attachment[];
  components?: readonly Row[];
  /** The same without its pictures and files, for where Discord takes none. Left out: the lines, with a word of that. */
  instead?: readonly string[];
}

/**
 * Says an answer, each form by the same work: whole, else without emoji, without what goes with it, without its buttons.
 * @throws Error as `insist`
 */
export async function insistOn(
  services: Pick<Services, 'log' | 'reader'>,
  answer: Answer,
  put: (form: Answer) => Promise<unknown>,
): Promise<void> {
  const { lines, attachments = [], components = [], instead } = answer;
  const words =
    attachments.length > 0 ? (instead ?? [...lines, small(plainWords(services).say('answer-no-files'))]) : lines;
  const bare = withoutEmoji(answer);
  const simpler: Answer[] = bare === answer ? [] : [bare];
  if (attachments.length > 0) simpler.push({ lines: words, components: bare.components ?? [] });
  if (components.length > 0) simpler.push({ lines: words });
  await insist(services.log, [() => put(answer), ...simpler.map((form) => () => put(form))]);
}

/** Longer answers show their end, with a word that there is more. */
const MOST_PAGES = 5;

/**
 * Says an answer in as many messages as it takes, the last with what goes with it.
 * @param put sends one of them, counted from 0
 * @throws Error as `insist`
 */
export async function sayPages(
  services: Services,
  answer: Answer,
  put: (index: number, form: Answer) => Promise<unknown>,
): Promise<void> {
  const pages = paged(answer.lines).slice(-MOST_PAGES);
  const before = pages.slice(0, -1);
  for (const [index, page] of before.entries()) await insistOn(services, { lines: [page] }, (form) => put(index, form));
  await insistOn(services, { ...answer, lines: pages.slice(-1) }, async ({ lines, ...others }) => {
    const parts = paged(lines).slice(-MOST_PAGES);
    for (const [more, part] of parts.slice(0, -1).entries()) await put(before.length + more, { lines: [part] });
    await put(before.length + Math.max(0, parts.length - 1), { ...others, lines: parts.slice(-1) });
  });
}

/**
 * Says something privately until Discord takes it: again where that may pass, in the next simpler form where it lasts or is
 * refused for good, so that nobody is left with “thinking…”.
 * @throws Unsaid when the last form was refused @throws Error when nobody can be answered any more
 */
async function insist(log: Services['log'], forms: readonly Form[]): Promise<void> {
  for (const [number, form] of forms.entries()) {
    try {
      return await repeated(form, AGAIN);
    } catch (error) {
      if (isGone(error)) throw error;
      if (number === forms.length - 1) throw new Unsaid(error);
      log.warn('answer.simpler', {
        why: error instanceof Error ? error.message : error,
        upload: isUploadRefused(error),
      });
    }
  }
}

/**
 * Lets Discord know at once that something was heard, again while there is time.
 * @throws Error when it does not take it
 */
export function acknowledged(form: Form): Promise<void> {
  return repeated(form, ACKNOWLEDGE_AGAIN);
}

/** Tries again what may pass. @throws Error when it lasts, or can't pass */
async function repeated(form: Form, waits: readonly number[]): Promise<void> {
  for (const wait of waits) {
    try {
      await form();
      return;
    } catch (error) {
      if (isGone(error) || sortFailure(error).kind !== 'retry') throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await form();
}

type Said = ReturnType<typeof saidPrivately>;

/** What an answer is put into, by edit or as a message more. */
interface Answerable {
  editReply(said: Said & { attachments?: [] }): Promise<unknown>;
  followUp(said: Said & { flags: MessageFlags.Ephemeral }): Promise<unknown>;
}

/** Puts an answer into the message that is there; where somebody has put that away, says it anew, privately. */
export async function editOrSayAnew(interaction: Answerable, said: Said & { attachments?: [] }): Promise<unknown> {
  try {
    return await interaction.editReply(said);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const { attachments: _, ...anew } = said;
    return interaction.followUp({ ...anew, flags: MessageFlags.Ephemeral });
  }
}

/** Takes the message of an answer away, if somebody hasn't put it away before. */
export async function takenAway(interaction: { deleteReply(): Promise<unknown> }): Promise<void> {
  try {
    await interaction.deleteReply();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** A message of an answer as discord.js sends it; it pings nobody. */
export function saidPrivately({ lines, attachments = [], components = [] }: Answer) {
  return {
    content: lines.join('\n'),
    // Without any, those that a message has stay as they are.
    ...(attachments.length > 0 ? { files: filesOf(attachments) } : {}),
    components: [...components],
    allowedMentions: { parse: [] as const },
  };
}

/** Files as discord.js wants them. */
function filesOf(attachments: readonly Attachment[]) {
  return attachments.map(({ name, data, description }) => ({
    name,
    attachment: data,
    ...(description ? { description } : {}),
  }));
}
