import { phrase, ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Telling } from '../../edition.ts';
import { boardPicture } from '../boardview.ts';
import type { SecondEvent } from '../event.ts';
import type { State } from '../state.ts';
import { type CheckStory, checkStory, diceText, diceView, formulaText } from './dice.ts';
import { lineOf } from './line.ts';

/** A telling holds at most this many pictures of dice; more would bury the words. */
const MOST_DICE = 2;

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER = ['MythosDrawn', 'Awakened', 'GateSealed', 'GateClosed', 'GameStarted'] as const;

/** Tells what happened, all events of one answer together. */
export function tell(events: readonly SecondEvent[], state: State, words: Words): Telling {
  const lines: string[] = [];
  const pictures: PictureSpec[] = [];
  const told = new Set<number>();
  events.forEach((event, index) => {
    if (told.has(index)) return;
    const check = checkStory(events, index);
    if (check) {
      for (const used of check.used) told.add(used);
      lines.push(checkLine(check.story, words));
      if (pictures.length < MOST_DICE && check.story.rolled.dice.length > 0)
        pictures.push(dicePicture(check.story, words));
      return;
    }
    const line = lineOf(event, words);
    if (line !== null && line !== '') lines.push(tidy(line));
  });
  const board = events.some((event) => BOARD_AFTER.some((type) => type === event.type));
  return { lines: joinedSteps(lines), pictures: board ? [boardPicture(state, words, events)] : pictures };
}

/** One check in one line: formula, dice, what was added, and how it ended. */
function checkLine(story: CheckStory, words: Words): string {
  const { rolled, more, ended } = story;
  const parts = [
    words.say('check-line', {
      seat: ref('seat', String(rolled.seat)),
      formula: formulaText(rolled.formula, words),
      dice: diceText(rolled.dice, rolled.faces, words),
    }),
  ];
  for (const event of more) {
    const dice = diceText(event.dice, event.faces, words);
    if (event.type === 'ClueSpent') parts.push(words.say('check-clue', { count: 1, dice }));
    else parts.push(words.text(phrase('check-reroll', { by: words.name(event.by), dice })));
  }
  if (ended) {
    const args = { needed: ended.difficulty, successes: ended.successes };
    parts.push(words.say(ended.passed ? 'check-passed' : 'check-failed', args));
  }
  return parts.join(' — ');
}

function dicePicture(story: CheckStory, words: Words): PictureSpec {
  return {
    kind: 'dice',
    view: diceView(story, words),
    alt: checkLine(story, words).replaceAll('*', '').slice(0, 1000),
  };
}

/** Printed names that begin with an article of their own lose the one before them. */
function tidy(line: string): string {
  return line.replace(/\b([Tt]he|[Aa]n?) (\*{0,2})The /g, '$2The ').trim();
}

/** Identical lines in a row are said once. */
function joinedSteps(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== lines[index - 1]);
}
