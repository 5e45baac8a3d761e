import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import * as second from '../../../src/editions/second/tools/scenario/scenario.ts';
import { pick } from '../../../src/engine/chance.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import type { EngineState } from '../../../src/engine/game.ts';
import { Play } from '../../../src/engine/play.ts';
import { Words } from '../../../src/words/words.ts';
import { BOX, CATALOGUE } from '../../box.ts';
import { tried } from '../../length.ts';
import * as third from '../../third.ts';
import { SECOND_CLAIMS, THIRD_CLAIMS } from './claims.ts';

const SCENARIOS = {
  second: {
    read: (text: string) => second.readScenario(BOX.second, text),
    run: (text: string) => second.runScenario(BOX.second, second.readScenario(BOX.second, text)),
  },
  third: { read: third.readScenario, run: (text: string) => third.runScenario(third.readScenario(text)) },
} as const;
const CLAIMS: Readonly<Record<string, Readonly<Record<string, (said: never) => boolean>>>> = {
  second: SECOND_CLAIMS,
  third: THIRD_CLAIMS,
};
const textOf = (edition: string, file: string) => readFileSync(`data/${edition}/guide/${file}`, 'utf8');

/** What was said beside a question. */
interface Commented {
  id: string;
  /** The option it speaks for, and what it speaks for in the question that it leads to. */
  advised: string | null;
  next: string | null;
}

/** Says what the guide says, having looked whether it is so. */
function commented(edition: TableEdition, state: EngineState, decision: Decision): Commented | null {
  const comment = edition.guided?.comment(state, decision);
  if (!comment) return null;
  const { says, advises, next } = comment;
  const id = says.key.replace(`${edition.id}-guide-`, '');
  const { args = {} } = says;
  const claim = CLAIMS[edition.id]?.[id] as ((said: object) => boolean) | undefined;
  expect(claim?.({ state, decision, args }), `${id} of ${JSON.stringify(args)}`).toBe(true);
  const advised = decision.options.find((one) => one.id === advises);
  expect(advises === null || advised !== undefined, id).toBe(true);
  const words = new Words('en').with(edition.namer(state));
  const text = words.text(says);
  expect(text).not.toMatch(/\{|undefined|NaN/);
  expect(text.length).toBeLessThan(520);
  if (advised) expect(text.toLowerCase()).toContain(words.text(advised.label).toLowerCase());
  return { id, advised: advises, next };
}

/** Plays a guided case, and hears what is said. @param choose by the question and what is advised; null: goes home */
function walked(
  edition: TableEdition,
  choose: (decision: Decision, said: Commented | null, at: number) => string[] | null,
) {
  const guided = edition.guided!;
  const play = new Play(edition, guided.create(), false);
  const said: (Commented | null)[] = [];
  for (let at = 0; at < 200 && !play.over && !guided.isOver(play.state); at++) {
    const [decision] = play.open;
    if (!decision) throw new Error('nothing is asked');
    const comment = commented(edition, play.state, decision);
    said.push(comment);
    const chosen = choose(decision, comment, at);
    if (!chosen) break;
    play.accept({ kind: 'answer', answer: { decision: decision.id, chosen } });
  }
  return said;
}

describe.each([...CATALOGUE.values()])('the guided case of the $id edition', (edition) => {
  const scenario = SCENARIOS[edition.id as keyof typeof SCENARIOS];

  it('is a scenario that comes out as it says', () => {
    const { failures, leftOver } = scenario.run(textOf(edition.id, 'case.yaml'));
    expect([...failures, ...leftOver]).toEqual([]);
  });

  it('has a comment at every step of it, each so, which speaks for what the scenario then answers', () => {
    const { play: moves } = scenario.read(textOf(edition.id, 'case.yaml')) as { play: readonly object[] };
    const answers = moves.flatMap((move) => ('answer' in move ? [String(move.answer)] : []));
    const said = walked(edition, (_decision, _comment, at) => (answers[at] === undefined ? null : [answers[at]]));
    expect(said.length).toBeGreaterThanOrEqual(answers.length);
    for (const [at, answer] of answers.entries()) {
      expect([at, said[at]?.advised]).toEqual([at, answer]);
      const next = said[at]?.next ?? null;
      if (next !== null) expect(next).toBe(answers[at + 1]);
    }
  });

  it('names nothing that is not so, whatever somebody does who doesn’t listen', () => {
    const heard = new Set<string>();
    for (let game = 0; game < tried(12, 150); game++) {
      const seed = game.toString(16).padStart(64, '0');
      walked(edition, ({ options, min, default: usual }, comment, at) => {
        const listens = pick(seed, `listens ${at}`, 3) > 0;
        if (comment) heard.add(comment.id);
        if (listens && comment?.advised) return [comment.advised];
        if (min !== 1) return [...usual];
        return [options[pick(seed, `option ${at}`, options.length)]!.id];
      });
    }
    // Whoever listens hears more than half of it, in any order of things.
    expect(heard.size).toBeGreaterThan(Object.keys(CLAIMS[edition.id]!).length / 2);
  });
});
