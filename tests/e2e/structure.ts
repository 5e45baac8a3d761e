import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MessageType } from 'discord-api-types/v10';
import { readCustomId } from '../../src/discord/message/customid.ts';
import { type Component, everyComponent } from '../../src/local/messages/component.ts';
import { controlsOf } from '../../src/local/robot.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import { happeningIn, isOlder } from '../../src/table/told/happening.ts';
import { typeset } from '../../src/words/noun.ts';
import { NAMES, type Night } from './night.ts';

const DATA = path.resolve(import.meta.dirname, '../../data');
/** A shorter name may be part of a word. */
const SHORTEST = 4;
/** The digits in a turn's opening: when something was done is chained, too. */
const CHAIN = /("chain":)"[0-9a-f]{6}"/g;
/** How a line begins that is no plain text. */
const MARK = /^(?:# |## |### |-# |- |> )/;

/** How a line of a message stands, and which names stand in it, whatever else it says. */
interface LineShape {
  mark: string;
  struck: number;
  bold: number;
  names: string[];
}

/** What a message is made of, in no language. */
export interface MessageShape {
  lines: LineShape[];
  controls: string[];
  pictures: string[];
  mentions: number;
}

/** What a channel was told, in no language. */
export interface Structure {
  /** What the outbox tells, by the messages it is told in. */
  told: string[][];
  /** Messages as they were posted, in order, but for those that answer a command. */
  posted: MessageShape[];
  /** The youngest as they stand in the end, with the same; the status message follows only when it has rested. */
  standing: (MessageShape & { sentences: string[] })[];
}

/** Sees what comes into the first channel, and says of what it was made. */
export class Structures {
  private readonly night: Night;
  private readonly posted: WireMessage[] = [];
  private readonly stop: () => void;

  constructor(night: Night) {
    this.night = night;
    this.stop = night.local.person(NAMES[0]).listen((event) => {
      // How soon a command is answered, at once or after "thinking", is a matter of time.
      if (event.type === 'message' && event.message.type === MessageType.Default) this.posted.push(event.message);
    });
  }

  close(): void {
    this.stop();
  }

  /** @param game whose id, as those of people, is given differently each evening */
  seen(game: string): Structure {
    const { store, local } = this.night;
    const ids = new Map([[game, 'game'], ...NAMES.map((name) => [local.person(name).id, name] as const)]);
    const alike = (text: string): string =>
      [...ids].reduce((said, [id, name]) => said.replaceAll(id, name), text).replace(CHAIN, '$1');
    const told = new Map<string, string[]>();
    for (const row of store.outbox.happenings(game, 0, Number.MAX_SAFE_INTEGER)) {
      const happening = happeningIn(row);
      if (isOlder(happening)) throw new Error('told as lines');
      const { sentences, frame, layout, moment, undone = [] } = happening;
      const id = row.message ?? 'none';
      const kept = { sentences, frame, layout, moment, undone: undone.length };
      told.set(id, [...(told.get(id) ?? []), alike(JSON.stringify(kept))]);
    }
    const shapeOf = (message: WireMessage): MessageShape => shape(message, alike);
    return {
      told: [...told.values()],
      posted: this.posted.filter((message) => !isOffer(message)).map(shapeOf),
      standing: local
        .person(NAMES[0])
        .messages()
        .filter((message) => !isStatus(message) && !isOffer(message))
        .map((message) => ({ ...shapeOf(message), sentences: told.get(message.id) ?? [] })),
    };
  }
}

/** True for the private offer to plan the next turn, which comes beside the next question, before or after it. */
function isOffer(message: WireMessage): boolean {
  const controls = controlsOf(message);
  return controls.length > 0 && controls.every(({ customId }) => customId.startsWith('n:'));
}

function shape(message: WireMessage, alike: (text: string) => string): MessageShape {
  const parts = [...everyComponent((message.components ?? []) as Component[], [])];
  const texts = [message.content, ...parts.flatMap(([{ content }]) => content ?? [])];
  return {
    lines: texts.flatMap((text) => (text === '' ? [] : text.split('\n').map(lineShape))),
    controls: controlsOf(message).flatMap(({ customId, values }) => [pressIn(customId), ...values].map(alike)),
    // Other files have names of words.
    pictures: message.attachments
      .filter(({ filename }) => filename.endsWith('.png'))
      .map(({ filename }) => filename.split('-')[0] ?? ''),
    mentions: message.mentions.length,
  };
}

function isStatus(message: WireMessage): boolean {
  return controlsOf(message).some(({ customId }) => readCustomId(customId)?.on === 'look');
}

/** What a press means; whom it is put to is said by ids, which are given differently each evening. */
function pressIn(customId: string): string {
  const press = readCustomId(customId);
  if (press?.on === 'question' && press.act === 'why') return JSON.stringify({ ...press, detail: '' });
  if (press?.on === 'proposal') return JSON.stringify({ ...press, waiting: '' });
  return customId;
}

function lineShape(line: string): LineShape {
  const count = (mark: string): number => line.split(mark).length - 1;
  return {
    mark: MARK.exec(line)?.[0].trim() ?? '',
    struck: count('~~'),
    bold: count('**'),
    names: line.match(printed()) ?? [],
  };
}

let known: RegExp | null = null;

/** Any printed name, and those of people, that no message of the catalogue has in its text. */
function printed(): RegExp {
  if (known) return known;
  const files = (folder: string, end: string): string[] =>
    readdirSync(path.join(DATA, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(end))
      .map((file) => readFileSync(path.join(DATA, folder, file), 'utf8'));
  const catalogue = files('words/en', '.ftl').join('\n').toLowerCase();
  const names = ['second', 'third']
    .flatMap((edition) => files(edition, '.json'))
    .flatMap((text) => [...namesIn(JSON.parse(text))]);
  const own = [...new Set([...NAMES, ...names.map(typeset)])]
    .filter((name) => name.length >= SHORTEST && /^\p{Lu}/u.test(name) && !catalogue.includes(name.toLowerCase()))
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  known = new RegExp(own.join('|'), 'gu');
  return known;
}

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'name' && typeof part === 'string') yield part;
    else yield* namesIn(part);
  }
}
