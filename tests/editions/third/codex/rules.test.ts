import { describe, expect, it } from 'vitest';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { placeDoom } from '../../../../src/editions/third/mythos/doom.ts';
import { aGame, drive, eventsOf } from '../table.ts';

import { watch } from './codexgame.ts';

describe('rules of the archive', () => {
  it('3E-415.1 card 1: an outbreak', () => {
    const game = aGame({ codex: [1], doom: { graveyard: 4 } });
    watch(game);
    expect(game.state.doom).toEqual({ graveyard: 1, blackCave: 1, generalStore: 1 });
    expect(game.state.sheet.doom).toBe(1);
    expect(game.events[0]).toEqual({ type: 'Outbreak', space: 'graveyard' });
    expect(eventsOf(game, 'CodexFired')).toEqual([]);
  });

  it('3E-412.3 card 2: anomalies open, send doom to the sheet, give encounters and close', () => {
    const game = aGame({ scenario: 'veilOfTwilight', codex: [2], at: 'graveyard', doom: { graveyard: 3 } });
    watch(game);
    drive(game, placeDoom(game, 'blackCave', 1));
    drive(game, encounterOf(game, 0));
    expect(game.state.sheet.doom).toBe(1);
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ kind: 'anomaly' }]);
    game.state.doom = {};
    watch(game);
    expect(game.state.centers.rivertown?.anomaly).toBe(false);
  });
});
