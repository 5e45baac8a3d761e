import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';

import type { Ability } from '../content/ability.ts';

import type { Timing } from '../content/vocabulary.ts';
import { investigator, sheetOf } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { held } from './card.ts';

/** Whose ability it is: a held card (`<card>#<copy>`) or the sheet. */
export interface AbilitySource {
  card?: Copy;
  sheet?: string;
}

/** An ability by its place in the list of abilities of its card or sheet. */
export interface AbilityPlace extends AbilitySource {
  index: number;
}

/** An ability that may be used now. */
export interface UsableAbility extends AbilityPlace {
  ability: Ability;
}

/**
 * The abilities of that timing which the investigator may use now, not for nothing: card ready, cost payable,
 * requirements and place right, not used up for this turn. Those that work by themselves are not among them; spells are cast (`castable`).
 */
export function abilitiesFor(
  game: Game,
  seat: Seat,
  timing: Timing,
  context: Partial<EffectContext> = {},
): UsableAbility[] {
  const { content } = game;
  const found: UsableAbility[] = [];
  const take = (abilities: readonly Ability[], of: Pick<UsableAbility, 'card' | 'sheet'>) => {
    for (const [index, ability] of abilities.entries()) {
      if (ability.timing !== timing) continue;
      const one = { ...of, index, ability };
      if (isUsable(game, seat, one, context)) found.push(one);
    }
  };
  for (const { id } of investigator(game, seat).cards) {
    const card = content.card(id);
    if (card.deck !== 'spell' && card.deck !== 'special' && card.abilities.length > 0)
      take(card.abilities, { card: id });
  }
  const sheet = sheetOf(game, seat);
  take(sheet.abilities, { sheet: sheet.id });
  return found;
}

/**
 * Uses an ability: its cost is paid in full, then its effect is done. Nothing happens when it can't be paid.
 * `context.movement` is the movement at hand, whose points the ability may spend and gain.
 */
export function* useAbility(game: Game, seat: Seat, source: AbilityPlace, context: Partial<EffectContext> = {}): Flow {
  const ability = abilityOf(game, seat, source);
  const own = contextOf(game, seat, source, context);
  if (!ability || !game.rules.canPay(game, seat, ability.cost, own)) return;
  const one = investigator(game, seat);
  if (isOnceATurn(ability)) one.used[useKey(source)] = useTime(game);
  if (source.card !== undefined) game.events.push({ type: 'CardUsed', seat, card: source.card });
  else game.events.push({ type: 'AbilityUsed', seat, ability: ability.id ?? String(source.index), sheet: one.sheet });
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

function abilityOf(game: Game, seat: Seat, source: AbilityPlace): Ability | undefined {
  if (source.card === undefined) return sheetOf(game, seat).abilities[source.index];
  if (!held(game, seat, source.card)) return undefined;
  const card = game.content.card(source.card);
  return card.deck === 'spell' || card.deck === 'special' ? undefined : card.abilities[source.index];
}

function isUsable(game: Game, seat: Seat, usable: UsableAbility, context: Partial<EffectContext>): boolean {
  const { ability } = usable;
  if (ability.passive) return false;
  const one = investigator(game, seat);
  if (usable.card !== undefined && held(game, seat, usable.card)?.exhausted) return false;
  if (ability.timing === 'movement' && !game.content.town.isIn(one.at, 'arkham')) return false;
  if (ability.notAgainst === 'ancientOne' && game.state.ancientOne.awake) return false;
  if (isOnceATurn(ability) && one.used[useKey(usable)] === useTime(game)) return false;
  const own = contextOf(game, seat, usable, context);
  if (!game.rules.holds(game, seat, ability.requires, own) || !game.rules.canPay(game, seat, ability.cost, own))
    return false;
  return !game.rules.hopeless(game, seat, ability.effect, own);
}

/** What is used in the Upkeep is used once in it (2E-504). */
export const isOnceATurn = ({ timing, limit, cost }: Ability) =>
  limit !== undefined || (timing === 'upkeep' && cost.length === 0);

/** The id of the option or offer to use it. */
export const useId = ({ card, ability }: Pick<UsableAbility, 'card' | 'ability'>): string =>
  OPTION.use.write(card ?? ability.id ?? '');

/** Under which key the use of an ability is remembered that is limited to once a turn. */
export const useKey = ({ card, sheet, index }: AbilityPlace) => `${card ?? sheet ?? ''}/${index}`;

/** Uses are limited by the turn; in the final battle each round has its own Upkeep (2E-3807). */
function useTime(game: Game): number {
  const { turn, ancientOne } = game.state;
  return ancientOne.awake ? turn + ancientOne.round : turn;
}
