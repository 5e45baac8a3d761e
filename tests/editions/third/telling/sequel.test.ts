import { describe, expect, it } from 'vitest';
import { thirdWords } from '../../../../src/editions/third/shown/namer.ts';
import type { Cause, ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { tell } from '../../../../src/editions/third/telling/telling.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: ['wendyAdams', 'rexMurphy'] });
const words = thirdWords('en', state);
const told = (...events: ThirdEvent[]): string[] => tell(events, state, words).lines;

const pact: Cause = { ref: 'card', id: 'darkPact#1' };
const outbreak: Cause = { ref: 'archive', id: '1' };
const off = (space: string): ThirdEvent => ({ type: 'DoomRemoved', space, amount: 3, doom: 1, by: outbreak });
const on = (space: string, doom: number): ThirdEvent => ({ type: 'DoomPlaced', space, amount: 1, doom, by: outbreak });

describe('what comes of something at once', () => {
  it('is told in one sentence with what was used', () => {
    expect(
      told({ type: 'CardUsed', seat: 0, card: 'knife#1' }, { type: 'Gained', seat: 0, what: 'money', amount: 1 }),
    ).toEqual(['Wendy uses the Knife: gains **$1**.']);
    expect(
      told(
        { type: 'CardUsed', seat: 0, card: 'blessed#1' },
        { type: 'CardDiscarded', seat: 0, card: 'blessed#1', to: 'supply' },
      ),
    ).toEqual(['Wendy spends the blessing.']);
  });

  it('is told with the reckoning that it comes from', () => {
    expect(told({ type: 'Reckoning', by: pact }, { type: 'DiceRolled', seat: 0, purpose: pact, dice: [2] })).toEqual([
      'Dark Pact: Wendy rolls 2.',
    ]);
    expect(
      told(
        { type: 'Reckoning', by: { ref: 'scenario', id: state.scenario } },
        { type: 'SheetDoom', by: 1, doom: 2 },
      )[0],
    ).toMatch(/: doom on the sheet \*\*2\*\*\.$/);
    expect(told({ type: 'Reckoning', by: pact })).toEqual(['Dark Pact stirs.']);
  });

  it('of a card that recovers does not name it twice', () => {
    const recovered = { type: 'Recovered', seat: 0, card: 'darkPact#1' } as const;
    expect(
      told(
        { type: 'Reckoning', by: pact },
        { ...recovered, health: 1, sanity: 0 },
        { ...recovered, health: 0, sanity: 1 },
      ),
    ).toEqual(['Dark Pact: Wendy restores **1 health and 1 sanity** on it.']);
  });

  it('of a monster that appears is whom it engages', () => {
    const monster = 'fleshEater#1';
    const [line] = told(
      { type: 'MonsterSpawned', monster, at: 'graveyard', status: 'ready' },
      { type: 'MonsterEngaged', monster, seat: 0 },
    );
    expect(line).toBe('**Flesh-Eater** appears in the Graveyard and engages Wendy.');
  });

  it('of a purchase is what it costs', () => {
    const on: Cause = { ref: 'card', id: 'knife#1' };
    expect(
      told(
        { type: 'Spent', seat: 0, what: 'money', amount: 2, on },
        { type: 'CardGained', seat: 0, card: 'knife#1', from: 'bought' },
      ),
    ).toEqual(['Wendy buys **a Knife** for $2.']);
  });

  it('3E-415.1a of outbreaks, one after the other, is where doom lies in the end, and how much has come to the sheet', () => {
    const sheet = (doom: number): ThirdEvent => ({ type: 'SheetDoom', by: 1, doom, cause: outbreak });
    const { lines } = tell(
      [
        { type: 'Outbreak', space: 'graveyard' },
        ...[off('graveyard'), on('generalStore', 4), on('blackCave', 1), sheet(2)],
        { type: 'Outbreak', space: 'generalStore' },
        ...[off('generalStore'), on('graveyard', 2), on('blackCave', 2), sheet(3)],
      ],
      state,
      words,
    );
    expect(lines).toEqual([
      '## Outbreak in the Graveyard and at the General Store',
      'Doom spills over: Graveyard **2**, General Store **1**, and Black Cave **2**; on the sheet **3** (+2).',
    ]);
  });

  it('of cards hidden with a marker each is one line', () => {
    const decks = ['uptown', 'easttown'];
    expect(
      told(
        ...decks.map((deck): ThirdEvent => ({ type: 'ArchiveShuffledIn', card: 13, deck })),
        ...decks.map((at): ThirdEvent => ({ type: 'MarkerPlaced', at, color: 'blue', faceUp: false })),
      ),
    ).toHaveLength(1);
  });

  it('of an archive card without a name is told by itself: that it goes back needs no words', () => {
    expect(told({ type: 'CodexReturned', card: 13 })).toEqual([]);
  });
});
