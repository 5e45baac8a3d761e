import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { lines, small, story } from '../../shown/clause.ts';
import { loadContent } from '../content/content.ts';
import { archiveText, partText } from '../language/text/archive.ts';
import { backText } from '../language/text/sheet.ts';
import { archiveProse, prose } from '../shown/prose.ts';
import type { EventOf } from '../state/event.ts';

/** The story of an archive card with the rules text of what lies up now. */
export function codexLine(
  event: EventOf<'CodexAdded'> | EventOf<'CodexFlipped'> | EventOf<'CodexRead'>,
  words: Words,
): string {
  const card = loadContent().archiveCard(event.card);
  const part = event.type === 'CodexRead' ? event.part : null;
  const side = event.type === 'CodexAdded' ? event.side : 'back';
  const name = ref('archive', String(event.card));
  const head =
    part === null
      ? words.say(`third-event-${event.type}`, { card: name })
      : words.say('third-event-CodexRead-part', { part: ref('part', part) });
  const told = archiveProse(event.card, part === null ? side : { part }, words.locale);
  const rules = part === null ? archiveText(card, side) : [partText(card, part)];
  return lines(head, story(told), ...rules.map((text) => small(words.text(text))));
}

/** A condition turned over: its back with its story and what it does. */
export function flipped(event: EventOf<'CardFlipped'>, words: Words): string {
  const content = loadContent();
  const card = content.asset(event.card);
  const back = card.backs?.find(({ id }) => id === event.back);
  const rules = back ? words.text(backText(back)) : '';
  const told = words.say('third-event-CardFlipped', {
    seat: ref('seat', String(event.seat)),
    card: ref('card', event.card),
    back: back?.name ?? content.assets.get(kindNamed(event.back))?.name ?? event.back,
    story: story(prose('cards', [event.back], words.locale)),
    rules,
  });
  return rules === '' ? (told.split('\n')[0] ?? told) : told;
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
