import type { EngineEvent, EngineState } from '../../engine/game.ts';
import type { Theme } from '../../render/theme.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { TableEdition } from '../edition/edition.ts';

type Pictured<S extends EngineState, E extends EngineEvent> = Pick<
  TableEdition<S, E>,
  'picture' | 'questionPicture' | 'lookup'
>;

/** What shows pictures, shown in the colors that the table has chosen. */
export function inTheme<S extends EngineState & { options: { theme: Theme } }, E extends EngineEvent>(
  plain: Pictured<S, E>,
): Pictured<S, E> {
  return {
    picture(sight, words) {
      return colored(plain.picture(sight, words), sight.sight === 'card' ? sight.theme : sight.state.options.theme);
    },
    questionPicture(decision, state, words, suggested) {
      const picture = plain.questionPicture(decision, state, words, suggested);
      return picture && colored(picture, state.options.theme);
    },
    lookup(state, id, words) {
      const found = plain.lookup(state, id, words);
      return found?.picture && state ? { ...found, picture: colored(found.picture, state.options.theme) } : found;
    },
  };
}

function colored(spec: PictureSpec, theme: Theme): PictureSpec {
  // Every picture carries its colors in its view; the pairs of kind and view stay as they are.
  return { ...spec, view: { ...spec.view, theme } } as PictureSpec;
}
