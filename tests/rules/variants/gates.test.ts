import { describe, expect, it } from 'vitest';
import { gatesTo } from '../../../src/editions/second/board/area.ts';
import { closeOrSeal } from '../../../src/editions/second/gates/close.ts';
import { closeGate, enterGate, openGate } from '../../../src/editions/second/gates/gate.ts';
import { run } from '../../../src/editions/second/language/table.ts';
import { returnToArkham } from '../../../src/editions/second/otherworlds/return.ts';
import { seen } from '../../../src/editions/second/shown/seen.ts';
import { endSittings } from '../../../src/editions/second/sitting/sitting.ts';
import type { Game } from '../../../src/editions/second/state/state.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds, type Placed } from '../../editions/second/table.ts';
import { arkhamPhase, BUTCHERED, movementPhase, mythosPhase, one, order } from '../phases.ts';

const joe = (more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', at: 'woods', ...more });
const fromMythos = { from: 'mythos', monsters: 0, delay: true } as const;

describe('L3 unknown gate destinations', () => {
  const variants = { hiddenGates: true };
  const hide = (game: Game, ...places: string[]): Game => {
    for (const place of places) game.state.places[place]!.gateHidden = true;
    return game;
  };

  it('L3.1 the marker lies face down and nobody sees its world', () => {
    const { game } = mythosPhase({ at: 'train-station', variants }, [BUTCHERED]);
    const { gate, gateHidden } = game.state.places.graveyard!;
    expect(gateHidden).toBe(true);
    const view = JSON.stringify(seen(game.state).places.graveyard);
    expect(view).not.toContain(gate?.split('#')[0] ?? 'no gate');
    expect(eventsOf(game, 'GateOpened')[0]?.hidden).toBe(true);
  });

  it('L3.2 turned up when somebody enters, and it stays so', () => {
    const game = hide(aGame({ investigators: [joe()], variants, gates: { woods: 'abyss' } }), 'woods');
    enterGate(game, 0, 'woods', false);
    expect(game.state.places.woods?.gateHidden).toBe(false);
    drive(game, returnToArkham(game, 0));
    expect(game.state.places.woods).toMatchObject({ gate: 'abyss#1', gateHidden: false });
  });

  it('L3.3 opening on somebody, it is turned up at once', () => {
    const game = aGame({ investigators: [joe()], variants });
    drive(game, openGate(game, 'woods', fromMythos));
    expect(order(game, 'GateOpened', 'GateRevealed', 'DrawnThrough')).toEqual([
      'GateOpened',
      'GateRevealed',
      'DrawnThrough',
    ]);
    expect(game.state.places.woods?.gateHidden).toBe(false);
  });

  it('L3.4 the way back leads through a face-up gate', () => {
    const gates = { woods: 'abyss', graveyard: 'abyss' };
    const game = hide(aGame({ investigators: [joe({ at: 'abyss-2' })], variants, gates }), 'graveyard');
    expect(drive(game, returnToArkham(game, 0)).decisions).toEqual([]);
    expect(one(game).at).toBe('woods');
    expect(game.state.places.graveyard?.gateHidden).toBe(true);
  });

  it('L3.5 without one a face-down gate to his world is turned up at random', () => {
    const came = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const gates = { woods: 'abyss', graveyard: 'abyss', unnamable: 'rlyeh' };
      const arrangement = { investigators: [joe({ at: 'abyss-2' })], variants, gates };
      const game = aGame({ ...arrangement, seed: `${seed}`.padStart(64, '0') });
      hide(game, 'woods', 'graveyard', 'unnamable');
      expect(drive(game, returnToArkham(game, 0)).decisions).toEqual([]);
      expect(eventsOf(game, 'GateRevealed')).toHaveLength(1);
      expect(game.state.places.unnamable?.gateHidden).toBe(true);
      came.add(one(game).at);
    }
    expect([...came].sort()).toEqual(['graveyard', 'woods']);
  });

  it('L3.6 closed unentered, it is turned up then; its modifier sways no suggestion before', () => {
    const game = hide(aGame({ variants, gates: { woods: 'abyss', unnamable: 'rlyeh' } }), 'woods', 'unnamable');
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(order(game, 'GateRevealed', 'GateClosed')).toEqual(['GateRevealed', 'GateClosed']);
    const suggested = (gates: Record<string, string>) => {
      const lost = hide(aGame({ at: 'rivertown-streets', variants, gates }), ...Object.keys(gates));
      return drive(
        lost,
        run(lost, 0, [{ moveThroughGate: { which: 'nearestOpen' } }], { source: { ref: 'monster', id: 'nightgaunt' } }),
      ).decisions[0]?.default;
    };
    expect(suggested({ graveyard: 'abyss', 'black-cave': 'rlyeh' })).toEqual(
      suggested({ graveyard: 'rlyeh', 'black-cave': 'abyss' }),
    );
  });

  it('L3.7 what names a world looks at face-up gates only', () => {
    const gates = { woods: 'abyss', graveyard: 'abyss', unnamable: 'rlyeh' };
    const game = hide(
      aGame({ investigators: [joe({ at: 'abyss-2', cards: ['gate-box'] })], variants, gates }),
      'woods',
    );
    expect(gatesTo(game, 'abyss')).toEqual(['graveyard']);
    const { decisions } = drive(game, returnToArkham(game, 0));
    expect(optionIds(decisions[0]).sort()).toEqual(['go:graveyard', 'go:unnamable']);
  });
});

describe('L4 gates are entered by choice', () => {
  const variants = { voluntaryGates: true };
  const graveyard = (more: Partial<Placed> = {}): Arrangement => ({
    investigators: [joe({ at: 'graveyard', sanity: 2, ...more })],
    gates: { graveyard: 'abyss', unnamable: 'rlyeh' },
    variants,
    draws: ['rivertown-6'],
  });

  it('L4.1 nobody is drawn in, each decides', () => {
    const { game, decisions } = arkhamPhase(graveyard());
    expect(decisions[0]).toMatchObject({ kind: 'encounter.choose', rule: 'L4.1', default: ['encounter'] });
    expect(optionIds(decisions[0])).toEqual(['encounter', 'enter']);
    expect(one(game).at).toBe('graveyard');
  });

  it('L4.2 who stands there when it opens goes through, delayed', () => {
    const { game } = mythosPhase({ at: 'graveyard', variants }, [BUTCHERED]);
    expect(eventsOf(game, 'DrawnThrough')).toMatchObject([{ seat: 0, delayed: true }]);
    expect(one(game).delayed).toBe(true);
  });

  it('L4.3 who stays has an encounter there', () => {
    const { game } = arkhamPhase(graveyard(), { 'encounter.choose': 'encounter' });
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ place: 'graveyard', entry: 6 }]);
  });

  it('L4.4 but not the special ability', () => {
    const at = 'science-building';
    const { decisions } = arkhamPhase({
      investigators: [joe({ at, clues: 9, money: 9 })],
      gates: { [at]: 'abyss' },
      variants,
      draws: ['miskatonic-university-2'],
    });
    expect(optionIds(decisions[0])).toEqual(['encounter', 'enter']);
  });

  it('L4.5 with the marker he closes, has an encounter, or goes in again without it', () => {
    const { decisions } = arkhamPhase(graveyard({ explored: true, cards: ['elder-sign'] }), {
      'gate.close': 'encounter',
    });
    expect(optionIds(decisions[0]).filter((id) => id !== 'pass')).toEqual([
      'close:lore',
      'close:fight',
      'seal:elder-sign#1',
      'encounter',
      'enter',
    ]);
    const { game } = arkhamPhase(graveyard({ explored: true }), { 'gate.close': 'enter' });
    expect(one(game)).toMatchObject({ at: 'abyss-1', explored: false });
  });

  it('L4.6 entering by choice delays nobody', () => {
    const { game } = arkhamPhase(graveyard(), { 'encounter.choose': 'enter' });
    expect(one(game)).toMatchObject({ at: 'abyss-1', delayed: false });
  });

  it('L4.7 an encounter opens no second gate; its monster comes all the same', () => {
    const game = aGame({ ...graveyard(), doom: 3 });
    drive(game, run(game, 0, [{ gate: { at: 'here', monster: true } }], { source: { ref: 'place', id: 'woods' } }));
    expect(eventsOf(game, 'GateOpened')).toEqual([]);
    expect(game.state.ancientOne.doom).toBe(3);
    expect(eventsOf(game, 'MonsterAppeared')).toMatchObject([{ place: 'graveyard' }]);
  });
});

describe('L6 closing gates swallow monsters', () => {
  const swallow = (monsters: Record<string, string>, seal?: 'clues' | 'elderSign', on = true, ancientOne = 'yig') => {
    const game = aGame({
      ancientOne,
      gates: { woods: 'abyss', unnamable: 'rlyeh' },
      monsters,
      variants: { gatesSwallowMonsters: on },
    });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true, ...(seal ? { seal } : {}) }));
    return game;
  };

  it('L6.1 closed or sealed, all monsters on its location return to the cup', () => {
    const monsters = { 'cultist#1': 'woods', 'zombie#1': 'woods', 'cultist#2': 'uptown-streets' };
    for (const seal of [undefined, 'clues', 'elderSign'] as const) {
      const game = swallow(monsters, seal);
      expect(game.state.monsters.map(({ marker }) => marker)).toEqual(['cultist#2']);
      expect(game.state.cup).toEqual(expect.arrayContaining(['cultist#1', 'zombie#1']));
    }
    expect(swallow(monsters, undefined, false).state.monsters).toHaveLength(3);
  });

  it('L6.2 they are nobody’s trophies', () => {
    expect(one(swallow({ 'cultist#1': 'woods' })).monsterTrophies).toEqual([]);
  });

  it('L6.3 those of the gate’s symbol go as well, wherever they are', () => {
    const game = swallow({ 'ghoul#1': 'sky', 'dark-young#1': 'outskirts', 'cultist#1': 'woods' });
    expect(game.state.monsters).toEqual([]);
  });

  it('L6.4 stationary and endless ones too', () => {
    const monsters = { 'ghost#1': 'woods', 'haunter-of-the-dark#1': 'woods', 'warlock#1': 'woods' };
    const game = swallow(monsters, undefined, true, 'nyarlathotep');
    expect(game.state.monsters).toEqual([]);
    expect(game.state.cup).toEqual(expect.arrayContaining(Object.keys(monsters)));
  });
});

describe('L7 guilt for stranding a colleague', () => {
  const variants = { strandingGuilt: true };
  const gates = { woods: 'abyss', unnamable: 'rlyeh' };
  const stranding = (more: Arrangement = {}, abroad: Placed[] = [{ sheet: 'jenny-barnes', at: 'abyss-1' }]) =>
    aGame({ investigators: [joe({ explored: true }), ...abroad], gates, variants, ...more });

  it('L7.1 only who leaves a colleague without a gate loses Sanity', () => {
    const loss = (more: Arrangement) => {
      const game = stranding({ dice: [6], ...more });
      drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
      return 4 - one(game).sanity;
    };
    expect(loss({})).toBe(3);
    expect(loss({ gates: { woods: 'abyss', unnamable: 'abyss' } })).toBe(0);
    expect(loss({ gates: { woods: 'yuggoth', unnamable: 'rlyeh' } })).toBe(0);
    expect(loss({ variants: {} })).toBe(0);
  });

  it('L7.1 nobody is stranded who has the Gate Box and another open gate', () => {
    const loss = (gates: Record<string, string>) => {
      const abroad = [{ sheet: 'jenny-barnes', at: 'abyss-1', cards: ['gate-box'] }];
      const game = stranding({ gates, dice: [6] }, abroad);
      drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
      return 4 - one(game).sanity;
    };
    expect(loss({ woods: 'abyss', unnamable: 'rlyeh' })).toBe(0);
    expect(loss({ woods: 'abyss' })).toBe(3);
  });

  it('L7.2 half a die, rounded up', () => {
    const losses = [1, 2, 3, 4, 5, 6].map((die) => {
      const game = stranding({ dice: [die] });
      drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
      return eventsOf(game, 'Lost').map(({ amount }) => amount);
    });
    expect(losses).toEqual([[1], [1], [2], [2], [3], [3]]);
  });

  it('L7.3 once, however many are stranded', () => {
    const abroad = [
      { sheet: 'jenny-barnes', at: 'abyss-1' },
      { sheet: 'bob-jenkins', at: 'abyss-2' },
    ];
    const game = stranding({ dice: [1, 6] }, abroad);
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(eventsOf(game, 'Lost')).toMatchObject([{ what: 'sanity', amount: 1 }]);
  });

  it('L7.4 after the closing and its victory check; at 0 it drives him insane', () => {
    const game = stranding({
      investigators: [joe({ sanity: 1 }), { sheet: 'jenny-barnes', at: 'abyss-1' }],
      dice: [1],
    });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(order(game, 'GateClosed', 'Lost', 'WentInsane')).toEqual(['GateClosed', 'Lost', 'WentInsane']);
    const won = stranding({ gates: { woods: 'abyss' }, dice: [6] });
    won.state.investigators[0]!.gateTrophies.push('rlyeh#1');
    won.state.gateStack = won.state.gateStack.filter((marker) => marker !== 'rlyeh#1');
    expect(drive(won, closeGate(won, 'woods', { seat: 0, trophy: true })).ended).toBe(true);
    expect(won.state.outcome).toMatchObject({ result: 'won' });
    expect(one(won).sanity).toBe(4);
  });

  it('L7.5 sealing with an Elder Sign strands as well', () => {
    const investigators = [joe({ explored: true, cards: ['elder-sign'] }), { sheet: 'jenny-barnes', at: 'abyss-1' }];
    const game = stranding({ investigators, dice: [3] });
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    expect(eventsOf(game, 'Lost')).toMatchObject([{ what: 'sanity', amount: 2, by: { ref: 'world', id: 'abyss' } }]);
  });

  it('L7.6 the stranded one is lost only when he has to come back', () => {
    const game = stranding({ dice: [1] });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(one(game, 1)).toMatchObject({ at: 'abyss-1', lostTurn: null });
    const back = movementPhase({ investigators: [joe({ at: 'abyss-2' })], gates: { unnamable: 'rlyeh' }, variants });
    expect(one(back.game).at).toBe('lost-in-time-and-space');
  });

  it('L7.7 under the vote the others judge', () => {
    const judged = (verdict: string) => {
      const game = stranding({ variants: { ...variants, strandingGuiltByVote: true }, dice: [6] });
      drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
      const { decisions } = drive(game, endSittings(game), { 'gate.guilt': verdict });
      expect(decisions).toMatchObject([{ mode: 'group', seats: [1], rule: 'L7.7' }]);
      return one(game).sanity;
    };
    expect(judged('yes')).toBe(1);
    expect(judged('no')).toBe(4);
  });
});
