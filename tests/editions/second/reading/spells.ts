import type { EventOf } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import { fightOf, inPlay, kindNamed, ROUND } from './combat.ts';
import { type Faults, type Page, type Read, until } from './tale.ts';

/** 2E-2901 to 2E-2906: what casting costs, its check, what becomes of the card, and Bind Monster. */
export function readSpell({ seat, card, passed }: EventOf<'SpellCast'>, page: Page): Read {
  const spell = content.card(card);
  if (spell.deck !== 'spell') return { of: 'no spell', faults: [`${card} is cast`] };
  const faults: Faults = [];
  const kind = kindNamed(card);
  const begun = page.behind.findLastIndex((event) => event.type === 'CheckRolled' && event.skill === 'spell');
  const check = page.behind[begun];
  if (check?.type !== 'CheckRolled' || check.against?.id !== kind) return { of: 'by no check', faults };
  // The cost comes first, whatever follows.
  const last = page.behind.findLastIndex((event) => event.type === 'SpellCast' && event.seat === seat);
  const before = page.behind.slice(last + 1, begun);
  const paid = before.findLast(
    (event) => event.type === 'Spent' && event.seat === seat && event.what === 'sanity' && event.on?.id === kind,
  );
  const cost = paid?.type === 'Spent' ? paid.amount : 0;
  const cheaper = inPlay(page).some((one) => one === 'mythos-planetary-alignment');
  if (cost !== spell.sanityCost && !cheaper) faults.push(`${cost} Sanity for ${kind}, not ${spell.sanityCost}`);
  const modifier = check.formula.find(({ source }) => source.ref === 'modifier')?.dice ?? 0;
  if (typeof spell.castingModifier === 'number' && modifier !== spell.castingModifier)
    faults.push(`${kind} at ${modifier}, not ${spell.castingModifier}`);
  const exhausted = before.some((event) => event.type === 'CardExhausted' && event.card === card);
  if (exhausted !== (spell.exhaust === true)) faults.push(`${kind} exhausts: ${exhausted}`);
  if (spell.timing === 'combat' && !fightOf(seat, page) && !page.state.ancientOne.awake && !page.state.combat)
    faults.push(`${kind} out of combat`);
  // Refreshed at the earliest in the next Upkeep (2E-502).
  const turn = page.behind.findLastIndex((event) => event.type === 'TurnStarted' || event.type === 'BattleRound');
  const again = page.behind.slice(turn + 1).some((event) => event.type === 'SpellCast' && event.card === card);
  if (again && spell.exhaust === true) faults.push(`${card} again in the same turn`);
  if (kind === 'bind-monster' && fightOf(seat, page)) {
    const told = until(page.ahead, ROUND);
    const won = told.some(({ type }) => type === 'MonsterDefeated');
    if (won !== passed) faults.push(`bound: ${passed}, defeated: ${won}`);
  }
  return { of: kind, faults };
}

/** How much a thing prevents at once; all of it where no number is said. */
const PREVENTS: Record<string, { what: readonly string[]; amount?: number }> = {
  food: { what: ['stamina'], amount: 1 },
  whiskey: { what: ['sanity'], amount: 1 },
  'enchanted-jewelry': { what: ['stamina'], amount: 1 },
  'obsidian-statue': { what: ['stamina', 'sanity'] },
  'flesh-ward': { what: ['stamina'] },
};

/** The things good for any phase that take a loss away, and what is left of it. */
export function readPrevented({ seat, what, amount, by }: EventOf<'LossPrevented'>, page: Page): Read {
  const thing = PREVENTS[by.id];
  if (!thing) return null;
  const faults: Faults = [];
  if (!thing.what.includes(what)) faults.push(`${by.id} against a loss of ${what}`);
  if (thing.amount !== undefined && amount !== thing.amount) faults.push(`${by.id} prevents ${amount}`);
  const near = page.behind.slice(-6);
  const gone = near.some(
    (event) => event.type === 'CardDiscarded' && event.seat === seat && event.card.startsWith(by.id),
  );
  if (by.id !== 'flesh-ward' && by.id !== 'enchanted-jewelry' && !gone) faults.push(`${by.id} stays`);
  const cast = near.some((event) => event.type === 'SpellCast' && event.seat === seat && event.passed);
  if (by.id === 'flesh-ward' && !cast) faults.push('Flesh Ward was not cast');
  const told = until(page.ahead, ['CheckRolled', 'CombatEnded', 'TurnStarted', 'PhaseStarted']);
  const rest = told.find((event) => event.type === 'Lost' && event.seat === seat && event.what === what);
  if (thing.amount === undefined && rest && told.indexOf(rest) === 0) faults.push(`${by.id} leaves ${what} to lose`);
  return { of: by.id, faults };
}

/** Things used up in a combat: the Flute defeats all monsters in the area, the Blue Watcher wins the check. */
export function readUsed({ seat, card }: EventOf<'CardUsed'>, page: Page): Read {
  const kind = kindNamed(card);
  const fight = fightOf(seat, page);
  if (!fight || (kind !== 'flute-of-the-outer-gods' && kind !== 'blue-watcher-of-the-pyramid')) return null;
  const told = until(page.ahead, ['TurnStarted', 'PhaseStarted', 'CombatStarted', 'MythosDrawn', 'SittingBegan']);
  const spent = (what: string) =>
    told.reduce(
      (sum, event) => sum + (event.type === 'Spent' && event.what === what && event.on?.id === kind ? event.amount : 0),
      0,
    );
  const defeated = told.flatMap((event) => (event.type === 'MonsterDefeated' ? [`${event.monster}`] : []));
  const first = fight[0];
  const opponent = first?.type === 'CombatStarted' ? first.monster : '';
  const faults: Faults = told.some((event) => event.type === 'CardDiscarded' && event.card === card)
    ? []
    : [`${card} stays`];
  if (!defeated.includes(opponent)) faults.push(`${opponent} is not defeated`);
  if (kind === 'blue-watcher-of-the-pyramid') {
    if (spent('stamina') !== 2) faults.push(`${spent('stamina')} Stamina`);
    return { of: kind, faults };
  }
  if (spent('sanity') !== 3 || spent('stamina') !== 3) faults.push(`${spent('sanity')} and ${spent('stamina')}`);
  const at = page.book.get(`${seat} at`);
  const there = [...page.book].flatMap(([key, place]) =>
    key.startsWith('monster ') && place === at ? [key.slice(8)] : [],
  );
  const spared = there.filter((marker) => !defeated.includes(marker));
  return { of: kind, faults: spared.length > 0 ? [...faults, `${spared} are spared`] : faults };
}
