import { describe, expect, it } from 'vitest';
import { chooseOrder } from '../../../../src/editions/third/autopilot/choosing.ts';
import { tokenWorth } from '../../../../src/editions/third/autopilot/focusing.ts';
import { forecast } from '../../../../src/editions/third/autopilot/forecast.ts';
import { storyActions } from '../../../../src/editions/third/autopilot/story.ts';
import { changeWorth, fallCost, threat, wardWorth } from '../../../../src/editions/third/autopilot/threat.ts';
import { type Viewpoint, viewpoint } from '../../../../src/editions/third/autopilot/viewpoint.ts';
import { placeDoomOnEach } from '../../../../src/editions/third/doom.ts';
import { seen } from '../../../../src/editions/third/seen.ts';
import type { Game } from '../../../../src/editions/third/state.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { type Arrangement, aGame, drive } from '../table.ts';

const looking = (game: Game) => viewpoint(seen(game.state));

const azathoth = {
  scenario: 'approachOfAzathoth',
  codex: [2],
  investigators: [{ sheet: 'dexterDrake', at: 'trainStation' }],
} satisfies Arrangement;

/** Events 1 of easttown (hibbsRoadhouse), 2 of rivertown (blackCave), 6 of northside (curiositieShoppe). */
const [HIBBS, CAVE, SHOPPE] = ['approachOfAzathothEvent1', 'approachOfAzathothEvent2', 'approachOfAzathothEvent6'];

/** An event deck with those cards in a pile under it, as a gate burst leaves them. */
function withPile(pile: string[], cup: Game['state']['cup'], more: Partial<Arrangement> = {}): Game {
  const game = aGame({ ...azathoth, ...more });
  const { state } = game;
  const rest = state.decks.event.filter((card) => !pile.includes(card));
  state.decks.event = [...rest, ...pile];
  state.buried = [pile.length];
  state.cup = cup;
  state.drawn = [];
  return game;
}

const falls = (view: Viewpoint, neighbourhood: string): number[][] => [
  ...new Map([...(forecast(view).get(neighbourhood) ?? [])].map((hits) => [hits.join(), [...hits]])).values(),
];

describe('what the autopilot foresees', () => {
  it('3E-487.2-1: what was seen going under the event deck comes back first', () => {
    const view = looking(withPile([HIBBS, CAVE], ['spreadDoom', 'spreadDoom', 'blank', 'blank']));
    // One investigator draws two tokens a round, so all four in two rounds.
    expect(falls(view, 'easttown')).toEqual([[1]]);
    expect(falls(view, 'rivertown')).toEqual([[0]]);
    expect(falls(view, 'northside')).toEqual([[]]);
  });

  it('3E-428.4: the gate bursts where the back of the top card says', () => {
    const game = withPile([], ['gateBurst', 'blank', 'blank', 'blank']);
    const { event } = game.state.decks;
    game.state.decks.event = [SHOPPE, ...event.filter((card) => card !== SHOPPE)];
    expect(falls(looking(game), 'northside')).toEqual([[0, 1, 2]]);
  });

  it('3E-204.11a-3: what has burst and been discarded is what spreads next', () => {
    const game = withPile([], ['gateBurst', 'spreadDoom', 'blank', 'blank']);
    const { decks } = game.state;
    decks.event = [SHOPPE, ...decks.event.filter((card) => card !== SHOPPE && card !== CAVE)];
    decks.eventDiscard = [CAVE];
    const after = (forecast(looking(game)).get('rivertown') ?? []).filter((hits) => hits.includes(0)).length;
    // Half of the bursts come before the spread, and half of those piles have it lowest; else one of 22 others.
    expect(after).toBeGreaterThan(5);
  });

  it('3E-204.12a: cultists answer to a reckoning in the Approach of Azathoth only', () => {
    const monsters = [{ kind: 'robedFigure', at: 'graveyard' }];
    const view = looking(withPile([], ['reckoning', 'blank', 'blank', 'blank'], { monsters }));
    expect(falls(view, 'rivertown')).toEqual([[1]]);
    const deep = aGame({
      ...azathoth,
      scenario: 'echoesOfTheDeep',
      monsters: [{ kind: 'hoodedStalker', at: 'graveyard' }],
    });
    deep.state.cup = ['reckoning', 'blank', 'blank', 'blank'];
    expect(falls(looking(deep), 'rivertown')).toEqual([[]]);
  });

  it('3E-456.1: the order of what is hidden does not show', () => {
    const one = withPile([HIBBS, CAVE, SHOPPE], ['spreadDoom', 'gateBurst', 'blank', 'blank']);
    const other = withPile([SHOPPE, HIBBS, CAVE], ['spreadDoom', 'gateBurst', 'blank', 'blank']);
    const [top, ...unseen] = one.state.decks.event.slice(0, -3);
    other.state.decks.event = [top ?? '', ...unseen.reverse(), ...other.state.decks.event.slice(-3)];
    expect([...forecast(looking(other))]).toEqual([...forecast(looking(one))]);
  });

  it('wards where doom is known to fall rather than where it is not', () => {
    const doom = { blackCave: 2, velmasDiner: 2 };
    const view = looking(withPile([CAVE], ['spreadDoom', 'blank', 'blank', 'blank'], { doom }));
    expect(wardWorth(view, 0, 'blackCave')).toBeGreaterThan(wardWorth(view, 0, 'velmasDiner'));
  });

  it('3E-412.3a: the doom that opens an anomaly weighs more than one that does not', () => {
    const view = looking(withPile([], ['blank', 'blank', 'blank', 'blank'], { doom: { blackCave: 2, graveyard: 2 } }));
    expect(threat(view, 'rivertown', [3, 2, 0])).toBeGreaterThan(threat(view, 'rivertown', [2, 2, 0]));
    // A fifth anywhere opens it too.
    expect(changeWorth(view, 'generalStore', 1)).toBeLessThan(0);
  });
});

describe('what the autopilot makes of it', () => {
  it('3E-R19: doom on several spaces comes in the order that costs the least', () => {
    const game = withPile([], ['blank', 'blank', 'blank', 'blank'], { doom: { blackCave: 2 } });
    const view = looking(game);
    const spaces = ['blackCave', 'graveyard', 'generalStore'];
    const costs = [spaces, [...spaces].reverse()].map((order) => fallCost(view, order) ?? 0);
    let chosen: string | null = null;
    drive(game, placeDoomOnEach(game, spaces), {
      'doom.order': (decision: Decision) => {
        chosen ??= chooseOrder(looking(game), decision);
        return decision.default;
      },
    });
    expect(chosen).not.toBeNull();
    expect((costs[0] ?? 0) < (costs[1] ?? 0)).toBe(chosen === 'blackCave');
    expect(fallCost(looking(aGame({ codex: [1], doom: { blackCave: 2 } })), spaces)).toBeNull();
  });

  it('3E-407.2: whoever holds clues focuses observation', () => {
    const worth = (clues: number) => {
      const view = looking(
        aGame({ ...azathoth, investigators: [{ sheet: 'dexterDrake', at: 'trainStation', clues }] }),
      );
      return tokenWorth(view, 0, 'observation') - tokenWorth(view, 0, 'strength');
    };
    expect(worth(3)).toBeGreaterThan(0);
    expect(worth(0)).toBeLessThan(0);
  });

  it('goes into the Future only when clues enough can be carried back (cards 8 and 9)', () => {
    const entering = (onSheet: number, inHand: number) => {
      const game = aGame({
        ...azathoth,
        codex: [2, { number: 8, side: 'back' }, 9],
        sheet: { doom: 8, clues: onSheet },
        investigators: [{ sheet: 'dexterDrake', at: 'trainStation', clues: inHand }],
      });
      game.state.markers = [{ colour: 'red', faceUp: true, at: 'trainStation' }];
      return storyActions(looking(game), 0, 'trainStation').length;
    };
    expect([entering(5, 0), entering(3, 2), entering(4, 0), entering(0, 5)]).toEqual([1, 1, 0, 0]);
  });
});
