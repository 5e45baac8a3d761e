import { describe, expect, it } from 'vitest';
import { phrase } from '../../../src/engine/phrase.ts';
import { sentence } from '../../../src/story/sentence.ts';
import type { Note } from '../../../src/table/told/happening.ts';
import { Words } from '../../../src/words/words.ts';
import { said } from '../../story/said.ts';
import { DAY, Group, granted, HOUR, MINUTE, person, refusedWith, START } from '../group.ts';
import { rememberedEdition } from './finishedgame.ts';

/** Orders a digest; what happens from the next minute on is in it. */
function orders(group: Group, who: string, minute: number): void {
  granted(group.table.digests.set(who, minute));
  group.now += MINUTE;
}

const WORDS = new Words('en').with(rememberedEdition.namer(null));

/** A note as it is read. */
interface Heard {
  lines: string[];
  to: string;
  at: number;
}

/** A group where clocks ring at the minute, and every note that is sent. */
function playing(): { group: Group; notes: () => Heard[]; pass: (span: number) => void } {
  const group = Group.playing(['mara', 'jonas'], { pace: 'none' }, rememberedEdition);
  const notes = (): Heard[] =>
    [...group.notes, ...group.store.outbox.waiting(group.game).filter(({ kind }) => kind === 'note')].map(
      ({ body, at }) => {
        const { sentences = [], to } = JSON.parse(body) as Note;
        return { lines: said(sentences, WORDS), to, at };
      },
    );
  const pass = (span: number): void => {
    const until = group.now + span;
    for (;;) {
      const next = group.table.digests.next();
      if (next === null || next > until) break;
      group.now = Math.max(group.now, next);
      group.table.digests.tick();
    }
    group.now = until;
  };
  return { group, notes, pass };
}

describe('“Yesterday in Arkham”', () => {
  it('says that somebody has chosen another hour until nobody wants to hear it', () => {
    const { group } = playing();
    let heard = 0;
    const unhear = group.table.digests.onChange(() => {
      heard += 1;
    });
    orders(group, 'mara', 60);
    unhear();
    orders(group, 'mara', 90);
    expect(heard).toBe(1);
  });

  it('comes at the hour chosen, in the person’s own zone, to whoever wants it, and says whose move it is', () => {
    const { group, notes, pass } = playing();
    granted(group.table.preferences.setZone('mara', 'America/New_York'));
    orders(group, 'mara', 7 * 60 + 30);
    group.answer('mara', 'left');
    group.answer('jonas', 'right');
    light(group, 0);
    pass(DAY);
    expect(notes()).toHaveLength(1);
    const [note] = notes();
    expect(note).toMatchObject({ to: 'mara', at: Date.parse('2026-03-02T12:30:00Z') });
    expect(note!.lines).toEqual([
      '## Yesterday in Arkham',
      '<#900> · **Part: stakes**',
      '- Seat 0 lights a candle.',
      expect.stringContaining('Your move: '),
    ]);
    expect(group.errors).toEqual([]);
  });

  it('does not come when nothing happened, and says nothing twice', () => {
    const { group, notes, pass } = playing();
    orders(group, 'jonas', 12 * 60);
    group.answer('mara', 'left');
    pass(DAY);
    expect(notes().map(({ lines }) => lines)).toEqual([
      [
        '## Yesterday in Arkham',
        '<#900> · **Part: sides**',
        '- Nothing much has changed.',
        'Your move: Asked upkeep.sliders: -',
      ],
    ]);
    pass(2 * DAY);
    expect(notes()).toHaveLength(1);
    group.answer('jonas', 'left');
    pass(DAY);
    expect(notes()).toHaveLength(2);
    expect(notes()[1]!.lines.at(-1)).toBe('Waiting for Mara.');
    pass(3 * DAY);
    expect(notes()).toHaveLength(2);
  });

  it('comes once after an outage: later the same day, or not before the next, and then with all of the last day', () => {
    const { group, notes, pass } = playing();
    orders(group, 'mara', 12 * 60);
    group.answer('mara', 'left');
    const fifth = Date.parse('2026-03-05T12:00:00Z');
    group.now = fifth - HOUR;
    group.answer('jonas', 'left');
    group.now = fifth + 5 * HOUR;
    group.restart();
    pass(0);
    expect(notes().map(({ at }) => at)).toEqual([fifth + 5 * HOUR]);
    light(group, 0);
    pass(18 * HOUR);
    expect(notes()).toHaveLength(1);
    group.now = fifth + DAY + 13 * HOUR;
    group.restart();
    pass(0);
    expect(notes()).toHaveLength(1);
    light(group, 1);
    pass(12 * HOUR);
    expect(notes().map(({ at }) => at)).toEqual([fifth + 5 * HOUR, fifth + 2 * DAY]);
    expect(notes()[1]!.lines).toContain('- Seat 1 lights a candle.');
    expect(notes()[1]!.lines).not.toContain('- Seat 0 lights a candle.');
    pass(DAY);
    expect(notes()).toHaveLength(2);
  });

  it('when late, waits for the end of quiet hours; during an absence it is left out', () => {
    const { group, notes, pass } = playing();
    granted(group.table.preferences.setQuiet('mara', { from: 20 * 60, to: 23 * 60 }));
    orders(group, 'mara', 18 * 60);
    group.answer('mara', 'left');
    group.now = Date.parse('2026-03-02T21:00:00Z');
    group.restart();
    group.table.digests.tick();
    expect(notes()).toEqual([]);
    expect(group.table.digests.next()).toBe(Date.parse('2026-03-02T23:00:00Z'));
    pass(2 * HOUR);
    expect(notes()).toHaveLength(1);
    granted(group.table.preferences.goAway('mara', group.now, group.now + 2 * DAY));
    group.now += MINUTE;
    group.answer('jonas', 'left');
    pass(2 * DAY);
    expect(notes()).toHaveLength(1);
  });

  it('keeps its hour when the clocks change', () => {
    const { group, pass } = playing();
    granted(group.table.preferences.setZone('mara', 'Europe/Berlin'));
    group.now = Date.parse('2026-03-28T08:00:00Z');
    granted(group.table.digests.set('mara', 8 * 60));
    expect(group.table.digests.next()).toBe(Date.parse('2026-03-29T06:00:00Z'));
    pass(DAY);
    expect(group.table.digests.next()).toBe(Date.parse('2026-03-30T06:00:00Z'));
    group.now = Date.parse('2026-10-24T12:00:00Z');
    granted(group.table.digests.set('mara', 8 * 60));
    expect(group.table.digests.next()).toBe(Date.parse('2026-10-25T07:00:00Z'));
  });

  it('tells of the end of a game, to spectators too, and stops when it is no longer wanted', () => {
    const { group, notes, pass } = playing();
    granted(group.table.membership.follow(group.game, person('ines'), true));
    orders(group, 'ines', 20 * 60);
    group.answer('mara', 'left');
    granted(group.table.agreement.end(group.game, 'mara'));
    for (const { id, voters } of group.view.proposals)
      for (const who of voters)
        group.table.agreement.vote({ game: group.game, proposal: id, person: who, agree: true });
    pass(DAY);
    expect(notes().map(({ to, lines }) => [to, lines[1]])).toEqual([
      ['ines', '<#900> · **The table gave up the case**'],
    ]);
    granted(group.table.digests.set('ines', null));
    expect(group.table.digests.minuteOf('ines')).toBeNull();
    expect(group.table.digests.next()).toBeNull();
    pass(2 * DAY);
    expect(notes()).toHaveLength(1);
    expect(refusedWith(group.table.digests.set('ines', 1440))).toBe('refused-no-such-minute');
  });

  it('tells what was told then, whatever the rules have become', () => {
    let changed = false;
    const edition: typeof rememberedEdition = {
      ...rememberedEdition,
      tell: (events, state) =>
        changed
          ? [sentence('title', phrase('story-text', { text: 'Something else' }), { matters: 3 })]
          : rememberedEdition.tell(events, state),
      create: (given) => {
        if (changed) throw new Error('no rule is asked');
        return rememberedEdition.create(given);
      },
    };
    const group = Group.playing(['mara', 'jonas'], { pace: 'none' }, edition);
    group.now += MINUTE;
    group.answer('mara', 'left');
    group.answer('jonas', 'left');
    light(group, 0);
    changed = true;
    const lines = () => said(group.table.digests.compose('mara', START), WORDS);
    expect(lines()).toContain('- Seat 0 lights a candle.');
    expect(lines().join()).not.toContain('Something else');
  });

  it('is short where much happened, and says where the rest is', () => {
    const lively = {
      ...rememberedEdition,
      tell: () =>
        Array.from({ length: 20 }, (_, index) => [
          sentence('title', phrase('story-text', { text: `Line ${index}` }), { matters: 3 }),
          sentence('small', phrase('story-text', { text: 'small' })),
        ]).flat(),
    };
    const group = Group.playing(['mara', 'jonas'], { pace: 'none' }, lively);
    group.now += MINUTE;
    group.answer('mara', 'left');
    group.answer('jonas', 'left');
    const lines = said(group.table.digests.compose('mara', START), WORDS);
    expect(lines).toContain('- … 6 things before that (`/log` there)');
    expect(lines.filter((line) => line.startsWith('- Line'))).toHaveLength(14);
    expect(lines.join()).not.toContain('small');
  });
});

function light(group: Group, seat: number): void {
  const offer = group.view.offers.find((candidate) => candidate.seat === seat)!;
  const who = group.view.seats[seat]!.person!;
  granted(group.table.interrupt({ game: group.game, person: who, seat, interrupt: offer.id }));
}
