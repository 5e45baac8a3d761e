import { phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { sentence } from '../../../../story/sentence.ts';
import { story } from '../../../telling/teller.ts';
import { prose } from '../../shown/prose.ts';
import type { Tellers } from './around.ts';

/** Encounters: their stories; what they do is told as it happens. */
export const ENCOUNTERS: Tellers<'EncounterDrawn' | 'GateCardDrawn' | 'LocationCardRevealed' | 'LocationAbility'> = {
  EncounterDrawn: ({ seat, neighborhood, place, entry }, { who }) =>
    sentence(
      'prose',
      phrase('event-EncounterDrawn', {
        place: ref('place', place),
        story: written('encounters', neighborhood, place, String(entry - 1)),
      }),
      { because: ref('place', place), of: { thread: `encounter ${who(seat).id}`, opens: true } },
    ),
  GateCardDrawn: ({ seat, world, card, entry }, { who }) =>
    sentence(
      'prose',
      phrase('event-EncounterDrawn', { place: ref('world', world), story: written('gate-cards', card, entry) }),
      { because: ref('world', world), of: { thread: `encounter ${who(seat).id}`, opens: true } },
    ),
  LocationCardRevealed: ({ neighborhood, entry }) =>
    sentence(
      'card',
      phrase('event-LocationCardRevealed', { place: ref('place', `${neighborhood}-streets`), number: entry }),
    ),
  LocationAbility: ({ seat, place, ability }, { who }) =>
    sentence('use', phrase('event-LocationAbility', { place: ref('place', place), ability: ref('ability', ability) }), {
      about: who(seat),
      because: ref('place', place),
      means: ref('ability', ability),
    }),
};

function written(file: string, ...path: string[]): Ref | string {
  return prose(file, path, 'en') === null ? '' : story(file, ...path);
}
