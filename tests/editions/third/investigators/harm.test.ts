import { describe, expect, it } from 'vitest';
import { costHarm, type Harm, suffer } from '../../../../src/editions/third/investigators/harm.ts';
import { recover } from '../../../../src/editions/third/investigators/recovery.ts';
import { damageMonster, recoverMonster } from '../../../../src/editions/third/monsters/monsterharm.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { Words } from '../../../../src/words/words.ts';
import { CONTENT, third } from '../../../third.ts';
import {
  type Answering,
  type Arrangement,
  aGame,
  drive,
  eventsOf,
  kindsOf,
  optionIds,
  type Placed,
  seatOf,
} from '../table.ts';

const cause = { ref: 'scenario', id: 'feastOfUmordhoth' };

/** Daniela: health 7, sanity 5. */
const daniela = (more: Partial<Placed> = {}, rest: Arrangement = {}): Game =>
  aGame({ investigators: [{ sheet: 'danielaReyes', ...more }], ...rest });

const hurt = (game: Game, harm: Harm, answers: Record<string, Answering> = {}) =>
  drive(game, suffer(game, 0, harm, cause), answers);

const heldBy = (game: Game, seat = 0) => seatOf(game, seat).cards;

describe('damage and horror', () => {
  it('3E-466.1 3E-466.3 3E-466.4 3E-446.1 3E-446.3 3E-446.4 are put on the sheet', () => {
    const game = daniela();
    const { result, decisions } = hurt(game, { damage: 2, horror: 1 });
    expect(decisions).toEqual([]);
    expect(result).toEqual({ damage: 2, horror: 1, assets: [] });
    expect(seatOf(game, 0)).toMatchObject({ damage: 2, horror: 1 });
    expect(eventsOf(game, 'Suffered')).toEqual([{ type: 'Suffered', seat: 0, damage: 2, horror: 1, by: cause }]);
  });

  it('3E-466.1 assets and monsters suffer damage as well, a monster also of nobody', () => {
    const game = daniela({ cards: ['leatherCoat'] }, { monsters: [{ kind: 'ghoulPriest', at: 'velmasDiner' }] });
    hurt(game, { damage: 1 }, { 'harm.assign': 'damage:leatherCoat#1:1' });
    expect(heldBy(game)[0]).toMatchObject({ id: 'leatherCoat#1', damage: 1 });
    const [priest] = game.state.monsters;
    drive(game, damageMonster(game, priest!.id, 2));
    drive(game, damageMonster(game, priest!.id, 1, { seat: 0 }));
    expect(priest?.damage).toBe(3);
  });

  it('3E-466.4 3E-466.9 new damage is added to what lies there, on the sheet and on a card', () => {
    const game = daniela({ damage: 2, cards: [{ id: 'leatherCoat', damage: 1 }] });
    hurt(game, { damage: 2 }, { 'harm.assign': 'damage:leatherCoat#1:1' });
    expect(seatOf(game, 0).damage).toBe(3);
    expect(heldBy(game)[0]).toMatchObject({ id: 'leatherCoat#1', damage: 2 });
  });

  it('3E-446.4 it is added to what lies there already', () => {
    const game = daniela({ damage: 1, horror: 2 });
    hurt(game, { damage: 1, horror: 1 });
    expect(seatOf(game, 0)).toMatchObject({ damage: 2, horror: 3 });
  });

  it('3E-466.5 3E-446.5 recovering takes off as much as there is', () => {
    const game = daniela({ damage: 1, horror: 2 });
    expect(recover(game, { seat: 0 }, { health: 3, sanity: 1 }, cause)).toEqual({ health: 1, sanity: 1 });
    expect(seatOf(game, 0)).toMatchObject({ damage: 0, horror: 1 });
    expect(recover(game, { seat: 0 }, { health: 1 }, cause)).toEqual({ health: 0, sanity: 0 });
    expect(eventsOf(game, 'Recovered')).toHaveLength(1);
    expect(recover(game, { seat: 0 }, { sanity: 3 }, cause)).toEqual({ health: 0, sanity: 1 });
    expect(seatOf(game, 0)).toMatchObject({ damage: 0, horror: 0 });
  });

  it('3E-466.10 3E-446.10 an asset that recovers loses its tokens', () => {
    const game = daniela({ cards: [{ id: 'arthurJohnson', damage: 2, horror: 1 }] });
    recover(game, { seat: 0, card: 'arthurJohnson#1' }, { health: 1, sanity: 1 }, cause);
    expect(heldBy(game)[0]).toMatchObject({ damage: 1, horror: 0 });
    const worn = daniela({ cards: [{ id: 'elderSignAmulet', horror: 3 }] });
    recover(worn, { seat: 0, card: 'elderSignAmulet#1' }, { sanity: 1 }, cause);
    expect(heldBy(worn)[0]?.horror).toBe(2);
  });

  it('3E-466.6 3E-430.6a-1 3E-430.2e 3E-416.1 damage equal to the health defeats', () => {
    const game = daniela({ damage: 5 });
    hurt(game, { damage: 1 });
    expect(seatOf(game, 0).left).toBeNull();
    hurt(game, { damage: 1 });
    expect(seatOf(game, 0).left).toBe('defeated');
  });

  it('3E-446.6 3E-430.6a-2 3E-441.1 horror equal to the sanity defeats', () => {
    const game = daniela({ horror: 3 });
    hurt(game, { horror: 1 });
    expect(seatOf(game, 0).left).toBeNull();
    hurt(game, { horror: 1 });
    expect(seatOf(game, 0).left).toBe('defeated');
  });

  it('nobody who has left suffers anything', () => {
    const game = daniela({ left: 'retired' });
    expect(hurt(game, { damage: 3 }).result).toEqual({ damage: 0, horror: 0, assets: [] });
    expect(game.events).toEqual([]);
  });
});

describe('assigning to assets', () => {
  it('3E-466.7 3E-466.9 3E-485.7-1 all or part of the damage goes to one asset', () => {
    const game = daniela({ cards: ['leatherCoat', 'liquidCourage'] });
    const { decisions } = hurt(game, { damage: 2 }, { 'harm.assign': 'damage:leatherCoat#1:1' });
    expect(optionIds(decisions[0])).toEqual(['self', 'damage:leatherCoat#1:2', 'damage:leatherCoat#1:1']);
    expect(seatOf(game, 0).damage).toBe(1);
    expect(heldBy(game)[0]).toMatchObject({ id: 'leatherCoat#1', damage: 1 });
    expect(eventsOf(game, 'AssetSuffered')[0]).toMatchObject({ card: 'leatherCoat#1', damage: 1, horror: 0 });
  });

  it('3E-446.7 3E-446.9 3E-485.7-2 all or part of the horror goes to one asset', () => {
    const game = daniela({ cards: ['leatherCoat', 'contrabandWhiskey'] });
    const { decisions, result } = hurt(game, { horror: 2 }, { 'harm.assign': 'horror:contrabandWhiskey#1:2' });
    expect(optionIds(decisions[0])).toEqual(['self', 'horror:contrabandWhiskey#1:2', 'horror:contrabandWhiskey#1:1']);
    expect(seatOf(game, 0).horror).toBe(0);
    expect(heldBy(game)[1]).toMatchObject({ horror: 2 });
    expect(result).toMatchObject({ damage: 0, horror: 2 });
  });

  it('3E-R5 damage and horror are one event and one question, to the same asset or to two', () => {
    const game = daniela({ cards: ['arthurJohnson', 'leatherCoat'] });
    const { decisions } = hurt(
      game,
      { damage: 1, horror: 1 },
      { 'harm.assign': 'damage:leatherCoat#1:1+horror:arthurJohnson#1:1' },
    );
    expect(kindsOf(decisions)).toEqual(['harm.assign']);
    expect(optionIds(decisions[0])).toContain('damage:arthurJohnson#1:1+horror:arthurJohnson#1:1');
    expect(heldBy(game)).toMatchObject([
      { id: 'arthurJohnson#1', damage: 0, horror: 1 },
      { id: 'leatherCoat#1', damage: 1, horror: 0 },
    ]);
  });

  it('3E-466.8 3E-446.8 direct harm cannot be assigned', () => {
    const game = daniela({ cards: ['arthurJohnson'] });
    expect(hurt(game, { damage: 1, horror: 1, direct: true }).decisions).toEqual([]);
    expect(seatOf(game, 0)).toMatchObject({ damage: 1, horror: 1 });
  });

  it('3E-446.8 direct horror alone cannot be assigned either', () => {
    const game = daniela({ cards: ['arthurJohnson'] });
    expect(hurt(game, { horror: 1, direct: true }).decisions).toEqual([]);
    expect(seatOf(game, 0)).toMatchObject({ damage: 0, horror: 1 });
  });

  it('3N-36 3E-466.12 3E-446.12 3E-485.9 3E-R6 not more than the asset can still bear', () => {
    const game = daniela({ cards: [{ id: 'arthurJohnson', damage: 2, horror: 0 }] });
    const { decisions } = hurt(game, { damage: 3 });
    expect(optionIds(decisions[0])).toEqual(['self', 'damage:arthurJohnson#1:1']);
  });

  it('3N-36 as much as is printed on it, and none of what is not', () => {
    for (const { id, health, sanity } of CONTENT.assets.values()) {
      const borne = (what: 'damage' | 'horror') => {
        const { decisions } = hurt(daniela({ cards: [id] }), { [what]: 4 }, { 'harm.assign': 'self' });
        const most = decisions
          .flatMap(optionIds)
          .map((option) => Number(option.match(new RegExp(`^${what}:.*:(\\d+)$`))?.[1] ?? 0));
        return Math.max(0, ...most);
      };
      expect([id, borne('damage'), borne('horror')]).toEqual([id, Math.min(4, health ?? 0), Math.min(4, sanity ?? 0)]);
    }
  });

  it('3E-446.12 3E-485.9 3E-R6 horror that lies on it already counts', () => {
    const game = daniela({ cards: [{ id: 'arthurJohnson', damage: 0, horror: 2 }] });
    const { decisions } = hurt(game, { horror: 3 });
    expect(optionIds(decisions[0])).toEqual(['self', 'horror:arthurJohnson#1:1']);
  });

  it('3E-446.11 3E-485.8 with as much horror as sanity it is discarded', () => {
    const game = daniela({ cards: ['liquidCourage'] });
    hurt(game, { horror: 2 }, { 'harm.assign': 'horror:liquidCourage#1:2' });
    expect(heldBy(game)).toEqual([]);
    expect(game.state.decks.item.at(-1)).toBe('liquidCourage#1');
  });

  it('3E-466.11 3E-446.11 3E-485.8 a full asset is discarded', () => {
    const game = daniela({ cards: ['painKillers', 'liquidCourage'] });
    hurt(game, { damage: 2, horror: 1 }, { 'harm.assign': 'damage:painKillers#1:2+horror:liquidCourage#1:1' });
    expect(heldBy(game).map(({ id }) => id)).toEqual(['liquidCourage#1']);
    expect(game.state.decks.item.at(-1)).toBe('painKillers#1');
  });

  it('an undiscardable card stays when it is full and takes no more', () => {
    const game = daniela({ cards: ['untilTheEndOfTime'] });
    hurt(game, { damage: 2 }, { 'harm.assign': 'damage:untilTheEndOfTime#1:2' });
    expect(heldBy(game)[0]).toMatchObject({ damage: 2 });
    expect(hurt(game, { damage: 1 }).decisions).toEqual([]);
  });

  it('silence takes it oneself, unless that defeats; then the sturdiest asset takes as much as it can', () => {
    const plain = daniela({ cards: ['arthurJohnson'] });
    expect(hurt(plain, { damage: 2 }).decisions[0]?.default).toEqual(['self']);
    const grave = daniela({ damage: 5, cards: ['sachikoHiga', 'bulletproofVest', 'painKillers'] });
    const { decisions } = hurt(grave, { damage: 3 });
    expect(decisions[0]?.default).toEqual(['damage:bulletproofVest#1:3']);
    expect(decisions[0]?.sure).toEqual([
      'self',
      'damage:sachikoHiga#1:1',
      'damage:bulletproofVest#1:1',
      'damage:painKillers#1:1',
    ]);
    expect(seatOf(grave, 0).left).toBeNull();
  });

  it('the usual ways have buttons: oneself, as much as it takes on each, and what silence means', () => {
    const labels = (harm: Harm, cards: string[], damage = 0) => {
      const game = daniela({ cards, damage });
      const [asked] = hurt(game, harm).decisions;
      const speech = new Words('en').with(third.namer(game.state));
      return (asked?.options ?? [])
        .filter(({ id }) => asked?.first?.includes(id))
        .map(({ label, note }) => [speech.text(label), ...(note ? [speech.text(note)] : [])]);
    };
    expect(labels({ damage: 2, horror: 2 }, ['arthurJohnson'])).toEqual([
      ['Take It All'],
      ['All on Arthur Johnson', '2 damage and 2 horror on Arthur Johnson.'],
    ]);
    expect(labels({ damage: 4, horror: 4 }, ['arthurJohnson'])).toEqual([
      ['Take It All'],
      ['Most on Arthur Johnson', '3 damage and 3 horror on Arthur Johnson; you take 1 damage and 1 horror.'],
    ]);
    expect(labels({ damage: 2, horror: 1 }, ['leatherCoat', 'liquidCourage'], 5)).toEqual([
      ['Take It All'],
      ['1 horror on Liquid Courage', 'You take 2 damage.'],
      ['2 damage on Leather Coat', 'You take 1 horror.'],
    ]);
  });

  it('very many ways are asked kind by kind', () => {
    const game = daniela({ cards: ['arthurJohnson', 'elderSignAmulet', 'untilTheEndOfTime'] });
    const { decisions } = hurt(game, { damage: 3, horror: 3 });
    expect(kindsOf(decisions)).toEqual(['harm.assign', 'harm.assign']);
    expect(seatOf(game, 0)).toMatchObject({ damage: 3, horror: 3 });
  });
});

describe('preventing', () => {
  it('3E-488.1 what is prevented is neither dealt nor suffered', () => {
    const game = daniela({ cards: ['mamasAmulet'] });
    const { result } = hurt(game, { damage: 1 }, { 'reaction.may': (one) => one.options[0]?.id ?? '' });
    expect(result).toEqual({ damage: 0, horror: 0, assets: [] });
    expect(seatOf(game, 0).damage).toBe(0);
    expect(eventsOf(game, 'Suffered')).toEqual([]);
    expect(eventsOf(game, 'Prevented')).toHaveLength(1);
  });

  it('3E-R7 a card that shelters itself does so after assigning and before it is full', () => {
    const game = daniela({ cards: [{ id: 'bulletproofVest', damage: 2 }] });
    const { result } = hurt(game, { damage: 2 }, { 'harm.assign': 'damage:bulletproofVest#1:2' });
    expect(heldBy(game)[0]).toMatchObject({ id: 'bulletproofVest#1', damage: 3 });
    expect(result?.damage).toBe(1);
  });

  it('3E-R7 a full asset is discarded to its deck before he is defeated', () => {
    const game = daniela({ damage: 6, cards: [{ id: 'arthurJohnson', damage: 1 }] });
    hurt(game, { damage: 3 }, { 'harm.assign': 'damage:arthurJohnson#1:2' });
    const order = game.events.map(({ type }) => type);
    expect(order.filter((type) => ['CardDiscarded', 'InvestigatorLeft'].includes(type))).toEqual([
      'CardDiscarded',
      'InvestigatorLeft',
    ]);
    expect(game.state.decks.ally.at(-1)).toBe('arthurJohnson#1');
    expect(game.state.box).not.toContain('arthurJohnson#1');
  });

  it('3E-400.1d harm that is a cost is not prevented', () => {
    const game = daniela({ cards: ['mamasAmulet'] });
    const { decisions } = drive(game, costHarm(game, 0, { horror: 1 }, cause));
    expect(decisions).toEqual([]);
    expect(seatOf(game, 0).horror).toBe(1);
  });

  it('3E-R7 what follows comes last: cards that answer to horror', () => {
    const game = daniela({ horror: 2, cards: ['tokenOfFaith'] });
    hurt(game, { horror: 1 }, { 'harm.assign': 'horror:tokenOfFaith#1:1' });
    expect(seatOf(game, 0).horror).toBe(1);
    expect(heldBy(game)[0]).toMatchObject({ horror: 1 });
  });
});

describe('damage of monsters', () => {
  it('3E-466.13 3E-466.15 is put on the monster and defeats it at its health', () => {
    const game = daniela({}, { monsters: [{ kind: 'fleshEater', with: 0 }] });
    const [beast] = game.state.monsters;
    if (!beast) throw new Error('no monster');
    drive(game, damageMonster(game, beast.id, 1, { seat: 0 }));
    expect(game.state.monsters[0]?.damage).toBe(1);
    drive(game, damageMonster(game, beast.id, 20, { seat: 0 }));
    expect(game.state.monsters).toEqual([]);
  });

  it('3E-466.14 a monster that recovers loses that much damage', () => {
    const game = daniela({}, { monsters: [{ kind: 'creepingGhoul', at: 'graveyard', damage: 2 }] });
    const [beast] = game.state.monsters;
    if (!beast) throw new Error('no monster');
    recoverMonster(game, beast.id, 1);
    expect(beast.damage).toBe(1);
    recoverMonster(game, beast.id, 5);
    expect(beast.damage).toBe(0);
  });
});
