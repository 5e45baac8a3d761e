import { describe, expect, it } from 'vitest';
import { lacking } from '../../../../../src/editions/second/setup/before.ts';
import type { State } from '../../../../../src/editions/second/state/state.ts';
import { arrange } from '../../../../../src/editions/second/tools/scenario/given.ts';
import { report } from '../../../../../src/editions/second/tools/scenario/report.ts';
import { readScenario, runScenario } from '../../../../../src/editions/second/tools/scenario/scenario.ts';
import { Play } from '../../../../../src/engine/play.ts';
import { content, secondEdition } from '../../../../second.ts';

const POSITION = `
name: a position
given:
  phase: movement
  turn: 4
  options: { variants: { hiddenGates: true, doubleGates: true, keeper: '8912345' } }
  doubleGatesBegun: true
  investigators:
    - { sheet: joe-diamond, at: library, sliders: [3, 1, 1], clues: 2, cards: [knife] }
    - { sheet: mandy-thompson, at: woods }
    - { sheet: ashcan-pete, at: graveyard }
    - { sheet: kate-winthrop, at: graveyard }
    - { sheet: jenny-barnes, at: graveyard }
  places: { unvisited-isle: { gate: abyss, faceDown: true } }
  monsters: [{ kind: ghoul, at: northside-streets }]
`;

function reportOf(text: string, act: (play: Play<State, never>) => void = () => undefined): string {
  const play = new Play(secondEdition, arrange(content, readScenario(content, text)));
  act(play as unknown as Play<State, never>);
  return report(content, play);
}

describe('a report of the second edition', () => {
  it('keeps the state of variants, and nobody’s id', () => {
    const text = reportOf(POSITION);
    expect(text).not.toContain('8912345');
    const { state } = runScenario(content, readScenario(content, text));
    expect(state.doubleGatesBegun).toBe(true);
    expect(state.places['unvisited-isle']?.gateHidden).toBe(true);
    expect(state.options.variants).toMatchObject({ hiddenGates: true, doubleGates: true, keeper: 'keeper' });
  });

  it('is the same whatever is hidden: the seed, the order of decks, the gate that lies face down', () => {
    const text = reportOf(POSITION);
    expect(reportOf(`${POSITION}seed: '${'0123'.repeat(16)}'`)).toBe(text);
    expect(reportOf(POSITION.replace('gate: abyss', 'gate: yuggoth'))).toBe(text);
  });

  it('names what has been agreed, and in games of before what they lack', () => {
    expect(reportOf(POSITION)).not.toMatch(/turnOrder|helpOnRequest|before:/);
    const old = reportOf(POSITION.replace('  turn: 4', '  turn: 4\n  before: [turnOrder, helpOnRequest, windows]'));
    expect(old).toContain('before: [ turnOrder, helpOnRequest, windows ]');
    const { state } = runScenario(content, readScenario(content, old));
    expect(lacking(state)).toEqual(['turnOrder', 'helpOnRequest', 'windows']);
    expect(report(content, new Play(secondEdition, arrange(content, readScenario(content, old))))).toContain(
      'before: [',
    );
    const book = reportOf(POSITION.replace('options: {', 'options: { turnOrder: book,'));
    expect(book).toContain('turnOrder: book');
  });

  it('goes on from the running step by what has been answered and rolled in it', () => {
    const text = reportOf(POSITION, (play) => {
      const [decision] = play.open;
      if (decision) play.answer({ decision: decision.id, chosen: ['go:northside-streets'] });
    });
    expect(text).toContain('go:northside-streets');
    const { open, state } = runScenario(content, readScenario(content, text));
    expect(state.investigators[0]?.at).toBe('northside-streets');
    expect(open[0]).toMatchObject({ kind: 'move.next', seats: [0] });
  });
});
