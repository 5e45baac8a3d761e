import { describe, expect, it } from 'vitest';
import type { CardPhase } from '../../../../src/editions/second/content/vocabulary.ts';
import { mythos } from '../../../../src/editions/second/mythos/mythos.ts';
import { enterRumor, rumorActivity, settleRumor } from '../../../../src/editions/second/mythos/rumor.ts';
import { raiseTerror } from '../../../../src/editions/second/mythos/terror.ts';
import { type Arrangement, aGame, drive, eventsOf } from '../table.ts';

function phase(arrangement: Arrangement, card = 'mythos-merchants-march-on-crime') {
  const game = aGame({ phase: 'mythos', cursor: { step: 'mythos' }, at: 'train-station', ...arrangement });
  game.state.decks.mythos = [card, ...game.state.decks.mythos.filter((other) => other !== card)];
  drive(game, mythos(game));
  return game;
}

describe('rumors', () => {
  it('2E-1704 FAQ-95 Disturbing the Dead is paid off with two gate trophies and leaves the game', () => {
    const game = aGame({ rumor: 'mythos-disturbing-the-dead', at: 'rivertown-streets', phase: 'arkham' });
    game.state.investigators[0]!.gateTrophies = game.state.gateStack.splice(0, 2);
    const { decisions } = drive(game, rumorActivity(game, 0, 'arkhamEncounters'), { 'rumor.pay': 'yes' });
    expect(decisions[0]).toMatchObject({ kind: 'rumor.pay', default: ['no'] });
    expect(game.state.rumor).toBeNull();
    expect(game.state.box).toContain('mythos-disturbing-the-dead');
    expect(game.state.investigators[0]?.gateTrophies).toEqual([]);
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
  });

  it('2E-1704 it cannot be paid elsewhere, in another phase, or without the means', () => {
    const game = aGame({ rumor: 'mythos-disturbing-the-dead', at: 'rivertown-streets' });
    const asked = (phase: CardPhase) => drive(game, rumorActivity(game, 0, phase)).decisions.map(({ kind }) => kind);
    expect(asked('arkhamEncounters')).toEqual([]);
    game.state.investigators[0]!.gateTrophies = game.state.gateStack.splice(0, 2);
    expect(asked('arkhamEncounters')).toEqual(['rumor.pay']);
    expect(asked('movement')).toEqual([]);
    game.state.investigators[0]!.at = 'woods';
    expect(asked('arkhamEncounters')).toEqual([]);
  });

  it('2E-1704 Disturbing the Dead: 1 or 2 raises terror, and terror 10 lets it fail', () => {
    const game = phase({ rumor: 'mythos-disturbing-the-dead', dice: [2] });
    expect(game.state.terror).toBe(1);
    const full = aGame({
      rumor: 'mythos-disturbing-the-dead',
      terror: 9,
      investigators: ['joe-diamond', 'jenny-barnes'],
    });
    drive(full, raiseTerror(full, 1));
    expect(eventsOf(full, 'RumorFailed')).toHaveLength(1);
    expect(eventsOf(full, 'Cursed').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('2E-1704 2N-97 Good Work Undone: six tokens, ten erase the seals', () => {
    const game = aGame({ at: 'easttown-streets', seals: ['woods'], phase: 'arkham' });
    game.state.decks.mythos = game.state.decks.mythos.filter((card) => card !== 'mythos-good-work-undone');
    drive(game, enterRumor(game, 'mythos-good-work-undone'));
    expect(game.state.rumor?.tokens).toBe(6);
    game.state.rumor!.tokens = 9;
    game.state.rumor!.enteredOn = 1;
    const failing = phaseOn(game, [1, 6]);
    expect(failing.state.places.woods?.sealed).toBe(false);
    expect(failing.state.rumor).toBeNull();
  });

  it('2E-1704 the ongoing text waits for the turn after the card came', () => {
    const game = phase({ dice: [1] }, 'mythos-the-stars-are-right');
    expect(game.state.rumor?.card).toBe('mythos-the-stars-are-right');
    // One doom token for the gate, none for the rumor.
    expect(game.state.ancientOne.doom).toBe(1);
  });

  it('2E-1704 2N-98 The Great Ritual: the fifth token doubles the Mythos cards for good', () => {
    const game = aGame({ rumor: 'mythos-the-great-ritual' });
    game.state.rumor!.tokens = 4;
    phaseOn(game, []);
    expect(game.state.mythosCards).toBe(2);
    expect(game.state.box).toContain('mythos-the-great-ritual');
  });

  it('2E-1704 the Strangler fails when an Ally must go and none is left', () => {
    const game = aGame({ rumor: 'mythos-the-southside-strangler-strikes' });
    game.state.decks.ally = [];
    const sanity = game.state.investigators[0]!.maxSanityChange;
    phaseOn(game, []);
    expect(eventsOf(game, 'RumorFailed')).toHaveLength(1);
    expect(game.state.investigators[0]!.maxSanityChange).toBe(sanity - 1);
  });

  it('2E-1704 The Terrible Experiment: eight monsters break loose and terror jumps to 10', () => {
    const kinds = ['ghoul#1', 'ghoul#2', 'ghoul#3', 'zombie#1', 'zombie#2', 'zombie#3', 'maniac#1'];
    const monsters = Object.fromEntries(kinds.map((marker) => [marker, 'rumor']));
    const investigators = ['joe-diamond', 'jenny-barnes', 'bob-jenkins'];
    const game = aGame({ rumor: 'mythos-the-terrible-experiment', monsters, investigators, at: 'train-station' });
    phaseOn(game, []);
    expect(game.state.terror).toBe(10);
    expect(game.state.rumor).toBeNull();
    const there = game.state.monsters.filter(({ at }) => at === 'miskatonic-university-streets');
    expect(there).toHaveLength(8);
  });

  it('2E-1704 The Terrible Experiment passes when nothing is left on the card', () => {
    const game = aGame({ rumor: 'mythos-the-terrible-experiment' });
    drive(game, settleRumor(game));
    expect(eventsOf(game, 'RumorPassed')).toHaveLength(1);
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
  });

  /** Goes on with a Mythos phase whose own card does little. */
  function phaseOn(game: ReturnType<typeof aGame>, dice: number[]) {
    const card = 'mythos-merchants-march-on-crime';
    game.state.decks.mythos = [card, ...game.state.decks.mythos.filter((other) => other !== card)];
    game.state.forced = { dice, draws: [] };
    drive(game, mythos(game));
    return game;
  }
});
