import type { Play } from '../../../../engine/play.ts';
import { defined } from '../../../tools/scenario/reading.ts';
import { differing, type Mixer, type Reporting, reportOf } from '../../../tools/scenario/report.ts';

import type { Content } from '../../content/content.ts';
import { secondEdition } from '../../game/edition.ts';
import { gameOf } from '../../game/game.ts';
import { seatAt } from '../../investigators/playerorder.ts';
import { lacking } from '../../setup/before.ts';
import { aNewTable } from '../../setup/newtable.ts';
import { seen } from '../../shown/seen.ts';
import { taking } from '../../sitting/race.ts';
import type { SecondEvent } from '../../state/event.ts';
import { readOptions } from '../../state/options.ts';
import type { Share } from '../../state/sitting.ts';
import type { Game, HeldCard, Investigator, PlaceState, State } from '../../state/state.ts';
import { readScenario, runScenario } from './scenario.ts';
import { usesOf } from './used.ts';

/** How a position of a game with that content is written down. */
export const reporting = (content: Content): Reporting<State, SecondEvent> => ({
  edition: secondEdition(content),
  told: (event) => (event.type === 'GateOpened' && event.hidden ? { ...event, gate: '' } : event),
  turnedUp: (card) => [...content.gateCards, ...content.mythosCards].some(({ id }) => id === card),
  deal,
  given: (state, matters) => given(gameOf(content, state), matters),
  shown: (state) => shown(gameOf(content, state)),
  head: {},
  title: ({ turn, phase }) => `turn ${turn}, ${phase}`,
  run: (text) => runScenario(content, readScenario(content, text)),
});

/** The position as a scenario file, to reproduce what went wrong; nothing hidden is in it, and nobody's id. */
export function report(content: Content, play: Play<State, SecondEvent>): string {
  return reportOf(play, reporting(content));
}

/** Decks, and gates that lie face down on their stack or on the board. */
function deal(state: State, mixed: Mixer): void {
  const { decks } = state;
  for (const name of ['common', 'unique', 'spell', 'skill', 'ally'] as const) decks[name] = mixed(decks[name]);
  for (const name of ['mythos', 'gate'] as const) decks[name] = mixed(decks[name]);
  const hidden = Object.values(state.places).filter(({ gateHidden }) => gateHidden);
  const gates = mixed([...hidden.flatMap(({ gate }) => (gate === null ? [] : [gate])), ...state.gateStack]);
  for (const place of hidden) place.gate = gates.shift() ?? null;
  state.gateStack = gates;
}

/** What is kept of a state, as anybody sees it. */
function shown(game: Game): object {
  const { state } = game;
  const {
    press: _,
    chances: __,
    asked: ___,
    recorded: ____,
    step: _____,
    box,
    investigators,
    sitting,
    ...more
  } = seen(state);
  return {
    ...more,
    options: anonymous(state),
    box: [...box].sort(),
    investigators: investigators.map(({ upsets: ______, ...one }) => one),
    ...(sitting ? { sitting: sittingOf(game, undefined) } : {}),
  };
}

/** A Keeper is named by nobody's id; which Ancient One it is stands beside. */
function anonymous({ options }: State): State['options'] {
  const { variants } = options;
  return {
    ...options,
    ancientOne: null,
    variants: { ...variants, keeper: variants.keeper === null ? null : 'keeper' },
  };
}

function given(game: Game, matters: (pile: readonly string[]) => boolean): object {
  const { state } = game;
  const { cursor, ancientOne, decks } = state;
  const [phase = '', step] = cursor.step.split('.');
  const before = lacking(state);
  const plain = readOptions(aNewTable({}, { persons: state.investigators.length, brisk: false }));
  const piles = Object.entries({ ...decks, gates: state.gateStack }).filter(([, pile]) => matters(pile));
  return {
    options: differing(anonymous(state), plain),
    ...(before.length > 0 ? { before } : {}),
    ancientOne: ancientOne.id,
    turn: state.turn,
    phase,
    ...(phase === 'setup' ? { setup: step } : {}),
    ...('turnIndex' in cursor ? { active: seatAt(state, cursor.turnIndex) } : {}),
    first: state.first,
    doom: ancientOne.doom,
    terror: state.terror,
    awake: ancientOne.awake,
    ...(ancientOne.awake ? { battle: battleOf(state, step) } : {}),
    environment: state.environment,
    rumor: state.rumor,
    headlines: state.headlines,
    lasting: state.lasting,
    mythosCards: state.mythosCards,
    elderSignsPlayed: state.elderSignsPlayed,
    loansDefaulted: state.loansDefaulted,
    doubleGatesBegun: state.doubleGatesBegun,
    ...(state.sitting ? { sitting: sittingOf(game, phase === 'sitting' ? step : undefined) } : {}),
    ...spoken(state),
    revealed: state.revealed,
    investigators: state.investigators.map((one) => personOf(game, one)),
    places: Object.fromEntries(
      Object.entries(state.places)
        .filter(([, place]) => phase === 'setup' || !isPlain(place))
        .map(([id, place]) => [id, placeOf(place)]),
    ),
    monsters: state.monsters.map(({ marker, ...lying }) => ({ kind: marker, ...lying })),
    box: state.box,
    piles: Object.fromEntries(piles),
  };
}

/** What holds only for a while, where there is any. */
const spoken = ({ sharedClue, leaving, lately, satLast, nextTurnOrder }: State) =>
  defined({ sharedClue, leaving, lately, satLast, nextTurnOrder });

/** An answer that what came in between has taken away is asked for again, and so is nothing that is given. */
function sittingOf(game: Game, step: string | undefined): object {
  const { state } = game;
  const { sitting } = state;
  if (!sitting) return {};
  const { seat, first } = sitting;
  const takes = first !== null && seat !== null && taking(game, seat).includes(first);
  const shares = sitting.shares.map(shareOf);
  return { ...(step === undefined ? {} : { step }), ...sitting, first: takes ? first : null, shares };
}

/** Counters of chance addresses are nothing to be seen. */
function shareOf({ chances: _, ...share }: Share): object {
  return share;
}

function battleOf({ ancientOne }: State, step: string | undefined) {
  const { round, tally, combatRating } = ancientOne;
  return { ...(step === undefined ? {} : { step }), round, tally, combatRating };
}

function personOf(game: Game, person: Investigator): object {
  const { seat: _, upsets: __, cards, ...one } = person;
  return { ...one, used: usesOf(game, person), cards: cards.map(cardOf) };
}

function cardOf({ id, ...lying }: HeldCard): object | string {
  return lying.exhausted || lying.tokens > 0 || lying.fresh ? { card: id, ...lying } : id;
}

function isPlain({ clues, gate, sealed, closed }: PlaceState): boolean {
  return clues === 0 && gate === null && !sealed && closed.length === 0;
}

function placeOf({ gateHidden, ...place }: PlaceState): object {
  return { ...place, faceDown: gateHidden };
}
