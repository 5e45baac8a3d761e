import { expect, it } from 'vitest';
import { report } from '../../../src/lab/words/check.ts';
import { lineOf } from '../../../src/lab/words/finding.ts';
import { LOCALES } from '../../../src/locale.ts';

it.each(LOCALES)('nothing is missing, unused or unlike the first language (%s)', async (locale) => {
  const { findings, equal } = await report(locale);
  expect(findings.map(lineOf)).toEqual([]);
  expect(equal.of).toBeGreaterThan(2000);
});
