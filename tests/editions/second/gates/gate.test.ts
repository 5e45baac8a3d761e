import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { closeGate, monstersAtNewGate, openGate, sealPlace } from '../../../../src/editions/second/gates/gate.ts';
import { endSittings } from '../../../../src/editions/second/sitting/sitting.ts';
import { content } from '../../../second.ts';
import { aGame, drive, eventsOf, optionIds } from '../table.ts';

const mythos = { from: 'mythos', monsters: 1, delay: true } as const;

describe('opening a gate', () => {
  it('2E-1413 doom token, gate marker and monster come in this order', () => {
    const game = aGame({ draws: ['abyss', 'ghoul#1'] });
    drive(game, openGate(game, 'woods', mythos));
    const told = game.events.map((event) => event.type).filter((type) => type !== 'Moved');
    expect(told).toEqual(['DoomChanged', 'GateOpened', 'MonsterAppeared']);
    expect(game.state.ancientOne.doom).toBe(1);
    expect(game.state.places.woods?.gate).toMatch(/^abyss#/);
    expect(game.state.monsters).toEqual([{ marker: 'ghoul#1', at: 'woods' }]);
  });

  it('tells how many gates are open, and places sealed, right after it, whatever else happens in the same step', () => {
    const game = aGame({ gates: { woods: 'abyss' }, seals: ['unnamable'], draws: ['rlyeh'] });
    drive(game, openGate(game, 'graveyard', { ...mythos, monsters: 0 }));
    drive(game, closeGate(game, 'woods', { seal: 'effect', trophy: false }));
    expect(eventsOf(game, 'GateOpened')).toMatchObject([{ place: 'graveyard', open: 2 }]);
    expect(eventsOf(game, 'GateClosed')).toMatchObject([{ place: 'woods', open: 1 }]);
    expect(eventsOf(game, 'GateSealed')).toMatchObject([{ place: 'woods', seals: 2 }]);
  });

  it('2E-1418 Clue tokens on the location are discarded', () => {
    const game = aGame({ clues: { woods: 2 } });
    drive(game, openGate(game, 'woods', mythos));
    expect(game.state.places.woods?.clues).toBe(0);
    expect(eventsOf(game, 'CluesRemoved')).toMatchObject([{ type: 'CluesRemoved', place: 'woods', amount: 2 }]);
  });

  it('2E-1420 2E-1424 whoever is there is drawn through, delayed, before the monsters appear', () => {
    const game = aGame({ investigators: ['joe-diamond', 'jenny-barnes'], at: 'woods', draws: ['yuggoth'] });
    drive(game, openGate(game, 'woods', mythos));
    for (const one of game.state.investigators) {
      expect(one.at).toBe('yuggoth-1');
      expect(one.delayed).toBe(true);
      expect(one.enteredBy).toBe('woods');
    }
    const types = game.events.map((event) => event.type);
    expect(types.lastIndexOf('DrawnThrough')).toBeLessThan(types.indexOf('MonsterAppeared'));
  });

  it('2E-1403 2E-3405 nothing opens on a sealed location', () => {
    const game = aGame({ seals: ['woods'] });
    expect(drive(game, openGate(game, 'woods', mythos)).result).toBe(false);
    expect(game.state.ancientOne.doom).toBe(0);
    expect(game.state.monsters).toEqual([]);
  });

  it('2E-102 2N-53 neither gate nor monster appears where Kate Winthrop stands', () => {
    const game = aGame({ investigators: ['kate-winthrop'], at: 'woods' });
    expect(drive(game, openGate(game, 'woods', mythos)).result).toBe(false);
    expect(eventsOf(game, 'GateBlocked')).toHaveLength(1);
    expect(game.state.ancientOne.doom).toBe(0);
  });

  it('2E-1415 the last doom token awakens the Ancient One before any gate opens', () => {
    const game = aGame({ ancientOne: 'yig', doom: 9 });
    expect(drive(game, openGate(game, 'woods', mythos)).ended).toBe(true);
    expect(game.state.cursor).toEqual({ step: 'battle.start' });
    expect(game.state.places.woods?.gate).toBeNull();
  });

  it('2E-3702 the gate that reaches the limit for four players awakens the Ancient One and fills the track', () => {
    const gates = { woods: 'abyss', unnamable: 'abyss', graveyard: 'rlyeh', 'black-cave': 'rlyeh' };
    const more = { 'witch-house': 'yuggoth', 'unvisited-isle': 'yuggoth' };
    const game = aGame({
      ancientOne: 'yig',
      investigators: ['joe-diamond', 'jenny-barnes', 'harvey-walters', 'amanda-sharpe'],
      gates: { ...gates, ...more },
    });
    expect(drive(game, openGate(game, 'independence-square', mythos)).ended).toBe(true);
    expect(eventsOf(game, 'Awakened')[0]?.reason).toBe('gates');
    // 2E-3712
    expect(game.state.ancientOne.doom).toBe(10);
  });

  it('2E-3703 an empty stack of gate markers awakens the Ancient One', () => {
    const game = aGame({ ancientOne: 'yig' });
    game.state.gateStack = [];
    expect(drive(game, openGate(game, 'woods', mythos)).ended).toBe(true);
    expect(eventsOf(game, 'Awakened')[0]?.reason).toBe('noGateMarker');
  });

  it('2E-1421 2E-1422 L1.1 L1.2 how many monsters come with a gate', () => {
    const five = ['joe-diamond', 'jenny-barnes', 'harvey-walters', 'amanda-sharpe', 'bob-jenkins'];
    const state = (printing: 'revised' | '2005', count: number, doubleMonsters = false) =>
      aGame({ printing, investigators: five.slice(0, count), variants: { doubleMonsters } }).state;
    expect(monstersAtNewGate(gameOf(content, state('revised', 4)), 'mythos')).toBe(1);
    expect(monstersAtNewGate(gameOf(content, state('revised', 5)), 'mythos')).toBe(2);
    expect(monstersAtNewGate(gameOf(content, state('2005', 5)), 'mythos')).toBe(1);
    expect(monstersAtNewGate(gameOf(content, state('2005', 4, true)), 'mythos')).toBe(2);
    expect(monstersAtNewGate(gameOf(content, state('revised', 3, true)), 'mythos')).toBe(1);
    expect(monstersAtNewGate(gameOf(content, state('revised', 1, true)), 'setup')).toBe(2);
  });

  it('L3.1 L3.2 a hidden gate shows its world when somebody is drawn through it', () => {
    const game = aGame({ variants: { hiddenGates: true }, at: 'woods' });
    drive(game, openGate(game, 'unnamable', mythos));
    expect(game.state.places.unnamable?.gateHidden).toBe(true);
    drive(game, openGate(game, 'woods', mythos));
    expect(game.state.places.woods?.gateHidden).toBe(false);
    expect(eventsOf(game, 'GateRevealed')).toHaveLength(1);
  });

  it('SK.1 under Stormknight a new gate brings no doom token', () => {
    const game = aGame({ variants: { stormknight: true } });
    drive(game, openGate(game, 'woods', mythos));
    expect(game.state.ancientOne.doom).toBe(0);
  });
});

describe('closing a gate', () => {
  it('2E-3303 2E-3306 the marker is a trophy and monsters of its symbol return to the cup', () => {
    const game = aGame({
      gates: { woods: 'abyss', unnamable: 'rlyeh' },
      monsters: { 'ghoul#1': 'sky', 'dark-young#1': 'outskirts', 'cultist#1': 'woods' },
    });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(game.state.investigators[0]?.gateTrophies).toEqual(['abyss#1']);
    expect(game.state.monsters.map((monster) => monster.marker)).toEqual(['cultist#1']);
    expect(game.state.cup).toContain('ghoul#1');
  });

  it('FAQ-83 closed by an effect the marker goes under the stack', () => {
    const game = aGame({ gates: { woods: 'abyss', unnamable: 'rlyeh' } });
    drive(game, closeGate(game, 'woods', { trophy: false }));
    expect(game.state.gateStack.at(-1)).toBe('abyss#1');
    expect(game.state.outcome).toBeNull();
  });

  it('2E-804 everybody there loses the explored marker', () => {
    const investigators = ['joe-diamond', 'jenny-barnes'].map((sheet) => ({ sheet, explored: true }));
    const game = aGame({ investigators, at: 'woods', gates: { woods: 'abyss', unnamable: 'rlyeh' } });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(game.state.investigators.map((one) => one.explored)).toEqual([false, false]);
  });

  it('2E-3410 2E-3413 an Elder Sign takes its token from the doom track and is counted', () => {
    const game = aGame({ gates: { woods: 'abyss', unnamable: 'rlyeh' }, doom: 3 });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true, seal: 'elderSign' }));
    expect(game.state.places.woods?.sealed).toBe(true);
    expect(game.state.ancientOne.doom).toBe(2);
    expect(game.state.elderSignsPlayed).toBe(1);
  });

  it('2E-3403 2E-3411 Clue tokens, or an empty track, leave the doom track alone', () => {
    const game = aGame({ gates: { woods: 'abyss', unnamable: 'rlyeh', graveyard: 'yuggoth' }, doom: 1 });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    sealPlace(game, 'woods', 'clues', 0);
    expect(game.state.ancientOne.doom).toBe(1);
    game.state.ancientOne.doom = 0;
    drive(game, closeGate(game, 'graveyard', { seat: 0, trophy: true, seal: 'elderSign' }));
    expect(game.state.ancientOne.doom).toBe(0);
    expect(game.state.places.graveyard?.sealed).toBe(true);
  });

  it('FAQ-74 with the gate of a closed location gone, those there go to the street', () => {
    const game = aGame({ at: 'science-building', gates: { 'science-building': 'abyss', woods: 'rlyeh' } });
    game.state.places['science-building']!.closed.push({
      by: 'mythos-strange-lights-on-campus',
      until: 'endOfTurn',
      turn: 3,
    });
    drive(game, closeGate(game, 'science-building', { seat: 0, trophy: true }));
    expect(game.state.investigators[0]?.at).toBe('miskatonic-university-streets');
  });

  it('L6.1 L6.4 the gate swallows every monster on its location', () => {
    const monsters = { 'cultist#1': 'woods', 'cultist#2': 'uptown-streets' };
    const gates = { woods: 'abyss', unnamable: 'rlyeh' };
    const game = aGame({ gates, monsters, variants: { gatesSwallowMonsters: true } });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(game.state.monsters.map((monster) => monster.marker)).toEqual(['cultist#2']);
  });

  it('L7.1 L7.2 L7.4 stranding a colleague costs half a die of Sanity, rounded up', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'woods' },
      { sheet: 'jenny-barnes', at: 'abyss-1' },
    ];
    const gates = { woods: 'abyss', unnamable: 'rlyeh' };
    const game = aGame({ investigators, gates, variants: { strandingGuilt: true }, dice: [3] });
    const before = game.state.investigators[0]!.sanity;
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(game.state.investigators[0]!.sanity).toBe(before - 2);
  });

  it('L7.1 a second gate to that world leaves nobody stranded', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'woods' },
      { sheet: 'jenny-barnes', at: 'abyss-1' },
    ];
    const game = aGame({
      investigators,
      gates: { woods: 'abyss', unnamable: 'abyss' },
      variants: { strandingGuilt: true },
    });
    const before = game.state.investigators[0]!.sanity;
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(game.state.investigators[0]!.sanity).toBe(before);
  });

  it('L7.7 by vote it is up to the others, and silence acquits', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'woods' },
      { sheet: 'jenny-barnes', at: 'abyss-1' },
    ];
    const variants = { strandingGuilt: true, strandingGuiltByVote: true };
    const game = aGame({ investigators, gates: { woods: 'abyss', unnamable: 'rlyeh' }, variants });
    const before = game.state.investigators[0]!.sanity;
    expect(drive(game, closeGate(game, 'woods', { seat: 0, trophy: true })).decisions).toEqual([]);
    const { decisions } = drive(game, endSittings(game));
    expect(decisions.map(({ kind, mode, seats }) => [kind, mode, seats])).toEqual([['gate.guilt', 'group', [1]]]);
    expect(optionIds(decisions[0])).toEqual(['yes', 'no']);
    expect(game.state.investigators[0]!.sanity).toBe(before);
  });
});
