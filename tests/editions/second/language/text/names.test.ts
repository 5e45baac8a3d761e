import { describe, expect, it } from 'vitest';
import { printedName } from '../../../../../src/editions/second/language/text/names.ts';
import { ref } from '../../../../../src/engine/phrase.ts';

describe('printed names', () => {
  it('name things and their copies', () => {
    expect(printedName(ref('card', 'food#2'))).toBe('Food');
    expect(printedName(ref('monster', 'mi-go#1'))).toBe('Mi-Go');
    expect(printedName(ref('gate', 'rlyeh#2'))).toBe("R'lyeh");
    expect(printedName(ref('world', 'abyss'))).toBe('The Abyss');
    expect(printedName(ref('place', 'woods'))).toBe('Woods');
    expect(printedName(ref('place', 'sky'))).toBe('The Sky');
    expect(printedName(ref('mythos', 'mythos-blue-flu'))).toBe('Blue Flu!');
    expect(printedName(ref('investigator', 'ashcan-pete'))).toBe('"Ashcan" Pete');
    expect(printedName(ref('ancient-one', 'yig'))).toBe('Yig');
    expect(printedName(ref('power', 'yig'))).toBe("Yig's Anger");
    expect(printedName(ref('ability', 'scrounge-look'))).toBe('Scrounge');
    expect(printedName(ref('ability', 'medical-care'))).toBe('Medical Care');
    expect(printedName(ref('neighborhood', 'uptown'))).toBe('Uptown');
  });

  it('leave alone what is none of this edition', () => {
    expect(printedName(ref('card', 'snark'))).toBeNull();
    expect(printedName(ref('seat', '1'))).toBeNull();
  });
});
