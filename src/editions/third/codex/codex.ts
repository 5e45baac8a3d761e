import type { Flow } from '../../../engine/flow.ts';
import { onceEach } from '../../../engine/once.ts';
import { shuffleIntoTop } from '../board/neighborhooddeck.ts';
import type { ArchiveRule, Objective } from '../content/archive.ts';
import type { Content } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import type { Side } from '../content/vocabulary.ts';
import type { EffectContext } from '../state/context.ts';
import { OPTION } from '../state/option.ts';
import type { CodexCard, Game, State } from '../state/state.ts';

/** A text in force, of a card in the codex or attached to a deck (3E-413.5a, 3E-413.5i, 3E-453.3). */
export interface RuleInForce {
  card: CodexCard;
  kind: 'rules' | 'objectives' | 'doom';
  index: number;
  rule: ArchiveRule | Objective;
}

const KINDS = ['rules', 'objectives', 'doom'] as const;

/** Every text in force, by card number; on a card objectives stand before setbacks. */
export function codexRules(game: Game): RuleInForce[] {
  return textsInForce(game, ({ all }) => all);
}

/** Those of them that wait for a state of the game (`when`) or for something to happen (`after`). */
export function codexRulesThat(game: Game, wait: 'when' | 'after'): RuleInForce[] {
  return textsInForce(game, (printed) => printed[wait]);
}

type PrintedText = Pick<RuleInForce, 'index' | 'rule'>;

/** The texts of one list, and those of them that wait; worked out once. */
const textsOf = onceEach((printed: readonly RuleInForce['rule'][]) => {
  const all = printed.map((rule, index): PrintedText => ({ index, rule }));
  return { all, when: all.filter(({ rule }) => 'when' in rule), after: all.filter(({ rule }) => 'after' in rule) };
});

function textsInForce(
  game: Game,
  wanted: (printed: ReturnType<typeof textsOf>) => readonly PrintedText[],
): RuleInForce[] {
  const found: RuleInForce[] = [];
  // 3E-415.1, 3E-453.1
  for (const card of byNumber(game.state.codex)) {
    // 3E-413.5a
    const side = sideUp(game, card);
    for (const kind of KINDS) {
      const printed = side?.[kind];
      if (printed) for (const { index, rule } of wanted(textsOf(printed))) found.push({ card, kind, index, rule });
    }
  }
  return found;
}

function byNumber(cards: readonly CodexCard[]): readonly CodexCard[] {
  const inOrder = cards.every(({ number }, index) => number >= (cards[index - 1]?.number ?? number));
  return inOrder ? cards : cards.toSorted((a, b) => a.number - b.number);
}

/** What is printed on the side of a codex card that lies up. */
export function sideUp(game: Game, card: CodexCard) {
  const archive = game.content.archiveCard(card.number);
  return card.side === 'front' ? archive.front : archive.back;
}

/** The card where it lies in the codex or at a deck, or null. */
export function inCodex(state: State, number: number): CodexCard | null {
  return state.codex.find((card) => card.number === number) ?? null;
}

/** The name an archive card has in a neighborhood's deck. */
export const archiveId = OPTION.archive.write;

/** Adds an archive card to the codex and carries out what it says at once (3E-413.5b-2, 3E-453.2). */
export function* codexAdd(game: Game, number: number, side: Side = 'front'): Flow {
  const { state } = game;
  if (inCodex(state, number)) return;
  state.codex.push({ number, side, tokens: {}, fired: [], deck: null });
  game.events.push({ type: 'CodexAdded', card: number, side });
  const card = game.content.archiveCard(number);
  if (side === 'front') yield* runArchive(game, number, card.front?.onAdd ?? []);
}

/** Turns an archive card over, wherever it lies, and does what its back says at once. */
export function* archiveFlip(game: Game, number: number): Flow {
  const card = inCodex(game.state, number);
  if (!card) return;
  card.side = card.side === 'front' ? 'back' : 'front';
  card.fired = [];
  game.events.push({ type: 'CodexFlipped', card: number });
  if (card.side === 'back') yield* runArchive(game, number, game.content.archiveCard(number).back?.onFlip ?? []);
}

/** The card goes back to the archive, wherever it lies. */
export function archiveReturn(game: Game, number: number): void {
  const { state } = game;
  const before = state.codex.length;
  state.codex = state.codex.filter((card) => card.number !== number);
  let found = state.codex.length < before;
  for (const [id, deck] of Object.entries(state.decks.neighborhood)) {
    if (!deck.includes(archiveId(number))) continue;
    state.decks.neighborhood[id] = deck.filter((card) => card !== archiveId(number));
    found = true;
  }
  if (found) game.events.push({ type: 'CodexReturned', card: number });
}

/** Does a text of an archive card without moving it: a part of its back, or its whole back. */
export function* readArchive(game: Game, number: number, part: string | null): Flow {
  game.events.push({ type: 'CodexRead', card: number, part });
  // 3E-413.5
  yield* runArchive(game, number, textRead(game.content, { card: number, part }));
}

/** What is read aloud: a part of a card's back, or its whole back. */
export function textRead(
  content: Content,
  { card, part = null }: { card: number; part?: string | null },
): readonly Effect[] {
  const { back } = content.archiveCard(card);
  return (part === null ? back?.onFlip : back?.parts[part]) ?? [];
}

/** Lays one of those set-aside cards, at random, beside the deck of its neighborhood (3E-413.5h). */
export function attachRandom(game: Game, numbers: readonly number[]): void {
  const { state } = game;
  // 3E-421.1
  const left = numbers.filter((number) => state.setAside.archive.includes(number));
  if (left.length === 0) return;
  const number = Number(game.chance.one('attached card', left.map(String)));
  state.setAside.archive = state.setAside.archive.filter((other) => other !== number);
  const deck = game.content.archiveCard(number).neighborhood ?? null;
  state.codex.push({ number, side: 'front', tokens: {}, fired: [], deck });
  if (deck !== null) game.events.push({ type: 'CodexAttached', card: number, deck });
}

/** Shuffles an archive card into the top cards of a neighborhood's deck. */
export function shuffleArchiveIn(game: Game, number: number, deck: string, top: number): void {
  shuffleIntoTop(game, archiveId(number), deck, top);
  game.events.push({ type: 'ArchiveShuffledIn', card: number, deck });
}

/** Runs a text of an archive card that no investigator acts for: the group decides (3E-432.4). */
export function* runArchive(
  game: Game,
  number: number,
  effects: readonly Effect[],
  more: Partial<EffectContext> = {},
): Flow {
  if (effects.length === 0) return;
  yield* game.rules.run(game, null, effects, {
    source: { ref: 'archive', id: String(number) },
    archive: number,
    about: { card: archiveId(number) },
    ...more,
  });
}
