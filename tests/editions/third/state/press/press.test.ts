import { describe, expect, it } from 'vitest';
import type { ThirdEvent } from '../../../../../src/editions/third/state/event.ts';
import { blankPress, publish, reported } from '../../../../../src/editions/third/state/press.ts';
import type { Game, State } from '../../../../../src/editions/third/state/state.ts';
import type { Flow } from '../../../../../src/engine/flow.ts';
import { Play } from '../../../../../src/engine/play.ts';
import { thirdEdition } from '../../../../third.ts';
import { aGame, drive } from '../../table.ts';
import { newPlay, step } from './game.ts';

/** Runs a step that does nothing but make something happen. */
function report(game: Game, ...events: ThirdEvent[]): State['press'] {
  // biome-ignore lint/correctness/useYield: what happens here asks nobody
  function* flow(): Flow {
    game.events.push(...events);
  }
  drive(game, reported(game, flow()));
  return game.state.press;
}

describe('the press', () => {
  it('keeps the same notes whether events are taken away, left lying, or the game is resumed', () => {
    const drained = newPlay({ seats: 2, scenario: 'feastOfUmordhoth', seed: 'ad' });
    const left = newPlay({ seats: 2, scenario: 'feastOfUmordhoth', seed: 'ad' });
    let resumed = 0;
    for (let answers = 0; answers < 90 && !drained.over; answers++) {
      step(drained);
      drained.drain();
      step(left);
      if (answers % 30 !== 7) continue;
      const again = Play.resume(thirdEdition, drained.snapshot, drained.since);
      expect(again.state.press).toEqual(drained.state.press);
      resumed += 1;
    }
    expect(resumed).toBeGreaterThan(1);
    expect(left.state.press).toEqual(drained.state.press);
    expect(Object.keys(drained.state.press.memoirs).length).toBeGreaterThan(0);
    expect(drained.state.chart.length).toBeGreaterThan(1);
  });

  it('writes nothing down before the first round', () => {
    const game = aGame({ round: 0, phase: 'setup' });
    const press = report(game, { type: 'MonsterSpawned', monster: 'fleshEater#1', at: 'graveyard', status: 'ready' });
    expect(press).toEqual(blankPress());
  });

  it('notes whom it happened to, where, and remembers the heavy things of an investigator', () => {
    const game = aGame({ investigators: ['wendyAdams', 'rexMurphy'], round: 3 });
    const press = report(
      game,
      { type: 'MonsterDefeated', monster: 'fleshEater#1', seat: 1, attack: true },
      { type: 'GateBurst', card: 'x', neighborhood: 'rivertown' },
      { type: 'Outbreak', space: 'graveyard' },
      { type: 'InvestigatorLeft', seat: 0, sheet: 'wendyAdams', why: 'devoured' },
      { type: 'HeadlineRead', seat: 0, headline: 'bigCityBurglarsBusted' },
    );
    expect(press.notices.map(({ kind, sheet, place, round }) => [kind, sheet, place, round])).toEqual([
      ['defeated', 'rexMurphy', undefined, 3],
      ['gateBurst', undefined, 'rivertown', 3],
      ['outbreak', undefined, 'graveyard', 3],
      ['left', 'wendyAdams', undefined, 3],
    ]);
    expect(press.headlines).toEqual(['bigCityBurglarsBusted']);
    expect(Object.keys(press.memoirs)).toEqual(['rexMurphy', 'wendyAdams']);
  });

  it('reports doom only where it is enough to be talked of, and wards by whoever drew them', () => {
    const game = aGame({ investigators: ['wendyAdams'], doom: { graveyard: 3, generalStore: 2 } });
    const press = report(
      game,
      { type: 'DoomPlaced', space: 'generalStore', amount: 1, doom: 2 },
      { type: 'DoomPlaced', space: 'graveyard', amount: 1, doom: 3 },
      { type: 'DoomRemoved', space: 'graveyard', amount: 1, doom: 2, seat: 0 },
      { type: 'DoomRemoved', space: 'graveyard', amount: 1, doom: 1 },
    );
    expect(press.notices.map(({ kind, place }) => [kind, place])).toEqual([
      ['doomed', 'graveyard'],
      ['warded', 'graveyard'],
    ]);
  });

  it('keeps the heaviest of a long story, of equals the earlier', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    for (let kills = 0; kills < 9; kills++)
      report(game, { type: 'MonsterDefeated', monster: `fleshEater#${kills + 1}` as const, seat: 0, attack: true });
    report(game, { type: 'JoinedLodge', seat: 0 });
    const memoirs = game.state.press.memoirs.wendyAdams ?? [];
    expect(memoirs).toHaveLength(6);
    expect(memoirs.at(-1)?.kind).toBe('lodge');
  });

  it('gives the round what it left to report and forgets it, and marks the chart', () => {
    const game = aGame({ round: 4, sheet: { doom: 5, clues: 2 } });
    report(game, { type: 'AnomalyAppeared', neighborhood: 'uptown' });
    const event = publish(game.state);
    expect(event).toMatchObject({ type: 'RoundEnded', round: 4, headlines: [] });
    expect(event.notices.map(({ kind }) => kind)).toEqual(['anomaly']);
    expect(game.state.press.notices).toEqual([]);
    expect(game.state.chart).toEqual([{ doom: 5, clues: 2 }]);
  });
});
