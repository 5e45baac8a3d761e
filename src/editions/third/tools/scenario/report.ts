import type { Play } from '../../../../engine/play.ts';
import { type Copy, kindNamed } from '../../../edition/copy.ts';
import { differing, type Mixer, type Reporting, reportOf } from '../../../tools/scenario/report.ts';
import type { Content } from '../../content/content.ts';
import { SKILLS } from '../../content/vocabulary.ts';
import { thirdEdition } from '../../game/edition.ts';
import { lacking } from '../../setup/before.ts';
import { aNewTable } from '../../setup/newtable.ts';
import { seen } from '../../shown/seen.ts';
import type { ThirdEvent } from '../../state/event.ts';
import { OPTION } from '../../state/option.ts';
import { readOptions } from '../../state/options.ts';
import { isSecret } from '../../state/secret.ts';
import type { HeldCard, Investigator, State } from '../../state/state.ts';
import { dealEvents, keepAsking } from './deal.ts';
import { readScenario, runScenario } from './scenario.ts';
import { usesOf } from './used.ts';

/** How a position of this edition is written down. */
export function reporting(content: Content): Reporting<State, ThirdEvent> {
  return {
    edition: thirdEdition(content),
    // A spawned clue's event shows only its neighborhood (3E-445.3).
    told: (event) => (event.type === 'ClueSpawned' ? { ...event, card: '' } : event),
    // A search turns them up one after the other.
    shownToAll: (card) => content.monsters.has(kindNamed(card)),
    deal: (state, mixed) => deal(content, state, mixed),
    blur,
    given: (state, matters) => given(content, state, matters),
    shown: (state) => shown(content, state),
    head: { edition: 'third' },
    title: ({ round, phase }) => `round ${round}, ${phase}`,
    run: (text) => runScenario(content, readScenario(content, text)),
  };
}

/** The position as a scenario file, to reproduce what went wrong; nothing hidden is in it. */
export function report(content: Content, play: Play<State, ThirdEvent>): string {
  return reportOf(play, reporting(content));
}

/** Everything that lies face down. */
function deal(content: Content, state: State, mixed: Mixer): void {
  const { decks, investigators } = state;
  for (const name of ['spell', 'ally', 'monster'] as const) decks[name] = mixed(decks[name]);
  for (const name of ['street', 'headline', 'anomaly'] as const) decks[name] = mixed(decks[name]);
  const held = investigators.flatMap(({ cards }) => cards);
  const items = mixed([...held.flatMap(({ under }) => under), ...decks.item]);
  for (const card of held) card.under = items.splice(0, card.under.length);
  decks.item = items;
  const isPact = (id: Copy): boolean => isSecret(content, id);
  const pacts = mixed([...held.map(({ id }) => id), ...decks.condition].filter(isPact));
  const pact = (id: Copy) => (isPact(id) ? (pacts.shift() ?? id) : id);
  for (const card of held) card.id = pact(card.id);
  decks.condition = decks.condition.map(pact);
  dealEvents(content, state, mixed);
  keepAsking(content, state, mixed);
}

/** Colors of markers that still lie face down. */
function blur(begun: State, now: State): void {
  const down = now.markers.filter(({ faceUp }) => !faceUp);
  const hidden = begun.markers.filter((marker) => {
    const still = down.findIndex(({ at, color }) => !marker.faceUp && at === marker.at && color === marker.color);
    if (still >= 0) down.splice(still, 1);
    return still >= 0;
  });
  const colors = hidden.map(({ color }) => color).sort();
  for (const marker of hidden) marker.color = colors.shift() ?? marker.color;
}

/** What is kept of a state, as anybody sees it. */
function shown(content: Content, state: State): object {
  const {
    press: _,
    chances: __,
    asked: ___,
    recorded: ____,
    step: _____,
    luck: ______,
    chart: _______,
    ...more
  } = seen(content, state);
  return {
    ...more,
    options: { ...more.options, scenario: null },
    box: [...more.box].sort(),
    setAside: { ...more.setAside, monsters: [...more.setAside.monsters].sort() },
    decks: { ...more.decks, ...sortedPiles(more.decks) },
    investigators: more.investigators.map(({ upsets, ...one }) => one),
  };
}

/** Piles from which cards are taken by name, so that their order is nothing (3E-107.3). */
function sortedPiles({ condition, special, starting }: State['decks']): Partial<State['decks']> {
  return { condition: [...condition].sort(), special: [...special].sort(), starting: [...starting].sort() };
}

function given(content: Content, state: State, matters: (pile: readonly string[]) => boolean): object {
  const { cursor, rumor, decks, setAside } = state;
  const { neighborhood, event, headline, eventDiscard, headlineDiscard, ...others } = decks;
  const written = Object.entries({ ...others, ...neighborhood }).filter(
    ([, pile]) => matters(pile) || pile.some((card) => OPTION.archive.is(card) || content.events.has(card)),
  );
  const persons = state.investigators.length;
  const brisk = persons > 1 && !state.options.readyInTurn;
  const before = lacking(state);
  const sheets = [...content.investigators.keys()];
  return {
    options: differing({ ...state.options, scenario: null }, readOptions(content, aNewTable({}, { persons, brisk }))),
    ...(brisk ? { brisk } : {}),
    ...(before.length > 0 ? { before } : {}),
    scenario: state.scenario,
    round: state.round,
    step: cursor.step,
    ...('index' in cursor ? { index: cursor.index } : {}),
    leader: state.leader,
    leftToUsual: state.leftToUsual,
    investigators: state.investigators.map((one) => personOf(content, one)),
    gone: sheets.filter((id) => !state.sheets.includes(id) && !state.investigators.some(({ sheet }) => sheet === id)),
    doom: Object.fromEntries(Object.entries(state.doom)),
    clues: Object.fromEntries(Object.entries(state.centers).map(([id, { clues }]) => [id, clues])),
    anomalies: Object.entries(state.centers).flatMap(([id, { anomaly }]) => (anomaly ? [id] : [])),
    anomalySet: state.anomalySet,
    markers: state.markers,
    revealed: state.revealed,
    monsters: state.monsters.map(({ id, kind: _, ...monster }) => ({ kind: id, ...monster })),
    sheet: state.sheet,
    codex: state.codex,
    setAside: setAside.archive,
    setAsideMonsters: setAside.monsters,
    rumor,
    drawn: state.drawn,
    cup: state.cup,
    display: state.display,
    shuffled: state.shuffled,
    buried: state.buried,
    eventDiscard,
    headlineDiscard,
    box: state.box.filter((id) => !sheets.includes(id)),
    piles: { ...Object.fromEntries(written), headline, event },
  };
}

function personOf(content: Content, person: Investigator): object {
  const { seat: _, upsets: __, cards, focus, ...one } = person;
  const focused = Object.fromEntries(SKILLS.map((skill) => [skill, focus[skill]]).filter(([, count]) => count !== 0));
  return { ...one, used: usesOf(content, person), focus: focused, cards: cards.map(cardOf) };
}

function cardOf({ id, ...lying }: HeldCard): object | string {
  const { damage, horror, tokens, under, usedIn, lockedIn } = lying;
  const plain =
    damage + horror + under.length + Object.keys(tokens).length === 0 && usedIn === null && lockedIn === null;
  return plain ? id : { card: id, ...lying };
}
