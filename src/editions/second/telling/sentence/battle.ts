import { phrase, ref } from '../../../../engine/phrase.ts';
import { sentence } from '../../../../story/sentence.ts';
import { momentOf, type Tellers, underMoment } from './around.ts';

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
      because: { evident: 'heading' },
      of: underMoment('awakening'),
    }),
  ],
  BattleRound: ({ round, first }, { who }) =>
    sentence('turn', phrase('event-BattleRound', { round, first: who(first) }), {
      because: { evident: 'order' },
      matters: 3,
    }),
  AttackTallied: ({ seat, successes, tally, needed }, { who }) =>
    sentence('token', phrase('event-AttackTallied', { successes, tally, needed }), {
      about: who(seat),
      because: { evident: 'check' },
      of: { thread: `check ${who(seat).id}` },
      matters: 3,
    }),
  DoomTokenRemoved: ({ left }) =>
    sentence('doom', phrase('event-DoomTokenRemoved', { left }), { because: { evident: 'named' }, matters: 3 }),
  AncientOneAttacks: ({ ancientOne }) =>
    sentence('apart', phrase('event-AncientOneAttacks', { ancientOne: ref('ancientOne', ancientOne) }), {
      because: { evident: 'order' },
      matters: 3,
    }),
  AttackCancelled: ({ by }) => sentence('state', phrase('event-AttackCancelled', { by }), { because: by }),
  GameEnded: ({ outcome: { result, way, turn } }) => [
    sentence('title', phrase('event-GameEnded', { result }), { because: { evident: 'heading' }, matters: 3 }),
    sentence('apart', phrase(`event-GameEnded-${result}-${way}`, { turn }), { because: { evident: 'heading' } }),
  ],
};
