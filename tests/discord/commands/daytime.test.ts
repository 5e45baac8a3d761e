import { expect, it } from 'vitest';
import { zoneMeant } from '../../../src/discord/commands/daytime.ts';

it('knows a time zone by its name, and by a city that only one is named after', () => {
  expect(zoneMeant('europe/berlin')).toBe('Europe/Berlin');
  expect(zoneMeant(' Berlin ')).toBe('Europe/Berlin');
  expect(zoneMeant('new york')).toBe('America/New_York');
  expect(zoneMeant('utc')).toBe('UTC');
  expect(zoneMeant('Arkham')).toBe('Arkham');
  expect(zoneMeant('Europe')).toBe('Europe');
});
