/** FAQ-88 to FAQ-102: the Mythos phase and its cards. */

import { describe, expect, it } from 'vitest';
import { check } from '../../../src/editions/second/checks/check.ts';
import { advance } from '../../../src/editions/second/game/turn.ts';
import { closeOrSeal } from '../../../src/editions/second/gates/close.ts';
import { run } from '../../../src/editions/second/language/table.ts';
import { drawFromCup } from '../../../src/editions/second/monsters/monster.ts';
import { movement } from '../../../src/editions/second/movement/movement.ts';
import { mythos, resolve } from '../../../src/editions/second/mythos/mythos.ts';
import { passRumor, rumorActivity } from '../../../src/editions/second/mythos/rumor.ts';
import { sanityCost, spellCard } from '../../../src/editions/second/spells/spell.ts';
import type { Game } from '../../../src/editions/second/state/state.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds, type Placed } from '../../editions/second/table.ts';
import { content } from '../../second.ts';
import { BUTCHERED, HEAT_WAVE, kinds, mythosPhase, one, onTop, order } from '../phases.ts';

const joe = (at: string, more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', at, ...more });
/** Whether the rumor asks them to pay for its end. */
const payable = (game: Game) =>
  drive(game, rumorActivity(game, 0, 'arkhamEncounters')).decisions.some(({ kind }) => kind === 'rumor.pay');
/** Only the text of a card. */
const text = (card: string, arrangement: Arrangement, answers = {}) => {
  const game = aGame({
    phase: 'mythos',
    cursor: { step: 'mythos' },
    seals: ['woods', 'graveyard', 'witch-house', 'black-cave'],
    ...arrangement,
  });
  return { game, ...drive(game, resolve(game, card, 'mythos'), answers) };
};

describe('a Mythos card', () => {
  it('FAQ-88 no Clue beside an open gate, marker or not; otherwise one who is there may take it', () => {
    const isle = 'unvisited-isle';
    const gated = mythosPhase({ investigators: [joe(isle, { explored: true })], gates: { [isle]: 'abyss' } }, [
      BUTCHERED,
    ]);
    expect([gated.game.state.places[isle]?.clues, one(gated.game).clues]).toEqual([0, 0]);
    const taken = mythosPhase({ investigators: [joe(isle), { sheet: 'jenny-barnes', at: isle }] }, [BUTCHERED]);
    expect(taken.game.state.investigators.map(({ clues }) => clues).sort()).toEqual([0, 1]);
    expect(taken.game.state.places[isle]?.clues).toBe(0);
  });

  it('FAQ-89 drawn only for its location it does nothing else and is discarded', () => {
    const game = aGame({ investigators: [joe('curiositie-shoppe')] });
    onTop(game, [BUTCHERED]);
    drive(
      game,
      run(game, 0, [{ peek: { deck: 'mythos', until: 'gateLocation' } }], { source: { ref: 'place', id: 'woods' } }),
    );
    expect(eventsOf(game, 'MythosDrawn')).toMatchObject([{ card: BUTCHERED, purpose: 'peek' }]);
    expect([game.state.terror, game.state.places.graveyard?.gate, game.state.ancientOne.doom]).toEqual([0, null, 0]);
    expect(game.state.decks.mythos.at(-1)).toBe(BUTCHERED);
  });

  it('FAQ-90 what answers a Mythos card answers one resolved in full, not one drawn for its gate', () => {
    const cancelled = (card: string, other: string) => {
      const game = aGame({ ancientOne: 'ithaqua', phase: 'mythos', cursor: { step: 'mythos' } });
      game.state.mythosCards = 2;
      onTop(game, [card, other]);
      drive(game, mythos(game));
      return eventsOf(game, 'MythosTextCancelled').map((event) => event.card);
    };
    expect(cancelled(HEAT_WAVE, BUTCHERED)).toEqual([]);
    expect(cancelled(BUTCHERED, HEAT_WAVE)).toEqual([HEAT_WAVE]);
  });

  it('FAQ-91 an environment for Arkham stays out of Other Worlds, one without that limit does not', () => {
    const fight = (at: string, environment?: string) => {
      const game = aGame({ investigators: [joe(at)], ...(environment ? { environment } : {}) });
      drive(game, check(game, 0, { kind: 'fight', modifier: 0, difficulty: 1, rule: '2E-2202' }));
      return eventsOf(game, 'CheckRolled')[0]?.dice.length ?? 0;
    };
    expect(fight('woods', HEAT_WAVE)).toBe(fight('woods') - 1);
    expect(fight('abyss-1', HEAT_WAVE)).toBe(fight('abyss-1'));
    const cost = (environment?: string) =>
      sanityCost(
        aGame({ investigators: [joe('abyss-1', { cards: ['shrivelling'] })], ...(environment ? { environment } : {}) }),
        0,
        spellCard(content, 'shrivelling#1'),
      );
    expect([cost(), cost('mythos-planetary-alignment')]).toEqual([1, 0]);
  });

  it('FAQ-92 against another effect the environment wins', () => {
    const investigators = [joe('woods', { explored: true, clues: 9, cards: ['elder-sign'] })];
    const gates = { woods: 'abyss', graveyard: 'rlyeh' };
    const game = aGame({ investigators, gates, environment: 'mythos-no-one-can-help-you-now' });
    expect(optionIds(drive(game, closeOrSeal(game, 0)).decisions[0])).not.toContain('seal:elder-sign#1');
    const plague = aGame({ investigators: [joe('woods', { stamina: 1 })], environment: 'mythos-a-strange-plague' });
    drive(plague, run(plague, 0, [{ gain: { stamina: 2 } }], { source: { ref: 'place', id: 'woods' } }));
    expect(one(plague).stamina).toBe(1);
  });

  it('FAQ-93 a new environment replaces the old one, whatever their subtypes', () => {
    const { game } = mythosPhase({ environment: 'mythos-curfew-enforced', at: 'train-station' }, [HEAT_WAVE]);
    expect(game.state.environment?.card).toBe(HEAT_WAVE);
    expect(game.state.decks.mythos).toContain('mythos-curfew-enforced');
  });

  it('FAQ-94 while a rumor is in play another does its gate and movement steps only', () => {
    const { game } = mythosPhase(
      {
        rumor: 'mythos-the-stars-are-right',
        monsters: { 'ghoul#1': 'uptown-streets' },
        at: 'train-station',
        dice: [6],
      },
      ['mythos-the-great-ritual'],
    );
    expect(order(game, 'GateOpened', 'MonsterMoved', 'RumorIgnored')).toEqual([
      'GateOpened',
      'MonsterMoved',
      'RumorIgnored',
    ]);
    expect(game.state.rumor?.card).toBe('mythos-the-stars-are-right');
    expect(game.state.decks.mythos.at(-1)).toBe('mythos-the-great-ritual');
  });

  it('FAQ-95 a finished rumor goes to the box, as all six cards say', () => {
    for (const rumor of [
      'disturbing-the-dead',
      'good-work-undone',
      'the-great-ritual',
      'the-southside-strangler-strikes',
      'the-stars-are-right',
      'the-terrible-experiment',
    ]) {
      const game = aGame({ rumor: `mythos-${rumor}` });
      drive(game, passRumor(game));
      expect([rumor, game.state.rumor, game.state.box.includes(`mythos-${rumor}`)]).toEqual([rumor, null, true]);
    }
  });

  it('FAQ-96 activity and closed markers go with the card that put them there', () => {
    const investigators = [joe('southside-streets', { clues: 5 })];
    const game = aGame({ investigators, rumor: 'mythos-the-southside-strangler-strikes' });
    expect(payable(game)).toBe(true);
    drive(game, passRumor(game));
    expect(payable(game)).toBe(false);
    const dark = mythosPhase({ turn: 3, at: 'train-station' }, ['mythos-city-gripped-by-blackouts']).game;
    for (const closed of [1, 1, 0]) {
      expect(dark.state.places['general-store']?.closed).toHaveLength(closed);
      dark.state.cursor = { step: 'mythos' };
      advance(dark);
    }
    expect(dark.state.headlines).toEqual([]);
  });
});

describe('single cards', () => {
  it('FAQ-97 2N-74 2N-78 All Quiet and Ill Wind reach those in Other Worlds', () => {
    const quiet = text(
      'mythos-all-quiet-in-arkham',
      { investigators: [joe('abyss-1', { sliders: [0, 0, 0] })], dice: Array(9).fill(6) },
      { 'effect.may': 'yes' },
    );
    expect(kinds(quiet.game)).toEqual(['blessing']);
    const wind = text('mythos-ill-wind-grips-arkham', {
      investigators: [joe('abyss-1', { sliders: [0, 0, 0] })],
      dice: Array(9).fill(1),
    });
    expect(kinds(wind.game)).toEqual(['curse']);
  });

  it('FAQ-98 2N-82 Temperence Fever does not', () => {
    const cards = ['whiskey'];
    const investigators = [joe('abyss-1', { cards }), { sheet: 'jenny-barnes', at: 'uptown-streets', cards }];
    const { game } = text('mythos-temperence-fever-sweeps-city', { investigators, dice: Array(9).fill(1) });
    expect(eventsOf(game, 'Arrested').map(({ seat }) => seat)).toEqual([1]);
    expect([kinds(game, 0), kinds(game, 1)]).toEqual([['whiskey'], []]);
  });

  it('FAQ-99 2N-86 2N-117 the Deputy is out under Curfew without a check', () => {
    const out = (cards: string[]) => {
      const game = aGame({
        investigators: [joe('uptown-streets', { cards })],
        environment: 'mythos-curfew-enforced',
        dice: Array(9).fill(1),
      });
      drive(game, movement(game, 0));
      return [eventsOf(game, 'CheckRolled').length, one(game).at];
    };
    expect(out(['deputy-of-arkham'])).toEqual([0, 'uptown-streets']);
    expect(out([])).toEqual([1, 'jail-cell']);
  });

  it('FAQ-100 2N-76 2N-99 what sweeps Miskatonic University leaves The Terrible Experiment alone', () => {
    const monsters = { 'ghoul#1': 'rumor', 'zombie#1': 'miskatonic-university-streets', 'zombie#2': 'library' };
    const { game } = text('mythos-campus-security-increased', {
      rumor: 'mythos-the-terrible-experiment',
      monsters,
      at: 'train-station',
      seals: ['independence-square'],
    });
    expect(game.state.monsters.map(({ marker }) => marker)).toEqual(['ghoul#1']);
  });

  it('FAQ-101 2N-93 Sunny and Clear keeps the Haunter of the Dark away', () => {
    const { game } = text('mythos-sunny-and-clear', {
      ancientOne: 'nyarlathotep',
      monsters: { 'haunter-of-the-dark#1': 'sky' },
      at: 'train-station',
    });
    expect(game.state.monsters).toEqual([]);
    game.state.cup = ['ghoul#1', 'haunter-of-the-dark#1'];
    game.state.forced = { dice: [], draws: ['haunter-of-the-dark'] };
    expect(drawFromCup(game)).toBe('ghoul#1');
  });

  it('FAQ-102 the Strangler is paid off in the Southside streets, not at Ma’s', () => {
    const paid = (at: string) =>
      payable(aGame({ investigators: [joe(at, { clues: 5 })], rumor: 'mythos-the-southside-strangler-strikes' }));
    expect([paid('southside-streets'), paid('mas-boarding-house')]).toEqual([true, false]);
  });
});
