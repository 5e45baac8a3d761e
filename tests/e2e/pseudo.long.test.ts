import { rmSync } from 'node:fs';
import { CanvasRenderingContext2D } from 'canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NAMES } from '../../src/lab/strangers/place.ts';
import { Strangers } from '../../src/lab/strangers/strangers.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import { readDataFrom } from '../../src/words/datafolder.ts';
import { harnessed } from '../length.ts';
import { PSEUDO, pseudoData, unsaidIn } from '../words/pseudo.ts';

/** What people are called, and a time zone. */
const OWN = [...NAMES, 'UTC'];

/** How many turns are played; to the end by the harness. */
const TURNS = harnessed(5, Number.POSITIVE_INFINITY);

let folder: string;
let restore: () => void;
const drawn = new Set<string>();
const { fillText } = CanvasRenderingContext2D.prototype;

beforeAll(() => {
  folder = pseudoData();
  restore = readDataFrom(folder);
  CanvasRenderingContext2D.prototype.fillText = function (text: string, ...place: [number, number, number?]) {
    drawn.add(text);
    fillText.call(this, text, ...place);
  };
});

afterAll(() => {
  CanvasRenderingContext2D.prototype.fillText = fillText;
  restore();
  rmSync(folder, { recursive: true, force: true });
});

/** Every text that somebody reads of a message or a form. */
function* textsIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (['content', 'label', 'placeholder', 'description', 'title', 'text', 'name'].includes(key)) yield value;
  } else if (Array.isArray(value)) {
    for (const one of value) yield* textsIn(one, key);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) if (name !== 'emoji') yield* textsIn(inner, name);
  }
}

/** What stands in a message but in no language that was asked for. */
function unsaid(messages: readonly Partial<WireMessage>[]): string[] {
  const texts = messages.flatMap(({ content, components, attachments }) => [
    ...textsIn({ content, components }),
    ...(attachments ?? []).flatMap(({ description }) => (description ? [description] : [])),
  ]);
  return texts.flatMap((text) =>
    unsaidIn(text, OWN).length > 0 ? [`${unsaidIn(text, OWN).join(' ')} in: ${text}`] : [],
  );
}

it.each(['second', 'third'])(
  'a game of the %s edition says nothing that is not said in its language, nor draws it',
  async (edition) => {
    drawn.clear();
    const strangers = await Strangers.meet(edition, `pseudo ${edition}`, { locale: PSEUDO });
    try {
      const seen = new Map<string, WireMessage>();
      const forms: unknown[] = [];
      for (const { robot } of strangers.people) {
        const submit = robot.submitModal.bind(robot);
        robot.submitModal = (opened, fields) => {
          forms.push(typeof opened === 'string' ? null : opened.modal);
          return submit(opened, fields);
        };
      }
      for (let { turn } = strangers; turn !== null && turn <= TURNS; { turn } = strangers) {
        await strangers.answer();
        for (const message of strangers.messages())
          seen.set(`${message.id} ${JSON.stringify(message.components)}`, message);
      }
      expect(seen.size).toBeGreaterThan(20);
      expect(unsaid([...seen.values()])).toEqual([]);
      for (const [command, options] of PRIVATE) {
        const answer = await (await strangers.people[0]?.robot.command(command, options))?.answer();
        expect([command, unsaid(answer ? [answer] : [])]).toEqual([command, []]);
      }
      expect([...textsIn(forms)].filter((text) => unsaidIn(text, OWN).length > 0)).toEqual([]);
      expect(drawn.size).toBeGreaterThan(100);
      expect([...drawn].filter((text) => unsaidIn(text, OWN).length > 0)).toEqual([]);
    } finally {
      await strangers.leave();
    }
  },
);

/** What somebody asks for themselves. */
const PRIVATE: readonly [string, Record<string, string>][] = [
  ['hint', {}],
  ['status', {}],
  ['game status', {}],
  ['sheet', {}],
  ['sheet', { text: 'yes' }],
  ['board', {}],
  ['board', { text: 'yes' }],
  ['help', {}],
  ['log', { all: 'yes' }],
  ['settings show', {}],
  ['game options', {}],
  ['game check', {}],
  ['verify', {}],
  ['history', {}],
  ['me record', {}],
  ['rules', { topic: '2E-2505', edition: 'second' }],
  ['rules', { topic: '3E-409.2', edition: 'third' }],
  ['look', { at: 'card:necronomicon', edition: 'second' }],
  ['look', { at: 'monster:ghoul', edition: 'second' }],
  ['look', { at: 'sheet:amanda-sharpe', edition: 'second' }],
  ['look', { at: 'mythos:mythos-estate-sale', edition: 'second' }],
  ['look', { at: 'ancientOne:yig', edition: 'second' }],
  ['look', { at: 'card:shotgun', edition: 'third' }],
  ['look', { at: 'monster:eyelessWatcher', edition: 'third' }],
  ['look', { at: 'sheet:rexMurphy', edition: 'third' }],
  ['look', { at: 'scenario:veilOfTwilight', edition: 'third' }],
];
