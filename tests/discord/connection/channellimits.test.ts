import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChannelLimits } from '../../../src/discord/connection/channellimits.ts';

let limits: ChannelLimits;

beforeEach(() => {
  vi.useFakeTimers();
  limits = new ChannelLimits();
});

afterEach(() => {
  vi.useRealTimers();
});

const answered = (left: number, seconds: number): Headers =>
  new Headers({ 'X-RateLimit-Remaining': String(left), 'X-RateLimit-Reset-After': String(seconds) });

it('knows how much of each kind a channel takes, until it takes as much as ever', () => {
  limits.hear('POST', '/channels/7/messages', answered(2, 3));
  limits.hear('PATCH', '/channels/7/messages/9', answered(0, 1));
  expect(limits.spare('send', '7')).toEqual({ left: 2, again: 3000 });
  expect(limits.spare('edit', '7')).toEqual({ left: 0, again: 1000 });
  vi.advanceTimersByTime(1000);
  expect(limits.spare('edit', '7').left).toBe(Number.POSITIVE_INFINITY);
  expect(limits.spare('send', '7')).toEqual({ left: 2, again: 2000 });
});

it('is not asked for what Discord has said nothing of', () => {
  limits.hear('POST', '/channels/7/messages', new Headers());
  limits.hear('POST', '/interactions/1/token/callback', answered(0, 9));
  limits.hear('PUT', '/channels/7/messages/pins/9', answered(0, 9));
  for (const what of ['send', 'edit', 'remove'] as const)
    expect(limits.spare(what, '7')).toEqual({ left: Number.POSITIVE_INFINITY, again: 0 });
});
