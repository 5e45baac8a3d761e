/** As `samples.ts`, for what abilities may say beside their leading key, and for rules of archive cards. */
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import type { HeldAbility, MonsterAbility, RumorAbility } from '../../../../src/editions/third/content/ability.ts';
import type { ArchiveRule, Objective } from '../../../../src/editions/third/content/archive.ts';
import { dropForbidden } from '../../../../src/editions/third/investigators/playarea.ts';
import { abilityText } from '../../../../src/editions/third/language/text/ability.ts';
import { ruleText } from '../../../../src/editions/third/language/text/archive.ts';
import { monsterText } from '../../../../src/editions/third/language/text/sheet.ts';
import { remainingHealth } from '../../../../src/editions/third/monsters/health.ts';
import { damageMonster } from '../../../../src/editions/third/monsters/monsterharm.ts';
import { offerDuring } from '../../../../src/editions/third/reactions/during.ts';
import { happened, impending } from '../../../../src/editions/third/reactions/reaction.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import { rollDice } from '../../../../src/editions/third/skilltests/roll.ts';
import { test } from '../../../../src/editions/third/skilltests/test.ts';
import type { TestSpec } from '../../../../src/editions/third/skilltests/testspec.ts';
import type { Moment } from '../../../../src/editions/third/state/moment.ts';
import type { Game, Monster } from '../../../../src/editions/third/state/state.ts';
import type { Phrase } from '../../../../src/engine/phrase.ts';
import { CONTENT } from '../../../third.ts';
import { printed } from '../../second/language/fields.ts';
import { spec } from '../skilltests/testgame.ts';
import { type Answering, type Arrangement, aGame, drive, give, optionIds } from '../table.ts';

/** Something that is printed: what it says, and whatever can be seen of it, as data that can be compared. */
export interface Printed {
  value: object;
  says(value: never): Phrase | (Phrase | string)[];
  shows(value: never): unknown;
}

const content = CONTENT;
const BEAST = 'fleshEater';
const RUMOR = 'truckersStrikeLeadsToShortages';
const STAND_IN = 'rabbitsFoot';

/** Two investigators beside each other who have something of everything. */
export function world(more: Arrangement = {}): Game {
  return aGame({
    investigators: [
      { sheet: 'danielaReyes', at: 'graveyard', money: 5, clues: 2, remnants: 2, damage: 1, horror: 1 },
      { sheet: 'rexMurphy', at: 'graveyard' },
    ],
    ...more,
  });
}

/** Whoever is asked takes the first thing on offer. */
const first: Answering = ({ options, default: silent }) => options[0]?.id ?? silent;
const used: Answering = ({ options, default: silent }) => options.find(({ id }) => id.startsWith('use:'))?.id ?? silent;
const eager = { 'reaction.may': first, 'attack.during': first, 'test.reroll': first, 'test.spend': used };

/** What doing it comes to: what is left, what happened, and what was asked. */
export function doing(game: Game, flow: Parameters<typeof drive>[1], answers: Record<string, Answering> = eager) {
  const { decisions } = drive(game, flow, answers);
  return [game.state, game.events, decisions.map((one) => [one.kind, optionIds(one)])];
}

let copies = 100;

/** What can be seen while that seat holds a card that reads otherwise; what stands on a copy is remembered. */
export function holding(patch: object, look: (game: Game, card: Copy) => unknown, more?: Arrangement, seat = 0) {
  const game = world(more);
  const card = `${STAND_IN}#${copies++}` as const;
  give(game, seat, STAND_IN);
  for (const held of game.state.investigators[seat]?.cards ?? []) if (held.id.startsWith(STAND_IN)) held.id = card;
  return printed(content.asset(STAND_IN), patch as never, () =>
    JSON.stringify(look(game, card)).replaceAll(card, 'card'),
  );
}

interface Setting {
  more?: Arrangement;
  /** Who holds the card. */
  seat?: number;
  /** What stands on the card besides. */
  beside?: HeldAbility[];
}

const held = (value: HeldAbility, look: (game: Game, card: Copy) => unknown, setting: Setting = {}): Printed => ({
  value,
  says: (one: HeldAbility) => abilityText(one),
  shows: (one: HeldAbility) =>
    holding({ abilities: [one, ...(setting.beside ?? [])] }, look, setting.more, setting.seat),
});

/** Two tests, one after the other, with such dice. */
const tested =
  (what: Partial<TestSpec> = {}, die = 1) =>
  (game: Game) => {
    game.state.forced = { dice: Array.from({ length: 40 }, () => die), draws: [] };
    return [doing(game, test(game, 0, spec(what))), doing(game, test(game, 0, spec(what)))];
  };
/** Something happens, or is about to, and again. */
const twice = (flow: typeof happened, moment: Partial<Moment> & Pick<Moment, 'event'>) => (game: Game, card?: Copy) =>
  [1, 2].map(() => {
    const harm = { seat: 0, damage: 1, horror: 1 };
    return doing(game, flow(game, { seat: 0, ...(card ? { card } : {}), amount: 1, harm, ...moment }));
  });
const actions = (game: Game) => legalActions(game, 0).map(({ id }) => id.replace(/#\d+/, ''));
const attacking = { more: { action: { seat: 0 } } };
const withBeast: Arrangement = { monsters: [{ kind: BEAST, with: 0 }] };

const money = [{ gain: { money: 1 } }];
const elsewhere = { in: 'blackCave' };
const cost = [{ spend: { remnant: 1 } }];
const tome = { has: 'tome' } as const;
const ward = 'ward' as const;
const lore = 'lore' as const;
/** What every kind of reaction may say, of one that answers as `look` looks. */
function reacting<A extends object>(
  kind: string,
  plain: A,
  sample: (value: A) => Printed,
  fields: readonly string[],
): [string, Printed][] {
  const more: Record<string, object> = {
    where: { where: elsewhere },
    if: { if: tome },
    optional: { optional: true },
    cost: { cost },
    per: { per: 'round' },
  };
  return fields.map((field) => [`${kind} ${field}`, sample({ ...plain, ...more[field] })]);
}
const REACTION = ['where', 'if', 'optional', 'cost'];

const cardReactions = [
  ...reacting<HeldAbility>(
    'card after',
    { after: 'gainClue', do: money },
    (value) => held(value, twice(happened, { event: 'gainClue' })),
    [...REACTION, 'per'],
  ),
  ...reacting<HeldAbility>(
    'card before',
    { before: 'monstersAttackYou', do: money },
    (value) => held(value, twice(impending, { event: 'monstersAttackYou' })),
    [...REACTION, 'per'],
  ),
  ...reacting<HeldAbility>(
    'card when',
    { when: 'youWouldSufferDamageOrHorror', do: money },
    (value) => held(value, twice(impending, { event: 'youWouldSufferDamageOrHorror' })),
    [...REACTION, 'per'],
  ),
];

/** A monster with that ability, engaged with the one who acts. */
function monster(value: MonsterAbility, look: (game: Game, beast: Monster) => unknown): Printed {
  return {
    value,
    says: (one: MonsterAbility) => monsterText({ ...content.monster(BEAST), abilities: [one] }),
    shows: (one: MonsterAbility) =>
      printed(content.monster(BEAST), { abilities: [one] }, () => {
        const game = world({ ...withBeast, ...attacking.more, sheet: { markers: 3 } });
        const [beast] = game.state.monsters;
        return beast ? JSON.stringify(look(game, beast)) : null;
      }),
  };
}

const monsterReactions = reacting<MonsterAbility>(
  'monster after',
  { after: 'youEvadeThis', do: money },
  (value) => monster(value, (game, { id }) => twice(happened, { event: 'youEvadeThis', monster: id })(game, id)),
  REACTION,
);

const rumorReactions = reacting<RumorAbility>(
  'rumor before',
  { before: 'buyFromDisplay', do: money },
  (value) => ({
    value,
    says: (one: RumorAbility) => abilityText(one),
    shows: (one: RumorAbility) =>
      printed(content.headline(RUMOR), { whileInCodex: [one] }, () => {
        const game = world({ rumor: RUMOR });
        return JSON.stringify(twice(impending, { event: 'buyFromDisplay' })(game));
      }),
  }),
  REACTION,
);

/** An archive card in the codex with such a rule, or with such an objective. */
function archive(
  value: ArchiveRule | Objective,
  look: (game: Game) => unknown,
  place: 'rules' | 'objectives' = 'rules',
  more: Arrangement = {},
): Printed {
  return {
    value,
    says: (one: ArchiveRule | Objective) => ruleText(content.archiveCard(1), one),
    shows: (one: never) =>
      printed(content.archiveCard(1).front, { [place]: [one] }, () =>
        JSON.stringify(look(world({ codex: [1], ...more }))),
      ),
  };
}

const happens = (moment: Pick<Moment, 'event'> & Partial<Moment>) => (game: Game) => twice(happened, moment)(game);
const archiveReactions = reacting<ArchiveRule>(
  'archive after',
  { after: 'monsterDefeated', do: money },
  (value) => archive(value, happens({ event: 'monsterDefeated', monster: `${BEAST}#1` })),
  REACTION,
);
const objective = (value: Objective, more: Arrangement = {}) =>
  archive(value, (game) => [actions(game), drive(game, settle(game)).decisions], 'objectives', more);

export const ABILITY_SAMPLES: Readonly<Record<string, Printed>> = {
  'card bonus bonus.if': held({ bonus: { skill: lore, by: 1, during: ward, if: tome } }, tested({ occasion: ward })),
  'card bonus bonus.replaces': held(
    { bonus: { skill: lore, by: 3, during: ward, replaces: 1 } },
    tested({ occasion: ward }),
    { beside: [{ bonus: { skill: lore, by: 1, during: ward } }] },
  ),
  'card bonusDice bonusDice.skills': held({ bonusDice: { amount: 1, skills: ['will'] } }, tested()),
  'card bonusDice bonusDice.during': held({ bonusDice: { amount: 1, during: ward } }, tested()),
  'card bonusDice bonusDice.if': held({ bonusDice: { amount: 1, if: tome } }, tested()),
  'card bonusDice bonusDice.per': held({ bonusDice: { amount: 1, per: 'round' } }, tested()),
  'card reroll reroll.skills': held({ reroll: { dice: 'any', per: 'round', skills: ['will'] } }, tested()),
  'card reroll reroll.during': held({ reroll: { dice: 'any', per: 'round', during: ward } }, tested()),
  'card reroll reroll.cost': held({ reroll: { dice: 'any', per: 'round', cost } }, tested()),
  'card reroll reroll.who': held(
    { reroll: { dice: 'any', per: 'round', who: 'youOrAnotherInvestigatorInYourSpace' } },
    tested(),
    { seat: 1 },
  ),
  'card reroll reroll.rolls': held({ reroll: { dice: 'any', per: 'roll', rolls: 'all' } }, (game) =>
    doing(game, rollDice(game, 0, 2, { ref: 'monster', id: BEAST })),
  ),
  'card reroll then': held({ reroll: { dice: 'any', per: 'round' }, [`${'th'}en`]: money } as HeldAbility, tested()),
  'card addToDie addToDie.during': held({ addToDie: { by: 1, dice: 'one', during: ward } }, tested({}, 4)),
  'card addToDie addToDie.per': held({ addToDie: { by: 1, dice: 'one', per: 'round' } }, tested({}, 4)),
  'card action action.whileEngaged': held({ action: { whileEngaged: true, do: money } }, actions, { more: withBeast }),
  'card action action.where': held({ action: { where: elsewhere, do: money } }, actions),
  'card action action.cost': held({ action: { cost: [{ spend: { money: 9 } }], do: money } }, actions),
  ...Object.fromEntries(cardReactions),
  'card after during': held(
    { after: 'youSufferHorror', during: 'casting', do: money },
    twice(happened, { event: 'youSufferHorror' }),
  ),
  'card after min': held(
    { after: 'youRemoveDoomFromYourSpace', min: 2, do: money },
    twice(happened, { event: 'youRemoveDoomFromYourSpace' }),
  ),
  'card when min': held(
    { when: 'thisWouldSufferDamage', min: 2, do: money },
    twice(impending, { event: 'thisWouldSufferDamage' }),
  ),
  'card during cost': held(
    { during: 'attack', optional: true, cost, do: money },
    (game) => doing(game, offerDuring(game, 0, `${BEAST}#1`, 0)),
    attacking,
  ),
  'card cannotHave discardHeld': held({ cannotHave: ['blessed'], discardHeld: true }, (game) => {
    give(game, 0, 'blessed');
    return doing(game, dropForbidden(game, 0));
  }),
  'monster modify modify.per': monster({ modify: { what: 'health', by: 1, per: 'sheetMarker' } }, remainingHealth),
  ...Object.fromEntries(monsterReactions),
  'monster after reward': monster(
    { after: 'youDefeatThisByAttack', do: [{ horror: 1 }], reward: true },
    (game, { id }) => {
      give(game, 0, 'handcuffs');
      printed(content.monster(BEAST), { traits: ['human'] }, () =>
        doing(game, damageMonster(game, id, 9, { seat: 0, attack: true })),
      );
      return game.state.investigators[0]?.used;
    },
  ),
  'monster during cost': monster({ during: 'attack', optional: true, cost, do: money }, (game, { id }) =>
    doing(game, offerDuring(game, 0, id, 0)),
  ),
  ...Object.fromEntries(rumorReactions),
  'archive when if': archive(
    { when: { sheetDoom: { min: 1 } }, if: { sheetClues: { min: 9 } }, do: [{ sheetClue: 1 }] },
    (game) => {
      game.state.sheet.doom = 1;
      return doing(game, settle(game));
    },
  ),
  'archive modify modify.per': archive(
    { modify: { what: 'health', by: 1, per: 'sheetMarker', where: { monsters: [BEAST] } } },
    (game) => game.state.monsters.map((beast) => remainingHealth(game, beast)),
    'rules',
    { ...withBeast, sheet: { markers: 3 } },
  ),
  ...Object.fromEntries(archiveReactions),
  'archive after color': archive(
    { after: 'markerRevealed', color: 'red', do: money },
    happens({ event: 'markerRevealed', color: 'blue' }),
  ),
  'archive action action.whileEngaged': objective({ action: { whileEngaged: true, do: money } }, withBeast),
  'archive action action.where': objective({ action: { where: elsewhere, do: money } }),
  'archive action action.cost': objective({ action: { cost: [{ spend: { money: 9 } }], do: money } }),
};
