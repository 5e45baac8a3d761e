import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { variety } from '../../src/editions/second/setup/variety.ts';
import type { State as SecondState } from '../../src/editions/second/state/state.ts';
import type { State as ThirdState } from '../../src/editions/third/state/state.ts';
import type { EngineState } from '../../src/engine/game.ts';
import { harnessed, tried } from '../length.ts';
import { content, second } from '../second.ts';
import { SCENARIOS, third } from '../third.ts';
import { type Otherwise, played, type Tally } from './twin.ts';

/** Answers of each edition, in parts; and of one game at most. */
const PARTS = tried([0], harnessed([0, 1], [0, 1, 2, 3, 4]));
const ANSWERS = tried(150, 3000);
const OF_A_GAME = tried(75, 1500);
/** No two parts play the same games. */
const GAMES_OF_A_PART = 1000;

/** Games one after the other, until so many answers have been given. */
function tallied(edition: TableEdition, part: number, begun: (game: number) => EngineState): Tally {
  const all: Tally = { answers: 0, revealing: 0, telling: [] };
  const otherwise: Otherwise = edition.id === second.id ? otherCards : otherBoard;
  for (let game = part * GAMES_OF_A_PART; all.answers < ANSWERS; game++) {
    const { answers, revealing, telling } = played(edition, begun(game), OF_A_GAME, otherwise);
    all.answers += answers;
    all.revealing += revealing;
    all.telling.push(...telling.map((what) => `game ${game}: ${what}`));
  }
  return all;
}

const seedOf = (name: string): string => createHash('sha256').update(name).digest('hex');

describe('what may be taken back alone has shown nobody anything', () => {
  it.each(PARTS)('in the second edition, part %i', (part) => {
    const { answers, revealing, telling } = tallied(second, part, secondGame);
    expect(telling).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(ANSWERS);
    expect(revealing).toBeGreaterThan(answers / 10);
    expect(revealing).toBeLessThan(answers);
  });

  it.each(PARTS)('in the third edition, part %i', (part) => {
    const { answers, revealing, telling } = tallied(third, part, thirdGame);
    expect(telling).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(ANSWERS);
    expect(revealing).toBeGreaterThan(answers / 10);
    expect(revealing).toBeLessThan(answers);
  });
});

function secondGame(game: number): EngineState {
  const seed = `taken back ${game}`;
  const players = 1 + (game % 5);
  const foes = content.ancientOnes.map(({ id }) => id);
  const agreed = { ...variety(seed, players), ancientOne: foes[game % foes.length] };
  const state = second.create({
    options: second.aNewTable(agreed, { persons: players, brisk: false }),
    seats: Array.from({ length: players }, () => ({ sheet: null })),
    seed: seedOf(seed),
  });
  giveEye(state as SecondState);
  return state;
}

/** The Dragon's Eye: its owner is shown a card before they are asked whether they want another (2E-101, FAQ-49). */
function giveEye({ decks, investigators }: SecondState): void {
  const id = 'dragons-eye#1';
  decks.unique = decks.unique.filter((card) => card !== id);
  investigators[0]?.cards.push({ id, exhausted: false, tokens: 0, fresh: false });
}

function thirdGame(game: number): EngineState {
  const players = 1 + (game % 4);
  const agreed = { scenario: SCENARIOS[game % SCENARIOS.length] };
  return third.create({
    options: third.aNewTable(agreed, { persons: players, brisk: false }),
    seats: Array.from({ length: players }, () => ({ sheet: null })),
    seed: seedOf(`taken back ${game}`),
  });
}

/** All piles that lie face down the other way round, and the gates that lie face down in the others' places. */
function otherCards(engine: EngineState): EngineState {
  const state = engine as SecondState;
  const hidden = Object.values(state.places).filter(({ gate, gateHidden }) => gate !== null && gateHidden);
  const gates = [...state.gateStack, ...hidden.flatMap(({ gate }) => gate ?? [])].reverse();
  for (const place of hidden) place.gate = gates.shift() ?? null;
  state.gateStack = gates;
  // Special cards lie open in their supply.
  for (const [name, deck] of Object.entries(state.decks)) if (name !== 'special') deck.reverse();
  return state;
}

/** All piles in alphabetical order, as anybody may think they lie; but which dark pact somebody holds their own game knows by its id. */
function otherBoard(engine: EngineState): EngineState {
  const state = engine as ThirdState;
  const seen = third.seenBy(state, 0);
  const investigators = seen.investigators.map((one, seat) => ({
    ...one,
    cards: one.cards.map((card, at) => ({ ...card, id: state.investigators[seat]?.cards[at]?.id ?? card.id })),
  }));
  const other: ThirdState = { ...seen, investigators, decks: { ...seen.decks, condition: state.decks.condition } };
  return other;
}
