import { describe, expect, it } from 'vitest';
import { printedName } from '../../../../../src/editions/second/language/text/names.ts';
import { ref } from '../../../../../src/engine/phrase.ts';
import { content } from '../../../../second.ts';

describe('printed names', () => {
  it('name things and their copies', () => {
    expect(printedName(content, ref('card', 'food#2'))).toBe('Food');
    expect(printedName(content, ref('monster', 'mi-go#1'))).toBe('Mi-Go');
    expect(printedName(content, ref('gate', 'rlyeh#2'))).toBe("R'lyeh");
    expect(printedName(content, ref('world', 'abyss'))).toBe('The Abyss');
    expect(printedName(content, ref('place', 'woods'))).toBe('Woods');
    expect(printedName(content, ref('place', 'sky'))).toBe('The Sky');
    expect(printedName(content, ref('mythos', 'mythos-blue-flu'))).toBe('Blue Flu!');
    expect(printedName(content, ref('investigator', 'ashcan-pete'))).toBe('"Ashcan" Pete');
    expect(printedName(content, ref('ancient-one', 'yig'))).toBe('Yig');
    expect(printedName(content, ref('power', 'yig'))).toBe("Yig's Anger");
    expect(printedName(content, ref('ability', 'scrounge-look'))).toBe('Scrounge');
    expect(printedName(content, ref('ability', 'medical-care'))).toBe('Medical Care');
    expect(printedName(content, ref('neighborhood', 'uptown'))).toBe('Uptown');
  });

  it('leave alone what is none of this edition', () => {
    expect(printedName(content, ref('card', 'snark'))).toBeNull();
    expect(printedName(content, ref('seat', '1'))).toBeNull();
  });
});
