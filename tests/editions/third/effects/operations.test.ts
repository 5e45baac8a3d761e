import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import { OPERATIONS, type Operation } from '../../../../src/editions/third/content/vocabulary.ts';
import type { EffectContext } from '../../../../src/editions/third/effects/context.ts';
import { run } from '../../../../src/editions/third/effects/run.ts';
import { placeMarker } from '../../../../src/editions/third/marker.ts';
import type { Game, Monster } from '../../../../src/editions/third/state.ts';
import type { Seat } from '../../../../src/engine/decision.ts';
import {
  type Answering,
  type Arrangement,
  aGame,
  type Driven,
  drive,
  eventsOf,
  kindsOf,
  optionIds,
  seatOf,
} from '../table.ts';

/** A small state, a list of effects, and what it comes to. */
interface Case {
  says: string;
  on?: Arrangement;
  /** What the arrangement can't say. */
  prepare?: (game: Game) => void;
  /** Who acts; the first seat unless said otherwise, null for the group. */
  seat?: Seat | null;
  context?: Partial<EffectContext>;
  effects: Effect[];
  answers?: Record<string, Answering>;
  shows: (game: Game, driven: Driven<void>, context: EffectContext) => void;
}

const AGNES = { sheet: 'agnesBaker', at: 'graveyard' };
const REX = { sheet: 'rexMurphy', at: 'blackCave' };
const two: Arrangement = { investigators: [AGNES, REX] };
const one = (more: object = {}, rest: Arrangement = {}): Arrangement => ({
  investigators: [{ ...AGNES, ...more }],
  ...rest,
});
const hers = (game: Game) => seatOf(game, 0);
const cards = (game: Game, seat = 0) => seatOf(game, seat).cards.map(({ id }) => id);
const monster = (game: Game, kind: string): Monster | undefined =>
  game.state.monsters.find((beast) => beast.kind === kind);
const doom = (game: Game, space: string) => game.state.doom[space] ?? 0;

const CASES: Record<Operation, Case[]> = {
  check: [
    {
      says: 'passes with one success',
      on: one({}, { dice: [1, 1, 1, 5] }),
      effects: [{ check: { skill: 'lore', mod: 0, pass: [{ gain: { money: 1 } }], fail: [{ horror: 1 }] } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 1, horror: 0 }),
    },
    {
      says: 'fails without one, and an empty list does nothing',
      on: one({}, { dice: [1, 2, 3] }),
      effects: [{ check: { skill: 'lore', mod: -1, pass: [{ gain: { money: 1 } }], fail: [] } }],
      shows: (game) => expect(hers(game).money).toBe(0),
    },
    {
      says: 'goes by the number of successes, the last band without an upper end',
      on: one({}, { dice: [6, 6, 6, 1] }),
      effects: [
        {
          check: {
            skill: 'lore',
            mod: 0,
            bySuccesses: [
              { min: 0, max: 2, do: [{ horror: 1 }] },
              { min: 3, max: null, do: [{ gain: { money: 3 } }] },
            ],
          },
        },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 3, horror: 0 }),
    },
    {
      says: 'does what is always done, counting successes, and takes the modifier of the monster at hand',
      on: one({}, { dice: [5, 1], monsters: [{ kind: 'eyelessWatcher', at: 'velmasDiner' }] }),
      context: { thatMonster: 'eyelessWatcher#1' },
      effects: [
        {
          check: {
            skill: 'lore',
            mod: { evadeModifierOf: 'thatMonster' },
            always: [{ gain: { money: { sum: [{ per: 'success' }, 2] } } }],
          },
        },
      ],
      shows: (game) => expect(hers(game).money).toBe(3),
    },
    {
      says: 'lets remnants buy dice before the roll',
      on: one({ remnants: 2 }, { dice: [1, 1, 1, 1, 1, 5] }),
      answers: { 'test.remnants': 2 },
      effects: [
        {
          check: {
            skill: 'lore',
            mod: 0,
            extraDice: { perSpent: 'remnant', dice: 1 },
            pass: [{ gain: { money: 1 } }],
            fail: [],
          },
        },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 1, remnants: 0 }),
    },
  ],
  roll: [
    {
      says: 'does what the band of the face says, nothing for a face in none',
      on: one({}, { dice: [1, 4] }),
      effects: [{ roll: { dice: 2, bands: [{ min: 1, max: 2, do: [{ gain: { money: 1 } }] }] } }],
      shows: (game) => expect(hers(game).money).toBe(1),
    },
    {
      says: 'adds the dice up with sum',
      on: one({}, { dice: [3, 4] }),
      effects: [{ roll: { dice: 2, sum: true, bands: [{ min: 7, max: 12, do: [{ gain: { money: 1 } }] }] } }],
      shows: (game) => expect(hers(game).money).toBe(1),
    },
  ],
  choose: [
    {
      says: 'does one option, asked of the acting investigator',
      effects: [
        {
          choose: [
            { label: 'money', do: [{ gain: { money: 1 } }] },
            { label: 'remnant', do: [{ gain: { remnant: 1 } }] },
          ],
        },
      ],
      answers: { 'effect.choose': 'remnant' },
      on: two,
      seat: 1,
      shows: (game, { decisions }) => {
        expect(seatOf(game, 1)).toMatchObject({ money: 0, remnants: 1 });
        expect(decisions[0]).toMatchObject({ mode: 'own', seats: [1], default: ['money'] });
      },
    },
    {
      says: 'offers only what can be paid in full',
      effects: [
        {
          choose: [
            { label: 'pay', cost: [{ spend: { money: 1 } }], do: [] },
            { label: 'suffer', do: [{ horror: 1 }] },
          ],
        },
      ],
      shows: (game, { decisions }) => {
        expect(decisions).toHaveLength(0);
        expect(hers(game).horror).toBe(1);
      },
    },
    {
      says: 'is put to all players where the text says so',
      on: two,
      effects: [
        {
          choose: [
            { label: 'a', do: [{ sheetDoom: 1 }] },
            { label: 'b', do: [{ sheetClue: 1 }] },
          ],
          who: 'group',
        },
      ],
      shows: (game, { decisions }) => {
        expect(decisions[0]).toMatchObject({ mode: 'group', seats: [0, 1] });
        // Silence takes what does the least harm.
        expect(game.state.sheet).toMatchObject({ clues: 1, doom: 0 });
      },
    },
    {
      says: 'does nothing when nothing can be picked',
      effects: [{ choose: [{ label: 'pay', cost: [{ spend: { money: 1 } }], do: [{ gain: { remnant: 1 } }] }] }],
      shows: (game) => expect(hers(game).remnants).toBe(0),
    },
  ],
  may: [
    {
      says: 'takes the cost and does it when taken',
      on: one({ money: 2 }),
      answers: { 'effect.may': 'yes' },
      effects: [{ may: { cost: [{ spend: { money: 1 } }], do: [{ gain: { remnant: 1 } }], else: [{ horror: 1 }] } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 1, remnants: 1, horror: 0 }),
    },
    {
      says: 'does the other thing when declined, which silence does',
      on: one({ money: 2 }),
      effects: [{ may: { cost: [{ spend: { money: 1 } }], do: [{ gain: { remnant: 1 } }], else: [{ horror: 1 }] } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 2, remnants: 0, horror: 1 }),
    },
    {
      says: 'does the other thing unasked when it cannot be paid',
      effects: [{ may: { cost: [{ spend: { money: 1 } }], do: [{ gain: { remnant: 1 } }], else: [{ horror: 1 }] } }],
      shows: (game, { decisions }) => {
        expect(decisions).toHaveLength(0);
        expect(hers(game).horror).toBe(1);
      },
    },
    {
      says: 'is open to any one investigator, who pays',
      on: { investigators: [AGNES, { ...REX, clues: 1 }] },
      seat: null,
      answers: { 'effect.may': '1' },
      effects: [
        { may: { who: 'anyInvestigator', cost: [{ spend: { clue: 1 } }], do: [{ gain: { money: 1 } }], else: [] } },
      ],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['1', 'no']);
        expect(seatOf(game, 1)).toMatchObject({ clues: 0, money: 1 });
      },
    },
    {
      says: 'is not asked when it could change nothing',
      on: one({ money: 2 }),
      effects: [{ may: { cost: [{ spend: { money: 1 } }], do: [{ removeDoom: { from: 'yourSpace', amount: 1 } }] } }],
      shows: (_game, { decisions }) => expect(decisions).toHaveLength(0),
    },
  ],
  if: [
    {
      says: 'does then where the condition holds at that moment',
      effects: [
        { gain: { money: 2 } },
        { if: { resource: 'money', min: 2 }, then: [{ gain: { remnant: 1 } }], else: [{ horror: 1 }] },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ remnants: 1, horror: 0 }),
    },
    {
      says: 'does else where it does not, and nothing without one',
      effects: [
        { if: { resource: 'money', min: 1 }, then: [{ gain: { remnant: 1 } }] },
        { if: { resource: 'money', min: 1 }, then: [], else: [{ horror: 1 }] },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ remnants: 0, horror: 1 }),
    },
  ],
  each: [
    {
      says: 'goes through the investigators in player order, each acting for himself',
      on: { ...two, leader: 1, doom: { graveyard: 1, blackCave: 2 } },
      seat: null,
      effects: [{ each: 'investigator', do: [{ horror: { count: 'doomInYourSpace' } }] }],
      shows: (game) => {
        expect(eventsOf(game, 'Suffered').map(({ seat, horror }) => [seat, horror])).toEqual([
          [1, 2],
          [0, 1],
        ]);
      },
    },
    {
      says: 'goes through those of them who fit',
      on: two,
      seat: null,
      effects: [{ each: 'investigator', where: { in: 'blackCave' }, do: [{ damage: 1 }] }],
      shows: (game) => expect([hers(game).damage, seatOf(game, 1).damage]).toEqual([0, 1]),
    },
    {
      says: 'goes through the monsters on the board that fit',
      on: one(
        {},
        {
          monsters: [
            { kind: 'fleshEater#1', at: 'velmasDiner', damage: 1 },
            { kind: 'ghoulAcolyte#1', at: 'velmasDiner' },
          ],
        },
      ),
      effects: [{ each: 'monster', where: { trait: 'cultist' }, do: [{ defeatMonster: 'thatMonster' }] }],
      shows: (game) => expect(game.state.monsters.map(({ kind }) => kind)).toEqual(['fleshEater']),
    },
    {
      says: 'goes through his items and spells, the thing being the one meant',
      on: one({ cards: ['knife', 'dynamite', 'wither'] }),
      answers: { 'effect.choose': 'avoid' },
      effects: [
        {
          each: 'ownItem',
          do: [
            {
              choose: [
                { label: 'suffer', do: [{ damage: 1 }] },
                { label: 'avoid', cost: [{ discard: { what: 'thatItem' } }], do: [] },
              ],
            },
          ],
        },
        { each: 'ownSpell', do: [{ horror: 1 }] },
      ],
      shows: (game) => {
        expect(cards(game)).toEqual(['wither#1']);
        expect(hers(game)).toMatchObject({ damage: 0, horror: 1 });
      },
    },
    {
      says: 'goes through his clues and through those of his neighbourhood',
      on: one({ clues: 2 }, { centres: { rivertown: { clues: 3 } } }),
      effects: [
        { each: 'ownClue', do: [{ gain: { money: 1 } }] },
        { each: 'clueInYourNeighborhood', do: [{ gain: { remnant: 1 } }] },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 2, remnants: 3 }),
    },
  ],
  repeat: [
    {
      says: 'is done as often as he likes and can pay',
      on: one({ remnants: 2 }),
      answers: { 'effect.repeat': 'yes' },
      effects: [{ repeat: { cost: [{ spend: { remnant: 1 } }], do: [{ gain: { money: 2 } }] } }],
      shows: (game, { decisions }) => {
        expect(hers(game)).toMatchObject({ remnants: 0, money: 4 });
        expect(kindsOf(decisions)).toEqual(['effect.repeat', 'effect.repeat']);
      },
    },
  ],
  gain: [
    {
      says: 'takes money and remnants from the supply and a clue from the centre of his neighbourhood',
      on: one({}, { centres: { rivertown: { clues: 1 } } }),
      context: { encounter: { card: 'event', clueGained: false } },
      effects: [{ gain: { money: 2, remnant: 1, clue: 'neighborhood' } }],
      shows: (game, _driven, { encounter }) => {
        expect(hers(game)).toMatchObject({ money: 2, remnants: 1, clues: 1 });
        expect(game.state.centres.rivertown?.clues).toBe(0);
        expect(encounter?.clueGained).toBe(true);
      },
    },
    {
      says: 'finds no clue where there is none',
      context: { encounter: { card: 'event', clueGained: false } },
      effects: [{ gain: { clue: 'neighborhood' } }],
      shows: (game, _driven, { encounter }) => {
        expect(hers(game).clues).toBe(0);
        expect(encounter?.clueGained).toBe(false);
      },
    },
  ],
  lose: [
    {
      says: 'takes as much as there is, focus tokens of his choice',
      on: one({ money: 1, focus: { lore: 1, will: 1 } }),
      answers: { 'focus.spend': 'will' },
      effects: [{ lose: { money: 3, focus: 1 } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 0, focus: { lore: 1, will: 0 } }),
    },
  ],
  spend: [
    {
      says: 'is paid only in full',
      on: one({ money: 1, remnants: 2 }),
      effects: [{ spend: { money: 2 } }, { spend: { remnant: 2 } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 1, remnants: 0 }),
    },
    {
      says: 'takes clues off the sheet, as many as the players like',
      on: one({}, { sheet: { clues: 4 }, action: { seat: 0, action: 'attack' } }),
      answers: { 'effect.amount': 3 },
      effects: [{ may: { cost: [{ spend: { sheetClue: { upTo: 'all' } } }], do: [{ addDamage: 'spent' }] } }],
      shows: (game, { decisions }) => {
        // Silence takes no offer.
        expect(decisions[0]?.default).toEqual(['no']);
        expect(game.state.sheet.clues).toBe(4);
      },
    },
  ],
  damage: [
    {
      says: 'is suffered by the acting investigator, who may put it on an asset',
      on: one({ cards: ['leatherCoat'] }),
      answers: {
        'harm.assign': ({ options }) => options.find(({ id }) => id !== 'self')?.id ?? '',
      },
      effects: [{ damage: 2 }],
      shows: (game) => {
        expect(hers(game).damage).toBe(0);
        expect(hers(game).cards[0]?.damage).toBe(2);
      },
    },
    {
      says: 'can be counted: the health left to the monster at hand',
      on: one({}, { monsters: [{ kind: 'creepingGhoul', at: 'velmasDiner', damage: 1 }] }),
      context: { thatMonster: 'creepingGhoul#1' },
      effects: [{ damage: { count: 'remainingHealthOfThatMonster' } }],
      shows: (game) => expect(hers(game).damage).toBe(2),
    },
  ],
  horror: [
    {
      says: 'is suffered; a difference is not below nothing',
      context: { successes: 2 },
      effects: [
        { horror: { difference: [3, { per: 'success' }] } },
        { horror: { difference: [1, { per: 'success' }] } },
      ],
      shows: (game) => expect(hers(game).horror).toBe(1),
    },
  ],
  directHorror: [
    {
      says: 'cannot be put on an asset',
      on: one({ cards: ['tokenOfFaith'] }),
      effects: [{ directHorror: 1 }],
      shows: (game, { decisions }) => {
        expect(kindsOf(decisions)).not.toContain('harm.assign');
        expect(hers(game).horror).toBe(1);
      },
    },
  ],
  sufferSplit: [
    {
      says: 'is split by the investigator between the two kinds',
      on: one({}, { dice: [5] }),
      answers: { 'effect.split': 2 },
      effects: [{ sufferSplit: { amount: 'd6', between: ['damage', 'horror'] } }],
      shows: (game, { decisions }) => {
        expect(hers(game)).toMatchObject({ damage: 2, horror: 3 });
        expect(decisions[0]?.options).toHaveLength(6);
      },
    },
  ],
  recover: [
    {
      says: 'takes damage and horror off him',
      on: one({ damage: 3, horror: 1 }),
      effects: [{ recover: { health: 2, sanity: 2, who: 'you' } }],
      shows: (game) => expect(hers(game)).toMatchObject({ damage: 1, horror: 0 }),
    },
    {
      says: 'may go to an ally, both numbers to the same one',
      on: one({ damage: 1, cards: [{ id: 'zoraLarson', damage: 1, horror: 1 }] }),
      answers: { 'effect.recover': 'card:zoraLarson#1' },
      effects: [{ recover: { health: 1, sanity: 1, who: 'youOrAlly' } }],
      shows: (game) => {
        expect(hers(game).damage).toBe(1);
        expect(hers(game).cards[0]).toMatchObject({ damage: 0, horror: 0 });
      },
    },
    {
      says: 'may go to others in his space, silence keeps it for himself',
      on: {
        investigators: [
          { ...AGNES, horror: 1 },
          { sheet: 'rexMurphy', at: 'graveyard', horror: 2 },
        ],
      },
      effects: [{ recover: { sanity: 1, who: 'investigatorOrAllyInYourSpace' } }],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['self:0', 'self:1']);
        expect([hers(game).horror, seatOf(game, 1).horror]).toEqual([0, 2]);
      },
    },
  ],
  restore: [
    {
      says: 'takes all of it off, of him or of the monster at hand',
      on: one({ damage: 3, horror: 2 }, { monsters: [{ kind: 'creepingGhoul', at: 'velmasDiner', damage: 2 }] }),
      context: { thatMonster: 'creepingGhoul#1' },
      effects: [{ restore: 'sanity' }, { restore: 'health', to: 'thatMonster' }],
      shows: (game) => {
        expect(hers(game)).toMatchObject({ damage: 3, horror: 0 });
        expect(monster(game, 'creepingGhoul')?.damage).toBe(0);
      },
    },
  ],
  draw: [
    {
      says: 'takes the top cards of the deck',
      on: one({}, { decks: { spell: ['wither', 'binding'] } }),
      effects: [{ draw: { deck: 'spell', count: 2 } }],
      shows: (game) => expect(cards(game)).toEqual(['wither#1', 'binding#1']),
    },
  ],
  gainItem: [
    {
      says: 'takes one that fits from the display or the deck',
      on: one({}, { display: ['mysticTome', 'knife', 'dynamite'] }),
      answers: { 'card.item': 'mysticTome#1' },
      effects: [{ gainItem: { trait: 'tome', valueAtLeast: 4 } }],
      shows: (game) => expect(cards(game)).toEqual(['mysticTome#1']),
    },
  ],
  take: [
    {
      says: 'takes the special card of that name, once',
      on: two,
      effects: [{ take: 'Lita Chantler', to: 'leader' }, { take: 'Lita Chantler' }, { take: 'Stray Cat' }],
      seat: 1,
      shows: (game) => {
        expect(cards(game)).toEqual(['litaChantler#1']);
        expect(cards(game, 1)).toEqual(['strayCat#1']);
      },
    },
  ],
  buy: [
    {
      says: 'does what follows once if something was bought',
      on: one({ money: 9 }, { display: ['knife', 'revolver38', 'mysticTome'] }),
      answers: { 'shop.buy': ({ options }) => options[0]?.id ?? '' },
      effects: [
        { buy: { deck: 'display', filter: 'common', max: null, price: 1, ifBought: [{ gain: { remnant: 1 } }] } },
      ],
      shows: (game) => {
        expect(cards(game).sort()).toEqual(['knife#1', 'revolver38#1']);
        expect(hers(game)).toMatchObject({ money: 7, remnants: 1 });
      },
    },
    {
      says: 'is optional',
      on: one({ money: 9 }, { display: ['knife'] }),
      effects: [{ buy: { deck: 'display', max: 1, price: 'list', ifBought: [{ gain: { remnant: 1 } }] } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 9, remnants: 0, cards: [] }),
    },
  ],
  discard: [
    {
      says: 'takes the card the text stands on',
      on: one({ cards: ['blessed'] }),
      context: { card: 'blessed#1' },
      effects: [{ discard: { what: 'this' } }],
      shows: (game) => expect(cards(game)).toEqual([]),
    },
    {
      says: 'takes the rumor the text stands on',
      on: one({}, { rumor: 'rogueCometApproaches' }),
      context: { source: { ref: 'headline', id: 'rogueCometApproaches' } },
      effects: [{ discard: { what: 'this' } }],
      shows: (game) => {
        expect(game.state.rumor).toBeNull();
        expect(game.state.decks.headlineDiscard[0]).toBe('rogueCometApproaches');
      },
    },
    {
      says: 'takes cards of his choice, silence the least valuable',
      on: one({ cards: ['dynamite', 'knife', 'mysticTome'] }),
      effects: [{ discard: { what: 'item', count: 1, choose: 'owner' } }, { discard: { what: 'tome' } }],
      shows: (game) => expect(cards(game)).toEqual(['dynamite#1']),
    },
    {
      says: 'takes clues of investigators and of the sheet, as many as there are, and counts them',
      on: { investigators: [AGNES, { ...REX, clues: 1 }], sheet: { clues: 1 } },
      effects: [
        { discard: { what: 'clue', count: 3, from: ['investigators', 'sheet'], choose: 'owner', countAs: 'gone' } },
        { if: { counter: 'gone', max: 1 }, then: [{ sheetDoom: 1 }], else: [{ gain: { money: 1 } }] },
      ],
      shows: (game) => {
        expect(seatOf(game, 1).clues + game.state.sheet.clues).toBe(0);
        expect(hers(game).money).toBe(1);
      },
    },
  ],
  focus: [
    {
      says: 'goes on a skill, above the limit only where the text says so',
      on: one({ focus: { lore: 1, influence: 1 } }),
      effects: [{ focus: { skill: 'will', exceedLimit: true } }],
      shows: (game) => expect(hers(game).focus).toMatchObject({ lore: 1, influence: 1, will: 1 }),
    },
    {
      says: 'discards one token above the limit',
      on: one({ focus: { lore: 1, influence: 1 } }),
      answers: { 'focus.discard': 'lore' },
      effects: [{ focus: { skill: 'will' } }],
      shows: (game) => expect(hers(game).focus).toMatchObject({ lore: 0, influence: 1, will: 1 }),
    },
    {
      says: 'goes on different skills of his choice, or on every one',
      on: { investigators: [{ sheet: 'rexMurphy' }, { sheet: 'rexMurphy' }].slice(0, 1) },
      answers: { 'effect.focus': ['will', 'strength'] },
      effects: [{ focus: { skill: 'any', count: 2 } }],
      shows: (game) => expect(hers(game).focus).toMatchObject({ lore: 0, strength: 1, will: 1 }),
    },
    {
      says: 'goes on all five',
      on: { investigators: ['rexMurphy'] },
      effects: [{ focus: { skill: 'every' } }],
      shows: (game) => expect(Object.values(hers(game).focus)).toEqual([1, 1, 1, 1, 1]),
    },
  ],
  status: [
    {
      says: 'makes him delayed, or somebody else of his choice devoured',
      on: two,
      effects: [{ status: 'delayed' }, { status: 'devoured', to: 'anotherInvestigator' }],
      shows: (game) => {
        expect(hers(game)).toMatchObject({ delayed: true, left: null });
        expect(seatOf(game, 1).left).toBe('devoured');
      },
    },
  ],
  retire: [
    {
      says: 'takes him out of the game, without a defeat',
      on: two,
      effects: [{ retire: true }],
      shows: (game) => {
        expect(hers(game).left).toBe('retired');
        expect(game.state.sheet.doom).toBe(0);
      },
    },
  ],
  move: [
    {
      says: 'goes straight to a place of his choice',
      on: one({}, { doom: { velmasDiner: 1, laBellaLuna: 2 } }),
      answers: { 'effect.place': 'velmasDiner' },
      effects: [{ move: { to: 'anySpaceWithDoom' } }],
      shows: (game, { decisions }) => {
        expect(hers(game).at).toBe('velmasDiner');
        expect(optionIds(decisions[0])).toEqual(['laBellaLuna', 'velmasDiner']);
      },
    },
    {
      says: 'goes step by step as far as he likes',
      answers: { 'move.step': 'blackCave' },
      effects: [{ move: { upTo: 1 } }],
      shows: (game) => expect(hers(game).at).toBe('blackCave'),
    },
    {
      says: 'goes exactly so many steps toward a place, a monster along',
      on: one({ at: 'blackCave' }, { monsters: [{ kind: 'abyssalServant', at: 'blackCave', exhausted: true }] }),
      context: { monster: 'abyssalServant#1' },
      effects: [{ move: { steps: 1, toward: 'rivertownUptownStreet', with: 'this' } }],
      shows: (game) => {
        expect(hers(game).at).toBe('generalStore');
        expect(monster(game, 'abyssalServant')?.at).toBe('generalStore');
      },
    },
  ],
  research: [
    {
      says: 'moves own clues to the sheet',
      on: one({ clues: 2 }),
      effects: [{ research: 1 }],
      shows: (game) => {
        expect(hers(game).clues).toBe(1);
        expect(game.state.sheet.clues).toBe(1);
      },
    },
  ],
  sheetClue: [
    {
      says: 'adds clues to the sheet',
      effects: [{ sheetClue: 2 }],
      shows: (game) => expect(game.state.sheet.clues).toBe(2),
    },
  ],
  sheetDoom: [
    {
      says: 'adds doom to the sheet',
      effects: [{ sheetDoom: 2 }],
      shows: (game) => expect(game.state.sheet.doom).toBe(2),
    },
  ],
  sheetMarker: [
    {
      says: 'adds markers to the sheet',
      effects: [{ sheetMarker: 2 }],
      shows: (game) => expect(game.state.sheet.markers).toBe(2),
    },
  ],
  moveToken: [
    {
      says: 'moves clues of the sheet onto a card in the codex, as many as there are',
      on: one({}, { sheet: { clues: 1 }, codex: [10] }),
      effects: [
        { moveToken: { clue: 1, from: 'sheet', to: { card: 10 } } },
        { moveToken: { clue: 1, from: 'sheet', to: { card: 10 } } },
      ],
      shows: (game) => {
        expect(game.state.sheet.clues).toBe(0);
        expect(game.state.codex[0]?.tokens).toEqual({ clue: 1 });
      },
    },
  ],
  tokensOnCard: [
    {
      says: 'puts damage and horror on an asset, which discards it when it is full',
      on: one({ cards: ['contrabandWhiskey'] }),
      context: { card: 'contrabandWhiskey#1' },
      effects: [{ tokensOnCard: { horror: 2 } }, { tokensOnCard: { horror: { minus: 1 } } }],
      shows: (game) => {
        expect(hers(game).cards[0]).toMatchObject({ horror: 1 });
        drive(
          game,
          run(game, 0, [{ tokensOnCard: { horror: 2 } }], {
            source: { ref: 'card', id: 'x' },
            card: 'contrabandWhiskey#1',
          }),
        );
        expect(cards(game)).toEqual([]);
      },
    },
    {
      says: 'puts doom on the rumor and clues on an archive card',
      on: one({}, { rumor: 'rogueCometApproaches' }),
      context: { source: { ref: 'headline', id: 'rogueCometApproaches' } },
      effects: [{ tokensOnCard: { doom: 2 } }],
      shows: (game) => expect(game.state.rumor?.tokens).toEqual({ doom: 2 }),
    },
  ],
  placeDoom: [
    {
      says: 'goes on his space, or on each of several',
      context: { thatSpace: 'blackCave' },
      effects: [
        { placeDoom: { at: 'yourSpace', amount: 2 } },
        { placeDoom: { at: 'eachOtherSpaceOfThatNeighborhood', amount: 1 } },
      ],
      shows: (game) => expect(game.state.doom).toMatchObject({ graveyard: 3, generalStore: 1 }),
    },
    {
      says: 'on a street goes to a space beside it',
      on: one({ at: 'downtownRivertownStreet' }),
      answers: { 'doom.street': 'laBellaLuna' },
      effects: [{ placeDoom: { at: 'yourSpace', amount: 1 } }],
      shows: (game) => expect(game.state.doom).toEqual({ laBellaLuna: 1 }),
    },
  ],
  removeDoom: [
    {
      says: 'comes off one space where there is some, his choice',
      on: one({}, { doom: { graveyard: 1, blackCave: 3 } }),
      effects: [{ removeDoom: { from: 'anySpaceInYourNeighborhood', amount: 2 } }],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['blackCave', 'graveyard']);
        expect(game.state.doom).toMatchObject({ graveyard: 1, blackCave: 1 });
      },
    },
    {
      says: 'comes off each of up to two different spaces',
      on: one({}, { doom: { graveyard: 1, velmasDiner: 2, southChurch: 1 } }),
      answers: { 'effect.place': ['graveyard', 'velmasDiner'] },
      effects: [{ removeDoom: { from: 'anySpace', spaces: { upTo: 2 }, amount: 1 } }],
      shows: (game) => expect(game.state.doom).toMatchObject({ graveyard: 0, velmasDiner: 1, southChurch: 1 }),
    },
  ],
  spreadDoom: [
    {
      says: 'spreads doom so many times',
      effects: [{ spreadDoom: 2 }],
      shows: (game) => {
        expect(eventsOf(game, 'DoomSpread')).toHaveLength(2);
        expect(game.state.decks.eventDiscard).toHaveLength(2);
      },
    },
  ],
  spawnClue: [
    {
      says: 'spawns so many clues',
      effects: [{ spawnClue: 2 }],
      shows: (game) => expect(eventsOf(game, 'ClueSpawned')).toHaveLength(2),
    },
  ],
  gateBurst: [
    {
      says: 'is a gate burst',
      effects: [{ gateBurst: 1 }],
      shows: (game) => {
        expect(eventsOf(game, 'GateBurst')).toHaveLength(1);
        expect(game.state.decks.eventDiscard).toEqual([]);
      },
    },
  ],
  readHeadline: [
    {
      says: 'reads one to the acting player',
      on: { ...two, decks: { headline: ['riverSurprise'].slice(1) } },
      seat: 1,
      effects: [{ readHeadline: 1 }],
      shows: (game) => expect(eventsOf(game, 'HeadlineRead')[0]?.seat).toBe(1),
    },
    {
      says: 'reads it to whoever drew the token, or else to the leader, where nobody acts',
      on: { ...two, leader: 1 },
      seat: null,
      effects: [{ readHeadline: 1 }],
      shows: (game) => expect(eventsOf(game, 'HeadlineRead')[0]?.seat).toBe(1),
    },
  ],
  drawMythos: [
    {
      says: 'draws and resolves so many tokens',
      on: one({}, { cup: ['blank', 'blank', 'blank'] }),
      effects: [{ drawMythos: 2 }],
      shows: (game) => {
        expect(eventsOf(game, 'TokenDrawn')).toHaveLength(2);
        expect(game.state.cup).toEqual(['blank']);
      },
    },
  ],
  reckoning: [
    {
      says: 'resolves every reckoning effect in play',
      on: one({ cards: ['darkPact'] }, { dice: [2] }),
      effects: [{ reckoning: true }],
      shows: (game) => expect(eventsOf(game, 'Reckoning').map(({ by }) => by.id)).toContain('darkPact#1'),
    },
  ],
  addToCup: [
    {
      says: 'adds tokens to the cup',
      on: one({}, { cup: ['blank'] }),
      effects: [{ addToCup: { spreadDoom: 1, gateBurst: 1 } }],
      shows: (game) => expect(game.state.cup).toEqual(['blank', 'gateBurst', 'spreadDoom']),
    },
  ],
  spawnMonster: [
    {
      says: 'brings the bottom card of the deck where the text says, exhausted if it says so',
      effects: [{ spawnMonster: { at: 'velmasDiner', exhausted: true } }],
      shows: (game) => expect(game.state.monsters).toMatchObject([{ at: 'velmasDiner', status: 'exhausted' }]),
    },
    {
      says: 'brings a set-aside monster, engaged',
      effects: [{ spawnMonster: { monster: 'maskedHunter', engagedWith: 'leader' } }],
      shows: (game) =>
        expect(monster(game, 'maskedHunter')).toMatchObject({ at: 'graveyard', status: 'engaged', engagedWith: [0] }),
    },
    {
      says: 'searches the deck from the bottom, the others turned up go on top',
      prepare: ({ state }) => {
        const { monster: deck } = state.decks;
        const cultist = deck.find((id) => id.startsWith('ghoulAcolyte')) ?? '';
        const ghouls = deck.filter((id) => id.startsWith('fleshEater'));
        const rest = deck.filter((id) => id !== cultist && !ghouls.includes(id));
        state.decks.monster = [...rest, cultist, ...ghouls];
      },
      effects: [{ spawnMonster: { search: { trait: 'cultist', count: 1 }, at: 'velmasDiner' } }],
      shows: (game) => {
        expect(game.state.monsters.map(({ kind, at }) => [kind, at])).toEqual([['ghoulAcolyte', 'velmasDiner']]);
        expect(game.state.decks.monster.slice(0, 2).sort()).toEqual(['fleshEater#1', 'fleshEater#2']);
      },
    },
  ],
  damageMonster: [
    {
      says: 'deals damage to one in his space or beside it',
      on: one(
        {},
        {
          monsters: [
            { kind: 'creepingGhoul', at: 'blackCave' },
            { kind: 'fleshEater#1', at: 'velmasDiner' },
          ],
        },
      ),
      context: { successes: 2 },
      effects: [{ damageMonster: { which: 'oneInYourSpaceOrAdjacent', amount: { per: 'success' } } }],
      shows: (game, { decisions }) => {
        expect(decisions).toHaveLength(0);
        expect(monster(game, 'creepingGhoul')?.damage).toBe(2);
      },
    },
    {
      says: 'deals it to one or each engaged with him, the one at hand',
      on: one(
        {},
        {
          monsters: [
            { kind: 'creepingGhoul', with: 0 },
            { kind: 'ghoulPriest', with: 0 },
          ],
        },
      ),
      context: { thatMonster: 'ghoulPriest#1' },
      answers: { 'effect.monster': 'creepingGhoul#1' },
      effects: [
        { damageMonster: { which: 'eachEngagedWithYou', amount: 1 } },
        { damageMonster: { which: 'oneEngagedWithYou', amount: 1 } },
        { damageMonster: { which: 'thatMonster', amount: 2 } },
      ],
      shows: (game) =>
        expect([monster(game, 'creepingGhoul')?.damage, monster(game, 'ghoulPriest')?.damage]).toEqual([2, 3]),
    },
  ],
  defeatMonster: [
    {
      says: 'defeats it without damage',
      on: one({}, { monsters: [{ kind: 'creepingGhoul', at: 'velmasDiner' }] }),
      context: { monster: 'creepingGhoul#1' },
      effects: [{ defeatMonster: 'this' }],
      shows: (game) => {
        expect(game.state.monsters).toEqual([]);
        expect(eventsOf(game, 'MonsterDamaged')).toEqual([]);
      },
    },
  ],
  exhaustMonster: [
    {
      says: 'exhausts it, no longer engaged',
      on: one({}, { monsters: [{ kind: 'creepingGhoul', with: 0 }] }),
      context: { thoseMonsters: ['creepingGhoul#1'] },
      effects: [{ exhaustMonster: 'thoseMonsters' }],
      shows: (game) => expect(monster(game, 'creepingGhoul')).toMatchObject({ status: 'exhausted', engagedWith: [] }),
    },
  ],
  disengage: [
    {
      says: 'parts him from the others, not from the one the text stands on; in the space they engage again afterwards',
      on: one(
        {},
        {
          monsters: [
            { kind: 'creepingGhoul', with: 0 },
            { kind: 'ghoulPriest', with: 0 },
          ],
        },
      ),
      context: { monster: 'creepingGhoul#1' },
      effects: [{ disengage: 'otherMonsters' }],
      shows: (game) => {
        expect(eventsOf(game, 'MonsterDisengaged').map(({ monster: id }) => id)).toEqual(['ghoulPriest#1']);
        expect(monster(game, 'ghoulPriest')?.engagedWith).toEqual([0]);
      },
    },
    {
      says: 'leaves ready monsters behind when he then goes away',
      on: one({}, { monsters: [{ kind: 'creepingGhoul', with: 0 }] }),
      effects: [{ disengage: 'all' }, { move: { to: 'velmasDiner' } }],
      shows: (game) => {
        expect(hers(game).at).toBe('velmasDiner');
        expect(monster(game, 'creepingGhoul')).toMatchObject({ at: 'graveyard', status: 'ready', engagedWith: [] });
      },
    },
  ],
  engage: [
    {
      says: 'engages him with it',
      on: one({}, { monsters: [{ kind: 'hoodedStalker#1', at: 'velmasDiner' }] }),
      context: { thatMonster: 'hoodedStalker#1' },
      effects: [{ engage: 'thatMonster' }],
      shows: (game) => expect(monster(game, 'hoodedStalker')).toMatchObject({ engagedWith: [0], at: 'graveyard' }),
    },
  ],
  monsterAttacks: [
    {
      says: 'deals its damage and horror to whoever is engaged with it',
      on: { ...two, monsters: [{ kind: 'fleshEater#1', with: 1 }] },
      seat: 0,
      effects: [{ monsterAttacks: 'fleshEater' }],
      shows: (game) => {
        expect(hers(game)).toMatchObject({ damage: 0, horror: 0 });
        expect(seatOf(game, 1)).toMatchObject({ damage: 1, horror: 1 });
      },
    },
  ],
  moveMonster: [
    {
      says: 'moves it so many steps toward a place, or straight there',
      on: one(
        {},
        {
          monsters: [
            { kind: 'ghoulAcolyte#1', at: 'hibbsRoadhouse' },
            { kind: 'fleshEater#1', at: 'hibbsRoadhouse' },
          ],
        },
      ),
      context: { monster: 'ghoulAcolyte#1' },
      effects: [
        { moveMonster: { which: 'this', steps: 1, toward: 'easttownRivertownStreet' } },
        { moveMonster: { which: 'fleshEater', to: 'southChurch' } },
      ],
      shows: (game) => {
        expect(monster(game, 'ghoulAcolyte')?.at).toBe('policeStation');
        expect(monster(game, 'fleshEater')?.at).toBe('southChurch');
      },
    },
  ],
  returnToBox: [
    {
      says: 'takes it out of the game, also from the deck',
      on: one({}, { monsters: [{ kind: 'ghoulAcolyte#1', at: 'hibbsRoadhouse' }] }),
      context: { thatMonster: 'ghoulAcolyte#1' },
      effects: [{ defeatMonster: 'thatMonster' }, { returnToBox: 'thatMonster' }],
      shows: (game) => {
        expect(game.state.decks.monster).not.toContain('ghoulAcolyte#1');
        expect(game.state.box).toContain('ghoulAcolyte#1');
      },
    },
  ],
  chooseMonster: [
    {
      says: 'makes his choice the monster at hand, an epic one only where it may be',
      on: one(
        {},
        {
          monsters: [
            { kind: 'fleshEater#1', at: 'velmasDiner' },
            { kind: 'ghoulAcolyte#1', at: 'velmasDiner' },
            { kind: 'umordhoth', at: 'hangmansHill' },
          ],
        },
      ),
      answers: { 'effect.monster': 'ghoulAcolyte#1' },
      effects: [
        { chooseMonster: { epic: false, in: 'anywhere' } },
        { placeDoom: { at: 'spaceOfThatMonster', amount: 1 } },
        { defeatMonster: 'thatMonster' },
      ],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['fleshEater#1', 'ghoulAcolyte#1']);
        expect(monster(game, 'ghoulAcolyte')).toBeUndefined();
        expect(doom(game, 'velmasDiner')).toBe(1);
      },
    },
    {
      says: 'means none when there is none',
      context: { thatMonster: 'ghoulAcolyte#1' },
      effects: [{ chooseMonster: { in: 'anywhere' } }, { damage: { count: 'remainingHealthOfThatMonster' } }],
      shows: (game, _driven, { thatMonster }) => {
        expect(thatMonster).toBeUndefined();
        expect(hers(game).damage).toBe(0);
      },
    },
  ],
  chooseInvestigator: [
    {
      says: 'makes his choice the investigator at hand',
      on: two,
      effects: [
        { chooseInvestigator: { who: 'anotherInvestigator', in: 'anywhere' } },
        { placeDoom: { at: 'spaceOfThatInvestigator', amount: 1 } },
      ],
      shows: (game, _driven, { thatInvestigator }) => {
        expect(thatInvestigator).toBe(1);
        expect(doom(game, 'blackCave')).toBe(1);
      },
    },
  ],
  prevent: [
    {
      says: 'takes so much off the harm at hand; of two kinds his choice',
      context: { harm: { seat: 0, damage: 2, horror: 1 } },
      answers: { 'effect.prevent': 'damage' },
      effects: [{ prevent: { loss: ['damage', 'horror'], amount: 1 } }, { prevent: { loss: 'horror', amount: 3 } }],
      shows: (_game, _driven, { harm }) => expect(harm).toEqual({ seat: 0, damage: 1, horror: 0 }),
    },
  ],
  addToTest: [
    {
      says: 'adds successes to the test at hand',
      prepare: atTest([1, 1]),
      effects: [{ addToTest: 2 }],
      shows: (game) => expect(game.state.test?.added).toBe(2),
    },
  ],
  addToDie: [
    {
      says: 'adds to one die of the test at hand, or to each',
      prepare: atTest([4, 3]),
      effects: [{ addToDie: { by: 1, dice: 'one' } }, { addToDie: { by: 1, dice: 'each' } }],
      shows: (game) => expect(game.state.test?.dice).toEqual([6, 4]),
    },
  ],
  addDamage: [
    {
      says: 'adds to the damage of the attack at hand as much as was paid',
      on: one({}, { sheet: { clues: 4 }, action: { seat: 0, action: 'attack' } }),
      answers: { 'effect.may': 'yes', 'effect.amount': 3 },
      effects: [{ may: { cost: [{ spend: { sheetClue: { upTo: 'all' } } }], do: [{ addDamage: 'spent' }] } }],
      shows: (game) => {
        expect(game.state.sheet.clues).toBe(1);
        expect(game.state.action?.damage).toBe(3);
      },
    },
  ],
  exchange: [
    {
      says: 'moves tokens either way, as agreed',
      on: {
        investigators: [
          { ...AGNES, damage: 3, horror: 0 },
          { ...REX, horror: 2 },
        ],
      },
      answers: {
        'effect.investigator': '1',
        'effect.exchange': ({ mode, options }) =>
          mode === 'pair' ? 'yes' : options.some(({ id }) => id === '2') ? '2' : '-1',
      },
      effects: [
        {
          exchange: {
            what: ['damage', 'horror'],
            amount: { upTo: 'all' },
            with: 'anotherInvestigatorOrAlly',
            in: 'anywhere',
          },
        },
      ],
      shows: (game) => {
        expect(hers(game)).toMatchObject({ damage: 1, horror: 1 });
        expect(seatOf(game, 1)).toMatchObject({ damage: 2, horror: 1 });
      },
    },
    {
      says: 'moves nothing when the other declines, as silence does',
      on: { investigators: [{ ...AGNES, damage: 1 }, REX] },
      answers: {
        'effect.investigator': '1',
        'effect.exchange': ({ mode, default: silent }) => (mode === 'pair' ? silent : '1'),
      },
      effects: [
        { exchange: { what: ['damage'], amount: { upTo: 'all' }, with: 'anotherInvestigatorOrAlly', in: 'anywhere' } },
      ],
      shows: (game) => expect([hers(game).damage, seatOf(game, 1).damage]).toEqual([1, 0]),
    },
    {
      says: 'puts no more on an ally than it bears',
      on: {
        investigators: [
          { ...AGNES, damage: 4 },
          { ...REX, cards: ['zoraLarson'] },
        ],
      },
      answers: {
        'effect.investigator': 'zoraLarson#1',
        'effect.exchange': ({ mode, options }) => (mode === 'pair' ? 'yes' : (options[0]?.id ?? '')),
      },
      effects: [
        { exchange: { what: ['damage'], amount: { upTo: 'all' }, with: 'anotherInvestigatorOrAlly', in: 'anywhere' } },
      ],
      shows: (game) => {
        expect(hers(game).damage).toBe(2);
        // Full: discarded.
        expect(cards(game, 1)).toEqual([]);
      },
    },
  ],
  grantAction: [
    {
      says: 'lets somebody else perform the same action at once',
      on: { ...two, action: { seat: 0, action: 'gatherResources' } },
      answers: { 'effect.investigator': '1', 'action.additional': 'gatherResources' },
      effects: [{ grantAction: { which: 'same', to: 'anotherInvestigator', in: 'anywhere' } }],
      shows: (game) => expect(seatOf(game, 1)).toMatchObject({ money: 1, performed: ['gatherResources'] }),
    },
    {
      says: 'is nothing to who has performed it',
      on: {
        investigators: [AGNES, { ...REX, performed: ['gatherResources'] }],
        action: { seat: 0, action: 'gatherResources' },
      },
      effects: [{ grantAction: { which: 'same', to: 'anotherInvestigator', in: 'anywhere' } }],
      shows: (_game, { decisions }) => expect(decisions).toHaveLength(0),
    },
  ],
  repeatAction: [
    {
      says: 'lets him perform one again that he has performed, and no other',
      on: one({ performed: ['gatherResources'] }),
      answers: { 'action.additional': 'gatherResources' },
      effects: [{ repeatAction: 'anyPerformedThisRound' }],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['gatherResources', 'none']);
        expect(hers(game).money).toBe(1);
      },
    },
  ],
  ignore: [
    {
      says: 'keeps the rumor from touching him this round',
      on: one({}, { rumor: 'rogueCometApproaches', round: 4 }),
      context: { source: { ref: 'headline', id: 'rogueCometApproaches' } },
      effects: [{ ignore: { card: 'this', until: 'endOfRound' } }],
      shows: (game) => expect(game.state.rumor?.ignoredBy).toEqual([{ seat: 0, round: 4 }]),
    },
  ],
  placeUnder: [
    {
      says: 'puts the top cards of the deck under the card',
      on: one({ cards: ['abandonedLuggage'] }, { decks: { item: ['knife', 'dynamite'] } }),
      context: { card: 'abandonedLuggage#1' },
      effects: [{ placeUnder: { card: 'this', deck: 'item', count: 2, faceDown: true } }],
      shows: (game) => {
        expect(hers(game).cards[0]?.under).toEqual(['knife#1', 'dynamite#1']);
        expect(game.state.decks.item).not.toContain('knife#1');
      },
    },
  ],
  gainCardsUnder: [
    {
      says: 'gives him the cards under it',
      on: one({ cards: ['abandonedLuggage'] }, { decks: { item: ['knife', 'dynamite'] } }),
      context: { card: 'abandonedLuggage#1' },
      effects: [{ placeUnder: { card: 'this', deck: 'item', count: 2, faceDown: true } }, { gainCardsUnder: 'this' }],
      shows: (game) => {
        expect(cards(game)).toEqual(['abandonedLuggage#1', 'knife#1', 'dynamite#1']);
        expect(hers(game).cards[0]?.under).toEqual([]);
      },
    },
  ],
  flip: [
    {
      says: 'turns the condition over; a back that is none is done at once',
      on: one({ cards: ['darkPact#3'] }),
      context: { card: 'darkPact#3' },
      effects: [{ flip: 'this' }],
      shows: (game) => expect(hers(game).left).toBe('devoured'),
    },
  ],
  codexAdd: [
    {
      says: 'adds the card and does what it says, nothing if it is there',
      on: { scenario: 'approachOfAzathoth', sheet: { clues: 0 } },
      effects: [{ codexAdd: 5, side: 'back' }, { codexAdd: 5 }],
      shows: (game) => expect(game.state.codex).toMatchObject([{ number: 5, side: 'back' }]),
    },
  ],
  archiveFlip: [
    {
      says: 'turns it over and does what its back says',
      on: {
        scenario: 'echoesOfTheDeep',
        investigators: [{ ...AGNES, at: 'blackCave' }],
        codex: [{ number: 32, deck: 'rivertown' }],
      },
      effects: [{ archiveFlip: 32 }],
      shows: (game) => {
        expect(game.state.sheet.markers).toBe(1);
        expect(game.state.codex).toEqual([]);
      },
    },
  ],
  archiveReturn: [
    {
      says: 'takes the card out of the codex or a deck',
      on: one({}, { codex: [10] }),
      effects: [
        { shuffleIn: { archive: 13, deck: 'downtown', top: 2 } },
        { archiveReturn: 10 },
        { archiveReturn: 13 },
        { archiveReturn: 13 },
      ],
      shows: (game) => {
        expect(game.state.codex).toEqual([]);
        expect(game.state.decks.neighbourhood.downtown).not.toContain('archive:13');
        expect(eventsOf(game, 'CodexReturned')).toHaveLength(2);
      },
    },
  ],
  read: [
    {
      says: 'does a part of a card that stays where it is',
      on: { scenario: 'approachOfAzathoth' },
      effects: [{ read: { card: 9, part: 'blindChaos' } }],
      shows: (game, { ended }) => {
        expect(ended).toBe(true);
        expect(game.state.outcome).toMatchObject({ result: 'lost', way: 'codex', card: 9 });
        expect(game.state.codex).toEqual([]);
      },
    },
  ],
  setAside: [
    {
      says: 'lays archive cards ready',
      effects: [{ setAside: [32, 33] }],
      shows: (game) => expect(game.state.setAside.archive).toEqual([32, 33]),
    },
  ],
  attach: [
    {
      says: 'lays a random one of them beside the deck of its neighbourhood',
      on: { scenario: 'echoesOfTheDeep', draws: ['34'] },
      effects: [
        { setAside: [32, 34] },
        { attach: { card: { random: [32, 33, 34, 35], from: 'setAside' }, to: 'itsNeighborhoodDeck' } },
      ],
      shows: (game) => {
        const [card] = game.state.codex;
        expect(card?.deck).toBe(card?.number === 32 ? 'rivertown' : 'northside');
        expect(game.state.setAside.archive).toHaveLength(1);
      },
    },
  ],
  shuffleIn: [
    {
      says: 'puts an archive card among the top cards of a deck',
      effects: [{ shuffleIn: { archive: 13, deck: 'downtown', top: 2 } }],
      shows: (game) => expect(game.state.decks.neighbourhood.downtown?.slice(0, 3)).toContain('archive:13'),
    },
    {
      says: 'puts the set-aside monsters with that trait into the whole deck',
      on: { scenario: 'veilOfTwilight' },
      effects: [{ shuffleIn: { trait: 'lodge', from: 'setAside', deck: 'monster' } }],
      shows: (game) => {
        expect(game.state.setAside.monsters).toEqual([]);
        expect(game.state.decks.monster).toContain('simonCarter#1');
      },
    },
  ],
  anomaly: [
    {
      says: 'opens one in the centre of that neighbourhood, one at most',
      context: { thatNeighbourhood: 'rivertown' },
      effects: [{ anomaly: 'thatNeighborhood' }, { anomaly: 'thatNeighborhood' }],
      shows: (game) => {
        expect(game.state.centres.rivertown?.anomaly).toBe(true);
        expect(eventsOf(game, 'AnomalyAppeared')).toHaveLength(1);
      },
    },
  ],
  removeAnomaly: [
    {
      says: 'takes it away',
      on: one({}, { centres: { rivertown: { anomaly: true } } }),
      context: { thatNeighbourhood: 'rivertown' },
      effects: [{ removeAnomaly: 'thatNeighborhood' }],
      shows: (game) => expect(game.state.centres.rivertown?.anomaly).toBe(false),
    },
  ],
  encounter: [
    {
      says: 'is one from the anomaly deck where he is',
      on: { scenario: 'veilOfTwilight', investigators: [{ ...AGNES, at: 'graveyard' }] },
      effects: [{ encounter: { deck: 'anomaly' } }],
      shows: (game) => expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ seat: 0, kind: 'anomaly' }]),
    },
  ],
  placeMarker: [
    {
      says: 'lays one at each place named',
      effects: [
        { placeMarker: { colour: 'red', faceUp: true, at: 'startingSpace' } },
        { placeMarker: { faceUp: false, at: 'eachNeighborhood' } },
      ],
      shows: (game) => {
        expect(game.state.markers[0]).toEqual({ colour: 'red', faceUp: true, at: 'generalStore' });
        expect(game.state.markers.slice(1).map(({ at, faceUp }) => [at, faceUp])).toEqual(
          ['downtown', 'easttown', 'rivertown', 'uptown', 'southside'].map((id) => [id, false]),
        );
      },
    },
    {
      says: 'lays mixed ones, one on each space',
      effects: [
        {
          placeMarker: {
            colours: { blue: 1, red: 1 },
            faceUp: false,
            random: true,
            oneEachAt: ['graveyard', 'blackCave'],
          },
        },
      ],
      shows: (game) => {
        expect(game.state.markers.map(({ colour }) => colour).sort()).toEqual(['blue', 'red']);
        expect(game.state.markers.map(({ at }) => at)).toEqual(['graveyard', 'blackCave']);
      },
    },
  ],
  revealMarker: [
    {
      says: 'turns up the one in his space, or every one on the board',
      prepare: marked,
      effects: [{ revealMarker: { at: 'yourSpace' } }],
      shows: (game) => {
        expect(game.state.markers.map(({ faceUp }) => faceUp)).toEqual([true, false, false]);
        expect(game.state.revealed).toEqual(['blue']);
        drive(game, run(game, 0, [{ revealMarker: { at: 'anywhere' } }], { source: { ref: 'card', id: 'x' } }));
        expect(game.state.revealed).toEqual(['blue', 'red', 'white']);
      },
    },
  ],
  discardMarker: [
    {
      says: 'takes off all but some colours',
      prepare: marked,
      effects: [{ discardMarker: { not: ['blue', 'red'] } }],
      shows: (game) => expect(game.state.markers.map(({ colour }) => colour)).toEqual(['blue', 'red']),
    },
    {
      says: 'takes off all of a colour, and those at a place',
      prepare: marked,
      context: { thatNeighbourhood: 'downtown' },
      effects: [{ discardMarker: { colour: 'blue' } }, { discardMarker: { at: 'thatNeighborhood' } }],
      shows: (game) => expect(game.state.markers.map(({ colour }) => colour)).toEqual(['red']),
    },
    {
      says: 'takes off the one of the event',
      prepare: marked,
      context: { thatMarker: 1 },
      effects: [{ discardMarker: { which: 'thatMarker' } }],
      shows: (game) => expect(game.state.markers.map(({ colour }) => colour)).toEqual(['blue', 'white']),
    },
  ],
  scar: [
    {
      says: 'lays white markers face up on spaces of the group’s choice that fit, each in another neighbourhood',
      on: two,
      prepare: (game) => placeMarker(game, { colour: 'white', faceUp: true, at: 'graveyard' }),
      answers: { 'scar.space': ({ options }) => options[0]?.id ?? '' },
      effects: [
        {
          scar: {
            count: 2,
            at: 'anySpace',
            where: { not: { neighborhoodHas: ['scar', 'mendedScar'] } },
            differentNeighborhoods: true,
          },
        },
      ],
      shows: (game, { decisions }) => {
        expect(decisions[0]?.mode).toBe('group');
        expect(optionIds(decisions[0])).not.toContain('blackCave');
        expect(game.state.markers).toHaveLength(3);
        expect(game.state.markers[1]).toMatchObject({ colour: 'white', faceUp: true, at: 'independenceSquare' });
        expect(game.state.markers[2]?.at).toBe('velmasDiner');
      },
    },
  ],
  mendScar: [
    {
      says: 'turns a scar there face down',
      prepare: (game) => placeMarker(game, { colour: 'white', faceUp: true, at: 'graveyard' }),
      effects: [{ mendScar: { at: 'yourSpace' } }],
      shows: (game) => expect(game.state.markers).toEqual([{ colour: 'white', faceUp: false, at: 'graveyard' }]),
    },
  ],
  gameOver: [
    {
      says: 'ends the game for good',
      effects: [{ gameOver: 'wonByLodge' }, { gain: { money: 1 } }],
      context: { archive: 20 },
      shows: (game, { ended }) => {
        expect(ended).toBe(true);
        expect(game.state.outcome).toMatchObject({ result: 'won', way: 'lodge', card: 20 });
        expect(hers(game).money).toBe(0);
      },
    },
  ],
};

/** A test of the first seat with these dice on the table. */
function atTest(dice: number[]): (game: Game) => void {
  return ({ state }) => {
    state.test = {
      seat: 0,
      occasion: 'other',
      skill: 'lore',
      monster: null,
      card: null,
      chosen: [],
      used: [],
      dice,
      faces: [5, 6],
      perSix: 1,
      added: 0,
    };
  };
}

/** A blue marker in the first seat's space, a red one elsewhere, a white one in the centre of downtown, face down. */
function marked(game: Game): void {
  placeMarker(game, { colour: 'blue', faceUp: false, at: seatOf(game, 0).at });
  placeMarker(game, { colour: 'red', faceUp: false, at: 'velmasDiner' });
  placeMarker(game, { colour: 'white', faceUp: false, at: 'downtown' });
}

describe.each(OPERATIONS)('%s', (operation) => {
  it.each(CASES[operation].map((one) => [one.says, one] as const))('%s', (_says, { on, ...one }) => {
    const game = aGame(on ?? { investigators: [AGNES] });
    one.prepare?.(game);
    game.events.length = 0;
    const context: EffectContext = { source: { ref: 'card', id: 'text' }, ...one.context };
    const driven = drive(
      game,
      run(game, one.seat === undefined ? 0 : one.seat, one.effects, context),
      one.answers ?? {},
    );
    one.shows(game, driven, context);
  });
});
