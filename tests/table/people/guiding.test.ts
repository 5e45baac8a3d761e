import { expect, it } from 'vitest';
import type { OpenDecision } from '../../../src/table/game/view.ts';
import { CATALOGUE } from '../../box.ts';
import { second } from '../../second.ts';
import { CHANNEL, Group, granted, person, refusedWith } from '../group.ts';
import { toyEdition } from '../toyedition.ts';

const MARA = person('mara');

function guided(): Group {
  const group = new Group(second as never);
  group.game = granted(group.table.guiding.begin({ guild: '1', channel: CHANNEL, host: MARA, edition: 'second' }));
  group.hear();
  return group;
}

const asked = ({ view }: Group): OpenDecision => view.open[0]!;
const comment = (group: Group) => asked(group).comment?.says.key;

it('begins at once, for its host alone, with the dice of the case and time without end', () => {
  const group = guided();
  const { view } = group;
  expect([view.status, view.guided, view.pace, view.silence]).toEqual(['playing', true, 'unhurried', 'wait']);
  expect(view.seats.map(({ person: who, sheet }) => [who, sheet])).toEqual([['mara', second.guided?.sheet]]);
  expect(group.store.games.find(group.game)?.seed).toBe(second.guided?.seed);
  expect(comment(group)).toBe('second-guide-start');
  const again = { guild: '1', channel: CHANNEL, host: MARA, edition: 'second' };
  expect(refusedWith(group.table.guiding.begin(again))).toBe('refused-channel-taken');
  expect(group.errors).toEqual([]);
});

it('comes out as its scenario does, is verified like any game, and says at its end what else there is', () => {
  const group = guided();
  for (let answers = 0; answers < 30 && group.view.status === 'playing'; answers++) {
    const { decision, comment: said } = asked(group);
    group.answer('mara', said?.advises ?? decision.default[0]);
  }
  expect(group.view.status).toBe('over');
  expect(granted(group.table.reading.verify(group.game))).toMatchObject({ broken: null });
  expect(group.store.outbox.happenings(group.game, 0, 99).at(-1)?.body).toContain('guide-ended');
  expect(granted(group.table.personalRecords.of('mara', 'mara'))).toMatchObject({ games: 1, won: 1 });
});

it('goes on being guided after the bot was killed, until their player has got it, and no longer then', () => {
  const group = guided();
  group.answer('mara', asked(group).decision.default[0]);
  expect(comment(group)).toBe('second-guide-upkeep');
  group.restart();
  expect(comment(group)).toBe('second-guide-upkeep');
  expect(refusedWith(group.table.guiding.gotIt(group.game, 'jonas'))).toBe('refused-not-at-table');
  expect(group.view.guided).toBe(true);
  const before = asked(group).decision;
  granted(group.table.guiding.gotIt(group.game, 'mara'));
  expect([group.view.guided, comment(group)]).toEqual([false, undefined]);
  expect(asked(group).decision).toEqual(before);
  const told = group.store.outbox.lastId(group.game);
  granted(group.table.guiding.gotIt(group.game, 'mara'));
  expect(group.store.outbox.lastId(group.game)).toBe(told);
  group.restart();
  expect(group.view.guided).toBe(false);
  group.answer('mara', asked(group).decision.default[0]);
  expect(comment(group)).toBeUndefined();
});

it('is nothing that an ordinary game has, and only of editions that have one', () => {
  const group = Group.playing(['mara']);
  expect(group.view.guided).toBe(false);
  expect(toyEdition.guided).toBeUndefined();
  const wish = { guild: '1', channel: '901', host: MARA, edition: 'second' };
  expect(refusedWith(group.table.guiding.begin(wish))).toBe('refused-no-guide');
  expect([...CATALOGUE.values()].every(({ guided: one }) => one !== undefined)).toBe(true);
});

it('with somebody else in its lobby, which a crash at its beginning would leave, it is an ordinary game', () => {
  const group = new Group(second as never);
  const { gathering } = group.table;
  const made = { guild: '1', channel: CHANNEL, host: MARA, edition: 'second', guided: second.guided! };
  group.game = granted(gathering.create(made));
  granted(gathering.join(CHANNEL, person('jonas')));
  granted(gathering.start(CHANNEL, 'mara'));
  expect([group.view.status, group.view.guided]).toEqual(['playing', false]);
});
