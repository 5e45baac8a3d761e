import { type APIContainerComponent, type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import type { Attachment } from '../message/attachment.ts';
import type { Change, Framed, Sent } from './post.ts';

/** A message as Discord's API takes it. */
export function bodyOf(message: Change): object {
  const { content, components, attachments, framed, mention = [] } = message;
  return {
    ...(framed ? { flags: MessageFlags.IsComponentsV2 } : content === undefined ? {} : { content }),
    allowed_mentions: { parse: [], users: [...mention] },
    ...(framed
      ? { components: [containerOf(framed, attachments), ...(components ?? [])] }
      : components
        ? { components }
        : {}),
    ...(attachments
      ? {
          attachments: attachments.map(({ name, description }, index) => ({
            id: String(index),
            filename: name,
            description,
          })),
        }
      : {}),
  };
}

/** The container of a frame. Its id is our mark. */
function containerOf({ accent, mark, parts }: Framed, attachments: readonly Attachment[] = []): APIContainerComponent {
  const descriptions = new Map(attachments.map(({ name, description }) => [name, description]));
  return {
    type: ComponentType.Container,
    id: mark,
    accent_color: accent,
    components: parts.map((part) => {
      if ('text' in part) return { type: ComponentType.TextDisplay, content: part.text };
      const description = descriptions.get(part.picture);
      const media = { url: `attachment://${part.picture}` };
      return { type: ComponentType.MediaGallery, items: [{ media, ...(description ? { description } : {}) }] };
    }),
  };
}

/** Its pictures. */
export function filesOf({ attachments = [] }: Change) {
  return attachments.map(({ name, data }) => ({ name, data }));
}

/** One of the bot's own messages as Discord shows it. */
export function sentOf(message: APIMessage): Sent {
  const parts = message.components ?? [];
  const container = parts.find(({ type }) => type === ComponentType.Container);
  return {
    id: message.id,
    content: message.content,
    customIds: parts.flatMap(customIdsIn),
    mark: container?.id ?? null,
    attachments: message.attachments.map((attachment) => attachment.filename),
    at: Date.parse(message.timestamp),
  };
}

/** The custom ids of a part of a message, and of all that is in it. */
function customIdsIn(part: object): string[] {
  const own = 'custom_id' in part && typeof part.custom_id === 'string' ? [part.custom_id] : [];
  const inner = [
    ...('components' in part && Array.isArray(part.components) ? (part.components as object[]) : []),
    ...('accessory' in part && typeof part.accessory === 'object' && part.accessory ? [part.accessory] : []),
  ];
  return [...own, ...inner.flatMap(customIdsIn)];
}
