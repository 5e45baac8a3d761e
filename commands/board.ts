import type { Command } from '../src/discord/command.ts';
import { boardAnswer } from '../src/discord/present.ts';

/** The board as it stands, as a picture or in words. */
export const command: Command = {
  shape: {
    id: 'board',
    options: [
      { id: 'text', type: 'flag' },
      { id: 'show', type: 'flag' },
    ],
  },
  async run(call) {
    await call.say(await boardAnswer(call.house, call.game(), call.flag('text')));
  },
};
