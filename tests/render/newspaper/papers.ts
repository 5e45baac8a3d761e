import { gameOf } from '../../../src/editions/second/game/game.ts';
import { secondWords } from '../../../src/editions/second/second.ts';
import type { EventOf } from '../../../src/editions/second/state/event.ts';
import type { Notice, NoticeKind } from '../../../src/editions/second/state/press.ts';
import type { Outcome, State } from '../../../src/editions/second/state/state.ts';
import { newspaper } from '../../../src/editions/second/telling/newspaper.ts';
import { specialEdition } from '../../../src/editions/second/telling/special.ts';
import { ref } from '../../../src/engine/phrase.ts';
import type { Locale } from '../../../src/locale.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { content } from '../../second.ts';
import { crowded, mobbed } from '../examples.ts';

function notice(kind: NoticeKind, weight: number, more: Partial<Notice> = {}): Notice {
  return { kind, turn: 1, weight, ...more };
}

/** A turn in which everything happened that the paper reports. */
export function eventful(turn: number): EventOf<'TurnEnded'> {
  const sheet = 'joe-diamond';
  const notices = [
    notice('gateOpened', 8, { place: 'science-building', thing: ref('gate', 'abyss') }),
    notice('gateSealed', 9, { place: 'unnamable', sheet }),
    notice('gateClosed', 8, { place: 'woods', sheet: 'amanda-sharpe' }),
    notice('insane', 7, { sheet: 'sister-mary' }),
    notice('unconscious', 7, { sheet: 'vincent-lee' }),
    notice('arrested', 6, { sheet: 'ashcan-pete' }),
    notice('terror', 6, { count: 5 }),
    notice('surge', 6, { place: 'silver-twilight-lodge', count: 4 }),
    notice('allyLeft', 6, { thing: ref('card', 'duke') }),
    notice('defeated', 4, { sheet, thing: ref('monster', 'god-of-the-bloody-tongue') }),
    notice('sighted', 3, { place: 'ye-olde-magick-shoppe', thing: ref('monster', 'dimensional-shambler') }),
    notice('bought', 2, { sheet, thing: ref('card', 'tommy-gun') }),
  ];
  return { type: 'TurnEnded', turn, mythos: 'mythos-curfew-enforced', notices };
}

/** The same with two deaths. */
export function mournful(turn: number): EventOf<'TurnEnded'> {
  const dead = ['monterey-jack', 'kate-winthrop'].map((sheet) => notice('devoured', 10, { sheet }));
  return { ...eventful(turn), notices: [...dead, ...eventful(turn).notices] };
}

/** Nothing at all. */
export function uneventful(turn: number): EventOf<'TurnEnded'> {
  return { type: 'TurnEnded', turn, mythos: null, notices: [] };
}

export function paperOf(
  event: EventOf<'TurnEnded'>,
  state: State = crowded().state,
  locale: Locale = 'en',
): PictureSpec {
  return newspaper(event, gameOf(content, state), secondWords(content, locale, state));
}

const WON: Outcome = {
  result: 'won',
  way: 'closing',
  turn: 24,
  score: {
    doomTrack: 12,
    terror: -3,
    loans: -1,
    elderSigns: -2,
    gateTrophies: 9,
    monsterTrophies: 4,
    survivors: 7,
    total: 26,
    firstCitizens: [1, 4],
  },
};

/** The end of a long game of eight. */
export function ended(): { state: State; outcome: Outcome } {
  const state = mobbed();
  state.terror = 3;
  state.ancientOne.doom = 9;
  state.press.tracks = Array.from({ length: 23 }, (_, turn) => [Math.floor(turn / 2.6) + 1, Math.floor(turn / 7)]);
  state.press.rolls = state.investigators.map((_, seat) => ({
    dice: 40 + seat,
    sixths: 2 * (40 + seat),
    successes: 8 + 2 * seat,
  }));
  state.investigators.forEach((one, seat) => {
    one.gateTrophies = (['abyss#1', 'rlyeh#1'] as const).slice(0, seat % 3);
    one.monsterTrophies = (['cultist#1', 'gug#1', 'witch#1'] as const).slice(0, (seat + 1) % 4);
    state.press.memoirs[one.sheet] = [
      notice('gateSealed', 9, { turn: 6 + seat, place: 'silver-twilight-lodge', sheet: one.sheet }),
      notice('unconscious', 7, { turn: 9 + seat, sheet: one.sheet }),
    ].slice(0, seat % 3);
  });
  return { state, outcome: WON };
}

/** The last newspaper after a victory, or after the end given. */
export function specialOf(end?: Outcome, locale: Locale = 'en'): PictureSpec {
  const { state, outcome } = ended();
  return specialEdition(gameOf(content, state), end ?? outcome, secondWords(content, locale, state));
}
