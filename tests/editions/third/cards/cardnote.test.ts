import { describe, expect, it } from 'vitest';
import { discardFromDisplay } from '../../../../src/editions/third/cards/display.ts';
import { gainItem } from '../../../../src/editions/third/cards/gain.ts';
import { buy } from '../../../../src/editions/third/cards/shop.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { thirdWords } from '../../../third.ts';
import { aGame, drive } from '../table.ts';

const game = () =>
  aGame({ investigators: [{ sheet: 'wendyAdams', money: 20 }], display: ['liquidCourage', 'dynamite', 'knife'] });

function noteOf(table: ReturnType<typeof game>, decision: Decision | undefined, id: string): string {
  const note = decision?.options.find((option) => option.id.startsWith(id))?.note;
  return note ? thirdWords('en', table.state).text(note) : '';
}

describe('cards to choose or buy are shown with their rules text', () => {
  it('3E-451.1 what is for sale', () => {
    const table = game();
    const offer = { deck: 'display', max: null, price: 'list' } as const;
    const [decision] = drive(table, buy(table, 0, offer)).decisions;
    expect(noteOf(table, decision, 'liquidCourage')).toBe('It can take 2 horror.');
    expect(noteOf(table, decision, 'dynamite')).toMatch(/\w.{20,}\.$/s);
  });

  it('3E-418.3 what may be discarded from the display, with its value first', () => {
    const table = game();
    const [decision] = drive(table, discardFromDisplay(table, 0)).decisions;
    expect(noteOf(table, decision, 'liquidCourage')).toBe('Value 1. It can take 2 horror.');
    expect(noteOf(table, decision, 'dynamite')).toMatch(/^Value \d\. \w.{20,}\.$/s);
  });

  it('3E-440.6-2 what may be gained, with its value first', () => {
    const table = game();
    const [decision] = drive(table, gainItem(table, 0, {})).decisions;
    expect(noteOf(table, decision, 'liquidCourage')).toBe('Value 1. It can take 2 horror.');
  });
});
