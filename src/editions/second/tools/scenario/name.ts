/** The names a scenario file of this edition may use. */
import { seriesOf, statementsOf } from '../../../shown/numbers.ts';
import { named } from '../../../tools/scenario/reading.ts';
import type { Content } from '../../content/content.ts';
import { ids } from '../../setup/blank.ts';
import { rulebook } from '../../shown/rulebook.ts';
import { DECISION_KINDS } from '../../state/decisionkind.ts';
import { PHASES } from '../../state/state.ts';
import { EVENT_TYPES } from '../../telling/telling.ts';

/** The numbers of rules, statements, decisions and variants that a scenario may be a test of. */
const rules = () => [...ids(rulebook().rules), ...ids(statementsOf('second')), ...seriesOf('second')];

export const NAMES = { decisions: DECISION_KINDS, events: EVENT_TYPES, phases: PHASES, rules };

/** The names of the things there are. */
export function namesOf(content: Content) {
  const { cards, mythosCards, gateCards, gates, monsters, ancientOnes, investigators, worlds } = content;
  const places = [...content.places.keys()];
  const areas = worlds.flatMap(({ areas: both }) => ids(both));
  /** The special abilities of locations. */
  const abilities = content.locations.flatMap(({ ability }) => (ability ? [ability.id] : []));
  const family = (what: string, ...families: readonly (readonly { id: string }[])[]) => {
    const known = families.flatMap(ids);
    return named(what, () => known);
  };
  const others = (what: string, known: readonly string[]) => named(what, () => known);
  return {
    place: others('place', places),
    /** Where an investigator can be. */
    area: others('area', [...places, ...areas, 'jail-cell', 'lost-in-time-and-space']),
    /** Where a monster can be: also on the rumor, or in somebody's encounter. */
    lair: others('area', [...places, 'sky', 'outskirts', 'rumor', 'encounter']),
    neighborhood: family('neighborhood', content.neighborhoods),
    card: family('card', cards),
    monster: family('monster', monsters),
    gate: family('gate', gates),
    mythosCard: family('Mythos card', mythosCards),
    /** What closes places. */
    closer: others('Mythos card', [...ids(mythosCards), 'terror']),
    /** Whatever can put a lasting change in force. */
    maker: others('card or place', [
      ...[cards, mythosCards, monsters, ancientOnes, investigators, worlds].flatMap((some) => ids(some)),
      ...places,
      ...abilities,
      'terror',
    ]),
    world: family('world', worlds),
    sheet: family('sheet', investigators),
    ancientOne: family('Ancient One', ancientOnes),
    /** Anything that lies in a pile. */
    piece: family('card or marker', cards, mythosCards, gateCards, gates, monsters),
    encounterCard: family('location card or gate card', content.locationCards, gateCards),
  };
}

export type ThingNames = ReturnType<typeof namesOf>;
