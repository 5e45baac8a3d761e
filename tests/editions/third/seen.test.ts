import { expect, it } from 'vitest';
import { seen } from '../../../src/editions/third/seen.ts';
import { aGame } from './table.ts';

const ofEasttown = (state: ReturnType<typeof seen>) =>
  (state.decks.neighbourhood.easttown ?? []).filter((card) => card.includes('Event'));

it('3E-445.3-2: which event lies in a neighbourhood’s deck nobody sees, only that one does', () => {
  const [one, other] = ['approachOfAzathothEvent4', 'approachOfAzathothEvent7'].map((lying) => {
    const { state } = aGame({ scenario: 'approachOfAzathoth', investigators: [{ sheet: 'dexterDrake' }] });
    state.decks.event = state.decks.event.filter((card) => card !== lying);
    state.decks.neighbourhood.easttown?.unshift(lying);
    return seen(state);
  });
  if (!one || !other) throw new Error('two games');
  expect(ofEasttown(one)).toHaveLength(1);
  expect(ofEasttown(other)).toEqual(ofEasttown(one));
  expect(other.decks.event).toEqual(one.decks.event);
  expect([...one.decks.event, ...ofEasttown(one)].sort()).toHaveLength(24);
});

it('3E-445.3-2: an event that lies face up among the discards is known', () => {
  const { state } = aGame({ scenario: 'approachOfAzathoth', investigators: [{ sheet: 'dexterDrake' }] });
  state.decks.event = state.decks.event.filter((card) => card !== 'approachOfAzathothEvent4');
  state.decks.eventDiscard.push('approachOfAzathothEvent4');
  const now = seen(state);
  expect(now.decks.eventDiscard).toEqual(['approachOfAzathothEvent4']);
  expect(now.decks.event).not.toContain('approachOfAzathothEvent4');
});
