import { type PhraseArgument, phrase, ref } from '../../../../engine/phrase.ts';
import { type Sentence, sentence } from '../../../../story/sentence.ts';
import type { Kind } from '../../../edition/copy.ts';
import { given, story } from '../../../telling/teller.ts';
import { mythosBrief } from '../../language/text/mythos.ts';
import { limitOf } from '../../shown/goal.ts';
import { prose } from '../../shown/prose.ts';
import type { EventOf } from '../../state/event.ts';
import { type Around, isAfter, isBefore, momentOf, type Tellers, underMoment } from './around.ts';

/** The Mythos: the card and what it brings to the town. */
export const MYTHOS: Tellers<
  | 'MythosDrawn'
  | 'MythosOffered'
  | 'CluePlaced'
  | 'CluesRemoved'
  | 'EnvironmentEntered'
  | 'RumorEntered'
  | 'RumorIgnored'
  | 'MythosLeft'
  | 'RumorPassed'
  | 'RumorFailed'
  | 'RumorTokens'
  | 'MythosTextCancelled'
  | 'TerrorRose'
  | 'AllyLeft'
  | 'PlaceClosed'
  | 'PlaceReopened'
> = {
  MythosDrawn: (event, around) => drawn(event, around),
  MythosOffered: () => null,
  CluePlaced: ({ place }, around) =>
    sentence('appear', phrase('event-CluePlaced', { place: ref('place', place) }), {
      because: given(cardBefore(around)),
      lists: 'place',
    }),
  CluesRemoved: ({ place, amount, by }) =>
    sentence('lose', phrase('event-CluesRemoved', { place: ref('place', place), amount }), {
      because: given(by),
      tacit: true,
    }),
  // A card whose story has just been told says so.
  EnvironmentEntered: ({ card, replaced }) =>
    sentence(
      'mythos',
      phrase(replaced === null ? 'event-EnvironmentEntered' : 'event-EnvironmentReplaced', {
        card: ref('mythos', card),
        ...(replaced === null ? {} : { before: ref('mythos', replaced) }),
      }),
      { matters: 3, because: ref('mythos', card) },
    ),
  RumorEntered: ({ card }, around) => {
    const next = around.events[around.index + 1];
    const filled = next?.type === 'RumorTokens' && next.card === card ? next : null;
    return sentence('mythos', phrase('event-RumorEntered', { card: ref('mythos', card), ...lying(around, filled) }), {
      matters: 3,
      because: ref('mythos', card),
    });
  },
  RumorIgnored: ({ card }, { state: { rumor } }) =>
    sentence('mythos', phrase('event-RumorIgnored', { card: ref('mythos', card) }), {
      because: given(rumor ? ref('mythos', rumor.card) : undefined),
    }),
  MythosLeft: ({ card }, around) => {
    const isTold =
      isBefore(
        around,
        (event) => (event.type === 'RumorPassed' || event.type === 'RumorFailed') && event.card === card,
      ) || isAfter(around, (event) => event.type === 'EnvironmentEntered' && event.replaced === card);
    // How long it lasts is printed on it.
    return isTold
      ? null
      : sentence('mythos', phrase('event-MythosLeft', { card: ref('mythos', card) }), { because: ref('mythos', card) });
  },
  RumorPassed: (event, around) => ended(event, around),
  RumorFailed: (event, around) => ended(event, around),
  RumorTokens: (event, around) => {
    const before = around.events[around.index - 1];
    if (before?.type === 'RumorEntered' && before.card === event.card) return null;
    return sentence(
      'mythos',
      phrase('event-RumorTokens', { card: ref('mythos', event.card), ...lying(around, event) }),
      {
        because: ref('mythos', event.card),
      },
    );
  },
  MythosTextCancelled: ({ card, by }) =>
    sentence('mythos', phrase('event-MythosTextCancelled', { card: ref('mythos', card), by }), { because: by }),
  TerrorRose: (event, around) => risen(event, around),
  AllyLeft: ({ card }, { source }) =>
    sentence('mythos', phrase('event-AllyLeft', { card: ref('card', card) }), {
      // Under the heading that terror has risen.
      ...(source?.ref === 'track' ? { tacit: true } : {}),
      matters: 3,
      lists: 'card',
    }),
  PlaceClosed: ({ place, until, by }, around) =>
    sentence('mythos', phrase('event-PlaceClosed', { place: ref('place', place), until }), {
      because: given(by ?? cardBefore(around)),
      matters: 3,
      lists: 'place',
      // Who is put out of each is told behind them all.
      of: { thread: 'closing' },
    }),
  PlaceReopened: ({ place, by }) =>
    sentence('mythos', phrase('event-PlaceReopened', { place: ref('place', place) }), {
      because: given(by),
      // The card that closed it ends with it, and is told to.
      tacit: true,
      matters: 3,
      lists: 'place',
    }),
};

function cardBefore({ events, index }: Around) {
  const card = events.slice(0, index).findLast((event) => event.type === 'MythosDrawn');
  return card?.type === 'MythosDrawn' ? ref('mythos', card.card) : undefined;
}

/** The card, its story, and what has to be known of it from now on. */
function drawn({ card, purpose, why }: EventOf<'MythosDrawn'>, around: Around): Sentence[] {
  const name = ref('mythos', card);
  const because = { evident: purpose === 'setup' || purpose === 'discarded' ? 'setup' : 'order' } as const;
  if (purpose === 'discarded' || purpose === 'peek')
    return [sentence('apart', phrase(`event-MythosDrawn-${purpose}`, { card: name, why: why ?? 'none' }), { because })];
  const printed = around.content.mythos(card);
  if (purpose === 'gateOnly') {
    const place: PhraseArgument =
      printed.gate === null ? phrase('event-MythosDrawn-gateOnly-none') : ref('place', printed.gate);
    return [sentence('apart', phrase('event-MythosDrawn-gateOnly', { card: name, place }), { because })];
  }
  // What a headline does is told as it happens; what stays has to be known, unless it does nothing (2E-1705).
  const rules = printed.type === 'headline' || isIgnored(card, around) ? [] : mythosBrief(around.content, printed);
  return [
    sentence('heading', phrase('event-MythosDrawn', { card: name }), {
      because,
      matters: 3,
      brief: phrase('brief-mythos', { card: name }),
    }),
    sentence('prose', phrase('story-prose', { story: story('mythos', card, 'prose') }), { because: name }),
    ...rules.map((text) => sentence('small', phrase('story-text', { text }), { because: name })),
  ];
}

/** 2E-1705: a rumor beside another does nothing. */
function isIgnored(card: Kind, { content, state: { rumor } }: Around): boolean {
  return content.mythos(card).type === 'rumor' && rumor !== null && rumor.card !== card;
}

/** What lies on a rumor, and how much of it makes it come true: "monsters 5/8". */
function lying({ content }: Around, filled: EventOf<'RumorTokens'> | null): Record<string, PhraseArgument> {
  if (!filled) return { what: 'none' };
  const { card, tokens, monsters } = filled;
  const what = monsters > 0 ? 'monster' : 'clue';
  return { what, lying: phrase('rumor-lying', { what, amount: monsters || tokens, of: limitOf(content, card) }) };
}

function ended({ type, card }: EventOf<'RumorPassed'> | EventOf<'RumorFailed'>, around: Around): Sentence[] {
  const passed = type === 'RumorPassed';
  const end = passed ? 'pass' : 'fail';
  const what = `rumor ${card}`;
  const says = phrase('moment-rumor', { card: ref('mythos', card), passed: passed ? 'yes' : 'no' });
  const about = { story: story('mythos', card, end) };
  return [
    sentence('heading', says, {
      matters: 3,
      because: ref('mythos', card),
      of: momentOf(around, undefined, what),
      great: {
        scene: !passed ? 'rumorFailed' : around.content.mythos(card).ritual ? 'ritualStopped' : 'rumorPassed',
        title: ref('mythos', card),
        note: phrase('moment-rumor-note', { passed: passed ? 'yes' : 'no' }),
        theme: around.state.options.theme,
      },
    }),
    ...(prose('mythos', [card, end], 'en') === null
      ? []
      : [sentence('prose', phrase('story-prose', about), { because: ref('mythos', card), of: underMoment(what) })]),
  ];
}

function risen({ level, cause }: EventOf<'TerrorRose'>, around: Around): Sentence {
  return sentence('heading', phrase('moment-terror', { level }), {
    matters: 3,
    because: given(cause ?? cardBefore(around)),
    of: momentOf(around, undefined, `terror ${level}`),
    great: {
      scene: 'terror',
      title: phrase('moment-terror-title'),
      note: phrase('moment-terror-note', { level }),
      theme: around.state.options.theme,
    },
  });
}
