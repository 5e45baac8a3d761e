import type { PictureSpec } from '../../../render/view.ts';
import type { Telling } from '../../edition/edition.ts';
import type { State } from '../state/state.ts';

/** A picture in the colors that the table has chosen. */
export function inTheme(spec: PictureSpec, { options: { theme } }: State): PictureSpec {
  // Every picture carries its colors in its view; the pairs of kind and view stay as they are.
  return { ...spec, view: { ...spec.view, theme } } as PictureSpec;
}

/** A telling with its pictures in those colors. */
export function themed(telling: Telling, state: State): Telling {
  return { ...telling, pictures: telling.pictures.map((picture) => inTheme(picture, state)) };
}
