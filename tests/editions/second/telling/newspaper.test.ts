import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { EventOf } from '../../../../src/editions/second/state/event.ts';
import { newspaper } from '../../../../src/editions/second/telling/newspaper.ts';
import { story } from '../../../../src/editions/second/telling/special.ts';
import { ref } from '../../../../src/engine/phrase.ts';
import type { NewspaperView } from '../../../../src/render/view.ts';
import { content } from '../../../second.ts';
import { aGame } from '../table.ts';

const SHEETS = ['joe-diamond', 'kate-winthrop', 'monterey-jack', 'sister-mary', 'vincent-lee', 'bob-jenkins'];

function page(notices: EventOf<'TurnEnded'>['notices']): NewspaperView {
  const { state } = aGame({ investigators: SHEETS });
  const picture = newspaper(
    { type: 'TurnEnded', turn: 5, mythos: null, notices },
    gameOf(content, state),
    secondWords(content, 'en', state),
  );
  if (picture.kind !== 'newspaper') throw new Error('not a newspaper');
  return picture.view;
}

describe('the Arkham Advertiser', () => {
  it('has another obituary for each who died', () => {
    const { obituaries } = page(SHEETS.map((sheet) => ({ kind: 'devoured', turn: 5, weight: 10, sheet })));
    const texts = obituaries?.people.map(({ text }) => text.split('. ').slice(1).join('. ')) ?? [];
    expect(texts).toHaveLength(SHEETS.length);
    expect(new Set(texts).size).toBe(SHEETS.length);
  });

  it('knows that Duke is a dog', () => {
    const { headline, lead } = page([{ kind: 'allyLeft', turn: 5, weight: 6, thing: ref('card', 'duke') }]);
    expect(headline).toBe('Gone to Boston');
    expect(lead).toMatch(/growled/);
    expect(lead).not.toMatch(/\bbag\b|tipped/);
  });

  it('gives those to whom nothing happened lives that differ', () => {
    const { state } = aGame({ investigators: SHEETS });
    const words = secondWords(content, 'en', state);
    const lines = state.investigators.flatMap((one) => story(state, one).map((line) => words.text(line)));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
