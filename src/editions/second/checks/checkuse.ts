import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Copy } from '../../edition/copy.ts';
import { atRest, isMighty, mayRest, rest } from '../cards/rest.ts';
import { useProspect } from '../cards/useprospect.ts';
import type { Ability } from '../content/ability.ts';

import { isA, only, type Spec } from '../content/effect.ts';
import type { Timing, Window } from '../content/vocabulary.ts';
import { inPlayerOrder, investigator, sheetOf } from '../investigators/investigator.ts';
import type { Cause } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import type { CheckSpec } from './formula.ts';

/** Something that may be used on a check: a held card's ability, or one of a sheet. */
export interface CheckUse {
  /** Who owns it and pays for it; not always the one who makes the check. */
  owner: Seat;
  source: Cause;
  card?: Copy;
  ability: Ability;
  reroll?: Spec<'reroll'>;
  /** Counts as a Clue token spent. */
  clue?: boolean;
  /** Free of cost: silence uses it on a failed check (D-24). */
  free: boolean;
  /** What the use is known by where each is possible once in the battle and costs the attack (L11.7, L11.8). */
  instead?: string;
  option: Offered;
}

/** What they can use themselves on such a check in one of those windows, cards that are alike named once. */
export function checkUses(game: Game, seat: Seat, spec: CheckSpec, windows: readonly Window[]): CheckUse[] {
  const { content } = game;
  const uses: CheckUse[] = [];
  const kinds = new Set<string>();
  for (const held of investigator(game, seat).cards) {
    const card = content.card(held.id);
    if (card.deck === 'spell' || card.deck === 'special' || card.abilities.length === 0 || kinds.has(card.id)) continue;
    for (const [index, ability] of card.abilities.entries()) {
      if (!isFor(ability, spec, windows) || !mayBe(game, seat, spec, held.id)) continue;
      const source = { ref: 'card', id: card.id };
      if (!game.rules.canPay(game, seat, ability.cost, { source, card: held.id })) continue;
      kinds.add(card.id);
      uses.push(useOf(game, seat, spec, { source, ability, id: OPTION.useOne.write([held.id, index]), card: held.id }));
    }
  }
  return [...uses, ...sheetUses(game, { owner: seat, checker: seat }, spec, windows)];
}

/** What others can lend to their check (Mandy Thompson's Research), in player order. */
export function lentUses(game: Game, seat: Seat, spec: CheckSpec): CheckUse[] {
  return inPlayerOrder(game.state)
    .filter((other) => other !== seat)
    .flatMap((other) => sheetUses(game, { owner: other, checker: seat }, spec, ['afterRoll']));
}

/** Pays for a use and marks its limit. @returns false when it can no longer be paid */
export function* payUse(game: Game, seat: Seat, use: CheckUse): Flow<boolean> {
  const { owner, card, ability, instead } = use;
  if (card !== undefined && !game.rules.canPay(game, owner, ability.cost, { source: use.source, card })) return false;
  if (instead !== undefined) rest(game, owner, instead);
  if (card !== undefined) {
    game.events.push({ type: 'CardUsed', seat, card });
    return yield* game.rules.pay(game, owner, ability.cost, { source: use.source, card });
  }
  const one = investigator(game, owner);
  one.used[ability.id ?? ''] = roundOf(game);
  game.events.push({ type: 'AbilityUsed', seat: owner, ability: ability.id ?? '', sheet: one.sheet });
  return true;
}

/** The turn, or in the final battle the round, that abilities once a turn go by. */
function roundOf(game: Game): number {
  return game.state.turn + game.state.ancientOne.round;
}

/** Whose ability it would be, and who makes the check. */
interface Pair {
  owner: Seat;
  checker: Seat;
}

function sheetUses(game: Game, { owner, checker }: Pair, spec: CheckSpec, windows: readonly Window[]): CheckUse[] {
  const sheet = sheetOf(game, owner);
  return sheet.abilities
    .filter((ability) => {
      if (!isFor(ability, spec, windows) || !mayBe(game, owner, spec, ability.id ?? '')) return false;
      if (owner !== checker && !only(ability.effect, 'reroll').some((one) => 'who' in one)) return false;
      return ability.limit === undefined || investigator(game, owner).used[ability.id ?? ''] !== roundOf(game);
    })
    .map((ability) =>
      useOf(game, owner, spec, {
        source: { ref: 'sheet', id: sheet.id },
        ability,
        id: OPTION.ability.write([owner, ability.id ?? '']),
      }),
    );
}

/** An ability that concerns a check, and the id of its option. */
interface Found {
  source: Cause;
  ability: Ability;
  id: string;
  card?: Copy;
}

function useOf(game: Game, owner: Seat, spec: CheckSpec, { source, ability, id, card }: Found): CheckUse {
  const instead = isInstead(game, spec);
  const use: CheckUse = {
    owner,
    source,
    ability,
    free: ability.cost.length === 0 && !instead,
    option: {
      id,
      label:
        card === undefined
          ? phrase('option-use-ability', { ability: ref('ability', ability.id ?? '') })
          : phrase('option-use-card', { card: ref('card', card) }),
      prospect: () => {
        const prospect = useProspect(game, owner, card === undefined ? {} : { card }, ability);
        return instead ? atRest(game, prospect) : prospect;
      },
      about: card === undefined ? source : { ref: 'card', id: card },
    },
    ...(card === undefined ? {} : { card }),
    ...(instead ? { instead: OPTION.use.write(card ?? ability.id ?? '') } : {}),
  };
  for (const effect of ability.effect) {
    if (isA(effect, 'reroll')) use.reroll = effect.reroll;
    if (isA(effect, 'countsAs')) use.clue = true;
  }
  return use;
}

/** L11.7: what is used on a check that is no attack of theirs, takes the place of one. */
const isInstead = (game: Game, { kind }: CheckSpec): boolean => isMighty(game) && kind !== 'combat' && kind !== 'spell';

const mayBe = (game: Game, owner: Seat, spec: CheckSpec, what: string): boolean =>
  !isInstead(game, spec) || mayRest(game, owner, OPTION.use.write(what));

function isFor(ability: Ability, spec: CheckSpec, windows: readonly Window[]): boolean {
  if (ability.passive || !timingsOf(spec).includes(ability.timing)) return false;
  if (ability.notAgainst === 'ancientOne' && spec.against?.ref === 'ancientOne') return false;
  const window = ability.window ?? (ability.timing === 'clueSpend' ? 'afterRoll' : undefined);
  if (window === undefined || !windows.includes(window)) return false;
  return ability.effect.some((effect) => isA(effect, 'reroll') || isA(effect, 'autoPass') || isA(effect, 'countsAs'));
}

/** The timings whose abilities concern such a check. */
function timingsOf(spec: CheckSpec): Timing[] {
  const timings: Timing[] = ['anyCheck', 'clueSpend'];
  if (spec.gateClose) timings.push('gateCheck');
  switch (spec.kind) {
    case 'combat':
      return [...timings, 'combatCheck'];
    case 'evade':
    case 'horror':
    case 'spell':
      return [...timings, spec.kind];
    case 'speed':
    case 'sneak':
    case 'fight':
    case 'will':
    case 'lore':
    case 'luck':
      return timings;
    default:
      return spec.kind satisfies never;
  }
}
