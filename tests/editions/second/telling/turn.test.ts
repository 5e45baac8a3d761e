import { describe, expect, it } from 'vitest';
import type { Cost, Effect } from '../../../../src/editions/second/content/effect.ts';
import { run } from '../../../../src/editions/second/language/table.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { aGame, drive } from '../table.ts';
import { told } from './told.ts';

const { state } = aGame({ investigators: [{ sheet: 'joe-diamond' }, { sheet: 'gloria-goldberg' }] });
/** What stays of Joe's turn. */
const turn = (...events: SecondEvent[]): string[] => told(state, events, 'turn 4/seat 0');
const opening = (...events: SecondEvent[]): string[] => told(state, events, 'turn 4');
const mythos = (...events: SecondEvent[]): string[] => told(state, events, 'turn 4/mythos');

type Roll = Extract<SecondEvent, { type: 'CheckRolled' }>;
const GHOUL = { ref: 'monster', id: 'ghoul' };
const to = (place: string): SecondEvent => ({ type: 'Moved', seat: 0, from: 'bank-of-arkham', to: place, how: 'step' });
const rolled = (skill: string, dice: number[], more: Partial<Roll> = {}): SecondEvent => ({
  ...{ type: 'CheckRolled', seat: 0, skill, formula: [], dice, faces: [5, 6], difficulty: 1 },
  ...{ successes: dice.filter((die) => die > 4).length, ...more },
});
const ended = (skill: string, successes: number, difficulty = 1): SecondEvent => ({
  ...{ type: 'CheckEnded', seat: 0, skill, successes, difficulty, passed: successes >= difficulty },
});
const clue = (die: number): SecondEvent => ({
  ...{ type: 'ClueSpent', seat: 0, dice: [die], faces: [5, 6], successes: die > 4 ? 1 : 0, total: 1 },
});
const again = (by: { ref: string; id: string }, dice: number[]): SecondEvent => ({
  ...{ type: 'Rerolled', seat: 0, by, dice, faces: [5, 6], total: 1 },
});
const met: SecondEvent = { type: 'CombatStarted', seat: 0, monster: 'ghoul#1' };
const hands = (...cards: `${string}#${number}`[]): SecondEvent => ({ type: 'HandsFilled', seat: 0, cards });
const bitten = (amount: number): SecondEvent[] => [
  { type: 'MonsterHits', seat: 0, monster: 'ghoul#1' },
  { type: 'Lost', seat: 0, what: 'stamina', amount, by: GHOUL },
];
const won: SecondEvent[] = [
  rolled('combat', [5, 1]),
  ended('combat', 1),
  { type: 'MonsterDefeated', seat: 0, monster: 'ghoul#1', trophy: true },
  { type: 'CombatEnded', seat: 0, monster: 'ghoul#1', how: 'defeated' },
];
const used = (card: `${string}#${number}`): SecondEvent => ({ type: 'CardUsed', seat: 0, card });
const ability = (id: string, seat = 0, sheet = 'joe-diamond'): SecondEvent => ({
  ...{ type: 'AbilityUsed', seat, ability: id, sheet },
});
const gained = (what: 'money' | 'stamina' | 'movementPoints', amount: number, seat = 0): SecondEvent => ({
  ...{ type: 'Gained', seat, what, amount },
});

describe('what stays of a turn', () => {
  it('is what they did, the story, and what came of it, with their name, the place and the cause once', () => {
    expect(
      turn(
        { type: 'SlidersMoved', seat: 0, moved: ['fightWill'], skills: {} as never },
        to('downtown-streets'),
        to('woods'),
        { type: 'CluesTaken', seat: 0, place: 'woods', amount: 1 },
        { type: 'EncounterDrawn', seat: 0, neighborhood: 'uptown', place: 'woods', entry: 3 },
        rolled('lore', [6, 1]),
        { ...(ended('lore', 1) as Extract<SecondEvent, { type: 'CheckEnded' }>), story: ['uptown', 'woods', '2'] },
        { type: 'Lost', seat: 0, what: 'sanity', amount: 1, by: { ref: 'place', id: 'woods' } },
      ),
    ).toEqual([
      '**Joe** goes to the Woods. Finds **1 clue**.',
      expect.stringMatching(/^\*[^*]+\*$/),
      'Lore, 2 dice: **6** 1 — **passed**.',
      '*He smiles again as you lift it clear.*',
      'Loses **1 Sanity**.',
    ]);
  });

  it('says where somebody is who went nowhere', () => {
    const drawn: SecondEvent = { type: 'EncounterDrawn', seat: 0, neighborhood: 'uptown', place: 'woods', entry: 3 };
    expect(turn(drawn)[0]).toBe('**Joe** stays in the Woods.');
    const beyond: SecondEvent = {
      ...{ type: 'GateCardDrawn', seat: 0, world: 'abyss', card: 'gate-02', entry: 'abyss', skipped: [] },
    };
    expect(turn(beyond)).toEqual(['**Joe** stays in the Abyss.', expect.stringMatching(/^\*[^*]+\*$/)]);
    expect(turn(ability('research'), drawn)[1]).toMatch(/^\*\*Woods:\*\* \*/);
  });

  it('has a paragraph for each fight, without what is the same in every round', () => {
    const round = (hand: `${string}#${number}`): SecondEvent[] => [
      ...[hands(hand), rolled('combat', [3]), ended('combat', 0), ...bitten(2)],
    ];
    const lines = turn(
      to('woods'),
      met,
      ...round('axe#1'),
      ...round('axe#1'),
      { type: 'CombatEnded', seat: 0, monster: 'ghoul#1', how: 'fled' },
      { type: 'CombatStarted', seat: 0, monster: 'ghost#1' },
    );
    expect(lines).toEqual([
      '**Joe** goes to the Woods.',
      expect.stringMatching(
        /^Faces \*\*the Ghoul\*\*\. Fights with the Axe\. Combat, 1 die: 3 — \*\*failed\*\*\. [^*]+ Joe loses \*\*2 Stamina\*\*\. Fights with the Axe\. Combat: 3 — \*\*failed\*\*\. Loses \*\*2 Stamina\*\*\. Flees from the Ghoul\.$/,
      ),
      'Faces **the Ghost**.',
    ]);
  });

  it('sums up rounds that were lost, from three on', () => {
    const lost = (successes: number): SecondEvent[] => [
      ...[rolled('combat', [3]), ended('combat', successes, 3), ...bitten(1)],
    ];
    const [line] = turn(met, hands('axe#1'), ...lost(2), ...lost(0), ...lost(1));
    expect(line).toMatch(
      /^\*\*Joe\*\* faces \*\*the Ghoul\*\*\. Fights with the Axe\. Three rounds against it: 2, 0, 1 of 3 — \*\*−3 Stamina\*\*\. \S/,
    );
  });

  it('has what an ability brings with its name, and a check as one line with what changed its dice', () => {
    expect(
      turn(
        ability('physician'),
        gained('stamina', 1),
        rolled('luck', [1]),
        ability('research', 0, 'joe-diamond'),
        again({ ref: 'sheet', id: 'joe-diamond' }, [6]),
        ended('luck', 1),
      ),
    ).toEqual(['**Joe** gains **1 Stamina** (Physician). Luck, 1 die: 1 — Joe rerolls: **6** — **passed**.']);
    expect(turn(rolled('lore', [1]), { type: 'CluePlaced', place: 'woods' }, clue(6), ended('lore', 1))).toEqual([
      '**Joe** rolls Lore, 1 die: 1 — 1 clue: **6** — **passed**. A clue appears in the Woods.',
    ]);
  });

  it('says of what is used what it brings, and nothing where that names it', () => {
    expect(turn(used('motorcycle#1'), gained('movementPoints', 2))).toEqual([
      '**Joe** gains **2 movement points** (Motorcycle).',
    ]);
    expect(turn(used('food#1'), { type: 'CardDiscarded', seat: 0, card: 'food#1', to: 'deck' })).toEqual([
      '**Joe** discards the Food.',
    ]);
    expect(turn(used('food#1'), { type: 'CluePlaced', place: 'woods' })).toEqual([
      '**Joe** uses the Food. A clue appears in the Woods.',
    ]);
    expect(
      turn(
        rolled('combat', [1, 2]),
        used('bullwhip#1'),
        again({ ref: 'card', id: 'bullwhip' }, [1]),
        ability('marksman'),
        again({ ref: 'card', id: 'marksman' }, [3, 5]),
        ended('combat', 1),
      ),
    ).toEqual(['**Joe** rolls Combat, 2 dice: 1 2 — Bullwhip rerolls: 1 — Marksman rerolls: 3 **5** — **passed**.']);
  });

  it('2E-2902 has a spell with its dice and its price behind them, and the end of a fight for its success', () => {
    const wither = { ref: 'card', id: 'wither' };
    const lines = turn(
      met,
      { type: 'Spent', seat: 0, what: 'sanity', amount: 1, on: wither },
      { type: 'CardExhausted', seat: 0, card: 'wither#1' },
      rolled('spell', [1, 2], { against: wither }),
      ended('spell', 0),
      { type: 'SpellCast', seat: 0, card: 'wither#1', passed: false },
      ...won,
    );
    expect(lines).toEqual([
      expect.stringMatching(
        /^\*\*Joe\*\* faces \*\*the Ghoul\*\*\. Casts Wither, 2 dice: 1 2 — \*\*failed\*\*\. Spends 1 Sanity\. Combat: \*\*5\*\* 1\. \*\*Defeats it: a trophy\.\*\* \S/,
      ),
    ]);
    // Whom they face is not told in this message.
    const alone = aGame({ investigators: [{ sheet: 'joe-diamond' }] }).state;
    expect(told(alone, won, 'turn 4/seat 0')[0]).toMatch(/\*\*The Ghoul is defeated: a trophy\.\*\* \S/);
  });

  it('tells the blow of a monster that was not evaded behind the check, whatever fight was before it', () => {
    const evaded: SecondEvent = { type: 'Evaded', seat: 0, monster: 'ghoul#1', passed: false };
    const missed = [rolled('evade', [1]), ended('evade', 0), evaded, ...bitten(2)];
    expect(turn(met, ...won, ...missed, met).join(' ')).toMatch(
      /Defeats it.*Evade: 1 — \*\*failed\*\*\. The Ghoul notices them\..*loses \*\*2 Stamina\*\*\. Faces \*\*the Ghoul\*\*\./,
    );
  });

  it('names who goes on after what a monster did (D5)', () => {
    const evaded: SecondEvent = { type: 'Evaded', seat: 0, monster: 'ghoul#1', passed: true };
    const [line] = turn(rolled('evade', [6, 1]), ended('evade', 1), evaded, to('woods'));
    expect(line).toMatch(
      /^\*\*Joe\*\* rolls Evade, 2 dice: \*\*6\*\* 1\. Evades the Ghoul\. [^*]+ Joe goes to the Woods\.$/,
    );
  });

  it('tells what a monster leaves behind its end', () => {
    const lines = turn(met, ...won.slice(0, 3), { type: 'CardGained', seat: 0, card: 'axe#1', from: 'deck' });
    expect(lines.join(' ')).toMatch(/\*\*Defeats it: a trophy\.\*\* .* Joe gains \*\*an Axe\*\*\.$/);
  });

  it('2E-1402 tells what was offered for a price and not taken', () => {
    const declined = (effect: Effect, answers: Record<string, string>): string[] => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'mas-boarding-house', money: 5 }] });
      drive(game, run(game, 0, [effect], { source: { ref: 'place', id: 'woods' } }), answers);
      return told(game.state, game.events, 'turn 4/seat 0');
    };
    const cost: Cost[] = [{ spend: { money: 3 } }];
    expect(declined({ may: { cost, do: [{ gain: { clue: 1 } }] } }, { 'effect.may': 'no' })).toEqual([
      '**Joe** doesn’t pay $3 (Woods).',
    ]);
    expect(declined({ may: { do: [{ gain: { clue: 1 } }] } }, { 'effect.may': 'no' })).toEqual([
      '**Joe** lets it be (Woods).',
    ]);
    const fine: Effect = {
      choose: [
        { label: 'pay', cost, do: [] },
        { label: 'do-not-pay', do: [{ move: { to: 'street', then: 'stay' } }] },
      ],
    };
    expect(declined(fine, { 'effect.choose': 'do-not-pay' })).toEqual([
      '**Joe** doesn’t pay the $3, and is shown out to the Southside streets.',
    ]);
    expect(declined(fine, { 'effect.choose': 'pay' })).toEqual(['**Joe** spends $3 (Woods).']);
  });
});

describe('what stays of the opening', () => {
  const begun: SecondEvent = { type: 'TurnStarted', turn: 4, first: 0 };
  const stand = expect.stringMatching(/^-# Doom /);

  it('has the Upkeep of all in one line below the rest, an ability behind what it brings', () => {
    expect(
      opening(
        begun,
        ability('trust-fund'),
        gained('money', 1),
        ability('scrounge', 1, 'gloria-goldberg'),
        { type: 'CardGained', seat: 1, card: 'axe#1', from: 'deck' },
        { type: 'CluePlaced', place: 'woods' },
      ),
    ).toEqual([
      '**Turn 4 · Joe leads**',
      stand,
      'A clue appears in the Woods.',
      '**Upkeep:** Joe gains **$1** (Trust Fund). Gloria gains **an Axe** (Scrounge).',
    ]);
    expect(opening(begun)).toEqual(['**Turn 4 · Joe leads**', stand]);
  });

  it('2E-609 has the dice of a Blessing there, too', () => {
    const blessing: SecondEvent = { type: 'DiceRolled', seat: 0, purpose: { ref: 'card', id: 'blessing' }, dice: [3] };
    expect(opening(begun, blessing)).toEqual([
      '**Turn 4 · Joe leads**',
      stand,
      '**Upkeep:** Joe, Blessing: 3 — it stays.',
    ]);
  });
});

describe('what stays of the Mythos', () => {
  it('is a line each, with what happens to one person in one, and the cause once', () => {
    const fog = { ref: 'mythos', id: 'mythos-an-evil-fog' };
    expect(
      mythos(
        { type: 'MythosDrawn', card: fog.id, purpose: 'full' },
        { type: 'DoomChanged', by: 1, doom: 6, of: 14, cause: fog },
        { type: 'Lost', seat: 0, what: 'stamina', amount: 1, by: GHOUL },
        { type: 'CardDiscarded', seat: 0, card: 'axe#1', to: 'deck' },
        { type: 'Lost', seat: 1, what: 'sanity', amount: 1, by: GHOUL },
      ).filter((line) => !/^[*-][^*]/.test(line)),
    ).toEqual([
      '## Mythos · An Evil Fog',
      '**Doom 6/14**.',
      'Joe loses **1 Stamina** (Ghoul). Discards the Axe.',
      'Gloria loses **1 Sanity**.',
    ]);
  });
});
