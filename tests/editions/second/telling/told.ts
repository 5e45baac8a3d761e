import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import type { Layout } from '../../../../src/story/arrange.ts';
import { Words } from '../../../../src/words/words.ts';
import { content, second } from '../../../second.ts';
import { said } from '../../../story/said.ts';

/** The second edition's words outside a game, somebody at the table among them. */
export const WORDS = new Words('en').with(({ ref }) => (ref === 'player' ? 'Mara' : null), namer(content, null));

/** What events read like, in the message of that name; by themselves without one. */
export function told(state: State, events: readonly SecondEvent[], frame?: string): string[] {
  const layout: Layout | undefined = frame === undefined ? undefined : second.layout?.(frame, state);
  return said(tell(events, gameOf(content, state)), WORDS, layout);
}
