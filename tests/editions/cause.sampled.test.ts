import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/editions/second/game/game.ts';
import { namer as secondNamer } from '../../src/editions/second/shown/namer.ts';
import { toldApart as secondTold } from '../../src/editions/second/telling/telling.ts';
import { Causes, causeless } from '../../src/editions/telling/causes.ts';
import type { ToldEvent } from '../../src/editions/telling/teller.ts';
import { toldApart as thirdTold } from '../../src/editions/third/telling/telling.ts';
import type { EngineEvent } from '../../src/engine/game.ts';
import { refsIn } from '../../src/story/line.ts';
import { isBegun, isCause, isSameThing, type Sentence } from '../../src/story/sentence.ts';
import { Words } from '../../src/words/words.ts';
import { tried } from '../length.ts';
import { content, simulate as simulateSecond } from '../second.ts';
import { said } from '../story/said.ts';
import { CONTENT, simulate as simulateThird, thirdWords } from '../third.ts';

type Told = ToldEvent<EngineEvent>[];
type Watch = (told: Told) => void;

const GAMES = tried(8, 80);
/** Of a hundred types of events these alone may be told without a cause: what people choose, and the course of the game. */
const MOST = 10;

const EDITIONS = {
  second: {
    play: (game: number, watch: Watch) =>
      simulateSecond({
        ...aGame(game),
        watch: (events, _, state) => watch(secondTold(events, gameOf(content, state))),
      }),
    words: new Words('en').with(({ ref }) => (ref === 'player' ? 'Mara' : null), secondNamer(content, null)),
    evident: [
      ...['AbilityUsed', 'CardUsed', 'CluesLeft', 'ClueHandedOn', 'Moved', 'Traded'],
      ...['GameStarted', 'InvestigatorDealt', 'TurnStarted', 'MythosDrawn', 'StoodUp'],
    ],
  },
  third: {
    play: (game: number, watch: Watch) =>
      simulateThird({
        ...aGame(game),
        watch: (events, _, state) => watch(thirdTold(events, { content: CONTENT, state })),
      }),
    words: thirdWords('en').with(({ ref }) => (ref === 'player' ? 'Mara' : null)),
    evident: [
      ...['AbilityUsed', 'ActionPerformed', 'CardUsed', 'Moved', 'Traded'],
      ...['GameStarted', 'InvestigatorDealt', 'RoundStarted', 'PhaseStarted', 'StoodUp'],
    ],
  },
} as const;

function aGame(game: number) {
  return { players: 1 + (game % 4), seed: `why ${game}`, foe: null, player: 'mixed' } as const;
}

/** Whether a sentence by itself says what it comes from, or is about it. */
function isSaid({ about, says, clause, because, ...rest }: Sentence, words: Words): boolean {
  if (!isCause(because)) return true;
  const named = [...refsIn(says), ...(clause ? refsIn(clause) : []), ...(about ? [about] : [])];
  if (named.some((one) => isSameThing(one, because) || one.id === because.id)) return true;
  const text = (cause: Sentence['because']): string =>
    said([{ ...rest, about, says, because: cause }], words).join(' ');
  return text(because) !== text({ evident: 'named' });
}

/** What is told in a game to come of what had not begun by then. */
function unbegun(stretches: readonly Told[]): string[] {
  const begun = new Set<string>();
  const told = stretches.flat().flatMap(({ event, sentences }) => sentences.map((one) => [event.type, one] as const));
  return told.flatMap(([type, { because, of }]) => {
    if (of) begun.add(of.thread);
    return isBegun(because) && !begun.has(because.begun) ? [`${type} of ${because.begun}`] : [];
  });
}

describe.each(Object.entries(EDITIONS))('what happens in the %s edition', (_, { play, words, evident }) => {
  const causes = new Causes<EngineEvent>();
  const all: Told[][] = [];
  for (let game = 0; game < GAMES; game++) {
    const stretches: Told[] = [];
    play(game, (told) => {
      causes.hear(told);
      stretches.push(told);
    });
    all.push(stretches);
  }

  it('has a cause, but for ten types of events at most', () => {
    const types = causeless(causes.report());
    expect(types.length).toBeLessThanOrEqual(MOST);
    expect(evident).toEqual(expect.arrayContaining(types));
    // What is named right above it is no cause that anything but a reader knows.
    expect(causes.report().filter((row) => 'named' in row.evident)).toEqual([]);
  });

  it('comes from a check, a fight or a moment only where that has begun', () => {
    expect(all.flatMap(unbegun)).toEqual([]);
  });

  it('says its cause, where that counts as named', () => {
    const silent = new Set<string>();
    const sentences = all.flat(2).flatMap(({ event, sentences: of }) => of.map((one) => [event.type, one] as const));
    for (const [type, one] of sentences) if (!one.tacit && !isSaid(one, words)) silent.add(`${type} ${one.says.key}`);
    expect([...silent].sort()).toEqual([]);
  });
});
