import { expect, it } from 'vitest';
import { wholeLines } from '../../../../src/discord/message/told.ts';
import type { TableEdition } from '../../../../src/editions/edition/edition.ts';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { devour } from '../../../../src/editions/second/misfortune/misfortune.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { openDatabase, Store } from '../../../../src/store/store.ts';
import { Announcements } from '../../../../src/table/room/announcement.ts';
import { Table } from '../../../../src/table/table.ts';
import { Timers } from '../../../../src/table/waiting/timer.ts';
import { content, second } from '../../../second.ts';
import { drive } from '../table.ts';

const MARA = '100000000000000001';

it('what happened is told of whoever it befell, also when somebody else sits there by now', () => {
  const store = new Store(openDatabase(':memory:'));
  const clock = () => 1000;
  const editions = new Map([['second', second as unknown as TableEdition]]);
  const table = new Table({ store, editions, clock, later: (work) => work(), seed: () => 'cd'.repeat(32) });
  const host = { id: MARA, name: 'Mara' };
  const created = table.gathering.create({ guild: 'g', channel: 'c', host, edition: 'second' });
  if (!created.ok) throw new Error(created.refusal.key);
  expect(table.gathering.chooseSheet('c', MARA, 'jenny-barnes')).toMatchObject({ ok: true });
  expect(table.gathering.start('c', MARA)).toMatchObject({ ok: true });
  const position = table.reading.position(created.value);
  if (!position.ok) throw new Error(position.refusal.key);
  const { live } = position.value;
  const state = live.play.state as unknown as State;
  const announcements = new Announcements(store, clock, new Timers(store, clock));
  const tell = (events: SecondEvent[]): void =>
    announcements.tell(live, [{ seat: 0, steps: [{ step: 'turn 2/movement/seat 0', events }] }]);

  tell([{ type: 'Moved', seat: 0, from: 'woods', to: 'graveyard', how: 'step' }]);
  const game = gameOf(content, state);
  const from = game.events.length;
  drive(game, devour(game, 0, { ref: 'monster', id: 'ghoul' }));
  tell(game.events.slice(from));
  const { sheet } = state.investigators[0] ?? {};
  const words = secondWords(content, 'en', state);
  const successor = words.name({ ref: 'investigator', id: sheet ?? '' });
  expect(successor).not.toContain('Jenny');

  const log = wholeLines(table.reading.log(created.value, MARA, true), words);
  const moved = log.findIndex((line) => /^Jenny begins .* Goes to the Graveyard\.$/.test(line));
  const gone = log.findIndex((line) => /Jenny Barnes is devoured/.test(line));
  const next = log.findIndex((line) => line.startsWith(`**${successor}** (Mara) takes up the case · `));
  expect(moved).toBeGreaterThan(-1);
  expect(gone).toBeGreaterThan(moved);
  expect(next).toBeGreaterThan(gone);
  expect(log.filter((line) => line.includes('takes up the case'))).toHaveLength(1);
});
