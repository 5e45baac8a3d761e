import { kindOf } from '../../../../src/editions/edition/copy.ts';
import type { EventOf, SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import type { Faults, Page, Read } from './tale.ts';

/** What a card adds to a Combat check, and how; by hand, from what is printed on it. */
const BONUS: Record<string, [number, 'physical' | 'magical']> = {
  'derringer-18': [2, 'physical'],
  'revolver-38': [3, 'physical'],
  'automatic-45': [4, 'physical'],
  axe: [2, 'physical'],
  bullwhip: [1, 'physical'],
  'cavalry-saber': [2, 'physical'],
  cross: [0, 'magical'],
  dynamite: [8, 'physical'],
  knife: [1, 'physical'],
  rifle: [5, 'physical'],
  shotgun: [4, 'physical'],
  'tommy-gun': [6, 'physical'],
  'enchanted-blade': [4, 'magical'],
  'enchanted-knife': [3, 'magical'],
  'holy-water': [6, 'magical'],
  'lamp-of-alhazred': [5, 'magical'],
  'powder-of-ibn-ghazi': [9, 'magical'],
  'sword-of-glory': [6, 'magical'],
  'dread-curse-of-azathoth': [9, 'magical'],
  shrivelling: [6, 'magical'],
  wither: [3, 'magical'],
  'deputys-revolver': [3, 'physical'],
};

/** What ends a round, or what came of a check in it. */
export const ROUND = [
  'CombatStarted',
  'CombatEnded',
  'CheckRolled',
  'TurnStarted',
  'PhaseStarted',
  'GameEnded',
  'AttackTallied',
] as const;

/** Of the fight at hand what has been told; null where there is none. */
export function fightOf(seat: number, { behind }: Page): SecondEvent[] | null {
  const start = behind.findLastIndex((event) => event.type === 'CombatStarted' || event.type === 'CombatEnded');
  const first = behind[start];
  return first?.type === 'CombatStarted' && first.seat === seat ? behind.slice(start) : null;
}

/** What has been told since the last Combat or Horror check was over: this round. */
function roundOf(fight: readonly SecondEvent[]): readonly SecondEvent[] {
  const last = fight.findLastIndex(
    (event) => event.type === 'MonsterHits' || (event.type === 'CheckEnded' && /^(?:combat|horror)$/.test(event.skill)),
  );
  return fight.slice(last + 1);
}

/** 2E-2611, 2E-2704 to 2E-2707, 2E-2802 to 2E-2806, 2E-2203, 2E-2207: the dice of a Combat check, card by card. */
export function readCombatCheck(event: EventOf<'CheckRolled'>, page: Page): Read {
  const { seat, skill, formula, dice, against } = event;
  const fight = skill === 'combat' && against?.ref === 'monster' ? fightOf(seat, page) : null;
  if (!fight || !against) return null;
  const filled = fight.findLast((told) => told.type === 'HandsFilled');
  // Where the check fails by itself, nobody fills their hands.
  if (filled?.type !== 'HandsFilled' || !roundOf(fight).includes(filled)) return null;
  const cards = filled.cards.map((card) => card);
  const sum = formula.reduce((all, part) => all + part.dice, 0);
  const faults: Faults = dice.length === Math.max(0, sum) ? [] : [`${dice.length} dice, not ${sum}`];
  const failed = failedSpells(roundOf(fight));
  // Where the ruling has it so, what was cast in an earlier round works on without hands (2E-2810).
  const handless = page.state.options.rulings.lastingEffectsNeedHands ? [] : earlier(cards, roundOf(fight));
  const held = [...cards, ...failed].filter((card) => !handless.includes(card));
  const hands = held.reduce((all, card) => all + handsOf(card), 0);
  if (hands > 2) faults.push(`${hands} hands for ${held}`);
  for (const card of cards)
    if (isSpell(card) && !worksNow(card, fight, handless.length > 0)) faults.push(`${card} was not cast`);
  faults.push(...added({ cards, hands, fight, kind: against.id }, event, page));
  const { physical, magical } = content.monster(against.id).abilities;
  const defended = physical !== undefined || magical !== undefined;
  return { of: `a check${cards.some(isSpell) ? ' with a spell' : ''}${defended ? ' against a defense' : ''}`, faults };
}

/** What is held against what. */
interface Grip {
  cards: readonly string[];
  hands: number;
  fight: readonly SecondEvent[];
  kind: string;
}

/** What the cards add, and how many successes it takes; not where a spell changes the monster or the weapons. */
function added(
  { cards, hands, fight, kind }: Grip,
  { formula, difficulty }: EventOf<'CheckRolled'>,
  page: Page,
): Faults {
  const odd = fight.some(
    (one) => one.type === 'SpellCast' && one.passed && /^(?:red-sign|enchant-weapon)/.test(one.card),
  );
  if (odd) return [];
  const told = formula.reduce(
    (all, { source, dice }) => all + (source.ref === 'card' && BONUS[source.id] ? dice : 0),
    0,
  );
  const wanted = cards.reduce((all, card) => all + bonus(card, { against: kind, busy: hands, page }), 0);
  const faults = told === wanted ? [] : [`+${told} by ${cards}, not +${wanted}, against ${kind}`];
  const toughness = content.monster(kind).toughness + more(kind, page);
  const hardened = inPlay(page).some((card) => JSON.stringify(content.mythos(card)).includes('toughness'));
  return hardened || difficulty === toughness ? faults : [...faults, `difficulty ${difficulty}, not ${toughness}`];
}

/** The Mythos cards that lie open. */
export const inPlay = ({ state: { environment, rumor } }: Page): string[] =>
  [environment, rumor].flatMap((one) => (one ? [one.card] : []));

/** Spells that were not cast in this round. */
function earlier(cards: readonly string[], round: readonly SecondEvent[]): string[] {
  return cards.filter(
    (card) => isSpell(card) && !round.some((event) => event.type === 'SpellCast' && event.card === card),
  );
}

/** What an Ancient One adds to the toughness of their worshippers. */
function more(kind: string, { state }: Page): number {
  if (kind === 'maniac' && state.ancientOne.id === 'azathoth') return 1;
  if (state.ancientOne.id === 'shub-niggurath') return 1;
  return kind === 'cultist' && state.ancientOne.id === 'ithaqua' ? 2 : 0;
}

interface Bonus {
  against: string;
  /** Hands that are taken, this card's included. */
  busy: number;
  page: Page;
}

function bonus(card: string, { against, busy, page }: Bonus): number {
  const [by, how] = BONUS[kindNamed(card)] ?? [0, 'physical' as const];
  const { abilities } = content.monster(against);
  const printed = abilities[how];
  const immune = against === 'cultist' && page.state.ancientOne.id === 'yog-sothoth' && how === 'magical';
  const cross = kindNamed(card) === 'cross' && abilities.undead ? 3 : 0;
  const axe = kindNamed(card) === 'axe' && busy === 1 ? 1 : 0;
  const full = by + cross + axe;
  if (printed === 'immunity' || immune) return 0;
  return printed === 'resistance' ? Math.ceil(full / 2) : full;
}

export const kindNamed = (card: string): string => card.split('#')[0] ?? card;
const isSpell = (card: string): boolean => content.card(card).deck === 'spell';

function handsOf(card: string): number {
  const printed = content.card(card);
  return 'hands' in printed ? printed.hands : 0;
}

/** 2E-2806: their hands are taken in this round. */
function failedSpells(round: readonly SecondEvent[]): string[] {
  return round.flatMap((event) => (event.type === 'SpellCast' && !event.passed ? [event.card] : []));
}

/** 2E-2802, 2E-2809: it was cast in this combat, and has stayed in hand in each round since. */
function worksNow(card: string, fight: readonly SecondEvent[], handless: boolean): boolean {
  const cast = fight.findLastIndex((event) => event.type === 'SpellCast' && event.card === card);
  const told = fight[cast];
  if (told?.type !== 'SpellCast' || !told.passed) return false;
  if (handless || handsOf(card) === 0) return true;
  const filled = fight.slice(cast).filter((event) => event.type === 'HandsFilled');
  return filled.every((event) => event.type !== 'HandsFilled' || event.cards.some((one) => one === card));
}

/** 2E-2505, 2E-2610, 2E-2613, 2E-2615: its combat damage, as far as nothing prevents it. */
export function readHit({ seat, monster }: EventOf<'MonsterHits'>, page: Page): Read {
  const told = afterBlow(page.ahead);
  const { combat, special } = content.monster(monster);
  const ward = told.some((event) => event.type === 'CardUsed' && event.card.startsWith('warding-statue'));
  const changed =
    monster.startsWith('maniac#') || (monster.startsWith('cultist#') && page.state.ancientOne.id === 'yig');
  if (changed || special.some(({ trigger }) => trigger === 'combatDamage' || trigger === 'beforeHorrorCheck'))
    return null;
  const damage = ward ? 0 : (combat?.damage ?? 0);
  const { lost, prevented, down } = harm(seat, 'stamina', { told, by: kindOf(monster) });
  const right = lost + prevented === damage || (down && lost + prevented <= damage);
  return {
    of: ward ? 'warded' : prevented > 0 ? 'a hit softened' : 'a hit',
    faults: right ? [] : [`${lost} Stamina and ${prevented} prevented, not ${damage}`],
  };
}

/** What is told of a blow, a Flesh Ward included. */
function afterBlow(ahead: readonly SecondEvent[]): SecondEvent[] {
  const ends = (event: SecondEvent) =>
    event.type === 'CheckRolled'
      ? event.skill !== 'spell'
      : [...ROUND, 'HandsFilled', 'Evaded', 'MonsterHits'].some((type) => type === event.type);
  const end = ahead.findIndex(ends);
  return ahead.slice(0, end < 0 ? ahead.length : end);
}

function harm(
  seat: number,
  what: 'sanity' | 'stamina',
  { told, by }: { told: readonly SecondEvent[]; by: string },
): { lost: number; prevented: number; down: boolean } {
  let [lost, prevented, down] = [0, 0, false];
  for (const event of told) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'Lost' && event.what === what && event.by?.id === by) lost += event.amount;
    if (event.type === 'LossPrevented' && event.what === what) prevented += event.amount;
    down ||= ['WentInsane', 'FellUnconscious', 'LostInTimeAndSpace', 'Devoured'].includes(event.type);
  }
  return { lost, prevented, down };
}

/** 2E-2602 to 2E-2605, 2E-2612, 2E-2614, 2E-2709, 2E-2710: what a check in a combat leads to. */
export function readCheckEnded(event: EventOf<'CheckEnded'>, page: Page): Read {
  const { seat, skill, passed, successes, difficulty } = event;
  const fight = fightOf(seat, page);
  const first = fight?.[0];
  if (!fight || first?.type !== 'CombatStarted' || (skill !== 'horror' && skill !== 'combat')) return null;
  const { monster } = first;
  const decided = fight.some((told) => told.type === 'CheckDecided');
  const faults: Faults =
    decided || passed === successes >= difficulty ? [] : [`${successes} of ${difficulty}: ${passed}`];
  const told = afterBlow(page.ahead);
  const { special } = content.monster(monster);
  const odd = special.some(({ trigger }) => trigger !== 'movement' && trigger !== 'defeatedInCombat');
  const ignored = fight.some((one) => one.type === 'SpellCast' && one.passed && one.card.startsWith('red-sign'));
  if (odd || ignored || (monster.startsWith('cultist#') && page.state.ancientOne.id === 'cthulhu')) return null;
  const about: Fought = { fight, monster, told };
  return skill === 'horror' ? horrorEnded(event, about, faults) : combatEnded(event, about, faults);
}

/** The fight that a check belongs to, and what is told after it. */
interface Fought {
  fight: readonly SecondEvent[];
  monster: EventOf<'CombatStarted'>['monster'];
  told: readonly SecondEvent[];
}

/** 2E-2603 to 2E-2605, 2E-2709 */
function horrorEnded({ seat, passed }: EventOf<'CheckEnded'>, { fight, monster, told }: Fought, faults: Faults): Read {
  const { horror, abilities } = content.monster(monster);
  const before = fight.filter((one) => one.type === 'CheckEnded' && one.skill === 'horror').length;
  if (before > 0) faults.push('a second Horror check');
  const wanted = passed ? (abilities.nightmarish ?? 0) : (horror?.damage ?? 0);
  faults.push(...costs(wanted, harm(seat, 'sanity', { told, by: kindOf(monster) }), 'Sanity'));
  return { of: passed ? 'a Horror check passed' : 'a Horror check failed', faults };
}

/** 2E-2612, 2E-2614, 2E-2710 */
function combatEnded({ seat, passed }: EventOf<'CheckEnded'>, { monster, told }: Fought, faults: Faults): Read {
  const defeated = told.some((one) => one.type === 'MonsterDefeated' && one.monster === monster);
  const flute = told.some((one) => one.type === 'CardUsed' && one.card.startsWith('flute'));
  if (defeated !== passed && !flute) faults.push(`passed: ${passed}, defeated: ${defeated}`);
  if (!passed) return { of: 'a Combat check failed', faults };
  const wanted = content.monster(monster).abilities.overwhelming ?? 0;
  faults.push(...costs(wanted, harm(seat, 'stamina', { told, by: kindOf(monster) }), 'Stamina'));
  return { of: 'a Combat check passed', faults };
}

function costs(wanted: number, { lost, prevented, down }: ReturnType<typeof harm>, what: string): Faults {
  const right = lost + prevented === wanted || (down && lost < wanted);
  return right ? [] : [`${lost} ${what}, not ${wanted}`];
}
