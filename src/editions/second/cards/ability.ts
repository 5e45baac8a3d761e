import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { isIn } from '../board/area.ts';
import type { Ability } from '../content/ability.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/marker.ts';
import type { Timing } from '../content/vocabulary.ts';
import { investigator, sheetOf } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
import { held } from './card.ts';

/** An ability that may be used now: of a held card or of the sheet, and its place in the list of abilities there. */
export interface UsableAbility {
  card?: string;
  sheet?: string;
  index: number;
  ability: Ability;
}

/** Whose ability it is: a held card (`<card>#<copy>`) or the sheet. */
export interface AbilitySource {
  card?: string;
  sheet?: string;
}

/**
 * The abilities of that timing which the investigator may use now: card ready, cost payable, requirements and place
 * right, not used up for this turn. Those that work by themselves are not among them; spells are cast (`castable`).
 */
export function abilitiesFor(
  game: Game,
  seat: Seat,
  timing: Timing,
  context: Partial<EffectContext> = {},
): UsableAbility[] {
  const content = loadContent();
  const found: UsableAbility[] = [];
  for (const { id } of investigator(game, seat).cards) {
    const card = content.card(id);
    if (card.deck === 'spell' || card.deck === 'special') continue;
    for (const [index, ability] of card.abilities.entries())
      if (ability.timing === timing && isUsable(game, seat, { card: id }, index, ability, context))
        found.push({ card: id, index, ability });
  }
  const sheet = sheetOf(game, seat);
  for (const [index, ability] of sheet.abilities.entries())
    if (ability.timing === timing && isUsable(game, seat, { sheet: sheet.id }, index, ability, context))
      found.push({ sheet: sheet.id, index, ability });
  return found;
}

/**
 * Uses an ability: its cost is paid in full, then its effect is done. Nothing happens when it can't be paid.
 * `context.movement` is the movement at hand, whose points the ability may spend and gain.
 */
export function* useAbility(
  game: Game,
  seat: Seat,
  source: AbilitySource,
  index: number,
  context: Partial<EffectContext> = {},
): Flow {
  const ability = abilityOf(game, seat, source, index);
  const own = contextOf(game, seat, source, context);
  if (!ability || !game.rules.canPay(game, seat, ability.cost, own)) return;
  const one = investigator(game, seat);
  if (isOnceATurn(ability)) one.used[useKey(source, index)] = useTime(game);
  if (source.card !== undefined) game.events.push({ type: 'CardUsed', seat, card: source.card });
  else game.events.push({ type: 'AbilityUsed', seat, ability: ability.id ?? String(index), sheet: one.sheet });
  yield* game.rules.buyAndDo(game, seat, ability, own);
}

/** The context in which an ability's effects run. */
export function contextOf(
  game: Game,
  seat: Seat,
  source: AbilitySource,
  context: Partial<EffectContext> = {},
): EffectContext {
  const { card } = source;
  if (card === undefined) return { source: { ref: 'sheet', id: investigator(game, seat).sheet }, ...context };
  return { source: { ref: 'card', id: kindOf(card) }, card, about: { card }, ...context };
}

function abilityOf(game: Game, seat: Seat, source: AbilitySource, index: number): Ability | undefined {
  if (source.card === undefined) return sheetOf(game, seat).abilities[index];
  if (!held(game, seat, source.card)) return undefined;
  const card = loadContent().card(source.card);
  return card.deck === 'spell' || card.deck === 'special' ? undefined : card.abilities[index];
}

function isUsable(
  game: Game,
  seat: Seat,
  source: AbilitySource,
  index: number,
  ability: Ability,
  context: Partial<EffectContext>,
): boolean {
  if (ability.passive) return false;
  const one = investigator(game, seat);
  if (source.card !== undefined && held(game, seat, source.card)?.exhausted) return false;
  if (ability.timing === 'movement' && !isIn(one.at, 'arkham')) return false;
  if (ability.notAgainst === 'ancientOne' && game.state.ancientOne.awake) return false;
  if (isOnceATurn(ability) && one.used[useKey(source, index)] === useTime(game)) return false;
  const own = contextOf(game, seat, source, context);
  return game.rules.holds(game, seat, ability.requires, own) && game.rules.canPay(game, seat, ability.cost, own);
}

/** What is used in the Upkeep is used once in it (2E-504). */
const isOnceATurn = ({ timing, limit, cost }: Ability) =>
  limit !== undefined || (timing === 'upkeep' && cost.length === 0);

const useKey = (source: AbilitySource, index: number) => `${source.card ?? source.sheet ?? ''}/${index}`;

/** Uses are limited by the turn; in the final battle each round has its own Upkeep (2E-3807). */
function useTime(game: Game): number {
  const { turn, ancientOne } = game.state;
  return ancientOne.awake ? turn + ancientOne.round : turn;
}
