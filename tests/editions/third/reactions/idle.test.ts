import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { buy } from '../../../../src/editions/third/cards/shop.ts';
import { attackStep } from '../../../../src/editions/third/monsters/attackstep.ts';
import { happened } from '../../../../src/editions/third/reactions/reaction.ts';
import type { Moment } from '../../../../src/editions/third/state/moment.ts';
import { type Arrangement, aGame, drive, kindsOf, optionIds, type Placed, seatOf } from '../table.ts';

const ALL_FOCUSED = { lore: 1, influence: 1, observation: 1, strength: 1, will: 1 };

/** The kinds of questions that a moment leads to. */
function asked(placed: Placed, moment: Partial<Moment> & Pick<Moment, 'event'>, more: Arrangement = {}): string[] {
  const game = aGame({ at: 'generalStore', investigators: [placed], ...more });
  return kindsOf(drive(game, happened(game, { seat: 0, ...moment })).decisions);
}

const actions = (game: ReturnType<typeof aGame>): string[] => legalActions(game, 0).map(({ action }) => action);

describe('reactions that could change nothing are not offered', () => {
  const defeat = { event: 'youDefeatMonsterByAttack', monster: 'fleshEater#9', space: 'generalStore' } as const;

  it('3E-464.2 research without a clue', () => {
    const norman = { event: 'youRemoveDoomFromYourSpace', amount: 2 } as const;
    expect(asked({ sheet: 'normanWithers' }, norman)).toEqual([]);
    expect(asked({ sheet: 'normanWithers', clues: 1 }, norman)).toEqual(['reaction.may']);
    for (const [card, moment] of [
      ['grotesqueStatue', { event: 'researchAction' }],
      ['tetsuoMori', defeat],
      ['kingInYellow', { event: 'youSufferHorror', amount: 1 }],
    ] as const) {
      expect(asked({ sheet: 'wendyAdams', cards: [card] }, moment), card).toEqual([]);
      expect(asked({ sheet: 'wendyAdams', clues: 1, cards: [card] }, moment), card).toEqual(['reaction.may']);
    }
  });

  it('3E-403.2 doom where there is none, sanity without horror, focus on focused skills', () => {
    expect(asked({ sheet: 'wendyAdams', cards: ['jenicaCapra'] }, defeat)).toEqual([]);
    expect(asked({ sheet: 'wendyAdams', cards: ['jenicaCapra'] }, defeat, { doom: { generalStore: 1 } })).toEqual([
      'reaction.may',
    ]);
    const reroll = { event: 'spendFocusToReroll' } as const;
    expect(asked({ sheet: 'wendyAdams', cards: ['aceOfSwords'] }, reroll)).toEqual([]);
    expect(asked({ sheet: 'wendyAdams', horror: 1, cards: ['aceOfSwords'] }, reroll)).toEqual(['reaction.may']);
    const gather = { event: 'gatherResourcesAction' } as const;
    expect(asked({ sheet: 'danielaReyes', focus: ALL_FOCUSED }, gather)).toEqual([]);
    expect(asked({ sheet: 'danielaReyes', focus: {} }, gather)).toContain('reaction.may');
  });

  it('3E-466.13 damage to nobody, though the card would bear its price', () => {
    const boiler = { sheet: 'michaelMcglen', cards: ['olBoiler'] };
    expect(asked(boiler, { event: 'moveAction' })).toEqual([]);
    expect(asked(boiler, { event: 'moveAction' }, { monsters: [{ kind: 'fleshEater', with: 0 }] })).toEqual([
      'reaction.may',
    ]);
  });

  it('3E-443.5-1 Mr. Pawterson stays where the monsters are harmless or engage again at once', () => {
    const against = (scenario: NonNullable<Arrangement['scenario']>, kind: string) => {
      const game = aGame({
        scenario,
        phase: 'monster',
        investigators: [{ sheet: 'wendyAdams', cards: ['mrPawterson'] }],
        monsters: [{ kind, with: 0 }],
      });
      return kindsOf(drive(game, attackStep(game)).decisions);
    };
    expect(against('veilOfTwilight', 'whippoorwill')).toEqual([]);
    expect(against('echoesOfTheDeep', 'wakeTitan')).not.toContain('reaction.may');
    expect(against('feastOfUmordhoth', 'fleshEater')).toContain('reaction.may');
  });

  it('3E-401.3 nobody is asked whether another shall follow an action that nobody can', () => {
    const followed = (action: string, ...others: Placed[]) => {
      const game = aGame({ investigators: [{ sheet: 'marieLambeau', damage: 1, cards: ['firstAidKit'] }, ...others] });
      const { decisions } = drive(game, performAction(game, 0, action));
      return kindsOf(decisions).includes('reaction.may');
    };
    expect(followed('gatherResources')).toBe(false);
    expect(followed('component:firstAidKit#1:0', { sheet: 'rexMurphy' })).toBe(false);
    expect(followed('gatherResources', { sheet: 'rexMurphy', performed: ['gatherResources'] })).toBe(false);
    expect(followed('gatherResources', { sheet: 'rexMurphy' })).toBe(true);
  });

  it('3E-414.2-2 3E-R14 a delayed one can follow by standing up', () => {
    const game = aGame({ investigators: [{ sheet: 'marieLambeau' }, { sheet: 'rexMurphy', delayed: true }] });
    const { decisions } = drive(game, performAction(game, 0, 'gatherResources'), {
      'reaction.may': (decision) => optionIds(decision)[0] ?? '',
      'effect.investigator': '1',
    });
    expect(kindsOf(decisions)).toEqual(['reaction.may', 'effect.investigator']);
    expect(seatOf(game, 1)).toMatchObject({ delayed: false, money: 0 });
  });

  it('3E-451.1 who can buy nothing does not test for what is dear', () => {
    const shop = (money: number) => {
      const game = aGame({
        investigators: [{ sheet: 'wendyAdams', money }],
        rumor: 'truckersStrikeLeadsToShortages',
        display: ['knife'],
      });
      return kindsOf(drive(game, buy(game, 0, { deck: 'display', max: 1, price: 'list' })).decisions);
    };
    expect(shop(0)).not.toContain('reaction.may');
    expect(shop(9)).toContain('reaction.may');
  });
});

describe('actions that could change nothing are not in the menu', () => {
  const own = (placed: Placed, more: Arrangement = {}): string[] =>
    actions(aGame({ at: 'generalStore', investigators: [placed], ...more })).map((action) => action.replace(/#\d/, ''));

  it.each<[string, Placed, Placed, Arrangement?]>([
    ['component:jennyBarnes:0', { sheet: 'jennyBarnes', money: 3 }, { sheet: 'jennyBarnes', money: 2 }],
    ['component:firstAidKit:0', { sheet: 'wendyAdams' }, { sheet: 'wendyAdams', damage: 1 }],
    ['component:witchBlood:0', { sheet: 'wendyAdams' }, { sheet: 'wendyAdams', performed: ['gatherResources'] }],
    ['component:findGate:0', { sheet: 'wendyAdams' }, { sheet: 'wendyAdams' }, { doom: { graveyard: 1 } }],
    [
      'component:shriveling:0',
      { sheet: 'wendyAdams' },
      { sheet: 'wendyAdams' },
      { monsters: [{ kind: 'fleshEater', with: 0 }] },
    ],
    [
      'component:binding:0',
      { sheet: 'wendyAdams' },
      { sheet: 'wendyAdams' },
      { monsters: [{ kind: 'fleshEater', at: 'blackCave' }] },
    ],
  ])('3E-454.1 %s', (action, without, having, board = {}) => {
    const cards = action.includes('jenny') ? [] : [action.split(':')[1] ?? ''];
    expect(own({ ...without, cards })).not.toContain(action);
    expect(own({ ...having, cards }, board)).toContain(action);
  });

  it('3E-454.1 luggage with nothing in it', () => {
    const holding = (under: Copy[]) =>
      own({ sheet: 'wendyAdams', cards: [{ id: 'abandonedLuggage', under }] }).includes('component:abandonedLuggage:1');
    expect(holding([])).toBe(false);
    expect(holding(['knife#1'])).toBe(true);
  });

  it('3E-454.1 an exchange with nobody, or with nothing to exchange', () => {
    const calvin = (damage: number, ...others: string[]) =>
      actions(aGame({ investigators: [{ sheet: 'calvinWright', damage }, ...others] })).includes(
        'component:calvinWright:0',
      );
    expect([calvin(1), calvin(0, 'rexMurphy'), calvin(1, 'rexMurphy')]).toEqual([false, false, true]);
  });

  it('3E-454.4 actions of the codex', () => {
    const reveal = (faceUp: boolean) => {
      const game = aGame({
        scenario: 'approachOfAzathoth',
        investigators: [{ sheet: 'wendyAdams', at: 'blackCave' }],
        codex: [{ number: 4, side: 'back' }],
      });
      game.state.markers = [{ color: 'blue', faceUp, at: 'blackCave' }];
      return actions(game).includes('component:archive:4:actions:0');
    };
    expect([reveal(true), reveal(false)]).toEqual([false, true]);
    const send = (clues: number) =>
      actions(
        aGame({
          scenario: 'approachOfAzathoth',
          investigators: [{ sheet: 'wendyAdams', at: 'theFuture' }],
          codex: [{ number: 8, side: 'back' }, 9],
          sheet: { clues },
        }),
      ).includes('component:archive:9:objectives:0');
    expect([send(0), send(1)]).toEqual([false, true]);
  });

  it('3E-406.4 a focus token that would go again at once', () => {
    expect(own({ sheet: 'dexterDrake' })).not.toContain('focus');
    expect(own({ sheet: 'dexterDrake', focus: { lore: 1 } })).toContain('focus');
    expect(own({ sheet: 'wendyAdams' })).toContain('focus');
  });

  it('3E-400.1d what his own cards make of the cost or of the test is something', () => {
    const spell = 'component:shriveling:0';
    expect(own({ sheet: 'wendyAdams', cards: ['shriveling', 'heirloomOfHyperborea'] })).toContain(spell);
    expect(own({ sheet: 'wendyAdams', cards: ['shriveling', 'kingInYellow'] })).not.toContain(spell);
    expect(own({ sheet: 'wendyAdams', clues: 1, cards: ['shriveling', 'kingInYellow'] })).toContain(spell);
    expect(own({ sheet: 'wendyAdams', cards: ['blessed'] })).not.toContain('research');
    expect(own({ sheet: 'wendyAdams', cards: ['cursed'] })).toContain('research');
    expect(own({ sheet: 'rexMurphy' })).toContain('ward');
    expect(own({ sheet: 'rexMurphy', focus: ALL_FOCUSED })).not.toContain('ward');
  });
});
