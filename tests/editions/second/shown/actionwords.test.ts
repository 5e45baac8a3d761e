import { describe, expect, it } from 'vitest';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import { pick } from '../../../../src/engine/chance.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { isPhrase, type Phrase } from '../../../../src/engine/phrase.ts';
import { Play } from '../../../../src/engine/play.ts';
import { Words } from '../../../../src/words/words.ts';
import { content, secondEdition } from '../../../second.ts';
import { agreedBy } from '../table.ts';

/** Everything a question would say. */
function phrasesOf(decision: Decision): Phrase[] {
  const stakes = decision.about?.stakes;
  return [
    decision.ask,
    ...decision.options.flatMap(({ label, note }) => (note ? [label, note] : [label])),
    ...(isPhrase(stakes) ? [stakes] : []),
  ];
}

function expectSound(decision: Decision): void {
  const ids = decision.options.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(decision.default.every((id) => ids.includes(id))).toBe(true);
  for (const { odds } of decision.options) if (odds !== undefined) expect(odds).toBeLessThanOrEqual(1);
}

/** One option by chance where one must be taken, else what silence does. */
function someAnswer({ options, min, max, ...decision }: Decision, seed: string, at: string): string[] {
  return max === 1 && min === 1 ? [options[pick(seed, at, options.length)]!.id] : decision.default;
}

describe('questions of whole games', () => {
  it('can all be said in words, and silence is always legal and on offer', () => {
    const words = new Words('en');
    const kinds = new Set<string>();
    for (const [index, players] of [1, 3, 5].entries()) {
      const state = createState(content, {
        options: agreedBy(players, { ancientOne: ['cthulhu', 'hastur', 'ithaqua'][index] }),
        seats: Array.from({ length: players }, () => ({ sheet: null })),
        seed: `${index + 1}c`.repeat(32),
      });
      const play = new Play(secondEdition, state);
      for (let answers = 0; !play.over && answers < 2500; answers++) {
        const named = words.with(namer(content, play.state));
        for (const offer of play.offers) expect(named.text(offer.label)).not.toContain('{');
        const decision = play.open[0]!;
        kinds.add(decision.kind);
        for (const phrase of phrasesOf(decision)) expect(named.text(phrase)).not.toContain('undefined');
        expectSound(decision);
        play.answer({ decision: decision.id, chosen: someAnswer(decision, state.seed, `${answers}`) });
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['move.next', 'combat.round', 'upkeep.sliders', 'gate.close']));
  });
});
