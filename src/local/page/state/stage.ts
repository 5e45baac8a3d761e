import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { WireMessage, WireOrder } from '../../wire.ts';
import { say } from '../elements/words.ts';
import type { MarkdownNames } from '../text/markdown-html.ts';
import { momentWords } from '../text/moment.ts';
import type { World } from './world.ts';

export interface Picture {
  readonly url: string;
  readonly words: string;
}

/** What the parts of a message may ask of the page around them. */
export interface Stage {
  readonly world: World;
  readonly names: MarkdownNames;
  /** Uses a button or a select menu of a message. */
  use(message: WireMessage, customId: string, values?: readonly string[]): void;
  /** Runs a context-menu command on a person or message. */
  run(command: APIApplicationCommand, channel: string, target: string): void;
  /** Goes to a channel, and to one message in it. */
  go(channel: string, message?: string): void;
  enlarge(picture: Picture): void;
  reply(message: WireMessage): void;
  dismiss(message: WireMessage): void;
  /** Has something done as a moderator. */
  order(order: WireOrder): void;
  /** Puts a command's words into the message box. */
  compose(text: string): void;
  /** Says something for a few seconds. */
  remark(words: string): void;
}

/** Names as this person's page shows them. */
export function namesOf(world: World): MarkdownNames {
  return {
    user: (id) => world.nameOf(id),
    role: (id) => (world.guilds.some((guild) => guild.id === id) ? say('everyone') : undefined),
    channel: (id) => world.channel(id)?.name,
    time: (seconds, style) => momentWords(seconds, style, Date.now() / 1000),
    jump: (href) => {
      const target = jumpTarget(href);
      const channel = target && world.channel(target.channel)?.name;
      if (channel === undefined) return undefined;
      return target?.message === undefined ? `#${channel}` : say('jump', { channel });
    },
    unknownUser: say('unknown-person'),
    unknownRole: say('unknown-role'),
    unknownChannel: say('unknown-channel'),
    spoiler: say('spoiler'),
  };
}

const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The channel and message that a link of Discord's own points to, or undefined. */
export function jumpTarget(address: string): { readonly channel: string; readonly message?: string } | undefined {
  const found = JUMP.exec(address);
  if (!found?.[1]) return undefined;
  return found[2] === undefined ? { channel: found[1] } : { channel: found[1], message: found[2] };
}
