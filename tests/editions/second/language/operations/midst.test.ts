/** Every text that goes on after a loss which may put somebody out of action, carried out by somebody at their last point. */

import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../../src/editions/edition/copy.ts';
import { type Effect, isA } from '../../../../../src/editions/second/content/effect.ts';
import { OPERATION_NAMES, run } from '../../../../../src/editions/second/language/table.ts';
import type { Game } from '../../../../../src/editions/second/state/state.ts';
import { content } from '../../../../second.ts';
import { aGame, drive, give } from '../../table.ts';
import { one } from './list.ts';

interface Midst {
  title: string;
  at: string;
  list: readonly Effect[];
}

/** Lists, however deep in a text, in which something stands after what may put somebody out of action. */
function listsIn(text: unknown): Effect[][] {
  if (Array.isArray(text)) {
    const deeper = text.flatMap(listsIn);
    return text.slice(0, -1).some(mayHurt) && text.every(isEffect) ? [text as Effect[], ...deeper] : deeper;
  }
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(listsIn) : [];
}

/** Not an option of a choice, nor a band of successes. */
const isEffect = (part: object): boolean => OPERATION_NAMES.some((name) => name in part);

/** Holds a loss of Sanity or Stamina, or casts somebody out of time and space. */
function mayHurt(effect: unknown): boolean {
  if (Array.isArray(effect)) return effect.some(mayHurt);
  if (typeof effect !== 'object' || effect === null) return false;
  const { lose, status } = effect as { lose?: object; status?: string };
  if (lose && ('sanity' in lose || 'stamina' in lose)) return true;
  return status === 'lostInTimeAndSpace' || Object.values(effect).some(mayHurt);
}

const found = (title: string, at: string, text: unknown): Midst[] =>
  listsIn(text).map((list, index) => ({ title: `${title} (${index + 1})`, at, list }));

const TEXTS: Midst[] = [
  ...content.locationCards.flatMap(({ id, entries }) =>
    Object.entries(entries).flatMap(([place, entry]) =>
      found(`${id} at ${place}`, place === 'inner-sanctum' ? 'silver-twilight-lodge' : place, entry),
    ),
  ),
  ...content.gateCards.flatMap(({ id, entries }) =>
    Object.entries(entries).flatMap(([world, entry]) =>
      found(`${id} in ${world}`, content.town.firstAreaOf(world === 'other' ? 'abyss' : world), entry),
    ),
  ),
  ...content.mythosCards.flatMap(({ id, ability }) => found(id, 'woods', ability)),
  ...content.cards.flatMap((card) => ('abilities' in card ? found(card.id, 'woods', card.abilities) : [])),
];

/** Whether a part of a text has happened. */
function happened(game: Game, effect: Effect, card: Copy): boolean {
  const { cards } = one(game);
  const types = game.events.map(({ type }) => type);
  if (isA(effect, 'gain')) return types.includes('Gained');
  if (isA(effect, 'draw') || isA(effect, 'take')) return types.includes('CardGained');
  if (isA(effect, 'tokensOnCard')) return types.includes('CardDiscarded') || cards.some(({ tokens }) => tokens > 0);
  if (isA(effect, 'discard'))
    return !cards.some(({ id }) =>
      'what' in effect.discard && effect.discard.what === 'this' ? id === card : id !== card,
    );
  if (isA(effect, 'closeGate')) return types.includes('GateClosed');
  if (isA(effect, 'status')) return types.includes(effect.status === 'cursed' ? 'Cursed' : 'Delayed');
  if (isA(effect, 'move')) return game.events.some((event) => event.type === 'Moved' && event.how === 'effect');
  if (isA(effect, 'check')) return types.includes('CheckRolled');
  if (isA(effect, 'monster')) return types.includes('CombatStarted');
  throw new Error(`nobody has said what becomes of ${JSON.stringify(effect)}`);
}

/** Whether it belongs to the sentence of the loss, or befalls the world. */
const befalls = (effect: Effect): boolean =>
  ['gain', 'draw', 'take', 'tokensOnCard', 'discard', 'closeGate'].some((name) => name in effect) ||
  (isA(effect, 'status') && effect.status === 'cursed');

/** A condition that looks at what the loss has left says itself what becomes of them. */
const looksAtLoss = (effect: Effect): boolean => 'if' in effect;

const OUT = ['WentInsane', 'FellUnconscious', 'LostInTimeAndSpace', 'Devoured'];

/** Carried out by somebody at their last points, with those dice. */
function carriedOut({ at, list }: Midst, face: number) {
  const game = aGame({
    investigators: [{ sheet: 'jenny-barnes', at, sanity: 1, stamina: 1, enteredBy: 'black-cave' }],
    gates: { 'black-cave': 'abyss' },
    dice: Array(20).fill(face),
  });
  const card = give(game, 0, 'the-king-in-yellow');
  give(game, 0, 'silver-twilight-lodge-membership');
  drive(game, run(game, 0, list, { source: { ref: 'place', id: at }, card }));
  return { game, card, out: game.events.some(({ type }) => OUT.includes(type)) };
}

describe('a text that goes on after a loss', () => {
  it('is found as often as the box has it', () => {
    expect(TEXTS.length).toBe(53);
  });

  for (const text of TEXTS.filter(({ list }) => !list.some(looksAtLoss)))
    it(`2E-4404 ${text.title}: what belongs to the sentence happens, the rest does not`, () => {
      const played = [1, 6].map((face) => carriedOut(text, face)).filter(({ out }) => out);
      expect(played.length).toBeGreaterThan(0);
      const rest = text.list.toSpliced(text.list.findIndex(mayHurt), 1);
      for (const { game, card } of played) {
        for (const effect of rest) expect([effect, happened(game, effect, card)]).toEqual([effect, befalls(effect)]);
        expect(game.events.some(({ type }) => type === 'CutShort')).toBe(!rest.every(befalls));
      }
    });
});
