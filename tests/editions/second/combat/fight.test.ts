import { describe, expect, it } from 'vitest';
import { fight } from '../../../../src/editions/second/combat/combat.ts';
import { kindsOf } from '../../drive.ts';
import { aGame, drive, eventsOf, inTurn, optionIds } from '../table.ts';
import { against, amanda, michael, pete } from './against.ts';

describe('special monsters', () => {
  it('2E-2615 2N-65 the Dimensional Shambler loses him in time and space instead of dealing damage', () => {
    const { game, begin } = against('dimensional-shambler', amanda({ sliders: [0, 0, 0] }), { dice: [5, 5, 1] });
    const { stamina } = game.state.investigators[0] ?? {};
    expect(drive(game, begin(), { 'combat.round': 'fight' }).result).toBe('left');
    expect(game.state.investigators[0]).toMatchObject({ at: 'lost-in-time-and-space', stamina });
  });

  it('2E-2618 2E-2622 2N-69 a Nightgaunt throws him through the nearest gate, not delayed', () => {
    const { game, begin } = against('nightgaunt', amanda({ sliders: [0, 0, 0] }), {
      gates: { 'witch-house': 'abyss', 'unvisited-isle': 'yuggoth', 'historical-society': 'rlyeh' },
      dice: [5, 1, 1],
    });
    const { result } = drive(game, begin(), { 'combat.round': 'fight' });
    expect(result).toBe('left');
    expect(game.state.investigators[0]).toMatchObject({
      at: 'rlyeh-1',
      delayed: false,
      enteredBy: 'historical-society',
    });
    expect(game.state.monsters).toEqual([{ marker: 'nightgaunt#1', at: 'woods' }]);
  });

  it('2E-2621 without a gate he is unharmed and the combat ends', () => {
    const { game, begin } = against('nightgaunt', amanda({ sliders: [0, 0, 0] }), { dice: [5, 1, 1] });
    expect(drive(game, begin(), { 'combat.round': 'fight' }).result).toBe('left');
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', stamina: 5 });
  });

  it('2E-2619 2E-2621 in an Other World he comes back to Arkham; with the other ruling and no gate he is lost', () => {
    const thrown = (arranged: object) => {
      const game = aGame({
        investigators: [amanda({ at: 'abyss-1', sliders: [0, 0, 0] })],
        dice: [5, 1, 1],
        ...arranged,
      });
      game.state.monsters.push({ marker: 'nightgaunt#1', at: 'encounter', seat: 0 });
      game.state.cup = game.state.cup.filter((marker) => marker !== 'nightgaunt#1');
      drive(game, fight(game, 0, 'nightgaunt#1'), { 'combat.round': 'fight' });
      expect(game.state.cup).toContain('nightgaunt#1');
      return game.state.investigators[0];
    };
    expect(thrown({ gates: { woods: 'abyss' } })).toMatchObject({ at: 'woods', explored: true });
    expect(thrown({})).toMatchObject({ at: 'abyss-1' });
    expect(thrown({ rulings: { nightgauntNoGate: 'lost' } })).toMatchObject({ at: 'lost-in-time-and-space' });
  });

  it('2E-101 2N-70 the Black Man: 2 Clue tokens or the end, and he is gone', () => {
    const meet = (die: number) => {
      const { game, begin } = against('the-black-man', amanda({ sliders: [0, 0, 2] }), {
        ancientOne: 'nyarlathotep',
        dice: [die],
      });
      expect(drive(game, begin()).result).toBe('left');
      expect(game.state.cup).toContain('the-black-man#1');
      return game.state.investigators[0];
    };
    expect(meet(5)).toMatchObject({ clues: 2, incarnation: 0 });
    expect(meet(1)?.incarnation).toBe(1);
  });

  it('2E-101 2N-71 the Bloated Woman: the Horror check and the first Combat check fail by themselves, both damages at once', () => {
    const { game, begin } = against('the-bloated-woman', pete({ sliders: [3, 0, 0] }), {
      ancientOne: 'nyarlathotep',
      // Will 5 - 2 against her, then an escape with Sneak 3 - 1.
      dice: [1, 1, 1, 6, 6],
    });
    const { sanity = 0, stamina = 0 } = game.state.investigators[0] ?? {};
    const { decisions } = drive(game, begin(), { 'combat.round': 'flee' });
    expect(eventsOf(game, 'CheckDecided').map(({ skill, passed }) => [skill, passed])).toEqual([
      ['horror', false],
      ['combat', false],
    ]);
    expect(game.state.investigators[0]).toMatchObject({ sanity: sanity - 2, stamina: stamina - 2 });
    expect(decisions).toHaveLength(1);
    expect(decisions[0]?.about?.round).toBe(2);
    expect(game.state.lasting).toEqual([]);
  });

  it('2E-101 against the Dark Pharaoh Combat checks are made with Lore', () => {
    const { game, begin } = against('the-dark-pharaoh', amanda({ sliders: [0, 0, 3] }), {
      ancientOne: 'nyarlathotep',
      dice: [5, 5, 5, 6],
    });
    drive(game, begin(), { 'combat.round': inTurn('fight', 'flee') });
    const combat = eventsOf(game, 'CheckRolled').find(({ skill }) => skill === 'combat');
    expect(combat?.formula[0]?.source).toEqual({ ref: 'skill', id: 'lore' });
  });

  it('2E-101 2N-68 2N-72 Mi-Go and Warlock go to the box and leave something behind', () => {
    const migo = against('mi-go', michael(), { dice: Array(12).fill(6), draws: ['silver-key'] });
    drive(migo.game, migo.begin(), { 'combat.round': 'fight' });
    expect(migo.game.state.box).toContain('mi-go#1');
    expect(migo.game.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['silver-key#1']);
    const warlock = against('warlock', michael(), { dice: Array(12).fill(6) });
    drive(warlock.game, warlock.begin(), { 'combat.round': 'fight' });
    expect(warlock.game.state.investigators[0]).toMatchObject({ clues: 2, monsterTrophies: [] });
  });

  it('2E-1701 2N-83 Alien Technology: who passes a Combat check against a Mi-Go draws a Unique Item for it too', () => {
    const { game, begin } = against('mi-go', michael(), {
      environment: 'mythos-alien-technology',
      dice: Array(20).fill(6),
      draws: ['silver-key', 'gate-box'],
    });
    drive(game, begin(), { 'combat.round': 'fight' });
    expect(eventsOf(game, 'CheckRolled').find(({ skill }) => skill === 'combat')?.difficulty).toBe(3);
    expect(game.state.investigators[0]?.cards.map(({ id }) => id).sort()).toEqual(['gate-box#1', 'silver-key#1']);
  });

  it('2E-2713 Yig: a defeated Cultist adds a doom token', () => {
    const { game, begin } = against('cultist', michael(), { ancientOne: 'yig', dice: Array(12).fill(6) });
    drive(game, begin(), { 'combat.round': 'fight' });
    expect(game.state.ancientOne.doom).toBe(1);
  });
});

describe('cards in combat', () => {
  it('2E-101 2N-142 the Warding Statue takes the Stamina loss of a failed Combat check, and nothing else', () => {
    const { game, begin } = against('elder-thing', amanda({ sliders: [0, 0, 0], cards: ['warding-statue', 'knife'] }), {
      dice: [5, 1, 1, 6, 6],
    });
    drive(game, begin(), { 'combat.round': inTurn('fight', 'flee'), 'combat.damage': 'use:warding-statue#1' });
    expect(game.state.investigators[0]?.stamina).toBe(5);
    expect(game.state.investigators[0]?.cards).toEqual([]);
  });

  it('2N-142 nor the damage of a failed Evade check', () => {
    const { game, begin } = against(
      'elder-thing',
      amanda({ sliders: [0, 0, 0], cards: ['warding-statue'], stamina: 4 }),
      {
        dice: [5, 1, 1, 6, 6],
      },
    );
    const { decisions } = drive(game, begin(), { 'combat.round': 'flee' });
    expect(kindsOf(decisions)).not.toContain('combat.damage');
    expect(eventsOf(game, 'Lost').filter(({ what }) => what === 'stamina')).toMatchObject([{ amount: 1 }]);
    expect(game.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['warding-statue#1']);
  });

  it('2N-135 the Flute is played after the Horror check, and takes all monsters of the place and no others', () => {
    const game = aGame({
      investigators: [amanda({ sliders: [0, 0, 3], cards: ['flute-of-the-outer-gods', 'red-sign-of-shudde-mell'] })],
      monsters: {
        'dark-young': 'woods',
        witch: 'woods',
        cultist: 'graveyard',
        byakhee: 'sky',
        ghoul: 'outskirts',
        maniac: 'rumor',
      },
      dice: Array(12).fill(6),
    });
    const { decisions } = drive(game, fight(game, 0, 'dark-young#1'), {
      'combat.start': 'go-on',
      'combat.round': 'use:flute-of-the-outer-gods#1',
    });
    const offering = decisions.filter((one) => optionIds(one).includes('use:flute-of-the-outer-gods#1'));
    expect([kindsOf(decisions)[0], kindsOf(offering)]).toEqual(['combat.start', ['combat.round']]);
    const order = game.events.map(({ type }) => type).filter((type) => ['CheckRolled', 'CardDiscarded'].includes(type));
    expect(order).toEqual(['CheckRolled', 'CardDiscarded']);
    expect(game.state.monsters.map(({ marker }) => marker).sort()).toEqual([
      'byakhee#1',
      'cultist#1',
      'ghoul#1',
      'maniac#1',
    ]);
    expect([...(game.state.investigators[0]?.monsterTrophies ?? [])].sort()).toEqual(['dark-young#1', 'witch#1']);
  });

  it('2E-101 the Flute defeats every monster in the area in place of the check', () => {
    const game = aGame({
      investigators: [pete({ sliders: [0, 0, 0], cards: ['flute-of-the-outer-gods'] })],
      monsters: { zombie: 'woods', cultist: 'woods' },
      dice: Array(20).fill(6),
    });
    const { result } = drive(game, fight(game, 0, 'zombie#1'), { 'combat.round': 'use:flute-of-the-outer-gods#1' });
    expect(result).toBe('defeated');
    expect(game.state.investigators[0]).toMatchObject({ sanity: 1, stamina: 3 });
    expect([...(game.state.investigators[0]?.monsterTrophies ?? [])].sort()).toEqual(['cultist#1', 'zombie#1']);
  });

  it.each([
    ['2005', 'cultist#1', { monsterTrophies: ['zombie#1'], cards: [] }],
    ['revised', 'cultist#1', { monsterTrophies: ['cultist#1', 'zombie#1'], cards: [] }],
    ['revised', 'mi-go#1', { monsterTrophies: ['zombie#1'], cards: [{ id: 'silver-key#1' }] }],
  ] as const)(
    '2E-4104 the Flute in an encounter, %s, %s: no trophy where a check would bring none',
    (printing, met, left) => {
      const game = aGame({
        printing,
        investigators: [pete({ at: 'woods', sliders: [0, 0, 0], cards: ['flute-of-the-outer-gods'] })],
        monsters: { [met]: 'encounter', 'zombie#1': 'woods' },
        dice: Array(20).fill(6),
        draws: ['silver-key'],
      });
      drive(game, fight(game, 0, met), { 'combat.round': 'use:flute-of-the-outer-gods#1' });
      expect(game.state.investigators[0]).toMatchObject(left);
      expect(game.state.monsters).toEqual([]);
      expect(game.state.box.includes(met)).toBe(met === 'mi-go#1');
    },
  );

  it('2E-2904 2N-120 Bind Monster passes the Combat check by itself and is gone', () => {
    const { game, begin } = against('star-spawn', amanda({ sliders: [0, 0, 3], cards: ['bind-monster'] }), {
      // Horror: Will 4 - 3; Lore 4 + 4, three successes needed.
      dice: [5, 6, 6, 6, 1, 1, 1, 1, 1],
    });
    const { result } = drive(game, begin(), { 'combat.round': 'cast:bind-monster#1' });
    expect(result).toBe('defeated');
    expect(game.state.investigators[0]).toMatchObject({ sanity: 3, cards: [], monsterTrophies: ['star-spawn#1'] });
    const short = against('star-spawn', amanda({ sliders: [0, 0, 3], cards: ['bind-monster'] }), {
      dice: [5, 6, 6, ...Array(40).fill(1)],
    });
    drive(short.game, short.begin(), { 'combat.round': inTurn('cast:bind-monster#1', 'fight', 'fight') });
    expect(eventsOf(short.game, 'SpellCast')).toMatchObject([{ passed: false }]);
    expect(short.game.state.investigators[0]?.monsterTrophies).toEqual([]);
  });

  it('2E-2908 Bind Monster with the last points: the monster is beaten first, then he goes insane', () => {
    const { game, begin } = against('cultist', amanda({ sliders: [0, 0, 3], cards: ['bind-monster'], sanity: 2 }), {
      dice: [6, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(drive(game, begin(), { 'combat.round': 'cast:bind-monster#1' }).result).toBe('defeated');
    expect(game.state.investigators[0]).toMatchObject({ at: 'arkham-asylum', monsterTrophies: ['cultist#1'] });
  });

  it('2E-101 the Patrol Wagon is put at risk by every combat', () => {
    const left = (die: number) => {
      const { game, begin } = against('cultist', michael({ cards: ['patrol-wagon'] }), {
        dice: [...Array(7).fill(6), die],
      });
      drive(game, begin(), { 'combat.round': 'fight' });
      return game.state.investigators[0]?.cards.length;
    };
    expect(left(1)).toBe(0);
    expect(left(2)).toBe(1);
  });
});
