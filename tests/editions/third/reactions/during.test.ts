import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { readHeadline } from '../../../../src/editions/third/mythos/headline.ts';
import { happened } from '../../../../src/editions/third/reactions/reaction.ts';
import { rollDice } from '../../../../src/editions/third/skilltests/roll.ts';
import type { Moment } from '../../../../src/editions/third/state/moment.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { CONTENT } from '../../../third.ts';
import { aGame, drive, eventsOf, inTurn, kindsOf, optionIds, type Placed } from '../table.ts';

type May = Extract<Effect, { may: unknown }>;

/** Every offer at a price anywhere in it. */
function effectsIn(said: unknown): May[] {
  if (typeof said !== 'object' || said === null) return [];
  const within = Object.values(said).flatMap(effectsIn);
  return 'may' in said ? [said as May, ...within] : within;
}

const ALL_FOCUSED = { lore: 1, influence: 1, observation: 1, strength: 1, will: 1 };

describe('what may be done in an action or a text', () => {
  it('3E-401.6 nothing blows up where nobody is engaged', () => {
    const throwing = (exhausted: boolean) => {
      const game = aGame({
        at: 'generalStore',
        investigators: [{ sheet: 'wendyAdams', cards: ['dynamite'] }],
        monsters: [exhausted ? { kind: 'fleshEater', at: 'generalStore', exhausted } : { kind: 'fleshEater', with: 0 }],
        dice: [1, 1, 1, 1, 1, 1],
      });
      return kindsOf(drive(game, performAction(game, 0, 'attack')).decisions).includes('attack.during');
    };
    expect([throwing(true), throwing(false)]).toEqual([false, true]);
  });

  const may = (placed: Placed, effects: Effect[], ...others: Placed[]) => {
    const game = aGame({ investigators: [placed, ...others] });
    return kindsOf(drive(game, run(game, 0, effects, { source: { ref: 'encounter', id: 'x' } })).decisions);
  };

  it('3E-495.6 3E-471.5 no price is asked for what he has or somebody else has', () => {
    const bless: Effect[] = [{ may: { cost: [{ spend: { focus: 1 } }], do: [{ status: 'blessed' }] } }];
    expect(may({ sheet: 'wendyAdams', focus: { lore: 1 }, cards: ['blessed'] }, bless)).toEqual([]);
    expect(may({ sheet: 'wendyAdams', focus: { lore: 1 } }, bless)).toEqual(['effect.may']);
    const look: Effect[] = [
      { may: { cost: [{ spend: { remnant: 1 } }], do: [{ directHorror: 1 }, { take: 'innsmouthLook' }] } },
    ];
    expect(may({ sheet: 'wendyAdams', remnants: 1 }, look, { sheet: 'rexMurphy', cards: ['innsmouthLook'] })).toEqual(
      [],
    );
    expect(may({ sheet: 'wendyAdams', remnants: 1 }, look, { sheet: 'rexMurphy' })).toEqual(['effect.may']);
  });

  it('3N-19 a cost that asks for a Dark Pact is not on offer to whoever has one, on any card', () => {
    const content = CONTENT;
    const printed = [content.neighborhoodCards, content.streetCards, content.anomalySets, content.archive].flatMap(
      (cards) => effectsIn([...cards.values()]),
    );
    const paid = printed.filter((effect) => JSON.stringify(effect.may.cost) === '[{"status":"darkPact"}]');
    expect(paid.length).toBeGreaterThan(4);
    for (const effect of paid) {
      expect(may({ sheet: 'wendyAdams' }, [effect])[0]).toBe('effect.may');
      expect(may({ sheet: 'wendyAdams', cards: ['darkPact'] }, [effect])).toEqual([]);
    }
  });

  it('3N-19 nor does a headline’s second choice turn anything away by a Dark Pact that is there', () => {
    const avoiding = [...CONTENT.headlines.values()].filter(({ effect }) =>
      JSON.stringify(effect).includes('"cost":[{"status":"darkPact"}]'),
    );
    expect(avoiding).toHaveLength(2);
    for (const { id } of avoiding) {
      const offered = (cards: string[]) => {
        const game = aGame({ phase: 'mythos', investigators: [{ sheet: 'wendyAdams', cards }] });
        game.state.decks.headline = [id];
        return drive(game, readHeadline(game, 0)).decisions.flatMap(optionIds).includes('avoid');
      };
      expect([id, offered([]), offered(['darkPact'])]).toEqual([id, true, false]);
    }
  });

  it('3E-400.1d nothing is spent to turn away what cannot come', () => {
    const curse: Effect[] = [{ may: { cost: [{ spend: { money: 1 } }], do: [], else: [{ status: 'cursed' }] } }];
    expect(may({ sheet: 'wendyAdams', money: 1, cards: ['cursed'] }, curse)).toEqual([]);
    expect(may({ sheet: 'wendyAdams', money: 1 }, curse)).toEqual(['effect.may']);
  });

  it('3E-R21 options that do nothing without an investigator are not voted on', () => {
    for (const headline of ['occultActivityThreatensCity']) {
      const game = aGame({
        phase: 'mythos',
        investigators: [{ sheet: 'normanWithers', left: 'defeated' }, 'rexMurphy'],
      });
      game.state.decks.headline = [headline];
      expect(kindsOf(drive(game, readHeadline(game, 0)).decisions), headline).toEqual([]);
      expect(game.state.monsters).toEqual([]);
    }
  });

  it('3E-400.1 of two gains that would both be nothing none is asked, and silence takes the other one', () => {
    const gains = (focus: Record<string, number>, horror = 0) => {
      const game = aGame({ investigators: [{ sheet: 'michaelMcglen', focus, horror }] });
      const moment: Moment = {
        event: 'youDefeatMonsterByAttack',
        seat: 0,
        monster: 'fleshEater#9',
        space: 'generalStore',
      };
      return drive(game, happened(game, moment)).decisions.map(({ kind, default: usual }) => [kind, ...usual]);
    };
    expect(gains(ALL_FOCUSED)).toEqual([]);
    expect(gains({})[0]).toEqual(['effect.choose', 'focus']);
    expect(gains({}, 1)[0]).toEqual(['effect.choose', 'sanity']);
  });
});

describe('what a cost sets off', () => {
  it('3E-R33 waits for the end of the sentence', () => {
    const game = aGame({
      investigators: [{ sheet: 'minhThiPhan', clues: 2, cards: ['grotesqueStatue', 'kingInYellow'] }],
    });
    drive(game, happened(game, { event: 'researchAction', seat: 0 }), {
      'reaction.may': (decision) => optionIds(decision)[0] ?? '',
    });
    const order = game.events
      .map(({ type }) => type)
      .filter((type) => ['CardUsed', 'Suffered', 'Researched'].includes(type));
    expect(order).toEqual(['CardUsed', 'Suffered', 'Researched', 'CardUsed', 'Researched']);
    expect(eventsOf(game, 'CardUsed').map(({ card }) => card)).toEqual(['grotesqueStatue#1', 'kingInYellow#1']);
  });

  it('3E-R33 nor is it lost where dice are rolled again for it', () => {
    const placed = { sheet: 'wendyAdams', clues: 1, cards: ['voiceOfTheMessenger', 'kingInYellow'] };
    const yes = (decision: Decision) => optionIds(decision)[0] ?? '';
    const outside = aGame({ investigators: [placed], dice: [2, 3] });
    drive(outside, rollDice(outside, 0, 1, { ref: 'card', id: 'darkPact' }), {
      'test.reroll': '0',
      'reaction.may': yes,
    });
    const inside = aGame({
      investigators: [placed],
      doom: { generalStore: 1 },
      at: 'generalStore',
      dice: Array(12).fill(1),
    });
    drive(inside, performAction(inside, 0, 'ward'), {
      'test.spend': inTurn('use:voiceOfTheMessenger#1:0', 'accept'),
      'reaction.may': yes,
    });
    for (const game of [outside, inside]) {
      const order = game.events.map(({ type }) => type).filter((type) => ['Suffered', 'Researched'].includes(type));
      expect(order).toEqual(['Suffered', 'Researched']);
    }
  });
});
