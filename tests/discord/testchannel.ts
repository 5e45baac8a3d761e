import { expect } from 'vitest';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import type { Act } from '../../src/local/act.ts';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import type { GameRow } from '../../src/store/games.ts';
import { calm, startTestBot, type TestBot } from './testbot.ts';

/** A control of a message that can be used. */
interface Found {
  message: WireMessage;
  customId: string;
  values: string[];
}

/** How many quiet moments a busy machine is given. */
const PATIENCE = 50;

/** A channel with the bot in it, and what people do and see there. */
export class TestChannel {
  readonly room: TestBot;
  readonly mara: Robot;
  readonly jonas: Robot;

  private constructor(room: TestBot) {
    this.room = room;
    this.mara = room.local.person('Mara');
    this.jonas = room.local.person('Jonas');
  }

  /** @param editions what can be played there; left out: the toy game */
  static async open(editions?: ReadonlyMap<string, TableEdition>): Promise<TestChannel> {
    return new TestChannel(await startTestBot(editions));
  }

  /** Ends the test, in which nothing must have gone wrong. */
  async close(): Promise<void> {
    const faults = this.room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
    await this.room.close();
    expect(faults).toEqual([]);
  }

  get game(): GameRow {
    const game = this.room.store.games.inChannel(this.mara.channel);
    if (!game) throw new Error('no game in the channel');
    return game;
  }

  /** Resolves when nothing but a status message waits in the outbox, and the bot has asked nothing for a while. */
  calm(): Promise<void> {
    return calm(this.room);
  }

  /** The newest control with this label, on one's own question if there is one. */
  async find(who: Robot, label: string): Promise<Found> {
    for (let patience = 0; patience < PATIENCE; patience++) {
      await this.calm();
      const found = seen(who, label);
      if (found) return found;
      // Silence alone is no sign that the bot is done: on a busy machine it may not have begun.
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`nothing says ${label}`);
  }

  async press(who: Robot, label: string): Promise<Act> {
    const { message, customId } = await this.find(who, label);
    return who.press(message, customId);
  }

  async pick(who: Robot, label: string, values: string[]): Promise<Act> {
    const { message, customId } = await this.find(who, label);
    return who.select(message, customId, values);
  }

  /** Begins a game of these people, the first one its host. */
  async opened(people: readonly [Robot, ...Robot[]]): Promise<void> {
    const [host, ...others] = people;
    await (await host.command('game new')).answer();
    for (const other of others) await this.press(other, 'Join');
    await this.press(host, 'Start');
    await this.calm();
  }

  /** The same, past the side-by-side question at the beginning. */
  async seated(people: readonly [Robot, ...Robot[]]): Promise<void> {
    await this.opened(people);
    for (const person of people) await this.press(person, 'left');
    await this.calm();
  }
}

/** What stands in the channel. */
export function contents(who: Robot): string[] {
  return who.messages().map(({ content }) => content);
}

/** What the bot says privately in answer to an act. */
export async function told(act: Act): Promise<string> {
  const { content, local } = await act.answer();
  expect(local.onlyFor).not.toBeNull();
  return content;
}

function seen(who: Robot, label: string): Found | null {
  const own = ({ content }: WireMessage) =>
    Number(new RegExp(`${who.name}|${who.id}`).test(content.split('\n')[0] ?? ''));
  const newest = who
    .messages()
    .reverse()
    .sort((a, b) => own(b) - own(a));
  for (const message of newest) {
    const control = controlsOf(message).find((one) => one.label.includes(label) && !one.disabled);
    if (control) return { message, customId: control.customId, values: control.values };
  }
  return null;
}
