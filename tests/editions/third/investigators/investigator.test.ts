import { describe, expect, it } from 'vitest';
import { attackSpec } from '../../../../src/editions/third/actions/attack.ts';
import { evadeSpec } from '../../../../src/editions/third/actions/evade.ts';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import { SKILLS } from '../../../../src/editions/third/content/vocabulary.ts';
import { suffer } from '../../../../src/editions/third/investigators/harm.ts';
import { investigatorsAt, playerOrder } from '../../../../src/editions/third/investigators/investigator.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { testDice } from '../../../../src/editions/third/skilltests/test.ts';
import { groupChoose } from '../../../../src/editions/third/state/question.ts';
import { voteResult } from '../../../../src/table/seats/seating.ts';
import { CONTENT, third } from '../../../third.ts';
import { aGame, drive, seatOf } from '../table.ts';

/** Every key of effects, conditions and abilities, wherever it stands. */
function keysIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) keysIn(one, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      found.add(key);
      keysIn(inner, found);
    }
  return found;
}

describe('the sheet', () => {
  it('3E-430.2a 3E-430.2b 3E-430.3b 3E-430.3c name, occupation, art, roles and story take part in no effect', () => {
    const { assets, investigators, monsters, events, headlines, archive, neighborhoodCards } = CONTENT;
    const texts = [
      ...[...assets.values()].map(({ abilities, backs }) => [abilities, backs]),
      ...[...investigators.values()].map(({ abilities }) => abilities),
      ...[...monsters.values()].map(({ abilities, activation }) => [abilities, activation]),
      ...[...events.values(), ...neighborhoodCards.values()].map(({ encounters }) => encounters),
      ...[...headlines.values()].map(({ effect, whileInCodex, reckoning }) => [effect, whileInCodex, reckoning]),
      ...[...archive.values()].map(({ front, back }) => [front?.rules, front?.onAdd, back?.onFlip, back?.rules]),
    ];
    const keys = keysIn(texts);
    expect(keys.size).toBeGreaterThan(50);
    for (const key of ['role', 'roles', 'occupation', 'art', 'story']) expect(keys.has(key)).toBe(false);
    for (const { id, skills } of investigators.values()) {
      const game = aGame({ investigators: [{ sheet: id, cards: [] }] });
      const spec = { mod: 0, occasion: 'other', cause: { ref: 'token', id: 'blank' }, rule: '3E-463' } as const;
      for (const skill of SKILLS) expect([id, testDice(game, 0, { skill, ...spec })]).toEqual([id, skills[skill]]);
    }
  });

  it('3E-430.4 the token marks his space', () => {
    const game = aGame({
      at: 'graveyard',
      investigators: ['danielaReyes', { sheet: 'rexMurphy', at: 'blackCave' }, 'wendyAdams'],
    });
    expect(investigatorsAt(game.state, 'graveyard')).toEqual([0, 2]);
    seatOf(game, 0).left = 'defeated';
    expect(investigatorsAt(game.state, 'graveyard')).toEqual([2]);
  });

  it('3E-437.6 3E-437.7 attacks test strength, evading observation', () => {
    const game = aGame({ investigators: ['danielaReyes'], monsters: [{ kind: 'fleshEater', with: 0 }] });
    const [monster] = game.state.monsters;
    if (!monster) throw new Error('no monster');
    expect(attackSpec(game, monster).skill).toBe('strength');
    expect(evadeSpec(game, 0).skill).toBe('observation');
  });
});

describe('the leader', () => {
  const three = (leader: number) => aGame({ investigators: ['danielaReyes', 'rexMurphy', 'wendyAdams'], leader });

  it('3E-432.1 3E-432.2 3E-472.1 player order begins with the leader', () => {
    expect(playerOrder(three(1).state)).toEqual([1, 2, 0]);
    expect(playerOrder(three(0).state)).toEqual([0, 1, 2]);
  });

  it('3E-432.4 3E-004-1 3E-R29 a group choice asks everybody at the table, also without an investigator', () => {
    const game = three(2);
    seatOf(game, 0).left = 'defeated';
    const { decisions, result } = drive(
      game,
      groupChoose(
        game,
        { kind: 'doom.street', rule: '3E-432.4' },
        {
          options: [
            { id: 'a', label: { key: 'third-option-yes' } },
            { id: 'b', label: { key: 'third-option-no' } },
          ],
        },
      ),
      { 'doom.street': 'b' },
    );
    expect(decisions[0]).toMatchObject({ mode: 'group', seats: [0, 1, 2] });
    expect(decisions[0]?.subject).toBeUndefined();
    expect(result).toBe('b');
  });

  it('3E-432.4 a group choice is put to the leader, who has the last word', () => {
    for (const leader of [0, 1, 2]) {
      const game = three(leader);
      const options = ['a', 'b'].map((id) => ({ id, label: { key: `third-option-${id}` } }));
      const [decision] = drive(
        game,
        groupChoose(game, { kind: 'effect.place', rule: '3E-432.4' }, { options }),
      ).decisions;
      expect(decision?.ask.args).toMatchObject({ seat: { ref: 'seat', id: String(leader) } });
      expect(third.firstSeat(game.state)).toBe(leader);
    }
  });

  it('3E-432.4 3E-R29 a leader without an investigator keeps the last word', () => {
    const game = three(0);
    drive(game, suffer(game, 0, { damage: 20, direct: true }, { ref: 'scenario', id: 'feastOfUmordhoth' }));
    expect(seatOf(game, 0).left).toBe('defeated');
    const options = ['a', 'b', 'c'].map((id) => ({ id, label: { key: `third-option-${id}` } }));
    const [decision] = drive(game, groupChoose(game, { kind: 'doom.street', rule: '3E-432.4' }, { options })).decisions;
    if (!decision) throw new Error('nobody is asked');
    expect(decision.seats).toEqual([0, 1, 2]);
    expect(decision.ask.args).toMatchObject({ seat: { ref: 'seat', id: '0' } });
    expect(third.firstSeat(game.state)).toBe(0);
    const voters = ['0', '1', '2'];
    const votes = [
      { person: '2', chosen: ['a'] },
      { person: '1', chosen: ['b'] },
      { person: '0', chosen: ['c'] },
    ];
    expect(voteResult(decision, { votes, voters }, String(third.firstSeat(game.state)))).toEqual(['c']);
  });

  it('3E-432.3 a text can be about the leader, whoever acts', () => {
    const game = three(1);
    const source = { ref: 'archive', id: '10' };
    drive(game, run(game, 0, [{ take: 'litaChantler', to: 'leader' }], { source }));
    expect(seatOf(game, 1).cards.map(({ id }) => id)).toEqual(['litaChantler#1']);
    expect(seatOf(game, 0).cards).toEqual([]);
  });

  it('3E-432.3 a monster that comes engaged with the leader is with him, whoever acts', () => {
    const game = three(1);
    seatOf(game, 1).at = 'graveyard';
    game.state.setAside.monsters = ['maskedHunter#1'];
    const effect: Effect = { spawnMonster: { monster: 'maskedHunter', engagedWith: 'leader' } };
    drive(game, run(game, 0, [effect], { source: { ref: 'card', id: 'test' } }));
    expect(game.state.monsters).toMatchObject([{ at: 'graveyard', engagedWith: [1] }]);
  });
});
