/** Each rumor, left alone for up to fourteen turns, beside what its card comes to when it is reckoned by hand. */

import { describe, expect, it } from 'vitest';
import { mythos } from '../../src/editions/second/mythos/mythos.ts';
import type { Game } from '../../src/editions/second/state/state.ts';
import { aGame, drive, eventsOf } from '../editions/second/table.ts';
import { content } from '../second.ts';

/** A card that does little, where every gate of it is blocked. */
const QUIET = 'mythos-merchants-march-on-crime';
const TURNS = 14;

/** What lies on the table of a rumor. */
interface Reckoned {
  terror: number;
  doom: number;
  tokens: number;
  caged: number;
  allies: number;
  /** Whether the rumor is still there. */
  there: boolean;
}

const low = (dice: readonly number[]) => dice.filter((die) => die <= 2).length;

/** One turn of each rumor, by its dice, and whether it has failed then. */
const TURN: Record<string, (now: Reckoned, dice: readonly number[]) => boolean> = {
  'disturbing-the-dead': (now, dice) => {
    now.terror += low(dice);
    return now.terror >= 10;
  },
  'good-work-undone': (now, dice) => {
    now.tokens += low(dice);
    return now.tokens >= 10;
  },
  'the-great-ritual': (now) => {
    now.tokens += 1;
    return now.tokens >= 5;
  },
  'the-southside-strangler-strikes': (now) => {
    if (now.allies === 0) return true;
    now.allies -= 1;
    return false;
  },
  'the-stars-are-right': (now, dice) => {
    now.doom += low(dice);
    return false;
  },
  'the-terrible-experiment': (now) => {
    now.caged += 1;
    if (now.caged < 8) return false;
    now.terror = 10;
    now.caged = 0;
    return true;
  },
};
const DICE: Record<string, number> = { 'disturbing-the-dead': 1, 'good-work-undone': 2, 'the-stars-are-right': 1 };

const lying = ({ state }: Game): Reckoned => ({
  terror: state.terror,
  doom: state.ancientOne.doom,
  tokens: state.rumor?.tokens ?? 0,
  caged: state.monsters.filter(({ at }) => at === 'rumor').length,
  allies: state.decks.ally.length,
  there: state.rumor !== null,
});

/** The next turn's Mythos phase, in which nothing but the rumor is at work. */
function turn(game: Game): void {
  game.state.turn += 1;
  game.state.phase = 'mythos';
  game.state.cursor = { step: 'mythos' };
  game.state.decks.mythos = [QUIET, ...game.state.decks.mythos.filter((card) => card !== QUIET)];
  game.state.headlines = [];
  drive(game, mythos(game));
}

function arranged(name: string, printing: 'revised' | '2005', seed: string): Game {
  const seals = content.locations.flatMap(({ id, stability }) => (stability === 'unstable' ? [id] : []));
  const caged = name === 'the-terrible-experiment' ? ['cultist#1', 'cultist#2', 'ghoul#1', 'ghoul#2', 'maniac#1'] : [];
  const game = aGame({
    seed,
    printing,
    ancientOne: 'shub-niggurath',
    investigators: ['joe-diamond', 'jenny-barnes'],
    at: 'train-station',
    seals,
    turn: 1,
    rumor: `mythos-${name}`,
    monsters: Object.fromEntries(caged.map((one) => [one, 'rumor'])),
  });
  if (game.state.rumor) Object.assign(game.state.rumor, { enteredOn: 1, tokens: name === 'good-work-undone' ? 6 : 0 });
  return game;
}

/** What is there after a turn, by the dice that the rumor has rolled. */
function reckoned(name: string, printing: string, before: Reckoned, dice: readonly number[]): Reckoned {
  const now = { ...before };
  now.there = !TURN[name]?.(now, dice);
  // Each step of terror costs an Ally; in the first printing the last one is a doom token (2E-3609).
  now.allies = Math.max(0, now.allies - (now.terror - before.terror));
  if (printing === '2005' && before.terror < 10 && now.terror === 10) now.doom += 1;
  return now.there ? now : { ...now, tokens: 0, caged: 0 };
}

function leftAlone(name: string, printing: 'revised' | '2005', seed: string): void {
  const game = arranged(name, printing, seed);
  let now = lying(game);
  for (let played = 0; played < TURNS && now.there; played++) {
    game.events.length = 0;
    turn(game);
    const rolls = eventsOf(game, 'DiceRolled').filter(({ purpose }) => purpose.id === `mythos-${name}`);
    const dice = rolls.flatMap((event) => event.dice);
    expect(dice).toHaveLength(DICE[name] ?? 0);
    now = reckoned(name, printing, now, dice);
    expect([played, lying(game)]).toEqual([played, now]);
  }
  expect(game.state.box.includes(`mythos-${name}`)).toBe(!now.there);
}

describe('a rumor that nobody does anything about', () => {
  for (const printing of ['revised', '2005'] as const)
    it.each(Object.keys(TURN))(`2E-1704 [${printing}] %s comes to what its card says, turn by turn`, (name) => {
      for (const digit of ['1', '2', '3', '4', '5', '6', '7', '8']) leftAlone(name, printing, digit.repeat(64));
    });
});
