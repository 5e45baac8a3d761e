import { phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { begunIn, sentence } from '../../../../story/sentence.ts';
import { type Around, momentOf, type Tellers, underMoment } from './around.ts';

/** The final battle, and the end. */
export const BATTLE: Tellers<
  | 'Awakened'
  | 'BattleRound'
  | 'AttackTallied'
  | 'DoomTokenRemoved'
  | 'AncientOneAttacks'
  | 'AttackCancelled'
  | 'GameEnded'
> = {
  Awakened: ({ ancientOne, reason }, around) => [
    sentence('heading', phrase('moment-awakened', { ancientOne: ref('ancientOne', ancientOne) }), {
      because: ref('awakening', reason),
      tacit: true,
      matters: 3,
      of: momentOf(around, undefined, 'awakening'),
      brief: phrase('event-Awakened-brief', { ancientOne: ref('ancientOne', ancientOne), reason }),
      great: {
        scene: 'awakening',
        title: ref('ancientOne', ancientOne),
        note: phrase('moment-awakens'),
        figure: ancientOne,
        theme: around.state.options.theme,
      },
    }),
    sentence('apart', phrase('event-Awakened', { reason }), {
      because: ref('awakening', reason),
      tacit: true,
      of: underMoment('awakening'),
    }),
  ],
  BattleRound: ({ round, first }, { who }) =>
    sentence('turn', phrase('event-BattleRound', { round, first: who(first) }), {
      because: begunIn(underMoment('awakening')),
      matters: 3,
    }),
  AttackTallied: ({ seat, successes, tally, needed }, { who }) =>
    sentence('token', phrase('event-AttackTallied', { successes, tally, needed }), {
      about: who(seat),
      because: begunIn({ thread: `check ${who(seat).id}` }),
      of: { thread: `check ${who(seat).id}` },
      matters: 3,
    }),
  DoomTokenRemoved: ({ left }, { events, index, who }) => {
    const tallied = events.slice(0, index).findLast((event) => event.type === 'AttackTallied');
    return sentence('doom', phrase('event-DoomTokenRemoved', { left }), {
      ...(tallied?.type === 'AttackTallied' ? { because: begunIn({ thread: `check ${who(tallied.seat).id}` }) } : {}),
      matters: 3,
      latest: true,
    });
  },
  AncientOneAttacks: ({ ancientOne }) =>
    sentence('apart', phrase('event-AncientOneAttacks', { ancientOne: ref('ancientOne', ancientOne) }), {
      because: ref('ancientOne', ancientOne),
      matters: 3,
    }),
  AttackCancelled: ({ by }) => sentence('state', phrase('event-AttackCancelled', { by }), { because: by }),
  GameEnded: ({ outcome: { result, way, turn } }, around) => {
    const because = endedBy(around);
    return [
      sentence('title', phrase('event-GameEnded', { result }), { because, matters: 3 }),
      sentence('apart', phrase(`event-GameEnded-${result}-${way}`, { turn }), { because, tacit: true }),
    ];
  },
};

/** What ended the game: the last gate that was closed or sealed, whoever was devoured last, or the Ancient One. */
function endedBy({ events, index, state }: Around): Ref {
  for (const event of events.slice(0, index).toReversed()) {
    if (event.type === 'GateClosed' || event.type === 'GateSealed') return ref('place', event.place);
    if (event.type === 'Devoured') return ref('investigator', event.sheet);
  }
  return ref('ancientOne', state.ancientOne.id);
}
