import { describe, expect, it } from 'vitest';
import {
  clueLeftAt,
  clueTakers,
  handClueOn,
  leaveClue,
  placeClue,
} from '../../../../src/editions/second/board/clue.ts';
import { advance } from '../../../../src/editions/second/game/turn.ts';
import { mythos, setupMythos } from '../../../../src/editions/second/mythos/mythos.ts';
import { appeared, EIGHT } from '../../../rules/phases.ts';
import { content } from '../../../second.ts';
import { type Answering, type Arrangement, aGame, aGameOfBefore, drive, eventsOf } from '../table.ts';

/** Plays the Mythos phase with those cards on top. */
function phase(arrangement: Arrangement, cards: string[], answers: Record<string, Answering> = {}) {
  const game = aGame({ phase: 'mythos', cursor: { step: 'mythos' }, ...arrangement });
  game.state.decks.mythos = [...cards, ...game.state.decks.mythos.filter((card) => !cards.includes(card))];
  return { game, ...drive(game, mythos(game), answers) };
}

const BUTCHERED = 'mythos-family-found-butchered'; // gate graveyard, clue unvisited-isle, headline: terror +1

describe('a Mythos card', () => {
  it('2E-1401 gate, clue, movement and text in this order, and the card goes under the deck', () => {
    const { game } = phase({}, [BUTCHERED]);
    expect(content.mythos(BUTCHERED)).toMatchObject({ gate: 'graveyard', clue: 'unvisited-isle' });
    const types = game.events.map((event) => event.type);
    const order = ['MythosDrawn', 'GateOpened', 'MonsterAppeared', 'CluePlaced', 'TerrorRose'].map((type) =>
      types.indexOf(type as (typeof types)[number]),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(game.state.decks.mythos.at(-1)).toBe(BUTCHERED);
    expect(game.state.decks.mythos).toHaveLength(67);
  });

  it('2E-1501 no Clue token where a gate is open', () => {
    const { game } = phase({ gates: { 'unvisited-isle': 'abyss' } }, [BUTCHERED]);
    expect(game.state.places['unvisited-isle']?.clues).toBe(0);
  });

  it('2E-T62 2E-1503 D-52 who is alone there takes the token unasked', () => {
    const { game, decisions } = phase({ at: 'unvisited-isle' }, [BUTCHERED]);
    expect(game.state.investigators[0]?.clues).toBe(1);
    expect(decisions.map(({ kind }) => kind)).not.toContain('mythos.clue');
  });

  it('2E-1504 2E-T62 D-51 of several the one with fewest tokens gets it, and may hand it on until it is spent', () => {
    const investigators = [{ sheet: 'joe-diamond', clues: 2 }, 'jenny-barnes'];
    const { game } = phase({ investigators, at: 'unvisited-isle' }, [BUTCHERED]);
    expect(game.state.investigators.map((one) => one.clues)).toEqual([2, 1]);
    expect([0, 1].map((seat) => clueTakers(game, seat))).toEqual([[0], [0]]);
    handClueOn(game, 0);
    expect(game.state.investigators.map((one) => one.clues)).toEqual([3, 0]);
    game.state.investigators[0]!.clues -= 1;
    expect(clueTakers(game, 1)).toEqual([]);
  });

  it('2E-1505 left by whoever got it, it stays on the location, and until somebody moves those there may take it', () => {
    const { game } = phase({ investigators: ['joe-diamond', 'jenny-barnes'], at: 'unvisited-isle' }, [BUTCHERED]);
    expect([0, 1].map((seat) => clueLeftAt(game, seat))).toEqual(['unvisited-isle', null]);
    leaveClue(game);
    expect(game.state.investigators.map((one) => one.clues)).toEqual([0, 0]);
    expect(game.state.places['unvisited-isle']?.clues).toBe(1);
    expect(game.events.at(-1)).toEqual({ type: 'CluesLeft', seat: 0, place: 'unvisited-isle', amount: 1 });
    expect([0, 1].map((seat) => clueLeftAt(game, seat))).toEqual([null, null]);
    expect(clueTakers(game, 0)).toEqual([0, 1]);
    handClueOn(game, 1);
    expect(game.state.investigators.map((one) => one.clues)).toEqual([0, 1]);
    expect(game.state.places['unvisited-isle']?.clues).toBe(0);
  });

  it('2E-1505 who got it and spent it, or is gone from there, can leave it no more', () => {
    const { game } = phase({ at: 'unvisited-isle' }, [BUTCHERED]);
    game.state.investigators[0]!.at = 'woods';
    expect(clueLeftAt(game, 0)).toBeNull();
    game.state.investigators[0]!.at = 'unvisited-isle';
    expect(clueLeftAt(game, 0)).toBe('unvisited-isle');
    game.state.investigators[0]!.clues -= 1;
    expect(clueLeftAt(game, 0)).toBeNull();
  });

  it('2E-1504 2E-1505 in games of before it is asked who takes it', () => {
    const before = { at: 'unvisited-isle', phase: 'mythos', cursor: { step: 'mythos' } } as const;
    const game = aGameOfBefore(['turnOrder'], before);
    const { decisions } = drive(game, placeClue(game, 'unvisited-isle'), { 'mythos.clue': 'leave' });
    expect(decisions[0]).toMatchObject({ kind: 'mythos.clue', mode: 'own', seats: [0] });
    expect(game.state.places['unvisited-isle']?.clues).toBe(1);
    // Of several all are asked.
    const two = aGameOfBefore(['turnOrder'], { ...before, investigators: ['joe-diamond', 'jenny-barnes'] });
    const shared = drive(two, placeClue(two, 'unvisited-isle'), { 'mythos.clue': 'leave' }).decisions;
    expect(shared[0]).toMatchObject({ kind: 'mythos.clue', mode: 'here', seats: [0, 1] });
  });

  it('2E-1702 2E-1703 a new environment sends the old one under the deck', () => {
    const { game } = phase({ environment: 'mythos-curfew-enforced' }, ['mythos-heat-wave']);
    expect(game.state.environment?.card).toBe('mythos-heat-wave');
    expect(game.state.decks.mythos.at(-1)).toBe('mythos-curfew-enforced');
    expect(game.state.decks.mythos).not.toContain('mythos-heat-wave');
  });

  it('2E-1705 FAQ-94 a second rumor does its other steps and is ignored', () => {
    const { game } = phase({ rumor: 'mythos-the-stars-are-right', dice: [6] }, ['mythos-good-work-undone']);
    expect(game.state.rumor?.card).toBe('mythos-the-stars-are-right');
    expect(game.state.decks.mythos.at(-1)).toBe('mythos-good-work-undone');
    expect(game.state.places['unvisited-isle']?.gate).not.toBeNull();
    expect(eventsOf(game, 'RumorIgnored')).toHaveLength(1);
  });

  it('2E-1701 a headline that lasts stays in sight until the end of the next turn and closes its places', () => {
    const { game } = phase({ turn: 3, at: 'general-store' }, ['mythos-city-gripped-by-blackouts']);
    expect(game.state.headlines).toEqual([{ card: 'mythos-city-gripped-by-blackouts', turn: 4 }]);
    expect(game.state.investigators[0]?.at).toBe('rivertown-streets');
    advance(game);
    expect(game.state.places['general-store']?.closed).toHaveLength(1);
    game.state.cursor = { step: 'mythos' };
    advance(game);
    expect(game.state.places['general-store']?.closed).toEqual([]);
    expect(game.state.decks.mythos.at(-1)).toBe('mythos-city-gripped-by-blackouts');
  });

  it('FAQ-140 Ithaqua skips the text of a weather card', () => {
    const { game } = phase({ ancientOne: 'ithaqua', environment: 'mythos-curfew-enforced' }, ['mythos-heat-wave']);
    expect(game.state.environment?.card).toBe('mythos-curfew-enforced');
    expect(eventsOf(game, 'MythosTextCancelled')).toHaveLength(1);
    expect(game.state.places.woods?.gate).not.toBeNull();
  });

  it('2E-3710 Ithaqua hurts those in the streets at the end of the phase', () => {
    const { game } = phase({ ancientOne: 'ithaqua', at: 'uptown-streets' }, [BUTCHERED]);
    const [joe] = game.state.investigators;
    expect(joe!.stamina).toBe(content.investigator('joe-diamond').stamina - 1);
  });

  it('2E-101 the card that reshuffles the deck is replaced by another', () => {
    const { game } = phase({}, ['mythos-the-story-continues']);
    expect(game.state.decks.mythos).toHaveLength(
      67 - (game.state.environment || game.state.rumor ? 1 : 0) - game.state.headlines.length,
    );
    expect(eventsOf(game, 'MythosDrawn').length).toBeGreaterThan(1);
    expect(eventsOf(game, 'GateOpened')).toHaveLength(1);
  });

  it('2E-101 after a failed Great Ritual of the first card only the gate step is done', () => {
    const game = aGame({ phase: 'mythos', cursor: { step: 'mythos' } });
    game.state.mythosCards = 2;
    const cards = [BUTCHERED, 'mythos-heat-wave'];
    game.state.decks.mythos = [...cards, ...game.state.decks.mythos.filter((card) => !cards.includes(card))];
    drive(game, mythos(game));
    expect(eventsOf(game, 'GateOpened').map(({ place }) => place)).toEqual(['graveyard', 'woods']);
    expect(game.state.terror).toBe(0);
    expect(game.state.environment?.card).toBe('mythos-heat-wave');
  });

  it('L12.2 D-60 the Keeper chooses one of two cards and the other goes under the deck', () => {
    const cards = [BUTCHERED, 'mythos-heat-wave'];
    const answers = { 'mythos.card': 'mythos-heat-wave' };
    const { game, decisions } = phase({ variants: { keeper: 'somebody' } }, cards, answers);
    expect(decisions[0]).toMatchObject({
      kind: 'mythos.card',
      mode: 'keeper',
      default: [BUTCHERED],
      about: { keeper: 'somebody' },
    });
    expect(game.state.environment?.card).toBe('mythos-heat-wave');
    expect(game.state.decks.mythos).toContain(BUTCHERED);
    expect(game.state.terror).toBe(0);
  });
});

describe('the first Mythos card', () => {
  const rumorFirst = (printing: 'revised' | '2005') => {
    const game = aGame({ printing, turn: 0, phase: 'setup', cursor: { step: 'setup.mythos' } });
    const cards = ['mythos-the-stars-are-right', BUTCHERED];
    game.state.decks.mythos = [...cards, ...game.state.decks.mythos.filter((card) => !cards.includes(card))];
    drive(game, setupMythos(game));
    return game;
  };

  it('2E-322 FAQ-06 a rumor is discarded and another card drawn', () => {
    const game = rumorFirst('revised');
    expect(game.state.rumor).toBeNull();
    expect(game.state.places.graveyard?.gate).not.toBeNull();
    expect(game.state.places['science-building']?.gate).toBeNull();
  });

  it('2E-323 the first printing resolves it', () => {
    expect(rumorFirst('2005').state.rumor?.card).toBe('mythos-the-stars-are-right');
  });

  it('2E-326 turn 1 begins with the same first player', () => {
    const game = rumorFirst('revised');
    advance(game);
    expect([game.state.turn, game.state.first, game.state.cursor]).toEqual([1, 0, { step: 'upkeep' }]);
  });
});

describe('double gates', () => {
  const cards = ['mythos-heat-wave', BUTCHERED];
  const arrangement = { investigators: EIGHT.slice(0, 5), at: 'train-station', variants: { doubleGates: true } };
  const begun = (more: Arrangement) => {
    const game = aGame({ ...arrangement, ...more });
    game.state.doubleGatesBegun = true;
    game.state.decks.mythos = [...cards, ...game.state.decks.mythos.filter((card) => !cards.includes(card))];
    drive(game, mythos(game));
    return game;
  };

  it('L10.2 the sixth doom token counts from the next phase on', () => {
    const game = aGame({ ...arrangement, doom: 5 });
    game.state.decks.mythos = [...cards, ...game.state.decks.mythos.filter((card) => !cards.includes(card))];
    drive(game, mythos(game));
    expect(eventsOf(game, 'GateOpened')).toHaveLength(1);
    expect(game.state.doubleGatesBegun).toBe(true);
  });

  it('L10.3 L10.4 L10.8 of the second card only the gate is used', () => {
    const game = begun({});
    expect(eventsOf(game, 'GateOpened').map(({ place }) => place)).toEqual(['woods', 'graveyard']);
    expect(game.state.terror).toBe(0);
  });

  it('L10.5 an open gate there brings one monster and no surge', () => {
    const game = begun({ gates: { graveyard: 'abyss' } });
    expect(appeared(game).graveyard).toBe(1);
    expect(eventsOf(game, 'Surge')).toEqual([]);
  });

  it('L10.6 L10.7 a seal there is broken', () => {
    const game = begun({ seals: ['graveyard'] });
    expect(game.state.places.graveyard).toMatchObject({ sealed: false, gate: null });
    expect(game.state.ancientOne.doom).toBe(1);
  });

  it('L10.1 with fewer than five players it cannot be agreed on', () => {
    expect(() => begun({ investigators: EIGHT.slice(0, 4) })).toThrow('double-gates-players');
  });
});

describe('the end of the turn', () => {
  it('2E-1801 2E-1802 the first player marker goes on and a new turn begins', () => {
    const game = aGame({ investigators: EIGHT.slice(0, 3), first: 2, turn: 4, cursor: { step: 'mythos' } });
    advance(game);
    expect([game.state.first, game.state.turn, game.state.cursor]).toEqual([0, 5, { step: 'upkeep' }]);
  });
});
