import { describe, expect, it } from 'vitest';
import { type Copy, otherSide } from '../../../../src/editions/edition/copy.ts';
import { drawFrom, take } from '../../../../src/editions/third/cards/gain.ts';
import { suffer } from '../../../../src/editions/third/investigators/harm.ts';
import { cardsWith, discardCard, gainCard, isTradable } from '../../../../src/editions/third/investigators/playarea.ts';
import { recover } from '../../../../src/editions/third/investigators/recovery.ts';
import { equip } from '../../../../src/editions/third/setup/equipment.ts';
import { CONTENT } from '../../../third.ts';
import { aGame, drive, eventsOf, optionIds, seatOf } from '../table.ts';

const held = (game: ReturnType<typeof aGame>, seat = 0) => seatOf(game, seat).cards.map(({ id }) => id);

describe('cards', () => {
  it('3E-485.1 3E-485.2 every kind of card can be gained', () => {
    const game = aGame();
    const cards = ['knife#1', 'aliceLuxley#1', 'wither#1', 'strayCat#1', 'gabriel#1', 'blessed#1'] as const;
    for (const card of cards) drive(game, gainCard(game, 0, card, 'deck'));
    expect(held(game)).toEqual(cards);
    for (const card of cards) expect(Object.values(game.state.decks).flat()).not.toContain(card);
  });

  it.each([
    ['3E-485.10-1', 'knife', 'item'],
    ['3E-440.9-1', 'revolver38', 'item'],
    ['3E-486.6-1', 'aliceLuxley', 'ally'],
    ['3E-493.12-1', 'wither', 'spell'],
  ] as const)('%s a discarded %s goes under the %s deck', (_rule, card, deck) => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: [card] }] });
    drive(game, discardCard(game, 0, `${card}#1` as const));
    expect(game.state.decks[deck].at(-1)).toBe(`${card}#1`);
    expect(held(game)).toEqual([]);
    expect(eventsOf(game, 'CardDiscarded')[0]?.to).toBe('deck');
  });

  it.each([
    ['3E-485.10-2', 'strayCat', 'special'],
    ['3E-471.6', 'servicePiece', 'special'],
    ['3N-70', 'litaChantler', 'special'],
    ['3N-75', 'wrench', 'starting'],
    ['3E-440.9-2', 'woodenHomunculus', 'special'],
    ['3E-440.9-2', 'wrench', 'starting'],
    ['3E-486.6-2', 'huntingDog', 'special'],
    ['3E-482.3', 'stevedore', 'special'],
    ['3E-477.6', 'wrench', 'starting'],
    ['3E-493.12-2', 'stormOfSpirits', 'starting'],
    ['3E-495.8', 'blessed', 'condition'],
  ] as const)('%s a discarded %s returns to the %s pile', (_rule, card, pile) => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: [card] }] });
    expect(game.state.decks[pile]).not.toContain(`${card}#1`);
    drive(game, discardCard(game, 0, `${card}#1` as const));
    expect(game.state.decks[pile]).toContain(`${card}#1`);
    expect(eventsOf(game, 'CardDiscarded')[0]?.to).toBe('supply');
  });

  it('3E-C3 a discarded curse lies in the supply as the card it is the other side of', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['cursed'] }] });
    const [card] = held(game);
    drive(game, discardCard(game, 0, card!));
    expect(game.state.decks.condition).toContain(otherSide(card!, 'blessed'));
    expect(game.state.decks.condition).not.toContain(card);
  });

  it('3E-486.3 an ally gained is the top card of the ally deck', () => {
    const game = aGame({ decks: { ally: ['zoraLarson'] } });
    drive(game, drawFrom(game, 'ally', 0, 1));
    expect(held(game)).toEqual(['zoraLarson#1']);
  });

  it('3E-493.5 a spell gained is the top card of the spell deck', () => {
    const game = aGame({ decks: { spell: ['binding', 'wither'] } });
    drive(game, drawFrom(game, 'spell', 0, 2));
    expect(held(game)).toEqual(['binding#1', 'wither#1']);
  });

  it('3E-005.2-2 from an empty deck no card is gained', () => {
    const game = aGame();
    game.state.decks.spell = [];
    drive(game, drawFrom(game, 'spell', 0, 1));
    expect(held(game)).toEqual([]);
    expect(eventsOf(game, 'DeckEmpty')).toHaveLength(1);
  });

  it('3N-70 3E-471.4 3E-471.5 a special card is searched in its pile', () => {
    const game = aGame();
    drive(game, take(game, 0, 'litaChantler'));
    expect(held(game)).toEqual(['litaChantler#1']);
    expect(game.state.decks.special).not.toContain('litaChantler#1');
    for (const card of CONTENT.assetsOf('special')) expect(card).not.toHaveProperty('value');
  });

  it('3E-471.6 not while somebody has it', () => {
    const game = aGame({ investigators: ['wendyAdams', { sheet: 'tommyMuldoon', cards: ['litaChantler'] }] });
    drive(game, take(game, 0, 'litaChantler'));
    expect(held(game)).toEqual([]);
  });

  it('3N-75 3E-477.5 a starting card comes from its pile', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    drive(game, equip(game, 0), { 'setup.startingCards': 0 });
    expect(held(game)).toEqual(['mamasAmulet#1', 'mrPawterson#1']);
    expect(game.state.decks.starting).not.toContain('mamasAmulet#1');
  });

  it('3E-477.2 3E-471.1 starting and special cards are assets of any kind', () => {
    const types = (deck: 'starting' | 'special') => new Set(CONTENT.assetsOf(deck).map(({ type }) => type));
    expect([...types('starting')].sort()).toEqual(['condition', 'item', 'spell', 'talent']);
    expect([...types('special')].sort()).toEqual(['ally', 'item', 'talent']);
  });

  it('3E-440.2 items of the deck have a value, those on special cards none', () => {
    const items = (deck: 'item' | 'special') => CONTENT.assetsOf(deck).filter(({ type }) => type === 'item');
    expect(items('item').every(({ value }) => value !== undefined)).toBe(true);
    expect(items('special').some(({ value }) => value !== undefined)).toBe(false);
  });

  it('3N-75 3E-477.4 no card or rule of the game lets anybody draw a starting card', () => {
    const texts = JSON.stringify([...CONTENT.assets.values()].map(({ abilities }) => abilities));
    expect(texts).not.toContain('"deck":"starting"');
  });

  it('3E-486.4 an ally recovers health and sanity', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', cards: [{ id: 'aliceLuxley', damage: 2, horror: 1 }] }],
    });
    recover(game, { seat: 0, card: 'aliceLuxley#1' }, { health: 1, sanity: 1 });
    expect(seatOf(game, 0).cards[0]).toMatchObject({ damage: 1, horror: 0 });
  });

  it('3E-486.2 3E-485.8 an ally with as much damage as health is discarded', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['aliceLuxley'] }] });
    drive(game, suffer(game, 0, { damage: 3 }, { ref: 'monster', id: 'fleshEater#1' }), {
      'harm.assign': ({ options }) => options.find(({ id }) => id.includes('aliceLuxley'))?.id ?? 'self',
    });
    expect(held(game)).toEqual([]);
    expect(game.state.decks.ally.at(-1)).toBe('aliceLuxley#1');
  });

  it('3E-486.2 as much horror as its sanity can be assigned to an ally, no more', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['aliceLuxley'] }] });
    const { decisions } = drive(game, suffer(game, 0, { horror: 3 }, { ref: 'monster', id: 'fleshEater#1' }), {
      'harm.assign': 'horror:aliceLuxley#1:2',
    });
    expect(optionIds(decisions[0])).toEqual(['self', 'horror:aliceLuxley#1:2', 'horror:aliceLuxley#1:1']);
    expect(seatOf(game, 0).horror).toBe(1);
    expect(held(game)).toEqual([]);
  });

  it('3E-409.2-2 talents and conditions are no trade goods', () => {
    const game = aGame();
    const isGoods = (card: Copy) => isTradable(game, card);
    expect((['knife#1', 'aliceLuxley#1', 'wither#1'] as const).every(isGoods)).toBe(true);
    expect((['stevedore#1', 'blessed#1', 'untilTheEndOfTime#1'] as const).some(isGoods)).toBe(false);
  });

  it('a card that cannot be discarded stays', () => {
    const game = aGame({ investigators: [{ sheet: 'calvinWright', cards: ['untilTheEndOfTime'] }] });
    expect(drive(game, discardCard(game, 0, 'untilTheEndOfTime#1')).result).toBe(false);
    expect(held(game)).toEqual(['untilTheEndOfTime#1']);
  });

  it('cards under a discarded one are discarded with it', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', cards: [{ id: 'abandonedLuggage', under: ['knife#1'] }] }],
    });
    game.state.decks.item = game.state.decks.item.filter((card) => card !== 'knife#1');
    game.state.display = game.state.display.filter((card) => card !== 'knife#1');
    drive(game, discardCard(game, 0, 'abandonedLuggage#1'));
    expect(game.state.decks.item.at(-1)).toBe('knife#1');
  });

  it('a card gained from its deck does what it says then', () => {
    const game = aGame({ decks: { item: ['knife', 'revolver38'] } });
    drive(game, take(game, 0, 'abandonedLuggage'));
    expect(seatOf(game, 0).cards[0]?.under).toEqual(['knife#1', 'revolver38#1']);
  });

  it('cards are told apart by type and trait', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['knife', 'mysticTome', 'wither'] }] });
    expect(cardsWith(game, 0, { type: 'item' }).map(({ id }) => id)).toEqual(['knife#1', 'mysticTome#1']);
    expect(cardsWith(game, 0, { trait: 'tome' }).map(({ id }) => id)).toEqual(['mysticTome#1']);
  });
});
