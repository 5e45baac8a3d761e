import { drawPage } from '../../src/render/draw.ts';
import type { Page } from '../../src/render/drawing/page.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { gallery } from './gallery.ts';

/** What stands on a picture, without its pixels. */
type Drawn = Pick<Page, 'marks' | 'width'>;

let specs: Readonly<Record<string, PictureSpec>> | undefined;
const drawn = new Map<string, Drawn>();

/** The names of all pictures of the gallery that a pattern fits. */
export function picturesLike(pattern: RegExp): string[] {
  specs ??= gallery();
  return Object.keys(specs).filter((name) => pattern.test(name));
}

/** What a picture of the gallery is drawn from. */
export function specOf(name: string): PictureSpec {
  specs ??= gallery();
  const spec = specs[name];
  if (!spec) throw new Error(`no ${name}`);
  return spec;
}

/** What stands on a picture of the gallery: it is drawn once for all who only read it. Icons must have been loaded. */
export function drawnOnce(name: string): Drawn {
  const { marks, width } = drawn.get(name) ?? drawPage(specOf(name));
  drawn.set(name, { marks, width });
  return { marks, width };
}
