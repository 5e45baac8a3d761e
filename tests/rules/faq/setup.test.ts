/** FAQ-01 to FAQ-16: errata, setup, what is counted, what words mean. */

import { describe, expect, it } from 'vitest';
import { startBattle } from '../../../src/editions/second/battle/battle.ts';
import { isStable } from '../../../src/editions/second/board/area.ts';
import { check } from '../../../src/editions/second/checks/check.ts';
import { gameOf } from '../../../src/editions/second/game/game.ts';
import { closeOrSeal } from '../../../src/editions/second/gates/close.ts';
import { skillValue } from '../../../src/editions/second/investigators/skill.ts';
import { gain, lose } from '../../../src/editions/second/misfortune/loss.ts';
import { spawn } from '../../../src/editions/second/monsters/monster.ts';
import { moveMonsters } from '../../../src/editions/second/monsters/monstermove.ts';
import { createState, placeSliders, possessions } from '../../../src/editions/second/setup/setup.ts';
import type { Game } from '../../../src/editions/second/state/state.ts';
import { voteResult } from '../../../src/table/seats/seating.ts';
import { aGame, agreedBy, drive, eventsOf, give, optionIds, SEED } from '../../editions/second/table.ts';
import { content } from '../../second.ts';
import { gather, JONAS, MARA } from '../gathering.ts';
import { BUTCHERED, EIGHT, firstCard, mythosPhase, one, RAID } from '../phases.ts';

const cause = { ref: 'monster', id: 'ghoul' };

const created = (sheets: (string | null)[], options: Record<string, unknown> = {}): Game => {
  const state = createState(content, {
    options: agreedBy(sheets.length, options),
    seats: sheets.map((sheet) => ({ sheet })),
    seed: SEED,
  });
  return gameOf(content, state);
};

describe('errata', () => {
  it('FAQ-01 2N-40 2N-51 Jenny Barnes has 2 Common Items, Bob Jenkins $9; 1 and $8 in the first printing', () => {
    const dealt = (printing: string) => {
      const game = created(['jenny-barnes', 'bob-jenkins'], { printing });
      drive(game, possessions(game));
      const commons = eventsOf(game, 'CardGained').filter(
        ({ seat, card }) => seat === 0 && content.card(card).deck === 'common',
      );
      return [commons.length, one(game, 1).money];
    };
    expect(dealt('revised')).toEqual([2, 9]);
    expect(dealt('2005')).toEqual([1, 8]);
  });

  it('FAQ-02 Flesh Ward: 1 Sanity, the whole loss of one source, exhausted; gone when the Ancient One wakes', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 3] }],
      dice: [6],
      ancientOne: 'hastur',
    });
    const id = give(game, 0, 'flesh-ward');
    const ward = { 'loss.prevent': `cast:${id}` };
    drive(game, lose(game, 0, { stamina: 5 }, cause), ward);
    expect(one(game)).toMatchObject({ sanity: 3, stamina: 6, cards: [{ id, exhausted: true }] });
    expect(drive(game, lose(game, 0, { stamina: 1 }, cause)).decisions).toEqual([]);
    expect(one(game).stamina).toBe(5);
    game.state.ancientOne.awake = true;
    drive(game, startBattle(game));
    expect(one(game).cards).toEqual([]);
  });

  it('FAQ-03 2N-137 the Healing Stone costs $8 and goes when the Ancient One wakes', () => {
    expect(content.card('healing-stone')).toMatchObject({ price: 8 });
    const investigators = [{ sheet: 'joe-diamond', cards: ['healing-stone', 'knife'] }];
    const game = aGame({ investigators, ancientOne: 'hastur', awake: true });
    drive(game, startBattle(game));
    expect(one(game).cards.map(({ id }) => id)).toEqual(['knife#1']);
  });

  it('FAQ-04 2N-22 the Lantern costs $3 and adds 1 to Luck checks', () => {
    expect(content.card('lantern')).toMatchObject({ price: 3 });
    const luck = { kind: 'luck', modifier: 0, difficulty: 1, rule: '2E-2201' } as const;
    const dice = (cards: string[]) => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards }] });
      drive(game, check(game, 0, luck));
      return eventsOf(game, 'CheckRolled')[0]?.dice.length ?? 0;
    };
    expect(dice(['lantern'])).toBe(dice([]) + 1);
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['lantern'] }] });
    const bare = aGame({ investigators: [{ sheet: 'joe-diamond' }] });
    // Only checks: the skill itself is as before.
    expect(skillValue(game, 0, 'luck')).toBe(skillValue(bare, 0, 'luck'));
  });

  it('FAQ-05 the Elder Sign asks for no check and no Clues, but for 1 Sanity and 1 Stamina, and goes to the box', () => {
    const investigators = [{ sheet: 'harvey-walters', at: 'woods', explored: true, cards: ['elder-sign'], clues: 5 }];
    const game = aGame({ investigators, gates: { woods: 'abyss', graveyard: 'rlyeh' }, doom: 2 });
    const before = { ...one(game) };
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    expect(eventsOf(game, 'CheckRolled')).toEqual([]);
    expect(one(game)).toMatchObject({ clues: 5, sanity: before.sanity - 1, stamina: before.stamina - 1, cards: [] });
    expect(game.state.places.woods?.sealed).toBe(true);
    expect(game.state.box).toContain('elder-sign#1');
  });
});

describe('setup', () => {
  it('FAQ-06 2N-102 the first Mythos card is drawn anew while it is a Rumor or names no gate', () => {
    const { game } = firstCard({}, ['mythos-the-great-ritual', 'mythos-the-stars-are-right', BUTCHERED]);
    expect(game.state.rumor).toBeNull();
    expect(eventsOf(game, 'GateOpened')).toMatchObject([{ place: 'graveyard' }]);
    const blank = firstCard({}, ['mythos-the-story-continues']).game;
    expect(eventsOf(blank, 'GateOpened')).toHaveLength(1);
    expect(blank.state.rumor).toBeNull();
  });

  it('FAQ-07 its gate puts a doom token on the track', () => {
    expect(firstCard({}, [BUTCHERED]).game.state.ancientOne.doom).toBe(1);
  });

  it('FAQ-08 2N-36 drawing abilities work on the random possessions', () => {
    const game = created(['bob-jenkins', 'joe-diamond']);
    const { decisions } = drive(game, possessions(game));
    const [kept] = decisions.filter(({ kind, subject }) => kind === 'draw.keep' && subject === 0);
    expect(kept).toBeDefined();
    expect(kept?.options).toHaveLength(content.investigator('bob-jenkins').random.common + 1);
  });

  it('FAQ-09 2N-9 the five Masks are in the cup for Nyarlathotep alone', () => {
    const masks = (ancientOne: string) =>
      created([null], { ancientOne }).state.cup.filter((marker) => content.monster(marker).abilities.mask).length;
    expect(masks('nyarlathotep')).toBe(5);
    expect(masks('yig')).toBe(0);
    expect(created([null], { ancientOne: 'yig' }).state.box).toHaveLength(5);
  });

  it('FAQ-10 each slider starts on any stop, whatever the Focus', () => {
    const game = created(['joe-diamond']);
    drive(game, possessions(game));
    const { decisions } = drive(game, placeSliders(game), {
      'setup.sliders': 'sliders:3-3-0',
    });
    expect(decisions.map((decision) => new Set(optionIds(decision)).size)).toEqual([4 ** 3]);
    expect(one(game).sliders).toEqual([3, 3, 0]);
  });
});

describe('counts', () => {
  it('FAQ-11 who runs two investigators counts for two', () => {
    const { table, start, game, seats } = gather(JONAS);
    table.gathering.takeAnother('parlour', { id: MARA, name: 'Mara' }, 1);
    expect(start()).toBeNull();
    expect(seats()).toEqual([MARA, JONAS, MARA]);
    const position = table.reading.position(game);
    expect(position.ok && (position.value.live.play.state as unknown as Game['state']).players).toBe(3);
  });

  it('FAQ-12 what the group cannot agree on falls to the first player', () => {
    const gates = { 'black-cave': 'abyss', 'science-building': 'rlyeh', 'unvisited-isle': 'yuggoth' };
    const { decisions } = mythosPhase({ investigators: EIGHT, gates, at: 'train-station' }, [RAID]);
    const [surge] = decisions;
    expect(surge).toMatchObject({ kind: 'mythos.surge', mode: 'group' });
    const [one = '', other = ''] = optionIds(surge);
    const votes = [
      { person: MARA, chosen: [one] },
      { person: JONAS, chosen: [other] },
    ];
    const tally = { votes, voters: [MARA, JONAS] };
    if (!surge) throw new Error('no surge');
    expect(voteResult(surge, tally, MARA)).toEqual([one]);
    expect(voteResult(surge, tally, JONAS)).toEqual([other]);
  });

  it('FAQ-13 Clue tokens never run out', () => {
    const game = aGame();
    expect(gain(game, 0, { clue: 400 }).clue).toBe(400);
    expect(
      mythosPhase({ clues: { 'unvisited-isle': 99 } }, [BUTCHERED]).game.state.places['unvisited-isle']?.clues,
    ).toBe(100);
  });
});

describe('terms', () => {
  it('FAQ-14 2N-67 street areas and Other World areas are areas, not locations', () => {
    expect(['woods', 'uptown-streets', 'abyss-1'].map((at) => content.town.areaKind(at))).toEqual([
      'location',
      'street',
      'otherWorld',
    ]);
    // Who is not in a location is not met by what hunts there.
    const game = aGame({ at: 'uptown-streets', monsters: { 'hound-of-tindalos': 'woods' } });
    drive(game, moveMonsters(game, { white: ['square'], black: [] }));
    expect(game.state.monsters[0]?.at).toBe('woods');
  });

  it('FAQ-15 unstable is a red diamond without a seal; all else is stable', () => {
    const game = aGame({ seals: ['woods'] });
    const stable = (place: string) => isStable(game, place);
    expect([stable('graveyard'), stable('woods'), stable('general-store')]).toEqual([false, true, true]);
  });

  it('FAQ-16 a monster that walks in has not appeared', () => {
    const game = aGame({ seals: ['woods'], monsters: { 'cultist#1': 'uptown-streets' }, at: 'train-station' });
    const { white } = content.place('uptown-streets');
    drive(game, moveMonsters(game, { white: ['crescent'], black: [] }));
    expect(game.state.monsters[0]?.at).toBe(white);
    expect(eventsOf(game, 'MonsterAppeared')).toEqual([]);
    // On a sealed location none appears, yet one may walk in.
    const sealed = aGame({ seals: ['graveyard'], monsters: { 'hound-of-tindalos': 'woods' }, at: 'graveyard' });
    drive(sealed, moveMonsters(sealed, { white: ['square'], black: [] }));
    expect(sealed.state.monsters[0]?.at).toBe('graveyard');
    drive(sealed, spawn(sealed, 'graveyard', 1));
    expect(sealed.state.monsters).toHaveLength(1);
  });
});
