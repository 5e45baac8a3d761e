import { expect, it } from 'vitest';
import { pick } from '../../../src/discord/commands/suggestion.ts';

it('takes what is typed by value or name, without regard to capitals and accents', () => {
  const choices = [{ name: 'Feast of Umôrdhoth', value: 'feastOfUmordhoth' }];
  for (const typed of ['Feast of Umôrdhoth', 'feast of umordhoth', 'Feast of Umo\u0302rdhoth', ' feastofumordhoth '])
    expect(pick(choices, typed)).toBe('feastOfUmordhoth');
  expect(pick(choices, 'Feast')).toBeNull();
});
