import { describe, expect, it } from 'vitest';
import type { Standing } from '../../../src/table/people/servers.ts';
import { Group, granted, person, refusedWith } from '../group.ts';

const SERVER = '77';

function opens(group: Group, who: string, channel: string, standing: Standing = {}) {
  return group.table.gathering.create({
    guild: SERVER,
    channel,
    host: person(who),
    edition: 'second',
    standing,
  });
}

describe('what a server settles about games', () => {
  it('lets everybody start games everywhere until somebody says otherwise', () => {
    const group = new Group();
    expect(group.table.servers.rules(SERVER)).toEqual({
      who: 'everybody',
      role: null,
      openIn: [],
      closedIn: [],
      most: null,
    });
    granted(opens(group, 'mara', '1'));
    granted(opens(group, 'jonas', '2'));
  });

  it('lets nobody host more than three lobbies at once, sixty in four seconds least of all', () => {
    const group = new Group();
    const outcomes = Array.from({ length: 60 }, (_, index) => refusedWith(opens(group, 'otto', `${100 + index}`)));
    expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(3);
    expect(new Set(outcomes.slice(3))).toEqual(new Set(['refused-too-many-lobbies']));
    // Others, other servers, and a lobby more when one of them has begun.
    granted(opens(group, 'ines', '1'));
    granted(group.table.gathering.create({ guild: '78', channel: '1000', host: person('otto'), edition: 'second' }));
    granted(group.table.gathering.start('100', 'otto'));
    granted(opens(group, 'otto', '2'));
    expect(refusedWith(opens(group, 'otto', '3'))).toBe('refused-too-many-lobbies');
  });

  it('lets nobody play more than five games by themselves; those with others don’t count', () => {
    const group = new Group();
    const plays = (channel: number): string | null => {
      const refusal = refusedWith(opens(group, 'otto', `${channel}`));
      if (refusal === null) granted(group.table.gathering.start(`${channel}`, 'otto'));
      return refusal;
    };
    const outcomes = Array.from({ length: 60 }, (_, index) => plays(100 + index));
    expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(5);
    expect(new Set(outcomes.slice(5))).toEqual(new Set(['refused-too-many-alone']));
    expect(refusedWith(group.table.servers.admits(SERVER, '900', 'otto', {}))).toBe('refused-too-many-alone');
    granted(opens(group, 'otto', '901', { manages: true }));
    for (let channel = 1; channel <= 7; channel++) {
      granted(opens(group, 'mara', `${channel}`));
      granted(group.table.gathering.join(`${channel}`, person('jonas')));
      granted(group.table.gathering.start(`${channel}`, 'mara'));
    }
  });

  it('names who may start games, a role’s members or nobody, but never against whoever manages it', () => {
    const group = new Group();
    group.table.servers.settle(SERVER, { who: 'role', role: '5' });
    expect(refusedWith(opens(group, 'mara', '1'))).toBe('refused-games-by-role');
    expect(refusedWith(opens(group, 'mara', '1', { roles: ['4'] }))).toBe('refused-games-by-role');
    granted(opens(group, 'mara', '1', { roles: ['4', '5'] }));
    group.table.servers.settle(SERVER, { who: 'nobody' });
    expect(refusedWith(opens(group, 'mara', '2', { roles: ['5'] }))).toBe('refused-games-by-nobody');
    granted(opens(group, 'mara', '2', { manages: true }));
  });

  it('names where, of a thread by its channel', () => {
    const group = new Group();
    group.table.servers.settle(SERVER, { closedIn: ['1'] });
    expect(refusedWith(opens(group, 'mara', '1'))).toBe('refused-games-not-here');
    expect(refusedWith(opens(group, 'mara', '11', { parent: '1' }))).toBe('refused-games-not-here');
    const game = granted(opens(group, 'mara', '2'));
    group.table.servers.settle(SERVER, { openIn: ['3'] });
    expect(refusedWith(opens(group, 'jonas', '4'))).toBe('refused-games-elsewhere');
    granted(opens(group, 'jonas', '33', { parent: '3' }));
    // A game that is there goes on, and moves only where games are welcome.
    const wish = { game, person: 'mara', guild: SERVER };
    expect(refusedWith(group.table.place.move({ ...wish, channel: '4' }))).toBe('refused-games-elsewhere');
    granted(group.table.place.move({ ...wish, channel: '3' }));
  });

  it('names how many at once', () => {
    const group = new Group();
    group.table.servers.settle(SERVER, { most: 2 });
    granted(opens(group, 'mara', '1'));
    const game = granted(opens(group, 'jonas', '2'));
    expect(refusedWith(opens(group, 'ines', '3'))).toBe('refused-games-at-once');
    granted(group.table.agreement.end(game, 'jonas'));
    granted(opens(group, 'ines', '3'));
  });

  it('lets whoever manages it end and move any game there, and none elsewhere', () => {
    const group = new Group();
    const played = granted(opens(group, 'mara', '1'));
    granted(group.table.gathering.join('1', person('jonas')));
    granted(group.table.gathering.start('1', 'mara'));
    const gathered = granted(opens(group, 'ines', '2'));
    const { place, agreement, reading } = group.table;
    const wish = { game: played, person: 'otto', channel: '9' };
    expect(refusedWith(place.move({ ...wish, guild: SERVER }))).toBe('refused-host-only');
    expect(refusedWith(place.move({ ...wish, guild: '78', standing: { manages: true } }))).toBe('refused-host-only');
    granted(place.move({ ...wish, guild: SERVER, standing: { manages: true } }));
    expect(reading.game(played)?.channel).toBe('9');
    granted(agreement.dismiss(played));
    granted(agreement.dismiss(gathered));
    expect([reading.game(played)?.status, reading.game(gathered)?.status]).toEqual(['ended', 'ended']);
    const told = (game: string, key: string) => group.store.outbox.waiting(game).some(({ body }) => body.includes(key));
    expect(told(played, 'ended-by-server')).toBe(true);
    expect(told(gathered, 'lobby-ended')).toBe(true);
    expect(refusedWith(agreement.dismiss(played))).toBe('refused-game-over');
  });
});
