import { describe, expect, it } from 'vitest';
import { createMonster, hasKeyword } from '../../../../../src/editions/third/board/monster.ts';
import type { MonsterAbility } from '../../../../../src/editions/third/content/ability.ts';
import { loadContent } from '../../../../../src/editions/third/content/content.ts';
import type { Effect } from '../../../../../src/editions/third/content/effect.ts';
import { run } from '../../../../../src/editions/third/language/table.ts';
import { attackStep } from '../../../../../src/editions/third/monsters/attackstep.ts';
import { readHeadline } from '../../../../../src/editions/third/mythos/headline.ts';
import { reckoning } from '../../../../../src/editions/third/mythos/reckoning.ts';
import type { EffectContext } from '../../../../../src/editions/third/state/context.ts';
import type { Game } from '../../../../../src/editions/third/state/state.ts';
import type { Seat } from '../../../../../src/engine/decision.ts';
import { type Answering, aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../../table.ts';

const AGNES = { sheet: 'agnesBaker', at: 'graveyard' };
const REX = { sheet: 'rexMurphy', at: 'blackCave' };
const contextOf = (more: Partial<EffectContext> = {}): EffectContext => ({
  source: { ref: 'card', id: 'text' },
  ...more,
});

function done(game: Game, seat: Seat | null, effects: Effect[], answers: Record<string, Answering> = {}) {
  return drive(game, run(game, seat, effects, contextOf()), answers);
}

/** As if that card of the monster deck had these abilities, while something is done. */
function withAbilities(kind: string, abilities: MonsterAbility[], doing: () => void): void {
  const card = loadContent().monster(kind);
  const printed = card.abilities;
  card.abilities = abilities;
  try {
    doing();
  } finally {
    card.abilities = printed;
  }
}

describe('texts', () => {
  it('3E-003 3E-400.1i-2 what cannot be done is skipped, the rest is done', () => {
    const game = aGame({ investigators: [AGNES] });
    done(game, 0, [
      { gain: { clue: 'neighborhood' } },
      { take: 'Stray Cat' },
      { removeDoom: { from: 'anySpace', amount: 1 } },
      { gain: { money: 1 } },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ clues: 0, money: 1 });
  });

  it('3E-004-1 of several outcomes the players choose one as a group, the leader having the last word', () => {
    const game = aGame({ investigators: [AGNES, REX], leader: 1, doom: { graveyard: 1, blackCave: 1 } });
    const { decisions } = done(game, null, [{ removeDoom: { from: 'anySpace', amount: 1 } }]);
    expect(decisions[0]).toMatchObject({ mode: 'group', seats: [0, 1], kind: 'effect.place' });
  });

  it('3E-004-2 of several effects at the same time the players choose the order', () => {
    const game = aGame({ investigators: [{ ...AGNES, cards: ['darkPact', 'innsmouthLook'] }], dice: [6] });
    const { decisions } = done(game, null, [{ reckoning: true }]);
    expect(decisions[0]).toMatchObject({ kind: 'reckoning.order', mode: 'group' });
  });

  it('3E-005.2-1 cards are limited to their copies: nobody has a special card twice', () => {
    const game = aGame({ investigators: [AGNES, REX] });
    done(game, 0, [{ take: 'Stray Cat' }]);
    done(game, 1, [{ take: 'Stray Cat' }]);
    expect(seatOf(game, 0).cards).toHaveLength(1);
    expect(seatOf(game, 1).cards).toHaveLength(0);
  });

  it('3E-005.2-1 nor is a condition card with two investigators', () => {
    const game = aGame({ investigators: [AGNES, { sheet: 'danielaReyes', at: 'graveyard' }] });
    game.state.decks.condition = ['blessed#6'];
    for (const seat of [0, 1]) done(game, seat, [{ status: 'blessed' }]);
    expect([0, 1].map((seat) => seatOf(game, seat).cards.map(({ id }) => id))).toEqual([['blessed#6'], []]);
    expect(game.state.decks.condition).toEqual([]);
  });

  it('3E-005.2-2 from an empty deck nothing is gained', () => {
    const game = aGame({ investigators: [AGNES] });
    game.state.decks.spell = [];
    done(game, 0, [{ draw: { deck: 'spell', count: 1 } }, { gain: { money: 1 } }]);
    expect(seatOf(game, 0)).toMatchObject({ cards: [], money: 1 });
  });

  it('3E-005.3 tokens never run out', () => {
    const game = aGame({ investigators: [AGNES] });
    done(game, 0, [
      { gain: { money: 500, remnant: 500 } },
      { placeDoom: { at: 'yourSpace', amount: 60 } },
      { sheetClue: 99 },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ money: 500, remnants: 500 });
    expect(game.state.doom.graveyard).toBe(60);
    expect(game.state.sheet.clues).toBe(99);
  });

  it('3E-001-1 3E-001-2 a text overrides a rule, and only where it speaks', () => {
    const game = aGame({ investigators: [{ ...AGNES, focus: { lore: 1, will: 1 } }] });
    done(game, 0, [{ focus: { skill: 'strength', exceedLimit: true } }]);
    expect(Object.values(seatOf(game, 0).focus).reduce((sum, tokens) => sum + tokens)).toBe(3);
    const { decisions } = done(game, 0, [{ focus: { skill: 'influence' } }]);
    expect(kindsOf(decisions)).toEqual(['focus.discard']);
  });

  it('3E-002 what one text orders and another forbids does not happen', () => {
    const game = aGame({ investigators: [{ sheet: 'rexMurphy', at: 'graveyard' }] });
    done(game, 0, [{ status: 'blessed' }, { status: 'cursed' }]);
    expect(seatOf(game, 0).cards).toEqual([]);
    const barred = aGame({ scenario: 'approachOfAzathoth', investigators: [{ ...REX, at: 'graveyard' }], codex: [7] });
    barred.state.markers.push({ color: 'red', faceUp: true, at: 'trainStation' });
    done(barred, 0, [{ move: { to: 'startingSpace' } }]);
    expect(seatOf(barred, 0).at).toBe('graveyard');
  });
});

describe('costs of texts', () => {
  const bargain: Effect = { may: { cost: [{ spend: { remnant: 1 } }], do: [{ gain: { money: 2 } }] } };

  it('3E-400.1d what stands after “to” happens only if the cost is paid', () => {
    const game = aGame({ investigators: [{ ...AGNES, remnants: 1 }] });
    done(game, 0, [bargain], { 'effect.may': 'yes' });
    expect(seatOf(game, 0)).toMatchObject({ remnants: 0, money: 2 });
    done(game, 0, [bargain], { 'effect.may': 'yes' });
    expect(seatOf(game, 0).money).toBe(2);
  });

  it('3E-400.1e without a cost the game text that follows says what happens', () => {
    const game = aGame({ investigators: [AGNES] });
    const { decisions } = done(game, 0, [{ may: { do: [{ gain: { money: 2 } }] } }], { 'effect.may': 'yes' });
    expect(decisions[0]).toMatchObject({ kind: 'effect.may', default: ['no'] });
    expect(seatOf(game, 0).money).toBe(2);
  });

  it('3E-400.1f-2 a cost that is not paid leaves what it pays for undone', () => {
    const game = aGame({ investigators: [{ ...AGNES, money: 1 }] });
    done(game, 0, [{ choose: [{ label: 'pay', cost: [{ spend: { money: 2 } }], do: [{ gain: { remnant: 1 } }] }] }]);
    expect(seatOf(game, 0)).toMatchObject({ money: 1, remnants: 0 });
  });

  it('3E-400.1i-1 3E-400.1i-2 a condition covers its own sentence and no other', () => {
    const game = aGame({ investigators: [AGNES], dice: [1, 1, 1, 1] });
    done(game, 0, [
      { check: { skill: 'lore', mod: 0, pass: [{ gain: { remnant: 1 } }], fail: [] } },
      { if: { resource: 'clue', min: 1 }, then: [{ gain: { remnant: 1 } }] },
      { gain: { money: 1 } },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ remnants: 0, money: 1 });
  });

  it('3E-400.1i-1 a sentence with a condition is done where the condition is met, and only there', () => {
    for (const met of [false, true]) {
      const game = aGame({
        investigators: [{ ...AGNES, clues: met ? 1 : 0 }],
        dice: met ? [6, 6, 6, 6] : [1, 1, 1, 1],
      });
      done(game, 0, [
        { check: { skill: 'lore', mod: 0, pass: [{ gain: { remnant: 1 } }], fail: [{ status: 'delayed' }] } },
        { if: { resource: 'clue', min: 1 }, then: [{ gain: { money: 1 } }] },
      ]);
      expect(seatOf(game, 0)).toMatchObject({ remnants: met ? 1 : 0, delayed: !met, money: met ? 1 : 0 });
    }
  });

  it('3E-R33 what paying sets off waits for the end of the sentence', () => {
    const game = aGame({
      investigators: [{ sheet: 'marieLambeau', at: 'graveyard', remnants: 1, cards: ['witchBlood'] }],
    });
    done(game, 0, [bargain, { gain: { money: 1 } }], { 'effect.may': 'yes' });
    const gained = eventsOf(game, 'Gained').map(({ what, amount }) => [what, amount]);
    expect(gained).toEqual([
      ['money', 2],
      ['remnant', 1],
      ['money', 1],
    ]);
  });
});

describe('one source of harm', () => {
  it('3E-R5 damage and horror next to each other are one event', () => {
    const game = aGame({ investigators: [AGNES] });
    done(game, 0, [{ damage: 1 }, { horror: 2 }, { gain: { money: 1 } }, { damage: 1 }]);
    expect(eventsOf(game, 'Suffered').map(({ damage, horror }) => [damage, horror])).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  it('3E-R8 a defeat ends the list for that investigator, not for the world', () => {
    const game = aGame({ investigators: [{ ...AGNES, damage: 5 }, REX] });
    done(game, 0, [
      { damage: 1 },
      { gain: { money: 1 } },
      { placeDoom: { at: 'yourSpace', amount: 1 } },
      { placeDoom: { at: 'blackCave', amount: 1 } },
      { sheetClue: 1 },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ left: 'defeated', money: 0 });
    expect(game.state.doom).toEqual({ blackCave: 1 });
    expect(game.state.sheet.clues).toBe(1);
  });

  it('3E-R8 a monster is defeated though the investigator who defeats it falls to it (headline 9)', () => {
    const game = aGame({
      phase: 'mythos',
      investigators: [{ sheet: 'wendyAdams', damage: 4 }, REX],
      monsters: [{ kind: 'fleshEater', at: 'riverDocks' }],
    });
    game.state.decks.headline = ['wildAnimalAttacksSpike'];
    drive(game, readHeadline(game, 0));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(game.state.monsters).toEqual([]);
  });

  it('3E-R8 what else befalls a monster or the leader goes on too, what he does to monsters does not', () => {
    const game = aGame({
      investigators: [{ ...AGNES, damage: 5, cards: ['darkPact'] }, REX],
      leader: 1,
      monsters: [
        { kind: 'fleshEater', with: 1 },
        { kind: 'ghoulPriest', at: 'riverDocks', damage: 3 },
      ],
    });
    const [eater, priest] = game.state.monsters.map(({ id }) => id);
    drive(
      game,
      run(
        game,
        0,
        [
          { damage: 1 },
          { each: 'monster', do: [{ restore: 'health', to: 'thatMonster' }] },
          { damageMonster: { which: 'thatMonster', amount: 1 } },
          { damageMonster: { which: 'oneInYourSpaceOrAdjacent', amount: 1 } },
          { monsterAttacks: eater! },
          { take: 'Lita Chantler', to: 'leader' },
          { take: 'Stray Cat' },
          { exhaustMonster: 'thatMonster' },
        ],
        contextOf({ thatMonster: priest! }),
      ),
      { 'harm.assign': (decision) => decision.default },
    );
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(game.state.monsters.map(({ damage }) => damage)).toEqual([0, 1]);
    expect(game.state.monsters[1]?.status).toBe('exhausted');
    expect(eventsOf(game, 'MonsterAttacked')).toMatchObject([{ seat: 1 }]);
    expect(seatOf(game, 1).cards.map(({ id }) => id)).toEqual(['litaChantler#1']);
  });

  it('3E-R8 a defeat in the middle of a nested list ends the rest of the outer one too', () => {
    const game = aGame({ investigators: [{ ...AGNES, horror: 5 }], dice: [1, 1, 1, 1] });
    done(game, 0, [
      { check: { skill: 'lore', mod: 0, pass: [], fail: [{ horror: 1 }, { gain: { money: 1 } }] } },
      { gain: { remnant: 1 } },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ left: 'defeated', money: 0, remnants: 0 });
  });

  it('3E-R8 each of several investigators stands or falls for himself', () => {
    const game = aGame({ investigators: [{ ...AGNES, damage: 5 }, REX] });
    done(game, null, [{ each: 'investigator', do: [{ damage: 1 }, { gain: { money: 1 } }] }]);
    expect(seatOf(game, 0)).toMatchObject({ left: 'defeated', money: 0 });
    expect(seatOf(game, 1)).toMatchObject({ left: null, money: 1, damage: 1 });
  });
});

describe('without an investigator', () => {
  it('3E-R21 parts that need one are skipped, doom, clues and monsters come', () => {
    const game = aGame({ investigators: [{ ...AGNES, left: 'defeated' }, REX] });
    for (const seat of [null, 0]) {
      const { decisions } = done(game, seat, [
        { gain: { money: 1 } },
        { horror: 1 },
        { check: { skill: 'lore', mod: 0, pass: [{ sheetDoom: 5 }], fail: [{ sheetDoom: 5 }] } },
        { placeDoom: { at: 'yourSpace', amount: 1 } },
        { placeDoom: { at: 'blackCave', amount: 1 } },
        { spawnClue: 1 },
        { spawnMonster: { at: 'velmasDiner', exhausted: true } },
      ]);
      expect(decisions).toHaveLength(0);
    }
    expect(seatOf(game, 0)).toMatchObject({ money: 0, horror: 0 });
    expect(game.state.doom).toEqual({ blackCave: 2 });
    expect(eventsOf(game, 'ClueSpawned')).toHaveLength(2);
    expect(game.state.monsters).toHaveLength(2);
    expect(game.state.sheet.doom).toBe(0);
  });

  it('3E-R21 a choice that nobody has is put to the group', () => {
    const game = aGame({ investigators: [AGNES, REX], sheet: { clues: 1 } });
    const { decisions } = done(
      game,
      null,
      [{ may: { cost: [{ spend: { sheetClue: 1 } }], do: [{ sheetMarker: 1 }] } }],
      { 'effect.may': 'yes' },
    );
    expect(decisions[0]).toMatchObject({ mode: 'group' });
    expect(decisions[0]?.subject).toBeUndefined();
    expect(game.state.sheet).toMatchObject({ clues: 0, markers: 1 });
  });
});

describe('monsters and texts', () => {
  it('3E-R11 who disengages is engaged again only when the whole list is over', () => {
    const game = aGame({ investigators: [AGNES], monsters: [{ kind: 'ghoulPriest', with: 0 }] });
    done(game, 0, [{ if: { in: 'graveyard' }, then: [{ disengage: 'all' }] }, { gain: { money: 1 } }]);
    const order = game.events.flatMap(({ type }) =>
      ['MonsterDisengaged', 'Gained', 'MonsterEngaged'].includes(type) ? [type] : [],
    );
    expect(order).toEqual(['MonsterDisengaged', 'Gained', 'MonsterEngaged']);
    expect(game.state.slipped).toBeUndefined();
  });

  it('3E-R11 who has moved away meanwhile is free', () => {
    const game = aGame({ investigators: [AGNES], monsters: [{ kind: 'ghoulPriest', with: 0 }] });
    done(game, 0, [{ disengage: 'all' }, { move: { upTo: 1 } }], { 'move.step': 'blackCave' });
    expect(game.state.monsters[0]).toMatchObject({ status: 'ready', at: 'graveyard' });
  });

  it('a reaction that damages a monster does not answer itself', () => {
    const game = aGame({
      investigators: [{ ...AGNES, cards: ['litaChantler'] }],
      monsters: [{ kind: 'ghoulPriest', with: 0 }],
    });
    done(game, 0, [{ damageMonster: { which: 'oneEngagedWithYou', amount: 1 } }]);
    expect(eventsOf(game, 'MonsterDamaged')).toHaveLength(2);
    expect(game.state.monsters[0]?.damage).toBe(2);
  });

  it('damage by a reaction is damage by an investigator: another one answers it', () => {
    const game = aGame({
      investigators: [
        { ...AGNES, cards: ['strayDog'] },
        { sheet: 'rexMurphy', at: AGNES.at, cards: ['litaChantler'] },
      ],
      monsters: [{ kind: 'ghoulPriest', with: 0 }],
    });
    drive(game, attackStep(game));
    expect(eventsOf(game, 'MonsterDamaged').map(({ seat, damage }) => [seat, damage])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('3E-402.7 who deals the blow that was enough defeats it, though a colleague’s ally adds to it', () => {
    const game = aGame({
      investigators: [AGNES, { sheet: 'rexMurphy', at: AGNES.at, cards: ['litaChantler'] }],
      monsters: [{ kind: 'fleshEater#1', with: 0 }],
      action: { seat: 0, action: 'attack' },
    });
    done(game, 0, [{ damageMonster: { which: 'eachEngagedWithYou', amount: 2 } }]);
    expect(eventsOf(game, 'MonsterDamaged')).toHaveLength(2);
    expect(eventsOf(game, 'MonsterDefeated')).toMatchObject([{ seat: 0, attack: true }]);
    expect(seatOf(game, 0).remnants).toBe(1);
  });

  it('an attack that an effect orders can be forestalled like those of the attack step', () => {
    const game = aGame({
      investigators: [{ ...AGNES, cards: ['mrPawterson'] }],
      monsters: [{ kind: 'fleshEater#1', with: 0 }],
    });
    const effects: Effect[] = [{ monsterAttacks: 'fleshEater#1' }];
    const { decisions } = done(game, null, effects, { 'reaction.may': (decision) => decision.options[0]?.id ?? '' });
    expect(kindsOf(decisions)).toEqual(['reaction.may']);
    expect(eventsOf(game, 'MonsterAttacked')).toEqual([]);
    expect(game.state.monsters[0]?.status).toBe('exhausted');
  });

  it('3E-402.7 damage by a text within an attack action defeats as part of it', () => {
    const attack = { seat: 0, action: 'attack' };
    const game = aGame({ investigators: [AGNES], monsters: [{ kind: 'fleshEater#1', with: 0 }], action: attack });
    done(game, 0, [{ damageMonster: { which: 'eachEngagedWithYou', amount: 5 } }]);
    expect(seatOf(game, 0).remnants).toBe(1);
    const other = aGame({ investigators: [AGNES], monsters: [{ kind: 'fleshEater#1', with: 0 }] });
    done(other, 0, [{ damageMonster: { which: 'eachEngagedWithYou', amount: 5 } }]);
    expect(seatOf(other, 0).remnants).toBe(0);
  });

  it('3E-R34 reckoning effects on monsters on the board resolve too', () => {
    withAbilities('ghoulPriest', [{ reckoning: [{ placeDoom: { at: 'thisSpace', amount: 1 } }] }], () => {
      const game = aGame({ investigators: [AGNES], monsters: [{ kind: 'ghoulPriest', at: 'velmasDiner' }] });
      drive(game, reckoning(game));
      expect(game.state.doom).toEqual({ velmasDiner: 1 });
    });
  });

  it('3E-469.3 the keywords on the cards are those of the rules, and retaliate', () => {
    const known = ['elusive', 'watcher', 'feed', 'elite', 'massive', 'retaliate'];
    const printed = [...loadContent().monsters.values()].flatMap(({ keywords }) => keywords);
    expect([...new Set(printed)].sort()).toEqual([...known].sort());
  });

  it('3E-469.3 every keyword of a card counts, however many it has', () => {
    for (const { id, keywords } of loadContent().monsters.values()) {
      const monster = createMonster(`${id}#1` as const, 'graveyard');
      for (const keyword of keywords) expect(hasKeyword(monster, keyword), id).toBe(true);
    }
  });
});

describe('what silence chooses', () => {
  it('E4 the first option that costs nothing and does not defeat him', () => {
    const game = aGame({ investigators: [{ ...AGNES, damage: 5, money: 3 }] });
    const { decisions } = done(game, 0, [
      {
        choose: [
          { label: 'leave', do: [{ retire: true }] },
          { label: 'pay', cost: [{ spend: { money: 1 } }], do: [] },
          { label: 'damage', do: [{ damage: 1 }] },
          { label: 'horror', do: [{ horror: 1 }] },
        ],
      },
    ]);
    expect(decisions[0]?.default).toEqual(['horror']);
    expect(optionIds(decisions[0])).toEqual(['leave', 'pay', 'damage', 'horror']);
  });

  it('M6 an option without doom rather than one with it', () => {
    const game = aGame({ investigators: [AGNES] });
    const { decisions } = done(game, null, [
      {
        choose: [
          { label: 'doom', do: [{ placeDoom: { at: 'graveyard', amount: 1 } }] },
          { label: 'harm', do: [{ each: 'investigator', do: [{ horror: 1 }] }] },
        ],
        who: 'group',
      },
    ]);
    expect(decisions[0]?.default).toEqual(['harm']);
  });
});
