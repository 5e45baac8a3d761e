/** Places with a button are on the question's picture, by name or by the number on the button; the menu has all of them. */

import { SelectMenuLimits } from '@sapphire/discord-utilities';
import { expect, it } from 'vitest';
import { placeLabel } from '../../../src/discord/question/buttonlabel.ts';
import { leadsFar, MOST_PLACES, optionLabel } from '../../../src/discord/question/optionrow.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { secondWords } from '../../../src/editions/second/second.ts';
import { OPTION } from '../../../src/editions/second/state/option.ts';
import { townOf } from '../../../src/editions/third/board/area.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import type { EngineEvent, EngineState } from '../../../src/engine/game.ts';
import { Play } from '../../../src/engine/play.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import type { Words } from '../../../src/words/words.ts';
import { seedOf } from '../../editions/losses.ts';
import { tried } from '../../length.ts';
import { content, second } from '../../second.ts';
import { CONTENT, gameOf, third, thirdWords } from '../../third.ts';
import { asked, components, opened } from './asking.ts';

const MOST_ANSWERS = tried(220, 1200);
const COMPANY = { persons: 2, brisk: false };

interface Looked<S> {
  decision: Decision;
  suggested: string[];
  picture: PictureSpec | null;
  state: S;
  words: Words;
}

/** Plays as the autopilot would and looks at each question that leads to many places. @returns how many there were */
function looking<S extends EngineState, E extends EngineEvent>(
  edition: TableEdition<S, E>,
  wordsOf: (state: S) => Words,
  look: (looked: Looked<S>) => void,
): number {
  const seats = [{ sheet: null }, { sheet: null }];
  const play = new Play(
    edition,
    edition.create({ seats, seed: seedOf('suggested'), options: edition.aNewTable({}, COMPANY) }),
  );
  let found = 0;
  for (let count = 0; count < MOST_ANSWERS && !play.over; count++) {
    const [decision] = play.open;
    if (!decision) break;
    const seat = decision.seats[0] ?? 0;
    const seen = edition.seenBy(play.state, seat);
    if (leadsFar(decision)) {
      const { state } = play;
      const words = wordsOf(state);
      const suggested = (edition.favored?.(seen, decision, seat) ?? []).slice(0, MOST_PLACES);
      look({ decision, suggested, picture: edition.questionPicture(decision, state, words, suggested), state, words });
      found += 1;
    }
    const move = edition.autopilot(seen, decision, seat, []);
    play.answer('answer' in move ? move.answer : { decision: decision.id, chosen: decision.default });
  }
  return found;
}

/** What the menu of places says, line by line; empty where the parts of the town come first. */
function menuOf({ decision, words }: Looked<EngineState>, favored: string[]): string[] {
  const places = decision.options.filter(({ group }) => group);
  if (places.length > SelectMenuLimits.MaximumOptionsLength) return [];
  const menu = components(asked(opened(decision), { favored, words })).find(({ options }) => options !== undefined);
  return menu?.options?.map(({ label }) => label) ?? [];
}

/** The menu has all places in the same order, wherever one stands and whatever stands on buttons. */
function hasOneMenu(looked: Looked<EngineState>): void {
  const { decision, words, suggested } = looked;
  const menu = menuOf(looked, suggested);
  expect(menu).toEqual(menuOf(looked, []));
  if (menu.length === 0) return;
  const places = decision.options.filter(({ group }) => group);
  const inOrder = places.sort((one, other) => one.id.localeCompare(other.id, 'en'));
  expect(menu).toEqual(inOrder.map((place) => optionLabel(place, words)));
}

it('second edition: a place with a button has its name or the number on the picture', () => {
  let numbered = 0;
  const found = looking(
    second,
    (state) => secondWords(content, 'en', state),
    (looked) => {
      hasOneMenu(looked);
      const { decision, suggested, picture, words } = looked;
      if (picture?.kind !== 'board') return;
      for (const id of suggested.filter((one) => OPTION.go.is(one))) {
        const option = decision.options.find((one) => one.id === id);
        const spot = picture.view.focus?.find(({ place }) => place === OPTION.go.read(id));
        expect(spot, id).toBeDefined();
        if (!option || spot?.number === undefined) continue;
        expect(placeLabel(option, words)).toMatch(new RegExp(`^${spot.number}\\. `));
        numbered += 1;
      }
    },
  );
  expect(found).toBeGreaterThan(5);
  expect(numbered).toBeGreaterThan(2);
});

it('third edition: a place with a button is on the picture', () => {
  let near = 0;
  let whole = 0;
  looking(
    third,
    (state) => thirdWords('en', state),
    (looked) => {
      hasOneMenu(looked);
      const { suggested, picture, state } = looked;
      if (picture?.kind !== 'map') return;
      const { closeUp, marks = [] } = picture.view;
      for (const space of suggested) {
        expect(marks.map(({ place }) => place)).toContain(space);
        if (closeUp === undefined) continue;
        const around = [
          space,
          ...(CONTENT.neighborhoodOf(space) === null ? townOf(gameOf(state)).adjacent(space) : []),
        ];
        expect(around.map(CONTENT.neighborhoodOf), space).toContain(closeUp);
      }
      if (closeUp === undefined) whole += 1;
      else near += 1;
    },
  );
  expect([near > 0, whole > 0]).toEqual([true, true]);
});
