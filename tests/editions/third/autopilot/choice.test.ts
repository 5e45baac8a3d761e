import { describe, expect, it } from 'vitest';
import { attack } from '../../../../src/editions/third/actions/attack.ts';
import { move } from '../../../../src/editions/third/actions/move.ts';
import { actionTurn } from '../../../../src/editions/third/actions/turn.ts';
import { monsterDamageWorth } from '../../../../src/editions/third/autopilot/monsterdamage.ts';
import { viewpoint } from '../../../../src/editions/third/autopilot/viewpoint.ts';
import { effectsWorth } from '../../../../src/editions/third/autopilot/worth.ts';
import { buy } from '../../../../src/editions/third/cards/shop.ts';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import { focusSkill } from '../../../../src/editions/third/investigators/focus.ts';
import { suffer } from '../../../../src/editions/third/investigators/harm.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { placeDoomOnEach } from '../../../../src/editions/third/mythos/doom.ts';
import { equip } from '../../../../src/editions/third/setup/equipment.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { looked } from '../../../../src/engine/decision.ts';
import type { Flow } from '../../../../src/engine/flow.ts';
import { advise, gameOf, seen } from '../../../third.ts';
import { type Arrangement, aGame, drive } from '../table.ts';

/** Runs a rule and answers every question as the autopilot does; the answers by kind. */
function played<T>(game: Game, flow: Flow<T>): Record<string, string[]> {
  const chosen: Record<string, string[]> = {};
  const answer = new Proxy(
    {},
    {
      get: () => (decision: Parameters<typeof advise>[1]) => {
        const move = advise(seen(game.state), decision, decision.seats[0] ?? 0, []);
        const list = 'answer' in move ? move.answer.chosen : [];
        chosen[decision.kind] = list;
        return list;
      },
      has: () => true,
    },
  );
  drive(game, flow, answer);
  return chosen;
}

const looking = (arrangement: Arrangement) => viewpoint(gameOf(seen(aGame(arrangement).state)));

describe('what the autopilot chooses', () => {
  it('3E-110.5a-2: a weapon rather than a tarot card, and no dark pact', () => {
    const daniela = aGame({ investigators: [{ sheet: 'danielaReyes', cards: [] }] });
    expect(played(daniela, equip(daniela, 0))['setup.startingCards']).toEqual(['1']);
    const calvin = aGame({ investigators: [{ sheet: 'calvinWright', cards: [] }] });
    expect(played(calvin, equip(calvin, 0))['setup.startingCards']).toEqual(['1']);
  });

  it('3E-446.7: a card bears harm as long as it is not lost by it', () => {
    const game = aGame({ investigators: [{ sheet: 'dexterDrake', cards: ['elderSignAmulet'] }] });
    played(game, suffer(game, 0, { damage: 0, horror: 1 }, { ref: 'rule', id: 'test' }));
    expect(game.state.investigators[0]).toMatchObject({ horror: 0, cards: [{ horror: 1 }] });
    const full = aGame({ investigators: [{ sheet: 'dexterDrake', cards: [{ id: 'elderSignAmulet', horror: 3 }] }] });
    played(full, suffer(full, 0, { damage: 0, horror: 1 }, { ref: 'rule', id: 'test' }));
    expect(full.state.investigators[0]).toMatchObject({ horror: 1, cards: [{ horror: 3 }] });
  });

  it('3E-438.9: of too many tokens the one that is needed least goes', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', focus: { influence: 1, lore: 1 } }] });
    expect(played(game, focusSkill(game, 0, 'strength'))['focus.discard']).toEqual(['influence']);
  });

  it('whoever may do the same is the one who gains most by it', () => {
    const game = aGame({
      investigators: [
        { sheet: 'marieLambeau', at: 'graveyard' },
        { sheet: 'agnesBaker', at: 'generalStore' },
        { sheet: 'dexterDrake', at: 'hangmansHill' },
      ],
      doom: { hangmansHill: 3 },
      action: { seat: 0, action: 'ward' },
    });
    const source = { ref: 'sheet', id: 'marieLambeau' };
    const granted = run(game, 0, [{ grantAction: { which: 'same', to: 'anotherInvestigator', in: 'anywhere' } }], {
      source,
    });
    expect(played(game, granted)['effect.investigator']).toEqual(['2']);
  });

  it('3E-412.3b: doom that opens an anomaly comes last, so that none goes to the sheet', () => {
    const game = aGame({
      scenario: 'approachOfAzathoth',
      codex: [2],
      doom: { unvisitedIsle: 2 },
      investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }],
    });
    played(game, placeDoomOnEach(game, ['unvisitedIsle', 'tickTockClub', 'riverDocks']));
    expect(game.state.doom).toMatchObject({ unvisitedIsle: 3, tickTockClub: 1, riverDocks: 1 });
    expect(game.state.sheet.doom).toBe(0);
  });

  it('3E-201.3: whoever has three actions goes where there is something to do after two of them', () => {
    const goes = (left: number) => {
      const game = aGame({
        scenario: 'approachOfAzathoth',
        codex: [2],
        doom: { unvisitedIsle: 3 },
        centers: { merchantDistrict: { anomaly: true }, northside: { clues: 1 } },
        investigators: [{ sheet: 'dexterDrake', at: 'trainStation', performed: ['focus'] }],
      });
      game.state.decks.neighborhood.northside?.unshift('approachOfAzathothEvent6');
      game.state.shuffled = { northside: 1 };
      game.state.left = left;
      return played(game, move(game, 0, null))['move.step'];
    };
    expect(goes(1)).toEqual(['unvisitedIsle']);
    expect(goes(0)).not.toEqual(['unvisitedIsle']);
  });

  it('ends no turn beside a ready monster for nothing: it goes there while it can still strike', () => {
    const goes = (left: number) => {
      const game = aGame({
        scenario: 'approachOfAzathoth',
        codex: [2],
        doom: { unvisitedIsle: 1 },
        centers: { northside: { clues: 3 }, rivertown: { clues: 3 }, merchantDistrict: { clues: 3 } },
        investigators: [{ sheet: 'dexterDrake', at: 'trainStation' }],
        monsters: [{ kind: 'swiftByakhee', at: 'unvisitedIsle' }],
      });
      game.state.left = left;
      return played(game, move(game, 0, null))['move.step'];
    };
    expect(goes(1)).toEqual(['unvisitedIsle']);
    expect(goes(0)).not.toEqual(['unvisitedIsle']);
  });

  it('damage that nobody stands in the way of is worth nothing', () => {
    const alone = looking({ investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }] });
    expect(monsterDamageWorth(alone, 0, 'oneInYourSpaceOrAdjacent', 2)).toBe(0);
    const near = looking({
      investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }],
      monsters: [{ kind: 'fleshEater', at: 'generalStore' }],
    });
    expect(monsterDamageWorth(near, 0, 'oneInYourSpaceOrAdjacent', 2)).toBeGreaterThan(0.5);
    expect(monsterDamageWorth(near, 0, 'oneEngagedWithYou', 2)).toBe(0);
  });

  it('joins the Lodge as the first, and with those before him, but not against them', () => {
    const offer = (lodge: boolean[]) =>
      effectsWorth(
        looking({
          scenario: 'veilOfTwilight',
          investigators: [
            { sheet: 'agnesBaker', lodge: lodge[0] ?? false },
            { sheet: 'dexterDrake', lodge: lodge[1] ?? false },
          ],
        }),
        lodge.length,
        [{ status: 'darkPact' }, { status: 'lodgeMember' }],
      );
    expect(offer([])).toBeGreaterThan(0);
    expect(offer([true])).toBeGreaterThan(0);
    expect(offer([false])).toBeLessThan(0);
  });

  it('3E-438.6: who is held focuses before he strikes, and strikes at once with the token or with his last action', () => {
    const chosen = (strength: number, performed: string[]) => {
      const held = aGame({
        scenario: 'approachOfAzathoth',
        investigators: [{ sheet: 'michaelMcglen', at: 'graveyard', cards: [], focus: { strength }, performed }],
        monsters: [{ kind: 'hoodedStalker', with: 0 }],
      });
      const asked = actionTurn(held).next();
      const [decision] = asked.done ? [] : asked.value.map(looked);
      if (!decision) throw new Error('nothing is asked');
      const left = 2 - performed.length;
      const about = { ...decision.about, left };
      const move = advise(seen(held.state), { ...decision, about }, 0, []);
      return 'answer' in move ? move.answer.chosen[0]?.split(':')[0] : null;
    };
    expect(chosen(0, [])).toBe('focus');
    expect(chosen(1, [])).toBe('attack');
    expect(chosen(0, ['gatherResources'])).toBe('attack');
  });

  it('Dynamite is kept where the dice have killed already, and thrown where they have not, or others are near', () => {
    const thrown = (dice: number[], kinds: string[]) => {
      const game = aGame({
        investigators: [{ sheet: 'michaelMcglen', at: 'graveyard', cards: ['dynamite'] }],
        monsters: kinds.map((kind) => ({ kind, with: 0 })),
        dice,
        action: { seat: 0, action: 'attack' },
      });
      played(game, attack(game, 0, kinds[0] ?? null));
      return game.state.investigators[0]?.cards.length === 0;
    };
    expect(thrown(Array(12).fill(6), ['robedFigure'])).toBe(false);
    expect(thrown(Array(12).fill(1), ['robedFigure'])).toBe(true);
    expect(thrown(Array(12).fill(6), ['robedFigure', 'hoodedStalker'])).toBe(true);
  });

  it('the last dollar is kept, unless buying brings a clue', () => {
    const bought = (money: number, ifBought: Effect[]) => {
      const game = aGame({ investigators: [{ sheet: 'agnesBaker', at: 'generalStore', cards: [], money }] });
      game.state.display = ['leatherCoat#1'];
      const offer = { deck: 'display', filter: 'common', max: 1, price: 1, ifBought } as const;
      return played(game, buy(game, 0, offer))['shop.buy'];
    };
    expect(bought(2, [])).toEqual(['leatherCoat#1']);
    expect(bought(1, [])).toEqual(['done']);
    expect(bought(1, [{ gain: { clue: 'neighborhood' } }])).toEqual(['leatherCoat#1']);
  });
});
