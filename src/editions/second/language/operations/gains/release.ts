import { z } from 'zod';
import { moveTo } from '../../../board/move.ts';
import { investigator } from '../../../investigators/investigator.ts';
import type { Operation } from '../../operation.ts';
import { place, say } from '../../terms/noun.ts';
import { atOnce, order } from '../../terms/way.ts';

const schema = z.strictObject({ release: z.literal('jail-cell') });

/** `{ "release": "jail-cell" }`: free at once, on the Police Station, standing, and the lost turn is their own again. */
export type Release = z.output<typeof schema>;

export const release: Operation<Release> = {
  schema,
  run: atOnce((game, seat, { release: jail }, { source }) => {
    const one = investigator(game, seat);
    if (!one.arrested) return;
    one.arrested = false;
    one.delayed = false;
    one.lostTurn = null;
    const at = game.content.town.exitOf(jail);
    moveTo(game, seat, at, { how: 'freed', by: source });
    game.events.push({ type: 'StoodUp', seat, at });
  }),
  words: order((effect, form, { content }) =>
    say('release', { place: place(content, effect.release, 'object'), form }),
  ),
  worth: () => 0,
};
