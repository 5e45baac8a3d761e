import { isOf } from '../../../tools/box.ts';
import { defined, Misplaced, suggestion } from '../../../tools/scenario/reading.ts';
import { ratingOf } from '../../battle/battle.ts';
import type { Content } from '../../content/content.ts';

import { gameOf } from '../../game/game.ts';
import { inPlayerOrder } from '../../investigators/investigator.ts';
import { seatAt } from '../../investigators/playerorder.ts';
import { takeAway } from '../../setup/before.ts';
import { aNewTable } from '../../setup/newtable.ts';
import { createState } from '../../setup/setup.ts';
import { taking } from '../../sitting/race.ts';
import { newSitting } from '../../sitting/window.ts';
import type { Share } from '../../state/sitting.ts';
import type { Cursor, Game, PlaceState, State } from '../../state/state.ts';
import { arrangeInvestigator } from './person.ts';
import { fill, stack, take, takeAnywhere } from './pile.ts';
import type { Given, Scenario } from './schema.ts';
import { checkSeats } from './seated.ts';
import { checkUsed } from './used.ts';

/**
 * Puts together the position a scenario gives, between two steps.
 * @throws Misplaced with the key of what isn't there, or is wanted twice
 */
export function arrange(content: Content, { given, seed }: Pick<Scenario, 'given' | 'seed'>): State {
  const agreed = { ...given.options, ancientOne: given.ancientOne };
  const state = createState(content, {
    options: aNewTable(agreed, { persons: given.investigators.length, brisk: false }),
    seats: given.investigators.map(({ sheet }) => ({ sheet })),
    seed,
  });
  takeAway(state, given.before);
  const game = gameOf(content, state);
  checkSeats(given);
  state.turn = given.turn ?? (given.phase === 'setup' ? 0 : 2);
  state.phase = given.phase;
  state.first = given.first;
  state.terror = given.terror;
  state.cursor = cursorOf(given);
  arrangeAncientOne(game, given);
  arrangePlaces(state, given);
  for (const [index, { kind, ...lying }] of given.monsters.entries())
    state.monsters.push({ marker: take(state.cup, kind, ['monsters', index, 'kind']), ...defined(lying) });
  arrangeMythos(state, given);
  for (const [index, id] of given.box.entries())
    if (!state.box.includes(id)) state.box.push(takeAnywhere(state, id, ['box', index]));
  for (const [seat, wanted] of given.investigators.entries()) arrangeInvestigator(game, seat, wanted);
  stack(state, given.decks);
  fill(state, given.piles);
  arrangeSitting(game, given);
  for (const one of state.investigators) checkUsed(game, one, ['investigators', one.seat, 'used']);
  checkEnds(state, given);
  return state;
}

/** Puts right what setup has just given an investigator of whom the scenario says something else. */
export function keepGiven({ cursor, investigators }: State, given: Given): void {
  if (cursor.step !== 'setup.sliders' && cursor.step !== 'setup.mythos') return;
  for (const one of investigators) {
    const { money, clues, sanity, stamina } = given.investigators[one.seat] ?? {};
    Object.assign(one, defined({ money, clues, sanity, stamina }));
  }
}

function arrangeAncientOne(game: Game, { phase, awake, doom, battle }: Given): void {
  const { ancientOne, cursor } = game.state;
  ancientOne.awake = awake || phase === 'battle';
  ancientOne.doom = doom ?? (phase === 'battle' ? game.content.ancientOne(ancientOne.id).doomTrack : 0);
  ancientOne.round = battle?.round ?? (awake ? 1 : 0);
  ancientOne.tally = battle?.tally ?? 0;
  // It is worked out as the battle starts.
  const started = phase === 'battle' && cursor.step !== 'battle.start';
  ancientOne.combatRating = battle?.combatRating ?? (started ? ratingOf(game) : null);
}

function arrangePlaces(state: State, given: Given): void {
  // Before the first turn there lies what setup lays.
  if (given.phase !== 'setup') for (const place of Object.values(state.places)) place.clues = 0;
  for (const [id, wanted] of Object.entries(given.places)) {
    const place = state.places[id];
    if (!place || !wanted) continue;
    place.clues = wanted.clues ?? place.clues;
    place.sealed = wanted.sealed;
    place.gate = wanted.gate === null ? null : take(state.gateStack, wanted.gate, ['places', id, 'gate']);
    place.gateHidden = wanted.faceDown;
    place.closed = closures(wanted.closed);
  }
}

function closures(closed: NonNullable<Given['places'][string]>['closed']): PlaceState['closed'] {
  if (closed === true) return [{ by: 'scenario', until: 'endOfGame' }];
  return closed === false ? [] : closed.map(defined);
}

function arrangeMythos(state: State, given: Given): void {
  const { mythos } = state.decks;
  const enteredOn = state.turn - 1;
  if (given.environment !== null) {
    const { card, ...more } =
      typeof given.environment === 'string' ? { card: given.environment, tokens: 0 } : given.environment;
    state.environment = { enteredOn, ...defined(more), card: take(mythos, card, ['environment']) };
  }
  if (given.rumor) {
    const { card, monsters, ...more } = given.rumor;
    state.rumor = { enteredOn, ...defined(more), card: take(mythos, card, ['rumor', 'card']) };
    for (const [index, kind] of monsters.entries())
      state.monsters.push({ marker: take(state.cup, kind, ['rumor', 'monsters', index]), at: 'rumor' });
  }
  state.headlines = given.headlines.map(({ card, turn = state.turn }, index) => ({
    card: take(mythos, card, ['headlines', index]),
    turn,
  }));
  state.lasting = given.lasting.map(defined);
  state.revealed = { ...given.revealed };
  const { mythosCards, elderSignsPlayed, loansDefaulted, doubleGatesBegun } = given;
  Object.assign(state, { mythosCards, elderSignsPlayed, loansDefaulted, doubleGatesBegun });
}

/** What lasts until its card leaves play needs a card that can leave. @throws Misplaced */
function checkEnds({ environment }: State, { lasting, places }: Given): void {
  const check = (until: string, by: string, path: readonly PropertyKey[]) => {
    if (until === 'cardLeaves' && by !== environment?.card)
      throw new Misplaced(path, `${by} is not the environment in play, so it never leaves`);
  };
  for (const [index, { until, source }] of lasting.entries()) check(until, source, ['lasting', index, 'source']);
  for (const [id, place] of Object.entries(places))
    if (Array.isArray(place?.closed))
      for (const [index, { until, by }] of place.closed.entries())
        check(until, by, ['places', id, 'closed', index, 'by']);
}

/** In sittings, in a part of a turn whoever's part it is sits; until the Mythos card somebody has sat last. */
function arrangeSitting(game: Game, { sitting, phase, ...given }: Given): void {
  const { state } = game;
  const { cursor } = state;
  const { sharedClue, leaving, lately, nextTurnOrder } = given;
  const sits = state.options.turnOrder === 'sitting';
  const { satLast = sits && cursor.step === 'mythos' ? inPlayerOrder(state).at(-1) : undefined } = given;
  Object.assign(state, defined({ sharedClue, leaving, lately, satLast, nextTurnOrder }));
  const part = cursor.step === 'movement' || cursor.step === 'arkham' || cursor.step === 'otherWorld' ? cursor : null;
  if (!sitting && phase !== 'sitting' && !(part && sits)) return;
  const plain = newSitting(game);
  const beyond = sitting?.shares.at(plain.shares.length);
  if (beyond) throw new Misplaced(['sitting', 'shares', plain.shares.length], 'there is no such seat');
  const sitter = part ? seatAt(state, part.turnIndex) : null;
  const { seat = sitter, first = null, shares = [], charges = [] } = sitting ?? {};
  const share = (usual: Share, whose: number): Share => {
    const { kept = [], ...said } = shares[whose] ?? {};
    const cards = state.investigators[whose]?.cards.map(({ id }) => id) ?? [];
    const missing = kept.findIndex((wanted) => !cards.some((id) => isOf(id, wanted)));
    if (missing >= 0)
      throw new Misplaced(['sitting', 'shares', whose, 'kept', missing], `they hold no ${kept[missing]}`);
    const next = part && whose === seat ? part.step : usual.next;
    return { ...usual, next, ...defined(said), kept: cards.filter((id) => kept.some((wanted) => isOf(id, wanted))) };
  };
  state.sitting = { seat, first, charges, shares: plain.shares.map(share) };
  if (first === null) return;
  if (seat === null) throw new Misplaced(['sitting', 'first'], 'nobody sits');
  const known = taking(game, seat);
  if (!known.includes(first))
    throw new Misplaced(['sitting', 'first'], `${first} takes no sitting of seat ${seat}; ${suggestion(first, known)}`);
}

function cursorOf(given: Given): Cursor {
  const seats = given.investigators.length;
  const turnIndex = ((given.active ?? given.first) - given.first + seats) % seats;
  const { phase } = given;
  switch (phase) {
    case 'setup':
      return { step: `setup.${given.setup}` };
    case 'upkeep':
    case 'mythos':
    case 'over':
      return { step: phase };
    case 'movement':
    case 'arkham':
    case 'otherWorld':
      return { step: phase, turnIndex };
    case 'battle': {
      const step = `battle.${given.battle?.step ?? (given.awake ? 'refresh' : 'start')}` as const;
      return step === 'battle.attack' ? { step, turnIndex } : { step };
    }
    case 'sitting': {
      const step = `sitting.${given.sitting?.step ?? 'race'}` as const;
      return step === 'sitting.return' || step === 'sitting.window' ? { step, turnIndex } : { step };
    }
    default:
      return phase satisfies never;
  }
}
