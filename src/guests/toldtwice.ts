import { MessageType } from 'discord-api-types/v10';
import { textOf } from '../commandline/strangers/yardstick.ts';
import { happeningTexts } from '../discord/sending/happening.ts';
import { happeningIn } from '../table/room/happening.ts';
import type { Words } from '../words/words.ts';
import type { Ledger } from './ledger.ts';

/**
 * What stands in the channel more often than it was to be told.
 * @param happenings all rows of the outbox that tell something
 */
export function toldTwice(
  happenings: readonly { id: number; body: string }[],
  ledger: Ledger,
  words: Words,
): string[] {
  const wanted = new Map<string, number>();
  for (const { body, id } of happenings) {
    const happening = happeningIn({ body });
    if (happening.frame !== undefined) continue;
    for (const text of happeningTexts({ id, body }, words)) wanted.set(text, (wanted.get(text) ?? 0) + 1);
  }
  const said = new Map<string, number>();
  for (const message of ledger.messages.values()) {
    const content = textOf(message).trim();
    if (message.type === MessageType.Default && wanted.has(content)) said.set(content, (said.get(content) ?? 0) + 1);
  }
  return [...said].flatMap(([content, times]) => (times > (wanted.get(content) ?? 0) ? [content] : []));
}
