import type { APIAttachment, APIEmbed } from 'discord-api-types/v10';
import { make, markup } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import type { Stage } from '../state/stage.ts';
import { safeAddress } from '../text/inline.ts';
import { lineHtml, markdownHtml } from '../text/markdown-html.ts';
import { clockWords, dayWords } from '../text/moment.ts';
import { type Bounds, picture } from './attachment.ts';

/** The address behind a media address of a message; `attachment://name` points to one of its own files. */
export function mediaAddress(url: string, attachments: readonly APIAttachment[]): string | undefined {
  if (!url.startsWith('attachment://')) return url.startsWith('/') ? url : safeAddress(url);
  const name = url.slice('attachment://'.length);
  return attachments.find((attachment) => attachment.filename === name)?.url;
}

/** A rich embed with its color, fields and images. */
export function embedded(stage: Stage, embed: APIEmbed, attachments: readonly APIAttachment[]): HTMLElement {
  const box = make('article', { class: 'embed', 'data-testid': 'embed' });
  if (embed.color !== undefined) box.style.borderLeftColor = `#${embed.color.toString(16).padStart(6, '0')}`;
  const body = make(
    'div',
    { class: 'embed-body' },
    author(embed, attachments),
    title(stage, embed),
    embed.description ? markup('div', 'markdown embed-text', markdownHtml(embed.description, stage.names)) : null,
    fields(stage, embed),
  );
  const small = media(stage, embed.thumbnail, attachments, { widest: 80, highest: 80 });
  const large = media(stage, embed.image, attachments, { widest: 400, highest: 300 });
  if (small) small.classList.add('embed-thumbnail');
  if (large) large.classList.add('embed-image');
  box.append(make('div', { class: 'embed-top' }, body, small));
  if (large) box.append(large);
  const foot = footer(embed, attachments);
  if (foot) box.append(foot);
  return box;
}

function media(
  stage: Stage,
  image: APIEmbed['image'],
  attachments: readonly APIAttachment[],
  bounds: Bounds,
): HTMLElement | undefined {
  const url = image && mediaAddress(image.url, attachments);
  if (!url) return undefined;
  const file = attachments.find((attachment) => attachment.url === url);
  const width = image.width ?? file?.width;
  const height = image.height ?? file?.height;
  return picture(stage, { url, width, height, words: file?.description ?? '' }, bounds);
}

function author(embed: APIEmbed, attachments: readonly APIAttachment[]): HTMLElement | undefined {
  if (!embed.author) return undefined;
  const { name, url, icon_url: image } = embed.author;
  const words = url && safeAddress(url) ? outward(url, name) : name;
  return make('div', { class: 'embed-author' }, smallImage(image, attachments), words);
}

function smallImage(url: string | undefined, attachments: readonly APIAttachment[]): HTMLElement | undefined {
  const src = url && mediaAddress(url, attachments);
  return src ? make('img', { class: 'embed-icon', src, alt: '' }) : undefined;
}

function outward(url: string, words: string): HTMLElement {
  return make('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, words);
}

function title(stage: Stage, embed: APIEmbed): HTMLElement | undefined {
  if (!embed.title) return undefined;
  const words = markup('span', 'markdown', lineHtml(embed.title, stage.names));
  if (!embed.url || !safeAddress(embed.url)) return make('div', { class: 'embed-title' }, words);
  const link = make('a', { href: embed.url, target: '_blank', rel: 'noopener noreferrer' }, words);
  return make('div', { class: 'embed-title' }, link);
}

function fields(stage: Stage, embed: APIEmbed): HTMLElement | undefined {
  if (!embed.fields?.length) return undefined;
  const grid = make('dl', { class: 'embed-fields' });
  for (const field of embed.fields) {
    grid.append(
      make(
        'div',
        { class: field.inline ? 'embed-field inline' : 'embed-field' },
        elementOf('dt', lineHtml(field.name, stage.names)),
        elementOf('dd', markdownHtml(field.value, stage.names)),
      ),
    );
  }
  return grid;
}

function elementOf(tag: 'dt' | 'dd', html: string): HTMLElement {
  const element = make(tag, { class: 'markdown' });
  element.innerHTML = html;
  return element;
}

function footer(embed: APIEmbed, attachments: readonly APIAttachment[]): HTMLElement | undefined {
  const moment = embed.timestamp === undefined ? undefined : new Date(embed.timestamp);
  const when = moment && say('embed-moment', { day: dayWords(moment), time: clockWords(moment) });
  const words = [embed.footer?.text, when].filter((each) => each !== undefined && each !== '').join(' • ');
  return words === ''
    ? undefined
    : make('footer', { class: 'embed-footer' }, smallImage(embed.footer?.icon_url, attachments), words);
}
