import { afterEach, beforeEach, expect, it } from 'vitest';
import { textOf } from '../../../src/local/messages/seen.ts';
import { controlsOf } from '../../../src/local/robot.ts';
import type { WireMessage } from '../../../src/local/wire.ts';
import { CATALOGUE } from '../../box.ts';
import { TestChannel, told } from '../testchannel.ts';

const GOT_IT = 'I’ve Got It';
let channel: TestChannel;

beforeEach(async () => {
  channel = await TestChannel.open(CATALOGUE);
});

afterEach(() => channel.close());

/** The question that stands in the channel. */
async function question(): Promise<WireMessage> {
  await channel.calm();
  const found = channel.mara.messages().findLast((one) => controlsOf(one).some(({ label }) => /^(Why|\?)/.test(label)));
  if (!found) throw new Error('nothing is asked');
  return found;
}

const labels = (message: WireMessage) => controlsOf(message).map(({ label }) => label);

it.each(['second', 'third'])(
  'a guided case of the %s edition says its comments beside questions, until one has got it',
  async (guide) => {
    const { mara, jonas } = channel;
    expect(await told(await mara.command('game new', { guide }))).toContain('guided case begins');
    const first = await question();
    expect(textOf(first)).toMatch(/\n> \*\*Guide:\*\* You’re /);
    expect(labels(first)).toContain(GOT_IT);
    expect(mara.messages().some((one) => labels(one).includes('Join'))).toBe(false);
    // Somebody else can't end it.
    const button = controlsOf(first).find(({ label }) => label === GOT_IT)!;
    expect(await told(await jonas.press(first, button.customId))).toMatch(/no seat in this game/);
    expect(textOf(await question())).toContain('**Guide:**');
    await (await mara.press(first, button.customId)).acknowledged();
    const plain = await question();
    expect(textOf(plain)).not.toContain('Guide:');
    expect(labels(plain)).not.toContain(GOT_IT);
    expect(mara.messages().map(textOf).join('\n')).toContain('a game like any other');
  },
);

it('begins in a thread of its own where that is wanted, and not where a game runs', async () => {
  const { mara, jonas } = channel;
  expect(await told(await mara.command('game new', { guide: 'second', thread: 'yes' }))).toMatch(/begins in <#\d+>/);
  await channel.calm();
  expect(await told(await mara.command('game new', { guide: 'third' }))).toContain('guided case begins');
  expect(await told(await jonas.command('game new', { guide: 'second' }))).not.toContain('guided case begins');
});
