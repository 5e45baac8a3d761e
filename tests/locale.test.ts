import { describe, expect, it } from 'vitest';
import { hostLocale, spokenIn } from '../src/locale.ts';

describe('the language of whoever runs a program', () => {
  it.each([
    [{ LANG: 'cs_CZ.UTF-8' }, 'cs'],
    [{ LANG: 'cs' }, 'cs'],
    [{ LANG: 'cs_CZ@euro' }, 'cs'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'cs_CZ.UTF-8' }, 'cs'],
    [{ LANG: 'cs_CZ.UTF-8', LC_MESSAGES: 'cs_CZ.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'cs_CZ.UTF-8', LC_MESSAGES: '', LC_ALL: '' }, 'cs'],
    [{ LANG: 'sv_SE.UTF-8' }, 'en'],
    [{ LANG: '../cs' }, 'en'],
    [{}, 'en'],
  ])('in %j is %s', (environment, locale) => {
    expect(hostLocale(environment)).toBe(locale);
  });
});

it('a tag names a language in whatever region, or none of ours', () => {
  expect(['cs', 'cs-CZ', 'CS-cz', 'csb', 'sv-SE', '*', ''].map(spokenIn)).toEqual([
    'cs',
    'cs',
    'cs',
    null,
    null,
    null,
    null,
  ]);
});
