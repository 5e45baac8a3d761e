import { ref } from '../../../../engine/phrase.ts';
import { typeset } from '../../../../words/noun.ts';
import type { Words } from '../../../../words/words.ts';
import { kindNamed } from '../../../edition/copy.ts';
import { lines, story } from '../../../shown/clause.ts';
import { loadContent } from '../../content/content.ts';
import { archiveProse, prose } from '../../shown/prose.ts';
import type { EventOf } from '../../state/event.ts';

/** The story of an archive card, or of the part of its back that is read. */
export function codexLine(
  event: EventOf<'CodexAdded'> | EventOf<'CodexFlipped'> | EventOf<'CodexRead'>,
  words: Words,
): string {
  const part = event.type === 'CodexRead' ? event.part : null;
  const side = event.type === 'CodexAdded' ? event.side : 'back';
  const card = ref('archive', String(event.card));
  const head =
    part === null
      ? words.say(`third-event-${event.type}`, { card, kind: 'none', waits: '' })
      : words.say('third-event-CodexRead-part', { part: ref('part', part) });
  return lines(head, story(archiveProse(event.card, part === null ? side : { part }, words.locale)));
}

/** A condition turned over: its back with its story; what it does is done at once, and told then. */
export function flipped(event: EventOf<'CardFlipped'>, words: Words): string {
  const content = loadContent();
  const card = content.asset(event.card);
  const back = card.backs?.find(({ id }) => id === event.back);
  return words
    .say('third-event-CardFlipped', {
      seat: ref('seat', String(event.seat)),
      card: ref('card', event.card),
      back: typeset(back?.name ?? content.assets.get(kindNamed(event.back))?.name ?? event.back),
      story: story(prose('cards', [event.back], words.locale)),
    })
    .trim();
}

/** What left the display and what lies there now. */
export function displayLine({ discarded, revealed }: EventOf<'DisplayChanged'>, words: Words): string | null {
  const cards = (ids: readonly string[]) => ids.map((id) => ref('card', id));
  const told = [
    ...(discarded.length > 0 ? [words.say('third-event-DisplayChanged-discarded', { cards: cards(discarded) })] : []),
    ...(revealed.length > 0 ? [words.say('third-event-DisplayChanged', { cards: cards(revealed) })] : []),
  ];
  return told.length === 0 ? null : told.join(' ');
}
