import type { Command } from '../../src/discord/commands/command.ts';
import { granted } from '../../src/discord/message/refusal.ts';

/** Plays the game again from its seed and compares: every roll must come out the same. */
export const command: Command = {
  shape: { id: 'verify' },
  async run(call) {
    const view = call.game();
    const { aside, reading } = call.services.table;
    const { seal, seed, entries, dice, same } = granted(await aside.run(() => reading.verifying(view.id)));
    const { words } = call;
    if (!same) call.services.log.error('verify.different', { game: view.id, entries, dice });
    await call.say({
      lines: [
        words.say(same ? 'verify-same' : 'verify-different', { entries, dice }),
        words.say('verify-seal', { seal }),
        seed ? words.say('verify-seed', { seed }) : words.say('verify-sealed'),
        words.say('verify-how'),
      ],
    });
  },
};
