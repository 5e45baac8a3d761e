import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { boardPicture } from '../../../../src/editions/second/shown/boardview.ts';
import type { Investigator } from '../../../../src/editions/second/state/state.ts';
import { ref } from '../../../../src/engine/phrase.ts';
import type { PlaceView } from '../../../../src/render/view.ts';
import type { Words } from '../../../../src/words/words.ts';
import { crowded, midgame } from '../../../render/examples.ts';
import { content, second } from '../../../second.ts';

/** The line of a text that begins with that. */
function lineOf(text: string, begins: string): string {
  return text.split('\n').find((line) => line.startsWith(`${begins}:`)) ?? '';
}

function expectPlace(text: string, place: PlaceView): void {
  expect(text).toContain(place.name);
  if (place.kind === 'location' && !place.stable) expect(text).toContain(`${place.name} (unstable)`);
  const line = lineOf(text, place.kind === 'street' ? `${place.name} streets` : place.name);
  if (place.gate)
    expect(line).toContain(
      `${place.gate.name.replace(/^The /, 'the ')} (modifier ${place.gate.modifier}, ${place.gate.dimension})`,
    );
  if (place.sealed) expect(line).toContain('sealed');
  if (place.closed) expect(line).toContain('closed');
  if (place.clues > 0) expect(line).toContain(`${place.clues} clue`);
  for (const { name, dimension, toughness, damage } of place.monsters) {
    expect(line).toContain(name);
    expect(text).toMatch(
      new RegExp(`${name}: movement .*${dimension}, toughness ${toughness}, combat damage ${damage}`),
    );
  }
}

function expectInvestigator(text: string, investigator: Investigator, words: Words): void {
  const line = lineOf(text, words.name({ ref: 'seat', id: String(investigator.seat) }));
  expect(line).toContain(words.name({ ref: 'place', id: investigator.at }));
  if (investigator.delayed) expect(line).toContain('delayed');
  if (investigator.explored) expect(line).toContain('gate explored');
  if (investigator.returnsOn !== null) expect(line).toContain(`back in turn ${investigator.returnsOn}`);
}

describe('the board in words', () => {
  it('names all that the picture shows', () => {
    for (const { state } of [midgame(), crowded()]) {
      const words = secondWords(content, 'en', state);
      const text = second.boardText(state, words).join('\n');
      const picture = second.board(state, words, []);
      if (picture.kind !== 'board') throw new Error('not a board');
      const { view } = picture;
      for (const place of view.places) expectPlace(text, place);
      for (const investigator of state.investigators) expectInvestigator(text, investigator, words);
      for (const world of view.worlds) expect(text).toContain(`${world.name}: `);
      for (const { name } of view.zones.flatMap(({ monsters }) => monsters)) expect(text).toContain(name);
      if (view.environment) expect(text).toContain(`Environment: ${view.environment}`);
      expect(text).toContain(`doom **${view.ancientOne.doom}/${view.ancientOne.of}**`);
      expect(text).toContain(`first player: ${words.name(ref('seat', String(state.first)))}`);
    }
  });

  it('is short enough for the alt text of the picture', () => {
    const { state, events } = crowded();
    const { alt } = boardPicture(gameOf(content, state), secondWords(content, 'en', state), events);
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).not.toContain('*');
    expect(alt).toContain('terror 10/10');
  });
});
