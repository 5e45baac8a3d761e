import type { Words } from '../../../words/words.ts';
import { small } from '../../shown/clause.ts';
import { loadContent } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import { sectionsOf } from '../encounters/encounter.ts';
import { speech } from '../language/table.ts';
import { type EncounterAbout, encounterIn, encounterProse } from '../shown/prose.ts';
import type { EventOf } from '../state/event.ts';

/**
 * How the encounter goes on after its test, and what the test was for: only now, when it is made, may it be told
 * (3E-420.10). Nothing where no encounter asked for it.
 */
export function outcomeLines(ended: EventOf<'TestEnded'> | null, words: Words): string[] {
  const about = ended ? encounterIn(ended.encounter) : null;
  if (!ended || !about) return [];
  const story = encounterProse(about, ended.passed ? 'pass' : 'fail', words.locale);
  const tests = testsIn(effectsOf(about));
  // A spell may have stood in for the skill, so that it tells nothing where there is only one.
  const test = tests.length === 1 ? tests[0] : tests.find(({ check }) => check.skill === ended.skill);
  return [...(story ? [`*${story}*`] : []), ...(test ? [small(words.text(speech.text([test])))] : [])];
}

/** What a section of an encounter card does. */
function effectsOf({ card, section, kind }: EncounterAbout): readonly Effect[] {
  const content = loadContent();
  if (kind === 'street')
    return Object.entries(content.streetCard(card).encounters).find(([id]) => id === section)?.[1].effect ?? [];
  if (kind !== 'anomaly') return sectionsOf(card)[section]?.effect ?? [];
  const cards = [...content.anomalySets.values()].flatMap((set) => set.cards);
  return cards.find(({ id }) => id === card)?.encounters[Number(section)]?.effect ?? [];
}

type Test = Extract<Effect, { check: unknown }>;

/** The tests among effects, also those in the middle of others. */
function testsIn(effects: unknown): Test[] {
  if (typeof effects !== 'object' || effects === null) return [];
  if (isTest(effects)) return [effects];
  return Object.values(effects).flatMap(testsIn);
}

function isTest(effect: object): effect is Test {
  return 'check' in effect;
}
