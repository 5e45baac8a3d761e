/** Prices are proven: what is lost whatever comes of an option stands in its price, and nothing else does. */

import { expect, it } from 'vitest';
import { kindNamed } from '../../src/editions/edition/copy.ts';
import type { Move } from '../../src/editions/edition/edition.ts';
import { aNewTable as secondTable } from '../../src/editions/second/setup/newtable.ts';
import { createState as createSecond } from '../../src/editions/second/setup/setup.ts';
import type { SecondEvent } from '../../src/editions/second/state/event.ts';
import { readOptions as secondOptions } from '../../src/editions/second/state/options.ts';
import { aNewTable as thirdTable } from '../../src/editions/third/setup/newtable.ts';
import type { ThirdEvent } from '../../src/editions/third/state/event.ts';
import { pick } from '../../src/engine/chance.ts';
import type { Decision, Option, Seat } from '../../src/engine/decision.ts';
import type { Edition, Interrupt } from '../../src/engine/edition.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { EngineEvent, EngineState } from '../../src/engine/game.ts';
import { Play } from '../../src/engine/play.ts';
import type { Prospect } from '../../src/engine/prospect.ts';
import { tried } from '../length.ts';
import { content, second, secondEdition } from '../second.ts';
import { createState as createThird, third, thirdEdition, readOptions as thirdOptions } from '../third.ts';
import { common, type Losses, type LossOf, lostAlways, type Position, pricedAs, seedOf } from './losses.ts';

const SEEDS = tried(['0'], ['0', '1', '2', '3', '4', '5', '6', '7']);
/** One question in so many is played out. */
const STEP = 23;
/** So many questions of a game at the most. */
const MOST_QUESTIONS = 10;
/** Options of a question that are played; of more, so many of all. */
const MOST_OPTIONS = 6;

const setup = (seed: string) => ({
  seats: [{ sheet: null }, { sheet: null }],
  seed: seedOf(`price ${seed}`),
});
const COMPANY = { persons: 2, brisk: false };

const ofSecond: LossOf<SecondEvent> = (event) => {
  switch (event.type) {
    case 'Lost':
    case 'Spent':
      return [[event.what, event.amount]];
    case 'ClueSpent':
      return event.by === undefined ? [['clue', 1]] : [];
    case 'CardDiscarded':
      return [[`gone ${kindNamed(event.card)}`, 1]];
    case 'WentInsane':
    case 'FellUnconscious':
    case 'LostInTimeAndSpace':
    case 'Devoured':
      return 'misfortune';
    case 'CardExhausted':
      return [[`exhausted ${kindNamed(event.card)}`, 1]];
    default:
      return [];
  }
};

const ofThird: LossOf<ThirdEvent> = (event) => {
  switch (event.type) {
    case 'Lost':
    case 'Spent':
      return [[event.what, event.amount]];
    case 'InvestigatorLeft':
      return 'misfortune';
    case 'FocusLost':
      return [['focus', 1]];
    case 'Suffered':
    case 'AssetSuffered':
      return [
        ['damage', event.damage],
        ['horror', event.horror],
      ];
    case 'CardDiscarded':
      return [[`gone ${kindNamed(event.card)}`, 1]];
    default:
      return [];
  }
};

interface Proven<S extends EngineState, E extends EngineEvent> {
  edition: Edition<S, E>;
  create: (seed: string) => S;
  advise: (state: S, decision: Decision, seat: Seat, offers: readonly Interrupt[]) => Move;
  lossOf: LossOf<E>;
}

/** Plays a game and holds the prices of its questions against what is lost. @returns what is wrong, and how many were played */
function proven<S extends EngineState, E extends EngineEvent>(of: Proven<S, E>, seed: string) {
  const play = new Play(of.edition, of.create(seed));
  const wrong: string[] = [];
  let played = 0;
  let questions = 0;
  for (let count = 0; questions < MOST_QUESTIONS && !play.over; count++) {
    const decision = play.open[pick(seedOf(seed), `which ${count}`, play.open.length)];
    if (!decision) break;
    const seat = decision.seats[0] ?? 0;
    const position = { edition: of.edition, snapshot: play.snapshot, since: [...play.since] };
    if (count % STEP === 0 && decision.mode === 'own' && decision.max === 1) {
      questions += 1;
      const found = wrongIn(position, decision, seat, of.lossOf);
      played += found.played;
      wrong.push(...found.wrong);
    }
    const offers = play.offers.filter((offer) => offer.seat === seat);
    const move = of.advise(play.state, decision, seat, offers);
    const isRandom =
      pick(seedOf(seed), `random? ${count}`, 6) === 0 && decision.max === 1 && decision.options.length > 0;
    if (isRandom) {
      const { id } = decision.options[pick(seedOf(seed), `random ${count}`, decision.options.length)]!;
      play.accept({ kind: 'answer', answer: { decision: decision.id, chosen: [id] } });
    } else if ('answer' in move) play.accept({ kind: 'answer', answer: move.answer });
    else play.accept({ kind: 'interrupt', seat, interrupt: move.interrupt });
  }
  return { wrong, played };
}

/** What prices say that is not so, and what they leave out. What every option costs alike is no option's price. */
function wrongIn<S extends EngineState, E extends EngineEvent>(
  position: Position<S, E>,
  decision: Decision,
  seat: Seat,
  lossOf: LossOf<E>,
): { wrong: string[]; played: number } {
  const step = Math.max(1, Math.ceil(decision.options.length / MOST_OPTIONS));
  const played = decision.options
    .filter(({ id, price }, index) => price || index % step === 0 || decision.default.includes(id))
    .flatMap((option) => {
      const entry: Entry = { kind: 'answer', answer: { decision: decision.id, chosen: [option.id] } };
      const lost = lostAlways(position, { entry, seat, race: decision.race === true }, lossOf);
      return lost ? [{ option, ...lost }] : [];
    });
  const silent = played.find(({ option }) => decision.default.includes(option.id));
  // What silence costs, or every option, is no option's price.
  const anyway = silent?.least ?? common(played.map(({ least }) => least));
  const wrong = played.flatMap(({ option, least, plays }) =>
    mistakes(option, { least, plays, anyway: isTold(decision, option) ? least : anyway }).map(
      (what) => `${decision.kind} ${option.id}: ${what}`,
    ),
  );
  return { wrong, played: played.length };
}

function mistakes(prospect: Prospect, { least, plays, anyway }: { least: Losses; plays: Losses[]; anyway: Losses }) {
  const price = pricedAs(prospect.price);
  const untrue = [...price].flatMap(([what, amount]) =>
    covers(least, what, amount)
      ? []
      : [`says ${what} ${amount}, lost at least ${least.get(what) ?? 0} in ${plays.length}`],
  );
  const missing = [...least].flatMap(([what, amount]) =>
    amount - (anyway.get(what) ?? 0) > (price.get(what) ?? 0) && !isCovered(price, what)
      ? [`takes ${what} ${amount}, says ${price.get(what) ?? 0} (${plays.length} plays)`]
      : [],
  );
  return [...untrue, ...missing];
}

/**
 * Questions whose options don't pay but let something happen that is told otherwise: a roll that is accepted costs what the
 * question says of a miss, and a fight costs it round by round; what a place sells or asks for is priced by its own options; foes act by what is printed on them;
 * of harm one kind is prevented, and the other suffered.
 */
const TOLD = [
  ...['encounter.choose', 'effect.monster', 'effect.fightFromCard', 'effect.prevent', 'monster.attacker'],
  ...['check.lend', 'test.lend'],
];

/**
 * What can't come off costs what its misses cost, round by round, which is told as the stakes of a miss; who goes to a
 * monster is told of it.
 */
const isTold = ({ kind }: Decision, { id, odds, brings = [], chances = [] }: Option) =>
  id === 'accept' ||
  /^(?:fight|evade):/.test(id) ||
  brings.some((one) => 'ref' in one && one.ref === 'monster') ||
  TOLD.includes(kind) ||
  odds === 0 ||
  (chances.length > 0 && chances.every((chance) => chance.odds === 0));

/** Toughness is paid in trophies, and a card of one's choice is some card. */
function covers(least: Losses, what: string, amount: number): boolean {
  if (what === 'toughness') return (least.get('monsterTrophy') ?? 0) > 0;
  return (least.get(what) ?? 0) >= amount;
}

const isCovered = (price: Losses, what: string) => what === 'monsterTrophy' && price.has('toughness');

it.each(SEEDS)('what an option of the second edition costs in every case is its price, game %s', (seed) => {
  const create = (one: string) => {
    const options = secondOptions(secondTable({}, COMPANY));
    return createSecond(content, { options, ...setup(one) });
  };
  const advise = (state: Parameters<typeof second.autopilot>[0], ...rest: [Decision, Seat, readonly Interrupt[]]) =>
    second.autopilot(second.seenBy(state, rest[1]), ...rest);
  const { wrong, played } = proven({ edition: secondEdition, create, advise, lossOf: ofSecond }, seed);
  expect(wrong).toEqual([]);
  expect(played).toBeGreaterThan(8);
});

it.each(SEEDS)('what an option of the third edition costs in every case is its price, game %s', (seed) => {
  const create = (one: string) => {
    const options = thirdOptions(thirdTable({}, COMPANY));
    return createThird({ options, ...setup(one) });
  };
  const advise = (state: Parameters<typeof third.autopilot>[0], ...rest: [Decision, Seat, readonly Interrupt[]]) =>
    third.autopilot(third.seenBy(state, rest[1]), ...rest);
  const { wrong, played } = proven({ edition: thirdEdition, create, advise, lossOf: ofThird }, seed);
  expect(wrong).toEqual([]);
  expect(played).toBeGreaterThan(8);
});
