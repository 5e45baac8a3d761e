import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Act } from '../../../src/local/act.ts';
import type { Robot } from '../../../src/local/robot.ts';
import { said, toyEdition } from '../../table/toyedition.ts';
import { soon, startTestBot, type TestBot } from '../testbot.ts';

const scenic = {
  ...toyEdition,
  options: [
    {
      id: 'scenario',
      name: said('Scenario'),
      explanation: said('What the evening is about'),
      values: [
        { value: 'tea', label: said('Tea at five') },
        { value: 'fog', label: said('Fog at nine') },
      ],
    },
    ...toyEdition.options,
  ],
} as unknown as TableEdition;

let room: TestBot;
let mara: Robot;

async function seated(edition: TableEdition): Promise<void> {
  room = await startTestBot(new Map([['second', edition]]));
  mara = room.local.person('Mara');
}

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

const told = async (act: Act): Promise<string> => (await act.answer()).content;
const lobby = () =>
  mara
    .messages(mara.channel)
    .map(({ content }) => content)
    .join('\n');
const game = () => room.store.games.inChannel(mara.channel);

describe('an edition with scenarios', () => {
  beforeEach(() => seated(scenic));

  it('proposes them for a new game, and the lobby shows edition and scenario', async () => {
    const proposed = await mara.complete('game new', { edition: 'second', scenario: 'fog' }, 'scenario');
    expect(proposed).toEqual([{ name: 'Fog at nine: -', value: 'fog' }]);
    expect(await told(await mara.command('game new', { scenario: 'rain' }))).toContain('isn’t one of the choices');
    expect(game()).toBeUndefined();
    expect(await told(await mara.command('game new', { edition: 'second', scenario: 'fog' }))).toContain('lobby');
    expect(JSON.parse(game()!.options)).toEqual({ scenario: 'fog' });
    await soon(() => expect(lobby()).toMatch(/second edition[\s\S]*Scenario: -: Fog at nine/));
  });

  it('shows the one that is played where nobody chooses', async () => {
    await told(await mara.command('game new'));
    await soon(() => expect(lobby()).toContain('Scenario: -: Tea at five'));
    expect(await told(await mara.command('game options'))).toContain('Scenario: -: Tea at five');
    expect(JSON.parse(game()!.options)).toEqual({});
  });
});

describe('an edition without scenarios', () => {
  beforeEach(() => seated(toyEdition as unknown as TableEdition));

  it('says that there are none to choose from', async () => {
    expect(await mara.complete('game new', { scenario: '' }, 'scenario')).toEqual([]);
    expect(await told(await mara.command('game new', { scenario: 'fog' }))).toContain('no scenarios');
    expect(game()).toBeUndefined();
  });

  it('can be looked into without a game: things, rules, options', async () => {
    expect(await told(await mara.command('look', { at: 'lamp', edition: 'second' }))).toContain('It flickers.');
    expect(await told(await mara.command('rules', { topic: 'evenings', edition: 'second' }))).toContain(
      'Evenings end.',
    );
    const options = await told(await mara.command('game options', { edition: 'second' }));
    expect(options).toContain('Options of the second edition');
    expect(options).toContain('Late hours: -:** Plays until dawn');
    expect(options).toContain('Pace');
    expect(await told(await mara.command('game options'))).toContain('Options of the second edition');
  });
});
