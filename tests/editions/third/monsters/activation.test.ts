import { describe, expect, it } from 'vitest';
import { townOf } from '../../../../src/editions/third/board/area.ts';
import { activate, activationStep, moveMonster } from '../../../../src/editions/third/monsters/activation.ts';
import { Play } from '../../../../src/engine/play.ts';
import { thirdEdition } from '../../../third.ts';
import { addMonster, aGame, drive, eventsOf, kindsOf, optionIds, playOn, seatOf } from '../table.ts';

const paths = (game: Parameters<typeof eventsOf>[0]) => eventsOf(game, 'MonsterMoved').map(({ to }) => to);

describe('the monster phase', () => {
  it('3E-202.1 activation, attack and ready follow each other', () => {
    const game = aGame({ cursor: { step: 'monster.activation' }, phase: 'monster', at: 'generalStore' });
    addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    addMonster(game, { kind: 'hoodedStalker', at: 'velmasDiner', exhausted: true });
    const play = new Play(thirdEdition, game.state);
    playOn(play, {}, ({ kind }) => kind !== 'x');
    const order = play
      .drain()
      .map(({ type }) => type)
      .filter((type) => ['MonsterActivated', 'MonsterAttacked', 'MonsterReadied'].includes(type));
    expect(order).toEqual(['MonsterActivated', 'MonsterAttacked', 'MonsterReadied']);
  });

  it('3E-202.2a-1, 3E-202.2f-1, 3E-202.2f-2 each ready monster activates once, no other', () => {
    const game = aGame({ at: 'generalStore' });
    const ready = [
      addMonster(game, { kind: 'fleshEater', at: 'hangmansHill' }),
      addMonster(game, { kind: 'ghoulPriest', at: 'velmasDiner' }),
    ];
    addMonster(game, { kind: 'hoodedStalker', at: 'velmasDiner', exhausted: true });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, activationStep(game));
    expect(eventsOf(game, 'MonsterActivated').map(({ monster }) => monster)).toEqual(ready.map(({ id }) => id));
  });

  it('3E-202.2f-1 a ready monster activates also where it shares its space with an investigator', () => {
    const game = aGame({ at: 'generalStore', cup: ['blank', 'blank'] });
    const alma = addMonster(game, { kind: 'almaHill', at: 'generalStore' });
    drive(game, activationStep(game));
    expect(eventsOf(game, 'MonsterActivated').map(({ monster }) => monster)).toEqual([alma.id]);
    expect(eventsOf(game, 'TokenDrawn')).toHaveLength(2);
  });

  it('3E-202.2a-2, 3E-004-2 the group chooses the order where one lays the doom another follows', () => {
    const arrange = () => {
      const game = aGame({ at: 'generalStore', doom: { hangmansHill: 1 }, cup: ['blank'] });
      const glutton = addMonster(game, { kind: 'viciousGlutton', at: 'stMarysHospital' });
      const masked = addMonster(game, { kind: 'maskedOnes', at: 'yeOldeMagickShoppe' });
      game.state.doom.yeOldeMagickShoppe = 1;
      return { game, glutton, masked };
    };
    const first = arrange();
    const { decisions } = drive(first.game, activationStep(first.game), { 'monster.order': first.masked.id });
    expect(decisions[0]).toMatchObject({ kind: 'monster.order', mode: 'group', default: ['in-order'] });
    expect(optionIds(decisions[0])).toEqual(['in-order', first.glutton.id, first.masked.id, 'usual']);
    expect(first.glutton.at).toBe('yeOldeMagickShoppe');
    const last = arrange();
    drive(last.game, activationStep(last.game), { 'monster.destination': 'hangmansHill' });
    expect(last.glutton.at).toBe('hangmansHill');
  });

  it('3E-202.2a-2 what cannot matter is not asked', () => {
    const game = aGame({ at: 'generalStore' });
    addMonster(game, { kind: 'fleshEater', at: 'hangmansHill' });
    addMonster(game, { kind: 'ghoulAcolyte', at: 'velmasDiner' });
    const { decisions } = drive(game, activationStep(game));
    expect(kindsOf(decisions)).not.toContain('monster.order');
  });

  it('3E-202.2a-2 the order is asked too where one of them draws tokens, and is that of the answers', () => {
    const game = aGame({ at: 'generalStore', cup: ['blank', 'blank', 'blank'] });
    const alma = addMonster(game, { kind: 'almaHill', at: 'hangmansHill' });
    const priest = addMonster(game, { kind: 'ghoulPriest', at: 'velmasDiner' });
    const { decisions } = drive(game, activationStep(game), { 'monster.order': priest.id });
    expect(decisions[0]).toMatchObject({ kind: 'monster.order', mode: 'group' });
    expect(eventsOf(game, 'MonsterActivated').map(({ monster }) => monster)).toEqual([priest.id, alma.id]);
  });

  it('3E-202.2a-2 the order is asked where one can defeat whom another is after', () => {
    const arrange = (horror: number, thrall = 'blackCave') => {
      const game = aGame({
        scenario: 'veilOfTwilight',
        investigators: [
          { sheet: 'wendyAdams', horror, at: 'trainStation' },
          { sheet: 'rexMurphy', at: 'southChurch' },
        ],
      });
      const hunter = addMonster(game, { kind: 'avianThrall', at: thrall });
      const touched = addMonster(game, { kind: 'voidTouched', at: 'orneLibrary' });
      seatOf(game, 0).clues = 1;
      return { game, hunter, touched };
    };
    const first = arrange(6);
    const { decisions } = drive(first.game, activationStep(first.game));
    expect(kindsOf(decisions)[0]).toBe('monster.order');
    const last = arrange(6);
    drive(last.game, activationStep(last.game), { 'monster.order': last.touched.id });
    expect(seatOf(first.game, 0).left).toBe('defeated');
    expect(last.hunter.at).not.toBe(first.hunter.at);
    const safe = arrange(5);
    expect(kindsOf(drive(safe.game, activationStep(safe.game)).decisions)).not.toContain('monster.order');
  });

  it('3E-202.2a-2 what befalls somebody whom no other is after or can meet is not asked', () => {
    const arrange = (at: string) => {
      const investigators = [
        { sheet: 'wendyAdams', horror: 6, at },
        { sheet: 'rexMurphy', clues: 1, at: 'southChurch' },
      ];
      const game = aGame({ scenario: 'veilOfTwilight', investigators });
      addMonster(game, { kind: 'avianThrall', at: 'blackCave' });
      addMonster(game, { kind: 'voidTouched', at: 'orneLibrary' });
      return game;
    };
    const asked = (game: ReturnType<typeof arrange>) => kindsOf(drive(game, activationStep(game)).decisions);
    expect(asked(arrange('independenceSquare'))).not.toContain('monster.order');
    expect(asked(arrange('generalStore'))).toContain('monster.order');
  });

  it('3E-202.2a-2, 3E-438.6 nor what makes nobody else the prey: focus and clues that one takes', () => {
    const asked = (
      more: { focus?: { strength: number }; cards?: string[]; clues?: number },
      kinds: string[],
      other = 'southChurch',
    ) => {
      const investigators = [
        { sheet: 'minhThiPhan', at: 'graveyard', ...more },
        { sheet: 'rexMurphy', at: other },
      ];
      const game = aGame({ investigators });
      for (const kind of kinds) addMonster(game, { kind, at: 'stMarysHospital' });
      return kindsOf(drive(game, activationStep(game)).decisions).includes('monster.order');
    };
    const collins = ['hermanCollins', 'fleshEater'];
    expect([asked({ focus: { strength: 1 } }, collins), asked({}, collins)]).toEqual([true, false]);
    const king = { cards: ['kingInYellow'], clues: 1 };
    const hunter = ['riverSkulk', 'maskedHunter'];
    expect([asked(king, hunter), asked({ clues: 1 }, hunter)]).toEqual([true, false]);
    // As far as it gets, the way to either is the same (2E-T62).
    expect(asked({ focus: { strength: 1 } }, collins, 'policeStation')).toBe(false);
  });

  it('3E-202.2a-1 one that is gone when its turn comes does not activate', () => {
    const game = aGame({ at: 'generalStore', investigators: [{ sheet: 'jennyBarnes', damage: 6, at: 'graveyard' }] });
    addMonster(game, { kind: 'ghoulPriest', at: 'velmasDiner' });
    addMonster(game, { kind: 'fleshEater', at: 'blackCave' });
    const { ended } = drive(game, activationStep(game));
    expect(ended).toBe(false);
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(eventsOf(game, 'MonsterMoved')).toEqual([]);
  });
});

describe('patrols', () => {
  it('3N-40 3E-461.2-1, 3E-494.1, 3E-202.2b, 3E-202.2d-1 a patrol moves toward its destination', () => {
    const game = aGame({ at: 'arkhamAsylum', doom: { hangmansHill: 2 } });
    const glutton = addMonster(game, { kind: 'viciousGlutton', at: 'generalStore' });
    drive(game, activate(game, glutton.id));
    expect(glutton).toMatchObject({ at: 'hangmansHill', status: 'ready' });
  });

  it('3E-461.2-2 it engages the prey its text names among those it meets', () => {
    const game = aGame({
      investigators: [
        { sheet: 'michaelMcglen', at: 'generalStore' },
        { sheet: 'calvinWright', at: 'generalStore' },
      ],
      doom: { hangmansHill: 2 },
    });
    const glutton = addMonster(game, { kind: 'viciousGlutton', at: 'rivertownSouthsideStreet' });
    const { decisions } = drive(game, activate(game, glutton.id));
    expect(decisions).toEqual([]);
    expect(glutton).toMatchObject({ at: 'generalStore', engagedWith: [1] });
  });

  it('3E-202.2g-1, 3E-494.2 of several destinations the nearest takes precedence', () => {
    const game = aGame({ at: 'arkhamAsylum', doom: { hangmansHill: 2, velmasDiner: 2 } });
    const glutton = addMonster(game, { kind: 'viciousGlutton', at: 'generalStore' });
    const { decisions } = drive(game, activate(game, glutton.id));
    expect(decisions).toEqual([]);
    expect(glutton.at).toBe('hangmansHill');
  });

  it('3E-202.2g-2, 3E-494.2 of equally near ones the group chooses; silence takes the one without investigators', () => {
    const arrange = () => {
      const game = aGame({ at: 'hangmansHill', doom: { hangmansHill: 2, southChurch: 2 } });
      return { game, glutton: addMonster(game, { kind: 'viciousGlutton', at: 'generalStore' }) };
    };
    const silent = arrange();
    const { decisions } = drive(silent.game, activate(silent.game, silent.glutton.id));
    expect(decisions).toMatchObject([{ kind: 'monster.destination', mode: 'group', default: ['southChurch'] }]);
    expect(silent.glutton.at).toBe('southChurch');
    const asked = arrange();
    drive(asked.game, activate(asked.game, asked.glutton.id), { 'monster.destination': 'hangmansHill' });
    expect(asked.glutton).toMatchObject({ at: 'hangmansHill', engagedWith: [0] });
  });

  it('3E-494.3 at its destination it stops, even with speed left', () => {
    const game = aGame({ at: 'arkhamAsylum', doom: { graveyard: 1 } });
    const glutton = addMonster(game, { kind: 'viciousGlutton', at: 'generalStore' });
    drive(game, activate(game, glutton.id));
    expect(glutton.at).toBe('graveyard');
    expect(paths(game)).toHaveLength(1);
  });

  it('3E-494.4 one that is there already does not move', () => {
    const game = aGame({ at: 'arkhamAsylum', doom: { graveyard: 1 } });
    const glutton = addMonster(game, { kind: 'viciousGlutton', at: 'graveyard' });
    drive(game, activate(game, glutton.id));
    expect(paths(game)).toEqual([]);
  });

  it('3E-494.4 nor does it go on to another space that would do as well', () => {
    const game = aGame({ at: 'arkhamAsylum', doom: { graveyard: 1, hangmansHill: 1 } });
    const glutton = addMonster(game, { kind: 'viciousGlutton', at: 'graveyard' });
    const { decisions } = drive(game, activate(game, glutton.id));
    expect(decisions).toEqual([]);
    expect(glutton.at).toBe('graveyard');
  });

  it('3E-461.2-1 the unstable space is a destination too', () => {
    const game = aGame({ at: 'arkhamAsylum' });
    game.state.decks.eventDiscard = ['feastOfUmordhothEvent19'];
    const ghoul = addMonster(game, { kind: 'creepingGhoul', at: 'generalStore' });
    drive(game, activate(game, ghoul.id));
    expect(ghoul.at).toBe('hangmansHill');
  });
});

describe('lurkers', () => {
  it('3N-40 3E-468.2 a lurker stays and does its harm where it is', () => {
    const game = aGame({ investigators: ['michaelMcglen', 'agnesBaker'], at: 'generalStore' });
    const priest = addMonster(game, { kind: 'ghoulPriest', at: 'velmasDiner' });
    const masked = addMonster(game, { kind: 'maskedOnes', at: 'hibbsRoadhouse' });
    drive(game, activationStep(game));
    expect([0, 1].map((seat) => seatOf(game, seat).damage)).toEqual([1, 1]);
    expect(game.state.doom.hibbsRoadhouse).toBe(1);
    expect([priest.at, masked.at]).toEqual(['velmasDiner', 'hibbsRoadhouse']);
    expect(paths(game)).toEqual([]);
  });

  it('3E-468.2 each of two of a name where it is itself', () => {
    const game = aGame({ investigators: ['michaelMcglen'], at: 'generalStore' });
    for (const at of ['hibbsRoadhouse', 'velmasDiner']) addMonster(game, { kind: 'maskedOnes', at });
    drive(game, activationStep(game));
    expect(game.state.doom).toEqual({ hibbsRoadhouse: 1, velmasDiner: 1 });
  });
});

describe('moved by an effect', () => {
  it('3E-424.3, 3E-424.4-1 it goes so many spaces, or straight there, and leaves behind whom it was engaged with', () => {
    const game = aGame({ at: 'generalStore' });
    const priest = addMonster(game, { kind: 'ghoulPriest', with: 0 });
    drive(game, moveMonster(game, priest.id, 'velmasDiner', 1));
    expect(townOf(game).distance('generalStore', priest.at)).toBe(1);
    expect(priest).toMatchObject({ engagedWith: [], status: 'ready' });
    drive(game, moveMonster(game, priest.id, 'hangmansHill', 'direct'));
    expect(priest.at).toBe('hangmansHill');
    expect(eventsOf(game, 'MonsterMoved').map(({ direct }) => direct)).toEqual([false, true]);
  });
});
