import { type APIEmbed, MessageFlags } from 'discord-api-types/v10';
import type { ChannelRecord } from '../guild/channel.ts';
import { Form, type FormPath } from '../protocol/form.ts';
import { refusal } from '../protocol/refusal.ts';
import type { RequestSchema } from '../protocol/spec.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import type { World } from '../world/world.ts';
import { type AttachmentNote, type FileRecord, fileRecord, type Upload } from './attachment.ts';
import { demandClean } from './automod.ts';
import { type Component, checkComponents, everyComponent, mediaUrls, shownComponents, unfurled } from './component.ts';
import { checkEmbeds, shownEmbeds } from './embed.ts';
import { type AllowedMentions, checkMentions, type Mentions, mentionsIn } from './mention.ts';

/** The body of a request that sends or edits a message, once it has passed the schema. */
export interface MessageBody {
  content?: string | null;
  embeds?: APIEmbed[] | null;
  components?: Component[] | null;
  flags?: number | null;
  allowed_mentions?: AllowedMentions | null;
  attachments?: AttachmentNote[] | null;
  nonce?: string | number | null;
  enforce_nonce?: boolean | null;
  message_reference?: { message_id: string; fail_if_not_exists?: boolean | null } | null;
  tts?: boolean | null;
  poll?: unknown;
  sticker_ids?: string[] | null;
}

/** What the message will hold. */
export interface Draft {
  content: string;
  embeds: APIEmbed[];
  components: Component[];
  /** All of them. */
  files: FileRecord[];
  /** Those that are listed as attachments. */
  listed: FileRecord[];
  /** New ones, whose bytes are to be stored. */
  fresh: { file: FileRecord; upload: Upload }[];
  flags: number;
  mentions: Mentions;
}

interface DraftOptions {
  schema: RequestSchema;
  /** The whole body as sent, of which `body` may be the part `data`; with `base` the path to it. */
  sent: unknown;
  base: FormPath;
  uploads: readonly Upload[];
  /** The message being edited. */
  old: MessageRecord | null;
  channel: ChannelRecord;
  /** Whose message it is. */
  author: string;
  ephemeral: boolean;
}

const settable = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/**
 * Checks the body of a message to be sent or edited and works out what the message will hold.
 * @throws Refusal 50035, 50006 (nothing in it), 40005 (a file too large), 200000 (a blocked word).
 */
export function draft(world: World, body: MessageBody, options: DraftOptions): Draft {
  const { base, old } = options;
  const form = new Form();
  wordIds(body.attachments);
  world.spec.into(form, options.schema, options.sent);
  form.refuse();
  const flags = newFlags(body.flags, old);
  const v2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  checkBody(form, body, { v2: v2, isOwn: (emoji) => world.emojis.get(emoji) !== undefined }, base);
  const { files, fresh } = attachments(world, form, body, options);
  form.refuse();

  const content = body.content === undefined ? (old?.shown.content ?? '') : (body.content ?? '').trim();
  const embeds = body.embeds === undefined ? (old?.shown.embeds ?? []) : (body.embeds ?? []);
  const parts =
    body.components === undefined ? ((old?.shown.components ?? []) as Component[]) : (body.components ?? []);
  const components = shownComponents(parts, (url, path) => {
    const media = unfurled(url, world.ids.next(), files);
    if (!media) {
      const name = url.slice('attachment://'.length);
      const message = `The referenced attachment '${name}' was not found`;
      form.add([...base, ...path], 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', message);
    }
    return media ?? {};
  });
  form.refuse();
  const pictured = shownEmbeds(embeds, files, (url) => {
    world.audit.add({
      kind: 'fault',
      at: world.clock.now(),
      where: 'embed',
      fault: `${url} names no file of the message`,
    });
  });
  const used = new Set([...pictured.flatMap(embedUrls), ...mediaUrls(components)]);
  const listed = files.filter((file) => !used.has(file.url));
  if (v2 && (content !== '' || pictured.length > 0)) {
    const message = 'The MessageFlags.IS_COMPONENTS_V2 flag cannot be used with content or embeds.';
    form.add([...base, 'flags'], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message);
    form.refuse();
  }
  const filled = v2 ? components.length > 0 : content !== '' || pictured.length > 0 || files.length > 0;
  if (!filled) throw refusal('emptyMessage');
  const texts = [...everyComponent(components, [])].map(([component]) => component.content ?? '');
  const exempt = world.people.get(options.author)?.host;
  if (!exempt) demandClean(world.guildOf(options.channel), [content, ...texts], pictured);
  const mentions = mentionsIn([content, ...texts].join('\n'), body.allowed_mentions);
  return { content, embeds: pictured, components, files, listed, fresh, flags, mentions };
}

/** Discord takes a number for the id of an upload, its schema only text. */
function wordIds(notes: unknown): void {
  if (!Array.isArray(notes)) return;
  for (const note of notes as unknown[]) {
    if (typeof note !== 'object' || note === null || !('id' in note)) continue;
    if (typeof note.id === 'number') note.id = String(note.id);
  }
}

function newFlags(given: number | null | undefined, old: MessageRecord | null): number {
  const before = (old?.shown.flags ?? 0) & ~MessageFlags.Loading;
  const kept = typeof given === 'number' ? before & ~MessageFlags.SuppressEmbeds : before;
  return kept | ((given ?? 0) & settable);
}

function checkBody(
  form: Form,
  body: MessageBody,
  allowed: Parameters<typeof checkComponents>[2],
  base: FormPath,
): void {
  if (body.content) form.length([...base, 'content'], body.content, 0, 2000);
  if (body.embeds) checkEmbeds(form, body.embeds, [...base, 'embeds']);
  if (body.components) checkComponents(form, body.components, allowed, [...base, 'components']);
  if (body.allowed_mentions) checkMentions(form, body.allowed_mentions, [...base, 'allowed_mentions']);
  for (const key of ['poll', 'sticker_ids'] as const) {
    const there = Array.isArray(body[key]) ? body[key].length > 0 : Boolean(body[key]);
    if (there) form.add([...base, key], 'BASE_TYPE_FORBIDDEN', 'There are no polls or stickers here.');
  }
}

/** What the message keeps of its attachments, and what is added. Without a list all are kept. */
function attachments(
  world: World,
  form: Form,
  body: MessageBody,
  options: DraftOptions,
): Pick<Draft, 'files' | 'fresh'> {
  const { uploads, old, base, channel, ephemeral } = options;
  const folder = `${world.origin}/attachments/${channel.id}`;
  const notes = body.attachments;
  const before = old?.files ?? [];
  const kept = notes === undefined ? before : before.filter(({ id }) => notes?.some((note) => note.id === id));
  const fresh = uploads.map((upload) => {
    const note = notes?.find(({ id }) => id === String(upload.index));
    const file = fileRecord(upload, world.ids.next(), folder, note);
    return { upload, file: ephemeral ? { ...file, ephemeral } : file };
  });
  (notes ?? []).forEach(({ id }, index) => {
    const known = kept.some((file) => file.id === id) || uploads.some((upload) => String(upload.index) === id);
    if (!known)
      form.add([...base, 'attachments', index, 'id'], 'MESSAGE_ATTACHMENT_NOT_FOUND', `Unknown attachment ${id}`);
  });
  const files = [...kept, ...fresh.map(({ file }) => file)];
  if (files.length > 10) form.add([...base, 'attachments'], 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.');
  return { files, fresh };
}

function embedUrls(embed: APIEmbed): string[] {
  const urls = [embed.image?.url, embed.thumbnail?.url, embed.footer?.icon_url, embed.author?.icon_url];
  return urls.filter((url) => url !== undefined);
}
