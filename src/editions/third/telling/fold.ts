import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { bold, isAbout, isApart, isStory, paragraphs, saidOnce, without } from '../../telling/paragraph.ts';
import { loadContent } from '../content/content.ts';
import { monstersFolded } from './monsterfold.ts';
import { summed } from './summed.ts';

/** The place that a story is told of. */
const PLACED = /^\*\*([^*]+):\*\* (?=\*[^*])/;
/** The monster that a line begins with. */
const MONSTER = /^\*\*([^*]+)\*\*/;
/** What something comes from, before what comes of it. */
const LEAD = /^([^*:.]+): (?=\p{Lu})/u;
/** The title of a story, that stands by itself. */
const TITLE = /^\*\*[^*]+[^*.]\*\*$/;
/** Stands for a name to find the words around it. */
const SOMETHING = '\u0000';
/** Whose token a line of the mythos tells. */
const TOKEN = /^(.+?): \*\*/;

/**
 * What stays of a message's story. Of somebody's turn: what they did as one paragraph, stories, and what came of these.
 * Of the monsters a line each, of the mythos a line for each person; of anything else the lines as they are.
 * @param frame the message (`frame`)
 */
export function folded(told: readonly string[], frame: string, words: Words): string[] {
  // What has come on display is seen there.
  const [display = ''] = words.say('third-event-DisplayChanged', { cards: SOMETHING }).split(SOMETHING);
  const lines = summed(
    told.filter((line) => !line.startsWith(display)),
    words,
  );
  const names = [...loadContent().investigators.keys()].map((id) => words.name(ref('sheet', id)));
  const [, part = ''] = frame.split('/');
  if (part.startsWith('seat ')) return sitting(lines, names);
  if (part === 'monsters') return monstersFolded(lines, names, words);
  if (part === 'mythos') return mythos(withSpawned(lines, words), names);
  return byPerson(lines, names);
}

/** Somebody is named once, at the beginning. */
function sitting(lines: readonly string[], names: readonly string[]): string[] {
  const who = names.find((name) => lines.some((line) => isAbout(line, name))) ?? '';
  const placed = withTitles(lines.map((line, at) => withoutPlace(line, lines.slice(0, at))));
  const all = paragraphs(placed, { begins: isStory, after: isStory, names });
  const first = all.findIndex((line) => isAbout(line, who));
  return saidOnce(all.map((line, at) => (at === first ? bold(line, who) : without(line, who))).join('\n')).split('\n');
}

/** Stories in one line with the title that stands above them, and what a story brings in one with it. */
function withTitles(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (const line of lines) {
    const before = all.at(-1) ?? '';
    if (TITLE.test(before) && isStory(line)) all[all.length - 1] = `${before.slice(0, -2)}.** ${line}`;
    else if (before.endsWith('*') && !before.endsWith('**') && MONSTER.test(line) && !isApart(line))
      all[all.length - 1] = `${before} ${line}`;
    else all.push(line);
  }
  return all;
}

/** A story without the place it tells of, where that stands among the lines before. */
function withoutPlace(line: string, before: readonly string[]): string {
  const [head = '', place = ''] = PLACED.exec(line) ?? [];
  const isNamed = (other: string): boolean => other.toLocaleLowerCase().includes(place.toLocaleLowerCase());
  return place !== '' && before.some(isNamed) ? line.slice(head.length) : line;
}

/** What a round opens with, and what new investigators bring: a paragraph for each. */
function byPerson(lines: readonly string[], names: readonly string[]): string[] {
  const whose = (line: string): string => names.find((name) => isAbout(line, name)) ?? '';
  const said = withTitles(lines).map((line, at, all) => {
    const name = whose(line);
    return name !== '' && whose(all[at - 1] ?? '') === name ? without(line, name) : line;
  });
  const begins = (line: string): boolean => line.startsWith('**') || whose(line) !== '';
  // What stands in bold is a heading rather than a sentence.
  return paragraphs(said, { begins, after: () => false, names }).map((line) =>
    line.startsWith('**') ? line.replace(/\.$/, '') : line,
  );
}

/** The lines with the monster of a token in one sentence with it, also where people had to say first where it appears. */
function withSpawned(lines: readonly string[], words: Words): string[] {
  const token = ref('token', 'spawnMonster');
  const [, bare = ''] = words.say('third-event-TokenDrawn', { seat: SOMETHING, token, what: '' }).split(SOMETHING);
  const all: string[] = [];
  for (const line of lines) {
    const lead = all.at(-1) ?? '';
    const isSpawned = bare !== '' && lead.endsWith(bare) && MONSTER.test(line) && !TOKEN.test(line);
    if (!isSpawned) all.push(line);
    else all[all.length - 1] = words.say('third-event-sequel', { lead: lead.replace(/\.$/, ''), what: line });
  }
  return all;
}

/** Lines without the cause that they begin with, where that of the line before is the same: several cards of a kind. */
function withoutLeads(lines: readonly string[], names: readonly string[]): string[] {
  const leads = lines.map((line) => LEAD.exec(line)?.[1] ?? '');
  return lines.map((line, at) => {
    const lead = leads[at] ?? '';
    return lead !== '' && lead === leads[at - 1] && !names.includes(lead) ? line.slice(lead.length + 2) : line;
  });
}

/** A paragraph for each who draws, named at its beginning. */
function mythos(lines: readonly string[], names: readonly string[]): string[] {
  const drawing = (line: string): string => {
    const [, name = ''] = TOKEN.exec(line) ?? [];
    return names.includes(name) ? name : '';
  };
  let whose = '';
  const drawn = withoutLeads(lines, names).map((line) => {
    const name = drawing(line);
    // What they roll has only their own name before it, too.
    const goesOn = whose !== '' && (name === whose || line.startsWith(`${whose}: `));
    const said = goesOn ? without(line, whose) : line;
    whose = isApart(line) ? '' : name || whose;
    return said;
  });
  return paragraphs(drawn, { begins: (line) => drawing(line) !== '', after: () => false, names }).map((line) =>
    saidOnce(bold(line, drawing(line))),
  );
}
