import { describe, expect, it } from 'vitest';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', ...more });

describe('walking in Arkham', () => {
  it('2E-702 2E-703 SC-12 four points reach the Administration Building from the Graveyard', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0] })] });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:rivertown-streets', 'go:french-hill-streets', 'go:administration-building'),
    });
    expect(game.state.investigators[0]?.at).toBe('administration-building');
    expect(eventsOf(game, 'Moved').map(({ to }) => to)).toEqual([
      'rivertown-streets',
      'french-hill-streets',
      'miskatonic-university-streets',
      'administration-building',
    ]);
    expect(optionIds(decisions[0])).toContain('go:administration-building');
    expect(decisions).toHaveLength(3);
  });

  it('2E-702 SC-12 with Speed 3 the fourth step is not on offer', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', sliders: [2, 0, 0] })] });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:miskatonic-university-streets', 'stop'),
    });
    expect(optionIds(decisions[0])).not.toContain('go:administration-building');
    expect(game.state.investigators[0]?.at).toBe('miskatonic-university-streets');
    expect(decisions).toHaveLength(1);
  });

  it('2E-703 points left over allow going on', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0] })] });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:rivertown-streets', 'go:black-cave', 'go:rivertown-streets', 'go:general-store'),
    });
    expect(game.state.investigators[0]?.at).toBe('general-store');
    expect(decisions).toHaveLength(4);
  });

  it('2E-705 silence stays', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard' })] });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]?.at).toBe('graveyard');
  });

  it('2E-706 a closed location is not on offer', () => {
    const game = aGame({ investigators: [amanda({ at: 'rivertown-streets', sliders: [3, 0, 0] })] });
    game.state.places['general-store']?.closed.push({ by: 'terror', until: 'endOfGame' });
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toContain('go:graveyard');
    expect(optionIds(decisions[0])).not.toContain('go:general-store');
  });

  it('2E-706 a forbidden street is neither entered nor passed', () => {
    const game = aGame({ investigators: [amanda({ at: 'northside-streets', sliders: [3, 0, 0] })] });
    game.state.lasting.push({
      source: 'mythos-fourth-of-july-parade',
      effect: { forbid: { what: 'move', into: 'merchant-district-streets', outOf: 'merchant-district-streets' } },
      seat: null,
      until: 'endOfTurn',
      turn: 3,
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0]).filter((id) => id.includes('merchant') || id === 'go:river-docks')).toEqual([]);
  });

  it('2E-702 the environment takes points, the Ruby of R’lyeh gives three', () => {
    const points = (environment: string | undefined, cards: string[]) => {
      const game = aGame({
        investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0], cards })],
        ...(environment ? { environment } : {}),
      });
      return drive(game, movement(game, 0)).decisions[0]?.about?.points;
    };
    expect(points(undefined, [])).toBe(4);
    expect(points('mythos-icy-conditions', [])).toBe(3);
    expect(points('mythos-raining-cats-and-dogs', [])).toBe(3);
    expect(points(undefined, ['ruby-of-rlyeh'])).toBe(7);
  });

  it('2E-702 a Map gives a point, a tome takes some', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', sliders: [0, 0, 3], cards: ['map-of-arkham', 'old-journal'] })],
      dice: [5, 1, 1],
    });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('use:map-of-arkham#1', 'use:old-journal#1', 'go:rivertown-streets'),
    });
    expect(decisions.filter(({ kind }) => kind === 'move.next').map(({ about }) => about?.points)).toEqual([1, 2, 1]);
    const one = game.state.investigators[0];
    expect(one?.at).toBe('rivertown-streets');
    expect(one?.clues).toBe(3);
    expect(one?.cards.map(({ id }) => id)).toEqual(['map-of-arkham#1']);
  });

  it('2E-803 the explored marker is lost on leaving', () => {
    const game = aGame({
      investigators: [amanda({ at: 'woods', explored: true, sliders: [3, 0, 0] })],
      gates: { woods: 'abyss' },
    });
    drive(game, movement(game, 0), { 'move.next': inTurn('go:uptown-streets', 'stop') });
    expect(game.state.investigators[0]?.explored).toBe(false);
  });

  it('2E-101 the Patrol Wagon goes anywhere in place of the movement', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', cards: ['patrol-wagon'] })], clues: { woods: 1 } });
    drive(game, movement(game, 0), { 'move.next': inTurn('wagon:woods', 'stop') });
    expect(game.state.investigators[0]?.at).toBe('woods');
    expect(game.state.investigators[0]?.clues).toBe(1);
    expect(game.state.walk).toBeUndefined();
  });

  it('2E-101 the Patrol Wagon is no longer offered after a step', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0], cards: ['patrol-wagon'] })],
    });
    const { decisions } = drive(game, movement(game, 0), { 'move.next': inTurn('go:rivertown-streets', 'stop') });
    expect(optionIds(decisions[1]).some((id) => id.startsWith('wagon:'))).toBe(false);
  });
});

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

describe('Clue tokens', () => {
  it('2E-901 2E-902 any number of them, all when nobody says otherwise', () => {
    const taken = (answer: string) => {
      const game = aGame({ investigators: [amanda({ at: 'graveyard' })], clues: { graveyard: 3 } });
      // Only games older than the turn order ask for fewer than all.
      Reflect.deleteProperty(game.state.options, 'turnOrder');
      drive(game, movement(game, 0), { 'move.next': answer });
      return [game.state.investigators[0]?.clues, game.state.places.graveyard?.clues];
    };
    expect(taken('stop')).toEqual([3, 0]);
    expect(taken('stop:1')).toEqual([1, 2]);
    expect(taken('stop:0')).toEqual([0, 3]);
  });

  it('2E-906 nobody without steps left is asked whether they stay, or whether they take them', () => {
    const game = aGame({
      investigators: [amanda({ at: 'rivertown-streets', sliders: [0, 0, 0] })],
      clues: { 'black-cave': 2 },
    });
    game.state.investigators[0]?.cards.splice(0);
    const { decisions } = drive(game, movement(game, 0), { 'move.next': inTurn('go:black-cave') });
    expect(decisions).toHaveLength(1);
    expect(game.state.investigators[0]?.clues).toBe(2);
  });

  it('2E-903 none in passing', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0] })],
      clues: { 'black-cave': 2 },
    });
    drive(game, movement(game, 0), {
      'move.next': inTurn('go:black-cave', 'go:rivertown-streets', 'stop'),
    });
    expect(game.state.investigators[0]?.clues).toBe(0);
  });

  it('2E-904 2E-906 taken after the monsters, after a combat too', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', cards: ['tommy-gun'] })],
      clues: { graveyard: 1 },
      monsters: { cultist: 'graveyard' },
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    });
    drive(game, movement(game, 0), { 'move.next': inTurn('fight:cultist#1', 'stop'), 'combat.round': 'fight' });
    expect(game.state.investigators[0]?.clues).toBe(1);
  });

  it('2E-905 none where a Nightgaunt carried him away', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', sliders: [0, 0, 0] })],
      clues: { graveyard: 1 },
      gates: { woods: 'abyss' },
      monsters: { nightgaunt: 'graveyard' },
      dice: [1, 1],
    });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]).toMatchObject({ at: 'abyss-1', clues: 0, delayed: false });
    expect(eventsOf(game, 'CombatStarted')).toEqual([]);
  });

  it('2E-905 none in the Hospital to which a combat sent him, nor where he fell', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', stamina: 1, sliders: [0, 0, 0] })],
      clues: { graveyard: 1, 'st-marys-hospital': 1 },
      monsters: { cultist: 'graveyard' },
      dice: [1, 1, 1],
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions.map(({ kind }) => kind)).toEqual(['move.next']);
    expect(game.state.investigators[0]).toMatchObject({ at: 'st-marys-hospital', clues: 0 });
    expect(game.state.places.graveyard?.clues).toBe(1);
  });
});

describe('standing up', () => {
  it('2E-712 2E-713 a delayed investigator stands up, meets monsters and takes tokens', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', delayed: true, sliders: [0, 0, 0] })],
      clues: { graveyard: 1 },
      monsters: { cultist: 'graveyard' },
      dice: [6],
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toEqual(['evade:cultist#1', 'fight:cultist#1']);
    expect(game.state.investigators[0]).toMatchObject({ delayed: false, clues: 1, at: 'graveyard' });
  });

  it('2E-712 a delayed investigator has no movement points and goes nowhere', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', delayed: true })], clues: { graveyard: 1 } });
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions).toEqual([]);
    expect(game.state.investigators[0]).toMatchObject({ delayed: false, at: 'graveyard', clues: 1 });
  });

  it('2E-713 with the ruling turned off he only stands up', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', delayed: true })],
      clues: { graveyard: 1 },
      monsters: { cultist: 'graveyard' },
      rulings: { delayedEndsMovement: false },
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions).toEqual([]);
    expect(game.state.investigators[0]).toMatchObject({ delayed: false, clues: 0 });
  });

  it('2E-3107 an arrested investigator comes out of the cell and does nothing else', () => {
    const game = aGame({
      investigators: [amanda({ at: 'jail-cell', arrested: true, delayed: true, lostTurn: 2 })],
      monsters: { cultist: 'police-station' },
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions).toEqual([]);
    expect(game.state.investigators[0]).toMatchObject({ at: 'police-station', arrested: false, delayed: false });
  });

  it('2E-3112 lost in time and space he only stands up', () => {
    const game = aGame({
      investigators: [amanda({ at: 'lost-in-time-and-space', delayed: true, lostTurn: 2, returnsOn: 3 })],
    });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]).toMatchObject({ at: 'lost-in-time-and-space', delayed: false, returnsOn: 3 });
  });

  it('2E-3017 who went insane this turn does not move', () => {
    const game = aGame({ investigators: [amanda({ at: 'arkham-asylum', spentTurn: 2 })] });
    expect(drive(game, movement(game, 0)).decisions).toEqual([]);
  });
});

describe('Other Worlds', () => {
  it('2E-1002 2E-1003 2E-1004 2E-1005 SC-13 on to the second area, then back by a gate of his choice', () => {
    const game = aGame({
      investigators: [amanda({ at: 'the-dreamlands-1' })],
      gates: { 'black-cave': 'the-dreamlands', woods: 'the-dreamlands' },
    });
    expect(drive(game, movement(game, 0)).decisions).toEqual([]);
    expect(game.state.investigators[0]?.at).toBe('the-dreamlands-2');
    const { decisions } = drive(game, movement(game, 0), { 'return.gate': 'go:black-cave' });
    expect(optionIds(decisions[0]).sort()).toEqual(['go:black-cave', 'go:woods']);
    expect(game.state.investigators[0]).toMatchObject({ at: 'black-cave', explored: true, returnedOn: 2 });
  });

  it('2E-1006 SC-13 without a gate to that world he is lost in time and space', () => {
    const game = aGame({ investigators: [amanda({ at: 'the-dreamlands-2' })], gates: { woods: 'yuggoth' } });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]).toMatchObject({
      at: 'lost-in-time-and-space',
      delayed: true,
      explored: false,
      lostTurn: 3,
      returnsOn: 4,
    });
  });

  it('2E-1007 delayed there he only stands up', () => {
    const game = aGame({ investigators: [amanda({ at: 'the-dreamlands-1', delayed: true })] });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]).toMatchObject({ at: 'the-dreamlands-1', delayed: false });
  });

  it('2E-1008 2E-1009 the monsters at his gate may be left alone, or fought', () => {
    const arranged = () =>
      aGame({
        investigators: [amanda({ at: 'abyss-2', cards: ['tommy-gun'] })],
        gates: { woods: 'abyss' },
        monsters: { cultist: 'woods' },
        dice: [6, 6, 6, 6, 6, 6, 6, 6],
      });
    const quiet = arranged();
    const { decisions } = drive(quiet, movement(quiet, 0));
    expect(optionIds(decisions[0])).toEqual(['fight:cultist#1', 'stop']);
    expect(eventsOf(quiet, 'CombatStarted')).toEqual([]);
    const bold = arranged();
    drive(bold, movement(bold, 0), { 'move.next': 'fight:cultist#1', 'combat.round': 'fight' });
    expect(bold.state.investigators[0]?.monsterTrophies).toEqual(['cultist#1']);
  });

  it('FAQ-79 Find Gate brings him back from the first area with an explored marker', () => {
    const game = aGame({
      investigators: [amanda({ at: 'abyss-1', cards: ['find-gate'], sliders: [0, 0, 3], sanity: 3 })],
      gates: { woods: 'abyss' },
      dice: [5, 1, 1],
    });
    drive(game, movement(game, 0), { 'move.world': 'cast:find-gate#1' });
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', explored: true, sanity: 2 });
  });

  it('2E-2905 a failed Find Gate leaves him to go on to the second area', () => {
    const game = aGame({
      investigators: [amanda({ at: 'abyss-1', cards: ['find-gate'], sliders: [0, 0, 3], sanity: 3 })],
      gates: { woods: 'abyss' },
      dice: [1, 1, 1],
    });
    drive(game, movement(game, 0), { 'move.world': 'cast:find-gate#1' });
    expect(game.state.investigators[0]).toMatchObject({ at: 'abyss-2', sanity: 2 });
  });
});

describe('the end of the movement', () => {
  it('2E-1701 an environment that waits for it looks at where he stands', () => {
    const game = aGame({
      investigators: [amanda({ at: 'northside-streets', sliders: [0, 0, 0] })],
      environment: 'mythos-darkes-carnival-arrives',
      dice: [5, 5, 5],
    });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]?.clues).toBe(1);
  });
});
