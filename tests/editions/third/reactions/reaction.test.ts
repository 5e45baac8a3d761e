import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { modified, modifiersOf } from '../../../../src/editions/third/investigators/modifier.ts';
import { monsterAttacks } from '../../../../src/editions/third/monsters/attackstep.ts';
import { damageMonster } from '../../../../src/editions/third/monsters/monsterharm.ts';
import { happened, impending } from '../../../../src/editions/third/reactions/reaction.ts';
import { disengaged, monsterDamaged, monsterDefeated } from '../../../../src/editions/third/state/moment.ts';
import { thirdWords } from '../../../third.ts';
import { aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../table.ts';

describe('reactions', () => {
  it('3E-400.1d an optional one is asked about; silence takes what is free and can only help', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['mysteriousPhoto'] }] });
    const { decisions } = drive(game, happened(game, { event: 'gainClue', seat: 0, amount: 1 }));
    expect(optionIds(decisions[0])).toEqual(['mysteriousPhoto#1:0', 'none']);
    expect(decisions[0]?.default).toEqual(['mysteriousPhoto#1:0']);
  });

  it('3E-400.1d one that costs is not taken by silence', () => {
    const game = aGame({ investigators: [{ sheet: 'normanWithers', clues: 1 }] });
    const { decisions } = drive(game, happened(game, { event: 'youRemoveDoomFromYourSpace', seat: 0, amount: 2 }));
    expect(decisions[0]?.default).toEqual(['none']);
    expect(seatOf(game, 0).horror).toBe(0);
  });

  it('3E-454.4 an amount below what the text asks for is not enough', () => {
    const game = aGame({ investigators: [{ sheet: 'normanWithers', clues: 1 }] });
    const { decisions } = drive(game, happened(game, { event: 'youRemoveDoomFromYourSpace', seat: 0, amount: 1 }));
    expect(decisions).toEqual([]);
  });

  it('a compulsory one happens without being asked', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['reportingGig'] }] });
    const { decisions } = drive(game, happened(game, { event: 'gainClue', seat: 0, amount: 1 }));
    expect(decisions).toEqual([]);
    expect(seatOf(game, 0).money).toBe(2);
  });

  it('only the owner’s own doings count for “you”', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['reportingGig'] }, 'tommyMuldoon'] });
    drive(game, happened(game, { event: 'gainClue', seat: 1, amount: 1 }));
    expect(seatOf(game, 0).money).toBe(0);
  });

  it('once a round means once a round', () => {
    const game = aGame({ investigators: [{ sheet: 'minhThiPhan', clues: 3, cards: ['kingInYellow'] }] });
    const horror = () => drive(game, happened(game, { event: 'youSufferHorror', seat: 0, amount: 1 })).decisions;
    expect(horror()).toHaveLength(1);
    expect(horror()).toHaveLength(0);
    game.state.round += 1;
    expect(horror()).toHaveLength(1);
    expect(game.state.sheet.clues).toBe(2);
  });

  it('harm that has been prevented completely calls nobody else', () => {
    const game = aGame({
      investigators: [
        { sheet: 'wendyAdams', cards: ['mamasAmulet'] },
        { sheet: 'dexterDrake', cards: ['fleshWard'] },
      ],
    });
    const harm = { seat: 0, damage: 0, horror: 0 };
    const { decisions } = drive(game, impending(game, { event: 'youWouldSufferDamageOrHorror', seat: 0, harm }));
    expect(decisions).toEqual([]);
  });

  it('what a card does is no occasion for itself', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', cards: ['litaChantler'] }],
      monsters: [{ kind: 'nightmarishFiend', with: 0 }],
    });
    drive(game, damageMonster(game, 'nightmarishFiend#1', 1, { seat: 0 }));
    expect(game.state.monsters[0]?.damage).toBe(2);
    expect(game.state.reacting).toBeUndefined();
  });

  it('a defeated monster gives its reward to whoever defeated it by an attack', () => {
    const scene = (attack: boolean) => {
      const game = aGame({
        scenario: 'approachOfAzathoth',
        investigators: ['wendyAdams'],
        decks: { spell: ['wither'] },
      });
      drive(game, happened(game, monsterDefeated('highPriest#1', 'blackCave', 0, attack)));
      return seatOf(game, 0).cards.map(({ id }) => id);
    };
    expect(scene(true)).toEqual(['wither#1']);
    expect(scene(false)).toEqual([]);
  });

  it('a monster that dies with others is defeated too, if it holds him', () => {
    const game = aGame({ investigators: ['wendyAdams'], monsters: [{ kind: 'billyCooper', with: 0 }] });
    drive(game, happened(game, monsterDefeated('fleshEater#1', 'generalStore', 0)));
    expect(game.state.monsters).toEqual([]);
  });

  it('an objective that waits for an event fires once', () => {
    const game = aGame({ investigators: ['wendyAdams'], codex: [18] });
    const defeat = () => drive(game, happened(game, monsterDefeated('umordhoth#1', 'generalStore', 0, true)));
    defeat();
    defeat();
    expect(eventsOf(game, 'CodexFired').filter(({ card }) => card === 18).length).toBeLessThanOrEqual(1);
  });

  it('3E-R21 codex texts about events without an investigator still happen', () => {
    const game = aGame({ codex: [12], investigators: ['wendyAdams'] });
    const worshiper = 'almaHill#1';
    drive(game, happened(game, { event: 'monsterDefeated', monster: worshiper, space: 'generalStore' }));
    expect(game.state.sheet.markers).toBe(1);
  });

  it('several names of one happening make one answer', () => {
    const game = aGame({
      investigators: [{ sheet: 'tommyMuldoon', cards: ['handcuffs'] }],
      monsters: [{ kind: 'billyCooper', with: 0 }],
    });
    const { decisions } = drive(game, happened(game, monsterDamaged('billyCooper#1', 'generalStore', 0, 1)));
    expect(kindsOf(decisions)).toEqual(['reaction.may']);
    expect(game.state.monsters).toEqual([]);
  });

  it('a monster that damages him, or his ally alone, is answered by who that concerns', () => {
    const scene = (card: string, damage: string) => {
      const game = aGame({
        investigators: [{ sheet: 'tommyMuldoon', cards: [card] }],
        monsters: [{ kind: 'lodgeEnforcer', with: 0 }],
        scenario: 'veilOfTwilight',
      });
      const { decisions } = drive(game, monsterAttacks(game, 'lodgeEnforcer#1', 0), {
        'harm.assign': ({ options, default: silent }) => options.find(({ id }) => id.includes(damage))?.id ?? silent,
        'reaction.may': ({ options }) => options[0]?.id ?? 'none',
      });
      return { answered: kindsOf(decisions).includes('reaction.may'), left: game.state.monsters.length };
    };
    expect(scene('handcuffs', 'nobody')).toEqual({ answered: true, left: 0 });
    expect(scene('strayDog', 'nobody')).toEqual({ answered: false, left: 0 });
    expect(scene('strayDog', 'strayDog')).toEqual({ answered: false, left: 0 });
  });

  it('3E-466.15 what defeats a monster is not offered against one that its damage defeats anyway', () => {
    const strike = (kind: string, damage: number) => {
      const game = aGame({
        scenario: 'echoesOfTheDeep',
        investigators: [{ sheet: 'tommyMuldoon', cards: ['handcuffs'] }],
        monsters: [{ kind, with: 0 }],
      });
      const id = game.state.monsters[0]!.id;
      const { decisions } = drive(game, damageMonster(game, id, damage, { seat: 0, attack: true }));
      return { asked: kindsOf(decisions), by: seatOf(game, 0).used, left: game.state.monsters.length };
    };
    expect(strike('hoodedStalker', 9)).toEqual({ asked: [], by: {}, left: 0 });
    // Its end by an attack costs 1 horror, so there is something to choose.
    expect(strike('hybridThug', 9)).toMatchObject({ asked: ['reaction.may'], left: 0 });
  });

  it('the question says which monster it is about and whom it is after', () => {
    const game = aGame({
      investigators: ['tommyMuldoon', 'wendyAdams'],
      monsters: [{ kind: 'hoodedStalker', at: 'generalStore' }],
    });
    const event = 'monsterWouldEngageAnotherInvestigatorInYourSpace';
    const monster = game.state.monsters[0]!.id;
    const { decisions } = drive(game, impending(game, { event, seat: 1, monster }));
    expect(decisions.map(({ ask }) => thirdWords('en', game.state).text(ask))).toEqual([
      'The Hooded Stalker is about to engage Wendy. Does Tommy draw it off?',
    ]);
  });

  it('a text about humans leaves others alone', () => {
    const game = aGame({
      investigators: [{ sheet: 'tommyMuldoon', cards: ['handcuffs'] }],
      monsters: [{ kind: 'nightmarishFiend', with: 0 }],
    });
    expect(drive(game, happened(game, disengaged('nightmarishFiend#1', 'generalStore', 0))).decisions).toEqual([]);
  });
});

describe('modifiers', () => {
  it('a card in the play area adds to its owner’s values only', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['theMoon'] }, 'tommyMuldoon'] });
    expect(modified(game, 'focusLimit', 2, { seat: 0 })).toBe(3);
    expect(modified(game, 'focusLimit', 2, { seat: 1 })).toBe(2);
  });

  it('a monster weighs on whoever it is engaged with', () => {
    const game = aGame({
      scenario: 'veilOfTwilight',
      investigators: ['wendyAdams', 'tommyMuldoon'],
      monsters: [{ kind: 'whippoorwill', with: 0 }],
    });
    expect(modified(game, 'check:all', 0, { seat: 0 })).toBe(-1);
    expect(modified(game, 'check:all', 0, { seat: 1 })).toBe(0);
  });

  it('a card that helps only while in use', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['shotgun'] }] });
    const worth = (inUse: Copy[]) => modified(game, 'successesPerSix', 1, { seat: 0, during: 'attack', inUse });
    expect(worth(['shotgun#1'])).toBe(2);
    expect(worth([])).toBe(1);
  });

  it('codex cards change a monster’s health by what lies on the sheet', () => {
    const game = aGame({ codex: [18], sheet: { markers: 2 }, monsters: [{ kind: 'umordhoth', at: 'generalStore' }] });
    const umordhoth = game.state.monsters[0]!.id;
    expect(modified(game, 'health', 10, { monster: umordhoth })).toBe(6);
  });

  it('a card changes the dice of another card’s reckoning', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['darkBlessing', 'darkPact'] }] });
    expect(modified(game, 'reckoningDice', 1, { seat: 0, card: 'darkPact#1' })).toBe(2);
    expect(modified(game, 'reckoningDice', 1, { seat: 0, card: 'knife#1' })).toBe(1);
    expect(modifiersOf(game, 'successFaces', { seat: 0 })).toHaveLength(1);
  });
});
