import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { LedgerTrouble } from '../../store/ledger.ts';
import type { GameView } from '../../table/game/view.ts';
import { Words } from '../../words/words.ts';
import type { Answer } from '../commands/reply.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import type { Attachment } from '../message/attachment.ts';
import { paged } from '../message/content.ts';
import { customId } from '../message/customid.ts';
import { mayPlan, planButton } from '../message/planbutton.ts';
import { granted } from '../message/refusal.ts';
import { buttonRows, type Row } from '../message/row.ts';

/** Refusals of people whose turn it is not: they may plan theirs. */
const PLAN_AFTER: readonly string[] = [
  'refused-not-your-turn',
  'play-not-your-turn',
  'refused-autopilot-turn',
  'press-withdrawn',
];

/** Where no file can be sent, as much of a report as an answer has room for; its fences take some of that. */
const LONGEST_PAGE = 1900;
const MOST_PAGES = 4;

/**
 * The visible position as a file, to report what seems wrong; the owner of the bot gets it, too, where they want it.
 * @throws Refusal before the start
 */
export async function reportAnswer(services: Services, view: GameView): Promise<Answer> {
  const words = wordsOf(services, view);
  const text = granted(services.table.reading.report(view.id));
  const name = `${words.say('report-file')}-${view.id}.yaml`;
  const pages = paged(text.split('\n'), LONGEST_PAGE).slice(0, MOST_PAGES);
  const attachments = [{ name, data: Buffer.from(text, 'utf8') }];
  const key = (await isSent(services, view, attachments)) ? 'game-report-sent' : 'game-report';
  return {
    lines: [words.say(key)],
    attachments,
    instead: [words.say('game-report-pages'), ...pages.map((page) => `\`\`\`yaml\n${page}\n\`\`\``)],
  };
}

/** Sends a report to where the owner of the bot wants it. False where they want none, or it can't be sent. */
async function isSent(
  { post, log, reportTo }: Services,
  { id: game }: GameView,
  attachments: readonly Attachment[],
): Promise<boolean> {
  if (reportTo === null) return false;
  try {
    const content = new Words(reportTo.locale).say('report-of', { game });
    await post.send(reportTo.channel, { content, attachments });
    return true;
  } catch (error) {
    if (error instanceof LedgerTrouble) throw error;
    log.warn('report.unsent', { game, channel: reportTo.channel, error });
    return false;
  }
}

/** The button by which somebody has the report. */
export function reportRow(view: GameView, words: Words): Row[] {
  if (view.startedAt === null) return [];
  return buttonRows([
    {
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: words.say('button-report'),
      custom_id: customId({ on: 'look', act: 'report', game: view.id }),
    },
  ]);
}

/** What somebody may do who has been refused something. @param key the refusal's message */
export function remedyFor(services: Services, view: GameView, person: string, key: string): Row[] {
  if (!PLAN_AFTER.includes(key) || !mayPlan(services, view, person)) return [];
  return buttonRows([planButton(view.id, null, wordsOf(services, view))]);
}
