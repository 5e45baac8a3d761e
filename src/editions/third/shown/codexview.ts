import { type Phrase, type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { CodexView } from '../../../render/map/view.ts';
import type { Words } from '../../../words/words.ts';
import { scarsAt } from '../board/marker.ts';
import { sideUp } from '../codex/codex.ts';
import type { Objective } from '../content/archive.ts';
import { type Condition, isIf } from '../content/effect.ts';
import { MARKER_COLORS } from '../content/vocabulary.ts';
import { conditionText } from '../language/conditions/table.ts';
import { archiveText, ruleText } from '../language/text/archive.ts';
import { isCondition, leastOf, parts } from '../mythos/doomlimit.ts';
import type { CodexCard, Game, State } from '../state/state.ts';

/** What a card waits for, and how far that is. */
export interface Wait {
  kind: CodexView['waits'][number]['kind'];
  text: Phrase;
  now?: number;
  of?: number;
  /** How far it is stands in the text. */
  counted?: true;
}
type Said = Omit<Wait, 'kind'>;

/** How it is said: in the narrow column of the picture, or in a sentence of its own. */
type Form = 'map' | 'line';

function say(form: Form, wait: string, args: Record<string, PhraseArgument> = {}): Phrase {
  return phrase(`third-map-wait-${wait}`, { form, ...args });
}

/** The cards in the codex by number, each with what it waits for and how far that is. */
export function codexViews(game: Game, words: Words): CodexView[] {
  return [...game.state.codex]
    .sort((a, b) => a.number - b.number)
    .map((card) => {
      const waits = waitsOf(game, card, 'map').map((wait) => ({
        ...wait,
        text: words.text(wait.text),
      }));
      return {
        number: card.number,
        name: words.name(ref('archive', String(card.number))),
        waits,
        ...(waits.length > 0 ? {} : { rules: inForce(game, card, words) }),
        tokens: tokensOf(card.tokens),
      };
    });
}

/** The first of what a card does that waits for nothing. */
function inForce(game: Game, card: CodexCard, words: Words): string {
  const [rule] = sideUp(game, card)?.rules ?? [];
  const printed = game.content.archiveCard(card.number);
  const [text] = rule ? [ruleText(printed, rule)] : archiveText(printed, card.side);
  return text ? words.text(text) : '';
}

/** How many tokens lie on a card; empty for none. */
export function tokensOf(tokens: Record<string, number>): string {
  const count = Object.values(tokens).reduce((sum, one) => sum + one, 0);
  return count === 0 ? '' : String(count);
}

/** What a card waits for. */
export function waitsOf(game: Game, card: CodexCard, form: Form): Wait[] {
  const side = sideUp(game, card);
  if (!side) return [];
  const objectives = (side.objectives ?? []).map(
    (rule): Wait => ({
      kind: 'objective',
      ...objective(game, rule, form),
    }),
  );
  const actions = (side.actions ?? []).map(
    ({ where }): Wait => ({ kind: 'objective', text: actionAt(game, where, form) }),
  );
  const setbacks = (side.doom ?? []).map((rule): Wait => ({ kind: 'doom', ...measured(game.state, rule.when, form) }));
  const rules = (side.rules ?? []).flatMap((rule): Wait[] => {
    if (!('when' in rule) || !isCondition(rule.when)) return [];
    return parts(rule.when).flatMap((one) => bounds(one, form).map((text): Wait => ({ kind: 'doom', text })));
  });
  return [...objectives, ...actions, ...setbacks, ...rules];
}

function objective(game: Game, rule: Objective, form: Form): Said {
  if ('when' in rule && isCondition(rule.when)) return measured(game.state, rule.when, form);
  if ('action' in rule) return { text: actionAt(game, rule.action.where, form) };
  if ('after' in rule) {
    const [monster] = rule.where && isIf(rule.where, 'monsters') ? rule.where.monsters : [];
    if (rule.after === 'monsterDefeated' && monster !== undefined)
      return { text: say(form, 'defeat', { monster: ref('monster', monster) }) };
  }
  return { text: say(form, 'happens') };
}

/** A threshold as how far it is, of how far it goes. */
function measured(state: State, condition: Condition, form: Form): Said {
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
    if (of !== undefined) return { text: say(form, key), now: counts[key], of };
  }
  if (isIf(condition, 'all')) {
    const [first, ...rest] = condition.all.map((one) => measured(state, one, form));
    if (!first) return { text: say(form, 'happens') };
    const { text: asked, now, of, ...more } = first;
    // In words the count stands with what it counts.
    const isCounted = form === 'line' && of !== undefined;
    let text = isCounted ? phrase('third-map-wait-count', { text: asked, now: now ?? 0, of }) : asked;
    for (const other of rest) text = say(form, 'and', { first: text, second: other.text });
    return isCounted ? { ...more, text, counted: true } : { ...first, text };
  }
  if (isIf(condition, 'markersOnBoard') && condition.markersOnBoard === 0) return { text: say(form, 'noMarkers') };
  if (isIf(condition, 'revealed')) {
    const found = condition.revealed.filter((color) => state.revealed.includes(color)).length;
    return {
      text: say(form, 'revealed', { count: condition.revealed.length }),
      now: found,
      of: condition.revealed.length,
    };
  }
  return { text: conditionText(condition) };
}

/** Doom that a space or a neighborhood doesn't bear. */
function bounds(condition: Condition, form: Form): Phrase[] {
  return (['spaceDoom', 'neighborhoodDoom'] as const).flatMap((name) => {
    const count = leastOf(condition, name);
    return count === undefined ? [] : [say(form, name, { count })];
  });
}

/** Where an action of the card can be performed. */
function actionAt(game: Game, where: { in: string } | undefined, form: Form): Phrase {
  const at = where?.in;
  if (at === undefined) return say(form, 'action-anywhere');
  return say(form, 'action', { place: placeName(game, at, form) });
}

function placeName(game: Game, at: string, form: Form): PhraseArgument {
  const { content } = game;
  const made = [...content.archive.values()].some(({ front }) => front.space?.id === at);
  if (made || content.spaces.has(at) || content.neighborhoods.has(at)) {
    const place = ref('space', at);
    return form === 'line' ? phrase('third-map-place-at', { place }) : place;
  }
  const color = MARKER_COLORS.find((one) => at.toLowerCase().includes(`${one}marker`));
  if (color) return phrase(`third-map-place-${color}`);
  return phrase(at.toLowerCase().includes('scar') ? 'third-map-place-scar' : 'third-map-place-other');
}
