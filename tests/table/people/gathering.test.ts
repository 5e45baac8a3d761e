import { describe, expect, it } from 'vitest';
import { autopilotName } from '../../../src/discord/lobby/lobbypress.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Gathering } from '../../../src/table/people/gathering.ts';
import { Words } from '../../../src/words/words.ts';
import { second } from '../../second.ts';
import { third } from '../../third.ts';
import { CHANNEL, Group, granted, person, refusedWith } from '../group.ts';

/** An open lobby with its host in it. */
function lobby(): { group: Group; gathering: Gathering } {
  const group = new Group();
  const { gathering } = group.table;
  group.game = granted(gathering.create({ guild: '1', channel: CHANNEL, host: person('mara'), edition: 'second' }));
  return { group, gathering };
}

const names = (group: Group): string[] => group.view.seats.map(({ name }) => name);

describe('the lobby', () => {
  it('begins with the options of a new table, which tests, scenarios and simulations play', () => {
    for (const edition of [second, third] as unknown as TableEdition[])
      for (const people of [['Mara'], ['Mara', 'Jonas', 'Ines']])
        for (const pace of ['week', 'evening']) {
          const group = Group.playing(people, { pace }, { ...edition, id: 'second' });
          const company = { persons: people.length, brisk: pace === 'evening' };
          const begun = JSON.parse(group.store.games.find(group.game)?.options ?? '{}');
          expect(begun, `${people} ${pace}`).toEqual(edition.aNewTable({}, company));
        }
  });

  it('seats the host first and the others behind them, several seats for one person too', () => {
    const { group, gathering } = lobby();
    granted(gathering.join(CHANNEL, person('jonas'), 'bob'));
    granted(gathering.takeAnother(CHANNEL, person('jonas'), 1));
    expect(names(group)).toEqual(['Mara', 'Jonas', 'Jonas']);
    granted(gathering.leave(CHANNEL, 'jonas'));
    expect(group.view.seats.map(({ sheet }) => sheet)).toEqual([null, 'bob']);
    expect(refusedWith(gathering.leave(CHANNEL, 'ines'))).toBe('refused-not-in-lobby');
  });

  it('gives one seat for a button pressed twice, and one more for each time that is asked for', () => {
    const { group, gathering } = lobby();
    granted(gathering.join(CHANNEL, person('jonas')));
    expect(refusedWith(gathering.join(CHANNEL, person('jonas')))).toBe('refused-already-seated');
    granted(gathering.takeAnother(CHANNEL, person('jonas'), 1));
    expect(refusedWith(gathering.takeAnother(CHANNEL, person('jonas'), 1))).toBe('refused-seats-changed');
    expect(names(group)).toEqual(['Mara', 'Jonas', 'Jonas']);
  });

  it('counts nobody who has a seat among those who only follow', () => {
    const { group, gathering } = lobby();
    granted(group.table.membership.follow(group.game, person('ines'), true));
    expect(group.view.spectators).toHaveLength(1);
    granted(gathering.join(CHANNEL, person('ines')));
    expect(group.view.spectators).toEqual([]);
  });

  it('has eight seats, people and autopilots together', () => {
    const { group, gathering } = lobby();
    granted(gathering.fill(CHANNEL, 'mara', 6, autopilotName(new Words('en'))));
    granted(gathering.join(CHANNEL, person('jonas')));
    expect(group.view.seats).toHaveLength(8);
    expect(refusedWith(gathering.join(CHANNEL, person('ines')))).toBe('refused-table-full');
    expect(refusedWith(gathering.fill(CHANNEL, 'mara', 7, autopilotName(new Words('en'))))).toBe('refused-table-full');
    granted(gathering.fill(CHANNEL, 'mara', 1, autopilotName(new Words('en'))));
    granted(gathering.join(CHANNEL, person('ines')));
    expect(group.view.seats.filter(({ autopilot }) => autopilot)).toHaveLength(1);
  });

  it('gives an investigator to one person only', () => {
    const { gathering } = lobby();
    granted(gathering.join(CHANNEL, person('jonas'), 'bob'));
    expect(refusedWith(gathering.chooseSheet(CHANNEL, 'mara', 'bob'))).toBe('refused-investigator-taken');
    expect(refusedWith(gathering.chooseSheet(CHANNEL, 'mara', 'zoe'))).toBe('refused-no-such-investigator');
    granted(gathering.chooseSheet(CHANNEL, 'jonas', null));
    granted(gathering.chooseSheet(CHANNEL, 'mara', 'bob'));
  });

  it('lets only the host fill, set options, start and close', () => {
    const { group, gathering } = lobby();
    granted(gathering.join(CHANNEL, person('jonas')));
    const host = 'refused-host-only';
    expect(refusedWith(gathering.fill(CHANNEL, 'jonas', 1, autopilotName(new Words('en'))))).toBe(host);
    expect(refusedWith(gathering.setOption(CHANNEL, 'jonas', 'variants.late', 'true'))).toBe(host);
    expect(refusedWith(gathering.start(CHANNEL, 'jonas'))).toBe(host);
    expect(refusedWith(group.table.agreement.end(group.game, 'jonas'))).toBe(host);
    granted(gathering.setOption(CHANNEL, 'mara', 'variants.late', 'true'));
    expect(group.view.options).toEqual({ variants: { late: true } });
    expect(refusedWith(gathering.setOption(CHANNEL, 'mara', 'variants.late', 'perhaps'))).toBe('refused-no-such-value');
    expect(refusedWith(gathering.setOption(CHANNEL, 'mara', 'weather', 'fine'))).toBe('refused-no-such-option');
  });

  it('is one to a channel, until it has been closed', () => {
    const { group, gathering } = lobby();
    const again = { guild: '1', channel: CHANNEL, host: person('jonas'), edition: 'second' };
    expect(refusedWith(gathering.create(again))).toBe('refused-channel-taken');
    expect(refusedWith(gathering.create({ ...again, channel: '901' }))).toBeNull();
    granted(group.table.agreement.end(group.game, 'mara'));
    expect(refusedWith(gathering.join(CHANNEL, person('jonas')))).toBe('refused-no-game');
    expect(refusedWith(gathering.create(again))).toBeNull();
  });

  it('is opened again for the people of a game that is over, with their seats and settings', () => {
    const { group, gathering } = lobby();
    granted(gathering.join(CHANNEL, person('jonas')));
    granted(gathering.takeAnother(CHANNEL, person('jonas'), 1));
    granted(gathering.setOption(CHANNEL, 'mara', 'variants.late', 'true'));
    granted(gathering.setOption(CHANNEL, 'mara', 'table.pace', 'daily'));
    granted(gathering.start(CHANNEL, 'mara'));
    granted(group.table.agreement.dismiss(group.game));
    group.game = granted(gathering.again(group.game, person('ines'), {}));
    expect(names(group)).toEqual(['Ines', 'Mara', 'Jonas', 'Jonas']);
    expect(group.view).toMatchObject({ host: 'ines', pace: 'daily', options: { variants: { late: true } } });
  });

  it('is over once the game has begun', () => {
    const { group, gathering } = lobby();
    granted(gathering.start(CHANNEL, 'mara'));
    expect(group.view.status).toBe('playing');
    expect(group.view.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(group.view.seed).toBeNull();
    expect(refusedWith(gathering.join(CHANNEL, person('jonas')))).toBe('refused-already-started');
    expect(refusedWith(gathering.start(CHANNEL, 'mara'))).toBe('refused-already-started');
  });

  it('of an edition that is not in the box is not opened', () => {
    const { table } = new Group();
    const wish = { guild: '1', channel: CHANNEL, host: person('mara'), edition: 'ninth' };
    expect(refusedWith(table.gathering.create(wish))).toBe('refused-no-such-edition');
  });
});
