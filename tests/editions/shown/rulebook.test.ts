import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as second from '../../../src/editions/second/shown/rulebook.ts';
import * as third from '../../../src/editions/third/shown/rulebook.ts';

const EDITIONS = { second, third };

describe('rules asked for in words of one’s own', () => {
  it.each([
    ['second', 'how do we win', '2E-1901'],
    ['second', 'What does a failed evade do?', '2E-2505'],
    ['second', 'how can we lose the game', '2E-2101'],
    ['second', 'how do I seal a gate', '2E-3401'],
    ['second', 'what happens when I go insane', '2E-3005'],
    ['second', 'what does doom do?', '2E-1414'],
    ['second', 'when do the monsters move', '2E-1602'],
    ['second', 'how do spells work', '2E-2901'],
    ['third', 'how do we win', '3E-301.1'],
    ['third', 'What does a failed evade do?', '3E-405.2-1'],
    ['third', 'how do I ward', '3E-403.2'],
    ['third', 'what happens when I am defeated', '3E-430.6a-1'],
    ['third', 'what happens when I go insane', '3E-446.6'],
    ['third', 'when do monsters move', '3E-202.1'],
    ['third', 'what is a dark pact', '3E-C4'],
  ] as const)('%s edition: %s', (edition, question, first) => {
    expect(EDITIONS[edition].answers(question)[0]?.id).toBe(first);
  });

  it.each(['second', 'third'] as const)('name only rules there are (%s edition)', (edition) => {
    const file = new URL(`../../../data/${edition}/rules/questions.json`, import.meta.url);
    const questions = JSON.parse(readFileSync(file, 'utf8')) as { rules: string[] }[];
    const known = new Set(EDITIONS[edition].rulebook().rules.map(({ id }) => id));
    expect(questions.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['second', 'What is an Environment?', 'Environment'],
    ['second', 'how does the terror track work', 'terror track'],
    ['third', 'what is a remnant', 'Remnant'],
    ['third', 'what does delayed mean', 'Delayed'],
    ['third', 'and what is the codex?', 'Codex'],
  ] as const)('%s edition: %s is about the topic', (edition, question, topic) => {
    const ids = (query: string) => EDITIONS[edition].answers(query).map(({ id }) => id);
    expect(ids(question).length).toBeGreaterThan(0);
    expect(ids(topic)).toEqual(expect.arrayContaining(ids(question)));
  });

  it('look for whole words: no ally in "normally", no scar in "discard"', () => {
    expect(second.answers('ally').filter(({ text }) => !/\b[Aa]lly/.test(text))).toEqual([]);
    expect(third.answers('what is a scar')).toEqual([]);
  });

  it('leave a topic, a number and a single word as they were', () => {
    expect(second.answers('2e-2505')[0]?.id).toBe('2E-2505');
    expect(second.answers('Combat').length).toBeGreaterThan(8);
    expect(second.answers('flee').length).toBeGreaterThan(3);
  });
});
