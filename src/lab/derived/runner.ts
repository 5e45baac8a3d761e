import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunnerTask, RunnerTestCase } from 'vitest';
import { TestRunner } from 'vitest';
import { OF_BEFORE, rulesIn } from '../rulenumbers/ruletitle.ts';
import { type Citation, forcedBy, PLAN_AT, RESULTS_AT, type Result, readPlan } from './break.ts';
import { placeOf } from './judgment.ts';
import { WHOLE, woven } from './woven.ts';

/** A test is given no more time than this for all its breaks, in milliseconds. */
const PATIENCE = 300_000;
/** One try that takes longer than this has no end, in milliseconds. */
const ENDLESS = 30_000;
/** What is thrown by code that is broken, not by a test that notices it. */
const CRASHES = ['TypeError', 'ReferenceError', 'SyntaxError', 'RangeError'];

/** One break that acts while sources are read is in force all the time. */
const alone = forcedBy(process.env[PLAN_AT] ?? '');
const forced = existsSync(alone) ? Number(readFileSync(alone, 'utf8')) : WHOLE;
woven().force(forced);

const results = process.env[RESULTS_AT] ?? '';
const plan = readPlan(process.env[PLAN_AT] ?? '');
const late = new Set(plan.sources.flatMap(({ breaks }) => breaks.filter((one) => one.late).map(({ id }) => id)));
const cited = new Map<string, Citation[]>();
for (const one of plan.citations) cited.set(one.rule, [...(cited.get(one.rule) ?? []), one]);

/** What is known already, of this run and of one that was cut short. */
const caught = new Set<string>();
const tried = new Set<string>();
const over = new Set<string>();
if (existsSync(results))
  for (const line of readFileSync(results, 'utf8').split('\n').filter(Boolean)) learn(JSON.parse(line) as Result);

function learn(one: Result): void {
  if (one.verdict === 'over') over.add(one.test);
  else tried.add(`${one.id} ${one.test}`);
  if (one.verdict === 'caught') for (const name of one.places) caught.add(name);
}

function say(one: Result): void {
  learn(one);
  appendFileSync(results, `${JSON.stringify(one)}\n`);
}

/** Plays every test of a rule again and again, each time with another break of the code beside the rule's number. */
export default class BreakingRunner extends TestRunner {
  #test = '';
  #rules: Citation[] = [];
  #passed = new Set<number>();
  #active = WHOLE;
  #dirty = false;
  #error: unknown = null;
  /** What a test said to the break before, when it must pass again. */
  #broken: unknown = null;
  #until = 0;

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.type !== 'test') return;
    this.#test = `${path.relative(process.cwd(), test.file.filepath)} > ${test.name}`;
    this.#rules = rulesIn(test.name).flatMap((rule) => cited.get(rule) ?? []);
    const open = this.#rules.filter((one) => !caught.has(placeOf(one)));
    const breaks = new Set(open.flatMap((one) => one.breaks));
    const done = forced === WHOLE ? over.has(this.#test) || breaks.size === 0 : !breaks.has(forced);
    if (done) test.mode = 'skip';
    test.repeats = forced === WHOLE ? 2 * breaks.size + 1 : 0;
    this.#passed = new Set();
    this.#until = Date.now() + PATIENCE;
    this.#active = WHOLE;
    this.#dirty = false;
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    this.#error = null;
    if (forced !== WHOLE) return;
    woven().force(WHOLE);
    if (test.result?.repeatCount === undefined || this.#dirty) return;
    this.#active = this.#next() ?? WHOLE;
    if (this.#active === WHOLE) return;
    say({ id: this.#active, test: this.#test, verdict: 'begun', places: [] });
    woven().force(this.#active);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const first = test.result?.repeatCount === 0;
    if (!first && !this.#dirty && this.#active === WHOLE) return;
    try {
      await inTime(TestRunner.getTestFn(test));
    } catch (error) {
      this.#error = error;
    }
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    const passed = new Set(woven().passed);
    const error = this.#error ?? test.result?.errors?.at(0) ?? null;
    if (forced !== WHOLE) {
      this.#judge(forced, error);
      return;
    }
    woven().force(WHOLE);
    if (test.result) Object.assign(test.result, { state: 'run', errors: undefined });
    if (test.result?.repeatCount === 0) {
      this.#passed = passed;
      if (error) say({ id: WHOLE, test: this.#test, verdict: 'unsound', places: [], by: messageOf(error) });
      if (error) this.#rules = [];
    } else if (this.#dirty) this.#afterwards(error);
    else if (this.#active !== WHOLE) {
      this.#dirty = error !== null;
      this.#broken = error;
      if (!error) this.#judge(this.#active, null);
    }
  }

  override onAfterRunTask(test: RunnerTask): void {
    if (test.type === 'test' && test.mode !== 'skip' && forced === WHOLE)
      say({ id: WHOLE, test: this.#test, verdict: 'over', places: [], ms: test.result?.duration ?? 0 });
    if (test.result) test.result.state = 'pass';
    super.onAfterRunTask(test);
  }

  /** After a break was noticed, the test must pass again with nothing broken. */
  #afterwards(error: unknown): void {
    this.#dirty = false;
    this.#judge(this.#active, this.#broken, error !== null);
    if (error) this.#rules = [];
    this.#active = WHOLE;
  }

  /** What the test has said to a break, and whether it stays broken afterwards. */
  #judge(id: number, error: unknown, stays = false): void {
    const places = this.#rules.filter(({ breaks }) => breaks.includes(id)).map(placeOf);
    const crashed = CRASHES.includes(String(Reflect.get(Object(error), 'name')));
    const verdict = error === null ? 'missed' : stays ? 'stains' : crashed ? 'crashes' : 'caught';
    say({ id, test: this.#test, verdict, places, by: messageOf(error) });
  }

  /** The next break to try: of a citation that none was caught at yet. */
  #next(): number | null {
    if (Date.now() > this.#until) return null;
    const old = this.#test.includes(OF_BEFORE);
    for (const one of this.#rules) {
      if (caught.has(placeOf(one)) || (old && !one.before)) continue;
      for (const id of one.breaks)
        if (late.has(id) && this.#passed.has(id) && !tried.has(`${id} ${this.#test}`)) return id;
    }
    return null;
  }
}

function messageOf(error: unknown): string {
  return error === null
    ? ''
    : (String(Reflect.get(Object(error), 'message'))
        .split('\n')[0]
        ?.slice(0, 160) ?? '');
}

async function inTime(run: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('no end is seen')), ENDLESS);
  });
  await Promise.race([run(), end]).finally(() => clearTimeout(timer));
}
