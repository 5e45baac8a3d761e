import type { Command } from '../src/discord/command.ts';
import { daytimeText, readDaytime } from '../src/discord/daytime.ts';
import { granted, kindly } from '../src/discord/kindly.ts';

/** "Yesterday in Arkham", once a day at an hour one chooses. */
export const command: Command = {
  shape: { id: 'digest', options: [{ id: 'at', type: 'text' }] },
  async run(call) {
    const { table } = call.house;
    const { id } = call.person;
    const text = call.text('at');
    const minute = text === null ? null : readDaytime(text);
    if (text !== null && minute === null) throw kindly('refused-no-such-time', { time: text });
    granted(table.digests.set(id, minute));
    const { zone } = table.wishes.of(id);
    await call.say(
      minute === null
        ? call.words.say('digest-off')
        : call.words.say('digest-set', { time: daytimeText(minute), zone }),
    );
  },
};
