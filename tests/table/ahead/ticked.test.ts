import { expect, it } from 'vitest';
import type { Ahead } from '../../../src/editions/plan/ahead.ts';
import { Group, granted, MINUTE } from '../group.ts';
import { type RaceState, raceEdition } from '../raceedition.ts';
import type { ToyState } from '../toyedition.ts';
import { ahead, sheet } from './plangame.ts';

/** Orders by which one’s turn may begin by itself. */
const ticking: Ahead<ToyState> = {
  ...ahead,
  orderSheet: (_state, _seat, said) => sheet(said),
  ordered: ({ chosen }, { kind }) =>
    kind === 'turn.first' && chosen.stake !== undefined ? { chosen: ['walk'], left: chosen, begins: true } : null,
};

it('2E-T71: turns that may begin by themselves begin in the order in which that was ticked', () => {
  const people = ['mara', 'jonas', 'ines'];
  const group = Group.playing(people, {}, { ...raceEdition, ahead: ticking } as typeof raceEdition);
  group.answer('mara', 'fight');
  for (const person of ['ines', 'jonas']) {
    const whose = { game: group.game, person, kind: 'orders' as const, seat: people.indexOf(person) };
    granted(group.table.planning.say(whose, 'stake', 'stop'));
    group.pass(MINUTE);
  }
  group.answer('mara', 'flee');
  const position = granted(group.table.reading.position(group.game));
  expect((position.live.play.state as RaceState).chosen.slice(0, 3)).toEqual(['0:fight', '2:walk', '1:walk']);
});
