import { describe, expect, it } from 'vitest';
import { pictureSize } from '../../../src/local/messages/attachment.ts';
import { mentionsIn } from '../../../src/local/messages/mention.ts';
import { Form } from '../../../src/local/protocol/form.ts';
import { madeAt, Snowflakes } from '../../../src/local/protocol/snowflake.ts';
import { Spec } from '../../../src/local/protocol/spec.ts';
import { ManualClock } from '../manual-clock.ts';

describe('the spec', () => {
  it('finds fault with a wrong answer', async () => {
    const spec = await Spec.load();
    expect(spec.faults('GatewayResponseSchema', { url: 'ws://127.0.0.1/' })).toEqual([]);
    expect(spec.faults('UserResponseSchema', { id: 'x' })).toContain(
      'UserResponseSchema username: This field is required',
    );
  });
});

describe('the published schema', () => {
  it('wants rights as numbers, which libraries send as text', async () => {
    const spec = await Spec.load();
    const refuses = (allow: number | string): boolean => {
      const body = { name: 'x', permission_overwrites: [{ id: '1', type: 0, allow }] };
      const form = new Form();
      spec.into(form, 'CreateGuildChannelRequestSchema', body);
      return form.faults.length > 0;
    };
    expect([refuses(2048), refuses('2048')]).toEqual([false, true]);
  });
});

describe('snowflakes', () => {
  it('carry their time and only ever grow', () => {
    const clock = new ManualClock();
    const ids = new Snowflakes(clock);
    const made = Array.from({ length: 5000 }, () => BigInt(ids.next()));
    expect(madeAt(String(made[0]))).toBe(clock.now());
    expect(made.every((id, at) => at === 0 || id > (made[at - 1] ?? 0n))).toBe(true);
  });
});

describe('mentions', () => {
  it('are read outside code, and only those allowed', () => {
    const text = '<@1> <@!2> `<@3>` ```\n<@4>\n``` <@&5> @everyone';
    expect(mentionsIn(text, undefined)).toEqual({ users: ['1', '2'], roles: ['5'], everyone: true });
    expect(mentionsIn(text, { parse: [] })).toEqual({ users: [], roles: [], everyone: false });
    expect(mentionsIn(text, { users: ['2'] })).toEqual({ users: ['2'], roles: [], everyone: false });
    expect(mentionsIn(text, { parse: ['roles', 'everyone'] })).toEqual({ users: [], roles: ['5'], everyone: true });
  });
});

describe('pictures', () => {
  it('tell their size', () => {
    const gif = Buffer.from('GIF89a\x05\x00\x07\x00', 'latin1');
    expect(pictureSize(gif)).toEqual({ width: 5, height: 7 });
    const jpeg = Buffer.from('ffd8ffe000040000ffc0000b0800070005010111', 'hex');
    expect(pictureSize(jpeg)).toEqual({ width: 5, height: 7 });
    expect(pictureSize(Buffer.from('no picture'))).toBeUndefined();
  });
});
