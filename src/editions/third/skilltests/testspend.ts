import { type Offered, type Seat, seen } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import { inPlay, upset, upsets } from '../investigators/investigator.ts';
import type { FormulaPart } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game, TestInHand } from '../state/state.ts';
import { successesOf } from './testdice.ts';
import type { Tested } from './testpool.ts';
import { enoughFor, matter, type TestSpec } from './testspec.ts';
import { usesAfterRoll, usesOfOther } from './testuse.ts';
import type { Use } from './tokenuse.ts';

/** A test whose dice lie on the table. */
interface Rolled {
  spec: TestSpec;
  tested: Tested;
  hand: TestInHand;
  formula: readonly FormulaPart[];
}

/**
 * Step 3 of a test (3E-463.4): focus, clues, cards, in any order and again and again, until they accept. Asked only
 * while one more success is worth something and anything could still bring it. Others who could help (3E-463.4b) are
 * asked to by the one who tests, never unbidden (2E-T62).
 */
export function* changeDice(game: Game, rolled: Rolled): Flow {
  const { spec, tested, hand } = rolled;
  const { seat } = hand;
  const before = upsets(game, seat);
  const declined = new Set<Seat>();
  while (!upset(game, seat, before) && !isEnough(game, spec, hand)) {
    let uses: Use[] = [];
    const chosen = yield* choose(
      game,
      { seat, kind: 'test.spend', rule: '3E-463.4e' },
      () => {
        uses = usesAfterRoll(game, tested, hand);
        return withEnd([...uses.map(({ option }) => option), ...invitations(game, rolled, declined)], 'accept', hand);
      },
      () => ({
        default: silent(uses, spec, hand),
        args: { skill: ref('skill', hand.skill), successes: successesOf(hand), dice: hand.dice.length },
        about: matterOf(rolled),
      }),
    );
    const use = uses.find(({ option }) => option.id === chosen);
    const asked = OPTION.ask.read(chosen);
    if (use) yield* carriedOut(use);
    else if (asked !== undefined) yield* askForHelp(game, rolled, asked, declined);
    else if (!(yield* helpUnbidden(game, rolled, declined))) return;
  }
}

const matterOf = ({ spec, hand, formula }: Rolled) =>
  matter(spec, { skill: hand.skill, formula, faces: hand.faces }, hand);

/** T3, T4: free things first; focus only where failing would be their end. */
function silent(uses: readonly Use[], spec: TestSpec, hand: TestInHand): string {
  const free = uses.find((use) => use.free);
  const focus = uses.find(({ option }) => OPTION.focus.is(option.id));
  const last = spec.grave && successesOf(hand) === 0 ? focus : undefined;
  return (free ?? last)?.option.id ?? 'accept';
}

function isEnough(game: Game, spec: TestSpec, hand: TestInHand): boolean {
  return successesOf(hand) >= enoughFor(game, hand.seat, spec);
}

/** Asking each of those who could help; there is none in games begun before help was on request. */
function invitations(game: Game, rolled: Rolled, declined: ReadonlySet<Seat>): Offered[] {
  return game.state.options.helpOnRequest ? helpers(game, rolled, declined) : [];
}

/** In those games each is asked once, when the test is about to end. @returns whether somebody has helped */
function* helpUnbidden(game: Game, rolled: Rolled, declined: Set<Seat>): Flow<boolean> {
  if (game.state.options.helpOnRequest) return false;
  for (const { id } of helpers(game, rolled, declined)) {
    const owner = OPTION.ask.read(id);
    if (owner !== undefined && (yield* askForHelp(game, rolled, owner, declined))) return true;
  }
  return false;
}

/** Those who could help and have not declined; a spell's test that has succeeded bothers nobody. */
function helpers(game: Game, { spec, tested, hand }: Rolled, declined: ReadonlySet<Seat>): Offered[] {
  if (successesOf(hand) > 0 && spec.occasion === 'casting') return [];
  return inPlay(game.state).flatMap((owner) => {
    if (owner === hand.seat || declined.has(owner)) return [];
    const uses = usesOfOther(game, owner, tested, hand);
    if (uses.length === 0) return [];
    const label = phrase('third-option-test-ask', { seat: ref('seat', String(owner)) });
    return [{ id: OPTION.ask.write(owner), label, prospect: () => bestOf(uses) }];
  });
}

/** The best that one of them could do. */
function bestOf(uses: readonly Use[]): Prospect {
  const odds = Math.max(...uses.map(({ option }) => seen(option).odds ?? 0));
  return odds > 0 ? { odds } : {};
}

/** Somebody is asked to help (3E-463.4b). @returns whether they did */
function* askForHelp(game: Game, rolled: Rolled, owner: Seat, declined: Set<Seat>): Flow<boolean> {
  const { tested, hand } = rolled;
  let uses: Use[] = [];
  const chosen = yield* choose(
    game,
    { seat: owner, kind: 'test.lend', rule: '3E-463.4b' },
    () => {
      uses = usesOfOther(game, owner, tested, hand);
      return withEnd(
        uses.map(({ option }) => option),
        'decline',
        hand,
      );
    },
    () => ({
      default: 'decline',
      subject: hand.seat,
      args: {
        owner: ref('seat', String(owner)),
        skill: ref('skill', hand.skill),
        successes: successesOf(hand),
        dice: hand.dice.length,
      },
      about: matterOf(rolled),
    }),
  );
  const help = uses.find(({ option }) => option.id === chosen);
  if (help) yield* carriedOut(help);
  else declined.add(owner);
  return help !== undefined;
}

/** Most uses may ask something on the way; what is done at once has nothing to run. */
function* carriedOut(use: Use): Flow {
  const flow = use.carryOut();
  if (flow) yield* flow;
}

/** The options with the one that changes nothing first; none when there is nothing else to choose. */
function withEnd(options: readonly Offered[], end: 'accept' | 'decline', hand: TestInHand): Offered[] {
  if (options.length === 0) return [];
  const label = phrase(end === 'accept' ? 'third-option-test-accept' : 'third-option-test-decline', {
    successes: successesOf(hand),
  });
  return [{ id: end, label }, ...options];
}
