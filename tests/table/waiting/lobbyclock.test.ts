import { describe, expect, it } from 'vitest';
import { autopilotName } from '../../../src/discord/lobby/lobbypress.ts';
import { Words } from '../../../src/words/words.ts';
import { CHANNEL, DAY, Group, granted, HOUR, person, refusedWith } from '../group.ts';

/** An open lobby with these people in it, the first its host. */
function lobby(...people: string[]): Group {
  const group = new Group();
  const [host = 'mara', ...others] = people;
  const { gathering } = group.table;
  group.game = granted(gathering.create({ guild: '1', channel: CHANNEL, host: person(host), edition: 'second' }));
  for (const other of others) granted(gathering.join(CHANNEL, person(other)));
  return group;
}

/** How often something was said, sent or not. */
const said = (group: Group, key: string): number =>
  group.store.database
    .prepare<[string], { body: string }>('SELECT body FROM outbox WHERE game = ?')
    .all(group.game)
    .filter(({ body }) => body.includes(`"${key}"`)).length;

describe('a lobby that nobody uses', () => {
  it('is announced to close, and closes a day later, so that its channel is free', () => {
    const group = lobby('mara', 'jonas');
    group.pass(6 * DAY - HOUR);
    expect(said(group, 'lobby-closes')).toBe(0);
    group.pass(2 * HOUR);
    expect(said(group, 'lobby-closes')).toBe(1);
    group.pass(DAY - 2 * HOUR);
    expect(group.view.status).toBe('lobby');
    group.pass(2 * HOUR);
    expect(group.view.status).toBe('ended');
    expect(said(group, 'lobby-expired')).toBe(1);
    expect(group.table.deadlines.next()).toBeNull();
    const again = { guild: '1', channel: CHANNEL, host: person('ines'), edition: 'second' };
    expect(refusedWith(group.table.gathering.create(again))).toBeNull();
  });

  it('stays when somebody does something in it, also after the announcement', () => {
    const group = lobby('mara', 'jonas');
    group.pass(6 * DAY + HOUR);
    granted(group.table.gathering.join(CHANNEL, person('ines')));
    group.pass(5 * DAY);
    expect(group.view.status).toBe('lobby');
    expect(said(group, 'lobby-closes')).toBe(1);
    group.pass(2 * DAY + HOUR);
    expect(said(group, 'lobby-closes')).toBe(2);
    expect(group.view.status).toBe('ended');
  });

  it('closes a day after the announcement at the earliest, however long the program was down', () => {
    const group = lobby('mara');
    group.down(30 * DAY);
    expect(group.view.status).toBe('lobby');
    expect(said(group, 'lobby-closes')).toBe(1);
    group.pass(DAY - HOUR);
    expect(group.view.status).toBe('lobby');
    group.pass(2 * HOUR);
    expect(group.view.status).toBe('ended');
  });

  it('closes also where its channel can’t be reached', () => {
    const group = lobby('mara');
    group.table.place.park(group.game, 'channel-gone');
    group.pass(8 * DAY);
    expect(group.view.status).toBe('ended');
  });

  it('has no clock any more once its game has begun', () => {
    const group = lobby('mara', 'jonas');
    granted(group.table.gathering.start(CHANNEL, 'mara'));
    const lobbies = group.store.timers.of(group.game).filter(({ subject }) => subject.startsWith('lobby'));
    expect(lobbies).toEqual([]);
    group.pass(9 * DAY);
    expect(group.view.status).not.toBe('ended');
    expect(said(group, 'lobby-closes')).toBe(0);
  });
});

describe('a host who says nothing', () => {
  it('is followed by whoever sits there and acts as the host, after a day', () => {
    const group = lobby('mara', 'jonas', 'ines');
    const { gathering } = group.table;
    group.pass(DAY - HOUR);
    expect(refusedWith(gathering.start(CHANNEL, 'jonas'))).toBe('refused-host-only');
    expect(said(group, 'lobby-host-silent')).toBe(0);
    group.pass(2 * HOUR);
    expect(said(group, 'lobby-host-silent')).toBe(1);
    expect(refusedWith(gathering.setOption(CHANNEL, 'otto', 'table.pace', 'evening'))).toBe('refused-host-only');
    granted(gathering.setOption(CHANNEL, 'ines', 'table.pace', 'evening'));
    expect(group.view.host).toBe('ines');
    expect(said(group, 'host-passed')).toBe(1);
    expect(refusedWith(gathering.start(CHANNEL, 'jonas'))).toBe('refused-host-only');
    expect(refusedWith(gathering.start(CHANNEL, 'mara'))).toBe('refused-host-only');
    granted(gathering.start(CHANNEL, 'ines'));
    expect(group.view.status).toBe('playing');
  });

  it('is heard by anything they do there, and then goes on being the host', () => {
    const group = lobby('mara', 'jonas');
    const { gathering } = group.table;
    group.pass(DAY - HOUR);
    granted(gathering.chooseSheet(CHANNEL, 'mara', 'bob'));
    group.pass(DAY - HOUR);
    expect(refusedWith(gathering.fill(CHANNEL, 'jonas', 1, autopilotName(new Words('en'))))).toBe('refused-host-only');
    expect(said(group, 'lobby-host-silent')).toBe(0);
  });

  it('is not spoken of where nobody else sits, and may be followed as soon as somebody comes', () => {
    const group = lobby('mara');
    group.pass(2 * DAY);
    expect(said(group, 'lobby-host-silent')).toBe(0);
    granted(group.table.gathering.join(CHANNEL, person('jonas')));
    granted(group.table.gathering.start(CHANNEL, 'jonas'));
    expect(group.view.host).toBe('jonas');
  });

  it('does not keep whoever sits there from closing the lobby or changing its pace', () => {
    const group = lobby('mara', 'jonas');
    group.pass(DAY + HOUR);
    expect(group.table.membership.setPace(group.game, 'jonas', { pace: 'evening' }).ok).toBe(true);
    const other = lobby('mara', 'jonas');
    other.pass(DAY + HOUR);
    granted(other.table.agreement.end(other.game, 'jonas'));
    expect(other.view.status).toBe('ended');
  });
});

describe('a host who leaves', () => {
  it('is followed by whoever sits there first, and it is said', () => {
    const group = lobby('mara', 'jonas', 'ines');
    expect(granted(group.table.gathering.leave(CHANNEL, 'mara'))).toBe('left');
    expect(group.view.host).toBe('jonas');
    expect(group.view.seats.map(({ name }) => name)).toEqual(['Jonas', 'Ines']);
    expect(said(group, 'host-passed')).toBe(1);
    granted(group.table.gathering.start(CHANNEL, 'jonas'));
  });

  it('gives only one of several seats back first, and closes the lobby when they were alone', () => {
    const group = lobby('mara');
    granted(group.table.gathering.takeAnother(CHANNEL, person('mara'), 1));
    expect(granted(group.table.gathering.leave(CHANNEL, 'mara'))).toBe('left');
    expect(group.view.host).toBe('mara');
    expect(granted(group.table.gathering.leave(CHANNEL, 'mara'))).toBe('closed');
    expect(group.view.status).toBe('ended');
    expect(group.table.deadlines.next()).toBeNull();
  });

  it('leaves no lobby to the autopilot', () => {
    const group = lobby('mara');
    granted(group.table.gathering.fill(CHANNEL, 'mara', 2, autopilotName(new Words('en'))));
    expect(granted(group.table.gathering.leave(CHANNEL, 'mara'))).toBe('closed');
  });
});
