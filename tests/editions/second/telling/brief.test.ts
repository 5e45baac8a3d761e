import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { chronicle } from '../../../../src/editions/second/shown/chronicle.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { briefly, inBrief } from '../../../../src/story/excerpt.ts';
import { content, second } from '../../../second.ts';
import { said } from '../../../story/said.ts';
import { finishedGame } from '../../../table/records/finishedgame.ts';
import { scenes } from '../../../table/records/scene.ts';

describe('events in few words', () => {
  const { store, table, game } = finishedGame('12'.repeat(32));
  const row = store.games.find(game)!;
  const played = [...scenes(table.store, second, row, 0)].map(({ events }) => events as SecondEvent[]);
  const position = table.reading.position(game);
  if (!position.ok) throw new Error(position.refusal.key);
  const words = secondWords(content, 'en', position.value.live.play.state as State);
  const state = position.value.live.play.state as State;
  const brief = (events: readonly SecondEvent[]): string[] =>
    said(inBrief(tell(events, gameOf(content, state))), words);

  it('have the Mythos without its story, and nothing of dice, steps and purchases', () => {
    const mythos = played.find((events) => events.some(({ type }) => type === 'MythosDrawn'))!;
    const [drawn] = mythos.flatMap((event) =>
      event.type === 'MythosDrawn' && event.purpose === 'full' ? [event] : [],
    );
    const first = brief(mythos);
    expect(first.some((line) => line.startsWith('**Mythos** · '))).toBe(true);
    expect(first.join('\n')).not.toContain('-# ');
    expect(drawn === undefined || first.join('\n').includes(words.name({ ref: 'mythos', id: drawn.card }))).toBe(true);
    const quiet = played
      .flat()
      .filter(({ type }) =>
        ['CheckRolled', 'Moved', 'CardGained', 'SlidersMoved', 'MonsterMoved', 'EncounterDrawn'].includes(type),
      );
    expect(quiet.length).toBeGreaterThan(20);
    expect(brief(quiet)).toEqual([]);
  });

  it('are far fewer than the whole telling', () => {
    const told = played.flatMap((events) => said(tell(events, gameOf(content, state)), words)).join('\n').length;
    const short = played.flatMap((events) => brief(events)).join('\n').length;
    expect(short).toBeGreaterThan(100);
    expect(short).toBeLessThan(told / 4);
  });

  it('say that a monster is defeated without its prose', () => {
    const event: SecondEvent = { type: 'MonsterDefeated', seat: 0, monster: 'ghoul#1', trophy: true };
    expect(said([briefly(tell([event], gameOf(content, state))[0]!)], words)).toEqual([
      expect.stringMatching(/ defeats the Ghoul\.$/),
    ]);
  });
});

describe('what is remembered', () => {
  it('names the Ancient One, the end and its turn, and every seat’s dice', () => {
    const { table, game } = finishedGame('34'.repeat(32));
    const position = table.reading.position(game);
    if (!position.ok) throw new Error(position.refusal.key);
    const { state } = position.value.live.play;
    const kept = chronicle(state as Parameters<typeof chronicle>[0]);
    const words = secondWords(content, 'en');
    expect(words.name(kept.foe).length).toBeGreaterThan(2);
    expect(words.text(kept.how!)).toMatch(/^(Won|Lost): /);
    expect(kept.turns).toBeGreaterThan(0);
    expect(kept.score === null).toBe(kept.result === 'lost');
    expect(kept.seats).toHaveLength(2);
    for (const { dice, promised, successes } of kept.seats) {
      expect(successes).toBeLessThanOrEqual(dice);
      expect(promised).toBeLessThanOrEqual(dice);
    }
  });

  it('has words for every way a game can end', () => {
    const words = secondWords(content, 'en');
    const ways = ['won-closing', 'won-sealing', 'won-banishing', 'lost-devoured', 'lost-destruction'];
    for (const way of ways)
      expect(words.say(`past-${way}`, { foe: { ref: 'ancientOne', id: 'azathoth' } })).toMatch(
        /^(?:Won|Lost): .*[a-z]$/,
      );
  });
});
