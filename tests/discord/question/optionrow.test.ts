import { expect, it } from 'vitest';
import { MOST_SHOWN } from '../../../src/discord/question/buttonlabel.ts';
import { questionMessage } from '../../../src/discord/question/question.ts';
import { Words } from '../../../src/words/words.ts';
import { said } from '../../table/toyedition.ts';
import { asked, opened, options, words } from './asking.ts';

const clue = { id: '1234567890123456789', name: 'clue_1a2b' };

/** What the controls of a question bear, by what they say. */
function borne(question: Parameters<typeof opened>[0]): (string | null)[] {
  const emojiOf = ({ id }: { id: string }) => (id === 'go:0' ? null : clue);
  return questionMessage(asked(opened(question), { emojiOf })).components.flatMap(({ components }) =>
    components.flatMap((part) => {
      if ('options' in part) return part.options.map(({ emoji }) => emoji?.name ?? null);
      return 'emoji' in part || 'label' in part ? [part.emoji?.name ?? null] : [];
    }),
  );
}

it('an option bears its emoji on its button and in its menu, what is no option none', () => {
  expect(borne({ options: options(3) })).toEqual([null, clue.name, clue.name, null]);
  const [first, ...others] = borne({ options: options(20) });
  expect(first).toBeNull();
  expect(others.filter((name) => name === clue.name)).toHaveLength(19);
});

it('a label that a phone has just room for bears none', () => {
  const label = (length: number) => said('x'.repeat(length));
  const around = words.text(label(0)).length;
  const room = MOST_SHOWN - 3 - around;
  const two = [room, room + 1].map((length, index) => ({ id: `x:${index}`, label: label(length) }));
  expect(borne({ options: two })).toEqual([clue.name, null, null]);
});

it('what is more than one menu holds stands by its names, as the language of the reader orders them', () => {
  const names = ['Cesta', 'Čas', 'Dům', 'Chrám', ...Array.from({ length: 26 }, (_, index) => `Z${index + 10}`)];
  const question = opened({ options: options(names.length, (index) => names[index] ?? '') });
  const shown = (locale: 'en' | 'cs'): string[] =>
    questionMessage(asked(question, { words: new Words(locale).with(() => 'x') }))
      .components.flatMap(({ components }) => components.flatMap((part) => ('options' in part ? part.options : [])))
      .map(({ value }) => names[Number(value.split(':').at(-1))] ?? '')
      .slice(0, 4);
  expect(shown('en')).toEqual(['Čas', 'Cesta', 'Chrám', 'Dům']);
  expect(shown('cs')).toEqual(['Cesta', 'Čas', 'Dům', 'Chrám']);
});
