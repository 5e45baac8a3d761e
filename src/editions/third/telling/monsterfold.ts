import type { Words } from '../../../words/words.ts';
import { paragraphs, saidOnce } from '../../telling/paragraph.ts';

/** The monster that a line begins with. */
const MONSTER = /^\*\*([^*]+)\*\*/;
/** Stands for a name to find the words around it. */
const SOMETHING = '\u0000';

/** What monsters of a kind do that only go somewhere, after the same. */
interface Move {
  monster: string;
  to: string[];
  aim: string;
}

/**
 * What stays of the monsters: a line each; several of a kind that do the same have one. Those that only go somewhere, one
 * after the other, have one for all of them.
 */
export function monstersFolded(lines: readonly string[], names: readonly string[], words: Words): string[] {
  const all = paragraphs(lines, { begins: (line) => line.startsWith('**'), after: () => false, names }).map(saidOnce);
  const times = new Map<string, number>();
  for (const line of all) times.set(line, (times.get(line) ?? 0) + 1);
  const each = [...times].map(([line, count]) => (count > 1 ? line.replace(MONSTER, `**$1 ×${count}**`) : line));
  const told: string[] = [];
  let moves: Move[] = [];
  each.forEach((line, at) => {
    const move = moveIn(line, words);
    const before = each[at - 1] ?? '';
    if (move) {
      if (moves.length === 0) told.push('');
      moves = withMove(moves, move, words);
      told[told.length - 1] = moves.map((one) => moveText(one, words)).join(' ');
      return;
    }
    moves = [];
    if (isMeeting(before) && namesSame(before, line)) told[told.length - 1] = `${told.at(-1) ?? ''} ${unnamed(line)}`;
    else told.push(line);
  });
  return told;
}

/** Whether a line ends with whom a monster engages. */
const isMeeting = (line: string): boolean => /; [^;.]+\.$/.test(line);

const namesSame = (one: string, other: string): boolean => MONSTER.exec(one)?.[1] === MONSTER.exec(other)?.[1];

/** What a monster does, without its name. */
function unnamed(line: string): string {
  return line.replace(MONSTER, '').replace(/^ \p{Ll}/u, (start) => start.trim().toLocaleUpperCase());
}

/** Where a monster goes, and after whom or what, where the line says no more than that. */
function moveIn(line: string, words: Words): Move | null {
  const [, monster = ''] = MONSTER.exec(line) ?? [];
  const [head = '', end = ''] = moveText({ monster, to: [SOMETHING], aim: '' }, words).split(SOMETHING);
  if (monster === '' || !line.startsWith(head) || !line.endsWith(end)) return null;
  const said = line.slice(head.length, -end.length);
  if (/[;:]|[^.]{4}\. /.test(said)) return null;
  const begins = ['hunter', 'patrol'].map(
    (kind) => words.say('third-monster-aim', { kind, aim: SOMETHING }).split(SOMETHING)[0] ?? '',
  );
  const at = Math.max(...begins.map((before) => said.lastIndexOf(before)));
  return at < 0 ? { monster, to: [said], aim: '' } : { monster, to: [said.slice(0, at)], aim: said.slice(at) };
}

/** Several of a kind that go after the same are told together; of one that goes on, where it ends up. */
function withMove(moves: readonly Move[], move: Move, words: Words): Move[] {
  const last = moves.at(-1);
  if (!last || last.monster !== move.monster || last.aim !== move.aim) return [...moves, move];
  const [on = ''] = words.say('third-monster-on', { to: SOMETHING }).split(SOMETHING);
  const [to = ''] = move.to;
  if (to.startsWith(on))
    return [...moves.slice(0, -1), { ...last, to: [...last.to.slice(0, -1), to.slice(on.length)] }];
  return [...moves.slice(0, -1), { ...last, to: [...last.to, ...move.to] }];
}

function moveText({ monster, to, aim }: Move, words: Words): string {
  const many = to.length > 1 ? `${monster} ×${to.length}` : monster;
  return words.say('third-event-MonsterMoved', { monster: many, to: words.list(to), aim, engages: 'no', seats: '' });
}
