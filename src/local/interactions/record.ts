import type { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Component } from '../messages/component.ts';
import type { WireInteractionKind } from '../wire.ts';

/** A modal as the bot sent it. */
export interface ModalData {
  custom_id: string;
  title: string;
  components: Component[];
}

/**
 * How far an interaction has come: `waiting` for the bot, `deferred` (a loading message stands), `updating` (type 6),
 * `answered`, or `failed`: nobody answered in time.
 */
type InteractionStage = 'waiting' | 'deferred' | 'updating' | 'answered' | 'failed';

/** An interaction as stored, so that its token works after a restart. */
export interface InteractionRecord {
  id: string;
  token: string;
  kind: WireInteractionKind;
  stage: InteractionStage;
  person: string;
  channel: string;
  nonce: string;
  /** The language that the person's Discord speaks. */
  locale?: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Name of the command with its subcommand, or custom id used. */
  what: string;
  command: string | null;
  contextMenu: boolean;
  /** The message whose component was used. */
  message: string | null;
  /** What `@original` is. */
  original: string | null;
  modal: ModalData | null;
  /** Type of the option being completed. */
  completing: ApplicationCommandOptionType | null;
  /** `interaction_metadata` of the messages that answer it. */
  metadata: Record<string, unknown>;
}
