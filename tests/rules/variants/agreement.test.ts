import { describe, expect, it } from 'vitest';
import { closeGate } from '../../../src/editions/second/gates/gate.ts';
import { devour } from '../../../src/editions/second/misfortune/misfortune.ts';
import { secondWords } from '../../../src/editions/second/second.ts';
import { agree, remarks } from '../../../src/editions/second/setup/agreement.ts';
import { readOptions } from '../../../src/editions/second/state/options.ts';
import { LOCALES } from '../../../src/locale.ts';
import { Words } from '../../../src/words/words.ts';
import { aGame, drive, eventsOf } from '../../editions/second/table.ts';
import { content, second } from '../../second.ts';
import { playsAgain } from '../../table/again.ts';
import { gather, JONAS, LENA, MARA } from '../gathering.ts';
import { EIGHT } from '../phases.ts';

describe('what is agreed at the table', () => {
  it('every variant and ruling can be agreed on and is explained, and all are off', () => {
    const { variants, rulings } = readOptions({});
    const described = second.options.map(({ id }) => id);
    const ids = [
      ...Object.keys(variants).map((name) => `variants.${name}`),
      ...Object.keys(rulings).map((name) => `rulings.${name}`),
    ];
    expect(described).toEqual(expect.arrayContaining([...ids, 'printing', 'ancientOne', 'strictOrder']));
    expect(Object.values(variants).every((value) => value === false || value === null || value === 0)).toBe(true);
    const words = secondWords(content, 'en');
    for (const { id, name, explanation, values } of second.options) {
      expect(words.text(name), id).not.toBe('');
      expect(words.text(explanation), id).toMatch(/\.$/);
      // The first value is what holds while nobody says otherwise.
      const [group = '', option] = id.split('.');
      const all = readOptions({}) as unknown as Record<string, unknown>;
      const usual = option === undefined ? all[group] : (all[group] as Record<string, unknown>)[option];
      expect(values[0]?.value, id).toBe(usual);
    }
  });

  it('L10 with fewer than five is refused with a reason, before anything is dealt', () => {
    const { agree: set, start, table, game } = gather(JONAS, LENA);
    set('variants.doubleGates', 'true');
    expect(start()).toBe('unplayable-double-gates-players');
    expect(table.reading.game(game)?.status).toBe('lobby');
    set('variants.doubleGates', 'false');
    expect(start()).toBeNull();
  });

  it('L10 and L13 together cannot be', () => {
    const { agree: set, start } = gather();
    set('variants.team', 'true');
    set('variants.doubleGates', 'true');
    expect(start()).toBe('unplayable-double-gates-players');
  });

  it('L13 is for one or two players', () => {
    const { agree: set, start } = gather(JONAS, LENA);
    set('variants.team', 'true');
    expect(start()).toBe('unplayable-team-players');
  });

  it('L7 by vote needs L7', () => {
    const { agree: set, start } = gather(JONAS);
    set('variants.strandingGuiltByVote', 'true');
    expect(start()).toBe('unplayable-guilt-vote-alone');
    set('variants.strandingGuilt', 'true');
    expect(start()).toBeNull();
  });

  it('refusals are worded', () => {
    for (const locale of LOCALES) {
      const words = new Words(locale);
      expect(words.say('unplayable-double-gates-players', { least: 5 })).toContain('5');
      expect(words.say('unplayable-team-players', { most: 2 })).toContain('2');
      expect(words.say('unplayable-guilt-vote-alone')).not.toBe('');
      expect(words.say('refused-keeper-has-no-seat')).not.toBe('');
    }
  });

  it('L3 without L4 and the hardest of all are allowed, with a remark', () => {
    const said = (variants: Record<string, unknown>) => remarks({ variants }).map(({ key }) => key);
    expect(said({ hiddenGates: true })).toEqual(['remark-hidden-gates']);
    expect(said({ hiddenGates: true, voluntaryGates: true })).toEqual([]);
    expect(said({ noSealVictory: true, doubleGates: true, stormknight: true })).toEqual(['remark-very-hard']);
    expect(said({ noSealVictory: true, stormknight: true })).toEqual([]);
    expect(said({ team: true, draft: 2 })).toEqual(['remark-team-draft']);
    const variants = { noSealVictory: true, doubleGates: true, stormknight: true, hiddenGates: true };
    expect(() => agree(readOptions({ variants }), 5)).not.toThrow();
  });

  it('L7 with one investigator has no effect', () => {
    const game = aGame({
      at: 'woods',
      gates: { woods: 'abyss', unnamable: 'rlyeh' },
      variants: { strandingGuilt: true },
    });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(eventsOf(game, 'DiceRolled')).toEqual([]);
  });
});

describe('L13 a team at the table', () => {
  it('L13.2 one player leads all four', () => {
    const { agree: set, start, seats, until } = gather();
    set('variants.team', 'true');
    expect(start()).toBeNull();
    expect(seats()).toEqual([MARA, MARA, MARA, MARA]);
    expect(until('setup.team').decision.options).toHaveLength(6);
  });

  it('L13.2 with two they pick in turn', () => {
    const { agree: set, start, seats, open, until, table, game } = gather(JONAS);
    set('variants.team', 'true');
    expect(start()).toBeNull();
    expect(seats()).toEqual([MARA, JONAS, MARA, JONAS]);
    const pickers: (string | undefined)[] = [];
    for (let pick = 0; pick < 4; pick++) {
      const { decision, persons } = until('setup.team');
      pickers.push(persons[0]);
      table.answer({ game, person: persons[0] ?? '', decision: decision.id, chosen: decision.default });
    }
    expect(pickers[0]).not.toBe(pickers[1]);
    expect(pickers).toEqual([pickers[0], pickers[1], pickers[0], pickers[1]]);
    expect(open().length).toBeGreaterThan(0);
  });

  it('L13.5 with two players the seats alternate', () => {
    const { agree: set, start, seats } = gather(JONAS);
    set('variants.team', 'true');
    start();
    expect(seats()).toEqual([MARA, JONAS, MARA, JONAS]);
  });

  it('L13.6 the replacement stays with his player', () => {
    const game = aGame({ investigators: EIGHT.slice(0, 4), variants: { team: true }, draws: ['kate-winthrop'] });
    drive(game, devour(game, 1));
    expect(eventsOf(game, 'Replaced')).toMatchObject([{ seat: 1, sheet: 'kate-winthrop' }]);
  });

  it('L13 a game of two plays the same again from its seed', () => {
    const { agree: set, start, table, game, until } = gather(JONAS);
    set('variants.team', 'true');
    start();
    until('upkeep.sliders');
    expect(playsAgain(table, game)).toBe(true);
  });
});
