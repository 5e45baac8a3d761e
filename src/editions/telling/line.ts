import type { Seat } from '../../engine/decision.ts';
import type { EngineEvent } from '../../engine/game.ts';
import { type PhraseArgument, phrase, type Ref, ref } from '../../engine/phrase.ts';
import type { Words } from '../../words/words.ts';

/** What ids in a field are ids of. */
type Named =
  | 'ability'
  | 'ancientOne'
  | 'archive'
  | 'card'
  | 'check'
  | 'deck'
  | 'gate'
  | 'headline'
  | 'investigator'
  | 'marker'
  | 'monster'
  | 'mythos'
  | 'neighborhood'
  | 'place'
  | 'player'
  | 'scenario'
  | 'seat'
  | 'sheet'
  | 'space'
  | 'token'
  | 'world';

/**
 * How a field of an event fills its message: `value` as it is, `flag` as true or false, `cause` by its name, `because`
 * as the reason why, else as the name of what it is the id of.
 */
type FieldKind<T> = T extends boolean
  ? 'flag'
  : T extends string | number
    ? 'value' | Named
    : T extends readonly string[]
      ? Named
      : T extends Ref
        ? 'cause' | 'because'
        : never;

/** The fields of an event that its message needs; its seat is always there. */
type Fields<E> = { readonly [F in Exclude<keyof E, 'type'>]?: FieldKind<Exclude<E[F], undefined>> };

/** What a line that is more than its message's fields is made with. */
export interface Speaker<E> {
  words: Words;
  /** A message by its key without the edition's prefix, with the event's seat. */
  say(key: string, args?: Record<string, PhraseArgument>): string;
  /** The event's own message with those fields. */
  fill(fields: Fields<E>, more?: Record<string, PhraseArgument>): string;
  /** Whether something is named like the investigator it happens to. */
  own(cause: Ref): boolean;
  /** The reason why; empty without one, and where it comes from somebody's own sheet, for then the name says it. */
  because(cause: Ref | undefined): string;
}

type Line<E> = null | Fields<E> | ((event: E, speaker: Speaker<E>) => string | null);

/** How each type of event is told; null = another line or the picture says it. */
export type Lines<E extends EngineEvent> = {
  readonly [T in E['type']]: Line<Extract<E, { type: T }>>;
};

/** Tells one event as a line, or null when it needs no words of its own. `prefix` begins the keys of its messages. */
export function tellerOf<E extends EngineEvent>(prefix: string, lines: Lines<E>) {
  return (event: E, words: Words): string | null => {
    const line = lines[event.type as E['type']] as Line<E>;
    if (line === null) return null;
    const speaker = speakerOf(prefix, event, words);
    return typeof line === 'function' ? line(event, speaker) : speaker.fill(line);
  };
}

function speakerOf<E extends EngineEvent & { seat?: Seat | undefined }>(
  prefix: string,
  event: E,
  words: Words,
): Speaker<E> {
  const seat = event.seat === undefined ? null : ref('seat', String(event.seat));
  const own = (cause: Ref): boolean => seat !== null && words.name(cause) === words.name(seat);
  const because = (cause: Ref | undefined): string =>
    cause && !own(cause) ? words.say('because', { cause: words.name(cause) }) : '';
  const say = (key: string, args: Record<string, PhraseArgument> = {}): string =>
    words.text(phrase(`${prefix}${key}`, { ...(seat ? { seat } : {}), ...args }));
  const fill = (fields: Fields<E>, more: Record<string, PhraseArgument> = {}): string => {
    const filled = Object.entries<string>(fields as Record<string, string>).map(([field, kind]) => {
      const value: unknown = event[field as keyof E];
      return [field, kind === 'because' ? because(value as Ref | undefined) : argument(kind, value, words)] as const;
    });
    return say(event.type, { ...Object.fromEntries(filled), ...more });
  };
  return { words, say, fill, own, because };
}

function argument(kind: string, value: unknown, words: Words): PhraseArgument {
  switch (kind) {
    case 'flag':
      return String(value ?? false);
    case 'cause':
      return words.name(value as Ref);
    case 'value':
      return value as string | number;
    default:
      return Array.isArray(value) ? value.map((id) => ref(kind, String(id))) : ref(kind, String(value));
  }
}
