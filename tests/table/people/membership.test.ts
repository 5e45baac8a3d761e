import { describe, expect, it } from 'vitest';
import { DAY, Group, granted, person, refusedWith } from '../group.ts';

const three = (change = {}) => Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily', ...change });
const holders = (group: Group) => group.view.seats.map((seat) => seat.person);
describe('a substitute', () => {
  it('may answer too, and so may who named them (DP-13)', () => {
    const group = three();
    granted(group.table.membership.substitute(group.game, 'mara', person('tomas'), false));
    group.answer('tomas', 'left');
    expect(group.awaited()).toEqual(['ines', 'jonas']);
    expect(group.store.journal.everything(group.game).at(-1)?.person).toBe('tomas');
    for (const who of ['jonas', 'ines']) group.answer(who, 'left');
    expect(group.lines()).toContain('Seat 0 went left.');
    group.answer('mara', 'go:woods');
    group.answer('tomas', 'stop');
    expect(group.awaited()).toEqual(['jonas']);
    expect(group.mentions.some((mention) => mention.person === 'tomas')).toBe(false);
  });

  it('votes for them, and the later voice counts until the vote closes', () => {
    const group = three();
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'left');
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'stop');
    granted(group.table.membership.substitute(group.game, 'mara', person('tomas'), false));
    group.hear();
    group.answer('tomas', 'green');
    expect(group.view.open[0]?.tally?.votes).toEqual([{ person: 'mara', chosen: ['green'] }]);
    const { decision } = group.view.open[0]!;
    granted(group.table.answer({ game: group.game, person: 'mara', decision: decision.id, chosen: ['red'] }));
    expect(group.view.open[0]?.tally?.votes).toEqual([{ person: 'mara', chosen: ['red'] }]);
  });

  it('is asked instead while they stand in, until the other answers in person', () => {
    const group = three();
    granted(group.table.membership.substitute(group.game, 'mara', person('tomas'), true));
    group.hear();
    expect(group.awaited()).toEqual(['ines', 'jonas', 'tomas']);
    expect(group.mentions.filter((mention) => mention.person === 'tomas')).toHaveLength(1);
    group.answer('mara', 'left');
    expect(group.lines().join()).toContain('Mara is back.');
    for (const who of ['jonas', 'ines']) group.answer(who, 'left');
    expect(group.awaited()).toEqual(['mara']);
    expect(group.view.seats[0]?.substitute).toMatchObject({ person: 'tomas', instead: false });
  });

  it('is gone when they are named no longer, and can’t be oneself', () => {
    const group = three();
    const { membership } = group.table;
    expect(refusedWith(membership.substitute(group.game, 'mara', person('mara'), false))).toBe(
      'refused-own-substitute',
    );
    expect(refusedWith(membership.substitute(group.game, 'tomas', person('x'), false))).toBe('refused-not-at-table');
    granted(membership.substitute(group.game, 'mara', person('tomas'), true));
    granted(membership.substitute(group.game, 'mara', null, false));
    expect(group.awaited()).toEqual(['ines', 'jonas', 'mara']);
    const [open] = group.view.open;
    const wish = { game: group.game, person: 'tomas', decision: open!.decision.id, chosen: ['left'] };
    expect(refusedWith(group.table.answer(wish))).toBe('refused-not-at-table');
  });
});

describe('a stand-in by vote (D-76)', () => {
  it('needs more than half of the others, and their own consent', () => {
    const group = three();
    const { membership } = group.table;
    group.pass(2 * DAY);
    expect(granted(membership.replace(group.game, 'jonas', 'mara', person('tomas')))).toBe('proposed');
    const proposal = group.view.proposals.find(({ kind }) => kind === 'replace');
    expect(proposal).toMatchObject({ voters: ['jonas', 'ines', 'tomas'], needed: 2 });
    group.speak('ines');
    expect(group.view.seats[0]?.substitute).toBeNull();
    group.speak('tomas');
    expect(group.view.seats[0]?.substitute).toEqual({ person: 'tomas', name: 'Tomas', instead: true });
    expect(group.awaited()).toContain('tomas');
  });

  it('needs the yes of whoever is to be replaced, as long as their time is not up and they have not said they are away', () => {
    const group = Group.playing(['mara', 'jonas']);
    const { membership, agreement, preferences } = group.table;
    for (const kind of ['replace', 'skip', 'autopilot'] as const) {
      const proposed = {
        replace: () => membership.replace(group.game, 'jonas', 'mara', person('jonas')),
        skip: () => membership.skip(group.game, 'jonas', 'mara'),
        autopilot: () => agreement.standIn(group.game, 'jonas', 0, true),
      };
      expect(granted(proposed[kind]()), kind).toBe('proposed');
      expect(group.view.proposals[0]).toMatchObject({ kind, voters: ['jonas', 'mara'], needed: 2 });
      group.speak('mara', false);
      expect(group.view.seats[0]).toMatchObject({ person: 'mara', autopilot: false, substitute: null });
    }
    granted(preferences.goAway('mara', group.now, group.now + DAY));
    expect(granted(membership.replace(group.game, 'jonas', 'mara', person('jonas')))).toBe('changed');
  });

  it('who offers themselves is said to offer it', () => {
    const group = three();
    granted(group.table.membership.replace(group.game, 'mara', 'ines', person('mara')));
    expect(group.view.proposals[0]?.what.key).toBe('proposal-replace-oneself');
  });

  it('comes to nothing when they refuse', () => {
    const group = three();
    granted(group.table.membership.replace(group.game, 'jonas', 'mara', person('tomas')));
    group.speak('tomas', false);
    expect(group.view.proposals).toEqual([]);
  });

  it('may be one of those at the table, at once where there are two', () => {
    const group = Group.playing(['mara', 'jonas']);
    group.pass(2 * DAY);
    expect(granted(group.table.membership.replace(group.game, 'jonas', 'mara', person('jonas')))).toBe('changed');
    group.hear();
    group.answer('jonas', 'left');
    group.answer('jonas', 'left');
    expect(group.lines().join()).toContain('Seat 0 went left.');
    expect(group.awaited()).toEqual(['jonas']);
  });
});

describe('a seat', () => {
  it('is handed over when the other agrees', () => {
    const group = three();
    expect(granted(group.table.membership.hand(group.game, 'mara', person('tomas')))).toBe('proposed');
    expect(group.speak('jonas')).toBe('refused-stale');
    group.speak('tomas');
    expect(holders(group)).toEqual(['tomas', 'jonas', 'ines']);
    expect(group.view.host).toBe('tomas');
    expect(group.lines().join()).toContain('Mara handed sheet 0 over to <@tomas>.');
  });

  it('that is handed over ends what its holder proposed, and what was proposed about them', () => {
    const group = three();
    granted(group.table.membership.follow(group.game, person('tomas'), true));
    granted(group.table.membership.kick(group.game, 'mara', 'ines'));
    granted(group.table.membership.kick(group.game, 'jonas', 'mara'));
    granted(group.table.membership.hand(group.game, 'mara', person('tomas')));
    const { proposals } = group.view;
    const [own, about] = ['mara', 'jonas'].map((who) =>
      proposals.find(({ kind, by }) => kind === 'kick' && by === who),
    );
    const hand = proposals.find(({ kind }) => kind === 'hand');
    granted(group.table.agreement.vote({ game: group.game, proposal: hand!.id, person: 'tomas', agree: true }));
    group.hear();
    expect(group.view.proposals).toEqual([]);
    const { reading } = group.table;
    expect(reading.outcome(group.game, own!.id)).toEqual({ key: 'proposal-over-gone', args: { name: 'Mara' } });
    expect(reading.outcome(group.game, about!.id)?.key).toBe('proposal-over-moved');
    expect(group.lines().join('\n')).toContain('<@jonas> proposes to remove Mara from this game');
    expect(group.view.spectators).toEqual([]);
  });

  it('becomes free when somebody leaves, and is played by the autopilot until it is taken (D-77)', () => {
    const group = three();
    granted(group.table.membership.dropOut(group.game, 'ines', true));
    group.hear();
    expect(holders(group)).toEqual(['mara', 'jonas', null]);
    expect(group.lines().join()).toContain('Ines has left the game for good. Free seats: sheet 2');
    expect(group.awaited()).toEqual(['jonas', 'mara']);
    for (const who of ['mara', 'jonas']) group.answer(who, 'left');
    expect(group.lines()).toContain('Seat 2 went left.');
  });

  it('stays one’s own, on autopilot, when one only steps out', () => {
    const group = three();
    granted(group.table.membership.dropOut(group.game, 'ines', false));
    expect(group.view.seats[2]).toMatchObject({ person: 'ines', autopilot: true });
    expect(granted(group.table.membership.takeOver(group.game, person('ines'), 2))).toBe('changed');
    expect(group.view.seats[2]).toMatchObject({ person: 'ines', autopilot: false });
  });

  it('counts in no vote any more: what waited for that voice alone is decided', () => {
    for (const free of [true, false]) {
      const group = three();
      for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'left');
      granted(group.table.agreement.undo(group.game, 'mara'));
      group.speak('jonas');
      expect(group.view.proposals).toHaveLength(1);
      granted(group.table.membership.dropOut(group.game, 'ines', free));
      expect(group.view.proposals).toEqual([]);
      group.hear();
      expect(group.awaited()).toContain('mara');
    }
  });

  it('leaves a question of all to those who are left', () => {
    const group = three();
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'left');
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'stop');
    group.answer('mara', 'red');
    group.answer('jonas', 'green');
    expect(group.view.open[0]?.tally?.votes).toHaveLength(2);
    granted(group.table.membership.dropOut(group.game, 'ines', true));
    group.hear();
    expect(group.awaited()).toEqual(['mara']);
    expect(group.view.open.map(({ decision }) => decision.kind)).toEqual(['loss.items']);
  });

  it('is taken over by a newcomer when all agree (D-78)', () => {
    const group = three();
    const { membership } = group.table;
    expect(refusedWith(membership.takeOver(group.game, person('tomas'), 1))).toBe('refused-seat-taken');
    granted(membership.dropOut(group.game, 'ines', true));
    expect(granted(membership.takeOver(group.game, person('tomas'), 2))).toBe('proposed');
    group.speak('mara');
    expect(holders(group)).toEqual(['mara', 'jonas', null]);
    group.speak('jonas');
    expect(group.view.seats[2]).toMatchObject({ person: 'tomas', name: 'Tomas', autopilot: false });
    const refused = three();
    granted(refused.table.membership.dropOut(refused.game, 'ines', true));
    granted(refused.table.membership.takeOver(refused.game, person('tomas'), 2));
    refused.speak('mara', false);
    expect(refused.view.proposals).toEqual([]);
  });

  it('becomes free when the others send somebody away', () => {
    const group = three();
    const { membership } = group.table;
    expect(refusedWith(membership.kick(group.game, 'mara', 'mara'))).toBe('refused-about-oneself');
    expect(refusedWith(membership.kick(group.game, 'mara', 'tomas'))).toBe('refused-nobody-there');
    expect(refusedWith(membership.kick(group.game, 'tomas', 'mara'))).toBe('refused-not-at-table');
    granted(membership.kick(group.game, 'jonas', 'mara'));
    group.speak('mara', false);
    expect(group.view.proposals).toEqual([]);
    group.pass(4 * DAY);
    granted(membership.kick(group.game, 'jonas', 'mara'));
    const id = group.view.proposals.find(({ kind }) => kind === 'kick')?.id ?? '';
    const vote = (who: string) =>
      group.table.agreement.vote({ game: group.game, proposal: id, person: who, agree: true });
    expect(refusedWith(vote('mara'))).toBe('refused-stale');
    granted(vote('ines'));
    group.hear();
    expect(holders(group)).toEqual([null, 'jonas', 'ines']);
    expect(group.view.host).toBe('jonas');
    expect(group.lines().join()).toContain('<@jonas> is now the host.');
  });
});

describe('a question', () => {
  it('is passed over by vote, with its default announced (DP-11)', () => {
    const group = three();
    const { membership } = group.table;
    granted(membership.skip(group.game, 'jonas', 'mara'));
    group.speak('ines');
    group.speak('mara');
    expect(group.lines().join()).toContain('By vote, Mara is passed over and the default is taken');
    expect(refusedWith(membership.skip(group.game, 'jonas', 'mara'))).toBe('refused-not-awaited');
  });
});

describe('spectators', () => {
  it('follow without being pinged', () => {
    const group = three();
    granted(group.table.membership.follow(group.game, person('tomas'), true));
    group.pass(2 * DAY);
    expect(group.view.spectators).toEqual([{ person: 'tomas', name: 'Tomas' }]);
    expect([...group.mentions, ...group.reminders].filter((ping) => ping.person === 'tomas')).toEqual([]);
    expect(group.table.reading.gamesOf('tomas').map(({ id }) => id)).toEqual([group.game]);
    granted(group.table.membership.follow(group.game, person('tomas'), false));
    expect(group.table.reading.gamesOf('tomas')).toEqual([]);
  });
});

describe('what a person is asked', () => {
  it('is found in all games, across channels and servers', () => {
    const group = Group.playing(['mara', 'jonas']);
    const created = group.table.gathering.create({
      guild: '2',
      channel: '901',
      host: person('jonas'),
      edition: 'second',
    });
    granted(created);
    granted(group.table.gathering.join('901', person('mara')));
    granted(group.table.gathering.start('901', 'jonas'));
    group.answer('mara', 'left');
    const asked = group.table.reading.openFor('mara');
    expect(asked.map(({ game, decisions }) => [game.guild, game.channel, decisions.length])).toEqual([['2', '901', 1]]);
    expect(group.table.reading.gamesOf('mara')).toHaveLength(2);
  });
});
