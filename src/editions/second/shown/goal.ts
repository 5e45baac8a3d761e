import { type Phrase, type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Goals } from '../../edition/edition.ts';
import type { Content } from '../content/content.ts';
import { isIf } from '../content/effect.ts';
import type { Game, State } from '../state/state.ts';

/** A game as it stands. */
type Standing = Pick<Game, 'content' | 'state'>;

/** Open gates at which the Ancient One awakens. */
const gatesAllowed = ({ players }: State): number => 9 - Math.ceil(players / 2);

/** What wins the game, and what wakes the Ancient One, with how far each is: a line each. */
export function goals(game: Game, words: Words): Goals {
  const { state } = game;
  if (state.outcome) return {};
  if (state.ancientOne.awake) return { goal: words.say('status-goal-awake', measures(game)) };
  return {
    goal: words.say('status-goal', measures(game)),
    danger: words.say('status-danger', measures(game)),
  };
}

/** The same as lines. */
export function goalLines(game: Game, words: Words): string[] {
  return Object.values(goals(game, words));
}

/** The same in the fewest words, for the beginning of a turn. */
export function standPhrase(game: Standing): Phrase {
  const { state } = game;
  return phrase(state.ancientOne.awake ? 'status-goal-awake' : 'status-stand', measures(game));
}

/** What so many investigators have to do to win, and what they must not let happen, for the beginning of a game. */
export function aimPhrase(game: Standing): Phrase {
  const { state } = game;
  return phrase('event-GameStarted-aim', { ...measures(game), players: state.players });
}

function measures({ content, state }: Standing): Record<string, PhraseArgument> {
  const { ancientOne, players, options, terror } = state;
  const places = Object.values(state.places);
  return {
    ancientOne: ref('ancientOne', ancientOne.id),
    doom: ancientOne.doom,
    doomOf: content.ancientOne(ancientOne.id).doomTrack,
    gates: places.filter(({ gate }) => gate !== null).length,
    gatesOf: gatesAllowed(state),
    terror,
    seals: places.filter(({ sealed }) => sealed).length,
    sealsOf: options.variants.noSealVictory ? 0 : content.tables.elderSignsToWin,
    trophies: state.investigators.reduce((sum, one) => sum + one.gateTrophies.length, 0),
    // 2E-1903, 2E-1904
    trophiesOf: options.printing === 'revised' ? players : players + 1,
  };
}

/** The rumor in play with how far it is from coming true; what that would do once a single step is left. */
export function rumorLines(game: Game, words: Words): string[] {
  const { state } = game;
  const { rumor } = state;
  if (!rumor) return [];
  const { fail } = game.content.mythos(rumor.card).ability;
  const monsters = state.monsters.filter(({ at }) => at === 'rumor').length;
  const at = monsters > 0 ? monsters : rumor.tokens;
  const of = limitOf(game.content, rumor.card);
  const line = words.say('status-rumor', { card: ref('mythos', rumor.card), tokens: rumor.tokens, monsters, of });
  if (of === 0 || at !== of - 1 || !fail) return [line];
  return [line, words.say('status-rumor-last', { effects: game.rules.text.effects(game.content, fail.effect) })];
}

/** Tokens or monsters on a rumor with which it comes true; 0 where something else decides. */
export function limitOf(content: Content, card: string): number {
  const condition = content.mythos(card).ability.fail?.condition;
  if (condition && isIf(condition, 'tokensOnCard') && typeof condition.tokensOnCard.clue === 'number')
    return condition.tokensOnCard.clue;
  if (condition && isIf(condition, 'monstersOnCard') && typeof condition.monstersOnCard === 'number')
    return condition.monstersOnCard;
  return 0;
}

/** What lasts though no card lies there that says so. */
export function lastingLines(game: Game, words: Words): string[] {
  const { state } = game;
  const lines = state.mythosCards === 2 ? [words.say('status-two-cards')] : [];
  const sources = state.lasting
    .filter(({ seat, until }) => seat === null && ['endOfTurn', 'endOfGame'].includes(until))
    .map(({ source }) => source)
    .filter((source) => game.content.mythosCards.some(({ id }) => id === source));
  if (sources.length === 0) return lines;
  const cards = [...new Set(sources)].map((source) => ref('mythos', source));
  return [...lines, words.say('status-lasting', { cards })];
}
