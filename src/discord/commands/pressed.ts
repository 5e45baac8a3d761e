import {
  type ButtonInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type StringSelectMenuInteraction,
  type UserSelectMenuInteraction,
} from 'discord.js';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { GameView } from '../../table/game/view.ts';
import type { Standing } from '../../table/people/servers.ts';
import type { Person } from '../../table/seats/lobby.ts';
import type { Words } from '../../words/words.ts';
import { isGone } from '../connection/failure.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import type { Attachment } from '../message/attachment.ts';
import { refusal } from '../message/refusal.ts';
import type { Row } from '../message/row.ts';
import { personOf } from './call.ts';
import { type Answer, acknowledged, editOrSayAnew, insistOn, saidPrivately, sayPages, takenAway } from './reply.ts';
import { standingOf } from './standing.ts';

/** What can be pressed or chosen from. */
export type Component = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction;

/**
 * Acknowledges what is answered on the message it was done on. Where Discord won't hear of that at the moment, what was
 * pressed counts all the same, and shows there.
 * @throws Error when Discord knows nothing of it any more
 */
export async function acknowledge(
  { post, log }: Services,
  interaction: Component | ModalMessageModalSubmitInteraction,
): Promise<void> {
  const deferred = acknowledged(() => interaction.deferUpdate());
  const taken = deferred.then(
    () => true,
    () => false,
  );
  const { token, channelId } = interaction;
  post.pressed(interaction.message.id, { token, channel: channelId ?? '', acknowledged: taken });
  try {
    await deferred;
  } catch (error) {
    if (isGone(error)) throw error;
    log.warn('interaction.unacknowledged', { id: interaction.id, error });
  }
}

/** Somebody has pressed a button or chosen from a menu. What is said is private, and only after it is acknowledged. */
export class Pressed {
  readonly services: Services;
  readonly person: Person;
  /** What was chosen from the menu; empty for a button. */
  readonly values: readonly string[];
  private readonly interaction: Component;
  private readonly acknowledged: Promise<void>;

  /** @param acknowledged resolves when Discord has heard that it was taken, or is to hear it by what is said */
  constructor(services: Services, interaction: Component, acknowledged: Promise<void>) {
    this.services = services;
    this.interaction = interaction;
    this.acknowledged = acknowledged;
    this.person = personOf(interaction);
    this.values = interaction.isButton() ? [] : interaction.values;
  }

  /** What whoever presses is here. */
  get standing(): Standing {
    return standingOf(this.interaction);
  }

  /** A game by its id. @throws Refusal when there is none */
  game(id: string): GameView {
    const view = this.services.table.reading.game(id);
    if (!view) throw refusal('refused-no-game');
    return view;
  }

  words(view: GameView): Words {
    return wordsOf(this.services, view);
  }

  /** Says something that only this person sees. */
  async say(answer: Answer | string): Promise<void> {
    const { interaction, services } = this;
    await this.mayTell();
    await sayPages(services, typeof answer === 'string' ? { lines: [answer] } : answer, (_, form) => {
      const said = { ...saidPrivately(form), flags: MessageFlags.Ephemeral } as const;
      return interaction.deferred || interaction.replied ? interaction.followUp(said) : interaction.reply(said);
    });
  }

  /** Opens a form. It has to be the first thing that comes of what was pressed. */
  async open(form: APIModalInteractionResponseCallbackData): Promise<void> {
    await this.mayTell();
    await this.interaction.showModal(form);
  }

  /** Changes the message that the button or menu is on. With attachments, they replace those it has; the same stay. */
  async change(content: string, components: readonly Row[], attachments?: readonly Attachment[]): Promise<void> {
    await this.mayTell();
    const fresh = attachments && !this.has(attachments) ? { attachments } : {};
    await insistOn(this.services, { lines: [content], components, ...fresh }, (form) =>
      editOrSayAnew(this.interaction, { ...saidPrivately(form), ...(form.attachments ? { attachments: [] } : {}) }),
    );
  }

  /** Takes the private message away that the button is on. */
  async vanish(): Promise<void> {
    await this.mayTell();
    await takenAway(this.interaction);
  }

  private async mayTell(): Promise<void> {
    await this.services.mayTell();
    await this.acknowledged;
  }

  private has(attachments: readonly Attachment[]): boolean {
    const present = [...this.interaction.message.attachments.values()].map(({ name }) => name);
    return present.join() === attachments.map(({ name }) => name).join();
  }
}
