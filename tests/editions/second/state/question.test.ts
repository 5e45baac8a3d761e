import { describe, expect, it } from 'vitest';
import {
  choose,
  chooseAmount,
  chooseMany,
  confirm,
  groupChoose,
} from '../../../../src/editions/second/state/question.ts';
import { looked } from '../../../../src/engine/decision.ts';
import { phrase } from '../../../../src/engine/phrase.ts';
import { aGame, drive, optionIds } from '../table.ts';

const options = (...ids: string[]) => ids.map((id) => ({ id, label: phrase(`option-${id}`) }));

describe('questions', () => {
  it('asks with the rule, the key of the kind and a legal default', () => {
    const game = aGame();
    const { result, decisions } = drive(
      game,
      choose(game, { seat: 0, kind: 'move.next', rule: '2E-101' }, options('x', 'y'), { default: 'y' }),
    );
    expect(result).toBe('y');
    expect(decisions[0]).toMatchObject({
      kind: 'move.next',
      mode: 'own',
      seats: [0],
      subject: 0,
      ask: { key: 'ask-move-next' },
      min: 1,
      max: 1,
      default: ['y'],
      rule: '2E-101',
    });
  });

  it('never asks what has one answer', () => {
    const game = aGame();
    expect(drive(game, choose(game, { seat: 0, kind: 'effect.may', rule: '2E-101' }, options('x')))).toMatchObject({
      result: 'x',
      decisions: [],
    });
    expect(drive(game, choose(game, { seat: 0, kind: 'effect.may', rule: '2E-101' }, []))).toMatchObject({
      result: null,
      decisions: [],
    });
    expect(
      drive(game, chooseAmount(game, { seat: 0, kind: 'effect.may', rule: '2E-101', range: { min: 2, max: 2 } })),
    ).toMatchObject({
      result: 2,
      decisions: [],
    });
    expect(
      drive(
        game,
        chooseMany(game, { seat: 0, kind: 'effect.may', rule: '2E-101', count: { min: 3, max: 3 } }, options('x', 'y')),
      ),
    ).toMatchObject({
      result: ['x', 'y'],
      decisions: [],
    });
  });

  it('computes its options afresh after an interrupt', () => {
    const game = aGame();
    const offer = ['x', 'y', 'z'];
    const flow = choose(game, { seat: 0, kind: 'effect.may', rule: '2E-101' }, () => options(...offer));
    const first = flow.next();
    expect(first.done ? [] : optionIds(first.value.map(looked)[0])).toEqual(['x', 'y', 'z']);
    offer.shift();
    const again = flow.next({ refresh: true });
    expect(again.done ? [] : optionIds(again.value.map(looked)[0])).toEqual(['y', 'z']);
  });

  it('fills a default up to the least that must be chosen and returns choices in the order on offer', () => {
    const game = aGame();
    const flow = chooseMany(
      game,
      { seat: 0, kind: 'effect.may', rule: '2E-101', count: { min: 2, max: 3 } },
      options('x', 'y', 'z'),
      {
        default: ['z', 'gone'],
      },
    );
    const { result, decisions } = drive(game, flow);
    expect(decisions[0]?.default).toEqual(['z', 'x']);
    expect(result).toEqual(['x', 'z']);
  });

  it('DP-15 silence means no, and the least amount', () => {
    const game = aGame();
    expect(drive(game, confirm(game, { seat: 0, kind: 'effect.may', rule: '2E-101' })).result).toBe(false);
    expect(
      drive(game, confirm(game, { seat: 0, kind: 'effect.may', rule: '2E-101' }), { 'effect.may': 'yes' }).result,
    ).toBe(true);
    expect(
      drive(game, chooseAmount(game, { seat: 0, kind: 'effect.may', rule: '2E-101', range: { min: 1, max: 4 } }))
        .result,
    ).toBe(1);
    expect(
      drive(game, chooseAmount(game, { seat: 0, kind: 'effect.may', rule: '2E-101', range: { min: 1, max: 4 } }), {
        'effect.may': 3,
      }).result,
    ).toBe(3);
  });

  it('DP-3 a group question goes to everybody still in the game and is about nobody', () => {
    const game = aGame({ investigators: ['joe-diamond', 'kate-winthrop', 'sister-mary'] });
    const kate = game.state.investigators[1];
    if (kate) kate.eliminated = true;
    const { decisions } = drive(
      game,
      groupChoose(game, { kind: 'effect.may', rule: '2E-4401' }, { options: options('x', 'y') }),
    );
    expect(decisions[0]).toMatchObject({ mode: 'group', seats: [0, 2] });
    expect(decisions[0]?.subject).toBeUndefined();
  });
});
