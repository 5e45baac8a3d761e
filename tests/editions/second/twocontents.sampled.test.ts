import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../../src/editions/second/content/content.ts';
import { second as secondOf } from '../../../src/editions/second/second.ts';
import { variety } from '../../../src/editions/second/setup/variety.ts';
import type { State } from '../../../src/editions/second/state/state.ts';
import { simulation } from '../../../src/editions/second/tools/simulation.ts';
import { PLAYERS } from '../../../src/editions/tools/playout.ts';
import { Play } from '../../../src/engine/play.ts';
import { tried } from '../../length.ts';
import { content } from '../../second.ts';
import { changedContent } from './contentfolder.ts';
import { newId, oldNamesIn, renamedBack, renamedContent } from './renaming.ts';

type Setup = Parameters<ReturnType<typeof simulation>>[0];

const other = renamedContent();

/** A game that the autopilot plays, an answer at a time. */
class Game {
  readonly play: Play<State, never>;
  private readonly rules: ReturnType<typeof secondOf>;

  constructor(rules: ReturnType<typeof secondOf>, options: object, seats: number, seed: string) {
    this.rules = rules;
    const agreed = rules.aNewTable(options, { persons: seats, brisk: false });
    const setup = { options: agreed, seats: Array.from({ length: seats }, () => ({ sheet: null })), seed };
    this.play = new Play(rules as never, rules.create(setup), false);
  }

  /** Gives the next answer. @returns false when the game is over */
  goOn(): boolean {
    const { play, rules } = this;
    const [decision] = play.open;
    if (!decision) return false;
    const seat = decision.seats[0] ?? 0;
    const offers = play.offers.filter((offer) => offer.seat === seat);
    const move = rules.autopilot(rules.seenBy(play.state, seat), decision, seat, offers);
    if ('answer' in move) play.answer(move.answer);
    else play.interrupt(seat, move.interrupt);
    play.drain();
    return !play.over;
  }
}

/** The state at the end of a simulated game. */
function endOf(simulate: ReturnType<typeof simulation>, setup: Omit<Setup, 'watch'>): State {
  let last: State | null = null;
  const { error, violations } = simulate({
    ...setup,
    watch(_events, _open, state) {
      last = state;
    },
  });
  expect([error, violations]).toEqual([null, []]);
  if (!last) throw new Error('nothing was played');
  return last;
}

const digestOf = (state: State): string => createHash('sha256').update(JSON.stringify(state)).digest('hex');
const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

/** Another game than the box's: other numbers, under other names. */
const heavier = changedContent((value, file) =>
  file !== 'monsters.json'
    ? value
    : JSON.parse(JSON.stringify(value), (key, inner: unknown) => (key === 'toughness' ? Number(inner) + 1 : inner)),
);

describe('two contents in one process', () => {
  it('one under other names comes to the same games, whoever plays and whatever has been agreed on', () => {
    const [own, theirs] = [simulation(content), simulation(other)];
    for (let number = 0; number < tried(5, 20); number++) {
      const [players, seed] = [1 + (number % 5), `renamed ${number}`];
      const player = PLAYERS[number % PLAYERS.length] ?? 'mixed';
      const foe = content.ancientOnes[number % content.ancientOnes.length]?.id ?? null;
      const options = variety(seed, players);
      const setup = { players, seed, player, options };
      const [before, after] = [endOf(own, { ...setup, foe }), endOf(theirs, { ...setup, foe: newId(foe ?? '') })];
      expect(oldNamesIn(after), seed).toEqual([]);
      expect(renamedBack(after), seed).toEqual(before);
      expect(digestOf(renamedBack(after)), seed).toBe(digestOf(before));
    }
  });

  it('played turn about, each ends as it does alone', () => {
    const made = (rules: Content) => new Game(secondOf(rules), { ancientOne: null }, 2, seedOf(77));
    const alone = [content, heavier, other].map((rules) => {
      const game = made(rules);
      while (game.goOn());
      return digestOf(game.play.state);
    });
    const games = [content, heavier, other].map(made);
    for (let running = games; running.length > 0; ) running = running.filter((game) => game.goOn());
    expect(games.map(({ play }) => digestOf(play.state))).toEqual(alone);
    expect(new Set(alone).size).toBe(alone.length);
  });
});
