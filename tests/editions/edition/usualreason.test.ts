import { describe, expect, it } from 'vitest';
import { usualReason } from '../../../src/editions/edition/usualreason.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { said } from '../../table/toyedition.ts';

const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: said(id), ...more });
const price: Option['price'] = [{ what: 'clue', amount: 1 }];

describe('why the usual answer is a good one', () => {
  it('it has the best odds of all', () => {
    const options = [option('roll', { odds: 0.7 }), option('other', { odds: 0.5 })];
    expect(usualReason({ options }, ['roll'])).toBe('mostLikely');
    expect(usualReason({ options }, ['other'])).toBe('usual');
  });

  it('it costs nothing, where every other does', () => {
    const options = [option('plain'), option('dear', { price })];
    expect(usualReason({ options }, ['plain'])).toBe('costless');
    expect(usualReason({ options }, ['dear'])).toBe('usual');
  });

  it('it leaves what is not worth it', () => {
    expect(usualReason({ options: [option('yes'), option('no')] }, ['no'])).toBe('declined');
    expect(usualReason({ options: [option('one')] }, [])).toBe('declined');
  });

  it('there is no other', () => {
    expect(usualReason({ options: [option('one'), option('two')] }, ['one', 'two'])).toBe('only');
  });
});
