/**
 * For every optional field of the card language one sample that has it: what it says, and what comes of it. A field
 * without a sample fails `fields.test.ts`.
 */

import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { abilitiesFor } from '../../../../src/editions/second/cards/ability.ts';
import { trigger } from '../../../../src/editions/second/cards/triggers.ts';
import { checkUses } from '../../../../src/editions/second/checks/checkuse.ts';
import type { Ability, Bonus } from '../../../../src/editions/second/content/ability.ts';
import type { Condition, Effect } from '../../../../src/editions/second/content/effect.ts';
import { forbidden, modified } from '../../../../src/editions/second/investigators/modifier.ts';
import { skillFormula } from '../../../../src/editions/second/investigators/skill.ts';
import { conditionText, holds } from '../../../../src/editions/second/language/conditions/table.ts';
import { run } from '../../../../src/editions/second/language/table.ts';
import { abilityText, bonusText } from '../../../../src/editions/second/language/text/ability.ts';
import { effectsText } from '../../../../src/editions/second/language/text/text.ts';
import { monsterValues } from '../../../../src/editions/second/monsters/monstervalue.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import type { Phrase } from '../../../../src/engine/phrase.ts';
import { content } from '../../../second.ts';
import { type Answering, type Arrangement, aGame, drive, give, optionIds } from '../table.ts';
import { printed } from './fields.ts';

export interface Sample {
  value: object;
  says(value: never): Phrase | Phrase[];
  /** Whatever can be seen of it, as data that can be compared. */
  shows(value: never): unknown;
}
const ENVIRONMENT = 'mythos-blackest-night';

/** A table with something of everything, where one investigator acts. */
export function world(more: Arrangement = {}): Game {
  const game = aGame({
    investigators: [
      {
        sheet: 'joe-diamond',
        at: 'woods',
        money: 5,
        clues: 4,
        sanity: 3,
        stamina: 3,
        cards: ['knife', 'derringer-18'],
      },
      { sheet: 'kate-winthrop', at: 'library', money: 1 },
    ],
    gates: { graveyard: 'abyss' },
    monsters: { 'ghoul#1': 'uptown-streets' },
    environment: ENVIRONMENT,
    terror: 2,
    ...more,
  });
  game.state.walk = { seat: 0, points: 3, dealt: [], escaped: [], begun: false, ended: false };
  return game;
}

/** What running an effect brings: the state after it and what was asked; with good dice and with bad ones. */
export function played(answers: Record<string, Answering> = {}, more: Arrangement = {}) {
  return (effect: Effect): unknown =>
    [6, 1].map((die) => {
      const game = world({ dice: Array.from({ length: 12 }, () => die), ...more });
      const context = { source: { ref: 'place', id: 'woods' } };
      const { decisions } = drive(game, run(game, 0, [effect], context), answers);
      return [game.state, decisions.map((decision) => [decision.kind, optionIds(decision)])];
    });
}

/** What can be seen while an effect stands on the environment in play. */
function inForce(look: (game: Game) => unknown, more: Arrangement = {}) {
  return (effect: Effect): unknown => {
    const { ability } = content.mythos(ENVIRONMENT);
    return printed(ability, { ongoing: [effect] }, () => look(world(more)));
  };
}

const says = (effect: Effect) => effectsText(content, [effect]);
const effect = (value: Effect, shows: (value: Effect) => unknown = played()): Sample => ({ value, says, shows });

const condition = (value: Condition, shows: (game: Game, value: Condition) => unknown): Sample => ({
  value,
  says: (one: Condition) => conditionText(content, one, 'imperative'),
  shows: (one: Condition) => shows(world(), one),
});

let copies = 100;

/** What can be seen of a game in which the acting investigator holds a Food that is something else. */
export function holding(patch: object, look: (game: Game, card: Copy) => unknown, more: Arrangement = {}): unknown {
  return printed(content.card('food'), patch as never, () => {
    const game = world(more);
    // What stands on cards is remembered by copy.
    const card: Copy = `food#${copies++}` as const;
    give(game, 0, 'food');
    for (const held of game.state.investigators[0]?.cards ?? []) if (held.id.startsWith('food#')) held.id = card;
    return look(game, card);
  });
}

const ability = (value: object, look: (game: Game) => unknown, more: Arrangement = {}): Sample => ({
  value,
  says: (one: Ability) => abilityText(content, one),
  shows: (one: Ability) => holding({ abilities: [one] }, look, more),
});

const offered = (timing: Ability['timing']) => (game: Game) =>
  abilitiesFor(game, 0, timing).filter(({ card }) => card?.startsWith('food#')).length;

const plus: Effect = { gain: { money: 1 } };
const minus: Effect = { lose: { stamina: 1 } };
const luck = { skill: 'luck', mod: 0, difficulty: 1 } as const;
const fight = (game: Game) =>
  ({
    kind: 'combat',
    modifier: 0,
    difficulty: 1,
    rule: '2E-2202',
    against: { ref: 'ancientOne', id: game.state.ancientOne.id },
  }) as const;
const inAbyss: Arrangement = { investigators: [{ sheet: 'joe-diamond', at: 'abyss-1' }] };

/** A change of a check that lasts: what it comes to in an Other World. */
const lastingCheck = (what: 'check:speed' | 'check:combat') => (one: Effect) => {
  const game = world(inAbyss);
  drive(game, run(game, 0, [one], { source: { ref: 'mythos', id: ENVIRONMENT } }));
  return [game.state.lasting.length, modified(game, what, 0, { seat: 0 })];
};
const checks = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck', 'combat'] as const;
const checkSamples = checks.flatMap((name): [string, Sample][] => {
  const what = `check:${name}` as 'check:speed';
  const shows = lastingCheck(what);
  return [
    [`modify modify.<${what}>.until`, effect({ modify: { what, by: 1, until: 'endOfTurn' } }, shows)],
    [
      `modify modify.<${what}>.where`,
      effect({ modify: { what, by: 1, until: 'endOfTurn', where: { in: 'arkham' } } }, shows),
    ],
  ];
});

const amounts = (operation: 'gain' | 'lose' | 'spend', names: readonly string[]): [string, Sample][] =>
  names.map((name) => {
    const other = name === 'money' ? 'clue' : 'money';
    const value = { [operation]: { [name]: 1, [other]: 1 } } as unknown as Effect;
    return [`${operation} ${operation}.${name}`, effect(value)];
  });

const MONEY_AND_SO_ON = ['clue', 'money', 'sanity', 'stamina'] as const;

export const SAMPLES: Readonly<Record<string, Sample>> = {
  'check check.pass': effect({ check: { ...luck, pass: [plus], fail: [minus] } }),
  'check check.fail': effect({ check: { ...luck, pass: [plus], fail: [minus] } }),
  'check check.bySuccesses': effect({ check: { ...luck, bySuccesses: [{ min: 0, max: null, do: [plus] }] } }),
  'check check.perSuccess': effect({ check: { ...luck, perSuccess: [plus] } }),
  'roll roll.bands': effect({ roll: { dice: 1, bands: [{ min: 1, max: 2, do: [minus] }] } }),
  'roll roll.perDie': effect({ roll: { dice: 2, perDie: [{ min: 1, max: 2, do: [minus] }] } }),
  'roll roll.perSuccess': effect({ roll: { dice: 2, perSuccess: [plus], perFailure: [minus] } }),
  'roll roll.perFailure': effect({ roll: { dice: 2, perSuccess: [plus], perFailure: [minus] } }),
  'choose choose.*.cost': effect(
    {
      choose: [
        { label: 'pay', cost: [{ spend: { money: 1 } }], do: [{ gain: { clue: 1 } }] },
        { label: 'lose', do: [minus] },
      ],
    },
    played({ 'effect.choose': 'pay' }),
  ),
  'choose ifAble': effect({
    choose: [
      { label: 'spells', do: [{ discard: { what: 'spell', count: 2 } }] },
      { label: 'stamina', do: [minus] },
    ],
    ifAble: true,
  }),
  'may may.cost': effect(
    { may: { cost: [{ spend: { money: 1 } }], do: [{ gain: { clue: 1 } }] } },
    played({ 'effect.may': 'yes' }),
  ),
  'if else': effect({ if: { status: 'cursed' }, then: [minus], else: [plus] }),
  'each where': effect({ each: 'investigator', where: { location: 'woods' }, do: [plus] }),
  'when when.<endOfMythosPhase>.from': effect(
    { when: { event: 'endOfMythosPhase', from: 'turnAfterEntering' }, do: [plus] },
    inForce((game) => {
      if (game.state.environment) game.state.environment.enteredOn = game.state.turn;
      drive(game, trigger(game, { event: 'endOfMythosPhase' }));
      return game.state.investigators[0]?.money;
    }),
  ),
  ...Object.fromEntries([
    ...amounts('gain', [...MONEY_AND_SO_ON, 'movementPoints']),
    ...amounts('lose', MONEY_AND_SO_ON),
    ...amounts('spend', [...MONEY_AND_SO_ON, 'movementPoints']),
    ...checkSamples,
  ]),
  'gain to': effect({ gain: { money: 1 }, to: 'oneAnywhere' }),
  'take else': effect({ take: 'Duke', else: [plus] }, (one) => {
    const game = world();
    game.state.decks.ally = [];
    drive(game, run(game, 0, [one], { source: { ref: 'place', id: 'woods' } }));
    return game.state.investigators[0]?.money;
  }),
  'buy buy.min': effect({ buy: { deck: 'common', draw: 3, min: 1, max: 1, price: 'list' } }),
  'discard discard.as': effect({ discard: { what: 'item', count: 'all', as: 'lost' } }, (value) => {
    const game = world();
    drive(game, run(game, 0, [value], { source: { ref: 'place', id: 'woods' } }));
    return game.events;
  }),
  'status to': effect({ status: 'blessed', to: 'oneAnywhere' }),
  'move move.ifNoGate': effect(
    { move: { to: 'arkham', then: 'stay', ifNoGate: 'nothing' } },
    played({}, { ...inAbyss, gates: {} }),
  ),
  'modify modify.<check:all>.until': effect({ modify: { what: 'check:all', by: 1, until: 'endOfTurn' } }),
  'modify modify.<gateCheckDifficulty>.where': effect(
    { modify: { what: 'gateCheckDifficulty', by: 1, where: { otherWorld: 'rlyeh' } } },
    inForce((game) => modified(game, 'gateCheckDifficulty', 1, { gate: 'abyss#1' })),
  ),
  'forbid forbid.except': effect(
    { forbid: { what: 'gain:sanity', except: ['psychiatric-care'] } },
    inForce((game) => forbidden(game, 'gain:sanity', { seat: 0, by: 'psychiatric-care' })),
  ),
  'set set.combatDamage': effect({ set: { combatRating: -1, combatDamage: 4 } }, (one) =>
    printed(content.monster('ghoul'), { special: [{ trigger: 'static', effects: [one] }] }, () =>
      monsterValues(world(), 'ghoul#1'),
    ),
  ),
  'condition has max': condition({ has: 'item', max: 0 }, (game, one) =>
    holds(game, 0, one, { source: { ref: 'place', id: 'woods' } }),
  ),
  ...Object.fromEntries(
    [...MONEY_AND_SO_ON, 'movementPoints'].map((name): [string, Sample] => {
      const other = name === 'money' ? 'clue' : 'money';
      const onePlayerSpends = { [name]: 9, [other]: 1 };
      const value: Condition = { onePlayerSpends, phase: 'any', at: 'woods' };
      const shows = (game: Game, one: Condition) => holds(game, 0, one, { source: { ref: 'place', id: 'woods' } });
      return [`condition onePlayerSpends onePlayerSpends.${name}`, condition(value, shows)];
    }),
  ),
  'condition onePlayerSpends countWith5PlusPlayers': condition(
    { onePlayerSpends: { what: 'item', count: 1 }, countWith5PlusPlayers: 3, phase: 'any', at: 'woods' },
    (game, one) => {
      game.state.players = 5;
      return holds(game, 0, one, { source: { ref: 'place', id: 'woods' } });
    },
  ),
  'ability <upkeep>.passive': ability({ timing: 'upkeep', passive: true, effect: [plus] }, offered('upkeep')),
  'ability <combatCheck>.notAgainst': ability(
    {
      timing: 'combatCheck',
      window: 'afterRoll',
      notAgainst: 'ancientOne',
      cost: [{ exhaust: 'this' }],
      effect: [{ autoPass: { check: 'combat' } }],
    },
    (game) => checkUses(game, 0, fight(game), ['afterRoll']).length,
    { awake: true },
  ),
  'ability <clueSpend>.checks': ability(
    { timing: 'clueSpend', passive: true, checks: ['luck'], effect: [{ modify: { what: 'dicePerClue', by: 1 } }] },
    (game) => modified(game, 'dicePerClue', 1, { seat: 0, check: 'lore' }),
  ),
  'ability <gateClose>.requires': ability(
    { timing: 'gateClose', requires: [{ openGate: 'here' }], cost: [{ exhaust: 'this' }], effect: [{ doom: -1 }] },
    offered('gateClose'),
  ),
  'ability <any>.cost': ability(
    { timing: 'any', cost: [{ spend: { money: 9 } }], effect: [{ restore: 'sanity' }] },
    offered('any'),
  ),
  'bonus if': {
    value: { to: 'fight', by: 2, while: 'owned', if: { terror: { min: 10 } } },
    says: (one: Bonus) => bonusText(content, one),
    shows: (one: Bonus) => holding({ bonuses: [one] }, (game) => skillFormula(game, 0, 'fight', true)),
  },
};
