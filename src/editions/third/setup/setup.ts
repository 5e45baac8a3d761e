import { Chance, sealOf } from '../../../engine/chance.ts';
import { type Flow, together } from '../../../engine/flow.ts';
import { allCopies, copiesOf, kindOf } from '../../edition/copy.ts';
import { Unplayable } from '../../edition/unplayable.ts';
import { placeMarker } from '../board/marker.ts';
import { createMonster } from '../board/monster.ts';
import { ON_DISPLAY } from '../cards/display.ts';
import { codexAdd } from '../codex/codex.ts';
import type { Content } from '../content/content.ts';
import type { MythosToken } from '../content/vocabulary.ts';
import { playerOrder } from '../investigators/investigator.ts';
import { spawnClue } from '../mythos/clue.ts';
import { spreadDoom } from '../mythos/doom.ts';
import type { Options } from '../state/options.ts';
import type { Game, State } from '../state/state.ts';
import { blankInvestigator, blankState } from './blank.ts';
import { equip } from './equipment.ts';

/** What is known when a game is created. */
interface Setup {
  options: Options;
  /** In seat order; null deals a sheet at random (3E-110.1-1). */
  seats: readonly { sheet: string | null }[];
  /** 64 hexadecimal digits. */
  seed: string;
}

export const MOST_SEATS = 6;
/** Cards of the headline deck (3E-106.1). */
const HEADLINES = 13;
/** Clues at the start (3E-111.2a). */
const STARTING_CLUES = 3;

/**
 * A game after the steps of setup that ask nothing (3E-101 to 3E-110.4): board, decks, cup, display, sheets. Starting
 * equipment and the final preparations follow as steps of their own.
 * @throws Unplayable with fewer than 1 or more than 6 seats, or two seats with one sheet; Error for an unknown sheet
 */
export function createState(content: Content, { options, seats, seed }: Setup): State {
  if (seats.length < 1 || seats.length > MOST_SEATS) throw new Unplayable('seats', { min: 1, max: MOST_SEATS });
  const chance = new Chance({ seed, step: 'setup', chances: {} });
  // 3E-101.1
  const scenario = content.scenario(options.scenario ?? chance.one('scenario', [...content.scenarios.keys()]));
  const state = blankState(options, scenario.id, seed, seats.length);
  const own = new Chance(state);
  layOut(content, state, own);
  dealSheets(content, state, own, seats);
  state.chances = {};
  return state;
}

function layOut(content: Content, state: State, chance: Chance): void {
  const scenario = content.scenario(state.scenario);
  const { decks } = state;
  const shuffled = <T extends string>(name: string, ids: readonly T[]) => chance.shuffled(`deck ${name}`, ids);

  for (const { space, amount } of scenario.startingDoom) state.doom[space] = amount;
  // 3E-102.4-2, 3E-481.4a
  for (const id of content.town(state.scenario).neighborhoods) {
    // 3E-475.1
    state.centers[id] = { clues: 0, anomaly: false };
    // 3E-102.4-1
    decks.neighborhood[id] = shuffled(
      id,
      content.neighborhoodCardsOf(id).map((card) => card.id),
    );
  }
  // 3E-102.3
  decks.street = shuffled('street', [...content.streetCards.keys()]);
  // 3E-103.1-1, 3E-103.1-2, 3E-428.3, 3E-456.1
  decks.event = shuffled(
    'event',
    content.eventsOf(scenario.events).map((card) => card.id),
  );
  layMonsters(content, state, chance);
  state.setAside = {
    monsters: scenario.setAside.flatMap((id) => copiesOf(content.monster(id))),
    archive: [...scenario.setAsideArchive],
  };
  // 3E-105.1, 3E-481.4c
  state.cup = (Object.entries(scenario.mythosCup) as [MythosToken, number][])
    .flatMap(([token, count]) => Array<MythosToken>(count).fill(token))
    .sort();
  const headlines = shuffled('headline', [...content.headlines.keys()]);
  decks.headline = headlines.slice(0, HEADLINES);
  state.box.push(...headlines.slice(HEADLINES));
  // 3E-107.1
  for (const deck of ['item', 'ally', 'spell'] as const)
    decks[deck] = shuffled(deck, allCopies(content.assetsOf(deck)));
  // 3E-107.3
  for (const deck of ['special', 'starting', 'condition'] as const) decks[deck] = allCopies(content.assetsOf(deck));
  // 3E-107.2
  state.display = decks.item.splice(0, ON_DISPLAY);
  // 3E-109.1, 3E-111.5-1
  state.anomalySet = scenario.anomalySet;
  if (scenario.anomalySet !== null)
    // 3E-111.5-2, 3E-412.2, 3E-412.4
    decks.anomaly = shuffled(
      'anomaly',
      content.anomalySet(scenario.anomalySet).cards.map((card) => card.id),
    );
}

/** 3E-102.2, 3E-104: the monsters of the map come out of the deck's numbers; the rest is shuffled. */
function layMonsters(content: Content, state: State, chance: Chance): void {
  const scenario = content.scenario(state.scenario);
  const cards = scenario.monsterDeck.flatMap(({ monster, copies }) => copiesOf({ id: monster, copies }));
  for (const { monster, space } of scenario.startingMonsters) {
    const at = cards.findIndex((card) => kindOf(card) === monster);
    // 3E-104.2, 3E-481.4b
    const [card] = at < 0 ? [] : cards.splice(at, 1);
    if (card !== undefined) state.monsters.push(createMonster(card, space));
  }
  // 3E-104.1-1, 3E-421.2
  state.decks.monster = chance.shuffled('deck monster', cards);
}

function dealSheets(content: Content, state: State, chance: Chance, seats: Setup['seats']): void {
  const wanted = seats.flatMap(({ sheet }) => (sheet === null ? [] : [content.investigator(sheet).id]));
  if (new Set(wanted).size < wanted.length) throw new Unplayable('same-sheet');
  state.sheets = [...content.investigators.keys()].filter((id) => !wanted.includes(id));
  for (const [seat, { sheet }] of seats.entries()) {
    // 3E-110.1-1
    const dealt = sheet ?? chance.one('sheet', state.sheets);
    // 3E-110.3
    state.sheets = state.sheets.filter((id) => id !== dealt);
    // 3E-110.6a
    state.investigators.push(
      blankInvestigator(seat, content.investigator(dealt), content.town(state.scenario).startingSpace),
    );
  }
}

/** Step 10: everybody takes what the sheet gives, and chooses where it lets them (3E-110.5). */
export function* equipment(game: Game): Flow {
  const { state } = game;
  game.events.push({
    type: 'GameStarted',
    players: state.players,
    scenario: state.scenario,
    leader: state.leader,
    seal: sealOf(state.seed),
  });
  for (const { seat, sheet, at } of state.investigators)
    game.events.push({ type: 'InvestigatorDealt', seat, sheet, at });
  yield* together(playerOrder(state).map((seat) => equip(game, seat)));
}

/** Step 11: starting clues and doom, then the scenario's last steps (3E-111). */
export function* layBoard(game: Game): Flow {
  const { state } = game;
  const scenario = game.content.scenario(state.scenario);
  for (const { space, color, faceUp } of scenario.startingMarkers) placeMarker(game, { color, faceUp, at: space });
  // 3E-100, 3E-111.1, 3E-111.3a, 3E-111.4a, 3E-111.4b-1, 3E-481.4d
  for (let spawned = 0; spawned < STARTING_CLUES; spawned++) yield* spawnClue(game);
  yield* spreadDoom(game);
  for (const number of scenario.codex) yield* codexAdd(game, number);
  yield* game.rules.settle(game);
}
