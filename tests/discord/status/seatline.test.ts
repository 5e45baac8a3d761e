import { expect, it } from 'vitest';
import { plainWords, type Services } from '../../../src/discord/connection/services.ts';
import { seatLines } from '../../../src/discord/status/seatline.ts';
import type { GameView } from '../../../src/table/game/view.ts';

it('marks whoever is asked, and whoever has taken their turn, beside the face of who has one', () => {
  const edition = {
    standing: () => '3 clues',
    who: (_state: object, seat: number) => ({ ref: 'sheet', id: seat === 1 ? 'amanda-sharpe' : 'nobody-known' }),
    turnTaken: (_state: object, seat: number) => (seat > 0 && seat < 3 ? 'turn' : null),
  };
  const position = () => ({ ok: true, value: { edition, live: { play: { state: {} } } } });
  const of = (handle: string) => (handle === 'amanda_sharpe' ? { id: '7', name: 'amanda_sharpe_0000' } : null);
  const services = { table: { reading: { position } }, emojis: { of } } as unknown as Services;
  const names = ['Mara', 'Jonas', 'Ines', 'Leo'];
  const seats = names.map((name, seat) => ({ seat, name, person: name }));
  const view = { id: 'g', seats, open: [0, 2].map((seat) => ({ decision: { seats: [seat] } })) } as unknown as GameView;
  const lines = seatLines(
    services,
    view,
    plainWords({ reader: null }).with(({ id }) => `investigator ${id}`),
  );
  expect(lines.map((line) => line.at(0))).toEqual(['▸', '✓', '▸', '·']);
  expect(lines[1]).toContain('(Jonas)');
  expect(lines.map((line) => line.slice(1, 5))).toEqual([' **i', ' <:a', ' **i', ' **i']);
  expect(lines[1]).toMatch(/^✓ <:amanda_sharpe_0000:7> \*\*investigator 1\*\*/);
});
