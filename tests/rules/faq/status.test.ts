/** FAQ-33 to FAQ-48: what befalls an investigator, and trading. */
import { describe, expect, it } from 'vitest';
import { itemsOf } from '../../../src/editions/second/cards/card.ts';
import { takeNamed } from '../../../src/editions/second/cards/draw.ts';
import { arkhamEncounter } from '../../../src/editions/second/encounters/encounter.ts';
import { interrupt, interrupts } from '../../../src/editions/second/game/interrupt.ts';
import { successFaces } from '../../../src/editions/second/investigators/skill.ts';
import { bless, curse, isBlessed, isCursed } from '../../../src/editions/second/investigators/status.ts';
import { lose, loseMaximum } from '../../../src/editions/second/misfortune/loss.ts';
import { arrest, delay, devour, loseInTimeAndSpace } from '../../../src/editions/second/misfortune/misfortune.ts';
import { movement } from '../../../src/editions/second/movement/movement.ts';
import { returnToArkham } from '../../../src/editions/second/otherworlds/return.ts';
import { upkeep } from '../../../src/editions/second/upkeep/upkeep.ts';
import { type Decision, looked } from '../../../src/engine/decision.ts';
import {
  type Arrangement,
  aGame,
  drive,
  eventsOf,
  inTurn,
  optionIds,
  type Placed,
} from '../../editions/second/table.ts';
import { kinds, movementPhase, one } from '../phases.ts';

const cause = { ref: 'monster', id: 'ghoul' };
const joe = (more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', at: 'woods', ...more });
const table = (more: Partial<Placed> = {}, rest: Arrangement = {}) => aGame({ investigators: [joe(more)], ...rest });

describe('delayed', () => {
  it('FAQ-33 it does not add up, and standing up is all the movement; monsters there must be met', () => {
    const game = table(
      { cards: ['map-of-arkham', 'patrol-wagon'], sliders: [0, 0, 0] },
      { monsters: { cultist: 'woods' } },
    );
    delay(game, 0);
    delay(game, 0);
    game.state.forced = { dice: [6, 6, 6], draws: [] };
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toEqual(['evade:cultist#1', 'fight:cultist#1']);
    expect(one(game)).toMatchObject({ delayed: false, at: 'woods' });
    expect(decisions.flatMap(optionIds).some((id) => /^(go|use|wagon):/.test(id))).toBe(false);
  });

  it('FAQ-33 no Find Gate for him in an Other World', () => {
    const game = table(
      { at: 'abyss-1', delayed: true, cards: ['find-gate'], sliders: [0, 0, 3] },
      { gates: { woods: 'abyss' } },
    );
    expect(drive(game, movement(game, 0)).decisions).toEqual([]);
    expect(one(game)).toMatchObject({ at: 'abyss-1', delayed: false });
  });

  it('FAQ-34 received during Movement it lasts until the next turn’s', () => {
    const game = table();
    drive(game, movement(game, 0));
    delay(game, 0);
    drive(game, arkhamEncounter(game, 0));
    one(game).delayed = true;
    game.state.turn = 3;
    one(game).at = 'uptown-streets';
    drive(game, upkeep(game));
    expect(one(game).delayed).toBe(true);
    drive(game, movement(game, 0));
    expect(one(game).delayed).toBe(false);
  });

  it('FAQ-34 what delays in the midst of a Movement outlasts it and the Upkeep, and takes the next one whole', () => {
    const game = table({ at: 'uptown-streets' });
    drive(game, movement(game, 0), {
      'move.next': ({ options }) => {
        if (one(game).at === 'woods') return 'stop';
        delay(game, 0);
        return options.find(({ id }) => id === 'go:woods')?.id ?? '';
      },
    });
    expect(one(game)).toMatchObject({ at: 'woods', delayed: true });
    drive(game, arkhamEncounter(game, 0));
    game.state.turn = 3;
    one(game).at = 'woods';
    drive(game, upkeep(game));
    expect(one(game).delayed).toBe(true);
    expect(drive(game, movement(game, 0)).decisions).toEqual([]);
    expect(one(game)).toMatchObject({ at: 'woods', delayed: false });
    expect(optionIds(drive(game, movement(game, 0)).decisions[0])).toContain('go:uptown-streets');
  });

  it('FAQ-35 he may trade, but nobody does in the jail cell or lost in time and space', () => {
    const offers = (at: string, delayed = true) => {
      const investigators = [joe({ at, delayed, cards: ['food'] }), { sheet: 'jenny-barnes', at }];
      const game = aGame({ investigators });
      const asked = movement(game, 0).next().value ?? [];
      return asked.map(looked).flatMap(optionIds);
    };
    expect(offers('woods')).toContain('trade:1');
    expect(offers('jail-cell')).toEqual([]);
    expect(offers('lost-in-time-and-space')).toEqual([]);
  });

  it('FAQ-36 coming back from an Other World leaves a delay as it is', () => {
    const game = table({ at: 'abyss-2', delayed: true }, { gates: { graveyard: 'abyss' } });
    drive(game, returnToArkham(game, 0));
    expect(one(game)).toMatchObject({ at: 'graveyard', delayed: true, explored: true });
  });
});

describe('out of action', () => {
  it('FAQ-37 2N-17 arrested: jail cell, half the money, delayed; next turn he only stands up in the Police Station', () => {
    const game = table({ money: 7 });
    arrest(game, 0, cause);
    expect(one(game)).toMatchObject({ at: 'jail-cell', money: 4, delayed: true, lostTurn: 3 });
    game.state.turn = 3;
    const asked = [upkeep(game), movement(game, 0), arkhamEncounter(game, 0)].flatMap(
      (part) => drive(game, part).decisions,
    );
    expect(asked).toEqual([]);
    expect(one(game)).toMatchObject({ at: 'police-station', delayed: false, arrested: false });
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });

  it('FAQ-38 lost in time and space: delayed, next turn stood up, then back to any street or location', () => {
    const game = table({ at: 'abyss-1' });
    drive(game, loseInTimeAndSpace(game, 0, cause));
    expect(one(game)).toMatchObject({ at: 'lost-in-time-and-space', delayed: true });
    game.state.turn = 3;
    expect([upkeep(game), movement(game, 0)].flatMap((part) => drive(game, part).decisions)).toEqual([]);
    expect(one(game)).toMatchObject({ at: 'lost-in-time-and-space', delayed: false });
    game.state.turn = 4;
    const { decisions } = drive(game, upkeep(game), { 'upkeep.return': 'go:woods' });
    expect(decisions[0]?.kind).toBe('upkeep.return');
    expect(decisions[0]?.options).toHaveLength(26 + 9);
    expect(one(game).at).toBe('woods');
  });

  it('FAQ-39 2N-113 at 0 in Arkham: half the items and Clues, all Retainers, and Asylum or Hospital with 1 point', () => {
    const cards = ['axe', 'knife', 'wither', 'duke', 'retainer'];
    for (const [loss, at] of [
      [{ sanity: 9 }, 'arkham-asylum'],
      [{ stamina: 9 }, 'st-marys-hospital'],
    ] as const) {
      const game = table({ cards, clues: 5 });
      const { decisions } = drive(game, lose(game, 0, loss, cause), { 'loss.items': 'wither#1' });
      expect(decisions[0]).toMatchObject({ kind: 'loss.items', min: 1, max: 1 });
      expect(kinds(game)).toEqual(['axe', 'knife', 'duke']);
      expect(one(game)).toMatchObject({ at, clues: 3 });
      expect('sanity' in loss ? one(game).sanity : one(game).stamina).toBe(1);
      drive(game, arkhamEncounter(game, 0));
      expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
    }
  });

  it('FAQ-40 items are Common and Unique Items, Spells, Patrol Wagon and Deputy’s Revolver', () => {
    const cards = ['food', 'elder-sign', 'wither', 'patrol-wagon', 'deputys-revolver'];
    const others = ['duke', 'bravery', 'retainer', 'bank-loan', 'blessing', 'deputy-of-arkham'];
    const game = table({ cards: [...cards, ...others] });
    expect(itemsOf(game, 0).map(({ id }) => id.split('#')[0])).toEqual(cards);
  });

  it('FAQ-41 at 0 in an Other World the same losses, then lost in time and space with at least 1 of each', () => {
    const game = table({ at: 'abyss-2', cards: ['food', 'knife', 'retainer'], clues: 4 });
    drive(game, lose(game, 0, { stamina: 9 }, cause), { 'loss.items': 'knife#1' });
    expect(one(game)).toMatchObject({ at: 'lost-in-time-and-space', sanity: 4, stamina: 1, clues: 2 });
    expect(kinds(game)).toEqual(['food']);
    expect(eventsOf(game, 'FellUnconscious')).toEqual([]);
  });

  it('FAQ-42 both at 0, or a maximum at 0, devours: all goes but unspent trophies', () => {
    const ways = [
      (game: ReturnType<typeof table>) => lose(game, 0, { sanity: 9, stamina: 9 }, cause),
      (game: ReturnType<typeof table>) => loseMaximum(game, 0, { maxStamina: 9 }, cause),
    ];
    for (const way of ways) {
      const game = table({ cards: ['food', 'duke'], clues: 3, money: 4 }, { draws: ['ashcan-pete'] });
      one(game).monsterTrophies = game.state.cup.splice(0, 2);
      one(game).gateTrophies = game.state.gateStack.splice(0, 1);
      drive(game, way(game));
      expect(eventsOf(game, 'Devoured')).toHaveLength(1);
      expect(one(game)).toMatchObject({ sheet: 'ashcan-pete', incarnation: 1, money: 1, clues: 3 });
      expect([one(game).monsterTrophies.length, one(game).gateTrophies.length]).toEqual([2, 1]);
      expect(game.state.decks.common).toContain('food#1');
    }
  });

  it('FAQ-43 the replacement is set up at once and acts from the next Upkeep on', () => {
    const game = table({}, { draws: ['ashcan-pete'] });
    drive(game, devour(game, 0, cause));
    expect(one(game).sheet).toBe('ashcan-pete');
    one(game).at = 'woods';
    drive(game, movement(game, 0));
    drive(game, arkhamEncounter(game, 0));
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
    game.state.turn = 3;
    expect(drive(game, upkeep(game)).decisions.map(({ kind }) => kind)).toContain('upkeep.sliders');
  });
});

describe('special cards', () => {
  it('FAQ-44 2N-115 2N-116 blessed 4 to 6, cursed 6; the two cancel, a second of the same does nothing', () => {
    const game = table();
    expect(successFaces(game, 0)).toEqual([5, 6]);
    bless(game, 0);
    expect(successFaces(game, 0)).toEqual([4, 5, 6]);
    expect(bless(game, 0)).toBe(false);
    curse(game, 0);
    expect([isBlessed(game, 0), isCursed(game, 0), kinds(game)]).toEqual([false, false, []]);
    curse(game, 0);
    expect(successFaces(game, 0)).toEqual([6]);
    curse(game, 0);
    expect(kinds(game)).toEqual(['curse']);
  });

  it('FAQ-45 one of each for an investigator', () => {
    const game = table();
    for (const name of ['Retainer', 'Bank Loan', 'Silver Twilight Lodge Membership', 'Blessing']) {
      expect(drive(game, takeNamed(game, 0, name)).result).toBe(true);
      drive(game, takeNamed(game, 0, name));
    }
    expect(kinds(game)).toEqual(['retainer', 'bank-loan', 'silver-twilight-lodge-membership', 'blessing']);
  });

  it('FAQ-45 one Curse, and one of each for everybody: what one has keeps nothing from the other', () => {
    const names = ['Retainer', 'Bank Loan', 'Silver Twilight Lodge Membership', 'Curse'];
    const game = aGame({ investigators: [joe(), 'jenny-barnes'] });
    for (const name of [...names, ...names]) for (const seat of [0, 1]) drive(game, takeNamed(game, seat, name));
    const held = ['retainer', 'bank-loan', 'silver-twilight-lodge-membership', 'curse'];
    expect([kinds(game), kinds(game, 1)]).toEqual([held, held]);
    expect(game.state.investigators.map(({ money }) => money)).toEqual([10, 10]);
  });
});

describe('trading', () => {
  const pair = (more: Arrangement = {}, cards = ['knife'], others = ['food']) =>
    aGame({
      investigators: [
        joe({ cards, money: 3, sliders: [3, 0, 0] }),
        { sheet: 'jenny-barnes', at: 'woods', cards: others, money: 1 },
      ],
      sat: [1],
      ...more,
    });
  const waiting = (game: ReturnType<typeof pair>): readonly Decision[] =>
    (movement(game, 0).next().value ?? []).map(looked);

  it('FAQ-46 in one area, in Movement, never in combat; it does not end the movement; in battle every refresh', () => {
    const game = pair();
    const [offer] = interrupts(game, waiting(game));
    expect(offer?.id).toBe('trade:1');
    drive(game, interrupt(game, offer!), { 'trade.offer': ['give:knife#1'] });
    expect(optionIds(waiting(game)[0])).toContain('go:uptown-streets');
    const fighting = [{ kind: 'combat.round', seats: [0], options: [] } as unknown as Decision];
    expect(interrupts(pair(), fighting)).toEqual([]);
    const apart = pair();
    apart.state.investigators[1]!.at = 'uptown-streets';
    expect(interrupts(apart, waiting(apart))).toEqual([]);
    const arkham = pair({ cursor: { step: 'arkham', turnIndex: 0 }, phase: 'arkham' });
    expect(interrupts(arkham, [{ kind: 'encounter.choose', seats: [0], options: [] } as unknown as Decision])).toEqual(
      [],
    );
    const battle = pair({ awake: true, ancientOne: 'yig', cursor: { step: 'battle.refresh' } });
    const refreshing = [{ kind: 'battle.trade', seats: [0], options: [] } as unknown as Decision];
    expect(interrupts(battle, refreshing).map(({ id }) => id)).toEqual(['trade:1', 'trade:0']);
  });

  it('FAQ-47 FAQ-48 money, items, Spells, the Deputy’s Revolver and the Patrol Wagon; nothing else', () => {
    const goods = ['knife', 'elder-sign', 'wither', 'deputys-revolver', 'patrol-wagon'];
    const fixed = ['duke', 'bravery', 'retainer', 'bank-loan', 'curse', 'deputy-of-arkham'];
    const game = pair({}, [...goods, ...fixed], []);
    one(game).clues = 3;
    const { decisions } = drive(
      game,
      interrupt(game, interrupts(game, waiting(game)).find(({ id }) => id === 'trade:1')!),
    );
    expect(optionIds(decisions[0]).map((id) => id.split('#')[0])).toEqual(goods.map((card) => `give:${card}`));
    expect(optionIds(decisions[1])).toEqual(['none', 'pay:1', 'pay:2', 'pay:3', 'get:1']);
  });

  it('FAQ-48 Clues, trophies, Allies, Skills and statuses stay with their owner', () => {
    const { decisions } = movementPhase(
      {
        investigators: [
          joe({ delayed: true, cards: ['duke', 'bravery', 'blessing'], clues: 2 }),
          { sheet: 'jenny-barnes', at: 'woods' },
        ],
      },
      { 'move.next': inTurn('stop') },
    );
    expect(decisions.flatMap(optionIds)).not.toContain('trade:1');
  });
});
