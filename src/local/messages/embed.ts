import type { APIEmbed, APIEmbedImage } from 'discord-api-types/v10';
import type { Form, FormPath } from '../protocol/form.ts';
import { type FileRecord, resolveUrl } from './attachment.ts';

/** Characters all embeds of a message may hold together. */
const embedRoom = 6000;

const length = (text: string | null | undefined): number => [...(text ?? '')].length;

function size(embed: APIEmbed): number {
  const fields = (embed.fields ?? []).reduce((sum, { name, value }) => sum + length(name) + length(value), 0);
  return (
    length(embed.title) + length(embed.description) + length(embed.footer?.text) + length(embed.author?.name) + fields
  );
}

/** What the schema does not say of embeds: 6000 characters together, names of fields, schemes of urls. */
export function checkEmbeds(form: Form, embeds: readonly APIEmbed[], base: FormPath): void {
  let sum = 0;
  embeds.forEach((embed, index) => {
    const path = [...base, index];
    sum += size(embed);
    if (sum > embedRoom) {
      form.add(path, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${embedRoom}`);
      sum = Number.NEGATIVE_INFINITY;
    }
    (embed.fields ?? []).forEach((field, at) => {
      for (const key of ['name', 'value'] as const) {
        if (field[key].trim() === '')
          form.add([...path, 'fields', at, key], 'BASE_TYPE_REQUIRED', 'This field is required');
      }
    });
    checkUrl(form, [...path, 'url'], embed.url, false);
    checkUrl(form, [...path, 'image', 'url'], embed.image?.url, true);
    checkUrl(form, [...path, 'thumbnail', 'url'], embed.thumbnail?.url, true);
    checkUrl(form, [...path, 'footer', 'icon_url'], embed.footer?.icon_url, true);
    checkUrl(form, [...path, 'author', 'icon_url'], embed.author?.icon_url, true);
    checkUrl(form, [...path, 'author', 'url'], embed.author?.url, false);
    if (empty(embed)) form.add([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required');
  });
}

function empty(embed: APIEmbed): boolean {
  const { title, description, image, thumbnail, footer, author, fields } = embed;
  return !title && !description && !image?.url && !thumbnail?.url && !footer?.text && !author?.name && !fields?.length;
}

function checkUrl(form: Form, path: FormPath, url: string | null | undefined, attachments: boolean): void {
  if (!url) return;
  const schemes = attachments ? ['http', 'https', 'attachment'] : ['http', 'https'];
  const scheme = url.slice(0, Math.max(0, url.indexOf(':')));
  if (schemes.includes(scheme)) return;
  const list = schemes.map((each) => `'${each}'`).join(', ');
  form.add(path, 'URL_TYPE_INVALID_SCHEME', `Scheme "${scheme}" is not supported. Scheme must be one of (${list}).`);
}

/** Embeds as Discord gives them back: urls of attachments resolved, what is null or empty left out. */
export function shownEmbeds(
  embeds: readonly APIEmbed[],
  files: readonly FileRecord[],
  missing: (url: string) => void,
): APIEmbed[] {
  const picture = (sent: { url?: string | null | undefined } | null | undefined): APIEmbed['image'] => {
    if (!sent?.url) return undefined;
    const found = resolveUrl(sent.url, files);
    if (!found) missing(sent.url);
    if (!found) return undefined;
    const { width, height, content_type } = found.file ?? {};
    return filled<APIEmbedImage>({ url: found.url, proxy_url: found.url, width, height, content_type });
  };
  return embeds.map((embed) =>
    filled<APIEmbed>({
      type: 'rich' as APIEmbed['type'],
      title: embed.title?.trim(),
      description: embed.description?.trim(),
      url: embed.url,
      color: embed.color,
      timestamp: embed.timestamp ? new Date(embed.timestamp).toISOString() : undefined,
      image: picture(embed.image),
      thumbnail: picture(embed.thumbnail),
      footer: embed.footer?.text
        ? filled({ text: embed.footer.text, icon_url: picture({ url: embed.footer.icon_url })?.url })
        : undefined,
      author: embed.author?.name
        ? filled({
            name: embed.author.name,
            url: embed.author.url,
            icon_url: picture({ url: embed.author.icon_url })?.url,
          })
        : undefined,
      fields: embed.fields?.length
        ? embed.fields.map(({ name, value, inline }) => ({ name, value, inline: inline ?? false }))
        : undefined,
    }),
  );
}

/** The object without what is null, undefined or an empty text. */
export function filled<T extends object>(all: { [K in keyof T]: T[K] | null | undefined }): T {
  const kept = Object.entries(all).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(kept) as T;
}
