import { describe, expect, it } from 'vitest';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import { Words } from '../../../../src/words/words.ts';
import { content } from '../../../second.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', ...more });

describe('monsters on the way', () => {
  const pete = (more: Partial<Placed> = {}): Placed => ({
    sheet: 'ashcan-pete',
    at: 'merchant-district-streets',
    sliders: [2, 0, 0],
    stamina: 6,
    ...more,
  });

  it('2E-2503 SC-03 evaded with 4 - 1 dice, he walks on', () => {
    const game = aGame({
      investigators: [pete()],
      monsters: { 'star-spawn': 'northside-streets' },
      dice: [1, 5, 2],
    });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:northside-streets', 'evade:star-spawn#1', 'go:curiositie-shoppe'),
    });
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toEqual([1, 5, 2]);
    expect(eventsOf(game, 'CheckRolled').map(({ skill }) => skill)).toEqual(['evade']);
    expect(game.state.investigators[0]?.at).toBe('curiositie-shoppe');
    expect(game.state.investigators[0]?.stamina).toBe(6);
    expect(optionIds(decisions[1])).toEqual(['evade:star-spawn#1', 'fight:star-spawn#1']);
  });

  it('2E-707 places behind a monster are not on offer until it is dealt with', () => {
    const game = aGame({ investigators: [pete()], monsters: { 'star-spawn': 'northside-streets' } });
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toContain('go:northside-streets');
    expect(optionIds(decisions[0])).not.toContain('go:curiositie-shoppe');
  });

  it('2E-707 who must deal with monsters first is asked for that, not where to', () => {
    const game = aGame({ investigators: [pete()], monsters: { 'star-spawn': 'northside-streets' }, dice: [1, 5, 2] });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:northside-streets', 'evade:star-spawn#1', 'stop'),
    });
    expect(decisions.slice(0, 3).map(({ ask }) => ask.key)).toEqual(['ask-move-next', 'ask-move-met', 'ask-move-next']);
    const words = new Words('en').with(namer(content, game.state), ({ ref }) => (ref === 'seat' ? 'Pete' : null));
    expect(words.text(decisions[1]!.ask)).toBe(
      'Pete in the Northside streets: the Star Spawn is here. Evade or fight first.',
    );
  });

  it('2E-2505 2E-710 SC-03 not evaded: damage at once, then combat, no more movement', () => {
    const game = aGame({
      investigators: [pete({ cards: ['whiskey'] })],
      monsters: { 'star-spawn': 'northside-streets' },
      dice: [1, 4, 2],
    });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:northside-streets', 'evade:star-spawn#1', 'stop'),
    });
    const round = decisions.find(({ kind }) => kind === 'combat.round');
    expect(eventsOf(game, 'Lost')[0]).toMatchObject({ what: 'stamina', amount: 3 });
    expect(round?.about?.monster).toBe('star-spawn#1');
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('Lost')).toBeLessThan(types.indexOf('CombatStarted'));
    expect(decisions.filter(({ kind }) => kind === 'move.next').length).toBe(2);
    expect(game.state.combat).toBeUndefined();
  });

  it('2E-2512 SC-03 evaded, he stays; the next Movement phase starts afresh', () => {
    const game = aGame({ investigators: [pete()], monsters: { 'star-spawn': 'northside-streets' }, dice: [6, 1, 1] });
    drive(game, movement(game, 0), { 'move.next': inTurn('go:northside-streets', 'evade:star-spawn#1', 'stop') });
    expect(eventsOf(game, 'CombatStarted')).toEqual([]);
    game.state.forced = { dice: [6, 6, 6], draws: [] };
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toEqual(['evade:star-spawn#1', 'fight:star-spawn#1']);
  });

  it('2E-2509 2E-2510 SC-03 the first evasion fails, the combat is won, the Shoggoth remains to be met', () => {
    const game = aGame({
      investigators: [pete({ cards: ['tommy-gun', 'skill-will'], sliders: [2, 3, 0], sanity: 4 })],
      monsters: { 'star-spawn': 'northside-streets', shoggoth: 'northside-streets' },
      // evade, combat (5 - 3 + 6), evade the Shoggoth
      dice: [1, 2, 3, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6],
    });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:northside-streets', 'evade:star-spawn#1', 'evade:shoggoth#1', 'stop'),
      'combat.round': 'fight',
    });
    expect(game.state.investigators[0]?.monsterTrophies).toEqual(['star-spawn#1']);
    const after = decisions.filter(({ kind }) => kind === 'move.next')[2];
    expect(optionIds(after)).toEqual(['evade:shoggoth#1', 'fight:shoggoth#1']);
    expect(after?.about?.points).toBe(0);
    expect(game.state.investigators[0]?.at).toBe('northside-streets');
  });

  it('2E-2505 SC-06 the Dhole catches Amanda: 4 Stamina, then its Horror check', () => {
    const game = aGame({
      investigators: [amanda({ at: 'woods', sliders: [2, 0, 0], stamina: 5 })],
      monsters: { dhole: 'uptown-streets' },
      dice: [4, 5, 5, 5],
    });
    drive(game, movement(game, 0), { 'move.next': inTurn('go:uptown-streets', 'evade:dhole#1', 'stop') });
    const rolled = eventsOf(game, 'CheckRolled');
    expect(rolled[0]).toMatchObject({ skill: 'evade', dice: [4] });
    expect(rolled[1]?.skill).toBe('horror');
    expect(eventsOf(game, 'Lost')[0]).toMatchObject({ what: 'stamina', amount: 4 });
  });

  it('2E-708 2E-709 who stands still with a monster must evade or fight it; silence evades the least dangerous first', () => {
    const game = aGame({
      investigators: [amanda({ at: 'woods', sliders: [0, 0, 0] })],
      monsters: { dhole: 'woods', cultist: 'woods' },
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toEqual(['evade:cultist#1', 'fight:cultist#1', 'evade:dhole#1', 'fight:dhole#1']);
    expect(decisions[0]?.default).toEqual(['evade:cultist#1']);
    expect(decisions[0]?.options[0]?.odds).toBeCloseTo(1 / 3);
  });

  it('L8.2 L8.3 escaping ends the turn; next turn he walks away from that monster', () => {
    const game = aGame({
      investigators: [amanda({ at: 'woods', sliders: [3, 0, 0], stamina: 5 })],
      monsters: { cultist: 'woods' },
      variants: { freeEscape: true },
      clues: { woods: 1 },
      dice: [1, 1],
    });
    drive(game, movement(game, 0), {
      'move.next': 'fight:cultist#1',
      'combat.round': inTurn('fight', 'escape'),
    });
    const one = game.state.investigators[0];
    expect(one?.spentTurn).toBe(2);
    expect(one?.escapedFrom).toEqual(['cultist#1']);
    expect(one?.clues).toBe(0);
    game.state.turn = 3;
    const { decisions } = drive(game, movement(game, 0), { 'move.next': inTurn('go:uptown-streets', 'stop') });
    expect(optionIds(decisions[0])).toContain('evade:cultist#1');
    expect(optionIds(decisions[0])).not.toContain('stop');
    expect(game.state.investigators[0]?.at).toBe('uptown-streets');
    expect(game.state.investigators[0]?.escapedFrom).toEqual([]);
  });
});
