import { ref } from '../../../engine/phrase.ts';
import type { DiceView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import {
  dicePicture,
  diceText,
  faceOf,
  formulaText,
  fortuneText,
  type Sequel,
  SIX,
  sequelOf,
} from '../../telling/dice.ts';
import type { Told } from '../../telling/telling.ts';
import { abilityOf } from '../state/asking.ts';
import type { Cause, EventOf, FormulaPart, ThirdEvent } from '../state/event.ts';
import { outcomeLines } from './outcome.ts';

const NORMAL = [5, 6];
const FORTUNES = ['blessed', 'cursed'] as const;

type Change = EventOf<'Rerolled'> | EventOf<'DiceChanged'> | EventOf<'SuccessesAdded'>;

/** Everything from a test's roll to its result: what was rolled again, changed and added, in order, and its end. */
interface TestStory extends Omit<Rest, 'used'> {
  rolled: EventOf<'TestRolled'>;
}

type Rest = Sequel<Change, EventOf<'TestEnded'>>;

/** The test that begins at an index, with all that belongs to it. */
export function testTold(events: readonly ThirdEvent[], index: number, words: Words): Told | null {
  const rolled = events[index];
  if (rolled?.type !== 'TestRolled') return null;
  const isOther = (event: ThirdEvent) => event.type === 'TestRolled' && event.seat === rolled.seat;
  const { used, ...rest } = sequelOf(events, index + 1, { seat: rolled.seat, isChange, isEnd, isOther });
  const story = { rolled, ...rest };
  const line = testLine(story, words);
  return {
    lines: [line, ...outcomeLines(rest.ended, words)],
    used: [index, ...used],
    ...(rolled.dice.length > 0 ? { dice: () => dicePicture(diceView(story, words), line) } : {}),
  };
}

/** How a test goes on that was rolled before these events: what changed its dice, and its end. */
export function laterTold(events: readonly ThirdEvent[], index: number, words: Words): Told | null {
  const first = events[index];
  if (!first || !(isChange(first) || isEnd(first))) return null;
  const rest = sequelOf(events, index, { seat: first.seat, isChange, isEnd, isOther: isRoll });
  const text = laterText(rest, words);
  // Who rolls again is the subject of that sentence.
  const key = first.type === 'Rerolled' ? 'third-test-again' : 'third-test-alone';
  const line = words.say(key, { seat: ref('seat', String(first.seat)), text });
  return { lines: [line, ...outcomeLines(rest.ended, words)], used: [...rest.used], continued: text };
}

function laterText({ more, ended }: Rest, words: Words): string {
  const parts = [...more.map((event) => changeText(event, words)), ...(ended ? [endText(ended, words)] : [])];
  const faces = more.findLast((event) => event.type !== 'SuccessesAdded')?.faces ?? NORMAL;
  return `${parts.join(' — ')}${facesText(faces, undefined, words)}`;
}

function isRoll(event: ThirdEvent): boolean {
  return event.type === 'TestRolled';
}

function isChange(event: ThirdEvent): event is Change {
  return event.type === 'Rerolled' || event.type === 'DiceChanged' || event.type === 'SuccessesAdded';
}

function isEnd(event: ThirdEvent): event is EventOf<'TestEnded'> {
  return event.type === 'TestEnded';
}

function endText({ passed, successes }: EventOf<'TestEnded'>, words: Words): string {
  return words.say(passed ? 'third-test-passed' : 'third-test-failed', { successes });
}

/** One test in one line: formula, dice, what changed them, and how it ended. */
function testLine({ rolled, more, ended }: TestStory, words: Words): string {
  const parts = [
    words.say('check-line', {
      seat: ref('seat', String(rolled.seat)),
      formula: formulaText(named(rolled.formula), words),
      dice: `${diceText(rolled.dice, rolled.faces, words)}${facesText(rolled.faces, rolled.facesBy, words)}`,
    }),
    ...more.map((event) => changeText(event, words)),
  ];
  if (ended) parts.push(endText(ended, words));
  return parts.join(' — ');
}

function changeText(event: Change, words: Words): string {
  const by = words.name(abilityOf(event.by));
  if (event.type === 'SuccessesAdded') return words.say('third-test-added', { by, amount: event.amount });
  const dice = diceText(event.dice, event.faces, words);
  if (event.type === 'DiceChanged') return words.say('third-test-changed', { by, dice });
  return words.say('third-test-rerolled', { by, dice, how: event.by.ref === 'token' ? event.by.id : 'card' });
}

/** An ability goes by its own name. */
function named(parts: readonly FormulaPart[]): FormulaPart[] {
  return parts.map(({ source, dice }) => ({ source: abilityOf(source), dice }));
}

/** The test as it is drawn. Its dice are those that lie on the table at the end. */
function diceView({ rolled, more, ended }: TestStory, words: Words): DiceView {
  const last = more.findLast((event) => event.type !== 'SuccessesAdded');
  const { dice, faces } = last ?? rolled;
  const successes = ended?.successes ?? more.at(-1)?.successes ?? rolled.successes;
  const fortune = fortuneOf(rolled.faces, rolled.facesBy, words);
  return {
    title: words.say('dice-title', {
      seat: ref('seat', String(rolled.seat)),
      skill: ref('skill', rolled.skill),
    }),
    ...(fortune ? { fortune } : {}),
    formula: formulaText(named(rolled.formula), words),
    dice: dice.map((face) => ({
      face: Math.max(1, Math.min(face, SIX)),
      success: faces.includes(face) || face > SIX,
      clue: false,
    })),
    result: words.say('dice-result', { successes }),
    passed: ended?.passed ?? null,
  };
}

/** Which faces succeed, where they are not the usual ones, and what does it. */
function fortuneOf(faces: readonly number[], by: Cause | undefined, words: Words): DiceView['fortune'] {
  if (faces.join() === NORMAL.join()) return undefined;
  const kind = FORTUNES.find((fortune) => by && kindNamed(by.id) === fortune) ?? 'other';
  return fortuneText(kind, faces, words);
}

/** The same in the line of a test, in brackets; empty where the usual faces succeed. */
function facesText(faces: readonly number[], by: Cause | undefined, words: Words): string {
  if (faces.join() === NORMAL.join()) return '';
  return words.say('third-test-faces', {
    faces: faces.map(faceOf),
    count: faces.length,
    by: by ? words.name(abilityOf(by)) : '',
    known: by ? 'yes' : 'no',
  });
}
