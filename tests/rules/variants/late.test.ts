import { describe, expect, it } from 'vitest';
import {
  ancientOneAttacks,
  attackInBattle,
  startBattle,
  successesPerToken,
} from '../../../src/editions/second/battle/battle.ts';
import { attackAncientOne } from '../../../src/editions/second/combat/combat.ts';
import { lowerDoom } from '../../../src/editions/second/end/doom.ts';
import { interrupts } from '../../../src/editions/second/game/interrupt.ts';
import { mythos } from '../../../src/editions/second/mythos/mythos.ts';
import { secondWords } from '../../../src/editions/second/second.ts';
import { reported } from '../../../src/editions/second/state/press.ts';
import { tell } from '../../../src/editions/second/telling/telling.ts';
import { upkeepOf } from '../../../src/editions/second/upkeep/upkeep.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import {
  type Arrangement,
  aGame,
  drive,
  eventsOf,
  inTurn,
  optionIds,
  type Placed,
} from '../../editions/second/table.ts';
import { content } from '../../second.ts';
import { said } from '../../story/said.ts';
import { appeared, BUTCHERED, EIGHT, HEAT_WAVE, kinds, mythosPhase, one, onTop, order } from '../phases.ts';

describe('L10 double gates', () => {
  const base = { investigators: EIGHT.slice(0, 5), at: 'train-station', variants: { doubleGates: true } };
  const begun = (more: Arrangement = {}, cards = [HEAT_WAVE, BUTCHERED]) => {
    const game = aGame({ ...base, phase: 'mythos', cursor: { step: 'mythos' }, ...more });
    game.state.doubleGatesBegun = true;
    onTop(game, cards);
    return { game, ...drive(game, mythos(game)) };
  };

  it('L10.1 it needs five investigators', () => {
    expect(() => aGame({ ...base, investigators: EIGHT.slice(0, 4) })).toThrow('double-gates-players');
    expect(aGame(base).state.players).toBe(5);
  });

  it('L10.2 from the phase after the sixth doom token, and for good', () => {
    const { game } = mythosPhase({ ...base, doom: 5 }, [HEAT_WAVE, BUTCHERED]);
    expect(eventsOf(game, 'GateOpened').map(({ place }) => place)).toEqual(['woods']);
    drive(game, lowerDoom(game, 4));
    onTop(game, [BUTCHERED, 'mythos-icy-conditions']);
    drive(game, mythos(game));
    expect(eventsOf(game, 'GateOpened').map(({ place }) => place)).toEqual([
      'woods',
      'graveyard',
      'historical-society',
    ]);
  });

  it('L10.3 the second card comes after the whole of the first, only for its gate', () => {
    const { game } = begun({}, [BUTCHERED, HEAT_WAVE]);
    expect(order(game, 'GateOpened', 'CluePlaced', 'TerrorRose', 'EnvironmentEntered')).toEqual([
      'GateOpened',
      'CluePlaced',
      'TerrorRose',
      'GateOpened',
    ]);
    expect(eventsOf(game, 'MythosDrawn').map(({ card, purpose }) => [card, purpose])).toEqual([
      [BUTCHERED, 'full'],
      [HEAT_WAVE, 'gateOnly'],
    ]);
  });

  it('L10.3 the second card is told as that: neither its rules nor the newspaper speak of it', () => {
    const { game } = begun({}, [BUTCHERED, HEAT_WAVE]);
    const lines = said(tell(game.events, game), secondWords(content, 'en', game.state));
    const told = lines.filter((line) => line.includes('Heat Wave') && !line.includes('Doom'));
    expect(told).toEqual([expect.stringMatching(/^A second Mythos card; only its gate counts: Heat Wave \(.+\)\.$/)]);
    expect(lines.join('\n')).not.toContain('Fire Vampires have');
    const gone = aGame({ ...base, phase: 'mythos', cursor: { step: 'mythos' } });
    gone.state.doubleGatesBegun = true;
    onTop(gone, [BUTCHERED, HEAT_WAVE]);
    drive(gone, reported(gone, mythos(gone)));
    expect(gone.state.press.mythos).toBe(BUTCHERED);
  });

  it('L10.4 where there is neither gate nor seal a gate opens with token and monsters', () => {
    const { game } = begun();
    expect(game.state.places.graveyard?.gate).not.toBeNull();
    expect(game.state.ancientOne.doom).toBe(2);
    expect(appeared(game)).toEqual({ woods: 2, graveyard: 2 });
  });

  it('L10.5 at an open gate one monster appears, no surge', () => {
    const { game } = begun({ gates: { graveyard: 'abyss' } });
    expect(appeared(game)).toEqual({ woods: 2, graveyard: 1 });
    expect(eventsOf(game, 'Surge')).toEqual([]);
    expect(game.state.ancientOne.doom).toBe(1);
  });

  it('L10.6 a seal there is broken, and nothing appears', () => {
    const { game } = begun({ seals: ['graveyard'] });
    expect(game.state.places.graveyard).toMatchObject({ sealed: false, gate: null });
    expect(eventsOf(game, 'SealBroken')).toMatchObject([{ place: 'graveyard' }]);
    expect(appeared(game)).toEqual({ woods: 2 });
  });

  it('L10.7 its token is no doom token', () => {
    expect(begun({ seals: ['graveyard'], doom: 7 }).game.state.ancientOne.doom).toBe(8);
  });

  it('L10.8 the second card goes under the deck, a Rumor or Environment without effect', () => {
    const { game } = begun({}, [BUTCHERED, 'mythos-the-great-ritual']);
    expect(game.state.rumor).toBeNull();
    expect(game.state.decks.mythos.at(-1)).toBe('mythos-the-great-ritual');
    expect(begun({}, [BUTCHERED, HEAT_WAVE]).game.state.environment).toBeNull();
  });

  it('L10 and SK together: no token for a gate, one for an open gate, no surge for a broken seal', () => {
    const variants = { doubleGates: true, stormknight: true };
    expect(begun({ variants }).game.state.ancientOne.doom).toBe(0);
    const open = begun({ variants, gates: { graveyard: 'abyss' } }).game;
    expect([open.state.ancientOne.doom, appeared(open).graveyard]).toEqual([1, 1]);
    const sealed = begun({ variants, seals: ['graveyard'] }).game;
    expect([sealed.state.places.graveyard?.sealed, eventsOf(sealed, 'Surge')]).toEqual([false, []]);
  });

  it('L10 and L12 together: the Keeper chooses the first card only', () => {
    const variants = { doubleGates: true, keeper: 'mara' };
    const { game, decisions } = begun({ variants }, [HEAT_WAVE, 'mythos-icy-conditions', BUTCHERED]);
    expect(decisions.filter(({ kind }) => kind === 'mythos.card')).toHaveLength(1);
    expect(eventsOf(game, 'GateOpened').map(({ place }) => place)).toEqual(['woods', 'graveyard']);
  });
});

describe('L11 a truly mighty Ancient One', () => {
  const variants = { mightyAncientOne: true };
  const battle = (investigators: (string | Placed)[], more: Arrangement = {}) => {
    const arranged = { awake: true, ancientOne: 'ithaqua', phase: 'battle', cursor: { step: 'battle.start' } } as const;
    const game = aGame({ ...arranged, investigators, variants, ...more });
    game.state.ancientOne.doom = 11;
    return game;
  };
  const joe = (more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', ...more });

  it('L11.1 dice for his Sanity, changed by the rating; one success passes', () => {
    const game = battle([joe({ sanity: 4, cards: ['food', 'knife'] })], { dice: [5, 5, 5, 5, 5, 5] });
    drive(game, startBattle(game));
    // Ithaqua's rating is -3.
    expect(eventsOf(game, 'CheckRolled')[0]).toMatchObject({ dice: [5], difficulty: 1 });
    expect(kinds(game)).toEqual(['food', 'knife']);
  });

  it('L11.2 who fails discards half of Items, Spells and Allies, rounded up, of his choice', () => {
    const cards = ['food', 'knife', 'wither', 'duke', 'bravery'];
    const game = battle([joe({ sanity: 4, cards })], { dice: [1, 5, 5, 5, 5, 5], ancientOne: 'hastur', terror: 3 });
    const { decisions } = drive(game, startBattle(game), { 'loss.items': ['knife#1', 'duke#1'] });
    const asked = decisions.find(({ kind }) => kind === 'loss.items');
    expect(asked).toMatchObject({ min: 2, max: 2, rule: 'L11.2' });
    expect(optionIds(asked)).toEqual(['food#1', 'knife#1', 'wither#1', 'duke#1']);
    expect(kinds(game)).toEqual(['food', 'wither', 'bravery']);
  });

  it('L11.2 three of five go', () => {
    const cards = ['food', 'knife', 'wither', 'duke', 'elder-sign'];
    const game = battle([joe({ sanity: 4, cards })], { dice: [1], ancientOne: 'hastur', terror: 3 });
    drive(game, startBattle(game));
    expect(kinds(game)).toHaveLength(2);
  });

  it('L11.3 Clue tokens, Blessing and Curse apply', () => {
    const rolled = (placed: Partial<Placed>, dice: number[], answers = {}) => {
      const game = battle([joe({ sanity: 4, ...placed })], { dice, ancientOne: 'hastur', terror: 3 });
      drive(game, startBattle(game), answers);
      return eventsOf(game, 'CheckEnded')[0]?.passed;
    };
    expect(rolled({}, [4])).toBe(false);
    expect(rolled({ cards: ['blessing'] }, [4])).toBe(true);
    expect(rolled({ cards: ['curse'] }, [5])).toBe(false);
    expect(rolled({ clues: 1 }, [1, 6, 6], { 'check.spend': 'clue' })).toBe(true);
  });

  it('L11.4 after the lost are devoured and Mythos cards gone, before the Ancient One’s own start', () => {
    const lost = { sheet: 'jenny-barnes', at: 'lost-in-time-and-space', returnsOn: 4 };
    const game = battle([joe(), lost], { ancientOne: 'yig', environment: HEAT_WAVE, dice: [5, 5, 5] });
    drive(game, startBattle(game));
    expect(order(game, 'Devoured', 'MythosLeft', 'CheckRolled', 'Cursed')).toEqual([
      'Devoured',
      'MythosLeft',
      'CheckRolled',
      'Cursed',
    ]);
  });

  it('L11.5 with fewer than four players a doom token costs four successes', () => {
    expect([1, 2, 3, 4, 6].map((players) => successesPerToken(battle(EIGHT.slice(0, players))))).toEqual([
      4, 4, 4, 4, 6,
    ]);
    expect(successesPerToken(battle(EIGHT.slice(0, 2), { variants: {} }))).toBe(2);
  });

  it('L11.6 successes that remove nothing are lost at the end of the round', () => {
    const strong = { sheet: 'michael-mcglen', sliders: [1, 3, 1], cards: ['tommy-gun'] } as Placed;
    const left = (on: boolean) => {
      const game = battle([strong, 'jenny-barnes', 'bob-jenkins', 'amanda-sharpe'], {
        ancientOne: 'cthulhu',
        dice: [5, 5, 5, ...Array(60).fill(1)],
        variants: on ? variants : {},
      });
      game.state.ancientOne.round = 1;
      game.state.ancientOne.combatRating = 0;
      drive(game, attackInBattle(game, 0));
      expect(game.state.ancientOne.tally).toBe(3);
      drive(game, ancientOneAttacks(game));
      return game.state.ancientOne.tally;
    };
    expect(left(true)).toBe(0);
    expect(left(false)).toBe(3);
  });

  it('L11.7 healing takes the place of the attack of that round', () => {
    const game = battle([{ sheet: 'vincent-lee', stamina: 1 }], { ancientOne: 'yig' });
    game.state.cursor = { step: 'battle.refresh' };
    game.state.ancientOne.round = 1;
    drive(game, upkeepOf(game, 0, { battle: true }), { 'upkeep.next': inTurn('use:physician', 'done') });
    expect(one(game).stamina).toBe(2);
    expect(drive(game, attackAncientOne(game, 0)).result).toBe(0);
    expect(eventsOf(game, 'CheckRolled')).toEqual([]);
    game.state.ancientOne.round = 2;
    drive(game, attackAncientOne(game, 0));
    expect(eventsOf(game, 'CheckRolled')).toHaveLength(1);
  });

  it('L11.7 cards of any phase only in the refresh step, before his attack', () => {
    const game = battle([joe({ cards: ['duke'], sanity: 1 })], { ancientOne: 'yig' });
    const open = (kind: string) => [{ kind, seats: [0], options: [] } as unknown as Decision];
    game.state.cursor = { step: 'battle.attack', turnIndex: 0 };
    expect(interrupts(game, open('battle.attack'))).toEqual([]);
    game.state.cursor = { step: 'battle.refresh' };
    expect(interrupts(game, open('upkeep.sliders')).map(({ id }) => id)).toEqual(['use:duke#1']);
  });

  it('L11.8 each of them once in the whole battle', () => {
    const game = battle([{ sheet: 'vincent-lee', stamina: 1 }], { ancientOne: 'yig' });
    const offered = (round: number) => {
      game.state.ancientOne.round = round;
      const { decisions } = drive(game, upkeepOf(game, 0, { battle: true }), {
        'upkeep.next': inTurn('use:physician', 'done'),
      });
      return decisions.some(({ kind }) => kind === 'upkeep.next');
    };
    expect([offered(1), offered(2), offered(3)]).toEqual([true, false, false]);
  });

  it('L11.9 cards are refreshed and sliders moved without giving anything up', () => {
    const game = battle([joe({ cards: ['wither'], sliders: [1, 1, 1] })], { ancientOne: 'yig' });
    one(game).cards[0]!.exhausted = true;
    game.state.ancientOne.round = 1;
    drive(game, upkeepOf(game, 0, { battle: true }), { 'upkeep.sliders': 'sliders:1-3-1' });
    expect(one(game)).toMatchObject({ sliders: [1, 3, 1], cards: [{ id: 'wither#1', exhausted: false }] });
    drive(game, attackAncientOne(game, 0), { 'battle.attack': 'fight' });
    expect(eventsOf(game, 'CheckRolled')).toHaveLength(1);
  });
});
