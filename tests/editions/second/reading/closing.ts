import type { EventOf, SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import { type Faults, type Page, type Read, until } from './tale.ts';

/** What begins when a closing is over. */
const STEPS = [
  'CheckRolled',
  'PhaseStarted',
  'GateClosed',
  'EncounterDrawn',
  'DiceRolled',
  'Spent',
  'SittingBegan',
  'LocationAbility',
  'MythosDrawn',
  'CombatStarted',
] as const;

/** Every closing of a gate: who goes, whether it wins, and what a colleague left behind costs; variants 6, 7, 9, Stormknight. */
export function readClosing(event: EventOf<'GateClosed'>, page: Page): Read {
  const { options } = page.state;
  const sealed = until(page.ahead, STEPS).some((one) => one.type === 'GateSealed' && one.place === event.place);
  const faults = [...swept(event, page), ...won(event, page, sealed), ...guilt(event, page)];
  return { of: options.variants.gatesSwallowMonsters ? 'swallowing' : 'plain', faults };
}

/** L9.1, L9.2, 2E-1908: six seals win, but not with variant 9. */
export function readSealing({ seals, with: by }: EventOf<'GateSealed'>, page: Page): Read {
  const { options, ancientOne } = page.state;
  const known = [...page.book.keys()].filter((key) => key.endsWith(' seal')).length + 1;
  const ended = until(page.ahead, STEPS).find((one): one is EventOf<'GameEnded'> => one.type === 'GameEnded');
  const wins = known >= 6 && !options.variants.noSealVictory && !ancientOne.awake;
  const faults = seals === known ? [] : [`${seals} seals, not ${known}`];
  // 2E-3403, 2E-3410, 2E-3411, SK.9
  const [next] = page.ahead;
  const lowered = next?.type === 'DoomChanged' ? next.by : 0;
  if (lowered !== (by === 'elderSign' && Number(page.book.get('doom') ?? 0) > 0 ? -1 : 0))
    faults.push(`doom by ${lowered}`);
  if (wins && ended?.outcome.way !== 'sealing') faults.push(`six seals and ${ended?.outcome.way}`);
  if (!wins && ended?.outcome.way === 'sealing') faults.push(`won with ${known}`);
  return {
    of:
      by === 'elderSign'
        ? 'an Elder Sign'
        : options.variants.noSealVictory
          ? 'L9'
          : known >= 6
            ? 'the sixth'
            : 'a seal',
    faults,
  };
}

/** 2E-3306, 2E-3307, L6.1 to L6.4: the monsters of its symbol go to the cup, with variant 6 those on its location too. */
function swept({ gate, place }: EventOf<'GateClosed'>, page: Page): Faults {
  const { options } = page.state;
  const { dimension } = content.gate(gate);
  const all = [...page.book].flatMap(([key, at]) => (key.startsWith('monster ') ? [{ marker: key.slice(8), at }] : []));
  const wanted = all.filter(
    ({ marker, at }) =>
      at !== '?' &&
      (content.monster(marker).dimension === dimension || (options.variants.gatesSwallowMonsters && at === place)),
  );
  const gone = until(page.ahead, STEPS).flatMap((one) =>
    one.type === 'MonsterReturned' && one.to === 'cup' && one.from !== 'trophy' ? [one.monster] : [],
  );
  const [some, other] = [
    wanted
      .map(({ marker }) => marker)
      .sort()
      .join(),
    [...gone].sort().join(),
  ];
  return some === other ? [] : [`${some || 'nobody'} should go, ${other || 'nobody'} goes`];
}

/** 2E-1902 to 2E-1908, L9.1: six seals, or no gate left and enough trophies. */
function won({ trophy }: EventOf<'GateClosed'>, page: Page, sealed: boolean): Faults {
  const { options, investigators, players } = page.state;
  const { book } = page;
  const keys = [...book.keys()];
  const open = keys.filter((key) => key.endsWith(' gate')).length - 1;
  const seals = keys.filter((key) => key.endsWith(' seal')).length + (sealed ? 1 : 0);
  const trophies =
    investigators.reduce((sum, one) => sum + one.gateTrophies.length, 0) +
    page.sofar.filter((one) => one.type === 'GateClosed' && one.trophy).length +
    (trophy ? 1 : 0);
  const needed = options.printing === 'revised' ? players : players + 1;
  const bySeals = sealed && seals >= 6 && !options.variants.noSealVictory;
  const byClosing = open === 0 && trophies >= needed;
  const ended = until(page.ahead, STEPS).find((one): one is EventOf<'GameEnded'> => one.type === 'GameEnded');
  const way = ended?.outcome.result === 'won' ? ended.outcome.way : null;
  const wanted = bySeals ? 'sealing' : byClosing ? 'closing' : null;
  return way === wanted
    ? []
    : [`${open} open, ${seals} seals, ${trophies} of ${needed} trophies: ${way}, not ${wanted}`];
}

/** L7.1 to L7.5: half a die of Sanity, once, for whoever leaves somebody no way back; not where others vote on it. */
function guilt({ seat, place, gate }: EventOf<'GateClosed'>, page: Page): Faults {
  const { options } = page.state;
  const { world } = content.gate(gate);
  const { variants } = options;
  const after = until(page.ahead, [
    'PhaseStarted',
    'GateClosed',
    'GameEnded',
    'SittingBegan',
    'TurnStarted',
    'MythosDrawn',
  ]);
  const dice = after.find((one) => one.type === 'DiceRolled' && one.purpose.ref === 'world');
  const others = [...page.book].filter(
    ([key, at]) =>
      key === `${Number.parseInt(key, 10)} at` && Number.parseInt(key, 10) !== seat && `${at}`.startsWith(`${world}-`),
  );
  const wayBack = [...page.book].some(
    ([key, marker]) => key.endsWith(' gate') && key !== `${place} gate` && content.gate(`${marker}`).world === world,
  );
  const over = after.length < page.ahead.length && page.ahead[after.length]?.type === 'GameEnded';
  const fetched = after.some((one) => one.type === 'ExploredMarker' && one.gained);
  const guilty = variants.strandingGuilt && seat !== undefined && others.length > 0 && !wayBack;
  if (over || fetched || (guilty && variants.strandingGuiltByVote)) return [];
  if (!guilty) return dice ? ['guilty of nothing'] : [];
  if (dice?.type !== 'DiceRolled') return ['nobody feels guilty'];
  return half(dice, after.slice(after.indexOf(dice) + 1));
}

/** L7.2: half of one die, rounded up, as far as it is there and nothing prevents it. */
function half({ dice, seat }: EventOf<'DiceRolled'>, after: readonly SecondEvent[]): Faults {
  const [first = 0] = dice;
  const lost = after.find((one) => one.type === 'Lost' && one.what === 'sanity' && one.seat === seat);
  const prevented = after.some((one) => one.type === 'LossPrevented' && one.seat === seat);
  const wanted = Math.ceil(first / 2);
  const amount = lost?.type === 'Lost' ? lost.amount : 0;
  if (dice.length !== 1) return [`${dice.length} dice`];
  return prevented || amount === wanted ? [] : [`${amount} Sanity for a ${first}`];
}
