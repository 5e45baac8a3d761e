import { onceEach } from '../../../../engine/once.ts';
import { allCopies } from '../../../edition/copy.ts';
import { type FilePath, Misplaced, suggestion } from '../../../tools/scenario/reading.ts';
import { type Ability, abilityKindOf } from '../../content/ability.ts';
import type { Content } from '../../content/content.ts';
import { CARD_TOKENS, type CardToken } from '../../content/vocabulary.ts';
import { OPTION } from '../../state/option.ts';
import type { CodexCard, Position, State } from '../../state/state.ts';
import type { Given } from './schema.ts';

/** The actions that everybody has. */
const ACTIONS = ['attack', 'evade', 'focus', 'gatherResources', 'move', 'research', 'trade', 'ward'];

/**
 * Sees to it that something reads what the state notes in words: actions performed, tokens on cards, and what
 * codex cards have carried out already; and that seats are taken and archive cards exist.
 * @throws Misplaced
 */
export function checkNotes(content: Content, state: State, given: Given): void {
  for (const [seat, { performed, cards }] of given.investigators.entries()) {
    const path = ['investigators', seat];
    for (const [index, action] of performed.entries())
      among(action, actions(content), 'action', [...path, 'performed', index]);
    for (const [index, card] of cards.entries())
      if (typeof card !== 'string') tokens(card.tokens, content.asset(card.card), [...path, 'cards', index, 'tokens']);
  }
  for (const [index, card] of given.codex.entries()) {
    const path = ['codex', index];
    archiveNumber(content, card.number, [...path, 'number']);
    const { front, back } = content.archiveCard(card.number);
    tokens(card.tokens, [front, back, movedTo(content, card.number)], [...path, 'tokens']);
    for (const [at, mark] of card.fired.entries())
      among(mark, marks({ content, state }, card), 'mark', [...path, 'fired', at]);
  }
  for (const [index, number] of given.setAside.entries()) archiveNumber(content, number, ['setAside', index]);
  if (given.rumor) {
    tokens(given.rumor.tokens, content.headline(given.rumor.headline), ['rumor', 'tokens']);
    for (const [index, { seat }] of given.rumor.ignoredBy.entries())
      taken(state, [seat], ['rumor', 'ignoredBy', index, 'seat']);
  }
  for (const [index, { engagedWith, provokedBy }] of (given.monsters ?? []).entries()) {
    taken(state, engagedWith, ['monsters', index, 'engagedWith']);
    taken(state, provokedBy, ['monsters', index, 'provokedBy']);
  }
  if (given.anomalySet) among(given.anomalySet, [...content.anomalySets.keys()], 'set of anomalies', ['anomalySet']);
}

function among(said: string, known: readonly string[], what: string, path: FilePath): void {
  if (!known.includes(said)) throw new Misplaced(path, `no such ${what}: ${said}; ${suggestion(said, known)}`);
}

function archiveNumber(content: Content, number: number, path: FilePath): void {
  if (!content.archive.has(number)) throw new Misplaced(path, `no archive card ${number}`);
}

function taken({ investigators }: State, seats: readonly number[], path: FilePath): void {
  for (const seat of seats)
    if (seat >= investigators.length)
      throw new Misplaced(path, `no seat ${seat}; there are 0 to ${investigators.length - 1}`);
}

/** @param printed where something must speak of such tokens */
function tokens(said: Record<string, number>, printed: unknown, path: FilePath): void {
  const known = spokenOf(printed);
  const hint = known.length > 0 ? `there are ${known.join(', ')}` : 'nothing on it asks for tokens';
  for (const kind of Object.keys(said))
    if (!known.some((one) => one === kind)) throw new Misplaced([...path, kind], `no such token: ${kind}; ${hint}`);
}

/** Tokens that lie on a card for its own text; damage and horror of cards that are held are said as such. */
function spokenOf(printed: unknown): CardToken[] {
  const text = JSON.stringify(printed) ?? '';
  const spoken = [...text.matchAll(/"(?:tokensOnCard|moveToken)":({[^}]*})/g)].map(([, kinds = '']) => kinds).join();
  return CARD_TOKENS.filter((kind) => kind !== 'damage' && kind !== 'horror' && spoken.includes(`"${kind}"`));
}

/** What other cards put on that one. */
function movedTo(content: Content, number: number): unknown {
  return [...content.archive.values()].filter((card) =>
    JSON.stringify(card).includes(`"from":"sheet","to":{"card":${number}}`),
  );
}

/** Those, and what stands on sheets, cards and archive cards. */
const actions = onceEach((content: Content): string[] => {
  const { investigators, assets, archive } = content;
  const cards = allCopies([...assets.values()]).map((id) => ({ id, abilities: content.asset(id).abilities }));
  const own = [...investigators.values(), ...cards].flatMap(({ id, abilities }) => actionsOf(id, abilities));
  const codex = [...archive.values()].flatMap(({ number, front, back }) =>
    [front, back].flatMap((side) =>
      (['actions', 'objectives'] as const).flatMap((kind) =>
        (side?.[kind] ?? []).map((_, index) => OPTION.codexAction.write([number, [kind, index]])),
      ),
    ),
  );
  return [...ACTIONS, ...own, ...codex];
});

function actionsOf(id: string, abilities: readonly Ability[]): string[] {
  return abilities.flatMap((ability, index) =>
    abilityKindOf(ability) === 'action' ? [OPTION.component.write([id, index])] : [],
  );
}

/** The marks that a codex card can bear: of its conditions, also by place, and of what answers once. */
function marks({ content, state }: Position, { number, side }: Pick<CodexCard, 'number' | 'side'>): string[] {
  const printed = content.archiveCard(number)[side];
  const places = ['', ...content.town(state.scenario).neighborhoods, ...content.spaces.keys()];
  return (['rules', 'objectives', 'doom'] as const).flatMap((kind) =>
    (printed?.[kind] ?? []).flatMap((rule, index) => {
      if ('when' in rule) return places.map((place) => `${kind}:${index}:${place}`);
      return 'after' in rule && kind !== 'rules' ? [`${kind}:${index}:after`] : [];
    }),
  );
}
