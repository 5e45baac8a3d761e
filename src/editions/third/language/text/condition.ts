import { type Phrase, ref } from '../../../../engine/phrase.ts';
import type { Condition, Range } from '../../content/condition.ts';
import { list, monsterName, oneOf, place, say } from './noun.ts';

/** What must hold, as a clause after "if". `denied`: that it does not. @throws Error for a condition without words */
export function conditionText(condition: Condition, denied = false): Phrase {
  const parts = partsOf(condition, denied ? 'true' : 'false');
  const [first] = parts;
  if (!first) throw new Error(`no words for ${Object.keys(condition).join(', ')}`);
  if (parts.length === 1) return first;
  return denied ? oneOf(parts) : say('clauses', { clauses: list(parts) });
}

/** One clause a key; keys that belong to another one have none of their own. */
function partsOf(condition: Condition, not: 'true' | 'false'): Phrase[] {
  const denied = not === 'true';
  const parts: (Phrase | undefined)[] = [
    condition.not && conditionText(condition.not, !denied),
    condition.any && oneOf(condition.any.map((inner) => conditionText(inner, denied))),
    condition.all && say('clauses', { clauses: list(condition.all.map((inner) => conditionText(inner, denied))) }),
    condition.anyInvestigator && say('if-anyone', { condition: statusWord(condition.anyInvestigator), not }),
    condition.resource === undefined ? undefined : resourceText(condition, not),
    condition.has === undefined ? undefined : say(`if-has-${condition.has}`, { not }),
    condition.status === undefined
      ? undefined
      : say('if-status', { status: say(`if-status-${condition.status}`), not }),
    condition.in === undefined ? undefined : say('if-in', { place: place(condition.in, 'at'), not }),
    condition.neighborhood && say('if-in', { place: oneOf(condition.neighborhood.map((id) => place(id, 'at'))), not }),
    condition.counter === undefined ? undefined : say('if-counter', { max: condition.max ?? 0, not }),
    condition.tokensOnCard && tokensText(condition.tokensOnCard, not),
    condition.codexHas !== undefined
      ? say('if-codex-has', { number: condition.codexHas, side: condition.side ?? 'any', not })
      : undefined,
    ranged('sheet-clues', condition.sheetClues, not),
    ranged('sheet-doom', condition.sheetDoom, not),
    ranged('sheet-clues-and-doom', condition.sheetCluesPlusDoom, not),
    ranged('sheet-markers', condition.sheetMarkers, not),
    ranged('space-doom', condition.spaceDoom, not),
    ranged('neighborhood-doom', condition.neighborhoodDoom, not),
    ranged('mended-scars', condition.mendedScars, not),
    condition.markersOnBoard !== undefined
      ? say('if-markers-on-board', { count: condition.markersOnBoard, not })
      : undefined,
    condition.revealed &&
      say('if-revealed', { markers: list(condition.revealed.map((color) => ref('marker', color))), not }),
    condition.neighborhoodHas &&
      say('if-neighborhood-has', { scars: oneOf(condition.neighborhoodHas.map((scar) => say(`scar-${scar}`))), not }),
    condition.engaged === undefined ? undefined : say('if-engaged-that', { not }),
    condition.engagedWith === undefined ? undefined : say('if-engaged-this', { not }),
    condition.monsters && say('if-monster', { monsters: oneOf(condition.monsters.map(monsterName)), not }),
    condition.group === undefined ? undefined : say(`if-group-${condition.group}`, { not }),
    condition.trait === undefined
      ? undefined
      : say('if-trait', { trait: say(`trait-${condition.trait}`, { count: 1 }), not }),
    condition.epic !== undefined ? say('if-epic', { not: String(condition.epic === denied) }) : undefined,
    condition.check === undefined
      ? undefined
      : say(`if-check-${condition.check}`, { inUse: String(condition.inUse !== undefined), not }),
    condition.mentions === undefined ? undefined : say('if-mentions', { name: condition.mentions, not }),
    condition.card === undefined ? undefined : say('if-card', { card: ref('card', condition.card), not }),
    condition.ability === undefined ? undefined : say('if-ability', { not }),
    condition.thisCast &&
      say('if-this-cast', { what: oneOf(condition.thisCast.map((one) => say(`cast-${one}`))), not }),
    condition.otherHand === undefined ? undefined : say('if-other-hand', { not }),
  ];
  return parts.filter((part) => part !== undefined);
}

function resourceText({ resource, min, max }: Condition, not: string): Phrase {
  if (min === 'focusLimit') return say('if-focus-limit', { not });
  const stuff = say(`stuff-${resource}`);
  if (max !== undefined) return say('if-resource-max', { stuff, money: String(resource === 'money'), max, not });
  return say('if-resource-min', { stuff, money: String(resource === 'money'), min: min ?? 0, not });
}

function statusWord(condition: Condition): Phrase {
  return condition.status ? say(`if-status-${condition.status}`) : conditionText(condition);
}

function tokensText(tokens: Record<string, number | undefined>, not: string): Phrase {
  const what = Object.entries(tokens).map(([kind, count]) => say(`token-${kind}`, { count: count ?? 0 }));
  return say('if-tokens', { what: list(what), not });
}

function ranged(key: string, range: Range | undefined, not: string): Phrase | undefined {
  if (!range) return undefined;
  return range.min === undefined
    ? say(`if-${key}-max`, { count: range.max ?? 0, not })
    : say(`if-${key}`, { count: range.min, not });
}
