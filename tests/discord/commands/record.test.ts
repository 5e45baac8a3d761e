import { afterEach, beforeEach, expect, it } from 'vitest';
import { CATALOGUE } from '../../box.ts';

import { TestChannel, told } from '../testchannel.ts';

let channel: TestChannel;

beforeEach(async () => {
  channel = await TestChannel.open(CATALOGUE);
});

afterEach(() => channel.close());

it('is for oneself, and for others once they may see it', async () => {
  const { mara, jonas } = channel;
  expect(await told(await mara.command('me record'))).toMatch(/^No finished game of Mara’s .*\n-# Only you/);
  const { store } = channel.room;
  const foe = { ref: 'ancientOne', id: 'azathoth' };
  const player = { sheet: { ref: 'sheet', id: 'joe-diamond' }, dice: 9, promised: 3, successes: 3, lost: 1 };
  const past = { edition: 'second', foe, turns: 9, result: 'won', how: { key: 'past-won-closing', args: { foe } } };
  for (const game of ['one', 'two']) {
    const more = { result: game === 'one' ? 'won' : 'lost', seals: 2, players: [{ ...player, answered: 720_000 }] };
    store.records.keepPlayed({ person: mara.id, game, at: 1, body: JSON.stringify({ ...past, ...more, game }) });
  }
  expect(await told(await mara.command('me record'))).toBe(
    [
      '**Mara** · 2 finished games: 1 won, 1 lost.',
      '**Second edition:** 2 games, 1 won · 1 ending seen',
      'Ancient Ones: Azathoth (won 1 of 2)',
      'Investigators: Joe (×2)',
      'Seals at the end: 4 · investigators devoured: 2',
      'Usual time to an answer: 12 minutes.',
      '-# Only you can ask for this. `/settings record` changes that.',
    ].join('\n'),
  );
  const asked = { player: mara.id };
  expect(await told(await jonas.command('me record', asked))).toMatch(/^Only they can see their record/);
  expect(await told(await mara.command('settings record', { to: 'others' }))).toContain('Others can see your record');
  const shown = await (await jonas.command('me record', { ...asked, show: 'yes' })).answer();
  expect(shown.content).toMatch(/^\*\*Mara\*\*/);
  expect(shown.content).not.toContain('/settings');
  expect(shown.local.onlyFor).toBeNull();
  expect(await told(await mara.command('settings record', { to: 'me' }))).toContain('Only you see your record');
  expect(await told(await jonas.command('me record', asked))).toMatch(/^Only they can see their record/);
});
