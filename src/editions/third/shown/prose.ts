import { kindNamed } from '../../edition/copy.ts';
import { proseOf } from '../../shown/prose.ts';
import type { EncounterKind } from '../state/event.ts';
import { ENCOUNTER_KINDS } from '../state/event.ts';
import { OPTION } from '../state/option.ts';

/** The encounter a text belongs to. */
export interface EncounterAbout {
  card: string;
  section: string;
  kind: EncounterKind;
}

/** In which file the sections of a kind of encounter stand. */
const ENCOUNTER_FILES: Record<EncounterKind, string> = {
  neighborhood: 'neighborhoods',
  street: 'streets',
  event: 'events',
  anomaly: 'anomalies',
  archive: 'archive',
};

/** The story at a path inside one of the edition's text files; null when there is none. */
export const prose = proseOf('third');

/** A monster's sentence for a moment. */
export function monsterProse(monster: string, moment: 'look' | 'defeated' | 'evaded' | 'hit', locale: string): string {
  return prose('monsters', [kindNamed(monster), moment], locale) ?? '';
}

/** What an encounter tells at its beginning, or after its test. */
export function encounterProse(about: EncounterAbout, moment: 'text' | 'pass' | 'fail', locale: string): string | null {
  const [file, ...path] = pathOf(about, moment);
  return prose(file, path, locale);
}

/** Where that stands: the file and the path in it; null where there is none. */
export function encounterPath(about: EncounterAbout, moment: 'text' | 'pass' | 'fail'): [string, ...string[]] | null {
  return encounterProse(about, moment, 'en') === null ? null : pathOf(about, moment);
}

function pathOf(about: EncounterAbout, moment: string): [string, ...string[]] {
  const card = about.kind === 'archive' ? ['encounters', String(OPTION.archive.read(about.card))] : [about.card];
  return [ENCOUNTER_FILES[about.kind], ...card, about.section, moment];
}

/** The story of an archive card: of a side, or of a part of its back. */
export function archiveProse(number: number, side: 'front' | 'back' | { part: string }, locale: string): string | null {
  const path = typeof side === 'string' ? [side] : ['parts', side.part];
  return prose('archive', [String(number), ...path], locale);
}

/** The encounter that a question or an event names, if it names one. */
export function encounterIn(value: unknown): EncounterAbout | null {
  if (typeof value !== 'object' || value === null) return null;
  const { card, section, kind } = value as Record<string, unknown>;
  const known = ENCOUNTER_KINDS.find((candidate) => candidate === kind);
  return typeof card === 'string' && typeof section === 'string' && known ? { card, section, kind: known } : null;
}
