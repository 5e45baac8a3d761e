import type { Seat } from '../../engine/decision.ts';
import type { EngineEvent } from '../../engine/game.ts';
import type { Ref } from '../../engine/phrase.ts';
import type { DiceView, PictureSpec } from '../../render/view.ts';
import type { Words } from '../../words/words.ts';
import { inBrief } from '../shown/alt.ts';
import { signed } from '../shown/clause.ts';

/** What a die shows at most. */
export const SIX = 6;

/** What a roll has so many dice of. */
interface Part {
  source: Ref;
  dice: number;
}

/** Dice as digits, which a small screen shows and a screen reader says: 2 3 **5**, successes in bold. */
export function diceText(dice: readonly number[], faces: readonly number[]): string {
  return dice.map((die) => (faces.includes(die) ? `**${faceOf(die)}**` : faceOf(die))).join(' ');
}

/** A die that effects have raised above six still shows a six. */
export function faceOf(die: number): string {
  return String(Math.min(die, SIX));
}

/** Where the dice of a roll come from, summed up: "Sneak 4, Ghoul −3 = 1 die". */
export function formulaText(parts: readonly Part[], words: Words): string {
  const sum = parts.reduce((total, { dice }) => total + dice, 0);
  return words.say('formula', { terms: termsText(parts, words), total: Math.max(0, sum) });
}

/** Where the dice of a roll come from: "Sneak 4, Ghoul −3". */
export function termsText(parts: readonly Part[], words: Words): string {
  return parts
    .filter(({ dice }, index) => index === 0 || dice !== 0)
    .map(({ source, dice }, index) => `${words.name(source)} ${index === 0 ? dice : signed(dice)}`)
    .join(', ');
}

/** Which faces succeed, in words; `kind`: what does it. */
export function fortuneText(
  kind: Exclude<DiceView['fortune'], undefined>['kind'],
  faces: readonly number[],
  words: Words,
): DiceView['fortune'] {
  return { kind, text: words.say(`dice-${kind}`, { faces: faces.map(String), count: faces.length }) };
}

/** A roll as a picture, described by its line. */
export function dicePicture(view: DiceView, line: string): PictureSpec {
  return { kind: 'dice', view, alt: inBrief([...(view.fortune ? [view.fortune.text] : []), line]) };
}

/** What follows on a roll: what changed its dice, in order, and its end; `used` are the places of these events. */
export interface Sequel<M, Z> {
  more: M[];
  ended: Z | null;
  used: Set<number>;
}

/** How to find what follows on somebody's roll. */
interface Pursuit<E, M extends E, Z extends E> {
  seat: Seat;
  isChange: (event: E) => event is M;
  isEnd: (event: E) => event is Z;
  /** Another roll, after which nothing belongs to this one any more. */
  isOther: (event: E) => boolean;
}

/** What follows on somebody's roll from that index on, to its end or to another roll. */
export function sequelOf<E extends EngineEvent & { seat?: Seat }, M extends E, Z extends E>(
  events: readonly E[],
  from: number,
  { seat, isChange, isEnd, isOther }: Pursuit<E, M, Z>,
): Sequel<M, Z> {
  const sequel: Sequel<M, Z> = { more: [], ended: null, used: new Set() };
  for (const [index, event] of events.entries()) {
    if (index < from) continue;
    if (sequel.ended || isOther(event)) break;
    if (event.seat !== seat) continue;
    if (isEnd(event)) sequel.ended = event;
    else if (isChange(event)) sequel.more.push(event);
    else continue;
    sequel.used.add(index);
  }
  return sequel;
}
