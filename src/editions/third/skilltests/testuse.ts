import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase } from '../../../engine/phrase.ts';
import type { Copy } from '../../edition/copy.ts';
import { engagedMonsters } from '../board/monster.ts';
import { castNote, castPrice } from '../cards/castprice.ts';
import { canCast, isSpell } from '../cards/spell.ts';
import type { AbilityOf } from '../content/ability.ts';
import { type Cost, type Effect, isA } from '../content/effect.ts';
import { abilitiesOfKind, isOfKind, markUsed, mayUse, type OwnedAbility, useCard } from '../investigators/ability.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { duringAbilities, useDuring } from '../reactions/during.ts';
import { use } from '../reactions/reaction.ts';
import { abilityOf } from '../state/asking.ts';
import type { Cause } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import type { Game, TestInHand } from '../state/state.ts';
import { addToDie, failing, lifted, places, reroll, rerollProspect, successesOf } from './testdice.ts';
import { contextOf, diceFor, isFor, isInUse, type Tested } from './testpool.ts';
import { clueUses, focusUses, type Use } from './tokenuse.ts';

/** Everything the one who tests can do now, free things first. Nothing that could not change anything. */
export function usesAfterRoll(game: Game, tested: Tested, hand: TestInHand): Use[] {
  const { seat } = hand;
  const own = [
    ...rerolls(game, seat, tested, hand),
    ...nudges(game, tested, hand),
    ...duringUses(game, hand),
    ...focusUses(game, hand),
    ...clueUses(game, hand),
  ];
  return own.sort((a, b) => Number(b.free) - Number(a.free));
}

/** What somebody else can do for the test (3E-463.4b, T6). */
export function usesOfOther(game: Game, owner: Seat, tested: Tested, hand: TestInHand): Use[] {
  const near = investigator(game, owner).at === investigator(game, hand.seat).at;
  return [...(near ? rerolls(game, owner, tested, hand) : []), ...interventions(game, owner, hand)];
}

/** Whether a card in their hands could do something to the dice of such a test. */
export function helpsTest(game: Game, tested: Tested, owned: OwnedAbility): boolean {
  const { ability, owner: seat } = owned;
  if (isOfKind(ability, 'reroll')) {
    const { reroll: again } = ability;
    if (!isFor(game, tested, again) || (again.per === 'round' && !mayUse(game, seat, owned.key))) return false;
    return diceFor(game, again.dice, owned, 1) > 0;
  }
  if (isOfKind(ability, 'addToDie'))
    return ability.addToDie.dice === 'one' && isFor(game, tested, { during: ability.addToDie.during });
  if (isOfKind(ability, 'during')) {
    if (ability.during !== tested.occasion || !changesTest(ability.do)) return false;
    return owned.card === null || !isSpell(game, owned.card) || canCast(game, seat, owned.card);
  }
  return false;
}

function rerolls(game: Game, owner: Seat, tested: Tested, hand: TestInHand): Use[] {
  const fails = failing(hand);
  if (fails.length === 0) return [];
  return abilitiesOfKind(game, owner, 'reroll').flatMap((owned) => {
    const { reroll: again } = owned.ability;
    if (!mayReroll(game, owned, tested, hand)) return [];
    const most = diceFor(game, again.dice, owned, fails.length);
    if (most < 1) return [];
    const free = !again.cost && !owned.ability.then;
    const some = rerollUse(game, hand, owned, { chosen: fails.slice(0, most), free, suffix: '' });
    if (again.dice !== 'oneOrAll' || hand.dice.length < 2) return [some];
    const all = rerollUse(game, hand, owned, {
      chosen: places(hand),
      free: free && successesOf(hand) === hand.added,
      suffix: ':all',
    });
    return all.free ? [all, some] : [some, all];
  });
}

/** Whether it is for this test, has not been used, and can be paid. */
function mayReroll(game: Game, owned: OwnedAbility<AbilityOf<'reroll'>>, tested: Tested, hand: TestInHand): boolean {
  const { owner, card } = owned;
  const { reroll } = owned.ability;
  if (owner !== hand.seat && reroll.who !== 'youOrAnotherInvestigatorInYourSpace') return false;
  if (!isInUse(game, card, owner === hand.seat ? hand.chosen : []) || !isFor(game, tested, reroll)) return false;
  if (isSpent(game, owned, reroll.per === 'round', hand)) return false;
  return !reroll.cost || game.rules.canPay(game, owner, reroll.cost, contextOf(owned));
}

function rerollUse(
  game: Game,
  hand: TestInHand,
  owned: OwnedAbility<AbilityOf<'reroll'>>,
  { chosen, free, suffix }: { chosen: number[]; free: boolean; suffix: string },
): Use {
  const { then } = owned.ability;
  return {
    free,
    option: {
      id: OPTION.use.write(owned.key + suffix),
      label: phrase('third-option-test-reroll', { by: abilityOf(owned.source), dice: chosen.length }),
      prospect: () => {
        const price = game.rules.prices(game, owned.owner, owned.ability.reroll.cost ?? [], contextOf(owned));
        return { ...rerollProspect(hand, chosen.length), ...(price.length > 0 ? { price } : {}) };
      },
      about: owned.source,
    },
    *carryOut() {
      const context = contextOf(owned);
      if (!(yield* pays(game, owned, hand, context))) return;
      reroll(game, hand, chosen, owned.source);
      if (then) yield* game.rules.run(game, owned.owner, then, context);
      else yield* game.rules.payDebts(game, context);
    },
  };
}

/** Cards that add to one die: offered where that makes more successes of it. */
function nudges(game: Game, tested: Tested, hand: TestInHand): Use[] {
  return abilitiesOfKind(game, hand.seat, 'addToDie').flatMap((owned) => {
    const { addToDie: more } = owned.ability;
    if (more.dice !== 'one' || !isInUse(game, owned.card, hand.chosen) || !isFor(game, tested, { during: more.during }))
      return [];
    if (isSpent(game, owned, more.per === 'round', hand) || lifted(hand, more.by) === null) return [];
    return {
      free: true,
      option: {
        id: OPTION.use.write(owned.key),
        label: phrase('third-option-test-nudge', { by: abilityOf(owned.source), more: more.by }),
        about: owned.source,
      },
      *carryOut() {
        if (yield* pays(game, owned, hand)) addToDie(game, more.by, 'one', owned.source);
      },
    };
  });
}

/** What cards, spells and the monsters at hand let them do to the test as part of the action, once in it. */
function duringUses(game: Game, hand: TestInHand): Use[] {
  const { seat, occasion } = hand;
  if (occasion !== 'attack' && occasion !== 'evade') return [];
  const monsters =
    occasion === 'evade'
      ? engagedMonsters(game.state, seat).map(({ id }) => id)
      : hand.monster === null
        ? []
        : [hand.monster];
  return duringAbilities(game, seat, { action: occasion, monsters, ofTest: true }).flatMap((during): Use[] => {
    const { key, card, text, context } = during;
    if (!isInUse(game, card, hand.chosen) || hand.used.includes(key)) return [];
    if (!addsSuccess(text.do) && lifted(hand, 1) === null) return [];
    return [
      {
        free: false,
        option: useOption(game, seat, { key, by: context.source, card }, text.cost),
        *carryOut() {
          hand.used.push(key);
          yield* useDuring(game, seat, during);
        },
      },
    ];
  });
}

/** Spells of others that lend their successes. */
function interventions(game: Game, owner: Seat, hand: TestInHand): Use[] {
  return abilitiesOfKind(game, owner, 'when').flatMap((owned) => {
    const { ability, card } = owned;
    if (ability.when !== 'anotherInvestigatorAnywhereTests' || card === null) return [];
    if (isSpent(game, owned, ability.per === 'round', hand) || !canCast(game, owner, card)) return [];
    return {
      free: false,
      option: useOption(game, owner, { key: owned.key, by: owned.source, card }, ability.cost),
      *carryOut() {
        hand.used.push(owned.key);
        if (ability.per === 'round') markUsed(game, owner, owned.key);
        yield* use(game, owner, { card, text: ability, context: contextOf(owned) });
      },
    };
  });
}

/** Pays for an ability and notes its use. @returns false when it was not paid, or paying was the owner's end */
function* pays(
  game: Game,
  owned: OwnedAbility<AbilityOf<'reroll' | 'addToDie'>>,
  hand: TestInHand,
  context = contextOf(owned),
): Flow<boolean> {
  const before = upsets(game, owned.owner);
  const { ability } = owned;
  const cost = 'reroll' in ability ? ability.reroll.cost : undefined;
  const limits = 'reroll' in ability ? ability.reroll : ability.addToDie;
  mark(game, owned, 'per' in limits && limits.per === 'round', hand);
  if (cost && !(yield* game.rules.pay(game, owned.owner, cost, context))) return false;
  return !upset(game, owned.owner, before);
}

function mark(game: Game, owned: OwnedAbility, perRound: boolean, hand: TestInHand): void {
  const { owner, card, source, key } = owned;
  hand.used.push(key);
  if (perRound) markUsed(game, owner, key);
  useCard(game, owner, card);
  if (card !== null) game.events.push({ type: 'CardUsed', seat: owner, card });
  else if (source.ref === 'sheet') game.events.push({ type: 'AbilityUsed', seat: owner, sheet: source.id });
}

/** Used already: this round, or, where it says nothing or `roll`, in this test. */
function isSpent(game: Game, owned: OwnedAbility, perRound: boolean, hand: TestInHand): boolean {
  return perRound ? !mayUse(game, owned.owner, owned.key) : hand.used.includes(owned.key);
}

interface Used {
  key: string;
  by: Cause;
  card: Copy | null;
}

function useOption(game: Game, seat: Seat, { key, by, card }: Used, cost: readonly Cost[] = []): Offered {
  const about = card === null ? { source: by } : { source: by, card, owner: seat };
  return {
    id: OPTION.use.write(key),
    label: phrase('third-option-test-use', { by: abilityOf(by) }),
    prospect: () => {
      const price = [...castPrice(game, seat, card), ...game.rules.prices(game, seat, cost, about)];
      const note = castNote(game, seat, card);
      return { ...(note ? { note } : {}), ...(price.length > 0 ? { price } : {}) };
    },
    about: by,
  };
}

/** Whether effects come down to dice or successes of the test at hand. */
function changesTest(effects: readonly Effect[]): boolean {
  return effects.some((effect) => isA(effect, 'addToDie')) || addsSuccess(effects);
}

function addsSuccess(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if (isA(effect, 'addToTest')) return true;
    if (!isA(effect, 'check')) return false;
    const { pass = [], always = [] } = effect.check;
    return addsSuccess([...pass, ...always]);
  });
}
