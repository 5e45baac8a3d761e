import type { Seat } from '../../../engine/decision.ts';
import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { DiceView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { inBrief } from '../../shown/alt.ts';
import { loadContent } from '../content/content.ts';
import type { EventOf, FormulaPart, SecondEvent } from '../state/event.ts';

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

type More = EventOf<'ClueSpent'> | EventOf<'Rerolled'>;

/** Everything from a check's first roll to its result. */
interface CheckStory {
  rolled: EventOf<'CheckRolled'>;
  /** What was added or rolled again, in order. */
  more: More[];
  ended: EventOf<'CheckEnded'> | null;
}

/** How a check goes on that was rolled before these events. */
interface LaterStory extends Omit<CheckStory, 'rolled'> {
  seat: Seat;
}

/** Dice as people read them: ⚁ ⚂ **⚄**, successes in bold. */
export function diceText(dice: readonly number[], faces: readonly number[], words: Words): string {
  if (dice.length === 0) return words.say('dice-none');
  return dice.map((die) => (faces.includes(die) ? `**${FACES[die - 1]}**` : FACES[die - 1])).join(' ');
}

/** A check's formula: "Sneak 4 − 3 = 1 die". */
function formulaText(parts: readonly FormulaPart[], words: Words): string {
  const shown = parts.filter((part, index) => index === 0 || part.dice !== 0);
  const terms = shown.map((part, index) => {
    const sign = index === 0 ? '' : part.dice < 0 ? '− ' : '+ ';
    const size = index === 0 ? part.dice : Math.abs(part.dice);
    return `${sign}${words.name(part.source)} ${size}`;
  });
  const total = Math.max(
    0,
    parts.reduce((sum, part) => sum + part.dice, 0),
  );
  return words.say('formula', { terms: terms.join(' '), total });
}

/** One check in one line: formula, dice, what was added, and how it ended. */
export function checkLine(story: CheckStory, words: Words): string {
  const { rolled, more, ended } = story;
  const first = words.say('check-line', {
    seat: ref('seat', String(rolled.seat)),
    formula: formulaText(rolled.formula, words),
    dice: diceText(rolled.dice, rolled.faces, words),
  });
  return [first, ...moreTexts(more, words), ...endTexts(ended, words)].join(' — ');
}

/** The rest of a check in one line: what was added since it was last told, and how it ended. */
export function laterLine({ seat, more, ended }: LaterStory, words: Words): string {
  const text = [...moreTexts(more, words), ...endTexts(ended, words)].join(' — ');
  const args = { seat: ref('seat', String(seat)), text };
  if (!ended) return words.say('check-later', args);
  return words.say('check-later-ended', { ...args, check: ref('check', ended.skill) });
}

/** The check as a picture, described in words. */
export function dicePicture(story: CheckStory, words: Words): PictureSpec {
  const view = diceView(story, words);
  const alt = inBrief([...(view.fortune ? [view.fortune.text] : []), checkLine(story, words)]);
  return { kind: 'dice', view, alt };
}

/** The dice that came to a check since it was last told, as a picture; null where none did. */
export function laterPicture(story: LaterStory, words: Words): PictureSpec | null {
  const { seat, more, ended } = story;
  const last = more.at(-1);
  if (!last) return null;
  const fortune = fortuneOf(last.faces, words);
  const who = ref('seat', String(seat));
  const view: DiceView = {
    title: ended ? words.say('dice-title', { seat: who, skill: ref('check', ended.skill) }) : words.name(who),
    ...(fortune ? { fortune } : {}),
    formula: words.list(runsOf(more).map((run) => words.text(sourceOf(run, words)))),
    dice: more.flatMap(({ type, dice, faces }) =>
      dice.map((face) => ({ face, success: faces.includes(face), clue: type === 'ClueSpent' })),
    ),
    result: words.say('dice-result-later', { successes: ended?.successes ?? last.total }),
    passed: ended?.passed ?? null,
  };
  return { kind: 'dice', view, alt: inBrief([...(fortune ? [fortune.text] : []), laterLine(story, words)]) };
}

/** Clue tokens spent one after the other are told together; all else stands alone. */
function runsOf(more: readonly More[]): More[][] {
  const runs: More[][] = [];
  for (const event of more) {
    const run = runs.at(-1);
    if (run?.[0] && isToken(event) && isToken(run[0])) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** A card may stand in for a Clue token (2E-2302). */
function isToken(event: More): boolean {
  return event.type === 'ClueSpent' && event.by === undefined;
}

function moreTexts(more: readonly More[], words: Words): string[] {
  return runsOf(more).map((run) => {
    const dice = run.flatMap((event) => event.dice);
    const source = words.text(sourceOf(run, words));
    return words.say('check-more', { source, dice: diceText(dice, run[0]?.faces ?? [], words) });
  });
}

/** Where more dice came from. */
function sourceOf(run: readonly More[], words: Words) {
  const first = run[0];
  if (first?.type === 'Rerolled') return phrase('check-reroll', { by: words.name(first.by) });
  if (first?.by !== undefined) return phrase('check-card', { card: ref('card', first.by) });
  return phrase('check-clue', { count: run.length });
}

function endTexts(ended: EventOf<'CheckEnded'> | null, words: Words): string[] {
  if (!ended) return [];
  const args: Record<string, PhraseArgument> = { needed: ended.difficulty, successes: ended.successes };
  return [words.say(ended.passed ? 'check-passed' : 'check-failed', args)];
}

/** The check as it is drawn. Its dice are those that lie on the table at the end. */
function diceView(story: CheckStory, words: Words): DiceView {
  const { rolled } = story;
  const dice = storyDice(story);
  const fortune = fortuneOf(rolled.faces, words);
  const successes = story.ended?.successes ?? rolled.successes;
  return {
    title: words.say('dice-title', {
      seat: { ref: 'seat', id: String(rolled.seat) },
      skill: { ref: 'check', id: rolled.skill },
    }),
    ...(fortune ? { fortune } : {}),
    formula: words.say('dice-formula', {
      formula: formulaText(rolled.formula, words),
      difficulty: rolled.difficulty,
    }),
    dice,
    result: words.say('dice-result', { successes }),
    passed: story.ended?.passed ?? null,
  };
}

/** What a Blessing, a Curse or anything else does to the dice; undefined where five and six succeed as usual. */
function fortuneOf(faces: readonly number[], words: Words): DiceView['fortune'] {
  const { normal, blessed, cursed } = loadContent().tables.successFaces;
  const same = (other: readonly number[]): boolean => other.join() === faces.join();
  if (same(normal)) return undefined;
  const kind = same(blessed) ? 'blessed' : same(cursed) ? 'cursed' : 'other';
  return { kind, text: words.say(`dice-${kind}`, { faces: faces.map(String), count: faces.length }) };
}

/** Pulls the check that begins at an index out of the events; the index after it. */
export function checkStory(
  events: readonly SecondEvent[],
  index: number,
): { story: CheckStory; used: Set<number> } | null {
  const rolled = events[index];
  if (rolled?.type !== 'CheckRolled') return null;
  const story: CheckStory = { rolled, more: [], ended: null };
  const used = new Set([index]);
  for (let next = index + 1; next < events.length; next++) {
    const event = events[next];
    if (!event || event.type === 'CheckRolled') break;
    if ((event.type === 'ClueSpent' || event.type === 'Rerolled') && event.seat === rolled.seat) {
      story.more.push(event);
      used.add(next);
    }
    if (event.type === 'CheckEnded' && event.seat === rolled.seat) {
      story.ended = event;
      used.add(next);
      break;
    }
  }
  return { story, used };
}

/** How a check goes on that was rolled and told before: pulls it out of the events from that index. */
export function laterStory(
  events: readonly SecondEvent[],
  index: number,
): { story: LaterStory; used: Set<number> } | null {
  const first = events[index];
  if (!first || !isLater(first)) return null;
  const story: LaterStory = { seat: first.seat, more: [], ended: null };
  const used = new Set<number>();
  for (let next = index; next < events.length && !story.ended; next++) {
    const event = events[next];
    if (!event || event.type === 'CheckRolled') break;
    if (!isLater(event) || event.seat !== first.seat) continue;
    used.add(next);
    if (event.type === 'CheckEnded') story.ended = event;
    else story.more.push(event);
  }
  return { story, used };
}

function isLater(event: SecondEvent): event is More | EventOf<'CheckEnded'> {
  return ['ClueSpent', 'Rerolled', 'CheckEnded'].includes(event.type);
}

function storyDice({ rolled, more }: CheckStory): DiceView['dice'] {
  let dice = rolled.dice.map((face) => ({ face, success: rolled.faces.includes(face), clue: false }));
  for (const event of more) {
    const fresh = event.dice.map((face) => ({ face, success: event.faces.includes(face) }));
    if (event.type === 'ClueSpent') dice = [...dice, ...fresh.map((die) => ({ ...die, clue: true }))];
    else if (fresh.length === dice.length)
      dice = fresh.map((die, place) => ({ ...die, clue: dice[place]?.clue ?? false }));
    else {
      const kept = dice.filter((die) => die.success);
      const again = dice.filter((die) => !die.success);
      const left = again.slice(fresh.length);
      dice = [...kept, ...left, ...fresh.map((die, place) => ({ ...die, clue: again[place]?.clue ?? false }))];
    }
  }
  return dice;
}
