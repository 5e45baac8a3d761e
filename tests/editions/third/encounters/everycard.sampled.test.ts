import { describe, expect, it } from 'vitest';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { sampled } from '../../../length.ts';
import { CONTENT, SCENARIOS } from '../../../third.ts';
import { drive, eventsOf } from '../table.ts';
import { inPhase } from './encountergame.ts';

describe('every card', () => {
  /** The scenario whose board has that neighborhood. */
  const boardOf = (neighborhood: string) =>
    SCENARIOS.find((id) => CONTENT.scenario(id).map.neighborhoods.some((one) => one.id === neighborhood)) ??
    'feastOfUmordhoth';
  /** Somebody well provided, with the answers that try the most. */
  const tried = (scenario: (typeof SCENARIOS)[number], at: string, six: boolean, arrange: (game: Game) => void) => {
    const game = inPhase({
      scenario,
      investigators: [
        {
          sheet: 'normanWithers',
          at,
          money: 6,
          remnants: 2,
          clues: 1,
          damage: 2,
          horror: 2,
          cards: ['knife', 'aliceLuxley', 'wither'],
          focus: { lore: 1 },
        },
        { sheet: 'rexMurphy', at, damage: 2 },
      ],
      doom: { [at]: 1 },
      dice: Array<number>(60).fill(six ? 6 : 1),
    });
    for (const center of Object.values(game.state.centers)) center.clues = 1;
    arrange(game);
    const eager = (decision: Decision) =>
      decision.options.find(({ id }) => !['no', 'none', 'stay'].includes(id))?.id ?? decision.default;
    drive(game, encounterOf(game, 0), {
      'effect.may': eager,
      'reaction.may': eager,
      'move.step': eager,
      'effect.choose': six ? eager : (decision) => decision.default,
    });
    expect(eventsOf(game, 'EncounterDrawn')).toHaveLength(1);
    return game;
  };

  it('3E-476.4 every section of every neighborhood card can be had', () => {
    for (const { id, neighborhood, encounters } of sampled([...CONTENT.neighborhoodCards.values()], 3))
      for (const at of Object.keys(encounters))
        for (const six of [true, false]) {
          const game = tried(boardOf(neighborhood), at, six, ({ state }) => {
            const deck = state.decks.neighborhood[neighborhood] ?? [];
            state.decks.neighborhood[neighborhood] = [id, ...deck.filter((other) => other !== id)];
          });
          expect(game.state.decks.neighborhood[neighborhood]?.at(-1), `${id} ${at}`).toBe(id);
        }
  });

  it('3E-428.6-1 every section of every event card can be had', () => {
    for (const { id, neighborhood, encounters, scenario } of sampled([...CONTENT.events.values()], 3))
      for (const at of Object.keys(encounters))
        for (const six of [true, false]) {
          const game = tried(scenario as (typeof SCENARIOS)[number], at, six, ({ state }) => {
            state.decks.event = state.decks.event.filter((other) => other !== id);
            state.decks.neighborhood[neighborhood]?.unshift(id);
          });
          const { eventDiscard, neighborhood: decks } = game.state.decks;
          const places = [...eventDiscard, ...(decks[neighborhood] ?? [])].filter((card) => card === id);
          expect(places, `${id} ${at}`).toHaveLength(1);
        }
  });

  it('3E-479.3 every section of every street card can be had', () => {
    const streets = {
      residential: 'rivertownSouthsideStreet',
      bridge: 'downtownRivertownStreet',
      scenic: 'uptownSouthsideStreet',
    };
    for (const id of CONTENT.streetCards.keys())
      for (const at of Object.values(streets))
        for (const six of [true, false])
          tried('feastOfUmordhoth', at, six, ({ state }) => {
            state.decks.street = [id, ...state.decks.street.filter((other) => other !== id)];
          });
  });

  it('3E-412.3d every section of every anomaly card can be had', () => {
    for (const { id: set, scenario, cards } of CONTENT.anomalySets.values()) {
      const at = CONTENT.scenario(scenario).map.neighborhoods[0]?.id ?? '';
      const space = CONTENT.neighborhood(at).spaces[0]?.id ?? '';
      for (const { id } of cards)
        for (const doom of [1, 2, 3])
          for (const six of [true, false])
            tried(scenario as (typeof SCENARIOS)[number], space, six, ({ state }) => {
              expect(state.anomalySet).toBe(set);
              state.codex = [{ number: 2, side: 'front', tokens: {}, fired: [], deck: null }];
              state.centers[at] = { clues: 0, anomaly: true };
              state.doom[space] = doom;
              state.decks.anomaly = [id, ...state.decks.anomaly.filter((other) => other !== id)];
            });
    }
  });
});
