import { ComponentType, MessageType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { phrase } from '../../../src/engine/phrase.ts';
import { toldTwice } from '../../../src/lab/guests/toldtwice.ts';
import type { WireMessage } from '../../../src/local/wire.ts';
import { sentence } from '../../../src/story/sentence.ts';
import type { Happening } from '../../../src/table/told/happening.ts';
import { Words } from '../../../src/words/words.ts';

const WORDS = new Words('en');
const ZBX = sentence('apart', phrase('story-text', { text: 'Zbx.' }));

function row(id: number, message: string, happening: Partial<Happening>) {
  return { id, message, body: JSON.stringify({ sentences: [ZBX], pictures: [], ...happening }) };
}

function message(id: string, content: string, mark?: number): WireMessage {
  const components = mark === undefined ? [] : [{ type: ComponentType.Container, id: mark, components: [] }];
  const wire = { id, content, components, attachments: [], type: MessageType.Default };
  return wire as unknown as WireMessage;
}

/** What stands in a channel where nothing was ever to be pressed. @param now what has become of some of it since */
function seen(first: readonly WireMessage[], now: readonly WireMessage[] = []) {
  const posted = new Map(first.map((one) => [one.id, one]));
  return {
    posted,
    messages: new Map([...posted, ...now.map((one) => [one.id, one] as const)]),
    toldAtFirst: () => [...posted.values()],
  };
}

it('what is told as often as it was to be is not told twice, be the words the same', () => {
  const rows = [row(1, 'a', {}), row(2, 'b', {}), row(3, 'c', { frame: 'turn 1' }), row(4, 'c', { frame: 'turn 1' })];
  const first = [message('a', 'Zbx.'), message('b', 'Zbx.'), message('c', 'Zbx.'), message('lobby', 'Qrt.')];
  expect(toldTwice(rows.slice(0, 2), seen([...first.slice(0, 2), message('lobby', 'Qrt.')]), WORDS)).toEqual([]);
  expect(toldTwice(rows.slice(2), seen(first.slice(2), [message('c', 'Zbx.\nZbx.')]), WORDS)).toEqual([]);
});

it('what stands once too often is', () => {
  expect(toldTwice([row(1, 'b', {})], seen([message('a', 'Zbx.'), message('b', 'Zbx.')]), WORDS)).toEqual(['Zbx.']);
});

it('a message that no row knows, and that came like one that grows, is told twice, however that has grown', () => {
  const rows = [row(1, 'b', { frame: 'turn 1' }), row(2, 'b', { frame: 'turn 1' })];
  const first = [message('a', 'Zbx.'), message('b', 'Zbx.')];
  expect(toldTwice(rows, seen(first, [message('b', 'Zbx.\nKwp.')]), WORDS)).toEqual(['Zbx.']);
});

it('a great moment that has the mark of another is told twice, whatever it says', () => {
  const moments = [message('a', 'Zbx.', 7), message('b', 'Zbx. Kwp.', 7), message('c', 'Zbx.', 8)];
  expect(toldTwice([row(7, 'b', { frame: 'turn 1' })], seen(moments), WORDS)).toEqual(['Zbx. Kwp.']);
  expect(toldTwice([], seen(moments.slice(1)), WORDS)).toEqual([]);
});
