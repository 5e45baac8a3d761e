import { z } from 'zod';
import { type Phrase, ref } from '../../../../engine/phrase.ts';
import { passOn } from '../../../language/issue.ts';
import { list } from '../../../language/joining.ts';
import type { Content } from '../../content/content.ts';
import type { EventName, PlayerDeck } from '../../content/vocabulary.ts';
import { deckName, oneOf, place, say } from './noun.ts';
import { listed, oneOrMore, playerDeck, point, text } from './scalar.ts';

/** What happened, or what loss is about to be taken. Exactly one of `event` and `loss`. */
export interface Trigger {
  event?: EventName | EventName[];
  loss?: 'sanity' | 'stamina' | ('sanity' | 'stamina')[];
  who?: 'owner' | 'anyInvestigator';
  at?: string;
  monster?: string;
  deck?: PlayerDeck | PlayerDeck[];
  from?: 'turnAfterEntering' | undefined;
}

/** One event: what is said beside its name, and when that is. */
interface Moment<T> {
  readonly schema: z.ZodType<T>;
  words(trigger: T, content: Content): Phrase;
}

/** Checks the words against the schema, and forgets about both. */
function moment<S extends z.ZodRawShape>(
  shape: S,
  words: (trigger: z.output<z.ZodObject<S>>, content: Content) => Phrase,
): Moment<never> {
  return { schema: z.strictObject(shape) as unknown as z.ZodType<never>, words: words as Moment<never>['words'] };
}

const alone = (key: string) => moment({}, () => say(key));
const ofMonster = (key: string) =>
  moment({ monster: text }, ({ monster }) => say(key, { monster: ref('monster', monster) }));

/** Every event that cards wait for. One more is a line in the vocabulary, an entry here, and its words. */
const EVENTS: { readonly [E in EventName]: Moment<never> } = {
  endOfMythosPhase: moment({ from: z.literal('turnAfterEntering').optional() }, ({ from }) =>
    say(from ? 'event-end-of-mythos-next' : 'event-end-of-mythos'),
  ),
  movementEnds: moment({ at: text }, ({ at }, content) =>
    at === 'anyStreets'
      ? say('event-movement-ends-street')
      : say('event-movement-ends', { place: place(content, at, 'at') }),
  ),
  monsterDefeated: ofMonster('event-monster-defeated'),
  passesCombatCheck: ofMonster('event-passes-combat'),
  monsterEntersPlay: ofMonster('event-monster-enters'),
  lostInTimeAndSpace: moment({ who: z.enum(['owner', 'anyInvestigator']) }, ({ who }) =>
    say(who === 'owner' ? 'event-you-are-lost' : 'event-anyone-is-lost'),
  ),
  cardsDrawn: moment({ deck: oneOrMore(playerDeck) }, ({ deck }) =>
    say('event-cards-drawn', { decks: oneOf(listed<PlayerDeck>(deck).map(deckName)) }),
  ),
  locationCardDrawn: alone('event-location-card-drawn'),
  gateCardDrawn: alone('event-gate-card-drawn'),
  encounter: moment({ at: text }, ({ at }, content) => say('event-encounter', { place: place(content, at, 'at') })),
  returnToArkham: alone('event-return'),
  combatEnds: alone('event-combat-ends'),
};

const names = z.enum(Object.keys(EVENTS) as EventName[]);
const events = z
  .looseObject({ event: oneOrMore(names) })
  .transform(({ event, ...rest }, context): Trigger => {
    const [only, ...others] = listed<EventName>(event);
    const shape = only && others.length === 0 ? EVENTS[only].schema : z.strictObject({});
    return { event, ...passOn<object>(shape.safeParse(rest), context) };
  })
  .meta({ shapes: Object.fromEntries(Object.entries(EVENTS).map(([event, { schema }]) => [event, schema])) });

export const trigger: z.ZodType<Trigger> = z.union([events, z.strictObject({ loss: oneOrMore(point) })]);

/** When a trigger fires: "at the end of each Mythos Phase", "if you end your movement in the Northside streets". */
export function triggerText(content: Content, when: Trigger): Phrase {
  if (when.loss !== undefined) {
    return say('on-loss', { what: list(listed(when.loss).map((loss) => say(`stock-${loss}`, { role: 'of' }))) });
  }
  const happened = listed(when.event);
  if (happened.includes('locationCardDrawn') && happened.includes('gateCardDrawn')) {
    return say('event-encounter-card-drawn');
  }
  const [first, second] = happened.map((event) => EVENTS[event].words(when as never, content));
  if (!first) throw new Error('a trigger without event or loss');
  return second ? say('either-event', { first, second }) : first;
}
