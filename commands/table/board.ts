import type { Command } from '../../src/discord/commands/command.ts';
import { lookupSource } from '../../src/discord/lobby/editionoption.ts';
import { boardAnswer, closeUpAnswer } from '../../src/discord/look/look.ts';

/** The board as it stands, or a part of it from near, as a picture or in words. */
export const command: Command = {
  shape: {
    id: 'board',
    options: [
      { id: 'place', type: 'text', suggests: true },
      { id: 'text', type: 'flag' },
      { id: 'show', type: 'flag' },
    ],
  },
  suggest(typing) {
    const { edition, state, words } = lookupSource(typing);
    return typing.matching((state ? edition.closeUps(state, words) : []).map(({ name }) => ({ name, value: name })));
  },
  async run(call) {
    const { services } = call;
    const place = call.text('place');
    const asText = call.flag('text');
    await call.say(
      await (place ? closeUpAnswer(services, call.game(), place, asText) : boardAnswer(services, call.game(), asText)),
    );
  },
};
