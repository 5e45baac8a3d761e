import { describe, expect, it } from 'vitest';
import { townOf } from '../../../../src/editions/third/board/area.ts';
import { activate, activationStep } from '../../../../src/editions/third/monsters/activation.ts';
import { preyOf } from '../../../../src/editions/third/monsters/prey.ts';
import { addMonster, aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../table.ts';

const paths = (game: Parameters<typeof eventsOf>[0]) => eventsOf(game, 'MonsterMoved').map(({ to }) => to);

describe('hunters', () => {
  it('3N-40 3E-202.2b, 3E-202.2c, 3E-450.2, 3E-457.3c, 3E-457.3d a hunter moves its speed toward its prey', () => {
    const game = aGame({ at: 'generalStore' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'velmasDiner' });
    const before = townOf(game).distance('velmasDiner', 'generalStore');
    drive(game, activate(game, eater.id));
    expect(paths(game)).toHaveLength(2);
    expect(townOf(game).distance(eater.at, 'generalStore')).toBe(before - 2);
    expect(eventsOf(game, 'MonsterMoved').every(({ direct }) => !direct)).toBe(true);
  });

  it('3E-450.2, 3E-202.2d-1 it engages its prey when it gets there', () => {
    const game = aGame({ at: 'generalStore' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    drive(game, activate(game, eater.id));
    expect(eater).toMatchObject({ at: 'generalStore', status: 'engaged', engagedWith: [0] });
  });

  it('3E-202.2d-1 prey is picked by the text: the strongest for one, the weakest for another', () => {
    const game = aGame({
      investigators: [
        { sheet: 'michaelMcglen', at: 'laBellaLuna' },
        { sheet: 'agnesBaker', at: 'southChurch' },
      ],
    });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    const stalker = addMonster(game, { kind: 'hoodedStalker', at: 'graveyard' });
    drive(game, activationStep(game));
    expect(townOf(game).distance(eater.at, 'laBellaLuna')).toBeLessThan(
      townOf(game).distance('graveyard', 'laBellaLuna'),
    );
    expect(stalker).toMatchObject({ at: 'southChurch', engagedWith: [1] });
  });

  it('3E-202.2d-2 it takes a shortest path', () => {
    const game = aGame({ at: 'southChurch' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'generalStore' });
    drive(game, activate(game, eater.id));
    expect(paths(game)).toEqual(['rivertownSouthsideStreet', 'southChurch']);
  });

  it('3E-202.2e-1, 3E-202.2e-2, 3E-R17 in the first space with an investigator it engages him, prey or not, and stops', () => {
    const game = aGame({
      investigators: [
        { sheet: 'michaelMcglen', at: 'southChurch' },
        { sheet: 'agnesBaker', at: 'rivertownSouthsideStreet' },
      ],
    });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'generalStore' });
    drive(game, activate(game, eater.id));
    expect(eater).toMatchObject({ at: 'rivertownSouthsideStreet', engagedWith: [1] });
    expect(paths(game)).toHaveLength(1);
  });

  it('3E-R17 it does not stop for other monsters', () => {
    const game = aGame({ at: 'southChurch' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'generalStore' });
    addMonster(game, { kind: 'ghoulPriest', at: 'rivertownSouthsideStreet', exhausted: true });
    drive(game, activate(game, eater.id));
    expect(eater).toMatchObject({ at: 'southChurch', engagedWith: [0] });
  });

  it('3E-202.2g-3, 3E-423.1-2 equally good, equally near prey is the choice of the group; silence takes the sturdiest', () => {
    const arrange = () => {
      const game = aGame({
        investigators: [
          { sheet: 'wendyAdams', at: 'rivertownUptownStreet', damage: 1 },
          { sheet: 'agnesBaker', at: 'rivertownSouthsideStreet' },
        ],
      });
      return { game, stalker: addMonster(game, { kind: 'hoodedStalker', at: 'generalStore' }) };
    };
    const silent = arrange();
    expect(preyOf(silent.game, silent.stalker, 'lowestStrength')).toEqual([0, 1]);
    const { decisions } = drive(silent.game, activate(silent.game, silent.stalker.id));
    expect(decisions).toMatchObject([{ kind: 'monster.prey', mode: 'group', default: ['1'] }]);
    expect(silent.stalker.engagedWith).toEqual([1]);
    const asked = arrange();
    drive(asked.game, activate(asked.game, asked.stalker.id), { 'monster.prey': '0' });
    expect(asked.stalker.engagedWith).toEqual([0]);
  });

  it('3E-202.2g-3, 2E-T62 nobody is asked where it gets to the same space whichever it is after', () => {
    const asked = (at: string) => {
      const game = aGame({
        investigators: [
          { sheet: 'wendyAdams', at: 'blackCave' },
          { sheet: 'agnesBaker', at: 'graveyard' },
        ],
      });
      const stalker = addMonster(game, { kind: 'hoodedStalker', at });
      expect(preyOf(game, stalker, 'lowestStrength')).toEqual([0, 1]);
      const { decisions } = drive(game, activate(game, stalker.id));
      expect(paths(game)).toHaveLength(2);
      return kindsOf(decisions);
    };
    expect(asked('velmasDiner')).toEqual([]);
    expect(asked('rivertownUptownStreet')).toEqual(['monster.prey']);
  });

  it('3E-202.2g-3 of three that are equal any can be chosen', () => {
    for (const wanted of [0, 1, 2]) {
      const game = aGame({
        investigators: [
          { sheet: 'wendyAdams', at: 'rivertownUptownStreet' },
          { sheet: 'agnesBaker', at: 'rivertownSouthsideStreet' },
          { sheet: 'danielaReyes', at: 'graveyard' },
        ],
      });
      const monster = addMonster(game, { kind: 'whippoorwill', at: 'generalStore' });
      const { decisions } = drive(game, activate(game, monster.id), { 'monster.prey': String(wanted) });
      expect(optionIds(decisions[0])).toEqual(['0', '1', '2', 'usual']);
      expect(monster.engagedWith).toEqual([wanted]);
    }
  });

  it('3E-202.2g-1 of equally good prey the nearest takes precedence', () => {
    const game = aGame({
      investigators: [
        { sheet: 'wendyAdams', at: 'velmasDiner' },
        { sheet: 'agnesBaker', at: 'rivertownSouthsideStreet' },
      ],
    });
    const stalker = addMonster(game, { kind: 'hoodedStalker', at: 'generalStore' });
    const { decisions } = drive(game, activate(game, stalker.id));
    expect(decisions).toEqual([]);
    expect(stalker.engagedWith).toEqual([1]);
  });

  it('3E-423.1-1 prey is whom the text means: by skill with focus, clues, remnants, spells or nearness', () => {
    const game = aGame({
      scenario: 'veilOfTwilight',
      investigators: [
        { sheet: 'michaelMcglen', at: 'graveyard', clues: 2 },
        { sheet: 'agnesBaker', at: 'generalStore', remnants: 3, focus: { strength: 1 } },
        { sheet: 'calvinWright', at: 'blackCave', cards: ['stormOfSpirits'] },
      ],
    });
    const monster = addMonster(game, { kind: 'whippoorwill', at: 'hangmansHill' });
    expect(preyOf(game, monster, 'mostClues')).toEqual([0]);
    expect(preyOf(game, monster, 'mostRemnants')).toEqual([1]);
    expect(preyOf(game, monster, 'mostSpells')).toEqual([2]);
    expect(preyOf(game, monster, 'highestLore')).toEqual([1]);
    expect(preyOf(game, monster, 'lowestWill')).toEqual([2]);
    expect(preyOf(game, monster, 'highestStrength')).toEqual([0]);
    seatOf(game, 1).focus.strength = 0;
    expect(preyOf(game, monster, 'lowestStrength')).toEqual([1]);
    const { at } = monster;
    const least = Math.min(...[0, 1, 2].map((seat) => townOf(game).distance(at, seatOf(game, seat).at)));
    for (const seat of preyOf(game, monster, 'nearest'))
      expect(townOf(game).distance(at, seatOf(game, seat).at)).toBe(least);
  });

  it('3E-423.1-1, 3E-438.6 a focus token decides who of two equals is prey', () => {
    const preyWith = (seat: number, criterion: 'highestStrength' | 'lowestStrength') => {
      const game = aGame({ investigators: ['wendyAdams', 'agnesBaker'], at: 'generalStore' });
      const stalker = addMonster(game, { kind: 'hoodedStalker', at: 'hangmansHill' });
      expect(preyOf(game, stalker, criterion)).toEqual([0, 1]);
      seatOf(game, seat).focus.strength = 1;
      return preyOf(game, stalker, criterion);
    };
    for (const seat of [0, 1]) {
      expect(preyWith(seat, 'highestStrength')).toEqual([seat]);
      expect(preyWith(seat, 'lowestStrength')).toEqual([1 - seat]);
    }
  });

  it('3E-R18 of equally short ways the group chooses where one leads through an investigator', () => {
    const arrange = () => {
      const game = aGame({
        investigators: [
          { sheet: 'michaelMcglen', at: 'yeOldeMagickShoppe' },
          { sheet: 'agnesBaker', at: 'stMarysHospital' },
        ],
      });
      return { game, eater: addMonster(game, { kind: 'fleshEater', at: 'rivertownUptownStreet' }) };
    };
    const silent = arrange();
    const { decisions } = drive(silent.game, activate(silent.game, silent.eater.id));
    expect(decisions).toMatchObject([{ kind: 'monster.path', rule: '3E-R18', default: ['hangmansHill'] }]);
    expect(silent.eater.engagedWith).toEqual([0]);
    const asked = arrange();
    drive(asked.game, activate(asked.game, asked.eater.id), { 'monster.path': 'stMarysHospital' });
    expect(asked.eater.engagedWith).toEqual([1]);
    const same = aGame({ at: 'yeOldeMagickShoppe' });
    const eater = addMonster(same, { kind: 'fleshEater', at: 'rivertownUptownStreet' });
    expect(drive(same, activate(same, eater.id)).decisions).toEqual([]);
  });

  it('3E-R18 it asks too where only the second space of a way has an investigator', () => {
    const arrange = () => {
      const game = aGame({ at: 'easttownRivertownStreet', doom: { blackCave: 2 } });
      return { game, glutton: addMonster(game, { kind: 'viciousGlutton', at: 'downtownEasttownStreet' }) };
    };
    const silent = arrange();
    const { decisions } = drive(silent.game, activate(silent.game, silent.glutton.id));
    expect(decisions).toMatchObject([{ kind: 'monster.path', rule: '3E-R18', default: ['laBellaLuna'] }]);
    expect(silent.glutton).toMatchObject({ at: 'downtownRivertownStreet', engagedWith: [] });
    const asked = arrange();
    drive(asked.game, activate(asked.game, asked.glutton.id), { 'monster.path': 'policeStation' });
    expect(asked.glutton).toMatchObject({ at: 'easttownRivertownStreet', engagedWith: [0] });
  });

  it('3N-41 3E-202.2c one that moves directly goes straight to its prey', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', at: 'velmasDiner' });
    const hound = addMonster(game, { kind: 'ravenousPredator', at: 'riverDocks' });
    drive(game, activate(game, hound.id));
    expect(paths(game)).toEqual(['velmasDiner']);
    expect(hound.engagedWith).toEqual([0]);
  });

  it('3E-202.2d-1 without anybody in play it stays where it is', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', left: 'defeated' }] });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'velmasDiner' });
    drive(game, activate(game, eater.id));
    expect(eater).toMatchObject({ at: 'velmasDiner', status: 'ready' });
  });
});
