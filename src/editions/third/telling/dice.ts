import { ref } from '../../../engine/phrase.ts';
import type { DiceView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { dicePicture, diceText, faceOf, formulaText, fortuneText, SIX } from '../../telling/dice.ts';
import type { Told } from '../../telling/telling.ts';
import { abilityOf } from '../state/asking.ts';
import type { Cause, EventOf, FormulaPart, ThirdEvent } from '../state/event.ts';
import { isAnnounced } from './announced.ts';
import { type Result, resultsOf } from './outcome.ts';

const NORMAL = [5, 6];
const FORTUNES = ['blessed', 'cursed'] as const;

type Change = EventOf<'Rerolled'> | EventOf<'DiceChanged'> | EventOf<'SuccessesAdded'>;
type Ended = EventOf<'TestEnded'>;

/** What followed on a roll: what was rolled again, changed and added, in order, its end, and what it led to. */
interface Rest {
  more: Change[];
  ended: Ended | null;
  result: Result;
  used: number[];
}

/** Dice that are no test's, by what they are rolled for, where that has not just been named. */
export function rolledTold(events: readonly ThirdEvent[], index: number, words: Words): Told | null {
  const event = events[index];
  if (event?.type !== 'DiceRolled') return null;
  const { seat, purpose, dice } = event;
  const args = { seat: ref('seat', String(seat)), dice: diceText(dice, []), idle: String(event.idle ?? false) };
  const line = isAnnounced(events, index, purpose)
    ? words.say('third-event-DiceRolled-known', args)
    : words.say('third-event-DiceRolled', { ...args, purpose: abilityOf(purpose) });
  return { lines: [line], used: [index] };
}

/** The test that begins at an index, with all that belongs to it and what it came to, in one line. */
export function testTold(events: readonly ThirdEvent[], index: number, words: Words): Told | null {
  const rolled = events[index];
  if (rolled?.type !== 'TestRolled') return null;
  const rest = restOf(events, index + 1, rolled.seat, words);
  const line = `${rollText(events, index, rolled, words)}${restText(rest, words)}`;
  return {
    lines: [line],
    used: [index, ...rest.used],
    ...(rolled.dice.length > 0 ? { dice: () => dicePicture(diceView(rolled, rest, words), line) } : {}),
  };
}

/** How a test goes on that was rolled before these events: what changed its dice, its end and what it came to. */
export function laterTold(events: readonly ThirdEvent[], index: number, words: Words): Told | null {
  const first = events[index];
  if (!first || !('seat' in first) || first.seat === undefined) return null;
  if (!isPart(first) && !pays(events, index)) return null;
  const rest = restOf(events, index, first.seat, words);
  const textOf = (said: Rest): string => restText(said, words).replace(/^(?: — |; )/, '');
  // Where the roll stands in another message, it is to be said that it was passed.
  const text = textOf({ ...rest, result: { ...rest.result, plain: false } });
  const whose = ref('seat', String(first.seat));
  const line = words.say('third-test-later', { seat: whose, text });
  return { lines: [line], used: rest.used, continued: { text: textOf(rest), whose: words.name(whose) } };
}

/** What follows on somebody's roll from that index on, to its end or to another roll. */
function restOf(events: readonly ThirdEvent[], from: number, seat: number, words: Words): Rest {
  const rest: Rest = { more: [], ended: null, result: { clauses: [], prose: [], used: [] }, used: [] };
  for (let index = from; index < events.length && !rest.ended; index++) {
    const event = events[index];
    if (!event || (event.type === 'TestRolled' && event.seat === seat)) break;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'TestEnded') {
      rest.ended = event;
      rest.result = resultsOf(events, index + 1, event, words);
      rest.used.push(index, ...rest.result.used);
    } else if (isChange(event)) {
      rest.more.push(event);
      rest.used.push(index);
    } else if (pays(events, index)) rest.used.push(index);
  }
  return rest;
}

function isChange(event: ThirdEvent): event is Change {
  return event.type === 'Rerolled' || event.type === 'DiceChanged' || event.type === 'SuccessesAdded';
}

function isPart(event: ThirdEvent): boolean {
  return isChange(event) || event.type === 'TestEnded';
}

/** Whether it is what the change of the dice that follows at once was paid with or came from, which tells it. */
function pays(events: readonly ThirdEvent[], index: number): boolean {
  const next = events[index + 1];
  const event = events[index];
  if (!event || !next || !isChange(next)) return false;
  switch (event.type) {
    case 'FocusLost':
      return event.spent && event.seat === next.seat;
    case 'Spent':
      return event.what === 'clue' && next.by.ref === 'token' && event.seat === next.seat;
    case 'CardUsed':
      return event.card === next.by.id;
    case 'AbilityUsed':
      return event.sheet === next.by.id;
    default:
      return false;
  }
}

/** Who rolls what for, how many dice, and what they show. */
function rollText(
  events: readonly ThirdEvent[],
  index: number,
  { seat, skill, dice, faces, facesBy, against, occasion = 'other' }: EventOf<'TestRolled'>,
  words: Words,
): string {
  const isKnown = occasion === 'encounter' || against === undefined || isAnnounced(events, index, against);
  return words.say('third-test-roll', {
    seat: ref('seat', String(seat)),
    occasion: occasion === 'other' && !isKnown ? 'cause' : occasion,
    against: against ? abilityOf(against) : '',
    skill: ref('skill', skill),
    count: dice.length,
    faces: facesText(faces, facesBy, words),
    dice: diceText(dice, faces),
  });
}

/** What changed the dice, how it ended, and what it came to. */
function restText({ more, ended, result }: Rest, words: Words): string {
  const changes = changeTexts(more, words).map((text) => `; ${text}`);
  if (!ended) return changes.join('');
  const end = words.say('third-test-end', {
    passed: String(ended.passed),
    plain: String(result.plain === true),
    result: result.clauses.join(', '),
    some: result.clauses.length > 0 ? 'yes' : 'no',
  });
  return [`${changes.join('')}${end}`, ...result.prose].join(' ');
}

/** What the dice were changed by. */
function meansOf({ by }: Change, words: Words): string {
  return by.ref === 'token' ? by.id : words.name(abilityOf(by));
}

/** What was rolled again by the same means in a row is told together. */
function changeTexts(more: readonly Change[], words: Words): string[] {
  const texts: string[] = [];
  for (let at = 0; at < more.length; at++) {
    const event = more[at];
    if (!event) break;
    const by = meansOf(event, words);
    if (event.type === 'SuccessesAdded') {
      texts.push(words.say('third-test-added', { by, amount: event.amount }));
      continue;
    }
    const dice = [diceText(event.dice, event.faces)];
    for (let next = more[at + 1]; next?.type === event.type && meansOf(next, words) === by; next = more[at + 1]) {
      dice.push(diceText(next.dice, next.faces));
      at += 1;
    }
    const key = event.type === 'Rerolled' ? 'third-test-rerolled' : 'third-test-changed';
    texts.push(words.say(key, { by, dice: dice.join(', ') }));
  }
  return texts;
}

/** The test as it is drawn. Its dice are those that it began with, or that a card has changed. */
function diceView(rolled: EventOf<'TestRolled'>, { more, ended }: Rest, words: Words): DiceView {
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

/** An ability goes by its own name. */
function named(parts: readonly FormulaPart[]): FormulaPart[] {
  return parts.map(({ source, dice }) => ({ source: abilityOf(source), dice }));
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
    lowest: faceOf(Math.min(...faces, SIX)),
    count: faces.length,
    by: by ? words.name(abilityOf(by)) : '',
    known: by ? 'yes' : 'no',
  });
}
