import { phrase, ref } from '../../../engine/phrase.ts';
import type { CodexView } from '../../../render/map/view.ts';
import type { Words } from '../../../words/words.ts';
import { scarsAt } from '../board/marker.ts';
import { sideUp } from '../codex/codex.ts';
import type { Objective } from '../content/archive.ts';
import { loadContent } from '../content/content.ts';
import { type Condition, isIf } from '../content/effect.ts';
import { MARKER_COLORS } from '../content/vocabulary.ts';
import { conditionText } from '../language/conditions/table.ts';
import { isCondition, leastOf, parts } from '../mythos/doomlimit.ts';
import type { CodexCard, State } from '../state/state.ts';

type Wait = CodexView['waits'][number];
type Said = Omit<Wait, 'kind'>;

/** The cards in the codex by number, each with what it waits for and how far that is. */
export function codexViews(state: State, words: Words): CodexView[] {
  return [...state.codex]
    .sort((a, b) => a.number - b.number)
    .map((card) => ({
      number: card.number,
      name: words.name(ref('archive', String(card.number))),
      waits: waitsOf(state, card, words),
      tokens: tokensOf(card.tokens),
    }));
}

/** How many tokens lie on a card; empty for none. */
export function tokensOf(tokens: Record<string, number>): string {
  const count = Object.values(tokens).reduce((sum, one) => sum + one, 0);
  return count === 0 ? '' : String(count);
}

function waitsOf(state: State, card: CodexCard, words: Words): Wait[] {
  const side = sideUp(card);
  if (!side) return [];
  const objectives = (side.objectives ?? []).map(
    (rule): Wait => ({
      kind: 'objective',
      ...objective(state, rule, words),
    }),
  );
  const actions = (side.actions ?? []).map(({ where }): Wait => ({ kind: 'objective', text: actionAt(where, words) }));
  const setbacks = (side.doom ?? []).map((rule): Wait => ({ kind: 'doom', ...measured(state, rule.when, words) }));
  const rules = (side.rules ?? []).flatMap((rule): Wait[] => {
    if (!('when' in rule) || !isCondition(rule.when)) return [];
    return parts(rule.when).flatMap((one) => bounds(one, words).map((text): Wait => ({ kind: 'doom', text })));
  });
  return [...objectives, ...actions, ...setbacks, ...rules];
}

function objective(state: State, rule: Objective, words: Words): Said {
  if ('when' in rule && isCondition(rule.when)) return measured(state, rule.when, words);
  if ('action' in rule) return { text: actionAt(rule.action.where, words) };
  if ('after' in rule) {
    const [monster] = rule.where && isIf(rule.where, 'monsters') ? rule.where.monsters : [];
    if (rule.after === 'monsterDefeated' && monster !== undefined)
      return { text: words.text(phrase('third-map-wait-defeat', { monster: ref('monster', monster) })) };
  }
  return { text: words.say('third-map-wait-happens') };
}

/** A threshold as how far it is, of how far it goes. */
function measured(state: State, condition: Condition, words: Words): Said {
  const { sheet } = state;
  const counts = {
    sheetClues: sheet.clues,
    sheetDoom: sheet.doom,
    sheetCluesPlusDoom: sheet.clues + sheet.doom,
    sheetMarkers: sheet.markers,
    mendedScars: scarsAt(state, 'mendedScar').length,
  };
  for (const key of ['sheetClues', 'sheetDoom', 'sheetCluesPlusDoom', 'sheetMarkers', 'mendedScars'] as const) {
    const of = leastOf(condition, key);
    if (of !== undefined) return { text: words.say(`third-map-wait-${key}`), now: counts[key], of };
  }
  if (isIf(condition, 'all')) {
    const [first, ...rest] = condition.all.map((one) => measured(state, one, words));
    if (!first) return { text: words.say('third-map-wait-happens') };
    let { text } = first;
    for (const other of rest) text = words.say('third-map-wait-and', { first: text, second: other.text });
    return { ...first, text };
  }
  if (isIf(condition, 'markersOnBoard') && condition.markersOnBoard === 0)
    return { text: words.say('third-map-wait-noMarkers') };
  if (isIf(condition, 'revealed')) {
    const found = condition.revealed.filter((color) => state.revealed.includes(color)).length;
    return {
      text: words.say('third-map-wait-revealed', { count: condition.revealed.length }),
      now: found,
      of: condition.revealed.length,
    };
  }
  return { text: words.text(conditionText(condition)) };
}

/** Doom that a space or a neighborhood doesn't bear. */
function bounds(condition: Condition, words: Words): string[] {
  return (['spaceDoom', 'neighborhoodDoom'] as const).flatMap((name) => {
    const count = leastOf(condition, name);
    return count === undefined ? [] : [words.say(`third-map-wait-${name}`, { count })];
  });
}

/** Where an action of the card can be performed. */
function actionAt(where: { in: string } | undefined, words: Words): string {
  const at = where?.in;
  if (at === undefined) return words.say('third-map-wait-action-anywhere');
  return words.say('third-map-wait-action', { place: placeName(at, words) });
}

function placeName(at: string, words: Words): string {
  const content = loadContent();
  const made = [...content.archive.values()].some(({ front }) => front.space?.id === at);
  if (made || content.spaces.has(at) || content.neighborhoods.has(at)) return words.name(ref('space', at));
  const color = MARKER_COLORS.find((one) => at.toLowerCase().includes(`${one}marker`));
  if (color) return words.say(`third-map-place-${color}`);
  return words.say(at.toLowerCase().includes('scar') ? 'third-map-place-scar' : 'third-map-place-other');
}
