import { describe, expect, it } from 'vitest';
import { performAction } from '../../../src/editions/third/actions/action.ts';
import { ref } from '../../../src/engine/phrase.ts';
import { Words } from '../../../src/words/words.ts';
import { CONTENT, readScenario, runScenario, third } from '../../third.ts';
import { aGame, drive, seatOf } from './table.ts';

/** What did not come out as a scenario says, forced chance that was left over included. */
function played(text: string): string[] {
  const { failures, leftOver } = runScenario(
    readScenario(`edition: third\nname: a statement about a component\n${text}`),
  );
  return [...failures, ...leftOver];
}

describe('components of the third edition', () => {
  it.each([
    [
      '3N-29 what a headline’s test brings in any case comes on a failure',
      `given: { step: mythos.turn, decks: { headline: [dreamExpertFoundDead] }, investigators: [{ sheet: agnesBaker }] }
steps: 0
dice: [1, 1, 1]
play: [{ headline: dreamExpertFoundDead }, { defaultsUntil: action }]
expect: { state: { investigators.0.horror: 3 } }`,
    ],
    [
      '3N-29 and on a success, less by each of them',
      `given: { step: mythos.turn, decks: { headline: [dreamExpertFoundDead] }, investigators: [{ sheet: agnesBaker }] }
steps: 0
dice: [6, 1, 1]
play: [{ headline: dreamExpertFoundDead }, { defaultsUntil: action }]
expect: { state: { investigators.0.horror: 2 } }`,
    ],
    [
      '3N-30 the monsters left behind are ready, and engage whoever else stands there',
      `given:
  scenario: feastOfUmordhoth
  step: mythos.turn
  decks: { headline: [magicianVanishesRabbitSelf] }
  investigators: [{ sheet: agnesBaker, at: graveyard }, { sheet: tommyMuldoon, at: graveyard }]
  monsters: [{ kind: fleshEater, at: graveyard, status: engaged, engagedWith: [0] }]
steps: 0
play: [{ headline: magicianVanishesRabbitSelf, seat: 0 }]
expect: { state: { monsters.0.engagedWith: [1], monsters.0.at: graveyard } }`,
    ],
    [
      '3N-30 with nobody else there they stand ready',
      `given:
  scenario: feastOfUmordhoth
  step: mythos.turn
  decks: { headline: [magicianVanishesRabbitSelf] }
  investigators: [{ sheet: agnesBaker, at: graveyard }]
  monsters: [{ kind: fleshEater, at: graveyard, status: engaged, engagedWith: [0] }]
steps: 0
play: [{ headline: magicianVanishesRabbitSelf, seat: 0 }]
expect: { state: { monsters.0.engagedWith: [], monsters.0.status: ready } }`,
    ],
    [
      '3N-34 Rex Murphy has no focus limit: five tokens stay',
      `given: { investigators: [{ sheet: rexMurphy, focus: { lore: 1, influence: 1, observation: 1, strength: 1 } }] }
steps: 0
play: [{ do: [{ focus: { skill: will } }] }]
expect: { state: { investigators.0.focus: { lore: 1, influence: 1, observation: 1, strength: 1, will: 1 } } }`,
    ],
    [
      '3N-46 the six worshipers are set aside',
      `given: { scenario: feastOfUmordhoth, investigators: [{ sheet: agnesBaker }] }
steps: 0
expect: { state: { setAside.monsters: { exactly: [almaHill, billyCooper, hermanCollins, maskedHunter, ruthTurner, wolfManDrew] } } }`,
    ],
    [
      '3N-47 the monsters of the Lodge are set aside',
      `given: { scenario: veilOfTwilight, investigators: [{ sheet: agnesBaker }] }
steps: 0
expect: { state: { setAside.monsters: { contains: [lodgeEnforcer, lodgeLoyalist, simonCarter, twilightSupplicant] } } }`,
    ],
    [
      '3N-71 the Server at Velma’s works in Easttown, where Velma’s Diner lies',
      `given: { investigators: [{ sheet: rexMurphy, at: velmasDiner, cards: [serverAtVelmas] }] }
steps: 1
dice: [6]
play: [{ kind: action.turn, answer: gatherResources }]
expect: { state: { investigators.0.money: 3 }, events: [{ type: TestRolled, skill: influence }] }`,
    ],
    [
      '3N-71 and nowhere else',
      `given: { investigators: [{ sheet: rexMurphy, at: graveyard, cards: [serverAtVelmas] }] }
steps: 1
play: [{ kind: action.turn, answer: gatherResources }]
expect: { state: { investigators.0.money: 1 }, noEvents: [TestRolled] }`,
    ],
  ])('%s', (_, text) => {
    expect(played(text)).toEqual([]);
  });

  it('3N-10 a side without a title goes by that of the other side', () => {
    const { archive } = CONTENT;
    expect(archive.get(4)).toMatchObject({ name: 'Profane Ritual' });
    expect(archive.get(4)?.back?.name).toBeUndefined();
    expect(archive.get(6)).toMatchObject({ name: 'Ritual Site', back: { name: 'Barrier Destroyed' } });
  });

  it('3N-10 so the back of card 4 is called like its front, and card 6 by the side that lies up', () => {
    const named = (number: number, side: 'front' | 'back') => {
      const { state } = aGame();
      state.codex.push({ number, side, tokens: {}, fired: [], deck: null });
      return new Words('en').with(third.namer(state)).name(ref('archive', String(number)));
    };
    expect([named(4, 'front'), named(4, 'back')]).toEqual(['Profane Ritual', 'Profane Ritual']);
    expect([named(6, 'front'), named(6, 'back')]).toEqual(['Ritual Site', 'Barrier Destroyed']);
  });

  it('3N-33 Calvin Wright chooses the voice with a Dark Pact, or neither', () => {
    expect(CONTENT.investigator('calvinWright').starting.chooseOne).toEqual([
      ['voiceOfTheMessenger', { status: 'darkPact' }],
      [],
    ]);
  });

  it('3N-69 the marker of The Veil of Twilight is a scar from the beginning', () => {
    expect(CONTENT.scenario('veilOfTwilight').startingMarkers).toMatchObject([{ space: 'blackCave', color: 'white' }]);
  });

  it('3N-74 a starting spell costs one horror, unless the spell of its name costs another', () => {
    const costs = [...CONTENT.assets.values()].flatMap(({ id, castHorror }) =>
      castHorror === undefined ? [] : [[id, castHorror] as const],
    );
    const cost = new Map(costs);
    expect(cost.get('stormOfSpirits')).toBe(1);
    for (const [id, horror] of cost)
      if (id.endsWith('Starting')) expect([id, horror]).toEqual([id, cost.get(id.replace('Starting', ''))]);
    expect(cost.get('interveneStarting')).toBe(2);
  });

  it('3N-76 what Witch Blood repeats, another may follow by Marie’s example', () => {
    const game = aGame({
      investigators: [{ sheet: 'marieLambeau', cards: ['witchBlood'], performed: ['gatherResources'] }, 'wendyAdams'],
    });
    drive(game, performAction(game, 0, 'component:witchBlood#1:0'), {
      'action.additional': 'gatherResources',
      'reaction.may': 'marieLambeau:0',
      'effect.investigator': 1,
    });
    expect(seatOf(game, 1).money).toBe(1);
  });
});
