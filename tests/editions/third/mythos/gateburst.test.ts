import { describe, expect, it } from 'vitest';
import { openAnomaly } from '../../../../src/editions/third/board/anomaly.ts';
import { codexWatch } from '../../../../src/editions/third/codex/codexwatch.ts';
import { placeDoom, removeDoom } from '../../../../src/editions/third/mythos/doom.ts';
import { aGame, drive, eventsOf, optionIds } from '../table.ts';

describe('outbreak', () => {
  it('3E-415.1 without archive card 1 nothing breaks out', () => {
    const game = aGame();
    drive(game, placeDoom(game, 'graveyard', 5));
    expect(game.state.doom).toEqual({ graveyard: 5 });
    expect(game.state.sheet.doom).toBe(0);
  });

  it('3E-415.1a-1, 3E-415.1a-2, 3E-415.1a-3 the fourth doom scatters: three go, one to each other space and the sheet', () => {
    const game = aGame({ codex: [1], doom: { graveyard: 3, blackCave: 1, velmasDiner: 1 } });
    drive(game, placeDoom(game, 'graveyard', 1));
    expect(game.state.doom).toEqual({ graveyard: 1, blackCave: 2, generalStore: 1, velmasDiner: 1 });
    expect(game.state.sheet.doom).toBe(1);
  });

  it('3E-415.1a-1 one outbreak can set off another, and the same space breaks out again', () => {
    const game = aGame({ codex: [1], doom: { graveyard: 3, blackCave: 3 } });
    drive(game, placeDoom(game, 'graveyard', 1));
    expect(game.state.doom).toEqual({ graveyard: 2, blackCave: 1, generalStore: 2 });
    expect(game.state.sheet.doom).toBe(2);
    drive(game, placeDoom(game, 'graveyard', 2));
    expect(game.state.sheet.doom).toBe(3);
  });
});

describe('anomalies', () => {
  const twilight = (more: object = {}) => aGame({ scenario: 'veilOfTwilight', codex: [2], ...more });

  it('3N-3 3E-412.3 without archive card 2 there are none', () => {
    const game = aGame({ scenario: 'veilOfTwilight' });
    drive(game, placeDoom(game, 'graveyard', 5));
    expect(game.state.centers.rivertown?.anomaly).toBe(false);
    expect(game.state.doom.graveyard).toBe(5);
  });

  it('3E-412.3 a token that is left without archive card 2 sends no doom to the sheet', () => {
    const game = aGame({ scenario: 'veilOfTwilight', centers: { rivertown: { anomaly: true } } });
    drive(game, placeDoom(game, 'graveyard', 2));
    expect(game.state.doom).toEqual({ graveyard: 2 });
    expect(game.state.sheet.doom).toBe(0);
  });

  it('3E-412.3a-1, 3E-412.3a-3 the third doom on a space opens one in the center, beside the clues there', () => {
    const game = twilight({ centers: { rivertown: { clues: 2 } } });
    drive(game, placeDoom(game, 'graveyard', 2));
    expect(game.state.centers.rivertown?.anomaly).toBe(false);
    drive(game, placeDoom(game, 'graveyard', 1));
    expect(game.state.centers.rivertown).toEqual({ clues: 2, anomaly: true });
    expect(eventsOf(game, 'AnomalyAppeared')).toHaveLength(1);
  });

  it('3E-412.3a-2 so does the fifth doom in a neighborhood', () => {
    const game = twilight({ doom: { graveyard: 2, blackCave: 2 } });
    drive(game, codexWatch(game));
    expect(game.state.centers.rivertown?.anomaly).toBe(false);
    drive(game, placeDoom(game, 'generalStore', 1));
    expect(game.state.centers.rivertown?.anomaly).toBe(true);
  });

  it('3E-412.3b further doom of that neighborhood goes to the scenario sheet', () => {
    const game = twilight({ doom: { graveyard: 3 }, centers: { rivertown: { anomaly: true } } });
    drive(game, placeDoom(game, 'blackCave', 2));
    expect(game.state.doom).toEqual({ graveyard: 3 });
    expect(game.state.sheet.doom).toBe(2);
    drive(game, placeDoom(game, 'trainStation', 1));
    expect(game.state.doom.trainStation).toBe(1);
  });

  it('3E-412.3e it closes as soon as no doom is left there, and may open again', () => {
    const game = twilight({ doom: { graveyard: 3 } });
    drive(game, codexWatch(game));
    removeDoom(game, 'graveyard', 2, {});
    drive(game, codexWatch(game));
    expect(game.state.centers.rivertown?.anomaly).toBe(true);
    removeDoom(game, 'graveyard', 1, {});
    drive(game, codexWatch(game));
    expect(game.state.centers.rivertown?.anomaly).toBe(false);
    drive(game, placeDoom(game, 'blackCave', 3));
    expect(game.state.centers.rivertown?.anomaly).toBe(true);
  });

  it('3E-412.3a-1 several neighborhoods can have one at the same time', () => {
    for (const spaces of [
      ['graveyard', 'trainStation'],
      ['trainStation', 'graveyard'],
    ]) {
      const game = twilight({ doom: { graveyard: 2, trainStation: 2 } });
      for (const space of spaces) drive(game, placeDoom(game, space, 1));
      expect(eventsOf(game, 'AnomalyAppeared')).toHaveLength(2);
      expect([game.state.centers.rivertown?.anomaly, game.state.centers.northside?.anomaly]).toEqual([true, true]);
    }
  });

  it('3E-412.3a-1 a neighborhood has one anomaly at most', () => {
    const game = twilight({ centers: { rivertown: { anomaly: true } }, doom: { graveyard: 3 } });
    drive(game, openAnomaly(game, 'rivertown'));
    drive(game, codexWatch(game));
    expect(eventsOf(game, 'AnomalyAppeared')).toEqual([]);
  });

  it('3E-R20 outbreak and anomaly at the same time go in the order the group likes, the outbreak first in silence', () => {
    const arrange = () => aGame({ scenario: 'veilOfTwilight', codex: [1, 2], doom: { graveyard: 3 } });
    const silent = arrange();
    const { decisions } = drive(silent, placeDoom(silent, 'graveyard', 1));
    expect(decisions[0]).toMatchObject({ kind: 'codex.order', mode: 'group' });
    expect(decisions[0]?.default[0]).toMatch(/^1:/);
    expect(silent.state.doom).toEqual({ graveyard: 1, blackCave: 1, generalStore: 1 });
    expect(silent.state.centers.rivertown?.anomaly).toBe(false);
    const asked = arrange();
    drive(asked, placeDoom(asked, 'graveyard', 1), {
      'codex.order': (decision) => optionIds(decision).find((id) => id.startsWith('2:')) ?? decision.default,
    });
    expect(asked.state.centers.rivertown?.anomaly).toBe(true);
    expect(asked.state.doom).toEqual({ graveyard: 1 });
    expect(asked.state.sheet.doom).toBe(3);
  });
});
