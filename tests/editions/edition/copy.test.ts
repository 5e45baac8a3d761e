import { describe, expect, it } from 'vitest';
import {
  allCopies,
  type Copy,
  copiesOf,
  isCopy,
  type Kind,
  kindOf,
  type Place,
} from '../../../src/editions/edition/copy.ts';

describe('copies', () => {
  it('are numbered from 1, and know their kind', () => {
    expect(copiesOf({ id: 'ghoul', copies: 2 })).toEqual(['ghoul#1', 'ghoul#2']);
    expect(
      allCopies([
        { id: 'ghoul', copies: 1 },
        { id: 'food', copies: 1 },
      ]),
    ).toEqual(['ghoul#1', 'food#1']);
    expect(kindOf('ghoul#2')).toBe('ghoul');
    expect(['ghoul#2', 'hidden#0', 'ghoul', 'ghoul#', '#1'].map(isCopy)).toEqual([true, true, false, false, false]);
  });

  it('are no kinds, nor places, nor the other way round', () => {
    const copy: Copy = 'ghoul#1';
    const kind: Kind = 'ghoul';
    const place: Place = 'woods';
    const bare: string = kind;
    // @ts-expect-error a copy is not what is printed
    const printed: Kind = copy;
    // @ts-expect-error what is printed is no copy
    const piece: Copy = kind;
    // @ts-expect-error nor is any text
    const any: Copy = bare;
    // @ts-expect-error a place is not what is printed
    const thing: Kind = place;
    // @ts-expect-error a copy is no place
    const there: Place = copy;
    // @ts-expect-error they are never the same
    const same = () => copy === kind;
    // @ts-expect-error a kind has no kind
    const again = () => kindOf(kind);
    expect([printed, piece, any, thing, there, same, again]).toHaveLength(7);
  });
});
