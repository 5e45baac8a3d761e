import { describe, expect, it } from 'vitest';
import { trade } from '../../../../../src/editions/third/actions/trade.ts';
import { priceOf } from '../../../../../src/editions/third/cards/shop.ts';
import type { Effect } from '../../../../../src/editions/third/content/effect.ts';
import { operationOf, run } from '../../../../../src/editions/third/language/table.ts';
import { settle } from '../../../../../src/editions/third/reactions/settle.ts';
import type { EffectContext } from '../../../../../src/editions/third/state/context.ts';
import type { Game } from '../../../../../src/editions/third/state/state.ts';
import type { Phase } from '../../../../../src/editions/third/state/vocabulary.ts';
import { CONTENT } from '../../../../third.ts';
import { type Answering, aGame, drive, eventsOf, optionIds, seatOf } from '../../table.ts';

const AGNES = { sheet: 'agnesBaker', at: 'graveyard' };

function done(
  game: Game,
  effects: Effect[],
  answers: Record<string, Answering> = {},
  more: Partial<EffectContext> = {},
) {
  return drive(game, run(game, 0, effects, { source: { ref: 'card', id: 'text' }, ...more }), answers);
}

describe('what is printed on components', () => {
  it('3E-400.1b a trait does nothing by itself, texts refer to it', () => {
    const game = aGame({ investigators: [{ ...AGNES, cards: ['secretPage'] }] });
    const before = JSON.stringify(seatOf(game, 0));
    drive(game, settle(game));
    expect(JSON.stringify(seatOf(game, 0))).toBe(before);
    const reward: Effect[] = [{ if: { has: 'tome' }, then: [{ gain: { money: 1 } }] }];
    done(game, reward);
    expect(seatOf(game, 0).money).toBe(1);
    const without = aGame({ investigators: [{ ...AGNES, cards: ['knife'] }] });
    done(without, reward);
    expect(seatOf(without, 0).money).toBe(0);
  });

  it('3E-400.1c a keyword stands for its rule without any further text', () => {
    const titan = CONTENT.monster('wakeTitan');
    expect(titan.abilities).toEqual([]);
    const game = aGame({
      scenario: 'echoesOfTheDeep',
      investigators: [
        { ...AGNES, at: 'riverDocks' },
        { sheet: 'rexMurphy', at: 'riverDocks' },
      ],
      monsters: [{ kind: 'wakeTitan', at: 'riverDocks' }],
    });
    drive(game, settle(game));
    expect(game.state.monsters[0]?.engagedWith).toEqual([0, 1]);
  });

  it('3E-400.2b 3E-400.3b reminders and flavor do nothing: an encounter is its operations and no more', () => {
    const { neighborhoodCards, streetCards, events } = CONTENT;
    const sections = [...neighborhoodCards.values(), ...streetCards.values(), ...events.values()].flatMap((card) =>
      Object.values(card.encounters),
    );
    expect(sections.length).toBeGreaterThan(200);
    for (const { effect } of sections) for (const one of effect) expect(operationOf(one)).toBeDefined();
  });

  it('3E-400.3e 3E-435.1 3E-435.3 the name of an ability has no effect, what follows it has', () => {
    const wealth: Effect[] = [{ gain: { money: 2 } }, { focus: { skill: 'lore' } }];
    const [named, nameless] = [{ ability: 'someName' }, {}].map((more) => {
      // One of her cards is about an ability of another name.
      const game = aGame({ investigators: [{ ...AGNES, cards: ['dressedToTheNines'] }] });
      done(game, wealth, {}, more);
      return JSON.stringify(seatOf(game, 0));
    });
    expect(named).toBe(nameless);
    expect(named).toContain('"money":2');
  });

  it('3E-444.1 half of a number is rounded up', () => {
    const game = aGame({ investigators: [AGNES] });
    expect(CONTENT.asset('dynamite').value).toBe(5);
    expect(priceOf(game, 0, 'dynamite#1', 'halfUp')).toBe(3);
  });

  it('3E-444.2 what is halved already is not halved again', () => {
    const game = aGame({
      investigators: [{ ...AGNES, money: 9, cards: ['fineClothes', 'henryWan'] }],
      display: ['thompson45'],
    });
    const first: Answering = ({ options }) => options.find(({ id }) => id.startsWith('half:'))?.id ?? 'thompson45#1';
    done(game, [{ buy: { deck: 'display', filter: 'common', max: 1, price: 'halfUp' } }], { 'shop.buy': first });
    // Half of 5 is 3, whoever else would halve it.
    expect(seatOf(game, 0).money).toBe(6);
  });

  it('3E-444.2 two who halve the price, or one and a text, make it half and no less', () => {
    const buying = (price: 'list' | 'halfUp', money: number) => {
      const game = aGame({
        investigators: [{ ...AGNES, money, cards: ['fineClothes', 'henryWan'] }],
        display: ['thompson45'],
      });
      const { decisions } = done(game, [{ buy: { deck: 'display', filter: 'common', max: 1, price } }], {
        'shop.buy': ({ options }) => options[0]?.id ?? '',
      });
      const asked = decisions.filter(({ kind }) => kind === 'shop.buy').map(optionIds);
      return { asked, money: seatOf(game, 0).money, used: eventsOf(game, 'CardUsed').length };
    };
    expect(buying('list', 3)).toEqual({ asked: [['half:thompson45#1', 'done']], money: 0, used: 1 });
    expect(buying('halfUp', 3)).toEqual({ asked: [['thompson45#1', 'done']], money: 0, used: 0 });
    for (const price of ['list', 'halfUp'] as const) expect(buying(price, 2)).toEqual({ asked: [], money: 2, used: 0 });
  });
});

describe('money and trade', () => {
  const goods: Record<string, Answering> = {
    'trade.partner': '1',
    'trade.goods': ({ options }) => options.filter(({ id }) => id.includes('knife')).map(({ id }) => id),
    'trade.money': ({ options }) => options.find(({ id }) => id === '2')?.id ?? (options.at(-1)?.id as string),
    'trade.consent': 'accept',
  };
  const traders = (phase: Phase) =>
    aGame({
      phase,
      round: 3,
      investigators: [
        { ...AGNES, money: 2, cards: [{ id: 'knife', usedIn: 3 }] },
        { sheet: 'rexMurphy', at: 'graveyard' },
      ],
    });

  it('3E-442.3 money can be traded', () => {
    const game = traders('action');
    drive(game, trade(game, 0), goods);
    expect([seatOf(game, 0).money, seatOf(game, 1).money]).toEqual([0, 2]);
  });

  it('3E-442.3 money asked for in a trade leaves the other', () => {
    const game = traders('action');
    seatOf(game, 1).money = 3;
    drive(game, trade(game, 0), { 'trade.partner': '1', 'trade.money': 'take:2', 'trade.consent': 'accept' });
    expect([seatOf(game, 0).money, seatOf(game, 1).money]).toEqual([4, 1]);
  });

  it('3E-R25 an asset traded outside the action phase is not locked', () => {
    const [inside, outside] = (['action', 'encounter'] as const).map((phase) => {
      const game = traders(phase);
      drive(game, trade(game, 0), goods);
      return seatOf(game, 1).cards[0]?.lockedIn;
    });
    expect([inside, outside]).toEqual([3, null]);
  });

  it('3E-R15 money for more spaces is spent during the movement, when the step is taken that needs it', () => {
    const game = aGame({ investigators: [{ ...AGNES, money: 2 }] });
    const far: Effect[] = [{ move: { upTo: 1, payForMore: { money: 1, steps: 1, max: 1 } } }];
    done(game, far, { 'move.step': 'downtownRivertownStreet' });
    expect(game.events.flatMap(({ type }) => (type === 'Moved' || type === 'Spent' ? [type] : []))).toEqual([
      'Moved',
      'Spent',
      'Moved',
    ]);
    expect(seatOf(game, 0).money).toBe(1);
    done(game, far, { 'move.step': 'blackCave' });
    expect(seatOf(game, 0).money).toBe(1);
  });

  it('3E-R13 3E-401.4 an action given by a text repeats none of this round', () => {
    const game = aGame({
      investigators: [
        { ...AGNES, performed: ['gatherResources'] },
        { sheet: 'rexMurphy', at: 'graveyard', performed: ['gatherResources'] },
      ],
      action: { seat: 0, action: 'gatherResources' },
    });
    const granted: Effect[] = [{ grantAction: { which: 'same', to: 'anotherInvestigator', in: 'anywhere' } }];
    expect(done(game, granted).decisions).toEqual([]);
    seatOf(game, 1).performed = [];
    expect(done(game, granted).decisions).toHaveLength(1);
  });

  it('3E-R14 who is delayed spends an action given to him on standing up', () => {
    const game = aGame({ investigators: [{ ...AGNES, delayed: true, performed: ['focus'] }] });
    done(game, [{ repeatAction: 'anyPerformedThisRound' }]);
    expect(seatOf(game, 0).delayed).toBe(false);
  });
});
