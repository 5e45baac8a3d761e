import { type PhraseArgument, phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { type Sentence, sentence } from '../../../../story/sentence.ts';
import { story } from '../../../telling/teller.ts';
import { headlineText } from '../../language/text/sheet.ts';
import { encounterPath } from '../../shown/prose.ts';
import type { Cause, EventOf } from '../../state/event.ts';
import { type Around, causedBy, leading, type Tellers } from './around.ts';

/** Encounters and the Mythos Phase. */
export const MYTHOS: Tellers<
  | 'EncounterDrawn'
  | 'EncounterMissed'
  | 'EncounterBroken'
  | 'EventReturned'
  | 'EventDiscarded'
  | 'TokenDrawn'
  | 'CupRefilled'
  | 'CupGained'
  | 'HeadlineRead'
  | 'RumorEntered'
  | 'RumorLeft'
  | 'Reckoning'
> = {
  EncounterDrawn: ({ seat, card, section, kind }, { who }) => {
    const path = encounterPath({ card, section, kind }, 'text');
    return sentence(
      'prose',
      phrase('third-event-EncounterDrawn', {
        place: placeOf({ section, kind }),
        story: path ? story(...path) : '',
      }),
      { because: placeOf({ section, kind }), of: { thread: `encounter ${who(seat).id}`, opens: true } },
    );
  },
  EncounterMissed: ({ seat, monsters: [monster] }, { who }) =>
    sentence('state', phrase('third-event-EncounterMissed'), {
      about: who(seat),
      because: monster === undefined ? { evident: 'order' } : ref('monster', monster),
      tacit: true,
    }),
  EncounterBroken: ({ seat, by }, { who }) =>
    sentence('state', phrase('third-event-EncounterBroken', { by }), { about: who(seat), because: by }),
  EventReturned: ({ neighborhood }) =>
    sentence('token', phrase('third-event-EventReturned', { place: ref('neighborhood', neighborhood) }), {
      because: ref('neighborhood', neighborhood),
    }),
  EventDiscarded: () => null,
  TokenDrawn: (event, around) => drawn(event, around),
  CupRefilled: ({ tokens }) => sentence('small', phrase('third-event-CupRefilled', { tokens })),
  CupGained: ({ token }) =>
    sentence('token', phrase('third-event-CupGained', { tokens: ref('token', token) }), { lists: 'tokens' }),
  HeadlineRead: (event, around) => headline(event, around),
  RumorEntered: ({ headline: id, replaced }, { events, index }) => {
    const read = events[index - 1];
    const known = read?.type === 'HeadlineRead' && read.headline === id;
    return sentence(
      'mythos',
      phrase('third-event-RumorEntered', {
        headline: ref('headline', id),
        known: known ? 'yes' : 'no',
        other: replaced === null ? 'no' : 'yes',
        replaced: replaced === null ? '' : ref('headline', replaced),
      }),
      { tacit: true, matters: 3 },
    );
  },
  RumorLeft: ({ headline: id }) =>
    sentence('mythos', phrase('third-event-RumorLeft', { headline: ref('headline', id) }), { matters: 3 }),
  Reckoning: (event, around) => {
    const next = around.events[around.index + 1];
    // The dice say what they are rolled for.
    if (next?.type === 'DiceRolled' && next.purpose.id === event.by.id) return null;
    const says = phrase('third-event-Reckoning', { by: rumored(event.by) });
    return leading(
      around,
      { says, end: phrase('third-reckoning-end'), idle: event.idle },
      { because: causedBy(event.by), tacit: true },
    );
  },
};

/** Where an encounter takes place, as its headline. */
function placeOf({ section, kind }: Pick<EventOf<'EncounterDrawn'>, 'section' | 'kind'>): Ref {
  if (kind === 'street') return ref('streetKind', section);
  if (kind === 'anomaly') return ref('streetKind', 'anomaly');
  return ref('space', section);
}

/** A headline of which there is a reckoning is the rumor. */
function rumored(by: Cause): PhraseArgument {
  return by.ref === 'headline' ? phrase('third-rumor') : (by as Ref);
}

/** A token, with what comes of it at once; blanks are told together, and a headline by its own words. */
function drawn({ seat, token }: EventOf<'TokenDrawn'>, around: Around): Sentence[] {
  const about = around.who(seat);
  const next = around.events[around.index + 1];
  if (next?.type === 'HeadlineRead') return [];
  const says = phrase('third-event-TokenDrawn', { token: ref('token', token) });
  // Blanks are told together, however many tokens lie between them.
  if (token === 'blank')
    return [
      sentence('token', phrase('third-event-BlankDrawn', { token: ref('token', token) }), {
        about,
        tacit: true,
        lists: 'token',
        of: { thread: `blanks ${about.id}` },
      }),
    ];
  return leading(around, { says, end: phrase('third-token-end') }, { about, tacit: true });
}

/** A headline with what it says; what a rumor goes on doing has to be known, what another does is seen at once. */
function headline(
  { seat, headline: id }: EventOf<'HeadlineRead'>,
  { events, index, who, content }: Around,
): Sentence[] {
  const next = events[index + 1];
  const isRumor = next?.type === 'RumorEntered' && next.headline === id;
  const rules = isRumor ? headlineText(content.headline(id)).slice(0, -1) : [];
  const drawnBy = events[index - 1]?.type === 'TokenDrawn';
  return [
    sentence(
      'prose',
      phrase('third-event-HeadlineRead', {
        drawn: drawnBy ? 'yes' : 'no',
        headline: ref('headline', id),
        story: story('headlines', id),
      }),
      {
        about: drawnBy ? who(seat) : null,
        matters: 3,
        brief: phrase('third-brief-headline', { headline: ref('headline', id) }),
      },
    ),
    ...rules.map((text) =>
      sentence('mythos', phrase('story-text', { text }), { because: ref('headline', id), tacit: true }),
    ),
  ];
}
