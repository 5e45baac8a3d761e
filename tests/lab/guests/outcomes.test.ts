import { expect, it } from 'vitest';
import { Outcomes } from '../../../src/lab/guests/outcomes.ts';
import { reasonOf, Trouble } from '../../../src/lab/guests/trouble.ts';
import { typed } from '../../../src/lab/guests/typed.ts';
import { NothingCame } from '../../../src/local/act.ts';
import { LocalRefusal } from '../../../src/local/protocol/localrefusal.ts';

const line = (event: string, facts: object): string => JSON.stringify({ level: 'debug', event, ...facts });

it('what came of an interaction is known by its id, whoever asks first', async () => {
  const outcomes = new Outcomes();
  const early = outcomes.of('1');
  const took = [{ game: 'g', branch: 0, decision: '4', voted: false }];
  outcomes.hear(line('interaction.done', { id: '1', person: 'mara', took }));
  outcomes.hear(line('interaction.refused', { id: '2', person: 'mara', key: 'press-decided' }));
  outcomes.hear(line('interaction.untrue', { id: '3', person: 'mara', key: 'ledger-away', why: 'gone' }));
  outcomes.hear(line('interaction.error', { id: '4', person: 'mara', reference: 'a1b2c3', error: {} }));
  outcomes.hear(line('interaction.late', { id: '5' }));
  expect(await early).toEqual({ came: 'done', person: 'mara', took });
  expect(await outcomes.of('2')).toEqual({ came: 'refused', key: 'press-decided' });
  expect(await outcomes.of('3')).toEqual({ came: 'refused', key: 'ledger-away' });
  expect(await outcomes.of('4')).toEqual({ came: 'failed', event: 'interaction.error', reference: 'a1b2c3' });
  expect(await outcomes.of('5')).toEqual({ came: 'failed', event: 'interaction.late', reference: null });
});

it('the first that is said of it counts, and what is no line of that kind is passed over', async () => {
  const outcomes = new Outcomes();
  const heard: string[] = [];
  const stop = outcomes.listen(({ came }) => heard.push(came));
  outcomes.hear(line('interaction.refused', { id: '1', key: 'refused-twice' }));
  outcomes.hear(line('interaction.failed', { id: '1' }));
  outcomes.hear(line('interaction.done', { id: '2' }));
  outcomes.hear(line('commit.kept', { took: 3 }));
  outcomes.hear('The table is ready.');
  stop();
  outcomes.hear(line('interaction.late', { id: '3' }));
  expect(heard).toEqual(['refused']);
  expect(await outcomes.of('1')).toEqual({ came: 'refused', key: 'refused-twice' });
  await expect(outcomes.of('2', 10)).rejects.toThrow(NothingCame);
});

it('why something came to nothing is one word', () => {
  expect(reasonOf(new Trouble('press-decided', 'Mara, a:1:2'))).toBe('press-decided');
  expect(reasonOf(new LocalRefusal('unknownMessage', '17'))).toBe('unknownMessage');
  expect(reasonOf(new NothingCame('Mara’s command 4'))).toBe('nothing came');
  expect(reasonOf(new TypeError('x is not a function'))).toBe('TypeError');
});

it('a command is typed by the names of the catalogue', () => {
  const { path, values, option } = typed('game options', { option: 'ancientOne', value: 'yig' });
  expect(path).toBe('game options');
  expect(values).toEqual({ option: 'ancientOne', value: 'yig' });
  expect(option('edition')).toBe('edition');
  expect(typed('board')).toMatchObject({ path: 'board', values: {} });
});
