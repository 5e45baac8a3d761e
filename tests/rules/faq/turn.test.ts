/** FAQ-17 to FAQ-32: Upkeep, timing, movement. */
import { describe, expect, it } from 'vitest';
import { arkhamEncounter } from '../../../src/editions/second/encounters/encounter.ts';
import { interrupts } from '../../../src/editions/second/game/interrupt.ts';
import { active } from '../../../src/editions/second/investigators/investigator.ts';
import { run } from '../../../src/editions/second/language/table.ts';
import { lose } from '../../../src/editions/second/misfortune/loss.ts';
import { loseNextTurn } from '../../../src/editions/second/misfortune/misfortune.ts';
import { movement } from '../../../src/editions/second/movement/movement.ts';
import { mythos } from '../../../src/editions/second/mythos/mythos.ts';
import type { Game } from '../../../src/editions/second/state/state.ts';
import { upkeep, upkeepByItself } from '../../../src/editions/second/upkeep/upkeep.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import type { Flow } from '../../../src/engine/flow.ts';
import { aGame, drive, eventsOf, give, inTurn, optionIds, type Placed } from '../../editions/second/table.ts';
import { arkhamPhase, BUTCHERED, kinds, movementPhase, one, onTop, order, upkeepPhase } from '../phases.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', ...more });
const asked = (kind: string) => [{ kind, seats: [0], options: [] } as unknown as Decision];

describe('Upkeep', () => {
  it('FAQ-17 refresh, then the card actions in the owner’s order, then the sliders', () => {
    const investigators = [
      { sheet: 'harvey-walters', cards: ['heal', 'blessing', 'retainer'], stamina: 1, sliders: [0, 0, 1] },
    ];
    const game = aGame({ investigators, dice: [5, 5, 1, 1, 1, 3, 3], phase: 'upkeep' });
    one(game).cards[0]!.exhausted = true;
    const { decisions } = drive(game, upkeep(game), {
      'upkeep.next': inTurn('roll:blessing#1', 'cast:heal#1', 'done'),
    });
    // Refreshed, so Heal is on offer; the rolls are not left out.
    expect(optionIds(decisions[0])).toEqual(['cast:heal#1', 'roll:blessing#1', 'roll:retainer#1', 'done']);
    expect(decisions.at(-1)?.kind).toBe('upkeep.sliders');
    expect(eventsOf(game, 'DiceRolled')).toHaveLength(2);
  });

  it('FAQ-18 no keep-or-lose roll in the first Upkeep after the card was gained', () => {
    for (const card of ['blessing', 'curse', 'bank-loan', 'retainer']) {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 5 }], dice: [1, 1], phase: 'upkeep' });
      give(game, 0, card);
      one(game).cards[0]!.fresh = true;
      drive(game, upkeep(game));
      expect([card, eventsOf(game, 'DiceRolled').length]).toEqual([card, 0]);
      drive(game, upkeep(game));
      expect([card, eventsOf(game, 'DiceRolled').length]).toEqual([card, 1]);
    }
  });

  it('FAQ-19 what belongs to the start of the turn comes with the card actions, refreshing before it', () => {
    const investigators = [{ sheet: 'jenny-barnes', cards: ['retainer', 'wither'] }];
    const game = aGame({ investigators, dice: [6], phase: 'upkeep' });
    one(game).cards[1]!.exhausted = true;
    drive(game, upkeep(game));
    expect(one(game)).toMatchObject({ money: 3, cards: [{}, { exhausted: false }] });
    expect(order(game, 'Gained', 'DiceRolled')).toEqual(['Gained', 'Gained', 'DiceRolled']);
  });

  it.each<(game: Game) => Flow<unknown>>([upkeep, (game) => upkeepByItself(game, 0)])(
    'FAQ-19 what is gained then finds all refreshed',
    (part) => {
      const game = aGame({ investigators: [{ sheet: 'jenny-barnes', cards: ['wither'] }], phase: 'upkeep' });
      one(game).cards[0]!.exhausted = true;
      const found: boolean[] = [];
      const { events } = game;
      const push = events.push.bind(events);
      events.push = (...told) => {
        found.push(...told.filter(({ type }) => type === 'Gained').map(() => one(game).cards[0]!.exhausted));
        return push(...told);
      };
      drive(game, part(game));
      expect(found).toEqual([false]);
    },
  );
});

describe('timing', () => {
  it('FAQ-20 "any phase" at any point, but not inside an encounter; what answers a loss works there too', () => {
    const investigators = [{ sheet: 'joe-diamond', at: 'graveyard', cards: ['duke', 'food'], sanity: 2 }];
    const game = aGame({ investigators, cursor: { step: 'arkham', turnIndex: 0 } });
    const offered = (kind: string) => interrupts(game, asked(kind)).map(({ id }) => id);
    expect(offered('encounter.choose')).toEqual(['use:duke#1']);
    expect(offered('check.spend')).toEqual([]);
    expect(offered('combat.round')).toEqual([]);
    expect(offered('effect.choose')).toEqual([]);
    const { decisions } = drive(
      game,
      run(game, 0, [{ lose: { stamina: 1 } }], { source: { ref: 'place', id: 'graveyard' } }),
    );
    expect(optionIds(decisions[0])).toEqual(['take', 'use:food#1']);
  });

  it('FAQ-21 an effect that ends his turn ends it, but the Mythos phase reaches him', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', clues: 0 }],
      clues: { 'arkham-asylum': 0 },
    });
    drive(game, lose(game, 0, { sanity: 9 }, { ref: 'monster', id: 'ghoul' }));
    expect(drive(game, movement(game, 0)).decisions).toEqual([]);
    expect(drive(game, arkhamEncounter(game, 0)).decisions).toEqual([]);
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
    game.state.investigators[0]!.at = 'unvisited-isle';
    onTop(game, [BUTCHERED]);
    drive(game, mythos(game));
    expect(eventsOf(game, 'CluesTaken')).toMatchObject([{ seat: 0 }]);
  });

  it('FAQ-22 a lost turn skips every phase but Mythos, and is no delay', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'unvisited-isle', cards: ['retainer'] }],
      dice: [1],
    });
    loseNextTurn(game, 0);
    expect(one(game)).toMatchObject({ lostTurn: 3, delayed: false });
    game.state.turn = 3;
    for (const part of [upkeep(game), movement(game, 0), arkhamEncounter(game, 0)])
      expect(drive(game, part).decisions).toEqual([]);
    expect(one(game)).toMatchObject({ money: 0, cards: [{}] });
    onTop(game, [BUTCHERED]);
    drive(game, mythos(game));
    expect(one(game).clues).toBe(1);
  });

  it('FAQ-23 staying next turn is a delay: the turn itself is not lost', () => {
    const investigators = [{ sheet: 'joe-diamond', at: 'black-cave', sliders: [1, 1, 0] }];
    const { game } = arkhamPhase({ investigators, draws: ['rivertown-5'], dice: [1, 1, 1, 1] });
    expect(one(game)).toMatchObject({ delayed: true, lostTurn: null });
    game.state.turn = 3;
    expect(active(game, 0)).toBe(true);
  });
});

describe('movement', () => {
  it('FAQ-24 Clues are taken at the end of movement, monsters dealt with; none in passing', () => {
    const base = { clues: { 'black-cave': 2, graveyard: 3 }, monsters: { cultist: 'graveyard' } };
    const investigators = [
      amanda({ at: 'rivertown-streets', sliders: [3, 0, 0], cards: ['dark-cloak', 'pallid-mask'] }),
    ];
    const { game } = movementPhase(
      { ...base, investigators, dice: [6, 6] },
      { 'move.next': inTurn('go:black-cave', 'go:rivertown-streets', 'go:graveyard', 'evade:cultist#1', 'stop') },
    );
    expect([one(game).clues, game.state.places['black-cave']?.clues, game.state.places.graveyard?.clues]).toEqual([
      3, 2, 0,
    ]);
  });

  it('FAQ-25 an effect of another phase that moves him lets him take none', () => {
    const investigators = [{ sheet: 'joe-diamond', at: 'historical-society' }];
    const { game } = arkhamPhase(
      { investigators, clues: { woods: 2 }, draws: ['southside-1', 'uptown-1', 'uptown-2'] },
      { 'effect.may': (decision) => (decision.about?.card === 'southside-1' ? 'yes' : 'no') },
    );
    expect(eventsOf(game, 'Moved')[0]?.to).toBe('woods');
    expect(game.state.places.woods?.clues).toBe(2);
  });

  it('FAQ-26 who stands still ends his movement there, with its monsters and Clues', () => {
    const { game, decisions } = movementPhase(
      {
        investigators: [amanda({ at: 'woods', sliders: [0, 0, 0] })],
        clues: { woods: 1 },
        monsters: { cultist: 'woods' },
        dice: [6],
      },
      { 'move.next': inTurn('evade:cultist#1', 'stop') },
    );
    expect(optionIds(decisions[0])).not.toContain('stop');
    expect(one(game).clues).toBe(1);
  });

  it('FAQ-27 a combat, and a failed evasion, use up the points left; other monsters there must still be met', () => {
    const monsters = { cultist: 'woods', zombie: 'woods' };
    for (const first of ['fight:cultist#1', 'evade:cultist#1']) {
      const investigators = [amanda({ at: 'woods', sliders: [3, 3, 0], cards: ['tommy-gun'], stamina: 5 })];
      const dice = first.startsWith('fight') ? Array(40).fill(6) : [1, ...Array(40).fill(6)];
      const { decisions } = movementPhase(
        { investigators, monsters, dice },
        { 'move.next': inTurn(first, 'fight:zombie#1', 'stop'), 'combat.round': 'fight' },
      );
      const [, second, last] = decisions.filter(({ kind }) => kind === 'move.next');
      expect(second?.about?.points).toBe(0);
      expect(optionIds(second)).toEqual(['evade:zombie#1', 'fight:zombie#1']);
      if (last) expect(optionIds(last).some((id) => id.startsWith('go:'))).toBe(false);
    }
  });

  it('FAQ-28 evaded, he may stay and go through a gate there; next turn it must be met again', () => {
    const investigators = [amanda({ at: 'woods', sliders: [0, 0, 0] })];
    const arrangement = { investigators, gates: { woods: 'abyss' }, monsters: { cultist: 'woods' }, dice: [6] };
    const { game } = movementPhase(arrangement, { 'move.next': inTurn('evade:cultist#1', 'stop') });
    expect([one(game).at, game.state.monsters[0]?.at]).toEqual(['woods', 'woods']);
    drive(game, arkhamEncounter(game, 0));
    expect(one(game).at).toBe('abyss-1');
    const stayed = movementPhase(
      { ...arrangement, gates: {} },
      { 'move.next': inTurn('evade:cultist#1', 'stop') },
    ).game;
    stayed.state.turn = 3;
    expect(optionIds(drive(stayed, movement(stayed, 0)).decisions[0])).toContain('fight:cultist#1');
  });

  it('FAQ-29 monsters matter in the Movement phase only: on leaving, on ending, on standing up', () => {
    const monsters = { cultist: 'woods' };
    const leaving = movementPhase({ investigators: [amanda({ at: 'woods', sliders: [3, 0, 0] })], monsters });
    expect(optionIds(leaving.decisions[0]).some((id) => id.startsWith('go:'))).toBe(false);
    const up = movementPhase({ investigators: [amanda({ at: 'woods', delayed: true })], monsters, dice: [6, 6, 6] });
    expect(optionIds(up.decisions[0])).toContain('evade:cultist#1');
    const { game } = arkhamPhase({ investigators: [amanda({ at: 'woods' })], monsters, draws: ['uptown-1'] });
    expect(eventsOf(game, 'CombatStarted')).toEqual([]);
    expect(eventsOf(upkeepPhase({ investigators: [amanda({ at: 'woods' })], monsters }).game, 'CombatStarted')).toEqual(
      [],
    );
  });

  it('FAQ-30 put into a monster’s area by another phase, nothing begins before the next Movement', () => {
    const investigators = [{ sheet: 'joe-diamond', at: 'historical-society' }];
    const { game } = arkhamPhase(
      { investigators, monsters: { cultist: 'woods' }, draws: ['southside-1', 'uptown-1', 'uptown-2'] },
      { 'effect.may': (decision) => (decision.about?.card === 'southside-1' ? 'yes' : 'no') },
    );
    expect(eventsOf(game, 'Moved')[0]?.to).toBe('woods');
    expect([...eventsOf(game, 'CombatStarted'), ...eventsOf(game, 'Evaded')]).toEqual([]);
  });

  it('FAQ-31 back from an Other World the monsters there may be left alone or engaged, in that phase only', () => {
    const gates = { woods: 'abyss' };
    const monsters = { cultist: 'woods', zombie: 'woods' };
    const { game, decisions } = movementPhase({ investigators: [amanda({ at: 'abyss-2' })], gates, monsters });
    expect(optionIds(decisions[0])).toEqual(['fight:cultist#1', 'fight:zombie#1', 'stop']);
    expect(eventsOf(game, 'Evaded')).toEqual([]);
    game.state.turn = 3;
    expect(optionIds(drive(game, movement(game, 0)).decisions[0])).not.toContain('stop');
  });

  it('FAQ-32 first area, second area, then a gate of his choice; with none lost in time and space', () => {
    const at = (place: string, gates: Record<string, string>) =>
      movementPhase({ investigators: [amanda({ at: place })], gates }, { 'return.gate': 'go:woods' });
    expect(one(at('abyss-1', { woods: 'abyss' }).game).at).toBe('abyss-2');
    const back = at('abyss-2', { woods: 'abyss', graveyard: 'abyss', unnamable: 'rlyeh' });
    expect(optionIds(back.decisions[0]).sort()).toEqual(['go:graveyard', 'go:woods']);
    expect(one(back.game).at).toBe('woods');
    expect(one(at('abyss-2', { woods: 'rlyeh' }).game).at).toBe('lost-in-time-and-space');
    expect(kinds(back.game)).toEqual([]);
  });
});
