import { describe, expect, it } from 'vitest';
import { tried } from '../../../length.ts';
import { readAll } from '../../tale.ts';
import { BOOK } from '../book.ts';
import { readAction, readStep, readTest, readTrade } from './actions.ts';
import { readActivation, readAttack, readPhase } from './monsters.ts';
import { each, type Tale, tell } from './tale.ts';
import { readToken } from './tokens.ts';

const TALES: Tale[] = Array.from({ length: tried(6, 72) }, (_, index) => tell(index, tried(250, 700)));

const READINGS = {
  actions: [each('ActionPerformed', readAction)],
  steps: [each('Moved', readStep)],
  tests: [each('TestRolled', readTest)],
  trades: [each('Traded', readTrade)],
  activations: [each('MonsterActivated', readActivation)],
  attacks: [each('MonsterAttacked', readAttack), each('PhaseStarted', readPhase)],
  tokens: [each('TokenDrawn', readToken)],
} as const;

const FOUND = readAll(BOOK, TALES, READINGS);

/** Nothing is wrong, and of this at least something was compared. */
function expectRead(name: keyof typeof READINGS, ...kinds: string[]): void {
  const { compared = {}, faults = [] } = FOUND.get(name) ?? {};
  if (process.env.READINGS) console.log(compared);
  expect(faults).toEqual([]);
  expect(Object.keys(compared)).toEqual(expect.arrayContaining(kinds));
}

describe('generated games beside a reading by hand', () => {
  it('3E-201.1 3E-401.4 3E-401.5 3E-402 to 3E-408 who performs which action, and what comes of it', () => {
    expectRead('actions', 'attack', 'evade', 'focus', 'gatherResources', 'move', 'research', 'ward');
  });

  it('3E-404.3 3E-447.5 3E-452.5 who leaves a monster, and who comes to one', () => {
    expectRead('steps', 'a step', 'a step to a ready monster');
  });

  it('3E-402.4 3E-405.3 3E-405.4 3E-463.2a 3E-463.3b how many dice a test has', () => {
    expectRead('tests', 'attack', 'evade', 'encounter', 'research', 'ward');
  });

  it('3E-409.2 3E-409.3 what is traded, and by whom', () => {
    expectRead('trades');
  });

  it('3E-202.2 3E-423.1 3E-449.2 3E-450.2 3E-461.2 3E-468.2 where monsters go, and whom they engage', () => {
    expectRead('activations', 'hunter', 'patrol', 'lurker', 'hunter, meets somebody');
  });

  it('3E-202.3 3E-202.4 3E-432.2 3E-447.7 3E-457.8i what monsters deal, to whom first, and how they are ready again', () => {
    expectRead('attacks', 'in the attack step', 'a phase with attacks');
  });

  it('3E-204.1 to 3E-204.13 3E-412.3b 3E-445.3 3E-457.5 3E-467 3E-487.2 what tokens come to', () => {
    expectRead('tokens', 'spreadDoom', 'spawnMonster', 'spawnClue', 'readHeadline', 'gateBurst', 'reckoning', 'blank');
  });
});
