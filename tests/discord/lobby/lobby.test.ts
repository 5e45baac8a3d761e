import { expect, it } from 'vitest';
import { lobbyMessage } from '../../../src/discord/lobby/lobby.ts';
import { toyEdition } from '../../table/toyedition.ts';
import { gameView, words } from '../question/asking.ts';

it('the lobby foretells how many days a game takes, where that is known', () => {
  const content = (foretold: number | null): string =>
    lobbyMessage({ ...gameView([]), status: 'lobby', foretold }, toyEdition, words).content ?? '';
  expect(content(7.6)).toContain('by how you’ve answered so far: about 8 days.');
  expect(content(0.2)).toContain('about a day.');
  expect(content(null)).not.toContain('by how you have answered');
});
