import { phrase, type Ref, ref, series } from '../../../../engine/phrase.ts';
import { sentence } from '../../../../story/sentence.ts';
import { story } from '../../../telling/teller.ts';
import type { Content } from '../../content/content.ts';
import { gameOf } from '../../game/game.ts';
import { roundGoals } from '../../shown/goal.ts';
import { OPTION } from '../../state/option.ts';
import type { Phase } from '../../state/vocabulary.ts';
import { type Tellers, testAt, within } from './around.ts';
import { goods } from './goods.ts';

const SETUP = { because: { evident: 'setup' } } as const;
const ORDER = { because: { evident: 'order' } } as const;
const CHOICE = { because: { evident: 'choice' } } as const;

/** Phases that have a heading. */
const HEADED: readonly Phase[] = ['monster', 'mythos'];

/** Actions that another sentence tells in full. */
const TOLD_BY_RESULT: readonly string[] = [
  ...['attack', 'evade', 'ward', 'research'],
  ...['move', 'focus', 'trade', 'gatherResources'],
];

/** What an action is known by where something comes of it: the card of the codex that has it, or the ability of a sheet. */
function meansOf({ investigators }: Content, action: string): Ref {
  const [card] = OPTION.codexAction.read(action) ?? [];
  if (card !== undefined) return ref('archive', String(card));
  const [source = ''] = OPTION.component.read(action) ?? [];
  return investigators.has(source) ? ref('ability', source) : ref('action', action);
}

/** The round, and what people do in their turns. */
export const ROUND: Tellers<
  | 'GameStarted'
  | 'InvestigatorDealt'
  | 'RoundStarted'
  | 'PhaseStarted'
  | 'RoundEnded'
  | 'TurnStarted'
  | 'TurnEnded'
  | 'ActionPerformed'
  | 'StoodUp'
  | 'Moved'
  | 'Traded'
  | 'TradeRefused'
> = {
  GameStarted: ({ scenario, leader, seal }, { who, content }) => [
    sentence('title', phrase('third-event-GameStarted', { scenario: ref('scenario', scenario) }), {
      ...SETUP,
      matters: 3,
    }),
    sentence('apart', phrase('story-text', { text: story('scenarios', scenario, 'opening') }), SETUP),
    sentence(
      'apart',
      phrase('third-event-AtStart', {
        monsters: content.scenario(scenario).startingMonsters.map(({ monster, space }) =>
          phrase('third-spawned-at', {
            ...{ monster: ref('monster', monster), at: ref('space', space) },
            ...{ status: 'ready', engages: 'no', seats: '' },
          }),
        ),
      }),
      SETUP,
    ),
    sentence('apart', phrase('third-event-Leader', { leader: who(leader) }), SETUP),
    sentence('small', phrase('event-Sealed', { seal }), SETUP),
  ],
  // Who comes into a game that goes on has their story on their sheet.
  InvestigatorDealt: ({ seat, sheet }, { events }) => {
    const isFirst = events.some(({ type }) => type === 'GameStarted');
    return sentence(
      'apart',
      phrase('third-event-InvestigatorDealt', {
        sheet: ref('investigator', sheet),
        player: ref('player', String(seat)),
        occupation: ref('occupation', sheet),
        text: isFirst ? story('investigators', sheet, 'story') : '',
        told: isFirst ? 'yes' : 'no',
      }),
      SETUP,
    );
  },
  RoundStarted: ({ round, leader }, { state, who, content }) => {
    const goals = roundGoals(gameOf(content, state));
    return [
      sentence('turn', phrase('third-event-RoundStarted', { round, leader: who(leader) }), ORDER),
      ...(goals.length > 0 ? [sentence('small', phrase('story-text', { text: series('dots', goals) }), ORDER)] : []),
    ];
  },
  // The round's own line begins the Action Phase, and what is put up before it has no phase.
  PhaseStarted: ({ phase }) =>
    HEADED.includes(phase) ? sentence('heading', phrase('third-event-PhaseStarted', { phase }), ORDER) : null,
  RoundEnded: () => null,
  TurnStarted: () => null,
  TurnEnded: () => null,
  // Of an action of which nothing has come yet, what comes of it will tell.
  ActionPerformed: ({ seat, action }, { events, who, content }) =>
    TOLD_BY_RESULT.includes(action) || events.every(({ type }) => type === 'ActionPerformed')
      ? null
      : sentence('use', phrase('third-event-ActionPerformed', { action: ref('action', action) }), {
          about: who(seat),
          ...CHOICE,
          means: meansOf(content, action),
          matters: 0,
        }),
  StoodUp: ({ seat }, { who }) => sentence('state', phrase('third-event-StoodUp'), { about: who(seat), ...ORDER }),
  Moved: ({ seat, to, how, by }, around) => {
    const { events, index, who } = around;
    if (how === 'effect')
      return sentence('move', phrase('third-event-Moved', { to: ref('space', to), how, money: 0 }), {
        about: who(seat),
        because: by ?? { evident: 'named' },
        lists: 'who',
        ...within(testAt(around, seat)),
      });
    const next = events.slice(index + 1).find(({ type }) => type !== 'Spent');
    if (next?.type === 'Moved' && next.how === 'step' && next.seat === seat) return null;
    let money = 0;
    for (const event of events.slice(0, index).toReversed()) {
      if (event.type === 'Spent' && event.what === 'money' && !event.on && event.seat === seat) money += event.amount;
      else if (event.type !== 'Moved' || event.seat !== seat) break;
    }
    return sentence('move', phrase('third-event-Moved', { to: ref('space', to), how, money }), {
      about: who(seat),
      ...CHOICE,
    });
  },
  Traded: ({ from, to, given, taken }, { who }) =>
    sentence('card', phrase('third-event-Traded', { to: who(to), given: goods(given), taken: goods(taken) }), {
      about: who(from),
      ...CHOICE,
      matters: 0,
    }),
  TradeRefused: ({ from, to }, { who }) =>
    sentence('card', phrase('third-event-TradeRefused', { from: who(from) }), {
      about: who(to),
      because: who(from),
      matters: 0,
    }),
};
