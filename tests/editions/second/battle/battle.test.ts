import { describe, expect, it } from 'vitest';
import {
  ancientOneAttacks,
  attackInBattle,
  refreshBattle,
  startBattle,
  successesPerToken,
} from '../../../../src/editions/second/battle/battle.ts';
import { maxSanity, maxStamina } from '../../../../src/editions/second/investigators/investigator.ts';
import { secondEdition } from '../../../second.ts';
import { type Arrangement, aGame, drive, eventsOf } from '../table.ts';

const two = ['joe-diamond', 'jenny-barnes'];

function battle(arrangement: Arrangement) {
  const doom = arrangement.doom ?? 10;
  const game = aGame({ ancientOne: 'yig', awake: true, phase: 'battle', at: 'woods', ...arrangement, doom });
  game.state.ancientOne.round = 1;
  game.state.ancientOne.combatRating = -3;
  return game;
}

describe('the start of the battle', () => {
  it('2E-3801 2E-3802 who is lost in time and space is devoured and out; all others fight', () => {
    const lost = { sheet: 'jenny-barnes', at: 'lost-in-time-and-space', returnsOn: 4 };
    const away = { sheet: 'bob-jenkins', at: 'abyss-1' };
    const game = battle({ ancientOne: 'ithaqua', investigators: ['joe-diamond', lost, away] });
    drive(game, startBattle(game));
    expect(game.state.investigators.map((one) => one.eliminated)).toEqual([false, true, false]);
  });

  it('2E-3803 2E-3804 environment and rumor go in the revised printing and stay in the first', () => {
    const cards = { environment: 'mythos-heat-wave', rumor: 'mythos-the-great-ritual', ancientOne: 'ithaqua' };
    const game = battle(cards);
    drive(game, startBattle(game));
    expect([game.state.environment, game.state.rumor]).toEqual([null, null]);
    const old = battle({ ...cards, printing: '2005' });
    drive(old, startBattle(old));
    expect([old.state.environment?.card, old.state.rumor?.card]).toEqual([
      'mythos-heat-wave',
      'mythos-the-great-ritual',
    ]);
  });

  it('FAQ-02 FAQ-03 Flesh Ward and Healing Stone are discarded', () => {
    const investigators = [{ sheet: 'joe-diamond', cards: ['flesh-ward', 'healing-stone', 'food'] }];
    const game = battle({ ancientOne: 'hastur', investigators });
    drive(game, startBattle(game));
    expect(game.state.investigators[0]?.cards.map((card) => card.id)).toEqual(['food#1']);
  });

  it('2E-3805 Hastur’s rating is the terror level at the start', () => {
    const game = battle({ ancientOne: 'hastur', terror: 4 });
    drive(game, startBattle(game));
    game.state.terror = 7;
    expect(game.state.ancientOne.combatRating).toBe(-4);
  });

  it('2E-3805 Yig curses, and devours who is cursed already', () => {
    const investigators = [{ sheet: 'joe-diamond', cards: ['curse'] }, 'jenny-barnes'];
    const game = battle({ investigators });
    drive(game, startBattle(game));
    expect(game.state.investigators[0]?.eliminated).toBe(true);
    expect(eventsOf(game, 'Cursed').map(({ seat }) => seat)).toEqual([1]);
  });

  it('2E-3805 2E-3825 Yog-Sothoth devours those without a gate trophy, and with all of them the game is lost', () => {
    const game = battle({ ancientOne: 'yog-sothoth', investigators: two });
    expect(drive(game, startBattle(game)).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'lost', way: 'devoured' });
  });

  it('2E-3710 Cthulhu’s dreams end when he wakes', () => {
    const asleep = aGame({ ancientOne: 'cthulhu' });
    const awake = battle({ ancientOne: 'cthulhu' });
    expect(maxSanity(awake, 0)).toBe(maxSanity(asleep, 0) + 1);
  });

  it('L11.1 L11.2 L11.3 who fails the roll on Sanity discards half his things, rounded up', () => {
    const investigators = [{ sheet: 'joe-diamond', sanity: 4, cards: ['food', 'knife', 'duke'] }];
    const game = battle({
      ancientOne: 'ithaqua',
      investigators,
      variants: { mightyAncientOne: true },
      dice: [1, 5, 5],
    });
    drive(game, startBattle(game));
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toEqual([1]);
    // Food and knife go, the Ally is kept (D-74).
    expect(game.state.investigators[0]?.cards.map((card) => card.id)).toEqual(['duke#1']);
  });
});

describe('the rounds of the battle', () => {
  it('2E-3809 2E-3810 the first player marker goes on in the first round too, past eliminated players', () => {
    const gone = { sheet: 'bob-jenkins', eliminated: true };
    const game = battle({ investigators: ['joe-diamond', gone, 'jenny-barnes'] });
    drive(game, refreshBattle(game));
    expect(game.state.first).toBe(2);
  });

  it('2E-3816 2E-3817 2E-3818 FAQ-134 successes add up, N make a token, the rest is kept', () => {
    const sliders: [number, number, number] = [1, 3, 1];
    const investigators = [{ sheet: 'michael-mcglen', sliders, clues: 0, cards: ['tommy-gun'] }, 'jenny-barnes'];
    const game = battle({ investigators, dice: [5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1] });
    drive(game, attackInBattle(game, 0));
    expect(eventsOf(game, 'AttackTallied')[0]).toMatchObject({ successes: 3, needed: 2 });
    expect(game.state.ancientOne).toMatchObject({ doom: 9, tally: 1 });
  });

  it('2E-3820 2E-1909 the last token wins', () => {
    const investigators = [
      { sheet: 'michael-mcglen', sliders: [1, 0, 1] as [number, number, number], cards: ['tommy-gun'] },
    ];
    const game = battle({ investigators, doom: 1, dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6] });
    expect(drive(game, attackInBattle(game, 0)).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'won', way: 'banishing' });
  });

  it('2E-107 L11.5 what a token costs', () => {
    const gone = { sheet: 'bob-jenkins', eliminated: true };
    expect(successesPerToken(battle({ investigators: ['joe-diamond', gone] }))).toBe(2);
    expect(successesPerToken(battle({ variants: { mightyAncientOne: true } }))).toBe(4);
  });

  it('2E-3821 2E-3822 2E-3824 Yig’s attack devours at 0, and the fight goes on without him', () => {
    const investigators = [{ sheet: 'joe-diamond', stamina: 1 }, 'jenny-barnes'];
    const game = battle({ investigators, dice: [1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5] });
    game.state.investigators[0]!.sliders = [0, 1, 1];
    drive(game, ancientOneAttacks(game));
    expect(eventsOf(game, 'Eliminated').map(({ seat }) => seat)).toEqual([0]);
    expect(game.state.outcome).toBeNull();
    expect(game.state.ancientOne.round).toBe(2);
  });

  it('2E-3821 the attack gets harder every round', () => {
    const game = battle({ dice: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5] });
    const first = rolled(game);
    game.state.ancientOne.round = 3;
    expect(rolled(game)).toBe(first - 2);
  });

  it('2E-3821 2N-6 Cthulhu grows a token back, never beyond the track', () => {
    const game = battle({ ancientOne: 'cthulhu', doom: 12, investigators: [{ sheet: 'joe-diamond', sanity: 3 }] });
    const maxima = () => [maxSanity(game, 0), maxStamina(game, 0)];
    const [sanity = 0, stamina = 0] = maxima();
    drive(game, ancientOneAttacks(game), { 'effect.choose': (decision) => decision.options.at(-1)?.id ?? '' });
    const [sanityLeft = 0, staminaLeft = 0] = maxima();
    expect(sanity + stamina - sanityLeft - staminaLeft).toBe(1);
    expect(game.state.investigators[0]?.stamina).toBeLessThanOrEqual(staminaLeft);
    expect(game.state.investigators[0]?.sanity).toBeLessThanOrEqual(sanityLeft);
    drive(game, ancientOneAttacks(game));
    expect(game.state.ancientOne.doom).toBe(13);
  });

  it('2E-102 a Warding Statue cancels the attack of this round', () => {
    const game = battle({ investigators: [{ sheet: 'joe-diamond' }] });
    const effect = { cancel: { what: 'ancientOneAttack', until: 'endOfRound' } };
    game.state.lasting.push({ source: 'warding-statue', effect, seat: null, until: 'endOfRound' });
    drive(game, ancientOneAttacks(game));
    expect(eventsOf(game, 'AttackCancelled')).toHaveLength(1);
    expect(game.state.lasting).toEqual([]);
  });

  it('L11.6 successes left over are lost at the end of the round', () => {
    const game = battle({ variants: { mightyAncientOne: true } });
    game.state.ancientOne.tally = 3;
    drive(game, ancientOneAttacks(game));
    expect(game.state.ancientOne.tally).toBe(0);
  });
});

describe('addresses', () => {
  it('2E-401 every step has an address of its own', () => {
    const next = (arrangement: Arrangement) =>
      secondEdition.nextStep(aGame({ investigators: two, ...arrangement }).state);
    expect(next({ turn: 4, first: 1, cursor: { step: 'movement', turnIndex: 1 } })).toBe('turn 4/movement/seat 0');
    expect(next({ turn: 4, cursor: { step: 'mythos' } })).toBe('turn 4/mythos');
    expect(next({ cursor: { step: 'setup.sliders' } })).toBe('setup/sliders');
    expect(next({ cursor: { step: 'over' } })).toBeNull();
  });
});

function rolled(game: ReturnType<typeof battle>): number {
  game.events.splice(0);
  drive(game, ancientOneAttacks(game));
  return eventsOf(game, 'CheckRolled')[0]?.dice.length ?? 0;
}
