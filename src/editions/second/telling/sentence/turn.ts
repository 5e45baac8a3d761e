import { phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { type Sentence, sentence } from '../../../../story/sentence.ts';
import { type inBrief, story } from '../../../telling/teller.ts';

import { aimPhrase, standPhrase } from '../../shown/goal.ts';
import type { Tellers } from './around.ts';

const SETUP = { because: { evident: 'setup' } } as const;
const ORDER = { because: { evident: 'order' } } as const;
const TABLE = { because: { evident: 'table' } } as const;

/** The beginning of the game, and of each turn. */
export const TURN: Tellers<
  | 'GameStarted'
  | 'InvestigatorDealt'
  | 'TurnStarted'
  | 'PhaseStarted'
  | 'SittingBegan'
  | 'TurnOrderAgreed'
  | 'TurnOrderChanged'
  | 'TurnEnded'
  | 'SlidersMoved'
> = {
  GameStarted: ({ ancientOne, first, seal }, around) => [
    sentence('title', phrase('event-GameStarted', { ancientOne: ref('ancientOne', ancientOne) }), {
      ...SETUP,
      matters: 3,
    }),
    sentence('apart', phrase('story-text', { text: story('ancient-ones', ancientOne, 'sign') }), SETUP),
    sentence('apart', aimPhrase(around), SETUP),
    sentence('apart', phrase('event-FirstPlayer', { first: around.who(first) }), SETUP),
    sentence('small', phrase('event-Sealed', { seal }), SETUP),
  ],
  InvestigatorDealt: ({ seat, sheet }, { events, index }) => {
    const name = ref('investigator', sheet);
    const args = { sheet: name, player: ref('player', String(seat)), text: story('investigators', sheet, 'who') };
    if (events[index - 1]?.type !== 'Replaced')
      return sentence('apart', phrase('event-InvestigatorDealt', args), SETUP);
    const brief = phrase('event-Replaced', { sheet: name });
    return sentence('apart', phrase('event-InvestigatorDealt-anew', args), { ...SETUP, matters: 3, brief });
  },
  TurnStarted: ({ turn, first }, around) => [
    sentence('turn', phrase('event-TurnStarted', { turn, first: around.who(first) }), ORDER),
    sentence('small', standPhrase(around), ORDER),
  ],
  PhaseStarted: () => null,
  SittingBegan: () => null,
  TurnOrderAgreed: ({ turnOrder }) => sentence('apart', phrase('event-TurnOrderAgreed', { turnOrder }), TABLE),
  TurnOrderChanged: ({ turnOrder }) => sentence('apart', phrase('event-TurnOrderChanged', { turnOrder }), TABLE),
  TurnEnded: () => null,
  // The sheet shows where they stand.
  SlidersMoved: () => null,
};

/** What is printed on a monster that somebody rolls for, in small print. */
export function printed(texts: readonly Parameters<typeof inBrief>[0][], because: Ref): Sentence[] {
  return texts.map((text) => sentence('small', phrase('story-text', { text }), { because }));
}
