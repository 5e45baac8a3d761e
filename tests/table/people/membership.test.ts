import { describe, expect, it } from 'vitest';
import { Company, DAY, granted, HOUR, person, refusedWith, START } from '../testtable.ts';

const three = (change = {}) => Company.playing(['mara', 'jonas', 'ines'], { pace: 'daily', ...change });
const holders = (company: Company) => company.view.seats.map((seat) => seat.person);
const agree = (company: Company, who: string, yes = true) => {
  const [proposal] = company.view.proposals;
  const result = company.table.agreement.vote({
    game: company.game,
    proposal: proposal?.id ?? '',
    person: who,
    agree: yes,
  });
  company.hear();
  return result;
};

describe('a substitute', () => {
  it('may answer too, and so may who named him (DP-13)', () => {
    const company = three();
    granted(company.table.comings.substitute(company.game, 'mara', person('tomas'), false));
    company.answer('tomas', 'left');
    expect(company.awaited()).toEqual(['ines', 'jonas']);
    expect(company.store.journal.everything(company.game).at(-1)?.person).toBe('tomas');
    for (const who of ['jonas', 'ines']) company.answer(who, 'left');
    expect(company.lines()).toContain('Seat 0 went left.');
    company.answer('mara', 'go:woods');
    company.answer('tomas', 'stop');
    expect(company.awaited()).toEqual(['jonas']);
    expect(company.mentions.some((mention) => mention.person === 'tomas')).toBe(false);
  });

  it('votes for him, and the later voice counts until the vote closes', () => {
    const company = three();
    for (const who of ['mara', 'jonas', 'ines']) company.answer(who, 'left');
    for (const who of ['mara', 'jonas', 'ines']) company.answer(who, 'stop');
    granted(company.table.comings.substitute(company.game, 'mara', person('tomas'), false));
    company.hear();
    company.answer('tomas', 'green');
    expect(company.view.open[0]?.tally?.votes).toEqual([{ person: 'mara', chosen: ['green'] }]);
    const { decision } = company.view.open[0]!;
    granted(company.table.answer({ game: company.game, person: 'mara', decision: decision.id, chosen: ['red'] }));
    expect(company.view.open[0]?.tally?.votes).toEqual([{ person: 'mara', chosen: ['red'] }]);
  });

  it('is asked instead while he stands in, until the other answers himself', () => {
    const company = three();
    granted(company.table.comings.substitute(company.game, 'mara', person('tomas'), true));
    company.hear();
    expect(company.awaited()).toEqual(['ines', 'jonas', 'tomas']);
    expect(company.mentions.filter((mention) => mention.person === 'tomas')).toHaveLength(1);
    company.answer('mara', 'left');
    expect(company.lines().join()).toContain('Mara plays in person again.');
    for (const who of ['jonas', 'ines']) company.answer(who, 'left');
    expect(company.awaited()).toEqual(['mara']);
    expect(company.view.seats[0]?.substitute).toMatchObject({ person: 'tomas', instead: false });
  });

  it('is gone when he is named no longer, and can’t be oneself', () => {
    const company = three();
    const { comings } = company.table;
    expect(refusedWith(comings.substitute(company.game, 'mara', person('mara'), false))).toBe('refused-own-substitute');
    expect(refusedWith(comings.substitute(company.game, 'tomas', person('x'), false))).toBe('refused-not-at-table');
    granted(comings.substitute(company.game, 'mara', person('tomas'), true));
    granted(comings.substitute(company.game, 'mara', null, false));
    expect(company.awaited()).toEqual(['ines', 'jonas', 'mara']);
    const [open] = company.view.open;
    const wish = { game: company.game, person: 'tomas', decision: open!.decision.id, chosen: ['left'] };
    expect(refusedWith(company.table.answer(wish))).toBe('refused-not-at-table');
  });
});

describe('a stand-in by vote (D-76)', () => {
  it('needs more than half of the others, and his own consent', () => {
    const company = three();
    const { comings } = company.table;
    expect(granted(comings.replace(company.game, 'jonas', 'mara', person('tomas')))).toBe('proposed');
    expect(company.view.proposals[0]).toMatchObject({ kind: 'replace', voters: ['jonas', 'ines', 'tomas'], needed: 2 });
    agree(company, 'ines');
    expect(company.view.seats[0]?.substitute).toBeNull();
    agree(company, 'tomas');
    expect(company.view.seats[0]?.substitute).toEqual({ person: 'tomas', name: 'Tomas', instead: true });
    expect(company.awaited()).toContain('tomas');
  });

  it('who offers himself is said to offer it', () => {
    const company = three();
    granted(company.table.comings.replace(company.game, 'mara', 'ines', person('mara')));
    expect(company.view.proposals[0]?.what.key).toBe('proposal-replace-oneself');
  });

  it('comes to nothing when he refuses', () => {
    const company = three();
    granted(company.table.comings.replace(company.game, 'jonas', 'mara', person('tomas')));
    agree(company, 'tomas', false);
    expect(company.view.proposals).toEqual([]);
  });

  it('may be one of those at the table, at once where there are two', () => {
    const company = Company.playing(['mara', 'jonas']);
    expect(granted(company.table.comings.replace(company.game, 'jonas', 'mara', person('jonas')))).toBe('changed');
    company.hear();
    company.answer('jonas', 'left');
    company.answer('jonas', 'left');
    expect(company.lines().join()).toContain('Seat 0 went left.');
    expect(company.awaited()).toEqual(['jonas']);
  });
});

describe('a seat', () => {
  it('is handed over when the other agrees', () => {
    const company = three();
    expect(granted(company.table.comings.hand(company.game, 'mara', person('tomas')))).toBe('proposed');
    expect(refusedWith(agree(company, 'jonas'))).toBe('refused-stale');
    granted(agree(company, 'tomas'));
    expect(holders(company)).toEqual(['tomas', 'jonas', 'ines']);
    expect(company.view.host).toBe('tomas');
    expect(company.lines().join()).toContain('Mara has handed seat 0 over to <@tomas>.');
  });

  it('that is handed over ends what its holder proposed, and what was proposed about him', () => {
    const company = three();
    granted(company.table.comings.follow(company.game, person('tomas'), true));
    granted(company.table.comings.kick(company.game, 'mara', 'ines'));
    granted(company.table.comings.kick(company.game, 'jonas', 'mara'));
    granted(company.table.comings.hand(company.game, 'mara', person('tomas')));
    const { proposals } = company.view;
    const [own, about] = ['mara', 'jonas'].map((who) =>
      proposals.find(({ kind, by }) => kind === 'kick' && by === who),
    );
    const hand = proposals.find(({ kind }) => kind === 'hand');
    granted(company.table.agreement.vote({ game: company.game, proposal: hand!.id, person: 'tomas', agree: true }));
    company.hear();
    expect(company.view.proposals).toEqual([]);
    const { reading } = company.table;
    expect(reading.outcome(company.game, own!.id)).toEqual({ key: 'proposal-over-gone', args: { name: 'Mara' } });
    expect(reading.outcome(company.game, about!.id)?.key).toBe('proposal-over-moved');
    expect(company.lines().join('\n')).toContain('<@jonas> proposes that Mara plays no longer');
    expect(company.view.spectators).toEqual([]);
  });

  it('becomes free when somebody leaves, and is played by the autopilot until it is taken (D-77)', () => {
    const company = three();
    granted(company.table.comings.dropOut(company.game, 'ines', true));
    company.hear();
    expect(holders(company)).toEqual(['mara', 'jonas', null]);
    expect(company.lines().join()).toContain('Ines has left the table. Free for somebody else: seat 2');
    expect(company.awaited()).toEqual(['jonas', 'mara']);
    for (const who of ['mara', 'jonas']) company.answer(who, 'left');
    expect(company.lines()).toContain('Seat 2 went left.');
  });

  it('stays one’s own, on autopilot, when one only steps out', () => {
    const company = three();
    granted(company.table.comings.dropOut(company.game, 'ines', false));
    expect(company.view.seats[2]).toMatchObject({ person: 'ines', autopilot: true });
    expect(granted(company.table.comings.takeOver(company.game, person('ines'), 2))).toBe('changed');
    expect(company.view.seats[2]).toMatchObject({ person: 'ines', autopilot: false });
  });

  it('is taken over by a newcomer when all agree (D-78)', () => {
    const company = three();
    const { comings } = company.table;
    expect(refusedWith(comings.takeOver(company.game, person('tomas'), 1))).toBe('refused-seat-taken');
    granted(comings.dropOut(company.game, 'ines', true));
    expect(granted(comings.takeOver(company.game, person('tomas'), 2))).toBe('proposed');
    agree(company, 'mara');
    expect(holders(company)).toEqual(['mara', 'jonas', null]);
    agree(company, 'jonas');
    expect(company.view.seats[2]).toMatchObject({ person: 'tomas', name: 'Tomas', autopilot: false });
    const refused = three();
    granted(refused.table.comings.dropOut(refused.game, 'ines', true));
    granted(refused.table.comings.takeOver(refused.game, person('tomas'), 2));
    agree(refused, 'mara', false);
    expect(refused.view.proposals).toEqual([]);
  });

  it('becomes free when the others send somebody away', () => {
    const company = three();
    const { comings } = company.table;
    expect(refusedWith(comings.kick(company.game, 'mara', 'mara'))).toBe('refused-about-oneself');
    expect(refusedWith(comings.kick(company.game, 'mara', 'tomas'))).toBe('refused-nobody-there');
    expect(refusedWith(comings.kick(company.game, 'tomas', 'mara'))).toBe('refused-not-at-table');
    granted(comings.kick(company.game, 'jonas', 'mara'));
    expect(refusedWith(agree(company, 'mara', false))).toBe('refused-stale');
    agree(company, 'ines');
    expect(holders(company)).toEqual([null, 'jonas', 'ines']);
    expect(company.view.host).toBe('jonas');
    expect(company.lines().join()).toContain('<@jonas> is the host from now on.');
  });
});

describe('a question', () => {
  it('is passed over by vote, with its default announced (DP-11)', () => {
    const company = three();
    const { comings } = company.table;
    granted(comings.skip(company.game, 'jonas', 'mara'));
    agree(company, 'ines');
    expect(company.lines().join()).toContain('By vote, Mara is passed over and the default is taken');
    expect(refusedWith(comings.skip(company.game, 'jonas', 'mara'))).toBe('refused-not-awaited');
  });
});

describe('spectators', () => {
  it('follow without being pinged', () => {
    const company = three();
    granted(company.table.comings.follow(company.game, person('tomas'), true));
    company.pass(2 * DAY);
    expect(company.view.spectators).toEqual([{ person: 'tomas', name: 'Tomas' }]);
    expect([...company.mentions, ...company.reminders].filter((ping) => ping.person === 'tomas')).toEqual([]);
    expect(company.table.reading.gamesOf('tomas').map(({ id }) => id)).toEqual([company.game]);
    granted(company.table.comings.follow(company.game, person('tomas'), false));
    expect(company.table.reading.gamesOf('tomas')).toEqual([]);
  });
});

describe('the place', () => {
  it('can be another channel: the host moves the game', () => {
    const company = three();
    const { place, reading } = company.table;
    const wish = { game: company.game, person: 'jonas', guild: '2', channel: '901' };
    expect(refusedWith(place.move(wish))).toBe('refused-host-only');
    expect(granted(place.move({ ...wish, person: 'mara' }))).toBe('900');
    company.hear();
    expect(reading.inChannel('901')?.id).toBe(company.game);
    expect(reading.inChannel('900')).toBeNull();
    expect(company.lines()).toContain('The game goes on here. Nothing of it is lost, and all clocks begin anew.');
    expect(refusedWith(place.move({ ...wish, person: 'mara' }))).toBe('refused-already-here');
  });

  it('that is gone lets anybody at the table move it, and the clocks wait meanwhile', () => {
    const company = three({ silence: 'default' });
    const { place } = company.table;
    expect(place.park(company.game, 'channel-gone')).toBe(true);
    expect(place.park(company.game, 'channel-gone')).toBe(false);
    company.pass(3 * DAY);
    expect(company.reminders).toEqual([]);
    expect(company.table.deadlines.next()).toBeNull();
    granted(place.move({ game: company.game, person: 'ines', guild: '1', channel: '901' }));
    company.hear();
    expect(company.view.parked).toBeNull();
    company.pass(12 * HOUR);
    expect(company.reminders.map(({ stage, at }) => [stage, at - START])).toEqual(
      Array.from({ length: 3 }, () => ['first', 3 * DAY + 12 * HOUR]),
    );
  });

  it('that is found again lets the game go on with fresh clocks', () => {
    const company = three();
    company.pass(11 * HOUR);
    company.table.place.park(company.game, 'no-access');
    company.pass(2 * DAY);
    expect(company.table.place.unpark(company.game)).toBe(true);
    expect(company.table.place.unpark(company.game)).toBe(false);
    company.pass(11 * HOUR);
    expect(company.reminders).toEqual([]);
  });

  it('is not bound to two games', () => {
    const company = three();
    const other = company.table.gathering.create({
      guild: '1',
      channel: '901',
      host: person('mara'),
      edition: 'second',
    });
    expect(other.ok).toBe(true);
    const wish = { game: company.game, person: 'mara', guild: '1', channel: '901' };
    expect(refusedWith(company.table.place.move(wish))).toBe('refused-channel-taken');
  });

  it('asks the others about somebody who has left the server', () => {
    const company = three();
    company.table.place.gone(company.game, 'mara');
    company.hear();
    expect(company.lines().join()).toContain('Mara has left the server. The game waits');
    agree(company, 'jonas');
    agree(company, 'ines');
    expect(holders(company)).toEqual([null, 'jonas', 'ines']);
  });
});

describe('what a person is asked', () => {
  it('is found in all games, across channels and servers', () => {
    const company = Company.playing(['mara', 'jonas']);
    const created = company.table.gathering.create({
      guild: '2',
      channel: '901',
      host: person('jonas'),
      edition: 'second',
    });
    granted(created);
    granted(company.table.gathering.join('901', person('mara')));
    granted(company.table.gathering.start('901', 'jonas'));
    company.answer('mara', 'left');
    const asked = company.table.reading.openFor('mara');
    expect(asked.map(({ game, decisions }) => [game.guild, game.channel, decisions.length])).toEqual([['2', '901', 1]]);
    expect(company.table.reading.gamesOf('mara')).toHaveLength(2);
  });
});
