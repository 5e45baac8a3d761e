import type { APIAttachment } from 'discord-api-types/v10';
import { icon, make } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import type { Stage } from '../state/stage.ts';

/** How large an image may be shown, in pixels. */
export interface Bounds {
  readonly widest: number;
  readonly highest: number;
}

/** Discord shows one image no larger than this in the channel. */
export const ALONE: Bounds = { widest: 550, highest: 350 };

interface ImageSource {
  readonly url: string;
  readonly width: number | null | undefined;
  readonly height: number | null | undefined;
  readonly words: string;
}

/** An image that is enlarged by a tap. Its place is kept free while it loads. */
export function picture(stage: Stage, image: ImageSource, { widest, highest } = ALONE): HTMLElement {
  const drawn = make('img', { src: image.url, alt: image.words, decoding: 'async', draggable: 'false' });
  if (image.width && image.height) {
    const scale = Math.min(1, widest / image.width, highest / image.height);
    drawn.width = Math.round(image.width * scale);
    drawn.height = Math.round(image.height * scale);
    drawn.style.aspectRatio = `${image.width} / ${image.height}`;
  } else {
    drawn.style.maxWidth = `min(100%, ${widest}px)`;
    drawn.style.maxHeight = `${highest}px`;
  }
  const open = make('button', {
    type: 'button',
    class: 'picture-open',
    'aria-label': say('picture-enlarge'),
    onclick: () => stage.enlarge({ url: image.url, words: image.words }),
  });
  return make('div', { class: 'picture', 'data-testid': 'picture' }, drawn, open);
}

/** Whether the page can show it as a picture. */
function isImage(attachment: APIAttachment): boolean {
  return attachment.content_type?.startsWith('image/') ?? /\.(png|jpe?g|gif|webp|svg)$/i.test(attachment.filename);
}

/** An image, or a file with its name and size. */
export function attached(stage: Stage, attachment: APIAttachment): HTMLElement {
  if (isImage(attachment)) {
    const { url, width, height, description } = attachment;
    const image = picture(stage, { url, width, height, words: description ?? '' });
    return attachment.filename.startsWith('SPOILER_') ? veiled(image) : image;
  }
  return fileLink(attachment.url, attachment.filename, attachment.size);
}

/** A link to a file, with its name and size in bytes. */
export function fileLink(url: string, name: string, bytes: number | undefined): HTMLElement {
  return make(
    'a',
    { class: 'file', href: url, download: name, 'data-testid': 'file' },
    icon('down'),
    make('span', { class: 'file-name' }, name),
    bytes === undefined ? null : make('span', { class: 'file-size' }, sizeWords(bytes)),
  );
}

function sizeWords(bytes: number): string {
  if (bytes < 1000) return say('size-bytes', { size: bytes });
  if (bytes < 1_000_000) return say('size-kilobytes', { size: Math.round(bytes / 100) / 10 });
  return say('size-megabytes', { size: Math.round(bytes / 100_000) / 10 });
}

/** Covers something until it is tapped. */
export function veiled(content: HTMLElement): HTMLElement {
  const veil = make('button', { type: 'button', class: 'veil' }, say('spoiler-veil'));
  const holder = make('div', { class: 'veiled' }, content, veil);
  veil.addEventListener('click', () => veil.remove());
  return holder;
}
