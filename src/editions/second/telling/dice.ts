import type { DiceView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { loadContent } from '../content/content.ts';
import type { EventOf, FormulaPart, SecondEvent } from '../event.ts';

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** Everything from a check's first roll to its result. */
export interface CheckStory {
  rolled: EventOf<'CheckRolled'>;
  /** What was added or rolled again, in order. */
  more: (EventOf<'ClueSpent'> | EventOf<'Rerolled'>)[];
  ended: EventOf<'CheckEnded'> | null;
}

/** Dice as people read them: ⚁ ⚂ **⚄**, successes in bold. */
export function diceText(dice: readonly number[], faces: readonly number[], words: Words): string {
  if (dice.length === 0) return words.say('dice-none');
  return dice.map((die) => (faces.includes(die) ? `**${FACES[die - 1]}**` : FACES[die - 1])).join(' ');
}

/** A check's formula: "Sneak 4 − 3 = 1 die". */
export function formulaText(parts: readonly FormulaPart[], words: Words): string {
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

/** The check as a picture. Its dice are those that lie on the table at the end. */
export function diceView(story: CheckStory, words: Words): DiceView {
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
export function fortuneOf(faces: readonly number[], words: Words): DiceView['fortune'] {
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
