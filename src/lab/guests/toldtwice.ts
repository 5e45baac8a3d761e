import { ComponentType } from 'discord-api-types/v10';
import { happeningTexts } from '../../discord/sending/draft.ts';
import { textOf } from '../../local/messages/seen.ts';
import type { WireMessage } from '../../local/wire.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import { happeningIn } from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';
import { type Ledger, picturesOn } from './ledger.ts';

/** What an outbox knows of something told. */
type Row = Pick<OutboxRow, 'id' | 'body' | 'message'>;
type Seen = Pick<Ledger, 'messages' | 'posted' | 'toldAtFirst'>;

/**
 * What stands in the channel more often than it was to be told, as it reads. It is known by ids: a great moment has the
 * number of its row; what a row has become has the message's, and whatever else came as the very same is a copy. What has
 * no message that grows is counted, whole payloads being equal or not.
 * @param rows all rows of the outbox that tell something, of the one game that was played in the channel
 * @param words in which it was told
 */
export function toldTwice(rows: readonly Row[], seen: Seen, words: Words): string[] {
  const alone = payloadsAlone(rows, words);
  return [...markedTwice(seen), ...toldTooOften(alone, seen), ...copies(rows, alone, seen)];
}

/** How often each text was to be told that has a message of its own. */
function payloadsAlone(rows: readonly Row[], words: Words): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { body, id } of rows) {
    const happening = happeningIn({ body });
    if (happening.frame !== undefined) continue;
    for (const text of happeningTexts({ id, body }, words)) wanted.set(text, (wanted.get(text) ?? 0) + 1);
  }
  return wanted;
}

/** Messages with a frame whose mark another one has, too. */
function markedTwice({ messages }: Seen): string[] {
  const marks = new Set<number>();
  return [...messages.values()].flatMap((message) => {
    const mark = (message.components ?? []).find(({ type }) => type === ComponentType.Container)?.id;
    if (mark === undefined) return [];
    if (marks.has(mark)) return [textOf(message)];
    marks.add(mark);
    return [];
  });
}

function toldTooOften(wanted: ReadonlyMap<string, number>, seen: Seen): string[] {
  const said = new Map<string, number>();
  for (const message of seen.toldAtFirst()) {
    const text = textOf(message).trim();
    if (wanted.has(text)) said.set(text, (said.get(text) ?? 0) + 1);
  }
  return [...said].flatMap(([text, times]) => (times > (wanted.get(text) ?? 0) ? [text] : []));
}

/** Messages that no row knows, and that came exactly as one did that a row knows. */
function copies(rows: readonly Row[], alone: ReadonlyMap<string, number>, seen: Seen): string[] {
  const known = new Set(rows.map(({ message }) => message));
  const payload = (message: WireMessage): string => JSON.stringify([textOf(message).trim(), picturesOn(message)]);
  const told = new Set([...seen.posted.values()].filter(({ id }) => known.has(id)).map(payload));
  return seen
    .toldAtFirst()
    .filter((message) => !known.has(message.id) && !alone.has(textOf(message).trim()) && told.has(payload(message)))
    .map(textOf);
}
