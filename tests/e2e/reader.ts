import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Handle, type Question, questionsOn } from '../../src/guests/guest.ts';
import type { WireMessage, WireMessages, WireState } from '../../src/local/wire.ts';

/** What the page reads and sends, over HTTP as the page does it. */
export class Reader {
  private readonly url: string;
  private readonly person: string;
  private readonly channel: string;

  private constructor(url: string, person: string, channel: string) {
    this.url = url;
    this.person = person;
    this.channel = channel;
  }

  static async of(address: string, name: string): Promise<Reader> {
    const url = address.replace(/\/$/, '');
    const state = (await (await fetch(`${url}/local/state`)).json()) as WireState;
    const person = state.people.find((one) => one.name === name)?.id ?? '';
    const channel = state.guilds[0]?.channels[0]?.id ?? '';
    return new Reader(url, person, channel);
  }

  async messages(): Promise<WireMessage[]> {
    const { url, person, channel } = this;
    const answer = await fetch(`${url}/local/channels/${channel}/messages?person=${person}&limit=200`);
    return ((await answer.json()) as WireMessages).messages;
  }

  async questions(): Promise<Question[]> {
    return (await this.messages()).flatMap(questionsOn);
  }

  async command(path: string): Promise<void> {
    const [name, subcommand = ''] = path.split(' ');
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
