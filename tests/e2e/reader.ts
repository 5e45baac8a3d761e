import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Handle, type Question, questionsOn } from '../../src/guests/guest.ts';
import { typed } from '../../src/guests/typed.ts';
import type { WireMessage, WireMessages, WireState } from '../../src/local/wire.ts';

/** What the page reads and sends, over HTTP as the page does it. */
export class Reader {
  private readonly url: string;
  private readonly people: WireState['people'];
  private readonly name: string;
  readonly channel: string;

  private constructor(url: string, { people, guilds }: WireState, name: string) {
    this.url = url;
    this.people = people;
    this.name = name;
    this.channel = guilds[0]?.channels[0]?.id ?? '';
  }

  static async of(address: string, name: string): Promise<Reader> {
    const url = address.replace(/\/$/, '');
    const state = (await (await fetch(`${url}/local/state`)).json()) as WireState;
    return new Reader(url, state, name);
  }

  /** Somebody's id. */
  idOf(name: string): string {
    return this.people.find((one) => one.name === name)?.id ?? '';
  }

  private get person(): string {
    return this.idOf(this.name);
  }

  async messages(): Promise<WireMessage[]> {
    const { url, person, channel } = this;
    const answer = await fetch(`${url}/local/channels/${channel}/messages?person=${person}&limit=200`);
    return ((await answer.json()) as WireMessages).messages;
  }

  async questions(): Promise<Question[]> {
    return (await this.messages()).flatMap(questionsOn);
  }

  /** Uses a command, by its id and that of its subcommand. */
  async command(id: string): Promise<void> {
    const [name, subcommand = ''] = typed(id).path.split(' ');
    const state = (await (await fetch(`${this.url}/local/state?person=${this.person}`)).json()) as WireState;
    const command = state.commands.find((one) => one.name === name)?.id ?? '';
    await this.interact({ kind: 'command', command, options: [{ name: subcommand, type: 1, options: [] }] });
  }

  async press({ message, customId, menu }: Handle, wanted?: string[]): Promise<void> {
    const values = menu ? { values: wanted ?? menu.values.slice(0, Math.max(1, menu.min)) } : {};
    await this.interact({ kind: 'component', messageId: message.id, customId, ...values });
  }

  private async interact(what: object): Promise<void> {
    const { person, channel } = this;
    const response = await fetch(`${this.url}/local/interactions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person, channel, nonce: randomUUID(), ...what }),
    });
    expect(response.status, await response.text()).toBeLessThan(300);
  }
}
