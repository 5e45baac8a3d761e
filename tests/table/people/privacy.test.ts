import { describe, expect, it } from 'vitest';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { CATALOGUE } from '../../box.ts';
import { CHANNEL, Group, granted, person, START } from '../group.ts';
import { everythingIn, tracesIn } from './kept.ts';

const MARA = /mara/i;
const somebody = () => 'somebody';

/** A game of two that is over, and one of them with settings. */
function played(): Group {
  const group = Group.playing(['mara', 'jonas']);
  granted(group.table.preferences.setZone('mara', 'Europe/Prague'));
  granted(group.table.preferences.goAway('mara', group.now + 1000, group.now + 2000));
  for (const who of ['mara', 'jonas']) group.answer(who, 'left');
  return group;
}

/** A game of three in which one has had a part in all there is; she no longer hosts it. */
function three(): Group {
  const group = Group.playing(['jonas', 'mara', 'ines']);
  const { game } = group;
  const { agreement, finished, membership, notes } = group.table;
  for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'left');
  granted(group.table.preferences.setNotify('mara', 'direct'));
  granted(notes.add(game, 'mara', 'the cellar stinks'));
  granted(membership.substitute(game, 'mara', person('tomas'), false));
  granted(membership.substitute(game, 'mara', null, false));
  granted(finished.setQuiet(game, 'mara', true));
  granted(agreement.end(game, 'mara'));
  granted(membership.setPace(game, 'jonas', { pace: 'week' }));
  granted(agreement.vote({ game, proposal: group.view.proposals.at(-1)?.id ?? '', person: 'mara', agree: true }));
  group.table.reading.log(game, 'mara', false);
  group.hear();
  return group;
}

/** Forgets her, and looks that nothing of her is left while the others go on to the end. */
function forgets(group: Group): void {
  const { privacy } = group.table;
  expect(tracesIn(group.store.database, MARA)).not.toEqual([]);
  granted(privacy.forget(person('mara'), somebody));
  expect(tracesIn(group.store.database, MARA)).toEqual([]);
  expect(privacy.of('mara')).toEqual({});
  expect(group.errors).toEqual([]);
  expect(group.view.status).toBe('playing');
  group.restart();
  for (let answers = 0; group.view.status === 'playing' && answers < 40; answers++) {
    const [who] = group.awaited();
    const open = group.view.open.find(({ awaited }) => awaited.includes(who ?? ''));
    group.answer(who ?? '', open?.decision.options.at(-1)?.id);
  }
  expect(group.view.status).toBe('over');
  group.table.finished.of('1');
  expect(tracesIn(group.store.database, MARA)).toEqual([]);
  expect(granted(group.table.reading.verify(group.game)).broken).toBeNull();
  expect(granted(group.table.replays.show(group.game, 0, 'end')).sentences.length).toBeGreaterThan(0);
}

describe('what is kept of a person', () => {
  it('counts their notes, which go even while the others still play', () => {
    const group = Group.playing(['mara', 'jonas']);
    granted(group.table.membership.follow(group.game, { id: 'ines', name: 'Ines' }, true));
    granted(group.table.notes.add(group.game, 'ines', 'the cellar stinks'));
    expect(group.table.privacy.of('ines').note).toMatchObject([{ body: 'the cellar stinks' }]);
    granted(group.table.privacy.forget(person('ines'), somebody));
    expect(everythingIn(group.store.database)).not.toMatch(/cellar|ines\b/i);
  });

  it('is shown to them, all of it', () => {
    const group = played();
    const kept = group.table.privacy.of('mara');
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(['absence', 'called', 'game', 'journal', 'person', 'seat']),
    );
    expect(JSON.stringify(kept)).not.toContain('jonas');
    expect(group.table.privacy.of('nobody')).toEqual({});
    granted(group.table.membership.substitute(group.game, 'mara', person('tomas'), false));
    expect(group.table.privacy.of('tomas')).toEqual({
      called: [{ game: group.game, person: 'tomas', name: 'Tomas' }],
      substitute: [{ game: group.game, seat: 0, substitute: 'tomas', substitute_name: 'Tomas', instead: 0 }],
    });
  });

  it('can’t be deleted while they play, stand in, host or run a game: the others need it', () => {
    const group = played();
    const refuses = (who: string) =>
      expect(group.table.privacy.forget(person(who), somebody)).toMatchObject({
        refusal: { key: 'refused-still-playing' },
      });
    refuses('mara');
    expect(group.table.privacy.of('mara').person).toHaveLength(1);
    granted(group.table.membership.substitute(group.game, 'mara', person('tomas'), false));
    refuses('tomas');
    const options = { variants: { keeper: 'ines' } };
    const wish = { guild: '1', channel: '901', host: person('jonas'), edition: 'second', options };
    granted(group.table.gathering.create(wish));
    refuses('ines');
  });

  it('is deleted when they ask for it; games that are over keep somebody, and can still be replayed', () => {
    const group = played();
    group.store.games.update(group.game, { status: 'over', ended_at: group.now });
    group.table.finished.of('1');
    const told = group.store.outbox.happenings(group.game, 0, 99).map(({ id }) => id);
    granted(group.table.privacy.forget(person('mara'), somebody));
    expect(group.table.privacy.of('mara')).toEqual({});
    expect(tracesIn(group.store.database, MARA)).toEqual([]);
    expect(group.store.games.seats(group.game).map(({ person, name }) => [person, name])).toEqual([
      [null, 'somebody'],
      ['jonas', 'Jonas'],
    ]);
    expect(granted(group.table.replays.show(group.game, 0, 'end')).sentences.length).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(0);
    expect(group.store.outbox.happenings(group.game, 0, 99).map(({ id }) => id)).toEqual(told);
    expect(group.table.privacy.of('jonas').journal?.length).toBeGreaterThan(0);
  });
});

describe('who has left a game that others go on playing is forgotten there, too', () => {
  it('when they gave their seat free: whose it was is not told any more', () => {
    const group = three();
    granted(group.table.membership.dropOut(group.game, 'mara', true));
    expect(group.store.games.seats(group.game)[1]).toMatchObject({ person: null, name: 'Mara' });
    group.hear();
    forgets(group);
    expect(group.lines().join()).toContain('Mara has left the game for good');
    expect(group.store.games.seats(group.game)[1]).toMatchObject({ person: null, name: 'somebody' });
  });

  it('when they handed it over, by the name they had then', () => {
    const group = three();
    granted(group.table.membership.hand(group.game, 'mara', person('tomas')));
    const [proposal] = group.view.proposals.filter(({ kind }) => kind === 'hand');
    granted(
      group.table.agreement.vote({ game: group.game, proposal: proposal?.id ?? '', person: 'tomas', agree: true }),
    );
    expect(group.store.called.names(group.game, 'mara', 'Mx. M_')).toEqual(['Mara']);
    forgets(group);
  });

  it('when they were sent away', () => {
    const group = three();
    granted(group.table.membership.kick(group.game, 'jonas', 'mara'));
    const [proposal] = group.view.proposals.filter(({ kind }) => kind === 'kick');
    for (const who of ['ines', 'mara'])
      group.table.agreement.vote({ game: group.game, proposal: proposal?.id ?? '', person: who, agree: true });
    expect(group.store.games.seats(group.game)[1]?.person).toBeNull();
    forgets(group);
  });

  it('when they only stood in, followed, or asked for a seat', () => {
    const group = Group.playing(['jonas', 'ines']);
    const { membership } = group.table;
    for (const who of ['jonas', 'ines']) group.answer(who, 'left');
    granted(membership.substitute(group.game, 'jonas', person('mara'), true));
    group.answer('mara', 'roll');
    granted(membership.substitute(group.game, 'jonas', null, false));
    granted(membership.follow(group.game, person('mara'), true));
    granted(membership.dropOut(group.game, 'ines', true));
    granted(membership.takeOver(group.game, person('mara'), 1));
    expect(group.view.proposals).toHaveLength(1);
    granted(group.table.privacy.forget(person('mara'), somebody));
    expect(group.view.proposals).toEqual([]);
    // The pinned status follows.
    expect(group.store.outbox.waiting(group.game).at(-1)?.kind).toBe('status');
    expect(tracesIn(group.store.database, MARA)).toEqual([]);
    group.hear();
    expect(group.lines().join()).toContain('somebody has left the table');
  });

  it('where it was not kept yet what they were called: by what they are called elsewhere, and today', () => {
    const group = three();
    granted(group.table.membership.dropOut(group.game, 'mara', true));
    group.store.database.prepare('DELETE FROM called').run();
    group.store.called.add({ game: group.game, person: 'jonas', name: 'Jonas' });
    granted(group.table.privacy.forget(person('mara'), somebody));
    expect(tracesIn(group.store.database, MARA)).toEqual([]);
    granted(group.table.membership.dropOut(group.game, 'jonas', true));
    granted(group.table.membership.follow(group.game, { id: 'other', name: 'Ines' }, true));
    granted(group.table.privacy.forget({ id: 'jonas', name: 'Ines' }, somebody));
    expect(tracesIn(group.store.database, /jonas/i)).toEqual([]);
    expect(group.store.games.seats(group.game)[2]?.name).toBe('Ines');
  });
});

describe('whoever has the same name', () => {
  it('keeps it in games of their own', () => {
    const group = three();
    granted(
      group.table.gathering.create({ guild: '1', channel: '902', host: { id: '7', name: 'Mara' }, edition: 'second' }),
    );
    granted(group.table.membership.dropOut(group.game, 'mara', true));
    granted(group.table.privacy.forget(person('mara'), somebody));
    const left = tracesIn(group.store.database, MARA);
    expect(left.map((row) => row.split(' ')[0])).toEqual(['seat', 'called']);
  });
});

describe('who ran a game without a seat', () => {
  it('is in none of its states any more, which otherwise stay as they were', () => {
    const store = new Store(openDatabase(':memory:'));
    const seed = () => 'ab'.repeat(32);
    const table = new Table({ store, editions: CATALOGUE, clock: () => START, seed, later: (work) => work() });
    const options = { variants: { keeper: 'mara' } };
    const wish = { guild: '1', channel: CHANNEL, host: person('jonas'), edition: 'second', options };
    const game = granted(table.gathering.create(wish));
    granted(table.gathering.start(CHANNEL, 'jonas'));
    expect(table.privacy.of('mara').game).toEqual([{ id: game, guild: '1', channel: CHANNEL, part: 'keeper' }]);
    const asked = new Set<string>();
    for (let answers = 0; answers < 30; answers++) {
      const open = table.reading.game(game)?.open[0];
      if (!open) break;
      const { id: decision, default: chosen } = open.decision;
      const [who = ''] = open.awaited;
      asked.add(who);
      granted(table.answer({ game, person: who, decision, chosen }));
    }
    expect([...asked].sort()).toEqual(['jonas', 'mara']);
    granted(table.agreement.end(game, 'jonas'));
    table.finished.of('1');
    store.cases.add({
      code: 'old',
      edition: 'second',
      options: JSON.stringify(options),
      seed: '',
      open_from: 1,
      closes_at: 2,
      opened_at: 2,
    });
    const before = granted(table.replays.show(game, 0, 'end'));
    const { step } = granted(table.reading.position(game)).live.play.state;
    granted(table.privacy.forget(person('mara'), somebody));
    expect(tracesIn(store.database, MARA)).toEqual([]);
    const after = granted(table.replays.show(game, 0, 'end'));
    expect({ ...after, state: null, pictures: [] }).toEqual({ ...before, state: null, pictures: [] });
    expect(granted(table.reading.verify(game)).broken).toBeNull();
    expect(granted(table.reading.position(game)).live.play.state.step).toBe(step);
  });
});
