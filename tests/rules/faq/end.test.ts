/** FAQ-132 to FAQ-142: the final battle, victory, single Ancient Ones, decks. */

import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../src/editions/edition/copy.ts';
import {
  attackInBattle,
  refreshBattle,
  startBattle,
  successesPerToken,
} from '../../../src/editions/second/battle/battle.ts';
import { discardToDeck } from '../../../src/editions/second/cards/deck.ts';
import { drawCards } from '../../../src/editions/second/cards/draw.ts';
import { arkhamEncounter } from '../../../src/editions/second/encounters/encounter.ts';
import { raiseDoom } from '../../../src/editions/second/end/doom.ts';
import { interrupts } from '../../../src/editions/second/game/interrupt.ts';
import { closeOrSeal, sealCost } from '../../../src/editions/second/gates/close.ts';
import { closeGate } from '../../../src/editions/second/gates/gate.ts';
import { lose } from '../../../src/editions/second/misfortune/loss.ts';
import { settle } from '../../../src/editions/second/misfortune/misfortune.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { StepEnd } from '../../../src/engine/flow.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds, type Placed } from '../../editions/second/table.ts';
import { HEAT_WAVE, kinds, mythosPhase, one, order } from '../phases.ts';

const joe = (more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', ...more });
const battle = (more: Arrangement = {}) =>
  aGame({ awake: true, ancientOne: 'yig', phase: 'battle', cursor: { step: 'battle.start' }, ...more });

describe('the final battle', () => {
  it('FAQ-132 2N-50 Mythos cards go, the lost are devoured for good, no money and no rolls; Clues still help', () => {
    const investigators = [
      joe({ cards: ['retainer', 'bank-loan'], money: 3, clues: 1, sliders: [0, 3, 3] }),
      { sheet: 'jenny-barnes', at: 'lost-in-time-and-space', returnsOn: 3 },
    ];
    const game = battle({
      ancientOne: 'hastur',
      investigators,
      environment: HEAT_WAVE,
      rumor: 'mythos-the-great-ritual',
    });
    drive(game, startBattle(game));
    expect([game.state.environment, game.state.rumor]).toEqual([null, null]);
    expect(game.state.investigators.map(({ eliminated }) => eliminated)).toEqual([false, true]);
    expect(eventsOf(game, 'Replaced')).toEqual([]);
    drive(game, refreshBattle(game));
    expect([one(game).money, eventsOf(game, 'DiceRolled').length]).toEqual([3, 0]);
    const jenny = battle({ investigators: [{ sheet: 'jenny-barnes', money: 3 }], cursor: { step: 'battle.refresh' } });
    drive(jenny, refreshBattle(jenny));
    expect(one(jenny).money).toBe(3);
    game.state.ancientOne.doom = 13;
    game.state.forced = { dice: Array(20).fill(1), draws: [] };
    const { decisions } = drive(game, attackInBattle(game, 0), { 'check.spend': 'clue' });
    expect(decisions.some(({ kind }) => kind === 'check.spend')).toBe(true);
    expect(one(game).clues).toBe(0);
  });

  it('FAQ-133 each round a full refresh: cards, sliders, the marker goes left, all may trade', () => {
    const investigators = [
      joe({ cards: ['wither', 'food'], sliders: [1, 1, 1], at: 'woods' }),
      { sheet: 'jenny-barnes', at: 'abyss-1' },
    ];
    const game = battle({ investigators, cursor: { step: 'battle.refresh' } });
    one(game).cards[0]!.exhausted = true;
    const { decisions } = drive(game, refreshBattle(game), {
      'upkeep.sliders': (decision) => (decision.subject === 0 ? 'sliders:1-3-1' : decision.default),
    });
    expect(one(game)).toMatchObject({ sliders: [1, 3, 1], cards: [{ exhausted: false }, {}] });
    expect(game.state.first).toBe(1);
    const asked = decisions.filter(({ kind }) => kind === 'battle.trade') as Decision[];
    expect(interrupts(game, asked).map(({ id, seat }) => `${seat} ${id}`)).toEqual(['1 trade:0', '0 trade:1']);
  });

  it('FAQ-134 successes add up over investigators and rounds; each full set takes a token, the rest is kept', () => {
    const fallen = { sheet: 'bob-jenkins', eliminated: true };
    const strong = { sheet: 'michael-mcglen', sliders: [1, 3, 1], cards: ['tommy-gun'], clues: 0 } as Placed;
    const game = battle({
      investigators: [strong, 'jenny-barnes', 'amanda-sharpe', fallen],
      dice: [...Array(9).fill(5), ...Array(40).fill(1)],
    });
    game.state.ancientOne.combatRating = 0;
    game.state.ancientOne.doom = 10;
    expect(successesPerToken(game)).toBe(4);
    drive(game, attackInBattle(game, 0));
    expect(game.state.ancientOne).toMatchObject({ doom: 8, tally: 1 });
    const attack = (seat: number, dice: number[]) => {
      game.state.forced = { dice: [...dice, ...Array(40).fill(1)], draws: [] };
      drive(game, attackInBattle(game, seat));
      const { doom, tally } = game.state.ancientOne;
      return [doom, tally];
    };
    expect(attack(1, [5, 5])).toEqual([8, 3]);
    game.state.ancientOne.round += 1;
    expect(attack(0, [5, 5])).toEqual([7, 1]);
  });

  it('FAQ-135 at 0 in the battle devoured and out, but still counted for the successes', () => {
    const game = battle({ investigators: [joe(), 'jenny-barnes'] });
    drive(game, lose(game, 0, { stamina: 9 }, { ref: 'ancientOne', id: 'yig' }));
    expect(one(game)).toMatchObject({ eliminated: true, incarnation: 0 });
    expect(successesPerToken(game)).toBe(2);
  });

  it('FAQ-136 devoured by what wakes the Ancient One he gets no replacement', () => {
    const game = aGame({ ancientOne: 'yig', investigators: [joe(), 'jenny-barnes'], doom: 9 });
    one(game).sanity = 0;
    one(game).stamina = 0;
    expect(() => raiseDoom(game, 1)).toThrow(StepEnd);
    drive(game, startBattle(game));
    expect(one(game)).toMatchObject({ eliminated: true, incarnation: 0 });
    expect(eventsOf(game, 'Replaced')).toEqual([]);
    // Asleep, the same would have brought another investigator.
    const asleep = aGame({ investigators: [joe({ sanity: 0, stamina: 0 })] });
    drive(asleep, settle(asleep, 0));
    expect(eventsOf(asleep, 'Replaced')).toHaveLength(1);
  });
});

describe('victory', () => {
  it('FAQ-137 the last gate wins with as many unspent trophies as investigators, that gate and all players counted', () => {
    const closed = (others: number, more: Record<string, string> = {}) => {
      const both: Copy[] = ['rlyeh#1', 'yuggoth#1'];
      const trophies = both.slice(0, others);
      const game = aGame({
        investigators: [joe(), { sheet: 'jenny-barnes', gateTrophies: trophies }, 'bob-jenkins'],
        at: 'library',
        gates: { woods: 'abyss', ...more },
      });
      game.state.gateStack = game.state.gateStack.filter((gate) => !trophies.includes(gate));
      drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
      return game.state.outcome?.way ?? null;
    };
    expect([closed(2), closed(1), closed(2, { graveyard: 'plateau-of-leng' })]).toEqual(['closing', null, null]);
  });

  it('FAQ-138 six elder signs on the board win at once', () => {
    const seals = ['graveyard', 'black-cave', 'witch-house', 'unvisited-isle', 'unnamable'];
    const gates = { woods: 'abyss', 'science-building': 'rlyeh' };
    const game = aGame({ investigators: [joe(), 'jenny-barnes'], at: 'library', seals, gates });
    expect(drive(game, closeGate(game, 'woods', { seat: 0, trophy: true, seal: 'elderSign' })).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'won', way: 'sealing' });
  });
});

describe('Ancient Ones', () => {
  it('FAQ-139 2N-11 2N-91 Yog-Sothoth asks for one more success to close; the price of a seal is unchanged', () => {
    const investigators = [joe({ at: 'woods', explored: true, sliders: [0, 0, 3] })];
    const gates = { woods: 'abyss', graveyard: 'rlyeh' };
    const difficulty = (ancientOne: string) => {
      const game = aGame({ investigators, gates, ancientOne });
      drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
      return [eventsOf(game, 'CheckRolled')[0]?.difficulty, sealCost(game, 0)];
    };
    expect([difficulty('yog-sothoth'), difficulty('yig')]).toEqual([
      [2, 5],
      [1, 5],
    ]);
    const rising = aGame({
      investigators: investigators.map((one) => ({ ...one, clues: 1 })),
      gates: { woods: 'rlyeh', graveyard: 'abyss' },
      ancientOne: 'yig',
      environment: 'mythos-rlyeh-rising',
    });
    drive(rising, closeOrSeal(rising, 0), { 'gate.close': 'close:lore' });
    expect([eventsOf(rising, 'CheckRolled')[0]?.difficulty, sealCost(rising, 0)]).toEqual([2, 5]);
    const signed = aGame({
      investigators: [joe({ at: 'woods', explored: true, cards: ['elder-sign'] })],
      gates,
      ancientOne: 'yog-sothoth',
    });
    drive(signed, closeOrSeal(signed, 0), { 'gate.close': 'seal:elder-sign#1' });
    expect([eventsOf(signed, 'CheckRolled'), signed.state.places.woods?.sealed]).toEqual([[], true]);
  });

  it('FAQ-140 2N-8 under Ithaqua a weather card does all but its text; what is in play stays', () => {
    const { game } = mythosPhase(
      { ancientOne: 'ithaqua', environment: 'mythos-curfew-enforced', at: 'train-station' },
      [HEAT_WAVE],
    );
    expect(order(game, 'GateOpened', 'CluePlaced', 'MythosTextCancelled', 'EnvironmentEntered')).toEqual([
      'GateOpened',
      'CluePlaced',
      'MythosTextCancelled',
    ]);
    expect(game.state.environment?.card).toBe('mythos-curfew-enforced');
    expect(game.state.decks.mythos.at(-1)).toBe(HEAT_WAVE);
  });

  it('FAQ-141 at the start of the battle with Ithaqua one die for each item, separately', () => {
    const investigators = [joe({ cards: ['knife', 'food', 'wither', 'duke', 'bravery'] })];
    const game = battle({ ancientOne: 'ithaqua', investigators, dice: [6, 1, 5] });
    drive(game, startBattle(game));
    expect(eventsOf(game, 'DiceRolled').map(({ dice }) => dice)).toEqual([[6], [1], [5]]);
    expect(kinds(game)).toEqual(['knife', 'wither', 'duke', 'bravery']);
  });
});

describe('decks', () => {
  it('FAQ-142 2N-45 discards go under their deck, unshuffled; location decks are shuffled before each draw, not within one', () => {
    const game = aGame();
    const before = [...game.state.decks.common];
    drive(game, drawCards(game, 0, { deck: 'common', count: 2 }));
    for (const { id } of one(game).cards.splice(0)) discardToDeck(game, id);
    expect(game.state.decks.common).toEqual([...before.slice(2), ...before.slice(0, 2)]);
    // Two location cards of one draw are different ones; the next draw may bring either again.
    const drawn: string[][] = [];
    for (let turn = 0; turn < 30; turn++) {
      const seed = `${turn}`.padStart(64, '0');
      const darrell = aGame({ investigators: [{ sheet: 'darrell-simmons', at: 'newspaper' }], phase: 'arkham', seed });
      const { decisions } = drive(darrell, arkhamEncounter(darrell, 0));
      drawn.push(optionIds(decisions.find(({ kind }) => kind === 'encounter.keep')));
    }
    expect(drawn.every(([first, second]) => first !== second)).toBe(true);
    expect(new Set(drawn.flat()).size).toBe(7);
  });
});
