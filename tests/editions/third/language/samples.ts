/**
 * For every optional field of the card language one sample that has it. A field without a sample fails
 * `fields.test.ts`.
 */
import type { EffectContext } from '../../../../src/editions/third/state/context.ts';
import type { Answering, Arrangement } from '../table.ts';

export interface Sample {
  value: object;
  /** Beside the usual table. */
  on?: Arrangement;
  context?: Partial<EffectContext>;
  answers?: Record<string, Answering>;
}

const money = [{ gain: { money: 1 } }];
const horror = [{ horror: 1 }];
const test = { skill: 'lore', mod: 0 };
const option = (label: string, list: object[]) => ({ label, do: list });
const answers: Record<string, Answering> = { 'effect.may': 'yes', 'effect.choose': 'a' };

export const SAMPLES: Record<string, Sample> = {
  'check check.pass': { value: { check: { ...test, pass: money } } },
  'check check.fail': { value: { check: { ...test, pass: money, fail: horror } }, on: { dice: [1, 1, 1, 1] } },
  'check check.bySuccesses': { value: { check: { ...test, bySuccesses: [{ min: 0, max: null, do: money }] } } },
  'check check.always': { value: { check: { ...test, always: money } } },
  'check check.extraDice': {
    value: { check: { ...test, extraDice: { perSpent: 'remnant', dice: 1 }, pass: money } },
  },
  'roll roll.sum': {
    value: { roll: { dice: 2, sum: true, bands: [{ min: 3, max: 3, do: money }] } },
    on: { dice: [1, 2] },
  },
  'choose choose.*.cost': {
    value: { choose: [{ ...option('a', money), cost: [{ spend: { remnant: 1 } }] }, option('b', horror)] },
    answers,
  },
  'choose who': { value: { choose: [option('a', money), option('b', horror)], who: 'group' } },
  'may may.who': { value: { may: { who: 'anyInvestigator', do: money } } },
  'may may.cost': { value: { may: { cost: [{ spend: { remnant: 1 } }], do: money } }, answers },
  'may may.else': { value: { may: { do: money, else: horror } } },
  'if else': { value: { if: { has: 'tome' }, [`${'th'}en`]: money, else: horror } },
  'each where': { value: { each: 'investigator', where: { in: 'graveyard' }, do: horror } },
  'gain gain.money': { value: { gain: { money: 1, remnant: 1 } } },
  'gain gain.remnant': { value: { gain: { money: 1, remnant: 1 } } },
  'gain gain.clue': { value: { gain: { money: 1, clue: 'neighborhood' } } },
  'lose lose.money': { value: { lose: { money: 1, focus: 1 } } },
  'lose lose.focus': { value: { lose: { money: 1, focus: 1 } } },
  'spend spend.money': { value: { spend: { money: 1, clue: 1 } } },
  'spend spend.remnant': { value: { spend: { money: 1, remnant: 1 } } },
  'spend spend.clue': { value: { spend: { money: 1, clue: 1 } } },
  'spend spend.focus': { value: { spend: { money: 1, focus: 1 } } },
  'spend spend.sheetClue': { value: { spend: { money: 1, sheetClue: 1 } } },
  'recover recover.health': { value: { recover: { health: 1, sanity: 1, who: 'you' } } },
  'recover recover.sanity': { value: { recover: { health: 1, sanity: 1, who: 'you' } } },
  'gainItem gainItem.valueAtMost': {
    value: { gainItem: { trait: 'common', valueAtMost: 2 } },
    on: { display: ['thompson45', 'knife'] },
  },
  'gainItem gainItem.valueAtLeast': {
    value: { gainItem: { trait: 'common', valueAtLeast: 5 } },
    on: { display: ['knife', 'thompson45'] },
  },
  'take to': { value: { take: 'litaChantler', to: 'leader' }, on: { leader: 1 } },
  'buy buy.ifBought': {
    value: { buy: { deck: 'display', filter: 'common', max: 1, price: 'list', ifBought: horror } },
    on: { display: ['knife'] },
    answers: { 'shop.buy': ({ options }) => options[0]?.id ?? '' },
  },
  'focus focus.exceedLimit': {
    value: { focus: { skill: 'lore', exceedLimit: true } },
    on: {
      investigators: [
        { sheet: 'agnesBaker', at: 'graveyard', focus: { influence: 1, observation: 1, strength: 1, will: 1 } },
      ],
    },
  },
  'move move.ignoreMonsters': {
    value: { move: { upTo: 2, ignoreMonsters: true } },
    on: { monsters: [{ kind: 'fleshEater', at: 'blackCave' }] },
    answers: { 'move.step': ({ options }) => options.find(({ id }) => id === 'blackCave')?.id ?? options[0]?.id ?? '' },
  },
  'move move.payForMore': {
    value: { move: { upTo: 1, payForMore: { money: 1, steps: 1, max: 1 } } },
    answers: { 'move.step': ({ options }) => options[0]?.id ?? '' },
  },
  'move move.with': {
    value: { move: { steps: 1, toward: 'velmasDiner', with: 'this' } },
    context: { monster: 'ghoulAcolyte#1' },
    on: { monsters: [{ kind: 'ghoulAcolyte#1', at: 'blackCave' }] },
  },
  'spawnMonster spawnMonster.at': { value: { spawnMonster: { at: 'velmasDiner' } } },
  'spawnMonster spawnMonster.exhausted': { value: { spawnMonster: { at: 'velmasDiner', exhausted: true } } },
  'chooseMonster chooseMonster.epic': {
    value: { chooseMonster: { epic: false, in: 'anywhere' } },
    on: {
      monsters: [
        { kind: 'umordhoth', at: 'velmasDiner' },
        { kind: 'fleshEater', at: 'blackCave' },
      ],
    },
  },
  'codexAdd side': { value: { codexAdd: 7, side: 'back' } },
  'placeMarker placeMarker.color': { value: { placeMarker: { color: 'red', faceUp: true, at: 'graveyard' } } },
  'scar scar.where': {
    value: { scar: { count: 6, at: 'anySpace', where: { not: { neighborhoodHas: ['scar', 'mendedScar'] } } } },
  },
  'scar scar.differentNeighborhoods': { value: { scar: { count: 6, at: 'anySpace', differentNeighborhoods: true } } },
  'condition codexHas side': { value: { codexHas: 7, side: 'back' }, on: { codex: [7] } },
  'condition check inUse': {
    value: { check: 'attack', inUse: 'this' },
    context: { during: 'attack', card: 'knife#1' },
  },
};
