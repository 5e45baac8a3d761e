import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import { looked } from '../../../../src/engine/decision.ts';
import { aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../table.ts';

const agnes = (more = {}) => ({ sheet: 'agnesBaker', at: 'blackCave', ...more });

describe('attack', () => {
  it('3E-402.2-1 a ready monster attacked is engaged, an elusive one too', () => {
    const game = aGame({ investigators: [agnes()], monsters: [{ kind: 'ruthTurner', at: 'blackCave' }], dice: [1, 1] });
    drive(game, performAction(game, 0, 'attack:ruthTurner#1'));
    expect(game.state.monsters[0]).toMatchObject({ status: 'engaged', engagedWith: [0], damage: 0 });
  });

  it('3E-402.2-2 each success of a strength test is one damage', () => {
    const game = aGame({ investigators: [agnes()], monsters: [{ kind: 'ruthTurner', with: 0 }], dice: [5, 6] });
    drive(game, performAction(game, 0, 'attack:ruthTurner#1'));
    expect(eventsOf(game, 'TestRolled')[0]).toMatchObject({ skill: 'strength', dice: [5, 6] });
    expect(game.state.monsters[0]?.damage).toBe(2);
  });

  it('two of a kind are told apart by a number, and not asked about when they are alike', () => {
    const twins = (damage: number) =>
      aGame({
        investigators: [agnes()],
        monsters: [
          { kind: 'fleshEater#1', with: 0 },
          { kind: 'fleshEater#2', with: 0, damage },
        ],
      });
    expect(performAction(twins(0), 0, 'attack').next().value).not.toMatchObject([{ kind: 'attack.target' }]);
    const game = twins(1);
    const flow = performAction(game, 0, 'attack');
    const asked = flow.next();
    const options = asked.done ? [] : (asked.value.map(looked)[0]?.options ?? []);
    expect(options.map(({ id, label }) => [id, label.key, label.args?.number])).toEqual([
      ['fleshEater#2', 'option-twin', 1],
      ['fleshEater#1', 'option-twin', 2],
    ]);
  });

  it('3E-402.3 a monster engaged with another in the space becomes the attacker’s', () => {
    const game = aGame({
      investigators: [agnes(), agnes({ sheet: 'wendyAdams' })],
      monsters: [{ kind: 'fleshEater', with: 1 }],
      dice: [1, 1],
    });
    drive(game, performAction(game, 0, 'attack'));
    expect(game.state.monsters[0]?.engagedWith).toEqual([0]);
  });

  it('3E-402.4 the attack modifier of the monster changes the number of dice', () => {
    for (const [kind, dice] of [
      ['fleshEater', 4],
      ['creepingGhoul', 3],
      ['maskedHunter', 2],
      ['cthulhu', 1],
    ] as const) {
      const game = aGame({ investigators: [agnes({ sheet: 'michaelMcglen' })], monsters: [{ kind, with: 0 }] });
      drive(game, performAction(game, 0, 'attack'));
      expect(eventsOf(game, 'TestRolled')[0]?.dice, kind).toHaveLength(dice);
    }
  });

  it('3E-402.5-1 one action damages exactly one of several engaged monsters', () => {
    const game = aGame({
      investigators: [agnes()],
      monsters: [
        { kind: 'nightmarishFiend', with: 0 },
        { kind: 'almaHill', with: 0 },
      ],
      dice: [6, 6],
    });
    drive(game, performAction(game, 0, 'attack:almaHill#1'));
    expect(game.state.monsters.map(({ damage }) => damage)).toEqual([0, 2]);
  });

  it('3E-402.5-2 only the attack modifier of the attacked monster applies', () => {
    const game = aGame({
      investigators: [agnes()],
      monsters: [
        { kind: 'maskedHunter', with: 0 },
        { kind: 'almaHill', with: 0 },
      ],
      dice: [1, 1],
    });
    drive(game, performAction(game, 0, 'attack:almaHill#1'));
    expect(eventsOf(game, 'TestRolled')[0]?.dice).toHaveLength(2);
  });

  it('3E-402.6 an exhausted monster is not engaged, stays exhausted and takes the damage', () => {
    const game = aGame({
      investigators: [agnes()],
      monsters: [{ kind: 'creepingGhoul', at: 'blackCave', exhausted: true }],
      dice: [6],
    });
    drive(game, performAction(game, 0, 'attack'));
    expect(game.state.monsters[0]).toMatchObject({ status: 'exhausted', engagedWith: [], damage: 1 });
  });

  it('3N-44 3E-402.7 a monster with a remnant icon gives one when an attack action defeats it', () => {
    const game = aGame({ investigators: [agnes()], monsters: [{ kind: 'fleshEater', with: 0 }], dice: [6, 6] });
    drive(game, performAction(game, 0, 'attack'));
    expect(game.state.monsters).toEqual([]);
    expect(seatOf(game, 0).remnants).toBe(1);
  });

  it('3E-402.7 one without the icon gives none', () => {
    const game = aGame({
      investigators: [agnes()],
      monsters: [{ kind: 'almaHill', with: 0, damage: 1 }],
      dice: [6, 6, 6],
    });
    drive(game, performAction(game, 0, 'attack'));
    expect(seatOf(game, 0).remnants).toBe(0);
  });

  it('3E-401.6 what is part of the attack happens in addition to its damage', () => {
    const game = aGame({
      investigators: [agnes({ cards: ['dynamite'] })],
      monsters: [
        { kind: 'nightmarishFiend', with: 0 },
        { kind: 'creepingGhoul', with: 0 },
      ],
      dice: [1],
    });
    const { decisions } = drive(game, performAction(game, 0, 'attack:creepingGhoul#1'), {
      'attack.during': 'dynamite#1:0',
    });
    expect(kindsOf(decisions)).toContain('attack.during');
    expect(game.state.monsters).toEqual([]);
    expect(seatOf(game, 0).cards).toEqual([]);
  });

  it('3E-401.6 nor does it take the place of the damage of the successes', () => {
    const game = aGame({
      investigators: [agnes({ sheet: 'michaelMcglen' })],
      sheet: { clues: 3 },
      monsters: [{ kind: 'umordhoth', with: 0 }],
      dice: [6, 6, 1],
    });
    drive(game, performAction(game, 0, 'attack'), {
      'attack.during': ({ options }) => options[0]?.id ?? 'none',
      'cost.amount': '3',
      'effect.amount': '3',
    });
    const successes = eventsOf(game, 'TestRolled')[0]?.dice.filter((die) => die >= 5).length ?? 0;
    expect(successes).toBeGreaterThan(0);
    expect(game.state.monsters[0]?.damage).toBe(successes + 3);
  });

  it('a monster that retaliates attacks who did not damage it', () => {
    const game = aGame({
      scenario: 'approachOfAzathoth',
      investigators: [agnes()],
      monsters: [{ kind: 'coursingHound', with: 0 }],
      dice: [1],
    });
    drive(game, performAction(game, 0, 'attack'));
    expect(seatOf(game, 0)).toMatchObject({ damage: 1, horror: 2 });
  });

  it('a monster that retaliates can be forestalled like one in the attack step', () => {
    const game = aGame({
      scenario: 'approachOfAzathoth',
      investigators: [agnes({ cards: ['mrPawterson'] })],
      monsters: [{ kind: 'coursingHound', with: 0 }],
      dice: [1, 1, 1],
    });
    const { decisions } = drive(game, performAction(game, 0, 'attack'), {
      'reaction.may': (decision) => decision.options[0]?.id ?? '',
    });
    expect(kindsOf(decisions)).toContain('reaction.may');
    expect(seatOf(game, 0)).toMatchObject({ damage: 0, horror: 0, cards: [] });
    expect(game.state.monsters[0]?.status).toBe('exhausted');
  });

  it('3E-402.2-1 every monster in the space can be chosen, and none elsewhere', () => {
    const game = aGame({
      investigators: [agnes(), agnes({ sheet: 'wendyAdams' })],
      monsters: [
        { kind: 'ruthTurner', at: 'graveyard' },
        { kind: 'hoodedStalker#1', with: 1 },
        { kind: 'fleshEater', with: 0 },
        { kind: 'creepingGhoul', at: 'blackCave', exhausted: true },
      ],
    });
    expect(
      legalActions(game, 0)
        .filter(({ action }) => action === 'attack')
        .map(({ id }) => id),
    ).toEqual(['attack:fleshEater#1', 'attack:creepingGhoul#1', 'attack:hoodedStalker#1']);
  });

  it('an attack asks for its target where none is named', () => {
    const game = aGame({
      investigators: [agnes()],
      monsters: [
        { kind: 'fleshEater', with: 0 },
        { kind: 'almaHill', with: 0 },
      ],
      dice: [1, 1],
    });
    const { decisions } = drive(game, performAction(game, 0, 'attack'), { 'attack.target': 'almaHill#1' });
    expect(optionIds(decisions[0])).toEqual(['fleshEater#1', 'almaHill#1']);
    expect(eventsOf(game, 'TestRolled')[0]?.against).toEqual({ ref: 'monster', id: 'almaHill#1' });
  });

  it('a disguise no longer hides from a monster that was attacked', () => {
    const game = aGame({
      investigators: [agnes({ cards: ['tatteredCloak'] })],
      monsters: [{ kind: 'fleshEater', at: 'blackCave' }],
      dice: [1, 1],
    });
    drive(game, settle(game));
    expect(game.state.monsters[0]?.status).toBe('ready');
    drive(game, performAction(game, 0, 'attack'));
    expect(game.state.monsters[0]).toMatchObject({ status: 'engaged', provokedBy: [0] });
  });
});
