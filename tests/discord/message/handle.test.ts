import { expect, it } from 'vitest';
import type { Services } from '../../../src/discord/connection/services.ts';
import { optionEmojis, seatEmoji } from '../../../src/discord/message/handle.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Option } from '../../../src/engine/decision.ts';
import type { Sign } from '../../../src/render/handles/sign.ts';
import { said } from '../../table/toyedition.ts';

const SHEETS = ['amanda-sharpe', 'wendyAdams'];
const sign = ({ id }: Option): Sign | null => (id.startsWith('clue') ? 'clue' : id === 'fight' ? 'fight' : null);
const edition = {
  who: (_: object, seat: number) => ({ ref: 'sheet', id: SHEETS[seat] ?? '' }),
  sign,
} as unknown as TableEdition;
const state = {} as never;
const position = () => ({ ok: true, value: { edition, live: { play: { state } } } });
const emojis = { of: (handle: string) => ({ id: '1', name: handle }), refused: () => undefined };
const services = { emojis, table: { reading: { position } } } as unknown as Services;

/** The names of what each option of a question bears. */
function borne(options: Partial<Option>[]): (string | null)[] {
  const all = options.map((one, index): Option => ({ id: String(index), label: said('-'), ...one }));
  const of = optionEmojis(services, { id: 'g' }, [{ options: all }]);
  return all.map((one) => of(one)?.name ?? null);
}

it('an option bears what its edition says, or the face of whom it is about', () => {
  const seat = { about: { ref: 'seat', id: '1' } };
  const sheet = { about: { ref: 'sheet', id: 'jennyBarnes' } };
  expect(borne([{ id: 'clue:1' }, { id: 'fight' }, seat, sheet, {}])).toEqual([
    ...['clue', 'fight', 'wendy_adams', 'jenny_barnes'],
    null,
  ]);
});

it('none does where all would bear the same, but for one that stands alone', () => {
  expect(borne([{ id: 'clue:1' }, { id: 'clue:2' }])).toEqual([null, null]);
  expect(borne([{ id: 'clue:1' }, { id: 'clue:2' }, {}])).toEqual(['clue', 'clue', null]);
  expect(borne([{ id: 'clue:1' }])).toEqual(['clue']);
});

it('what is asked next is another matter, whatever its options are called', () => {
  const option = (id: string): Option => ({ id, label: said('-') });
  const [now, next] = [
    [option('clue:1'), option('x')],
    [option('clue:1'), option('clue:2')],
  ];
  const of = optionEmojis(services, { id: 'g' }, [{ options: now }, { options: next }]);
  expect([...now, ...next].map((one) => of(one)?.name ?? null)).toEqual(['clue', null, null, null]);
});

it('a seat has the face of whoever plays it, where there is one', () => {
  expect(seatEmoji(services, { edition, state }, 0)?.name).toBe('amanda_sharpe');
  expect(seatEmoji({ emojis: { ...emojis, of: () => null } }, { edition, state }, 0)).toBeNull();
});
