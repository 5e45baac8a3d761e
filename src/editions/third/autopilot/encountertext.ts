/** The texts of encounters: of those that may be drawn in a space, and of one that is being had. */
import { doomAt } from '../area.ts';
import { loadContent } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import { STREET_KINDS, type StreetKind } from '../content/vocabulary.ts';
import { anomalySection, sectionsOf } from '../encounter.ts';
import type { State } from '../state.ts';
import type { EncounterAbout } from '../telling/prose.ts';

type Text = readonly Effect[];

/** What may be met in a space of a neighbourhood, its events and archive cards apart. */
export function placeTexts({ decks }: State, neighbourhood: string, space: string): Text[] {
  return (decks.neighbourhood[neighbourhood] ?? [])
    .filter((card) => loadContent().neighbourhoodCards.has(card))
    .map((card) => sectionsOf(card)[space]?.effect ?? []);
}

/** What may be met on that kind of street. */
export const streetTexts = ({ decks }: State, kind: StreetKind): Text[] =>
  decks.street.map((card) => loadContent().streetCard(card).encounters[kind].effect);

/** What may be met in a space beside an anomaly. */
export function anomalyTexts(state: State, space: string): Text[] {
  const doom = doomAt(state, space);
  return anomalySections(state).map(({ encounters }) => encounters[anomalySection(encounters, doom)]?.effect ?? []);
}

const anomalySections = ({ anomalySet }: State) =>
  anomalySet === null ? [] : loadContent().anomalySet(anomalySet).cards;

/** The text of the encounter that a question belongs to. */
export function textOf(state: State, { card, section, kind }: EncounterAbout): Text {
  if (kind === 'anomaly')
    return anomalySections(state).find(({ id }) => id === card)?.encounters[Number(section)]?.effect ?? [];
  if (kind !== 'street') return sectionsOf(card)[section]?.effect ?? [];
  const street = STREET_KINDS.find((one) => one === section);
  return street ? loadContent().streetCard(card).encounters[street].effect : [];
}

type Test = Extract<Effect, { check: unknown }>['check'];

/** The test of that skill in a text, also behind a choice; null when there is none. */
export function testIn(text: Text, skill: string): Test | null {
  for (const effect of text) {
    if ('check' in effect && effect.check.skill === skill) return effect.check;
    const inside = 'may' in effect ? effect.may.do : 'choose' in effect ? effect.choose.flatMap((one) => one.do) : [];
    const found = testIn(inside, skill);
    if (found) return found;
  }
  return null;
}
