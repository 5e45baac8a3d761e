import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { leave } from '../../../../src/editions/third/investigators/defeat.ts';
import { suffer } from '../../../../src/editions/third/investigators/harm.ts';
import { aGame, drive, eventsOf, seatOf } from '../table.ts';

const cause = { ref: 'scenario', id: 'feastOfUmordhoth' };

describe('leaving the game', () => {
  const loaded = () =>
    aGame({
      investigators: [
        {
          sheet: 'danielaReyes',
          cards: ['knife', 'aliceLuxley', 'gabriel', 'blessed'],
          money: 3,
          clues: 2,
          remnants: 1,
          focus: { lore: 1, will: 1 },
          damage: 3,
          horror: 2,
          lodge: true,
          delayed: true,
        },
        { sheet: 'rexMurphy', at: 'graveyard' },
      ],
      monsters: [{ kind: 'fleshEater', with: 0 }],
    });

  it('3E-430.6b-1 a defeated investigator disengages from his monsters and exhausts them', () => {
    const game = loaded();
    drive(game, leave(game, 0, 'defeated', cause));
    expect(game.state.monsters[0]).toMatchObject({ status: 'exhausted', engagedWith: [], at: seatOf(game, 0).at });
  });

  it('3E-430.6b-2 3E-R9 3E-R10 all his cards, tokens and the sheet go to the box; the activation token stays', () => {
    const game = loaded();
    drive(game, leave(game, 0, 'defeated', cause));
    expect(game.state.box).toEqual(expect.arrayContaining(['knife#1', 'aliceLuxley#1', 'gabriel#1', 'blessed#1']));
    expect(game.state.decks.item).not.toContain('knife#1');
    expect(seatOf(game, 0)).toMatchObject({
      left: 'defeated',
      cards: [],
      money: 0,
      clues: 0,
      remnants: 0,
      damage: 0,
      horror: 0,
      delayed: false,
      lodge: false,
      upsets: 1,
    });
    expect(seatOf(game, 0).focus).toEqual({ lore: 0, influence: 0, observation: 0, strength: 0, will: 0 });
    expect(game.state.sheets).not.toContain('danielaReyes');
    expect(game.state.leader).toBe(0);
    expect(game.state.sheet.clues).toBe(0);
  });

  it('3E-R10 cards under his leave the game too', () => {
    const under: Copy[] = ['knife#1', 'revolver38#1'];
    const game = aGame({
      investigators: [{ sheet: 'danielaReyes', cards: [{ id: 'abandonedLuggage', under }] }, 'rexMurphy'],
    });
    drive(game, leave(game, 0, 'defeated', cause));
    expect(game.state.box).toEqual(expect.arrayContaining(['abandonedLuggage#1', 'knife#1', 'revolver38#1']));
  });

  it('3E-430.6b-3 3E-489.1 a defeat puts 1 doom on the scenario sheet, being devoured too', () => {
    for (const why of ['defeated', 'devoured'] as const) {
      const game = loaded();
      drive(game, leave(game, 0, why, cause));
      expect(game.state.sheet.doom).toBe(1);
      expect(eventsOf(game, 'InvestigatorLeft')[0]).toMatchObject({ seat: 0, sheet: 'danielaReyes', why });
    }
  });

  it('3E-465.1 a retired investigator is gone for good, without doom', () => {
    const game = loaded();
    drive(game, leave(game, 0, 'retired', cause));
    expect(game.state.sheet.doom).toBe(0);
    expect(seatOf(game, 0).left).toBe('retired');
    expect(game.state.sheets).not.toContain('danielaReyes');
  });

  it('3E-R8 nothing more happens to one who has left', () => {
    const game = loaded();
    drive(game, leave(game, 0, 'defeated', cause));
    drive(game, leave(game, 0, 'devoured', cause));
    drive(game, suffer(game, 0, { damage: 9 }, cause));
    expect(game.state.sheet.doom).toBe(1);
    expect(eventsOf(game, 'InvestigatorLeft')).toHaveLength(1);
  });

  it('3E-302.3 the game is lost when nobody is in play and nobody can be chosen', () => {
    const game = loaded();
    game.state.sheets = [];
    drive(game, leave(game, 0, 'defeated', cause));
    expect(game.state.outcome).toBeNull();
    const { ended } = drive(game, leave(game, 1, 'defeated', cause));
    expect(ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'lost', way: 'nobody' });
  });
});
