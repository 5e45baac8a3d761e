import { describe, expect, it } from 'vitest';
import { loseInTimeAndSpace } from '../../../../src/editions/second/misfortune/misfortune.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { TurnOrder } from '../../../../src/editions/second/state/options.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { upkeep, upkeepOf } from '../../../../src/editions/second/upkeep/upkeep.ts';
import { together } from '../../../../src/engine/flow.ts';
import type { Phrase } from '../../../../src/engine/phrase.ts';
import { content } from '../../../second.ts';
import { aGame, drive, eventsOf, give, inTurn, optionIds, type Placed } from '../table.ts';

const harvey = (more: Partial<Placed> = {}): Placed => ({ sheet: 'harvey-walters', at: 'library', ...more });

describe('refresh', () => {
  it('2E-502 SC-16 exhausted cards become ready', () => {
    const game = aGame({ investigators: [harvey({ cards: ['wither'] })], phase: 'upkeep' });
    game.state.investigators[0]!.cards[0]!.exhausted = true;
    drive(game, upkeep(game));
    expect(game.state.investigators[0]?.cards[0]?.exhausted).toBe(false);
  });

  it('2E-511 who loses this turn does none of the steps', () => {
    const game = aGame({
      investigators: [harvey({ cards: ['wither', 'retainer'], lostTurn: 2, at: 'jail-cell' })],
      dice: [1],
    });
    game.state.investigators[0]!.cards[0]!.exhausted = true;
    expect(drive(game, upkeep(game)).decisions).toEqual([]);
    expect(game.state.investigators[0]).toMatchObject({ money: 0 });
    expect(game.state.investigators[0]?.cards[0]?.exhausted).toBe(true);
  });
});

describe('Upkeep actions', () => {
  it('2E-504 SC-16 the Retainer pays $2 and its die keeps it', () => {
    const game = aGame({ investigators: [harvey({ cards: ['retainer'] })], dice: [2] });
    drive(game, upkeep(game));
    expect(game.state.investigators[0]?.money).toBe(2);
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
  });

  it('2E-504 on a 1 the Retainer is gone', () => {
    const game = aGame({ investigators: [harvey({ cards: ['retainer'] })], dice: [1] });
    drive(game, upkeep(game));
    expect(game.state.investigators[0]).toMatchObject({ money: 2, cards: [] });
  });

  it('2E-506 2E-508 2E-507 no roll in the first Upkeep, but the money; the 2005 printing rolls', () => {
    const left = (printing: 'revised' | '2005') => {
      const game = aGame({ investigators: [harvey()], printing, dice: [1, 1] });
      give(game, 0, 'retainer');
      game.state.investigators[0]!.cards[0]!.fresh = true;
      drive(game, upkeep(game));
      const first = game.state.investigators[0]!.cards.length;
      drive(game, upkeep(game));
      return [first, game.state.investigators[0]!.cards.length, game.state.investigators[0]!.money];
    };
    expect(left('revised')).toEqual([1, 0, 4]);
    expect(left('2005')).toEqual([0, 0, 2]);
  });

  it('2E-3206 a Blessing goes on a 1', () => {
    const game = aGame({ investigators: [harvey({ cards: ['blessing'] })], dice: [1] });
    drive(game, upkeep(game));
    expect(game.state.investigators[0]?.cards).toEqual([]);
  });

  it('2E-504 Jenny is paid without being asked', () => {
    const game = aGame({ investigators: ['jenny-barnes'] });
    const { decisions } = drive(game, upkeep(game));
    expect(game.state.investigators[0]?.money).toBe(1);
    expect(decisions.map(({ kind }) => kind)).toEqual(['upkeep.sliders']);
  });

  it('2E-505 what is optional is asked only where it does good, in any order among the rolls', () => {
    const game = aGame({
      investigators: [harvey({ cards: ['heal', 'blessing'], stamina: 1, sliders: [0, 0, 1] })],
      dice: [5, 5, 1, 1, 1, 1],
    });
    const { decisions } = drive(game, upkeep(game), { 'upkeep.next': inTurn('cast:heal#1', 'done') });
    expect(optionIds(decisions[0])).toEqual(['cast:heal#1', 'roll:blessing#1', 'done']);
    expect(game.state.investigators[0]).toMatchObject({ sanity: 6, stamina: 3, cards: [{ id: 'heal#1' }] });
    const well = aGame({ investigators: [harvey({ cards: ['heal', 'healing-stone'] })] });
    expect(drive(well, upkeep(well)).decisions.map(({ kind }) => kind)).toEqual(['upkeep.sliders']);
  });

  it('2E-504 Carolyn heals whoever is with her', () => {
    const game = aGame({
      investigators: [{ sheet: 'carolyn-fern', at: 'library' }, harvey({ sanity: 2 })],
      strictOrder: true,
    });
    const { decisions } = drive(game, upkeep(game), {
      'upkeep.next': inTurn('use:psychology', 'done'),
      'effect.receiver': (decision) => optionIds(decision).find((id) => id.includes('1'))!,
    });
    expect(decisions[0]?.kind).toBe('upkeep.next');
    expect(game.state.investigators[1]?.sanity).toBe(3);
    expect(decisions.filter(({ kind }) => kind === 'upkeep.next')).toHaveLength(1);
  });
});

describe('sliders', () => {
  it('2E-604 2E-605 SC-16 Focus 3 allows two stops on one track and one on another, no more', () => {
    const game = aGame({ investigators: [{ sheet: 'amanda-sharpe', sliders: [0, 0, 3] }] });
    const { decisions } = drive(game, upkeep(game), { 'upkeep.sliders': 'sliders:2-0-2' });
    expect(game.state.investigators[0]?.sliders).toEqual([2, 0, 2]);
    const ids = optionIds(decisions[0]);
    expect(ids[0]).toBe('sliders:0-0-3');
    expect(ids).toContain('sliders:0-3-3');
    expect(ids).not.toContain('sliders:0-3-2');
    expect(decisions[0]?.default).toEqual(['sliders:0-0-3']);
  });

  it('2E-604 a position is named by the sliders that move, with all six skills below', () => {
    const game = aGame({ investigators: [{ sheet: 'amanda-sharpe', sliders: [0, 0, 3] }] });
    const { decisions } = drive(game, upkeep(game));
    const words = secondWords(content, 'en', game.state);
    const said = (id: string) => {
      const { label, note } = decisions[0]?.options.find((option) => option.id === id) ?? {};
      return [label && words.text(label), note && words.text(note)];
    };
    const all = /^Speed \d, Sneak \d; Fight \d, Will \d; Lore \d, Luck \d$/;
    expect(said('sliders:2-0-3')).toEqual(['Speed 3 / Sneak 2', expect.stringMatching(all)]);
    expect(said('sliders:1-0-2')[0]).toBe('Speed 2 / Sneak 3 and Lore 3 / Luck 2');
    expect(said('sliders:0-0-3')).toEqual(['Keep Sliders', expect.stringMatching(/^Speed 1, Sneak 4;/)]);
  });

  it('2E-604 it is noted which skills were set to what, and not told: the sheet shows it', () => {
    const game = aGame({ investigators: [{ sheet: 'amanda-sharpe', sliders: [0, 0, 3] }] });
    drive(game, upkeep(game), { 'upkeep.sliders': 'sliders:1-0-2' });
    const moved = eventsOf(game, 'SlidersMoved');
    expect(moved).toEqual([expect.objectContaining({ moved: ['speedSneak', 'loreLuck'] })]);
    expect(tell(moved, game)).toEqual([]);
  });

  it('2E-T60 whoever is asked in every Upkeep is offered to leave them until further notice', () => {
    const offered = (turnOrder: TurnOrder) => {
      const game = aGame({ investigators: [{ sheet: 'amanda-sharpe', sliders: [0, 0, 3] }], turnOrder });
      const { decisions } = drive(game, upkeep(game), { 'upkeep.sliders': 'sliders:0-0-3' });
      return decisions[0]?.dials?.lasting ?? false;
    };
    expect(offered('book')).toBe(true);
    expect(offered('sheet')).toBe(false);
  });

  describe('are dials', () => {
    const asked = (placed: Placed, battle = false) => {
      const game = aGame({ investigators: [placed], ...(battle ? { awake: true, ancientOne: 'yig' } : {}) });
      const [decision] = drive(game, upkeepOf(game, 0, { battle })).decisions;
      const words = secondWords(content, 'en', game.state);
      return { decision: decision!, dials: decision!.dials!, say: (phrase: Phrase) => words.text(phrase) };
    };

    it('2E-602 one a track with its four stops, and the values of each', () => {
      const { dials, say } = asked({ sheet: 'amanda-sharpe', sliders: [0, 2, 3] });
      expect(dials.list.map(({ at }) => at)).toEqual([0, 2, 3]);
      expect(dials.list.map(({ name }) => say(name))).toEqual(['Speed / Sneak', 'Fight / Will', 'Lore / Luck']);
      expect(dials.list.map(({ stops }) => stops.map(({ label }) => say(label)))).toEqual([
        ['Speed 1 / Sneak 4', 'Speed 2 / Sneak 3', 'Speed 3 / Sneak 2', 'Speed 4 / Sneak 1'],
        ['Fight 1 / Will 4', 'Fight 2 / Will 3', 'Fight 3 / Will 2', 'Fight 4 / Will 1'],
        ['Lore 1 / Luck 4', 'Lore 2 / Luck 3', 'Lore 3 / Luck 2', 'Lore 4 / Luck 1'],
      ]);
    });

    it('2E-604 every option tells the stop of each, and is within the focus', () => {
      const { decision } = asked({ sheet: 'amanda-sharpe', sliders: [0, 0, 3] });
      for (const { id, stops } of decision.options) expect(id).toBe(`sliders:${stops?.join('-')}`);
      const away = decision.options.map(({ stops = [] }) => stops[0]! + stops[1]! + 3 - stops[2]!);
      expect(away).toHaveLength(20);
      expect([0, 1, 2, 3].map((way) => away.filter((one) => one === way).length)).toEqual([1, 3, 6, 10]);
    });

    it('2E-604 what is beyond the focus is said with its stops', () => {
      const beyond = (sheet: string) => {
        const { dials, say } = asked({ sheet });
        return say(dials.beyond!);
      };
      expect(beyond('amanda-sharpe')).toBe('That’s more than the 3 stops your focus allows.');
      expect(beyond('ashcan-pete')).toBe('That’s more than the 1 stop your focus allows.');
    });

    it('D-68 stand where they stand, though silence would turn one', () => {
      const { decision, dials } = asked(harvey({ sliders: [1, 1, 1] }), true);
      expect(decision.default).toEqual(['sliders:1-3-1']);
      expect(dials.list.map(({ at }) => at)).toEqual([1, 1, 1]);
    });
  });

  it('2E-402 everybody is asked side by side; with strictOrder one after the other', () => {
    const asked = (strictOrder: boolean) => {
      const game = aGame({ investigators: ['amanda-sharpe', 'joe-diamond'], turnOrder: 'book', strictOrder });
      return upkeep(game).next().value?.length;
    };
    expect(asked(false)).toBe(2);
    expect(asked(true)).toBe(1);
  });
});

describe('coming back', () => {
  it('2E-3113 2E-3114 2E-3117 from the lost space to any open place, then his Upkeep', () => {
    const game = aGame({
      investigators: [harvey({ at: 'lost-in-time-and-space', returnsOn: 2, lostTurn: 1, cards: ['retainer'] })],
      monsters: { cultist: 'miskatonic-university-streets' },
      dice: [6],
    });
    game.state.places['general-store']?.closed.push({ by: 'terror', until: 'endOfGame' });
    const { decisions } = drive(game, upkeep(game), { 'upkeep.return': 'go:woods' });
    expect(decisions[0]?.kind).toBe('upkeep.return');
    expect(optionIds(decisions[0])).not.toContain('go:general-store');
    // D-15: the nearest street without monsters.
    expect(decisions[0]?.default[0]).toMatch(/^go:(merchant-district|french-hill|uptown)-streets$/);
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', returnsOn: null, money: 2, explored: false });
  });

  it('2E-3112 not a turn earlier', () => {
    const game = aGame({ investigators: [harvey({ at: 'lost-in-time-and-space', returnsOn: 3, lostTurn: 2 })] });
    expect(drive(game, upkeep(game)).decisions).toEqual([]);
    expect(game.state.investigators[0]?.at).toBe('lost-in-time-and-space');
  });

  it('2E-3112 the whole turn after being lost is lost: no Upkeep in it', () => {
    const game = aGame({ investigators: [harvey({ at: 'abyss-1', cards: ['heal'] })], phase: 'otherWorld' });
    drive(game, loseInTimeAndSpace(game, 0));
    game.state.turn += 1;
    expect(drive(game, upkeep(game)).decisions).toEqual([]);
    game.state.turn += 1;
    expect(drive(game, upkeep(game)).decisions.map(({ kind }) => kind)).toContain('upkeep.sliders');
  });
});

describe('the refresh step of the battle', () => {
  it('2E-3808 no money and no rolls of Retainers and Bank Loans in the revised printing', () => {
    const money = (printing: 'revised' | '2005') => {
      const game = aGame({
        investigators: [{ sheet: 'jenny-barnes', cards: ['retainer', 'deputy-of-arkham'] }],
        awake: true,
        ancientOne: 'yig',
        printing,
        dice: [6, 6, 6],
      });
      drive(game, upkeepOf(game, 0, { battle: true }));
      return [game.state.investigators[0]?.money, eventsOf(game, 'DiceRolled').length];
    };
    expect(money('revised')).toEqual([0, 0]);
    expect(money('2005')).toEqual([4, 1]);
  });

  it('D-68 silence moves the focus towards Fight', () => {
    const game = aGame({ investigators: [harvey({ sliders: [1, 1, 1] })], awake: true, ancientOne: 'yig' });
    drive(game, together([upkeepOf(game, 0, { battle: true })]));
    expect(game.state.investigators[0]?.sliders).toEqual([1, 3, 1]);
  });

  it('L11.7 L11.8 healing costs the attack of the round and can be done once', () => {
    const game = aGame({
      investigators: [{ sheet: 'vincent-lee', stamina: 1 }],
      awake: true,
      ancientOne: 'yig',
      variants: { mightyAncientOne: true },
    });
    game.state.ancientOne.round = 1;
    drive(game, upkeepOf(game, 0, { battle: true }), { 'upkeep.next': inTurn('use:physician', 'done') });
    expect(game.state.investigators[0]?.stamina).toBe(2);
    game.state.ancientOne.round = 2;
    const { decisions } = drive(game, upkeepOf(game, 0, { battle: true }));
    expect(decisions.map(({ kind }) => kind)).toEqual(['upkeep.sliders']);
  });
});
