import { onceEach } from '../../../engine/once.ts';
import type { Ability } from '../content/ability.ts';
import type { Card } from '../content/card.ts';

import { type Effect, isA, type Spec } from '../content/effect.ts';
import type { InvestigatorSheet } from '../content/investigator.ts';
import type { CheckName, Modifiable } from '../content/vocabulary.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';

/** A passive change, and the checks it is limited to. */
export interface Change {
  modify: Spec<'modify'>;
  checks?: readonly CheckName[];
}

/** The passive operations of one list of effects or one card, sorted by what they do. */
export interface Passives {
  modifies: ReadonlyMap<Modifiable, readonly Change[]>;
  forbids: readonly Spec<'forbid'>[];
  cancels: readonly Spec<'cancel'>[];
}

const NOTHING: Passives = { modifies: new Map(), forbids: [], cancels: [] };

/** Something that changes values as long as it is there: a sheet, a held card, the Ancient One, a Mythos card. */
export interface Bearer {
  ref: string;
  id: string;
  passives: Passives;
}

/** The effects that stand for everybody: Ancient One, rumor, environment. */
export function standing(game: Game): Bearer[] {
  const { ancientOne, rumor, environment } = game.state;
  const { content } = game;
  const { effects } = content.ancientOne(ancientOne.id).power;
  // 2E-3710
  const passives = ancientOne.awake ? untilAwake(effects) : passivesOf(effects);
  const result: Bearer[] = [{ ref: 'ancientOne', id: ancientOne.id, passives }];
  for (const card of [rumor, environment]) {
    const ongoing = card && content.mythos(card.card).ability.ongoing;
    if (ongoing) result.push({ ref: 'mythos', id: card.card, passives: passivesOf(ongoing) });
  }
  return result;
}

/** The passive operations of a list of effects; worked out once a list. */
export const passivesOf = onceEach((effects: readonly Effect[]): Passives => indexed(gather(effects)));

/** What is left of a power once its Ancient One is awake. */
const untilAwake = onceEach((effects: readonly Effect[]): Passives => {
  const all = passivesOf(effects);
  const changes = [...all.modifies.values()].flat().filter(({ modify }) => modify.until !== 'ancientOneAwakens');
  return { ...all, modifies: sorted(changes) };
});

interface Gathered {
  modifies: Change[];
  forbids: Spec<'forbid'>[];
  cancels: Spec<'cancel'>[];
}

function gather(
  effects: readonly Effect[],
  checks?: readonly CheckName[],
  into: Gathered = { modifies: [], forbids: [], cancels: [] },
): Gathered {
  for (const effect of effects) {
    if (isA(effect, 'modify')) into.modifies.push({ modify: effect.modify, ...(checks ? { checks } : {}) });
    else if (isA(effect, 'forbid')) into.forbids.push(effect.forbid);
    else if (isA(effect, 'cancel')) into.cancels.push(effect.cancel);
    else if (isA(effect, 'each') && effect.each === 'investigator' && !effect.where) gather(effect.do, checks, into);
  }
  return into;
}

function indexed({ modifies, forbids, cancels }: Gathered): Passives {
  if (modifies.length + forbids.length + cancels.length === 0) return NOTHING;
  return { modifies: sorted(modifies), forbids, cancels };
}

function sorted(changes: readonly Change[]): Map<Modifiable, Change[]> {
  const byWhat = new Map<Modifiable, Change[]>();
  for (const change of changes) {
    const list = byWhat.get(change.modify.what);
    if (list) list.push(change);
    else byWhat.set(change.modify.what, [change]);
  }
  return byWhat;
}

/** Those of a thing's abilities; worked out once a list. */
const passivesOfAbilities = onceEach((abilities: readonly Ability[]): Passives => {
  const all: Gathered = { modifies: [], forbids: [], cancels: [] };
  for (const ability of abilities) if (isStanding(ability)) gather(ability.effect, ability.checks, all);
  return indexed(all);
});

/** Always in force: passive abilities, and those that change clue dice or the way back by themselves. */
function isStanding(ability: Ability): boolean {
  if (ability.cost.length > 0) return false;
  return (
    ability.passive === true ||
    ability.timing === 'passive' ||
    ability.timing === 'clueSpend' ||
    ability.timing === 'returnToArkham'
  );
}

/** The passive operations of a held card. */
export function passivesOfCard(card: Card): Passives {
  switch (card.deck) {
    case 'special':
      return passivesOf(card.passive);
    case 'spell':
      return NOTHING;
    case 'common':
    case 'unique':
    case 'skill':
    case 'ally':
      return passivesOfAbilities(card.abilities);
    default:
      return card satisfies never;
  }
}

/** The passive operations of an investigator's sheet. */
export const passivesOfSheet = ({ abilities }: InvestigatorSheet): Passives => passivesOfAbilities(abilities);

/** An effect that stands for everybody, and what it belongs to. */
interface Standing {
  effect: Effect;
  source: Cause;
  /** The turn in which the Mythos card came into play. */
  enteredOn?: number;
}

/**
 * The lasting effects and triggers of the environment, the rumor, and the Ancient One's power, which holds while it
 * sleeps.
 */
export function inForce(game: Game): Standing[] {
  const { environment, rumor, ancientOne } = game.state;
  const { content } = game;
  const { power } = content.ancientOne(ancientOne.id);
  const standing: Standing[] = [];
  if (!ancientOne.awake && power.when === undefined)
    for (const effect of power.effects) standing.push({ effect, source: { ref: 'ancientOne', id: ancientOne.id } });
  for (const card of [rumor, environment]) {
    if (!card || card.ended) continue;
    const { ongoing } = content.mythos(card.card).ability;
    const source = { ref: 'mythos', id: card.card };
    for (const effect of ongoing ?? []) standing.push({ effect, source, enteredOn: card.enteredOn });
  }
  return standing;
}
