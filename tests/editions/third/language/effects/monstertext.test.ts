import { describe, expect, it } from 'vitest';
import { createMonster, hasKeyword } from '../../../../../src/editions/third/board/monster.ts';
import type { MonsterAbility } from '../../../../../src/editions/third/content/ability.ts';
import type { Effect } from '../../../../../src/editions/third/content/effect.ts';
import { attackStep } from '../../../../../src/editions/third/monsters/attackstep.ts';
import { reckoning } from '../../../../../src/editions/third/mythos/reckoning.ts';
import { CONTENT } from '../../../../third.ts';
import { aGame, drive, eventsOf, kindsOf, seatOf } from '../../table.ts';
import { AGNES, done } from './done.ts';

/** As if that card of the monster deck had these abilities, while something is done. */
function withAbilities(kind: string, abilities: MonsterAbility[], doing: () => void): void {
  const card = CONTENT.monster(kind);
  const printed = card.abilities;
  card.abilities = abilities;
  try {
    doing();
  } finally {
    card.abilities = printed;
  }
}

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
    const printed = [...CONTENT.monsters.values()].flatMap(({ keywords }) => keywords);
    expect([...new Set(printed)].sort()).toEqual([...known].sort());
  });

  it('3E-469.3 every keyword of a card counts, however many it has', () => {
    for (const { id, keywords } of CONTENT.monsters.values()) {
      const monster = createMonster(`${id}#1` as const, 'graveyard');
      for (const keyword of keywords) expect(hasKeyword(aGame(), monster, keyword), id).toBe(true);
    }
  });
});
