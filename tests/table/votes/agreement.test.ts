import { describe, expect, it } from 'vitest';
import { autopilotName } from '../../../src/discord/lobby/lobbypress.ts';
import { sealOf } from '../../../src/engine/chance.ts';
import { Table } from '../../../src/table/table.ts';
import type { Note } from '../../../src/table/told/happening.ts';
import { Words } from '../../../src/words/words.ts';
import { endingEdition, ROLLS } from '../endingedition.ts';
import { CHANNEL, Group, granted, person, refusedWith } from '../group.ts';

describe('a proposal', () => {
  const outcome = (group: Group, id: string) => {
    const found = group.table.reading.outcome(group.game, id);
    return found && new Words('en').text(found);
  };

  function proposed(): { group: Group; id: string } {
    const group = Group.staking(['mara', 'jonas', 'ines']);
    group.answer('mara', 'roll');
    group.undo('mara');
    const [{ id } = { id: '' }] = group.view.proposals;
    expect(outcome(group, id)).toBeNull();
    return { group, id };
  }

  it('that is refused says by whom, and whoever proposed it learns of it', () => {
    const { group, id } = proposed();
    group.store.persons.keep({ ...group.store.persons.find('mara'), notify: 'direct' });
    granted(group.table.agreement.vote({ game: group.game, proposal: id, person: 'jonas', agree: false }));
    const notes = group.store.outbox.waiting(group.game).filter(({ kind }) => kind === 'note');
    expect(notes.map(({ body }) => (JSON.parse(body) as Note).to)).toEqual(['mara']);
    group.hear();
    expect(outcome(group, id)).toBe('Refused by Jonas.');
    expect(group.lines().at(-1)).toMatch(/^\*\*Refused by Jonas\.\*\* <@mara> wants to take/);
  });

  it('that is agreed to says by whom', () => {
    const { group, id } = proposed();
    group.speak('jonas');
    group.speak('ines');
    expect(outcome(group, id)).toBe('Agreed by Mara, Jonas, and Ines.');
  });

  it('pings the others once an hour for each who proposes', () => {
    const { group } = proposed();
    expect(group.view.proposals[0]?.pings).toBe(true);
    group.undo('mara');
    granted(group.table.agreement.end(group.game, 'mara'));
    expect(group.view.proposals.map(({ pings }) => pings)).toEqual([false, false]);
    granted(group.table.membership.setPace(group.game, 'ines', { pace: 'blitz' }));
    expect(group.view.proposals.find(({ kind }) => kind === 'pace')?.pings).toBe(true);
    group.now += 61 * 60_000;
    group.undo('mara');
    expect(group.view.proposals.find(({ kind }) => kind === 'undo')?.pings).toBe(true);
  });

  it('lapses when the game goes on, and says so', () => {
    const { group, id } = proposed();
    group.answer('mara', 'stop');
    expect(outcome(group, id)).toBe('Lapsed: the game went on.');
    expect(group.lines().join('\n')).toContain('**Lapsed: the game went on.** <@mara> wants');
  });

  it('that another replaces says so, and the new one is a new message', () => {
    const { group, id } = proposed();
    group.undo('jonas');
    const [next] = group.view.proposals;
    expect(next?.by).toBe('jonas');
    expect(next?.id).not.toBe(id);
    expect(outcome(group, id)).toBe('Replaced by Jonas’s proposal.');
    expect(group.lines().join('\n')).toContain('**Replaced by Jonas’s proposal.** <@mara>');
  });

  it('lapses with others when the game goes back, and when it is given up', () => {
    const group = Group.staking(['mara', 'jonas', 'ines']);
    granted(group.table.membership.kick(group.game, 'jonas', 'mara'));
    const [first] = group.view.proposals;
    group.answer('mara', 'go:woods');
    group.undo('mara');
    expect(outcome(group, first!.id)).toBe('Lapsed: the game went back.');
    granted(group.table.membership.kick(group.game, 'jonas', 'mara'));
    const [second] = group.view.proposals;
    for (const who of ['jonas', 'ines']) granted(group.table.agreement.end(group.game, who));
    const end = group.view.proposals.find(({ kind }) => kind === 'end');
    if (end) group.table.agreement.vote({ game: group.game, proposal: end.id, person: 'mara', agree: true });
    expect(group.view.status).toBe('ended');
    expect(outcome(group, second!.id)).toBe('Lapsed: the game is over.');
  });
});

describe('giving up', () => {
  it('takes two thirds, and opens the seed', () => {
    const group = Group.staking(['mara', 'jonas', 'ines']);
    const { game, table } = group;
    expect(granted(table.agreement.end(game, 'jonas'))).toBe('proposed');
    expect(group.view.proposals[0]).toMatchObject({ needed: 2, voters: ['mara', 'jonas', 'ines'] });
    expect(group.speak('ines')).toBe('decided');
    const { status, seed, seal, awaited } = group.view;
    expect(status).toBe('ended');
    expect(sealOf(seed ?? '')).toBe(seal);
    expect(awaited).toEqual([]);
    expect(refusedWith(table.agreement.end(game, 'mara'))).toBe('refused-game-over');
  });

  it('is not done when too many refuse, and not proposed by strangers', () => {
    const group = Group.staking(['mara', 'jonas', 'ines']);
    granted(group.table.agreement.end(group.game, 'jonas'));
    group.speak('mara', false);
    group.speak('ines', false);
    expect(group.view.status).toBe('playing');
    expect(group.view.proposals).toEqual([]);
    expect(refusedWith(group.table.agreement.end(group.game, 'tomas'))).toBe('refused-not-at-table');
  });
});

describe('the autopilot', () => {
  it('answers for the seats it was given, and waits for people where they are asked', () => {
    const group = new Group();
    const { gathering } = group.table;
    const host = person('mara');
    group.game = granted(gathering.create({ guild: '1', channel: CHANNEL, host, edition: 'second' }));
    granted(gathering.fill(CHANNEL, 'mara', 3, autopilotName(new Words('en'))));
    granted(gathering.start(CHANNEL, 'mara'));
    group.hear();
    expect(group.awaited()).toEqual(['mara']);
    group.answer('mara', 'left');
    expect(group.lines()).toHaveLength(4);
  });

  it('takes over one’s own seat at once, and another’s when most of the others agree', () => {
    const group = Group.staking(['mara', 'jonas', 'ines', 'tomas']);
    const { agreement } = group.table;
    expect(granted(agreement.standIn(group.game, 'jonas', 0, true))).toBe('proposed');
    group.speak('ines');
    group.speak('tomas');
    expect(group.view.seats[0]?.autopilot).toBe(false);
    group.speak('mara');
    expect(group.view.seats[0]?.autopilot).toBe(true);
    expect(refusedWith(agreement.standIn(group.game, 'jonas', 0, false))).toBe('refused-not-your-seat');
    expect(granted(agreement.standIn(group.game, 'mara', 0, false))).toBe('changed');
    expect(granted(agreement.standIn(group.game, 'tomas', 3, true))).toBe('changed');
    expect(group.view.seats.map(({ autopilot }) => autopilot)).toEqual([false, false, false, true]);
  });

  it('plays a long way a little at a time, each part a transaction, and over a restart', () => {
    const group = Group.playing(['mara'], {}, endingEdition);
    group.answer('mara', 'left');
    const { store, game } = group;
    const later: (() => void)[] = [];
    const editions = new Map([[endingEdition.id, endingEdition]]);
    const laid = (): Table => new Table({ store, editions, clock: Date.now, later: (work) => void later.push(work) });
    const seq = (): number => store.journal.lastSeq(game);
    const table = laid();
    granted(table.agreement.standIn(game, 'mara', 0, true));
    const first = seq();
    expect(first).toBeLessThan(ROLLS);
    expect(later).toHaveLength(1);
    later.pop()?.();
    const second = seq();
    expect(second).toBeGreaterThan(first);
    laid().resumeAll();
    while (later.length > 0) later.pop()?.();
    expect(store.games.find(game)?.status).toBe('over');
    expect(seq()).toBeGreaterThan(ROLLS);
  });
});
