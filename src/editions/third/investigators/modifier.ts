import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import type { Ability, Modify } from '../content/ability.ts';
import type { StateRule } from '../content/archive.ts';
import { loadContent } from '../content/content.ts';
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
  return sources(game, what, about)
    .filter((one) => fits(game, one, about))
    .map(({ modify, source }) => ({ modify, source, by: 'by' in modify ? modify.by * times(game, modify) : 0 }));
}

function sources(game: Game, what: Modifiable, { seat, monster }: Valued): Source[] {
  // 3E-467.8
  return [
    ...(seat === undefined ? [] : owned(game, what, seat)),
    ...(what === 'check:all' || monster !== undefined
      ? printedOnMonsters(game, what, what === 'check:all' ? null : (monster ?? null))
      : []),
    ...inCodex(game, what),
    ...(seat !== undefined && ignores(game, seat) ? [] : rumor(game, what)),
  ];
}

function owned(game: Game, what: Modifiable, seat: Seat): Source[] {
  return abilitiesOfKind(game, seat, 'modify').flatMap(({ ability: { modify }, source, card }) =>
    modify.what === what ? [{ modify, source, ...(card === null ? {} : { card }) }] : [],
  );
}

/** Of one monster, or (null) of all on the board: those that weigh on whoever is engaged with them. */
function printedOnMonsters({ state }: Game, what: Modifiable, only: string | null): Source[] {
  return state.monsters
    .filter(({ id }) => only === null || id === only)
    .flatMap(({ id }) =>
      changesIn(loadContent().monster(id).abilities, what).map((modify) => ({
        modify,
        source: { ref: 'monster', id },
        monster: id,
      })),
    );
}

function inCodex({ state }: Game, what: Modifiable): Source[] {
  return state.codex.flatMap(({ number, side }) =>
    changesIn(loadContent().archiveCard(number)[side]?.rules ?? NONE, what).map((modify) => ({
      modify,
      source: { ref: 'archive', id: String(number) },
    })),
  );
}

function rumor({ state }: Game, what: Modifiable): Source[] {
  if (state.rumor === null) return [];
  const id = state.rumor.headline;
  return changesIn(loadContent().headline(id).whileInCodex, what).map((modify) => ({
    modify,
    source: { ref: 'headline', id },
  }));
}

type Abilities = readonly (Ability | StateRule)[];

const NONE: Abilities = [];

/** What is printed never changes: gathered once, by the list of abilities and then by the value. */
const printed = new WeakMap<Abilities, Map<Modifiable, readonly Modify[]>>();

/** What abilities do to a value. */
function changesIn(abilities: Abilities, what: Modifiable): readonly Modify[] {
  const known = printed.get(abilities) ?? gathered(abilities);
  return known.get(what) ?? [];
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
