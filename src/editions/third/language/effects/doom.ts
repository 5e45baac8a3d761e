import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { doomAt } from '../../board/area.ts';
import type { EffectOf } from '../../content/effect.ts';
import { investigator } from '../../investigators/investigator.ts';
import { spawnClue } from '../../mythos/clue.ts';
import * as doom from '../../mythos/doom.ts';
import { gateBurst } from '../../mythos/gateburst.ts';
import { readHeadline as readTop } from '../../mythos/headline.ts';
import { drawToken } from '../../mythos/mythos.ts';
import { reckoning } from '../../mythos/reckoning.ts';
import { happened } from '../../reactions/reaction.ts';
import { asked } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import { chooseMany } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { amountOf, CARD_TEXT } from '../amount.ts';
import { placesOf, spacesOf } from '../place.ts';

/** Doom on the space or spaces, one at a time (3E-R19). */
export function* placeDoom(
  game: Game,
  seat: Seat | null,
  { at, amount }: EffectOf<'placeDoom'>['placeDoom'],
  context: EffectContext,
): Flow {
  const spaces = yield* placesOf(game, seat, at, context);
  const each = yield* amountOf(game, seat, amount, context);
  const [only] = spaces;
  if (spaces.length === 1 && only !== undefined) yield* doom.placeDoom(game, only, each);
  else
    yield* doom.placeDoomOnEach(
      game,
      spaces.flatMap((space) => Array<string>(each).fill(space)),
    );
}

/** Up to so much doom off one space, or off each of up to so many different ones. */
export function* removeDoom(
  game: Game,
  seat: Seat | null,
  { from, amount, spaces: several }: EffectOf<'removeDoom'>['removeDoom'],
  context: EffectContext,
): Flow {
  const fits = (space: string) => doomAt(game.state, space) > 0;
  const spaces =
    several === undefined
      ? yield* placesOf(game, seat, from, context, { fits, silence: 'mostDoom' })
      : yield* someSpaces(game, seat, () => spacesOf(game, seat, from, context).filter(fits), several.upTo, context);
  for (const space of spaces) yield* takeOff(game, seat, space, amount, context);
}

function* takeOff(
  game: Game,
  seat: Seat | null,
  space: string,
  amount: EffectOf<'removeDoom'>['removeDoom']['amount'],
  context: EffectContext,
): Flow {
  const much = yield* amountOf(game, seat, amount, context, doomAt(game.state, space));
  const removed = doom.removeDoom(game, space, much, seat ?? undefined);
  if (removed > 0 && seat !== null && investigator(game, seat).at === space)
    yield* happened(game, { event: 'youRemoveDoomFromYourSpace', seat, space, amount: removed });
}

/** His choice of different spaces; silence takes those with the most doom. */
function* someSpaces(
  game: Game,
  seat: Seat | null,
  spaces: () => string[],
  most: number,
  context: EffectContext,
): Flow<string[]> {
  const { leader, investigators } = game.state;
  return yield* chooseMany(
    game,
    seat ?? leader,
    'effect.place',
    context.rule ?? CARD_TEXT,
    { min: 1, max: most },
    () =>
      spaces().map((space) => ({
        id: space,
        label: phrase('third-option-space', { space: ref('space', space) }),
        note: phrase('third-note-doom', { doom: doomAt(game.state, space) }),
      })),
    () =>
      asked(game, seat, context, {
        kind: 'effect.place',
        default: [...spaces()].sort((a, b) => doomAt(game.state, b) - doomAt(game.state, a)).slice(0, most),
        ...(seat === null ? { mode: 'group', seats: investigators.map((one) => one.seat), subject: null } : {}),
      }),
  );
}

/** Spreading doom, spawning clues and gate bursts so many times; a reckoning. */
export function* repeated(game: Game, effect: EffectOf<'spreadDoom' | 'spawnClue' | 'gateBurst' | 'reckoning'>): Flow {
  if ('reckoning' in effect) yield* reckoning(game);
  else if ('spreadDoom' in effect) for (let left = effect.spreadDoom; left > 0; left--) yield* doom.spreadDoom(game);
  else if ('spawnClue' in effect) for (let left = effect.spawnClue; left > 0; left--) yield* spawnClue(game);
  else for (let left = effect.gateBurst; left > 0; left--) yield* gateBurst(game);
}

/** Who reads and draws where no investigator acts: whoever drew what says so, or else the leader. */
function reader({ state }: Game, seat: Seat | null, { owner }: EffectContext): Seat {
  return seat ?? owner ?? state.leader;
}

/** Headlines are read one after the other (3E-467). */
export function* readHeadline(game: Game, seat: Seat | null, count: number, context: EffectContext): Flow {
  const who = reader(game, seat, context);
  for (let read = 0; read < count; read++) yield* readTop(game, who);
}

/** Mythos tokens are drawn and resolved one after the other. */
export function* drawMythos(game: Game, seat: Seat | null, count: number, context: EffectContext): Flow {
  const who = reader(game, seat, context);
  for (let drawn = 0; drawn < count; drawn++) yield* drawToken(game, who);
}
