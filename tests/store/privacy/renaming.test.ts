import { expect, it } from 'vitest';
import { renamed } from '../../../src/store/privacy/renaming.ts';

const now = (body: unknown) =>
  JSON.parse(renamed(JSON.stringify(body), { person: '17', names: ['Duke', 'D.'], somebody: 'somebody' }));

it('who asks to be forgotten is renamed in what was told, and nothing else that is called so', () => {
  const kept = {
    frame: 'Duke',
    says: { key: 'Duke', args: { card: { ref: 'card', id: 'Duke' }, turn: 4, form: 'plain' } },
  };
  expect(now(kept)).toEqual(kept);
  expect(now({ about: { ref: 'called', id: 'Duke' } })).toEqual({ about: { ref: 'called', id: 'somebody' } });
  expect(now({ args: { name: 'Duke', names: ['Ann', 'Duke'], text: '<@17> and <@!17>, not <@171>' } })).toEqual({
    args: { name: 'somebody', names: ['Ann', 'somebody'], text: 'somebody and somebody, not <@171>' },
  });
  expect(now({ lines: ['Duke’s turn. Dukedom, Grand-Duke; D.', 'D. and Ed.'], undoneBy: 'Duke' })).toEqual({
    lines: ['somebody’s turn. Dukedom, Grand-somebody; somebody', 'somebody and Ed.'],
    undoneBy: 'somebody',
  });
});
