import { describe, expect, it } from 'vitest';
import { second, secondWords } from '../../../../src/editions/second/second.ts';
import { boardPicture } from '../../../../src/editions/second/shown/boardview.ts';
import { crowded, midgame } from '../../../render/examples.ts';

describe('the board in words', () => {
  it('names all that the picture shows', () => {
    for (const { state } of [midgame(), crowded()]) {
      const words = secondWords('en', state);
      const text = second.boardText(state, words).join('\n');
      const picture = second.board(state, words, []);
      if (picture.kind !== 'board') throw new Error('not a board');
      const { view } = picture;
      for (const place of view.places) {
        expect(text).toContain(place.name);
        if (place.kind === 'location' && !place.stable) expect(text).toContain(`${place.name} (unstable)`);
        const line =
          text
            .split('\n')
            .find((one) => one.startsWith(place.kind === 'street' ? `${place.name} streets:` : `${place.name}:`)) ?? '';
        if (place.gate)
          expect(line).toContain(`${place.gate.name} (modifier ${place.gate.modifier}, ${place.gate.dimension})`);
        if (place.sealed) expect(line).toContain('sealed');
        if (place.closed) expect(line).toContain('closed');
        if (place.clues > 0) expect(line).toContain(`${place.clues} Clue token`);
        for (const monster of place.monsters) {
          expect(line).toContain(monster.name);
          expect(text).toMatch(
            new RegExp(
              `${monster.name}: movement .*${monster.dimension}, toughness ${monster.toughness}, combat damage ${monster.damage}`,
            ),
          );
        }
      }
      for (const investigator of state.investigators) {
        const name = words.name({ ref: 'seat', id: String(investigator.seat) });
        const line = text.split('\n').find((one) => one.startsWith(`${name}:`)) ?? '';
        expect(line).toContain(words.name({ ref: 'place', id: investigator.at }));
        if (investigator.delayed) expect(line).toContain('delayed');
        if (investigator.explored) expect(line).toContain('gate explored');
        if (investigator.returnsOn !== null) expect(line).toContain(`back in turn ${investigator.returnsOn}`);
      }
      for (const world of view.worlds) expect(text).toContain(`${world.name}: `);
      for (const zone of view.zones) for (const monster of zone.monsters) expect(text).toContain(monster.name);
      if (view.environment) expect(text).toContain(`Environment: ${view.environment}`);
      expect(text).toContain(`doom **${view.ancientOne.doom}/${view.ancientOne.of}**`);
      expect(text).toContain(view.firstPlayer);
    }
  });

  it('is short enough for the alt text of the picture', () => {
    const { state, events } = crowded();
    const { alt } = boardPicture(state, secondWords('en', state), events);
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).not.toContain('*');
    expect(alt).toContain('terror 10/10');
  });
});
