/** Tests: with what to go into them, and what to spend afterwards. */

import type { Decision, Option, Seat } from '../../../engine/decision.ts';
import { findMonster } from '../board/monster.ts';
import { SKILLS } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { remainingHealth } from '../monsters/health.ts';
import { OPTION } from '../state/option.ts';
import { isDecisive } from './decisive.ts';
import { changeWorth } from './doomworth.ts';
import { killWorth } from './fight.ts';
import { tokenWorth } from './focusworth.ts';
import { counts, endurance, ruled, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** `test.prepare`: silence takes what is free and has the most dice; a spell is cast where it helps much. */
export function prepare(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const { sanity } = endurance(view, seat);
  const { remnants } = investigator(view.game, seat);
  const usual = decision.options.find(({ id }) => decision.default.includes(id));
  const gain = (option: Option) => counts(view, 'odds', (option.odds ?? 0) - (usual?.odds ?? 0));
  const better = decision.options
    .filter((option) => !option.id.split('+').some(OPTION.cast.is) || sanity > 3 || remnants > 0)
    .filter((option) => gain(option) > 0.15)
    .sort((a, b) => gain(b) - gain(a));
  return better[0]?.id ?? null;
}

/** `test.remnants`: all of them, where the story hangs on it (archive cards 32 to 36). */
export function remnantsFor(view: Viewpoint, decision: Decision): string | null {
  return ruled(view, 'remnants', decision.options.at(-1)?.id ?? null);
}

/** What it is worth not to let everybody wait for somebody who is not there (2E-T62). */
const PATIENCE = 1.2;

/** `test.spend`: what is free is used; focus goes for what matters, a clue only for the story; for much, others are asked. */
export function afterRoll(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const [usual] = decision.default;
  if (usual !== undefined && usual !== 'accept') return ruled(view, 'free', usual);
  const stake = nextWorth(view, decision, seat);
  const focus = cheapestFocus(view, decision, seat);
  const clue = decision.options.find(({ id }) => id === 'clue');
  const odds = facesOf(decision) / 6;
  const more = counts(view, 'odds', odds * stake);
  if (focus && more > counts(view, 'focusToken', focus.worth)) return focus.id;
  if (clue && more > counts(view, 'clueToken', WEIGHTS.clue * 1.3)) return 'clue';
  const helper = likeliest(decision.options.filter(({ id }) => OPTION.ask.is(id)));
  if (helper && counts(view, 'odds', (helper.odds ?? 0) * stake) > counts(view, 'patience', PATIENCE)) return helper.id;
  return ruled(view, 'enough', usual ?? null);
}

/** `test.lend`: whoever asks is lent what may bring a success. */
export function lend(view: Viewpoint, { options }: Decision): string | null {
  return ruled(view, 'lend', likeliest(options.filter(({ odds = 0 }) => odds > 0))?.id ?? null);
}

function likeliest(options: readonly Option[]): Option | undefined {
  return [...options].sort((a, b) => (b.odds ?? 0) - (a.odds ?? 0))[0];
}

/** The token that they would miss the least. */
function cheapestFocus(view: Viewpoint, { options }: Decision, seat: Seat): { id: string; worth: number } | null {
  const tokens = SKILLS.map((skill) => ({
    id: OPTION.focus.write(skill),
    worth: tokenWorth(view, seat, skill),
  })).filter((token) => options.some(({ id }) => id === token.id));
  return tokens.sort((a, b) => a.worth - b.worth)[0] ?? null;
}

/** What one success more would be worth. */
function nextWorth(view: Viewpoint, decision: Decision, seat: Seat): number {
  const { game } = view;
  const { check, occasion, against, monster: id } = decision.about ?? {};
  const have = check?.successes ?? 0;
  const one = investigator(game, seat);
  switch (occasion) {
    case 'attack':
      return blowWorth(view, String(id ?? ''), have);
    case 'evade':
      return have === 0 ? 1.2 : 0.6;
    case 'ward': {
      const doom = game.state.doom[one.at] ?? 0;
      if (have >= doom) return 0;
      const gain = changeWorth(view, one.at, -(have + 1)) - changeWorth(view, one.at, -have);
      return gain + (have === 1 ? WEIGHTS.remnant : 0);
    }
    case 'research':
      return have < one.clues ? WEIGHTS.research : 0;
    case 'encounter':
      return have === 0 ? 0.9 : 0;
    default:
      // Tests of codex cards decide the game.
      if (have > 0) return 0.2;
      return isArchive(against) ? 8 : 0.8;
  }
}

/** What one more damage would be worth, where so much is dealt already. */
function blowWorth(view: Viewpoint, id: string, dealt: number): number {
  const { game } = view;
  const monster = findMonster(game.state, id);
  if (!monster) return 0.5;
  const left = remainingHealth(game, monster) - dealt;
  if (left <= 0) return 0;
  if (isDecisive(view.game, monster)) return Math.max(1.5, 12 / left);
  return left === 1 ? killWorth(view, monster) + 0.6 : 0.4;
}

const isArchive = (against: unknown): boolean =>
  typeof against === 'object' && against !== null && 'ref' in against && against.ref === 'archive';

const facesOf = ({ about }: Decision): number => (Array.isArray(about?.faces) ? about.faces.length : 2);
