import type { EventOf } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { afterwards, type Faults, type Page, type Read } from './tale.ts';

/** 2E-4501 to 2E-4511: who trades with whom, when, and in what condition things change hands. */
export function readTrade(event: EventOf<'Traded'>, page: Page): Read {
  const { from, to, cards, money } = event;
  const state = page.state;
  const faults: Faults = [];
  const [one, other] = [placeOf(page, from), placeOf(page, to)];
  const near =
    one === other || (state.options.printing === '2005' && worldOf(one) !== null && worldOf(one) === worldOf(other));
  const battle = state.ancientOne.awake;
  if (!near && !battle) faults.push(`${one} and ${other}`);
  if (/^(?:jail-cell|lost-in-time-and-space)$/.test(one) && !battle) faults.push(`at ${one}`);
  const seats = moversOf(state);
  // 2E-4503, 2E-4504
  if (!battle && !seats.includes(from) && !seats.includes(to)) faults.push(`${seats} moves, not ${from} or ${to}`);
  if (!battle && !['movement', 'sitting'].includes(state.phase)) faults.push(`in ${state.phase}`);
  // 2E-4505
  const last = page.behind.findLast(({ type }) => ['CombatStarted', 'CombatEnded', 'Awakened'].includes(type));
  if (last?.type === 'CombatStarted') faults.push('in a combat');
  const giver = state.investigators[from];
  if ((giver?.money ?? 0) < money || money < 0) faults.push(`${money} of ${giver?.money}`);
  faults.push(...condition(event, page));
  return { of: `${state.options.printing}${battle ? ', battle' : ''}${cards.length === 0 ? ', money' : ''}`, faults };
}

/** 2E-4510: what was exhausted stays so, and what lies on it. */
function condition({ from, to, cards }: EventOf<'Traded'>, page: Page): Faults {
  const later = afterwards(page.tale, page.index);
  return cards.flatMap((id) => {
    const was = page.state.investigators[from]?.cards.find((card) => card.id === id);
    const is = later.investigators[to]?.cards.find((card) => card.id === id);
    if (!was) return [`${id} was not there`];
    if (!is) return [`${id} has not come`];
    return was.exhausted === is.exhausted && was.tokens === is.tokens ? [] : [`${id} has changed`];
  });
}

function placeOf(page: Page, seat: number): string {
  return `${page.book.get(`${seat} at`) ?? page.state.investigators[seat]?.at}`;
}

const worldOf = (at: string): string | null => /^(.*)-[12]$/.exec(at)?.[1] ?? null;

/** Whose Movement it is; in a race for a sitting all who have not had theirs. */
function moversOf({ sitting, cursor, first, investigators }: State): number[] {
  if (sitting?.seat !== undefined && sitting.seat !== null) return [sitting.seat];
  if (cursor.step === 'movement') return [(first + cursor.turnIndex) % investigators.length];
  return investigators.map(({ seat }) => seat);
}
