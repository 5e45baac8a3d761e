import { describe, expect, it } from 'vitest';
import { tradePartners } from '../../../../src/editions/second/cards/trade.ts';
import { interrupt, interrupts } from '../../../../src/editions/second/game/interrupt.ts';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { Cursor } from '../../../../src/editions/second/state/state.ts';
import { type Decision, looked } from '../../../../src/engine/decision.ts';
import { content } from '../../../second.ts';
import { aGame, drive, eventsOf, optionIds, type Placed } from '../table.ts';

const jenny = (more: Partial<Placed> = {}): Placed => ({ sheet: 'jenny-barnes', at: 'woods', ...more });
const joe = (more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', at: 'woods', ...more });

/** The questions open when the first flow waits. */
function waiting(game: ReturnType<typeof aGame>): readonly Decision[] {
  return (movement(game, 0).next().value ?? []).map(looked);
}

describe('trading', () => {
  const arranged = (more: object = {}) =>
    aGame({
      investigators: [
        jenny({ cards: ['knife', 'skill-luck'], money: 3, clues: 1 }),
        joe({ cards: ['food'], money: 1 }),
      ],
      sat: [1],
      ...more,
    });

  it('2E-4501 2E-4503 2E-4504 offered to the one who moves, with whoever is in his area', () => {
    const game = arranged();
    expect(interrupts(game, waiting(game)).map(({ id, seat }) => [id, seat])).toEqual([['trade:1', 0]]);
    const apart = arranged();
    apart.state.investigators[1]!.at = 'library';
    expect(interrupts(apart, waiting(apart))).toEqual([]);
  });

  it('2E-4505 not during a combat', () => {
    const game = arranged({ monsters: { zombie: 'woods' } });
    const flow = movement(game, 0);
    const first = flow.next().value![0]!;
    const asked = flow.next({ answers: new Map([[first.id, { decision: first.id, chosen: ['fight:zombie#1'] }]]) });
    const open = (asked.value ?? []).map(looked);
    expect(open[0]?.kind).toBe('combat.round');
    expect(interrupts(game, open)).toEqual([]);
  });

  it('2E-4506 2E-4508 2E-4509 cards and money change hands when the partner consents', () => {
    const game = arranged();
    game.state.investigators[0]!.cards[0]!.exhausted = true;
    const [offer] = interrupts(game, waiting(game));
    const { decisions } = drive(game, interrupt(game, offer!), {
      'trade.offer': ['give:knife#1', 'take:food#1'],
      'trade.money': 'pay:2',
      'trade.consent': 'accept',
    });
    expect(optionIds(decisions[0])).toEqual(['give:knife#1', 'take:food#1']);
    expect(decisions[2]).toMatchObject({ kind: 'trade.consent', mode: 'pair', seats: [1], default: ['refuse'] });
    // Both sides of the proposal are shown to whoever is asked.
    const words = secondWords(content, 'en', game.state);
    expect(words.text(decisions[2]!.ask)).toMatch(
      / offers a trade: .+ gets the Knife \(exhausted\) and \$2 and gives the Food\. Agree\?$/,
    );
    const [first, second] = game.state.investigators;
    expect(first?.cards.map(({ id }) => id)).toEqual(['skill-luck#1', 'food#1']);
    // 2E-4510: an exhausted card stays so.
    expect(second?.cards).toEqual([{ id: 'knife#1', exhausted: true, tokens: 0, fresh: true }]);
    expect([first?.money, second?.money]).toEqual([1, 3]);
    expect(eventsOf(game, 'Traded')).toHaveLength(2);
  });

  it('2E-4509 2E-T62 D-27 refused, nothing changes; a pure gift is taken unasked', () => {
    const refused = arranged();
    drive(refused, interrupt(refused, interrupts(refused, waiting(refused))[0]!), {
      'trade.offer': ['take:food#1'],
    });
    expect(eventsOf(refused, 'TradeRefused')).toHaveLength(1);
    expect(refused.state.investigators[1]?.cards).toHaveLength(1);
    const gift = arranged();
    const { decisions } = drive(gift, interrupt(gift, interrupts(gift, waiting(gift))[0]!), {
      'trade.offer': ['give:knife#1'],
    });
    expect(decisions.map(({ kind }) => kind)).not.toContain('trade.consent');
    expect(gift.state.investigators[1]?.cards.map(({ id }) => id)).toEqual(['food#1', 'knife#1']);
  });

  it('FAQ-35 2E-4501 a delayed one, and two in the same Other World, get the chance although nothing else is asked', () => {
    const delayed = arranged();
    delayed.state.investigators[0]!.delayed = true;
    expect(optionIds(waiting(delayed)[0])).toEqual(['stop', 'trade:1']);
    const abroad = arranged();
    for (const one of abroad.state.investigators) one.at = 'abyss-1';
    const { decisions } = drive(abroad, movement(abroad, 0), {
      'move.world': (() => {
        let asked = 0;
        return () => (asked++ === 0 ? 'trade:1' : 'go');
      })(),
      'trade.offer': ['give:knife#1'],
    });
    expect(decisions.map(({ kind }) => kind)).toEqual(['move.world', 'trade.offer', 'trade.money', 'move.world']);
    expect(abroad.state.investigators[0]?.at).toBe('abyss-2');
  });

  it('2E-4511 nobody trades in the jail cell', () => {
    const game = arranged();
    for (const one of game.state.investigators) one.at = 'jail-cell';
    expect(waiting(game)).toEqual([]);
    for (const at of ['jail-cell', 'lost-in-time-and-space', 'library']) {
      for (const one of game.state.investigators) one.at = at;
      expect(tradePartners(game, 0)).toEqual(at === 'library' ? [1] : []);
    }
  });

  it('2E-3811 between the refresh and the first attack of the battle everybody may trade with everybody', () => {
    const trades = (cursor: Cursor, ...kinds: string[]) => {
      const game = arranged({ awake: true, ancientOne: 'yig', cursor });
      game.state.investigators[1]!.at = 'abyss-1';
      game.state.combat = { seat: 0, monster: null, round: 1, hands: null, cast: [], working: [] };
      const open = kinds.map((kind, seat) => ({ kind, seats: [seat], options: [] })) as unknown as Decision[];
      return interrupts(game, open).map(({ id, seat }) => `${seat} ${id}`);
    };
    expect(trades({ step: 'battle.refresh' }, 'upkeep.sliders', 'upkeep.sliders')).toEqual([]);
    expect(trades({ step: 'battle.refresh' }, 'battle.trade', 'battle.trade')).toEqual(['0 trade:1', '1 trade:0']);
    expect(trades({ step: 'battle.attack', turnIndex: 0 }, 'battle.attack')).toEqual(['0 trade:1', '1 trade:0']);
    expect(trades({ step: 'battle.attack', turnIndex: 1 }, 'battle.attack')).toEqual([]);
  });
});

describe('cards of any phase', () => {
  it('2E-101 Duke gives back all Sanity, where there is any to give', () => {
    const game = aGame({ investigators: [jenny({ cards: ['duke'], sanity: 2 })] });
    const [offer] = interrupts(game, waiting(game));
    expect(offer?.id).toBe('use:duke#1');
    drive(game, interrupt(game, offer!));
    expect(game.state.investigators[0]).toMatchObject({ sanity: 6, cards: [] });
    const well = aGame({ investigators: [jenny({ cards: ['duke'], sanity: 6 })] });
    expect(interrupts(well, waiting(well))).toEqual([]);
  });

  it('2E-2909 also in another’s part of the phase, but not between a roll and its Clue tokens', () => {
    const game = aGame({
      investigators: [jenny({ at: 'library' }), joe({ cards: ['sir-william-brinton'], stamina: 2 })],
      sat: [1],
    });
    expect(interrupts(game, waiting(game)).map(({ seat }) => seat)).toEqual([1]);
    expect(interrupts(game, [{ kind: 'check.spend', seats: [0], options: [] } as unknown as Decision])).toEqual([]);
  });

  it('FAQ-20 not in the middle of an encounter', () => {
    const game = aGame({
      investigators: [jenny({ cards: ['duke'], sanity: 2 })],
      cursor: { step: 'arkham', turnIndex: 0 },
    });
    expect(interrupts(game, [{ kind: 'combat.round', seats: [0], options: [] } as unknown as Decision])).toEqual([]);
    expect(
      interrupts(game, [{ kind: 'encounter.choose', seats: [0], options: [] } as unknown as Decision]),
    ).toHaveLength(1);
  });

  it('2E-101 a Bank Loan is paid back for $10', () => {
    const game = aGame({ investigators: [jenny({ cards: ['bank-loan'], money: 12 })] });
    const [offer] = interrupts(game, waiting(game));
    expect(offer?.id).toBe('pay:bank-loan#1');
    drive(game, interrupt(game, offer!));
    expect(game.state.investigators[0]).toMatchObject({ money: 2, cards: [] });
    const poor = aGame({ investigators: [jenny({ cards: ['bank-loan'], money: 9 })] });
    expect(interrupts(poor, waiting(poor))).toEqual([]);
  });
});
