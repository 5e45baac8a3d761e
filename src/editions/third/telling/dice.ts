import type { DiceView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { inBrief } from '../../shown/alt.ts';
import { kindOf } from '../content/copy.ts';
import { abilityOf } from '../shown/namer.ts';
import type { Cause, EventOf, FormulaPart, ThirdEvent } from '../state/event.ts';

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const NORMAL = [5, 6];
const FORTUNES = ['blessed', 'cursed'] as const;

type Change = EventOf<'Rerolled'> | EventOf<'DiceChanged'> | EventOf<'SuccessesAdded'>;

/** Everything from a test's roll to its result. */
interface TestStory {
  rolled: EventOf<'TestRolled'>;
  /** What was rolled again, changed and added, in order. */
  more: Change[];
  ended: EventOf<'TestEnded'> | null;
}

/** Dice as people read them: ⚁ ⚂ **⚄**, successes in bold. */
export function diceText(dice: readonly number[], faces: readonly number[], words: Words): string {
  if (dice.length === 0) return words.say('dice-none');
  return dice.map((die) => (faces.includes(die) ? `**${faceOf(die)}**` : faceOf(die))).join(' ');
}

/** A die that effects have raised above six still shows a six. */
function faceOf(die: number): string {
  return FACES[Math.min(die, FACES.length) - 1] ?? String(die);
}

/** A test's formula: "Lore 4 + Mystic Tome 3 = 7 dice". */
function formulaText(parts: readonly FormulaPart[], words: Words): string {
  const shown = parts.filter((part, index) => index === 0 || part.dice !== 0);
  const terms = shown.map((part, index) => {
    const sign = index === 0 ? '' : part.dice < 0 ? '− ' : '+ ';
    return `${sign}${words.name(abilityOf(part.source))} ${index === 0 ? part.dice : Math.abs(part.dice)}`;
  });
  const sum = parts.reduce((total, part) => total + part.dice, 0);
  return words.say('formula', { terms: terms.join(' '), total: Math.max(0, sum) });
}

/** Pulls the test that begins at an index out of the events; null where none begins. */
export function testStory(
  events: readonly ThirdEvent[],
  index: number,
): { story: TestStory; used: Set<number> } | null {
  const rolled = events[index];
  if (rolled?.type !== 'TestRolled') return null;
  const story: TestStory = { rolled, more: [], ended: null };
  const used = new Set([index]);
  for (let next = index + 1; next < events.length; next++) {
    const event = events[next];
    if (!event || (event.type === 'TestRolled' && event.seat === rolled.seat)) break;
    if (!('seat' in event) || event.seat !== rolled.seat) continue;
    if (event.type === 'Rerolled' || event.type === 'DiceChanged' || event.type === 'SuccessesAdded') {
      story.more.push(event);
      used.add(next);
    }
    if (event.type === 'TestEnded') {
      story.ended = event;
      used.add(next);
      break;
    }
  }
  return { story, used };
}

/** How a test goes on that was rolled before these events: what changed its dice, and its end. */
export function laterStory(
  events: readonly ThirdEvent[],
  index: number,
  words: Words,
): { line: string; ended: EventOf<'TestEnded'> | null; used: Set<number> } | null {
  const first = events[index];
  if (!first || !isLater(first)) return null;
  const used = new Set<number>();
  const parts: string[] = [];
  let faces: readonly number[] = NORMAL;
  let ended: EventOf<'TestEnded'> | null = null;
  for (let next = index; next < events.length && !ended; next++) {
    const event = events[next];
    if (!event || event.type === 'TestRolled') break;
    if (!isLater(event) || event.seat !== first.seat) continue;
    used.add(next);
    parts.push(event.type === 'TestEnded' ? endText(event, words) : changeText(event, words));
    if (event.type !== 'TestEnded' && event.type !== 'SuccessesAdded') faces = event.faces;
    if (event.type === 'TestEnded') ended = event;
  }
  const seat = { ref: 'seat', id: String(first.seat) };
  const text = `${parts.join(' — ')}${facesText(faces, undefined, words)}`;
  // Who rolls again is the subject of that sentence.
  const key = first.type === 'Rerolled' ? 'third-test-again' : 'third-test-alone';
  return { line: words.say(key, { seat, text }), ended, used };
}

function isLater(event: ThirdEvent): event is Change | EventOf<'TestEnded'> {
  return ['Rerolled', 'DiceChanged', 'SuccessesAdded', 'TestEnded'].includes(event.type);
}

function endText({ passed, successes }: EventOf<'TestEnded'>, words: Words): string {
  return words.say(passed ? 'third-test-passed' : 'third-test-failed', { successes });
}

/** One test in one line: formula, dice, what changed them, and how it ended. */
export function testLine(story: TestStory, words: Words): string {
  const { rolled, more, ended } = story;
  const parts = [
    words.say('check-line', {
      seat: { ref: 'seat', id: String(rolled.seat) },
      formula: formulaText(rolled.formula, words),
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

/** The test as a picture. Its dice are those that lie on the table at the end. */
export function dicePicture(story: TestStory, words: Words): PictureSpec {
  const view = diceView(story, words);
  return { kind: 'dice', view, alt: inBrief([...(view.fortune ? [view.fortune.text] : []), testLine(story, words)]) };
}

function diceView(story: TestStory, words: Words): DiceView {
  const { rolled, ended } = story;
  const last = story.more.findLast((event) => event.type !== 'SuccessesAdded');
  const { dice, faces } = last ?? rolled;
  const successes = ended?.successes ?? story.more.at(-1)?.successes ?? rolled.successes;
  const fortune = fortuneOf(rolled.faces, rolled.facesBy, words);
  return {
    title: words.say('dice-title', {
      seat: { ref: 'seat', id: String(rolled.seat) },
      skill: { ref: 'skill', id: rolled.skill },
    }),
    ...(fortune ? { fortune } : {}),
    formula: formulaText(rolled.formula, words),
    dice: dice.map((face) => ({
      face: Math.max(1, Math.min(face, FACES.length)),
      success: faces.includes(face) || face > FACES.length,
      clue: false,
    })),
    result: words.say('dice-result', { successes }),
    passed: ended?.passed ?? null,
  };
}

/** Which faces succeed, where they are not the usual ones, and what does it. */
function fortuneOf(faces: readonly number[], by: Cause | undefined, words: Words): DiceView['fortune'] {
  if (faces.join() === NORMAL.join()) return undefined;
  const kind = FORTUNES.find((fortune) => by && kindOf(by.id) === fortune) ?? 'other';
  return { kind, text: words.say(`dice-${kind}`, { faces: faces.map(String), count: faces.length }) };
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
