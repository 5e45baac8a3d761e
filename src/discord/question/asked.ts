import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { GameView, OpenDecision, SeatView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { askedMark } from '../message/askedmark.ts';
import { quoted } from '../message/content.ts';
import { customId } from '../message/customid.ts';
import type { Button } from '../message/row.ts';
import { button, type Choosing } from './optionrow.ts';

/** The person a seat's questions go to: who holds it, or their stand-in; null = the autopilot. */
export function askedAt({ autopilot, person, substitute }: SeatView): string | null {
  if (autopilot || person === null) return null;
  return substitute?.instead ? substitute.person : person;
}

/** True for who is asked, and for whoever may answer in their name. */
export function mayAnswer(open: OpenDecision, person: string): boolean {
  return open.persons.includes(person) || open.substitutes.includes(person);
}

/** Whom a question names: of a vote, who has not voted yet. */
export function askedNow({ tally, awaited, persons }: OpenDecision): readonly string[] {
  return tally && awaited.length > 0 ? awaited : persons;
}

/** The button that tells why somebody is asked. It carries whom: of all that they hold, the seats. */
export function whyButton(choosing: Pick<Choosing, 'game' | 'branch' | 'open' | 'words'>, view: GameView): Button {
  const named = askedNow(choosing.open);
  const asked = view.seats.flatMap((held) => {
    const person = askedAt(held);
    return person !== null && named.includes(person) ? [{ seat: held.seat, person }] : [];
  });
  return button(choosing, 'why', askedMark(asked), choosing.words.say('question-why'));
}

/** The button by which somebody who is guided says that they need no guide any more; none in other games. */
export function guideButtons({ id, guided }: GameView, words: Words): Button[] {
  if (!guided) return [];
  const label = words.say('button-guide-over');
  return [
    { type: ComponentType.Button, style: ButtonStyle.Secondary, custom_id: customId({ on: 'guide', game: id }), label },
  ];
}

/** What the guide says beside a question; null where it says nothing. */
export function guideLine({ comment }: OpenDecision, words: Words): string | null {
  return comment ? quoted(words.say('guide-line', { comment: comment.says })) : null;
}
