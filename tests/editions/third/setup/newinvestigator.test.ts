import { describe, expect, it } from 'vitest';
import { townOf } from '../../../../src/editions/third/board/area.ts';
import { equip } from '../../../../src/editions/third/setup/equipment.ts';
import { chooseNewInvestigators, enterNewInvestigators } from '../../../../src/editions/third/setup/newinvestigator.ts';
import { aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../table.ts';

describe('new investigators', () => {
  /** Everybody is there, so that new ones choose their cards at once; else when they first come (3E-110.5a-2). */
  const lost = () =>
    aGame({
      brisk: true,
      investigators: [
        { sheet: 'danielaReyes', left: 'defeated', inactive: true },
        { sheet: 'rexMurphy', inactive: true, performed: ['attack'] },
        { sheet: 'wendyAdams', left: 'retired' },
      ],
      leader: 1,
    });

  it('3E-430.6c 3E-465.2 3E-205.2 3E-430.7a everybody without one chooses among the sheets that are left, together', () => {
    const game = lost();
    const { decisions } = drive(game, chooseNewInvestigators(game), {
      'investigator.new': (one) => (one.seats[0] === 0 ? 'minhThiPhan' : 'jennyBarnes'),
    });
    expect(kindsOf(decisions)).toEqual(['investigator.new', 'investigator.new']);
    expect(decisions.map(({ seats }) => seats)).toEqual([[2], [0]]);
    expect(optionIds(decisions[0])).not.toContain('danielaReyes');
    expect(optionIds(decisions[0])).not.toContain('wendyAdams');
    expect(optionIds(decisions[0])).not.toContain('rexMurphy');
    expect(seatOf(game, 0)).toMatchObject({ sheet: 'minhThiPhan', left: 'defeated' });
    expect(game.state.sheets).not.toContain('jennyBarnes');
  });

  it('3E-430.6c whether defeated, devoured or retired he is followed by a new one', () => {
    for (const left of ['defeated', 'devoured', 'retired'] as const) {
      const game = aGame({ investigators: [{ sheet: 'danielaReyes', left }, 'rexMurphy'] });
      drive(game, chooseNewInvestigators(game), { 'investigator.new': 'minhThiPhan' });
      drive(game, enterNewInvestigators(game));
      expect(seatOf(game, 0), left).toMatchObject({ sheet: 'minhThiPhan', left: null });
    }
  });

  it('3E-430.7a who wants one that is taken chooses again', () => {
    const game = lost();
    const { decisions } = drive(game, chooseNewInvestigators(game), {
      'investigator.new': (one) => one.options.find(({ id }) => id === 'minhThiPhan')?.id ?? 'jennyBarnes',
    });
    expect(decisions).toHaveLength(3);
    expect(seatOf(game, 2).sheet).toBe('minhThiPhan');
    expect(seatOf(game, 0).sheet).toBe('jennyBarnes');
  });

  it('3E-430.6c 3E-430.7b 3E-430.7c 3E-110.5a-1 they enter at the start of the action phase, equipped, on the starting space', () => {
    const game = lost();
    drive(game, chooseNewInvestigators(game), {
      'investigator.new': (one) => (one.seats[0] === 0 ? 'minhThiPhan' : 'jennyBarnes'),
    });
    const { decisions } = drive(game, enterNewInvestigators(game), { 'setup.startingCards': '1' });
    expect(kindsOf(decisions)).toEqual(['setup.startingCards', 'setup.startingCards']);
    expect(seatOf(game, 0)).toMatchObject({
      left: null,
      incarnation: 1,
      at: townOf(game).startingSpace,
      money: 3,
      inactive: false,
    });
    expect(seatOf(game, 0).cards.map(({ id }) => id)).toEqual(['kingInYellow#1', 'synergy#1']);
    expect(seatOf(game, 2).cards.map(({ id }) => id)).toEqual(['searchForIzzie#1', 'jennysTwin45s#1']);
    expect(eventsOf(game, 'InvestigatorDealt').map(({ seat }) => seat)).toEqual([2, 0]);
  });

  it('3E-430.7b he has what the sheet says and what he chose of it, a condition too', () => {
    const game = lost();
    drive(game, chooseNewInvestigators(game), {
      'investigator.new': (one) => (one.seats[0] === 0 ? 'calvinWright' : 'jennyBarnes'),
    });
    drive(game, enterNewInvestigators(game), { 'setup.startingCards': '0' });
    expect(seatOf(game, 0).cards.map(({ id }) => id.split('#')[0])).toContain('darkPact');
    expect(seatOf(game, 0).delayed).toBe(false);
  });

  it('3E-R23 what was performed last round can be performed again', () => {
    const game = lost();
    drive(game, enterNewInvestigators(game));
    expect(seatOf(game, 1)).toMatchObject({ performed: [], inactive: false });
    expect(seatOf(game, 0).left).toBe('defeated');
  });

  it('3E-477.4 whoever is in play already gains no starting cards with the new ones', () => {
    const game = lost();
    drive(game, chooseNewInvestigators(game), {
      'investigator.new': (one) => (one.seats[0] === 0 ? 'minhThiPhan' : 'jennyBarnes'),
    });
    const { decisions } = drive(game, enterNewInvestigators(game));
    expect(decisions.map(({ seats }) => seats)).toEqual([[2], [0]]);
    expect(seatOf(game, 1)).toMatchObject({ cards: [], money: 0 });
  });

  it('3E-302.3 3E-005.2-3 without sheets the game is lost once nobody is in play, else the seat stays empty', () => {
    const game = lost();
    game.state.sheets = ['minhThiPhan'];
    drive(game, chooseNewInvestigators(game));
    expect(seatOf(game, 2).sheet).toBe('minhThiPhan');
    expect(seatOf(game, 0).sheet).toBe('danielaReyes');
    drive(game, enterNewInvestigators(game));
    expect(seatOf(game, 0).left).toBe('defeated');
    const nobody = aGame({ investigators: [{ sheet: 'danielaReyes', left: 'defeated' }] });
    nobody.state.sheets = [];
    expect(drive(nobody, chooseNewInvestigators(nobody)).ended).toBe(true);
  });
});

describe('starting equipment', () => {
  it('3E-110.5a-2 3E-477.2 3E-477.4 3E-477.5 3E-430.3a the owner picks one of the cards on offer', () => {
    const game = aGame({ investigators: ['agnesBaker'] });
    const { decisions } = drive(game, equip(game, 0), { 'setup.startingCards': '1' });
    expect(optionIds(decisions[0])).toEqual(['0', '1']);
    expect(decisions[0]?.default).toEqual(['0']);
    expect(seatOf(game, 0).cards.map(({ id }) => id)).toEqual(['heirloomOfHyperborea#1', 'fleshWardStarting#1']);
    expect(seatOf(game, 0).money).toBe(3);
    expect(game.state.decks.starting).not.toContain('fleshWardStarting#1');
  });

  it('a choice that brings a condition is not the default', () => {
    const game = aGame({ investigators: ['calvinWright'] });
    const { decisions } = drive(game, equip(game, 0));
    expect(decisions[0]?.default).toEqual(['1']);
    const bold = aGame({ investigators: ['calvinWright'] });
    drive(bold, equip(bold, 0), { 'setup.startingCards': '0' });
    expect(seatOf(bold, 0).cards.map(({ id }) => id.split('#')[0])).toEqual([
      'spiritDagger',
      'untilTheEndOfTime',
      'voiceOfTheMessenger',
      'darkPact',
    ]);
  });
});
