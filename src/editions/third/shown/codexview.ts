import { type PhraseArgument, ref } from '../../../engine/phrase.ts';
import type { CodexView } from '../../../render/map/view.ts';
import type { Words } from '../../../words/words.ts';
import { scarsAt } from '../board/marker.ts';
import { sideUp } from '../codex/codex.ts';
import type { Objective } from '../content/archive.ts';
import { loadContent } from '../content/content.ts';
import { type Condition, isIf } from '../content/effect.ts';
import { MARKER_COLORS } from '../content/vocabulary.ts';
import { conditionText } from '../language/conditions/table.ts';
import { archiveText, ruleText } from '../language/text/archive.ts';
import { isCondition, leastOf, parts } from '../mythos/doomlimit.ts';
import type { CodexCard, State } from '../state/state.ts';

type Wait = CodexView['waits'][number];
type Said = Omit<Wait, 'kind'>;

/** How it is said: in the narrow column of the picture, or in a sentence of its own. */
interface Speech {
  words: Words;
  form: 'map' | 'line';
}

function say({ words, form }: Speech, wait: string, args: Record<string, PhraseArgument> = {}): string {
  return words.say(`third-map-wait-${wait}`, { form, ...args });
}

/** The cards in the codex by number, each with what it waits for and how far that is. */
export function codexViews(state: State, words: Words): CodexView[] {
  return [...state.codex]
    .sort((a, b) => a.number - b.number)
    .map((card) => {
      const waits = waitsOf(state, card, { words, form: 'map' });
      return {
        number: card.number,
        name: words.name(ref('archive', String(card.number))),
        waits,
        ...(waits.length > 0 ? {} : { rules: inForce(card, words) }),
        tokens: tokensOf(card.tokens),
      };
    });
}

/** The first of what a card does that waits for nothing. */
function inForce(card: CodexCard, words: Words): string {
  const [rule] = sideUp(card)?.rules ?? [];
  const printed = loadContent().archiveCard(card.number);
  const [text] = rule ? [ruleText(printed, rule)] : archiveText(printed, card.side);
  return text ? words.text(text) : '';
}

/** How many tokens lie on a card; empty for none. */
export function tokensOf(tokens: Record<string, number>): string {
  const count = Object.values(tokens).reduce((sum, one) => sum + one, 0);
  return count === 0 ? '' : String(count);
}

/** What a card waits for. */
export function waitsOf(state: State, card: CodexCard, speech: Speech): Wait[] {
  const side = sideUp(card);
  if (!side) return [];
  const objectives = (side.objectives ?? []).map(
    (rule): Wait => ({
      kind: 'objective',
      ...objective(state, rule, speech),
    }),
  );
  const actions = (side.actions ?? []).map(({ where }): Wait => ({ kind: 'objective', text: actionAt(where, speech) }));
  const setbacks = (side.doom ?? []).map((rule): Wait => ({ kind: 'doom', ...measured(state, rule.when, speech) }));
  const rules = (side.rules ?? []).flatMap((rule): Wait[] => {
    if (!('when' in rule) || !isCondition(rule.when)) return [];
    return parts(rule.when).flatMap((one) => bounds(one, speech).map((text): Wait => ({ kind: 'doom', text })));
  });
  return [...objectives, ...actions, ...setbacks, ...rules];
}

function objective(state: State, rule: Objective, speech: Speech): Said {
  if ('when' in rule && isCondition(rule.when)) return measured(state, rule.when, speech);
  if ('action' in rule) return { text: actionAt(rule.action.where, speech) };
  if ('after' in rule) {
    const [monster] = rule.where && isIf(rule.where, 'monsters') ? rule.where.monsters : [];
    if (rule.after === 'monsterDefeated' && monster !== undefined)
      return { text: say(speech, 'defeat', { monster: ref('monster', monster) }) };
  }
  return { text: say(speech, 'happens') };
}

/** A threshold as how far it is, of how far it goes. */
function measured(state: State, condition: Condition, speech: Speech): Said {
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
    if (of !== undefined) return { text: say(speech, key), now: counts[key], of };
  }
  if (isIf(condition, 'all')) {
    const [first, ...rest] = condition.all.map((one) => measured(state, one, speech));
    if (!first) return { text: say(speech, 'happens') };
    const { text: asked, now, of, ...more } = first;
    // In words the count stands with what it counts.
    const isCounted = speech.form === 'line' && of !== undefined;
    let text = isCounted ? `${asked} ${now}/${of}` : asked;
    for (const other of rest) text = say(speech, 'and', { first: text, second: other.text });
    return isCounted ? { ...more, text } : { ...first, text };
  }
  if (isIf(condition, 'markersOnBoard') && condition.markersOnBoard === 0) return { text: say(speech, 'noMarkers') };
  if (isIf(condition, 'revealed')) {
    const found = condition.revealed.filter((color) => state.revealed.includes(color)).length;
    return {
      text: say(speech, 'revealed', { count: condition.revealed.length }),
      now: found,
      of: condition.revealed.length,
    };
  }
  return { text: speech.words.text(conditionText(condition)) };
}

/** Doom that a space or a neighborhood doesn't bear. */
function bounds(condition: Condition, speech: Speech): string[] {
  return (['spaceDoom', 'neighborhoodDoom'] as const).flatMap((name) => {
    const count = leastOf(condition, name);
    return count === undefined ? [] : [say(speech, name, { count })];
  });
}

/** Where an action of the card can be performed. */
function actionAt(where: { in: string } | undefined, speech: Speech): string {
  const at = where?.in;
  if (at === undefined) return say(speech, 'action-anywhere');
  return say(speech, 'action', { place: placeName(at, speech) });
}

function placeName(at: string, speech: Speech): string {
  const content = loadContent();
  const made = [...content.archive.values()].some(({ front }) => front.space?.id === at);
  if (made || content.spaces.has(at) || content.neighborhoods.has(at)) {
    const place = ref('space', at);
    return speech.form === 'line' ? speech.words.say('third-map-place-at', { place }) : speech.words.name(place);
  }
  const color = MARKER_COLORS.find((one) => at.toLowerCase().includes(`${one}marker`));
  if (color) return speech.words.say(`third-map-place-${color}`);
  return speech.words.say(at.toLowerCase().includes('scar') ? 'third-map-place-scar' : 'third-map-place-other');
}
