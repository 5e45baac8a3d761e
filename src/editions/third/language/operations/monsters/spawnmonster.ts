import { z } from 'zod';
import type { Phrase } from '../../../../../engine/phrase.ts';
import type { Copy } from '../../../../edition/copy.ts';
import { spawnMonster as spawn } from '../../../monsters/spawn.ts';
import type { Game } from '../../../state/state.ts';
import type { Form, Operation } from '../../operation.ts';
import { archiveNumber, exact, nearestStreet, place, positive, text } from '../../terms/field.ts';
import { epicName, monsterName, placeText, say } from '../../terms/noun.ts';
import { spacesOf } from '../../terms/place.ts';

/** Replaces the spawn text. */
const at = z.union([place, nearestStreet]);
const EACH = 'eachSpaceInYourNeighborhood';
const schema = exact({
  spawnMonster: z.union([
    exact({ at: at.exactOptional(), exhausted: z.literal(true).exactOptional() }).refine(
      (value) => value.at !== EACH || !value.exhausted,
      'cannot be exhausted in each space',
    ),
    /** A set-aside monster by id. */
    exact({ monster: text, at }),
    exact({ monster: text, engagedWith: z.enum(['you', 'leader']) }),
    /** The epic monster of that archive card. */
    exact({ archive: archiveNumber, at }),
    /** From the bottom of the deck, until so many with that trait are found. */
    exact({ search: exact({ trait: text, count: positive }), at }),
  ]),
});
export type SpawnMonster = z.output<typeof schema>;
type Spec = SpawnMonster['spawnMonster'];

/** A monster comes onto the board (3E-457.5). */
export const spawnMonster: Operation<SpawnMonster> = {
  schema,
  personal: false,
  *run(game, seat, { spawnMonster: what }, context) {
    if ('search' in what) searchDeck(game, what.search);
    yield* spawn(game, seat, what, context);
  },
  words: { kind: 'order', clause: ({ spawnMonster: what }, form) => clauseOf(what, form) },
  worth: ({ spawnMonster: what }) => ('monster' in what ? 0.4 : -0.8),
  changes(game, seat, { spawnMonster: what }, context) {
    const where = 'at' in what ? what.at : undefined;
    return typeof where !== 'string' || spacesOf(game, seat, where, context).length > 0;
  },
  befallsWorld: () => true,
};

/**
 * Turns the monster deck up from the bottom until so many have the trait: those come to lie at the bottom, where the
 * spawning finds them; the others turned up go on top in random order.
 */
function searchDeck(game: Game, { trait, count }: { trait: string; count: number }): void {
  const deck = game.state.decks.monster;
  const found: Copy[] = [];
  const others: Copy[] = [];
  while (found.length < count) {
    const card = deck.pop();
    if (card === undefined) break;
    if (game.content.monster(card).traits.includes(trait)) found.push(card);
    else others.push(card);
  }
  game.chance.shown(...others, ...found);
  deck.unshift(...(others.length > 1 ? game.chance.shuffled('searched monsters', others) : others));
  deck.push(...found.reverse());
}

function clauseOf(what: Spec, form: Form): Phrase {
  const name = nameOf(what);
  if ('engagedWith' in what) return say(`spawn-engaged-${what.engagedWith}`, { what: name, form });
  if (what.at === EACH) return say('spawn-each-space', { form });
  const where = what.at === undefined ? say('spawned-where-printed') : placeText(what.at, 'at', form);
  const exhausted = String('exhausted' in what && what.exhausted === true);
  return say('spawn', { what: name, where, exhausted, printed: String(what.at === undefined), form });
}

function nameOf(what: Spec): Phrase {
  if ('search' in what) {
    const { trait, count } = what.search;
    return say('spawned-search', { count, trait: say(`trait-${trait}`, { count }) });
  }
  if ('monster' in what) return monsterName(what.monster);
  return 'archive' in what ? epicName(what.archive) : say('spawned-any');
}
