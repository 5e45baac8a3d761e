import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import { canCast, isSpell } from '../cards/spell.ts';
import { codexRulesThat } from '../codex/codex.ts';
import type { Ability, Reaction } from '../content/ability.ts';
import type { EventName } from '../content/vocabulary.ts';
import { ignores, mayUse, type ReactionTime, reactionOf, reactionsOf } from '../investigators/ability.ts';
import { inPlay, investigator } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import type { Cause } from '../state/event.ts';
import { eventsOf, type Moment } from '../state/moment.ts';
import { ABILITY, OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** An ability that answers a moment. */
export interface Reacting {
  key: string;
  /** By which of the moment's names it answers. */
  event: EventName;
  /** Whose card or sheet it is; null on monsters, headlines and archive cards. */
  owner: Seat | null;
  /** Who carries it out; null where no investigator has to do with it (the group decides, 3E-R21). */
  actor: Seat | null;
  /** Who is asked whether, where it is optional. */
  asked: Seat;
  source: Cause;
  card: Copy | null;
  text: Reaction;
  context: EffectContext;
  /** Notes that it fired, where it does so only once. */
  fire?: () => void;
}

/** Everything that answers: monsters first, then what investigators have in player order, rumor and codex. */
export function reactionsTo(game: Game, moment: Moment, time: ReactionTime): Reacting[] {
  if (moment.harm && moment.harm.damage <= 0 && moment.harm.horror <= 0) return [];
  const found = ofMonsters(game, moment, time);
  for (const owner of inPlay(game.state)) found.push(...ofInvestigator(game, owner, moment, time));
  found.push(...ofRumor(game, moment, time), ...ofCodex(game, moment, time));
  return found.filter((one) => fits(game, one, moment));
}

/** What an investigator themselves have that answers. */
export function ownReactionsTo(game: Game, owner: Seat, moment: Moment, time: ReactionTime): Reacting[] {
  if (!inPlay(game.state).includes(owner)) return [];
  return ofInvestigator(game, owner, moment, time).filter((one) => fits(game, one, moment));
}

function ofInvestigator(game: Game, owner: Seat, moment: Moment, time: ReactionTime): Reacting[] {
  const found: Reacting[] = [];
  for (const { ability: text, card, key, source } of reactionsOf(game, owner, time)) {
    const event = named(text, moment, (name) => concerns(game, moment, name, { owner, card }));
    if (event === undefined) continue;
    if ('during' in text && game.state.casting?.seat !== owner) continue;
    const context = { ...contextOf(moment, source), ...(card === null ? {} : { card }), owner };
    found.push({ key, event, owner, actor: owner, asked: owner, source, card, text, context });
  }
  return found;
}

/** Abilities of monsters: of the one it is about, also when it is gone, and of all on the board. */
function ofMonsters(game: Game, moment: Moment, time: ReactionTime): Reacting[] {
  const found: Reacting[] = [];
  const actor = actorOf(game, moment);
  if (actor === null) return found;
  const { monsters } = game.state;
  const onBoard = monsters.map(({ id }) => id);
  const about = moment.monster;
  const ids = about === undefined ? onBoard : [about, ...onBoard.filter((id) => id !== about)];
  for (const id of ids)
    for (const { text, index } of printedReactions(game.content.monster(id).abilities, time)) {
      const isThere = id !== about || onBoard.includes(id);
      const event = named(text, moment, (name) => (isAboutThisMonster(name) ? id === about : isThere));
      if (event === undefined) continue;
      const source = { ref: 'monster', id };
      const context = { ...contextOf(moment, source), monster: id };
      const key = ABILITY.write([id, index]);
      found.push({ key, event, owner: null, actor, asked: actor, source, card: null, text, context });
    }
  return found;
}

/** A reaction, and which of the abilities it stands among it is. */
interface PrintedReaction {
  text: Reaction;
  index: number;
}

/** What is printed never changes: picked out once, by the list of abilities. */
const printed = new WeakMap<readonly Ability[], Record<ReactionTime, readonly PrintedReaction[]>>();

function printedReactions(abilities: readonly Ability[], time: ReactionTime): readonly PrintedReaction[] {
  const pick = (wanted: ReactionTime) =>
    abilities.flatMap((ability, index) => {
      const text = reactionOf(ability, wanted);
      return text ? [{ text, index }] : [];
    });
  const known = printed.get(abilities) ?? { after: pick('after'), ahead: pick('ahead') };
  printed.set(abilities, known);
  return known[time];
}

function ofRumor(game: Game, moment: Moment, time: ReactionTime): Reacting[] {
  const { rumor, leader } = game.state;
  if (!rumor) return [];
  const actor = actorOf(game, moment);
  if (actor !== null && ignores(game, actor)) return [];
  const source = { ref: 'headline', id: rumor.headline };
  const { whileInCodex } = game.content.headline(rumor.headline);
  return printedReactions(whileInCodex, time).flatMap(({ text, index }): Reacting[] => {
    const event = named(text, moment);
    if (event === undefined) return [];
    const key = `${rumor.headline}:${index}`;
    const context = contextOf(moment, source);
    return [{ key, event, owner: null, actor, asked: actor ?? leader, source, card: null, text, context }];
  });
}

/** Archive cards in the codex and at decks; an objective fires once while its side is up. */
function ofCodex(game: Game, moment: Moment, time: ReactionTime): Reacting[] {
  if (time !== 'after') return [];
  const actor = actorOf(game, moment);
  return codexRulesThat(game, 'after').flatMap(({ card, kind, index, rule }): Reacting[] => {
    if (!('after' in rule)) return [];
    const mark = `${kind}:${index}:after`;
    if (kind !== 'rules' && card.fired.includes(mark)) return [];
    const event = named(rule, moment);
    if (event === undefined) return [];
    const source = { ref: 'archive', id: String(card.number) };
    const fire = () => {
      if (kind !== 'rules') card.fired.push(mark);
      const what = kind === 'rules' ? 'rule' : kind === 'doom' ? 'doom' : 'objective';
      game.events.push({ type: 'CodexFired', card: card.number, what });
    };
    const context = { ...contextOf(moment, source), archive: card.number };
    const key = `${OPTION.archive.write(card.number)}:${card.side}:${mark}`;
    return [
      {
        key,
        event,
        owner: null,
        actor,
        asked: actor ?? game.state.leader,
        source,
        card: null,
        text: rule,
        context,
        fire,
      },
    ];
  });
}

/** Whoever it befalls, if they are in play. */
function actorOf({ state }: Game, { seat }: Moment): Seat | null {
  return seat !== undefined && inPlay(state).includes(seat) ? seat : null;
}

/** The first name of the moment that the text waits for and that will do. */
function named(
  text: Reaction,
  moment: Moment,
  willDo: (name: EventName) => boolean = () => true,
): EventName | undefined {
  const waits = 'after' in text ? text.after : 'before' in text ? text.before : text.when;
  return eventsOf(moment).find(
    (name) => (Array.isArray(waits) ? waits.includes(name) : waits === name) && willDo(name),
  );
}

function fits(game: Game, { text, context, actor }: Reacting, moment: Moment): boolean {
  if ('min' in text && (moment.amount ?? 0) < text.min) return false;
  if ('color' in text && text.color !== moment.color) return false;
  // An encounter may have moved whoever had it: what counts is where it was.
  // 3E-413.5i
  const there = moment.event === 'encounter' ? null : actor;
  if (text.where && !game.rules.holds(game, there, text.where, context)) return false;
  return !text.if || game.rules.holds(game, actor, text.if, context);
}

/** Whether a moment of that name is one for an ability that `owner` has on that card or on their sheet. */
function concerns(
  game: Game,
  moment: Moment,
  name: EventName,
  { owner, card }: { owner: Seat; card: Copy | null },
): boolean {
  const { seat, monster } = moment;
  switch (name) {
    case 'thisSuffersHorror':
    case 'thisGainedFromDeck':
    case 'thisWouldSufferDamage':
    case 'thisWouldSufferHorror':
      return card !== null && card === moment.card;
    case 'anyInvestigatorOrAllyWouldSufferDamage':
      return moment.harm === undefined || moment.harm.damage > 0;
    case 'anotherInvestigatorAnywhereTests':
      return seat !== owner;
    case 'investigatorDamagesMonsterInYourSpace':
      return monster !== undefined && moment.space === investigator(game, owner).at;
    case 'monsterWouldEngageAnotherInvestigatorInYourSpace':
      return (
        seat !== undefined &&
        seat !== owner &&
        investigator(game, owner).at === (moment.space ?? investigator(game, seat).at)
      );
    case 'monsterDamagesYouOrThis':
      return seat === owner && ((moment.amount ?? 0) > 0 || (card !== null && moment.cards?.includes(card) === true));
    default:
      return seat === owner;
  }
}

function isAboutThisMonster(name: EventName): boolean {
  return ABOUT_THIS_MONSTER.includes(name);
}

const ABOUT_THIS_MONSTER: readonly EventName[] = [
  'youDefeatThis',
  'youDefeatThisByAttack',
  'youDisengageThis',
  'youEvadeThis',
  'youFailToEvadeThis',
  'thisAttacks',
];

/** What the effects of an answer know about the moment. */
function contextOf(moment: Moment, source: Cause): EffectContext {
  const { seat, monster, monsters, space, neighborhood, card, marker, harm, encounter, action } = moment;
  return {
    source,
    ...(monster === undefined ? {} : { thatMonster: monster }),
    ...(monsters === undefined ? {} : { thoseMonsters: [...monsters] }),
    ...(seat === undefined ? {} : { thatInvestigator: seat }),
    ...(space === undefined ? {} : { thatSpace: space }),
    ...(neighborhood === undefined ? {} : { thatNeighborhood: neighborhood }),
    ...(card === undefined ? {} : { thatCard: card }),
    ...(marker === undefined ? {} : { thatMarker: marker }),
    ...(harm === undefined ? {} : { harm }),
    ...(encounter === undefined ? {} : { encounter }),
    ...(action === undefined ? {} : { action }),
    rule: '3E-400.1d',
  };
}

/** Not while it is at work itself, not beyond its limit, and only if its cost can be paid and its spell be cast. */
export function isUsable(game: Game, { key, owner, actor, card, text, context }: Reacting): boolean {
  if (game.state.reacting?.includes(key)) return false;
  if ('per' in text && owner !== null && !mayUse(game, owner, key)) return false;
  if (card !== null && owner !== null && isSpell(game, card) && !canCast(game, owner, card)) return false;
  return !text.cost || (actor !== null && game.rules.canPay(game, actor, text.cost, context));
}
