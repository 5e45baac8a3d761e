import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { doomAt, doomIn, townOf } from '../board/area.ts';
import type { StateRule } from '../content/archive.ts';
import { type Condition, isIf, type Range } from '../content/effect.ts';
import type { EffectContext } from '../state/context.ts';
import type { ThirdEvent } from '../state/event.ts';
import { groupChoose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { codexRulesThat, type RuleInForce, runArchive } from './codex.ts';

/** One way in which a condition has come true: where, if it is about a place. */
interface Occasion {
  space?: string;
  neighborhood?: string;
}

interface Pending {
  text: RuleInForce;
  occasion: Occasion;
  /** What tells it from other occasions of the same text. */
  mark: string;
}

/**
 * Carries out the codex texts whose condition has come true: objectives and setbacks once while their side is up,
 * rules each time anew (3E-R26). Several at once go in the order the group chooses (3E-R20, 3E-R27).
 */
export function* codexWatch(game: Game): Flow {
  for (;;) {
    const pending = comeTrue(game);
    const next = pending.length > 1 ? yield* pickNext(game, pending) : pending[0];
    if (!next) return;
    const { card, kind } = next.text;
    card.fired.push(next.mark);
    game.events.push(happening(game, next));
    const rule = next.text.rule as StateRule;
    yield* runArchive(game, card.number, rule.do, contextOf(next.occasion, kind));
  }
}

/** The chapter of the rulebook that the card of outbreaks repeats. */
const OUTBREAK = '3E-415';

/** What is told of it: that a card's text comes true, or more plainly where an outbreak is (3E-415.1a). */
function happening(game: Game, { text, occasion }: Pending): ThirdEvent {
  const { number } = text.card;
  if (occasion.space !== undefined && game.content.archiveCard(number).rule === OUTBREAK)
    return { type: 'Outbreak', space: occasion.space };
  return { type: 'CodexFired', card: number, what: WHAT[text.kind] };
}

const WHAT = { objectives: 'objective', rules: 'rule', doom: 'doom' } as const;

function contextOf({ space, neighborhood }: Occasion, kind: RuleInForce['kind']): Partial<EffectContext> {
  return {
    ...(space === undefined ? {} : { thatSpace: space }),
    ...(neighborhood === undefined ? {} : { thatNeighborhood: neighborhood }),
    rule: kind === 'rules' ? '3E-453.3' : kind === 'objectives' ? '3E-413.5c' : '3E-413.5d',
  };
}

/** What has come true and has not been carried out; forgets rules that are no longer true, so that they can anew. */
function comeTrue(game: Game): Pending[] {
  const found: Pending[] = [];
  for (const text of codexRulesThat(game, 'when')) {
    const { rule, kind, index, card } = text;
    if (!('when' in rule)) continue;
    const prefix = `${kind}:${index}`;
    const occasions =
      rule.if && !game.rules.holds(game, null, rule.if, archiveContext(text)) ? [] : occasionsOf(game, text, rule);
    const marks = occasions.map((occasion) => `${prefix}:${occasion.space ?? occasion.neighborhood ?? ''}`);
    if (kind === 'rules')
      card.fired = card.fired.filter((mark) => !mark.startsWith(`${prefix}:`) || marks.includes(mark));
    for (const [at, occasion] of occasions.entries()) {
      const mark = marks[at] as string;
      if (!card.fired.includes(mark)) found.push({ text, occasion, mark });
    }
  }
  return found;
}

const archiveContext = (text: RuleInForce): EffectContext => ({
  source: { ref: 'archive', id: String(text.card.number) },
  archive: text.card.number,
});

/** The places, if it is about places, or the one nameless occasion of a condition that holds. */
function occasionsOf(game: Game, text: RuleInForce, rule: StateRule): Occasion[] {
  const places = placesOf(game, rule.when);
  if (places) return places;
  return game.rules.holds(game, null, rule.when, archiveContext(text)) ? [{}] : [];
}

function placesOf(game: Game, condition: Condition): Occasion[] | null {
  const { state } = game;
  if (isIf(condition, 'spaceDoom')) {
    const range = condition.spaceDoom;
    return townOf(game)
      .spaces.filter((space) => within(doomAt(state, space), range))
      .map((space) => ({ space, neighborhood: game.content.neighborhoodOf(space) ?? '' }));
  }
  if (isIf(condition, 'neighborhoodDoom')) {
    const range: Range = condition.neighborhoodDoom;
    // 3E-412.3a-2
    return townOf(game)
      .neighborhoods.filter((id) => within(doomIn(game, id), range))
      .filter((id) => range.max === undefined || state.centers[id]?.anomaly)
      .map((neighborhood) => ({ neighborhood }));
  }
  if (!isIf(condition, 'any')) return null;
  const parts = condition.any.map((part) => placesOf(game, part));
  if (parts.some((part) => part === null)) return null;
  const ids = new Set(parts.flatMap((part) => (part ?? []).map(({ neighborhood }) => neighborhood ?? '')));
  // What is about any of a neighborhood's spaces is about the neighborhood (3E-412.3a-1).
  return [...ids].map((neighborhood) => ({ neighborhood }));
}

function within(value: number, { min, max }: Range): boolean {
  return value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}

/** 3E-004-2: the group says which comes first; silence takes them by card, objectives before setbacks (3E-R27). */
function* pickNext(game: Game, pending: readonly Pending[]): Flow<Pending | undefined> {
  const id = ({ text, mark }: Pending) => `${text.card.number}:${mark}`;
  const sorted = [...pending].sort((a, b) => rank(a) - rank(b));
  const chosen = yield* groupChoose(
    game,
    { kind: 'codex.order', rule: '3E-R26' },
    {
      options: sorted.map((one) => ({
        id: id(one),
        label: phrase(`third-option-codex-${WHAT[one.text.kind]}`, {
          card: ref('archive', String(one.text.card.number)),
          where: one.occasion.neighborhood ? ref('neighborhood', one.occasion.neighborhood) : '',
        }),
      })),
    },
  );
  return pending.find((one) => id(one) === chosen);
}

const KIND_RANK = { objectives: 0, rules: 1, doom: 2 } as const;
const rank = ({ text }: Pending) => KIND_RANK[text.kind] * 100 + text.card.number;
