import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../../src/editions/second/content/effect.ts';
import { speech } from '../../../../../src/editions/second/language/table.ts';
import { bought } from '../../../../../src/editions/second/language/text/ability.ts';
import { namer } from '../../../../../src/editions/second/shown/namer.ts';
import { Words } from '../../../../../src/words/words.ts';
import { content } from '../../../../second.ts';

const words = new Words('en').with(namer(content, null));
const said = (effects: Effect[]) =>
  words.text(bought(content, speech(content).joined([{ spend: { money: 1 } }], 'imperative'), effects));

describe('what is bought', () => {
  it('2E-101 stands after "to", but a condition stands by itself', () => {
    const gain: Effect = { gain: { clue: 1 } };
    expect(said([gain])).toMatch(/ to gain 1 clue$/);
    const conditional: Effect = { if: { status: 'cursed' }, then: [gain] };
    expect(said([conditional])).toMatch(/, then if .*, gain 1 clue$/);
    expect(said([conditional])).not.toContain(' to if ');
  });

  it('2E-101 nor does one stand after "to" where nobody must', () => {
    const may: Effect = {
      may: { cost: [{ spend: { money: 1 } }], do: [{ if: { status: 'cursed' }, then: [{ gain: { clue: 1 } }] }] },
    };
    expect(words.text(speech(content).clauses([may], 'imperative'))).toMatch(/^you may .*; if you do, then if /);
  });
});
