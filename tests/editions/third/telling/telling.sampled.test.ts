import { describe, expect, it } from 'vitest';
import { frame, layout } from '../../../../src/editions/third/telling/frame.ts';
import { ending } from '../../../../src/editions/third/telling/paper/ending.ts';
import { parts } from '../../../../src/editions/third/telling/parts.ts';
import { scenes } from '../../../../src/editions/third/telling/scene.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import type { PhraseArgument } from '../../../../src/engine/phrase.ts';
import { arranged, type Layout, type Passage } from '../../../../src/story/arrange.ts';
import { inBrief } from '../../../../src/story/excerpt.ts';
import { refsIn } from '../../../../src/story/line.ts';
import type { Sentence } from '../../../../src/story/sentence.ts';
import { storyLines } from '../../../../src/words/story.ts';
import { Words } from '../../../../src/words/words.ts';
import { sampled } from '../../../length.ts';
import { said } from '../../../story/said.ts';
import { CONTENT, gameOf, namer, SCENARIOS, simulate, tell, third } from '../../../third.ts';

/** What a line looks like that something is wrong with. */
const FAULTS: readonly [string, RegExp][] = [
  ['a value that is none', /undefined|null\b|\[object|NaN|[{}]/],
  ['spaces', / {2}|\s$|\( | \)|\s[.,;:!?](?:\s|$)|\(\)/],
  ['marks inside marks', /\*{5,}/],
  ['two stops', /(?:[^.]\.\.(?!\.)|[;:,]\.)/],
];
/** Headings, small print, titles in bold, and lines of facts don't end like sentences. */
const UNENDED = /^(?:#|-#|\*\*[^*]+\*\*$)| · |^\*\*.+\*\* \([^)]+\), the /;

/** @param isBrief titles and facts stand among the lines then */
function faultsIn(line: string, isBrief = false): string[] {
  const bare = line.replace(/^(?:#+ |-# )/, '').replace(/[*“”~_]/g, '');
  return [
    ...FAULTS.flatMap(([name, pattern]) => (pattern.test(line) ? [`${name}: ${line}`] : [])),
    ...(/^[\p{Lu}\p{N}+"‘.'’(]/u.test(bare) ? [] : [`a small letter: ${line}`]),
    ...(isBrief || UNENDED.test(line) || /[.!?…—’']$/.test(bare) ? [] : [`no end: ${line}`]),
  ];
}

/** Whoever is named only as long as they sit there. */
function passingIn({ says, clause, brief, about, because, means }: Sentence): string[] {
  if (says.key === 'third-event-InvestigatorDealt') return [];
  const all = [says, clause, brief, about, 'ref' in because ? because : null, means].flatMap((one) =>
    one ? refsIn(one) : [],
  );
  return all.filter(({ ref }) => ref === 'seat' || ref === 'player').map(({ ref }) => `${ref} in ${says.key}`);
}

/** Says all that somebody is asked. */
function say(decision: Decision, words: Words): void {
  expect(words.text(decision.ask).length).toBeGreaterThan(3);
  for (const { label, note } of decision.options) {
    expect(words.text(label).length).toBeGreaterThan(0);
    if (note) words.text(note);
  }
  const matter: PhraseArgument | undefined = decision.about?.rules;
  if (matter) words.text(matter);
  const story = third.story(decision);
  if (story) expect(words.name(story)).not.toBe('');
}

describe('telling of the third edition', () => {
  const games = [1, 2, 3, 4, 5, 6].flatMap((players) => SCENARIOS.map((foe) => ({ players, foe })));

  it.each(sampled(games, 5))('has words for all that happens and is asked: $foe, $players', ({ players, foe }) => {
    const words = new Words('en').with(({ ref }) => (ref === 'player' ? 'Mara' : null), namer(null));
    const messages = new Map<string, { passages: Passage[]; layout: Layout }>();
    const wrong: string[] = [];
    let own = 0;
    const result = simulate({
      players,
      seed: `telling ${foe} ${players}`,
      foe,
      player: 'mixed',
      watch(events, open, state) {
        for (const { events: some, seat } of parts(events)) {
          const sentences = tell(some, state);
          wrong.push(
            ...sentences.flatMap(passingIn),
            ...said(inBrief(sentences), words).flatMap((line) => faultsIn(line, true)),
          );
          const whose = seat ?? state.acting ?? null;
          const name = frame(state.step, whose) ?? `own ${own++}`;
          const message = messages.get(name) ?? { passages: [], layout: layout(name, state) };
          message.passages.push({ sentences });
          messages.set(name, message);
          expect(scenes(CONTENT, some, state).length).toBeLessThanOrEqual(2);
        }
        for (const decision of open) say(decision, words.with(namer(state)));
        if (state.outcome) wrong.push(...said(ending(gameOf(state)), words).flatMap((line) => faultsIn(line, true)));
      },
    });
    for (const { passages, layout: by } of messages.values())
      wrong.push(...storyLines(arranged(passages, by), words).flatMap((line) => faultsIn(line)));
    expect(result.error).toBeNull();
    expect(result.violations).toEqual([]);
    expect([...new Set(wrong)]).toEqual([]);
  });
});
