import { onceEach } from '../../../engine/once.ts';
import { allCopies } from '../../edition/copy.ts';
import { accounted } from '../../tools/box.ts';
import { openGates } from '../board/area.ts';
import type { Content } from '../content/content.ts';

import { maxSanity, maxStamina } from '../investigators/investigator.ts';
import { inSupply } from '../investigators/status.ts';
import { monsterLimit, monstersInArkham } from '../monsters/monster.ts';
import type { Game, Investigator } from '../state/state.ts';

/** Stops of a slider track, counted from 0. */
const LAST_STOP = 3;

/**
 * What is wrong with a state between two steps, in plain words for engineers; empty when every card and marker is in
 * exactly one place and every number within its limits.
 */
export function violations(game: Game): string[] {
  const { state } = game;
  return [
    ...cardViolations(game),
    ...markerViolations(game),
    ...state.investigators.flatMap((one) => investigatorViolations(game, one)),
    ...boardViolations(game),
    ...monsterViolations(game),
    ...trackViolations(game),
  ];
}

/** Everything in the box, by family. */
interface Box {
  cards: ReadonlySet<string>;
  monsters: ReadonlySet<string>;
  gates: ReadonlySet<string>;
  sheets: ReadonlySet<string>;
}

const boxContents = onceEach(
  (content: Content): Box => ({
    cards: new Set([
      ...allCopies(content.cards.filter((card) => card.role !== 'curse')),
      ...content.mythosCards.map((card) => card.id),
      ...content.gateCards.map((card) => card.id),
    ]),
    monsters: new Set(allCopies(content.monsters)),
    gates: new Set(allCopies(content.gates)),
    sheets: new Set(content.investigators.map((sheet) => sheet.id)),
  }),
);

function cardViolations(game: Game): string[] {
  const { state } = game;
  const { decks } = state;
  const { cards } = boxContents(game.content);
  const held = state.investigators.flatMap((one) => one.cards.map((card) => inSupply(game.content, card.id)));
  const inDecks = [decks.common, decks.unique, decks.spell, decks.skill, decks.ally, decks.special].flat();
  const inPlay = [state.environment?.card, state.rumor?.card, ...state.headlines.map((headline) => headline.card)];
  const found = [...inDecks, ...held, ...decks.mythos, ...decks.gate, ...inPlay.filter((card) => card !== undefined)];
  return accounted('card', cards, [...found, ...state.box.filter((id) => cards.has(id))]);
}

function markerViolations(game: Game): string[] {
  const { state } = game;
  const { investigators } = state;
  const { monsters, gates } = boxContents(game.content);
  const onBoard = Object.values(state.places).flatMap((place) => (place.gate ? [place.gate] : []));
  const sheets = [...state.sheets, ...investigators.map((one) => one.sheet)];
  return [
    ...accounted('monster', monsters, [
      ...state.cup,
      ...state.monsters.map((monster) => monster.marker),
      ...investigators.flatMap((one) => one.monsterTrophies),
      ...state.box.filter((id) => monsters.has(id)),
    ]),
    ...accounted('gate', gates, [
      ...state.gateStack,
      ...onBoard,
      ...investigators.flatMap((one) => one.gateTrophies),
      ...state.box.filter((id) => gates.has(id)),
    ]),
    ...accounted('sheet', boxContents(game.content).sheets, sheets),
  ];
}

function investigatorViolations(game: Game, one: Investigator): string[] {
  if (one.eliminated) return [];
  const { state } = game;
  const who = `seat ${one.seat}`;
  const wrong: string[] = [];
  const between = (name: string, value: number, min: number, max: number) => {
    if (!Number.isInteger(value) || value < min || value > max)
      wrong.push(`${who}: ${name} is ${value}, not from ${min} to ${max}`);
  };
  // Before the sliders are placed the maxima of possessions and powers are not yet taken into account.
  if (state.turn > 0) {
    // Somebody may be at 0 when the Ancient One awakens; the start of the battle sees to it.
    // Whoever gave their last point for the closing that won the game is asked for nothing more.
    const least = state.cursor.step === 'battle.start' || state.cursor.step === 'over' ? 0 : 1;
    between('sanity', one.sanity, least, maxSanity(game, one.seat));
    between('stamina', one.stamina, least, maxStamina(game, one.seat));
  }
  between('money', one.money, 0, Number.MAX_SAFE_INTEGER);
  between('clues', one.clues, 0, Number.MAX_SAFE_INTEGER);
  for (const stop of one.sliders) between('slider', stop, 0, LAST_STOP);
  const kind = game.content.town.areaKind(one.at);
  if (kind === 'sky' || kind === 'outskirts') wrong.push(`${who}: stands in ${one.at}`);
  if (one.explored && !state.places[one.at]?.gate) wrong.push(`${who}: explored marker without a gate at ${one.at}`);
  if ((kind === 'lost') !== (one.returnsOn !== null))
    wrong.push(`${who}: at ${one.at} and returns on ${one.returnsOn}`);
  if ((kind === 'jail') !== one.arrested) wrong.push(`${who}: at ${one.at} and arrested: ${one.arrested}`);
  const closed = state.places[one.at];
  if (closed && closed.closed.length > 0 && !closed.gate && kind === 'location')
    wrong.push(`${who}: inside closed ${one.at}`);
  return wrong;
}

function boardViolations(game: Game): string[] {
  const { state } = game;
  const { content } = game;
  const wrong: string[] = [];
  for (const [id, place] of Object.entries(state.places)) {
    if (place.clues < 0) wrong.push(`${id}: ${place.clues} clues`);
    if (place.gate && place.sealed) wrong.push(`${id}: gate and seal`);
    if (place.gate && place.clues > 0) wrong.push(`${id}: gate and clues`);
    if ((place.gate || place.sealed) && content.place(id).kind !== 'location')
      wrong.push(`${id}: gate or seal in a street`);
    if (place.gateHidden && !place.gate) wrong.push(`${id}: hidden gate without a gate`);
  }
  if (!state.ancientOne.awake && openGates(game).length >= content.playerTable(state.players).awakensAtOpenGates)
    wrong.push('too many gates, and asleep');
  return wrong;
}

function monsterViolations(game: Game): string[] {
  const { state } = game;
  const { content } = game;
  const wrong: string[] = [];
  for (const { marker, at } of state.monsters) {
    const known = content.places.has(at) || at === 'sky' || at === 'outskirts' || (at === 'rumor' && state.rumor);
    if (!known && !(at === 'encounter' && state.ancientOne.awake)) wrong.push(`${marker}: at ${at}`);
  }
  const limit = monsterLimit(game);
  if (limit !== null && monstersInArkham(game) > limit)
    wrong.push(`${monstersInArkham(game)} monsters, limit ${limit}`);
  const { outskirtsMax } = content.playerTable(state.players);
  const outskirts = state.monsters.filter(({ at }) => at === 'outskirts').length;
  if (outskirts > outskirtsMax) wrong.push(`${outskirts} monsters in the Outskirts`);
  return wrong;
}

function trackViolations(game: Game): string[] {
  const { state } = game;
  const { ancientOne, terror } = state;
  const { doomTrack } = game.content.ancientOne(ancientOne.id);
  const wrong: string[] = [];
  if (ancientOne.doom < 0 || ancientOne.doom > doomTrack) wrong.push(`doom ${ancientOne.doom} of ${doomTrack}`);
  if (!ancientOne.awake && ancientOne.doom === doomTrack) wrong.push('doom track full, and asleep');
  if (terror < 0 || terror > game.content.terrorTrack.max) wrong.push(`terror ${terror}`);
  if (ancientOne.tally < 0) wrong.push(`tally ${ancientOne.tally}`);
  if (state.rumor && state.rumor.tokens < 0) wrong.push(`${state.rumor.tokens} tokens on the rumor`);
  if (state.walk || state.combat) wrong.push('a movement or combat outlives its step');
  if (state.outcome !== null && state.cursor.step !== 'over') wrong.push('over, and still going on');
  for (const lasting of state.lasting)
    if (lasting.until === 'endOfCheck') wrong.push(`outlives its check: ${lasting.source}`);
  return wrong;
}
