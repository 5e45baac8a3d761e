/** The rules, topics and questions of `/rules` in a language, beside those of the first. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Finding } from './finding.ts';
import { faultsInTexts } from './prose.ts';

const tableSchema = z.array(z.array(z.string()));

/** What all languages translate: the first has the structure. */
const bookSchema = z.object({
  sections: z.array(z.object({ number: z.number(), title: z.string() })),
  rules: z.array(z.object({ id: z.string(), text: z.string(), table: tableSchema.optional() })),
});
const topicsSchema = z.array(z.object({ id: z.string(), name: z.string() }));
const questionsSchema = z.array(z.object({ ask: z.array(z.string()), rules: z.array(z.string()) }));

/** Numbers, among them those of other rules. */
const NUMBER = /\d+(?:[.-]\d+)*/g;

/** All that is wrong with the rulebook of an edition in a language. */
export function faultsInRulebook(locale: string, edition: string): Finding[] {
  const folder = `data/${edition}/rules`;
  const own = (name: string): unknown => read(`${folder}/${locale}/${name}`);
  const first = (name: string): unknown => read(`${folder}/${name}`);
  const faults = {
    'rules.json': faultsInRules(own('rules.json'), bookSchema.parse(first('rules.json'))),
    'topics.json': faultsInTexts(own('topics.json') ?? {}, namesOf(topicsSchema.parse(first('topics.json')))),
    'questions.json': faultsInQuestions(own('questions.json'), questionsSchema.parse(first('questions.json'))),
  };
  return Object.entries(faults).flatMap(([name, found]) =>
    found.map(({ key, what }) => ({ file: `${folder}/${locale}/${name}`, key, what })),
  );
}

type Book = z.output<typeof bookSchema>;
type Questions = z.output<typeof questionsSchema>;

function faultsInRules(own: unknown, { sections, rules }: Book): Omit<Finding, 'file'>[] {
  const theirs = {
    sections: Object.fromEntries(sections.map(({ number, title }) => [String(number), title])),
    rules: Object.fromEntries(rules.map(({ id, text, table }) => [id, { text, ...(table ? { table } : {}) }])),
  };
  const texts = z.object({ rules: z.record(z.string(), z.object({ text: z.string() })) }).safeParse(own);
  const numbers = rules.flatMap(({ id, text }) => {
    const said = texts.data?.rules[id]?.text;
    const lost = said === undefined ? [] : numbersLost(text, said);
    return lost.map((number) => ({ key: `/rules/${id}`, what: `doesn’t say ${number}` }));
  });
  return [...faultsInTexts(own ?? {}, theirs), ...numbers];
}

/** Numbers that stand in a text oftener than in another. */
export function numbersLost(text: string, said: string): string[] {
  const left: string[] = [...(said.match(NUMBER) ?? [])];
  return (text.match(NUMBER) ?? []).filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Each answer can be asked for in words of the language. */
function faultsInQuestions(own: unknown, first: Questions): Omit<Finding, 'file'>[] {
  if (own === undefined) return [{ key: '/', what: 'missing' }];
  const read = questionsSchema.safeParse(own);
  if (!read.success) return [{ key: '/', what: z.prettifyError(read.error) }];
  const answer = ({ rules }: Questions[number]): string => rules.join(' ');
  const [here, there] = [read.data.map(answer), first.map(answer)];
  const lost = there
    .filter((rules) => !here.includes(rules))
    .map((rules) => ({ key: rules, what: 'nobody can ask for it' }));
  const strange = here.filter((rules) => !there.includes(rules));
  const same = read.data.filter(({ ask }) => ask.some((words) => first.some((one) => one.ask.includes(words))));
  return [
    ...lost,
    ...strange.map((rules) => ({ key: rules, what: 'unknown: the first language asks for no such rules' })),
    ...same.map(({ ask }) => ({ key: ask.join(', '), what: 'asked in words of the first language' })),
  ];
}

function namesOf(topics: z.output<typeof topicsSchema>): Record<string, string> {
  return Object.fromEntries(topics.map(({ id, name }) => [id, name]));
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
