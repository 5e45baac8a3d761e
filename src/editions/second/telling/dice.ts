import type { Seat } from '../../../engine/decision.ts';
import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { DiceView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { story } from '../../shown/clause.ts';
import {
  dicePicture,
  diceText,
  formulaText,
  fortuneText,
  type Sequel,
  sequelOf,
  termsText,
} from '../../telling/dice.ts';
import type { Told } from '../../telling/telling.ts';
import { loadContent } from '../content/content.ts';
import { prose } from '../shown/prose.ts';
import type { EventOf, SecondEvent } from '../state/event.ts';
import { because } from './run.ts';

type More = EventOf<'ClueSpent'> | EventOf<'Rerolled'>;

/** Everything from a check's first roll to its result: what was added or rolled again, in order, and how it ended. */
interface CheckStory extends Rest {
  rolled: EventOf<'CheckRolled'>;
}

type Rest = Omit<Sequel<More, EventOf<'CheckEnded'>>, 'used'>;

/** The check that begins at an index, with all that belongs to it. */
export function checkTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const rolled = events[index];
  if (rolled?.type !== 'CheckRolled') return null;
  const { used, ...rest } = restOf(events, index + 1, rolled.seat);
  const story = { rolled, ...rest };
  const line = checkLine(story, demanded(events, rolled, words), words);
  return {
    lines: [line, ...outcomeLines(rest.ended, words)],
    used: [index, ...used],
    ...(rolled.dice.length > 0 ? { dice: () => dicePicture(diceView(story, words), line) } : {}),
  };
}

/** How a check goes on that was rolled and told before. */
export function laterTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const first = events[index];
  if (!first || !(isMore(first) || isEnd(first))) return null;
  const { used, ...rest } = restOf(events, index, first.seat);
  const text = [...moreTexts(rest.more, words), ...endTexts(rest.ended, words)].join(' — ');
  const line = laterLine(first.seat, rest.ended, text, words);
  const last = rest.more.at(-1);
  return {
    lines: [line, ...outcomeLines(rest.ended, words)],
    used: [...used],
    continued: { text, whose: words.name(ref('seat', String(first.seat))) },
    ...(last ? { dice: () => dicePicture(laterView(first.seat, rest, last, words), line) } : {}),
  };
}

/** How the encounter goes on after its check; nothing where no story asked for it. */
function outcomeLines(ended: Rest['ended'], words: Words): string[] {
  const told = ended?.story && prose('outcomes', [...ended.story, ended.passed ? 'pass' : 'fail'], words.locale);
  return told ? [story(told)] : [];
}

function restOf(events: readonly SecondEvent[], from: number, seat: Seat): Sequel<More, EventOf<'CheckEnded'>> {
  return sequelOf(events, from, {
    seat,
    isChange: isMore,
    isEnd,
    isOther: (event) => event.type === 'CheckRolled' && event.seat === seat,
  });
}

function isMore(event: SecondEvent): event is More {
  return event.type === 'ClueSpent' || event.type === 'Rerolled';
}

function isEnd(event: SecondEvent): event is EventOf<'CheckEnded'> {
  return event.type === 'CheckEnded';
}

/** The card of the Mythos that demands a check, as the reason for it; none where that has just been drawn. */
function demanded(events: readonly SecondEvent[], { against }: EventOf<'CheckRolled'>, words: Words): string {
  const isDrawn = events.some((event) => event.type === 'MythosDrawn' && event.card === against?.id);
  return against?.ref === 'mythos' && !isDrawn ? because(against, words) : '';
}

/** One check in one line: formula, dice, what was added, and how it ended. */
function checkLine({ rolled, more, ended }: CheckStory, by: string, words: Words): string {
  const formula = formulaOf(rolled);
  const first = words.say('check-line', {
    seat: ref('seat', String(rolled.seat)),
    check: ref('check', rolled.skill),
    count: rolled.dice.length,
    formula: formula.length > 1 ? words.say('check-formula', { terms: termsText(formula, words) }) : '',
    by,
    dice: diceText(rolled.dice, rolled.faces),
  });
  return [first, ...moreTexts(more, words), ...endTexts(ended, words)].join(' — ');
}

/** Where its dice come from; what is printed on what it is against has the name of that. */
function formulaOf({ formula, against }: EventOf<'CheckRolled'>) {
  return formula
    .map(({ source, dice }) => ({ source: source.ref === 'modifier' && against ? against : source, dice }))
    .filter(({ dice }, index) => index === 0 || dice !== 0);
}

/** The rest of a check in one line: what was added since it was last told, and how it ended. */
function laterLine(seat: Seat, ended: Rest['ended'], text: string, words: Words): string {
  const args = { seat: ref('seat', String(seat)), text };
  if (!ended) return words.say('check-later', args);
  return words.say('check-later-ended', { ...args, check: ref('check', ended.skill) });
}

/** The dice that came to a check since it was last told. */
function laterView(seat: Seat, { more, ended }: Rest, last: More, words: Words): DiceView {
  const fortune = fortuneOf(last.faces, words);
  const who = ref('seat', String(seat));
  return {
    title: ended ? words.say('dice-title', { seat: who, skill: ref('check', ended.skill) }) : words.name(who),
    ...(fortune ? { fortune } : {}),
    formula: words.list(runsOf(more).map((run) => words.text(sourceOf(run, words)))),
    dice: more.flatMap(({ type, dice, faces }) =>
      dice.map((face) => ({ face, success: faces.includes(face), clue: type === 'ClueSpent' })),
    ),
    result: words.say('dice-result-later', { successes: ended?.successes ?? last.total }),
    passed: ended?.passed ?? null,
  };
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
    return words.say('check-more', { source, dice: diceText(dice, run[0]?.faces ?? []) });
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
      formula: formulaText(formulaOf(rolled), words),
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
  return fortuneText(same(blessed) ? 'blessed' : same(cursed) ? 'cursed' : 'other', faces, words);
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
