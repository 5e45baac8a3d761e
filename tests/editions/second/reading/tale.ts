/** Generated games of this edition, for the readings beside this file. */

import { createHash } from 'node:crypto';
import { kindOf } from '../../../../src/editions/edition/copy.ts';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { variety } from '../../../../src/editions/second/setup/variety.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { pick } from '../../../../src/engine/chance.ts';
import { content } from '../../../second.ts';
import { type Page as AnyPage, type Tale as AnyTale, reader, takenDown } from '../../tale.ts';
import { BOOK } from '../book.ts';
import { agreedBy } from '../table.ts';

export { afterwards, type Faults, type Read, run, until } from '../../tale.ts';

export type Tale = AnyTale<State, SecondEvent>;
export type Page = AnyPage<State, SecondEvent>;

/** A reading of each event of one type. */
export const each = reader<State, SecondEvent>();

/** A town in which much has happened already: gates, seals, doom, terror and monsters by chance. */
export function troubled(state: State): void {
  const some = (what: string, most: number) => pick(state.seed, `troubled ${what}`, most + 1);
  const { doomTrack } = content.ancientOne(state.ancientOne.id);
  const unstable = content.locations.flatMap(({ id, stability }) => (stability === 'unstable' ? [id] : []));
  const sites = unstable
    .map((id, index) => ({ id, rank: some(`site ${index}`, 9999) }))
    .sort((a, b) => a.rank - b.rank);
  const [gates, seals] = [some('gates', 4), some('seals', 4)];
  layGates(
    state,
    sites.map(({ id }) => id),
    { gates, seals },
  );
  state.ancientOne.doom = some('doom', doomTrack - 3);
  state.terror = some('terror', 12) % 10;
  for (let left = some('monsters', state.players + 3); left > 0; left--) {
    const marker = state.cup.splice(some(`monster ${left}`, state.cup.length - 1), 1)[0];
    const at = sites[some(`where ${left}`, sites.length - 1)]?.id;
    if (marker && at && !state.places[at]?.sealed) state.monsters.push({ marker, at });
    else if (marker) state.cup = [...state.cup, marker].sort();
  }
  for (const one of state.investigators) {
    one.clues = some(`clues ${one.seat}`, 8);
    const site = sites[some(`at ${one.seat}`, gates)]?.id ?? '';
    const gate = state.places[site]?.gate;
    if (!gate) continue;
    // Back from the world behind it, or still there.
    if (some(`back ${one.seat}`, 2) > 0) Object.assign(one, { at: site, explored: true });
    else Object.assign(one, { at: `${content.gate(gate).world}-1`, enteredBy: site });
  }
}

/** Everybody comes well armed, with things for any phase, to where monsters are. */
export function armed(state: State): void {
  const some = (what: string, most: number) => pick(state.seed, `armed ${what}`, most + 1);
  for (const one of state.investigators) {
    for (const deck of ['common', 'unique', 'unique', 'spell', 'spell'] as const) {
      const cards = state.decks[deck].filter((id) => USEFUL.has(kindOf(id)));
      const card = cards[some(`${one.seat} ${one.cards.length}`, cards.length - 1)];
      if (card === undefined) continue;
      state.decks[deck] = state.decks[deck].filter((other) => other !== card);
      one.cards.push({ id: card, exhausted: false, tokens: 0, fresh: false });
    }
    for (const street of ['downtown-streets', 'easttown-streets', 'rivertown-streets', one.at]) {
      const [marker] = state.cup.splice(some(`${one.seat} ${street}`, state.cup.length - 1), 1);
      if (marker) state.monsters.push({ marker, at: street });
    }
  }
}

/** What is of use in a combat: whatever holds a hand, and what is good for any phase. */
const USEFUL: ReadonlySet<string> = new Set([
  ...[
    'bind-monster',
    'dread-curse-of-azathoth',
    'enchant-weapon',
    'flesh-ward',
    'mists-of-releh',
    'shrivelling',
    'wither',
  ],
  ...[
    'red-sign-of-shudde-mell',
    'axe',
    'bullwhip',
    'cross',
    'dynamite',
    'rifle',
    'shotgun',
    'tommy-gun',
    'derringer-18',
  ],
  ...[
    'food',
    'whiskey',
    'lucky-cigarette-case',
    'enchanted-blade',
    'enchanted-knife',
    'enchanted-jewelry',
    'holy-water',
  ],
  ...[
    'blue-watcher-of-the-pyramid',
    'flute-of-the-outer-gods',
    'obsidian-statue',
    'powder-of-ibn-ghazi',
    'warding-statue',
  ],
  ...['silver-key', 'sword-of-glory', 'lamp-of-alhazred'],
]);

function layGates(state: State, sites: readonly string[], { gates, seals }: { gates: number; seals: number }): void {
  for (const [index, id] of sites.entries()) {
    const place = state.places[id];
    if (!place) continue;
    if (index < gates) Object.assign(place, { gate: state.gateStack.shift() ?? null, clues: 0 });
    else if (index < gates + seals) Object.assign(place, { sealed: true, clues: 0 });
    if (place.gate) place.gateHidden = state.options.variants.hiddenGates;
  }
}

/** How a game is set up for readers. */
export interface Told {
  players: number;
  /** Answers after which it is left. */
  most: number;
  /** What is agreed besides what chance says. */
  variants?: Record<string, unknown>;
  options?: Record<string, unknown>;
  /** How the town is arranged before anybody has come. */
  arrange?(state: State): void;
}

/** Plays a game by a name, the same for the same. */
export function tell(name: string, { players, most, variants, options, arrange }: Told): Tale {
  const seed = createHash('sha256').update(name).digest('hex');
  const chance = variety(seed, players);
  const agreed = agreedBy(players, { ...chance, ...options, variants: { ...chance.variants, ...variants } });
  const state = createState(content, {
    options: agreed,
    seats: Array.from({ length: players }, () => ({ sheet: null })),
    seed,
  });
  arrange?.(state);
  return takenDown(BOOK, name, { state, seed, most });
}
