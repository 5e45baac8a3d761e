/** As `samples.ts`, for what is printed on cards, monsters, locations and the sheets of Ancient Ones. */

import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { ancientOneAttacks, startBattle } from '../../../../src/editions/second/battle/battle.ts';
import { gainCard, loseItems } from '../../../../src/editions/second/cards/card.ts';
import type { AncientOne } from '../../../../src/editions/second/content/ancient-one.ts';
import type { LocationAbility } from '../../../../src/editions/second/content/board.ts';
import type { Card } from '../../../../src/editions/second/content/card.ts';
import type { Monster } from '../../../../src/editions/second/content/monster.ts';
import { choosesAbility, useLocationAbility } from '../../../../src/editions/second/encounters/locationability.ts';
import { awaken } from '../../../../src/editions/second/end/awaken.ts';
import { interrupts } from '../../../../src/editions/second/game/interrupt.ts';
import { successFaces } from '../../../../src/editions/second/investigators/skill.ts';
import {
  ancientOneText,
  cardText,
  locationAbilityText,
  monsterText,
} from '../../../../src/editions/second/language/text/sheet.ts';
import { settle } from '../../../../src/editions/second/misfortune/misfortune.ts';
import { monsterValues } from '../../../../src/editions/second/monsters/monstervalue.ts';
import { wagonGoals } from '../../../../src/editions/second/movement/route.ts';
import { runOwnTriggers } from '../../../../src/editions/second/otherworlds/return.ts';
import { castable, castSpell } from '../../../../src/editions/second/spells/spell.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { upkeepOf } from '../../../../src/editions/second/upkeep/upkeep.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { content } from '../../../second.ts';
import { type Arrangement, drive } from '../table.ts';
import { printed } from './fields.ts';
import { holding, type Sample, world } from './samples.ts';

const plain = { name: 'Food', copies: 1, bonuses: [] };
const money = (game: Game) => game.state.investigators[0]?.money;
const kept = (game: Game, card: string) => game.state.investigators[0]?.cards.some(({ id }) => id === card);
const stands = { kind: 'move.next', seats: [0], options: [] } as unknown as Decision;

type Look = (game: Game, card: Copy) => unknown;

/** A printed card, in somebody's hands. */
function card(deck: Card['deck'], value: object, look: Look, more: Arrangement = {}): Sample {
  return {
    value: { id: 'food', ...plain, ...value },
    says: (one: Card) => cardText(content, { ...one, deck } as Card),
    shows: (one: object) => holding({ ...one, deck }, look, more),
  };
}

const item = (value: object, look: Look) =>
  card('common', { price: 1, hands: 0, type: 'other', abilities: [], ...value }, look);
const spell = (value: object, look: Look, more: Arrangement = {}) =>
  card(
    'spell',
    {
      ...{ castingModifier: 9, castDifficulty: 1, sanityCost: 0, hands: 0, timing: 'upkeep', exhaust: true, worth: 1 },
      ...value,
    },
    look,
    more,
  );
const special = (value: object, look: Look) =>
  card('special', { limit: 1, tradable: false, item: true, ...value }, look);

const atStart: Look = (game, id) => {
  game.state.ancientOne.awake = true;
  drive(game, startBattle(game));
  return kept(game, id);
};
const robbed: Look = (game, id) => {
  const mine = () => (game.state.investigators[0]?.cards ?? []).filter((one) => one.id === id);
  drive(game, loseItems(game, 0, 1, { rule: '2E-3011', candidates: mine }));
  return kept(game, id);
};
const inUpkeep =
  (battle: boolean): Look =>
  (game) => {
    game.state.phase = 'upkeep';
    drive(game, upkeepOf(game, 0, { battle }));
    return money(game);
  };

const gains = [{ gain: { money: 1 } }];

function monster(special: object): Sample {
  return {
    value: { ...content.monster('ghoul'), special: [special] },
    says: (one: Monster) => monsterText(content, one),
    shows: (one: Monster) =>
      printed(content.monster('ghoul'), one, () => {
        // A Mask is in the cup from the beginning under Nyarlathotep alone.
        const game = world({ monsters: {} });
        return [monsterValues(game, 'ghoul#1', 0), game.state.cup.includes('ghoul#1')];
      }),
  };
}

/** An ability of a monster that is printed as a word. */
const abilities = Object.entries({
  physical: 'resistance',
  magical: 'immunity',
  nightmarish: 1,
  overwhelming: 1,
  ambush: true,
  endless: true,
  undead: true,
  mask: true,
}).map(([name, value]): [string, Sample] => {
  const sample = monster({ trigger: 'static', effects: [] });
  return [`monster abilities.${name}`, { ...sample, value: { ...sample.value, abilities: { [name]: value } } }];
});

const yig = content.ancientOne('yig');
function ancientOne(value: Partial<AncientOne>, look: (game: Game) => unknown, more: Arrangement = {}): Sample {
  return {
    value: { ...yig, ...value },
    says: (one: AncientOne) => ancientOneText(content, one),
    shows: (one: AncientOne) => printed(yig, one, () => look(world({ ancientOne: 'yig', ...more }))),
  };
}

const cultist = (game: Game) => monsterValues(game, 'cultist#1', 0);
const set = {
  horrorRating: -3,
  horrorDamage: 3,
  combatRating: -4,
  combatDamage: 4,
  movement: 'flying' as const,
};
const worshippers = [{ monster: 'cultist', set, add: { toughness: 1 }, grant: ['endless' as const] }];
const attacked = (game: Game) => {
  game.state.ancientOne.round = 3;
  game.state.forced = { dice: [1, 6, 1, 6, 6, 6], draws: [] };
  drive(game, ancientOneAttacks(game));
  return [game.state.ancientOne.doom, game.events.filter(({ type }) => type === 'CheckRolled')];
};
const check = { check: { skill: 'luck' as const, mod: 0, difficulty: 1, pass: [], fail: [] } };
const battle: Arrangement = { awake: true, doom: 3 };

function location(value: Partial<LocationAbility>): Sample {
  const place = content.location('woods');
  return {
    value: { id: 'rest', name: 'Rest', effects: [{ gain: { money: 1 } }], ...value },
    says: (one: LocationAbility) => locationAbilityText(content, one),
    shows: (one: LocationAbility) =>
      printed(place, { ability: one }, () => {
        const game = world();
        const { decisions } = drive(game, choosesAbility(game, 0));
        drive(game, useLocationAbility(game, 0));
        return [decisions.length, game.state.investigators[0]?.clues, money(game)];
      }),
  };
}

export const PRINTED: Readonly<Record<string, Sample>> = {
  'item discard': item({ discard: 'ancientOneAwakens' }, atStart),
  'item protected': item({ protected: true }, robbed),
  'spell discard': spell({ discard: 'onCast', effect: gains }, (game, id) => {
    drive(game, castSpell(game, 0, id));
    return kept(game, id);
  }),
  'spell where': spell({ where: 'otherWorld', effect: gains }, (game) => castable(game, 0, 'upkeep')),
  'spell notAgainst': spell(
    { notAgainst: 'ancientOne', timing: 'combat', effect: [{ autoPass: { check: 'combat' } }] },
    (game) => castable(game, 0, 'combat'),
  ),
  'special bonuses': special({ bonuses: [{ to: 'fight', by: 1, while: 'owned' }] }, (game, id) => [
    content.card(id).bonuses.length,
    money(game),
  ]),
  'special protected': special({ protected: true }, robbed),
  'special onGain': special({ onGain: gains }, (game) => {
    drive(game, gainCard(game, 0, 'food#77', 'deck'));
    return money(game);
  }),
  'special upkeep': special({ upkeep: [{ skipFirst: false, effects: gains }] }, inUpkeep(false)),
  'special upkeepInFinalBattle': special(
    { upkeep: [{ skipFirst: false, effects: [{ gain: { clue: 1 } }] }], upkeepInFinalBattle: false },
    (game, id) => [inUpkeep(true)(game, id), game.state.investigators[0]?.clues],
  ),
  'special lostOnDefeat': special({ lostOnDefeat: true, item: false }, (game, id) => {
    if (game.state.investigators[0]) game.state.investigators[0].sanity = 0;
    drive(game, settle(game, 0));
    return kept(game, id);
  }),
  'special anyPhase': special({ anyPhase: { may: { cost: [{ spend: { money: 1 } }], do: [] } } }, (game) =>
    interrupts(game, [stands])
      .filter(({ kind }) => kind === 'pay')
      .map(({ id }) => id.replace(/#.*/, '')),
  ),
  'special insteadOfMoving': special(
    { insteadOfMoving: [{ move: { to: 'anyStreetOrLocation', then: 'stay' } }] },
    (game) => wagonGoals(game, 0).length,
  ),
  'special passive': special({ passive: [{ modify: { what: 'successFaces', set: [4, 5, 6] } }] }, (game) =>
    successFaces(game, 0),
  ),
  'special triggers': special({ triggers: [{ when: { event: ['combatEnds'] }, effects: gains }] }, (game) => {
    drive(game, runOwnTriggers(game, 0, 'combatEnds'));
    return money(game);
  }),
  'monster special.*.if': monster({ trigger: 'static', if: { terror: { min: 10 } }, effects: [{ grant: 'endless' }] }),
  ...Object.fromEntries(abilities),
  ...Object.fromEntries(
    ['set', 'add', 'grant', ...Object.keys(set).map((name) => `set.${name}`)].map((name): [string, Sample] => [
      `ancient one worshippers.*.${name}`,
      ancientOne({ worshippers }, cultist),
    ]),
  ),
  'ancient one power.when': ancientOne(
    { power: { name: 'Power', when: 'awakens', effects: [{ gameOver: 'lost' }] } },
    (game) => {
      try {
        awaken(game, 'doom');
      } catch {
        return game.state.outcome;
      }
    },
  ),
  'ancient one attack.afterAll': ancientOne({ attack: { do: [check], afterAll: [{ doom: 1 }] } }, attacked, battle),
  'ancient one attack.modPerRound': ancientOne(
    { attack: { do: [check], afterAll: [], modPerRound: -1 } },
    attacked,
    battle,
  ),
  'location requires': location({ requires: [{ status: 'blessed' }] }),
  'location cost': location({ cost: [{ spend: { clue: 1 } }] }),
};
