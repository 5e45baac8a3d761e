import { randomUUID } from 'node:crypto';
import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { type Handle, type Question, questionsOn } from '../../src/lab/guests/guest.ts';
import { type Filled, typed } from '../../src/lab/guests/typed.ts';
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
  async command(id: string, filled: Filled = {}): Promise<void> {
    const { path, values } = typed(id, filled);
    const [name, subcommand = ''] = path.split(' ');
    const command = (await this.commands()).find((one) => one.name === name)?.id ?? '';
    const options = Object.entries(values).map(([option, value]) => ({
      name: option,
      type: ApplicationCommandOptionType.String,
      value,
    }));
    const type = ApplicationCommandOptionType.Subcommand;
    await this.interact({ kind: 'command', command, options: [{ name: subcommand, type, options }] });
  }

  /** Uses every command that has options of free text, with a text that means nothing in all of them. @returns how many */
  async nonsense(text: string): Promise<number> {
    const ways = (await this.commands()).flatMap(({ id, options = [] }) => {
      const subcommands = options.filter((one) => one.type === ApplicationCommandOptionType.Subcommand);
      if (subcommands.length === 0) return [{ command: id, options: this.fillIn(options, text) }];
      return subcommands.map(({ name, type, options: own = [] }) => {
        const filled = this.fillIn(own, text);
        return { command: id, options: filled.length === 0 ? [] : [{ name, type, options: filled }] };
      });
    });
    const worded = ways.filter(({ options }) => options.length > 0);
    for (const way of worded) await this.interact({ kind: 'command', ...way });
    return worded.length;
  }

  /** Options of free text filled with one, and what else must be filled in; none where there is no free text. */
  private fillIn(options: readonly APIApplicationCommandOption[], text: string): object[] {
    const free = options.filter((one) => one.type === ApplicationCommandOptionType.String && !one.choices);
    if (free.length === 0) return [];
    const others = options.filter((option) => option.required && !free.some(({ name }) => name === option.name));
    return [
      ...free.map(({ name, type }) => ({ name, type, value: text })),
      ...others.map((option) => ({ name: option.name, type: option.type, value: this.anything(option) })),
    ];
  }

  private anything(option: APIApplicationCommandOption): string | number | boolean {
    switch (option.type) {
      case ApplicationCommandOptionType.String:
        return option.choices?.[0]?.value ?? '';
      case ApplicationCommandOptionType.Integer:
      case ApplicationCommandOptionType.Number:
        return option.choices?.[0]?.value ?? option.min_value ?? 1;
      case ApplicationCommandOptionType.Boolean:
        return true;
      default:
        return this.person;
    }
  }

  private async commands(): Promise<WireState['commands']> {
    return ((await (await fetch(`${this.url}/local/state?person=${this.person}`)).json()) as WireState).commands;
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
