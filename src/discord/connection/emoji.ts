import { ComponentType } from 'discord-api-types/v10';
import type { Row } from '../message/row.ts';

/** An emoji of the application's own. */
export interface Emoji {
  id: string;
  name: string;
}

/** Where messages take emoji from. */
export interface Emojis {
  /** What shows this (`everyEmoji` lists all); null where Discord has none, or it is not known yet. */
  of(handle: string): Emoji | null;
  /** A message was refused with emoji: some may be gone. */
  refused(): void;
}

/** Messages without emoji. */
export const NO_EMOJI: Emojis = { of: () => null, refused: () => undefined };

/** What can bear emoji. */
interface Bearer {
  content?: string;
  components?: readonly Row[];
}

const IN_TEXT = /<:\w+:\d+> ?/g;

/** An emoji within a text. */
export function inText({ id, name }: Emoji): string {
  return `<:${name}:${id}>`;
}

/** The same message without emoji; itself where it bears none. */
export function withoutEmoji<M extends Bearer>(message: M): M {
  const content = message.content?.replace(IN_TEXT, '');
  const rows = message.components?.map(bareRow);
  const isBare = content === message.content && (rows ?? []).every((row, at) => row === message.components?.[at]);
  if (isBare) return message;
  return { ...message, ...(content === undefined ? {} : { content }), ...(rows ? { components: rows } : {}) };
}

/** A row without emoji; itself where it bears none. */
function bareRow(row: Row): Row {
  let bore = false;
  const bare = <T extends { emoji?: unknown }>(one: T): T => {
    if (one.emoji === undefined) return one;
    bore = true;
    const { emoji: _, ...rest } = one;
    return rest as T;
  };
  const components = row.components.map((part) => {
    if (part.type === ComponentType.Button && 'emoji' in part) return bare(part);
    return part.type === ComponentType.StringSelect ? { ...part, options: part.options.map(bare) } : part;
  });
  return bore ? { ...row, components } : row;
}
