import type { EventOf, SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import { type Faults, type Page, type Read, until } from './tale.ts';

/** 2E-3816 to 2E-3819, L11.5, L11.6: the tally, and what it takes off the doom track. */
export function readTally({ successes, tally, needed }: EventOf<'AttackTallied'>, page: Page): Read {
  const { players, options } = page.state;
  const mighty = options.variants.mightyAncientOne;
  const price = mighty ? Math.max(4, players) : players;
  // What is left of the tally when a token goes is lost in the first printing (P-22).
  const left = (count: number) => (options.printing === '2005' && !mighty ? 0 : count - price);
  let count = 0;
  for (const event of page.behind) {
    if (event.type === 'BattleRound' && mighty) count = 0;
    if (event.type === 'AttackTallied') count += event.successes;
    while (count >= price) count = left(count);
  }
  count += successes;
  const faults: Faults = [];
  if (needed !== price) faults.push(`${needed} needed, not ${price}`);
  if (tally !== count) faults.push(`a tally of ${tally}, not ${count}, with ${successes} more`);
  let tokens = 0;
  for (; count >= price; tokens++) count = left(count);
  faults.push(...removed(page, tokens));
  return { of: mighty ? 'L11' : options.printing, faults };
}

/** So many tokens go, unless the last one has gone (2E-3820). */
function removed({ ahead }: Page, tokens: number): Faults {
  const gone = ahead.findIndex(({ type }) => type !== 'DoomTokenRemoved');
  const won = ahead[gone]?.type === 'GameEnded';
  const count = gone < 0 ? ahead.length : gone;
  return (won ? count <= tokens : count === tokens) ? [] : [`${count} tokens go, not ${tokens}`];
}

/** L11.1 to L11.4: before a battle with a mighty Ancient One everybody rolls on their Sanity, or gives up half. */
export function readAwakening({ phase }: EventOf<'PhaseStarted'>, page: Page): Read {
  if (phase !== 'battle') return null;
  const state = page.state;
  const told = until(page.ahead, ['BattleRound', 'GameEnded']);
  const against = (event: SecondEvent) => event.type === 'CheckRolled' && event.against?.ref === 'ancientOne';
  const rolled = told.filter(against);
  if (!state.options.variants.mightyAncientOne)
    return {
      of: 'plain',
      faults: told.some((event) => event.type === 'CardDiscarded' && event.why === 'mighty') ? ['gives up half'] : [],
    };
  const faults: Faults = [];
  const { combatRating } = content.ancientOne(state.ancientOne.id);
  const rating = state.ancientOne.id === 'hastur' ? -Number(page.book.get('terror') ?? 0) : (combatRating ?? 0);
  for (const one of rolled) if (one.type === 'CheckRolled') faults.push(...half(one, { told, page, rating }));
  const alive = state.investigators.filter(({ eliminated }) => !eliminated).length;
  const devoured = told.filter(({ type }) => type === 'Eliminated').length;
  if (told.length < page.ahead.length && rolled.length < alive - devoured)
    faults.push(`${rolled.length} of ${alive} roll`);
  return { of: 'mighty', faults };
}

function half(
  check: EventOf<'CheckRolled'>,
  { told, page, rating }: { told: readonly SecondEvent[]; page: Page; rating: number },
): Faults {
  const { seat, dice } = check;
  const one = page.state.investigators[seat];
  const changed = [...page.sofar, ...told].some(
    (event) => ['Lost', 'Gained', 'Spent'].includes(event.type) && 'seat' in event && event.seat === seat,
  );
  const faults: Faults = [];
  const wanted = Math.max(0, (one?.sanity ?? 0) + rating);
  if (!changed && dice.length !== wanted) faults.push(`${dice.length} dice, not ${wanted}`);
  const after = told.slice(told.indexOf(check) + 1);
  const ended = after.find((event) => event.type === 'CheckEnded' && event.seat === seat);
  if (ended?.type !== 'CheckEnded') return faults;
  const held = [...page.book].flatMap(([key, whose]) =>
    key.startsWith('card ') && whose === `${seat}` ? [key.slice(5)] : [],
  );
  const counted = held.filter((card) => {
    const { deck, id } = content.card(card);
    return ['common', 'unique', 'spell', 'ally'].includes(deck) || id === 'deputys-revolver' || id === 'patrol-wagon';
  });
  const early = told.filter((event) => event.type === 'CardDiscarded' && event.seat === seat && event.why !== 'mighty');
  const gone = after.filter((event) => event.type === 'CardDiscarded' && event.seat === seat && event.why === 'mighty');
  const most = ended.passed ? 0 : Math.ceil(counted.length / 2);
  const safe = counted.filter((card) => /derringer|deputys-revolver/.test(card)).length;
  const least = Math.min(most, counted.length - safe);
  if (early.length === 0 && one?.incarnation === 0 && (gone.length > most || gone.length < least))
    faults.push(`gives up ${gone.length} of ${counted.length}, passed: ${ended.passed}`);
  return faults;
}

/** L11.8: against a mighty Ancient One each card is used once. */
export function readUsedInBattle({ seat, card }: EventOf<'CardUsed'>, page: Page): Read {
  const { options, ancientOne } = page.state;
  if (!options.variants.mightyAncientOne || !ancientOne.awake) return null;
  const begun = page.behind.findLastIndex((event) => event.type === 'BattleRound' && event.round === 1);
  // What rerolls a Combat check is part of the attack (L11.7).
  const check = page.behind.findLast(({ type }) => type === 'CheckRolled' || type === 'CheckEnded');
  if (begun < 0 || (check?.type === 'CheckRolled' && check.skill === 'combat')) return null;
  const again = page.behind
    .slice(begun + 1)
    .some((event) => event.type === 'CardUsed' && event.seat === seat && event.card === card);
  return { of: 'used in battle', faults: again ? [`${card} is used again`] : [] };
}
