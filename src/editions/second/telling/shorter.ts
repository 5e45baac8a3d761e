/** Lines of somebody's turn of which one says what another says too. */
import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { isAbout, isStory } from '../../telling/paragraph.ts';
import { loadContent } from '../content/content.ts';

/** Stands for a name to find the words around it. */
export const SOMETHING = '\u0000';

const CHECKS = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck', 'evade', 'horror', 'combat', 'spell'];

/** A roll up to its dice, with their number. */
const COUNTED = /^([^,:]+(?:: [^,:]+)?), \d+ \p{L}+: (?=[*\d])/u;

/** How far below it may stand what a card was used for. */
const NEAR = 4;

/** The lines in fewer: checks, spells, fights and what is used, each told once. */
export function shorter(lines: readonly string[], who: string, words: Words): string[] {
  const steps = [checks, used, casts, rounds, ends, counts];
  return steps.reduce<string[]>((all, step) => step(all, who, words), [...lines]);
}

/**
 * A check that went on after a question as one line: what changed its dice says by itself what was used, and what that
 * cost stands behind.
 */
function checks(lines: readonly string[], who: string, words: Words): string[] {
  const all: string[] = [];
  for (const line of lines) {
    const later = laterOf(line, who, words);
    const begun = all.findLastIndex((one) => one.startsWith(later?.begins ?? SOMETHING));
    const between = all.slice(begun + 1);
    if (!later || begun < 0 || between.some((one) => !one.startsWith(`${who} `))) all.push(line);
    else {
      const costs = between.filter((one) => usedBy(one, who, words) === null);
      all.splice(begun, all.length, `${all[begun]} — ${later.text}`, ...costs);
    }
  }
  return all;
}

/** How a check goes on that was begun on another line, and how that begins; null for any other line. */
function laterOf(line: string, who: string, words: Words): { begins: string; text: string } | null {
  const head = `${who}: `;
  if (!line.startsWith(head)) return null;
  const said = line.slice(head.length);
  const [, middle = ''] = words
    .say('check-later-ended', { seat: who, check: SOMETHING, text: SOMETHING })
    .split(SOMETHING);
  const names = checkNames(words);
  if (names.some((name) => said.startsWith(`${name}, `))) return null;
  const check = names.find((name) => said.startsWith(name + middle));
  return check === undefined
    ? { begins: head, text: said }
    : { begins: `${head}${check}, `, text: said.slice(check.length + middle.length) };
}

const checkNames = (words: Words): string[] => CHECKS.map((check) => words.name(ref('check', check)));

/** What is used stands behind what it brings, and is not told where the next lines name it. */
function used(lines: readonly string[], who: string, words: Words): string[] {
  const gains = opening('event-Gained', { seat: who, value: SOMETHING, by: '' }, words);
  const all: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line = '', next = ''] = lines.slice(at);
    const card = usedBy(line, who, words);
    if (card !== null && lines.slice(at + 1, at + 1 + NEAR).some((one) => one.includes(card))) continue;
    const isAbility = line === words.say('event-AbilityUsed', { seat: who, ability: card ?? '' });
    if (card === null || !isSentence(next, who) || !(isAbility || next.startsWith(gains))) all.push(line);
    else {
      all.push(words.say('fold-by', { line: next.replace(/\.$/, ''), by: card }));
      at += 1;
    }
  }
  return all;
}

/** True for a sentence about somebody that gives no cause yet; what they roll is none. */
export function isSentence(line: string, name: string): boolean {
  return line.startsWith(`${name} `) && line.endsWith('.') && !line.endsWith(').');
}

/** What somebody uses, by a line; null for any other. */
export function usedBy(line: string, who: string, words: Words): string | null {
  const ability = within(line, words.say('event-AbilityUsed', { seat: who, ability: SOMETHING }));
  if (ability !== null) return ability;
  const said = within(line, words.say('event-CardUsed', { seat: who, card: SOMETHING }));
  if (said === null) return null;
  const card = loadContent().cards.find(({ id }) => words.name(ref('card', id), { article: 'the' }) === said);
  return card ? words.name(ref('card', card.id)) : said;
}

/** A spell with the dice it was cast by, and what it cost behind that. */
function casts(lines: readonly string[], who: string, words: Words): string[] {
  const rolled = `${who}: ${words.name(ref('check', 'spell'))}`;
  const forms = ['true', 'false'].map((passed) => words.say('event-SpellCast', { seat: who, card: SOMETHING, passed }));
  const all: string[] = [];
  for (const line of lines) {
    const card = forms.map((form) => within(line, form)).find((found) => found !== null);
    const roll = all.at(-1);
    if (!card || !roll?.startsWith(rolled)) {
      all.push(line);
      continue;
    }
    const paid = all.at(-2)?.endsWith(` (${card}).`) ? all.slice(-2, -1) : [];
    const cast = `${words.say('fold-cast', { seat: who, card })}${roll.slice(rolled.length)}`;
    all.splice(-1 - paid.length, 1 + paid.length, cast, ...paid);
  }
  return all;
}

/** A fight without what is the same in each of its rounds: the weapons, and how the monster hits. */
function rounds(lines: readonly string[], who: string, words: Words): string[] {
  const hands = opening('event-HandsFilled', { seat: who, cards: SOMETHING }, words);
  return lines.filter((line, at) => {
    const again = lines.indexOf(line) < at;
    const isPlain = !line.startsWith('*') && !line.startsWith('-# ') && !isAbout(line, who);
    return (
      !again ||
      !(isPlain || (line.startsWith(hands) && lines.slice(0, at).findLast((one) => one.startsWith(hands)) === line))
    );
  });
}

/** How a monster ends, or is evaded, says that the check was passed; how its kind ends is told once, and whom they face is known. */
function ends(lines: readonly string[], who: string, words: Words): string[] {
  const check = (kind: string): string => `${who}: ${words.name(ref('check', kind))}, `;
  const [combat, evade] = [check('combat'), check('evade')];
  const evaded = opening('event-Evaded', { seat: who, monster: SOMETHING, passed: 'true', prose: '' }, words);
  const faces = words.say('event-CombatStarted', { seat: who, monster: SOMETHING });
  const told = new Set<string>();
  let faced: string | null = null;
  return lines.map((line, at) => {
    faced = within(line, faces) ?? faced;
    const next = lines[at + 1] ?? '';
    const isWon = line.startsWith(combat)
      ? endOf(next, words) !== null
      : line.startsWith(evade) && next.startsWith(evaded);
    if (isWon) return line.replace(/ — \*\*[^*]+\*\*$/u, '');
    const found = endOf(line, words);
    if (!found) return line;
    const { monster, end, said, prose } = found;
    const again = told.has(prose);
    told.add(prose);
    const short =
      monster.toLocaleLowerCase() === faced?.toLocaleLowerCase() ? words.say('fold-defeats', { end }) : said;
    return again || prose === '' ? short : `${short} ${prose}`;
  });
}

/** The end of a monster: which, where it goes, and the words for that without its story; null for any other line. */
function endOf(line: string, words: Words): { monster: string; end: string; said: string; prose: string } | null {
  const [, said = '', prose = ''] = /^(\*\*[^*]+\*\*)(?: (.+))?$/u.exec(line) ?? [];
  for (const end of ['trophy', 'cup', 'box', 'none']) {
    const form = words.say('event-MonsterDefeated', { monster: SOMETHING, end, prose: '' }).trim();
    const monster = within(said, form);
    if (monster !== null) return { monster, end, said, prose };
  }
  return null;
}

/** Of the first roll how many dice there are, and where who rolls is named again; of others their number is to be seen. */
function counts(lines: readonly string[], who: string, words: Words): string[] {
  const heads = [
    ...checkNames(words).map((name) => `${who}: ${name},`),
    opening('fold-cast', { seat: who, card: SOMETHING }, words),
  ];
  const isRoll = (line: string): boolean => heads.some((head) => line.startsWith(head)) && COUNTED.test(line);
  const first = lines.findIndex(isRoll);
  const isNamed = (at: number): boolean => {
    const before = lines[at - 1] ?? '';
    return before.startsWith('**') && !isStory(before);
  };
  return lines.map((line, at) => (at > first && isRoll(line) && !isNamed(at) ? line.replace(COUNTED, '$1: ') : line));
}

/** A message up to what is named in it. */
export function opening(key: string, args: Record<string, string>, words: Words): string {
  return words.say(key, args).split(SOMETHING)[0] ?? '';
}

/** What stands in a line in place of something in a form; null where the line has another form. */
function within(line: string, form: string): string | null {
  const [before = '', after = ''] = form.split(SOMETHING);
  if (!line.startsWith(before) || !line.endsWith(after)) return null;
  return line.slice(before.length, line.length - after.length);
}
