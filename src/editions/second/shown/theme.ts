import type { PictureSpec } from '../../../render/view.ts';
import type { Telling } from '../../edition/edition.ts';
import type { State } from '../state/state.ts';

/** A picture in the colors that the table has chosen. */
export function inTheme(spec: PictureSpec, { options: { theme } }: State): PictureSpec {
  switch (spec.kind) {
    case 'board':
      return { ...spec, view: { ...spec.view, theme } };
    case 'map':
      return { ...spec, view: { ...spec.view, theme } };
    case 'sheet':
      return { ...spec, view: { ...spec.view, theme } };
    case 'dossier':
      return { ...spec, view: { ...spec.view, theme } };
    case 'dice':
      return { ...spec, view: { ...spec.view, theme } };
    case 'card':
      return { ...spec, view: { ...spec.view, theme } };
    case 'newspaper':
      return { ...spec, view: { ...spec.view, theme } };
    default:
      return spec satisfies never;
  }
}

/** A telling with its pictures in those colors. */
export function themed(telling: Telling, state: State): Telling {
  return { ...telling, pictures: telling.pictures.map((picture) => inTheme(picture, state)) };
}
