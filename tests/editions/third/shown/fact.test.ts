import { describe, expect, it } from 'vitest';
import { assetFacts, monsterFacts } from '../../../../src/editions/third/shown/fact.ts';
import { Words } from '../../../../src/words/words.ts';
import { CONTENT, third } from '../../../third.ts';

const words = new Words('en').with(third.namer(null));
const { assets, monsters } = CONTENT;

describe('the traits of a card', () => {
  it('are named one after the other, as they are printed', () => {
    for (const { id, traits } of monsters.values())
      expect(monsterFacts(CONTENT, id, words)).toContainEqual({ label: 'Traits', value: traits.join(', ') });
    for (const { id, traits } of assets.values()) {
      const [named] = assetFacts(CONTENT, id, words).filter(({ label }) => label === 'Traits');
      expect(named?.value ?? '').toBe(traits.join(', '));
    }
  });

  it('are named in the language of whoever reads them', () => {
    const [ghoul] = [...monsters.values()].filter(({ traits }) => traits.includes('ghoul'));
    const czech = new Words('cs').with(third.namer(null));
    const said = monsterFacts(CONTENT, ghoul?.id ?? '', czech).map(({ value }) => value);
    expect(said).toContain(czech.row((ghoul?.traits ?? []).map((trait) => czech.say(`third-trait-${trait}`))));
  });
});
