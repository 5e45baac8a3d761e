import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { isBoard, SIGHT, type Sight } from '../../../src/editions/edition/sight.ts';
import { gameOf } from '../../../src/editions/second/game/game.ts';
import { visible as visibleSecond } from '../../../src/editions/second/shown/visible.ts';
import type { SecondEvent } from '../../../src/editions/second/state/event.ts';
import type { State as SecondState } from '../../../src/editions/second/state/state.ts';
import { newspaper as newspaperSecond } from '../../../src/editions/second/telling/newspaper.ts';
import { specialEdition as specialSecond } from '../../../src/editions/second/telling/special.ts';
import { visible as visibleThird } from '../../../src/editions/third/shown/visible.ts';
import type { ThirdEvent } from '../../../src/editions/third/state/event.ts';
import type { State as ThirdState } from '../../../src/editions/third/state/state.ts';
import { newspaper as newspaperThird } from '../../../src/editions/third/telling/paper/newspaper.ts';
import { specialEdition as specialThird } from '../../../src/editions/third/telling/paper/special.ts';
import type { EngineEvent, EngineState } from '../../../src/engine/game.ts';
import type { Theme } from '../../../src/render/theme.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { Words } from '../../../src/words/words.ts';
import { sampled } from '../../length.ts';
import { content, second, simulate as simulateSecond } from '../../second.ts';
import { CONTENT, simulate as simulateThird, third, gameOf as thirdGame } from '../../third.ts';

const words = new Words('en');

/** What is shown in a game, each of it as it is read from the outbox. */
class Shown<S extends EngineState, E extends EngineEvent> {
  readonly kinds = new Set<string>();
  /** In characters: as it is kept, and boards with their names and words. */
  readonly sizes: number[] = [];
  readonly boards: number[] = [];
  readonly texts = new Set<string>();
  private readonly edition: TableEdition<S, E>;

  constructor(edition: TableEdition<S, E>) {
    this.edition = edition;
  }

  picture(sight: Sight<S, E>): PictureSpec {
    const kept = JSON.stringify(sight);
    const picture = this.edition.picture(JSON.parse(kept) as Sight<S, E>, words);
    this.kinds.add(sight.sight);
    this.sizes.push(kept.length);
    if (isBoard(sight)) this.boards.push(JSON.stringify(picture).length);
    for (const text of textsIn(JSON.parse(kept))) this.texts.add(text);
    return picture;
  }
}

/** Ids have no spaces, but for the addresses of steps and questions. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return / /.test(value) && !/^[^ ]+ \d+(\/|$)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The picture that a state of the second edition itself comes to. */
function ofSecond(one: Sight<SecondState, SecondEvent>, state: SecondState): PictureSpec | undefined {
  const named = words.with(second.namer(state));
  const { theme } = state.options;
  if (one.sight === 'card') return second.lookup(state, one.id, named)?.picture;
  if (one.sight === 'board') return second.board(state, named, one.changes);
  if (one.sight === 'special')
    return state.outcome ? colored(specialSecond(gameOf(content, state), state.outcome, named), theme) : undefined;
  return one.event.type === 'TurnEnded'
    ? colored(newspaperSecond(one.event, gameOf(content, state), named), theme)
    : undefined;
}

/** The picture that a state of the third edition itself comes to. */
function ofThird(one: Sight<ThirdState, ThirdEvent>, state: ThirdState): PictureSpec | undefined {
  const named = words.with(third.namer(state));
  const { theme } = state.options;
  if (one.sight === 'card') return third.lookup(state, one.id, named)?.picture;
  if (one.sight === 'board') return third.board(state, named, one.changes);
  if (one.sight === 'special')
    return state.outcome ? colored(specialThird(thirdGame(state), state.outcome, named), theme) : undefined;
  return one.event.type === 'RoundEnded'
    ? colored(newspaperThird(one.event, thirdGame(state), named), theme)
    : undefined;
}

const colored = (spec: PictureSpec, theme: Theme) => ({ ...spec, view: { ...spec.view, theme } }) as PictureSpec;

it('keeps all that changed on a board, and nothing else that happened', () => {
  const state = second.create({ options: {}, seats: [{ sheet: null }], seed: '5e'.repeat(32) });
  const changed = [
    { type: 'Moved', seat: 0, from: 'woods', to: 'uptown' },
    { type: 'CluePlaced', place: 'woods' },
  ] as unknown as SecondEvent[];
  const drawn = { type: 'MythosDrawn', card: 'picnickers', purpose: 'full' } as unknown as SecondEvent;
  const [board] = second.scenes([drawn, ...changed], state).filter(isBoard);
  expect(board).toMatchObject({ changes: changed });
});

describe('what a picture is to show, kept as data', () => {
  it.each(sampled([4, 1, 3, 8], 4))('comes to the very picture of the second edition, with %i players', (players) => {
    const shown = new Shown(second);
    const { error } = simulateSecond({
      players,
      seed: `sights ${players}`,
      foe: players === 3 ? 'hastur' : 'yig',
      player: 'mixed',
      watch(events, _open, state) {
        const board = { ...SIGHT, sight: 'board', state: visibleSecond(state), changes: [] } as const;
        for (const one of [board, ...second.scenes(events, state), ...second.endingScenes(state)])
          expect(shown.picture(one)).toEqual(ofSecond(one, state));
      },
    });
    expect(error).toBeNull();
    expect([...shown.kinds].sort()).toEqual(['board', 'card', 'paper', 'special']);
    expect([...shown.texts]).toEqual([]);
    expect(Math.max(...shown.sizes)).toBeLessThan(Math.max(...shown.boards));
  });

  it.each(sampled([4, 1, 3, 6], 4))('comes to the very picture of the third edition, with %i players', (players) => {
    const shown = new Shown(third);
    const { error } = simulateThird({
      players,
      seed: `sights ${players}`,
      foe: players === 3 ? 'veilOfTwilight' : 'approachOfAzathoth',
      player: 'mixed',
      watch(events, _open, state) {
        const board = { ...SIGHT, sight: 'board', state: visibleThird(CONTENT, state), changes: [] } as const;
        for (const one of [board, ...third.scenes(events, state), ...third.endingScenes(state)])
          expect(shown.picture(one)).toEqual(ofThird(one, state));
      },
    });
    expect(error).toBeNull();
    expect([...shown.kinds].sort()).toEqual(['board', 'card', 'paper', 'special']);
    expect([...shown.texts]).toEqual([]);
    expect(Math.max(...shown.sizes)).toBeLessThan(Math.max(...shown.boards));
  });
});
