import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import type { Ability, Modify } from '../content/ability.ts';
import type { StateRule } from '../content/archive.ts';
import type { Modifiable } from '../content/vocabulary.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import type { TestOccasion } from '../state/vocabulary.ts';
import { abilitiesOfKind, ignores } from './ability.ts';

/** What a value belongs to, as far as modifiers ask. */
interface Valued {
  /** Whose value it is; without it only the codex, the rumor and monsters speak. */
  seat?: Seat;
  /** A card: held or on display. */
  card?: Copy;
  /** A monster on the board. */
  monster?: Copy;
  /** What the test is part of. */
  during?: TestOccasion;
  /** Cards chosen for the test. */
  inUse?: readonly Copy[];
  /** The `id` of the ability that gives it. */
  ability?: string;
}

/** One thing that changes a value. */
interface Modifier {
  modify: Modify;
  source: Cause;
  /** By how much in all (`per` reckoned in); 0 for one that sets. */
  by: number;
}

interface Source {
  modify: Modify;
  source: Cause;
  card?: Copy;
  monster?: Copy;
}

/**
 * A value as changed by sheets, cards, monsters, the codex and the rumor: what sets it first, then what adds.
 * `successFaces` is a list and has its own rule; see `modifiersOf`.
 */
export function modified(game: Game, what: Exclude<Modifiable, 'successFaces'>, value: number, about: Valued): number {
  const all = modifiersOf(game, what, about);
  const start = all.reduce(
    (now, { modify }) => ('set' in modify && typeof modify.set === 'number' ? modify.set : now),
    value,
  );
  return all.reduce((now, { by }) => now + by, start);
}

/** Everything that changes such a value now. */
export function modifiersOf(game: Game, what: Modifiable, about: Valued): Modifier[] {
  const found: Modifier[] = [];
  for (const one of sources(game, what, about)) {
    const { modify, source } = one;
    if (fits(game, one, about))
      found.push({ modify, source, by: 'by' in modify ? modify.by * times(game, modify) : 0 });
  }
  return found;
}

function sources(game: Game, what: Modifiable, { seat, monster }: Valued): Source[] {
  const found: Source[] = [];
  // 3E-467.8
  if (seat !== undefined) addOwned(found, game, what, seat);
  if (what === 'check:all' || monster !== undefined)
    addPrintedOnMonsters(found, game, what, what === 'check:all' ? null : (monster ?? null));
  addInCodex(found, game, what);
  // 3E-467.8
  if (seat === undefined || !ignores(game, seat)) addRumor(found, game, what);
  return found;
}

function addOwned(found: Source[], game: Game, what: Modifiable, seat: Seat): void {
  for (const { ability, source, card } of abilitiesOfKind(game, seat, 'modify'))
    if (ability.modify.what === what)
      found.push({ modify: ability.modify, source, ...(card === null ? {} : { card }) });
}

/** Of one monster, or (null) of all on the board: those that weigh on whoever is engaged with them. */
function addPrintedOnMonsters(found: Source[], { state, content }: Game, what: Modifiable, only: string | null): void {
  for (const { id } of state.monsters) {
    if (only !== null && id !== only) continue;
    for (const modify of changesIn(content.monster(id).abilities, what))
      found.push({ modify, source: { ref: 'monster', id }, monster: id });
  }
}

function addInCodex(found: Source[], { state, content }: Game, what: Modifiable): void {
  for (const { number, side } of state.codex)
    for (const modify of changesIn(content.archiveCard(number)[side]?.rules ?? NONE, what))
      found.push({ modify, source: { ref: 'archive', id: String(number) } });
}

function addRumor(found: Source[], { state, content }: Game, what: Modifiable): void {
  if (state.rumor === null) return;
  const id = state.rumor.headline;
  for (const modify of changesIn(content.headline(id).whileInCodex, what))
    found.push({ modify, source: { ref: 'headline', id } });
}

type Abilities = readonly (Ability | StateRule)[];

const NONE: Abilities = [];
const NOTHING: readonly Modify[] = [];

/** What is printed never changes: gathered once, by the list of abilities and then by the value. */
const printed = new WeakMap<Abilities, Map<Modifiable, readonly Modify[]>>();

/** What abilities do to a value. */
function changesIn(abilities: Abilities, what: Modifiable): readonly Modify[] {
  const known = printed.get(abilities) ?? gathered(abilities);
  return known.get(what) ?? NOTHING;
}

function gathered(abilities: Abilities): Map<Modifiable, readonly Modify[]> {
  const all = abilities.flatMap((ability) => ('modify' in ability ? [ability.modify] : []));
  const byValue = new Map<Modifiable, readonly Modify[]>();
  for (const { what } of all)
    byValue.set(
      what,
      all.filter((modify) => modify.what === what),
    );
  printed.set(abilities, byValue);
  return byValue;
}

/** Whether the value is one that the text names. */
function fits(game: Game, { modify, source, card, monster }: Source, about: Valued): boolean {
  if (!('where' in modify)) return true;
  return game.rules.holds(game, about.seat ?? null, modify.where, {
    source,
    ...(card === undefined ? {} : { card }),
    ...(monster === undefined ? {} : { monster }),
    ...(about.monster === undefined ? {} : { thatMonster: about.monster }),
    ...(about.card === undefined ? {} : { thatCard: about.card }),
    ...(about.during === undefined ? {} : { during: about.during }),
    ...(about.inUse === undefined ? {} : { chosen: about.inUse }),
    ...(about.ability === undefined ? {} : { ability: about.ability }),
  });
}

function times({ state }: Game, modify: Modify): number {
  const per = 'per' in modify ? modify.per : undefined;
  switch (per) {
    case undefined:
      return 1;
    case 'sheetMarker':
      return state.sheet.markers;
    case 'unmendedScar':
      return state.markers.filter(({ color, faceUp }) => color === 'white' && faceUp).length;
    default:
      return per satisfies never;
  }
}
