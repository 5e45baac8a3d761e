import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../../../src/editions/edition/copy.ts';
import { lacking, takeAway } from '../../../../../src/editions/third/setup/before.ts';
import type { State } from '../../../../../src/editions/third/state/state.ts';
import { report } from '../../../../../src/editions/third/tools/scenario/report.ts';
import { Play } from '../../../../../src/engine/play.ts';
import { arrange, CONTENT, readScenario, thirdEdition } from '../../../../third.ts';
import { agreedBy } from '../../table.ts';

const POSITION = `
edition: third
name: a position
given:
  scenario: feastOfUmordhoth
  round: 3
  step: action.turn
  investigators:
    - { sheet: agnesBaker, at: graveyard, cards: [knife, darkPact, { card: abandonedLuggage, under: [dynamite] }] }
    - { sheet: tommyMuldoon, at: generalStore }
  clues: { uptown: 1 }
  markers: [{ color: red, faceUp: false, at: graveyard }, { color: blue, faceUp: false, at: generalStore }]
  monsters: [{ kind: fleshEater, at: graveyard, status: engaged, engagedWith: [0] }]
`;

/** The report of the position once something that lies face down has become another. */
function reportOf(change: (state: State) => void = () => undefined): string {
  const state = arrange(readScenario(POSITION));
  change(state);
  return report(CONTENT, new Play(thirdEdition, state));
}

describe('a report of the third edition', () => {
  const text = reportOf();

  it('is the same whatever the seed, and does not hold it', () => {
    const seed = '0123'.repeat(16);
    const other = reportOf((state) => {
      state.seed = seed;
    });
    expect(other).toBe(text);
    expect(other).not.toContain(seed);
  });

  it('names what has been agreed, that everybody is there, and in games of before what they lack', () => {
    expect(text).not.toMatch(/helpOnRequest|readyInTurn|brisk|before:/);
    const old = reportOf((state) => takeAway(state, ['plainEncounters']));
    expect(old).toContain('before: [ plainEncounters ]');
    expect(lacking(arrange(readScenario(old)))).toEqual(['plainEncounters']);
    const brisk = reportOf((state) => {
      state.options = agreedBy(2, { scenario: state.scenario }, true);
    });
    expect(brisk).toContain('brisk: true');
    expect(arrange(readScenario(brisk)).options).not.toHaveProperty('readyInTurn');
  });

  it('3E-110.5a-2 keeps who has yet to choose a starting card', () => {
    const waiting = reportOf(({ investigators: [agnes] }) => {
      if (agnes) agnes.unequipped = true;
    });
    expect(arrange(readScenario(waiting)).investigators.map(({ unequipped }) => unequipped)).toEqual([true, undefined]);
  });

  it.each(['item', 'spell', 'ally', 'street', 'headline', 'monster'] as const)(
    'is the same in whatever order the %s deck lies',
    (deck) => {
      expect(arrange(readScenario(POSITION)).decks[deck].length).toBeGreaterThan(1);
      expect(reportOf(({ decks }) => decks[deck].reverse())).toBe(text);
    },
  );

  it('is the same whichever marker lies face down where', () => {
    const swapped = reportOf(({ markers }) => {
      const [one, other] = markers;
      if (!one || !other) throw new Error('no markers');
      [one.color, other.color] = [other.color, one.color];
    });
    expect(swapped).toBe(text);
  });

  it('is the same whichever pact somebody has made, and whatever lies under their card', () => {
    const other = reportOf(({ investigators, decks }) => {
      const cards = investigators[0]?.cards ?? [];
      const pact = cards.find(({ id }) => kindOf(id) === 'darkPact');
      const left = decks.condition.findIndex((id) => kindOf(id) === 'darkPact');
      const other = decks.condition[left];
      const over = cards.find(({ under }) => under.length > 0);
      if (!pact || !other || !over) throw new Error('not arranged');
      [pact.id, decks.condition[left]] = [other, pact.id];
      [over.under, decks.item] = [decks.item.slice(0, 1), [...over.under, ...decks.item.slice(1)]];
    });
    expect(other).toBe(text);
  });

  it('is the same whichever unseen events of a neighborhood lie in its deck', () => {
    const before = arrange(readScenario(POSITION)).decks.neighborhood.uptown ?? [];
    const other = reportOf(({ decks }) => {
      decks.neighborhood.uptown?.reverse();
    });
    expect(before.length).toBeGreaterThan(1);
    expect(other).toBe(text);
  });
});
