import type { Seat } from '../../../../engine/decision.ts';
import { legalActions } from '../../actions/actionoffer.ts';
import { adjacentSpaces, doomAt, neighborhoodOf } from '../../board/area.ts';
import { scarsAt } from '../../board/marker.ts';
import { engagedMonsters, findMonster, hasKeyword, monstersAt, printed } from '../../board/monster.ts';
import { loadContent } from '../../content/content.ts';
import { kindOf } from '../../content/copy.ts';
import type { Amount, Discard, Effect, EffectOf, Move, Recover } from '../../content/effect.ts';
import { focusable, focusLimit, focusTotal } from '../../investigators/focus.ts';
import { heldCard, inPlay, investigator, investigatorsAt, ownerOf } from '../../investigators/investigator.ts';
import { cardsWith } from '../../investigators/playarea.ts';
import { has } from '../../investigators/resource.ts';
import { canBecome } from '../../investigators/status.ts';
import { testSetsOff } from '../../reactions/idle.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game, Monster } from '../../state/state.ts';
import { countOf } from '../amount.ts';
import { holds, tokensOn } from '../conditions.ts';
import { canPay, discardable } from '../cost.ts';
import { spacesOf } from '../place.ts';
import { mayFollow, repeatable } from './actions.ts';
import { canAttach } from './codex.ts';
import { isPersonal, type Personal } from './operate.ts';

/** Whether doing a list could change anything now. Only what is plain to see counts; where it can't tell, it could. */
export function wouldChange(
  game: Game,
  seat: Seat | null,
  effects: readonly Effect[],
  context: EffectContext,
): boolean {
  const [first, ...rest] = effects;
  if (!first) return false;
  if ('chooseMonster' in first) {
    const { epic } = first.chooseMonster;
    return game.state.monsters
      .filter((monster) => epic === undefined || printed(monster).epic === epic)
      .some(({ id, at }) => wouldChange(game, seat, rest, { ...context, thatMonster: id, thatSpace: at }));
  }
  return changes(game, seat, first, context) || wouldChange(game, seat, rest, context);
}

/** Whether a list holds only what nobody minds. */
export function isGood(effects: readonly Effect[]): boolean {
  return effects.every((effect) => GOOD.some((operation) => operation in effect));
}

const GOOD = [
  'gain',
  'focus',
  'recover',
  'restore',
  'research',
  'draw',
  'gainItem',
  'removeDoom',
  'prevent',
  'may',
  'defeatMonster',
];

function changes(game: Game, seat: Seat | null, effect: Effect, context: EffectContext): boolean {
  // 3E-R21: what is done to an investigator is skipped without one.
  if (isPersonal(effect)) return seat !== null && changesInvestigator(game, seat, effect, context);
  return changesInside(game, seat, effect, context) ?? changesWorld(game, seat, effect, context);
}

/** Of operations that hold lists: whether any of those that can be reached would. Null for others. */
function changesInside(game: Game, seat: Seat | null, effect: Effect, context: EffectContext): boolean | null {
  const would = (list: readonly Effect[]) => wouldChange(game, seat, list, context);
  if ('roll' in effect) return effect.roll.bands.some(({ do: list }) => would(list));
  if ('choose' in effect)
    return effect.choose.some(({ cost = [], do: list }) => canPay(game, seat, cost, context) && would(list));
  if ('may' in effect) {
    const { who, cost = [], do: list, else: otherwise = [] } = effect.may;
    const takers = who === 'anyInvestigator' ? inPlay(game.state) : [seat];
    return takers.some((taker) => canPay(game, taker, cost, context) && would(list)) || would(otherwise);
  }
  if ('if' in effect) return would(holds(game, seat, effect.if, context) ? effect.then : (effect.else ?? []));
  return 'each' in effect ? changesEach(game, seat, effect, context) : null;
}

function changesEach(
  game: Game,
  seat: Seat | null,
  { each, where, do: list }: EffectOf<'each'>,
  context: EffectContext,
): boolean {
  const would = (one: Seat | null, about: EffectContext) =>
    (!where || holds(game, one, where, about)) && wouldChange(game, one, list, about);
  if (each === 'investigator') return inPlay(game.state).some((other) => would(other, context));
  if (each === 'monster')
    return game.state.monsters.some(({ id, at }) => would(seat, { ...context, thatMonster: id, thatSpace: at }));
  return seat !== null;
}

function changesInvestigator(game: Game, seat: Seat, effect: Personal, context: EffectContext): boolean {
  const { state } = game;
  const one = investigator(game, seat);
  if ('check' in effect) {
    const { pass = [], fail = [], always = [], bySuccesses = [] } = effect.check;
    const lists = [pass, fail, always, ...bySuccesses.map(({ do: list }) => list)];
    return lists.some((list) => wouldChange(game, seat, list, context)) || testSetsOff(game, seat);
  }
  if ('repeat' in effect)
    return canPay(game, seat, effect.repeat.cost, context) && wouldChange(game, seat, effect.repeat.do, context);
  if ('gain' in effect) {
    const { money, remnant, clue } = effect.gain;
    return (
      isSome(game, seat, money, context) || isSome(game, seat, remnant, context) || (!!clue && clueNear(game, seat))
    );
  }
  if ('lose' in effect)
    return (!!effect.lose.money && has(game, seat, 'money') > 0) || (!!effect.lose.focus && focusTotal(game, seat) > 0);
  if ('damage' in effect) return isSome(game, seat, effect.damage, context);
  if ('horror' in effect) return isSome(game, seat, effect.horror, context);
  if ('recover' in effect) return recovers(game, seat, effect.recover);
  if ('draw' in effect) return state.decks[effect.draw.deck].length > 0;
  if ('focus' in effect) return focuses(game, seat, effect.focus);
  if ('status' in effect)
    return (effect.to === undefined ? [seat] : inPlay(state).filter((other) => other !== seat)).some((other) =>
      canBecome(game, other, effect.status),
    );
  if ('move' in effect) return moves(game, seat, effect.move, context);
  if ('research' in effect) return one.clues > 0;
  if ('disengage' in effect)
    return engagedMonsters(state, seat).some(
      // A massive one engages again at once (3E-443.2, 3E-R11).
      (monster) => !hasKeyword(monster, 'massive') && isMeant(monster, effect.disengage, context),
    );
  if ('engage' in effect) return meant(game, effect.engage, context)?.engagedWith.includes(seat) === false;
  if ('prevent' in effect)
    return [effect.prevent.loss].flat().some((kind) => context.harm !== undefined && context.harm[kind] > 0);
  if ('exchange' in effect) return exchanges(game, seat);
  if ('grantAction' in effect) return mayFollow(game, seat, context).length > 0;
  if ('repeatAction' in effect)
    return legalActions(game, seat, { only: repeatable(game, seat, context), again: true }).length > 0;
  if ('gainCardsUnder' in effect) {
    const owner = context.card === undefined ? null : ownerOf(state, context.card);
    return owner !== null && (heldCard(game, owner, context.card ?? '')?.under.length ?? 0) > 0;
  }
  return true;
}

function changesWorld(game: Game, seat: Seat | null, effect: Effect, context: EffectContext): boolean {
  const { state } = game;
  const places = (place: string) => spacesOf(game, seat, place, context);
  if ('restore' in effect) {
    if (effect.to === 'thatMonster') return (meant(game, 'thatMonster', context)?.damage ?? 0) > 0;
    return seat !== null && investigator(game, seat)[effect.restore === 'health' ? 'damage' : 'horror'] > 0;
  }
  if ('take' in effect) {
    const { id } = loadContent().specialNamed(effect.take);
    return state.decks.special.some((card) => kindOf(card) === id);
  }
  if ('discard' in effect) return discards(game, seat, effect.discard, context);
  if ('tokensOnCard' in effect)
    return Object.entries(effect.tokensOnCard).some(
      ([token, by]) => !(typeof by === 'object' && 'minus' in by) || tokensOn(game, context, token as TokenName) > 0,
    );
  if ('moveToken' in effect) return state.sheet.clues > 0;
  if ('placeDoom' in effect) return places(effect.placeDoom.at).length > 0;
  if ('removeDoom' in effect) return places(effect.removeDoom.from).some((space) => doomAt(state, space) > 0);
  if ('spawnMonster' in effect) {
    const { at } = effect.spawnMonster;
    return typeof at !== 'string' || places(at).length > 0;
  }
  if ('damageMonster' in effect) return targets(game, seat, effect.damageMonster.which, context);
  if ('defeatMonster' in effect) return meant(game, effect.defeatMonster, context) !== null;
  if ('exhaustMonster' in effect)
    // A massive one only disengages, and engages again at once (3E-443.5-1).
    return state.monsters.some(
      (monster) =>
        monster.status !== 'exhausted' &&
        !hasKeyword(monster, 'massive') &&
        isMeant(monster, effect.exhaustMonster, context),
    );
  if ('monsterAttacks' in effect) return meant(game, effect.monsterAttacks, context) !== null;
  if ('moveMonster' in effect) return meant(game, effect.moveMonster.which, context) !== null;
  if ('revealMarker' in effect) {
    const spaces = places(effect.revealMarker.at);
    return state.markers.some(({ at, faceUp }) => !faceUp && spaces.includes(at));
  }
  if ('mendScar' in effect) return places(effect.mendScar.at).some((space) => scarsAt(state, 'scar').includes(space));
  return 'attach' in effect ? canAttach(game, effect.attach.card.random) : true;
}

type TokenName = Parameters<typeof tokensOn>[2];

/** Whether an amount is more than 0, as far as that is known. */
function isSome(game: Game, seat: Seat, amount: Amount | undefined, context: EffectContext): boolean {
  if (amount === undefined || amount === 0) return false;
  return typeof amount !== 'object' || !('count' in amount) || countOf(game, seat, amount.count, context) > 0;
}

function clueNear(game: Game, seat: Seat): boolean {
  const neighborhood = neighborhoodOf(investigator(game, seat).at);
  return neighborhood !== null && (game.state.centers[neighborhood]?.clues ?? 0) > 0;
}

function recovers(game: Game, seat: Seat, { health, sanity, who }: Recover): boolean {
  const seats =
    who === 'investigatorOrAllyInYourSpace' ? investigatorsAt(game.state, investigator(game, seat).at) : [seat];
  return seats.some((other) => {
    const allies = who === 'you' ? [] : cardsWith(game, other, { type: 'ally' });
    return [investigator(game, other), ...allies].some(
      ({ damage, horror }) => (health !== undefined && damage > 0) || (sanity !== undefined && horror > 0),
    );
  });
}

/** Above the limit one token goes again (3E-438.9): the new one itself, where he has no other. */
function focuses(game: Game, seat: Seat, { skill, exceedLimit }: EffectOf<'focus'>['focus']): boolean {
  const open = focusable(game, seat);
  if (open.length === 0 || (skill !== 'any' && skill !== 'every' && !open.includes(skill))) return false;
  return exceedLimit === true || focusLimit(game, seat) > 0 || focusTotal(game, seat) > 0;
}

function moves(game: Game, seat: Seat, move: Move, context: EffectContext): boolean {
  const { at } = investigator(game, seat);
  return 'to' in move
    ? spacesOf(game, seat, move.to, context).some((space) => space !== at)
    : adjacentSpaces(game.state, at).length > 0;
}

/** Whether there is anything to move between him and another, or an ally of another. */
function exchanges(game: Game, seat: Seat): boolean {
  const others = inPlay(game.state).filter((other) => other !== seat);
  const bearers = [
    investigator(game, seat),
    ...others.flatMap((other) => [investigator(game, other), ...cardsWith(game, other, { type: 'ally' })]),
  ];
  return others.length > 0 && bearers.some(({ damage, horror }) => damage + horror > 0);
}

/** What lies on the card it stands on is lost with it; to be rid of it counts only where it is a burden. */
function discards(game: Game, seat: Seat | null, discard: Discard, context: EffectContext): boolean {
  if (discard.what === 'clue') return true;
  if (discard.what === 'this') return context.card === undefined || BURDENS.includes(kindOf(context.card));
  return seat !== null && discardable(game, seat, discard, context).length > 0;
}

const BURDENS: readonly string[] = ['cursed', 'darkPact'];

function targets(
  game: Game,
  seat: Seat | null,
  which: EffectOf<'damageMonster'>['damageMonster']['which'],
  context: EffectContext,
): boolean {
  const { state } = game;
  if (which === 'thatMonster') return meant(game, which, context) !== null;
  if (seat === null) return false;
  if (which !== 'oneInYourSpaceOrAdjacent') return engagedMonsters(state, seat).length > 0;
  const { at } = investigator(game, seat);
  return [at, ...adjacentSpaces(state, at)].some((space) => monstersAt(state, space).length > 0);
}

/** The monster a word means: the one the text stands on, the one at hand, or one by its id. */
function meant(game: Game, word: string, { monster, thatMonster }: EffectContext): Monster | null {
  const id = word === 'this' ? monster : word === 'thatMonster' ? thatMonster : word;
  return id === undefined ? null : findMonster(game.state, id);
}

/** Whether it is among those a word means. */
function isMeant({ id }: Monster, word: string, { monster, thatMonster, thoseMonsters }: EffectContext): boolean {
  if (word === 'thoseMonsters') return thoseMonsters?.includes(id) === true;
  return word === 'all' || (word === 'otherMonsters' ? id !== monster : id === thatMonster);
}
