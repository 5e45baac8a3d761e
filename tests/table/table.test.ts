import { describe, expect, it } from 'vitest';
import { autopilotName } from '../../src/discord/lobby/lobbypress.ts';
import type { OpenDecision } from '../../src/table/game/view.ts';
import type { ToldRow } from '../../src/table/room/reading.ts';
import { Words } from '../../src/words/words.ts';
import { linesIn } from '../story/said.ts';
import { endingEdition } from './endingedition.ts';
import { Group, granted, refusedWith } from './group.ts';
import { toyEdition } from './toyedition.ts';

/** Past the side-by-side question: the seats stake one after the other. */
/** All vote. */
function voting(people: readonly string[]): Group {
  const group = Group.staking(people);
  for (const who of people) group.answer(who, 'stop');
  return group;
}

const open = (group: Group): OpenDecision => group.view.open[0]!;
const rows = (group: Group): number => group.store.journal.everything(group.game).length;
const chosen = (group: Group): string[] =>
  group.store.journal.everything(group.game).flatMap(({ kind, body }) => {
    return kind === 'answer'
      ? (JSON.parse(body) as { entry: { answer: { chosen: string[] } } }).entry.answer.chosen
      : [];
  });

function answer(group: Group, who: string, ...options: string[]): string | null {
  const { decision } = open(group);
  const { game } = group;
  return refusedWith(group.table.answer({ game, person: who, decision: decision.id, chosen: options }));
}

describe('an answer', () => {
  it('is taken side by side in any order', () => {
    const group = Group.playing(['mara', 'jonas']);
    expect(group.awaited()).toEqual(['jonas', 'mara']);
    group.answer('jonas', 'right');
    expect(group.awaited()).toEqual(['mara']);
    group.answer('mara', 'left');
    expect(group.lines()).toEqual(['Seat 0 went left.', 'Seat 1 went right.']);
  });

  it('is refused out of turn, by strangers, and with what is not offered; nothing of it remains', () => {
    const group = Group.staking(['mara', 'jonas']);
    const before = rows(group);
    const waiting = group.store.outbox.waiting(group.game).length;
    expect(answer(group, 'jonas', 'stop')).toBe('refused-not-your-turn');
    expect(answer(group, 'ines', 'stop')).toBe('refused-not-at-table');
    expect(answer(group, 'mara', 'fly')).toBe('refused-unknown-option');
    expect(answer(group, 'mara')).toBe('refused-too-few');
    expect(answer(group, 'mara', 'stop', 'roll')).toBe('refused-too-many');
    expect(rows(group)).toBe(before);
    expect(group.store.outbox.waiting(group.game)).toHaveLength(waiting);
  });

  it('to what has been decided, or in a game that is not there, is stale', () => {
    const group = Group.staking(['mara', 'jonas']);
    const { decision } = open(group);
    const wish = { game: group.game, person: 'mara', decision: decision.id, chosen: ['roll'] };
    granted(group.table.answer(wish));
    expect(refusedWith(group.table.answer(wish))).toBe('refused-stale');
    expect(refusedWith(group.table.answer({ ...wish, game: 'none' }))).toBe('refused-no-game');
  });

  it('may be an offer taken up, by whom it is offered to only', () => {
    const group = Group.staking(['mara', 'jonas']);
    const [offer] = group.view.offers;
    const { game } = group;
    const wish = { game, seat: offer!.seat, interrupt: offer!.id };
    expect(refusedWith(group.table.interrupt({ ...wish, person: 'jonas' }))).toBe('refused-not-your-seat');
    granted(group.table.interrupt({ ...wish, person: 'mara' }));
    expect(refusedWith(group.table.interrupt({ ...wish, person: 'mara' }))).toBe('refused-no-such-offer');
    group.hear();
    expect(group.lines()).toContain('Seat 0 lights a candle.');
  });

  it('that throws rolls everything back, and the game goes on from disk', () => {
    const group = Group.staking(['mara', 'jonas']);
    const before = rows(group);
    const { outbox } = group.store;
    const add = outbox.add.bind(outbox);
    outbox.add = () => {
      throw new Error('disk full');
    };
    expect(() => group.answer('mara', 'go:woods')).toThrow('disk full');
    outbox.add = add;
    expect(rows(group)).toBe(before);
    group.answer('mara', 'go:woods');
    expect(rows(group)).toBe(before + 1);
  });
});

describe('a vote', () => {
  it('of one person alone decides at once', () => {
    const group = voting(['mara']);
    group.answer('mara', 'blue');
    expect(open(group).decision.kind).not.toBe('mythos.surge');
    expect(chosen(group)).toContain('blue');
  });

  it('closes as soon as more than half agree', () => {
    const group = voting(['mara', 'jonas', 'ines', 'tomas', 'nell']);
    expect(answer(group, 'jonas', 'red')).toBeNull();
    expect(answer(group, 'ines', 'red')).toBeNull();
    expect(open(group).awaited).toEqual(['mara', 'tomas', 'nell']);
    expect(answer(group, 'nell', 'red')).toBeNull();
    expect(open(group).decision.kind).not.toBe('mythos.surge');
    expect(chosen(group)).toContain('red');
  });

  it('may be changed until it closes, and counts once a person', () => {
    const group = voting(['mara', 'jonas', 'ines']);
    answer(group, 'mara', 'red');
    answer(group, 'mara', 'blue');
    answer(group, 'jonas', 'red');
    expect(open(group).tally?.votes).toHaveLength(2);
    answer(group, 'ines', 'blue');
    expect(chosen(group)).toContain('blue');
  });

  it('that ties goes with the first player', () => {
    const group = voting(['mara', 'jonas']);
    answer(group, 'jonas', 'red');
    answer(group, 'mara', 'green');
    expect(chosen(group)).toContain('green');
  });

  it('that ties without the first player’s choice goes to the default, if that is among the tied', () => {
    const group = voting(['mara', 'jonas', 'ines', 'tomas', 'nell']);
    answer(group, 'mara', 'green');
    answer(group, 'jonas', 'red');
    answer(group, 'ines', 'blue');
    answer(group, 'tomas', 'blue');
    answer(group, 'nell', 'red');
    expect(chosen(group)).toContain('red');
  });

  it('for something impossible is none', () => {
    const group = voting(['mara', 'jonas']);
    expect(answer(group, 'jonas', 'mauve')).toBe('refused-unknown-option');
    expect(open(group).tally?.votes).toEqual([]);
  });

  it('is asked of persons, not of seats and not of the autopilot', () => {
    const group = new Group(endingEdition);
    const { gathering } = group.table;
    const host = { id: 'mara', name: 'Mara' };
    group.game = granted(gathering.create({ guild: '1', channel: '900', host, edition: 'second' }));
    granted(gathering.takeAnother('900', host, 1));
    granted(gathering.join('900', { id: 'jonas', name: 'Jonas' }));
    granted(gathering.fill('900', 'mara', 2, autopilotName(new Words('en'))));
    granted(gathering.start('900', 'mara'));
    for (const who of ['mara', 'mara', 'jonas']) group.answer(who, 'left');
    for (const who of ['mara', 'mara', 'jonas']) group.answer(who, 'stop');
    expect(open(group).persons).toEqual(['mara', 'jonas']);
  });
});

describe('who is awaited', () => {
  it('is mentioned once for each stretch of being awaited', () => {
    const group = Group.staking(['mara', 'jonas']);
    const times = (who: string): number => group.mentions.filter(({ person }) => person === who).length;
    expect([times('mara'), times('jonas')]).toEqual([2, 1]);
    group.answer('mara', 'go:woods');
    group.answer('mara', 'roll');
    expect([times('mara'), times('jonas')]).toEqual([2, 1]);
    group.answer('mara', 'stop');
    expect([times('mara'), times('jonas')]).toEqual([2, 2]);
  });

  it('is known over all games', () => {
    const group = Group.staking(['mara', 'jonas']);
    expect(group.table.reading.openFor('mara').map(({ decisions }) => decisions.length)).toEqual([1]);
    expect(group.table.reading.openFor('jonas')).toEqual([]);
  });
});

describe('the log', () => {
  it('tells what happened since one’s last visit', () => {
    const group = Group.staking(['mara', 'jonas']);
    const { reading } = group.table;
    const heard = (rows: readonly ToldRow[]): string[] =>
      rows.flatMap(({ happening }) => linesIn({ body: JSON.stringify(happening) }, toyEdition));
    expect(heard(reading.log(group.game, 'jonas', false))).toEqual(['Seat 0 went left.', 'Seat 1 went left.']);
    expect(heard(reading.log(group.game, 'jonas', false))).toEqual([]);
    group.answer('mara', 'burn');
    expect(heard(reading.log(group.game, 'jonas', false))).toEqual(['It burns.']);
    expect(heard(reading.log(group.game, 'mara', false))).toHaveLength(3);
    expect(heard(reading.log(group.game, 'jonas', true))).toHaveLength(3);
  });
});
