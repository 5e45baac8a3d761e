import { describe, expect, it } from 'vitest';
import { advise } from '../../../../src/editions/second/autopilot/autopilot.ts';
import { fight } from '../../../../src/editions/second/combat/fight.ts';
import { arkhamEncounter } from '../../../../src/editions/second/encounters/encounter.ts';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { closeOrSeal } from '../../../../src/editions/second/gates/close.ts';
import { adjustSliders } from '../../../../src/editions/second/investigators/focus.ts';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { seen } from '../../../../src/editions/second/shown/seen.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { upkeep } from '../../../../src/editions/second/upkeep/upkeep.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import type { Flow } from '../../../../src/engine/flow.ts';
import { content } from '../../../second.ts';
import { type Answering, aGame, drive, type Placed } from '../table.ts';

/** Lets the autopilot answer the kinds named, and notes what it said. */
function advised<T>(game: Game, flow: Flow<T>, ...kinds: string[]) {
  const said: string[][] = [];
  const answer = (decision: Decision) => {
    const move = advise(gameOf(content, seen(game.state)), decision, decision.seats[0] ?? 0, []);
    if (!('answer' in move)) throw new Error('no answer');
    said.push(move.answer.chosen);
    return move.answer.chosen;
  };
  const answers = Object.fromEntries(kinds.map((kind): [string, Answering] => [kind, answer]));
  return { ...drive(game, flow, answers), said };
}

const strong = { sheet: 'michael-mcglen', cards: ['tommy-gun'], sliders: [1, 3, 1] };
const weak = { sheet: 'harvey-walters', sliders: [1, 0, 1] };

describe('what the autopilot thinks right', () => {
  it('2E-703 walks to a gate that it could seal, and past it when it could not pay', () => {
    const near = { sheet: 'kate-winthrop', at: 'miskatonic-university-streets', sliders: [3, 1, 1] };
    const ready = aGame({ investigators: [{ ...near, clues: 5 }], gates: { 'unvisited-isle': 'abyss' } });
    advised(ready, movement(ready, 0), 'move.next');
    expect(ready.state.investigators[0]?.at).toBe('unvisited-isle');
    const poor = aGame({
      investigators: [{ ...near, clues: 0 }],
      gates: { 'unvisited-isle': 'abyss', woods: 'yuggoth' },
      clues: { unnamable: 2 },
    });
    advised(poor, movement(poor, 0), 'move.next');
    expect(poor.state.investigators[0]).toMatchObject({ at: 'unnamable', clues: 2 });
  });

  it('two do not run after the same tokens', () => {
    const game = aGame({
      investigators: [
        { sheet: 'joe-diamond', at: 'merchant-district-streets', sliders: [2, 1, 1] },
        { sheet: 'kate-winthrop', at: 'merchant-district-streets', sliders: [2, 1, 1] },
      ],
      clues: { unnamable: 2, 'unvisited-isle': 2 },
    });
    advised(game, movement(game, 0), 'move.next');
    advised(game, movement(game, 1), 'move.next');
    expect(game.state.investigators.map(({ clues }) => clues)).toEqual([2, 2]);
  });

  it('2E-3301 closes the gate it came back by, with the better skill, and seals it', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true, clues: 6, sliders: [1, 3, 1] }],
      gates: { woods: 'abyss', graveyard: 'yuggoth' },
      dice: [6, 6, 6, 6, 6],
    });
    const { said } = advised(game, closeOrSeal(game, 0), 'gate.close', 'gate.seal', 'check.spend');
    expect(said[0]).toEqual(['close:fight']);
    expect(game.state.places.woods).toMatchObject({ gate: null, sealed: true });
  });

  it('2E-2301 spends tokens beyond the five of the seal on the closing, and not those five', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true, clues: 7, sliders: [1, 3, 1] }],
      gates: { woods: 'abyss', graveyard: 'yuggoth' },
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    advised(game, closeOrSeal(game, 0), 'gate.close', 'check.spend');
    expect(game.state.investigators[0]?.clues).toBe(5);
  });

  it('2E-3406 plays an Elder Sign where gates come often', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true, cards: ['elder-sign'] }],
      gates: { woods: 'abyss', graveyard: 'yuggoth' },
      doom: 3,
    });
    advised(game, closeOrSeal(game, 0), 'gate.close');
    expect(game.state.places.woods?.sealed).toBe(true);
    expect(game.state.ancientOne.doom).toBe(2);
  });

  it('2E-3301 does not shut the door behind a colleague, unless that wins the game', () => {
    const investigators: Placed[] = [
      { sheet: 'joe-diamond', at: 'woods', explored: true, clues: 6, sliders: [1, 3, 1], gateTrophies: [] },
      { sheet: 'kate-winthrop', at: 'abyss-2' },
    ];
    const game = aGame({ investigators, gates: { woods: 'abyss', graveyard: 'yuggoth' } });
    expect(advised(game, closeOrSeal(game, 0), 'gate.close').said).toEqual([['pass']]);
    const last = aGame({ investigators, gates: { woods: 'abyss' }, dice: [6, 6, 6, 6, 6, 6] });
    for (const one of last.state.investigators) one.gateTrophies = last.state.gateStack.splice(0, 1);
    expect(advised(last, closeOrSeal(last, 0), 'gate.close', 'check.spend').said[0]?.[0]).toMatch(/^close:/);
    expect(last.state.outcome?.result).toBe('won');
  });

  it('2E-4101 a strong one fights, a weak one evades', () => {
    const meeting = (one: typeof strong | typeof weak) => {
      const game = aGame({ investigators: [{ ...one, at: 'library' }], monsters: { 'vampire#1': 'library' } });
      return advised(game, movement(game, 0), 'move.next').said[0]?.[0];
    };
    expect(meeting(strong)).toBe('fight:vampire#1');
    expect(meeting(weak)).toBe('evade:vampire#1');
  });

  it('2E-2609 flees from what it cannot beat', () => {
    const game = aGame({
      investigators: [{ ...weak, at: 'library', sanity: 7, stamina: 3 }],
      monsters: { 'star-spawn#1': 'library' },
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
    });
    const { said } = advised(game, fight(game, 0, 'star-spawn#1'), 'combat.round', 'check.spend');
    expect(said.some(([id]) => id === 'flee')).toBe(true);
  });

  it('2E-4001 buys care when it is hurt, and has an encounter when it is well', () => {
    const at = (sanity: number) => {
      const game = aGame({
        investigators: [{ sheet: 'kate-winthrop', at: 'arkham-asylum', sanity, money: 4 }],
        phase: 'arkham',
      });
      return advised(game, arkhamEncounter(game, 0), 'encounter.choose', 'effect.choose').said;
    };
    expect(at(1)).toEqual([['ability'], ['pay-2-sanity-to-maximum']]);
    expect(at(6)).toEqual([]);
    expect(at(5)).not.toContainEqual(['pay-2-sanity-to-maximum']);
  });

  it('2E-604 turns the sliders to what closing needs', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true, clues: 6, sliders: [1, 1, 1] }],
      gates: { woods: 'abyss', graveyard: 'yuggoth' },
      phase: 'upkeep',
    });
    drive(game, adjustSliders(game, 0), {
      'upkeep.sliders': (decision) => {
        const move = advise(gameOf(content, seen(game.state)), decision, 0, []);
        return 'answer' in move ? move.answer.chosen : [];
      },
    });
    expect(game.state.investigators[0]?.sliders[1]).toBe(3);
  });

  it('2E-3113 comes back from time and space where it is safe', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'lost-in-time-and-space', returnsOn: 2 }],
      monsters: { 'dhole#1': 'unnamable', 'star-spawn#1': 'unvisited-isle' },
      clues: { unnamable: 2, 'unvisited-isle': 2, graveyard: 2 },
      phase: 'upkeep',
    });
    advised(game, upkeep(game), 'upkeep.return');
    expect(game.state.investigators[0]?.at).toBe('graveyard');
  });

  it('takes up Duke when it is about to go mad', () => {
    const game = aGame({ investigators: [{ sheet: 'ashcan-pete', cards: ['duke'], sanity: 1 }] });
    const offer = { id: 'use:duke#1', kind: 'use', seat: 0, label: { key: 'option-use-card' }, rule: '2E-101' };
    const decision = anyDecision();
    expect(advise(gameOf(content, seen(game.state)), decision, 0, [offer])).toEqual({ interrupt: 'use:duke#1' });
    const [one] = game.state.investigators;
    if (one) one.sanity = 4;
    expect(advise(gameOf(content, seen(game.state)), decision, 0, [offer])).toEqual({
      answer: { decision: '1', chosen: ['y'] },
    });
  });

  it('DP-14 leaves to the default what it has no opinion on', () => {
    const game = aGame();
    expect(advise(gameOf(content, seen(game.state)), anyDecision(), 0, [])).toEqual({
      answer: { decision: '1', chosen: ['y'] },
    });
  });
});

function anyDecision(): Decision {
  return {
    id: '1',
    kind: 'misfortune.order',
    mode: 'own',
    seats: [0],
    ask: { key: 'ask-misfortune-order' },
    options: [
      { id: 'x', label: { key: 'option-yes' } },
      { id: 'y', label: { key: 'option-no' } },
    ],
    min: 1,
    max: 1,
    default: ['y'],
    rule: '2E-3022',
  };
}
