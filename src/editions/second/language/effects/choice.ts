import type { DecisionMatter, Option as Offer, Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase } from '../../../../engine/phrase.ts';
import { available } from '../../cards/deck.ts';
import type { Effect, EffectOf, Option } from '../../content/effect.ts';
import { RESOURCES } from '../../content/vocabulary.ts';
import { investigator, maxSanity, maxStamina, upset, upsets } from '../../investigators/investigator.ts';
import { settle } from '../../misfortune/misfortune.ts';
import type { EffectContext } from '../../state/context.ts';
import { choose, confirm } from '../../state/question.ts';
import type { Bargain } from '../../state/rules.ts';
import type { Game } from '../../state/state.ts';
import { countedOf, heldCount, holds } from '../conditions.ts';
import { canPay, costPhrase, pay } from '../cost.ts';
import { effectsText, optionText } from '../rulestext.ts';
import { oddsAhead } from './rolls.ts';
import { run } from './run.ts';

/** What a list of effects stands under when a question of it names no rule of its own. */
const CARD_TEXT = '2E-101';

/** Exactly one option, its cost paid first. What cannot be paid is not on offer; without any option nothing happens. */
export function* doChoose(game: Game, seat: Seat, effect: EffectOf<'choose'>, context: EffectContext): Flow {
  const chosen = yield* choose(
    game,
    seat,
    'effect.choose',
    context.rule ?? CARD_TEXT,
    () => pickable(game, seat, effect, context).map((option) => offerOf(game, seat, option, context)),
    () => ({
      default: harmless(pickable(game, seat, effect, context)),
      about: matter(context, [effect]),
    }),
  );
  const option = effect.choose.find(({ label }) => label === chosen);
  if (option) yield* buyAndDo(game, seat, { cost: option.cost ?? [], effect: option.do }, context);
}

/** An option nobody has to take; it is not mentioned when its cost can't be paid or it would do nothing. */
export function* doMay(game: Game, seat: Seat, effect: EffectOf<'may'>, context: EffectContext): Flow {
  if (effect.where && !holds(game, seat, effect.where, context)) return;
  const { cost = [], do: effects } = effect.may;
  if (!canPay(game, seat, cost, context) || !wouldChange(game, seat, effects, context)) return;
  const price = costPhrase(cost);
  const odds = oddsAhead(game, seat, effects, context);
  const taken = yield* confirm(game, seat, 'effect.may', context.rule ?? CARD_TEXT, () => ({
    yes: price ? phrase('option-may-pay', { cost: price }) : phrase('option-may'),
    no: phrase('option-decline'),
    ...(odds === undefined ? {} : { odds }),
    about: matter(context, [effect]),
  }));
  if (taken) yield* buyAndDo(game, seat, { cost, effect: effects }, context);
}

/** Pays and does; values that the cost brought to 0 are dealt with when what it bought is done (2E-2908). */
export function* buyAndDo(game: Game, seat: Seat, { cost, effect }: Bargain, context: EffectContext): Flow {
  const before = upsets(game, seat);
  if (!(yield* pay(game, seat, cost, context))) return;
  yield* run(game, seat, effect, context);
  if (!upset(game, seat, before) && !context.unsettled) yield* settle(game, seat);
}

/** The options that may be picked now. */
export function pickable(game: Game, seat: Seat, effect: EffectOf<'choose'>, context: EffectContext): Option[] {
  const payable = effect.choose.filter(({ cost }) => canPay(game, seat, cost ?? [], context));
  const full = payable.filter((option) => isFull(game, seat, option.do, effect.ifAble === true));
  return full.length > 0 ? full : payable;
}

/** Whether doing the list could change anything for the better or worse now; what has to be rolled for always could. */
export function wouldChange(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): boolean {
  return effects.length > 0 && effects.some((effect) => changes(game, seat, effect, context));
}

function changes(game: Game, seat: Seat, effect: Effect, context: EffectContext): boolean {
  const one = investigator(game, seat);
  if ('restore' in effect)
    return effect.restore === 'sanity' ? one.sanity < maxSanity(game, seat) : one.stamina < maxStamina(game, seat);
  if ('gain' in effect) {
    if ('to' in effect && effect.to !== undefined) return true;
    const { sanity, stamina, ...others } = effect.gain;
    if (Object.keys(others).length > 0) return true;
    return (
      (sanity !== undefined && one.sanity < maxSanity(game, seat)) ||
      (stamina !== undefined && one.stamina < maxStamina(game, seat))
    );
  }
  if ('split' in effect) return one.sanity < maxSanity(game, seat) || one.stamina < maxStamina(game, seat);
  if ('draw' in effect) return game.state.decks[effect.draw.deck].length > 0;
  if ('take' in effect) return available(game, effect.take) || wouldChange(game, seat, effect.else ?? [], context);
  if ('sell' in effect) return heldCount(game, seat, effect.sell.what) > 0;
  if ('buy' in effect) return one.money > 0;
  if ('choose' in effect)
    return pickable(game, seat, effect, context).some(({ cost = [], do: effects }) =>
      effects.length === 0 ? cost.length > 0 : wouldChange(game, seat, effects, context),
    );
  if ('closeGate' in effect) return Object.values(game.state.places).some(({ gate }) => gate !== null);
  if ('fightFromCard' in effect) return game.state.monsters.some(({ at }) => at === 'rumor');
  return true;
}

/** An option is full when no loss it asks for exceeds what there is; with `ifAble` it must not be empty either. */
function isFull(game: Game, seat: Seat, effects: readonly Effect[], ifAble: boolean): boolean {
  return effects.every((effect) => {
    if ('lose' in effect)
      return RESOURCES.every((resource) => {
        const amount = effect.lose[resource];
        const have = countedOf(game, seat, resource);
        if (typeof amount === 'number') return amount <= have;
        return amount === undefined || !ifAble || have > 0;
      });
    if ('discard' in effect && ifAble) {
      const { what, count = 1 } = effect.discard;
      const kinds = Array.isArray(what) ? what : [what];
      const have = kinds.reduce((sum, kind) => sum + heldCount(game, seat, kind), 0);
      return have >= (typeof count === 'number' ? count : 1);
    }
    return true;
  });
}

function offerOf(game: Game, seat: Seat, option: Option, context: EffectContext): Offer {
  const odds = oddsAhead(game, seat, option.do, context);
  return { id: option.label, label: optionText(option), ...(odds === undefined ? {} : { odds }) };
}

/** D-34: the option without loss, else the first one. */
function harmless(options: readonly Option[]): string {
  const option = options.find(({ cost, do: effects }) => !cost?.length && !effects.some(hurts)) ?? options[0];
  return option?.label ?? '';
}

function hurts(effect: Effect): boolean {
  if ('status' in effect) return effect.status !== 'blessed';
  return 'lose' in effect || 'discard' in effect || 'monster' in effect || 'gate' in effect;
}

function matter(context: EffectContext, effects: readonly Effect[]): DecisionMatter {
  return { ...context.about, rules: effectsText(effects) };
}
