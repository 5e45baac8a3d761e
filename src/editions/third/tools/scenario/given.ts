import type { Copy, Kind } from '../../../edition/copy.ts';
import { defined, Misplaced } from '../../../tools/scenario/reading.ts';
import { createMonster } from '../../board/monster.ts';
import type { Content } from '../../content/content.ts';
import { SKILLS } from '../../content/vocabulary.ts';
import { phaseOf } from '../../game/edition.ts';
import { takeAway } from '../../setup/before.ts';
import { aNewTable } from '../../setup/newtable.ts';
import { createState } from '../../setup/setup.ts';
import type { HeldCard, State } from '../../state/state.ts';
import { cursorOf } from './happening.ts';
import { checkNotes } from './noted.ts';
import { anywhere, arrangePiles, monsterCard, sideOf, take } from './pile.ts';
import type { Given, Scenario } from './schema.ts';
import { checkUsed } from './used.ts';

/**
 * Puts together the position a scenario gives, between two steps.
 * @throws Misplaced with the key of what isn't there, or is wanted twice
 */
export function arrange(content: Content, { given, seed }: Pick<Scenario, 'given' | 'seed'>): State {
  const agreed = { ...given.options, scenario: given.scenario };
  const state = createState(content, {
    options: aNewTable(agreed, { persons: given.investigators.length, brisk: given.brisk }),
    seats: given.investigators.map(({ sheet }) => ({ sheet })),
    seed,
  });
  takeAway(state, given.before);
  const seats = given.investigators.length;
  if (given.leader >= seats) throw new Misplaced(['leader'], `no seat ${given.leader}; there are 0 to ${seats - 1}`);
  state.cursor = cursorOf(given);
  state.phase = phaseOf(state.cursor);
  state.round = given.round ?? (state.phase === 'setup' ? 0 : 2);
  state.leader = given.leader;
  if (given.leftToUsual) state.leftToUsual = true;
  state.sheet = { ...given.sheet };
  state.box.push(...given.gone.map((sheet, index) => take(state.sheets, sheet, ['gone', index])));
  arrangeBoard(state, given);
  arrangeMonsters(content, state, given);
  checkNotes(content, state, given);
  arrangeCodex(state, given);
  for (const [seat, wanted] of given.investigators.entries()) arrangeInvestigator(content, state, seat, wanted);
  for (const one of state.investigators) checkUsed(content, one, ['investigators', one.seat, 'used']);
  arrangePiles(content, state, given);
  state.box.push(
    ...given.box
      .filter((id) => !state.box.includes(id))
      .map((id, index) => anywhere({ content, state }, id, ['box', index])),
  );
  return state;
}

/** Before the first round there lies what the scenario begins with. */
function arrangeBoard(state: State, given: Given): void {
  if (given.doom || state.phase !== 'setup') state.doom = { ...given.doom };
  for (const [id, clues] of Object.entries(given.clues)) center(state, id, ['clues', id]).clues = clues;
  for (const [index, id] of given.anomalies.entries()) center(state, id, ['anomalies', index]).anomaly = true;
  if (given.anomalySet !== undefined) state.anomalySet = given.anomalySet;
  state.markers = given.markers.map((marker) => ({ ...marker }));
  state.revealed = [...given.revealed];
  const cup = given.cup ? [...given.drawn, ...given.cup].sort() : state.cup;
  state.drawn = given.drawn.map((token, index) => take(cup, token, ['drawn', index]));
  state.cup = cup;
  if (given.shuffled) state.shuffled = { ...given.shuffled };
  if (given.buried) state.buried = [...given.buried];
}

/** Those that the scenario begins with go back to be taken from. */
function arrangeMonsters(content: Content, state: State, given: Given): void {
  if (!given.monsters && state.phase === 'setup') return;
  state.decks.monster.push(...state.monsters.map(({ id }) => id));
  state.monsters = (given.monsters ?? []).map(({ kind, at, ...rest }, index) => ({
    ...createMonster(monsterCard(content, state, kind, ['monsters', index, 'kind']), at),
    ...rest,
  }));
  if (!given.setAsideMonsters) return;
  state.decks.monster.push(...state.setAside.monsters.splice(0));
  state.setAside.monsters = given.setAsideMonsters.map((kind, index) =>
    monsterCard(content, state, kind, ['setAsideMonsters', index]),
  );
}

function center(state: State, id: string, path: readonly PropertyKey[]): { clues: number; anomaly: boolean } {
  const found = state.centers[id];
  if (!found) throw new Misplaced(path, `not on the board of this scenario: ${id}`);
  return found;
}

function arrangeCodex(state: State, given: Given): void {
  state.codex = given.codex.map((card) => ({ ...card, tokens: { ...card.tokens }, fired: [...card.fired] }));
  if (given.setAside.length > 0 || state.phase !== 'setup') state.setAside.archive = [...given.setAside];
  if (!given.rumor) return;
  const { headline: wanted, tokens, ignoredBy } = given.rumor;
  const headline = take([...state.decks.headline, ...state.box], wanted, ['rumor', 'headline']);
  state.decks.headline = state.decks.headline.filter((id) => id !== headline);
  state.box = state.box.filter((id) => id !== headline);
  state.rumor = { headline, tokens: { ...tokens }, ignoredBy: ignoredBy.map((one) => ({ ...one })) };
}

function arrangeInvestigator(
  content: Content,
  state: State,
  seat: number,
  wanted: Given['investigators'][number],
): void {
  const one = state.investigators[seat];
  if (!one) return;
  const { at, focus, cards, sheet: _sheet, ...tokens } = wanted;
  Object.assign(one, structuredClone(defined(tokens)));
  one.at = at ?? one.at;
  for (const skill of SKILLS) one.focus[skill] = focus[skill] ?? 0;
  one.cards = cards.map((entry, index) => held(content, state, entry, ['investigators', seat, 'cards', index]));
}

type Lying = Given['investigators'][number]['cards'][number];

function held(content: Content, state: State, entry: Lying, path: readonly PropertyKey[]): HeldCard {
  const { card, under, ...rest } = typeof entry === 'string' ? { card: entry, ...PLAIN } : entry;
  return {
    ...rest,
    tokens: { ...rest.tokens },
    id: taken(content, state, card, path),
    under: under.map((id, index) => taken(content, state, id, [...path, 'under', index])),
  };
}

const PLAIN = { damage: 0, horror: 0, tokens: {}, under: [], usedIn: null, lockedIn: null };

/** A card from its deck or the display. The other side of a condition is no card of its own. */
function taken(content: Content, state: State, card: Kind | Copy, path: readonly PropertyKey[]): Copy {
  const { deck } = content.asset(card);
  const id = take([...state.display, ...state.decks[deck]], content.frontOf(card), path);
  state.display = state.display.filter((other) => other !== id);
  state.decks[deck] = state.decks[deck].filter((other) => other !== id);
  return sideOf(content, id, card);
}
