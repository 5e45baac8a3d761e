import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { type Component, everyComponent } from '../../src/local/messages/component.ts';
import type { Robot } from '../../src/local/robot.ts';
import type { WireEvent, WireMessage } from '../../src/local/wire.ts';

/** How many letters Discord takes of each kind of text. */
export const ROOM = {
  content: 4000,
  alt: 1024,
  title: 45,
  label: 80,
  placeholder: 150,
  description: 100,
  option: 100,
  optionNote: 100,
  choice: 100,
} as const;
export type Kind = keyof typeof ROOM;

/** Something that somebody could read: where it stood, by ids alone, and what it said. */
export interface Text {
  kind: Kind;
  /** The custom id of what it stands on, or of the form; empty for the words of a message. */
  on: string;
  text: string;
}

/** Hears all that a person is shown, messages and forms, and keeps each text once. */
export class Spoken {
  readonly texts = new Map<string, Text>();
  private readonly stop: () => void;

  constructor(robot: Robot) {
    for (const message of robot.messages()) this.read(message);
    this.stop = robot.listen((event) => this.hear(event));
  }

  leave(): void {
    this.stop();
  }

  private add(kind: Kind, on: string, text: string | null | undefined): void {
    if (text) this.texts.set(`${kind} ${on} ${text}`, { kind, on, text });
  }

  private hear(event: WireEvent): void {
    if (event.type === 'message' || event.type === 'messageUpdate' || event.type === 'ephemeral')
      this.read(event.message);
    if (event.type === 'modal') this.form(event.modal);
    if (event.type === 'autocomplete') for (const { name } of event.choices) this.add('choice', '', name);
  }

  private read(message: WireMessage): void {
    if (!message.author.bot) return;
    this.add('content', '', message.content);
    for (const { description } of message.attachments) this.add('alt', '', description);
    this.parts((message.components ?? []) as Component[]);
  }

  private form({ title, custom_id: id, components }: APIModalInteractionResponseCallbackData): void {
    this.add('title', id, title);
    this.parts(components as Component[], id);
  }

  private parts(parts: readonly Component[], form = ''): void {
    for (const [part] of everyComponent(parts, [])) {
      const on = part.custom_id ?? form;
      this.add('content', on, part.content);
      this.add('label', on, part.label);
      this.add('placeholder', on, part.placeholder);
      this.add('description', on, part.description);
      for (const { description } of part.items ?? []) this.add('alt', on, description);
      for (const option of part.options ?? []) {
        this.add('option', `${on} ${option.value}`, option.label);
        this.add('optionNote', `${on} ${option.value}`, option.description);
      }
    }
  }
}
